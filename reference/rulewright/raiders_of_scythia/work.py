"""Work: a worker is placed in the village, then another one is taken; each lets a building be used.

Workers stand on the buildings of the Scythian village. Their actions stand in the chapters of the
buildings.
"""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.barracks import barracks
from rulewright.raiders_of_scythia.chiefs_tent import chiefs_tent
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.farm import farm
from rulewright.raiders_of_scythia.market import market
from rulewright.raiders_of_scythia.meeting_tent import meeting_tent
from rulewright.raiders_of_scythia.position import Position, active_player, whose_turn, with_player
from rulewright.raiders_of_scythia.printed import BUILDINGS, FOR_GREY_AND_RED, Building, Colour
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.silversmith import silversmith
from rulewright.raiders_of_scythia.stables import stables
from rulewright.raiders_of_scythia.town_centre import town_centre


def place_worker(game: Game, position: Position, building: Building) -> Play[Position]:
    """Place the worker from the own supply on a building, and use the action there (Work).

    Args:
        game: rules and components.
        position: the position.
        building: an available building.

    Returns:
        The position after the action.

    Raises:
        Illegal: the building isn't available, not to this worker, or this isn't the time for it.
    """
    require_may_place(game, position, building)
    who, worker = position.active, active_player(position).worker
    if not worker:
        raise Impossible(f"players.{who}.worker: there is no worker to be placed")
    position = with_player(position, who, worker="")
    village = with_entry(position.village, building, worker)
    position = replace(position, village=village, placed=building)

    cite("ROS-work-P01")
    return (yield from use_action(game, position, building, worker))


def require_may_place(game: Game, position: Position, building: Building) -> None:
    """Refuse to place the active player's worker on a building (Work).

    Args:
        game: rules and components.
        position: the position.
        building: the building.

    Raises:
        Illegal: the building isn't available, not to this worker, or this isn't the time for it.
    """
    who, worker = position.active, active_player(position).worker
    due = not position.agenda or position.agenda[0] == "turn"
    require(due, "ROS-turn-R01", f"{who} has worked or raided in this turn already")

    cite("ROS-turn-S02", "ROS-work-S01", "ROS-work-D02")
    there = is_available(position, building)
    require(there, "ROS-work-D03", f"a worker is on the {building}")
    accepted = accepts(building, worker)
    require(accepted, "ROS-work-R02", f"the {building} accepts only grey or red workers")
    free = is_free(position, building)
    require(free, "ROS-solo-blocked-buildings-R01", f"the {building} is blocked")
    another = another_can_be_taken(game, position)
    require(another, "ROS-work-R01", "there is no other worker to be taken")


def is_available(position: Position, building: Building) -> bool:
    """Tell whether no worker is on a building (ROS-work-D03)."""
    return building not in position.village


def accepts(building: Building, worker: str) -> bool:
    """Tell whether a building accepts a worker of this colour (ROS-work-R02)."""
    return worker != "blue" or building not in FOR_GREY_AND_RED


def is_free(position: Position, building: Building) -> bool:
    """Tell whether the opponent of a solo game blocks another building, or none."""
    return building != position.opponent.blocked


def another_can_be_taken(game: Game, position: Position) -> bool:
    """Tell whether a placement may be followed by the taking of another worker (ROS-Q42)."""
    return reading(game.rules, "ROS-Q42") != "place_refused" or bool(takable(position))


def take_worker(game: Game, position: Position, building: Building) -> Play[Position]:
    """Take another worker than the one placed, and use the action where it stood (Work).

    Args:
        game: rules and components.
        position: the position.
        building: the building on which the worker stands.

    Returns:
        The position after the action.

    Raises:
        Illegal: this worker can't be taken, or this isn't the time for it.
    """
    who = whose_turn(position)
    due = not position.agenda or position.agenda[0] == "take"
    require(due, "ROS-turn-S02", "first a worker is placed, then one is taken")
    held = active_player(position).worker
    require(not held, "ROS-turn-R03", f"{who} holds a {held} worker already")

    cite("ROS-work-D04")
    another = permits(building != position.placed, "ROS-turn-R02")
    require(another, "ROS-work-R01", f"the worker on the {building} is the one just placed")
    there = building in position.village
    require(there, "ROS-work-R01", f"no worker was on the {building} at the start of the turn")
    free = building != position.opponent.blocked
    require(free, "ROS-solo-blocked-buildings-R02", f"the {building} is blocked")
    worker = position.village[building]
    position = with_player(position, who, worker=worker)
    village = {name: colour for name, colour in position.village.items() if name != building}
    position = replace(position, village=village)

    cite("ROS-work-P02")
    return (yield from use_action(game, position, building, worker))


def placeable(game: Game, position: Position) -> tuple[Building, ...]:
    """Return the buildings on which the active player may place the worker."""
    worker = active_player(position).worker
    if not worker or not another_can_be_taken(game, position):
        return ()
    return tuple(
        building
        for building in BUILDINGS
        if is_available(position, building)
        and accepts(building, worker)
        and is_free(position, building)
    )


def takable(position: Position) -> tuple[Building, ...]:
    """Return the buildings from which a worker may be taken."""
    barred = (position.placed, position.opponent.blocked)
    return tuple(name for name in BUILDINGS if name in position.village and name not in barred)


def use_action(
    game: Game, position: Position, building: Building, worker: Colour
) -> Play[Position]:
    """Use the action of a building once, or don't.

    Args:
        game: rules and components.
        position: the position.
        building: the building.
        worker: the colour of the worker with which it is used.

    Returns:
        The position after it.
    """
    match building:
        case "Stables":
            return (yield from stables(game, position, worker))
        case "Barracks":
            return (yield from barracks(game, position, worker))
        case "Silversmith":
            return (yield from silversmith(game, position, worker))
        case "Farm":
            return (yield from farm(game, position, worker))
        case "Chief's Tent":
            return (yield from chiefs_tent(game, position, worker))
        case "Town Centre":
            return (yield from town_centre(game, position, worker))
        case "Meeting Tent":
            return (yield from meeting_tent(game, position, worker))
        case "Market":
            return (yield from market(game, position, worker))
