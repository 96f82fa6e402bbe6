"""The command line: parses, calls, prints."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rulewright.conformance.cases import Case
    from rulewright.conformance.verdicts import Verdict
    from rulewright.core.operations import Rulebook

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Executable rulebooks: check implementations of board games, clause by clause.",
)

FAILED, COULD_NOT_RUN = 1, 2

Game = Annotated[str, typer.Argument(help="the game, as in spirit-island")]
Section = Annotated[
    list[str] | None, typer.Option("--section", help="only cases that test clauses of this section")
]


def main() -> None:
    """Run the command line; what the user can mend is told in a message, not a traceback."""
    if sys.stdout is None:  # it was closed by the caller
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # whatever the terminal can't show
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _print_no_more()
        sys.exit(COULD_NOT_RUN)
    except Exception as error:
        if not _is_told(error):
            raise
        _give_up(str(error))


def _is_told(error: Exception) -> bool:
    """Tell whether an error is one whose message is meant for the user."""
    from rulewright.conformance.processes import CantStart
    from rulewright.core.asks import AnswerError
    from rulewright.core.clauses import BadData
    from rulewright.core.operations import Impossible

    return isinstance(error, (BadData, CantStart, Impossible, AnswerError, OSError))


def _print_no_more() -> None:
    """Let what is still printed vanish: whoever reads stdout has left, as `head` does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _give_up(message: str) -> NoReturn:
    print(f"rulewright: {message}", file=sys.stderr)
    sys.exit(COULD_NOT_RUN)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="print the version")] = False,
) -> None:
    """Executable rulebooks: check implementations of board games, clause by clause."""
    if show:
        from rulewright import __version__

        print(__version__)
        raise typer.Exit


@app.command()
def check(
    game: Game,
    implementation: Annotated[
        str,
        typer.Option(
            "--implementation",
            "-i",
            help='a command ("node adapter.mjs"), python:module:object, or reference',
        ),
    ],
    section: Section = None,
    operation: Annotated[
        list[str] | None, typer.Option("--operation", help="only cases of this operation")
    ] = None,
    case: Annotated[list[str] | None, typer.Option("--case", help="only this case")] = None,
    cases: Annotated[
        list[Path] | None, typer.Option("--cases", help="cases of this file instead of our own")
    ] = None,
    known_failures: Annotated[
        Path | None, typer.Option("--known-failures", help="TOML list of cases that fail")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="write the run as JSON")] = None,
    junit: Annotated[
        Path | None, typer.Option("--junit", help="write the run as JUnit XML")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="processes at once")] = 1,
    timeout: Annotated[
        float, typer.Option("--timeout", min=0.01, help="seconds to wait for a reply")
    ] = 10.0,
) -> None:
    """Check an implementation: which clauses it follows, which it breaks, and the smallest case.

    Exit code 0: nothing failed. 1: something failed. 2: could not run.
    """
    import msgspec

    from rulewright.conformance.known import load_known_failures
    from rulewright.conformance.reports import as_json, as_junit, summary
    from rulewright.conformance.running import run_cases

    book = _book(game)
    every = _load(book, cases)
    chosen = _select(book, every, section, operation, case)
    known = load_known_failures(known_failures, {c.id: c for c in every}) if known_failures else {}
    for file in (json, junit):
        if file is not None and not file.parent.is_dir():
            _give_up(f"{file}: there is no folder {file.parent}")
    try:
        with _Progress(len(chosen)) as progress:
            run = run_cases(book, implementation, chosen, known, jobs, timeout, progress.step)
    except KeyboardInterrupt:
        _give_up("stopped before anything was played")
    run = msgspec.structs.replace(run, files=tuple(map(str, cases or ())))
    if json is not None:
        _write(json, as_json(run))
    if junit is not None:
        _write(junit, as_junit(run))
    _print_lines(summary(run))
    if not run.complete:
        raise typer.Exit(COULD_NOT_RUN)
    raise typer.Exit(FAILED if run.failed else 0)


@app.command()
def serve(game: Game) -> None:
    """Let the reference speak the protocol over stdin and stdout."""
    from rulewright.conformance.implementations import serve as replies

    for line in replies(_book(game), sys.stdin.buffer):
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()


@app.command()
def rule(
    wanted: Annotated[str, typer.Argument(help="a clause id, or words to search for")],
    game: Annotated[str | None, typer.Option("--game", help="search only this game")] = None,
) -> None:
    """Look up a clause: what it says, where it is carried out, by which cases it is exercised."""
    from rulewright.conformance.lookup import look_up

    _print_lines(look_up(wanted, game))


@app.command()
def questions(
    wanted: Annotated[str | None, typer.Argument(help="a question id, as in SI-Q15")] = None,
    game: Annotated[str | None, typer.Option("--game", help="only this game")] = None,
) -> None:
    """List the questions that a rulebook leaves open, or tell one with its readings."""
    from rulewright.conformance.lookup import list_questions

    _print_lines(list_questions(wanted, game))


@app.command()
def coverage(
    game: Annotated[str | None, typer.Argument(help="the game; all if it isn't given")] = None,
    section: Section = None,
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Count which clauses are carried out and exercised.

    Exit code 1 if a section that is listed as done has a gap.
    """
    from rulewright.conformance.coverage import report
    from rulewright.core.games import names

    games = [_book(game)] if game else [_book(name) for name in names()]
    gap = False
    for book in games:
        _check_sections(book, section)
        lines, has_gap = report(book, _load(book, None), section, as_json=json)
        _print_lines(lines)
        gap = gap or has_gap
    raise typer.Exit(FAILED if gap else 0)


@app.command()
def fill(
    check: Annotated[
        bool, typer.Option("--check", help="write nothing; fail if anything would change")
    ] = False,
) -> None:
    """Fill the cases of tests/vectors from the features, by the reference."""
    from rulewright.conformance.refill import refill

    raise typer.Exit(refill(check=check))


@app.command()
def explain(
    game: Game,
    case: Annotated[str, typer.Option("--case", help="the case")],
) -> None:
    """Let the reference play one case and tell what it asks, cites and changes."""
    from rulewright.conformance.lookup import narrate

    book = _book(game)
    _print_lines(narrate(book, _select(book, _load(book, None), None, None, [case])[0]))


@app.command()
def operations(game: Game) -> None:
    """Print the operations of a game, what they ask, and the fields of a position (Markdown)."""
    from rulewright.conformance.reference_docs import operations_markdown

    book = _book(game)
    print(operations_markdown(book, _load(book, None)), end="")


@app.command()
def schemas(
    folder: Annotated[Path, typer.Argument(help="where to write them")],
) -> None:
    """Write the JSON Schemas of messages, cases, positions and rules."""
    from rulewright.conformance.schemas import schemas as every_schema

    folder.mkdir(parents=True, exist_ok=True)
    for name, content in every_schema().items():
        _write(folder / name, content)
        print(folder / name)


def _book(name: str) -> Rulebook:
    from rulewright.core.games import rulebook

    return rulebook(name)


def _load(book: Rulebook, files: Sequence[Path] | None) -> list[Case]:
    from rulewright.conformance.cases import load_cases
    from rulewright.conformance.data import vector_files
    from rulewright.conformance.reference import check_case
    from rulewright.core.clauses import BadData

    if not files:
        return load_cases(vector_files(book.name), book.clauses)
    cases = load_cases(files, book.clauses)
    for case in cases:
        check_case(book, case)
    if not cases:
        raise BadData(f"{', '.join(map(str, files))}: there are no cases")
    return cases


def _select(
    book: Rulebook,
    cases: list[Case],
    sections: list[str] | None,
    operations: list[str] | None,
    ids: list[str] | None,
) -> list[Case]:
    """Choose cases; refuse a name that chooses none."""
    from rulewright.conformance.reference import find_operation
    from rulewright.core.clauses import BadData

    _check_sections(book, sections)
    if sections:
        wanted = set(sections)
        cases = [c for c in cases if any(book.clauses[t].section in wanted for t in c.tests)]
    if operations:
        full = [o if "." in o else f"{book.name}.{o}" for o in operations]
        for name in full:
            find_operation(book, name)
        cases = [c for c in cases if c.operation in full]
    for name in ids or ():
        if name not in {c.id for c in cases}:
            raise BadData(f"there is no case {name!r}{_near(name, (c.id for c in cases))}")
    if ids:
        cases = [c for c in cases if c.id in ids]
    if not cases:
        raise BadData("no case is left: take off --section, --operation or --case")
    return cases


def _check_sections(book: Rulebook, sections: list[str] | None) -> None:
    from rulewright.core.clauses import BadData

    names = [section.name for section in book.sections]
    for name in sections or ():
        if name not in names:
            raise BadData(f"there is no section {name!r}{_near(name, names)}")


def _near(name: str, names: Iterable[str]) -> str:
    import difflib

    near = difflib.get_close_matches(name, list(names), 1)
    return f": did you mean {near[0]}?" if near else ""


def _write(file: Path, content: bytes) -> None:
    from rulewright.conformance.reports import write

    try:
        write(file, content)
    except OSError as error:
        _give_up(f"{file}: can't be written: {error.strerror or error}")


def _print_lines(lines: Iterable[tuple[str, str]]) -> None:
    if not sys.stdout.isatty():
        try:
            for text, _ in lines:
                print(text)
            sys.stdout.flush()
        except BrokenPipeError:
            _print_no_more()  # the exit code still tells how it went
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for text, style in lines:
        console.print(Text(text, style=style))


class _Progress:
    """A progress bar on a terminal, nothing elsewhere."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._bar: Any = None
        self.step: Callable[[Verdict], None] = lambda _: None

    def __enter__(self) -> _Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._bar.start()
            task = self._bar.add_task("playing", total=self._total)
            failed = 0

            def step(verdict: Verdict) -> None:
                nonlocal failed
                failed += verdict.failed
                self._bar.update(task, advance=1, description=f"playing, {failed} failed")

            self.step = step
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()


if __name__ == "__main__":
    main()
