"""Asks: what is forced, which answers fit, and what the others are told."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.asks import (
    AnswerError,
    Ask,
    Choose,
    ChooseSome,
    Divide,
    Draw,
    Part,
    Roll,
    Tally,
)
from rulewright.core.citing import Illegal, Options, offer

TOWNS = Options(("north", "south"), {"west": "XX-1-R01"})
ROLL = Roll("dice", "the pass", 2)
DRAW = Draw("cards", "the deck", ("ace", "ace", "king"), 2)
CHOOSE = Choose("target", "the army", TOWNS)
MAY = Choose("target", "the army", TOWNS, optional=True)
SOME = ChooseSome("targets", "the army", TOWNS, 1, 1)
PARTS = (Part("town", 2, 2, "XX-1-R02"), Part("city", 1, 3))
DIVIDE = Divide("damage", "the land", 3, PARTS)


@pytest.mark.parametrize(
    ("ask", "forced"),
    [
        (Roll("dice", "x", 0), ()),
        (ROLL, None),
        (Draw("cards", "x", ("ace",), 0), ()),
        (Draw("cards", "x", ("ace", "ace", "ace"), 2), ("ace", "ace")),
        (Draw("cards", "x", ("ace", "king"), 2), None),  # in which order?
        (Choose("c", "x", Options(("only",), {})), "only"),
        (Choose("c", "x", Options(("only",), {}), optional=True), None),
        (Choose("c", "x", Options((), {}), optional=True), ""),
        (Choose("c", "x", Options((), {})), None),
        (CHOOSE, None),
        (ChooseSome("c", "x", TOWNS, 2, 2), ("north", "south")),
        (ChooseSome("c", "x", TOWNS, 0, 0), ()),
        (ChooseSome("c", "x", Options((), {}), 0, 3), ()),
        (ChooseSome("c", "x", TOWNS, 1, 2), None),
        (Divide("d", "x", 0, PARTS), {}),
        (Divide("d", "x", 3, ()), {}),
        (Divide("d", "x", 2, (Part("town", 1, 2),)), {"town": (2,)}),
        (Divide("d", "x", 3, (Part("town", 1, 2),)), None),  # it can't take all of it
        (Divide("d", "x", 7, PARTS), {"town": (2, 2), "city": (3,)}),
        (Divide("d", "x", 2, (Part("town", 1, 2), Part("wall", 1, 0))), {"town": (2,)}),
        (Divide("d", "x", 1, (Part("town", 1, 2), Part("city", 1, 2), Part("wall", 1, 0))), None),
        (DIVIDE, None),
    ],
)
def test_what_is_forced(ask: Ask, forced: object) -> None:
    assert ask.forced() == forced


@pytest.mark.parametrize(
    ("ask", "answer", "taken"),
    [
        (ROLL, [6, 1], (6, 1)),
        (DRAW, ["king", "ace"], ("king", "ace")),
        (DRAW, ("ace", "ace"), ("ace", "ace")),
        (CHOOSE, "south", "south"),
        (MAY, "south", "south"),
        (MAY, None, ""),
        (SOME, ["north"], ("north",)),
        (ChooseSome("c", "x", TOWNS, 0, 2), ["south", "north"], ("north", "south")),
        (ChooseSome("c", "x", TOWNS, 0, 2), None, ()),
        (DIVIDE, {"town": [1, 2]}, {"town": (2, 1)}),
        (DIVIDE, {"town": [0, 1], "city": [2]}, {"town": (1,), "city": (2,)}),
        (DIVIDE, {"town": [], "city": [3]}, {"city": (3,)}),
    ],
)
def test_answers_that_fit(ask: Ask, answer: object, taken: object) -> None:
    assert ask.check(answer) == taken


@pytest.mark.parametrize(
    ("ask", "answer", "what"),
    [
        (ROLL, [6], "2 dice are rolled, 1 are given"),
        (ROLL, [6, 7], "a die with 6 faces can't show 7"),
        (ROLL, [6, 0], "a die with 6 faces can't show 0"),
        (ROLL, 6, "a list of numbers is wanted, 6 is given"),
        (ROLL, [True, 1], "a list of numbers is wanted"),
        (ROLL, ["6", "1"], "a list of numbers is wanted"),
        (DRAW, ["ace"], "2 are drawn, 1 are given"),
        (DRAW, ["king", "king"], "'king' is not there to be drawn"),
        (DRAW, ["ace", "queen"], "'queen' is not there to be drawn"),
        (DRAW, "ace", "a list of names is wanted, 'ace' is given"),
        (CHOOSE, "east", "'east' was not offered, only north, south"),
        (CHOOSE, ["north"], "one option is chosen, ['north'] is given"),
        (CHOOSE, None, "one option is chosen, None is given"),
        (MAY, "", "'' was not offered"),
        (Choose("target", "the army", Options((), {})), "east", "not offered, only nothing"),
        (SOME, ["north", "south"], "1 are chosen, 2 are given"),
        (ChooseSome("targets", "the army", TOWNS, 1, 2), [], "1 to 2 are chosen, 0 are given"),
        (ChooseSome("targets", "the army", TOWNS, 0, 2), ["north", "north"], "chosen twice: north"),
        (SOME, "north", "a list of names is wanted"),
        (SOME, ["east"], "'east' was not offered"),
        (DIVIDE, [3], "a division is an object of lists"),
        (DIVIDE, {"town": 3}, "a list of numbers is wanted, 3 is given"),
        (DIVIDE, {"fort": [3]}, "there is no 'fort' here, only town, city"),
        (DIVIDE, {"town": [1, 1, 1]}, "3 pieces 'town' are hit, 2 stand there"),
        (DIVIDE, {"town": [2]}, "3 is divided, 2 is given"),
        (DIVIDE, {"town": [2, -1], "city": [2]}, "an amount is never below zero"),
        (Divide("damage", "the land", 4, PARTS), {"city": [4]}, "city can take 3, 4 is given"),
    ],
)
def test_answers_that_do_not_fit_are_told_the_ask_and_its_subject(
    ask: Ask, answer: Any, what: str
) -> None:
    with pytest.raises(AnswerError) as caught:
        ask.check(answer)
    assert str(caught.value).startswith(f"{ask.key} ({ask.subject}): ")
    assert what in str(caught.value)


@pytest.mark.parametrize(
    ("ask", "answer", "clause"),
    [
        (CHOOSE, "west", "XX-1-R01"),
        (SOME, ["west"], "XX-1-R01"),
        (DIVIDE, {"town": [3]}, "XX-1-R02"),
    ],
)
def test_what_a_clause_left_out_is_illegal_by_that_clause(
    ask: Ask, answer: Any, clause: str
) -> None:
    with pytest.raises(Illegal) as caught:
        ask.check(answer)
    assert caught.value.clause == clause
    assert f"{ask.key} ({ask.subject}): " in str(caught.value)
    assert str(caught.value).endswith(f"({clause})")


def test_a_tally_is_of_the_die_that_is_rolled() -> None:
    with pytest.raises(ValueError, match=r"^dice \(x\): hits counts 2 faces, the die has 6$"):
        Roll("dice", "x", 1, reads=Tally("hits", (0, 1)))
    assert Roll("dice", "x", 1, die=2, reads=Tally("hits", (0, 1))).reads


def test_an_offer_remembers_the_first_clause_that_left_a_candidate_out() -> None:
    options = offer(
        ["a", "ab", "b", "c"],
        ("XX-1-R01", lambda name: "a" in name),
        ("XX-1-R02", lambda name: "b" not in name),
    )
    assert options == (("a",), {"ab": "XX-1-R02", "b": "XX-1-R01", "c": "XX-1-R01"})
