"""Steps of the scenarios on control, unrest and displacement."""

from __future__ import annotations

import re

from features.table import Table
from features.virgin_queen.words import SPACE, WHO, force, named
from pytest_bdd import given, parsers, then, when

NAVAL = "galleys?|corsairs?|galleons?|race-built galleons?|armadas?|patrols?"
FLEETS = re.compile(rf"(?P<n>\d+|no) (?P<kind>{NAVAL}) of (?P<nation>{WHO})")


def fleets(text: str) -> list[tuple[str, str, int]]:
    """Read `2 galleys of Venice and 1 galleon of France`: nation, kind and number."""
    found = []
    for match in FLEETS.finditer(text):
        kind = match["kind"].rstrip("s") + "s"
        kind = "race_built" if kind.startswith("race") else "armada" if kind == "armadas" else kind
        found.append((named(match["nation"]), kind, 0 if match["n"] == "no" else int(match["n"])))
    assert found, f"what is {text!r}?"
    return found


@given(parsers.re(rf"{SPACE} harbours (?P<what>.+)$"))
def harbours(table: Table, space: str, what: str) -> None:
    for nation, kind, number in fleets(what):
        table.put(f"spaces.{space}.fleets.{nation}.{kind}", number)


@given(parsers.re(rf"(?P<name>[A-Z]\w+), a naval leader of (?P<nation>{WHO}), is in {SPACE}$"))
def a_naval_leader(table: Table, name: str, nation: str, space: str) -> None:
    table.put(f"leaders.{name}", {"nation": named(nation), "naval": True})
    path = f"spaces.{space}.leaders"
    table.put(path, sorted([*table.given(path, []), name]))


@given(parsers.re(rf"the capital of (?P<nation>{WHO}) is {SPACE}$"))
def the_capital_is(table: Table, nation: str, space: str) -> None:
    table.put(f"capitals.{named(nation)}", space)


@given(parsers.re(rf"{SPACE} is a capital$"))
def is_a_capital(table: Table, space: str) -> None:
    table.place(space, capital=True)


@given(parsers.re(rf"{SPACE} is joined to (?P<other>\w+) by an inland waterway$"))
def joined_by_a_waterway(table: Table, space: str, other: str) -> None:
    table.place(space, waterways=[other])


@given(parsers.re(rf"a fortress was built in {SPACE}$"))
def a_fortress_was_built(table: Table, space: str) -> None:
    table.put(f"spaces.{space}.fortress", True)


@given(parsers.re(rf"{SPACE} is (?P<religion>catholic|protestant) by its marker$"))
def religion_by_marker(table: Table, space: str, religion: str) -> None:
    table.put(f"spaces.{space}.religion", religion)


@when(parsers.re(rf"control of {SPACE} is taken$"))
def control_is_taken(table: Table, space: str) -> None:
    table.do("control_unfortified_space", space=space)


@when(parsers.re(rf"the unrest in {SPACE} is removed$"))
def unrest_is_removed(table: Table, space: str) -> None:
    table.do("remove_unrest", space=space)


@when(parsers.re(rf"(?P<event>[A-Z][\w ]+) places unrest in {SPACE}$"))
def event_places_unrest(table: Table, event: str, space: str) -> None:
    table.do("place_unrest", space=space, event=event)


@when(parsers.re(rf"what belonged to (?P<power>{WHO}) is displaced from {SPACE}$"))
def is_displaced_from(table: Table, power: str, space: str) -> None:
    table.do("displace", space=space, power=named(power))


@when(parsers.re(rf"the fleet of (?P<nation>{WHO}) retreats to {SPACE}$"))
def fleet_retreats(table: Table, nation: str, space: str) -> None:
    table.answer("fleet_retreat", named(nation), space)


@when(parsers.re(rf"the land units of (?P<nation>{WHO}) go to {SPACE}$"))
def land_units_go_to(table: Table, nation: str, space: str) -> None:
    table.answer("displace_to", named(nation), space)


@when(parsers.re(rf"the fleet of (?P<nation>{WHO}) goes to {SPACE}$"))
def fleet_goes_to(table: Table, nation: str, space: str) -> None:
    table.answer("displace_fleet_to", named(nation), space)


@when(parsers.re(rf"(?P<what>.+) (?:is|are) chosen in {SPACE} to be displaced first$"))
@when(parsers.re(rf"(?P<what>.+) (?:is|are) chosen to go to {SPACE}$"))
def are_chosen(table: Table, what: str, space: str) -> None:
    """Choose some of the displaced units: those that go first, or that find room."""
    units, _ = force(what)
    chosen = {f"{nation} {k}": [n] for nation, kinds in units.items() for k, n in kinds.items()}
    table.answer("displaced_units", space, chosen)


@then(parsers.re(rf"{SPACE} has no control marker$"))
def has_no_control_marker(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.control", "")


@then(parsers.re(rf"{SPACE} is (?P<how>no longer|then) in unrest$"))
def is_then_in_unrest(table: Table, space: str, how: str) -> None:
    table.state(f"spaces.{space}.unrest", how == "then")


@then(parsers.re(rf"{SPACE} then harbours (?P<what>.+)$"))
def then_harbours(table: Table, space: str, what: str) -> None:
    for nation, kind, number in fleets(what):
        table.state(f"spaces.{space}.fleets.{nation}.{kind}", number)


@then(parsers.re(rf"(?P<leader>[A-Z]\w+) is then in {SPACE}$"))
def leader_is_then_in(table: Table, leader: str, space: str) -> None:
    table.state(f"spaces.{space}.leaders", [leader])


@then(parsers.re(r"the next turn's box holds (?P<what>.+)$"))
def next_turn_holds(table: Table, what: str) -> None:
    for nation, kind, number in fleets(what):
        table.state(f"turn_track.{nation}.{kind}", number)


@then(parsers.re(r"(?P<leader>[A-Z]\w+) returns next turn$"))
def returns_next_turn(table: Table, leader: str) -> None:
    table.state("leaders_next_turn", [leader])


@then(parsers.re(rf"(?P<n>\d) (?P<kind>\w+) of (?P<nation>{WHO}) (?:is|are) in the force pool$"))
def in_the_force_pool(table: Table, n: str, kind: str, nation: str) -> None:
    table.state(f"force_pool.{named(nation)}.{kind}", int(n))


@then(parsers.re(rf"{SPACE} is still (?P<religion>catholic|protestant)$"))
def is_still(table: Table, space: str, religion: str) -> None:
    table.state(f"spaces.{space}.religion", religion)
