"""Religious victories: the number of Protestant spaces in the religious struggle zones (25.1)."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    PROTESTANT,
    STRUGGLE_ZONES,
    MajorPower,
    Position,
    space_of,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_3_religious_influence import religion_of, spaces_in
from rulewright.virgin_queen.s02_game_map import place_of


def protestant_spaces(
    game: Game, position: Position, zones: Collection[str] = STRUGGLE_ZONES
) -> int:
    """Return the number of Protestant spaces of some zones, apart from those in unrest (25.1)."""
    return sum(
        permits(not space_of(position, name).unrest, "VQ-25.1-R03")
        for name in spaces_in(game, zones)
        if religion_of(game, position, name) == "protestant"
    )


def religious_victory(game: Game, position: Position) -> Play[Position]:
    """Look whether a power has won a religious victory (25.1).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position, with the winner if there is one.
    """
    return judged(game, position)
    yield


def judged(game: Game, position: Position) -> Position:
    """Return the position with the winner of a religious victory, if there is one (25.1)."""
    if position.winner or not permits(bool(position.impulse.power), "VQ-25.1-T01"):
        return position
    winner = _winner(game, position)
    if not winner:
        return position
    return replace(position, winner=winner, won_by="religious victory")


def after_unrest(game: Game, position: Position, space: str) -> Position:
    """Look for a religious victory after unrest came to a space or left it (25.1).

    Args:
        game: rules and components.
        position: the position after it.
        space: the space.

    Returns:
        The position; with a winner, if the space counts by its religion and the number decides.
    """
    if not place_of(game, space).zone or religion_of(game, position, space) != "protestant":
        return position
    return judged(game, position) if is_whole(game) else position


def _winner(game: Game, position: Position) -> MajorPower | None:
    """Return the power that wins by the number of Protestant spaces."""
    number = protestant_spaces(game, position)
    if permits(number >= game.rules.protestant_victory, "VQ-25.1-V02"):
        return PROTESTANT
    if not permits(number <= game.rules.catholic_victory, "VQ-25.1-V03"):
        return None

    few = game.rules.french_victory
    if reading(game.rules, "VQ-Q55") == "in_each":
        french = all(
            protestant_spaces(game, position, (zone,)) <= few for zone in ("france", "scotland")
        )
    else:
        french = protestant_spaces(game, position, ("france", "scotland")) <= few
    cite("VQ-25.1-V04" if french else "VQ-25.1-V05")
    return "france" if french else "spain"


def is_whole(game: Game) -> bool:
    """Tell whether the map in play has spaces enough to judge a religious victory by.

    On a map that is only a piece of the Europe Map the Protestant spaces can't be counted.
    """
    return len(spaces_in(game, STRUGGLE_ZONES)) >= game.rules.protestant_victory
