"""Steps of the chapters on the game as a whole: set-up, turn, end, scoring."""

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

PIECE = r"gold|equipment|wagon|livestock"
SEATED = rf"(?:{WHO}|Grey)(?:(?:, | and )(?:{WHO}|Grey))*"
HEROES = ("Vadasz", "Second Hero", "Third Hero", "Fourth Hero", "Fifth Hero")
"""The heroes of a small box."""
ANIMAL = "doubling eagle, horse of 1"
CREW, QUEST = "Brawler", "discard 4"

# Set-up


@given("a small box")
def a_small_box(table: Table) -> None:
    """Put a box on the table whose decks hold the same card many times, and one settlement."""
    table.put(f"box.crew.{CREW}.copies", 30)
    for hero in HEROES:
        table.put(f"box.heroes.{hero}", {"action": []})
    printed = {"eagle": {"doubles": True}, "horse": {"strength": 1, "vp": 2}, "copies": 6}
    table.put(f"box.animals.{ANIMAL}", printed)
    table.put(f"box.quests.{QUEST}", {"vp": 2, "discard_strength": 4, "copies": 8})
    _shows(table, "Cimmeria 1", ["grey", "grey"], [0, 0], [1, 1])


@given(parsers.re(r"there are (?P<n>\d+) (?P<what>crew cards|heroes|animal cards) in it$"))
def there_are_in_it(table: Table, n: str, what: str) -> None:
    if what == "heroes":
        heroes = (*HEROES, *(f"Hero {number}" for number in range(6, int(n) + 1)))
        table.put("box.heroes", {hero: {"action": []} for hero in heroes[: int(n)]})
    elif what == "animal cards":
        table.put(f"box.animals.{ANIMAL}.copies", int(n))
    else:
        table.put(f"box.crew.{CREW}.copies", int(n))


def _strategies(n: str) -> list[str]:
    return [f"strategy {number:02}" for number in range(1, int(n) + 1)]


@given(parsers.re(r"there are (?P<n>\d+) strategy cards in the box$"))
def there_are_strategy_cards(table: Table, n: str) -> None:
    printed = {"civilisation": "Persia", "target": 1, "provisions": 3, "strength": 3, "vp": 8}
    table.put("box.strategies", dict.fromkeys(_strategies(n), printed))


@then(parsers.re(r"all (?P<n>\d+) strategy cards are then in the strategy deck$"))
def all_strategy_cards_are_there(table: Table, n: str) -> None:
    table.state("strategy_deck", _strategies(n))


@given(parsers.re(rf"its crew cards are (?P<cards>{CARD}(?:(?:, | and ){CARD})*)$"))
def its_crew_cards_are(table: Table, cards: str) -> None:
    table.put("box.crew", {card: {"copies": 1} for card in listed(cards)})


@given(parsers.re(r"its quests are (?P<quests>.+)$"))
def its_quests_are(table: Table, quests: str) -> None:
    table.put("box.quests", {quest: {"vp": 1, "copies": 1} for quest in listed(quests)})


@given(parsers.re(r"its animal cards are (?P<animals>.+)$"))
def its_animal_cards_are(table: Table, animals: str) -> None:
    its = {animal: {"eagle": {}, "horse": {}, "copies": 1} for animal in listed(animals)}
    table.put("box.animals", its)


@given(
    parsers.re(
        rf"(?P<settlement>{SETTLEMENT}) shows (?P<spaces>.+)$",
    )
)
def a_settlement_shows(table: Table, settlement: str, spaces: str) -> None:
    """Read `2 plunder and a grey worker, then 3 plunder and a red worker for 4 players`."""
    workers, plunder, players = [], [], []
    for space in spaces.split(", then "):
        found = re.fullmatch(
            rf"(\d+) plunder and a ({COLOUR}) worker(?: for (\d) players or more| for 4 players)?",
            space,
        )
        assert found, space
        plunder.append(int(found[1]))
        workers.append(found[2])
        players.append(4 if space.endswith("for 4 players") else int(found[3] or 1))
    _shows(table, settlement, workers, plunder, players)


def _shows(
    table: Table, settlement: str, workers: list[str], plunder: list[int], players: list[int]
) -> None:
    spaces = [
        {"worker": worker, "plunder": pieces, "players": least}
        for worker, pieces, least in zip(workers, plunder, players, strict=True)
    ]
    printed = {"civilisation": settlement.split(" ")[0], "spaces": spaces}
    table.put(f"box.settlements.{settlement}", printed)


@when(parsers.re(rf"(?P<players>{SEATED}) set up the game(?: against (?P<opponent>\w+))?$"))
def set_up_the_game(table: Table, players: str, opponent: str | None) -> None:
    """Set up the game; what isn't said goes in order: the first begins, the first heroes are taken.

    Whoever is dealt the crew card of a small box five times keeps three of them.
    """
    seats = listed(players)
    against = {"opponent": opponent} if opponent else {}
    table.do("set_up", players=seats, **against)
    if len(seats) > 1:
        _answer(table, "starting_player", "table", [seats[0]])
    heroes = [*HEROES, "Hero 6"][: len(seats) + 1]
    _answer(table, "heroes", "table", heroes)
    for name, hero in zip((seats[0], *reversed(seats[1:])), heroes, strict=False):
        _answer(table, "pair", name, hero)
        if list(table.given("box.crew", {})) == [CREW]:
            _answer(table, "keep", name, [CREW, f"{CREW} (2)", f"{CREW} (3)"])


def _answer(table: Table, key: str, subject: str, answer: Any) -> None:
    """Answer an ask, instead of what was said before."""
    table.answers.setdefault(key, {})[subject] = [answer]


@when(parsers.re(r"the quests drawn for the (?P<where>village) are (?P<quests>.+)$"))
@when(parsers.re(rf"the quests drawn for (?P<where>{SETTLEMENT}) are (?P<quests>.+)$"))
def the_quests_drawn(table: Table, where: str, quests: str) -> None:
    _answer(table, "quests", where, listed(quests))


@when(
    parsers.re(
        rf"the plunder drawn for space (?P<space>[12]) of (?P<where>{SETTLEMENT}) is (?P<what>.+)$"
    )
)
def the_plunder_drawn(table: Table, where: str, space: str, what: str) -> None:
    _answer(table, "plunder", f"{where}, space {space}", listed(what))


@when(
    parsers.re(rf"all the plunder is drawn for space (?P<space>[12]) of (?P<where>{SETTLEMENT})$")
)
def all_the_plunder_drawn(table: Table, where: str, space: str) -> None:
    numbers = {"gold": 14, "equipment": 20, "wagon": 20, "livestock": 26}
    bag = [kind for kind, number in numbers.items() for _ in range(number)]
    _answer(table, "plunder", f"{where}, space {space}", bag)


@when(parsers.re(r"the animal cards drawn are (?P<animals>.+)$"))
def the_animal_cards_drawn(table: Table, animals: str) -> None:
    _answer(table, "animals", "main board", listed(animals))


@when(parsers.re(r"the pairs are (?P<pairs>.+)$"))
def the_pairs_are(table: Table, pairs: str) -> None:
    """Read `Vadasz with Merchant and Second Hero with Brawler`."""
    both = [pair.split(" with ") for pair in listed(pairs)]
    _answer(table, "heroes", "table", [hero for hero, _ in both])
    if len(table.given("box.crew", {})) > 1:
        _answer(table, "crew", "table", [card for _, card in both])


@when(parsers.re(rf"(?P<who>{WHO}) begins$"))
def begins(table: Table, who: str) -> None:
    _answer(table, "starting_player", "table", [who])


@when(parsers.re(rf"(?P<who>{WHO}) chooses the pair of (?P<hero>{CARD})$"))
def chooses_the_pair(table: Table, who: str, hero: str) -> None:
    _answer(table, "pair", who, hero)


@when(parsers.re(rf"(?P<who>{WHO}) chooses none of the pairs yet$"))
def chooses_none(table: Table, who: str) -> None:
    del table.answers["pair"][who]


@when(parsers.re(rf"(?P<who>{WHO}) is dealt (?P<dealt>.+) and keeps (?P<kept>.+)$"))
def is_dealt(table: Table, who: str, dealt: str, kept: str) -> None:
    _answer(table, "cards", who, listed(dealt))
    _answer(table, "keep", who, listed(kept))


@then(parsers.re(r"the village then shows the quests (?P<quests>.+)$"))
def the_village_then_shows(table: Table, quests: str) -> None:
    for space, quest in enumerate(listed(quests), 1):
        table.state(f"village_quests.{space}", quest)


@then(parsers.re(rf"space (?P<space>[12]) of (?P<where>{SETTLEMENT}) then holds (?P<what>.+)$"))
def space_then_holds(table: Table, where: str, space: str, what: str) -> None:
    """State `the quest …`, `no quest`, a `grey worker` or plunder."""
    path = f"settlements.{where}.spaces.{space}"
    for part in listed(what):
        if quest := re.fullmatch(r"the quest (.+) face down", part):
            table.state(f"{path}.quest", quest[1])
            table.state(f"{path}.face_up", False)
        elif part == "no quest":
            table.state(f"{path}.quest", "")
        elif worker := re.fullmatch(rf"a ({COLOUR}) worker", part):
            table.state(f"{path}.worker", worker[1])
        else:
            for kind, number in pieces(part).items():
                table.state(f"{path}.plunder.{kind}", number)


@then(parsers.re(rf"space (?P<space>[12]) of (?P<where>{SETTLEMENT}) is then not used$"))
def space_is_not_used(table: Table, where: str, space: str) -> None:
    table.state(f"settlements.{where}.spaces.{space}", None)


@then(parsers.re(rf"space (?P<space>[12]) of (?P<where>{SETTLEMENT}) is then used$"))
def space_is_used(table: Table, where: str, space: str) -> None:
    table.state(f"settlements.{where}.spaces.{space}.worker", "red")


@then(parsers.re(rf"a (?P<colour>{COLOUR}) worker then stands on the (?P<where>{BUILDING})$"))
def a_worker_then_stands_on(table: Table, colour: str, where: str) -> None:
    table.state(f"village.{where}", colour)


@then(parsers.re(rf"no worker then stands on the (?P<where>{BUILDING})$"))
def no_worker_then_stands_on(table: Table, where: str) -> None:
    table.state(f"village.{where}", "")


@then(parsers.re(rf"the worker of (?P<who>{WHO}) is then (?P<colour>{COLOUR})$"))
def the_worker_is_then(table: Table, who: str, colour: str) -> None:
    table.state(f"players.{who}.worker", colour)


@then(parsers.re(rf"the hero of (?P<who>{WHO}) is then (?P<hero>{CARD})$"))
def the_hero_is_then(table: Table, who: str, hero: str) -> None:
    table.state(f"players.{who}.hero", hero)


@then(parsers.re(rf"(?P<card>{CARD}) is then crew of (?P<who>{WHO}) on space (?P<space>\d)$"))
def is_then_crew(table: Table, card: str, who: str, space: str) -> None:
    table.state(f"players.{who}.crew.{space}.name", card)


@then(parsers.re(r"the animal cards beside the board are then (?P<animals>.+)$"))
def the_animal_cards_are_then(table: Table, animals: str) -> None:
    for place, animal in enumerate(listed(animals), 1):
        table.state(f"animals.{place}", animal)


@then(parsers.re(r"the animal deck then holds (?P<cards>Animal .+)$"))
def the_animal_deck_then_holds(table: Table, cards: str) -> None:
    table.state("animal_deck", sorted(listed(cards)))


@then(parsers.re(r"(?P<n>\d+) cards? (?:is|are) then in the crew (?P<pile>deck|discard pile)$"))
def cards_are_then_in(table: Table, n: str, pile: str) -> None:
    """State how many cards of a small box are in a pile."""
    path = "crew_deck" if pile == "deck" else "crew_discard"
    table.state(path, [CREW] * int(n))


@then(parsers.re(r"the crew (?P<pile>deck|discard pile) then holds (?P<cards>[A-Z].+)$"))
def the_crew_pile_then_holds(table: Table, pile: str, cards: str) -> None:
    path = "crew_deck" if pile == "deck" else "crew_discard"
    table.state(path, sorted(listed(cards)))


@then(parsers.re(rf"1 card is then left in the crew deck: (?P<card>{CARD})$"))
def one_card_is_left(table: Table, card: str) -> None:
    table.state("crew_deck", [card])


@then(parsers.re(rf"the players are then (?P<order>{SEATED}), in this order$"))
def the_players_are_then(table: Table, order: str) -> None:
    table.state("order", listed(order))


# The turn


@given(parsers.re(rf"(?P<who>{WHO}) has worked$"))
def has_worked(table: Table, who: str) -> None:
    table.put("agenda", ["end_turn"])


@given(
    parsers.re(
        rf"(?P<who>{WHO}) has placed a worker on the (?P<building>{BUILDING})(?: and taken none)?$"
    )
)
def has_placed_a_worker(table: Table, who: str, building: str) -> None:
    table.put("agenda", ["take", "end_turn"])
    placed_a_worker(table, who, building)


@given(parsers.re(rf"(?P<who>{WHO}) placed a worker on the (?P<building>{BUILDING})$"))
def placed_a_worker(table: Table, who: str, building: str) -> None:
    """Put a worker on a building as the one just placed: a blue one, if none is there."""
    table.put("placed", building)
    table.put(f"village.{building}", table.given(f"village.{building}", "blue"))


@given(parsers.re(rf"(?P<who>{WHO}) has used (?P<what>the hero|the eagle of space \d)$"))
def has_used(table: Table, who: str, what: str) -> None:
    used = "hero" if what == "the hero" else what[-1]
    table.put("used", sorted([*table.given("used", []), used]))


@when(parsers.re(rf"(?P<who>{WHO}) ends the turn$"))
def ends_the_turn(table: Table, who: str) -> None:
    table.do("end_turn")


@when(parsers.re(rf"(?P<who>{WHO}) discards (?P<cards>.+)$"))
def discards(table: Table, who: str, cards: str) -> None:
    table.answer("discard", who, listed(cards))


@then(parsers.re(rf"it is then the turn of (?P<who>{WHO})$"))
def it_is_then_the_turn_of(table: Table, who: str) -> None:
    table.state("active", who)


@then("it is then the turn of the opponent")
def it_is_then_the_turn_of_the_opponent(table: Table) -> None:
    table.state("active", "opponent")


@then("it is then the turn of nobody")
def it_is_then_the_turn_of_nobody(table: Table) -> None:
    table.state("active", "")


@then("hero and eagles can then be used again")
def can_be_used_again(table: Table) -> None:
    table.state("used", [])
    table.state("placed", "")


# The end


@given(parsers.re(rf"(?P<crew>{CARD}) is the opponent of (?P<who>{WHO})$"))
def is_the_opponent(table: Table, crew: str, who: str) -> None:
    table.put("opponent.crew", crew)


@given("every other raid space has been raided")
def every_other_has_been_raided(table: Table) -> None:
    """Lay out the whole board: whatever isn't there yet has been raided."""
    for civilisation in ("Cimmeria", "Assyria", "Persia", "Greece"):
        for number in (1, 2, 3):
            for space in ("1", "2"):
                path = f"settlements.{civilisation} {number}.spaces.{space}"
                table.put(path, table.given(path, {"raided": True}))


@given(parsers.re(r"the end of the game has been triggered$"))
def the_end_has_been_triggered(table: Table) -> None:
    table.put("end_triggered", True)


@given(parsers.re(rf"last turns are left to (?P<names>{SEATED})$"))
def last_turns_are_left_to(table: Table, names: str) -> None:
    table.put("end_triggered", True)
    table.put("last_turns", listed(names))


@then(parsers.re(rf"last turns are then left to (?P<names>{SEATED}|the opponent.*|nobody)$"))
def last_turns_are_then_left_to(table: Table, names: str) -> None:
    said = [name.removeprefix("the ") for name in listed(names)]
    table.state("last_turns", [] if names == "nobody" else said)


@then("the end of the game is then triggered")
def the_end_is_then_triggered(table: Table) -> None:
    table.state("end_triggered", True)


@then("the end of the game is then not triggered")
def the_end_is_then_not_triggered(table: Table) -> None:
    table.state("end_triggered", False)


# Scoring


@given(parsers.re(rf"(?P<players>{SEATED}) have had their last turns$"))
def have_had_their_last_turns(table: Table, players: str) -> None:
    """Put players at the table when the game has ended."""
    table.put("order", listed(players))
    for name in listed(players):
        table.put(f"players.{name}", table.given(f"players.{name}", {}))
    table.put("end_triggered", True)
    table.put("agenda", ["score"])


@given(
    parsers.re(
        rf"(?P<who>{WHO}) has the (?P<kind>eagle|horse) of the card (?P<card>.+)"
        r" on space (?P<space>\d)$"
    )
)
def has_the_animal(table: Table, who: str, kind: str, card: str, space: str) -> None:
    table.put(f"players.{who}.{kind}s.{space}", card)


@given(parsers.re(rf"(?P<who>{WHO}) has completed the quests? (?P<quests>.+)$"))
def has_completed(table: Table, who: str, quests: str) -> None:
    table.put(f"players.{who}.quests", sorted(re.split(r", and ", quests)))


@given(parsers.re(rf"(?P<who>{WHO}) has reached (?P<vp>\d+) VP$"))
def has_reached(table: Table, who: str, vp: str) -> None:
    table.put(f"players.{who}.vp", int(vp))


@given(parsers.re(rf"(?P<names>{SEATED}) have won$"))
def have_won(table: Table, names: str) -> None:
    table.put("result", listed(names))


@when("the game is scored")
def the_game_is_scored(table: Table) -> None:
    table.do("score")


@then(parsers.re(rf"(?P<names>{SEATED}) then wins?$"))
def then_wins(table: Table, names: str) -> None:
    table.state("result", listed(names))
