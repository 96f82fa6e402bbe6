"""The Protestant: Huguenots and Dutch, their two force pools and their two capitals (23.6)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import frozen_map, replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    MAJOR_POWERS,
    NO_FORCE,
    PROTESTANT,
    Force,
    Position,
    size,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import controller, place_of
from rulewright.virgin_queen.s05_military_units import in_pool

Half: TypeAlias = Literal["huguenot", "dutch"]
HALVES: Final[dict[str, Half]] = {"france": "huguenot", "netherlands": "dutch"}
"""The half of the Protestant that has its units and its capital in a religious struggle zone."""
DUTCH_KEYS: Final = ("Amsterdam", "Antwerp", "Brussels")
"""The keys with the Dutch square markers."""


def regulars_in_pool(position: Position, half: Half) -> int:
    """Return how many regulars the force pool of one half of the Protestant has (23.6)."""
    cite("VQ-23.6-D02")
    pool = position.force_pool.get(half, NO_FORCE)
    return in_pool(position, half, Force(regulars=size(pool))).regulars


def is_counted_key(game: Game, position: Position, name: str) -> bool:
    """Tell whether this is a key that the Protestant controls with a Huguenot marker (23.6)."""
    key = place_of(game, name).kind == "key"
    if not key or controller(game, position, name) != PROTESTANT:
        return False
    return permits(name not in DUTCH_KEYS, "VQ-23.6-R02", "VQ-23.6-R03")


def capital_falls(
    game: Game, position: Position, space: str, negotiated: bool = False
) -> Play[Position]:
    """Take a Protestant capital off a space that another major power has occupied (23.6).

    Args:
        game: rules and components.
        position: the position, in which the control of the space has changed.
        space: the space.
        negotiated: whether it was given away by negotiation (VQ-Q256).

    Returns:
        The position, with the capital marker on the turn track if the capital has fallen.

    Raises:
        Illegal: the space isn't occupied by another major power.
    """
    owner = controller(game, position, space)
    other = owner in MAJOR_POWERS and owner != PROTESTANT
    require(other, "VQ-23.6-E05", f"{space} isn't occupied by another major power")
    if negotiated and reading(game.rules, "VQ-Q256") == "conquest_only":
        return position
    return without_capital(position, space)
    yield


def without_capital(position: Position, space: str) -> Position:
    """Return the position without a Protestant capital in a space; its marker can't return yet."""
    for half in HALVES.values():
        if position.capitals.get(half) == space:
            cite("VQ-23.6-E05", "VQ-23.6-S03")
            left = {nation: at for nation, at in position.capitals.items() if nation != half}
            lost = (*position.capitals_lost, half)
            position = replace(position, capitals=frozen_map(left), capitals_lost=lost)
    return position
