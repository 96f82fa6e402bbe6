"""Positions, rules and operations of Spirit Island, drawn from one byte string each.

What is drawn for a search (`spirit_island.situations`) is drawn here too, with readings of the
questions beside it. A string of zeros draws the smallest position and the first options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec
from hypothesis import (
    HealthCheck,
    Phase,
    currently_in_test_context,
    find,
    given,
    note,
    settings,
)
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from rulewright.core.asks import Ask, Choose, ChooseSome, Divide, Draw, Play
from rulewright.core.drivers import Asked, Ending, Open, Played, Source, drawn, drive
from rulewright.core.frozen import canonical
from rulewright.core.operations import Impossible
from rulewright.spirit_island import operations
from rulewright.spirit_island.components import Game, island, load
from rulewright.spirit_island.invariants import blight_on_island
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.rules import Rules
from rulewright.spirit_island.situations import (
    EFFECTS,
    SMALL_MAPS,
    STEPS,
    small_map,
    some_inputs,
    some_table,
)

SIZE = 320
PLAYS = st.binary(min_size=SIZE, max_size=SIZE)
"""One play: its position, its operation and its answers."""

MAPS = (*SMALL_MAPS, "A", "AB")


class Table(NamedTuple):
    """What is on the table, and the rest of the string, which answers."""

    game: Game
    position: Position
    source: Source

    @property
    def answer(self) -> Callable[[Ask], Any]:
        """What answers from the rest of the string."""
        return drawn(self.source)


def property_test(examples: int) -> Callable[[Callable[[bytes], None]], Callable[[], None]]:
    """Make a pytest test of a property of byte strings; the same strings in every run."""

    def test_of(of: Callable[[bytes], None]) -> Callable[[], None]:
        def test(data: bytes) -> None:
            of(data)

        test.__doc__ = of.__doc__
        return settings(
            max_examples=examples,
            phases=[Phase.generate, Phase.shrink],
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )(given(data=PLAYS)(test))

    return test_of


def rejects(of: Callable[[bytes], None], *, within: int = 3000) -> bool:
    """Tell whether a property fails for some string: whether it rejects the engine as it is now."""

    def fails(data: bytes) -> bool:
        try:
            of(data)
        except AssertionError:
            return True
        return False

    try:
        find(
            PLAYS,
            fails,
            settings=settings(
                max_examples=within,
                phases=[Phase.generate],
                derandomize=True,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
    except NoSuchExample:
        return False
    return True


# Drawing


@cache
def implemented() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the questions whose readings are carried out, each with its default first."""
    return tuple(
        (question.id, tuple(sorted(question.readings, key=lambda name: name != question.default)))
        for question in operations.GAME.questions.values()
        if question.implemented
    )


def some_rules(source: Source, fixed: Mapping[str, str]) -> Rules:
    """Draw a reading of each question, the default more often than not."""
    readings = {}
    for question, names in implemented():
        drawn_name = source.below(2 * len(names))
        if 0 < drawn_name < len(names):
            readings[question] = names[drawn_name]
    return Rules(readings={**readings, **fixed})


def table(
    data: bytes, maps: tuple[str, ...] = MAPS, fixed: Mapping[str, str] | None = None
) -> Table:
    """Draw a table from a byte string."""
    source = Source(data)
    rules = some_rules(source, fixed or {})
    game, position = some_table(source, rules, load(), maps)
    return Table(game, position, source)


# Operations


class Move(NamedTuple):
    """An operation with its inputs, and the position in which it is carried out."""

    operation: str
    inputs: Mapping[str, Any]
    position: Position


MOVES = (*EFFECTS, *STEPS)


def some_move(at: Table, among: tuple[str, ...] = MOVES) -> Move:
    """Draw an operation with its inputs. It may be refused."""
    name = at.source.one_of(among)
    position, inputs = some_inputs(at.source, at.game, at.position, name)
    return Move(name, inputs, position)


def begin(game: Game, move: Move) -> Play[Position]:
    """Begin an operation by its name, as whoever asks for it does."""
    run = operations.OPERATIONS[f"spirit_island.{move.operation}"].run
    return run(game, move.position, **move.inputs)


class Done(NamedTuple):
    """An operation that was carried out."""

    game: Game
    move: Move
    before: Position
    after: Position
    asked: tuple[Asked, ...]


def carry_out(
    data: bytes,
    among: tuple[str, ...] = MOVES,
    maps: tuple[str, ...] = MAPS,
    fixed: Mapping[str, str] | None = None,
) -> Done | None:
    """Draw a table and an operation and carry it out; None if the rules refuse it."""
    at = table(data, maps, fixed)
    move = some_move(at, among)
    if currently_in_test_context():
        note(f"{move.operation} {dict(move.inputs)} {canonical(move.position).decode()}")
        note(f"map {dict(island(at.game, move.position))} {dict(at.game.rules.readings)}")
    ending = finish(begin(at.game, move), at.answer)
    if not isinstance(ending, Played):
        assert not isinstance(ending, Open)
        return None
    return Done(at.game, move, move.position, ending.result, ending.asked)


def draw(play: Play[Any], answer: Callable[[Ask], Any]) -> Any:
    """Drive a procedure that only draws."""
    ending = drive(play, answer, listen=False)
    assert isinstance(ending, Played)
    return ending.result


def finish(play: Play[Any], answer: Callable[[Ask], Any]) -> Ending[Any] | None:
    """Drive an operation; None where the engine says that it doesn't carry out a card."""
    try:
        return drive(play, answer, listen=False)
    except Impossible:
        return None


def options(ask: Ask) -> int:
    """Return how many options an ask has, as far as it matters: 0, 1 or more."""
    if isinstance(ask, Choose):
        return len(ask.options.allowed) + ask.optional
    if isinstance(ask, ChooseSome):
        return 0 if ask.least > len(ask.options.allowed) else 1 + len(ask.options.allowed)
    if isinstance(ask, Divide):
        room = sum(part.pieces * part.most for part in ask.parts)
        return 0 if room < ask.amount else 1 + (room > ask.amount)
    if isinstance(ask, Draw):
        return len(set(ask.pool)) if 0 < ask.count <= len(ask.pool) else 0
    return ask.die if ask.dice else 0


@contextmanager
def swapped(where: Any, name: str, by: Any) -> Iterator[None]:
    """Put another function in the place of one of a module for a while."""
    real = getattr(where, name)
    setattr(where, name, by)
    try:
        yield
    finally:
        setattr(where, name, real)


@contextmanager
def swapped_operation(name: str, run: Callable[..., Play[Position]]) -> Iterator[None]:
    """Put another procedure in the place of an operation for a while."""
    table_of_operations: Any = operations.OPERATIONS
    full = f"spirit_island.{name}"
    real = table_of_operations[full]
    table_of_operations[full] = msgspec.structs.replace(real, run=run)
    try:
        yield
    finally:
        table_of_operations[full] = real


__all__ = ["EFFECTS", "STEPS", "blight_on_island", "small_map"]
