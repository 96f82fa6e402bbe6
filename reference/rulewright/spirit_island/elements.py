"""Elements: which a Spirit has, and which elemental thresholds they reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.core.asks import Choose, ChooseSome, Play
from rulewright.core.citing import cite, offer, permits
from rulewright.core.frozen import EMPTY, with_entry
from rulewright.spirit_island.components import Game, PrintedThreshold
from rulewright.spirit_island.position import ELEMENTS, Position, with_spirit
from rulewright.spirit_island.presence_tracks import any_spaces, track_elements
from rulewright.spirit_island.rules import reading


def elements_of(game: Game, position: Position, spirit: str) -> dict[str, int]:
    """Return the elements that a Spirit has now (Elements; Presence tracks).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.

    Returns:
        Element -> how many: those gained this turn, and those that its tracks show (SI-Q09).
    """
    cite("SI-powers-D02")
    has = dict(position.spirits[spirit].elements)
    if reading(game.rules, "SI-Q09") == "track_elements_stay":
        for element, number in track_elements(game, position, spirit).items():
            has[element] = has.get(element, 0) + number
    return has


def gain_elements(position: Position, spirit: str, elements: Sequence[str]) -> Position:
    """Give a Spirit elements for this turn."""
    has = position.spirits[spirit].elements
    for element in elements:
        has = with_entry(has, element, has.get(element, 0) + 1)
    return with_spirit(position, spirit, elements=has)


def lose_elements(position: Position, spirit: str, elements: Sequence[str]) -> Position:
    """Take elements from a Spirit, down to nothing."""
    has = position.spirits[spirit].elements
    for element in elements:
        has = with_entry(has, element, max(has.get(element, 0) - 1, 0))
    return with_spirit(position, spirit, elements=has)


def choose_any_elements(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Let a Spirit choose the elements that its "any" spaces give this turn (Presence tracks).

    What has been chosen stays for the turn; what isn't chosen now can be chosen later.
    """
    while position.spirits[spirit].any_chosen < any_spaces(game, position, spirit):
        cite("SI-presence-tracks-E04")
        element = yield from Choose("any_element", spirit, offer(ELEMENTS), optional=True)
        if not element:
            return position
        cite("SI-presence-tracks-R04")
        position = gain_elements(position, spirit, (element,))
        chosen = position.spirits[spirit].any_chosen
        position = with_spirit(position, spirit, any_chosen=chosen + 1)
    return position


def reaches(has: Mapping[str, int], needs: Mapping[str, int]) -> bool:
    """Tell whether some elements reach a threshold; having more of them does no harm."""
    cite("SI-elements-D01", "SI-elements-R01")
    reached = all(has.get(element, 0) >= number for element, number in needs.items())
    if reached and any(has[element] > number for element, number in needs.items()):
        cite("SI-elements-P02")
    return permits(reached, "SI-elements-D01")


def reached(
    game: Game,
    position: Position,
    spirit: str,
    power: str,
    thresholds: Sequence[PrintedThreshold],
    keep: int = 0,
) -> Play[tuple[int, ...]]:
    """Return which thresholds of a power are triggered, from top to bottom (Elements).

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses the power.
        power: the power.
        thresholds: its thresholds.
        keep: how many of those reached must be used: 1 for an innate power, which is nothing else.

    Returns:
        Their numbers, from 0; without those for which the Spirit treats its elements as fewer.
    """
    has = elements_of(game, position, spirit)
    met = tuple(n for n, threshold in enumerate(thresholds) if reaches(has, threshold.needs))
    if not met:
        return ()
    cite("SI-elements-P01")
    names = tuple(f"threshold {n + 1}" for n in met)
    without = yield from ChooseSome(
        "without_threshold", power, offer(names), 0, len(names) - min(keep, len(names))
    )
    return tuple(n for n in met if f"threshold {n + 1}" not in without)


def forget_elements(position: Position, spirit: str) -> Position:
    """Let the elements gained this turn vanish (Time Passes)."""
    return with_spirit(position, spirit, elements=EMPTY, any_chosen=0)
