"""Wrong on purpose: each miniature is caught, and the rule that it breaks is suspected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.miniatures import MINIATURES, Broken, Miniature, watched

from rulewright.conformance.blame import suspects
from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.data import vector_files
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.spirit_island.operations import GAME

CLAUSES = GAME.clauses
SUSPECTS = 3
"""Among how many suspects the broken clause must be."""

FIRST = 0.6
"""The share of miniatures whose broken clause is the first suspect."""

BOARDS = ("A", "B", "C", "D")


class Table:
    """A session with the miniatures, one after the other, and the cases that each fails."""

    def __init__(self, board: str = "") -> None:
        self.implementation = Broken()
        greeting = self.implementation.start()
        if board:
            greeting = msgspec.structs.replace(greeting, map=None, components=(board,))
        self._session = Session(GAME, self.implementation, greeting)

    def play(self, miniature: Miniature | None, cases: list[Case]) -> list[Verdict]:
        self.implementation.miniature = miniature
        return self._session.play(cases)

    def calls(self, case: Case) -> set[Callable[..., Any]]:
        """Return which of the functions that miniatures replace a case calls."""
        called: set[Callable[..., Any]] = set()
        functions = {function for miniature in MINIATURES for function in miniature.instead_of}
        self.play(Miniature("watched", "", lambda: watched(functions, called)), [case])
        return called


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    """The cases of the Invader phase: no miniature breaks a rule of Spirits or Adversaries."""
    every = load_cases(vector_files("spirit_island"), CLAUSES)
    return [case for case in every if not _of_later_chapters(case)]


def _of_later_chapters(case: Case) -> bool:
    if case.position.get("adversary") or case.position.get("scenario"):
        return True
    boards = GAME.components().spirits
    named = {*case.position.get("spirits", {}), *case.inputs.get("spirits", ())}
    return not named.isdisjoint(boards)


@pytest.fixture(scope="module")
def runs(cases: list[Case]) -> dict[str, list[Verdict]]:
    """The verdicts on each miniature, by its name; on the right implementation under "".

    A case that doesn't call what a miniature replaces can't tell it from the right one.
    """
    table = Table()
    right = {verdict.case.id: verdict for verdict in table.play(None, cases)}
    calls = {case.id: table.calls(case) for case in cases}
    played: dict[str, list[Verdict]] = {}
    for miniature in MINIATURES:
        wrong = miniature.instead_of
        within = [case for case in cases if not wrong or not calls[case.id].isdisjoint(wrong)]
        verdicts = {verdict.case.id: verdict for verdict in table.play(miniature, within)}
        played[miniature.name] = list({**right, **verdicts}.values())
    return {"": table.play(None, cases), **played}


def test_the_miniatures_are_sound() -> None:
    names = [miniature.name for miniature in MINIATURES]
    assert len(MINIATURES) >= 30
    assert len(set(names)) == len(names)
    unknown = [m.breaks for m in MINIATURES if m.breaks not in CLAUSES]
    assert not unknown, f"there are no such clauses: {', '.join(unknown)}"


def test_a_right_implementation_gets_no_report(runs: dict[str, list[Verdict]]) -> None:
    """Played after all miniatures, so it also shows that each of them was undone."""
    failed = [verdict.told() for verdict in runs[""] if verdict.kind is not Kind.PASSED]
    assert not failed, "\n".join(failed)
    assert not suspects(runs[""])


@pytest.mark.parametrize("miniature", MINIATURES, ids=lambda miniature: miniature.name)
def test_a_miniature_is_caught_and_its_rule_suspected(
    miniature: Miniature, runs: dict[str, list[Verdict]]
) -> None:
    verdicts = runs[miniature.name]
    assert any(verdict.failed for verdict in verdicts), "no case fails: which one is missing?"
    odd = [v.told() for v in verdicts if v.failed and v.kind in (Kind.CRASHED, Kind.REPORTED_ERROR)]
    assert not odd, "\n".join(odd)

    rank = rank_of(miniature, verdicts)
    assert rank <= SUSPECTS, f"{miniature.breaks} is no. {rank}:\n{listed(verdicts)}"


def test_most_broken_rules_are_the_first_suspect(runs: dict[str, list[Verdict]]) -> None:
    first = [m for m in MINIATURES if rank_of(m, runs[m.name]) == 1]
    assert len(first) >= FIRST * len(MINIATURES), f"{len(first)} of {len(MINIATURES)}"


@pytest.mark.parametrize("board", BOARDS)
def test_cases_still_fail_their_miniatures_on_a_printed_board(
    board: str, cases: list[Case], runs: dict[str, list[Verdict]]
) -> None:
    """A case must still fail the miniatures that break what it is written to test.

    What other miniatures it catches besides may depend on the lands that it gets.
    """
    table = Table(board)
    assert not [verdict.told() for verdict in table.play(None, cases) if verdict.failed]

    by_id = {case.id: case for case in cases}
    lost: list[str] = []
    for miniature in MINIATURES:
        failed = [by_id[verdict.case.id] for verdict in runs[miniature.name] if verdict.failed]
        symbolic = [case for case in failed if case.places]
        bound = [v for v in table.play(miniature, symbolic) if v.kind is not Kind.SKIPPED]
        if bound and not any(verdict.failed for verdict in bound):
            lost.append(f"no case catches any more: {miniature.name}")
        lost.extend(
            f"{verdict.case.id} ({verdict.case.title}) doesn't catch: {miniature.name}"
            for verdict in bound
            if not verdict.failed and root(miniature.breaks) in map(root, verdict.case.tests)
        )
    assert not lost, "\n".join(lost)


def rank_of(miniature: Miniature, verdicts: list[Verdict]) -> int:
    """Return the place of the broken clause, or of one that repeats it, among the suspects."""
    for rank, suspect in enumerate(suspects(verdicts), 1):
        if root(suspect.clause) == root(miniature.breaks):
            return rank
    return len(CLAUSES)


def root(clause: str) -> str:
    """Return the clause that a clause repeats, or itself."""
    while CLAUSES[clause].same_as:
        clause = CLAUSES[clause].same_as[0]
    return clause


def listed(verdicts: list[Verdict]) -> str:
    """List the first suspects."""
    return "\n".join(
        f"{suspect.clause} {suspect.suspicion:.2f}"
        for suspect in suspects(verdicts)[: 2 * SUSPECTS]
    )
