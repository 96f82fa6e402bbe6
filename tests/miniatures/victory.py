"""Victory and defeat, one rule broken each."""

from __future__ import annotations

from tests.miniatures.miniature import breaks, components

from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.victory import Cause, _ended, defeat_met, judge, victory_met

WINS = "SI-victory-and-defeat-T01"
ALL, BUILDINGS, CITIES = ("explorer", "town", "city"), ("town", "city"), ("city",)

EXPLORERS_TOO = components(
    "level 2 is won only without explorers", WINS, must_be_gone={1: ALL, 2: ALL, 3: CITIES}
)
TOWNS_TOO = components(
    "level 3 is won only without towns", WINS, must_be_gone={1: ALL, 2: BUILDINGS, 3: BUILDINGS}
)
TOWNS_MAY_STAY = components(
    "level 2 is won although towns are left", WINS, must_be_gone={1: ALL, 2: CITIES, 3: CITIES}
)
EXPLORERS_MAY_STAY = components(
    "level 1 is won although explorers are left",
    "SI-victory-and-defeat-D02",
    must_be_gone={1: BUILDINGS, 2: BUILDINGS, 3: CITIES},
)
CITIES_MAY_STAY = components(
    "level 1 is won although cities are left",
    "SI-victory-and-defeat-D02",
    must_be_gone={1: ("explorer", "town"), 2: BUILDINGS, 3: CITIES},
)


@breaks("SI-victory-and-defeat-X02", instead_of=judge)
def defeat_comes_before_victory(
    game: Game, position: Position, cause: Cause, *, at_end: bool
) -> Position:
    lost = defeat_met(game, position)
    if lost and victory_met(game, position) and not position.result:
        return _ended(position, "defeat", lost)
    return judge(game, position, cause, at_end=at_end)


@breaks(WINS, instead_of=judge)
def nobody_wins_in_the_midst_of_a_turn(
    game: Game, position: Position, cause: Cause, *, at_end: bool
) -> Position:
    judged = judge(game, position, cause, at_end=at_end)
    return position if judged.result == "victory" else judged


@breaks("SI-victory-and-defeat-E03", instead_of=defeat_met)
def a_spirit_without_presence_plays_on(game: Game, position: Position) -> str:
    return position.defeat_noted


@breaks("SI-victory-and-defeat-E03", instead_of=defeat_met)
def the_game_is_lost_only_when_all_spirits_are_gone(game: Game, position: Position) -> str:
    lost = defeat_met(game, position)
    anyone = any(land.presence for land in position.lands.values())
    return "" if lost == "presence" and anyone else lost


@breaks("SI-victory-and-defeat-E05", instead_of=victory_met)
def the_last_fear_card_wins_nothing(game: Game, position: Position) -> str:
    won = victory_met(game, position)
    return "" if won == "terror level victory" else won
