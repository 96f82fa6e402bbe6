"""The game map: spaces, their control, and what is friendly, enemy or independent (2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from rulewright.core.citing import cite, permits, require
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    DUTCH,
    HUGUENOT,
    INDEPENDENT,
    MAJOR_POWERS,
    MINOR_POWERS,
    NATIONS,
    PROTESTANT,
    Fleet,
    Forces,
    Nation,
    Place,
    Position,
    Space,
    of_nations,
    space_of,
)
from rulewright.virgin_queen.rules import reading

# 2  The parts of the map


def place_of(game: Game, name: str) -> Place:
    """Return a space or zone of the map.

    Raises:
        Impossible: the map has none of this name.
    """
    if name not in game.map:
        raise Impossible(f"the map has no {name!r}")
    return game.map[name]


def is_zone(game: Game, name: str) -> bool:
    """Tell whether this is a sea zone (2)."""
    return place_of(game, name).kind == "sea zone"


def on_world_map(game: Game, name: str) -> bool:
    """Tell whether this is an Ocean zone: it lies on the World Map, all else on the Europe Map."""
    return place_of(game, name).kind == "ocean zone"


def require_one_map(game: Game, origin: str, target: str) -> None:
    """Refuse a move between the Europe Map and the World Map (2).

    Args:
        game: rules and components.
        origin: where the units are.
        target: where they would go.

    Raises:
        Illegal: the two lie on different maps.
    """
    require(
        on_world_map(game, origin) == on_world_map(game, target),
        "VQ-2-R01",
        f"{origin} and {target} lie on different maps: no unit moves directly between them",
    )


Use: TypeAlias = Literal[
    "movement",
    "interception",
    "avoid battle",
    "LOC",
    "retreat",
    "control",
    "displacement",
    "deployment",
]
"""What an adjacency is used for."""


def neighbours(game: Game, position: Position, name: str, power: str, use: Use) -> tuple[str, ...]:
    """Return the spaces that are adjacent to a space for a power (2, 2.5).

    Args:
        game: rules and components.
        position: the position; who controls the port of an inland waterway is seen there.
        name: the space.
        power: the power that would move, intercept, avoid battle or trace an LOC.
        use: what for.

    Returns:
        The adjacent spaces, over connections, passes, and those inland waterways that are open to
        the power.
    """
    cite("VQ-2-D05")
    place = place_of(game, name)
    return tuple(
        other
        for other in place.adjacent
        if not is_zone(game, other)
        and (other not in place.waterways or waterway_open(game, position, name, other, power, use))
    )


def over_pass(game: Game, one: str, other: str) -> bool:
    """Tell whether the connection of two spaces is a pass (2.5)."""
    return other in place_of(game, one).passes


def waterway_open(
    game: Game, position: Position, one: str, other: str, power: str, use: Use
) -> bool:
    """Tell whether an inland waterway is an adjacency for a power (2.5, VQ-Q40).

    It is for the power that controls the space at one end that has a port on a sea zone.
    """
    cite("VQ-2.5-D08", "VQ-2.5-D09")
    named = use in ("movement", "interception", "avoid battle", "LOC")
    how = reading(game.rules, "VQ-Q40")
    if not named and how != "controller_for_all_uses":
        return how == "other_uses_open_to_all"
    ends = [end for end in (one, other) if ports(game, end)]
    holds_port = any(controller(game, position, end) == power for end in ends)
    return permits(holds_port, "VQ-2.5-R05")


def ports(game: Game, name: str) -> tuple[str, ...]:
    """Return the sea zones to which a space has a port (2, 2.5)."""
    cite("VQ-2.5-D14")
    return tuple(other for other in place_of(game, name).adjacent if is_zone(game, other))


def ports_on(game: Game, zone: str) -> tuple[str, ...]:
    """Return the spaces that have a port on a sea zone (2.5)."""
    cite("VQ-2.5-D14")
    return tuple(other for other in place_of(game, zone).adjacent if not is_zone(game, other))


IONIAN_SEA, TYRRHENIAN_SEA = "Ionian Sea", "Tyrrhenian Sea"
BARBARY_COAST, ATLANTIC_OCEAN = "Barbary Coast", "Atlantic Ocean"


def zones_beside(game: Game, zone: str) -> tuple[str, ...]:
    """Return the sea zones that border on a sea zone (2.5).

    Two pairs of them are connected by a port only.
    """
    beside = [other for other in place_of(game, zone).adjacent if is_zone(game, other)]
    if zone in (IONIAN_SEA, TYRRHENIAN_SEA):
        pair = {IONIAN_SEA, TYRRHENIAN_SEA}
        beside = [z for z in beside if permits({zone, z} != pair, "VQ-2.5-R09")]
    if zone in (BARBARY_COAST, ATLANTIC_OCEAN):
        pair = {BARBARY_COAST, ATLANTIC_OCEAN}
        beside = [z for z in beside if permits({zone, z} != pair, "VQ-2.5-R10")]
    return tuple(beside)


# 2.1  Spaces


def is_fortified(game: Game, position: Position, name: str) -> bool:
    """Tell whether a space is fortified: a key, a fortress, or one where a fortress was built."""
    cite("VQ-2.1-D01", "VQ-2.1-D03")
    kind = place_of(game, name).kind
    return kind in ("key", "fortress") or space_of(position, name).fortress


def home_powers(game: Game, name: str) -> tuple[str, ...]:
    """Return the powers whose home space this is: both of a split home space (2.1, 2.5)."""
    cite("VQ-2.1-D13")
    place = place_of(game, name)
    homes: list[str] = [place.home] if place.home else []
    if place.upper:
        cite("VQ-2.5-D02")
        homes.append(PROTESTANT)
    return tuple(homes)


# 2.2  Political control


def controller(game: Game, position: Position, name: str) -> str:
    """Return the power that controls a space; `independent` if none does (2.2).

    Args:
        game: rules and components.
        position: the position.
        name: the space.

    Returns:
        A major power, an inactive minor power or `independent`: the home spaces of an active minor
        power belong to its major power.
    """
    space = space_of(position, name)
    place = place_of(game, name)
    if place.home in position.active and reading(game.rules, "VQ-Q100") == "all_of_them":
        return major_of(position, place.home)
    if space.control:
        cite("VQ-2.2-D06", "VQ-2.2-D07")
        return major_of(position, space.control)

    if not place.home:
        cite("VQ-2.1-D12", "VQ-2.2-D11")
        if is_fortified(game, position, name):
            cite("VQ-24.7-D01")
        return INDEPENDENT

    cite("VQ-2.2-D05")
    if place.upper:
        cite("VQ-2.5-D03")
    return major_of(position, place.home)


def with_control(game: Game, position: Position, name: str, power: str) -> str:
    """Return the control marker that shows a power's control of a space; "" for none (2.2, 12.2).

    No marker is needed where the home power has its space back.
    """
    place = place_of(game, name)
    home = place.home
    if power == home or (home in MINOR_POWERS and major_of(position, home) == power):
        cite("VQ-12.2-X02")
        return ""

    cite("VQ-2.2-S01")
    if power == PROTESTANT and place.upper:
        cite("VQ-2.5-E01" if place.upper == DUTCH else "VQ-2.5-E02")
    return power


def major_of(position: Position, power: str) -> str:
    """Return the major power to which an active minor power is allied, or the power itself."""
    if power in position.active:
        cite("VQ-2.2-D08", "VQ-24-D02", "VQ-24-D03", "VQ-24.3-E01")
        return position.active[power]  # type: ignore[index]  # it was just found there
    return power


def power_of(position: Position, nation: Nation) -> str:
    """Return the power that commands the counters of a nation; `independent` for those of none.

    Huguenot and Dutch units are the Protestant's; those of an active minor power are treated as
    those of its major power (3.2, 24.3).
    """
    if nation in (HUGUENOT, DUTCH):
        cite("VQ-3.2-D02")
        return PROTESTANT
    return major_of(position, nation)


def nations_of(position: Position, power: str) -> tuple[Nation, ...]:
    """Return the nations whose counters a power commands (3.2, 5.1, 24.3)."""
    own: tuple[Nation, ...] = tuple(nation for nation in NATIONS if nation == power)
    if power == PROTESTANT:
        own = (HUGUENOT, DUTCH)
    return (*own, *(minor for minor in MINOR_POWERS if position.active.get(minor) == power))


def nations_meant(game: Game, position: Position, power: str) -> tuple[Nation, ...]:
    """Return whose units a rule speaks of that says only `power` (3.2, VQ-Q102)."""
    own = nations_of(position, power)
    minors = any(nation in MINOR_POWERS for nation in own)
    if minors and reading(game.rules, "VQ-Q102") == "major_power_alone":
        return tuple(nation for nation in own if nation not in MINOR_POWERS)
    return own


def at_war(position: Position, one: str, other: str) -> bool:
    """Tell whether two powers are at war (9.4)."""
    return (one, other) in position.wars or (other, one) in position.wars


def allied(position: Position, one: str, other: str) -> bool:
    """Tell whether two powers are allied, or one and the same (9.2)."""
    pairs: tuple[tuple[str, str], ...] = position.alliances
    return one == other or (one, other) in pairs or (other, one) in pairs


def is_friendly(position: Position, of: str, power: str) -> bool:
    """Tell whether what is controlled by a power is friendly to another power (2.2)."""
    cite("VQ-2.2-D09")
    return of != INDEPENDENT and allied(position, of, power)


def is_enemy(position: Position, of: str, power: str) -> bool:
    """Tell whether what is controlled by a power is an enemy of another power (2.2)."""
    cite("VQ-2.2-D10", "VQ-2.2-D12")
    return of != INDEPENDENT and at_war(position, of, power)


def friendly_space(game: Game, position: Position, name: str, power: str) -> bool:
    """Tell whether a space is friendly to a power: controlled by it or by its ally (2.2, 9.2)."""
    owner = controller(game, position, name)
    if owner != power:
        cite("VQ-9.2-E01")
    return is_friendly(position, owner, power)


# Who stands in a space


def units_of(position: Position, space: Space, power: str) -> Forces:
    """Return the land units in a space that a power commands, apart from the besieged ones."""
    return of_nations(space.units, nations_of(position, power))


def powers_in(position: Position, nations: Iterable[Nation]) -> tuple[str, ...]:
    """Return the powers that command these nations, in impulse order, `independent` last."""
    there = {power_of(position, nation) for nation in nations}
    every = (*MAJOR_POWERS, *MINOR_POWERS, INDEPENDENT)
    return tuple(power for power in every if power in there)


def enemy_units(position: Position, forces: Forces, power: str) -> Forces:
    """Return those of some land units that are enemies of a power."""
    return of_nations(
        forces,
        [nation for nation in forces if is_enemy(position, power_of(position, nation), power)],
    )


def enemy_fleets(position: Position, space: Space, power: str) -> Mapping[Nation, Fleet]:
    """Return the naval units in a space or sea zone that are enemies of a power."""
    return {
        nation: fleet
        for nation, fleet in space.fleets.items()
        if is_enemy(position, power_of(position, nation), power)
    }


def leaders_of(position: Position, names: tuple[str, ...], power: str) -> tuple[str, ...]:
    """Return those of some leaders that a power commands."""
    return tuple(
        name for name in names if power_of(position, position.leaders[name].nation) == power
    )
