"""Odds: every way in which a play can go, and how likely its results are at least and at most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from math import comb, factorial, prod
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from rulewright.core.asks import Answer, Answers, Ask, Choose, ChooseSome, Divide, Draw, Part, Play
from rulewright.core.asks import Roll as Roll
from rulewright.core.drivers import (
    Ending,
    Open,
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
        unused: the fixed answers for which nobody asked, as key, subject and answer.
    """

    ending: Ending[T]
    steps: tuple[Step, ...]
    shared: int
    unused: tuple[tuple[str, str, Any], ...]

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
        chosen: the choices that were left open, as key and subject, and how often each was met.
        chances: likewise what was left to chance.
        answered: key and subject of everything that was asked, forced or not.
        unused: the fixed answers for which nobody asked in any way.
    """

    results: Mapping[H, Range]
    ways: int
    chosen: Mapping[tuple[str, str], int]
    chances: Mapping[tuple[str, str], int]
    answered: frozenset[tuple[str, str]]
    unused: tuple[tuple[str, str, Any], ...]


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
            try:
                return self._policy(ask)
            except Unanswered:
                pass
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
        except _NoRoom:
            raise TooManyWays(limit, tuple(_to_answer(start, answers or {}, policy))) from None
        yield Way(ending, tuple(map(_step, levels)), shared, tuple(walk.left_over()))
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
    open_asks: list[Ask] = []
    script = Script(answers)

    def answer(ask: Ask) -> Any:
        if script.answers(ask):
            return script(ask)
        if policy is not None:
            try:
                return policy(ask)
            except Unanswered:
                pass
        open_asks.append(ask)
        return _first(ask)

    drive(start(), answer, listen=False)
    return ((ask, count_answers(ask)) for ask in open_asks)


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
    forks: list[_Fork[H]] = []
    ways = 0
    chosen: Counter[tuple[str, str]] = Counter()
    chances: Counter[tuple[str, str]] = Counter()
    answered: set[tuple[str, str]] = set()
    unused: Counter[tuple[str, str, str]] | None = None
    values: dict[tuple[str, str, str], tuple[str, str, Any]] = {}

    for way in every_way(start, answers, policy, limit=limit):
        _close(forks, way.shared)
        for step in way.fresh:
            met = chances if step.odds is not None else chosen
            met[step.ask.key, step.ask.subject] += 1
            forks.append(_Fork(step.odds is not None))
        if forks and way.steps:
            for fork, step in zip(forks, way.steps, strict=True):
                fork.odds = step.odds if step.odds is not None else CERTAIN
        answered.update((one.ask.key, one.ask.subject) for one in way.ending.asked)
        if isinstance(way.ending, Open):
            answered.add((way.ending.ask.key, way.ending.ask.subject))
        left = {(key, subject, repr(answer)): (key, subject, answer)
                for key, subject, answer in way.unused}
        values.update(left)
        many = Counter((key, subject, repr(answer)) for key, subject, answer in way.unused)
        unused = many if unused is None else unused & many
        ways += 1
    raise NotImplementedError
