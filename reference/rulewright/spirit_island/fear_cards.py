"""What the Fear cards do, by name. A card that isn't listed isn't carried out yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.core.asks import Play
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position

FearEffect = Callable[[Game, Position, int], Play[Position]]
"""(game, position, Terror Level) -> the play of the card's effect at that level."""

FEAR_CARDS: Mapping[str, FearEffect] = {}
