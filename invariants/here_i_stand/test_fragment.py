"""What holds of every operation of the fragment, and that a broken engine would be noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from rulewright.core.drivers import Played, Refused, Source, drawn, drive
from rulewright.core.frozen import canonical
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.here_i_stand import (
    chateaux,
    excommunication,
    foreign_wars,
    sack_of_rome,
    schmalkaldic_league,
)
from rulewright.here_i_stand.position import Force, Position
from rulewright.here_i_stand.situations import some_situation

BOOK = rulebook("here-i-stand")
BOX = BOOK.components()
NAMES = tuple(name.partition(".")[2] for name in BOOK.operations)
PLAYS = st.binary(min_size=160, max_size=160)


def played(data: bytes, *among: str) -> tuple[Any, Any, Any, Any]:
    """Draw a situation and play it: the game, the situation, its rules' readings and its ending."""
    source = Source(data)
    readings = {
        question.id: source.one_of(question.readings)
        for question in BOOK.questions.values()
        if question.implemented and source.once_in(4)
    }
    rules = msgspec.convert({"readings": readings}, BOOK.rules)
    game = BOOK.game(rules, BOX, None)
    situation = some_situation(source, rules, BOX, (), among or NAMES)
    operation = BOOK.operations[situation.operation]
    inputs = dict(situation.inputs)
    assert not set(inputs) - {one.name for one in operation.inputs}
    ending = None
    with suppress(Impossible):  # it can't be played in this position at all
        ending = drive(operation.run(game, situation.position, **inputs), drawn(source))
    return game, situation, inputs, ending


def broken(data: bytes, *among: str) -> str:
    """Tell which invariant a drawn play breaks; "" if none."""
    game, situation, inputs, ending = played(data, *among)
    if not isinstance(ending, Played):
        return ""
    for invariant in BOOK.invariants:
        wrong = invariant.broken(
            game, situation.position, situation.operation, inputs, ending.result
        )
        if wrong:
            return f"{invariant.name}: {wrong}"
    return ""


@given(PLAYS)
@settings(max_examples=600, deadline=None)
def test_every_invariant_holds(data: bytes) -> None:
    assert broken(data) == ""


@pytest.mark.parametrize("name", [name for name in NAMES if name != "return_from_foreign_war"])
def test_each_operation_is_played_and_holds_them(name: str) -> None:
    """A string is found by which it is played, not only refused (the one left out always is)."""
    find(PLAYS, lambda data: isinstance(played(data, name)[3], Played), settings=_FAST)


_FAST = settings(max_examples=2000, deadline=None, database=None, phases=(Phase.generate,))


@given(PLAYS)
@settings(max_examples=400, deadline=None)
def test_what_comes_out_can_stand_on_the_table(data: bytes) -> None:
    game, _, _, ending = played(data)
    if isinstance(ending, Played):
        BOOK.check(game, ending.result)


@given(PLAYS)
@settings(max_examples=200, deadline=None)
def test_what_is_refused_names_a_clause_and_positions_survive_json(data: bytes) -> None:
    _, situation, _, ending = played(data)
    if isinstance(ending, Refused):
        assert ending.clause in BOOK.clauses
    for position in (situation.position, getattr(ending, "result", None)):
        if position is not None:
            text = canonical(position)
            assert msgspec.json.decode(text, type=Position) == position


@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 24), st.binary(min_size=8))
@settings(max_examples=300, deadline=None)
def test_losses_are_divided_as_equally_as_possible(
    mercenaries: int, regulars: int, losses: int, data: bytes
) -> None:
    """By the sentence: no other division of as many losses is more equal."""
    game = BOOK.game(BOOK.rules(), BOX, None)
    stack = Force(regulars=regulars, mercenaries=mercenaries)
    play = sack_of_rome._attacker_losses(game, "hapsburg", stack, losses)
    ending = drive(play, drawn(data))
    assert isinstance(ending, Played)
    lost = ending.result
    total = min(losses, mercenaries + regulars)
    assert lost.regulars + lost.mercenaries == total
    every = [
        abs(total - 2 * some)
        for some in range(total + 1)
        if some <= regulars and total - some <= mercenaries
    ]
    assert abs(lost.mercenaries - lost.regulars) == min(every)


# Wrong engines


@contextmanager
def swapped(module: Any, name: str, wrong: Any) -> Iterator[None]:
    """Put a wrong function into a module for a while."""
    right = getattr(module, name)
    setattr(module, name, wrong)
    try:
        yield
    finally:
        setattr(module, name, right)


def _mercenaries_only(game: Any, owner: Any, stack: Force, losses: int) -> Any:
    return Force(mercenaries=min(losses, stack.mercenaries))
    yield


def _never_marked(position: Position, name: str) -> Position:
    return msgspec.structs.replace(position, excommunicated=(*position.excommunicated, name))


def _allowed(condition: bool, clause: str) -> bool:
    return True


def _refused(condition: bool, clause: str) -> bool:
    return False


def _unchecked(*anything: Any) -> None:
    """Refuse nothing."""


def _marked_once(position: Position, name: str) -> Position:
    """Excommunicate whoever was excommunicated before, and leave the one marker as it is."""
    marked = tuple(dict.fromkeys((*position.excommunicated, name)))
    return msgspec.structs.replace(position, excommunicated=marked)


def _without_limit(game: Any, position: Position, power: Any, units: Force, card: str) -> Position:
    war = position.foreign_wars[card]
    more = msgspec.structs.replace(war, units=foreign_wars.together(war.units, units))
    return msgspec.structs.replace(position, foreign_wars={**position.foreign_wars, card: more})


@pytest.mark.parametrize(
    ("module", "name", "wrong", "operation"),
    [
        (sack_of_rome, "_attacker_losses", _mercenaries_only, "sack_of_rome"),
        (chateaux, "permits", _allowed, "patron_of_the_arts"),
        (sack_of_rome, "permits", _allowed, "sack_of_rome"),
        (excommunication, "_mark_excommunicated", _never_marked, "excommunicate_reformer"),
        (excommunication, "_mark_excommunicated", _marked_once, "excommunicate_reformer"),
        (excommunication, "_mark_excommunicated", _marked_once, "excommunicate_ruler"),
        (schmalkaldic_league, "_require_new", _unchecked, "schmalkaldic_league"),
        (schmalkaldic_league, "permits", _refused, "league_in_winter"),
        (excommunication, "require", _unchecked, "begin_turn"),
        (foreign_wars, "_onto_card", _without_limit, "build_troops"),
        (foreign_wars, "_to_pool", lambda position, owner, lost: position, "fight_foreign_war"),
    ],
)
def test_a_wrong_engine_is_noticed(
    module: Any, name: str, wrong: Callable[..., Any], operation: str
) -> None:
    with swapped(module, name, wrong):
        try:
            find(PLAYS, lambda data: broken(data, operation) != "", settings=_FAST)
        except NoSuchExample:
            pytest.fail(f"{module.__name__}.{name} may be broken, and no invariant notices")
