"""Inactive minor powers and independents: how they defend where nobody plays them (24)."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits
from rulewright.core.frozen import frozen_map
from rulewright.core.operations import Impossible
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
from rulewright.virgin_queen.s02_game_map import is_fortified, leaders_of, units_of

# 24.1  Inactive minor powers; 24.7  Independent keys and fortress


def may_react(power: str) -> bool:
    """Tell whether the units of a power may intercept and avoid battle (24.1, 24.7).

    Args:
        power: the power that commands them: a major power for those of its active minor powers.

    Returns:
        No for an inactive minor power and for independents.
    """
    clause = "VQ-24.7-R01" if power == INDEPENDENT else "VQ-24.1-R02"
    return permits(power in MAJOR_POWERS, clause)


def may_leave(power: str) -> bool:
    """Tell whether the units of a power may leave their space at all (24.1, 24.7)."""
    clause = "VQ-24.7-R01" if power == INDEPENDENT else "VQ-24.1-R01"
    return permits(power in MAJOR_POWERS, clause)


def inactive_defence(game: Game, position: Position, space: str, power: str) -> Play[Position]:
    """Let units that nobody plays meet an attack: withdraw, or fight a field battle (24.1, 24.7).

    Args:
        game: rules and components.
        position: the position; they are attacked in the space.
        space: the space.
        power: the inactive minor power, or `independent`.

    Returns:
        The position with 4 or fewer land units inside the fortification; more stay outside.

    Raises:
        Impossible: somebody plays these units, or there are none.
    """
    if power in MAJOR_POWERS:
        raise Impossible(f"power: {power} is no inactive minor power")
    there = space_of(position, space)
    units = units_of(position, there, power)
    if not units:
        raise Impossible(f"spaces.{space}: there are no land units of {power}")
    if power == INDEPENDENT:
        cite("VQ-24.7-R01")

    few = land_units(units) <= game.rules.withdrawing
    if not is_fortified(game, position, space):
        if few and reading(game.rules, "VQ-Q263") == "eliminated":
            return eliminate(position, space, units)
        cite("VQ-24.1-E02")
        return position

    if few:
        cite("VQ-24.1-E01")
        return go_inside(position, space, units, leaders_of(position, there.leaders, power))

    cite("VQ-24.1-E02")
    return position
    yield


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
    if is_fortified(game, position, space):
        room = max(game.rules.in_fortification - land_units(there.inside), 0)
        leaders = leaders_of(position, there.leaders, power)
        position = go_inside(position, space, _first(units, room), leaders)
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
