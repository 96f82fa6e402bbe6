"""Solo play: set-up."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import Game, ai_crew_card
from rulewright.raiders_of_scythia.position import Opponent, Position
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.solo_crew import provisions_for
from rulewright.raiders_of_scythia.solo_provisions import receive


def set_up_opponent(game: Game, position: Position, crew: str) -> Play[Position]:
    """Set the opponent of a solo game up, after the player's own set-up.

    Args:
        game: rules and components.
        position: the position after the player's own set-up.
        crew: the AI crew card, chosen by its difficulty.

    Returns:
        The position in which the player has the first turn.

    Raises:
        Illegal: not exactly one player has been set up, or there are more AI strategy cards than
            the box holds.
    """
    require(
        len(position.players) == 1,
        "ROS-solo-setup-U01",
        "a solo game has one player, set up as usual",
    )
    if position.opponent.crew:
        raise Impossible("opponent.crew: the opponent has been set up already")

    cite("ROS-solo-setup-T01")
    (player,) = position.players
    position = replace(position, active=player)

    cite("ROS-solo-setup-U04")
    opponent = Opponent()

    cite("ROS-solo-setup-U05")
    cards = position.box.strategies or game.components.box.strategies
    most = game.components.counts.strategies
    require(
        len(cards) <= most,
        "ROS-components-L07",
        f"there are {len(cards)} AI strategy cards, {most} are in the box",
    )
    position = replace(position, strategy_deck=tuple(cards))

    cite("ROS-solo-setup-U06")
    printed = ai_crew_card(game, position, crew)
    position = replace(position, opponent=replace(opponent, crew=crew))

    cite("ROS-solo-setup-U07", "ROS-solo-ai-crew-U01", "ROS-solo-ai-crew-U02")
    provisions = printed.provisions
    if reading(game.rules, "ROS-Q82") == "every_gain":
        provisions = provisions_for(game, printed, provisions)
    return receive(position, provisions)
    yield


def other_pair(game: Game, left: Mapping[str, str]) -> Mapping[str, str]:
    """Return what is still needed of the pair that isn't chosen: its crew card or nothing.

    Args:
        game: rules and components.
        left: the crew card of the pair by its hero.

    Returns:
        What begins the crew discard pile (ROS-Q84).
    """
    cite("ROS-solo-setup-U03")
    return {} if reading(game.rules, "ROS-Q84") == "out_of_the_game" else left
