"""Wars that begin, and what becomes of land units that are together then (9.4, VQ-Q136)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rulewright.core.asks import Play
from rulewright.core.frozen import replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    POWERS,
    Due,
    Nation,
    Position,
    Power,
    of_nations,
    plus,
    with_war,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import (
    home_powers,
    is_fortified,
    nations_of,
)
from rulewright.virgin_queen.s12_control_and_unrest import displace_nation


def begin_war(game: Game, position: Position, power: Power, enemy: Power) -> Position:
    """Begin a war between two powers (9.4).

    Args:
        game: rules and components.
        position: the position, in which they are not at war.
        power: the power whose declaration, move, rebellion or League begins it.
        enemy: the other.

    Returns:
        The position with an At War marker for the two and no alliance of theirs. What becomes of
        land units of theirs that are together is due when all is over that is due now (VQ-Q136).
    """
    due = _where_together(game, position, power, enemy)
    return replace(with_war(position, power, enemy), agenda=(*position.agenda, *due))


def _where_together(game: Game, position: Position, power: Power, enemy: Power) -> Iterator[Due]:
    """Give what is due where land units of two powers are together as their war begins (VQ-Q136).

    Nothing says in which order: it is one space after the other, by their names.
    """
    both = (power, enemy)
    for space, there in sorted(position.spaces.items()):
        forces = plus(there.units, there.inside)
        if not all(of_nations(forces, nations_of(position, one)) for one in both):
            continue
        how = reading(game.rules, "VQ-Q136")
        if how == "field_battle" and not is_fortified(game, position, space):
            yield Due("battle_as_war_begins", _attacker(game, power, enemy), space)
        if how == "displaced" and not spared(game, position, space, both):
            for one in both:
                staying = _at_home(game, position, space, one)
                away = [nation for nation in nations_of(position, one) if nation not in staying]
                if of_nations(forces, away):
                    yield Due("leave_as_war_begins", one, space)


def _attacker(game: Game, power: Power, enemy: Power) -> Power:
    """Return the one of two powers that attacks where their war begins with a battle (VQ-Q470)."""
    if reading(game.rules, "VQ-Q470") == "who_began_the_war":
        return power
    return min(power, enemy, key=POWERS.index)


def spared(game: Game, position: Position, space: str, both: Collection[str]) -> bool:
    """Tell whether nobody has to leave a space, as it is at home to one of two powers (VQ-Q134).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        both: the two powers, whose units are together there.
    """
    home = any(_at_home(game, position, space, power) for power in both)
    return home and reading(game.rules, "VQ-Q134") == "of_either_power"


def _at_home(game: Game, position: Position, space: str, power: str) -> tuple[Nation, ...]:
    """Return the nations that a power commands and to which a space is a home space (9.4).

    In a home space of the power itself all of them are at home, those of its minor allies too.
    """
    homes = home_powers(game, space)
    own = nations_of(position, power)
    return own if power in homes else tuple(nation for nation in own if nation in homes)


def leave_as_war_begins(game: Game, position: Position, space: str, power: str) -> Play[Position]:
    """Displace units of a power from a space where they were together with its new enemy (9.4).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        power: the power.

    Returns:
        The position in which those that aren't at home in the space have been displaced (12.5).
    """
    staying = _at_home(game, position, space, power)
    for nation in nations_of(position, power):
        if nation not in staying:
            position = yield from displace_nation(game, position, space, nation)
    return position
