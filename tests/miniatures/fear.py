"""Fear, Terror Levels and Fear cards, one rule broken each."""

from __future__ import annotations

from collections.abc import Mapping

from tests.miniatures.miniature import breaks, numbers

from rulewright.core.asks import Play
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.damage import (
    damage_invaders,
    fear_effect,
    fear_for,
    remove,
    replace_one,
)
from rulewright.spirit_island.fear import _earn_fear_card, _take_divider, generate_fear
from rulewright.spirit_island.invader_phase import fear_card, fear_effects
from rulewright.spirit_island.position import Fear, Position, count, land_of
from rulewright.spirit_island.rules import Rules

CITY = numbers("a destroyed city makes 1 fear", "SI-fear-and-terror-E04", fear_for_city=1)
TOWN = numbers("a destroyed town makes no fear", "SI-fear-and-terror-E03", fear_for_town=0)


@breaks("SI-fear-and-terror-E02", instead_of=fear_for)
def a_destroyed_explorer_makes_fear(rules: Rules, kind: str) -> int:
    return 1 if kind == "explorer" else fear_for(rules, kind)


@breaks("SI-ravage-example-Z05", instead_of=damage_invaders)
def what_the_dahan_destroy_makes_no_fear(
    game: Game, position: Position, name: str, amount: int, key: str, *to: tuple[str, ...]
) -> Play[Position]:
    fear = position.fear
    position = yield from damage_invaders(game, position, name, amount, key, *to)
    return replace(position, fear=fear) if key == "fight_back" else position


@breaks("SI-damage-destroy-remove-replace-X01", instead_of=remove)
def removed_pieces_make_fear(
    game: Game, position: Position, land: str, pieces: Mapping[str, int]
) -> Play[Position]:
    before = land_of(position, land)
    position = yield from remove(game, position, land, pieces)
    after = land_of(position, land)
    gone = {kind: count(before, kind) - count(after, kind) for kind in pieces}
    fear = sum(number * fear_for(game.rules, kind) for kind, number in gone.items())
    return generate_fear(game, position, fear)


@breaks("SI-damage-destroy-remove-replace-X01", instead_of=replace_one)
def replaced_pieces_make_fear(
    game: Game, position: Position, land: str, piece: str, by: str
) -> Position:
    position = replace_one(game, position, land, piece, by)
    return generate_fear(game, position, fear_for(game.rules, piece.split()[0]))


@breaks("SI-fear-and-terror-S05", instead_of=generate_fear)
def fear_beyond_an_earned_card_is_lost(game: Game, position: Position, amount: int) -> Position:
    return generate_fear(game, position, min(amount, position.fear.pool))


@breaks("SI-fear-and-terror-S04", instead_of=_earn_fear_card)
def the_markers_stay_in_generated_fear(game: Game, fear: Fear) -> Fear:
    generated = fear.generated
    return replace(_earn_fear_card(game, fear), generated=generated)


@breaks("SI-fear-and-terror-S02", instead_of=_earn_fear_card)
def the_lowest_fear_card_is_earned(game: Game, fear: Fear) -> Fear:
    turned = replace(fear, deck=(fear.deck[-1], *fear.deck[:-1]))
    return _earn_fear_card(game, turned)


@breaks("SI-fear-and-terror-E01", instead_of=fear_effect)
def a_power_makes_no_fear(game: Game, position: Position, fear: int) -> Play[Position]:
    yield from ()
    return position


@breaks("SI-fear-and-terror-S03", instead_of=_take_divider)
def the_divider_leaves_the_terror_level(fear: Fear) -> Fear:
    return replace(_take_divider(fear), terror_level=fear.terror_level)


@breaks("SI-glossary-X01", instead_of=_take_divider)
def the_divider_is_earned_as_a_fear_card(fear: Fear) -> Fear:
    return fear


@breaks("SI-fear-and-terror-T01", instead_of=generate_fear)
def an_earned_card_is_discarded_at_once(game: Game, position: Position, amount: int) -> Position:
    waiting = position.fear.earned
    fear = generate_fear(game, position, amount).fear
    new = fear.earned[len(waiting) :]
    return replace(position, fear=replace(fear, earned=waiting, discard=(*fear.discard, *new)))


@breaks("SI-invader-phase-fear-S02", instead_of=fear_effects)
def only_one_fear_card_is_used(game: Game, position: Position) -> Play[Position]:
    return (yield from fear_card(game, position)) if position.fear.earned else position


@breaks("SI-invader-phase-fear-S02", instead_of=fear_effects)
def the_card_earned_last_is_used_first(game: Game, position: Position) -> Play[Position]:
    earned = tuple(reversed(position.fear.earned))
    position = replace(position, fear=replace(position.fear, earned=earned))
    return (yield from fear_effects(game, position))


@breaks("SI-invader-phase-fear-S03", instead_of=fear_card)
def a_used_fear_card_is_not_discarded(game: Game, position: Position) -> Play[Position]:
    discard = position.fear.discard
    position = yield from fear_card(game, position)
    return replace(position, fear=replace(position.fear, discard=discard))


@breaks("SI-invader-phase-fear-R01", instead_of=fear_card)
def fear_cards_always_act_at_level_1(game: Game, position: Position) -> Play[Position]:
    level = position.fear.terror_level
    first = replace(position, fear=replace(position.fear, terror_level=1))
    position = yield from fear_card(game, first)
    risen = max(level, position.fear.terror_level)
    return replace(position, fear=replace(position.fear, terror_level=risen))


@breaks("SI-invader-phase-fear-S04", instead_of=fear_card)
def a_new_fear_card_comes_before_those_waiting(game: Game, position: Position) -> Play[Position]:
    waiting = position.fear.earned[1:]
    position = yield from fear_card(game, position)
    new = position.fear.earned[len(waiting) :]
    return replace(position, fear=replace(position.fear, earned=(*new, *waiting)))


@breaks("SI-fear-and-terror-S01", instead_of=generate_fear)
def at_most_1_fear_is_made_at_a_time(game: Game, position: Position, amount: int) -> Position:
    return generate_fear(game, position, min(amount, 1))
