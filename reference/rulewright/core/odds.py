"""Odds: every way in which a play can go, and how likely its results are at least and at most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from math import comb, prod
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from rulewright.core.asks import (
    Answer,
    Answers,
    Ask,
    Choose,
    ChooseSome,
    Divide,
    Draw,
    Part,
    Play,
    Roll,
)
from rulewright.core.drivers import (
    Ending,
    Script,
    TooManyBranches,
    Unanswered,
    drawn,
    drive,
    every_answer,
    tally_odds,
)

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)

Named: TypeAlias = tuple[str, str]
"""The key and the subject of an ask."""

Policy: TypeAlias = Callable[[Ask], Any]
"""Answers some asks; raises `Unanswered` at those that it leaves open."""

CERTAIN, NEVER = Fraction(1), Fraction(0)


class Step(msgspec.Struct, frozen=True):
    """One ask on the way of a play that has several answers, and the one that it got here.

    Attributes:
        ask: the ask.
        answer: the answer.
        ways: how many answers there are.
        odds: the probability of this one; None if it is chosen.
    """

    ask: Ask
    answer: Answer
    ways: int
    odds: Fraction | None


class Way(msgspec.Struct, Generic[T], frozen=True):
    """One way in which a play can go.

    Attributes:
        ending: how it ended.
        steps: the asks on the way that have several answers and none that is fixed.
        shared: how many of these asks are those of the way before.
        unused: by key and subject, how many of the fixed answers nobody asked for.
    """

    ending: Ending[T]
    steps: tuple[Step, ...]
    shared: int
    unused: Counter[Named]

    @property
    def fresh(self) -> tuple[Step, ...]:
        """The steps whose asks no earlier way has met."""
        return self.steps[self.shared :]


class Range(msgspec.Struct, frozen=True):
    """How likely a result is, by whatever is chosen on the way.

    Attributes:
        least: its probability if all is chosen against it.
        greatest: its probability if all is chosen for it.
    """

    least: Fraction
    greatest: Fraction


class Odds(msgspec.Struct, Generic[H], frozen=True):
    """What can come of a play, and how likely it is.

    Attributes:
        results: the results, in the order in which they were found.
        ways: in how many ways the play can go.
        chosen: the choices that were left open, and at how many forks of the way each was met.
        chances: likewise what was left to chance.
        asked: all that was asked and could be answered: these, and what was fixed.
        unused: by key and subject, how many of the fixed answers nobody asked for in any way.
    """

    results: Mapping[H, Range]
    ways: int
    chosen: Mapping[Named, int]
    chances: Mapping[Named, int]
    asked: frozenset[Named]
    unused: Mapping[Named, int]


def first(ask: Ask) -> Any:
    """Take the first option of every choice; a policy that leaves chance open.

    An optional choice isn't declined, of several options no more are taken than must be, and what
    is divided goes point by point to the first piece that can still take one.
    """
    if is_chance(ask):
        raise Unanswered
    return _first(ask)


_first = drawn(b"")


def is_chance(ask: Ask) -> bool:
    """Tell whether an ask is answered by chance, and not by a decision."""
    return isinstance(ask, (Roll, Draw))


class _Level(msgspec.Struct):
    """An ask on the way that is being played, with the answers that are still to come."""

    ask: Ask
    ways: int
    left: int
    answers: Iterator[tuple[Answer, Fraction]]
    answer: Answer
    odds: Fraction


class _Walk(Script):
    """Answers one way: fixed answers first, then a policy, then the path; then the first of all."""

    def __init__(
        self, answers: Answers, policy: Policy | None, levels: list[_Level], room: Callable[[], int]
    ) -> None:
        super().__init__(answers)
        self._policy = policy
        self._levels = levels
        self._room = room
        self._at = 0

    def __call__(self, ask: Ask) -> Any:
        """Return the answer to this ask on this way."""
        if self.answers(ask):
            return super().__call__(ask)
        if self._policy is not None:
            with suppress(Unanswered):
                return self._policy(ask)
        if self._at == len(self._levels):
            self._begin(ask)
        self._at += 1
        return self._levels[self._at - 1].answer

    def _begin(self, ask: Ask) -> None:
        """Begin with the answers to an ask that no way has met before."""
        ways = count_answers(ask)
        if ways > self._room() + 1:  # the way that is being played is one of them
            raise _NoRoom
        answers = iter(every_answer(ask))
        for answer, odds in answers:
            self._levels.append(_Level(ask, ways, ways - 1, answers, answer, odds))
            return
        raise Unanswered


class _NoRoom(Exception):
    """There are more ways than the limit."""


class TooManyWays(TooManyBranches):
    """A play has more ways than the limit.

    Attributes:
        limit: the limit.
        asked: the asks on the first way that have several answers, with how many each has.
    """

    def __init__(self, limit: int, asked: tuple[tuple[Ask, int], ...]) -> None:
        """Name the limit and what there is to answer."""
        super().__init__(limit)
        self.limit = limit
        self.asked = asked

    @property
    def about(self) -> int:
        """How many ways there would be if all of them met as many answers as the first does."""
        return prod(ways for _, ways in self.asked)


def every_way(
    start: Callable[[], Play[T]],
    answers: Answers | None = None,
    policy: Policy | None = None,
    *,
    limit: int = 100_000,
) -> Iterator[Way[T]]:
    """Play every way it can go, depth first.

    Each way is played once, from the start: generators can't be copied.

    Args:
        start: makes the play anew.
        answers: answers that are fixed beforehand, by key and subject.
        policy: answers asks for which no answer is fixed.
        limit: how many ways to give at the most.

    Yields:
        Each way. One ends open at an ask that has no answer at all.

    Raises:
        TooManyWays: there are more than `limit`; raised as soon as that is certain.
        AnswerError: a fixed answer, or one of the policy, doesn't fit.
    """
    given = 0
    levels: list[_Level] = []
    shared = 0

    def room() -> int:
        return limit - given - 1 - sum(level.left for level in levels)

    while True:
        walk = _Walk(answers or {}, policy, levels, room)
        try:
            ending = drive(start(), walk, listen=False)
            if given == limit:
                raise _NoRoom
        except _NoRoom:
            raise TooManyWays(limit, tuple(_to_answer(start, answers or {}, policy))) from None
        unused = Counter((key, subject) for key, subject, _ in walk.left_over())
        yield Way(ending, tuple(map(_step, levels)), shared, unused)
        given += 1
        while levels and not levels[-1].left:
            levels.pop()
        if not levels:
            return
        levels[-1].answer, levels[-1].odds = next(levels[-1].answers)
        levels[-1].left -= 1
        shared = len(levels)


def _step(level: _Level) -> Step:
    odds = level.odds if is_chance(level.ask) else None
    return Step(level.ask, level.answer, level.ways, odds)


def _to_answer(
    start: Callable[[], Play[Any]], answers: Answers, policy: Policy | None
) -> Iterator[tuple[Ask, int]]:
    """Give the asks that have several answers on the way on which all get their first."""
    script = Script(answers)
    asked: list[tuple[Ask, int]] = []

    def answer(ask: Ask) -> Any:
        if script.answers(ask):
            return script(ask)
        if policy is not None:
            with suppress(Unanswered):
                return policy(ask)
        asked.append((ask, count_answers(ask)))
        return _first(ask)

    drive(start(), answer, listen=False)
    return (one for one in asked if one[1] > 1)


class _Fork(Generic[H]):
    """A place at which the way forks, and what its branches have come to so far."""

    def __init__(self, by_chance: bool) -> None:
        self._by_chance = by_chance
        self._branches = 0
        self._met: Counter[H] = Counter()
        self._ranges: dict[H, Range] = {}
        self.odds = CERTAIN

    def add(self, found: Mapping[H, Range]) -> None:
        """Add what one branch comes to."""
        self._branches += 1
        for result, there in found.items():
            before = self._ranges.get(result)
            if self._by_chance:
                self._ranges[result] = _sum(before, there, self.odds)
            else:
                self._met[result] += 1
                self._ranges[result] = _span(before, there)

    def whole(self) -> Mapping[H, Range]:
        """Return what all branches come to: a branch without a result makes it avoidable."""
        if self._by_chance:
            return self._ranges
        return {
            result: range_ if self._met[result] == self._branches else Range(NEVER, range_.greatest)
            for result, range_ in self._ranges.items()
        }


def _sum(before: Range | None, there: Range, odds: Fraction) -> Range:
    """Add a branch that is taken by chance; where nothing is chosen, both ends are one number."""
    least = there.least * odds
    greatest = least if there.least == there.greatest else there.greatest * odds
    if before is None:
        return Range(least, greatest)
    certain = least is greatest and before.least is before.greatest
    least = before.least + least
    return Range(least, least if certain else before.greatest + greatest)


def _span(before: Range | None, there: Range) -> Range:
    """Add a branch that can be chosen."""
    if before is None:
        return there
    return Range(min(before.least, there.least), max(before.greatest, there.greatest))


def odds_of(
    start: Callable[[], Play[T]],
    result: Callable[[Ending[T]], H],
    answers: Answers | None = None,
    policy: Policy | None = None,
    *,
    limit: int = 100_000,
) -> Odds[H]:
    """Tell what can come of a play, and how likely each result is.

    Where the way forks by chance, the probabilities of its branches are added up by their weight.
    Where something is chosen, the least and the greatest of its branches are taken: for each
    result by itself, and by someone who knows all that was rolled, drawn and chosen before.

    Args:
        start: makes the play anew.
        result: boils an ending down to what is asked for; ways with equal results are merged.
        answers: answers that are fixed beforehand, by key and subject.
        policy: answers asks for which no answer is fixed.
        limit: how many ways to play at the most.

    Returns:
        The results with their probabilities. Where nothing is chosen, least and greatest are the
        same and add up to 1.

    Raises:
        TooManyWays: there are more ways than `limit`.
        AnswerError: a fixed answer, or one of the policy, doesn't fit.
    """
    root: _Fork[H] = _Fork(by_chance=True)
    forks = [root]
    ways = 0
    chosen: Counter[Named] = Counter()
    chances: Counter[Named] = Counter()
    asked: set[Named] = set()
    unused: Counter[Named] = Counter()
    for way in every_way(start, answers, policy, limit=limit):
        _close(forks, way.shared + 1)
        if way.shared:
            forks[-1].odds = way.steps[way.shared - 1].odds or CERTAIN
        for step in way.fresh:
            met = chosen if step.odds is None else chances
            met[step.ask.key, step.ask.subject] += 1
            forks.append(_Fork(step.odds is not None))
            forks[-1].odds = step.odds or CERTAIN
        forks[-1].add({result(way.ending): Range(CERTAIN, CERTAIN)})
        asked.update((one.ask.key, one.ask.subject) for one in way.ending.asked if not one.forced)
        unused = way.unused & unused if ways else way.unused
        ways += 1
    _close(forks, 1)
    return Odds(root.whole(), ways, chosen, chances, frozenset(asked), unused)


def _close(forks: list[_Fork[H]], left: int) -> None:
    """Close the last forks: what they come to is what their branch of the fork before comes to."""
    while len(forks) > left:
        last = forks.pop()
        forks[-1].add(last.whole())


# Counting answers without giving them


def count_answers(ask: Ask) -> int:
    """Count the answers that an ask has, as `every_answer` gives them."""
    if isinstance(ask, Roll):
        return len(tally_odds(ask.reads, ask.dice)) if ask.reads else int(ask.die**ask.dice)
    if isinstance(ask, Draw):
        return _count_draws(Counter(ask.pool), ask.count)
    if isinstance(ask, Choose):
        return len(ask.options.allowed) + ask.optional
    if isinstance(ask, ChooseSome):
        there = len(ask.options.allowed)
        return sum(comb(there, count) for count in range(ask.least, min(ask.most, there) + 1))
    return _count_divisions(ask)


def _count_draws(pool: Counter[str], count: int) -> int:
    """Count the rows of so many pieces: piece by piece, the places that equal ones can take."""
    rows = [1] + [0] * count
    for copies in pool.values():
        rows = [
            sum(comb(length, k) * rows[length - k] for k in range(min(copies, length) + 1))
            for length in range(count + 1)
        ]
    return rows[count]


def _count_divisions(ask: Divide) -> int:
    ways = [1] + [0] * ask.amount
    for part in ask.parts:
        own = _count_partitions(ask.amount, part)
        ways = [
            sum(own[k] * ways[total - k] for k in range(total + 1))
            for total in range(ask.amount + 1)
        ]
    return ways[ask.amount]


def _count_partitions(amount: int, part: Part) -> list[int]:
    """Count, for each amount up to the greatest, the ways to lay it on the pieces of one part.

    Like pieces have no order, so it is the largest share first: share by share it is decided how
    many pieces take it.
    """
    pieces = min(part.pieces, amount)
    ways = [[0] * (amount + 1) for _ in range(pieces + 1)]
    ways[0][0] = 1
    for share in range(1, min(part.most, amount) + 1):
        for used in range(1, pieces + 1):
            for total in range(share, amount + 1):
                ways[used][total] += ways[used - 1][total - share]
    return [sum(row[total] for row in ways) for total in range(amount + 1)]
