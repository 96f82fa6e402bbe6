"""Ravage: Defend never makes damage negative; one ravage places one blight before cascades."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from invariants.spirit_island.strategies import (
    Done,
    Table,
    blight_on_island,
    carry_out,
    draw,
    property_test,
    rejects,
    some_move,
    swapped,
    table,
)

from rulewright.core.asks import Play
from rulewright.spirit_island import blight, ravage
from rulewright.spirit_island.components import Game, card_on, island, matches
from rulewright.spirit_island.position import INVADERS, Position, land_of
from rulewright.spirit_island.rules import reading


def defend_never_makes_damage_negative(data: bytes) -> None:
    """What reaches land and Dahan lies between nothing and the whole damage.

    SI-defend-E02, SI-defend-E03, SI-ravage-E04, under every reading of SI-Q18 and SI-Q33.
    """
    at = table(data)
    game, position = at.game, at.position
    land, damage = _some_attack(at)
    defend = land_of(position, land).defend
    to_land, to_dahan = draw(ravage._defended(game, position, land, damage), at.answer)
    assert 0 <= to_land <= damage
    assert 0 <= to_dahan <= damage
    if reading(game.rules, "SI-Q18") == "divided":
        assert to_land + to_dahan == max(damage - defend, 0)
    elif reading(game.rules, "SI-Q33") == "shared" and not land_of(position, land).dahan:
        assert to_land == max(damage - defend, 0)
    elif reading(game.rules, "SI-Q33") == "shared":
        assert to_land + to_dahan == max(2 * damage - defend, 0)
    else:
        assert to_land == to_dahan == max(damage - defend, 0)


def _some_attack(at: Table) -> tuple[str, int]:
    move = some_move(at, ("deal_damage",))
    return move.inputs["land"], 2 * move.inputs["damage"]


test_defend_never_makes_damage_negative = property_test(400)(defend_never_makes_damage_negative)


def test_defend_never_makes_damage_negative_rejects_wrong_engine() -> None:
    """Wrong engine: Defend is taken off without looking whether anything is left."""

    def plain(game: Game, position: Position, land: str, damage: int) -> Play[tuple[int, int]]:
        yield from ()
        damage -= land_of(position, land).defend
        return damage, damage

    with swapped(ravage, "_defended", plain):
        assert rejects(defend_never_makes_damage_negative)


def one_ravage_places_one_blight(data: bytes) -> None:
    """One ravage places one blight at the most, and one more for each cascade.

    SI-ravage-E05, SI-ravage-L01, SI-ravage-E06, SI-blight-effects-E01, E02. The path of the blight
    is derived anew from the answers: each land on it that had blight sends one to a neighbour,
    until one had none, or no token is left, or the game ends.
    """
    done = carry_out(data, ("ravage_land",), fixed={"SI-Q52": "each_invader_phase"})
    if done is None:
        return
    before, after = done.before, done.after
    cascade = [one.answer for one in done.asked if one.ask.key == "cascade" and not one.forced]
    added = blight_on_island(after) - blight_on_island(before)
    path = list(islice(_path(done, iter(cascade)), added + 1))
    assert added <= len(path)
    for name in {*before.lands, *after.lands}:
        grown = land_of(after, name).blight - land_of(before, name).blight
        assert grown == path[:added].count(name)
    if added < len(path):
        assert after.result or added == 0 or _out_of_tokens(done, added)
    if path and not added:
        assert after.result or not _damaging(done) or not before.blight_card.tokens


def _path(done: Done, answers: Iterator[str]) -> Iterator[str]:
    """Give the lands to which the blight of a ravage spreads if nothing stops it."""
    places = island(done.game, done.before)
    there = {name: land_of(done.before, name).blight for name in places}
    name = done.move.inputs["land"]
    while True:
        yield name
        there[name] += 1
        near = places[name].adjacent
        if there[name] == 1 or not near:
            return
        clear = [other for other in near if not there[other]]
        if reading(done.game.rules, "SI-Q15") == "unblighted_if_possible" and clear:
            near = tuple(clear)
        if len(near) == 1:
            name = near[0]
        else:
            name = next(answers, "")
        if not name:
            return


def _out_of_tokens(done: Done, added: int) -> bool:
    """Tell whether the spread had to stop: the tokens ran out, and the flip brought none for it."""
    return added >= done.before.blight_card.tokens


def _damaging(done: Done) -> bool:
    """Tell whether the Invaders can deal damage enough to the land, under some division."""
    here = land_of(done.before, done.move.inputs["land"])
    rules = done.game.rules
    if here.no_ravage or "ravage" in done.before.invaders.skipped:
        return False
    damage = here.explorer + 2 * here.town + 3 * here.city + here.extra_damage
    divided = "divided" in (reading(rules, "SI-Q18"),) or reading(rules, "SI-Q33") == "shared"
    return not divided and damage - here.defend >= rules.blight_at


test_one_ravage_places_one_blight = property_test(400)(one_ravage_places_one_blight)


def test_one_ravage_places_one_blight_rejects_wrong_engine() -> None:
    """Wrong engines: a blight for each 2 damage; blight from 1 damage; no cascade."""

    def each_two(game: Game, position: Position, land: str, damage: int) -> Play[Position]:
        for _ in range(damage // 2):
            if not position.result:
                position = yield from blight.place_blight(game, position, land, "invader action")
        return position

    def no_cascade(game: Game, position: Position, *rest: object) -> Play[Position]:
        yield from ()
        return position

    with swapped(ravage, "_attack_land", each_two):
        assert rejects(one_ravage_places_one_blight)
    with swapped(blight, "_cascade", no_cascade):
        assert rejects(one_ravage_places_one_blight)


def only_lands_on_the_card_are_ravaged(data: bytes) -> None:
    """A whole ravage hurts nothing outside the lands on its card that hold Invaders.

    SI-ravage-S01, SI-invader-actions-R01, SI-invader-actions-R02, SI-invader-actions-X01.
    """
    done = carry_out(data, ("ravage",))
    if done is None:
        return
    card = done.before.invaders.ravage
    for name, place in island(done.game, done.before).items():
        here = land_of(done.before, name)
        invaders = any(getattr(here, kind) for kind in INVADERS)
        if card and matches(card_on(done.game, card), place) and invaders:
            continue
        there = land_of(done.after, name)
        for field in ("explorer", "town", "city", "dahan", "damage"):
            assert getattr(here, field) == getattr(there, field)


test_only_lands_on_the_card_are_ravaged = property_test(400)(only_lands_on_the_card_are_ravaged)


def test_only_lands_on_the_card_are_ravaged_rejects_wrong_engine() -> None:
    """Wrong engine: every land with Invaders is ravaged."""

    def any_land(card: object, place: object) -> bool:
        return True

    with swapped(ravage, "matches", any_land):
        assert rejects(only_lands_on_the_card_are_ravaged)
