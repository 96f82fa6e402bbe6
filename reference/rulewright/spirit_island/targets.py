"""What a power can target, and at which range."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.core.citing import Options, cite, offer, permits
from rulewright.spirit_island.components import Game, PrintedPower, seen_by_powers
from rulewright.spirit_island.damage import is_sacred_site
from rulewright.spirit_island.position import Position, count, has_invaders, land_of


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
            if not land_of(position, name).presence.get(owner, 0):
                continue
            site = not power.from_sacred_site or is_sacred_site(game, position, name, owner)
            terrain = power.from_terrain in ("", place.terrain)
            if permits(site and terrain, "SI-powers-R04"):
                lands.append(name)
    return lands


def lands_in_range(
    game: Game, position: Position, spirit: str, power: PrintedPower, more: int = 0
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
    clause = "SI-powers-R03" if reach == 0 else "SI-powers-R02"
    away = distances(game, position, origins(game, position, spirit, power))
    return offer(
        seen_by_powers(game, position),
        (clause, lambda name: away.get(name, reach + 1) <= reach),
        ("SI-power-principles-R02", lambda name: fits(game, position, power, name)),
    )


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
