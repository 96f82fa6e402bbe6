"""Playing whole games: set-up, then turn after turn on the agenda, decided by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from random import Random
from textwrap import wrap
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.changing.changes import Change, in_force
from rulewright.conformance.counting.odds import put
from rulewright.conformance.filling import fill
from rulewright.conformance.reference import Laid
from rulewright.conformance.reports import DIM, RULE, Line, short
from rulewright.core.asks import Ask
from rulewright.core.citing import Illegal
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Asked, Played, Refused, answers_of, drive, seeded
from rulewright.core.frozen import Frozen, absent, difference, plain
from rulewright.core.operations import OpenOperation, Rulebook


class Step(msgspec.Struct, frozen=True):
    """One operation of a game.

    Attributes:
        turn: the turn; 0 for the set-up.
        operation: the operation and its inputs.
        before: the position in which it was open.
        after: the position that it left, with its agenda.
        asked: what it asked, with the answers.
    """

    turn: int
    operation: OpenOperation
    before: Any
    after: Any
    asked: tuple[Asked, ...]


class Stuck(Exception):
    """A game that can't go on: an open operation was refused, or asked what has no answer."""


def begin(
    rulebook: Rulebook, options: Mapping[str, str], inputs: Mapping[str, str], change: Change
) -> Laid:
    """Lay out a game that is to be set up.

    Args:
        rulebook: the game.
        options: what the game makes a set-up of, by name: who plays, against whom; "" if it isn't
            given.
        inputs: other inputs of the set-up, each as JSON or as a text.
        change: what is changed in the rules.

    Returns:
        The set-up on its table, ready to be played.

    Raises:
        BadData: an option or an input is wrong.
        Impossible: there is no such game.
    """
    for name, value in options.items():
        if value and name not in rulebook.begins_with:
            its = ", ".join(f"--{option}" for option in rulebook.begins_with) or "none as yet"
            game = rulebook.name.replace("_", "-")
            raise BadData(f"--{name}: {game} doesn't begin with it; its options: {its}")
    position, own = rulebook.begin_game(rulebook.components(), options)
    for name in inputs:
        if name in own:
            raise BadData(f"--input {name}: it follows from the other options")
    case = Case(
        id="play",
        title="",
        operation=rulebook.set_up,
        expect=Expect(),
        rules=plain(in_force(change, rulebook.rules())),
        position=plain(position),
        inputs=plain(own),
    )
    return put(rulebook, case, None, inputs)


def play_game(
    rulebook: Rulebook,
    game: Any,
    position: Frozen,
    inputs: Mapping[str, Any],
    seed: int,
) -> Iterator[Step]:
    """Play a whole game by chance.

    Args:
        rulebook: the game.
        game: its rules and components.
        position: the position on which it is set up.
        inputs: the inputs of its set-up.
        seed: equal seeds give equal games.

    Yields:
        The steps: the set-up, then each operation of each turn until the game has ended, and its
        score if the rules give it one.

    Raises:
        Stuck: an operation that was open can't be carried out.
        BadData: the set-up is refused.
    """
    random = Random(seed)
    answer = seeded(random)
    setting_up = OpenOperation(rulebook.set_up, inputs)
    try:
        step = _carry_out(rulebook, game, position, setting_up, 0, answer)
    except Illegal as illegal:
        raise BadData(f"the set-up is refused: {illegal}") from None
    yield step
    turn = 0
    position = step.after
    while not rulebook.over(game, position):
        turn += 1
        begun = drive(rulebook.begin_turn(game, position), answer, listen=False)
        assert isinstance(begun, Played)
        position = begun.result
        while due := rulebook.open_operations(game, position):
            chosen = random.choice(due)
            try:
                step = _carry_out(rulebook, game, position, chosen, turn, answer)
            except Illegal as illegal:
                what = f"{chosen.operation} {short(chosen.inputs)}"
                raise Stuck(f"turn {turn}: {what} was open and is refused: {illegal}") from None
            position = rulebook.tick(game, position, step.operation, step.after)
            step = msgspec.structs.replace(step, after=position)
            yield step
    if rulebook.score:
        scoring = OpenOperation(rulebook.score, {})
        try:
            step = _carry_out(rulebook, game, position, scoring, turn, answer)
        except Illegal:  # the rules don't score every game
            return
        yield step


def _carry_out(
    rulebook: Rulebook,
    game: Any,
    position: Frozen,
    due: OpenOperation,
    turn: int,
    answer: Callable[[Ask], Any],
) -> Step:
    play = rulebook.operations[due.operation].run(game, position, **due.inputs)
    ending = drive(play, answer, listen=False)
    if isinstance(ending, Refused):
        raise Illegal(ending.clause, ending.why)
    if not isinstance(ending, Played):
        what = f"{due.operation} {short(due.inputs)}"
        raise Stuck(f"turn {turn}: {what} asks what has no answer: {ending.ask}")
    return Step(turn, due, position, ending.result, ending.asked)


# Told

MOST = 5
"""How many names of a list are told."""

WIDE = 100
"""Where a line of what is decided or changes is broken."""


def told(steps: Iterable[Step]) -> Iterator[Line]:
    """Tell a game turn by turn.

    Args:
        steps: its steps, told one by one as they come.

    Yields:
        Lines for the terminal: what is done, what is decided, what changes. A step that asks
        nothing, changes nothing and speaks of nothing in particular is left out.
    """
    turn = -1
    for step in steps:
        if step.turn != turn:
            turn = step.turn
            yield (f"Turn {turn}" if turn else "Set-up"), RULE
        inputs = [few(value) for value in step.operation.inputs.values()]
        name = worded(step.operation.operation.partition(".")[2])
        head = f"  {' '.join([name, ', '.join(inputs)])}".rstrip()
        decided = [_answer(one, inputs) for one in step.asked if _is_told(one)]
        changes = list(_changes(step.before, step.after)) if step.turn else []
        if not decided and len(changes) < 2 and step.turn:
            if changes:
                where, what = changes[0]
                yield f"{head}: {what if where in inputs else f'{where} {what}'}", ""
            elif inputs:
                yield f"{head}: nothing changes", DIM
            continue
        yield head, ""
        yield from _broken("; ".join(decided))
        for where, what in changes:
            yield from _broken(f"{where}: {what}")


def worded(name: str) -> str:
    """Write the name of a field, an ask or an operation in words."""
    return name.replace("_", " ")


def few(value: Any) -> str:
    """Write a value in words; of a long list only the first names.

    Args:
        value: a value of a position, an input or an answer.

    Returns:
        One line: `City, Town and 3 more`.
    """
    if isinstance(value, (list, tuple)) and value and all(isinstance(one, str) for one in value):
        shown = ", ".join(value[:MOST])
        return shown if len(value) <= MOST else f"{shown} and {len(value) - MOST} more"
    return short(plain(value)) if value != "" else "nothing"


def _is_told(one: Asked) -> bool:
    return not one.forced and one.answer not in ("", ())


def _answer(one: Asked, inputs: Collection[str]) -> str:
    """Tell an answer, and about what it was asked, if the inputs don't say so."""
    about = "" if one.ask.subject in inputs else f" ({one.ask.subject})"
    return f"{worded(one.ask.key)}{about}: {worded(few(one.answer))}"


def _broken(text: str) -> Iterator[Line]:
    for line in wrap(
        text, WIDE, initial_indent="    ", subsequent_indent="      ", break_on_hyphens=False
    ):
        yield line, DIM


def _changes(before: Any, after: Any) -> Iterator[tuple[str, str]]:
    """Tell what changed, place by place, Spirit by Spirit, field by field."""
    for field in before.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old == new or field == "agenda":
            continue
        if isinstance(old, Mapping) and not _has_fields((*old.values(), *new.values())):
            yield worded(field), _one("", old, new)
        elif isinstance(old, Mapping):
            for name in dict.fromkeys((*old, *new)):
                is_there = new[name] if name in new else absent(old[name])
                was_there = old[name] if name in old else absent(new[name])
                if was_there != is_there:
                    yield str(name), _within(was_there, is_there)
        elif isinstance(old, msgspec.Struct):
            yield worded(field), _within(old, new)
        else:
            yield worded(field), _one("", old, new)


def _has_fields(entries: Iterable[Any]) -> bool:
    """Tell whether entries are places, Spirits or players, which are told by their own names."""
    return any(isinstance(entry, msgspec.Struct) for entry in entries)


def _within(before: Any, after: Any) -> str:
    """Tell what changed in a place, or in what else has fields; what is gone comes last."""
    if not isinstance(before, msgspec.Struct) or after is None:
        return _one("", before, after)
    changes: list[str] = []
    gone: list[str] = []
    for field in before.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old == new:
            continue
        (changes if new or isinstance(old, (int, str)) else gone).append(
            _one(worded(field), old, new) if new or isinstance(old, (int, str)) else worded(field)
        )
    return "; ".join([*changes, *([f"no more {', '.join(gone)}"] if gone else [])])


def _one(field: str, old: Any, new: Any) -> str:
    """Tell how one field changed: `town 0 → 1`, `hand +Call to Isolation`."""
    if old is None or new is None:
        return f"{field} {f'−{few(old)}' if new is None else f'+{few(new)}'}".strip()
    if isinstance(old, Mapping):
        entries = (
            _one(
                name,
                old[name] if name in old else absent(new[name]),
                new[name] if name in new else absent(old[name]),
            )
            for name in dict.fromkeys((*old, *new))
            if old.get(name) != new.get(name)
        )
        return f"{field} {', '.join(entries)}".strip()
    if isinstance(old, msgspec.Struct) and isinstance(new, msgspec.Struct):
        return f"{field} ({_within(old, new)})".strip()
    if isinstance(old, tuple) and all(isinstance(one, str) for one in (*old, *new)):
        come, gone = Counter(new) - Counter(old), Counter(old) - Counter(new)
        parts = [*_signed("+", come), *_signed("−", gone)] or ["in another order"]
        return f"{field} {', '.join(parts)}".strip()
    if old in ("", 0, False, ()) and not isinstance(new, int):
        return f"{field} {few(new)}".strip()
    return f"{field} {few(old)} → {few(new)}".strip()


def _signed(sign: str, names: Counter[str]) -> Iterator[str]:
    every = list(names.elements())
    yield from (f"{sign}{name}" for name in every[:MOST])
    if len(every) > MOST:
        yield f"{sign}{len(every) - MOST} more"


# As a trace


def as_case(rulebook: Rulebook, game: Any, step: Step, number: int, name: str) -> Case:
    """Put a step of a game as a case.

    Args:
        rulebook: the game.
        game: its rules and components.
        step: the step.
        number: its number in the game.
        name: what the ids of the cases begin with.

    Returns:
        The case, filled by the reference.

    Raises:
        Stuck: its answers, once they are written down, play another game.
    """
    case = Case(
        id=f"{name}-{number:04}",
        title=f"turn {step.turn}: {step.operation.operation.partition('.')[2]}",
        operation=step.operation.operation,
        expect=Expect(outcome={}),
        rules=plain(game.rules),
        components=rulebook.pack,
        position=plain(step.before),
        inputs=plain(step.operation.inputs),
        answers=answers_of(step.asked),
    )
    filled = fill(rulebook, case, about_the_end=True)
    came, played = filled.expect.outcome or {}, difference(step.before, step.after)
    if _but_the_agenda(came) != _but_the_agenda(played):
        raise Stuck(f"{case.id}: its answers, once they are written down, play another game")
    return filled


def _but_the_agenda(outcome: Mapping[str, Any]) -> dict[str, Any]:
    """Return an outcome without what is due: the harness ticks it off, not the operation."""
    return {field: value for field, value in outcome.items() if field != "agenda"}
