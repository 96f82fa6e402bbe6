"""Verdicts: what was expected, beside what came."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.protocol import (
    Asks,
    Broke,
    Crashed,
    Error,
    Failure,
    Illegal,
    Outcome,
    Reply,
    Skipped,
    TimedOut,
)


class Kind(StrEnum):
    """Every verdict there is."""

    PASSED = "passed"
    PASSED_IN_PART = "passed in part"
    WRONG_OUTCOME = "wrong outcome"
    ACCEPTED_ILLEGAL = "accepted an illegal play"
    REFUSED_LEGAL = "refused a legal play"
    WRONG_OPTIONS = "wrong options"
    ASKED_FOR_MORE = "asked for more"
    DID_NOT_ASK = "did not ask"
    OFFERED_NOTHING = "offered nothing"
    SKIPPED = "skipped"
    CRASHED = "crashed"
    TIMED_OUT = "timed out"
    BROKE_PROTOCOL = "broke the protocol"
    REPORTED_ERROR = "reported an error"
    NOT_DETERMINISTIC = "not deterministic"
    KNOWN_FAILURE = "known failure"
    KNOWN_FAILURE_PASSES = "known failure now passes"


HARMLESS = frozenset({Kind.PASSED, Kind.PASSED_IN_PART, Kind.SKIPPED, Kind.KNOWN_FAILURE})
"""Verdicts that don't make a run fail."""

BLAMES_A_RULE = frozenset(
    {
        Kind.WRONG_OUTCOME,
        Kind.ACCEPTED_ILLEGAL,
        Kind.REFUSED_LEGAL,
        Kind.WRONG_OPTIONS,
        Kind.ASKED_FOR_MORE,
        Kind.DID_NOT_ASK,
        Kind.OFFERED_NOTHING,
    }
)
"""Verdicts that say that a rule is broken, and so cast suspicion on clauses."""


class Difference(msgspec.Struct, frozen=True):
    """One field that came out otherwise than the rule demands.

    Attributes:
        path: the dotted path of the field.
        demanded: what the rule demands.
        came: what came out.
        clause: the clause that demands it, if the case says so.
    """

    path: str
    demanded: Any
    came: Any
    clause: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on one case.

    Attributes:
        case: the case as it was played (bound to real places).
        kind: the verdict.
        why: what happened, in a sentence.
        differences: the fields that came out wrong.
        notes: remarks that change nothing (fields not compared, the rung it was played on …).
        after: the position that came out, plain, if there is one.
        reading: the reading that the implementation followed, for a case by reading.
        through: the larger operation through which it was played, if it was.
        stderr: the last of what the implementation wrote to stderr, if it failed.
        agrees_with: the other reading with which what came agrees, for each question on which the
            case turns and that has one.
    """

    case: Case
    kind: Kind
    why: str = ""
    differences: tuple[Difference, ...] = ()
    notes: tuple[str, ...] = ()
    after: Mapping[str, Any] | None = None
    reading: str = ""
    through: str = ""
    stderr: str = ""
    agrees_with: Mapping[str, str] = {}

    @property
    def failed(self) -> bool:
        """Whether this verdict makes a run fail."""
        return self.kind not in HARMLESS

    def told(self) -> str:
        """Tell the verdict in a few lines."""
        lines = [f"{self.case.id}: {self.kind.value}" + (f": {self.why}" if self.why else "")]
        for d in self.differences:
            clause = f" ({d.clause})" if d.clause else ""
            lines.append(f"  {d.path}: {d.came!r} came, {d.demanded!r} is demanded{clause}")
        return "\n".join(lines)


# The table: what was expected (a row) beside what came (a column). A callable decides by the
# contents of the reply; everything else is decided by the table alone.

OUTCOME, ILLEGAL, ASK, ANY_OF, BY_READING = "outcome", "illegal", "ask", "any_of", "by_reading"

Cell = Kind | Callable[..., Verdict]


def table(
    compare: Callable[..., Verdict], compare_options: Callable[..., Verdict]
) -> Mapping[str, Mapping[type[Reply | Failure], Cell]]:
    """Return the verdict table.

    Args:
        compare: decides by comparing the resulting position with what is allowed.
        compare_options: decides by comparing what is asked with what must be.

    Returns:
        expectation -> type of reply -> verdict, or who decides it.
    """
    always: dict[type[Reply | Failure], Cell] = {
        Skipped: Kind.SKIPPED,
        Error: Kind.REPORTED_ERROR,
        Crashed: Kind.CRASHED,
        TimedOut: Kind.TIMED_OUT,
        Broke: Kind.BROKE_PROTOCOL,
    }
    return {
        OUTCOME: {
            Outcome: compare,
            Illegal: Kind.REFUSED_LEGAL,
            Asks: Kind.ASKED_FOR_MORE,
            **always,
        },
        ILLEGAL: {
            Outcome: Kind.ACCEPTED_ILLEGAL,
            Illegal: Kind.PASSED,
            Asks: Kind.ASKED_FOR_MORE,
            **always,
        },
        ASK: {
            Outcome: Kind.DID_NOT_ASK,
            Illegal: Kind.REFUSED_LEGAL,
            Asks: compare_options,
            **always,
        },
        ANY_OF: {Outcome: compare, Illegal: compare, Asks: Kind.ASKED_FOR_MORE, **always},
        BY_READING: {Outcome: compare, Illegal: compare, Asks: Kind.ASKED_FOR_MORE, **always},
    }
