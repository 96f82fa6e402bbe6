"""What the Fear cards ask of a land."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rulewright.core.citing import Options, cite, offer
from rulewright.spirit_island.components import Game, island
from rulewright.spirit_island.damage import is_sacred_site
from rulewright.spirit_island.position import INVADERS, Position, count, has_invaders, land_of

Condition: TypeAlias = Callable[[Game, Position, str], bool]
"""(game, position, land) -> whether the land meets what the card asks of it."""

Rule: TypeAlias = tuple[str, Callable[[str], bool]]
"""A clause, and the test by which it lets a candidate pass."""

CONDITIONS = "SI-invader-phase-fear-R02"
"""The clause by which a Fear card works only where its conditions are met."""


def lands_that_meet(game: Game, position: Position, where: Condition, *rules: Rule) -> Options:
    """Return the lands that meet the card's condition, and other rules (Invader phase, 2)."""
    return offer(
        island(game, position),
        ("SI-invader-phase-fear-R02", lambda name: where(game, position, name)),
        *rules,
    )


def any_land(game: Game, position: Position, name: str) -> bool:
    """Let every land pass."""
    return True


def coastal(game: Game, position: Position, name: str) -> bool:
    """Tell whether a land is coastal (Boards and lands)."""
    cite("SI-boards-and-lands-D06")
    return island(game, position)[name].coastal


def inland(game: Game, position: Position, name: str) -> bool:
    """Tell whether a land is inland (Boards and lands)."""
    cite("SI-boards-and-lands-D07")
    return not island(game, position)[name].coastal


def with_presence(game: Game, position: Position, name: str) -> bool:
    """Tell whether there is presence of any Spirit in a land."""
    return bool(land_of(position, name).presence)


def with_sacred_site(game: Game, position: Position, name: str) -> bool:
    """Tell whether a land is a sacred site of any Spirit (Presence and sacred sites)."""
    presence = land_of(position, name).presence
    return any(is_sacred_site(game, position, name, spirit) for spirit in presence)


def with_dahan(game: Game, position: Position, name: str) -> bool:
    """Tell whether there are Dahan in a land."""
    return land_of(position, name).dahan > 0


def with_two_dahan(game: Game, position: Position, name: str) -> bool:
    """Tell whether there are 2 Dahan or more in a land."""
    return land_of(position, name).dahan >= 2


def with_more_dahan_than_buildings(game: Game, position: Position, name: str) -> bool:
    """Tell whether the Dahan outnumber Towns and Cities together in a land."""
    there = buildings(position, name)
    if not there:
        cite("SI-glossary-D30")
    return land_of(position, name).dahan > there


def near_more_buildings(game: Game, position: Position, name: str) -> bool:
    """Tell whether a land is adjacent to one with more Towns and Cities."""
    return any(
        buildings(position, other) > buildings(position, name)
        for other in island(game, position)[name].adjacent
    )


def with_invaders(game: Game, position: Position, name: str) -> bool:
    """Tell whether there are Invaders in a land."""
    return has_invaders(land_of(position, name))


def with_one_invader(game: Game, position: Position, name: str) -> bool:
    """Tell whether there is just one Invader in a land."""
    return _invaders(position, name) == 1


def with_two_invaders_at_most(game: Game, position: Position, name: str) -> bool:
    """Tell whether there are 2 Invaders or fewer in a land."""
    return _invaders(position, name) <= 2


def with_building(game: Game, position: Position, name: str) -> bool:
    """Tell whether there is a Town or a City in a land."""
    return buildings(position, name) > 0


def with_city(game: Game, position: Position, name: str) -> bool:
    """Tell whether there is a City in a land."""
    return land_of(position, name).city > 0


def without_city(game: Game, position: Position, name: str) -> bool:
    """Tell whether there is no City in a land."""
    return land_of(position, name).city == 0


def _invaders(position: Position, name: str) -> int:
    return sum(count(land_of(position, name), kind) for kind in INVADERS)


def buildings(position: Position, name: str) -> int:
    """Return how many Towns and Cities stand in a land."""
    return land_of(position, name).town + land_of(position, name).city
