"""Reclaiming Power cards (Growth; Presence tracks)."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import offer
from rulewright.spirit_island.position import Position, with_spirit


def reclaim_all(position: Position, spirit: str) -> Position:
    """Take all cards of the discard pile into the hand (Growth)."""
    cards = position.spirits[spirit]
    return with_spirit(position, spirit, hand=(*cards.hand, *cards.discard), discard=())


def reclaim_one(position: Position, spirit: str) -> Play[Position]:
    """Take one card of the discard pile into the hand, if there is one."""
    cards = position.spirits[spirit]
    if not cards.discard:
        return position
    card = yield from Choose("reclaim", spirit, offer(cards.discard))
    discard = tuple(other for other in cards.discard if other != card)
    return with_spirit(position, spirit, hand=(*cards.hand, card), discard=discard)
