"""Preach Sermon (18.2)."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import require
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import PROTESTANT, Position, StruggleZone
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s18_5_conversion import catholic_conversion, protestant_conversion


def preach_sermon(
    game: Game, position: Position, zones: tuple[StruggleZone, ...]
) -> Play[Position]:
    """Preach a sermon: five conversion attempts in one religious struggle zone (18.2).

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that acts.
        zones: the zone; more than one is refused.

    Returns:
        The position after the conversion attempts.

    Raises:
        Illegal: this power may not, or not there.
    """
    power = active_power(position)
    require(power in ("spain", PROTESTANT), "VQ-18.2-P01", f"{power} can't preach a sermon")
    position = pay(position, game.rules.sermon_cost, "VQ-18.2-P01")

    require(len(zones) == 1, "VQ-18.2-R01", f"a sermon is for one zone, not for {len(zones)}")
    (zone,) = zones
    if power == "spain":
        require(zone == "england", "VQ-18.2-E01", f"Spain preaches in England, not in {zone}")
        return (yield from catholic_conversion(game, position, power, zones, game.rules.attempts))

    there = ("france", "netherlands", "scotland")
    require(zone in there, "VQ-18.2-E02", f"the Protestant doesn't preach in {zone}")
    return (yield from protestant_conversion(game, position, power, zones, game.rules.attempts))
