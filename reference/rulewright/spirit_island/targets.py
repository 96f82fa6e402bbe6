"""What a power can target, and at which range."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from rulewright.core.citing import Options, cite, offer, permits
from rulewright.spirit_island.components import Game, PrintedPower, seen_by_powers
from rulewright.spirit_island.damage import has_rule, is_sacred_site
from rulewright.spirit_island.position import (
    Position,
    count,
    has_invaders,
    land_of,
    with_spirit,
)


def distances(game: Game, position: Position, starts: Iterable[str]) -> dict[str, int]:
    """Return how many steps each land is away from the nearest of some lands."""
    places = seen_by_powers(game, position)
    away = dict.fromkeys((name for name in starts if name in places), 0)
    front = list(away)
    while front:
        reached_now: list[str] = []
        for name in front:
            for near in places[name].adjacent:
                if near not in away:
                    away[near] = away[name] + 1
                    reached_now.append(near)
        front = reached_now
    return away


def away_from_home(position: Position, spirit: str, land: str) -> bool:
    """Tell whether a land lies on another board than the one on which a Spirit began."""
    board = position.spirits[spirit].board
    return bool(board) and not land.startswith(board)


def origins(game: Game, position: Position, spirit: str, power: PrintedPower) -> list[str]:
    """Return the lands from which a Spirit may use a power (Powers).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.
        power: what is printed on the power.

    Returns:
        Lands with its presence, or that of a Spirit with which it shares its presence this turn;
        where the power says so only sacred sites, or only lands of one terrain.
    """
    lands = []
    for owner in (spirit, *position.spirits[spirit].targets_from):
        for name, place in seen_by_powers(game, position).items():
            if not land_of(position, name).presence.get(owner):
                continue
            site = not power.from_sacred_site or is_sacred_site(game, position, name, owner)
            terrain = power.from_terrain in ("", place.terrain)
            if permits(site and terrain, "SI-powers-R04"):
                lands.append(name)
    return lands


def lands_in_range(
    game: Game, position: Position, spirit: str, power: PrintedPower, more: int
) -> Options:
    """Return the lands that a power can target (Powers; Basic principles of powers).

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses it.
        power: what is printed on it.
        more: what is added to its range.

    Returns:
        The lands, with the clause that leaves each of the others out.
    """
    reach = (power.range or 0) + more
    away = distances(game, position, origins(game, position, spirit, power))
    if reach == 0:
        near = offer(
            seen_by_powers(game, position), ("SI-powers-R03", lambda name: away.get(name) == 0)
        )
    else:
        near = offer(
            seen_by_powers(game, position),
            ("SI-powers-R02", lambda name: away.get(name, inf) <= reach),
        )
    fitting = offer(
        near.allowed,
        ("SI-power-principles-R02", lambda name: fits(game, position, power, name)),
    )
    return Options(fitting.allowed, {**near.excluded, **fitting.excluded})


def lands_to_target(
    game: Game, position: Position, spirit: str, power: PrintedPower, more: int
) -> tuple[Options, tuple[str, ...]]:
    """Return the lands that a power can target, by its range or for Energy.

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses it.
        power: what is printed on it.
        more: what is added to its range.

    Returns:
        All of them, and those within its range, for which nothing is paid.
    """
    lands = lands_in_range(game, position, spirit, power, more)
    near = lands.allowed
    far = [name for name in lands_for_energy(game, position, spirit, power) if name not in near]
    left_out = {name: clause for name, clause in lands.excluded.items() if name not in far}
    return Options((*near, *far), left_out), near


# Shadows Flicker Like Flame: Shadows of the Dahan

ENERGY_FOR_DISTANCE = 1
"""What a power of Shadows Flicker Like Flame costs in a land out of its range."""


def lands_for_energy(game: Game, position: Position, spirit: str, power: PrintedPower) -> list[str]:
    """Return the lands with Dahan, at any distance, that a Spirit can pay to target."""
    if not has_rule(game, spirit, "Shadows of the Dahan"):
        return []
    if position.spirits[spirit].energy < ENERGY_FOR_DISTANCE:
        return []
    return [
        name
        for name in seen_by_powers(game, position)
        if land_of(position, name).dahan and fits(game, position, power, name)
    ]


def pay_for_distance(position: Position, spirit: str) -> Position:
    """Pay for a target out of the range of a power."""
    energy = position.spirits[spirit].energy - ENERGY_FOR_DISTANCE
    return with_spirit(position, spirit, energy=energy)


# What a target must be


def repeated(targets: Options) -> Options:
    """Say of each target that is left out that a repeat must have a legal one too (Repeat)."""
    cite("SI-repeat-R04")
    return Options(targets.allowed, dict.fromkeys(targets.excluded, "SI-repeat-R04"))


def fits(game: Game, position: Position, power: PrintedPower, land: str) -> bool:
    """Tell whether a land is what the target field of a power asks for."""
    place, here = seen_by_powers(game, position)[land], land_of(position, land)

    def has(what: str) -> bool:
        return has_invaders(here) if what == "invaders" else count(here, what) > 0

    return (
        (not power.terrain or place.terrain in power.terrain)
        and (not power.coastal or place.coastal)
        and (not power.holding or has(power.holding))
        and (not power.without or not has(power.without))
    )


def spirits_to_target(position: Position, spirit: str, power: PrintedPower) -> Options:
    """Return the Spirits that a power can target (Powers; Solo)."""
    cite("SI-powers-X01")
    alone = len(position.spirits) == 1
    if alone and power.target == "another spirit":
        cite("SI-solo-X01")
    return offer(
        position.spirits,
        (
            "SI-power-principles-R02",
            lambda name: alone or power.target == "any spirit" or name != spirit,
        ),
    )
