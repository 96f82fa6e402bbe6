"""The Kingdom of Brandenburg-Prussia. Its levels change set-up and decks only: `adversaries`."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.spirit_island.adversaries import buildings, lands_by_board
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, land_of, with_land
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.victory import judge_buildings


def land_rush(game: Game, position: Position) -> Play[Position]:
    """Apply the Escalation: a Town in a land without one, on each settled board (Land Rush).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the Towns; as it is by the reading that Prussia changes the set-up only
        (SI-Q11).
    """
    if reading(game.rules, "SI-Q11") == "setup_only":
        return position
    for board, lands in lands_by_board(game, position).items():
        if not any(buildings(position, land) for land in lands):
            continue
        cite("SI-invader-actions-E03")
        without = _without_town(position, lands)
        if not without.allowed:
            continue
        land = yield from Choose("land_rush", board, without)
        position = with_land(position, land, town=land_of(position, land).town + 1)
        position = judge_buildings(game, position, "invader action", at_end=True)
    return position


def _without_town(position: Position, lands: tuple[str, ...]) -> Options:
    """Return the lands without a Town."""
    return offer(lands, ("SI-invader-actions-E03", lambda name: not land_of(position, name).town))
