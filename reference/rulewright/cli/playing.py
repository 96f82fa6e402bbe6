"""The command that plays whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.shared import Game, app, book_of, check_folders, print_lines, write_file


@app.command()
def play(
    game: Game,
    spirits: Annotated[str, typer.Option("--spirits", help='who plays, as in "River, Lightning"')],
    adversary: Annotated[
        str, typer.Option("--adversary", help="the Adversary and its level, as in england:3")
    ] = "",
    seed: Annotated[int, typer.Option("--seed", help="equal seeds give equal games")] = 1,
    trace: Annotated[
        Path | None, typer.Option("--trace", help="write each step as a case into this file")
    ] = None,
) -> None:
    """Play a whole game by chance, and tell it turn by turn.

    Exit code 0: it came to its end. 2: it could not be played.
    """
    from rulewright.conformance.cases import write_cases
    from rulewright.conformance.playing import as_case, play_game, told

    check_folders(trace)
    book = book_of(game)
    components = book.components()
    options = {"spirits": spirits, "adversary": adversary}
    position, inputs = book.begin_game(components, options)
    in_force = book.game(book.rules(), components, None)
    steps = list(play_game(book, in_force, position, inputs, seed))
    print_lines(told(iter(steps)))
    print(f"{book.over(in_force, steps[-1].after)}, turn {steps[-1].turn}, {len(steps)} steps")
    if trace is not None:
        name = f"play-{seed}"
        cases = [as_case(book, in_force, step, n, name) for n, step in enumerate(steps, 1)]
        write_file(trace, write_cases(trace, cases))
