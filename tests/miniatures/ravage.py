"""Ravage and Defend, one rule broken each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.miniatures.miniature import Miniature, breaks, numbers, replaced

from rulewright.core.asks import Play
from rulewright.spirit_island.blight import place_blight
from rulewright.spirit_island.components import Game, InvaderCard, matches
from rulewright.spirit_island.damage import (
    damage_invaders,
    destroy_presence,
    health,
    mark_damage,
)
from rulewright.spirit_island.position import (
    INVADERS,
    Place,
    Position,
    damages,
    has_invaders,
    labelled,
    land_of,
    with_damages,
    with_land,
)
from rulewright.spirit_island.ravage import (
    _attack_dahan,
    _attack_land,
    _defended,
    _fight_back,
    lands_to_ravage,
    ravage_land,
)

EXPLORERS = numbers("explorers deal no damage", "SI-ravage-E01", explorer_damage=0)
TOWNS = numbers("towns deal 1 damage", "SI-ravage-E02", town_damage=1)
CITIES = numbers("cities deal 2 damage", "SI-ravage-E03", city_damage=2)
DAHAN = numbers("dahan deal 1 damage", "SI-ravage-S06", dahan_damage=1)
ONE_BLIGHTS = numbers("1 damage blights the land", "SI-ravage-E06", blight_at=1)
TWO_DOES_NOT = numbers("3 damage blight the land, 2 don't", "SI-ravage-E05", blight_at=3)


@breaks("SI-defend-E02", instead_of=_defended)
def defend_protects_only_the_land(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[int, int]]:
    to_land, _ = yield from _defended(game, position, land, damage)
    return to_land, damage


@breaks("SI-defend-E02", instead_of=_defended)
def defend_protects_only_the_dahan(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[int, int]]:
    _, to_dahan = yield from _defended(game, position, land, damage)
    return damage, to_dahan


@breaks("SI-ravage-E04", instead_of=_defended)
def the_dahan_take_what_the_land_leaves(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[int, int]]:
    to_land, to_dahan = yield from _defended(game, position, land, damage)
    return to_land, max(to_dahan - game.rules.blight_at, 0)


@breaks("SI-ravage-E04", instead_of=_defended)
def land_and_dahan_share_the_damage(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[int, int]]:
    to_land, to_dahan = yield from _defended(game, position, land, damage)
    return to_land - to_land // 2, to_dahan // 2


@breaks("SI-ravage-L01", instead_of=_attack_land)
def every_two_damage_blight_the_land(
    game: Game, position: Position, land: str, damage: int
) -> Play[Position]:
    for _ in range(damage // game.rules.blight_at):
        position = yield from place_blight(game, position, land, "invader action")
    return position


@breaks("SI-ravage-R01", instead_of=_attack_dahan)
def damage_is_spread_over_the_dahan(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[Position, bool]]:
    yield from ()
    here = land_of(position, land)
    hurt = list(damages(here, "dahan"))
    for point in range(damage if hurt else 0):
        hurt[point % len(hurt)] += 1
    standing = tuple(taken for taken in hurt if taken < game.rules.dahan_health)
    here = with_damages(here, "dahan", standing)
    return with_land(position, land, dahan=here.dahan, damage=here.damage), damage > 0


@breaks("SI-ravage-S05", instead_of=_attack_dahan)
def a_single_damage_is_not_marked_on_the_dahan(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[Position, bool]]:
    odd = damage % game.rules.dahan_health
    position, _ = yield from _attack_dahan(game, position, land, damage - odd)
    return position, damage > 0


@breaks("SI-ravage-E07", instead_of=_attack_dahan)
def only_one_dahan_is_destroyed(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[Position, bool]]:
    return (yield from _attack_dahan(game, position, land, min(damage, game.rules.dahan_health)))


@breaks("SI-ravage-R03", instead_of=_attack_dahan)
def the_ravage_destroys_presence(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[Position, bool]]:
    position, hurt = yield from _attack_dahan(game, position, land, damage)
    for spirit in land_of(position, land).presence if damage else ():
        position = destroy_presence(position, spirit, land)
    return position, hurt


@breaks("SI-ravage-S06", instead_of=_fight_back)
def the_dahan_do_not_fight_back(
    game: Game, position: Position, land: str, hurt: bool, strikers: tuple[int, ...]
) -> Play[Position]:
    yield from ()
    return position


@breaks("SI-ravage-E08", instead_of=_fight_back)
def damaged_dahan_deal_1_damage(
    game: Game, position: Position, land: str, hurt: bool, strikers: tuple[int, ...]
) -> Play[Position]:
    pieces = damages(land_of(position, land), "dahan")
    damage = sum(game.rules.dahan_damage - taken for taken in pieces)
    return (yield from damage_invaders(game, position, land, damage, "fight_back"))


@breaks("SI-ravage-X01", instead_of=_fight_back)
def dahan_without_damage_do_not_fight_back(
    game: Game, position: Position, land: str, hurt: bool, strikers: tuple[int, ...]
) -> Play[Position]:
    if not hurt:
        return position
    return (yield from _fight_back(game, position, land, hurt, strikers))


@breaks("SI-ravage-R04", instead_of=_fight_back)
def presence_fights_back(
    game: Game, position: Position, land: str, hurt: bool, strikers: tuple[int, ...]
) -> Play[Position]:
    here = land_of(position, land)
    all_strikers = here.dahan + sum(here.presence.values())
    damage = all_strikers * game.rules.dahan_damage
    return (yield from damage_invaders(game, position, land, damage, "fight_back"))


@breaks("SI-ravage-P02", instead_of=_fight_back)
def the_dahan_strike_the_strongest_first(
    game: Game, position: Position, land: str, hurt: bool, strikers: tuple[int, ...]
) -> Play[Position]:
    yield from ()
    here = land_of(position, land)
    damage = here.dahan * game.rules.dahan_damage
    for kind in reversed(INVADERS):
        for name, (_, taken, number) in labelled(here, (kind,)).items():
            for _ in range(number):
                hit = min(damage, health(game.rules, here, kind) - taken)
                position = mark_damage(game, position, land, {name: (hit,)} if hit else {})
                damage -= hit
    return position


@breaks("SI-ravage-X02", instead_of=ravage_land)
def the_dahan_fight_back_although_the_ravage_is_skipped(
    game: Game, position: Position, land: str
) -> Play[Position]:
    if "ravage" in position.invaders.skipped or land_of(position, land).no_ravage:
        strikers = damages(land_of(position, land), "dahan")
        return (yield from _fight_back(game, position, land, False, strikers))
    return (yield from ravage_land(game, position, land))


@breaks("SI-ravage-S01", instead_of=lands_to_ravage)
def the_invaders_ravage_wherever_they_are(game: Game, position: Position) -> tuple[str, ...]:
    return tuple(name for name, land in position.lands.items() if has_invaders(land))


@breaks("SI-invader-actions-E02", instead_of=matches)
def a_stage_3_card_shows_only_its_first_land_type(card: InvaderCard, place: Place) -> bool:
    return place.terrain in card.terrains[:1] or (card.coastal and place.coastal)


# Destroyed Dahan are counted before the attack, and strike after it.


def _attack_dahan_and_count(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[Position, int]]:
    before = land_of(position, land).dahan
    position, _ = yield from _attack_dahan(game, position, land, damage)
    return position, before


def _strike_with_all(
    game: Game, position: Position, land: str, dahan: int, strikers: tuple[int, ...]
) -> Play[Position]:
    damage = dahan * game.rules.dahan_damage
    return (yield from damage_invaders(game, position, land, damage, "fight_back"))


@contextmanager
def _the_dead_strike() -> Iterator[None]:
    with (
        replaced(_attack_dahan, _attack_dahan_and_count),
        replaced(_fight_back, _strike_with_all),
    ):
        yield


DEAD_DAHAN = Miniature(
    "destroyed dahan fight back", "SI-ravage-R02", _the_dead_strike, (_attack_dahan, _fight_back)
)
