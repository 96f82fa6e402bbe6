"""Steps of the chapters on raids: dice, strength, wounds."""

from __future__ import annotations

from typing import Any

from features.raiders_of_scythia.words import (
    BUILDING,
    CARD,
    COLOUR,
    SETTLEMENT,
    WHO,
    listed,
    pieces,
)
from features.table import Table
from pytest_bdd import given, parsers, then, when

SIDE = r"left|right"
DIE = r"red|white|yellow"
CIVILISATION = r"Cimmeria|Assyria|Persia|Greece"
ITEMS = r"\d+ \w+(?: and \d+ \w+)*"
SIDES = {"left": "1", "right": "2"}
HORSES = {1: "doubling eagle, horse of 1", 2: "Town Centre eagle, horse of 2"}
HORSES[3] = "eagle of 1, horse of 3"


def civilisation(name: str) -> str:
    return name.split()[0]


def settlement_of(table: Table, name: str, what: str, value: Any) -> None:
    """State something that is printed on a settlement."""
    table.put(f"box.settlements.{name}.civilisation", civilisation(name))
    table.put(f"box.settlements.{name}.{what}", value)


def face(text: str) -> dict[str, int]:
    """Read `2 strength with 1 wound`, `3 strength`, `1 wound` or `nothing`."""
    if text == "nothing":
        return {}
    found: dict[str, int] = {}
    for part in text.split(" with "):
        number, _, what = part.partition(" ")
        found["strength" if what == "strength" else "wounds"] = int(number)
    return found


def shown(table: Table, colour: str, text: str) -> list[int]:
    """Return the numbers of the faces that dice show."""
    faces = table.given(f"box.dice.{colour}", [])
    return [faces.index(face(one)) + 1 for one in listed(text)]


def spaces_of(table: Table, who: str, card: str) -> list[str]:
    """Return the spaces on which a player has a crew card."""
    crew = table.given(f"players.{who}.crew", {})
    return [space for space in sorted(crew) if crew[space]["name"] == card]


def space_of(table: Table, who: str, card: str) -> str:
    """Return the space of a crew member: `Brawler (2)` is the second Brawler from the left."""
    name, _, number = card.partition(" (")
    return spaces_of(table, who, name)[int(number.rstrip(")") or 1) - 1]


# What is printed


@given(parsers.re(rf"raiding (?P<there>{CIVILISATION}) rolls (?P<n>\d+) red and (?P<m>\d+) white$"))
def raiding_rolls(table: Table, there: str, n: str, m: str) -> None:
    table.put(f"box.rolls.{there}", {"red": int(n), "white": int(m)})


@given(parsers.re(rf"the faces of the (?P<colour>{DIE}) die are (?P<faces>.+)$"))
def the_faces_are(table: Table, colour: str, faces: str) -> None:
    table.put(f"box.dice.{colour}", [face(one) for one in listed(faces)])


@given(
    parsers.re(
        rf"(?P<where>{SETTLEMENT}) is raided with a (?P<colours>(?:{COLOUR})(?: or (?:{COLOUR}))*)"
        r" worker$"
    )
)
def is_raided_with(table: Table, where: str, colours: str) -> None:
    settlement_of(table, where, "workers", colours.split(" or "))


@given(
    parsers.re(
        rf"(?P<where>{SETTLEMENT}) needs (?P<crew>\d+) crew, (?P<provisions>\d+) provisions?"
        r" and (?P<wagons>\d+) wagons?$"
    )
)
def needs(table: Table, where: str, crew: str, provisions: str, wagons: str) -> None:
    for what, number in (("crew", crew), ("provisions", provisions), ("wagons", wagons)):
        settlement_of(table, where, what, int(number))


@given(parsers.re(rf"the rows of (?P<where>{SETTLEMENT}) are (?P<rows>.+)$"))
def the_rows_are(table: Table, where: str, rows: str) -> None:
    """Read `2 wounds from 2 strength, 4 VP from 16 strength`."""
    found = []
    for row in listed(rows):
        what, _, strength = row.removesuffix(" strength").partition(" from ")
        kind = {"wound": "wounds"}
        for item, number in pieces(what).items():
            found.append({"strength": int(strength), kind.get(item, item): number})
    settlement_of(table, where, "rows", found)


def ability(table: Table, card: str, effect: str, there: str | None, **fields: Any) -> None:
    """Add an ability to a crew card."""
    where = f"box.crew.{card}.ability"
    said = {"effect": effect, **fields, **({"civilisation": there} if there else {})}
    table.put(where, [*table.given(where, []), said])


IN = rf"(?: in (?P<there>{CIVILISATION}))?$"


@given(parsers.re(rf"the card (?P<card>{CARD}) does nothing in raids$"))
def does_nothing_in_raids(table: Table, card: str) -> None:
    table.put(f"box.crew.{card}.ability", [])


@given(parsers.re(rf"the card (?P<card>{CARD}) adds (?P<n>\d+) strength{IN}"))
def adds_strength(table: Table, card: str, n: str, there: str | None) -> None:
    ability(table, card, "strength", there, strength=int(n))


@given(parsers.re(rf"the card (?P<card>{CARD}) takes (?P<n>\d+) wounds? fewer{IN}"))
def takes_fewer(table: Table, card: str, n: str, there: str | None) -> None:
    ability(table, card, "fewer_wounds", there, wounds=int(n))


@given(parsers.re(rf"the card (?P<card>{CARD}) rerolls (?P<n>\d+) (?:die|dice){IN}"))
def rerolls(table: Table, card: str, n: str, there: str | None) -> None:
    ability(table, card, "reroll", there, dice=int(n))


@given(
    parsers.re(
        rf"the card (?P<card>{CARD}) gains (?P<what>{ITEMS}) "
        rf"(?P<when>by raiding|if wounded|if killed|for each wound){IN}"
    )
)
def gains(table: Table, card: str, what: str, when: str, there: str | None) -> None:
    said = "raiding" if when == "by raiding" else when.replace(" ", "_")
    ability(table, card, "raid_gain", there, items=pieces(what), when=said)


# On the table


@given(parsers.re(rf"the crew of (?P<who>{WHO}) is (?P<cards>{CARD}(?:(?:, | and ){CARD})*)$"))
def the_crew_is(table: Table, who: str, cards: str) -> None:
    """Place crew from the leftmost space on."""
    for space, card in enumerate(listed(cards), 1):
        table.put(f"players.{who}.crew.{space}", {"name": card})


@given(
    parsers.re(
        rf"an? (?P<eagle>doubling eagle|eagle of 1) is above space (?P<space>\d) of (?P<who>{WHO})$"
    )
)
def an_eagle_is_above(table: Table, eagle: str, space: str, who: str) -> None:
    name = HORSES[3] if eagle == "eagle of 1" else HORSES[1]
    table.put(f"players.{who}.eagles.{space}", name)


@given(parsers.re(rf"a horse of (?P<n>[123]) is below space (?P<space>\d) of (?P<who>{WHO})$"))
def a_horse_is_below(table: Table, n: str, space: str, who: str) -> None:
    table.put(f"players.{who}.horses.{space}", HORSES[int(n)])


@given(
    parsers.re(
        rf"the (?P<side>{SIDE}) raid space of (?P<where>{SETTLEMENT}) holds a (?P<colour>{COLOUR})"
        rf" worker(?: and (?P<what>{ITEMS}))?(?:, over the quest (?P<quest>[a-z].+))?$"
    )
)
def the_raid_space_holds(
    table: Table, side: str, where: str, colour: str, what: str | None, quest: str | None
) -> None:
    lies: dict[str, Any] = {"worker": colour}
    if what:
        lies["plunder"] = pieces(what)
    if quest:
        lies["quest"] = quest
    table.put(f"settlements.{where}.spaces.{SIDES[side]}", lies)


@given(parsers.re(rf"the (?P<side>{SIDE}) raid space of (?P<where>{SETTLEMENT}) has been raided$"))
def has_been_raided(table: Table, side: str, where: str) -> None:
    table.put(f"settlements.{where}.spaces.{SIDES[side]}", {"raided": True})


@given(
    parsers.re(
        rf"a (?P<colour>{COLOUR}) worker stands on the (?P<side>{SIDE}) worker space of"
        rf" (?P<where>{SETTLEMENT})$"
    )
)
def a_worker_stands_there(table: Table, colour: str, side: str, where: str) -> None:
    table.put(f"settlements.{where}.workers.{SIDES[side]}", colour)


@given(parsers.re(rf"(?P<who>{WHO}) has placed a worker on the (?P<building>{BUILDING})$"))
def has_placed(table: Table, who: str, building: str) -> None:
    table.put("placed", building)
    table.put(f"village.{building}", "blue")


@given(parsers.re(r"another worker is to be taken now$"))
def another_worker_is_due(table: Table) -> None:
    table.put("agenda", ["take", "end_turn"])


@given(parsers.re(r"the turn of the opponent follows$"))
def the_opponent_follows(table: Table) -> None:
    table.put("agenda", [*table.given("agenda", []), "opponent"])


# What is done


@when(parsers.re(rf"(?P<who>{WHO}) raids (?P<where>{SETTLEMENT})$"))
def raids(table: Table, who: str, where: str) -> None:
    assert table.given("active") == who
    table.do("raid", settlement=where)


@when(parsers.re(rf"(?P<who>{WHO}) plunders (?P<where>{SETTLEMENT})$"))
def plunders(table: Table, who: str, where: str) -> None:
    assert table.given("active") == who
    table.do("plunder", settlement=where)


@when(
    parsers.re(
        rf"a raid of (?P<who>{WHO}) on (?P<where>{SETTLEMENT}) has a strength of (?P<n>\d+)$"
    )
)
def has_a_strength(table: Table, who: str, where: str, n: str) -> None:
    assert table.given("active") == who
    table.do("compare_strength", settlement=where, strength=int(n))


@when(parsers.re(rf"(?P<who>{WHO}) takes (?P<n>\d+) wounds? in a raid on (?P<where>{SETTLEMENT})$"))
def takes_wounds(table: Table, who: str, where: str, n: str) -> None:
    assert table.given("active") == who
    table.do("take_wounds", settlement=where, wounds=int(n))


@when(parsers.re(rf"the worker is placed on the (?P<side>{SIDE}) worker space$"))
def is_placed_on(table: Table, side: str) -> None:
    table.answer("worker_space", table.given("active"), SIDES[side])


@when(parsers.re(rf"the (?P<side>{SIDE}) raid space is plundered$"))
def is_plundered(table: Table, side: str) -> None:
    table.answer("raid_space", table.given("active"), SIDES[side])


@when(parsers.re(rf"the new worker is taken from the (?P<building>{BUILDING})$"))
def is_taken_from(table: Table, building: str) -> None:
    table.answer("new_worker", table.given("active"), building)


@when(parsers.re(r"the new worker is taken from the raid space$"))
def is_taken_from_the_raid_space(table: Table) -> None:
    table.answer("new_worker", table.given("active"), "raid space")


@when(parsers.re(rf"the new worker is taken from the (?P<side>{SIDE}) worker space$"))
def is_taken_from_a_worker_space(table: Table, side: str) -> None:
    table.answer("new_worker", table.given("active"), f"worker space {SIDES[side]}")


@when(parsers.re(r"(?P<n>\d+) kumis (?:is|are) paid$"))
def kumis_is_paid(table: Table, n: str) -> None:
    table.answer("kumis", table.given("active"), n)


@when(parsers.re(rf"the (?P<colour>{DIE}) dic?e shows? (?P<faces>.+)$"))
def the_dice_show(table: Table, colour: str, faces: str) -> None:
    table.answer(f"{colour}_dice", table.given("active"), shown(table, colour, faces))


@when(
    parsers.re(
        rf"the (?P<colour>{DIE}) die of (?P<old>[^,]+?) is rerolled to (?P<new>.+?)"
        rf"(?:, and the (?P<other>{DIE}) die of (?P<other_old>.+?) to (?P<other_new>.+))?$"
    )
)
def is_rerolled(
    table: Table,
    colour: str,
    old: str,
    new: str,
    other: str | None,
    other_old: str | None,
    other_new: str | None,
) -> None:
    who = table.given("active")
    labels = [f"{colour} {shown(table, colour, old)[0]}"]
    rolled = {colour: shown(table, colour, new)}
    if other and other_old and other_new:
        label = f"{other} {shown(table, other, other_old)[0]}"
        labels.append(f"{label} (2)" if label in labels else label)
        rolled.setdefault(other, []).extend(shown(table, other, other_new))
    table.answer("reroll", who, labels)
    for die, dice in rolled.items():
        table.answer(f"{die}_rerolled", who, dice)


@when(parsers.re(r"no die is rerolled$"))
def no_die_is_rerolled(table: Table) -> None:
    table.answer("reroll", table.given("active"), [])


@when(parsers.re(rf"(?P<card>{CARD}) is drawn$"))
def is_drawn(table: Table, card: str) -> None:
    table.answer("cards", table.given("active"), [card])


@when(parsers.re(r"the wounds go (?P<where>\d to .+)$"))
def the_wounds_go(table: Table, where: str) -> None:
    """Read `2 to Tyrant, 1 to Adventurer`."""
    division = {}
    for part in listed(where):
        number, _, name = part.partition(" to ")
        division[name] = [int(number)]
    table.answer("wounds", table.given("active"), division)


# What must come of it


@then(parsers.re(rf"(?P<who>{WHO}) then holds a (?P<colour>{COLOUR}) worker$"))
def then_holds(table: Table, who: str, colour: str) -> None:
    table.state(f"players.{who}.worker", colour)


@then(parsers.re(rf"(?P<card>{CARD}) of (?P<who>{WHO}) then has (?P<n>\d+|no) wounds?$"))
def then_has_wounds(table: Table, card: str, who: str, n: str) -> None:
    space = space_of(table, who, card)
    table.state(f"players.{who}.crew.{space}.name", card.partition(" (")[0])
    table.state(f"players.{who}.crew.{space}.wounds", 0 if n == "no" else int(n))


@then(parsers.re(rf"(?P<card>{CARD}) of (?P<who>{WHO}) is dead$"))
def is_dead(table: Table, card: str, who: str) -> None:
    table.state(f"players.{who}.crew.{space_of(table, who, card)}", None)


@then(parsers.re(r"the crew (?P<pile>deck|discard pile) then holds (?P<cards>.+)$"))
def the_pile_then_holds(table: Table, pile: str, cards: str) -> None:
    path = "crew_deck" if pile == "deck" else "crew_discard"
    table.state(path, [] if cards == "nothing" else sorted(listed(cards)))


@then(
    parsers.re(
        rf"the (?P<side>{SIDE}) worker space of (?P<where>{SETTLEMENT}) then holds"
        rf" (?:a (?P<colour>{COLOUR})|no) worker$"
    )
)
def the_worker_space_then_holds(table: Table, side: str, where: str, colour: str | None) -> None:
    table.state(f"settlements.{where}.workers.{SIDES[side]}", colour or "")


@then(
    parsers.re(
        rf"the (?P<side>{SIDE}) raid space of (?P<where>{SETTLEMENT}) is then"
        r" (?P<what>empty|as it was)$"
    )
)
def the_raid_space_is_then(table: Table, side: str, where: str, what: str) -> None:
    space = f"settlements.{where}.spaces.{SIDES[side]}"
    table.state(f"{space}.raided", what == "empty")
    lies = table.given(space, {})
    table.state(f"{space}.worker", "" if what == "empty" else lies.get("worker", ""))
    for kind, number in lies.get("plunder", {}).items():
        table.state(f"{space}.plunder.{kind}", 0 if what == "empty" else number)


@then(
    parsers.re(
        rf"the quest on the (?P<side>{SIDE}) raid space of (?P<where>{SETTLEMENT}) then lies"
        r" face (?P<face>up|down)$"
    )
)
def the_quest_then_lies(table: Table, side: str, where: str, face: str) -> None:
    space = f"settlements.{where}.spaces.{SIDES[side]}"
    table.state(f"{space}.quest", table.given(f"{space}.quest"))
    table.state(f"{space}.face_up", face == "up")
