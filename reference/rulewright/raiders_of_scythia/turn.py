"""The course of the game and of a turn: whose turn it is, and how it ends."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.game_end import pass_turn
from rulewright.raiders_of_scythia.position import (
    Good,
    Position,
    whose_turn,
    with_player,
    with_supply,
)
from rulewright.raiders_of_scythia.supplies import discard_some

GOOD_LIMITS: tuple[tuple[Good, str], ...] = (
    ("silver", "silver_limit"),
    ("provisions", "provisions_limit"),
    ("kumis", "kumis_limit"),
)
"""What a player may keep only so many of, and the rule that says how many."""


def end_turn(game: Game, position: Position) -> Play[Position]:
    """End the turn of the active player (Course of a turn).

    What is above a limit goes to the main supply, cards to the discard pile (ROS-Q31).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the next player to act; with nobody to act after the last turn.

    Raises:
        Impossible: it is the turn of no player.
        Illegal: the player has neither worked nor raided, or has not taken another worker.
    """
    name = whose_turn(position)
    require(
        "turn" not in position.agenda,
        "ROS-turn-R01",
        f"{name} must work or raid before the turn can end",
    )
    require(
        "take" not in position.agenda,
        "ROS-turn-R03",
        f"{name} has placed a worker and must take another before the turn can end",
    )
    cite("ROS-turn-S02")

    cite("ROS-farm-P01")
    player, rules = position.players[name], game.rules
    permits(player.silver <= rules.silver_limit, "ROS-silversmith-L01")
    permits(player.provisions <= rules.provisions_limit, "ROS-farm-L01")
    permits(player.kumis <= rules.kumis_limit, "ROS-meeting-tent-L02")
    for good, limit in GOOD_LIMITS:
        most = getattr(rules, limit)
        had = getattr(player, good)
        if had > most:
            position = with_player(position, name, **{good: most})
            position = with_supply(position, good, had - most)
    cards = len(position.players[name].hand)
    if not permits(cards <= game.rules.hand_limit, "ROS-meeting-tent-L01"):
        position = yield from discard_some(position, name, cards - game.rules.hand_limit)

    cite("ROS-turn-S01")
    return pass_turn(game, position, name)
