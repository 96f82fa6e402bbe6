"""The steps of the scenarios about Adversaries, Scenarios, solo play, handicaps and scores."""

from __future__ import annotations

import re
from typing import Any

from features.spirit_island.words import boards_and_cards, division, lay
from features.table import Table
from pytest_bdd import given, parsers, then, when

from rulewright.spirit_island.components import load

PLACE = r"(?P<land>[A-D]\d|here|there|yonder|beyond|far)"
TO = r"(?P<to>[A-D]\d|here|there|yonder|beyond|far)"
NAMED = {
    "Lightning": "Lightning's Swift Strike",
    "River": "River Surges in Sunlight",
    "Shadows": "Shadows Flicker Like Flame",
    "Earth": "Vital Strength of the Earth",
    "Ocean": "Ocean's Hungry Grasp",
    "Green": "A Spread of Rampant Green",
}
WHO = rf"(?P<spirit>{'|'.join(NAMED)})"
SCENARIO = r"(?P<scenario>Blitz|Guard the Isle's Heart|Rituals of Terror|Dahan Insurrection)"
SPACE = {"Ravage": "ravage", "Build": "build", "Explore": "explore", "extra Build": "extra_build"}
DIVIDERS = ("Terror Level II", "Terror Level III")


def listed_names(text: str) -> list[str]:
    """Read `A, B and C`."""
    return [name for name in re.split(r", | and ", text) if name]


# What is chosen and what lies there


@given("the Kingdom of Brandenburg-Prussia is the Adversary")
def prussia_is_the_adversary(table: Table) -> None:
    table.put("adversary", "Kingdom of Brandenburg-Prussia")


@given(parsers.re(r"the (?P<adversary>Kingdom of [\w-]+) is played against at level (?P<n>\d)$"))
def adversary_at_level(table: Table, adversary: str, n: str) -> None:
    table.put("adversary", adversary)
    if int(n):
        table.put("adversary_level", int(n))
    if adversary.endswith("England") and int(n) == 6 and table.given("fear.pool"):
        table.put("fear.pool", 5 * table.given("players", 1))


@given(parsers.re(rf"{SCENARIO} is the Scenario$"))
def scenario_is(table: Table, scenario: str) -> None:
    table.put("scenario", scenario)


@given(parsers.re(r"boards? (?P<boards>[A-D](?:(?:, | and )[A-D])*) (?:is|are) laid out$"))
def boards_are_laid_out(table: Table, boards: str) -> None:
    table.put("boards", listed_names(boards))
    table.put("players", len(listed_names(boards)))


@given(parsers.re(r"an? (?P<card>[\w-]+) card lies on the extra Build space$"))
def card_on_extra_build(table: Table, card: str) -> None:
    table.put("invaders.extra_build", card)


@given("the extra Build space has gone")
def extra_build_has_gone(table: Table) -> None:
    table.put("invaders.extra_build_gone", True)


@given("a Fear card was resolved in this phase")
def fear_card_was_resolved(table: Table) -> None:
    table.put("fear.resolved", True)


@given("the Invaders sway the Dahan of each land that they explore")
def invaders_sway(table: Table) -> None:
    table.put("invaders.sways", True)


@given("the first turn is over")
def first_turn_is_over(table: Table) -> None:
    table.put("first_turn_over", True)


@given(parsers.re(rf"an effect has moved (?P<n>\d) dahan to {PLACE}$"))
def effect_has_moved(table: Table, n: str, land: str) -> None:
    table.put(f"insurrection.moved.{land}", int(n))


@given(
    parsers.re(rf"an effect has destroyed (?P<n>\d) (?P<kind>town|city|towns|cities) in {PLACE}$")
)
def effect_has_destroyed(table: Table, n: str, kind: str, land: str) -> None:
    field = {"town": "towns", "city": "cities"}.get(kind, kind)
    table.put(f"insurrection.{field}.{land}", int(n))


@given("the Dahan are about to rise")
def dahan_are_about_to_rise(table: Table) -> None:
    table.put("insurrection.rises", True)


@given(parsers.re(rf"{WHO} began on board (?P<board>[A-D])$"))
def began_on_board(table: Table, spirit: str, board: str) -> None:
    table.put(f"spirits.{NAMED[spirit]}.board", board)


@given(parsers.re(r"the game was (?P<how>won|lost)$"))
def game_was(table: Table, how: str) -> None:
    table.put("result", {"won": "victory", "lost": "defeat"}[how])
    table.put("result_by", {"won": "terror level 3", "lost": "blight"}[how])


@given(parsers.re(r"(?P<n>\d+) cards are left in the Invader deck$"))
def cards_are_left(table: Table, n: str) -> None:
    table.put("invaders.deck", list(load().invader_cards)[-int(n) :] if int(n) else [])


@given(parsers.re(r"(?P<n>\d+) cards are in the Invader discard$"))
def cards_are_discarded(table: Table, n: str) -> None:
    table.put("invaders.discard", list(load().invader_cards)[: int(n)])


# What is done


@when(parsers.re(r"the first (?P<n>\d+) Fear cards are drawn$"))
def first_fear_cards_are_drawn(table: Table, n: str) -> None:
    table.answer("fear_cards", "fear deck", list(load().fear_cards[: int(n)]))


@when("what the Adversary adds is placed")
def adversary_adds(table: Table) -> None:
    table.do("set_up_adversary")


@when("the Escalation takes place")
def escalation_takes_place(table: Table) -> None:
    table.do("escalation")


@when(
    parsers.re(
        r"the (?P<key>Land Rush|Building Boom|Royal Backing) on (?P<board>[A-D]) is in "
        r"(?P<land>[A-D]\d)$"
    )
)
def the_board_chooses(table: Table, key: str, board: str, land: str) -> None:
    table.answer(key.lower().replace(" ", "_"), board, land)


@when(parsers.re(rf"the Land Rush is in {PLACE}$"))
def land_rush_is_in(table: Table, land: str) -> None:
    table.answer("land_rush", "island", land)


@when(parsers.re(rf"the Building Boom is in {PLACE}$"))
def building_boom_is_in(table: Table, land: str) -> None:
    table.answer("building_boom", "island", land)


@when(parsers.re(rf"the Mining Rush of {PLACE} is in {TO}$"))
def mining_rush_is_in(table: Table, land: str, to: str) -> None:
    table.answer("mining_rush", land, to)


@when(parsers.re(rf"the (?P<dahan>dahan(?: with \d damage)?) in {PLACE} is swayed$"))
def dahan_is_swayed(table: Table, dahan: str, land: str) -> None:
    kind, _, damage = dahan.partition(" with ")
    table.answer("sway", land, f"{kind} ({damage})" if damage else kind)


@when("the top Invader card is discarded for the Royal Backing")
def royal_backing_takes_place(table: Table) -> None:
    table.do("royal_backing")


@when("the Invaders build by the extra Build space")
def extra_build_takes_place(table: Table) -> None:
    table.do("extra_build")


@when(parsers.re(rf"the Invaders build in {PLACE} by the extra Build space$"))
def extra_build_in(table: Table, land: str) -> None:
    table.do("extra_build_land", land=land)


@when(parsers.re(rf"{PLACE} is built in next$"))
def is_built_in_next(table: Table, land: str) -> None:
    table.answer("next_land", "build", land)


@when(parsers.re(rf"the Ritual of Terror is performed in {PLACE}$"))
def ritual_is_performed(table: Table, land: str) -> None:
    table.do("perform_ritual", land=land)


@when(parsers.re(r"(?P<a>[A-Z]\w+) pays (?P<n>\d) and (?P<b>[A-Z]\w+) (?P<m>\d) Energy for it$"))
def pay_for_it(table: Table, a: str, n: str, b: str, m: str) -> None:
    table.answer("ritual_energy", "ritual", {a: [int(n)], b: [int(m)]})


@when(
    parsers.re(
        r"(?P<a>[A-Z]\w+) gives (?P<n>\d) and (?P<b>[A-Z]\w+) (?P<m>\d) presence in "
        r"(?P<land>\w+)$"
    )
)
def give_presence(table: Table, a: str, n: str, b: str, m: str, land: str) -> None:
    table.answer("ritual_presence", land, {a: [int(n)], b: [int(m)]})


@when(parsers.re(rf"a dahan leaves {PLACE} for {TO}$"))
def dahan_leaves(table: Table, land: str, to: str) -> None:
    table.answer("push_to", land, to)


@when(parsers.re(rf"the (?P<dahan>dahan with \d damage) leaves {PLACE} first, for {TO}$"))
def dahan_leaves_first(table: Table, dahan: str, land: str, to: str) -> None:
    kind, _, damage = dahan.partition(" with ")
    table.answer("push", land, f"{kind} ({damage})")
    table.answer("push_to", land, to)


@when("what follows the effect is carried out")
def follow_up_takes_place(table: Table) -> None:
    table.do("follow_up")


@when(parsers.re(rf"the (?P<how>raid|rising) in {PLACE} deals (?P<hits>.+)$"))
def raid_deals(table: Table, how: str, land: str, hits: str) -> None:
    table.answer({"raid": "raid", "rising": "rise"}[how], land, division(hits))


@when(parsers.re(rf"the response to what fell in {PLACE} is in {TO}$"))
def response_is_in(table: Table, land: str, to: str) -> None:
    table.answer("response", land, to)


@when("the Isle's Heart is set up")
def heart_is_set_up(table: Table) -> None:
    table.do("set_up_heart")


@when(parsers.re(rf"{WHO} guards {PLACE}$"))
def guards(table: Table, spirit: str, land: str) -> None:
    table.answer("guard", NAMED[spirit], land)


@when(parsers.re(rf"{WHO} takes presence off its (?P<track>energy|plays) track$"))
def takes_presence_off(table: Table, spirit: str, track: str) -> None:
    table.answer("presence_from", NAMED[spirit], track)


@when(parsers.re(rf"{WHO} adds it to {PLACE}$"))
def adds_it_to(table: Table, spirit: str, land: str) -> None:
    table.answer("presence_to", NAMED[spirit], land)


@when(parsers.re(rf"{WHO} is dealt (?P<minor>[^,]+) and (?P<major>[^,]+)$"))
def is_dealt(table: Table, spirit: str, minor: str, major: str) -> None:
    for card in (minor, major):
        assert card in load().powers
        table.answer("power_cards", NAMED[spirit], [card])


@when(
    parsers.re(
        r"the game is set up for (?P<n>\d) players? with (?P<spirits>[\w ,]+?)"
        r"(?P<how>, with a bonus "
        r"Growth|, without the first explore|, with a bonus Growth and without the first explore)?$"
    )
)
def game_is_set_up_with(table: Table, n: str, spirits: str, how: str | None) -> None:
    easier: dict[str, Any] = {}
    if "bonus" in (how or ""):
        easier["bonus"] = True
    if "without" in (how or ""):
        easier["first_explore_skipped"] = True
    names = [NAMED[name] for name in listed_names(spirits)]
    table.do("set_up", players=int(n), spirits=names, **easier)


@when("the first explore is skipped")
def first_explore_is_skipped(table: Table) -> None:
    table.do("first_explore", skipped=True)


@when(parsers.re(rf"{WHO} grows once more before the game$"))
def grows_once_more(table: Table, spirit: str) -> None:
    table.do("bonus_growth", spirit=NAMED[spirit])


@when(parsers.re(rf"{WHO} chooses Growth (?P<option>option \d)$"))
def chooses_growth(table: Table, spirit: str, option: str) -> None:
    table.answer("growth", NAMED[spirit], option)


@when(parsers.re(rf"{WHO} first does (?P<action>\d: \w+)$"))
def first_does(table: Table, spirit: str, action: str) -> None:
    table.answer("growth_action", NAMED[spirit], action)


@when(parsers.re(rf"{WHO} lays down (?P<card>(?!no more).+)$"))
def lays_down(table: Table, spirit: str, card: str) -> None:
    assert card in load().powers
    table.answer("play", NAMED[spirit], card)


@when(parsers.re(rf"{WHO} lays down no more$"))
def lays_down_no_more(table: Table, spirit: str) -> None:
    table.answer("play", NAMED[spirit], "")


@when(parsers.re(rf"{WHO} chooses its cards$"))
def chooses_its_cards(table: Table, spirit: str) -> None:
    table.do("play_cards", spirit=NAMED[spirit])


@when("the score is computed")
def score_is_computed(table: Table) -> None:
    table.do("score")


@when(parsers.re(r"the thematic boards for (?P<n>\d) players? are taken$"))
def thematic_boards_are_taken(table: Table, n: str) -> None:
    table.do("thematic_boards", players=int(n))


# What must come of it


@then(
    parsers.re(
        r"the Fear deck has (?P<one>\d), (?P<two>\d) and (?P<three>\d) cards, with the dividers "
        r"between them$"
    )
)
def fear_deck_is_divided(table: Table, one: str, two: str, three: str) -> None:
    cards = list(load().fear_cards)
    first, second = int(one), int(one) + int(two)
    third = second + int(three)
    deck = [*cards[:first], DIVIDERS[0], *cards[first:second], DIVIDERS[1], *cards[second:third]]
    table.state("fear.deck", deck)


@then(parsers.re(r"the Fear deck has all (?P<n>\d+) cards and no divider$"))
def fear_deck_has_all(table: Table, n: str) -> None:
    cards = list(load().fear_cards)
    assert len(cards) == int(n)
    table.state("fear.deck", cards)


@then("nothing is added anywhere")
def nothing_is_added_anywhere(table: Table) -> None:
    for board in table.position["boards"]:
        for number in range(1, 9):
            for kind in ("town", "city", "blight"):
                path = f"lands.{board}{number}.{kind}"
                table.state(path, table.given(path))


@then(
    parsers.re(
        r"the (?P<key>Land Rush|Building Boom|Royal Backing) on (?P<board>[A-D]) may be in "
        r"(?P<lands>.+)$"
    )
)
def board_may_choose(table: Table, key: str, board: str, lands: str) -> None:
    table.asks(key.lower().replace(" ", "_"), board, *listed_names(lands))


@then(parsers.re(rf"the Mining Rush of {PLACE} may be in (?P<lands>.+)$"))
def mining_rush_may_be_in(table: Table, land: str, lands: str) -> None:
    table.asks("mining_rush", land, *listed_names(lands))


@then(parsers.re(rf"the players choose which Dahan in {PLACE} is swayed: (?P<pieces>.+)$"))
def which_is_swayed(table: Table, land: str, pieces: str) -> None:
    labels = []
    for text in listed_names(pieces):
        kind, _, damage = text.partition(" with ")
        labels.append(f"{kind} ({damage})" if damage else kind)
    table.asks("sway", land, *labels)


@then("the Invaders sway the Dahan of each land that they explore")
def invaders_then_sway(table: Table) -> None:
    table.state("invaders.sways", True)


@then("the Invaders sway nobody any more")
def invaders_sway_nobody(table: Table) -> None:
    table.state("invaders.sways", False)


@then(
    parsers.re(
        r"the (?P<card>\d-[\w-]+) card lies then on the (?P<space>Ravage|Build|extra Build) space$"
    )
)
def card_lies_then_on(table: Table, card: str, space: str) -> None:
    table.state(f"invaders.{SPACE[space]}", card)


@then("no card lies on the extra Build space")
def no_card_on_extra_build(table: Table) -> None:
    table.state("invaders.extra_build", "")


@then("the extra Build space has gone")
def extra_build_is_gone(table: Table) -> None:
    table.state("invaders.extra_build_gone", True)


@then("the extra Build space stays")
def extra_build_stays(table: Table) -> None:
    table.state("invaders.extra_build_gone", False)


@then(parsers.re(r"it is (?P<noted>noted|not noted) that a Fear card was resolved$"))
def resolved_is_noted(table: Table, noted: str) -> None:
    table.state("fear.resolved", noted == "noted")


@then(parsers.re(rf"{WHO} may guard (?P<lands>.+)$"))
def may_guard(table: Table, spirit: str, lands: str) -> None:
    table.asks("guard", NAMED[spirit], *listed_names(lands))


@then(parsers.re(rf"the Dahan of {PLACE} may go to (?P<lands>.+)$"))
def dahan_may_go_to(table: Table, land: str, lands: str) -> None:
    table.asks("push_to", land, *listed_names(lands))


@then(parsers.re(rf"the response to what fell in {PLACE} may be in (?P<lands>.+)$"))
def response_may_be_in(table: Table, land: str, lands: str) -> None:
    table.asks("response", land, *listed_names(lands))


@then("nothing more follows")
def nothing_more_follows(table: Table) -> None:
    table.state("insurrection.rises", False)
    for field in ("moved", "towns", "cities"):
        for land in table.given(f"insurrection.{field}", {}):
            table.state(f"insurrection.{field}.{land}", 0)


@then(parsers.re(rf"(?P<n>\d|no) dahan moved to {PLACE} (?:is|are) to raid$"))
def are_to_raid(table: Table, n: str, land: str) -> None:
    table.state(f"insurrection.moved.{land}", 0 if n == "no" else int(n))


@then(
    parsers.re(
        rf"(?P<n>\d) (?P<kind>town|city|towns|cities) destroyed in {PLACE} (?:is|are) to be "
        r"answered$"
    )
)
def is_to_be_answered(table: Table, n: str, kind: str, land: str) -> None:
    field = {"town": "towns", "city": "cities"}.get(kind, kind)
    table.state(f"insurrection.{field}.{land}", int(n))


@then("the Dahan are about to rise")
def dahan_then_rise(table: Table) -> None:
    table.state("insurrection.rises", True)


@then("the first turn is over")
def first_turn_is_then_over(table: Table) -> None:
    table.state("first_turn_over", True)


@then(parsers.re(r"the score is (?P<points>-?\d+)(?: and (?P<parts>\d) of (?P<of>\d) parts)?$"))
def score_is(table: Table, points: str, parts: str | None, of: str | None) -> None:
    table.state("score.points", int(points))
    table.state("score.parts", int(parts or 0))
    table.state("score.of", int(of or table.given("players", 1)))


@then(parsers.re(r"the boards are (?P<boards>.+)$"))
def boards_are(table: Table, boards: str) -> None:
    table.state("boards", listed_names(boards))


@then(parsers.re(rf"{WHO} has the cards (?P<cards>.+) in hand$"))
def has_cards_in_hand(table: Table, spirit: str, cards: str) -> None:
    table.state(f"spirits.{NAMED[spirit]}.hand", cards.split(", "))


@then(parsers.re(rf"{WHO} has uncovered (?P<n>\d) spaces? of its (?P<track>energy|plays) track$"))
def has_uncovered_spaces(table: Table, spirit: str, n: str, track: str) -> None:
    table.state(f"spirits.{NAMED[spirit]}.{track}_track", int(n))


@then(parsers.re(rf"{WHO} keeps (?P<n>\d) Energy$"))
def keeps_energy(table: Table, spirit: str, n: str) -> None:
    table.state(f"spirits.{NAMED[spirit]}.energy", int(n))


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) then keeps (?P<n>\d) Energy$"))
def then_keeps_energy(table: Table, spirit: str, n: str) -> None:
    table.state(f"spirits.{spirit}.energy", int(n))


@then(parsers.re(rf"{WHO} may keep (?P<n>\d|no) cards? of those in play$"))
def may_keep_cards(table: Table, spirit: str, n: str) -> None:
    table.state(f"spirits.{NAMED[spirit]}.may_keep", 0 if n == "no" else int(n))


@then(parsers.re(rf"{WHO} may play (?P<cards>.+) now$"))
def may_play_now(table: Table, spirit: str, cards: str) -> None:
    table.asks("play", NAMED[spirit], *cards.split(", "))


@when(
    parsers.re(
        r"any Invader cards against the (?P<adversary>Kingdom of [\w-]+) at level (?P<n>\d) are "
        r"drawn$"
    )
)
def any_cards_against(table: Table, adversary: str, n: str) -> None:
    """Draw as many cards of each stage as the level leaves in the deck."""
    left_out = {"3": (2, 4), "4": (2, 3), "5": (1, 3), "6": (0, 3)}
    first, second = (3, 4)
    if adversary.endswith("Prussia"):
        first, second = left_out.get(n, (3, 4))
    for stage, number in ((1, first), (2, second), (3, 5)):
        cards = [card for card in load().invader_cards if card.startswith(f"{stage}-")]
        if number:
            table.answer("invader_cards", f"stage {stage}", cards[:number])


@given("a game under way with no other Spirit")
def game_without_another_spirit(table: Table) -> None:
    """Only a City is kept alive far away: the scenario lays the Spirits."""
    table.place("far", apart=True)
    table.place("here")
    lay(table, "far", "1 city")
    boards_and_cards(table)


@when(parsers.re(rf"{WHO} begins on (?P<board>[A-D])$"))
def begins_on(table: Table, spirit: str, board: str) -> None:
    table.answer("start_board", NAMED[spirit], board)


@then(
    parsers.re(rf"{WHO} has gained (?P<elements>\d \w+(?:, \d \w+)* and \d \w+)$"),
)
def then_has_gained(table: Table, spirit: str, elements: str) -> None:
    for n, element in re.findall(r"(\d) (\w+)", elements):
        table.state(f"spirits.{NAMED[spirit]}.elements.{element}", int(n))
