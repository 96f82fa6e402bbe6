"""Searching: plays are drawn, held against a condition, and shrunk to the smallest case.

Smallest is: fewest answers, then fewest pieces, then shortest JSON, then first in order. A case is
shrunk on what it says itself (its places, pieces, cards, inputs, answers), not on the string it
was drawn from: what is left is needed, since nothing of it can be taken away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.reference import Laid, lay
from rulewright.conformance.sizes import size
from rulewright.core.asks import Answer, AnswerError, Answers, Ask, Choose, ChooseSome
from rulewright.core.citing import Illegal
from rulewright.core.drivers import Ending, Open, Script, Source, answers_of, drawn, drive
from rulewright.core.frozen import plain
from rulewright.core.operations import Impossible, Rulebook

STRING = 512
"""How many bytes a play is drawn from."""

Meets = Callable[[Case], Case | None]
"""Gives the case back, with all its answers, if it meets a condition."""


# Drawing


def draw_case(
    rulebook: Rulebook,
    data: bytes,
    rules: Mapping[str, Any] | None = None,
    boards: Sequence[str] = (),
    among: Sequence[str] | None = None,
) -> Case | None:
    """Draw a position, an operation in it, and the answers to all that it asks.

    Args:
        rulebook: the game.
        data: what is drawn from; equal strings give equal cases.
        rules: where the rules differ from the rulebook's.
        boards: the boards to play on; none for small symbolic maps.
        among: the operations, without the name of the game; all if it isn't given.

    Returns:
        The case; it expects nothing yet. None if the engine doesn't carry this out.
    """
    source = Source(data)
    in_force = msgspec.convert(rules or {}, rulebook.rules)
    wanted = {} if among is None else {"among": among}
    drawn_one = rulebook.situations(source, in_force, rulebook.components(), boards, **wanted)
    case = Case(
        id="",
        title="",
        operation=drawn_one.operation,
        expect=Expect(),
        rules=rules or {},
        components=rulebook.pack,
        places=drawn_one.places,
        position=plain(drawn_one.position),
        inputs=plain(drawn_one.inputs),
    )
    try:
        laid = lay(rulebook, case)
        ending = drive(laid.start(), drawn(source), listen=False)
    except (Impossible, AnswerError):
        return None
    return None if isinstance(ending, Open) else with_answers(case, ending)


def with_answers(case: Case, ending: Ending[Any]) -> Case:
    """Return a case with the answers of a play."""
    return msgspec.structs.replace(case, answers=answers_of(ending.asked))


def strings(seed: str, count: int) -> Iterator[bytes]:
    """Give byte strings to draw plays from: always the same ones for one seed."""
    from random import Random

    for number in range(count):
        yield Random(f"{seed} {number}").randbytes(STRING)


# Playing


def complete(laid: Laid, answers: Answers, *, listen: bool = False) -> Ending[Any]:
    """Play with the answers that fit; what they leave open gets the first answer there is.

    Args:
        laid: the case on the table.
        answers: answers by key and subject; one that doesn't fit its ask is passed over.
        listen: whether to collect citations.

    Returns:
        How the play ended; `Open` where an ask has no option at all.

    Raises:
        Impossible: the engine can't carry this out.
    """
    script = Script(answers)

    def answer(ask: Ask) -> Any:
        if not script.answers(ask):
            return first_answer(ask)
        given = script(ask)
        try:
            ask.check(given)
        except AnswerError:
            return first_answer(ask)
        except Illegal:  # an option that a clause leaves out: the play is refused
            return given
        return given

    return drive(laid.start(), answer, listen=listen)


def first_answer(ask: Ask) -> Answer:
    """Return the first answer to an ask: what is optional is declined."""
    if isinstance(ask, Choose) and ask.optional:
        return None
    if isinstance(ask, ChooseSome):
        return ask.options.allowed[: ask.least]
    return drawn(b"")(ask)


# Shrinking


def shrink(case: Case, meets: Meets) -> Case:
    """Shrink a case until nothing can be taken away.

    Args:
        case: a case that meets the condition.
        meets: the condition; what it gives back takes the place of the case.

    Returns:
        The smallest case on the way; each single step that makes it smaller breaks the condition.
    """
    shrunk = True
    while shrunk:
        shrunk = False
        for step in _STEPS:
            number = 0
            while (smaller := _nth(step(case), number)) is not None:
                found = meets(smaller) if size(smaller) < size(case) else None
                if found is not None and size(found) < size(case):
                    case, shrunk = found, True
                else:
                    number += 1
    return case


def _nth(ways: Iterator[Case], number: int) -> Case | None:
    for at, way in enumerate(ways):
        if at == number:
            return way
    return None


def _without_a_place(case: Case) -> Iterator[Case]:
    for name in case.places:
        places = {
            other: _without_neighbour(place, name)
            for other, place in case.places.items()
            if other != name
        }
        position = _without_key(case.position, name)
        answers = _without_key(case.answers, name)
        yield msgspec.structs.replace(case, places=places, position=position, answers=answers)


def _without_neighbour(place: Mapping[str, Any], name: str) -> dict[str, Any]:
    if name not in place.get("adjacent", ()):
        return dict(place)
    return {**place, "adjacent": [other for other in place["adjacent"] if other != name]}


def _without_key(value: Any, name: str) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_key(item, name) for key, item in value.items() if key != name}
    return value


def _simpler_position(case: Case) -> Iterator[Case]:
    for position in _simpler(case.position):
        yield msgspec.structs.replace(case, position=position)


def _simpler_places(case: Case) -> Iterator[Case]:
    for places in _simpler(case.places):
        if places.keys() == case.places.keys():
            yield msgspec.structs.replace(case, places=places)


def _simpler_inputs(case: Case) -> Iterator[Case]:
    for inputs in _simpler(case.inputs):
        yield msgspec.structs.replace(case, inputs=inputs)


def _simpler_answers(case: Case) -> Iterator[Case]:
    for answers in _simpler(case.answers):
        yield msgspec.structs.replace(case, answers=answers)


def _simpler_rules(case: Case) -> Iterator[Case]:
    for rules in _simpler(case.rules):
        yield msgspec.structs.replace(case, rules=rules)


_STEPS = (
    _without_a_place,
    _simpler_rules,
    _simpler_position,
    _simpler_places,
    _simpler_inputs,
    _simpler_answers,
)


def _simpler(value: Any) -> Iterator[Any]:
    """Give simpler values of the same kind: entries taken out, then numbers made smaller."""
    if isinstance(value, Mapping):
        for key in value:
            yield {other: item for other, item in value.items() if other != key}
        for key, item in value.items():
            for simpler in _simpler(item):
                yield {**value, key: simpler}
    elif isinstance(value, (list, tuple)):
        for at in range(len(value)):
            yield [*value[:at], *value[at + 1 :]]
        for at, item in enumerate(value):
            for simpler in _simpler(item):
                yield [*value[:at], simpler, *value[at + 1 :]]
    elif type(value) is int and value > 1:
        yield from dict.fromkeys((1, value // 2, value - 1))
