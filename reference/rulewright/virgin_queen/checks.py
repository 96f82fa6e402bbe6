"""What can stand on the table: a position that can't is refused, with where and what."""

from __future__ import annotations

from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position


def check(game: Game, position: Position) -> None:
    """Refuse a position that can't stand on the table.

    Raises:
        Impossible: says where and what.
    """
    for name in position.spaces:
        if name not in game.map:
            raise Impossible(f"spaces.{name}: the map has no such space or sea zone")
