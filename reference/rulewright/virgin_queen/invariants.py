"""What holds of every step of every play of the war on land and of the religious struggle.

Each function tells what is wrong in a sentence, and nothing if all is well. What holds only when
everything that was due is done is looked at when the agenda is empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from rulewright.core.operations import Impossible, Invariant
from rulewright.virgin_queen.checks import check
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    INDEPENDENT,
    LAND_UNITS,
    NAVAL_UNITS,
    STRUGGLE_ZONES,
    Forces,
    Move,
    Nation,
    Position,
    Space,
    land_units,
    plus,
    space_of,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_3_religious_influence import religion_of, spaces_in
from rulewright.virgin_queen.s02_game_map import (
    allied,
    at_war,
    controller,
    home_powers,
    is_fortified,
    is_zone,
    major_of,
    power_of,
    powers_in,
    units_of,
)
from rulewright.virgin_queen.s05_military_units import SIDES

CARDS = ("attacker_responses", "defender_responses", "attacker_cards", "defender_cards")
"""Inputs that can bring units: what a card does isn't in the rulebook."""

BRINGS_UNITS = tuple(
    f"virgin_queen.{name}"
    for name in (
        "add_land_units",
        "displace",
        "leave_as_war_begins",
        "foreign_war_combat",
        "polish_royal_election",
        "check_catholic_league",
        "form_catholic_league",
        "rebellion",
        "english_catholic_rebellion",
        "conversions_and_rebellion",
        "rebellion_in_england",
    )
)
"""Operations that put or displace units into spaces of their power, a besieged one too."""


TAKES_LEADERS = tuple(
    f"virgin_queen.{name}"
    for name in ("leader_dies", "captain_returns", "assassinate", "guise_goes_in_winter")
)
"""Operations that take leaders out of the game."""
DEPLOYMENT = "virgin_queen.deploy_formation"
PUTS_UNITS_ANYWHERE = ("virgin_queen.add_land_units",)
"""Operations that stand for what isn't carried out: events and construction."""
MADE_BY_A_FORMATION = tuple(
    f"virgin_queen.{name}"
    for name in ("declare_move", "move", "intercept", "assault", "deploy_formation")
)
"""Operations of one formation, whose units and leaders are named (5.1)."""
BRINGS_LEADERS = tuple(
    f"virgin_queen.{name}"
    for name in ("rebellion", "check_catholic_league", "form_catholic_league")
)
"""Operations that bring leaders onto the map who were nowhere."""


def _settled(position: Position) -> bool:
    """Tell whether nothing is due any more."""
    return position.move is None and not position.agenda


def _changed(before: Position, after: Position) -> Iterator[tuple[str, Space, Space]]:
    """Give the spaces that have changed, as they were and as they are."""
    for name in dict.fromkeys((*before.spaces, *after.spaces)):
        was, now = space_of(before, name), space_of(after, name)
        if was != now:
            yield name, was, now


# What is conserved


def every_land_unit(position: Position) -> Counter[tuple[str, str]]:
    """Count the land units of each nation and kind, wherever they are.

    Regulars, mercenaries and cavalry are sides of the same counters and count as one (5.3).
    """
    places: list[Forces] = [position.force_pool]
    for space in position.spaces.values():
        places += [space.units, space.inside]
    if position.move is not None:
        places += [position.move.units, *(stack.units for stack in position.move.waiting)]
    places += [war.units for war in position.foreign_wars.values()]
    counted: Counter[tuple[str, str]] = Counter()
    for forces in places:
        for nation, force in forces.items():
            for kind in LAND_UNITS:
                counter = SIDES[0] if kind in SIDES else kind
                counted[nation, counter] += getattr(force, kind)
    return +counted


def every_leader(position: Position) -> Counter[str]:
    """Count how often each leader is somewhere."""
    counted: Counter[str] = Counter()
    for space in position.spaces.values():
        counted.update((*space.leaders, *space.leaders_inside))
    if position.move is not None:
        counted.update(position.move.leaders)
        for stack in position.move.waiting:
            counted.update(stack.leaders)
    for war in position.foreign_wars.values():
        counted.update(war.leaders)
    counted.update((*position.captured, *position.leaders_next_turn))
    return counted


def _land_units(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if any(inputs.get(name) for name in CARDS):
        return ""
    exactly = reading(game.rules, "VQ-Q232") == "exactly_as_told"
    if exactly and operation.endswith("catholic_league"):
        return ""
    had, has_now = every_land_unit(before), every_land_unit(after)
    for nation, kind in sorted({*had, *has_now}):
        if had[nation, kind] != has_now[nation, kind]:
            return f"{nation} had {had[nation, kind]} {kind} and has {has_now[nation, kind]}"
    return ""


def _naval_units(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation == "virgin_queen.add_naval_units":
        return ""
    had, has_now = (_every_ship(position) for position in (before, after))
    for nation, kind in sorted({*had, *has_now}):
        if had[nation, kind] != has_now[nation, kind]:
            return f"{nation} had {had[nation, kind]} {kind} and has {has_now[nation, kind]}"
    return ""


def _every_ship(position: Position) -> Counter[tuple[str, str]]:
    counted: Counter[tuple[str, str]] = Counter()
    fleets = [space.fleets for space in position.spaces.values()]
    for there in (*fleets, position.turn_track):
        for nation, fleet in there.items():
            for kind in NAVAL_UNITS:
                counted[nation, kind] += getattr(fleet, kind)
    return +counted


def _leaders(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    had, has_now = every_leader(before), every_leader(after)
    for name in before.leaders:
        comes = operation in BRINGS_LEADERS and (had[name], has_now[name]) == (0, 1)
        if name in after.leaders and had[name] != has_now[name] and not comes:
            return f"{name} is in {has_now[name]} places, and was in {had[name]}"
    gone = set(before.leaders) - set(after.leaders)
    may_go = reading(game.rules, "VQ-Q301") == "eliminated_too"
    if gone and not may_go and operation not in TAKES_LEADERS:
        return f"{', '.join(sorted(gone))} is out of the game"
    return ""


def _stands(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    try:
        check(game, after)
    except Impossible as wrong:
        return str(wrong)
    return ""


# Sieges


def _in_fortifications(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    most = game.rules.in_fortification
    each = reading(game.rules, "VQ-Q163") == "per_owner"
    each = each or reading(game.rules, "VQ-Q168") == "four_of_each"
    for name, was, now in _changed(before, after):
        number, had = land_units(now.inside), land_units(was.inside)
        owners = len(powers_in(after, now.inside)) if each else 1
        if number > had and number > most * owners:
            return f"{number} land units are inside {name}, there is room for {most}"
    return ""


def _besiegers(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if not _settled(after):
        return ""
    for name, was, now in _changed(before, after):
        inside = land_units(now.inside)
        if (was.units, was.inside, was.siege) == (now.units, now.inside, now.siege):
            continue
        waits = name in after.impulse.lingering  # VQ-Q300
        if inside and not now.siege and not waits and operation != "virgin_queen.displace":
            return f"{inside} land units are inside {name}, and nobody besieges it"
        for power in now.siege:
            number = land_units(units_of(after, now, power))
            if reading(game.rules, "VQ-Q176") == "both_together":
                number = land_units(now.units)
            if number <= inside:
                return f"{number} land units besiege {inside} in {name}"
    return ""


# Battles


def _no_enemies_together(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if not _settled(after) or _may_stay(game) or operation in BRINGS_UNITS:
        return ""
    if operation == DEPLOYMENT and reading(game.rules, "VQ-Q510") == "any_friendly_space":
        return ""
    for name, was, now in _changed(before, after):
        old = _enemies_in(before, was) | _enemies_in(after, was)  # a war may have begun
        new = sorted(_enemies_in(after, now) - old)
        if new:
            return f"{' and '.join(new[0])} are at war and stand together in {name}"
    return ""


def _may_stay(game: Game) -> bool:
    """Tell whether a reading lets enemies stand together after a battle or retreat."""
    return (
        reading(game.rules, "VQ-Q45") == "stays"
        or reading(game.rules, "VQ-Q302") == "survivors_stay"
        or reading(game.rules, "VQ-Q164") == "no_battle"
        or reading(game.rules, "VQ-Q101") == "of_the_active_power"
    )


def _enemies_in(position: Position, space: Space) -> set[tuple[str, str]]:
    """Return the pairs of powers at war with land units in a space, outside its fortification."""
    powers = sorted(powers_in(position, space.units))
    return {pair for pair in combinations(powers, 2) if at_war(position, *pair)}


def _somebody_survives(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation not in ("virgin_queen.field_battle", "virgin_queen.relief_battle"):
        return ""
    if before.move is None or not before.move.units:  # leaders alone have no units left to them
        return ""
    space = space_of(after, before.move.target)
    under_way = after.move.units if after.move is not None else {}
    both = plus(under_way, plus(space.units, space.inside))
    return "" if both else f"nobody is left of the battle in {before.move.target}"


# Where units may go


def _where_units_may_go(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation != "virgin_queen.declare_move" or after.move is None:
        return ""
    target, power = after.move.target, before.impulse.power
    if is_zone(game, target):
        return f"{power} marches into the sea zone {target}"
    if not _is_open(game, before, target, power):
        controls = controller(game, before, target)
        return f"{power} enters {target} of {controls}, to which it is neither enemy nor ally"
    if tired := _tired(before, after.move):
        return tired
    controls, space = controller(game, after, target), space_of(before, target)
    there = [power_of(after, nation) for nation in (*space.units, *space.inside, *space.fleets)]
    met = [other for other in (controls, *there) if at_war(after, other, power)]
    if not after.move.units and met:
        return f"leaders of {power} enter {target} without land units, and {met[0]} is there"
    free = controls in (power, INDEPENDENT)
    if free and reading(game.rules, "VQ-Q291") == "always":
        return ""
    if not _lets_in(game, after, target, space, power):
        return f"{power} enters {target}, and the units there bar it"
    return ""


def _is_open(game: Game, position: Position, name: str, power: str) -> bool:
    """Tell whether a power may enter a space, as far as this depends on who controls it (13.1)."""
    controls = controller(game, position, name)
    homes = [major_of(position, home) for home in home_powers(game, name)]
    if reading(game.rules, "VQ-Q157") == "home_spaces_too" and power in homes:
        return True
    sides = at_war(position, controls, power) or allied(position, controls, power)
    return controls == INDEPENDENT or sides


def _lets_in(game: Game, position: Position, name: str, space: Space, power: str) -> bool:
    """Tell whether one of the four cases of 13.1 lets a power in to the land units of a space.

    Args:
        game: rules and components.
        position: the position as to wars and alliances.
        name: the space.
        space: what stands in it.
        power: the power that enters.
    """
    out, inside = [*space.units], [*space.inside]
    if reading(game.rules, "VQ-Q103") == "leaders_are_units":
        out += [position.leaders[leader].nation for leader in space.leaders]
        inside += [position.leaders[leader].nation for leader in space.leaders_inside]
    counted = reading(game.rules, "VQ-Q158") == "own_units_count_as_allied"

    def others(nations: list[Nation]) -> set[str]:
        left = {INDEPENDENT} if counted else {INDEPENDENT, power}
        return {power_of(position, nation) for nation in nations} - left

    def friends(powers: set[str]) -> bool:
        return all(allied(position, other, power) for other in powers)

    def foes(powers: set[str]) -> bool:
        return all(at_war(position, other, power) for other in powers)

    besiegers, besieged = others(out), others(inside)
    there, controls = besiegers | besieged, controller(game, position, name)
    with_host = all(allied(position, other, controls) for other in there)
    if there and besiegers and besieged:
        one_side = (friends(besieged) and foes(besiegers)) or (
            foes(besieged) and friends(besiegers)
        )
        return one_side or (at_war(position, controls, power) and with_host)
    host_of_both = controls != power and allied(position, controls, power) and with_host
    mixed = is_fortified(game, position, name) and host_of_both
    enemies = foes(there) and not mixed
    return friends(there) or enemies or (at_war(position, controls, power) and with_host)


def _tired(before: Position, move: Move) -> str:
    """Tell who moves after a lost field battle or an assault in this impulse; "" if nobody."""
    space, impulse = space_of(before, move.origin), before.impulse
    for did, leaders in ((space.beaten, impulse.beaten), (space.assaulted, impulse.assaulted)):
        if again := [name for name in move.leaders if name in leaders]:
            return f"{again[0]} moves, who has lost a battle or made an assault"
        for nation in move.units:
            for kind in LAND_UNITS:
                there, number = (getattr(f[nation], kind) for f in (space.units, move.units))
                marked = getattr(did[nation], kind) if nation in did else 0
                if number > max(there - marked, 0):
                    return f"{number} {kind} of {nation} move, {marked} of {there} may not"
    return ""


def _where_units_come(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in PUTS_UNITS_ANYWHERE:
        return ""
    back = {before.move.origin} if before.move is not None else set()
    back |= {*before.impulse.came_from.values()}
    for name, was, now in _changed(before, after):
        if now.units and is_zone(game, name):
            return f"land units are in the sea zone {name}"
        if name in back:
            continue  # a formation goes back to where it came from (13.4, 14.1)
        new = {power_of(after, nation) for nation in now.units}
        new -= {power_of(before, nation) for nation in (*was.units, *was.inside)}
        for power in sorted(new - {INDEPENDENT}):
            if not any(_is_open(game, at, name, power) for at in (before, after)):
                controls = controller(game, after, name)
                return f"{power} comes to {name} of {controls}, neither its enemy nor its ally"
    return ""


def _formations(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation not in MADE_BY_A_FORMATION:
        return ""
    units, leaders = inputs.get("units", {}), inputs.get("leaders", ())
    power = inputs.get("power") or before.impulse.power
    best = sorted((before.leaders[name].command for name in leaders), reverse=True)
    most = sum(best[:2]) if best else game.rules.formation_without_leader
    if reading(game.rules, "VQ-Q105") == "never_below_four":
        most = max(most, game.rules.formation_without_leader)
    if operation == DEPLOYMENT and reading(game.rules, "VQ-Q37") == "none":
        most = most if leaders else 0
    if land_units(units) > most:
        return f"{land_units(units)} land units go together, their leaders allow {most}"
    if not (land_units(units) or leaders):
        return "nobody goes"
    others = [nation for nation in units if power_of(before, nation) != power]
    return f"{', '.join(others)} goes with the units of another power" if others else ""


def _pays(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if after.impulse.cp > before.impulse.cp:
        return f"{after.impulse.power} has {after.impulse.cp} CP and had {before.impulse.cp}"
    return ""


# Religion


def _both_religions(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation.endswith("catholic_league") and reading(game.rules, "VQ-Q354") == "not_bound":
        return ""
    for zone in STRUGGLE_ZONES:
        names = spaces_in(game, (zone,))
        were, are = ({religion_of(game, at, name) for name in names} for at in (before, after))
        if lost := sorted(were - are):
            return f"{zone} has no {lost[0]} space left"
    return ""


INVARIANTS: tuple[Invariant, ...] = (
    Invariant(
        "land units",
        "Land units are on the map, on their way, in a foreign war or in the force pool.",
        ("VQ-5-L01", "VQ-14-S10"),
        _land_units,
    ),
    Invariant(
        "naval units",
        "Naval units that are in play are on the map or on the turn track.",
        ("VQ-5-L01", "VQ-15.1-E04"),
        _naval_units,
    ),
    Invariant(
        "leaders",
        "A leader stays in the game: on the map, captured, in a foreign war or on the turn track.",
        ("VQ-5.1-D05", "VQ-13.1-E05", "VQ-14-E02"),
        _leaders,
    ),
    Invariant(
        "the position can stand",
        "After every legal step the position is one that can stand on the table.",
        ("VQ-2.1-L01",),
        _stands,
    ),
    Invariant(
        "formations",
        "A formation is at most as large as the two best command ratings allow.",
        ("VQ-5.1-L01", "VQ-5.1-L02", "VQ-5.1-L03"),
        _formations,
    ),
    Invariant(
        "where units may go",
        "No formation enters a space of a neutral power, or one with units that bar it; nor do "
        "leaders alone meet enemies, nor move who has lost a battle or made an assault.",
        ("VQ-13.1-R02", "VQ-13.1-R03", "VQ-13.1-R07", "VQ-13.1-R08", "VQ-13.1-R09"),
        _where_units_may_go,
    ),
    Invariant(
        "where units come",
        "No land units come to a sea zone, nor to a space of a power that is neither at war with "
        "theirs nor its ally.",
        ("VQ-2.5-R07", "VQ-13.1-R02", "VQ-13.2-R14", "VQ-13.3-R01", "VQ-14.1-R05"),
        _where_units_come,
    ),
    Invariant(
        "fortifications",
        "No more units go into a fortification than there is room for.",
        ("VQ-2.1-L01", "VQ-13.4-R03", "VQ-14.1-L01"),
        _in_fortifications,
    ),
    Invariant(
        "besiegers",
        "Besiegers outnumber those inside when nothing is due.",
        ("VQ-15-E01", "VQ-15.3-E01"),
        _besiegers,
    ),
    Invariant(
        "enemies apart",
        "Enemies don't come to stand together outside a fortification when nothing is due.",
        ("VQ-2.1-R02", "VQ-13.1-S11", "VQ-14.1-R01"),
        _no_enemies_together,
    ),
    Invariant(
        "survivors",
        "After the losses of a field battle somebody is left.",
        ("VQ-14-S10", "VQ-14-X01"),
        _somebody_survives,
    ),
    Invariant("CP", "No action of the war on land brings CP.", ("VQ-13.1-S04",), _pays),
    Invariant(
        "both religions",
        "The last space of either religion in a religious struggle zone isn't converted.",
        ("VQ-18.1-R03", "VQ-18.1-S01"),
        _both_religions,
    ),
)
