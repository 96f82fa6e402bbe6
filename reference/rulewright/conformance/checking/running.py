"""Running many cases: in one process or several, and keeping what was found if it is stopped."""

from __future__ import annotations

import gc
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.journal import Fallen, Journal, no_journal
from rulewright.conformance.checking.processes import CantStart
from rulewright.conformance.checking.runner import Session, mark_known
from rulewright.conformance.known import KnownFailure
from rulewright.conformance.protocol import Greeting
from rulewright.conformance.reports import Run
from rulewright.conformance.verdicts import Verdict
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook

if TYPE_CHECKING:
    from multiprocessing import Process
    from multiprocessing.connection import Connection

Greet = Callable[[Greeting], None]
Fall = Callable[[bool, float, Verdict], None]
"""Told of a verdict: whether it holds, how many seconds it took, and the verdict itself."""


def run_cases(
    book: Rulebook,
    what: str,
    cases: Sequence[Case],
    known: Mapping[str, KnownFailure],
    jobs: int,
    timeout: float,
    on_verdict: Callable[[Verdict], None],
    journal: Journal | None = None,
    own_map: Path | None = None,
) -> Run:
    """Play cases by an implementation.

    Args:
        book: the game.
        what: the implementation, as on the command line.
        cases: the cases.
        known: known failures by case id.
        jobs: how many processes play at once, each with an implementation of its own.
        timeout: seconds to wait for a reply.
        on_verdict: told of each settled verdict as it falls, and of those that the journal keeps.
        journal: where the verdicts are written; cases whose verdicts it keeps aren't played.
        own_map: the file of the map that the implementation plays on, if it doesn't send it.

    Returns:
        The run; if it was interrupted, with what was played until then.

    Raises:
        CantStart: the implementation can't be started.
        BadData: the journal is that of another implementation, or can't be written.
        KeyboardInterrupt: it was stopped before the implementation said hello.
    """
    journal = journal or no_journal()
    numbers = {case.id: number for number, case in enumerate(cases)}
    gathered = dict(journal.kept.fallen)
    settled = journal.kept.settled
    left = [case for case in cases if case.id not in settled]
    for fallen in settled.values():
        on_verdict(fallen.verdict)
    greeting = journal.kept.header.greeting if journal.kept.header is not None else None
    begun = time.monotonic() - journal.kept.seconds
    greeted = False

    def greet(told: Greeting) -> None:
        nonlocal greeting, greeted
        if not greeted:  # with several processes the first speaks for all
            journal.begin(told)
            greeting, greeted = told, True

    def fall(settled: bool, seconds: float, verdict: Verdict) -> None:
        case = verdict.case.id
        at = time.monotonic() - begun
        gathered[case] = fallen = Fallen(settled, seconds, numbers[case], at, verdict)
        journal.add(fallen)
        if settled:
            on_verdict(verdict)

    warnings: Sequence[str] = ()
    if jobs == 1 or len(left) < 2 * jobs:
        if left:
            with when_told_to_stop(interrupt):
                warnings = _run_here(book, what, left, timeout, own_map, greet, fall)
    else:
        warnings = _run_in_several(book, what, left, jobs, timeout, own_map, greet, fall)
    if greeting is None:
        raise KeyboardInterrupt
    seconds = time.monotonic() - begun if left else journal.kept.seconds
    journal.end(warnings, seconds)
    in_order = [gathered[case.id] for case in cases if case.id in gathered]
    return Run(
        book,
        what,
        greeting,
        mark_known((fallen.verdict for fallen in in_order), known),
        list(dict.fromkeys((*journal.kept.warnings, *warnings))),
        seconds,
        len(in_order) == len(cases) and all(fallen.settled for fallen in in_order),
        seconds_by_case={fallen.verdict.case.id: fallen.seconds for fallen in in_order},
        own_map=str(own_map or ""),
    )


def _run_here(
    book: Rulebook,
    what: str,
    cases: Sequence[Case],
    timeout: float,
    own_map: Path | None,
    greet: Greet,
    fall: Fall,
) -> Sequence[str]:
    """Play cases in this process until they end or it is told to stop; return what was odd."""
    session = Session.open(book, what, timeout, own_map)
    spent: dict[str, float] = {}
    last = time.monotonic()

    def note(verdict: Verdict, settled: bool) -> None:
        nonlocal last
        now = time.monotonic()
        seconds = spent[verdict.case.id] = spent.get(verdict.case.id, 0.0) + now - last
        last = now
        fall(settled, seconds, verdict)

    try:
        greet(session.greeting)
        session.play(cases, note)
    except KeyboardInterrupt:
        pass  # what has fallen is told
    finally:
        session.close()
    return session.implementation.warnings


def _run_in_several(
    book: Rulebook,
    what: str,
    cases: Sequence[Case],
    jobs: int,
    timeout: float,
    own_map: Path | None,
    greet: Greet,
    fall: Fall,
) -> Sequence[str]:
    """Deal the cases out to several processes, which send back each verdict as it falls."""
    import multiprocessing
    from multiprocessing.connection import Connection, wait

    workers: dict[Connection, Process] = {}
    presses = 0
    warnings: dict[str, None] = {}
    by_id = {case.id: case for case in cases}

    def stop(*_: object) -> None:
        nonlocal presses
        presses += 1
        for worker in workers.values():
            worker.terminate() if presses == 1 else worker.kill()

    with when_told_to_stop(stop):
        try:
            with signals_held_back():
                for start in range(jobs):
                    ours, theirs = multiprocessing.Pipe(duplex=False)
                    hand = cases[start::jobs]
                    arguments = (
                        theirs,
                        [*workers, ours],
                        book.name,
                        what,
                        hand,
                        timeout,
                        own_map,
                    )
                    workers[ours] = multiprocessing.Process(target=_play_hand, args=arguments)
                    workers[ours].start()
                    theirs.close()
            playing, done = set(workers), set()
            while playing:
                for pipe in wait(list(playing)):
                    assert isinstance(pipe, Connection)
                    try:
                        told = pipe.recv()
                    except EOFError:
                        playing.remove(pipe)
                        if pipe not in done and not presses:
                            raise CantStart(_ENDED) from None
                        continue
                    if isinstance(told, _Handful):
                        for handed in told.fallen:
                            fall(*_from_hand(handed, by_id))
                    elif isinstance(told, Greeting):
                        greet(told)
                    elif isinstance(told, Exception):
                        raise told
                    else:
                        done.add(pipe)
                        warnings.update(dict.fromkeys(told))
        finally:
            for pipe, worker in workers.items():
                pipe.close()  # whoever still wants to send something learns that nobody listens
                worker.terminate()
            for worker in workers.values():
                worker.join()
    return list(warnings)


_ENDED = "a process of --jobs ended unexpectedly: try --jobs 1"


@contextmanager
def when_told_to_stop(do: Callable[..., None]) -> Iterator[None]:
    """Do something on Ctrl-C, or when the process is to end, before it ends."""
    before: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, do)
    try:
        yield
    finally:
        for changed, handler in before.items():
            signal.signal(changed, handler)


def interrupt(*_: object) -> None:
    """Stop as if by Ctrl-C."""
    raise KeyboardInterrupt


def interrupt_once(*_: object) -> None:
    """Stop once and overlook all signals that follow: there is something to hand over."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


@contextmanager
def signals_held_back() -> Iterator[None]:
    """Let signals wait until something is done that must not be left half done."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


SIGNALS = tuple(s for s in signal.Signals if s.name in ("SIGINT", "SIGTERM", "SIGHUP"))
"""Ctrl-C, a request to end, and the end of the terminal, where there are such signals."""


class _Handful(msgspec.Struct, frozen=True):
    """Verdicts that fell in one process within a short time."""

    fallen: tuple[_Handed, ...]


HANDFUL_SECONDS = 0.05
"""How often the verdicts that have fallen are handed over."""


_Handed: TypeAlias = tuple[Any, ...]
"""A verdict on its way: whether it holds, its seconds, its case, and its other fields in order.

A plain tuple is quick to send. The case of a harmless verdict is only named: whoever gathers has
it.
"""


def _to_hand(settled: bool, seconds: float, verdict: Verdict) -> _Handed:
    case, *others = msgspec.structs.astuple(verdict)
    return settled, seconds, case if verdict.failed else case.id, *others


def _from_hand(handed: _Handed, by_id: Mapping[str, Case]) -> tuple[bool, float, Verdict]:
    settled, seconds, case, *others = handed
    return settled, seconds, Verdict(by_id[case] if isinstance(case, str) else case, *others)


# What runs in each of several processes.


def _play_hand(
    pipe: Connection,
    readers: Sequence[Connection],
    game: str,
    what: str,
    cases: Sequence[Case],
    timeout: float,
    own_map: Path | None,
) -> None:
    """Play some of the cases and send what comes of them through a pipe."""
    for reader in readers:  # inherited: a pipe must break when whoever gathers has ended
        reader.close()
    gc.freeze()  # inherited: it is never garbage, and to look through it would copy it
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, interrupt_once)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    threading.Thread(target=end_with_parent, daemon=True).start()

    hand: list[_Handed] = []
    telling = threading.RLock()

    def tell(what: Any) -> None:
        with telling, signals_held_back():
            try:
                pipe.send(what)
            except BrokenPipeError:  # nobody listens any more
                os.kill(os.getpid(), signal.SIGTERM)

    def fall(settled: bool, seconds: float, verdict: Verdict) -> None:
        hand.append(_to_hand(settled, seconds, verdict))

    def hand_over() -> None:
        with telling:
            count = len(hand)
            if count:
                tell(_Handful(tuple(hand[:count])))
                del hand[:count]

    def hand_over_often() -> None:
        while True:
            time.sleep(HANDFUL_SECONDS)
            hand_over()

    threading.Thread(target=hand_over_often, daemon=True).start()
    with suppress(KeyboardInterrupt):
        try:
            warnings = list(_run_here(rulebook(game), what, cases, timeout, own_map, tell, fall))
            hand_over()
            tell(warnings)
        except Exception as error:
            hand_over()
            error.add_note(traceback.format_exc())
            tell(error)


def end_with_parent() -> None:
    """Stop when the process that gathers the verdicts has ended, however it ended."""
    import multiprocessing
    from multiprocessing.connection import wait

    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
