"""The commands that search: for what parts the readings of a question, and what is followed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.shared import (
    FAILED,
    CaseFiles,
    Game,
    Implementation,
    OwnMap,
    Progress,
    Quiet,
    Timeout,
    app,
    book_of,
    check_folders,
    give_up,
    load_from,
    print_lines,
    write_file,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.conformance.searching.witness_report import Found
    from rulewright.core.operations import Rulebook


@app.command()
def witness(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[QUESTION]…", help="question ids, as in SI-Q15; all if none is"),
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="only questions of this game")] = None,
    tries: Annotated[
        int | None, typer.Option("--tries", min=0, help="how many plays to draw for each question")
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="commit what is found to tests/vectors, in a checkout")
    ] = False,
    json: Annotated[Path | None, typer.Option("--json", help="write it as JSON")] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="draw the witness of the one question named")
    ] = None,
    quiet: Quiet = False,
) -> None:
    """Find the smallest case in which the readings of a question come out differently.

    Exit code 0: found, or told why not. 1: one is found that is to be committed. 2: could not run.
    """
    from rulewright.conformance.searching.witness_report import file_of_witnesses, with_witnesses
    from rulewright.core.games import names, rulebook_of

    wanted = list(dict.fromkeys(wanted or ()))
    if svg is not None and len(wanted) != 1:
        give_up("--svg draws one witness: name its question")
    check_folders(json, svg)
    books = {rulebook_of(name).name: rulebook_of(name) for name in wanted}
    if game is not None:
        books = {book_of(game).name: book_of(game)}
    every: list[Found] = []
    good = True
    for book in books.values() or map(book_of, names()):
        file = file_of_witnesses(book) if write else None
        chosen = [name for name in wanted if game or rulebook_of(name) is book]
        found = _found(book, chosen, tries, quiet)
        every.extend(found)
        if file is not None:
            write_file(file, with_witnesses(file, found))
            print(file)
        elif any(not one.good for one in found):
            good = False
    if json is not None:
        from rulewright.conformance.searching.witness_report import witnesses_as_json

        write_file(json, witnesses_as_json(every))
    if svg is not None:
        _draw(svg, every[0])
    raise typer.Exit(0 if good else FAILED)


def _found(book: Rulebook, wanted: Sequence[str], tries: int | None, quiet: bool) -> list[Found]:
    """Find the witnesses of some questions, and tell each as it is found."""
    from rulewright.conformance.searching.witness_report import (
        beside_committed,
        questions_of,
        witness_words,
    )
    from rulewright.conformance.searching.witness_search import TRIES, find_witness

    cases = load_from(book, None)
    tries = TRIES if tries is None else tries
    every: list[Found] = []
    for question in questions_of(book, wanted):
        try:
            with Progress(tries, quiet, "part") as progress:
                found = find_witness(book, question, cases, tries, progress.step)
        except KeyboardInterrupt:
            give_up(f"stopped while {question.id} was searched: nothing is written")
        every.append(beside_committed(book, found, cases))
        lines = [(f"{question.id}: {every[-1].beside}", "")]
        print_lines(lines if quiet else witness_words(book, every[-1]))
    return every


def _draw(svg: Path, found: Found) -> None:
    from rulewright.conformance.searching.parting import as_svg
    from rulewright.core.games import rulebook_of

    if found.case is None:
        give_up(f"{svg}: there is nothing to draw")
    drawn = as_svg(rulebook_of(found.witness.question.id), found.case)
    if not drawn:
        give_up(f"{svg}: there is no land to draw")
    write_file(svg, drawn.encode())


@app.command()
def readings(
    game: Game,
    implementation: Implementation,
    cases: CaseFiles = None,
    timeout: Timeout = 10.0,
    own_map: OwnMap = None,
    json: Annotated[Path | None, typer.Option("--json", help="write it as JSON")] = None,
) -> None:
    """Find which reading of each open question an implementation follows.

    Exit code 0: told, whatever it follows. 2: could not run.
    """
    from rulewright.conformance.checking.runner import Session
    from rulewright.conformance.searching.readings import (
        fingerprint,
        readings_as_json,
        readings_words,
    )

    book = book_of(game)
    every = load_from(book, cases)
    check_folders(json)
    session = Session.open(book, implementation, timeout, own_map)
    try:
        found = fingerprint(session, every)
    except KeyboardInterrupt:
        give_up("stopped before every question was seen: nothing is written")
    finally:
        session.close()
    print_lines(readings_words(session, found))
    for warning in session.implementation.warnings:
        print(f"  Note: {warning}")
    if json is not None:
        write_file(json, readings_as_json(session, found))
