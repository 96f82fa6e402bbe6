"""The force pool: the Knights of St. John, who never leave their space (17.1)."""

from __future__ import annotations

from rulewright.core.citing import cite, require
from rulewright.core.frozen import EMPTY, frozen_map
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Force, Forces, minus
from rulewright.virgin_queen.rules import reading


def knights_among(units: Forces) -> Forces:
    """Return the Knights of St. John among some land units."""
    return frozen_map({nation: Force(knights=force.knights) for nation, force in units.items()})


def without_knights(units: Forces) -> Forces:
    """Return those of some land units that may leave their space (17.1)."""
    knights = knights_among(units)
    if knights:
        cite("VQ-17.1-X02")
    return minus(units, knights)


def require_knights_stay(units: Forces) -> None:
    """Refuse Knights of St. John among units that leave their space (17.1).

    Args:
        units: the land units that leave it.

    Raises:
        Illegal: there are Knights among them.
    """
    if "spain" in units:
        knights = knights_among(units)
        require(not knights, "VQ-17.1-X02", "the Knights of St. John don't leave their space")


def knights_left_behind(game: Game, units: Forces) -> Forces:
    """Return the Knights among beaten units: they are eliminated if they can't retreat (VQ-Q420).

    Args:
        game: rules and components.
        units: the land units that have to leave their space.
    """
    knights = knights_among(units)
    if not knights or reading(game.rules, "VQ-Q420") == "they_retreat":
        return EMPTY
    cite("VQ-17.1-X02")
    return knights
