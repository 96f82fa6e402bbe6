"""What can't be in Here I Stand: positions and inputs, each refused with where and what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.core.drivers import drawn, drive
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.here_i_stand.components import Game, load
from rulewright.here_i_stand.position import Position
from rulewright.here_i_stand.rules import Rules

HIS = rulebook("here-i-stand")
GAME = Game(Rules(), load())
LEAGUE = "Schmalkaldic League"
EGYPT = "Revolt in Egypt"


def refused(**fields: Any) -> str:
    """Return why a position is refused; "" if it can stand."""
    try:
        HIS.check(GAME, msgspec.convert(fields, Position))
    except Impossible as impossible:
        return str(impossible)
    return ""


def war(**what: Any) -> dict[str, Any]:
    return {"foreign_wars": {EGYPT: {"foreign": {"independent": {"regulars": 1}}, **what}}}


OUT = {"committed": True, "out": True}
STANDS: list[dict[str, Any]] = [
    {},
    {"turn": 4},
    {"turn": 5, "happened": [LEAGUE]},
    {"wars": [["hapsburg", "protestant"], ["papacy", "protestant"]], "happened": [LEAGUE]},
    {"wars": [["france", "england"]], "alliances": [["france", "ottoman"]]},
    {"hands": {"france": ["Gout"]}, "discard": ["Sack of Rome"], "removed": ["Landsknechts"]},
    {"hands": {"france": ["Of my own"]}, "cards": {"Of my own": {"cp": 1}}},
    {"reformers": {"Zwingli": "Zürich"}, "excommunicated": ["Calvin", "Charles V"]},
    {"reformers_out": ["Luther"], "debaters": {"Luther": OUT}},
    {"impulse": {"power": "england", "special": True}},
    war(units={"regulars": 3}, leaders=["Suleiman"]),
    war(foreign={"venice": {"regulars": 1}}),
    {"minors": {"venice": {"regulars": 1}}},
    {"excommunicated": ["Francis I", "Henry VIII"]},
]


@pytest.mark.parametrize("fields", STANDS, ids=range(len(STANDS)))
def test_what_can_stand_is_let_pass(fields: dict[str, Any]) -> None:
    assert refused(**fields) == ""


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"spaces": {"Atlantis": {"unrest": True}}}, "spaces.Atlantis: the map has no such space"),
        ({"turn": 5}, f"turn: it is 5, and the event {LEAGUE} happens by the winter of turn 4"),
        (
            {"wars": [["hapsburg", "protestant"]]},
            f"wars: hapsburg and protestant are at war before the event {LEAGUE}",
        ),
        ({"wars": [["france", "france"]]}, "wars: france and itself"),
        (
            {"wars": [["france", "england"], ["england", "france"]]},
            "wars: england and france are named twice",
        ),
        (
            {"wars": [["france", "ottoman"]], "alliances": [["ottoman", "france"]]},
            "alliances: france and ottoman are at war",
        ),
        ({"hands": {"france": ["Gouty"]}}, "hands.france: there is no card 'Gouty'"),
        ({"discard": ["Gouty"]}, "discard: there is no card 'Gouty'"),
        ({"impulse": {"power": "england", "card": "Gouty"}}, "impulse.card: there is no card"),
        (
            {"hands": {"france": ["Gout"], "papacy": ["Gout"]}},
            "hands.papacy: Gout is in hands.france too",
        ),
        ({"hands": {"france": ["Gout"]}, "discard": ["Gout"]}, "discard: Gout is in hands.france"),
        (
            {**war(), "hands": {"ottoman": [EGYPT]}},
            f"foreign_wars: {EGYPT} is in hands.ottoman too",
        ),
        ({"happened": ["Gout"]}, "happened: Gout is no mandatory event"),
        ({"happened": [LEAGUE, LEAGUE]}, f"happened: {LEAGUE} is named twice"),
        ({"happened": ["Shmalkaldic League"]}, "happened: there is no card 'Shmalkaldic League'"),
        ({"reformers": {"Eck": "Mainz"}}, "reformers: 'Eck' is no reformer, only Luther, Zwingli"),
        ({"reformers": {"Calvin": "Atlantis"}}, "reformers.Calvin: the map has no 'Atlantis'"),
        ({"reformers_out": ["Eck"]}, "reformers_out: 'Eck' is no reformer"),
        ({"reformers_out": ["Luther"]}, "reformers_out: Luther is, and his debater isn't out"),
        ({"debaters": {"Luther": OUT}}, "debaters.Luther.out: reformers_out says otherwise"),
        ({"excommunicated": ["Eck"]}, "excommunicated: 'Eck' is neither a reformer nor a ruler"),
        ({"excommunicated": ["Luther", "Luther"]}, "excommunicated: Luther is twice"),
        ({"excommunicated": ["Luther", "Martin Luther"]}, "excommunicated: Luther is twice"),
        ({"excommunicated": ["Francis I", "Henry II"]}, "excommunicated: both French kings"),
        ({"rulers": {"france": "Henry VIII"}}, "rulers.france: Henry VIII is no ruler of france"),
        ({"chateaux": 7}, "chateaux: more than 6 VP"),
        ({"minors": {"papacy": {"regulars": 1}}}, "minors.papacy: it is no minor power"),
        (war(units={"regulars": 4}), f"foreign_wars.{EGYPT}: more than 3 land units are on it"),
        (war(foreign={}), f"foreign_wars.{EGYPT}: there is no foreign army"),
        (
            war(foreign={"france": {"regulars": 1}}),
            f"foreign_wars.{EGYPT}.foreign: france is no minor power",
        ),
        (
            {"impulse": {"power": "france", "special": True}},
            "impulse.special: only an English impulse",
        ),
        ({"impulse": {"cp": 2}}, "impulse.cp: it is nobody's impulse"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], says: str) -> None:
    assert says in refused(**fields)


FLORENCE = {"Florence": {"units": {"hapsburg": {"mercenaries": 3}, "venice": {"mercenaries": 3}}}}
SACK = {"player": "france", "space": "Florence", "owner": "hapsburg"}
ARQUEBUSIERS = {"name": "Arquebusiers", "power": "papacy", "defender_dice": 2}


@pytest.mark.parametrize(
    ("operation", "fields", "inputs", "says"),
    [
        (
            "reveal_card",
            {
                "hands": {"england": ["Gout"]},
                "impulse": {"power": "england", "card": "Landsknechts"},
            },
            {"card": "Gout"},
            "impulse.card: Landsknechts has been revealed already",
        ),
        (
            "excommunicate_ruler",
            {"rulers": {"papacy": "Leo X"}, "alliances": [["ottoman", "papacy"]]},
            {"power": "papacy"},
            "the Papacy excommunicates rulers of other powers",
        ),
        (
            "give_card_to_papacy",
            {"hands": {"france": ["Gout"]}},
            {"power": "france", "card": "Gout"},
            "fewer_cards: france has no -1 card marker",
        ),
        (
            "play_event_of_debater",
            {},
            {"power": "protestant", "card": "Printing Pres", "debater": "Luther"},
            "there is no card 'Printing Pres'",
        ),
        ("lift_excommunication", {}, {"power": "france"}, "france has no -1 card marker"),
        (
            "new_ruler",
            {},
            {"power": "france", "ruler": "Henry VIII"},
            "'Henry VIII' is no ruler of france",
        ),
        ("new_ruler", {}, {"power": "france", "ruler": "X"}, "'X' is no ruler of france"),
        ("declare_war", {}, {"power": "france", "on": "france"}, "can't be at war with itself"),
        (
            "declare_war",
            {"alliances": [["france", "ottoman"]]},
            {"power": "france", "on": "ottoman"},
            "alliances: france and ottoman are allied",
        ),
        (
            "change_religion",
            {},
            {"space": "Mainz", "religion": "catholic"},
            "spaces.Mainz.religion: it is catholic already",
        ),
        (
            "league_in_winter",
            {"turn": 4, "phase": "winter", "alliances": [["papacy", "protestant"]]},
            {},
            "protestant and papacy are allied, and would be at war",
        ),
        (
            "league_in_winter",
            {"turn": 4, "phase": "winter", "spaces": {"Mainz": {"leaders": ["John Frederick"]}}},
            {},
            "spaces.Mainz.leaders: John Frederick is in play already",
        ),
        (
            "foreign_war",
            {},
            {"card": EGYPT, "units": {"Atlantis": {}}},
            "the map has no 'Atlantis'",
        ),
        (
            "foreign_war",
            {"removed": [EGYPT]},
            {"card": EGYPT, "units": {}},
            f"removed: {EGYPT} is there",
        ),
        ("winter_regular", {"phase": "action"}, {"power": "france"}, "phase: it isn't winter"),
        (
            "sack_of_rome",
            {"spaces": FLORENCE, "removed": ["Sack of Rome"]},
            SACK,
            "removed: Sack of Rome is there",
        ),
        (
            "sack_of_rome",
            {"spaces": FLORENCE, "discard": ["Sack of Rome"]},
            SACK,
            "discard: Sack of Rome is there",
        ),
        (
            "sack_of_rome",
            {"spaces": FLORENCE, "hands": {"england": ["Sack of Rome"]}},
            SACK,
            "hands.england: Sack of Rome is there, not in that of france",
        ),
        (
            "sack_of_rome",
            {"spaces": FLORENCE},
            {**SACK, "owner": "venice"},
            "owner: venice has no hand into which it could draw cards",
        ),
        (
            "sack_of_rome",
            {"spaces": FLORENCE},
            {**SACK, "cards": [ARQUEBUSIERS]},
            "hands.papacy: there is no 'Arquebusiers'",
        ),
        (
            "sack_of_rome",
            {"spaces": FLORENCE, "hands": {"papacy": ["Arquebusiers"]}},
            {**SACK, "cards": [ARQUEBUSIERS, ARQUEBUSIERS]},
            "hands.papacy: there is no 'Arquebusiers'",
        ),
        (
            "sack_of_rome",
            {"spaces": FLORENCE, "hands": {"papacy": ["Papal Bull"]}},
            {**SACK, "cards": [{**ARQUEBUSIERS, "name": "Papal Bull"}]},
            "Papal Bull is neither a combat nor a response card",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(
    operation: str, fields: dict[str, Any], inputs: dict[str, Any], says: str
) -> None:
    position = msgspec.convert(fields, Position)
    HIS.check(GAME, position)
    asked = HIS.operations[f"here_i_stand.{operation}"]
    given = {
        one.name: msgspec.convert(inputs[one.name], one.kind)
        for one in asked.inputs
        if one.name in inputs
    }
    with pytest.raises(Impossible) as impossible:
        drive(asked.run(GAME, position, **given), drawn(b""))
    assert says in str(impossible.value)
