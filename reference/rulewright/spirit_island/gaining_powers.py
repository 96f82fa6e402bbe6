"""Gaining Power cards."""

from __future__ import annotations

from typing import Literal

from rulewright.core.asks import Choose, Draw, Play
from rulewright.core.citing import cite, offer, permits
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.forgetting import forget
from rulewright.spirit_island.position import Position, in_play, with_spirit
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
    there = in_play(position, spirit)
    if there.set_aside:
        return (yield from _take_next(game, position, spirit))
    if there.progression:
        # The list is used up.
        cite("SI-first-game-S02")
        if reading(game.rules, "SI-Q56") == "nothing":
            return position

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
    for gainer in (spirit, rest_to) if rest_to else (spirit,):
        position = yield from _forget_for_major(game, position, gainer, deck)
    return position


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
    """Let a Spirit forget a Power card for a Major Power that it has gained (Gaining powers)."""
    if deck != "major":
        return position
    cite("SI-gaining-powers-R02", "SI-forgetting-P01")
    cards = position.spirits[spirit]
    powers = (*cards.hand, *cards.in_play, *cards.discard)

    def one_is_forgotten(card: str) -> bool:
        return permits(bool(card), "SI-glossary-R02")

    options = offer((*powers, ""), ("SI-gaining-powers-R02", one_is_forgotten))
    card = yield from Choose("forget", spirit, options)
    # The Major Power lies in the hand by now, so it can be chosen too.
    cite("SI-forgetting-P05")
    return forget(game, position, spirit, card)


def draw_powers(
    game: Game, position: Position, spirit: str, deck: Deck, number: int
) -> Play[tuple[Position, tuple[str, ...]]]:
    """Draw Power cards; when the deck runs out its discard pile becomes a new one.

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit that draws.
        deck: the deck.
        number: how many cards.

    Returns:
        The position without them, and the cards; fewer if there are no more (SI-Q36, SI-Q68).
    """
    there: tuple[str, ...] = getattr(position.powers, deck)
    first: tuple[str, ...] = ()
    if there:
        first = yield from Draw("power_cards", spirit, there, min(number, len(there)))
    there = tuple(card for card in there if card not in first)
    if len(first) < number and reading(game.rules, "SI-Q36") == "draw_anew":
        position, there = _shuffled(position, deck, first)
        first = yield from Draw("power_cards_anew", spirit, there, min(number, len(there)))
        there = tuple(card for card in there if card not in first)
    elif len(first) < number:
        position, there = _shuffled(position, deck, ())
        rest = yield from Draw("power_cards", spirit, there, min(number - len(first), len(there)))
        there = tuple(card for card in there if card not in rest)
        first = (*first, *rest)
    if not there and reading(game.rules, "SI-Q68") == "as_it_runs_out":
        position, there = _shuffled(position, deck, ())
    return _with_deck(position, deck, there), first


def _shuffled(
    position: Position, deck: Deck, drawn: tuple[str, ...]
) -> tuple[Position, tuple[str, ...]]:
    """Make a new deck of a discard pile and of cards that were drawn (Gaining powers)."""
    cite("SI-gaining-powers-S02")
    pile: tuple[str, ...] = getattr(position.powers, f"{deck}_discard")
    powers = replace(position.powers, **{f"{deck}_discard": ()})
    return replace(position, powers=powers), (*pile, *drawn)


def _with_deck(position: Position, deck: Deck, cards: tuple[str, ...]) -> Position:
    return replace(position, powers=replace(position.powers, **{deck: tuple(sorted(cards))}))


def discard_powers(position: Position, deck: Deck, cards: tuple[str, ...]) -> Position:
    """Put Power cards on the discard pile of their deck (Gaining powers)."""
    pile = f"{deck}_discard"
    there = getattr(position.powers, pile)
    return replace(position, powers=replace(position.powers, **{pile: (*there, *cards)}))


def take_into_hand(position: Position, spirit: str, card: str) -> Position:
    """Put a gained card into the hand of a Spirit (Gaining powers)."""
    cite("SI-gaining-powers-R01")
    return with_spirit(position, spirit, hand=(*position.spirits[spirit].hand, card))
