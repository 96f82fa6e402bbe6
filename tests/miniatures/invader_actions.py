"""Build, Explore and the Invader cards, one rule broken each."""

from __future__ import annotations

from tests.miniatures.miniature import breaks

from rulewright.core.asks import Play
from rulewright.core.frozen import replace
from rulewright.spirit_island.advance_cards import advance_cards
from rulewright.spirit_island.build import build, build_land
from rulewright.spirit_island.components import Game, InvaderCard, island, matches
from rulewright.spirit_island.explore import (
    _is_reached,
    _sources,
    explore,
    explore_land,
    reveal_card,
)
from rulewright.spirit_island.invader_phase import blighted_island, fear_effects, invader_phase
from rulewright.spirit_island.position import (
    Place,
    Position,
    has_invaders,
    land_of,
    with_land,
)
from rulewright.spirit_island.ravage import ravage

# Build


@breaks("SI-build-X01", instead_of=build_land)
def a_city_replaces_a_town(game: Game, position: Position, land: str) -> Play[Position]:
    before = land_of(position, land)
    position = yield from build_land(game, position, land)
    if land_of(position, land).city > before.city:
        return with_land(position, land, town=before.town - 1)
    return position


@breaks("SI-build-E02", instead_of=build_land)
def as_many_towns_as_cities_build_a_city(
    game: Game, position: Position, land: str
) -> Play[Position]:
    before = land_of(position, land)
    position = yield from build_land(game, position, land)
    if before.town and before.town == before.city and land_of(position, land).town > before.town:
        return with_land(position, land, town=before.town, city=before.city + 1)
    return position


@breaks("SI-build-E01", instead_of=build_land)
def only_towns_are_built(game: Game, position: Position, land: str) -> Play[Position]:
    before = land_of(position, land)
    position = yield from build_land(game, position, land)
    if land_of(position, land).city > before.city:
        return with_land(position, land, town=before.town + 1, city=before.city)
    return position


@breaks("SI-build-E02", instead_of=build_land)
def explorers_count_as_towns(game: Game, position: Position, land: str) -> Play[Position]:
    before = land_of(position, land)
    position = yield from build_land(game, position, land)
    towns = before.town + before.explorer
    if towns > before.city and land_of(position, land).town > before.town:
        return with_land(position, land, town=before.town, city=before.city + 1)
    return position


@breaks("SI-build-S02", instead_of=build_land)
def every_explorer_builds(game: Game, position: Position, land: str) -> Play[Position]:
    for _ in range(max(land_of(position, land).explorer, 1)):
        position = yield from build_land(game, position, land)
    return position


@breaks("SI-invader-actions-R02", instead_of=build_land)
def an_empty_land_is_built_on(game: Game, position: Position, land: str) -> Play[Position]:
    before = land_of(position, land)
    position = yield from build_land(game, position, land)
    return position if has_invaders(before) else with_land(position, land, town=1)


# Explore


@breaks("SI-invader-actions-R03", instead_of=_is_reached)
def explorers_are_sources(game: Game, position: Position, name: str) -> bool:
    lands = (name, *island(game, position)[name].adjacent)
    explorers = any(land_of(position, near).explorer for near in lands)
    return explorers or _is_reached(game, position, name)


@breaks("SI-invader-actions-R03", instead_of=_is_reached)
def every_land_is_reached(game: Game, position: Position, name: str) -> bool:
    return True


@breaks("SI-explore-E03", instead_of=_is_reached)
def a_town_is_no_source_for_its_own_land(game: Game, position: Position, name: str) -> bool:
    return _is_reached(game, with_land(position, name, town=0, city=0), name)


@breaks("SI-explore-E04", instead_of=_is_reached)
def the_next_land_is_no_source(game: Game, position: Position, name: str) -> bool:
    here = land_of(position, name)
    return island(game, position)[name].coastal or here.town + here.city > 0


@breaks("SI-boards-and-lands-D05", instead_of=_is_reached)
def the_ocean_is_no_source(game: Game, position: Position, name: str) -> bool:
    lands = [land_of(position, near) for near in (name, *island(game, position)[name].adjacent)]
    return any(land.town or land.city for land in lands)


@breaks("SI-explore-L01", instead_of=explore_land)
def every_source_brings_an_explorer(game: Game, position: Position, land: str) -> Play[Position]:
    before = land_of(position, land).explorer
    position = yield from explore_land(game, position, land)
    if land_of(position, land).explorer > before:
        return with_land(position, land, explorer=before + _sources(game, position, land))
    return position


@breaks("SI-explore-R01", instead_of=explore_land)
def the_explorer_comes_from_next_door(game: Game, position: Position, land: str) -> Play[Position]:
    before = land_of(position, land).explorer
    position = yield from explore_land(game, position, land)
    if land_of(position, land).explorer > before:
        for near in island(game, position)[land].adjacent:
            if land_of(position, near).explorer:
                return with_land(position, near, explorer=land_of(position, near).explorer - 1)
    return position


@breaks("SI-invader-actions-R01", instead_of=matches)
def the_coastal_card_shows_nothing(card: InvaderCard, place: Place) -> bool:
    return place.terrain in card.terrains


@breaks("SI-explore-S01", instead_of=reveal_card)
def the_revealed_card_stays_in_the_deck(game: Game, position: Position) -> Play[Position]:
    deck = position.invaders.deck
    position = yield from reveal_card(game, position)
    return replace(position, invaders=replace(position.invaders, deck=deck))


@breaks("SI-victory-and-defeat-E04", instead_of=reveal_card)
def revealing_the_last_card_loses(game: Game, position: Position) -> Play[Position]:
    position = yield from reveal_card(game, position)
    if position.invaders.deck or position.result:
        return position
    return (yield from reveal_card(game, position))


# The Invader cards, and the order of the phase


@breaks("SI-advance-cards-S02", instead_of=advance_cards)
def the_ravage_card_is_not_discarded(game: Game, position: Position) -> Play[Position]:
    discard = position.invaders.discard
    position = yield from advance_cards(game, position)
    return replace(position, invaders=replace(position.invaders, discard=discard))


@breaks("SI-advance-cards-S03", instead_of=advance_cards)
def the_build_card_is_discarded(game: Game, position: Position) -> Play[Position]:
    position = yield from advance_cards(game, position)
    ravage = tuple(card for card in (position.invaders.ravage,) if card)
    discard = (*position.invaders.discard, *ravage)
    return replace(position, invaders=replace(position.invaders, ravage="", discard=discard))


@breaks("SI-advance-cards-S04", instead_of=advance_cards)
def the_explore_card_stays(game: Game, position: Position) -> Play[Position]:
    explored = position.invaders.explore
    position = yield from advance_cards(game, position)
    return replace(position, invaders=replace(position.invaders, explore=explored, build=""))


@breaks("SI-invader-phase-S01", instead_of=invader_phase)
def the_cards_advance_before_the_explore(game: Game, position: Position) -> Play[Position]:
    for step in (blighted_island, fear_effects, ravage, build, advance_cards, explore):
        position = yield from step(game, position)
        if position.result:
            break
    return position


@breaks("SI-invader-phase-S01", instead_of=invader_phase)
def the_invaders_build_before_they_ravage(game: Game, position: Position) -> Play[Position]:
    for step in (blighted_island, fear_effects, build, ravage, explore, advance_cards):
        position = yield from step(game, position)
        if position.result:
            break
    return position


@breaks("SI-invader-phase-S01", instead_of=invader_phase)
def the_fear_cards_come_after_the_ravage(game: Game, position: Position) -> Play[Position]:
    for step in (blighted_island, ravage, fear_effects, build, explore, advance_cards):
        position = yield from step(game, position)
        if position.result:
            break
    return position
