"""Espionage: Informants, intelligence, operatives and assassinations (19, 19.1 to 19.3)."""

from __future__ import annotations

from typing import Final

from rulewright.core.asks import Choose, Play, Roll, Tally
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    MAJOR_POWERS,
    MajorPower,
    Position,
    space_of,
    with_space,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_3_religious_influence import spaces_in
from rulewright.virgin_queen.s02_game_map import major_of, place_of, power_of
from rulewright.virgin_queen.s05_military_units import leader_dies
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s19_tables import (
    INFORMANT,
    MARY_CAPTURED,
    Column,
    EspionageTable,
    added_dice,
    dice_for_cp,
)
from rulewright.virgin_queen.s23_3_england import (
    after_attempt,
    mary_counts_as_captured,
    without_elizabeth,
)

ELIZABETH: Final = "Elizabeth I"
POOL: Final = "force pool"


def receive_espionage_markers(game: Game, position: Position) -> Play[Position]:
    """Give every power its markers of espionage, at the start of turn 3 (19).

    Args:
        game: rules and components.
        position: the position.

    Raises:
        Impossible: it is another turn, or Informants are in play already.
    """
    for field in ("spying", "neutralised"):
        for power, owners in getattr(position.espionage, field).items():
            if owners:
                raise Impossible(f"espionage.{field}.{power}: no Informants are in play before")
    if position.turn != game.rules.espionage_from:
        raise Impossible("turn: the markers of espionage come at the start of another turn")
    cite("VQ-19-U01", "VQ-19-U02", "VQ-19-U03", "VQ-19-S01")
    markers = replace(
        position.espionage,
        informants=frozen_map(dict.fromkeys(MAJOR_POWERS, game.rules.informants)),
        used=(),
        cipher_keys=MAJOR_POWERS,
    )
    return replace(position, espionage=markers)
    yield


def require_espionage(game: Game, position: Position) -> None:
    """Refuse espionage before it begins (19).

    Raises:
        Illegal: it is too early in the game.
    """
    begins = game.rules.espionage_from
    begun = position.turn >= begins
    require(begun, "VQ-19-T01", f"espionage begins in turn {begins}, this is turn {position.turn}")


def has_used(position: Position, power: MajorPower) -> bool:
    """Tell whether a power's Assassination Used marker is on the turn track (19.3, 19.4)."""
    return power in position.espionage.used


def used(position: Position, power: MajorPower) -> Position:
    """Return the position with the Assassination Used marker of a power on the turn track."""
    marked = (*position.espionage.used, power)
    return replace(position, espionage=replace(position.espionage, used=marked))


def is_spying(position: Position, owner: MajorPower, on: str) -> bool:
    """Tell whether an Informant of a power spies on another; a neutralised one doesn't (19.2)."""
    spies = owner in position.espionage.spying.get(on, ())  # type: ignore[call-overload]
    return permits(spies, "VQ-19.2-E01")


def opposed_rolls(
    game: Game,
    position: Position,
    defender: MajorPower,
    column: Column,
    dice: int,
    holding: tuple[str, ...],
    modifiers: tuple[str, ...],
    defence_modifiers: tuple[str, ...],
) -> Play[tuple[int, int]]:
    """Roll the dice of the active power, and those of the defender (19.3, 19.4).

    Args:
        game: rules and components.
        position: the position.
        defender: the power that defends.
        column: the column of the espionage table.
        dice: the dice for the CP spent.
        holding: the lines that hold for the active power by the position, apart from Informant.
        modifiers: further lines that do.
        defence_modifiers: the lines that hold for the defender.

    Returns:
        The hits of the active power, and those of the defender.
    """
    power = active_power(position)
    if is_spying(position, power, defender):
        holding = (*holding, INFORMANT)
    attack = column.base + dice + added_dice(column.added, holding, modifiers)
    defence = column.defence + added_dice(column.defence_added, (), defence_modifiers)
    reads = hits_of(game.rules)
    rolled = yield from Roll("espionage_attack", power, attack, reads=reads)
    against = yield from Roll("espionage_defence", defender, defence, reads=reads)
    return _hits(game.rules, rolled), _hits(game.rules, against)


def hits_of(rules: Rules) -> Tally:
    """Return how a roll of espionage is read: by its hits."""
    return Tally("hits", tuple(int(face >= rules.spy_hit_on) for face in range(1, 7)))


def _hits(rules: Rules, dice: tuple[int, ...]) -> int:
    return sum(die >= rules.spy_hit_on for die in dice)


# 19.1


def gain_intelligence(
    game: Game,
    position: Position,
    target: MajorPower,
    tables: EspionageTable,
    modifiers: tuple[str, ...] = (),
) -> Play[Position]:
    """Gain intelligence about another power (19.1).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that does it.
        target: the power about which it does.
        tables: the espionage table.
        modifiers: the lines of it that hold, apart from the Informant.

    Returns:
        The position after all hits are used.

    Raises:
        Illegal: it may not be done.
    """
    power, rules, column = active_power(position), game.rules, tables.gain_intelligence
    _require_other(power, target)
    require_espionage(game, position)
    position = pay(position, rules.intelligence_cost, "VQ-19.1-P01")

    cite("VQ-19.1-P01", "VQ-19.1-S01")
    holding = (INFORMANT,) if is_spying(position, power, target) else ()
    two = reading(rules, "VQ-Q207") == "two_and_additions"
    base = rules.intelligence_dice if two else column.base
    dice = base + added_dice(column.added, holding, modifiers)
    rolled = yield from Roll("intelligence_dice", power, dice, reads=hits_of(rules))
    for _ in range(_hits(rules, rolled)):
        cite("VQ-19.1-S02")
        options = offer(_intelligence(game, position, power, column))
        chosen = yield from Choose("intelligence", power, options, optional=True)
        if not chosen:
            break
        position = _learned(position, power, chosen)
    return position


def _require_other(power: str, target: str) -> None:
    if target == power:
        raise Impossible(f"target: {target} itself does it")


def _intelligence(
    game: Game, position: Position, power: MajorPower, column: Column
) -> tuple[str, ...]:
    """Return what a hit can be used for now: `informant of …`, `jesuit in …` or `other`."""
    found: list[str] = []
    if "neutralise informant" in column.intelligence:
        spies = position.espionage.spying.get(power, ())
        found += [f"informant of {owner}" for owner in spies]
    if "neutralise jesuit" in column.intelligence:
        places = spaces_in(game, ("england",))
        found += [f"jesuit in {name}" for name in places if space_of(position, name).jesuit]
    if "other" in column.intelligence:
        found.append("other")
    return tuple(found)


def _learned(position: Position, power: MajorPower, chosen: str) -> Position:
    """Return the position after one hit was used."""
    if chosen.startswith("jesuit in "):
        cite("VQ-19.1-S04")
        return with_space(position, chosen.removeprefix("jesuit in "), jesuit=False)
    if chosen == "other":
        return position
    cite("VQ-19.1-S03")
    owner = chosen.removeprefix("informant of ")
    markers = position.espionage
    left = tuple(one for one in markers.spying[power] if one != owner)
    turned = (*markers.neutralised.get(power, ()), owner)
    markers = replace(
        markers,
        spying=with_entry(markers.spying, power, left),
        neutralised=frozen_map({**markers.neutralised, power: turned}),
    )
    return replace(position, espionage=markers)


# 19.2


def plant_informant(game: Game, position: Position, target: MajorPower) -> Play[Position]:
    """Plant an Informant on another power's card (19.2).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that does it.
        target: the power that is to be spied on.

    Returns:
        The position with the Informant there.

    Raises:
        Illegal: it may not be planted.
    """
    power, markers = active_power(position), position.espionage
    _require_other(power, target)
    require_espionage(game, position)
    cite("VQ-19.2-P01")
    position = pay(position, game.rules.operative_cost, "VQ-19.2-P01")
    _require_no_informant(game, position, power, target)

    sources = (POOL, *(other for other in MAJOR_POWERS if other not in (power, target)))
    able = offer(sources, ("VQ-19.2-P02", lambda name: _has_one(position, power, name)))
    require(bool(able.allowed), "VQ-19.2-P02", f"{power} has no Informant to plant")
    source = yield from Choose("informant_from", power, able)

    cite("VQ-19.2-S01")
    spying = {**markers.spying, target: (*markers.spying.get(target, ()), power)}
    informants = markers.informants
    if source == POOL:
        informants = with_entry(informants, power, informants[power] - 1)
    else:
        left = tuple(one for one in spying[source] if one != power)  # type: ignore[index]
        spying[source] = left  # type: ignore[index]
    markers = replace(markers, informants=informants, spying=frozen_map(spying))
    return replace(position, espionage=markers)


def _require_no_informant(
    game: Game, position: Position, power: MajorPower, target: MajorPower
) -> None:
    """Refuse a second Informant on a power, be the first one neutralised or not (19.2, VQ-Q51)."""
    why = f"there is an Informant on {target} already"
    spying = position.espionage.spying.get(target, ())
    turned = position.espionage.neutralised.get(target, ())
    if reading(game.rules, "VQ-Q51") == "own_informant":
        spying, turned = (
            tuple(owner for owner in owners if owner == power) for owners in (spying, turned)
        )
    require(not spying, "VQ-19.2-R01", why)
    require(not turned, "VQ-19.2-R02", why)


def _has_one(position: Position, power: MajorPower, source: str) -> bool:
    if source == POOL:
        return position.espionage.informants.get(power, 0) > 0
    return power in position.espionage.spying.get(source, ())  # type: ignore[call-overload]


def plant_jesuit(game: Game, position: Position, space: str) -> Play[Position]:
    """Put a Jesuit from the Spanish power card into a space of England (19.2).

    Args:
        game: rules and components.
        position: the position; it is the impulse of Spain.
        space: the space.

    Returns:
        The position with the Jesuit there.

    Raises:
        Illegal: it may not be put there.
    """
    power = active_power(position)
    require_espionage(game, position)
    require(power == "spain", "VQ-19.2-P03", f"{power} can't: Jesuits are Spain's")
    cite("VQ-19.2-P01")
    position = pay(position, game.rules.operative_cost, "VQ-19.2-P01")
    if not position.espionage.jesuits:
        there = any(other.jesuit for other in position.spaces.values())
        require(not there, "VQ-19.2-R04", "a Jesuit on the map can't be moved by an action")
        require(False, "VQ-19.2-P03", "no Jesuit is left on the Spanish power card")
    zone = place_of(game, space).zone
    require(zone == "england", "VQ-19.2-R03", f"{space} isn't in England")
    require(not space_of(position, space).jesuit, "VQ-19.2-L01", f"a Jesuit is in {space} already")

    cite("VQ-19.2-S02")
    markers = replace(position.espionage, jesuits=position.espionage.jesuits - 1)
    return with_space(replace(position, espionage=markers), space, jesuit=True)
    yield


# 19.3


def assassinate(
    game: Game,
    position: Position,
    leader: str,
    cp: int,
    tables: EspionageTable,
    modifiers: tuple[str, ...] = (),
    defence_modifiers: tuple[str, ...] = (),
) -> Play[Position]:
    """Try to assassinate an army leader or Elizabeth I (19.3).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that tries.
        leader: the target, by name.
        cp: the CP spent: 2 to 4.
        tables: the espionage table.
        modifiers: the lines of it that hold for the active power, apart from Informant and Mary.
        defence_modifiers: the lines of it that hold for the defender.

    Returns:
        The position after the attempt.

    Raises:
        Illegal: it may not be tried.
    """
    power, rules = active_power(position), game.rules
    require_espionage(game, position)
    least, most = rules.assassination_least, rules.assassination_most
    require(least <= cp <= most, "VQ-19.3-P01", f"it costs {least} to {most} CP, not {cp}")
    unused = not has_used(position, power)
    require(unused, "VQ-19.3-P01", f"{power} has attempted one this turn")
    defender = _require_target(game, position, leader)
    _require_other(power, defender)
    position = pay(position, cp, "VQ-19.3-P01")

    cite("VQ-19.3-S01", "VQ-19.3-S02", "VQ-19.3-S03", "VQ-19.3-S05")
    position = used(position, power)
    holding: tuple[str, ...] = ()
    if leader == ELIZABETH and mary_counts_as_captured(game, position, rebellion=False):
        holding = (MARY_CAPTURED,)
    column = tables.assassination
    dice = dice_for_cp(column, cp, least)
    hits, defended = yield from opposed_rolls(
        game, position, defender, column, dice, holding, modifiers, defence_modifiers
    )

    cite("VQ-19.3-S04")
    succeeded = hits - defended >= column.succeeds_from
    if succeeded:
        position = yield from _killed(game, position, power, leader)
    if leader == ELIZABETH:
        position = yield from after_attempt(game, position, failed=not succeeded)
    return position


def _require_target(game: Game, position: Position, leader: str) -> MajorPower:
    """Return the power that defends a target, if this may be one (19.3).

    Raises:
        Illegal: it may not.
    """
    if leader == ELIZABETH:
        alive = not position.england.elizabeth_dead
        require(alive, "VQ-19.3-R01", "Elizabeth is dead")
        return "england"
    target = position.leaders.get(leader)
    if target is None:
        raise Impossible(f"leader: there is no {leader!r}")
    require(not target.default, "VQ-19.3-R02", f"{leader} is a Default army leader")
    require(not target.naval, "VQ-19.3-R02", f"{leader} is a naval leader")
    free = leader not in position.captured
    require(free, "VQ-19.3-R02", f"{leader} is a captive")
    on_map = any(
        leader in (*space.leaders, *space.leaders_inside) for space in position.spaces.values()
    )
    half = target.nation in ("huguenot", "dutch")
    clause = "VQ-19.3-R02" if half else "VQ-19.3-R01"
    require(on_map, clause, f"{leader} isn't on the map")

    defender = major_of(position, power_of(position, target.nation))
    if defender not in MAJOR_POWERS:
        raise Impossible(f"leader: no major power defends {leader}")
    return next(power for power in MAJOR_POWERS if power == defender)


def _killed(game: Game, position: Position, power: MajorPower, leader: str) -> Play[Position]:
    """Take the victim out of the game, and give a VP to the power that succeeded (19.3, 5.1)."""
    cite("VQ-19.3-V01")
    markers = position.espionage
    vp = with_entry(markers.vp, power, markers.vp.get(power, 0) + game.rules.assassination_vp)
    position = replace(position, espionage=replace(markers, vp=vp))
    if leader == ELIZABETH:
        return without_elizabeth(position)
    return (yield from leader_dies(game, position, leader))
