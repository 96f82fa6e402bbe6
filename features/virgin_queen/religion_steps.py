"""Steps of the scenarios on conversion attempts, rebellions, the Catholic League and victories."""

from __future__ import annotations

import re

from features.table import Table
from features.virgin_queen.words import SPACE, WHO, force, listed, named
from pytest_bdd import given, parsers, then, when

ZONE = r"(?P<zone>France|England|Scotland|the Netherlands)"
ZONES = {
    "France": "france",
    "England": "england",
    "Scotland": "scotland",
    "the Netherlands": "netherlands",
}
NAME = r"[a-z]+|[A-Z]\w+"
SPACES = rf"(?P<spaces>(?:{NAME})(?:, (?:{NAME}))*(?: and (?:{NAME}))?)"
FAITH = "(?P<faith>Protestant|Catholic)"


def converter(table: Table) -> str:
    """Return the power that attempts conversions, of which the asks are asked."""
    return str(table.inputs.get("power") or table.given("impulse.power"))


def dice(text: str) -> list[int]:
    """Read `1, 1 and 6`."""
    return [int(die) for die in re.findall(r"\d", text)]


# The map


@given(parsers.re(rf"{SPACES} (?:lies|lie) in {ZONE}$"))
def lie_in(table: Table, spaces: str, zone: str) -> None:
    for name in listed(spaces):
        table.place(name, zone=ZONES[zone])


@given(parsers.re(rf"{SPACES} (?:is|are) printed Protestant$"))
def are_printed_protestant(table: Table, spaces: str) -> None:
    for name in listed(spaces):
        table.place(name, protestant=True)


@given(parsers.re(rf"{SPACES} (?:is|are) Protestant$"))
def are_protestant(table: Table, spaces: str) -> None:
    for name in listed(spaces):
        table.put(f"spaces.{name}.religion", "protestant")


@given(parsers.re(rf"a Jesuit is in {SPACE}$"))
def a_jesuit_is_in(table: Table, space: str) -> None:
    table.put(f"spaces.{space}.jesuit", True)


@given(parsers.re(rf"(?P<n>\d+) spaces of {ZONE} are {FAITH}$"))
def so_many_spaces_are(table: Table, n: str, zone: str, faith: str) -> None:
    """Lay out spaces of a zone that are on no connection."""
    for at in range(int(n)):
        name = f"{ZONES[zone]}{faith}{at + 1}"
        table.place(name, kind="unfortified", zone=ZONES[zone])
        if faith == "Protestant":
            table.put(f"spaces.{name}.religion", "protestant")


@given(parsers.re(rf"(?P<n>\d+) more Protestant spaces of {ZONE} are in unrest$"))
def so_many_are_in_unrest(table: Table, n: str, zone: str) -> None:
    for at in range(int(n)):
        name = f"{ZONES[zone]}Unrest{at + 1}"
        table.place(name, kind="unfortified", zone=ZONES[zone])
        table.put(f"spaces.{name}", {"religion": "protestant", "unrest": True})


@given(parsers.re(r"the force pool holds (?P<what>.+)$"))
def force_pool_holds(table: Table, what: str) -> None:
    for nation, kinds in force(what)[0].items():
        for kind, number in kinds.items():
            table.put(f"force_pool.{nation}.{kind}", number)


@given(parsers.re(r"it is turn (?P<n>\d)$"))
def it_is_turn(table: Table, n: str) -> None:
    table.put("turn", int(n))


@given(parsers.re(rf"a rebellion was attempted in {ZONE} in this impulse$"))
def rebellion_was_attempted(table: Table, zone: str) -> None:
    table.put("impulse.rebelled", [ZONES[zone]])


@given(parsers.re(rf"the capital marker of (?P<nation>{WHO}) is on the turn track$"))
def capital_is_on_the_turn_track(table: Table, nation: str) -> None:
    table.put("capitals_lost", [named(nation)])


@given("the Duke of Guise is a leader of Spain")
def guise_is_a_leader(table: Table) -> None:
    table.put("leaders.Duke of Guise", {"nation": "spain"})


@given(parsers.re(r"the Catholic League formed in turn (?P<n>\d)$"))
def league_formed(table: Table, n: str) -> None:
    table.put("catholic_league", int(n))


@given(parsers.re(rf"(?P<name>[A-Z]\w+), a naval leader of (?P<nation>{WHO}), is off the map$"))
def naval_leader_off_the_map(table: Table, name: str, nation: str) -> None:
    table.put(f"leaders.{name}", {"nation": named(nation), "naval": True})


@given(parsers.re(rf"(?P<name>[A-Z]\w+) is held by (?P<power>{WHO})$"))
def is_held_by(table: Table, name: str, power: str) -> None:
    table.put(f"captured.{name}", named(power))


# Conversion attempts


@given(
    parsers.re(
        rf"(?P<power>{WHO}) is at {FAITH} conversions in {ZONE}"
        r"(?:, with (?P<major>\d) major)?(?: and (?P<minor>\d) minor)?(?: and (?P<n>\d) unrest)?$"
    )
)
def is_at_conversions(
    table: Table,
    power: str,
    faith: str,
    zone: str,
    major: str | None,
    minor: str | None,
    n: str | None,
) -> None:
    numbers = {"major": major, "minor": minor, "markers": n}
    conversion = {"to": faith.lower(), "power": named(power), "zones": [ZONES[zone]]}
    table.put(
        "conversion", conversion | {key: int(value) for key, value in numbers.items() if value}
    )
    table.put("impulse.power", named(power))


@given(parsers.re(rf"{SPACE} was in unrest when the conversions began$"))
def was_in_unrest(table: Table, space: str) -> None:
    table.put("conversion.unrest", [space])


@when(
    parsers.re(
        rf"(?P<power>{WHO}) attempts (?P<n>\d+) {FAITH} conversions? in (?P<zones>.+?)"
        r"(?: by (?P<event>[A-Z].+))?$"
    )
)
def attempts_conversions(
    table: Table, power: str, n: str, faith: str, zones: str, event: str | None
) -> None:
    inputs = {"power": named(power), "zones": [ZONES[z] for z in listed(zones)], "attempts": int(n)}
    if event:
        inputs["event"] = event
    table.do(f"{faith.lower()}_conversion", **inputs)


@when(
    parsers.re(
        rf"the dice of (?P<n>\d+) {FAITH} conversions? of (?P<power>{WHO}) in {ZONE} are rolled"
        r"(?: by (?P<event>[A-Z].+))?$"
    )
)
def dice_are_rolled(
    table: Table, n: str, faith: str, power: str, zone: str, event: str | None
) -> None:
    inputs = {"religion": faith.lower(), "power": named(power), "zones": [ZONES[zone]]}
    if event:
        inputs["event"] = event
    table.do("roll_conversion", **inputs, attempts=int(n))


@when(parsers.re(r"a sermon is preached in (?P<zones>.+)$"))
def a_sermon_is_preached(table: Table, zones: str) -> None:
    table.do("preach_sermon", zones=[ZONES[zone] for zone in listed(zones)])


@when(parsers.re(r"heresy is suppressed in (?P<zones>.+)$"))
def heresy_is_suppressed(table: Table, zones: str) -> None:
    table.do("suppress_heresy", zones=[ZONES[zone] for zone in listed(zones)])


@when("base areas are flipped")
def base_areas_are_flipped(table: Table) -> None:
    table.do("convert_base_areas")


@when("the remaining conversions are used")
def remaining_are_used(table: Table) -> None:
    table.do("convert_remaining")


@when("unrest may be cancelled")
def unrest_may_be_cancelled(table: Table) -> None:
    table.do("cancel_conversion_unrest")


@when("the unrest is placed")
def unrest_is_placed(table: Table) -> None:
    table.do("place_conversion_unrest")


@when(parsers.re(r"the dice show (?P<text>[\d, and]+)$"))
def the_dice_show(table: Table, text: str) -> None:
    table.answer("conversion_dice", converter(table), dice(text))


@when(parsers.re(r"(?P<how>a|no) 6 is changed into a 5$"))
def a_six_is_changed(table: Table, how: str) -> None:
    table.answer("cancel_unrest", converter(table), "yes" if how == "a" else None)


@when(parsers.re(rf"a 6 flips {SPACE} as a base area$"))
def a_base_area(table: Table, space: str) -> None:
    table.answer("base_area", converter(table), space)


@when("the 6s are kept")
def the_sixes_are_kept(table: Table) -> None:
    table.answer("base_area", converter(table), None)


@when(parsers.re(rf"a kept 6 flips {SPACE}$"))
def a_kept_six_flips(table: Table, space: str) -> None:
    table.answer("major_conversion", converter(table), space)


@when(parsers.re(rf"a minor conversion flips {SPACE}$"))
def a_minor_conversion_flips(table: Table, space: str) -> None:
    table.answer("minor_conversion", converter(table), space)


@when("a minor conversion is left unused")
def a_minor_conversion_is_left(table: Table) -> None:
    table.answer("minor_conversion", converter(table), None)


@when(parsers.re(rf"the unrest goes to {SPACES}$"))
def the_unrest_goes_to(table: Table, spaces: str) -> None:
    table.answer("conversion_unrest", converter(table), listed(spaces))


@then(parsers.re(rf"{SPACES} (?:becomes|become|stays|stay) {FAITH}$"))
def becomes(table: Table, spaces: str, faith: str) -> None:
    for name in listed(spaces):
        printed = table.places.get(name, {}).get("protestant", False)
        marker = "" if printed == (faith == "Protestant") else faith.lower()
        table.state(f"spaces.{name}.religion", marker)


@then(parsers.re(r"(?P<major>\d) major and (?P<minor>\d) minor conversions? (?:is|are) left$"))
def conversions_are_left(table: Table, major: str, minor: str) -> None:
    table.state("conversion.major", int(major))
    table.state("conversion.minor", int(minor))


@then(parsers.re(r"(?P<n>\d|no) unrest markers? (?:is|are) taken$"))
def unrest_markers_are_taken(table: Table, n: str) -> None:
    table.state("conversion.markers", 0 if n == "no" else int(n))


@then("the conversions are over")
def conversions_are_over(table: Table) -> None:
    table.state("conversion", None)


# Rebellions


@when(parsers.re(rf"there is a rebellion in {SPACE} with (?P<cp>\d) CP$"))
def there_is_a_rebellion(table: Table, space: str, cp: str) -> None:
    table.do("rebellion", space=space, cp=int(cp))


@when(parsers.re(r"the rebels roll (?P<text>[\d, and]+)$"))
def the_rebels_roll(table: Table, text: str) -> None:
    table.answer("rebellion_dice", table.inputs["space"], dice(text))


@when(
    parsers.re(
        rf"(?P<power>{WHO}) eliminates (?P<n>\d) (?P<kind>\w+?)s? of (?P<nation>{WHO})"
        rf"(?: and (?P<m>\d) (?P<more>\w+?)s? of (?P<other>{WHO}))?$"
    )
)
def eliminates(
    table: Table,
    power: str,
    n: str,
    kind: str,
    nation: str,
    m: str | None,
    more: str | None,
    other: str | None,
) -> None:
    loses = {f"{named(nation)} {kind}s": [int(n)]}
    if m and other:
        loses[f"{named(other)} {more}s"] = [int(m)]
    table.answer("rebellion_losses", named(power), loses)


@when(parsers.re(rf"the rebels take {SPACES} besides$"))
def the_rebels_take(table: Table, spaces: str) -> None:
    for name in listed(spaces):
        table.answer("rebel_space", table.inputs["space"], name)


@when(parsers.re(rf"a regular of (?P<nation>{WHO}) comes to {SPACE}$"))
def a_regular_comes_to(table: Table, nation: str, space: str) -> None:
    table.answer("rebel_regulars", named(nation), space)


@when(parsers.re(rf"(?P<nation>{WHO}) (?:has|have) their capital in {SPACE}$"))
def has_its_capital_in(table: Table, nation: str, space: str) -> None:
    table.answer("capital", named(nation), space)


@when(parsers.re(rf"(?P<nation>{WHO}) put no capital on the map$"))
def puts_no_capital(table: Table, nation: str) -> None:
    table.answer("capital", named(nation), None)


@when(parsers.re(r"(?P<names>no leader|[A-Z]\w+(?: and [A-Z]\w+)?) (?:comes|come) in$"))
def leaders_come_in(table: Table, names: str) -> None:
    chosen = [] if names == "no leader" else listed(names)
    table.answer("rebel_leaders", table.inputs["space"], chosen)


@when(parsers.re(rf"the capital in {SPACE} falls(?P<how> by negotiation)?$"))
def the_capital_falls(table: Table, space: str, how: str | None) -> None:
    inputs = {"negotiated": True} if how else {}
    table.do("capital_falls", space=space, **inputs)


@given(parsers.re(rf"{SPACE} is besieged by (?P<power>{WHO}) since long$"))
def is_besieged_since_long(table: Table, space: str, power: str) -> None:
    table.put(f"spaces.{space}.siege.{named(power)}", "standing")


@when(parsers.re(rf"(?P<what>.+) storm {SPACE}, with (?P<hits>\d) hits?$"))
def storm(table: Table, what: str, space: str, hits: str) -> None:
    """Assault a space that nobody defends, whose one die misses; a hit is a 6, a miss a 1."""
    units, _ = force(what)
    table.do("assault", space=space, units=units)
    number = sum(sum(kinds.values()) for kinds in units.values())
    table.answer("defender_dice", space, [1])
    table.answer("attacker_dice", space, [6] * int(hits) + [1] * (number - int(hits)))


@then(parsers.re(rf"(?P<power>{WHO}) controls {SPACE} by its own colour$"))
def controls_by_colour(table: Table, power: str, space: str) -> None:
    assert table.places[space]["home"] == named(power)
    table.state(f"spaces.{space}.control", "")


@then(parsers.re(rf"(?P<power>{WHO}) and (?P<other>{WHO}) are then at war$"))
def are_then_at_war(table: Table, power: str, other: str) -> None:
    table.state("wars", sorted([*table.given("wars", []), [named(power), named(other)]]))


@then("the wars stay as they are")
def the_wars_stay(table: Table) -> None:
    table.state("wars", sorted(table.given("wars", [])))


@then(parsers.re(rf"the capital of (?P<nation>{WHO}) is then (?P<space>\w+|not on the map)$"))
def the_capital_is_then(table: Table, nation: str, space: str) -> None:
    table.state(f"capitals.{named(nation)}", None if space == "not on the map" else space)


@then(parsers.re(rf"the capital marker of (?P<nation>{WHO}) is then on the turn track$"))
def capital_is_then_on_the_turn_track(table: Table, nation: str) -> None:
    table.state("capitals_lost", [named(nation)])


@then(parsers.re(rf"a rebellion has been attempted in {ZONE}$"))
def a_rebellion_has_been_attempted(table: Table, zone: str) -> None:
    table.state("impulse.rebelled", [ZONES[zone]])


@then(parsers.re(r"the force pool then holds (?P<what>.+)$"))
def force_pool_then_holds(table: Table, what: str) -> None:
    for nation, kinds in force(what)[0].items():
        for kind, number in kinds.items():
            table.state(f"force_pool.{nation}.{kind}", number)


# The Catholic League


@when("the Catholic League is checked")
def the_league_is_checked(table: Table) -> None:
    table.do("check_catholic_league")


@when("the Catholic League forms")
def the_league_forms(table: Table) -> None:
    table.do("form_catholic_league")


@when(parsers.re(r"the die shows (?P<die>\d)$"))
def the_die_shows(table: Table, die: str) -> None:
    table.answer("catholic_league", "france", [int(die)])


@when(parsers.re(rf"Spain chooses {SPACES}$"))
def spain_chooses(table: Table, spaces: str) -> None:
    table.answer("league_spaces", "spain", listed(spaces))


@when(
    parsers.re(
        r"France removes (?P<n>\d) (?P<kind>regular|mercenar)\w+ from (?P<space>\w+)"
        r"(?: and (?P<m>\d) from (?P<other>\w+))?$"
    )
)
def france_removes(
    table: Table, n: str, kind: str, space: str, m: str | None, other: str | None
) -> None:
    removed = {space: [int(n)]}
    if m and other:
        removed[other] = [int(m)]
    kinds = {"regular": "league_regulars", "mercenar": "league_mercenaries"}
    table.answer(kinds[kind], "france", removed)


@given(parsers.re(rf"{SPACE} holds the Duke of Guise with (?P<n>\d) regulars? of Spain$"))
def holds_guise(table: Table, space: str, n: str) -> None:
    table.put("leaders.Duke of Guise", {"nation": "spain", "battle": 1, "command": 6})
    table.put(f"spaces.{space}.leaders", ["Duke of Guise"])
    table.put(f"spaces.{space}.units.spain.regulars", int(n))


@when(
    parsers.re(
        r"the Duke of Guise moves with (?P<n>\d) regulars? of Spain"
        r" from (?P<a>\w+) to (?P<b>\w+)$"
    )
)
def guise_moves(table: Table, n: str, a: str, b: str) -> None:
    units = {"spain": {"regulars": int(n)}}
    table.do("declare_move", origin=a, target=b, units=units, leaders=["Duke of Guise"])


@then(parsers.re(r"the Duke of Guise is on the way to (?P<space>\w+)$"))
def guise_is_on_the_way(table: Table, space: str) -> None:
    table.state("move.leaders", ["Duke of Guise"])
    table.state("move.target", space)


@then("the Catholic League has formed")
def the_league_has_formed(table: Table) -> None:
    table.state("catholic_league", table.given("turn"))


@then("the Catholic League has not formed")
def the_league_has_not_formed(table: Table) -> None:
    table.state("catholic_league", 0)


@then(parsers.re(rf"{SPACE} has a fortress$"))
def has_a_fortress(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.fortress", True)


@then(parsers.re(rf"the Duke of Guise is in {SPACE}$"))
def guise_is_in(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.leaders", ["Duke of Guise"])


@given(parsers.re(rf"the Duke of Guise is besieged in {SPACE} by France$"))
def guise_is_besieged(table: Table, space: str) -> None:
    table.put("spaces.here", {})
    table.put(f"spaces.{space}.control", "spain")
    table.put(f"spaces.{space}.leaders_inside", ["Duke of Guise"])
    table.put(f"spaces.{space}.units.france.regulars", 2)
    table.put(f"spaces.{space}.siege.france", "standing")
    table.put("wars", [["spain", "france"]])


@when(parsers.re(rf"winter sends the Duke of Guise to {SPACE}$"))
def winter_sends_guise(table: Table, space: str) -> None:
    table.do("guise_goes_in_winter", space=space)


@then("the Duke of Guise is no longer in the game")
def guise_is_out_of_the_game(table: Table) -> None:
    table.state("leaders.Duke of Guise", None)


@then(parsers.re(rf"the Duke of Guise is captured by (?P<power>{WHO})$"))
def guise_is_captured(table: Table, power: str) -> None:
    table.state("captured.Duke of Guise", named(power))


@then(parsers.re(rf"nobody besieges {SPACE}$"))
def nobody_besieges(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.siege", {})


# Religious victories


@when("a religious victory is judged")
def a_religious_victory_is_judged(table: Table) -> None:
    table.do("religious_victory")


@then(parsers.re(rf"(?P<power>{WHO}) wins a religious victory$"))
def wins(table: Table, power: str) -> None:
    table.state("winner", named(power))
    table.state("won_by", "religious victory")


@then("nobody has won")
def nobody_has_won(table: Table) -> None:
    table.state("winner", "")


# Military victories


@when(
    parsers.re(
        rf"a military victory is judged(?:, where (?P<power>{WHO}) needs (?P<n>\d+) keys"
        rf"(?: and (?P<other>{WHO}) (?P<m>\d+))?(?P<had> and had them before)?)?$"
    )
)
def a_military_victory_is_judged(
    table: Table,
    power: str | None,
    n: str | None,
    other: str | None,
    m: str | None,
    had: str | None,
) -> None:
    needed = {named(who): int(keys) for who, keys in ((power, n), (other, m)) if who and keys}
    inputs: dict[str, object] = {"auto_win": needed} if needed else {}
    if had and power:
        inputs["before"] = [named(power)]
    table.do("military_victory", **inputs)


@then(parsers.re(rf"(?P<power>{WHO}) wins a military victory$"))
def wins_by_keys(table: Table, power: str) -> None:
    table.state("winner", named(power))
    table.state("won_by", "military victory")
