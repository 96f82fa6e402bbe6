"""Sieges: how they begin and are broken, assaults, and relief forces (15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from rulewright.core.asks import Choose, ChooseSome, Divide, Division, Part, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    INDEPENDENT,
    LAND_UNITS,
    MAJOR_POWERS,
    NAVAL_UNITS,
    NO_FLEET,
    PROTESTANT,
    Due,
    Force,
    Forces,
    MajorPower,
    Nation,
    Position,
    at_most,
    followed_by,
    holds,
    land_units,
    lose_inside,
    lose_under_way,
    minus,
    of_nations,
    plus,
    space_of,
    take_out,
    to_turn_track,
    with_space,
    without_fleet,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_game_map import (
    allied,
    controller,
    friendly_space,
    is_fortified,
    is_zone,
    nations_of,
    place_of,
    ports,
    power_of,
    powers_in,
    units_of,
    with_control,
)
from rulewright.virgin_queen.s05_3_land_units import further_losses, laid_out
from rulewright.virgin_queen.s05_military_units import (
    battle_rating,
    formation_limit,
    require_formation,
)
from rulewright.virgin_queen.s05_military_units import choose_units as choose_some
from rulewright.virgin_queen.s09_5_england_and_spain import (
    as_they_become_enemies,
    isles_open,
    parted_by_war,
)
from rulewright.virgin_queen.s09_diplomacy import (
    Side,
    as_one_force,
    captor,
    share_losses,
    side_of,
)
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s12_control_and_unrest import displace_some, has_loc
from rulewright.virgin_queen.s13_land_movement import (
    ResponseCard,
    capture,
    choose_units,
    defenders,
    enter,
    the_move,
)
from rulewright.virgin_queen.s14_field_battle import (
    Cards,
    Fought,
    army_leaders,
    attacker_dice,
    attacker_wins,
    beaten_leaders,
    capture_defenders,
    capture_formation,
    choose_losses,
    defenders_lose,
    defending_force,
    fight,
    go_away,
    gone,
    has_part,
    hold,
    is_clear,
    is_there,
    leaders_with,
    may_go_in,
    outcome,
    reinforced,
    require_one_each,
    retreat_candidates,
    roll_hits,
    together,
)
from rulewright.virgin_queen.s16_7_antwerp_and_rotterdam import require_inland_port
from rulewright.virgin_queen.s17_1_force_pool import knights_left_behind
from rulewright.virgin_queen.s20_10_duke_of_guise import guise_may_go
from rulewright.virgin_queen.s23_1_ottoman import moriscos_may_go
from rulewright.virgin_queen.s23_6_protestant import without_capital
from rulewright.virgin_queen.s24_minor_powers import eliminate
from rulewright.virgin_queen.s25_1_military_victory import after_new_keys

# 15  Siege


Since: TypeAlias = Literal["new", "between", "standing"]


def besiegers(game: Game, position: Position, space: str) -> tuple[MajorPower, ...]:
    """Return the powers whose land units are before a fortified space not friendly to them (15)."""
    there = space_of(position, space)
    return tuple(
        power
        for power in MAJOR_POWERS
        if of_nations(there.units, nations_of(position, power))
        and not friendly_space(game, position, space, power)
    )


def outnumbers(besieging: int, besieged: int) -> bool:
    """Tell whether besieging land units are enough: more than the besieged ones (15, 15.3)."""
    cite("VQ-15-E01")
    if besieging <= besieged:
        cite("VQ-15.3-E01")
    return besieging > besieged


def siege_check(
    game: Game,
    position: Position,
    space: str,
    power: str = "",
    after: Literal["", "withdrawal", "battle", "assault", "move", "siege"] = "",
) -> Play[Position]:
    """Check whether a space is besieged: a siege begins, goes on or is broken (15, 15.3).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the power whose land units came, fought or left; "" for none.
        after: what it did.

    Returns:
        The position with its besiegers, with the retreat of those who can't besiege on the agenda,
        or with those inside the fortification free.
    """
    if not is_fortified(game, position, space):
        return position
    there = space_of(position, space)
    outside = besiegers(game, position, space)
    alone = _leaders_left(game, position, space, outside)
    if not outside and not alone:
        return _freed(position, space)
    empty = not there.inside and not there.leaders_inside
    if empty and reading(game.rules, "VQ-Q170") == "never":
        return with_space(position, space, siege=EMPTY)

    if after == "battle":
        cite("VQ-14-S13")
    if len(outside) > 1:
        cite("VQ-15-E02", "VQ-9.2-R08")
    siege: dict[MajorPower, Since] = {}
    due: list[Due] = []
    for besieger in _first_before_others(outside, there.siege):
        if _keeps_up(game, position, space, besieger, outside, tuple(siege)):
            siege[besieger] = there.siege.get(besieger, "new")
            if besieger == power and after == "battle":
                permits(True, "VQ-14-R02")
            elif after == "assault":
                permits(True, "VQ-15.1-R08")
        elif after == "withdrawal" and besieger == power:
            due.append(Due("move_on", besieger, space, "withdrawal"))
        elif besieger in there.siege or (besieger == power and after != "move"):
            cite("VQ-15.3-R01")
            _cite_cause(after, mine=besieger == power)
            due.append(Due("retreat", besieger, space, "siege"))
    for besieger in alone:
        cite("VQ-15.3-R01")
        _cite_cause(after, mine=False)
        due.append(Due("retreat", besieger, space, "siege"))
    if not siege and there.inside:
        leaving = {entry.power for entry in due}
        others = (besieger for besieger in outside if besieger not in leaving)
        due += [Due("retreat", other, space, "siege") for other in others]
    position = with_space(position, space, siege=frozen_map(siege))
    return followed_by(position, *due)
    yield


def _leaders_left(
    game: Game, position: Position, space: str, outside: Sequence[MajorPower]
) -> tuple[MajorPower, ...]:
    """Return the besieging powers of which army leaders are left before a space, but no units.

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        outside: all powers with land units before the space.
    """
    there = space_of(position, space)
    return tuple(
        power
        for power in there.siege
        if power not in outside
        and not friendly_space(game, position, space, power)
        and army_leaders(position, there.leaders, power)
    )


def _cite_cause(after: str, *, mine: bool) -> None:
    """Cite what breaks a siege: what the besieger itself did, or another."""
    if after == "battle" and mine:
        permits(False, "VQ-14-R02")
    elif after == "assault":
        permits(False, "VQ-15.1-R08")
    elif after == "move":
        cite("VQ-15.3-E02")
    else:
        cite("VQ-15.3-E03")


def _first_before_others(
    powers: Sequence[MajorPower], siege: Mapping[MajorPower, str]
) -> list[MajorPower]:
    """Return those first that besiege already, since they did so first."""
    return sorted(powers, key=lambda power: power not in siege)


def _keeps_up(
    game: Game,
    position: Position,
    space: str,
    power: MajorPower,
    outside: Sequence[MajorPower],
    besieging: Sequence[MajorPower],
) -> bool:
    """Tell whether a power has what it takes to besiege a space, or to go on with it.

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the power.
        outside: all powers with land units before the space.
        besieging: those of them that have been found to besiege it.
    """
    there = space_of(position, space)
    if reading(game.rules, "VQ-Q127") == "one_power_only" and besieging:
        return False
    inside = land_units(there.inside)
    number = land_units(units_of(position, there, power))
    goes_on = power in there.siege
    if goes_on and reading(game.rules, "VQ-Q176") == "both_together":
        number = sum(land_units(units_of(position, there, other)) for other in outside)
    return outnumbers(number, inside)


def _freed(position: Position, space: str) -> Position:
    """Let those inside a fortification out, since nobody besieges it any more."""
    there = space_of(position, space)
    if there.siege:
        cite("VQ-15.3-E01")
    return with_space(
        position,
        space,
        units=plus(there.units, there.inside),
        leaders=(*there.leaders, *there.leaders_inside),
        inside=EMPTY,
        leaders_inside=(),
        siege=EMPTY,
    )


# 15.1  Assault


def assault_dice(rules: Rules, units: int, cavalry: int, rating: int, *, defended: bool) -> int:
    """Return the dice of the attacker in an assault, cards apart (15.1, step 3).

    Args:
        rules: the rules in force.
        units: the land units of the formation, cavalry included.
        cavalry: how many of them are cavalry.
        rating: the battle rating of its best leader.
        defended: whether any land unit, cavalry included, defends.
    """
    if not defended:
        cite("VQ-15.1-S03", "VQ-15.1-S04")
        return units - cavalry + rating

    cite("VQ-15.1-S05", "VQ-15.1-S06")
    each = rules.units_per_die
    dice = {
        "before_halving": -(-(units - cavalry) // each),
        "after_halving": -(-units // each) - cavalry // each,
    }
    return dice[reading(rules, "VQ-Q172")] + rating


def fortification_dice(rules: Rules, units: int, rating: int, *, ravelin: bool) -> int:
    """Return the dice of the defender in an assault, cards apart (15.1, step 4).

    Args:
        rules: the rules in force.
        units: the defending units, without cavalry.
        rating: the battle rating of their best leader.
        ravelin: whether the defender has the Ravelin science bonus.
    """
    cite("VQ-15.1-S07")
    dice = units
    cite("VQ-15.1-S08")
    dice += rating
    cite("VQ-15.1-S09")
    return dice + (rules.ravelin_dice if ravelin else rules.fortification_dice)


def succeeds(attack: int, attackers_left: int, defenders_left: int) -> bool:
    """Tell whether an assault succeeds (15.1, steps 9 and 10)."""
    return attack > 0 and defenders_left == 0 and attackers_left > 0


def assault(
    game: Game,
    position: Position,
    space: str,
    units: Forces = EMPTY,
    leaders: tuple[str, ...] = (),
    response_cards: tuple[ResponseCard, ...] = (),
    attacker_cards: Cards = (),
    defender_cards: Cards = (),
    spoils: tuple[str, ...] = (),
) -> Play[Position]:
    """Assault a besieged fortified space (15.1).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that assaults.
        space: the space.
        units: the land units of the assaulting formation.
        leaders: its army leaders.
        response_cards: the cards with which other powers hinder it (step 2).
        attacker_cards: the combat cards that the attacker plays (step 5).
        defender_cards: those of the defender (step 6).
        spoils: the response cards that are played after a success (step 9).

    Returns:
        The position after success or failure.

    Raises:
        Illegal: a requirement doesn't hold, or a card may not be played.
        Impossible: the formation doesn't stand there.
    """
    power, units = active_power(position), frozen_map(units)
    cite("VQ-15.1-P01")
    position = pay(position, game.rules.assault_cost, "VQ-15.1-P01")
    _declare(game, position, space, power, units, leaders, attacker_cards)

    for response in response_cards:
        why = f"{response.name} is played by another power"
        require(response.power != power, "VQ-15.1-S02", why)
    if any(response.stops for response in response_cards):
        why = f"the assault on {space} is stopped"
        require(not attacker_cards, "VQ-15.1-P03", why)
        require(not defender_cards, "VQ-15.1-P04", why)
        require(not spoils, "VQ-15.1-P07", why)
        return _stopped(game, position, space, units, leaders)

    cite("VQ-15.1-D01", "VQ-15.1-D02")
    there = space_of(position, space)
    attacker = side_of(position, units, leaders)
    garrison = as_one_force(position, there.inside, there.leaders_inside, power)
    ships = _defending_ships(game, position, space)
    attack_dice = assault_dice(
        game.rules,
        land_units(units),
        _cavalry(units),
        battle_rating(position, leaders),
        defended=bool(garrison.units),
    )
    defence_dice = fortification_dice(
        game.rules,
        land_units(garrison.units) - _cavalry(garrison.units) + ships,
        battle_rating(position, garrison.leaders),
        ravelin=_has_ravelin(game, position, space),
    )

    for card in attacker_cards:
        require(has_part(card, (power,)), "VQ-15.1-P03", f"{card.power} doesn't assault")
    defenders_of = tuple(dict.fromkeys((controller(game, position, space), *garrison.powers)))
    for card in defender_cards:
        mine = has_part(card, defenders_of)
        if len(defenders_of) > 1:
            require(mine, "VQ-15.1-P05", f"{card.power} doesn't defend {space}")
        else:
            require(mine, "VQ-15.1-P04", f"{card.power} doesn't defend {space}")
    require_one_each(game, attacker_cards, defender_cards)
    attack_dice += sum(card.dice for card in attacker_cards)
    defence_dice += sum(card.dice for card in defender_cards)

    cite("VQ-15.1-S10")
    attack = yield from roll_hits(game.rules, "attacker_dice", space, attack_dice)
    defence = yield from roll_hits(game.rules, "defender_dice", space, defence_dice)
    attack += sum(card.hits for card in attacker_cards)
    defence += sum(card.hits for card in defender_cards)

    cite("VQ-15.1-S11")
    attackers_left = max(land_units(units) - defence, 0)
    defenders_left = max(land_units(garrison.units) - attack, 0)
    if _cavalry(units) or _cavalry(garrison.units):
        cite("VQ-15.1-P10")
    loses = yield from choose_losses(game, position, space, attacker, attackers_left, garrison)
    outside, inside = f"spaces.{space}.units", f"spaces.{space}.inside"
    loses = (yield from further_losses(position, {outside: loses}))[outside]
    formation, units = units, minus(units, at_most(loses, units))
    attackers_left = land_units(units)
    position = eliminate(position, space, loses)
    position = _marked(position, space, units, leaders)
    gone = yield from choose_losses(game, position, space, garrison, defenders_left, attacker)
    gone = (yield from further_losses(position, {inside: gone}))[inside]
    position = lose_inside(position, space, gone)
    left = space_of(position, space).inside

    if succeeds(attack, attackers_left, land_units(left) + ships):
        return _taken(game, position, space, power, spoils)

    require(not spoils, "VQ-15.1-P07", "the assault has failed: there is nothing to sack")
    cite("VQ-15.1-E05", "VQ-15.1-E06")
    if formation and not attackers_left:
        position = yield from _leaders_without_units(game, position, space, power, leaders)
    return followed_by(position, Due("siege_check", power, space, "assault"))


def _stopped(
    game: Game, position: Position, space: str, units: Forces, leaders: tuple[str, ...]
) -> Position:
    """End an assault that was hindered: it was an attempt, or none by VQ-Q500 (15.1, step 2)."""
    if reading(game.rules, "VQ-Q500") == "it_was_not_made":
        return position
    return _marked(position, space, units, leaders)


def _declare(
    game: Game,
    position: Position,
    space: str,
    power: MajorPower,
    units: Forces,
    leaders: tuple[str, ...],
    attacker_cards: Cards,
) -> None:
    """Refuse an assault that doesn't meet all requirements (15.1, step 1)."""
    there = space_of(position, space)
    cite("VQ-15.1-S01")
    alone = permits(len(powers_in(position, units)) < 2, "VQ-9.2-R08")
    commands = [position.leaders[name].command for name in leaders]
    permits(alone and land_units(units) <= formation_limit(game.rules, commands), "VQ-15.1-R02")
    require_formation(game.rules, position, power, units, leaders)
    able = bool(units) or reading(game.rules, "VQ-Q501") == "like_any_formation"
    require(able, "VQ-15.1-R02", "leaders without land units don't assault")
    inside = holds(there.inside, units) and set(leaders) <= set(there.leaders_inside)
    stands = holds(there.units, units) and set(leaders) <= set(there.leaders)
    require(stands or not inside, "VQ-15-R01", f"they are besieged in {space} themselves")
    if not stands:
        raise Impossible(f"spaces.{space}: the formation doesn't stand there")
    cite("VQ-15.1-P09")

    earlier = ["standing"]
    if reading(game.rules, "VQ-Q305") == "of_any_power":
        earlier.append("between")
    since = f"{power} hasn't besieged {space} since an earlier impulse"
    friendly = friendly_space(game, position, space, power)
    besieged = there.siege.get(power) in earlier and not friendly
    if there.inside:
        require(besieged, "VQ-15.1-R03", since)
    else:
        require(besieged, "VQ-15.1-R04", since)

    if any(other.assault_made for other in position.spaces.values()):
        cite("VQ-15.1-P02")
    require(not there.assault_made, "VQ-15.1-L01", f"{space} was assaulted in this impulse already")

    cite("VQ-12.2-D02")
    loc = has_loc(game, position, space, power)
    require(loc, "VQ-12.1-R05", f"{power} has no line of communication to {space}")

    _require_blockade(game, position, space, power)
    require_inland_port(game, position, space, power, [card.name for card in attacker_cards])


def _require_blockade(game: Game, position: Position, space: str, power: str) -> None:
    """Refuse an assault on a port that the attacker hasn't closed by sea (15.1)."""
    zones = ports(game, space)
    defender = controller(game, position, space)
    for zone in zones:
        require(
            not _warships(game, position, zone, nations_of(position, defender)),
            "VQ-15.1-R06",
            f"{defender} has naval units in {zone}, next to {space}",
        )

    theirs = _warships(game, position, space, nations_of(position, defender))
    if not theirs:
        return
    ours = [_warships(game, position, zone, nations_of(position, power)) for zone in zones]
    least = sum(ours)
    if reading(game.rules, "VQ-Q67") == "in_each_zone":
        least = min(ours, default=0)
    require(
        least > theirs,
        "VQ-15.1-R07",
        f"{defender} has {theirs} naval units in {space}, {power} doesn't have more beside it",
    )


def _warships(game: Game, position: Position, name: str, nations: Sequence[Nation]) -> int:
    """Count the naval units of some nations that a blockade counts: no corsairs (15.1, 23.2)."""
    there, number = space_of(position, name), 0
    for nation in nations:
        fleet = there.fleets.get(nation, NO_FLEET)
        if fleet.corsairs:
            cite("VQ-15.1-X01")
        number += fleet.galleys + fleet.galleons + fleet.race_built
        if fleet.armada:
            cite("VQ-23.2-E17")
            number += position.armada_strength // game.rules.armada_per_ship
    return number


def _defending_ships(game: Game, position: Position, space: str) -> int:
    """Return the naval units in the port that count as defending units: none, but for VQ-Q173."""
    fleets = space_of(position, space).fleets
    defending = _defending_powers(game, position, space)
    ships = sum(
        sum(getattr(fleet, kind) for kind in NAVAL_UNITS)
        for nation, fleet in fleets.items()
        if power_of(position, nation) in defending
    )
    return {"land_units_only": 0, "naval_units_too": ships}[reading(game.rules, "VQ-Q173")]


def _defending_powers(game: Game, position: Position, space: str) -> tuple[str, ...]:
    """Return the powers of the defending side: the controller of a space and its allies."""
    controls = controller(game, position, space)
    if reading(game.rules, "VQ-Q306") == "controller_only":
        return (controls,)
    inside = powers_in(position, space_of(position, space).inside)
    allies = (power for power in MAJOR_POWERS if allied(position, power, controls))
    return tuple(dict.fromkeys((controls, *inside, *allies)))


def _has_ravelin(game: Game, position: Position, space: str) -> bool:
    """Tell whether the defender of an assault has the Ravelin science bonus (15.1, step 4)."""
    defender = controller(game, position, space)
    return defender in MAJOR_POWERS and "ravelin" in position.bonuses.get(defender, ())


def _cavalry(units: Forces) -> int:
    return sum(force.cavalry for force in units.values())


def _marked(position: Position, space: str, units: Forces, leaders: tuple[str, ...]) -> Position:
    """Remember who took part in an assault, and that one was made (13.1, 15.1)."""
    there = space_of(position, space)
    impulse = position.impulse
    assaulted = tuple(dict.fromkeys((*impulse.assaulted, *leaders)))
    position = replace(position, impulse=replace(impulse, assaulted=assaulted))
    took_part = at_most(there.units, plus(there.assaulted, units))
    return with_space(position, space, assaulted=took_part, assault_made=True)


def _taken(
    game: Game, position: Position, space: str, power: MajorPower, spoils: Sequence[str]
) -> Position:
    """Give a space to the power whose assault has succeeded (15.1, step 9)."""
    there = space_of(position, space)
    cite("VQ-15.1-E01", "VQ-15.1-E02")
    permits(True, "VQ-12.3-R01")
    if controller(game, position, space) == INDEPENDENT:
        cite("VQ-24.7-E01", "VQ-24.7-E02")
    defenders = _defending_powers(game, position, space)

    if there.leaders_inside:
        cite("VQ-15.1-E03")
        position = with_space(position, space, leaders_inside=())
        position = capture(position, there.leaders_inside, power)

    for nation, fleet in there.fleets.items():
        if power_of(position, nation) in defenders:
            cite("VQ-15.1-E04")
            position = without_fleet(position, space, nation, ())
            position = to_turn_track(position, nation, fleet, ())
    sunk = [
        name
        for name in there.leaders
        if position.leaders[name].naval
        and power_of(position, position.leaders[name].nation) in defenders
    ]
    if sunk:
        cite("VQ-15.1-E04")
        left = tuple(name for name in there.leaders if name not in sunk)
        position = with_space(position, space, leaders=left)
        returning = (*position.leaders_next_turn, *sunk)
        position = replace(position, leaders_next_turn=returning)

    _require_spoils(game, space, spoils)
    marker = with_control(game, position, space, power)
    earlier, position = position, with_space(position, space, control=marker, siege=EMPTY)
    if power == PROTESTANT:
        return after_new_keys(game, earlier, position)
    return without_capital(position, space)


def _require_spoils(game: Game, space: str, spoils: Sequence[str]) -> None:
    """Refuse response cards that may not be played after this success (15.1, step 9)."""
    for card in spoils:
        if card != SPANISH_FURY:
            cite("VQ-15.1-P07")
            continue
        key = place_of(game, space).kind == "key"
        require(key, "VQ-15.1-P08", f"{space} is no key")
    if reading(game.rules, "VQ-Q174") == "one_of_them":
        require(len(spoils) < 2, "VQ-15.1-P08", "one of the two cards is played, not both")


SPANISH_FURY = "Spanish Fury"


def _leaders_without_units(
    game: Game, position: Position, space: str, power: MajorPower, names: Sequence[str]
) -> Play[Position]:
    """Displace the leaders of an assaulting formation that was wiped out (15.1, step 10).

    Args:
        game: rules and components.
        position: the position after the losses.
        space: the space.
        power: the power that assaulted.
        names: the leaders of the formation; if no other besiegers are left, all who are there go.

    Returns:
        The position with them where they have been displaced to.
    """
    there = space_of(position, space)
    others = units_of(position, there, power)
    if others and reading(game.rules, "VQ-Q303") == "stay_with_the_besiegers":
        return position
    for name in names if others else army_leaders(position, there.leaders, power):
        cite("VQ-15.1-E07")
        nation = position.leaders[name].nation
        position = yield from displace_some(game, position, space, nation, EMPTY, (name,))
    return position


# 15.2  Relief force


def is_relief(game: Game, position: Position) -> bool:
    """Tell whether the formation under way comes to relieve a besieged space (15.2)."""
    space, power = the_move(position).target, active_power(position)
    siege = space_of(position, space).siege
    besieged = bool(siege) and power not in siege
    return besieged and friendly_space(game, position, space, power)


def relief_battle(
    game: Game,
    position: Position,
    attacker_responses: Cards = (),
    defender_responses: Cards = (),
    attacker_cards: Cards = (),
    defender_cards: Cards = (),
) -> Play[Position]:
    """Fight a field battle to break the siege of a space that is friendly to the mover (15.2).

    Args:
        game: rules and components.
        position: the position; the relief force stands in `position.move`.
        attacker_responses: the response cards that the attacker plays in step 1.
        defender_responses: those of the besiegers.
        attacker_cards: the combat cards that the attacker plays.
        defender_cards: those of the besiegers.

    Returns:
        The position after the losses, with those who joined from inside in the fortification
        again or free.

    Raises:
        Illegal: the space isn't a besieged one of the mover's side, or a card may not be played.
        Impossible: there is nobody to fight.
    """
    power, space = active_power(position), the_move(position).target
    relief = is_relief(game, position)
    require(relief, "VQ-15.2-P01", f"{space} is not a besieged space that is friendly to {power}")
    if not defenders(game, position):
        raise Impossible(f"spaces.{space}: there are no besiegers to fight")
    position = reinforced(game, position, attacker_responses, defender_responses)
    sally, sally_leaders = yield from _who_joins(game, position, space, power)

    cite("VQ-14-D02", "VQ-14-D03")
    move = the_move(position)
    leaders = (*move.leaders, *sally_leaders)
    attacker = side_of(position, plus(move.units, sally), leaders)
    defender = defending_force(game, position)
    adding = {"they_add_dice": attacker.units, "they_do_not": move.units}
    counted = adding[reading(game.rules, "VQ-Q165")] if sally else move.units
    fought = yield from fight(
        game,
        position,
        space,
        attacker,
        defender,
        attacker_dice(land_units(counted), battle_rating(position, leaders)),
        attacker_cards=attacker_cards,
        defender_cards=defender_cards,
    )

    number = land_units(attacker.units) - fought.attackers_left
    outside, inside = yield from _relief_losses(game, position, space, sally, number, defender)
    within = f"spaces.{space}.inside"
    loses = yield from further_losses(position, {"move.units": outside, within: inside})
    outside, inside = loses["move.units"], loses[within]
    position = lose_under_way(position, the_move(position), outside)
    position = lose_inside(position, space, inside)
    sally = minus(sally, at_most(inside, sally))
    left = land_units(the_move(position).units) + land_units(sally)
    fought = fought._replace(attackers_left=left)
    position, fought = yield from defenders_lose(game, position, fought, attacker, defender)

    won = attacker_wins(fought.attack, fought.defence)
    position = _relief_captured(game, position, space, defender, sally, sally_leaders, won=won)
    position = capture_defenders(game, position, power, defender)
    if not won:
        position = _back_inside(position, space, sally, sally_leaders)
        before = position
        position = yield from _relief_comes_in(game, position, space, power, fought)
        position = yield from laid_out(before, position)
    else:
        cite("VQ-15.2-E01")
    return outcome(game, position, fought, won, defender)


def _who_joins(
    game: Game, position: Position, space: str, power: MajorPower
) -> Play[tuple[Forces, tuple[str, ...]]]:
    """Ask which units and army leaders inside join the battle of the relief force (15.2)."""
    nations: tuple[Nation, ...] = nations_of(position, power)
    if reading(game.rules, "VQ-Q68") == "same_power_only":
        nations = tuple(nation for nation in nations if nation not in position.active)
    there = space_of(position, space)
    able = of_nations(there.inside, nations)
    names = tuple(name for name in there.leaders_inside if position.leaders[name].nation in nations)
    units: Forces = EMPTY
    if there.inside and permits(bool(able), "VQ-15.2-P02"):
        cite("VQ-15.2-P03", "VQ-15.2-P04")
        units = yield from choose_units("joining_units", space, able, (0, land_units(able)))
    leaders: tuple[str, ...] = ()
    if names:
        leaders = yield from ChooseSome("joining_leaders", space, offer(names), 0, len(names))
    return units, leaders


def _relief_losses(
    game: Game, position: Position, space: str, sally: Forces, number: int, enemy: Side
) -> Play[tuple[Forces, Forces]]:
    """Choose the losses of the relief force and of those who joined it from inside (15.2)."""
    relief = the_move(position).units
    power = active_power(position)
    chooser: str = power
    if reading(game.rules, "VQ-Q46") == "enemy":
        chooser = captor(game, position, space, enemy) or INDEPENDENT
    if not sally:
        return (yield from choose_some("losses", chooser, relief, number)), EMPTY

    if reading(game.rules, "VQ-Q175") == "as_evenly_as_possible":
        sizes = {"relief force": land_units(relief), "inside": land_units(sally)}
        shares = yield from share_losses(game, space, sizes, number)
        first = yield from choose_some("losses_outside", chooser, relief, shares["relief force"])
        second = yield from choose_some("losses_inside", chooser, sally, shares["inside"])
        return first, second

    division = yield from Divide(
        "losses", chooser, number, (*_parts(relief, ""), *_parts(sally, " inside"))
    )
    return _read(division, relief, ""), _read(division, sally, " inside")


def _parts(units: Forces, where: str) -> tuple[Part, ...]:
    return tuple(
        Part(f"{nation} {kind}{where}", 1, getattr(force, kind))
        for nation, force in units.items()
        for kind in LAND_UNITS
        if getattr(force, kind)
    )


def _read(division: Division, units: Forces, where: str) -> Forces:
    return frozen_map(
        {
            nation: Force(
                **{kind: sum(division.get(f"{nation} {kind}{where}", ())) for kind in LAND_UNITS}
            )
            for nation in units
        }
    )


def _relief_captured(
    game: Game,
    position: Position,
    space: str,
    defender: Side,
    sally: Forces,
    sally_leaders: tuple[str, ...],
    *,
    won: bool,
) -> Position:
    """Capture the leaders of a relief force, or of a whole side, that was wiped out (14, 15.2).

    Args:
        game: rules and components.
        position: the position after the losses.
        space: the space.
        defender: the besiegers.
        sally: what is left of the land units that joined from inside.
        sally_leaders: the leaders who joined from inside.
        won: whether the relief force and those inside have won.
    """
    move = the_move(position)
    if move.units:
        return position
    if not sally:
        position = capture_formation(game, position, defender)
        if sally_leaders:
            cite("VQ-14-E02")
            inside = space_of(position, space).leaders_inside
            left = tuple(name for name in inside if name not in sally_leaders)
            position = with_space(position, space, leaders_inside=left)
            holder = captor(game, position, space, defender)
            position = hold(game, position, sally_leaders, holder)
        return position
    if not won or reading(game.rules, "VQ-Q314") == "in_any_case":
        cite("VQ-15.2-E03")
        position = capture_formation(game, position, defender)
    return position


def _back_inside(
    position: Position, space: str, sally: Forces, sally_leaders: tuple[str, ...]
) -> Position:
    """Mark those who joined from inside as beaten; they are in the fortification again (15.2).

    Of like units those join first that have lost a battle in this impulse already.
    """
    cite("VQ-15.2-E02")
    there = space_of(position, space)
    held = tuple(name for name in sally_leaders if name in there.leaders_inside)
    afresh = minus(sally, at_most(sally, there.beaten))
    position = with_space(position, space, beaten=plus(there.beaten, afresh))
    return beaten_leaders(position, held)


def _relief_comes_in(
    game: Game, position: Position, space: str, power: MajorPower, fought: Fought
) -> Play[Position]:
    """Let a beaten relief force bring units into the fortification after equal hits (15.2)."""
    move = the_move(position)
    if not move.units:
        return position
    there = space_of(position, space)
    room = max(game.rules.in_fortification - land_units(there.inside), 0)
    if fought.attack == fought.defence:
        cite("VQ-15.2-R01", "VQ-15.2-P05")
        clause = "VQ-15.2-L01"
        permits(land_units(move.units) <= room, "VQ-15.2-L01", "VQ-2.1-L01")
    elif reading(game.rules, "VQ-Q304") == "relief_force_too" and may_go_in(
        game, position, space, power
    ):
        clause = "VQ-14.1-L01"
    else:
        cite("VQ-15.2-R02")
        return position

    units = yield from choose_units(
        "units_into_fortification", space, move.units, (0, room), clause
    )
    leaders: tuple[str, ...] = ()
    if move.leaders:
        leaders = yield from ChooseSome(
            "leaders_into_fortification", space, offer(move.leaders), 0, len(move.leaders)
        )
    position = beaten_leaders(position, leaders)
    position = with_space(
        position,
        space,
        inside=plus(there.inside, units),
        leaders_inside=(*there.leaders_inside, *leaders),
        beaten=plus(there.beaten, units),
    )
    left = tuple(name for name in move.leaders if name not in leaders)
    rest = minus(move.units, units)
    marks = frozen_map({mark: at_most(rest, forces) for mark, forces in move.marks.items()})
    return replace(position, move=replace(move, units=rest, leaders=left, marks=marks))


# 15.3  Breaking a siege


def break_siege(game: Game, position: Position, power: str, space: str) -> Play[Position]:
    """Let a besieging force retreat whose siege is broken (15.3).

    Args:
        game: rules and components.
        position: the position.
        power: the power that besieged.
        space: the space.

    Returns:
        The position with the force in an adjacent space, or eliminated, and those inside free if
        nobody else besieges them.
    """
    cite("VQ-15.3-R01", "VQ-15.3-E04")
    siege = {p: since for p, since in space_of(position, space).siege.items() if p != power}
    position = with_space(position, space, siege=frozen_map(siege))
    if knights := knights_left_behind(game, together(position, space, (power,))):
        position = eliminate(position, space, knights)
    before = position
    if is_there(position, space, power):
        ways = _ways_by_15_3(game, position, space, power)
        if not ways.allowed:
            cite("VQ-15.3-E05")
            position = gone(game, position, space, (power,))
        elif reading(game.rules, "VQ-Q177") == "owner_any_spaces":
            position = yield from _scatter(game, position, space, power, ways)
            position = yield from laid_out(before, position)
        else:
            to = yield from Choose("retreat_to", power, ways)
            gone_away = go_away(game, position, space, (power,), to)
            position = yield from parted_by_war(game, position, gone_away, to)
    return (yield from siege_check(game, position, space, after="siege"))


def _ways_by_15_3(game: Game, position: Position, space: str, power: str) -> Options:
    """Return the spaces to which a force may retreat by the restrictions of 15.3."""
    units, leaders = together(position, space, (power,)), leaders_with(position, space, (power,))

    def entering(to: str) -> Position:
        return as_they_become_enemies(game, position, to, units, leaders)

    return offer(
        retreat_candidates(game, position, space, power),
        ("VQ-15.3-R03", lambda to: not is_zone(game, to)),
        ("VQ-15.3-R04", lambda to: friendly_space(game, entering(to), to, power)),
        ("VQ-15.3-R02", lambda to: is_clear(game, entering(to), to, power, enemies_only=False)),
        ("VQ-23.1-R02", lambda to: moriscos_may_go(game, units, to)),
        ("VQ-20.10-R02", lambda to: guise_may_go(game, leaders, to)),
        ("VQ-9.5-R01", lambda to: isles_open(game, position, to, units, leaders)),
    )


def _scatter(
    game: Game, position: Position, space: str, power: str, ways: Options
) -> Play[Position]:
    """Let a force retreat to several spaces, each kind of unit as its owner divides it."""
    there = space_of(position, space)
    options = ways.allowed
    for nation, force in units_of(position, there, power).items():
        for kind in LAND_UNITS:
            number = getattr(force, kind)
            parts = tuple(Part(name, 1, number) for name in options)
            division = yield from Divide("retreat_units", f"{nation} {kind}", number, parts)
            for name, amounts in division.items():
                units = frozen_map({nation: Force(**{kind: sum(amounts)})})
                position, marks = take_out(position, space, units)
                entered = enter(game, position, name, power, units, (), marks)
                position = yield from parted_by_war(game, position, entered, name)
    for leader in army_leaders(position, there.leaders, power):
        to = yield from Choose("retreat_leader", leader, offer(options))
        position, _ = take_out(position, space, EMPTY, (leader,))
        position = enter(game, position, to, power, EMPTY, (leader,))
    return position
