"""Build."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.spirit_island.adversaries import builds_beside, builds_without_invaders
from rulewright.spirit_island.components import Game, card_on, island, matches
from rulewright.spirit_island.fear_lasting import forbidden
from rulewright.spirit_island.position import Place, Position, has_invaders, land_of, with_land
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.special_rules import choked
from rulewright.spirit_island.victory import judge, judge_buildings


def build(game: Game, position: Position) -> Play[Position]:
    """Build in every land that the card on the Build space shows (Build).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with a City or a Town more in each of these lands.
    """
    if not permits(bool(position.invaders.build), "SI-invader-actions-X01"):
        return position
    return (yield from build_by(game, position, position.invaders.build))


def build_by(game: Game, position: Position, card: str) -> Play[Position]:
    """Build in every land that a card shows (Build).

    The order of the lands changes nothing, so nobody is asked for it, unless one Build can bring
    about another (SI-Q80).

    Args:
        game: rules and components.
        position: the position.
        card: the card.

    Returns:
        The position with a City or a Town more in each of these lands.
    """
    in_turn = spreads(game, position)
    done: list[str] = []
    lands = lands_shown(game, position, card)
    while lands and not position.result:
        land = lands[0]
        if in_turn:
            cite("SI-invader-phase-fear-R03")
            land = yield from Choose("next_land", "build", offer(lands))
        position = yield from build_land_by(game, position, land, card)
        done.append(land)
        there = lands_shown(game, position, card) if in_turn else lands
        lands = tuple(name for name in there if name not in done)
    return position


def spreads(game: Game, position: Position) -> bool:
    """Tell whether a Build can bring about another in the same action (SI-Q80)."""
    return reading(game.rules, "SI-Q80") == "land_by_land" and builds_beside(game, position) > 0


def lands_to_build(game: Game, position: Position) -> tuple[str, ...]:
    """Return the lands in which the Invaders build (Invader actions; Build)."""
    if not position.invaders.build:
        return ()
    return lands_shown(game, position, position.invaders.build)


def lands_shown(game: Game, position: Position, card: str) -> tuple[str, ...]:
    """Return the lands in which the Invaders build by a card (Invader actions; Build)."""
    places = island(game, position)
    cite("SI-build-S01")
    return offer(
        places,
        ("SI-invader-actions-R01", lambda name: _shown(game, card, places[name])),
        ("SI-invader-actions-R02", lambda name: _settled(game, position, name)),
    ).allowed


def _settled(game: Game, position: Position, land: str) -> bool:
    """Tell whether there are Invaders in a land, or an Adversary builds there without them."""
    return has_invaders(land_of(position, land)) or builds_without_invaders(game, position, land)


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
    return (yield from build_land_by(game, position, land, card))


def build_land_by(game: Game, position: Position, land: str, card: str) -> Play[Position]:
    """Build in one land by a card on a Build space (Build).

    Args:
        game: rules and components.
        position: the position.
        land: the land.
        card: the card.

    Returns:
        The position with one City or one Town more, if there are Invaders in the land.

    Raises:
        Illegal: the card doesn't show this type of land.
    """
    cite("SI-build-S01")
    if len(card_on(game, card).terrains) > 1:
        cite("SI-invader-actions-E02")
    require(
        _shown(game, card, island(game, position)[land]),
        "SI-invader-actions-R01",
        f"the card on the Build space ({card}) doesn't show the type of {land}",
    )
    if not permits(_settled(game, position, land), "SI-invader-actions-R02"):
        return position
    return (yield from build_here(game, position, land))


def build_here(game: Game, position: Position, land: str) -> Play[Position]:
    """Build in a land, whichever card or effect says so (Build).

    Args:
        game: rules and components.
        position: the position.
        land: the land.

    Returns:
        The position with one City or one Town more, unless an effect keeps the Invaders from it.
    """
    here = land_of(position, land)
    if not permits(
        not forbidden(game, position, land, "no_build")
        and "build" not in position.invaders.skipped,
        "SI-power-principles-T01",
    ):
        return position

    stopped = yield from choked(game, position, land, "build")
    if stopped is not None:
        return judge(game, stopped, "power or card", at_end=True)

    cite("SI-build-S02")
    if builds_city(here.town, here.city):
        if forbidden(game, position, land, "no_build_city"):
            return position
        cite("SI-build-E01", "SI-build-X01", "SI-invaders-X02")
        position = with_land(position, land, city=here.city + 1)
        return judge_buildings(game, position, "invader action", at_end=True)

    cite("SI-build-E02", "SI-invaders-X02")
    position = with_land(position, land, town=here.town + 1)
    return judge_buildings(game, position, "invader action", at_end=True)


def builds_city(towns: int, cities: int) -> bool:
    """Tell whether a City is built: only where there are more Towns than Cities."""
    return towns > cities


def _shown(game: Game, name: str, place: Place) -> bool:
    """Tell whether a card on a Build space shows a land (SI-Q23)."""
    card = card_on(game, name)
    if reading(game.rules, "SI-Q23") == "terrain_only":
        return place.terrain in card.terrains
    return matches(card, place)
