"""Time Passes: the end of a turn."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.core.frozen import EMPTY, replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, with_land, with_spirit


def time_passes(game: Game, position: Position) -> Play[Position]:
    """Discard used cards, heal all damage, end what lasts a turn (Time Passes).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position as the next turn finds it.
    """
    yield from ()
    for name, spirit in position.spirits.items():
        cite("SI-time-passes-S02")
        position = with_spirit(
            position, name, in_play=(), discard=(*spirit.discard, *spirit.in_play)
        )

        cite("SI-time-passes-T01")
        position = with_spirit(position, name, elements=EMPTY)

    for name in position.lands:
        cite("SI-time-passes-T02")
        position = with_land(position, name, damage=EMPTY)

    cite("SI-time-passes-S04")
    for name in position.lands:
        cite("SI-power-principles-T01", "SI-defend-T01", "SI-fear-and-terror-T02")
        position = with_land(
            position,
            name,
            defend=0,
            no_ravage=False,
            no_build=False,
            no_build_city=False,
            no_explore=False,
            extra_damage=0,
            extra_health=EMPTY,
        )
    return replace(position, invaders=replace(position.invaders, skipped=()))
