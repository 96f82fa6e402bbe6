"""Blight and the Blight card, one rule broken each."""

from __future__ import annotations

from typing import Any

from tests.miniatures.miniature import breaks

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import offer
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.spirit_island.blight import (
    _blight,
    _cascade,
    _lose_presence,
    _run_out,
    place_blight,
    remove_blight,
)
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.damage import destroy_presence
from rulewright.spirit_island.invader_phase import blighted_island
from rulewright.spirit_island.position import (
    Position,
    land_of,
    on_island,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.set_up import set_up_island
from rulewright.spirit_island.victory import Cause, note_defeat


@breaks("SI-blight-effects-E01", instead_of=_cascade)
def blight_does_not_cascade(
    game: Game, position: Position, places: Any, name: str, had_blight: bool, *rest: Any
) -> Play[Position]:
    yield from ()
    return position


@breaks("SI-blight-effects-E02", instead_of=_cascade)
def a_cascade_does_not_cascade_again(
    game: Game, position: Position, places: Any, name: str, had_blight: bool, *rest: Any
) -> Play[Position]:
    adjacent = places[name].adjacent
    if not had_blight or not adjacent:
        return position
    chosen = yield from Choose("cascade", name, offer(adjacent))
    blight = land_of(position, chosen).blight
    bare = with_land(position, chosen, blight=0)
    position = yield from _blight(game, bare, chosen, *rest)
    return with_land(position, chosen, blight=blight + 1)


@breaks("SI-blight-effects-P01", instead_of=_cascade)
def a_cascade_goes_to_the_first_adjacent_land(
    game: Game, position: Position, places: Any, name: str, had_blight: bool, *rest: Any
) -> Play[Position]:
    if not had_blight:
        return position
    chosen = places[name].adjacent[0]
    return (yield from _blight(game, position, chosen, *rest))


@breaks("SI-blight-effects-E04", instead_of=_cascade)
def a_cascade_destroys_no_presence(
    game: Game, position: Position, places: Any, name: str, had_blight: bool, *rest: Any
) -> Play[Position]:
    presence = {name: land.presence for name, land in position.lands.items()}
    spirits = position.spirits
    bare = {name: replace(land, presence=EMPTY) for name, land in position.lands.items()}
    position = replace(position, lands=frozen_map(bare), spirits=EMPTY)
    position = yield from _cascade(game, position, places, name, had_blight, *rest)
    for land, tokens in presence.items():
        position = with_land(position, land, presence=tokens)
    return replace(position, spirits=spirits)


@breaks("SI-blight-effects-E04", instead_of=_lose_presence)
def only_one_spirit_loses_presence(
    game: Game, position: Position, name: str, cause: Cause
) -> Position:
    presence = land_of(position, name).presence
    first = frozen_map(dict(list(presence.items())[:1]))
    others = frozen_map(dict(list(presence.items())[1:]))
    position = _lose_presence(game, with_land(position, name, presence=first), name, cause)
    left = {**land_of(position, name).presence, **others}
    return with_land(position, name, presence=frozen_map(left))


@breaks("SI-blight-effects-E04", instead_of=_lose_presence)
def all_presence_in_the_land_is_lost(
    game: Game, position: Position, name: str, cause: Cause
) -> Position:
    while land_of(position, name).presence and not position.result:
        position = _lose_presence(game, position, name, cause)
    return position


@breaks("SI-presence-tracks-R03", instead_of=destroy_presence)
def destroyed_presence_goes_back_to_the_spirit(
    position: Position, spirit: str, name: str, amount: int = 1
) -> Position:
    destroyed = position.spirits[spirit].destroyed_presence
    position = destroy_presence(position, spirit, name, amount)
    return with_spirit(position, spirit, destroyed_presence=destroyed)


@breaks("SI-blight-S01", instead_of=place_blight)
def blight_is_not_taken_from_the_card(
    game: Game, position: Position, name: str, cause: Cause, **how: bool
) -> Play[Position]:
    card = position.blight_card
    plenty = replace(position, blight_card=replace(card, tokens=100))
    position = yield from place_blight(game, plenty, name, cause, **how)
    return replace(position, blight_card=card)


@breaks("SI-blight-E02", instead_of=_run_out)
def the_game_is_lost_with_the_healthy_side(game: Game, position: Position) -> Position:
    return note_defeat(position, "blight")


@breaks("SI-blight-E02", instead_of=_run_out)
def the_blighted_side_brings_blight_once_not_per_player(game: Game, position: Position) -> Position:
    position = _run_out(game, position)
    card = position.blight_card
    return replace(position, blight_card=replace(card, tokens=card.tokens // position.players))


@breaks("SI-blight-E03", instead_of=_run_out)
def the_game_goes_on_without_blight(game: Game, position: Position) -> Position:
    if position.blight_card.side == "blighted":
        return position
    return _run_out(game, position)


@breaks("SI-invader-phase-blighted-island-S01", instead_of=blighted_island)
def the_blighted_side_does_nothing(game: Game, position: Position) -> Play[Position]:
    yield from ()
    return position


@breaks("SI-removing-blight-S01", instead_of=remove_blight)
def removed_blight_goes_to_the_box(game: Game, position: Position, land: str) -> Play[Position]:
    card = position.blight_card
    position = yield from remove_blight(game, position, land)
    return replace(position, blight_card=card)


@breaks("SI-blight-R01", instead_of=remove_blight)
def the_blight_card_flips_back(game: Game, position: Position, land: str) -> Play[Position]:
    position = yield from remove_blight(game, position, land)
    return replace(position, blight_card=replace(position.blight_card, side="healthy"))


@breaks("SI-setup-island-R01", instead_of=set_up_island)
def blight_of_the_set_up_comes_from_the_card(game: Game, position: Position) -> Play[Position]:
    position = yield from set_up_island(game, position)
    card = position.blight_card
    tokens = max(card.tokens - on_island(position, "blight"), 0)
    return replace(position, blight_card=replace(card, tokens=tokens))
