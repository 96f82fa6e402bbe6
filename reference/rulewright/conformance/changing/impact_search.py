"""Searching for what a change of the rules affects beyond the cases: the smallest play, shrunk.

For each operation plays are drawn under the rules as they are, and played under both with the same
answers. Equal numbers of tries find equal plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.changing.changes import Change, as_rules, under
from rulewright.conformance.changing.effects import Affected, AsksMore, offered
from rulewright.conformance.changing.impact import compared
from rulewright.conformance.checking.planning import with_dice
from rulewright.conformance.filling import Unfit, fill
from rulewright.conformance.reference import lay
from rulewright.conformance.searching.searching import complete, draw_case, strings, with_answers
from rulewright.conformance.searching.shrinking import Names, kinds_of_names, shrink
from rulewright.conformance.sizes import size
from rulewright.core.asks import AnswerError
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Ending, Open, Played, Refused, answers_of
from rulewright.core.frozen import plain
from rulewright.core.operations import Impossible, Rulebook

TRIES = 500
"""How many plays of each operation are drawn unless it is said otherwise."""

SHRUNK = 3
"""How many of the smallest plays that were found are shrunk; the smallest of them is kept."""

RESULT, ASKS = 0, 1
"""What is different in a play: what comes of it, or only what may be answered on the way."""


class Searched(msgspec.Struct, frozen=True):
    """What was found for one operation.

    Attributes:
        operation: its full name.
        drawn: how many plays were drawn that stand under both rules, in a game that goes on.
        differ: how many of them the change affects.
        found: the smallest play that it affects; None if there is none.
        saved: that play as a filled case under the change; None if it can't be one.
    """

    operation: str
    drawn: int
    differ: int
    found: Affected | None = None
    saved: Case | None = None


def search(
    rulebook: Rulebook,
    operation: str,
    change: Change,
    affected: Iterable[Affected] = (),
    tries: int = TRIES,
) -> Searched:
    """Search for the smallest play of an operation that a change affects.

    Plays of which something else comes are preferred to those in which only something else may be
    answered. They lie on small maps with symbolic places, but for those that follow from what is
    known to be affected: the smallest of these are shrunk as well.

    Args:
        rulebook: the game.
        operation: the full name of the operation.
        change: the change.
        affected: the cases that it affects, and what was found for smaller operations.
        tries: how many plays are drawn.

    Returns:
        What was found.
    """
    short = operation.removeprefix(f"{rulebook.name}.")
    plays, differ = 0, 0
    hits: list[_Hit] = []
    for data in strings(f"impact {operation}", tries):
        case = draw_case(rulebook, data, among=(short,))
        stands, hit = (False, None) if case is None else _held(rulebook, case, change)
        plays += stands
        if hit is not None:
            differ += 1
            hits.append(hit)
    starts = [*_smallest(hits), *_smallest(_known(rulebook, operation, change, affected))]
    if not starts:
        return Searched(operation, plays, 0)
    names = kinds_of_names(rulebook)
    shrunk = [_shrunk(rulebook, hit, change, names) for hit in starts]
    told = [(hit, compared(lay(rulebook, hit.case), hit.case, change)[1]) for hit in shrunk]
    best, found = min(told, key=lambda one: (one[0].kind, _lacks(one[1]), size(one[0].case)))
    return Searched(operation, plays, differ, found, _saved(rulebook, best.case, change, found))


def _lacks(found: Affected | None) -> bool:
    """Tell whether the table lacks something that another way to go on needs."""
    effects = found.effects if found is not None else ()
    asks = [effect for effect in effects if isinstance(effect, AsksMore)]
    return any(way.cant for effect in asks for way in effect.results)


class _Hit(NamedTuple):
    """A play that the change affects.

    Attributes:
        kind: what is different, `RESULT` or `ASKS`.
        case: the play, with all its answers.
    """

    kind: int
    case: Case


def _smallest(hits: Iterable[_Hit]) -> list[_Hit]:
    return sorted(hits, key=lambda hit: (hit.kind, size(hit.case)))[:SHRUNK]


def _known(
    rulebook: Rulebook, operation: str, change: Change, affected: Iterable[Affected]
) -> Iterator[_Hit]:
    """Give the plays of an operation that follow from what is known to be affected.

    A play of a smaller operation is put as one of this, where the rulebook can do so.
    """
    for one in affected:
        if one.case.rules:
            continue
        for put in _as_play_of(rulebook, operation, one.case):
            _, hit = _held(rulebook, put, change)
            if hit is not None:
                yield hit


def _as_play_of(rulebook: Rulebook, operation: str, case: Case) -> Iterator[Case]:
    """Put a case as plays of an operation: bare of all that isn't asked."""
    bare = Case("", "", operation, Expect(), components=rulebook.pack, places=case.places)
    put = msgspec.structs.replace(bare, position=case.position, answers=case.answers)
    if case.operation == operation:
        yield msgspec.structs.replace(put, inputs=case.inputs)
    elif operation in rulebook.operations[case.operation].rungs:
        laid = lay(rulebook, case)
        for lifted in rulebook.lift(laid.game, case.operation, laid.position, laid.inputs):
            if lifted.operation == operation:
                there = {"position": plain(lifted.position), "inputs": plain(lifted.inputs)}
                answers = with_dice(case.answers, lifted.dice)
                yield msgspec.structs.replace(put, answers=answers, **there)


def _shrunk(rulebook: Rulebook, hit: _Hit, change: Change, names: Names) -> _Hit:
    def meets(smaller: Case) -> Case | None:
        _, found = _held(rulebook, smaller, change)
        return found.case if found is not None and found.kind <= hit.kind else None

    return _Hit(hit.kind, shrink(hit.case, meets, names))


def _held(rulebook: Rulebook, case: Case, change: Change) -> tuple[bool, _Hit | None]:
    """Tell whether a play stands under both rules, and if they differ, how and with all answers."""
    try:
        laid = lay(rulebook, case)
        changed = under(laid, change)
        if rulebook.over(laid.game, laid.position) or rulebook.over(changed.game, laid.position):
            return False, None
        then = complete(laid, laid.answers)
        answers: Any = answers_of(then.asked)
        now = complete(changed, answers)
    except (Impossible, BadData, AnswerError):
        return False, None
    if isinstance(then, Open) or isinstance(now, Open):
        return False, None
    if _came(then) != _came(now):
        return True, _Hit(RESULT, with_answers(case, then))
    return True, _Hit(ASKS, with_answers(case, then)) if _asks(then) != _asks(now) else None


def _came(ending: Ending[Any]) -> Any:
    if isinstance(ending, Played):
        return ending.result
    return ending.clause if isinstance(ending, Refused) else None


def _asks(ending: Ending[Any]) -> list[tuple[str, str, str]]:
    asks = [one.ask for one in ending.asked if not one.forced]
    return [(ask.key, ask.subject, offered(ask)) for ask in asks]


def _saved(rulebook: Rulebook, case: Case, change: Change, found: Affected | None) -> Case | None:
    """Fill a play as a case under the change, with the clauses that it exercises there."""
    laid = under(lay(rulebook, case), change)
    ending = complete(laid, laid.answers, listen=True)
    met = {citation.clause for citation in ending.cited}
    tests = [clause for clause in (found.clauses if found else ()) if clause in met]
    title = f"{case.operation.split('.', 1)[-1].replace('_', ' ')}, {words(change)}"
    put = msgspec.structs.replace(
        with_answers(case, ending),
        id=f"impact-{case.operation.split('.', 1)[-1].replace('_', '-')}",
        title=title,
        rules=as_rules(change),
        tests=tuple(tests[:2]),
        expect=Expect(),
    )
    try:
        return fill(rulebook, put)
    except (Unfit, Impossible):
        return None


def words(change: Change) -> str:
    """Write a change in few words: `dahan_damage 3, SI-Q15 unblighted_if_possible`."""
    parts = [f"{name} {value}" for name, value in change.numbers.items()]
    parts += [f"{question} {name}" for question, name in change.readings.items()]
    return ", ".join([*parts, *change.amendments])


def numbered(searched: Sequence[Searched]) -> list[Case]:
    """Return the cases that were found, their ids numbered in their order."""
    cases = [one.saved for one in searched if one.saved is not None]
    return [
        msgspec.structs.replace(case, id=f"impact-{number:04}")
        for number, case in enumerate(cases, 1)
    ]
