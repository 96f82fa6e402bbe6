"""Blame: which clauses a run of verdicts makes suspect, and the smallest case that shows each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from rulewright.conformance.verdicts import BLAMES_A_RULE, Kind, Verdict


class Suspect(msgspec.Struct, frozen=True):
    """A clause that an implementation is suspected to break.

    Attributes:
        clause: its id.
        suspicion: from 0 to 1.
        failed: the failing cases that meet it, the smallest first.
        passed: how many passing cases meet it.
    """

    clause: str
    suspicion: float
    failed: tuple[Verdict, ...]
    passed: int


def suspects(verdicts: Iterable[Verdict]) -> list[Suspect]:
    """Order the clauses of failing cases by suspicion.

    The measure is Ochiai's over failing and passing cases, taken twice and averaged: over the
    clauses that the cases are written to test, and over all that they meet on the way. A clause
    that the case names for a field that came out wrong counts as tested.

    Args:
        verdicts: the verdicts of a run.

    Returns:
        The suspects, the most suspect first.
    """
    judged = [v for v in verdicts if v.kind in BLAMES_A_RULE or v.kind in _PASSES]
    failing = [v for v in judged if v.kind in BLAMES_A_RULE]
    passing = [v for v in judged if v.kind in _PASSES]
    met_failing, met_passing = _spectrum(failing, _met), _spectrum(passing, _met)
    tested_failing, tested_passing = _spectrum(failing, _tested), _spectrum(passing, _tested)
    found: list[Suspect] = []
    for clause in {**met_failing, **tested_failing}:
        suspicion = (
            _ochiai(met_failing, met_passing, clause, len(failing))
            + _ochiai(tested_failing, tested_passing, clause, len(failing))
        ) / 2
        failed = sorted(met_failing.get(clause, []), key=size)
        found.append(Suspect(clause, suspicion, tuple(failed), len(met_passing.get(clause, []))))
    return sorted(found, key=lambda s: (-s.suspicion, s.clause))


_PASSES = frozenset({Kind.PASSED, Kind.PASSED_IN_PART, Kind.KNOWN_FAILURE_PASSES})


def _met(verdict: Verdict) -> Sequence[str]:
    return verdict.case.clauses


def _tested(verdict: Verdict) -> Sequence[str]:
    because = [d.clause for d in verdict.differences if d.clause]
    return tuple(dict.fromkeys((*because, *verdict.case.tests)))


def _spectrum(verdicts: Iterable[Verdict], clauses: Any) -> dict[str, list[Verdict]]:
    met: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        for clause in clauses(verdict):
            met.setdefault(clause, []).append(verdict)
    return met


def _ochiai(
    failing: Mapping[str, list[Verdict]],
    passing: Mapping[str, list[Verdict]],
    clause: str,
    failures: int,
) -> float:
    failed, passed = len(failing.get(clause, ())), len(passing.get(clause, ()))
    return failed / sqrt(failures * (failed + passed)) if failed else 0.0


def size(verdict: Verdict) -> tuple[int, int, int, str]:
    """Order cases by size: fewest answers, fewest pieces, shortest JSON, first in order."""
    case = verdict.case
    answers = sum(len(given) for subjects in case.answers.values() for given in subjects.values())
    return answers, _pieces(case.position), len(json.dumps(case.position)), case.id


def _pieces(value: Any) -> int:
    if isinstance(value, bool):
        return 1
    if isinstance(value, int):
        return value
    if isinstance(value, Mapping):
        return sum(map(_pieces, value.values()))
    if isinstance(value, (list, tuple)):
        return len(value)
    return 1 if value else 0


def explained(found: Sequence[Suspect]) -> list[Suspect]:
    """Choose the fewest suspects that explain all failures, the most suspect first.

    Args:
        found: suspects in order.

    Returns:
        Each suspect that meets a failing case that no suspect before it meets.
    """
    left = {verdict.case.id for suspect in found for verdict in suspect.failed}
    chosen: list[Suspect] = []
    for suspect in found:
        new = [verdict for verdict in suspect.failed if verdict.case.id in left]
        if new:
            chosen.append(msgspec.structs.replace(suspect, failed=tuple(new)))
            left -= {verdict.case.id for verdict in new}
    return chosen
