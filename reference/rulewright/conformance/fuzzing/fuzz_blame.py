"""Blame for fuzzing: which clauses the plays that failed make suspect.

A drawn play meets dozens of clauses, and no one says which it is about. Four things speak for a
clause, each from 0 to 1, and its suspicion is their mean:

- the plays that failed meet it, and those that passed don't (Ochiai's measure);
- the smallest cases meet it, and those one step smaller, which pass, don't (the same measure);
- committed cases that test it state the fields that came out wrong;
- committed cases that test it fail, and no others (the same measure). This counts twice, and only
  if any committed case fails.

A clause that refuses what was accepted is the suspect whatever else speaks for another.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.fuzzing.fuzz_tally import NO_REPLY, pattern_of
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.citing import Citation
from rulewright.core.operations import Rulebook

NAMED = 3
"""So many suspected clauses are named."""

NO_RULE = frozenset({*NO_REPLY, Kind.REPORTED_ERROR.value, Kind.NOT_DETERMINISTIC.value})
"""What says nothing of a rule."""

REFUSAL = "refusal"
"""What a case states that expects a refusal."""


class Suspect(msgspec.Struct, frozen=True):
    """A clause that is suspected, and how much, from 0 to 1."""

    clause: str
    suspicion: float


class Failing(msgspec.Struct, frozen=True):
    """Something that failed, as far as it matters for blame.

    Attributes:
        what: what it is.
        operation: the operation that was played.
        kind: the verdict, in words.
        wrong: what came out wrong: paths with `*` for names, or words.
        refuses: the clause that refuses what was accepted; "" if nothing was.
        cited: the clauses that are met.
        plays: for how many plays it stands.
        near: in how many passing cases that are a step smaller each clause is met.
    """

    what: Any
    operation: str
    kind: str
    wrong: tuple[str, ...]
    refuses: str
    cited: frozenset[Citation]
    plays: float
    near: Counter[Citation] = Counter()

    def fields(self) -> frozenset[str]:
        """Return what came out wrong, as a case would state it."""
        if self.kind in (Kind.ACCEPTED_ILLEGAL, Kind.REFUSED_LEGAL):
            return frozenset({REFUSAL})
        return frozenset(self.wrong)


class Known(msgspec.Struct, frozen=True):
    """What is known beside what failed.

    Attributes:
        passed: in how many plays that passed each clause is met, and how.
        stated: clause -> for each committed case that tests it, what the case states, and how much
            it counts.
        failing: clause -> how many committed cases that test it fail.
        passing: clause -> how many pass.
        failures: how many committed cases fail.
    """

    passed: Mapping[Citation, int]
    stated: Mapping[str, Sequence[tuple[frozenset[str], float]]]
    failing: Mapping[str, int]
    passing: Mapping[str, int]
    failures: int


def known(
    rulebook: Rulebook,
    passed: Mapping[Citation, int],
    cases: Iterable[Case],
    verdicts: Iterable[Verdict] = (),
) -> Known:
    """Gather what is known.

    Args:
        rulebook: the game.
        passed: in how many plays that passed each clause is met, and how.
        cases: the committed cases.
        verdicts: the verdicts on those that were played.
    """
    stated: dict[str, list[tuple[frozenset[str], float]]] = defaultdict(list)
    for case in cases:
        fields = _stated(rulebook, case)
        for number, clause in enumerate(case.tests):
            stated[root_of(rulebook, clause)].append((fields, 1 / (1 + number)))
    failing: Counter[str] = Counter()
    passing: Counter[str] = Counter()
    failures = 0
    for verdict in verdicts:
        if verdict.kind is not Kind.SKIPPED:
            failures += verdict.failed
            tested = {root_of(rulebook, clause) for clause in verdict.case.tests}
            (failing if verdict.failed else passing).update(tested)
    return Known(passed, stated, failing, passing, failures)


def _stated(rulebook: Rulebook, case: Case) -> frozenset[str]:
    if case.expect.illegal is not None:
        return frozenset({REFUSAL})
    if case.expect.ask is not None:
        return frozenset({f"asks {case.expect.ask.key}"})
    paths = (tuple(path.split(".")) for path in case.expect.stated)
    return frozenset(pattern_of(rulebook.position, path) for path in paths)


def root_of(rulebook: Rulebook, clause: str) -> str:
    """Return the clause that a clause repeats (the first, if it repeats several), or itself."""
    while clause in rulebook.clauses and rulebook.clauses[clause].same_as:
        clause = rulebook.clauses[clause].same_as[0]
    return clause


def explained(
    rulebook: Rulebook, failing: Sequence[Failing], knows: Known
) -> Iterator[tuple[tuple[Suspect, ...], list[Failing]]]:
    """Choose suspects that together explain all that failed.

    The first suspect is taken, and what it explains is laid aside; then the suspects of what is
    left are ordered anew. It explains what meets it in those operations in which it is among the
    first suspects of that, too: a clause that every operation meets must not hide what is wrong in
    each. What was accepted is explained by the clause that refuses it only. What says nothing of a
    rule has no suspects.

    Args:
        rulebook: the game.
        failing: what failed.
        knows: what is known beside.

    Yields:
        The suspects, the most suspect first, and what the first explains.
    """
    left = [one for one in failing if one.kind not in NO_RULE]
    silent = [one for one in failing if one.kind in NO_RULE]
    while left:
        found = _explaining(rulebook, left, knows)
        if not found:
            break
        those = _explained_by(rulebook, found[0].clause, left, knows)
        if not those:  # it is nowhere among the first: begin with the operation that fails most
            most = max(_by_operation(left).values(), key=_plays)
            found = _explaining(rulebook, most, knows) or found
            those = [one for one in most if _may_break(one, found[0].clause)]
        those = those or [one for one in left if _may_break(one, found[0].clause)]
        yield tuple(found[:NAMED]), those
        done = {id(one) for one in those}
        left = [one for one in left if id(one) not in done]
    alike: dict[tuple[str, tuple[str, ...]], list[Failing]] = defaultdict(list)
    for one in (*left, *silent):
        alike[one.kind, one.wrong].append(one)
    for group in alike.values():
        yield (), group


def _explaining(rulebook: Rulebook, failing: Sequence[Failing], knows: Known) -> list[Suspect]:
    """Return the suspects that may explain some of what failed, the most suspect first."""
    every = suspects(rulebook, failing, knows)
    return [s for s in every if any(_may_break(one, s.clause) for one in failing)]


def _explained_by(
    rulebook: Rulebook, clause: str, failing: Iterable[Failing], knows: Known
) -> list[Failing]:
    """Return what a clause explains: in its operation it is a first suspect of what meets it."""
    explains: list[Failing] = []
    for those in _by_operation(one for one in failing if _may_break(one, clause)).values():
        first = {s.clause for s in _explaining(rulebook, those, knows)[:NAMED]}
        explains.extend(one for one in those if one.refuses or clause in first)
    return explains


def _by_operation(failing: Iterable[Failing]) -> dict[str, list[Failing]]:
    found: dict[str, list[Failing]] = defaultdict(list)
    for one in failing:
        found[one.operation].append(one)
    return found


def _plays(failing: Iterable[Failing]) -> float:
    return sum(one.plays for one in failing)


def _may_break(one: Failing, clause: str) -> bool:
    """Tell whether it may have failed because a clause is broken."""
    if one.refuses:
        return one.refuses == clause
    return any(citation.clause == clause for citation in one.cited)


def suspects(rulebook: Rulebook, failing: Sequence[Failing], knows: Known) -> list[Suspect]:
    """Order the clauses that are met by suspicion.

    What a clause did (was carried out, let something through, kept something from happening) is
    counted apart; its most suspect way counts. Of equally suspect clauses that which fewer passing
    plays meet comes first.

    Args:
        rulebook: the game.
        failing: what failed.
        knows: what is known beside.

    Returns:
        The suspects, the most suspect first.
    """
    plays = sum(one.plays for one in failing)
    met: dict[Citation, list[Failing]] = defaultdict(list)
    for one in failing:
        for citation in one.cited:
            met[citation].append(one)
    wrong: dict[frozenset[str], float] = defaultdict(float)
    for one in failing:
        wrong[one.fields()] += one.plays
    of = 5 if knows.failures else 3
    said: dict[str, float] = {}
    best: dict[str, tuple[float, int]] = {}
    for citation, meet in met.items():
        clause = citation.clause
        if clause not in said:
            said[clause] = _fit(knows.stated.get(root_of(rulebook, clause), ()), wrong) / plays
        share = len(meet) / len(failing)
        in_plays = _ochiai(sum(one.plays for one in meet), plays, knows.passed.get(citation, 0))
        near = sum(one.near[citation] for one in failing)
        in_cases = _ochiai(len(meet), len(failing), near)
        root = root_of(rulebook, clause)
        in_tests = _ochiai(knows.failing.get(root, 0), knows.failures, knows.passing.get(root, 0))
        mean = (share * (in_plays + in_cases + said[clause]) + 2 * in_tests) / of
        refuses = sum(one.plays for one in failing if one.refuses == clause) / plays
        rank = round(max(mean, refuses), 9), -knows.passed.get(citation, 0)
        best[clause] = max(best.get(clause, rank), rank)
    ordered = sorted(best, key=lambda clause: (-best[clause][0], -best[clause][1], clause))
    return [Suspect(clause, best[clause][0]) for clause in ordered]


def _fit(
    stated: Sequence[tuple[frozenset[str], float]], wrong: Mapping[frozenset[str], float]
) -> float:
    """Tell for how many plays what the cases of a clause state is what came out wrong."""
    fits = 0.0
    for fields, plays in wrong.items():
        fits += plays * max((_alike(fields, said) * counts for said, counts in stated), default=0)
    return fits


def _alike(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other) if one or other else 0.0


def _ochiai(against: float, failures: float, in_favour: float) -> float:
    return against / sqrt(failures * (against + in_favour)) if against else 0.0
