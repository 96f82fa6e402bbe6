"""Searching: plays are drawn, completed, measured and shrunk; the same string gives the same."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.toy import toy

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.reference import lay
from rulewright.conformance.searching.searching import (
    STRING,
    complete,
    draw_case,
    first_answer,
    strings,
    with_answers,
)
from rulewright.conformance.searching.shrinking import (
    Names,
    in_order,
    kinds_of_names,
    shrink,
    shrink_further,
    smaller_cases,
    with_usual_places,
)
from rulewright.conformance.sizes import size
from rulewright.core.asks import Choose, ChooseSome, Divide, Draw, Part, Roll
from rulewright.core.citing import Illegal, Options
from rulewright.core.drivers import Open, Played, Refused
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook

SI = rulebook("spirit-island")


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return toy(tmp_path)


def case(**fields: Any) -> Case:
    usual: dict[str, Any] = {"id": "x", "title": "", "operation": "toy.double", "expect": {}}
    return msgspec.convert({**usual, **fields}, Case)


def piles(**stones: int) -> dict[str, Any]:
    return {"piles": {name: {"stones": number} for name, number in stones.items()}}


# Strings and drawn cases


def test_the_same_seed_gives_the_same_strings() -> None:
    first, again, other = (list(strings(seed, 12)) for seed in ("a", "a", "b"))
    assert first == again
    assert not set(first) & set(other)
    assert {len(string) for string in first} == {STRING}
    assert list(strings("a", 3)) == first[:3]


def test_every_other_string_is_mostly_zeros_but_for_its_first_byte() -> None:
    zeros = [string[1:].count(0) / (STRING - 1) for string in strings("a", 60)]
    assert all(share < 0.05 for share in zeros[::2])
    assert all(share > 0.5 for share in zeros[1::2])
    assert len({string[0] for string in strings("a", 60)}) > 20


def test_what_is_drawn_can_be_played_to_its_end_and_is_drawn_again() -> None:
    drawn = [draw_case(SI, string) for string in strings("drawn", 60)]
    assert drawn == [draw_case(SI, string) for string in strings("drawn", 60)]
    cases = [one for one in drawn if one is not None]
    assert len(cases) > 50
    assert len({one.operation for one in cases}) > 10
    for one in cases:
        assert not isinstance(lay(SI, one).play(listen=False), Open)


def test_only_the_operations_that_are_wanted_are_drawn() -> None:
    drawn = [draw_case(SI, string, among=("build", "ravage")) for string in strings("few", 20)]
    operations = {one.operation for one in drawn if one is not None}
    assert operations == {"spirit_island.build", "spirit_island.ravage"}


# Completing


def played(book: Rulebook, one: Case) -> Any:
    return complete(lay(book, one), one.answers)  # type: ignore[arg-type]  # lists are fine


def test_answers_that_fit_are_given_and_others_are_passed_over(book: Rulebook) -> None:
    asks = case(operation="toy.name", position=piles(a=1, b=1, c=1))
    for answers, note in (({}, "a"), ({"anybody": ["b"]}, "b"), ({"anybody": ["z"]}, "a")):
        told = msgspec.structs.replace(asks, answers={"pile": answers} if answers else {})
        ending = played(book, told)
        assert isinstance(ending, Played)
        assert ending.result.note == note
        assert with_answers(told, ending).answers == {"pile": {"anybody": [note]}}


def test_what_is_forced_takes_its_turn_if_it_is_answered(book: Rulebook) -> None:
    one = case(operation="toy.name", position=piles(a=1), answers={"pile": {"anybody": ["a"]}})
    ending = played(book, one)
    assert isinstance(ending, Played)
    assert ending.result.note == "a"
    unfit = msgspec.structs.replace(one, answers={"pile": {"anybody": ["z"]}})
    assert played(book, unfit).result.note == "a"


def test_an_option_that_a_clause_leaves_out_is_refused() -> None:
    two = {"here": {}, "there": {"adjacent": ["here"]}}
    blight: dict[str, Any] = {"card": "Downward Spiral", "tokens": 5}
    refused = msgspec.convert(
        {
            "id": "x",
            "title": "",
            "operation": "spirit_island.add_blight",
            "places": {**two, "yonder": {"adjacent": ["here"]}, "far": {}},
            "position": {
                "lands": {"here": {"blight": 1, "city": 1}},
                "blight_card": blight,
            },
            "inputs": {"land": "here"},
            "answers": {"cascade": {"here": ["far"]}},
            "expect": {},
        },
        Case,
    )
    ending = played(SI, refused)
    assert isinstance(ending, Refused)
    assert ending.clause == "SI-blight-effects-E01"
    assert played(SI, msgspec.structs.replace(refused, answers={})).result.blight_card.tokens == 3


OPTIONS = Options(("a", "b", "c"), {})


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Choose("k", "s", OPTIONS), "a"),
        (Choose("k", "s", OPTIONS, optional=True), None),
        (ChooseSome("k", "s", OPTIONS, least=0, most=3), ()),
        (ChooseSome("k", "s", OPTIONS, least=2, most=3), ("a", "b")),
        (Roll("k", "s", dice=3), (1, 1, 1)),
        (Draw("k", "s", ("x", "y", "z"), 2), ("x", "y")),
        (Divide("k", "s", 3, (Part("p", 2, 2), Part("q", 1, 2))), {"p": (2, 1)}),
    ],
)
def test_the_first_answer_declines_takes_the_least_and_the_first(ask: Any, answer: Any) -> None:
    assert first_answer(ask) == answer
    try:
        ask.check(answer)
    except Illegal:
        pytest.fail("the first answer is legal")


# Sizes

IN_ORDER = [
    case(position=piles(a=1)),
    case(position=piles(b=1)),  # of equal length, the first in order
    case(position=piles(aa=1)),  # the shorter JSON before the longer
    case(position=piles(a=2)),  # fewer pieces before more
    case(position=piles(a=1), inputs={"number": 3}),  # what is told to do counts too
    case(position=piles(), answers={"pile": {"anybody": ["a"]}}),  # fewest answers first
    case(position=piles(), answers={"pile": {"anybody": ["a", "a"]}}),
]


@pytest.mark.parametrize(("smaller", "larger"), [*pairwise(IN_ORDER)])
def test_the_smaller_case_has_fewer_answers_then_pieces_then_json(
    smaller: Case, larger: Case
) -> None:
    assert size(smaller) < size(larger)


def test_ids_titles_and_what_is_expected_have_no_size() -> None:
    one = case(position=piles(a=1))
    told = msgspec.structs.replace(
        one, id="longer", title="longer", expect=Expect(stated=("a",)), tests=("c",)
    )
    assert size(one) == size(told)


# Shrinking


def at_least(pile: str, number: int) -> Any:
    def meets(one: Case) -> Case | None:
        there = one.position.get("piles", {}).get(pile, {}).get("stones", 0)
        return one if there >= number else None

    return meets


def test_only_what_is_needed_is_left() -> None:
    large = case(position={**piles(a=9, b=9, c=9), "note": "x"}, inputs={"pile": "b"})
    small = shrink(large, at_least("b", 5))
    assert small.position == piles(b=5)
    assert small.inputs == {}
    assert not [one for one in smaller_cases(small) if at_least("b", 5)(one)]


def test_what_the_condition_gives_back_takes_the_place_of_the_case() -> None:
    def meets(one: Case) -> Case | None:
        kept = at_least("b", 2)(one)
        return msgspec.structs.replace(kept, answers={"said": {"x": ["y"]}}) if kept else None

    small = shrink(meets(case(position=piles(a=3, b=3))), meets)  # type: ignore[arg-type]
    assert small.answers == {"said": {"x": ["y"]}}
    assert small.position == piles(b=2)


def test_a_place_is_taken_out_with_all_that_stands_there() -> None:
    places = {"here": {"adjacent": ["there"]}, "there": {"adjacent": ["here"]}, "yonder": {}}
    large = case(places=places, position={"lands": {"here": {"x": 1}, "there": {"x": 1}}})
    small = shrink(large, lambda one: one if "here" in one.position.get("lands", {}) else None)
    assert small.position == {"lands": {"here": {}}}
    assert "there" not in small.places


def test_a_name_is_put_for_another_of_its_kind_wherever_it_stands() -> None:
    large = case(position=piles(cc=2), inputs={"pile": "cc"}, answers={"pile": {"cc": ["cc"]}})

    def meets(one: Case) -> Case | None:
        (pile,) = one.position.get("piles", {}) or [""]
        held = one.inputs.get("pile") == pile and one.answers == {"pile": {pile: [pile]}}
        return one if held and at_least(pile, 2)(one) else None

    small = shrink(large, meets, Names((("a", "bb", "cc"),)))
    assert small.position == piles(a=2)
    assert small.inputs == {"pile": "a"}
    assert shrink(large, meets) == large


def test_a_name_is_found_whole() -> None:
    large = case(position={"lands": {"here": {"card": "2-sands"}, "there": {"card": "sandsy"}}})
    wanted = {"here": {"card": "2-a"}, "there": {"card": "sandsy"}}
    changed = [one.position.get("lands") for one in smaller_cases(large, Names((("a", "sands"),)))]
    assert wanted in changed


def test_pieces_are_moved_to_another_field_of_their_kind_and_carried_to_another_part() -> None:
    def meets(one: Case) -> Case | None:
        every = one.position.get("piles", {}).values()
        return one if sum(pile.get("stones", 0) for pile in every) >= 2 else None

    large = case(position=piles(long=1, longer=1))
    small = shrink(large, meets, Names((("long", "longer"),)))
    assert small.position == piles(long=2)

    def pebbles(one: Case) -> Case | None:
        (pile,) = one.position.get("piles", {}).values() or [{}]
        return one if sum(pile.values()) >= 2 else None

    names = Names((("stones", "pebbles", "ox"),))
    assert shrink(case(position=piles(a=2)), pebbles, names).position == {"piles": {"a": {"ox": 2}}}


def test_a_name_that_counts_in_one_place_and_lists_in_another_is_passed_over() -> None:
    """The markers of a player may be a number, and those who watch him names, side by side."""

    def meets(one: Case) -> Case | None:
        held = one.position.get("held", {})
        return one if held.get("a") and held.get("b") else None

    large = case(position={"held": {"a": 2, "b": ["x", "y"]}})
    names = Names((("a", "b"),))
    assert shrink_further(large, meets, names).position == {"held": {"a": 1, "b": ["y"]}}


def test_all_of_a_part_is_carried_to_a_place_where_nothing_stands() -> None:
    """Only what stands together counts here, and two names are more than one."""
    places: dict[str, Any] = {"here": {}, "there": {}}
    large = case(places=places, position={"lands": {"there": {"city": 1, "by": {"x": 1}}}})

    def meets(one: Case) -> Case | None:
        land = one.position.get("lands", {}).get("here", {})
        kept = one.position.get("lands", {}).get("there", {})
        both = any(part.get("city") and part.get("by") for part in (land, kept))
        return one if both and "here" in one.places else None

    small = shrink(large, meets)
    assert small.position == {"lands": {"here": {"by": {"x": 1}, "city": 1}}}
    assert small.places == {"here": {}}


def test_numbers_that_must_change_together_do() -> None:
    def meets(one: Case) -> Case | None:
        players = one.position.get("players", 1)
        return one if one.position.get("pool") == 4 * players else None

    assert shrink(case(position={"players": 3, "pool": 12}), meets).position == {"pool": 4}


def test_what_no_single_step_makes_smaller_may_be_by_two_changes() -> None:
    """Five stones, or a pebble and an ox: from one to the other every step breaks it."""

    def meets(one: Case) -> Case | None:
        (pile,) = one.position.get("piles", {}).values() or [{}]
        either = pile.get("stones", 0) >= 5 or (pile.get("pebbles") and pile.get("ox"))
        return one if either else None

    names = Names((("stones", "pebbles", "ox"),))
    hill = case(position=piles(a=5))
    assert shrink(hill, meets, names) == hill
    assert shrink_further(hill, meets, names).position == {"piles": {"a": {"ox": 1, "pebbles": 1}}}


def test_the_names_of_a_game() -> None:
    kinds = {frozenset(kind) for kind in kinds_of_names(SI).kinds}
    assert frozenset(SI.components().invader_cards) in kinds
    assert {"jungle", "mountain", "sands", "wetland"} in kinds
    assert {"pool", "generated", "terror_level"} in kinds
    assert any({"explorer", "town", "city", "dahan", "defend"} <= kind for kind in kinds)
    assert not any("" in kind or len(kind) < 2 for kind in kinds)
    lands = case(position={"lands": {"A1": {}, "A2": {}}, "spirits": {"River": {}, "Ocean": {}}})
    more = {frozenset(kind) for kind in kinds_of_names(SI, [lands]).kinds} - kinds
    assert {"coastal", "no_ravage"} <= set(kinds_of_names(SI).flags)
    assert more == {frozenset({"A1", "A2"}), frozenset({"River", "Ocean"})}


def test_places_get_the_usual_names_and_entries_their_order() -> None:
    one = case(
        places={"far": {"adjacent": ["here"]}, "here": {}},
        position={"lands": {"far": {"x": 1}}},
        inputs={"land": "far"},
    )
    usual = with_usual_places(one)
    assert usual.places == {"there": {"adjacent": ["here"]}, "here": {}}
    assert usual.position == {"lands": {"there": {"x": 1}}}
    assert usual.inputs == {"land": "there"}
    zoned = case(places={"sea": {"kind": "sea zone", "adjacent": ["home"]}, "home": {"home": "x"}})
    usual = with_usual_places(zoned)
    assert usual.places == {
        "here": {"kind": "sea zone", "adjacent": ["there"]},
        "there": {"home": "x"},
    }
    turned = case(position={"b": {"d": 1, "c": 2}, "a": 3})
    assert list(in_order(turned).position) == ["a", "b"]
    assert list(in_order(turned).position["b"]) == ["c", "d"]
    assert in_order(turned) == turned
