"""Cases: portable tests, one JSON object per line, loaded strictly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
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
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise BadData(f"{file}: can't be read: {error.strerror or error}") from None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        where = f"{file}:{number}"
        try:
            case = _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            name = re.search(rb'"id"\s*:\s*"([^"]*)"', line)
            of = f" ({name[1].decode(errors='replace')})" if name else ""
            raise BadData(f"{where}{of}: {error}") from None
        given = [kind for kind in _EXPECTATIONS if getattr(case.expect, kind) is not None]
        if len(given) != 1:
            wanted = ", ".join(_EXPECTATIONS)
            raise BadData(
                f"{where} ({case.id}): `expect` must hold exactly one of {wanted}; "
                f"it holds {', '.join(given) or 'none'}"
            )
        for clause in (*case.tests, *case.clauses, *case.because.values()):
            if known is not None and clause not in known:
                raise BadData(f"{where} ({case.id}): there is no clause {clause}")
        yield case


def load_cases(files: Iterable[Path], known: Mapping[str, object] | None = None) -> list[Case]:
    """Load the cases of several files.

    Raises:
        BadData: a case is wrong, or an id stands there twice.
    """
    cases: list[Case] = []
    seen: dict[str, Path] = {}
    for file in files:
        for case in read_cases(file, known):
            if case.id in seen:
                raise BadData(f"{file}: the case id {case.id} stands in {seen[case.id]} too")
            seen[case.id] = file
            cases.append(case)
    return cases


def write_cases(file: Path, cases: Iterable[Case]) -> bytes:
    """Return the bytes of a case file: sorted by id, one case per line."""
    encoder = msgspec.json.Encoder(order="deterministic")
    return b"".join(encoder.encode(case) + b"\n" for case in sorted(cases, key=lambda c: c.id))
