"""The operations on land units, leaders, deployment and land movement (5, 5.1, 10, 13)."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.virgin_queen.control_operations import (
    DISPLACE_FLEET_TO,
    DISPLACE_TO,
    DISPLACED_UNITS,
)
from rulewright.virgin_queen.inputs import LEADERS, ORIGIN, POWER, SPACE, TARGET, UNITS
from rulewright.virgin_queen.position import Fleet, Forces, MajorPower, Nation
from rulewright.virgin_queen.s05_military_units import (
    add_land_units,
    add_naval_units,
    leader_dies,
)
from rulewright.virgin_queen.s10_spring_deployment import deploy_formation
from rulewright.virgin_queen.s13_land_movement import (
    ResponseCard,
    arrive,
    avoid_battle,
    declare_move,
    intercept,
    move_on,
    place_interceptors,
    resolve_avoid_battle,
    resolve_interceptions,
    resolve_withdrawal,
    withdraw,
)

ATTACK = Input("attack", bool, "whether it attacks an independent target", required=False)
RESPONSE_CARDS = Input(
    "response_cards",
    tuple[ResponseCard, ...],
    "the response cards that other powers play against the move",
    required=False,
)
AVOID_TO = Input("target", str, "the space to which it avoids battle", place=True)

BATTLE_LEADER = AskDoc(
    "battle_leader",
    "the space, or the power that avoids battle",
    "one option",
    "the leader whose battle rating is added",
)
INTERCEPTION_DICE = AskDoc("interception_dice", "the space", "dice", "the roll to intercept")
AVOID_BATTLE_DICE = AskDoc("avoid_battle_dice", "the power", "dice", "the roll to avoid battle")
INTERCEPTING = (
    AskDoc("intercept_from", "the power", "one option", "the space of the next attempt, if any"),
    AskDoc("intercepting_leaders", "the space", "some options", "the leaders who intercept"),
    AskDoc(
        "intercepting_units",
        "the space, the nation and the kind",
        "one option",
        "how many units of a kind intercept",
    ),
)
AVOIDING = (
    AskDoc(
        "avoid_to", "the power", "one option", "the space to which it avoids battle, if it does"
    ),
    AskDoc("avoiding_leaders", "the power", "some options", "the leaders who avoid battle"),
    AskDoc(
        "avoiding_units",
        "the space, the nation and the kind",
        "one option",
        "how many units of a kind avoid battle",
    ),
)
WITHDRAW = AskDoc("withdraw", "the power", "one option", "whether it withdraws")
COURSE = AskDoc("course", "the space", "one option", "to move on or to retreat")
NEXT_SPACE = AskDoc("next_space", "the space", "one option", "the space to which it moves on")
ATTACKS = AskDoc(
    "attack",
    "the space to which it moves on",
    "one option",
    "whether it attacks that space, an independent fortified one",
)

NEW_FLEETS = Input("fleets", Mapping[Nation, Fleet], "the naval units, by nation")
NEW_UNITS = Input("units", Forces, "the land units, by nation")
BY_EVENT = Input("event", str, "the event that brings them, if one does", required=False)
LEADER = Input("leader", str, "the leader")
DEPLOYER = Input("power", MajorPower, "the power")

MOVEMENT_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.add_land_units",
        "5",
        add_land_units,
        "Land units come out of the force pool into a space.",
        (SPACE, NEW_UNITS, BY_EVENT),
    ),
    Operation(
        "virgin_queen.add_naval_units",
        "5.4",
        add_naval_units,
        "Naval units come into play in a port or sea zone.",
        (SPACE, NEW_FLEETS),
    ),
    Operation(
        "virgin_queen.leader_dies",
        "5.1",
        leader_dies,
        "A leader dies; if he was the last of his power, its Default leader follows.",
        (LEADER,),
    ),
    Operation(
        "virgin_queen.deploy_formation",
        "10",
        deploy_formation,
        "A power moves a formation out of its capital in the Spring Deployment.",
        (DEPLOYER, ORIGIN, TARGET, UNITS, LEADERS),
    ),
    Operation(
        "virgin_queen.declare_move",
        "13.1",
        declare_move,
        "The active power declares a formation's move and pays for it.",
        (ORIGIN, TARGET, UNITS, LEADERS, ATTACK, RESPONSE_CARDS),
        rungs=("virgin_queen.move",),
    ),
    Operation(
        "virgin_queen.arrive",
        "13.1",
        arrive,
        "The formation that moves enters its target.",
        (),
        (DISPLACE_TO, DISPLACED_UNITS, DISPLACE_FLEET_TO),
    ),
    Operation(
        "virgin_queen.intercept",
        "13.2",
        intercept,
        "A power attempts one interception of the move under way.",
        (POWER, ORIGIN, UNITS, LEADERS),
        (INTERCEPTION_DICE, BATTLE_LEADER),
    ),
    Operation(
        "virgin_queen.resolve_interceptions",
        "13.2",
        resolve_interceptions,
        "A power attempts as many interceptions of the move under way as it likes.",
        (POWER,),
        (*INTERCEPTING, INTERCEPTION_DICE, BATTLE_LEADER),
    ),
    Operation(
        "virgin_queen.place_interceptors",
        "13.1",
        place_interceptors,
        "The formations that have intercepted are placed, after all attempts (VQ-Q14).",
    ),
    Operation(
        "virgin_queen.avoid_battle",
        "13.3",
        avoid_battle,
        "A power attempts to avoid battle with units in the target of the move.",
        (POWER, AVOID_TO, UNITS, LEADERS),
        (AVOID_BATTLE_DICE, BATTLE_LEADER),
    ),
    Operation(
        "virgin_queen.resolve_avoid_battle",
        "13.3",
        resolve_avoid_battle,
        "A power avoids battle, or doesn't, with what it likes.",
        (POWER,),
        (*AVOIDING, AVOID_BATTLE_DICE, BATTLE_LEADER),
    ),
    Operation(
        "virgin_queen.withdraw",
        "13.4",
        withdraw,
        "The units of a power in the target withdraw into the fortification.",
        (POWER, UNITS),
    ),
    Operation(
        "virgin_queen.resolve_withdrawal",
        "13.4",
        resolve_withdrawal,
        "A power withdraws into the fortification, or doesn't.",
        (POWER,),
        (WITHDRAW,),
    ),
    Operation(
        "virgin_queen.move_on",
        "13.4",
        move_on,
        "A formation that came too weak for a siege moves on or retreats.",
        (SPACE,),
        (COURSE, NEXT_SPACE, ATTACKS),
    ),
)
"""The operations of sections 5, 5.1, 10 and 13, apart from the whole move."""
