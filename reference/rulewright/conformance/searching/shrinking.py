"""Shrinking: a case is made smaller, as long as it meets a condition.

Every step is taken on what the case says itself. Most steps take something away. Others put one
name for another of its kind, or move pieces from one field to another of its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from rulewright.conformance.cases import Case
from rulewright.conformance.names import NONE, PLACE_NAMES, Names, is_count, kinds_of_names
from rulewright.conformance.searching.steps import (
    Step,
    changes_and_pairs,
    in_order,
    steps,
    with_usual_places,
)
from rulewright.conformance.sizes import Size, size

Meets = Callable[[Case], Case | None]
"""Gives the case back, with all its answers, if it meets a condition."""

MOST_TRIED, SHORT = 10_000, 400
"""How many cases are tried at the most to find one that is smaller, if its JSON is so short.

If it is longer they are fewer by the square: there is more of it to change, and to play.
"""


def shrink(case: Case, meets: Meets, names: Names = NONE) -> Case:
    """Shrink a case until no single step makes it smaller.

    Args:
        case: a case that meets the condition.
        meets: the condition; what it gives back takes the place of the case.
        names: the names that may be put for each other; none are if it isn't given.

    Returns:
        The smallest case on the way; each single step that makes it smaller breaks the condition.
    """
    every = steps(names)
    shrunk = True
    while shrunk:
        shrunk = False
        for step in every:
            smaller = _take(case, step, meets)
            shrunk = shrunk or smaller is not case
            case = smaller
    return case


def shrink_further(case: Case, meets: Meets, names: Names = NONE) -> Case:
    """Shrink a case, and look whether one or two changes lead to where it can be shrunk further.

    A change doesn't make a case smaller by itself: a name is put for another, a number is raised,
    pieces are put elsewhere.

    Args:
        case: a case that meets the condition.
        meets: the condition; what it gives back takes the place of the case.
        names: the names that may be put for each other.

    Returns:
        The smallest case on the way.
    """
    passed: set[str] = set()
    once = _Once(meets)
    smaller: Case | None = case
    while smaller is not None:
        case = shrink(smaller, once, names)
        once.tried = 0
        long = max(size(case)[2], SHORT)
        smaller = _beyond(case, once, names, passed, MOST_TRIED * SHORT**2 // long**2)
    return case


class _Once:
    """A condition against which no case is held again that failed it, and how many were."""

    def __init__(self, meets: Meets) -> None:
        self._meets = meets
        self._failed: set[str] = set()
        self.tried = 0

    def __call__(self, case: Case) -> Case | None:
        text = size(case)[-1]
        if text in self._failed:
            return None
        self.tried += 1
        found = self._meets(case)
        if found is None:
            self._failed.add(text)
        return found


def _beyond(case: Case, once: _Once, names: Names, passed: set[str], most: int) -> Case | None:
    """Return a smaller case beyond one or two changes; none is gone through twice."""
    least = size(case)
    for way in changes_and_pairs(case, names):
        if once.tried >= most:
            return None
        found = _unless_passed(way, passed) and once(way)
        while found:
            here = size(found)
            if here < least:
                return found
            ways = (_smaller(here, step, once) for step in smaller_cases(found, names))
            found = next((kept for kept in ways if kept), None)
            found = found and _unless_passed(found, passed)
    return None


def _unless_passed(case: Case, passed: set[str]) -> Case | None:
    """Return a case that is gone through for the first time."""
    text = size(case)[-1]
    if text in passed:
        return None
    passed.add(text)
    return case


def smaller_cases(case: Case, names: Names = NONE) -> Iterator[Case]:
    """Give every case to which a single step leads and that is smaller.

    Args:
        case: the case.
        names: the names that may be put for each other.

    Yields:
        The smaller cases; whether they can be played is not known.
    """
    most = size(case)
    for step in steps(names):
        for smaller in step(case):
            if size(smaller) < most:
                yield smaller


def _take(case: Case, step: Step, meets: Meets) -> Case:
    """Take one kind of step as often as it makes a case smaller, in one sweep."""
    number, most = 0, size(case)
    ways = step(case)
    while (way := next(ways, None)) is not None:
        found = _smaller(most, way, meets)
        if found is None:
            number += 1
        else:
            case, most = found, size(found)
            ways = islice(step(found), number, None)
    return case


def _smaller(most: Size, way: Case, meets: Meets) -> Case | None:
    """Return a case that meets a condition, if it is smaller than a size."""
    if size(way) >= most:
        return None
    found = meets(way)
    return found if found is not None and size(found) < most else None


__all__ = [
    "NONE",
    "PLACE_NAMES",
    "Meets",
    "Names",
    "in_order",
    "is_count",
    "kinds_of_names",
    "shrink",
    "shrink_further",
    "smaller_cases",
    "with_usual_places",
]
