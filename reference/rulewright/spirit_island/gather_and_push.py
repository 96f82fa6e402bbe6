"""Gather and push."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rulewright.core.citing import Options, cite, offer, permits
from rulewright.core.frozen import replace, with_entry
from rulewright.spirit_island.adversaries import rules_against
from rulewright.spirit_island.components import Game, island
from rulewright.spirit_island.damage import fear_for, health, take_one
from rulewright.spirit_island.fear import generate_fear
from rulewright.spirit_island.position import (
    PIECES,
    Place,
    Position,
    count,
    damages,
    label,
    labelled,
    land_of,
    with_damages,
)
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import note_destroyed, note_moved


def sources(
    game: Game,
    position: Position,
    land: str,
    kinds: tuple[str, ...],
    places: Mapping[str, Place] | None = None,
) -> Options:
    """Return the lands from which pieces of some kinds can be gathered into a land."""
    places = places or island(game, position)
    return offer(
        places,
        ("SI-gather-and-push-R01", lambda other: other in places[land].adjacent),
        ("SI-gather-and-push-E01", lambda other: holds(position, other, kinds)),
    )


def destinations(
    game: Game,
    position: Position,
    land: str,
    *rules: tuple[str, Callable[[str], bool]],
    places: Mapping[str, Place] | None = None,
) -> Options:
    """Return the lands into which pieces can be pushed out of a land.

    Args:
        game: rules and components.
        position: the position.
        land: the land that they leave.
        rules: what the effect asks of the land that they go to, besides.
        places: the lands as the effect sees them; those of the island if they aren't given.

    Returns:
        The options.
    """
    places = places or island(game, position)
    cite("SI-gather-and-push-R05")
    return offer(
        places, ("SI-gather-and-push-R03", lambda other: other in places[land].adjacent), *rules
    )


def holds(position: Position, land: str, kinds: tuple[str, ...]) -> bool:
    """Tell whether a piece of some kinds stands in a land."""
    return any(count(land_of(position, land), kind) for kind in kinds)


Moved: TypeAlias = tuple[Position, str]
"""The position after a move, and the label of the piece in its new land; "" if it is destroyed."""


def gather_one(game: Game, position: Position, piece: str, start: str, land: str) -> Moved:
    """Gather one piece, named by its label, out of `start` into `land` (Gather and push)."""
    cite("SI-gather-and-push-E01")
    return _move(game, position, piece, start, land)


def push_one(game: Game, position: Position, piece: str, land: str, to: str) -> Moved:
    """Push one piece, named by its label, out of `land` into `to` (Gather and push)."""
    cite("SI-gather-and-push-E02")
    return _move(game, position, piece, land, to)


def move_one(game: Game, position: Position, piece: str, start: str, to: str) -> Moved:
    """Move one piece, named by its label, to another land, however far away (Glossary)."""
    cite("SI-glossary-D40")
    return _move(game, position, piece, start, to)


def _move(game: Game, position: Position, piece: str, start: str, to: str) -> Moved:
    """Move one piece with its damage."""
    kind, damage, _ = labelled(land_of(position, start), PIECES)[piece]
    position = take_one(position, start, piece)
    there = land_of(position, to)

    # Health that only the land it leaves gave it doesn't go with it (SI-Q66).
    lasts = health(rules_against(game, position), there, kind)
    if not permits(damage < lasts, "SI-damage-marking-E01", "SI-glossary-E05"):
        if reading(game.rules, "SI-Q66") == "destroyed":
            position = note_destroyed(game, position, to, kind)
            return generate_fear(game, position, fear_for(game.rules, kind)), ""
        damage = lasts - 1

    there = with_damages(there, kind, (*damages(there, kind), damage))
    position = replace(position, lands=with_entry(position.lands, to, there))
    return note_moved(game, position, kind, start, to), label(kind, damage)
