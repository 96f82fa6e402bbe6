"""Elements: which a Spirit has, and which elemental thresholds they reach."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits
from rulewright.core.frozen import with_entry
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
    cite("SI-innate-powers-T02")
    has = position.spirits[spirit].elements
    for element in elements:
        has = with_entry(has, element, max(has.get(element, 0) - 1, 0))
    return with_spirit(position, spirit, elements=has)


def choose_any_elements(
    game: Game,
    position: Position,
    spirit: str,
    *,
    optional: bool,
    wanted: Sequence[PrintedThreshold] = (),
) -> Play[Position]:
    """Let a Spirit choose the elements that its "any" spaces give this turn (Presence tracks).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.
        optional: whether the choice can wait until later in the turn.
        wanted: thresholds of which one must be reached, as far as the choice can see to it.

    Returns:
        The position with the chosen elements. They stay for the turn.
    """
    spaces = any_spaces(game, position, spirit)
    for _ in range(spaces):
        cite("SI-presence-tracks-E04")
        chosen = position.spirits[spirit].any_chosen
        if not permits(chosen < spaces, "SI-presence-tracks-R04"):
            break
        has = elements_of(game, position, spirit)
        missing = lacking(has, wanted)
        if missing > spaces - chosen:
            break
        left = spaces - chosen - 1
        helping = (e for e in ELEMENTS if lacking({**has, e: has.get(e, 0) + 1}, wanted) <= left)
        elements = offer(helping if missing else ELEMENTS)
        element = yield from Choose("any_element", spirit, elements, optional and not missing)
        if not element:
            break
        position = gain_elements(position, spirit, (element,))
        position = with_spirit(position, spirit, any_chosen=chosen + 1)
    return position


def lacking(has: Mapping[str, int], wanted: Sequence[PrintedThreshold]) -> int:
    """Return how many elements are lacking for the threshold that lacks fewest; 0 without any."""
    return min(
        (
            sum(max(number - has.get(element, 0), 0) for element, number in one.needs.items())
            for one in wanted
        ),
        default=0,
    )


def reaches(has: Mapping[str, int], needs: Mapping[str, int]) -> bool:
    """Tell whether some elements reach a threshold; having more of them does no harm."""
    met = all(has.get(element, 0) >= number for element, number in needs.items())
    if met and any(has[element] > number for element, number in needs.items()):
        cite("SI-elements-P02")
    # It is a check only: `has` stays what it is.
    return permits(met, "SI-elements-D01", "SI-elements-R01")


def reached(
    game: Game,
    position: Position,
    spirit: str,
    power: str,
    thresholds: Sequence[PrintedThreshold],
    needed: Collection[int] = (),
) -> Play[tuple[int, ...]]:
    """Return which thresholds of a power are triggered, from top to bottom (Elements).

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses the power.
        power: the power.
        thresholds: its thresholds.
        needed: thresholds of which one at least must be used: those of an innate power that do
            something.

    Returns:
        Their numbers, from 0; without those for which the Spirit treats its elements as fewer.
    """
    has = elements_of(game, position, spirit)
    met = tuple(n for n, threshold in enumerate(thresholds) if reaches(has, threshold.needs))
    if not met:
        return ()
    ways = {
        _named(left_out): left_out
        for number in range(1, len(met) + 1)
        for left_out in combinations(met, number)
        if not needed or set(needed) & (set(met) - set(left_out))
    }

    def fewer(name: str) -> bool:
        kept = tuple(n for n in met if n not in ways[name])
        return _with_no_more(thresholds, kept, met) == kept

    cite("SI-elements-P01")
    chosen = yield from Choose(
        "without_threshold", power, offer(ways, ("SI-elements-R02", fewer)), optional=True
    )
    return tuple(n for n in met if not chosen or n not in ways[chosen])


def _named(thresholds: Sequence[int]) -> str:
    return ", ".join(f"threshold {n + 1}" for n in thresholds)


def _with_no_more(
    thresholds: Sequence[PrintedThreshold], kept: Sequence[int], met: Sequence[int]
) -> tuple[int, ...]:
    """Return the thresholds that are reached with no more elements than some of them need."""
    counts: dict[str, int] = {}
    for n in kept:
        for element, number in thresholds[n].needs.items():
            counts[element] = max(counts.get(element, 0), number)
    return tuple(
        n
        for n in met
        if all(counts.get(element, 0) >= many for element, many in thresholds[n].needs.items())
    )
