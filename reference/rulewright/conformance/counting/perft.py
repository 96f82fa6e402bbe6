"""Perft: every way in which a game can go, counted operation by operation.

A ply is one operation of the agenda. Between operations equal positions are merged, with the ways
that lead there and their probability. Perft is known from chess, where it tells at once whether a
program finds the right moves: so the plies can also be played by an implementation, and the first
operation that comes out otherwise is shown.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec

from rulewright.conformance.blame import size
from rulewright.conformance.cases import Case, Expect, MustRefuse, write_cases
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.counting.odds import put
from rulewright.conformance.counting.odds_report import percent
from rulewright.conformance.filling import Unfit, fill
from rulewright.conformance.reference import Laid
from rulewright.conformance.reports import (
    BAD,
    DIM,
    GOOD,
    RULE,
    SHOWN,
    Line,
    laid_out,
    rules_in_words,
)
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.asks import AnswerError, named
from rulewright.core.clauses import BadData
from rulewright.core.drivers import (
    Ending,
    Open,
    Played,
    Refused,
    answers_of,
    drawn,
    drive,
    scripted,
)
from rulewright.core.frozen import Frozen, difference, merged, plain, replace
from rulewright.core.odds import CERTAIN, TooManyWays, every_way
from rulewright.core.operations import Impossible, OpenOperation, Rulebook

After = Frozen | str
"""What an operation leaves: a position, or why it came to no end."""


class Ply(msgspec.Struct, frozen=True):
    """One ply: the operations that were due, and what came of them.

    Attributes:
        number: which operation of the play it is, from 1.
        operations: how many operations were carried out: each that was due, in each position.
        decisions: forks by choice; also where several operations were due.
        chances: forks by chance.
        plays: in how many ways the operations could go.
        ways: how many ways lead from the start to the end of this ply, if none are merged.
        positions: different positions after it.
        terminal: those of them in which nothing is due any more.
        mass: the probability that play goes on after it.
        ended: the probability that it ended with this ply.
    """

    number: int
    operations: int
    decisions: int
    chances: int
    plays: int
    ways: int
    positions: int
    terminal: int
    mass: Fraction
    ended: Fraction


class Carried(msgspec.Struct, frozen=True):
    """One way in which an operation of a ply went.

    Attributes:
        position: the position before it.
        due: the operation.
        ending: how it ended.
        mass: its probability from the start.
    """

    position: Frozen
    due: OpenOperation
    ending: Ending[Any]
    mass: Fraction


class _Reached(msgspec.Struct):
    """A position that was reached: in how many ways, and how probably."""

    ways: int = 0
    mass: Fraction = Fraction(0)

    def add(self, ways: int, mass: Fraction) -> None:
        """Add what leads here too."""
        self.ways += ways
        self.mass += mass


# Where it begins


def start(book: Rulebook, case: Case, inputs: Mapping[str, str]) -> Laid:
    """Lay the position from which is counted.

    Args:
        book: the game.
        case: what is on the table; if nothing is, the game is set up, and all that is asked gets
            its first answer.
        inputs: the inputs of the set-up; a number that isn't given is the smallest that the rules
            allow.

    Returns:
        The position, with rules and map. Its operation says nothing.

    Raises:
        BadData: the set-up doesn't take these inputs, needs others, or can't be carried out with
            what the box is known to hold.
        Impossible: the position can't stand on the table.
    """
    if case.position:
        if inputs:
            raise BadData(f"--input {next(iter(inputs))}: there is no set-up: leave --position off")
        anything = next(
            name
            for name, operation in book.operations.items()
            if not any(one.required for one in operation.inputs)
        )
        return put(book, msgspec.structs.replace(case, operation="", inputs={}), anything, {})
    if not book.set_up:
        raise BadData(f"{book.title} is not set up here\n{BEGIN}")
    try:
        laid, ending = _set_up(book, case, inputs)
    except Impossible as why:
        raise BadData(f"the set-up can't be carried out: {why}\n{BEGIN}") from None
    if isinstance(ending, Refused):
        raise BadData(f"the set-up is refused: {ending.why} ({ending.clause})")
    if isinstance(ending, Open):
        raise BadData(f"the set-up has no answer to {named(ending.ask)}")
    return msgspec.structs.replace(laid, position=ending.result)


BEGIN = "Next: begin with a position of your own (--position) or with that of a case (--case)"
"""What to do where no game can be set up."""

SMALL = range(10)
"""The numbers that are tried for an input of the set-up."""


def _set_up(book: Rulebook, case: Case, inputs: Mapping[str, str]) -> tuple[Laid, Ending[Any]]:
    """Set the game up with the smallest numbers with which it isn't refused."""
    operation = book.operations[book.set_up]
    missing = [one for one in operation.inputs if one.required and one.name not in inputs]
    for one in missing:
        kind = get_args(one.kind)[0] if get_origin(one.kind) is Annotated else one.kind
        if kind is not int:
            raise BadData(f"{operation.name} needs {one.name!r} ({one.says}): give it with --input")
    for numbers in product(SMALL, repeat=len(missing)):
        small = {one.name: str(number) for one, number in zip(missing, numbers, strict=True)}
        laid = put(book, case, operation.name, {**inputs, **small})
        ending = drive(laid.start(), drawn(b""), listen=False)
        if not isinstance(ending, Refused):
            break
    return laid, ending


# Counting


def plies(laid: Laid, depth: int, limit: int = 100_000) -> Iterator[tuple[Ply, list[Carried]]]:
    """Count ply by ply.

    Each choice is taken to be made by chance, all its answers and all operations that are due
    being equally likely, and chance as it is; so the probabilities add up to 1.

    Args:
        laid: the position from which is counted.
        depth: how many operations deep.
        limit: how many ways operations may go in one ply at the most.

    Yields:
        Each ply, and all that was carried out in it. There are fewer than `depth` if play ends.

    Raises:
        BadData: there is more than the limit in a ply.
        Impossible: the engine can't carry something out; says where.
    """
    position, goes_on = _settled(laid, laid.position)
    reached = {position: _Reached(1, CERTAIN)} if goes_on else {}
    for number in range(1, depth + 1):
        if not reached:
            return
        ply = _One(laid, number, limit)
        for done, (position, here) in enumerate(reached.items()):
            ply.carry_out(position, here, f"{done:,} of {len(reached):,} positions")
        yield ply.told(), ply.carried
        reached = ply.live


class _One:
    """One ply that is being counted."""

    def __init__(self, laid: Laid, number: int, limit: int) -> None:
        self._laid = laid
        self._number = number
        self._limit = limit
        self._counts: Counter[str] = Counter()
        self._ways = 0
        self.carried: list[Carried] = []
        self.live: defaultdict[Frozen, _Reached] = defaultdict(_Reached)
        self._ends: defaultdict[After, _Reached] = defaultdict(_Reached)

    def carry_out(self, position: Frozen, here: _Reached, after: str) -> None:
        """Carry out all that is due in a position, in every way."""
        book, game = self._laid.rulebook, self._laid.game
        due = book.open_operations(game, position)
        self._counts["decisions"] += len(due) > 1
        for operation in due:
            self._counts["operations"] += 1
            run = book.operations[operation.operation].run
            play = partial(run, game, position, **operation.inputs)
            try:
                for way in every_way(play, limit=self._limit - len(self.carried)):
                    share = Fraction(1, len(due))
                    for step in way.fresh:
                        self._counts["decisions" if step.odds is None else "chances"] += 1
                    for step in way.steps:
                        share *= Fraction(1, step.ways) if step.odds is None else step.odds
                    ending, mass = way.ending, here.mass * share
                    self.carried.append(Carried(position, operation, ending, mass))
                    self._ways += here.ways
                    self._note(position, operation, ending, here.ways, mass)
            except TooManyWays as many:
                raise BadData(self._too_many(many, operation, after)) from None
            except Impossible as impossible:
                where = f"ply {self._number}: {in_words(operation)}"
                raise Impossible(f"{where}: {impossible}") from None

    def _note(
        self,
        position: Frozen,
        operation: OpenOperation,
        ending: Ending[Any],
        ways: int,
        mass: Fraction,
    ) -> None:
        if not isinstance(ending, Played):
            self._ends[_why(ending)].add(ways, mass)
            return
        book, game = self._laid.rulebook, self._laid.game
        ticked = book.tick(game, position, operation, ending.result)
        after, goes_on = _settled(self._laid, ticked)
        (self.live if goes_on else self._ends)[after].add(ways, mass)

    def _too_many(self, many: TooManyWays, operation: OpenOperation, after: str) -> str:
        asks = ", ".join(f"{named(ask)} has {ways:,} answers" for ask, ways in many.asked[:3])
        here = f"{in_words(operation)}{f', where {asks}' if asks else ''}"
        less = f"count to --depth {self._number - 1}, " if self._number > 1 else ""
        return (
            f"ply {self._number}: operations go in more than {self._limit:,} ways: after {after} "
            f"and {len(self.carried):,} ways there is {here}; {less}begin further on with "
            "--position, or raise --limit"
        )

    def told(self) -> Ply:
        """Return the counts."""
        return Ply(
            number=self._number,
            operations=self._counts["operations"],
            decisions=self._counts["decisions"],
            chances=self._counts["chances"],
            plays=len(self.carried),
            ways=self._ways,
            positions=len(self.live) + len(self._ends),
            terminal=len(self._ends),
            mass=sum((one.mass for one in self.live.values()), Fraction(0)),
            ended=sum((one.mass for one in self._ends.values()), Fraction(0)),
        )


def _settled(laid: Laid, position: Frozen) -> tuple[Frozen, bool]:
    """Begin a turn if nothing is due; tell whether anything is."""
    book, game = laid.rulebook, laid.game
    if book.open_operations(game, position):
        return position, True
    begun = drive(book.begin_turn(game, position), drawn(b""), listen=False)
    if isinstance(begun, Played) and book.open_operations(game, begun.result):
        return begun.result, True
    return position, False


def _why(ending: Ending[Any]) -> str:
    """Say why a play came to no end."""
    if isinstance(ending, Refused):
        return f"refused by {ending.clause}"
    return f"no answer to {named(ending.ask)}" if isinstance(ending, Open) else ""


def in_words(due: OpenOperation) -> str:
    """Name an operation that is due, with its inputs."""
    inputs = ", ".join(f"{name} {value}" for name, value in due.inputs.items())
    return f"{due.operation} ({inputs})" if inputs else due.operation


# Beside an implementation


class Parted(msgspec.Struct, frozen=True):
    """The first ply in which an implementation parts from the reference.

    Attributes:
        ply: its number.
        due: the operation that shows it in the smallest case.
        case: that case, filled.
        verdict: the verdict on it.
        wrong: how many ways came out otherwise, by operation in words.
        of: how many ways there are, by operation in words.
        apart: how much of the probability lies on other positions than the reference's.
    """

    ply: int
    due: OpenOperation
    case: Case
    verdict: Verdict
    wrong: Mapping[str, int]
    of: Mapping[str, int]
    apart: Fraction


class Beside:
    """An implementation that plays the plies too.

    Attributes:
        compared: how many ways it played.
        skipped: why it didn't play others, and how many.
        unsure: ways that came out otherwise, but turn on fields that it doesn't report.
    """

    def __init__(self, session: Session, laid: Laid, case: Case) -> None:
        """Take the implementation, and what is on the table.

        Args:
            session: the started implementation.
            laid: the position from which is counted.
            case: the case that it is from: with its rules and map.
        """
        self._session = session
        self._laid = laid
        self._case = case
        self._made = 0
        self.compared = 0
        self.skipped: Counter[str] = Counter()
        self.unsure = 0

    def play(self, ply: Ply, carried: Sequence[Carried]) -> Parted | None:
        """Let it play a ply; return how it parts from the reference, if it does."""
        cases = [self._as_case(ply, one) for one in carried]
        verdicts = self._session.play(cases)
        self.skipped.update(v.why for v in verdicts if v.kind is Kind.SKIPPED)
        self.compared += sum(verdict.kind is not Kind.SKIPPED for verdict in verdicts)
        failed = [n for n, verdict in enumerate(verdicts) if verdict.failed]
        for n in sorted(failed, key=lambda n: size(verdicts[n]))[:LOOKED_AT]:
            try:
                case = fill(self._laid.rulebook, cases[n], about_the_end=True)
            except Unfit as unfit:
                raise BadData(f"ply {ply.number}: {unfit}") from None
            verdict = self._session.play_one(case)
            if verdict.failed:
                return Parted(
                    ply=ply.number,
                    due=carried[n].due,
                    case=case,
                    verdict=verdict,
                    wrong=Counter(in_words(carried[n].due) for n in failed),
                    of=Counter(in_words(one.due) for one in carried),
                    apart=_apart(self._laid.rulebook, cases, carried, verdicts),
                )
        self.unsure += len(failed)
        return None

    def _as_case(self, ply: Ply, one: Carried) -> Case:
        """Put one way as a case.

        What is due stands on no table, so it is left out where that makes no difference.
        """
        self._made += 1
        position, ending = _without_agenda(self._laid, one)
        expect = Expect(illegal=MustRefuse(ending.clause)) if isinstance(ending, Refused) else None
        if isinstance(ending, Played):
            expect = Expect(outcome=difference(position, ending.result))
        if expect is None:
            raise BadData(f"ply {ply.number}: {in_words(one.due)}: {_why(ending)}")
        return msgspec.structs.replace(
            self._case,
            id=f"perft-{ply.number}-{self._made}",
            title=f"ply {ply.number}: {in_words(one.due)}",
            operation=one.due.operation,
            position=plain(position),
            inputs=plain(dict(one.due.inputs)),
            answers=answers_of(ending.asked),
            expect=expect,
            tests=(),
            clauses=(),
            refused=(),
            needs=(),
            because={},
            readings=(),
            feature="",
        )


LOOKED_AT = 100
"""So many ways that came out otherwise are looked at again, the smallest first."""


def _without_agenda(laid: Laid, one: Carried) -> tuple[Frozen, Ending[Any]]:
    """Return the position and the ending without what is due, if it comes out the same so."""
    agenda = getattr(one.position, "agenda", ())
    if not agenda:
        return one.position, one.ending
    position = replace(one.position, agenda=())
    run = laid.rulebook.operations[one.due.operation].run
    answers: Any = answers_of(one.ending.asked)
    try:
        ending = scripted(run(laid.game, position, **one.due.inputs), answers, listen=False)
    except (AnswerError, Impossible):
        return one.position, one.ending
    if isinstance(ending, Played) and isinstance(one.ending, Played):
        same = replace(ending.result, agenda=agenda) == one.ending.result
    else:
        same = ending == one.ending
    return (position, ending) if same else (one.position, one.ending)


def _apart(
    book: Rulebook, cases: Sequence[Case], carried: Sequence[Carried], verdicts: Sequence[Verdict]
) -> Fraction:
    """Return how much of the probability lies elsewhere: half of all differences, as is usual."""
    more: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for case, one, verdict in zip(cases, carried, verdicts, strict=True):
        if verdict.failed:
            more[_key(book, merged(case.position, case.expect.outcome or {}))] += one.mass
            came = verdict.kind if verdict.after is None else _key(book, verdict.after)
            more[came] -= one.mass
    return sum(map(abs, more.values()), Fraction(0)) / 2


def _key(book: Rulebook, position: Mapping[str, Any]) -> Any:
    """Return what equal positions share."""
    try:
        return msgspec.convert(position, book.position)
    except (msgspec.ValidationError, BadData):
        return msgspec.json.encode(position, order="sorted")


# Telling it

COLUMNS = (
    ("ply", 3),
    ("due", 5),
    ("decisions", 9),
    ("chances", 7),
    ("plays", 6),
    ("ways", 8),
    ("positions", 9),
    ("terminal", 8),
    ("goes on", 8),
    ("ended", 8),
)
"""The columns with their least widths: together they fit on a terminal of 80 characters."""


def head() -> Line:
    """Return the heads of the columns."""
    return " ".join(name.rjust(width) for name, width in COLUMNS), RULE


def nothing_due(laid: Laid) -> Line:
    """Say that there is nothing to count, and what to do instead."""
    over = laid.rulebook.over(laid.game, laid.position)
    way_out = "the game is over" if over else "begin with one whose agenda says what is due"
    return f"Nothing is due in this position, so there is nothing to count: {way_out}.", ""


def row(ply: Ply) -> Line:
    """Tell one ply in a line."""
    counts = (ply.operations, ply.decisions, ply.chances, ply.plays, ply.ways)
    cells = [
        str(ply.number),
        *(f"{count:,}" for count in (*counts, ply.positions, ply.terminal)),
        percent(ply.mass),
        percent(ply.ended),
    ]
    widths = [width for _, width in COLUMNS]
    return " ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True)), ""


def told(beside: Beside, parted: Parted | None) -> Iterator[Line]:
    """Tell how an implementation did.

    Args:
        beside: the implementation.
        parted: how it parts from the reference, if it does.

    Yields:
        Lines, each with its style.
    """
    for why, count in beside.skipped.most_common(SHOWN):
        yield f"  skipped {count:,}: {why}", DIM
    if beside.unsure:
        note = "came out otherwise, but turn on fields that it doesn't report"
        yield f"  {beside.unsure:,} ways {note}", DIM
    if parted is None:
        if beside.compared:
            yield f"{beside.compared:,} ways came out as the reference has them.", GOOD
        return
    yield f"Ply {parted.ply} comes out otherwise.", BAD
    yield f"  {percent(parted.apart)} ({parted.apart}) of the probability lies elsewhere", ""
    for words, wrong in sorted(parted.wrong.items(), key=lambda one: (-one[1], one[0])):
        yield f"  {words}: {wrong:,} of {parted.of[words]:,} ways", ""
    yield f"The smallest case: {in_words(parted.due)}", RULE
    for line in laid_out(parted.case):
        yield f"  {line}", ""
    if parted.case.rules:
        yield f"  rules: {rules_in_words(parted.case)}", ""
    for line in parted.verdict.told().splitlines():
        yield f"  {line}", BAD


def as_case_file(parted: Parted) -> bytes:
    """Return the case in which an implementation parts, as a file that `check --cases` plays."""
    return write_cases(Path(), [parted.case])


def as_json(
    book: Rulebook, counted: Sequence[Ply], beside: Beside | None, parted: Parted | None
) -> bytes:
    """Return the plies as JSON: probabilities as exact fractions, written as texts."""
    whole: dict[str, Any] = {
        "game": book.name,
        "plies": [
            {**msgspec.structs.asdict(ply), "mass": str(ply.mass), "ended": str(ply.ended)}
            for ply in counted
        ],
    }
    if beside is not None:
        whole["compared"] = beside.compared
        whole["skipped"] = dict(beside.skipped)
        whole["unsure"] = beside.unsure
        whole["parted"] = None
    if parted is not None:
        whole["parted"] = {
            "ply": parted.ply,
            "operation": parted.due.operation,
            "inputs": plain(dict(parted.due.inputs)),
            "apart": str(parted.apart),
            "wrong": dict(parted.wrong),
            "of": dict(parted.of),
            "verdict": parted.verdict.kind.value,
            "why": parted.verdict.why,
            "differences": parted.verdict.differences,
            "case": parted.case,
        }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"
