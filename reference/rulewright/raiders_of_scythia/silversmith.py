"""The Silversmith: silver, more of it for a blue worker."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import Position, whose_turn
from rulewright.raiders_of_scythia.printed import Colour
from rulewright.raiders_of_scythia.supplies import gain


def silversmith(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Silversmith: gain silver (Silversmith).

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.
    """
    who = whose_turn(position)
    used = yield from Choose("use_action", who, Options(("silver",), {}), optional=True)
    if not used:
        return position

    if worker == "blue":
        cite("ROS-silversmith-E02")
        silver = game.rules.silver_for_blue
    else:
        cite("ROS-silversmith-E03")
        silver = game.rules.silver_for_others
    return (yield from gain(game, position, who, Amounts(silver=silver)))
