"""What Fear cards do for the rest of the turn: lands that defend, actions that don't take place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.fear_conditions import (
    Condition,
    any_land,
    coastal,
    lands_that_meet,
    with_city,
    with_dahan,
    with_more_dahan_than_buildings,
    with_presence,
    with_two_dahan,
)
from rulewright.spirit_island.position import AtWork, Position, land_of, with_land
from rulewright.spirit_island.rules import reading

Forbidden: TypeAlias = Literal["no_build", "no_build_city", "no_explore"]


class Lasting(NamedTuple):
    """What a Fear card does for the rest of the turn in the lands that meet a condition.

    Attributes:
        where: the condition.
        defend: how much the lands defend.
        each_dahan: how much they defend besides for each of their Dahan.
        forbids: what the Invaders don't do there; "" for nothing.
    """

    where: Condition
    defend: int = 0
    each_dahan: int = 0
    forbids: Forbidden | Literal[""] = ""

    def defends(self, position: Position, land: str) -> int:
        """Return how much a land defends that meets the condition."""
        return self.defend + self.each_dahan * land_of(position, land).dahan


LASTING: Mapping[tuple[str, int], tuple[Lasting, ...]] = {
    ("Dahan on their Guard", 1): (Lasting(any_land, each_dahan=1),),
    ("Dahan on their Guard", 2): (Lasting(with_dahan, defend=1, each_dahan=1),),
    ("Dahan on their Guard", 3): (Lasting(any_land, each_dahan=2),),
    ("Avoid the Dahan", 1): (Lasting(with_two_dahan, forbids="no_explore"),),
    ("Avoid the Dahan", 2): (Lasting(with_more_dahan_than_buildings, forbids="no_build"),),
    ("Avoid the Dahan", 3): (Lasting(with_dahan, forbids="no_build"),),
    ("Belief Takes Root", 1): (Lasting(with_presence, defend=2),),
    ("Belief Takes Root", 2): (Lasting(with_presence, defend=2),),
    ("Overseas Trade Seems Safer", 1): (Lasting(coastal, defend=3),),
    ("Overseas Trade Seems Safer", 2): (Lasting(coastal, defend=6, forbids="no_build_city"),),
    ("Overseas Trade Seems Safer", 3): (Lasting(coastal, defend=9, forbids="no_build"),),
    ("Trade Suffers", 1): (Lasting(with_city, forbids="no_build"),),
}
"""What each card does by the Terror Level at which it is used."""


def for_the_turn(game: Game, position: Position, card: str, level: int) -> Position:
    """Let a Fear card do what it does for the rest of the turn (Fear and terror).

    Args:
        game: rules and components.
        position: the position.
        card: the card.
        level: the Terror Level.

    Returns:
        The position with the lands marked that meet the condition now; or with the card noted, if
        the condition is tested when the Invaders act (SI-Q64).
    """
    if reading(game.rules, "SI-Q64") == "when_acting":
        cite("SI-fear-and-terror-T02")
        at_work = (*position.fear.at_work, AtWork(card, level))
        return replace(position, fear=replace(position.fear, at_work=at_work))

    for lasting in LASTING[card, level]:
        for land in lands_that_meet(game, position, lasting.where).allowed:
            position = _mark(position, land, lasting)
    return position


def _mark(position: Position, land: str, lasting: Lasting) -> Position:
    """Mark a land with what lasts there for the turn."""
    if lasting.forbids:
        position = with_land(position, land, **{lasting.forbids: True})
    more = lasting.defends(position, land)
    if not more:
        return position
    cite("SI-defend-E03")
    return with_land(position, land, defend=land_of(position, land).defend + more)


def forbidden(game: Game, position: Position, land: str, action: Forbidden) -> bool:
    """Tell whether an effect of this turn keeps the Invaders from an action in a land.

    Args:
        game: rules and components.
        position: the position.
        land: the land.
        action: the action, as a land is marked that is free of it.

    Returns:
        Whether the land is marked, or a Fear card at work forbids the action there (SI-Q64).
    """
    marked: bool = getattr(land_of(position, land), action)
    at_work = _at_work(game, position, land)
    return marked or action in [lasting.forbids for lasting in at_work]


def fear_defends(game: Game, position: Position, land: str) -> int:
    """Return how much a land defends by the Fear cards at work (SI-Q64)."""
    return sum(lasting.defends(position, land) for lasting in _at_work(game, position, land))


def _at_work(game: Game, position: Position, land: str) -> Iterator[Lasting]:
    """Give what the Fear cards at work do in a land: it meets their conditions now."""
    for card in position.fear.at_work:
        for lasting in LASTING[card.card, card.level]:
            if permits(lasting.where(game, position, land), "SI-invader-phase-fear-R02"):
                yield lasting
