"""Inactive minor powers and independents: how they defend where nobody plays them (24)."""

from __future__ import annotations

from rulewright.core.citing import cite, permits
from rulewright.core.frozen import frozen_map
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    INDEPENDENT,
    LAND_UNITS,
    MAJOR_POWERS,
    Force,
    Forces,
    Nation,
    Position,
    go_inside,
    land_units,
    lost,
    space_of,
    take_out,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import controller, is_fortified, units_of

# 24.1  Inactive minor powers; 24.7  Independent keys and fortress


def may_leave(power: str) -> bool:
    """Tell whether the units of a power may leave their space at all (24.1, 24.7)."""
    if power == INDEPENDENT:
        return permits(False, "VQ-24.7-R01")
    if power not in MAJOR_POWERS:
        cite("VQ-24-D02")
    return permits(power in MAJOR_POWERS, "VQ-24.1-R01")


def is_independent_fortification(game: Game, position: Position, space: str) -> bool:
    """Tell whether a space is an independent key or fortress (24.7)."""
    controls = controller(game, position, space)
    return controls == INDEPENDENT and is_fortified(game, position, space)


def besieged_without_war(game: Game, position: Position, space: str) -> bool:
    """Tell whether a space is an independent fortified one, which needs no war (9.4, VQ-Q31).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
    """
    if not is_independent_fortification(game, position, space):
        return False
    named = reading(game.rules, "VQ-Q31") == "all_three" or space != TUNIS
    return permits(named, "VQ-9.4-P03")


TUNIS = "Tunis"


def in_the_open(game: Game, position: Position, space: str, power: str) -> Position:
    """Let units that nobody plays meet an attack where there is no fortification (24.1, VQ-Q263).

    Args:
        game: rules and components.
        position: the position; they are attacked in the space.
        space: the space.
        power: the inactive minor power, or `independent`.

    Returns:
        The position with them there, to fight a field battle; by a reading of VQ-Q263 without
        them, if they are 4 or fewer.
    """
    units = units_of(position, space_of(position, space), power)
    few = land_units(units) <= game.rules.withdrawing
    if is_fortified(game, position, space) or not few:
        return position
    if reading(game.rules, "VQ-Q263") == "field_battle":
        return position
    return eliminate(position, space, units)


def after_defeat(game: Game, position: Position, space: str, power: str) -> Position:
    """Let beaten units that nobody plays withdraw as far as there is room; the rest is lost (24.1).

    Args:
        game: rules and components.
        position: the position after the losses of the field battle.
        space: the space.
        power: the inactive minor power, or `independent`.

    Returns:
        The position with up to 4 of them inside the fortification and none outside.
    """
    cite("VQ-24.1-E03")
    there = space_of(position, space)
    units = units_of(position, there, power)
    if is_fortified(game, position, space) and controller(game, position, space) == power:
        room = max(game.rules.in_fortification - land_units(there.inside), 0)
        permits(land_units(units) <= room, "VQ-2.1-L01")
        position = go_inside(position, space, _first(units, room), ())
    rest = units_of(position, space_of(position, space), power)
    return eliminate(position, space, rest)


def eliminate(position: Position, space: str, units: Forces) -> Position:
    """Take eliminated land units off a space."""
    position, _ = take_out(position, space, units, marked_first=True)
    return lost(position, units)


def _first(units: Forces, number: int) -> Forces:
    """Return so many of some land units, in the order of their kinds; nobody chooses them."""
    chosen: dict[Nation, Force] = {}
    for nation, force in units.items():
        kinds: dict[str, int] = {}
        for kind in LAND_UNITS:
            kinds[kind] = min(getattr(force, kind), number)
            number -= kinds[kind]
        chosen[nation] = Force(**kinds)
    return frozen_map(chosen)
