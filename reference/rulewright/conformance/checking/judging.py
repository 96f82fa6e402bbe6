"""Judging: what an implementation replied, beside what the case expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Expect, Result
from rulewright.conformance.checking.implementations import Native
from rulewright.conformance.checking.planning import REMEMBERED, Planned, Planner, Scripted
from rulewright.conformance.filling import pattern
from rulewright.conformance.protocol import (
    Asked,
    Asks,
    Failure,
    Illegal,
    Outcome,
    Reply,
    TimedOut,
)
from rulewright.conformance.reference import lay, with_reading
from rulewright.conformance.verdicts import (
    BLAMES_A_RULE,
    ILLEGAL,
    Difference,
    Kind,
    Verdict,
    table,
)
from rulewright.core.asks import AnswerError
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Played, Refused, scripted
from rulewright.core.frozen import Frozen, difference, leaves, merged, plain
from rulewright.core.operations import Impossible, Rulebook

MAY_BE_READ_OTHERWISE = frozenset({Kind.WRONG_OUTCOME, Kind.ACCEPTED_ILLEGAL, Kind.REFUSED_LEGAL})
"""What may come of reading an open question in another way than the reference does."""


class Judge:
    """Gives verdicts on one implementation."""

    def __init__(self, rulebook: Rulebook, planner: Planner) -> None:
        """Take the game, and what is known of the implementation."""
        self._rulebook = rulebook
        self._planner = planner
        self._table = table(self._compare, self._compare_options)
        self._demanded: dict[str, tuple[Case, tuple[Demanded, ...]]] = {}

    def __call__(self, planned: Planned, came: Reply | Failure) -> Verdict:
        """Give the verdict on what came.

        What an implementation plays by a reading of its own, where the rules of the case name
        another, is no failure: it lacks that reading.
        """
        verdict = self._judged(planned, came)
        if verdict.kind not in BLAMES_A_RULE:
            return verdict
        own = self._planner.by_its_readings(planned)
        if own is None or self._judged(own, came).failed:
            return verdict
        return _verdict(planned, Kind.SKIPPED, _reads_otherwise(planned, own))

    def _judged(self, planned: Planned, came: Reply | Failure) -> Verdict:
        came_as: type[Any] = Outcome if isinstance(came, Native) else type(came)
        cell = self._table[planned.case.expect.kind][came_as]
        if isinstance(cell, Kind):
            verdict = _verdict(planned, cell, _why(planned, came))
        else:
            verdict = cell(planned, came)
        if not verdict.failed:
            return verdict
        after = None
        if isinstance(came, Outcome):
            after = plain(came.native) if isinstance(came, Native) else _walked(came.position)
        agrees = {}
        if isinstance(came, (Outcome, Illegal)) and verdict.kind in MAY_BE_READ_OTHERWISE:
            agrees = dict(self._other_readings(planned, came))
        return msgspec.structs.replace(
            verdict,
            stderr=getattr(came, "stderr", ""),
            after=after,
            agrees_with=agrees,
            notes=(*verdict.notes, *(_agreement(*pair) for pair in agrees.items())),
        )

    def demanded(self, case: Case) -> tuple[Demanded, ...]:
        """Return the results that a case allows, with whole positions."""
        if len(self._demanded) > REMEMBERED:
            self._demanded.clear()
        known = self._demanded.get(case.id)
        if known is None or known[0] is not case:
            allowed = tuple(_allowed(case, self._rulebook.position))
            known = self._demanded[case.id] = (case, allowed)
        return known[1]

    def _compare(self, planned: Planned, came: Outcome | Illegal) -> Verdict:
        """Compare a resulting position, or a refusal, with the results that are allowed."""
        allowed = self.demanded(planned.case)
        if isinstance(came, Illegal):
            for result in allowed:
                if result.position is None:
                    return _verdict(planned, Kind.PASSED, reading=result.reading)
            return _verdict(planned, Kind.REFUSED_LEGAL, came.why)
        try:
            position = self._position(came)
        except (msgspec.ValidationError, BadData) as error:
            why = f"the position that came is not one: {error}"
            return _verdict(planned, Kind.BROKE_PROTOCOL, why)
        undeclared = [key for key in came.answered or () if key not in self._planner.reported]
        if undeclared:
            why = f"it reports its own answers to {', '.join(undeclared)}, which hello doesn't say"
            return _verdict(planned, Kind.BROKE_PROTOCOL, why)
        if self._planner.reported:
            allowed = self._by_its_answers(planned, came.answered or {})
            if not allowed and came.answered is None:
                why = "hello says that it reports its own answers, but its reply has no `answered`"
                return _verdict(planned, Kind.BROKE_PROTOCOL, why)
            if not allowed:
                why = "what it reports as its own answers isn't legal"
                return _verdict(planned, Kind.ACCEPTED_ILLEGAL, why)
        best: list[Difference] | None = None
        for result in allowed:
            if result.position is None:
                continue
            wrong = self._differences(planned, result.position, position)
            if not wrong:
                return self._agrees(planned, result.position, result.reading)
            if best is None or len(wrong) < len(best):
                best = wrong
        if best is None:
            return _verdict(planned, Kind.ACCEPTED_ILLEGAL, _refusal(planned))
        return _verdict(planned, Kind.WRONG_OUTCOME, differences=tuple(best))

    def _position(self, came: Outcome) -> Frozen:
        if isinstance(came, Native):
            native: Frozen = came.native
            return native
        position: Frozen = msgspec.convert(came.position, self._rulebook.position)
        return position

    def _differences(self, planned: Planned, demanded: Frozen, came: Frozen) -> list[Difference]:
        if demanded == came:
            return []
        wanted, found = leaves(difference(came, demanded)), leaves(difference(demanded, came))
        return [
            Difference(
                path, wanted.get(path, {}), found.get(path, {}), planned.case.because.get(path, "")
            )
            for path in {**found, **wanted}
            if self._planner.reports(pattern(path, demanded))
        ]

    def _agrees(self, planned: Planned, demanded: Frozen, reading: str) -> Verdict:
        if "*" in self._planner.greeting.fields:
            return _verdict(planned, Kind.PASSED, reading=reading)
        before = msgspec.convert(planned.case.position, self._rulebook.position)
        changed = {pattern(path, demanded) for path in leaves(difference(before, demanded))}
        unseen = sorted(field for field in changed if not self._planner.reports(field))
        if unseen:
            why = f"not compared, since it doesn't report them: {', '.join(unseen)}"
            return _verdict(planned, Kind.PASSED_IN_PART, why, reading=reading)
        return _verdict(planned, Kind.PASSED, reading=reading)

    def _by_its_answers(
        self, planned: Planned, answered: Mapping[str, Any]
    ) -> tuple[Demanded, ...]:
        """Compute what should have come of the answers that the implementation reports."""
        answers: Any = {**planned.request.answers, **answered}
        results: list[Demanded] = []
        for reading, laid in self._planner.variants(planned.case, planned.places).items():
            try:
                ending = scripted(laid.start(), answers, listen=False, spare=True)
            except AnswerError:
                continue
            if isinstance(ending, Played):
                results.append(Demanded(ending.result, reading))
        return tuple(results)

    def _other_readings(
        self, planned: Planned, came: Outcome | Illegal
    ) -> Iterator[tuple[str, str]]:
        """Give the other readings of the rulebook with which an outcome or a refusal agrees."""
        if isinstance(came, Outcome):
            try:
                position = self._position(came)
            except (msgspec.ValidationError, BadData):
                return
        for name in planned.case.readings:
            laid = lay(self._rulebook, planned.case, places=planned.places)
            for reading in self._rulebook.questions[name].readings:
                try:
                    ending = with_reading(laid, name, reading).play(listen=False)
                except (AnswerError, Impossible):
                    continue
                if isinstance(came, Illegal):
                    agrees = isinstance(ending, Refused)
                else:
                    agrees = isinstance(ending, Played) and not self._differences(
                        planned, ending.result, position
                    )
                if agrees:
                    yield name, reading
                    break

    def _compare_options(self, planned: Planned, came: Asks) -> Verdict:
        """Compare the options of an open ask with those that must be offered."""
        wanted = planned.case.expect.ask
        assert wanted is not None
        what = f"{wanted.key} ({wanted.subject})"
        for ask in came.asks:
            if (ask.key, ask.subject) != (wanted.key, wanted.subject):
                continue
            if ask.options is None:
                return _verdict(
                    planned, Kind.PASSED_IN_PART, f"it doesn't tell the options of {what}"
                )
            if not ask.options:
                return _verdict(planned, Kind.OFFERED_NOTHING, f"for {what}")
            if sorted(ask.options) == sorted(wanted.options):
                return _verdict(planned, Kind.PASSED)
            wrong = Difference(f"options of {what}", sorted(wanted.options), sorted(ask.options))
            return _verdict(planned, Kind.WRONG_OPTIONS, differences=(wrong,))
        others = ", ".join(f"{ask.key} ({ask.subject})" for ask in came.asks) or "nothing"
        return _verdict(planned, Kind.DID_NOT_ASK, f"{what} must be asked; it asks {others}")


def _agreement(question: str, reading: str) -> str:
    """Say with which other reading what came agrees, and what to do about it."""
    return (
        f"it agrees with {question} read as {reading}: if you mean that, say so in `readings` of "
        f'hello: {{"{question}": "{reading}"}}'
    )


class Demanded(msgspec.Struct, frozen=True):
    """One result that is allowed: a whole position, or None for a refusal."""

    position: Frozen | None
    reading: str = ""


def _allowed(case: Case, kind: type[Frozen]) -> Iterator[Demanded]:
    expect: Expect = case.expect
    if expect.by_reading is not None:
        for reading, result in expect.by_reading.readings.items():
            yield Demanded(_whole(case, result, kind), reading)
    elif expect.any_of is not None:
        for result in expect.any_of:
            yield Demanded(_whole(case, result, kind))
    else:
        yield Demanded(_whole(case, Result(expect.outcome, expect.illegal), kind))


def _whole(case: Case, result: Result, kind: type[Frozen]) -> Frozen | None:
    if result.outcome is None:
        return None
    whole: Mapping[str, Any] = merged(case.position, result.outcome)
    return msgspec.convert(whole, kind)


def _verdict(planned: Planned, kind: Kind, why: str = "", **more: Any) -> Verdict:
    return Verdict(planned.case, kind, why, through=planned.through, **more)


def _walked(value: Any) -> Any:
    """Return a copy of plain JSON, made in Python: what is too deep for that is no position.

    Raises:
        RecursionError: it is nested too deeply for whatever would read the report.
    """
    if isinstance(value, dict):
        return {key: _walked(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_walked(item) for item in value]
    return value


def _why(planned: Planned, came: Reply | Failure) -> str:
    """Say in a sentence what came instead of what was expected."""
    if isinstance(came, Asks):
        return _asks_instead(planned, came)
    if isinstance(came, Outcome):
        if planned.case.expect.ask is not None:
            return (
                f"{planned.case.expect.ask.key} ({planned.case.expect.ask.subject}) must be asked"
            )
        return _refusal(planned)
    if isinstance(came, TimedOut):
        return f"no reply within {came.seconds:g} s"
    if isinstance(came, Illegal) and planned.case.expect.illegal is not None:
        return ""
    return came.why


def _asks_instead(planned: Planned, came: Asks) -> str:
    """Say what an implementation asks where nothing is to be asked any more."""
    asks = ", ".join(f"{ask.key} ({ask.subject})" for ask in came.asks) or "nothing"
    if planned.case.expect.kind == ILLEGAL:
        return f"{_refusal(planned)}; it asks {asks}"
    due = [_dice_due(planned.request.answers, ask) for ask in came.asks]
    if due and all(due):
        return "; ".join(due)
    return f"it asks {asks}, which the rules don't ask here"


def _dice_due(answers: Scripted, ask: Asked) -> str:
    """Say how many dice are due, if an implementation asks for another number; "" if not."""
    rolls = answers.get(ask.key, {}).get(ask.subject, ())
    due = [len(roll) for roll in rolls if isinstance(roll, (list, tuple))]
    if ask.dice is None or not due or ask.dice in due:
        return ""
    numbers = " or ".join(map(str, dict.fromkeys(due)))
    dice = "die" if ask.dice == 1 else "dice"
    verb = "is" if due == [1] else "are"
    return f"{ask.key} ({ask.subject}): it asks for {ask.dice} {dice}, {numbers} {verb} due"


def _reads_otherwise(planned: Planned, own: Planned) -> str:
    """Say by which readings an implementation played, and by which it should have."""
    wanted, followed = (each.case.rules["readings"] for each in (planned, own))
    questions = [name for name in wanted if wanted[name] != followed[name]]
    its, cases = (
        ", ".join(f"{name} = {readings[name]}" for name in questions)
        for readings in (followed, wanted)
    )
    return f"it plays by {its}, and this case is by {cases}"


def _refusal(planned: Planned) -> str:
    expect = planned.case.expect
    results = expect.any_of or ()
    if expect.by_reading is not None:
        results = tuple(expect.by_reading.readings.values())
    refusals = [expect.illegal, *(result.illegal for result in results)]
    clauses = dict.fromkeys(refusal.clause for refusal in refusals if refusal is not None)
    return f"it must be refused ({', '.join(clauses)})"
