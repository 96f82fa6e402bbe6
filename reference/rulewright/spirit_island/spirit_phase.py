"""The Spirit phase: Growth, gaining Energy, choosing and paying for Power cards."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, permits
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.elements import choose_any_elements, gain_elements
from rulewright.spirit_island.growth import grow
from rulewright.spirit_island.position import Position, in_play, with_spirit
from rulewright.spirit_island.presence_tracks import highest, track_elements
from rulewright.spirit_island.reclaim import reclaim_for_spaces
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import cost_of


def spirit_phase(game: Game, position: Position) -> Play[Position]:
    """Carry out the whole Spirit phase (Spirit phase).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after it.
    """
    done = dict.fromkeys(position.spirits, 0)
    while not position.result and any(steps < len(STEPS) for steps in done.values()):
        cite("SI-turn-P01")
        waiting = offer(spirit for spirit, steps in done.items() if steps < len(STEPS))
        spirit = yield from Choose("next_spirit", "spirit phase", waiting)
        cite("SI-spirit-phase-S01")
        position = yield from STEPS[done[spirit]](game, position, spirit)
        done[spirit] += 1
    return position


def spirit_grows(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit grow (Spirit phase, step 1).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        The position after it.
    """
    in_play(position, spirit)
    return (yield from grow(game, position, spirit))


def gain_energy(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit gain Energy and what else its tracks give each turn (Spirit phase, step 2).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        The position after it.
    """
    cite("SI-spirit-phase-S04")
    energy = in_play(position, spirit).energy
    if energy:
        cite("SI-energy-and-plays-E02")
    energy += highest(game, position, spirit, "energy")
    position = with_spirit(position, spirit, energy=energy)

    if reading(game.rules, "SI-Q09") == "all_vanish":
        for element, number in track_elements(game, position, spirit).items():
            position = gain_elements(position, spirit, (element,) * number)
    if reading(game.rules, "SI-Q58") == "spirit_phase":
        position = yield from choose_any_elements(game, position, spirit, optional=False)

    return (yield from reclaim_for_spaces(game, position, spirit))


def play_cards(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Choose the Power cards of this turn, pay for them, gain their elements (Spirit phase, 3).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        The position with the cards in play, paid for. What they do comes later.
    """
    cite("SI-spirit-phase-S05", "SI-energy-and-plays-P01")
    while in_play(position, spirit).hand:
        hand = _playable(game, position, spirit, position.spirits[spirit].hand)
        card = yield from Choose("play", spirit, hand, optional=True)
        if not card:
            break
        position = play_card(game, position, spirit, card)

    cite("SI-spirit-phase-T01")
    return position


def plays_left(game: Game, position: Position, spirit: str) -> int:
    """Return how many more cards a Spirit may play this turn; 0 without a Spirit board."""
    if spirit not in game.components.spirits:
        return 0
    there = position.spirits[spirit]
    most = highest(game, position, spirit, "plays") + there.more_plays
    return max(most - there.plays_used, 0)


def _playable(game: Game, position: Position, spirit: str, cards: tuple[str, ...]) -> Options:
    """Return which of some cards a Spirit can play now (Spirit phase; Energy and plays)."""
    left = plays_left(game, position, spirit)
    energy = position.spirits[spirit].energy

    def paid(card: str) -> bool:
        # What other Spirits have doesn't count.
        return permits(cost_of(game, position, card) <= energy, "SI-energy-and-plays-R02")

    def allowed(card: str) -> bool:
        return permits(left > 0, "SI-energy-and-plays-R03")

    return offer(cards, ("SI-spirit-phase-L01", allowed), ("SI-energy-and-plays-R01", paid))


def play_card(game: Game, position: Position, spirit: str, card: str) -> Position:
    """Use a card play: lay a card down, pay for it, gain its elements (Spirit phase)."""
    used = position.spirits[spirit].plays_used + 1
    position = with_spirit(position, spirit, plays_used=used)
    return pay_and_lay_down(game, position, spirit, card)


def pay_and_lay_down(game: Game, position: Position, spirit: str, card: str) -> Position:
    """Lay a card of the hand down, pay for it, gain its elements (Spirit phase)."""
    cards = position.spirits[spirit]
    cite("SI-spirit-phase-S06")
    position = with_spirit(
        position,
        spirit,
        energy=cards.energy - cost_of(game, position, card),
        hand=tuple(other for other in cards.hand if other != card),
        in_play=(*cards.in_play, card),
    )

    cite("SI-spirit-phase-S08", "SI-repeat-R01")
    return gain_elements(position, spirit, game.components.powers[card].elements)


def play_gained(game: Game, before: Position, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit play a card that it gained after the Spirit phase, if it may (SI-Q61).

    Args:
        game: rules and components.
        before: the position before it gained the card.
        position: the position after that.
        spirit: the Spirit.

    Returns:
        The position with the card in the hand, or in play.
    """
    held = before.spirits[spirit].hand
    gained = tuple(card for card in position.spirits[spirit].hand if card not in held)
    if not gained:
        return position
    at_once = reading(game.rules, "SI-Q61") == "if_plays_are_left"
    if not permits(at_once, "SI-gaining-powers-R01"):
        return position
    cards = _playable(game, position, spirit, gained)
    card = yield from Choose("play", spirit, cards, optional=True)
    return play_card(game, position, spirit, card) if card else position


STEPS = (spirit_grows, gain_energy, play_cards)
"""The steps of the Spirit phase, in their order."""
