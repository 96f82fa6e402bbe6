"""What holds of every turn of the opponent, and that a broken engine would be noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain, combinations
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from rulewright.core.drivers import Played, Refused, Source, drawn, drive
from rulewright.core.frozen import canonical, replace
from rulewright.core.games import rulebook
from rulewright.raiders_of_scythia import (
    solo_horses,
    solo_provisions,
    solo_quests,
    solo_raid,
    solo_turn,
)
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.effects import CIVILISATIONS
from rulewright.raiders_of_scythia.position import PAIR, PLUNDER, Position
from rulewright.raiders_of_scythia.printed import BUILDINGS

BOOK = rulebook("raiders-of-scythia")
BOX = BOOK.components()
QUESTIONS = ("ROS-Q18", "ROS-Q36", "ROS-Q37", "ROS-Q39", "ROS-Q80")
PLAYS = st.binary(min_size=120, max_size=120)
CARDS = ("one card", "another card")
HORSES = tuple(f"horse {n}" for n in range(8))


def laid(source: Source) -> tuple[Game, Position]:
    """Draw rules and a position in which it is the opponent's turn."""
    readings = {
        question: source.one_of(BOOK.questions[question].readings)
        for question in QUESTIONS
        if source.once_in(3)
    }
    rules = msgspec.convert({"readings": readings}, BOOK.rules)
    strategies = {name: strategy(source) for name in CARDS}
    animals = {
        name: {"eagle": {"strength": 3, "vp": 5}, "horse": {"strength": source.below(5)}}
        for name in HORSES
    }
    dealt = [source.below(5) for _ in HORSES]
    lying = [name for name, where in zip(HORSES, dealt, strict=True) if where == 1]
    quests = iter(f"quest {n}" for n in range(30))
    box = {
        "strategies": strategies,
        "animals": animals,
        "quests": {f"quest {n}": {"vp": n, "discard_strength": 4} for n in range(30)},
    }
    plain = {
        "box": box,
        "order": ["Purple"],
        "players": {"Purple": {}},
        "active": "opponent",
        "agenda": ["opponent"],
        "opponent": {
            "crew": source.one_of(("Trader", "Lookout", "Huntsman", "Outrider")),
            "provisions": source.below(12),
            "vp": source.below(60),
            "horses": [n for n, where in zip(HORSES, dealt, strict=True) if where == 0],
            "blocked": source.one_of(("", "Farm")),
        },
        "animals": dict(zip("123", lying, strict=False)),
        "animal_deck": [n for n, where in zip(HORSES, dealt, strict=True) if where == 2],
        "animal_discard": [n for n, where in zip(HORSES, dealt, strict=True) if where == 3],
        "strategy_deck": [name for name in CARDS if source.below(2)],
        "village_quests": {place: next(quests) for place in PAIR if source.below(2)},
        "settlements": {
            f"{civilisation} {n}": {"spaces": spaces(source, civilisation, quests)}
            for civilisation in CIVILISATIONS
            for n in (1, 2, 3)
            if source.below(4)
        },
        "supply": {"provisions": source.below(5), "gold": source.below(3)},
    }
    plain["strategy_discard"] = [n for n in CARDS if n not in plain["strategy_deck"]]
    position = msgspec.convert(plain, Position)
    return Game(rules, BOX), position


def strategy(source: Source) -> dict[str, Any]:
    return {
        "civilisation": source.one_of(CIVILISATIONS),
        "target": 1 + source.below(6),
        "provisions": source.below(6),
        "strength": source.below(8),
        "vp": source.below(9),
        "quest": source.one_of(("down", "up")),
        "quest_in_row": source.one_of(("left", "right")),
        "provisions_gained": 1 + source.below(3),
        "horse": source.one_of(("1", "2", "3")),
        "blocked": source.one_of(BUILDINGS),
    }


def spaces(source: Source, civilisation: str, quests: Iterator[str]) -> dict[str, Any]:
    lying: dict[str, Any] = {}
    for space in PAIR:
        if not source.below(6):
            continue
        raided = bool(source.below(2))
        its: dict[str, Any] = {"raided": raided}
        if civilisation != "Greece" and source.below(2):
            its["quest"] = next(quests)
            its["face_up"] = raided
        if not raided:
            its["worker"] = "grey"
            its["plunder"] = {kind: source.below(2) for kind in PLUNDER}
        lying[space] = its
    return lying


def played(data: bytes) -> tuple[Game, Position, Any]:
    source = Source(data)
    game, position = laid(source)
    return game, position, drive(solo_turn.opponent_turn(game, position), drawn(source))


# What holds


def broken(data: bytes) -> str:
    """Tell what a drawn turn of the opponent breaks; "" if nothing."""
    game, before, ending = played(data)
    if not isinstance(ending, Played):
        return f"the turn doesn't end: {ending}"
    after = ending.result
    for what in (
        not_conserved(before, after),
        not_as_the_card_says(game, before, after),
        wrong_horses(game, before, after),
    ):
        if what:
            return what
    if after.active != "Purple":
        return f"it is the turn of {after.active!r}"
    text = canonical(after)
    return "" if msgspec.json.decode(text, type=Position) == after else "it doesn't survive JSON"


def not_conserved(before: Position, after: Position) -> str:
    """Tell which pieces are lost or come from nowhere."""
    for name, count in COUNTED.items():
        if count(before) != count(after):
            return f"{name}: {count(before)} before, {count(after)} after"
    return ""


def _spaces(position: Position) -> Iterator[Any]:
    return chain.from_iterable(place.spaces.values() for place in position.settlements.values())


def _quests(position: Position) -> Counter[str]:
    on_board = (lies.quest for lies in _spaces(position) if lies.quest)
    return Counter((*on_board, *position.village_quests.values(), *position.opponent.quests))


def _animals(position: Position) -> Counter[str]:
    piles = (position.animal_deck, position.animal_discard, position.opponent.horses)
    return Counter((*chain.from_iterable(piles), *position.animals.values()))


COUNTED: dict[str, Callable[[Position], Any]] = {
    "provisions": lambda p: p.supply.get("provisions", 0) + p.opponent.provisions,
    "animals": _animals,
    "quests": _quests,
    "strategies": lambda p: Counter((*p.strategy_deck, *p.strategy_discard)),
    **{
        kind: lambda p, kind=kind: (
            p.supply.get(kind, 0) + sum(lies.plunder.get(kind, 0) for lies in _spaces(p))
        )
        for kind in PLUNDER
    },
}


def not_as_the_card_says(game: Game, before: Position, after: Position) -> str:
    """Go through the strategy card by its sentences once more, and compare what was done."""
    (card,) = _turned_up(before, after)
    says = before.box.strategies[card]
    crew = BOX.box.ai_crew[before.opponent.crew]
    row = [
        (name, space)
        for name in sorted(before.settlements)
        if name.startswith(says.civilisation)
        for space in ("1", "2")
        if space in before.settlements[name].spaces
    ]
    order = row[says.target - 1 :] + row[: says.target - 1]
    able = [(n, s) for n, s in order if not before.settlements[n].spaces[s].raided]
    strength = crew.strength + sum(
        before.box.animals[name].horse.strength for name in before.opponent.horses
    )
    raided = [
        (name, space)
        for name, space in row
        if after.settlements[name].spaces[space].raided
        and not before.settlements[name].spaces[space].raided
    ]
    enough = before.opponent.provisions >= says.provisions
    if after.opponent.blocked != says.blocked:
        return "another building is blocked"
    if able and enough and strength >= says.strength:
        vp = after.opponent.vp - before.opponent.vp
        if raided != [able[0]] or vp != says.vp:
            return f"{raided} was raided for {vp} VP, {able[0]} is the target, for {says.vp}"
        return ""
    if raided or after.opponent.vp != before.opponent.vp:
        return "it raided, and could not"
    gained = {
        "quest": list(
            (Counter(after.opponent.quests) - Counter(before.opponent.quests)).elements()
        ),
        "provisions": after.opponent.provisions - before.opponent.provisions,
        "horse": list(
            (Counter(after.opponent.horses) - Counter(before.opponent.horses)).elements()
        ),
    }
    wanted: dict[str, Any] = {"quest": [], "provisions": 0, "horse": []}
    quest = "" if able else _quest_by_the_arrows(game, before, says)
    if quest:
        wanted["quest"] = [quest]
    elif able and not enough:
        three = crew.three_for_two and says.provisions_gained == 2
        shown = 3 if three else says.provisions_gained
        wanted["provisions"] = min(shown, before.supply.get("provisions", 0))
    elif (
        before.animal_deck
        or before.animal_discard
        or game.rules.readings.get("ROS-Q18")
        not in (
            None,
            "no",
        )
    ):
        wanted["horse"] = [before.animals[says.horse]] if says.horse in before.animals else []
    return "" if gained == wanted else f"{wanted} was due, {gained} came"


def _quest_by_the_arrows(game: Game, before: Position, says: Any) -> str:
    """Return the quest that is due; "" if there is none."""
    face_down_too = game.rules.readings.get("ROS-Q39") == "any_quest"
    rows = [[before.village_quests.get(place, "")] for place in PAIR]
    for civilisation in ("Cimmeria", "Assyria", "Persia", "Greece"):
        row = []
        for name in (f"{civilisation} {n}" for n in "123"):
            for space in PAIR:
                there = before.settlements.get(name)
                lies = there.spaces.get(space) if there else None
                if lies is not None and (lies.face_up or face_down_too):
                    row.append(lies.quest)
        rows.append(row)
    if says.quest == "up":
        rows.reverse()
    for row in rows:
        lying = [quest for quest in row if quest]
        if lying:
            to_the_right = game.rules.readings.get("ROS-Q80") == "second_arrow"
            return lying[-1 if to_the_right and says.quest_in_row == "right" else 0]
    return ""


def _turned_up(before: Position, after: Position) -> Counter[str]:
    from_deck = Counter(before.strategy_deck or before.strategy_discard)
    return from_deck - Counter(after.strategy_deck)


def wrong_horses(game: Game, before: Position, after: Position) -> str:
    """Tell whether any other way to pay would have been better, trying all of them."""
    paid = Counter(before.opponent.horses) - Counter(after.opponent.horses)
    (card,) = _turned_up(before, after)
    if not paid:
        return ""
    missing = before.box.strategies[card].strength
    missing -= BOX.box.ai_crew[before.opponent.crew].strength
    strength = {name: before.box.animals[name].horse.strength for name in HORSES}
    every = chain.from_iterable(
        combinations(before.opponent.horses, count) for count in range(len(HORSES) + 1)
    )
    ways = [
        (len(way), sum(strength[name] for name in way))
        for way in every
        if sum(strength[name] for name in way) >= missing
    ]
    least_waste = game.rules.readings.get("ROS-Q36") == "least_waste"
    best = min(ways, key=lambda way: way[::-1] if least_waste else way)
    did = (paid.total(), sum(strength[name] * n for name, n in paid.items()))
    return "" if did == best else f"{did} (horses, strength) were paid, {best} is enough"


@given(PLAYS)
@settings(max_examples=800, deadline=None)
def test_every_turn_of_the_opponent_ends_as_its_card_says(data: bytes) -> None:
    assert broken(data) == ""


@given(PLAYS)
@settings(max_examples=200, deadline=None)
def test_a_raid_by_itself_is_refused_just_where_the_turn_does_not_raid(data: bytes) -> None:
    source = Source(data)
    game, position = laid(source)
    position = replace(position, strategy_deck=CARDS[:1], strategy_discard=CARDS[1:])
    turn = drive(solo_turn.opponent_turn(game, position), drawn(b""))
    raid = drive(solo_raid.opponent_raid(game, position, CARDS[0]), drawn(b""))
    assert isinstance(turn, Played)
    if isinstance(raid, Refused):
        assert raid.clause == "ROS-solo-opponent-turn-S04"
        assert turn.result.opponent.vp == position.opponent.vp
    else:
        assert isinstance(raid, Played)
        assert raid.result.settlements == turn.result.settlements
        assert raid.result.supply == turn.result.supply


_FAST = settings(max_examples=3000, deadline=None, database=None, phases=(Phase.generate,))


@pytest.mark.parametrize("what", ["raid", "quest", "provisions", "horse", "several horses"])
def test_each_way_is_met(what: str) -> None:
    def met(data: bytes) -> bool:
        _, before, ending = played(data)
        opponent, was = ending.result.opponent, before.opponent
        fewer = len(was.horses) - len(opponent.horses)
        return {
            "raid": opponent.vp > was.vp,
            "quest": len(opponent.quests) > len(was.quests),
            "provisions": opponent.provisions > was.provisions,
            "horse": fewer < 0,
            "several horses": fewer > 1,
        }[what]

    find(PLAYS, met, settings=_FAST)


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


def _without_supply(position: Position, provisions: int) -> Position:
    held = position.opponent.provisions + provisions
    return replace(position, opponent=replace(position.opponent, provisions=held))


def _first_space(game: Game, position: Position, card: Any) -> Any:
    row = solo_quests.row_of(game, position, card.civilisation)
    return next((spot for spot in row if not spot.lies.raided), None)


def _eagle_too(game: Game, position: Position, card: str) -> Any:
    animal = position.box.animals[card]
    return replace(animal.horse, strength=animal.horse.strength + animal.eagle.strength)


def _keeps_its_place(game: Game, position: Position, who: str, place: Any) -> Any:
    return position
    yield


def _most_horses(game: Game, strength: Any, way: tuple[int, ...]) -> tuple[int, int]:
    return (-len(way), 0)


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (solo_provisions, "receive", _without_supply),
        (solo_raid, "target_of", _first_space),
        (solo_turn, "target_of", lambda game, position, card: None),
        (solo_turn, "has_provisions", lambda position, card: True),
        (solo_raid, "horse_of", _eagle_too),
        (solo_raid, "_cost", _most_horses),
        (solo_horses, "fill_place", _keeps_its_place),
        (solo_quests, "first_of", lambda row: row[-1]),
        (solo_quests, "_taken", lambda position, spot: position),
        (solo_turn, "block_building", lambda game, position, card: position),
    ],
)
def test_a_wrong_engine_is_noticed(module: Any, name: str, wrong: Any) -> None:
    def noticed(data: bytes) -> bool:
        try:
            return broken(data) != ""
        except (AssertionError, ValueError):  # it can't go on, or can't be compared
            return True

    with swapped(module, name, wrong):
        try:
            find(PLAYS, noticed, settings=_FAST)
        except NoSuchExample:
            pytest.fail(f"{module.__name__}.{name} may be broken, and nothing notices")
