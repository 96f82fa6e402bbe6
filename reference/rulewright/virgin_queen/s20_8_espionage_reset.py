"""Espionage Reset in winter (20.8)."""

from __future__ import annotations

from collections import Counter

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Position


def espionage_reset(game: Game, position: Position) -> Play[Position]:
    """Put neutralised Informants, Assassination Used markers and Walsingham back (20.8).

    Args:
        game: rules and components.
        position: the position in winter.

    Returns:
        The position with these markers where they belong.
    """
    markers = position.espionage
    cite("VQ-20.8-S01", "VQ-20.8-S02", "VQ-20.8-S03")
    back = Counter(owner for owners in markers.neutralised.values() for owner in owners)
    informants = {**markers.informants}
    for owner, number in back.items():
        informants[owner] = informants.get(owner, 0) + number
    markers = replace(
        markers, informants=frozen_map(informants), neutralised=EMPTY, used=(), walsingham=""
    )
    return replace(position, espionage=markers)
    yield
