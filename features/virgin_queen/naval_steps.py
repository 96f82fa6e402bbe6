"""Steps of the scenarios on sea captains, naval movement and the counters of land units."""

from __future__ import annotations

import re
from typing import Any

from features.table import Table
from features.virgin_queen.control_steps import FLEETS, fleets
from features.virgin_queen.movement_steps import ORIGIN, TARGET
from features.virgin_queen.words import SPACE, WHO, named
from pytest_bdd import given, parsers, then, when

CAPTAIN = r"(?P<captain>[A-Z]\w+|de Sores|le Clerc)"
COUNTERS = re.compile(r"(?P<n>\d+) (?P<kind>one|two|four|six)s?")
COURSE = re.compile(rf"(?P<what>.+?) sails? from {ORIGIN} to {TARGET}")


def course(text: str) -> dict[str, Any]:
    """Read `2 corsairs of the Ottoman and Dragut sail from sea to here`."""
    match = COURSE.fullmatch(text)
    assert match, f"what is {text!r}?"
    found: dict[str, Any] = {"origin": match["origin"], "target": match["target"]}
    if FLEETS.search(match["what"]):
        ships: dict[str, dict[str, int]] = {}
        for nation, kind, number in fleets(match["what"]):
            ships.setdefault(nation, {})[kind] = number
        found["fleets"] = ships
    leaders = re.split(r", | and ", FLEETS.sub("", match["what"]))
    if names := sorted(name for name in leaders if name.strip()):
        found["leaders"] = names
    return found


# Captains


@given(parsers.re(rf"{CAPTAIN} is a captain of (?P<powers>{WHO}|France and the Protestant)$"))
def a_captain(table: Table, captain: str, powers: str) -> None:
    table.put(f"captains.{captain}", {"powers": [named(power) for power in powers.split(" and ")]})


@given(parsers.re(rf"{CAPTAIN} is a captain of (?P<power>{WHO}) with battle rating (?P<n>\d)$"))
def a_captain_with_a_rating(table: Table, captain: str, power: str, n: str) -> None:
    table.put(f"captains.{captain}", {"powers": [named(power)], "battle": int(n)})


@given(parsers.re(rf"{CAPTAIN} is in {SPACE} for (?P<power>{WHO})(?P<damaged>, damaged)?$"))
def captain_is_in(table: Table, captain: str, space: str, power: str, damaged: str | None) -> None:
    table.put(f"captains.{captain}.power", named(power))
    table.put(f"captains.{captain}.at", space)
    if damaged:
        table.put(f"captains.{captain}.damaged", True)


@given(parsers.re(rf"{CAPTAIN} leads in {SPACE} with battle rating (?P<n>\d)$"))
def captain_leads(table: Table, captain: str, space: str, n: str) -> None:
    """Put an English captain into a port as a naval leader."""
    who = {"powers": ["england"], "power": "england", "battle": int(n)}
    table.put(f"captains.{captain}", who)
    table.put(f"leaders.{captain}", {"nation": "england", "naval": True, "battle": int(n)})
    table.put(f"spaces.{space}.leaders", [captain])


@given(parsers.re(rf"{CAPTAIN} has led for England and waits for the next turn$"))
def captain_waits(table: Table, captain: str) -> None:
    table.put(f"captains.{captain}.power", "england")
    table.put(f"leaders.{captain}", {"nation": "england", "naval": True, "battle": 1})
    table.put("leaders_next_turn", [captain])


@when(
    parsers.re(rf"(?P<power>{WHO}) sends {CAPTAIN} to {SPACE}(?P<damaged> on his damaged side)?$")
)
def sends(table: Table, power: str, captain: str, space: str, damaged: str | None) -> None:
    inputs: dict[str, Any] = {"damaged": True} if damaged else {}
    table.do("place_captain", power=named(power), captain=captain, space=space, **inputs)


@when(parsers.re(rf"{CAPTAIN} comes to {SPACE} as a naval leader$"))
def comes_as_leader(table: Table, captain: str, space: str) -> None:
    table.do("captain_as_leader", captain=captain, space=space)


@when(parsers.re(rf"{CAPTAIN} returns$"))
def returns(table: Table, captain: str) -> None:
    table.do("captain_returns", captain=captain)


@when(parsers.re(rf"(?P<power>{WHO}) uses the special bonus of {CAPTAIN}$"))
def uses_bonus(table: Table, power: str, captain: str) -> None:
    table.do("captain_bonus", power=named(power), captain=captain)


@then(parsers.re(rf"{CAPTAIN} is then in {SPACE} for (?P<power>{WHO}), (?P<side>un)?damaged$"))
def is_then_in(table: Table, captain: str, space: str, power: str, side: str | None) -> None:
    table.state(f"captains.{captain}.power", named(power))
    table.state(f"captains.{captain}.at", space)
    table.state(f"captains.{captain}.damaged", not side)


@then(parsers.re(rf"{CAPTAIN} then leads in {SPACE} for England with battle rating (?P<n>\d)$"))
def then_leads(table: Table, captain: str, space: str, n: str) -> None:
    table.state(f"spaces.{space}.leaders", [captain])
    table.state(f"leaders.{captain}.nation", "england")
    table.state(f"leaders.{captain}.naval", True)
    table.state(f"leaders.{captain}.battle", int(n))
    table.state(f"captains.{captain}.power", "england")


@then(parsers.re(rf"{CAPTAIN} is in the force pool$"))
def is_in_the_pool(table: Table, captain: str) -> None:
    table.state(f"captains.{captain}.power", "")
    table.state(f"captains.{captain}.at", "")
    table.state(f"captains.{captain}.damaged", False)


@then(parsers.re(rf"no naval leader is left in {SPACE}$"))
def no_naval_leader(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.leaders", [])


@then(parsers.re(rf"(?P<names>.+) are naval leaders in {SPACE}$"))
def are_naval_leaders(table: Table, names: str, space: str) -> None:
    table.state(f"spaces.{space}.leaders", sorted(names.split(" and ")))


# Naval movement


@when(parsers.re(r"in one naval move (?P<courses>.+)$"))
def one_naval_move(table: Table, courses: str) -> None:
    table.do("naval_move", courses=[course(text) for text in courses.split("; ")])


# Counters


@given(parsers.re(rf"the counters of (?P<nation>{WHO}) are (?P<what>.+)$"))
def the_counters_are(table: Table, nation: str, what: str) -> None:
    kinds = {"one": "ones", "two": "twos", "four": "fours", "six": "sixes"}
    for match in COUNTERS.finditer(what):
        table.put(f"counters.{named(nation)}.{kinds[match['kind']]}", int(match["n"]))


@when(
    parsers.re(
        rf"(?P<nation>{WHO}) loses 1 more (?P<kind>\w+)"
        rf" (?P<where>of the formation|of its foreign war|inside {SPACE}|in {TARGET})$"
    )
)
def loses_one_more(
    table: Table, nation: str, kind: str, where: str, space: str | None, target: str | None
) -> None:
    stack = "move.units" if where == "of the formation" else f"foreign_wars.{named(nation)}.units"
    if space or target:
        stack = f"spaces.{space}.inside" if space else f"spaces.{target}.units"
    kind = {"regular": "regulars", "mercenary": "mercenaries"}.get(kind, kind)
    table.answer("further_loss", named(nation), f"{stack} {kind}")
