"""The commands on packs of components that users bring."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.shared import FAILED, app, book_of, give_up, print_lines

if TYPE_CHECKING:
    from rulewright.core.packs import OwnPacks

packs = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look at a pack of components of your own."
)
app.add_typer(packs, name="components")


@packs.command()
def validate(
    file: Annotated[Path, typer.Argument(help="the file of the pack (TOML)")],
    game: Annotated[
        str | None, typer.Option("--game", help="the game; that with packs if it is the only one")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """List everything that is wrong with a pack of components, and what it lacks.

    Exit code 0: it can be used. 1: it has problems. 2: it could not be read.
    """
    report = _packs_of(game).look(file)
    number = len(report.problems)
    if json:
        import msgspec

        told = {"file": str(file), **msgspec.to_builtins(report)}
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
        raise typer.Exit(FAILED if number else 0)
    lines = [(f"{file}: {report.summary}", "bold")]
    lines.extend((f"  {problem}", "bold red") for problem in report.problems)
    lines.extend((f"  note: {note}", "dim") for note in report.notes)
    told_last = f"{number} problem{'s' if number != 1 else ''}" if number else "no problem"
    lines.append((told_last, "bold red" if number else "green"))
    print_lines(lines)
    raise typer.Exit(FAILED if number else 0)


def _packs_of(game: str | None) -> OwnPacks:
    """Return what a game can do with packs; without a name, the only game that can."""
    from rulewright.core.games import names

    if game is not None:
        packs = book_of(game).own_packs
        return packs or give_up(f"{book_of(game).title} takes no components of one's own")
    found = {name: book_of(name).own_packs for name in names()}
    able = {name.replace("_", "-"): packs for name, packs in found.items() if packs is not None}
    if len(able) != 1:
        give_up(f"name the game with --game: {', '.join(able) or 'none takes components'}")
    return next(iter(able.values()))
