"""Everything of Virgin Queen that can be asked for by name, and what is due when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rulewright.core.asks import Play
from rulewright.core.clauses import BadData
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.maps import OwnMaps
from rulewright.core.operations import (
    Lifted,
    OpenOperation,
    Operation,
    Rulebook,
    Situation,
)
from rulewright.core.symbolic import connected, fits
from rulewright.virgin_queen.battle_operations import BATTLE_OPERATIONS
from rulewright.virgin_queen.box import box_markdown
from rulewright.virgin_queen.checks import check
from rulewright.virgin_queen.components import Components, Game, load
from rulewright.virgin_queen.control_operations import CONTROL_OPERATIONS
from rulewright.virgin_queen.diplomacy_operations import DIPLOMACY_OPERATIONS
from rulewright.virgin_queen.drawing import draw, draw_map
from rulewright.virgin_queen.espionage_operations import ESPIONAGE_OPERATIONS
from rulewright.virgin_queen.invariants import INVARIANTS
from rulewright.virgin_queen.map_files import look, read_places
from rulewright.virgin_queen.movement_operations import MOVEMENT_OPERATIONS
from rulewright.virgin_queen.naval_operations import NAVAL_OPERATIONS
from rulewright.virgin_queen.position import Due, MajorPower, Place, Position
from rulewright.virgin_queen.religion_operations import RELIGION_OPERATIONS
from rulewright.virgin_queen.rules import Rules
from rulewright.virgin_queen.s02_game_map import powers_in
from rulewright.virgin_queen.s13_land_movement import (
    battle_is_due,
    can_intercept,
    declare_move,
    defenders,
)
from rulewright.virgin_queen.s15_siege import is_relief
from rulewright.virgin_queen.situations import some_situation

OPERATIONS: dict[str, Operation] = {
    operation.name: operation
    for operation in (
        *DIPLOMACY_OPERATIONS,
        *CONTROL_OPERATIONS,
        *MOVEMENT_OPERATIONS,
        *NAVAL_OPERATIONS,
        *BATTLE_OPERATIONS,
        *RELIGION_OPERATIONS,
        *ESPIONAGE_OPERATIONS,
    )
}

STEPS: Mapping[str, str] = {
    "intercept": "resolve_interceptions",
    "place_interceptors": "place_interceptors",
    "avoid_battle": "resolve_avoid_battle",
    "withdraw": "resolve_withdrawal",
    "field_battle": "field_battle",
    "arrive": "arrive",
    "retreat": "retreat",
    "siege_check": "siege_check",
    "move_on": "move_on",
    "displace": "displace",
    "battle_as_war_begins": "battle_as_war_begins",
    "leave_as_war_begins": "leave_as_war_begins",
}
"""The operation that carries out each step of the agenda."""


def open_operations(game: Game, position: Position) -> tuple[OpenOperation, ...]:
    """Return what is due now: the operation of the first entry of the agenda.

    Args:
        game: rules and components.
        position: the position with its agenda.
    """
    due = next((due for due in position.agenda if _still_due(game, position, due)), None)
    if due is None:
        return ()
    operation = OPERATIONS[f"virgin_queen.{_step_of(game, position, due)}"]
    given = {field.name: getattr(due, field.name, "") for field in operation.inputs}
    inputs = {name: value for name, value in given.items() if value}
    return (OpenOperation(operation.name, inputs),)


def _step_of(game: Game, position: Position, due: Due) -> str:
    """Return the operation that carries out a step: that of relief or of a broken siege, if so."""
    if due.step == "field_battle" and is_relief(game, position):
        return "relief_battle"
    if due.step == "retreat" and due.after == "siege":
        return "break_siege"
    return STEPS[due.step]


def tick(game: Game, position: Position, operation: OpenOperation, after: Position) -> Position:
    """Take a finished operation off the agenda, and what doesn't apply any more after it.

    What comes later stays, even if it doesn't apply now: an interception can bring a field battle.

    Args:
        game: rules and components.
        position: the position in which it was open.
        operation: the operation.
        after: the position that it left; what follows it stands in front of its own entry.

    Returns:
        `after` with its agenda brought up to date.
    """
    agenda = list(after.agenda)
    if operation in open_operations(game, position):
        done = next(due for due in position.agenda if _still_due(game, position, due))
        at = len(agenda) - agenda[::-1].index(done) - 1 if done in agenda else None
        if at is not None:
            del agenda[at]
    while agenda and not _still_due(game, after, agenda[0]):
        agenda.pop(0)
    return replace(after, agenda=tuple(agenda))


def _still_due(game: Game, position: Position, due: Due) -> bool:
    """Tell whether a step of the agenda still applies; a move that has ended has no more steps."""
    if due.step not in MOVE_STEPS:
        return True
    if position.move is None:
        return False
    if due.step == "field_battle":
        return battle_is_due(game, position)
    if due.step == "place_interceptors":
        return bool(position.move.waiting)
    if due.step == "intercept":
        return can_intercept(game, position, due.power)
    if due.step in ("avoid_battle", "withdraw"):
        return due.power in powers_in(position, defenders(game, position))
    return True


MOVE_STEPS = (
    "intercept",
    "place_interceptors",
    "avoid_battle",
    "withdraw",
    "field_battle",
    "arrive",
)
"""The steps that belong to the land move under way."""


def move(game: Game, position: Position, **inputs: Any) -> Play[Position]:
    """Move a formation, with all that follows until nothing is due any more (13.1).

    Args:
        game: rules and components.
        position: the position.
        inputs: those of the declaration of a move.

    Returns:
        The position after the move and the battle, retreats and sieges that it led to.
    """
    before = len(position.agenda)
    position = yield from declare_move(game, position, **inputs)
    while len(position.agenda) > before and (due := open_operations(game, position)):
        operation = OPERATIONS[due[0].operation]
        after = yield from operation.run(game, position, **due[0].inputs)
        position = tick(game, position, due[0], after)
    return position


OPERATIONS["virgin_queen.move"] = Operation(
    "virgin_queen.move",
    "13.1",
    move,
    "The active power moves a formation, with all that follows.",
    OPERATIONS["virgin_queen.declare_move"].inputs,
    tuple(
        dict.fromkeys(
            ask
            for step in (*STEPS.values(), "relief_battle", "break_siege")
            if (name := f"virgin_queen.{step}") in OPERATIONS
            for ask in OPERATIONS[name].asks
        )
    ),
)


def lift(
    game: Game, operation: str, position: Position, inputs: Mapping[str, Any]
) -> tuple[Lifted, ...]:
    """Put a case of a small operation as cases of larger ones (the ladder).

    A declaration is put as the whole move: if it is refused, so is the move, and if nobody can
    react, the move comes to what the harness compares. Conversion attempts without an event are put
    as the action that makes them: the power has the CP for it, and the attempts that it makes
    besides miss. Other steps are put as the procedure of which they are a part, as where a
    rebellion in England comes without conversions before it.
    """
    rungs = OPERATIONS[operation].rungs
    if operation == "virgin_queen.declare_move":
        return tuple(Lifted(rung, position, inputs) for rung in rungs)
    if not operation.endswith("_conversion"):
        return tuple(Lifted(rung, position, {}) for rung in rungs)
    if inputs.get("event"):
        return ()
    costs = {"preach_sermon": game.rules.sermon_cost, "suppress_heresy": game.rules.heresy_cost}
    dice = {"conversion_dice": (MISS,) * (game.rules.attempts - inputs["attempts"])}
    return tuple(
        Lifted(
            rung, with_impulse(position, inputs["power"], cost), {"zones": inputs["zones"]}, dice
        )
        for name, cost in costs.items()
        if (rung := f"virgin_queen.{name}") in rungs
    )


MISS = 2
"""A die of a conversion attempt that nothing comes of."""


def with_impulse(position: Position, power: MajorPower, cp: int) -> Position:
    """Return the position in the impulse of a power with so many CP, or more if it has them."""
    impulse = position.impulse
    at_least = max(impulse.cp, cp) if impulse.power == power else cp
    return replace(position, impulse=replace(impulse, power=power, cp=at_least))


def places(game: Game, position: Position) -> Mapping[str, Place]:
    """Return the spaces and sea zones of the map in play by name."""
    return game.map


def symbolic(
    wanted: Mapping[str, Mapping[str, Any]], position: Mapping[str, Any], components: Components
) -> Mapping[str, Place]:
    """Make the small map that a case with symbolic places is played on.

    A place of which no home is said is an independent one here, and one of which no kind is said
    an unfortified space: something must be printed there. When the case is bound to a real map what
    isn't said is free (`binds`): the harness takes a binding only if the reference finds the same
    outcome there, so a home that the play doesn't read may be anybody's.

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
    return frozen_map(msgspec.convert(connected(wanted, LINKS), dict[str, Place]))


LINKS = ("adjacent", "passes", "waterways")
"""The fields of a place that name others."""

EUROPE = "europe"
"""What the map of the box is called in `hello`."""


def board_names(components: Components) -> tuple[str, ...]:
    """Return what an implementation may name of the box: the Europe Map, a reconstruction."""
    return (EUROPE,)


def maps(
    components: Components, boards: Sequence[str]
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Place]]]:
    """Give the maps that an implementation can have by the names of the box: the Europe Map."""
    if EUROPE in boards:
        yield {}, components.europe


def binds(wanted: Mapping[str, Any], place: Place) -> bool:
    """Tell whether a place can stand for a symbolic one, its connections apart."""
    return fits(wanted, place, LINKS)


def stands_in(wanted: Mapping[str, Any], name: str, place: Place) -> Mapping[str, Any] | None:
    """Tell by which markers a space can stand for a symbolic one that it isn't itself.

    A control marker makes a space one of a power, and a fortress is built in an unfortified space.
    What else depends on whose home space it is, or on whether it is a key, the reference finds out
    when it plays the case there.

    Args:
        wanted: what the symbolic place must be: the fields of a place.
        name: the name of the real one.
        place: the real one.

    Returns:
        What a position must hold so that the place fits, unless the case says otherwise; None if
        no marker can make it fit.
    """
    told = {field: value for field, value in wanted.items() if field not in (*LINKS, "apart")}
    kind, home = told.pop("kind", place.kind), told.pop("home", place.home)
    if any(getattr(place, field) != value for field, value in told.items()):
        return None
    zones = {"sea zone", "ocean zone"}
    if kind != place.kind and (zones & {kind, place.kind} or kind == "unfortified"):
        return None
    markers: dict[str, Any] = {}
    if kind != place.kind and place.kind == "unfortified":
        markers["fortress"] = True
    if home != place.home:
        markers["control"] = home
    return {"spaces": {name: markers}} if markers else {}


def over(game: Game, position: Position) -> str:
    """Tell how the game has ended; "" if it goes on."""
    return f"{position.winner}, {position.won_by}" if position.winner else ""


def begin_game(
    components: Components, options: Mapping[str, str]
) -> tuple[Position, Mapping[str, Any]]:
    """Refuse to begin a game: set-up isn't carried out yet."""
    raise BadData("virgin-queen: whole games aren't carried out yet")


def begin_turn(game: Game, position: Position) -> Play[Position]:
    """Put nothing on the agenda: the sequence of play isn't carried out yet."""
    return position
    yield


def situations(*drawn_from: Any, **wanted: Any) -> Situation:
    """Draw a position and an operation in it, as `some_situation` does.

    Args:
        drawn_from: its arguments, but for the engine that carries out the agenda.
        wanted: those that are named.
    """
    return some_situation(*drawn_from, **wanted, engine=(OPERATIONS, open_operations, tick))


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
    boards=board_names,
    maps=maps,
    tick=tick,
    pack="virgin_queen/europe",
    binds=binds,
    over=over,
    draw=draw,
    box=box_markdown,
    set_up="",
    begin_game=begin_game,
    begin_turn=begin_turn,
    situations=situations,
    invariants=INVARIANTS,
    links=LINKS,
    stands_in=stands_in,
    own_maps=OwnMaps(look, read_places, draw_map),
)
