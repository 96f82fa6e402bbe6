"""Which of two cases is smaller: fewest answers, fewest pieces, shortest JSON, first in order."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.conformance.cases import Case

Size = tuple[int, int, int, str]


def size(case: Case) -> Size:
    """Measure a case.

    Args:
        case: the case.

    Returns:
        The number of its answers, the pieces in its position and inputs, the length of its JSON,
        and the JSON itself; the smaller case has the smaller tuple.
    """
    answers = sum(len(given) for subjects in case.answers.values() for given in subjects.values())
    said = (case.position, case.places, case.inputs, case.answers, case.rules)
    text = msgspec.json.encode(said, order="sorted").decode()
    return answers, _pieces(case.position) + _pieces(case.inputs), len(text), text


def _pieces(value: Any) -> int:
    """Count pieces; plain JSON holds dicts and lists only, which are told fastest by their type."""
    kind = type(value)
    if kind is int:
        return int(value)
    if kind is str:
        return 1 if value else 0
    if kind is bool:
        return 1
    if isinstance(value, dict):
        return sum([_pieces(item) for item in value.values()])
    if isinstance(value, (list, tuple)):
        return len(value)
    return 1 if value else 0
