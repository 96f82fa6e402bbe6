"""Field battles on land, and the retreat of the losers (14)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Annotated, Literal, NamedTuple

import msgspec

from rulewright.core.asks import Choose, ChooseSome, Play, Roll, Tally
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import EMPTY, Frozen, frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    INDEPENDENT,
    MAJOR_POWERS,
    MANY,
    MINOR_POWERS,
    Count,
    Due,
    Forces,
    Move,
    Nation,
    Owner,
    Position,
    Power,
    followed_by,
    go_inside,
    land_units,
    lose_under_way,
    lost,
    minus,
    of_nations,
    plus,
    space_of,
    take_out,
    with_space,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_game_map import (
    allied,
    at_war,
    controller,
    friendly_space,
    is_fortified,
    is_friendly,
    is_zone,
    leaders_of,
    nations_of,
    neighbours,
    over_pass,
    ports,
    power_of,
    powers_in,
    units_of,
)
from rulewright.virgin_queen.s05_3_land_units import further_losses, laid_out
from rulewright.virgin_queen.s05_military_units import (
    battle_rating,
    require_formation,
    without_leader,
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
    of_power,
    share_losses,
    side_of,
)
from rulewright.virgin_queen.s11_actions import active_power
from rulewright.virgin_queen.s12_control_and_unrest import capital_of
from rulewright.virgin_queen.s13_land_movement import (
    acting_side,
    capture,
    choose_units,
    enter,
    has_enemy_units,
    hostile_powers,
    the_move,
)
from rulewright.virgin_queen.s17_1_force_pool import knights_left_behind
from rulewright.virgin_queen.s20_10_duke_of_guise import guise_may_go
from rulewright.virgin_queen.s23_1_ottoman import moriscos_may_go
from rulewright.virgin_queen.s24_minor_powers import (
    after_defeat,
    eliminate,
    in_the_open,
    may_leave,
)


class Card(Frozen, frozen=True):
    """A response card or combat card that is played: what it does here, whatever its text is.

    Attributes:
        name: its title.
        power: the power that plays it.
        dice: the dice that it adds to the side of that power, or takes off if it is below zero.
        hits: the hits that it adds to that side.
        units: the land units that it adds to that side.
    """

    name: str
    power: Owner
    dice: Annotated[int, msgspec.Meta(ge=-MANY, le=MANY)] = 0
    hits: Count = 0
    units: Forces = EMPTY


Cards = tuple[Card, ...]


class Fought(NamedTuple):
    """What a roll of dice has come to.

    Attributes:
        attack: the hits of the attacker.
        defence: the hits of the defender.
        attackers_left: the land units that the attacker has left.
        defenders_left: the land units that the defender has left.
        wiped_out: whether both sides would have been wiped out.
    """

    attack: int
    defence: int
    attackers_left: int
    defenders_left: int
    wiped_out: bool = False


# 14  The numbers of a field battle


def attacker_dice(units: int, rating: int) -> int:
    """Return the dice of the attacker in a field battle, cards apart (14, step 2).

    Args:
        units: the land units of the formation that moved.
        rating: the battle rating of its best leader.
    """
    cite("VQ-14-S02")
    dice = units
    cite("VQ-14-S03")
    return dice + rating


def defender_dice(rules: Rules, units: int, rating: int) -> int:
    """Return the dice of the defender in a field battle, cards apart (14, step 3).

    Args:
        rules: the rules in force.
        units: the defending land units in the space.
        rating: the battle rating of their best leader.
    """
    cite("VQ-14-S04")
    dice = units
    cite("VQ-14-S05")
    dice += rating
    cite("VQ-14-S06")
    return dice + rules.defender_dice


def attacker_wins(attack: int, defence: int) -> bool:
    """Tell whether the attacker wins a field battle: with more hits, not on a tie (14, step 7)."""
    cite("VQ-14-S08")
    if attack == defence:
        cite("VQ-14-S09")
    return attack > defence


def what_is_left(
    attackers: int, defenders: int, attack: int, defence: int, attack_dice: int, defence_dice: int
) -> Fought:
    """Take the losses of a field battle (14, step 8).

    Args:
        attackers: the land units of the attacker.
        defenders: the land units of the defender.
        attack: the hits of the attacker.
        defence: the hits of the defender.
        attack_dice: the dice that the attacker rolled.
        defence_dice: the dice that the defender rolled.

    Returns:
        The land units that are left: if none would be, the side that rolled more dice keeps one.
    """
    cite("VQ-14-S10")
    if attackers > defence or defenders > attack or not attackers:
        return Fought(attack, defence, max(attackers - defence, 0), max(defenders - attack, 0))

    cite("VQ-14-X01")
    if attack_dice > defence_dice:
        return Fought(attack, defence, 1, 0, wiped_out=True)

    if attack_dice == defence_dice:
        cite("VQ-14-X02")
    return Fought(attack, defence, 0, min(defenders, 1), wiped_out=True)


def roll_hits(rules: Rules, key: str, subject: str, dice: int) -> Play[int]:
    """Roll dice and count the hits: each 5 or 6 is one (14, step 6; 15.1, step 7)."""
    if dice <= 0:
        return 0
    hits = _hits(rules.hit_on)
    shown = yield from Roll(key, subject, dice, reads=hits)
    return sum(hits.faces[face - 1] for face in shown)


@cache
def _hits(hit_on: int) -> Tally:
    """Return what each face of a die counts: each from this one on is a hit."""
    return Tally("hits", tuple(int(face >= hit_on) for face in range(1, 7)))


# 14  The field battle on the map


def field_battle(
    game: Game,
    position: Position,
    attacker_responses: Cards = (),
    defender_responses: Cards = (),
    attacker_cards: Cards = (),
    defender_cards: Cards = (),
) -> Play[Position]:
    """Fight a field battle: the formation under way against all that defend its target (14).

    Args:
        game: rules and components.
        position: the position; the formation that moved stands in `position.move`.
        attacker_responses: the response cards that the attacker plays in step 1.
        defender_responses: those of the defender.
        attacker_cards: the combat cards that the attacker plays in step 4.
        defender_cards: those of the defender, in step 5.

    Returns:
        The position after the losses; the retreat of the losers comes next.

    Raises:
        Illegal: a card is played by a power that may not.
        Impossible: there is no formation under way, or nobody to fight.
    """
    power, space = active_power(position), the_move(position).target
    if attacker_responses or defender_responses:
        position = reinforced(game, position, attacker_responses, defender_responses)
    cite("VQ-14-D02", "VQ-14-D03")
    move = the_move(position)
    attacker = side_of(position, move.units, move.leaders)
    defender = defending_force(game, position)
    if not defender.units:
        raise Impossible(f"spaces.{space}: there are no enemy land units to fight")
    foes = any(at_war(position, other, power) for other in defender.powers)
    if foes and not is_fortified(game, position, space):
        cite("VQ-2.1-R02")
    if not set(defender.powers) & set(MAJOR_POWERS):
        cite("VQ-24.1-E02")
    fought = yield from fight(
        game,
        position,
        space,
        attacker,
        defender,
        attacker_dice(land_units(attacker.units), battle_rating(position, attacker.leaders)),
        attacker_cards=attacker_cards,
        defender_cards=defender_cards,
    )

    loses = yield from choose_losses(
        game, position, space, attacker, fought.attackers_left, defender
    )
    loses = (yield from further_losses(position, {"move.units": loses}))["move.units"]
    position = lose_under_way(position, move, loses)
    fought = fought._replace(attackers_left=land_units(the_move(position).units))
    position, fought = yield from defenders_lose(game, position, fought, attacker, defender)

    won = attacker_wins(fought.attack, fought.defence)
    if not the_move(position).units:
        position = capture_formation(game, position, defender)
    position = capture_defenders(game, position, power, defender)
    return outcome(game, position, fought, won, defender)


def defenders_lose(
    game: Game, position: Position, fought: Fought, attacker: Side, defender: Side
) -> Play[tuple[Position, Fought]]:
    """Take the losses of the defenders of a field battle off its space (14, step 8; 5.3).

    Args:
        game: rules and components.
        position: the position after the attacker's losses.
        fought: what the dice came to.
        attacker: the attackers.
        defender: the defenders.

    Returns:
        The position after their losses, and what it all came to.
    """
    space = the_move(position).target
    loses = yield from choose_losses(
        game, position, space, defender, fought.defenders_left, attacker
    )
    where = f"spaces.{space}.units"
    loses = (yield from further_losses(position, {where: loses}))[where]
    left = land_units(minus(defender.units, loses))
    return eliminate(position, space, loses), fought._replace(defenders_left=left)


def defending_force(game: Game, position: Position) -> Side:
    """Return all that defend the target of the move under way, as one force (14, 9.2)."""
    return _force_against(game, position, the_move(position).target, active_power(position))


def _force_against(game: Game, position: Position, space: str, power: str) -> Side:
    """Return all that defend a space against a power, as one force (14, 9.2)."""
    there = space_of(position, space)
    hostile = hostile_powers(game, position, space, power)
    units = of_nations(
        there.units, [nation for nation in there.units if power_of(position, nation) in hostile]
    )
    with_them = hostile
    if reading(game.rules, "VQ-Q490") == "not_without_units_of_his_own":
        with_them = powers_in(position, units)
    leaders = tuple(
        name
        for name in there.leaders
        if power_of(position, position.leaders[name].nation) in with_them
    )
    return as_one_force(position, units, leaders, power)


def reinforced(
    game: Game, position: Position, attacker_responses: Cards, defender_responses: Cards
) -> Position:
    """Let both sides change the number of their units, the attacker first (14, step 1)."""
    move = the_move(position)
    for card in attacker_responses:
        _require_response(position, card, (active_power(position),))
        move = replace(move, units=plus(move.units, card.units))
    if attacker_responses and reading(game.rules, "VQ-Q492") == "limit_holds":
        power = active_power(position)
        require_formation(game.rules, position, power, move.units, move.leaders)
    position = replace(position, move=move)
    powers = defending_force(game, position).powers
    return _with_more(position, move.target, defender_responses, powers)


def _with_more(position: Position, space: str, cards: Cards, powers: Sequence[str]) -> Position:
    """Add the units of response cards of some powers to a space."""
    for card in cards:
        _require_response(position, card, powers)
        there = space_of(position, space)
        position = with_space(position, space, units=plus(there.units, card.units))
    return position


def _require_response(position: Position, card: Card, powers: Sequence[str]) -> None:
    require(card.power in powers, "VQ-14-S01", f"{card.power} has no units on this side")
    own = set(card.units) <= set(nations_of(position, card.power))
    require(own, "VQ-14-S01", f"{card.power} changes the number of its own units")


def fight(
    game: Game,
    position: Position,
    subject: str,
    attacker: Side,
    defender: Side,
    attack_dice: int,
    defence_dice: int | None = None,
    *,
    attacker_cards: Cards = (),
    defender_cards: Cards = (),
) -> Play[Fought]:
    """Add the dice of both sides, roll them and take the losses (14, steps 2 to 8).

    Args:
        game: rules and components.
        position: the position, for the leaders.
        subject: where it is fought.
        attacker: the attacking side.
        defender: the defending side.
        attack_dice: the dice of the attacker, cards apart.
        defence_dice: the dice of the defender, cards apart, if they aren't those of step 3.
        attacker_cards: the combat cards of the attacker.
        defender_cards: those of the defender.

    Returns:
        Hits, and how many land units are left.
    """
    if {*attacker.units, *defender.units} & set(position.active):
        cite("VQ-24.3-E02")
    units = land_units(defender.units)
    if defence_dice is None:
        defence_dice = defender_dice(game.rules, units, battle_rating(position, defender.leaders))

    for card in attacker_cards:
        require(has_part(card, attacker.powers), "VQ-14-P01", f"{card.power} doesn't attack here")
    joint = len(defender.powers) > 1
    for card in defender_cards:
        mine = has_part(card, defender.powers)
        if joint:
            require(mine, "VQ-14-P03", f"{card.power} doesn't defend here")
        else:
            require(mine, "VQ-14-P02", f"{card.power} doesn't defend here")
    require_one_each(game, attacker_cards, defender_cards)
    attack_dice = max(attack_dice + sum(card.dice for card in attacker_cards), 0)
    defence_dice = max(defence_dice + sum(card.dice for card in defender_cards), 0)

    cite("VQ-14-S07")
    attack = yield from roll_hits(game.rules, "attacker_dice", subject, attack_dice)
    defence = yield from roll_hits(game.rules, "defender_dice", subject, defence_dice)
    attack += sum(card.hits for card in attacker_cards)
    defence += sum(card.hits for card in defender_cards)

    attackers = land_units(attacker.units)
    return what_is_left(attackers, units, attack, defence, attack_dice, defence_dice)


def has_part(card: Card, powers: Sequence[str]) -> bool:
    """Tell whether a combat card is played by a major power with units on that side."""
    if card.power in MINOR_POWERS:
        cite("VQ-24.3-D01")
    return card.power in powers and card.power in MAJOR_POWERS


def require_one_each(game: Game, attacker_cards: Cards, defender_cards: Cards) -> None:
    """Refuse a second combat card of a power, by a reading of VQ-Q186."""
    if reading(game.rules, "VQ-Q186") == "any_number":
        return
    require(_one_each(attacker_cards), "VQ-14-P01", "the attacker plays one combat card")
    require(_one_each(defender_cards), "VQ-14-P02", "each defender plays one combat card")


def _one_each(cards: Cards) -> bool:
    return len({card.power for card in cards}) == len(cards)


# 14  Losses


def choose_losses(
    game: Game, position: Position, space: str, side: Side, left: int, enemy: Side
) -> Play[Forces]:
    """Choose which land units of a side are lost (14, step 8; 9.2).

    Args:
        game: rules and components.
        position: the position.
        space: where they are lost.
        side: the side.
        left: how many land units it keeps.
        enemy: the other side.

    Returns:
        The land units that are lost.
    """
    sizes = {power: land_units(of_power(position, side.units, power)) for power in side.powers}
    shares = yield from share_losses(game, space, sizes, land_units(side.units) - left)
    gone: Forces = EMPTY
    for power, number in shares.items():
        if not number:
            continue
        chooser = power
        if reading(game.rules, "VQ-Q46") == "enemy":
            chooser = captor(game, position, space, enemy) or INDEPENDENT
        units = of_power(position, side.units, power)
        gone = plus(gone, (yield from choose_some("losses", chooser, units, number)))
    return gone


def capture_formation(game: Game, position: Position, defender: Side) -> Position:
    """Capture the leaders of an attacking formation that was destroyed (14, step 9)."""
    move = the_move(position)
    if not move.leaders:
        return position
    cite("VQ-14-E02")
    holder = captor(game, position, move.target, defender)
    position = replace(position, move=replace(move, leaders=()))
    return hold(game, position, move.leaders, holder)


def capture_defenders(game: Game, position: Position, power: str, defender: Side) -> Position:
    """Capture the leaders of a defending force that was destroyed (14, step 9).

    Args:
        game: rules and components.
        position: the position after the losses.
        power: the power that attacked.
        defender: the defending force as it was before.
    """
    return _capture(game, position, the_move(position).target, defender, power)


def _capture(game: Game, position: Position, space: str, side: Side, holder: str) -> Position:
    """Let a power capture the leaders of a side that has no units left in a space."""
    left = of_nations(space_of(position, space).units, side.units)
    if left or not side.leaders:
        return position
    cite("VQ-14-E02")
    position, _ = take_out(position, space, EMPTY, side.leaders)
    return hold(game, position, side.leaders, holder)


def hold(game: Game, position: Position, names: Sequence[str], holder: str) -> Position:
    """Let a power hold captured leaders; where nobody can, they go home (VQ-Q261).

    Args:
        game: rules and components.
        position: the position; the leaders aren't in any space of it.
        names: the leaders.
        holder: the power that beat them; "" if it has no power card.

    Returns:
        The position with them captured, in their capital, or back in the next turn.
    """
    if holder:
        return capture(position, names, holder)
    for name in names:
        position = leader_home(game, position, name)
    return position


def leader_home(game: Game, position: Position, name: str) -> Position:
    """Put a leader in his capital; if it isn't in the hand of his power, he returns next turn."""
    nation = position.leaders[name].nation
    power = power_of(position, nation)

    def is_ours(space: str) -> bool:
        return controller(game, position, space) == power

    for capital in capital_of(game, position, nation, is_ours):
        leaders = (*space_of(position, capital).leaders, name)
        return with_space(position, capital, leaders=leaders)
    return replace(position, leaders_next_turn=(*position.leaders_next_turn, name))


def without_leaders(position: Position, names: Collection[str]) -> Position:
    """Take leaders who are eliminated out of the game."""
    for name in names:
        position = without_leader(position, name)
    return position


# 14  Who retreats


def outcome(game: Game, position: Position, fought: Fought, won: bool, defender: Side) -> Position:
    """Mark the units of the losing side, and put their retreat on the agenda (14, step 10).

    Args:
        game: rules and components.
        position: the position after the losses.
        fought: what the dice came to.
        won: whether the attacker won.
        defender: the defending force as it was before.

    Returns:
        The position with the retreats due, that of the controller of the space first.
    """
    move = the_move(position)
    winners_left = fought.attackers_left if won else fought.defenders_left
    if winners_left:
        cite("VQ-14-E01")
    if fought.wiped_out:
        stays = reading(game.rules, "VQ-Q45") == "stays"
    else:
        stays = not winners_left and reading(game.rules, "VQ-Q302") == "survivors_stay"
    if won or stays:
        position = replace(position, move=replace(move, fought=True))
    there = space_of(position, move.target)
    check: tuple[Due, ...] = ()
    if there.siege or there.inside or there.leaders_inside:
        check = (Due("siege_check", position.impulse.power, move.target, "battle"),)
    if (stays or not won) and not move.units and not move.leaders:
        return followed_by(replace(position, move=None), *check)
    if stays:
        return position
    if not won:
        marks = frozen_map({**move.marks, "beaten": move.units})
        position = replace(position, move=replace(move, marks=marks))
        position = beaten_leaders(position, move.leaders)
        return followed_by(position, _retreat(active_power(position), move.target), *check)

    due: list[Due] = []
    controls = controller(game, position, move.target)
    for power in sorted(_whose(position, defender), key=lambda power: power != controls):
        there = space_of(position, move.target)
        units = units_of(position, there, power)
        leaders = army_leaders(position, there.leaders, power)
        if units or leaders:
            beaten = frozen_map({**there.beaten, **units})
            position = with_space(position, move.target, beaten=beaten)
            position = beaten_leaders(position, leaders)
            due.append(_retreat(power, move.target))
    return followed_by(position, *due)


def _whose(position: Position, side: Side) -> tuple[str, ...]:
    """Return the powers that have land units or army leaders on a side, in impulse order."""
    led = (position.leaders[name].nation for name in side.leaders)
    return powers_in(position, [*side.units, *led])


def _retreat(power: str, space: str) -> Due:
    return Due("retreat", power, space, "battle")  # type: ignore[arg-type]  # it has units there


def beaten_leaders(position: Position, names: Collection[str]) -> Position:
    """Remember leaders who lost a field battle in this impulse (13.1, 13.3)."""
    impulse = position.impulse
    beaten = tuple(dict.fromkeys((*impulse.beaten, *names)))
    return replace(position, impulse=replace(impulse, beaten=beaten))


def army_leaders(position: Position, names: tuple[str, ...], power: str) -> tuple[str, ...]:
    """Return those of some leaders that are army leaders of a power."""
    mine = leaders_of(position, names, power)
    return tuple(name for name in mine if not position.leaders[name].naval)


# 14.1  Retreat


def retreat(
    game: Game,
    position: Position,
    power: str,
    space: str,
    after: Literal["battle", "withdrawal"] = "battle",
) -> Play[Position]:
    """Let one power retreat from a space (14.1).

    Args:
        game: rules and components.
        position: the position.
        power: the power.
        space: the space.
        after: `battle` if it lost a field battle there, `withdrawal` if the enemy there withdrew
            into the fortification and it neither besieges nor moves on (13.4).

    Returns:
        The position with its units and army leaders in the fortification or in an adjacent space,
        or eliminated.

    Raises:
        Impossible: there is no move under way in which it could have been beaten.
    """
    cite("VQ-14.1-R01")
    before = position
    if after == "withdrawal":
        cite("VQ-13.4-R05", "VQ-13.4-E04")
        position = yield from _retreat_together(game, position, space, (power,), None)
        return followed_by(position, Due("siege_check", "", space, "move"))

    move = the_move(position)
    if power == position.impulse.power:
        return (yield from _attackers_retreat(game, position, move, power))

    if not may_leave(power):
        position = after_defeat(game, position, space, power)
        return (yield from laid_out(before, position))

    owners: tuple[str, ...] = (power,)
    if reading(game.rules, "VQ-Q169") == "one_common_space":
        losers = _whose(position, defending_force(game, position))
        others = [other for other in losers if other != power]
        owners = (power, *(other for other in others if may_leave(other)))
    for owner in owners:
        position = yield from _into_fortification(game, position, space, owner)
    position = yield from _retreat_together(game, position, space, owners, move)
    return (yield from laid_out(before, position))


def _attackers_retreat(game: Game, position: Position, move: Move, power: str) -> Play[Position]:
    """Let the beaten formation of the active power go back to where it came from (14.1)."""
    position = replace(position, move=None)
    if move.origin in position.impulse.passed:
        cite("VQ-13.4-E03")
        leaders = move.leaders
        if reading(game.rules, "VQ-Q301") == "eliminated_too":
            position, leaders = without_leaders(position, leaders), ()
        return _gone(game, position, move.target, (power,), move.units, leaders)

    restricted = reading(game.rules, "VQ-Q44") == "restrictions_too"
    ways = offer(
        retreat_candidates(game, position, move.target, power, move.origin),
        ("VQ-14.1-R07", lambda to: to == move.origin),
    )
    if restricted:
        ways = _ways_by_14_1(game, position, (power,), move.units, move.leaders, ways.allowed, None)
    if not ways.allowed:
        cite("VQ-14.1-E01")
        return _gone(game, position, move.target, (power,), move.units, move.leaders)

    to = yield from Choose("retreat_to", power, ways)
    if over_pass(game, move.target, to):
        cite("VQ-2.5-P01")
    entered = enter(game, position, to, power, move.units, move.leaders, move.marks)
    return (yield from parted_by_war(game, position, entered, to))


def may_go_in(game: Game, position: Position, space: str, power: str) -> bool:
    """Tell whether a beaten power's units may withdraw into a fortification (14.1, VQ-Q167)."""
    controls = controller(game, position, space)
    if reading(game.rules, "VQ-Q167") == "its_allies_too":
        return allied(position, controls, power)
    return power == controls


def _into_fortification(game: Game, position: Position, space: str, power: str) -> Play[Position]:
    """Let beaten units of the power that controls the space withdraw into the fortification."""
    if not is_fortified(game, position, space):
        return position
    if not permits(may_go_in(game, position, space, power), "VQ-14.1-P01"):
        return position

    there = space_of(position, space)
    within = there.inside
    if reading(game.rules, "VQ-Q168") == "four_of_each":
        within = of_power(position, within, power)
    room = max(game.rules.in_fortification - land_units(within), 0)
    mine = units_of(position, there, power)
    permits(land_units(mine) <= room, "VQ-2.1-L01", "VQ-14.1-L01")
    units = yield from choose_units("withdraw_units", space, mine, (0, room), "VQ-14.1-L01")
    leaders = army_leaders(position, there.leaders, power)
    if leaders:
        leaders = yield from ChooseSome("withdraw_leaders", power, offer(leaders), 0, len(leaders))
    return go_inside(position, space, units, leaders)


def _retreat_together(
    game: Game,
    position: Position,
    space: str,
    owners: tuple[str, ...],
    beaten_by: Move | None,
) -> Play[Position]:
    """Let all units and army leaders of some powers retreat to one adjacent space (14.1).

    Args:
        game: rules and components.
        position: the position.
        space: the space that they leave.
        owners: the powers; the first of them chooses.
        beaten_by: the move of the enemy who beat them; None if nobody moved (9.4, 13.4).

    Returns:
        The position with them in the other space, or eliminated.
    """
    if knights := knights_left_behind(game, together(position, space, owners)):
        position = eliminate(position, space, knights)
    going = tuple(owner for owner in owners if is_there(position, space, owner))
    if not going:
        return position

    candidates = retreat_candidates(game, position, space, going[0])
    if beaten_by is None and reading(game.rules, "VQ-Q299") == "origin_only":
        ways = _way_back(position, space, candidates)
    else:
        units, leaders = together(position, space, going), leaders_with(position, space, going)
        ways = _ways_by_14_1(game, position, going, units, leaders, candidates, beaten_by)
        permits(len(ways.allowed) < 2 or land_units(units) < 2, "VQ-14.1-R02")
    if not ways.allowed:
        cite("VQ-14.1-E01")
        return gone(game, position, space, going)
    to = yield from Choose("retreat_to", going[0], ways)
    gone_away = go_away(game, position, space, going, to)
    return (yield from parted_by_war(game, position, gone_away, to))


def _way_back(position: Position, space: str, candidates: Sequence[str]) -> Options:
    """Return the space from which a formation came that is too weak for a siege (13.4, VQ-Q299)."""
    impulse = position.impulse
    if space not in impulse.came_from:
        raise Impossible(f"impulse.came_from: it isn't said where the formation in {space} was")
    return offer(
        candidates,
        ("VQ-14.1-R07", lambda to: to == impulse.came_from[space]),
        ("VQ-13.4-E03", lambda to: to not in impulse.passed),
    )


def is_there(position: Position, space: str, power: str) -> bool:
    """Tell whether land units or army leaders of a power are in a space, not besieged."""
    there = space_of(position, space)
    return bool(units_of(position, there, power) or army_leaders(position, there.leaders, power))


def together(position: Position, space: str, powers: Sequence[str]) -> Forces:
    """Return the land units of some powers in a space."""
    nations = [nation for power in powers for nation in nations_of(position, power)]
    return of_nations(space_of(position, space).units, nations)


def leaders_with(position: Position, space: str, powers: Sequence[str]) -> tuple[str, ...]:
    """Return the army leaders of some powers in a space."""
    there = space_of(position, space).leaders
    return tuple(name for power in powers for name in army_leaders(position, there, power))


def retreat_candidates(
    game: Game, position: Position, space: str, power: str, origin: str = ""
) -> tuple[str, ...]:
    """Return what is adjacent to a space, sea zones too, and where a formation came from."""
    beside = neighbours(game, position, space, power, "retreat")
    return tuple(dict.fromkeys((*beside, *ports(game, space), *([origin] if origin else ()))))


def _ways_by_14_1(
    game: Game,
    position: Position,
    owners: Sequence[str],
    units: Forces,
    leaders: Sequence[str],
    candidates: Sequence[str],
    beaten_by: Move | None,
) -> Options:
    """Return the spaces to which units and leaders may retreat by the restrictions of 14.1."""

    def entering(to: str) -> Position:
        return as_they_become_enemies(game, position, to, units, leaders)

    return offer(
        candidates,
        ("VQ-14.1-R04", lambda to: not is_zone(game, to)),
        (
            "VQ-14.1-R05",
            lambda to: all(friendly_space(game, entering(to), to, own) for own in owners),
        ),
        (
            "VQ-14.1-R03",
            lambda to: all(
                is_clear(game, entering(to), to, own, enemies_only=True) for own in owners
            ),
        ),
        ("VQ-14.1-R06", lambda to: beaten_by is None or to != beaten_by.origin),
        ("VQ-23.1-R02", lambda to: moriscos_may_go(game, units, to)),
        ("VQ-20.10-R02", lambda to: guise_may_go(game, leaders, to)),
        ("VQ-9.5-R01", lambda to: isles_open(game, position, to, units, leaders)),
    )


def go_away(game: Game, position: Position, space: str, powers: Sequence[str], to: str) -> Position:
    """Move all units and army leaders of some powers from one space into another."""
    if over_pass(game, space, to):
        cite("VQ-2.5-P01")
    for power in powers:
        there = space_of(position, space)
        units = units_of(position, there, power)
        leaders = army_leaders(position, there.leaders, power)
        if set(units) & set(position.active):
            cite("VQ-24.3-E02")
        position, marks = take_out(position, space, units, leaders)
        position = enter(game, position, to, power, units, leaders, marks)
    return position


def gone(game: Game, position: Position, space: str, powers: Sequence[str]) -> Position:
    """Eliminate all units of some powers in a space; their enemies there hold their leaders."""
    for power in powers:
        there = space_of(position, space)
        units = units_of(position, there, power)
        leaders = army_leaders(position, there.leaders, power)
        position, _ = take_out(position, space, units, leaders)
        position = _gone(game, position, space, powers, units, leaders)
    return position


def is_clear(game: Game, position: Position, to: str, power: str, *, enemies_only: bool) -> bool:
    """Tell whether neither unrest nor units that bar a retreat are in a space (VQ-Q15)."""
    there = space_of(position, to)
    if not permits(not there.unrest, "VQ-12.4-E02"):
        return False
    which = reading(game.rules, "VQ-Q15")
    if which != "each_list_as_written":
        enemies_only = which == "enemy_units_only"
    whose = acting_side(game, position, power)
    naval = reading(game.rules, "VQ-Q297") == "any_unit"
    if enemies_only:
        return not has_enemy_units(game, position, to, whose, naval=naval)
    nations: list[Nation] = [*there.units, *there.inside, *(there.fleets if naval else ())]
    if reading(game.rules, "VQ-Q103") == "leaders_are_units":
        leaders = (*there.leaders, *there.leaders_inside)
        nations += [position.leaders[name].nation for name in leaders]
    others = [power_of(position, nation) for nation in nations]
    return all(other == power or is_friendly(position, other, whose) for other in others)


def _gone(
    game: Game,
    position: Position,
    space: str,
    owners: Sequence[str],
    units: Forces,
    leaders: Sequence[str],
) -> Position:
    """Eliminate units that can't retreat, and let their enemies in the space hold their leaders."""
    position = lost(position, units)
    if not leaders:
        return position
    move = position.move
    if move is not None and active_power(position) not in owners:
        return hold(game, position, leaders, active_power(position))

    there = space_of(position, space)
    everyone = side_of(position, plus(there.units, there.inside), ())
    enemies = tuple(power for power in everyone.powers if not allied(position, power, owners[0]))
    holder = captor(game, position, space, everyone._replace(powers=enemies))
    controls = controller(game, position, space)
    if not holder and controls in MAJOR_POWERS and controls not in owners:
        holder = controls
    return hold(game, position, leaders, holder)


# 14  The field battle with which a war begins (VQ-Q136)


def battle_as_war_begins(
    game: Game,
    position: Position,
    space: str,
    power: Power,
    attacker_responses: Cards = (),
    defender_responses: Cards = (),
    attacker_cards: Cards = (),
    defender_cards: Cards = (),
) -> Play[Position]:
    """Fight where two powers are together as their war begins, by a reading of VQ-Q136 (2.1, 14).

    Nobody has come from anywhere, so nobody intercepts it, avoids battle or withdraws before it.

    Args:
        game: rules and components.
        position: the position; no move is under way.
        space: the unfortified space.
        power: the power that attacks.
        attacker_responses: the response cards that the attacker plays in step 1.
        defender_responses: those of the defender.
        attacker_cards: the combat cards that the attacker plays in step 4.
        defender_cards: those of the defender, in step 5.

    Returns:
        The position after the losses and the retreat of the losers; as it was if one of the sides
        isn't there any more.

    Raises:
        Illegal: a card is played by a power that may not.
    """
    for other in _force_against(game, position, space, power).powers:
        if other not in MAJOR_POWERS:
            position = in_the_open(game, position, space, other)
    position = _with_more(position, space, attacker_responses, (power,))
    powers = _force_against(game, position, space, power).powers
    position = _with_more(position, space, defender_responses, powers)
    there = space_of(position, space)
    units, leaders = units_of(position, there, power), leaders_of(position, there.leaders, power)
    attacker = side_of(position, units, leaders)
    defender = _force_against(game, position, space, power)
    if not attacker.units or not defender.units:
        return position
    cite("VQ-2.1-R02")
    return (
        yield from _fight_together(
            game, position, space, attacker, defender, attacker_cards, defender_cards
        )
    )


def _fight_together(
    game: Game,
    position: Position,
    space: str,
    attacker: Side,
    defender: Side,
    attacker_cards: Cards,
    defender_cards: Cards,
) -> Play[Position]:
    """Fight a field battle of two sides that both stand in its space (14, steps 2 to 10)."""
    fought = yield from fight(
        game,
        position,
        space,
        attacker,
        defender,
        attacker_dice(land_units(attacker.units), battle_rating(position, attacker.leaders)),
        attacker_cards=attacker_cards,
        defender_cards=defender_cards,
    )
    loses = yield from choose_losses(
        game, position, space, attacker, fought.attackers_left, defender
    )
    theirs = yield from choose_losses(
        game, position, space, defender, fought.defenders_left, attacker
    )
    where = f"spaces.{space}.units"
    loses = (yield from further_losses(position, {where: plus(loses, theirs)}))[where]
    position = eliminate(position, space, loses)
    for side, enemy in ((attacker, defender), (defender, attacker)):
        position = _capture(game, position, space, side, captor(game, position, space, enemy))

    won = attacker_wins(fought.attack, fought.defence)
    winner, loser = (attacker, defender) if won else (defender, attacker)
    if of_nations(space_of(position, space).units, winner.units):
        cite("VQ-14-E01")
    else:
        rest = ("VQ-Q45", "stays") if fought.wiped_out else ("VQ-Q302", "survivors_stay")
        if reading(game.rules, rest[0]) == rest[1]:
            return position
    return (yield from _leave_together(game, position, space, loser, attacked=not won))


def _leave_together(
    game: Game, position: Position, space: str, loser: Side, *, attacked: bool
) -> Play[Position]:
    """Let the losers of a battle in which nobody came from anywhere retreat (14.1, VQ-Q471)."""
    cite("VQ-14.1-R01")
    controls = controller(game, position, space)
    powers = sorted(loser.powers, key=lambda power: power != controls)
    if position.impulse.power:
        there = space_of(position, space)
        beaten = frozen_map({**there.beaten, **of_nations(there.units, loser.units)})
        position = with_space(position, space, beaten=beaten)
        leaders = tuple(name for name in there.leaders if name in loser.leaders)
        position = beaten_leaders(position, leaders)
    if attacked and reading(game.rules, "VQ-Q471") == "no_space":
        cite("VQ-14.1-E01")
        return gone(game, position, space, powers)

    for power in powers:
        if not may_leave(power):
            position = after_defeat(game, position, space, power)
    able = tuple(power for power in powers if may_leave(power))
    one_space = reading(game.rules, "VQ-Q169") == "one_common_space"
    for owners in (able,) if one_space else tuple((power,) for power in able):
        position = yield from _retreat_together(game, position, space, owners, None)
    return position
