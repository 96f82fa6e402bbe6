"""Scoring."""

from __future__ import annotations

from fractions import Fraction

from rulewright.core.asks import Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import replace
from rulewright.spirit_island.adversaries import in_force
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, Score, on_island
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import printed_scenario

WON_TIMES, WON_BONUS, WON_PER_CARD = 5, 10, 2
LOST_TIMES, LOST_PER_CARD = 2, 1


def difficulty(game: Game, position: Position) -> int:
    """Return the difficulty of the game (Adversaries; Scenarios; Scoring).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The ratings of Adversary and Scenario together (SI-Q39); 0 without either (SI-Q63).
    """
    cite("SI-adversaries-D04")
    ratings = [level.difficulty for level in in_force(game, position)[-1:]]
    scenario = printed_scenario(game, position)
    if scenario is not None:
        cite("SI-scenarios-D01")
        ratings.append(scenario.difficulty)
    if reading(game.rules, "SI-Q39") == "complete_groups_and_higher":
        return max(ratings, default=0)
    return sum(ratings)


def points(game: Game, position: Position) -> Fraction:
    """Return the points of a game that is over (Scoring).

    Args:
        game: rules and components.
        position: the position with its result.

    Returns:
        The points; by one reading with parts of a point (SI-Q39).
    """
    invaders = position.invaders
    if position.result == "victory":
        cite("SI-scoring-V01")
        total = WON_TIMES * difficulty(game, position)
        cite("SI-scoring-V02")
        total += WON_BONUS
        cite("SI-scoring-V03")
        total += WON_PER_CARD * len(invaders.deck)
    else:
        cite("SI-scoring-V04")
        total = LOST_TIMES * difficulty(game, position)
        cite("SI-scoring-V05")
        spaces = (invaders.extra_build, invaders.ravage, invaders.build, invaders.explore)
        gone = len(invaders.discard) + sum(bool(card) for card in spaces)
        total += LOST_PER_CARD * gone

    cite("SI-scoring-V06")
    dahan = Fraction(on_island(position, "dahan"), position.players)
    cite("SI-scoring-V07")
    blight = Fraction(on_island(position, "blight"), position.players)
    if reading(game.rules, "SI-Q39") == "exact_fractions_and_sum":
        return total + dahan - blight
    return Fraction(total + int(dahan) - int(blight))


def score(game: Game, position: Position) -> Play[Position]:
    """Compute the score of a game that is over (Scoring).

    Args:
        game: rules and components.
        position: the position with its result.

    Returns:
        The position with its score.

    Raises:
        Illegal: the game goes on, or there is no difficulty by which to score it (SI-Q63).
    """
    yield from ()
    require(
        bool(position.result),
        "SI-scoring-P01",
        "the game goes on: it has a score once it is won or lost",
    )
    rated = bool(position.adversary or position.scenario)
    require(
        rated or reading(game.rules, "SI-Q63") == "zero",
        "SI-scoring-V01" if position.result == "victory" else "SI-scoring-V04",
        "without Adversary and Scenario the game has no difficulty to be scored by",
    )
    total = points(game, position)
    whole = total.numerator // total.denominator
    parts = (total - whole) * position.players
    return replace(position, score=Score(whole, int(parts), position.players))
