"""The Slow Power phase."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, require
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.fast_phase import skip
from rulewright.spirit_island.position import Position, in_play
from rulewright.spirit_island.powers import (
    leaves_to_repeat,
    left_to_trigger,
    printed,
    usable,
    use_power,
)


def slow_phase(game: Game, position: Position) -> Play[Position]:
    """Carry out the whole Slow Power phase (Slow Power phase).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after it.
    """
    while not position.result:
        open_now = {f"{spirit}: {power}": power for spirit, power in usable(game, position, "slow")}
        cite("SI-slow-phase-S02")
        if not open_now:
            break
        must = any(left_to_trigger(game, position, "slow"))
        chosen = yield from Choose("next_power", "slow", offer(open_now), optional=not must)
        if not chosen:
            break
        spirit = chosen.partition(": ")[0]
        position = yield from use_slow_power(game, position, spirit, open_now[chosen])
    if position.result:
        return position
    return (yield from end_slow_phase(game, position))


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
        Illegal: the power is fast, was used as if it were fast, or can't be used.
    """
    cite("SI-slow-phase-S01", "SI-slow-phase-S02")
    card, there = printed(game, power), in_play(position, spirit)
    if power not in there.used:
        require(
            card.speed == "slow",
            "SI-fast-phase-R03",
            f"{power} is fast: it is not held back for the Slow Power phase",
        )
    repeats = bool(leaves_to_repeat(game, position, spirit, card))
    require(
        power not in there.used_fast or repeats,
        "SI-power-principles-R10",
        f"{spirit} has used {power} this turn as if it were fast",
    )
    return (yield from use_power(game, position, spirit, power, "slow"))


def end_slow_phase(game: Game, position: Position) -> Play[Position]:
    """End the Slow Power phase; what hasn't been used is skipped (Slow Power phase).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position as it is.

    Raises:
        Illegal: an innate power must be used first (SI-Q10).
    """
    yield from ()
    cite("SI-slow-phase-S02")
    for spirit, power in left_to_trigger(game, position, "slow"):
        require(False, "SI-powers-E02", f"{power} of {spirit} is triggered first")
    skip(game, position, "slow")
    return position
