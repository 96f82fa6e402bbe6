"""If the game is too difficult: the bonus Growth before it begins."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.spirit_phase import gain_energy, play_cards, spirit_grows


def bonus_growth(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit grow once more, after set-up and before the game (If the game is too difficult).

    Args:
        game: rules and components.
        position: the position after set-up.
        spirit: the Spirit.

    Returns:
        The position after its Growth; after its whole Spirit phase by the other reading (SI-Q62).
    """
    cite("SI-difficulty-handicap-P01")
    position = yield from spirit_grows(game, position, spirit)
    if reading(game.rules, "SI-Q62") == "spirit_phase":
        position = yield from gain_energy(game, position, spirit)
        position = yield from play_cards(game, position, spirit)
    return position
