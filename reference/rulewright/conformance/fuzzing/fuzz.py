"""Fuzzing: an implementation is put drawn plays, and what differs becomes a few small findings.

Chunks of plays are merged in the order of their numbers, so that a run comes to the same however
many processes play. A run that is stopped is one of fewer plays.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import count, islice
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Protocol

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.processes import CantStart
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.checking.running import (
    SIGNALS,
    end_with_parent,
    interrupt_once,
    signals_held_back,
    when_told_to_stop,
)
from rulewright.conformance.fuzzing.chance import ERROR, Tested, check_chance
from rulewright.conformance.fuzzing.fuzz_causes import (
    Cause,
    Finding,
    as_cases,
    as_found,
    case_of,
    causes,
)
from rulewright.conformance.fuzzing.fuzz_draw import CHUNK
from rulewright.conformance.fuzzing.fuzz_play import Player, Stopped
from rulewright.conformance.fuzzing.fuzz_tally import Tally
from rulewright.conformance.protocol import Greeting
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook

AHEAD = 2
"""How many chunks are handed to each process at a time."""

RESTARTS = sys.maxsize
"""A child is started anew as often as it crashes: what ends a run is many plays in a row."""


class Task(msgspec.Struct, frozen=True):
    """What is to be fuzzed, and how long.

    Attributes:
        game: the name of the game.
        what: the implementation, as on the command line.
        seed: the same seed draws the same plays.
        plays: how many plays; None to go by time.
        seconds: after how many seconds no more chunks are begun, if it goes by time.
        operations: the only operations that are played, by their full names; all if it is empty.
        jobs: how many processes play at once.
        timeout: seconds to wait for a reply.
        error: with what probability fair chance that is hidden may be called unfair.
        own_map: the file of the map that the implementation plays on, if it doesn't send it.
    """

    game: str
    what: str
    seed: int = 0
    plays: int | None = None
    seconds: float = 0.0
    operations: tuple[str, ...] = ()
    jobs: int = 1
    timeout: float = 10.0
    error: float = ERROR
    own_map: Path | None = None

    def player(self) -> Player:
        """Start the implementation.

        Raises:
            CantStart: it can't be started, or can't be fuzzed.
        """
        book = rulebook(self.game)
        return Player(
            book,
            lambda: Session.open(
                book, self.what, self.timeout, own_map=self.own_map, restarts=RESTARTS
            ),
            self.seed,
            self.operations,
        )


class Fuzzed(msgspec.Struct, frozen=True):
    """What came of fuzzing an implementation.

    Attributes:
        rulebook: the game.
        task: what was to be done.
        greeting: what the implementation says of itself.
        tally: what came of the plays.
        causes: why plays failed, with the smallest cases.
        seconds: how long the plays took, without the shrinking.
        complete: whether it wasn't stopped before its end.
        chance: what came of testing chance that the implementation hides, by operation.
    """

    rulebook: Rulebook
    task: Task
    greeting: Greeting
    tally: Tally
    causes: Sequence[Cause]
    seconds: float
    complete: bool
    chance: Sequence[Tested] = ()

    @property
    def failed(self) -> bool:
        """Whether anything was found."""
        return bool(self.causes) or any(tested.unfair for tested in self.chance)


class Watcher(Protocol):
    """Is told how fuzzing gets on."""

    def played(self, tally: Tally, seconds: float) -> None:
        """Hear of all the plays so far."""

    def found(self, case: Case) -> None:
        """Hear of the first play that failed in another way than all before, as `check` runs it."""

    def shrinking(self, done: int, of: int) -> None:
        """Hear how many plays have been shrunk."""

    def rolling(self, done: int, of: int) -> None:
        """Hear how many plays there were to test hidden chance."""


class Nobody:
    """Is told how fuzzing gets on, and keeps it."""

    def played(self, tally: Tally, seconds: float) -> None:
        """Hear of all the plays so far."""

    def found(self, case: Case) -> None:
        """Hear of the first play that failed in another way than all before, as `check` runs it."""

    def shrinking(self, done: int, of: int) -> None:
        """Hear how many plays have been shrunk."""

    def rolling(self, done: int, of: int) -> None:
        """Hear how many plays there were to test hidden chance."""


NOBODY = Nobody()


def fuzz(task: Task, watcher: Watcher = NOBODY) -> Fuzzed:
    """Fuzz an implementation.

    Args:
        task: what is to be done.
        watcher: is told how it gets on.

    Returns:
        What was found; if it was interrupted, what was found until then. Once it is interrupted it
        heeds no signal any more, so that what was found isn't lost.

    Raises:
        CantStart: the implementation can't be started, or can't be fuzzed.
        KeyboardInterrupt: it was stopped before the implementation said hello.
    """
    with when_told_to_stop(interrupt_once):
        player = task.player()
        try:
            return fuzz_with(player, task, watcher)
        finally:
            player.close()


def fuzz_with(player: Player, task: Task, watcher: Watcher = NOBODY) -> Fuzzed:
    """Fuzz an implementation that is started.

    Args:
        player: the implementation; it is left open.
        task: what is to be done.
        watcher: is told how it gets on.

    Returns:
        As `fuzz`.
    """
    tally, complete = Tally(), True
    begun = time.monotonic()
    try:
        with _chunks(task, player) as chunks:
            for chunk in chunks:
                _count(tally, chunk, watcher)
                watcher.played(tally, time.monotonic() - begun)
                if tally.ended:
                    break
    except KeyboardInterrupt as stopped:
        complete = False
        for chunk in stopped.tallies if isinstance(stopped, Stopped) else ():
            _count(tally, chunk, watcher)
    except CantStart as error:
        if not tally.plays:
            raise
        tally.ended = str(error)
    seconds = time.monotonic() - begun

    found: Sequence[Cause] | None = None
    chance: Sequence[Tested] = ()
    shrunk: list[list[Finding]] = []
    try:
        if complete:
            if tally.groups or "hidden" in player.greeting.chance.values():
                player.reopen()  # none of what happened before shall matter
            found = as_cases(player, causes(player, tally, shrunk, watcher.shrinking))
            chance = check_chance(player, task.error, watcher.rolling)
    except KeyboardInterrupt:
        complete = False
    except CantStart as error:
        tally.ended = tally.ended or str(error)
    if found is None:
        found = as_cases(player, as_found(player, tally, shrunk), tried=False)
    return Fuzzed(player.rulebook, task, player.greeting, tally, found, seconds, complete, chance)


def _count(tally: Tally, chunk: Tally, watcher: Watcher) -> None:
    """Count a chunk, and tell of the ways to fail that it is the first to show."""
    new = [failures for group, failures in chunk.groups.items() if group not in tally.groups]
    known = len(tally.groups)
    tally.merge(chunk)
    for number, failures in enumerate(new, known + 1):
        watcher.found(case_of(number, failures.kept[0]))


@contextmanager
def _chunks(task: Task, player: Player) -> Iterator[Iterator[Tally]]:
    """Give what comes of chunk after chunk, until all are played or the time is up."""
    sizes = _sizes(task)
    if task.jobs == 1:
        yield (player.chunk(number, size) for number, size in sizes)
        return
    player.close()  # each process has an implementation of its own
    others = set(multiprocessing.active_children())
    waiting: deque[tuple[Future[Tally], int]] = deque()
    pool = ProcessPoolExecutor(task.jobs, initializer=_begin, initargs=(task,))
    try:
        with signals_held_back():  # until the processes heed none
            for number, size in islice(sizes, task.jobs * AHEAD):
                waiting.append((pool.submit(_play, number, size), size))
        yield _in_order(pool, waiting, sizes)
    except KeyboardInterrupt:
        raise Stopped(_done(waiting)) from None
    finally:
        if waiting:  # it was stopped
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _sizes(task: Task) -> Iterator[tuple[int, int]]:
    """Give the numbers of chunks and how many plays of each are wanted; one chunk at least."""
    deadline = time.monotonic() + task.seconds
    for number in count():
        size = CHUNK if task.plays is None else min(CHUNK, task.plays - number * CHUNK)
        late = task.plays is None and number > 0 and time.monotonic() >= deadline
        if size <= 0 or late:
            return
        yield number, size


def _in_order(
    pool: ProcessPoolExecutor,
    waiting: deque[tuple[Future[Tally], int]],
    sizes: Iterator[tuple[int, int]],
) -> Iterator[Tally]:
    """Give what comes of chunks in their order, and hand out further ones."""
    while waiting:
        try:
            tally = waiting[0][0].result()
        except BrokenProcessPool:
            raise CantStart("a process of --jobs ended unexpectedly: try --jobs 1") from None
        waiting.popleft()
        for number, size in islice(sizes, 1):
            waiting.append((pool.submit(_play, number, size), size))
        yield tally


def _done(waiting: Iterable[tuple[Future[Tally], int]]) -> list[Tally]:
    """Return what has come of chunks; of those before the last that has come only their numbers."""
    tallies: list[Tally] = []
    done = 0
    for future, size in waiting:
        came = future.done() and future.exception() is None
        tallies.append(future.result() if came else Tally(numbers=size))
        done = len(tallies) if came else done
    return tallies[:done]


# What runs in each of several processes.

_tasks: list[Task] = []
_players: list[Player] = []


def _begin(task: Task) -> None:
    """Prepare a process: Ctrl-C is heeded by the one that gathers."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    threading.Thread(target=end_with_parent, daemon=True).start()
    _tasks[:] = [task]


def _play(number: int, plays: int) -> Tally:
    """Play one chunk; the implementation is started by the first."""
    if not _players:
        player = _tasks[0].player()
        Finalize(None, player.close, exitpriority=1)
        _players.append(player)
    return _players[0].chunk(number, plays)
