"""Binding: symbolic places get places that an implementation has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.binding import Map, bindings, rename
from rulewright.core.games import rulebook
from rulewright.spirit_island.position import Place
from rulewright.virgin_queen.position import Place as Space

SI = rulebook("spirit-island")
LINE = {
    "P": Place("wetland", True, ("Q",)),
    "Q": Place("jungle", False, ("P", "R")),
    "R": Place("wetland", False, ("Q",)),
}


def case(places: Mapping[str, Any], **fields: Any) -> Case:
    usual = {
        "id": "si-x-0001",
        "title": "a case about here",
        "operation": "spirit_island.build_land",
        "places": places,
        "position": {"lands": {name: {"town": 1} for name in places}},
        "inputs": {"land": next(iter(places))},
        "expect": {"outcome": {"lands": {"here": {"city": 1}}}, "stated": ["lands.here.city"]},
    }
    return msgspec.convert({**usual, **fields}, Case)


def bound(places: Mapping[str, Any], *maps: Map) -> list[tuple[str, ...]]:
    """Return in which places the symbolic ones can lie, in their order."""
    found = bindings(SI, case(places), maps or [Map({}, LINE, own=True)])
    return [tuple(one.position["lands"]) for one, _ in found]


def test_terrain_and_coast_must_fit() -> None:
    assert bound({"here": {}}) == [("P",), ("Q",), ("R",)]
    assert bound({"here": {"terrain": "wetland"}}) == [("P",), ("R",)]
    assert bound({"here": {"terrain": "wetland", "coastal": True}}) == [("P",)]
    assert bound({"here": {"terrain": "wetland", "coastal": False}}) == [("R",)]
    assert bound({"here": {"terrain": "sands"}}) == []


def test_neighbours_must_touch_whichever_of_them_says_so() -> None:
    wanted = [("P", "Q"), ("Q", "P"), ("R", "Q"), ("Q", "R")]
    assert bound({"here": {"adjacent": ["there"]}, "there": {}}) == wanted
    assert bound({"here": {}, "there": {"adjacent": ["here"]}}) == wanted


def test_another_first_place_is_tried_before_another_second_one() -> None:
    ways = bound({"here": {}, "there": {}})
    assert [here for here, _ in ways[:3]] == ["P", "Q", "R"]
    assert len(ways) == len({*ways}) == 6


def test_a_case_with_more_places_than_the_map_has_is_left_at_once() -> None:
    many = {f"P{number}": Place("wetland") for number in range(20)}
    more: dict[str, Any] = {f"here{number}": {"terrain": "wetland"} for number in range(21)}
    assert bound(more, Map({}, many, own=True)) == []


def test_a_place_that_is_needed_elsewhere_makes_way() -> None:
    assert bound({"here": {}, "there": {}, "far": {"terrain": "jungle"}}) == [
        ("P", "R", "Q"),
        ("R", "P", "Q"),
    ]


def test_places_apart_must_not_touch() -> None:
    assert bound({"here": {}, "there": {"apart": True}}) == [("P", "R"), ("R", "P")]
    assert bound({"here": {"apart": True}, "there": {}}) == [("P", "R"), ("R", "P")]


def test_places_that_are_not_said_to_touch_may() -> None:
    assert len(bound({"here": {}, "there": {}})) == 6


def test_no_place_stands_for_two() -> None:
    assert bound({"here": {}, "there": {}, "yonder": {}, "beyond": {}}) == []


def test_every_name_is_replaced_and_nothing_else() -> None:
    places = {"here": {"terrain": "jungle", "adjacent": ["there"]}, "there": {}}
    one, on = next(
        bindings(
            SI,
            case(
                places,
                answers={"cascade": {"here": ["there"]}},
                because={"lands.here.city": "SI-build-E01"},
                feature="spirit_island/here.feature",
            ),
            [Map({"boards": ["A"], "players": 1}, LINE)],
        )
    )
    assert one.inputs == {"land": "Q"}
    assert one.position == {
        "boards": ["A"],
        "players": 1,
        "lands": {"Q": {"town": 1}, "P": {"town": 1}},
    }
    assert one.answers == {"cascade": {"Q": ["P"]}}
    assert one.expect.outcome == {"lands": {"Q": {"city": 1}}}
    assert one.expect.stated == ("lands.Q.city",)
    assert one.because == {"lands.Q.city": "SI-build-E01"}
    assert one.places == {}
    assert one.title == "a case about here"
    assert one.feature == "spirit_island/here.feature"
    assert not on.own


def test_a_map_for_another_number_of_players_is_passed_over() -> None:
    two = Map({"boards": ["A", "B"], "players": 2}, LINE)
    assert bound({"here": {}}, two) == []
    assert list(bindings(SI, case({"here": {}}, position={"players": 2}), [two]))


def test_renaming_goes_through_everything() -> None:
    value = {"here": ["here", {"x": "lands.here.town"}], "elsewhere": "nothere", "n": 3, "b": True}
    assert rename(value, {"here": "A1"}) == {
        "A1": ["A1", {"x": "lands.A1.town"}],
        "elsewhere": "nothere",
        "n": 3,
        "b": True,
    }
    assert rename({"here": 1, "there": 2}, {"here": "there", "there": "here"}) == {
        "there": 1,
        "here": 2,
    }


# Games whose places touch in several ways, and in whose places markers lie

VQ = rulebook("virgin-queen")
ROADS = {
    "A": Space("key", home="france", adjacent=("B", "C", "D"), passes=("C",), waterways=("D",)),
    "B": Space("fortress", adjacent=("A",)),
    "C": Space(adjacent=("A",), passes=("A",)),
    "D": Space(home="spain", adjacent=("A", "S"), waterways=("A",)),
    "S": Space("sea zone", waters="atlantic", adjacent=("D",)),
}


def in_europe(
    places: Mapping[str, Any], **position: Any
) -> list[tuple[tuple[str, ...], Mapping[str, Any]]]:
    """Return in which spaces symbolic ones can lie, in their order, and what then lies there."""
    asked = msgspec.convert(
        {
            "id": "vq-x-0001",
            "title": "a case",
            "operation": "virgin_queen.remove_unrest",
            "places": places,
            "position": {"spaces": {name: {"unrest": True} for name in places}, **position},
            "answers": {"displaced_units": {f"{next(iter(places))} france regulars": [1]}},
            "expect": {"outcome": {}},
        },
        Case,
    )
    found = []
    for one, _ in bindings(VQ, asked, [Map({}, ROADS, own=True)]):
        spaces = one.position["spaces"]
        (subject,) = one.answers["displaced_units"]
        names = (subject.removesuffix(" france regulars"), *(n for n in spaces))
        order = tuple(dict.fromkeys(name for name in names))
        found.append((order, {n: s for n, s in spaces.items() if s != {"unrest": True}}))
    return found


def exactly(places: Mapping[str, Any]) -> list[tuple[str, ...]]:
    return [order for order, markers in in_europe(places) if not markers]


@pytest.mark.parametrize(
    ("link", "there"),
    [("adjacent", "B"), ("passes", "C"), ("waterways", "D")],
)
def test_a_link_is_bound_only_to_one_of_its_kind(link: str, there: str) -> None:
    france = {"kind": "key", "home": "france"}
    assert exactly({"here": {**france, link: ["there"]}, "there": {}}) == [("A", there)]
    assert exactly({"here": france, "there": {link: ["here"]}}) == [("A", there)]


def test_a_space_that_isnt_said_to_touch_may_do_so_in_any_way() -> None:
    france = {"kind": "key", "home": "france"}
    free = exactly({"here": france, "there": {}})
    assert free == [("A", "B"), ("A", "C"), ("A", "D"), ("A", "S")]
    assert exactly({"here": france, "there": {"apart": True}}) == [("A", "S")]


def test_markers_make_a_space_fit_if_none_fits_by_itself() -> None:
    found = in_europe({"here": {"kind": "fortress", "home": "hre"}})
    assert found == [
        (("A",), {"A": {"control": "hre", "unrest": True}}),
        (("B",), {"B": {"control": "hre", "unrest": True}}),
        (("C",), {"C": {"control": "hre", "fortress": True, "unrest": True}}),
        (("D",), {"D": {"control": "hre", "fortress": True, "unrest": True}}),
    ]
    first, *_ = in_europe({"here": {"kind": "unfortified", "home": "spain"}})
    assert first == (("D",), {})
    controlled = in_europe(
        {"here": {"kind": "fortress", "home": "hre"}}, spaces={"here": {"control": "spain"}}
    )
    assert controlled[0] == (("A",), {"A": {"control": "spain"}})


def test_no_marker_takes_walls_away_or_makes_land_of_the_sea() -> None:
    assert [order for order, _ in in_europe({"here": {"kind": "unfortified", "home": "hre"}})] == [
        ("C",),
        ("D",),
    ]
    assert in_europe({"here": {"kind": "sea zone"}}) == [(("S",), {})]
    assert not in_europe({"here": {"kind": "key", "capital": True}})
    assert not in_europe({"here": {"kind": "key", "home": "spain", "upper": "dutch"}})


def test_subjects_of_asks_are_renamed_word_by_word_and_titles_are_not() -> None:
    assert rename("here france regulars", {"here": "St Quentin"}, between=" ") == (
        "St Quentin france regulars"
    )
    assert rename("here france regulars", {"here": "St Quentin"}) == "here france regulars"
