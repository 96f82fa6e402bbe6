"""War between England and Spain: what it costs, and how it breaks out (9.5)."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    MajorPower,
    Nation,
    Position,
    space_of,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import (
    allied,
    at_war,
    controller,
    nations_of,
    place_of,
    power_of,
    units_of,
)
from rulewright.virgin_queen.s09_4_wars import begin_war, leave_as_war_begins, spared


def excommunicate_elizabeth(game: Game, position: Position) -> Play[Position]:
    """Excommunicate Elizabeth, as the event Papal Bull does (9.5).

    Args:
        game: rules and components.
        position: the position.
    """
    cite("VQ-9.5-E01")
    return replace(position, england=replace(position.england, excommunicated=True))
    yield


def war_cost(game: Game, position: Position, power: MajorPower = "england") -> int:
    """Return the CP that a declaration of war between England and Spain costs (9.5).

    Args:
        game: rules and components.
        position: the position.
        power: which of them declares it (VQ-Q29).
    """
    rules, england = game.rules, position.england
    cite("VQ-9.5-U01")
    cost = rules.war_cost
    if power == "spain" and reading(rules, "VQ-Q29") == "england_only":
        return cost
    if england.excommunicated:
        cite("VQ-9.5-E01")
        cost -= rules.bull_lowers
    replaced = reading(rules, "VQ-Q137") == "execution_replaces_capture"
    if england.mary == "captured" or (england.mary == "executed" and not replaced):
        cite("VQ-9.5-E02")
        cost -= rules.capture_lowers
    by_death = england.died_with_elizabeth and reading(rules, "VQ-Q403") == "only_by_choice"
    if england.mary == "executed" and not by_death:
        cite("VQ-9.5-E03")
        cost -= rules.execution_lowers
    least = rules.war_cost_least
    return cost if permits(cost >= least, "VQ-9.5-L01") else least


def is_in_the_isles(game: Game, space: str) -> bool:
    """Tell whether a space is a home space of Ireland or of Scotland."""
    return place_of(game, space).home in ("ireland", "scotland")


def are_of(
    game: Game,
    position: Position,
    power: str,
    units: Collection[Nation],
    leaders: Collection[str],
) -> bool:
    """Tell whether there are English or Spanish units or leaders among some (9.5, VQ-Q477).

    Args:
        game: rules and components.
        position: the position.
        power: England or Spain.
        units: the units, land or naval, by nation.
        leaders: the leaders.
    """
    nations = {*units, *(position.leaders[name].nation for name in leaders)}
    if power in nations or nations.isdisjoint(nations_of(position, power)):
        return power in nations
    return reading(game.rules, "VQ-Q477") == "minor_allies_too"


def isles_open(
    game: Game, position: Position, space: str, units: Collection[Nation], leaders: Collection[str]
) -> bool:
    """Tell whether units may go to a space by the ban on Spain in Ireland and Scotland (9.5).

    It holds in any case: for moves, interceptions, avoiding battle and retreats (VQ-Q138).
    """
    if not is_in_the_isles(game, space) or not are_of(game, position, "spain", units, leaders):
        return True
    owner = controller(game, position, space)
    permits(at_war(position, owner, "spain") or allied(position, owner, "spain"), "VQ-9.5-R02")
    low = permits(war_cost(game, position) <= game.rules.landing_cost, "VQ-9.5-P01")
    war = at_war(position, "england", "spain")
    return low or (war and reading(game.rules, "VQ-Q138") == "war_lifts_the_ban_too")


def require_isles(
    game: Game, position: Position, space: str, units: Collection[Nation], leaders: Collection[str]
) -> None:
    """Refuse Spanish units that go to Ireland or Scotland while they may not (9.5).

    Raises:
        Illegal: the cost of a war with England is too high still.
    """
    lifted = isles_open(game, position, space, units, leaders)
    require(lifted, "VQ-9.5-R01", f"Spanish units can't move into {space}")


def netherlands_entered(
    game: Game, position: Position, space: str, units: Collection[Nation], leaders: Collection[str]
) -> Position:
    """Return the position after a force entered a space; an English one may begin a war (9.4).

    It begins with Spain where an English force enters the Netherlands, if there is peace still.

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        units: the units that entered, by nation.
        leaders: the leaders who came with them.
    """
    if place_of(game, space).zone != "netherlands":
        return position
    if not are_of(game, position, "england", units, leaders):
        return position
    if not permits(not at_war(position, "england", "spain"), "VQ-9.4-E13"):
        return position
    cite("VQ-9.4-S11", "VQ-9.5-E04")
    return begin_war(game, position, "england", "spain")


def isles_entered(
    game: Game, position: Position, space: str, units: Collection[Nation], leaders: Collection[str]
) -> Position:
    """Return the position after units moved into a space; Spanish ones may begin a war (9.5)."""
    if not is_in_the_isles(game, space) or not are_of(game, position, "spain", units, leaders):
        return position
    if not permits(not at_war(position, "england", "spain"), "VQ-9.5-E05"):
        return position
    cite("VQ-9.4-S11", "VQ-9.5-E04")
    return begin_war(game, position, "spain", "england")


def as_the_war_begins(
    game: Game, position: Position, space: str, units: Collection[Nation], leaders: Collection[str]
) -> Position:
    """Return the position in which a force moves where its entry begins the war (9.4, 9.5).

    By one reading of VQ-Q64 the war begins as an English force enters the Netherlands, so that it
    may enter a space of Spain's. Allies whom a force meets where it enters are enemies with that,
    and are met as such (14, VQ-Q440).
    """
    entry = reading(game.rules, "VQ-Q64") == "any_spanish_space"
    if entry and controller(game, position, space) == "spain":
        position = netherlands_entered(game, position, space, units, leaders)
    if allied(position, "england", "spain"):
        position = as_they_become_enemies(game, position, space, units, leaders)
    return position


def as_they_become_enemies(
    game: Game, position: Position, space: str, units: Collection[Nation], leaders: Collection[str]
) -> Position:
    """Return the position in which a force meets those whom its entry makes enemies (VQ-Q440).

    Args:
        game: rules and components.
        position: the position before it enters.
        space: the space, by whatever movement it is entered.
        units: the land units that enter, by nation.
        leaders: the leaders who come with them.
    """
    met = _meets_the_other(position, space, units, leaders)
    if not met or reading(game.rules, "VQ-Q440") != "met_as_enemies":
        return position
    position = netherlands_entered(game, position, space, units, leaders)
    return isles_entered(game, position, space, units, leaders)


def _meets_the_other(
    position: Position, space: str, units: Collection[Nation], leaders: Collection[str]
) -> bool:
    """Tell whether English or Spanish units stand where a force of the other power comes."""
    there = space_of(position, space)
    named = (*there.leaders, *there.leaders_inside)
    nations = [*there.units, *there.inside, *(position.leaders[name].nation for name in named)]
    mine = [*units, *(position.leaders[name].nation for name in leaders)]
    standing = {power_of(position, nation) for nation in nations}
    coming = {power_of(position, nation) for nation in mine}
    return ("england" in coming and "spain" in standing) or (
        "spain" in coming and "england" in standing
    )


def parted_by_war(game: Game, earlier: Position, position: Position, space: str) -> Play[Position]:
    """Displace those who were allies until a force entered a space, and are enemies now (VQ-Q440).

    By one reading it is done as at an intervention: units of the two powers that are together in a
    space leave it, unless it is a home space of theirs (9.4, 12.5).

    Args:
        game: rules and components.
        earlier: the position before the force entered.
        position: the position after it.
        space: the space.
    """
    pair: tuple[MajorPower, ...] = ("england", "spain")
    if reading(game.rules, "VQ-Q440") != "displaced" or at_war(earlier, *pair):
        return position
    there = space_of(position, space)
    together = all(units_of(position, there, power) for power in pair)
    if not together or not at_war(position, *pair):
        return position
    if spared(game, position, space, pair):
        return position
    for power in pair:
        position = yield from leave_as_war_begins(game, position, space, power)
    return position
