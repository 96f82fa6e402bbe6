"""Searching: plays are drawn, held against a condition, and shrunk to the smallest case.

Smallest is: fewest answers, then fewest pieces, then shortest JSON, then first in order. A case is
shrunk on what it says itself (its places, pieces, cards, inputs, answers), not on the string it
was drawn from: what is left is needed, since nothing of it can be taken away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.reference import Laid, lay
from rulewright.conformance.searching.shrinking import Meets, shrink
from rulewright.core.asks import Answer, AnswerError, Answers, Ask, Choose, ChooseSome
from rulewright.core.citing import Illegal
from rulewright.core.drivers import Ending, Open, Script, Source, answers_of, drawn, drive
from rulewright.core.frozen import plain
from rulewright.core.operations import Impossible, Rulebook

STRING = 512
"""How many bytes a play is drawn from."""

ZEROS = (0, 0.6, 0, 0.8, 0, 0.9)
"""The share of zeros in successive strings, behind the first byte: that draws the operation."""


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
    try:
        drawn_one = rulebook.situations(source, in_force, rulebook.components(), boards, **wanted)
    except Impossible:  # it doesn't draw this operation
        return None
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
    """Give byte strings to draw plays from: always the same ones for one seed.

    Since zeros draw what is smallest, every other string has many: in these little is on the table.
    """
    from random import Random

    for number in range(count):
        random = Random(f"{seed} {number}")
        string = random.randbytes(STRING)
        zeros = ZEROS[number % len(ZEROS)]
        if zeros:
            first, rest = string[:1], string[1:]
            string = first + bytes(0 if random.random() < zeros else byte for byte in rest)
        yield string


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
    return drive(laid.start(), _Completing(answers), listen=listen)


class _Completing(Script):
    """Answers that are given where they fit; everything else gets the first answer there is."""

    def answers(self, ask: Ask) -> bool:
        """Tell whether the next answer to this ask fits it."""
        left = self._left.get((ask.key, ask.subject))
        return left is not None and left != [] and _fits(ask, left[0])

    def __call__(self, ask: Ask) -> Any:
        """Return the next answer to this ask if it fits, else the first that there is."""
        left = self._left.get((ask.key, ask.subject))
        given = left.pop(0) if left else None
        return given if given is not None and _fits(ask, given) else first_answer(ask)


def _fits(ask: Ask, given: Any) -> bool:
    """Tell whether an answer fits; one that a clause leaves out does: the play is refused."""
    try:
        ask.check(given)
    except AnswerError:
        return False
    except Illegal:
        return True
    return True


def first_answer(ask: Ask) -> Answer:
    """Return the first answer to an ask: what is optional is declined."""
    if isinstance(ask, Choose) and ask.optional:
        return None
    if isinstance(ask, ChooseSome):
        return ask.options.allowed[: ask.least]
    return drawn(b"")(ask)


__all__ = [
    "Meets",
    "complete",
    "draw_case",
    "first_answer",
    "shrink",
    "strings",
    "with_answers",
]
