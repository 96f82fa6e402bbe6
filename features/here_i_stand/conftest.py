"""The steps of the scenarios of Here I Stand, in the words of the rulebook.

Cities are the printed ones.
"""

from __future__ import annotations

from typing import Any

from features.here_i_stand.words import SPACE, WHO, forces, listed, named
from features.table import Table
from pytest_bdd import given, parsers, then, when

NAME = r"[A-Z][\w']*(?: [\w']+)*"

# The table


@given(parsers.re(rf"the ruler of (?P<power>{WHO}) is (?P<ruler>{NAME})$"))
def the_ruler_is(table: Table, power: str, ruler: str) -> None:
    table.put(f"rulers.{named(power)}", ruler)


@given(parsers.re(rf"{SPACE} is Protestant(?P<unrest> and in unrest)?$"))
def is_protestant(table: Table, space: str, unrest: str | None) -> None:
    table.put(f"spaces.{space}.religion", "protestant")
    if unrest:
        table.put(f"spaces.{space}.unrest", True)


@given(parsers.re(rf"(?P<cities>{NAME}(?:(?:, | and ){NAME})+) are Protestant$"))
def are_protestant(table: Table, cities: str) -> None:
    for city in listed(cities):
        table.put(f"spaces.{city}.religion", "protestant")


@given(parsers.re(rf"{SPACE} is in unrest$"))
def is_in_unrest(table: Table, space: str) -> None:
    table.put(f"spaces.{space}.unrest", True)


@given(parsers.re(rf"{SPACE} is controlled by (?P<power>{WHO})$"))
def is_controlled_by(table: Table, space: str, power: str) -> None:
    table.put(f"spaces.{space}.control", named(power))


@given(parsers.re(rf"{SPACE} is besieged$"))
def is_besieged(table: Table, space: str) -> None:
    table.put(f"spaces.{space}.besieged", True)


@given(parsers.re(rf"{SPACE} has a fortress marker$"))
def has_a_fortress_marker(table: Table, space: str) -> None:
    table.put(f"spaces.{space}.fortress", True)


@given(parsers.re(rf"{SPACE} holds (?P<what>.+)$"))
def holds(table: Table, space: str, what: str) -> None:
    found, leaders = forces(what)
    for owner, kinds in found.items():
        for kind, number in kinds.items():
            table.put(f"spaces.{space}.units.{owner}.{kind}", number)
    if leaders:
        path = f"spaces.{space}.leaders"
        table.put(path, sorted([*table.given(path, []), *leaders]))


@given(parsers.re(rf"{SPACE} harbours (?P<n>\d) naval units? of (?P<power>{WHO})$"))
def harbours(table: Table, space: str, n: str, power: str) -> None:
    table.put(f"spaces.{space}.naval.{named(power)}", int(n))


@given(parsers.re(rf"(?P<one>{WHO}) and (?P<other>{WHO}) are at war$"))
def are_at_war(table: Table, one: str, other: str) -> None:
    table.put("wars", [*table.given("wars", []), sorted([named(one), named(other)])])


@given(parsers.re(rf"(?P<one>{WHO}) and (?P<other>{WHO}) are allied$"))
def are_allied(table: Table, one: str, other: str) -> None:
    table.put("alliances", [*table.given("alliances", []), sorted([named(one), named(other)])])


@given(parsers.re(rf"the hand of (?P<power>{WHO}) is (?P<cards>.+)$"))
def the_hand_is(table: Table, power: str, cards: str) -> None:
    table.put(f"hands.{named(power)}", listed(cards))


@given(parsers.re(r"(?P<card>[A-Z][\w' ]+) is (?:an?|the) (?P<kind>\w+) card of (?P<cp>\d) CP$"))
def a_card(table: Table, card: str, kind: str, cp: str) -> None:
    table.put(f"cards.{card}", {"kind": kind, "cp": int(cp)})


@given(parsers.re(r"the event (?P<event>.+) has happened$"))
def has_happened(table: Table, event: str) -> None:
    table.put("happened", sorted([*table.given("happened", []), event]))


@given(parsers.re(r"it is turn (?P<turn>\d)(?:, in the (?P<phase>action|winter) phase)?$"))
def it_is_turn(table: Table, turn: str, phase: str | None) -> None:
    table.put("turn", int(turn))
    if phase:
        table.put("phase", phase)


@given(parsers.re(rf"it is the impulse of (?P<power>{WHO})(?:, with (?P<cp>\d) CP)?$"))
def it_is_the_impulse_of(table: Table, power: str, cp: str | None) -> None:
    table.put("impulse", {"power": named(power), **({"cp": int(cp)} if cp else {})})


@given("an English impulse has begun by Mary's procedure")
def an_english_impulse(table: Table) -> None:
    table.put("rulers.england", "Mary I")
    table.put("impulse", {"power": "england", "special": True})


@given("the impulse of England is over, by the Papal actions")
def an_english_impulse_is_over(table: Table) -> None:
    table.put("rulers.england", "Mary I")
    table.put("impulse", {"power": "england", "special": True, "over": True})


@given(parsers.re(r"England has revealed (?P<card>.+)$"))
def england_has_revealed(table: Table, card: str) -> None:
    table.put("impulse.card", card)


@given(parsers.re(r"the discard pile holds (?P<cards>.+)$"))
def the_pile_holds(table: Table, cards: str) -> None:
    table.put("discard", listed(cards))


@given(parsers.re(r"(?P<question>HIS-Q\d\d) is read as (?P<reading>\w+)$"))
def is_read_as(table: Table, question: str, reading: str) -> None:
    table.rules.setdefault("readings", {})[question] = reading


@given(parsers.re(r"the chateaux marker stands at (?P<n>\d)$"))
def the_chateaux_marker(table: Table, n: str) -> None:
    table.put("chateaux", int(n))
    if int(n):
        table.put("vp.france", int(n))


@given(parsers.re(r"(?P<cp>\d+) CP have been spent on St Peter's$"))
def spent_on_st_peters(table: Table, cp: str) -> None:
    table.put("st_peters", int(cp))


@given(parsers.re(rf"the reformer (?P<name>\w+) is in {SPACE}$"))
def the_reformer_is_in(table: Table, name: str, space: str) -> None:
    table.put(f"reformers.{name}", space)
    table.put(f"debaters.{name}", {})


@given(parsers.re(rf"(?P<names>{NAME}(?: and {NAME})?) (?:has|have) been excommunicated$"))
def has_been_excommunicated(table: Table, names: str) -> None:
    table.put("excommunicated", sorted([*table.given("excommunicated", []), *listed(names)]))


@given(parsers.re(r"(?P<name>\w+) is out of play this turn$"))
def is_out_of_play(table: Table, name: str) -> None:
    table.put("reformers_out", [*table.given("reformers_out", []), name])
    table.put(f"debaters.{name}", {"committed": True, "out": True})


@given(parsers.re(r"the debater (?P<name>\w+) is (?P<how>committed|uncommitted)$"))
def the_debater_is(table: Table, name: str, how: str) -> None:
    table.put(f"debaters.{name}", {"committed": True} if how == "committed" else {})


@given(parsers.re(rf"(?P<power>{WHO}) has a -1 card marker$"))
def has_a_marker(table: Table, power: str) -> None:
    table.put("fewer_cards", [*table.given("fewer_cards", []), named(power)])


@given(
    parsers.re(rf"(?P<electorates>{NAME}(?: and {NAME})?) (?:has|have) given (?:its|their) units$")
)
def have_given_units(table: Table, electorates: str) -> None:
    table.put("electorates", sorted([*table.given("electorates", []), *listed(electorates)]))


@given(parsers.re(r"(?P<what>.+) (?:is|are) available for foreign armies$"))
def are_available(table: Table, what: str) -> None:
    for owner, kinds in forces(what)[0].items():
        table.put("independents" if owner == "independent" else f"minors.{owner}", kinds)


@given(parsers.re(r"in the foreign war (?P<card>[A-Z]\w+ in \w+) stand (?P<what>.+)$"))
def a_foreign_war(table: Table, card: str, what: str) -> None:
    found, leaders = forces(what)
    war: dict[str, Any] = {"foreign": {}}
    for owner, kinds in found.items():
        if owner in ("ottoman", "england"):
            war["units"] = kinds
        else:
            war["foreign"][owner] = kinds
    if leaders:
        war["leaders"] = leaders
    table.put(f"foreign_wars.{card}", war)


@given("it was fought in this impulse")
def it_was_fought(table: Table) -> None:
    (card,) = table.given("foreign_wars")
    table.put(f"foreign_wars.{card}.fought", True)


# What is done


@when("an English impulse begins")
def an_english_impulse_begins(table: Table) -> None:
    table.do("begin_english_impulse")


@when(parsers.re(r"England reveals (?P<card>.+)$"))
def england_reveals(table: Table, card: str) -> None:
    table.do("reveal_card", card=card)


@when(parsers.re(r"the die shows (?P<n>\d)$"))
def the_die_shows(table: Table, n: str) -> None:
    key, subject = ("mary", "england")
    if table.operation.endswith("patron_of_the_arts"):
        key, subject = "chateaux", "france"
    table.answer(key, subject, [int(n)])


@when(parsers.re(rf"(?P<power>{WHO}) plays? (?P<card>[A-Z].+) for its event$"))
def plays_for_its_event(table: Table, power: str, card: str) -> None:
    table.do("play_as_event", power=named(power), card=card)


@when("France plays Patron of the Arts")
def plays_patron_of_the_arts(table: Table) -> None:
    table.do("patron_of_the_arts")


@when(parsers.re(rf"a Jesuit university is founded in {SPACE}$"))
def a_university_is_founded(table: Table, space: str) -> None:
    table.do("found_jesuit_university", space=space)


@when(parsers.re(r"the Papacy excommunicates the reformer (?P<name>\w+)$"))
def excommunicates_reformer(table: Table, name: str) -> None:
    table.do("excommunicate_reformer", reformer=name)


@when(parsers.re(rf"the Papacy excommunicates the ruler of (?P<power>{WHO})$"))
def excommunicates_ruler(table: Table, power: str) -> None:
    table.do("excommunicate_ruler", power=named(power))


@when(parsers.re(rf"the unrest of (?P<power>{WHO}) comes to (?P<cities>.+)$"))
def unrest_comes_to(table: Table, power: str, cities: str) -> None:
    table.answer("unrest", named(power), listed(cities))


@when(parsers.re(rf"(?P<power>{WHO}) plays? (?P<card>[A-Z].+), which needs (?P<debater>\w+)$"))
def plays_which_needs(table: Table, power: str, card: str, debater: str) -> None:
    table.do("play_event_of_debater", power=named(power), card=card, debater=debater)


@when("Luther is brought into a debate by Here I Stand")
def luther_is_brought_in(table: Table) -> None:
    table.do("bring_luther_into_debate")


@when("the next turn begins")
def the_next_turn_begins(table: Table) -> None:
    table.do("begin_turn")


@when(parsers.re(rf"(?P<n>\d) cards would be dealt to (?P<power>{WHO})$"))
def cards_would_be_dealt(table: Table, n: str, power: str) -> None:
    table.do("deal_cards", power=named(power), cards=int(n))


@when(parsers.re(rf"(?P<power>{WHO}) gives? (?P<card>[A-Z].+) to the Papacy$"))
def gives_a_card(table: Table, power: str, card: str) -> None:
    table.do("give_card_to_papacy", power=named(power), card=card)


@when(parsers.re(rf"the Papacy lifts the excommunication of (?P<power>{WHO})$"))
def lifts_excommunication(table: Table, power: str) -> None:
    table.do("lift_excommunication", power=named(power))


@when(parsers.re(rf"(?P<ruler>{NAME}) becomes ruler of (?P<power>{WHO})$"))
def becomes_ruler(table: Table, ruler: str, power: str) -> None:
    table.do("new_ruler", power=named(power), ruler=ruler)


@when(
    parsers.re(
        rf"(?P<player>{WHO}) plays? Sack of Rome with the stack of (?P<owner>{WHO}) in {SPACE}$"
    )
)
def plays_sack_of_rome(table: Table, player: str, owner: str, space: str) -> None:
    table.do("sack_of_rome", player=named(player), space=space, owner=named(owner))


@when(
    parsers.re(
        rf"(?P<power>{WHO}) plays? (?P<card>[A-Z].+) in the battle, for (?P<n>\d) dice of the "
        r"(?P<side>attacker|defender)$"
    )
)
def plays_in_the_battle(table: Table, power: str, card: str, n: str, side: str) -> None:
    played = {"name": card, "power": named(power), f"{side}_dice": int(n)}
    table.inputs["cards"] = [*table.inputs.get("cards", []), played]


@when(parsers.re(r"the (?P<who>stack|Papacy|power|foreign army) rolls (?P<dice>[\d, ]+)$"))
def rolls(table: Table, who: str, dice: str) -> None:
    key, subject = {
        "stack": ("attacker_dice", table.inputs.get("owner", "")),
        "Papacy": ("defender_dice", "papacy"),
        "power": ("power_dice", table.inputs.get("card", "")),
        "foreign army": ("foreign_dice", table.inputs.get("card", "")),
    }[who]
    table.answer(key, subject, [int(die) for die in dice.split(", ")])


@when(parsers.re(rf"the odd loss of (?P<owner>{WHO}) is taken by the (?P<kind>\w+)$"))
def the_odd_loss(table: Table, owner: str, kind: str) -> None:
    table.answer("odd_loss", named(owner), kind)


@when(parsers.re(rf"(?P<owner>{WHO}) loses? (?P<what>.+)$"))
def loses(table: Table, owner: str, what: str) -> None:
    (kinds,) = forces(what)[0].values()
    table.answer("losses", named(owner), {kind: [number] for kind, number in kinds.items()})


@when(parsers.re(rf"(?P<owner>{WHO}) draws? (?P<cards>.+)$"))
def draws(table: Table, owner: str, cards: str) -> None:
    table.answer("sacked_cards", named(owner), listed(cards))


@when(parsers.re(rf"(?P<owner>{WHO}) keeps? (?P<card>[A-Z].+)$"))
def keeps(table: Table, owner: str, card: str) -> None:
    table.answer("keep_card", named(owner), card)


@when(parsers.re(rf"(?P<power>{WHO}) declares? war on (?P<on>{WHO})$"))
def declares_war(table: Table, power: str, on: str) -> None:
    table.do("declare_war", power=named(power), on=named(on))


@when(parsers.re(rf"(?P<power>{WHO}) moves? (?P<what>.+) from (?P<origin>{NAME}) to {SPACE}$"))
def moves(table: Table, power: str, what: str, origin: str, space: str) -> None:
    found, leaders = forces(what)
    units = {owner or named(power): kinds for owner, kinds in found.items()}
    more = {"leaders": leaders} if leaders else {}
    table.do("move_troops", power=named(power), origin=origin, target=space, units=units, **more)


@when(parsers.re(rf"{SPACE} turns (?P<religion>Catholic|Protestant)$"))
def turns(table: Table, space: str, religion: str) -> None:
    table.do("change_religion", space=space, religion=religion.lower())


@when("the event Schmalkaldic League is played")
def the_league_is_played(table: Table) -> None:
    table.do("schmalkaldic_league")


@when("winter comes")
def winter_comes(table: Table) -> None:
    table.do("league_in_winter")


@when(parsers.re(rf"(?P<leader>John Frederick|Philip of Hesse) joins the stack in {SPACE}$"))
def joins_the_stack(table: Table, leader: str, space: str) -> None:
    table.answer("league_leader", leader, space)


@when(parsers.re(rf"the troops in (?P<origin>{NAME}) go to {SPACE}$"))
def the_troops_go_to(table: Table, origin: str, space: str) -> None:
    table.answer("league_troops", origin, space)


@when(parsers.re(rf"(?P<power>{WHO}) ends? the war with (?P<enemy>{WHO})$"))
def ends_the_war(table: Table, power: str, enemy: str) -> None:
    table.do("end_war", power=named(power), enemy=named(enemy))


@when(
    parsers.re(rf"(?P<power>{WHO}) gains? control of {SPACE} (?P<how>by a siege|by negotiation)$")
)
def gains_control(table: Table, power: str, space: str, how: str) -> None:
    table.do("gain_control", space=space, power=named(power), by_siege=how == "by a siege")


@when(parsers.re(r"(?P<card>[A-Z]\w+ in \w+) is played, and no land unit is sent$"))
def nothing_is_sent(table: Table, card: str) -> None:
    table.do("foreign_war", card=card, units={})


@when(parsers.re(r"(?P<card>[A-Z]\w+ in \w+) is played, and (?P<what>.+) (?:is|are) sent$"))
def is_sent(table: Table, card: str, what: str) -> None:
    """Read `2 regulars from Cairo, 1 cavalry from Athens and the leader Suleiman`."""
    units: dict[str, dict[str, int]] = {}
    more = {}
    for part in listed(what):
        if part.startswith("the leader "):
            more["leader"] = part.removeprefix("the leader ")
            continue
        text, city = part.split(" from ")
        (kinds,) = forces(text)[0].values()
        units.setdefault(city, {}).update(kinds)
    table.do("foreign_war", card=card, units=units, **more)


@when(parsers.re(r"the foreign war (?P<card>[A-Z]\w+ in \w+) is fought$"))
def is_fought(table: Table, card: str) -> None:
    table.do("fight_foreign_war", card=card)


@when(parsers.re(rf"the units stand for minor (?P<minor>{WHO}) in (?P<card>[A-Z]\w+ in \w+)$"))
def stand_for(table: Table, minor: str, card: str) -> None:
    table.answer("foreign_units", card, named(minor))


@when(parsers.re(rf"(?P<power>{WHO}) returns? to {SPACE}$"))
def returns_to(table: Table, power: str, space: str) -> None:
    table.answer("return_to", named(power), space)


@when(parsers.re(rf"(?P<power>{WHO}) builds? (?P<what>.+) in {SPACE}$"))
def builds_in(table: Table, power: str, what: str, space: str) -> None:
    (kinds,) = forces(what)[0].values()
    table.do("build_troops", power=named(power), units=kinds, space=space)


@when(parsers.re(rf"(?P<power>{WHO}) builds? (?P<what>.+) on (?P<card>[A-Z]\w+ in \w+)$"))
def builds_on(table: Table, power: str, what: str, card: str) -> None:
    (kinds,) = forces(what)[0].values()
    table.do("build_troops", power=named(power), units=kinds, card=card)


@when(parsers.re(rf"(?P<power>{WHO}) receives? its regular of winter$"))
def receives_regular(table: Table, power: str) -> None:
    table.do("winter_regular", power=named(power))


@when(parsers.re(rf"the regular of (?P<power>{WHO}) goes to {SPACE}$"))
def the_regular_goes_to(table: Table, power: str, space: str) -> None:
    table.answer("winter_capital", named(power), space)


@when(parsers.re(r"the units return from (?P<card>[A-Z]\w+ in \w+)$"))
def units_return(table: Table, card: str) -> None:
    table.do("return_from_foreign_war", card=card)


# What must come of it


@then(parsers.re(r"by the reading (?P<reading>\w+) of (?P<question>HIS-Q\d\d)$"))
def by_the_reading(table: Table, question: str, reading: str) -> None:
    table.read_as(question, reading)


@then(parsers.re(r"it is refused by (?P<clause>HIS-\S+)$"))
def is_refused(table: Table, clause: str) -> None:
    table.refused(clause)


@then(parsers.re(r"the impulse (?P<how>follows Mary's procedure|is played as usual)$"))
def the_impulse_follows(table: Table, how: str) -> None:
    table.state("impulse.power", "england")
    table.state("impulse.special", how.startswith("follows"))


@then(parsers.re(r"what follows is (?P<steps>.+)$"))
def what_follows_is(table: Table, steps: str) -> None:
    """Read `a book burning in the english zone and a debate in the english zone`."""
    due = []
    for step in listed(steps):
        words = step.split()
        if "burning" in words:
            due.append({"step": "book_burning", "power": "papacy", "zone": words[-2]})
        elif "debate" in words:
            due.append({"step": "theological_debate", "power": "papacy", "zone": words[-2]})
        else:
            assert step.startswith("the play of "), step
            card = step.removeprefix("the play of ")
            power = table.inputs.get("power") or table.given("impulse.power")
            due.append({"step": "play_card", "power": power, "card": card})
        if step.startswith("perhaps"):
            due[-1]["optional"] = True
    table.state("agenda", due)


@then("nothing follows")
def nothing_follows(table: Table) -> None:
    table.state("agenda", [])


@then("the impulse is over")
def the_impulse_is_over(table: Table) -> None:
    table.state("impulse.over", True)


@then(parsers.re(rf"the hand of (?P<power>{WHO}) is then (?P<cards>.+)$"))
def the_hand_is_then(table: Table, power: str, cards: str) -> None:
    table.state(f"hands.{named(power)}", listed(cards))


@then(parsers.re(r"the discard pile then holds (?P<cards>.+)$"))
def the_discard_pile_holds(table: Table, cards: str) -> None:
    table.state("discard", listed(cards))


@then(parsers.re(r"(?P<card>[A-Z].+) is removed from the deck$"))
def is_removed_from_the_deck(table: Table, card: str) -> None:
    table.state("removed", [card])


@then(parsers.re(r"France has (?P<vp>\d) VP and the chateaux marker stands at (?P<n>\d)$"))
def france_has_vp(table: Table, vp: str, n: str) -> None:
    table.state("vp.france", int(vp))
    table.state("chateaux", int(n))


@then(parsers.re(rf"{SPACE} has a Jesuit university$"))
def has_a_university(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.university", True)


@then(parsers.re(r"it is then turn (?P<turn>\d), before its phases$"))
def it_is_then_turn(table: Table, turn: str) -> None:
    table.state("turn", int(turn))
    table.state("phase", "")


@then(parsers.re(r"(?P<name>\w+) is committed and out of play$"))
def is_committed_and_out(table: Table, name: str) -> None:
    table.state(f"debaters.{name}.committed", True)
    table.state(f"debaters.{name}.out", True)
    table.state("reformers_out", [name])


@then(parsers.re(r"(?P<name>\w+) is back, (?P<how>committed|uncommitted)$"))
def is_back(table: Table, name: str, how: str) -> None:
    table.state("reformers_out", [])
    table.state(f"debaters.{name}.out", False)
    table.state(f"debaters.{name}.committed", how == "committed")


@then(parsers.re(rf"the Excommunicated markers lie on (?P<names>{NAME}(?: and {NAME})*)$"))
def excommunicated_markers(table: Table, names: str) -> None:
    table.state("excommunicated", sorted(listed(names)))


@then(parsers.re(r"the -1 card markers lie on (?P<powers>.+)$"))
def markers_lie_on(table: Table, powers: str) -> None:
    table.state("fewer_cards", sorted(map(named, listed(powers))))


@then(parsers.re(rf"(?P<cities>{NAME}(?: and {NAME})?) (?:is|are) then in unrest$"))
def are_then_in_unrest(table: Table, cities: str) -> None:
    for city in listed(cities):
        table.state(f"spaces.{city}.unrest", True)


@then(parsers.re(rf"(?P<n>\d) cards are dealt to (?P<power>{WHO})$"))
def cards_are_dealt(table: Table, n: str, power: str) -> None:
    table.state(f"dealt.{named(power)}", int(n))


@then(parsers.re(rf"{SPACE} then holds (?P<what>.+)$"))
def then_holds(table: Table, space: str, what: str) -> None:
    found, leaders = forces(what)
    for owner, kinds in found.items():
        for kind, number in kinds.items():
            table.state(f"spaces.{space}.units.{owner}.{kind}", number)
    if leaders:
        table.state(f"spaces.{space}.leaders", sorted(leaders))


@then(parsers.re(r"(?P<cp>\d+) CP are left on St Peter's$"))
def left_on_st_peters(table: Table, cp: str) -> None:
    table.state("st_peters", int(cp))


@then(parsers.re(rf"(?P<one>{WHO}) and (?P<other>{WHO}) are then at war$"))
def are_then_at_war(table: Table, one: str, other: str) -> None:
    before = [list(pair) for pair in table.given("wars", [])]
    pair = sorted([named(one), named(other)])
    table.state("wars", sorted([*before, pair]))


@then(parsers.re(r"the wars are (?P<pairs>.+)$"))
def the_wars_are(table: Table, pairs: str) -> None:
    """Read `protestant-hapsburg and protestant-papacy`; `none` is none."""
    table.state("wars", sorted(sorted(pair.split("-")) for pair in listed(pairs)))


@then(parsers.re(rf"{SPACE} is then controlled by (?P<power>{WHO})$"))
def is_then_controlled_by(table: Table, space: str, power: str) -> None:
    table.state(f"spaces.{space}.control", named(power))


@then(parsers.re(rf"{SPACE} is its home power's again$"))
def is_its_home_powers(table: Table, space: str) -> None:
    table.state(f"spaces.{space}.control", "")


@then(parsers.re(rf"{SPACE} is then (?P<religion>Catholic|Protestant)$"))
def is_then_of_religion(table: Table, space: str, religion: str) -> None:
    table.state(f"spaces.{space}.religion", religion.lower())


@then("the Schmalkaldic League has formed")
def the_league_has_formed(table: Table) -> None:
    table.state("happened", ["Schmalkaldic League"])


@then("the Schmalkaldic League has not formed")
def the_league_has_not_formed(table: Table) -> None:
    table.state("happened", [])


@then(parsers.re(r"the foreign war (?P<card>[A-Z]\w+ in \w+) then holds (?P<what>.+)$"))
def foreign_war_holds(table: Table, card: str, what: str) -> None:
    found, leaders = forces(what)
    for owner, kinds in found.items():
        at = "units" if owner in ("ottoman", "england") else f"foreign.{owner}"
        for kind, number in kinds.items():
            table.state(f"foreign_wars.{card}.{at}.{kind}", number)
    if leaders:
        table.state(f"foreign_wars.{card}.leaders", leaders)


@then(parsers.re(r"the foreign war (?P<card>[A-Z]\w+ in \w+) was (?P<how>not fought yet|fought)$"))
def foreign_war_was_fought(table: Table, card: str, how: str) -> None:
    table.state(f"foreign_wars.{card}.fought", how == "fought")


@then(parsers.re(r"the foreign war (?P<card>[A-Z]\w+ in \w+) is over$"))
def foreign_war_is_over(table: Table, card: str) -> None:
    table.state("discard", [card])


@then(parsers.re(rf"(?P<power>{WHO}) has (?P<cp>\d) CP left$"))
def has_cp_left(table: Table, power: str, cp: str) -> None:
    table.state("impulse.cp", int(cp))


@then(parsers.re(rf"(?P<ruler>{NAME}) rules (?P<power>{WHO})$"))
def rules(table: Table, ruler: str, power: str) -> None:
    table.state(f"rulers.{named(power)}", ruler)
