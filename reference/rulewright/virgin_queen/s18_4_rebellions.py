"""Rebellions: who may rebel, and where (18.4)."""

from __future__ import annotations

from typing import Final

from rulewright.core.citing import cite, require
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import PROTESTANT, MajorPower, Position, space_of
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_3_religious_influence import religion_of
from rulewright.virgin_queen.s02_game_map import allied, controller, place_of
from rulewright.virgin_queen.s11_actions import active_power
from rulewright.virgin_queen.s23_6_protestant import HALVES

AGAINST: Final[dict[str, MajorPower]] = {"france": "france", "netherlands": "spain"}
"""The power against which the Protestant rebels in a religious struggle zone."""


def require_rebellion(game: Game, position: Position, space: str, cp: int) -> None:
    """Refuse a rebellion that may not be made (18.4; 18.5, step 1).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that rebels.
        space: the target.
        cp: the CP to be spent.

    Raises:
        Illegal: with the clause that bars it.
    """
    power, rules = active_power(position), game.rules
    require(power == PROTESTANT, "VQ-18.4-P01", f"{power} can't rebel: the Protestant does")
    require(
        rules.rebellion_least <= cp <= rules.rebellion_most,
        "VQ-18.4-P01",
        f"a rebellion costs {rules.rebellion_least} to {rules.rebellion_most} CP, not {cp}",
    )

    cite("VQ-18.5-S19")
    require_target(game, position, space)

    zone = place_of(game, space).zone
    require(
        zone not in position.impulse.rebelled,
        "VQ-18.4-L01",
        f"a rebellion was attempted in {zone} in this impulse already",
    )
    friends = zone == "france" and allied(position, PROTESTANT, "france")
    require(not friends, "VQ-18.4-R02", "the Protestant is allied with France")


def require_target(game: Game, position: Position, space: str) -> None:
    """Refuse a space that can't be the target of a rebellion (18.5, step 1).

    Raises:
        Illegal: with the clause that bars it.
    """
    for clause, why in (
        ("VQ-18.5-R19", f"{space} is neither in France nor in the Netherlands"),
        ("VQ-18.5-R20", f"{space} isn't controlled by the power that is rebelled against"),
        ("VQ-18.5-R21", f"{space} is Catholic"),
        ("VQ-18.5-R22", f"{space} is besieged"),
    ):
        require(satisfies(game, position, space, clause), clause, why)
    if space_of(position, space).unrest:
        cite("VQ-18.5-P11")


def satisfies(game: Game, position: Position, space: str, clause: str) -> bool:
    """Tell whether a space satisfies one of the conditions of step 1 of a rebellion (18.5).

    Args:
        game: rules and components.
        position: the position.
        space: the space.
        clause: the clause of the condition.
    """
    zone = place_of(game, space).zone
    if clause == "VQ-18.5-R19":
        return zone in HALVES
    if clause == "VQ-18.5-R20":
        owner = controller(game, position, space)
        if reading(game.rules, "VQ-Q204") == "any_controlling_power":
            return owner != PROTESTANT
        return owner == AGAINST.get(zone)
    if clause == "VQ-18.5-R21":
        return religion_of(game, position, space) == "protestant"
    return not space_of(position, space).siege


CONDITIONS = ("VQ-18.5-R19", "VQ-18.5-R20", "VQ-18.5-R21", "VQ-18.5-R22")
"""The clauses of the conditions of step 1."""
