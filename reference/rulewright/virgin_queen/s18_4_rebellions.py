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
from rulewright.virgin_queen.s12_control_and_unrest import may_change
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
    loc = may_change(game, position, space, PROTESTANT)
    require(loc, "VQ-12-R01", f"{PROTESTANT} has no line of communication to {space}")

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
    require(
        is_where_rebellions_are(game, space),
        "VQ-18.5-R19",
        f"{space} is neither in France nor in the Netherlands",
    )
    require(
        is_held_by_the_enemy(game, position, space),
        "VQ-18.5-R20",
        f"{space} isn't controlled by the power that is rebelled against",
    )
    religion = religion_of(game, position, space)
    require(religion == "protestant", "VQ-18.5-R21", f"{space} is Catholic")
    require(not space_of(position, space).siege, "VQ-18.5-R22", f"{space} is besieged")
    if space_of(position, space).unrest:
        cite("VQ-18.5-P11")


def is_where_rebellions_are(game: Game, space: str) -> bool:
    """Tell whether a space is in France or in the Netherlands (18.5, step 1)."""
    return place_of(game, space).zone in HALVES


def is_held_by_the_enemy(game: Game, position: Position, space: str) -> bool:
    """Tell whether a space is controlled by whom the Protestant rebels against (18.5, VQ-Q204)."""
    owner = controller(game, position, space)
    if reading(game.rules, "VQ-Q204") == "any_controlling_power":
        return owner != PROTESTANT
    return owner == AGAINST.get(place_of(game, space).zone)
