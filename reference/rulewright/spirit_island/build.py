"""Build."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.spirit_island.components import Game, card_on, island, matches
from rulewright.spirit_island.position import Place, Position, has_invaders, land_of, with_land
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.special_rules import choked
from rulewright.spirit_island.victory import judge


def build(game: Game, position: Position) -> Play[Position]:
    """Build in every land that the card on the Build space shows (Build).

    The order of the lands changes nothing, so nobody is asked for it.

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with a City or a Town more in each of these lands.
    """
    if not permits(bool(position.invaders.build), "SI-invader-actions-X01"):
        return position
    for land in lands_to_build(game, position):
        position = yield from build_land(game, position, land)
    return position


def lands_to_build(game: Game, position: Position) -> tuple[str, ...]:
    """Return the lands in which the Invaders build (Invader actions; Build)."""
    if not position.invaders.build:
        return ()
    places = island(game, position)
    cite("SI-build-S01")
    return offer(
        places,
        ("SI-invader-actions-R01", lambda name: _shown(game, position, places[name])),
        ("SI-invader-actions-R02", lambda name: has_invaders(land_of(position, name))),
    ).allowed


def build_land(game: Game, position: Position, land: str) -> Play[Position]:
    """Build in one land (Build).

    Args:
        game: rules and components.
        position: the position.
        land: the land.

    Returns:
        The position with one City or one Town more, if there are Invaders in the land.

    Raises:
        Illegal: there is no card on the Build space, or it doesn't show this type of land.
    """
    card = position.invaders.build
    require(bool(card), "SI-invader-actions-X01", "there is no card on the Build space")
    cite("SI-build-S01")
    if len(card_on(game, card).terrains) > 1:
        cite("SI-invader-actions-E02")
    require(
        _shown(game, position, island(game, position)[land]),
        "SI-invader-actions-R01",
        f"the card on the Build space ({card}) doesn't show the type of {land}",
    )
    here = land_of(position, land)
    if not permits(has_invaders(here), "SI-invader-actions-R02"):
        return position
    if not permits(
        not here.no_build and "build" not in position.invaders.skipped, "SI-power-principles-T01"
    ):
        return position

    stopped = yield from choked(game, position, land, "build")
    if stopped is not None:
        return judge(game, stopped, "power or card", at_end=True)

    cite("SI-build-S02")
    if builds_city(here.town, here.city):
        if here.no_build_city:
            return position
        cite("SI-build-E01", "SI-build-X01", "SI-invaders-X02")
        return with_land(position, land, city=here.city + 1)

    cite("SI-build-E02", "SI-invaders-X02")
    return with_land(position, land, town=here.town + 1)


def builds_city(towns: int, cities: int) -> bool:
    """Tell whether a City is built: only where there are more Towns than Cities."""
    return towns > cities


def _shown(game: Game, position: Position, place: Place) -> bool:
    """Tell whether the card on the Build space shows a land (SI-Q23)."""
    card = card_on(game, position.invaders.build)
    if reading(game.rules, "SI-Q23") == "terrain_only":
        return place.terrain in card.terrains
    return matches(card, place)
