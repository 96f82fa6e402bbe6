"""Filling: the reference derives what a scenario doesn't state, and contradicts what is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.filling import Unfit, fill, pattern, value_at
from rulewright.conformance.reference import lay
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Open
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.spirit_island.position import Land, Position

SI = rulebook("spirit-island")
ALL = {case.id: case for case in load_cases(vector_files("spirit_island"), SI.clauses)}


def scenario(**fields: Any) -> Case:
    """Blight in a land with one neighbour that is worth a choice, unless it is told otherwise."""
    usual: dict[str, Any] = {
        "id": "si-x-0001",
        "title": "a case",
        "operation": "spirit_island.ravage_land",
        "tests": ["SI-ravage-E05"],
        "places": {"here": {"terrain": "mountain"}, "far": {"apart": True}},
        "position": {
            "lands": {"here": {"city": 1}, "far": {"city": 1, "presence": {"River": 1}}},
            "spirits": {"River": {}},
            "fear": {"pool": 4, "deck": ["Isolation"]},
            "blight_card": {"card": "Downward Spiral", "tokens": 5},
            "invaders": {"ravage": "1-mountain"},
        },
        "inputs": {"land": "here"},
        "expect": {"outcome": {"lands": {"here": {"blight": 1}}}, "stated": ["lands.here.blight"]},
    }
    return msgspec.convert({**usual, **fields}, Case)


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in scenario().position.items() if key != name}


def unfit(**fields: Any) -> str:
    with pytest.raises(Unfit) as caught:
        fill(SI, scenario(**fields))
    told = str(caught.value)
    assert told.startswith("si-x-0001: ")
    return told


def test_outcome_clauses_needs_and_readings_are_derived() -> None:
    filled = fill(SI, scenario())
    assert filled.expect.outcome == {
        "lands": {"here": {"blight": 1}},
        "blight_card": {"tokens": 4},
    }
    assert filled.expect.stated == ("lands.here.blight",)
    assert filled.components == "spirit_island/base"
    assert {"SI-ravage-E03", "SI-ravage-E05"} < set(filled.clauses)
    assert "lands.*.city" in filled.needs
    assert "spirits.*" not in filled.needs
    assert "lands.*.town" not in filled.needs
    assert set(filled.readings) <= set(SI.questions)
    assert fill(SI, filled) == filled  # filling changes nothing a second time


@pytest.mark.parametrize("id_", list(ALL)[::25])
def test_filling_what_is_filled_changes_nothing(id_: str) -> None:
    filled = fill(SI, ALL[id_], about_the_end=True)
    assert fill(SI, filled, about_the_end=True) == filled


def test_a_need_is_a_field_without_which_it_comes_out_otherwise() -> None:
    filled = fill(SI, scenario())
    assert filled.needs
    for need in filled.needs:
        assert pattern(need, Position()) or need


def test_readings_that_change_the_outcome_are_named() -> None:
    assert any("SI-Q15" in case.readings for case in ALL.values())
    witness = next(
        case
        for case in ALL.values()
        if case.expect.by_reading is not None and case.expect.by_reading.question == "SI-Q15"
    )
    assert witness.readings == ()


@pytest.mark.parametrize(
    ("outcome", "what"),
    [
        ({"lands": {"here": {"blight": 2}}}, "lands.here.blight is stated as 2, the reference say"),
        ({"lands": {"here": {"city": 0}}}, "lands.here.city is stated as 0, the reference says 1"),
        ({"lands": {"far": {"blight": 1}}}, "lands.far.blight is stated as 1, the reference says"),
    ],
)
def test_a_stated_value_is_contradicted(outcome: dict[str, Any], what: str) -> None:
    assert what in unfit(expect={"outcome": outcome})


def test_a_stated_value_that_stays_as_it_is_may_be_stated() -> None:
    filled = fill(SI, scenario(expect={"outcome": {"lands": {"here": {"city": 1, "town": 0}}}}))
    assert "city" not in filled.expect.outcome["lands"]["here"]  # type: ignore[index]


def test_a_stated_field_must_exist() -> None:
    with pytest.raises(BadData, match=r"a position has no field lands.here.twon"):
        fill(SI, scenario(expect={"outcome": {"lands": {"here": {"twon": 1}}}}))


def test_a_refusal_is_held_against_what_is_stated() -> None:
    legal = unfit(expect={"illegal": {"clause": "SI-ravage-E05"}})
    assert "it should be refused by SI-ravage-E05, but is played" in legal
    refusal = next(case for case in ALL.values() if case.expect.illegal is not None)
    clause = refusal.expect.illegal.clause  # type: ignore[union-attr]
    played = msgspec.convert({"outcome": {}}, type(refusal.expect))
    with pytest.raises(Unfit, match=f"the reference refuses it: .*{clause}"):
        fill(SI, msgspec.structs.replace(refusal, expect=played))
    other = msgspec.convert({"illegal": {"clause": "SI-ravage-E05"}}, type(refusal.expect))
    with pytest.raises(Unfit, match=f"refused by {clause} .*, stated is SI-ravage-E05"):
        fill(SI, msgspec.structs.replace(refusal, expect=other))


def test_a_dead_position_is_refused() -> None:
    dead = {**scenario().position, "lands": {"here": {"city": 1}}}
    assert "the game is over before it is played: defeat" in unfit(position=dead)
    won = {**scenario().position, "result": "victory", "result_by": "terror level 1"}
    assert "the game is over before it is played: victory (terror level 1)" in unfit(position=won)


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(Impossible, match=r"si-x-0001: position\.lands\.far\.presence: River is"):
        fill(SI, scenario(position=without("spirits")))


def test_a_clause_that_is_never_met_is_refused() -> None:
    told = unfit(tests=["SI-build-E01"])
    assert "meant to test SI-build-E01, but the play never meets it" in told


def test_answers_are_held_against_what_is_asked() -> None:
    told = unfit(answers={"cascade": {"here": ["far"]}})
    assert "cascade (here): nobody asked for the answer 'far'" in told
    silent = (
        msgspec.structs.replace(case, answers={})
        for case in ALL.values()
        if case.expect.outcome is not None and "cascade" in case.answers
    )
    open_case = next(case for case in silent if isinstance(lay(SI, case).play(), Open))
    with pytest.raises(Unfit, match=r"no answer is stated to \w+ \("):
        fill(SI, open_case, about_the_end=True)


def test_an_ask_is_held_against_what_is_stated() -> None:
    asking = next(case for case in ALL.values() if case.expect.ask is not None)
    ask = asking.expect.ask
    assert ask is not None
    for changed, what in (
        (msgspec.structs.replace(ask, options=("nowhere",)), "; stated is nowhere"),
        (msgspec.structs.replace(ask, key="nothing"), " is asked instead"),
    ):
        expect = msgspec.structs.replace(asking.expect, ask=changed)
        with pytest.raises(Unfit, match=what):
            fill(SI, msgspec.structs.replace(asking, expect=expect), about_the_end=True)
    never = unfit(expect={"ask": {"key": "cascade", "subject": "here", "options": []}})
    assert "cascade (here) is never asked" in never


def by_reading(question: str, *readings: str) -> dict[str, Any]:
    results = {name: {"outcome": {}} for name in readings}
    return {"by_reading": {"question": question, "readings": results}}


def test_readings_must_part_and_all_be_there() -> None:
    readings = SI.questions["SI-Q15"].readings
    alike = unfit(expect=by_reading("SI-Q15", *readings))
    assert "all readings of SI-Q15 come out alike" in alike
    some = unfit(expect=by_reading("SI-Q15", readings[0]))
    assert f"SI-Q15 has the readings {', '.join(readings)}; stated are {readings[0]}" in some
    with pytest.raises(BadData, match="si-x-0001: there is no question SI-Q999"):
        fill(SI, scenario(expect=by_reading("SI-Q999", "x")))
    left = unfit(expect=by_reading("SI-Q15", *readings), answers={"cascade": {"here": ["far"]}})
    assert "no reading asks for every answer to cascade (here)" in left


def test_any_of_holds_every_result() -> None:
    filled = fill(
        SI, scenario(expect={"any_of": [{"outcome": {"lands": {"here": {"blight": 1}}}}]})
    )
    (result,) = filled.expect.any_of or ()
    assert result.outcome == fill(SI, scenario()).expect.outcome
    told = unfit(expect={"any_of": [{"outcome": {"lands": {"here": {"blight": 2}}}}]})
    assert "nothing comes out like" in told


def test_values_and_patterns_of_dotted_paths() -> None:
    position = Position(lands={"A1": Land(town=2, damage={"town": (1,)})})
    assert value_at(position, "lands.A1.town") == 2
    assert value_at(position, "lands.A1.damage.town") == [1]
    assert value_at(position, "lands.A2.town") == 0
    assert pattern("lands.A1.damage.town", position) == "lands.*.damage.*"
    assert pattern("fear.pool", position) == "fear.pool"
