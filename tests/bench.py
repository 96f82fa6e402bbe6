"""Measure the figures that the documentation gives: `make bench`.

Every figure stands beside another of the same run, since machines differ and drift: start-up beside
that of a bare Python, and cases over JSON Lines beside lines over a bare pipe to the same child.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rulewright.conformance.cases import load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import lay
from rulewright.conformance.runner import Session
from rulewright.core.games import rulebook

CHILD = Path(__file__).parent / "children" / "trivial.py"
RUNS = 5


def seconds(run: Callable[[], object], runs: int = RUNS) -> float:
    """Return the median time of some runs, after one that isn't counted."""
    run()
    taken = []
    for _ in range(runs):
        begun = time.perf_counter()
        run()
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


def command(*words: str) -> Callable[[], object]:
    return lambda: subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def start_up() -> None:
    ours = seconds(command(sys.executable, "-m", "rulewright", "--help"))
    bare = seconds(command(sys.executable, "-c", "pass"))
    row("rulewright --help", f"{ours:.3f} s", f"{ours / bare:.1f} x a bare Python ({bare:.3f} s)")


def reference_in_process() -> None:
    book = rulebook("spirit-island")
    cases = load_cases(vector_files(book.name))
    session = Session.open(book, "reference")
    many = cases * max(1, 4000 // len(cases))
    taken = seconds(lambda: session.play(many))
    laid = [lay(book, case) for case in many]
    alone = seconds(lambda: [one.play(listen=False) for one in laid])
    row(
        "check, reference, one process",
        f"{len(many) / taken:,.0f} cases/s",
        f"{taken / alone:.2f} x the time of the engine alone ({len(many) / alone:,.0f} plays/s)",
    )


def over_json_lines() -> None:
    book = rulebook("spirit-island")
    session = Session.open(book, f"{sys.executable} {CHILD}")
    cases = [
        case
        for case in load_cases(vector_files(book.name))
        if case.operation in session.greeting.operations
    ]
    many = cases * max(1, 40_000 // len(cases))
    taken = seconds(lambda: session.play(many))
    session.close()
    bare = seconds(lambda: bare_pipe(len(many)), 3)
    row(
        "check, JSON Lines, trivial adapter",
        f"{len(many) / taken:,.0f} cases/s",
        f"{taken / bare:.2f} x the time of a bare pipe to the same child "
        f"({len(many) / bare:,.0f} lines/s, 64 in flight)",
    )


def bare_pipe(lines: int, window: int = 64) -> None:
    """Send lines to the trivial adapter and read its replies, with no harness between."""
    with subprocess.Popen(
        [sys.executable, str(CHILD)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        sent = 0
        while sent < lines:
            batch = min(window, lines - sent)
            for _ in range(batch):
                sent += 1
                child.stdin.write(b'{"request":"case","seq":%d}\n' % sent)
            child.stdin.flush()
            for _ in range(batch):
                child.stdout.readline()
        child.stdin.write(b'{"request":"bye"}\n')
        child.stdin.close()


def row(what: str, figure: str, beside: str) -> None:
    print(f"{what:36}{figure:>18}   {beside}")


def main() -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    start_up()
    reference_in_process()
    over_json_lines()


if __name__ == "__main__":
    main()
