"""The steps of Spirit Island's scenarios, in the words of the rulebook.

Lands are `here`, `there`, `yonder`, … (any land that fits) or printed ones (`A5`).
"""

from __future__ import annotations

import re
from typing import Any

from features.spirit_island.adversary_steps import *  # noqa: F403  # their steps
from features.spirit_island.chapter_steps import *  # noqa: F403  # their steps
from features.spirit_island.power_steps import *  # noqa: F403  # their steps
from features.spirit_island.words import (
    ACTIONS,
    ASKED,
    CARD,
    FEAR_CARDS,
    FEAR_PER_PLAYER,
    LAND,
    SINGULAR,
    TERRAINS,
    TO,
    boards_and_cards,
    card_for,
    describe,
    division,
    invader_card,
    invader_cards,
    lands_on_the_boards,
    lay,
    listed,
    names,
    number,
    piece_label,
    pieces,
)
from features.table import Table
from pytest_bdd import given, parsers, then, when

from rulewright.spirit_island.components import load

# The table


@given("a game under way")
def a_game_under_way(table: Table) -> None:
    """Something far away keeps the game alive: a City, a Spirit, Fear, blight and cards."""
    table.place("far", apart=True)
    lay(table, "far", "1 city and 1 presence of Ocean")
    boards_and_cards(table)


@given("a game under way on board A")
def a_game_under_way_on_board_a(table: Table) -> None:
    table.put("boards", ["A"])
    lay(table, "A7", "1 presence of Ocean")
    boards_and_cards(table)


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


@given(parsers.re(rf"{LAND} is (?P<side>inland|coastal)$"))
def is_inland(table: Table, land: str, side: str) -> None:
    table.place(land, coastal=side == "coastal")


@given(parsers.re(rf"{LAND} holds (?P<what>.+)$"))
def holds(table: Table, land: str, what: str) -> None:
    lay(table, land, what)


@given(parsers.re(rf"{LAND} defends (?P<n>\d+)$"))
def defends(table: Table, land: str, n: str) -> None:
    table.put(f"lands.{land}.defend", int(n))


@given(parsers.re(r"(?P<question>SI-Q\d\d) is read as (?P<reading>\w+)$"))
def is_read_as(table: Table, question: str, reading: str) -> None:
    table.rules.setdefault("readings", {})[question] = reading


@given(parsers.parse("the amendment {name} is in force"))
def amendment_in_force(table: Table, name: str) -> None:
    table.rules.setdefault("amendments", []).append(name)


@given(parsers.re(r"(?P<n>\d) players?$"))
def players(table: Table, n: str) -> None:
    table.put("players", int(n))
    if table.given("fear.pool"):
        table.put("fear.pool", FEAR_PER_PLAYER * int(n))


# What is done


@when(parsers.re(rf"the Invaders ravage {LAND}$"))
def ravage_land(table: Table, land: str) -> None:
    card_for(table, "ravage", land)
    table.do("ravage_land", land=land)


@when(parsers.re(rf"the Dahan in {LAND} deal (?P<hits>.+)$"))
def fight_back(table: Table, land: str, hits: str) -> None:
    table.answer("fight_back", land, division(hits))


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
            assert spirit in table.given("spirits", {}), f"{spirit} isn't in play"
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


# Damage, Fear, victory, presence and Fear cards


@given("a game under way with no other Invaders")
def a_game_with_no_other_invaders(table: Table) -> None:
    """Only a Spirit is kept alive far away: what the scenario lays decides about victory."""
    table.place("far", apart=True)
    lay(table, "far", "1 presence of Ocean")
    boards_and_cards(table)


@given(
    parsers.re(
        rf"an? (?:(?P<side>inland|coastal) )?land(?: called {LAND})?"
        rf"(?:, adjacent to (?P<others>(?:\w+(?: and )?)+))?(?:,? with (?P<what>.+))?$"
    )
)
def a_land_of_any_terrain(
    table: Table, side: str | None, land: str | None, others: str | None, what: str | None
) -> None:
    land = land or "here"
    table.place(land)
    if side:
        table.place(land, coastal=side == "coastal")
    if others:
        table.place(land, adjacent=others.split(" and "))
    lay(table, land, what or "")


@given(parsers.re(r"the Fear Pool holds (?P<pool>\d+) and Generated Fear (?P<generated>\d+)$"))
def fear_pool_holds(table: Table, pool: str, generated: str) -> None:
    table.put("fear.pool", int(pool))
    table.put("fear.generated", int(generated))


@given(parsers.re(r"the Fear deck holds (?P<cards>.+)$"))
def fear_deck_holds(table: Table, cards: str) -> None:
    table.put("fear.deck", names(cards))


@given(parsers.re(r"the Earned Fear Cards are (?P<cards>.+)$"))
def earned_fear_cards(table: Table, cards: str) -> None:
    earned = names(cards)
    table.put("fear.earned", earned)
    table.put("fear.deck", [card for card in table.given("fear.deck", []) if card not in earned])


@given(parsers.re(r"the Fear Discard holds (?P<cards>.+)$"))
def fear_discard_holds(table: Table, cards: str) -> None:
    table.put("fear.discard", names(cards))


@given(parsers.re(r"the Terror Level is (?P<level>\d)$"))
def terror_level_is(table: Table, level: str) -> None:
    table.put("fear.terror_level", int(level))


@given(parsers.re(r"(?P<spirit>[A-Z]\w+) has no presence on the island$"))
def has_no_presence(table: Table, spirit: str) -> None:
    table.put(f"spirits.{spirit}", {})


@given(parsers.re(r"(?P<n>\d+) presence of (?P<spirit>[A-Z]\w+) has been destroyed$"))
def has_been_destroyed(table: Table, n: str, spirit: str) -> None:
    table.put(f"spirits.{spirit}.destroyed_presence", int(n))


@given(parsers.re(r"(?P<card>[A-Z].+) is at work at level (?P<level>\d)$"))
def is_at_work(table: Table, card: str, level: str) -> None:
    """A Fear card was used this turn, and its effect lasts."""
    used = {"card": card, "level": int(level)}
    table.put("fear.at_work", [*table.given("fear.at_work", []), used])
    table.put("fear.discard", [*table.given("fear.discard", []), card])


@when(parsers.re(rf"a power deals (?P<n>\d+) damage in {LAND}$"))
def power_deals_damage(table: Table, n: str, land: str) -> None:
    table.do("deal_damage", land=land, damage=int(n))


@when(parsers.re(rf"the damage in {LAND} is (?P<hits>.+)$"))
def damage_is_divided(table: Table, land: str, hits: str) -> None:
    table.answer("damage", land, division(hits))


@when(parsers.re(rf"a power destroys (?P<what>.+) in {LAND}$"))
def power_destroys(table: Table, what: str, land: str) -> None:
    destroyed: dict[str, int] = {}
    presence: dict[str, int] = {}
    for n, kind, spirit, _ in pieces(what):
        if kind == "presence":
            presence[spirit] = n
        else:
            destroyed[kind] = n
    table.do(
        "destroy",
        land=land,
        **({"pieces": destroyed} if destroyed else {}),
        **({"presence": presence} if presence else {}),
    )


@when(parsers.re(rf"a power removes (?P<what>.+) from {LAND}$"))
def power_removes(table: Table, what: str, land: str) -> None:
    table.do("remove", land=land, pieces={kind: n for n, kind, _, _ in pieces(what)})


@when(parsers.re(rf"a power replaces an? (?P<piece>\w+) in {LAND} by an? (?P<by>\w+)$"))
def power_replaces(table: Table, piece: str, land: str, by: str) -> None:
    table.do("replace", land=land, piece=piece, by=by)


@when(parsers.re(rf"it is the (?P<piece>.+) in {LAND}$"))
def it_is_the_piece(table: Table, piece: str, land: str) -> None:
    table.answer("piece", land, piece_label(piece))


@when(parsers.re(r"a power generates (?P<n>\d+) fear$"))
def power_generates_fear(table: Table, n: str) -> None:
    table.do("generate_fear", fear=int(n))


@when("the earned Fear cards are used")
def fear_cards_are_used(table: Table) -> None:
    table.do("fear_effects")


@when("the next Fear card is used")
def next_fear_card_is_used(table: Table) -> None:
    table.do("fear_card")


@when(parsers.re(rf"(?P<player>player \d) acts in {LAND}$"))
def player_acts_in(table: Table, player: str, land: str) -> None:
    table.answer("fear_land", player, land)


@when(parsers.re(r"(?P<player>player \d) decides for (?P<way>.+)$"))
def player_decides_for(table: Table, player: str, way: str) -> None:
    table.answer("fear_way", player, way)


@when(parsers.re(r"(?P<player>player \d) takes the (?P<piece>.+)$"))
def player_takes(table: Table, player: str, piece: str) -> None:
    table.answer("fear_piece", player, piece_label(piece))


@when(parsers.re(rf"(?P<player>player \d) pushes into {LAND}$"))
def player_pushes(table: Table, player: str, land: str) -> None:
    table.answer("fear_push", player, land)


@when(parsers.re(rf"(?P<player>player \d) gathers out of {LAND}$"))
def player_gathers(table: Table, player: str, land: str) -> None:
    table.answer("fear_gather", player, land)


@when(parsers.re(rf"the players decide for the (?P<kind>\w+) in {LAND}$"))
def players_decide_for(table: Table, kind: str, land: str) -> None:
    table.answer("fear_way", land, SINGULAR.get(kind, kind))


@when(parsers.re(rf"the players take the (?P<piece>.+) in {LAND}$"))
def players_take(table: Table, piece: str, land: str) -> None:
    table.answer("fear_piece", land, piece_label(piece))


@then(parsers.re(r"the Fear Pool then holds (?P<pool>\d+) and Generated Fear (?P<generated>\d+)$"))
def fear_pool_and_generated_then(table: Table, pool: str, generated: str) -> None:
    table.state("fear.pool", int(pool))
    table.state("fear.generated", int(generated))


@then(parsers.re(r"(?P<cards>[A-Z].+) (?:is|are) at work at level (?P<level>\d)$"))
def are_then_at_work(table: Table, cards: str, level: str) -> None:
    there = [{"card": card, "level": int(level)} for card in cards.split(", then ")]
    table.state("fear.at_work", there)


@then("no Fear card is at work")
def none_is_at_work(table: Table) -> None:
    table.state("fear.at_work", [])


@then(parsers.re(r"the Fear deck then holds (?P<cards>.+)$"))
def fear_deck_then_holds(table: Table, cards: str) -> None:
    table.state("fear.deck", names(cards))


@then(parsers.re(r"the Earned Fear Cards are (?P<cards>.+)$"))
def earned_fear_cards_are(table: Table, cards: str) -> None:
    table.state("fear.earned", names(cards))


@then(parsers.re(r"the Fear Discard holds (?P<cards>.+)$"))
def fear_discard_then_holds(table: Table, cards: str) -> None:
    table.state("fear.discard", names(cards))


@then(parsers.re(r"the Terror Level is (?P<level>\d)$"))
def terror_level_is_then(table: Table, level: str) -> None:
    table.state("fear.terror_level", int(level))


@then(parsers.re(r"(?P<n>\d+|no) presence of (?P<spirit>[A-Z]\w+) lies? beside the island$"))
def lies_beside_the_island(table: Table, n: str, spirit: str) -> None:
    table.state(f"spirits.{spirit}.destroyed_presence", number(n))


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) has (?P<n>\d+) Energy$"))
def has_energy(table: Table, spirit: str, n: str) -> None:
    table.state(f"spirits.{spirit}.energy", int(n))


@then(parsers.re(rf"{LAND} then defends (?P<n>\d+)$"))
def then_defends(table: Table, land: str, n: str) -> None:
    table.state(f"lands.{land}.defend", int(n))


@then(
    parsers.re(
        rf"the Invaders (?P<may>may|may not) (?P<action>build a City|build|explore) in {LAND}"
        r" this turn$"
    )
)
def invaders_may(table: Table, may: str, action: str, land: str) -> None:
    table.state(f"lands.{land}.no_{ACTIONS[action]}", may == "may not")


@then(parsers.re(rf"(?P<player>player \d) is asked (?P<what>{'|'.join(ASKED)}): (?P<options>.+)$"))
def player_is_asked(table: Table, player: str, what: str, options: str) -> None:
    table.asks(ASKED[what], player, *map(piece_label, re.split(r", | or ", options)))


@then(parsers.re(rf"the players are asked how the damage in {LAND} is divided: (?P<options>.+)$"))
def asked_how_damage_is_divided(table: Table, land: str, options: str) -> None:
    table.asks("damage", land, *map(piece_label, re.split(r", | or ", options)))


@then(parsers.re(rf"the players are asked which piece in {LAND} it is: (?P<options>.+)$"))
def asked_which_piece(table: Table, land: str, options: str) -> None:
    table.asks("piece", land, *map(piece_label, re.split(r", | or ", options)))


# Setting up, the island, Build, Explore, advancing the cards, Time Passes


@given("an empty table")
def an_empty_table(table: Table) -> None:
    """Nothing lies there yet."""


@given(parsers.re(r"a game under way on boards (?P<boards>[A-D](?:(?:, | and )[A-D])+)$"))
def a_game_under_way_on_boards(table: Table, boards: str) -> None:
    names = listed(boards)
    table.put("boards", names)
    table.put("players", len(names))
    lay(table, f"{names[0]}7", "1 presence of Ocean")
    boards_and_cards(table)
    table.put("fear.pool", 4 * len(names))


@given(parsers.re(r"a game under way on board (?P<board>[B-D])$"))
def a_game_under_way_on_board(table: Table, board: str) -> None:
    a_game_under_way_on_boards(table, board)


@given("a town stands in each land")
def a_town_in_each_land(table: Table) -> None:
    for land in lands_on_the_boards(table):
        lay(table, land, "1 town")


@given(parsers.re(rf"the (?P<card>{CARD}) card is on the (?P<space>Ravage|Build|Explore) space$"))
def card_on_a_space(table: Table, card: str, space: str) -> None:
    table.put(f"invaders.{space.lower()}", invader_card(card))


@given(parsers.re(r"no card is on the (?P<space>Ravage|Build|Explore) space$"))
def no_card_on_a_space(table: Table, space: str) -> None:
    table.put(f"invaders.{space.lower()}", "")


@given(parsers.re(rf"the discarded Invader cards are (?P<cards>{CARD}(?:, {CARD})*)$"))
def discarded_invader_cards(table: Table, cards: str) -> None:
    table.put("invaders.discard", invader_cards(cards))


@given(parsers.re(rf"the Invader deck is (?P<cards>{CARD}(?:, {CARD})*)$"))
def the_invader_deck_is(table: Table, cards: str) -> None:
    table.put("invaders.deck", invader_cards(cards))


@given("the Invader deck has run out")
def the_invader_deck_has_run_out(table: Table) -> None:
    table.put("invaders.deck", [])


@given(parsers.re(r"the Kingdom of (?P<adversary>\w+) is the Adversary$"))
def the_adversary(table: Table, adversary: str) -> None:
    table.put("adversary", f"Kingdom of {adversary}")


@given("its Escalation is still due")
def escalation_is_due(table: Table) -> None:
    table.put("invaders.escalation_due", True)


@given(
    parsers.re(
        rf"the Invaders are kept from (?P<what>ravaging|building a City|building|exploring) in "
        rf"{LAND} this turn$"
    )
)
def kept_from(table: Table, what: str, land: str) -> None:
    table.put(f"lands.{land}.{TO[what]}", True)


@given(parsers.re(r"the whole (?P<action>Ravage|Build|Explore) action is skipped this turn$"))
def action_is_skipped(table: Table, action: str) -> None:
    table.put("invaders.skipped", [*table.given("invaders.skipped", []), action.lower()])


@given(
    parsers.re(
        rf"each (?P<kind>explorer|town|city|dahan) in {LAND} has (?P<n>\d) more health this turn$"
    )
)
def has_more_health(table: Table, kind: str, land: str, n: str) -> None:
    table.put(f"lands.{land}.extra_health.{kind}", int(n))


@given(parsers.re(rf"the Invaders in {LAND} deal (?P<n>\d) more damage this turn$"))
def deal_more_damage(table: Table, land: str, n: str) -> None:
    table.put(f"lands.{land}.extra_damage", int(n))


@given(parsers.re(r"the Blight card holds (?P<n>\d+) blight$"))
def blight_card_holds(table: Table, n: str) -> None:
    table.put("blight_card", {"card": "Downward Spiral", "tokens": int(n)})


@given(parsers.re(r"(?P<spirit>[A-Z]\w+) has (?P<cards>.+) (?P<where>in hand|in play|discarded)$"))
def has_cards(table: Table, spirit: str, cards: str, where: str) -> None:
    pile = {"in hand": "hand", "in play": "in_play", "discarded": "discard"}[where]
    table.put(f"spirits.{spirit}.{pile}", listed(cards))


@given(parsers.re(r"(?P<spirit>[A-Z]\w+) has gained (?P<n>\d) (?P<element>[A-Z][a-z]+)$"))
def has_gained_elements(table: Table, spirit: str, n: str, element: str) -> None:
    table.put(f"spirits.{spirit}.elements.{element.lower()}", int(n))


@given(parsers.re(r"(?P<spirit>[A-Z]\w+) owns (?P<n>\d+) Energy$"))
def owns_energy(table: Table, spirit: str, n: str) -> None:
    table.put(f"spirits.{spirit}.energy", int(n))


@when(parsers.re(r"the game is set up for (?P<n>\d) players?(?P<bare> without a Blight card)?$"))
def the_game_is_set_up(table: Table, n: str, bare: str | None) -> None:
    table.do("set_up", players=int(n), **({"blight_card": False} if bare else {}))


@when(
    parsers.re(
        r"the Invader board is set up for (?P<n>\d) players?(?P<bare> without a Blight card)?$"
    )
)
def the_invader_board_is_set_up(table: Table, n: str, bare: str | None) -> None:
    table.do("set_up_invader_board", players=int(n), **({"blight_card": False} if bare else {}))


@when("the Invader deck is built")
def the_invader_deck_is_built(table: Table) -> None:
    table.do("build_invader_deck")


@when("the island is laid out")
def the_island_is_laid_out(table: Table) -> None:
    table.do("set_up_island")


@then(parsers.re(r"the (?P<n>\d+) (?P<kind>Minor|Major) Power cards are a deck$"))
def power_deck(table: Table, n: str, kind: str) -> None:
    names = getattr(load(), f"{kind.lower()}_powers")
    assert len(names) == int(n)
    table.state(f"powers.{kind.lower()}", sorted(names))


@when(parsers.re(r"(?P<spirit>[A-Z]\w+) is the first to follow it$"))
def first_to_follow(table: Table, spirit: str) -> None:
    table.answer("next_spirit", "Blighted Island", spirit)


@when("the Invaders take their first action")
def the_first_action(table: Table) -> None:
    table.do("first_explore")


@when(parsers.re(r"boards? (?P<boards>[A-D](?:(?:, | and )[A-D])*) (?:is|are) drawn$"))
def boards_are_drawn(table: Table, boards: str) -> None:
    table.answer("boards", "island", listed(boards))


@when(parsers.re(r"the Stage (?P<stage>I+) cards are drawn in the order (?P<cards>.+)$"))
def stage_is_drawn(table: Table, stage: str, cards: str) -> None:
    number = len(stage)
    shown = [card.lower().replace(" and ", "-") for card in cards.split(", ")]
    table.answer("invader_cards", f"stage {number}", [f"{number}-{card}" for card in shown])


@when(parsers.re(r"the Fear cards are drawn in the order (?P<cards>.+)$"))
def fear_cards_are_drawn(table: Table, cards: str) -> None:
    table.answer("fear_cards", "fear deck", cards.split(", "))


@when(parsers.re(r"(?P<card>Downward Spiral|Memory Fades to Dust) is drawn as the Blight card$"))
def blight_card_is_drawn(table: Table, card: str) -> None:
    table.answer("blight_card", "invader board", [card])


@when("any Fear cards are drawn")
def any_fear_cards(table: Table) -> None:
    fear_cards_are_drawn(table, FEAR_CARDS)


@when("any Invader cards are drawn")
def any_invader_cards(table: Table) -> None:
    stage_is_drawn(table, "I", "Jungle, Wetland, Sands")
    any_later_invader_cards(table)


@when("any Invader cards of Stage II and III are drawn")
def any_later_invader_cards(table: Table) -> None:
    stage_is_drawn(table, "II", "Coastal, Sands, Jungle, Wetland")
    stage_is_drawn(
        table,
        "III",
        "Jungle and Sands, Sands and Wetland, Mountain and Wetland, Jungle and Mountain, "
        "Jungle and Wetland",
    )


@when("any cards are drawn")
def any_cards(table: Table) -> None:
    any_fear_cards(table)
    any_invader_cards(table)
    if "blight_card" not in table.inputs:
        blight_card_is_drawn(table, "Downward Spiral")


@when("the Invader phase is carried out")
def the_invader_phase(table: Table) -> None:
    table.do("invader_phase")


@when(parsers.re(rf"the Invaders build in {LAND}$"))
def build_land(table: Table, land: str) -> None:
    card_for(table, "build", land)
    table.do("build_land", land=land)


@when("the Invaders build")
def build(table: Table) -> None:
    table.do("build")


@when(parsers.re(rf"the Invaders explore {LAND}$"))
def explore_land(table: Table, land: str) -> None:
    card_for(table, "explore", land)
    table.do("explore_land", land=land)


@when("the Invaders explore")
def explore(table: Table) -> None:
    table.do("explore")


@when("the top Invader card is revealed")
def reveal_card(table: Table) -> None:
    table.do("reveal_card")


@when("the Invader cards advance")
def advance_cards(table: Table) -> None:
    table.do("advance_cards")


@when("time passes")
def time_passes(table: Table) -> None:
    table.do("time_passes")


@when(parsers.re(rf"blight spreads out from {LAND}, which has some$"))
def blight_spreads_out(table: Table, land: str) -> None:
    lay(table, land, "1 blight")
    table.do("add_blight", land=land)


@when(parsers.re(rf"blight cascades from {LAND} into the ocean$"))
def cascades_into_the_ocean(table: Table, land: str) -> None:
    table.answer("cascade", land, "ocean")


@then(parsers.re(r"blight may cascade from (?P<land>\w+) to (?P<lands>.+)$"))
def may_cascade(table: Table, land: str, lands: str) -> None:
    table.asks("cascade", land, *listed(lands))


@then(parsers.re(r"the island is made of (?P<boards>.+)$"))
def island_is_made_of(table: Table, boards: str) -> None:
    table.state("boards", listed(boards))


@then(parsers.re(r"the Fear Pool is filled with (?P<n>\d+) Fear$"))
def fear_pool_is_filled(table: Table, n: str) -> None:
    table.state("fear.pool", int(n))


@then(parsers.re(r"the Fear deck is, from the top, (?P<cards>.+)$"))
def fear_deck_is(table: Table, cards: str) -> None:
    table.state("fear.deck", cards.split(", "))


@then(parsers.re(rf"the Invader deck is, from the top, (?P<cards>{CARD}(?:, {CARD})*)$"))
def invader_deck_is(table: Table, cards: str) -> None:
    table.state("invaders.deck", invader_cards(cards))


@then("the Invader deck is empty")
def invader_deck_is_empty(table: Table) -> None:
    table.state("invaders.deck", [])


@then(parsers.re(rf"the (?P<card>{CARD}) card lies on the (?P<space>Ravage|Build|Explore) space$"))
def card_lies_on(table: Table, card: str, space: str) -> None:
    table.state(f"invaders.{space.lower()}", invader_card(card))


@then(parsers.re(r"no card lies on the (?P<space>Ravage|Build|Explore) space$"))
def no_card_lies_on(table: Table, space: str) -> None:
    table.state(f"invaders.{space.lower()}", "")


@then(parsers.re(rf"the discarded Invader cards are then (?P<cards>{CARD}(?:, {CARD})*)$"))
def discarded_are_then(table: Table, cards: str) -> None:
    table.state("invaders.discard", invader_cards(cards))


@then("no Invader card is discarded")
def no_invader_card_is_discarded(table: Table) -> None:
    table.state("invaders.discard", table.given("invaders.discard", []))


@then(parsers.re(r"the Blight card is (?P<card>.+), its healthy side up, with (?P<n>\d+) blight$"))
def blight_card_is(table: Table, card: str, n: str) -> None:
    table.state("blight_card.card", card)
    table.state("blight_card.side", "healthy")
    table.state("blight_card.tokens", int(n))


@then(parsers.re(r"the Blight card then holds (?P<n>\d+) blight$"))
def blight_card_then_holds(table: Table, n: str) -> None:
    table.state("blight_card.tokens", int(n))


@then(parsers.re(r"the blight space holds (?P<n>\d+) blight and no Blight card$"))
def blight_space_holds(table: Table, n: str) -> None:
    table.state("blight_card.card", "")
    table.state("blight_card.tokens", int(n))


@then(parsers.re(r"(?P<kind>explorer|town)s are added to (?P<lands>.+) and to no other land$"))
def are_added_to(table: Table, kind: str, lands: str) -> None:
    added = listed(lands)
    for land in lands_on_the_boards(table):
        path = f"lands.{land}.{kind}"
        table.state(path, table.given(path) + (land in added))


@then(parsers.re(r"no (?P<kind>explorer|town)s are added anywhere$"))
def are_added_nowhere(table: Table, kind: str) -> None:
    for land in lands_on_the_boards(table):
        path = f"lands.{land}.{kind}"
        table.state(path, table.given(path))


@then(parsers.re(r"the Escalation of the Kingdom of (?P<adversary>\w+) is due$"))
def escalation_becomes_due(table: Table, adversary: str) -> None:
    table.state("invaders.escalation_due", True)
    table.state("adversary", f"Kingdom of {adversary}")


@then("no Escalation is due")
def no_escalation_is_due(table: Table) -> None:
    table.state("invaders.escalation_due", False)


@then(parsers.re(r"the Kingdom of (?P<adversary>\w+) is still the Adversary$"))
def still_the_adversary(table: Table, adversary: str) -> None:
    table.state("adversary", f"Kingdom of {adversary}")


@then(parsers.re(rf"no (?P<kind>explorer|town|city|dahan) in {LAND} is damaged$"))
def none_is_damaged(table: Table, kind: str, land: str) -> None:
    table.state(f"lands.{land}.damage.{kind}", [])


@then(
    parsers.re(
        rf"nothing keeps the Invaders from (?P<what>ravaging|building a City|building|exploring) "
        rf"in {LAND} any more$"
    )
)
def nothing_keeps_from(table: Table, what: str, land: str) -> None:
    table.state(f"lands.{land}.{TO[what]}", False)


@then("no Invader action is skipped any more")
def nothing_is_skipped(table: Table) -> None:
    table.state("invaders.skipped", [])


@then(parsers.re(rf"{LAND} defends no more$"))
def defends_no_more(table: Table, land: str) -> None:
    table.state(f"lands.{land}.defend", 0)


@then(parsers.re(rf"the (?P<kind>explorer|town|city|dahan) in {LAND} has its printed health$"))
def has_printed_health(table: Table, kind: str, land: str) -> None:
    table.state(f"lands.{land}.extra_health.{kind}", 0)


@then(parsers.re(rf"the Invaders in {LAND} deal no more damage than they are$"))
def deal_printed_damage(table: Table, land: str) -> None:
    table.state(f"lands.{land}.extra_damage", 0)


@then(
    parsers.re(r"(?P<spirit>[A-Z]\w+) then has (?P<cards>.+) (?P<where>in hand|in play|discarded)$")
)
def then_has_cards(table: Table, spirit: str, cards: str, where: str) -> None:
    pile = {"in hand": "hand", "in play": "in_play", "discarded": "discard"}[where]
    table.state(f"spirits.{spirit}.{pile}", [] if cards == "no card" else listed(cards))


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) has lost its (?P<element>[A-Z][a-z]+)$"))
def has_lost_elements(table: Table, spirit: str, element: str) -> None:
    table.state(f"spirits.{spirit}.elements.{element.lower()}", 0)


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) still has (?P<n>\d+) Energy$"))
def still_has_energy(table: Table, spirit: str, n: str) -> None:
    table.state(f"spirits.{spirit}.energy", int(n))


# Ravage, blight, the blighted island


@given(
    parsers.re(
        r"the Blight card is (?P<card>.+), its (?P<side>healthy|blighted) side up, "
        r"with (?P<n>\d+) blight$"
    )
)
def blight_card_lies_there(table: Table, card: str, side: str, n: str) -> None:
    table.put("blight_card", {"card": card, "side": side, "tokens": int(n)})


@given(parsers.re(r"(?P<spirit>[A-Z]\w+) forgot (?P<card>.+) before$"))
def forgot_before(table: Table, spirit: str, card: str) -> None:
    table.put(f"spirits.{spirit}.forgotten", [card])


@given(parsers.re(r"no Blight card is used and the blight space holds (?P<n>\d+) blight$"))
def no_blight_card_is_used(table: Table, n: str) -> None:
    table.put("blight_card", {"card": "", "tokens": int(n)})


@when("the Invaders ravage")
def ravage(table: Table) -> None:
    table.do("ravage")


@when(parsers.re(rf"{LAND} is ravaged (?:first|next)$"))
def is_ravaged_next(table: Table, land: str) -> None:
    table.answer("next_land", "ravage", land)


@when(parsers.re(rf"the Invaders in {LAND} first hit the (?P<dahan>dahan|dahan with \d damage)$"))
def hit_a_dahan(table: Table, land: str, dahan: str) -> None:
    table.answer("dahan_hit", land, piece_label(dahan))


@when(
    parsers.re(
        rf"of the (?P<what>damage|defence) in {LAND}, (?P<n>\d) goes to the land and "
        r"(?P<m>\d) to the dahan$"
    )
)
def shared_by_land_and_dahan(table: Table, what: str, land: str, n: str, m: str) -> None:
    key = {"damage": "damage_split", "defence": "defend_split"}[what]
    table.answer(key, land, {"land": [int(n)], "dahan": [int(m)]})


@when(parsers.re(rf"a dahan in {LAND} strikes (?:the|an?) (?P<piece>.+)$"))
def a_dahan_strikes(table: Table, land: str, piece: str) -> None:
    table.answer("strike", land, piece_label(piece))


@when(parsers.re(rf"blight is added to {LAND}$"))
def blight_is_added(table: Table, land: str) -> None:
    table.do("add_blight", land=land)


@when(parsers.re(rf"blight is removed from {LAND}$"))
def blight_is_removed(table: Table, land: str) -> None:
    table.do("remove_blight", land=land)


@when("the Blighted Island effect is carried out")
def blighted_island(table: Table) -> None:
    table.do("blighted_island")


@when(parsers.re(rf"(?P<spirit>[A-Z]\w+) destroys presence in {LAND}$"))
def destroys_presence_in(table: Table, spirit: str, land: str) -> None:
    table.answer("destroy_presence", spirit, land)


@when(parsers.re(r"(?P<spirit>[A-Z]\w+) chooses to (?P<way>forget|destroy presence)$"))
def chooses_the_way(table: Table, spirit: str, way: str) -> None:
    table.answer("forget_or_destroy", spirit, way)


@when(parsers.re(r"(?P<spirit>[A-Z]\w+) forgets (?P<card>.+)$"))
def forgets(table: Table, spirit: str, card: str) -> None:
    table.answer("forget_or_destroy", spirit, "forget")
    table.answer("forget", spirit, card)


@then(parsers.re(r"the Blight card is flipped and holds (?P<n>\d+) blight$"))
def blight_card_is_flipped(table: Table, n: str) -> None:
    table.state("blight_card.side", "blighted")
    table.state("blight_card.tokens", int(n))


@then(parsers.re(r"the Blight card still shows its (?P<side>healthy|blighted) side$"))
def blight_card_still_shows(table: Table, side: str) -> None:
    table.state("blight_card.side", side)


@then(parsers.re(r"the blight space then holds (?P<n>\d+) blight$"))
def blight_space_then_holds(table: Table, n: str) -> None:
    table.state("blight_card.tokens", int(n))


@then(parsers.re(r"the players choose which land is ravaged next: (?P<lands>.+)$"))
def choose_the_next_land(table: Table, lands: str) -> None:
    table.asks("next_land", "ravage", *listed(lands))


@then(parsers.re(rf"the players choose which Dahan in {LAND} is hit: (?P<options>.+)$"))
def choose_the_dahan(table: Table, land: str, options: str) -> None:
    table.asks("dahan_hit", land, *map(piece_label, listed(options)))


@then(parsers.re(rf"the players divide the damage of the Dahan in {LAND} over (?P<options>.+)$"))
def divide_the_fight_back(table: Table, land: str, options: str) -> None:
    table.asks("fight_back", land, *map(piece_label, listed(options)))


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) chooses where to destroy presence: (?P<lands>.+)$"))
def choose_where_to_destroy(table: Table, spirit: str, lands: str) -> None:
    table.asks("destroy_presence", spirit, *listed(lands))


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) may forget or destroy presence$"))
def may_forget_or_destroy(table: Table, spirit: str) -> None:
    table.asks("forget_or_destroy", spirit, "forget", "destroy presence")


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) may forget one of (?P<cards>.+)$"))
def may_forget(table: Table, spirit: str, cards: str) -> None:
    table.asks("forget", spirit, *listed(cards))


@then(parsers.re(r"(?P<spirit>[A-Z]\w+) has forgotten (?P<cards>.+)$"))
def has_forgotten(table: Table, spirit: str, cards: str) -> None:
    table.state(f"spirits.{spirit}.forgotten", [] if cards == "nothing" else listed(cards))
