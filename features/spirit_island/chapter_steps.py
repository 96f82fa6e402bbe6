"""The steps of the scenarios about the chapters on Spirits and powers."""

from __future__ import annotations

import re

from features.spirit_island.power_steps import OTHER, PLACE, SPIRIT, SPIRITS, cards, field
from features.table import Table
from pytest_bdd import given, parsers, then, when

from rulewright.spirit_island.components import load

POWER = r"(?P<power>[A-Z][^:]+)"
PILES = {
    "hand": "hand",
    "cards in play": "in_play",
    "discard pile": "discard",
    "forgotten cards": "forgotten",
    "cards to come": "set_aside",
}
PILE = rf"(?P<pile>{'|'.join(PILES)})"
TRACK = r"(?P<track>energy|plays) track"


def lands(text: str) -> list[str]:
    """Read `A1, A2 and A4`."""
    return re.split(r", | and | or ", text)


def place_or_track(text: str) -> str:
    """Read `the energy track`, `the destroyed ones` or a land."""
    if text.endswith(" track"):
        return text.removeprefix("the ").removesuffix(" track")
    return "destroyed" if text == "the destroyed ones" else text


# What is there


@given("a game under way with Spirits only")
def with_spirits_only(table: Table) -> None:
    """A City far away, Fear, blight and cards keep the game alive; the scenario adds Spirits."""
    table.place("far", apart=True)
    table.put("lands.far.city", 1)
    cards_and_markers(table)


@given("nothing stands far away")
def nothing_far_away(table: Table) -> None:
    del table.position["lands"]["far"]


@given(parsers.re(r"a game under way with Spirits only on boards? (?P<boards>[A-D]( and [A-D])?)$"))
def with_spirits_only_on_boards(table: Table, boards: str) -> None:
    letters = lands(boards)
    table.put("boards", letters)
    table.put("players", len(letters))
    table.put(f"lands.{letters[0]}1.city", 1)
    cards_and_markers(table)
    table.put("fear.pool", 4 * len(letters))


def cards_and_markers(table: Table) -> None:
    table.put("fear", {"pool": 4, "deck": ["Isolation", "Retreat!"]})
    table.put("blight_card", {"card": "Downward Spiral", "tokens": 5})


@given(parsers.re(rf"{SPIRIT} began on board (?P<board>[A-D])$"))
def began_on(table: Table, spirit: str, board: str) -> None:
    table.put(field(spirit, "board"), board)


@given(parsers.re(rf"{SPIRIT} has made (?P<n>\d) of its card plays$"))
def has_used_plays(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "plays_used"), int(n))


@given(parsers.re(rf"{SPIRIT} has (?P<n>\d) more card plays? this turn$"))
def has_more_plays(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "more_plays"), int(n))


@given(parsers.re(rf"{SPIRIT} has reclaimed a card for its track this turn$"))
def has_reclaimed(table: Table, spirit: str) -> None:
    table.put(field(spirit, "reclaimed"), 1)


@given(parsers.re(rf"{SPIRIT} has chosen (?P<n>\d) elements? of its choice this turn$"))
def has_chosen_elements(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "any_chosen"), int(n))


@given(parsers.re(rf"{SPIRIT} may use (?P<n>\d) slow powers? as if fast$"))
def may_hasten(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "may_hasten"), int(n))


@given(parsers.re(rf"{SPIRIT} has already used {POWER} as if it were fast$"))
def has_used_fast(table: Table, spirit: str, power: str) -> None:
    table.put(field(spirit, "used"), cards(power))
    table.put(field(spirit, "used_fast"), cards(power))


@given(parsers.re(rf"{SPIRIT} may repeat a Power card of cost (?P<n>\d) or less$"))
def may_repeat_up_to(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "repeats"), [{"most_cost": int(n)}])


@given(parsers.re(rf"{SPIRIT} may repeat a Power card for its cost$"))
def may_repeat_for_cost(table: Table, spirit: str) -> None:
    table.put(field(spirit, "repeats"), [{"pays": True}])


@given(parsers.re(rf"the powers of {SPIRIT} reach (?P<n>\d) farther this turn$"))
def reach_farther(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "more_range"), int(n))


@given(parsers.re(rf"{SPIRIT} uses its Power Progression card, with (?P<names>.+) to come$"))
def uses_progression(table: Table, spirit: str, names: str) -> None:
    table.put(field(spirit, "progression"), True)
    table.put(field(spirit, "set_aside"), cards(names))


@given(parsers.re(rf"the {PILE} of {SPIRIT} (?:is|are) (?P<names>.+)$"))
def pile_is(table: Table, pile: str, spirit: str, names: str) -> None:
    table.put(field(spirit, PILES[pile]), cards(names))


# Setting up


@when(parsers.re(r"the Spirits (?P<names>.+) are set up$"))
def spirits_are_set_up(table: Table, names: str) -> None:
    table.do("set_up_spirits", spirits=[SPIRITS[name] for name in lands(names)])


@when(parsers.re(rf"{SPIRIT} begins on board (?P<board>[A-D])$"))
def begins_on(table: Table, spirit: str, board: str) -> None:
    table.answer("start_board", SPIRITS[spirit], board)


@when(parsers.re(rf"{SPIRIT} puts its first presence into {PLACE}$"))
def puts_first_presence(table: Table, spirit: str, land: str) -> None:
    table.answer("first_presence", SPIRITS[spirit], land)


@when(parsers.re(rf"{SPIRIT} takes its Power Progression card$"))
def takes_progression(table: Table, spirit: str) -> None:
    table.inputs.setdefault("progression", []).append(SPIRITS[spirit])


# The Spirit phase


@when(parsers.re(rf"{SPIRIT} grows by option (?P<n>\d)$"))
def grows(table: Table, spirit: str, n: str) -> None:
    table.do("grow", spirit=SPIRITS[spirit])
    growth_option(table, spirit, n)


@when(parsers.re(rf"{SPIRIT} decides for Growth option (?P<n>\d)$"))
def growth_option(table: Table, spirit: str, n: str) -> None:
    table.answer("growth", SPIRITS[spirit], f"option {n}")


@when(parsers.re(rf"{SPIRIT} follows the icons of option (?P<n>\d) in the order (?P<order>.+)$"))
def icons_in_order(table: Table, spirit: str, n: str, order: str) -> None:
    board = load().spirits[SPIRITS[spirit]]
    icons = (*board.growth_always, *board.growth[int(n) - 1])
    for number in order.split(", "):
        answer = f"{number}: {icons[int(number) - 1].do}"
        table.answer("growth_action", SPIRITS[spirit], answer)


@when(parsers.re(rf"{SPIRIT} puts a presence from (?P<source>[a-zA-Z0-9 ]+) into {PLACE}$"))
def puts_presence(table: Table, spirit: str, source: str, land: str) -> None:
    takes_presence(table, spirit, source)
    table.answer("presence_to", SPIRITS[spirit], land)


@when(parsers.re(rf"{SPIRIT} takes a presence from (?P<source>[a-zA-Z0-9 ]+)$"))
def takes_presence(table: Table, spirit: str, source: str) -> None:
    table.answer("presence_from", SPIRITS[spirit], place_or_track(source))


@when(parsers.re(rf"{SPIRIT} gains Energy$"))
def gains_energy(table: Table, spirit: str) -> None:
    table.do("gain_energy", spirit=SPIRITS[spirit])


@when(parsers.re(rf"{SPIRIT} reclaims {POWER}$"))
def reclaims(table: Table, spirit: str, power: str) -> None:
    (card,) = cards(power)
    table.answer("reclaim", SPIRITS[spirit], card)


@when(parsers.re(rf"{SPIRIT} chooses (?P<element>[a-z]+) for its track$"))
def chooses_element(table: Table, spirit: str, element: str) -> None:
    table.answer("any_element", SPIRITS[spirit], element)


@when(parsers.re(rf"{SPIRIT} plays (?P<names>.+)$"))
def plays(table: Table, spirit: str, names: str) -> None:
    table.do("play_cards", spirit=SPIRITS[spirit])
    lays_down(table, spirit, names)


@when(parsers.re(rf"{SPIRIT} lays down (?P<names>.+)$"))
def lays_down(table: Table, spirit: str, names: str) -> None:
    for card in cards(names):
        table.answer("play", SPIRITS[spirit], card)


@when("the Spirit phase is carried out")
def the_spirit_phase(table: Table) -> None:
    table.do("spirit_phase")


@when(parsers.re(r"the Spirits take their steps in the order (?P<order>.+)$"))
def take_their_steps(table: Table, order: str) -> None:
    for spirit in lands(order):
        table.answer("next_spirit", "spirit phase", SPIRITS[spirit])


@when("a whole turn is played")
def a_whole_turn(table: Table) -> None:
    table.do("turn")


# Power cards


@when(parsers.re(rf"{SPIRIT} gains a Power card$"))
def gains_a_power(table: Table, spirit: str) -> None:
    table.do("gain_power", spirit=SPIRITS[spirit])


@when(parsers.re(rf"{SPIRIT} decides for a (?P<deck>Minor|Major) Power$"))
def decides_for_deck(table: Table, spirit: str, deck: str) -> None:
    table.answer("power_deck", SPIRITS[spirit], deck.lower())


@when(parsers.re(rf"{SPIRIT} draws anew (?P<names>.+)$"))
def draws_anew(table: Table, spirit: str, names: str) -> None:
    table.answer("power_cards_anew", SPIRITS[spirit], cards(names))


@when(parsers.re(rf"{SPIRIT} gives up {POWER}$"))
def gives_up(table: Table, spirit: str, power: str) -> None:
    (card,) = cards(power)
    table.answer("forget", SPIRITS[spirit], card)


@when(parsers.re(rf"{SPIRIT} gives up no Power card$"))
def gives_up_none(table: Table, spirit: str) -> None:
    table.answer("forget", SPIRITS[spirit], "")


@when(parsers.re(rf"{SPIRIT} decides to forget {POWER}$"))
def decides_to_forget(table: Table, spirit: str, power: str) -> None:
    table.answer("forget_or_destroy", SPIRITS[spirit], "forget")
    gives_up(table, spirit, power)


# Powers and the Power phases


@when(parsers.re(r"the (?P<speed>Fast|Slow) Power phase is carried out$"))
def the_power_phase(table: Table, speed: str) -> None:
    table.do(f"{speed.lower()}_phase")


@when(parsers.re(r"the (?P<speed>Fast|Slow) Power phase ends$"))
def the_power_phase_ends(table: Table, speed: str) -> None:
    table.do(f"end_{speed.lower()}_phase")


@when(parsers.re(rf"next {SPIRIT} uses the (?P<speed>fast|slow) {POWER}$"))
def next_power(table: Table, spirit: str, speed: str, power: str) -> None:
    (name,) = cards(power)
    table.answer("next_power", speed, f"{SPIRITS[spirit]}: {name}")


@when(parsers.re(rf"{POWER} is aimed at {PLACE}$"))
def aimed_at_land(table: Table, power: str, land: str) -> None:
    (name,) = cards(power)
    table.answer("target", name, land)


@when(parsers.re(rf"{POWER} is aimed at {OTHER}$"))
def aimed_at_spirit(table: Table, power: str, other: str) -> None:
    (name,) = cards(power)
    table.answer("target", name, SPIRITS[other])


@when(parsers.re(rf"of {POWER} the way (?P<way>.+) is taken$"))
def way_is_taken(table: Table, power: str, way: str) -> None:
    (name,) = cards(power)
    table.answer("way", name, way)


@when(parsers.re(r"its (?P<effect>effect \d) is left out$"))
def effect_is_left_out(table: Table, effect: str) -> None:
    table.answer("leave_effect", str(table.inputs["power"]), effect)


@when(parsers.re(r"its (?P<effect>effect \d) is carried out$"))
def effect_is_carried_out(table: Table, effect: str) -> None:
    """Say that an effect isn't left out, where it could be."""
    table.answer("leave_effect", str(table.inputs["power"]), None)


@when(parsers.re(r"its thresholds (?P<thresholds>\d(?: and \d)*) are not used$"))
def thresholds_not_used(table: Table, thresholds: str) -> None:
    left_out = ", ".join(f"threshold {n}" for n in lands(thresholds))
    table.answer("without_threshold", str(table.inputs["power"]), left_out)


@when(parsers.re(r"its threshold (?P<n>\d) is not used$"))
def threshold_not_used(table: Table, n: str) -> None:
    thresholds_not_used(table, n)


@when(parsers.re(rf"no piece is (?P<how>destroyed in|pushed out of|gathered into) {PLACE}$"))
def no_piece(table: Table, how: str, land: str) -> None:
    key = {"destroyed in": "destroy", "pushed out of": "push", "gathered into": "gather"}[how]
    table.answer(key, land, "")


@when(parsers.re(rf"a presence of {SPIRIT} follows to {PLACE}$"))
def presence_follows(table: Table, spirit: str, land: str) -> None:
    table.answer("follow", SPIRITS[spirit], land)


# What must come of it


@then(parsers.re(rf"the {PILE} of {SPIRIT} (?:is|are) then (?P<names>.+)$"))
def pile_is_then(table: Table, pile: str, spirit: str, names: str) -> None:
    table.state(field(spirit, PILES[pile]), cards(names))


@then(parsers.re(r"the (?P<deck>Minor|Major) Power deck is then (?P<names>.+)$"))
def power_deck_is_then(table: Table, deck: str, names: str) -> None:
    table.state(f"powers.{deck.lower()}", sorted(cards(names)))


@then(parsers.re(r"the (?P<deck>Minor|Major) Power discard is then (?P<names>.+)$"))
def power_discard_is_then(table: Table, deck: str, names: str) -> None:
    table.state(f"powers.{deck.lower()}_discard", cards(names))


@then(parsers.re(rf"{SPIRIT} has then uncovered (?P<n>\d+) spaces? of its {TRACK}$"))
def has_then_uncovered(table: Table, spirit: str, n: str, track: str) -> None:
    table.state(field(spirit, f"{track}_track"), int(n))


@then(parsers.re(rf"{SPIRIT} then lies on board (?P<board>[A-D])$"))
def lies_on_board(table: Table, spirit: str, board: str) -> None:
    table.state(field(spirit, "board"), board)


@then(parsers.re(rf"{SPIRIT} can put its first presence into (?P<names>.+)$"))
def can_put_first_presence(table: Table, spirit: str, names: str) -> None:
    table.asks("first_presence", SPIRITS[spirit], *lands(names))


@then(parsers.re(rf"{SPIRIT} can take a presence from (?P<sources>.+)$"))
def can_take_presence(table: Table, spirit: str, sources: str) -> None:
    table.asks("presence_from", SPIRITS[spirit], *map(place_or_track, lands(sources)))


@then(parsers.re(rf"{SPIRIT} can put the presence into (?P<names>.+)$"))
def can_put_presence(table: Table, spirit: str, names: str) -> None:
    table.asks("presence_to", SPIRITS[spirit], *lands(names))


@then(parsers.re(rf"{SPIRIT} can keep (?P<names>.+)$"))
def can_keep(table: Table, spirit: str, names: str) -> None:
    table.asks("keep_power", SPIRITS[spirit], *cards(names))


@then(parsers.re(rf"{SPIRIT} can reclaim (?P<names>.+)$"))
def can_reclaim(table: Table, spirit: str, names: str) -> None:
    table.asks("reclaim", SPIRITS[spirit], *cards(names))


@then(parsers.re(rf"{SPIRIT} can give up (?P<names>.+)$"))
def can_give_up(table: Table, spirit: str, names: str) -> None:
    table.asks("forget", SPIRITS[spirit], *cards(names))


@then(parsers.re(r"the power can target (?P<names>.+)$"))
def can_target(table: Table, names: str) -> None:
    options = [SPIRITS.get(name, name) for name in lands(names)]
    table.asks("target", str(table.inputs["power"]), *options)


@then(parsers.re(rf"the pieces pushed out of {PLACE} can go to (?P<names>.+)$"))
def can_be_pushed(table: Table, land: str, names: str) -> None:
    table.asks("push_to", land, *lands(names))


@then(parsers.re(rf"pieces can be gathered into {PLACE} from (?P<names>.+)$"))
def can_be_gathered(table: Table, land: str, names: str) -> None:
    table.asks("gather", land, *lands(names))


@then(parsers.re(rf"{SPIRIT} has then used (?P<names>.+)$"))
def has_then_used(table: Table, spirit: str, names: str) -> None:
    table.state(field(spirit, "used"), cards(names))


@then(parsers.re(rf"{SPIRIT} then has (?P<n>\d|no) (?P<element>[a-z]+) element$"))
def then_has_element(table: Table, spirit: str, n: str, element: str) -> None:
    table.state(field(spirit, f"elements.{element}"), 0 if n == "no" else int(n))


@then(parsers.re(rf"{SPIRIT} then has (?P<n>\d|no) card plays? (?:more|used)$"))
def then_has_no_plays(table: Table, spirit: str, n: str) -> None:
    wanted = 0 if n == "no" else int(n)
    table.state(field(spirit, "plays_used"), wanted)


@then(parsers.re(rf"{SPIRIT} may repeat nothing more$"))
def repeats_nothing(table: Table, spirit: str) -> None:
    table.state(field(spirit, "repeats"), [])


@then(parsers.re(rf"{SPIRIT} may repeat one Power card for its cost$"))
def repeats_one(table: Table, spirit: str) -> None:
    table.state(field(spirit, "repeats"), [{"most_cost": 1000, "pays": True}])


@when(parsers.re(rf"the repeat takes place in {PLACE}$"))
def repeat_takes_place(table: Table, land: str) -> None:
    table.answer("repeat_in", str(table.inputs["power"]), land)


@when(parsers.re(rf"it moves them to {PLACE}$"))
def it_moves_them_to(table: Table, land: str) -> None:
    table.answer("move_to", str(table.inputs["power"]), land)


@when(parsers.re(rf"a dahan moves away from {PLACE}$"))
def dahan_moves_away(table: Table, land: str) -> None:
    table.answer("move", land, "dahan")


@when(parsers.re(rf"an? (?P<what>[a-z]+) is pushed from {PLACE}$"))
def is_pushed_from(table: Table, what: str, land: str) -> None:
    table.answer("push", land, what)


@then(parsers.re(rf"{SPIRIT} can choose the elements (?P<names>.+)$"))
def can_choose_elements(table: Table, spirit: str, names: str) -> None:
    table.asks("elements", SPIRITS[spirit], *lands(names))


@then(parsers.re(rf"{SPIRIT} can choose for its track (?P<names>.+)$"))
def can_choose_for_track(table: Table, spirit: str, names: str) -> None:
    table.asks("any_element", SPIRITS[spirit], *lands(names))


@given(
    parsers.re(
        rf"{SPIRIT} may repeat one Power card for its cost and one of cost (?P<n>\d) or less$"
    )
)
def may_repeat_two(table: Table, spirit: str, n: str) -> None:
    table.put(field(spirit, "repeats"), [{"pays": True}, {"most_cost": int(n)}])


@when(parsers.re(rf"{SPIRIT} repeats it for its cost$"))
def repeats_for_cost(table: Table, spirit: str) -> None:
    table.answer("repeat_by", SPIRITS[spirit], "for its cost")


@then(parsers.re(rf"{SPIRIT} may still repeat a Power card of cost (?P<n>\d) or less$"))
def may_still_repeat(table: Table, spirit: str, n: str) -> None:
    table.state(field(spirit, "repeats"), [{"most_cost": int(n)}])


MARKED = {
    "no_blight": True,
    "dahan_safe": ["damage"],
    "dahan_strike_with": True,
    "defend_for_fear": True,
    "vengeance": ["in it"],
}
LET = ("used", "used_fast", "repeats", "may_keep", "targets_from")


@given(
    parsers.re(
        rf"in {PLACE} blight isn't added, the Dahan are safe and strike at once, Fear defends and "
        r"the dead are avenged this turn$"
    )
)
def land_is_marked(table: Table, land: str) -> None:
    for name, value in MARKED.items():
        table.put(f"lands.{land}.{name}", value)


@then(parsers.re(rf"nothing of that holds in {PLACE} any more$"))
def land_is_not_marked(table: Table, land: str) -> None:
    for name, value in MARKED.items():
        table.state(f"lands.{land}.{name}", type(value)())


@given(
    parsers.re(rf"{SPIRIT} may keep (?P<n>\d) card and use its powers from presence of {OTHER}$")
)
def may_keep_and_target_from(table: Table, spirit: str, n: str, other: str) -> None:
    table.put(field(spirit, "may_keep"), int(n))
    table.put(field(spirit, "targets_from"), [SPIRITS[other]])


@then(parsers.re(rf"nothing of that holds for {SPIRIT} any more$"))
def spirit_is_let_nothing(table: Table, spirit: str) -> None:
    for name in LET:
        table.state(field(spirit, name), 0 if name == "may_keep" else [])
