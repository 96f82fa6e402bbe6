"""Solo play: the turn of the opponent."""

from __future__ import annotations

from rulewright.core.asks import Draw, Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import Game, strategy_card
from rulewright.raiders_of_scythia.game_end import pass_turn
from rulewright.raiders_of_scythia.position import OPPONENT, Position
from rulewright.raiders_of_scythia.solo_blocked import block_building
from rulewright.raiders_of_scythia.solo_crew import crew_of
from rulewright.raiders_of_scythia.solo_horses import gain_horse
from rulewright.raiders_of_scythia.solo_provisions import gain_provisions
from rulewright.raiders_of_scythia.solo_quests import gain_quest
from rulewright.raiders_of_scythia.solo_raid import (
    has_provisions,
    has_strength,
    opponent_raid,
    target_of,
)
from rulewright.raiders_of_scythia.supplies import without


def opponent_turn(game: Game, position: Position) -> Play[Position]:
    """Carry out the turn of the opponent: turn a strategy card up and go through it.

    Args:
        game: rules and components.
        position: the position; if it says whose turn it is or what is due, it is the opponent.

    Returns:
        The position with the next to act.

    Raises:
        Illegal: it isn't the opponent's turn.
    """
    crew_of(game, position)
    require(
        position.active in ("", OPPONENT)
        and (not position.agenda or position.agenda[0] == OPPONENT),
        "ROS-solo-opponent-turn-S01",
        "it isn't the turn of the opponent",
    )
    position, card = yield from _turn_up(position)
    position = block_building(game, position, card)
    position = yield from _carry_out(game, position, card)
    return pass_turn(game, position, OPPONENT) if position.active else position


def _carry_out(game: Game, position: Position, card: str) -> Play[Position]:
    """Go through a strategy card from the top: raid, or do what stands to the right."""
    cite("ROS-solo-opponent-turn-S02")
    strategy = strategy_card(game, position, card)
    if target_of(game, position, strategy) is None:
        cite("ROS-solo-opponent-turn-S03")
        return (yield from gain_quest(game, position, card))
    if not has_provisions(position, strategy):
        cite("ROS-solo-opponent-turn-S03")
        return (yield from gain_provisions(game, position, card))
    if not has_strength(game, position, strategy):
        cite("ROS-solo-opponent-turn-S03")
        return (yield from gain_horse(game, position, card))

    return (yield from opponent_raid(game, position, card))


def _turn_up(position: Position) -> Play[tuple[Position, str]]:
    """Turn the top strategy card up onto the discard pile; asks `strategy` about the opponent.

    Raises:
        Impossible: there is no strategy card at all.
    """
    if not position.strategy_deck:
        cite("ROS-solo-opponent-turn-S05")
        deck = position.strategy_discard
        position = replace(position, strategy_deck=deck, strategy_discard=())
    if not position.strategy_deck:
        raise Impossible("strategy_deck: there is no AI strategy card")

    cite("ROS-solo-opponent-turn-S01")
    drawn = yield from Draw("strategy", OPPONENT, position.strategy_deck, 1)
    deck, discard = without(position.strategy_deck, drawn), (*position.strategy_discard, *drawn)
    return replace(position, strategy_deck=deck, strategy_discard=discard), drawn[0]
