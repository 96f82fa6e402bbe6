"""Witnesses: the smallest case in which the readings of an open question come out differently.

A witness parts as many readings as it can, and is refused by as few. Its position stands on the
table by every reading, nothing is missing there, and the game goes on. Of such cases it is one by
the rulebook's other rules, of the smallest operation, on a map of its own, if it can be; and of
these the smallest: fewest answers, then fewest pieces, then shortest JSON, then first in order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from rulewright.conformance.cases import ByReading, Case, Expect, Result
from rulewright.conformance.checking.planning import Unplayable, result_of
from rulewright.conformance.filling import fill
from rulewright.conformance.reference import Laid, lay, replace_rules, with_reading
from rulewright.conformance.searching.searching import complete
from rulewright.conformance.searching.shrinking import in_order
from rulewright.conformance.sizes import Size, size
from rulewright.core.asks import AnswerError, Answers
from rulewright.core.clauses import BadData
from rulewright.core.drivers import answers_of, scripted
from rulewright.core.frozen import FrozenMap, leaves, replace
from rulewright.core.operations import Impossible, Rulebook
from rulewright.core.questions import Question

WITNESSES = "witnesses.jsonl"
"""The file of cases that holds the witnesses of a game."""

GoesOn = Literal["by each", "by one", "by none"]
"""By which readings of its question the game goes on in the position of a witness."""

EVERY_GOES_ON: tuple[GoesOn, ...] = get_args(GoesOn)

Worth = tuple[int, int, int, int, int]
"""What comes before the size where two witnesses are compared; the smaller is the better."""


def parted(
    rulebook: Rulebook, case: Case, question: Question, *, goes_on: GoesOn = "by each"
) -> Case | None:
    """Play a case by every reading of a question, with the same answers.

    Args:
        rulebook: the game.
        case: the case; answers that it lacks are the first that there are.
        question: the question.
        goes_on: by which readings the game must go on in its position: by each, with nothing
            missing on the table; by one at the least; or by none, if the end is what it is about.

    Returns:
        The case with all its answers, and with what comes of it by each reading. None if it can't
        be played by every reading, or comes out alike by all.
    """
    case = in_order(without_reading(case, question.id))
    try:
        laid = lay(rulebook, case)
        by_reading = {name: with_reading(laid, question.id, name) for name in _names(question)}
        answers, played = _played_by_each(by_reading, laid.answers, question.id)
        results = {name: one.result for name, one in played.items()}
        if _different(results) < 2 or not _stands(by_reading.values(), goes_on):
            return None
        for name, one in played.items():
            # An answer that is refused isn't among those that a play got.
            sure = one.answers == answers and one.result.illegal is None
            if not sure and _result(by_reading[name], answers) != one.result:
                return None
    except (BadData, Impossible, AnswerError, Unplayable, LookupError, ArithmeticError):
        return None  # the engine may stumble over what no play leads to
    listed = {name: results[name] for name in question.readings}
    expect = Expect(by_reading=ByReading(question.id, listed))
    return msgspec.structs.replace(case, answers=answers, expect=expect)


def without_reading(case: Case, question: str) -> Case:
    """Return a case whose rules don't say how a question is read."""
    readings = case.rules.get("readings", {})
    if question not in readings:
        return case
    left = {name: reading for name, reading in readings.items() if name != question}
    rules = {name: value for name, value in case.rules.items() if name != "readings"}
    return msgspec.structs.replace(case, rules={**rules, "readings": left} if left else rules)


def _names(question: Question) -> tuple[str, ...]:
    """Return the names of the readings, the default first."""
    others = (name for name in question.readings if name != question.default)
    return (question.default, *others)


def _stands(by_reading: Iterable[Laid], goes_on: GoesOn) -> bool:
    """Tell whether the position stands on the table by every reading, and the game goes on."""
    going: list[bool] = []
    for laid in by_reading:
        book, game, position = laid.rulebook, laid.game, laid.position
        book.check(game, position)
        lacks = goes_on == "by each" and book.lacks(game, position)
        going.append(not lacks and not book.over(game, position))
    return goes_on == "by none" or (all(going) if goes_on == "by each" else any(going))


class _Played(NamedTuple):
    """A play by one reading.

    Attributes:
        result: what comes of it.
        answers: the answers that it got.
    """

    result: Result
    answers: Answers


def _played_by_each(
    by_reading: Mapping[str, Laid], answers: Answers, question: str
) -> tuple[Answers, dict[str, _Played]]:
    """Play by each reading, and unite the answers that are needed by one or another.

    Returns:
        The answers, and what comes of the case by each reading if it gets its own.

    Raises:
        Unplayable: two readings need different answers to the same ask, or one has none; or the
            play doesn't turn on the question, so that it is the same by each reading.
    """
    known: dict[str, dict[str, Any]] = {key: dict(given) for key, given in answers.items()}
    united: dict[str, dict[str, Any]] = {}
    played: dict[str, _Played] = {}
    for name, laid in by_reading.items():
        readings = _Watched(laid.game.rules.readings, question)
        rules = replace(laid.game.rules, readings=readings)
        watched = msgspec.structs.replace(laid, game=replace_rules(laid.game, rules))
        ending = complete(watched, known)
        if not readings.looked_up:
            raise Unplayable(f"nothing depends on {question}")
        its: Any = answers_of(ending.asked)
        played[name] = _Played(result_of(laid, ending), its)
        for key, subjects in its.items():
            for subject, given in subjects.items():
                before = united.get(key, {}).get(subject, [])
                both = min(len(before), len(given))
                if before[:both] != given[:both]:
                    raise Unplayable(f"{key} ({subject}) needs different answers")
                longer = max(before, given, key=len)
                united.setdefault(key, {})[subject] = longer
                rest = known.get(key, {}).get(subject, [])
                if rest[: len(longer)] != longer:  # what follows may be asked by another reading
                    known.setdefault(key, {})[subject] = longer
    return in_order(united), played


class _Watched(FrozenMap[str, str]):
    """Readings that notice whether it is looked up how one question is read.

    Attributes:
        looked_up: whether it is; also if all of them are gone through.
    """

    def __init__(self, readings: Mapping[str, str], question: str) -> None:
        super().__init__(readings)
        self._question = question
        self.looked_up = False

    def __getitem__(self, question: str) -> str:
        self.looked_up |= question == self._question
        return super().__getitem__(question)

    def __contains__(self, question: object) -> bool:
        self.looked_up |= question == self._question
        return super().__contains__(question)

    def get(self, question: str, other: Any = None) -> Any:
        self.looked_up |= question == self._question
        return super().get(question, other)

    def __iter__(self) -> Iterator[str]:
        self.looked_up = True
        return super().__iter__()

    def items(self) -> Any:
        self.looked_up = True
        return super().items()

    def values(self) -> Any:
        self.looked_up = True
        return super().values()


def _result(laid: Laid, answers: Answers) -> Result:
    return result_of(laid, scripted(laid.start(), answers, listen=False, spare=True))


def _different(results: Mapping[str, Result]) -> int:
    """Count the results that differ from each other."""
    return len({msgspec.json.encode(result, order="sorted") for result in results.values()})


def order(rulebook: Rulebook, case: Case) -> tuple[Worth, Size]:
    """Return the place of a witness among others; the first is the best.

    Args:
        rulebook: the game.
        case: what `parted` returns.

    Returns:
        How many results differ (more first), how many readings refuse it, how many other rules must
        be otherwise than in the rulebook, how many operations are part of its own, whether it
        stands on a printed map; then its size.
    """
    assert case.expect.by_reading is not None
    results = case.expect.by_reading.readings
    refused = sum(result.illegal is not None for result in results.values())
    parts = sum(case.operation in other.rungs for other in rulebook.operations.values())
    printed = under_way(rulebook, case) and not case.places
    others = len(case.rules.get("readings", ())) + len(set(case.rules) - {"readings"})
    return (-_different(results), refused, others, parts, int(printed)), size(case)


def under_way(rulebook: Rulebook, case: Case) -> bool:
    """Tell whether the game of a case is under way, and not still being set up."""
    laid = lay(rulebook, case)
    return rulebook.begun(laid.game, laid.position)


def turns_on(case: Case, question: Question) -> bool:
    """Tell whether a case comes out otherwise by some reading of a question."""
    by_reading = case.expect.by_reading
    about = by_reading is not None and by_reading.question == question.id
    return about or question.id in case.readings


# Committed witnesses


def witness_id(question: str) -> str:
    """Return the id of the case that is the witness of a question, whatever it is."""
    prefix, _, number = question.lower().partition("-")
    return f"{prefix}-witness-{number}"


def is_witness(case: Case) -> bool:
    """Tell whether a case is the committed witness of the question that it is about."""
    about = case.expect.by_reading
    return about is not None and case.id == witness_id(about.question)


def filled(rulebook: Rulebook, case: Case) -> Case:
    """Fill a witness as it is committed: its id and title, what it tests, and what comes of it.

    Args:
        rulebook: the game.
        case: a case about the question, by reading.

    Returns:
        The case, filled by the reference. What it states is where the readings part.

    Raises:
        Unfit: its readings come out alike, or ask what it doesn't answer.
        BadData: it names something that doesn't exist.
        Impossible: its position can't stand on the table.
    """
    assert case.expect.by_reading is not None
    question = rulebook.questions[case.expect.by_reading.question]
    each = dict.fromkeys(question.readings, Result())
    alive = parted(rulebook, case, question) is not None
    bare = Case(
        id=witness_id(question.id),
        title=f"{question.id}: {question.question}",
        operation=case.operation,
        expect=Expect(by_reading=ByReading(question.id, each)),
        rules=case.rules,
        components=rulebook.pack,
        places=case.places,
        position=case.position,
        inputs=case.inputs,
        answers=case.answers,
        reach="" if alive else "synthetic",
    )
    whole = fill(rulebook, bare, about_the_end=not alive)
    assert whole.expect.by_reading is not None
    stated = tuple(sorted(parting_paths(whole.expect.by_reading.readings)))
    return msgspec.structs.replace(
        whole,
        tests=_tested(lay(rulebook, case), question),
        expect=msgspec.structs.replace(whole.expect, stated=stated),
    )


def parting_paths(readings: Mapping[str, Result]) -> set[str]:
    """Return the paths of the fields that don't come out alike by all readings that play it."""
    came = [leaves(result.outcome) for result in readings.values() if result.outcome is not None]
    every = {path for one in came for path in one}
    return {path for path in every if any(one.get(path) != came[0].get(path) for one in came)}


def _tested(laid: Laid, question: Question) -> tuple[str, ...]:
    """Return the clause that a witness tests: of those that it meets, the question's first.

    If it meets none of the question's, it is the first that only some of the readings meet.
    """
    met = [
        dict.fromkeys(one.clause for one in with_reading(laid, question.id, name).play().cited)
        for name in question.readings
    ]
    every = [clause for clauses in met for clause in clauses]
    asked = [clause for clause in question.clauses if clause in every]
    parting = [clause for clause in every if not all(clause in clauses for clauses in met)]
    return tuple([*asked, *parting, *every][:1])


def better(rulebook: Rulebook, one: Case, other: Case) -> bool:
    """Tell whether one witness of a question is better than another."""
    return order(rulebook, one) < order(rulebook, other)


def still_parts(rulebook: Rulebook, case: Case) -> Case | None:
    """Play a committed witness anew, by every reading.

    Args:
        rulebook: the game.
        case: the witness.

    Returns:
        What `parted` returns of it; None if it is no witness any more.
    """
    assert case.expect.by_reading is not None
    question = rulebook.questions[case.expect.by_reading.question]
    ways = (parted(rulebook, case, question, goes_on=how) for how in EVERY_GOES_ON)
    return next((way for way in ways if way is not None), None)
