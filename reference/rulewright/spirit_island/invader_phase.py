"""The Invader phase: Blighted Island effect, Fear effects, Invader actions, advancing the cards."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island.advance_cards import advance_cards
from rulewright.spirit_island.adversaries import notes_resolved_fear
from rulewright.spirit_island.adversary_england import extra_build
from rulewright.spirit_island.blight import follow_blighted_side
from rulewright.spirit_island.build import build
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.explore import explore
from rulewright.spirit_island.fear_cards import FEAR_CARDS
from rulewright.spirit_island.insurrection import follow_up
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.ravage import ravage
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import has_rituals
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
    steps = (blighted_island, fear_effects, extra_build, ravage, build, explore, advance_cards)
    for step in steps:
        position = yield from step(game, position)
        position = yield from follow_up(game, position)
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
    if not permits(position.blight_card.side == "blighted", "SI-invader-phase-blighted-island-S01"):
        return position

    position = yield from follow_blighted_side(game, position)
    return judge(game, position, "power or card", at_end=True)


def fear_effects(game: Game, position: Position) -> Play[Position]:
    """Use all earned Fear cards (Invader phase, 2).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after their effects.
    """
    if has_rituals(game, position):
        cite("SI-scenarios-E02")
        return position
    return (yield from use_earned(game, position, fear_card))


def use_earned(
    game: Game, position: Position, use: Callable[[Game, Position], Play[Position]]
) -> Play[Position]:
    """Use one earned Fear card after the other (Invader phase, 2).

    Args:
        game: rules and components.
        position: the position.
        use: how one card is used.

    Returns:
        The position after their effects.
    """
    cite("SI-invader-phase-fear-S01", "SI-invader-phase-fear-S02")
    cards = len(position.fear.earned)
    while position.fear.earned and not position.result:
        if reading(game.rules, "SI-Q05") == "next_phase" and cards == 0:
            cite("SI-fear-and-terror-T01")
            break
        position = yield from use(game, position)
        position = yield from follow_up(game, position)
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
        Illegal: no Fear card has been earned, or it is kept for a ritual.
        Impossible: the engine doesn't carry out this card.
    """
    require(
        bool(position.fear.earned),
        "SI-invader-phase-fear-S01",
        "no Fear card has been earned",
    )
    if has_rituals(game, position):
        why = f"{position.scenario}: earned Fear cards are kept until the Ritual of Terror"
        require(False, "SI-scenarios-E02", why)
    position = yield from use_fear_card(game, position)
    if notes_resolved_fear(game, position):
        position = replace(position, fear=replace(position.fear, resolved=True))
    return position


def use_fear_card(game: Game, position: Position) -> Play[Position]:
    """Use the Fear card that was earned first, in whichever step (Invader phase, 2).

    Args:
        game: rules and components.
        position: the position with an earned Fear card.

    Returns:
        The position after its effect.

    Raises:
        Impossible: the engine doesn't carry out this card.
    """
    card = position.fear.earned[0]
    if card not in FEAR_CARDS:
        raise Impossible(f"fear.earned: {card!r} is not a Fear card that the engine carries out")
    earned = len(position.fear.earned)

    level = next(
        level
        for level in game.components.must_be_gone
        if permits(level == position.fear.terror_level, "SI-invader-phase-fear-R01")
    )
    position = yield from FEAR_CARDS[card](game, position, level)
    if position.result:
        return position
    if len(position.fear.earned) > earned:
        cite("SI-invader-phase-fear-S04")

    cite("SI-invader-phase-fear-S03")
    fear = position.fear
    position = replace(
        position, fear=replace(fear, earned=fear.earned[1:], discard=(*fear.discard, card))
    )

    return judge(game, position, "power or card", at_end=True)
