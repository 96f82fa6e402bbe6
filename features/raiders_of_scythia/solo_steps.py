"""Steps of the chapters on the solo game."""

from __future__ import annotations

import re

from features.raiders_of_scythia.words import BUILDING, COLOUR, WHO, listed, pieces
from features.table import Table
from pytest_bdd import given, parsers, then, when

CIVILISATION = r"Cimmeria|Assyria|Persia|Greece"
AI_CREW = r"Trader|Lookout|Huntsman|Outrider"
HORSES = {
    "1": "doubling eagle, horse of 1",
    "2": "Town Centre eagle, horse of 2",
    "3": "eagle of 1, horse of 3",
}
"""The animal cards that a public source shows, by the strength of the horse."""
PLACES = {"left": "1", "middle": "2", "right": "3"}
THE_CARD = "the card"
"""A strategy card of which the scenario says what it shows."""
NUMBERS = r"\d(?:(?:, | and )\d)*"
ALSO = r"(?:, | and )"
QUEST = r"discard \d|1 wagon and 3 livestock|1 equipment and 1 livestock"
QUESTS = rf"(?:{QUEST})(?:, (?:{QUEST}))*"
SPOT = rf"raid space (?P<number>\d) of (?P<civilisation>{CIVILISATION}) from the left"


def spot(civilisation: str, number: str) -> str:
    """Return the path of a raid space that is counted from the left of its row."""
    settlement, space = divmod(int(number) - 1, 2)
    return f"settlements.{civilisation} {settlement + 1}.spaces.{space + 1}"


def horses(numbers: str) -> list[str]:
    """Return the animal cards whose horses have these strengths."""
    return sorted(HORSES[number] for number in listed(numbers))


# The opponent


@given(parsers.re(rf"the opponent is the (?P<crew>{AI_CREW})(?:, with (?P<n>\d+) provisions?)?$"))
def the_opponent_is(table: Table, crew: str, n: str | None) -> None:
    table.put("opponent.crew", crew)
    if n:
        table.put("opponent.provisions", int(n))


@given(parsers.re(r"the opponent has (?P<n>\d+) VP$"))
def the_opponent_has_vp(table: Table, n: str) -> None:
    table.put("opponent.vp", int(n))


@given(parsers.re(rf"the opponent has horses of strength (?P<numbers>{NUMBERS})$"))
def the_opponent_has_horses(table: Table, numbers: str) -> None:
    table.put("opponent.horses", horses(numbers))


@given(parsers.re(rf"the opponent has the quests? (?P<quests>{QUESTS})$"))
def the_opponent_has_quests(table: Table, quests: str) -> None:
    table.put("opponent.quests", sorted(quests.split(", ")))


@given(parsers.re(rf"the opponent has blocked the (?P<building>{BUILDING}) so far$"))
def the_opponent_has_blocked(table: Table, building: str) -> None:
    table.put("opponent.blocked", building)


@given("it is the opponent's turn")
def it_is_the_opponents_turn(table: Table) -> None:
    table.put("active", "opponent")
    table.put("agenda", ["opponent"])


# The strategy cards


@given(parsers.re(r"the strategy cards? on the (?P<pile>deck|discard pile):? (?P<cards>.+)$"))
def the_strategy_cards_are(table: Table, pile: str, cards: str) -> None:
    path = "strategy_deck" if pile == "deck" else "strategy_discard"
    table.put(path, sorted(cards.split(" and ")))


@given(
    parsers.re(
        rf"a strategy card for raid space (?P<target>\d) of (?P<civilisation>{CIVILISATION}):"
        r" (?P<provisions>\d) provisions, (?P<strength>\d) strength, (?P<vp>\d+) VP$"
    )
)
def a_strategy_card(
    table: Table, target: str, civilisation: str, provisions: str, strength: str, vp: str
) -> None:
    table.put(
        f"box.strategies.{THE_CARD}",
        {
            "civilisation": civilisation,
            "target": int(target),
            "provisions": int(provisions),
            "strength": int(strength),
            "vp": int(vp),
        },
    )
    table.put("strategy_deck", [THE_CARD])


@given(parsers.re(r"its arrow leads from (?P<end>top to bottom|bottom to top)$"))
def its_arrow_leads(table: Table, end: str) -> None:
    table.put(f"box.strategies.{THE_CARD}.quest", "down" if end == "top to bottom" else "up")


@given(parsers.re(r"its second arrow begins on the (?P<end>left|right)$"))
def its_second_arrow_begins(table: Table, end: str) -> None:
    table.put(f"box.strategies.{THE_CARD}.quest_in_row", end)


@given(parsers.re(r"it gives (?P<n>\d) provisions? if they are too few$"))
def it_gives_provisions(table: Table, n: str) -> None:
    table.put(f"box.strategies.{THE_CARD}.provisions_gained", int(n))


@given(parsers.re(r"it gives the (?P<place>left|middle|right) horse$"))
def it_gives_the_horse(table: Table, place: str) -> None:
    table.put(f"box.strategies.{THE_CARD}.horse", PLACES[place])


@given(parsers.re(rf"it blocks the (?P<building>{BUILDING})$"))
def it_blocks(table: Table, building: str) -> None:
    table.put(f"box.strategies.{THE_CARD}.blocked", building)


# The main board


@given(parsers.re(rf"(?P<civilisation>{CIVILISATION}) has (?P<n>\d) raid spaces in use$"))
def has_raid_spaces(table: Table, civilisation: str, n: str) -> None:
    for number in range(1, int(n) + 1):
        table.put(spot(civilisation, str(number)), {})


@given(parsers.re(rf"{SPOT} holds (?P<what>\d.*)$"))
def raid_space_holds(table: Table, number: str, civilisation: str, what: str) -> None:
    for kind, n in pieces(what).items():
        table.put(f"{spot(civilisation, number)}.plunder.{kind}", n)


@given(
    parsers.re(rf"the quest (?P<quest>{QUEST}) lies face (?P<side>up|down) on {SPOT}$"),
)
def the_quest_lies(table: Table, quest: str, side: str, number: str, civilisation: str) -> None:
    table.put(f"{spot(civilisation, number)}.quest", quest)
    if side == "up":  # a raid has revealed it
        table.put(f"{spot(civilisation, number)}.face_up", True)
        table.put(f"{spot(civilisation, number)}.raided", True)


@given(parsers.re(rf"a (?P<colour>{COLOUR}) worker stands on {SPOT}$"))
def a_worker_on_raid_space(table: Table, colour: str, number: str, civilisation: str) -> None:
    table.put(f"{spot(civilisation, number)}.worker", colour)


@given(
    parsers.re(
        rf"raid spaces? (?P<numbers>{NUMBERS}) of (?P<civilisation>{CIVILISATION}) from the left"
        r" (?:has|have) been raided$"
    )
)
def have_been_raided(table: Table, numbers: str, civilisation: str) -> None:
    for number in listed(numbers):
        table.put(f"{spot(civilisation, number)}.raided", True)


@given(
    parsers.re(
        rf"the quest (?P<quest>{QUEST}) lies in the (?P<row>upper|lower) row of the village$"
    )
)
def the_quest_lies_in_the_village(table: Table, quest: str, row: str) -> None:
    table.put(f"village_quests.{1 if row == 'upper' else 2}", quest)


@given(parsers.re(r"the horses beside the board have strength (?P<numbers>\d, \d and \d)$"))
def the_horses_beside_the_board(table: Table, numbers: str) -> None:
    for place, number in zip("123", listed(numbers), strict=True):
        table.put(f"animals.{place}", HORSES[number])


@given(parsers.re(r"the (?P<place>left|middle|right) place beside the board is empty$"))
def the_place_is_empty(table: Table, place: str) -> None:
    table.position["animals"].pop(PLACES[place])


@given(
    parsers.re(
        rf"horses of strength (?P<numbers>{NUMBERS}) are in the animal (?P<pile>deck|discard pile)$"
    )
)
def the_animal_pile_holds(table: Table, pile: str, numbers: str) -> None:
    path = "animal_deck" if pile == "deck" else "animal_discard"
    table.put(path, horses(numbers))


# What happens


@when("the opponent takes its turn")
def the_opponent_takes_its_turn(table: Table) -> None:
    table.do("opponent_turn")


@when(
    parsers.re(
        r"the opponent (?P<what>raids|gains a quest|gains provisions|gains a horse)"
        r" by (?P<card>the card|[A-Z].+)$"
    )
)
def the_opponent_does(table: Table, what: str, card: str) -> None:
    operation = "opponent_raid" if what == "raids" else f"opponent_gains_{what.split()[-1]}"
    table.position.pop("strategy_deck", None)
    table.do(operation, card=card)


@when(parsers.re(r"the strategy card (?P<card>.+) is turned up$"))
def the_strategy_card_is_turned_up(table: Table, card: str) -> None:
    table.answer("strategy", "opponent", [card])


@when(parsers.re(r"the horse that fills its place has strength (?P<n>\d)$"))
def the_horse_that_fills_its_place(table: Table, n: str) -> None:
    table.answer("next_animal", "opponent", [HORSES[n]])


@when(parsers.re(rf"it pays with horses of strength (?P<numbers>{NUMBERS})$"))
def it_pays_with(table: Table, numbers: str) -> None:
    """Name the horses in the order in which the opponent's horses are written."""
    table.answer("horses", "opponent", " + ".join(horses(numbers)))


@when(parsers.re(rf"the opponent is set up as the (?P<crew>{AI_CREW})$"))
def the_opponent_is_set_up(table: Table, crew: str) -> None:
    table.do("set_up_opponent", crew=crew)


@when("the opponent's additional VP are added")
def the_opponent_is_scored(table: Table) -> None:
    table.do("score_opponent")


# What comes of it


@then(parsers.re(r"the opponent then has (?P<n>no|\d+) (?P<what>VP|provisions?)$"))
def the_opponent_then_has(table: Table, n: str, what: str) -> None:
    field = "vp" if what == "VP" else "provisions"
    table.state(f"opponent.{field}", 0 if n == "no" else int(n))


@then(parsers.re(rf"the opponent then has (?:no horse|horses of strength (?P<numbers>{NUMBERS}))$"))
def the_opponent_then_has_horses(table: Table, numbers: str | None) -> None:
    table.state("opponent.horses", horses(numbers) if numbers else [])


@then(parsers.re(rf"the opponent then has (?:no quest|the quests? (?P<quests>{QUESTS}))$"))
def the_opponent_then_has_quests(table: Table, quests: str | None) -> None:
    table.state("opponent.quests", sorted(quests.split(", ")) if quests else [])


@then(parsers.re(rf"the opponent then blocks the (?P<building>{BUILDING})$"))
def the_opponent_then_blocks(table: Table, building: str) -> None:
    table.state("opponent.blocked", building)


@then(parsers.re(rf"{SPOT} is then (?P<state>raided and empty|as it was)$"))
def raid_space_is_then(table: Table, number: str, civilisation: str, state: str) -> None:
    path = spot(civilisation, number)
    raided = state != "as it was"
    table.state(f"{path}.raided", raided or table.given(f"{path}.raided", False))
    for kind, n in table.given(f"{path}.plunder", {}).items():
        table.state(f"{path}.plunder.{kind}", 0 if raided else n)


@then(parsers.re(rf"the quest on {SPOT} is then face (?P<side>up|down)$"))
def the_quest_is_then(table: Table, number: str, civilisation: str, side: str) -> None:
    table.state(f"{spot(civilisation, number)}.face_up", side == "up")


@then(parsers.re(rf"there is no quest on {SPOT} any more$"))
def there_is_no_quest(table: Table, number: str, civilisation: str) -> None:
    table.state(f"{spot(civilisation, number)}.quest", "")


@then(parsers.re(r"there is no quest in the (?P<row>upper|lower) row of the village any more$"))
def there_is_no_quest_in_the_village(table: Table, row: str) -> None:
    table.state(f"village_quests.{1 if row == 'upper' else 2}", "")


@then(parsers.re(rf"the (?P<colour>{COLOUR}) worker on {SPOT} (?P<what>stays|is gone)$"))
def the_worker_on_raid_space(
    table: Table, colour: str, number: str, civilisation: str, what: str
) -> None:
    path = f"{spot(civilisation, number)}.worker"
    table.state(path, colour if what == "stays" else "")


@then(
    parsers.re(
        r"the (?P<place>left|middle|right) place beside the board then holds"
        r" (?:nothing|the horse of strength (?P<n>\d))$"
    )
)
def the_place_then_holds(table: Table, place: str, n: str | None) -> None:
    table.state(f"animals.{PLACES[place]}", HORSES[n] if n else "")


@then(
    parsers.re(
        rf"(?:no horse is|horses of strength (?P<numbers>{NUMBERS}) are) then"
        r" in the animal (?P<pile>deck|discard pile)$"
    )
)
def the_animal_pile_then_holds(table: Table, pile: str, numbers: str | None) -> None:
    path = "animal_deck" if pile == "deck" else "animal_discard"
    table.state(path, horses(numbers) if numbers else [])


@then(
    parsers.re(r"the strategy (?P<pile>deck|discard pile) then holds (?P<cards>nothing|.+)$"),
)
def the_strategy_pile_then_holds(table: Table, pile: str, cards: str) -> None:
    path = "strategy_deck" if pile == "deck" else "strategy_discard"
    table.state(path, [] if cards == "nothing" else sorted(cards.split(" and ")))


@then(parsers.re(rf"it may pay with horses of strength (?P<ways>{NUMBERS}(?:, or {NUMBERS})+)$"))
def it_may_pay_with(table: Table, ways: str) -> None:
    options = (" + ".join(horses(way)) for way in re.split(", or ", ways))
    table.asks("horses", "opponent", *options)


@then(parsers.re(r"the first turn is (?:Purple|Green|Orange|White)'s$"))
def the_first_turn_is(table: Table) -> None:
    (player,) = table.given("players", {})
    table.state("active", player)
    table.state("order", [player])


@then("the opponent then wins")
def the_opponent_then_wins(table: Table) -> None:
    table.state("result", ["opponent"])


@then(parsers.re(rf"(?P<who>{WHO}) and the opponent then share the victory$"))
def they_share_the_victory(table: Table, who: str) -> None:
    table.state("result", [who, "opponent"])


@given(parsers.re(rf"it is still the turn of (?P<who>{WHO})$"))
def it_is_still_the_turn_of(table: Table, who: str) -> None:
    table.put("active", who)
    table.put("order", [who])
    table.put(f"players.{who}", {})


@then(parsers.re(rf"(?P<who>{WHO}) and then the opponent have a last turn$"))
def have_a_last_turn(table: Table, who: str) -> None:
    table.state("last_turns", [who, "opponent"])


@then(parsers.re(r"(?P<n>\d) Brawlers lie then on the crew discard pile$"))
def brawlers_lie_then(table: Table, n: str) -> None:
    table.state("crew_discard", ["Brawler"] * int(n))
