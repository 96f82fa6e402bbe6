"""Advancing the Invader cards."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.core.frozen import replace
from rulewright.spirit_island.adversaries import extra_build_space
from rulewright.spirit_island.adversary_england import onto_extra_build
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position


def advance_cards(game: Game, position: Position) -> Play[Position]:
    """Move every Invader card one space to the left (Advance the Invader cards).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the cards moved and the Explore space empty. Where there is an extra Build
        space, the card of the Ravage space goes there first.
    """
    yield from ()
    invaders = position.invaders

    cite("SI-advance-cards-S01", "SI-advance-cards-S02")
    if extra_build_space(game, position) is not None:
        invaders = onto_extra_build(game, position)
    elif invaders.ravage:
        invaders = replace(invaders, discard=(*invaders.discard, invaders.ravage))

    cite("SI-advance-cards-S03")
    ravage = invaders.build

    cite("SI-advance-cards-S04")
    build = invaders.explore

    invaders = replace(invaders, explore="", build=build, ravage=ravage)
    # The Invader phase ends: what an Adversary asks of it is forgotten.
    invaders = replace(invaders, sways=False)
    return replace(position, invaders=invaders, fear=replace(position.fear, resolved=False))
