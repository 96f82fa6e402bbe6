"""Solo play: the horses of the opponent."""

from __future__ import annotations

from rulewright.core.asks import Draw, Play
from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace, with_entry
from rulewright.raiders_of_scythia.components import Game, animal_card, known, strategy_card
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.printed import Display, Horse
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.solo_crew import crew_of
from rulewright.raiders_of_scythia.supplies import without


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
    animal = position.animals.get(place, "")
    if not animal or not _can_be_gained(game, position):
        return position

    cite("ROS-solo-horses-S02")
    horses = (*position.opponent.horses, animal)
    position = replace(
        position,
        animals=with_entry(position.animals, place, ""),
        opponent=replace(position.opponent, horses=horses),
    )
    return (yield from _refill(position, place))


def _can_be_gained(game: Game, position: Position) -> bool:
    """Tell whether animal cards can still be gained (ROS-Q18)."""
    if position.animal_deck or position.animal_discard:
        return True
    cite("ROS-stables-X01")
    return reading(game.rules, "ROS-Q18") == "what_lies_there"


def _refill(position: Position, place: Display) -> Play[Position]:
    """Reveal the top card of the animal deck at an empty place; asks `animal` about the place."""
    if not position.animal_deck:
        cite("ROS-stables-S02")
        position = replace(position, animal_deck=position.animal_discard, animal_discard=())
    if not position.animal_deck:
        return position
    cite("ROS-stables-S01")
    drawn = yield from Draw("animal", place, position.animal_deck, 1)
    return replace(
        position,
        animals=with_entry(position.animals, place, drawn[0]),
        animal_deck=without(position.animal_deck, drawn),
    )


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
