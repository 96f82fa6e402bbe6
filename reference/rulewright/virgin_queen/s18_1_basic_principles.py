"""Basic principles of the religious struggle: who converts, and the last space of a zone (18.1)."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.citing import cite, permits, require
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position, Religion
from rulewright.virgin_queen.s02_3_religious_influence import (
    other_religion,
    religion_of,
    spaces_in,
)
from rulewright.virgin_queen.s02_game_map import place_of

LAST_SPACE = "VQ-18.1-R03"
"""The clause that keeps the last space of either religion in each zone."""


def require_converter(power: str, to: Religion) -> None:
    """Refuse a power that may not attempt such conversions by an action (18.1).

    Raises:
        Illegal: it may not.
    """
    why = f"{power} can't attempt {to} conversions by an action"
    if to == "protestant":
        require(power in ("england", "protestant"), "VQ-18.1-R01", why)
    else:
        require(power in ("spain", "france"), "VQ-18.1-R02", why)


def in_zone(game: Game, position: Position, zone: str, religion: Religion) -> int:
    """Return how many spaces of a zone are of a religion, those in unrest included (18.1)."""
    cite("VQ-18.1-D04")
    return sum(religion_of(game, position, name) == religion for name in spaces_in(game, (zone,)))


def isnt_the_last(game: Game, position: Position, name: str) -> bool:
    """Tell whether its zone has another space of the religion of a space (18.1)."""
    zone = place_of(game, name).zone
    return in_zone(game, position, zone, religion_of(game, position, name)) > 1


def require_something_to_convert(
    game: Game, position: Position, zones: Collection[str], to: Religion
) -> None:
    """Refuse attempts where none could flip a space, since every zone has only its last (18.1).

    Args:
        game: rules and components.
        position: the position.
        zones: the religious struggle zones in which they are to be made.
        to: the religion to which spaces would be converted.

    Raises:
        Illegal: no zone has two spaces of the other religion.
    """
    left = any(in_zone(game, position, zone, other_religion(to)) > 1 for zone in zones)
    require(
        left,
        "VQ-18.1-R04",
        f"{' and '.join(zones)}: the last {other_religion(to)} space can't be converted",
    )


def stops(excluded: Collection[str]) -> None:
    """Say that the flipping stops if only the last spaces are left to flip (18.1)."""
    if LAST_SPACE in excluded:
        cite("VQ-18.1-S01")


def may_flip(game: Game, position: Position, name: str) -> bool:
    """Tell whether a space may lose its religion by an action or event (18.1)."""
    return permits(isnt_the_last(game, position, name), "VQ-18.1-R03")
