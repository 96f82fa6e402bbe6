"""Cities and who controls them: what every chapter of the fragment asks of the map."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.core.operations import Impossible
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.position import (
    INDEPENDENT,
    PROTESTANT,
    Owner,
    Place,
    Position,
    space_of,
)


def place_of(game: Game, name: str) -> Place:
    """Return a space of the map.

    Raises:
        Impossible: the map has none of this name.
    """
    if name not in game.map:
        raise Impossible(f"the map has no {name!r}")
    return game.map[name]


def controller(game: Game, position: Position, name: str) -> Owner:
    """Return who controls a space: whose marker lies there, or its home power."""
    return space_of(position, name).control or place_of(game, name).home or INDEPENDENT


def home_cities(game: Game, power: str) -> tuple[str, ...]:
    """Return the home cities of a power."""
    return tuple(name for name, place in game.map.items() if place.home == power)


def is_protestant(position: Position, name: str) -> bool:
    """Tell whether a space is of the Protestant religion."""
    return space_of(position, name).religion == PROTESTANT


def nearest(game: Game, start: str, will_do: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the spaces that will do and are nearest to a space, counted in connections.

    Args:
        game: rules and components.
        start: the space from which is counted; it may be the nearest itself.
        will_do: what a space must be.

    Returns:
        All that are equally near; none if no space will do.
    """
    seen, ring = {start}, [start]
    while ring:
        if found := tuple(filter(will_do, ring)):
            return found
        onward = {other for name in ring for other in place_of(game, name).adjacent}
        ring = sorted(onward - seen)
        seen |= onward
    return ()
