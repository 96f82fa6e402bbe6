"""Journals: every verdict of a run, written as it falls, so that a run can be gone on with.

A journal is a file of JSON Lines: a header, then one line for each verdict. A verdict that a second
play must still settle stands there twice; the later line holds. What a kill left of a last line is
dropped. Nothing here asks the clock: all times are handed in.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import msgspec

from rulewright import __version__
from rulewright.conformance.cases import Case
from rulewright.conformance.checking.runner import mark_known
from rulewright.conformance.known import KnownFailure
from rulewright.conformance.protocol import Greeting
from rulewright.conformance.reports import Run
from rulewright.conformance.verdicts import Verdict
from rulewright.core.clauses import BadData
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook

FORMAT = 1
"""The version of the format of a journal."""
KEPT = 20
"""How many journals that nobody named are kept."""


class About(msgspec.Struct, frozen=True):
    """What a run plays, known before it begins.

    Attributes:
        harness: name and version of the harness.
        game: the import name of the game.
        implementation: as on the command line.
        digest: of the chosen cases.
        total: how many they are.
        options: the options that chose them.
        known: the known failures by case id.
    """

    harness: str
    game: str
    implementation: str
    digest: str
    total: int
    options: Mapping[str, tuple[str, ...]] = {}
    known: Mapping[str, KnownFailure] = {}


def about(
    book: Rulebook,
    what: str,
    cases: Sequence[Case],
    known: Mapping[str, KnownFailure],
    options: Mapping[str, Sequence[object] | None],
) -> About:
    """Say what a run plays.

    Args:
        book: the game.
        what: the implementation, as on the command line.
        cases: the chosen cases.
        known: known failures by case id.
        options: the options that chose the cases; those that weren't given are left out.
    """
    encode = msgspec.json.Encoder(order="deterministic").encode
    digest = hashlib.sha256(b"\n".join(map(encode, cases))).hexdigest()[:32]
    given = {name: tuple(map(str, values)) for name, values in options.items() if values}
    return About(f"rulewright {__version__}", book.name, what, digest, len(cases), given, known)


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="journal"):
    """The first line of a journal.

    Attributes:
        format: the version of the format.
        about: what is played.
        greeting: what the implementation says of itself.
    """

    format: int
    about: About
    greeting: Greeting


class Fallen(msgspec.Struct, frozen=True, tag_field="line", tag="verdict"):
    """A verdict as it fell.

    Attributes:
        settled: whether it holds; otherwise a second play must settle it.
        seconds: how long the case took, from the verdict before it in the same process to its own.
        number: the place of the case among those chosen.
        at: how many seconds of play had gone by in all.
        verdict: the verdict, with known failures not yet marked.
    """

    settled: bool
    seconds: float
    number: int
    at: float
    verdict: Verdict


class End(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The line that a run writes when it ends or is stopped by Ctrl-C.

    Attributes:
        at: how many seconds of play had gone by in all.
        warnings: what was odd about the implementation.
    """

    at: float
    warnings: tuple[str, ...] = ()


_Line: TypeAlias = Header | Fallen | End
_MARK = b'{"line":"journal"'
_DECODER: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)


class Kept(msgspec.Struct, frozen=True):
    """What a journal holds.

    Attributes:
        header: its first line; None if the run was ended before that was written.
        fallen: the verdicts by case id.
        warnings: what was odd.
        seconds: how long was played.
        size: how many bytes are whole lines.
    """

    header: Header | None = None
    fallen: Mapping[str, Fallen] = {}
    warnings: tuple[str, ...] = ()
    seconds: float = 0.0
    size: int = 0

    @property
    def settled(self) -> Mapping[str, Fallen]:
        """The verdicts that hold."""
        return {case: fallen for case, fallen in self.fallen.items() if fallen.settled}


def read_journal(file: Path) -> Kept:
    """Read a journal; a last line that isn't whole is left out.

    Raises:
        BadData: it can't be read, is no journal, or one of another format.
    """
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadData(f"{file}: can't be read: {error.strerror or error}") from None
    return _kept(file, content)


def _kept(file: Path, content: bytes) -> Kept:
    if not (content.startswith(_MARK) or _MARK.startswith(content)):
        raise BadData(f"{file}: this is not a journal: name a file that check --journal wrote")
    whole, _, _ = content.rpartition(b"\n")
    fallen: dict[str, Fallen] = {}
    warnings: dict[str, None] = {}
    header: Header | None = None
    seconds = 0.0
    for number, line in enumerate(_lines(file, whole), 1):
        if isinstance(line, Header) != (number == 1):
            raise BadData(f"{file}:{number}: two runs have written here: start a new journal")
        if isinstance(line, Header):
            header = line
            continue
        if isinstance(line, Fallen):
            fallen[line.verdict.case.id] = line
        else:
            warnings.update(dict.fromkeys(line.warnings))
        seconds = line.at
    return Kept(header, fallen, tuple(warnings), seconds, len(whole) + 1 if whole else 0)


def _lines(file: Path, whole: bytes) -> Iterator[_Line]:
    for number, line in enumerate(whole.splitlines(), 1):
        if number == 1:
            _check_format(file, line)
        try:
            yield _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadData(f"{file}:{number}: this is no line of a journal: {error}") from None


class _Probe(msgspec.Struct):
    format: int


def _check_format(file: Path, line: bytes) -> None:
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        found = msgspec.json.decode(line, type=_Probe).format
        if found != FORMAT:
            raise BadData(
                f"{file}: its format is {found}, and this version reads {FORMAT}: "
                "use the version of rulewright that wrote it"
            )


def as_run(file: Path) -> Run:
    """Make of a journal the run that it tells of.

    Raises:
        BadData: it is no journal, holds nothing, or was written by a version with other rules.
    """
    kept = read_journal(file)
    if kept.header is None:
        raise BadData(f"{file}: nothing had been played when this was written")
    plays = kept.header.about
    book = rulebook(plays.game)
    fallen = sorted(kept.fallen.values(), key=lambda f: f.number)
    for line in fallen:
        _check_names(file, book, plays.harness, line.verdict)
    return Run(
        book,
        plays.implementation,
        kept.header.greeting,
        mark_known((line.verdict for line in fallen), plays.known),
        kept.warnings,
        kept.seconds,
        len(kept.settled) == plays.total,
        plays.options.get("cases", ()),
        {line.verdict.case.id: line.seconds for line in fallen},
        plays.harness,
        plays.options.get("map", ("",))[0],
    )


def _check_names(file: Path, book: Rulebook, harness: str, verdict: Verdict) -> None:
    """Refuse clauses and questions that this version doesn't know."""
    case = verdict.case
    named = {*case.tests, *case.clauses, *(d.clause for d in verdict.differences if d.clause)}
    unknown = named.difference(book.clauses)
    if case.expect.by_reading is not None:
        unknown |= {case.expect.by_reading.question}.difference(book.questions)
    if unknown:
        raise BadData(
            f"{file}: {case.id} names {min(unknown)}, which {book.title} doesn't have here: "
            f"use the version that wrote it ({harness})"
        )


# Writing.


class Journal:
    """A journal that is being written. What keeps it from being written never stops a run."""

    def __init__(
        self, plays: About | None, file: Path, fd: int | None, kept: Kept, named: bool
    ) -> None:
        """Take an open file; see `open_journal` and `no_journal`."""
        self.file = file
        self.kept = kept
        self.problem = ""
        self._about = plays
        self._fd = fd
        self._named = named
        self._size = kept.size
        self._begun = False
        self._encode = msgspec.json.Encoder().encode

    @property
    def written(self) -> bool:
        """Whether the run can be gone on with."""
        return self._fd is not None and self._begun

    def begin(self, greeting: Greeting) -> None:
        """Write the header, or check it if the run is gone on with.

        Raises:
            BadData: it is the journal of another implementation, or can't be written.
        """
        if self._about is None or self._fd is None:
            return
        self._begun = True
        if self.kept.header is None:
            self._cut(0)
            self._write(Header(FORMAT, self._about, greeting))
            if self.problem and self._named:
                raise BadData(self.problem)
        elif self.kept.header.greeting != greeting:
            old = self.kept.header.greeting
            raise BadData(
                f"{self.file}: this is the journal of {old.name} {old.version}, and now "
                f"{greeting.name} {greeting.version} says hello, or says something else of itself: "
                f"{_ANEW}"
            )
        else:
            self._cut(self._size)

    def add(self, fallen: Fallen) -> None:
        """Write a verdict."""
        self._write(fallen)

    def end(self, warnings: Sequence[str], at: float) -> None:
        """Write how the run ended."""
        self._write(End(at, tuple(warnings)))

    def close(self) -> None:
        """Let go of the file; one that nobody named and in which nothing stands is dropped."""
        if self._fd is not None:
            if not self._named and os.fstat(self._fd).st_size == 0:
                self.file.unlink(missing_ok=True)
            os.close(self._fd)
            self._fd = None

    def _write(self, line: _Line) -> None:
        if self._fd is None or not self._begun:
            return
        left = self._encode(line) + b"\n"
        size = len(left)
        try:
            while left:
                left = left[os.write(self._fd, left) :]
        except OSError as error:
            with suppress(OSError):
                self._cut(self._size)
            self.close()
            self.problem = f"{self.file}: can't be written: {error.strerror or error}"
        else:
            self._size += size

    def _cut(self, size: int) -> None:
        assert self._fd is not None
        if stat.S_ISREG(os.fstat(self._fd).st_mode):
            os.ftruncate(self._fd, size)


_ANEW = "take off --resume to start anew"


def no_journal(problem: str = "") -> Journal:
    """Return a journal that is not written.

    Args:
        problem: what keeps it from being written; nothing if none is wanted.
    """
    journal = Journal(None, Path(), None, Kept(), False)
    journal.problem = problem
    return journal


def open_journal(plays: About, named: Path | None = None, resume: bool = False) -> Journal:
    """Open the journal of a run.

    Args:
        plays: what the run plays.
        named: the file; one in the folder of the user's state if it isn't named.
        resume: whether to go on with the run of which the file tells.

    Returns:
        The journal. One that nobody named and that can't be written isn't: it says why.

    Raises:
        BadData: a named file can't be written or holds something else; there is nothing to go on
            with, or it is the journal of another run.
    """
    try:
        file = named or _usual_file(plays)
        if named is None and not resume:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _prune(file.parent)
        return _open(file, plays, resume, named is not None)
    except (OSError, RuntimeError) as error:  # RuntimeError: the user has no home
        where = f"{getattr(error, 'filename', None) or named or 'the folder of your state'}"
        why = getattr(error, "strerror", None) or error
        if resume and isinstance(error, FileNotFoundError):
            other = "" if named else ", or name the file with --journal"
            raise BadData(
                f"there is no journal of these cases by this implementation ({where}): "
                f"{_ANEW}{other}"
            ) from None
        if resume or named is not None:
            raise BadData(f"{where}: the journal can't be written: {why}") from None
        return no_journal(f"{where}: can't be written: {why}")


def _open(file: Path, plays: About, resume: bool, named: bool) -> Journal:
    flags = os.O_RDWR | os.O_APPEND | (0 if resume else os.O_CREAT)
    fd = os.open(file, flags, 0o666)
    try:
        _lock(fd, file)
        if not resume:
            _check_ours(fd, file)
            return Journal(plays, file, fd, Kept(), named)
        with os.fdopen(os.dup(fd), "rb") as reader:
            kept = _kept(file, reader.read())
        if kept.header is not None:
            _check_same(file, kept.header.about, plays)
        return Journal(plays, file, fd, kept, named)
    except BaseException:
        os.close(fd)
        raise


def _lock(fd: int, file: Path) -> None:
    """Keep two runs from writing to one journal; the lock goes with the process."""
    try:
        import fcntl
    except ImportError:  # there are no such locks on this system
        return
    try:
        fcntl.lockf(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise OSError(0, "another run is writing it", str(file)) from None
    except OSError:
        return  # not a file that can be locked


def _check_ours(fd: int, file: Path) -> None:
    """Refuse to write over what isn't a journal: a slip of the pen would cost someone a file."""
    if stat.S_ISREG(os.fstat(fd).st_mode):
        found = os.pread(fd, len(_MARK), 0)
        if not _MARK.startswith(found):
            raise BadData(f"{file}: this is not a journal, so it isn't written over: name another")


def _check_same(file: Path, old: About, new: About) -> None:
    """Refuse to go on with the run of something else."""
    for what, then, now in (
        ("of another version of the harness", old.harness, new.harness),
        ("of another game", old.game, new.game),
        ("of another implementation", old.implementation, new.implementation),
        ("of a run of other cases", _choice(old), _choice(new)),
    ):
        if then != now:
            raise BadData(f"{file}: this is the journal {what} ({then}, now {now}): {_ANEW}")
    if old.digest != new.digest:
        raise BadData(f"{file}: the cases have changed since this journal was begun: {_ANEW}")
    if old.known != new.known:
        raise BadData(f"{file}: the known failures have changed since it was begun: {_ANEW}")


def _choice(plays: About) -> str:
    options = [f"--{name} {value}" for name, values in plays.options.items() for value in values]
    return " ".join([f"{plays.total} cases", *options])


def _usual_file(plays: About) -> Path:
    """Name the journal of a run that nobody named: the same for the same command line."""
    state = os.environ.get("XDG_STATE_HOME", "")
    folder = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    key = msgspec.json.encode((plays, str(Path.cwd())), order="sorted")
    slug = "-".join(re.findall(r"[a-z0-9]{1,20}", plays.implementation.lower())[-4:])
    name = f"{plays.game}-{slug}-{hashlib.sha256(key).hexdigest()[:8]}.jsonl"
    return folder / "rulewright" / name


def _prune(folder: Path) -> None:
    """Drop all but the last journals that nobody named."""
    with suppress(OSError):  # another run may be dropping them too
        aged = sorted(folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
        for file in aged[:-KEPT]:
            file.unlink()
