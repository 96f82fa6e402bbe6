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
    if isinstance(value, bool):
        return 1
    if isinstance(value, int):
        return value
    if isinstance(value, Mapping):
        return sum(map(_pieces, value.values()))
    if isinstance(value, (list, tuple)):
        return len(value)
    return 1 if value else 0
