"""Blight and the Blight card, one rule broken each."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import Options, offer
from rulewright.core.frozen import EMPTY, replace
from rulewright.spirit_island.blight import (
    _blight,
    _cascade,
    _lose_presence,
    _run_out,
    follow_blighted_side,
    remove_blight,
)
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.damage import destroy_presence
from rulewright.spirit_island.invader_phase import blighted_island
from rulewright.spirit_island.position import Position, land_of, with_land, with_spirit
from rulewright.spirit_island.set_up import set_up_island
from rulewright.spirit_island.victory import Cause, judge, note_defeat
from tests.miniatures.miniature import breaks


@breaks("SI-blight-effects-E01", instead_of=_cascade)
def blight_does_not_cascade(
    game: Game, position: Position, name: str, cause: Cause, had_blight: bool
) -> Play[Position]:
    yield from ()
    return position


@breaks("SI-blight-effects-E01", instead_of=_cascade)
def blight_always_cascades(
    game: Game, position: Position, name: str, cause: Cause, had_blight: bool
) -> Play[Position]:
    # Only once: a cascade from each land would never end.
    there = land_of(position, name).blight
    return (yield from _cascade(game, position, name, cause, had_blight or there == 1))


@breaks("SI-blight-effects-E02", instead_of=_blight)
def a_cascade_does_not_cascade_again(
    game: Game, position: Position, name: str, cause: Cause
) -> Play[Position]:
    return position
