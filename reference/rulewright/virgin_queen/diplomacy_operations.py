"""The operations on diplomacy (9)."""

from __future__ import annotations

from rulewright.core.operations import Input, Operation
from rulewright.virgin_queen.control_operations import (
    DISPLACE_FLEET_TO,
    DISPLACE_TO,
    DISPLACED_UNITS,
)
from rulewright.virgin_queen.inputs import SPACE
from rulewright.virgin_queen.position import Count, MajorPower, Owner, Power
from rulewright.virgin_queen.s09_4_wars import leave_as_war_begins
from rulewright.virgin_queen.s09_diplomacy import ally, declare_war, make_peace

ONE = Input("one", MajorPower, "one of the powers")
OTHER = Input("other", MajorPower, "the other one")
DECLARER = Input("power", MajorPower, "the power that declares war")
ON = Input("on", Owner, "the power on which it does")
COST = Input(
    "cost",
    Count,
    "the number in the box of the two, if there is one; none for England and Spain (9.5)",
    required=False,
)
CP = Input("cp", Count, "the CP of the cards and treasures that pay for it", required=False)
PEACE_WITH = Input(
    "peace_with",
    tuple[Power, ...],
    "the powers with which it has made peace in this Diplomacy Phase",
    required=False,
)
SEBASTIAN = Input(
    "sebastian_is_dead", bool, "whether Death of King Sebastian has occurred", required=False
)

DIPLOMACY_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.make_peace",
        "9.1",
        make_peace,
        "Two major powers end the war between them.",
        (ONE, OTHER),
    ),
    Operation(
        "virgin_queen.ally",
        "9.2",
        ally,
        "Two major powers announce an alliance.",
        (ONE, OTHER),
    ),
    Operation(
        "virgin_queen.declare_war",
        "9.4",
        declare_war,
        "A major power declares war on another power; nobody intervenes yet.",
        (DECLARER, ON, COST, CP, PEACE_WITH, SEBASTIAN),
    ),
    Operation(
        "virgin_queen.leave_as_war_begins",
        "9.4",
        leave_as_war_begins,
        "Units leave a space where they are together with a new enemy (VQ-Q136).",
        (SPACE, Input("power", Power, "the power whose units leave it")),
        (DISPLACE_TO, DISPLACED_UNITS, DISPLACE_FLEET_TO),
    ),
)
"""The operations of section 9."""
