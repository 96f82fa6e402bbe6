"""The spread of blight terminates.

Theorem, proved of the model. Precondition: `tokens` >= 0 on the card and `brings` >= 0 for what its
flip brings (blight per player on its Blighted side, times the players). A step of the model places
one token. The measure is the tokens left plus, while the card is healthy, what the flip brings:

    measure = tokens + (brings - owed if healthy else 0)

Each step lowers the measure by exactly 1 and never below 0. So one addition of blight places at
most `tokens + brings` tokens (`tokens` if the card is blighted, or if there is none), on whatever
map, through whatever choices, also where every land is blighted and the cascades run in circles.

How the cascade stops, by reading:

- SI-Q26 last_leaves: the last token is taken and none can follow; the players have lost then.
- SI-Q26 when_needed: a token is needed and none is there; the players lose at that.
- SI-Q51 flip_at_once / after_the_cascade: the flip comes in the midst of the cascade, or after it
  and then gives what the cascade owes (`owed`, never more than the flip brings).
- SI-Q47 at_once: that loss ends the game and with it the cascade; after_the_effect: the cascade
  stops for want of tokens, and the loss is judged when the effect is over.

The tie: every token that the engine places is a step of the model. Exhaustively on maps of 2 and
3 lands that are all blighted, 0 to 4 tokens, each side and no card, a flip that brings 2, each
reading of SI-Q16, SI-Q26, SI-Q47 and SI-Q51, all choices; by Hypothesis on other positions and
maps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple

import msgspec
import pytest
import z3
from invariants.spirit_island.logic import Plain, Symbolic, proved
from invariants.spirit_island.strategies import (
    SMALL_MAPS,
    begin,
    blight_on_island,
    carry_out,
    property_test,
    rejects,
    small_map,
    some_move,
    swapped,
    table,
)

from rulewright.core.asks import Play
from rulewright.core.drivers import Played, drive, exhaustive
from rulewright.core.frozen import replace
from rulewright.spirit_island import blight
from rulewright.spirit_island.components import Game, load
from rulewright.spirit_island.position import BlightCard, Land, Position, land_of
from rulewright.spirit_island.rules import Rules, reading

# The model


class State(NamedTuple):
    """The tokens on the card, whether a flip is to come, what it owes to the cascade (SI-Q51)."""

    tokens: Any
    healthy: Any
    owed: Any = 0


class Readings(NamedTuple):
    """The readings on which the spread depends."""

    when_needed: bool
    at_once: bool
    flips_at_once: bool


READINGS = tuple(Readings(*some) for some in product((False, True), repeat=3))


def step(logic: Any, readings: Readings, brings: Any, before: State, after: State) -> Any:
    """One token is placed."""
    if readings.when_needed:
        flips = logic.both(before.tokens == 0, before.healthy)
        there = logic.pick(flips, brings, before.tokens)
        healthy = logic.both(before.healthy, logic.no(flips))
        return logic.both(
            there > 0,
            after.tokens == there - 1,
            after.healthy == healthy,
            before.owed == 0,
            after.owed == 0,
        )
    left = before.tokens - 1
    if readings.flips_at_once:
        flips = logic.both(left == 0, before.healthy)
        return logic.both(
            before.tokens > 0,
            after.tokens == logic.pick(flips, brings, left),
            after.healthy == logic.both(before.healthy, logic.no(flips)),
            before.owed == 0,
            after.owed == 0,
        )
    there = before.tokens > 0
    return logic.both(
        logic.either(there, logic.both(before.healthy, before.owed < brings)),
        after.tokens == logic.pick(there, left, 0),
        after.healthy == before.healthy,
        after.owed == logic.pick(there, before.owed, before.owed + 1),
    )


def measure(logic: Any, brings: Any, state: State) -> Any:
    """How many tokens can still be placed at the most."""
    return state.tokens + logic.pick(state.healthy, brings - state.owed, 0)


def terminates(model: Callable[..., Any], readings: Readings) -> bool:
    """Tell whether z3 proves that each step lowers the measure by 1 and never below 0."""
    before = State(z3.Int("tokens"), z3.Bool("healthy"), z3.Int("owed"))
    after = State(z3.Int("tokens_after"), z3.Bool("healthy_after"), z3.Int("owed_after"))
    brings = z3.Int("brings")
    given = z3.And(
        before.tokens >= 0,
        before.owed >= 0,
        before.owed <= brings,
        model(Symbolic, readings, brings, before, after),
    )
    then = z3.And(
        measure(Symbolic, brings, after) == measure(Symbolic, brings, before) - 1,
        measure(Symbolic, brings, after) >= 0,
        after.tokens >= 0,
    )
    return proved(given, then)


@pytest.mark.parametrize("readings", READINGS)
def test_each_step_lowers_the_measure(readings: Readings) -> None:
    """Proved of the model under each reading of SI-Q26, SI-Q47 and SI-Q51."""
    assert terminates(step, readings)


@pytest.mark.parametrize("readings", READINGS)
def test_the_bound_follows(readings: Readings) -> None:
    """By induction: tokens placed so far and measure never add up to more than at the start."""
    before = State(z3.Int("tokens"), z3.Bool("healthy"), z3.Int("owed"))
    after = State(z3.Int("tokens_after"), z3.Bool("healthy_after"), z3.Int("owed_after"))
    brings, placed, start = z3.Ints("brings placed start")
    given = z3.And(
        before.tokens >= 0,
        before.owed >= 0,
        before.owed <= brings,
        placed + measure(Symbolic, brings, before) <= start,
        step(Symbolic, readings, brings, before, after),
    )
    then = z3.And(placed + 1 + measure(Symbolic, brings, after) <= start, placed + 1 <= start)
    assert proved(given, then)


@pytest.mark.parametrize("readings", READINGS)
def test_a_blighted_card_without_tokens_stops(readings: Readings) -> None:
    """Proved of the model: with no token and no flip to come there is no step."""
    before = State(z3.Int("tokens"), z3.Bool("healthy"), z3.Int("owed"))
    after = State(z3.Int("tokens_after"), z3.Bool("healthy_after"), z3.Int("owed_after"))
    made = step(Symbolic, readings, z3.Int("brings"), before, after)
    assert proved(z3.And(before.tokens == 0, z3.Not(before.healthy)), z3.Not(made))


def refills(logic: Any, readings: Readings, brings: Any, before: State, after: State) -> Any:
    """A wrong model: the card brings its tokens each time that it runs out."""
    there = logic.pick(before.tokens == 0, brings, before.tokens)
    return logic.both(
        there > 0,
        after.tokens == there - 1,
        after.healthy == before.healthy,
        after.owed == before.owed,
    )


def never_stops(logic: Any, readings: Readings, brings: Any, before: State, after: State) -> Any:
    """A wrong model: blight is placed also when there is no token."""
    left = logic.pick(before.tokens > 0, before.tokens - 1, 0)
    return logic.both(
        after.tokens == left, after.healthy == before.healthy, after.owed == before.owed
    )


@pytest.mark.parametrize("readings", READINGS)
@pytest.mark.parametrize("model", [refills, never_stops])
def test_z3_refutes_wrong_models(model: Callable[..., Any], readings: Readings) -> None:
    """Wrong models: a refill at each end of the tokens; no stop when there are none."""
    assert not terminates(model, readings)


# The tie


@contextmanager
def tied(game: Game, start: Position) -> Iterator[None]:
    """Check that every token which the engine places in the block is a step of the model."""
    readings = Readings(
        reading(game.rules, "SI-Q26") == "when_needed",
        reading(game.rules, "SI-Q47") == "at_once",
        reading(game.rules, "SI-Q51") == "flip_at_once",
    )
    brings = 0
    if start.blight_card.card:
        card = game.components.blight_cards[start.blight_card.card]
        brings = card.blighted_per_player * start.players
    real = blight._blight
    deepest: list[Position] = []
    owed = [0]

    def compare(before: Position, after: Position) -> None:
        placed = blight_on_island(after) - blight_on_island(before)
        if placed:
            assert placed == 1
            one = _state(before)._replace(owed=owed[0])
            other = _state(after)
            lazy = one.healthy and other.healthy and one.tokens == 0
            owed[0] += lazy
            other = other._replace(owed=owed[0])
            assert step(Plain, readings, brings, one, other), (before, after)
            assert measure(Plain, brings, other) == measure(Plain, brings, one) - 1
            assert measure(Plain, brings, other) >= 0

    def watched(game: Game, position: Position, *rest: Any, **named: Any) -> Play[Position]:
        if deepest:
            compare(deepest[-1], position)
        deepest.append(position)
        depth = len(deepest)
        after = yield from real(game, position, *rest, **named)
        if len(deepest) == depth:
            compare(position, after)
        return after

    with swapped(blight, "_blight", watched):
        yield


def _state(position: Position) -> State:
    card = position.blight_card
    return State(card.tokens, bool(card.card) and card.side == "healthy")


def most(game: Game, start: Position) -> int:
    """Return the bound of the theorem."""
    state = _state(start)
    brings = 0
    if state.healthy:
        card = game.components.blight_cards[start.blight_card.card]
        brings = card.blighted_per_player * start.players
    return int(measure(Plain, brings, state))


def small_games() -> Iterator[tuple[Game, Position]]:
    """Give the positions of the stated bound."""
    box = load()
    cards = {
        name: msgspec.structs.replace(card, blighted_per_player=2)
        for name, card in box.blight_cards.items()
    }
    box = msgspec.structs.replace(box, blight_cards=cards)
    name = next(iter(cards))
    sides = (BlightCard(name), BlightCard(name, "blighted"), BlightCard())
    for places_of in ("pair", "line", "triangle"):
        number = len(SMALL_MAPS[places_of])
        places = small_map(places_of, ("wetland",) * number, (False,) * number)
        lands = {place: Land(city=1, blight=1) for place in places}
        for q16, q26, q47, q51 in product(
            ("presence_first", "cascade_first"),
            ("last_leaves", "when_needed"),
            ("at_once", "after_the_effect"),
            ("flip_at_once", "after_the_cascade"),
        ):
            readings = {"SI-Q16": q16, "SI-Q26": q26, "SI-Q47": q47, "SI-Q51": q51}
            game = Game(Rules(readings=readings), box, places)
            for side, tokens in product(sides, range(5)):
                if q26 == "last_leaves" and not tokens:
                    continue  # the last token has left, so the card was followed already
                yield game, Position(lands=lands, blight_card=replace(side, tokens=tokens))


def exhaust(game: Game, start: Position) -> int:
    """Play every way in which the blight can spread; return the most that is placed."""
    placed = 0
    plays = exhaustive(lambda: _play(game, start), limit=200)
    for branch in plays:
        assert isinstance(branch.ending, Played)
        added = blight_on_island(branch.ending.result) - blight_on_island(start)
        assert added <= most(game, start)
        placed = max(placed, added)
    return placed


def _play(game: Game, start: Position) -> Play[Position]:
    """Add blight; the tie holds from the first ask to the end."""
    with tied(game, start):
        return (yield from blight.add_blight(game, start, "here"))


def exhaust_all() -> None:
    """The tie, exhaustively; the bound is reached everywhere."""
    for game, start in small_games():
        assert exhaust(game, start) == most(game, start)


def test_the_engine_steps_as_the_model_on_small_maps() -> None:
    """The tie, exhaustively on its bound."""
    exhaust_all()


def the_engine_steps_as_the_model(data: bytes) -> None:
    """The tie, by Hypothesis, through the ravage of a land and other additions of blight."""
    at = table(data)
    move = some_move(at, ("add_blight", "ravage_land"))
    with tied(at.game, move.position):
        ending = drive(begin(at.game, move), at.answer, listen=False)
    if isinstance(ending, Played):
        added = blight_on_island(ending.result) - blight_on_island(move.position)
        assert added <= most(at.game, move.position)


test_the_engine_steps_as_the_model = property_test(400)(the_engine_steps_as_the_model)


def always_refilled(game: Game, position: Position) -> Position:
    """A wrong engine: the Blight card brings tokens each time that it runs out."""
    if not position.blight_card.card:
        return replace(position, defeat_noted="blight")
    tokens = 2 * position.players
    return replace(position, blight_card=replace(position.blight_card, tokens=tokens))


def without_end(
    game: Game, position: Position, name: str, cause: Any, *rest: Any, alone: bool = False
) -> Play[Position]:
    """A wrong engine: the cascade goes on when there are no tokens."""
    card = position.blight_card
    had_blight = land_of(position, name).blight > 0
    position = replace(position, blight_card=replace(card, tokens=max(card.tokens - 1, 0)))
    position = blight.with_land(position, name, blight=land_of(position, name).blight + 1)
    places = blight.seen_by_powers(game, position)
    return (yield from blight._cascade(game, position, places, name, had_blight, cause, *rest))


WRONG: Mapping[str, Any] = {"_run_out": always_refilled, "_blight": without_end}


@pytest.mark.parametrize("name", WRONG)
def test_the_tie_rejects_wrong_engines(name: str) -> None:
    """Wrong engines: tokens at each flip; a cascade without tokens."""
    with swapped(blight, name, WRONG[name]):
        assert rejects(the_engine_steps_as_the_model)
    with swapped(blight, name, WRONG[name]), pytest.raises(AssertionError):
        exhaust_all()


def due_tokens_are_placed(data: bytes) -> None:
    """A cascade leaves no token due while the card has some and the game goes on.

    SI-blight-effects-E01: 1 additional blight must be placed; SI-blight-E02; SI-Q51: "tokens still
    due are then taken from the flipped card's".
    """
    spread: list[tuple[str, bool]] = []

    def cascade(
        game: Game, position: Position, places: Any, name: str, had_blight: bool, *rest: Any
    ) -> Play[Position]:
        before = blight_on_island(position)
        after = yield from real(game, position, places, name, had_blight, *rest)
        if had_blight and places[name].adjacent:
            spread.append((name, blight_on_island(after) > before))
        return after

    real = blight._cascade
    with swapped(blight, "_cascade", cascade):
        done = carry_out(data, ("add_blight",))
    if done is None or done.after.result or done.after.defeat_noted:
        return
    stopped = [name for name, placed in spread if not placed]
    assert not stopped or not done.after.blight_card.tokens, f"a token is due from {stopped}"


test_due_tokens_are_placed = property_test(400)(due_tokens_are_placed)


def test_due_tokens_are_placed_rejects_wrong_engine() -> None:
    """Wrong engine: a cascade comes to an end in the next land, without a token placed there."""

    def first_only(game: Game, position: Position, *rest: Any, **named: Any) -> Play[Position]:
        begun.append(position)
        if len(begun) % 2 == 0:
            return position
        return (yield from real(game, position, *rest, **named))

    begun: list[Position] = []
    real = blight._blight
    with swapped(blight, "_blight", first_only):
        assert rejects(due_tokens_are_placed)
