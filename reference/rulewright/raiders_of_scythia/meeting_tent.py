"""The Meeting Tent: cards, or a card and kumis."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import Position, whose_turn
from rulewright.raiders_of_scythia.printed import Colour
from rulewright.raiders_of_scythia.supplies import gain


def meeting_tent(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Meeting Tent: draw 2 cards, or draw 1 card and gain 1 kumis (Meeting Tent).

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.
    """
    who, rules = whose_turn(position), game.rules
    options = Options(("cards", "card and kumis"), {})
    used = yield from Choose("use_action", who, options, optional=True)
    if not used:
        return position

    if used == "cards":
        cite("ROS-meeting-tent-P01")
        gained = Amounts(cards=rules.meeting_cards)
    else:
        cite("ROS-meeting-tent-P02")
        gained = Amounts(cards=rules.meeting_cards_with_kumis, kumis=rules.meeting_kumis)
    return (yield from gain(game, position, who, gained))
