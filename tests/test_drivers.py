"""Drivers: the same play, answered by a script, by chance, by bytes, and in every way."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.conformance.checking.implementations import asked
from rulewright.core.asks import (
    AnswerError,
    Choose,
    ChooseSome,
    Divide,
    Draw,
    Part,
    Play,
    Roll,
    Tally,
)
from rulewright.core.citing import Citation, Illegal, Options, cite, require
from rulewright.core.drivers import (
    Open,
    Played,
    Refused,
    TooManyBranches,
    answers_of,
    described,
    distribution,
    drawn,
    drive,
    every_choice,
    exhaustive,
    scripted,
    seeded,
    tally_odds,
)

HITS = Tally("hits", (0, 0, 0, 0, 1, 1))
POINTS = Tally("points", (0, 1, 1, 2, 5, 5))
LANDS = Options(("A1", "A2", "A3"), {"A4": "XX-2-R01"})
PARTS = (Part("town", 2, 2), Part("city", 1, 3))


def battle() -> Play[tuple[object, ...]]:
    """A play with every kind of ask."""
    cite("XX-1-S01")
    dice = yield from Roll("dice", "battle", 2)
    cards = yield from Draw("cards", "deck", ("ace", "ace", "king"), 2)
    land = yield from Choose("land", "army", LANDS)
    where = yield from Choose("retreat", "army", LANDS, optional=True)
    targets = yield from ChooseSome("targets", "army", LANDS, 0, 2)
    damage = yield from Divide("damage", land, 3, PARTS)
    require(sum(dice) < 12, "XX-1-R01", "two sixes lose")
    return dice, cards, land, where, targets, tuple(sorted(damage.items()))


ANSWERS: dict[str, dict[str, tuple[Any, ...]]] = {
    "dice": {"battle": ([6, 5],)},
    "cards": {"deck": (["ace", "king"],)},
    "land": {"army": ("A2",)},
    "targets": {"army": (["A3", "A1"],)},
    "damage": {"A2": ({"town": [1, 2]},)},
}
RESULT = ((6, 5), ("ace", "king"), "A2", "", ("A1", "A3"), (("town", (2, 1)),))


# Scripted.


def test_a_script_answers_by_key_and_subject() -> None:
    ending = scripted(battle(), ANSWERS)
    assert isinstance(ending, Played)
    assert ending.result == RESULT
    assert ending.cited[0] == Citation("XX-1-S01", "carried out")
    assert ending.cited[-1] == Citation("XX-1-R01", "allowed")
    assert [one.ask.key for one in ending.asked] == [
        "dice",
        "cards",
        "land",
        "retreat",
        "targets",
        "damage",
    ]


def test_nothing_is_heard_where_nobody_listens() -> None:
    assert scripted(battle(), ANSWERS, listen=False).cited == ()


def test_what_was_asked_can_be_written_down_and_played_again() -> None:
    ending = scripted(battle(), ANSWERS)
    assert scripted(battle(), answers_of(ending.asked)) == ending  # type: ignore[arg-type]


def test_an_ask_declined_before_it_is_answered_can_be_written_down() -> None:
    def twice() -> Play[list[str]]:
        given = []
        for _ in range(3):
            given.append((yield from Choose("land", "army", LANDS, optional=True)))
        return given

    for path in itertools.product(["", "A1"], repeat=3):
        replies = iter(path)
        ending = drive(twice(), lambda _: next(replies) or None)  # noqa: B023
        again = scripted(twice(), answers_of(ending.asked))  # type: ignore[arg-type]
        assert isinstance(again, Played)
        assert again.result == list(path)


def test_answers_that_run_out_leave_the_play_open() -> None:
    few = {key: given for key, given in ANSWERS.items() if key != "land"}
    ending = scripted(battle(), few)
    assert isinstance(ending, Open)
    assert described(ending.ask) == {
        "key": "land",
        "subject": "army",
        "options": ["A1", "A2", "A3"],
    }


def test_what_can_take_nothing_is_refused_but_never_offered() -> None:
    parts = (*PARTS, Part("wall", 1, 0, "X-R01"))
    ask = Divide("damage", "A1", 2, parts)
    assert described(ask)["options"] == ["town", "city"]
    assert asked(ask).options == ["town", "city"]
    assert all("wall" not in answer for answer in every_choice(ask))
    with pytest.raises(Illegal, match="wall can take 0, 1 is given"):
        ask.check({"town": [1], "wall": [1]})


def test_an_answer_that_nobody_asked_for_is_an_error() -> None:
    more = {**ANSWERS, "retreat": {"fleet": ("A1",)}}
    with pytest.raises(AnswerError, match=r"retreat \(fleet\): nobody asked for the answer 'A1'"):
        scripted(battle(), more)
    assert isinstance(scripted(battle(), more, spare=True), Played)


def test_an_answer_of_the_wrong_shape_names_its_ask() -> None:
    with pytest.raises(AnswerError, match=r"^dice \(battle\): a list of numbers is wanted"):
        scripted(battle(), {**ANSWERS, "dice": {"battle": ("6 and 5",)}})


def test_a_refusal_names_its_clause_wherever_it_comes_from() -> None:
    ruled_out = scripted(battle(), {**ANSWERS, "land": {"army": ("A4",)}})
    assert isinstance(ruled_out, Refused)
    assert ruled_out.clause == "XX-2-R01"
    assert ruled_out.why == "land (army): A4 may not be chosen"
    assert ruled_out.cited[-1] == Citation("XX-2-R01", "refused")
    required = scripted(battle(), {**ANSWERS, "dice": {"battle": ([6, 6],)}})
    assert isinstance(required, Refused)
    assert (required.clause, required.why) == ("XX-1-R01", "two sixes lose")
    assert required.cited[-1] == Citation("XX-1-R01", "refused")


def march() -> Play[tuple[str, str]]:
    """A forced choice, then one of the same key and subject."""
    first = yield from Choose("to", "army", Options(("A1",), {"A9": "XX-2-R01"}))
    second = yield from Choose("to", "army", LANDS)
    return first, second


def test_what_is_forced_is_not_asked() -> None:
    ending = scripted(march(), {"to": {"army": ("A1", "A3")}})
    assert isinstance(ending, Played)
    assert ending.result == ("A1", "A3")

    def forced() -> Play[tuple[object, ...]]:
        none = yield from Roll("dice", "army", 0)
        only = yield from Choose("to", "army", Options(("A1",), {}))
        return none, only

    def never(ask: object) -> object:
        raise AssertionError(f"{ask} is forced")

    ending = drive(forced(), never)
    assert isinstance(ending, Played)
    assert ending.result == ((), "A1")
    assert [one.forced for one in ending.asked] == [True, True]


def test_a_wrong_answer_to_a_forced_ask_is_not_overlooked() -> None:
    refused = scripted(march(), {"to": {"army": ("A9", "A3")}})
    assert isinstance(refused, Refused)
    with pytest.raises(AnswerError, match=r"to \(army\): 'A2' was not offered"):
        scripted(march(), {"to": {"army": ("A2", "A3")}})


# In every way.


def dice(reads: Tally | None, count: int, by: Tally) -> Play[int]:
    rolled = yield from Roll("dice", "x", count, reads=reads)
    return sum(by.faces[face - 1] for face in rolled)


@pytest.mark.parametrize("tally", [HITS, POINTS])
@pytest.mark.parametrize("count", range(5))
def test_odds_of_a_tally_are_those_of_all_throws(tally: Tally, count: int) -> None:
    brute = Counter(
        sum(tally.faces[face - 1] for face in throw)
        for throw in itertools.product(range(1, 7), repeat=count)
    )
    wanted = {total: Fraction(ways, 6**count) for total, ways in brute.items()}
    assert tally_odds(tally, count) == wanted
    assert distribution(exhaustive(lambda: dice(tally, count, tally))) == wanted
    assert distribution(exhaustive(lambda: dice(None, count, tally))) == wanted
    assert len(list(exhaustive(lambda: dice(tally, count, tally)))) == len(wanted)


def deal(pool: tuple[str, ...], count: int) -> Play[tuple[str, ...]]:
    return (yield from Draw("cards", "x", pool, count))


@given(
    st.lists(st.sampled_from("aabbc"), min_size=1, max_size=6).flatmap(
        lambda pool: st.tuples(st.just(tuple(pool)), st.integers(0, len(pool)))
    )
)
@settings(max_examples=60, deadline=None)
def test_equal_cards_are_drawn_without_replacement(drawn_from: tuple[tuple[str, ...], int]) -> None:
    pool, count = drawn_from
    ways = list(itertools.permutations(pool, count))
    wanted = {hand: Fraction(n, len(ways)) for hand, n in Counter(ways).items()}
    branches = list(exhaustive(lambda: deal(pool, count)))
    assert distribution(branches) == wanted
    assert len(branches) == len(wanted)


def test_choices_branch_and_are_not_weighed() -> None:
    def play() -> Play[tuple[str, int]]:
        land = yield from Choose("land", "army", LANDS, optional=True)
        rolled = yield from Roll("dice", "army", 1, die=4)
        return land, rolled[0]

    weights: Counter[str] = Counter()
    for branch in exhaustive(play):
        assert isinstance(branch.ending, Played)
        weights[branch.ending.result[0]] += branch.weight  # type: ignore[assignment]
    assert weights == {"A1": 1, "A2": 1, "A3": 1, "": 1}


def test_fixed_answers_do_not_branch() -> None:
    results = {
        branch.ending.result
        for branch in exhaustive(march, {"to": {"army": ("A1",)}})
        if isinstance(branch.ending, Played)
    }
    assert results == {("A1", "A1"), ("A1", "A2"), ("A1", "A3")}
    (only,) = exhaustive(march, {"to": {"army": ("A1", "A3")}})
    assert isinstance(only.ending, Played)
    assert only.ending.result == ("A1", "A3")


def test_refused_branches_are_given_too() -> None:
    def play() -> Play[int]:
        rolled = yield from Roll("dice", "x", 1)
        require(rolled[0] < 6, "XX-1-R01", "a six loses")
        return rolled[0]

    refused = [b for b in exhaustive(play) if isinstance(b.ending, Refused)]
    assert [b.weight for b in refused] == [Fraction(1, 6)]
    with pytest.raises(ValueError, match="did not end"):
        distribution(exhaustive(play))


def test_an_ask_without_any_answer_is_not_overlooked() -> None:
    def play() -> Play[str]:
        return (yield from Choose("land", "army", Options((), {})))

    (branch,) = exhaustive(play)
    assert isinstance(branch.ending, Open)
    assert branch.weight == 1


def test_too_many_branches_are_refused() -> None:
    with pytest.raises(TooManyBranches, match="more than 10 branches: fix some answers"):
        list(exhaustive(lambda: dice(None, 2, HITS), limit=10))
    assert len(list(exhaustive(lambda: dice(None, 2, HITS), limit=36))) == 36
    with pytest.raises(TooManyBranches):
        list(exhaustive(lambda: dice(None, 2, HITS), limit=35))
    whole = tuple(str(n) for n in range(30))  # 30! ways: they must not even be counted
    with pytest.raises(TooManyBranches):
        list(exhaustive(lambda: deal(whole, 30), limit=1000))


def test_every_choice_gives_each_once_and_all_fit() -> None:
    for ask, many in (
        (Choose("c", "x", LANDS), 3),
        (Choose("c", "x", LANDS, optional=True), 4),
        (ChooseSome("c", "x", LANDS, 0, 2), 7),
        (ChooseSome("c", "x", LANDS, 2, 9), 4),
        (Divide("d", "x", 3, PARTS), 5),
    ):
        choices = [ask.check(choice) for choice in every_choice(ask)]
        assert len(choices) == many
        assert len({str(choice) for choice in choices}) == many


# By chance and by bytes.


def playable() -> Play[object]:
    try:
        return (yield from battle())
    except Illegal:
        return None


def test_the_same_seed_gives_the_same_play() -> None:
    first = [drive(playable(), seeded(Random(7))) for _ in range(3)]
    assert first[0] == first[1] == first[2]
    assert len({str(drive(playable(), seeded(Random(n)))) for n in range(20)}) > 10


def test_chance_reaches_every_branch() -> None:
    random = Random(1)
    reached = set()
    for _ in range(300):
        ending = drive(march(), seeded(random))
        assert isinstance(ending, Played)
        reached.add(ending.result)
    assert len(reached) == 3


@given(st.binary(max_size=24))
@settings(max_examples=100, deadline=None)
def test_bytes_make_plays_that_can_be_played_again(data: bytes) -> None:
    ending = drive(battle(), drawn(data))
    again = scripted(battle(), answers_of(ending.asked))  # type: ignore[arg-type]
    assert again == ending


def test_no_bytes_are_the_first_options() -> None:
    ending = drive(battle(), drawn(b""))
    assert isinstance(ending, Played)
    assert ending.result == ((1, 1), ("ace", "ace"), "A1", "A1", (), (("town", (2, 1)),))
    assert drive(battle(), drawn(bytes(50))) == ending
