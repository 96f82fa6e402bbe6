"""Cases: loaded strictly; every error names file, line, id and field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.conformance.cases import load_cases, read_cases, write_cases
from rulewright.conformance.data import data_folder, vector_files
from rulewright.conformance.reference import check_case, lay
from rulewright.core.clauses import BadData
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible

SI = rulebook("spirit-island")


def plain(id_: str = "si-x-0001", **fields: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {
        "id": id_,
        "title": "a case",
        "operation": "spirit_island.build_land",
        "position": {"boards": ["A"], "lands": {"A1": {"town": 1}}},
        "inputs": {"land": "A1"},
        "expect": {"outcome": {"lands": {"A1": {"city": 1}}}},
    }
    return {**usual, **fields}


def file_of(folder: Path, *cases: Any, name: str = "cases.jsonl") -> Path:
    file = folder / name
    lines = [case if isinstance(case, str) else json.dumps(case) for case in cases]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def wrong(file: Path) -> str:
    with pytest.raises(BadData) as caught:
        load_cases([file], SI.clauses)
    return str(caught.value)


def test_cases_are_read_in_order_and_written_sorted(tmp_path: Path) -> None:
    file = file_of(tmp_path, plain("b"), "", plain("a", reach="synthetic"))
    cases = load_cases([file], SI.clauses)
    assert [case.id for case in cases] == ["b", "a"]
    assert cases[0].expect.kind == "outcome"
    file.write_bytes(write_cases(file, cases))
    assert [case.id for case in read_cases(file)] == ["a", "b"]


def test_our_own_cases_are_written_as_they_stand_there() -> None:
    for file in vector_files("spirit_island"):
        cases = load_cases([file], SI.clauses)
        assert write_cases(file, cases) == file.read_bytes()


REFUSAL = {"illegal": {"clause": "SI-ravage-E05"}}


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"title": 7}, "Expected `str`, got `int` - at `$.title`"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"reach": "never"}, "Invalid enum value 'never' - at `$.reach`"),
        ({"answers": {"cascade": ["A2"]}}, "Expected `object`, got `array` - at `$.answers[...]`"),
        ({"answers": {"cascade": {"A1": "A2"}}}, "Expected `array`, got `str`"),
        ({"expect": {}}, "expect must hold exactly one of outcome, illegal, ask, any_of, by_read"),
        ({"expect": {"outcome": {}, **REFUSAL}}, "it holds outcome, illegal"),
        ({"expect": {"stated": ["players"]}}, "it holds none"),
        ({"expect": {"illegal": {}}}, "missing required field `clause` - at `$.expect.illegal`"),
        ({"expect": {"any_of": []}}, "expect.any_of: at least one result"),
        ({"expect": {"any_of": [{"outcome": {}}, {}]}}, "expect.any_of[1] must hold exactly one"),
        (
            {"expect": {"any_of": [{"outcome": {}, **REFUSAL}]}},
            "expect.any_of[0] must hold exactly one of outcome, illegal; it holds outcome, illegal",
        ),
        (
            {"expect": {"by_reading": {"question": "SI-Q15", "readings": {"any_adjacent": {}}}}},
            "expect.by_reading.readings.any_adjacent must hold exactly one",
        ),
        (
            {"expect": {"by_reading": {"question": "SI-Q15", "readings": {}}}},
            "expect.by_reading.readings: at least one result",
        ),
        ({"tests": ["SI-ravage-E99"]}, "tests: there is no clause SI-ravage-E99: did you mean SI-"),
        ({"clauses": ["XX-1-E99"]}, "clauses: there is no clause XX-1-E99"),
        ({"because": {"lands.A1.city": "SI-no-E99"}}, "because: there is no clause SI-no-E99"),
        ({"expect": {"illegal": {"clause": "SI-no-E9"}}}, "expect.illegal: there is no clause"),
        (
            {"expect": {"any_of": [{"illegal": {"clause": "SI-no-E9"}}]}},
            "expect.any_of[0].illegal: there is no clause SI-no-E9",
        ),
    ],
)
def test_a_wrong_case_is_named(fields: dict[str, Any], what: str, tmp_path: Path) -> None:
    told = wrong(file_of(tmp_path, plain("si-x-0000"), plain(**fields)))
    assert "cases.jsonl:2 (si-x-0001): " in told
    assert what in told


def test_a_missing_field_is_named(tmp_path: Path) -> None:
    for field in ("id", "title", "operation", "expect"):
        case = {key: value for key, value in plain().items() if key != field}
        told = wrong(file_of(tmp_path, case))
        assert "cases.jsonl:1" in told
        assert f"missing required field `{field}`" in told


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('{"id": "si-x-0001", "title": ', "cases.jsonl:2 (si-x-0001): Input data was truncated"),
        ("[]", "cases.jsonl:2: Expected `object`, got `array`"),
        ("garbage", "cases.jsonl:2: JSON is malformed"),
        ('{"id": "x", "position": ' + "[" * 100_000, "cases.jsonl:2 (x): "),
    ],
)
def test_a_line_that_is_no_case_is_named(line: str, what: str, tmp_path: Path) -> None:
    assert what in wrong(file_of(tmp_path, plain("si-x-0000"), line))


def test_a_line_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_bytes(b'{"id": "si-x-0001", "title": "d\xe9pass\xe9"}\n')
    assert "cases.jsonl:1 (si-x-0001): " in wrong(file)


def test_an_id_stands_there_once(tmp_path: Path) -> None:
    told = wrong(file_of(tmp_path, plain(), plain()))
    assert "cases.jsonl:2: the case id si-x-0001 stands at" in told
    assert told.endswith("cases.jsonl:1 too")
    files = [file_of(tmp_path, plain(), name=name) for name in ("a.jsonl", "b.jsonl")]
    with pytest.raises(BadData, match=r"b\.jsonl:1: the case id si-x-0001 stands at .*a\.jsonl:1"):
        load_cases(files)


def test_a_file_that_cant_be_read_is_named(tmp_path: Path) -> None:
    assert "none.jsonl: can't be read: No such file" in wrong(tmp_path / "none.jsonl")
    assert "can't be read: Is a directory" in wrong(tmp_path)
    with pytest.raises(BadData, match="there are no cases"):
        vector_files("no_game")
    assert (data_folder("schemas") / "case.json").exists()


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"operation": "spirit_island.bild_land"}, "did you mean spirit_island.build_land?"),
        ({"rules": {"hit_on": 5}}, "si-x-0001: rules: Object contains unknown field `hit_on`"),
        ({"rules": {"town_health": -1}}, "si-x-0001: rules: Expected `int` >= 1"),
        ({"rules": {"readings": {"SI-Q999": "x"}}}, "si-x-0001: rules: "),
        ({"rules": {"readings": {"SI-Q15": "x"}}}, "has no reading 'x'"),
        ({"components": "spirit_island/jagged_earth"}, "there is no pack"),
        ({"inputs": {}}, "si-x-0001: inputs: spirit_island.build_land needs 'land' (the land)"),
        ({"inputs": {"land": 1}}, "si-x-0001: inputs.land: Expected `str`, got `int`"),
        ({"inputs": {"land": "A1", "x": 1}}, "si-x-0001: inputs: spirit_island.build_land takes"),
        ({"position": {"lands": {"A1": {"town": -1}}}}, "si-x-0001: position: Expected `int` >= 0"),
        ({"position": {"colour": "red"}}, "si-x-0001: position: Object contains unknown field"),
        (
            {"position": {"lands": {"A2": {"town": 1}, "A1": {"town": -1}}}},
            "si-x-0001: position: Expected `int` >= 0 - at `lands.A1.town`",
        ),
        (
            {"position": {"lands": {"A2": {"damage": {"town": ["two"]}}}}},
            "at `lands.A2.damage.town.0`",
        ),
        ({"places": {"here": {"terrain": "swamp"}}}, "si-x-0001: places.here.terrain: Invalid"),
        ({"places": {"here": {"coast": True}}}, "places.here.coast: a place is described by ter"),
        ({"places": {"here": {"apart": 1}}}, "si-x-0001: places.here.apart: Expected `bool`"),
        ({"expect": {"outcome": {"lands": {"A1": {"twon": 1}}}}}, "si-x-0001: expect: outcome: "),
        ({"expect": {"any_of": [{"outcome": {"players": 0}}]}}, "si-x-0001: expect: outcome: "),
        ({"readings": ["SI-Q999"]}, "si-x-0001: readings: there is no question SI-Q999"),
        (
            {"expect": {"by_reading": {"question": "SI-Q999", "readings": {"x": REFUSAL}}}},
            "si-x-0001: expect: there is no question SI-Q999",
        ),
        (
            {"expect": {"by_reading": {"question": "SI-Q15", "readings": {"x": REFUSAL}}}},
            "si-x-0001: expect: SI-Q15 has no reading 'x', only any_adjacent",
        ),
    ],
)
def test_a_case_that_names_what_does_not_exist_is_refused(
    fields: dict[str, Any], what: str, tmp_path: Path
) -> None:
    (case,) = load_cases([file_of(tmp_path, plain(**fields))], SI.clauses)
    with pytest.raises(BadData) as caught:
        check_case(SI, case)
    assert what in str(caught.value)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"inputs": {"land": "A99"}}, "si-x-0001: inputs.land: there is no place 'A99'"),
        (
            {"position": {"boards": ["A"], "lands": {"Z1": {"town": 1}}}},
            "si-x-0001: position.lands.Z1: there is no such land",
        ),
        ({"position": {"boards": ["Z"]}}, "si-x-0001: position.boards: there is no board Z"),
        (
            {"position": {"boards": ["A"], "lands": {"A1": {"town": 1, "damage": {"town": [2]}}}}},
            "si-x-0001: position.lands.A1.damage.town: a town with 2 damage is destroyed",
        ),
        ({"places": {"here": {"adjacent": ["yonder"]}}}, "is adjacent to yonder"),
    ],
)
def test_an_impossible_position_is_refused(
    fields: dict[str, Any], what: str, tmp_path: Path
) -> None:
    (case,) = load_cases([file_of(tmp_path, plain(**fields))], SI.clauses)
    with pytest.raises(Impossible) as caught:
        lay(SI, case)
    assert what in str(caught.value)
