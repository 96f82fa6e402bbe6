"""The steps of Virgin Queen's scenarios, in the words of the rulebook.

Spaces and sea zones are `here`, `there`, `yonder`, … (any that fit) or printed ones (`Vienna`).
"""

from __future__ import annotations

import re

from features.table import Table
from features.virgin_queen.battle_steps import *  # noqa: F403  # their steps
from features.virgin_queen.control_steps import *  # noqa: F403  # their steps
from features.virgin_queen.diplomacy_steps import *  # noqa: F403  # their steps
from features.virgin_queen.espionage_steps import *  # noqa: F403  # their steps
from features.virgin_queen.movement_steps import *  # noqa: F403  # their steps
from features.virgin_queen.naval_steps import *  # noqa: F403  # their steps
from features.virgin_queen.religion_steps import *  # noqa: F403  # their steps
from features.virgin_queen.words import SPACE, WHO, force, lay, listed, named
from pytest_bdd import given, parsers, then

# The map


@given(
    parsers.re(
        r"an? (?P<kind>key|fortress|sea zone|Ocean zone|unfortified space)"
        r" called (?P<name>[a-z]\w*|[A-Z]\w+(?: [A-Z]\w+)?)"
        rf"(?: of (?P<home>{WHO}))?(?:, split with (?P<upper>{WHO}))?"
        r"(?:, adjacent to (?P<others>.+?))?(?:, over a pass to (?P<passes>.+?))?$"
    )
)
def a_place(
    table: Table,
    kind: str,
    name: str,
    home: str | None,
    upper: str | None,
    others: str | None,
    passes: str | None,
) -> None:
    kind = "unfortified" if kind == "unfortified space" else kind.lower()
    table.place(name, kind=kind)
    if home:
        table.place(name, home=named(home))
    if upper:
        table.place(name, upper=named(upper))
    if others:
        table.place(name, adjacent=listed(others))
    if passes:
        table.place(name, passes=listed(passes))


@given(parsers.re(rf"{SPACE} is controlled by (?P<power>{WHO})$"))
def is_controlled_by(table: Table, space: str, power: str) -> None:
    table.put(f"spaces.{space}.control", named(power))


@given(parsers.re(rf"{SPACE} is in unrest$"))
def is_in_unrest(table: Table, space: str) -> None:
    table.put(f"spaces.{space}.unrest", True)


@given(parsers.re(rf"{SPACE} holds (?P<what>.+)$"))
def holds(table: Table, space: str, what: str) -> None:
    lay(table, f"spaces.{space}", what, "units", "leaders")


@given(parsers.re(rf"(?P<what>.+) (?:is|are) besieged in {SPACE}(?: by (?P<power>{WHO}))?$"))
def are_besieged(table: Table, what: str, space: str, power: str | None) -> None:
    """Put units into the fortification; the siege stands since an earlier impulse."""
    lay(table, f"spaces.{space}", what, "inside", "leaders_inside")
    if power:
        table.put(f"spaces.{space}.siege.{named(power)}", "standing")


# The powers


@given(parsers.re(rf"(?P<one>{WHO}) and (?P<other>{WHO}) are at war$"))
def are_at_war(table: Table, one: str, other: str) -> None:
    table.put("wars", [*table.given("wars", []), [named(one), named(other)]])


@given(parsers.re(rf"(?P<one>{WHO}) and (?P<other>{WHO}) are allied$"))
def are_allied(table: Table, one: str, other: str) -> None:
    table.put("alliances", [*table.given("alliances", []), [named(one), named(other)]])


@given(parsers.re(rf"(?P<minor>{WHO}) is an active minor power of (?P<major>{WHO})$"))
def is_active(table: Table, minor: str, major: str) -> None:
    table.put(f"active.{named(minor)}", named(major))


@given(parsers.re(rf"it is the impulse of (?P<power>{WHO}), with (?P<cp>\d+) CP$"))
def is_the_impulse_of(table: Table, power: str, cp: str) -> None:
    table.put("impulse", {"power": named(power), "cp": int(cp)})


@given(
    parsers.re(
        rf"(?P<name>[A-Z]\w+), an army leader of (?P<nation>{WHO}),"
        r" has battle (?P<battle>\d) and command (?P<command>\d+)$"
    )
)
def an_army_leader(table: Table, name: str, nation: str, battle: str, command: str) -> None:
    leader = {"nation": named(nation), "battle": int(battle), "command": int(command)}
    table.put(f"leaders.{name}", leader)


@given(parsers.re(rf"(?P<power>{WHO}) has the (?P<bonus>[A-Z]\w+)$"))
def has_the_bonus(table: Table, power: str, bonus: str) -> None:
    path = f"bonuses.{named(power)}"
    table.put(path, [*table.given(path, []), bonus.lower()])


@given(parsers.re(r"(?P<question>VQ-Q\d+) is read as (?P<reading>\w+)$"))
def is_read_as(table: Table, question: str, reading: str) -> None:
    table.rules.setdefault("readings", {})[question] = reading


# What must come of it


@then(parsers.re(r"by the reading (?P<reading>\w+) of (?P<question>VQ-Q\d+)$"))
def by_the_reading(table: Table, question: str, reading: str) -> None:
    table.read_as(question, reading)


@then(parsers.re(rf"{SPACE} then holds (?P<what>.+)$"))
def then_holds(table: Table, space: str, what: str) -> None:
    """State units of a space, kind by kind; `no regulars of France` says that none are there."""
    forces, leaders = force(what)
    for nation, kinds in forces.items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.units.{nation}.{kind}", number)
    if leaders:
        table.state(f"spaces.{space}.leaders", sorted(leaders))


@then(parsers.re(rf"(?P<what>.+) (?:is|are) then besieged in {SPACE}$"))
def are_then_besieged(table: Table, what: str, space: str) -> None:
    forces, leaders = force(what)
    for nation, kinds in forces.items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.inside.{nation}.{kind}", number)
    if leaders:
        table.state(f"spaces.{space}.leaders_inside", sorted(leaders))


@then(parsers.re(rf"(?P<power>{WHO}) controls {SPACE}$"))
def controls(table: Table, power: str, space: str) -> None:
    table.state(f"spaces.{space}.control", named(power))


@then(parsers.re(rf"(?P<power>{WHO}) has (?P<cp>\d+) CP left$"))
def has_cp_left(table: Table, power: str, cp: str) -> None:
    table.state("impulse.cp", int(cp))


@then(parsers.re(rf"(?P<leader>[A-Z]\w+) is captured by (?P<power>{WHO})$"))
def is_captured_by(table: Table, leader: str, power: str) -> None:
    table.state(f"captured.{leader}", named(power))


@then(parsers.re(r"it is refused by (?P<clause>VQ-\S+)$"))
def is_refused(table: Table, clause: str) -> None:
    table.refused(clause)


@then(parsers.re(r"(?P<key>[a-z_]+) is asked of (?P<subject>\S+), with (?P<options>.+)$"))
def is_asked(table: Table, key: str, subject: str, options: str) -> None:
    table.asks(key, subject, *re.split(r", | or ", options))
