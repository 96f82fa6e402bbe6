"""What came of drawn plays: what passed, by clause, and what failed, by what came out wrong."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.protocol import Asks, Failure, Reply
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.citing import Citation
from rulewright.core.frozen import leaves
from rulewright.core.operations import Rulebook

KEPT = 10
"""So many plays of a group are kept: those with the lowest numbers …"""

UNLIKE = 10
"""… and so many more that don't meet what all the others meet: they may have another cause."""

SURE = 5
"""What so many plays show that failed, and none that passed, is taken to fail always."""

NO_REPLY = frozenset({Kind.CRASHED.value, Kind.TIMED_OUT.value, Kind.BROKE_PROTOCOL.value})
"""What happens instead of a reply."""

INVARIANT = "broke an invariant"
"""What it is called if all that is compared comes out right, and an invariant is broken."""

REFERENCE = "the reference breaks an invariant"
"""What it is called if the outcome is the reference's, and an invariant is broken."""

PASSES = frozenset({Kind.PASSED.value, Kind.PASSED_IN_PART.value})
"""Verdicts that say that nothing is wrong."""


class Group(msgspec.Struct, frozen=True):
    """What plays share that failed alike.

    Attributes:
        operation: the operation.
        kind: the verdict, in words.
        wrong: what came out wrong: paths with `*` for names, or words where there are none.
    """

    operation: str
    kind: str
    wrong: tuple[str, ...]


class Failed(msgspec.Struct, frozen=True):
    """One play that failed.

    Attributes:
        number: its number.
        case: the case, with symbolic places as they were drawn.
        kind: the verdict, in words, as in its group.
        wrong: what came out wrong, as in its group.
        verdict: the verdict, with the case as it was put to the implementation.
        cited: the clauses that the reference meets, each once.
    """

    number: int
    case: Case
    kind: str
    wrong: tuple[str, ...]
    verdict: Verdict
    cited: tuple[Citation, ...]


class Failures(msgspec.Struct):
    """The plays of one group.

    Attributes:
        count: how many there are.
        cited: in how many of them each clause is met, and how.
        kept: some of them, in the order of their numbers.
    """

    count: int = 0
    cited: Counter[Citation] = msgspec.field(default_factory=Counter)
    kept: list[Failed] = msgspec.field(default_factory=list)

    def add(self, failed: Failed) -> None:
        """Add one play."""
        self.count += 1
        self.cited.update(failed.cited)
        self.kept.append(failed)
        self._keep()

    def merge(self, others: Failures) -> None:
        """Add those of another chunk."""
        self.count += others.count
        self.cited.update(others.cited)
        self.kept.extend(others.kept)
        self._keep()

    def _keep(self) -> None:
        if len(self.kept) <= KEPT:
            return
        self.kept.sort(key=lambda failed: failed.number)
        kept, more = self.kept[:KEPT], self.kept[KEPT:]
        shared = set.intersection(*(_clauses(failed) for failed in kept))
        for failed in more:
            if len(kept) < KEPT + UNLIKE and not shared <= _clauses(failed):
                kept.append(failed)
                shared &= _clauses(failed)
        self.kept = kept


def _clauses(failed: Failed) -> set[str]:
    return {citation.clause for citation in failed.cited}


class Tally(msgspec.Struct):
    """What came of some plays.

    Attributes:
        numbers: up to which number plays were drawn; nearly each number is a play.
        plays: how many plays there were.
        illegal: how many of them must be refused.
        passed: in how many plays that passed each clause is met, and how.
        operations: how many plays there were of each operation.
        played: how many of these weren't skipped.
        right: how many of these came to an outcome that is right.
        skipped: why plays were skipped, and how often.
        groups: the plays that failed, by group.
        ended: why no more are played; "" if nothing is against it.
        warnings: what was odd about the implementation.
    """

    numbers: int = 0
    plays: int = 0
    illegal: int = 0
    passed: Counter[Citation] = msgspec.field(default_factory=Counter)
    operations: Counter[str] = msgspec.field(default_factory=Counter)
    played: Counter[str] = msgspec.field(default_factory=Counter)
    right: Counter[str] = msgspec.field(default_factory=Counter)
    skipped: Counter[str] = msgspec.field(default_factory=Counter)
    groups: dict[Group, Failures] = msgspec.field(default_factory=dict)
    ended: str = ""
    warnings: dict[str, None] = msgspec.field(default_factory=dict)

    def passes(self, operation: str, cited: Iterable[Citation], *, refused: bool) -> None:
        """Add a play that passed; tell whether it was refused, as it should be."""
        self.played[operation] += 1
        self.right[operation] += not refused
        self.passed.update(cited)

    def add(self, failed: Failed) -> None:
        """Add a play that failed."""
        group = Group(failed.case.operation, failed.kind, failed.wrong)
        self.groups.setdefault(group, Failures()).add(failed)
        self.played[failed.case.operation] += 1

    def merge(self, others: Tally) -> None:
        """Add what came of further plays."""
        self.numbers += others.numbers
        self.plays += others.plays
        self.illegal += others.illegal
        self.passed.update(others.passed)
        self.operations.update(others.operations)
        self.played.update(others.played)
        self.right.update(others.right)
        self.skipped.update(others.skipped)
        for group, failures in others.groups.items():
            self.groups.setdefault(group, Failures()).merge(failures)
        self.ended = self.ended or others.ended
        self.warnings.update(others.warnings)

    @property
    def clauses(self) -> int:
        """How many clauses were met."""
        met = [self.passed, *(failures.cited for failures in self.groups.values())]
        return len({citation.clause for counts in met for citation in counts})

    def always_wrong(self) -> dict[str, frozenset[str]]:
        """Return by operation what is wrong whenever it is played, and hides what is wrong besides.

        An operation counts of which no outcome is right, and in some of whose outcomes more is
        wrong than in the others; but not if it does nothing, which is one fault.
        """
        wrong: dict[str, list[tuple[frozenset[str], int]]] = defaultdict(list)
        for group, failures in self.groups.items():
            if group.kind == Kind.WRONG_OUTCOME and not self.right[group.operation]:
                if all(map(_does_nothing, failures.kept)):
                    continue
                wrong[group.operation].append((frozenset(group.wrong), failures.count))
        found: dict[str, frozenset[str]] = {}
        for operation, every in wrong.items():
            shared = frozenset.intersection(*(fields for fields, _ in every))
            if shared and len(every) > 1 and sum(plays for _, plays in every) >= SURE:
                found[operation] = shared
        return found


def _does_nothing(failed: Failed) -> bool:
    """Tell whether all that came out wrong is as it was before."""
    before = leaves(failed.verdict.case.position)
    return all(
        (difference.came or None) == (before.get(difference.path) or None)
        for difference in failed.verdict.differences
    )


def what_is_wrong(rulebook: Rulebook, verdict: Verdict, came: Reply | Failure) -> tuple[str, ...]:
    """Say what came out wrong so that plays which fail alike are called alike."""
    if verdict.differences:
        paths = (difference.path.split(".") for difference in verdict.differences)
        return tuple(sorted({pattern_of(rulebook.position, tuple(path)) for path in paths}))
    if verdict.kind is Kind.ACCEPTED_ILLEGAL and verdict.case.expect.illegal is not None:
        return (f"refused by {verdict.case.expect.illegal.clause}",)
    if isinstance(came, Asks):
        return tuple(sorted({f"asks {ask.key}" for ask in came.asks}))
    words = re.split(r"[:(\d'\"]", verdict.why)[0].strip()
    return (words,) if words else ()


@cache
def pattern_of(kind: Any, path: tuple[str, ...]) -> str:
    """Write a path into values of a type with `*` for each name that isn't a field."""
    steps = []
    for name in path:
        kind, step = inner_of(kind, name)
        steps.append(step)
    return ".".join(steps)


def inner_of(kind: Any, name: str) -> tuple[Any, str]:
    """Return the type of what lies under a name, and the name, or `*` if it isn't a field's."""
    if get_origin(kind) in (Union, UnionType):  # a part that may be missing
        known = (found for part in get_args(kind) if (found := inner_of(part, name))[0] is not None)
        return next(known, (None, name))
    if get_origin(kind) is Mapping:
        return get_args(kind)[1], "*"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            if field.name == name:
                return field.type, name
    return None, name
