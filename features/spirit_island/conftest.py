"""The steps of Spirit Island's scenarios, in the words of the rulebook.

Lands are `here`, `there`, `yonder`, … (any land that fits) or printed ones (`A5`).
"""

from __future__ import annotations

import re
from typing import Any

from features.table import Table
from pytest_bdd import given, parsers, then, when

TERRAINS = "jungle|mountain|sands|wetland"
LAND = r"(?P<land>[A-D]\d|here|there|yonder|beyond|far)"
NUMBERS = {"no": 0, "one": 1, "two": 2, "three": 3, "a": 1, "an": 1}
SINGULAR = {
    "explorers": "explorer",
    "towns": "town",
    "cities": "city",
    "dahan": "dahan",
    "blights": "blight",
}
PIECE = re.compile(
    r"(?P<n>\d+|no|one|two|three|an?) "
    r"(?P<kind>explorers?|towns?|city|cities|dahan|blight|presence)"
    r"(?: of (?P<spirit>[A-Z]\w+))?"
    r"(?: with (?P<damage>\d) damage(?: each)?)?"
)


def number(text: str) -> int:
    return NUMBERS[text] if text in NUMBERS else int(text)


def pieces(text: str) -> list[tuple[int, str, str, int]]:
    """Read `1 city, 2 towns with 1 damage and 1 presence of River`."""
    found = []
    rest = text
    for match in PIECE.finditer(text):
        kind = SINGULAR.get(match["kind"], match["kind"])
        damage = int(match["damage"] or 0)
        found.append((number(match["n"]), kind, match["spirit"] or "", damage))
        rest = rest.replace(match[0], "", 1)
    assert not rest.replace(",", "").replace("and", "").strip(), f"what is {rest.strip()!r}?"
    return found


def lay(table: Table, land: str, text: str) -> None:
    """Put pieces into a land."""
    for n, kind, spirit, damage in pieces(text):
        if kind == "presence":
            table.put(f"lands.{land}.presence.{spirit}", n)
            if not table.given(f"spirits.{spirit}", None):
                table.put(f"spirits.{spirit}", {})
            continue
        table.put(f"lands.{land}.{kind}", table.given(f"lands.{land}.{kind}") + n)
        if damage:
            damaged = [*table.given(f"lands.{land}.damage.{kind}", []), *[damage] * n]
            table.put(f"lands.{land}.damage.{kind}", sorted(damaged, reverse=True))


def terrain_of(table: Table, land: str) -> str:
    if land in table.places:
        return str(table.places[land]["terrain"])
    from rulewright.spirit_island.components import load

    return load().boards[land[0]].lands[land[1:]].terrain


def card_for(table: Table, space: str, land: str) -> None:
    """Put the Stage I card of a land's terrain on an action space, unless a card is there."""
    if not table.given(f"invaders.{space}", ""):
        table.put(f"invaders.{space}", f"1-{terrain_of(table, land)}")


# The table


@given("a game under way")
def a_game_under_way(table: Table) -> None:
    """Something far away keeps the game alive: a City, a Spirit, Fear, blight and cards."""
    table.place("far", apart=True)
    lay(table, "far", "1 city and 1 presence of Ocean")
    _boards_and_cards(table)


@given("a game under way on board A")
def a_game_under_way_on_board_a(table: Table) -> None:
    table.put("boards", ["A"])
    lay(table, "A7", "1 presence of Ocean")
    _boards_and_cards(table)


def _boards_and_cards(table: Table) -> None:
    table.put("fear", {"pool": 4, "deck": ["Isolation", "Retreat!"]})
    table.put("blight_card", {"card": "Downward Spiral", "tokens": 5})


@given(parsers.re(rf"an? (?P<terrain>{TERRAINS})(?P<coast> on the coast)?(?: with (?P<what>.+))?$"))
def a_land(table: Table, terrain: str, coast: str | None, what: str | None) -> None:
    describe(table, "here", terrain, coast)
    lay(table, "here", what or "")


@given(
    parsers.re(
        rf"an? (?P<terrain>{TERRAINS})(?P<coast> on the coast)? called {LAND}"
        rf"(?:, adjacent to (?P<others>(?:\w+(?: and )?)+))?(?:,? with (?P<what>.+))?$"
    )
)
def a_named_land(
    table: Table, terrain: str, coast: str | None, land: str, others: str | None, what: str | None
) -> None:
    describe(table, land, terrain, coast)
    if others:
        table.place(land, adjacent=others.split(" and "))
    lay(table, land, what or "")


def describe(table: Table, land: str, terrain: str, coast: str | None) -> None:
    table.place(land, terrain=terrain)
    if coast:
        table.place(land, coastal=True)


@given(parsers.re(rf"{LAND} is inland$"))
def is_inland(table: Table, land: str) -> None:
    table.place(land, coastal=False)


@given(parsers.re(rf"{LAND} holds (?P<what>.+)$"))
def holds(table: Table, land: str, what: str) -> None:
    lay(table, land, what)


@given(parsers.re(rf"{LAND} defends (?P<n>\d+)$"))
def defends(table: Table, land: str, n: str) -> None:
    table.put(f"lands.{land}.defend", int(n))


@given(parsers.re(r"(?P<question>SI-Q\d\d) is read as (?P<reading>\w+)$"))
def is_read_as(table: Table, question: str, reading: str) -> None:
    table.rules.setdefault("readings", {})[question] = reading


@given(parsers.re(r"(?P<n>\d) players?$"))
def players(table: Table, n: str) -> None:
    table.put("players", int(n))


# What is done


@when(parsers.re(rf"the Invaders ravage {LAND}$"))
def ravage_land(table: Table, land: str) -> None:
    card_for(table, "ravage", land)
    table.do("ravage_land", land=land)


@when(parsers.re(rf"the Dahan in {LAND} deal (?P<hits>.+)$"))
def fight_back(table: Table, land: str, hits: str) -> None:
    table.answer("fight_back", land, division(hits))


def division(text: str) -> dict[str, list[int]]:
    """Read `2 damage to the town and 1 to the city with 1 damage`."""
    divided: dict[str, list[int]] = {}
    part = r"(\d+)(?: damage)? to (?:the |an? |each of \d+ )?(\w+)(?: with (\d) damage)?"
    for amount, kind, damage in re.findall(part, text):
        kind = SINGULAR.get(kind, kind)
        label = f"{kind} ({damage} damage)" if damage else kind
        divided.setdefault(label, []).append(int(amount))
    assert divided, f"what is {text!r}?"
    return divided


@when(parsers.re(r"blight cascades from (?P<one>\w+) to (?P<other>\w+)$"))
def cascades(table: Table, one: str, other: str) -> None:
    table.answer("cascade", one, other)


# What must come of it


@then(parsers.re(r"by the reading (?P<reading>\w+) of (?P<question>SI-Q\d\d)$"))
def by_the_reading(table: Table, question: str, reading: str) -> None:
    table.read_as(question, reading)


@then(parsers.re(rf"{LAND} then holds (?P<what>.+)$"))
def then_holds(table: Table, land: str, what: str) -> None:
    totals: dict[str, int] = {}
    damaged: dict[str, list[int]] = {}
    for n, kind, spirit, damage in pieces(what):
        if kind == "presence":
            table.state(f"lands.{land}.presence.{spirit}", n)
            continue
        totals[kind] = totals.get(kind, 0) + n
        damaged.setdefault(kind, []).extend([damage] * n if damage else [])
    for kind, n in totals.items():
        table.state(f"lands.{land}.{kind}", n)
        if damaged[kind]:
            table.state(f"lands.{land}.damage.{kind}", sorted(damaged[kind], reverse=True))


@then(
    parsers.re(
        rf"(?P<n>\w+) (?P<kind>explorer|town|city|dahan|blight)s? (?:is|are) added to {LAND}$"
    )
)
def is_added(table: Table, n: str, kind: str, land: str) -> None:
    path = f"lands.{land}.{kind}"
    table.state(path, table.given(path) + number(n))


@then(parsers.re(rf"nothing changes in {LAND}$"))
def nothing_changes(table: Table, land: str) -> None:
    before: dict[str, Any] = table.given(f"lands.{land}", {})
    for kind in ("explorer", "town", "city", "dahan", "blight"):
        table.state(f"lands.{land}.{kind}", before.get(kind, 0))


@then(parsers.re(r"(?P<n>\d+|no) fear (?:is|are) generated$"))
def fear_is_generated(table: Table, n: str) -> None:
    table.state("fear.generated", table.given("fear.generated") + number(n))


@then(parsers.re(r"it is refused by (?P<clause>SI-\S+)$"))
def is_refused(table: Table, clause: str) -> None:
    table.refused(clause)


@then(parsers.re(r"the game is (?P<how>won|lost) by (?P<by>.+)$"))
def game_is_over(table: Table, how: str, by: str) -> None:
    table.state("result", "victory" if how == "won" else "defeat")
    table.state("result_by", by)


@then("the game goes on")
def game_goes_on(table: Table) -> None:
    table.state("result", "")
