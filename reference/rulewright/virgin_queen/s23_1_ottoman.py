"""The Ottoman: where Moriscos may go (23.1)."""

from __future__ import annotations

from rulewright.core.citing import Illegal, permits
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Forces
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import is_zone, place_of

GRANADA = "Granada"


def moriscos_may_go(game: Game, units: Forces, to: str, *, by_move: bool = False) -> bool:
    """Tell whether a space is near enough to Granada for the Moriscos among some units (23.1).

    Args:
        game: rules and components.
        units: the land units that go there.
        to: the space.
        by_move: whether they go by a move action (VQ-Q309).

    Returns:
        Whether they may; always, if no Moriscos are among them or the map has no Granada.
    """
    if GRANADA not in game.map or not any(force.moriscos for force in units.values()):
        return True
    if not by_move and reading(game.rules, "VQ-Q309") == "move_action_only":
        return True
    return permits(_distance(game, to) <= game.rules.morisco_reach, "VQ-23.1-R02")


def require_near_granada(game: Game, units: Forces, to: str, *, by_move: bool = False) -> None:
    """Refuse a space that is too far from Granada for the Moriscos among some units (23.1).

    Args:
        game: rules and components.
        units: the land units that go there.
        to: the space.
        by_move: whether they go by a move action (VQ-Q309).

    Raises:
        Illegal: it is too far.
    """
    if not moriscos_may_go(game, units, to, by_move=by_move):
        why = f"{to} is more than {game.rules.morisco_reach} spaces away from {GRANADA}"
        raise Illegal("VQ-23.1-R02", why)


def _distance(game: Game, to: str) -> int:
    """Return how many spaces away from Granada a space is."""
    steps, reached, ring = 0, {GRANADA}, {GRANADA}
    while to not in reached and ring:
        beside = {other for here in ring for other in place_of(game, here).adjacent}
        ring = {name for name in beside - reached if not is_zone(game, name)}
        reached |= ring
        steps += 1
    return steps if to in reached else len(game.map)
