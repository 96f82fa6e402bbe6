"""Positions and operations that are drawn: what searches, fuzzing and properties play.

One string of zeros is the smallest situation. The components are those of the sample pack; a
position holds those that lie on its table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rulewright.core.drivers import Source
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.operations import Impossible, Situation
from rulewright.raiders_of_scythia.checks import check
from rulewright.raiders_of_scythia.components import Components, Game, sample
from rulewright.raiders_of_scythia.invariants import pieces_of
from rulewright.raiders_of_scythia.position import (
    CREW_SPACES,
    NO_OPPONENT,
    OPPONENT,
    PAIR,
    PLUNDER,
    SUPPLIED,
    Opponent,
    Position,
    Step,
    with_player,
)
from rulewright.raiders_of_scythia.printed import BUILDINGS, COLOURS, Building, Colour
from rulewright.raiders_of_scythia.rules import Rules
from rulewright.raiders_of_scythia.set_up import NO_QUESTS
from rulewright.raiders_of_scythia.work import accepts

PLAYERS = ("Purple", "Green", "Orange", "White")
MOST_PLAYERS = 3
FEW, SOME = 4, 10
"""Below how many of something there are: of cards in hand, say, and of silver."""
IN_SUPPLY = 13
NEAR_TRACK = 60
"""Below which VP players stand."""
COPIED = ("crew", "animals", "quests")
"""The components of which the box holds several copies."""
SETTLEMENTS = 3
"""How many settlements lie on a table at the most."""


def some_situation(
    source: Source,
    rules: Rules,
    components: Components,
    boards: Sequence[str] = (),
    among: Sequence[str] = (),
    table: Position | None = None,
) -> Situation:
    """Draw a position that can stand on the table and an operation in it.

    Args:
        source: what is drawn from.
        rules: the rules in force.
        components: the box.
        boards: without meaning here: there is one board.
        among: the operations to draw from, without the name of the game; all if none is given.
        table: a position that was drawn before, to be used again.

    Returns:
        The situation. Its operation may be refused.

    Raises:
        Impossible: there are no situations for the operation.
    """
    name = source.one_of(among or tuple(_INPUTS))
    if name not in _INPUTS:
        raise Impossible(f"there are no situations for raiders_of_scythia.{name}")
    if name == "set_up":
        position, inputs = _table_to_set_up(source), _players(source)
        return Situation("raiders_of_scythia.set_up", position, inputs)
    game = Game(rules, components)
    position = some_position(source, game) if table is None else table
    there = position
    position = _when(source, position, name)
    inputs = _INPUTS[name](source, position)
    check(game, position)
    return Situation(f"raiders_of_scythia.{name}", position, inputs, {}, there)


def some_position(source: Source, game: Game) -> Position:
    """Draw a position in mid-game: players, a few settlements, what lies beside the board."""
    players = PLAYERS[: 1 + source.below(MOST_PLAYERS)]
    plain: dict[str, Any] = {"order": players, "active": players[0]}
    plain["players"] = {name: _player(source) for name in players}
    for place, name in enumerate(players):  # no hero card is there twice
        hero = plain["players"][name]["hero"]
        if any(plain["players"][other]["hero"] == hero for other in players[:place]):
            plain["players"][name]["hero"] = ""
    plain["village"] = _village(source)
    plain["settlements"] = _settlements(source)
    plain["village_quests"] = {space: _quest(source) for space in PAIR if source.once_in(2)}
    plain["animals"] = {place: _animal(source) for place in ("1", "2", "3") if source.once_in(2)}
    for pile, card in (
        ("crew_deck", _crew),
        ("crew_discard", _crew),
        ("animal_deck", _animal),
        ("animal_discard", _animal),
    ):
        plain[pile] = [card(source) for _ in range(source.below(FEW))]
    if len(players) == 1 and source.once_in(2):
        plain["opponent"] = _opponent(source)
        deck, discard = _strategies(source, 1 + source.below(2), source.below(2))
        plain["strategy_deck"], plain["strategy_discard"] = deck, discard
    supply = {kind: source.below(IN_SUPPLY) for kind in SUPPLIED}
    if source.once_in(FEW):
        plain["end_triggered"] = True
        if source.once_in(2):
            rest = players[source.below(len(players)) :]
            plain["last_turns"] = (*players[:1], *(name for name in rest if name != players[0]))
    position = msgspec.convert(plain, Position)
    elsewhere, counts = pieces_of(position), game.components.counts
    left = {kind: getattr(counts, kind) - elsewhere[kind] for kind in SUPPLIED}
    there = frozen_map({kind: max(min(supply[kind], left[kind]), 0) for kind in SUPPLIED})
    position = replace(position, supply=there, box=_box_of(position))
    check(game, position)
    return position


def _player(source: Source) -> dict[str, Any]:
    goods: dict[str, int] = {kind: source.below(SOME) for kind in ("silver", "kumis", "provisions")}
    goods.update((kind, source.below(FEW)) for kind in PLUNDER)
    player: dict[str, Any] = {**goods, "vp": source.below(NEAR_TRACK)}
    player["worker"] = source.one_of(COLOURS)
    player["hero"] = source.one_of(("", *sample().box.heroes))
    player["hand"] = [_crew(source) for _ in range(source.below(FEW))]
    player["crew"] = {space: _member(source) for space in CREW_SPACES if source.once_in(2)}
    player["eagles"] = {space: _animal(source) for space in CREW_SPACES if source.once_in(FEW)}
    player["horses"] = {space: _animal(source) for space in CREW_SPACES if source.once_in(FEW)}
    player["quests"] = [_quest(source) for _ in range(source.below(2))]
    return player


def _strategies(source: Source, *piles: int) -> list[tuple[str, ...]]:
    """Draw piles of so many AI strategy cards: each is there once."""
    left = list(sample().box.strategies)
    return [tuple(left.pop(source.below(len(left))) for _ in range(pile)) for pile in piles]


def _member(source: Source) -> dict[str, Any]:
    name = _crew(source)
    strength = sample().box.crew[name].strength or 0
    return {"name": name, "wounds": source.below(strength + 1)}


def _village(source: Source) -> dict[str, Any]:
    first = source.below(len(BUILDINGS))
    apart = 1 + source.below(2)
    places = [(first + apart * number) % len(BUILDINGS) for number in range(len(COLOURS))]
    return {BUILDINGS[place]: _colour(source, BUILDINGS[place]) for place in places}


def _colour(source: Source, building: Building) -> Colour:
    """Draw the colour of a worker that stands on a building."""
    return source.one_of([colour for colour in COLOURS if accepts(building, colour)])


def _settlements(source: Source) -> dict[str, Any]:
    names = tuple(sample().box.settlements)
    settlements: dict[str, Any] = {}
    for _ in range(1 + source.below(SETTLEMENTS)):
        name = source.one_of(names)
        printed = sample().box.settlements[name]
        icons = dict(zip(PAIR, printed.spaces, strict=True))
        greek = printed.civilisation == NO_QUESTS
        spaces = {space: _raid_space(source, greek, icons[space].plunder or 0) for space in PAIR}
        raided = [space for space in PAIR if spaces[space].get("raided")]
        workers = {space: source.one_of(printed.workers or COLOURS) for space in raided}
        settlements[name] = {"spaces": spaces, "workers": workers}
    return settlements


def _raid_space(source: Source, greek: bool, icon: int) -> dict[str, Any]:
    """Draw what lies on a raid space: no more pieces of plunder than its icon shows."""
    raided = source.once_in(FEW)
    lies: dict[str, Any] = {"raided": True} if raided else {"worker": source.one_of(COLOURS)}
    if not raided:
        plunder: dict[str, int] = {}
        for kind in PLUNDER:
            plunder[kind] = source.below(2 if sum(plunder.values()) < icon else 1)
        lies["plunder"] = plunder
    if not greek and not source.once_in(FEW):
        lies["quest"] = _quest(source)
        if raided:
            lies["face_up"] = True
    return lies


def _opponent(source: Source) -> dict[str, Any]:
    return {
        "crew": source.one_of(tuple(sample().box.ai_crew)),
        "provisions": source.below(SOME),
        "vp": source.below(NEAR_TRACK),
        "horses": [_animal(source) for _ in range(source.below(FEW))],
        "quests": [_quest(source) for _ in range(source.below(2))],
        "blocked": source.one_of(("", *BUILDINGS)),
    }


def _crew(source: Source) -> str:
    return source.one_of(tuple(sample().box.crew))


def _animal(source: Source) -> str:
    return source.one_of(tuple(sample().box.animals))


def _quest(source: Source) -> str:
    return source.one_of(tuple(sample().box.quests))


def _box_of(position: Position) -> Any:
    """Return the components of the sample pack that lie on a table, and all dice."""
    box = sample().box
    names: dict[str, set[str]] = {kind: set() for kind in box.__struct_fields__}
    names["crew"].update(position.crew_deck, position.crew_discard)
    names["animals"].update(position.animals.values(), position.animal_deck)
    names["animals"].update(position.animal_discard, position.opponent.horses)
    names["quests"].update(position.village_quests.values(), position.opponent.quests)
    for player in position.players.values():
        names["crew"].update(player.hand, (member.name for member in player.crew.values()))
        names["animals"].update(player.eagles.values(), player.horses.values())
        names["quests"].update(player.quests)
        names["heroes"].add(player.hero)
    for name, settlement in position.settlements.items():
        names["settlements"].add(name)
        names["rolls"].add(box.settlements[name].civilisation)
        names["quests"].update(lies.quest for lies in settlement.spaces.values())
    names["dice"].update(box.dice)
    names["strategies"].update(position.strategy_deck, position.strategy_discard)
    kept = {
        kind: {name: its for name, its in getattr(box, kind).items() if name in names[kind]}
        for kind in box.__struct_fields__
    }
    for kind in COPIED:  # any number of them may have been drawn
        kept[kind] = {name: replace(its, copies=None) for name, its in kept[kind].items()}
    return type(box)(**kept)


def _when(source: Source, position: Position, name: str) -> Position:
    """Return the position at the time at which an operation may be carried out."""
    if name in _SOLO:
        position = _solo(source, position)
    if name == "set_up_opponent":
        return replace(position, opponent=NO_OPPONENT)
    if name in ("score", "score_opponent"):
        return replace(position, active="", last_turns=(), end_triggered=True, agenda=("score",))
    step = _STEPS.get(name)
    if step == "take":
        return _placed(source, position)
    if step == "opponent":
        last = (OPPONENT,) if position.last_turns else ()
        return replace(position, active=OPPONENT, last_turns=last, agenda=(step,))
    if name == "end_turn":
        position = _above_limits(source, position)
    if name == "plunder":  # the worker has been placed
        return with_player(position, position.active, worker="")
    return replace(position, agenda=(step,)) if step else position


def _solo(source: Source, position: Position) -> Position:
    """Return the position with its first player alone against an opponent."""
    if position.opponent.crew:
        return position
    first = position.order[0]
    opponent = msgspec.convert(_opponent(source), Opponent)
    deck, discard = _strategies(source, 1, 1)
    alone = replace(
        position,
        players=frozen_map({first: position.players[first]}),
        order=(first,),
        last_turns=(),
        opponent=opponent,
        strategy_deck=deck,
        strategy_discard=discard,
    )
    return replace(alone, box=_box_of(alone))


def _above_limits(source: Source, position: Position) -> Position:
    """Return the position with more cards in the active player's hand, now and then too many."""
    name = position.active
    more = tuple(_crew(source) for _ in range(source.below(SOME)))
    position = with_player(position, name, hand=(*position.players[name].hand, *more))
    return replace(position, box=_box_of(position))


def _placed(source: Source, position: Position) -> Position:
    """Return the position after the active player has placed a worker."""
    colour = position.players[position.active].worker or COLOURS[0]
    building = source.one_of(
        [name for name in BUILDINGS if name not in position.village and accepts(name, colour)]
    )
    position = with_player(position, position.active, worker="")
    village = frozen_map({**position.village, building: colour})
    return replace(position, village=village, placed=building, agenda=("take", "end_turn"))


_STEPS: dict[str, Step] = {
    "place_worker": "turn",
    "take_worker": "take",
    "raid": "turn",
    "end_turn": "end_turn",
    "opponent_turn": "opponent",
}
"""What is due when an operation is carried out."""
_SOLO = (
    "set_up_opponent",
    "opponent_turn",
    "opponent_gains_quest",
    "opponent_gains_provisions",
    "opponent_gains_horse",
    "opponent_raid",
    "score_opponent",
)
"""The operations of the solo game."""


def _table_to_set_up(source: Source) -> Position:
    """Return a table with a small box: few names, many copies, a few settlements."""
    box = sample().box
    crew = [source.one_of(tuple(box.crew)) for _ in range(1 + source.below(FEW))]
    animals = [_animal(source) for _ in range(1 + source.below(2))]
    quests = [_quest(source) for _ in range(1 + source.below(2))]
    settlements = [source.one_of(tuple(box.settlements)) for _ in range(1 + source.below(2))]
    small = type(box)(
        crew={name: replace(box.crew[name], copies=30 // len(set(crew))) for name in crew},
        heroes=dict(list(box.heroes.items())[: MOST_PLAYERS + 1]),
        animals={name: replace(box.animals[name], copies=FEW) for name in animals},
        quests={name: replace(box.quests[name], copies=SOME) for name in quests},
        settlements={name: box.settlements[name] for name in settlements},
        strategies=dict(list(box.strategies.items())[:FEW]),
    )
    return Position(box=small)


def _players(source: Source) -> dict[str, Any]:
    players = PLAYERS[: 1 + source.below(MOST_PLAYERS)]
    if len(players) == 1 or source.once_in(SOME):
        return {"players": players, "opponent": source.one_of(tuple(sample().box.ai_crew))}
    return {"players": players}


def _nothing(source: Source, position: Position) -> dict[str, Any]:
    return {}


def _building(source: Source, position: Position) -> dict[str, Any]:
    return {"building": source.one_of(BUILDINGS)}


def _taken(source: Source, position: Position) -> dict[str, Any]:
    return {"building": source.one_of(tuple(position.village))}


def _worker(source: Source, position: Position) -> dict[str, Any]:
    return {"worker": source.one_of(COLOURS)}


def _settlement(source: Source, position: Position) -> dict[str, Any]:
    return {"settlement": source.one_of(tuple(position.settlements))}


def _strength(source: Source, position: Position) -> dict[str, Any]:
    return {**_settlement(source, position), "strength": source.below(40)}


def _wounds(source: Source, position: Position) -> dict[str, Any]:
    return {**_settlement(source, position), "wounds": source.below(SOME)}


def _ai_crew(source: Source, position: Position) -> dict[str, Any]:
    return {"crew": source.one_of(tuple(sample().box.ai_crew))}


def _card(source: Source, position: Position) -> dict[str, Any]:
    cards = (*position.strategy_deck, *position.strategy_discard)
    return {"card": source.one_of(cards or ("Persia, first space",))}


_INPUTS: dict[str, Callable[[Source, Position], dict[str, Any]]] = {
    "place_worker": _building,
    "take_worker": _taken,
    "raid": _settlement,
    "end_turn": _nothing,
    "stables": _worker,
    "barracks": _worker,
    "silversmith": _worker,
    "farm": _worker,
    "chiefs_tent": _worker,
    "town_centre": _worker,
    "meeting_tent": _worker,
    "market": _worker,
    "compare_strength": _strength,
    "take_wounds": _wounds,
    "plunder": _settlement,
    "score": _nothing,
    "opponent_turn": _nothing,
    "opponent_gains_quest": _card,
    "opponent_gains_provisions": _card,
    "opponent_gains_horse": _card,
    "opponent_raid": _card,
    "set_up_opponent": _ai_crew,
    "score_opponent": _nothing,
    "set_up": _nothing,
}
"""How the inputs of each operation are drawn."""
