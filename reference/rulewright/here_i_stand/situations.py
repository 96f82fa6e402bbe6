"""Positions and operations that are drawn: what searches, fuzzing and properties play.

One string of zeros is the smallest situation. Positions are of the printed map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rulewright.core.drivers import Source
from rulewright.core.operations import Impossible, Situation
from rulewright.here_i_stand.chateaux import MILAN
from rulewright.here_i_stand.checks import check
from rulewright.here_i_stand.components import Components, Game
from rulewright.here_i_stand.excommunication import FRENCH_KINGS, HEIRS, HENRY, ZONES
from rulewright.here_i_stand.field_battle import CombatCard
from rulewright.here_i_stand.mary import MARY
from rulewright.here_i_stand.position import (
    LEAGUE,
    MAJOR_POWERS,
    SACK_OF_ROME,
    Force,
    MajorPower,
    Position,
)
from rulewright.here_i_stand.rules import Rules
from rulewright.here_i_stand.sack_of_rome import ROME
from rulewright.here_i_stand.society_of_jesus import SOCIETY_OF_JESUS

CITIES = (
    "London",
    "Norwich",
    "Paris",
    "Lyon",
    MILAN,
    "Florence",
    ROME,
    "Istanbul",
    "Edirne",
    "Wittenberg",
    "Mainz",
    "Trier",
    "Leipzig",
    "Vienna",
)
"""The cities in which something may stand: each chapter's own, and one outside of it."""

RULERS = {
    "england": (HENRY, *HEIRS),
    "france": FRENCH_KINGS,
    "hapsburg": ("Charles V",),
    "ottoman": ("Suleiman",),
    "papacy": ("Clement VII",),
}
HAND = ("Treachery!", "Arquebusiers", "Gout", "Papal Bull", "Elizabeth I", "Landsknechts")
POWERS = MAJOR_POWERS


def some_situation(
    source: Source,
    rules: Rules,
    components: Components,
    boards: Sequence[str] = (),
    among: Sequence[str] = (),
    table: Any = None,
) -> Situation:
    """Draw a position that can stand on the table and an operation in it.

    Args:
        source: what is drawn from.
        rules: the rules in force.
        components: the box.
        boards: without meaning here: there is one map.
        among: the operations to draw from, without the name of the game; all if none is given.
        table: a position that was drawn before, to be used again.

    Returns:
        The situation. Its operation may be refused.

    Raises:
        Impossible: there are no situations for the operation.
    """
    name = source.one_of(among or tuple(_INPUTS))
    if name not in _INPUTS:
        raise Impossible(f"there are no situations for here_i_stand.{name}")
    game = Game(rules, components)
    position = some_position(source, game) if table is None else table
    inputs = _INPUTS[name](source, position)
    return Situation(f"here_i_stand.{name}", position, inputs, {}, position)


def some_position(source: Source, game: Game) -> Position:
    """Draw a position: a few pieces in a few cities, wars, cards and what has happened."""
    plain: dict[str, Any] = {"turn": 1 + source.below(6)}
    plain["phase"] = source.one_of(("", "action", "winter"))
    late = plain["turn"] > game.rules.league_winter
    league = source.once_in(2) or late
    happened = [*[LEAGUE][:league], *[SOCIETY_OF_JESUS][: source.once_in(2)]]
    plain["happened"] = sorted(happened)
    plain["spaces"] = _some_spaces(source, game)
    rulers = {power: source.one_of(names) for power, names in RULERS.items()}
    plain["rulers"] = rulers
    wars = [
        pair
        for pair in (("england", "papacy"), ("france", "papacy"), ("ottoman", "papacy"))
        if source.once_in(3)
    ]
    if LEAGUE in happened:
        wars += [("hapsburg", "protestant"), ("papacy", "protestant")]
    plain["wars"] = sorted(sorted(pair) for pair in wars)
    if source.once_in(3):
        plain["alliances"] = [["france", "ottoman"]]
    plain["hands"] = _some_hands(source, game)
    if source.once_in(6):
        plain["discard"] = [SACK_OF_ROME]
    plain["chateaux"] = source.below(game.rules.most_chateaux + 1)
    plain["st_peters"] = source.below(9)
    out = [name for name in ZONES if source.once_in(4)]
    king = source.one_of(FRENCH_KINGS)
    plain["excommunicated"] = sorted([*out, *([king] if source.once_in(4) else [])])
    plain["reformers"] = {name: "Wittenberg" for name in ZONES if source.once_in(2)}
    plain["reformers_out"] = [name for name in out if source.once_in(2)]
    plain["debaters"] = {name: {"committed": True, "out": True} for name in plain["reformers_out"]}
    plain["fewer_cards"] = [power for power in ("england", "france") if source.once_in(4)]
    plain["independents"] = {"regulars": source.below(6)}
    plain["minors"] = {"venice": {"regulars": source.below(4)}, "genoa": {"regulars": 1}}
    if source.once_in(2):
        card = source.one_of(tuple(game.components.foreign_wars))
        war = game.components.foreign_wars[card]
        plain["foreign_wars"] = {
            card: {
                "units": {"regulars": source.below(war.needed + 1)},
                "foreign": {"independent": {"regulars": 1 + source.below(war.foreign)}},
                "fought": source.once_in(4),
            }
        }
    plain["impulse"] = _some_impulse(source, rulers)
    position = msgspec.convert(plain, Position)
    check(game, position)
    return position


def _some_impulse(source: Source, rulers: dict[str, str]) -> dict[str, Any]:
    power = source.one_of(("england", "ottoman", "france"))
    special = power == "england" and rulers["england"] == MARY and source.once_in(2)
    over = special and source.once_in(8)
    return {"power": power, "cp": source.below(4), "special": special, "over": over}


def _some_hands(source: Source, game: Game) -> dict[str, list[str]]:
    """Deal each card to one of three powers, or to nobody."""
    hands: dict[str, list[str]] = {"england": [], "france": [], "papacy": []}
    for card in HAND:
        to = source.one_of(("", *hands))
        if to and card in game.components.cards:
            hands[to].append(card)
    return hands


def _some_spaces(source: Source, game: Game) -> dict[str, Any]:
    spaces: dict[str, Any] = {}
    for city in CITIES:
        if not source.once_in(2):
            continue
        place = game.map[city]
        space: dict[str, Any] = {}
        if source.once_in(2):
            space["religion"] = "protestant"
        if source.once_in(4):
            space["unrest"] = True
        if place.home == "protestant" and source.once_in(2):
            space["control"] = "hapsburg"
        if city == MILAN:
            space["control"] = source.one_of(("hapsburg", "france"))
        owner = source.one_of(_OWNERS.get(city, (place.home or "hapsburg",)))
        units = {"regulars": source.below(4), "mercenaries": source.below(4)}
        if source.once_in(8):
            units["cavalry"] = 1 + source.below(2)
        if source.once_in(2):
            space["units"] = {owner: units}
        spaces[city] = space
    return spaces


_OWNERS = {
    "Florence": ("hapsburg", "france"),
    MILAN: ("hapsburg", "france"),
    ROME: ("papacy",),
    "Leipzig": ("protestant", "hapsburg"),
}


def _power(source: Source, position: Position) -> dict[str, Any]:
    return {"power": source.one_of(POWERS)}


def _nothing(source: Source, position: Position) -> dict[str, Any]:
    return {}


def _card(source: Source, position: Position) -> dict[str, Any]:
    return {"card": source.one_of(position.hands.get("england") or HAND[:1])}


def _power_and_card(source: Source, position: Position) -> dict[str, Any]:
    pair: tuple[MajorPower, ...] = ("england", "france")
    power = source.one_of(pair)
    return {"power": power, "card": source.one_of(position.hands.get(power) or HAND[:1])}


def _space(source: Source, position: Position) -> dict[str, Any]:
    return {"space": source.one_of(CITIES)}


def _stack(source: Source, position: Position) -> dict[str, Any]:
    stacks = [
        (city, owner)
        for city, there in position.spaces.items()
        for owner, force in there.units.items()
        if force.mercenaries and owner != "papacy"
    ]
    near = [stack for stack in stacks if stack[0] in (MILAN, "Florence")]
    if not near or source.once_in(4):
        near = [*stacks, ("Vienna", "hapsburg")]
    city, owner = source.one_of(near)
    inputs: dict[str, Any] = {"player": source.one_of(POWERS), "space": city, "owner": owner}
    played = [(power, card) for power, hand in position.hands.items() for card in hand]
    if played and source.once_in(3):
        power, card = source.one_of(played)
        dice = {source.one_of(("attacker_dice", "defender_dice")): 1 + source.below(2)}
        inputs["cards"] = (CombatCard(card, power, **dice),)
    return inputs


def _needs_debater(source: Source, position: Position) -> dict[str, Any]:
    debater = source.one_of(tuple(ZONES))
    return {"power": "protestant", "card": "Printing Press", "debater": debater}


def _declaration(source: Source, position: Position) -> dict[str, Any]:
    one = source.one_of(POWERS)
    return {"power": one, "on": source.one_of([power for power in POWERS if power != one])}


def _peace(source: Source, position: Position) -> dict[str, Any]:
    one, other = source.one_of(position.wars or (("france", "papacy"),))
    return {"power": one, "enemy": other}


def _troops(source: Source, position: Position) -> dict[str, Any]:
    power, origin, target = source.one_of(
        (
            ("hapsburg", "Vienna", "Wittenberg"),
            ("protestant", "Wittenberg", "Leipzig"),
            ("france", "Paris", "Mainz"),
        )
    )
    units = {power: Force(regulars=1)}
    return {"power": power, "origin": origin, "target": target, "units": units}


def _religion(source: Source, position: Position) -> dict[str, Any]:
    religion = source.one_of(("protestant", "catholic"))
    return {"space": source.one_of(CITIES), "religion": religion}


def _control(source: Source, position: Position) -> dict[str, Any]:
    power = source.one_of(("protestant", "hapsburg"))
    siege = source.once_in(2)
    return {"space": source.one_of(("Trier", "Mainz")), "power": power, "by_siege": siege}


def _sending(source: Source, position: Position) -> dict[str, Any]:
    card = source.one_of(("Revolt in Egypt", "Revolt in Ireland", "War in Persia"))
    city = "London" if card == "Revolt in Ireland" else "Istanbul"
    return {"card": card, "units": {city: Force(regulars=source.below(6))}}


def _war(source: Source, position: Position) -> dict[str, Any]:
    return {"card": source.one_of(tuple(position.foreign_wars) or ("Revolt in Egypt",))}


def _building(source: Source, position: Position) -> dict[str, Any]:
    power, space = source.one_of(
        (("ottoman", "Istanbul"), ("england", "London"), ("protestant", "Wittenberg"))
    )
    units = Force(regulars=1 + source.below(3), cavalry=source.below(2))
    if position.foreign_wars and source.once_in(2):
        return {"power": power, "units": units, "card": next(iter(position.foreign_wars))}
    return {"power": power, "units": units, "space": space}


def _deal(source: Source, position: Position) -> dict[str, Any]:
    return {"power": source.one_of(("england", "france")), "cards": source.below(5)}


def _reformer(source: Source, position: Position) -> dict[str, Any]:
    return {"reformer": source.one_of(tuple(ZONES))}


def _ruler(source: Source, position: Position) -> dict[str, Any]:
    return {"power": "france", "ruler": source.one_of(FRENCH_KINGS)}


_INPUTS: dict[str, Any] = {
    "begin_english_impulse": _nothing,
    "reveal_card": _card,
    "play_as_event": _power_and_card,
    "patron_of_the_arts": _nothing,
    "found_jesuit_university": _space,
    "excommunicate_reformer": _reformer,
    "play_event_of_debater": _needs_debater,
    "bring_luther_into_debate": _nothing,
    "begin_turn": _nothing,
    "excommunicate_ruler": _power,
    "deal_cards": _deal,
    "give_card_to_papacy": _power_and_card,
    "lift_excommunication": _power,
    "new_ruler": _ruler,
    "sack_of_rome": _stack,
    "declare_war": _declaration,
    "move_troops": _troops,
    "change_religion": _religion,
    "schmalkaldic_league": _nothing,
    "league_in_winter": _nothing,
    "end_war": _peace,
    "gain_control": _control,
    "foreign_war": _sending,
    "fight_foreign_war": _war,
    "build_troops": _building,
    "winter_regular": _power,
    "return_from_foreign_war": _war,
}
"""How the inputs of each operation are drawn."""
