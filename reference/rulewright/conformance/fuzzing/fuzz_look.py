"""Looking closer while fuzzing: a play gets its verdict, and invariants are held against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.implementations import Native
from rulewright.conformance.checking.judging import Judge
from rulewright.conformance.checking.planning import Planned, Planner
from rulewright.conformance.filling import needs_of
from rulewright.conformance.fuzzing.fuzz_tally import (
    INVARIANT,
    REFERENCE,
    Failed,
    inner_of,
    what_is_wrong,
)
from rulewright.conformance.protocol import Failure, Outcome, Reply
from rulewright.conformance.reference import Laid
from rulewright.conformance.verdicts import BLAMES_A_RULE, Kind, Verdict
from rulewright.core.asks import AnswerError
from rulewright.core.citing import Citation
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Played, Refused
from rulewright.core.frozen import Frozen, merged, plain
from rulewright.core.operations import Impossible, Invariant, Rulebook


class Look:
    """Gives verdicts on what an implementation makes of plays."""

    def __init__(self, rulebook: Rulebook, planner: Planner) -> None:
        """Take the game, and what is known of the implementation."""
        self._rulebook = rulebook
        self._planner = planner
        self._judge = Judge(rulebook, planner)
        self._whole = "*" in planner.greeting.fields

    def __call__(
        self,
        case: Case,
        planned: Planned,
        came: Reply | Failure,
        cited: Iterable[Citation],
        number: int,
    ) -> Failed:
        """Give the verdict on what came, and say what came out wrong."""
        try:
            verdict = self._judge(planned, came)
        except RecursionError:
            why = "its reply is nested too deeply to be read"
            verdict = Verdict(planned.case, Kind.BROKE_PROTOCOL, why)
        kind, wrong = verdict.kind.value, what_is_wrong(self._rulebook, verdict, came)
        if verdict.kind in BLAMES_A_RULE and (why := self._unfit(planned)):
            kind, verdict = Kind.SKIPPED.value, Verdict(planned.case, Kind.SKIPPED, why)
        elif isinstance(came, Outcome) and verdict.kind is not Kind.BROKE_PROTOCOL:
            demanded = [result.position for result in self._judge.demanded(planned.case)]
            seen = self._seen(planned, came, demanded)
            broken = self._broken_by(planned, seen) if seen is not None else []
            notes = tuple(f"it breaks the invariant {name}: {what}" for name, what in broken)
            verdict = msgspec.structs.replace(verdict, notes=(*verdict.notes, *notes))
            if broken and not verdict.failed:
                kind = REFERENCE if seen in demanded else INVARIANT
                wrong = tuple(name for name, _ in broken)
        verdict = msgspec.structs.replace(verdict, after=None)  # many are kept
        return Failed(number, case, kind, wrong, verdict, each_once(cited))

    def laid(self, planned: Planned) -> Laid:
        """Return a case as it is put, laid on the table by the implementation's readings."""
        (laid, *_) = self._planner.variants(planned.case, planned.places).values()
        return laid

    def position(self, came: Outcome) -> Frozen:
        """Return the position that came.

        Raises:
            msgspec.ValidationError: it isn't one.
        """
        if isinstance(came, Native):
            native: Frozen = came.native
            return native
        position: Frozen = msgspec.convert(came.position, self._rulebook.position)
        return position

    def _unfit(self, planned: Planned) -> str:
        """Tell why a play that failed says nothing of the implementation; "" if it does."""
        laid = self.laid(planned)
        has_order = any(map(_has_order, (laid.position, *laid.inputs.values())))
        if has_order and _comes_to(laid) != _comes_to(turned_round(laid)):
            return "the order of names, which means nothing, decides what is answered"
        if self._whole:
            return ""
        lacks = sorted(need for need in set(needs_of(laid)) if not self._planner.reports(need))
        return f"it doesn't report {', '.join(lacks)}, which the play needs" if lacks else ""

    def _broken_by(self, planned: Planned, after: Frozen) -> list[tuple[str, str]]:
        """Return the invariants that an outcome breaks, and how.

        What can't stand on the table at all breaks one that says so; others may choke on it.
        """
        laid = self.laid(planned)
        step = laid.game, laid.position, planned.case.operation, laid.inputs
        told: list[tuple[str, str]] = []
        for invariant in self._rulebook.invariants:
            with suppress(Impossible, LookupError, ArithmeticError):
                told.extend(broken((invariant,), *step, after))
        return told

    def _seen(
        self, planned: Planned, came: Outcome, demanded: Sequence[Frozen | None]
    ) -> Frozen | None:
        """Return the position that the implementation shows.

        What it doesn't report is as the reference has it, unless it came back changed: then it
        counts all the same. None where that can't be told.
        """
        if self._whole:
            try:
                return self.position(came)
            except (msgspec.ValidationError, BadData):
                return None
        if len(demanded) != 1 or demanded[0] is None:
            return None
        theirs = self._theirs(self._rulebook.position, (), came.position, planned.case.position)
        try:
            position: Frozen = msgspec.convert(
                merged(plain(demanded[0]), theirs), self._rulebook.position
            )
        except (msgspec.ValidationError, BadData):
            return None
        return position

    def _theirs(
        self, kind: Any, path: tuple[str, ...], came: Mapping[str, Any], before: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return what came back in fields that are reported, and in others that changed."""
        theirs: dict[str, Any] = {}
        for name, value in came.items():
            inner, step = inner_of(kind, name)
            was = before.get(name)
            if isinstance(value, Mapping):
                told = self._theirs(
                    inner, (*path, step), value, was if isinstance(was, Mapping) else {}
                )
                if told:
                    theirs[name] = told
            elif (value and value != was) or self._planner.reports(".".join((*path, step))):
                theirs[name] = value
        return theirs


def _has_order(value: Any) -> bool:
    """Tell whether there are two names anywhere whose order means nothing."""
    if isinstance(value, msgspec.Struct):
        return any(_has_order(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, Mapping):
        return len(value) > 1 or any(map(_has_order, value.values()))
    return False


def turned_round(laid: Laid) -> Laid:
    """Return a case with the names of its position and inputs in the opposite order."""
    position = msgspec.convert(_turned(plain(laid.position)), type(laid.position))
    inputs = {
        given.name: msgspec.convert(_turned(plain(laid.inputs[given.name])), given.kind)
        for given in laid.operation.inputs
        if given.name in laid.inputs
    }
    return msgspec.structs.replace(laid, position=position, inputs=inputs)


def _turned(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _turned(item) for name, item in reversed(list(value.items()))}
    return value


def _comes_to(laid: Laid) -> Any:
    """Return what a case comes to: a position, or the clause or error that refuses it."""
    try:
        ending = laid.play(listen=False)
    except AnswerError as error:
        return str(error)
    if isinstance(ending, Played):
        return ending.result
    return ending.clause if isinstance(ending, Refused) else None


def each_once(cited: Iterable[Citation]) -> tuple[Citation, ...]:
    """Return the clauses that are met, each once."""
    return tuple(dict.fromkeys(cited))


def broken(
    invariants: Iterable[Invariant],
    game: Any,
    before: Frozen,
    operation: str,
    inputs: Mapping[str, Any],
    after: Frozen,
) -> Iterator[tuple[str, str]]:
    """Give the invariants that a step breaks, by name, and how."""
    for invariant in invariants:
        what = invariant.broken(game, before, operation, inputs, after)
        if what:
            yield invariant.name, what
