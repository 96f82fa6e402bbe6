"""Solo play: the raid of the opponent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, require
from rulewright.core.frozen import EMPTY, replace, with_entry
from rulewright.raiders_of_scythia.components import Game, strategy_card
from rulewright.raiders_of_scythia.game_end import note_end
from rulewright.raiders_of_scythia.position import (
    OPPONENT,
    Position,
    with_settlement,
    with_supply,
)
from rulewright.raiders_of_scythia.printed import Strategy
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.solo_crew import base_strength, crew_of
from rulewright.raiders_of_scythia.solo_horses import horse_of
from rulewright.raiders_of_scythia.solo_quests import Spot, row_of
from rulewright.raiders_of_scythia.supplies import without

# What a strategy card asks for, from top to bottom along its left


def target_of(game: Game, position: Position, strategy: Strategy) -> Spot | None:
    """Return the raid space that the opponent attacks; None if none can be raided (Raid)."""
    cite("ROS-solo-raid-D01")
    row = row_of(game, position, strategy.civilisation)
    before = strategy.target - 1
    target, to_the_right = row[before : before + 1], row[before + 1 :]
    for spot in target:
        if not spot.lies.raided:
            return spot

    cite("ROS-solo-raid-S04")
    for spot in to_the_right:
        if not spot.lies.raided:
            return spot

    cite("ROS-solo-raid-S05")
    for spot in row[:before]:
        if not spot.lies.raided:
            return spot
    return None


def has_provisions(position: Position, strategy: Strategy) -> bool:
    """Tell whether the opponent has the provisions that a raid needs."""
    return position.opponent.provisions >= strategy.provisions


def has_strength(game: Game, position: Position, strategy: Strategy) -> bool:
    """Tell whether the opponent has the strength that a raid needs: its crew's and its horses'."""
    horses = strengths(game, position, position.opponent.horses)
    return base_strength(game, position) + sum(horses.values()) >= strategy.strength


def strengths(game: Game, position: Position, horses: Iterable[str]) -> dict[int, int]:
    """Return the strength of each horse, by its number in the list."""
    return {n: horse_of(game, position, card).strength for n, card in enumerate(horses)}


# The raid


def opponent_raid(game: Game, position: Position, card: str) -> Play[Position]:
    """Let the opponent raid as a strategy card says.

    Args:
        game: rules and components.
        position: the position.
        card: the strategy card.

    Returns:
        The position after it.

    Raises:
        Illegal: a condition on the strategy card isn't met.
    """
    crew_of(game, position)
    strategy = strategy_card(game, position, card)
    target = target_of(game, position, strategy)
    require(
        target is not None,
        "ROS-solo-opponent-turn-S04",
        f"no raid space of {strategy.civilisation} can be raided",
    )
    require(
        has_provisions(position, strategy),
        "ROS-solo-opponent-turn-S04",
        f"the opponent has fewer than {strategy.provisions} provisions",
    )
    require(
        has_strength(game, position, strategy),
        "ROS-solo-opponent-turn-S04",
        f"the opponent has less than {strategy.strength} strength",
    )
    assert target is not None

    cite("ROS-solo-raid-X01")
    position = _plundered(game, position, target)

    cite("ROS-solo-raid-S06")
    left = position.opponent.provisions - strategy.provisions
    position = replace(position, opponent=replace(position.opponent, provisions=left))
    position = with_supply(position, "provisions", strategy.provisions)

    cite("ROS-solo-raid-S07")
    missing = strategy.strength - base_strength(game, position)
    if missing > 0:
        position = yield from _discard_horses(game, position, missing)

    cite("ROS-solo-raid-V01")
    vp = position.opponent.vp + strategy.vp
    position = replace(position, opponent=replace(position.opponent, vp=vp))
    return note_end(game, position)


def _plundered(game: Game, position: Position, target: Spot) -> Position:
    """Return the plunder of a raid space to the main supply and reveal its quest (Raid, step 1)."""
    cite("ROS-solo-raid-S02")
    for kind, pieces in target.lies.plunder.items():
        position = with_supply(position, kind, pieces)
    worker = target.lies.worker if reading(game.rules, "ROS-Q37") == "stays" else ""
    raided = replace(target.lies, plunder=EMPTY, worker=worker, raided=True)

    if raided.quest:
        cite("ROS-solo-raid-S03")
        raided = replace(raided, face_up=True)
    settlement = position.settlements[target.settlement]
    spaces = with_entry(settlement.spaces, target.space, raided)
    return with_settlement(position, target.settlement, replace(settlement, spaces=spaces))


def _discard_horses(game: Game, position: Position, missing: int) -> Play[Position]:
    """Discard horses for the missing strength; asks `horses` about the opponent.

    As few as possible are discarded (Raid, step 3; ROS-Q36). Which of several ways that are equally
    good is a choice (ROS-Q83).
    """
    horses = position.opponent.horses
    strength = strengths(game, position, horses)
    ways = {" + ".join(horses[n] for n in way): way for way in _ways(strength, missing)}
    costs = {name: _cost(game, strength, way) for name, way in ways.items()}
    best = min(costs.values())
    options = offer(ways, ("ROS-solo-raid-R01", lambda name: costs[name] == best))
    chosen = yield from Choose("horses", OPPONENT, options)
    paid = tuple(horses[n] for n in ways[chosen])
    opponent = replace(position.opponent, horses=without(horses, paid))
    discard = (*position.animal_discard, *paid)
    return replace(position, opponent=opponent, animal_discard=discard)


def _ways(strength: Mapping[int, int], missing: int) -> Iterator[tuple[int, ...]]:
    """Give the ways to pay for strength: never with more horses than points are missing."""
    able = [n for n, one in strength.items() if one]
    for count in range(1, min(len(able), missing) + 1):
        for way in combinations(able, count):
            if sum(strength[n] for n in way) >= missing:
                yield way


def _cost(game: Game, strength: Mapping[int, int], way: tuple[int, ...]) -> tuple[int, int]:
    """Return what makes a way to pay worse than another, first what counts first (ROS-Q36)."""
    paid = sum(strength[n] for n in way)
    if reading(game.rules, "ROS-Q36") == "least_waste":
        return (paid, len(way))
    return (len(way), paid)
