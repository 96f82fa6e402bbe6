"""Mary I as ruler of England, and the English impulses of her reign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulewright.core.asks import Play, Roll
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.here_i_stand.cities import home_cities, is_protestant
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.position import (
    ENGLAND,
    PAPACY,
    Card,
    Due,
    ForeignWar,
    Impulse,
    MajorPower,
    Position,
    space_of,
)
from rulewright.here_i_stand.rules import reading

MARY = "Mary I"
ENGLISH_ZONE: Final = "english"


def card_of(game: Game, position: Position, name: str) -> Card:
    """Return what is printed on a card.

    Raises:
        Impossible: there is no such card in the box, nor does the position describe it.
    """
    card = position.cards.get(name) or game.components.cards.get(name)
    if card is None:
        raise Impossible(f"there is no card {name!r}")
    return card


def protestant_england(game: Game, position: Position) -> bool:
    """Tell whether at least one English home city is Protestant (HIS-Q05)."""
    unrest_counts = reading(game.rules, "HIS-Q05") == "counts"
    return any(
        is_protestant(position, city) and (unrest_counts or not space_of(position, city).unrest)
        for city in home_cities(game, ENGLAND)
    )


# English impulses in the reign of Mary I


def begin_english_impulse(game: Game, position: Position) -> Play[Position]:
    """Begin an English impulse: see whether it follows the procedure of Mary's reign.

    Args:
        game: rules and components.
        position: the position between two impulses.

    Returns:
        The position in which it is England's impulse.
    """
    reigns = position.rulers.get(ENGLAND) == MARY
    special = permits(reigns and protestant_england(game, position), "HIS-mary-impulses-R01")
    if reigns and not special:
        cite("HIS-mary-impulses-X01")
    wars = not_fought_yet(game, position, ENGLAND)
    return replace(position, impulse=Impulse(ENGLAND, special=special), foreign_wars=wars)
    yield


def not_fought_yet(game: Game, position: Position, *powers: str) -> Mapping[str, ForeignWar]:
    """Return the foreign wars as a new impulse finds them: those of its power not yet fought."""
    wars = dict(position.foreign_wars)
    for card, war in wars.items():
        if game.components.foreign_wars[card].power in powers:
            cite("HIS-foreign-wars-battle-S03")
            wars[card] = replace(war, fought=False)
    return frozen_map(wars)


def reveal_card(game: Game, position: Position, card: str) -> Play[Position]:
    """Reveal the card of an English impulse, and see what becomes of the impulse.

    Args:
        game: rules and components.
        position: the position; an English impulse has begun.
        card: the card that England wants to play.

    Returns:
        The position with what is due by rules outside the fragment: the card played as usual, or
        the Papacy's actions.

    Raises:
        Illegal: the impulse is over, or the card isn't in the English hand.
    """
    if position.impulse.power != ENGLAND:
        raise Impossible("impulse.power: it isn't England's impulse")
    require(
        not position.impulse.over,
        "HIS-mary-impulses-E06",
        "the Papacy has acted: the English impulse is over",
    )
    if position.impulse.card:
        raise Impossible(f"impulse.card: {position.impulse.card} has been revealed already")

    require(
        card in position.hands.get(ENGLAND, ()),
        "HIS-mary-impulses-S01",
        f"{card} isn't in the English hand",
    )
    position = replace(position, impulse=replace(position.impulse, card=card))
    printed = card_of(game, position, card)
    if not position.impulse.special:
        return _due(position, Due("play_card", ENGLAND, card=card))
    if printed.kind == "home" and reading(game.rules, "HIS-Q06") == "not_the_home_card":
        return _due(position, Due("play_card", ENGLAND, card=card))

    if printed.kind == "mandatory":
        cite("HIS-mary-impulses-S02")
        return _due(position, Due("play_card", ENGLAND, card=card))
    cite("HIS-mary-impulses-S03")

    cite("HIS-mary-impulses-S04")
    (roll,) = yield from Roll("mary", ENGLAND, 1)
    if roll > game.rules.papal_actions_to:
        cite("HIS-mary-impulses-E02")
        return _due(position, Due("play_card", ENGLAND, card=card))

    cite("HIS-mary-impulses-E01")
    burning = Due("book_burning", PAPACY, ENGLISH_ZONE)
    debate = Due("theological_debate", PAPACY, ENGLISH_ZONE)
    if printed.cp <= game.rules.burning_to:
        cite("HIS-mary-impulses-E03")
        position = _due(position, burning)
    elif printed.cp == game.rules.debate_at:
        cite("HIS-mary-impulses-E04")
        position = _due(position, debate)
    else:
        cite("HIS-mary-impulses-E05")
        position = _due(position, burning, debate)

    cite("HIS-mary-impulses-E06")
    position = replace(position, impulse=replace(position.impulse, over=True))
    if reading(game.rules, "HIS-Q04") == "kept":
        return position
    hand = tuple(other for other in position.hands[ENGLAND] if other != card)
    hands = with_entry(position.hands, ENGLAND, hand)
    return replace(position, hands=hands, discard=(*position.discard, card))


def _due(position: Position, *follows: Due) -> Position:
    return replace(position, agenda=(*position.agenda, *follows))


def play_as_event(game: Game, position: Position, power: MajorPower, card: str) -> Play[Position]:
    """Play a card for its event; what the event does is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        power: who plays it.
        card: the card.

    Returns:
        The position with the event due.

    Raises:
        Illegal: England may play this card for CP only, or must reveal it first.
    """
    if card not in position.hands.get(power, ()):
        raise Impossible(f"hands.{power}: there is no {card!r}")
    require_revealed(game, position, power, card)
    require_not_for_cp_only(game, position, power, card)
    return _due(position, Due("play_card", power, card=card))
    yield


def require_revealed(game: Game, position: Position, power: MajorPower, card: str) -> None:
    """Refuse a card that England would play in its impulse past the procedure of Mary's reign.

    Raises:
        Illegal: the card hasn't been revealed, or the Papacy has acted instead.
    """
    impulse = position.impulse
    in_battle = card_of(game, position, card).kind in ("combat", "response")
    if power != ENGLAND or not impulse.special or in_battle:
        return
    require(
        impulse.card == card,
        "HIS-mary-impulses-S01",
        f"in this impulse England reveals {card} before it is played",
    )
    require(
        not impulse.over,
        "HIS-mary-impulses-E06",
        "the Papacy has acted: the English impulse is over",
    )


def require_not_for_cp_only(game: Game, position: Position, power: MajorPower, card: str) -> None:
    """Refuse the event of a combat or response card of England in the reign of Mary I.

    Raises:
        Illegal: England may play this card for CP only.
    """
    in_reign = position.rulers.get(ENGLAND) == MARY and position.phase == "action"
    if in_reign and reading(game.rules, "HIS-Q03") == "while_the_procedure_holds":
        in_reign = protestant_england(game, position)
    barred = (
        power == ENGLAND
        and in_reign
        and card_of(game, position, card).kind in ("combat", "response")
    )
    if reading(game.rules, "HIS-Q02") == "as_impulse_card_only":
        barred = barred and position.impulse.card == card
    require(
        not barred,
        "HIS-mary-impulses-R02",
        f"England may play {card} for CP only while Mary I reigns",
    )
