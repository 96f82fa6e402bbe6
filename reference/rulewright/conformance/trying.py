"""Trying mutants: each in a process of its own, and those that survive by mypy."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from shutil import copy, copytree

import rulewright
from rulewright.conformance.mutants import Fate, Plan, Reason, Trial, Tried, checkout
from rulewright.conformance.mutating import (
    Mutant,
    import_with,
    module_of,
    put_in_place,
    source_of,
    unbroken,
)
from rulewright.conformance.noticing import Timed, forget, notices
from rulewright.conformance.running import SIGNALS
from rulewright.core.clauses import BadData
from rulewright.core.operations import Rulebook


def carry_out(plan: Plan, jobs: int, on_tried: Callable[[Tried], None]) -> Trial:
    """Try all mutants of a plan.

    Args:
        plan: what is to be tried.
        jobs: how many processes play at once.
        on_tried: told of each mutant as it was played; a survivor may still turn out to be
            ill-typed.

    Returns:
        What came of them; if it was interrupted, of those that were tried until then.

    Raises:
        BadData: an unbroken function is noticed, or mypy can't be run.
    """
    begun = time.monotonic()
    survived: dict[int, bool] = {}
    rejected: set[int] = set()
    complete = True
    mutants = {n: mutant for n, mutant in enumerate(plan.mutants) if not mutant.only_message}

    def fall(number: int, left: bool) -> None:
        survived[number] = left
        on_tried(_tried(plan, mutants[number], left, False))

    try:
        _check_play(plan, jobs)
        _play_all(plan, mutants, jobs, fall)
        rejected = _ill_typed(plan.book, {n: m for n, m in mutants.items() if survived[n]})
    except KeyboardInterrupt:
        complete = False
    tried = tuple(
        _tried(plan, mutant, survived.get(number, False), number in rejected)
        for number, mutant in enumerate(plan.mutants)
        if mutant.only_message or number in survived
    )
    idle = tuple(_idle(plan, tried)) if complete else ()
    return Trial(plan, tried, idle, complete, time.monotonic() - begun)


def _tried(plan: Plan, mutant: Mutant, survived: bool, rejected: bool) -> Tried:
    if mutant.only_message:
        return Tried(mutant, "message")
    if not survived:
        return Tried(mutant, "killed")
    if rejected:
        return Tried(mutant, "ill-typed")
    why = next((reason.reason for reason in plan.reasons if reason.fits(mutant)), "")
    return Tried(mutant, "reasoned away" if why else "survived", why)


def _idle(plan: Plan, tried: Sequence[Tried]) -> Iterator[tuple[Reason, str]]:
    """Give the reasons that no survivor needs, each with why."""
    for reason in plan.reasons:
        fates = {one.fate for one in tried if reason.fits(one.mutant)}
        if "reasoned away" not in fates:
            yield reason, _IDLE[max(fates, key=list(_IDLE).index)]


_IDLE: dict[Fate, str] = {
    "message": "only a message changes",
    "ill-typed": "mypy rejects it",
    "killed": "a case notices it",
}
"""Why a reason isn't needed, by what came of its mutants."""


def _check_play(plan: Plan, jobs: int) -> None:
    """Refuse a run in which what is not broken is noticed: a function of each module, or a module.

    Raises:
        BadData: that is so.
    """
    run = {function for timed in plan.cases for function in timed.runs}
    whole: dict[int, Mutant] = {}
    for number, name in enumerate(plan.modules):
        for mutant in unbroken(name, source_of(plan.book, name)):
            if (name, mutant.function) in run:
                whole[number] = mutant
                break
    read_once = next((mutant.module for mutant in plan.mutants if mutant.is_read_once), "")
    if read_once:
        *_, whole[len(plan.modules)] = unbroken(read_once, source_of(plan.book, read_once))

    def fall(number: int, left: bool) -> None:
        if not left:
            name = whole[number].name.rstrip(".")
            raise BadData(f"{name} is noticed though it is not broken")

    _play_all(plan, whole, jobs, fall)


_KILLED, _SURVIVED, _BROKE = range(3)
"""The exit codes of a mutant's process."""


def _play_all(
    plan: Plan, mutants: Mapping[int, Mutant], jobs: int, fall: Callable[[int, bool], None]
) -> None:
    """Play the cases that run each mutant, in processes of their own; tell what survives."""
    if not hasattr(os, "fork"):
        raise BadData("mutants needs a system that can fork, as Linux and macOS can")
    by_function: dict[tuple[str, str], list[Timed]] = defaultdict(list)
    for timed in plan.cases:
        for function in timed.runs:
            by_function[function].append(timed)
    running: dict[int, int] = {}
    waiting = list(mutants)[::-1]
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                number = waiting.pop()
                mutant = mutants[number]
                runs_it = by_function[mutant.module, mutant.function]
                cases = plan.cases if mutant.is_read_once else runs_it
                running[_fork(plan, mutant, cases)] = number
            pid, status = os.wait()
            if pid not in running:  # somebody else's
                continue
            number = running.pop(pid)
            fall(number, _survived(mutants[number], os.waitstatus_to_exitcode(status)))
    finally:
        for pid in running:
            os.kill(pid, signal.SIGKILL)
        for pid in running:
            os.waitpid(pid, 0)


def _survived(mutant: Mutant, code: int) -> bool:
    """Read the exit code of a mutant's process; one that hung or crashed is noticed as well."""
    if code == _BROKE or -code in (signal.SIGKILL, signal.SIGTERM):
        raise RuntimeError(f"the process that played {mutant.name}:{mutant.line} ended: {code}")
    return code == _SURVIVED


def _fork(plan: Plan, mutant: Mutant, cases: Sequence[Timed]) -> int:
    """Play a mutant in a process of its own; return its id."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        pid = os.fork()
        if not pid:
            code = _BROKE
            try:
                for number in SIGNALS:
                    signal.signal(number, signal.SIG_IGN)  # whoever waits for it ends it
                code = _SURVIVED if _play(plan, mutant, cases) else _KILLED
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(code)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return pid


def _play(plan: Plan, mutant: Mutant, cases: Sequence[Timed]) -> bool:
    """Play the cases that run a mutant until one notices it; tell whether none does."""
    import resource

    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    book, word, sections = plan.book, f'"{mutant.word}"', plan.sections(mutant)

    def is_elsewhere(timed: Timed) -> bool:
        if mutant.word:
            return word not in timed.said
        return all(book.clauses[test].section not in sections for test in timed.case.tests)

    cases = sorted(cases, key=is_elsewhere)
    if mutant.is_read_once:
        try:
            book = import_with(mutant, book)
        except Exception:  # whatever a broken table runs into
            return False
    else:
        put_in_place(mutant, plan.modules[mutant.module])
        forget(book)
    for one in cases:
        signal.setitimer(signal.ITIMER_PROF, 2 + 20 * one.seconds)  # it may never end
        if notices(book, one.case):
            return False
    return True


def _ill_typed(book: Rulebook, mutants: Mapping[int, Mutant]) -> set[int]:
    """Return the mutants that mypy rejects. It is run once, on a copy in which they all stand.

    Functions stand beside each other in a copy of their module; where a method is broken, or what
    stands outside of functions, there is a copy of the module for each.

    Raises:
        BadData: mypy can't be run.
    """
    if not mutants:
        return set()
    if find_spec("mypy") is None:
        raise BadData(
            "telling which mutants are rules at all needs mypy: pip install 'rulewright[dev]'"
        )
    package = Path(rulewright.__file__).parent
    whose: dict[tuple[str, int], int] = {}
    with tempfile.TemporaryDirectory() as folder:
        reference = Path(folder, "reference")
        copytree(package, reference / package.name)
        copy(checkout() / "pyproject.toml", folder)
        files: set[Path] = set()
        for number, mutant in mutants.items():
            original = Path(module_of(book, mutant.module).__file__ or "")
            file = reference / package.name / original.relative_to(package)
            if mutant.is_read_once or mutant.is_method:
                text = mutant.whole(source_of(book, mutant.module))
                file, first = file.with_name(f"{file.stem}_mutant_{number}.py"), 1
            else:
                before = file.read_text(encoding="utf-8")
                code = mutant.code.replace(f"def {mutant.function}(", f"def mutant_{number}(", 1)
                text, first = f"{before}\n\n{code}\n", before.count("\n") + 3
            file.write_text(text, encoding="utf-8")
            files.add(file)
            for line in range(first, text.count("\n") + 2):
                whose[file.name, line] = number
        command = [sys.executable, "-m", "mypy", "--no-error-summary", "--no-incremental"]
        done = subprocess.run(
            [*command, *map(str, sorted(files))],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode not in (0, 1):
        raise BadData(f"mypy can't be run: {done.stderr or done.stdout}")
    errors = re.findall(r"(\w+\.py):(\d+): error", done.stdout)
    return {whose[at] for file, line in errors if (at := (file, int(line))) in whose}
