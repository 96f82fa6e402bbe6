"""The Protestants: the time before the Schmalkaldic League.

Declaring war, building, moving and converting are rules outside the fragment. The operations here
are hooks: they carry out what the fragment says of them, and take the rest as given.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.here_i_stand.cities import controller, is_protestant, place_of
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.position import (
    LEAGUE,
    PROTESTANT,
    Force,
    Forces,
    MajorPower,
    Owner,
    Position,
    Religion,
    allied,
    at_war,
    force_of,
    has,
    space_of,
    together,
    with_space,
    without,
)
from rulewright.here_i_stand.rules import reading


def before_league(position: Position) -> bool:
    """Tell whether the event Schmalkaldic League hasn't happened yet."""
    cite("HIS-protestants-before-league-T01")
    return LEAGUE not in position.happened


def protestant_cities(position: Position) -> int:
    """Return how many cities are of the Protestant religion; those in unrest count too."""
    cite("HIS-protestants-general-D03")
    return sum(is_protestant(position, name) for name in position.spaces)


# Before the Schmalkaldic League


def declare_war(
    game: Game, position: Position, power: MajorPower, on: MajorPower
) -> Play[Position]:
    """Declare war; who else may not, and what it costs, is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        power: the power that declares war.
        on: the power on which it does.

    Returns:
        The position with the two at war.

    Raises:
        Illegal: the Schmalkaldic League hasn't formed.
    """
    if power == on:
        raise Impossible(f"on: {power} can't be at war with itself")
    if allied(position, power, on):
        raise Impossible(f"alliances: {power} and {on} are allied")
    if at_war(position, power, on):
        raise Impossible(f"wars: {power} and {on} are at war already")
    league = not before_league(position)
    if power == PROTESTANT:
        require(
            league,
            "HIS-protestants-before-league-R01",
            "the Protestants can't declare war before the Schmalkaldic League",
        )
    if on == PROTESTANT:
        require(
            league,
            "HIS-protestants-before-league-R04",
            "nobody can declare war on the Protestants before the Schmalkaldic League",
        )
    return replace(position, wars=(*position.wars, (power, on)))
    yield


def require_may_build(position: Position, power: Owner) -> None:
    """Refuse new troops of the Protestants before the Schmalkaldic League.

    Raises:
        Illegal: it hasn't formed.
    """
    if power == PROTESTANT:
        require(
            not before_league(position),
            "HIS-protestants-before-league-R02",
            "the Protestants can't build troops before the Schmalkaldic League",
        )


def move_troops(
    game: Game,
    position: Position,
    power: MajorPower,
    origin: str,
    target: str,
    units: Forces,
    leaders: Sequence[str] = (),
) -> Play[Position]:
    """Move or retreat troops; how troops move is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        power: the power that moves.
        origin: where its troops stand.
        target: where they go to.
        units: its land units.
        leaders: its leaders.

    Returns:
        The position with the troops in the target space.

    Raises:
        Illegal: the Schmalkaldic League hasn't formed.
    """
    league = not before_league(position)
    if power == PROTESTANT or PROTESTANT in units:
        require(
            league,
            "HIS-protestants-before-league-R03",
            "the Protestants' troops don't move before the Schmalkaldic League",
        )
    elif place_of(game, target).kind == "electorate":
        require(
            league,
            "HIS-protestants-before-league-R05",
            f"{target} is an electorate: nobody enters it before the Schmalkaldic League",
        )
    return relocated(position, origin, target, units, leaders)
    yield


def relocated(
    position: Position, origin: str, target: str, units: Forces, leaders: Sequence[str]
) -> Position:
    """Return the position with land units and leaders in another space.

    Raises:
        Impossible: they aren't in the first.
    """
    for owner, force in units.items():
        there = force_of(space_of(position, origin), owner)
        if not has(there, force):
            raise Impossible(f"spaces.{origin}.units.{owner}: there are fewer land units")
        left = with_entry(space_of(position, origin).units, owner, without(there, force))
        position = with_space(position, origin, units=left)
        more = together(force_of(space_of(position, target), owner), force)
        come = with_entry(space_of(position, target).units, owner, more)
        position = with_space(position, target, units=come)
    for name in leaders:
        there_now = space_of(position, origin).leaders
        if name not in there_now:
            raise Impossible(f"spaces.{origin}.leaders: {name} isn't there")
        rest = tuple(other for other in there_now if other != name)
        position = with_space(position, origin, leaders=rest)
        come_to = (*space_of(position, target).leaders, name)
        position = with_space(position, target, leaders=come_to)
    return position


def change_religion(
    game: Game, position: Position, space: str, religion: Religion
) -> Play[Position]:
    """Change the religion of a space; how it is converted is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        religion: its new religion.

    Returns:
        The position, with the regulars that the electorate display gives.
    """
    place = place_of(game, space)
    if space_of(position, space).religion == religion:
        raise Impossible(f"spaces.{space}.religion: it is {religion} already")
    position = with_space(position, space, religion=religion)
    if place.kind != "electorate":
        return position

    if religion == "catholic":
        return _turned_catholic(game, position, space)
    if before_league(position):
        first = reading(game.rules, "HIS-Q20") == "each_electorate" or not position.electorates
        if first and space not in position.electorates:
            cite("HIS-protestants-before-league-E01")
            return electorate_gives(game, position, space)
        return position
    return join_electorate(game, position, space, converted=True)
    yield


def _turned_catholic(game: Game, position: Position, space: str) -> Position:
    """Let the regulars of an electorate that turns Catholic stay, or return (HIS-Q38)."""
    given = space in position.electorates
    cite("HIS-schmalkaldic-league-R02")
    if not given or reading(game.rules, "HIS-Q38") == "stay":
        return position
    there = space_of(position, space)
    force = force_of(there, PROTESTANT)
    back = min(force.regulars, place_of(game, space).electorate)
    left = with_entry(there.units, PROTESTANT, without(force, Force(regulars=back)))
    electorates = tuple(name for name in position.electorates if name != space)
    return replace(with_space(position, space, units=left), electorates=electorates)


def electorate_gives(game: Game, position: Position, space: str) -> Position:
    """Take the regulars of an electorate from the display and place them on the map."""
    cite("HIS-protestants-before-league-S01")
    there = space_of(position, space)
    more = Force(regulars=place_of(game, space).electorate)
    units = with_entry(there.units, PROTESTANT, together(force_of(there, PROTESTANT), more))
    electorates = tuple(dict.fromkeys((*position.electorates, space)))
    return replace(with_space(position, space, units=units), electorates=electorates)


def join_electorate(
    game: Game, position: Position, space: str, *, converted: bool = False
) -> Position:
    """Give the Protestants the units of an electorate after the League, if it is theirs."""
    again = converted and reading(game.rules, "HIS-Q39") == "each_time"
    if space in position.electorates and not again:
        return position
    theirs = is_protestant(position, space) and controller(game, position, space) == PROTESTANT
    if permits(theirs, "HIS-schmalkaldic-league-R02"):
        return electorate_gives(game, position, space)
    return position
