"""Reclaiming Power cards (Growth; Presence tracks)."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, with_spirit
from rulewright.spirit_island.presence_tracks import reclaim_spaces


def reclaim_all(position: Position, spirit: str) -> Position:
    """Take all cards of the discard pile into the hand (Growth)."""
    cite("SI-growth-E04")
    cards = position.spirits[spirit]
    return with_spirit(position, spirit, hand=(*cards.hand, *cards.discard), discard=())


def reclaim_one(position: Position, spirit: str, *, optional: bool) -> Play[Position]:
    """Take one card of the discard pile into the hand, if there is one (Presence tracks).

    Args:
        position: the position.
        spirit: the Spirit.
        optional: whether it may be left.

    Returns:
        The position after it.
    """
    cards = position.spirits[spirit]
    if not cards.discard:
        cite("SI-power-principles-S01")
        return position
    card = yield from Choose("reclaim", spirit, offer(cards.discard), optional)
    if not card:
        return position
    discard = tuple(other for other in cards.discard if other != card)
    return with_spirit(position, spirit, hand=(*cards.hand, card), discard=discard)


def reclaim_for_space(position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit reclaim one card for a space of its tracks that shows it (Presence tracks)."""
    cite("SI-presence-tracks-E02")
    discard = position.spirits[spirit].discard
    position = yield from reclaim_one(position, spirit, optional=True)
    if position.spirits[spirit].discard == discard:
        return position
    reclaimed = position.spirits[spirit].reclaimed + 1
    return with_spirit(position, spirit, reclaimed=reclaimed)


def reclaim_for_spaces(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit reclaim, once a turn, one card for each space that shows it."""
    spaces = reclaim_spaces(game, position, spirit)
    if spaces:
        cite("SI-presence-tracks-T01")
    for _ in range(position.spirits[spirit].reclaimed, spaces):
        position = yield from reclaim_for_space(position, spirit)
    return position
