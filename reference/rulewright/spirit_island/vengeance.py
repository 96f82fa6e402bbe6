"""Vengeance of the Dead: damage follows what is destroyed in a land."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import offer
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
        The position after 1 damage for each of them. What this damage destroys is not avenged
        again.
    """
    if not destroyed or position.result:
        return position
    for name, land in before.lands.items():
        gone = _fewer(before, position, name)
        for where in land.vengeance:
            target = name
            if where == "adjacent":
                near = (name, *seen_by_powers(game, position)[name].adjacent)
                target = yield from Choose("avenge_in", name, offer(near))
            if not _invaders(position, target):
                continue
            damage = min(gone, destroyed)
            position = yield from damage_invaders(game, position, target, damage, "damage")
    return position


def _fewer(before: Position, after: Position, name: str) -> int:
    kinds = ("town", "city", "dahan")
    return sum(
        max(count(land_of(before, name), kind) - count(land_of(after, name), kind), 0)
        for kind in kinds
    )


def _invaders(position: Position, name: str) -> bool:
    return any(count(land_of(position, name), kind) for kind in INVADERS)
