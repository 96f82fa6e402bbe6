"""A whole turn."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.fast_phase import fast_phase
from rulewright.spirit_island.invader_phase import invader_phase
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.slow_phase import slow_phase
from rulewright.spirit_island.spirit_phase import spirit_phase
from rulewright.spirit_island.time_passes import time_passes

PHASES = (spirit_phase, fast_phase, invader_phase, slow_phase, time_passes)
"""The phases of a turn, in their order."""


def turn(game: Game, position: Position) -> Play[Position]:
    """Play a whole turn (Turn).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position as the next turn finds it, or that in which the game has ended.
    """
    cite("SI-turn-S01")
    for phase in PHASES:
        position = yield from phase(game, position)
        if position.result:
            break
    return position
