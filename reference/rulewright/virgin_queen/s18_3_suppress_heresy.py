"""Suppress Heresy (18.3)."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import require
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position, StruggleZone
from rulewright.virgin_queen.s11_actions import active_power, pay
from rulewright.virgin_queen.s18_5_conversion import catholic_conversion, protestant_conversion


def suppress_heresy(
    game: Game, position: Position, zones: tuple[StruggleZone, ...]
) -> Play[Position]:
    """Suppress heresy: five conversion attempts in one religious struggle zone (18.3).

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
    able = power in ("spain", "england", "france")
    require(able, "VQ-18.3-P01", f"{power} can't suppress heresy")
    position = pay(position, game.rules.heresy_cost, "VQ-18.3-P01")

    if power == "spain":
        there = zones == ("netherlands",)
        require(there, "VQ-18.3-E01", "Spain suppresses heresy in the Netherlands only")
    elif power == "england":
        require(zones == ("england",), "VQ-18.3-E02", "England suppresses heresy in England only")
        return (yield from protestant_conversion(game, position, power, zones, game.rules.attempts))
    else:
        there = all(zone in ("france", "scotland") for zone in zones)
        require(there, "VQ-18.3-E03", "France suppresses heresy in France or in Scotland")
        require(len(zones) == 1, "VQ-18.3-R01", f"one zone is the target, not {len(zones)}")
    return (yield from catholic_conversion(game, position, power, zones, game.rules.attempts))
