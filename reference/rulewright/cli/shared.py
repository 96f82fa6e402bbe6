"""What all commands share: the app, the exit codes, choosing cases, printing and writing."""

from __future__ import annotations

import math
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, Protocol

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
    from rulewright.conformance.cases import Case
    from rulewright.core.operations import Rulebook


class _Commands(TyperGroup):
    """The commands; what ends one of them from outside is told, and has exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command: here, for typer would end it with a code of its own."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            print_no_more()
            sys.exit(COULD_NOT_RUN)
        except KeyboardInterrupt:
            give_up("stopped")


app = typer.Typer(
    cls=_Commands,
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Executable rulebooks: check implementations of board games, clause by clause.",
)

FAILED, COULD_NOT_RUN = 1, 2
MOST_JOBS = 64
"""No command plays in more processes than this at once."""


def finite(value: float | None) -> float | None:
    """Refuse nan and inf, which no range of an option keeps out."""
    if value is not None and not math.isfinite(value):
        raise typer.BadParameter(f"{value} is no finite number")
    return value


Game = Annotated[str, typer.Argument(help="the game, as in spirit-island")]
Section = Annotated[
    list[str] | None, typer.Option("--section", help="only cases that test clauses of this section")
]
OwnMap = Annotated[
    Path | None,
    typer.Option("--map", help="the map that is played on, as a file; not if hello sends it"),
]
Quiet = Annotated[
    bool, typer.Option("--quiet", "-q", help="only the totals, and the ids of what failed")
]
Implementation = Annotated[
    str,
    typer.Option(
        "--implementation",
        "-i",
        help='a command ("node adapter.mjs"), python:module:object, or reference',
    ),
]
Timeout = Annotated[
    float,
    typer.Option(
        "--timeout", min=0.01, max=86400, callback=finite, help="seconds to wait for a reply"
    ),
]
CaseFiles = Annotated[
    list[Path] | None, typer.Option("--cases", help="cases of this file instead of our own")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, max=MOST_JOBS, help="processes at once")]
Numbers = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NUMBER=VALUE", help="a number of the rules becomes another"),
]
Readings = Annotated[
    list[str] | None,
    typer.Option("--reading", metavar="Q=READING", help="a question is read in another way"),
]
Amendments = Annotated[
    list[str] | None,
    typer.Option("--amend", metavar="NAME", help="an amendment is put in force"),
]


@contextmanager
def stopped_like_ctrl_c() -> Iterator[None]:
    """Take a request to end, and the end of the terminal, as Ctrl-C: commands tell of it."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        for number in (s for s in signal.Signals if s.name in ("SIGTERM", "SIGHUP")):
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, interrupt)
    try:
        yield
    finally:
        for changed, handler in before.items():
            signal.signal(changed, handler)


def print_no_more() -> None:
    """Let what is still printed vanish: whoever reads stdout has left, as `head` does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def give_up(message: str) -> NoReturn:
    """End with exit code 2 and a message."""
    lines = map(printable, f"rulewright: {message}".splitlines())
    try:
        print("\n".join(lines), file=sys.stderr, flush=True)
    except OSError:  # whoever can't be told still gets the exit code
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    sys.exit(COULD_NOT_RUN)


def book_of(name: str) -> Rulebook:
    """Return the rulebook of a game; refuse an unknown one."""
    from rulewright.core.games import rulebook

    return rulebook(name)


def load_from(book: Rulebook, files: Sequence[Path] | None) -> list[Case]:
    """Load the cases of some files, or the game's own."""
    from rulewright.conformance.cases import load_cases
    from rulewright.conformance.data import vector_files
    from rulewright.conformance.reference import check_case
    from rulewright.core.clauses import BadData

    if not files:
        return load_cases(vector_files(book.name), book.clauses)
    cases = load_cases(files, book.clauses)
    for case in cases:
        check_case(book, case)
    if not cases:
        raise BadData(f"{', '.join(map(str, files))}: there are no cases")
    return cases


def choose(
    book: Rulebook,
    cases: list[Case],
    sections: list[str] | None,
    operations: list[str] | None,
    ids: list[str] | None,
) -> list[Case]:
    """Choose cases; refuse a name that chooses none."""
    from rulewright.conformance.reference import find_operation
    from rulewright.core.clauses import BadData

    check_sections(book, sections)
    if sections:
        wanted = set(sections)
        cases = [c for c in cases if any(book.clauses[t].section in wanted for t in c.tests)]
    if operations:
        full = [o if "." in o else f"{book.name}.{o}" for o in operations]
        for name in full:
            find_operation(book, name)
        cases = [c for c in cases if c.operation in full]
    for name in ids or ():
        if name not in {c.id for c in cases}:
            raise BadData(f"there is no case {name!r}{near(name, (c.id for c in cases))}")
    if ids:
        cases = [c for c in cases if c.id in ids]
    if not cases:
        raise BadData("no case is left: take off --section, --operation or --case")
    return cases


def check_sections(book: Rulebook, sections: list[str] | None) -> None:
    """Refuse a section that the rulebook doesn't have."""
    from rulewright.core.clauses import BadData

    names = [section.name for section in book.sections]
    for name in sections or ():
        if name not in names:
            raise BadData(f"there is no section {name!r}{near(name, names)}")


def near(name: str, names: Iterable[str]) -> str:
    """Return a hint at the name that was meant, if one is near."""
    import difflib

    found = difflib.get_close_matches(name, list(names), 1)
    return f": did you mean {found[0]}?" if found else ""


def pairs(option: str, words: list[str] | None) -> dict[str, str]:
    """Split NAME=VALUE; refuse what is no pair, and a name that stands there twice."""
    found: dict[str, str] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            give_up(f"--{option} {word}: write NAME=VALUE")
        if name in found:
            give_up(f"--{option} {name}: it is given twice")
        found[name] = value
    return found


def check_folders(*files: Path | None) -> None:
    """Refuse, before anything is played, a file without a folder, a folder, and one named twice."""
    named = [file.resolve() for file in files if file is not None and not file.is_char_device()]
    for twice in named:
        if named.count(twice) > 1:
            give_up(f"{twice}: two reports can't be written to one file: name another")
    for file in files:
        if file is not None and not file.parent.is_dir():
            give_up(f"{file}: there is no folder {file.parent}")
        if file is not None and file.is_dir():
            give_up(f"{file}: can't be written: it is a folder, name a file")


def write_file(file: Path, content: bytes) -> None:
    """Write a file, or give up with a message."""
    for problem in unwritten(file, content):
        give_up(problem)


def unwritten(file: Path, content: bytes) -> list[str]:
    """Write a file; return why it can't be written, or nothing."""
    from rulewright.conformance.reports import write

    try:
        write(file, content)
    except OSError as error:
        return [f"{file}: can't be written: {error.strerror or error}"]
    return []


LONGEST = 2000
"""A printed line is cut here, whatever an implementation sends."""


def printable(text: str) -> str:
    """Write a text so that it can't steer the terminal, and cut it if it is enormous."""
    cut = text[:LONGEST]
    shown = "".join(c if c.isprintable() or c == "\t" else repr(c)[1:-1] for c in cut)
    return shown if len(text) <= LONGEST else f"{shown} … ({len(text)} characters)"


def print_lines(lines: Iterable[tuple[str, str]]) -> None:
    """Print lines, each with its style; plainly where stdout is no terminal."""
    if not sys.stdout.isatty():
        try:
            for text, _ in lines:
                print(printable(text))
            sys.stdout.flush()
        except BrokenPipeError:
            print_no_more()  # the exit code still tells how it went
        except OSError as error:
            print_no_more()
            give_up(f"stdout can't be written: {error.strerror or error}")
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for text, style in lines:
        console.print(Text(printable(text), style=style))


class Counted(Protocol):
    """What a progress bar counts: a verdict, or the like."""

    @property
    def failed(self) -> bool:
        """Whether it is told as having failed."""


class Progress:
    """A progress bar on a terminal that can move its cursor, nothing elsewhere."""

    def __init__(self, total: int, quiet: bool, failing: str = "failed") -> None:
        """Count to a total, and tell by a word of one's own how many failed."""
        self._total = total
        self._failing = failing
        terminal = sys.stderr is not None and sys.stderr.isatty()
        moves = os.environ.get("TERM") not in ("dumb", "unknown")
        self._shown = terminal and moves and not quiet
        self._bar: Any = None
        self.step: Callable[[Counted], None] = lambda _: None

    def __enter__(self) -> Progress:
        """Begin."""
        if self._shown:
            from rich.console import Console
            from rich.progress import Progress

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._bar.start()
            task = self._bar.add_task("playing", total=self._total)
            failed = 0

            def step(counted: Counted) -> None:
                nonlocal failed
                failed += counted.failed
                told = f"playing, {failed} {self._failing}"
                self._bar.update(task, advance=1, description=told)

            self.step = step
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        if self._bar is not None:
            self._bar.stop()
