"""Positions of Virgin Queen that can't stand on the table: each is refused, with where and what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game, load
from rulewright.virgin_queen.position import Position
from rulewright.virgin_queen.rules import Rules

VQ = rulebook("virgin-queen")
GAME = Game(Rules(), load())
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
    vienna(  # a formation that was too weak for a siege goes on or back (13.4)
        units=units("ottoman", regulars=1), inside=units("hre", regulars=3)
    ),
]


@pytest.mark.parametrize("fields", STANDS)
def test_it_can_stand(fields: dict[str, Any]) -> None:
    assert refused(**fields) == ""


def spanish(**ships: int) -> dict[str, Any]:
    return {"spaces": {"Barcelona": {"fleets": {"spain": ships}}}}


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
