"""Playing a case again: by changed rules, with the answers that it got before.

What the old answers don't answer any more is played with every option.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from rulewright.conformance.changing.effects import offered
from rulewright.conformance.reference import Laid
from rulewright.conformance.searching.searching import first_answer
from rulewright.core.asks import AnswerError, Ask, Choose, Play, named
from rulewright.core.citing import Citation, Illegal
from rulewright.core.drivers import (
    Asked,
    Ending,
    Open,
    Played,
    Script,
    TooManyBranches,
    Unanswered,
    drive,
    exhaustive,
)
from rulewright.core.operations import Impossible

WAYS = 100
"""More ways than this to go on from a new ask aren't played."""

Named = tuple[str, str]
"""The key and the subject of an ask."""


class _Given(NamedTuple):
    """What an ask got in the play without the change.

    Attributes:
        answer: the answer.
        forced: whether it was the only one, and the case says nothing of it.
    """

    answer: Any
    forced: bool


class Run(msgspec.Struct, frozen=True):
    """A play, with or without the change.

    Attributes:
        cited: the citations; if it asks more, of the first way to go on.
        ending: how it ended; None if it can't be played.
        given: the answers that it got by key and subject, and those of the case that are left.
        unfit: why an answer of the case doesn't fit the ask at which it stands open.
        every: how it ended, or how each way to go on ended if it asks more.
        asks_more: whether it stands open at an ask that the case doesn't answer.
        more: whether there are more ways than were played.
        cant: why it can't be played.
    """

    cited: tuple[Citation, ...] = ()
    ending: Ending[Any] | None = None
    given: Mapping[Named, list[_Given]] = {}
    unfit: str = ""
    every: tuple[Ending[Any], ...] = ()
    asks_more: bool = False
    more: bool = False
    cant: str = ""


class Cant(msgspec.Struct, frozen=True):
    """Stands for the position that comes of a way to go on that can't be carried out.

    Attributes:
        why: why not.
    """

    why: str


class _Again(Script):
    """Answers as the play without the change was answered, so far as that fits.

    Attributes:
        unfit: why the last answer didn't fit.
    """

    def __init__(self, given: Mapping[Named, Iterable[_Given]]) -> None:
        super().__init__({})
        self._kept = {name: list(answers) for name, answers in given.items()}
        self.unfit = ""

    def answers(self, ask: Ask) -> bool:
        """Tell whether an ask that has only one answer got one that fits or is refused now."""
        kept = self._kept.get((ask.key, ask.subject))
        if kept and not kept[0].forced and self._fits(ask, kept[0].answer):
            return True
        if kept:
            kept.pop(0)
        return False

    def __call__(self, ask: Ask) -> Any:
        """Return the answer that this ask got before.

        Raises:
            Unanswered: it got none, or one that doesn't fit.
        """
        kept = self._kept.get((ask.key, ask.subject))
        before = kept.pop(0) if kept else None
        self.unfit = ""
        if before is None or before.forced or not self._fits(ask, before.answer):
            raise Unanswered
        return before.answer

    def _fits(self, ask: Ask, answer: Any) -> bool:
        try:
            ask.check(answer)
        except AnswerError as error:
            self.unfit = str(error)
            return False
        except Illegal:  # it is an answer, and the play is refused for it
            return True
        return True


def play_case(laid: Laid) -> Run:
    """Play a case without the change.

    Args:
        laid: the case on the table.

    Returns:
        The play, with the answers that it got.

    Raises:
        AnswerError: an answer of the case doesn't fit.
        Impossible: the engine can't carry this out.
    """
    script = Script(laid.answers)
    ending = drive(laid.start(), script)
    given: dict[Named, list[_Given]] = {}
    for one in ending.asked:
        answer = None if _declined(one) else one.answer
        given.setdefault((one.ask.key, one.ask.subject), []).append(_Given(answer, one.forced))
    for key, subject, answer in script.left_over():
        given.setdefault((key, subject), []).append(_Given(answer, False))
    return Run(ending.cited, ending, given)


def _declined(one: Asked) -> bool:
    """Tell whether an optional ask was declined, and not refused for that."""
    return one.answer == "" and isinstance(one.ask, Choose) and one.ask.optional


def play_again(laid: Laid, before: Run) -> Run:
    """Play a case under the change; where it asks more, all options are played.

    Args:
        laid: the case on the table, under the change.
        before: the play without it.

    Returns:
        The play.

    Raises:
        Impossible: the engine can't carry this out.
    """
    again = _Again(before.given)
    ending = drive(laid.start(), again)
    if not isinstance(ending, Open) or _stands_there_too(before.ending, ending):
        return Run(ending.cited, ending, every=(ending,))
    every, more = _every_way(laid, before)
    cant = [cant_of(each) for each in every]
    if not more and all(cant):
        return Run(ending.cited, cant=cant[0])
    return Run(every[0].cited, ending, {}, again.unfit, tuple(every), True, more)


def cant_of(ending: Ending[Any]) -> str:
    """Tell why a way to go on can't be carried out; "" if it can."""
    if isinstance(ending, Open):
        return f"nobody can answer {named(ending.ask)}: {offered(ending.ask)}"
    return (
        ending.result.why if isinstance(ending, Played) and isinstance(ending.result, Cant) else ""
    )


def _stands_there_too(before: Ending[Any] | None, ending: Open) -> bool:
    """Tell whether a case about what is asked stands open at that ask again."""
    return isinstance(before, Open) and (before.ask.key, before.ask.subject) == (
        ending.ask.key,
        ending.ask.subject,
    )


def _every_way(laid: Laid, before: Run) -> tuple[list[Ending[Any]], bool]:
    """Play every way to go on; with too many, those until then, or at least the first."""
    every: list[Ending[Any]] = []
    try:
        for branch in exhaustive(lambda: _still_open(laid, before), limit=WAYS, listen=True):
            every.append(branch.ending)
    except TooManyBranches:
        return every or [drive(_still_open(laid, before), first_answer)], True
    return every, False


def _still_open(laid: Laid, before: Run) -> Play[Any]:
    """Play a case, and ask only what wasn't answered before."""
    again = _Again(before.given)
    play = laid.start()
    try:
        ask = next(play)
        while True:
            answer = ask.forced()
            if answer is None or again.answers(ask):
                try:
                    answer = ask.check(again(ask))
                except Unanswered:
                    answer = yield ask
            ask = play.send(answer)
    except StopIteration as stop:
        return stop.value
    except Impossible as impossible:
        return Cant(str(impossible))
