"""Affected cases clause by clause: which clause tells them best from the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from math import sqrt

from rulewright.conformance.changing.effects import Affected
from rulewright.conformance.changing.impact import Held
from rulewright.conformance.sizes import Size, size


def suspicion(held: Iterable[Held]) -> dict[str, float]:
    """Measure how well each clause tells the affected cases from the others.

    The measure is Ochiai's, taken twice and averaged, as it is for failing cases: over the clauses
    to which effects belong and those that unaffected cases meet, and over the clauses that cases
    are written to test.

    Args:
        held: the cases, held against a change.

    Returns:
        Clause -> from 0 to 1; only clauses to which effects belong.
    """
    affected, named_by, tested, tested_by, met = 0, *(Counter[str]() for _ in range(4))
    for one in held:
        clauses = {clause for each in one.affected for clause in each.clauses}
        affected += bool(one.affected)
        named_by.update(clauses)
        met.update(clauses or one.met)
        tested.update(one.case.tests)
        tested_by.update(one.case.tests if one.affected else ())
    return {
        clause: round(
            named_by[clause] / sqrt(affected * met[clause]) / 2
            + tested_by[clause] / sqrt(affected * max(tested[clause], 1)) / 2,
            9,
        )
        for clause in named_by
    }


def by_clause(
    affected: Iterable[Affected], suspicions: Mapping[str, float]
) -> dict[str, list[Affected]]:
    """File each affected case under the most suspect of its clauses.

    Args:
        affected: the affected cases.
        suspicions: clause -> how suspect it is.

    Returns:
        Clause -> its cases, those that test it first, and of these the smaller first; the clause
        with the most cases first. Cases that belong to no clause stand under "".
    """
    filed: dict[str, list[Affected]] = {}
    for one in affected:
        first = max(one.clauses, key=lambda clause: suspicions.get(clause, 0), default="")
        filed.setdefault(first, []).append(one)
    for clause, each in filed.items():
        each.sort(key=partial(_fit, clause))
    order = sorted(filed, key=lambda c: (-len(filed[c]), -suspicions.get(c, 0), c))
    return {clause: filed[clause] for clause in order}


def _fit(clause: str, one: Affected) -> tuple[bool, bool, Size, str, str]:
    """Order the cases of a clause: a case without several readings is the better example."""
    others = (size(one.case), one.case.id, one.reading)
    return clause not in one.case.tests, bool(one.reading), *others
