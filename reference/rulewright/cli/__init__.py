"""The command line: parses, calls, prints."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli import (
    changing,
    checking,
    counting,
    fuzzing,
    looking,
    mapping,
    packing,
    playing,
    proving,
    searching,
)
from rulewright.cli.shared import (
    COULD_NOT_RUN,
    FAILED,
    app,
    give_up,
    print_no_more,
    stopped_like_ctrl_c,
)


def main() -> None:
    """Run the command line; what the user can mend is told in a message, not a traceback."""
    if sys.stdout is None:  # it was closed by the caller
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # whatever the terminal can't show
    try:
        try:
            with stopped_like_ctrl_c():
                app()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        give_up("stopped")
    except BrokenPipeError:
        print_no_more()
        sys.exit(COULD_NOT_RUN)
    except Exception as error:
        if not _is_told(error):
            raise
        give_up(str(error))


def _is_told(error: Exception) -> bool:
    """Tell whether an error is one whose message is meant for the user."""
    from rulewright.conformance.checking.processes import CantStart
    from rulewright.core.asks import AnswerError
    from rulewright.core.clauses import BadData
    from rulewright.core.operations import Impossible

    return isinstance(error, (BadData, CantStart, Impossible, AnswerError, OSError))


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="print the version")] = False,
) -> None:
    """Executable rulebooks: check implementations of board games, clause by clause."""
    if show:
        from rulewright import __version__

        print(__version__)
        raise typer.Exit


__all__ = [
    "COULD_NOT_RUN",
    "FAILED",
    "app",
    "changing",
    "checking",
    "counting",
    "fuzzing",
    "looking",
    "main",
    "mapping",
    "packing",
    "playing",
    "proving",
    "searching",
]
