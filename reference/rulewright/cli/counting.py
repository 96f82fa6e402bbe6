"""The commands that count every way in which a game can go."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulewright.cli.shared import (
    FAILED,
    Game,
    Numbers,
    OwnMap,
    Readings,
    Timeout,
    app,
    book_of,
    check_folders,
    give_up,
    load_from,
    pairs,
    print_lines,
    write_file,
)

if TYPE_CHECKING:
    from rulewright.conformance.cases import Case
    from rulewright.conformance.checking.runner import Session
    from rulewright.conformance.counting.odds import Fixed
    from rulewright.conformance.counting.perft import Ply
    from rulewright.core.operations import Rulebook


class Choices(StrEnum):
    """How what is chosen is answered."""

    first = "first"
    range = "range"


CaseId = Annotated[
    str | None, typer.Option("--case", help="the position of this case; of those in --position")
]
Position = Annotated[
    str | None,
    typer.Option("--position", help="JSON of a position or a case: a file, - for stdin, or itself"),
]
Inputs = Annotated[
    list[str] | None, typer.Option("--input", help="an input of the operation: NAME=VALUE")
]
Limit = Annotated[int, typer.Option("--limit", min=1, help="how many ways to play at the most")]


@app.command()
def odds(
    game: Game,
    operation: Annotated[
        str | None, typer.Argument(help="the operation, as in ravage_land; that of --case")
    ] = None,
    case: CaseId = None,
    position: Position = None,
    own_map: OwnMap = None,
    inputs: Inputs = None,
    rule: Numbers = None,
    reading: Readings = None,
    of: Annotated[
        list[str] | None,
        typer.Option("--of", help="only this field, as in lands.A2.blight; all that changes"),
    ] = None,
    answer: Annotated[
        list[str] | None,
        typer.Option(
            "--answer", help="a fixed answer: KEY:SUBJECT=VALUE, or KEY=VALUE for every subject"
        ),
    ] = None,
    choose: Annotated[
        Choices,
        typer.Option("--choose", help="what is chosen: always the first option, or whatever"),
    ] = Choices.range,
    limit: Limit = 100_000,
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="draw it, as SVG")] = None,
) -> None:
    """Tell what can come of an operation in a position, and how likely it is.

    Every way it can go is played, with the exact probability of its chance. Where something is
    chosen, the least and the greatest probability are told, whatever is chosen.

    A case is taken with its position and rules, and with the inputs of its operation if it is that
    one; its answers are left aside.
    """
    from rulewright.conformance.counting.odds import chances, put
    from rulewright.conformance.counting.odds_report import as_json, as_svg, told

    check_folders(svg)
    book = book_of(game)
    on_table = _table(book, position, case, rule, reading)
    places = _places(book, own_map, on_table)
    laid = put(book, on_table, operation, pairs("input", inputs), places)
    try:
        found = chances(laid, of or (), _fixed(answer), choose.value, limit)
    except KeyboardInterrupt:
        give_up("stopped before every way was played: fix answers, or set a lower --limit")
    if svg is not None:
        write_file(svg, as_svg(found))
    if json:
        print(as_json(found).decode(), end="")
    else:
        print_lines(told(found, blocks=_has_blocks()))


@app.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Option("--depth", min=1, help="how many operations deep")],
    case: CaseId = None,
    position: Position = None,
    inputs: Annotated[
        list[str] | None,
        typer.Option("--input", help="an input of the set-up, without --position: NAME=VALUE"),
    ] = None,
    rule: Numbers = None,
    reading: Readings = None,
    implementation: Annotated[
        str | None,
        typer.Option(
            "--implementation", "-i", help="let this one play it too, and find where it parts"
        ),
    ] = None,
    timeout: Timeout = 10.0,
    save: Annotated[
        Path | None, typer.Option("--save", help="write the case in which it parts")
    ] = None,
    limit: Limit = 100_000,
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Count in how many ways a game can go, operation by operation, and how probably.

    It begins with the game set up, all that is asked getting its first answer, or with a position.
    Choices are weighed as if all answers, and all operations that are due, were equally likely.

    Exit code 0: it was counted. 1: the implementation parts from the reference. 2: could not run.
    """
    from rulewright.conformance.counting import perft as counting

    check_folders(save)
    if save is not None and implementation is None:
        give_up("--save keeps the case in which an implementation parts: name it with -i")
    if position is not None and inputs:
        give_up(f"--input {inputs[0]}: there is no set-up: leave --position off")
    book = book_of(game)
    on_table = _table(book, position, case, rule, reading)
    laid = counting.start(book, on_table, pairs("input", inputs))
    beside = parted = None
    counted: list[Ply] = []
    with _session(book, implementation, timeout) as session:
        if session is not None:
            beside = counting.Beside(session, laid, on_table)
        if not json:
            print_lines([counting.head()])
        try:
            for ply, carried in counting.plies(laid, depth, limit):
                counted.append(ply)
                if not json:
                    print_lines([counting.row(ply)])
                if beside is not None:
                    parted = beside.play(ply, carried)
                if parted is not None:
                    break
        except KeyboardInterrupt:
            give_up(f"stopped after {len(counted)} plies")
    if save is not None and parted is not None:
        write_file(save, counting.as_case_file(parted))
    if not counted and not json:
        print_lines([counting.nothing_due(laid)])
    if json:
        print(counting.as_json(book, counted, beside, parted).decode(), end="")
    elif beside is not None:
        print_lines(counting.told(beside, parted))
    if parted is not None:
        if not json:
            print(_again(book, str(implementation), save))
        raise typer.Exit(FAILED)
    if beside is not None and not beside.compared:
        give_up("nothing was compared")


@contextmanager
def _session(book: Rulebook, what: str | None, timeout: float) -> Iterator[Session | None]:
    """Start an implementation, if one is named, and end it."""
    from rulewright.conformance.checking.runner import Session

    if what is None:
        yield None
        return
    session = Session.open(book, what, timeout)
    try:
        yield session
    finally:
        session.close()


def _again(book: Rulebook, what: str, save: Path | None) -> str:
    """Say how the case in which an implementation parts is played again."""
    if save is None:
        return "keep it with --save FILE"
    game = book.name.replace("_", "-")
    words = ["rulewright", "check", game, "--implementation", what, "--cases", str(save)]
    return f"run it again: {shlex.join(words)}"


def _table(
    book: Rulebook,
    position: str | None,
    case: str | None,
    rules: list[str] | None,
    readings: list[str] | None,
) -> Case:
    """Return what the options put on the table."""
    from rulewright.conformance.counting.odds import table, value_of, with_rules

    where, content = _read(position)
    own = load_from(book, None) if case is not None and content is None else ()
    changed = {name: value_of(text) for name, text in pairs("rule", rules).items()}
    return with_rules(
        book, table(book, where, content, case, own), changed, pairs("reading", readings)
    )


def _places(book: Rulebook, own_map: Path | None, on_table: Case) -> Mapping[str, Any] | None:
    """Return the places of a map of one's own; refuse it beside a case that brings its map."""
    from rulewright.conformance.reference import read_map

    if own_map is None:
        return None
    if on_table.places:
        give_up(f"--map {own_map}: {on_table.id} brings its own map: leave --map off")
    return read_map(book, own_map)


def _read(position: str | None) -> tuple[str, bytes | None]:
    """Return the JSON that an option names or holds, and what to call it."""
    if position is None:
        return "the empty table", None
    if position == "-":
        return "stdin", sys.stdin.buffer.read()
    if position.lstrip().startswith("{"):
        return "--position", position.encode(errors="surrogateescape")
    try:
        return position, Path(position).read_bytes()
    except OSError as error:
        give_up(f"{position}: can't be read: {error.strerror or error}")


def _fixed(words: list[str] | None) -> list[Fixed]:
    """Split KEY:SUBJECT=VALUE, or KEY=VALUE."""
    from rulewright.conformance.counting.odds import value_of

    fixed: list[Fixed] = []
    for word in words or ():
        name, equals, value = word.partition("=")
        key, colon, subject = name.partition(":")
        if not equals or not key:
            give_up(f"--answer {word}: write KEY:SUBJECT=VALUE, or KEY=VALUE for every subject")
        if not colon and any(key == other and s is None for other, s, _ in fixed):
            give_up(f"--answer {key}: it is given twice")
        answer: Any = value_of(value)
        fixed.append((key, subject if colon else None, answer))
    return fixed


def _has_blocks() -> bool:
    """Tell whether what is printed may hold block characters."""
    try:
        "█░▏".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
