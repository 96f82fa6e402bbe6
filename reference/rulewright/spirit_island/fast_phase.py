"""The Fast Power phase."""

from __future__ import annotations

from typing import Literal

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, in_play
from rulewright.spirit_island.powers import (
    left_to_trigger,
    may_be_fast,
    printed,
    usable,
    use_power,
)


def fast_phase(game: Game, position: Position) -> Play[Position]:
    """Carry out the whole Fast Power phase (Fast Power phase).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after it.
    """
    while not position.result:
        open_now = {f"{spirit}: {power}": power for spirit, power in usable(game, position, "fast")}
        cite("SI-fast-phase-P01")
        if not open_now:
            break
        must = any(left_to_trigger(game, position, "fast"))
        chosen = yield from Choose("next_power", "fast", offer(open_now), optional=not must)
        if not chosen:
            break
        # All others wait until its effects are carried out.
        permits(len(open_now) == 1, "SI-fast-phase-R01")
        spirit = chosen.partition(": ")[0]
        position = yield from use_fast_power(game, position, spirit, open_now[chosen])
    if position.result:
        return position
    return (yield from end_fast_phase(game, position))


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
    cite("SI-fast-phase-S01")
    again = power in in_play(position, spirit).used
    if printed(game, power).speed == "slow" and not again:
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

    Raises:
        Illegal: an innate power must be used first (SI-Q10).
    """
    yield from ()
    for spirit, power in left_to_trigger(game, position, "fast"):
        require(False, "SI-powers-E02", f"{power} of {spirit} is triggered first")
    skip(game, position, "fast")
    return position


def skip(game: Game, position: Position, speed: Literal["fast", "slow"]) -> None:
    """Skip the powers of a speed that haven't been used (Basic principles of powers)."""
    for there in position.spirits.values():
        for power in there.in_play:
            card = game.components.powers.get(power)
            if card is None or power in there.used or card.speed != speed:
                continue
            cite("SI-fast-phase-P02", "SI-power-principles-P02")
            # The Energy is spent, the elements stay.
            permits(card.cost == 0, "SI-power-principles-R04")
            cite("SI-power-principles-E01", "SI-fast-phase-P03")
