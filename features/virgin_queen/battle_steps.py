"""Steps of the scenarios on field battles and sieges."""

from __future__ import annotations

import re
from typing import Any

from features.table import Table
from features.virgin_queen.movement_steps import TARGET, due, stack
from features.virgin_queen.words import SPACE, WHO, force, lay, named
from pytest_bdd import given, parsers, then, when

PLAYED = re.compile(
    rf"(?P<power>{WHO}) plays (?P<name>[A-Z][\w! ]*?)"
    r"(?:, which adds (?P<what>.+)|, which takes (?P<off>\d+) dice off)?$"
)
FLEET = re.compile(
    rf"(?P<n>\d+|no) (?P<kind>galleys?|corsairs?|galleons?|race-built|Armada)"
    rf" of (?P<nation>{WHO})"
)
SHIPS = {
    "galley": "galleys",
    "corsair": "corsairs",
    "galleon": "galleons",
    "race-built": "race_built",
}


def fleets(text: str) -> dict[str, dict[str, int]]:
    """Read `2 galleys of Spain and 1 corsair of the Ottoman`."""
    found: dict[str, dict[str, int]] = {}
    for match in FLEET.finditer(text):
        kind = SHIPS.get(match["kind"], match["kind"])
        found.setdefault(named(match["nation"]), {})[kind] = int(match["n"].replace("no", "0"))
    assert found, f"what is {text!r}?"
    return found


def division(text: str, where: str = "") -> dict[str, list[int]]:
    """Read units as the answer to a division."""
    units, _ = force(text)
    return {
        f"{nation} {kind}{where}": [number]
        for nation, kinds in units.items()
        for kind, number in kinds.items()
    }


def play_card(table: Table, field: str, text: str) -> None:
    """Add a card to the inputs of the operation."""
    match = PLAYED.fullmatch(text)
    assert match, f"what is {text!r}?"
    card: dict[str, Any] = {"name": match["name"], "power": named(match["power"])}
    if match["off"]:
        card["dice"] = -int(match["off"])
    if match["what"]:
        number, what = match["what"].split(" ", 1)
        if what.startswith(("dice", "die", "hit")):
            card["dice" if what[0] == "d" else "hits"] = int(number)
        else:
            card["units"] = force(match["what"])[0]
    table.inputs.setdefault(field, []).append(card)


# What stands on the table


@given(parsers.re(rf"the port of {SPACE} holds (?P<what>\d.+)$"))
@given(parsers.re(r"the (?P<space>sea|ocean) holds (?P<what>\d.+)$"))
@given(parsers.re(rf"the fleet in {SPACE} is (?P<what>\d.+)$"))
def port_holds(table: Table, space: str, what: str) -> None:
    for nation, kinds in fleets(what).items():
        for kind, number in kinds.items():
            table.put(f"spaces.{space}.fleets.{nation}.{kind}", number)


@given(parsers.re(r"the (?P<space>sea|ocean) holds the Armada, with a strength of (?P<n>\d+)$"))
def holds_the_armada(table: Table, space: str, n: str) -> None:
    table.put(f"spaces.{space}.fleets.spain.armada", 1)
    table.put("armada_strength", int(n))


@given(
    parsers.re(rf"(?P<name>[A-Z]\w+), a naval leader of (?P<nation>{WHO}), has battle (?P<n>\d)$")
)
def a_naval_leader(table: Table, name: str, nation: str, n: str) -> None:
    leader = {"nation": named(nation), "battle": int(n), "naval": True}
    table.put(f"leaders.{name}", leader)


@given(parsers.re(rf"(?P<power>{WHO}) has besieged {SPACE} since (?P<since>this impulse|another)$"))
def has_besieged(table: Table, power: str, space: str, since: str) -> None:
    how = "new" if since == "this impulse" else "between"
    table.put(f"spaces.{space}.siege.{named(power)}", how)


@given(parsers.re(rf"(?P<power>{WHO}) besieges {SPACE} with (?P<what>.+)$"))
def besieges_with(table: Table, power: str, space: str, what: str) -> None:
    lay(table, f"spaces.{space}", what, "units", "leaders")
    table.put(f"spaces.{space}.siege.{named(power)}", "standing")


@given(parsers.re(rf"{SPACE} was assaulted in this impulse$"))
def was_assaulted(table: Table, space: str) -> None:
    table.put(f"spaces.{space}.assault_made", True)


@given(parsers.re(rf"a formation has moved on from {SPACE} in this impulse$"))
def has_passed(table: Table, space: str) -> None:
    table.put("impulse.passed", [space])


@given(parsers.re(rf"the formation in {SPACE} came from {TARGET}$"))
def came_from(table: Table, space: str, target: str) -> None:
    table.put(f"impulse.came_from.{space}", target)


@given(
    parsers.re(
        rf"(?P<power>{WHO}) has (?P<what>.+) in the (?P<card>War \w+ \w+)"
        rf" against (?P<n>\d+) units(?:, played by (?P<by>{WHO}))?$"
    )
)
def has_a_war(table: Table, power: str, what: str, card: str, n: str, by: str | None) -> None:
    war: dict[str, Any] = {"card": card, "foreign": int(n)}
    units, leaders = force(what)
    if units:
        war["units"] = units
    if leaders:
        war["leaders"] = leaders
    if by:
        war["played_by"] = named(by)
    table.put(f"foreign_wars.{named(power)}", war)


@given(parsers.re(rf"the War Winner marker lies on the card of (?P<power>{WHO})$"))
def winner_marker(table: Table, power: str) -> None:
    table.put(f"foreign_wars.{named(power)}.winner_marker", True)


@given(parsers.re(rf"(?P<power>{WHO}) has fought its foreign war in this impulse$"))
def has_fought_its_war(table: Table, power: str) -> None:
    table.put("impulse.foreign_war_fought", True)


@given(parsers.re(rf"{SPACE} is the capital of (?P<nation>{WHO})$"))
def is_the_capital(table: Table, space: str, nation: str) -> None:
    table.put(f"capitals.{named(nation)}", space)


@given(parsers.re(r"(?P<leader>[A-Z]\w+) is with the formation$"))
def is_with_the_formation(table: Table, leader: str) -> None:
    table.put("move.leaders", [leader])


@given(parsers.re(r"(?P<what>.+) on their way lost the field battle$"))
def lost_on_the_way(table: Table, what: str) -> None:
    table.put("move.marks.beaten", force(what)[0])


# What is done


@when("the field battle is fought")
def field_battle(table: Table) -> None:
    table.do("field_battle")


@when(parsers.re(rf"(?P<power>{WHO}) attacks in {SPACE} as the war begins$"))
def attacks_as_war_begins(table: Table, power: str, space: str) -> None:
    table.do("battle_as_war_begins", power=named(power), space=space)


@when("the relief battle is fought")
def relief_battle(table: Table) -> None:
    table.do("relief_battle")


@when(parsers.re(r"in step 1 (?P<side>the attacker|the defender): (?P<card>.+)$"))
def responds(table: Table, side: str, card: str) -> None:
    play_card(table, f"{side.removeprefix('the ')}_responses", card)


@when(parsers.re(r"for the (?P<side>attacker|defender) (?P<card>.+)$"))
def plays(table: Table, side: str, card: str) -> None:
    play_card(table, f"{side}_cards", card)


@when(
    parsers.re(
        rf"the (?P<side>attacker|defender) rolls (?P<n>\d+) dic?es? in {SPACE}"
        r", with (?P<hits>no|\d+) hits?$"
    )
)
def rolls(table: Table, side: str, n: str, space: str, hits: str) -> None:
    roll_them(table, side, space, n, hits)


@when(
    parsers.re(
        rf"the (?P<side>attacker|defender) of the war of (?P<power>{WHO}) rolls (?P<n>\d+) dic?es?"
        r", with (?P<hits>no|\d+) hits?$"
    )
)
def rolls_in_war(table: Table, side: str, power: str, n: str, hits: str) -> None:
    roll_them(table, side, named(power), n, hits)


def roll_them(table: Table, side: str, subject: str, n: str, hits: str) -> None:
    """Answer a roll: hits show 6, the other dice 4."""
    number = 0 if hits == "no" else int(hits)
    dice = [6] * number + [4] * (int(n) - number)
    table.answer(f"{side}_dice", subject, dice)


@when(parsers.re(rf"the (?P<side>attacker|defender)'s dice in {SPACE} show (?P<faces>[\d, and]+)$"))
def dice_show(table: Table, side: str, space: str, faces: str) -> None:
    table.answer(f"{side}_dice", space, [int(face) for face in re.findall(r"\d", faces)])


@when(
    parsers.re(
        rf"(?P<who>{WHO}) chooses to lose (?P<what>.+?)"
        r"(?: from (?P<where>inside|outside))?$"
    )
)
def loses(table: Table, who: str, what: str, where: str | None) -> None:
    table.answer(f"losses_{where}" if where else "losses", named(who), division(what))


@when(parsers.re(rf"(?P<who>{WHO}) gives up (?P<what>.+) outside and (?P<inside>.+) inside$"))
def loses_both(table: Table, who: str, what: str, inside: str) -> None:
    answer = {**division(what), **division(inside, " inside")}
    table.answer("losses", named(who), answer)


@when(parsers.re(rf"the die gives the odd loss in {SPACE} to (?P<powers>.+)$"))
def odd_loss(table: Table, space: str, powers: str) -> None:
    table.answer("odd_loss", space, [named(power) for power in re.split(" and ", powers)])


@when(parsers.re(rf"the die gives each odd loss in {SPACE} to (?P<powers>.+)$"))
def each_odd_loss(table: Table, space: str, powers: str) -> None:
    for power in re.split(" and ", powers):
        table.answer("each_odd_loss", space, [named(power)])


@when(
    parsers.re(rf"(?P<power>{WHO}) retreats from {SPACE}(?P<after> after the withdrawal)?$"),
)
def retreats(table: Table, power: str, space: str, after: str | None) -> None:
    more = {"after": "withdrawal"} if after else {}
    table.do("retreat", power=named(power), space=space, **more)


@when(parsers.re(rf"(?P<power>{WHO}) chooses to go back to {TARGET}$"))
@when(parsers.re(rf"(?P<power>{WHO}) chooses to retreat to {TARGET}$"))
def retreats_to(table: Table, power: str, target: str) -> None:
    table.answer("retreat_to", named(power), target)


@when(parsers.re(rf"(?P<what>\d.+) withdraw into the fortification of {SPACE}$"))
def units_withdraw(table: Table, what: str, space: str) -> None:
    answer_kinds(table, "withdraw_units", space, what)


@when(parsers.re(rf"(?P<leaders>[A-Z].+) withdraws? with the units of (?P<power>{WHO})$"))
def leaders_withdraw(table: Table, leaders: str, power: str) -> None:
    table.answer("withdraw_leaders", named(power), re.split(" and ", leaders))


def answer_kinds(table: Table, key: str, space: str, what: str) -> None:
    """Answer how many units of each kind do something."""
    units, _ = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.answer(key, f"{space} {nation} {kind}", str(number))


@when(
    parsers.re(
        rf"the siege of {SPACE} is checked"
        rf"(?: after (?:a|an|the) (?P<after>withdrawal|battle|assault|move)"
        rf" of (?P<power>{WHO}))?$"
    )
)
def siege_is_checked(table: Table, space: str, after: str | None, power: str | None) -> None:
    more = {"power": named(power), "after": after} if power else {}
    table.do("siege_check", space=space, **more)


@when(parsers.re(rf"(?P<power>{WHO}) breaks off the siege of {SPACE}$"))
def breaks_off(table: Table, power: str, space: str) -> None:
    table.do("break_siege", power=named(power), space=space)


@when(
    parsers.re(
        rf"(?P<n>\d+) (?P<kind>\w+) of (?P<nation>{WHO}) are divided:"
        rf" (?P<a>\d+) to (?P<one>\w+) and (?P<b>\d+) to (?P<other>\w+)$"
    )
)
def are_divided(
    table: Table, n: str, kind: str, nation: str, a: str, one: str, b: str, other: str
) -> None:
    assert int(n) == int(a) + int(b)
    table.answer("retreat_units", f"{named(nation)} {kind}", {one: [int(a)], other: [int(b)]})


@when(parsers.re(rf"(?P<leader>[A-Z]\w+) retreats to {TARGET}$"))
def leader_retreats(table: Table, leader: str, target: str) -> None:
    table.answer("retreat_leader", leader, target)


@when(parsers.re(rf"(?P<power>{WHO}) assaults {SPACE} with (?P<what>.+)$"))
def assaults(table: Table, power: str, space: str, what: str) -> None:
    table.do("assault", space=space, **stack(what))


@when(parsers.re(rf"(?P<power>{WHO}) hinders it with Storms(?P<vain> in vain)?$"))
def hinders(table: Table, power: str, vain: str | None) -> None:
    card: dict[str, Any] = {"name": "Storms", "power": named(power)}
    before: list[Any] = table.inputs.get("response_cards", [])
    table.inputs["response_cards"] = [*before, {**card, "stops": False} if vain else card]


@when(parsers.re(r"then (?P<cards>Sack!|Spanish Fury|Sack! and Spanish Fury) (?:is|are) played$"))
def spoils(table: Table, cards: str) -> None:
    table.inputs["spoils"] = re.split(" and ", cards)


@when(parsers.re(rf"(?P<nation>{WHO})'s leader is displaced to {TARGET}$"))
def is_displaced_to(table: Table, nation: str, target: str) -> None:
    table.answer("displace_to", named(nation), target)


@when(parsers.re(rf"(?P<what>\d.+|none) of those inside {SPACE} join$"))
def join(table: Table, what: str, space: str) -> None:
    answer_kinds(table, "joining_units", space, what)


@when(parsers.re(rf"(?P<leader>[A-Z]\w+) joins from inside {SPACE}$"))
def leader_joins(table: Table, leader: str, space: str) -> None:
    table.answer("joining_leaders", space, [leader])


@when(parsers.re(rf"(?P<what>\d.+) of the relief force go into {SPACE}$"))
def go_into(table: Table, what: str, space: str) -> None:
    answer_kinds(table, "units_into_fortification", space, what)


@when(parsers.re(rf"no leader of the relief force goes into {SPACE}$"))
def no_leader_goes_in(table: Table, space: str) -> None:
    table.answer("leaders_into_fortification", space, [])


@when(parsers.re(rf"(?P<leader>[A-Z]\w+) of the relief force goes into {SPACE}$"))
def leader_goes_into(table: Table, leader: str, space: str) -> None:
    table.answer("leaders_into_fortification", space, [leader])


# Foreign wars


@when(
    parsers.re(
        rf"(?P<by>{WHO}) plays (?P<card>War \w+ \w+) against (?P<power>{WHO}),"
        rf" with (?P<n>\d+) units$"
    )
)
def plays_war(table: Table, by: str, card: str, power: str, n: str) -> None:
    table.do(
        "go_to_foreign_war",
        power=named(power),
        card=card,
        foreign=int(n),
        played_by=named(by),
        units={},
    )


@when(parsers.re(rf"(?P<what>\d.+) go there from {SPACE}$"))
def go_there(table: Table, what: str, space: str) -> None:
    units, _ = force(what)
    table.inputs["units"][space] = units


@when(parsers.re(r"(?P<leader>[A-Z]\w+) goes there$"))
def leader_goes_there(table: Table, leader: str) -> None:
    table.inputs["leader"] = leader


@when("the foreign war is fought")
def war_is_fought(table: Table) -> None:
    table.do("foreign_war_combat")


@when("the Polish Royal Election is held")
def election(table: Table) -> None:
    table.do("polish_royal_election")


@when(parsers.re(rf"the units of (?P<power>{WHO}) come home to {TARGET}$"))
def come_home(table: Table, power: str, target: str) -> None:
    table.answer("home_key", named(power), target)


# What must come of it


@then(parsers.re(r"the formation (?:then|still) has (?P<what>.+)$"))
def formation_has(table: Table, what: str) -> None:
    units, leaders = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.state(f"move.units.{nation}.{kind}", number)
    if leaders:
        table.state("move.leaders", sorted(leaders))


@then(parsers.re(r"(?P<what>.+) (?:is|are) due$"))
def is_due(table: Table, what: str) -> None:
    table.state("agenda", due(what))


@then("nothing is due")
def nothing_is_due(table: Table) -> None:
    table.state("agenda", [])


@then(parsers.re(rf"(?P<power>{WHO}) besieges {SPACE}(?P<new> since this impulse)?$"))
def then_besieges(table: Table, power: str, space: str, new: str | None) -> None:
    how = "new" if new else "standing"
    table.state(f"spaces.{space}.siege.{named(power)}", how)


@then(parsers.re(rf"(?P<power>{WHO}) does not besiege {SPACE}$"))
def does_not_besiege(table: Table, power: str, space: str) -> None:
    table.state(f"spaces.{space}.siege.{named(power)}", "")


@then(parsers.re(r"(?P<what>.+) (?:is|are) lost$"))
def are_lost(table: Table, what: str) -> None:
    for nation, kinds in force(what)[0].items():
        for kind, number in kinds.items():
            table.state(f"force_pool.{nation}.{kind}", number)


@then(parsers.re(rf"the port of {SPACE} then holds (?P<what>.+)$"))
def port_then_holds(table: Table, space: str, what: str) -> None:
    for nation, kinds in fleets(what).items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.fleets.{nation}.{kind}", number)


@then(parsers.re(r"(?P<what>\d.+) return next turn$"))
def ships_return(table: Table, what: str) -> None:
    for nation, kinds in fleets(what).items():
        for kind, number in kinds.items():
            table.state(f"turn_track.{nation}.{kind}", number)


@then(parsers.re(r"(?P<leader>[A-Z]\w+) returns next turn$"))
def leader_returns(table: Table, leader: str) -> None:
    table.state("leaders_next_turn", [leader])


@then(parsers.re(rf"(?P<what>.+) in {SPACE} (?:has|have) lost a field battle$"))
def have_lost(table: Table, what: str, space: str) -> None:
    units, leaders = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.beaten.{nation}.{kind}", number)
    if leaders:
        table.state("impulse.beaten", sorted(leaders))


@then(parsers.re(rf"(?P<what>.+) in {SPACE} (?:has|have) taken part in an assault$"))
def have_assaulted(table: Table, what: str, space: str) -> None:
    units, leaders = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.assaulted.{nation}.{kind}", number)
    if leaders:
        table.state("impulse.assaulted", sorted(leaders))


@then(parsers.re(rf"an assault has been made on {SPACE} in this impulse$"))
def has_been_assaulted(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.assault_made", True)


@then(parsers.re(rf"no assault has been made on {SPACE} in this impulse$"))
def has_not_been_assaulted(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.assault_made", False)


@then(parsers.re(rf"(?P<what>.+) (?:is|are) in the foreign war of (?P<power>{WHO})$"))
def are_in_the_war(table: Table, what: str, power: str) -> None:
    units, leaders = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.state(f"foreign_wars.{named(power)}.units.{nation}.{kind}", number)
    if leaders:
        table.state(f"foreign_wars.{named(power)}.leaders", sorted(leaders))


@then(parsers.re(rf"(?P<n>\d+) independents are left against (?P<power>{WHO})$"))
def independents_left(table: Table, n: str, power: str) -> None:
    table.state(f"foreign_wars.{named(power)}.foreign", int(n))


@then(parsers.re(rf"the War Winner marker is put on the card of (?P<power>{WHO})$"))
def marker_is_put(table: Table, power: str) -> None:
    table.state(f"foreign_wars.{named(power)}.winner_marker", True)


@then(parsers.re(rf"no War Winner marker is put on the card of (?P<power>{WHO})$"))
def no_marker_is_put(table: Table, power: str) -> None:
    table.state(f"foreign_wars.{named(power)}.winner_marker", False)


@then(parsers.re(rf"(?P<power>{WHO}) has (?P<n>\d+) VP for foreign wars$"))
def has_vp(table: Table, power: str, n: str) -> None:
    table.state(f"wars_won.{named(power)}", int(n))


@then(parsers.re(rf"the foreign war of (?P<power>{WHO}) is over$"))
def war_is_over(table: Table, power: str) -> None:
    table.state(f"foreign_wars.{named(power)}", None)


@then(parsers.re(rf"{SPACE} is not controlled by (?P<power>{WHO})$"))
def is_not_controlled(table: Table, space: str, power: str) -> None:
    table.state(f"spaces.{space}.control", "")
