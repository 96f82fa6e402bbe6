"""Rolling the dice of a raid (Rolling the dice)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rulewright.core.asks import ChooseSome, Play, Roll, Tally
from rulewright.core.citing import Options, cite
from rulewright.raiders_of_scythia.components import (
    Game,
    dice_rolled,
    faces,
    known,
    printed_settlement,
)
from rulewright.raiders_of_scythia.effects import Reroll
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.printed import DIE_COLOURS, DieColour, Face
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.strength import Active
from rulewright.raiders_of_scythia.supplies import numbered


class Shown(NamedTuple):
    """What all the dice of a raid show together."""

    strength: int
    wounds: int


def roll_dice(
    game: Game, position: Position, settlement: str, active: Iterable[Active], target: str
) -> Play[Shown]:
    """Roll the dice of a raid (Rolling the dice).

    Asks `red_dice`, `white_dice`, `yellow_dice` about the player and, for each reroll, `reroll`
    and the dice that are rolled again (`red_rerolled` and so on).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement that is raided.
        active: the abilities that act in this raid.
        target: the raid space that is about to be plundered, "" if it isn't chosen yet.

    Returns:
        The strength and the wounds on them.
    """
    cite("ROS-dice-R01")
    number = dice_of(game, position, settlement, target)
    rerolls = rerolls_of(game, active)
    dice: dict[DieColour, tuple[int, ...]] = {}
    for colour in DIE_COLOURS:
        if number[colour]:
            key = f"{colour}_dice"
            dice[colour] = yield from _roll(
                game, position, key, colour, number[colour], bool(rerolls)
            )

    for place, count in enumerate(rerolls):
        others = rerolls[place + 1 :]
        dice = yield from _reroll(game, position, dice, count, bool(others))

    cite("ROS-dice-E03")
    shown = [faces(game, position, colour)[face - 1] for colour in dice for face in dice[colour]]
    return Shown(sum(face.strength for face in shown), sum(face.wounds for face in shown))


def dice_of(
    game: Game, position: Position, settlement: str, target: str
) -> Mapping[DieColour, int]:
    """Return how many dice of each colour are rolled at a settlement (Rolling the dice).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement that is raided.
        target: the raid space that is about to be plundered, "" if it isn't chosen yet.

    Returns:
        The number of dice by colour.
    """
    cite("ROS-dice-E01")
    civilisation = printed_settlement(game, position, settlement).civilisation
    printed = dice_rolled(game, position, civilisation)
    red = known(printed.red, f"rolls.{civilisation}.red")
    white = known(printed.white, f"rolls.{civilisation}.white")

    cite("ROS-dice-E02")
    yellow = 0
    for space, lies in position.settlements[settlement].spaces.items():
        spared = reading(game.rules, "ROS-Q26") == "other_spaces" and space == target
        if not lies.raided and "gold" in lies.plunder and not spared:
            yellow += 1
    return {"red": red, "white": white, "yellow": yellow}


def rerolls_of(game: Game, active: Iterable[Active]) -> tuple[int, ...]:
    """Return how many dice each reroll of a raid may take, one after the other (ROS-Q60)."""
    rerolls: list[int] = []
    for one in active:
        if not isinstance(one.ability, Reroll):
            continue
        if reading(game.rules, "ROS-Q60") == "at_once":
            rerolls.append(one.ability.dice * one.times)
        else:
            rerolls.extend([1] * (one.ability.dice * one.times))
    return tuple(rerolls)


def _reroll(
    game: Game,
    position: Position,
    dice: Mapping[DieColour, tuple[int, ...]],
    count: int,
    each: bool,
) -> Play[dict[DieColour, tuple[int, ...]]]:
    """Roll up to so many dice again; what they show then counts."""
    labels = dict(_labels(dice))
    chosen = yield from ChooseSome("reroll", position.active, Options(tuple(labels), {}), 0, count)
    again = dict(dice)
    for colour in dice:
        gone = [labels[label][1] for label in chosen if labels[label][0] == colour]
        if gone:
            kept = list(dice[colour])
            for face in gone:
                kept.remove(face)
            key = f"{colour}_rerolled"
            rolled = yield from _roll(game, position, key, colour, len(gone), each)
            again[colour] = tuple(sorted((*kept, *rolled)))
    return again


def _labels(
    dice: Mapping[DieColour, tuple[int, ...]],
) -> Iterator[tuple[str, tuple[DieColour, int]]]:
    """Name each die by its colour and its face: `red 3`, and the second of these `red 3 (2)`."""
    for colour, shown in dice.items():
        names = numbered(f"{colour} {face}" for face in shown)
        for place, face in enumerate(shown):
            yield names[place], (colour, face)


def _roll(
    game: Game, position: Position, key: str, colour: DieColour, dice: int, each: bool
) -> Play[tuple[int, ...]]:
    """Roll dice of one colour.

    Args:
        game: rules and components.
        position: the position.
        key: the key of the ask.
        colour: their colour.
        dice: how many.
        each: whether it matters what each of them shows, since one may be rolled again; if not,
            only the strength and the wounds on all of them do.

    Returns:
        The number of the face that each die shows, equal faces by the first of them, in order.
    """
    printed = faces(game, position, colour)
    reads = which_faces(printed, dice) if each else strength_and_wounds(printed, dice)
    rolled = yield from Roll(key, position.active, dice, die=len(printed), reads=reads)
    return tuple(sorted(printed.index(printed[face - 1]) + 1 for face in rolled))


def strength_and_wounds(printed: tuple[Face, ...], dice: int) -> Tally:
    """Count on dice what matters if none is rolled again: their strength and their wounds.

    Both stand in one number, the wounds above all the strength that there can be.
    """
    above = 1 + dice * max(face.strength for face in printed)
    return Tally(
        "strength and wounds", tuple(face.strength + above * face.wounds for face in printed)
    )


def which_faces(printed: tuple[Face, ...], dice: int) -> Tally:
    """Count on dice what matters if one may be rolled again: how many show each different face."""
    different = tuple(dict.fromkeys(printed))
    return Tally("faces", tuple((dice + 1) ** different.index(face) for face in printed))
