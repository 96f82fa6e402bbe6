"""Military units: leaders, land units, naval units, and how many of them move together (5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.core.asks import Divide, Part, Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    DUTCH,
    HUGUENOT,
    INDEPENDENT,
    LAND_UNITS,
    MARKS,
    MINOR_POWERS,
    NAVAL_UNITS,
    NO_FLEET,
    NO_FORCE,
    PROTESTANT,
    Fleet,
    Force,
    Forces,
    LandUnit,
    Nation,
    Position,
    land_units,
    put_in,
    with_fleet,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_game_map import (
    is_zone,
    major_of,
    on_world_map,
    place_of,
    ports,
    power_of,
)
from rulewright.virgin_queen.units_in_the_box import ARMADAS, LAND, NAVAL

OTTOMAN, SPAIN = "ottoman", "spain"
CITY_STATE_REBELS, MORISCO_REVOLT = "City State Rebels", "Morisco Revolt"

# 5.1  Leaders


def battle_rating(position: Position, leaders: Sequence[str]) -> int:
    """Return the battle rating of the one leader with the highest; 0 without a leader."""
    return max((position.leaders[name].battle for name in leaders), default=0)


# 5.1  Formation


def formation_limit(rules: Rules, commands: Sequence[int]) -> int:
    """Return how many land units a formation may have (5.1).

    Args:
        rules: the rules in force.
        commands: the command ratings of its army leaders.

    Returns:
        The number of land units at most.
    """
    alone = rules.formation_without_leader
    if not commands:
        cite("VQ-5.1-L01")
        return alone

    cite("VQ-5.1-L02" if len(commands) == 1 else "VQ-5.1-L03")
    highest = sorted(commands, reverse=True)[: rules.leaders_that_count]
    if reading(rules, "VQ-Q105") == "never_below_four":
        return max(sum(highest), alone)
    return sum(highest)


def formation_limit_clause(commands: Sequence[int]) -> str:
    """Return the clause that limits a formation with so many leaders (5.1)."""
    return ("VQ-5.1-L01", "VQ-5.1-L02", "VQ-5.1-L03")[min(len(commands), 2)]


def require_formation(
    rules: Rules, position: Position, power: str, units: Forces, leaders: Sequence[str]
) -> None:
    """Refuse land units and army leaders that can't be one formation of a power (5.1).

    Args:
        rules: the rules in force.
        position: the position, for the leaders' ratings and the active minor powers.
        power: the power whose formation it is to be.
        units: its land units.
        leaders: its army leaders.

    Raises:
        Illegal: with the clause that it breaks.
        Impossible: there is nobody in it, a leader twice, or a naval leader.
    """
    if not units and not leaders:
        raise Impossible("a formation has at least one land unit or army leader")
    if len(set(leaders)) < len(leaders):
        raise Impossible(f"leaders: one is named twice in a formation: {', '.join(leaders)}")
    for name in leaders:
        if position.leaders[name].naval:
            raise Impossible(f"{name} is a naval leader, no army leader")

    cite("VQ-5.1-D07")
    if power == PROTESTANT:
        cite("VQ-23.6-P05")
        if leaders:
            cite("VQ-23.6-P02")
    nations = [*units, *(position.leaders[name].nation for name in leaders)]
    for nation in nations:
        mine = power_of(position, nation) == power
        minor = nation in MINOR_POWERS
        if minor:
            require(
                major_of(position, nation) == power,
                "VQ-5.1-P02",
                f"{nation} is no minor power allied to {power}",
            )
        else:
            require(mine, "VQ-5.1-R03", f"{nation} has another power than {power}")

    if leaders:
        cite("VQ-5.1-P01", "VQ-5.1-R02")
    number = land_units(units)
    commands = [position.leaders[name].command for name in leaders]
    most = formation_limit(rules, commands)
    require(
        number <= most,
        formation_limit_clause(commands),
        f"{number} land units in a formation whose leaders allow {most}",
    )


# Units that an owner chooses


def choose_units(key: str, subject: str, units: Forces, number: int) -> Play[Forces]:
    """Let the owner of some land units choose a number of them.

    Args:
        key: what is asked.
        subject: about what.
        units: the land units.
        number: how many are chosen: at most as many as there are.

    Returns:
        The chosen units. Like units have no names, so only numbers of each kind are asked for.
    """
    if number == land_units(units):
        return units
    parts = tuple(
        Part(f"{nation} {kind}", 1, getattr(force, kind))
        for nation, force in units.items()
        for kind in LAND_UNITS
        if getattr(force, kind)
    )
    division = yield from Divide(key, subject, number, parts)
    return frozen_map(
        {
            nation: Force(
                **{kind: sum(division.get(f"{nation} {kind}", ())) for kind in LAND_UNITS}
            )
            for nation in units
        }
    )


# 5.3  The force pool


SIDES: tuple[LandUnit, ...] = ("regulars", "mercenaries", "cavalry")
"""The kinds of land units that are sides of the same counters (VQ-5.3-D08, D11)."""


def in_pool(position: Position, nation: Nation, wanted: Force) -> Force:
    """Return as many of some wanted land units as the force pool has counters for (5, 5.3).

    Args:
        position: the position.
        nation: whose units they are.
        wanted: the units; regulars come before mercenaries and cavalry if counters are short.
    """
    pool = position.force_pool.get(nation, NO_FORCE)
    counters = sum(getattr(pool, kind) for kind in SIDES)
    there: dict[str, int] = {}
    for kind in LAND_UNITS:
        most = counters if kind in SIDES else getattr(pool, kind)
        there[kind] = min(getattr(wanted, kind), most)
        counters -= there[kind] if kind in SIDES else 0
    return Force(**there)


def out_of_pool(position: Position, units: Forces) -> Position:
    """Take land units out of the force pool; counters are turned over where that is needed (5.3).

    Args:
        position: the position, whose force pool has them (ask `in_pool` before).
        units: the land units.
    """
    taken = position.force_pool
    for nation, force in units.items():
        pool = taken[nation]
        left = {kind: getattr(pool, kind) - getattr(force, kind) for kind in LAND_UNITS}
        for kind in SIDES:
            for other in SIDES:
                turned = min(max(-left[kind], 0), max(left[other], 0))
                if turned:
                    cite("VQ-5.3-D11" if "cavalry" in (kind, other) else "VQ-5.3-D08")
                left[kind] += turned
                left[other] -= turned
        taken = with_entry(taken, nation, Force(**left))
    return replace(position, force_pool=taken)


# 5  What comes into play


def add_land_units(
    game: Game, position: Position, space: str, units: Forces, event: str = ""
) -> Play[Position]:
    """Put land units out of the force pool into a space (5).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        units: the land units.
        event: the event that brings them; "" if they are built.

    Returns:
        The position with them in the space.

    Raises:
        Illegal: there are not so many, or their nation doesn't have such units.
    """
    units = frozen_map(units)
    if on_world_map(game, space):
        require(not units, "VQ-2.6-R01", f"{space} is an Ocean zone: no land unit may be there")
    require(
        not is_zone(game, space),
        "VQ-2.5-R07",
        f"{space} is a sea zone: only naval units and naval leaders may be there",
    )
    for nation, force in units.items():
        require(
            not force.cavalry or nation == OTTOMAN,
            "VQ-5.3-D09",
            f"{nation} has no cavalry, only the Ottoman has",
        )
        if force.mercenaries:
            require(
                "mercenaries" in LAND[nation],
                "VQ-5.3-D07",
                f"{nation} has no mercenaries, all major powers but the Ottoman have",
            )
        if force.regulars:
            cite("VQ-5.3-D05")
        if nation == INDEPENDENT:
            rebels = event == CITY_STATE_REBELS
            require(rebels, "VQ-24.7-R02", "independent regulars aren't built during the game")
            cite("VQ-24.7-X01")
        if force.moriscos:
            require(bool(event), "VQ-23.1-R01", "Moriscos aren't built with CP")
            at_home = place_of(game, space).home == SPAIN
            revolt = event == MORISCO_REVOLT and at_home
            require(revolt, "VQ-23.1-E06", f"{event} brings no Moriscos to {space}")
    require(
        all(in_pool(position, nation, force) == force for nation, force in units.items()),
        "VQ-5-L01",
        "there are not so many land units left in the force pool",
    )
    position = out_of_pool(position, units)
    return put_in(position, space, units)
    yield


# 5.4  Naval units


def add_naval_units(
    game: Game, position: Position, space: str, fleets: Mapping[Nation, Fleet]
) -> Play[Position]:
    """Put naval units that aren't in play into a port, sea zone or Ocean zone (5, 5.4).

    Args:
        game: rules and components.
        position: the position. What is neither on the map nor on the turn track can come in.
        space: the port or zone.
        fleets: the naval units, by nation.

    Returns:
        The position with them there, each counter with the side up that was named.

    Raises:
        Illegal: their nation has no such naval units, or not so many, or they may not be there.
        Impossible: their nation has no naval units at all, or the space has no port.
    """
    if on_world_map(game, space):
        for nation, fleet in fleets.items():
            require(
                nation == SPAIN and fleet == Fleet(patrols=fleet.patrols),
                "VQ-2.6-R01",
                f"{space} is an Ocean zone: of naval units only Spanish patrols may be there",
            )
    elif not is_zone(game, space) and not ports(game, space):
        raise Impossible(f"{space} has no port")
    for nation, fleet in fleets.items():
        if nation not in NAVAL:
            raise Impossible(f"{nation} has no naval units")
        if fleet.patrols:
            afar = on_world_map(game, space)
            require(afar, "VQ-17.3-E05", f"{space} is no Ocean zone: patrols are placed there")
        in_play = [*(there.fleets.get(nation, NO_FLEET) for there in position.spaces.values())]
        in_play.append(position.turn_track.get(nation, NO_FLEET))
        if fleet.armada:
            armadas = fleet.armada + sum(other.armada for other in in_play)
            require(
                nation == SPAIN and armadas <= ARMADAS,
                "VQ-5.4-D07",
                f"{nation} would have {armadas} Armadas, only Spain has {ARMADAS}",
            )
        if counters := _counters(fleet):
            has = NAVAL[nation]
            number = counters + sum(map(_counters, in_play))
            cite("VQ-5.4-R01")
            require(
                number <= has.number
                and all(kind in has.kinds for kind in SHIPS if getattr(fleet, kind)),
                {
                    "ottoman": "VQ-5.4-L01",
                    SPAIN: "VQ-5.4-L02",
                    "england": "VQ-5.4-L03",
                    "france": "VQ-5.4-L04",
                    "hre": "VQ-5.4-L05",
                    DUTCH: "VQ-5.4-L06",
                    HUGUENOT: "VQ-5.4-L07",
                    "papacy": "VQ-5.4-L08",
                    "portugal": "VQ-5.4-L09",
                    "venice": "VQ-5.4-L10",
                }[nation],
                f"that would make {number} naval units of {nation}, which has {has.number} "
                f"counters: {' or '.join(has.kinds)}",
            )
        position = with_fleet(position, space, nation, fleet, ())
    return position
    yield


def _counters(fleet: Fleet) -> int:
    """Return how many counters some naval units are, the Armada and patrols apart."""
    return sum(getattr(fleet, kind) for kind in SHIPS)


SHIPS = tuple(kind for kind in NAVAL_UNITS if kind not in ("armada", "patrols"))
"""The naval units that are printed on the counters of 5.4."""


# 5.1  Leaders who die


def leader_dies(game: Game, position: Position, leader: str) -> Play[Position]:
    """Take a leader who dies out of the game; the last one leaves a Default leader (5.1).

    Args:
        game: rules and components.
        position: the position.
        leader: the leader who dies.

    Returns:
        The position without him, with the Default leader of his power on the turn track if he was
        the last. A minor power has none: where only powers are named, major ones are meant (3.2).

    Raises:
        Impossible: there is no such leader.
    """
    if leader not in position.leaders:
        raise Impossible(f"leaders: there is no {leader}")
    gone = position.leaders[leader]
    position = without_leader(position, leader)
    left = [
        name
        for name, other in position.leaders.items()
        if other.nation == gone.nation and not other.naval
    ]
    if gone.nation in (HUGUENOT, DUTCH):
        cite("VQ-5.1-R01")
    cite("VQ-5.1-D05", "VQ-5.1-D06")
    if reading(game.rules, "VQ-Q104") == "none_in_play_or_captive":
        left = [name for name in left if is_somewhere(position, name)]
    if gone.naval or left:
        return position
    if gone.nation in MINOR_POWERS:
        cite("VQ-3.2-D04")
        return position

    cite("VQ-5.1-S01")
    if gone.nation in position.default_leaders:
        return position
    return replace(position, default_leaders=(*position.default_leaders, gone.nation))
    yield


def in_play(position: Position, leader: str) -> bool:
    """Tell whether a leader is in a space, in a foreign war or on the move."""
    spaces = position.spaces.values()
    in_spaces = any(leader in (*space.leaders, *space.leaders_inside) for space in spaces)
    abroad = any(leader in war.leaders for war in position.foreign_wars.values())
    move = position.move
    stacks = () if move is None else (move.leaders, *(stack.leaders for stack in move.waiting))
    return in_spaces or abroad or any(leader in leaders for leaders in stacks)


def is_somewhere(position: Position, leader: str) -> bool:
    """Tell whether a leader is on the map, away from it, captured or on the turn track."""
    elsewhere = (*position.captured, *position.leaders_next_turn)
    return leader in elsewhere or in_play(position, leader)


def without_leader(position: Position, leader: str) -> Position:
    """Take a leader out of the game, wherever he is."""

    def others(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name for name in names if name != leader)

    spaces = {
        name: replace(
            space, leaders=others(space.leaders), leaders_inside=others(space.leaders_inside)
        )
        for name, space in position.spaces.items()
    }
    wars = {
        power: replace(war, leaders=others(war.leaders))
        for power, war in position.foreign_wars.items()
    }
    move = position.move
    if move is not None:
        waiting = tuple(replace(one, leaders=others(one.leaders)) for one in move.waiting)
        move = replace(move, leaders=others(move.leaders), waiting=waiting)
    did = {mark: others(getattr(position.impulse, mark)) for mark in MARKS}
    return replace(
        position,
        impulse=replace(position.impulse, **did),
        spaces=frozen_map(spaces),
        leaders=frozen_map({n: one for n, one in position.leaders.items() if n != leader}),
        captured=frozen_map({n: by for n, by in position.captured.items() if n != leader}),
        leaders_next_turn=others(position.leaders_next_turn),
        foreign_wars=frozen_map(wars),
        move=move,
    )
