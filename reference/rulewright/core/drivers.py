"""Drivers: what answers asks. The same procedure serves every purpose; only the driver differs."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from rulewright.core.asks import (
    Answer,
    AnswerError,
    Answers,
    Ask,
    Choose,
    ChooseSome,
    Divide,
    Division,
    Draw,
    Part,
    Play,
    Roll,
    Tally,
    named,
)
from rulewright.core.citing import Citation, Illegal, listening
from rulewright.core.frozen import plain

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)


class Asked(msgspec.Struct, frozen=True):
    """One ask of a play and the answer that it got.

    Attributes:
        ask: the ask.
        answer: the answer.
        forced: whether it was the only answer, so that nobody was asked.
    """

    ask: Ask
    answer: Any
    forced: bool = False


class Played(msgspec.Struct, Generic[T], frozen=True):
    """A play that came to its end."""

    result: T
    asked: tuple[Asked, ...]
    cited: tuple[Citation, ...]


class Refused(msgspec.Struct, frozen=True):
    """A play that broke a clause."""

    clause: str
    why: str
    asked: tuple[Asked, ...]
    cited: tuple[Citation, ...]


class Open(msgspec.Struct, frozen=True):
    """A play that stands at an ask for which no answer is left."""

    ask: Ask
    asked: tuple[Asked, ...]
    cited: tuple[Citation, ...]


Ending: TypeAlias = Played[T] | Refused | Open


class Unanswered(Exception):
    """Raised by a driver's `answer` function when it has none for this ask."""


def drive(play: Play[T], answer: Callable[[Ask], Any], *, listen: bool = True) -> Ending[T]:
    """Carry a play through.

    Args:
        play: the procedure, not yet started.
        answer: gives the answer to each ask; raises `Unanswered` if it has none.
        listen: whether to collect citations.

    Returns:
        How the play ended.

    Raises:
        AnswerError: an answer doesn't fit its ask.
    """
    if not listen:
        return _drive(play, answer, [])
    with listening() as cited:
        return _drive(play, answer, cited)


def _drive(play: Play[T], answer: Callable[[Ask], Any], cited: list[Citation]) -> Ending[T]:
    asked: list[Asked] = []
    try:
        ask = next(play)
        while True:
            forced = ask.forced()
            if forced is not None and not (isinstance(answer, Script) and answer.answers(ask)):
                asked.append(Asked(ask, forced, forced=True))
                ask = play.send(forced)
                continue
            try:
                told = answer(ask)
            except Unanswered:
                play.close()
                return Open(ask, tuple(asked), tuple(cited))
            try:
                given = ask.check(told)
            except Illegal:
                asked.append(Asked(ask, told))
                raise
            asked.append(Asked(ask, given))
            ask = play.send(given)
    except StopIteration as stop:
        return Played(stop.value, tuple(asked), tuple(cited))
    except Illegal as illegal:
        cited.append(Citation(illegal.clause, "refused"))
        return Refused(illegal.clause, illegal.why, tuple(asked), tuple(cited))


class Script:
    """Answers by key and subject, taken in turn: a case's answers.

    An optional ask without an answer is declined. An answer to a forced ask may be given.
    """

    def __init__(self, answers: Answers) -> None:
        """Take the answers; they are not altered."""
        self._left: dict[tuple[str, str], list[Any]] = {
            (key, subject): list(given)
            for key, subjects in answers.items()
            for subject, given in subjects.items()
        }

    def answers(self, ask: Ask) -> bool:
        """Tell whether there is an answer left to this ask."""
        return bool(self._left.get((ask.key, ask.subject)))

    def __call__(self, ask: Ask) -> Any:
        """Return the next answer to this ask."""
        left = self._left.get((ask.key, ask.subject))
        if left:
            return left.pop(0)
        if isinstance(ask, Choose) and ask.optional:
            return None
        if isinstance(ask, ChooseSome) and ask.least == 0:
            return ()
        raise Unanswered

    def left_over(self) -> list[tuple[str, str, Any]]:
        """Return the answers that nobody asked for, as key, subject and answer."""
        return [(key, subject, a) for (key, subject), left in self._left.items() for a in left]


def scripted(
    play: Play[T], answers: Answers, *, listen: bool = True, spare: bool = False
) -> Ending[T]:
    """Play with stated answers, by key and subject.

    Args:
        play: the procedure, not yet started.
        answers: key -> subject -> the successive answers.
        listen: whether to collect citations.
        spare: whether answers may be left over.

    Returns:
        How the play ended; `Open` where the answers ran out.

    Raises:
        AnswerError: an answer doesn't fit its ask, or nobody asked for it.
    """
    script = Script(answers)
    ending = drive(play, script, listen=listen)
    if isinstance(ending, Played) and not spare:
        for key, subject, answer in script.left_over():
            raise AnswerError(f"{key} ({subject}): nobody asked for the answer {answer!r}")
    return ending


def seeded(random: Random) -> Callable[[Ask], Answer]:
    """Return an `answer` function that answers by chance from one random number generator."""

    def answer(ask: Ask) -> Answer:
        if isinstance(ask, Roll):
            return tuple(random.randint(1, ask.die) for _ in range(ask.dice))
        if isinstance(ask, Draw):
            return tuple(random.sample(_enough(ask), ask.count))
        if isinstance(ask, Choose):
            return random.choice(_some(list(every_choice(ask))))
        if isinstance(ask, ChooseSome):
            most = min(ask.most, len(ask.options.allowed))
            return tuple(random.sample(ask.options.allowed, random.randint(ask.least, most)))
        return _drawn_division(ask, lambda n: random.randrange(n))

    return answer


def _some(choices: list[T]) -> list[T]:
    """Return the choices; where there are none, no driver can answer."""
    if not choices:
        raise Unanswered
    return choices


def _enough(ask: Draw) -> tuple[str, ...]:
    """Return what is drawn from; where it is too little, no driver can answer."""
    if ask.count > len(ask.pool):
        raise Unanswered
    return ask.pool


class Source:
    """Numbers read off a byte string, one after the other.

    Smaller bytes are earlier options, and a string that has ended gives the first option, so that
    what is drawn from it shrinks well.
    """

    def __init__(self, data: bytes) -> None:
        """Take the string."""
        self._left = iter(data)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        if n <= 256:
            return next(self._left, 0) % n if n > 1 else 0
        value, reach = 0, 1
        while reach < n:
            value, reach = value * 256 + next(self._left, 0), reach * 256
        return value % n

    def once_in(self, n: int) -> bool:
        """Return yes once in n times."""
        return self.below(n) == n - 1

    def one_of(self, options: Sequence[T]) -> T:
        """Return one of some options."""
        return options[self.below(len(options))]


def drawn(data: bytes | Source) -> Callable[[Ask], Answer]:
    """Return an `answer` function that decodes a byte string: one play per string.

    Made for Hypothesis: `st.binary()` draws the string. What is read off it before (a position,
    say) comes from a `Source`, whose rest then answers.
    """
    below = (data if isinstance(data, Source) else Source(data)).below

    def answer(ask: Ask) -> Answer:
        if isinstance(ask, Roll):
            return tuple(1 + below(ask.die) for _ in range(ask.dice))
        if isinstance(ask, Draw):
            pool = list(_enough(ask))
            return tuple(pool.pop(below(len(pool))) for _ in range(ask.count))
        if isinstance(ask, Choose):
            choices = _some(list(every_choice(ask)))
            return choices[below(len(choices))]
        if isinstance(ask, ChooseSome):
            rest = list(ask.options.allowed)
            count = ask.least + below(min(ask.most, len(rest)) - ask.least + 1)
            return tuple(rest.pop(below(len(rest))) for _ in range(count))
        return _drawn_division(ask, below)

    return answer


def _drawn_division(ask: Divide, below: Callable[[int], int]) -> Division:
    """Divide point by point: each point goes to a piece that can still take one."""
    pieces = [part for part in ask.parts for _ in range(part.pieces)]
    points = [0] * len(pieces)
    for _ in range(ask.amount):
        able = _some([n for n, part in enumerate(pieces) if points[n] < part.most])
        points[able[below(len(able))]] += 1
    division: dict[str, tuple[int, ...]] = {}
    for part, taken in zip(pieces, points, strict=True):
        if taken:
            division[part.name] = (*division.get(part.name, ()), taken)
    return {name: tuple(sorted(amounts, reverse=True)) for name, amounts in division.items()}


class _Replay(Script):
    """Fixed answers by key and subject; all other asks are answered along one path."""

    def __init__(self, answers: Answers, path: tuple[Answer, ...]) -> None:
        super().__init__(answers)
        self._path = iter(path)

    def __call__(self, ask: Ask) -> Any:
        """Return the fixed answer to this ask, or the next step of the path."""
        if self.answers(ask):
            return super().__call__(ask)
        for step in self._path:
            return step
        raise Unanswered


class Branch(msgspec.Struct, Generic[T], frozen=True):
    """One way in which a play can go.

    Attributes:
        ending: how it ended.
        weight: the probability of its chance answers, given its choices.
    """

    ending: Ending[T]
    weight: Fraction


def exhaustive(
    start: Callable[[], Play[T]],
    answers: Answers | None = None,
    *,
    limit: int = 100_000,
    listen: bool = False,
) -> Iterator[Branch[T]]:
    """Play every way it can go.

    Generators can't be copied, so each branch is replayed from the start with the answers so far.

    Args:
        start: makes the play anew.
        answers: answers that are fixed beforehand; only the other asks branch.
        limit: how many branches to give at the most.
        listen: whether to collect citations.

    Yields:
        Each branch with the exact weight of its chance answers. Choices are not weighed: the
        weights of the branches that share all choices add up to 1. A branch ends open at an ask
        that has no answer at all.

    Raises:
        TooManyBranches: there are more than `limit`; raised as soon as that is certain.
    """
    given = 0
    stack: list[tuple[tuple[Answer, ...], Fraction]] = [((), Fraction(1))]
    while stack:
        path, weight = stack.pop()
        ending = drive(start(), _Replay(answers or {}, path), listen=listen)
        left = limit - given - len(stack)  # each path on the stack is one branch at the least
        ask = ending.ask if isinstance(ending, Open) else None
        ways = list(itertools.islice(every_answer(ask), left + 1)) if ask is not None else []
        if max(len(ways), 1) > left:
            raise TooManyBranches(limit)
        if ways:
            stack.extend(((*path, way), weight * odds) for way, odds in reversed(ways))
            continue
        given += 1
        yield Branch(ending, weight)


class TooManyBranches(Exception):
    """An exhaustive play has more branches than the limit."""

    def __init__(self, limit: int) -> None:
        """Name the limit."""
        super().__init__(
            f"there are more than {limit} branches: fix some answers beforehand or raise the limit"
        )


def every_answer(ask: Ask) -> Iterable[tuple[Answer, Fraction]]:
    """Give every answer that an ask can get, each with its probability; 1 if it is chosen."""
    if isinstance(ask, Roll):
        return _rolls(ask)
    if isinstance(ask, Draw):
        return _draws(ask)
    return ((way, Fraction(1)) for way in every_choice(ask))


def every_choice(ask: Choose | ChooseSome | Divide) -> Iterator[Answer]:
    """Give every legal answer to a choice, each once."""
    if isinstance(ask, Choose):
        yield from ask.options.allowed
        if ask.optional:
            yield None
    elif isinstance(ask, ChooseSome):
        for count in range(ask.least, min(ask.most, len(ask.options.allowed)) + 1):
            yield from itertools.combinations(ask.options.allowed, count)
    else:
        yield from _divisions(ask.amount, ask.parts)


def _divisions(amount: int, parts: tuple[Part, ...]) -> Iterator[Division]:
    if not parts:
        if amount == 0:
            yield {}
        return
    first, rest = parts[0], parts[1:]
    room = sum(part.pieces * part.most for part in rest)
    most = min(amount, first.pieces * first.most)
    for total in range(max(amount - room, 0), most + 1):
        for amounts in _partitions(total, first.pieces, first.most):
            for others in _divisions(amount - total, rest):
                yield {first.name: amounts, **others} if amounts else others


def _partitions(total: int, pieces: int, most: int) -> Iterator[tuple[int, ...]]:
    if total == 0:
        yield ()
        return
    if pieces == 0:
        return
    least = -(-total // pieces)  # the others are no larger
    for largest in range(min(total, most), least - 1, -1):
        for rest in _partitions(total - largest, pieces - 1, largest):
            yield (largest, *rest)


def _rolls(ask: Roll) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    if ask.reads is None:
        odds = Fraction(1, ask.die**ask.dice)
        for dice in itertools.product(range(1, ask.die + 1), repeat=ask.dice):
            yield dice, odds
        return
    for total, weight in sorted(tally_odds(ask.reads, ask.dice).items()):
        yield _dice_that_count(ask.reads, ask.dice, total), weight


_DEEP = 100
"""How many times one after the other the odds of one die more call those of one less."""


@cache
def tally_odds(reads: Tally, dice: int) -> dict[int, Fraction]:
    """Return the exact distribution of a tally over a number of dice."""
    if dice == 0:
        return {0: Fraction(1)}
    for fewer in range(_DEEP, dice, _DEEP):
        tally_odds(reads, fewer)  # so that it doesn't call itself too deep
    odds: Counter[int] = Counter()
    share = Fraction(1, len(reads.faces))
    for total, weight in tally_odds(reads, dice - 1).items():
        for counts in reads.faces:
            odds[total + counts] += weight * share  # type: ignore[assignment]  # fractions
    return dict(odds)  # type: ignore[arg-type]  # fractions, not ints


def _dice_that_count(reads: Tally, dice: int, total: int) -> tuple[int, ...]:
    """Return dice, one of many throws, that count `total`."""
    shown: list[int] = []
    for left in range(dice - 1, -1, -1):
        reachable = tally_odds(reads, left)
        face = next(f for f, counts in enumerate(reads.faces, 1) if total - counts in reachable)
        total -= reads.faces[face - 1]
        shown.append(face)
    return tuple(shown)


def _draws(ask: Draw) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    def deal(
        left: Counter[str], count: int, weight: Fraction
    ) -> Iterator[tuple[tuple[str, ...], Fraction]]:
        if count == 0:
            yield (), weight
            return
        whole = left.total()
        for name in [name for name in left if left[name]]:
            odds = weight * Fraction(left[name], whole)
            left[name] -= 1
            for rest, rest_odds in deal(left, count - 1, odds):
                yield (name, *rest), rest_odds
            left[name] += 1

    if ask.count > len(ask.pool):
        return iter(())
    return deal(Counter(ask.pool), ask.count, Fraction(1))


def distribution(branches: Iterable[Branch[H]]) -> dict[H, Fraction]:
    """Merge branches with equal results and add up their weights.

    Only meaningful where the play makes no choices, or all of them were fixed beforehand.

    Raises:
        ValueError: a branch was refused or stands open.
    """
    merged: dict[H, Fraction] = {}
    for branch in branches:
        if not isinstance(branch.ending, Played):
            raise ValueError(f"a branch did not end: {branch.ending}")
        result = branch.ending.result
        merged[result] = merged.get(result, Fraction(0)) + branch.weight
    return merged


def answers_of(asked: Iterable[Asked]) -> dict[str, dict[str, list[Any]]]:
    """Write down what was asked and answered as a case's answers.

    Where an answer follows to the same key and subject, a declined ask is written as null and a
    forced one with its only answer, so that the answers keep their turns.
    """
    answers: dict[str, dict[str, list[Any]]] = {}
    waiting: dict[tuple[str, str], list[Any]] = {}
    for one in asked:
        declined = one.answer in ("", ()) and not isinstance(one.ask, (Roll, Draw))
        before = waiting.setdefault((one.ask.key, one.ask.subject), [])
        before.append(None if declined else plain(one.answer))
        if not declined and not one.forced:
            given = answers.setdefault(one.ask.key, {}).setdefault(one.ask.subject, [])
            given.extend(before)
            before.clear()
    return answers


def described(ask: Ask) -> Mapping[str, Any]:
    """Describe an ask as plain JSON: key, subject and what may be answered."""
    if isinstance(ask, Roll):
        return {"key": ask.key, "subject": ask.subject, "dice": ask.dice}
    if isinstance(ask, Draw):
        return {"key": ask.key, "subject": ask.subject, "options": sorted(set(ask.pool))}
    if isinstance(ask, Divide):
        return {
            "key": ask.key,
            "subject": ask.subject,
            "amount": ask.amount,
            "options": [part.name for part in ask.parts if part.most],
        }
    return {"key": ask.key, "subject": ask.subject, "options": list(ask.options.allowed)}


__all__ = [
    "Asked",
    "Branch",
    "Ending",
    "Open",
    "Played",
    "Refused",
    "Script",
    "Source",
    "TooManyBranches",
    "Unanswered",
    "answers_of",
    "described",
    "distribution",
    "drawn",
    "drive",
    "every_answer",
    "every_choice",
    "exhaustive",
    "named",
    "scripted",
    "seeded",
    "tally_odds",
]
