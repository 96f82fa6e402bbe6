"""Steps of the scenarios on alliances and on the naval units that there are."""

from __future__ import annotations

import re

from features.table import Table
from features.virgin_queen.control_steps import fleets
from features.virgin_queen.words import SPACE, WHO, named
from pytest_bdd import given, parsers, then, when


@given(parsers.re(r"(?P<what>.+) (?:is|are) to be rebuilt next turn$"))
def are_to_be_rebuilt(table: Table, what: str) -> None:
    for nation, kind, number in fleets(what):
        table.put(f"turn_track.{nation}.{kind}", number)


@when(parsers.re(rf"(?P<what>.+) (?:joins|join) the fleet in {SPACE}$"))
def join_the_fleet(table: Table, what: str, space: str) -> None:
    units: dict[str, dict[str, int]] = {}
    for nation, kind, number in fleets(what):
        units.setdefault(nation, {})[kind] = number
    table.do("add_naval_units", space=space, fleets=units)


@when(parsers.re(rf"(?P<one>{WHO}) and (?P<other>{WHO}) make peace$"))
def make_peace(table: Table, one: str, other: str) -> None:
    table.do("make_peace", one=named(one), other=named(other))


@when(parsers.re(rf"(?P<one>{WHO}) and (?P<other>{WHO}) announce an alliance$"))
def announce_an_alliance(table: Table, one: str, other: str) -> None:
    table.do("ally", one=named(one), other=named(other))


@when(
    parsers.re(
        rf"(?P<power>{WHO}) declares war on (?P<on>{WHO})"
        r"(?: for (?P<cp>\d+) CP)?(?:, where the box says (?P<cost>\d+))?"
        r"(?P<peace>, with whom it has just made peace)?(?P<dead>, after King Sebastian's death)?$"
    )
)
def declares_war(
    table: Table,
    power: str,
    on: str,
    cp: str | None,
    cost: str | None,
    peace: str | None,
    dead: str | None,
) -> None:
    inputs: dict[str, object] = {"power": named(power), "on": named(on)}
    inputs |= {name: int(n) for name, n in (("cp", cp), ("cost", cost)) if n is not None}
    if peace:
        inputs["peace_with"] = [named(on)]
    if dead:
        inputs["sebastian_is_dead"] = True
    table.do("declare_war", **inputs)


@when(parsers.re(rf"(?P<power>{WHO}) leaves {SPACE} as the war begins$"))
def leaves_as_war_begins(table: Table, power: str, space: str) -> None:
    table.do("leave_as_war_begins", power=named(power), space=space)


@then(parsers.re(r"the (?P<what>alliances|wars) are (?P<pairs>.+)$"))
def the_pairs_are(table: Table, what: str, pairs: str) -> None:
    """Read `France with England, Spain with the HRE`."""
    found = [pair.split(" with ") for pair in re.split(r", ", pairs)]
    table.state(what, [[named(one), named(other)] for one, other in found])


@then("nobody is allied any more")
def nobody_is_allied(table: Table) -> None:
    table.state("alliances", [])
