"""The steps of the scenarios about Spirits and their powers.

A Spirit is called by its short name: River is River Surges in Sunlight.
"""

from __future__ import annotations

import re
from typing import Any

from features.spirit_island.words import SINGULAR, division
from features.table import Table
from pytest_bdd import given, parsers, then, when

from rulewright.spirit_island.components import load
from rulewright.spirit_island.position import ELEMENTS, MANY

SPIRITS = {
    "Lightning": "Lightning's Swift Strike",
    "River": "River Surges in Sunlight",
    "Shadows": "Shadows Flicker Like Flame",
    "Earth": "Vital Strength of the Earth",
    "Thunderspeaker": "Thunderspeaker",
    "Ocean": "Ocean's Hungry Grasp",
    "Green": "A Spread of Rampant Green",
    "Bringer": "Bringer of Dreams and Nightmares",
}
SPIRIT = rf"(?P<spirit>{'|'.join(SPIRITS)})"
OTHER = rf"(?P<other>{'|'.join(SPIRITS)})"
PLACE = r"(?P<land>[A-D]\d|here|there|yonder|beyond|far)"
TO = r"(?P<to>[A-D]\d|here|there|yonder|beyond|far)"
COUNTED = re.compile(r"(\d+) (\w+)")


def field(spirit: str, name: str) -> str:
    """Return the dotted path of a field of a Spirit."""
    return f"spirits.{SPIRITS[spirit]}.{name}"


def cards(text: str) -> list[str]:
    """Read `Drought, Steam Vents and Gift of Power`; `nothing` is no card."""
    known = load().powers
    found: list[str] = []
    rest = text if text != "nothing" else ""
    while rest:
        name = max((name for name in known if rest.startswith(name)), key=len, default="")
        assert name, f"there is no power {rest!r}"
        found.append(name)
        rest = re.sub(r"^(, | and )", "", rest[len(name) :])
    return found


def piece(text: str) -> str:
    """Read `town with 1 damage` as the name of a piece."""
    kind, _, damage = text.partition(" with ")
    return f"{kind} ({damage})" if damage else kind


# What is there


@given(parsers.re(rf"{SPIRIT} is in play$"))
def is_in_play(table: Table, spirit: str) -> None:
    if table.given(f"spirits.{SPIRITS[spirit]}", None) is None:
        table.put(f"spirits.{SPIRITS[spirit]}", {})


@given(parsers.re(rf"{SPIRIT} has (?P<n>\d+) presence in {PLACE}$"))
def has_presence(table: Table, spirit: str, n: str, land: str) -> None:
    is_in_play(table, spirit)
    table.put(f"lands.{land}.presence.{SPIRITS[spirit]}", int(n))


@given(parsers.re(rf"{SPIRIT} has (?P<n>\d+) energy$"))
def has_energy(table: Table, spirit: str, n: str) -> None:
    is_in_play(table, spirit)
    table.put(field(spirit, "energy"), int(n))


@given(parsers.re(rf"{SPIRIT} has the elements (?P<elements>.+)$"))
def has_elements(table: Table, spirit: str, elements: str) -> None:
    is_in_play(table, spirit)
    for n, element in COUNTED.findall(elements):
        table.put(field(spirit, f"elements.{element}"), int(n))


@given(parsers.re(rf"{SPIRIT} has played (?P<names>.+)$"))
def has_played(table: Table, spirit: str, names: str) -> None:
    is_in_play(table, spirit)
    table.put(field(spirit, "in_play"), cards(names))


@given(parsers.re(rf"{SPIRIT} has used (?P<names>.+)$"))
def has_used(table: Table, spirit: str, names: str) -> None:
    table.put(field(spirit, "used"), cards(names))


@given(parsers.re(rf"{SPIRIT} holds (?P<names>.+)$"))
def holds_cards(table: Table, spirit: str, names: str) -> None:
    is_in_play(table, spirit)
    table.put(field(spirit, "hand"), cards(names))


@given(parsers.re(rf"{SPIRIT} has discarded (?P<names>.+)$"))
def has_discarded(table: Table, spirit: str, names: str) -> None:
    is_in_play(table, spirit)
    table.put(field(spirit, "discard"), cards(names))


@given(
    parsers.re(rf"{SPIRIT} has uncovered (?P<n>\d+) spaces? of its (?P<track>energy|plays) track$")
)
def has_uncovered(table: Table, spirit: str, n: str, track: str) -> None:
    is_in_play(table, spirit)
    table.put(field(spirit, f"{track}_track"), int(n))


@given(parsers.re(rf"{SPIRIT} may keep (?P<n>\d) cards? of those in play$"))
def may_keep(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "may_keep"), int(n))


@given(parsers.re(rf"the Air of {SPIRIT} has made (?P<names>.+) fast$"))
def air_has_made_fast(table: Table, spirit: str, names: str) -> None:
    """Lay slow powers that it has used as if they were fast, by Swiftness of Lightning."""
    for name in ("used", "used_fast", "hastened"):
        table.put(field(spirit, name), cards(names))


@given(parsers.re(rf"{SPIRIT} has (?P<n>\d+) destroyed presence$"))
def has_destroyed_presence(table: Table, spirit: str, n: str) -> None:
    is_in_play(table, spirit)
    table.put(field(spirit, "destroyed_presence"), int(n))


@given(parsers.re(r"the (?P<deck>Minor|Major) Power deck holds (?P<names>.+)$"))
def power_deck_holds(table: Table, deck: str, names: str) -> None:
    table.put(f"powers.{deck.lower()}", sorted(cards(names)))


@given(parsers.re(r"the (?P<deck>Minor|Major) Power discard holds (?P<names>.+)$"))
def power_discard_holds(table: Table, deck: str, names: str) -> None:
    table.put(f"powers.{deck.lower()}_discard", cards(names))


@given(parsers.re(rf"{SPIRIT} may use powers from the presence of {OTHER} this turn$"))
def shares_presence(table: Table, spirit: str, other: str) -> None:
    table.put(field(spirit, "targets_from"), [SPIRITS[other]])


@given(
    parsers.re(
        rf"what is destroyed in {PLACE} this turn is avenged(?P<near> in adjacent lands too)?$"
    )
)
def is_avenged(table: Table, land: str, near: str | None) -> None:
    table.put(f"lands.{land}.vengeance", ["adjacent" if near else "in it"])


@given(parsers.re(rf"blight that would be added to {PLACE} this turn stays on its card$"))
def blight_stays(table: Table, land: str) -> None:
    table.put(f"lands.{land}.no_blight", True)


@given(parsers.re(rf"neither damage nor destruction affects the Dahan in {PLACE} this turn$"))
def dahan_are_safe(table: Table, land: str) -> None:
    table.put(f"lands.{land}.dahan_safe", ["damage", "destroy"])


@given(parsers.re(rf"a Ravage deals no damage to the Dahan in {PLACE} this turn$"))
def dahan_are_safe_from_ravage(table: Table, land: str) -> None:
    table.put(f"lands.{land}.dahan_safe", ["ravage damage"])


@given(parsers.re(rf"the Dahan in {PLACE} strike together with the Invaders this turn$"))
def dahan_strike_with(table: Table, land: str) -> None:
    table.put(f"lands.{land}.dahan_strike_with", True)


@given(parsers.re(rf"Fear that powers make in {PLACE} defends it this turn$"))
def fear_defends(table: Table, land: str) -> None:
    table.put(f"lands.{land}.defend_for_fear", True)


@given(parsers.re(rf"{SPIRIT} has (?P<n>\d+) health of drowned Invaders$"))
def has_drowned(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "drowned_health"), int(n))


# What is done


@when(parsers.re(rf"{SPIRIT} uses (?P<power>.+?)(?P<fast> as if it were fast)?$"))
def uses(table: Table, spirit: str, power: str, fast: str | None) -> None:
    (name,) = cards(power)
    speed = "fast" if fast else load().powers[name].speed
    table.do(f"use_{speed}_power", spirit=SPIRITS[spirit], power=name)


@when(parsers.re(rf"{SPIRIT} tries (?P<power>.+) in the (?P<speed>fast|slow) phase$"))
def tries(table: Table, spirit: str, power: str, speed: str) -> None:
    (name,) = cards(power)
    table.do(f"use_{speed}_power", spirit=SPIRITS[spirit], power=name)


def power_of(table: Table) -> str:
    """Return the power that is being used."""
    return str(table.inputs["power"])


@when(parsers.re(rf"it targets {PLACE}$"))
def targets_land(table: Table, land: str) -> None:
    table.answer("target", power_of(table), land)


@when(parsers.re(rf"it targets {OTHER}$"))
def targets_spirit(table: Table, other: str) -> None:
    table.answer("target", power_of(table), SPIRITS[other])


@when(parsers.re(r"the way (?P<way>.+) is chosen$"))
def way_is_chosen(table: Table, way: str) -> None:
    table.answer("way", power_of(table), way)


@when(parsers.re(r"(?P<effect>effect \d) comes next$"))
def effect_comes_next(table: Table, effect: str) -> None:
    table.answer("next_effect", power_of(table), effect)


@when(parsers.re(r"(?P<threshold>threshold \d) is left out$"))
def threshold_is_left_out(table: Table, threshold: str) -> None:
    table.answer("without_threshold", power_of(table), threshold)


@when(parsers.re(rf"the damage in {PLACE} goes (?P<hits>.+)$"))
def damage_goes(table: Table, land: str, hits: str) -> None:
    table.answer("damage", land, division(hits))


@when(parsers.re(rf"the (?P<what>.+) in {PLACE} is (?P<how>destroyed|replaced)$"))
def piece_is_taken(table: Table, what: str, land: str, how: str) -> None:
    table.answer({"destroyed": "destroy", "replaced": "replace"}[how], land, piece(what))


@when(parsers.re(rf"(?P<what>.+) is gathered from {PLACE} into {TO}$"))
def is_gathered(table: Table, what: str, land: str, to: str) -> None:
    table.answer("gather", to, land)
    kind = re.sub(r"^(an?|the) ", "", what)
    table.answer("gather_piece", land, piece(kind))


@when(parsers.re(rf"(?P<what>.+) is pushed from {PLACE} to {TO}$"))
def is_pushed(table: Table, what: str, land: str, to: str) -> None:
    table.answer("push", land, piece(re.sub(r"^(an?|the) ", "", what)))
    table.answer("push_to", land, to)


@when(parsers.re(rf"(?:it goes|they go) from {PLACE} to (?P<lands>.+)$"))
def go_to(table: Table, land: str, lands: str) -> None:
    """Say where the pieces go that must be pushed, one after the other."""
    for to in re.split(r", | and ", lands):
        table.answer("push_to", land, to)


@when(parsers.re(rf"the damage of the Dahan in {PLACE} goes (?P<hits>.+)$"))
def damage_of_dahan_goes(table: Table, land: str, hits: str) -> None:
    table.answer("damage_one_each", land, division(hits))


@when(parsers.re(rf"{SPIRIT} chooses the elements (?P<elements>.+)$"))
def chooses_elements(table: Table, spirit: str, elements: str) -> None:
    chosen = re.split(r", | and ", elements)
    table.answer("elements", SPIRITS[spirit], chosen)


@when(parsers.re(rf"{SPIRIT} draws (?P<names>.+)$"))
def draws_powers(table: Table, spirit: str, names: str) -> None:
    table.answer("power_cards", SPIRITS[spirit], cards(names))


@when(parsers.re(rf"{SPIRIT} keeps (?P<names>.+)$"))
def keeps_power(table: Table, spirit: str, names: str) -> None:
    (card,) = cards(names)
    table.answer("keep_power", SPIRITS[spirit], card)


@when(parsers.re(rf"{SPIRIT} forgets (?P<names>.+)$"))
def forgets_power(table: Table, spirit: str, names: str) -> None:
    (card,) = cards(names)
    table.answer("forget", SPIRITS[spirit], card)


@when(parsers.re(rf"{SPIRIT} takes back (?P<names>.+)$"))
def takes_back(table: Table, spirit: str, names: str) -> None:
    table.answer("keep_cards", SPIRITS[spirit], cards(names))


@when(parsers.re(rf"{SPIRIT} answers (?P<key>\w+) with (?P<answer>.+)$"))
def answers(table: Table, spirit: str, key: str, answer: str) -> None:
    table.answer(key, SPIRITS[spirit], SPIRITS.get(answer, answer))


@when(parsers.re(rf"{SPIRIT} returns its destroyed presence to {PLACE}$"))
def returns_presence(table: Table, spirit: str, land: str) -> None:
    table.answer("presence_to", SPIRITS[spirit], land)


@when(parsers.re(rf"{SPIRIT} pushes out of {PLACE}$"))
def pushes_out_of(table: Table, spirit: str, land: str) -> None:
    table.answer("push_from", SPIRITS[spirit], land)


@when(parsers.re(rf"{SPIRIT} gives away (?P<names>.+)$"))
def gives_away(table: Table, spirit: str, names: str) -> None:
    (card,) = cards(names)
    table.answer("give_card", SPIRITS[spirit], card)


@when(parsers.re(rf"{SPIRIT} chokes the (?P<action>ravage|build) in {PLACE}$"))
def chokes(table: Table, spirit: str, action: str, land: str) -> None:
    table.answer("choke", f"{action} {land}", SPIRITS[spirit])


@when(parsers.re(rf"{SPIRIT} trades drowned Invaders for Energy$"))
def trades_drowned(table: Table, spirit: str) -> None:
    table.do("trade_drowned", spirit=SPIRITS[spirit])


@when(parsers.re(rf"{SPIRIT} gathers a presence out of {PLACE} into {TO}$"))
def gathers_presence(table: Table, spirit: str, land: str, to: str) -> None:
    table.answer("presence_from", f"{SPIRITS[spirit]} {to}", land)


@when(parsers.re(rf"{SPIRIT} pushes a presence out of {PLACE} into {TO}$"))
def pushes_presence(table: Table, spirit: str, land: str, to: str) -> None:
    table.answer("presence_to", f"{SPIRITS[spirit]} {land}", to)


@when(parsers.re(rf"the blight is taken off {PLACE}$"))
def blight_is_taken_off(table: Table, land: str) -> None:
    table.answer("remove_blight", power_of(table), land)


@when(parsers.re(rf"it is done again in {PLACE}$"))
def done_again_in(table: Table, land: str) -> None:
    table.answer("repeat_in", power_of(table), land)


@when(parsers.re(rf"the Dahan of {PLACE} may move to {TO}$"))
def may_move(table: Table, land: str, to: str) -> None:
    table.answer("move_to", power_of(table), to)


@when(parsers.re(rf"(?P<n>\d) dahan move from {PLACE} to {TO}$"))
def move(table: Table, n: str, land: str, to: str) -> None:
    may_move(table, land, to)
    for _ in range(int(n)):
        table.answer("move", land, "dahan")


@when(parsers.re(rf"the (?P<what>dahan with \d damage) moves from {PLACE} to {TO}$"))
def damaged_one_moves(table: Table, what: str, land: str, to: str) -> None:
    may_move(table, land, to)
    table.answer("move", land, piece(what))


@when(
    parsers.re(rf"of the damage that avenges {PLACE}, (?P<n>\d) goes to it and (?P<m>\d) to {TO}$")
)
def avenging_damage_goes(table: Table, land: str, n: str, m: str, to: str) -> None:
    table.answer("avenge_in", land, {land: [int(n)], to: [int(m)]})


# What must come of it


@then(parsers.re(rf"{SPIRIT} then has (?P<n>\d+|no) (?P<what>energy|destroyed presence)$"))
def then_has(table: Table, spirit: str, n: str, what: str) -> None:
    table.state(field(spirit, what.replace(" ", "_")), 0 if n == "no" else int(n))


@then(parsers.re(rf"{SPIRIT} then has (?P<n>\d+|no) presence in {PLACE}$"))
def then_has_presence(table: Table, spirit: str, n: str, land: str) -> None:
    table.state(f"lands.{land}.presence.{SPIRITS[spirit]}", 0 if n == "no" else int(n))


@then(parsers.re(rf"{SPIRIT} then has the elements (?P<elements>.+)$"))
def then_has_elements(table: Table, spirit: str, elements: str) -> None:
    for n, element in COUNTED.findall(elements):
        table.state(field(spirit, f"elements.{element}"), int(n))


@then(parsers.re(rf"{SPIRIT} then holds (?P<names>.+)$"))
def then_holds_cards(table: Table, spirit: str, names: str) -> None:
    table.state(field(spirit, "hand"), cards(names))


@then(parsers.re(rf"{SPIRIT} then has just the elements (?P<elements>.+)$"))
def then_has_just_elements(table: Table, spirit: str, elements: str) -> None:
    """State one of each element that is named, and none of the others."""
    has = [] if elements == "none" else re.split(r", | and ", elements)
    assert set(has) <= set(ELEMENTS), f"what is {elements!r}?"
    for element in ELEMENTS:
        table.state(field(spirit, f"elements.{element}"), has.count(element))


@then(parsers.re(rf"the powers of {SPIRIT} then reach (?P<n>\d) farther$"))
def then_reach_farther(table: Table, spirit: str, n: str) -> None:
    table.state(field(spirit, "more_range"), int(n))


@then(parsers.re(rf"{SPIRIT} then has (?P<names>.+) in play$"))
def then_has_in_play(table: Table, spirit: str, names: str) -> None:
    table.state(field(spirit, "in_play"), cards(names))


@then(parsers.re(rf"{SPIRIT} has then discarded (?P<names>.+)$"))
def then_has_discarded(table: Table, spirit: str, names: str) -> None:
    table.state(field(spirit, "discard"), cards(names))


@then(parsers.re(rf"{SPIRIT} has then forgotten (?P<names>.+)$"))
def then_has_forgotten(table: Table, spirit: str, names: str) -> None:
    table.state(field(spirit, "forgotten"), cards(names))


@then(parsers.re(rf"the Dahan in {PLACE} strike together with the Invaders this turn$"))
def then_dahan_strike_with(table: Table, land: str) -> None:
    table.state(f"lands.{land}.dahan_strike_with", True)


@then(parsers.re(rf"Fear that powers make in {PLACE} defends it this turn$"))
def then_fear_defends(table: Table, land: str) -> None:
    table.state(f"lands.{land}.defend_for_fear", True)


@then(parsers.re(rf"{PLACE} then defends (?P<n>\d+)$"))
def then_defends(table: Table, land: str, n: str) -> None:
    table.state(f"lands.{land}.defend", int(n))


@then(parsers.re(rf"{SPIRIT}'s (?P<name>\w+) is then (?P<value>.+)$"))
def then_field_is(table: Table, spirit: str, name: str, value: str) -> None:
    """State a field of a Spirit that has a number."""
    shown: Any = int(value)
    table.state(field(spirit, name), shown)


@then(parsers.re(r"(?P<key>\w+) offers (?P<options>.+)$"))
def offers(table: Table, key: str, options: str) -> None:
    """State what the ask that stands open about the power offers."""
    names = [SPIRITS.get(name, name) for name in re.split(r", | and ", options)]
    table.asks(key, power_of(table), *names)


@then(parsers.re(rf"whatever is chosen, {PLACE} then holds (?P<numbers>\d.*) (?P<kind>[a-z]+)$"))
def whatever_is_chosen(table: Table, land: str, numbers: str, kind: str) -> None:
    """State all numbers of a kind that can come out, if all that isn't answered is left open."""
    found = {int(n) for n in re.findall(r"\d+", numbers)}
    table.comes_to(f"lands.{land}.{SINGULAR.get(kind, kind)}", found)


@then(parsers.re(rf"the Invaders take no actions in {PLACE} this turn$"))
def take_no_actions(table: Table, land: str) -> None:
    for action in ("ravage", "build", "explore"):
        table.state(f"lands.{land}.no_{action}", True)


@then(parsers.re(rf"each dahan in {PLACE} then has (?P<n>\d) more health this turn$"))
def then_has_more_health(table: Table, land: str, n: str) -> None:
    table.state(f"lands.{land}.extra_health.dahan", int(n))


@then(parsers.re(rf"blight that would be added to {PLACE} this turn stays on its card$"))
def then_blight_stays(table: Table, land: str) -> None:
    table.state(f"lands.{land}.no_blight", True)


@then(parsers.re(rf"neither damage nor destruction affects the Dahan in {PLACE} this turn$"))
def then_dahan_are_safe(table: Table, land: str) -> None:
    table.state(f"lands.{land}.dahan_safe", ["damage", "destroy"])


@then(parsers.re(rf"damage and destruction affect the Dahan in {PLACE} as always$"))
def then_dahan_are_not_safe(table: Table, land: str) -> None:
    table.state(f"lands.{land}.dahan_safe", [])


@then(parsers.re(rf"{SPIRIT} may repeat (?P<n>\d) Power cards? for (?:its|their) cost$"))
def then_may_repeat(table: Table, spirit: str, n: str) -> None:
    table.state(field(spirit, "repeats"), [{"most_cost": MANY, "pays": True}] * int(n))


@then(parsers.re(rf"{SPIRIT} may use powers from the presence of {OTHER} this turn$"))
def then_shares_presence(table: Table, spirit: str, other: str) -> None:
    table.state(field(spirit, "targets_from"), [SPIRITS[other]])


@then(
    parsers.re(
        rf"what is destroyed in {PLACE} this turn is avenged(?P<near> in adjacent lands too)?$"
    )
)
def then_is_avenged(table: Table, land: str, near: str | None) -> None:
    table.state(f"lands.{land}.vengeance", ["adjacent" if near else "in it"])


@then(
    parsers.re(
        rf"what is destroyed in {PLACE} this turn is avenged twice"
        r"(?P<near>, once in adjacent lands too)?$"
    )
)
def then_is_avenged_twice(table: Table, land: str, near: str | None) -> None:
    table.state(f"lands.{land}.vengeance", ["in it", "adjacent" if near else "in it"])


@then(parsers.re(rf"{SPIRIT} may use (?P<n>\d|no) slow powers? as if (?:it|they) were fast$"))
def then_may_hasten(table: Table, spirit: str, n: str) -> None:
    table.state(field(spirit, "may_hasten"), 0 if n == "no" else int(n))


@then(parsers.re(rf"the Air of {SPIRIT} has made (?P<names>.+) fast$"))
def then_air_has_made_fast(table: Table, spirit: str, names: str) -> None:
    for name in ("used", "used_fast", "hastened"):
        table.state(field(spirit, name), cards(names))


@then(parsers.re(rf"a Ravage deals no damage to the Dahan in {PLACE} this turn$"))
def then_dahan_are_safe_from_ravage(table: Table, land: str) -> None:
    table.state(f"lands.{land}.dahan_safe", ["ravage damage"])


@then(parsers.re(rf"{SPIRIT} may repeat a Power card of cost (?P<n>\d) or less$"))
def then_may_repeat_up_to(table: Table, spirit: str, n: str) -> None:
    table.state(field(spirit, "repeats"), [{"most_cost": int(n)}])
