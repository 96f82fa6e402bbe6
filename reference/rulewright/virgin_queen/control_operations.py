"""The operations on control, unrest and displacement (12)."""

from __future__ import annotations

from rulewright.core.operations import Operation

CONTROL_OPERATIONS: tuple[Operation, ...] = ()
