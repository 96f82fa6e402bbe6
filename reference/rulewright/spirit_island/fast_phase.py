"""The Fast Power phase."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, require
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.powers import may_be_fast, printed, use_power


def use_fast_power(game: Game, position: Position, spirit: str, power: str) -> Play[Position]:
    """Use a fast power (Fast Power phase).

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses it.
        power: its name.

    Returns:
        The position after it.

    Raises:
        Illegal: the power is slow, or can't be used.
    """
    cite("SI-fast-phase-S01", "SI-fast-phase-R01")
    if printed(game, power).speed == "slow":
        require(
            may_be_fast(game, position, spirit, power),
            "SI-fast-phase-S01",
            f"{power} is slow: it is used in the Slow Power phase",
        )
    return (yield from use_power(game, position, spirit, power, "fast"))


def end_fast_phase(game: Game, position: Position) -> Play[Position]:
    """End the Fast Power phase; what hasn't been used is skipped (Fast Power phase).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position as it is.
    """
    yield from ()
    cite("SI-fast-phase-P02", "SI-power-principles-P02", "SI-power-principles-R04")
    cite("SI-fast-phase-P03", "SI-power-principles-E01")
    return position
