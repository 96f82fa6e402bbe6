"""Rebellion of the Huguenots or the Dutch (18.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

from rulewright.core.asks import Choose, ChooseSome, Divide, Division, Part, Play, Roll, Tally
from rulewright.core.citing import Options, cite, offer, permits
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    LAND_UNITS,
    NATIONS,
    NAVAL_UNITS,
    PROTESTANT,
    Fleet,
    Force,
    Forces,
    Position,
    lost,
    plus,
    space_of,
    to_turn_track,
    with_space,
    without_land,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_3_religious_influence import religion_of, spaces_in
from rulewright.virgin_queen.s02_game_map import (
    at_war,
    controller,
    home_powers,
    is_fortified,
    is_zone,
    nations_of,
    place_of,
    ports,
    with_control,
)
from rulewright.virgin_queen.s05_3_land_units import laid_out
from rulewright.virgin_queen.s05_military_units import out_of_pool
from rulewright.virgin_queen.s09_4_wars import begin_war
from rulewright.virgin_queen.s11_actions import pay
from rulewright.virgin_queen.s12_control_and_unrest import displace_nation, loc_too
from rulewright.virgin_queen.s18_4_rebellions import (
    AGAINST,
    is_held_by_the_enemy,
    is_where_rebellions_are,
    require_rebellion,
)
from rulewright.virgin_queen.s18_5_units import Units, units_of_religion
from rulewright.virgin_queen.s23_6_protestant import HALVES, Half, regulars_in_pool
from rulewright.virgin_queen.s25_1_military_victory import after_new_keys


def rebellion(game: Game, position: Position, space: str, cp: int) -> Play[Position]:
    """Rebel: the Protestant tries to take a Protestant space and some next to it (18.5).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the Protestant.
        space: the target.
        cp: the CP spent: 2 to 5.

    Returns:
        The position after all steps, or after those up to a military victory; after a rebellion
        that failed without the units that it eliminated.

    Raises:
        Illegal: the rebellion may not be made.
    """
    require_rebellion(game, position, space, cp)
    start = position
    position = pay(position, cp, "VQ-18.4-P01")
    zone = place_of(game, space).zone
    impulse = replace(position.impulse, rebelled=(*position.impulse.rebelled, zone))
    position = replace(position, impulse=impulse)

    position, succeeded = yield from resolve(game, position, space, cp)
    if not succeeded:
        return position

    position = yield from _take_target(game, position, space)
    if position.winner:
        return position
    position, flipped = yield from take_neighbours(game, position, space, cp, start)
    if position.winner:
        return position
    position = yield from _add_regulars(game, position, (space, *flipped), zone, cp)
    position = _begin_war(game, position, zone)
    position = yield from _add_capital(game, position, zone)
    return (yield from _add_leaders(game, position, space, zone))


# Step 2


def rebellion_dice(rules: Rules, cp: int, *, at_home: bool) -> int:
    """Return how many dice a rebellion rolls (18.5, step 2).

    Args:
        rules: the rules in force.
        cp: the CP spent.
        at_home: whether the target is a home space of the Protestant.
    """
    cite("VQ-18.5-S21")
    return cp + (rules.home_dice if at_home else 0)


def resolve(game: Game, position: Position, space: str, cp: int) -> Play[tuple[Position, bool]]:
    """Try to eliminate the Catholic units of the power that controls the target (18.5, step 2).

    Args:
        game: rules and components.
        position: the position.
        space: the target.
        cp: the CP spent.

    Returns:
        The position after the losses, and whether the rebellion succeeds.
    """
    owner = controller(game, position, space)
    nations = nations_of(position, owner)
    cite("VQ-18.5-D18")
    catholics = units_of_religion(game, position, space, "catholic", nations)
    if not catholics.number:
        cite("VQ-18.5-E04")
        return position, True

    cite("VQ-18.5-S20", "VQ-18.5-S22")
    dice = rebellion_dice(game.rules, cp, at_home=PROTESTANT in home_powers(game, space))
    faces = tuple(int(face >= game.rules.rebellion_hit_on) for face in range(1, 7))
    rolled = yield from Roll("rebellion_dice", space, dice, reads=Tally("hits", faces))
    hits = sum(die >= game.rules.rebellion_hit_on for die in rolled)

    position = yield from eliminate(game, position, space, owner, catholics, hits)
    left = units_of_religion(game, position, space, "catholic", nations).number
    if left:
        cite("VQ-18.5-E05")
    return position, not left


def eliminate(
    game: Game, position: Position, space: str, owner: str, units: Units, hits: int
) -> Play[Position]:
    """Let the controlling power choose a unit that it loses for each hit."""
    before = position
    if hits:
        cite("VQ-18.5-S23")
    parts = [
        Part(f"{nation} {kind}", 1, getattr(force, kind))
        for nation, force in units.land.items()
        for kind in LAND_UNITS
        if getattr(force, kind)
    ]
    parts += [
        Part(f"{nation} {kind}", 1, getattr(fleet, kind))
        for nation, fleet in units.fleets.items()
        for kind in NAVAL_UNITS
        if getattr(fleet, kind)
    ]
    number = min(hits, units.number)
    loses = yield from Divide("rebellion_losses", owner, number, tuple(parts))
    gone = frozen_map({nation: _land_lost(loses, nation) for nation in units.land})
    position = lost(without_land(position, space, gone, ()), gone)
    for nation, fleet in units.fleets.items():
        sunk = Fleet(**{kind: sum(loses.get(f"{nation} {kind}", ())) for kind in NAVAL_UNITS})
        if sunk == Fleet():
            continue
        left = Fleet(**{kind: getattr(fleet, kind) - getattr(sunk, kind) for kind in NAVAL_UNITS})
        fleets = with_entry(space_of(position, space).fleets, nation, left)
        position = with_space(position, space, fleets=fleets)
        position = to_turn_track(position, nation, sunk, ())
    if reading(game.rules, "VQ-Q460") == "battles_and_events_only":
        return position
    return (yield from laid_out(before, position))


def _land_lost(loses: Division, nation: str) -> Force:
    return Force(**{kind: sum(loses.get(f"{nation} {kind}", ())) for kind in LAND_UNITS})


# Steps 3 and 4


def _take_target(game: Game, position: Position, space: str) -> Play[Position]:
    """Displace what is left in the target, and take it (18.5, steps 3 and 4)."""
    cite("VQ-18.5-S24", "VQ-18.5-E06")
    if reading(game.rules, "VQ-Q206") == "own_units_stay":
        staying = frozenset(nations_of(position, PROTESTANT))
    else:
        staying = frozenset()
    if units_of_religion(game, position, space, "catholic").number:
        cite("VQ-18.5-S25")
    position = _taken(game, position, (space,))
    if position.winner:
        return position
    return (yield from displace_all(game, position, space, staying))


def _taken(game: Game, position: Position, spaces: Iterable[str]) -> Position:
    """Put Protestant control markers on spaces; the game may end with it (25.1)."""
    earlier = position
    for name in spaces:
        marker = with_control(game, position, name, PROTESTANT)
        position = with_space(position, name, control=marker)
    return after_new_keys(game, earlier, position)


def displace_all(
    game: Game, position: Position, space: str, staying: Collection[str]
) -> Play[Position]:
    """Displace the units and leaders of all nations from a space but of those that stay (12.5)."""
    for nation in NATIONS:
        if nation not in staying:
            position = yield from displace_nation(game, position, space, nation)
    return position


def take_neighbours(
    game: Game, position: Position, space: str, cp: int, start: Position
) -> Play[tuple[Position, tuple[str, ...]]]:
    """Let the Protestant take spaces next to the target (18.5, step 4).

    Args:
        game: rules and components.
        position: the position, in which the target is taken.
        space: the target.
        cp: the CP spent.
        start: the position when the action began.

    Returns:
        The position, and the spaces that it took besides.
    """
    cite("VQ-18.5-P12", "VQ-18.5-D19", "VQ-18.5-D20")
    place = place_of(game, space)
    if place.waterways:
        cite("VQ-2.5-X01")
    besides = reading(game.rules, "VQ-Q01") == "target_besides"
    most = cp if besides else cp - 1
    flipped: tuple[str, ...] = ()
    beside = [other for other in place.adjacent if not is_zone(game, other)]
    while beside:
        options = _may_be_taken(game, position, space, beside, start, room=len(flipped) < most)
        name = yield from Choose("rebel_space", space, options, optional=True)
        if not name:
            break
        flipped = (*flipped, name)
        beside.remove(name)

    position = _taken(game, position, flipped)
    if position.winner:
        return position, flipped
    for name in flipped:
        cite("VQ-18.5-E07")
        own = nations_of(position, PROTESTANT)
        position = yield from displace_all(game, position, name, own)
    return position, flipped


def _may_be_taken(
    game: Game,
    position: Position,
    target: str,
    beside: Iterable[str],
    start: Position,
    *,
    room: bool,
) -> Options:
    """Return which spaces next to the target may be taken, if there is room for one more."""
    return offer(
        beside,
        ("VQ-18.5-R19", lambda name: is_where_rebellions_are(game, name)),
        ("VQ-18.5-R20", lambda name: is_held_by_the_enemy(game, position, name)),
        ("VQ-18.5-R21", lambda name: religion_of(game, position, name) == "protestant"),
        ("VQ-18.5-R22", lambda name: not space_of(position, name).siege),
        ("VQ-18.5-P12", lambda name: _may_rise(game, position, target, name)),
        *loc_too(game, start, PROTESTANT),
        ("VQ-18.5-L01", lambda _: room),
    )


def _may_rise(game: Game, position: Position, target: str, name: str) -> bool:
    """Tell whether a space has no Catholic units and is where it may be taken (VQ-Q352)."""
    either = reading(game.rules, "VQ-Q352") == "either_zone"
    if not either and place_of(game, name).zone != place_of(game, target).zone:
        return False
    return not units_of_religion(game, position, name, "catholic").number


# Steps 5 to 8


def regulars_for(rules: Rules, cp: int) -> int:
    """Return how many regulars a rebellion adds if the force pool has so many (18.5, step 5)."""
    cite("VQ-18.5-D21")
    return cp // rules.cp_per_regular


def _add_regulars(
    game: Game, position: Position, taken: tuple[str, ...], zone: str, cp: int
) -> Play[Position]:
    """Place regulars from the force pool (18.5, step 5)."""
    half = HALVES[zone]
    wanted, there = regulars_for(game.rules, cp), regulars_in_pool(position, half)
    number = wanted if permits(wanted <= there, "VQ-18.5-L02") else there
    anywhere = reading(game.rules, "VQ-Q205") == "any_flipped_space"
    where = offer(
        taken,
        (
            "VQ-18.5-S26" if half == "huguenot" else "VQ-18.5-S27",
            lambda name: anywhere or name == taken[0],
        ),
    )
    for _ in range(number):
        name = yield from Choose("rebel_regulars", half, where)
        placed: Forces = frozen_map({half: Force(regulars=1)})
        position = out_of_pool(position, placed)
        position = with_space(position, name, units=plus(space_of(position, name).units, placed))
    return position


def _begin_war(game: Game, position: Position, zone: str) -> Position:
    """Put the Protestant and the power that it rebelled against at war (18.5, step 6)."""
    enemy = AGAINST[zone]
    if at_war(position, PROTESTANT, enemy):
        return position
    cite("VQ-18.5-E08" if zone == "france" else "VQ-18.5-E09")
    return begin_war(game, position, PROTESTANT, enemy)


def _add_capital(game: Game, position: Position, zone: str) -> Play[Position]:
    """Let the Protestant put a capital into the zone if it has none there (18.5, step 7)."""
    half = HALVES[zone]
    cite("VQ-23.6-D03")
    if half in position.capitals:
        return position
    if not permits(half not in position.capitals_lost, "VQ-18.5-R23"):
        return position

    cite("VQ-18.5-P13", "VQ-18.5-P15", "VQ-23.6-D04")
    will_do = partial(_may_be_capital, game, position)
    may_be = offer(spaces_in(game, (zone,)), ("VQ-18.5-R24", will_do))
    name = yield from Choose("capital", half, may_be, optional=True)
    if not name:
        return position
    cite("VQ-18.5-S28")
    return replace(position, capitals=with_entry(position.capitals, half, name))


def _may_be_capital(game: Game, position: Position, name: str) -> bool:
    at_home = PROTESTANT in home_powers(game, name)
    if reading(game.rules, "VQ-Q02") == "any_fortified_space_of_the_zone":
        at_home = True
    fortified = is_fortified(game, position, name)
    return at_home and fortified and controller(game, position, name) == PROTESTANT


def _add_leaders(game: Game, position: Position, space: str, zone: str) -> Play[Position]:
    """Let the Protestant put leaders that are off the map into the target (18.5, step 8)."""
    half = HALVES[zone]
    cite("VQ-18.5-P16", "VQ-23.6-P04")
    anywhere = reading(game.rules, "VQ-Q353") == "any_target"
    at_home = bool(home_powers(game, space)) and is_fortified(game, position, space)
    port = bool(ports(game, space))
    able = offer(
        (n for n in leaders_off_the_map(position, half) if port or not position.leaders[n].naval),
        ("VQ-23.6-S01" if half == "huguenot" else "VQ-23.6-S02", lambda _: anywhere or at_home),
    )
    chosen = yield from ChooseSome("rebel_leaders", space, able, 0, len(able.allowed))
    leaders = (*space_of(position, space).leaders, *chosen)
    return with_space(position, space, leaders=leaders)


def leaders_off_the_map(position: Position, half: Half) -> tuple[str, ...]:
    """Return the leaders of one half of the Protestant that can be placed on the map (23.6)."""
    placed = {
        *position.captured,
        *position.leaders_next_turn,
        *(position.move.leaders if position.move else ()),
        *(name for space in position.spaces.values() for name in space.leaders),
        *(name for space in position.spaces.values() for name in space.leaders_inside),
    }
    return tuple(
        name
        for name, leader in position.leaders.items()
        if leader.nation == half and name not in placed
    )
