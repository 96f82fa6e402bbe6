"""The commands that check an implementation and report on it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.shared import (
    COULD_NOT_RUN,
    FAILED,
    CaseFiles,
    Game,
    Implementation,
    Jobs,
    OwnMap,
    Progress,
    Quiet,
    Section,
    Timeout,
    app,
    book_of,
    check_folders,
    choose,
    give_up,
    load_from,
    print_lines,
    unwritten,
    write_file,
)

if TYPE_CHECKING:
    from rulewright.conformance.reports import Run

Journal = Annotated[Path, typer.Argument(help="a file that check --journal wrote")]


@app.command()
def check(
    game: Game,
    implementation: Implementation,
    section: Section = None,
    operation: Annotated[
        list[str] | None, typer.Option("--operation", help="only cases of this operation")
    ] = None,
    case: Annotated[list[str] | None, typer.Option("--case", help="only this case")] = None,
    cases: CaseFiles = None,
    known_failures: Annotated[
        Path | None, typer.Option("--known-failures", help="TOML list of cases that fail")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="write the run as JSON")] = None,
    junit: Annotated[
        Path | None, typer.Option("--junit", help="write the run as JUnit XML")
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", help="write the run as a page")] = None,
    jobs: Jobs = 1,
    timeout: Timeout = 10.0,
    journal: Annotated[
        Path | None, typer.Option("--journal", help="write the verdicts here as they fall")
    ] = None,
    without_journal: Annotated[
        bool, typer.Option("--no-journal", help="write no journal, not even a private one")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="go on with the run that the journal tells of")
    ] = False,
    own_map: OwnMap = None,
    quiet: Quiet = False,
) -> None:
    """Check an implementation: which clauses it follows, which it breaks, and the smallest case.

    Exit code 0: nothing failed. 1: something failed. 2: could not run.
    """
    import msgspec

    from rulewright.conformance.checking.journal import about, no_journal, open_journal
    from rulewright.conformance.checking.running import run_cases
    from rulewright.conformance.known import load_known_failures
    from rulewright.conformance.verdicts import Kind

    if without_journal and (journal is not None or resume):
        give_up("--no-journal goes neither with --journal nor with --resume: take one off")
    book = book_of(game)
    every = load_from(book, cases)
    chosen = choose(book, every, section, operation, case)
    known = load_known_failures(known_failures, {c.id: c for c in every}) if known_failures else {}
    check_folders(json, junit, html, journal)
    options = {"section": section, "operation": operation, "case": case, "cases": cases}
    options["map"] = [own_map] if own_map is not None else None
    log = no_journal()
    if not without_journal:
        plays = about(book, implementation, chosen, known, options)
        log = open_journal(plays, journal, resume)
    try:
        with Progress(len(chosen), quiet) as progress:
            run = run_cases(
                book, implementation, chosen, known, jobs, timeout, progress.step, log, own_map
            )
    except KeyboardInterrupt:
        give_up("stopped before anything was played")
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
    if run.verdicts and all(verdict.kind is Kind.SKIPPED for verdict in run.verdicts):
        print(f"rulewright: {_nothing_checked(run)}", file=sys.stderr)
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
    from rulewright.conformance.checking.journal import as_run

    check_folders(json, junit, html)
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
    from rulewright.conformance.checking import compare as comparing

    found = comparing.compare(comparing.read_side(before), comparing.read_side(after))
    if json:
        print("\n".join(text for text, _ in comparing.as_json(found)))
    else:
        print_lines(comparing.told(found))
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
    from rulewright.conformance.checking.journal import as_run
    from rulewright.conformance.reporting.badge import as_endpoint, as_svg, badge_of

    check_folders(svg, json)
    made = badge_of(as_run(journal))
    if svg is not None:
        write_file(svg, as_svg(made))
    if json is not None:
        write_file(json, as_endpoint(made))
    print(f"{made.label}: {made.message}")


@app.command("new-adapter")
def new_adapter(
    language: Annotated[str, typer.Option("--language", "-l", help="python, javascript or java")],
    folder: Annotated[Path, typer.Argument(help="where to write it; made if need be")] = Path(),
    game: Annotated[str, typer.Option("--game", help="the game")] = "spirit-island",
) -> None:
    """Write an adapter to begin with: it says hello, and skips every case until filled in."""
    from rulewright.conformance.checking.new_adapter import new_adapter as written

    for line in written(book_of(game), language, folder):
        print(line)


@app.command()
def serve(game: Game) -> None:
    """Let the reference speak the protocol over stdin and stdout."""
    from rulewright.conformance.checking.implementations import serve as replies

    for line in replies(book_of(game), sys.stdin.buffer):
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()


def _hand_over(
    run: Run, json: Path | None, junit: Path | None, html: Path | None, quiet: bool
) -> None:
    """Write the reports that are wanted, and print the summary even if one can't be written."""
    from rulewright.conformance.reports import as_json, as_junit, quietly, summary

    problems: list[str] = []
    if json is not None:
        problems += unwritten(json, as_json(run))
    if junit is not None:
        problems += unwritten(junit, as_junit(run))
    if html is not None:
        from rulewright.conformance.reporting.html_report import as_html

        problems += unwritten(html, as_html(run))
    print_lines(quietly(run) if quiet else summary(run))
    if problems:
        give_up("; ".join(problems))


def _nothing_checked(run: Run) -> str:
    """Say that every case was skipped; name what it has if it has none of their operations."""
    told = "nothing was checked: every case was skipped"
    wanted = {verdict.case.operation for verdict in run.verdicts}
    has = run.greeting.operations
    if wanted & set(has):
        return told
    return f"{told}; it has {', '.join(has)}" if has else f"{told}; it has no operation"


def _how_to_go_on() -> str:
    """Say how a run that was stopped is gone on with: as it was begun, and --resume."""
    words = [word for word in sys.argv[1:] if word != "--resume"]
    return f"go on with: {shlex.join(['rulewright', *words, '--resume'])}"
