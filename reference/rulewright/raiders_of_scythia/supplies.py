"""Gaining and paying: between the main supply, the decks and a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rulewright.core.asks import ChooseSome, Draw, Play
from rulewright.core.citing import Options, cite, permits
from rulewright.core.frozen import replace
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import (
    GOODS,
    PLUNDER,
    Player,
    Position,
    with_player,
    with_supply,
)

PIECES = (*GOODS, *PLUNDER)
"""The items that come from the main supply and go back to it."""


def gain(game: Game, position: Position, name: str, items: Amounts) -> Play[Position]:
    """Give a player items.

    Pieces come from the main supply, which gives what it has (ROS-farm-L02, ROS-Q44); VP are moved
    on the track at once; cards are drawn from the crew deck.

    Args:
        game: rules and components.
        position: the position.
        name: the player.
        items: what is gained.

    Returns:
        The position after it.
    """
    for kind in PIECES:
        wanted = getattr(items, kind)
        if not wanted:
            continue
        if kind in PLUNDER:
            cite("ROS-farm-P01", "ROS-farm-L02")
        there = position.supply.get(kind, 0)
        if kind in PLUNDER:
            permits(wanted <= there, "ROS-components-L02")
        else:
            permits(wanted <= there, "ROS-components-L01")
        given = min(wanted, there)
        had = getattr(position.players[name], kind)
        position = with_player(position, name, **{kind: had + given})
        position = with_supply(position, kind, -given)
    if items.vp:
        cite("ROS-strength-T01")
        position = with_player(position, name, vp=position.players[name].vp + items.vp)
    if items.cards:
        position = yield from draw_cards(game, position, name, items.cards)
    return position


def can_pay(player: Player, items: Amounts) -> bool:
    """Tell whether a player has all of these items."""
    cards = len(player.hand) >= items.cards
    return cards and all(getattr(player, kind) >= getattr(items, kind) for kind in (*PIECES, "vp"))


def pay(position: Position, name: str, items: Amounts) -> Play[Position]:
    """Take items from a player who has them all: pieces go to the main supply, cards are discarded.

    Args:
        position: the position.
        name: the player.
        items: what is paid.

    Returns:
        The position after it.
    """
    for kind in PIECES:
        paid = getattr(items, kind)
        if paid:
            had = getattr(position.players[name], kind)
            position = with_player(position, name, **{kind: had - paid})
            position = with_supply(position, kind, paid)
    if items.vp:
        position = with_player(position, name, vp=position.players[name].vp - items.vp)
    if items.cards:
        position = yield from discard_some(position, name, items.cards)
    return position


def discard_some(position: Position, name: str, count: int) -> Play[Position]:
    """Let a player discard so many cards from the hand; asks `discard` about the player."""
    hand = numbered(position.players[name].hand)
    chosen = yield from ChooseSome("discard", name, Options(hand, {}), count, count)
    return discard(position, name, [card_of(option) for option in chosen])


def discard(position: Position, name: str, cards: Iterable[str]) -> Position:
    """Put cards from a player's hand on the crew discard pile."""
    cards = tuple(cards)
    hand = without(position.players[name].hand, cards)
    position = with_player(position, name, hand=hand)
    return replace(position, crew_discard=(*position.crew_discard, *cards))


def draw_cards(game: Game, position: Position, name: str, count: int) -> Play[Position]:
    """Let a player draw crew cards; asks `cards` about the player.

    If the deck runs out, the discard pile is shuffled into a new one (ROS-Q32); if both are empty,
    no more can be drawn.

    Args:
        game: rules and components.
        position: the position.
        name: the player.
        count: how many cards.

    Returns:
        The position with the cards in hand.
    """
    while count:
        if not position.crew_deck:
            position = replace(position, crew_deck=position.crew_discard, crew_discard=())
        now = min(count, len(position.crew_deck))
        if not now:
            break
        drawn = yield from Draw("cards", name, position.crew_deck, now)
        position = replace(position, crew_deck=without(position.crew_deck, drawn))
        position = with_player(position, name, hand=(*position.players[name].hand, *drawn))
        count -= now
    return position


def without(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    """Return cards without some of them, each taken once."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def numbered(cards: Iterable[str]) -> tuple[str, ...]:
    """Name cards so that each name stands once: the second card of a name is `Brawler (2)`."""
    seen: Counter[str] = Counter()
    names = []
    for card in cards:
        seen[card] += 1
        names.append(card if seen[card] == 1 else f"{card} ({seen[card]})")
    return tuple(names)


def card_of(option: str) -> str:
    """Return the card that an option of `numbered` stands for."""
    name, _, number = option.rpartition(" (")
    return name if number.rstrip(")").isdigit() and name else option
