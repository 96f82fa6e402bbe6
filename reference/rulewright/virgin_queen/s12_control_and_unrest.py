"""Control and unrest: lines of communication, unfortified spaces, unrest, displacement (12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    DUTCH,
    HUGUENOT,
    INDEPENDENT,
    MINOR_POWERS,
    NO_FLEET,
    POWERS,
    PROTESTANT,
    Forces,
    Nation,
    Position,
    Space,
    land_units,
    minus,
    of_nations,
    plus,
    space_of,
    to_turn_track,
    with_fleet,
    with_space,
    without_fleet,
    without_land,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import (
    allied,
    controller,
    enemy_fleets,
    enemy_units,
    friendly_space,
    home_powers,
    is_enemy,
    is_fortified,
    is_friendly,
    is_zone,
    major_of,
    nations_meant,
    nations_of,
    neighbours,
    over_pass,
    ports,
    ports_on,
    power_of,
    units_of,
    with_control,
    zones_beside,
)
from rulewright.virgin_queen.s05_military_units import choose_units
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s25_1_military_victory import after_new_keys
from rulewright.virgin_queen.s25_1_religious_victory import after_unrest

# 12.1  Line of communication


def has_loc(game: Game, position: Position, target: str, power: str) -> bool:
    """Tell whether a power has a line of communication to a space (12.1).

    Args:
        game: rules and components.
        position: the position.
        target: the end of the path: the space that is to be controlled or assaulted.
        power: the power.

    Returns:
        Whether a path leads there from a friendly-controlled fortified home space of the power or
        of its ally, through spaces and sea zones that may be passed.
    """
    if reading(game.rules, "VQ-Q285") == "not_even_the_target":
        if not permits(not space_of(position, target).unrest, "VQ-12.1-R03"):
            return False

    cite("VQ-12.1-D01", "VQ-12.1-D02")
    sources = [name for name in game.map if _is_source(game, position, name, power)]
    if reading(game.rules, "VQ-Q147") == "home_space":
        if not _may_pass(game, position, target, power):
            return False
        reached = set(sources)
    else:
        reached = {name for name in sources if _may_pass(game, position, name, power)}
    left = sorted(reached)
    while left:
        here = left.pop()
        for there in _onward(game, position, here, power):
            if there == target:
                return True
            if there not in reached and _may_pass(game, position, there, power):
                reached.add(there)
                left.append(there)
    return target in reached


def _is_source(game: Game, position: Position, name: str, power: str) -> bool:
    """Tell whether a path may begin here: in a friendly-controlled fortified home space."""
    if is_zone(game, name) or not is_fortified(game, position, name):
        return False
    at_home = any(
        allied(position, major_of(position, home), power) for home in home_powers(game, name)
    )
    return at_home and friendly_space(game, position, name, power)


def _onward(game: Game, position: Position, here: str, power: str) -> Iterator[str]:
    """Give where a path may go on from a space or sea zone."""
    if not is_zone(game, here):
        yield from neighbours(game, position, here, power, "LOC")
        yield from ports(game, here)
        return
    yield from zones_beside(game, here)
    for there in ports_on(game, here):
        if not permits(friendly_space(game, position, there, power), "VQ-12.1-R04"):
            cite("VQ-12.1-X01")
        yield there


def _may_pass(game: Game, position: Position, name: str, power: str) -> bool:
    """Tell whether a space or sea zone may be part of the path, its end apart."""
    space = space_of(position, name)
    if is_zone(game, name):
        barred = reading(game.rules, "VQ-Q286") == "zone_is_barred"
        return permits(
            any(is_friendly(position, power_of(position, n), power) for n in space.fleets),
            "VQ-12.1-P01",
        ) and (not barred or permits(not _enemy_is_in(position, name, power), "VQ-12.1-R02"))
    return (
        permits(friendly_space(game, position, name, power), "VQ-12.1-R01")
        and permits(not _enemy_is_in(position, name, power), "VQ-12.1-R02")
        and permits(not space.unrest, "VQ-12.1-R03")
    )


def _enemy_is_in(position: Position, name: str, power: str) -> bool:
    """Tell whether enemy units are in a space, naval units and leaders included."""
    space = space_of(position, name)
    leaders = (*space.leaders, *space.leaders_inside)
    nations = (
        *space.units,
        *space.inside,
        *space.fleets,
        *(position.leaders[leader].nation for leader in leaders),
    )
    return any(is_enemy(position, power_of(position, nation), power) for nation in nations)


def may_change(game: Game, position: Position, space: str, power: str) -> bool:
    """Tell whether a power may take a space by an action that isn't one of 12.1 (12, VQ-Q18).

    Args:
        game: rules and components.
        position: the position when the action begins.
        space: the space.
        power: the power that would control it.
    """
    if reading(game.rules, "VQ-Q18") == "two_actions":
        return True
    return has_loc(game, position, space, power)


def loc_too(
    game: Game, start: Position, power: str
) -> tuple[tuple[str, Callable[[str], bool]], ...]:
    """Return the condition of an LOC on spaces that a power may take, if there is one (VQ-Q18).

    Args:
        game: rules and components.
        start: the position when the action begins.
        power: the power that would control them.

    Returns:
        The clause and the test, for `offer`; nothing where it isn't asked for.
    """
    if reading(game.rules, "VQ-Q18") == "two_actions":
        return ()
    return (("VQ-12-R01", lambda name: has_loc(game, start, name, power)),)


# 12.2  Unfortified spaces


def control_unfortified_space(game: Game, position: Position, space: str) -> Play[Position]:
    """Take control of an unfortified space (12.2).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that acts.
        space: the space.

    Returns:
        The position with the space controlled by the active power.

    Raises:
        Illegal: a requirement doesn't hold.
    """
    power = active_power(position)
    cite("VQ-12.2-P01")
    position = pay(position, game.rules.control_cost, "VQ-12.2-P01")

    owner = controller(game, position, space)
    require(
        owner == INDEPENDENT or is_enemy(position, owner, power),
        "VQ-12.2-R01",
        f"{space} is controlled by {owner}, which is no enemy of {power}",
    )

    fortified = is_fortified(game, position, space)
    permits(not fortified, "VQ-12.3-R01")
    require(not fortified, "VQ-12.2-R02", f"{space} is fortified")

    require(
        permits(has_loc(game, position, space, power), "VQ-12-R01"),
        "VQ-12.1-R06",
        f"{power} has no line of communication to {space}",
    )

    held = bool(units_of(position, space_of(position, space), power))
    if not permits(held, "VQ-12.2-R04"):
        cite("VQ-12.2-D01", "VQ-12.2-D02")
        require(
            _controlled_from_beside(game, position, space, power, "VQ-12.2-X01"),
            "VQ-12.2-R05",
            f"no land unit of {power} is in {space}, nor next to it without an enemy next to it",
        )

    strangers = [
        nation
        for nation in space_of(position, space).units
        if not is_friendly(position, power_of(position, nation), power)
    ]
    require(not strangers, "VQ-12.2-R06", f"{space} holds land units of {', '.join(strangers)}")

    cite("VQ-12.2-R07")
    marker = with_control(game, position, space, power)
    position = with_space(position, space, control=marker)

    if ports(game, space):
        position = yield from _fleets_leave(game, position, space, power)
    return position


def _controlled_from_beside(
    game: Game, position: Position, space: str, power: str, passes: str
) -> bool:
    """Tell whether a land unit of the power is next to a space, and no enemy land unit is.

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the active power.
        passes: the clause by which spaces over a pass aren't next to one another.
    """
    beside = [
        other
        for other in neighbours(game, position, space, power, "control")
        if permits(not over_pass(game, space, other), passes)
    ]
    standing = [_that_count(game, space_of(position, other)) for other in beside]
    own = any(of_nations(forces, nations_of(position, power)) for forces in standing)
    return own and not any(enemy_units(position, forces, power) for forces in standing)


def _that_count(game: Game, space: Space) -> Forces:
    """Return the land units in a space that are adjacent to others: besieged ones by VQ-Q148."""
    if reading(game.rules, "VQ-Q148") == "they_count":
        return plus(space.units, space.inside)
    return space.units


def _fleets_leave(game: Game, position: Position, port: str, power: str) -> Play[Position]:
    """Let the enemy naval units in a port retreat to a sea zone adjacent to it (12.2, 16.2).

    Those of a power and of its minor allies go together.
    """
    there = space_of(position, port)
    staying = reading(game.rules, "VQ-Q288") == "leaders_stay"
    for owner in POWERS:
        if not is_enemy(position, owner, power):
            continue
        nations = nations_of(position, owner)
        fleets = {nation: there.fleets[nation] for nation in nations if nation in there.fleets}
        leaders = {nation: _naval_leaders(position, there, nation) for nation in nations}
        if staying:
            leaders = dict.fromkeys(nations, ())
        if not fleets and not any(leaders.values()):
            continue

        cite("VQ-12.2-E01")
        if any(nation in position.active for nation in fleets):
            cite("VQ-24.3-E01")
        to = (yield from _choose_zone(game, position, port, owner)) if fleets else None
        for nation in nations:
            fleet = fleets.get(nation, NO_FLEET)
            position = without_fleet(position, port, nation, leaders[nation])
            if to:
                position = with_fleet(position, to, nation, fleet, leaders[nation])
            else:
                position = to_turn_track(position, nation, fleet, leaders[nation])
    return position


def _choose_zone(game: Game, position: Position, port: str, owner: str) -> Play[str]:
    """Let a power choose the sea zone to which its naval units retreat; "" if there is none."""
    options = offer(ports(game, port))
    if reading(game.rules, "VQ-Q287") == "as_in_step_9":
        free = partial(_free_of_enemies, position, power=owner)
        options = offer(ports(game, port), ("VQ-16.2-S14", free))
    if options.allowed:
        return (yield from Choose("fleet_retreat", owner, options))
    cite("VQ-16.2-E05", "VQ-16.2-S16")
    return ""


def _naval_leaders(position: Position, space: Space, nation: Nation) -> tuple[str, ...]:
    """Return the naval leaders of a nation in a space."""
    return tuple(
        name
        for name in space.leaders
        if position.leaders[name].naval and position.leaders[name].nation == nation
    )


def _free_of_enemies(position: Position, zone: str, power: str) -> bool:
    """Tell whether no naval units of an enemy are in a sea zone."""
    return not enemy_fleets(position, space_of(position, zone), power)


# 12.4  Unrest


UNOCCUPIED_ONLY = ("Homeland Uprising", "Morisco Revolt", "Puritans", "Rising of the North")
"""The events that place unrest only where nobody is."""


def place_unrest(game: Game, position: Position, space: str, event: str) -> Play[Position]:
    """Place an unrest marker by an event (12.4).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        event: the event card.

    Returns:
        The position with the space in unrest; it may be won with that (25.1).

    Raises:
        Illegal: the event needs an unoccupied space, and this one is occupied.
    """
    cite("VQ-12.4-E01")
    if event in UNOCCUPIED_ONLY:
        there = space_of(position, space)
        occupied = (
            there.units or there.inside or there.fleets or there.leaders or there.leaders_inside
        )
        require(not occupied, "VQ-12.4-R01", f"{space} is occupied, {event} needs one that isn't")
    else:
        cite("VQ-12.4-P01")
    return after_unrest(game, with_space(position, space, unrest=True), space)
    yield


def remove_unrest(game: Game, position: Position, space: str) -> Play[Position]:
    """Remove the unrest of a space by a Control Unfortified Space action (12.4).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that acts.
        space: the space.

    Returns:
        The position without the unrest; it may be won with that (25.1). Political control stays
        as it is.

    Raises:
        Illegal: neither condition holds.
    """
    power = active_power(position)
    cite("VQ-12.4-P03")
    position = pay(position, game.rules.control_cost, "VQ-12.4-P03")
    require(space_of(position, space).unrest, "VQ-12.4-P03", f"there is no unrest in {space}")
    if reading(game.rules, "VQ-Q150") == "own_or_allied_only":
        friendly = friendly_space(game, position, space, power)
        require(friendly, "VQ-12.4-P03", f"{space} isn't friendly to {power}")
    if reading(game.rules, "VQ-Q151") == "unfortified_only":
        require(not is_fortified(game, position, space), "VQ-12.2-R02", f"{space} is fortified")

    if not permits(_has_unit(game, position, space, power), "VQ-12.4-R02"):
        require(
            _controlled_from_beside(game, position, space, power, "VQ-12.4-X01"),
            "VQ-12.4-R03",
            f"no unit of {power} is in {space}, nor next to it without an enemy next to it",
        )

    cite("VQ-12.4-X02")
    earlier, position = position, with_space(position, space, unrest=False)
    return after_new_keys(game, earlier, after_unrest(game, position, space))
    yield


def _has_unit(game: Game, position: Position, space: str, power: str) -> bool:
    """Tell whether a unit of a power is in a space (VQ-Q42, VQ-Q103)."""
    there = space_of(position, space)
    own = nations_meant(game, position, power)
    units: tuple[str, ...] = (*there.units, *there.inside)
    if reading(game.rules, "VQ-Q42") == "any_unit":
        units = (*units, *there.fleets)
        if reading(game.rules, "VQ-Q103") == "leaders_are_units":
            leaders = (*there.leaders, *there.leaders_inside)
            units = (*units, *(position.leaders[name].nation for name in leaders))
    return any(nation in own for nation in units)


# 12.5  Displacement


def displace(game: Game, position: Position, space: str, power: str) -> Play[Position]:
    """Displace units from a space that the power which controlled it has lost (12.5).

    Args:
        game: rules and components.
        position: the position, in which the control of the space has changed.
        space: the space.
        power: the power that controlled it.

    Returns:
        The position with the units where they have been displaced to.
    """
    cite("VQ-12.5-E01")
    displaced = [power]
    if reading(game.rules, "VQ-Q152") == "owner_and_its_allies":
        displaced = [other for other in POWERS if is_friendly(position, other, power)]
    for owner in displaced:
        for nation in nations_of(position, owner):
            position = yield from _displace_land(game, position, space, nation)
            position = yield from _displace_fleet(game, position, space, nation)
    return position


def displace_nation(game: Game, position: Position, space: str, nation: Nation) -> Play[Position]:
    """Displace all units and leaders of one nation from a space (12.5)."""
    position = yield from _displace_land(game, position, space, nation)
    return (yield from _displace_fleet(game, position, space, nation))


def _displace_land(game: Game, position: Position, space: str, nation: Nation) -> Play[Position]:
    """Move land units and army leaders to the nearest fortified space or to their capital."""
    there = space_of(position, space)
    units = of_nations(plus(there.units, there.inside), (nation,))
    leaders = tuple(
        name
        for name in (*there.leaders, *there.leaders_inside)
        if position.leaders[name].nation == nation and not position.leaders[name].naval
    )
    return (yield from displace_some(game, position, space, nation, units, leaders))


def displace_some(
    game: Game,
    position: Position,
    space: str,
    nation: Nation,
    units: Forces,
    leaders: tuple[str, ...],
) -> Play[Position]:
    """Displace some land units and army leaders of one nation (12.5).

    Args:
        game: rules and components.
        position: the position.
        space: the space that they are displaced from.
        nation: the nation.
        units: the land units.
        leaders: the army leaders.

    Returns:
        The position with them where they have been displaced to.
    """
    if not units and not leaders:
        return position

    cite("VQ-12.5-S01")
    stayed = position
    position = without_land(position, space, units, leaders)
    while units or leaders:
        going, going_leaders = units, leaders
        if reading(game.rules, "VQ-Q290") == "each_by_itself":
            if units:
                going, going_leaders = (
                    (yield from choose_units("displaced_units", space, units, 1)),
                    (),
                )
            else:
                going_leaders = leaders[:1]
        to = yield from _choose_fortified_space(game, position, space, nation)
        if not to:
            return _without_a_place(game, stayed, position, units, leaders)
        if reading(game.rules, "VQ-Q154") == "four_units":
            going = yield from _as_many_as_fit(game, position, to, nation, going)
        goal = space_of(position, to)
        position = with_space(
            position,
            to,
            units=plus(goal.units, going),
            leaders=(*goal.leaders, *going_leaders),
        )
        units = minus(units, going)
        leaders = tuple(name for name in leaders if name not in going_leaders)
    return position


def _choose_fortified_space(
    game: Game, position: Position, space: str, nation: Nation
) -> Play[str]:
    """Let the owner choose the nearest fortified space or the capital; "" if there is neither."""
    power = power_of(position, nation)

    def has_room(name: str) -> bool:
        room = game.rules.in_fortification - _own_there(position, name, power)
        return room > 0 or reading(game.rules, "VQ-Q154") != "four_units"

    def will_do(name: str) -> bool:
        return (
            not is_zone(game, name)
            and is_fortified(game, position, name)
            and controller(game, position, name) == power
            and has_room(name)
        )

    def is_open_capital(name: str) -> bool:
        return friendly_space(game, position, name, power) and has_room(name)

    nearest = _nearest(game, position, space, power, will_do)
    capital = capital_of(game, position, nation, is_open_capital)
    if len(nearest) > 1:
        cite("VQ-12.5-P01")
    candidates = tuple(dict.fromkeys((*nearest, *capital)))
    if not candidates:
        return ""
    return (yield from Choose("displace_to", nation, offer(candidates)))


def _own_there(position: Position, name: str, power: str) -> int:
    """Return how many land units of a power are in a space, besieged or not."""
    there = space_of(position, name)
    return land_units(of_nations(plus(there.units, there.inside), nations_of(position, power)))


def capital_of(
    game: Game, position: Position, nation: Nation, will_do: Callable[[str], bool]
) -> tuple[str, ...]:
    """Return the capitals of a nation that will do (2.1, 23.5, 23.6).

    Args:
        game: rules and components.
        position: the position, with the capitals that aren't those drawn on the map.
        nation: the nation.
        will_do: what a capital must be.

    Returns:
        Two for Spain, none for a half of the Protestant without a capital or for an inactive minor
        power. An active one has that of its ally (VQ-Q473), unless this is the Protestant.
    """
    if nation in MINOR_POWERS:
        ally = position.active.get(nation)
        if ally is None or reading(game.rules, "VQ-Q473") == "none":
            return ()
        permits(ally != PROTESTANT, "VQ-23.6-R08")
        if ally == PROTESTANT:
            return ()
        cite("VQ-24.3-E01")
        return capital_of(game, position, ally, will_do)

    if nation in position.capitals:
        if nation in (HUGUENOT, DUTCH):
            cite("VQ-23.6-E04")
        capital = position.capitals[nation]
        return (capital,) if will_do(capital) else ()

    if any(half in position.capitals for half in (HUGUENOT, DUTCH)):
        permits(nation not in (HUGUENOT, DUTCH), "VQ-23.6-R07")

    cite("VQ-2.1-D09", "VQ-2.1-D07")
    drawn = (name for name, place in game.map.items() if place.capital and place.home == nation)
    return tuple(filter(will_do, drawn))


def _nearest(
    game: Game, position: Position, space: str, power: str, will_do: Callable[[str], bool]
) -> tuple[str, ...]:
    """Return the nearest spaces that will do, counted in spaces (VQ-Q153).

    Where no way by land leads to one, sea zones are counted too, by a reading of VQ-Q474.
    """
    nearest = _nearest_by(game, position, space, power, will_do, by_sea=False)
    if nearest or reading(game.rules, "VQ-Q474") == "by_land_only":
        return nearest
    return _nearest_by(game, position, space, power, will_do, by_sea=True)


def _nearest_by(
    game: Game,
    position: Position,
    space: str,
    power: str,
    will_do: Callable[[str], bool],
    *,
    by_sea: bool,
) -> tuple[str, ...]:
    """Return the nearest spaces that will do, by land or over the sea too."""
    free = reading(game.rules, "VQ-Q153") == "spaces_whoever_controls_them"
    seen, ring = {space}, [space]
    while ring:
        onward = {
            other
            for here in ring
            for other in _beside(game, position, here, power, by_sea=by_sea)
            if other not in seen
            and (free or is_zone(game, other) or friendly_space(game, position, other, power))
        }
        if found := tuple(sorted(filter(will_do, onward))):
            return found
        seen |= onward
        ring = sorted(onward)
    return ()


def _beside(
    game: Game, position: Position, here: str, power: str, *, by_sea: bool
) -> tuple[str, ...]:
    """Return what is adjacent to a space or sea zone for displaced land units."""
    if is_zone(game, here):
        return (*zones_beside(game, here), *ports_on(game, here))
    over_sea = ports(game, here) if by_sea else ()
    return (*neighbours(game, position, here, power, "displacement"), *over_sea)


def _as_many_as_fit(
    game: Game, position: Position, to: str, nation: Nation, units: Forces
) -> Play[Forces]:
    """Let the owner choose the units that go where there is room for four (VQ-Q154)."""
    power = power_of(position, nation)
    room = game.rules.in_fortification - _own_there(position, to, power)
    number = min(room, land_units(units))
    return (yield from choose_units("displaced_units", to, units, number))


def _without_a_place(
    game: Game,
    stayed: Position,
    position: Position,
    units: Forces,
    leaders: tuple[str, ...],
) -> Position:
    """Carry out what becomes of displaced units that have nowhere to go (VQ-Q155)."""
    if reading(game.rules, "VQ-Q155") == "stay":
        return stayed
    cite("VQ-24.4-E03")
    return replace(
        position,
        force_pool=plus(position.force_pool, units),
        leaders_next_turn=(*position.leaders_next_turn, *leaders),
    )


def _displace_fleet(game: Game, position: Position, space: str, nation: Nation) -> Play[Position]:
    """Move naval units and naval leaders to the nearest port, counting zones."""
    there = space_of(position, space)
    fleet = there.fleets.get(nation, NO_FLEET)
    leaders = _naval_leaders(position, there, nation)
    if fleet == NO_FLEET and not leaders:
        return position

    cite("VQ-12.5-S02")
    nearest = _nearest_ports(game, position, space, power_of(position, nation))
    if len(nearest) > 1:
        cite("VQ-12.5-P01")
    if not nearest and reading(game.rules, "VQ-Q155") == "stay":
        return position
    position = without_fleet(position, space, nation, leaders)
    if not nearest:
        cite("VQ-24.4-E04")
        return to_turn_track(position, nation, fleet, leaders)
    to = yield from Choose("displace_fleet_to", nation, offer(nearest))
    if space_of(position, to).siege:
        cite("VQ-15-P01")
    return with_fleet(position, to, nation, fleet, leaders)


def _nearest_ports(game: Game, position: Position, space: str, power: str) -> tuple[str, ...]:
    """Return the nearest ports that a power controls, counted in sea zones."""
    seen: set[str] = set()
    ring = list(ports(game, space))
    while ring:
        found = {
            port
            for zone in ring
            for port in ports_on(game, zone)
            if port != space and controller(game, position, port) == power
        }
        if found:
            return tuple(sorted(found))
        seen |= set(ring)
        onward = {beside for zone in ring for beside in zones_beside(game, zone)}
        ring = sorted(onward - seen)
    return ()
