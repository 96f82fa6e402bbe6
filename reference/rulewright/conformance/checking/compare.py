"""Comparing: what changed from one run to a later one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from rulewright.conformance import reports
from rulewright.conformance.checking.journal import as_run
from rulewright.conformance.reports import BAD, DIM, GOOD, RULE, Line
from rulewright.conformance.verdicts import Kind
from rulewright.core.clauses import BadData


class _Implementation(msgspec.Struct, frozen=True):
    name: str
    version: str


class _Suspect(msgspec.Struct, frozen=True):
    clause: str
    text: str
    reported: bool


class Told(msgspec.Struct, frozen=True):
    """One verdict, as it stands in a JSON report.

    Attributes:
        case: the id of the case.
        title: what the case is about.
        verdict: the verdict.
        why: what happened.
    """

    case: str
    title: str
    verdict: Kind
    why: str = ""


class Side(msgspec.Struct, frozen=True):
    """One of two runs that are compared: what matters of its JSON report."""

    harness: str
    game: str
    implementation: _Implementation
    complete: bool
    verdicts: tuple[Told, ...]
    suspects: tuple[_Suspect, ...]

    @property
    def suspected(self) -> Mapping[str, str]:
        """The suspected clauses with their texts."""
        return {s.clause: s.text for s in self.suspects if s.reported}


def read_side(file: Path) -> Side:
    """Read a run from its journal or from its JSON report.

    Raises:
        BadData: it can't be read, or is neither.
    """
    try:
        with file.open("rb") as reader:
            start = reader.read(8)
            content = b"" if start == b'{"line":' else start + reader.read()
    except OSError as error:
        raise BadData(f"{file}: can't be read: {error.strerror or error}") from None
    try:
        return msgspec.json.decode(content or reports.as_json(as_run(file)), type=Side)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: neither a journal nor what --json wrote: {error}") from None


class State(StrEnum):
    """What a verdict says of the play, whether or not a failure is known."""

    PASSES = "passes"
    FAILS = "fails"
    SKIPPED = "skipped"


def state(kind: Kind) -> State:
    """Tell what a verdict says of the play."""
    if kind is Kind.SKIPPED:
        return State.SKIPPED
    passes = kind in (Kind.PASSED, Kind.PASSED_IN_PART, Kind.KNOWN_FAILURE_PASSES)
    return State.PASSES if passes else State.FAILS


class Change(msgspec.Struct, frozen=True):
    """One case whose verdict changed, or that stands in one of the runs only.

    Attributes:
        case: its id.
        title: what it is about.
        before: its verdict in the earlier run.
        after: its verdict in the later run.
        why: what happened in the later run.
    """

    case: str
    title: str
    before: Kind | None
    after: Kind | None
    why: str = ""


class Comparison(msgspec.Struct, frozen=True):
    """What changed between two runs.

    Attributes:
        before: the earlier run.
        after: the later run.
        newly_failing: cases that fail and didn't.
        no_longer_played: cases that passed and are skipped.
        newly_passing: cases that pass and didn't.
        other_verdict: cases that got another verdict that is neither better nor worse.
        new: cases that only the later run has.
        vanished: cases that only the earlier run has.
        newly_suspected: clauses that are suspected only now, with their texts.
        no_longer_suspected: clauses that were suspected only then.
        still_suspected: clauses that are suspected in both.
    """

    before: Side
    after: Side
    newly_failing: tuple[Change, ...]
    no_longer_played: tuple[Change, ...]
    newly_passing: tuple[Change, ...]
    other_verdict: tuple[Change, ...]
    new: tuple[Change, ...]
    vanished: tuple[Change, ...]
    newly_suspected: Mapping[str, str]
    no_longer_suspected: Mapping[str, str]
    still_suspected: Mapping[str, str]

    @property
    def worse(self) -> bool:
        """Whether anything got worse: a case fails that didn't, or passed and is skipped now.

        New cases have nothing to be worse than.
        """
        return bool(self.newly_failing or self.no_longer_played)


def compare(before: Side, after: Side) -> Comparison:
    """Compare two runs of one game.

    Raises:
        BadData: they are of two games.
    """
    if before.game != after.game:
        raise BadData(f"one run is of {before.game}, the other of {after.game}: nothing to compare")
    then = {told.case: told for told in before.verdicts}
    now = {told.case: told for told in after.verdicts}
    both = [
        Change(case, told.title, then[case].verdict, told.verdict, told.why)
        for case, told in now.items()
        if case in then and then[case].verdict is not told.verdict
    ]
    kinds: dict[str, list[Change]] = {"failing": [], "unplayed": [], "passing": [], "other": []}
    for change in both:
        kinds[_sort(change)].append(change)
    return Comparison(
        before,
        after,
        tuple(kinds["failing"]),
        tuple(kinds["unplayed"]),
        tuple(kinds["passing"]),
        tuple(kinds["other"]),
        tuple(Change(c, t.title, None, t.verdict, t.why) for c, t in now.items() if c not in then),
        tuple(Change(c, t.title, t.verdict, None) for c, t in then.items() if c not in now),
        {c: text for c, text in after.suspected.items() if c not in before.suspected},
        {c: text for c, text in before.suspected.items() if c not in after.suspected},
        {c: text for c, text in after.suspected.items() if c in before.suspected},
    )


def _sort(change: Change) -> str:
    assert change.before is not None
    assert change.after is not None
    then, now = state(change.before), state(change.after)
    if then is now:
        return "other"
    if now is State.FAILS:
        return "failing"
    if now is State.PASSES:
        return "passing"
    return "unplayed" if then is State.PASSES else "other"


def told(found: Comparison) -> Iterator[Line]:
    """Tell a comparison in lines for the terminal."""
    for name, side in (("before", found.before), ("after", found.after)):
        what = f"{side.implementation.name} {side.implementation.version}".strip()
        stopped = "" if side.complete else "; the run was stopped before its end"
        yield f"{name + ':':8}{what}, {len(side.verdicts)} cases, {side.harness}{stopped}", RULE
    yield from _changes("Newly failing", found.newly_failing, BAD)
    yield from _changes("Passed, and skipped now", found.no_longer_played, BAD)
    yield from _clauses("Newly suspected", found.newly_suspected, BAD)
    yield from _clauses("Still suspected", found.still_suspected, "")
    yield from _clauses("No longer suspected", found.no_longer_suspected, GOOD)
    yield from _changes("Newly passing", found.newly_passing, GOOD)
    yield from _changes("Another verdict", found.other_verdict, "")
    yield from _changes("New cases", found.new, "")
    gone = "Vanished cases" if found.after.complete else "Not played any more"
    yield from _changes(gone, found.vanished, DIM)
    yield "", ""
    yield _sentence(found), BAD if found.worse or not found.after.complete else GOOD


def _sentence(found: Comparison) -> str:
    failing, unplayed = len(found.newly_failing), len(found.no_longer_played)
    if found.worse:
        parts = [f"{failing} newly failing" if failing else ""]
        parts += [f"{unplayed} no longer played" if unplayed else ""]
        return f"It got worse: {', '.join(filter(None, parts))}."
    if not found.after.complete:
        return "Nothing got worse as far as it was played: finish the later run with --resume."
    return "Nothing got worse."


SHOWN = 20
"""How many cases of one kind are listed."""


def _changes(title: str, changes: tuple[Change, ...], style: str) -> Iterator[Line]:
    if not changes:
        return
    yield "", ""
    yield f"{title}: {len(changes)}", style
    failing_first = sorted(changes, key=lambda c: c.after is None or state(c.after) != State.FAILS)
    for change in failing_first[:SHOWN]:
        verdicts = " -> ".join(kind.value for kind in (change.before, change.after) if kind)
        yield f"  {change.case}: {change.title}", ""
        yield f"    {verdicts}{f': {change.why}' if change.why else ''}", DIM
    if len(changes) > SHOWN:
        yield f"  … and {len(changes) - SHOWN} more (--json has them all)", DIM


def _clauses(title: str, clauses: Mapping[str, str], style: str) -> Iterator[Line]:
    if clauses:
        yield "", ""
        yield f"{title}: {len(clauses)}", style
        for clause, text in clauses.items():
            yield f"  {clause}: {text}", ""


def as_json(found: Comparison) -> Iterator[Line]:
    """Give a comparison as JSON, for a program."""
    plain: dict[str, Any] = {
        "worse": found.worse,
        "before": _side(found.before),
        "after": _side(found.after),
    }
    for name in Comparison.__struct_fields__:
        if name not in plain:
            plain[name] = getattr(found, name)
    yield msgspec.json.format(msgspec.json.encode(plain), indent=1).decode(), ""


def _side(side: Side) -> Mapping[str, Any]:
    counts = Counter(state(told.verdict).value for told in side.verdicts)
    return {
        "implementation": side.implementation,
        "harness": side.harness,
        "complete": side.complete,
        **{kind.value: counts[kind.value] for kind in State},
    }
