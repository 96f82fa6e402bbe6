"""Gaining Power cards."""

from __future__ import annotations

from typing import Literal

from rulewright.core.asks import Choose, Draw, Play
from rulewright.core.citing import cite, offer
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.forgetting import forget_power
from rulewright.spirit_island.position import Position, with_spirit
from rulewright.spirit_island.rules import reading

Deck = Literal["minor", "major"]


def gain_power(
    game: Game, position: Position, spirit: str, deck: Deck | None = None, rest_to: str = ""
) -> Play[Position]:
    """Let a Spirit gain a Power card (Gaining powers; Your first game).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.
        deck: the deck from which it must come; None if the player chooses.
        rest_to: another Spirit that keeps one of the cards that this one passes over; "" for none.

    Returns:
        The position with the card in the Spirit's hand.
    """
    if position.spirits[spirit].set_aside:
        return (yield from _take_next(game, position, spirit))

    cite("SI-gaining-powers-S01")
    if deck is None:
        chosen = yield from Choose("power_deck", spirit, offer(("minor", "major")))
        deck = "minor" if chosen == "minor" else "major"
    position, drawn = yield from draw_powers(game, position, spirit, deck, game.rules.powers_drawn)
    if not drawn:
        return position

    cite("SI-gaining-powers-S03")
    card = yield from Choose("keep_power", spirit, offer(drawn))
    position = take_into_hand(position, spirit, card)
    rest = tuple(other for other in drawn if other != card)
    if rest_to and rest:
        second = yield from Choose("keep_power", rest_to, offer(rest))
        position = take_into_hand(position, rest_to, second)
        rest = tuple(other for other in rest if other != second)
    position = discard_powers(position, deck, rest)
    return (yield from _forget_for_major(game, position, spirit, deck))


def _take_next(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Take the next card of the Power Progression instead (Your first game)."""
    cite("SI-first-game-S02")
    card, *left = position.spirits[spirit].set_aside
    position = with_spirit(position, spirit, set_aside=tuple(left))
    position = take_into_hand(position, spirit, card)
    deck = game.components.powers[card].deck
    if deck == "major" and reading(game.rules, "SI-Q37") == "must_forget":
        return (yield from _forget_for_major(game, position, spirit, "major"))
    return position


def _forget_for_major(game: Game, position: Position, spirit: str, deck: Deck) -> Play[Position]:
    if deck == "major":
        cite("SI-gaining-powers-R02", "SI-forgetting-P05")
        position, _ = yield from forget_power(game, position, spirit)
    return position


def draw_powers(
    game: Game, position: Position, spirit: str, deck: Deck, number: int
) -> Play[tuple[Position, tuple[str, ...]]]:
    """Draw Power cards; when the deck runs out its discard pile becomes a new one (SI-Q36)."""
    there: tuple[str, ...] = getattr(position.powers, deck)
    first = yield from Draw("power_cards", spirit, there, min(number, len(there)))
    there = tuple(card for card in there if card not in first)
    if len(first) == number:
        return _with_deck(position, deck, there), first

    cite("SI-gaining-powers-S02")
    pile: tuple[str, ...] = getattr(position.powers, f"{deck}_discard")
    position = discard_powers(position, deck, (), emptied=True)
    if reading(game.rules, "SI-Q36") == "draw_anew":
        pile, first = (*pile, *first), ()
    rest = yield from Draw("power_cards", spirit, pile, min(number - len(first), len(pile)))
    left = tuple(card for card in pile if card not in rest)
    return _with_deck(position, deck, left), (*first, *rest)


def _with_deck(position: Position, deck: Deck, cards: tuple[str, ...]) -> Position:
    return replace(position, powers=replace(position.powers, **{deck: tuple(sorted(cards))}))


def discard_powers(
    position: Position, deck: Deck, cards: tuple[str, ...], *, emptied: bool = False
) -> Position:
    """Put Power cards on the discard pile of their deck, or empty it first."""
    pile = f"{deck}_discard"
    there = () if emptied else getattr(position.powers, pile)
    return replace(position, powers=replace(position.powers, **{pile: (*there, *cards)}))


def take_into_hand(position: Position, spirit: str, card: str) -> Position:
    """Put a gained card into the hand of a Spirit (Gaining powers)."""
    cite("SI-gaining-powers-R01")
    return with_spirit(position, spirit, hand=(*position.spirits[spirit].hand, card))
