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
from rulewright.conformance.checking.running import SIGNALS
from rulewright.conformance.proving.mutants import Fate, Plan, Reason, Trial, Tried, checkout
from rulewright.conformance.proving.mutating import (
    Mutant,
    concerned_by,
    imported_with,
    module_of,
    put_in_place,
    source_of,
    unbroken,
)
from rulewright.conformance.proving.noticing import Timed, forget, notices
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


_NOTICED, _SURVIVED = range(2)
"""What a process tells of a mutant."""

_BROKE, _SPOILED = 2, 3
"""Exit codes of a process: something is wrong with it; what it has played leaves traces in it."""

AT_ONCE = 25
"""How many mutants a process tries: to fork one takes as long as to try several."""


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

    def cases_of(mutant: Mutant) -> Sequence[Timed]:
        runs_it = by_function[mutant.module, mutant.function]
        return plan.cases if mutant.is_read_once else runs_it

    running: dict[int, tuple[list[int], int]] = {}
    numbers = list(mutants)
    waiting = [numbers[n : n + AT_ONCE] for n in range(0, len(numbers), AT_ONCE)][::-1]
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                some = waiting.pop()
                pid, told = _fork(plan, [(mutants[n], cases_of(mutants[n])) for n in some])
                running[pid] = some, told
            pid, status = os.wait()
            if pid not in running:  # somebody else's
                continue
            some, told = running.pop(pid)
            with os.fdopen(told, "rb") as pipe:
                fates = pipe.read()
            left = some[len(fates) :]
            for number, fate in zip(some, fates, strict=False):
                fall(number, fate == _SURVIVED)
            code = os.waitstatus_to_exitcode(status)
            if left and _ended_by(mutants[left[0]], code):
                fall(left.pop(0), False)
            if left:
                waiting.append(left)
    finally:
        for pid in running:
            os.kill(pid, signal.SIGKILL)
        for pid, (_, told) in running.items():
            os.waitpid(pid, 0)
            os.close(told)


def _ended_by(mutant: Mutant, code: int) -> bool:
    """Tell whether a mutant has ended its process: one that hangs or crashes is noticed as well."""
    if code == _BROKE or -code in (signal.SIGKILL, signal.SIGTERM):
        raise RuntimeError(f"the process that played {mutant.name}:{mutant.line} ended: {code}")
    return code != _SPOILED


def _fork(plan: Plan, some: Sequence[tuple[Mutant, Sequence[Timed]]]) -> tuple[int, int]:
    """Play mutants in a process of its own; return its id, and where it tells what came of them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    told, tell = os.pipe()
    try:
        pid = os.fork()
        if not pid:
            code = _BROKE
            try:
                for number in SIGNALS:
                    signal.signal(number, signal.SIG_IGN)  # whoever waits for it ends it
                code = _play_some(plan, some, tell)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(code)
    finally:
        os.close(tell)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return pid, told


def _play_some(plan: Plan, some: Sequence[tuple[Mutant, Sequence[Timed]]], tell: int) -> int:
    """Play mutants one after the other and tell what came of each; return the exit code.

    What notices a mutant is played once more by the rules as they are: if it still notices, the
    others are left to another process.
    """
    import resource

    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    for mutant, cases in some:
        by = _noticed_by(plan, mutant, cases)
        os.write(tell, bytes([_SURVIVED if by is None else _NOTICED]))
        if by is not None and notices(plan.book, by.case):
            return _SPOILED
    return 0


def _noticed_by(plan: Plan, mutant: Mutant, cases: Sequence[Timed]) -> Timed | None:
    """Play the cases that run a mutant until one notices it; return that one."""
    word, sections = f'"{mutant.word}"', plan.sections(mutant)

    def is_elsewhere(timed: Timed) -> bool:
        if mutant.word:
            return word not in timed.said
        if mutant.is_read_once:
            return all(module != mutant.module for module, _ in timed.runs)
        tests = timed.case.tests
        return all(plan.book.clauses[test].section not in sections for test in tests)

    cases = sorted(cases, key=is_elsewhere)
    if mutant.is_read_once:
        try:
            with imported_with(mutant, plan.book) as book:
                return _first(book, cases)
        except Exception:  # whatever a broken table runs into
            return cases[0]
    concerned = concerned_by(mutant.module, plan.book)
    try:
        with put_in_place(mutant, plan.modules[mutant.module]):
            forget(plan.book, concerned)
            return _first(plan.book, cases)
    finally:
        forget(plan.book, concerned)


def _first(book: Rulebook, cases: Sequence[Timed]) -> Timed | None:
    """Return the first case that notices."""
    try:
        for one in cases:
            signal.setitimer(signal.ITIMER_PROF, 2 + 20 * one.seconds)  # it may never end
            if notices(book, one.case):
                return one
        return None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


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
