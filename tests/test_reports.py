"""Reports: the summary, the JSON and the JUnit XML of a run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from rulewright.conformance.cases import Case
from rulewright.conformance.implementations import greeting_of
from rulewright.conformance.known import load_known_failures
from rulewright.conformance.reports import Run, as_json, as_junit, command, on_table, summary, write
from rulewright.conformance.verdicts import Difference, Kind, Verdict
from rulewright.core.clauses import BadData
from rulewright.core.games import rulebook

SI = rulebook("spirit-island")
AWKWARD = 'a < b & "c" \x1b[31m \x00 \ufffe \uffff 🌊 ]]>'


def case(id_: str, title: str = "a case", **fields: Any) -> Case:
    usual: dict[str, Any] = {
        "id": id_,
        "title": title,
        "operation": "spirit_island.ravage_land",
        "tests": ["SI-ravage-E05"],
        "clauses": ["SI-ravage-E05", "SI-ravage-E03"],
        "position": {"lands": {"A2": {"city": 1, "presence": {"River": 1}}}, "players": 1},
        "inputs": {"land": "A2"},
        "answers": {"fight_back": {"A2": [{"city": [2]}]}},
        "expect": {"outcome": {}},
        "feature": "spirit_island/ravage.feature",
    }
    return msgspec.convert({**usual, **fields}, Case)


BLIGHT = Difference("lands.A2.blight", 1, 0, "SI-ravage-E05")
VERDICTS = (
    Verdict(case("si-1"), Kind.PASSED),
    Verdict(
        case("si-2"),
        Kind.WRONG_OUTCOME,
        differences=(BLIGHT,),
        notes=("a note",),
        after={"players": 1},
    ),
    Verdict(
        case("si-3", clauses=["SI-build-E01"], tests=["SI-build-E01"], feature=""), Kind.PASSED
    ),
    Verdict(case("si-4"), Kind.SKIPPED, "no dice"),
    Verdict(case("si-5", AWKWARD), Kind.CRASHED, AWKWARD, stderr="Traceback\nboom"),
    Verdict(case("si-6"), Kind.KNOWN_FAILURE, "wrong outcome; https://example.org"),
    Verdict(case("si-7"), Kind.PASSED_IN_PART, "not compared", through="spirit_island.ravage"),
)


def run(*verdicts: Verdict, **fields: Any) -> Run:
    usual: dict[str, Any] = {"seconds": 2.0, "warnings": ["it writes to stdout"]}
    return Run(SI, "node adapter.mjs", greeting_of(SI), verdicts, **{**usual, **fields})


def told(of: Run) -> str:
    return "\n".join(line for line, _ in summary(of))


def test_the_summary_tells_what_came() -> None:
    text = told(run(*VERDICTS))
    assert text.startswith("Spirit Island: rulewright reference 0.1.0 (Python)\n")
    for count, kind in (
        (2, "passed"),
        (1, "passed in part"),
        (1, "wrong outcome"),
        (1, "skipped"),
        (1, "crashed"),
        (1, "known failure"),
    ):
        assert f"  {count:5} {kind}\n" in text
    assert "7 cases in 2.00 s (4 a second)" in text
    assert "Note: it writes to stdout" in text
    assert "skipped 1: no dice" in text
    assert "1 cases were played through spirit_island.ravage" in text
    assert "stopped" not in text


def test_the_summary_shows_a_failing_case_with_its_rule() -> None:
    text = told(run(*VERDICTS))
    assert f"Suspected: SI-ravage-E05 ({SI.clauses['SI-ravage-E05'].title})" in text
    assert SI.clauses["SI-ravage-E05"].text in text
    for line in (
        "on the table  lands A2: city 1, presence River 1",
        "done          ravage land: land A2",
        "answered      fight back (A2): city [2]",
        "verdict       wrong outcome",
        "came out      lands.A2.blight = 0",
        "demanded      lands.A2.blight = 1 (SI-ravage-E05)",
        "note          a note",
        'rulewright check spirit-island --implementation "node adapter.mjs" --case si-2',
    ):
        assert line in text
    assert "1 crashed" in text
    assert "stderr        boom" in text


def test_an_entry_that_is_gone_is_told_as_such() -> None:
    gone = (Difference("spirits.River", {}, None), Difference("spirits.Ocean", None, {}))
    text = told(run(Verdict(case("si-2"), Kind.WRONG_OUTCOME, differences=gone)))
    assert "came out      spirits.River = gone" in text
    assert "demanded      spirits.River = there" in text
    assert "came out      spirits.Ocean = there" in text


def test_a_right_implementation_gets_no_suspects() -> None:
    text = told(run(VERDICTS[0], VERDICTS[2], warnings=[]))
    assert "Suspected" not in text
    assert len(text.splitlines()) == 3


def test_a_run_that_was_stopped_says_so() -> None:
    stopped = run(*VERDICTS, complete=False)
    assert "stopped before its end" in told(stopped)
    assert json.loads(as_json(stopped))["complete"] is False


def test_no_verdicts_at_all() -> None:
    nothing = run(seconds=0.0)
    assert "0 cases in 0.00 s" in told(nothing)
    assert json.loads(as_json(nothing))["verdicts"] == []
    assert ElementTree.fromstring(as_junit(nothing)).tag == "testsuites"


def test_the_json_holds_every_verdict() -> None:
    report = json.loads(as_json(run(*VERDICTS)))
    assert report["game"] == "spirit_island"
    assert report["command"] == "node adapter.mjs"
    assert report["implementation"]["name"] == "rulewright reference"
    assert report["totals"]["wrong outcome"] == 1
    assert sum(report["totals"].values()) == len(VERDICTS)
    assert report["warnings"] == ["it writes to stdout"]
    by_case = {verdict["case"]: verdict for verdict in report["verdicts"]}
    assert list(by_case) == [verdict.case.id for verdict in VERDICTS]
    assert by_case["si-2"]["differences"] == [msgspec.to_builtins(BLIGHT)]
    assert by_case["si-2"]["after"] == {"players": 1}
    assert by_case["si-2"]["position"] == VERDICTS[1].case.position
    assert "position" not in by_case["si-1"]
    assert by_case["si-5"]["stderr"] == "Traceback\nboom"
    assert by_case["si-5"]["title"] == AWKWARD
    first = report["suspects"][0]
    assert (first["clause"], first["failed"], first["reported"]) == (
        "SI-ravage-E05",
        ["si-2"],
        True,
    )


def test_the_junit_xml_can_be_parsed_and_holds_every_case() -> None:
    root = ElementTree.fromstring(as_junit(run(*VERDICTS)))
    suites = {suite.get("name"): suite for suite in root}
    assert set(suites) == {"spirit_island/ravage.feature", "cases"}
    suite = suites["spirit_island/ravage.feature"]
    assert {k: suite.get(k) for k in ("tests", "failures", "skipped")} == {
        "tests": "6",
        "failures": "2",
        "skipped": "1",
    }
    tests = {str(test.get("name")).split(":")[0]: test for test in suite}
    assert tests["si-1"].get("classname") == "spirit_island.SI-ravage-E05"
    assert list(tests["si-1"]) == list(tests["si-6"]) == []
    failure = tests["si-2"].find("failure")
    assert failure is not None
    assert failure.get("type") == "wrong outcome"
    assert "lands.A2.blight: 0 came, 1 is demanded" in str(failure.get("message"))
    assert "the rule      SI-ravage-E05" in str(failure.text)
    skipped = tests["si-4"].find("skipped")
    assert skipped is not None
    assert skipped.get("message") == "no dice"


def test_what_xml_cant_hold_is_left_out() -> None:
    root = ElementTree.fromstring(as_junit(run(VERDICTS[4])))
    name = str(root[0][0].get("name"))
    assert name == 'si-5: a < b & "c" [31m   🌊 ]]>'.replace("   ", "    ")


def test_the_command_can_be_pasted_into_a_shell() -> None:
    assert command(run(), VERDICTS[0].case).endswith(
        '--implementation "node adapter.mjs" --case si-1'
    )
    plain = msgspec.structs.replace(run(), what="reference")
    assert "--implementation reference --case" in command(plain, VERDICTS[0].case)


def test_positions_are_told_in_lines() -> None:
    position = {"players": 2, "lands": {"A1": {}}, "fear": {"deck": ["x", "y"]}, "on": True}
    assert list(on_table(position)) == [
        "players: 2",
        "lands A1: nothing",
        "fear: deck [x, y]",
        "on: yes",
    ]


def test_a_report_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    write(file, b"old")
    write(file, b"new")
    assert file.read_bytes() == b"new"
    assert [left.name for left in tmp_path.iterdir()] == ["report.json"]
    with pytest.raises(OSError, match="No such file"):
        write(tmp_path / "missing" / "report.json", b"new")


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ('[[failure]]\ncase = "si-9"\nurl = "https://x.org"', "there is no case si-9"),
        ('[[failure]]\ncase = "si-1"\nurl = "later"', "si-1 needs the URL at which"),
        ('[[failure]]\ncase = "si-1"\nurl = "https://x.org"\n' * 2, "si-1 stands there twice"),
        (
            '[[failure]]\ncase = "si-1"',
            "missing required field `url` - at `$.failure[0]` (in si-1)",
        ),
        ('[[failures]]\ncase = "si-1"', "unknown field `failures`"),
        ("[[failure]", "not TOML"),
    ],
)
def test_a_wrong_list_of_known_failures_is_named(content: str, what: str, tmp_path: Path) -> None:
    file = tmp_path / "known.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_known_failures(file, {"si-1": None})
    assert str(file) in str(caught.value)
    assert what in str(caught.value)
