"""Blame: which clauses a run of verdicts makes suspect, and the smallest case that shows each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from math import inf, sqrt

import msgspec

from rulewright.conformance.sizes import Size
from rulewright.conformance.sizes import size as size_of
from rulewright.conformance.verdicts import BLAMES_A_RULE, Kind, Verdict


class Suspect(msgspec.Struct, frozen=True):
    """A clause that an implementation is suspected to break.

    Attributes:
        clause: its id.
        suspicion: from 0 to 1.
        failed: the failing cases that meet it, the smallest first.
        passed: how many passing cases meet it.
        next_in_line: the clauses that are the next most suspect.
    """

    clause: str
    suspicion: float
    failed: tuple[Verdict, ...]
    passed: int
    next_in_line: tuple[str, ...] = ()


def suspects(verdicts: Iterable[Verdict]) -> list[Suspect]:
    """Order the clauses of failing cases by suspicion.

    The measure is Ochiai's over failing and passing cases, taken twice and averaged: over the
    clauses that the cases are written to test, and over all that they meet on the way.

    - A clause that the case names for a field that came out wrong counts as tested.
    - A failing case in which all that its scenario states came out right clears the clauses that
      it is written to test: what failed is something that it only meets.
    - Cases in which a clause only keeps something from happening, and those in which it makes
      something happen, are counted apart: they fail by different mistakes.
    - The rows of one outline share one vote, so that a rule with a long table of examples is no
      more suspect than one with a single scenario.

    Of equally suspect clauses the one with fewer passing cases comes first; then one that is named
    for a wrong field; then one that a failing case tests by itself: a case that tests two clauses
    says less of either.

    Args:
        verdicts: the verdicts of a run.

    Returns:
        The suspects, the most suspect first.
    """
    judged = [v for v in verdicts if v.kind in BLAMES_A_RULE or v.kind in _PASSES]
    rows = Counter(_outline(verdict) for verdict in judged)
    met: dict[_Way, _Votes] = defaultdict(_Votes)
    tested: dict[_Way, _Votes] = defaultdict(_Votes)
    failures = 0.0
    failed: dict[str, list[Verdict]] = defaultdict(list)
    passed: Counter[str] = Counter()
    for verdict in judged:
        fails = verdict.kind in BLAMES_A_RULE
        vote = 1 / rows[_outline(verdict)]
        failures += vote * fails
        named = dict.fromkeys(difference.clause for difference in verdict.differences)
        blamed = {clause for clause in named if clause}
        clears = fails and not _states_what_failed(verdict)
        for clause in {*verdict.case.clauses, *verdict.case.tests, *blamed}:
            met[clause, clause in verdict.case.refused].add(vote, fails)
            if fails:
                failed[clause].append(verdict)
            else:
                passed[clause] += 1
        for clause in {*verdict.case.tests, *blamed}:
            way = clause, clause in verdict.case.refused
            tested[way].add(vote, fails and (clause in blamed or not clears))
    found = [
        Suspect(
            clause,
            max(
                (met[clause, refused].ochiai(failures) + tested[clause, refused].ochiai(failures))
                / 2
                for refused in (False, True)
            ),
            tuple(sorted(failed[clause], key=size)),
            passed[clause],
        )
        for clause in failed
    ]
    return sorted(
        found, key=lambda s: (-round(s.suspicion, 9), s.passed, _tested_with(s), s.clause)
    )


def _tested_with(suspect: Suspect) -> float:
    """Return how many clauses are tested at the least by a failing case that tests this one.

    It is 0 if a case names the clause for a field that came out wrong.
    """
    named = (difference.clause for verdict in suspect.failed for difference in verdict.differences)
    if suspect.clause in named:
        return 0
    tests = (verdict.case.tests for verdict in suspect.failed)
    return min((len(its) for its in tests if suspect.clause in its), default=inf)


_Way = tuple[str, bool]
"""A clause, and whether it only kept something from happening in a case."""

_PASSES = frozenset({Kind.PASSED, Kind.PASSED_IN_PART, Kind.KNOWN_FAILURE_PASSES})


class _Votes:
    """The votes of the cases on one clause."""

    def __init__(self) -> None:
        self.against = 0.0
        self.in_favour = 0.0

    def add(self, vote: float, against: bool) -> None:
        """Count one vote."""
        if against:
            self.against += vote
        else:
            self.in_favour += vote

    def ochiai(self, failures: float) -> float:
        """Return Ochiai's measure, where `failures` is the sum of all votes of failing cases."""
        if not self.against:
            return 0.0
        return self.against / sqrt(failures * (self.against + self.in_favour))


def _outline(verdict: Verdict) -> tuple[object, ...]:
    """Return what the rows of one outline share: a row's title ends with its values."""
    case = verdict.case
    return case.feature, case.tests, case.title.partition(" (")[0]


def _states_what_failed(verdict: Verdict) -> bool:
    """Tell whether anything that came out wrong is stated by the scenario, not only derived."""
    stated = verdict.case.expect.stated
    wrong = [difference.path for difference in verdict.differences]
    if not stated or not wrong:
        return True
    return any(
        f"{path}.".startswith(f"{said}.") or f"{said}.".startswith(f"{path}.")
        for path in wrong
        for said in stated
    )


def size(verdict: Verdict) -> tuple[Size, str]:
    """Order verdicts by the size of their cases; of equal cases the first id comes first."""
    return size_of(verdict.case), verdict.case.id


NEXT_IN_LINE = 2
"""How many further suspects are named beside the first."""


def explained(verdicts: Iterable[Verdict]) -> list[Suspect]:
    """Choose suspects that together explain all failures, the most suspect first.

    An implementation may break several rules. So the first suspect is taken, the failing cases
    that meet it are laid aside, and the suspects of what is left are ordered anew.

    Args:
        verdicts: the verdicts of a run.

    Returns:
        The chosen suspects, each with the failing cases that it explains.
    """
    left = list(verdicts)
    chosen: list[Suspect] = []
    while found := suspects(left):
        others = tuple(suspect.clause for suspect in found[1 : 1 + NEXT_IN_LINE])
        chosen.append(msgspec.structs.replace(found[0], next_in_line=others))
        explains = {verdict.case.id for verdict in found[0].failed}
        left = [verdict for verdict in left if verdict.case.id not in explains]
    return chosen
