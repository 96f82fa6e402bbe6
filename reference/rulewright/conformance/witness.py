"""Witnesses: the smallest case in which the readings of an open question come out differently.

A witness parts as many readings as it can, and is refused by as few. Its position stands on the
table by every reading, in a game that is under way and goes on. Of such cases it is one of the
smallest operation, and of these the smallest: fewest answers, then fewest pieces, then shortest
JSON, then first in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product, zip_longest
from typing import Any

import msgspec

from rulewright.conformance.cases import ByReading, Case, Expect, Result
from rulewright.conformance.filling import fill
from rulewright.conformance.planning import Unplayable, result_of
from rulewright.conformance.reference import Laid, lay, with_reading
from rulewright.conformance.searching import complete, draw_case, strings
from rulewright.conformance.shrinking import (
    in_order,
    is_count,
    kinds_of_names,
    shrink,
    shrink_further,
    with_usual_places,
)
from rulewright.conformance.sizes import Size, size
from rulewright.core.asks import AnswerError, Answers
from rulewright.core.clauses import BadData
from rulewright.core.drivers import answers_of, scripted
from rulewright.core.operations import Impossible, Input, Rulebook
from rulewright.core.questions import Question

TRIES = 2000
"""How many plays are drawn for one question."""

OF_EACH_OPERATION, SHRUNK = 4, 30
"""How many cases of each operation are shrunk, and how many in all."""

WITNESSES = "witnesses.jsonl"
"""The file of cases that holds the witnesses of a game."""

MOST_TESTED = 2
"""How many clauses a witness tests at the most."""

SMALL_NUMBERS = (1, 2, 3, 4)
"""What an input that is a number is tried as."""

FINALISTS = 3
"""How many of the shrunk cases are shrunk further."""


class Drawn(msgspec.Struct, frozen=True):
    """A play that was drawn.

    Attributes:
        failed: whether the readings part in it.
    """

    failed: bool


Worth = tuple[int, int, int, int, int]


class Witness(msgspec.Struct, frozen=True):
    """What a search for a witness found, and what was searched.

    Attributes:
        question: the question.
        case: the smallest case in which its readings part, not yet filled; None if none was found.
        alive: whether the game goes on in its position, whatever the reading.
        cases: how many committed cases turn on the question.
        plays: how many plays were drawn.
        operations: how many different operations all these carry out.
        parted: in how many of all these the readings came out differently.
    """

    question: Question
    case: Case | None
    alive: bool
    cases: int
    plays: int
    operations: int
    parted: int


def parted(
    rulebook: Rulebook, case: Case, question: Question, *, alive: bool = True
) -> Case | None:
    """Play a case by every reading of a question, with the same answers.

    Args:
        rulebook: the game.
        case: the case; answers that it lacks are the first that there are.
        question: the question.
        alive: whether the game must go on in its position by every reading, or only by one.

    Returns:
        The case with all its answers, and with what comes of it by each reading. None if it can't
        be played by every reading, or comes out alike by all.
    """
    case = in_order(without_reading(case, question.id))
    try:
        laid = lay(rulebook, case)
        by_reading = {name: with_reading(laid, question.id, name) for name in _names(question)}
        if not _stands(by_reading.values(), alive):
            return None
        answers, wanted = _answers_to_all(by_reading, laid.answers)
        results = {name: _result(one, answers) for name, one in by_reading.items()}
    except (BadData, Impossible, AnswerError, Unplayable):
        return None
    if results != wanted or _different(results) < 2:
        return None
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


def _stands(by_reading: Iterable[Laid], alive: bool) -> bool:
    """Tell whether the position stands on the table by every reading, and the game goes on."""
    over: list[bool] = []
    for laid in by_reading:
        laid.rulebook.check(laid.game, laid.position)
        over.append(bool(laid.rulebook.over(laid.game, laid.position)))
    return not any(over) if alive else not all(over)


def _answers_to_all(
    by_reading: Mapping[str, Laid], answers: Answers
) -> tuple[Answers, dict[str, Result]]:
    """Unite the answers that are needed by one reading or another.

    Returns:
        The answers, and what comes of the case by each reading if it gets its own.

    Raises:
        Unplayable: two readings need different answers to the same ask, or one has none.
    """
    known: dict[str, dict[str, Any]] = {key: dict(given) for key, given in answers.items()}
    united: dict[str, dict[str, Any]] = {}
    results: dict[str, Result] = {}
    for name, laid in by_reading.items():
        ending = complete(laid, known)
        results[name] = result_of(laid, ending)
        for key, subjects in answers_of(ending.asked).items():
            for subject, given in subjects.items():
                before = united.get(key, {}).get(subject, [])
                both = min(len(before), len(given))
                if before[:both] != given[:both]:
                    raise Unplayable(f"{key} ({subject}) needs different answers")
                longer = max(before, given, key=len)
                united.setdefault(key, {})[subject] = longer
                known.setdefault(key, {})[subject] = longer
    return in_order(united), results


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
        be otherwise than in the rulebook, whether it stands on a printed map, how many operations
        are part of its own; then its size.
    """
    assert case.expect.by_reading is not None
    results = case.expect.by_reading.readings
    refused = sum(result.illegal is not None for result in results.values())
    parts = sum(case.operation in other.rungs for other in rulebook.operations.values())
    printed = _begun(rulebook, case) and not case.places
    others = len(case.rules.get("readings", ())) + len(set(case.rules) - {"readings"})
    return (-_different(results), refused, others, int(printed), parts), size(case)


def find_witness(
    rulebook: Rulebook,
    question: Question,
    cases: Sequence[Case],
    tries: int = TRIES,
    on_play: Callable[[Drawn], None] = lambda drawn: None,
) -> Witness:
    """Find the smallest case in which the readings of a question come out differently.

    Args:
        rulebook: the game.
        question: the question.
        cases: the committed cases; those that turn on the question are searched too, but for
            witnesses.
        tries: how many plays are drawn; the same number finds the same witness.
        on_play: told of each play that was drawn, whether the readings part in it.

    Returns:
        What was found, and what was searched.
    """
    committed = [case for case in cases if turns_on(case, question) and not is_witness(case)]
    tried = [(case, parted(rulebook, case, question)) for case in committed]
    for data in strings(question.id, tries):
        case = draw_case(rulebook, data)
        apart = parted(rulebook, case, question) if case is not None else None
        on_play(Drawn(apart is not None))
        if case is not None:
            tried.append((case, apart))
    found = [apart for _, apart in tried if apart is not None]
    alive = bool(found)
    if not alive:
        dead = (parted(rulebook, case, question, alive=False) for case, _ in tried)
        found = [apart for apart in dead if apart is not None]
    return Witness(
        question,
        case=_smallest(rulebook, question, found, alive) if found else None,
        alive=alive,
        cases=len(committed),
        plays=tries,
        operations=len({case.operation for case, _ in tried}),
        parted=len(found),
    )


def turns_on(case: Case, question: Question) -> bool:
    """Tell whether a case comes out otherwise by some reading of a question."""
    by_reading = case.expect.by_reading
    about = by_reading is not None and by_reading.question == question.id
    return about or question.id in case.readings


def _begun(rulebook: Rulebook, case: Case) -> bool:
    """Tell whether the game of a case is under way: shrinking must not take it back to set-up."""
    laid = lay(rulebook, case)
    return rulebook.begun(laid.game, laid.position)


def _smallest(rulebook: Rulebook, question: Question, found: Sequence[Case], alive: bool) -> Case:
    names = kinds_of_names(rulebook, found)
    cases = [with_usual_places(case) for case in found]

    def place(case: Case) -> tuple[Worth, Size]:
        return order(rulebook, case)

    known: dict[tuple[str, str], Case | None] = {}

    def part(case: Case) -> Case | None:
        """Play a case once, however often it is come by."""
        text = size(case)[-1]
        if (case.operation, text) not in known:
            known[case.operation, text] = parted(rulebook, case, question, alive=alive)
        return known[case.operation, text]

    def still(case: Case) -> Callable[[Case], Case | None]:
        worth, begun = place(case)[0], _begun(rulebook, case)

        def meets(smaller: Case) -> Case | None:
            kept = part(smaller)
            if kept is None or place(kept)[0] > worth or _begun(rulebook, kept) is not begun:
                return None
            return kept

        return meets

    def on_other_operations(case: Case) -> Iterator[Case]:
        for put in _by_other_operations(rulebook, case):
            other = part(put)
            if other is not None and _begun(rulebook, other) is _begun(rulebook, case):
                yield shrink(other, still(other), names)

    shrunk: dict[tuple[Worth, Size], Case] = {}
    for case in _of_each_operation(sorted(cases, key=place)):
        least = shrink(case, still(case), names)
        if place(least) not in shrunk:
            every = (least, *on_other_operations(least))
            shrunk.update({place(one): one for one in every})
    finalists = [shrunk[at] for at in sorted(shrunk) if at[0] == min(shrunk)[0]][:FINALISTS]
    best = min((shrink_further(case, still(case), names) for case in finalists), key=place)
    return min((best, *on_other_operations(best)), key=place)


def _of_each_operation(cases: Iterable[Case]) -> list[Case]:
    """Choose the first cases of each operation: first the first of each, then the second."""
    of_operation: dict[str, list[Case]] = {}
    for case in cases:
        of_operation.setdefault(case.operation, []).append(case)
    every = zip_longest(*(some[:OF_EACH_OPERATION] for some in of_operation.values()))
    return [case for row in every for case in row if case is not None][:SHRUNK]


def _by_other_operations(rulebook: Rulebook, case: Case) -> Iterator[Case]:
    """Give the case with each other operation; a place or number that it lacks is put in."""
    for operation in rulebook.operations.values():
        if operation.name == case.operation:
            continue
        wanted = [one for one in operation.inputs if one.required or one.name in case.inputs]
        for inputs in product(*(_some_input(one, case) for one in wanted)):
            named = {one.name: value for one, value in zip(wanted, inputs, strict=True)}
            yield msgspec.structs.replace(case, operation=operation.name, inputs=named, answers={})


def _some_input(one: Input, case: Case) -> tuple[Any, ...]:
    """Return what an input may be: as the case says, else a place, else a small number."""
    if one.name in case.inputs:
        return (case.inputs[one.name],)
    if one.place:
        return tuple(sorted(case.places))[:1]
    return SMALL_NUMBERS if is_count(one.kind) else ()


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
        The case, filled by the reference.

    Raises:
        Unfit: its readings come out alike, or ask what it doesn't answer.
        BadData: it names something that doesn't exist.
        Impossible: its position can't stand on the table.
    """
    assert case.expect.by_reading is not None
    question = rulebook.questions[case.expect.by_reading.question]
    laid = lay(rulebook, case)
    bare = msgspec.structs.replace(
        case,
        id=witness_id(question.id),
        title=f"{question.id}: {question.question}",
        tests=(),
        expect=Expect(
            by_reading=ByReading(question.id, dict.fromkeys(question.readings, Result()))
        ),
        reach="synthetic" if rulebook.begun(laid.game, laid.position) else "",
    )
    whole = fill(rulebook, bare, about_the_end=True)
    return msgspec.structs.replace(whole, tests=_tested(laid, question))


def _tested(laid: Laid, question: Question) -> tuple[str, ...]:
    """Return two clauses at the most that a witness tests, those of the question first."""
    met = [
        dict.fromkeys(
            citation.clause for citation in with_reading(laid, question.id, name).play().cited
        )
        for name in question.readings
    ]
    every = [clause for clauses in met for clause in clauses]
    asked = [clause for clause in question.clauses if clause in every]
    parting = [clause for clause in every if not all(clause in clauses for clauses in met)]
    return tuple(asked[:MOST_TESTED] or parting[:1] or every[:1])


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
    return parted(rulebook, case, question) or parted(rulebook, case, question, alive=False)
