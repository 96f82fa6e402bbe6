"""Reports of an impact: lines for the terminal, and JSON."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rulewright import __version__
from rulewright.conformance.cases import Case
from rulewright.conformance.changing.effect_words import line_of, told_effect
from rulewright.conformance.changing.effects import KINDS, Affected, kind_of
from rulewright.conformance.changing.impact import Held
from rulewright.conformance.changing.impact_clauses import by_clause, suspicion
from rulewright.conformance.changing.impact_search import Searched
from rulewright.conformance.reports import (
    BAD,
    DIM,
    GOOD,
    RULE,
    Line,
    on_table,
    rules_in_words,
    short,
)
from rulewright.core.operations import Rulebook


class Impact(msgspec.Struct, frozen=True):
    """What a change changes.

    Attributes:
        rulebook: the game.
        what: the change in words, a line for each of its parts.
        options: the change as it was given on the command line.
        cases: how many cases there are.
        own: how many of them say themselves what is changed, so that they are left as they are.
        affected: the cases that it affects, by each reading by which they were played.
        suspicions: clause -> how well it tells the affected cases from the others, 0 to 1.
        notes: what else must be known.
        searched: what was found beyond the cases, for each operation.
        complete: whether all was looked at.
    """

    rulebook: Rulebook
    what: Sequence[str]
    options: str
    cases: int
    own: int = 0
    affected: Sequence[Affected] = ()
    suspicions: Mapping[str, float] = {}
    notes: Sequence[str] = ()
    searched: Sequence[Searched] = ()
    complete: bool = True

    @property
    def changes(self) -> bool:
        """Whether anything changes."""
        return bool(self.affected or any(one.found for one in self.searched))

    @property
    def affected_cases(self) -> int:
        """How many cases are affected, by whatever reading."""
        return len({one.case.id for one in self.affected})


def impact_of(
    rulebook: Rulebook, held: Sequence[Held], what: Sequence[str], options: str, **more: Any
) -> Impact:
    """Put together what a change does to the cases.

    Args:
        rulebook: the game.
        held: the cases, held against the change.
        what: the change in words.
        options: the change as it was given on the command line.
        more: further fields of an `Impact`.

    Returns:
        The impact, the clauses of each case ordered by suspicion.
    """
    suspicions = suspicion(held)
    affected = [
        msgspec.structs.replace(
            one, clauses=tuple(sorted(one.clauses, key=lambda c: -suspicions.get(c, 0)))
        )
        for each in held
        for one in each.affected
    ]
    own = sum(not each.tried for each in held)
    return Impact(rulebook, what, options, len(held), own, affected, suspicions=suspicions, **more)


def totals(impact: Impact) -> dict[str, int]:
    """Count the affected cases by kind of effect; a case may have several."""
    kinds = {(one.case.id, kind_of(effect)) for one in impact.affected for effect in one.effects}
    counts = Counter(kind for _, kind in kinds)
    return {kind: counts[kind] for kind in KINDS if counts[kind]}


def cases_by_clause(impact: Impact) -> dict[str, list[str]]:
    """Return the ids of the affected cases of each clause to which an effect belongs."""
    found: dict[str, dict[str, None]] = {}
    for one in impact.affected:
        for clause in one.clauses:
            found.setdefault(clause, {})[one.case.id] = None
    order = sorted(found, key=lambda c: (-len(found[c]), -impact.suspicions.get(c, 0)))
    return {clause: list(found[clause]) for clause in order}


# In the terminal

NEW = ("after", "comes out", "asks", "breaks", "can't stand")
"""The headings beside which stands what is new."""

SHOWN = 8
"""How many further cases of a clause, and how many clauses, are listed."""


def summary(impact: Impact) -> Iterator[Line]:
    """Tell an impact in lines for the terminal.

    Args:
        impact: the impact.

    Yields:
        Lines, each with its style.
    """
    yield f"{impact.rulebook.title}: what changes if", RULE
    for line in impact.what:
        yield f"  {line}", ""
    yield sentence(impact), BAD if impact.changes else GOOD
    for kind, count in totals(impact).items():
        yield f"  {count:5} {kind}", ""
    for note in notes(impact):
        yield f"  Note: {note}", ""
    yield from _clauses(impact)
    for clause, affected in by_clause(impact.affected, impact.suspicions).items():
        yield from _clause(impact, clause, affected)
    yield from _searched(impact)


def quietly(impact: Impact) -> Iterator[Line]:
    """Tell an impact in one line of totals; the affected cases only by their ids."""
    counts = ", ".join(f"{count} {kind}" for kind, count in totals(impact).items())
    yield f"{sentence(impact)}{f' ({counts})' if counts else ''}", BAD if impact.changes else GOOD
    for name in dict.fromkeys(one.case.id for one in impact.affected):
        yield name, ""
    for one in impact.searched:
        if one.found is not None:
            yield f"{one.operation}: {line_of(one.found)}", ""


def sentence(impact: Impact) -> str:
    """Say in one sentence how much changes."""
    many = impact.affected_cases
    cases = "1 case" if impact.cases == 1 else f"{impact.cases} cases"
    said = f"{many} of {cases} {'is' if many == 1 else 'are'} affected." if many else ""
    said = said or f"Nothing changes in {cases}."
    found = sum(one.found is not None for one in impact.searched)
    if found:
        said += f" Plays of {found} operation{'s' if found > 1 else ''} were found beyond them."
    elif impact.searched:
        plays = sum(one.drawn for one in impact.searched)
        said += f" Nothing was found in {plays:,} drawn plays."
    return said


def notes(impact: Impact) -> Iterator[str]:
    """Tell what must be known of an impact besides what changes."""
    if not impact.complete:
        yield "it was stopped before its end: this is what was found until then"
    if impact.own == 1:
        yield "1 case says itself what is changed here, and is left as it is"
    elif impact.own:
        yield f"{impact.own} cases say themselves what is changed here, and are left as they are"
    yield from impact.notes


def _clauses(impact: Impact) -> Iterator[Line]:
    found = cases_by_clause(impact)
    if len(found) < 2:
        return
    yield "", ""
    yield "By clause (a case may belong to several)", RULE
    for clause, cases in list(found.items())[:SHOWN]:
        yield f"  {len(cases):5} {clause}: {text_of(impact, clause)}", ""
    if len(found) > SHOWN:
        yield f"        … and {len(found) - SHOWN} more (--json and --html have them all)", DIM


def text_of(impact: Impact, clause: str) -> str:
    """Return what a clause says; "" if this rulebook doesn't have it."""
    found = impact.rulebook.clauses.get(clause)
    return found.text if found is not None else ""


def _clause(impact: Impact, clause: str, affected: Sequence[Affected]) -> Iterator[Line]:
    first, *others = affected
    yield "", ""
    found = impact.rulebook.clauses.get(clause)
    title = f"{clause} ({found.title})" if found else clause or "No clause"
    yield f"{title}: {many_cases(affected)}", BAD
    if found:
        yield f"  {found.text}", RULE
    yield from told_case(impact, first)
    yield f"    {'look again':13} {command(impact, first.case)}", DIM
    for other in others[:SHOWN]:
        yield f"  {name_of(other)}: {other.case.title}", ""
        yield f"    {line_of(other)}", ""
    if len(others) > SHOWN:
        yield f"  … and {len(others) - SHOWN} more (--json and --html have them all)", DIM


def many_cases(affected: Sequence[Affected]) -> str:
    """Count the cases of a clause; one that is affected by several readings counts once."""
    number = len({one.case.id for one in affected})
    return "1 case" if number == 1 else f"{number} cases"


def name_of(affected: Affected) -> str:
    """Name an affected case, with the reading by which it was played."""
    return affected.case.id + (f", {affected.reading}" if affected.reading else "")


def told_case(impact: Impact, affected: Affected) -> Iterator[Line]:
    """Tell an affected case: what stood on the table, what was done, what is different."""
    case = affected.case
    yield f"  {name_of(affected)}: {case.title}", ""
    yield from _play(case)
    for effect in affected.effects:
        for heading, text in told_effect(effect, impact.rulebook.clauses):
            style = BAD if heading in NEW else ""
            yield f"    {heading:13} {text}", style


def _play(case: Case) -> Iterator[Line]:
    for index, line in enumerate(on_table({"map": case.places} if case.places else {})):
        yield f"    {'on the map' if index == 0 else '':13} {line.removeprefix('map ')}", ""
    for index, line in enumerate(on_table(case.position)):
        yield f"    {'on the table' if index == 0 else '':13} {line}", ""
    if case.rules:
        yield f"    {'rules':13} {rules_in_words(case)}", ""
    yield f"    {'done':13} {done(case)}", ""
    for key, subjects in case.answers.items():
        for subject, given in subjects.items():
            for answer in given:
                yield (
                    f"    {'answered':13} {key.replace('_', ' ')} ({subject}): {short(answer)}",
                    "",
                )


def done(case: Case) -> str:
    """Write the operation of a case and its inputs in words."""
    inputs = ", ".join(f"{name} {short(value)}" for name, value in case.inputs.items())
    name = case.operation.split(".", 1)[-1].replace("_", " ")
    return f"{name}: {inputs}" if inputs else name


def command(impact: Impact, case: Case) -> str:
    """Return the command line that looks at just one case again."""
    game = impact.rulebook.name.replace("_", "-")
    return f"rulewright impact {game} {impact.options} --case {shlex.quote(case.id)}"


def _searched(impact: Impact) -> Iterator[Line]:
    if not impact.searched:
        return
    yield "", ""
    yield "Beyond the cases: the smallest play of each operation that is affected", RULE
    for one in impact.searched:
        if one.found is not None:
            yield f"  {words(one)}, {one.differ} of {one.drawn} drawn plays are affected", BAD
            yield from _play(one.found.case)
            for effect in one.found.effects:
                for heading, text in told_effect(effect, impact.rulebook.clauses):
                    yield f"    {heading:13} {text}", BAD if heading in NEW else ""
    nothing = [f"{words(one)} ({one.drawn})" for one in impact.searched if one.found is None]
    if nothing:
        yield f"  Nothing was found in these (with so many plays): {', '.join(nothing)}", DIM


def words(one: Searched) -> str:
    """Write the operation of a search in words."""
    return one.operation.split(".", 1)[-1].replace("_", " ")


# For programs


def as_json(impact: Impact) -> bytes:
    """Return an impact as JSON: totals, clauses, and every affected case with every effect."""
    report = {
        "harness": f"rulewright {__version__}",
        "game": impact.rulebook.name,
        "change": list(impact.what),
        "options": impact.options,
        "complete": impact.complete,
        "changes": impact.changes,
        "cases": impact.cases,
        "left_as_they_are": impact.own,
        "affected": impact.affected_cases,
        "totals": totals(impact),
        "notes": list(notes(impact)),
        "clauses": [
            {
                "clause": clause,
                "text": text_of(impact, clause),
                "suspicion": round(impact.suspicions.get(clause, 0), 4),
                "cases": cases,
            }
            for clause, cases in cases_by_clause(impact).items()
        ],
        "effects": [_affected(one) for one in impact.affected],
        "searched": [
            {
                "operation": one.operation,
                "drawn": one.drawn,
                "affected": one.differ,
                "smallest": one.found and {**_affected(one.found), **_put(one.found.case)},
            }
            for one in impact.searched
        ],
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


def _affected(one: Affected) -> dict[str, Any]:
    return {
        "case": one.case.id,
        "title": one.case.title,
        "operation": one.case.operation,
        "tests": one.case.tests,
        "reading": one.reading,
        "clauses": one.clauses,
        "effects": one.effects,
        "before": one.before,
        "after": one.after,
    }


def _put(case: Case) -> dict[str, Any]:
    names = ("places", "position", "inputs", "answers")
    return {name: getattr(case, name) for name in names}
