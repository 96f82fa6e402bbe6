"""Sea captains: who uses them, and where (5.2).

How they explore, raid and come home is told later in the book (16, 17.4, 20.4) and isn't judged
here: what these sections require of a step below is left to whoever takes it.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.asks import Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    Captain,
    Leader,
    MajorPower,
    Position,
    space_of,
    with_space,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import controller, on_world_map
from rulewright.virgin_queen.s05_military_units import in_play, without_leader

ENGLAND: Final = "england"


def captain_of(position: Position, name: str) -> Captain:
    """Return a sea captain.

    Raises:
        Impossible: there is none of this name.
    """
    if name not in position.captains:
        raise Impossible(f"captains: there is no captain {name!r}")
    return position.captains[name]


def is_shared(captain: Captain) -> bool:
    """Tell whether more than one power can use a captain, as de Sores and le Clerc (5.2)."""
    return len(captain.powers) > 1


# 5.2  A captain comes into play


def place_captain(
    game: Game,
    position: Position,
    power: MajorPower,
    captain: str,
    space: str,
    damaged: bool = False,
) -> Play[Position]:
    """Put a captain out of the force pool on the World Map, as an expedition is built (5.2).

    Args:
        game: rules and components.
        position: the position.
        power: the power that builds the expedition. What it pays isn't taken here (17.4).
        captain: the captain.
        space: the Ocean zone in which he starts: one of those that 17.4 names for him.
        damaged: whether he starts on his damaged side, as 17.4 says of him.

    Returns:
        The position with him there.

    Raises:
        Illegal: the power can't use him, or he is in play already.
        Impossible: there is no such captain.
    """
    one = captain_of(position, captain)
    if is_shared(one):
        require(power in one.powers, "VQ-5.2-P02", f"{captain} is not used by {power}")
        free = one.power in ("", power)
        require(free, "VQ-5.2-R01", f"{captain} is {one.power}'s until he returns to Europe")
    require(power in one.powers, "VQ-17.4-E01", f"{captain} is no captain of {power}")
    require(not one.power, "VQ-5-L01", f"{captain} is in play already")
    require(on_world_map(game, space), "VQ-17.4-E01", f"{space} is no Ocean zone")
    cite("VQ-2.6-R01")
    there = replace(one, power=power, at=space, damaged=damaged)
    return replace(position, captains=with_entry(position.captains, captain, there))
    yield


# 5.2  An English captain as a naval leader


def captain_as_leader(game: Game, position: Position, captain: str, space: str) -> Play[Position]:
    """Let an English captain serve as a naval leader on the Europe Map (5.2, 10).

    Args:
        game: rules and components.
        position: the position.
        captain: the captain.
        space: the port in which he is placed.

    Returns:
        The position with him there: a naval leader like any other.

    Raises:
        Illegal: he is no English captain, or can't be placed there.
        Impossible: there is no such captain.
    """
    one = captain_of(position, captain)
    english = one.powers == (ENGLAND,)
    require(english, "VQ-5.2-P01", f"{captain} is no English captain")
    able = one.battle > 0
    if reading(game.rules, "VQ-Q106") == "rating_1_only":
        able = one.battle == game.rules.captain_rating
    require(able, "VQ-5.2-P01", f"{captain} with battle rating {one.battle} is no naval leader")
    require(not one.at, "VQ-2-R01", f"{captain} is on the World Map, in {one.at}")
    require(not one.power, "VQ-5-L01", f"{captain} is in play already")
    there = space_of(position, space)
    harbour = ENGLAND in there.fleets and controller(game, position, space) == ENGLAND
    require(harbour, "VQ-10-S01", f"{space} is no English port with English naval units")
    position = with_space(position, space, leaders=(*there.leaders, captain))
    leader = Leader(ENGLAND, battle=one.battle, naval=True)
    return replace(
        position,
        leaders=with_entry(position.leaders, captain, leader),
        captains=with_entry(position.captains, captain, replace(one, power=ENGLAND)),
    )
    yield


# 5.2  A captain returns


def captain_returns(game: Game, position: Position, captain: str) -> Play[Position]:
    """Put a captain who returns to Europe, or whose service there ends, into the force pool (5.2).

    Args:
        game: rules and components.
        position: the position.
        captain: the captain. Whether he can return, and when in the turn he can be used again,
            isn't judged here (16.5, 16.6, 20.4).

    Returns:
        The position with him in the force pool, undamaged: whoever can use him can hire him again.

    Raises:
        Impossible: there is no such captain, or he isn't in play.
    """
    one = captain_of(position, captain)
    if not one.power:
        raise Impossible(f"captains.{captain}: he isn't in play")
    if captain in position.leaders:
        cite("VQ-20.4-S08")
        position = without_leader(position, captain)
    if is_shared(one):
        cite("VQ-5.2-P03")
    back = replace(one, power="", at="", damaged=False)
    return replace(position, captains=with_entry(position.captains, captain, back))
    yield


# 5.2  His special bonus


def captain_bonus(
    game: Game, position: Position, power: MajorPower, captain: str
) -> Play[Position]:
    """Let a power use the special bonus of a captain (5.2).

    Args:
        game: rules and components.
        position: the position.
        power: the power.
        captain: the captain. What his bonus does isn't carried out here (Scenario Book).

    Returns:
        The position as it is.

    Raises:
        Illegal: the bonus doesn't apply.
        Impossible: there is no such captain.
    """
    one = captain_of(position, captain)
    applies = one.power == power and (bool(one.at) or in_play(position, captain))
    if reading(game.rules, "VQ-Q430") == "in_the_pool_too":
        applies = one.power == power or (not one.power and power in one.powers)
    require(applies, "VQ-5.2-E03", f"{captain} is not in play for {power}")
    return position
    yield
