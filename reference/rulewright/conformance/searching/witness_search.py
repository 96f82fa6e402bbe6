"""The search for a witness: cases in which readings part are gathered, and the smallest is sought.

Cases come from those that are committed, and from plays that are drawn. The best of them are shrunk
one by one; the smallest of these once more, over one or two changes that make nothing smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product, zip_longest
from typing import Any

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.searching.searching import draw_case, strings
from rulewright.conformance.searching.shrinking import (
    is_count,
    kinds_of_names,
    shrink,
    shrink_further,
    with_usual_places,
)
from rulewright.conformance.searching.witness import (
    EVERY_GOES_ON,
    GoesOn,
    Worth,
    is_witness,
    order,
    parted,
    turns_on,
    under_way,
)
from rulewright.conformance.sizes import Size, size
from rulewright.core.operations import Input, Rulebook
from rulewright.core.questions import Question

TRIES = 2000
"""How many plays are drawn for one question."""

OF_EACH_OPERATION, SHRUNK = 4, 30
"""How many cases of each operation are shrunk, and how many in all."""

FINALISTS, MORE_ANSWERS = 3, 2
"""How many of the shrunk cases are shrunk further, and how many more answers than the first of them
another may have: one or two changes take no more away."""

SMALL_NUMBERS = (1, 2, 3, 4)
"""What an input that is a number is tried as."""


class Drawn(msgspec.Struct, frozen=True):
    """A play that was drawn.

    Attributes:
        failed: whether the readings part in it.
    """

    failed: bool


class Witness(msgspec.Struct, frozen=True):
    """What a search for a witness found, and what was searched.

    Attributes:
        question: the question.
        case: the smallest case in which its readings part, not yet filled; None if none was found.
        goes_on: by which readings the game goes on in its position.
        cases: how many committed cases turn on the question.
        plays: how many plays were drawn.
        operations: how many different operations all these carry out.
        parted: in how many of all these the readings came out differently.
    """

    question: Question
    case: Case | None
    goes_on: GoesOn
    cases: int
    plays: int
    operations: int
    parted: int


def find_witness(
    rulebook: Rulebook,
    question: Question,
    cases: Sequence[Case],
    tries: int = TRIES,
    on_play: Callable[[Drawn], None] = lambda drawn: None,
) -> Witness:
    """Find the smallest case in which the readings of a question come out differently.

    Args:
        rulebook: the game.
        question: the question.
        cases: the committed cases; those that turn on the question are searched too, but for
            witnesses.
        tries: how many plays are drawn; the same number finds the same witness.
        on_play: told of each play that was drawn, whether the readings part in it.

    Returns:
        What was found, and what was searched.
    """
    committed = [case for case in cases if turns_on(case, question) and not is_witness(case)]
    tried = [(case, parted(rulebook, case, question)) for case in committed]
    for data in strings(question.id, tries):
        case = draw_case(rulebook, data)
        apart = parted(rulebook, case, question) if case is not None else None
        on_play(Drawn(apart is not None))
        if case is not None:
            tried.append((case, apart))
    found = [apart for _, apart in tried if apart is not None]
    goes_on: GoesOn = "by each"
    for goes_on in EVERY_GOES_ON[1:] if not found else ():
        others = (parted(rulebook, case, question, goes_on=goes_on) for case, _ in tried)
        found = [apart for apart in others if apart is not None]
        if found:
            break
    return Witness(
        question,
        case=_Search(rulebook, question, found, goes_on).smallest() if found else None,
        goes_on=goes_on,
        cases=len(committed),
        plays=tries,
        operations=len({case.operation for case, _ in tried}),
        parted=len(found),
    )


class _Part(msgspec.Struct, frozen=True):
    """A case in which readings part.

    Attributes:
        case: the case, with all its answers.
        place: its place among others.
        begun: whether its game is under way.
    """

    case: Case
    place: tuple[Worth, Size]
    begun: bool


class _Search:
    """Seeks the smallest of some cases in which the readings of a question part."""

    def __init__(
        self, rulebook: Rulebook, question: Question, found: Sequence[Case], goes_on: GoesOn
    ) -> None:
        self._rulebook = rulebook
        self._question = question
        self._goes_on: GoesOn = goes_on
        self._names = kinds_of_names(rulebook, found)
        self._known: dict[tuple[str, str], _Part | None] = {}
        # a name that a rule knows, as Tunis, can't be exchanged for a usual one
        parts = (self._part(with_usual_places(case)) or self._part(case) for case in found)
        self._parts = [part for part in parts if part is not None]

    def smallest(self) -> Case:
        """Return the smallest case that is found."""
        shrunk: dict[tuple[Worth, Size], _Part] = {}
        behind: set[str] = set()  # operations of which one case was shrunk and is worth less
        for part in _of_each_operation(sorted(self._parts, key=_place)):
            if part.case.operation in behind:
                continue
            least = self._shrunk(part, shrink)
            if least.place not in shrunk:
                every = (least, *self._on_other_operations(least))
                shrunk.update({one.place: one for one in every})
                if min(one.place[0] for one in every) > min(shrunk)[0]:
                    behind.add(part.case.operation)
        best, (answers, *_) = min(shrunk)
        near = (at for at in sorted(shrunk) if at[0] == best and at[1][0] <= answers + MORE_ANSWERS)
        finalists = [shrunk[at] for at in near][:FINALISTS]
        last = min((self._shrunk(part, shrink_further) for part in finalists), key=_place)
        return min((last, *self._on_other_operations(last)), key=_place).case

    def _part(self, case: Case) -> _Part | None:
        """Play a case by every reading, once, however often it is come by."""
        key = case.operation, size(case)[-1]
        if key not in self._known:
            self._known[key] = self._played(case)
        return self._known[key]

    def _played(self, case: Case) -> _Part | None:
        kept = parted(self._rulebook, case, self._question, goes_on=self._goes_on)
        if kept is None:
            return None
        return _Part(kept, order(self._rulebook, kept), under_way(self._rulebook, kept))

    def _shrunk(self, part: _Part, how: Callable[..., Case]) -> _Part:
        """Shrink a case to one that is worth as much, and whose game is under way if its own is."""

        def meets(smaller: Case) -> Case | None:
            kept = self._part(smaller)
            if kept is None or kept.place[0] > part.place[0] or kept.begun is not part.begun:
                return None
            return kept.case

        least = self._part(how(part.case, meets, self._names))
        assert least is not None
        return least

    def _on_other_operations(self, part: _Part) -> Iterator[_Part]:
        for put in _by_other_operations(self._rulebook, part.case):
            other = self._part(put)
            if other is not None and other.begun is part.begun:
                yield self._shrunk(other, shrink)


def _place(part: _Part) -> tuple[Worth, Size]:
    return part.place


def _of_each_operation(parts: Iterable[_Part]) -> list[_Part]:
    """Choose the first cases of each operation: first the first of each, then the second."""
    of_operation: dict[str, list[_Part]] = {}
    for part in parts:
        of_operation.setdefault(part.case.operation, []).append(part)
    every = zip_longest(*(some[:OF_EACH_OPERATION] for some in of_operation.values()))
    return [part for row in every for part in row if part is not None][:SHRUNK]


def _by_other_operations(rulebook: Rulebook, case: Case) -> Iterator[Case]:
    """Give the case with each other operation; a place or number that it lacks is put in."""
    for operation in rulebook.operations.values():
        if operation.name == case.operation:
            continue
        wanted = [one for one in operation.inputs if one.required or one.name in case.inputs]
        for inputs in product(*(_some_input(one, case) for one in wanted)):
            named = {one.name: value for one, value in zip(wanted, inputs, strict=True)}
            yield msgspec.structs.replace(case, operation=operation.name, inputs=named, answers={})


def _some_input(one: Input, case: Case) -> tuple[Any, ...]:
    """Return what an input may be: as the case says, else a place, else a small number."""
    if one.name in case.inputs:
        return (case.inputs[one.name],)
    if one.place:
        return tuple(sorted(case.places))[:1]
    return SMALL_NUMBERS if is_count(one.kind) else ()
