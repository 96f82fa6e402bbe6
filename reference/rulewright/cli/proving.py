"""The command that proves the cases: would they notice a rule that is broken?"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.shared import (
    COULD_NOT_RUN,
    FAILED,
    MOST_JOBS,
    Game,
    Progress,
    Quiet,
    app,
    book_of,
    check_folders,
    check_sections,
    give_up,
    load_from,
    print_lines,
    write_file,
)


@app.command()
def mutants(
    game: Game,
    section: Annotated[
        list[str] | None,
        typer.Option("--section", help="only what carries out clauses of this section"),
    ] = None,
    module: Annotated[
        list[str] | None, typer.Option("--module", help="only this rule module, as in ravage")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="write it as JSON")] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            "-j",
            min=1,
            max=MOST_JOBS,
            help="processes at once; as many as there are cores",
        ),
    ] = None,
    quiet: Quiet = False,
) -> None:
    """Break each rule in turn, by the operators of mutmut, and see whether a case notices.

    Exit code 0: at least 95 % are noticed of those that have no reason why none can. 1: fewer are,
    or a reason doesn't hold any more. 2: could not run, or was stopped.
    """
    try:
        from rulewright.conformance.proving.mutants import plan, reasons_of
        from rulewright.conformance.proving.trying import carry_out
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in ("libcst", "mutmut"):
            raise
        give_up(f"breaking rules needs {missing}: pip install 'rulewright[dev]'")
    from rulewright.conformance.proving.mutants_report import as_json, good_enough, told

    book = book_of(game)
    check_sections(book, section)
    check_folders(json)
    try:
        cases = load_from(book, None)
        planned = plan(book, cases, reasons_of(book), section or (), module or ())
    except KeyboardInterrupt:
        give_up("stopped before any rule was broken")
    with Progress(len(planned.mutants), quiet, "survived") as progress:
        trial = carry_out(planned, jobs or os.cpu_count() or 1, progress.step)
    print_lines(told(trial, quiet=quiet))
    if json is not None:
        write_file(json, as_json(trial))
    if not trial.complete:
        raise typer.Exit(COULD_NOT_RUN)
    raise typer.Exit(0 if good_enough(trial) else FAILED)
