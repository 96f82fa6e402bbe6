"""Adversaries and Scenarios: what can't stand on the table, the agenda, whole games at random."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from rulewright.core.drivers import Played, drive, scripted, seeded
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible, OpenOperation
from rulewright.spirit_island.adversaries import ENGLAND, PRUSSIA, SWEDEN
from rulewright.spirit_island.components import Game, load
from rulewright.spirit_island.invariants import INVARIANTS
from rulewright.spirit_island.operations import OPERATIONS, begin_turn, check, open_operations, tick
from rulewright.spirit_island.position import Due, Position, on_island
from rulewright.spirit_island.rules import Rules
from rulewright.spirit_island.scenarios import BLITZ, HEART, INSURRECTION, RITUALS
from rulewright.spirit_island.scoring import points

GAME = Game(Rules(), load())
ADVERSARIES = (PRUSSIA, ENGLAND, SWEDEN)


def table(**fields: Any) -> Position:
    """Lay out board A with a City in A2, and what is given."""
    plain = {
        "boards": ["A"],
        "fear": {"pool": 4, "deck": ["Isolation", "Retreat!"]},
        "blight_card": {"card": "Downward Spiral", "tokens": 5},
        **fields,
    }
    plain["lands"] = {"A2": {"city": 1}, **fields.get("lands", {})}
    return msgspec.convert(plain, Position)


def names(due: tuple[OpenOperation, ...]) -> list[str]:
    return [
        " ".join((one.operation.removeprefix("spirit_island."), *map(str, one.inputs.values())))
        for one in due
    ]


def step(
    game: Game, position: Position, chosen: OpenOperation, random: Random | None = None
) -> Position:
    play = OPERATIONS[chosen.operation].run(game, position, **chosen.inputs)
    done = drive(play, seeded(random or Random(0)))
    assert isinstance(done, Played)
    return tick(game, position, chosen, done.result)


# What can't stand on the table


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (
            {"adversary": "Kingdom of Sweeden"},
            "adversary: there is no Adversary 'Kingdom of Sweeden' in the box: "
            "did you mean Kingdom of Sweden",
        ),
        ({"adversary": "X"}, "there is no Adversary 'X' in the box: only Kingdom of Brandenburg-"),
        ({"adversary_level": 2}, "adversary_level: level 2 of no Adversary"),
        (
            {"adversary": ENGLAND, "adversary_level": 7},
            "adversary_level: Kingdom of England has levels up to 6, there is no level 7",
        ),
        (
            {"scenario": "Blitzz"},
            "scenario: there is no Scenario 'Blitzz' in the box: did you mean B",
        ),
        (
            {"adversary": ENGLAND, "adversary_level": 2, "invaders": {"extra_build": "1-sands"}},
            "invaders.extra_build: 1-sands lies on an extra Build space, and there is none",
        ),
        (
            {
                "adversary": ENGLAND,
                "adversary_level": 3,
                "invaders": {"extra_build": "1-sands", "extra_build_gone": True},
            },
            "invaders.extra_build: 1-sands lies on an extra Build space, and there is none",
        ),
        (
            {
                "adversary": ENGLAND,
                "adversary_level": 3,
                "invaders": {"extra_build": "1-sands", "build": "1-sands"},
            },
            "the card 1-sands is there 2 times",
        ),
        (
            {"adversary": ENGLAND, "adversary_level": 6},
            "fear: 4 markers in the pool and 0 generated make 4, there are 5",
        ),
        (
            {
                "adversary": ENGLAND,
                "adversary_level": 4,
                "lands": {"A5": {"town": 1, "damage": {"town": [2]}}},
            },
            "a town with 2 damage is destroyed (health 2)",
        ),
        (
            {"insurrection": {"moved": {"A2": 1}}},
            "insurrection: something follows only in the Dahan Insurrection",
        ),
    ],
)
def test_what_cannot_stand_on_the_table(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(Impossible) as caught:
        check(GAME, table(**fields))
    assert why in str(caught.value)


@pytest.mark.parametrize("name", ADVERSARIES)
@pytest.mark.parametrize("level", range(7))
def test_each_level_can_be_played(name: str, level: int) -> None:
    markers = 5 if (name, level) == (ENGLAND, 6) else 4
    fear = {"pool": markers, "deck": ["Isolation"]}
    check(GAME, table(adversary=name, adversary_level=level, fear=fear))


def test_a_town_with_2_damage_stands_against_england_at_level_5() -> None:
    lands = {"A5": {"town": 1, "damage": {"town": [2]}}}
    check(GAME, table(adversary=ENGLAND, adversary_level=5, lands=lands))


def test_the_thematic_boards_of_4_players_are_unknown() -> None:
    play = OPERATIONS["spirit_island.thematic_boards"].run(GAME, Position(), players=4)
    with pytest.raises(Impossible, match="the text names 3 of them: play with 1 to 3"):
        scripted(play, {})


def test_the_royal_backing_needs_a_card() -> None:
    play = OPERATIONS["spirit_island.royal_backing"].run(
        GAME, table(adversary=SWEDEN, adversary_level=4)
    )
    with pytest.raises(Impossible, match="there is no card to discard"):
        scripted(play, {})


# The agenda


def test_the_escalation_is_due_after_the_card_is_revealed() -> None:
    position = table(adversary=SWEDEN, lands={"A4": {"dahan": 1}}, agenda=[{"step": "explore"}])
    position = replace(position, invaders=replace(position.invaders, deck=("2-sands",)))
    assert names(open_operations(GAME, position)) == ["reveal_card"]
    position = step(GAME, position, *open_operations(GAME, position))
    assert names(open_operations(GAME, position)) == ["escalation"]
    position = step(GAME, position, *open_operations(GAME, position))
    assert names(open_operations(GAME, position)) == ["explore_land A4"]
    position = step(GAME, position, *open_operations(GAME, position))
    assert (position.lands["A4"].dahan, position.lands["A4"].town) == (0, 1)
    assert open_operations(GAME, position) == ()


def turn(**fields: Any) -> list[str]:
    """Return the steps of a turn."""
    begun = drive(begin_turn(GAME, table(**fields)), seeded(Random(0)))
    assert isinstance(begun, Played)
    return [due.step for due in begun.result.agenda]


def test_the_extra_build_comes_after_fear_and_before_ravage() -> None:
    steps = turn(adversary=ENGLAND, adversary_level=3)
    extra = ["fear_effects", "extra_build", "repeat_extra_build", "ravage", "build"]
    assert steps[1:6] == extra
    assert "extra_build" not in turn(adversary=ENGLAND, adversary_level=2)
    assert "extra_build" not in turn(adversary=SWEDEN, adversary_level=6)
    gone = turn(adversary=ENGLAND, adversary_level=3, invaders={"extra_build_gone": True})
    assert "extra_build" not in gone


@pytest.mark.parametrize(
    ("level", "resolved", "times"), [(5, False, 1), (6, False, 2), (6, True, 1)]
)
def test_the_extra_build_is_done_once_or_twice(level: int, resolved: bool, times: int) -> None:
    pool = 5 if level == 6 else 4
    position = table(
        adversary=ENGLAND,
        adversary_level=level,
        lands={"A7": {"explorer": 1}},
        invaders={"extra_build": "1-sands"},
        fear={"pool": pool, "deck": ["Isolation"], "resolved": resolved},
        agenda=[{"step": "extra_build"}, {"step": "repeat_extra_build"}],
    )
    played = []
    while due := open_operations(GAME, position):
        position = step(GAME, position, due[0])
        played += names(due[:1])
    assert played == ["extra_build_land A7"] * times
    assert position.lands["A7"].town + position.lands["A7"].city == times


@pytest.mark.parametrize(
    ("reading", "lands"),
    [("when_it_begins", ["A4"]), ("land_by_land", ["A4", "A1", "A6"])],
)
@pytest.mark.parametrize("where", ["build", "extra_build"])
def test_a_build_that_brings_about_another(reading: str, lands: list[str], where: str) -> None:
    """A City in A3 and a Town in A5 are beside A4; the card shows sands and mountain.

    A1 and A6 are beside A5 only, until there is a Town in A4 beside A1, and then one in A1 beside
    A6. A7 is beside A5 only.
    """
    game = Game(Rules(readings={"SI-Q80": reading}), load())
    position = table(
        adversary=ENGLAND,
        adversary_level=4,
        lands={"A2": {}, "A3": {"city": 1}, "A5": {"town": 1}},
        invaders={where: "3-mountain-sands"},
        agenda=[{"step": where}],
    )
    played = []
    while due := open_operations(game, position):
        position = step(game, position, due[0])
        played.append(due[0].inputs["land"])
    assert played == lands


def test_a_ritual_can_be_performed_in_both_power_phases_and_again() -> None:
    river = "River Surges in Sunlight"
    for phase in ("fast", "slow"):
        position = table(
            scenario=RITUALS,
            spirits={river: {"energy": 6, "board": "A"}},
            lands={
                "A7": {"dahan": 3, "presence": {river: 4}},
                "A5": {"dahan": 3, "presence": {river: 4}},
            },
            agenda=[{"step": phase}],
        )
        wanted = ["perform_ritual A5", "perform_ritual A7", f"end_{phase}_phase"]
        assert names(open_operations(GAME, position)) == wanted
        position = step(GAME, position, open_operations(GAME, position)[1])
        assert position.fear.terror_level == 2
        assert names(open_operations(GAME, position))[0] == "perform_ritual A5"
        assert position.agenda == (Due(phase),)


def test_earned_fear_cards_wait_for_the_ritual() -> None:
    earned = {"pool": 4, "deck": ["Isolation"], "earned": ["Retreat!"]}
    position = table(scenario=RITUALS, fear=earned, agenda=[{"step": "fear_effects"}])
    assert open_operations(GAME, position) == ()
    position = replace(position, scenario="")
    assert names(open_operations(GAME, position)) == ["fear_card"]


def test_what_follows_an_effect_comes_before_all_else() -> None:
    position = table(
        scenario=INSURRECTION,
        lands={"A5": {"dahan": 2, "explorer": 1}},
        insurrection={"moved": {"A5": 1}},
        agenda=[{"step": "advance_cards"}, {"step": "time_passes"}],
    )
    assert names(open_operations(GAME, position)) == ["follow_up"]
    position = step(GAME, position, *open_operations(GAME, position))
    assert position.lands["A5"].explorer == 0
    assert names(open_operations(GAME, position)) == ["advance_cards"]
    assert [due.step for due in position.agenda] == ["advance_cards", "time_passes"]


# Scores


def test_points_are_exact_by_one_reading() -> None:
    game = Game(Rules(readings={"SI-Q39": "exact_fractions_and_sum"}), load())
    position = replace(
        table(lands={"A5": {"dahan": 5}}), players=3, result="victory", adversary=PRUSSIA
    )
    assert points(game, position) == 15 + Fraction(5, 3)
    assert points(GAME, position) == 16


# Whole games


@pytest.mark.parametrize("name", ADVERSARIES)
@pytest.mark.parametrize("level", [0, 3, 6])
def test_games_against_an_adversary_come_to_their_end(name: str, level: int) -> None:
    _game(Position(adversary=name, adversary_level=level), level)


@pytest.mark.parametrize("scenario", [BLITZ, HEART, RITUALS, INSURRECTION])
@pytest.mark.parametrize("adversary", ["", SWEDEN])
def test_games_with_a_scenario_come_to_their_end(scenario: str, adversary: str) -> None:
    _game(Position(scenario=scenario, adversary=adversary, adversary_level=6 * bool(adversary)), 1)


SPIRITS = ("Thunderspeaker", "River Surges in Sunlight")


def _game(empty: Position, seed: int) -> None:
    """Play a game of two Spirits at random; every step must leave what can stand on the table."""
    random = Random(seed)
    inputs: dict[str, Any] = {"players": 2, "spirits": SPIRITS}
    play = OPERATIONS["spirit_island.set_up"].run(GAME, empty, **inputs)
    done = drive(play, seeded(random), listen=False)
    assert isinstance(done, Played)
    position = done.result
    check(GAME, position)
    for _ in range(20):
        begun = drive(begin_turn(GAME, position), seeded(random), listen=False)
        assert isinstance(begun, Played)
        position = begun.result
        while due := open_operations(GAME, position):
            chosen = random.choice(due)
            before = position
            position = step(GAME, position, chosen, random)
            for invariant in INVARIANTS:
                if invariant.name in ("blight-conserved", "fear-conserved", "possible"):
                    play = (GAME, before, chosen.operation, chosen.inputs, position)
                    assert not invariant.broken(*play), (invariant.name, chosen)
        if position.result:
            return
    raise AssertionError("the game doesn't end")


def test_a_game_is_lost_by_the_capital_of_england() -> None:
    position = table(
        adversary=ENGLAND,
        adversary_level=4,
        lands={"A7": {"town": 3, "city": 3}},
        invaders={"extra_build": "1-sands", "ravage": "1-jungle"},
    )
    ended = scripted(OPERATIONS["spirit_island.invader_phase"].run(GAME, position), {})
    assert isinstance(ended, Played)
    assert (ended.result.result, ended.result.result_by) == ("defeat", "capital")
    assert on_island(ended.result, "city") == 4
