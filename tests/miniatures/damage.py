"""Damage, destroying, replacing and Time Passes, one rule broken each."""

from __future__ import annotations

from tests.miniatures.miniature import breaks, numbers

from rulewright.core.asks import Division, Play
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.damage import (
    deal_damage,
    health,
    mark_damage,
    replace_one,
)
from rulewright.spirit_island.position import (
    Land,
    Position,
    count,
    damages,
    land_of,
    with_damages,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.rules import Rules
from rulewright.spirit_island.time_passes import time_passes

TOWN = numbers("towns have 3 health", "SI-damage-marking-D03", town_health=3)
CITY = numbers("cities have 4 health", "SI-damage-marking-D02", city_health=4)
DAHAN = numbers("dahan have 3 health", "SI-damage-marking-D04", dahan_health=3)
EXPLORER = numbers("explorers have 2 health", "SI-glossary-D62", explorer_health=2)


@breaks("SI-plus-stacking-E02", instead_of=health)
def added_health_does_nothing(rules: Rules, land: Land, kind: str) -> int:
    return health(rules, replace(land, extra_health=EMPTY), kind)


@breaks("SI-damage-destroy-remove-replace-T01", instead_of=mark_damage)
def damage_above_the_health_destroys_nothing(
    game: Game, position: Position, name: str, division: Division
) -> Position:
    land = land_of(position, name)
    kept = {
        group: tuple(hit for hit in hits if hit <= health(game.rules, land, group.split()[0]))
        for group, hits in division.items()
    }
    return mark_damage(game, position, name, kept)


@breaks("SI-damage-destroy-remove-replace-P02", instead_of=mark_damage)
def damage_of_another_time_is_forgotten(
    game: Game, position: Position, name: str, division: Division
) -> Position:
    hits: dict[str, tuple[int, ...]] = {}
    for group, amounts in division.items():
        kind = group.split()[0]
        hits[kind] = (*hits.get(kind, ()), *amounts)
    kept = {k: d for k, d in land_of(position, name).damage.items() if k == "dahan"}
    return mark_damage(game, with_land(position, name, damage=frozen_map(kept)), name, hits)


@breaks("SI-damage-destroy-remove-replace-D01", instead_of=deal_damage)
def damage_hits_the_dahan_too(
    game: Game, position: Position, land: str, damage: int
) -> Play[Position]:
    position = yield from deal_damage(game, position, land, damage)
    here = land_of(position, land)
    standing = damages(here, "dahan")[damage // game.rules.dahan_health :]
    here = with_damages(here, "dahan", standing)
    return with_land(position, land, dahan=here.dahan, damage=here.damage)


@breaks("SI-damage-destroy-remove-replace-E02", instead_of=replace_one)
def a_replacement_is_undamaged(
    game: Game, position: Position, land: str, piece: str, by: str
) -> Position:
    before = damages(land_of(position, land), by)
    position = replace_one(game, position, land, piece, by)
    here = with_damages(land_of(position, land), by, (*before, 0))
    return with_land(position, land, damage=here.damage, **{by: count(here, by)})


# Time Passes


@breaks("SI-time-passes-T02", instead_of=time_passes)
def damage_is_not_healed(game: Game, position: Position) -> Play[Position]:
    before = position
    position = yield from time_passes(game, position)
    for name, land in before.lands.items():
        position = with_land(position, name, damage=land.damage)
    return position


@breaks("SI-time-passes-T02", instead_of=time_passes)
def the_dahan_are_not_healed(game: Game, position: Position) -> Play[Position]:
    before = position
    position = yield from time_passes(game, position)
    for name, land in before.lands.items():
        hurt = {kind: taken for kind, taken in land.damage.items() if kind == "dahan"}
        position = with_land(position, name, damage=frozen_map(hurt))
    return position


@breaks("SI-defend-T01", instead_of=time_passes)
def defend_lasts(game: Game, position: Position) -> Play[Position]:
    before = position
    position = yield from time_passes(game, position)
    for name, land in before.lands.items():
        position = with_land(position, name, defend=land.defend)
    return position


@breaks("SI-time-passes-S04", instead_of=time_passes)
def a_ban_on_building_lasts(game: Game, position: Position) -> Play[Position]:
    before = position
    position = yield from time_passes(game, position)
    for name, land in before.lands.items():
        position = with_land(position, name, no_build=land.no_build)
    return position


@breaks("SI-time-passes-S02", instead_of=time_passes)
def used_cards_go_back_to_the_hand(game: Game, position: Position) -> Play[Position]:
    before = position
    position = yield from time_passes(game, position)
    for name, spirit in before.spirits.items():
        hand = (*spirit.hand, *spirit.in_play)
        position = with_spirit(position, name, hand=hand, discard=spirit.discard)
    return position


@breaks("SI-time-passes-T01", instead_of=time_passes)
def elements_are_kept(game: Game, position: Position) -> Play[Position]:
    before = position
    position = yield from time_passes(game, position)
    for name, spirit in before.spirits.items():
        position = with_spirit(position, name, elements=spirit.elements)
    return position
