"""What is drawn beside `situations` for Adversaries, Scenarios and scoring.

Any position can be put against an Adversary or into a Scenario; what only they bring about is given
a position in which it is due, more often than not.
"""

from __future__ import annotations

from typing import Any

from rulewright.core.drivers import Source
from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.spirit_island.adversaries import ENGLAND, SWEDEN, rules_against
from rulewright.spirit_island.adversary_england import lands_for_extra_build
from rulewright.spirit_island.components import Game, card_on, island
from rulewright.spirit_island.fear import DIVIDERS
from rulewright.spirit_island.position import (
    Insurrection,
    Position,
    land_of,
    on_island,
    with_damages,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.scenarios import (
    HEART,
    INSURRECTION,
    RITUALS,
    inner_lands,
    printed_scenario,
)
from rulewright.spirit_island.victory import judge

ON_BOARDS = frozenset({"set_up_adversary", "royal_backing", "set_up_heart"})
"""What is done on island boards only."""

ADVERSARY_ACTS = (
    *sorted(ON_BOARDS),
    "escalation",
    "extra_build",
    "extra_build_land",
    "perform_ritual",
    "follow_up",
)
"""What only an Adversary or a Scenario brings about."""


def some_extras(source: Source, game: Game, position: Position) -> Position:
    """Put a position against an Adversary or into a Scenario, now and then.

    Args:
        source: what is drawn from.
        game: rules and components.
        position: a position in which the game goes on.

    Returns:
        The position; as it was where the game would be over.
    """
    there = position
    if source.once_in(5):
        name = source.one_of(tuple(game.components.adversaries))
        there = against(game, there, name, source.below(7))
    if source.once_in(6):
        there = in_scenario(game, there, source.one_of(tuple(game.components.scenarios)))
    return position if there is position or _is_over(game, there) else there


def against(game: Game, position: Position, name: str, level: int) -> Position:
    """Put a position against an Adversary: there are as many Fear markers as it asks for."""
    position = replace(position, adversary=name, adversary_level=level)
    fear = position.fear
    whole = rules_against(game, position).fear_per_player * position.players
    return replace(position, fear=replace(fear, pool=whole - fear.generated))


def in_scenario(game: Game, position: Position, name: str) -> Position:
    """Put a position into a Scenario, and make it such that it can stand there."""
    position = replace(position, scenario=name)
    if name == HEART:
        for land in inner_lands(game, position):
            position = _cleared(position, land, "town", "city")
        position = replace(position, first_turn_over=True)
    elif name == RITUALS:
        deck = tuple(card for card in position.fear.deck if card not in DIVIDERS)
        position = replace(position, fear=replace(position.fear, deck=deck))
    elif name == INSURRECTION:
        card = printed_scenario(game, position)
        assert card is not None
        assert card.insurrection is not None
        lacks = card.insurrection.dahan_per_player * position.players - on_island(position, "dahan")
        land = next(iter(island(game, position)))
        dahan = land_of(position, land).dahan + max(lacks, 0)
        position = with_land(position, land, dahan=dahan)
        for name in reversed(tuple(island(game, position))):  # it isn't won yet
            if not _is_over(game, position):
                break
            city = land_of(position, name).dahan + 1
            position = with_land(position, name, city=city)
    return position


def _cleared(position: Position, land: str, *kinds: str) -> Position:
    """Take all pieces of some kinds out of a land."""
    there = land_of(position, land)
    for kind in kinds:
        there = with_damages(there, kind, ())
    return replace(position, lands=with_entry(position.lands, land, there))


def _is_over(game: Game, position: Position) -> bool:
    return bool(judge(game, position, "power or card", at_end=True).result)


# Operations


def some_act(
    source: Source, game: Game, position: Position, operation: str
) -> tuple[Position, dict[str, Any]]:
    """Draw what only an Adversary or a Scenario brings about, or the score.

    Args:
        source: what is drawn from.
        game: rules and components.
        position: a position in which the game goes on.
        operation: one of `ADVERSARY_ACTS`, or `score`.

    Returns:
        The position in which it is carried out, and its inputs.

    Raises:
        Impossible: it can't come about on this table.
    """
    if operation == "score":
        return _ended(source, game, position), {}
    if operation == "perform_ritual":
        return _ritual(source, game, position)
    if operation == "follow_up":
        return _insurrection(source, game, position), {}
    if operation == "set_up_heart":
        lands = {name: replace(land, damage={}) for name, land in position.lands.items()}
        return replace(position, scenario=HEART, lands=lands), {}  # in set-up nothing is damaged
    if operation == "royal_backing":
        return against(game, position, SWEDEN, 6 - source.below(4)), {}
    if operation == "set_up_adversary":
        name = source.one_of(tuple(game.components.adversaries))
        return against(game, position, name, source.below(7)), {}
    if operation == "escalation":
        return _escalation(source, game, position), {}

    position = _extra_build(source, game, position)
    if operation == "extra_build":
        return position, {}
    shown = lands_for_extra_build(game, position) if source.below(8) else ()
    return position, {"land": source.one_of(shown or tuple(island(game, position)))}


def _ended(source: Source, game: Game, position: Position) -> Position:
    """End the game, with some Invader cards discarded."""
    if not source.once_in(4):
        name = source.one_of(tuple(game.components.adversaries))
        position = against(game, position, name, source.below(7))
    if source.once_in(3):
        scenario = source.one_of(tuple(game.components.scenarios))
        position = replace(position, scenario=scenario)
    invaders = position.invaders
    shown = (invaders.ravage, invaders.build, *invaders.deck)
    left = [card for card in game.components.invader_cards if card not in shown]
    invaders = replace(invaders, discard=tuple(left[: source.below(6)]))
    position = replace(position, invaders=invaders)
    if source.once_in(8):
        return position
    if source.once_in(2):
        by = f"terror level {position.fear.terror_level}"
        return replace(position, result="victory", result_by=by)
    return replace(position, result="defeat", result_by="time")


def _escalation(source: Source, game: Game, position: Position) -> Position:
    """Reveal a card that lets the Adversary's Escalation come about."""
    name = source.one_of(tuple(game.components.adversaries))
    position = against(game, position, name, source.below(7))
    invaders = position.invaders
    cards = [
        card
        for card, printed in game.components.invader_cards.items()
        if printed.escalation and card not in (invaders.ravage, invaders.build)
    ]
    card = source.one_of(cards)
    deck = tuple(other for other in invaders.deck if other != card)
    due = not source.once_in(8)
    return replace(
        position, invaders=replace(invaders, deck=deck, explore=card, escalation_due=due)
    )


def _extra_build(source: Source, game: Game, position: Position) -> Position:
    """Put a card on the extra Build space of the Kingdom of England."""
    position = against(game, position, ENGLAND, 6 - source.below(4))
    invaders = position.invaders
    cards = [
        card
        for card in game.components.invader_cards
        if card not in (invaders.ravage, invaders.build, *invaders.deck)
        and (position.adversary_level > 3 or card_on(game, card).stage == 1)
    ]
    extra = "" if source.once_in(8) or not cards else source.one_of(cards)
    fear = replace(position.fear, resolved=source.once_in(2))
    return replace(position, fear=fear, invaders=replace(invaders, extra_build=extra))


def _ritual(source: Source, game: Game, position: Position) -> tuple[Position, dict[str, Any]]:
    """Gather what the Ritual of Terror takes in one land; now and then something is missing."""
    position = in_scenario(game, position, RITUALS)
    card = printed_scenario(game, position)
    assert card is not None
    ritual = card.ritual
    assert ritual is not None
    land = source.one_of(tuple(island(game, position)))
    missing = source.below(12)
    presence = dict(land_of(position, land).presence)
    for name, there in position.lands.items() if missing != 11 else ():
        if name != land and there.presence:
            for spirit, number in there.presence.items():
                presence[spirit] = presence.get(spirit, 0) + number
            position = with_land(position, name, presence={})
    dahan = ritual.dahan_per_player * position.players - (missing == 10) + source.below(2)
    position = with_land(position, land, presence=presence, dahan=dahan)
    for spirit in position.spirits:
        energy = 0 if missing == 9 else ritual.energy + source.below(2)
        position = with_spirit(position, spirit, energy=energy)
    return position, {"land": land}


def _insurrection(source: Source, game: Game, position: Position) -> Position:
    """Note what an effect has moved and destroyed in the Dahan Insurrection."""
    position = in_scenario(game, position, INSURRECTION)
    if _is_over(game, position):
        raise Impossible("there are too few lands for the Dahan Insurrection to go on")
    moved: dict[str, int] = {}
    towns: dict[str, int] = {}
    cities: dict[str, int] = {}
    for land in island(game, position):
        dahan = land_of(position, land).dahan
        if dahan and source.once_in(2):
            moved[land] = 1 + source.below(dahan)
        towns[land] = source.below(8) // 6
        cities[land] = source.below(8) // 7
    noted = Insurrection(moved, towns, cities, source.once_in(4))
    if source.once_in(12):
        noted = Insurrection()
    return replace(position, insurrection=noted)
