"""Work in the village drawn from byte strings, on cards made up for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from rulewright.core.drivers import Ending, Source, drawn, drive
from rulewright.raiders_of_scythia.components import Game, load
from rulewright.raiders_of_scythia.effects import (
    Amounts,
    AnotherAction,
    FromThoseWithMore,
    Gain,
    Hire,
    LoseToGain,
    RemoveWounds,
    SwapCrew,
    SwapEagle,
    TakePlunder,
    UseBuilding,
)
from rulewright.raiders_of_scythia.operations import GAME
from rulewright.raiders_of_scythia.position import GOODS, PLUNDER, SUPPLIED, Position
from rulewright.raiders_of_scythia.printed import (
    COLOURS,
    FOR_GREY_AND_RED,
    Animal,
    Box,
    Building,
    Crew,
    Eagle,
    Hero,
    Horse,
    PrintedSettlement,
    Quest,
)
from rulewright.raiders_of_scythia.rules import Rules
from rulewright.raiders_of_scythia.work import place_worker, placeable, takable, take_worker

SIZE = 160
"""The length of a string that draws a table, what is done and the answers."""
WHO, OTHER = "Purple", "Green"
WHERE = ("Cimmeria 1", "Persia 2")

CREW = {
    "giver": Crew(0, 3, 0, (), (Gain(Amounts(cards=2, gold=1)),)),
    "trader": Crew(1, 2, 0, (), (LoseToGain(Amounts(kumis=1, cards=1), Amounts(silver=3)),)),
    "taker": Crew(2, 1, 0, (), (), (TakePlunder("Cimmeria"), FromThoseWithMore("silver", 2))),
    "healer": Crew(1, 4, 0, (), (RemoveWounds(3), SwapCrew())),
    "captain": Crew(3, 2, 0, (), (Hire(2), AnotherAction())),
    "rider": Crew(0, 1, 0, (), (SwapEagle(), Gain(Amounts(vp=1)))),
    "guest": Crew(1, 0, 0, (), (UseBuilding(),)),
    "idler": Crew(0, 0, 0, (), ()),
}
HEROES = {
    "leader": Hero((LoseToGain(Amounts(vp=1), Amounts(provisions=2)), AnotherAction())),
    "helper": Hero((), (UseBuilding(), SwapCrew(), SwapEagle())),
}
ANIMALS = {
    "doubling": Animal(Eagle(doubles=True), Horse(1)),
    "open": Animal(Eagle(town_centre=True), Horse(2)),
}
QUESTS = {
    "paid": Quest(3, Amounts(silver=1, livestock=1)),
    "strong": Quest(4, discard_strength=5),
}
BOX = Box(
    crew=CREW,
    heroes=HEROES,
    animals=ANIMALS,
    quests=QUESTS,
    settlements={name: PrintedSettlement(name.split(" ")[0]) for name in WHERE},  # type: ignore[arg-type]  # a civilisation
)
READINGS = tuple(
    question
    for question in GAME.questions.values()
    if question.id in ("ROS-Q01", "ROS-Q12", "ROS-Q15", "ROS-Q16", "ROS-Q18", "ROS-Q19")
    or question.id in ("ROS-Q28", "ROS-Q29", "ROS-Q42", "ROS-Q43", "ROS-Q50", "ROS-Q51", "ROS-Q52")
)


def drawn_game(source: Source) -> Game:
    """Draw the readings in force: now and then another than the default."""
    readings = {one.id: source.one_of(one.readings) for one in READINGS if source.once_in(5)}
    return Game(Rules(readings=readings), load())


def _space(source: Source) -> dict[str, Any]:
    """Draw a raid space: with plunder, or raided, its quest turned up."""
    quest = source.one_of(("", *QUESTS))
    if source.once_in(2):
        return {"raided": True, "quest": quest, "face_up": bool(quest)}
    return {"plunder": {source.one_of(PLUNDER): source.below(4)}, "quest": quest}


def drawn_table(source: Source, game: Game) -> Position:
    """Draw two players, and the village before the turn of the first."""

    def some(kinds: Any, most: int) -> list[str]:
        return [source.one_of(tuple(kinds)) for _ in range(source.below(most + 1))]

    spaces = "12345"
    crew = {
        space: {"name": name, "wounds": source.below(1 + (CREW[name].strength or 0))}
        for space, name in zip(spaces, some(CREW, 5), strict=False)
    }
    pieces = (*GOODS, *PLUNDER, "vp")
    player = {
        **{kind: source.below(4 if kind in GOODS else 3) for kind in pieces},
        "worker": source.one_of(COLOURS),
        "hero": source.one_of(("", *HEROES)),
        "hand": some(CREW, 4),
        "crew": crew,
        "eagles": dict(zip(spaces, some(ANIMALS, 5), strict=False)),
        "horses": dict(zip(spaces, some(ANIMALS, 5), strict=False)),
    }
    if player["hero"] and game.rules.readings.get("ROS-Q12") == "one_of_five":
        crew.pop("1", None)  # the hero's space
    other = {kind: source.below(4 if kind in GOODS else 3) for kind in pieces}
    village: dict[str, str] = {}
    while len(village) < 3:
        free = [name for name in _BUILDINGS if name not in village]
        building = source.one_of(free)
        grey_or_red = building in FOR_GREY_AND_RED
        village[building] = source.one_of(COLOURS[1:] if grey_or_red else COLOURS)
    settlements = {name: {"spaces": {side: _space(source) for side in "12"}} for name in WHERE}
    plain = {
        "box": msgspec.to_builtins(BOX),
        "active": WHO,
        "order": [WHO, OTHER],
        "players": {WHO: player, OTHER: other},
        "village": village,
        "village_quests": {side: source.one_of(tuple(QUESTS)) for side in "12" if source.below(2)},
        "settlements": settlements,
        "supply": {kind: source.one_of((2, 1, 0)) for kind in SUPPLIED},
        "crew_deck": some(CREW, 3),
        "crew_discard": some(CREW, 2),
        "animals": {place: source.one_of(tuple(ANIMALS)) for place in "123" if source.below(4)},
        "animal_deck": some(ANIMALS, 2),
        "animal_discard": some(ANIMALS, 2),
    }
    return msgspec.convert(plain, Position)


_BUILDINGS: tuple[Building, ...] = (
    "Town Centre",
    "Stables",
    "Barracks",
    "Chief's Tent",
    "Market",
    "Farm",
    "Silversmith",
    "Meeting Tent",
)


def placed(data: bytes) -> tuple[Game, Position, Ending[Position] | None, Source]:
    """Draw a table and a building, place the worker there and use its action.

    Returns:
        The game, the position before and the ending; None if the worker can be placed nowhere.
    """
    source = Source(data)
    game = drawn_game(source)
    position = drawn_table(source, game)
    GAME.check(game, position)
    buildings = placeable(game, position)
    if not buildings:
        return game, position, None, source
    building = source.one_of(buildings)
    return game, position, drive(place_worker(game, position, building), drawn(source)), source


def taken(game: Game, position: Position, source: Source) -> Ending[Position]:
    """Take one of the workers that may be taken, and use the action where it stood."""
    building = source.one_of(takable(position))
    return drive(take_worker(game, position, building), drawn(source))


def pieces_of(position: Position, kind: str) -> int:
    """Count the pieces of a kind, wherever they are."""
    there = position.supply.get(kind, 0)  # type: ignore[call-overload]  # a kind of piece
    for player in position.players.values():
        if kind == "wound":
            there += sum(member.wounds for member in player.crew.values())
        else:
            there += getattr(player, kind)
    if kind in PLUNDER:
        for settlement in position.settlements.values():
            there += sum(lies.plunder.get(kind, 0) for lies in settlement.spaces.values())
    return int(there)


def crew_cards(position: Position) -> Counter[str]:
    """Count the crew cards, wherever they are."""
    cards = Counter((*position.crew_deck, *position.crew_discard))
    for player in position.players.values():
        cards.update(player.hand)
        cards.update(member.name for member in player.crew.values())
    return cards


def animal_cards(position: Position) -> Counter[str]:
    """Count the animal cards, wherever they are."""
    cards = Counter(position.animals.values())
    cards.update((*position.animal_deck, *position.animal_discard))
    for player in position.players.values():
        cards.update((*player.eagles.values(), *player.horses.values()))
    return cards


def quests(position: Position) -> Counter[str]:
    """Count the quests, wherever they are."""
    found = Counter(position.village_quests.values())
    for settlement in position.settlements.values():
        found.update(lies.quest for lies in settlement.spaces.values() if lies.quest)
    for player in position.players.values():
        found.update(player.quests)
    return found


def workers(position: Position) -> Counter[str]:
    """Count the workers in the village and with the players."""
    found: Counter[str] = Counter(position.village.values())
    found.update(player.worker for player in position.players.values() if player.worker)
    return found


COUNTED: tuple[Callable[[Position], object], ...] = (
    crew_cards,
    animal_cards,
    quests,
    workers,
    lambda position: {kind: pieces_of(position, kind) for kind in SUPPLIED},
)
"""What nothing that is done in the village changes."""
