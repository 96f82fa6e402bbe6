"""Forgetting Power cards."""

from __future__ import annotations

from rulewright.core.citing import cite
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.elements import lose_elements
from rulewright.spirit_island.position import Position, with_spirit


def forget(game: Game, position: Position, spirit: str, card: str) -> Position:
    """Take a Power card from a Spirit (Gaining powers; Forgetting).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.
        card: the card, wherever the Spirit has it.

    Returns:
        The position with the card on the discard pile of its deck, or under the Spirit board.
    """
    cards = position.spirits[spirit]
    printed = game.components.powers.get(card)
    if card in cards.hand:
        cite("SI-forgetting-P02")
    if card in cards.discard:
        cite("SI-forgetting-P03")
    if card in cards.in_play:
        cite("SI-forgetting-P04")
    position = with_spirit(
        position,
        spirit,
        hand=_without(cards.hand, card),
        in_play=_without(cards.in_play, card),
        discard=_without(cards.discard, card),
    )

    if card in cards.in_play and printed is not None:
        cite("SI-forgetting-E01")
        position = lose_elements(position, spirit, printed.elements)
    if card in cards.used:
        # What it has done stays done, and lasts as long as it would.
        cite("SI-forgetting-E02")

    if printed is None or printed.deck == "unique":
        cite("SI-gaining-powers-X01", "SI-glossary-E01")
        return with_spirit(position, spirit, forgotten=(*cards.forgotten, card))
    cite("SI-gaining-powers-S04")
    pile = f"{printed.deck}_discard"
    there = getattr(position.powers, pile)
    return replace(position, powers=replace(position.powers, **{pile: (*there, card)}))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)
