"""What is printed on boards, cards, tiles and dice: the types of the components.

A number that no public source shows is None. A case carries in its position the components that it
uses and that the pack doesn't have (`Box`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec

from rulewright.core.frozen import EMPTY, Frozen
from rulewright.raiders_of_scythia.effects import Ability, Action, Amounts, Civilisation

Number = Annotated[int, msgspec.Meta(ge=0, le=100)]

Colour = Literal["blue", "grey", "red"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colours of workers."""
Display = Literal["1", "2", "3"]
"""A place of an animal card beside the main board, from the left."""
DieColour = Literal["red", "white", "yellow"]
DIE_COLOURS: tuple[DieColour, ...] = get_args(DieColour)
Building = Literal[
    "Stables",
    "Barracks",
    "Silversmith",
    "Farm",
    "Chief's Tent",
    "Town Centre",
    "Meeting Tent",
    "Market",
]
"""The buildings of the Scythian village, in the order of the rulebook."""
BUILDINGS: tuple[Building, ...] = get_args(Building)
FOR_GREY_AND_RED: frozenset[Building] = frozenset({"Stables", "Chief's Tent"})
"""The buildings that a blue worker may not be placed on."""


class Crew(Frozen, frozen=True):
    """A crew card.

    Attributes:
        cost: the silver that it costs.
        strength: its strength.
        vp: its VP at the end of the game.
        ability: what it does in raids.
        action: what it does when it is played in the Town Centre: all of it, in this order.
        either: several actions of which one is chosen, instead of `action`.
        copies: how many cards of this name there are.
    """

    cost: Number | None = None
    strength: Number | None = None
    vp: Number | None = None
    ability: tuple[Ability, ...] | None = None
    action: tuple[Action, ...] | None = None
    either: tuple[Action, ...] = ()
    copies: Number | None = None


class Hero(Frozen, frozen=True):
    """A hero card.

    Attributes:
        action: what it does in the Town Centre: all of it, in this order.
        either: several actions of which one is chosen, instead of `action`.
    """

    action: tuple[Action, ...] | None = None
    either: tuple[Action, ...] = ()


class Eagle(Frozen, frozen=True):
    """The eagle of an animal card.

    Attributes:
        doubles: whether it doubles the ability of its crew member in raids.
        town_centre: whether the action of its crew member may be used in the Town Centre.
        strength: its strength in raids.
        vp: its VP at the end of the game.
    """

    doubles: bool = False
    town_centre: bool = False
    strength: Number = 0
    vp: Number = 0


class Horse(Frozen, frozen=True):
    """The horse of an animal card: its strength in raids, its VP at the end of the game."""

    strength: Number = 0
    vp: Number = 0


class Animal(Frozen, frozen=True):
    """An animal card: an eagle above, a horse below.

    Attributes:
        eagle: the eagle.
        horse: the horse.
        copies: how many such cards there are.
    """

    eagle: Eagle
    horse: Horse
    copies: Number | None = None


class Quest(Frozen, frozen=True):
    """A quest.

    Attributes:
        pay: what is paid.
        discard_strength: the strength of the cards that are discarded instead; 0 if it is paid.
        vp: its VP at the end of the game.
        copies: how many such quests there are.
    """

    vp: Number
    pay: Amounts = Amounts()
    discard_strength: Number = 0
    copies: Number | None = None


class Row(Frozen, frozen=True):
    """One strength row of a settlement: from this strength on, so many VP or wounds."""

    strength: Number
    vp: Number = 0
    wounds: Number = 0


class PrintedSpace(Frozen, frozen=True):
    """A raid space as it is printed.

    Attributes:
        worker: the colour of the worker that is placed on it.
        plunder: how many pieces of plunder are.
        players: how many players it takes for it to be used.
    """

    worker: Colour | None = None
    plunder: Number | None = None
    players: Number | None = None


class PrintedSettlement(Frozen, frozen=True):
    """A settlement as it is printed.

    Attributes:
        civilisation: to whom it belongs.
        workers: the colours of the workers that may raid it.
        crew: how many crew members a raid needs.
        provisions: the provisions that it needs.
        wagons: the wagons that it needs.
        rows: its strength rows, the lowest first.
        spaces: its raid spaces from the left.
    """

    civilisation: Civilisation
    workers: tuple[Colour, ...] | None = None
    crew: Number | None = None
    provisions: Number | None = None
    wagons: Number | None = None
    rows: tuple[Row, ...] | None = None
    spaces: tuple[PrintedSpace, ...] = ()


class DiceRolled(Frozen, frozen=True):
    """The dice that the left of the board shows for a civilisation."""

    red: Number | None = None
    white: Number | None = None


class Face(Frozen, frozen=True):
    """One face of a die: strength, wounds, both or nothing."""

    strength: Number = 0
    wounds: Number = 0


class Strategy(Frozen, frozen=True):
    """An AI strategy card.

    Attributes:
        civilisation: which civilisation is raided.
        target: which raid space of its row, from the left.
        provisions: the provisions that the raid needs.
        strength: the strength that it needs.
        vp: the VP that it gives.
        quest: the arrow above the quest icon: from which end the rows are gone through.
        quest_in_row: the second arrow: from which end of the row.
        provisions_gained: the provisions that are gained if there are too few.
        horse: the place of the horse that is gained if there is too little strength.
        blocked: the building that is blocked.
    """

    civilisation: Civilisation
    target: Annotated[int, msgspec.Meta(ge=1, le=100)]
    provisions: Number
    strength: Number
    vp: Number
    quest: Literal["down", "up"] | None = None
    quest_in_row: Literal["left", "right"] | None = None
    provisions_gained: Number | None = None
    horse: Display | None = None
    blocked: Building | None = None


class AICrew(Frozen, frozen=True):
    """An AI crew card.

    Attributes:
        strength: its strength, which is never used up.
        provisions: the provisions with which the opponent begins.
        three_for_two: whether it gains 3 provisions instead of 2.
    """

    strength: Number
    provisions: Number
    three_for_two: bool = False


class Box(Frozen, frozen=True):
    """Components by name.

    Attributes:
        crew: crew cards.
        heroes: hero cards.
        animals: animal cards.
        quests: quests.
        settlements: settlements, named by civilisation and place in its row (`Assyria 1`).
        rolls: the red and white dice of each civilisation.
        dice: the faces of each die.
        strategies: AI strategy cards.
        ai_crew: AI crew cards.
    """

    crew: Mapping[str, Crew] = EMPTY
    heroes: Mapping[str, Hero] = EMPTY
    animals: Mapping[str, Animal] = EMPTY
    quests: Mapping[str, Quest] = EMPTY
    settlements: Mapping[str, PrintedSettlement] = EMPTY
    rolls: Mapping[Civilisation, DiceRolled] = EMPTY
    dice: Mapping[DieColour, tuple[Face, ...]] = EMPTY
    strategies: Mapping[str, Strategy] = EMPTY
    ai_crew: Mapping[str, AICrew] = EMPTY


NO_BOX = Box()
