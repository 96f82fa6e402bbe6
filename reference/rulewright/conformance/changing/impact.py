"""Impact: what a change of the rules changes in the cases, clause by clause.

Each case is played twice, by the rules as they are and by the changed ones, with the same answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from rulewright.conformance.cases import Case, MustRefuse, Result
from rulewright.conformance.changing.again import Cant, Named, Run, cant_of, play_again, play_case
from rulewright.conformance.changing.changes import Change, clauses_named, left_for, under
from rulewright.conformance.changing.effects import (
    Affected,
    AsksLess,
    AsksMore,
    BecomesIllegal,
    BecomesLegal,
    CantBePlayed,
    Effect,
    InvariantBroken,
    OffersOther,
    OtherRefusal,
    OutcomeChanged,
    Way,
    changed_leaves,
    offered,
)
from rulewright.conformance.reference import Laid, lay, replace_rules, with_reading
from rulewright.core.clauses import BadData
from rulewright.core.drivers import (
    Ending,
    Open,
    Played,
    Refused,
    Script,
    answers_of,
    drive,
    exhaustive,
)
from rulewright.core.frozen import Frozen, difference
from rulewright.core.operations import Impossible, Invariant, Rulebook

T = TypeVar("T")


class Held(msgspec.Struct, frozen=True):
    """One case, held against a change.

    Attributes:
        case: the case.
        tried: whether it was played under the change; not, if its own rules say all of it already.
        met: the clauses that its plays meet, with the change and without.
        affected: what the change does to it, by each reading by which it was played; where it
            permits several results, what it does to any of them.
    """

    case: Case
    tried: bool = True
    met: frozenset[str] = frozenset()
    affected: tuple[Affected, ...] = ()


def hold(rulebook: Rulebook, case: Case, change: Change) -> Held:
    """Play a case by the rules as they are and by the changed ones.

    A case whose own rules fix what is changed keeps them. A case that expects a result for each
    reading of a question is played by each of them, unless the change fixes that question. A case
    that permits several results is played in every way that it leaves open.

    Args:
        rulebook: the game.
        case: the case.
        change: the change.

    Returns:
        What the change does to it.

    Raises:
        BadData: the case is wrong.
        Impossible: its position can't stand on the table even without the change.
        AnswerError: its answers don't fit even without the change.
    """
    left = left_for(change, case.rules)
    if not left:
        return Held(case, tried=False)
    met: set[str] = set()
    by_reading: dict[str, list[Affected]] = {}
    for name, laid in _plays(rulebook, case, left):
        its, affected = compared(laid, case, left, name)
        met |= its
        if affected is not None:
            by_reading.setdefault(name, []).append(affected)
    return Held(case, met=frozenset(met), affected=tuple(map(_together, by_reading.values())))


def _plays(rulebook: Rulebook, case: Case, change: Change) -> Iterator[tuple[str, Laid]]:
    """Give each play of a case, with the reading by which it is played."""
    laid = lay(rulebook, case)
    by_reading = case.expect.by_reading
    if case.expect.any_of is not None:
        for branch in exhaustive(laid.start, laid.answers):
            answers: Any = answers_of(branch.ending.asked)
            yield "", msgspec.structs.replace(laid, answers=answers)
    elif by_reading is None or by_reading.question in change.readings:
        yield "", laid
    else:
        for name in by_reading.readings:
            yield f"{by_reading.question} {name}", with_reading(laid, by_reading.question, name)


def _together(ways: Sequence[Affected]) -> Affected:
    """Put what a change does to the ways that a case leaves open as one, each effect once."""
    first = ways[0]
    if len(ways) == 1:
        return first
    return msgspec.structs.replace(
        first,
        effects=_each_once(way.effects for way in ways),
        clauses=_each_once(way.clauses for way in ways),
    )


def _each_once(several: Iterable[Iterable[T]]) -> tuple[T, ...]:
    """Return what is in several lists, in order and each once; what is in them has no hash."""
    found: list[T] = []
    found.extend(one for each in several for one in each if one not in found)
    return tuple(found)


def compared(
    laid: Laid, case: Case, change: Change, reading: str = ""
) -> tuple[frozenset[str], Affected | None]:
    """Play a case without a change and under it.

    The effects belong to these clauses: a refusal to the clauses that refuse; a broken invariant to
    those from which it follows; that it can't be played to those that the change itself names; and
    everything else to those of these that are met, to those that demand a changed field because the
    case says so, and to the clauses whose citations differ between the two plays. If there are
    none, they belong to the clauses that the case tests, or else to those that the change names.

    Args:
        laid: the case on the table, without the change.
        case: the case.
        change: the change, without what the case says itself.
        reading: by which reading it is played, if it expects a result for each.

    Returns:
        The clauses that are met, and what the change does to the case; None if that is nothing.
    """
    then, changed = play_case(laid), None
    try:
        changed = under(laid, change)
        now = play_again(changed, then)
    except (Impossible, BadData) as impossible:
        now = Run(cant=str(impossible))
    effects = tuple(_effects(laid, changed, then, now))
    met = frozenset(citation.clause for citation in (*then.cited, *now.cited))
    if not effects:
        return met, None
    clauses = tuple(dict.fromkeys(_clauses(laid, case, change, effects, then, now)))
    came = _result(laid, now.every[0]) if now.every else None
    return met, Affected(case, effects, clauses, reading, _result(laid, then.ending), came)


def _result(laid: Laid, ending: Ending[Any] | None) -> Result | None:
    """Return the result of a play; None if it stands open or can't be carried out."""
    if isinstance(ending, Played) and not isinstance(ending.result, Cant):
        return Result(outcome=difference(laid.position, ending.result))
    return Result(illegal=MustRefuse(ending.clause)) if isinstance(ending, Refused) else None


# Comparing


def _effects(before: Laid, after: Laid | None, then: Run, now: Run) -> Iterator[Effect]:
    """Tell what is different between two plays of a case."""
    if now.ending is None or then.ending is None or after is None:
        yield CantBePlayed(now.cant)
        return
    if now.asks_more:
        yield from _asks_more(before, then.ending, now)
    else:
        yield from _comes_out(before, then.ending, now.ending)
    yield from _other_asks(then.ending, now.ending, now.asks_more)
    yield from _broken(before, after, then.ending, now.every)


def _comes_out(laid: Laid, then: Ending[Any], now: Ending[Any]) -> Iterator[Effect]:
    if isinstance(now, Refused):
        if not isinstance(then, Refused):
            yield BecomesIllegal(now.clause, now.why)
        elif then.clause != now.clause:
            yield OtherRefusal(then.clause, now.clause, now.why)
    elif isinstance(now, Played):
        if isinstance(then, Refused):
            yield BecomesLegal(then.clause, changed_leaves(laid.position, now.result))
        elif isinstance(then, Played) and then.result != now.result:
            yield OutcomeChanged(changed_leaves(then.result, now.result))
        elif isinstance(then, Open):
            yield AsksLess(then.ask.key, then.ask.subject, offered(then.ask))


def _asks_more(laid: Laid, then: Ending[Any], now: Run) -> Iterator[Effect]:
    assert isinstance(now.ending, Open)
    ask = now.ending.ask
    if isinstance(then, Refused) and any(
        isinstance(each, Played) and not cant_of(each) for each in now.every
    ):
        yield BecomesLegal(then.clause, ())
    ways = _alike(laid, then, now.every)
    yield AsksMore(ask.key, ask.subject, offered(ask), now.unfit, ways, now.more)


def _alike(laid: Laid, then: Ending[Any], every: Iterable[Ending[Any]]) -> tuple[Way, ...]:
    """Put ways together that come to the same."""
    base = then.result if isinstance(then, Played) else laid.position
    found: dict[bytes, Way] = {}
    for ending in every:
        result, cant = _result(laid, ending), cant_of(ending)
        key = msgspec.json.encode((result, cant), order="deterministic")
        came = ending.result if isinstance(ending, Played) and not cant else base
        alike = found.get(key, Way(0, result, changed_leaves(base, came), cant))
        found[key] = msgspec.structs.replace(alike, ways=alike.ways + 1)
    return tuple(found.values())


def _other_asks(then: Ending[Any], now: Ending[Any], asks_more: bool) -> Iterator[Effect]:
    """Tell which asks of a play are gone, and which may be answered otherwise."""
    asked, still = _asks(then), _asks(now, but_the_open_one=asks_more)
    for (key, subject), offers in asked.items():
        left = still.get((key, subject), [])
        for was, may in zip(offers, left, strict=False):
            if was != may:
                yield OffersOther(key, subject, was, may)
        if isinstance(now, Played) and not isinstance(then, Open):
            for gone in offers[len(left) :]:
                yield AsksLess(key, subject, gone)


def _asks(ending: Ending[Any], *, but_the_open_one: bool = False) -> dict[Named, list[str]]:
    """Return what may be answered to each ask of a play that has several answers."""
    asks = [one.ask for one in ending.asked if one.ask.forced() is None]
    if isinstance(ending, Open) and not but_the_open_one:
        asks.append(ending.ask)
    found: dict[Named, list[str]] = {}
    for ask in asks:
        found.setdefault((ask.key, ask.subject), []).append(offered(ask))
    return found


def _broken(
    before: Laid, after: Laid, then: Ending[Any], every: Iterable[Ending[Any]]
) -> Iterator[Effect]:
    """Tell the invariants that break under the change and didn't without it."""

    def why(laid: Laid, ending: Ending[Any], invariant: Invariant) -> str:
        if not isinstance(ending, Played) or cant_of(ending):
            return ""
        name = laid.operation.name
        return invariant.broken(laid.game, laid.position, name, laid.inputs, ending.result)

    for invariant in before.rulebook.invariants:
        if not why(before, then, invariant):
            wrong = next(filter(None, (why(after, each, invariant) for each in every)), "")
            if wrong:
                yield InvariantBroken(invariant.name, invariant.says, wrong)


def _clauses(
    laid: Laid, case: Case, change: Change, effects: Iterable[Effect], then: Run, now: Run
) -> Iterator[str]:
    """Give the clauses to which effects belong, as `compared` says."""
    others = False
    for effect in effects:
        if isinstance(effect, (BecomesIllegal, BecomesLegal)):
            yield effect.clause
        elif isinstance(effect, OtherRefusal):
            yield from (effect.before, effect.after)
        elif isinstance(effect, InvariantBroken):
            named_so = (i for i in laid.rulebook.invariants if i.name == effect.name)
            yield from (clause for invariant in named_so for clause in invariant.clauses)
        else:
            others = True
        if isinstance(effect, OutcomeChanged):
            yield from (case.because[f.path] for f in effect.changes if f.path in case.because)
    if not others:
        return
    met = {citation.clause for citation in (*then.cited, *now.cited)}
    found = list(clauses_named(laid.rulebook, change))
    if now.ending is not None:
        differ = {*then.cited} ^ {*now.cited}
        found = [clause for clause in found if clause in met]
        found += [c.clause for c in (*then.cited, *now.cited) if c in differ]
    yield from found or case.tests or clauses_named(laid.rulebook, change)


# What doesn't matter


def read_by(rulebook: Rulebook, cases: Iterable[Case], number: str) -> int:
    """Count the cases whose plays read a number of the rules.

    Args:
        rulebook: the game.
        cases: the cases.
        number: the name of the number.

    Returns:
        How many of them do, by any of the readings for which they expect a result.
    """
    count = 0
    for case in cases:
        for _, laid in _plays(rulebook, case, Change()):
            rules, reads = _watched(laid.game.rules, number)
            game = replace_rules(laid.game, rules)
            drive(msgspec.structs.replace(laid, game=game).start(), Script(laid.answers))
            if reads:
                count += 1
                break
    return count


def _watched(rules: Frozen, number: str) -> tuple[Frozen, list[str]]:
    """Return equal rules, and a list that is no longer empty once a number of them is read."""
    reads: list[str] = []

    def notice(self: Any, name: str) -> Any:
        if name == number:
            reads.append(name)
        return object.__getattribute__(self, name)

    # They may be changed on the way (an Adversary has its own numbers), which reads nothing.
    own = {"__getattribute__": notice, "__post_init__": lambda _: None}
    kind = msgspec.defstruct("Watched", (), bases=(type(rules),), namespace=own, frozen=True)
    fields = {name: getattr(rules, name) for name in rules.__struct_fields__}
    watched: Any = kind(**fields)
    return watched, reads
