"""The Catholic League: what it takes, what France loses and Spain gains (20.10)."""

from __future__ import annotations

from invariants.spirit_island.strategies import property_test, rejects, swapped
from invariants.virgin_queen.religious_tables import ZONES, Done, carried_out
from invariants.virgin_queen.test_conversions import faiths
from invariants.virgin_queen.test_rebellions import all_units

from rulewright.virgin_queen import s20_10_catholic_league as league
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position
from rulewright.virgin_queen.rules import reading


def only_its_three_spaces_change(data: bytes) -> None:
    """Three spaces of France become Spanish and Catholic, all others keep their religion.

    VQ-20.10-S02, S03; by the reading bound of VQ-Q354 the last Protestant space stays Protestant.
    """
    done = carried_out(data, "form_catholic_league")
    if done is None:
        return
    before, after = faiths(done.game, done.before), faiths(done.game, done.after)
    spaces = {name for one in done.asked if one.ask.key == "league_spaces" for name in one.answer}
    assert len(spaces) == 2
    for name in before:
        if before[name] != after[name]:
            assert name in {"Reims", *spaces}
            assert after[name] == "catholic"
    if reading(done.game.rules, "VQ-Q354") == "bound":
        for zone in ZONES:
            inside = [name for name, place in done.game.map.items() if place.zone == zone]
            assert {before[name] for name in inside} <= {after[name] for name in inside}


test_only_its_three_spaces_change = property_test(150)(only_its_three_spaces_change)


def test_only_its_three_spaces_change_rejects_wrong_engine() -> None:
    """Wrong engine: with the three spaces Paris becomes Catholic."""
    real = league._take_spaces

    def and_paris(game: Game, position: Position) -> object:
        position = yield from real(game, position)
        return league.with_religion(game, position, "Paris", "catholic")

    with swapped(league, "_take_spaces", and_paris):
        assert rejects(only_its_three_spaces_change)


def units_come_from_the_pool(data: bytes) -> None:
    """No unit comes out of nothing, but for what is placed exactly as told (VQ-Q232).

    VQ-20.10-S05, S06, S07, X01, VQ-5-L01.
    """
    done = carried_out(data, "form_catholic_league")
    if done is None:
        return
    assert all_units(done.before, "france") == all_units(done.after, "france")
    if reading(done.game.rules, "VQ-Q232") == "as_many_as_there_are":
        assert all_units(done.before, "spain") == all_units(done.after, "spain")
    assert _lost(done, "regulars") == -(-_there(done, "regulars") // 3)


def _there(done: Done, kind: str) -> int:
    """Return how many French units of a kind were on the map."""
    return sum(
        getattr(forces["france"], kind)
        for space in done.before.spaces.values()
        for forces in (space.units, space.inside)
        if "france" in forces
    )


def _lost(done: Done, kind: str) -> int:
    """Return how many French units of a kind France removed."""
    return sum(
        sum(amounts)
        for one in done.asked
        if one.ask.key == f"league_{kind}"
        for amounts in one.answer.values()
    )


def test_units_come_from_the_pool_rejects_wrong_engine() -> None:
    """Wrong engine: what Spain places is not taken from its pool."""
    real = league._place_league

    def for_nothing(game: Game, position: Position, *numbers: int) -> Position:
        after = real(game, position, *numbers)
        return league.replace(after, force_pool=position.force_pool)

    with swapped(league, "_place_league", for_nothing):
        assert rejects(units_come_from_the_pool)


test_units_come_from_the_pool = property_test(150)(units_come_from_the_pool)
