"""Playing whole games: set-up, then turn after turn on the agenda, decided by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.filling import fill
from rulewright.conformance.reports import DIM, RULE, Line, short
from rulewright.core.asks import Ask
from rulewright.core.drivers import Asked, Played, Refused, answers_of, drive, seeded
from rulewright.core.frozen import Frozen, difference, leaves, plain
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
        The steps: the set-up, then each operation of each turn until the game has ended.

    Raises:
        Stuck: an operation that was open can't be carried out.
        Illegal: the set-up is refused.
    """
    random = Random(seed)
    answer = seeded(random)
    setting_up = OpenOperation(rulebook.set_up, inputs)
    step = _carry_out(rulebook, game, position, setting_up, 0, answer)
    yield step
    turn = 0
    position = step.after
    while not rulebook.over(game, position):
        turn += 1
        begun = drive(rulebook.begin_turn(game, position), answer, listen=False)
        assert isinstance(begun, Played)
        position = begun.result
        while due := rulebook.open_operations(game, position):
            step = _carry_out(rulebook, game, position, random.choice(due), turn, answer)
            position = rulebook.tick(game, position, step.operation, step.after)
            step = msgspec.structs.replace(step, after=position)
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
    what = f"{due.operation} {short(due.inputs)}"
    if isinstance(ending, Refused):
        raise Stuck(f"turn {turn}: {what} was open and is refused: {ending.why} ({ending.clause})")
    if not isinstance(ending, Played):
        raise Stuck(f"turn {turn}: {what} asks what has no answer: {ending.ask}")
    return Step(turn, due, position, ending.result, ending.asked)


# Told


def told(steps: Iterator[Step]) -> Iterator[Line]:
    """Tell a game turn by turn.

    Args:
        steps: its steps.

    Yields:
        Lines for the terminal: what is done, what is decided, what changes.
    """
    turn = -1
    for step in steps:
        if step.turn != turn:
            turn = step.turn
            yield (f"Turn {turn}" if turn else "Set-up"), RULE
        inputs = f": {', '.join(map(short, step.operation.inputs.values()))}"
        name = step.operation.operation.partition(".")[2].replace("_", " ")
        yield f"  {name}{inputs if step.operation.inputs else ''}", ""
        for one in step.asked:
            if not one.forced and one.answer not in ("", ()):
                yield f"    {one.ask.key.replace('_', ' ')}: {short(plain(one.answer))}", DIM
        changes = leaves(difference(step.before, step.after))
        shown = {path: value for path, value in changes.items() if path != "agenda"}
        if shown and step.turn:
            said = "; ".join(f"{path} {short(value)}" for path, value in shown.items())
            yield f"    {said}", DIM


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
    return fill(rulebook, case, about_the_end=True)
