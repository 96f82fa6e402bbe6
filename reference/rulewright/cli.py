"""The command line: parses, calls, prints."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rulewright.conformance.cases import Case
    from rulewright.conformance.reports import Run
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
Journal = Annotated[Path, typer.Argument(help="a file that check --journal wrote")]
Quiet = Annotated[
    bool, typer.Option("--quiet", "-q", help="only the totals, and the ids of what failed")
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
    lines = map(printable, f"rulewright: {message}".splitlines())
    try:
        print("\n".join(lines), file=sys.stderr, flush=True)
    except OSError:  # whoever can't be told still gets the exit code
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
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
    html: Annotated[Path | None, typer.Option("--html", help="write the run as a page")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="processes at once")] = 1,
    timeout: Annotated[
        float, typer.Option("--timeout", min=0.01, max=86400, help="seconds to wait for a reply")
    ] = 10.0,
    journal: Annotated[
        Path | None, typer.Option("--journal", help="write the verdicts here as they fall")
    ] = None,
    without_journal: Annotated[
        bool, typer.Option("--no-journal", help="write no journal, not even a private one")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="go on with the run that the journal tells of")
    ] = False,
    quiet: Quiet = False,
) -> None:
    """Check an implementation: which clauses it follows, which it breaks, and the smallest case.

    Exit code 0: nothing failed. 1: something failed. 2: could not run.
    """
    import msgspec

    from rulewright.conformance.journal import about, no_journal, open_journal
    from rulewright.conformance.known import load_known_failures
    from rulewright.conformance.running import run_cases

    if without_journal and (journal is not None or resume):
        _give_up("--no-journal goes neither with --journal nor with --resume: take one off")
    book = _book(game)
    every = _load(book, cases)
    chosen = _select(book, every, section, operation, case)
    known = load_known_failures(known_failures, {c.id: c for c in every}) if known_failures else {}
    _check_folders(json, junit, html, journal)
    options = {"section": section, "operation": operation, "case": case, "cases": cases}
    log = no_journal()
    if not without_journal:
        plays = about(book, implementation, chosen, known, options)
        log = open_journal(plays, journal, resume)
    try:
        with _Progress(len(chosen), quiet) as progress:
            run = run_cases(book, implementation, chosen, known, jobs, timeout, progress.step, log)
    except KeyboardInterrupt:
        _give_up("stopped before anything was played")
    except Exception:
        if log.written:
            print(f"rulewright: {_how_to_go_on()}", file=sys.stderr)
        raise
    finally:
        go_on = log.written
        log.close()
        if log.problem:
            print(f"rulewright: no journal is kept: {log.problem}", file=sys.stderr)
    run = msgspec.structs.replace(run, files=tuple(map(str, cases or ())))
    _hand_over(run, json, junit, html, quiet)
    if not run.complete:
        if go_on:
            print(_how_to_go_on())
        raise typer.Exit(COULD_NOT_RUN)
    raise typer.Exit(FAILED if run.failed else 0)


@app.command()
def report(
    journal: Journal,
    json: Annotated[Path | None, typer.Option("--json", help="write the run as JSON")] = None,
    junit: Annotated[
        Path | None, typer.Option("--junit", help="write the run as JUnit XML")
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", help="write the run as a page")] = None,
    quiet: Quiet = False,
) -> None:
    """Make the reports of a run from its journal, later or of a run that was stopped.

    Exit code 0: they were made, whatever they say. 2: they could not be made.
    """
    from rulewright.conformance.journal import as_run

    _check_folders(json, junit, html)
    _hand_over(as_run(journal), json, junit, html, quiet)


@app.command()
def compare(
    before: Annotated[Path, typer.Argument(help="a journal, or what --json wrote")],
    after: Annotated[Path, typer.Argument(help="the same of a later run")],
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Tell what changed between two runs: cases that newly fail or pass, and suspected clauses.

    Exit code 0: nothing got worse. 1: something did. 2: it can't be told.
    """
    from rulewright.conformance import compare as comparing

    found = comparing.compare(comparing.read_side(before), comparing.read_side(after))
    if json:
        print("\n".join(text for text, _ in comparing.as_json(found)))
    else:
        _print_lines(comparing.told(found))
    if found.worse:
        raise typer.Exit(FAILED)
    raise typer.Exit(0 if found.after.complete else COULD_NOT_RUN)


@app.command()
def badge(
    journal: Journal,
    svg: Annotated[Path | None, typer.Option("--svg", help="write it as a picture")] = None,
    json: Annotated[
        Path | None, typer.Option("--json", help="write it as JSON for a badge service")
    ] = None,
) -> None:
    """Make a badge of a run: how many cases it passes, or how many rules are suspected."""
    from rulewright.conformance.badge import as_endpoint, as_svg, badge_of
    from rulewright.conformance.journal import as_run

    _check_folders(svg, json)
    made = badge_of(as_run(journal))
    if svg is not None:
        _write(svg, as_svg(made))
    if json is not None:
        _write(json, as_endpoint(made))
    print(f"{made.label}: {made.message}")


@app.command("new-adapter")
def new_adapter(
    language: Annotated[str, typer.Option("--language", "-l", help="python, javascript or java")],
    folder: Annotated[Path, typer.Argument(help="where to write it; made if need be")] = Path(),
    game: Annotated[str, typer.Option("--game", help="the game")] = "spirit-island",
) -> None:
    """Write an adapter to begin with: it says hello, and skips every case until filled in."""
    from rulewright.conformance.new_adapter import new_adapter as written

    for line in written(_book(game), language, folder):
        print(line)


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
        _print_lines(lines) if not json else print(lines[0][0])
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
def docs(
    folder: Annotated[Path, typer.Argument(help="where to write them")],
) -> None:
    """Write the pages on rules, questions and operations of every game (Markdown)."""
    from rulewright.conformance.reference_docs import pages
    from rulewright.core.games import names

    for book in map(_book, names()):
        for name, page in pages(book, _load(book, None)).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            _write(folder / name, page.encode())
            print(folder / name)


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


def _check_folders(*files: Path | None) -> None:
    """Refuse, before anything is played, a file that has no folder to stand in."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            _give_up(f"{file}: there is no folder {file.parent}")


def _hand_over(
    run: Run, json: Path | None, junit: Path | None, html: Path | None, quiet: bool
) -> None:
    """Write the reports that are wanted, and print the summary even if one can't be written."""
    from rulewright.conformance.reports import as_json, as_junit, quietly, summary

    problems: list[str] = []
    if json is not None:
        problems += _unwritten(json, as_json(run))
    if junit is not None:
        problems += _unwritten(junit, as_junit(run))
    if html is not None:
        from rulewright.conformance.html_report import as_html

        problems += _unwritten(html, as_html(run))
    _print_lines(quietly(run) if quiet else summary(run))
    if problems:
        _give_up("; ".join(problems))


def _how_to_go_on() -> str:
    """Say how a run that was stopped is gone on with: as it was begun, and --resume."""
    words = [word for word in sys.argv[1:] if word != "--resume"]
    return f"go on with: {shlex.join(['rulewright', *words, '--resume'])}"


def _write(file: Path, content: bytes) -> None:
    for problem in _unwritten(file, content):
        _give_up(problem)


def _unwritten(file: Path, content: bytes) -> list[str]:
    """Write a file; return why it can't be written, or nothing."""
    from rulewright.conformance.reports import write

    try:
        write(file, content)
    except OSError as error:
        return [f"{file}: can't be written: {error.strerror or error}"]
    return []


LONGEST = 2000
"""A printed line is cut here, whatever an implementation sends."""


def printable(text: str) -> str:
    """Write a text so that it can't steer the terminal, and cut it if it is enormous."""
    cut = text[:LONGEST]
    shown = "".join(c if c.isprintable() or c == "\t" else repr(c)[1:-1] for c in cut)
    return shown if len(text) <= LONGEST else f"{shown} … ({len(text)} characters)"


def _print_lines(lines: Iterable[tuple[str, str]]) -> None:
    if not sys.stdout.isatty():
        try:
            for text, _ in lines:
                print(printable(text))
            sys.stdout.flush()
        except BrokenPipeError:
            _print_no_more()  # the exit code still tells how it went
        except OSError as error:
            _print_no_more()
            _give_up(f"stdout can't be written: {error.strerror or error}")
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for text, style in lines:
        console.print(Text(printable(text), style=style))


class _Progress:
    """A progress bar on a terminal that can move its cursor, nothing elsewhere."""

    def __init__(self, total: int, quiet: bool) -> None:
        self._total = total
        terminal = sys.stderr is not None and sys.stderr.isatty()
        moves = os.environ.get("TERM") not in ("dumb", "unknown")
        self._shown = terminal and moves and not quiet
        self._bar: Any = None
        self.step: Callable[[Verdict], None] = lambda _: None

    def __enter__(self) -> _Progress:
        if self._shown:
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
