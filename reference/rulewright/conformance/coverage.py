"""Coverage: which clauses the engine carries out, and which of them the cases exercise."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal, get_args

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.reference import Laid, lay, with_reading
from rulewright.core.citing import Citation
from rulewright.core.clauses import Clause
from rulewright.core.drivers import exhaustive
from rulewright.core.operations import Rulebook

State = Literal["exercised", "one-sided", "carried out", "informative", "same as", "open"]
TWO_SIDED = frozenset({"restriction", "limit"})
SUSPICIOUS_IF_INFORMATIVE = frozenset({"restriction", "limit", "procedure-step"})


class Place(msgspec.Struct, frozen=True):
    """Where the engine carries out a clause."""

    file: str
    line: int
    function: str


class Covered(msgspec.Struct, frozen=True):
    """What is known of one clause.

    Attributes:
        clause: the clause.
        state: `exercised` (carried out, and a case meets it; a restriction both allowed and
            refused something), `one-sided` (met, but only in one way), `carried out` (no case
            meets it), `informative`, `same as`, or `open` (not carried out).
        places: where the engine carries it out.
        cases: the cases that meet it, those that test it first.
        missing: what is missing, in a few words.
    """

    clause: Clause
    state: State
    places: tuple[Place, ...]
    cases: tuple[str, ...]
    missing: str = ""

    @property
    def gap(self) -> bool:
        """Whether something is missing."""
        return self.state in ("one-sided", "carried out", "open")


CITING = frozenset({"cite", "permits", "require", "offer"})


def cited_in(folder: Path) -> dict[str, list[Place]]:
    """Find where the modules of a game cite each clause.

    Args:
        folder: the game's folder.

    Returns:
        clause id -> places, in the order of the files and lines.
    """
    places: dict[str, list[Place]] = {}
    for file in sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and _name(call) in CITING:
                    for line, clause in _texts(call):
                        places.setdefault(clause, []).append(Place(file.name, line, function.name))
    return places


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _texts(call: ast.Call) -> Iterator[tuple[int, str]]:
    for part in ast.walk(call):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.lineno, part.value


def met_by(rulebook: Rulebook, case: Case) -> set[Citation]:
    """Play a case by the reference and return what it meets on the way."""
    laid = lay(rulebook, case)
    if case.expect.by_reading is not None:
        question = case.expect.by_reading.question
        return {
            citation
            for name in case.expect.by_reading.readings
            for citation in _met(with_reading(laid, question, name))
        }
    if case.expect.any_of is not None:
        branches = exhaustive(laid.start, laid.answers, listen=True)
        return {citation for branch in branches for citation in branch.ending.cited}
    return _met(laid)


def _met(laid: Laid) -> set[Citation]:
    return set(laid.play().cited)


def cover(rulebook: Rulebook, cases: Iterable[Case]) -> dict[str, Covered]:
    """Tell the state of every clause of a game.

    Args:
        rulebook: the game.
        cases: its cases.

    Returns:
        clause id -> what is known of it, in the order of the rulebook.
    """
    places = cited_in(rulebook.folder)
    meets: dict[str, list[str]] = {}
    tests: dict[str, list[str]] = {}
    ways: dict[str, set[str]] = {}
    for case in cases:
        for citation in sorted(met_by(rulebook, case)):
            met = meets.setdefault(citation.clause, [])
            if case.id not in met:
                met.append(case.id)
            ways.setdefault(citation.clause, set()).add(citation.how)
        for clause in case.tests:
            tests.setdefault(clause, []).append(case.id)
    return {
        clause.id: _state(clause, places, meets, tests, ways.get(clause.id, set()))
        for clause in rulebook.clauses.values()
    }


def _state(
    clause: Clause,
    places: Mapping[str, list[Place]],
    meets: Mapping[str, list[str]],
    tests: Mapping[str, list[str]],
    ways: set[str],
) -> Covered:
    where = tuple(places.get(clause.id, ()))
    first = tests.get(clause.id, [])
    cases = (*first, *(c for c in meets.get(clause.id, ()) if c not in first))
    if clause.informative:
        return Covered(clause, "informative", where, cases)
    if clause.same_as:
        return Covered(clause, "same as", where, cases)
    if not where:
        return Covered(clause, "open", where, cases, "the engine doesn't carry it out")
    if not cases:
        return Covered(clause, "carried out", where, cases, "no case meets it")
    if clause.kind in TWO_SIDED:
        if "refused" not in ways:
            return Covered(clause, "one-sided", where, cases, "it has refused nothing")
        if not ways & {"allowed", "carried out"}:
            return Covered(clause, "one-sided", where, cases, "it has allowed nothing")
    return Covered(clause, "exercised", where, cases)


def report(
    rulebook: Rulebook, cases: Iterable[Case], sections: Iterable[str] | None, *, as_json: bool
) -> tuple[list[tuple[str, str]], bool]:
    """Tell the coverage of a game by section.

    Args:
        rulebook: the game.
        cases: its cases.
        sections: only these sections.
        as_json: one line of JSON instead of a table.

    Returns:
        Lines for the terminal, and whether a section that is listed as done has a gap.
    """
    covered = cover(rulebook, cases)
    wanted = set(sections or ())
    rows: list[dict[str, object]] = []
    gaps: list[Covered] = []
    suspicious: list[Covered] = []
    for section in rulebook.sections:
        if wanted and section.name not in wanted:
            continue
        here = [covered[clause.id] for clause in section.clauses]
        counts = Counter(one.state for one in here)
        rows.append(
            {
                "section": section.name,
                "done": section.done,
                "clauses": len(here),
                **{state: counts[state] for state in STATES},
            }
        )
        if section.done or wanted:
            gaps.extend(one for one in here if one.gap)
        suspicious.extend(
            one
            for one in here
            if one.state == "informative"
            and one.clause.kind in SUSPICIOUS_IF_INFORMATIVE
            and (section.done or wanted)
        )
    done_gap = any(
        one.gap for s in rulebook.sections if s.done for one in (covered[c.id] for c in s.clauses)
    )
    if as_json:
        plain = {
            "game": rulebook.name,
            "sections": rows,
            "gaps": {one.clause.id: one.missing for one in gaps},
            "informative": {one.clause.id: one.clause.informative for one in suspicious},
        }
        return [(msgspec.json.encode(plain).decode(), "")], done_gap
    return list(_table(rulebook, rows, gaps, suspicious)), done_gap


STATES: tuple[State, ...] = get_args(State)


def _table(
    rulebook: Rulebook,
    rows: list[dict[str, object]],
    gaps: list[Covered],
    suspicious: list[Covered],
) -> Iterator[tuple[str, str]]:
    yield rulebook.title, "bold"
    head = "".join(f"{state:>13}" for state in STATES)
    yield f"  {'section':32}{'clauses':>8}{head}", "dim"
    totals: Counter[str] = Counter()
    for row in rows:
        cells = "".join(f"{row[state] or '·':>13}" for state in STATES)
        mark = "done" if row["done"] else ""
        yield f"  {row['section']:32}{row['clauses']:>8}{cells}  {mark}", ""
        totals.update({key: value for key, value in row.items() if isinstance(value, int)})
    cells = "".join(f"{totals[state]:>13}" for state in STATES)
    yield f"  {'all':32}{totals['clauses']:>8}{cells}", "bold"
    if suspicious:
        yield "restrictions, limits and steps called informative in these sections:", ""
        for one in suspicious:
            yield f"  {one.clause.id}: {one.clause.informative}", "dim"
    for one in gaps:
        yield f"gap: {one.clause.id} ({one.clause.kind}): {one.missing}", "bold red"
