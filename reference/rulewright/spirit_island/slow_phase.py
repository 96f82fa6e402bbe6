"""The Slow Power phase."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, require
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.powers import printed, use_power


def use_slow_power(game: Game, position: Position, spirit: str, power: str) -> Play[Position]:
    """Use a slow power (Slow Power phase).

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses it.
        power: its name.

    Returns:
        The position after it.

    Raises:
        Illegal: the power is fast, or can't be used.
    """
    cite("SI-slow-phase-S01", "SI-slow-phase-S02")
    require(
        printed(game, power).speed == "slow",
        "SI-fast-phase-R03",
        f"{power} is fast: it is not held back for the Slow Power phase",
    )
    return (yield from use_power(game, position, spirit, power, "slow"))


def end_slow_phase(game: Game, position: Position) -> Play[Position]:
    """End the Slow Power phase; what hasn't been used is skipped (Slow Power phase).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position as it is.
    """
    yield from ()
    cite("SI-slow-phase-S02", "SI-power-principles-P02")
    return position
