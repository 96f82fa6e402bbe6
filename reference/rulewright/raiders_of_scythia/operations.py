"""Everything of Raiders of Scythia that can be asked for by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulewright.core.operations import (
    Impossible,
    Lifted,
    Operation,
    Rulebook,
)
from rulewright.core.packs import OwnPacks
from rulewright.raiders_of_scythia.agenda import begin_turn, open_operations, tick
from rulewright.raiders_of_scythia.begin_game import OPTIONS, begin_game
from rulewright.raiders_of_scythia.checks import check
from rulewright.raiders_of_scythia.components import Components, Game, load
from rulewright.raiders_of_scythia.game_operations import OPERATIONS as GAME_AS_A_WHOLE
from rulewright.raiders_of_scythia.invariants import INVARIANTS
from rulewright.raiders_of_scythia.pack_files import look
from rulewright.raiders_of_scythia.position import OPPONENT, Place, Position
from rulewright.raiders_of_scythia.raid_operations import OPERATIONS as RAID
from rulewright.raiders_of_scythia.rules import Rules
from rulewright.raiders_of_scythia.situations import some_situation
from rulewright.raiders_of_scythia.solo_operations import OPERATIONS as SOLO
from rulewright.raiders_of_scythia.solo_operations import lift as lift_solo
from rulewright.raiders_of_scythia.village_operations import OPERATIONS as VILLAGE
from rulewright.raiders_of_scythia.village_operations import lift as lift_building

OPERATIONS: Mapping[str, Operation] = {
    operation.name: operation
    for operation in (
        *GAME_AS_A_WHOLE,
        *VILLAGE,
        *RAID,
        *SOLO,
    )
}


def lift(
    game: Game, operation: str, position: Position, inputs: Mapping[str, Any]
) -> tuple[Lifted, ...]:
    """Put a case of a small operation as cases of larger ones (the ladder)."""
    return (
        *lift_building(operation, position, inputs),
        *lift_solo(game, operation, position, inputs),
    )


def places(game: Game, position: Position) -> Mapping[str, Place]:
    """Return no places: the game has no map."""
    return {}


def symbolic(
    places: Mapping[str, Mapping[str, Any]], position: Mapping[str, Any], components: Components
) -> Mapping[str, Place]:
    """Refuse symbolic places: the game has no map.

    Raises:
        Impossible: a case has some.
    """
    if places:
        raise Impossible("places: Raiders of Scythia has no map")
    return {}


def maps(
    components: Components, boards: Sequence[str]
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Place]]]:
    """Give no maps."""
    yield from ()


def binds(wanted: Mapping[str, Any], place: Place) -> bool:
    """Bind nothing: the game has no map."""
    return False


def over(game: Game, position: Position) -> str:
    """Tell who has won; "" if the game goes on."""
    winners = [f"the {OPPONENT}" if name == OPPONENT else name for name in position.result]
    return f"won by {' and '.join(winners)}" if winners else ""


def no_drawing(game: Game, position: Position, marked: frozenset[str]) -> str:
    """Draw nothing."""
    return ""


def box(components: Components) -> str:
    """Return Markdown that lists the known components for writers of adapters."""
    known = components.box
    lines = [
        f"Crew: {', '.join(known.crew)}.",
        f"Heroes: {', '.join(known.heroes)}.",
        f"Animals: {', '.join(known.animals)}.",
        f"Quests: {', '.join(known.quests)}.",
        f"Settlements: {', '.join(known.settlements)}.",
        f"AI crew: {', '.join(known.ai_crew)}.",
    ]
    return "\n\n".join(lines) + "\n"


GAME = Rulebook(
    name="raiders_of_scythia",
    title="Raiders of Scythia",
    prefix="ROS",
    folder=Path(__file__).parent,
    position=Position,
    rules=Rules,
    place=Place,
    operations=OPERATIONS,
    open_operations=open_operations,
    game=Game,
    check=check,
    lift=lift,
    components=load,
    places=places,
    symbolic=symbolic,
    maps=maps,
    tick=tick,
    pack="raiders_of_scythia/printed",
    binds=binds,
    over=over,
    draw=no_drawing,
    box=box,
    set_up="raiders_of_scythia.set_up",
    begin_game=begin_game,
    begins_with=OPTIONS,
    begin_turn=begin_turn,
    situations=some_situation,
    invariants=INVARIANTS,
    own_packs=OwnPacks(look),
)
