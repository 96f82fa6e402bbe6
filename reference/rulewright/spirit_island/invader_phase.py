"""The Invader phase: Blighted Island effect, Fear effects, Invader actions, advancing the cards."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island.advance_cards import advance_cards
from rulewright.spirit_island.build import build
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.damage import destroy_presence
from rulewright.spirit_island.explore import explore
from rulewright.spirit_island.fear_cards import FEAR_CARDS
from rulewright.spirit_island.position import Position, land_of, with_spirit
from rulewright.spirit_island.ravage import ravage
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.victory import judge


def invader_phase(game: Game, position: Position) -> Play[Position]:
    """Carry out the whole Invader phase (Invader phase).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after the phase.
    """
    cite("SI-invader-phase-S01", "SI-invader-actions-D01")
    for step in (blighted_island, fear_effects, ravage, build, explore, advance_cards):
        position = yield from step(game, position)
        if position.result:
            break
    return position


def blighted_island(game: Game, position: Position) -> Play[Position]:
    """Follow the Blight card if the island is blighted (Invader phase, 1).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after its instructions.
    """
    if not permits(
        position.blight_card.side == "blighted", "SI-invader-phase-blighted-island-S01"
    ):
        return position

    effect = game.components.blight_cards[position.blight_card.card].effect
    for spirit in position.spirits:
        if effect == "forget_or_destroy_presence":
            position = yield from _forget_or_destroy_presence(game, position, spirit)
        else:
            position = yield from _destroy_one_presence(game, position, spirit)
        if position.result:
            return position
    return judge(game, position, "power or card", at_end=True)


def _forget_or_destroy_presence(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Carry out "Memory Fades to Dust" for one Spirit."""
    cards = position.spirits[spirit]
    powers = (*cards.hand, *cards.in_play, *cards.discard)
    ways = ("forget", "destroy presence") if powers else ("destroy presence",)
    way = yield from Choose("forget_or_destroy", spirit, offer(ways))
    if way == "destroy presence":
        return (yield from _destroy_one_presence(game, position, spirit))

    cite("SI-forgetting-P01")
    power = yield from Choose("forget", spirit, offer(powers))
    return with_spirit(
        position,
        spirit,
        hand=_without(cards.hand, power),
        in_play=_without(cards.in_play, power),
        discard=_without(cards.discard, power),
        forgotten=(*cards.forgotten, power),
    )


def _without(cards: tuple[str, ...], power: str) -> tuple[str, ...]:
    return tuple(card for card in cards if card != power)


def _destroy_one_presence(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Destroy one presence of a Spirit, on the island, where its player wants."""
    cite("SI-presence-and-sacred-sites-R01")
    lands = offer(
        position.lands,
        (
            "SI-presence-and-sacred-sites-D02",
            lambda name: spirit in land_of(position, name).presence,
        ),
    )
    if not lands.allowed:
        return position
    land = yield from Choose("destroy_presence", spirit, lands)
    position = destroy_presence(position, spirit, land)
    return judge(game, position, "power or card", at_end=False)


def fear_effects(game: Game, position: Position) -> Play[Position]:
    """Use all earned Fear cards (Invader phase, 2).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after their effects.
    """
    cite("SI-invader-phase-fear-S01", "SI-invader-phase-fear-S02")
    cards = len(position.fear.earned)
    while position.fear.earned and not position.result:
        if reading(game.rules, "SI-Q05") == "next_phase" and cards == 0:
            break
        position = yield from fear_card(game, position)
        cards -= 1
    return position


def fear_card(game: Game, position: Position) -> Play[Position]:
    """Reveal the Fear card that was earned first and use it (Invader phase, 2).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after its effect.

    Raises:
        Illegal: no Fear card has been earned.
        Impossible: the engine doesn't carry out this card.
    """
    require(
        bool(position.fear.earned),
        "SI-invader-phase-fear-S01",
        "no Fear card has been earned",
    )
    card = position.fear.earned[0]
    if card not in FEAR_CARDS:
        raise Impossible(f"fear.earned: {card!r} is not a Fear card that the engine carries out")
    waiting = position.fear.earned[1:]
    position = replace(position, fear=replace(position.fear, earned=waiting))

    cite("SI-invader-phase-fear-R01")
    level = position.fear.terror_level
    position = yield from FEAR_CARDS[card](game, position, level)
    if position.fear.earned[len(waiting) :]:
        cite("SI-invader-phase-fear-S04")

    cite("SI-invader-phase-fear-S03")
    discard = (*position.fear.discard, card)
    position = replace(position, fear=replace(position.fear, discard=discard))

    return judge(game, position, "power or card", at_end=True)
