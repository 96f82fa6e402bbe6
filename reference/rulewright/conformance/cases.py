"""Cases: portable tests, one JSON object per line, loaded strictly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

import msgspec

from rulewright.core.clauses import BadData

Changes = Mapping[str, Any]
"""An outcome: what changed, nested."""


class Ask(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Among the decisions open now, the one named offers exactly these options.

    Attributes:
        key: the key of the ask.
        subject: its subject.
        options: its options, in any order.
    """

    key: str
    subject: str
    options: tuple[str, ...]


class MustRefuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The play must be refused, or never be offered.

    Attributes:
        clause: the clause that it breaks.
    """

    clause: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One result that is allowed: an outcome or a refusal.

    Attributes:
        outcome: what changes.
        illegal: the clause that refuses the play.
    """

    outcome: Changes | None = None
    illegal: MustRefuse | None = None


class ByReading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One result per reading of a question: an implementation must agree with one.

    Attributes:
        question: the question.
        readings: reading -> result.
    """

    question: str
    readings: Mapping[str, Result]


class Expect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must come of a case: exactly one of the first five.

    Attributes:
        outcome: what changes; all else stays as it is.
        illegal: the play must be refused.
        ask: what must be offered.
        any_of: results of which one must come out.
        by_reading: results per reading of a question.
        stated: the dotted paths that the scenario asserts; the rest is derived.
    """

    outcome: Changes | None = None
    illegal: MustRefuse | None = None
    ask: Ask | None = None
    any_of: tuple[Result, ...] | None = None
    by_reading: ByReading | None = None
    stated: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """Which of the five it is."""
        kinds = ("outcome", "illegal", "ask", "any_of", "by_reading")
        return next(kind for kind in kinds if getattr(self, kind) is not None)


class Case(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One portable test.

    Attributes:
        id: chosen once, never used again.
        title: what it is about.
        feature: the scenario's file and name.
        operation: what is done.
        tests: the one or two clauses whose breaking must make it fail.
        clauses: all clauses that are cited on the way (derived).
        refused: those of them that only kept something from happening (derived).
        rules: where the rules differ from the rulebook's.
        components: the pack of components.
        places: the symbolic places of the position and what each must be.
        position: what is on the table.
        inputs: the operation's inputs.
        answers: key -> subject -> the successive answers.
        expect: what must come of it.
        needs: the dotted fields of the position without which it would come out differently
            (derived).
        because: an expected field -> the clause that demands it.
        reach: `synthetic` if no play can reach the position.
        readings: the questions whose other readings would change the outcome (derived).
    """

    id: str
    title: str
    operation: str
    expect: Expect
    tests: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    rules: Mapping[str, Any] = {}
    components: str = ""
    places: Mapping[str, Mapping[str, Any]] = {}
    position: Mapping[str, Any] = {}
    inputs: Mapping[str, Any] = {}
    answers: Mapping[str, Mapping[str, list[Any]]] = {}
    needs: tuple[str, ...] = ()
    because: Mapping[str, str] = {}
    reach: Literal["", "synthetic"] = ""
    readings: tuple[str, ...] = ()
    feature: str = ""


_DECODER = msgspec.json.Decoder(Case)
_EXPECTATIONS = ("outcome", "illegal", "ask", "any_of", "by_reading")


def read_cases(file: Path, known: Mapping[str, object] | None = None) -> Iterator[Case]:
    """Read the cases of one file, strictly.

    Args:
        file: a JSON Lines file.
        known: the clauses that cases may name; unchecked if it isn't given.

    Yields:
        The cases in order.

    Raises:
        BadData: names file, line, id and field.
    """
    return (case for _, case in _numbered(file, known))


def _numbered(file: Path, known: Mapping[str, object] | None) -> Iterator[tuple[str, Case]]:
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadData(f"{file}: can't be read: {error.strerror or error}") from None
    yield from cases_in(content, str(file), known)


def cases_in(
    content: bytes, name: str, known: Mapping[str, object] | None = None
) -> Iterator[tuple[str, Case]]:
    """Read the cases of the content of a file, strictly.

    Args:
        content: JSON Lines.
        name: how the file is called in messages.
        known: the clauses that cases may name; unchecked if it isn't given.

    Yields:
        The cases in order, each with where it stands.

    Raises:
        BadData: names file, line, id and field.
    """
    for number, line in enumerate(content.splitlines(), 1):
        if not line.strip():
            continue
        where = f"{name}:{number}"
        try:
            case = _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            named = re.search(rb'"id"\s*:\s*"([^"]*)"', line)
            of = f" ({named[1].decode(errors='replace')})" if named else ""
            raise BadData(f"{where}{of}: {error}") from None
        try:
            _check_expectations(case.expect)
            if known is not None:
                _check_clauses(case, known)
        except BadData as error:
            raise BadData(f"{where} ({case.id}): {error}") from None
        yield where, case


def _check_expectations(expect: Expect) -> None:
    """Refuse an expectation, or a result within one, that says two things or nothing."""
    _exactly_one("expect", expect, _EXPECTATIONS)
    for field, result in _results(expect):
        _exactly_one(field, result, ("outcome", "illegal"))
    for field, results in (("any_of", expect.any_of), ("by_reading.readings", expect.by_reading)):
        many = results.readings if isinstance(results, ByReading) else results
        if many is not None and not many:
            raise BadData(f"expect.{field}: at least one result must be given")


def _exactly_one(field: str, of: Expect | Result, kinds: tuple[str, ...]) -> None:
    given = [kind for kind in kinds if getattr(of, kind) is not None]
    if len(given) != 1:
        raise BadData(
            f"{field} must hold exactly one of {', '.join(kinds)}; "
            f"it holds {', '.join(given) or 'none'}"
        )


def _results(expect: Expect) -> Iterator[tuple[str, Result]]:
    """Give the results within an expectation, each with the field in which it stands."""
    for number, result in enumerate(expect.any_of or ()):
        yield f"expect.any_of[{number}]", result
    if expect.by_reading is not None:
        for name, result in expect.by_reading.readings.items():
            yield f"expect.by_reading.readings.{name}", result


def _check_clauses(case: Case, known: Mapping[str, object]) -> None:
    """Refuse a clause that doesn't exist."""
    refusals = [("expect", Result(illegal=case.expect.illegal)), *_results(case.expect)]
    named: dict[str, Iterable[str]] = {
        "tests": case.tests,
        "clauses": case.clauses,
        "refused": case.refused,
        "because": case.because.values(),
        **{f"{field}.illegal": (r.illegal.clause,) for field, r in refusals if r.illegal},
    }
    for field, clauses in named.items():
        for clause in clauses:
            if clause not in known:
                near = get_close_matches(clause, known, 1)
                hint = f": did you mean {near[0]}?" if near else ""
                raise BadData(f"{field}: there is no clause {clause}{hint}")


def load_cases(files: Iterable[Path], known: Mapping[str, object] | None = None) -> list[Case]:
    """Load the cases of several files.

    Raises:
        BadData: a case is wrong, or an id stands there twice.
    """
    cases: list[Case] = []
    seen: dict[str, str] = {}
    for file in files:
        for where, case in _numbered(file, known):
            if case.id in seen:
                raise BadData(f"{where}: the case id {case.id} stands at {seen[case.id]} too")
            seen[case.id] = where
            cases.append(case)
    return cases


def write_cases(file: Path, cases: Iterable[Case]) -> bytes:
    """Return the bytes of a case file: sorted by id, one case per line."""
    encoder = msgspec.json.Encoder(order="deterministic")
    return b"".join(encoder.encode(case) + b"\n" for case in sorted(cases, key=lambda c: c.id))
