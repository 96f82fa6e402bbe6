"""What can be asked for by name in the village: work, and each of its buildings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import AskDoc, Input, Lifted, Operation
from rulewright.raiders_of_scythia.barracks import barracks
from rulewright.raiders_of_scythia.chiefs_tent import chiefs_tent
from rulewright.raiders_of_scythia.farm import farm
from rulewright.raiders_of_scythia.market import market
from rulewright.raiders_of_scythia.meeting_tent import meeting_tent
from rulewright.raiders_of_scythia.position import Position, with_player
from rulewright.raiders_of_scythia.printed import Building, Colour
from rulewright.raiders_of_scythia.silversmith import silversmith
from rulewright.raiders_of_scythia.stables import stables
from rulewright.raiders_of_scythia.town_centre import town_centre
from rulewright.raiders_of_scythia.work import place_worker, take_worker

PLAYER = "the player"

USE_ACTION = AskDoc(
    "use_action",
    PLAYER,
    "one option",
    "which action of the building is used, by its name in the building's own operation; none if "
    "it isn't used",
)
CARDS = AskDoc("cards", PLAYER, "names drawn", "the crew cards that are drawn")
DISCARD = AskDoc(
    "discard",
    PLAYER,
    "some options",
    "the cards that are discarded from the hand; `Brawler (2)` is the second of this name",
)
ANIMAL = AskDoc(
    "animal",
    PLAYER,
    "one option",
    "the place of the animal card that is taken; or `the returned one`, where it may be",
)
NEXT_ANIMAL = AskDoc(
    "next_animal", PLAYER, "names drawn", "the animal card that fills the empty place"
)
REMOVE_ANIMAL = AskDoc(
    "remove_animal",
    PLAYER,
    "one option",
    "the animal in whose place the new one is put (`eagle 1`); none if it goes to a free space",
)
ANIMAL_SPACE = AskDoc("animal_space", PLAYER, "one option", "the free space for the new animal")
HIRE = AskDoc("hire", PLAYER, "one option", "the card that is hired")
DISMISS = AskDoc(
    "dismiss", PLAYER, "one option", "the space of the crew member that makes room; none if none"
)
CREW_SPACE = AskDoc("crew_space", PLAYER, "one option", "the empty space for the crew member")
HEAL = AskDoc("heal", PLAYER, "a division", "the wounds that are removed, by space of the board")
QUEST = AskDoc(
    "quest", PLAYER, "one option", "the quest by its place: `village, space 1`, `Persia 2, space 1`"
)
QUEST_DISCARD = AskDoc(
    "quest_discard",
    PLAYER,
    "one option",
    "a card that is discarded for a quest, one after the other until their strength is enough",
)
PLAY = AskDoc("play", PLAYER, "one option", "the card that is played")
EAGLE = AskDoc("eagle", PLAYER, "one option", "the space of the eagle whose ability is used")
CARD_ACTION = AskDoc(
    "card_action",
    PLAYER,
    "one option",
    "what the card does, where it says one of several: `gain 2 provisions`, "
    "`lose 1 wagon to gain 4 silver`, `take plunder of Persia`, `remove 2 wounds`, `hire`, "
    "`hire for 1 silver less`, `swap crew`, `swap an eagle for a horse`, "
    "`use any building`, `another Town Centre action`, `1 silver from those with more`",
)
BUILDING_USED = AskDoc("building", PLAYER, "one option", "the building whose action is used")
TAKE_PLUNDER = AskDoc(
    "take_plunder", PLAYER, "one option", "the plunder: `gold on Cimmeria 1, space 2`"
)
REMOVE_WOUNDS = AskDoc(
    "remove_wounds", PLAYER, "some options", "the wounds, by space: `2`, the second one `2 (2)`"
)
SWAP_CREW = AskDoc("swap_crew", PLAYER, "one option", "the space of the crew member that leaves")
SWAP_CARD = AskDoc("swap_card", PLAYER, "one option", "the card that takes its place")
SWAP_EAGLE = AskDoc("swap_eagle", PLAYER, "one option", "the space of the eagle that is returned")

OF_ANIMALS = (ANIMAL, NEXT_ANIMAL, REMOVE_ANIMAL, ANIMAL_SPACE)
OF_CREW = (HIRE, DISMISS, CREW_SPACE)
OF_CARDS = (PLAY, EAGLE, CARD_ACTION, BUILDING_USED, TAKE_PLUNDER, REMOVE_WOUNDS)
OF_SWAPS = (SWAP_CREW, SWAP_CARD, SWAP_EAGLE)
EVERY_ASK = (
    USE_ACTION,
    *OF_ANIMALS,
    *OF_CREW,
    HEAL,
    QUEST,
    QUEST_DISCARD,
    *OF_CARDS,
    *OF_SWAPS,
    CARDS,
    DISCARD,
)

BUILDING = Input("building", Building, "the building")
WORKER = Input("worker", Colour, "the colour of the worker that was placed there or taken there")
RUNGS = ("raiders_of_scythia.place_worker", "raiders_of_scythia.take_worker")


def _building(
    name: str, section: str, run: Any, says: str, actions: str, asks: tuple[AskDoc, ...] = ()
) -> Operation:
    use = f"which action of the building is used: {actions}; none if it isn't used"
    asked = (AskDoc("use_action", PLAYER, "one option", use), *asks)
    return Operation(f"raiders_of_scythia.{name}", section, run, says, (WORKER,), asked, RUNGS)


OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "raiders_of_scythia.place_worker",
        "work",
        place_worker,
        "The active player places the worker on a building and may use its action.",
        (BUILDING,),
        EVERY_ASK,
    ),
    Operation(
        "raiders_of_scythia.take_worker",
        "work",
        take_worker,
        "The active player takes another worker and may use the action where it stood.",
        (BUILDING,),
        EVERY_ASK,
    ),
    _building(
        "stables",
        "stables",
        stables,
        "The active player may gain an eagle for silver or a horse for equipment.",
        "`eagle` or `horse`",
        OF_ANIMALS,
    ),
    _building(
        "barracks",
        "barracks",
        barracks,
        "The active player may hire a crew member, or remove wounds for kumis.",
        "`hire` or `heal`",
        (*OF_CREW, HEAL),
    ),
    _building(
        "silversmith",
        "silversmith",
        silversmith,
        "The active player may gain silver.",
        "`silver`",
    ),
    _building(
        "farm",
        "farm",
        farm,
        "The active player may gain provisions or a wagon.",
        "`provisions` or `wagon`",
    ),
    _building(
        "chiefs_tent",
        "chiefs-tent",
        chiefs_tent,
        "The active player may pay livestock for provisions and kumis, or complete a quest.",
        "`livestock` or `quest`",
        (QUEST, QUEST_DISCARD),
    ),
    _building(
        "town_centre",
        "town-centre",
        town_centre,
        "The active player may play a card, or use the ability of the hero or of an eagle.",
        "`card`, `hero` or `eagle`, and of a building that a card uses one by its own names",
        EVERY_ASK[1:],
    ),
    _building(
        "meeting_tent",
        "meeting-tent",
        meeting_tent,
        "The active player may draw 2 cards, or draw 1 card and gain 1 kumis.",
        "`cards` or `card and kumis`",
        (CARDS,),
    ),
    _building(
        "market",
        "market",
        market,
        "The active player may discard 1 card for silver, or 2 for a wagon or equipment.",
        "`silver`, `wagon` or `equipment`",
        (DISCARD,),
    ),
)

NAMES: Mapping[str, Building] = {
    "stables": "Stables",
    "barracks": "Barracks",
    "silversmith": "Silversmith",
    "farm": "Farm",
    "chiefs_tent": "Chief's Tent",
    "town_centre": "Town Centre",
    "meeting_tent": "Meeting Tent",
    "market": "Market",
}
"""The building of each operation that uses one."""


def lift(operation: str, position: Position, inputs: Mapping[str, Any]) -> tuple[Lifted, ...]:
    """Put a case of a building as a case of placing a worker there, and of taking one from there.

    Args:
        operation: the name of the operation.
        position: its position.
        inputs: its inputs.

    Returns:
        The candidates; none if the operation uses no building.
    """
    building = NAMES.get(operation.partition(".")[2])
    if building is None:
        return ()
    worker, who = inputs["worker"], position.active
    without = replace(position, village=with_entry(position.village, building, ""))
    free = replace(without, agenda=(), placed="")
    placed = with_player(free, who, worker=worker)
    stands = replace(free, village=with_entry(position.village, building, worker))
    taken = with_player(stands, who, worker="")
    wanted = {"building": building}
    return (Lifted(RUNGS[0], placed, wanted), Lifted(RUNGS[1], taken, wanted))
