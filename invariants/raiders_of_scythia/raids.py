"""Raids drawn from byte strings, on components made up for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from rulewright.core.asks import Ask
from rulewright.core.drivers import Ending, Source, drawn, drive
from rulewright.raiders_of_scythia.components import Game, load
from rulewright.raiders_of_scythia.effects import (
    CIVILISATIONS,
    AddStrength,
    Amounts,
    FewerWounds,
    RaidGain,
    Reroll,
)
from rulewright.raiders_of_scythia.operations import GAME
from rulewright.raiders_of_scythia.position import PLUNDER, SUPPLIED, Position, Settlement
from rulewright.raiders_of_scythia.printed import (
    COLOURS,
    Animal,
    Box,
    Crew,
    DiceRolled,
    Eagle,
    Face,
    Horse,
    PrintedSettlement,
    Row,
)
from rulewright.raiders_of_scythia.raid import raid
from rulewright.raiders_of_scythia.rules import Rules

SIZE = 120
"""The length of a string that draws a raid and the answers in it."""
WHERE = "the settlement"
WHO = "Purple"

CREW = {
    "plain 0": Crew(strength=0, ability=()),
    "plain 3": Crew(strength=3, ability=()),
    "strong": Crew(strength=1, ability=(AddStrength(2, "Assyria"), AddStrength(1))),
    "hardy": Crew(strength=2, ability=(FewerWounds(1), FewerWounds(2, "Greece"))),
    "lucky": Crew(strength=2, ability=(Reroll(1),)),
    "greedy": Crew(strength=1, ability=(RaidGain(Amounts(silver=1, vp=1)),)),
    "wounded": Crew(strength=2, ability=(RaidGain(Amounts(cards=1), "if_wounded"),)),
    "killed": Crew(strength=0, ability=(RaidGain(Amounts(gold=1), "if_killed"),)),
    "each": Crew(strength=4, ability=(RaidGain(Amounts(kumis=1), "for_each_wound"),)),
}
ANIMALS = {
    "doubling": Animal(Eagle(doubles=True), Horse(1)),
    "strong": Animal(Eagle(strength=1), Horse(3)),
}
RED = (Face(1), Face(2), Face(2, 1), Face(2, 2), Face(3), Face(3))
WHITE = (Face(), Face(0, 3), Face(1), Face(2), Face(0, 3), Face(4))
YELLOW = (Face(), Face(0, 1), Face(0, 1), Face(0, 2), Face(0, 2), Face(0, 3))
READINGS = tuple(
    question
    for question in GAME.questions.values()
    if question.id in ("ROS-Q02", "ROS-Q13", "ROS-Q14", "ROS-Q20", "ROS-Q21", "ROS-Q23")
    or question.id in ("ROS-Q25", "ROS-Q26", "ROS-Q60", "ROS-Q61")
)


def drawn_game(source: Source) -> Game:
    """Draw the readings in force: now and then another than the default."""
    readings = {one.id: source.one_of(one.readings) for one in READINGS if source.once_in(5)}
    return Game(Rules(readings=readings), load())


def drawn_table(source: Source) -> Position:
    """Draw a player before a settlement."""
    civilisation = source.one_of(CIVILISATIONS)
    first = source.below(4)
    rows = (
        Row(first, wounds=source.below(4)),
        Row(first + 1 + source.below(5), vp=1 + source.below(3)),
        Row(first + 7, vp=5),
    )
    printed = PrintedSettlement(civilisation, COLOURS, source.below(3), 1, 1, rows)
    rolls = {civilisation: DiceRolled(source.below(3), source.below(3))}
    dice = {"red": RED, "white": WHITE, "yellow": YELLOW}
    box = Box(crew=CREW, animals=ANIMALS, settlements={WHERE: printed}, rolls=rolls, dice=dice)
    crew: dict[str, Any] = {}
    for space in "12345":
        if source.below(3):
            name = source.one_of(tuple(CREW))
            wounds = source.below(1 + (CREW[name].strength or 0))
            crew[space] = {"name": name, "wounds": wounds}
    player = {
        "worker": source.one_of(COLOURS),
        "kumis": source.below(3),
        "provisions": 2,
        "wagon": 1,
        "crew": crew,
        "eagles": {space: source.one_of(tuple(ANIMALS)) for space in "135" if source.below(2)},
        "horses": {space: source.one_of(tuple(ANIMALS)) for space in "24" if source.below(2)},
    }
    spaces: dict[str, Any] = {}
    for side in "12":
        plunder = {kind: source.below(3) for kind in PLUNDER}
        spaces[side] = {"worker": source.one_of(COLOURS), "plunder": plunder}
        if source.once_in(4):
            spaces[side] = {"raided": True}
    workers = {side: "blue" for side in "12" if source.once_in(4)}
    plain = {
        "active": WHO,
        "order": [WHO],
        "players": {WHO: player},
        "village": {"Market": "blue", "Farm": "grey"},
        "settlements": {WHERE: {"workers": workers, "spaces": spaces}},
        "supply": {kind: source.one_of((8, 1, 3)) for kind in SUPPLIED},
        "crew_deck": ["plain 0", "plain 3", "lucky"][: source.below(4)],
        "crew_discard": ["hardy"][: source.below(2)],
    }
    return msgspec.structs.replace(msgspec.convert(plain, Position), box=box)


class Drawn(msgspec.Struct):
    """A raid that was drawn: the game, the table before it, and how it ended."""

    game: Game
    before: Position
    ending: Ending[Position]


def raided(data: bytes) -> Drawn:
    """Draw a raid and carry it out."""
    source = Source(data)
    game, before = drawn_game(source), drawn_table(source)
    return Drawn(game, before, drive(raid(game, before, WHERE), drawn(source), listen=False))


def replayed(one: Drawn, answer: Callable[[Ask], Any]) -> Ending[Position]:
    """Carry a drawn raid out again with other answers."""
    return drive(raid(one.game, one.before, WHERE), answer, listen=False)


def pieces(position: Position) -> Mapping[str, int]:
    """Count each kind of piece, wherever it lies."""
    found: Counter[str] = Counter(position.supply)
    for player in position.players.values():
        found.update({k: getattr(player, k) for k in SUPPLIED if k != "wound"})
        found["wound"] += sum(member.wounds for member in player.crew.values())
    for place in position.settlements.values():
        for lies in place.spaces.values():
            found.update(lies.plunder)
    return {kind: found[kind] for kind in SUPPLIED}


def cards(position: Position) -> Counter[str]:
    """Count the crew cards, wherever they lie."""
    found = Counter([*position.crew_deck, *position.crew_discard])
    for player in position.players.values():
        found.update(player.hand)
        found.update(member.name for member in player.crew.values())
    return found


def workers(position: Position) -> Counter[str]:
    """Count the workers by colour, wherever they stand."""
    found = Counter([*position.village.values()])
    for place in position.settlements.values():
        found.update(place.workers.values())
        found.update(lies.worker for lies in place.spaces.values() if lies.worker)
    found.update(player.worker for player in position.players.values() if player.worker)
    return found


def left(settlement: Settlement) -> int:
    """Count the raid spaces that are left."""
    return sum(not lies.raided for lies in settlement.spaces.values())


@contextmanager
def swapped(where: Any, name: str, by: Any) -> Iterator[None]:
    """Put another function in the place of one of a module for a while."""
    real = getattr(where, name)
    setattr(where, name, by)
    try:
        yield
    finally:
        setattr(where, name, real)
