"""Two versions of the cases: what a change of the code changed in what is expected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from rulewright.conformance.cases import Ask, Case, Expect, Result
from rulewright.conformance.changing.effects import (
    Added,
    Affected,
    BecomesIllegal,
    BecomesLegal,
    Effect,
    ExpectsOther,
    Leaf,
    OffersOther,
    OtherRefusal,
    OutcomeChanged,
    PutOtherwise,
    Removed,
    changed_leaves,
)
from rulewright.conformance.changing.impact import Held
from rulewright.core.clauses import BadData
from rulewright.core.frozen import merged
from rulewright.core.operations import Rulebook

ASKED = ("operation", "rules", "components", "places", "position", "inputs", "answers")
"""What of a case is put to an implementation."""

_Expected: TypeAlias = Result | Ask | tuple[Result, ...] | None


def against(
    rulebook: Rulebook, before: Mapping[str, Case], after: Mapping[str, Case]
) -> Iterator[Held]:
    """Compare two versions of the cases, id by id.

    The effects belong to these clauses: another refusal to the clauses that refuse; every other
    change to the clauses that only one of the versions meets, or that act in one and only keep
    something from happening in the other. If there are none, and for cases that were added or
    removed, they belong to the clauses that the case tests.

    Args:
        rulebook: the game.
        before: the earlier cases by id.
        after: the later ones.

    Yields:
        Each case of either version, with what became of it.
    """
    for name in dict.fromkeys((*before, *after)):
        then, now = before.get(name), after.get(name)
        case = now or then
        assert case is not None
        affected = tuple(_affected(rulebook, then, now))
        yield Held(case, met=frozenset(case.clauses), affected=affected)


def cites_otherwise(before: Mapping[str, Case], after: Mapping[str, Case]) -> list[str]:
    """Return the cases that meet other clauses than before."""
    return [
        name for name in before if name in after and _cited(before[name]) != _cited(after[name])
    ]


def _affected(rulebook: Rulebook, then: Case | None, now: Case | None) -> Iterator[Affected]:
    if then is None or now is None:
        case = now or then
        assert case is not None
        effect: Effect = Removed() if now is None else Added()
        results = [
            None if one is None else Result(one.expect.outcome, one.expect.illegal)
            for one in (then, now)
        ]
        yield Affected(case, (effect,), case.tests, "", *map(_said, results))
        return
    found = [
        (reading, was, is_, tuple(_differ(rulebook, then, now, was, is_)))
        for reading, was, is_ in _expectations(then.expect, now.expect)
    ]
    if put := tuple(_put(rulebook, then, now)):
        reading, was, is_, effects = found[0]
        if reading:
            yield _as_affected(then, now, "", None, None, put)
        else:
            found[0] = reading, was, is_, (*put, *effects)
    for reading, was, is_, effects in found:
        if effects:
            yield _as_affected(then, now, reading, was, is_, effects)


def _as_affected(
    then: Case,
    now: Case,
    reading: str,
    was: _Expected,
    is_: _Expected,
    effects: tuple[Effect, ...],
) -> Affected:
    clauses = tuple(dict.fromkeys(_clauses(then, now, effects)))
    results = [one if isinstance(one, Result) else None for one in (was, is_)]
    return Affected(now, effects, clauses, reading, *map(_said, results))


def _said(result: Result | None) -> Result | None:
    return result if result is not None and (result.outcome is not None or result.illegal) else None


# What is asked


def _put(rulebook: Rulebook, then: Case, now: Case) -> Iterator[PutOtherwise]:
    was, is_ = _asked(rulebook, then), _asked(rulebook, now)
    if was != is_:
        yield PutOtherwise(_plain_leaves(was, is_))


def _asked(rulebook: Rulebook, case: Case) -> dict[str, Any]:
    asked = {name: getattr(case, name) for name in ASKED}
    return {**asked, "components": case.components or rulebook.pack}


def _plain_leaves(before: Mapping[str, Any], after: Mapping[str, Any]) -> tuple[Leaf, ...]:
    """List the differences of plain JSON; "" stands for what isn't there."""
    old, new = dict(_flat(before)), dict(_flat(after))
    paths = [path for path in {**old, **new} if old.get(path) != new.get(path)]
    filled = [path for path in paths if not any(p.startswith(f"{path}.") for p in paths)]
    return tuple(Leaf(path, old.get(path, ""), new.get(path, "")) for path in filled)


def _flat(value: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, item in value.items():
        if isinstance(item, Mapping) and item:
            yield from _flat(item, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", item


# What is expected


def _expectations(then: Expect, now: Expect) -> Iterator[tuple[str, _Expected, _Expected]]:
    """Pair what is expected before and after, reading by reading."""
    was, is_ = then.by_reading, now.by_reading
    if was is None or is_ is None or was.question != is_.question:
        yield "", _expected(then), _expected(now)
        return
    for name in dict.fromkeys((*was.readings, *is_.readings)):
        yield f"{is_.question} {name}", was.readings.get(name), is_.readings.get(name)


def _expected(expect: Expect) -> _Expected:
    if expect.by_reading is not None:
        return tuple(expect.by_reading.readings.values())
    return expect.ask or expect.any_of or Result(expect.outcome, expect.illegal)


def _differ(
    rulebook: Rulebook, then: Case, now: Case, was: _Expected, is_: _Expected
) -> Iterator[Effect]:
    if was == is_:
        return
    if isinstance(was, Ask) and isinstance(is_, Ask) and was.key == is_.key:
        if was.subject == is_.subject:
            if sorted(was.options) != sorted(is_.options):
                offers = (", ".join(sorted(ask.options)) or "nothing" for ask in (was, is_))
                yield OffersOther(is_.key, is_.subject, *offers)
            return
    if isinstance(was, Result) and isinstance(is_, Result):
        yield from _results_differ(rulebook, then, now, was, is_)
    else:
        yield ExpectsOther(_in_words(was), _in_words(is_))


def _results_differ(
    rulebook: Rulebook, then: Case, now: Case, was: Result, is_: Result
) -> Iterator[Effect]:
    if was.illegal and is_.illegal:
        yield OtherRefusal(was.illegal.clause, is_.illegal.clause)
    elif is_.illegal:
        yield BecomesIllegal(is_.illegal.clause)
    else:
        after = merged(now.position, is_.outcome or {})
        if was.illegal:
            yield BecomesLegal(was.illegal.clause, _position_leaves(rulebook, now.position, after))
            return
        if then.position != now.position:  # each changes its own position
            changes = _plain_leaves(was.outcome or {}, is_.outcome or {})
        else:
            came = merged(then.position, was.outcome or {})
            changes = _position_leaves(rulebook, came, after)
        if changes:
            yield OutcomeChanged(changes)


def _position_leaves(
    rulebook: Rulebook, before: Mapping[str, Any], after: Mapping[str, Any]
) -> tuple[Leaf, ...]:
    """List the differences of two positions; as plain JSON where this engine can't hold them."""
    try:
        sides = [msgspec.convert(side, rulebook.position) for side in (before, after)]
    except (msgspec.ValidationError, BadData):
        return _plain_leaves(before, after)
    return changed_leaves(*sides)


def _in_words(expected: _Expected) -> str:
    if expected is None:
        return "nothing"
    if isinstance(expected, Ask):
        return f"{expected.key} ({expected.subject}) offers {', '.join(expected.options)}"
    if isinstance(expected, Result):
        if expected.illegal is not None:
            return f"refused by {expected.illegal.clause}"
        changes = "; ".join(f"{path} = {value}" for path, value in _flat(expected.outcome or {}))
        return changes or "nothing changes"
    return " or ".join(map(_in_words, expected))


# By clause


def _clauses(then: Case, now: Case, effects: Iterable[Effect]) -> Iterator[str]:
    others = False
    for effect in effects:
        if isinstance(effect, (BecomesIllegal, BecomesLegal)):
            yield effect.clause
        elif isinstance(effect, OtherRefusal):
            yield from (effect.before, effect.after)
        else:
            others = True
    if others:
        differ = _cited(then) ^ _cited(now)
        met = (clause for case in (then, now) for clause in case.clauses)
        found = [c for c in met if {(c, True), (c, False)} & differ]
        yield from found or now.tests


def _cited(case: Case) -> set[tuple[str, bool]]:
    """Return the clauses of a case, each with whether it only kept something from happening."""
    return {(clause, clause in case.refused) for clause in case.clauses}
