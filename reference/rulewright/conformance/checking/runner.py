"""The runner: plays cases by an implementation and gathers the verdicts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.implementations import Implementation, open_implementation
from rulewright.conformance.checking.judging import Judge
from rulewright.conformance.checking.planning import Planned, Planner, Unplayable
from rulewright.conformance.checking.processes import CantStart
from rulewright.conformance.known import KnownFailure
from rulewright.conformance.protocol import Failure, Greeting, PlayCase, Reply
from rulewright.conformance.reference import read_map
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.frozen import plain
from rulewright.core.games import names
from rulewright.core.games import rulebook as book_of
from rulewright.core.operations import Rulebook


def _untold(verdict: Verdict, settled: bool) -> None:
    """Tell nobody."""


class Session:
    """One started implementation."""

    def __init__(
        self, rulebook: Rulebook, implementation: Implementation, greeting: Greeting
    ) -> None:
        """Take a started implementation and its greeting."""
        self.rulebook = rulebook
        self.implementation = implementation
        self.greeting = greeting
        self._planner = Planner(rulebook, greeting)
        self._judge = Judge(rulebook, self._planner)
        self._seq = 0

    @classmethod
    def open(
        cls,
        rulebook: Rulebook,
        what: str,
        timeout: float = 10.0,
        own_map: Path | None = None,
        restarts: int | None = None,
    ) -> Session:
        """Start an implementation.

        Args:
            rulebook: the game.
            what: as on the command line.
            timeout: seconds to wait for a reply.
            own_map: the file of the map that it plays on, if it doesn't send that itself.
            restarts: how often a child that crashes is started anew; a usual number for None.

        Raises:
            CantStart: it can't be started, or doesn't play this game.
            BadData: the file of the map can't be read or played on.
        """
        implementation = open_implementation(what, rulebook, timeout, restarts)
        try:
            greeting = implementation.start()
            if own_map is not None:
                if greeting.map == "given":
                    raise CantStart(f"{greeting.name} takes the map of each case: leave out --map")
                its = {name: plain(p) for name, p in read_map(rulebook, own_map).items()}
                greeting = msgspec.structs.replace(greeting, map=its)
            check_greeting(rulebook, greeting)
        except BaseException:
            implementation.close()
            raise
        return cls(rulebook, implementation, greeting)

    def close(self) -> None:
        """End the implementation."""
        self.implementation.close()

    def play(
        self, cases: Iterable[Case], on_verdict: Callable[[Verdict, bool], None] = _untold
    ) -> list[Verdict]:
        """Play cases and judge them.

        Failed cases are played twice, to see whether the implementation is deterministic; passed
        ones with damaged pieces or divisions are played again with like pieces in another order.

        Args:
            cases: the cases.
            on_verdict: told of each verdict as it falls, and whether it is settled; one that a
                second play must settle is told twice.

        Returns:
            The verdicts in the order of the cases.
        """
        verdicts: dict[int, Verdict] = {}
        in_flight: dict[int, Planned] = {}
        again: dict[int, tuple[Planned, Verdict]] = {}

        def requests() -> Iterator[PlayCase]:
            for case in cases:
                self._seq += 1
                try:
                    planned = self._planner.plan(case)
                except Unplayable as lack:
                    verdicts[self._seq] = skipped = Verdict(case, Kind.SKIPPED, str(lack))
                    on_verdict(skipped, True)
                    continue
                in_flight[self._seq] = planned
                yield numbered(planned.request, self._seq)

        for seq, came in self.implementation.exchange(requests()):
            planned = in_flight.pop(seq)
            verdicts[seq] = verdict = self._verdict(planned, came)
            settled = not verdict.failed and not (verdict.kind is Kind.PASSED and planned.permuted)
            if not settled:
                again[seq] = (planned, verdict)
            on_verdict(verdict, settled)
        for seq, verdict in self._second_look(again):
            verdicts[seq] = verdict
            on_verdict(verdict, True)
        return [verdicts[seq] for seq in sorted(verdicts)]

    def play_one(self, case: Case) -> Verdict:
        """Play one case."""
        (verdict,) = self.play([case])
        return verdict

    def _second_look(
        self, again: Mapping[int, tuple[Planned, Verdict]]
    ) -> Iterator[tuple[int, Verdict]]:
        waiting: dict[int, tuple[int, Planned, Verdict]] = {}

        def requests() -> Iterator[PlayCase]:
            for seq, (planned, first) in again.items():
                self._seq += 1
                waiting[self._seq] = (seq, planned, first)
                request = planned.request if first.failed else planned.permuted
                yield numbered(request or planned.request, self._seq)

        for second_seq, came in self.implementation.exchange(requests()):
            seq, planned, first = waiting[second_seq]
            yield seq, both(first, self._verdict(planned, came))

    def _verdict(self, planned: Planned, came: Reply | Failure) -> Verdict:
        try:
            return self._judge(planned, came)
        except RecursionError:
            why = "its reply is nested too deeply to be read"
            return Verdict(planned.case, Kind.BROKE_PROTOCOL, why, through=planned.through)


def check_greeting(rulebook: Rulebook, greeting: Greeting) -> None:
    """Refuse a greeting that names what doesn't exist.

    Raises:
        CantStart: it doesn't play this game, or names an unknown operation, component, ask, field,
            reading or place.
    """
    if rulebook.name not in greeting.games:
        games = ", ".join(greeting.games) or "no game"
        raise CantStart(f"{greeting.name} plays {games}, not {rulebook.name}")
    for operation in greeting.operations:
        if operation.startswith(f"{rulebook.name}.") and operation not in rulebook.operations:
            raise CantStart(f"{greeting.name} names an operation that doesn't exist: {operation}")
        if "." not in operation:
            raise CantStart(f"{greeting.name}: write {rulebook.name}.{operation}, not {operation}")
    if len(set(greeting.components)) != len(greeting.components):
        raise CantStart(f"{greeting.name} names a board twice: {', '.join(greeting.components)}")
    _check_components(rulebook, greeting)
    keys = {ask.key for operation in rulebook.operations.values() for ask in operation.asks}
    for key in (*greeting.chance, *greeting.choices):
        if key not in keys:
            raise CantStart(f"{greeting.name} names an ask that doesn't exist: {key}")
    for field in greeting.fields:
        if field != "*" and not has_field(rulebook.position, field.split(".")):
            raise CantStart(f"{greeting.name} reports a field that no position has: {field}")
    for question, reading in greeting.readings.items():
        if question.startswith(f"{rulebook.prefix}-"):
            known = rulebook.questions.get(question)
            if known is None or reading not in known.readings:
                raise CantStart(f"{greeting.name} names no reading: {question} = {reading!r}")
    for amendment in greeting.amendments:
        if amendment not in rulebook.amendments:
            raise CantStart(f"{greeting.name} names an amendment that doesn't exist: {amendment}")
    if isinstance(greeting.map, Mapping):
        _check_map(rulebook, greeting.name, greeting.map)


def _check_components(rulebook: Rulebook, greeting: Greeting) -> None:
    """Refuse a board or map that is in no box of the games that an implementation plays.

    What games are called that are unknown here, and what is in their boxes, is its business.
    """
    known = rulebook.boards(rulebook.components())
    unknown = [name for name in greeting.components if name not in known]
    others = [game for game in greeting.games if game != rulebook.name]
    if not unknown or not set(others) <= set(names()):
        return
    elsewhere = {name for book in map(book_of, others) for name in book.boards(book.components())}
    for name in unknown:
        if name not in elsewhere:
            near = get_close_matches(name, [*known, *elsewhere], 1)
            hint = f": did you mean {near[0]}?" if near else _there_are(rulebook, known)
            raise CantStart(f"{greeting.name} names a component that doesn't exist: {name}{hint}")


def _there_are(rulebook: Rulebook, known: Sequence[str]) -> str:
    if not known:
        return f" ({rulebook.title} has none: leave `components` out)"
    return f" ({rulebook.title} has {', '.join(known)})"


def has_field(kind: Any, path: Sequence[str]) -> bool:
    """Tell whether a type has a field under a dotted path; `*` and any name fit a mapping's key."""
    if not path:
        return True
    if get_origin(kind) is Annotated:
        return has_field(get_args(kind)[0], path)
    if get_origin(kind) is Mapping:
        return has_field(get_args(kind)[1], path[1:])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
        return path[0] in fields and has_field(fields[path[0]], path[1:])
    return False


def _check_map(rulebook: Rulebook, name: str, places: Mapping[str, Any]) -> None:
    """Refuse a map on which a place touches one that isn't there, or one way only."""
    read: dict[str, Any] = {}
    for place, facts in places.items():
        try:
            read[place] = msgspec.convert(facts, rulebook.place)
        except msgspec.ValidationError as error:
            raise CantStart(f"{name}: its map is wrong at {place}: {error}") from None
    touches, *ways = rulebook.links
    for link in (touches, *ways):
        how = "" if link == touches else f" ({link})"
        for place, facts in read.items():
            for other in getattr(facts, link):
                if other not in read:
                    raise CantStart(f"{name}: its map is wrong: {place} touches {other}, not on it")
                if place not in getattr(read[other], link):
                    raise CantStart(
                        f"{name}: its map is wrong: {place} touches {other} one way only{how}: "
                        f"name {place} among the {link} of {other}, too"
                    )
                if other not in getattr(facts, touches):
                    raise CantStart(
                        f"{name}: its map is wrong: {place} names {other} among its {link}, not "
                        f"among its {touches}"
                    )


def numbered(request: PlayCase, seq: int) -> PlayCase:
    """Give a request its number."""
    return PlayCase(
        seq,
        request.id,
        request.operation,
        request.rules,
        request.components,
        request.position,
        request.inputs,
        request.answers,
        request.places,
    )


def both(first: Verdict, second: Verdict) -> Verdict:
    """Put the verdicts of two plays of one case together."""
    if not first.failed:
        if second.failed:
            note = "only when like pieces are listed in another order"
            return msgspec.structs.replace(second, notes=(*second.notes, note))
        return first
    if (first.kind, first.differences) != (second.kind, second.differences):
        why = f"first {first.kind.value}, then {second.kind.value}, by the same case"
        return msgspec.structs.replace(first, kind=Kind.NOT_DETERMINISTIC, why=why)
    return first


def mark_known(verdicts: Iterable[Verdict], failures: Mapping[str, KnownFailure]) -> list[Verdict]:
    """Mark the verdicts of known failures: they must keep failing.

    Args:
        verdicts: the verdicts.
        failures: the known failures by case id.

    Returns:
        The verdicts, those of known failures changed.
    """
    marked: list[Verdict] = []
    for verdict in verdicts:
        failure = failures.get(verdict.case.id)
        if failure is not None and verdict.kind is not Kind.SKIPPED:
            if verdict.failed:
                kind, why = Kind.KNOWN_FAILURE, f"{verdict.kind.value}; {failure.url}"
            else:
                kind = Kind.KNOWN_FAILURE_PASSES
                why = f"it is listed as failing ({failure.url}): take it off the list"
            verdict = msgspec.structs.replace(verdict, kind=kind, why=why)
        marked.append(verdict)
    return marked
