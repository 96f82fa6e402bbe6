"""The strength of a raid and what it brings (Strength)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import (
    Game,
    animal_card,
    crew_card,
    known,
    printed_settlement,
)
from rulewright.raiders_of_scythia.effects import Ability, AddStrength, Amounts, RaidGain
from rulewright.raiders_of_scythia.position import CREW_SPACES, CrewSpace, Position
from rulewright.raiders_of_scythia.printed import Row
from rulewright.raiders_of_scythia.rules import Rules, reading
from rulewright.raiders_of_scythia.supplies import gain


class Active(NamedTuple):
    """An ability that acts in a raid.

    Attributes:
        space: the space of the crew member whose ability it is.
        ability: the ability.
        times: how many times it counts: an eagle can double it.
    """

    space: CrewSpace
    ability: Ability
    times: int


def active_abilities(game: Game, position: Position, settlement: str) -> tuple[Active, ...]:
    """Return the abilities of the active player's crew that act in a raid.

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement that is raided.

    Returns:
        Those that name its civilisation or none, by the spaces of the board from the left.
    """
    civilisation = printed_settlement(game, position, settlement).civilisation
    player = position.players[position.active]
    active: list[Active] = []
    for space in CREW_SPACES:
        if space not in player.crew:
            continue
        name = player.crew[space].name
        abilities = known(crew_card(game, position, name).ability, f"crew.{name}.ability")
        times = 1
        if (
            space in player.eagles
            and animal_card(game, position, player.eagles[space]).eagle.doubles
        ):
            cite("ROS-stables-E03", "ROS-stables-Z01")
            times = game.rules.eagle_doubles
        active.extend(
            Active(space, ability, times)
            for ability in abilities
            if ability.civilisation in ("", civilisation)
        )
    return tuple(active)


def strength_of(
    game: Game, position: Position, kumis: int, dice: int, active: Iterable[Active]
) -> int:
    """Add up the strength of a raid of the active player (Strength, sources 1 to 4).

    Args:
        game: rules and components.
        position: the position.
        kumis: the kumis that was paid.
        dice: the strength on the dice.
        active: the abilities that act in this raid.

    Returns:
        The total.
    """
    cite("ROS-raid-E02")
    strength = strength_of_kumis(game.rules, kumis)

    cite("ROS-strength-E02")
    strength += dice

    cite("ROS-strength-E03")
    strength += crew_strength(game, position) + animal_strength(game, position)

    for one in active:
        if isinstance(one.ability, AddStrength):
            cite("ROS-strength-E04")
            strength += one.ability.strength * one.times
    return strength


def strength_of_kumis(rules: Rules, kumis: int) -> int:
    """Return the strength that kumis gives."""
    return rules.strength_of_kumis * kumis


def crew_strength(game: Game, position: Position) -> int:
    """Return the strength of the active player's crew: each wound lowers it (Taking wounds)."""
    player = position.players[position.active]
    strength = 0
    for space, member in player.crew.items():
        printed = known(crew_card(game, position, member.name).strength, _strength(member.name))
        if space in player.eagles:
            eagle = animal_card(game, position, player.eagles[space]).eagle
            permits(not eagle.doubles, "ROS-stables-R05")
        if member.wounds:
            cite("ROS-wounds-E01")
        strength += printed - member.wounds
    return strength


def _strength(name: str) -> str:
    return f"crew.{name}.strength"


def animal_strength(game: Game, position: Position) -> int:
    """Return the strength of the active player's animals that are assigned to a crew member."""
    player = position.players[position.active]
    strength = 0
    for space, name in player.eagles.items():
        if permits(space in player.crew, "ROS-stables-R03"):
            strength += animal_card(game, position, name).eagle.strength
    for space, name in player.horses.items():
        if permits(space in player.crew, "ROS-stables-R03"):
            strength += animal_card(game, position, name).horse.strength
    return strength


def row_reached(rows: tuple[Row, ...], strength: int) -> Row | None:
    """Return the strength row that a raid reaches: the last one that begins no higher.

    Args:
        rows: the rows of a settlement, the lowest first.
        strength: the strength of the raid.

    Returns:
        The row; None below the lowest (ROS-Q24).
    """
    reached = None
    for row in rows:
        if strength >= row.strength:
            reached = row
    return reached


def rows_of(game: Game, position: Position, settlement: str) -> tuple[Row, ...]:
    """Return the strength rows of a settlement.

    Raises:
        Impossible: they are not known, or don't rise.
    """
    where = f"settlements.{settlement}.rows"
    rows = known(printed_settlement(game, position, settlement).rows, where)
    begins = [row.strength for row in rows]
    if any(below >= above for below, above in pairwise(begins)):
        raise Impossible(
            f"box.{where}: the lowest comes first, and each begins higher than the last"
        )
    return rows


def vp_and_wounds(
    game: Game, position: Position, settlement: str, strength: int
) -> tuple[int, int]:
    """Check how many VP or wounds a raid of this strength obtains (Strength).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement that is raided.
        strength: the strength of the raid.

    Returns:
        The VP and the wounds of the row that it reaches; below the lowest the wounds of that one,
        or nothing (ROS-Q24).
    """
    cite("ROS-strength-S02")
    rows = rows_of(game, position, settlement)
    reached = row_reached(rows, strength)
    if reached is None and rows and reading(game.rules, "ROS-Q24") == "lowest_row":
        reached = None if rows[0].vp else rows[0]
    if reached is None:
        return 0, 0
    if reached.vp:
        cite("ROS-strength-Z01", "ROS-strength-Z02")
    if reached.wounds:
        cite("ROS-strength-Z03")
    return reached.vp, reached.wounds


def rewards(game: Game, position: Position, active: Iterable[Active]) -> Play[Position]:
    """Give the active player what its crew gains by raiding, before any of it can die (Raid)."""
    for one in active:
        if isinstance(one.ability, RaidGain) and one.ability.when == "raiding":
            cite("ROS-raid-Z02")
            items = times(one.ability.items, one.times)
            position = yield from gain(game, position, position.active, items)
    return position


def times(items: Amounts, number: int) -> Amounts:
    """Return so many times the items."""
    return Amounts(**{name: getattr(items, name) * number for name in items.__struct_fields__})
