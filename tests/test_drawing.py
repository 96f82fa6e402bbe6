"""Drawings of lands: the sketched boards honour the printed ones, and what stands there is seen."""

from __future__ import annotations

import re
from cmath import phase
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import EDGE_LENGTH, Game, island, load
from rulewright.spirit_island.drawing import draw, lie_of_places, outlines
from rulewright.spirit_island.position import Place, Position
from rulewright.spirit_island.rules import Rules

SI = rulebook("spirit-island")
BOARDS = load().boards
PRINTED = Game(Rules(), load())
SVG = "{http://www.w3.org/2000/svg}"


def position(**fields: Any) -> Position:
    return msgspec.convert({"boards": ["A"], **fields}, Position)


def drawn(at: Position, *marked: str, game: Game = PRINTED) -> ElementTree.Element:
    return ElementTree.fromstring(draw(game, at, frozenset(marked)))


def told(svg: ElementTree.Element) -> dict[str, str]:
    """Return what the drawing says of each land."""
    lands = (svg.findtext(f"{SVG}desc") or "").split("; ")
    return {land.split(" (")[0]: land.split(": ", 1)[1] for land in lands}


def on_map(at: Position, **places: dict[str, Any]) -> Game:
    return Game(Rules(), load(), {n: msgspec.convert(p, Place) for n, p in places.items()})


def borders(letter: str) -> dict[frozenset[Any], list[str]]:
    """Return each stretch of border with the lands on it."""
    lands: dict[frozenset[Any], list[str]] = defaultdict(list)
    for number, outline in outlines()[letter].items():
        for ends in pairwise((*outline, outline[0])):
            lands[frozenset(ends)].append(number)
    return lands


@pytest.mark.parametrize("letter", BOARDS)
def test_lands_share_a_border_just_where_they_are_adjacent(letter: str) -> None:
    touching = {tuple(sorted(lands)) for lands in borders(letter).values() if len(lands) > 1}
    adjacent = {
        tuple(sorted((number, str(other))))
        for number, land in BOARDS[letter].lands.items()
        for other in land.adjacent
    }
    assert touching == adjacent


@pytest.mark.parametrize("letter", BOARDS)
def test_lands_reach_the_sides_where_the_board_says_so(letter: str) -> None:
    sides = {"bottom": (1, 0, 0), "right": (0, 13, 1), "top": (1, 13, 0), "left": (0, 0, 1)}
    found: dict[str, list[tuple[float, float, str]]] = {side: [] for side in sides}
    for ends, lands in borders(letter).items():
        if len(lands) == 1:
            (side,) = (s for s, (axis, at, _) in sides.items() if all(e[axis] == at for e in ends))
            start, end = sorted(point[sides[side][2]] for point in ends)
            if side == "top":  # it is told from right to left
                start, end = EDGE_LENGTH - end, EDGE_LENGTH - start
            found[side].append((start, end, lands[0]))
    for side, edge in BOARDS[letter].edges.items():
        stops = [0, *edge.breaks, EDGE_LENGTH]
        wanted = [(a, b, str(n)) for (a, b), n in zip(pairwise(stops), edge.lands, strict=True)]
        assert sorted(found[side]) == wanted
    coast = {number for number, land in BOARDS[letter].lands.items() if land.coastal}
    assert {number for _, _, number in found["left"]} == coast


@pytest.mark.parametrize("letter", BOARDS)
def test_the_lands_cover_the_board_without_a_gap(letter: str) -> None:
    area = sum(
        (ax * by - bx * ay) / 2
        for outline in outlines()[letter].values()
        for (ax, ay), (bx, by) in pairwise((*outline, outline[0]))
    )
    assert area == pytest.approx(EDGE_LENGTH**2)


def test_what_stands_in_a_land_is_told_and_seen() -> None:
    land = {
        "explorer": 2,
        "town": 2,
        "city": 1,
        "dahan": 3,
        "blight": 1,
        "damage": {"town": [1]},
        "presence": {"River": 2},
        "defend": 4,
        "no_build": True,
        "extra_damage": 2,
        "extra_health": {"dahan": 1},
    }
    svg = drawn(position(lands={"A5": land}))
    assert told(svg)["A5"] == (
        "2 explorer, 1 town, 1 town with 1 damage, 1 city, 3 dahan, blight 1, defend 4, "
        "2 presence of River, no build, +2 damage, +1 health: dahan"
    )
    assert told(svg)["A1"] == "empty"
    titles = [title.text for title in svg.iter(f"{SVG}title")]
    assert titles == ["Board A", *told(svg)["A5"].split(", ")]
    words = ["".join(t.itertext()) for t in svg.iter(f"{SVG}text")]
    for word in ("A5 W", "A1 M", "A3 J", "A4 S", "1−1", "presence: River", "dahan"):
        assert word in words


def test_what_is_marked_is_seen_even_if_it_is_gone() -> None:
    lands = {"A5": {"town": 1}}
    assert told(drawn(position(lands=lands)))["A5"] == "1 town"
    svg = drawn(position(lands=lands), "lands.A5.dahan", "lands.A5.town")
    assert told(svg)["A5"] == "1 town, 0 dahan"
    framed = [rect for rect in svg.iter(f"{SVG}rect") if rect.get("stroke")]
    assert len(framed) == 2
    plain = drawn(position(lands=lands))
    assert not [rect for rect in plain.iter(f"{SVG}rect") if rect.get("stroke")]
    assert len(list(drawn(position(lands=lands), "A5"))) == len(list(plain)) + 1  # its frame


def test_of_several_boards_those_that_matter_are_drawn() -> None:
    both = position(boards=["A", "C"], players=2, lands={"C4": {"town": 1}, "A1": {"city": 1}})
    assert {name[0] for name in told(drawn(both, "A1"))} == {"A"}
    joined = drawn(both, "A3")
    assert {name[0] for name in told(joined)} == {"A", "C"}, "C4 touches A3, and holds a Town"


Land = tuple[str, str]
"""The letter of a board, and the number of a land."""


def laid(letters: str) -> dict[Land, list[complex]]:
    """Return the outlines of all lands of an island, as they are drawn."""
    lies = lie_of_places(load().layouts[len(letters)])
    return {
        (letter, number): [lies[place].at(point) for point in outline]
        for place, letter in enumerate(letters, 1)
        for number, outline in outlines()[letter].items()
    }


def overlap(one: Sequence[complex], other: Sequence[complex]) -> float:
    """Return how long the border is that two outlines share."""
    shared = 0.0
    for start, end in pairwise((*one, one[0])):
        for ends in pairwise((*other, other[0])):
            seen = [(z - start) / (end - start) for z in ends]  # where start is 0, and end 1
            if max(abs(z.imag) for z in seen) < 1e-6:
                first, last = sorted(z.real for z in seen)
                shared += max(0.0, min(1.0, last) - max(0.0, first)) * abs(end - start)
    return shared


def corner(at: Sequence[complex], other: Sequence[complex]) -> bool:
    """Tell whether two outlines have a point in common that is one of both."""
    return any(abs(one - two) < 1e-6 for one in at for two in other)


@pytest.mark.parametrize("letters", ["AB", "DC", "ABC", "DBA", "ABCD", "DCBA", "BDAC"])
def test_boards_lie_so_that_lands_touch_just_where_they_are_adjacent(letters: str) -> None:
    """On the border of two boards, adjacent lands share a stretch of border or meet in a corner."""
    at = position(boards=list(letters), players=len(letters))
    adjacent = {
        frozenset((name, other))
        for name, place in island(PRINTED, at).items()
        for other in place.adjacent
        if name[0] != other[0]
    }
    outlined = laid(letters)
    across = [pair for pair in combinations(outlined, 2) if pair[0][0] != pair[1][0]]
    names = {pair: frozenset("".join(land) for land in pair) for pair in across}
    shared = {names[p] for p in across if overlap(*(outlined[land] for land in p)) > 1e-6}
    met = {names[p] for p in across if corner(*(outlined[land] for land in p))}
    assert len(shared) > 3
    assert shared <= adjacent <= shared | met


@pytest.mark.parametrize("letters", ["AB", "ABC", "ABCD"])
def test_no_two_boards_lie_on_each_other(letters: str) -> None:
    """Else a land's middle would lie within a land of another board."""
    outlined = laid(letters)
    found = 0
    for land, outline in outlined.items():
        middle = sum(outline) / len(outline)
        around = [other for other in outlined if holds(outlined[other], middle)]
        assert around in ([land], [])  # of a bent land the mean of its corners may lie outside
        found += len(around)
    assert found > 0.9 * len(outlined)


def holds(outline: Sequence[complex], point: complex) -> bool:
    """Tell whether a point lies within an outline: its corners go once around it."""
    turns = sum(
        phase((end - point) / (start - point)) for start, end in pairwise((*outline, outline[0]))
    )
    return abs(turns) > 3


def test_of_two_boards_the_second_lies_turned_about_below_the_first() -> None:
    """As the rulebook's picture for two players has them: bottom to bottom."""
    lands = {"A3": {"town": 1}, "B3": {"city": 1}}
    svg = drawn(position(boards=["A", "B"], players=2, lands=lands), "A3", "B3")
    heights: dict[str, float] = {}
    for group in svg.iter(f"{SVG}g"):
        at = re.match(r"translate\(([\d.]+) ([\d.]+)\)", group.get("transform", ""))
        name = group.findtext(f"{SVG}text/{SVG}tspan")
        if at and name:
            heights[name] = float(at[2])
    assert len(heights) == 16
    above, below = ([heights[f"{b}{n}"] for n in range(1, 9)] for b in "AB")
    assert max(above) < min(below)
    assert heights["B1"] > heights["B3"], "B1 is the land at the top of a board that isn't turned"
    assert heights["A1"] < heights["A3"]


def test_a_layout_that_joins_not_all_boards_is_refused() -> None:
    apart = msgspec.structs.replace(load().layouts[3], joins=((1, "right", 2, "bottom"),))
    with pytest.raises(Impossible, match="3 boards doesn't join all"):
        lie_of_places(apart)


def test_other_maps_are_drawn_as_a_graph() -> None:
    places = {
        "here": {"terrain": "wetland", "coastal": True, "adjacent": ["there"]},
        "there": {"terrain": "jungle", "adjacent": ["here"]},
        "far": {"terrain": "sands"},
    }
    at = position(boards=[], lands={"far": {"city": 1}})
    svg = drawn(at, "here", game=on_map(at, **places))
    assert told(svg) == {"here": "empty", "there": "empty", "far": "1 city"}
    lines = [path for path in svg.iter(f"{SVG}path") if path.get("stroke") == "#8a8a8a"]
    assert len(lines) == 1
    assert "here (wetland, coastal)" in (svg.findtext(f"{SVG}desc") or "")


def test_of_a_large_map_only_what_matters_is_drawn() -> None:
    names = [f"land {number}" for number in range(300)]
    places = {
        name: {"terrain": "sands", "adjacent": [other for other in (before, after) if other]}
        for before, name, after in zip(["", *names], names, [*names[1:], ""], strict=False)
    }
    at = position(boards=[], lands={"land 200": {"city": 1}})
    assert {"land 199", "land 200", "land 201"} <= set(
        told(drawn(at, "land 200", game=on_map(at, **places)))
    )
    assert len(told(drawn(at, "land 200", game=on_map(at, **places)))) == 16


def test_a_land_that_isnt_on_the_map_is_drawn_beside_it() -> None:
    svg = drawn(position(lands={"Z9": {"town": 1}}))
    assert told(svg)["Z9"] == "1 town"
    assert "Z9 (not on the map)" in (svg.findtext(f"{SVG}desc") or "")
    assert len(told(svg)) == 9


def test_no_lands_no_drawing() -> None:
    assert draw(PRINTED, position(boards=[]), frozenset()) == ""


def test_names_are_escaped_and_long_ones_cut() -> None:
    name = "<svg onload=alert(1)>"
    svg = drawn(position(lands={"A1": {"presence": {name: 1}}}))
    assert told(svg)["A1"] == f"1 presence of {name}"
    assert "presence: <svg onload=a…" in ["".join(t.itertext()) for t in svg.iter(f"{SVG}text")]
