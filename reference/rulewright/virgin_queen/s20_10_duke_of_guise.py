"""The Duke of Guise, the leader of the Catholic League, and where he may go (20.10)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rulewright.core.citing import Illegal, cite, permits
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.s02_game_map import place_of

GUISE: Final = "Duke of Guise"
METZ: Final = "Metz"


def guise_may_go(game: Game, leaders: Collection[str], to: str) -> bool:
    """Tell whether a space is one to which the Duke of Guise may go, if he is along (20.10).

    Args:
        game: rules and components.
        leaders: the leaders who go there.
        to: the space.
    """
    if GUISE not in leaders:
        return True
    if to == METZ:
        cite("VQ-20.10-D02")
    return permits(to == METZ or place_of(game, to).zone == "france", "VQ-20.10-R02")


def require_guise_stays(game: Game, leaders: Collection[str], to: str) -> None:
    """Refuse a space outside France to the Duke of Guise (20.10).

    Args:
        game: rules and components.
        leaders: the leaders who go there.
        to: the space.

    Raises:
        Illegal: he would leave the religious struggle zone of France.
    """
    if not guise_may_go(game, leaders, to):
        raise Illegal("VQ-20.10-R02", f"the {GUISE} may not leave France for {to}")
