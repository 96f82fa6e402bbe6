"""Victory and defeat."""

from __future__ import annotations

from typing import Literal

from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace
from rulewright.spirit_island.adversaries import capital_stands
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, on_island, presence_on_island
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import (
    has_rituals,
    heart_is_lost,
    held_lands,
    rises,
    too_few_dahan,
)

Cause = Literal["invader action", "power or card"]


def judge(game: Game, position: Position, cause: Cause, *, at_end: bool) -> Position:
    """Judge whether the game is won or lost now (Victory and defeat).

    Args:
        game: rules and components.
        position: the position after a change.
        cause: what brought the change about.
        at_end: whether the effect that is under way ends with this change.

    Returns:
        The position with its result, if there is one.
    """
    if position.result or (reading(game.rules, "SI-Q47") == "after_the_effect" and not at_end):
        return position

    won = victory_met(game, position)
    lost = defeat_met(game, position)

    if won and lost:
        included = cause != "invader action" or reading(game.rules, "SI-Q50") == "any_effect"
        if permits(included, "SI-victory-and-defeat-X02"):
            return _ended(position, "victory", won)
        return _ended(position, "defeat", lost)

    if won:
        return _ended(position, "victory", won)

    if lost:
        return _ended(position, "defeat", lost)

    return position


def _ended(position: Position, result: Literal["victory", "defeat"], by: str) -> Position:
    return replace(position, result=result, result_by=by, defeat_noted="")


def victory_met(game: Game, position: Position) -> str:
    """Return the victory condition that is met, or "" (Victory and defeat)."""
    cite("SI-glossary-D39")
    level = position.fear.terror_level
    if rises(game, position):
        return _insurrection_won(position)
    if level == 1:
        cite("SI-victory-and-defeat-D02")
    gone = not any(on_island(position, kind) for kind in game.components.must_be_gone[level])
    if permits(gone, "SI-victory-and-defeat-T01"):
        return f"terror level {level}"

    if has_rituals(game, position):
        return ""
    if position.fear.earned or position.fear.discard:
        if permits(bool(position.fear.deck), "SI-victory-and-defeat-E05"):
            return ""
        return "terror level victory"
    return ""


def _insurrection_won(position: Position) -> str:
    """Return the victory condition of the Dahan Insurrection that is met, or "" (Scenarios).

    No source tells how it is won at Terror Level 1.
    """
    cite("SI-scenarios-E02")
    level = position.fear.terror_level
    if level == 2:
        won = held_lands(position) == 0
    else:
        won = level == 3 and held_lands(position) < position.players
    return f"terror level {level}" if won else ""


def defeat_met(game: Game, position: Position) -> str:
    """Return the condition of defeat that is met, or "" (Victory and defeat)."""
    if position.defeat_noted:
        return position.defeat_noted

    for name, spirit in position.spirits.items():
        gone = presence_on_island(position, name) == 0
        if reading(game.rules, "SI-Q29") == "all_destroyed":
            gone = gone and spirit.destroyed_presence > 0
        if permits(gone, "SI-victory-and-defeat-E03", "SI-presence-and-sacred-sites-E01"):
            return "presence"

    if capital_stands(game, position):
        return "capital"
    if heart_is_lost(game, position):
        return "heart"
    return "dahan" if too_few_dahan(game, position) else ""


def judge_buildings(game: Game, position: Position, cause: Cause, *, at_end: bool) -> Position:
    """Judge a defeat that Towns and Cities bring about in one land, as soon as they stand there."""
    if capital_stands(game, position) or heart_is_lost(game, position):
        return judge(game, position, cause, at_end=at_end)
    return position


def note_defeat(position: Position, by: Literal["blight", "time"]) -> Position:
    """Note a defeat where it happens; `judge` turns it into the result."""
    return replace(position, defeat_noted=by)
