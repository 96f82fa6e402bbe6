"""Rebellions in England: at most four spaces, no regular out of nothing, no religion changed."""

from __future__ import annotations

from random import Random

from invariants.spirit_island.strategies import property_test, rejects, swapped
from invariants.virgin_queen.religious_tables import Done, carried_out
from invariants.virgin_queen.test_conversions import faiths
from invariants.virgin_queen.test_rebellions import all_units

from rulewright.core.frozen import replace
from rulewright.virgin_queen import s19_4_english_catholic_rebellion as s19_4
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import NATIONS, NO_FORCE, Position, space_of
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_3_religious_influence import religion_of
from rulewright.virgin_queen.s02_game_map import at_war, controller


def taken(done: Done) -> set[str]:
    """Return the spaces whose control changed."""
    return {
        name
        for name, place in done.game.map.items()
        if place.kind != "sea zone"
        and controller(done.game, done.before, name) != controller(done.game, done.after, name)
    }


def a_rebellion_takes_at_most_four_catholic_spaces(data: bytes) -> None:
    """It takes calm Catholic spaces of England from England, side by side with one of them.

    VQ-19.4-R02 to R05, P02, L01, E04; five by the reading target_besides of VQ-Q20. With a space
    there is war, without one there is none that wasn't.
    """
    done = carried_out(data, "rebellion_in_england")
    if done is None:
        return
    game, before, after = done.game, done.before, done.after
    gained = taken(done)
    assert len(gained) <= 4 + (reading(game.rules, "VQ-Q20") == "target_besides")
    for name in gained:
        assert game.map[name].zone == "england"
        assert controller(game, before, name) == "england"
        assert controller(game, after, name) == "spain"
        assert religion_of(game, before, name) == "catholic"
        assert not space_of(before, name).unrest or reading(game.rules, "VQ-Q21") == "never"
    assert not gained or any(gained <= {name, *game.map[name].adjacent} for name in gained)
    assert at_war(after, "spain", "england") == bool(gained)
    assert faiths(game, before) == faiths(game, after)


test_a_rebellion_takes_at_most_four_catholic_spaces = property_test(800)(
    a_rebellion_takes_at_most_four_catholic_spaces
)


def test_a_rebellion_takes_at_most_four_catholic_spaces_rejects_wrong_engine() -> None:
    """Wrong engine: Protestant spaces may be taken besides."""

    def any_religion(*_: object) -> str:
        return "catholic"

    with swapped(s19_4, "religion_of", any_religion):
        assert rejects(a_rebellion_takes_at_most_four_catholic_spaces)


def regulars_come_from_the_pool(data: bytes) -> None:
    """Land units are on the map or in the pool, as many as before; at most two are placed.

    VQ-19.4-S10, S13.
    """
    done = carried_out(data, "rebellion_in_england")
    if done is None:
        return
    for nation in NATIONS:
        assert all_units(done.before, nation) == all_units(done.after, nation)
    before = done.before.force_pool.get("spain", NO_FORCE).regulars
    after = done.after.force_pool.get("spain", NO_FORCE).regulars
    assert before - after <= 2


test_regulars_come_from_the_pool = property_test(400)(regulars_come_from_the_pool)


def test_regulars_come_from_the_pool_rejects_wrong_engine() -> None:
    """Wrong engine: the regulars come out of nothing."""
    real = s19_4._add_regulars

    def out_of_nothing(game: Game, position: Position, space: str) -> Position:
        pool = position.force_pool
        return replace(real(game, position, space), force_pool=pool)

    with swapped(s19_4, "_add_regulars", out_of_nothing):
        assert rejects(regulars_come_from_the_pool)


def test_rebellions_in_england_succeed() -> None:
    """Of 300 random strings at least 20 take a space, and 5 take several."""
    random = Random(7)
    plays = (carried_out(random.randbytes(600), "rebellion_in_england") for _ in range(300))
    gains = [len(taken(done)) for done in plays if done is not None]
    assert sum(gain > 0 for gain in gains) >= 20
    assert sum(gain > 1 for gain in gains) >= 5
