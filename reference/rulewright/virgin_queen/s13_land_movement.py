"""Movement on land: moves, interception, avoiding battle, withdrawing into fortifications (13).

A move is a chain of operations. `declare_move` takes the formation off its space into
`position.move` and puts on the agenda, in this order: `intercept` for each enemy power that could,
`avoid_battle` and `withdraw` for each power whose land units stand in the target, `field_battle`,
`arrive`. What doesn't apply any more is dropped: a successful interception drops the attempts of
other powers and the next two steps, and where no enemy is left outside the fortification there is
no field battle. During the field battle the formation stands in `position.move`, not in the space:
if it wins, what is left of it stays there and arrives; if it loses, the retreat takes it out of
there and `position.move` becomes None.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.citing import cite
from rulewright.core.frozen import EMPTY, replace, with_entry
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    Forces,
    Marks,
    Position,
    put_in,
    space_of,
    with_space,
)
from rulewright.virgin_queen.s02_game_map import (
    allied,
    controller,
    is_enemy,
    is_fortified,
    power_of,
    powers_in,
)

# 13.1  Who is an enemy in a space


def hostile_powers(game: Game, position: Position, space: str, power: str) -> tuple[str, ...]:
    """Return the powers whose units in a space are enemies of a power that enters it (2.2, 13.1).

    Where an enemy controls the space, the units of that enemy's allies count as enemies as well.

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the power that enters.

    Returns:
        Those powers, in impulse order, with land units or leaders in the space, besieged or not.
    """
    there = space_of(position, space)
    named = (position.leaders[name].nation for name in (*there.leaders, *there.leaders_inside))
    nations = {*there.units, *there.inside, *named}
    powers = powers_in(position, nations)
    controls = controller(game, position, space)
    hosts = is_enemy(position, controls, power)
    if hosts and any(not is_enemy(position, other, power) for other in powers if other != power):
        cite("VQ-13.1-E01")
    return tuple(
        other
        for other in powers
        if other != power
        and (is_enemy(position, other, power) or (hosts and allied(position, other, controls)))
    )


# 13.1  Entering a space


def enter(
    game: Game,
    position: Position,
    space: str,
    power: str,
    units: Forces,
    leaders: Sequence[str] = (),
    marks: Marks = EMPTY,
) -> Position:
    """Put units and leaders into a space by move, interception, avoid battle or retreat (13.1).

    Enemy army leaders who stand there without land units are captured, or withdraw into the
    fortification if there is one; a naval leader who is alone goes to the turn track.

    Args:
        game: rules and components.
        position: the position; those who enter aren't in any space of it.
        space: the space.
        power: the power that commands them.
        units: the land units that enter.
        leaders: the leaders who come with them.
        marks: what some of the units did in this impulse, as `take_out` tells.

    Returns:
        The position with them in the space.
    """
    hostile = hostile_powers(game, position, space, power)
    position = put_in(position, space, units, leaders, marks)
    if not units:
        return position

    there = space_of(position, space)
    guarded = [other for other in powers_in(position, there.units) if other in hostile]
    lone = [
        name
        for name in there.leaders
        if (owner := power_of(position, position.leaders[name].nation)) in hostile
        and not any(allied(position, owner, other) for other in guarded)
    ]
    for name in lone:
        position = _catch(game, position, space, power, name)
    return position


def _catch(game: Game, position: Position, space: str, power: str, name: str) -> Position:
    """Deal with one leader who is alone where enemy land units enter (13.1, 13.3)."""
    there = space_of(position, space)
    left = tuple(other for other in there.leaders if other != name)
    fortified = is_fortified(game, position, space)
    if position.leaders[name].naval:
        fleets = [power_of(position, nation) for nation in there.fleets]
        owner = power_of(position, position.leaders[name].nation)
        if fortified or owner in fleets:
            return position

        cite("VQ-13.1-E06")
        position = with_space(position, space, leaders=left)
        return replace(position, leaders_next_turn=(*position.leaders_next_turn, name))

    if fortified:
        cite("VQ-13.3-E02")
        inside = (*there.leaders_inside, name)
        return with_space(position, space, leaders=left, leaders_inside=inside)

    cite("VQ-13.1-E05")
    position = with_space(position, space, leaders=left)
    return capture(position, (name,), power)


def capture(position: Position, names: Sequence[str], power: str) -> Position:
    """Put captured leaders on the power card of their captor (13.1, 14, 15.1).

    Args:
        position: the position; the leaders aren't in any space of it.
        names: the leaders.
        power: the captor.

    Returns:
        The position with them captured.
    """
    cite("VQ-13.1-S01")
    captured = position.captured
    for name in names:
        captured = with_entry(captured, name, power)  # type: ignore[arg-type]  # a major power
    return replace(position, captured=captured)
