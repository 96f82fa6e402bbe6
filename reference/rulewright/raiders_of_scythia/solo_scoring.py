"""Solo play: the final score of the opponent."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.core.frozen import replace
from rulewright.raiders_of_scythia.components import Game, quest_tile
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.solo_crew import crew_of
from rulewright.raiders_of_scythia.solo_horses import horse_of


class Belongings(NamedTuple):
    """What the opponent has that a tie-break looks at."""

    quests: int
    crew: int
    animals: int
    silver: int
    provisions: int
    kumis: int


def opponent_extra(game: Game, position: Position) -> int:
    """Return the additional VP of the opponent at the end: quests and remaining horses."""
    cite("ROS-solo-scoring-V01")
    quests = sum(quest_tile(game, position, quest).vp for quest in position.opponent.quests)
    horses = sum(horse_of(game, position, card).vp for card in position.opponent.horses)
    return quests + horses


def opponent_score(game: Game, position: Position) -> int:
    """Return the final score of the opponent: the VP on the track and the additional ones."""
    return position.opponent.vp + opponent_extra(game, position)


def opponent_belongings(game: Game, position: Position) -> Belongings:
    """Return what a tie-break looks at, as for a player (Final scoring; ROS-Q85).

    The opponent has no silver and no kumis.
    """
    cite("ROS-solo-scoring-V02")
    opponent = position.opponent
    crew = (opponent.crew,) if reading(game.rules, "ROS-Q85") == "counts" else ()
    return Belongings(
        quests=len(opponent.quests),
        crew=len(crew),
        animals=len(opponent.horses),
        silver=0,
        provisions=opponent.provisions,
        kumis=0,
    )


def score_opponent(game: Game, position: Position) -> Play[Position]:
    """Add the additional VP of the opponent on the VP track.

    Args:
        game: rules and components.
        position: the position at the end of the game.

    Returns:
        The position after it.
    """
    crew_of(game, position)
    vp = opponent_score(game, position)
    return replace(position, opponent=replace(position.opponent, vp=vp))
    yield
