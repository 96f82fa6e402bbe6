"""What can't stand on the table in Raiders of Scythia: each refused with where and what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import Game, load
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.rules import Rules

ROS = rulebook("raiders-of-scythia")
PURPLE: dict[str, Any] = {"players": {"Purple": {}}, "order": ["Purple"], "active": "Purple"}
TWO: dict[str, Any] = {"players": {"Purple": {}, "Green": {}}, "order": ["Purple", "Green"]}
SOLO: dict[str, Any] = {**PURPLE, "opponent": {"crew": "Trader"}}
ANIMAL = "eagle of 1, horse of 3"
PERSIA = "Persia, first space"
FOUR = ("Purple", "Green", "Orange", "White")
THREE_BLUE = {"Town Centre": "blue", "Meeting Tent": "blue", "Market": "blue"}
FOUR_BLUE = {**THREE_BLUE, "Farm": "blue"}


def refused(readings: dict[str, str] | None = None, **fields: Any) -> str:
    """Return why a position is refused; "" if it can stand."""
    try:
        ROS.check(Game(Rules(readings=readings or {}), load()), msgspec.convert(fields, Position))
    except Impossible as impossible:
        return str(impossible)
    return ""


def space(where: str = "Assyria 2", **lies: Any) -> dict[str, Any]:
    """Return a table with something on the first raid space of a settlement."""
    return {"settlements": {where: {"spaces": {"1": lies}}}}


def workers(where: str, colour: str) -> dict[str, Any]:
    """Return a table on which a raid has left a worker on a settlement."""
    return {"settlements": {where: {"workers": {"1": colour}, "spaces": {"1": {"raided": True}}}}}


def box(kind: str, name: str, **its: Any) -> dict[str, Any]:
    return {"box": {kind: {name: its}}}


STANDS: list[dict[str, Any]] = [
    {},
    {"players": {name: {} for name in FOUR}, "order": list(FOUR), "active": "White"},
    {"players": {"Purple": {"hero": "Vadasz"}, "Green": {}}},
    {**SOLO, "active": "opponent", "agenda": ["opponent"]},
    {**SOLO, "active": "", "agenda": ["opponent"]},
    {**PURPLE, "active": "", "agenda": ["score"]},
    {**PURPLE, "active": "", "result": ["Purple"], "end_triggered": True},
    {**SOLO, "active": "", "result": ["opponent", "Purple"], "end_triggered": True},
    {**PURPLE, "agenda": ["take", "end_turn"], "village": FOUR_BLUE, "placed": "Farm"},
    {**PURPLE, "agenda": ["turn"], "village": THREE_BLUE},
    {**PURPLE, "used": ["hero", "5"]},
    {**TWO, "active": "Green", "end_triggered": True, "last_turns": ["Green", "Purple"]},
    {**TWO, "end_triggered": True, "last_turns": ["Green"]},
    {"players": {name: {"worker": "blue"} for name in FOUR}, "village": THREE_BLUE},
    space(quest="discard 4", worker="grey", plunder={"gold": 3}),
    space(quest="discard 4", face_up=True, raided=True),
    space("Greece 1", plunder={"gold": 2}),
    {**SOLO, **space(raided=True, worker="red")},
    workers("Assyria 2", "grey"),
    workers("Assyria 1", "blue"),
    {"settlements": {"Assyria 2": {"spaces": {"2": {}}}}},
    {"strategy_deck": [PERSIA], "strategy_discard": ["Assyria, third space"]},
    {"crew_deck": ["Brawler"] * 76},
    {"animal_deck": [ANIMAL] * 36},
    {"players": {"Purple": {"quests": ["discard 4"] * 26}}},
    {"crew_deck": ["Brawler"] * 2, **box("crew", "Brawler", copies=2)},
    {"players": {"Purple": {"crew": {"1": {"name": "Brawler", "wounds": 2}}}}},
]


@pytest.mark.parametrize("fields", STANDS, ids=range(len(STANDS)))
def test_what_can_stand_is_let_pass(fields: dict[str, Any]) -> None:
    assert refused(**fields) == ""


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        (
            {"players": {name: {} for name in (*FOUR, "Black")}},
            "players: there are 5, the game is for 1 to 4",
        ),
        ({"players": {"opponent": {}}}, "players.opponent: only the opponent of a solo game"),
        (
            {**TWO, "opponent": {"crew": "Trader"}},
            "opponent.crew: a solo game has one player (ROS-solo-setup-U01)",
        ),
        ({**PURPLE, "order": ["Green"]}, "order: there is no player 'Green'"),
        ({**PURPLE, "order": ["Purple", "Purple"]}, "order: Purple is named twice"),
        ({**TWO, "order": ["Green"]}, "order: the player Purple is missing"),
        (
            {"players": {"Purple": {"hero": "Vadasz"}, "Green": {"hero": "Vadasz"}}},
            "players: two of them have the hero Vadasz",
        ),
        (
            {"players": {"Purple": {"crew": {"1": {"name": "Brawler", "wounds": 3}}}}},
            "players.Purple.crew.1: 3 wounds are on a strength of 2",
        ),
        ({"players": {"Purple": {"hand": ["Nobody"]}}}, "crew: there is no 'Nobody'"),
        ({"players": {"Purple": {"hero": "Nobody"}}}, "heroes: there is no 'Nobody'"),
        ({"players": {"Purple": {"eagles": {"1": "No bird"}}}}, "animals: there is no 'No bird'"),
        ({"players": {"Purple": {"horses": {"1": "No horse"}}}}, "animals: there is no"),
        ({"players": {"Purple": {"quests": ["none"]}}}, "quests: there is no 'none'"),
        ({**PURPLE, "active": "Green"}, "active: there is no player 'Green'"),
        ({**PURPLE, "active": "opponent"}, "active: there is no player 'opponent'"),
        (
            {**PURPLE, "last_turns": ["Purple"]},
            "last_turns: the end of the game has not been triggered",
        ),
        (
            {**TWO, "end_triggered": True, "last_turns": ["Green", "Green"]},
            "last_turns: Green is named twice",
        ),
        (
            {**TWO, "end_triggered": True, "last_turns": ["Black"]},
            "last_turns: there is no player 'Black'",
        ),
        (
            {**TWO, "active": "Purple", "end_triggered": True, "last_turns": ["Green", "Purple"]},
            "last_turns: the first is that of Purple, whose turn it is",
        ),
        ({**PURPLE, "active": "", "result": ["Green"]}, "result: there is no player 'Green'"),
        ({**PURPLE, "active": "", "result": ["Purple"] * 2}, "result: Purple is named twice"),
        ({**PURPLE, "result": ["Purple"]}, "result: it is still the turn of Purple"),
        (
            {**PURPLE, "agenda": ["score"]},
            "agenda: it is scored after the last turn, not in that of Purple",
        ),
        (
            {**SOLO, "agenda": ["opponent"]},
            "agenda: it is the turn of Purple, not of the opponent",
        ),
        *(
            (
                {**SOLO, "active": active, "agenda": [step]},
                f"agenda: {step} is due, and it is the turn of no player",
            )
            for active in ("", "opponent")
            for step in ("turn", "take", "end_turn")
        ),
        ({**PURPLE, "placed": "Farm", "village": THREE_BLUE}, "placed: no worker is on the Farm"),
        (
            {**PURPLE, "used": ["6"]},
            "used: '6' is neither the hero nor the space of an eagle",
        ),
        ({**PURPLE, "used": ["hero", "hero"]}, "used: hero is used twice in one turn"),
        ({"opponent": {"vp": 3}}, "opponent.crew: it has no AI crew card"),
        (
            {"village": {"Stables": "blue"}},
            "village.Stables: a blue worker may not be placed there (ROS-work-R02)",
        ),
        (
            {**PURPLE, "agenda": ["turn"], "village": FOUR_BLUE},
            "village: 4 workers are there, 3 are the most (ROS-work-D04)",
        ),
        (
            {"village": {**FOUR_BLUE, "Barracks": "grey"}},
            "village: 5 workers are there, 4 are the most (ROS-work-D04)",
        ),
        (
            {"players": {name: {"worker": "blue"} for name in FOUR}, "village": FOUR_BLUE},
            "village: 8 blue workers are on the table, the box has 7",
        ),
        ({"village_quests": {"1": "none"}}, "quests: there is no 'none'"),
        ({"settlements": {"Rome 1": {}}}, "settlements: there is no 'Rome 1'"),
        (
            {
                "box": {"settlements": {"Assyria 4": {"civilisation": "Assyria", "spaces": [{}]}}},
                "settlements": {"Assyria 4": {"spaces": {"2": {}}}},
            },
            "settlements.Assyria 4.spaces.2: the settlement has 1 raid spaces",
        ),
        (
            space(plunder={"gold": 2, "wagon": 2}),
            "settlements.Assyria 2.spaces.1.plunder: 4 pieces lie on an icon of 3",
        ),
        (space(quest="none"), "quests: there is no 'none'"),
        (space("Greece 1", quest="discard 4"), "Greece 1.spaces.1: Greece has no quests"),
        (space(face_up=True, raided=True), "spaces.1.face_up: no quest lies there"),
        (
            space(raided=True, plunder={"gold": 1}),
            "settlements.Assyria 2.spaces.1.plunder: it has been raided (ROS-raid-S04)",
        ),
        (
            space(raided=True, worker="red"),
            "settlements.Assyria 2.spaces.1.worker: it has been raided (ROS-raid-S04)",
        ),
        (
            space(raided=True, quest="discard 4"),
            "settlements.Assyria 2.spaces.1.quest: it is turned up by the raid (ROS-raid-S05)",
        ),
        (
            space(face_up=True, quest="discard 4"),
            "Assyria 2.spaces.1.face_up: it is turned up by a raid only (ROS-setup-U03)",
        ),
        (
            workers("Assyria 2", "blue"),
            "settlements.Assyria 2.workers.1: it takes a grey worker, not a blue one",
        ),
        (workers("Greece 1", "blue"), "it takes a grey or red worker, not a blue one"),
        ({"crew_deck": ["Nobody"]}, "crew: there is no 'Nobody'"),
        ({"crew_discard": ["Nobody"]}, "crew: there is no 'Nobody'"),
        ({"animals": {"1": "No bird"}}, "animals: there is no 'No bird'"),
        ({"animal_deck": ["No bird"]}, "animals: there is no 'No bird'"),
        ({"animal_discard": ["No bird"]}, "animals: there is no 'No bird'"),
        ({"strategy_deck": ["none"]}, "strategies: there is no 'none'"),
        ({"strategy_discard": ["none"]}, "strategies: there is no 'none'"),
        (
            {"strategy_deck": [PERSIA], "strategy_discard": [PERSIA]},
            f"strategy_deck: {PERSIA} is there twice",
        ),
        ({"crew_deck": ["Brawler"] * 77}, "crew: 77 are on the table, the box has 76"),
        ({"animal_deck": [ANIMAL] * 37}, "animals: 37 are on the table, the box has 36"),
        (
            {"players": {"Purple": {"quests": ["discard 4"] * 27}}},
            "quests: 27 are on the table, the box has 26",
        ),
        (
            {"crew_deck": ["Brawler"] * 3, **box("crew", "Brawler", copies=2)},
            "crew: Brawler: 3 are on the table, there are 2 of it",
        ),
        ({"supply": {"gold": 15}}, "supply.gold: 15 are on the table, the box has 14"),
    ],
)
def test_what_cannot_stand_is_refused(fields: dict[str, Any], says: str) -> None:
    assert says in refused(**fields)


def test_more_strategy_cards_than_the_box_holds() -> None:
    cards = {
        f"card {number}": {
            "civilisation": "Persia",
            "target": 1,
            "provisions": 1,
            "strength": 1,
            "vp": 1,
        }
        for number in range(15)
    }
    names = list(cards)
    assert not refused(box={"strategies": cards}, strategy_deck=names[:14])
    says = "strategy_deck: 15 are on the table, the box has 14"
    assert refused(box={"strategies": cards}, strategy_deck=names) == says


def test_crew_lies_on_no_space_of_the_hero() -> None:
    """By one reading of ROS-Q12 the hero takes up the leftmost of the 5 spaces."""
    hero = {"ROS-Q12": "one_of_five"}
    brawler = {"name": "Brawler"}
    first, second = ({"hero": "Vadasz", "crew": {space: brawler}} for space in "12")
    assert not refused(players={"Purple": first})
    assert not refused(hero, players={"Purple": second})
    assert not refused(hero, players={"Purple": {"crew": {"1": brawler}}})
    says = "players.Purple.crew.1: this is no space for crew (ROS-Q12)"
    assert refused(hero, players={"Purple": first}) == says


def test_any_worker_may_have_raided_greece_by_one_reading() -> None:
    """The bracket of ROS-Q02 names three civilisations, so that Greece asks for no colour."""
    bracket = {"ROS-Q02": "three_civilisations"}
    assert not refused(bracket, **workers("Greece 1", "blue"))
    assert refused(bracket, **workers("Assyria 2", "blue"))
