"""The steps of the scenarios of Raiders of Scythia, in the words of the rulebook.

A scenario says which components it uses where no public source shows them.
"""

from __future__ import annotations

import re

from features.raiders_of_scythia.game_steps import *  # noqa: F403  # their steps
from features.raiders_of_scythia.raid_steps import *  # noqa: F403  # their steps
from features.raiders_of_scythia.solo_steps import *  # noqa: F403  # their steps
from features.raiders_of_scythia.village_steps import *  # noqa: F403  # their steps
from features.raiders_of_scythia.words import BUILDING, CARD, COLOUR, WHO, listed, pieces
from features.table import Table
from pytest_bdd import given, parsers, then

# The table


@given(parsers.re(rf"it is the turn of (?P<who>{WHO})(?:, with a (?P<colour>{COLOUR}) worker)?$"))
def it_is_the_turn_of(table: Table, who: str, colour: str | None) -> None:
    """Put a player at the table whose turn it is."""
    table.put("active", who)
    order = table.given("order", [])
    table.put("order", order if who in order else [*order, who])
    table.put("agenda", ["turn"])
    if colour:
        table.put(f"players.{who}.worker", colour)
    else:
        table.put(f"players.{who}", table.given(f"players.{who}", {}))


@given(parsers.re(rf"(?P<who>{WHO}) plays too$"))
def plays_too(table: Table, who: str) -> None:
    table.put(f"players.{who}", table.given(f"players.{who}", {}))
    table.put("order", [*table.given("order", []), who])


@given(parsers.re(rf"(?P<who>{WHO}) has (?P<what>(?:\d+ \w+)(?:(?:, | and )\d+ \w+)*)$"))
def has(table: Table, who: str, what: str) -> None:
    for kind, number in pieces(what).items():
        table.put(f"players.{who}.{kind}", number)


@given(parsers.re(rf"the hand of (?P<who>{WHO}) is (?P<cards>{CARD}(?:(?:, | and ){CARD})*)$"))
def the_hand_is(table: Table, who: str, cards: str) -> None:
    table.put(f"players.{who}.hand", sorted(listed(cards)))


@given(
    parsers.re(
        rf"(?P<card>{CARD}) is crew of (?P<who>{WHO}) on space (?P<space>\d)"
        r"(?:, with (?P<wounds>\d) wounds?)?$"
    )
)
def is_crew(table: Table, card: str, who: str, space: str, wounds: str | None) -> None:
    member = {"name": card, **({"wounds": int(wounds)} if wounds else {})}
    table.put(f"players.{who}.crew.{space}", member)


@given(parsers.re(rf"the hero of (?P<who>{WHO}) is (?P<hero>{CARD})$"))
def the_hero_is(table: Table, who: str, hero: str) -> None:
    table.put(f"players.{who}.hero", hero)


@given(parsers.re(rf"a (?P<colour>{COLOUR}) worker stands on the (?P<building>{BUILDING})$"))
def a_worker_stands_on(table: Table, colour: str, building: str) -> None:
    table.put(f"village.{building}", colour)


@given(parsers.re(r"the supply holds (?P<what>.+)$"))
def the_supply_holds(table: Table, what: str) -> None:
    for kind, number in pieces(what).items():
        table.put(f"supply.{kind}", number)


@given(parsers.re(r"the crew (?P<pile>deck|discard pile) holds (?P<cards>.+)$"))
def the_crew_pile_holds(table: Table, pile: str, cards: str) -> None:
    path = "crew_deck" if pile == "deck" else "crew_discard"
    table.put(path, sorted(listed(cards)))


@given(parsers.re(rf"the card (?P<card>{CARD}) costs (?P<cost>\d+) silver$"))
def the_card_costs(table: Table, card: str, cost: str) -> None:
    table.put(f"box.crew.{card}.cost", int(cost))


@given(parsers.re(rf"the card (?P<card>{CARD}) has (?P<n>\d+) (?P<what>strength|VP)$"))
def the_card_has(table: Table, card: str, n: str, what: str) -> None:
    table.put(f"box.crew.{card}.{what.lower()}", int(n))


@given(parsers.re(r"(?P<question>ROS-Q\d\d) is read as (?P<reading>\w+)$"))
def is_read_as(table: Table, question: str, reading: str) -> None:
    table.rules.setdefault("readings", {})[question] = reading


# What must come of it


@then(parsers.re(r"by the reading (?P<reading>\w+) of (?P<question>ROS-Q\d\d)$"))
def by_the_reading(table: Table, question: str, reading: str) -> None:
    table.read_as(question, reading)


@then(parsers.re(rf"(?P<who>{WHO}) then has (?P<what>.+)$"))
def then_has(table: Table, who: str, what: str) -> None:
    """State pieces of a player: `2 silver and no kumis`."""
    for kind, number in pieces(what).items():
        table.state(f"players.{who}.{kind}", number)


@then(parsers.re(rf"the hand of (?P<who>{WHO}) is then (?P<cards>.+)$"))
def then_the_hand_is(table: Table, who: str, cards: str) -> None:
    table.state(f"players.{who}.hand", [] if cards == "empty" else sorted(listed(cards)))


@then(parsers.re(r"the supply then holds (?P<what>.+)$"))
def the_supply_then_holds(table: Table, what: str) -> None:
    for kind, number in pieces(what).items():
        table.state(f"supply.{kind}", number)


@then(parsers.re(r"it is refused by (?P<clause>ROS-\S+)$"))
def is_refused(table: Table, clause: str) -> None:
    table.refused(clause)


@then(parsers.re(r"(?P<key>[a-z_]+) is asked of (?P<subject>\S+), with (?P<options>.+)$"))
def is_asked(table: Table, key: str, subject: str, options: str) -> None:
    table.asks(key, subject, *re.split(r", | or ", options))
