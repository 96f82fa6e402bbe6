"""What can stand on the table: a position that can't is refused, with where and what."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator

from rulewright.core.frozen import EMPTY, replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    LAND_UNITS,
    MARKS,
    NAVAL_UNITS,
    PROTESTANT,
    Fleet,
    Forces,
    ForeignWar,
    Leader,
    Move,
    Nation,
    Position,
    Space,
    holds,
    land_units,
    plus,
)
from rulewright.virgin_queen.s02_3_religious_influence import religion_of
from rulewright.virgin_queen.s02_game_map import (
    is_fortified,
    is_zone,
    nations_of,
    on_world_map,
    ports,
    power_of,
    units_of,
)
from rulewright.virgin_queen.s05_3_land_units import stacks_of, worth
from rulewright.virgin_queen.s05_military_units import SIDES
from rulewright.virgin_queen.units_in_the_box import (
    ARMADAS,
    LAND,
    NAVAL,
    SHARED_CAPTAINS,
    WALLOONS,
)

WHOSE = {
    "mercenaries": "all major powers but the Ottoman have them (VQ-5.3-D07)",
    "cavalry": "only the Ottoman has it (VQ-5.3-D09)",
    "walloons": "only Spain has them (VQ-17.2-D01)",
    "knights": "only Spain has them (VQ-17.1-D01)",
    "moriscos": "only the Ottoman has them (VQ-23.1-E06)",
}
"""By the kind of a land unit, who has it."""


def check(game: Game, position: Position) -> None:
    """Refuse a position that can't stand on the table.

    Args:
        game: rules, components and map.
        position: the position.

    Raises:
        Impossible: says where and what.
    """
    for wrong in _wrong(game, position):
        raise Impossible(wrong)


def _wrong(game: Game, position: Position) -> Iterator[str]:
    """Give what is wrong with a position; each part may rely on those before it."""
    yield from _unknown_places(game, position)
    yield from _unknown_leaders(position)
    yield from _leaders_in_two_places(position)
    yield from _wrong_captains(game, position)
    for where, forces in _land(position, pool=False):  # what can't come into play is refused then
        yield from _wrong_kinds(where, forces)
    yield from _too_many_counters(position)
    yield from _too_few_counters(position)
    yield from _wrong_powers(position)
    yield from _wrong_impulse(position)
    yield from _wrong_foreign_wars(position)
    yield from _twice("default_leaders", position.default_leaders)
    yield from _twice("deployed", position.deployed)
    yield from _wrong_conversion(game, position)
    yield from _wrong_espionage(game, position)
    yield from _wrong_queens(position)
    for name, space in position.spaces.items():
        where = f"spaces.{name}"
        if is_zone(game, name):
            yield from _wrong_zone(position, where, space)
        elif on_world_map(game, name):
            yield from _wrong_ocean(where, space)
        else:
            yield from _wrong_space(game, position, where, name, space)


def _hint(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, list(known), 1)
    return f": did you mean {near[0]}?" if near else ""


# Names


def _unknown_places(game: Game, position: Position) -> Iterator[str]:
    named = [(f"spaces.{name}", name) for name in position.spaces]
    if position.move is not None:
        named += [("move.origin", position.move.origin), ("move.target", position.move.target)]
        named += [("move.tried", name) for name, _ in position.move.tried]
    named += [(f"capitals.{nation}", name) for nation, name in position.capitals.items()]
    if position.conversion is not None:
        named += [("conversion.unrest", name) for name in position.conversion.unrest]
        named += [("conversion.converted", name) for name in position.conversion.converted]
    impulse = position.impulse
    named += [("impulse.passed", name) for name in impulse.passed]
    named += [("impulse.lingering", name) for name in impulse.lingering]
    for name, origin in impulse.came_from.items():
        named += [("impulse.came_from", name), (f"impulse.came_from.{name}", origin)]
    named += [(f"agenda.{n}", due.space) for n, due in enumerate(position.agenda) if due.space]
    for where, name in named:
        if name not in game.map:
            hint = _hint(name, game.map)
            yield f"{where}: the map has no such space or sea zone as {name!r}{hint}"
        elif not where.startswith("spaces.") and is_zone(game, name):
            yield f"{where}: {name} is a sea zone, no space"
        elif not where.startswith("spaces.") and on_world_map(game, name):
            yield f"{where}: {name} is an Ocean zone, no space"


def _leaders(position: Position) -> Iterator[tuple[str, str]]:
    """Give each place in which a leader stands or lies, and the leader."""
    for name, space in position.spaces.items():
        yield from ((f"spaces.{name}.leaders", leader) for leader in space.leaders)
        yield from ((f"spaces.{name}.leaders_inside", leader) for leader in space.leaders_inside)
    if position.move is not None:
        yield from (("move.leaders", leader) for leader in position.move.leaders)
        for stack in position.move.waiting:
            yield from (("move.waiting", leader) for leader in stack.leaders)
    yield from (("captured", leader) for leader in position.captured)
    yield from (("leaders_next_turn", leader) for leader in position.leaders_next_turn)
    for power, war in position.foreign_wars.items():
        yield from ((f"foreign_wars.{power}.leaders", leader) for leader in war.leaders)


def _unknown_leaders(position: Position) -> Iterator[str]:
    impulse = position.impulse
    did = [(f"impulse.{what}", leader) for what in MARKS for leader in getattr(impulse, what)]
    for where, leader in (*_leaders(position), *did):
        if leader not in position.leaders:
            hint = _hint(leader, position.leaders)
            yield f"{where}: there is no leader {leader!r} among the leaders{hint}"


def _leaders_in_two_places(position: Position) -> Iterator[str]:
    first: dict[str, str] = {}
    for where, leader in _leaders(position):
        if leader in first:
            there = f"{first[leader]} and {where}" if first[leader] != where else f"{where} twice"
            yield f"{where}: {leader} is in two places: {there}"
        first[leader] = where
    for leader, power in position.captured.items():
        if power_of(position, position.leaders[leader].nation) == power:
            yield f"captured.{leader}: {power} can't have captured its own leader"


def _wrong_captains(game: Game, position: Position) -> Iterator[str]:
    """Refuse sea captains who can't be so, or can't be where they are (5.2)."""
    for name, captain in position.captains.items():
        where = f"captains.{name}"
        if name in SHARED_CAPTAINS:
            if set(captain.powers) != {"france", PROTESTANT}:
                yield f"{where}.powers: France and the Protestant can use {name} (VQ-5.2-P02)"
        elif len(captain.powers) != 1:
            shared = " and ".join(SHARED_CAPTAINS)
            yield f"{where}.powers: one power uses a captain; only {shared} two (VQ-5.2-P02)"
        elif "spain" in captain.powers:
            yield f"{where}.powers: Spain has no captains (VQ-2.6-P01)"
        if captain.power and captain.power not in captain.powers:
            yield f"{where}.power: {captain.power} can't use {name} (VQ-5.2-P02)"
        if captain.at and captain.at not in game.map:
            hint = _hint(captain.at, game.map)
            yield f"{where}.at: the map has no such Ocean zone as {captain.at!r}{hint}"
        elif captain.at and not on_world_map(game, captain.at):
            yield f"{where}.at: {captain.at} is no Ocean zone"
        if captain.at and not captain.power:
            yield f"{where}.power: {name} is in {captain.at}: say for which power"
        if captain.damaged and not captain.at:
            yield f"{where}.damaged: {name} is in no Ocean zone"
        if name in position.leaders:
            if captain.at:
                yield f"{where}.at: {name} is in two places: {captain.at} and among the leaders"
            if captain.power != "england":
                yield f"leaders.{name}: only a captain of England leads in Europe (VQ-5.2-P01)"
            if position.leaders[name] != Leader("england", battle=captain.battle, naval=True):
                yield (
                    f"leaders.{name}: as a naval leader of England he has the battle rating of the "
                    f"captain, {captain.battle} (VQ-5.2-P01)"
                )


# Units


def _land(position: Position, *, pool: bool = True) -> Iterator[tuple[str, Forces]]:
    """Give each place in which land units stand or lie, and the land units."""
    for name, space in position.spaces.items():
        yield f"spaces.{name}.units", space.units
        yield f"spaces.{name}.inside", space.inside
    if position.move is not None:
        yield "move.units", position.move.units
        for stack in position.move.waiting:
            yield "move.waiting", stack.units
    if pool:
        yield "force_pool", position.force_pool
    for power, war in position.foreign_wars.items():
        yield f"foreign_wars.{power}.units", war.units


def _fleets(position: Position) -> Iterator[tuple[str, Nation, Fleet]]:
    for name, space in position.spaces.items():
        for nation, fleet in space.fleets.items():
            yield f"spaces.{name}.fleets", nation, fleet
    for nation, fleet in position.turn_track.items():
        yield "turn_track", nation, fleet


def _wrong_kinds(where: str, forces: Forces) -> Iterator[str]:
    """Refuse land units of a nation that has none of their kind (5.3)."""
    for nation, force in forces.items():
        for kind in LAND_UNITS:
            if getattr(force, kind) and kind not in LAND[nation]:
                yield f"{where}.{nation}.{kind}: {nation} has no {kind}, {WHOSE[kind]}"


def _too_many_counters(position: Position) -> Iterator[str]:
    """Refuse naval units that aren't in the box, or more than there are (5.4)."""
    counted: Counter[Nation] = Counter()
    armadas = 0
    for where, nation, fleet in _fleets(position):
        has = NAVAL.get(nation)
        for kind in NAVAL_UNITS:
            number = getattr(fleet, kind)
            if number and kind == "armada":
                armadas += number
                if nation != "spain":
                    yield f"{where}.{nation}.armada: only Spain has the Armada (VQ-5.4-D07)"
            elif number and kind == "patrols":
                if nation != "spain":
                    yield f"{where}.{nation}.patrols: only Spain has patrols (VQ-2.6-R01)"
            elif number and (has is None or kind not in has.kinds):
                only = f"only {' and '.join(has.kinds)} ({has.clause})" if has else "and no others"
                yield f"{where}.{nation}.{kind}: {nation} has no {kind.replace('_', '-')}, {only}"
            else:
                counted[nation] += number
        if has is not None and counted[nation] > has.number:
            yield (
                f"{where}.{nation}: that makes {counted[nation]} naval units of {nation}, it has "
                f"{has.number} ({has.clause})"
            )
    if armadas > ARMADAS:
        yield f"spaces: there are {armadas} Armadas, Spain has {ARMADAS} (VQ-5.4-D07)"
    walloons = sum(f["spain"].walloons for _, f in _land(position) if "spain" in f)
    if walloons > WALLOONS:
        yield f"spaces: there are {walloons} Walloons, Spain has {WALLOONS} (VQ-17.2-D01)"


def _too_few_counters(position: Position) -> Iterator[str]:
    """Refuse more land units than the counters stand for, where these are stated (5.3)."""
    for nation, counters in position.counters.items():
        there = [forces[nation] for _, forces in stacks_of(position) if nation in forces]
        there += [position.force_pool[nation]] if nation in position.force_pool else []
        units = sum(getattr(force, kind) for force in there for kind in SIDES)
        if units > worth(counters):
            yield (
                f"counters.{nation}: {nation} has {units} land units on and off the map, "
                f"the counters stand for {worth(counters)} (VQ-5-L01)"
            )


# Powers


def _wrong_powers(position: Position) -> Iterator[str]:
    for field, pairs in (("wars", position.wars), ("alliances", position.alliances)):
        seen: set[frozenset[str]] = set()
        for one, other in pairs:
            what = f"{field}: {one} and {other}"
            if one == other:
                yield f"{what}: a power needs another one for that"
            if frozenset((one, other)) in seen:
                yield f"{what} are there twice"
            seen.add(frozenset((one, other)))
    wars = {frozenset(pair) for pair in position.wars}
    for one, other in position.wars:
        for minor in {one, other} & {*position.active}:
            yield (
                f"wars: {minor} is an active minor power, so its wars are those of "
                f"{position.active[minor]} (VQ-24.2-S05)"  # type: ignore[index]  # it is among them
            )
    for one, other in position.alliances:
        if frozenset((one, other)) in wars:
            yield f"alliances: {one} and {other} are at war (VQ-9.2-R01)"
        if {one, other} == {"spain", PROTESTANT}:
            yield f"alliances: {one} and {other} may never ally (VQ-9.2-R02)"
    allies = {frozenset(pair) for pair in position.alliances}
    if {frozenset(("france", "spain")), frozenset(("france", PROTESTANT))} <= allies:
        yield "alliances: France is allied to spain and to protestant at once (VQ-9.2-R03)"


def _wrong_impulse(position: Position) -> Iterator[str]:
    impulse = position.impulse
    if impulse.power:
        if position.move is not None:
            yield from _of_others(position, "move", impulse.power, position.move)
            yield from _no_formation(position.move)
        return
    if impulse.cp:
        yield f"impulse.cp: {impulse.cp} CP of no power: name the active power"
    for what in (*MARKS, "passed", "lingering", "came_from", "foreign_war_fought", "rebelled"):
        if getattr(impulse, what):
            yield f"impulse.{what}: nobody has an impulse: name the active power"
    if position.move is not None:
        yield "move: nobody has an impulse: name the active power"


def _no_formation(move: Move) -> Iterator[str]:
    """Refuse a move of nobody but those who fell in its battle, or of Knights (5.1, 14, 17.1)."""
    if not move.units and not move.leaders and not move.fought:
        yield "move: a formation has at least one land unit or army leader (VQ-5.1-D07)"
    for nation, force in move.units.items():
        if force.knights:
            yield f"move.units.{nation}.knights: they never leave their space (VQ-17.1-X02)"


def _of_others(
    position: Position, where: str, power: str, stack: Move | ForeignWar
) -> Iterator[str]:
    """Refuse land units and leaders of others in a stack of one power (5.1, 23.7)."""
    for nation in stack.units:
        if power_of(position, nation) != power:
            yield f"{where}.units.{nation}: they are not of {power}"
    for leader in stack.leaders:
        if power_of(position, position.leaders[leader].nation) != power:
            yield f"{where}.leaders: {leader} is not of {power}"


def _wrong_foreign_wars(position: Position) -> Iterator[str]:
    for power, war in position.foreign_wars.items():
        yield from _of_others(position, f"foreign_wars.{power}", power, war)


# Religion and espionage


def _wrong_conversion(game: Game, position: Position) -> Iterator[str]:
    """Refuse conversion attempts under way that can't have come to this (18.5)."""
    for half in position.capitals_lost:
        if half in position.capitals:
            yield f"capitals.{half}: its marker is on the turn track (VQ-23.6-S03)"
    conversion = position.conversion
    if conversion is None:
        return
    if not conversion.zones:
        yield "conversion.zones: conversion attempts are made in a religious struggle zone"
    yield from _twice("conversion.zones", conversion.zones)
    yield from _twice("conversion.converted", conversion.converted)
    for name in conversion.converted:
        if game.map[name].zone not in conversion.zones:
            yield f"conversion.converted: {name} is in none of the zones (VQ-18.5-R02)"
        if religion_of(game, position, name) != conversion.to:
            yield f"conversion.converted: {name} isn't {conversion.to}"


def _wrong_espionage(game: Game, position: Position) -> Iterator[str]:
    """Refuse Informants and markers that can't lie where they do (19, 19.2)."""
    markers = position.espionage
    informants = Counter(markers.informants)
    for field in ("spying", "neutralised"):
        for power, owners in getattr(markers, field).items():
            yield from _twice(f"espionage.{field}.{power}", owners)
            if power in owners:
                yield f"espionage.{field}.{power}: {power} doesn't spy on itself"
            informants.update(owners)
    most = game.rules.informants
    for power, number in informants.items():
        if number > most:
            yield f"espionage: there are {number} Informants of {power}, it has {most} (VQ-19-U01)"
    yield from _twice("espionage.used", markers.used)
    yield from _twice("espionage.cipher_keys", markers.cipher_keys)


def _twice(where: str, names: Iterable[str]) -> Iterator[str]:
    for name, number in Counter(names).items():
        if number > 1:
            yield f"{where}: {name} is there twice"


def _wrong_queens(position: Position) -> Iterator[str]:
    """Refuse what can't have become of Elizabeth and of Mary Queen of Scots (23.3)."""
    england = position.england
    if england.elizabeth_dead and england.elizabeth_to_marry:
        yield "england.elizabeth_to_marry: Elizabeth is dead (VQ-23.3-E09)"
    if england.elizabeth_dead and england.mary == "captured":
        yield "england.mary: Mary is executed as soon as Elizabeth is dead (VQ-23.3-E12)"
    if england.died_with_elizabeth and not (england.elizabeth_dead and england.mary == "executed"):
        yield "england.died_with_elizabeth: it isn't so that both are dead (VQ-23.3-E12)"


# Spaces and sea zones


def _wrong_zone(position: Position, where: str, space: Space) -> Iterator[str]:
    """Refuse in a sea zone all but naval units and naval leaders (2.5)."""
    yield from _no_patrols(where, space)
    for field in ("units", "inside", "leaders_inside"):
        if getattr(space, field):
            yield f"{where}.{field}: only naval units and leaders may be in a sea zone (VQ-2.5-R07)"
    for leader in space.leaders:
        if not position.leaders[leader].naval:
            yield f"{where}.leaders: {leader} is no naval leader (VQ-2.5-R07)"
    for field in (
        "control",
        "religion",
        "unrest",
        "fortress",
        "siege",
        *MARKS,
        "assault_made",
        "jesuit",
    ):
        if getattr(space, field):
            yield f"{where}.{field}: a sea zone has none"


def _wrong_ocean(where: str, space: Space) -> Iterator[str]:
    """Refuse in an Ocean zone all but Spanish patrols; captains aren't part of it (2.6)."""
    for nation, fleet in space.fleets.items():
        if fleet != Fleet(patrols=fleet.patrols):
            yield (
                f"{where}.fleets.{nation}: of naval units only Spanish patrols may be in an Ocean "
                "zone (VQ-2.6-R01)"
            )
    if replace(space, fleets=EMPTY) != Space():
        yield f"{where}: only captains and Spanish patrols may be in an Ocean zone (VQ-2.6-R01)"


def _no_patrols(where: str, space: Space) -> Iterator[str]:
    for nation, fleet in space.fleets.items():
        if fleet.patrols:
            yield f"{where}.fleets.{nation}.patrols: patrols are in Ocean zones (VQ-17.3-E05)"


def _wrong_space(
    game: Game, position: Position, where: str, name: str, space: Space
) -> Iterator[str]:
    yield from _no_patrols(where, space)
    if space.fleets and not ports(game, name):
        yield f"{where}.fleets: {name} has no port"
    place = game.map[name]
    if space.religion and not place.zone:
        yield f"{where}.religion: {name} is in no religious struggle zone (VQ-2.3-D02)"
    if space.jesuit and place.zone != "england":
        yield f"{where}.jesuit: {name} isn't in England (VQ-19.2-R03)"
    if space.fortress and game.map[name].kind != "unfortified":
        yield f"{where}.fortress: {name} is fortified already (VQ-17.5-R01)"
    for leader in space.leaders_inside:
        if position.leaders[leader].naval:
            yield f"{where}.leaders_inside: {leader} is a naval leader: he stays in the port"
    together = plus(space.units, space.inside)
    for mark in MARKS:
        if not holds(together, getattr(space, mark)):
            yield f"{where}.{mark}: there are fewer such units in {name}"
    yield from _wrong_siege(game, position, where, name, space)


def _wrong_siege(
    game: Game, position: Position, where: str, name: str, space: Space
) -> Iterator[str]:
    """Refuse a siege that can't be, but for one that a step under way begins or ends."""
    fortified = is_fortified(game, position, name)
    for field in ("siege", "inside", "leaders_inside"):
        if getattr(space, field) and not fortified:
            yield f"{where}.{field}: {name} is not fortified (VQ-2.1-D01)"
    for power in dict.fromkeys(power_of(position, nation) for nation in space.inside):
        units = {n: f for n, f in space.inside.items() if n in nations_of(position, power)}
        most = game.rules.in_fortification
        if land_units(units) > most:
            yield (
                f"{where}.inside: {land_units(units)} land units of {power} inside, there is room "
                f"for {most} (VQ-2.1-L01)"
            )
    if position.move is not None or position.agenda:
        return
    for power in space.siege:
        if power in {power_of(position, nation) for nation in space.inside}:
            yield f"{where}.siege.{power}: {power} is inside {name}, it doesn't besiege itself"
        if not units_of(position, space, power):
            yield f"{where}.siege.{power}: no land unit of {power} besieges {name}"
    inside = {power_of(position, nation) for nation in space.inside}
    inside |= {power_of(position, position.leaders[each].nation) for each in space.leaders_inside}
    outside = {power_of(position, nation) for nation in space.units}
    if inside and not space.siege and outside <= inside:
        yield f"{where}.inside: nobody besieges {name}: say who, in siege"
