"""Everything of Virgin Queen that can be asked for by name, and what is due when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rulewright.core.asks import Play
from rulewright.core.clauses import BadData
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.operations import (
    Impossible,
    Lifted,
    OpenOperation,
    Operation,
    Rulebook,
    Situation,
)
from rulewright.virgin_queen.battle_operations import BATTLE_OPERATIONS
from rulewright.virgin_queen.checks import check
from rulewright.virgin_queen.components import Components, Game, load
from rulewright.virgin_queen.control_operations import CONTROL_OPERATIONS
from rulewright.virgin_queen.movement_operations import MOVEMENT_OPERATIONS
from rulewright.virgin_queen.position import Place, Position
from rulewright.virgin_queen.rules import Rules

OPERATIONS: Mapping[str, Operation] = {
    operation.name: operation
    for operation in (*CONTROL_OPERATIONS, *MOVEMENT_OPERATIONS, *BATTLE_OPERATIONS)
}


def open_operations(game: Game, position: Position) -> tuple[OpenOperation, ...]:
    """Return what is due now: the operations of the first entry of the agenda.

    Args:
        game: rules and components.
        position: the position with its agenda.
    """
    return ()


def tick(game: Game, position: Position, operation: OpenOperation, after: Position) -> Position:
    """Take a finished operation off the agenda; what it put there in front of itself stays."""
    new = len(after.agenda) - len(position.agenda)
    return replace(after, agenda=(*after.agenda[:new], *after.agenda[new + 1 :]))


def lift(
    game: Game, operation: str, position: Position, inputs: Mapping[str, Any]
) -> tuple[Lifted, ...]:
    """Put a case of a small operation as cases of larger ones (the ladder)."""
    return ()


def places(game: Game, position: Position) -> Mapping[str, Place]:
    """Return the spaces and sea zones of the map in play by name."""
    return game.map


def symbolic(
    wanted: Mapping[str, Mapping[str, Any]], position: Mapping[str, Any], components: Components
) -> Mapping[str, Place]:
    """Make the small map that a case with symbolic places is played on.

    Args:
        wanted: what each place must be: the fields of a place; `adjacent`, `passes` and
            `waterways` need be said of one of two places only. `apart` is of no account here.
        position: the position, plain.
        components: the box.

    Returns:
        The places by name, with every connection in both directions.

    Raises:
        Impossible: a place is connected to one that isn't described.
    """
    links: dict[str, dict[str, set[str]]] = {
        name: {field: set() for field in LINKS} for name in wanted
    }
    for name, place in wanted.items():
        for field in LINKS:
            for other in place.get(field, ()):
                if other not in wanted:
                    raise Impossible(
                        f"places.{name}: is adjacent to {other}, which isn't described"
                    )
                for one, to in ((name, other), (other, name)):
                    links[one][field].add(to)
                    links[one]["adjacent"].add(to)
    plain = {
        name: {field: value for field, value in place.items() if field != "apart"}
        | {field: sorted(to) for field, to in links[name].items()}
        for name, place in wanted.items()
    }
    return frozen_map(msgspec.convert(plain, dict[str, Place]))


LINKS = ("adjacent", "passes", "waterways")
"""The fields of a place that name others."""


def maps(
    components: Components, boards: Sequence[str]
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Place]]]:
    """Give the maps that an implementation can have by the names of the box: the Europe Map."""
    if "europe" in boards:
        yield {}, components.europe


def binds(wanted: Mapping[str, Any], place: Place) -> bool:
    """Tell whether a place can stand for a symbolic one, its connections apart."""
    return all(
        getattr(place, field) == value
        for field, value in wanted.items()
        if field not in (*LINKS, "apart")
    )


def over(game: Game, position: Position) -> str:
    """Tell how the game has ended; "" since victory isn't carried out yet."""
    return ""


def no_drawing(game: Game, position: Position, marked: frozenset[str]) -> str:
    """Draw nothing."""
    return ""


def box(components: Components) -> str:
    """Return Markdown that lists names for writers of adapters."""
    return ""


def begin_game(
    components: Components, options: Mapping[str, str]
) -> tuple[Position, Mapping[str, Any]]:
    """Refuse to begin a game: set-up isn't carried out yet."""
    raise BadData("virgin-queen: whole games aren't carried out yet")


def begin_turn(game: Game, position: Position) -> Play[Position]:
    """Put nothing on the agenda: the sequence of play isn't carried out yet."""
    return position
    yield


def no_situation(*_: Any, **__: Any) -> Situation:
    """Draw nothing yet."""
    raise Impossible("there are no situations yet")


GAME = Rulebook(
    name="virgin_queen",
    title="Virgin Queen",
    prefix="VQ",
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
    pack="virgin_queen/europe",
    binds=binds,
    over=over,
    draw=no_drawing,
    box=box,
    set_up="",
    begin_game=begin_game,
    begin_turn=begin_turn,
    situations=no_situation,
)
