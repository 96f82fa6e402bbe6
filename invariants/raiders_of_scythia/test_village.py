"""What holds of all that is done in the village, and that a broken engine would be noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st
from invariants.raiders_of_scythia.village import COUNTED, SIZE, WHO, placed, taken

from rulewright.core.drivers import Played, drawn, drive
from rulewright.core.frozen import canonical, replace
from rulewright.raiders_of_scythia import (
    barracks,
    card_terms,
    chiefs_tent,
    market,
    stables,
    town_centre,
    work,
)
from rulewright.raiders_of_scythia.position import Position, with_player
from rulewright.raiders_of_scythia.supplies import PIECES

PLAYS = st.binary(min_size=SIZE, max_size=SIZE)
MOST = 5


def wrong(before: Position, after: Position) -> str:
    """Tell what is wrong with a step in the village; "" if nothing is."""
    for count in COUNTED:
        if count(before) != count(after):
            return f"{count(before)} has become {count(after)}"
    player = after.players[WHO]
    if max(len(player.crew), len(player.eagles), len(player.horses)) > MOST:
        return "there are more than 5 of a kind on a board"
    for place in (*player.crew, *player.eagles, *player.horses):
        if place not in ("1", "2", "3", "4", "5"):
            return f"a board has no space {place}"
    if min(getattr(player, kind) for kind in ("silver", "kumis", "provisions", "vp")) < 0:
        return "less than nothing is left"
    return ""


def broken(data: bytes) -> str:
    """Draw a turn in the village and tell what is wrong with it; "" if nothing is."""
    game, before, ending, source = placed(data)
    if ending is None:
        return ""
    if not isinstance(ending, Played):  # what is open to be done can be done to its end
        return f"it isn't played: {ending}"
    after = ending.result
    if found := wrong(before, after):
        return found
    if after.players[WHO].worker:
        return "a worker was placed and is still held"
    again = drive(work.take_worker(game, after, after.placed), drawn(b""))  # type: ignore[arg-type]  # a building
    if isinstance(again, Played):
        return "the worker just placed is taken back"
    another = taken(game, after, source)
    if not isinstance(another, Played):
        return f"it isn't played: {another}"
    if not another.result.players[WHO].worker:
        return "no worker was taken"
    return wrong(after, another.result)


@given(PLAYS)
@settings(max_examples=600, deadline=None)
def test_pieces_are_conserved_limits_hold_and_what_is_open_can_be_done(data: bytes) -> None:
    assert broken(data) == ""


@given(PLAYS)
@settings(max_examples=200, deadline=None)
def test_the_same_answers_have_the_same_outcome(data: bytes) -> None:
    once, again = placed(data)[2], placed(data)[2]
    assert type(once) is type(again)
    if isinstance(once, Played) and isinstance(again, Played):
        assert canonical(once.result) == canonical(again.result)


def test_every_building_and_every_action_of_a_card_is_met() -> None:
    """Strings are found by which each of the asks of the village is answered."""
    asks = (
        "animal",
        "remove_animal",
        "animal_space",
        "hire",
        "dismiss",
        "crew_space",
        "heal",
        "quest",
        "quest_discard",
        "play",
        "eagle",
        "building",
        "take_plunder",
        "remove_wounds",
        "swap_crew",
        "swap_eagle",
        "card_action",
        "discard",
        "cards",
    )
    for key in asks:

        def met(data: bytes, key: str = key) -> bool:
            ending = placed(data)[2]
            return isinstance(ending, Played) and any(one.ask.key == key for one in ending.asked)

        find(PLAYS, met, settings=_FAST)


# A broken engine is noticed

_FAST = settings(phases=[Phase.generate], max_examples=20_000, deadline=None, database=None)


@contextmanager
def instead(module: Any, name: str, wrong_one: Callable[..., Any]) -> Iterator[None]:
    """Put something wrong in the place of a function for a while."""
    right = getattr(module, name)
    setattr(module, name, wrong_one)
    try:
        yield
    finally:
        setattr(module, name, right)


def paid_to_nobody(position: Position, who: str, items: Any) -> Any:
    """Take pieces from a player, and put them nowhere."""
    left = {kind: getattr(position.players[who], kind) - getattr(items, kind) for kind in PIECES}
    return with_player(position, who, **left)
    yield


def discarded_nowhere(position: Position, who: str, count: int) -> Any:
    """Take cards from the hand, and put them nowhere."""
    return with_player(position, who, hand=position.players[who].hand[count:])
    yield


def forgotten_card(position: Position, who: str, cards: Any) -> Position:
    """Take cards from the hand, and put them nowhere."""
    left = list(position.players[who].hand)
    for card in cards:
        left.remove(card)
    return with_player(position, who, hand=tuple(left))


def forgotten_wounds(position: Position, who: str, space: Any) -> Position:
    """Dismiss a crew member, and its wounds with it."""
    crew = position.players[who].crew
    left = {where: other for where, other in crew.items() if where != space}
    position = replace(position, crew_discard=(*position.crew_discard, crew[space].name))
    return with_player(position, who, crew=left)


def lost_animal(game: Any, position: Position, who: str, place: Any) -> Any:
    """Leave the card that is taken beside the board."""
    return position
    yield


def always(*_: Any) -> bool:
    return True


def kept(position: Position, *_: Any) -> Position:
    return position


def first_space(*_: Any) -> tuple[str, ...]:
    return ("1",)


BROKEN = (
    (stables, "pay", paid_to_nobody),
    (card_terms, "without_animal", kept),
    (stables, "fill_place", lost_animal),
    (barracks, "pay", paid_to_nobody),
    (barracks, "dismiss", forgotten_wounds),
    (barracks, "_empty_spaces", first_space),
    (chiefs_tent, "_can_pay", always),
    (chiefs_tent, "_strong", always),
    (chiefs_tent, "discard", forgotten_card),
    (town_centre, "discard", forgotten_card),
    (card_terms, "can_do", always),
    (market, "discard_some", discarded_nowhere),
)


@pytest.mark.parametrize(("module", "name", "wrong_one"), BROKEN)
def test_a_broken_engine_is_noticed(module: Any, name: str, wrong_one: Callable[..., Any]) -> None:
    with instead(module, name, wrong_one):
        find(PLAYS, lambda data: _goes_wrong(data), settings=_FAST)


def _goes_wrong(data: bytes) -> bool:
    try:
        return broken(data) != ""
    except (ValueError, LookupError, StopIteration, RuntimeError):
        return True
