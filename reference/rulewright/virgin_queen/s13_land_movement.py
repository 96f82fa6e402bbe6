"""Movement on land: moves, interception, avoiding battle, withdrawing into fortifications (13).

A move is a chain of operations. `declare_move` takes the formation off its space into
`position.move` and puts on the agenda, in this order: `intercept` for each power that could,
`avoid_battle` and `withdraw` for each power whose land units stand in the target, `field_battle`,
`arrive`. What doesn't apply any more is dropped: a successful interception drops the attempts of
other powers and the next two steps, and where no enemy is left outside the fortification there is
no field battle. During the field battle the formation stands in `position.move`, not in the space:
if it wins, what is left of it stays there and arrives; if it loses, the retreat takes it out of
there and `position.move` becomes None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulewright.core.asks import Choose, ChooseSome, Play, Roll, Tally
from rulewright.core.citing import Illegal, Options, cite, offer, permits, require
from rulewright.core.frozen import EMPTY, Frozen, frozen_map, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    INDEPENDENT,
    LAND_UNITS,
    MAJOR_POWERS,
    MINOR_POWERS,
    Due,
    Force,
    Forces,
    Marks,
    Move,
    Nation,
    Position,
    Power,
    Space,
    Stack,
    at_most,
    followed_by,
    holds,
    land_units,
    minus,
    of_nations,
    plus,
    put_in,
    space_of,
    take_out,
    with_space,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_game_map import (
    allied,
    at_war,
    controller,
    home_powers,
    is_enemy,
    is_fortified,
    is_friendly,
    is_zone,
    leaders_of,
    major_of,
    nations_of,
    neighbours,
    on_world_map,
    over_pass,
    place_of,
    power_of,
    powers_in,
    require_one_map,
    units_of,
)
from rulewright.virgin_queen.s05_military_units import (
    battle_rating,
    formation_limit,
    formation_limit_clause,
    require_formation,
)
from rulewright.virgin_queen.s09_5_england_and_spain import (
    are_of,
    as_the_war_begins,
    as_they_become_enemies,
    isles_entered,
    isles_open,
    netherlands_entered,
    parted_by_war,
    require_isles,
)
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s17_1_force_pool import require_knights_stay, without_knights
from rulewright.virgin_queen.s20_10_duke_of_guise import guise_may_go, require_guise_stays
from rulewright.virgin_queen.s23_1_ottoman import moriscos_may_go, require_near_granada
from rulewright.virgin_queen.s24_minor_powers import (
    besieged_without_war,
    in_the_open,
    is_independent_fortification,
)

OTTOMAN = "ottoman"
TELESCOPE = "telescope"
SUM = Tally("sum", (1, 2, 3, 4, 5, 6))
"""Interception and avoiding battle read the sum of their dice only."""


class ResponseCard(Frozen, frozen=True):
    """A response card that hinders a move. Its text isn't in the rulebook: what it does is given.

    Attributes:
        name: its name.
        power: the power that plays it.
        stops: whether it keeps the formation where it is.
    """

    name: str
    power: Power
    stops: bool = True


# 13.1  Who is an enemy in a space


def hostile_powers(game: Game, position: Position, space: str, power: str) -> tuple[str, ...]:
    """Return the powers whose units in a space are enemies of a power that enters it (2.2, 13.1).

    In case 3 the units of the allies of the enemy that controls the space are enemies as well; and
    so are those of allies who stand there together with land units of an enemy (9.2).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the power that enters.

    Returns:
        Those powers, in impulse order, with land units or leaders in the space, besieged or not.
    """
    there = space_of(position, space)
    named = (position.leaders[name].nation for name in (*there.leaders, *there.leaders_inside))
    nations = {*there.units, *there.inside, *named}
    powers = powers_in(position, nations)
    controls = controller(game, position, space)
    hosts = _is_case_3(game, position, space, power)
    if hosts and all(allied(position, other, power) for other in powers):
        hosts = reading(game.rules, "VQ-Q480") == "case_3_makes_enemies"
    if hosts and not all(other == power or is_enemy(position, other, power) for other in powers):
        cite("VQ-13.1-E01")
    foes = [other for other in powers_in(position, there.units) if is_enemy(position, other, power)]
    attacked = position.move is not None and position.move.attack and position.move.target == space

    def joins(other: str) -> bool:
        with_host = hosts and allied(position, other, controls)
        if not with_host and not any(allied(position, other, foe) for foe in foes):
            return False
        both = allied(position, other, power)
        return not both or reading(game.rules, "VQ-Q475") == "defends_too"

    return tuple(
        other
        for other in powers
        if other != power
        and (
            is_enemy(position, other, power) or joins(other) or (attacked and other == INDEPENDENT)
        )
    )


def _is_case_3(game: Game, position: Position, space: str, power: str) -> bool:
    """Tell whether an enemy controls a space, and all units there are its or its allies' (13.1)."""
    controls = controller(game, position, space)
    outside, inside = _others_there(game, position, space, power)
    there = [other for other in (*outside, *inside) if other != INDEPENDENT]
    hosts = is_enemy(position, controls, power)
    return hosts and all(allied(position, controls, other) for other in there)


def defenders(game: Game, position: Position) -> Forces:
    """Return the land units in the target of the move under way that fight it, unbesieged (13.1).

    Args:
        game: rules and components.
        position: the position with its move.
    """
    move = the_move(position)
    hostile = hostile_powers(game, position, move.target, active_power(position))
    units = space_of(position, move.target).units
    return of_nations(units, [nation for nation in units if power_of(position, nation) in hostile])


def the_move(position: Position) -> Move:
    """Return the land move under way.

    Raises:
        Impossible: there is none.
    """
    if position.move is None:
        raise Impossible("move: there is no land move under way")
    return position.move


# 13.1  Entering a space


def enter(
    game: Game,
    position: Position,
    space: str,
    power: str,
    units: Forces,
    leaders: Sequence[str] = (),
    marks: Marks = EMPTY,
) -> Position:
    """Put units and leaders into a space by move, interception, avoid battle or retreat (13.1).

    Enemy army leaders who stand there without land units are captured, or withdraw into the
    fortification if there is one; a naval leader who is alone goes to the turn track.

    Args:
        game: rules and components.
        position: the position; those who enter aren't in any space of it.
        space: the space.
        power: the power that commands them.
        units: the land units that enter.
        leaders: the leaders who come with them.
        marks: what some of the units did in this impulse, as `take_out` tells.

    Returns:
        The position with them in the space.
    """
    position = as_they_become_enemies(game, position, space, units, leaders)
    hostile = hostile_powers(game, position, space, power)
    position = put_in(position, space, units, leaders, marks)
    position = netherlands_entered(game, position, space, units, leaders)
    position = isles_entered(game, position, space, units, leaders)
    if not units:
        return position

    there = space_of(position, space)
    guarded = [other for other in powers_in(position, there.units) if other in hostile]
    lone = [
        name
        for name in there.leaders
        if (owner := power_of(position, position.leaders[name].nation)) in hostile
        and (
            not any(allied(position, owner, other) for other in guarded)
            or (
                position.leaders[name].naval
                and reading(game.rules, "VQ-Q292") == "without_naval_units"
            )
        )
    ]
    for name in lone:
        position = _catch(game, position, space, power, name)
    return position


def _catch(game: Game, position: Position, space: str, power: str, name: str) -> Position:
    """Deal with one leader who is alone where enemy land units enter (13.1, 13.3)."""
    there = space_of(position, space)
    left = tuple(other for other in there.leaders if other != name)
    fortified = is_fortified(game, position, space)
    if position.leaders[name].naval:
        fleets = [power_of(position, nation) for nation in there.fleets]
        owner = power_of(position, position.leaders[name].nation)
        if fortified or owner in fleets:
            return position

        cite("VQ-13.1-E06")
        position = with_space(position, space, leaders=left)
        return replace(position, leaders_next_turn=(*position.leaders_next_turn, name))

    if fortified:
        cite("VQ-13.3-E02")
        inside = (*there.leaders_inside, name)
        return with_space(position, space, leaders=left, leaders_inside=inside)

    cite("VQ-13.1-E05")
    position = with_space(position, space, leaders=left)
    return capture(position, (name,), power)


def capture(position: Position, names: Sequence[str], power: str) -> Position:
    """Put captured leaders on the power card of their captor (13.1, 14, 15.1).

    Args:
        position: the position; the leaders aren't in any space of it.
        names: the leaders.
        power: the captor.

    Returns:
        The position with them captured.
    """
    cite("VQ-13.1-S01")
    captured = position.captured
    for name in names:
        captured = with_entry(captured, name, power)  # type: ignore[arg-type]  # a major power
    return replace(position, captured=captured)


# 13.1  Where a formation may go


def _require_way(game: Game, position: Position, target: str, power: str) -> None:
    """Refuse a target that a formation may not enter, whatever there is of it (13.1)."""
    controls = controller(game, position, target)
    own = controls == power
    if reading(game.rules, "VQ-Q157") == "home_spaces_too":
        homes = [major_of(position, home) for home in home_powers(game, target)]
        own = own or power in homes
    free = own or controls == INDEPENDENT
    if free:
        cite("VQ-13.1-P01")
    else:
        require(
            at_war(position, controls, power) or allied(position, controls, power),
            "VQ-13.1-R02",
            f"{target} is controlled by {controls}, which is neither at war with {power} nor its"
            " ally",
        )

    if free and reading(game.rules, "VQ-Q291") == "always":
        return
    barred = _barred_by(game, position, target, power)
    permits(barred != "VQ-13.1-R03", "VQ-13.1-R03")
    if barred:
        raise Illegal(barred, f"{power} may not enter {target} because of the land units there")


def _barred_by(game: Game, position: Position, target: str, power: str) -> str:
    """Return the clause by which the land units of others bar a space; "" if none does (13.1).

    It is enough that one of the four cases applies.
    """
    outside, inside = _others_there(game, position, target, power)
    if INDEPENDENT in (*outside, *inside):
        cite("VQ-13.1-E03")
    outside = [other for other in outside if other != INDEPENDENT]
    inside = [other for other in inside if other != INDEPENDENT]
    there = [*outside, *inside]
    if not there:
        return ""

    def all_allied(powers: Iterable[str]) -> bool:
        return all(allied(position, other, power) for other in powers)

    def all_enemies(powers: Iterable[str]) -> bool:
        return all(at_war(position, other, power) for other in powers)

    fortified = is_fortified(game, position, target)
    besieged = fortified and bool(outside) and bool(inside)
    controls = controller(game, position, target)
    barred = "VQ-13.1-R03"
    if all_allied(there):
        cite("VQ-13.1-P04")
        if permits(not besieged, "VQ-13.1-R04"):
            return ""
        barred = "VQ-13.1-R04"

    if all_enemies(there):
        cite("VQ-13.1-P05")
        both = fortified and controls not in (power, INDEPENDENT)
        both = both and all(allied(position, controls, other) for other in (power, *there))
        if not permits(not besieged, "VQ-13.1-R05"):
            barred = "VQ-13.1-R05"
        elif permits(not both, "VQ-13.1-R06"):
            return ""
        else:
            barred = "VQ-13.1-R06"

    if _is_case_3(game, position, target, power):
        cite("VQ-13.1-P06")
        return ""

    if besieged and all_allied(inside) and all_enemies(outside):
        cite("VQ-13.1-P07")
        return ""
    if besieged and all_enemies(inside) and all_allied(outside):
        cite("VQ-13.1-P08")
        return ""
    return barred


def _others_there(
    game: Game, position: Position, target: str, power: str
) -> tuple[list[str], list[str]]:
    """Return whose land units bar a space: those outside and those inside (VQ-Q103, VQ-Q158)."""
    space = space_of(position, target)
    outside, inside = [*space.units], [*space.inside]
    if reading(game.rules, "VQ-Q103") == "leaders_are_units":
        outside += [position.leaders[name].nation for name in space.leaders]
        inside += [position.leaders[name].nation for name in space.leaders_inside]
    counted = reading(game.rules, "VQ-Q158") == "own_units_count_as_allied"

    def powers(nations: Iterable[str]) -> list[str]:
        every = powers_in(position, nations)  # type: ignore[arg-type]  # they are nations
        return [other for other in every if counted or other != power]

    return powers(outside), powers(inside)


def has_enemy_units(
    game: Game, position: Position, space: str, power: str, *, naval: bool = True
) -> bool:
    """Tell whether enemy units of a power are in a space (2.2, 13).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the power whose enemies they are.
        naval: whether naval units count; leaders do by a reading of VQ-Q103.
    """
    there = space_of(position, space)
    nations = [*there.units, *there.inside, *(there.fleets if naval else ())]
    if reading(game.rules, "VQ-Q103") == "leaders_are_units":
        named = (*there.leaders, *there.leaders_inside)
        nations += [position.leaders[name].nation for name in named]
    return any(is_enemy(position, power_of(position, nation), power) for nation in nations)


# 13.1  The move, steps 1 to 4


def declare_move(
    game: Game,
    position: Position,
    origin: str,
    target: str,
    units: Forces = EMPTY,
    leaders: Sequence[str] = (),
    attack: bool = False,
    response_cards: Sequence[ResponseCard] = (),
) -> Play[Position]:
    """Declare a formation's move and pay for it (13.1, steps 1 to 4).

    Args:
        game: rules and components.
        position: the position.
        origin: the space that the formation leaves.
        target: the space that it moves to.
        units: its land units.
        leaders: its army leaders.
        attack: whether it attacks an independent target, its independents if there are any.
        response_cards: what other powers play against the move.

    Returns:
        The position with the move under way and what follows on the agenda.

    Raises:
        Illegal: the formation may not move there, or the CP don't suffice.
        Impossible: nobody's impulse it is, or another move is under way.
    """
    power, units = active_power(position), frozen_map(units)
    if position.move is not None:
        raise Impossible("move: another move is under way; it goes first")
    cite("VQ-13.1-S02")
    start = space_of(position, origin)
    together = holds(start.units, units) and all(name in start.leaders for name in leaders)
    shut_in = not together and _stand_in(start, units, leaders)
    require(not shut_in, "VQ-15-R01", f"what is besieged in {origin} may not move")
    require(
        together,
        "VQ-13.1-R01",
        f"{power} has no such units and leaders together in {origin}",
    )
    require_formation(game.rules, position, power, units, leaders)
    cite("VQ-13.1-S03")
    if on_world_map(game, target):
        require_one_map(game, origin, target)
    require(
        not is_zone(game, target),
        "VQ-2.5-R07",
        f"{target} is a sea zone: only naval units and naval leaders may be there",
    )
    require(
        target in neighbours(game, position, origin, power, "movement"),
        "VQ-13.1-R10",
        f"{target} is not adjacent to {origin}",
    )
    require_knights_stay(units)
    require_near_granada(game, units, target, by_move=True)
    require_guise_stays(game, leaders, target)
    require_isles(game, position, target, units, leaders)
    entering = as_the_war_begins(game, position, target, units, leaders)
    _require_way(game, entering, target, power)
    if attack and is_independent_fortification(game, position, target):
        require(
            besieged_without_war(game, position, target),
            "VQ-9.4-P03",
            f"{target} is not named among those that are besieged without a war",
        )
    _require_fresh(position, origin, units, leaders)
    lone = not units
    hosts = is_enemy(entering, controller(game, entering, target), power)
    there = space_of(position, target)
    attacks = attack or reading(game.rules, "VQ-Q307") == "entering_is_attacking"
    attacked = attacks and INDEPENDENT in powers_in(position, [*there.units, *there.inside])
    met = hosts or attacked or has_enemy_units(game, entering, target, power)
    require(
        not (lone and met),
        "VQ-13.1-R09",
        f"leaders without land units may not move into {target}",
    )

    cost = game.rules.pass_cost if over_pass(game, origin, target) else game.rules.move_cost
    cite("VQ-13.1-S04")
    position = pay(position, cost, "VQ-13.1-S04")

    for card in response_cards:
        require(card.power != power, "VQ-13.1-S05", f"{card.name} is played by another power")
        if card.stops:
            return position

    return _set_out(game, position, power, origin, target, units, leaders, attack)
    yield


def _stand_in(space: Space, units: Forces, leaders: Sequence[str]) -> bool:
    """Tell whether units and leaders are in a space, besieged or not."""
    named = (*space.leaders, *space.leaders_inside)
    return holds(plus(space.units, space.inside), units) and all(name in named for name in leaders)


def _require_fresh(position: Position, origin: str, units: Forces, leaders: Sequence[str]) -> None:
    """Refuse units and leaders that lost a battle or made an assault in this impulse (13.1)."""
    space = space_of(position, origin)
    beaten = [name for name in leaders if name in position.impulse.beaten]
    require(
        not beaten and _left_unmarked(space.units, space.beaten, units),
        "VQ-13.1-R07",
        "what lost a field battle in this impulse may not move any more",
    )
    assaulted = [name for name in leaders if name in position.impulse.assaulted]
    require(
        not assaulted and _left_unmarked(space.units, space.assaulted, units),
        "VQ-13.1-R08",
        "what took part in an assault in this impulse may not move any more",
    )


def _left_unmarked(there: Forces, marked: Forces, units: Forces) -> bool:
    """Tell whether so many of the units of a space are not marked."""
    return holds(minus(there, at_most(marked, there)), units)


def _set_out(
    game: Game,
    position: Position,
    power: Power,
    origin: str,
    target: str,
    units: Forces,
    leaders: Sequence[str],
    attack: bool,
) -> Position:
    """Take a formation off its space and put on the agenda what follows (13.1)."""
    start, aim = space_of(position, origin), space_of(position, target)
    besieger = power in start.siege
    shut_in = {*start.inside, *(position.leaders[name].nation for name in start.leaders_inside)}
    before = powers_in(position, aim.inside)
    if reading(game.rules, "VQ-Q307") == "entering_is_attacking":
        regulars = INDEPENDENT in powers_in(position, [*aim.units, *aim.inside])
        attack = attack or regulars or besieged_without_war(game, position, target)
    position, _ = take_out(position, origin, units, leaders)
    position = as_the_war_begins(game, position, target, units, leaders)
    move = Move(
        origin,
        target,
        units,
        tuple(leaders),
        attack=attack,
        left_besieged=tuple(shut_in) if besieger else (),
        besieged_before=before,
    )
    position = replace(position, move=move)

    cite("VQ-13.2-P01", "VQ-13.2-S02")
    powers = powers_in(position, defenders(game, position))
    due = [
        Due("intercept", other) for other in MAJOR_POWERS if can_intercept(game, position, other)
    ]
    due += [Due("avoid_battle", other) for other in MAJOR_POWERS if other in powers]
    due += [Due("withdraw", other) for other in powers]  # type: ignore[arg-type]  # powers
    due.append(Due("field_battle", power))
    due.append(Due("arrive", power))
    if besieger or shut_in:
        due.append(Due("siege_check", power, origin, "move"))
    return followed_by(position, *due)


# 13.1  Arrival


def arrive(game: Game, position: Position) -> Play[Position]:
    """Let the formation that moves enter its target (13.1).

    Args:
        game: rules and components.
        position: the position with its move, after all reactions and the field battle.

    Returns:
        The position with the formation in the target, and the move ended.

    Raises:
        Illegal: enemy land units outside the fortification must be fought first.
    """
    move, power = the_move(position), active_power(position)
    if _caught_alone(game, position):
        cite("VQ-13.1-E05")
        return capture(replace(position, move=None), move.leaders, move.intercepted_by)

    require(
        _is_spared(game, position) or not defenders(game, position),
        "VQ-13.1-S11",
        f"a field battle in {move.target} comes first",
    )
    hostile = hostile_powers(game, position, move.target, power)
    earlier = position = replace(position, move=None)
    position = enter(game, position, move.target, power, move.units, move.leaders)
    position = yield from parted_by_war(game, earlier, position, move.target)

    controls = controller(game, position, move.target)
    besieged = bool(space_of(position, move.target).siege)
    attacked = is_enemy(position, controls, power) or bool(hostile) or besieged
    attacked = attacked or (besieged_without_war(game, position, move.target) and move.attack)
    if attacked and is_fortified(game, position, move.target):
        after = "battle" if move.fought else "withdrawal" if move.withdrawn else "move"
        if after == "withdrawal":
            came_from = with_entry(position.impulse.came_from, move.target, move.origin)
            position = replace(position, impulse=replace(position.impulse, came_from=came_from))
        position = followed_by(position, Due("siege_check", power, move.target, after))  # type: ignore[arg-type]  # one of those
    return position


# 13.2  Interception


def may_oppose(game: Game, position: Position, power: str) -> bool:
    """Tell whether a power may intercept the move under way, by its diplomatic status (13.1, 13.2).

    It must be at war with the mover. Where an enemy controls the target and all units there are
    its own or its allies', the allies may by a reading of VQ-Q47.
    """
    move, mover = the_move(position), active_power(position)
    controls = controller(game, position, move.target)
    guests = [
        other
        for other in hostile_powers(game, position, move.target, mover)
        if not is_enemy(position, other, mover)
    ]
    if guests and power == controls:
        cite("VQ-13.1-E02")
    if is_enemy(position, power, mover):
        return True
    too = reading(game.rules, "VQ-Q47") == "its_allies_too"
    if too and _is_case_3(game, position, move.target, mover):
        cite("VQ-13.1-E02")
        return power != mover and allied(position, power, controls)
    return False


def can_intercept(game: Game, position: Position, power: str) -> bool:
    """Tell whether there is a space from which a power can attempt to intercept (13.2)."""
    return power in MAJOR_POWERS and bool(origins(game, position, power).allowed)


def origins(game: Game, position: Position, power: str) -> Options:
    """Return the spaces from which a power can attempt to intercept the move under way (13.2).

    Args:
        game: rules and components.
        position: the position with its move.
        power: a major power.

    Returns:
        The adjacent spaces with units or leaders of the power that can, and why others can't.
    """
    barred = _barred_interception(game, position, power)
    allowed: list[str] = []
    excluded: dict[str, str] = {}
    target = the_move(position).target
    for name in neighbours(game, position, target, power, "interception"):
        units, leaders = _interceptors(game, position, power, name)
        if not units and not leaders:
            continue
        why = barred or _barred_origin(game, position, power, name)
        if why is not None:
            excluded[name] = why[0]
            continue
        barred_then = _interception_barred_by(game, power)
        units, leaders, clause = _able_to_go(game, position, target, units, leaders, barred_then)
        if not units and not leaders:
            excluded[name] = clause
        elif units or _may_lead_alone(game, position, power):
            allowed.append(name)
        else:
            excluded[name] = "VQ-13.2-R10"
    return Options(tuple(allowed), excluded)


def _barred_interception(game: Game, position: Position, power: str) -> tuple[str, str] | None:
    """Return the clause and the reason why a power may not intercept at all; None if it may."""
    move, mover = the_move(position), active_power(position)
    first = move.intercepted_by
    if first == power:
        cite("VQ-13.2-P03")
    if not permits(first in ("", power), "VQ-13.2-R01"):
        if not permits(not allied(position, first, power), "VQ-13.2-R02"):
            return "VQ-13.2-R02", f"{first} has intercepted, {power} is its ally"
        return "VQ-13.2-R01", f"{first} has intercepted"
    if first:
        permits(True, "VQ-13.2-R02")

    if not permits(may_oppose(game, position, power), "VQ-13.2-R05"):
        return "VQ-13.2-R05", f"{power} is not at war with {mover}"

    target = move.target
    space = space_of(position, target)
    controls = controller(game, position, target)
    safe = (
        is_fortified(game, position, target)
        and is_friendly(position, controls, mover)
        and not space.siege
        and not space.inside
        and not space.leaders_inside
    )
    if not permits(not safe, "VQ-13.2-R11"):
        return "VQ-13.2-R11", f"{target} is a fortified space friendly to {mover}"

    there = powers_in(position, [*space.units, *space.inside])
    if reading(game.rules, "VQ-Q295") == "they_do_not":
        there = tuple(other for other in there if other != INDEPENDENT)
    friends = [other for other in there if is_friendly(position, other, power)]
    enough = bool(friends)
    if reading(game.rules, "VQ-Q294") == "all_units_must_be_friendly":
        enough = len(friends) == len(there)
    if not permits(not there or enough, "VQ-13.2-R12"):
        return "VQ-13.2-R12", f"the land units in {target} are neither {power}'s nor its allies'"
    shut_in = [other for other in move.besieged_before if other in friends]
    if not permits(not shut_in, "VQ-13.2-R13"):
        return "VQ-13.2-R13", f"the friends of {power} in {target} were besieged before"

    known = controls in (power, INDEPENDENT)
    sided = known or allied(position, controls, power) or at_war(position, controls, power)
    if not permits(sided, "VQ-13.2-R14"):
        return "VQ-13.2-R14", f"{power} is neither ally nor enemy of {controls}"
    return None


def _interception_barred_by(game: Game, power: str) -> Callable[[Position], str]:
    """Return by which clause a power may not intercept in a position; "" if it may."""

    def clause(position: Position) -> str:
        barred = _barred_interception(game, position, power)
        return barred[0] if barred else ""

    return clause


def _barred_origin(
    game: Game, position: Position, power: str, origin: str
) -> tuple[str, str] | None:
    """Return the clause and the reason why a power may not intercept out of a space; or None."""
    move = the_move(position)
    if not permits(not over_pass(game, origin, move.target), "VQ-13.2-R04"):
        return "VQ-13.2-R04", f"{origin} and {move.target} are connected by a pass"

    tried = [by for name, by in move.tried if name == origin]
    if reading(game.rules, "VQ-Q48") == "one_per_power":
        tried = [by for by in tried if by == power]
    if not permits(not tried, "VQ-13.2-L01"):
        return "VQ-13.2-L01", f"an interception out of {origin} has been attempted"
    return None


def _interceptors(
    game: Game, position: Position, power: str, origin: str
) -> tuple[Forces, tuple[str, ...]]:
    """Return the units and leaders of a power in a space that can still intercept (13.2)."""
    space = space_of(position, origin)
    nations = [
        nation
        for nation in nations_of(position, power)
        if nation not in MINOR_POWERS or reading(game.rules, "VQ-Q268") == "like_the_allys"
    ]
    units = of_nations(minus(space.units, at_most(space.intercepted, space.units)), nations)
    leaders = tuple(
        name
        for name in _army_leaders(position, space, power)
        if position.leaders[name].nation in nations and name not in position.impulse.intercepted
    )
    return without_knights(units), leaders


def _able_to_go(
    game: Game,
    position: Position,
    to: str,
    units: Forces,
    leaders: Sequence[str],
    barred: Callable[[Position], str],
) -> tuple[Forces, tuple[str, ...], str]:
    """Return those of some land units and leaders for whom a space isn't closed (9.5, 20.10, 23.1).

    Args:
        game: rules and components.
        position: the position.
        to: the space.
        units: the land units.
        leaders: the leaders.
        barred: (the position in which they meet those whom their entry makes enemies, VQ-Q440) ->
            the clause by which they may not enter; "" if they may.

    Returns:
        The land units, the leaders, and the clause by which some of them fall out; "" if none does.
    """
    clause = ""
    if not moriscos_may_go(game, units, to):
        clause = "VQ-23.1-R02"
        units = frozen_map({n: replace(force, moriscos=0) for n, force in units.items()})
    able = tuple(name for name in leaders if guise_may_go(game, (name,), to))
    if able != tuple(leaders):
        clause = "VQ-20.10-R02"
    if not isles_open(game, position, to, units, able):
        clause = "VQ-9.5-R01"
        units, able = _without(
            units, able, lambda some, names: are_of(game, position, "spain", some, names)
        )
    entering = as_they_become_enemies(game, position, to, units, able)
    if entering != position and (why := barred(entering)):
        clause = why
        units, able = _without(
            units,
            able,
            lambda some, names: as_they_become_enemies(game, position, to, some, names) != position,
        )
    return units, able, clause


def _who_can(leaders: Sequence[str], able: Sequence[str], clause: str) -> Options:
    """Return which leaders can go along, and by which clause the others can't."""
    return offer(leaders, (clause, able.__contains__)) if clause else offer(leaders)


def _without(
    units: Forces,
    leaders: tuple[str, ...],
    out: Callable[[tuple[Nation, ...], tuple[str, ...]], bool],
) -> tuple[Forces, tuple[str, ...]]:
    """Return land units and leaders without the nations and leaders of whom something holds."""
    left = of_nations(units, [nation for nation in units if not out((nation,), ())])
    return left, tuple(name for name in leaders if not out((), (name,)))


def _may_lead_alone(game: Game, position: Position, power: str) -> bool:
    """Tell whether leaders alone may intercept: only if friends are in the target (13.2)."""
    space = space_of(position, the_move(position).target)
    nations = [*space.units, *space.inside]
    if reading(game.rules, "VQ-Q296") == "any_unit":
        nations += space.fleets
    there = [power_of(position, nation) for nation in nations]
    return permits(any(is_friendly(position, other, power) for other in there), "VQ-13.2-R10")


def acting_side(game: Game, position: Position, power: str) -> str:
    """Return the power from whose side a space or unit is friendly or enemy (2.2, VQ-Q101)."""
    if reading(game.rules, "VQ-Q101") == "of_the_active_power":
        return active_power(position)
    return power


def resolve_interceptions(game: Game, position: Position, power: str) -> Play[Position]:
    """Let a power attempt interceptions of the move under way, one after the other (13.2).

    Args:
        game: rules and components.
        position: the position with its move.
        power: the power.

    Returns:
        The position after its attempts.
    """
    while position.move is not None:
        cite("VQ-13.2-P01")
        ways = origins(game, position, power)
        origin = yield from Choose("intercept_from", power, ways, optional=True)
        if not origin:
            break
        cite("VQ-13.2-P02", "VQ-13.2-S01", "VQ-13.2-S07")
        there, leaders_there = _interceptors(game, position, power, origin)
        target, barred = the_move(position).target, _interception_barred_by(game, power)
        there, able, clause = _able_to_go(game, position, target, there, leaders_there, barred)
        alone = bool(able) and _may_lead_alone(game, position, power)
        leaders = yield from ChooseSome(
            "intercepting_leaders",
            origin,
            _who_can(leaders_there, able, clause),
            0 if there else 1,
            len(able),
        )
        limit, clause = _limit_of(game.rules, position, leaders)
        least = 0 if leaders and alone else 1
        units = yield from choose_units("intercepting_units", origin, there, (least, limit), clause)
        position = yield from intercept(game, position, power, origin, units, leaders)
    return position


def _limit_of(rules: Rules, position: Position, leaders: Sequence[str]) -> tuple[int, str]:
    """Return how many land units a formation with these leaders may have, and by which clause."""
    commands = [position.leaders[name].command for name in leaders]
    return formation_limit(rules, commands), formation_limit_clause(commands)


def choose_units(
    key: str, where: str, there: Forces, bounds: tuple[int, int], clause: str = ""
) -> Play[Forces]:
    """Let a power choose some of its land units, kind by kind.

    Args:
        key: the key of the asks; their subject is the space, the nation and the kind.
        where: the space.
        there: what can be chosen.
        bounds: how many at least and at most.
        clause: the clause that limits them; "" if none does.

    Returns:
        The chosen units.
    """
    least, most = bounds
    chosen: dict[str, Force] = {}
    left, taken = land_units(there), 0
    for nation, force in there.items():
        kinds: dict[str, int] = {}
        for kind in LAND_UNITS:
            number = getattr(force, kind)
            if not number:
                continue
            left -= number
            low = max(0, least - taken - left)
            rules = ((clause, _no_more_than(most - taken)),) if clause else ()
            counts = [str(count) for count in range(low, number + 1)]
            answer = yield from Choose(key, f"{where} {nation} {kind}", offer(counts, *rules))
            kinds[kind] = int(answer)
            taken += int(answer)
        chosen[nation] = Force(**kinds)
    return frozen_map(chosen)  # type: ignore[arg-type]  # the keys are nations


def _no_more_than(most: int) -> Callable[[str], bool]:
    return lambda count: int(count) <= most


def intercept(
    game: Game,
    position: Position,
    power: str,
    origin: str,
    units: Forces = EMPTY,
    leaders: Sequence[str] = (),
) -> Play[Position]:
    """Attempt to intercept the move under way with one formation (13.2, steps 1 to 3).

    Args:
        game: rules and components.
        position: the position with its move.
        power: the power that intercepts.
        origin: the space in which its formation stands.
        units: the land units of the formation.
        leaders: its army leaders.

    Returns:
        The position with the formation in the target, if it succeeded.

    Raises:
        Illegal: this formation may not intercept this move.
    """
    require(
        position.move is not None,
        "VQ-13.2-R03",
        "only a formation on a move action can be intercepted, and none is on its way",
    )
    move, units = the_move(position), frozen_map(units)
    _require_played(power)
    require(
        move.target in neighbours(game, position, origin, power, "interception"),
        "VQ-13.2-P01",
        f"{origin} is not adjacent to {move.target}",
    )
    if barred := _barred_interception(game, position, power):
        raise Illegal(*barred)
    if barred := _barred_origin(game, position, power, origin):
        raise Illegal(*barred)

    cite("VQ-13.1-S06", "VQ-13.2-S02", "VQ-13.2-S03")
    require_knights_stay(units)
    _require_interceptors(game, position, power, origin, units, leaders)
    require_near_granada(game, units, move.target)
    require_guise_stays(game, leaders, move.target)
    require_isles(game, position, move.target, units, leaders)
    entering = as_they_become_enemies(game, position, move.target, units, leaders)
    if barred := _barred_interception(game, entering, power):
        raise Illegal(*barred)
    if land_units(units) < land_units(units_of(position, space_of(position, origin), power)):
        cite("VQ-13.2-P04")

    cite("VQ-13.2-S04")
    dice = yield from Roll("interception_dice", origin, game.rules.interception_dice, reads=SUM)
    result = sum(dice) + (yield from _one_rating(game, position, origin, leaders))
    result += _modifiers(game, position, power, units, intercepts=True)

    cite("VQ-13.2-S05")
    succeeds = result >= game.rules.interception_target
    position = replace(
        position,
        impulse=replace(position.impulse, intercepted=(*position.impulse.intercepted, *leaders)),
        move=replace(move, tried=(*move.tried, (origin, power))),
    )
    if not succeeds:
        space = space_of(position, origin)
        return with_space(position, origin, intercepted=plus(space.intercepted, units))
    placed = _place(game, position, power, origin, units, leaders)
    return (yield from parted_by_war(game, position, placed, move.target))


def _require_played(power: str) -> None:
    """Refuse a reaction of units that nobody plays (24.1, 24.7)."""
    why = f"{power} neither intercepts nor avoids battle"
    require(power != INDEPENDENT, "VQ-24.7-R01", why)
    require(power in MAJOR_POWERS, "VQ-24.1-R02", why)


def _require_interceptors(
    game: Game,
    position: Position,
    power: str,
    origin: str,
    units: Forces,
    leaders: Sequence[str],
) -> None:
    """Refuse units and leaders that may not intercept together (13.2)."""
    move, space = the_move(position), space_of(position, origin)
    absent = not (holds(space.units, units) and all(name in space.leaders for name in leaders))
    shut_in = _stand_in(space, units, leaders)
    left = origin == move.origin and any(
        power_of(position, nation) == power for nation in move.left_besieged
    )
    require(
        not (absent and shut_in and left),
        "VQ-13.2-R08",
        f"what was besieged in {origin} may not intercept its besiegers",
    )
    require(
        not (absent and shut_in), "VQ-13.2-R07", f"what is besieged in {origin} may not intercept"
    )
    require(not absent, "VQ-13.2-R09", f"{power} has no such formation in {origin}")
    if reading(game.rules, "VQ-Q268") == "not_at_all":
        nations = [*units, *(position.leaders[name].nation for name in leaders)]
        require(
            not any(nation in MINOR_POWERS for nation in nations),
            "VQ-24.3-E02",
            "units of minor powers don't intercept",
        )
    require_formation(game.rules, position, power, units, leaders)
    again = [name for name in leaders if name in position.impulse.intercepted]
    require(
        not again and _left_unmarked(space.units, space.intercepted, units),
        "VQ-13.2-R06",
        "what attempted an interception in this impulse may not attempt another",
    )
    if not units:
        alone = _may_lead_alone(game, position, power)
        require(alone, "VQ-13.2-R10", f"no units friendly to {power} are in {move.target}")


def _one_rating(game: Game, position: Position, subject: str, leaders: Sequence[str]) -> Play[int]:
    """Return the battle rating of one of some leaders: any, or the highest (VQ-Q159)."""
    if not leaders:
        return 0
    if reading(game.rules, "VQ-Q159") == "the_highest":
        return battle_rating(position, leaders)
    leader = yield from Choose("battle_leader", subject, offer(leaders))
    return position.leaders[leader].battle


def _modifiers(
    game: Game, position: Position, power: str, units: Forces, *, intercepts: bool
) -> int:
    """Return what cavalry and the Telescope add to the dice of a power that reacts (13.2, 13.3)."""
    move, mover = the_move(position), active_power(position)
    total = 0
    if power == OTTOMAN:
        if any(force.cavalry for force in units.values()):
            cite("VQ-13.2-E01" if intercepts else "VQ-13.3-E03")
            total = game.rules.cavalry_modifier
    elif mover == OTTOMAN and any(force.cavalry for force in move.units.values()):
        cite("VQ-13.2-E02" if intercepts else "VQ-13.3-E04")
        total = -game.rules.cavalry_modifier
    if TELESCOPE in position.bonuses.get(power, ()):  # type: ignore[call-overload]  # a power
        cite("VQ-13.2-E03" if intercepts else "VQ-13.3-E05")
        total += game.rules.telescope_modifier
    return total


def _place(
    game: Game,
    position: Position,
    power: str,
    origin: str,
    units: Forces,
    leaders: Sequence[str],
) -> Position:
    """Place a formation that has intercepted, and drop what it makes needless (13.1, 13.2)."""
    besieger = power in space_of(position, origin).siege
    position, marks = take_out(position, origin, units, leaders)
    marks = with_entry(marks, "intercepted", units)
    move = replace(the_move(position), intercepted_by=power)
    if reading(game.rules, "VQ-Q14") == "after_all_attempts":
        waiting = (*move.waiting, Stack(units, tuple(leaders), marks))
        position = replace(position, move=replace(move, waiting=waiting))
        cite("VQ-13.1-S07")
        if not any(due.step == "place_interceptors" for due in position.agenda):
            position = _before(position, "field_battle", Due("place_interceptors", power))  # type: ignore[arg-type]
    else:
        position = replace(position, move=move)
        cite("VQ-13.2-S06", "VQ-13.2-E04")
        position = enter(game, position, move.target, power, units, leaders, marks)

    cite("VQ-13.1-S08")
    if besieger:
        due = Due("siege_check", power, origin, "move")  # type: ignore[arg-type]  # a major power
        position = _behind(position, "arrive", due)
    return replace(
        position,
        agenda=tuple(due for due in position.agenda if not _needless(game, due, power)),
    )


def _needless(game: Game, due: Due, power: str) -> bool:
    """Tell whether a step is dropped after a power has intercepted (13.1, 13.2, VQ-Q160)."""
    if due.step == "intercept":
        return due.power != power
    if due.step in ("avoid_battle", "withdraw"):
        return due.power == power or reading(game.rules, "VQ-Q160") == "no"
    return False


def _before(position: Position, step: str, due: Due) -> Position:
    """Put an entry on the agenda before the first one of a step; at its end if there is none."""
    at = next((n for n, one in enumerate(position.agenda) if one.step == step), None)
    at = len(position.agenda) if at is None else at
    return replace(position, agenda=(*position.agenda[:at], due, *position.agenda[at:]))


def _behind(position: Position, step: str, due: Due) -> Position:
    """Put an entry on the agenda behind the first one of a step; at its end if there is none."""
    at = next((n + 1 for n, one in enumerate(position.agenda) if one.step == step), None)
    at = len(position.agenda) if at is None else at
    return replace(position, agenda=(*position.agenda[:at], due, *position.agenda[at:]))


def place_interceptors(game: Game, position: Position) -> Play[Position]:
    """Place the formations that have intercepted, after all attempts (13.1 step 5, VQ-Q14).

    Args:
        game: rules and components.
        position: the position with its move.

    Returns:
        The position with them in the target.
    """
    move = the_move(position)
    earlier = position = replace(position, move=replace(move, waiting=()))
    cite("VQ-13.1-S07", "VQ-13.2-E04")
    for stack in move.waiting:
        position = enter(
            game,
            position,
            move.target,
            move.intercepted_by,
            stack.units,
            stack.leaders,
            stack.marks,
        )
    return (yield from parted_by_war(game, earlier, position, move.target))


# 13.3  Avoid battle


def resolve_avoid_battle(game: Game, position: Position, power: str) -> Play[Position]:
    """Ask a power whether it avoids battle, where to and with what, and let it attempt (13.3).

    Args:
        game: rules and components.
        position: the position with its move.
        power: a major power whose land units stand in the target.

    Returns:
        The position after its attempt; after one for each space, by a reading of VQ-Q298.
    """
    tried: tuple[str, ...] = ()
    while target := (yield from _next_target(game, position, power, tried)):
        position = yield from _one_attempt(game, position, power, target)
        if reading(game.rules, "VQ-Q298") == "one_attempt":
            break
        tried = (*tried, target)
    return position


def _next_target(game: Game, position: Position, power: str, tried: tuple[str, ...]) -> Play[str]:
    """Let a power choose a space to which it avoids battle; "" if it doesn't (13.3, step 2)."""
    cite("VQ-13.3-P02")
    space = space_of(position, the_move(position).target)
    mine, able = units_of(position, space, power), _army_leaders(position, space, power)
    alone = bool(mine and able) and reading(game.rules, "VQ-Q05") == "out_of_a_stack"
    if not without_knights(mine) and not alone:
        return ""
    ways = destinations(game, position, power)
    ways = ways._replace(allowed=tuple(name for name in ways.allowed if name not in tried))
    return (yield from Choose("avoid_to", power, ways, optional=True))


def _one_attempt(game: Game, position: Position, power: str, target: str) -> Play[Position]:
    """Let a power choose what avoids battle to a space, and attempt it (13.3, steps 3 to 5)."""
    here = the_move(position).target
    space = space_of(position, here)
    there = without_knights(units_of(position, space, power))
    leaders_there = _army_leaders(position, space, power)
    barred = _way_barred_by(game, power, target)
    there, able, clause = _able_to_go(game, position, target, there, leaders_there, barred)
    options = _who_can(leaders_there, able, clause)
    least = 0 if there else 1
    leaders = yield from ChooseSome("avoiding_leaders", power, options, least, len(able))
    alone = bool(leaders) and reading(game.rules, "VQ-Q05") == "out_of_a_stack"
    bounds = (0 if alone else 1, land_units(there))
    units = yield from choose_units("avoiding_units", here, there, bounds)
    return (yield from avoid_battle(game, position, power, target, units, leaders))


def _army_leaders(position: Position, space: Space, power: str) -> tuple[str, ...]:
    """Return the army leaders of a power in a space, apart from the besieged ones."""
    mine = leaders_of(position, space.leaders, power)
    return tuple(name for name in mine if not position.leaders[name].naval)


def destinations(game: Game, position: Position, power: str) -> Options:
    """Return the spaces to which a power may avoid battle, and by what the others fall out (13.3).

    Args:
        game: rules and components.
        position: the position with its move.
        power: the power.
    """
    here = the_move(position).target
    seas = [name for name in place_of(game, here).adjacent if is_zone(game, name)]
    spaces = neighbours(game, position, here, power, "avoid battle")
    ways = _where_to_avoid(game, position, power, sorted({*spaces, *seas}))
    space = space_of(position, here)
    mine = without_knights(units_of(position, space, power))
    leaders = _army_leaders(position, space, power)
    alone = reading(game.rules, "VQ-Q05") == "out_of_a_stack"
    closed: dict[str, str] = {}
    for name in ways.allowed:
        barred = _way_barred_by(game, power, name)
        units, able, clause = _able_to_go(game, position, name, mine, leaders, barred)
        if clause and not units and not (alone and able):
            closed[name] = clause
    left = tuple(name for name in ways.allowed if name not in closed)
    return Options(left, {**ways.excluded, **closed})


def _way_barred_by(game: Game, power: str, to: str) -> Callable[[Position], str]:
    """Return by which clause a power may not avoid battle to a space; "" if it may."""
    return lambda position: _where_to_avoid(game, position, power, (to,)).excluded.get(to, "")


def _where_to_avoid(
    game: Game, position: Position, power: str, candidates: Iterable[str]
) -> Options:
    move = the_move(position)
    side = acting_side(game, position, power)

    def at_home(name: str) -> bool:
        return is_friendly(position, controller(game, position, name), power)

    def quiet(name: str) -> bool:
        calm = permits(not space_of(position, name).unrest, "VQ-12.4-E02")
        naval = reading(game.rules, "VQ-Q297") == "any_unit"
        return calm and not has_enemy_units(game, position, name, side, naval=naval)

    return offer(
        candidates,
        ("VQ-13.3-R03", lambda name: not is_zone(game, name)),
        ("VQ-13.3-R01", at_home),
        ("VQ-13.3-R02", quiet),
        ("VQ-13.3-R04", lambda name: name != move.origin),
    )


def avoid_battle(
    game: Game,
    position: Position,
    power: str,
    target: str,
    units: Forces = EMPTY,
    leaders: Sequence[str] = (),
) -> Play[Position]:
    """Attempt to avoid battle with some units of a power (13.3, steps 1 to 5).

    Args:
        game: rules and components.
        position: the position with its move.
        power: the power that avoids battle.
        target: the space to which it does.
        units: its land units that do.
        leaders: its army leaders that do.

    Returns:
        The position with them in the space, if they succeeded.

    Raises:
        Illegal: they may not avoid battle, or not there.
    """
    move, units = the_move(position), frozen_map(units)
    _require_avoider(game, position, power)
    cite("VQ-13.1-S09", "VQ-13.3-S03", "VQ-13.3-S04", "VQ-13.3-S05")
    here, space = move.target, space_of(position, move.target)
    seas = is_zone(game, target)
    require(
        seas or target in neighbours(game, position, here, power, "avoid battle"),
        "VQ-13.3-P01",
        f"{target} is not adjacent to {here}",
    )
    _require_way_out(game, position, power, target)

    cite("VQ-13.3-S06")
    mine = units_of(position, space, power)
    outside = holds(mine, units) and all(name in space.leaders for name in leaders)
    require(outside, "VQ-13.3-R05", f"{power} has no such units in {here} that aren't besieged")
    if not units and not leaders:
        raise Impossible("nobody avoids battle: name units or leaders")
    for name in leaders:
        if power_of(position, position.leaders[name].nation) != power:
            raise Impossible(f"{name} is no leader of {power}")
        require(not position.leaders[name].naval, "VQ-13.3-S06", f"{name} is no army leader")
    alone = reading(game.rules, "VQ-Q05") == "out_of_a_stack"
    require(
        bool(mine) and (bool(units) or alone),
        "VQ-13.3-R07",
        f"leaders alone may not avoid battle out of {here}",
    )
    if not units:
        cite("VQ-13.3-P04")
    commands = [position.leaders[name].command for name in leaders]
    if land_units(units) > formation_limit(game.rules, commands) or units != mine:
        cite("VQ-13.3-P03")

    require_knights_stay(units)
    require_near_granada(game, units, target)
    require_guise_stays(game, leaders, target)
    require_isles(game, position, target, units, leaders)
    entering = as_they_become_enemies(game, position, target, units, leaders)
    _require_way_out(game, entering, power, target)
    if len(powers_in(position, defenders(game, position))) > 1:
        cite("VQ-9.2-P06")
    units, leaders = yield from _who_gets_away(game, position, power, units, leaders)
    avoiders = (*move.avoiders, power)
    away = bool(units or leaders)
    move = replace(move, avoiders=avoiders, avoided=move.avoided or away)
    position = replace(position, move=move)
    if not away:
        return position

    cite("VQ-13.3-S09")
    if over_pass(game, here, target):
        cite("VQ-2.5-P01")
    earlier = position
    position, marks = take_out(position, here, units, leaders, marked_first=True)
    position = enter(game, position, target, power, units, leaders, marks)
    return (yield from parted_by_war(game, earlier, position, target))


def _require_way_out(game: Game, position: Position, power: str, target: str) -> None:
    """Refuse a space to which a power may not avoid battle (13.3)."""
    ways = _where_to_avoid(game, position, power, (target,))
    if target in ways.excluded:
        raise Illegal(ways.excluded[target], f"{power} may not avoid battle to {target}")


def _require_avoider(game: Game, position: Position, power: str) -> None:
    """Refuse a power that may not avoid battle in the target of the move (13.2, 13.3)."""
    move, mover = the_move(position), active_power(position)
    _require_played(power)
    caught = move.intercepted_by
    require(
        not (caught and power == mover),
        "VQ-13.3-R06",
        f"the units of {power} were caught in an interception",
    )
    require(power != caught, "VQ-13.2-R16", f"{power} has intercepted and must fight")
    require(
        not caught or reading(game.rules, "VQ-Q160") != "no",
        "VQ-13.1-S08",
        f"{caught} has intercepted: the field battle follows at once",
    )
    several = reading(game.rules, "VQ-Q298") == "several"
    require(
        several or power not in move.avoiders,
        "VQ-13.3-S03",
        f"{power} has made its attempt to avoid battle",
    )
    require(
        power in hostile_powers(game, position, move.target, mover),
        "VQ-13.3-P01",
        f"{power} has no enemies of {mover} in {move.target}",
    )


def _who_gets_away(
    game: Game, position: Position, power: str, units: Forces, leaders: Sequence[str]
) -> Play[tuple[Forces, tuple[str, ...]]]:
    """Roll whether a stack avoids battle; what was beaten in this impulse needn't (13.3)."""
    space = space_of(position, the_move(position).target)
    beaten = at_most(units, space.beaten)
    fled = tuple(name for name in leaders if name in position.impulse.beaten)
    if beaten or fled:
        cite("VQ-13.3-X01")
        whole = beaten == units and len(fled) == len(leaders)
        if whole or reading(game.rules, "VQ-Q162") == "whole_stack":
            return units, tuple(leaders)

    cite("VQ-13.3-S07")
    dice = yield from Roll("avoid_battle_dice", power, game.rules.avoid_battle_dice, reads=SUM)
    result = sum(dice) + (yield from _one_rating(game, position, power, leaders))
    result += _modifiers(game, position, power, units, intercepts=False)
    cite("VQ-13.3-S08")
    if result >= game.rules.avoid_battle_target:
        return units, tuple(leaders)
    return beaten, fled


# 13.4  Withdrawing into fortifications


def resolve_withdrawal(game: Game, position: Position, power: str) -> Play[Position]:
    """Ask a power whether its units in the target withdraw into the fortification (13.4).

    Inactive minor powers and independents always do, if they may (24.1).

    Args:
        game: rules and components.
        position: the position with its move.
        power: the power, or `independent`.

    Returns:
        The position with or without them inside.
    """
    if power not in MAJOR_POWERS:
        return (yield from _defend_unplayed(game, position, power))

    cite("VQ-13.4-P02")
    ways = offer(("withdraw",), ("VQ-13.4-P01", lambda _: may_withdraw(game, position, power)))
    if (yield from Choose("withdraw", power, ways, optional=True)):
        return (yield from withdraw(game, position, power))
    return position


def _defend_unplayed(game: Game, position: Position, power: str) -> Play[Position]:
    """Let units that nobody plays withdraw if they are few, or fight (24.1, 24.7)."""
    if power == INDEPENDENT:
        cite("VQ-24.7-R01")
    target = the_move(position).target
    position = in_the_open(game, position, target, power)
    if not units_of(position, space_of(position, target), power):
        return position
    if may_withdraw(game, position, power):
        cite("VQ-24.1-E01")
        return (yield from withdraw(game, position, power))
    cite("VQ-24.1-E02")
    return position


def may_withdraw(game: Game, position: Position, power: str) -> bool:
    """Tell whether a power's units in the target may withdraw into the fortification (13.4)."""
    return _barred_withdrawal(game, position, power) is None


def _barred_withdrawal(game: Game, position: Position, power: str) -> tuple[str, str] | None:
    """Return the clause and the reason why units may not withdraw; None if they may (13.4)."""
    move = the_move(position)
    target, caught = move.target, move.intercepted_by
    if not permits(power != caught, "VQ-13.2-R16"):
        return "VQ-13.2-R16", f"{power} has intercepted and must fight"
    if caught and reading(game.rules, "VQ-Q160") == "no":
        return "VQ-13.1-S08", f"{caught} has intercepted: the field battle follows at once"
    if not permits(is_fortified(game, position, target), "VQ-13.4-R01"):
        return "VQ-13.4-R01", f"{target} is not fortified"

    controls = controller(game, position, target)
    if not permits(controls == power or allied(position, controls, power), "VQ-13.4-R02"):
        return "VQ-13.4-R02", f"{target} is controlled by {controls}"

    counted = defenders(game, position)
    if reading(game.rules, "VQ-Q163") == "per_owner":
        counted = of_nations(counted, _nations(position, power))
    number = land_units(counted)
    if move.avoided and reading(game.rules, "VQ-Q293") == "not_after_a_success":
        return "VQ-13.1-S10", f"a part of the stack in {target} has avoided battle"
    most = game.rules.withdrawing
    if not permits(number <= most, "VQ-13.4-R03"):
        return "VQ-13.4-R03", f"{number} land units are left in {target}, at most {most} withdraw"
    return None


def _nations(position: Position, power: str) -> tuple[Nation, ...]:
    """Return the nations of a power; the independents have one of their own."""
    return (INDEPENDENT,) if power == INDEPENDENT else nations_of(position, power)


def withdraw(
    game: Game, position: Position, power: str, units: Forces | None = None
) -> Play[Position]:
    """Withdraw the units of a power in the target into the fortification (13.4).

    Args:
        game: rules and components.
        position: the position with its move.
        power: the power, or `independent`.
        units: the land units that withdraw; they must be all. Without it, all do.

    Returns:
        The position with them and their leaders inside.

    Raises:
        Illegal: they may not withdraw.
    """
    move = the_move(position)
    cite("VQ-13.1-S10", "VQ-13.4-P01")
    if barred := _barred_withdrawal(game, position, power):
        raise Illegal(*barred)
    owners = powers_in(position, defenders(game, position))
    if power not in owners:
        raise Impossible(f"{power} has no land units in {move.target} that withdraw")
    if len(owners) > 1:
        cite("VQ-13.4-P03")
    if reading(game.rules, "VQ-Q06") != "all_or_none":
        owners = (power,)
    there = space_of(position, move.target)
    nations = [nation for owner in owners for nation in _nations(position, owner)]
    everyone = of_nations(there.units, nations)
    require(
        units is None or units == everyone,
        "VQ-13.4-R04",
        f"all land units of {power} in {move.target} withdraw together, or none",
    )

    leaders = [name for owner in owners for name in _army_leaders(position, there, owner)]
    position, _ = take_out(position, move.target, everyone, leaders)
    there = space_of(position, move.target)
    position = with_space(
        position,
        move.target,
        inside=plus(there.inside, everyone),
        leaders_inside=(*there.leaders_inside, *leaders),
    )
    cite("VQ-13.4-E01")
    return replace(position, move=replace(move, withdrawn=True))
    yield


def battle_is_due(game: Game, position: Position) -> bool:
    """Tell whether the move under way comes to a field battle (13.1, 13.4)."""
    if not defenders(game, position) or _caught_alone(game, position):
        return False
    return not _is_spared(game, position)


def _is_spared(game: Game, position: Position) -> bool:
    """Tell whether a withdrawal keeps a field battle away from the target of the move (13.4)."""
    move = the_move(position)
    if move.withdrawn:
        return reading(game.rules, "VQ-Q164") == "no_battle"
    earlier = move.target in position.impulse.came_from and not move.intercepted_by
    return earlier and reading(game.rules, "VQ-Q482") == "in_the_whole_impulse"


def _caught_alone(game: Game, position: Position) -> bool:
    """Tell whether leaders without land units were intercepted, who are captured (VQ-Q481)."""
    move = the_move(position)
    caught = bool(move.intercepted_by) and not move.units and bool(defenders(game, position))
    return caught and reading(game.rules, "VQ-Q481") == "captured_at_once"


# 13.4  Moving on


def move_on(game: Game, position: Position, space: str) -> Play[Position]:
    """Choose what a formation does that has not more units than are in the fortification (13.4).

    It moves on to another space if it has CP left, or it retreats.

    Args:
        game: rules and components.
        position: the position; the formation stands in the space.
        space: the space.

    Returns:
        The position with its next move under way, or with its retreat due.
    """
    power = active_power(position)
    there = space_of(position, space)
    units = units_of(position, there, power)
    leaders = _army_leaders(position, there, power)
    cite("VQ-13.4-S01")
    ways = [
        name
        for name in neighbours(game, position, space, power, "movement")
        if _can_move(game, position, space, name, units, leaders)
    ]
    later = reading(game.rules, "VQ-Q300") == "until_the_impulse_ends" and position.impulse.cp > 0
    options = offer(
        ("move on", "retreat", "wait"),
        ("VQ-13.4-P04", lambda way: way != "move on" or bool(ways)),
        ("VQ-13.4-R05", lambda way: way != "wait" or later),
    )
    course = yield from Choose("course", space, options)
    if course == "retreat":
        cite("VQ-13.4-R05", "VQ-13.4-E04")
        return followed_by(position, Due("retreat", power, space, "withdrawal"))

    impulse = position.impulse
    if course == "wait":
        lingering = (*impulse.lingering, space)
        return replace(position, impulse=replace(impulse, lingering=lingering))

    position = replace(position, impulse=replace(impulse, passed=(*impulse.passed, space)))
    target = yield from Choose("next_space", space, offer(ways))
    attack = besieged_without_war(game, position, target) and bool(
        (yield from Choose("attack", target, offer(("attack",)), optional=True))
    )
    return (yield from declare_move(game, position, space, target, units, leaders, attack))


def _can_move(
    game: Game, position: Position, origin: str, target: str, units: Forces, leaders: Sequence[str]
) -> bool:
    """Tell whether a formation may move to a space and has the CP."""
    try:
        for _ in declare_move(game, position, origin, target, units, leaders):
            pass
    except Illegal:
        return False
    return True
