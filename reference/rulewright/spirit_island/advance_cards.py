"""Advancing the Invader cards."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position


def advance_cards(game: Game, position: Position) -> Play[Position]:
    """Move every Invader card one space to the left (Advance the Invader cards).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the cards moved and the Explore space empty.
    """
    yield from ()
    invaders = position.invaders

    cite("SI-advance-cards-S01", "SI-advance-cards-S02")
    discard = invaders.discard
    if invaders.ravage:
        discard = (*discard, invaders.ravage)

    cite("SI-advance-cards-S03")
    ravage = invaders.build

    cite("SI-advance-cards-S04")
    build = invaders.explore

    return replace(
        position,
        invaders=replace(invaders, explore="", build=build, ravage=ravage, discard=discard),
    )
