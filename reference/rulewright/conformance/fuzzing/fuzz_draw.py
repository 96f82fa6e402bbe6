"""Drawing for fuzzing: plays without end, each numbered, each the same for the same seed.

Plays come in chunks of 64 numbers. In most chunks each play is a drawn operation; a few successive
ones share a drawn position. In every fourth chunk the plays follow one another as in a game: set-up
or a drawn position, then turn after turn what the agenda says is due. What is drawn depends on
nothing but the seed and the numbers, so that chunks can be drawn by several processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from hashlib import shake_128
from typing import Annotated, Any, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case, Expect, MustRefuse
from rulewright.conformance.checking.planning import Planner, Unplayable
from rulewright.conformance.checking.processes import CantStart
from rulewright.conformance.filling import without
from rulewright.conformance.protocol import Greeting
from rulewright.core.asks import Answer, AnswerError, Ask, Choose, ChooseSome, Divide
from rulewright.core.drivers import (
    Ending,
    Open,
    Played,
    Refused,
    Source,
    answers_of,
    drawn,
    drive,
    scripted,
)
from rulewright.core.frozen import Frozen, difference, plain
from rulewright.core.operations import Impossible, Rulebook, Situation

CHUNK = 64
"""How many numbers a chunk has."""

SHARED = 8
"""How many successive plays share a drawn position."""

SEQUENCE = 4
"""One chunk in so many is played as in a game."""

ON_BOARDS = 4
"""One drawn position in so many lies on boards, if the implementation takes symbolic maps too."""

WRONG = 2
"""One play in so many gets an answer that a clause leaves out, if it comes to an ask with one."""

STRING = 512
"""How many bytes a play is drawn from."""

ATTEMPTS = 40
"""How often a play is drawn anew if the engine can't carry it out or it isn't wanted."""


class Play(msgspec.Struct, frozen=True):
    """One play, as the reference carries it out.

    Attributes:
        number: its number.
        operation: the full name of what is done.
        table: the position on its map.
        inputs: the operation's inputs.
        answers: the answers to all that is asked.
        ending: how it ends, with the clauses that are met.
    """

    number: int
    operation: str
    table: Table
    inputs: Mapping[str, Any]
    answers: Mapping[str, Mapping[str, list[Any]]]
    ending: Ending[Any]

    def as_case(self, rulebook: Rulebook, readings: Iterable[str]) -> Case:
        """Return the play as a case.

        Args:
            rulebook: the game.
            readings: the questions that the implementation says how it reads.
        """
        return Case(
            id=f"fuzz-{self.number}",
            title="",
            operation=self.operation,
            expect=expected(self.table.position, self.ending),
            components=rulebook.pack,
            places=self.table.places,
            position=self.table.before,
            inputs=plain(self.inputs),
            answers=self.answers,
            readings=tuple(sorted(readings)),
        )


def expected(position: Frozen, ending: Ending[Any]) -> Expect:
    """Return what a case expects whose play ends like this."""
    if isinstance(ending, Refused):
        return Expect(illegal=MustRefuse(ending.clause))
    assert isinstance(ending, Played)
    return Expect(outcome=difference(position, ending.result))


class Table(msgspec.Struct, frozen=True):
    """A position on its map, as it is put to the implementation.

    Attributes:
        position: the position, without what the implementation doesn't report.
        before: the same as plain JSON.
        game: rules, components and map.
        places: the symbolic places as a case describes them.
        map: these places as plain JSON, if the implementation takes a map.
        whole: whether nothing was taken out of the position.
    """

    position: Frozen
    before: Mapping[str, Any]
    game: Any
    places: Mapping[str, Mapping[str, Any]]
    map: Mapping[str, Any] | None
    whole: bool


class _Going(msgspec.Struct, frozen=True):
    """A game under way, with all its fields, and the symbolic places that it is played on."""

    position: Frozen
    places: Mapping[str, Mapping[str, Any]]


class Drawer:
    """Draws the plays for one implementation.

    Attributes:
        wanted: the operations that are played, by their full names.
    """

    def __init__(
        self, rulebook: Rulebook, planner: Planner, seed: int, operations: Collection[str] = ()
    ) -> None:
        """Take what the implementation says of itself.

        Args:
            rulebook: the game.
            planner: knows what the implementation has.
            seed: the same seed and the same number give the same play.
            operations: the only operations that are played, by their full names; all if it is
                empty.

        Raises:
            CantStart: the implementation can't be fuzzed; says why and what to do.
        """
        greeting = planner.greeting
        self._rulebook = rulebook
        self._planner = planner
        self._seed = seed
        self.wanted = _wanted(rulebook, greeting, operations)
        self._set_up = self._short(rulebook.set_up)
        self._components = rulebook.components()
        self._rules = msgspec.convert({"readings": dict(greeting.readings)}, rulebook.rules)
        self._boards = greeting.components
        every = getattr(self._components, "boards", ())
        self._lacking = frozenset(every) - frozenset(greeting.components)
        self._symbolic = greeting.map is not None
        self._given_map = greeting.map == "given"
        self._own_map = isinstance(greeting.map, Mapping)
        paths = paths_of(rulebook.position)
        self._unseen = [path for path in paths if not planner.reports(".".join(path))]
        self._laid: tuple[Frozen, Table] | None = None
        self._going: _Going | None = None
        self._begins = bool(self._set_up) and (bool(self._boards) or not _has_map(rulebook))
        begins = rulebook.set_up if self._begins else ""  # every game on boards begins so
        single = [name for name in self.wanted if name != begins]
        self._among = tuple(filter(self._is_drawn, map(self._short, single or self.wanted)))

    def chunk(self, number: int, plays: int = CHUNK) -> Iterator[Play]:
        """Draw the plays of one chunk.

        Args:
            number: the number of the chunk.
            plays: how many of its plays are wanted.

        Yields:
            Its plays. One is left out if the engine could carry out nothing that was drawn for it.
        """
        numbers = list(range(number * CHUNK, number * CHUNK + plays))
        if number % SEQUENCE == SEQUENCE - 1:
            self._going = None
            while numbers and (play := self._next_in_game(numbers[0])) is not None:
                yield play
                del numbers[0]
        if self._among:
            yield from self._single(numbers)

    def only(self, operation: str, plays: int) -> Iterator[Play]:
        """Draw plays of one operation, each in a position of its own.

        Args:
            operation: its full name.
            plays: how many.

        Yields:
            The plays; one is left out if the engine could carry out nothing that was drawn for it.
        """
        among = self._among
        self._among = (self._short(operation),)
        try:
            for number in range(0, plays * SHARED, SHARED):
                yield from self._single([number])
        finally:
            self._among = among

    def _source(self, number: int, attempt: int) -> Source:
        again = f" {attempt}" if attempt else ""
        return Source(shake_128(f"{self._seed} {number}{again}".encode()).digest(STRING))

    def _short(self, operation: str) -> str:
        return operation.removeprefix(f"{self._rulebook.name}.")

    # Plays one by one

    def _single(self, numbers: Iterable[int]) -> Iterator[Play]:
        table: Any = None
        for number in numbers:
            if number % SHARED == 0:
                table = None
            for attempt in range(ATTEMPTS):
                source = self._source(number, attempt)
                try:
                    situation = self._situation(source, number, self._among, table)
                except Impossible:  # not on this table
                    continue
                table = situation.table
                laid = self._lay(situation.position, situation.places)
                play = self._play(number, source, laid, situation.operation, situation.inputs)
                if play is not None:
                    yield play
                    break
                table = None  # it may be why

    def _is_drawn(self, operation: str) -> bool:
        """Tell whether there are situations for an operation."""
        try:
            self._situation(Source(b""), 0, (operation,))
        except Impossible:
            return False
        return True

    def _situation(
        self, source: Source, number: int, among: Sequence[str], table: Any = None
    ) -> Situation:
        on_boards = not self._symbolic or number // SHARED % ON_BOARDS == 0
        boards = self._boards if on_boards else ()
        return self._rulebook.situations(
            source, self._rules, self._components, boards, among=among, table=table
        )

    # Plays as in a game

    def _next_in_game(self, number: int) -> Play | None:
        """Carry a game on until a step is done that is put to the implementation."""
        for attempt in range(ATTEMPTS):
            source = self._source(number, attempt)
            if self._going is None:
                play = self._begin(number, source)
            else:
                play = self._step(number, source, self._going)
            if play is not None and play.operation in self.wanted:
                return play
        return None

    def _begin(self, number: int, source: Source) -> Play | None:
        """Begin a game: set it up, or go on from a drawn position."""
        if self._among and (not self._begins or source.below(2)):
            try:
                found = self._situation(source, number, self._among)
            except Impossible:
                return None
            if found.table is not None:
                self._going = _Going(found.position, found.places)
            return None
        if not self._begins:
            return None
        begun = self._situation(source, number, (self._set_up,))
        laid = self._lay(begun.position, {})
        play = self._play(number, source, laid, begun.operation, begun.inputs)
        if play is not None and isinstance(play.ending, Played):
            self._going = _Going(play.ending.result, {})
        return play

    def _step(self, number: int, source: Source, going: _Going) -> Play | None:
        """Carry out one of the steps that are due now, and begin a turn if none is."""
        self._going = None  # unless all goes well
        book, position = self._rulebook, going.position
        laid = self._lay(position, going.places)
        due = book.open_operations(laid.game, position)
        if not due:
            begun = drive(book.begin_turn(laid.game, position), drawn(source), listen=False)
            if not isinstance(begun, Played):
                return None
            position = begun.result
            laid = self._lay(position, going.places)
            due = book.open_operations(laid.game, position)
        if not due:
            return None
        step = source.one_of(due)
        play = self._play(number, source, laid, step.operation, step.inputs)
        if play is None:
            return None
        after = play.ending
        if laid.position is not position and isinstance(after, Played):
            run = book.operations[step.operation].run
            try:
                answers: Any = play.answers
                after = scripted(run(laid.game, position, **step.inputs), answers, listen=False)
            except (Impossible, AnswerError):
                return play
        if isinstance(after, Played):
            position = book.tick(laid.game, position, step, after.result)
        if not book.over(laid.game, position):
            self._going = _Going(position, going.places)
        return play

    def _play(
        self,
        number: int,
        source: Source,
        table: Table,
        operation: str,
        inputs: Mapping[str, Any],
    ) -> Play | None:
        """Let the reference carry out an operation with drawn answers.

        Returns:
            The play; None if the reference can't carry it out, or if it is played on boards or
            places that the implementation doesn't have.
        """
        run = self._rulebook.operations[operation].run
        try:
            ending = drive(run(table.game, table.position, **inputs), answering(source))
        except Impossible:
            return None
        except (ArithmeticError, LookupError):
            if table.whole:
                raise
            return None  # it needs what was taken out
        if isinstance(ending, Open):
            return None
        after = ending.result if isinstance(ending, Played) else table.position
        if not self._lacking.isdisjoint((*_boards(table.position), *_boards(after))):
            return None
        play = Play(number, operation, table, inputs, answers_of(ending.asked), ending)
        if self._own_map and table.places:
            try:
                self._planner.plan(play.as_case(self._rulebook, self._planner.greeting.readings))
            except Unplayable:
                return None
        return play

    # Positions

    def _lay(self, position: Frozen, places: Mapping[str, Mapping[str, Any]]) -> Table:
        """Put a position on its map; one that was put there last is there already."""
        if self._laid is not None and self._laid[0] is position:
            return self._laid[1]
        before, on = plain(position), None
        if places:
            on = self._rulebook.symbolic(places, before, self._components)
        game = self._rulebook.game(self._rules, self._components, on)
        there = self._reported(game, position, before)
        table = Table(
            there,
            before if there is position else plain(there),
            game,
            places,
            plain(on) if self._given_map and on else None,
            there is position,
        )
        self._laid = position, table
        return table

    def _reported(self, game: Any, position: Frozen, before: Mapping[str, Any]) -> Frozen:
        """Return a position without what the implementation doesn't report, where it can be."""
        for steps in self._unseen:
            if not _holds(before, steps):
                continue
            less = without(before, steps)
            try:
                there = msgspec.convert(less, self._rulebook.position)
                self._rulebook.check(game, there)
            except (msgspec.ValidationError, Impossible):
                continue
            if not self._rulebook.over(game, there) or self._rulebook.over(game, position):
                position, before = there, less
        return position


def _holds(whole: Mapping[str, Any], steps: Sequence[str]) -> bool:
    """Tell whether plain JSON has a leaf that matches a pattern."""
    first, rest = steps[0], steps[1:]
    if first != "*":
        there = whole.get(first)
        return there is not None and (not rest or (type(there) is dict and _holds(there, rest)))
    if not rest:
        return bool(whole)
    return any(_holds(value, rest) for value in whole.values() if type(value) is dict)


def paths_of(kind: Any) -> Iterator[list[str]]:
    """Give the paths to all leaves of a type, with `*` for the names of a mapping."""
    if get_origin(kind) is Annotated:
        yield from paths_of(get_args(kind)[0])
    elif get_origin(kind) is Mapping:
        yield from (["*", *path] for path in paths_of(get_args(kind)[1]))
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            yield from ([field.name, *path] for path in paths_of(field.type))
    else:
        yield []


def _wanted(rulebook: Rulebook, greeting: Greeting, operations: Collection[str]) -> tuple[str, ...]:
    """Return the operations to play; refuse an implementation that can't be fuzzed."""
    if greeting.positions == "played":
        raise CantStart(f"{greeting.name} can't be fuzzed: it can't load positions")
    if _has_map(rulebook) and greeting.map is None and not greeting.components:
        raise CantStart(
            f"{greeting.name} can't be fuzzed: it has no map\n"
            "Next: name its boards as `components` of hello, or its own map as `map`"
        )
    has = tuple(name for name in rulebook.operations if name in greeting.operations)
    if not has:
        raise CantStart(
            f"{greeting.name} can't be fuzzed: it has no operation of {rulebook.title}\n"
            "Next: name those that it has as `operations` of hello"
        )
    lacks = [name for name in operations if name not in has]
    if lacks:
        raise CantStart(
            f"{greeting.name} doesn't have {', '.join(lacks)}\n"
            f"Next: choose among those that it has: {', '.join(has)}"
        )
    return tuple(name for name in has if not operations or name in operations)


def _has_map(rulebook: Rulebook) -> bool:
    """Tell whether a game is played on a map: whether anything is known of its places."""
    return bool(msgspec.structs.fields(rulebook.place))


def _boards(position: Frozen) -> tuple[str, ...]:
    """Return the boards on which a position lies."""
    boards: tuple[str, ...] = getattr(position, "boards", ())
    return boards


def answering(source: Source) -> Callable[[Ask], Answer]:
    """Return an `answer` function that answers as a string has it.

    One play in some is given an answer that a clause leaves out, which ends it. Few asks have such
    answers; with refused inputs they make up about a tenth of all plays.
    """
    answer = drawn(source)
    if not source.once_in(WRONG):
        return answer

    def wrong(ask: Ask) -> Answer:
        left_out = excluded(ask)
        return source.one_of(left_out) if left_out and source.below(2) else answer(ask)

    return wrong


def excluded(ask: Ask) -> list[Answer]:
    """Return answers to an ask that a clause leaves out, one for each such option."""
    if isinstance(ask, Choose):
        return [option for option in ask.options.excluded if option]  # "" would be declining it
    if isinstance(ask, ChooseSome):
        filler = ask.options.allowed[: max(ask.least - 1, 0)]
        return [(option, *filler) for option in ask.options.excluded if ask.most]
    if isinstance(ask, Divide):
        return [
            {part.name: (ask.amount,)}
            for part in ask.parts
            if part.clause and part.pieces and part.most < ask.amount
        ]
    return []
