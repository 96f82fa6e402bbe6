"""Spring Deployment: one formation of each power moves out of its capital (10)."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    MAJOR_POWERS,
    PROTESTANT,
    Forces,
    MajorPower,
    Position,
    holds,
    land_units,
    put_in,
    space_of,
    take_out,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import (
    friendly_space,
    nations_of,
    neighbours,
    on_world_map,
    over_pass,
    ports,
    ports_on,
    power_of,
    require_one_map,
)
from rulewright.virgin_queen.s05_military_units import formation_limit, require_formation
from rulewright.virgin_queen.s09_5_england_and_spain import (
    isles_entered,
    netherlands_entered,
    require_isles,
)
from rulewright.virgin_queen.s12_control_and_unrest import capital_of
from rulewright.virgin_queen.s13_land_movement import has_enemy_units
from rulewright.virgin_queen.s17_1_force_pool import require_knights_stay
from rulewright.virgin_queen.s20_10_duke_of_guise import require_guise_stays
from rulewright.virgin_queen.s23_1_ottoman import require_near_granada

SPAIN = "spain"


def deploy_formation(
    game: Game,
    position: Position,
    power: MajorPower,
    origin: str,
    target: str,
    units: Forces = EMPTY,
    leaders: Collection[str] = (),
) -> Play[Position]:
    """Move one formation of a power from its capital to a friendly-controlled space (10).

    Args:
        game: rules and components.
        position: the position.
        power: the power.
        origin: its capital.
        target: the space to which the formation moves.
        units: its land units.
        leaders: its army leaders.

    Returns:
        The position with the formation there; it costs no CP.

    Raises:
        Illegal: the formation may not be deployed there.
    """
    units, leaders = frozen_map(units), tuple(leaders)
    capitals = [
        capital
        for nation in nations_of(position, power)
        for capital in capital_of(game, position, nation, lambda _: True)
    ]
    require(origin in capitals, "VQ-10-P08", f"{origin} is no capital of {power}")
    require(target != origin, "VQ-10-P08", f"the formation is in {origin} already")
    require(
        power not in position.deployed,
        "VQ-10-R07" if power in (SPAIN, PROTESTANT) else "VQ-10-P08",
        f"{power} has deployed a formation",
    )

    if on_world_map(game, target):
        require_one_map(game, origin, target)
    there = space_of(position, origin)
    together = holds(there.units, units) and set(leaders) <= set(there.leaders)
    require(together, "VQ-10-R06", f"{power} has no such units and leaders in {origin}")
    number = land_units(units)
    commands = [position.leaders[name].command for name in leaders]
    if reading(game.rules, "VQ-Q37") == "none":
        require(bool(leaders), "VQ-10-L02", "without a leader no land units are deployed")
    permits(number <= formation_limit(game.rules, commands), "VQ-10-L02")
    require_formation(game.rules, position, power, units, leaders)
    require_knights_stay(units)
    require_near_granada(game, units, target)
    require_guise_stays(game, leaders, target)
    require_isles(game, position, target, units, leaders)

    cite("VQ-10-P08", "VQ-10-R08")
    if target not in _reached(game, position, origin, power, by_sea=False):
        by_sea = target in _reached(game, position, origin, power, by_sea=True)
        by_sea = permits(by_sea, "VQ-10-P09")
        require(by_sea, "VQ-10-R08", f"no path leads from {origin} to {target}")
        most = game.rules.deployed_by_sea
        require(number <= most, "VQ-10-L03", f"{number} land units would cross a sea zone")

    if reading(game.rules, "VQ-Q510") == "not_where_enemies_stand":
        foes = has_enemy_units(game, position, target, power, naval=False)
        require(not foes, "VQ-10-P08", f"enemy land units stand in {target}")

    cite("VQ-10-E02")
    position, marks = take_out(position, origin, units, leaders)
    position = put_in(position, target, units, leaders, marks)
    position = replace(position, deployed=(*position.deployed, power))
    position = isles_entered(game, position, target, units, leaders)
    if reading(game.rules, "VQ-Q450") == "at_any_entry":
        position = netherlands_entered(game, position, target, units, leaders)
    return position
    yield


def _reached(
    game: Game, position: Position, origin: str, power: MajorPower, *, by_sea: bool
) -> set[str]:
    """Return the spaces to which a path leads from a capital, over one sea zone at most."""
    if not _may_pass(game, position, origin, power):
        return set()
    ashore = _by_land(game, position, {origin}, power)
    if not by_sea:
        return ashore
    landed = {
        port
        for name in sorted(ashore)
        for zone in ports(game, name)
        for port in ports_on(game, zone)
        if port not in ashore
        and _may_pass(game, position, port, power)
        and _is_open(game, position, zone, (name, port), power)
    }
    return _by_land(game, position, landed, power)


def _by_land(game: Game, position: Position, start: set[str], power: MajorPower) -> set[str]:
    """Return the spaces that are reached from some spaces by land."""
    reached, left = set(start), sorted(start)
    while left:
        here = left.pop()
        for there in neighbours(game, position, here, power, "deployment"):
            if there in reached or not permits(not over_pass(game, here, there), "VQ-2.5-R02"):
                continue
            if _may_pass(game, position, there, power):
                reached.add(there)
                left.append(there)
    return reached


def _may_pass(game: Game, position: Position, name: str, power: MajorPower) -> bool:
    """Tell whether a land space may be on the path."""
    friendly = friendly_space(game, position, name, power)
    calm = permits(not space_of(position, name).unrest, "VQ-12.4-E02")
    bar = reading(game.rules, "VQ-Q140") == "enemy_units_bar_the_path"
    empty = not bar or not has_enemy_units(game, position, name, power)
    return permits(friendly and calm and empty, "VQ-10-R09")


def _is_open(
    game: Game, position: Position, zone: str, used: Collection[str], power: MajorPower
) -> bool:
    """Tell whether no naval units of another major power close a sea zone (VQ-Q36)."""
    watched = {
        "in_any_adjacent_port": ports_on(game, zone),
        "in_a_port_of_the_path": tuple(used),
        "in_the_sea_zone": (zone,),
    }[reading(game.rules, "VQ-Q36")]
    owners = {
        power_of(position, nation) for name in watched for nation in space_of(position, name).fleets
    }
    others = [owner for owner in owners if owner in MAJOR_POWERS and owner != power]
    return permits(not others, "VQ-10-R11")
