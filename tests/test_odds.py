"""Odds: exact, between least and greatest where something is chosen, and told so that it helps."""

from __future__ import annotations

import io
import json
import re
import shlex
import sys
from collections import Counter
from fractions import Fraction
from math import comb, perm
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright import cli
from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.counting.odds import Chances, chances, put
from rulewright.conformance.counting.odds_report import STYLE, as_json, as_svg, bar, percent, told
from rulewright.core.asks import (
    AnswerError,
    Ask,
    Choose,
    ChooseSome,
    Divide,
    Draw,
    Part,
    Play,
    Roll,
    Tally,
)
from rulewright.core.citing import Options, offer, require
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Ending, Played, Refused, every_answer, exhaustive
from rulewright.core.games import rulebook
from rulewright.core.odds import Range, TooManyWays, count_answers, every_way, first, odds_of
from rulewright.core.operations import AskDoc, Input, Operation, Rulebook
from rulewright.spirit_island.position import Position, with_land

SI = rulebook("spirit-island")
HITS = Tally("hits", (0, 0, 0, 0, 1, 1))
PAGE = Path(__file__).parent.parent / "docs" / "odds-and-counts.md"

TABLE = {
    "boards": ["A"],
    "lands": {"A5": {"town": 1, "city": 1, "dahan": 2, "defend": 2}, "A2": {"city": 1}},
    "fear": {"pool": 4, "deck": ["Isolation", "Retreat!"]},
    "blight_card": {"card": "Downward Spiral", "tokens": 5},
    "invaders": {"ravage": "1-wetland"},
}


def result(ending: Ending[Any]) -> Any:
    if isinstance(ending, Played):
        return ending.result
    return f"refused by {ending.clause}" if isinstance(ending, Refused) else "stuck"


def exactly(part: Fraction | int | str) -> Range:
    return Range(Fraction(part), Fraction(part))


def between(least: str, greatest: str) -> Range:
    return Range(Fraction(least), Fraction(greatest))


# How many answers an ask has


def test_answers_are_counted_by_hand() -> None:
    lands = Options(("A1", "A2", "A3"), {"A4": "XX-2-R01"})
    towns, city = Part("town", 2, 2), Part("city", 1, 3)
    for ask, many in (
        (Roll("r", "x", 22), 6**22),
        (Roll("r", "x", 12, reads=HITS), 13),
        (Draw("d", "x", tuple("abcde"), 3), perm(5, 3)),
        (Draw("d", "x", tuple("aab"), 2), 3),  # aa, ab, ba
        (Choose("c", "x", lands), 3),
        (Choose("c", "x", lands, optional=True), 4),
        (ChooseSome("c", "x", lands, 1, 2), 3 + 3),
        (Divide("d", "x", 3, (towns, city)), 5),  # 3|0, 2|1, 1|2, 1|1+1, 0|2+1
        (Divide("d", "x", 9, (towns, city)), 0),
    ):
        assert count_answers(ask) == many, ask


asks = st.one_of(
    st.builds(
        Roll,
        st.just("r"),
        st.just("x"),
        st.integers(0, 3),
        st.just(6),
        st.sampled_from([None, HITS]),
    ),
    st.lists(st.sampled_from("aabbc"), min_size=1, max_size=5).flatmap(
        lambda pool: st.builds(
            Draw, st.just("d"), st.just("x"), st.just(tuple(pool)), st.integers(0, len(pool))
        )
    ),
    st.builds(
        ChooseSome,
        st.just("c"),
        st.just("x"),
        st.integers(0, 5).map(lambda n: offer("abcde"[:n])),
        st.integers(0, 2),
        st.integers(2, 6),
    ),
    st.builds(
        Divide,
        st.just("v"),
        st.just("x"),
        st.integers(0, 7),
        st.lists(st.tuples(st.integers(1, 3), st.integers(1, 4)), min_size=1, max_size=3).map(
            lambda some: tuple(Part(f"p{n}", *part) for n, part in enumerate(some))
        ),
    ),
)


@given(asks)
@settings(max_examples=200, deadline=None)
def test_answers_are_counted_as_they_are_given(ask: Ask) -> None:
    assert count_answers(ask) == len(list(every_answer(ask)))


# Every way


def forked() -> Play[str]:
    """Hand-made: safe or bold; who is bold and lucky may press on.

    safe: a die, a win from 5 upward.
    bold: a die, a loss up to 3; otherwise hold (a win) or press (a coin: a win or a triumph).
    """
    way = yield from Choose("way", "army", offer(("safe", "bold")))
    (rolled,) = yield from Roll("die", way, 1)
    if way == "safe":
        return "win" if rolled >= 5 else "loss"
    if rolled <= 3:
        return "loss"
    press = yield from Choose("press", "army", offer(("hold", "press")))
    if press == "hold":
        return "win"
    (coin,) = yield from Roll("coin", "army", 1, die=2)
    return "triumph" if coin == 2 else "win"


def test_every_way_is_given_once_with_its_weight() -> None:
    ways = list(every_way(forked))
    branches = list(exhaustive(forked))
    assert len(ways) == 6 + 3 + 3 * 3
    assert [way.ending for way in ways] == [branch.ending for branch in branches]
    for way, branch in zip(ways, branches, strict=True):
        weight = Fraction(1)
        for step in way.steps:
            weight *= step.odds or 1
        assert weight == branch.weight


def test_each_fork_is_fresh_once() -> None:
    fresh = Counter(step.ask.key for way in every_way(forked) for step in way.fresh)
    # one first choice, a die for each of its ways, and after 4, 5 and 6 a choice and its coin
    assert fresh == {"way": 1, "die": 2, "press": 3, "coin": 3}


def test_least_and_greatest_on_a_tree_by_hand() -> None:
    found = odds_of(forked, result)
    assert found.ways == 18
    assert found.results == {
        "win": between("1/4", "1/2"),  # safe 1/3, bold and press 1/4, bold and hold 1/2
        "loss": between("1/2", "2/3"),  # bold, safe
        "triumph": between("0", "1/4"),  # half of the lucky half, or not tried
    }
    assert found.chosen == {("way", "army"): 1, ("press", "army"): 3}
    assert found.chances == {("die", "safe"): 1, ("die", "bold"): 1, ("coin", "army"): 3}


def test_who_chooses_later_knows_what_was_rolled() -> None:
    def guess() -> Play[bool]:
        (coin,) = yield from Roll("coin", "x", 1, die=2)
        guessed = yield from Choose("guess", "x", offer(("1", "2")))
        return guessed == str(coin)

    def blind() -> Play[bool]:
        guessed = yield from Choose("guess", "x", offer(("1", "2")))
        (coin,) = yield from Roll("coin", "x", 1, die=2)
        return guessed == str(coin)

    assert odds_of(guess, result).results == {True: between("0", "1"), False: between("0", "1")}
    assert odds_of(blind, result).results == {True: exactly("1/2"), False: exactly("1/2")}


def test_without_choices_there_is_one_probability_and_they_add_up_to_1() -> None:
    def hand() -> Play[int]:
        cards = yield from Draw("cards", "deck", tuple("aaabb"), 2)
        return cards.count("a")

    found = odds_of(hand, result)
    # of 10 pairs of five cards: 1 is b and b, 6 are mixed, 3 are a and a
    assert found.results == {0: exactly("1/10"), 1: exactly("6/10"), 2: exactly("3/10")}
    assert not found.chosen


def field_battle() -> Play[tuple[int, int]]:
    """12 dice against 10; of all of them no more is seen than the hits."""
    attack = yield from Roll("attacker_dice", "battle", 12, reads=HITS)
    defence = yield from Roll("defender_dice", "battle", 10, reads=HITS)
    return sum(face >= 5 for face in attack), sum(face >= 5 for face in defence)


def binomial(dice: int, hits: int) -> Fraction:
    """The probability of so many hits, each die hitting in 2 of 6 cases."""
    return comb(dice, hits) * Fraction(1, 3) ** hits * Fraction(2, 3) ** (dice - hits)


def test_a_battle_of_12_against_10_dice() -> None:
    found = odds_of(field_battle, result)
    assert found.ways == 13 * 11
    assert found.results == {
        (attack, defence): exactly(binomial(12, attack) * binomial(10, defence))
        for attack in range(13)
        for defence in range(11)
    }
    won = odds_of(field_battle, lambda ending: result(ending)[0] > result(ending)[1])
    assert won.results[True] == exactly(
        sum(
            (binomial(12, a) * binomial(10, d) for a in range(13) for d in range(a) if d <= 10),
            Fraction(0),
        )
    )


def test_answers_and_policies_narrow_the_ways() -> None:
    bold = odds_of(forked, result, {"way": {"army": ("bold",)}})
    assert bold.results == {
        "loss": exactly("1/2"), "win": between("1/4", "1/2"), "triumph": between("0", "1/4"),
    }  # fmt: skip
    assert odds_of(forked, result, policy=first).results == {
        "win": exactly("1/3"), "loss": exactly("2/3"),
    }  # fmt: skip
    first_then = odds_of(forked, result, {"way": {"army": ("bold",)}}, first)
    assert first_then.results == {"win": exactly("1/2"), "loss": exactly("1/2")}
    assert first_then.asked == {("way", "army"), ("die", "bold"), ("press", "army")}


def test_fixed_answers_for_which_nobody_asked_are_told() -> None:
    twice = {"way": {"army": ("safe", "bold")}, "press": {"army": ("press",)}}
    found = odds_of(forked, result, twice)
    assert found.unused == {("way", "army"): 1, ("press", "army"): 1}
    pressed = {"way": {"army": ("bold",)}, "press": {"army": ("press",)}}
    assert not odds_of(forked, result, pressed).unused  # asked for in some ways


def test_an_answer_that_does_not_fit_is_refused() -> None:
    with pytest.raises(AnswerError, match=r"way \(army\): 'run' was not offered, only safe, bold"):
        odds_of(forked, result, {"way": {"army": ("run",)}})


def test_refusals_and_dead_ends_are_results() -> None:
    def play() -> Play[str]:
        (rolled,) = yield from Roll("die", "x", 1)
        require(rolled < 6, "XX-1-R01", "a six loses")
        if rolled == 1:
            yield from Choose("way", "x", Options((), {}))
        return "done"

    assert odds_of(play, result).results == {
        "stuck": exactly("1/6"), "done": exactly("4/6"), "refused by XX-1-R01": exactly("1/6"),
    }  # fmt: skip


def test_too_many_ways_are_refused_at_once_and_counted() -> None:
    def play() -> Play[int]:
        yield from Roll("many", "x", 22)
        yield from Choose("land", "x", offer("abc"))
        return 0

    with pytest.raises(TooManyWays) as caught:
        odds_of(play, result)
    assert [(ask.key, ways) for ask, ways in caught.value.asked] == [("many", 6**22), ("land", 3)]
    assert caught.value.about == 3 * 6**22

    def dice() -> Play[int]:
        return sum((yield from Roll("dice", "x", 1))) + sum((yield from Roll("dice", "y", 1)))

    assert odds_of(dice, result, limit=36).ways == 36
    with pytest.raises(TooManyWays):
        odds_of(dice, result, limit=35)
    with pytest.raises(TooManyWays):
        odds_of(lambda: iter_none(), result, limit=0)


def iter_none() -> Play[int]:
    yield from ()
    return 1


def test_a_long_play_is_no_matter() -> None:
    def long() -> Play[int]:
        for turn in range(2000):
            if (yield from Choose("stop", str(turn), offer(("stop", "on")))) == "stop":
                return turn
        return 2000

    assert odds_of(long, result, {"stop": {str(n): ("on",) for n in range(1980)}}).ways == 21


def reaction(step: str, inputs: dict[str, Any], leaders: dict[str, Any]) -> Chances:
    """A Spanish stack of 3 regulars and its leaders that reacts to a French move, in a case."""
    stack = {"units": {"spain": {"regulars": 3}}, "leaders": [*leaders]}
    case = Case(
        id="table",
        title="",
        operation=f"virgin_queen.{step}",
        expect=Expect(),
        position={
            "wars": [["france", "spain"]],
            "impulse": {"power": "france", "cp": 1},
            "move": {"origin": "here", "target": "there", "units": {"france": {"regulars": 3}}},
            "spaces": {"yonder" if step == "intercept" else "there": stack},
            "leaders": leaders,
        },
        places={
            "here": {"kind": "key", "home": "france", "adjacent": ["there"]},
            "there": {"adjacent": ["yonder"]},
            "yonder": {"kind": "key", "home": "spain"},
        },
        inputs={"power": "spain", **inputs, **stack},
    )
    return chances(put(rulebook("virgin-queen"), case, None, {}), ["spaces.yonder.units"])


def test_two_dice_of_a_reaction_are_told_apart_by_their_sum_only() -> None:
    """Of 36 pairs 10 come to 9 or more, and with a battle rating of 2 there are 21 (13.2, 13.3)."""
    alba = {"Alba": {"nation": "spain", "battle": 2, "command": 10}}
    for step, inputs in (
        ("intercept", {"origin": "yonder"}),
        ("avoid_battle", {"target": "yonder"}),
    ):
        for leaders, of_36 in (({}, 10), (alba, 21)):
            found = reaction(step, inputs, leaders).odds
            assert found.ways == 11
            parts = sorted(each.least for each in found.results.values())
            assert parts == sorted((Fraction(of_36, 36), Fraction(36 - of_36, 36)))


# An operation in a position


def storm(game: Any, position: Position, land: str) -> Play[Position]:
    """A made-up operation: three dice, and a blight in the land for each that shows 5 or 6."""
    dice = yield from Roll("storm", land, 3, reads=HITS)
    hits = sum(face >= 5 for face in dice)
    if hits:
        where = yield from Choose("hit", land, offer(("A5", "A2")), optional=True)
        position = with_land(position, where or land, blight=hits)
    return position


STORM = Operation(
    "spirit_island.storm",
    "ravage",
    storm,
    "Storm.",
    (Input("land", str, "the land", place=True),),
    (AskDoc("storm", "the land", "dice", ""), AskDoc("hit", "the land", "one option", "")),
)
STORMY: Rulebook = msgspec.structs.replace(
    SI, operations={**SI.operations, "spirit_island.storm": STORM}
)


def stormy(*of: str, fixed: Any = (), by: Any = "range", limit: int = 1000) -> Chances:
    case = Case(id="table", title="", operation="", expect=Expect(), position=TABLE)
    return chances(put(STORMY, case, "storm", {"land": "A5"}), of, fixed, by, limit)


def rows(found: Chances) -> dict[str, Range]:
    return {result.told(): range_ for result, range_ in found.rows}


def test_a_field_is_told_by_its_value() -> None:
    found = rows(stormy("lands.A5.blight", by="first"))
    assert found == {
        "lands.A5.blight = 0": exactly("8/27"),
        "lands.A5.blight = 1": exactly("12/27"),
        "lands.A5.blight = 2": exactly("6/27"),
        "lands.A5.blight = 3": exactly("1/27"),
    }
    assert list(found) == sorted(found)  # numbers stand in their order, not the likeliest first
    found = rows(stormy("lands.A5.blight"))
    assert found["lands.A5.blight = 0"] == between("8/27", "1")  # it may hit elsewhere
    assert found["lands.A5.blight = 1"] == between("0", "12/27")


def test_a_choice_that_makes_no_difference_gives_one_number() -> None:
    found = stormy("lands.A4.blight")
    assert found.odds.chosen
    assert not found.spread
    lines = [line for line, _ in told(found)]
    assert "  it makes no difference: each row holds whatever is chosen" in lines
    assert not any(" to " in line for line in lines if "%" in line)
    assert b" to " not in as_svg(found).split(b"</desc>")[0].split(b"<desc")[1]
    mixed = [line for line, _ in told(stormy()) if "nothing changes" in line]
    assert " to " not in mixed[0], "nor is there one in a row in which it makes none"
    assert any(" to " in line for line, _ in told(stormy()))


VQ = rulebook("virgin-queen")
OWN_MAP = Path(__file__).parent.parent / "docs" / "own-map.md"
MARCH = {
    "wars": [["hre", "spain"]],
    "impulse": {"power": "spain"},
    "move": {"origin": "Vienna", "target": "Trieste", "units": {"spain": {"regulars": 1}}},
    "spaces": {"Venice": {"control": "hre", "units": {"hre": {"regulars": 1}}}},
}


def test_fields_of_what_may_be_absent_are_told() -> None:
    places = {"Vienna": {}, "Trieste": {"adjacent": ["Vienna"]}}
    position = {**MARCH, "spaces": {"Trieste": {"units": {"hre": {"regulars": 1}}}}}
    case = Case("table", "", "", Expect(), places=places, position=position)
    found = chances(put(VQ, case, "field_battle", {}), ["move.fought"])
    assert {result.told() for result, _ in found.rows} == {
        "move.fought = true",
        "move.fought = false",
    }
    assert not found.notes
    with pytest.raises(BadData, match=r"move has no field 'fough'.*did you mean fought"):
        chances(put(VQ, case, "field_battle", {}), ["move.fough"])


def test_odds_on_a_map_of_ones_own(tmp_path: Path, rulewright: Any) -> None:
    file = tmp_path / "map.toml"
    (content,) = re.findall("```toml\n(.*?)```", OWN_MAP.read_text(encoding="utf-8"), re.DOTALL)
    file.write_text(content, encoding="utf-8")
    words = ["intercept", "--map", file, "--position", json.dumps(MARCH)]
    words += ["--input", "power=hre", "--input", "origin=Venice"]
    words += ["--input", 'units={"hre": {"regulars": 1}}', "--of", "move.intercepted_by"]
    told = rulewright("odds", "virgin-queen", *words)
    assert told.code == 0, told.err
    assert "move.intercepted_by = hre" in told.out
    told = rulewright("odds", "virgin-queen", "--map", file, "--case", "vq-field-battle-0003")
    assert told.code == 2
    assert "vq-field-battle-0003 brings its own map: leave --map off" in told.err
    told = rulewright("odds", "raiders-of-scythia", "--map", file, "silversmith")
    assert "takes no map of one's own" in told.err


def test_all_that_changes_is_told_by_default() -> None:
    found = stormy()
    assert rows(found)["nothing changes"] == exactly("8/27")
    assert rows(found)["lands.A2.blight = 1"] == between("0", "12/27")
    assert len(found.rows) == 7
    assert found.rows[0][0].told() in ("lands.A2.blight = 1", "lands.A5.blight = 1")
    assert found.odds.ways == 1 + 3 * 3


def test_several_fields_are_told_together() -> None:
    found = rows(stormy("lands.A5.blight", "lands.A2.blight", by="first"))
    assert "lands.A5.blight = 2, lands.A2.blight = 0" in found
    whole = rows(stormy("lands.A2", "fear.deck", "lands.A1", "lands.A2.damage.city", by="first"))
    (told,) = whole
    assert told == (
        'lands.A2 = {"city":1}, fear.deck = ["Isolation","Retreat!"], lands.A1 = {}, '
        "lands.A2.damage.city = []"
    )


def test_a_name_that_is_nowhere_is_noted() -> None:
    found = stormy("lands.A2.presence.River", "lands.A2.city")
    assert found.notes == (
        "lands.A2.presence.River is in no position, before or after: it counts as empty",
    )
    assert "Note: lands.A2.presence.River" in printed(found)


def test_answers_are_fixed_by_key_and_subject_or_by_key() -> None:
    for fixed in ([("hit", "A5", "A2")], [("hit", None, "A2")]):
        found = rows(stormy("lands.A2.blight", fixed=fixed))
        assert found["lands.A2.blight = 3"] == exactly("1/27")
    declined = rows(stormy("lands.A2.blight", fixed=[("hit", None, None)]))
    assert declined == {"lands.A2.blight = 0": exactly(1)}
    rolled = rows(stormy(fixed=[("storm", "A5", [1, 1, 6]), ("hit", "A5", "A2")]))
    assert rolled == {"lands.A2.blight = 1": exactly(1)}


@pytest.mark.parametrize(
    ("fixed", "said"),
    [
        (
            ("htt", "A5", "A2"),
            r"--answer htt: .*storm asks no 'htt': did you mean hit\? \(it asks h",
        ),
        (
            ("hit", "A2", "A2"),
            r"--answer hit:A2: nobody asks for it; what is asked: hit \(A5\), st",
        ),
    ],
)
def test_an_answer_that_nobody_asks_for_is_refused(fixed: Any, said: str) -> None:
    with pytest.raises(BadData, match=said):
        stormy(fixed=[fixed])
    unmet = [("storm", "A5", [1, 1, 1]), ("hit", None, "A2")]
    with pytest.raises(BadData, match="--answer hit: nobody asks for it"):
        stormy(fixed=unmet)


def test_what_all_results_share_is_told_once() -> None:
    case = Case(id="table", title="", operation="", expect=Expect(), position=TABLE)
    found = chances(put(SI, case, "ravage_land", {"land": "A5"}))
    assert dict(found.common) == {
        "lands.A5.dahan": "1",
        "lands.A5.blight": "1",
        "lands.A5.damage.dahan": "[1]",
        "blight_card.tokens": "4",
    }
    text = printed(found)
    assert text.count("blight_card.tokens = 4") == 1
    assert "  lands.A5.damage.city = [2]\n" in text
    assert "lands.A5.town = 0, fear.pool = 3, fear.generated = 1" in text
    assert not chances(put(SI, case, "ravage_land", {"land": "A5"}), ["fear.pool"]).common


# Telling and drawing


def printed(found: Chances, *, blocks: bool = True) -> str:
    return "".join(f"{line}\n" for line, _ in told(found, blocks=blocks))


def test_rows_hold_fraction_per_cent_and_bar() -> None:
    text = printed(stormy("lands.A5.blight", by="first"))
    assert "the first option is chosen: hit (A5)" in text
    assert "by chance: storm (A5)" in text
    assert "  lands.A5.blight = 1   4/9  44.44 %  ██████████▋\n" in text
    assert "  lands.A5.blight = 3  1/27   3.70 %  ▉\n" in text
    text = printed(stormy("lands.A5.blight"))
    assert "each row: the least and the greatest probability, whatever is chosen" in text
    row = "  lands.A5.blight = 0  8/27  29.63 %  to     1  100.00 %  ███████▏░░░░░░░░░░░░░░░░\n"
    assert row in text
    plain = printed(stormy("lands.A5.blight"), blocks=False)
    assert plain.isascii()
    assert "100.00 %  #######.................\n" in plain


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("0", "0.00 %"),
        ("1/1000000", "<0.01 %"),
        ("1/6", "16.67 %"),
        ("999999/1000000", ">99.99 %"),
        ("1", "100.00 %"),
    ],
)
def test_what_is_possible_is_never_0_and_what_is_not_certain_never_100(
    part: str, said: str
) -> None:
    assert percent(Fraction(part)) == said


def test_bars() -> None:
    assert bar(exactly("1")) == "█" * 24
    assert bar(exactly("0")) == ""
    assert bar(exactly("1/100000")) == "▏"
    assert bar(between("1/2", "3/4")) == "█" * 12 + "░" * 6
    assert bar(between("1/2", "3/4"), blocks=False) == "#" * 12 + "." * 6
    assert bar(between("0", "1/100000")) == "░"


def test_many_results_are_cut_and_what_is_left_out_is_counted() -> None:
    def deck(game: Any, position: Position) -> Play[Position]:
        names = tuple(f"card {n}" for n in range(100))
        (card,) = yield from Draw("card", "x", names, 1)
        return msgspec.structs.replace(position, adversary=card)

    draw_one = Operation(
        "spirit_island.draw_one", "ravage", deck, "", (), (AskDoc("card", "x", "names drawn", ""),)
    )
    book = msgspec.structs.replace(SI, operations={"spirit_island.draw_one": draw_one})
    case = Case(id="table", title="", operation="", expect=Expect(), position=TABLE)
    found = chances(put(book, case, "draw_one", {}))
    text = printed(found)
    assert text.count("adversary = card") == 40
    assert "… and 60 more results, together 60.00 % (--json has them all)" in text
    assert len(json.loads(as_json(found))["results"]) == 100
    drawn = as_svg(found).decode()
    assert "not drawn: 40 more results, together 40.00 %" in drawn


def test_json_has_exact_fractions() -> None:
    whole = json.loads(as_json(stormy("lands.A5.blight", fixed=[("hit", None, "A5")])))
    assert whole["operation"] == "spirit_island.storm"
    assert whole["given"] == [{"key": "hit", "answer": "A5"}]
    assert whole["by_chance"] == [{"key": "storm", "subject": "A5"}]
    assert whole["results"][1] == {
        "values": {"lands.A5.blight": 1},
        "least": "4/9",
        "greatest": "4/9",
        "least_percent": pytest.approx(400 / 9),
        "greatest_percent": pytest.approx(400 / 9),
    }


SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_has_a_bar_for_each_result_and_can_be_read_aloud() -> None:
    found = stormy("lands.A5.blight")
    root = ElementTree.fromstring(as_svg(found))
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert title.text == "spirit_island.storm (land A5): what can come of it"
    assert desc.text is not None
    assert "lands.A5.blight = 0: 8/27 = 29.63 % to 1 = 100.00 %" in desc.text
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    solid = {
        float(bar.get("width", "0")) for bar in root.iter(f"{SVG}rect") if bar.get("class") == "bar"
    }
    assert solid == {round(360 * 8 / 27, 2)}  # all the others may be 0
    shaded = [bar for bar in root.iter(f"{SVG}rect") if bar.get("class") == "span"]
    assert len(shaded) == 4
    assert "prefers-color-scheme:dark" in as_svg(found).decode()


def test_no_text_becomes_markup() -> None:
    def name(game: Any, position: Position) -> Play[Position]:
        yield from ()
        return msgspec.structs.replace(position, adversary="<script>&\x1b[2J]]>")

    odd = Operation("spirit_island.odd", "ravage", name, "")
    book = msgspec.structs.replace(SI, operations={"spirit_island.odd": odd})
    found = chances(put(book, Case(id="t", title="", operation="", expect=Expect()), "odd", {}))
    drawn = as_svg(found).decode()
    assert ElementTree.fromstring(drawn) is not None
    assert "<script" not in drawn
    assert "\x1b" not in drawn


def contrast(one: str, other: str) -> float:
    def light(color: str) -> float:
        full = color if len(color) == 7 else "#" + "".join(2 * c for c in color[1:])
        parts = [int(full[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        red, green, blue = (
            p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_picture_is_readable_in_light_and_dark() -> None:
    for style in STYLE.split("@media"):
        fills = dict(re.findall(r"\.(\w+)\{fill:(#\w+)\}", style))
        assert contrast(fills["ink"], fills["ground"]) >= 7
        assert contrast(fills["dim"], fills["ground"]) >= 4.5
        assert contrast(fills["bar"], fills["ground"]) >= 3
        assert contrast(fills["span"], fills["ground"]) >= 2.9
        assert contrast(fills["span"], fills["bar"]) >= 2.5


# The command


class Told(msgspec.Struct):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command line in this process; an unexpected exception fails the test."""

    def run(*arguments: object, stdin: bytes = b"") -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


def test_boards_are_drawn_with_equal_odds(rulewright: Any) -> None:
    told = rulewright("odds", "spirit-island", "set_up_island", "--of", "boards")
    assert (told.code, told.err) == (0, "")
    assert told.out.count(" 1/4  25.00 %  ██████\n") == 4
    two = rulewright(
        "odds", "spirit-island", "set_up_island", "--of", "boards", "--json",
        "--position", '{"players": 2}',
    )  # fmt: skip
    pairs = json.loads(two.out)["results"]
    assert len(pairs) == 12  # 4 x 3: the order of the boards is their place
    assert {row["least"] for row in pairs} == {"1/12"}
    assert {"boards": ["B", "A"]} in [row["values"] for row in pairs]


def test_a_position_may_come_from_a_file_a_case_or_stdin(rulewright: Any, tmp_path: Path) -> None:
    words = ("odds", "spirit-island", "ravage_land", "--of", "fear.generated", "--input", "land=A5")
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TABLE))
    from_file = rulewright(*words, "--position", file)
    assert from_file.code == 0
    assert "fear.generated = 1  0  0.00 %  to  1  100.00 %" in from_file.out
    case = {"id": "x-1", "title": "", "operation": "spirit_island.ravage_land", "position": TABLE}
    case |= {"inputs": {"land": "A5"}, "expect": {"outcome": {}}}
    lines = b"\n".join(json.dumps(case | {"id": f"x-{n}"}).encode() for n in (1, 2))
    for same in (
        rulewright(*words, "--position", "-", stdin=json.dumps(TABLE).encode()),
        rulewright(*words, "--position", json.dumps(TABLE)),
        rulewright(*words[:-2], "--position", json.dumps(case)),
        rulewright(*words[:2], *words[3:-2], "--position", "-", "--case", "x-2", stdin=lines),
    ):
        assert same.out == from_file.out, same.err


def test_a_case_brings_its_position_rules_and_inputs(rulewright: Any) -> None:
    own = rulewright("odds", "spirit-island", "--case", "si-ravage-0001", "--of", "fear.generated")
    assert own.code == 0
    assert own.out.startswith("spirit_island.ravage_land (land here)")
    other = rulewright(
        "odds", "spirit-island", "generate_fear", "--case", "si-ravage-0001", "--input", "fear=1",
        "--of", "fear.generated",
    )  # fmt: skip
    assert "fear.generated = 1  1  100.00 %" in other.out


def test_rules_and_readings_change_the_odds(rulewright: Any) -> None:
    words = (
        "odds", "spirit-island", "ravage_land", "--input", "land=A5", "--position",
        json.dumps(TABLE), "--of", "lands.A5.dahan",
    )  # fmt: skip
    assert "lands.A5.dahan = 1  1  100.00 %" in rulewright(*words).out
    killed = rulewright(*words, "--set", "town_damage=3")  # 3 + 3 - 2 = 4 damage, 2 Dahan
    assert "lands.A5.dahan = 0  1  100.00 %" in killed.out
    # Defend of 2 is shared out: 5 damage less 0 to 2 leave 1 Dahan or none
    shared = rulewright(*words, "--reading", "SI-Q33=shared").out
    assert "lands.A5.dahan = 0  0  0.00 %  to  1  100.00 %" in shared
    assert "lands.A5.dahan = 1  0  0.00 %  to  1  100.00 %" in shared


def test_the_picture_is_written(rulewright: Any, tmp_path: Path) -> None:
    file = tmp_path / "boards.svg"
    words = ("odds", "spirit-island", "set_up_island", "--of", "boards", "--svg")
    assert rulewright(*words, file).code == 0
    assert ElementTree.parse(file).getroot().tag == f"{SVG}svg"
    told = rulewright(*words, tmp_path / "nowhere" / "boards.svg")
    assert told.code == 2
    assert "there is no folder" in told.err


RAVAGE = ("ravage_land", "--position", json.dumps(TABLE), "--input", "land=A5")
BAD = {
    "an unknown operation": (
        ("ravage_lnd",),
        "no operation 'spirit_island.ravage_lnd': did you mean spirit_island.ravage_land?",
    ),
    "no operation": ((), "name an operation, or a case: rulewright operations spirit-island"),
    "an unknown input": (
        ("ravage_land", "--input", "lnd=A5"),
        "--input lnd: spirit_island.ravage_land takes no 'lnd': did you mean land? (it takes land)",
    ),
    "a field as an input": (
        ("set_up_island", "--input", "players=2"),
        "it takes nothing; this is a field of the position: give it with --position",
    ),
    "an input of the wrong type": (
        ("set_up", "--input", "players=two"),
        "inputs.players: Expected `int`, got `str`",
    ),
    "no input": (("ravage_land",), "needs 'land' (the land)"),
    "no pair": (("ravage_land", "--input", "A5"), "--input A5: write NAME=VALUE"),
    "twice": (
        ("set_up", "--input", "players=1", "--input", "players=2"),
        "players: it is given twice",
    ),
    "a place that isn't there": (
        ("ravage_land", "--position", '{"boards": ["A"]}', "--input", "land=B1"),
        "--position: inputs.land: there is no place 'B1' on the map",
    ),
    "no JSON": (("ravage", "--position", '{"lands": '), "--position: this isn't JSON: "),
    "no file": (("ravage", "--position", "nowhere.json"), "nowhere.json: can't be read: No such"),
    "too deep": (("ravage", "--position", '{"a":' * 20000), "--position: it is nested too deeply"),
    "an unknown field": (
        ("ravage", "--position", '{"land": {}}'),
        "--position: position: Object contains unknown field `land`",
    ),
    "an impossible position": (
        ("ravage", "--position", '{"boards": ["A"], "lands": {"A5": {"damage": {"town": [1]}}}}'),
        "position.lands.A5.damage.town: 1 are damaged, 0 stand there",
    ),
    "an unknown case": (
        ("--case", "si-ravage-001"),
        "there is no case 'si-ravage-001': did you mean si-ravage-",
    ),
    "an unknown rule": ((*RAVAGE, "--set", "town_damge=1"), "did you mean town_damage?"),
    "readings as a rule": ((*RAVAGE, "--set", "readings=1"), "chosen with --reading QUESTION="),
    "an unknown question": ((*RAVAGE, "--reading", "SI-Q333=x"), "did you mean SI-Q33?"),
    "an unknown reading": ((*RAVAGE, "--reading", "SI-Q33=x"), "SI-Q33 has no reading 'x', only"),
    "an unknown field to tell": (
        (*RAVAGE, "--of", "lands.A5.twn"),
        "--of lands.A5.twn: A5 has no field 'twn': did you mean town?",
    ),
    "a field within a value": ((*RAVAGE, "--of", "players.x"), "players is a value and has no"),
    "an unknown place to tell": (
        (*RAVAGE, "--of", "lands.A15.blight"),
        "--of lands.A15.blight: there is no place 'A15': did you mean A5?",
    ),
    "an answer without a value": ((*RAVAGE, "--answer", "fight_back"), "write KEY:SUBJECT=VALUE"),
    "an answer twice": (
        (*RAVAGE, "--answer", "fight_back={}", "--answer", "fight_back={}"),
        "--answer fight_back: it is given twice",
    ),
    "an answer that doesn't fit": (
        (*RAVAGE, "--answer", 'fight_back={"twn": [2]}'),
        "fight_back (A5): there is no 'twn' here, only town, city",
    ),
    "too many ways": (
        ("set_up", "--input", "players=2"),
        "spirit_island.set_up can go in more than 100,000 ways: on the first of them fear_cards "
        "(fear deck) has 1,816,214,400 answers",
    ),
}


@pytest.mark.parametrize(("words", "said"), BAD.values(), ids=BAD)
def test_bad_input_is_told_where_and_what(rulewright: Any, words: Any, said: str) -> None:
    told = rulewright("odds", "spirit-island", *words)
    assert told.code == 2
    assert told.err.startswith("rulewright: ")
    assert said in told.err
    assert told.out == ""


def test_too_many_ways_say_how_to_narrow_them(rulewright: Any) -> None:
    said = rulewright("odds", "spirit-island", "set_up", "--input", "players=2").err
    for part in (
        "--answer 'fear_cards:fear deck=…'",
        "take a smaller operation (spirit_island.set_up_invader_board)",
        "or raise --limit",
        "which makes about 10^",
    ):
        assert part in said
    assert "--choose first" not in said  # nothing is chosen
    few = rulewright("odds", "spirit-island", *RAVAGE, "--limit", "2").err
    assert "fight_back (A5) has 3 answers, which makes about 3: " in few
    assert "--choose first" in few
    narrowed = rulewright(
        "odds", "spirit-island", "set_up_invader_board", "--input", "players=2",
        "--answer", f"fear_cards={json.dumps(list(SI.components().fear_cards[:9]))}",
        "--answer", 'invader_cards:stage 1=["1-jungle", "1-sands", "1-wetland"]',
        "--answer", 'invader_cards:stage 2=["2-jungle", "2-mountain", "2-sands", "2-wetland"]',
        "--of", "blight_card.card",
    )  # fmt: skip
    assert narrowed.code == 0, narrowed.err
    assert narrowed.out.count(" 1/2  50.00 %") == 2  # 2 Blight cards


def test_bars_are_plain_where_blocks_cant_be_shown(
    rulewright: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", kept)
    rulewright("odds", "spirit-island", "set_up_island", "--of", "boards")
    kept.flush()
    shown = kept.buffer.getvalue().decode("ascii")  # type: ignore[attr-defined]
    assert shown.count("25.00 %  ######\n") == 4


# The page


def blocks() -> list[tuple[str, str]]:
    return re.findall(r"```(\w+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_says_what_the_commands_say(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    adapters = PAGE.parent / "adapters"
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "adapters").symlink_to(adapters)
    monkeypatch.chdir(tmp_path)
    said, commands, compared = "", 0, 0
    for language, block in blocks():
        if language == "json":
            (tmp_path / "table.json").write_text(block)
        elif language == "sh":
            for line in block.replace("\\\n", " ").splitlines():
                words = shlex.split(line.replace('"python ', f'"{sys.executable} '))
                assert words[0] == "rulewright", line
                told = rulewright(*words[1:])
                assert told.code in (0, 1, 2)
                said = (told.out + told.err).replace(sys.executable, "python")
                commands += 1
        else:
            assert language == "text"
            compared += 1
            for line in block.splitlines():
                for part in line.split("…"):
                    assert part in said, f"{part!r} isn't in:\n{said}"
    assert commands >= 8
    assert compared >= 6
