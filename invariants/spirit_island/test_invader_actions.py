"""Build and Explore, derived anew word for word and slowly, against the engine."""

from __future__ import annotations

from typing import Any

from invariants.spirit_island.strategies import (
    Done,
    carry_out,
    property_test,
    rejects,
    swapped,
)

from rulewright.core.asks import Play
from rulewright.spirit_island import build, explore
from rulewright.spirit_island.components import Game, island
from rulewright.spirit_island.position import Position, land_of, with_land
from rulewright.spirit_island.rules import reading


def shown(done: Done, card: str, name: str) -> bool:
    """Tell whether an Invader card shows the type of a land (SI-invader-actions-R01, SI-Q23)."""
    printed = done.game.components.invader_cards[card]
    place = island(done.game, done.before)[name]
    for terrain in printed.terrains:
        if terrain == place.terrain:
            return True
    by_coast = reading(done.game.rules, "SI-Q23") == "land_type"
    return by_coast and printed.coastal and place.coastal


def build_adds_one_piece(data: bytes) -> None:
    """Build adds one piece in each land of the type with Invaders and no stop, none elsewhere.

    SI-build-S01, S02, E01, E02, X01, R01, SI-invader-actions-R01, R02, X01, SI-Q23.
    """
    done = carry_out(data, ("build",))
    if done is None:
        return
    before, after = done.before, done.after
    card = before.invaders.build
    skipped = "build" in before.invaders.skipped
    for name in island(done.game, before):
        here, there = land_of(before, name), land_of(after, name)
        town, city = here.town, here.city
        if card and shown(done, card, name) and not skipped and not here.no_build:
            if here.town > here.city:
                city += 0 if here.no_build_city else 1
            elif here.explorer + here.town + here.city > 0:
                town += 1
        assert (there.town, there.city) == (town, city)
    changed = {
        name: after_land
        for name, after_land in after.lands.items()
        if after_land != land_of(before, name)
    }
    for name, after_land in changed.items():
        here = land_of(before, name)
        as_it_was = with_land(after, name, town=here.town, city=here.city)
        assert land_of(as_it_was, name) == here
        assert after_land.town + after_land.city == here.town + here.city + 1


test_build_adds_one_piece = property_test(400)(build_adds_one_piece)


def test_build_adds_one_piece_rejects_wrong_engine() -> None:
    """Wrong engines: it builds in empty lands; a City replaces a Town; any terrain will do."""

    def upgrade(position: Position, name: str, **changes: Any) -> Position:
        if "city" in changes:
            changes["town"] = land_of(position, name).town - 1
        return with_land(position, name, **changes)

    with swapped(build, "has_invaders", lambda land: True):
        assert rejects(build_adds_one_piece)
    with swapped(build, "with_land", upgrade):
        assert rejects(build_adds_one_piece)
    with swapped(build, "_shown", lambda game, position, place: True):
        assert rejects(build_adds_one_piece)


def explorers_come_only_where_they_can(data: bytes) -> None:
    """Explore adds one Explorer in each land of the type that is reached, and none elsewhere.

    SI-explore-S01, S03, E03, E04, L01, R01, SI-invader-actions-R01, R03, SI-Q24.
    """
    _explored(data, {"SI-Q23": "land_type"})


def explorers_come_by_terrain_only(data: bytes) -> None:
    """The same where only a terrain on the card counts (SI-explore-S03, SI-Q23 terrain_only)."""
    _explored(data, {"SI-Q23": "terrain_only"})


def _explored(data: bytes, fixed: dict[str, str]) -> None:
    done = carry_out(data, ("explore",), fixed=fixed)
    if done is None:
        return
    before, after = done.before, done.after
    if not before.invaders.deck:
        assert after.result == "defeat"
        assert after.lands == before.lands
        return
    card = before.invaders.deck[0]
    assert after.invaders.explore == card
    skipped = "explore" in before.invaders.skipped
    for name in island(done.game, before):
        here, there = land_of(before, name), land_of(after, name)
        comes = shown(done, card, name) and _reached(done, name)
        comes = comes and not here.no_explore and not skipped
        assert there.explorer - here.explorer == int(comes)
        assert land_of(with_land(after, name, explorer=here.explorer), name) == here


def _reached(done: Done, name: str) -> bool:
    """Tell whether a land has a source, or is adjacent to one: a Town, a City, or the ocean."""
    places = island(done.game, done.before)
    sources = set()
    for other in places:
        if land_of(done.before, other).town > 0 or land_of(done.before, other).city > 0:
            sources.add(other)
    if name in sources:
        return True
    for other in places:
        adjacent = other in places[name].adjacent or name in places[other].adjacent
        if adjacent and other in sources:
            return True
        if reading(done.game.rules, "SI-Q24") == "coast" and adjacent and places[other].coastal:
            return True
    return places[name].coastal


test_explorers_come_only_where_they_can = property_test(400)(explorers_come_only_where_they_can)
test_explorers_come_by_terrain_only = property_test(400)(explorers_come_by_terrain_only)


def test_explorers_come_only_where_they_can_rejects_wrong_engine() -> None:
    """Wrong engines: every land is reached; a new Explorer opens further lands."""

    def by_explorers(game: Game, position: Position, name: str) -> bool:
        near = island(game, position)[name].adjacent
        return real(game, position, name) or any(land_of(position, n).explorer for n in near)

    real = explore._is_reached
    with swapped(explore, "_is_reached", lambda game, position, name: True):
        assert rejects(explorers_come_only_where_they_can)
    with swapped(explore, "_is_reached", by_explorers):
        assert rejects(explorers_come_only_where_they_can)


def test_explorers_come_by_terrain_only_rejects_wrong_engine() -> None:
    """Wrong engine: two Explorers come at once."""

    def two(game: Game, position: Position, land: str) -> Play[Position]:
        after = yield from real(game, position, land)
        return (yield from real(game, after, land))

    real = explore.explore_land
    with swapped(explore, "explore_land", two):
        assert rejects(explorers_come_by_terrain_only)
