"""Asks: all the ways in which a rule takes something from outside.

A rule is a generator. It yields an ask and is sent the answer; `yield from Roll(...)` reads like a
call. What is forced is not asked: a driver answers an ask that has only one answer by itself.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from rulewright.core.citing import Illegal, Options

Division: TypeAlias = Mapping[str, tuple[int, ...]]
Answer: TypeAlias = str | tuple[str, ...] | tuple[int, ...] | Division | None
Answers: TypeAlias = Mapping[str, Mapping[str, tuple[Any, ...]]]
"""key -> subject -> the successive answers."""

T = TypeVar("T")
Play: TypeAlias = Generator["Ask", Any, T]
"""A procedure under way: it yields asks and returns a `T`."""


class AnswerError(Exception):
    """An answer that doesn't fit its ask: wrong shape, unknown option, too few or too many."""


class Tally(msgspec.Struct, frozen=True):
    """All that a procedure may see of its dice: the sum of what each face counts.

    Attributes:
        name: what is counted (`hits`).
        faces: what each face counts, the face 1 first.
    """

    name: str
    faces: tuple[int, ...]


class Roll(msgspec.Struct, frozen=True):
    """Dice are rolled.

    Attributes:
        key: what is asked.
        subject: about which land, space, formation or power.
        dice: how many dice.
        die: the die: its number of faces.
        reads: what the procedure may see of the dice; all of them if it isn't given.
    """

    key: str
    subject: str
    dice: int
    die: int = 6
    reads: Tally | None = None

    def __post_init__(self) -> None:
        """Refuse a tally that is of another die.

        Raises:
            ValueError: it doesn't say what each face counts.
        """
        if self.reads is not None and len(self.reads.faces) != self.die:
            raise ValueError(
                f"{named(self)}: {self.reads.name} counts {len(self.reads.faces)} faces, "
                f"the die has {self.die}"
            )

    def __iter__(self) -> Generator[Ask, Any, tuple[int, ...]]:
        """Ask; return the dice in the order in which they were rolled."""
        answer: tuple[int, ...] = yield self
        return answer

    def forced(self) -> tuple[int, ...] | None:
        """Return the only possible answer, or None if there are several."""
        return () if self.dice == 0 else None

    def check(self, answer: object) -> tuple[int, ...]:
        """Return the answer as dice, or raise `AnswerError`."""
        dice = _items(self, answer, int)
        if len(dice) != self.dice:
            raise AnswerError(f"{named(self)}: {self.dice} dice are rolled, {len(dice)} are given")
        for value in dice:
            if not 1 <= value <= self.die:
                raise AnswerError(f"{named(self)}: a die with {self.die} faces can't show {value}")
        return dice


class Draw(msgspec.Struct, frozen=True):
    """Cards, counters or boards are drawn without replacement.

    Attributes:
        key: what is asked.
        subject: for which deck or place.
        pool: what is drawn from; equal names are equal pieces.
        count: how many are drawn.
    """

    key: str
    subject: str
    pool: tuple[str, ...]
    count: int

    def __iter__(self) -> Generator[Ask, Any, tuple[str, ...]]:
        """Ask; return what was drawn, the first drawn first."""
        answer: tuple[str, ...] = yield self
        return answer

    def forced(self) -> tuple[str, ...] | None:
        """Return the only possible answer, or None if there are several."""
        if self.count == 0 or len(set(self.pool)) == 1:
            return self.pool[: self.count]
        return None

    def check(self, answer: object) -> tuple[str, ...]:
        """Return the answer as names, or raise `AnswerError`."""
        drawn = _items(self, answer, str)
        if len(drawn) != self.count:
            raise AnswerError(f"{named(self)}: {self.count} are drawn, {len(drawn)} are given")
        left = list(self.pool)
        for name in drawn:
            if name not in left:
                raise AnswerError(f"{named(self)}: {name!r} is not there to be drawn")
            left.remove(name)
        return drawn


class Choose(msgspec.Struct, frozen=True):
    """One option is chosen.

    Attributes:
        key: what is asked.
        subject: about what.
        options: what may be chosen, and which clause left out the other candidates.
        optional: whether choosing nothing is allowed.
    """

    key: str
    subject: str
    options: Options
    optional: bool = False

    def __iter__(self) -> Generator[Ask, Any, str]:
        """Ask; return the chosen option ("" if the choice is optional and was declined)."""
        answer: str = yield self
        return answer

    def forced(self) -> str | None:
        """Return the only possible answer, or None if there are several (or none)."""
        if self.optional:
            return None if self.options.allowed else ""
        return self.options.allowed[0] if len(self.options.allowed) == 1 else None

    def check(self, answer: object) -> str:
        """Return the chosen option.

        Raises:
            Illegal: a clause left this candidate out.
            AnswerError: it isn't an option at all.
        """
        if answer is None and self.optional:
            return ""
        if not isinstance(answer, str):
            raise AnswerError(f"{named(self)}: one option is chosen, {answer!r} is given")
        _offered(self, answer)
        return answer


class ChooseSome(msgspec.Struct, frozen=True):
    """Several options are chosen at once, as a set.

    Attributes:
        key: what is asked.
        subject: about what.
        options: what may be chosen; each at most once.
        least: how many at least.
        most: how many at most.
    """

    key: str
    subject: str
    options: Options
    least: int
    most: int

    def __iter__(self) -> Generator[Ask, Any, tuple[str, ...]]:
        """Ask; return the chosen options in the order in which they were offered."""
        answer: tuple[str, ...] = yield self
        return answer

    def forced(self) -> tuple[str, ...] | None:
        """Return the only possible answer, or None if there are several."""
        if self.most == 0 or not self.options.allowed:
            return ()
        return self.options.allowed if self.least >= len(self.options.allowed) else None

    def check(self, answer: object) -> tuple[str, ...]:
        """Return the chosen options in the order in which they were offered.

        Raises:
            Illegal: a clause left one of them out.
            AnswerError: too few, too many, twice the same, or not an option at all.
        """
        chosen = () if answer is None else _items(self, answer, str)
        for option in chosen:
            _offered(self, option)
        if len(set(chosen)) != len(chosen):
            raise AnswerError(f"{named(self)}: an option is chosen twice: {', '.join(chosen)}")
        if not self.least <= len(chosen) <= self.most:
            many = f"{self.least} to {self.most}" if self.least != self.most else str(self.most)
            raise AnswerError(f"{named(self)}: {many} are chosen, {len(chosen)} are given")
        return tuple(option for option in self.options.allowed if option in chosen)


class Part(msgspec.Struct, frozen=True):
    """A group of like pieces over which an amount is divided.

    Attributes:
        name: the label of the pieces.
        pieces: how many of them there are.
        most: how much one of them can take; 0 if it is named only so that a clause refuses it.
        clause: the clause that limits `most`.
    """

    name: str
    pieces: int
    most: int
    clause: str = ""


class Divide(msgspec.Struct, frozen=True):
    """An amount (damage, losses) is divided over pieces; all of it is.

    Attributes:
        key: what is asked.
        subject: about what.
        amount: how much is divided.
        parts: the pieces.
    """

    key: str
    subject: str
    amount: int
    parts: tuple[Part, ...]

    def __iter__(self) -> Generator[Ask, Any, Division]:
        """Ask; return for each label the amounts on its pieces, the largest first, no zeros."""
        answer: Division = yield self
        return answer

    def forced(self) -> Division | None:
        """Return the only possible answer, or None if there are several."""
        able = [part for part in self.parts if part.most]
        if self.amount == 0 or not self.parts:
            return {}
        if len(able) == 1 and able[0].pieces == 1 and self.amount <= able[0].most:
            return {able[0].name: (self.amount,)}
        if sum(part.pieces * part.most for part in able) == self.amount:
            return {part.name: (part.most,) * part.pieces for part in able}
        return None

    def check(self, answer: object) -> Division:
        """Return the division with its amounts sorted.

        Raises:
            Illegal: a piece gets more than a clause lets it take.
            AnswerError: unknown pieces, too many pieces, or not all of the amount.
        """
        if not isinstance(answer, Mapping):
            raise AnswerError(
                f"{named(self)}: a division is an object of lists, one amount for each piece hit, "
                f"{answer!r} is given"
            )
        parts = {part.name: part for part in self.parts}
        division: dict[str, tuple[int, ...]] = {}
        for name, amounts in answer.items():
            if name not in parts:
                there = ", ".join(parts)
                raise AnswerError(f"{named(self)}: there is no {name!r} here, only {there}")
            given = tuple(n for n in sorted(_items(self, amounts, int), reverse=True) if n)
            if given and given[-1] < 0:
                raise AnswerError(f"{named(self)}: an amount is never below zero")
            if len(given) > parts[name].pieces:
                raise AnswerError(
                    f"{named(self)}: {len(given)} pieces {name!r} are hit, "
                    f"{parts[name].pieces} stand there"
                )
            if given and given[0] > parts[name].most:
                most = parts[name].most
                why = f"{named(self)}: {name} can take {most}, {given[0]} is given"
                if parts[name].clause:
                    raise Illegal(parts[name].clause, why)
                raise AnswerError(why)
            if given:
                division[name] = given
        total = sum(sum(amounts) for amounts in division.values())
        if total != self.amount:
            raise AnswerError(f"{named(self)}: {self.amount} is divided, {total} is given")
        return division


Ask: TypeAlias = Roll | Draw | Choose | ChooseSome | Divide


def named(ask: Ask) -> str:
    """Name an ask in a message: its key and subject."""
    return f"{ask.key} ({ask.subject})"


def _items(ask: Ask, answer: object, kind: type[T]) -> tuple[T, ...]:
    if not isinstance(answer, (list, tuple)) or not all(type(item) is kind for item in answer):
        what = "numbers" if kind is int else "names"
        raise AnswerError(f"{named(ask)}: a list of {what} is wanted, {answer!r} is given")
    return tuple(answer)


def _offered(ask: Choose | ChooseSome, option: str) -> None:
    if option in ask.options.allowed:
        return
    if option in ask.options.excluded:
        raise Illegal(ask.options.excluded[option], f"{named(ask)}: {option} may not be chosen")
    offered = ", ".join(ask.options.allowed) or "nothing"
    raise AnswerError(f"{named(ask)}: {option!r} was not offered, only {offered}")
