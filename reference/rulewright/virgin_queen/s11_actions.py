"""Actions: whose impulse it is, and the CP that an action costs (11)."""

from __future__ import annotations

from rulewright.core.citing import require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.position import MajorPower, Position


def active_power(position: Position) -> MajorPower:
    """Return the power whose impulse it is.

    Raises:
        Impossible: it is nobody's.
    """
    if not position.impulse.power:
        raise Impossible("impulse.power: it is nobody's impulse")
    return position.impulse.power


def pay(position: Position, cost: int, clause: str) -> Position:
    """Spend CP of the impulse on an action.

    Args:
        position: the position.
        cost: the CP that the action costs.
        clause: the clause that says so.

    Raises:
        Illegal: the power hasn't so many left.
    """
    impulse = position.impulse
    require(impulse.cp >= cost, clause, f"it costs {cost} CP, {impulse.power} has {impulse.cp}")
    return replace(position, impulse=replace(impulse, cp=impulse.cp - cost))
