"""The Market: cards for silver, for a wagon or for equipment."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import Position, active_player, whose_turn
from rulewright.raiders_of_scythia.printed import Colour
from rulewright.raiders_of_scythia.supplies import discard_some, gain


def market(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Market: discard a card for silver, or two for a wagon or equipment (Market).

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.
    """
    who, rules = whose_turn(position), game.rules
    hand, supply = len(active_player(position).hand), position.supply
    plunder = {"wagon": supply.get("wagon", 0), "equipment": supply.get("equipment", 0)}
    for_silver, for_plunder = rules.market_cards_for_silver, rules.market_cards_for_plunder
    options = offer(
        ("silver", *plunder),
        ("ROS-market-P01", lambda wanted: wanted in plunder or hand >= for_silver),
        ("ROS-market-P02", lambda wanted: wanted not in plunder or hand >= for_plunder),
        ("ROS-farm-L02", lambda wanted: wanted not in plunder or plunder[wanted] > 0),
    )
    used = yield from Choose("use_action", who, options, optional=True)
    if not used:
        return position

    cite("ROS-card-terms-D01")
    if used == "silver":
        cite("ROS-market-P01")
        position = yield from discard_some(position, who, for_silver)
        return (yield from gain(game, position, who, Amounts(silver=rules.market_silver)))

    cite("ROS-market-P02")
    position = yield from discard_some(position, who, for_plunder)
    if used == "wagon":
        gained = Amounts(wagon=rules.market_plunder)
    else:
        gained = Amounts(equipment=rules.market_plunder)
    return (yield from gain(game, position, who, gained))
