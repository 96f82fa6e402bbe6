"""Positions of Virgin Queen that can't stand on the table: each is refused, with where and what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game, load
from rulewright.virgin_queen.position import Place, Position
from rulewright.virgin_queen.rules import Rules

VQ = rulebook("virgin-queen")
GAME = Game(Rules(), load())
WITH_THE_OCEAN = Game(
    Rules(), load(), {**load().europe, "North Atlantic": Place(kind="ocean zone")}
)
LEADERS = {
    "Schwendi": {"nation": "hre", "battle": 1, "command": 8},
    "Mehmed": {"nation": "ottoman", "battle": 1, "command": 8},
    "Dragut": {"nation": "ottoman", "battle": 2, "naval": True},
}


def refused(**fields: Any) -> str:
    """Return why a position is refused; "" if it can stand."""
    position = msgspec.convert({"leaders": LEADERS, **fields}, Position)
    try:
        VQ.check(GAME, position)
    except Impossible as impossible:
        return str(impossible)
    return ""


def vienna(**what: Any) -> dict[str, Any]:
    return {"spaces": {"Vienna": what}}


def units(nation: str, **kinds: int) -> dict[str, Any]:
    return {nation: kinds}


JESUIT = {"jesuit": True}


STANDS: list[dict[str, Any]] = [
    {},
    vienna(units=units("hre", regulars=6, mercenaries=8), leaders=["Schwendi"]),
    vienna(
        units=units("ottoman", regulars=5, cavalry=2),
        leaders=["Mehmed"],
        inside=units("hre", regulars=4),
        leaders_inside=["Schwendi"],
        siege={"ottoman": "standing"},
        beaten=units("hre", regulars=4),
    ),
    {"spaces": {"Messina": {"fleets": {"spain": {"galleys": 2}, "papacy": {"galleys": 1}}}}},
    {"spaces": {"Ionian Sea": {"fleets": {"ottoman": {"corsairs": 9}}, "leaders": ["Dragut"]}}},
    {"spaces": {"Brunn": {"fortress": True, "control": "ottoman", "unrest": True}}},
    {"spaces": {"Seville/Cadiz": {"fleets": {"spain": {"galleys": 7, "armada": 1}}}}},
    {"alliances": [["spain", "hre"], ["spain", "france"]], "wars": [["ottoman", "spain"]]},
    {"active": {"venice": "spain"}, "captured": {"Schwendi": "ottoman"}},
    {"impulse": {"power": "hre", "cp": 3, "beaten": ["Schwendi"]}},
    {"spaces": {"London": JESUIT, "Paris": {"religion": "protestant"}}},
    {
        "espionage": {
            "informants": {"france": 1},
            "spying": {"spain": ["france", "hre"]},
            "used": ["spain", "hre"],
        },
        "england": {"elizabeth_dead": True, "mary": "executed", "died_with_elizabeth": True},
        "impulse": {"power": "protestant", "rebelled": ["france", "netherlands"]},
        "capitals": {"dutch": "Antwerp"},
        "capitals_lost": ["huguenot"],
    },
    vienna(  # a formation that was too weak for a siege goes on or back (13.4)
        units=units("ottoman", regulars=1), inside=units("hre", regulars=3)
    ),
]


@pytest.mark.parametrize("fields", STANDS)
def test_it_can_stand(fields: dict[str, Any]) -> None:
    assert refused(**fields) == ""


def spanish(**ships: int) -> dict[str, Any]:
    return {"spaces": {"Barcelona": {"fleets": {"spain": ships}}}}


def converting(**what: Any) -> dict[str, Any]:
    """Return a position with Catholic conversion attempts of France under way."""
    usual = {"to": "catholic", "power": "france", "zones": ["france"]}
    return {"conversion": usual | what}


REFUSED: list[tuple[str, dict[str, Any]]] = [
    # Places
    (
        "spaces.Viena: the map has no such space or sea zone as 'Viena': did you mean Vienna?",
        {"spaces": {"Viena": {"unrest": True}}},
    ),
    (
        "capitals.dutch: the map has no such space or sea zone as 'Xyzzy'",
        {"capitals": {"dutch": "Xyzzy"}},
    ),
    ("capitals.dutch: North Sea is a sea zone, no space", {"capitals": {"dutch": "North Sea"}}),
    (
        "move.target: North Sea is a sea zone, no space",
        {
            "impulse": {"power": "hre"},
            "move": {"origin": "Vienna", "target": "North Sea"},
        },
    ),
    (
        "agenda.0: the map has no such space or sea zone as 'Nowhere'",
        {"agenda": [{"step": "displace", "space": "Nowhere"}]},
    ),
    (
        "move.tried: the map has no such space or sea zone as 'Nowhere'",
        {
            "impulse": {"power": "hre"},
            "move": {"origin": "Vienna", "target": "Prague", "tried": [["Nowhere", "ottoman"]]},
        },
    ),
    (
        "impulse.lingering: the map has no such space or sea zone as 'Viena': did you mean Vienna?",
        {"impulse": {"power": "hre", "lingering": ["Viena"]}},
    ),
    (
        "impulse.came_from: North Sea is a sea zone, no space",
        {"impulse": {"power": "hre", "came_from": {"North Sea": "Vienna"}}},
    ),
    (
        "impulse.came_from.Vienna: the map has no such space or sea zone as 'Nowhere'",
        {"impulse": {"power": "hre", "came_from": {"Vienna": "Nowhere"}}},
    ),
    (
        "impulse.lingering: nobody has an impulse: name the active power",
        {"impulse": {"lingering": ["Vienna"]}},
    ),
    (
        "impulse.came_from: nobody has an impulse: name the active power",
        {"impulse": {"came_from": {"Vienna": "Prague"}}},
    ),
    (
        "impulse.rebelled: nobody has an impulse: name the active power",
        {"impulse": {"rebelled": ["france"]}},
    ),
    # Leaders
    (
        "spaces.Vienna.leaders: there is no leader 'Schwendy' among the leaders: did you mean "
        "Schwendi?",
        vienna(leaders=["Schwendy"]),
    ),
    (
        "impulse.beaten: there is no leader 'Alva' among the leaders",
        {"impulse": {"power": "hre", "beaten": ["Alva"]}},
    ),
    (
        "spaces.Prague.leaders: Schwendi is in two places: spaces.Vienna.leaders and "
        "spaces.Prague.leaders",
        {"spaces": {"Vienna": {"leaders": ["Schwendi"]}, "Prague": {"leaders": ["Schwendi"]}}},
    ),
    (
        "captured: Schwendi is in two places: spaces.Vienna.leaders and captured",
        {**vienna(leaders=["Schwendi"]), "captured": {"Schwendi": "ottoman"}},
    ),
    (
        "captured.Schwendi: hre can't have captured its own leader",
        {"captured": {"Schwendi": "hre"}},
    ),
    (
        "spaces.Vienna.leaders_inside: Dragut is a naval leader: he stays in the port",
        vienna(leaders_inside=["Dragut"], units=units("hre", regulars=1), siege={"hre": "new"}),
    ),
    # Kinds of units
    (
        "spaces.Vienna.units.hre.cavalry: hre has no cavalry, only the Ottoman has it (VQ-5.3-D09)",
        vienna(units=units("hre", cavalry=1)),
    ),
    (
        "spaces.Vienna.units.ottoman.mercenaries: ottoman has no mercenaries, all major powers but "
        "the Ottoman have them (VQ-5.3-D07)",
        vienna(units=units("ottoman", mercenaries=1)),
    ),
    (
        "spaces.Vienna.units.venice.mercenaries: venice has no mercenaries, all major powers but "
        "the Ottoman have them (VQ-5.3-D07)",
        vienna(units=units("venice", mercenaries=1)),
    ),
    (
        "spaces.Vienna.inside.dutch.walloons: dutch has no walloons, only Spain has them "
        "(VQ-17.2-D01)",
        vienna(inside=units("dutch", walloons=1)),
    ),
    (
        "spaces.Vienna.units.france.knights: france has no knights, only Spain has them "
        "(VQ-17.1-D01)",
        vienna(units=units("france", knights=1)),
    ),
    (
        "spaces.Vienna.units.spain.moriscos: spain has no moriscos, only the Ottoman has them "
        "(VQ-23.1-E06)",
        vienna(units=units("spain", moriscos=1)),
    ),
    # How many there are
    (
        "spaces.Barcelona.fleets.spain: that makes 8 naval units of spain, it has 7 (VQ-5.4-L02)",
        spanish(galleys=5, galleons=3),
    ),
    (
        "turn_track.venice: that makes 5 naval units of venice, it has 4 (VQ-5.4-L10)",
        {
            "spaces": {"Venice": {"fleets": {"venice": {"galleys": 3}}}},
            "turn_track": {"venice": {"galleys": 2}},
        },
    ),
    (
        "spaces.Barcelona.fleets.spain.corsairs: spain has no corsairs, only galleys and galleons "
        "(VQ-5.4-L02)",
        spanish(corsairs=1),
    ),
    (
        "spaces.Rome.fleets.scotland.galleys: scotland has no galleys, and no others",
        {"spaces": {"Rome": {"fleets": {"scotland": {"galleys": 1}}}}},
    ),
    ("spaces: there are 2 Armadas, Spain has 1 (VQ-5.4-D07)", spanish(armada=2)),
    (
        "spaces.London.fleets.england.armada: only Spain has the Armada (VQ-5.4-D07)",
        {"spaces": {"London": {"fleets": {"england": {"armada": 1}}}}},
    ),
    (
        "spaces: there are 4 Walloons, Spain has 3 (VQ-17.2-D01)",
        {**vienna(units=units("spain", walloons=2)), "force_pool": units("spain", walloons=2)},
    ),
    # Powers
    (
        "alliances: spain and hre are at war (VQ-9.2-R01)",
        {"alliances": [["spain", "hre"]], "wars": [["hre", "spain"]]},
    ),
    (
        "alliances: protestant and spain may never ally (VQ-9.2-R02)",
        {"alliances": [["protestant", "spain"]]},
    ),
    (
        "alliances: France is allied to spain and to protestant at once (VQ-9.2-R03)",
        {"alliances": [["france", "spain"], ["france", "protestant"]]},
    ),
    ("alliances: hre and hre: a power needs another one for that", {"alliances": [["hre", "hre"]]}),
    (
        "wars: spain and ottoman are there twice",
        {"wars": [["ottoman", "spain"], ["spain", "ottoman"]]},
    ),
    (
        "wars: venice is an active minor power, so its wars are those of spain (VQ-24.2-S05)",
        {"active": {"venice": "spain"}, "wars": [["ottoman", "venice"]]},
    ),
    ("impulse.cp: 2 CP of no power: name the active power", {"impulse": {"cp": 2}}),
    (
        "impulse.beaten: nobody has an impulse: name the active power",
        {"impulse": {"beaten": ["Schwendi"]}},
    ),
    (
        "move: nobody has an impulse: name the active power",
        {"move": {"origin": "Vienna", "target": "Pressburg"}},
    ),
    # Stacks of one power
    (
        "move.units.hre: they are not of spain",
        {
            "impulse": {"power": "spain"},
            "move": {"origin": "Vienna", "target": "Pressburg", "units": units("hre", regulars=3)},
        },
    ),
    (
        "move.leaders: Schwendi is not of spain",
        {
            "impulse": {"power": "spain"},
            "move": {"origin": "Vienna", "target": "Pressburg", "leaders": ["Schwendi"]},
        },
    ),
    (
        "foreign_wars.ottoman.units.hre: they are not of ottoman",
        {"foreign_wars": {"ottoman": {"card": "War in Persia", "units": units("hre", regulars=3)}}},
    ),
    (
        "foreign_wars.ottoman.leaders: Schwendi is not of ottoman",
        {"foreign_wars": {"ottoman": {"card": "War in Persia", "leaders": ["Schwendi"]}}},
    ),
    ("default_leaders: hre is there twice", {"default_leaders": ["hre", "hre"]}),
    ("deployed: hre is there twice", {"deployed": ["hre", "hre"]}),
    # Sea zones
    (
        "spaces.North Sea.units: only naval units and leaders may be in a sea zone (VQ-2.5-R07)",
        {"spaces": {"North Sea": {"units": units("england", regulars=1)}}},
    ),
    (
        "spaces.North Sea.leaders: Mehmed is no naval leader (VQ-2.5-R07)",
        {"spaces": {"North Sea": {"leaders": ["Mehmed"]}}},
    ),
    ("spaces.North Sea.unrest: a sea zone has none", {"spaces": {"North Sea": {"unrest": True}}}),
    (
        "spaces.North Sea.control: a sea zone has none",
        {"spaces": {"North Sea": {"control": "england"}}},
    ),
    # Spaces
    ("spaces.Vienna.fleets: Vienna has no port", vienna(fleets={"hre": {"galleys": 1}})),
    (
        "spaces.Antwerp.fleets: Antwerp has no port",
        {"spaces": {"Antwerp": {"fleets": {"dutch": {"galleons": 1}}}}},
    ),
    (
        "spaces.Vienna.fortress: Vienna is fortified already (VQ-17.5-R01)",
        vienna(fortress=True),
    ),
    (
        "spaces.Vienna.beaten: there are fewer such units in Vienna",
        vienna(units=units("hre", regulars=2), beaten=units("hre", regulars=3)),
    ),
    (
        "spaces.Vienna.intercepted: there are fewer such units in Vienna",
        vienna(units=units("hre", regulars=2), intercepted=units("hre", mercenaries=1)),
    ),
    (
        "spaces.Vienna.assaulted: there are fewer such units in Vienna",
        vienna(assaulted=units("ottoman", regulars=1)),
    ),
    # Sieges
    (
        "spaces.Brunn.siege: Brunn is not fortified (VQ-2.1-D01)",
        {"spaces": {"Brunn": {"units": units("ottoman", regulars=1), "siege": {"ottoman": "new"}}}},
    ),
    (
        "spaces.Brunn.inside: Brunn is not fortified (VQ-2.1-D01)",
        {"spaces": {"Brunn": {"inside": units("hre", regulars=1)}}},
    ),
    (
        "spaces.Vienna.siege.ottoman: no land unit of ottoman besieges Vienna",
        vienna(inside=units("hre", regulars=1), siege={"ottoman": "standing"}),
    ),
    (
        "spaces.Vienna.siege.hre: hre is inside Vienna, it doesn't besiege itself",
        vienna(
            units=units("hre", regulars=6), inside=units("hre", regulars=1), siege={"hre": "new"}
        ),
    ),
    (
        "spaces.Vienna.inside: nobody besieges Vienna: say who, in siege",
        vienna(inside=units("hre", regulars=1)),
    ),
    (
        "spaces.Vienna.inside: nobody besieges Vienna: say who, in siege",
        vienna(leaders_inside=["Schwendi"], units=units("hre", regulars=1)),
    ),
    (
        "spaces.Vienna.inside: 5 land units of hre inside, there is room for 4 (VQ-2.1-L01)",
        vienna(
            inside=units("hre", regulars=5),
            units=units("ottoman", regulars=9),
            siege={"ottoman": "standing"},
        ),
    ),
    # Religion and espionage
    (
        "spaces.Vienna.religion: Vienna is in no religious struggle zone (VQ-2.3-D02)",
        vienna(religion="protestant"),
    ),
    ("spaces.Paris.jesuit: Paris isn't in England (VQ-19.2-R03)", {"spaces": {"Paris": JESUIT}}),
    ("spaces.North Sea.jesuit: a sea zone has none", {"spaces": {"North Sea": JESUIT}}),
    (
        "impulse.rebelled: nobody has an impulse: name the active power",
        {"impulse": {"rebelled": ["france"]}},
    ),
    (
        "capitals.huguenot: its marker is on the turn track (VQ-23.6-S03)",
        {"capitals": {"huguenot": "Orleans"}, "capitals_lost": ["huguenot"]},
    ),
    (
        "conversion.zones: conversion attempts are made in a religious struggle zone",
        converting(zones=[]),
    ),
    ("conversion.zones: france is there twice", converting(zones=["france", "france"])),
    (
        "conversion.unrest: the map has no such space or sea zone as 'Parys': did you mean Paris?",
        converting(unrest=["Parys"]),
    ),
    (
        "conversion.converted: North Sea is a sea zone, no space",
        converting(converted=["North Sea"]),
    ),
    ("conversion.converted: Paris is there twice", converting(converted=["Paris", "Paris"])),
    (
        "conversion.converted: London is in none of the zones (VQ-18.5-R02)",
        converting(converted=["London"]),
    ),
    (
        "conversion.converted: Paris isn't protestant",
        converting(to="protestant", converted=["Paris"]),
    ),
    (
        "espionage.spying.spain: spain doesn't spy on itself",
        {"espionage": {"spying": {"spain": ["spain"]}}},
    ),
    (
        "espionage.neutralised.spain: france is there twice",
        {"espionage": {"neutralised": {"spain": ["france", "france"]}}},
    ),
    (
        "espionage: there are 3 Informants of france, it has 2 (VQ-19-U01)",
        {
            "espionage": {
                "informants": {"france": 1},
                "spying": {"spain": ["france"]},
                "neutralised": {"england": ["france"]},
            }
        },
    ),
    ("espionage.used: spain is there twice", {"espionage": {"used": ["spain", "spain"]}}),
    ("espionage.cipher_keys: hre is there twice", {"espionage": {"cipher_keys": ["hre", "hre"]}}),
    (
        "england.elizabeth_to_marry: Elizabeth is dead (VQ-23.3-E09)",
        {"england": {"elizabeth_dead": True, "elizabeth_to_marry": True}},
    ),
    (
        "england.mary: Mary is executed as soon as Elizabeth is dead (VQ-23.3-E12)",
        {"england": {"elizabeth_dead": True, "mary": "captured"}},
    ),
    (
        "england.died_with_elizabeth: it isn't so that both are dead (VQ-23.3-E12)",
        {"england": {"mary": "executed", "died_with_elizabeth": True}},
    ),
    (
        "england.died_with_elizabeth: it isn't so that both are dead (VQ-23.3-E12)",
        {"england": {"elizabeth_dead": True, "died_with_elizabeth": True}},
    ),
]


@pytest.mark.parametrize(("why", "fields"), REFUSED, ids=[why[:60] for why, _ in REFUSED])
def test_it_is_refused(why: str, fields: dict[str, Any]) -> None:
    assert refused(**fields) == why


def test_a_siege_may_be_due_to_begin_or_to_end() -> None:
    without = vienna(inside=units("hre", regulars=1), siege={"ottoman": "standing"})
    assert refused(**without)
    due = {"step": "siege_check", "power": "ottoman", "space": "Vienna", "after": "move"}
    assert not refused(**without, agenda=[due])


def test_units_of_the_force_pool_may_be_wrong_so_that_a_rule_can_refuse_them() -> None:
    assert not refused(force_pool=units("france", cavalry=2))


def test_converted_spaces_are_of_the_new_religion() -> None:
    assert not refused(**converting(converted=["Paris"]))


ATTEMPTS: list[tuple[str, dict[str, Any]]] = [
    ("conversion attempts need a religious struggle zone and a die", {"attempts": 0}),
    ("conversion attempts need a religious struggle zone and a die", {"zones": ()}),
    ("zones: a religious struggle zone is there twice", {"zones": ("france", "france")}),
    (
        "event: Iconoclastic Fury brings protestant conversion attempts",
        {"event": "Iconoclastic Fury"},
    ),
    ("event: Huguenot Lent brings protestant conversion attempts", {"event": "Huguenot Lent"}),
    (
        "event: Council of Troubles brings catholic conversion attempts",
        {"event": "Council of Troubles", "religion": "protestant"},
    ),
]


@pytest.mark.parametrize(("why", "inputs"), ATTEMPTS)
def test_conversion_attempts_that_cant_be_are_refused(why: str, inputs: dict[str, Any]) -> None:
    usual = {"religion": "catholic", "power": "france", "zones": ("france",), "attempts": 1}
    operation = VQ.operations["virgin_queen.roll_conversion"]
    with pytest.raises(Impossible, match=why):
        next(operation.run(GAME, Position(), **{**usual, **inputs}))


def test_a_leader_commands_a_formation_once() -> None:
    there = {
        "leaders": LEADERS,
        "impulse": {"power": "hre", "cp": 1},
        **vienna(units=units("hre", regulars=14), leaders=["Schwendi"]),
    }
    position = msgspec.convert(there, Position)
    operation = VQ.operations["virgin_queen.declare_move"]
    going = {"units": position.spaces["Vienna"].units, "leaders": ["Schwendi", "Schwendi"]}
    with pytest.raises(Impossible, match="one is named twice in a formation: Schwendi, Schwendi"):
        next(operation.run(GAME, position, origin="Vienna", target="Pressburg", **going))


def test_the_duke_of_guise_comes_with_the_catholic_league_only_once() -> None:
    guise = {"Duke of Guise": {"nation": "spain"}}
    there = {"leaders": guise, "spaces": {"Paris": {"leaders": [*guise]}}}
    operation = VQ.operations["virgin_queen.form_catholic_league"]
    with pytest.raises(Impossible, match="he is somewhere before the League forms"):
        next(operation.run(GAME, msgspec.convert(there, Position)))


@pytest.mark.parametrize("field", ["spying", "neutralised"])
def test_informants_come_when_none_are_in_play(field: str) -> None:
    there = {"turn": 3, "espionage": {field: {"spain": ["france"]}}}
    operation = VQ.operations["virgin_queen.receive_espionage_markers"]
    with pytest.raises(Impossible, match=f"espionage.{field}.spain: no Informants are in play"):
        next(operation.run(GAME, msgspec.convert(there, Position)))


def refused_at_sea(**fields: Any) -> str:
    """Return why a position is refused on a map with an Ocean zone; "" if it can stand."""
    position = msgspec.convert({"leaders": LEADERS, **fields}, Position)
    try:
        VQ.check(WITH_THE_OCEAN, position)
    except Impossible as impossible:
        return str(impossible)
    return ""


def ocean(**what: Any) -> dict[str, Any]:
    return {"spaces": {"North Atlantic": what}}


def captain(name: str = "Hawkins", *powers: str, **what: Any) -> dict[str, Any]:
    return {"captains": {name: {"powers": list(powers or ("england",)), **what}}}


def leading(**what: Any) -> dict[str, Any]:
    """Return Hawkins in London, among the leaders too."""
    leader = {"nation": "england", "naval": True, "battle": 1, **what}
    return {"leaders": {"Hawkins": leader}, "spaces": {"London": {"leaders": ["Hawkins"]}}}


AT_SEA: list[dict[str, Any]] = [
    ocean(fleets={"spain": {"patrols": 3}}),
    captain(power="england", at="North Atlantic", damaged=True),
    captain("de Sores", "protestant", "france", power="france", at="North Atlantic"),
    captain("le Clerc", "france", "protestant"),
    {**captain(power="england", battle=1), **leading()},
    {
        **vienna(units=units("hre", regulars=6, mercenaries=8)),
        "counters": {"hre": {"sixes": 1, "fours": 1, "twos": 1, "ones": 2}},
    },
    {  # Walloons, Knights and Moriscos have counters of their own
        "spaces": {"Malta": {"units": units("spain", knights=2)}},
        "counters": {"spain": {"ones": 1}},
    },
]


@pytest.mark.parametrize("fields", AT_SEA)
def test_it_can_stand_at_sea(fields: dict[str, Any]) -> None:
    assert refused_at_sea(**fields) == ""


REFUSED_AT_SEA: list[tuple[str, dict[str, Any]]] = [
    # Ocean zones
    (
        "spaces.North Atlantic.fleets.spain: of naval units only Spanish patrols may be in an "
        "Ocean zone (VQ-2.6-R01)",
        ocean(fleets={"spain": {"patrols": 1, "galleons": 1}}),
    ),
    (
        "spaces.North Atlantic.fleets.england.patrols: only Spain has patrols (VQ-2.6-R01)",
        ocean(fleets={"england": {"patrols": 1}}),
    ),
    (
        "spaces.North Atlantic: only captains and Spanish patrols may be in an Ocean zone "
        "(VQ-2.6-R01)",
        ocean(units=units("spain", regulars=1)),
    ),
    (
        "spaces.North Atlantic: only captains and Spanish patrols may be in an Ocean zone "
        "(VQ-2.6-R01)",
        ocean(leaders=["Dragut"]),
    ),
    (
        "spaces.North Sea.fleets.spain.patrols: patrols are in Ocean zones (VQ-17.3-E05)",
        {"spaces": {"North Sea": {"fleets": {"spain": {"patrols": 1}}}}},
    ),
    (
        "spaces.Barcelona.fleets.spain.patrols: patrols are in Ocean zones (VQ-17.3-E05)",
        spanish(patrols=1),
    ),
    (
        "capitals.dutch: North Atlantic is an Ocean zone, no space",
        {"capitals": {"dutch": "North Atlantic"}},
    ),
    # Captains
    (
        "captains.de Sores.powers: France and the Protestant can use de Sores (VQ-5.2-P02)",
        captain("de Sores", "france"),
    ),
    (
        "captains.Hawkins.powers: one power uses a captain; only de Sores and le Clerc two "
        "(VQ-5.2-P02)",
        captain("Hawkins", "england", "france"),
    ),
    (
        "captains.Hawkins.powers: one power uses a captain; only de Sores and le Clerc two "
        "(VQ-5.2-P02)",
        {"captains": {"Hawkins": {"powers": []}}},
    ),
    ("captains.Ivan.powers: Spain has no captains (VQ-2.6-P01)", captain("Ivan", "spain")),
    (
        "captains.Hawkins.power: france can't use Hawkins (VQ-5.2-P02)",
        captain(power="france", at="North Atlantic"),
    ),
    (
        "captains.Hawkins.at: the map has no such Ocean zone as 'North Atlantik': did you mean "
        "North Atlantic?",
        captain(power="england", at="North Atlantik"),
    ),
    (
        "captains.Hawkins.at: North Sea is no Ocean zone",
        captain(power="england", at="North Sea"),
    ),
    (
        "captains.Hawkins.power: Hawkins is in North Atlantic: say for which power",
        captain(at="North Atlantic"),
    ),
    ("captains.Hawkins.damaged: Hawkins is in no Ocean zone", captain(damaged=True)),
    (
        "captains.Hawkins.at: Hawkins is in two places: North Atlantic and among the leaders",
        {**captain(power="england", at="North Atlantic", battle=1), **leading()},
    ),
    (
        "leaders.Hawkins: only a captain of England leads in Europe (VQ-5.2-P01)",
        {**captain("Hawkins", "france", power="france", battle=1), **leading()},
    ),
    (
        "leaders.Hawkins: only a captain of England leads in Europe (VQ-5.2-P01)",
        {**captain(battle=1), **leading()},
    ),
    (
        "leaders.Hawkins: as a naval leader of England he has the battle rating of the captain, 1 "
        "(VQ-5.2-P01)",
        {**captain(power="england", battle=1), **leading(battle=2)},
    ),
    # Counters
    (
        "counters.hre: hre has 14 land units on and off the map, the counters stand for 13 "
        "(VQ-5-L01)",
        {
            **vienna(units=units("hre", regulars=6, mercenaries=8)),
            "counters": {"hre": {"sixes": 1, "fours": 1, "twos": 1, "ones": 1}},
        },
    ),
    (
        "counters.hre: hre has 6 land units on and off the map, the counters stand for 5 "
        "(VQ-5-L01)",
        {
            **vienna(units=units("hre", regulars=4)),
            "force_pool": units("hre", mercenaries=2),
            "counters": {"hre": {"fours": 1, "ones": 1}},
        },
    ),
]


@pytest.mark.parametrize(
    ("why", "fields"), REFUSED_AT_SEA, ids=[why[:60] for why, _ in REFUSED_AT_SEA]
)
def test_it_is_refused_at_sea(why: str, fields: dict[str, Any]) -> None:
    assert refused_at_sea(**fields) == why
