"""Questions: where a rulebook is open, the readings it allows, and which one is the default."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from rulewright.core.clauses import BadData, read_toml


class Reading(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"speaks_for": "for"}
):
    """One way to read the text.

    Attributes:
        name: how the rules name it.
        speaks_for: what speaks for it.
    """

    name: str
    speaks_for: str


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question that the rulebook leaves.

    Attributes:
        id: never changes.
        kind: `open` (several readings), `misprint` (the text as it stands can't be meant) or
            `missing` (the text doesn't say and gives no readings).
        clauses: the clauses concerned.
        question: the question in one sentence.
        default: the reading in force unless the rules say otherwise.
        why: why the text favours the default, or what is missing.
        implemented: whether the engine carries out every reading.
        alike: whether no position tells the readings apart, so that all are carried out at once;
            `why` says why.
        reading: the readings.
    """

    id: str
    kind: Literal["open", "misprint", "missing"]
    clauses: tuple[str, ...]
    question: str
    why: str = ""
    default: str = ""
    implemented: bool = False
    alike: bool = False
    reading: tuple[Reading, ...] = ()

    @property
    def readings(self) -> tuple[str, ...]:
        """The names of the readings."""
        return tuple(reading.name for reading in self.reading)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    question: tuple[Question, ...]


@cache
def load_questions(file: Path) -> Mapping[str, Question]:
    """Load the questions of a game by id.

    Raises:
        BadData: a duplicate id, an open question with fewer than two readings, a default that is
            no reading.
    """
    questions: dict[str, Question] = {}
    loaded: _File = read_toml(file, _File)
    for question in loaded.question:
        where = f"{file}: {question.id}"
        if question.id in questions:
            raise BadData(f"{where} stands there twice")
        if question.kind == "open" and len(question.reading) < 2:
            raise BadData(f"{where} is open and needs two readings or more")
        if question.reading and question.default not in question.readings:
            raise BadData(f"{where}: the default {question.default!r} is none of its readings")
        if len(set(question.readings)) != len(question.readings):
            raise BadData(f"{where} has two readings of one name")
        questions[question.id] = question
    return questions


def check_readings(questions: Mapping[str, Question], chosen: Mapping[str, str]) -> None:
    """Refuse chosen readings that the questions of a game don't have.

    Args:
        questions: the questions by id.
        chosen: the name of the chosen reading by question.

    Raises:
        BadData: an unknown question or reading.
    """
    for question, name in chosen.items():
        if question not in questions:
            raise BadData(f"rules: there is no question {question}")
        readings = questions[question].readings
        if name not in readings:
            raise BadData(f"rules: {question} has no reading {name!r}, only {', '.join(readings)}")
