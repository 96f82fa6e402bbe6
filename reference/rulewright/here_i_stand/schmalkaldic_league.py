"""The Schmalkaldic League: its event, and what holds from then on."""

from __future__ import annotations

from functools import partial

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.here_i_stand.cities import (
    home_cities,
    is_protestant,
    nearest,
    place_of,
)
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.excommunication import without_marker
from rulewright.here_i_stand.position import (
    HAPSBURG,
    LEAGUE,
    NO_FORCE,
    PAPACY,
    PROTESTANT,
    Forces,
    MajorPower,
    Position,
    allied,
    at_war,
    force_of,
    size,
    space_of,
    with_space,
)
from rulewright.here_i_stand.protestants import (
    join_electorate,
    protestant_cities,
    relocated,
)
from rulewright.here_i_stand.rules import reading

JOHN_FREDERICK, WITTENBERG = "John Frederick", "Wittenberg"
PHILIP_OF_HESSE, KASSEL = "Philip of Hesse", "Kassel"


def schmalkaldic_league(game: Game, position: Position) -> Play[Position]:
    """Play the mandatory event Schmalkaldic League.

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after the event.

    Raises:
        Illegal: it is too early.
    """
    _require_new(position)
    require(
        position.turn >= game.rules.league_turn,
        "HIS-schmalkaldic-league-T01",
        f"it is turn {position.turn}: the event may be played from turn {game.rules.league_turn}",
    )
    if reading(game.rules, "HIS-Q01") == "precondition":
        cities = protestant_cities(position)
        require(
            cities >= game.rules.league_cities,
            "HIS-protestants-general-T01",
            f"{cities} cities are Protestant, {game.rules.league_cities} are needed",
        )
    return (yield from form_league(game, position))


def league_in_winter(game: Game, position: Position) -> Play[Position]:
    """Let the League form by itself in the winter of turn 4, if it hasn't yet.

    Args:
        game: rules and components.
        position: the position in winter.

    Returns:
        The position; nothing has changed before that winter, or if the League has formed.
    """
    if position.phase != "winter":
        raise Impossible("phase: it isn't winter")
    due = position.turn >= game.rules.league_winter and LEAGUE not in position.happened
    if not permits(due, "HIS-schmalkaldic-league-T02"):
        return position
    return (yield from form_league(game, position))


def _require_new(position: Position) -> None:
    if LEAGUE in position.happened:
        raise Impossible(f"happened: {LEAGUE} has happened already")


def form_league(game: Game, position: Position) -> Play[Position]:
    """Carry out the effects of the event, in the order in which they are listed.

    Raises:
        Impossible: the Protestants are allied with an enemy of the League (HIS-Q42), or one of its
            leaders is in play already.
    """
    for enemy in (HAPSBURG, PAPACY):
        if allied(position, PROTESTANT, enemy):
            raise Impossible(f"alliances: {PROTESTANT} and {enemy} are allied, and would be at war")
    troops_first = reading(game.rules, "HIS-Q23") == "troops_first"
    if troops_first:
        position = yield from _leave_catholic_electorates(game, position)

    cite("HIS-schmalkaldic-league-S01")
    rule = "HIS-schmalkaldic-league-S01"
    position = yield from _leader_joins(game, position, JOHN_FREDERICK, WITTENBERG, rule)

    cite("HIS-schmalkaldic-league-S02")
    rule = "HIS-schmalkaldic-league-S02"
    position = yield from _leader_joins(game, position, PHILIP_OF_HESSE, KASSEL, rule)

    cite("HIS-schmalkaldic-league-E01")
    for city in home_cities(game, PROTESTANT):
        position = _under_protestant_control(game, position, city)

    cite("HIS-schmalkaldic-league-E02")
    position = replace(position, happened=(*position.happened, LEAGUE))

    cite("HIS-schmalkaldic-league-E03")
    for enemy in (HAPSBURG, PAPACY):
        if not at_war(position, PROTESTANT, enemy):
            position = replace(position, wars=(*position.wars, (PROTESTANT, enemy)))

    if not troops_first:
        position = yield from _leave_catholic_electorates(game, position)

    for city in home_cities(game, PROTESTANT):
        if place_of(game, city).kind == "electorate":
            position = join_electorate(game, position, city)
    return position


def _leader_joins(
    game: Game, position: Position, name: str, city: str, rule: str
) -> Play[Position]:
    """Let a leader enter play with the Protestant stack nearest to a city."""
    for where, there in position.spaces.items():
        if name in there.leaders:
            raise Impossible(f"spaces.{where}.leaders: {name} is in play already")
    near = nearest(game, city, partial(_has_protestant_stack, position))
    if not near:
        if reading(game.rules, "HIS-Q22") == "not_placed":
            return position
        near = (city,)
    options = offer(game.map, (rule, near.__contains__))
    space = yield from Choose("league_leader", name, options)
    return with_space(position, space, leaders=(*space_of(position, space).leaders, name))


def _has_protestant_stack(position: Position, name: str) -> bool:
    return size(force_of(space_of(position, name), PROTESTANT)) > 0


def _under_protestant_control(game: Game, position: Position, city: str) -> Position:
    """Put a Protestant home city of the Protestant religion under Protestant control."""
    there = space_of(position, city)
    if not is_protestant(position, city):
        return position
    if there.unrest and reading(game.rules, "HIS-Q24") == "not_in_unrest":
        return position
    if there.fortress:
        cite("HIS-schmalkaldic-league-X01")
        return position
    return with_space(position, city, control="")


def _leave_catholic_electorates(game: Game, position: Position) -> Play[Position]:
    """Move Protestant troops and leaders in Catholic electorates to the nearest Protestant one."""
    electorates = [name for name, place in game.map.items() if place.kind == "electorate"]
    for name in electorates:
        there = space_of(position, name)
        force = force_of(there, PROTESTANT)
        leaders = [who for who in there.leaders if game.components.leaders[who].power == PROTESTANT]
        if is_protestant(position, name) or not (size(force) or leaders):
            continue

        cite("HIS-schmalkaldic-league-S03")
        near = nearest(game, name, partial(_is_protestant_electorate, game, position))
        if near:
            options = offer(electorates, ("HIS-schmalkaldic-league-S03", near.__contains__))
            to = yield from Choose("league_troops", name, options)
            units: Forces = {PROTESTANT: force} if size(force) else {}
            position = relocated(position, name, to, units, leaders)
        elif reading(game.rules, "HIS-Q25") == "eliminated":
            left = tuple(who for who in there.leaders if who not in leaders)
            rest = with_entry(there.units, PROTESTANT, NO_FORCE)
            position = with_space(position, name, units=rest, leaders=left)
    return position


def _is_protestant_electorate(game: Game, position: Position, name: str) -> bool:
    return place_of(game, name).kind == "electorate" and is_protestant(position, name)


# What holds from then on


def end_war(game: Game, position: Position, power: MajorPower, enemy: MajorPower) -> Play[Position]:
    """End a war; how peace is made is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        power: one of the two powers.
        enemy: the other.

    Returns:
        The position without the war, and without a -1 card marker for it.

    Raises:
        Illegal: it is a war that lasts until the end of the game.
    """
    if not at_war(position, power, enemy):
        raise Impossible(f"wars: {power} and {enemy} aren't at war")
    if LEAGUE in position.happened:
        forever = {power, enemy} in ({PROTESTANT, HAPSBURG}, {PROTESTANT, PAPACY})
        require(
            not forever,
            "HIS-schmalkaldic-league-R01",
            f"the war of {power} and {enemy} lasts until the end of the game",
        )
    wars = tuple(pair for pair in position.wars if set(pair) != {power, enemy})
    position = replace(position, wars=wars)
    for one, other in ((power, enemy), (enemy, power)):
        if one in position.fewer_cards and permits(
            other == PAPACY, "HIS-excommunication-ruler-T01"
        ):
            position = without_marker(position, one)
    return position
    yield


def gain_control(
    game: Game, position: Position, space: str, power: MajorPower, by_siege: bool
) -> Play[Position]:
    """Gain control of a space; how that is done is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the power that gains it.
        by_siege: whether it is gained by a siege.

    Returns:
        The position with the space under its control.

    Raises:
        Illegal: the Protestants gain an electorate in another way.
    """
    place = place_of(game, space)
    theirs = place.kind == "electorate" and power == PROTESTANT
    if LEAGUE in position.happened:
        require(
            by_siege or not theirs,
            "HIS-schmalkaldic-league-R03",
            f"{space} is an electorate: the Protestants can gain it only by a siege",
        )
    control = "" if place.home == power else power
    position = with_space(position, space, control=control)
    if theirs and LEAGUE in position.happened:
        return join_electorate(game, position, space)
    return position
    yield
