"""The operations on field battles and sieges (14, 15), and on foreign wars (23.7)."""

from __future__ import annotations

from rulewright.core.operations import Operation

BATTLE_OPERATIONS: tuple[Operation, ...] = ()
