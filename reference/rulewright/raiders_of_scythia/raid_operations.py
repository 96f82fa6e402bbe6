"""The operations of the chapters on raids."""

from __future__ import annotations

from typing import Any

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.raiders_of_scythia.position import Count
from rulewright.raiders_of_scythia.raid import compare_strength, plunder, raid, take_wounds

SETTLEMENT = Input("settlement", str, "the settlement, by civilisation and place: `Assyria 1`")

WORKER_SPACE = AskDoc("worker_space", "the player", "one option", "the worker space, from the left")
RAID_SPACE = AskDoc("raid_space", "the player", "one option", "the raid space, from the left")
NEW_WORKER = AskDoc(
    "new_worker",
    "the player",
    "one option",
    "where the new worker is taken from: always the raid space, so that nobody is asked",
)
KUMIS = AskDoc("kumis", "the player", "one option", "how much kumis is paid; none if declined")
DICE = tuple(
    AskDoc(f"{colour}_dice", "the player", "dice", f"the {colour} dice, by number of the face")
    for colour in ("red", "white", "yellow")
)
REROLL = AskDoc(
    "reroll",
    "the player",
    "some options",
    "the dice that are rerolled, by colour and face: `red 3`; of equal faces the first",
)
REROLLED = tuple(
    AskDoc(f"{colour}_rerolled", "the player", "dice", f"the {colour} dice that are rerolled")
    for colour in ("red", "white", "yellow")
)
WOUNDS = AskDoc(
    "wounds",
    "the player",
    "a division",
    "on which crew the wounds are put; `Brawler (2)` is the second Brawler from the left",
)
CARDS = AskDoc(
    "cards", "the player", "names drawn", "the crew cards that the crew's abilities give"
)


def _operation(
    name: str,
    section: str,
    run: Any,
    says: str,
    inputs: tuple[Input, ...],
    asks: tuple[AskDoc, ...],
) -> Operation:
    return Operation(f"raiders_of_scythia.{name}", section, run, says, inputs, asks)


OPERATIONS: tuple[Operation, ...] = (
    _operation(
        "raid",
        "raid",
        raid,
        "The player whose turn it is raids a settlement.",
        (SETTLEMENT,),
        (WORKER_SPACE, KUMIS, *DICE, REROLL, *REROLLED, CARDS, WOUNDS, RAID_SPACE, NEW_WORKER),
    ),
    _operation(
        "compare_strength",
        "strength",
        compare_strength,
        "The VP or wounds are taken that a raid of this strength obtains.",
        (SETTLEMENT, Input("strength", Count, "the total strength of the raid")),
        (WOUNDS, CARDS),
    ),
    _operation(
        "take_wounds",
        "wounds",
        take_wounds,
        "The wounds of a raid are taken and distributed.",
        (SETTLEMENT, Input("wounds", Count, "the wounds of the dice and of the strength row")),
        (WOUNDS, CARDS),
    ),
    _operation(
        "plunder",
        "raid",
        plunder,
        "The plunder and the new worker of a raid space are taken, and its quest is turned up.",
        (SETTLEMENT,),
        (RAID_SPACE, NEW_WORKER),
    ),
)
