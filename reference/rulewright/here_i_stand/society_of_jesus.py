"""The Society of Jesus: Jesuit universities."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits, require
from rulewright.here_i_stand.cities import place_of
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.position import Position, with_space

SOCIETY_OF_JESUS = "Society of Jesus"


def found_jesuit_university(game: Game, position: Position, space: str) -> Play[Position]:
    """Found a Jesuit university; where it may be founded is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        space: the space.

    Returns:
        The position with the university.

    Raises:
        Illegal: the event Society of Jesus hasn't been played.
    """
    place_of(game, space)
    founded = permits(SOCIETY_OF_JESUS in position.happened, "HIS-society-of-jesus-R01")
    require(
        founded, "HIS-society-of-jesus-R02", f"the event {SOCIETY_OF_JESUS} hasn't been played yet"
    )

    cite("HIS-society-of-jesus-P01")
    return with_space(position, space, university=True)
    yield
