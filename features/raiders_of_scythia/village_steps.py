"""Steps of the chapters on the village: work and its buildings, the terms on cards."""

from __future__ import annotations

import re
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

ANIMALS = {
    "doubling": "doubling eagle, horse of 1",
    "Town Centre": "Town Centre eagle, horse of 2",
    "strong": "eagle of 1, horse of 3",
}
"""The animal cards that a public source shows: two by their eagle, one by its horse of 3."""
ANIMAL = r"doubling|Town Centre|strong"
PLACES = {"first": "1", "second": "2", "third": "3"}
USED_FOR = {
    "an eagle": "eagle",
    "a horse": "horse",
    "hiring": "hire",
    "healing": "heal",
    "silver": "silver",
    "provisions": "provisions",
    "a wagon": "wagon",
    "equipment": "equipment",
    "livestock": "livestock",
    "a quest": "quest",
    "a card": "card",
    "the hero": "hero",
    "the ability of an eagle": "eagle",
    "2 cards": "cards",
    "1 card and 1 kumis": "card and kumis",
}


def animals(text: str) -> list[str]:
    """Read `doubling, strong and Town Centre`."""
    return sorted(ANIMALS[word] for word in listed(text))


def action(text: str) -> dict[str, Any]:
    """Read an action as a card says it."""
    for pattern, read in _ACTIONS.items():
        if found := re.fullmatch(pattern, text):
            return read(*found.groups())
    raise AssertionError(f"no card says {text!r}")


_ACTIONS: dict[str, Any] = {
    r"gain (.+)": lambda items: {"effect": "gain", "items": pieces(items)},
    r"lose (.+) to gain (.+)": lambda lose, gain: {
        "effect": "lose_to_gain",
        "lose": pieces(lose),
        "gain": pieces(gain),
    },
    r"take 1 plunder of (\w+)": lambda of: {"effect": "take_plunder", "civilisation": of},
    r"remove (\d) wounds?": lambda n: {"effect": "remove_wounds", "wounds": int(n)},
    r"hire a crew member": lambda: {"effect": "hire"},
    r"hire a crew member for (\d) silver less": lambda n: {"effect": "hire", "less": int(n)},
    r"swap a crew member with a card": lambda: {"effect": "swap_crew"},
    r"swap an eagle for a horse": lambda: {"effect": "swap_eagle_for_horse"},
    r"use any building": lambda: {"effect": "use_any_building"},
    r"take another Town Centre action": lambda: {"effect": "another_town_centre_action"},
    r"(\d) (\w+) from each player with more": lambda n, what: {
        "effect": "players_with_more",
        "item": next(iter(pieces(f"{n} {what}"))),
        "amount": int(n),
    },
}


def put_says(table: Table, path: str, text: str) -> None:
    """Lay what a card says: `A, then B` does both, `A or B` one of them."""
    either = text.split(" or ")
    if len(either) > 1:
        table.put(f"{path}.either", [action(one) for one in either])
    else:
        table.put(f"{path}.action", [action(one) for one in text.split(", then ")])


def active(table: Table) -> str:
    """Return whose turn it is."""
    who: str = table.given("active", "")
    return who


# The table


@given(parsers.re(rf"the card (?P<card>{CARD}) says: (?P<text>.+)$"))
def the_card_says(table: Table, card: str, text: str) -> None:
    put_says(table, f"box.crew.{card}", text)


@given(parsers.re(rf"the card (?P<card>{CARD}) does nothing in the Town Centre$"))
def the_card_does_nothing(table: Table, card: str) -> None:
    table.put(f"box.crew.{card}.action", [])


@given(parsers.re(rf"the hero (?P<hero>{CARD}) says: (?P<text>.+)$"))
def the_hero_says(table: Table, hero: str, text: str) -> None:
    put_says(table, f"box.heroes.{hero}", text)


@given(parsers.re(rf"the cards (?P<cards>{CARD}(?:(?:, | and ){CARD})+) cost (?P<n>\d) silver$"))
def the_cards_cost(table: Table, cards: str, n: str) -> None:
    for card in listed(cards):
        table.put(f"box.crew.{card}.cost", int(n))


@given(
    parsers.re(
        rf"a (?P<colour>{COLOUR}) worker was placed on the (?P<building>{BUILDING}) in this turn$"
    )
)
def was_placed(table: Table, colour: str, building: str) -> None:
    table.put(f"village.{building}", colour)
    table.put("placed", building)
    table.put("agenda", ["take", "end_turn"])


@given(parsers.re(rf"it is still the turn of (?P<who>{WHO}), with a (?P<colour>{COLOUR}) worker$"))
def it_is_still_the_turn(table: Table, who: str, colour: str) -> None:
    table.put("active", who)
    table.put("order", [who])
    table.put(f"players.{who}.worker", colour)


@given("blue workers stand on the Town Centre, the Meeting Tent and the Market")
def as_set_up(table: Table) -> None:
    for building in ("Town Centre", "Meeting Tent", "Market"):
        table.put(f"village.{building}", "blue")


@given(parsers.re(rf"the opponent blocks the (?P<building>{BUILDING})$"))
def the_opponent_blocks(table: Table, building: str) -> None:
    table.put("opponent.crew", "Lookout")
    table.put("opponent.blocked", building)


@given(
    parsers.re(
        rf"beside the main board lies? (?P<cards>(?:{ANIMAL})(?:(?:, | and )(?:{ANIMAL}))*)$"
    )
)
def beside_the_board(table: Table, cards: str) -> None:
    for place, word in enumerate(listed(cards), 1):
        table.put(f"animals.{place}", ANIMALS[word])


@given(parsers.re(r"the animal (?P<pile>deck|discard pile) holds (?P<cards>.+)$"))
def the_animal_pile_holds(table: Table, pile: str, cards: str) -> None:
    table.put("animal_deck" if pile == "deck" else "animal_discard", animals(cards))


@given(parsers.re(rf"(?P<who>{WHO}) has a (?P<animal>{ANIMAL}) eagle above space (?P<space>\d)$"))
def has_an_eagle(table: Table, who: str, animal: str, space: str) -> None:
    table.put(f"players.{who}.eagles.{space}", ANIMALS[animal])


@given(parsers.re(rf"(?P<who>{WHO}) has a (?P<animal>{ANIMAL}) horse below space (?P<space>\d)$"))
def has_a_horse(table: Table, who: str, animal: str, space: str) -> None:
    table.put(f"players.{who}.horses.{space}", ANIMALS[animal])


@given(
    parsers.re(rf"(?P<who>{WHO}) has a (?P<animal>{ANIMAL}) (?P<kind>eagle|horse) at each space$")
)
def has_five(table: Table, who: str, animal: str, kind: str) -> None:
    for space in "12345":
        table.put(f"players.{who}.{kind}s.{space}", ANIMALS[animal])


@given(parsers.re(r"the (?:hero|eagle above space (?P<space>\d)) was used in this turn$"))
def was_used(table: Table, space: str | None) -> None:
    table.put("used", sorted([*table.given("used", []), space or "hero"]))


@given(parsers.re(r'the quest "(?P<quest>.+)" lies in the village on space (?P<space>\d)$'))
def a_quest_in_the_village(table: Table, quest: str, space: str) -> None:
    table.put(f"village_quests.{space}", quest)


@given(
    parsers.re(
        rf'the quest "(?P<quest>.+)" lies face (?P<face>up|down) on (?P<name>{SETTLEMENT}), '
        r"space (?P<space>\d)$"
    )
)
def a_quest_lies(table: Table, quest: str, face: str, name: str, space: str) -> None:
    table.put(f"settlements.{name}.spaces.{space}.quest", quest)
    if face == "up":  # a raid has revealed it
        table.put(f"settlements.{name}.spaces.{space}.face_up", True)
        table.put(f"settlements.{name}.spaces.{space}.raided", True)


@given(parsers.re(rf"on (?P<name>{SETTLEMENT}), space (?P<space>\d) lies? (?P<what>.+)$"))
def plunder_lies(table: Table, name: str, space: str, what: str) -> None:
    table.put(f"settlements.{name}.spaces.{space}.plunder", pieces(what))


# What is done


@when(parsers.re(rf"(?P<who>{WHO}) places the worker on the (?P<building>{BUILDING})$"))
def places_the_worker(table: Table, who: str, building: str) -> None:
    assert who == active(table)
    table.do("place_worker", building=building)


@when(parsers.re(rf"(?P<who>{WHO}) takes the worker from the (?P<building>{BUILDING})$"))
def takes_the_worker(table: Table, who: str, building: str) -> None:
    assert who == active(table)
    table.do("take_worker", building=building)


@when(
    parsers.re(
        rf"(?P<who>{WHO}) uses the (?P<building>{BUILDING}) with a (?P<colour>{COLOUR}) worker$"
    )
)
def uses_the_building(table: Table, who: str, building: str, colour: str) -> None:
    assert who == active(table)
    table.do(building.lower().replace("'", "").replace(" ", "_"), worker=colour)


@when(parsers.re(rf"its action is used for (?P<what>{'|'.join(USED_FOR)})$"))
def its_action_is_used(table: Table, what: str) -> None:
    table.answer("use_action", active(table), USED_FOR[what])


@when(parsers.re(r"the (?P<place>first|second|third) animal card is taken$"))
def an_animal_card_is_taken(table: Table, place: str) -> None:
    table.answer("animal", active(table), PLACES[place])


@when("the returned animal card is taken")
def the_returned_card_is_taken(table: Table) -> None:
    table.answer("animal", active(table), "the returned one")


@when(parsers.re(rf"the (?P<animal>{ANIMAL}) card fills its place$"))
def fills_its_place(table: Table, animal: str) -> None:
    table.answer("next_animal", active(table), [ANIMALS[animal]])


@when(parsers.re(r"the animal is placed at space (?P<space>\d)$"))
def the_animal_is_placed(table: Table, space: str) -> None:
    table.answer("animal_space", active(table), space)


@when(parsers.re(r"the (?P<kind>eagle|horse) at space (?P<space>\d) is removed for it$"))
def an_animal_is_removed(table: Table, kind: str, space: str) -> None:
    table.answer("remove_animal", active(table), f"{kind} {space}")


@when(parsers.re(rf"(?P<who>{WHO}) hires the (?P<card>{CARD})$"))
def hires(table: Table, who: str, card: str) -> None:
    table.answer("hire", who, card)


@when(parsers.re(r"the crew member on space (?P<space>\d) is removed to make room$"))
def is_removed(table: Table, space: str) -> None:
    table.answer("dismiss", active(table), space)


@when(parsers.re(r"the crew member is placed on space (?P<space>\d)$"))
def the_crew_member_is_placed(table: Table, space: str) -> None:
    table.answer("crew_space", active(table), space)


@when(
    parsers.re(
        r"(?P<what>\d wounds? on space \d(?: and \d wounds? on space \d)*) (?:is|are) healed$"
    )
)
def are_healed(table: Table, what: str) -> None:
    healed = re.findall(r"(\d) wounds? on space (\d)", what)
    table.answer("heal", active(table), {space: [int(n)] for n, space in healed})


@when(
    parsers.re(
        r"(?P<what>\d wounds? on space \d(?: and \d wounds? on space \d)*) (?:is|are) removed$"
    )
)
def are_removed(table: Table, what: str) -> None:
    tokens = []
    for n, space in re.findall(r"(\d) wounds? on space (\d)", what):
        tokens += [space, *(f"{space} ({one})" for one in range(2, int(n) + 1))]
    table.answer("remove_wounds", active(table), tokens)


@when(
    parsers.re(
        rf"the quest (?:in the (?P<village>village) on|on (?P<name>{SETTLEMENT}),) "
        r"space (?P<space>\d) is completed$"
    )
)
def the_quest_is_completed(table: Table, village: str | None, name: str, space: str) -> None:
    table.answer("quest", active(table), f"{village or name}, space {space}")


@when(parsers.re(rf"(?P<cards>{CARD}(?:, then {CARD})*) (?:is|are) discarded for the quest$"))
def discarded_for_the_quest(table: Table, cards: str) -> None:
    for card in cards.split(", then "):
        table.answer("quest_discard", active(table), card)


@when(parsers.re(rf"(?P<who>{WHO}) plays the (?P<card>{CARD})$"))
def plays(table: Table, who: str, card: str) -> None:
    table.answer("play", who, card)


@when(parsers.re(r"the eagle above space (?P<space>\d) is used$"))
def the_eagle_is_used(table: Table, space: str) -> None:
    table.answer("eagle", active(table), space)


@when(parsers.re(r"the card is used to (?P<what>.+)$"))
def the_card_is_used_to(table: Table, what: str) -> None:
    table.answer("card_action", active(table), what)


@when(parsers.re(rf"(?P<who>{WHO}) draws (?P<cards>{CARD}(?:(?:, | and ){CARD})*)$"))
def draws(table: Table, who: str, cards: str) -> None:
    table.answer("cards", who, listed(cards))


@when(parsers.re(rf"the building is the (?P<building>{BUILDING})$"))
def the_building_is(table: Table, building: str) -> None:
    table.answer("building", active(table), building)


@when(
    parsers.re(
        rf"(?P<who>{WHO}) takes 1 (?P<kind>\w+) from (?P<name>{SETTLEMENT}), space (?P<space>\d)$"
    )
)
def takes_plunder(table: Table, who: str, kind: str, name: str, space: str) -> None:
    table.answer("take_plunder", who, f"{kind} on {name}, space {space}")


@when(parsers.re(rf"the crew member on space (?P<space>\d) is swapped with the (?P<card>{CARD})$"))
def is_swapped(table: Table, space: str, card: str) -> None:
    table.answer("swap_crew", active(table), space)
    table.answer("swap_card", active(table), card)


@when(parsers.re(r"the eagle above space (?P<space>\d) is returned$"))
def is_returned(table: Table, space: str) -> None:
    table.answer("swap_eagle", active(table), space)


# What must come of it


@then(parsers.re(rf"a (?P<colour>{COLOUR}) worker is then on the (?P<building>{BUILDING})$"))
def a_worker_is_then_on(table: Table, colour: str, building: str) -> None:
    table.state(f"village.{building}", colour)


@then(parsers.re(rf"no worker is then on the (?P<building>{BUILDING})$"))
def no_worker_is_then_on(table: Table, building: str) -> None:
    table.state(f"village.{building}", "")


@then(parsers.re(rf"(?P<who>{WHO}) then holds no worker$"))
def then_holds_no_worker(table: Table, who: str) -> None:
    table.state(f"players.{who}.worker", "")


@then(
    parsers.re(
        rf"above space (?P<space>\d) of (?P<who>{WHO}) is then "
        rf"(?P<what>nothing|a (?:{ANIMAL}) eagle)$"
    )
)
def above_is_then(table: Table, space: str, who: str, what: str) -> None:
    word = what.removeprefix("a ").removesuffix(" eagle")
    table.state(f"players.{who}.eagles.{space}", ANIMALS.get(word, ""))


@then(
    parsers.re(
        rf"below space (?P<space>\d) of (?P<who>{WHO}) is then "
        rf"(?P<what>nothing|a (?:{ANIMAL}) horse)$"
    )
)
def below_is_then(table: Table, space: str, who: str, what: str) -> None:
    word = what.removeprefix("a ").removesuffix(" horse")
    table.state(f"players.{who}.horses.{space}", ANIMALS.get(word, ""))


@then(parsers.re(r"the (?P<place>first|second|third) animal card is then (?P<what>.+)$"))
def the_animal_card_is_then(table: Table, place: str, what: str) -> None:
    table.state(f"animals.{PLACES[place]}", ANIMALS.get(what, ""))


@then(parsers.re(r"the animal (?P<pile>deck|discard pile) is then (?P<cards>.+)$"))
def the_animal_pile_is_then(table: Table, pile: str, cards: str) -> None:
    path = "animal_deck" if pile == "deck" else "animal_discard"
    table.state(path, [] if cards == "empty" else animals(cards))


@then(
    parsers.re(
        rf"the (?P<card>{CARD}) is then crew of (?P<who>{WHO}) on space (?P<space>\d)"
        r"(?:, with (?P<n>\d) wounds?)?$"
    )
)
def is_then_crew(table: Table, card: str, who: str, space: str, n: str | None) -> None:
    table.state(f"players.{who}.crew.{space}.name", card)
    table.state(f"players.{who}.crew.{space}.wounds", int(n or 0))


@then(parsers.re(rf"space (?P<space>\d) of (?P<who>{WHO}) then has no crew$"))
def then_has_no_crew(table: Table, space: str, who: str) -> None:
    table.state(f"players.{who}.crew.{space}", None)


@then(parsers.re(r"the crew discard pile is then (?P<cards>.+)$"))
def the_crew_discard_pile_is_then(table: Table, cards: str) -> None:
    table.state("crew_discard", [] if cards == "empty" else sorted(listed(cards)))


@then(parsers.re(rf'(?P<who>{WHO}) has then completed "(?P<quest>.+)"$'))
def has_then_completed(table: Table, who: str, quest: str) -> None:
    table.state(f"players.{who}.quests", sorted([*table.given(f"players.{who}.quests", []), quest]))


@then(
    parsers.re(
        rf"no quest then lies (?:in the (?P<village>village) on|on (?P<name>{SETTLEMENT}),) "
        r"space (?P<space>\d)$"
    )
)
def no_quest_then_lies(table: Table, village: str | None, name: str, space: str) -> None:
    path = "village_quests." if village else f"settlements.{name}.spaces."
    table.state(path + (space if village else f"{space}.quest"), "")


@then(parsers.re(rf"on (?P<name>{SETTLEMENT}), space (?P<space>\d) then lies? (?P<what>.+)$"))
def plunder_then_lies(table: Table, name: str, space: str, what: str) -> None:
    for kind, number in pieces(what).items():
        table.state(f"settlements.{name}.spaces.{space}.plunder.{kind}", number)


@then(parsers.re(r"the (?:hero|eagle above space (?P<space>\d)) has then been used$"))
def has_then_been_used(table: Table, space: str | None) -> None:
    table.state("used", sorted([*table.given("used", []), space or "hero"]))


@then("only the hero has then been used")
def only_the_hero(table: Table) -> None:
    table.state("used", ["hero"])


@given(parsers.re(rf'(?P<who>{WHO}) has completed "(?P<quest>.+)"$'))
def has_completed(table: Table, who: str, quest: str) -> None:
    path = f"players.{who}.quests"
    table.put(path, sorted([*table.given(path, []), quest]))


@then(
    parsers.re(r"both eagles have then been used, above space (?P<one>\d) and space (?P<other>\d)$")
)
def both_used(table: Table, one: str, other: str) -> None:
    table.state("used", sorted([one, other]))


@then(
    parsers.re(
        r"the quests that may be completed are those in the village on space (?P<one>\d) and on "
        rf"(?P<name>{SETTLEMENT}), space (?P<space>\d)$"
    )
)
def may_be_completed(table: Table, one: str, name: str, space: str) -> None:
    options = (f"village, space {one}", f"{name}, space {space}")
    table.asks("quest", active(table), *options)
