"""Vengeance of the Dead: damage follows what is destroyed in a land."""

from __future__ import annotations

from rulewright.core.asks import Divide, Part, Play
from rulewright.spirit_island.components import Game, seen_by_powers
from rulewright.spirit_island.damage import damage_invaders
from rulewright.spirit_island.position import INVADERS, Position, count, land_of


def avenge(game: Game, before: Position, position: Position, destroyed: int) -> Play[Position]:
    """Let damage follow an effect that destroyed Towns, Cities or Dahan in a marked land.

    Args:
        game: rules and components.
        before: the position before the effect.
        position: the position after it.
        destroyed: how many of these pieces the effect destroyed.

    Returns:
        The position after 1 damage for each of them. This damage is such an effect too: what it
        destroys in a marked land is avenged in its turn.
    """
    if position.result:
        return position
    owed = {
        name: min(_fewer(before, position, name), destroyed)
        for name, land in before.lands.items()
        if land.vengeance
    }
    for name, damage in owed.items():
        if not damage:
            continue
        for where in land_of(before, name).vengeance:
            near = seen_by_powers(game, position)[name].adjacent if where == "adjacent" else ()
            there = [land for land in (name, *near) if _invaders(position, land)]
            parts = tuple(Part(land, 1, damage) for land in there)
            shares = yield from Divide("avenge_in", name, damage, parts)
            for land, (share,) in shares.items():
                hit = yield from damage_invaders(game, position, land, share, "damage")
                position = yield from avenge(game, position, hit, _fewer(position, hit, land))
    return position


def _fewer(before: Position, after: Position, name: str) -> int:
    kinds = ("town", "city", "dahan")
    return sum(
        max(count(land_of(before, name), kind) - count(land_of(after, name), kind), 0)
        for kind in kinds
    )


def _invaders(position: Position, name: str) -> bool:
    return any(count(land_of(position, name), kind) for kind in INVADERS)
