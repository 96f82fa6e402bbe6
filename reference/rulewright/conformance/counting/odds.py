"""Odds: what is put on the table, what can come of it, and how likely that is."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from math import log10
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.reference import Laid, find_operation, lay
from rulewright.core.asks import Ask, named
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Ending, Open, Refused, Unanswered
from rulewright.core.frozen import difference, plain
from rulewright.core.odds import Odds, Range, TooManyWays, first, is_chance, odds_of
from rulewright.core.operations import Impossible, Operation, Rulebook

By = Literal["first", "range"]
Fixed = tuple[str, str | None, Any]
"""A fixed answer: key, subject (or None for all of them) and answer."""

# What is on the table


def table(
    book: Rulebook,
    where: str,
    content: bytes | None,
    case: str | None,
    own: Iterable[Case] = (),
) -> Case:
    """Return what is on the table, as a case; one of no operation if it is only a position.

    Args:
        book: the game.
        where: where the content is from, for messages.
        content: the JSON of a position, or cases as in a case file; None for none.
        case: the id of the case that is meant; may be left out if the content holds just one.
        own: the game's own cases, in which it is looked up without content.

    Raises:
        BadData: it isn't JSON, it is neither, or there is no such case.
    """
    if content is None:
        if case is None:
            return Case(id=where, title="", operation="", expect=Expect())
        return _named_case(list(own), case, "")
    found = _decoded(where, content)
    cases = [one for one in found if isinstance(one, Case)]
    if case is not None:
        return _named_case(cases, case, f"{where}: ")
    if len(found) > 1:
        raise BadData(
            f"{where}: it holds {len(found)} lines, of which {len(cases)} are cases: keep one "
            "position, or say which case with --case"
        )
    if cases:
        return cases[0]
    return Case(id=where, title="", operation="", expect=Expect(), position=found[0])


def _named_case(cases: Sequence[Case], name: str, where: str) -> Case:
    for case in cases:
        if case.id == name:
            return case
    raise BadData(f"{where}there is no case {name!r}{near(name, [case.id for case in cases])}")


def _decoded(where: str, content: bytes) -> list[Any]:
    """Decode one JSON object, or one on each line; those that are cases as such."""
    try:
        try:
            objects = [msgspec.json.decode(content)]
        except msgspec.DecodeError:
            lines = [line for line in content.splitlines() if line.strip()]
            if len(lines) < 2 or not all(line.lstrip().startswith(b'{"') for line in lines):
                raise
            objects = [msgspec.json.decode(line) for line in lines]
        return [_as_case_or_position(where, one) for one in objects]
    except RecursionError:
        raise BadData(f"{where}: it is nested too deeply") from None
    except msgspec.ValidationError as error:
        raise BadData(f"{where}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{where}: this isn't JSON: {error}") from None


def _as_case_or_position(where: str, value: Any) -> Any:
    if not isinstance(value, Mapping):
        raise BadData(f"{where}: a position or a case is an object, {value!r:.60} is none")
    if "operation" in value:
        return msgspec.convert(value, Case)
    return value


def with_rules(
    book: Rulebook, case: Case, rules: Mapping[str, Any], readings: Mapping[str, str]
) -> Case:
    """Change the rules of a case.

    Args:
        book: the game.
        case: the case.
        rules: the rules to change, by name.
        readings: question -> reading.

    Raises:
        BadData: there is no such rule or question.
    """
    if "readings" in rules:
        raise BadData("--set readings: a reading is chosen with --reading QUESTION=READING")
    for name in rules:
        if name not in book.rules.__struct_fields__:
            raise BadData(f"there is no rule {name!r}{near(name, book.rules.__struct_fields__)}")
    for question in readings:
        if question not in book.questions:
            raise BadData(f"there is no question {question!r}{near(question, book.questions)}")
    changed = {**case.rules, **rules}
    if readings:
        changed["readings"] = {**changed.get("readings", {}), **readings}
    return msgspec.structs.replace(case, rules=changed)


def put(
    book: Rulebook,
    case: Case,
    operation: str | None,
    inputs: Mapping[str, str],
    places: Mapping[str, Any] | None = None,
) -> Laid:
    """Put an operation on the table, ready to be played.

    Args:
        book: the game.
        case: what is on the table; if it is a case of this operation, with its inputs.
        operation: the operation, with the game in front or without; that of the case if None.
        inputs: its inputs, each as JSON or as a text.
        places: a map of one's own; that of the box or of the case if None.

    Raises:
        BadData: there is no such operation or input, or one has the wrong type.
        Impossible: the position can't stand on the table.
    """
    name = operation or case.operation
    if not name:
        raise BadData(
            f"name an operation, or a case: rulewright operations {book.name.replace('_', '-')} "
            "lists them"
        )
    does = find_operation(book, name if "." in name else f"{book.name}.{name}")
    own = case.inputs if does.name == case.operation else {}
    given = {**own, **{name: _input(book, does, name, text) for name, text in inputs.items()}}
    case = msgspec.structs.replace(case, operation=does.name, inputs=given, answers={})
    return lay(book, case, places=places)


def _input(book: Rulebook, operation: Operation, name: str, text: str) -> Any:
    kinds = {one.name: one.kind for one in operation.inputs}
    if name not in kinds:
        takes = f"it takes {', '.join(kinds)}" if kinds else "it takes nothing"
        if name in book.position.__struct_fields__:
            takes += "; this is a field of the position: give it with --position"
        raise BadData(
            f"--input {name}: {operation.name} takes no {name!r}{near(name, kinds)} ({takes})"
        )
    value = value_of(text)
    return text if kinds[name] is str and not isinstance(value, str) else value


def value_of(text: str) -> Any:
    """Read a word of the command line as JSON, or as a text if it isn't JSON."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return text


def near(name: str, names: Iterable[str]) -> str:
    """Return a hint at the name that was meant, if one is near."""
    found = get_close_matches(name, list(names), 1)
    return f": did you mean {found[0]}?" if found else ""


# What comes of it


class Result(msgspec.Struct, frozen=True):
    """What came of a play, boiled down to what was asked for.

    Attributes:
        values: dotted paths with their values, as JSON.
        refused: the clause by which it was refused.
        stuck: the ask to which there is no answer at all.
    """

    values: tuple[tuple[str, str], ...] = ()
    refused: str = ""
    stuck: str = ""

    def told(self, besides: Container[tuple[str, str]] = ()) -> str:
        """Tell the result in words.

        Args:
            besides: paths with values that are told already.

        Returns:
            What came, or who refused it.
        """
        if self.refused:
            return f"refused by {self.refused}"
        if self.stuck:
            return f"no answer to {self.stuck}"
        values = [value for value in self.values if value not in besides]
        nothing = "nothing else changes" if self.values else "nothing changes"
        return ", ".join(f"{path} = {in_words(text)}" for path, text in values) or nothing

    @property
    def plain(self) -> Mapping[str, Any]:
        """The result as plain JSON."""
        if self.refused or self.stuck:
            return {"refused": self.refused} if self.refused else {"stuck": self.stuck}
        return {"values": {path: msgspec.json.decode(text) for path, text in self.values}}


def in_words(text: str) -> str:
    """Write a value that is given as JSON: a text without its quotes, null as gone."""
    value = msgspec.json.decode(text)
    if value is None:
        return "gone"
    return value if isinstance(value, str) and value else text


class Chances(msgspec.Struct, frozen=True):
    """What can come of an operation, and all that was asked on the way.

    Attributes:
        laid: the operation in its position.
        of: the paths that were asked for; none for all that changes.
        fixed: the answers that were fixed beforehand.
        by: how what is chosen is answered.
        odds: the odds.
        rows: the results with their probabilities, in order.
        notes: what else should be known.
    """

    laid: Laid
    of: tuple[str, ...]
    fixed: tuple[Fixed, ...]
    by: By
    odds: Odds[Result]
    rows: tuple[tuple[Result, Range], ...]
    notes: tuple[str, ...] = ()

    @property
    def spread(self) -> bool:
        """Whether what is chosen matters: whether a least and a greatest differ."""
        return any(range_.least != range_.greatest for _, range_ in self.rows)

    @property
    def common(self) -> tuple[tuple[str, str], ...]:
        """Which of all changes come in every result: only where all of them are told."""
        if self.of or len(self.rows) < 2:
            return ()
        every = [set(result.values) for result, _ in self.rows]
        return tuple(
            value for value in self.rows[0][0].values if all(value in one for one in every)
        )


def chances(
    laid: Laid,
    of: Sequence[str] = (),
    fixed: Sequence[Fixed] = (),
    by: By = "range",
    limit: int = 100_000,
) -> Chances:
    """Tell what can come of an operation, and how likely it is.

    Args:
        laid: the operation in its position.
        of: dotted paths of the position; results that agree in them are merged.
        fixed: answers that are fixed beforehand; those with a subject are taken in turn, those
            without one answer every ask of their key.
        by: `first` always chooses the first option, `range` leaves choices open.
        limit: how many ways to play at the most.

    Raises:
        BadData: there is no such field or ask, nobody asks for an answer, or there are more ways
            than the limit.
        AnswerError: an answer doesn't fit.
    """
    for path in of:
        _check_path(laid, path)
    policy = _Policy(laid.operation, fixed, by)
    answers: dict[str, dict[str, tuple[Any, ...]]] = {}
    for key, subject, answer in fixed:
        if subject is not None:
            subjects = answers.setdefault(key, {})
            subjects[subject] = (*subjects.get(subject, ()), answer)
    found: set[str] = set()

    def result(ending: Ending[Any]) -> Result:
        if isinstance(ending, Refused):
            return Result(refused=ending.clause)
        if isinstance(ending, Open):
            return Result(stuck=named(ending.ask))
        if not of:
            return Result(values=tuple(_leaves(difference(laid.position, ending.result))))
        values = []
        for path in of:
            there, value = _at(ending.result, laid.rulebook.position, path.split("."))
            if there:
                found.add(path)
            values.append((path, as_text(value)))
        return Result(values=tuple(values))

    try:
        odds = odds_of(laid.start, result, answers, policy, limit=limit)
    except TooManyWays as many:
        raise BadData(_too_many(laid, many, by)) from None
    except OverflowError:
        raise BadData(
            f"{laid.operation.name}: a number of the position, the inputs or the rules is too "
            "large to count with"
        ) from None
    _all_used(laid, odds, policy)
    missing = [
        path
        for path in of
        if path not in found and not _at(laid.position, laid.rulebook.position, path.split("."))[0]
    ]
    notes = tuple(
        f"{path} is in no position, before or after: it counts as empty" for path in missing
    )
    return Chances(laid, tuple(of), tuple(fixed), by, odds, tuple(_in_order(odds)), notes)


class _Policy:
    """Answers by key alone, and otherwise by the first option if that is wanted."""

    def __init__(self, operation: Operation, fixed: Sequence[Fixed], by: By) -> None:
        keys = {ask.key for ask in operation.asks}
        for key, _, _ in fixed:
            if key not in keys:
                asks = f"it asks {', '.join(sorted(keys))}" if keys else "it asks nothing"
                raise BadData(
                    f"--answer {key}: {operation.name} asks no {key!r}{near(key, keys)} ({asks})"
                )
        self.always = {key: answer for key, subject, answer in fixed if subject is None}
        self.used: set[str] = set()
        self._first = by == "first"

    def __call__(self, ask: Ask) -> Any:
        """Answer an ask.

        Raises:
            Unanswered: it is left open.
        """
        if ask.key in self.always:
            self.used.add(ask.key)
            return self.always[ask.key]
        if self._first:
            return first(ask)
        raise Unanswered


def _all_used(laid: Laid, odds: Odds[Result], policy: _Policy) -> None:
    """Refuse fixed answers for which nobody asked."""
    asked = ", ".join(f"{key} ({subject})" for key, subject in sorted(odds.asked)) or "nothing"
    for key, subject in odds.unused:
        raise BadData(f"--answer {key}:{subject}: nobody asks for it; what is asked: {asked}")
    for key in policy.always:
        if key not in policy.used:
            raise BadData(f"--answer {key}: nobody asks for it; what is asked: {asked}")


def _too_many(laid: Laid, many: TooManyWays, by: By) -> str:
    """Say how many ways there are, and how to narrow them."""
    operation = laid.operation
    asked = dict(sorted(((named(ask), (ask, n)) for ask, n in many.asked), key=lambda o: -o[1][1]))
    said = [f"{name} has {_many(ways)} answers" for name, (_, ways) in asked.items()][:4]
    said += [f"{len(asked) - 4} more asks"] if len(asked) > 4 else []
    key = next((f"{ask.key}:{ask.subject}=…" for ask, _ in asked.values()), "KEY:SUBJECT=…")
    ways_out = [f"fix answers (--answer {key!r})"]
    if by != "first" and any(not is_chance(ask) for ask, _ in many.asked):
        ways_out.append("let the first option be chosen (--choose first)")
    smaller = [o.name for o in laid.rulebook.operations.values() if operation.name in o.rungs]
    if smaller:
        ways_out.append(f"take a smaller operation ({', '.join(smaller)})")
    return (
        f"{operation.name} can go in more than {many.limit:,} ways: on the first of them "
        f"{', '.join(said)}, which makes about {_many(max(many.about, many.limit))}: "
        f"{', '.join(ways_out)}, or raise --limit"
    )


def _many(number: int) -> str:
    return f"{number:,}" if number < 10**12 else f"10^{log10(number):.0f}"


# Fields


def _bare(kind: Any) -> Any:
    """Take the None of what may be lacking off a type, and its annotation."""
    kinds = [one for one in get_args(kind) if one is not NoneType]
    if get_origin(kind) in (Union, UnionType) and len(kinds) == 1:
        (kind,) = kinds
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


@cache
def _fields(kind: type[Any]) -> Mapping[str, Any]:
    """Return the fields of a type with their types."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def _check_path(laid: Laid, path: str) -> None:
    """Refuse a path that no position has."""
    kind: Any = laid.rulebook.position
    value: Any = laid.position
    so_far = "a position"
    for step in path.split("."):
        kind = _bare(kind)
        if get_origin(kind) is Mapping:
            _check_entry(laid, path, step, value)
            kind, value = get_args(kind)[1], value.get(step) if value else None
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            fields = _fields(kind)
            if step not in fields:
                raise BadData(
                    f"--of {path}: {so_far} has no field {step!r}{near(step, fields)}"
                    f" (it has {', '.join(fields)})"
                )
            kind, value = fields[step], getattr(value, step) if value is not None else None
        else:
            raise BadData(f"--of {path}: {so_far} is a value and has no fields")
        so_far = step


def _check_entry(laid: Laid, path: str, step: str, entries: Mapping[str, Any] | None) -> None:
    """Refuse a name that is no place, in a mapping that holds places."""
    if not entries:
        return
    try:
        places = laid.rulebook.places(laid.game, laid.position)
    except Impossible:
        return
    if step not in places and all(name in places for name in entries):
        raise BadData(
            f"--of {path}: there is no place {step!r}{near(step, places)}"
            f" (there are {', '.join(places)})"
        )


def _at(value: Any, kind: Any, steps: Sequence[str]) -> tuple[bool, Any]:
    """Return whether a position has a path, and the value there: an empty one if not."""
    there = True
    for step in steps:
        kind, there = _bare(kind), there and value is not None
        if get_origin(kind) is Mapping:
            kind = get_args(kind)[1]
            value = value.get(step) if there else None
            there = value is not None
        else:
            kind, value = _fields(kind)[step], getattr(value, step) if there else None
            there = value is not None
    return there, plain(value) if there else _empty(_bare(kind))


def _empty(kind: Any) -> Any:
    """Return what stands for nothing in a field of some type."""
    origin = get_origin(kind) or kind
    if origin is Literal:
        return ""
    if origin is Mapping or (isinstance(origin, type) and issubclass(origin, msgspec.Struct)):
        return {}
    return [] if origin is tuple else plain(origin()) if isinstance(origin, type) else None


def _leaves(changes: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """Flatten an outcome into dotted paths and JSON; what is new and empty is a leaf too."""
    for key, value in changes.items():
        if isinstance(value, Mapping) and value:
            yield from _leaves(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", as_text(value)


def as_text(value: Any) -> str:
    """Write a value as JSON in one line."""
    return msgspec.json.encode(value, order="sorted").decode()


def _in_order(odds: Odds[Result]) -> list[tuple[Result, Range]]:
    """Order numbers by size, all else by probability, the likeliest first."""
    rows = list(odds.results.items())
    numbers = {result: _numbers(result) for result in odds.results}
    if all(numbers.values()):
        return sorted(rows, key=lambda row: numbers[row[0]])
    return sorted(rows, key=lambda row: (-row[1].greatest, -row[1].least, row[0].told()))


def _numbers(result: Result) -> tuple[int, ...]:
    """Return the values of a result if all of them are numbers."""
    values = [msgspec.json.decode(text) for _, text in result.values]
    return tuple(values) if all(type(value) is int for value in values) else ()
