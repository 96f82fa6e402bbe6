"""The commands on maps that users bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.shared import (
    FAILED,
    app,
    book_of,
    check_folders,
    give_up,
    print_lines,
    write_file,
)

if TYPE_CHECKING:
    from rulewright.core.maps import OwnMaps

maps = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look at a map of your own, and draw it."
)
app.add_typer(maps, name="map")

File = Annotated[Path, typer.Argument(help="the file of the map (TOML)")]
OfGame = Annotated[
    str | None, typer.Option("--game", help="the game; that with maps if it is the only one")
]


FIRST = 3
"""So many of the spaces that are missing are named if not all are wanted."""


@maps.command()
def validate(
    file: File,
    game: OfGame = None,
    every: Annotated[
        bool, typer.Option("--all", help="list every space that the rulebook names and it hasn't")
    ] = False,
) -> None:
    """List everything that is wrong with a map, and what differs from the printed one.

    Exit code 0: it can be played on. 1: it has problems. 2: it could not be read.
    """
    report = _maps_of(game).look(file)
    lines = [(f"{file}: {report.summary}", "bold")]
    lines.extend((f"  {problem}", "bold red") for problem in report.problems)
    lines.extend((f"  note: {note}", "dim") for note in report.notes)
    lines.extend((line, "dim") for line in _missing(report.missing, every))
    number = len(report.problems)
    told = f"{number} problem{'s' if number != 1 else ''}" if number else "no problem"
    lines.append((told, "bold red" if number else "green"))
    print_lines(lines)
    raise typer.Exit(FAILED if number else 0)


@maps.command()
def draw(
    file: File,
    svg: Annotated[Path, typer.Option("--svg", help="where the drawing is written")],
    game: OfGame = None,
) -> None:
    """Draw a map as SVG, as far as it is sound.

    Exit code 0: it was drawn. 2: it could not be read or written.
    """
    check_folders(svg)
    write_file(svg, _maps_of(game).draw(file).encode())
    print(f"{svg}: written")


def _missing(names: Sequence[str], every: bool) -> Iterator[str]:
    """Tell how many spaces are missing and the first of them, or list all."""
    if not names:
        return
    more = len(names) - FIRST
    told = f"  note: spaces that the rulebook names and this map doesn't have: {len(names)}"
    if every:
        yield told
        yield from (f"    {name}" for name in names)
    elif more > 0:
        yield f"{told}: {', '.join(names[:FIRST])} and {more} more (--all lists them)"
    else:
        yield f"{told}: {', '.join(names)}"


def _maps_of(game: str | None) -> OwnMaps:
    """Return what a game can do with maps; without a name, the only game that can."""
    from rulewright.core.games import names

    if game is not None:
        maps = book_of(game).own_maps
        return maps or give_up(f"{book_of(game).title} takes no map of one's own")
    found = {name: book_of(name).own_maps for name in names()}
    able = {name.replace("_", "-"): maps for name, maps in found.items() if maps is not None}
    if len(able) != 1:
        give_up(f"name the game with --game: {', '.join(able) or 'none takes a map'}")
    return next(iter(able.values()))
