"""English Catholic Rebellion (19.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulewright.core.asks import Choose, Play, Roll, Tally
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import frozen_map, replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    Force,
    Forces,
    Position,
    plus,
    space_of,
    with_space,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_3_religious_influence import religion_of, spaces_in
from rulewright.virgin_queen.s02_game_map import (
    at_war,
    controller,
    is_zone,
    nations_of,
    place_of,
    with_control,
)
from rulewright.virgin_queen.s05_military_units import in_pool, out_of_pool
from rulewright.virgin_queen.s09_4_wars import begin_war
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s12_control_and_unrest import loc_too
from rulewright.virgin_queen.s18_1_basic_principles import in_zone
from rulewright.virgin_queen.s18_5_conversion import catholic_conversion
from rulewright.virgin_queen.s18_5_rebellion import displace_all, eliminate
from rulewright.virgin_queen.s18_5_units import units_of_religion
from rulewright.virgin_queen.s19_espionage import (
    has_used,
    opposed_rolls,
    require_espionage,
    used,
)
from rulewright.virgin_queen.s19_tables import MARY_CAPTURED, EspionageTable, dice_for_cp
from rulewright.virgin_queen.s23_3_england import after_attempt, mary_counts_as_captured

SPAIN: Final = "spain"
ENGLAND: Final = "england"


def english_catholic_rebellion(
    game: Game,
    position: Position,
    cp: int,
    tables: EspionageTable,
    modifiers: tuple[str, ...] = (),
    defence_modifiers: tuple[str, ...] = (),
) -> Play[Position]:
    """Try to raise the Catholics of England against Elizabeth (19.4).

    Args:
        game: rules and components.
        position: the position; it is the impulse of Spain.
        cp: the CP spent: 3 to 5.
        tables: the espionage table.
        modifiers: the lines of it that hold for Spain, apart from Informant and Mary.
        defence_modifiers: the lines of it that hold for England.

    Returns:
        The position after the rolls and what follows from them.

    Raises:
        Illegal: it may not be done.
    """
    rules, power = game.rules, active_power(position)
    require_espionage(game, position)
    require(power == SPAIN, "VQ-19.4-P01", f"{power} can't: the action is Spain's")
    least, most = rules.catholic_rising_least, rules.catholic_rising_most
    require(least <= cp <= most, "VQ-19.4-P01", f"it costs {least} to {most} CP, not {cp}")
    unused = not has_used(position, SPAIN)
    require(unused, "VQ-19.4-R01", "the Assassination Used marker of Spain is on the turn track")
    position = pay(position, cp, "VQ-19.4-P01")
    cite("VQ-19.4-S01")
    position = used(position, SPAIN)

    cite("VQ-19.4-S02", "VQ-19.4-S03", "VQ-19.4-S04")
    mary = mary_counts_as_captured(game, position, rebellion=True)
    hits, defended = yield from opposed_rolls(
        game,
        position,
        ENGLAND,
        tables.rebellion,
        dice_for_cp(tables.rebellion, cp, least),
        (MARY_CAPTURED,) if mary else (),
        modifiers,
        defence_modifiers,
    )
    if permits(hits - defended >= rules.rising_victory, "VQ-25.1-V06"):
        return replace(position, winner=SPAIN, won_by="Catholic Rebellion victory")

    cite("VQ-19.4-S05")
    if hits - defended < tables.rebellion.succeeds_from:
        return (yield from after_attempt(game, position, failed=True))
    return (yield from conversions_and_rebellion(game, position))


def conversions_and_rebellion(game: Game, position: Position) -> Play[Position]:
    """Carry out 6 Catholic conversion attempts and a rebellion in England (19.4, steps 1 to 7).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after all steps.
    """
    if permits(in_zone(game, position, ENGLAND, "protestant") > 1, "VQ-18.1-R04"):
        cite("VQ-19.4-S06")
        attempts = game.rules.rising_attempts
        position = yield from catholic_conversion(game, position, SPAIN, (ENGLAND,), attempts)
        if position.winner:
            return position
    return (yield from rebellion_in_england(game, position))


def rebellion_in_england(game: Game, position: Position) -> Play[Position]:
    """Rebel in England: Spain tries to take a Catholic space and some next to it (steps 2 to 7).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after the rebellion; as it was where there is no target.
    """
    cite("VQ-19.4-S07")
    start = position
    targets = _targets(game, position, spaces_in(game, (ENGLAND,)), start)
    if not targets.allowed:
        return (yield from after_attempt(game, position, failed=not _by_the_roll(game.rules)))
    names = ENGLAND if reading(game.rules, "VQ-Q208") == "england_or_no_rebellion" else SPAIN
    space = yield from Choose("rebellion_target", names, targets)

    position, succeeded = yield from _resolve(game, position, space)
    if not succeeded:
        return (yield from after_attempt(game, position, failed=not _by_the_roll(game.rules)))
    position = yield from _take_target(game, position, space)
    position = yield from _take_neighbours(game, position, space, start)
    position = _add_regulars(game, position, space)
    if permits(not at_war(position, SPAIN, ENGLAND), "VQ-19.4-E06"):
        position = begin_war(game, position, SPAIN, ENGLAND)
    return (yield from after_attempt(game, position, failed=False))


def _by_the_roll(rules: Rules) -> bool:
    """Tell whether only the roll of the action decides whether it failed (VQ-Q401)."""
    return reading(rules, "VQ-Q401") == "by_the_roll"


def _targets(game: Game, position: Position, candidates: Iterable[str], start: Position) -> Options:
    """Return which spaces meet the conditions of a target (step 2)."""
    return offer(
        candidates,
        ("VQ-19.4-R02", lambda name: place_of(game, name).zone == ENGLAND),
        ("VQ-19.4-R03", lambda name: controller(game, position, name) == ENGLAND),
        ("VQ-19.4-R04", lambda name: religion_of(game, position, name) == "catholic"),
        ("VQ-19.4-R05", lambda name: _is_calm(game, position, name)),
        *loc_too(game, start, SPAIN),
    )


def _is_calm(game: Game, position: Position, name: str) -> bool:
    """Tell whether a space is neither besieged nor in unrest (step 2, VQ-Q21)."""
    space = space_of(position, name)
    barred = space.unrest and reading(game.rules, "VQ-Q21") == "only_in_19_4"
    return not space.siege and not barred


def _resolve(game: Game, position: Position, space: str) -> Play[tuple[Position, bool]]:
    """Try to eliminate the English Protestant units in the target (step 3)."""
    rules = game.rules
    cite("VQ-19.4-D01")
    nations = nations_of(position, ENGLAND)
    units = units_of_religion(game, position, space, "protestant", nations)
    if not units.number:
        cite("VQ-19.4-E02")
        return position, True

    cite("VQ-19.4-S08", "VQ-19.4-S09")
    number = rules.rising_dice if reading(rules, "VQ-Q280") == "five" else rules.rising_cp
    faces = tuple(int(face >= rules.rising_hit_on) for face in range(1, 7))
    rolled = yield from Roll("rebellion_dice", space, number, reads=Tally("hits", faces))
    hits = sum(die >= rules.rising_hit_on for die in rolled)
    if hits:
        cite("VQ-19.4-S10")
    position = yield from eliminate(game, position, space, ENGLAND, units, hits)
    left = units_of_religion(game, position, space, "protestant", nations).number
    if left:
        cite("VQ-19.4-E03")
    return position, not left


def _take_target(game: Game, position: Position, space: str) -> Play[Position]:
    """Displace what is left in the target, and take it (steps 4 and 5)."""
    cite("VQ-19.4-S11", "VQ-19.4-E04")
    if units_of_religion(game, position, space, "protestant").number:
        cite("VQ-19.4-S12")
    stay = reading(game.rules, "VQ-Q281") == "spanish_units_stay"
    staying = nations_of(position, SPAIN) if stay else ()
    marker = with_control(game, position, space, SPAIN)
    position = with_space(position, space, control=marker)
    return (yield from _displace(game, position, space, staying))


def _displace(
    game: Game, position: Position, space: str, staying: tuple[str, ...]
) -> Play[Position]:
    """Displace units and leaders from a space; English leaders may stay (VQ-Q209)."""
    if reading(game.rules, "VQ-Q209") == "leaders_displaced":
        return (yield from displace_all(game, position, space, staying))
    there = space_of(position, space)
    english = nations_of(position, ENGLAND)
    left = [
        name
        for name in (*there.leaders, *there.leaders_inside)
        if position.leaders[name].nation in english
    ]
    position = with_space(
        position,
        space,
        leaders=tuple(name for name in there.leaders if name not in left),
        leaders_inside=tuple(name for name in there.leaders_inside if name not in left),
    )
    position = yield from displace_all(game, position, space, staying)
    return with_space(position, space, leaders=(*space_of(position, space).leaders, *left))


def _take_neighbours(game: Game, position: Position, space: str, start: Position) -> Play[Position]:
    """Let Spain take spaces next to the target (step 5)."""
    most = game.rules.rising_spaces
    if reading(game.rules, "VQ-Q20") == "target_included":
        most -= 1
    cite("VQ-19.4-P02")
    beside = [other for other in place_of(game, space).adjacent if not is_zone(game, other)]
    taken: tuple[str, ...] = ()
    while beside:
        options = _may_be_taken(game, position, beside, start, room=len(taken) < most)
        name = yield from Choose("rebel_space", space, options, optional=True)
        if not name:
            break
        taken = (*taken, name)
        beside.remove(name)

    for name in taken:
        marker = with_control(game, position, name, SPAIN)
        position = with_space(position, name, control=marker)
    for name in taken:
        cite("VQ-19.4-E05")
        position = yield from _displace(game, position, name, nations_of(position, SPAIN))
    return position


def _may_be_taken(
    game: Game, position: Position, beside: Iterable[str], start: Position, *, room: bool
) -> Options:
    """Return which spaces next to the target may be taken, if there is room for one more."""
    targets = _targets(game, position, beside, start)
    return offer(
        beside,
        ("VQ-19.4-R02", lambda name: targets.excluded.get(name) != "VQ-19.4-R02"),
        ("VQ-19.4-R03", lambda name: targets.excluded.get(name) != "VQ-19.4-R03"),
        ("VQ-19.4-R04", lambda name: targets.excluded.get(name) != "VQ-19.4-R04"),
        ("VQ-19.4-R05", lambda name: targets.excluded.get(name) != "VQ-19.4-R05"),
        *loc_too(game, start, SPAIN),
        (
            "VQ-19.4-P02",
            lambda name: not units_of_religion(game, position, name, "protestant").number,
        ),
        ("VQ-19.4-L01", lambda _: room),
    )


def _add_regulars(game: Game, position: Position, space: str) -> Position:
    """Add Spanish regulars from the force pool to the target (step 6)."""
    cite("VQ-19.4-S13")
    wanted = Force(regulars=game.rules.rising_regulars)
    added: Forces = frozen_map({SPAIN: in_pool(position, SPAIN, wanted)})
    position = out_of_pool(position, added)
    return with_space(position, space, units=plus(space_of(position, space).units, added))
