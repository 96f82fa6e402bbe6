"""The commands that look something up in a rulebook, or write it down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.shared import (
    FAILED,
    CaseFiles,
    Game,
    Section,
    app,
    book_of,
    check_folders,
    check_sections,
    choose,
    give_up,
    load_from,
    print_lines,
    write_file,
)


@app.command()
def rule(
    wanted: Annotated[str, typer.Argument(help="a clause id, or words to search for")],
    game: Annotated[str | None, typer.Option("--game", help="search only this game")] = None,
) -> None:
    """Look up a clause: what it says, where it is carried out, by which cases it is exercised."""
    from rulewright.conformance.reporting.lookup import look_up

    print_lines(look_up(wanted, game))


@app.command()
def questions(
    wanted: Annotated[str | None, typer.Argument(help="a question id, as in SI-Q15")] = None,
    game: Annotated[str | None, typer.Option("--game", help="only this game")] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="draw how the readings of the question part")
    ] = None,
) -> None:
    """List the questions that a rulebook leaves open, or tell one: its readings, how they part."""
    from rulewright.conformance.reporting.lookup import draw_question, list_questions

    if svg is not None:
        if wanted is None:
            give_up("--svg draws how the readings of one question part: name it")
        check_folders(svg)
        write_file(svg, draw_question(wanted, game).encode())
    print_lines(list_questions(wanted, game))


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

    games = [book_of(game)] if game else [book_of(name) for name in names()]
    gap = False
    for book in games:
        check_sections(book, section)
        lines, has_gap = report(book, load_from(book, None), section, as_json=json)
        print_lines(lines) if not json else print(lines[0][0])
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
    cases: CaseFiles = None,
) -> None:
    """Let the reference play one case and tell what it asks, cites and changes."""
    from rulewright.conformance.reporting.lookup import narrate

    book = book_of(game)
    (chosen,) = choose(book, load_from(book, cases), None, None, [case])
    print_lines(narrate(book, chosen))


@app.command()
def operations(game: Game) -> None:
    """Print the operations of a game, what they ask, and the fields of a position (Markdown)."""
    from rulewright.conformance.reporting.reference_docs import operations_markdown

    book = book_of(game)
    print(operations_markdown(book, load_from(book, None)), end="")


@app.command()
def docs(
    folder: Annotated[Path, typer.Argument(help="where to write them")],
) -> None:
    """Write the pages on rules, questions and operations of every game (Markdown)."""
    from rulewright.conformance.reporting.reference_docs import pages
    from rulewright.core.games import names

    for book in map(book_of, names()):
        for name, page in pages(book, load_from(book, None)).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_file(folder / name, page.encode())
            print(folder / name)


@app.command()
def schemas(
    folder: Annotated[Path, typer.Argument(help="where to write them")],
) -> None:
    """Write the JSON Schemas of messages, cases, positions and rules."""
    from rulewright.conformance.schemas import schemas as every_schema

    folder.mkdir(parents=True, exist_ok=True)
    for name, content in every_schema().items():
        write_file(folder / name, content)
        print(folder / name)
