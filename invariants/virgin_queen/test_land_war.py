"""What holds of the war on land, and that a broken engine would be noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from rulewright.core.asks import Play
from rulewright.core.drivers import Played, Refused, Source, drawn, drive
from rulewright.core.frozen import EMPTY, canonical, replace
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.virgin_queen import (
    position as positions,
)
from rulewright.virgin_queen import (
    s05_military_units,
    s10_spring_deployment,
    s12_control_and_unrest,
    s13_land_movement,
    s14_field_battle,
    s15_siege,
    s16_1_naval_movement,
    s18_5_conversion,
)
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    LAND_UNITS,
    MAJOR_POWERS,
    Forces,
    Position,
    go_inside,
    space_of,
    with_space,
)
from rulewright.virgin_queen.rules import Rules
from rulewright.virgin_queen.s02_game_map import friendly_space, is_zone, units_of
from rulewright.virgin_queen.situations import DRAWN, some_table

BOOK = rulebook("virgin-queen")
BOX = BOOK.components()
QUESTIONS = tuple(question for question in BOOK.questions.values() if question.implemented)
PLAYS = st.binary(min_size=512, max_size=512)
MOST_STEPS = 40
"""More steps than any move has: those of the agenda end."""
FEW = settings(
    max_examples=150,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=(HealthCheck.filter_too_much, HealthCheck.too_slow),
)
SEARCH = settings(
    max_examples=3000,
    deadline=None,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=(HealthCheck.filter_too_much, HealthCheck.too_slow),
)


class Drawn(NamedTuple):
    """A situation that was drawn, and how it was played."""

    game: Any
    situation: Any
    inputs: Any
    source: Source
    ending: Any


def played(data: bytes, *among: str) -> Drawn | None:
    """Draw a situation and play it; None if none came of the string."""
    source = Source(data)
    odd = source.once_in(2)
    readings = {
        question.id: source.one_of(question.readings)
        for question in QUESTIONS
        if odd and source.once_in(6)
    }
    rules = msgspec.convert({"readings": readings}, BOOK.rules)
    try:
        situation = BOOK.situations(source, rules, BOX, (), among or DRAWN)
    except Impossible:
        return None
    game = situation.table.game
    operation = BOOK.operations[situation.operation]
    ending = None
    with suppress(Impossible):  # it can't be played in this position at all
        play = operation.run(game, situation.position, **situation.inputs)
        ending = drive(play, drawn(source))
    return Drawn(game, situation, situation.inputs, source, ending)


def broken_by(
    game: Any, before: Any, operation: str, inputs: Any, after: Any, wanted: str = ""
) -> str:
    """Tell which invariant a step breaks, of all or the one that is wanted; "" if none."""
    for invariant in BOOK.invariants:
        if wanted and invariant.name != wanted:
            continue
        wrong = invariant.broken(game, before, operation, inputs, after)
        if wrong:
            return f"{invariant.name}: {wrong}"
    return ""


def broken(data: bytes, *among: str, wanted: str = "") -> str:
    """Tell which invariant a drawn play breaks, or what follows it on the agenda; "" if none.

    Args:
        data: what is drawn from.
        among: the operations; all if none is named.
        wanted: the only invariant that is looked at; all if none is named.
    """
    play = played(data, *among)
    if play is None or not isinstance(play.ending, Played):
        return ""
    before, operation = play.situation.position, play.situation.operation
    wrong = broken_by(play.game, before, operation, play.inputs, play.ending.result, wanted)
    due = BOOK.open_operations(play.game, before)
    after = play.ending.result
    if due and due[0].operation == operation and dict(due[0].inputs) == dict(play.inputs):
        after = BOOK.tick(play.game, before, due[0], after)
    elif before.agenda:
        return wrong  # it isn't the step that was due
    return wrong or on_the_agenda(play, after, wanted)


BATTLES = ("virgin_queen.field_battle", "virgin_queen.relief_battle")


def on_the_agenda(play: Drawn, position: Any, wanted: str) -> str:
    """Carry out what is due, and tell which invariant that breaks, step by step and at the end."""
    game, source, operation = play.game, play.source, play.situation.operation
    for number in range(MOST_STEPS):
        due = BOOK.open_operations(game, position)
        if not due:
            if not number:
                return ""
            whole = "" if operation in BATTLES else operation
            return broken_by(game, play.situation.position, whole, play.inputs, position, wanted)
        step = due[0]
        going = BOOK.operations[step.operation].run(game, position, **step.inputs)
        ending = drive(going, drawn(source), listen=False)
        if not isinstance(ending, Played):
            return f"{step.operation} is due, and it ends with {ending}"
        wrong = broken_by(game, position, step.operation, step.inputs, ending.result, wanted)
        if wrong:
            return wrong
        position = BOOK.tick(game, position, step, ending.result)
    return "the agenda doesn't end"


WHERE_MANY_STEPS_FOLLOW = ("declare_move", "move", "assault", "siege_check", "go_to_foreign_war")


@given(PLAYS)
@settings(FEW, max_examples=800)
def test_every_invariant_holds(data: bytes) -> None:
    assert broken(data) == ""


@given(PLAYS)
@settings(FEW, max_examples=800)
def test_they_hold_to_the_end_of_a_move(data: bytes) -> None:
    """Whole moves, step by step on the agenda, with what follows them."""
    assert broken(data, *WHERE_MANY_STEPS_FOLLOW) == ""


SELDOM = ("place_interceptors",)
"""What only comes by a reading that isn't the default."""


@pytest.mark.parametrize("name", [name for name in DRAWN if name not in SELDOM])
def test_each_operation_is_played(name: str) -> None:
    """A string is found by which it is played, and not only refused."""

    def is_played(data: bytes) -> bool:
        play = played(data, name)
        return play is not None and isinstance(play.ending, Played)

    find(PLAYS, is_played, settings=SEARCH)


@given(PLAYS)
@FEW
def test_what_is_refused_names_a_clause_and_positions_survive_json(data: bytes) -> None:
    play = played(data)
    if play is None:
        return
    if isinstance(play.ending, Refused):
        assert play.ending.clause in BOOK.clauses
    for position in (play.situation.position, getattr(play.ending, "result", None)):
        if position is not None:
            assert msgspec.json.decode(canonical(position), type=Position) == position


# Interception


@contextmanager
def swapped(module: Any, name: str, other: Any) -> Iterator[None]:
    """Put another function into a module for a while."""
    right = getattr(module, name)
    setattr(module, name, other)
    try:
        yield
    finally:
        setattr(module, name, right)


def attempted_twice(data: bytes) -> str:
    """Tell which units or leaders attempt more interceptions in one impulse than they may."""
    attempts: list[tuple[Forces, tuple[str, ...]]] = []
    right = s13_land_movement.intercept

    def watched(
        game: Game, position: Position, power: str, origin: str, units: Any, leaders: Any
    ) -> Play[Position]:
        attempts.append((units, tuple(leaders)))
        return (yield from right(game, position, power, origin, units, leaders))

    with swapped(s13_land_movement, "intercept", watched):
        play = played(data, "move")
    if play is None or not attempts or not isinstance(play.ending, Played):
        return ""
    before = play.situation.position
    fresh: Counter[tuple[str, str]] = Counter()
    tried: Counter[tuple[str, str]] = Counter()
    for space in before.spaces.values():
        for nation, force in (*space.units.items(), *space.inside.items()):
            did = space.intercepted.get(nation)
            for kind in LAND_UNITS:
                fresh[nation, kind] += getattr(force, kind) - (getattr(did, kind) if did else 0)
    for units, _ in attempts:
        for nation, force in units.items():
            for kind in LAND_UNITS:
                tried[nation, kind] += getattr(force, kind)
    for one, number in tried.items():
        if number > fresh[one]:
            return f"{number} {one} attempt an interception, only {fresh[one]} are fresh"
    leaders = Counter(leader for _, names in attempts for leader in names)
    leaders.update(before.impulse.intercepted)
    twice = [leader for leader, number in leaders.items() if number > 1]
    return f"{twice[0]} attempts more than one" if twice else ""


@given(PLAYS)
@settings(FEW, max_examples=300)
def test_nobody_attempts_two_interceptions_in_an_impulse(data: bytes) -> None:
    assert attempted_twice(data) == ""


# Lines of communication


OF_LOC = ("VQ-Q40", "VQ-Q100", "VQ-Q147", "VQ-Q285", "VQ-Q286")
"""The questions on which lines of communication depend (2.2, 2.5, 12.1)."""


def loc_is_cut(data: bytes) -> str:
    """Tell which space, gained by a power, cuts a line of communication of it; "" if none."""
    source = Source(data)
    readings = {
        name: source.one_of(BOOK.questions[name].readings) for name in OF_LOC if source.once_in(2)
    }
    try:
        table = some_table(source, Rules(readings=readings), BOX)
    except Impossible:
        return ""
    game, position = table.game, table.position
    spaces = [name for name in game.map if not is_zone(game, name)]
    for power in MAJOR_POWERS:
        for gained in spaces:
            if friendly_space(game, position, gained, power):
                continue
            after = with_space(position, gained, control=power)
            if not friendly_space(game, after, gained, power):
                continue  # a home space of an active minor power
            for target in spaces:
                had = s12_control_and_unrest.has_loc(game, position, target, power)
                if had and not s12_control_and_unrest.has_loc(game, after, target, power):
                    return f"{power} gains {gained} and loses its LOC to {target}"
    return ""


@given(PLAYS)
@settings(FEW, max_examples=60)
def test_gaining_a_space_never_cuts_a_line_of_communication(data: bytes) -> None:
    assert loc_is_cut(data) == ""


# Wrong engines


def _no_limit(rules: Any, commands: Any) -> int:
    return 1000


def _and_four(rules: Any, commands: Any) -> int:
    return 4 + int(sum(sorted(commands)[-2:]))


def _of_all(rules: Any, commands: Any) -> int:
    """Add up the ratings of all leaders, and not of the two best only."""
    return int(sum(commands)) if commands else 4


def _both_wiped_out(a: int, d: int, attack: int, defence: int, *dice: int) -> Any:
    return s14_field_battle.Fought(attack, defence, max(a - defence, 0), max(d - attack, 0))


def _always_room(game: Any, position: Any, power: str) -> None:
    return None


def _enough(besieging: int, besieged: int) -> bool:
    return besieging >= besieged


def _vanish(position: Position, units: Forces) -> Position:
    return position


def _anywhere(game: Any, position: Any, target: str, power: str) -> None:
    return None


def _nobody_is_hostile(game: Any, position: Any, space: str, power: str) -> tuple[str, ...]:
    return ()


def _lost_leaders(position: Position, names: Any, power: str) -> Position:
    return position


def _no_cost(position: Position, cost: int, clause: str) -> Position:
    return replace(position, impulse=replace(position.impulse, cp=position.impulse.cp + cost))


def _stay_inside(position: Position, space: str) -> Position:
    return with_space(position, space, siege=EMPTY)


def _whole_stack(
    game: Game, position: Position, space: str, power: str
) -> Generator[Any, Any, Position]:
    """Withdraw into the fortification, however many they are."""
    mine = units_of(position, space_of(position, space), power)
    return go_inside(position, space, mine, ())
    yield


def _sails_twice(position: Position, name: str, nation: Any, ships: Any) -> Position:
    return position


def _no_requirement(*anything: Any) -> None:
    return None


def _friendly(*anything: Any) -> bool:
    return True


def _known(position: Position, of: str, power: str) -> bool:
    return True


def _no_enemies(*anything: Any, naval: bool = True) -> bool:
    return False


WRONG_ENGINES: tuple[tuple[Any, str, Any, str, str], ...] = (
    (s05_military_units, "formation_limit", _no_limit, "declare_move", "formations"),
    (s05_military_units, "formation_limit", _and_four, "declare_move", "formations"),
    (s05_military_units, "formation_limit", _of_all, "declare_move", "formations"),
    (s05_military_units, "formation_limit", _no_limit, "intercept", "formations"),
    (s05_military_units, "formation_limit", _no_limit, "assault", "formations"),
    (s05_military_units, "formation_limit", _no_limit, "deploy_formation", "formations"),
    (s14_field_battle, "what_is_left", _both_wiped_out, "field_battle", "survivors"),
    (s13_land_movement, "_barred_withdrawal", _always_room, "withdraw", "fortifications"),
    (s14_field_battle, "_into_fortification", _whole_stack, "retreat", "fortifications"),
    (s15_siege, "outnumbers", _enough, "move", "besiegers"),
    (s15_siege, "outnumbers", _enough, "assault", "besiegers"),
    (s14_field_battle, "lost", _vanish, "field_battle", "land units"),
    (positions, "lost", _vanish, "assault", "land units"),
    (s16_1_naval_movement, "without_ships", _sails_twice, "naval_move", "naval units"),
    (s13_land_movement, "_require_way", _anywhere, "declare_move", "where units may go"),
    (s13_land_movement, "_barred_by", lambda *rest: "", "declare_move", "where units may go"),
    (s13_land_movement, "_require_fresh", _no_requirement, "declare_move", "where units may go"),
    (s13_land_movement, "has_enemy_units", _no_enemies, "declare_move", "where units may go"),
    (s14_field_battle, "friendly_space", _friendly, "retreat", "where units come"),
    (s13_land_movement, "is_friendly", _known, "avoid_battle", "where units come"),
    (s10_spring_deployment, "friendly_space", _friendly, "deploy_formation", "where units come"),
    (s13_land_movement, "hostile_powers", _nobody_is_hostile, "move", "enemies apart"),
    (s14_field_battle, "capture", _lost_leaders, "field_battle", "leaders"),
    (s13_land_movement, "pay", _no_cost, "declare_move", "CP"),
    (s15_siege, "_freed", _stay_inside, "break_siege", "the position can stand"),
    (s18_5_conversion, "isnt_the_last", _friendly, "catholic_conversion", "both religions"),
)
"""A function, what is put in its place, an operation, and the invariant that notices it there."""


def test_every_invariant_is_one_that_can_be_broken() -> None:
    assert {noticed for *_, noticed in WRONG_ENGINES} == {one.name for one in BOOK.invariants}


@pytest.mark.parametrize(("module", "name", "wrong", "operation", "noticed"), WRONG_ENGINES)
def test_a_wrong_engine_is_noticed(
    module: Any, name: str, wrong: Callable[..., Any], operation: str, noticed: str
) -> None:
    with swapped(module, name, wrong):
        try:
            find(
                PLAYS,
                lambda data: broken(data, operation, wanted=noticed) != "",
                settings=SEARCH,
            )
        except NoSuchExample:
            pytest.fail(f"{module.__name__}.{name} may be broken, and no invariant notices")


def test_a_second_interception_is_noticed() -> None:
    """Wrong engine: whoever has attempted an interception isn't marked."""

    def unmarked(
        game: Game, position: Position, power: str, origin: str
    ) -> tuple[Forces, tuple[str, ...]]:
        return units_of(position, space_of(position, origin), power), ()

    with (
        swapped(s13_land_movement, "_interceptors", unmarked),
        swapped(s13_land_movement, "_left_unmarked", lambda there, marked, units: True),
        swapped(s13_land_movement, "_barred_origin", lambda *rest: None),
    ):
        find(PLAYS, lambda data: attempted_twice(data) != "", settings=SEARCH)


def test_a_cut_line_of_communication_is_noticed() -> None:
    """Wrong engine: a power that holds a control marker has no lines of communication."""
    right = s12_control_and_unrest._may_pass

    def unless_marked(game: Game, position: Position, name: str, power: str) -> bool:
        held = any(space.control == power for space in position.spaces.values())
        return not held and right(game, position, name, power)

    with swapped(s12_control_and_unrest, "_may_pass", unless_marked):
        find(PLAYS, lambda data: loc_is_cut(data) != "", settings=SEARCH)
