"""Solo play: the provisions of the opponent."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.core.frozen import replace
from rulewright.raiders_of_scythia.components import Game, known, strategy_card
from rulewright.raiders_of_scythia.position import Position, with_supply
from rulewright.raiders_of_scythia.solo_crew import crew_of, provisions_for


def gain_provisions(game: Game, position: Position, card: str) -> Play[Position]:
    """Give the opponent the provisions that a strategy card shows.

    Args:
        game: rules and components.
        position: the position.
        card: the strategy card.

    Returns:
        The position after it; the supply gives what it has (ROS-Q44).
    """
    printed = strategy_card(game, position, card)
    shown = known(printed.provisions_gained, f"strategies.{card}.provisions_gained")
    wanted = provisions_for(game, crew_of(game, position), shown)
    return receive(position, wanted)
    yield


def receive(position: Position, provisions: int) -> Position:
    """Give the opponent provisions from the main supply, however many it has (Provisions)."""
    cite("ROS-solo-provisions-X01")
    given = min(provisions, position.supply.get("provisions", 0))
    held = position.opponent.provisions + given
    position = replace(position, opponent=replace(position.opponent, provisions=held))
    return with_supply(position, "provisions", -given)
