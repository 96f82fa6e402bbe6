"""Adversaries: which of their levels are in force, and what these change (Adversaries)."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import AdversaryLevel, Game, PrintedAdversary, island
from rulewright.spirit_island.position import Position, land_of
from rulewright.spirit_island.rules import Rules

PRUSSIA = "Kingdom of Brandenburg-Prussia"
ENGLAND = "Kingdom of England"
SWEDEN = "Kingdom of Sweden"


def printed(game: Game, position: Position) -> PrintedAdversary | None:
    """Return the Adversary's card; None if no Adversary is used (Adversaries)."""
    if not position.adversary:
        return None
    return game.components.adversaries[position.adversary]


def in_force(game: Game, position: Position) -> tuple[AdversaryLevel, ...]:
    """Return the levels of the Adversary that are in force (Adversaries).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The base level, the level that was chosen and all between them, the base level first; none
        without an Adversary.
    """
    card = printed(game, position)
    if card is None:
        return ()
    if position.adversary_level:
        cite("SI-adversaries-D03")
    return tuple(
        level
        for level in card.level
        if permits(level.level <= position.adversary_level, "SI-adversaries-R01")
    )


def rules_against(game: Game, position: Position) -> Rules:
    """Return the rules with the numbers that the Adversary's levels change.

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The rules in force, with the health and damage of Towns and Cities and the Fear markers per
        player as they are against this Adversary.
    """
    rules = game.rules
    for level in in_force(game, position):
        for kind, more in level.more_health.items():
            health: int = getattr(rules, f"{kind}_health")
            rules = replace(rules, **{f"{kind}_health": health + more})
        for kind, damage in level.damage.items():
            rules = replace(rules, **{f"{kind}_damage": damage})
        if level.more_fear_per_player:
            fear = rules.fear_per_player + level.more_fear_per_player
            rules = replace(rules, fear_per_player=fear)
    return rules


# The decks


def fear_division(game: Game, position: Position) -> tuple[int, int, int]:
    """Return how many Fear cards lie in the three parts of the Fear deck, the top part first.

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The numbers of the Adversary's level; without an Adversary those of the set-up.
    """
    levels = in_force(game, position)
    if not levels:
        stack = game.rules.fear_stack
        return game.rules.fear_cards - 2 * stack, stack, stack
    cite("SI-fear-cards-by-adversary-U01")
    return levels[-1].fear_cards


def deck_order(game: Game, position: Position) -> str:
    """Return the stages of the cards of the Invader deck, the top card first: `111222233333`."""
    rules = game.rules
    order = "1" * rules.stage_1_cards + "2" * rules.stage_2_cards + "3" * rules.stage_3_cards
    for level in in_force(game, position):
        if level.invader_deck:
            order = level.invader_deck.replace("-", "")
    return order


# The Invaders' actions


def lands_by_board(game: Game, position: Position) -> Mapping[str, tuple[str, ...]]:
    """Return the lands of each island board; a map of one's own counts as one board."""
    places = island(game, position)
    if game.places is not None:
        return {"island": tuple(places)}
    return {
        board: tuple(name for name in places if name.startswith(board)) for board in position.boards
    }


def buildings(position: Position, land: str) -> int:
    """Return how many Towns and Cities stand in a land."""
    return land_of(position, land).town + land_of(position, land).city


def builds_beside(game: Game, position: Position) -> int:
    """Return how many Towns and Cities nearby let a land without Invaders be built in; 0: never."""
    return max((level.builds_beside for level in in_force(game, position)), default=0)


def builds_without_invaders(game: Game, position: Position, land: str) -> bool:
    """Tell whether the Invaders build in a land in which none of them are (England, level 1)."""
    needed = builds_beside(game, position)
    if not needed:
        return False
    cite("SI-adversaries-E02")
    near = island(game, position)[land].adjacent
    return sum(buildings(position, other) for other in near) >= needed


def extra_build_space(game: Game, position: Position) -> AdversaryLevel | None:
    """Return the level that gives the Invaders an extra Build space (England, levels 3 and 4).

    Returns:
        The highest such level in force; None if there is no such space, or none any more.
    """
    levels = [level for level in in_force(game, position) if level.extra_build]
    if not levels or position.invaders.extra_build_gone:
        return None
    return levels[-1]


def repeats_extra_build(game: Game, position: Position) -> bool:
    """Tell whether the extra Build is done twice in this Invader phase (England, level 6)."""
    repeats = any(level.repeats_extra_build for level in in_force(game, position))
    return repeats and not position.fear.resolved


def notes_resolved_fear(game: Game, position: Position) -> bool:
    """Tell whether it is noted that a Fear card was resolved: the Adversary asks for it."""
    return any(level.repeats_extra_build for level in in_force(game, position))


# The loss condition


def capital_stands(game: Game, position: Position) -> bool:
    """Tell whether the Invaders have won by their capital (England's loss condition)."""
    card = printed(game, position)
    if card is None or not card.capital:
        return False
    cite("SI-adversaries-D02")
    founded = any(buildings(position, land) >= card.capital for land in position.lands)
    return permits(founded, "SI-adversaries-X01")
