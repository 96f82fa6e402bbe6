"""Naval movement: a naval move is declared and made (16.1, steps 1 and 2).

What follows, interceptions and avoiding battle and naval combat (steps 3 to 7, 16.2), isn't carried
out, nor how captains move on the World Map, nor which naval units may not move after a naval combat
in this impulse, nor what becomes of naval leaders who are left alone or met.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import EMPTY, Ordered
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    MAJOR_POWERS,
    NAVAL_UNITS,
    NO_FLEET,
    Fleet,
    Nation,
    Position,
    space_of,
    with_fleet,
    with_space,
    without_ships,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import (
    allied,
    controller,
    enemy_fleets,
    is_zone,
    on_world_map,
    place_of,
    ports,
    power_of,
    require_one_map,
    zones_beside,
)
from rulewright.virgin_queen.s09_5_england_and_spain import (
    isles_entered,
    netherlands_entered,
    require_isles,
)
from rulewright.virgin_queen.s11_actions import active_power, pay


class Course(Ordered, frozen=True):
    """Where naval units and naval leaders sail in a naval move.

    Attributes:
        origin: the port or zone in which they are.
        target: the port or zone to which they sail.
        fleets: the naval units, by nation.
        leaders: the naval leaders who sail with them.
    """

    unordered: ClassVar[tuple[str, ...]] = ("leaders",)

    origin: str
    target: str
    fleets: Mapping[Nation, Fleet] = EMPTY
    leaders: tuple[str, ...] = ()


def naval_move(game: Game, position: Position, courses: Sequence[Course]) -> Play[Position]:
    """Declare a naval move, pay for it and make it (16.1, steps 1 and 2).

    Args:
        game: rules and components.
        position: the position.
        courses: what sails where. One action moves all that is named.

    Returns:
        The position in which all have arrived; nobody has reacted yet.

    Raises:
        Illegal: something may not sail so, or the CP don't suffice.
        Impossible: nobody's impulse it is, or nothing sails.
    """
    power = active_power(position)
    if not courses:
        raise Impossible("courses: nothing sails")
    cite("VQ-16.1-S03")
    cost = game.rules.naval_move_cost
    afloat = pay(position, cost, "VQ-16.1-P01")
    cite("VQ-16.1-P02")
    for course in courses:
        _require_way(game, position, power, course.origin, course.target)
        require_isles(game, position, course.target, course.fleets, course.leaders)
        afloat = _cast_off(afloat, power, course)

    cite("VQ-16.1-S04")
    for course in courses:
        for nation, fleet in course.fleets.items():
            afloat = with_fleet(afloat, course.target, nation, fleet, ())
        there = space_of(afloat, course.target).leaders
        afloat = with_space(afloat, course.target, leaders=(*there, *course.leaders))
    for course in courses:
        afloat = isles_entered(game, afloat, course.target, course.fleets, course.leaders)
        if reading(game.rules, "VQ-Q476") == "naval_units_too":
            to, fleets = course.target, course.fleets
            afloat = netherlands_entered(game, afloat, to, fleets, course.leaders)
    return afloat
    yield


def _cast_off(position: Position, power: str, course: Course) -> Position:
    """Take what sails off the place where it is, before anything has arrived anywhere."""
    origin = course.origin
    require(
        any(course.fleets.values()),
        "VQ-16.1-S01",
        f"no naval unit sails out of {origin}; naval leaders move with naval units",
    )
    for nation, fleet in course.fleets.items():
        mine = power_of(position, nation) == power
        require(mine, "VQ-16.1-P02", f"the naval units of {nation} are not {power}'s")
        there = space_of(position, origin).fleets.get(nation, NO_FLEET)
        enough = all(getattr(there, kind) >= getattr(fleet, kind) for kind in NAVAL_UNITS)
        require(enough, "VQ-16.1-R09", f"{nation} has no such naval units left in {origin}")
        if there != NO_FLEET:
            position = without_ships(position, origin, nation, fleet)
    leaders = space_of(position, origin).leaders
    for name in course.leaders:
        there_too = name in leaders and position.leaders[name].naval
        require(there_too, "VQ-16.1-R09", f"{name} is no naval leader in {origin}")
        mine = power_of(position, position.leaders[name].nation) == power
        require(mine, "VQ-16.1-P02", f"{name} is not {power}'s")
    left = tuple(name for name in leaders if name not in course.leaders)
    return with_space(position, origin, leaders=left)


def _require_way(game: Game, position: Position, power: str, origin: str, target: str) -> None:
    """Refuse a course to a place that isn't adjacent, or that is closed (2.5, 16.1).

    A power goes between two zones that meet in a port of its own by two actions: into the port, and
    out of it.
    """
    require_one_map(game, origin, target)
    if on_world_map(game, origin):
        beside = target in place_of(game, origin).adjacent
    elif is_zone(game, origin) and is_zone(game, target):
        beside = target in zones_beside(game, origin)
    else:
        cite("VQ-16.1-D02")
        beside = target in ports(game, origin) or origin in ports(game, target)
    require(beside, "VQ-16.1-R04", f"{target} is not adjacent to {origin} for naval units")
    if not is_zone(game, target) and not on_world_map(game, target):
        _require_open(game, position, power, target)
    for port in (origin, target):
        if len(ports(game, port)) > 1 and not is_zone(game, port):
            permits(controller(game, position, port) == power, "VQ-2.5-P02")


def _require_open(game: Game, position: Position, power: str, port: str) -> None:
    """Refuse a port that another controls, unless enemy naval units are in it (16.1)."""
    owner = controller(game, position, port)
    closed = owner != power
    if reading(game.rules, "VQ-Q432") == "ports_of_major_powers":
        closed = closed and owner in MAJOR_POWERS
    if closed and allied(position, owner, power):
        cite("VQ-16.1-E03")
    foes = enemy_fleets(position, space_of(position, port), power)
    require(not closed or bool(foes), "VQ-16.1-R06", f"{port} is {owner}'s port")
