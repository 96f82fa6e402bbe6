"""Solo play: the quests that the opponent takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace, with_entry
from rulewright.raiders_of_scythia.components import (
    Game,
    known,
    printed_settlement,
    strategy_card,
)
from rulewright.raiders_of_scythia.effects import CIVILISATIONS, Civilisation
from rulewright.raiders_of_scythia.game_end import note_end
from rulewright.raiders_of_scythia.position import (
    PAIR,
    Pair,
    Position,
    RaidSpace,
    with_settlement,
)
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.solo_crew import crew_of
from rulewright.raiders_of_scythia.solo_horses import gain_horse


class Spot(NamedTuple):
    """A raid space of a row of the main board.

    Attributes:
        settlement: its settlement.
        space: which of the settlement's raid spaces.
        lies: what lies on it.
    """

    settlement: str
    space: Pair
    lies: RaidSpace


class QuestSpot(NamedTuple):
    """A quest on the main board.

    Attributes:
        settlement: the settlement on which it lies; "" if it lies in the village.
        space: the raid space, or the space of the village.
        quest: the quest.
        face_up: whether it lies face up.
    """

    settlement: str
    space: Pair
    quest: str
    face_up: bool


def row_of(game: Game, position: Position, civilisation: Civilisation) -> tuple[Spot, ...]:
    """Return the raid spaces of a civilisation that are in use, from the left (Quests)."""
    cite("ROS-solo-quests-D01")
    return tuple(
        Spot(name, space, settlement.spaces[space])
        for name, settlement in sorted(position.settlements.items())
        if printed_settlement(game, position, name).civilisation == civilisation
        for space in PAIR
        if space in settlement.spaces
    )


def quest_rows(game: Game, position: Position) -> list[list[QuestSpot]]:
    """Return the quests of the main board, row by row from the top, each from the left (Quests)."""
    cite("ROS-solo-quests-D02")
    village = [
        [QuestSpot("", space, quest, face_up=True)]
        for space, quest in sorted(position.village_quests.items())
    ]
    civilisations = [
        [
            QuestSpot(spot.settlement, spot.space, spot.lies.quest, spot.lies.face_up)
            for spot in row_of(game, position, civilisation)
            if spot.lies.quest
        ]
        for civilisation in CIVILISATIONS
    ]
    return [*village, *civilisations]


def gain_quest(game: Game, position: Position, card: str) -> Play[Position]:
    """Give the opponent the quest that a strategy card shows, or a horse if there is none.

    Args:
        game: rules and components.
        position: the position.
        card: the strategy card.

    Returns:
        The position after it.
    """
    crew_of(game, position)
    printed = strategy_card(game, position, card)
    face_down_too = reading(game.rules, "ROS-Q39") == "any_quest"
    rows = [
        [spot for spot in row if spot.face_up or face_down_too]
        for row in quest_rows(game, position)
    ]
    if not any(rows):
        cite("ROS-solo-quests-X01")
        return (yield from gain_horse(game, position, card))

    cite("ROS-solo-quests-S01")
    arrow = known(printed.quest, f"strategies.{card}.quest")
    row = next(row for row in (rows if arrow == "down" else reversed(rows)) if row)
    if reading(game.rules, "ROS-Q80") == "second_arrow":
        from_end = known(printed.quest_in_row, f"strategies.{card}.quest_in_row")
        row = row if from_end == "left" else list(reversed(row))
    return note_end(game, _taken(position, first_of(row)))


def first_of(row: Sequence[QuestSpot]) -> QuestSpot:
    """Return the first quest of a row, which is the leftmost: no other may be taken (Quests)."""
    (first,) = (spot for spot in row if permits(spot is row[0], "ROS-solo-quests-R01"))
    return first


def _taken(position: Position, spot: QuestSpot) -> Position:
    """Put a quest from the main board to those of the opponent."""
    cite("ROS-solo-quests-S02")
    quests = (*position.opponent.quests, spot.quest)
    position = replace(position, opponent=replace(position.opponent, quests=quests))
    if not spot.settlement:
        village = position.village_quests
        left = {space: quest for space, quest in village.items() if space != spot.space}
        return replace(position, village_quests=left)
    settlement = position.settlements[spot.settlement]
    bare = replace(settlement.spaces[spot.space], quest="", face_up=False)
    spaces = with_entry(settlement.spaces, spot.space, bare)
    return with_settlement(position, spot.settlement, replace(settlement, spaces=spaces))
