"""The end of the game."""

from __future__ import annotations

from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.position import Position


def note_end(game: Game, position: Position) -> Position:
    """Note that the end of the game is triggered."""
    return position
