"""Whole seeded games: all numbers of players, all opponents, all readings.

`make games GAME=raiders-of-scythia N=10000` plays more of them than the tests do.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants.raiders_of_scythia.games import (
    MANY_PLAYERS,
    NOT_PLAYED,
    SOLO,
    Broken,
    Lineup,
    lineup,
    play,
)

from rulewright import cli
from rulewright.core.asks import Play
from rulewright.core.drivers import Played, Source, drawn, drive
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia import (
    agenda,
    game_end,
    operations,
    raid,
    scoring,
    silversmith,
    solo_turn,
    supplies,
    turn,
    work,
)
from rulewright.raiders_of_scythia.components import Game, load
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.operations import GAME
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.rules import Rules

GAMES = 60
"""How many whole games the tests play."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_whole_game_holds_every_invariant(seed: int) -> None:
    """A game of this number ends, without an error, and everything holds after every step."""
    ended = play(lineup(seed))
    assert ended.how
    assert ended.turn


def test_the_games_are_of_all_kinds() -> None:
    """The games that are played hold every number of players, every opponent and every reading."""
    games = [lineup(seed) for seed in range(40 * GAMES)]
    assert {one.players for one in games if not one.solo} == set(MANY_PLAYERS)
    assert {one.solo for one in games} == {"", *SOLO}
    wanted = {
        (question.id, name)
        for question in GAME.questions.values()
        for name in question.readings
        if name != question.default and name not in NOT_PLAYED.get(question.id, ())
    }
    assert {pair for one in games for pair in one.readings.items()} == wanted


def test_a_game_is_played_again_by_its_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command that is named where something breaks plays the same game."""
    for wanted in (lambda one: one.solo, lambda one: one.readings and one.players == 2):
        who = next(one for one in map(lineup, range(GAMES)) if wanted(one))
        monkeypatch.setattr(sys, "argv", shlex.split(who.command))
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert not left.value.code
        ended = play(who)
        told = capsys.readouterr().out.splitlines()[-1]
        assert told == f"{ended.how}, turn {ended.turn}, {ended.steps} steps"


@settings(max_examples=300, deadline=None)
@given(data=st.binary(max_size=512))
def test_every_drawn_situation_holds_every_invariant(data: bytes) -> None:
    """What is drawn can stand on the table, and no operation on it breaks what must hold."""
    source = Source(data)
    game = Game(Rules(), load())
    try:
        drawn_one = GAME.situations(source, game.rules, game.components)
    except Impossible:
        return
    run = GAME.operations[drawn_one.operation].run
    ending = drive(run(game, drawn_one.position, **drawn_one.inputs), drawn(source))
    if isinstance(ending, Played):
        for invariant in GAME.invariants:
            arguments = (drawn_one.position, drawn_one.operation, drawn_one.inputs, ending.result)
            assert not invariant.broken(game, *arguments), invariant.name


# Wrong engines


@contextmanager
def swapped(module: Any, name: str, wrong: Any) -> Any:
    """Put something wrong in the place of a function of the engine."""
    right = getattr(module, name)
    setattr(module, name, wrong)
    try:
        yield
    finally:
        setattr(module, name, right)


@contextmanager
def swapped_operation(name: str, run: Callable[..., Play[Position]]) -> Any:
    """Put a wrong operation in the place of the right one."""
    from msgspec.structs import replace as replaced

    full = f"raiders_of_scythia.{name}"
    right = operations.OPERATIONS[full]
    operations.OPERATIONS[full] = replaced(right, run=run)  # type: ignore[index]  # a dict
    try:
        yield
    finally:
        operations.OPERATIONS[full] = right  # type: ignore[index]  # a dict


def out_of_nowhere(game: Game, position: Position, name: str, items: Amounts) -> Play[Position]:
    """Give a player items that don't come from the main supply."""
    after = yield from gain(game, position, name, items)
    return replace(after, supply=position.supply)


def lost_cards(position: Position, name: str, cards: Any) -> Position:
    """Discard cards, and lose them."""
    return replace(discard(position, name, cards), crew_discard=position.crew_discard)


def nobody_else(game: Game, next_seats: tuple[str, ...]) -> tuple[str, ...]:
    """Give a last turn to the next one only."""
    return next_seats[:1]


def no_limit(game: Game, position: Position) -> Play[Position]:
    """End a turn without a look at the limits."""
    yield from ()
    return game_end.pass_turn(game, position, position.active)


def without_crew(game: Game, position: Position, player: Any) -> int:
    """Score a player without the crew."""
    return additional_vp(game, position, replace(player, crew={}))


def two_at_once(position: Position, settlement: str, space: Any) -> Play[Position]:
    """Plunder a raid space, and take the other one away with it."""
    after = yield from take_plunder(position, settlement, space)
    there = after.settlements[settlement]
    spaces = {pair: replace(lies, raided=True) for pair, lies in there.spaces.items()}
    gone = replace(there, spaces=spaces)
    return replace(after, settlements={**after.settlements, settlement: gone})


def back_again(position: Position) -> tuple[Any, ...]:
    """Let the worker that was just placed be taken back, and only that one."""
    return (position.placed,)


def taken_back(game: Game, position: Position, building: Any) -> Play[Position]:
    """Take a worker, the one that was just placed too."""
    return (yield from take_worker(game, replace(position, placed=""), building))


def stays_where_it_is(game: Game, position: Position, name: str) -> Position:
    """Hand the turn on to the one who has it."""
    return replace(position, active=name, placed="", used=())


def worker_lost(game: Game, position: Position, building: Any) -> Play[Position]:
    """Place a worker, and lose it."""
    after = yield from place_worker(game, position, building)
    return replace(after, village=position.village)


gain, discard = supplies.gain, supplies.discard
additional_vp, take_plunder = scoring.additional_vp, raid._take_plunder
take_worker, place_worker = work.take_worker, work.place_worker

WRONG: Mapping[str, Callable[[], AbstractContextManager[None]]] = {
    "silver comes from nowhere": lambda: swapped(silversmith, "gain", out_of_nowhere),
    "discarded cards are lost": lambda: swapped(supplies, "discard", lost_cards),
    "only the next player has a last turn": lambda: swapped(game_end, "_last_turns", nobody_else),
    "no limit holds": lambda: swapped_operation("end_turn", no_limit),
    "crew isn't scored": lambda: swapped(scoring, "additional_vp", without_crew),
    "a raid takes both raid spaces": lambda: swapped(raid, "_take_plunder", two_at_once),
    "the turn isn't handed on": lambda: swapped(turn, "pass_turn", stays_where_it_is),
    "the opponent's turn isn't handed on": lambda: swapped(
        solo_turn, "pass_turn", stays_where_it_is
    ),
    "a placed worker is lost": lambda: swapped_operation("place_worker", worker_lost),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_games_reject_a_wrong_engine(wrong: str) -> None:
    """Each of these engines breaks something in one of the first games."""
    with WRONG[wrong]():
        assert any(breaks(lineup(seed)._replace(readings={})) for seed in range(12))


def test_the_games_reject_that_the_placed_worker_is_taken_back() -> None:
    """By the agenda and by the operation at once, since each would refuse it alone."""
    with (
        swapped(agenda, "takable", back_again),
        swapped_operation("take_worker", taken_back),
    ):
        assert any(breaks(lineup(seed)._replace(readings={})) for seed in range(3))


def breaks(who: Lineup) -> bool:
    try:
        play(who)
    except Broken:
        return True
    return False


def test_without_a_wrong_engine_nothing_breaks() -> None:
    assert not any(breaks(lineup(seed)._replace(readings={})) for seed in range(12))
