"""The operations on sea captains and naval movement (5.2, 16.1)."""

from __future__ import annotations

from rulewright.core.operations import Input, Operation
from rulewright.virgin_queen.inputs import SPACE
from rulewright.virgin_queen.position import MajorPower
from rulewright.virgin_queen.s05_2_sea_captains import (
    captain_as_leader,
    captain_bonus,
    captain_returns,
    place_captain,
)
from rulewright.virgin_queen.s16_1_naval_movement import Course, naval_move

POWER = Input("power", MajorPower, "the power")
CAPTAIN = Input("captain", str, "the captain")
DAMAGED = Input("damaged", bool, "whether he starts on his damaged side", required=False)
COURSES = Input("courses", tuple[Course, ...], "what sails where")

NAVAL_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.place_captain",
        "5.2",
        place_captain,
        "A power that builds an expedition puts a captain on the World Map.",
        (POWER, CAPTAIN, SPACE, DAMAGED),
    ),
    Operation(
        "virgin_queen.captain_as_leader",
        "5.2",
        captain_as_leader,
        "An English captain comes to the Europe Map as a naval leader.",
        (CAPTAIN, SPACE),
    ),
    Operation(
        "virgin_queen.captain_returns",
        "5.2",
        captain_returns,
        "A captain returns to the force pool.",
        (CAPTAIN,),
    ),
    Operation(
        "virgin_queen.captain_bonus",
        "5.2",
        captain_bonus,
        "A power uses the special bonus of a captain.",
        (POWER, CAPTAIN),
    ),
    Operation(
        "virgin_queen.naval_move",
        "16.1",
        naval_move,
        "The active power declares a naval move, pays for it and makes it (steps 1 and 2).",
        (COURSES,),
    ),
)
"""The operations of sections 5.2 and 16.1."""
