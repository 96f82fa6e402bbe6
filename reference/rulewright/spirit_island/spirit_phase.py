"""The Spirit phase: Growth, gaining Energy, choosing and paying for Power cards."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.elements import choose_any_elements, gain_elements
from rulewright.spirit_island.growth import grow
from rulewright.spirit_island.position import Position, with_spirit
from rulewright.spirit_island.presence_tracks import highest, reclaim_spaces, track_elements
from rulewright.spirit_island.reclaim import reclaim_one
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.victory import judge


def spirit_grows(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit grow (Spirit phase, step 1).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        The position after it.
    """
    cite("SI-spirit-phase-S01")
    position = yield from grow(game, position, spirit)
    return judge(game, position, "power or card", at_end=True)


def gain_energy(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit gain Energy, and reclaim a card if its tracks show that (Spirit phase, step 2).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        The position after it.
    """
    cite("SI-spirit-phase-S04", "SI-energy-and-plays-E02")
    energy = position.spirits[spirit].energy + highest(game, position, spirit, "energy")
    position = with_spirit(position, spirit, energy=energy)

    if reading(game.rules, "SI-Q09") == "all_vanish":
        for element, number in track_elements(game, position, spirit).items():
            position = gain_elements(position, spirit, (element,) * number)
    if reading(game.rules, "SI-Q58") == "spirit_phase":
        position = yield from choose_any_elements(game, position, spirit)
    return (yield from reclaim_for_spaces(game, position, spirit))


def reclaim_for_spaces(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit reclaim one card for each space that shows it (Presence tracks)."""
    while position.spirits[spirit].reclaimed < reclaim_spaces(game, position, spirit):
        cite("SI-presence-tracks-E02", "SI-presence-tracks-T01")
        discard = offer(position.spirits[spirit].discard)
        wanted = yield from Choose("reclaim_or_not", spirit, _if_any(discard), optional=True)
        if not wanted:
            break
        position = yield from reclaim_one(position, spirit)
        reclaimed = position.spirits[spirit].reclaimed + 1
        position = with_spirit(position, spirit, reclaimed=reclaimed)
    return position


def _if_any(cards: Options) -> Options:
    return offer(("reclaim",) if cards.allowed else ())


def play_cards(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Choose the Power cards of this turn, pay for them, gain their elements (Spirit phase, 3).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        The position with the cards in play, paid for.
    """
    cite("SI-spirit-phase-S05", "SI-energy-and-plays-P01", "SI-spirit-phase-T01")
    most = highest(game, position, spirit, "plays") + position.spirits[spirit].more_plays
    played: list[str] = []
    while position.spirits[spirit].hand:
        card = yield from Choose("play", spirit, _playable(game, position, spirit, most), True)
        if not card:
            break
        most -= 1
        played.append(card)
        cite("SI-spirit-phase-S06")
        position = pay_and_lay_down(game, position, spirit, card)

    cite("SI-spirit-phase-S08")
    for card in played:
        position = gain_elements(position, spirit, game.components.powers[card].elements)
    return position


def _playable(game: Game, position: Position, spirit: str, most: int) -> Options:
    """Return the cards that a Spirit can play now (Spirit phase; Energy and plays)."""
    cards = position.spirits[spirit]
    return offer(
        cards.hand,
        ("SI-spirit-phase-L01", lambda card: most > 0),
        (
            "SI-energy-and-plays-R01",
            lambda card: game.components.powers[card].cost <= cards.energy,
        ),
    )


def pay_and_lay_down(game: Game, position: Position, spirit: str, card: str) -> Position:
    """Pay for a card of the hand and lay it down (Spirit phase)."""
    cards = position.spirits[spirit]
    return with_spirit(
        position,
        spirit,
        energy=cards.energy - game.components.powers[card].cost,
        hand=tuple(other for other in cards.hand if other != card),
        in_play=(*cards.in_play, card),
    )
