"""The Duke of Guise, the leader of the Catholic League, and where he may go (20.10)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rulewright.core.asks import Play
from rulewright.core.citing import Illegal, cite, permits
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position, put_in, space_of, with_space
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
    return permits(_is_in_france(game, to), "VQ-20.10-R02")


def _is_in_france(game: Game, space: str) -> bool:
    """Tell whether a space is in the religious struggle zone of France, or is Metz (20.10)."""
    if space == METZ:
        cite("VQ-20.10-D02")
    return space == METZ or place_of(game, space).zone == "france"


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


def guise_goes_in_winter(game: Game, position: Position, space: str) -> Play[Position]:
    """Let the Duke of Guise go where the rules of winter send him (20.10).

    Args:
        game: rules and components.
        position: the position in winter.
        space: the space to which they send him.

    Returns:
        The position with him there; without him if he would leave France.

    Raises:
        Impossible: he isn't on the map.
    """
    here = next(
        (
            name
            for name, there in position.spaces.items()
            if GUISE in (*there.leaders, *there.leaders_inside)
        ),
        "",
    )
    if not here:
        raise Impossible(f"leaders.{GUISE}: he isn't on the map")
    there = space_of(position, here)
    position = with_space(
        position,
        here,
        leaders=tuple(name for name in there.leaders if name != GUISE),
        leaders_inside=tuple(name for name in there.leaders_inside if name != GUISE),
    )
    if permits(_is_in_france(game, space), "VQ-20.10-E06"):
        return put_in(position, space, EMPTY, (GUISE,))
    left = {name: its for name, its in position.leaders.items() if name != GUISE}
    return replace(position, leaders=frozen_map(left))
    yield
