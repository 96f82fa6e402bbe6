"""The Farm: provisions; more of them, or a wagon, for a red worker."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import Position, whose_turn
from rulewright.raiders_of_scythia.printed import Colour
from rulewright.raiders_of_scythia.supplies import gain


def farm(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Farm: gain provisions or, with a red worker, a wagon instead (Farm).

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.
    """
    who, rules = whose_turn(position), game.rules
    options = offer(
        ("provisions", "wagon"),
        ("ROS-farm-E03", lambda wanted: wanted != "wagon" or worker == "red"),
        ("ROS-farm-L02", lambda wanted: wanted != "wagon" or bool(position.supply.get("wagon"))),
    )
    used = yield from Choose("use_action", who, options, optional=True)
    if not used:
        return position

    if worker != "red":
        cite("ROS-farm-E02")
        return (yield from gain(game, position, who, Amounts(provisions=rules.farm_provisions)))

    cite("ROS-farm-E03")
    if used == "wagon":
        gained = Amounts(wagon=rules.farm_wagons_for_red)
    else:
        gained = Amounts(provisions=rules.farm_provisions_for_red)
    return (yield from gain(game, position, who, gained))
