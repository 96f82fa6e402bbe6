"""Military units: leaders, land units, naval units, and how many of them move together (5)."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.asks import Divide, Part, Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import frozen_map
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.position import (
    LAND_UNITS,
    MINOR_POWERS,
    PROTESTANT,
    Force,
    Forces,
    Position,
    land_units,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_game_map import major_of, power_of

# 5.1  Leaders


def battle_rating(position: Position, leaders: Sequence[str]) -> int:
    """Return the battle rating of the one leader with the highest; 0 without a leader."""
    return max((position.leaders[name].battle for name in leaders), default=0)


# 5.1  Formation


def formation_limit(rules: Rules, commands: Sequence[int]) -> int:
    """Return how many land units a formation may have (5.1).

    Args:
        rules: the rules in force.
        commands: the command ratings of its army leaders.

    Returns:
        The number of land units at most.
    """
    alone = rules.formation_without_leader
    cite(formation_limit_clause(commands))
    if not commands:
        return alone

    highest = sorted(commands, reverse=True)[: rules.leaders_that_count]
    if reading(rules, "VQ-Q105") == "never_below_four":
        return max(sum(highest), alone)
    return sum(highest)


def formation_limit_clause(commands: Sequence[int]) -> str:
    """Return the clause that limits a formation with so many leaders (5.1)."""
    return ("VQ-5.1-L01", "VQ-5.1-L02", "VQ-5.1-L03")[min(len(commands), 2)]


def require_formation(
    rules: Rules, position: Position, power: str, units: Forces, leaders: Sequence[str]
) -> None:
    """Refuse land units and army leaders that can't be one formation of a power (5.1).

    Args:
        rules: the rules in force.
        position: the position, for the leaders' ratings and the active minor powers.
        power: the power whose formation it is to be.
        units: its land units.
        leaders: its army leaders.

    Raises:
        Illegal: with the clause that it breaks.
        Impossible: there is nobody in it, or a naval leader.
    """
    if not units and not leaders:
        raise Impossible("a formation has at least one land unit or army leader")
    for name in leaders:
        if position.leaders[name].naval:
            raise Impossible(f"{name} is a naval leader, no army leader")

    cite("VQ-5.1-D07")
    if power == PROTESTANT:
        cite("VQ-23.6-P05")
        if leaders:
            cite("VQ-23.6-P02")
    nations = [*units, *(position.leaders[name].nation for name in leaders)]
    for nation in nations:
        mine = power_of(position, nation) == power
        minor = nation in MINOR_POWERS
        if minor:
            require(
                major_of(position, nation) == power,
                "VQ-5.1-P02",
                f"{nation} is no minor power allied to {power}",
            )
        else:
            require(mine, "VQ-5.1-R03", f"{nation} has another power than {power}")

    if leaders:
        cite("VQ-5.1-P01", "VQ-5.1-R02")
    number = land_units(units)
    commands = [position.leaders[name].command for name in leaders]
    most = formation_limit(rules, commands)
    require(
        number <= most,
        formation_limit_clause(commands),
        f"{number} land units in a formation whose leaders allow {most}",
    )


# Units that an owner chooses


def choose_units(key: str, subject: str, units: Forces, number: int) -> Play[Forces]:
    """Let the owner of some land units choose a number of them.

    Args:
        key: what is asked.
        subject: about what.
        units: the land units.
        number: how many are chosen: at most as many as there are.

    Returns:
        The chosen units. Like units have no names, so only numbers of each kind are asked for.
    """
    if number == land_units(units):
        return units
    parts = tuple(
        Part(f"{nation} {kind}", 1, getattr(force, kind))
        for nation, force in units.items()
        for kind in LAND_UNITS
        if getattr(force, kind)
    )
    division = yield from Divide(key, subject, number, parts)
    return frozen_map(
        {
            nation: Force(
                **{kind: sum(division.get(f"{nation} {kind}", ())) for kind in LAND_UNITS}
            )
            for nation in units
        }
    )
