"""Effects: what a change does to a case. A closed sum."""

from __future__ import annotations

from typing import Any, TypeAlias, assert_never, get_args

import msgspec

from rulewright.conformance.cases import Case, Result
from rulewright.core.asks import Ask, Choose, ChooseSome, Divide, Draw, Part, Roll
from rulewright.core.frozen import difference, leaves


class Leaf(msgspec.Struct, frozen=True):
    """A field that has another value; None stands for what is gone, {} for what is just there.

    Attributes:
        path: its dotted path.
        before: its value without the change.
        after: its value under the change.
    """

    path: str
    before: Any
    after: Any


class OutcomeChanged(msgspec.Struct, frozen=True, tag="another outcome", tag_field="effect"):
    """Another position comes of it.

    Attributes:
        changes: the fields that come out otherwise.
    """

    changes: tuple[Leaf, ...]


class BecomesIllegal(msgspec.Struct, frozen=True, tag="becomes illegal", tag_field="effect"):
    """The play was legal and is refused now.

    Attributes:
        clause: the clause that refuses it.
        why: why, in words for a player.
    """

    clause: str
    why: str = ""


class BecomesLegal(msgspec.Struct, frozen=True, tag="becomes legal", tag_field="effect"):
    """The play was refused and is legal now.

    Attributes:
        clause: the clause that refused it.
        changes: what changes on the table, from the given position to the one that comes of it.
    """

    clause: str
    changes: tuple[Leaf, ...]


class OtherRefusal(
    msgspec.Struct, frozen=True, tag="refused by another clause", tag_field="effect"
):
    """The play is refused as before, but by another clause.

    Attributes:
        before: the clause that refused it.
        after: the clause that refuses it now.
        why: why, in words for a player.
    """

    before: str
    after: str
    why: str = ""


class Way(msgspec.Struct, frozen=True):
    """What comes of some of the ways in which an open play can go on.

    Attributes:
        ways: how many ways come to this.
        result: what comes of them; None if they can't be carried out.
        changes: what is different from what came without the change; from the given position, if
            nothing came.
        cant: why they can't be carried out: nobody can answer what is asked, or it is impossible.
    """

    ways: int
    result: Result | None
    changes: tuple[Leaf, ...]
    cant: str = ""


class AsksMore(msgspec.Struct, frozen=True, tag="asks more", tag_field="effect"):
    """It asks what the case doesn't answer, or what its answer doesn't fit. All options are played.

    Attributes:
        key: the key of the ask.
        subject: its subject.
        offers: what may be answered, in words.
        unfit: why the answer of the case doesn't fit; "" if it has none.
        results: what comes of the ways to go on, each result once.
        more: whether there are more ways than were played.
    """

    key: str
    subject: str
    offers: str
    unfit: str
    results: tuple[Way, ...]
    more: bool = False

    @property
    def ways(self) -> int:
        """How many ways to go on were played."""
        return sum(way.ways for way in self.results)


class AsksLess(msgspec.Struct, frozen=True, tag="no longer asks", tag_field="effect"):
    """It no longer asks what it asked before.

    Attributes:
        key: the key of the ask.
        subject: its subject.
        offered: what could be answered, in words.
    """

    key: str
    subject: str
    offered: str


class OffersOther(msgspec.Struct, frozen=True, tag="offers other answers", tag_field="effect"):
    """It asks as before, but something else may be answered: other plays are legal.

    Attributes:
        key: the key of the ask.
        subject: its subject.
        before: what could be answered, in words.
        after: what may be answered now, in words.
    """

    key: str
    subject: str
    before: str
    after: str


class InvariantBroken(msgspec.Struct, frozen=True, tag="invariant broken", tag_field="effect"):
    """What comes of it breaks an invariant that what came before didn't break.

    Attributes:
        name: the name of the invariant.
        says: what should hold.
        why: what is wrong.
    """

    name: str
    says: str
    why: str


class CantBePlayed(msgspec.Struct, frozen=True, tag="can't be played", tag_field="effect"):
    """The position can't stand on the table any more, or nobody can answer what is asked.

    Attributes:
        why: what is wrong, and where.
    """

    why: str


class Added(msgspec.Struct, frozen=True, tag="added", tag_field="effect"):
    """The case is new."""


class Removed(msgspec.Struct, frozen=True, tag="removed", tag_field="effect"):
    """The case is gone."""


class PutOtherwise(msgspec.Struct, frozen=True, tag="asked differently", tag_field="effect"):
    """The case of this id is another one.

    Attributes:
        changes: what differs in its operation, rules, places, position, inputs and answers.
    """

    changes: tuple[Leaf, ...]


class ExpectsOther(msgspec.Struct, frozen=True, tag="expects something else", tag_field="effect"):
    """Its expectation is of another kind, or of a kind that has no better word.

    Attributes:
        before: what was expected.
        after: what is expected.
    """

    before: str
    after: str


Effect: TypeAlias = (
    OutcomeChanged
    | BecomesIllegal
    | BecomesLegal
    | OtherRefusal
    | AsksMore
    | AsksLess
    | OffersOther
    | InvariantBroken
    | CantBePlayed
    | Added
    | Removed
    | PutOtherwise
    | ExpectsOther
)

KINDS: tuple[str, ...] = tuple(
    str(kind.__struct_config__.tag) for kind in get_args(Effect) if issubclass(kind, msgspec.Struct)
)
"""The names of the kinds of effect, in the order in which they are told."""


def kind_of(effect: Effect) -> str:
    """Return the name of the kind of an effect."""
    return str(effect.__struct_config__.tag)


class Affected(msgspec.Struct, frozen=True):
    """A case that a change affects.

    Attributes:
        case: the case.
        effects: what the change does to it.
        clauses: the clauses to which the effects belong, the most suspect first.
        reading: the question and the reading by which it was played, where it expects a result
            for each; else "".
        before: what comes of it without the change; None if it is only asked something.
        after: what comes of it under the change; if it asks more, of the first way to go on.
    """

    case: Case
    effects: tuple[Effect, ...]
    clauses: tuple[str, ...]
    reading: str = ""
    before: Result | None = None
    after: Result | None = None


# Comparing positions and asks


def changed_leaves(before: object, after: object) -> tuple[Leaf, ...]:
    """List the fields in which two positions differ.

    Args:
        before: a position.
        after: another of the same game.

    Returns:
        Each field that differs, with its value in both.
    """
    new, old = leaves(difference(before, after)), leaves(difference(after, before))
    return tuple(Leaf(path, old.get(path, {}), new.get(path, {})) for path in {**old, **new})


def offered(ask: Ask) -> str:
    """Write in words what may be answered to an ask; equal words are equal offers."""
    if isinstance(ask, Roll):
        return f"{ask.dice} dice with {ask.die} faces"
    if isinstance(ask, Draw):
        return f"{ask.count} drawn from {', '.join(sorted(ask.pool)) or 'nothing'}"
    if isinstance(ask, Choose):
        return _listed(ask.options.allowed) + (", or none" if ask.optional else "")
    if isinstance(ask, ChooseSome):
        most = min(ask.most, len(ask.options.allowed))
        many = str(most) if ask.least >= most else f"{ask.least} to {most}"
        return f"{many} of {_listed(ask.options.allowed)}"
    if isinstance(ask, Divide):
        able = [_part(part) for part in ask.parts if part.most]
        return f"{ask.amount} over {', '.join(able) or 'nothing'}"
    assert_never(ask)


def _listed(options: tuple[str, ...]) -> str:
    return ", ".join(options) or "nothing"


def _part(part: Part) -> str:
    return f"{part.pieces} {part.name} (at most {part.most} each)"
