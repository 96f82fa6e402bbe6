"""Steps of the scenarios on land movement."""

from __future__ import annotations

import re
from typing import Any

from features.table import Table
from features.virgin_queen.words import KINDS, SPACE, WHO, force, named
from pytest_bdd import given, parsers, then, when

ORIGIN = SPACE.replace("<space>", "<origin>")
TARGET = SPACE.replace("<space>", "<target>")
STEPS = {
    "interceptions": "intercept",
    "placing": "place_interceptors",
    "avoid battle": "avoid_battle",
    "withdrawal": "withdraw",
    "field battle": "field_battle",
    "arrival": "arrive",
    "retreat": "retreat",
    "siege check": "siege_check",
    "moving on": "move_on",
    "battle as the war begins": "battle_as_war_begins",
    "leaving as the war begins": "leave_as_war_begins",
}
DUE = re.compile(
    rf"(?:the )?(?P<step>{'|'.join(STEPS)})(?: of (?P<power>{WHO}))?(?: in (?P<space>\w+))?"
    r"(?: after an? (?P<after>withdrawal|battle|move|assault|siege))?"
)


def due(text: str) -> list[dict[str, str]]:
    """Read `interceptions of Spain, field battle of France and arrival of France`."""
    found = []
    for part in re.split(r", | and (?:then )?", text):
        match = DUE.fullmatch(part)
        assert match, f"what is {part!r}?"
        entry = {"step": STEPS[match["step"]]}
        if match["power"]:
            entry["power"] = named(match["power"])
        if match["space"]:
            entry["space"] = match["space"]
        if match["after"]:
            entry["after"] = match["after"]
        found.append(entry)
    return found


def stack(what: str) -> dict[str, Any]:
    """Read units and leaders as the inputs of an operation."""
    units, leaders = force(what)
    inputs: dict[str, Any] = {}
    if units:
        inputs["units"] = units
    if leaders:
        inputs["leaders"] = leaders
    return inputs


def add(table: Table, path: str, *names: str) -> None:
    """Add names to a list of the position."""
    table.put(path, sorted([*table.given(path, []), *names]))


def mark(table: Table, space: str, what: str, field: str) -> None:
    """Remember that units of a space and leaders did something in this impulse."""
    units, leaders = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.put(f"spaces.{space}.{field}.{nation}.{kind}", number)
    if leaders:
        add(table, f"impulse.{field}", *leaders)


# What has happened


@given(parsers.re(rf"(?P<what>.+) (?:has|have) left {ORIGIN} for {TARGET}$"))
def have_left(table: Table, what: str, origin: str, target: str) -> None:
    for field, value in {"origin": origin, "target": target, **stack(what)}.items():
        table.put(f"move.{field}", value)


@given(parsers.re(rf"(?P<power>{WHO}) has intercepted the move$"))
def has_intercepted(table: Table, power: str) -> None:
    table.put("move.intercepted_by", named(power))


@given(parsers.re(rf"(?P<power>{WHO}) has attempted an interception out of {SPACE}$"))
def has_attempted(table: Table, power: str, space: str) -> None:
    table.put("move.tried", [*table.given("move.tried", []), [space, named(power)]])


@given(parsers.re(rf"the formation was besieging units of (?P<nation>{WHO})$"))
def was_besieging(table: Table, nation: str) -> None:
    add(table, "move.left_besieged", named(nation))


@given(parsers.re(rf"units of (?P<power>{WHO}) were besieged in the target before$"))
def were_besieged(table: Table, power: str) -> None:
    add(table, "move.besieged_before", named(power))


@given(parsers.re(r"the formation attacks the independents$"))
def attacks_independents(table: Table) -> None:
    table.put("move.attack", True)


@given(parsers.re(r"the formation has won a field battle$"))
def has_won(table: Table) -> None:
    table.put("move.fought", True)


@given(parsers.re(r"defenders have withdrawn into the fortification$"))
def have_withdrawn(table: Table) -> None:
    table.put("move.withdrawn", True)


@given(
    parsers.re(
        rf"defenders withdrew in {SPACE} before in this impulse, from what came from {ORIGIN}$"
    )
)
def withdrew_before(table: Table, space: str, origin: str) -> None:
    table.put(f"impulse.came_from.{space}", origin)


@given(
    parsers.re(rf"(?P<power>{WHO}) has attempted to avoid battle, and (?P<how>failed|got away)$")
)
def has_avoided(table: Table, power: str, how: str) -> None:
    add(table, "move.avoiders", named(power))
    if how == "got away":
        table.put("move.avoided", True)


@given(parsers.re(rf"(?P<what>.+) in {SPACE} lost a field battle in this impulse$"))
def lost_a_battle(table: Table, what: str, space: str) -> None:
    mark(table, space, what, "beaten")


@given(parsers.re(rf"(?P<what>.+) in {SPACE} took part in an assault in this impulse$"))
def took_part(table: Table, what: str, space: str) -> None:
    mark(table, space, what, "assaulted")


@given(parsers.re(rf"(?P<what>.+) in {SPACE} attempted an interception in this impulse$"))
def attempted(table: Table, what: str, space: str) -> None:
    mark(table, space, what, "intercepted")


@given(parsers.re(rf"(?P<power>{WHO}) besieges {SPACE}$"))
def besieges(table: Table, power: str, space: str) -> None:
    table.put(f"spaces.{space}.siege.{named(power)}", "standing")


@given(parsers.re(r"due (?:is|are) (?P<what>.+)$"))
def are_due(table: Table, what: str) -> None:
    table.put("agenda", [*table.given("agenda", []), *due(what)])


@given(parsers.re(r"the formation waits for (?P<what>.+), who intercepted it$"))
def waits_for(table: Table, what: str) -> None:
    waiting = stack(what)
    table.put("move.waiting", [{**waiting, "marks": {"intercepted": waiting["units"]}}])


@given(parsers.re(rf"{SPACE} has been passed in this impulse before$"))
def passed_before(table: Table, space: str) -> None:
    add(table, "impulse.passed", space)


@given(parsers.re(r"(?P<what>.+) (?:is|are) left in the force pool$"))
def left_in_the_pool(table: Table, what: str) -> None:
    units, _ = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.put(f"force_pool.{nation}.{kind}", number)


@given(parsers.re(rf"(?P<leader>[A-Z]\w+) is a captive of (?P<power>{WHO})$"))
def is_a_captive(table: Table, leader: str, power: str) -> None:
    table.put(f"captured.{leader}", named(power))


@given(parsers.re(r"(?P<leader>[A-Z]\w+) is to return next turn$"))
def is_to_return(table: Table, leader: str) -> None:
    add(table, "leaders_next_turn", leader)


@given(parsers.re(rf"(?P<power>{WHO}) has deployed a formation$"))
def has_deployed(table: Table, power: str) -> None:
    add(table, "deployed", named(power))


# What is done


@when(
    parsers.re(
        rf"(?P<what>.+) (?:comes|come) into play in {SPACE}(?: by the event (?P<event>.+))?$"
    )
)
def come_into_play(table: Table, what: str, space: str, event: str | None) -> None:
    more = {"event": event} if event else {}
    table.do("add_land_units", space=space, **stack(what), **more)


@when(parsers.re(r"(?P<leader>[A-Z]\w+) dies$"))
def dies(table: Table, leader: str) -> None:
    table.do("leader_dies", leader=leader)


@when(
    parsers.re(
        rf"(?P<what>.+?) (?:moves|move) from {ORIGIN} to {TARGET}(?P<attack>, to attack)?"
        rf"(?:, and (?P<power>{WHO}) plays Storms(?P<vain> in vain)?)?$"
    )
)
def moves(
    table: Table,
    what: str,
    origin: str,
    target: str,
    attack: str | None,
    power: str | None,
    vain: str | None,
) -> None:
    more: dict[str, Any] = {"attack": True} if attack else {}
    if power:
        card: dict[str, Any] = {"name": "Storms", "power": named(power)}
        more["response_cards"] = [{**card, "stops": False} if vain else card]
    table.do("declare_move", origin=origin, target=target, **stack(what), **more)


@when(parsers.re(rf"(?P<power>{WHO}) deploys (?P<what>.+) from {ORIGIN} to {TARGET}$"))
def deploys(table: Table, power: str, what: str, origin: str, target: str) -> None:
    inputs = {"origin": origin, "target": target, **stack(what)}
    table.do("deploy_formation", power=named(power), **inputs)


@when(parsers.re(rf"(?P<what>.+?) (?:marches|march) from {ORIGIN} to {TARGET}$"))
def marches(table: Table, what: str, origin: str, target: str) -> None:
    table.do("move", origin=origin, target=target, **stack(what))


@when(parsers.re(r"the formation arrives$"))
def arrives(table: Table) -> None:
    table.do("arrive")


@when(parsers.re(rf"(?P<power>{WHO}) intercepts from {SPACE} with (?P<what>.+)$"))
def intercepts(table: Table, power: str, space: str, what: str) -> None:
    table.do("intercept", power=named(power), origin=space, **stack(what))


@when(parsers.re(rf"(?P<power>{WHO}) may intercept$"))
def may_intercept(table: Table, power: str) -> None:
    table.do("resolve_interceptions", power=named(power))


@when(parsers.re(rf"(?P<power>{WHO}) chooses to intercept from {SPACE}$"))
def chooses_to_intercept(table: Table, power: str, space: str) -> None:
    table.answer("intercept_from", named(power), space)


@when(parsers.re(rf"(?P<power>{WHO}) intercepts no more$"))
def intercepts_no_more(table: Table, power: str) -> None:
    table.answer("intercept_from", named(power), None)


@when(parsers.re(rf"(?P<n>\d+) (?P<kind>\w+) of (?P<nation>{WHO}) intercepts? from {SPACE}$"))
def so_many_intercept(table: Table, n: str, kind: str, nation: str, space: str) -> None:
    kind = KINDS.get(kind, kind)
    table.answer("intercepting_units", f"{space} {named(nation)} {kind}", n)


@when(parsers.re(rf"(?P<leaders>no leader|[A-Z]\w+(?: and [A-Z]\w+)*) intercepts? from {SPACE}$"))
def leaders_intercept(table: Table, leaders: str, space: str) -> None:
    names = [] if leaders == "no leader" else leaders.split(" and ")
    table.answer("intercepting_leaders", space, names)


@when(parsers.re(rf"the interception dice of {SPACE} show (?P<one>\d) and (?P<two>\d)$"))
def interception_dice(table: Table, space: str, one: str, two: str) -> None:
    table.answer("interception_dice", space, [int(one), int(two)])


@when(parsers.re(rf"the avoid battle dice of (?P<power>{WHO}) show (?P<one>\d) and (?P<two>\d)$"))
def avoid_battle_dice(table: Table, power: str, one: str, two: str) -> None:
    table.answer("avoid_battle_dice", named(power), [int(one), int(two)])


@when(parsers.re(rf"the rating of (?P<leader>[A-Z]\w+) is added in {SPACE}$"))
def rating_added(table: Table, leader: str, space: str) -> None:
    table.answer("battle_leader", space, leader)


@when(parsers.re(rf"the rating of (?P<leader>[A-Z]\w+) is added for (?P<power>{WHO})$"))
def rating_added_for(table: Table, leader: str, power: str) -> None:
    table.answer("battle_leader", named(power), leader)


@when(parsers.re(r"the interceptors are placed$"))
def are_placed(table: Table) -> None:
    table.do("place_interceptors")


@when(parsers.re(rf"(?P<power>{WHO}) avoids battle to {SPACE} with (?P<what>.+)$"))
def avoids_battle(table: Table, power: str, space: str, what: str) -> None:
    table.do("avoid_battle", power=named(power), target=space, **stack(what))


@when(parsers.re(rf"(?P<power>{WHO}) may avoid battle$"))
def may_avoid_battle(table: Table, power: str) -> None:
    table.do("resolve_avoid_battle", power=named(power))


@when(parsers.re(rf"(?P<power>{WHO}) chooses to avoid battle to {SPACE}$"))
def chooses_to_avoid(table: Table, power: str, space: str) -> None:
    table.answer("avoid_to", named(power), space)


@when(parsers.re(rf"(?P<power>{WHO}) avoids battle no more$"))
def avoids_no_more(table: Table, power: str) -> None:
    table.answer("avoid_to", named(power), None)


@when(parsers.re(rf"(?P<n>\d+) (?P<kind>\w+) of (?P<nation>{WHO}) leaves? {SPACE}$"))
def so_many_leave(table: Table, n: str, kind: str, nation: str, space: str) -> None:
    kind = KINDS.get(kind, kind)
    table.answer("avoiding_units", f"{space} {named(nation)} {kind}", n)


@when(
    parsers.re(
        rf"(?P<leader>[A-Z]\w+|the Duke of Guise) leaves with the units of (?P<power>{WHO})$"
    )
)
def leader_leaves(table: Table, leader: str, power: str) -> None:
    table.answer("avoiding_leaders", named(power), [leader.removeprefix("the ")])


@when(parsers.re(rf"no leader leaves with the units of (?P<power>{WHO})$"))
def no_leader_leaves(table: Table, power: str) -> None:
    table.answer("avoiding_leaders", named(power), [])


@when(parsers.re(rf"(?P<power>{WHO}) withdraws(?: with only (?P<what>.+))?$"))
def withdraws(table: Table, power: str, what: str | None) -> None:
    table.do("withdraw", power=named(power), **(stack(what) if what else {}))


@when(parsers.re(rf"(?P<power>{WHO}) may withdraw$"))
def may_withdraw(table: Table, power: str) -> None:
    table.do("resolve_withdrawal", power=named(power))


@when(parsers.re(rf"(?P<power>{WHO}) chooses to withdraw$"))
def chooses_to_withdraw(table: Table, power: str) -> None:
    table.answer("withdraw", named(power), "withdraw")


@when(parsers.re(rf"the formation in {SPACE} is too weak for a siege$"))
def is_too_weak(table: Table, space: str) -> None:
    table.do("move_on", space=space)


@when(parsers.re(rf"the formation in {SPACE} chooses to (?P<course>move on|retreat|wait)$"))
def chooses_course(table: Table, space: str, course: str) -> None:
    table.answer("course", space, course)


@when(parsers.re(rf"from {SPACE} it goes to {TARGET}$"))
def it_goes_to(table: Table, space: str, target: str) -> None:
    table.answer("next_space", space, target)


@when(parsers.re(rf"it attacks {SPACE}$"))
def it_attacks(table: Table, space: str) -> None:
    table.answer("attack", space, "attack")


# What must come of it


@then(parsers.re(rf"(?P<what>.+) (?:is|are) on the way from {ORIGIN} to {TARGET}$"))
def are_on_the_way(table: Table, what: str, origin: str, target: str) -> None:
    units, leaders = force(what)
    table.state("move.origin", origin)
    table.state("move.target", target)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.state(f"move.units.{nation}.{kind}", number)
    if leaders:
        table.state("move.leaders", sorted(leaders))


@then(parsers.re(r"the move is over$"))
def is_over(table: Table) -> None:
    table.state("move", None)


@then(parsers.re(rf"the move is intercepted by (?P<power>{WHO})$"))
def is_intercepted(table: Table, power: str) -> None:
    table.state("move.intercepted_by", named(power))


@then(parsers.re(r"the move is not intercepted$"))
def is_not_intercepted(table: Table) -> None:
    table.state("move.intercepted_by", "")


@then(parsers.re(r"then due (?:is|are) (?P<what>.+)$"))
def are_then_due(table: Table, what: str) -> None:
    table.state("agenda", [] if what == "nothing" else due(what))


@then(parsers.re(rf"no leader is in {SPACE}$"))
def no_leader_in(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.leaders", [])


@then(parsers.re(rf"no besieged units are left in {SPACE}$"))
def nobody_besieged(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.inside", {})


@then(parsers.re(rf"(?P<what>.+) may attempt no other interception out of {SPACE} now$"))
def may_attempt_no_other(table: Table, what: str, space: str) -> None:
    units, leaders = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.intercepted.{nation}.{kind}", number)
    if leaders:
        table.state("impulse.intercepted", sorted(leaders))


@then(parsers.re(rf"the formation in {SPACE} has to retreat before the impulse ends$"))
def has_to_retreat(table: Table, space: str) -> None:
    table.state("impulse.lingering", [space])


@then(parsers.re(rf"{SPACE} has been passed in this impulse$"))
def has_been_passed(table: Table, space: str) -> None:
    table.state("impulse.passed", [space])


@given(parsers.re(rf"the Default leader of (?P<nation>{WHO}) was put on the turn track$"))
def default_leader_was_put(table: Table, nation: str) -> None:
    table.put("default_leaders", [named(nation)])


@then(parsers.re(rf"the Default leader of (?P<nation>{WHO}) is on the turn track$"))
def default_leader(table: Table, nation: str) -> None:
    table.state("default_leaders", [named(nation)])


@then(parsers.re(r"no Default leader is on the turn track$"))
def no_default_leader(table: Table) -> None:
    table.state("default_leaders", [])


@then(parsers.re(rf"no leader is besieged in {SPACE}$"))
def no_leader_besieged(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.leaders_inside", [])


@then(parsers.re(r"(?P<leader>[A-Z]\w+) is no captive any more$"))
def is_no_captive(table: Table, leader: str) -> None:
    table.state(f"captured.{leader}", "")


@then(parsers.re(rf"no leader is in the foreign war of (?P<power>{WHO})$"))
def no_leader_abroad(table: Table, power: str) -> None:
    table.state(f"foreign_wars.{named(power)}.leaders", [])


@then(parsers.re(r"no leader is on the move$"))
def no_leader_on_the_move(table: Table) -> None:
    table.state("move.leaders", [])


@then(parsers.re(r"nobody returns next turn$"))
def nobody_returns(table: Table) -> None:
    table.state("leaders_next_turn", [])


@then(
    parsers.re(
        rf"how many (?P<kind>\w+) of (?P<nation>{WHO}) (?P<what>leave|intercept from) {SPACE}"
        r" is asked, from (?P<least>\d+) to (?P<most>\d+)$"
    )
)
def how_many(
    table: Table, kind: str, nation: str, what: str, space: str, least: str, most: str
) -> None:
    key = "avoiding_units" if what == "leave" else "intercepting_units"
    options = map(str, range(int(least), int(most) + 1))
    table.asks(key, f"{space} {named(nation)} {kind}", *options)


@then(parsers.re(rf"(?P<what>.+) in {SPACE} have attempted an interception$"))
def have_attempted(table: Table, what: str, space: str) -> None:
    units, _ = force(what)
    for nation, kinds in units.items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.intercepted.{nation}.{kind}", number)


@then(parsers.re(rf"(?P<power>{WHO}) can deploy no other formation now$"))
def can_deploy_no_other(table: Table, power: str) -> None:
    table.state("deployed", [named(power)])
