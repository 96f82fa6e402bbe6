"""The totals of a ravage, and the case split of Build.

Proved of the model, tied to the engine on the bounds that the tests state. The engine computes
these numbers inside procedures that ask, so z3 is given the formulas below, and the tie compares
them with what the engine does.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import z3
from invariants.spirit_island.logic import Plain, Symbolic, proved
from invariants.spirit_island.strategies import small_map, swapped

from rulewright.core.asks import Play
from rulewright.core.drivers import Played, drawn, drive
from rulewright.spirit_island import build, ravage
from rulewright.spirit_island.components import Game, load
from rulewright.spirit_island.position import (
    BlightCard,
    Fear,
    InvaderCards,
    Land,
    Position,
    land_of,
    with_land,
)
from rulewright.spirit_island.rules import Rules

RULES = Rules()

# Ravage


def dealt(rules: Rules, explorers: Any, towns: Any, cities: Any, extra: Any) -> Any:
    """The damage of the Invaders of a land (SI-ravage-E01, E02, E03)."""
    of_towns = towns * rules.town_damage
    return explorers * rules.explorer_damage + of_towns + cities * rules.city_damage + extra


def defended(logic: Any, damage: Any, defend: Any) -> Any:
    """What Defend leaves of it for the land and for its Dahan alike (SI-defend-E02)."""
    return logic.pick(damage > defend, damage - defend, 0)


def blights(logic: Any, rules: Rules, damage: Any) -> Any:
    """How much blight it places, before cascades (SI-ravage-E05, L01, E06)."""
    return logic.pick(damage >= rules.blight_at, 1, 0)


COUNTS = z3.Ints("explorers towns cities extra defend")
NOT_NEGATIVE = z3.And(*[count >= 0 for count in COUNTS])
DEFEND = COUNTS[4]
DAMAGE = dealt(RULES, *COUNTS[:4])


def test_damage_is_never_negative() -> None:
    """For any counts: 0 <= damage that arrives <= damage that is dealt."""
    arrives = defended(Symbolic, DAMAGE, DEFEND)
    assert proved(NOT_NEGATIVE, z3.And(arrives >= 0, arrives <= DAMAGE))


def test_one_blight_at_the_most() -> None:
    """For any counts: one blight or none, and none where Defend leaves less than 2."""
    placed = blights(Symbolic, RULES, defended(Symbolic, DAMAGE, DEFEND))
    assert proved(NOT_NEGATIVE, z3.And(placed >= 0, placed <= 1))
    assert proved(z3.And(NOT_NEGATIVE, DEFEND + RULES.blight_at > DAMAGE), placed == 0)


def test_more_defend_never_hurts() -> None:
    """For any counts: with more Defend no more damage arrives."""
    more = z3.Int("more")
    one, other = (defended(Symbolic, DAMAGE, defend) for defend in (DEFEND, DEFEND + more))
    assert proved(z3.And(NOT_NEGATIVE, more >= 0), other <= one)


def test_shared_damage_and_shared_defend() -> None:
    """SI-Q18 divided, SI-Q33 shared: no part is negative, and none exceeds the whole."""
    land, dahan = z3.Ints("land dahan")
    left = defended(Symbolic, DAMAGE, DEFEND)
    split = z3.And(NOT_NEGATIVE, land >= 0, dahan >= 0, land + dahan == left)
    assert proved(split, z3.And(land <= DAMAGE, dahan <= DAMAGE))
    whole = z3.If(DEFEND < 2 * DAMAGE, DEFEND, 2 * DAMAGE)
    split = z3.And(
        NOT_NEGATIVE, land >= 0, dahan >= 0, land <= DAMAGE, dahan <= DAMAGE, land + dahan == whole
    )
    arrives = (DAMAGE - land) + (DAMAGE - dahan)
    assert proved(split, z3.And(DAMAGE - land >= 0, DAMAGE - dahan >= 0))
    assert proved(split, arrives == defended(Symbolic, 2 * DAMAGE, DEFEND))


def test_z3_refutes_wrong_totals() -> None:
    """Wrong models: Defend without a floor; a blight for each 2 damage."""
    assert not proved(NOT_NEGATIVE, DAMAGE - DEFEND >= 0)
    left = defended(Symbolic, DAMAGE, DEFEND)
    assert not proved(NOT_NEGATIVE, left / RULES.blight_at <= 1)


PLACES = small_map("pair", ("wetland", "jungle"), (True, False))
GAME = Game(RULES, load(), PLACES)


def ravaged(land: Land) -> Position:
    """Let the Invaders ravage one land."""
    position = Position(
        lands={"here": land, "there": Land(city=1)},
        fear=Fear(pool=99, deck=GAME.components.fear_cards[:1]),
        blight_card=BlightCard(tokens=5),
        invaders=InvaderCards(ravage="1-wetland", build="2-wetland"),
    )
    ending = drive(ravage.ravage_land(GAME, position, "here"), drawn(b""), listen=False)
    assert isinstance(ending, Played)
    result: Position = ending.result
    return result


def totals_agree() -> None:
    """Compare the model with the engine: 0 to 2 of each Invader, Defend 0 to 7, extra damage 0, 1.

    Dahan: 7, so that what is left of them shows the damage that reached them.
    """
    for explorer, town, city, extra, defend in product(
        range(3), range(3), range(3), range(2), range(8)
    ):
        if not explorer + town + city:
            continue
        land = Land(
            explorer=explorer, town=town, city=city, dahan=7, defend=defend, extra_damage=extra
        )
        left = defended(Plain, dealt(RULES, explorer, town, city, extra), defend)
        after = land_of(ravaged(land), "here")
        assert after.blight == blights(Plain, RULES, left)
        hurt = 2 * (7 - after.dahan) + sum(after.damage.get("dahan", ()))
        assert hurt == min(left, 14)


def test_the_engine_has_the_totals_of_the_model() -> None:
    """The tie, exhaustively on its bound."""
    totals_agree()


def test_the_tie_rejects_wrong_totals() -> None:
    """Wrong engine: Defend protects the Dahan only."""

    def dahan_only(game: Game, position: Position, land: str, damage: int) -> Any:
        yield from ()
        return damage, max(damage - land_of(position, land).defend, 0)

    failed = False
    with swapped(ravage, "_defended", dahan_only):
        try:
            totals_agree()
        except AssertionError:
            failed = True
    assert failed


# Build


def city_case(logic: Any, towns: Any, cities: Any) -> Any:
    """More Towns than Cities: a City is built (SI-build-E01)."""
    return towns > cities


def town_case(logic: Any, towns: Any, cities: Any) -> Any:
    """Every other case: a Town is built (SI-build-E02)."""
    return logic.no(towns > cities)


EXPLORERS, TOWNS, CITIES = COUNTS[:3]
INVADERS = z3.And(NOT_NEGATIVE, EXPLORERS + TOWNS + CITIES > 0)


def splits(city: Any, town: Any) -> bool:
    """Tell whether z3 proves that exactly one case holds in every land with Invaders."""
    return proved(INVADERS, z3.Xor(city, town))


def test_build_has_exactly_one_case() -> None:
    """The cases of Build are exhaustive and disjoint, for any counts."""
    assert splits(city_case(Symbolic, TOWNS, CITIES), town_case(Symbolic, TOWNS, CITIES))


def test_explorers_alone_build_a_town() -> None:
    """Where only Explorers stand, the case is that of a Town."""
    only = z3.And(INVADERS, TOWNS == 0, CITIES == 0)
    assert proved(only, town_case(Symbolic, TOWNS, CITIES))


def test_z3_refutes_wrong_cases() -> None:
    """Wrong models: a tie falls in both cases; a tie falls in neither."""
    assert not splits(TOWNS >= CITIES, TOWNS <= CITIES)
    assert not splits(TOWNS > CITIES, TOWNS < CITIES)


def cases_agree() -> None:
    """Compare the model with the engine: 0 to 1 Explorers, 0 to 6 Towns and Cities."""
    for explorer, town, city in product(range(2), range(7), range(7)):
        land = Land(explorer=explorer, town=town, city=city)
        position = Position(lands={"here": land}, invaders=InvaderCards(build="1-wetland"))
        ending = drive(build.build_land(GAME, position, "here"), drawn(b""), listen=False)
        assert isinstance(ending, Played)
        after = land_of(ending.result, "here")
        there = explorer + town + city > 0
        assert after.city - city == (there and city_case(Plain, town, city))
        assert after.town - town == (there and town_case(Plain, town, city))


def test_the_engine_builds_by_the_cases_of_the_model() -> None:
    """The tie, exhaustively on its bound."""
    cases_agree()


def test_the_tie_rejects_wrong_cases() -> None:
    """Wrong engine: a City is built also when there are as many Towns as Cities."""

    def as_many(game: Game, position: Position, land: str) -> Play[Position]:
        yield from ()
        here = land_of(position, land)
        if here.town >= here.city:
            return with_land(position, land, city=here.city + 1)
        return with_land(position, land, town=here.town + 1)

    failed = False
    with swapped(build, "build_land", as_many):
        try:
            cases_agree()
        except AssertionError:
            failed = True
    assert failed
