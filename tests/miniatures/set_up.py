"""Set-up, one rule broken each."""

from __future__ import annotations

from tests.miniatures.miniature import breaks, components, numbers

from rulewright.core.asks import Play
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, with_land
from rulewright.spirit_island.set_up import (
    build_invader_deck,
    first_explore,
    set_up_invader_board,
    set_up_island,
)

DIVIDERS = numbers("2 fear cards below each divider", "SI-setup-invader-board-U06", fear_stack=2)
BLIGHT = components("3 blight per player", "SI-setup-invader-board-U09", healthy_per_player=3)


@breaks("SI-setup-invader-board-U02", instead_of=set_up_invader_board)
def the_fear_pool_gets_4_markers_for_any_number_of_players(
    game: Game, position: Position, players: int, blight_card: bool = True
) -> Play[Position]:
    position = yield from set_up_invader_board(game, position, players, blight_card)
    return replace(position, fear=replace(position.fear, pool=game.rules.fear_per_player))


@breaks("SI-setup-invader-board-U09", instead_of=set_up_invader_board)
def the_blight_card_gets_2_tokens_for_any_number_of_players(
    game: Game, position: Position, players: int, blight_card: bool = True
) -> Play[Position]:
    position = yield from set_up_invader_board(game, position, players, blight_card)
    tokens = position.blight_card.tokens // players
    return replace(position, blight_card=replace(position.blight_card, tokens=tokens))


@breaks("SI-setup-invader-deck-U03", instead_of=build_invader_deck)
def the_stage_2_cards_lie_below_the_stage_3_cards(game: Game, position: Position) -> Play[Position]:
    position = yield from build_invader_deck(game, position)
    first = game.rules.stage_1_cards
    second = first + game.rules.stage_2_cards
    deck = position.invaders.deck
    deck = (*deck[:first], *deck[second:], *deck[first:second])
    return replace(position, invaders=replace(position.invaders, deck=deck))


@breaks("SI-setup-island-U03", instead_of=set_up_island)
def the_printed_dahan_are_forgotten(game: Game, position: Position) -> Play[Position]:
    position = yield from set_up_island(game, position)
    for name in position.lands:
        position = with_land(position, name, dahan=0)
    return position


@breaks("SI-setup-first-explore-U03", instead_of=first_explore)
def the_first_card_stays_on_the_explore_space(
    game: Game, position: Position, skipped: bool = False
) -> Play[Position]:
    position = yield from first_explore(game, position, skipped)
    cards = position.invaders
    return replace(position, invaders=replace(cards, explore=cards.build, build=""))


@breaks("SI-setup-first-explore-U01", instead_of=first_explore)
def the_invaders_do_not_explore_in_the_set_up(
    game: Game, position: Position, skipped: bool = False
) -> Play[Position]:
    lands = position.lands
    position = yield from first_explore(game, position, skipped)
    return replace(position, lands=lands)
