"""The Scenario Dahan Insurrection: what follows an effect that is over."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game, island
from rulewright.spirit_island.damage import damage_invaders
from rulewright.spirit_island.position import Insurrection, Position, count, land_of, with_land
from rulewright.spirit_island.scenarios import printed_scenario
from rulewright.spirit_island.targets import distances
from rulewright.spirit_island.victory import judge

ANSWERS = {"cities": "town", "towns": "explorer"}
"""What answers a destroyed City, and what a destroyed Town (Military Response)."""


def something_follows(position: Position) -> bool:
    """Tell whether something is to follow the effect that is over."""
    return position.insurrection != Insurrection()


def follow_up(game: Game, position: Position) -> Play[Position]:
    """Carry out what follows an effect that is over (Scenarios).

    Args:
        game: rules and components.
        position: the position after the effect.

    Returns:
        The position after the rising, the raids and the response; as it is if nothing follows.
    """
    if not something_follows(position) or position.result:
        return position
    cite("SI-scenarios-E02")
    if position.insurrection.rises:
        return (yield from _rise(game, position))
    position = yield from _raid(game, position)
    if position.result:
        return position
    position = yield from _respond(game, position)
    return judge(game, position, "power or card", at_end=True)


def _rise(game: Game, position: Position) -> Play[Position]:
    """Let the Dahan of every land strike; without a victory the game is lost (Insurrection)."""
    for land in island(game, position):
        damage = land_of(position, land).dahan * game.rules.dahan_damage
        position = yield from damage_invaders(game, position, land, damage, "rise")
    position = replace(position, insurrection=Insurrection())
    position = judge(game, position, "power or card", at_end=True)
    if position.result:
        return position
    return replace(position, result="defeat", result_by="insurrection")


def _raid(game: Game, position: Position) -> Play[Position]:
    """Let each Dahan that was moved deal its damage where it ended (Constant Raiding)."""
    card = printed_scenario(game, position)
    assert card is not None
    assert card.insurrection is not None
    each = card.insurrection.raid_damage
    for land, dahan in position.insurrection.moved.items():
        if position.result:
            break
        damage = min(dahan, land_of(position, land).dahan) * each
        position = yield from damage_invaders(game, position, land, damage, "raid")
    return position


def _respond(game: Game, position: Position) -> Play[Position]:
    """Add an Invader for each building that was destroyed (Military Response)."""
    noted = position.insurrection
    position = replace(position, insurrection=Insurrection())
    for kind, answer in ANSWERS.items():
        for land, number in getattr(noted, kind).items():
            for _ in range(number):
                lands = nearest_with_dahan(game, position, land)
                if not lands.allowed:
                    break
                where = yield from Choose("response", land, lands)
                there = count(land_of(position, where), answer)
                position = with_land(position, where, **{answer: there + 1})
    return position


def nearest_with_dahan(game: Game, position: Position, land: str) -> Options:
    """Return the lands with Dahan that are nearest to a land, that land itself among them."""
    away = distances(game, position, (land,))
    near = [away[name] for name in away if land_of(position, name).dahan]
    return offer(
        (name for name in island(game, position) if land_of(position, name).dahan),
        ("SI-scenarios-E02", lambda name: name in away and away[name] == min(near)),
    )
