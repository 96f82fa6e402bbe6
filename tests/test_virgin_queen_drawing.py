"""Drawings of Virgin Queen: what stands in a space can be seen, and is told in words too."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element, fromstring

import msgspec
import pytest

from rulewright.core.games import rulebook
from rulewright.virgin_queen.components import Game, load
from rulewright.virgin_queen.drawing import COLOURS, MOST
from rulewright.virgin_queen.position import Place, Position
from rulewright.virgin_queen.rules import Rules

VQ = rulebook("virgin-queen")
EUROPE = Game(Rules(), load())
SVG = "{http://www.w3.org/2000/svg}"
VIENNA: dict[str, Any] = {
    "leaders": {
        "Schwendi": {"nation": "hre", "battle": 2, "command": 8},
        "Mehmed": {"nation": "ottoman", "battle": 1, "command": 10},
        "Dragut": {"nation": "ottoman", "battle": 2, "naval": True},
    },
    "spaces": {
        "Vienna": {
            "units": {"ottoman": {"regulars": 5, "cavalry": 2}},
            "leaders": ["Mehmed"],
            "inside": {"hre": {"regulars": 3}},
            "leaders_inside": ["Schwendi"],
            "siege": {"ottoman": "standing"},
            "beaten": {"ottoman": {"cavalry": 1}},
        },
        "Pressburg": {"control": "ottoman", "unrest": True},
        "Adriatic Sea": {"fleets": {"ottoman": {"galleys": 2}}, "leaders": ["Dragut"]},
        "Brunn": {"fortress": True},
    },
    "wars": [["ottoman", "hre"]],
    "impulse": {"power": "ottoman", "cp": 3},
}


def drawn(marked: set[str] | None = None, game: Game = EUROPE, **position: Any) -> Element:
    whole = msgspec.convert({**VIENNA, **position}, Position)
    return fromstring(VQ.draw(game, whole, frozenset(marked or ())))


def texts(svg: Element) -> list[str]:
    return [text.text or "" for text in svg.iter(f"{SVG}text")]


def titles(svg: Element) -> list[str]:
    return [title.text or "" for title in svg.iter(f"{SVG}title")]


def framed(svg: Element) -> list[str]:
    """Return what is said of the counters that are framed as different."""
    return [
        group[0].text or ""
        for group in svg.iter(f"{SVG}g")
        if len(group) > 1 and group[1].get("stroke") == "#b8002e"
    ]


def test_what_stands_in_a_space_is_drawn() -> None:
    svg = drawn()
    assert {"Vienna", "5 Ott R", "2 Ott C", "3 HRE R", "Mehmed 1-10", "Schwendi 2-8"} <= {
        *texts(svg)
    }
    assert {"siege: Ott (standing)", "unrest", "fortress built", "1 Ott beaten"} <= {*texts(svg)}
    assert {"2 Ott galley", "Dragut 2"} <= {*texts(svg)}
    assert "control marker of Ottoman" in titles(svg)
    assert "Mehmed, army leader of Ottoman, battle 1, command 10" in titles(svg)


def test_who_doesnt_see_it_is_told() -> None:
    svg = drawn()
    assert svg.get("role") == "img"
    assert svg.find(f"{SVG}title") is not None
    told = svg.findtext(f"{SVG}desc") or ""
    assert (
        "Vienna (key): besieged by Ottoman since an earlier impulse, 5 regulars of Ottoman, 2 "
        "cavalry of Ottoman, Mehmed, army leader of Ottoman, battle 1, command 10, 1 of Ottoman: "
        "beaten in this impulse; inside: 3 regulars of HRE, Schwendi, army leader of HRE, battle 2"
    ) in told
    assert "impulse of Ottoman, 3 CP left" in told
    assert "at war: Ottoman and HRE" in told


def test_spaces_have_their_shape_and_the_colour_of_their_home() -> None:
    svg = drawn({"Vienna", "Flushing", "Szigetvar", "Pressburg"})
    symbols = {title.text: group for group in svg.iter(f"{SVG}g") for title in group[:1]}
    assert symbols["key, home space of HRE, capital"][1].tag == f"{SVG}rect"
    assert symbols["fortress, home space of HRE"][1].tag == f"{SVG}polygon"
    unfortified = symbols["unfortified, home space of HRE"][1]
    assert (unfortified.tag, unfortified.get("fill")) == (f"{SVG}circle", COLOURS["hre"])
    lower, upper = symbols["unfortified, home space of Spain, and of Dutch"][1:3]
    assert (lower.get("fill"), upper.get("fill")) == (COLOURS["spain"], COLOURS["dutch"])
    assert "unfortified, home space of HRE, fortress built" in symbols


def test_what_differs_is_framed_even_if_there_is_none_of_it() -> None:
    svg = drawn({"spaces.Vienna.units.ottoman.cavalry", "spaces.Vienna.inside.hre.mercenaries"})
    assert framed(svg) == ["2 cavalry of Ottoman", "0 mercenaries of HRE"]
    svg = drawn({"spaces.Pressburg.unrest", "spaces.Brunn.control", "spaces.Brunn.leaders"})
    assert framed(svg) == ["no control marker", "no leader", "unrest"]
    assert framed(drawn({"spaces.Vienna.siege"})) == [
        "besieged by Ottoman since an earlier impulse"
    ]


def test_a_formation_on_its_way_is_drawn_between_two_spaces() -> None:
    move = {
        "origin": "Pressburg",
        "target": "Vienna",
        "units": {"hre": {"mercenaries": 4}},
        "waiting": [{"units": {"ottoman": {"regulars": 1}}}],
    }
    svg = drawn(move=move)
    assert {"on its way", "4 HRE M", "waiting to be placed", "1 Ott R"} <= {*texts(svg)}
    assert svg.find(f"{SVG}polyline") is not None


def test_no_more_is_drawn_than_can_be_looked_at() -> None:
    every = {name: {"unrest": True} for name in load().europe if name != "Ghent"}
    land = {name: each for name, each in every.items() if load().europe[name].kind != "sea zone"}
    svg = drawn({"Ghent"}, spaces=land)
    names = {*load().europe} & {*texts(svg)}
    assert len(names) == MOST
    assert "Ghent" in names


def test_symbolic_and_unknown_places_are_drawn() -> None:
    places = {
        "here": Place("key", home="france", adjacent=("sea", "there"), passes=("there",)),
        "there": Place(adjacent=("here",), passes=("here",)),
        "sea": Place("sea zone", waters="atlantic", adjacent=("here",)),
    }
    svg = drawn(game=Game(Rules(), load(), places), spaces={"nowhere": {"unrest": True}})
    assert {"here", "there", "sea", "nowhere", "unrest"} <= {*texts(svg)}
    assert any(path.get("stroke-dasharray") == "10 7" for path in svg.iter(f"{SVG}path"))
    assert VQ.draw(Game(Rules(), load(), {}), Position(), frozenset()) == ""


@pytest.mark.parametrize("name", ["<b>", "a & b", '"', "x" * 300, "\u202eabc"])
def test_no_name_becomes_markup(name: str) -> None:
    svg = drawn(leaders={name: {"nation": "hre"}}, spaces={"Vienna": {"leaders": [name]}})
    assert not list(svg.iter(f"{SVG}b"))
    assert all(len(text) < 60 for text in texts(svg))
    assert "\u202e" not in "".join(svg.itertext())


def test_the_box_lists_powers_units_and_places() -> None:
    box = VQ.box(load())
    assert "| `ottoman` | regulars, cavalry, moriscos | 9 counters: galleys, corsairs |" in box
    assert "| `Vienna` | key, capital | hre | Brunn, Graz, Linz, Pressburg |" in box
    assert "| `Flushing` | unfortified | dutch above spain | Antwerp (waterway), North Sea |" in box
    assert "| `Ionian Sea` | mediterranean |" in box
