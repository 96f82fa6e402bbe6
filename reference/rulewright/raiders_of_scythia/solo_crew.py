"""Solo play: what the AI crew card gives the opponent."""

from __future__ import annotations

from rulewright.core.citing import cite
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import Game, ai_crew_card
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.printed import AICrew


def crew_of(game: Game, position: Position) -> AICrew:
    """Return the AI crew card of the opponent.

    Raises:
        Impossible: there is no opponent.
    """
    if not position.opponent.crew:
        raise Impossible("opponent.crew: there is no opponent: this is no solo game")
    return ai_crew_card(game, position, position.opponent.crew)


def base_strength(game: Game, position: Position) -> int:
    """Return the strength of the AI crew card, which is never removed (Solo play: raid)."""
    cite("ROS-solo-raid-E01")
    return crew_of(game, position).strength


def provisions_for(game: Game, crew: AICrew, provisions: int) -> int:
    """Return how many provisions come of a gain: for some AI crew 3 of 2 (Solo play: AI crew)."""
    if crew.three_for_two and provisions == game.rules.opponent_gain:
        cite("ROS-solo-ai-crew-E01")
        return game.rules.opponent_gain_with_ability
    return provisions
