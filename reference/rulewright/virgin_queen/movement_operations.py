"""The operations on land movement (13)."""

from __future__ import annotations

from rulewright.core.operations import Operation

MOVEMENT_OPERATIONS: tuple[Operation, ...] = ()
