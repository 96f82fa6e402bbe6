"""Running many cases: in one process or several, and keeping what was found if it is stopped."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from rulewright.conformance.cases import Case
from rulewright.conformance.known import KnownFailure
from rulewright.conformance.processes import CantStart
from rulewright.conformance.protocol import Greeting
from rulewright.conformance.reports import Run
from rulewright.conformance.runner import Session, mark_known
from rulewright.conformance.verdicts import Verdict
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook


def run_cases(
    book: Rulebook,
    what: str,
    cases: Sequence[Case],
    known: Mapping[str, KnownFailure],
    jobs: int,
    timeout: float,
    on_verdict: Callable[[Verdict], None],
) -> Run:
    """Play cases by an implementation.

    Args:
        book: the game.
        what: the implementation, as on the command line.
        cases: the cases.
        known: known failures by case id.
        jobs: how many processes play at once, each with an implementation of its own.
        timeout: seconds to wait for a reply.
        on_verdict: told of each verdict as it falls.

    Returns:
        The run; if it was interrupted, with what was played until then.

    Raises:
        CantStart: the implementation can't be started.
    """
    begun = time.monotonic()
    if jobs == 1 or len(cases) < 2 * jobs:
        greeting, verdicts, warnings, complete = _run_here(book, what, cases, timeout, on_verdict)
    else:
        greeting, verdicts, warnings, complete = _run_in_several(
            book, what, cases, jobs, timeout, on_verdict
        )
    return Run(
        book,
        what,
        greeting,
        mark_known(verdicts, known),
        warnings,
        time.monotonic() - begun,
        complete,
    )


Part = tuple[Greeting, list[Verdict], list[str], bool]


def _run_here(
    book: Rulebook,
    what: str,
    cases: Sequence[Case],
    timeout: float,
    on_verdict: Callable[[Verdict], None],
) -> Part:
    session = Session.open(book, what, timeout)
    fallen: list[Verdict] = []

    def note(verdict: Verdict) -> None:
        fallen.append(verdict)
        on_verdict(verdict)

    try:
        verdicts = session.play(cases, note)
        return session.greeting, verdicts, session.implementation.warnings, True
    except KeyboardInterrupt:
        return session.greeting, fallen, session.implementation.warnings, False
    finally:
        session.close()


def _run_in_several(
    book: Rulebook,
    what: str,
    cases: Sequence[Case],
    jobs: int,
    timeout: float,
    on_verdict: Callable[[Verdict], None],
) -> Part:
    """Deal the cases out to several processes and put the verdicts in order again."""
    hands = [list(cases[start::jobs]) for start in range(jobs)]
    verdicts: dict[str, Verdict] = {}
    warnings: list[str] = []
    greeting: Greeting | None = None
    complete = True
    with ProcessPoolExecutor(jobs, initializer=_overlook_ctrl_c) as pool:
        waiting = [pool.submit(_run_hand, book.name, what, hand, timeout) for hand in hands]
        try:
            wait(waiting)
        except KeyboardInterrupt:
            complete = False
            for process in multiprocessing.active_children():
                if process.pid is not None:
                    os.kill(process.pid, signal.SIGINT)  # each gives what it has played
        try:
            for part in waiting:
                played = part.result()
                if played is None:
                    complete = False
                    continue
                greeting, fallen, noted, whole = played
                complete = complete and whole
                warnings.extend(note for note in noted if note not in warnings)
                for verdict in fallen:
                    verdicts[verdict.case.id] = verdict
                    on_verdict(verdict)
        except BrokenProcessPool:
            raise CantStart("a process of --jobs ended unexpectedly: try --jobs 1") from None
    if greeting is None:
        raise KeyboardInterrupt
    order = [verdicts[case.id] for case in cases if case.id in verdicts]
    return greeting, order, warnings, complete


def _overlook_ctrl_c() -> None:
    """Let a process that waits for cases overlook Ctrl-C; it is meant for those that play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(*_: object) -> None:
    """Stop at the first Ctrl-C and overlook all others: there is a report to hand over."""
    _overlook_ctrl_c()
    raise KeyboardInterrupt


def _run_hand(game: str, what: str, cases: Sequence[Case], timeout: float) -> Part | None:
    """Play some of the cases; return None if it was stopped before it began."""
    signal.signal(signal.SIGINT, _stop)
    try:
        return _run_here(rulebook(game), what, cases, timeout, lambda _: None)
    except KeyboardInterrupt:
        return None
    finally:
        _overlook_ctrl_c()
