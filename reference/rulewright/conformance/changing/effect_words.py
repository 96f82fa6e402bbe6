"""Effects in words: in lines with headings, and in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from rulewright.conformance.changing.effects import (
    Added,
    Affected,
    AsksLess,
    AsksMore,
    BecomesIllegal,
    BecomesLegal,
    CantBePlayed,
    Effect,
    ExpectsOther,
    InvariantBroken,
    Leaf,
    OffersOther,
    OtherRefusal,
    OutcomeChanged,
    PutOtherwise,
    Removed,
    Way,
    kind_of,
)
from rulewright.conformance.reports import short
from rulewright.core.clauses import Clause


def told_effect(effect: Effect, clauses: Mapping[str, Clause]) -> Iterator[tuple[str, str]]:
    """Tell an effect in lines, each with a short heading.

    Where something has another value, it stands there before and after an arrow.

    Args:
        effect: the effect.
        clauses: the clauses of the game by id.

    Yields:
        Pairs of a heading (`before`, `after`, …) and what stands beside it.
    """
    if isinstance(effect, OutcomeChanged):
        yield from _told_leaves("comes out", effect.changes)
    elif isinstance(effect, BecomesIllegal):
        yield "after", f"refused by {_clause(effect.clause, clauses)}{_because(effect.why)}"
    elif isinstance(effect, BecomesLegal):
        yield "before", f"refused by {_clause(effect.clause, clauses)}"
        yield from _told_leaves("comes out", effect.changes)
    elif isinstance(effect, OtherRefusal):
        yield "before", f"refused by {_clause(effect.before, clauses)}"
        yield "after", f"refused by {_clause(effect.after, clauses)}{_because(effect.why)}"
    elif isinstance(effect, AsksMore):
        yield from _told_ways(effect, clauses)
    elif isinstance(effect, AsksLess):
        yield "not asked", f"{_ask(effect.key, effect.subject)}: {effect.offered}"
    elif isinstance(effect, OffersOther):
        yield "asked", _ask(effect.key, effect.subject)
        yield "before", effect.before
        yield "after", effect.after
    elif isinstance(effect, InvariantBroken):
        yield "breaks", f"{effect.name}: {effect.says}"
        yield "since", effect.why
    elif isinstance(effect, CantBePlayed):
        yield "can't stand", effect.why
    elif isinstance(effect, Added):
        yield "case", "added"
    elif isinstance(effect, Removed):
        yield "case", "removed"
    elif isinstance(effect, PutOtherwise):
        yield from _told_leaves("given", effect.changes)
    elif isinstance(effect, ExpectsOther):
        yield "before", effect.before
        yield "after", effect.after
    else:
        assert_never(effect)


def _told_leaves(heading: str, changes: tuple[Leaf, ...]) -> Iterator[tuple[str, str]]:
    for leaf in changes:
        yield heading, changes_in_words((leaf,))


def _told_ways(effect: AsksMore, clauses: Mapping[str, Clause]) -> Iterator[tuple[str, str]]:
    yield "asks", f"{_ask(effect.key, effect.subject)}: {effect.offers}"
    if effect.unfit:
        yield "unfit", effect.unfit
    results = len(effect.results)
    to = "to the same result" if results == 1 else f"to {results} results"
    yield "goes on", f"{_ways(effect)}, {to}"
    for way in effect.results[:RESULTS]:
        yield f"{way.ways} of {effect.ways}", way_in_words(way, clauses)
    if results > RESULTS:
        yield "", f"… and {results - RESULTS} more results"


RESULTS = 12
"""How many results of the ways to go on are told."""


def _ways(effect: AsksMore) -> str:
    """Say in how many ways a play goes on."""
    many = "1 way" if effect.ways == 1 else f"{effect.ways} ways"
    if not effect.more:
        return f"in {many}"
    return f"in more ways than can be played; {many} {'was' if effect.ways == 1 else 'were'}"


def way_in_words(way: Way, clauses: Mapping[str, Clause]) -> str:
    """Write what comes of some ways to go on, held against what came before."""
    if way.result is None:
        return f"can't be carried out: {way.cant}"
    if way.result.illegal is not None:
        return f"refused by {_clause(way.result.illegal.clause, clauses)}"
    return changes_in_words(way.changes) or "what came before"


def changes_in_words(changes: tuple[Leaf, ...]) -> str:
    """Write changes in one line: `lands.here.town 1 → 0`."""
    return "; ".join(
        f"{leaf.path} {value_in_words(leaf.before)} → {value_in_words(leaf.after)}"
        for leaf in changes
    )


def value_in_words(value: Any) -> str:
    """Write a value of a field in words."""
    return "there" if value == {} else "nothing" if value == "" else short(value)


def _ask(key: str, subject: str) -> str:
    return f"{key.replace('_', ' ')} ({subject})"


def _clause(id_: str, clauses: Mapping[str, Clause]) -> str:
    return f"{id_}: {clauses[id_].text}" if id_ in clauses else id_


def _because(why: str) -> str:
    return f" ({why})" if why else ""


def line_of(affected: Affected) -> str:
    """Tell what a change does to a case in one line."""
    said = [_line(effect) for effect in affected.effects]
    return "; ".join(dict.fromkeys(said))


def _line(effect: Effect) -> str:
    title = kind_of(effect)
    if isinstance(effect, OutcomeChanged):
        return changes_in_words(effect.changes)
    if isinstance(effect, (BecomesIllegal, BecomesLegal)):
        return f"{title} ({effect.clause})"
    if isinstance(effect, AsksMore):
        return f"asks {_ask(effect.key, effect.subject)}, goes on {_ways(effect)}"
    if isinstance(effect, (AsksLess, OffersOther)):
        return f"{title}: {_ask(effect.key, effect.subject)}"
    if isinstance(effect, InvariantBroken):
        return f"{title}: {effect.name}"
    return f"{title}: {effect.why}" if isinstance(effect, CantBePlayed) else title
