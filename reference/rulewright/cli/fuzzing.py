"""The command that fuzzes an implementation."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulewright.cli.shared import (
    COULD_NOT_RUN,
    FAILED,
    Game,
    Implementation,
    Jobs,
    OwnMap,
    Quiet,
    Timeout,
    app,
    book_of,
    check_folders,
    finite,
    give_up,
    print_lines,
    unwritten,
)

if TYPE_CHECKING:
    from rulewright.conformance.cases import Case
    from rulewright.conformance.fuzzing.fuzz_tally import Tally

PLAYS = 20_000
"""How many plays there are if nothing else is said."""


@app.command()
def fuzz(
    game: Game,
    implementation: Implementation,
    operation: Annotated[
        list[str] | None, typer.Option("--operation", help="only plays of this operation")
    ] = None,
    plays: Annotated[
        int | None, typer.Option("--plays", min=1, help=f"how many plays; {PLAYS:,} if not told")
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            "--minutes", min=0.001, callback=finite, help="for how long, instead of --plays"
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="the same seed and plays find the same")] = 0,
    jobs: Jobs = 1,
    save: Annotated[
        Path, typer.Option("--save", help="where the cases of what is found are written")
    ] = Path("fuzz-findings.jsonl"),
    json: Annotated[Path | None, typer.Option("--json", help="write all of it as JSON")] = None,
    timeout: Timeout = 10.0,
    error: Annotated[
        float,
        typer.Option(
            "--error",
            min=1e-15,
            max=0.5,
            callback=finite,
            help="the probability with which fair hidden chance may be called unfair",
        ),
    ] = 1e-6,
    own_map: OwnMap = None,
    quiet: Quiet = False,
) -> None:
    """Put drawn plays to an implementation, and shrink what differs to the smallest cases.

    Exit code 0: nothing was found. 1: something was. 2: could not run, or was stopped first.
    """
    from rulewright.conformance.checking.running import signals_held_back
    from rulewright.conformance.fuzzing.fuzz import Task
    from rulewright.conformance.fuzzing.fuzz import fuzz as fuzzed_by
    from rulewright.conformance.fuzzing.fuzz_report import as_case_file, as_json, quietly, summary
    from rulewright.conformance.reference import find_operation

    if plays is not None and minutes is not None:
        give_up("--plays doesn't go with --minutes: take one off")
    book = book_of(game)
    names = [name if "." in name else f"{book.name}.{name}" for name in operation or ()]
    for name in names:
        find_operation(book, name)
    check_folders(save, json)
    task = Task(
        game=book.name,
        what=implementation,
        seed=seed,
        plays=None if minutes is not None else plays or PLAYS,
        seconds=60 * (minutes or 0),
        operations=tuple(names),
        jobs=jobs,
        timeout=timeout,
        error=error,
        own_map=own_map,
    )
    try:
        with Watcher(task.plays, task.seconds, quiet, save) as watcher:
            fuzzed = fuzzed_by(task, watcher)
    except KeyboardInterrupt:
        give_up("stopped before anything was played")
    problems: list[str] = []
    with signals_held_back():
        if fuzzed.causes:
            problems += unwritten(save, as_case_file(fuzzed))
        if json is not None:
            problems += unwritten(json, as_json(fuzzed))
    print_lines(quietly(fuzzed) if quiet else summary(fuzzed, None if problems else save))
    if problems:
        give_up("; ".join(problems))
    if fuzzed.failed:
        raise typer.Exit(FAILED)
    raise typer.Exit(0 if fuzzed.complete else COULD_NOT_RUN)


class Watcher:
    """A progress bar on a terminal that can move its cursor, nothing elsewhere.

    The first play that fails in some way is written down at once.
    """

    def __init__(self, plays: int | None, seconds: float, quiet: bool, save: Path) -> None:
        """Count to a number of plays, or of seconds; write cases into a file."""
        self._save = save
        self._how = "wb"
        self._plays = plays
        self._seconds = seconds
        terminal = sys.stderr is not None and sys.stderr.isatty()
        moves = os.environ.get("TERM") not in ("dumb", "unknown")
        self._shown = terminal and moves and not quiet
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Watcher:
        """Begin."""
        if self._shown:
            from rich.console import Console
            from rich.progress import Progress

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task("fuzzing", total=self._plays or self._seconds)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End."""
        if self._bar is not None:
            self._bar.stop()

    def played(self, tally: Tally, seconds: float) -> None:
        """Tell of all the plays so far."""
        if self._bar is None:
            return
        failed = sum(failures.count for failures in tally.groups.values())
        told = (
            f"{tally.plays / max(seconds, 0.001):,.0f} plays/s, {tally.clauses} clauses, "
            f"{failed} failed in {len(tally.groups)} ways"
        )
        done = tally.plays if self._plays else seconds
        self._bar.update(self._task, completed=done, description=told)

    def found(self, case: Case) -> None:
        """Write a case down as it was found; what can't be written is told at the end."""
        from rulewright.conformance.cases import write_cases

        with suppress(OSError), self._save.open(self._how) as file:
            file.write(write_cases(Path(), [case]))
            self._how = "ab"

    def shrinking(self, done: int, of: int) -> None:
        """Tell how many plays have been shrunk."""
        self._tell("shrinking", done, of)

    def rolling(self, done: int, of: int) -> None:
        """Tell how many plays there were to test hidden chance."""
        self._tell("testing hidden chance", done, of)

    def _tell(self, what: str, done: int, of: int) -> None:
        if self._bar is not None:
            self._bar.update(self._task, completed=done, total=of, description=what)
