"""Causes: plays that failed while fuzzing become a few findings, each with its smallest case."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from math import sqrt
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.filling import Unfit, fill
from rulewright.conformance.fuzz_play import (
    NO_REPLY,
    Failed,
    PASSES,
    Player,
    Tally,
)
from rulewright.conformance.shrinking import shrink
from rulewright.conformance.sizes import size
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.citing import Citation
from rulewright.core.clauses import BadData
from rulewright.core.operations import Impossible

MOST_SHRUNK = 40
"""No more plays than this are shrunk; what is left is listed as it was found."""

PATIENCE = 30
"""While one play is shrunk, so many others may get no reply."""

NAMED = 3
"""So many suspected clauses are named."""

TESTED = 2
"""So many of them are those that the case is said to test."""

_NO_RULE = frozenset({*NO_REPLY, Kind.REPORTED_ERROR.value, Kind.NOT_DETERMINISTIC.value})
"""What says nothing of a rule."""


class Suspect(msgspec.Struct, frozen=True):
    """A clause that is suspected, and how much, from 0 to 1."""

    clause: str
    suspicion: float


class Finding(msgspec.Struct, frozen=True):
    """One way in which a cause shows: plays with the same verdict.

    Attributes:
        case: the smallest case that shows it.
        kind: the verdict on it, in words.
        wrong: what comes out wrong: paths with `*` for names, or words where there are none.
        verdict: the verdict on the case.
        cited: the clauses that the reference meets in it.
        near: in how many cases that are a step smaller and pass each clause is met, and how.
        plays: how many plays failed so, as far as can be told.
        first: the number of the first of them.
        operations: the operations in which they failed.
        shrunk: whether the case is the smallest; otherwise it is as it was found.
        fit: whether `check` sees the same when it runs the case.
    """

    case: Case
    kind: str
    wrong: tuple[str, ...]
    verdict: Verdict
    cited: tuple[Citation, ...]
    near: Counter[Citation]
    plays: int
    first: int
    operations: tuple[str, ...]
    shrunk: bool
    fit: bool = False


class Cause(msgspec.Struct, frozen=True):
    """Why plays failed, as far as can be told: a rule that is suspected to be broken.

    Attributes:
        suspects: the clauses that are suspected, the most suspect first; none if what failed says
            nothing of a rule.
        findings: the ways in which it shows, that with the smallest case first.
    """

    suspects: tuple[Suspect, ...]
    findings: tuple[Finding, ...]


class _Weighed(msgspec.Struct, frozen=True):
    """Something that failed, the clauses met in it, and for how many plays it stands."""

    what: Any
    cited: frozenset[Citation]
    plays: float


def causes(
    player: Player, tally: Tally, on_step: Callable[[int, int], None] = lambda *_: None
) -> list[Cause]:
    """Find out why plays failed.

    The plays are put down to suspected clauses. Of the plays that are put down to one clause and
    have the same verdict the smallest is shrunk. The shrunk cases, which meet few clauses, are put
    down to clauses anew: what a smallest case doesn't meet is not what is broken.

    Args:
        player: the implementation, to play the cases that are tried.
        tally: what came of the plays.
        on_step: told how many plays have been shrunk, of how many.

    Returns:
        The causes, that of the most plays first; the same for the same tally.
    """
    groups = list(_groups(tally))
    shrunk: list[Finding] = []
    for number, plays in enumerate(groups):
        on_step(number, len(groups))
        finding = _finding(plays)
        if number < MOST_SHRUNK and finding.kind != Kind.NOT_DETERMINISTIC:
            finding = shrink_finding(player, finding)
        _add(shrunk, finding)
    on_step(len(groups), len(groups))
    return _as_causes(shrunk, tally)


def as_found(tally: Tally) -> list[Cause]:
    """Put plays down to causes without shrinking them."""
    return _as_causes([_finding(plays) for plays in _groups(tally)], tally)


def _groups(tally: Tally) -> Iterator[list[_Weighed]]:
    """Put plays down to clauses; give those of one clause and one verdict together."""
    every = [
        _Weighed(failed, frozenset(failed.cited), failures.count / len(failures.kept))
        for failures in tally.groups.values()
        for failed in failures.kept
    ]
    every.sort(key=lambda one: one.what.number)
    for _, explained in _explained(every, tally.passed):
        kinds = dict.fromkeys(one.what.kind for one in explained)
        for kind in kinds:
            yield [one for one in explained if one.what.kind == kind]


def _finding(plays: Sequence[_Weighed]) -> Finding:
    smallest: Failed = min((one.what for one in plays), key=lambda failed: size(failed.case))
    return Finding(
        case=smallest.case,
        kind=smallest.kind,
        wrong=smallest.wrong,
        verdict=smallest.verdict,
        cited=smallest.cited,
        near=Counter(),
        plays=round(sum(one.plays for one in plays)),
        first=min(one.what.number for one in plays),
        operations=tuple(dict.fromkeys(one.what.case.operation for one in plays)),
        shrunk=False,
    )


def _add(found: list[Finding], finding: Finding) -> None:
    """Add a finding, unless it has the case of another."""
    for number, other in enumerate(found):
        same = other.case.operation == finding.case.operation and other.kind == finding.kind
        if same and size(other.case) == size(finding.case):
            found[number] = msgspec.structs.replace(
                other,
                plays=other.plays + finding.plays,
                first=min(other.first, finding.first),
                operations=tuple(dict.fromkeys((*other.operations, *finding.operations))),
            )
            return
    found.append(finding)


def _as_causes(findings: Sequence[Finding], tally: Tally) -> list[Cause]:
    weighed = [_Weighed(f, frozenset(f.cited), f.plays) for f in findings]
    found = [
        Cause(suspects, tuple(sorted((one.what for one in explained), key=lambda f: size(f.case))))
        for suspects, explained in _explained(weighed, tally.passed)
    ]
    return sorted(found, key=lambda cause: -sum(finding.plays for finding in cause.findings))


def _explained(
    failed: Sequence[_Weighed], passed: Counter[Citation]
) -> Iterator[tuple[tuple[Suspect, ...], list[_Weighed]]]:
    """Choose suspects that together explain all that failed.

    The first suspect is taken, and what meets it is laid aside; then the suspects of what is left
    are ordered anew. What says nothing of a rule has no suspects.
    """
    silent = [one for one in failed if one.what.kind in _NO_RULE]
    left = [one for one in failed if one.what.kind not in _NO_RULE]
    while left:
        suspects = suspicions(left, passed)
        if not suspects:
            break
        first = suspects[0].clause
        explained = [one for one in left if any(c.clause == first for c in one.cited)]
        yield tuple(suspects[:NAMED]), explained
        left = [one for one in left if one not in explained]
    alike: dict[tuple[str, tuple[str, ...]], list[_Weighed]] = defaultdict(list)
    for one in (*left, *silent):
        alike[one.what.kind, one.what.wrong].append(one)
    for explained in alike.values():
        yield (), explained


def suspicions(failed: Iterable[_Weighed], passed: Counter[Citation]) -> list[Suspect]:
    """Order clauses by suspicion: Ochiai's measure over the plays that failed and that passed.

    What a clause did (was carried out, let something through, kept something from happening) is
    counted apart; its most suspect way counts.
    """
    against: dict[Citation, float] = defaultdict(float)
    failures = 0.0
    for one in failed:
        failures += one.plays
        for citation in one.cited:
            against[citation] += one.plays
    best: dict[str, tuple[float, int]] = {}
    for citation, plays in against.items():
        suspicion = plays / sqrt(failures * (plays + passed[citation]))
        rank = round(suspicion, 9), -passed[citation]
        best[citation.clause] = max(best.get(citation.clause, rank), rank)
    ordered = sorted(best, key=lambda clause: (-best[clause][0], -best[clause][1], clause))
    return [Suspect(clause, best[clause][0]) for clause in ordered]


# Shrinking


def shrink_finding(player: Player, found: Finding) -> Finding:
    """Shrink a case as long as it fails alike: the same verdict, and one field wrong in common.

    Args:
        player: the implementation.
        found: the finding.

    Returns:
        The finding with the smallest case; marked as not shrunk if too many others got no reply.
    """
    best = found
    silent = 0
    begun = player.begun(found.case)

    def meets(case: Case) -> Case | None:
        nonlocal best, silent
        if silent >= PATIENCE:
            return None
        now = player.play_case(case, begun=begun)
        if now is None:
            return None
        silent += now.kind in NO_REPLY
        if now.kind in PASSES:
            best.near.update(now.cited)
        if not _alike(found, now):
            return None
        if size(now.case) < size(best.case):
            best = msgspec.structs.replace(
                found,
                case=now.case,
                wrong=now.wrong,
                verdict=now.verdict,
                cited=now.cited,
                near=Counter(),
            )
        return now.case

    shrink(found.case, meets)
    return msgspec.structs.replace(best, shrunk=silent < PATIENCE)


def _alike(one: Finding, other: Failed) -> bool:
    same = one.wrong == other.wrong or not set(one.wrong).isdisjoint(other.wrong)
    return one.kind == other.kind and same


# Cases


def as_cases(player: Player, found: Iterable[Cause], *, tried: bool = True) -> list[Cause]:
    """Make the cases of findings such that `check` can run them.

    Args:
        player: the implementation.
        found: the causes.
        tried: whether each case is tried on the implementation.

    Returns:
        The causes, with cases that have ids and titles and are filled.
    """
    numbers = count(1)
    return [
        msgspec.structs.replace(
            cause,
            findings=tuple(
                _as_case(player, next(numbers), finding, cause.suspects, tried)
                for finding in cause.findings
            ),
        )
        for cause in found
    ]


def _as_case(
    player: Player, number: int, finding: Finding, suspects: Sequence[Suspect], tried: bool
) -> Finding:
    met = {citation.clause for citation in finding.cited}
    refusal = finding.case.expect.illegal
    case = msgspec.structs.replace(
        finding.case,
        id=f"fuzz-{number}",
        title=title(finding),
        tests=tuple(s.clause for s in suspects if s.clause in met)[:TESTED],
        readings=(),
        expect=Expect(illegal=refusal) if refusal is not None else Expect(outcome={}),
    )
    readings = dict(player.greeting.readings)
    for rules in ({}, {"readings": readings})[: 2 if readings else 1]:
        try:
            filled = fill(player.rulebook, msgspec.structs.replace(case, rules=rules))
        except (Unfit, BadData, Impossible):
            continue
        if not tried:
            return msgspec.structs.replace(finding, case=filled)
        came = player.put(filled)
        if came is not None and came.kind == finding.kind:
            return msgspec.structs.replace(finding, case=filled, verdict=came.verdict, fit=True)
    case = msgspec.structs.replace(case, expect=finding.case.expect)
    return msgspec.structs.replace(finding, case=case)


def title(finding: Finding) -> str:
    """Return a title for the case of a finding."""
    done = finding.case.operation.split(".", 1)[-1].replace("_", " ")
    if finding.kind == Kind.WRONG_OUTCOME:
        fields = ", ".join(finding.wrong)
        return f"{done}: {fields} come{'s' * (len(finding.wrong) == 1)} out wrong"
    return f"{done}: {finding.kind}"
