"""England: Elizabeth, and Mary Queen of Scots (23.3)."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position
from rulewright.virgin_queen.rules import reading


def scottish_lords_rebel(game: Game, position: Position) -> Play[Position]:
    """Let England capture Mary, if Scotland has become its ally or the Protestant's (23.3).

    Args:
        game: rules and components.
        position: the position, in which Scotland has become an ally by Scottish Lords Rebel.

    Returns:
        The position with Mary captured, if she is.

    Raises:
        Impossible: she doesn't live in Scotland any more.
    """
    if position.england.mary:
        raise Impossible("england.mary: Mary doesn't live in Scotland")
    ally = position.active.get("scotland")
    if not permits(ally in ("england", "protestant"), "VQ-23.3-E05"):
        return position
    cite("VQ-23.3-S03")
    return replace(position, england=replace(position.england, mary="captured"))
    yield


def after_attempt(game: Game, position: Position, *, failed: bool) -> Play[Position]:
    """Give England the occasion to execute Mary that an attempt is (23.3, 9.5, VQ-Q08, VQ-Q284).

    Args:
        game: rules and components.
        position: the position after an assassination attempt on Elizabeth, or after an English
            Catholic Rebellion.
        failed: whether it failed.
    """
    occasion = failed or reading(game.rules, "VQ-Q08") == "after_any_attempt"
    if not occasion or position.england.mary == "executed":
        return position
    if reading(game.rules, "VQ-Q284") == "any_later_time":
        return replace(position, england=replace(position.england, may_execute=True))
    if position.england.mary == "captured":
        cite("VQ-23.3-P05")
        if (yield from Choose("execute_mary", "england", offer(("yes",)), optional=True)):
            return executed(position)
    return position


def execute_mary(game: Game, position: Position) -> Play[Position]:
    """Execute Mary, whom England holds (23.3).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with Mary executed.

    Raises:
        Illegal: England doesn't hold her, or nothing has happened after which it may.
    """
    england = position.england
    held = england.mary == "captured"
    require(held, "VQ-23.3-P05", "England doesn't hold Mary")
    require(england.may_execute, "VQ-23.3-P05", "nothing has happened for which Mary may die")
    return executed(position)
    yield


def executed(position: Position) -> Position:
    """Return the position with Mary executed; her marker counts against England (23.3)."""
    cite("VQ-23.3-V01", "VQ-23.3-S04")
    return replace(position, england=replace(position.england, mary="executed", may_execute=False))


def elizabeth_dies(game: Game, position: Position) -> Play[Position]:
    """Let Elizabeth die, in childbirth or by assassination (23.3).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position without Elizabeth.

    Raises:
        Impossible: she is dead.
    """
    return without_elizabeth(position)
    yield


def without_elizabeth(position: Position) -> Position:
    """Return the position after the death of Elizabeth (23.3).

    Raises:
        Impossible: she is dead.
    """
    if position.england.elizabeth_dead:
        raise Impossible("england.elizabeth_dead: Elizabeth is dead")
    if position.england.elizabeth_to_marry:
        cite("VQ-23.3-E09")
    if position.england.mary == "captured":
        cite("VQ-23.3-E12")
        position = executed(position)
        position = replace(position, england=replace(position.england, died_with_elizabeth=True))
    dead = replace(position.england, elizabeth_dead=True, elizabeth_to_marry=False)
    return replace(position, england=dead)


def mary_counts_as_captured(game: Game, position: Position, *, rebellion: bool) -> bool:
    """Tell whether dice are added for Mary being captured (23.3, VQ-Q77).

    Args:
        game: rules and components.
        position: the position.
        rebellion: whether it is for an English Catholic Rebellion; else it is for an assassination
            of Elizabeth.
    """
    england = position.england
    if england.mary == "captured":
        return True
    executed = england.mary == "executed"
    if rebellion and england.elizabeth_dead:
        if not executed or reading(game.rules, "VQ-Q77") == "modifier_applies":
            cite("VQ-23.3-E13")
            return True
    if executed:
        cite("VQ-23.3-E08")
    return False
