"""Sight: what can be seen of a case: the positions before and after it, on their map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Result
from rulewright.conformance.checking.planning import Planner, texts
from rulewright.conformance.filling import pattern
from rulewright.conformance.reference import Laid, lay
from rulewright.conformance.verdicts import Verdict
from rulewright.core.clauses import BadData
from rulewright.core.frozen import Frozen, difference, leaves, merged, plain
from rulewright.core.operations import Impossible, Rulebook


class Sight(msgspec.Struct, frozen=True):
    """What can be seen of a case.

    Attributes:
        game: rules, components and map.
        before: the position that was given.
        demanded: the one that must come out; None if none must.
        came: the one that came out, so far as the implementation reports it; None if none did.
        places: the names of places that were given or chosen.
    """

    game: Any
    before: Frozen
    demanded: Frozen | None
    came: Frozen | None
    places: frozenset[str]


class Change(msgspec.Struct, frozen=True):
    """A field that changes, or should; `{}` stands for an entry that is just there.

    Attributes:
        path: its dotted path.
        before: what it was.
        demanded: what it must become.
        came: what it became.
        differs: whether that is a difference of the verdict.
        clause: the clause that demands it, if the case says so.
    """

    path: str
    before: Any
    demanded: Any
    came: Any
    differs: bool
    clause: str


NOTHING = ""
"""Stands for a value that isn't there, since no position is."""


def changes(verdict: Verdict, seen: Sight | None) -> list[Change]:
    """List every field that changes, or should."""
    told = {d.path: d for d in verdict.differences}
    if seen is None or (told and None in (seen.demanded, seen.came)):
        return [Change(d.path, NOTHING, d.demanded, d.came, True, d.clause) for d in told.values()]
    before, both = seen.before, (seen.demanded, seen.came)
    new = [leaves(difference(before, position)) if position else {} for position in both]
    old = {
        path: value
        for position in both
        if position is not None
        for path, value in leaves(difference(position, before)).items()
    }
    found: list[Change] = []
    for path in {**new[0], **new[1]}:
        was = old.get(path, {})
        demanded, came = (
            changed.get(path, was) if position is not None else NOTHING
            for changed, position in zip(new, both, strict=True)
        )
        clause = told[path].clause if path in told else ""
        found.append(Change(path, was, demanded, came, path in told, clause))
    return found


def sight(planner: Planner, verdict: Verdict) -> Sight | None:
    """Return what can be seen of a case.

    Args:
        planner: knows the game, and what the implementation is and reports.
        verdict: the verdict on the case.

    Returns:
        What can be seen, or None if the case can't be laid on the table.
    """
    book, case = planner.rulebook, verdict.case
    laid = _laid(planner, case)
    if laid is None:
        return None
    outcomes = [_position(book, merged(case.position, o)) for o in _outcomes(case)]
    came = None if verdict.after is None else _position(book, verdict.after)
    demanded = next(
        (o for o in outcomes if o is not None and (came is None or _agrees(verdict, o, came))), None
    )
    if came is not None:
        base = laid.position if demanded is None else demanded
        changes = _only(difference(base, came), lambda path: planner.reports(pattern(path, base)))
        came = _position(book, merged(plain(base), changes))
    given = {str(laid.inputs.get(each.name)) for each in laid.operation.inputs if each.place}
    named = given | {*texts(case.answers)}
    places = frozenset(named.intersection(book.places(laid.game, laid.position)))
    return Sight(laid.game, laid.position, demanded, came, places)


def _laid(planner: Planner, case: Case) -> Laid | None:
    """Lay a case on the map on which it was played: one of the box, or the implementation's."""
    maps: list[Mapping[str, Any] | None] = [None]
    if isinstance(planner.greeting.map, Mapping):
        kind = planner.rulebook.place
        own = {name: msgspec.convert(p, kind) for name, p in planner.greeting.map.items()}
        maps = [None, own] if case.position.get("boards") else [own, None]
    for places in maps:
        with suppress(Impossible, BadData):
            return lay(planner.rulebook, case, places=places)
    return None


def _outcomes(case: Case) -> list[Mapping[str, Any]]:
    expect = case.expect
    results = [Result(expect.outcome), *(expect.any_of or ())]
    if expect.by_reading is not None:
        results.extend(expect.by_reading.readings.values())
    return [result.outcome for result in results if result.outcome is not None]


def _position(book: Rulebook, value: Mapping[str, Any]) -> Frozen | None:
    try:
        return msgspec.convert(value, book.position)
    except (msgspec.ValidationError, BadData, UnicodeError):
        return None


def _agrees(verdict: Verdict, demanded: Frozen, came: Frozen) -> bool:
    """Tell whether this is the position that the differences of a verdict are told from."""
    wanted, found = leaves(difference(came, demanded)), leaves(difference(demanded, came))
    return all(
        (wanted.get(d.path, {}), found.get(d.path, {})) == (d.demanded, d.came)
        for d in verdict.differences
    )


def _only(changes: Mapping[str, Any], kept: Callable[[str], bool], at: str = "") -> dict[str, Any]:
    """Keep those changes whose dotted path is kept."""
    chosen: dict[str, Any] = {}
    for key, value in changes.items():
        if isinstance(value, Mapping) and value:
            if inside := _only(value, kept, f"{at}{key}."):
                chosen[key] = inside
        elif kept(f"{at}{key}"):
            chosen[key] = value
    return chosen
