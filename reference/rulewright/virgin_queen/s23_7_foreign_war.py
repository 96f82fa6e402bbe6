"""Foreign wars: units go off the map, fight there, and come home (23.7)."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import EMPTY, frozen_map, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    INDEPENDENT,
    NATIONS,
    Due,
    Force,
    Forces,
    ForeignWar,
    MajorPower,
    Nation,
    Position,
    followed_by,
    holds,
    land_units,
    lost,
    minus,
    of_nations,
    plus,
    put_in,
    space_of,
    take_out,
    without_land,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import (
    controller,
    friendly_space,
    nations_meant,
    nations_of,
    place_of,
    power_of,
)
from rulewright.virgin_queen.s05_3_land_units import further_losses, laid_out
from rulewright.virgin_queen.s05_military_units import battle_rating
from rulewright.virgin_queen.s09_diplomacy import Side, side_of
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s12_control_and_unrest import capital_of
from rulewright.virgin_queen.s14_field_battle import (
    Cards,
    attacker_dice,
    attacker_wins,
    beaten_leaders,
    choose_losses,
    fight,
    hold,
)

WAR_WITH_POLAND = "War with Poland"


def go_to_foreign_war(
    game: Game,
    position: Position,
    power: MajorPower,
    card: str,
    foreign: int,
    played_by: MajorPower,
    units: Mapping[str, Forces] = EMPTY,
    leader: str = "",
) -> Play[Position]:
    """Send land units and a leader of a power into a foreign war (23.7).

    Args:
        game: rules and components.
        position: the position.
        power: the power that has the war.
        card: the event card.
        foreign: how many independent land units the card sets against it.
        played_by: the power that played the event.
        units: the land units that go, by the space that they leave.
        leader: the army leader who goes with them; "" for none.

    Returns:
        The position with the card beside the power, and all of them on it.

    Raises:
        Illegal: they may not go.
        Impossible: the power has a foreign war already.
    """
    if power in position.foreign_wars:
        raise Impossible(f"foreign_wars.{power}: {power} has a foreign war already")
    cite("VQ-23.7-S01", "VQ-23.7-S02")
    before = position
    gone: Forces = EMPTY
    due: list[Due] = []
    for space, forces in units.items():
        there = space_of(position, space)
        free = of_nations(there.units, nations_meant(game, position, power))
        shut_in = not holds(free, forces) and holds(plus(free, there.inside), forces)
        require(not shut_in, "VQ-23.7-R02", f"land units of {power} in {space} are besieged")
        require(holds(free, forces), "VQ-23.7-S02", f"{power} has no such land units in {space}")
        position, _ = take_out(position, space, forces, marked_first=True)
        gone = plus(gone, forces)
        if power in there.siege:
            due.append(Due("siege_check", power, space, "move"))
    if len(units) > 1:
        cite("VQ-23.7-P01")
    _require_number(game, position, power, gone, leader)

    leaders = (leader,) if leader else ()
    if leader:
        cite("VQ-23.7-P02")
        position = _take_leader(game, position, power, leader)

    cite("VQ-23.7-S03", "VQ-23.7-P03")
    valued = foreign == game.rules.foreign_war_vp
    if reading(game.rules, "VQ-Q308") == "five_or_more":
        valued = foreign >= game.rules.foreign_war_vp
    war = ForeignWar(card, gone, leaders, foreign, played_by, winner_marker=valued)
    wars = with_entry(position.foreign_wars, power, war)
    position = yield from laid_out(before, replace(position, foreign_wars=wars))
    return followed_by(position, *due)


def _require_number(game: Game, position: Position, power: str, gone: Forces, leader: str) -> None:
    """Refuse too few or too many land units for a foreign war (23.7)."""
    number, most = land_units(gone), game.rules.foreign_war_most
    require(number <= most, "VQ-23.7-L01", f"{number} land units, at most {most} may be there")

    least = game.rules.foreign_war_least
    own = nations_meant(game, position, power)
    left = sum(land_units(of_nations(there.units, own)) for there in position.spaces.values())
    if number + left < least:
        least = number + left if reading(game.rules, "VQ-Q259") == "all_it_has" else 0
    if leader and not number and reading(game.rules, "VQ-Q258") == "leader_alone_is_enough":
        least = 0
    require(number >= least, "VQ-23.7-L02", f"{number} land units, at least {least} must go")


def _take_leader(game: Game, position: Position, power: str, leader: str) -> Position:
    """Take an army leader of a power off the map; a besieged one by a reading of VQ-Q472."""
    who = position.leaders[leader]
    mine = not who.naval and power_of(position, who.nation) == power
    require(mine, "VQ-23.7-P02", f"{leader} is no army leader of {power}")
    free = [name for name, there in position.spaces.items() if leader in there.leaders]
    shut_in = [name for name, there in position.spaces.items() if leader in there.leaders_inside]
    if reading(game.rules, "VQ-Q472") == "stays_besieged":
        require(not shut_in, "VQ-23.7-R02", f"{leader} is besieged")
    where = [*free, *shut_in]
    require(bool(where), "VQ-23.7-P02", f"{leader} is nowhere on the map")
    return without_land(position, where[0], EMPTY, (leader,))


def foreign_war_combat(
    game: Game, position: Position, attacker_cards: Cards = (), defender_cards: Cards = ()
) -> Play[Position]:
    """Fight the field battle of a foreign war (23.7).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that has the war.
        attacker_cards: the combat cards that this power plays.
        defender_cards: those that are played for the independents (VQ-Q260).

    Returns:
        The position after the losses, and with the war ended if no independents are left.

    Raises:
        Illegal: it can't pay, has fought already in this impulse, or a card may not be played.
        Impossible: it has no foreign war, or no land units there.
    """
    power = active_power(position)
    if power not in position.foreign_wars:
        raise Impossible(f"foreign_wars: {power} has no foreign war")
    war = position.foreign_wars[power]
    if not war.units:
        raise Impossible(f"foreign_wars.{power}: there are no land units to fight")
    fought_already = position.impulse.foreign_war_fought
    if reading(game.rules, "VQ-Q76") == "once_per_impulse":
        why = f"{power} has fought its foreign war in this impulse"
        require(not fought_already, "VQ-23.7-P05", why)
    cite("VQ-23.7-P04")
    position = pay(position, game.rules.assault_cost, "VQ-23.7-P04")
    position = replace(position, impulse=replace(position.impulse, foreign_war_fought=True))

    cite("VQ-23.7-S04", "VQ-23.7-X01")
    attacker = side_of(position, war.units, war.leaders)
    defender = _foreigners(game, war)
    dice = war.foreign if reading(game.rules, "VQ-Q257") == "the_added_die" else 0
    attack_dice = attacker_dice(land_units(war.units), battle_rating(position, war.leaders))
    fought = yield from fight(
        game,
        position,
        power,
        attacker,
        defender,
        attack_dice,
        dice,
        attacker_cards=attacker_cards,
        defender_cards=defender_cards,
    )

    loses = yield from choose_losses(
        game, position, power, attacker, fought.attackers_left, defender
    )
    where = f"foreign_wars.{power}.units"
    loses = (yield from further_losses(position, {where: loses}))[where]
    war = replace(war, units=minus(war.units, loses), foreign=fought.defenders_left)
    position = lost(position, loses)
    if not war.units:
        position, war = _nobody_left(game, position, war)
    position = replace(position, foreign_wars=with_entry(position.foreign_wars, power, war))
    won = attacker_wins(fought.attack, fought.defence)
    if not won:
        position = beaten_leaders(position, war.leaders)

    if not permits(not war.foreign, "VQ-23.7-R01"):
        return position
    cite("VQ-23.7-E02")
    return (yield from _end(game, position, power, beaten=not won))


def _foreigners(game: Game, war: ForeignWar) -> Side:
    """Return the independents on a card as the defending side (VQ-Q260)."""
    plays = reading(game.rules, "VQ-Q260") == "event_player_rolls_and_plays" and war.played_by
    nation: Nation = "independent"
    units = frozen_map({nation: Force(regulars=war.foreign)})
    return Side((war.played_by if plays else INDEPENDENT,), units, ())


def _nobody_left(game: Game, position: Position, war: ForeignWar) -> tuple[Position, ForeignWar]:
    """Deal with the leader of a force that was wiped out in a foreign war (VQ-Q261)."""
    how = reading(game.rules, "VQ-Q261")
    if not war.foreign or how == "war_goes_on_leader_stays":
        return position, war
    holder = war.played_by if how == "war_goes_on_leader_captive" else ""
    return hold(game, position, war.leaders, holder), replace(war, leaders=())


def polish_royal_election(game: Game, position: Position) -> Play[Position]:
    """End the foreign war between Poland and the HRE by the event of this name (23.7).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position as if all independents had been eliminated; the same if there is no such war.
    """
    war = position.foreign_wars.get("hre")
    if war is None or war.card != WAR_WITH_POLAND:
        return position
    cite("VQ-23.7-E04", "VQ-23.7-E05")
    return (yield from _end(game, position, "hre"))


def _end(
    game: Game, position: Position, power: MajorPower, *, beaten: bool = False
) -> Play[Position]:
    """End a foreign war: what is left of the power's units goes home (23.7)."""
    war = position.foreign_wars[power]
    wars = {owner: other for owner, other in position.foreign_wars.items() if owner != power}
    position = replace(position, foreign_wars=frozen_map(wars))
    if war.winner_marker:
        cite("VQ-23.7-V01")
        points = position.wars_won.get(power, 0) + game.rules.war_winner_vp
        position = replace(position, wars_won=with_entry(position.wars_won, power, points))

    leaders = war.leaders
    if reading(game.rules, "VQ-Q262") == "next_turn":
        position = replace(position, leaders_next_turn=(*position.leaders_next_turn, *leaders))
        leaders = ()
    if not war.units and not leaders:
        return position

    homes = _homes(game, position, power)
    if not homes:
        position = replace(position, leaders_next_turn=(*position.leaders_next_turn, *leaders))
        return lost(position, war.units)
    home = yield from Choose("home_key", power, offer(homes))
    marks = frozen_map({"beaten": war.units}) if beaten else EMPTY
    return put_in(position, home, war.units, leaders, marks)


def _homes(game: Game, position: Position, power: MajorPower) -> tuple[str, ...]:
    """Return where units from a foreign war go: the capital, or another friendly home key."""

    def is_ours(space: str) -> bool:
        return controller(game, position, space) == power

    own = nations_of(position, power)
    cite("VQ-23.7-S05")
    for nation in NATIONS:
        if nation in own and (capitals := capital_of(game, position, nation, is_ours)):
            return capitals

    cite("VQ-23.7-S06")
    return tuple(
        name
        for name, place in game.map.items()
        if place.kind == "key"
        and place_of(game, name).home == power
        and friendly_space(game, position, name, power)
    )
