"""Solo play: the horses of the opponent."""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace
from rulewright.raiders_of_scythia.components import Game, animal_card, known, strategy_card
from rulewright.raiders_of_scythia.position import OPPONENT, Position
from rulewright.raiders_of_scythia.printed import Display, Horse
from rulewright.raiders_of_scythia.solo_crew import crew_of
from rulewright.raiders_of_scythia.stables import animals_left, fill_place


def gain_horse(game: Game, position: Position, card: str) -> Play[Position]:
    """Give the opponent the horse at the place that a strategy card shows.

    Args:
        game: rules and components.
        position: the position.
        card: the strategy card.

    Returns:
        The position after it; nothing is gained if no animal card lies there (ROS-Q81).
    """
    crew_of(game, position)
    printed = strategy_card(game, position, card)

    cite("ROS-solo-horses-S01")
    place: Display = known(printed.horse, f"strategies.{card}.horse")
    animal = position.animals.get(place)
    if animal is None or not permits(animals_left(game, position), "ROS-stables-X01"):
        return position

    cite("ROS-solo-horses-S02")
    horses = (*position.opponent.horses, animal)
    position = replace(position, opponent=replace(position.opponent, horses=horses))
    return (yield from fill_place(game, position, OPPONENT, place))


def horse_of(game: Game, position: Position, card: str) -> Horse:
    """Return the half of an animal card that the opponent uses: the horse, never the eagle."""
    animal = animal_card(game, position, card)
    halves = (animal.horse, animal.eagle)
    (horse,) = (
        half
        for half in halves
        if permits(isinstance(half, Horse), "ROS-solo-horses-R01") and isinstance(half, Horse)
    )
    return horse
