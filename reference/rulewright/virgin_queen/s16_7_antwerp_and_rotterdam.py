"""Antwerp and Rotterdam: who may assault these two inland ports (16.7)."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.citing import cite, require
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position, space_of
from rulewright.virgin_queen.s02_game_map import controller, nations_of, place_of, ports

INLAND_PORTS = ("Antwerp", "Rotterdam")
NORTH_SEA = "North Sea"
EVENTS = ("Treachery", "Siege Engineering")
"""The events with which they may be assaulted in any case."""


def require_inland_port(
    game: Game, position: Position, space: str, power: str, cards: Collection[str]
) -> None:
    """Refuse an assault on Antwerp or Rotterdam without the port on its inland waterway (16.7).

    Args:
        game: rules and components.
        position: the position.
        space: the space that is assaulted.
        power: the power that assaults.
        cards: the cards that it plays in the assault, by name.

    Raises:
        Illegal: the power doesn't control that port, and neither exception holds.
    """
    if space not in INLAND_PORTS:
        return
    beside = [end for end in place_of(game, space).waterways if ports(game, end)]
    held = any(controller(game, position, end) == power for end in beside)
    fleets = space_of(position, NORTH_SEA).fleets
    if not held and any(nation in fleets for nation in nations_of(position, power)):
        cite("VQ-16.7-X01")
        return
    if not held and any(card in EVENTS for card in cards):
        cite("VQ-16.7-X02")
        return
    why = f"{power} doesn't control the port on the inland waterway of {space}"
    require(held, "VQ-16.7-R03", why)
