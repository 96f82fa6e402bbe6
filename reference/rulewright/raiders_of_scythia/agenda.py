"""The agenda: what is due in a turn, one step after the other. Whole games run on it."""

from __future__ import annotations

from functools import cache

from rulewright.core.asks import Play
from rulewright.core.citing import Illegal
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.operations import OpenOperation
from rulewright.raiders_of_scythia.components import Game, laid_box
from rulewright.raiders_of_scythia.position import OPPONENT, Position, Step, active_player
from rulewright.raiders_of_scythia.printed import BUILDINGS, COLOURS
from rulewright.raiders_of_scythia.raid import (
    BEYOND_THE_BRACKET,
    crew_for_raids,
    meet_conditions,
)
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.work import placeable, takable

END_TURN = OpenOperation("raiders_of_scythia.end_turn", {})
OPPONENT_TURN = OpenOperation("raiders_of_scythia.opponent_turn", {})
SCORE = OpenOperation("raiders_of_scythia.score", {})
PLACE, TAKE = (
    {
        building: OpenOperation(f"raiders_of_scythia.{name}", frozen_map({"building": building}))
        for building in BUILDINGS
    }
    for name in ("place_worker", "take_worker")
)


def begin_turn(game: Game, position: Position) -> Play[Position]:
    """Put the turn of a player, or of the opponent, on the agenda (Course of the game).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with its agenda.
    """
    yield from ()
    if not position.active:
        return replace(position, agenda=("score",))
    step: Step = "opponent" if position.active == OPPONENT else "turn"
    return replace(position, agenda=(step,))


def open_operations(game: Game, position: Position) -> tuple[OpenOperation, ...]:
    """Return what may be done now: one of these operations must be.

    Args:
        game: rules and components.
        position: the position with its agenda.

    Returns:
        The open operations. Empty if the game is over or nothing is due.
    """
    if position.result or not position.agenda:
        return ()
    match position.agenda[0]:
        case "turn":
            works = tuple(PLACE[building] for building in placeable(game, position))
            return (*works, *(_raid(name) for name in _settlements_to_raid(game, position)))
        case "take":
            return tuple(TAKE[building] for building in takable(position))
        case "end_turn":
            return (END_TURN,)
        case "opponent":
            return (OPPONENT_TURN,)
        case "score":
            return (SCORE,)


def _settlements_to_raid(game: Game, position: Position) -> tuple[str, ...]:
    """Return the settlements that the active player may raid now.

    What is often missing is looked at first, since this is asked in every turn.
    """
    player, printed = active_player(position), laid_box(game, position).settlements
    crew = crew_for_raids(game, player)
    bracket = reading(game.rules, "ROS-Q02") == "three_civilisations"
    return tuple(
        name
        for name, there in position.settlements.items()
        if ((its := printed[name]).civilisation == BEYOND_THE_BRACKET and bracket)
        or (
            crew >= (its.crew or 0)
            and player.worker in (its.workers or COLOURS)
            and player.provisions >= (its.provisions or 0)
            and player.wagon >= (its.wagons or 0)
        )
        if any(not lies.raided for lies in there.spaces.values())
        if _meets_conditions(game, position, name)
    )


def _meets_conditions(game: Game, position: Position, settlement: str) -> bool:
    try:
        meet_conditions(game, position, settlement)
    except Illegal:
        return False
    return True


@cache
def _raid(settlement: str) -> OpenOperation:
    return OpenOperation("raiders_of_scythia.raid", frozen_map({"settlement": settlement}))


def tick(game: Game, position: Position, done: OpenOperation, after: Position) -> Position:
    """Take a finished operation off the agenda, and put on it what follows in the turn.

    Args:
        game: rules and components.
        position: the position before the operation.
        done: the operation.
        after: the position after it.

    Returns:
        The latter with its agenda.
    """
    left = position.agenda[1:]
    name = done.operation.partition(".")[2]
    if name == "place_worker":
        take: tuple[Step, ...] = ("take",) if takable(after) else ()
        return replace(after, agenda=(*take, "end_turn", *left))
    if name == "raid":
        return replace(after, agenda=("end_turn", *left))
    if name == "end_turn" and not after.active:
        return replace(after, agenda=("score",))
    return replace(after, agenda=left)
