"""Planning: a case is put so that one implementation can play it, or it is told what it lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, TypeAlias

import msgspec

from rulewright.conformance.cases import Ask, ByReading, Case, Expect, MustRefuse, Result
from rulewright.conformance.checking.binding import Map, bindings
from rulewright.conformance.protocol import Greeting, PlayCase
from rulewright.conformance.reference import Laid, lay, with_reading
from rulewright.core.asks import AnswerError
from rulewright.core.drivers import (
    Ending,
    Open,
    Played,
    Refused,
    TooManyBranches,
    described,
    exhaustive,
)
from rulewright.core.frozen import difference, frozen_map, leaves, merged, plain
from rulewright.core.operations import Impossible, Lifted, Rulebook


class Unplayable(Exception):
    """An implementation can't play this case; the message says what it lacks."""


class Planned(msgspec.Struct, frozen=True):
    """A case as it is put to one implementation.

    Attributes:
        case: the case with real places, on an operation that the implementation has; what it
            expects is what the reference expects there.
        request: the request, but for its number.
        through: the larger operation through which it is played, if it is.
        places: the implementation's own map, if the case lies on it.
        permuted: the same request with like pieces in another order, if it has any.
    """

    case: Case
    request: PlayCase
    through: str = ""
    places: Mapping[str, Any] | None = None
    permuted: PlayCase | None = None


BINDINGS = 500
"""In no more than so many ways a case is put on the maps that there are."""

HOPELESS = 40
"""After so many ways that all fail for the same reason no other one is tried."""

Scripted: TypeAlias = Mapping[str, Mapping[str, list[Any]]]
"""The answers of a case: key -> subject -> the successive answers."""
REMEMBERED = 5000
"""How many cases are remembered at once, so that memory stays flat however many are played."""


class Planner:
    """Puts cases to one implementation, as its greeting says what it can."""

    def __init__(self, rulebook: Rulebook, greeting: Greeting) -> None:
        """Take what the implementation says of itself."""
        self.rulebook = rulebook
        self.greeting = greeting
        self._fields = tuple(field.split(".") for field in greeting.fields)
        self._maps = _maps(rulebook, greeting)
        self._plans: dict[str, tuple[Case, Planned | Unplayable]] = {}
        handling = {**greeting.chance, **greeting.choices}
        self._own = {key for key, how in handling.items() if how in ("own", "hidden")}
        self.reported = {key for key, how in handling.items() if how == "reported"}
        self._answers_itself = {key for key, how in handling.items() if how != "injected"}

    def plan(self, case: Case) -> Planned:
        """Put a case to the implementation.

        Raises:
            Unplayable: it lacks something that the case needs.
        """
        if len(self._plans) > REMEMBERED:
            self._plans.clear()
        known = self._plans.get(case.id)
        if known is None or known[0] is not case:
            try:
                plan: Planned | Unplayable = self._plan(case)
            except Unplayable as lack:
                plan = lack
            known = self._plans[case.id] = (case, plan)
        if isinstance(known[1], Unplayable):
            raise known[1]
        return known[1]

    def reports(self, path: str) -> bool:
        """Tell whether the implementation reports a field, given as a pattern or dotted path."""
        if "*" in self.greeting.fields:
            return True
        steps = path.split(".")
        return any(_covers(field, steps) for field in self._fields)

    def _plan(self, case: Case) -> Planned:
        missing = [need for need in case.needs if not self.reports(need)]
        if missing:
            raise Unplayable(f"it doesn't report {', '.join(missing)}, which this case needs")
        for amendment in case.rules.get("amendments", ()):
            if amendment not in self.greeting.amendments:
                raise Unplayable(f"it doesn't have the amendment {amendment}")
        if case.operation in self.greeting.operations:
            case, on = self._bound(case)
            return self._put(self._its_way(case, on), on)
        self._has_a_larger(case)
        case, on = self._bound(case)
        return self._through_a_larger(case, on)

    def _has_a_larger(self, case: Case) -> None:
        """Refuse a case of an operation that it neither has nor has a larger one for."""
        lacks = f"it doesn't have the operation {case.operation}"
        if case.expect.outcome is None:
            raise Unplayable(f"{lacks}, and this case can't be played through a larger one")
        rungs = self.rulebook.operations[case.operation].rungs
        if not any(rung in self.greeting.operations for rung in rungs):
            raise Unplayable(f"{lacks}, nor a larger one in which the outcome is the same")

    def _put(self, case: Case, on: Mapping[str, Any] | None, through: str = "") -> Planned:
        places = None
        if self.greeting.map == "given" and case.places:
            places = plain(
                self.rulebook.symbolic(case.places, case.position, self.rulebook.components())
            )
        answers = case.answers
        if self._answers_itself:
            answers = {k: v for k, v in answers.items() if k not in self._answers_itself}
        request = PlayCase(
            seq=0,
            id=case.id,
            operation=case.operation,
            rules=case.rules,
            components=case.components,
            position=case.position,
            inputs=case.inputs,
            answers=answers,
            places=places,
        )
        permuted = None
        if _turns(request.position) or _turns(request.answers):
            position, turned = _turned(request.position), _turned(request.answers)
            permuted = msgspec.structs.replace(request, position=position, answers=turned)
        return Planned(case, request, through, on, permuted)

    def _bound(self, case: Case) -> tuple[Case, Mapping[str, Any] | None]:
        """Give the case places that the implementation has."""
        if self.greeting.map == "given":
            return case, None
        if not case.places:
            for board in case.position.get("boards", ()):
                if board not in self.greeting.components:
                    raise Unplayable(f"it doesn't have board {board}")
            return case, None if case.position.get("boards") else self._on_its_map(case)
        failed: Counter[str] = Counter()
        for bound, on in islice(bindings(self.rulebook, case, self._maps), BINDINGS):
            places = on.places if on.own else None
            try:
                there = derived(bound, lay(self.rulebook, bound, places=places))
            except (AnswerError, Impossible, Unplayable) as error:
                failed[_why_not(error)] += 1
            else:
                if bound.expect.ask is not None and there.ask is not None:
                    return msgspec.structs.replace(bound, expect=there), places
                if _alike(bound, there):
                    return bound, places
                failed[_how_else(there)] += 1
            if max(failed.values()) == failed.total() >= HOPELESS:
                break
        if not failed:
            raise Unplayable("it has no map with such places as this case needs")
        ((why, _),) = failed.most_common(1)
        raise Unplayable(f"no places of its map will do for this case: most often {why}")

    def _on_its_map(self, case: Case) -> Mapping[str, Any] | None:
        """Return the map on which it plays a case about printed places: its own, or None.

        Raises:
            Unplayable: it doesn't have these places, or its own map differs where that matters.
        """
        if isinstance(self.greeting.map, Mapping):
            own: Mapping[str, Any] = self._maps[0].places
            try:
                there = derived(case, lay(self.rulebook, case, places=own))
            except (AnswerError, Impossible) as error:
                raise Unplayable(f"this case can't be played on its map: {error}") from None
            if not (_asks_alike(case.expect, there) or _alike(case, there)):
                raise Unplayable("its map differs from the printed one where this case needs it")
            return own
        laid = lay(self.rulebook, case)
        printed = self.rulebook.places(laid.game, laid.position)
        named = sorted({*texts([case.position, case.inputs, case.answers])}.intersection(printed))
        if named and not any({*named} <= {*on.places} for on in self._maps):
            raise Unplayable(f"it has no map with {', '.join(named)}")
        return None

    def _its_way(self, case: Case, on: Mapping[str, Any] | None) -> Case:
        """Expect what follows from its own readings and from whatever it answers itself.

        Raises:
            Unplayable: what the case is about is answered by the implementation itself.
        """
        if not self._answers_itself and not self._touched(case):
            return case
        self._can_be_put(case)
        variants = self.variants(case, on)
        if self._answers_itself and case.expect.ask is None:
            asks = {key for laid in variants.values() for key in _asked(laid)}
            if not self._own.isdisjoint(asks):
                fixed = {key: given for key, given in case.answers.items() if key not in self._own}
                every = [
                    result for laid in variants.values() for result in every_result(laid, fixed)
                ]
                return msgspec.structs.replace(case, expect=Expect(any_of=_distinct(every)))
        if not self._touched(case):
            return case
        expect = case.expect
        if expect.by_reading is not None and expect.by_reading.question in self.greeting.readings:
            expect = msgspec.structs.replace(expect, by_reading=None)
        (laid, *_) = variants.values()
        try:
            there = derived(msgspec.structs.replace(case, expect=expect), laid)
        except AnswerError as error:
            raise Unplayable(
                f"by its readings an answer of this case doesn't fit: {error}"
            ) from None
        return msgspec.structs.replace(case, expect=there)

    def _touched(self, case: Case) -> dict[str, str]:
        """Return its readings of those questions on which the case turns."""
        by_reading = case.expect.by_reading
        touched = {
            question: reading
            for question, reading in self.greeting.readings.items()
            if question in case.readings or (by_reading and by_reading.question == question)
        }
        for question, reading in case.rules.get("readings", {}).items():
            if touched.get(question, reading) != reading:
                raise Unplayable(f"it reads {question} as {touched[question]}, not as {reading}")
        return touched

    def by_its_readings(self, planned: Planned) -> Planned | None:
        """Put a case anew, by the implementation's own readings, whatever its rules say of them.

        A question of which it says nothing is read by its default.

        Args:
            planned: the case as it was put.

        Returns:
            The case with what follows from these readings; None if its rules name no others, or
            nothing can be said of what follows.
        """
        case = planned.case
        named = case.rules.get("readings", {})
        questions = self.rulebook.questions
        own = {name: self.greeting.readings.get(name, questions[name].default) for name in named}
        if own == named:
            return None
        case = msgspec.structs.replace(case, rules={**case.rules, "readings": own})
        try:
            laid = lay(self.rulebook, case, places=planned.places)
            laid = msgspec.structs.replace(laid, spare=True)
            if case.expect.any_of is not None:
                every = _distinct([*every_result(laid, planned.request.answers)])
                expect = Expect(any_of=every)
            else:
                expect = _result_or_ask(case, laid)
        except (AnswerError, Impossible, Unplayable):
            return None
        return msgspec.structs.replace(planned, case=msgspec.structs.replace(case, expect=expect))

    def _can_be_put(self, case: Case) -> None:
        """Refuse a case about an answer that the implementation doesn't take from it."""
        if case.expect.ask is not None:
            for key in (case.expect.ask.key, *case.answers):
                if key in self._answers_itself:
                    raise Unplayable(f"it answers {key} itself")
        if case.expect.illegal is not None:
            for key in case.answers:
                if key in self._answers_itself:
                    raise Unplayable(
                        f"it answers {key} itself, so it can't be given a wrong answer"
                    )

    def variants(self, case: Case, on: Mapping[str, Any] | None) -> dict[str, Laid]:
        """Lay a case by the implementation's readings.

        Args:
            case: the case, with real places.
            on: the implementation's own map, if the case lies on it.

        Returns:
            Reading -> the case laid by it: one for each reading of the question that the case is
            about, unless the implementation says how it reads that; otherwise one, under "".
        """
        laid = msgspec.structs.replace(lay(self.rulebook, case, places=on), spare=True)
        for question, reading in self._touched(case).items():
            laid = with_reading(laid, question, reading)
        by_reading = case.expect.by_reading
        if by_reading is None or by_reading.question in self.greeting.readings:
            return {"": laid}
        return {name: with_reading(laid, by_reading.question, name) for name in by_reading.readings}

    def _through_a_larger(self, case: Case, on: Mapping[str, Any] | None) -> Planned:
        """Play the case through the next larger operation that the implementation has."""
        lacks = f"it doesn't have the operation {case.operation}"
        assert case.expect.outcome is not None
        laid = lay(self.rulebook, case, places=on)
        wanted = leaves(case.expect.outcome)
        for lifted in self.rulebook.lift(laid.game, case.operation, laid.position, laid.inputs):
            if lifted.operation not in self.greeting.operations:
                continue
            larger = self._lifted(case, laid, lifted, wanted)
            if larger is not None:
                return self._put(self._its_way(larger, on), on, through=lifted.operation)
        raise Unplayable(f"{lacks}, nor a larger one in which the outcome is the same")

    def _lifted(
        self, case: Case, laid: Laid, lifted: Lifted, wanted: Mapping[str, Any]
    ) -> Case | None:
        """Put the case as one of a larger operation, if the reference finds its outcome there."""
        operation = self.rulebook.operations[lifted.operation]
        answers: Any = with_dice(case.answers, lifted.dice)
        there = msgspec.structs.replace(
            laid,
            operation=operation,
            position=lifted.position,
            inputs=lifted.inputs,
            answers=answers,
        )
        try:
            ending = there.play(listen=False)
        except (AnswerError, Impossible):
            return None
        if not isinstance(ending, Played) or not wanted:
            return None
        outcome = difference(lifted.position, ending.result)
        found = leaves(outcome)
        if any(found.get(path) != value for path, value in wanted.items()):
            return None
        return msgspec.structs.replace(
            case,
            operation=lifted.operation,
            position=plain(lifted.position),
            inputs=dict(lifted.inputs),
            answers=answers,
            expect=Expect(outcome=outcome),
        )


def with_dice(answers: Scripted, dice: Mapping[str, Sequence[int]]) -> Scripted:
    """Return the answers of a case with further dice behind the last of each roll of a key."""
    longer = {
        key: {
            subject: [*given[:-1], [*given[-1], *dice[key]]]
            for subject, given in by_subject.items()
        }
        for key, by_subject in answers.items()
        if dice.get(key)
    }
    return {**answers, **longer}


def texts(value: Any) -> Iterator[str]:
    """Give every text in plain JSON, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from value
    if isinstance(value, (Mapping, list, tuple)):
        for item in value.values() if isinstance(value, Mapping) else value:
            yield from texts(item)


def _turns(value: Any) -> bool:
    """Tell whether plain JSON holds a list of numbers that another order would alter."""
    if _of_numbers(value):
        return list(value) != list(reversed(value))
    for item in value.values() if isinstance(value, dict) else value:  # a loop: any() costs more
        if isinstance(item, (dict, list, tuple)) and _turns(item):
            return True
    return False


def _turned(value: Any) -> Any:
    """Turn every list of numbers round: like pieces, each by its damage, have no order."""
    if isinstance(value, dict):
        return {key: _turned(item) for key, item in value.items()}
    if _of_numbers(value):
        return list(reversed(value))
    if isinstance(value, (list, tuple)):
        return [_turned(item) for item in value]
    return value


def _of_numbers(value: Any) -> bool:
    return (
        isinstance(value, (list, tuple))
        and bool(value)
        and all(type(item) is int for item in value)
    )


def _asked(laid: Laid) -> set[str]:
    """Return the keys of all that the reference asks in a case, declined asks too."""
    try:
        ending = laid.play(listen=False)
    except AnswerError as error:
        raise Unplayable(str(error)) from None
    keys = {one.ask.key for one in ending.asked if not one.forced}
    return {*keys, ending.ask.key} if isinstance(ending, Open) else keys


def _distinct(results: Sequence[Result]) -> tuple[Result, ...]:
    return tuple({msgspec.json.encode(r, order="deterministic"): r for r in results}.values())


def derived(case: Case, laid: Laid) -> Expect:
    """Return what the reference expects of a case, as it is laid.

    Raises:
        Unplayable: an ask stands open that the case doesn't answer.
    """
    if case.expect.by_reading is not None:
        question = case.expect.by_reading.question
        readings = {
            name: result_of(laid, with_reading(laid, question, name).play(listen=False))
            for name in case.expect.by_reading.readings
        }
        return Expect(by_reading=ByReading(question, readings))
    if case.expect.any_of is not None:
        return Expect(any_of=tuple(every_result(laid, laid.answers)))
    ending = laid.play(listen=False)
    if case.expect.ask is not None and isinstance(ending, Open):
        asked = described(ending.ask)
        return Expect(ask=Ask(asked["key"], asked["subject"], tuple(asked["options"])))
    result = result_of(laid, ending)
    return Expect(outcome=result.outcome, illegal=result.illegal)


def _result_or_ask(case: Case, laid: Laid) -> Expect:
    """Return what the reference expects of a case, or what it asks that the case doesn't answer.

    Raises:
        Unplayable: it is a case by reading, and by one of them an ask stands open.
    """
    if case.expect.by_reading is None:
        ending = laid.play(listen=False)
        if isinstance(ending, Open):
            asked = described(ending.ask)
            return Expect(ask=Ask(asked["key"], asked["subject"], tuple(asked.get("options", ()))))
    return derived(case, laid)


def result_of(laid: Laid, ending: Ending[Any]) -> Result:
    """Return the result of a play as a case states it.

    Raises:
        Unplayable: an ask stands open.
    """
    if isinstance(ending, Played):
        return Result(outcome=difference(laid.position, ending.result))
    if isinstance(ending, Refused):
        return Result(illegal=MustRefuse(ending.clause))
    raise Unplayable(f"{ending.ask.key} ({ending.ask.subject}) isn't answered by the case")


MANY_RESULTS = 20_000
"""More branches than this aren't played for an implementation that decides for itself."""


def every_result(laid: Laid, answers: Mapping[str, Any]) -> Iterator[Result]:
    """Give every result that can come of a case when only some of its answers are fixed.

    Raises:
        Unplayable: there are too many.
    """
    seen: set[bytes] = set()
    try:
        for branch in exhaustive(laid.start, answers, limit=MANY_RESULTS):
            result = result_of(laid, branch.ending)
            key = msgspec.json.encode(result, order="deterministic")
            if key not in seen:
                seen.add(key)
                yield result
    except (TooManyBranches, AnswerError) as error:
        raise Unplayable(f"it decides for itself, and {error}") from None


def _asks_alike(one: Expect, other: Expect) -> bool:
    """Tell whether the same is asked with the same options, in whatever order."""
    if one.ask is None or other.ask is None:
        return False
    same = (one.ask.key, one.ask.subject) == (other.ask.key, other.ask.subject)
    return same and sorted(one.ask.options) == sorted(other.ask.options)


def _alike(bound: Case, there: Expect) -> bool:
    """Tell whether the reference expects on real places what the case does on symbolic ones."""
    expect = bound.expect
    if expect.by_reading is not None and there.by_reading is not None:
        return all(
            _same(bound, result, there.by_reading.readings[name])
            for name, result in expect.by_reading.readings.items()
        )
    if expect.any_of is not None and there.any_of is not None:
        return len(expect.any_of) == len(there.any_of) and all(
            any(_same(bound, mine, theirs) for theirs in there.any_of) for mine in expect.any_of
        )
    mine = Result(expect.outcome, expect.illegal)
    return expect.ask is None and _same(bound, mine, Result(there.outcome, there.illegal))


def _why_not(error: Exception) -> str:
    """Say why a case can't be played on some real places, without their names."""
    if isinstance(error, Impossible):
        return "its position can't stand there"
    key, _, _ = str(error).partition(" (")
    return f"other answers to {key} would be needed there"


def _how_else(there: Expect) -> str:
    """Say what comes of a case on some real places, where it should come to something else."""
    if there.illegal is not None:
        return f"it is refused there by {there.illegal.clause}"
    return "something else comes of it there"


def _same(bound: Case, mine: Result, theirs: Result) -> bool:
    if mine.outcome is None or theirs.outcome is None:
        return mine == theirs
    return merged(bound.position, mine.outcome) == merged(bound.position, theirs.outcome)


def _maps(rulebook: Rulebook, greeting: Greeting) -> list[Map]:
    if isinstance(greeting.map, Mapping):
        places = {
            name: msgspec.convert(place, rulebook.place) for name, place in greeting.map.items()
        }
        return [Map({}, frozen_map(places), own=True)]
    components = rulebook.components()
    return [
        Map(overlay, places) for overlay, places in rulebook.maps(components, greeting.components)
    ]


def _covers(field: Sequence[str], path: Sequence[str]) -> bool:
    """Tell whether a reported field covers a path: `lands.*.damage` covers all damage."""
    return len(field) <= len(path) and all(
        mine in ("*", theirs) or theirs == "*" for mine, theirs in zip(field, path, strict=False)
    )
