"""Diplomacy: peace, alliances and how allies defend together, declarations of war (9.1 to 9.4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from rulewright.core.asks import Draw, Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    INDEPENDENT,
    MAJOR_POWERS,
    POWERS,
    PROTESTANT,
    Forces,
    MajorPower,
    Owner,
    Position,
    Power,
    land_units,
    of_nations,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import (
    allied,
    at_war,
    controller,
    major_of,
    nations_of,
    powers_in,
)
from rulewright.virgin_queen.s09_4_wars import begin_war
from rulewright.virgin_queen.s09_5_england_and_spain import war_cost

# 9.1  Negotiations: peace


def make_peace(
    game: Game, position: Position, one: MajorPower, other: MajorPower
) -> Play[Position]:
    """End the war between two major powers that agree to it (9.1).

    Args:
        game: rules and components.
        position: the position.
        one: one of the powers.
        other: the other.

    Returns:
        The position without the At War marker of the two.

    Raises:
        Illegal: this war can't be ended, or not yet.
        Impossible: they aren't at war.
    """
    if not at_war(position, one, other):
        raise Impossible(f"wars: {one} and {other} aren't at war")
    pair = {one, other}
    why = f"the war between {ENGLAND} and {SPAIN} is never ended"
    require(pair != {ENGLAND, SPAIN}, "VQ-9.1-X01", why)
    require(
        not is_war_of_the_league(game, position, pair),
        "VQ-20.10-R01",
        f"{SPAIN} may not negotiate about its wars by the Catholic League in this turn",
    )

    cite("VQ-9.1-P07", "VQ-9.1-S01")
    left = tuple(war for war in position.wars if {*war} != pair)
    return replace(position, wars=left)
    yield


def is_war_of_the_league(game: Game, position: Position, pair: Collection[str]) -> bool:
    """Tell whether it is a war that the Catholic League began for the next turn too (20.10)."""
    by_league = SPAIN in pair and (FRANCE in pair or PROTESTANT in pair)
    if not by_league or not position.catholic_league:
        return False
    return position.turn <= position.catholic_league + game.rules.league_war_turns


# 9.2  Alliances: who may ally


def ally(game: Game, position: Position, one: MajorPower, other: MajorPower) -> Play[Position]:
    """Announce an alliance of two major powers (9.2).

    Args:
        game: rules and components.
        position: the position.
        one: one of the powers.
        other: the other.

    Returns:
        The position with an Allied marker for the two, the earlier in impulse order first; their
        wars stay as they are.

    Raises:
        Illegal: these two may not ally.
        Impossible: it is one power only, or they are allied already.
    """
    if allied(position, one, other):
        raise Impossible(f"alliances: {one} and {other} are allied already, or one and the same")
    require(
        not at_war(position, one, other),
        "VQ-9.1-R03",
        f"{one} and {other} are at war: end it first",
    )
    pair = {one, other}
    require(pair != {SPAIN, PROTESTANT}, "VQ-9.2-R02", f"{SPAIN} and {PROTESTANT} may never ally")
    if FRANCE in pair and pair & {SPAIN, PROTESTANT}:
        rival = PROTESTANT if SPAIN in pair else SPAIN
        require(
            not allied(position, FRANCE, rival),
            "VQ-9.2-R03",
            f"{FRANCE} is allied to {rival}, so it may not ally with the other one too",
        )

    others = [power for power in MAJOR_POWERS if power not in pair]
    for power in others:
        with_one, with_other = (allied(position, power, each) for each in (one, other))
        if with_one or with_other:
            cite("VQ-9.2-P01")
        if with_one != with_other:
            cite("VQ-9.2-P02")
    drawn_in = [foe for foe in POWERS if at_war(position, foe, one) != at_war(position, foe, other)]
    permits(not drawn_in, "VQ-9.2-R09")
    cite("VQ-9.2-S04")
    in_order = (one, other) if MAJOR_POWERS.index(one) < MAJOR_POWERS.index(other) else (other, one)
    return replace(position, alliances=(*position.alliances, in_order))
    yield


ENGLAND, FRANCE, SPAIN = "england", "france", "spain"

# 9.2  Alliances: joint defence


class Side(NamedTuple):
    """One side of a battle or assault.

    Attributes:
        powers: the powers that command some of its land units, in impulse order.
        units: its land units.
        leaders: its army leaders.
    """

    powers: tuple[str, ...]
    units: Forces
    leaders: tuple[str, ...]


def side_of(position: Position, units: Forces, leaders: tuple[str, ...]) -> Side:
    """Return land units and the army leaders among some leaders as a side."""
    army = tuple(name for name in leaders if not position.leaders[name].naval)
    return Side(powers_in(position, units), units, army)


def as_one_force(
    position: Position, units: Forces, leaders: tuple[str, ...], attacker: str
) -> Side:
    """Return all that defend a space or a fortification, as one force (9.2).

    Args:
        position: the position.
        units: the land units that defend.
        leaders: the leaders who are with them.
        attacker: the attacking power.

    Returns:
        The defending side, even if the attacker is at war with one of its powers only.
    """
    side = side_of(position, units, leaders)
    if len(side.powers) > 1:
        cite("VQ-9.2-E04")
        if not all(at_war(position, power, attacker) for power in side.powers):
            cite("VQ-9.2-E05")
    return side


def share_losses(
    game: Game, subject: str, sizes: Mapping[str, int], losses: int
) -> Play[Mapping[str, int]]:
    """Share losses between those who fight together, as evenly as possible; the rest by die (9.2).

    Args:
        game: rules and components.
        subject: where they are lost.
        sizes: how many land units each of them has.
        losses: how many are lost in all.

    Returns:
        How many each of them loses.
    """
    if len(sizes) < 2:
        return {name: min(losses, size) for name, size in sizes.items()}

    cite("VQ-9.2-S03")
    shares, left = even_shares(sizes, losses, reading(game.rules, "VQ-Q128") == "rest_is_void")
    several = reading(game.rules, "VQ-Q129") == "at_random_for_each_loss"
    while left:
        able = tuple(name for name in sizes if shares[name] < sizes[name])
        if not able:
            return shares
        count = 1 if several else min(left, len(able))
        key = "each_odd_loss" if several else "odd_loss"
        drawn = yield from Draw(key, subject, able, count)
        for name in drawn:
            shares[name] += 1
        left = left - count if several else 0
    return shares


def even_shares(
    sizes: Mapping[str, int], losses: int, rest_is_void: bool
) -> tuple[dict[str, int], int]:
    """Divide losses as evenly as possible.

    Args:
        sizes: how many land units each has.
        losses: how many are lost in all.
        rest_is_void: whether what one can't bear isn't borne by the others.

    Returns:
        The even shares, and how many losses are left over for the die.
    """
    each, left = divmod(losses, len(sizes))
    shares = {name: min(each, size) for name, size in sizes.items()}
    if rest_is_void:
        return shares, left

    left = losses - sum(shares.values())
    while True:
        able = [name for name in sizes if shares[name] < sizes[name]]
        if not able or left < len(able):
            return shares, left if able else 0
        for name in able:
            shares[name] += 1
        left -= len(able)


def captor(game: Game, position: Position, space: str, winners: Side) -> str:
    """Return the power that holds a leader whom a side has beaten (14, VQ-Q166).

    Args:
        game: rules and components.
        position: the position.
        space: where he was beaten.
        winners: the side that beat him.

    Returns:
        A major power; "" if the winners have none, so that nobody can hold him.
    """
    able = [power for power in winners.powers if power in MAJOR_POWERS]
    if len(able) < 2:
        return "".join(able)
    how = reading(game.rules, "VQ-Q166")
    if how == "controller_of_the_space" and controller(game, position, space) in able:
        return controller(game, position, space)
    if how == "most_land_units":
        return max(able, key=lambda power: land_units(of_power(position, winners.units, power)))
    return able[0]


def of_power(position: Position, units: Forces, power: str) -> Forces:
    """Return those of some land units that a power commands."""
    return of_nations(units, nations_of(position, power))


# 9.4  Declarations of war: the limits at all times


def declare_war(
    game: Game,
    position: Position,
    power: MajorPower,
    on: Owner,
    cost: int | None = None,
    cp: int = 0,
    peace_with: Sequence[Power] = (),
    sebastian_is_dead: bool = False,
) -> Play[Position]:
    """Declare war on one power; what a minor power's diplomatic status comes to isn't part (9.4).

    Args:
        game: rules and components.
        position: the position.
        power: the power that declares war.
        on: the power on which it does.
        cost: the number in the box of the two on the diplomatic status display; None if there is
            none, but N/A or only "Possible Ally", and for England and Spain, whose war costs what
            9.5 says.
        cp: the CP of the cards and treasures with which the declaration is paid.
        peace_with: the powers with which it has made peace in this Diplomacy Phase.
        sebastian_is_dead: whether the event Death of King Sebastian has occurred.

    Returns:
        The position with an At War marker for the two, the earlier in impulse order first.

    Raises:
        Illegal: this war can't be declared now, or isn't paid.
        Impossible: it is the power itself, or one with which it is at war already; or a cost is
            given for England and Spain.
    """
    require(on != INDEPENDENT, "VQ-9.4-R10", "independent spaces are besieged without a war")
    if on == power or at_war(position, power, on):
        raise Impossible(f"wars: {power} and {on} are at war already, or one and the same")
    ally_of = major_of(position, on)
    require(
        on not in position.active,
        "VQ-9.4-R07",
        f"{on} is allied to {ally_of}: declare war on {ally_of} instead",
    )
    friends = allied(position, power, on)
    permits(not friends, "VQ-9.4-R12")
    require(not friends, "VQ-9.4-R08", f"{power} and {on} are allied")
    require(on not in peace_with, "VQ-9.4-R11", f"{power} has just made peace with {on}")
    if on == PORTUGAL:
        require(sebastian_is_dead, "VQ-9.4-R09", f"{on}'s King Sebastian lives")
    if {power, on} == {ENGLAND, SPAIN}:
        if cost is not None:
            raise Impossible("cost: a war of England and Spain costs what 9.5 says")
        cost = war_cost(game, position, power)
    require(cost is not None, "VQ-9.4-R06", f"there is no cost in the box of {power} and {on}")

    cite("VQ-9.4-D01", "VQ-9.4-S06")
    if reading(game.rules, "VQ-Q131") == "refused":
        short = cost is not None and cp < cost
        require(not short, "VQ-9.4-R02", f"it costs {cost} CP, not only {cp}")
    if on in MAJOR_POWERS:
        cite("VQ-9.4-S01", "VQ-9.4-S02")
    else:
        cite("VQ-9.4-S03", "VQ-9.4-S04")
    return begin_war(game, position, power, on)  # type: ignore[arg-type]  # not independent
    yield


PORTUGAL = "portugal"
