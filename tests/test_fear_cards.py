"""The 15 Fear cards: each level worked out by hand from the card, and all of them at random."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from rulewright.core.asks import AnswerError, Choose
from rulewright.core.drivers import Open, Played, Refused, Unanswered, drive, scripted, seeded
from rulewright.core.frozen import canonical, difference, leaves, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game, island, load
from rulewright.spirit_island.fear import DIVIDERS
from rulewright.spirit_island.fear_cards import FEAR_CARDS
from rulewright.spirit_island.operations import OPERATIONS, begin_turn, check, open_operations, tick
from rulewright.spirit_island.position import (
    INVADERS,
    AtWork,
    Position,
    Spirit,
    land_of,
    on_island,
    with_land,
)
from rulewright.spirit_island.rules import Rules

GAME = Game(Rules(), load())

# Board A: lands 1 to 3 are coastal, 4 to 8 inland. Adjacent: 1 to 2 4 5 6, 2 to 1 3 4, 3 to 2 4,
# 4 to 1 2 3 5, 5 to 1 4 6 7 8, 6 to 1 5 8, 7 to 5 8, 8 to 5 6 7.
COAST = ("A1", "A2", "A3")
ALL = ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8")


def table(lands: Mapping[str, Any], level: int, players: int = 1) -> Position:
    """Lay out an island; a City in A8 keeps the game from being won, unless A8 is given."""
    spirits = {name for land in lands.values() for name in land.get("presence", {})}
    return msgspec.convert(
        {
            "players": players,
            "boards": ["A", "B"][:players],
            "lands": {"A8": {"city": 1}, **lands},
            "spirits": {name: {"energy": 1} for name in spirits},
            "fear": {"pool": 4 * players, "deck": ["Scapegoats"], "terror_level": level},
        },
        Position,
    )


class Case(NamedTuple):
    """A card at a level: what it asks first, some answers, and what must come of them."""

    card: str
    level: int
    lands: Mapping[str, Any]
    answers: Mapping[str, Any]
    outcome: Mapping[str, Any]
    asks: tuple[str, tuple[str, ...]] | None = None
    players: int = 1


def one(**answers: Any) -> dict[str, dict[str, tuple[Any, ...]]]:
    """Write down the answers of player 1: `land="A2"`, `piece=("town", "explorer")`."""
    return {
        f"fear_{key}": {"player 1": (given,) if isinstance(given, str) else given}
        for key, given in answers.items()
    }


UNSEEN = {
    "A1": {"city": 1, "presence": {"River": 2}},
    "A2": {"explorer": 2, "presence": {"River": 2}},
    "A3": {"explorer": 1, "presence": {"River": 1, "Fire": 1}},
    "A4": {"explorer": 1, "town": 1, "presence": {"River": 1}},
    "A5": {"explorer": 1, "town": 1},
    "A6": {"town": 1, "presence": {"Fire": 2}},
}
SCAPEGOATS = {
    "A2": {"explorer": 3, "town": 1},
    "A4": {"explorer": 5, "town": 1, "city": 1},
    "A5": {"explorer": 2},
    "A6": {"explorer": 1, "town": 2},
}
EMIGRATION = {
    "A1": {"explorer": 1},
    "A2": {"explorer": 2, "town": 1},
    "A3": {"town": 1},
    "A5": {"explorer": 1, "town": 1},
}
GUARD = {"A2": {"dahan": 2, "defend": 1}, "A5": {"dahan": 3}, "A6": {"explorer": 1}}
TALES = {
    "A2": {"dahan": 1, "explorer": 3, "town": 1, "city": 1},
    "A4": {"dahan": 2, "explorer": 1, "city": 2},
    "A5": {"explorer": 2, "town": 1},
    "A6": {"dahan": 3, "town": 2},
}
RETREAT = {
    "A2": {"explorer": 1},
    "A4": {"explorer": 3, "town": 1, "damage": {"town": [1]}},
    "A6": {"explorer": 1},
}
RAID = {
    "A2": {"dahan": 3, "city": 1, "town": 1},
    "A4": {"dahan": 1},
    "A5": {"dahan": 1, "explorer": 1},
    "A6": {"town": 1},
}
HEARTENED = {
    "A2": {"dahan": 1, "city": 1},
    "A4": {"dahan": 2, "explorer": 1},
    "A5": {"town": 1},
    "A6": {"dahan": 1},
}
AVOID = {
    "A2": {"dahan": 2, "town": 1, "city": 1},
    "A4": {"dahan": 1},
    "A5": {"dahan": 3, "town": 2},
    "A6": {"explorer": 1},
}
SAFETY = {
    "A1": {"town": 1},
    "A2": {"explorer": 1},
    "A3": {"explorer": 1, "town": 1},
    "A4": {"explorer": 3, "town": 1},
    "A5": {"explorer": 1, "town": 1, "city": 1},
    "A6": {"explorer": 1},
}
WARY = {
    "A2": {"explorer": 1},
    "A4": {"explorer": 1},
    "A5": {"explorer": 1, "town": 1},
    "A6": {"town": 1},
}
BELIEF = {
    "A1": {"presence": {"River": 1, "Fire": 2}, "town": 4},
    "A2": {"presence": {"River": 2}, "explorer": 1, "town": 1, "city": 1},
    "A4": {"presence": {"Fire": 1}, "defend": 1},
    "A5": {"presence": {"River": 2}},
    "A6": {"explorer": 1},
}
ISOLATION = {
    "A1": {"town": 1},
    "A2": {"explorer": 1},
    "A3": {"explorer": 1, "city": 1},
    "A4": {"explorer": 1, "town": 1},
    "A5": {"explorer": 3},
    "A6": {"city": 1},
}
OVERSEAS = {"A2": {"town": 1, "defend": 1}, "A5": {"town": 1}}
TRADE = {
    "A2": {"town": 1, "city": 1, "damage": {"town": [1]}},
    "A3": {"town": 1},
    "A5": {"town": 1, "city": 1},
}

LAND, WAY = "fear_land", "fear_way"

CASES = [
    Case(
        "Fear of the Unseen",
        1,
        UNSEEN,
        one(land="A6"),
        {"lands.A6.town": 0},
        (LAND, ("A2", "A6")),
    ),
    Case(
        "Fear of the Unseen",
        2,
        UNSEEN,
        one(land="A4", piece="town"),
        {"lands.A4.town": 0},
        (LAND, ("A2", "A3", "A4", "A6")),
    ),
    Case(
        "Fear of the Unseen",
        3,
        UNSEEN,
        one(way="city"),
        {"lands.A1.city": 0},
        (WAY, ("explorer or town", "city")),
    ),
    Case(
        "Fear of the Unseen",
        3,
        UNSEEN,
        one(way="explorer or town", land="A3"),
        {"lands.A3.explorer": 0},
    ),
    Case(
        "Scapegoats",
        1,
        SCAPEGOATS,
        {},
        {"lands.A2.explorer": 2, "lands.A4.explorer": 4, "lands.A6.explorer": 0},
    ),
    Case(
        "Scapegoats",
        2,
        SCAPEGOATS,
        {},
        {"lands.A2.explorer": 2, "lands.A4.explorer": 2, "lands.A6.explorer": 0},
    ),
    Case(
        "Scapegoats",
        3,
        SCAPEGOATS,
        {},
        {
            "lands.A2.explorer": 0,
            "lands.A4.explorer": 0,
            "lands.A4.town": 0,
            "lands.A6.explorer": 0,
            "fear.pool": 3,
            "fear.generated": 1,
        },
    ),
    Case(
        "Scapegoats",
        3,
        {"A2": {"town": 3, "city": 1, "damage": {"town": [1]}}},
        {"fear_piece": {"A2": ("town (1 damage)",)}},
        {
            "lands.A2.town": 2,
            "lands.A2.damage.town": [],
            "fear.pool": 3,
            "fear.generated": 1,
        },
        ("fear_piece", ("town (1 damage)", "town")),
    ),
    Case(
        "Scapegoats",
        3,
        {"A2": {"town": 2, "city": 2, "damage": {"town": [1]}}},
        {},
        {
            "lands.A2.town": 0,
            "lands.A2.damage.town": [],
            "fear.pool": 2,
            "fear.generated": 2,
        },
    ),
    Case(
        "Emigration Accelerates",
        1,
        EMIGRATION,
        one(land="A1"),
        {"lands.A1.explorer": 0},
        (LAND, ("A1", "A2")),
    ),
    Case(
        "Emigration Accelerates",
        2,
        EMIGRATION,
        one(land="A3"),
        {"lands.A3.town": 0},
        (LAND, COAST),
    ),
    Case(
        "Emigration Accelerates",
        3,
        EMIGRATION,
        one(land="A5", piece="town"),
        {"lands.A5.town": 0},
        (LAND, ("A1", "A2", "A3", "A5")),
    ),
    Case(
        "Emigration Accelerates",
        1,
        EMIGRATION,
        {"fear_land": {"player 1": ("A2",), "player 2": ("A1",)}},
        {"lands.A2.explorer": 1, "lands.A1.explorer": 0},
        players=2,
    ),
    Case("Dahan on their Guard", 1, GUARD, {}, {"lands.A2.defend": 3, "lands.A5.defend": 3}),
    Case("Dahan on their Guard", 2, GUARD, {}, {"lands.A2.defend": 4, "lands.A5.defend": 4}),
    Case("Dahan on their Guard", 3, GUARD, {}, {"lands.A2.defend": 5, "lands.A5.defend": 6}),
    Case(
        "Tall Tales of Savagery",
        1,
        TALES,
        one(land="A2"),
        {"lands.A2.explorer": 2},
        (LAND, ("A2", "A4")),
    ),
    Case(
        "Tall Tales of Savagery",
        2,
        TALES,
        one(way="explorer", land="A2"),
        {"lands.A2.explorer": 1},
        (WAY, ("explorer", "town")),
    ),
    Case(
        "Tall Tales of Savagery",
        2,
        TALES,
        one(way="town", land="A6"),
        {"lands.A6.town": 1},
    ),
    Case(
        "Tall Tales of Savagery",
        3,
        TALES,
        {"fear_way": {"A2": ("explorer",)}},
        {
            "lands.A2.explorer": 1,
            "lands.A4.explorer": 0,
            "lands.A6.town": 1,
            "lands.A4.city": 1,
        },
        (WAY, ("explorer", "town")),
    ),
    Case(
        "Retreat!",
        1,
        RETREAT,
        one(land="A4", piece=("explorer", "explorer"), push=("A1", "A5")),
        {"lands.A4.explorer": 1, "lands.A1.explorer": 1, "lands.A5.explorer": 1},
        (LAND, ("A4", "A6")),
    ),
    Case(
        "Retreat!",
        2,
        RETREAT,
        one(land="A4", piece=("town (1 damage)", "explorer", "explorer"), push=("A3", "A3", "A5")),
        {
            "lands.A4.explorer": 1,
            "lands.A4.town": 0,
            "lands.A4.damage.town": [],
            "lands.A3.explorer": 1,
            "lands.A3.town": 1,
            "lands.A3.damage.town": [1],
            "lands.A5.explorer": 1,
        },
        (LAND, ("A4", "A6")),
    ),
    Case(
        "Retreat!",
        3,
        RETREAT,
        one(
            land="A4",
            piece=("explorer", "explorer", "explorer", "town (1 damage)"),
            push=("A5", "A5", "A5", "A5"),
        ),
        {
            "lands.A4.explorer": 0,
            "lands.A4.town": 0,
            "lands.A4.damage.town": [],
            "lands.A5.explorer": 3,
            "lands.A5.town": 1,
            "lands.A5.damage.town": [1],
        },
        (LAND, ("A2", "A4", "A6")),
    ),
    Case(
        "Dahan Raid",
        1,
        RAID,
        {
            "fear_land": {"player 1": ("A2",), "player 2": ("A5",)},
            "damage": {"A2": ({"town": [1]},)},
        },
        {"lands.A2.damage.town": [1], "lands.A5.explorer": 0},
        (LAND, ("A2", "A4", "A5")),
        players=2,
    ),
    Case(
        "Dahan Raid",
        2,
        RAID,
        {
            "fear_land": {"player 1": ("A4",), "player 2": ("A2",)},
            "damage": {"A2": ({"town": [2], "city": [1]},)},
        },
        {"lands.A2.town": 0, "lands.A2.damage.city": [1], "fear.pool": 7, "fear.generated": 1},
        (LAND, ("A2", "A4", "A5")),
        players=2,
    ),
    Case(
        "Dahan Raid",
        3,
        RAID,
        {
            "fear_land": {"player 1": ("A2",), "player 2": ("A4",)},
            "damage": {"A2": ({"town": [1], "city": [5]},)},
        },
        {
            "lands.A2.city": 0,
            "lands.A2.damage.town": [1],
            "fear.pool": 6,
            "fear.generated": 2,
        },
        (LAND, ("A2", "A4", "A5")),
        players=2,
    ),
    Case(
        "Dahan Enheartened",
        1,
        HEARTENED,
        one(way="push", land="A4", push="A5"),
        {"lands.A4.dahan": 1, "lands.A5.dahan": 1},
        (WAY, ("push", "gather")),
    ),
    Case(
        "Dahan Enheartened",
        1,
        HEARTENED,
        one(way="gather", land="A5", gather="A6"),
        {"lands.A6.dahan": 0, "lands.A5.dahan": 1},
    ),
    Case(
        "Dahan Enheartened",
        2,
        HEARTENED,
        one(land="A5", gather=("A4", "A6")),
        {
            "lands.A4.dahan": 1,
            "lands.A6.dahan": 0,
            "lands.A5.dahan": 2,
            "lands.A5.damage.town": [1],
        },
        (LAND, ALL),
    ),
    Case(
        "Dahan Enheartened",
        2,
        HEARTENED,
        one(land="A5"),
        {},
    ),
    Case(
        "Dahan Enheartened",
        3,
        HEARTENED,
        one(land="A5", gather=("A4", "A6")),
        {
            "lands.A4.dahan": 1,
            "lands.A6.dahan": 0,
            "lands.A5.dahan": 2,
            "lands.A5.town": 0,
            "fear.pool": 3,
            "fear.generated": 1,
        },
        (LAND, ALL),
    ),
    Case(
        "Avoid the Dahan",
        1,
        AVOID,
        {},
        dict.fromkeys(("lands.A2.no_explore", "lands.A5.no_explore"), True),
    ),
    Case(
        "Avoid the Dahan",
        2,
        AVOID,
        {},
        dict.fromkeys(("lands.A4.no_build", "lands.A5.no_build"), True),
    ),
    Case(
        "Avoid the Dahan",
        3,
        AVOID,
        {},
        dict.fromkeys(("lands.A2.no_build", "lands.A4.no_build", "lands.A5.no_build"), True),
    ),
    Case(
        "Seek Safety",
        1,
        SAFETY,
        one(land="A4"),
        {"lands.A4.explorer": 2, "lands.A5.explorer": 2},
        (LAND, ("A2", "A4", "A6")),
    ),
    Case(
        "Seek Safety",
        1,
        SAFETY,
        one(land="A6", push="A8"),
        {"lands.A6.explorer": 0, "lands.A8.explorer": 1},
    ),
    Case(
        "Seek Safety",
        2,
        SAFETY,
        one(way="town", land="A5", gather="A4"),
        {"lands.A4.town": 0, "lands.A5.town": 2},
        (WAY, ("explorer", "town")),
    ),
    Case(
        "Seek Safety",
        2,
        SAFETY,
        one(way="explorer", land="A1", gather="A2"),
        {"lands.A2.explorer": 0, "lands.A1.explorer": 1},
    ),
    Case(
        "Seek Safety",
        2,
        {"A1": {"town": 1}, "A2": {"explorer": 1}},
        one(way="explorer"),
        {"lands.A2.explorer": 0, "lands.A1.explorer": 1},
    ),
    Case(
        "Seek Safety",
        3,
        SAFETY,
        one(land="A4", piece=("town", "explorer")),
        {"lands.A4.town": 0, "lands.A4.explorer": 2},
        (LAND, ("A1", "A2", "A3", "A4", "A6")),
    ),
    Case(
        "Wary of the Interior",
        1,
        WARY,
        one(land="A5"),
        {"lands.A5.explorer": 0},
        (LAND, ("A4", "A5")),
    ),
    Case(
        "Wary of the Interior",
        2,
        WARY,
        one(land="A5", piece="town"),
        {"lands.A5.town": 0},
        (LAND, ("A4", "A5", "A6")),
    ),
    Case(
        "Wary of the Interior",
        3,
        WARY,
        one(land="A2"),
        {"lands.A2.explorer": 0},
        (LAND, ("A2", "A4", "A5", "A6")),
    ),
    Case(
        "Belief Takes Root",
        1,
        BELIEF,
        {},
        {
            "lands.A1.defend": 2,
            "lands.A2.defend": 2,
            "lands.A4.defend": 3,
            "lands.A5.defend": 2,
        },
    ),
    Case(
        "Belief Takes Root",
        2,
        BELIEF,
        {},
        {
            "lands.A1.defend": 2,
            "lands.A2.defend": 2,
            "lands.A4.defend": 3,
            "lands.A5.defend": 2,
            "spirits.River.energy": 2,
            "spirits.Fire.energy": 2,
        },
    ),
    Case(
        "Belief Takes Root",
        3,
        BELIEF,
        one(land="A2", piece=("city", "explorer")),
        {"lands.A2.city": 0, "lands.A2.explorer": 0},
        (LAND, ALL),
    ),
    Case(
        "Belief Takes Root",
        3,
        BELIEF,
        one(land="A1", piece=("town", "town", "town")),
        {"lands.A1.town": 1},
    ),
    Case(
        "Isolation",
        1,
        ISOLATION,
        one(land="A1"),
        {"lands.A1.town": 0},
        (LAND, ("A1", "A2")),
    ),
    Case(
        "Isolation",
        2,
        ISOLATION,
        one(land="A4", piece="town"),
        {"lands.A4.town": 0},
        (LAND, ("A1", "A2", "A3", "A4")),
    ),
    Case(
        "Isolation",
        3,
        ISOLATION,
        one(land="A3", piece="city"),
        {"lands.A3.city": 0},
        (LAND, ("A1", "A2", "A3", "A4", "A6", "A8")),
    ),
    Case(
        "Overseas Trade Seems Safer",
        1,
        OVERSEAS,
        {},
        {"lands.A1.defend": 3, "lands.A2.defend": 4, "lands.A3.defend": 3},
    ),
    Case(
        "Overseas Trade Seems Safer",
        2,
        OVERSEAS,
        {},
        {
            "lands.A1.defend": 6,
            "lands.A2.defend": 7,
            "lands.A3.defend": 6,
            **{f"lands.{name}.no_build_city": True for name in COAST},
        },
    ),
    Case(
        "Overseas Trade Seems Safer",
        3,
        OVERSEAS,
        {},
        {
            "lands.A1.defend": 9,
            "lands.A2.defend": 10,
            "lands.A3.defend": 9,
            **{f"lands.{name}.no_build": True for name in COAST},
        },
    ),
    Case(
        "Trade Suffers",
        1,
        TRADE,
        {},
        dict.fromkeys(("lands.A2.no_build", "lands.A5.no_build", "lands.A8.no_build"), True),
    ),
    Case(
        "Trade Suffers",
        2,
        TRADE,
        one(land="A3"),
        {"lands.A3.town": 0, "lands.A3.explorer": 1},
        (LAND, ("A2", "A3")),
    ),
    Case(
        "Trade Suffers",
        3,
        TRADE,
        one(way="city"),
        {"lands.A2.city": 0, "lands.A2.town": 2},
        (WAY, ("city", "town")),
    ),
    # A Town with 1 damage becomes an Explorer with 1 damage, which has 1 health (SI-Q34).
    Case(
        "Trade Suffers",
        3,
        TRADE,
        one(way="town", land="A2"),
        {"lands.A2.town": 0, "lands.A2.damage.town": []},
    ),
]

REFUSED = [
    ("Fear of the Unseen", 1, UNSEEN, one(land="A3"), "SI-invader-phase-fear-R02"),
    ("Fear of the Unseen", 1, UNSEEN, one(land="A1"), "SI-power-principles-R03"),
    ("Fear of the Unseen", 2, UNSEEN, one(land="A5"), "SI-invader-phase-fear-R02"),
    (
        "Fear of the Unseen",
        3,
        UNSEEN,
        one(way="explorer or town", land="A5"),
        "SI-invader-phase-fear-R02",
    ),
    (
        "Fear of the Unseen",
        3,
        {**UNSEEN, "A1": {"city": 1, "presence": {"River": 1}}},
        one(way="city"),
        "SI-invader-phase-fear-R02",
    ),
    ("Emigration Accelerates", 1, EMIGRATION, one(land="A5"), "SI-invader-phase-fear-R02"),
    ("Emigration Accelerates", 1, EMIGRATION, one(land="A3"), "SI-power-principles-R03"),
    ("Emigration Accelerates", 2, EMIGRATION, one(land="A5"), "SI-invader-phase-fear-R02"),
    ("Tall Tales of Savagery", 1, TALES, one(land="A5"), "SI-invader-phase-fear-R02"),
    ("Tall Tales of Savagery", 2, TALES, one(way="town", land="A5"), "SI-invader-phase-fear-R02"),
    (
        "Tall Tales of Savagery",
        2,
        TALES,
        one(way="explorer", land="A5"),
        "SI-invader-phase-fear-R02",
    ),
    ("Retreat!", 1, RETREAT, one(land="A2"), "SI-invader-phase-fear-R02"),
    ("Retreat!", 2, RETREAT, one(land="A2"), "SI-invader-phase-fear-R02"),
    (
        "Retreat!",
        1,
        RETREAT,
        one(land="A4", piece="explorer", push="A6"),
        "SI-gather-and-push-R03",
    ),
    ("Dahan Raid", 1, RAID, one(land="A6"), "SI-invader-phase-fear-R02"),
    ("Dahan Enheartened", 1, HEARTENED, one(way="push", land="A6"), "SI-invader-phase-fear-R02"),
    ("Dahan Enheartened", 1, HEARTENED, one(way="gather", land="A6"), "SI-invader-phase-fear-R02"),
    ("Dahan Enheartened", 2, HEARTENED, one(land="A5", gather="A2"), "SI-gather-and-push-R01"),
    ("Seek Safety", 1, SAFETY, one(land="A5"), "SI-invader-phase-fear-R02"),
    (
        "Seek Safety",
        1,
        {"A1": {"town": 1}, "A2": {"explorer": 1}, "A4": {"town": 1}},
        one(land="A2", push="A3"),
        "SI-invader-phase-fear-R02",
    ),
    ("Seek Safety", 1, SAFETY, one(land="A3"), "SI-invader-phase-fear-R02"),
    ("Seek Safety", 2, SAFETY, one(way="explorer", land="A7"), "SI-invader-phase-fear-R02"),
    ("Seek Safety", 2, SAFETY, one(way="town", land="A4"), "SI-invader-phase-fear-R02"),
    ("Seek Safety", 3, SAFETY, one(land="A5"), "SI-invader-phase-fear-R02"),
    (
        "Seek Safety",
        3,
        SAFETY,
        one(land="A4", piece=("explorer", "explorer", "town")),
        "SI-power-principles-P01",
    ),
    ("Wary of the Interior", 1, WARY, one(land="A2"), "SI-invader-phase-fear-R02"),
    ("Wary of the Interior", 2, WARY, one(land="A2"), "SI-invader-phase-fear-R02"),
    (
        "Belief Takes Root",
        3,
        BELIEF,
        one(land="A2", piece=("city", "town")),
        "SI-power-principles-P01",
    ),
    ("Isolation", 1, ISOLATION, one(land="A4"), "SI-invader-phase-fear-R02"),
    ("Isolation", 1, ISOLATION, one(land="A6"), "SI-power-principles-R03"),
    ("Isolation", 2, ISOLATION, one(land="A5"), "SI-invader-phase-fear-R02"),
    ("Isolation", 3, ISOLATION, one(land="A5"), "SI-invader-phase-fear-R02"),
    ("Trade Suffers", 2, TRADE, one(land="A5"), "SI-invader-phase-fear-R02"),
    ("Trade Suffers", 3, TRADE, one(way="town", land="A5"), "SI-invader-phase-fear-R02"),
]

MAY = [
    ("Retreat!", 1, RETREAT),
    ("Retreat!", 2, RETREAT),
    ("Retreat!", 3, RETREAT),
    ("Dahan Enheartened", 1, HEARTENED),
    ("Seek Safety", 1, SAFETY),
    ("Seek Safety", 2, SAFETY),
    ("Seek Safety", 3, SAFETY),
    ("Trade Suffers", 2, TRADE),
    ("Trade Suffers", 3, TRADE),
]


def test_every_card_of_the_box_is_carried_out():
    assert set(FEAR_CARDS) == set(GAME.components.fear_cards)
    assert {(case.card, case.level) for case in CASES} == {
        (card, level) for card in FEAR_CARDS for level in (1, 2, 3)
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}-{case.level}")
def test_card(case: Case):
    position = table(case.lands, case.level, case.players)
    check(GAME, position)
    if case.asks:
        asked = first_ask(case.card, position, case.level)
        assert (asked.key, asked.options.allowed) == case.asks

    ending = scripted(FEAR_CARDS[case.card](GAME, position, case.level), case.answers)

    assert isinstance(ending, Played), ending
    assert leaves(difference(position, ending.result)) == case.outcome


def first_ask(card: str, position: Position, level: int) -> Any:
    """Return what a card asks first."""

    def nothing(ask: Any) -> Any:
        raise Unanswered

    ending = drive(FEAR_CARDS[card](GAME, position, level), nothing)
    assert isinstance(ending, Open), ending
    return ending.ask


@pytest.mark.parametrize(("card", "level", "lands", "answers", "clause"), REFUSED)
def test_what_the_card_does_not_let_a_player_do(card, level, lands, answers, clause):
    position = table(lands, level)

    ending = scripted(FEAR_CARDS[card](GAME, position, level), answers)

    assert isinstance(ending, Refused), ending
    assert ending.clause == clause


@pytest.mark.parametrize(("card", "level", "lands"), MAY)
def test_a_player_who_may_need_not(card, level, lands):
    position = table(lands, level)
    asked = first_ask(card, position, level)
    assert asked.optional

    ending = scripted(FEAR_CARDS[card](GAME, position, level), {})

    assert isinstance(ending, Played)
    assert ending.result == position


@pytest.mark.parametrize(
    ("card", "level", "lands", "answers"),
    [
        ("Retreat!", 1, RETREAT, one(land="A4", piece=("explorer",) * 3, push=("A5",) * 3)),
        (
            "Retreat!",
            2,
            RETREAT,
            one(
                land="A4",
                piece=("explorer", "explorer", "explorer", "town (1 damage)"),
                push=("A5",) * 4,
            ),
        ),
        (
            "Dahan Enheartened",
            2,
            {**HEARTENED, "A5": {"town": 1, "city": 1}},
            one(land="A5", gather=("A4", "A4", "A6")) | {"damage": {"A5": ({"town": [1]},)}},
        ),
    ],
)
def test_up_to_is_the_most(card, level, lands, answers):
    position = table(lands, level)

    with pytest.raises(AnswerError, match="nobody asked"):
        scripted(FEAR_CARDS[card](GAME, position, level), answers)


def test_no_land_is_chosen_by_two_players():
    position = table(RAID, 1, players=2)
    answers = {"fear_land": {"player 1": ("A4",), "player 2": ("A4",)}}

    ending = scripted(FEAR_CARDS["Dahan Raid"](GAME, position, 1), answers)

    assert isinstance(ending, Refused)
    assert ending.clause == "SI-invader-phase-fear-R02"


def test_a_player_for_whom_no_land_is_left_is_passed_over():
    position = table({"A2": {"explorer": 1}}, 1, players=2)

    ending = scripted(FEAR_CARDS["Isolation"](GAME, position, 1), {})

    assert isinstance(ending, Played)
    assert leaves(difference(position, ending.result)) == {"lands.A2.explorer": 0}


def test_the_second_player_sees_what_the_first_has_done():
    position = table({"A3": {"explorer": 2, "town": 1}, "A2": {"explorer": 1}}, 2, players=2)
    answers = {"fear_land": {"player 1": ("A2",)}}

    ending = scripted(FEAR_CARDS["Isolation"](GAME, position, 2), answers)

    assert isinstance(ending, Played)
    assert leaves(difference(position, ending.result)) == {"lands.A2.explorer": 0}


def test_the_game_ends_between_two_players():
    position = table({"A3": {"town": 1}, "A4": {"explorer": 5}, "A8": {}}, 2, players=2)
    answers = {"fear_land": {"player 1": ("A3",)}}

    ending = scripted(FEAR_CARDS["Emigration Accelerates"](GAME, position, 3), answers)

    assert isinstance(ending, Played)
    assert leaves(difference(position, ending.result)) == {
        "lands.A3.town": 0,
        "result": "victory",
        "result_by": "terror level 2",
    }


def test_a_pushed_dahan_keeps_its_damage_but_not_the_health_of_the_land():
    lands = {
        "A4": {"explorer": 1, "dahan": 1, "damage": {"dahan": [1]}},
        "A6": {"explorer": 1, "dahan": 1, "damage": {"dahan": [4]}, "extra_health": {"dahan": 3}},
    }
    position = table(lands, 1)
    hearten = FEAR_CARDS["Dahan Enheartened"]

    kept = scripted(hearten(GAME, position, 1), one(way="push", land="A4", push="A5"))
    lost = scripted(hearten(GAME, position, 1), one(way="push", land="A6", push="A5"))

    assert isinstance(kept, Played)
    assert land_of(kept.result, "A5").damage == {"dahan": (1,)}
    assert isinstance(lost, Played)
    assert on_island(lost.result, "dahan") == 1


@cache
def positions() -> tuple[Position, ...]:
    """Draw 300 positions from games played at random, each with some Spirits on the island."""
    random = Random(2017)
    found: list[Position] = []
    for players in itertools.cycle((1, 2, 3, 4)):
        set_up = OPERATIONS["spirit_island.set_up"].run(GAME, Position(), players=players)
        position = with_spirits(played(set_up, random), random)
        for _ in range(6):
            position = played(begin_turn(GAME, position), random)
            while due := open_operations(GAME, position):
                if random.random() < 0.1:
                    found.append(position)
                operation = random.choice(due)
                run = OPERATIONS[operation.operation].run
                after = played(run(GAME, position, **operation.inputs), random)
                position = tick(GAME, position, operation, after)
            if position.result:
                break
        if len(found) >= 300:
            return tuple(found[:300])
    raise AssertionError


def played(play: Any, random: Random) -> Position:
    """Play by chance to the end."""
    ending = drive(play, seeded(random), listen=False)
    assert isinstance(ending, Played), ending
    return ending.result


def with_spirits(position: Position, random: Random) -> Position:
    """Give each player a Spirit with a sacred site and some presence elsewhere."""
    names = [f"Spirit {number}" for number in range(position.players)]
    position = replace(position, spirits={name: Spirit() for name in names})
    lands = list(island(GAME, position))
    for name in names:
        for land in random.choices(lands, k=4) * 2 + random.choices(lands, k=4):
            presence = land_of(position, land).presence
            more = with_entry(presence, name, presence.get(name, 0) + 1)
            position = with_land(position, land, presence=more)
    return position


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("card", FEAR_CARDS)
def test_card_ends_well_from_every_position(card: str, level: int):
    by_chance = seeded(Random(f"{card} {level}"))
    for position in positions():
        deck = tuple(c for c in position.fear.deck if DIVIDERS.get(c, level + 1) > level)
        if deck[0] in DIVIDERS:
            deck = deck[1:]
        before = replace(position, fear=replace(position.fear, deck=deck, terror_level=level))

        def answer(ask: Any) -> Any:
            if isinstance(ask, Choose):
                assert len(ask.options.allowed) >= (1 if ask.optional else 2), ask
            return by_chance(ask)

        ending = drive(FEAR_CARDS[card](GAME, before, level), answer, listen=False)

        assert isinstance(ending, Played), ending
        after = ending.result
        check(GAME, after)
        assert msgspec.json.decode(canonical(after), type=Position) == after
        assert on_island(after, "dahan") == on_island(before, "dahan")
        assert invaders(after) <= invaders(before)


def invaders(position: Position) -> int:
    """Count the Invaders on the island."""
    return sum(on_island(position, kind) for kind in INVADERS)


# Cards at work, where a condition is tested when the Invaders act (SI-Q64)

ACTING = Game(Rules(readings={"SI-Q64": "when_acting"}), load())


def at_work(card: str, level: int, terror_level: int = 2) -> Position:
    position = table({}, terror_level)
    used = AtWork(card, level)
    return replace(position, fear=replace(position.fear, at_work=(used,)))


def test_a_card_whose_effect_lasts_can_be_at_work() -> None:
    check(ACTING, at_work("Avoid the Dahan", 1))
    check(ACTING, at_work("Avoid the Dahan", 2))


@pytest.mark.parametrize(
    ("card", "level", "game"),
    [
        ("Avoid the Dahan", 1, GAME),  # by the other reading, lands are marked
        ("Avoid the Dahan", 3, ACTING),  # the Terror Level has never been so high
        ("Trade Suffers", 2, ACTING),  # at this level it replaces a Town, once
        ("Isolation", 1, ACTING),
        ("Avoid the Dahn", 1, ACTING),
    ],
)
def test_no_other_card_can_be_at_work(card: str, level: int, game: Game) -> None:
    with pytest.raises(Impossible, match=f"fear.at_work: '{card}' used at level {level} isn't at"):
        check(game, at_work(card, level))
