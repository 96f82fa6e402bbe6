"""Blame: what makes a clause more suspect than another."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.conformance.blame import explained, suspects
from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.verdicts import Difference, Kind, Verdict


def verdict(
    name: str, tests: str, clauses: str = "", *, wrong: str = "", stated: str = "", **more: Any
) -> Verdict:
    """A case by its title, and the fields that came out wrong; without any it passes."""
    expect = Expect(outcome={}, stated=tuple(stated.split()))
    case = Case(
        name, name, "play", expect, tuple(tests.split()), tuple(f"{tests} {clauses}".split())
    )
    differences = tuple(Difference(path, 1, 2, **more) for path in wrong.split())
    return Verdict(case, Kind.WRONG_OUTCOME if wrong else Kind.PASSED, differences=differences)


def order(*verdicts: Verdict) -> list[str]:
    return [suspect.clause for suspect in suspects(verdicts)]


def test_nothing_is_suspected_where_nothing_fails() -> None:
    assert order(verdict("one", "A"), verdict("two", "B")) == []
    assert order() == []


def test_what_a_case_tests_is_more_suspect_than_what_it_meets() -> None:
    assert order(verdict("one", "B", "A", wrong="x")) == ["B", "A"]


def test_passing_cases_speak_for_a_clause() -> None:
    assert order(verdict("one", "A B", wrong="x"), verdict("two", "A"))[0] == "B"


def test_a_clause_named_for_the_wrong_field_counts_as_tested() -> None:
    verdicts = [verdict("one", "A", "C", wrong="x", stated="y", clause="C"), verdict("two", "A")]
    assert order(*verdicts)[0] == "C"


@pytest.mark.parametrize("wrong", ["land", "land.town", "land.town.here"])
def test_a_stated_field_that_came_out_wrong_blames_what_is_tested(wrong: str) -> None:
    assert order(verdict("one", "B", "A", wrong=wrong, stated="land.town"))[0] == "B"


@pytest.mark.parametrize("wrong", ["fear", "land.townhall", "land.city"])
def test_a_case_clears_what_it_tests_if_all_that_it_states_came_out_right(wrong: str) -> None:
    other = verdict("two", "A", wrong="fear", stated="fear")
    alone = verdict("three", "B", "A", wrong=wrong, stated="land.town")
    assert order(other, alone) == ["A", "B"]
    assert suspects([alone])[0].suspicion < suspects([other])[0].suspicion


def test_the_rows_of_an_outline_share_one_vote() -> None:
    rows = [verdict(f"a table ({row})", "A", wrong="x") for row in range(9)]
    others = [verdict(name, "B", wrong="x") for name in ("one", "two")]
    assert order(*rows, *others)[0] == "B"
    assert order(*rows, others[0])[0] == "A", "votes are equal, so the id decides"


def test_of_equals_the_one_that_fewer_passing_cases_meet_comes_first() -> None:
    rows = [verdict(f"a table ({row})", "A") for row in range(2)]
    once = verdict("another", "B")
    assert order(verdict("one", "A B", wrong="x"), *rows, once) == ["B", "A"]


def test_of_equals_the_one_that_a_case_tests_by_itself_comes_before_those_that_share_one() -> None:
    cases = [verdict("one", "A B", wrong="x"), verdict("two", "C", wrong="x")]
    assert order(*cases) == ["C", "A", "B"]
    both = [verdict("one", "A B", "D", wrong="x"), verdict("two", "C", "A B D", wrong="x")]
    assert order(*both).index("C") < order(*both).index("D"), "what no case tests comes last"


def test_a_report_names_as_few_suspects_as_explain_all_failures() -> None:
    failing = [verdict("one", "A", "C", wrong="x"), verdict("two", "A", "B", wrong="x")]
    assert [suspect.clause for suspect in explained(failing)] == ["A"]


def test_of_two_broken_rules_the_second_is_found_among_what_the_first_leaves() -> None:
    first = [verdict(name, "A", wrong="x") for name in ("one", "two", "three")]
    second = [verdict("four", "B", wrong="x"), verdict("five", "A", "B")]
    assert [suspect.clause for suspect in explained([*first, *second])] == ["A", "B"]
