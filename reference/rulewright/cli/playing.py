"""The command that plays whole games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.shared import (
    Amendments,
    Game,
    Numbers,
    Readings,
    app,
    book_of,
    check_folders,
    pairs,
    print_lines,
    write_file,
)

if TYPE_CHECKING:
    from rulewright.conformance.playing import Step


@app.command()
def play(
    game: Game,
    spirits: Annotated[
        str, typer.Option("--spirits", help='the Spirits that play, as in "River, Lightning"')
    ] = "",
    adversary: Annotated[
        str, typer.Option("--adversary", help="the Adversary and its level, as in england:3")
    ] = "",
    scenario: Annotated[str, typer.Option("--scenario", help="the Scenario, as in blitz")] = "",
    progression: Annotated[
        str,
        typer.Option("--progression", help="who gains its Powers by its Power Progression card"),
    ] = "",
    players: Annotated[str, typer.Option("--players", help="how many play, as in 2")] = "",
    solo: Annotated[
        str, typer.Option("--solo", help="the AI crew card of a solo game, as in outrider")
    ] = "",
    components: Annotated[
        str,
        typer.Option("--components", metavar="FILE", help="your own pack of components"),
    ] = "",
    inputs: Annotated[
        list[str] | None,
        typer.Option("--input", help="another input of the set-up: NAME=VALUE"),
    ] = None,
    number: Numbers = None,
    reading: Readings = None,
    amend: Amendments = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="equal seeds give equal games")] = 1,
    trace: Annotated[
        Path | None, typer.Option("--trace", help="write each step as a case into this file")
    ] = None,
) -> None:
    """Play a whole game by chance, and tell it turn by turn.

    With --trace, `rulewright check --cases FILE` plays the same game with an implementation.

    Exit code 0: it came to its end. 2: it could not be played.
    """
    from rulewright.conformance.cases import write_cases
    from rulewright.conformance.changing.changes import change_from
    from rulewright.conformance.playing import as_case, begin, play_game, told

    check_folders(trace)
    book = book_of(game)
    change = change_from(book, number or (), reading or (), amend or ())
    options = {
        "spirits": spirits,
        "adversary": adversary,
        "scenario": scenario,
        "progression": progression,
        "players": players,
        "solo": solo,
        "components": components,
    }
    laid = begin(book, options, pairs("input", inputs), change)
    steps: list[Step] = []

    def played() -> Iterator[Step]:
        for step in play_game(book, laid.game, laid.position, laid.inputs, seed):
            steps.append(step)
            yield step

    print_lines(told(played()))
    end = f"{book.over(laid.game, steps[-1].after)}, turn {steps[-1].turn}, {len(steps)} steps"
    print_lines([(end, "")])
    if trace is not None:
        name = f"play-{seed}"
        cases = [as_case(book, laid.game, step, n, name) for n, step in enumerate(steps, 1)]
        write_file(trace, write_cases(trace, cases))
