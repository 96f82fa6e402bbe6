"""Steps of the scenarios on espionage, and on Mary Queen of Scots and Elizabeth."""

from __future__ import annotations

import re

import msgspec
from features.table import Table
from features.virgin_queen.words import SPACE, WHO, named
from pytest_bdd import given, parsers, then, when

from rulewright.virgin_queen.s19_tables import example_table

LINES = r"(?: with (?P<line>[A-Z]\w+))?(?: against (?P<defence>[A-Z]\w+))?"


def with_tables(line: str | None = None, defence: str | None = None) -> dict[str, object]:
    """Return the inputs of an action by the example of a table."""
    inputs: dict[str, object] = {"tables": msgspec.to_builtins(example_table())}
    if line:
        inputs["modifiers"] = [line]
    if defence:
        inputs["defence_modifiers"] = [defence]
    return inputs


def dice(text: str) -> list[int]:
    """Read `1, 1 and 6`."""
    return [int(die) for die in re.findall(r"\d", text)]


# What is on the table


@given(parsers.re(rf"(?P<power>{WHO}) has (?P<n>\d) Informants? in its force pool$"))
def has_informants(table: Table, power: str, n: str) -> None:
    table.put(f"espionage.informants.{named(power)}", int(n))


@given(parsers.re(rf"an?(?P<how>| neutralised) Informant of (?P<owner>{WHO}) is on (?P<on>{WHO})$"))
def an_informant_is_on(table: Table, how: str, owner: str, on: str) -> None:
    path = f"espionage.{'neutralised' if how else 'spying'}.{named(on)}"
    table.put(path, sorted([*table.given(path, []), named(owner)]))


@given(parsers.re(rf"the Assassination Used marker of (?P<power>{WHO}) is on the turn track$"))
def marker_is_on_the_turn_track(table: Table, power: str) -> None:
    table.put("espionage.used", sorted([*table.given("espionage.used", []), named(power)]))


@given(parsers.re(r"(?P<n>\d) Jesuits? (?:is|are) on the Spanish power card$"))
def jesuits_are_on_the_card(table: Table, n: str) -> None:
    table.put("espionage.jesuits", int(n))


@given(parsers.re(r"Walsingham is in another box$"))
def walsingham_is_used(table: Table) -> None:
    table.put("espionage.walsingham", "another box")


@given(parsers.re(r"Mary is (?P<how>captured|executed)$"))
def mary_is(table: Table, how: str) -> None:
    table.put("england.mary", how)


@given("Mary was executed when Elizabeth died")
def mary_was_executed_when_elizabeth_died(table: Table) -> None:
    dead = {"elizabeth_dead": True, "mary": "executed", "died_with_elizabeth": True}
    table.put("england", dead)


@given("England has had the occasion to execute Mary")
def england_has_had_the_occasion(table: Table) -> None:
    table.put("england.may_execute", True)


@given("Elizabeth is dead")
def elizabeth_is_dead(table: Table) -> None:
    table.put("england.elizabeth_dead", True)


@given("Elizabeth is in the marriage pool")
def elizabeth_is_in_the_pool(table: Table) -> None:
    table.put("england.elizabeth_to_marry", True)


@given("Elizabeth is excommunicated")
def elizabeth_is_excommunicated(table: Table) -> None:
    table.put("england.excommunicated", True)


@given(parsers.re(rf"(?P<name>[A-Z]\w+) is a Default army leader of (?P<nation>{WHO})$"))
def a_default_leader(table: Table, name: str, nation: str) -> None:
    table.put(f"leaders.{name}", {"nation": named(nation), "default": True})


# What is done


@when("the powers receive their markers of espionage")
def powers_receive_markers(table: Table) -> None:
    table.do("receive_espionage_markers")


@when(parsers.re(rf"intelligence about (?P<power>{WHO}) is gained{LINES}$"))
def intelligence_is_gained(table: Table, power: str, line: str | None, defence: str | None) -> None:
    table.do("gain_intelligence", target=named(power), **with_tables(line, defence))


@when(parsers.re(rf"an Informant is planted on (?P<power>{WHO})$"))
def an_informant_is_planted(table: Table, power: str) -> None:
    table.do("plant_informant", target=named(power))


@when(parsers.re(rf"the Informant is taken from (?:the )?(?P<source>force pool|{WHO})$"))
def the_informant_is_taken_from(table: Table, source: str) -> None:
    chosen = source if source == "force pool" else named(source)
    table.answer("informant_from", table.given("impulse.power"), chosen)


@when(parsers.re(rf"a Jesuit is put into {SPACE}$"))
def a_jesuit_is_put(table: Table, space: str) -> None:
    table.do("plant_jesuit", space=space)


@when(parsers.re(rf"an attempt on (?P<leader>[A-Z]\w+(?: I)?) is made for (?P<cp>\d) CP{LINES}$"))
def an_attempt_is_made(
    table: Table, leader: str, cp: str, line: str | None, defence: str | None
) -> None:
    table.do("assassinate", leader=leader, cp=int(cp), **with_tables(line, defence))


@when(parsers.re(rf"the Catholics of England are raised for (?P<cp>\d) CP{LINES}$"))
def catholics_are_raised(table: Table, cp: str, line: str | None, defence: str | None) -> None:
    table.do("english_catholic_rebellion", cp=int(cp), **with_tables(line, defence))


@when("Spain converts and rebels in England")
def spain_converts_and_rebels(table: Table) -> None:
    table.do("conversions_and_rebellion")
    table.inputs = {}


@when("there is a rebellion in England")
def there_is_a_rebellion_in_england(table: Table) -> None:
    table.do("rebellion_in_england")


@when("the markers of espionage are put back")
def markers_are_put_back(table: Table) -> None:
    table.do("espionage_reset")


@when("the Scottish Lords rebel")
def the_scottish_lords_rebel(table: Table) -> None:
    table.do("scottish_lords_rebel")


@when("England executes Mary")
def england_executes_mary(table: Table) -> None:
    table.do("execute_mary")


@when("Elizabeth dies")
def elizabeth_dies(table: Table) -> None:
    table.do("elizabeth_dies")


@when("Elizabeth is excommunicated by the Pope")
def elizabeth_is_excommunicated_now(table: Table) -> None:
    table.do("excommunicate_elizabeth")


@when(parsers.re(rf"(?P<power>{WHO}) declares war on (?P<on>{WHO}), paying (?P<cp>\d) CP$"))
def declares_war_by_9_5(table: Table, power: str, on: str, cp: str) -> None:
    table.do("declare_war", power=named(power), on=named(on), cp=int(cp))


# What is answered


@when(parsers.re(r"the table shows (?P<n>\d) dice for it$"))
def the_table_shows(table: Table, n: str) -> None:
    table.inputs["tables"]["gain_intelligence"]["base"] = int(n)


@when("the table has no dice for the defence")
def the_table_has_no_defence(table: Table) -> None:
    del table.inputs["tables"]["assassination"]["defence"]


@when(parsers.re(rf"(?P<power>{WHO}) rolls (?P<text>\d[\d, and]*) alone$"))
def rolls_alone(table: Table, power: str, text: str) -> None:
    table.answer("espionage_attack", named(power), dice(text))


@when(parsers.re(r"the hits? (?:is|are) sought with (?P<text>[\d, and]+)$"))
def the_hits_are_sought(table: Table, text: str) -> None:
    table.answer("intelligence_dice", table.given("impulse.power"), dice(text))


@when(parsers.re(r"a hit is used for (?P<what>.+)$"))
def a_hit_is_used(table: Table, what: str) -> None:
    chosen = re.sub(rf"({WHO})$", lambda match: named(match[1]), what)
    table.answer(
        "intelligence", table.given("impulse.power"), None if what == "nothing" else chosen
    )


@when(parsers.re(rf"(?P<power>{WHO}) rolls (?P<text>\d[\d, and]*) against (?P<other>.+)$"))
def rolls_against(table: Table, power: str, text: str, other: str) -> None:
    table.answer("espionage_attack", table.given("impulse.power"), dice(text))
    table.answer("espionage_defence", named(power), dice(other))


@when(parsers.re(r"the six attempts show (?P<text>[\d, and]+)$"))
def the_six_attempts_show(table: Table, text: str) -> None:
    table.answer("conversion_dice", "spain", dice(text))


@when(parsers.re(rf"Spain flips {SPACE} as a base area$"))
def spain_flips_a_base_area(table: Table, space: str) -> None:
    table.answer("base_area", "spain", space)


@when(parsers.re(rf"(?P<power>Spain|England) names {SPACE}$"))
def names_the_target(table: Table, power: str, space: str) -> None:
    table.answer("rebellion_target", named(power), space)


@when(parsers.re(rf"the Catholics of {SPACE} roll (?P<text>[\d, and]+)$"))
def the_catholics_roll(table: Table, space: str, text: str) -> None:
    table.answer("rebellion_dice", space, dice(text))


@when(parsers.re(rf"they take (?P<spaces>.+) besides {SPACE}$"))
def they_take(table: Table, spaces: str, space: str) -> None:
    for name in re.split(r", | and ", spaces):
        table.answer("rebel_space", space, None if name == "nothing" else name)


@when(parsers.re(r"Mary is (?P<how>not executed|executed) at once$"))
def mary_is_executed_at_once(table: Table, how: str) -> None:
    table.answer("execute_mary", "england", "yes" if how == "executed" else None)


# What must come of it


@then(parsers.re(r"Mary is then (?P<how>captured|executed|alive in Scotland)$"))
def mary_is_then(table: Table, how: str) -> None:
    table.state("england.mary", "" if how == "alive in Scotland" else how)


@then(parsers.re(r"England (?P<how>may|may not) execute Mary$"))
def england_may_execute(table: Table, how: str) -> None:
    table.state("england.may_execute", how == "may")


@then("Elizabeth is then excommunicated")
def elizabeth_is_then_excommunicated(table: Table) -> None:
    table.state("england.excommunicated", True)


@then("Elizabeth is then dead")
def elizabeth_is_then_dead(table: Table) -> None:
    table.state("england.elizabeth_dead", True)


@then("Elizabeth is out of the marriage pool")
def elizabeth_is_out_of_the_pool(table: Table) -> None:
    table.state("england.elizabeth_to_marry", False)


@then(parsers.re(rf"(?P<power>{WHO}) has (?P<n>\d) VP for assassinations$"))
def has_vp(table: Table, power: str, n: str) -> None:
    table.state(f"espionage.vp.{named(power)}", int(n))


@then(parsers.re(rf"the Assassination Used marker of (?P<power>{WHO}) is then on the turn track$"))
def marker_is_then_on_the_turn_track(table: Table, power: str) -> None:
    table.state("espionage.used", [named(power)])


@then("no Assassination Used marker is on the turn track")
def no_marker_is_on_the_turn_track(table: Table) -> None:
    table.state("espionage.used", [])


@then("every power has its Cipher Key")
def every_power_has_its_cipher_key(table: Table) -> None:
    powers = ["ottoman", "spain", "england", "france", "hre", "protestant"]
    table.state("espionage.cipher_keys", sorted(powers))


@then("Walsingham is in the Unused box")
def walsingham_is_unused(table: Table) -> None:
    table.state("espionage.walsingham", "")


@then(parsers.re(rf"(?P<power>{WHO}) then has (?P<n>\d) Informants? in its force pool$"))
def then_has_informants(table: Table, power: str, n: str) -> None:
    table.state(f"espionage.informants.{named(power)}", int(n))


@then(parsers.re(rf"(?P<owner>{WHO}) has (?P<how>an|a neutralised|no) Informant on (?P<on>{WHO})$"))
def has_an_informant_on(table: Table, owner: str, how: str, on: str) -> None:
    kind = "neutralised" if how == "a neutralised" else "spying"
    table.state(f"espionage.{kind}.{named(on)}", [] if how == "no" else [named(owner)])


@then(parsers.re(rf"(?P<how>a|no) Jesuit is then in {SPACE}$"))
def a_jesuit_is_then_in(table: Table, how: str, space: str) -> None:
    table.state(f"spaces.{space}.jesuit", how == "a")


@then(parsers.re(r"(?P<n>\d) Jesuits? (?:is|are) then on the Spanish power card$"))
def jesuits_are_then_on_the_card(table: Table, n: str) -> None:
    table.state("espionage.jesuits", int(n))


@then(parsers.re(r"(?P<name>[A-Z]\w+) is out of the game$"))
def is_out_of_the_game(table: Table, name: str) -> None:
    table.state(f"leaders.{name}", None)


@then(parsers.re(r"(?P<name>[A-Z]\w+) lives$"))
def lives(table: Table, name: str) -> None:
    table.state(f"leaders.{name}", table.given(f"leaders.{name}"))


@then("Spain wins a Catholic Rebellion victory")
def spain_wins(table: Table) -> None:
    table.state("winner", "spain")
    table.state("won_by", "Catholic Rebellion victory")
