"""The Kingdom of England: its Escalation and the extra Build space.

What its levels change in set-up, Build and health stands in `adversaries`, and its capital too.
"""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import replace
from rulewright.spirit_island.adversaries import (
    buildings,
    extra_build_space,
    lands_by_board,
    repeats_extra_build,
)
from rulewright.spirit_island.build import build_by, build_here, build_land_by, lands_shown
from rulewright.spirit_island.components import Game, card_on
from rulewright.spirit_island.position import InvaderCards, Position


def building_boom(game: Game, position: Position) -> Play[Position]:
    """Apply the Escalation: a Build in the land with the most Towns and Cities (Building Boom).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after one Build on each board with a Town or City.
    """
    for board, lands in lands_by_board(game, position).items():
        if not any(buildings(position, land) for land in lands) or position.result:
            continue
        cite("SI-invader-actions-E03")
        land = yield from Choose("building_boom", board, _largest(position, lands))
        position = yield from build_here(game, position, land)
    return position


def _largest(position: Position, lands: tuple[str, ...]) -> Options:
    """Return the lands with the most Towns and Cities."""
    most = max(buildings(position, land) for land in lands)
    return offer(lands, ("SI-invader-actions-E03", lambda name: buildings(position, name) == most))


# The extra Build space, from level 3


def extra_build(game: Game, position: Position) -> Play[Position]:
    """Build by the card on the extra Build space, before the ravage (High Immigration).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after it; after it was done twice, where Independent Resolve asks for that.
    """
    if extra_build_space(game, position) is None:
        return position
    card = position.invaders.extra_build
    if not permits(bool(card), "SI-invader-actions-X01"):
        return position
    cite("SI-adversaries-E02")
    position = yield from build_by(game, position, card)
    if not position.result and repeats_extra_build(game, position):
        position = yield from build_by(game, position, card)
    return position


def lands_for_extra_build(game: Game, position: Position) -> tuple[str, ...]:
    """Return the lands in which the Invaders build by the extra Build space."""
    if not position.invaders.extra_build:
        return ()
    return lands_shown(game, position, position.invaders.extra_build)


def extra_build_land(game: Game, position: Position, land: str) -> Play[Position]:
    """Build in one land by the card on the extra Build space (High Immigration).

    Args:
        game: rules and components.
        position: the position.
        land: the land.

    Returns:
        The position with one City or one Town more.

    Raises:
        Illegal: there is no such card, or it doesn't show this type of land.
    """
    card = position.invaders.extra_build
    require(bool(card), "SI-invader-actions-X01", "there is no card on the extra Build space")
    cite("SI-adversaries-E02")
    return (yield from build_land_by(game, position, land, card))


def onto_extra_build(game: Game, position: Position) -> InvaderCards:
    """Move the card of the Ravage space to the extra Build space, and that of the latter on.

    At level 3 the space goes away when a card of Stage II reaches it; that card is discarded.

    Args:
        game: rules and components.
        position: the position with the extra Build space.

    Returns:
        The Invader cards; the Ravage space is yet to be emptied.
    """
    cite("SI-adversaries-E02")
    invaders, space = position.invaders, extra_build_space(game, position)
    assert space is not None
    leaving: tuple[str, ...] = (invaders.extra_build,)
    arriving = invaders.ravage
    until = space.extra_build_until
    if until and arriving and card_on(game, arriving).stage >= until:
        leaving, arriving = (*leaving, arriving), ""
        invaders = replace(invaders, extra_build_gone=True)
    discard = (*invaders.discard, *(card for card in leaving if card))
    return replace(invaders, extra_build=arriving, discard=discard)
