"""Solo play: the building that the opponent blocks."""

from __future__ import annotations

from rulewright.core.citing import cite, require
from rulewright.core.frozen import replace
from rulewright.raiders_of_scythia.components import Game, known, strategy_card
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.printed import Building


def block_building(game: Game, position: Position, card: str) -> Position:
    """Block the building that a strategy card shows, and no other any more."""
    cite("ROS-solo-blocked-buildings-D01")
    blocked = known(strategy_card(game, position, card).blocked, f"strategies.{card}.blocked")
    return replace(position, opponent=replace(position.opponent, blocked=blocked))


def permits_building(position: Position, building: Building) -> bool:
    """Tell whether the opponent leaves a building free for the player's workers."""
    return building != position.opponent.blocked


def refuse_blocked_for_placing(position: Position, building: Building) -> None:
    """Refuse a worker placed on the blocked building; else the turn goes on as usual.

    Raises:
        Illegal: the opponent blocks the building.
    """
    if position.opponent.crew:
        cite("ROS-solo-overview-S01")
        require(
            permits_building(position, building),
            "ROS-solo-blocked-buildings-R01",
            f"no worker may be placed on the {building}: the opponent blocks it",
        )


def refuse_blocked_for_taking(position: Position, building: Building) -> None:
    """Refuse a worker taken from the blocked building.

    Raises:
        Illegal: the opponent blocks the building.
    """
    if position.opponent.crew:
        require(
            permits_building(position, building),
            "ROS-solo-blocked-buildings-R02",
            f"no worker may be taken from the {building}: the opponent blocks it",
        )


def note_use_by_effect(position: Position, building: Building) -> None:
    """Say that an effect may use a building even if the opponent blocks it."""
    if not permits_building(position, building):
        cite("ROS-solo-blocked-buildings-P01")
