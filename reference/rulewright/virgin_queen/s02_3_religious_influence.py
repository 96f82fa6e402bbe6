"""Religious influence: the religion of a space, apart from who controls it (2.3)."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.citing import cite
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position, Religion, space_of, with_space
from rulewright.virgin_queen.s02_game_map import is_zone, place_of


def other_religion(religion: Religion) -> Religion:
    """Return the other of the two religions."""
    return "catholic" if religion == "protestant" else "protestant"


def religion_of(game: Game, position: Position, name: str) -> Religion:
    """Return the religion of a space: that of its marker, else the printed one (2.3).

    Args:
        game: rules and components.
        position: the position.
        name: the space; it may lie outside the religious struggle zones.
    """
    place = place_of(game, name)
    if not place.zone:
        cite("VQ-2.3-D14" if place.protestant else "VQ-2.3-D11")
    return space_of(position, name).religion or _printed(game, name)


def with_religion(game: Game, position: Position, name: str, religion: Religion) -> Position:
    """Return the position with a space of a religion; who controls it stays the same (2.3, 18.1).

    Args:
        game: rules and components.
        position: the position.
        name: the space.
        religion: its religion from now on.

    Returns:
        The position, in which a marker shows the religion if it isn't the printed one.
    """
    cite("VQ-2.3-D02", "VQ-18.1-D01")
    marker = "" if religion == _printed(game, name) else religion
    return with_space(position, name, religion=marker)


def _printed(game: Game, name: str) -> Religion:
    return "protestant" if place_of(game, name).protestant else "catholic"


def spaces_in(game: Game, zones: Collection[str]) -> tuple[str, ...]:
    """Return the spaces of some religious struggle zones."""
    return tuple(name for name, place in game.map.items() if place.zone in zones)


def of_religion(game: Game, position: Position, religion: Religion) -> tuple[str, ...]:
    """Return all spaces of a religion, outside the religious struggle zones too."""
    return tuple(
        name
        for name in game.map
        if not is_zone(game, name) and religion_of(game, position, name) == religion
    )
