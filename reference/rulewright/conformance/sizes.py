"""Which of two cases is smaller: fewest answers, fewest pieces, shortest JSON, first in order."""

from __future__ import annotations

from collections.abc import Mapping
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
    if kind is dict:
        pieces = 0
        for item in value.values():
            pieces += item if type(item) is int else _pieces(item)
        return pieces
    if isinstance(value, (list, tuple)):
        return len(value)
    if isinstance(value, Mapping):
        return sum(map(_pieces, value.values()))
    return 1 if value or kind is bool else 0
