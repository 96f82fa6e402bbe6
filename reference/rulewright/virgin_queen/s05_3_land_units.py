"""Land units: their counters, and the units that are lost when small ones run out (5.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.position import (
    Counters,
    Force,
    Forces,
    LandUnit,
    Nation,
    Position,
    lose_inside,
    lose_under_way,
    lost,
    minus,
    plus,
    take_out,
)
from rulewright.virgin_queen.s05_military_units import SIDES


class Denomination(NamedTuple):
    """A kind of counter.

    Attributes:
        field: where `Counters` says how many of it there are.
        units: the land units for which it stands.
    """

    field: str
    units: int


DENOMINATIONS = (
    Denomination("sixes", 6),
    Denomination("fours", 4),
    Denomination("twos", 2),
    Denomination("ones", 1),
)
"""The denominations of land unit counters, the largest first (VQ-5.3-D02)."""

Losses: TypeAlias = Mapping[str, Forces]
"""Land units that are lost, by the stack that loses them: `move.units`, `spaces.Vienna.inside`."""


def worth(counters: Counters) -> int:
    """Return for how many land units some counters stand together."""
    return sum(getattr(counters, one.field) * one.units for one in DENOMINATIONS)


def can_be_laid(stacks: tuple[int, ...], counters: Counters) -> bool:
    """Tell whether there are counters to lay out some stacks of land units (5.3).

    Args:
        stacks: how many units each stack has.
        counters: the counters that there are; each lies in one stack.
    """
    ways = {tuple(getattr(counters, one.field) for one in DENOMINATIONS)}
    for stack in stacks:
        ways = {left for way in ways for left in _without(stack, way, 0)}
    return bool(ways)


def _without(units: int, left: tuple[int, ...], at: int) -> Iterator[tuple[int, ...]]:
    """Give what can be left of some counters when a stack is laid out of them.

    Args:
        units: the units that are still to be laid out.
        left: how many counters are left of each denomination.
        at: the largest denomination that may still be used, by its place among them.
    """
    if at == len(DENOMINATIONS):
        if not units:
            yield left
        return
    for used in range(min(units // DENOMINATIONS[at].units, left[at]) + 1):
        rest = (*left[:at], left[at] - used, *left[at + 1 :])
        yield from _without(units - used * DENOMINATIONS[at].units, rest, at + 1)


def stacks_of(position: Position) -> Iterator[tuple[str, Forces]]:
    """Give the land units of each place on the table that are counters of their own, and where."""
    for name, space in position.spaces.items():
        yield f"spaces.{name}.units", space.units
        yield f"spaces.{name}.inside", space.inside
    if position.move is not None:
        yield "move.units", position.move.units
        for number, stack in enumerate(position.move.waiting):
            yield f"move.waiting.{number}", stack.units
    for power, war in position.foreign_wars.items():
        yield f"foreign_wars.{power}.units", war.units


def further_losses(position: Position, losses: Losses) -> Play[Losses]:
    """Lose more land units if what is left can't be laid out with the counters there are (5.3).

    The counters may be exchanged all over the map before a unit is lost for them (VQ-Q431).

    Args:
        position: the position before the losses.
        losses: the losses of a battle, by the stack that takes them.

    Returns:
        All losses: those given and, one by one, those that follow from them.

    Raises:
        Impossible: the other stacks of a nation couldn't be laid out in any case.
    """
    for nation in sorted({nation for forces in losses.values() for nation in forces}):
        if nation in position.counters:
            hit = tuple(_stacks(losses, nation))
            losses = yield from _for_want_of_counters(position, losses, nation, hit)
    return losses


def laid_out(before: Position, after: Position) -> Play[Position]:
    """Lose more land units if the stacks that a battle or an event has changed can't be laid out.

    Args:
        before: the position before it (5.3).
        after: the position after it.

    Returns:
        The position after it, without the units that are lost for want of counters.

    Raises:
        Impossible: the other stacks of a nation couldn't be laid out in any case.
    """
    for nation in sorted(after.counters):
        were = _stacks(dict(stacks_of(before)), nation)
        are = _stacks(dict(stacks_of(after)), nation)
        changed = [stack for stack, units in are.items() if units != were.get(stack)]
        losses = yield from _for_want_of_counters(after, {}, nation, changed)
        for where, units in losses.items():
            after = _without_stack(after, where, units)
    return after


def _stacks(places: Mapping[str, Forces], nation: Nation) -> dict[tuple[str, LandUnit], int]:
    """Return how many land units of a nation lie in each place, by their kind."""
    return {
        (where, kind): number
        for where, forces in places.items()
        if nation in forces
        for kind in SIDES
        if (number := getattr(forces[nation], kind))
    }


def _for_want_of_counters(
    position: Position, losses: Losses, nation: Nation, hit: Sequence[tuple[str, LandUnit]]
) -> Play[Losses]:
    """Lose land units of one nation until what is left of them can be laid out.

    Args:
        position: the position before the losses.
        losses: the losses there are already.
        nation: the nation.
        hit: the stacks that lose more.
    """
    counters = position.counters[nation]
    cite("VQ-5.3-D02", "VQ-5.3-P01")
    there = _stacks(dict(stacks_of(position)), nation)
    for stack, number in _stacks(losses, nation).items():
        there[stack] -= number
    while not can_be_laid(tuple(there.values()), counters):
        able = {f"{where} {kind}": (where, kind) for where, kind in hit if there[where, kind]}
        if not able:
            raise Impossible(f"counters.{nation}: they can't lay out its units elsewhere")
        cite("VQ-5.3-R01")
        chosen = yield from Choose("further_loss", nation, offer(able))
        where, kind = able[chosen]
        there[where, kind] -= 1
        one: Forces = frozen_map({nation: Force(**{kind: 1})})
        losses = {**losses, where: plus(losses.get(where, EMPTY), one)}
    return losses


def _without_stack(position: Position, where: str, units: Forces) -> Position:
    """Take lost land units off a stack, which has the name that `stacks_of` gives it."""
    if position.move is not None and where == "move.units":
        return lose_under_way(position, position.move, units)
    field, name, place = where.split(".")
    if field == "foreign_wars":
        wars = {
            power: replace(war, units=minus(war.units, units)) if power == name else war
            for power, war in position.foreign_wars.items()
        }
        return lost(replace(position, foreign_wars=frozen_map(wars)), units)
    if place == "inside":
        return lose_inside(position, name, units)
    position, _ = take_out(position, name, units, marked_first=True)
    return lost(position, units)
