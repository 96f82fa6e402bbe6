"""What a search for witnesses found, beside the committed ones: in words, as JSON, written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path

import msgspec

from rulewright.conformance.cases import Case, read_cases, write_cases
from rulewright.conformance.data import data_folder
from rulewright.conformance.reports import BAD, DIM, GOOD, RULE, Line
from rulewright.conformance.searching.parting import parting_words
from rulewright.conformance.searching.witness import (
    WITNESSES,
    better,
    filled,
    still_parts,
    witness_id,
)
from rulewright.conformance.searching.witness_search import Witness
from rulewright.core.clauses import BadData
from rulewright.core.operations import Rulebook
from rulewright.core.questions import Question


class Beside(StrEnum):
    """How a witness that was found compares with the committed one."""

    SAME = "it is the committed one"
    BETTER = "it is smaller than the committed one"
    WORSE = "the committed one is smaller"
    NEW = "none is committed"
    STALE = "the committed one parts no readings any more"
    NONE = "none is committed either"


GOOD_NEWS = frozenset({Beside.SAME, Beside.WORSE, Beside.NONE})
"""Nothing needs to be committed."""


class Found(msgspec.Struct, frozen=True):
    """A witness that was found, beside the committed one.

    Attributes:
        witness: what was found, and what was searched.
        case: the witness, filled; None if none was found.
        committed: the committed one; None if there is none.
        beside: how the two compare.
    """

    witness: Witness
    case: Case | None
    committed: Case | None
    beside: Beside

    @property
    def best(self) -> Case | None:
        """The better of the two."""
        return self.committed if self.beside is Beside.WORSE else self.case

    @property
    def good(self) -> bool:
        """Whether nothing is to be committed."""
        return self.beside in GOOD_NEWS


def questions_of(rulebook: Rulebook, wanted: Iterable[str]) -> list[Question]:
    """Return the questions that are named, or all whose readings are carried out.

    Raises:
        BadData: there is no such question, or nothing can part its readings.
    """
    questions: list[Question] = []
    for name in wanted:
        question = rulebook.questions.get(name)
        if question is None:
            close = get_close_matches(name, rulebook.questions, 1)
            hint = f": did you mean {close[0]}?" if close else ""
            raise BadData(f"there is no question {name!r} about {rulebook.title}{hint}")
        if question.alike:
            raise BadData(f"{question.id}: no position tells its readings apart: {question.why}")
        if not question.implemented:
            why = "the engine doesn't carry out its readings" if question.reading else "it has none"
            raise BadData(f"{name}: no play can part its readings: {why}")
        questions.append(question)
    return questions or [
        question
        for question in rulebook.questions.values()
        if question.implemented and not question.alike
    ]


def beside_committed(rulebook: Rulebook, witness: Witness, cases: Iterable[Case]) -> Found:
    """Fill a witness that was found, and put it beside the committed one.

    Args:
        rulebook: the game.
        witness: what was found.
        cases: the committed cases.

    Returns:
        The two, and how they compare.
    """
    name = witness_id(witness.question.id)
    case = filled(rulebook, witness.case) if witness.case is not None else None
    committed = next((one for one in cases if one.id == name), None)
    if committed is None:
        beside = Beside.NONE if case is None else Beside.NEW
    elif committed == case:
        beside = Beside.SAME
    else:
        parts = still_parts(rulebook, committed)
        if parts is None:
            beside = Beside.STALE
        elif witness.case is None or better(rulebook, parts, witness.case):
            beside = Beside.WORSE
        else:
            beside = Beside.BETTER
    return Found(witness, case, committed, beside)


def witness_words(rulebook: Rulebook, found: Found) -> Iterator[Line]:
    """Tell a witness: the case, what comes of it by each reading, and what was searched.

    Args:
        rulebook: the game.
        found: what was found.

    Yields:
        Lines for the terminal.
    """
    witness = found.witness
    question = witness.question
    yield f"{question.id}  {question.kind}, {rulebook.title}", RULE
    yield f"  {question.question}", ""
    searched = (
        f"{witness.cases} committed cases that turn on it and {witness.plays} drawn plays of "
        f"{witness.operations} operations"
    )
    if found.case is None:
        yield f"  Its readings never part in {searched}.", BAD
    else:
        yield from parting_words(found.case)
        yield f"  The smallest found in {searched}; its readings part in {witness.parted}.", DIM
        if witness.goes_on != "by each":
            where = "is over" if witness.goes_on == "by none" else "is over by one of them"
            yield f"  They part only where the game {where}.", ""
    yield f"  {found.beside}: {witness_id(question.id)}", GOOD if found.good else BAD


def witnesses_as_json(found: Sequence[Found]) -> bytes:
    """Return what was found as JSON: for each question what was searched, and the witness."""
    every = [
        {
            "question": one.witness.question.id,
            "readings": one.witness.question.readings,
            "searched": {
                "cases": one.witness.cases,
                "plays": one.witness.plays,
                "operations": one.witness.operations,
                "parted": one.witness.parted,
            },
            "goes_on": one.witness.goes_on,
            "committed": one.beside.value,
            "witness": one.case,
        }
        for one in found
    ]
    return msgspec.json.format(msgspec.json.encode(every, order="deterministic"), indent=1)


def file_of_witnesses(rulebook: Rulebook) -> Path:
    """Return the file in which the witnesses of a game are committed.

    Raises:
        BadData: this is no checkout of the project.
    """
    if not (data_folder("features") / "conftest.py").exists():
        raise BadData("witnesses are committed in a checkout of the project only: clone it")
    return data_folder("vectors") / rulebook.name / WITNESSES


def with_witnesses(file: Path, found: Iterable[Found]) -> bytes:
    """Return a file of witnesses with those in it that were found, each the better of the two."""
    cases = {case.id: case for case in (read_cases(file) if file.exists() else ())}
    cases.update({one.best.id: one.best for one in found if one.best is not None})
    return write_cases(file, cases.values())
