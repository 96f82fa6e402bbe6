"""Filling: the reference derives what a scenario doesn't state. A stated value is never changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rulewright.conformance.cases import Ask, ByReading, Case, Expect, MustRefuse, Result
from rulewright.conformance.reference import Laid, lay, with_reading
from rulewright.core.asks import AnswerError
from rulewright.core.citing import Citation
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Ending, Open, Played, Refused, described, exhaustive
from rulewright.core.frozen import canonical, difference, leaves, plain
from rulewright.core.operations import Impossible, Rulebook


class Unfit(Exception):
    """A scenario and the reference disagree, or the case tests nothing; the message says which."""


def fill(rulebook: Rulebook, case: Case, *, about_the_end: bool = False) -> Case:
    """Fill a case: add to what the scenario states all that the reference derives.

    Args:
        rulebook: the game.
        case: the case with its stated values only.
        about_the_end: whether the case is about a game that has ended.

    Returns:
        The case with derived outcome, clauses, needs and readings.

    Raises:
        Unfit: the reference contradicts a stated value, the position is dead, or a clause under
            `tests` is never met.
        BadData: the case names something that doesn't exist.
        Impossible: its position can't stand on the table.
    """
    laid = lay(rulebook, case)
    if not about_the_end:
        ended = rulebook.over(laid.game, laid.position)
        if ended:
            raise Unfit(
                f"{case.id}: the game is over before it is played: {ended}; leave something on "
                "the table, or tag the scenario as being about that"
            )
    expect, cited = _expected(laid, case)
    clauses = tuple(dict.fromkeys(c.clause for c in cited))
    for clause in case.tests:
        if clause not in clauses:
            raise Unfit(f"{case.id}: it is meant to test {clause}, but the play never meets it")
    return msgspec.structs.replace(
        case,
        components=case.components or rulebook.pack,
        expect=expect,
        clauses=clauses,
        refused=_only_refused(cited),
        needs=tuple(sorted(needs_of(laid))),
        readings=_all_readings(laid, expect.by_reading),
    )


def _all_readings(laid: Laid, by_reading: ByReading | None) -> tuple[str, ...]:
    """Return the questions on which a case turns, apart from the one that it is about."""
    if by_reading is None:
        return tuple(sorted(_readings(laid)))
    turns = {
        question
        for name in by_reading.readings
        for question in _readings(with_reading(laid, by_reading.question, name))
    }
    return tuple(sorted(turns - {by_reading.question}))


def _only_refused(cited: list[Citation]) -> tuple[str, ...]:
    """Return the clauses that only kept something from happening."""
    acted = {citation.clause for citation in cited if citation.how != "refused"}
    return tuple(dict.fromkeys(c.clause for c in cited if c.clause not in acted))


def _expected(laid: Laid, case: Case) -> tuple[Expect, list[Citation]]:
    expect = case.expect
    if expect.by_reading is not None:
        return _by_reading(laid, case, expect.by_reading)
    if expect.any_of is not None:
        return _any_of(laid, case)
    ending = _play(laid, case)
    if expect.ask is not None:
        return _ask(case, ending, expect.ask)
    stated = Result(expect.outcome, expect.illegal)
    result = _result(laid, case, ending, stated)
    filled = msgspec.structs.replace(expect, outcome=result.outcome, illegal=result.illegal)
    return filled, list(ending.cited)


def _play(laid: Laid, case: Case) -> Ending[Any]:
    try:
        return laid.play()
    except AnswerError as error:
        raise Unfit(f"{case.id}: {error}") from None


def _ask(case: Case, ending: Ending[Any], wanted: Ask) -> tuple[Expect, list[Citation]]:
    if not isinstance(ending, Open):
        raise Unfit(f"{case.id}: {wanted.key} ({wanted.subject}) is never asked")
    asked = described(ending.ask)
    if (asked["key"], asked["subject"]) != (wanted.key, wanted.subject):
        raise Unfit(f"{case.id}: {asked['key']} ({asked['subject']}) is asked instead")
    if sorted(asked["options"]) != sorted(wanted.options):
        raise Unfit(
            f"{case.id}: {wanted.key} ({wanted.subject}) offers {', '.join(asked['options'])}; "
            f"stated is {', '.join(wanted.options)}"
        )
    return case.expect, list(ending.cited)


def _by_reading(laid: Laid, case: Case, by_reading: ByReading) -> tuple[Expect, list[Citation]]:
    question = laid.rulebook.questions.get(by_reading.question)
    if question is None:
        raise BadData(f"{case.id}: there is no question {by_reading.question}")
    if set(by_reading.readings) != set(question.readings):
        raise Unfit(
            f"{case.id}: {question.id} has the readings {', '.join(question.readings)}; "
            f"stated are {', '.join(by_reading.readings)}"
        )
    filled: dict[str, Result] = {}
    cited: list[Citation] = []
    asked: Counter[tuple[str, str]] = Counter()
    for name, stated in by_reading.readings.items():
        ending = _play(with_reading(laid, question.id, name), case)
        filled[name] = _result(laid, case, ending, stated)
        cited.extend(ending.cited)
        asked |= Counter((one.ask.key, one.ask.subject) for one in ending.asked)
    for key, subjects in case.answers.items():
        for subject, answers in subjects.items():
            if len(answers) > asked[key, subject]:
                raise Unfit(f"{case.id}: no reading asks for every answer to {key} ({subject})")
    if len({msgspec.json.encode(result) for result in filled.values()}) == 1:
        raise Unfit(f"{case.id}: all readings of {question.id} come out alike")
    return msgspec.structs.replace(case.expect, by_reading=ByReading(question.id, filled)), cited


def _any_of(laid: Laid, case: Case) -> tuple[Expect, list[Citation]]:
    results: dict[bytes, Result] = {}
    cited: list[Citation] = []
    for branch in exhaustive(laid.start, laid.answers, listen=True):
        result = _result(laid, case, branch.ending, Result())
        results.setdefault(msgspec.json.encode(result, order="deterministic"), result)
        cited.extend(branch.ending.cited)
    for stated in case.expect.any_of or ():
        if not any(_agrees(stated, result) for result in results.values()):
            raise Unfit(f"{case.id}: nothing comes out like {msgspec.to_builtins(stated)}")
    filled = tuple(results[key] for key in sorted(results))
    return msgspec.structs.replace(case.expect, any_of=filled), cited


def _agrees(stated: Result, result: Result) -> bool:
    if stated.illegal is not None or stated.outcome is None or result.outcome is None:
        return stated.illegal == result.illegal
    found = leaves(result.outcome)
    return all(found.get(path) == value for path, value in leaves(stated.outcome).items())


def _result(laid: Laid, case: Case, ending: Ending[Any], stated: Result) -> Result:
    """Turn an ending into a result, and hold it against what is stated."""
    if isinstance(ending, Open):
        raise Unfit(f"{case.id}: no answer is stated to {ending.ask.key} ({ending.ask.subject})")
    if isinstance(ending, Refused):
        if stated.outcome is not None:
            raise Unfit(f"{case.id}: the reference refuses it: {ending.why} ({ending.clause})")
        if stated.illegal is not None and stated.illegal.clause != ending.clause:
            raise Unfit(
                f"{case.id}: it is refused by {ending.clause} ({ending.why}), "
                f"stated is {stated.illegal.clause}"
            )
        return Result(illegal=MustRefuse(ending.clause))
    if stated.illegal is not None:
        raise Unfit(f"{case.id}: it should be refused by {stated.illegal.clause}, but is played")
    outcome = difference(laid.position, ending.result)
    derived = leaves(outcome)
    for path, value in leaves(stated.outcome or {}).items():
        now = derived[path] if path in derived else value_at(laid.position, path)
        if now != value and (now or value):
            raise Unfit(f"{case.id}: {path} is stated as {value!r}, the reference says {now!r}")
    return Result(outcome=outcome)


def value_at(position: object, path: str) -> Any:
    """Return the value at a dotted path of a position, as plain JSON.

    Raises:
        BadData: there is no such field.
    """
    value: Any = position
    for step in path.split("."):
        if isinstance(value, msgspec.Struct):
            if step not in value.__struct_fields__:
                raise BadData(f"a position has no field {path}: {step!r} is unknown")
            value = getattr(value, step)
        elif isinstance(value, Mapping):
            value = value.get(step, 0)
        else:
            value = getattr(value, step, 0)
    return plain(value)


def needs_of(laid: Laid) -> Iterator[str]:
    """Give the fields of the position without which the case would come out differently."""
    whole = plain(laid.position)
    base = _comes_out(laid)
    patterns = {pattern(path, laid.position) for path in leaves(whole)}
    for wanted in patterns:
        stripped = without(whole, wanted.split("."))
        try:
            position = msgspec.convert(stripped, type(laid.position))
            laid.rulebook.check(laid.game, position)
            if _comes_out(msgspec.structs.replace(laid, position=position)) != base:
                yield wanted
        except (msgspec.ValidationError, Impossible, ArithmeticError, LookupError):
            yield wanted


def _comes_out(laid: Laid) -> bytes:
    """Boil down how a case ends to what can be compared."""
    try:
        ending = laid.play(listen=False)
    except AnswerError as error:
        return f"answer: {error}".encode()
    except Impossible as error:
        return f"impossible: {error}".encode()
    if isinstance(ending, Played):
        return canonical(difference(laid.position, ending.result))
    if isinstance(ending, Refused):
        return f"refused: {ending.clause}".encode()
    return canonical(described(ending.ask))


def pattern(path: str, position: object) -> str:
    """Write a dotted path with `*` for each name that isn't a field: `lands.*.town`."""
    steps: list[str] = []
    value: Any = position
    for step in path.split("."):
        if isinstance(value, msgspec.Struct):
            steps.append(step)
            value = getattr(value, step, None)
        else:
            steps.append("*")
            value = value.get(step) if isinstance(value, Mapping) else None
    return ".".join(steps)


def without(whole: Mapping[str, Any], steps: list[str]) -> dict[str, Any]:
    """Return plain JSON without all leaves that match a pattern."""
    first, rest = steps[0], steps[1:]
    result: dict[str, Any] = {}
    for key, value in whole.items():
        if first not in ("*", key):
            result[key] = value
        elif rest and isinstance(value, Mapping):
            result[key] = without(value, rest)
    return result


def _readings(laid: Laid) -> Iterator[str]:
    """Give the questions that have a reading under which the case comes out differently."""
    base = _comes_out(laid)
    for question in laid.rulebook.questions.values():
        if not question.implemented:
            continue
        current = laid.game.rules.readings.get(question.id) or question.default
        for name in question.readings:
            if name != current and _comes_out(with_reading(laid, question.id, name)) != base:
                yield question.id
                break
