"""The operations on field battles and sieges (14, 15), and on foreign wars (23.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.virgin_queen.inputs import FURTHER_LOSS, LEADERS, SPACE, UNITS
from rulewright.virgin_queen.position import Forces, MajorPower, Owner, Power
from rulewright.virgin_queen.s13_land_movement import ResponseCard
from rulewright.virgin_queen.s14_field_battle import (
    Cards,
    battle_as_war_begins,
    field_battle,
    retreat,
)
from rulewright.virgin_queen.s15_siege import assault, break_siege, relief_battle, siege_check
from rulewright.virgin_queen.s23_7_foreign_war import (
    foreign_war_combat,
    go_to_foreign_war,
    polish_royal_election,
)

WHOSE = Input("power", Owner, "the power that retreats")
ATTACKER_RESPONSES = Input(
    "attacker_responses", Cards, "the response cards of the attacker", required=False
)
DEFENDER_RESPONSES = Input(
    "defender_responses", Cards, "the response cards of the defender", required=False
)
ATTACKER_CARDS = Input("attacker_cards", Cards, "the combat cards of the attacker", required=False)
DEFENDER_CARDS = Input("defender_cards", Cards, "the combat cards of the defender", required=False)
FIELD_CARDS = (ATTACKER_RESPONSES, DEFENDER_RESPONSES, ATTACKER_CARDS, DEFENDER_CARDS)

DICE = (
    AskDoc("attacker_dice", "the space, or the power at war", "dice", "the dice of the attacker"),
    AskDoc("defender_dice", "the space, or the power at war", "dice", "the dice of the defender"),
)
LOSSES = (
    AskDoc("losses", "who chooses", "a division", "the land units that are lost"),
    AskDoc("odd_loss", "the space", "names drawn", "who takes what can't be shared evenly"),
    AskDoc("each_odd_loss", "the space", "names drawn", "who takes one such loss (VQ-Q129)"),
    FURTHER_LOSS,
)
RETREAT_TO = AskDoc("retreat_to", "the power", "one option", "the space to which it retreats")

BATTLE_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.field_battle",
        "14",
        field_battle,
        "The formation that moves fights all that defend its target.",
        FIELD_CARDS,
        (*DICE, *LOSSES),
    ),
    Operation(
        "virgin_queen.battle_as_war_begins",
        "14",
        battle_as_war_begins,
        "Two powers fight where they are together as their war begins (VQ-Q136).",
        (SPACE, Input("power", Power, "the power that attacks"), *FIELD_CARDS),
        (*DICE, *LOSSES, RETREAT_TO),
    ),
    Operation(
        "virgin_queen.retreat",
        "14.1",
        retreat,
        "A power that lost a field battle, or came too weak for a siege, retreats.",
        (
            WHOSE,
            SPACE,
            Input(
                "after", Literal["battle", "withdrawal"], "what it retreats after", required=False
            ),
        ),
        (
            AskDoc(
                "withdraw_units",
                "the space, the nation and the kind",
                "one option",
                "how many units of a kind withdraw into the fortification",
            ),
            AskDoc("withdraw_leaders", "the power", "some options", "the leaders who do so"),
            RETREAT_TO,
            FURTHER_LOSS,
        ),
    ),
    Operation(
        "virgin_queen.siege_check",
        "15",
        siege_check,
        "A siege begins, goes on or is broken.",
        (
            SPACE,
            Input("power", str, "the power whose land units came, fought or left", required=False),
            Input(
                "after",
                Literal["", "withdrawal", "battle", "assault", "move", "siege"],
                "what it did",
                required=False,
            ),
        ),
    ),
    Operation(
        "virgin_queen.assault",
        "15.1",
        assault,
        "The active power assaults a space that it besieges.",
        (
            SPACE,
            UNITS,
            LEADERS,
            Input(
                "response_cards",
                tuple[ResponseCard, ...],
                "the response cards with which other powers hinder it",
                required=False,
            ),
            ATTACKER_CARDS,
            DEFENDER_CARDS,
            Input(
                "spoils", tuple[str, ...], "the response cards that follow success", required=False
            ),
        ),
        (
            *DICE,
            *LOSSES,
            AskDoc("displace_to", "the nation", "one option", "where leaders without units go"),
        ),
    ),
    Operation(
        "virgin_queen.relief_battle",
        "15.2",
        relief_battle,
        "The formation that moves fights the besiegers of a space that is friendly to it.",
        FIELD_CARDS,
        (
            AskDoc(
                "joining_units",
                "the space, the nation and the kind",
                "one option",
                "how many units of a kind join from inside",
            ),
            AskDoc("joining_leaders", "the space", "some options", "the leaders who join"),
            *DICE,
            *LOSSES,
            AskDoc(
                "losses_outside", "who chooses", "a division", "those of the relief force (VQ-Q175)"
            ),
            AskDoc("losses_inside", "who chooses", "a division", "those of the others (VQ-Q175)"),
            AskDoc(
                "units_into_fortification",
                "the space, the nation and the kind",
                "one option",
                "how many units of a kind of the relief force enter the fortification",
            ),
            AskDoc(
                "leaders_into_fortification",
                "the space",
                "some options",
                "the leaders of the relief force who enter the fortification",
            ),
        ),
    ),
    Operation(
        "virgin_queen.break_siege",
        "15.3",
        break_siege,
        "A force retreats whose siege is broken.",
        (WHOSE, SPACE),
        (
            RETREAT_TO,
            AskDoc(
                "retreat_units", "the nation and the kind", "a division", "where they go (VQ-Q177)"
            ),
            AskDoc("retreat_leader", "the leader", "one option", "where he goes (VQ-Q177)"),
        ),
    ),
    Operation(
        "virgin_queen.go_to_foreign_war",
        "23.7",
        go_to_foreign_war,
        "A power sends land units and a leader into a foreign war.",
        (
            Input("power", MajorPower, "the power that has the war"),
            Input("card", str, "the event card"),
            Input("foreign", int, "the independent land units against it"),
            Input("played_by", MajorPower, "the power that played the event"),
            Input(
                "units", Mapping[str, Forces], "the land units that go, by space", required=False
            ),
            Input("leader", str, "the army leader who goes", required=False),
        ),
        (FURTHER_LOSS,),
    ),
    Operation(
        "virgin_queen.foreign_war_combat",
        "23.7",
        foreign_war_combat,
        "The active power fights the field battle of its foreign war.",
        (ATTACKER_CARDS, DEFENDER_CARDS),
        (
            *DICE,
            *LOSSES,
            AskDoc("home_key", "the power", "one option", "the key to which its units come home"),
        ),
    ),
    Operation(
        "virgin_queen.polish_royal_election",
        "23.7",
        polish_royal_election,
        "The event Polish Royal Election ends the foreign war between Poland and the HRE.",
        (),
        (AskDoc("home_key", "the power", "one option", "the key to which its units come home"),),
    ),
)
"""The operations of sections 14, 15 and 23.7."""
