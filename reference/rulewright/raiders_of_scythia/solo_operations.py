"""The operations of the chapters on the solo game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import AskDoc, Input, Lifted, Operation
from rulewright.raiders_of_scythia.components import Game, strategy_card
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.solo_horses import gain_horse
from rulewright.raiders_of_scythia.solo_provisions import gain_provisions
from rulewright.raiders_of_scythia.solo_quests import gain_quest
from rulewright.raiders_of_scythia.solo_raid import opponent_raid
from rulewright.raiders_of_scythia.solo_scoring import score_opponent
from rulewright.raiders_of_scythia.solo_setup import set_up_opponent
from rulewright.raiders_of_scythia.solo_turn import opponent_turn

CARD = Input("card", str, "the AI strategy card")
STRATEGY = AskDoc("strategy", "`opponent`", "names drawn", "the top card of the strategy deck")
ANIMAL = AskDoc(
    "next_animal", "`opponent`", "names drawn", "the animal card that fills the empty place"
)
HORSES = AskDoc(
    "horses",
    "`opponent`",
    "one option",
    "which of several equally good ways to pay with horses: their names with ` + ` between them",
)
TURN = ("raiders_of_scythia.opponent_turn",)
"""The larger operation in which the opponent does what a strategy card says."""
CREW = Input("crew", str, "the AI crew card, chosen by its difficulty")


def _operation(
    name: str,
    section: str,
    run: Callable[..., Any],
    says: str,
    *inputs: Input,
    asks: tuple[AskDoc, ...] = (),
    rungs: tuple[str, ...] = (),
) -> Operation:
    return Operation(f"raiders_of_scythia.{name}", section, run, says, inputs, asks, rungs)


OPERATIONS: tuple[Operation, ...] = (
    _operation(
        "set_up_opponent",
        "solo-setup",
        set_up_opponent,
        "The opponent of a solo game is set up, after the player's own set-up.",
        CREW,
    ),
    _operation(
        "opponent_turn",
        "solo-opponent-turn",
        opponent_turn,
        "The opponent's turn: a strategy card is turned up and gone through.",
        asks=(STRATEGY, ANIMAL, HORSES),
    ),
    _operation(
        "opponent_gains_quest",
        "solo-quests",
        gain_quest,
        "The opponent gains a quest, or a horse if there is none.",
        CARD,
        asks=(ANIMAL,),
        rungs=TURN,
    ),
    _operation(
        "opponent_gains_provisions",
        "solo-provisions",
        gain_provisions,
        "The opponent gains provisions.",
        CARD,
        rungs=TURN,
    ),
    _operation(
        "opponent_gains_horse",
        "solo-horses",
        gain_horse,
        "The opponent gains a horse.",
        CARD,
        asks=(ANIMAL,),
        rungs=TURN,
    ),
    _operation(
        "opponent_raid",
        "solo-raid",
        opponent_raid,
        "The opponent raids as a strategy card says.",
        CARD,
        asks=(HORSES,),
        rungs=TURN,
    ),
    _operation(
        "score_opponent",
        "solo-scoring",
        score_opponent,
        "The opponent's additional VP are added at the end of the game.",
        rungs=("raiders_of_scythia.score",),
    ),
)


def lift(
    game: Game, operation: str, position: Position, inputs: Mapping[str, Any]
) -> tuple[Lifted, ...]:
    """Put a case of a small operation of the solo game as one of a larger one.

    Args:
        game: rules and components.
        operation: the small operation.
        position: its position.
        inputs: its inputs.

    Returns:
        The case on the larger operation: the strategy card lies on the deck, and no other.
    """
    rungs = {one.name: one.rungs for one in OPERATIONS}.get(operation, ())
    if "card" in inputs:
        position = _on_the_deck(game, position, inputs["card"])
    return tuple(Lifted(rung, position, {}) for rung in rungs)


def _on_the_deck(game: Game, position: Position, name: str) -> Position:
    """Lay a strategy card on the deck; it blocks some building, if none is known of it."""
    card = strategy_card(game, position, name)
    if card.blocked is None:
        strategies = with_entry(position.box.strategies, name, replace(card, blocked="Farm"))
        position = replace(position, box=replace(position.box, strategies=strategies))
    return replace(position, strategy_deck=(name,))
