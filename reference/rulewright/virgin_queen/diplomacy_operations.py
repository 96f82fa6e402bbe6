"""The operations on diplomacy (9)."""

from __future__ import annotations

from rulewright.core.operations import Input, Operation
from rulewright.virgin_queen.position import MajorPower
from rulewright.virgin_queen.s09_diplomacy import ally

ONE = Input("one", MajorPower, "one of the powers")
OTHER = Input("other", MajorPower, "the other one")

DIPLOMACY_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.ally",
        "9.2",
        ally,
        "Two major powers announce an alliance.",
        (ONE, OTHER),
    ),
)
"""The operations of section 9."""
