"""Solo play: the building that the opponent blocks; what it means stands in `work`."""

from __future__ import annotations

from rulewright.core.citing import cite
from rulewright.core.frozen import replace
from rulewright.raiders_of_scythia.components import Game, known, strategy_card
from rulewright.raiders_of_scythia.position import Position


def block_building(game: Game, position: Position, card: str) -> Position:
    """Block the building that a strategy card shows, and no other any more."""
    cite("ROS-solo-blocked-buildings-D01")
    blocked = known(strategy_card(game, position, card).blocked, f"strategies.{card}.blocked")
    return replace(position, opponent=replace(position.opponent, blocked=blocked))
