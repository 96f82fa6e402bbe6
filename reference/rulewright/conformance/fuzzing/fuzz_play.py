"""Playing for fuzzing: drawn plays are put to an implementation, a chunk at a time.

Most plays agree with the reference, and that is seen at a glance. The others get a verdict by the
harness's own judge, are played a second time, and are grouped by what came out wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import perm

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.planning import MANY_RESULTS, Planned, Planner, Unplayable
from rulewright.conformance.checking.runner import Session, both, numbered
from rulewright.conformance.fuzzing.fuzz_draw import CHUNK, Drawer, Play, expected
from rulewright.conformance.fuzzing.fuzz_look import Look, broken, each_once
from rulewright.conformance.fuzzing.fuzz_tally import (
    INVARIANT,
    NO_REPLY,
    PASSES,
    REFERENCE,
    Failed,
    Tally,
    pattern_of,
)
from rulewright.conformance.protocol import Failure, Illegal, Outcome, PlayCase, Reply
from rulewright.conformance.reference import Laid, lay
from rulewright.conformance.searching.searching import complete, with_answers
from rulewright.conformance.searching.shrinking import kinds_of_names
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core import citing
from rulewright.core.asks import AnswerError, Ask, Draw, Roll
from rulewright.core.citing import Citation
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Asked, Open, Played, Refused, answers_of, tally_odds
from rulewright.core.frozen import plain
from rulewright.core.operations import Impossible, Rulebook

SILENT = 20
"""So many plays one after the other that get no reply end a run."""

OWN = 7
"""One outcome in so many on which the reference agrees is held against the invariants."""

_TOO_MANY = f"it decides for itself, and chance can go more than {MANY_RESULTS:,} ways"

_FINAL = frozenset({Kind.TIMED_OUT.value, INVARIANT, REFERENCE})
"""What isn't played a second time."""


class Stopped(KeyboardInterrupt):
    """Playing was interrupted.

    Attributes:
        tallies: what came of the plays until then that isn't told yet.
    """

    def __init__(self, tallies: Sequence[Tally]) -> None:
        """Take what came."""
        super().__init__()
        self.tallies = tallies


class Player:
    """Puts drawn plays to an implementation, and cases while they are shrunk.

    Attributes:
        rulebook: the game.
        session: the implementation.
        greeting: what it says of itself.
        look: gives verdicts on what it makes of plays.
        names: the names that may be put for each other when a case is shrunk.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        open_session: Callable[[], Session],
        seed: int = 0,
        operations: Iterable[str] = (),
    ) -> None:
        """Start the implementation.

        Args:
            rulebook: the game.
            open_session: starts the implementation, also anew after it crashed.
            seed: the same seed draws the same plays.
            operations: the only operations that are played; all if it is empty.

        Raises:
            CantStart: it can't be started, or can't be fuzzed.
        """
        self.rulebook = rulebook
        self._open_session = open_session
        self.session = open_session()
        try:
            greeting = self.greeting = self.session.greeting
            self._planner = Planner(rulebook, greeting)
            self.look = Look(rulebook, self._planner)
            self._drawer = Drawer(rulebook, self._planner, seed, tuple(operations))
        except BaseException:
            self.close()
            raise
        handling = {*greeting.chance.values(), *greeting.choices.values()}
        self._direct = handling <= {"injected"} and not isinstance(greeting.map, Mapping)
        told = {**greeting.chance, **greeting.choices}
        self._kept = {key for key, how in told.items() if how in ("own", "hidden")}
        self._whole = "*" in greeting.fields
        self._seq = 0
        self.names = kinds_of_names(rulebook)

    def close(self) -> None:
        """End the implementation."""
        self.session.close()

    def reopen(self) -> None:
        """Start the implementation anew.

        Raises:
            CantStart: it can't be started again.
        """
        self.close()
        self.session = self._open_session()

    # Chunks

    def chunk(self, number: int, plays: int = CHUNK) -> Tally:
        """Play one chunk.

        Args:
            number: its number.
            plays: how many of its plays are wanted.

        Returns:
            What came of them.

        Raises:
            Stopped: it was interrupted; with what came of the plays until then.
        """
        tally = Tally()
        try:
            self._play(self._drawer.chunk(number, plays), tally)
        except KeyboardInterrupt:
            tally.numbers = tally.plays
            raise Stopped([tally]) from None
        tally.numbers = plays
        return tally

    def play(self, plays: Iterable[Play]) -> Tally:
        """Put drawn plays to the implementation.

        Args:
            plays: the plays.

        Returns:
            What came of them.
        """
        tally = Tally()
        self._play(plays, tally)
        return tally

    def _play(self, plays: Iterable[Play], tally: Tally) -> None:
        """Put drawn plays to the implementation; all that came is told, even if it is stopped."""
        failed: list[tuple[Planned, Failed]] = []
        found: list[Failed] = []
        try:
            self._first_look(plays, tally, failed)
            found = list(self._second_look(failed))
            failed.clear()
            while found:
                tally.add(self._righted(found[0]))
                del found[0]
            tally.warnings.update(dict.fromkeys(self.session.implementation.warnings))
        finally:  # what no second look was taken at
            for one in found or [first for _, first in failed]:
                tally.add(one)

    def _first_look(
        self, plays: Iterable[Play], tally: Tally, failed: list[tuple[Planned, Failed]]
    ) -> None:
        """Count the plays that pass, and gather those that fail."""
        silent = 0
        for play, planned, came in self._exchange(plays, tally):
            if self._agrees(play, came):
                silent = 0
                refused = isinstance(play.ending, Refused)
                tally.passes(play.operation, set(play.ending.cited), refused=refused)
                for broken in self._broken_by_the_reference(play):
                    tally.add(broken)
                continue
            case = self.as_case(play)
            try:
                planned = planned or self._planner.plan(case)
            except Unplayable as lack:  # it was put all the same: at a glance nothing is known
                tally.skipped[str(lack)] += 1
                silent = 0
                continue
            found = self.look(case, planned, came, play.ending.cited, play.number)
            silent = silent + 1 if found.kind in NO_REPLY else 0
            if found.kind in PASSES:
                refused = isinstance(came, Illegal)
                tally.passes(play.operation, found.cited, refused=refused)
            elif found.kind == Kind.SKIPPED:
                tally.skipped[found.verdict.why] += 1
            else:
                failed.append((planned, found))
            if silent == SILENT:
                why = found.verdict.why or found.kind
                tally.ended = f"{SILENT} plays one after the other got no reply: {why}"
                break

    def _exchange(
        self, plays: Iterable[Play], tally: Tally
    ) -> Iterator[tuple[Play, Planned | None, Reply | Failure]]:
        """Put plays to the implementation, many at a time; those that it can't play are skipped."""
        flying: dict[int, tuple[Play, Planned | None]] = {}

        def requests() -> Iterator[PlayCase]:
            for play in plays:
                tally.plays += 1
                tally.illegal += isinstance(play.ending, Refused)
                tally.operations[play.operation] += 1
                planned = None
                if not self._direct:
                    if self._ways(play) > MANY_RESULTS:
                        tally.skipped[_TOO_MANY] += 1
                        continue
                    try:
                        planned = self._planner.plan(self.as_case(play))
                    except Unplayable as lack:
                        tally.skipped[str(lack)] += 1
                        continue
                self._seq += 1
                flying[self._seq] = play, planned
                if planned is None:
                    yield _request(play, self._seq, self.rulebook.pack)
                else:
                    yield numbered(planned.request, self._seq)

        for seq, came in self.session.implementation.exchange(requests()):
            yield *flying.pop(seq), came

    def _ways(self, play: Play) -> int:
        """Tell in how many ways the chance can go that the implementation keeps to itself."""
        ways = 1
        for one in play.ending.asked:
            if one.ask.key in self._kept and not one.forced:
                ways *= ways_of(one.ask)
        return ways

    def as_case(self, play: Play) -> Case:
        """Return a drawn play as a case."""
        return play.as_case(self.rulebook, self.greeting.readings)

    def _agrees(self, play: Play, came: Reply | Failure) -> bool:
        """Tell at a glance whether exactly that came which the reference demands."""
        if not self._direct:
            return False
        if isinstance(play.ending, Refused):
            return isinstance(came, Illegal)
        if not isinstance(play.ending, Played) or not isinstance(came, Outcome) or came.answered:
            return False
        try:
            return bool(self.look.position(came) == play.ending.result)
        except (msgspec.ValidationError, BadData):
            return False

    def _broken_by_the_reference(self, play: Play) -> Iterator[Failed]:
        """Give the invariants that an outcome breaks on which the reference agrees."""
        if not isinstance(play.ending, Played) or play.number % OWN:
            return
        step = play.table.game, play.table.position, play.operation, play.inputs
        for name, what in broken(self.rulebook.invariants, *step, play.ending.result):
            case = self.as_case(play)
            verdict = Verdict(case, Kind.PASSED, what)
            yield Failed(
                play.number, case, REFERENCE, (name,), verdict, each_once(play.ending.cited)
            )

    def _second_look(self, failed: Sequence[tuple[Planned, Failed]]) -> Iterator[Failed]:
        """Play what failed once more, to see whether the implementation is deterministic."""
        flying: dict[int, tuple[Planned, Failed]] = {}

        def requests() -> Iterator[PlayCase]:
            for planned, first in failed:
                if first.kind not in _FINAL:
                    self._seq += 1
                    flying[self._seq] = planned, first
                    yield numbered(planned.request, self._seq)

        yield from (first for _, first in failed if first.kind in _FINAL)
        for seq, came in self.session.implementation.exchange(requests()):
            planned, first = flying.pop(seq)
            yield _both(first, self.look(first.case, planned, came, first.cited, first.number))

    # Single cases

    def play_case(self, case: Case, *, begun: bool = False, over: bool = False) -> Failed | None:
        """Let reference and implementation play a case, with more answers if they are needed.

        Args:
            case: the case; what it expects is not looked at.
            begun: whether the game must be under way.
            over: whether the game may be over.

        Returns:
            What came of it, with the case: its answers, and what the reference expects. None if
            the reference can't play it, if its game is over and may not be, or if the
            implementation can't be given it.
        """
        try:
            laid = self.lay(case)
            if not over and self.rulebook.over(laid.game, laid.position):
                return None
            if begun and not self.rulebook.begun(laid.game, laid.position):
                return None
            ending = complete(laid, laid.answers, listen=True)
        except (AnswerError, BadData, Impossible, ArithmeticError, LookupError):
            return None  # something was taken away that the play needs
        if isinstance(ending, Open):
            return None
        expect = expected(laid.position, ending)
        case = msgspec.structs.replace(with_answers(case, ending), expect=expect)
        return self.put(case, ending.cited)

    @property
    def wanted(self) -> tuple[str, ...]:
        """The operations that are played."""
        return self._drawer.wanted

    def drawn(self, operation: str, plays: int) -> Iterator[Play]:
        """Draw plays of one operation, each in a position of its own."""
        return self._drawer.only(operation, plays)

    def reports(self, path: str) -> bool:
        """Tell whether the implementation reports a field, given as a dotted path."""
        return self._whole or self._planner.reports(
            pattern_of(self.rulebook.position, tuple(path.split(".")))
        )

    def laid(self, case: Case) -> Laid:
        """Lay a case as it is put to the implementation, by its readings.

        Raises:
            Unplayable: the implementation can't be given it.
        """
        return self.look.laid(self._planner.plan(case))

    def repeat(self, case: Case, times: int) -> Iterator[Reply | Failure]:
        """Put a case to the implementation many times; give each reply.

        Raises:
            Unplayable: the implementation can't be given it.
        """
        planned = self._planner.plan(case)
        first = self._seq + 1
        self._seq += times
        requests = (numbered(planned.request, first + n) for n in range(times))
        for _, came in self.session.implementation.exchange(requests):
            yield came

    def begun(self, case: Case) -> bool:
        """Tell whether the game is under way in a case that can be laid on the table."""
        laid = self.lay(case)
        return self.rulebook.begun(laid.game, laid.position)

    def over(self, case: Case) -> bool:
        """Tell whether the game is over in a case that can be laid on the table."""
        laid = self.lay(case)
        return bool(self.rulebook.over(laid.game, laid.position))

    def lay(self, case: Case) -> Laid:
        """Lay a case on the table by the implementation's readings.

        Raises:
            BadData: it says what no case can.
            Impossible: its position can't stand on the table.
        """
        in_force = {**case.rules, "readings": dict(self.greeting.readings)}
        return lay(self.rulebook, msgspec.structs.replace(case, rules=in_force))

    def put(self, case: Case, cited: Iterable[Citation] = ()) -> Failed | None:
        """Put a case to the implementation as it is.

        Args:
            case: the case.
            cited: the clauses that the reference meets in it.

        Returns:
            What came of it; None if the implementation can't be given it.
        """
        try:
            planned = self._planner.plan(case)
        except Unplayable:
            return None
        self._seq += 1
        request = numbered(planned.request, self._seq)
        ((_, came),) = self.session.implementation.exchange([request])
        return self._righted(self.look(case, planned, came, cited, 0))

    def _righted(self, found: Failed) -> Failed:
        """Return a play without an answer that should have been refused, if it fails even so.

        Whoever comes out wrong before it asks can't refuse an answer: that is another fault.
        """
        if found.kind != Kind.ACCEPTED_ILLEGAL:
            return found
        laid = self.lay(found.case)
        ending = complete(laid, laid.answers)
        if not ending.asked or _fits(ending.asked[-1]):
            return found
        answers = answers_of(ending.asked[:-1])
        right = self.play_case(msgspec.structs.replace(found.case, answers=answers))
        if right is None or right.kind in PASSES or right.kind == Kind.SKIPPED:
            return found
        return msgspec.structs.replace(right, number=found.number)


def ways_of(ask: Ask) -> int:
    """Tell in how many ways dice can fall or names can be drawn; 1 for a choice."""
    if isinstance(ask, Roll):
        return ask.die**ask.dice if ask.reads is None else len(tally_odds(ask.reads, ask.dice))
    if isinstance(ask, Draw):
        return perm(len(set(ask.pool)), min(ask.count, len(set(ask.pool))))
    return 1


def _fits(asked: Asked) -> bool:
    """Tell whether an answer is one that no clause leaves out."""
    declined = asked.answer == ""  # an optional choice
    try:
        asked.ask.check(None if declined else asked.answer)
    except citing.Illegal:
        return False
    return True


def _both(first: Failed, second: Failed) -> Failed:
    """Put two plays of one case together."""
    verdict = both(first.verdict, second.verdict)
    if verdict.kind is not Kind.NOT_DETERMINISTIC:
        return first
    return msgspec.structs.replace(first, kind=verdict.kind.value, wrong=(), verdict=verdict)


def _request(play: Play, seq: int, pack: str) -> PlayCase:
    return PlayCase(
        seq,
        f"fuzz-{play.number}",
        play.operation,
        {},
        pack,
        play.table.before,
        plain(play.inputs),
        play.answers,
        play.table.map,
    )
