"""France: the victory points for chateaux."""

from __future__ import annotations

from rulewright.core.asks import Play, Roll
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.here_i_stand.cities import controller
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.position import FRANCE, Position
from rulewright.here_i_stand.rules import reading

MILAN = "Milan"


def patron_of_the_arts(game: Game, position: Position) -> Play[Position]:
    """Play Patron of the Arts as an event (France).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the VP and the chateaux marker as they are then.

    Raises:
        Illegal: by a reading, the limit of VP is reached.
    """
    if reading(game.rules, "HIS-Q08") == "not_played":
        require(
            position.chateaux < game.rules.most_chateaux,
            "HIS-france-chateaux-L01",
            f"France has {position.chateaux} VP for chateaux already",
        )

    automatic = MILAN in game.map and controller(game, position, MILAN) == FRANCE
    if automatic:
        cite("HIS-france-chateaux-X01")
    else:
        cite("HIS-france-chateaux-S01")
        (roll,) = yield from Roll("chateaux", FRANCE, 1)
        if roll < game.rules.chateau_from:
            cite("HIS-france-chateaux-E03")
            return position

    if not permits(position.chateaux < game.rules.most_chateaux, "HIS-france-chateaux-L01"):
        return position
    cite("HIS-france-chateaux-E01")
    vp = with_entry(position.vp, FRANCE, position.vp.get(FRANCE, 0) + 1)
    position = replace(position, vp=vp)
    if automatic and reading(game.rules, "HIS-Q07") == "stays":
        return position

    cite("HIS-france-chateaux-E02")
    return replace(position, chateaux=position.chateaux + 1)
