"""Forgetting Power cards."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.elements import lose_elements
from rulewright.spirit_island.position import Position, with_spirit


def forget_power(game: Game, position: Position, spirit: str) -> Play[tuple[Position, str]]:
    """Let a Spirit forget a Power card of its choice (Forgetting).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        The position without the card, and the card; "" if it has none.
    """
    cards = position.spirits[spirit]
    cite("SI-forgetting-P02", "SI-forgetting-P03", "SI-forgetting-P04")
    powers = (*cards.hand, *cards.in_play, *cards.discard)
    if not powers:
        return position, ""
    card = yield from Choose("forget", spirit, offer(powers))
    return forget(game, position, spirit, card), card


def forget(game: Game, position: Position, spirit: str, card: str) -> Position:
    """Take a Power card from a Spirit (Gaining powers; Forgetting)."""
    cards = position.spirits[spirit]
    printed = game.components.powers.get(card)
    if card in cards.in_play and printed is not None:
        cite("SI-forgetting-E01")
        position = lose_elements(position, spirit, printed.elements)
    position = with_spirit(
        position,
        spirit,
        hand=_without(cards.hand, card),
        in_play=_without(cards.in_play, card),
        discard=_without(cards.discard, card),
    )
    if printed is None or printed.deck == "unique":
        cite("SI-gaining-powers-X01")
        return with_spirit(position, spirit, forgotten=(*cards.forgotten, card))

    cite("SI-gaining-powers-S04")
    pile = f"{printed.deck}_discard"
    there = getattr(position.powers, pile)
    return replace(position, powers=replace(position.powers, **{pile: (*there, card)}))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)
