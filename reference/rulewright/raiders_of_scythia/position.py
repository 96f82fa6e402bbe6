"""What is on the table in Raiders of Scythia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, get_args

import msgspec

from rulewright.core.frozen import EMPTY, Frozen, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.printed import NO_BOX, Box, Building, Colour

MANY = 1000
"""More than this of anything is a slip of the pen, and is refused as such."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MANY)]

Plunder = Literal["gold", "equipment", "wagon", "livestock"]
PLUNDER: tuple[Plunder, ...] = get_args(Plunder)
Good = Literal["silver", "kumis", "provisions"]
GOODS: tuple[Good, ...] = get_args(Good)
Supplied = Literal[
    "silver", "kumis", "provisions", "gold", "equipment", "wagon", "livestock", "wound"
]
SUPPLIED: tuple[Supplied, ...] = get_args(Supplied)
"""What lies in the main supply."""

CrewSpace = Literal["1", "2", "3", "4", "5"]
"""A space of a player board, from the left."""
CREW_SPACES: tuple[CrewSpace, ...] = get_args(CrewSpace)
Pair = Literal["1", "2"]
"""A worker space, a raid space or a quest space of the village, from the left."""
PAIR: tuple[Pair, ...] = get_args(Pair)

Step = Literal["turn", "take", "end_turn", "opponent", "score"]
"""What is due: a place or a raid; another worker; the end of the turn; the turn of the opponent;
the final scoring."""

OPPONENT = "opponent"
"""How the opponent of a solo game is called among those who take turns."""


class Place(Frozen, frozen=True):
    """A place on a map; the game has none."""


class CrewMember(Frozen, frozen=True):
    """A crew card on a player board.

    Attributes:
        name: the card.
        wounds: the wound tokens on it.
    """

    name: str
    wounds: Count = 0


class Player(Frozen, frozen=True):
    """One player: the board, the hand, the own supply.

    Attributes:
        silver: silver.
        kumis: kumis.
        provisions: provisions.
        gold: gold.
        equipment: equipment.
        wagon: wagons.
        livestock: livestock.
        vp: the VP on the track.
        worker: the colour of the worker in the own supply.
        hero: the hero card.
        hand: the crew cards in hand.
        crew: the crew by space of the board.
        eagles: the animal cards above the board, by space.
        horses: the animal cards below the board, by space.
        quests: the quests that were completed.
    """

    unordered: ClassVar[tuple[str, ...]] = ("hand", "quests")

    silver: Count = 0
    kumis: Count = 0
    provisions: Count = 0
    gold: Count = 0
    equipment: Count = 0
    wagon: Count = 0
    livestock: Count = 0
    vp: Count = 0
    worker: Literal["", Colour] = ""
    hero: str = ""
    hand: tuple[str, ...] = ()
    crew: Mapping[CrewSpace, CrewMember] = EMPTY
    eagles: Mapping[CrewSpace, str] = EMPTY
    horses: Mapping[CrewSpace, str] = EMPTY
    quests: tuple[str, ...] = ()


class RaidSpace(Frozen, frozen=True):
    """A raid space: what lies on it.

    Attributes:
        worker: the colour of the worker that stands on it.
        plunder: the plunder on it.
        quest: the quest on it.
        face_up: whether that quest lies face up.
        raided: whether it has been raided.
    """

    worker: Literal["", Colour] = ""
    plunder: Mapping[Plunder, Count] = EMPTY
    quest: str = ""
    face_up: bool = False
    raided: bool = False


class Settlement(Frozen, frozen=True):
    """A settlement.

    Attributes:
        workers: the workers that raids have left, by worker space.
        spaces: its raid spaces; those that are not used in this game are missing.
    """

    workers: Mapping[Pair, Colour] = EMPTY
    spaces: Mapping[Pair, RaidSpace] = EMPTY


class Opponent(Frozen, frozen=True):
    """The opponent of a solo game.

    Attributes:
        crew: its AI crew card; "" if there is no opponent.
        provisions: provisions.
        vp: the VP on the track.
        horses: the animal cards beside its AI crew card.
        quests: the quests that it has collected.
        blocked: the building that its last strategy card blocks.
    """

    unordered: ClassVar[tuple[str, ...]] = ("horses", "quests")

    crew: str = ""
    provisions: Count = 0
    vp: Count = 0
    horses: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    blocked: Literal["", Building] = ""


NO_OPPONENT = Opponent()


class Position(Frozen, frozen=True):
    """Everything on the table.

    Attributes:
        box: components that the pack doesn't have, or that replace those of the pack.
        players: the players by name.
        order: the players from the starting player clockwise.
        active: the player whose turn it is, or `opponent`; "" after the last turn of all.
        opponent: the opponent of a solo game.
        village: the workers in the Scythian village, by building.
        village_quests: the quests that lie in the village, by space.
        settlements: the settlements.
        supply: the main supply.
        crew_deck: the crew cards in the deck; their order is unknown.
        crew_discard: the crew discard pile.
        animals: the animal cards beside the main board, by place from the left.
        animal_deck: the animal cards in the deck; their order is unknown.
        animal_discard: the animal discard pile.
        strategy_deck: the AI strategy cards in the deck; their order is unknown.
        strategy_discard: the AI strategy discard pile.
        agenda: what is due, in order.
        placed: the building on which a worker was placed this turn.
        used: the hero and the eagles (their spaces) that were used in the Town Centre this turn.
        end_triggered: whether the end of the game has been triggered.
        last_turns: the players who have yet to take their last turn, in order.
        result: the winners, once the game has been scored.
    """

    unordered: ClassVar[tuple[str, ...]] = (
        "crew_deck",
        "crew_discard",
        "animal_deck",
        "animal_discard",
        "strategy_deck",
        "strategy_discard",
        "used",
    )

    box: Box = NO_BOX
    players: Mapping[str, Player] = EMPTY
    order: tuple[str, ...] = ()
    active: str = ""
    opponent: Opponent = NO_OPPONENT
    village: Mapping[Building, Colour] = EMPTY
    village_quests: Mapping[Pair, str] = EMPTY
    settlements: Mapping[str, Settlement] = EMPTY
    supply: Mapping[Supplied, Count] = EMPTY
    crew_deck: tuple[str, ...] = ()
    crew_discard: tuple[str, ...] = ()
    animals: Mapping[Literal["1", "2", "3"], str] = EMPTY
    animal_deck: tuple[str, ...] = ()
    animal_discard: tuple[str, ...] = ()
    strategy_deck: tuple[str, ...] = ()
    strategy_discard: tuple[str, ...] = ()
    agenda: tuple[Step, ...] = ()
    placed: Literal["", Building] = ""
    used: tuple[str, ...] = ()
    end_triggered: bool = False
    last_turns: tuple[str, ...] = ()
    result: tuple[str, ...] = ()


def crew_space(text: str) -> CrewSpace:
    """Return the space of a player board that is called so."""
    return next(space for space in CREW_SPACES if space == text)


def player_of(position: Position, name: str) -> Player:
    """Return a player by name."""
    return position.players[name]


def whose_turn(position: Position) -> str:
    """Return the name of the player whose turn it is.

    Raises:
        Impossible: it is nobody's turn, or that of the opponent of a solo game.
    """
    if position.active not in position.players:
        turn = f"the {position.active}'s turn" if position.active else "nobody's turn"
        raise Impossible(f"active: it is {turn}: only a player can do this")
    return position.active


def active_player(position: Position) -> Player:
    """Return the player whose turn it is.

    Raises:
        Impossible: it is the turn of no player.
    """
    return position.players[whose_turn(position)]


def with_player(position: Position, name: str, **changes: object) -> Position:
    """Return the position with something changed of a player."""
    player = replace(position.players[name], **changes)
    return replace(position, players=with_entry(position.players, name, player))


def with_settlement(position: Position, name: str, settlement: Settlement) -> Position:
    """Return the position with another state of a settlement."""
    return replace(position, settlements=with_entry(position.settlements, name, settlement))


def with_supply(position: Position, kind: Supplied, more: int) -> Position:
    """Return the position with so many pieces more (or fewer) in the main supply."""
    supply = with_entry(position.supply, kind, position.supply.get(kind, 0) + more)
    return replace(position, supply=supply)
