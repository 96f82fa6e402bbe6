"""Reports: the summary, the JSON and the JUnit XML of a run."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.implementations import greeting_of
from rulewright.conformance.known import load_known_failures
from rulewright.conformance.reports import (
    Run,
    as_json,
    as_junit,
    command,
    on_table,
    quietly,
    rules_in_words,
    short,
    summary,
    write,
)
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


COUNTS = {"tests": r"\d+", "failures": r"\d+", "errors": r"\d+", "time": r"\d+\.\d{3}"}
CAME = {"message": r"(?s).+", "type": r"[a-z ]+"}
JUNIT: dict[str, tuple[dict[str, str], str]] = {
    "testsuites": ({"name": ".+", **COUNTS}, "(testsuite )*"),
    "testsuite": ({"name": ".+", "skipped": r"\d+", **COUNTS}, "properties (testcase )+"),
    "properties": ({}, "(property )+"),
    "property": ({"name": r"\w+", "value": "(?s).*"}, ""),
    "testcase": (
        {"classname": r"\w+\.[\w-]+", "name": "(?s).+", "time": r"\d+\.\d{3}"},
        "(properties )?(skipped |(failure |error )(system-err )?)?",
    ),
    "skipped": ({"message": "(?s).*"}, ""),
    "failure": (CAME, ""),
    "error": (CAME, ""),
    "system-err": ({}, ""),
}
"""element -> its attributes (all of them, each with its pattern), and its children in order. It is
what the schema of Jenkins has in common with what GitLab and pytest write."""


def assert_junit(root: ElementTree.Element) -> None:
    for element in root.iter():
        attributes, children = JUNIT[element.tag]
        assert set(element.attrib) == set(attributes), element.tag
        for name, pattern in attributes.items():
            assert re.fullmatch(pattern, element.attrib[name]), (element.tag, name)
        assert re.fullmatch(children, "".join(f"{child.tag} " for child in element))
    for suite in (root, *root.iter("testsuite")):
        for attribute, tag in (
            ("tests", "testcase"),
            ("failures", "failure"),
            ("errors", "error"),
            ("skipped", "skipped"),
        ):
            if attribute in suite.attrib:
                assert int(suite.attrib[attribute]) == len(list(suite.iter(tag))), suite.attrib


def in_junit(of: Run) -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(as_junit(of))
    assert_junit(root)
    return {str(test.get("name")).split(":")[0]: test for test in root.iter("testcase")}


def test_the_junit_xml_has_a_suite_for_each_section() -> None:
    nowhere = Verdict(case("si-8", tests=[]), Kind.PASSED)
    took = {"si-2": 1.5, "si-4": 0.25, "si-3": 0.125}
    of = run(*VERDICTS, nowhere, seconds_by_case=took)
    root = ElementTree.fromstring(as_junit(of))
    assert_junit(root)
    assert {k: root.get(k) for k in ("tests", "failures", "errors", "time")} == {
        "tests": "8",
        "failures": "1",
        "errors": "1",
        "time": "2.000",
    }
    suites = {str(suite.get("name")): suite for suite in root}
    ravage = f"Spirit Island: {SI.clauses['SI-ravage-E05'].title}"
    build = f"Spirit Island: {SI.clauses['SI-build-E01'].title}"
    assert set(suites) == {ravage, build, "Spirit Island: other cases"}
    assert suites[ravage].get("time") == "1.750"
    assert suites[ravage].get("skipped") == "2"  # what is known to fail is not held against it
    assert suites[build].get("time") == "0.125"
    properties = {p.get("name"): p.get("value") for p in suites[build].iter("property")}
    assert (
        properties.items()
        >= {
            "implementation": "rulewright reference",
            "command": "node adapter.mjs",
            "harness": of.harness,
        }.items()
    )


def test_the_junit_xml_shows_case_clause_and_what_came() -> None:
    tests = in_junit(run(*VERDICTS, seconds_by_case={"si-2": 1.5}))
    assert list(tests) == [verdict.case.id for verdict in sorted_by_section(VERDICTS)]
    assert tests["si-1"].get("classname") == "spirit_island.ravage"
    assert tests["si-3"].get("classname") == "spirit_island.build"
    assert tests["si-1"].get("name") == "si-1: a case"
    assert (tests["si-1"].get("time"), tests["si-2"].get("time")) == ("0.000", "1.500")
    properties = [(p.get("name"), p.get("value")) for p in tests["si-2"].iter("property")]
    assert properties == [
        ("tests", "SI-ravage-E05"),
        ("clauses", "SI-ravage-E05 SI-ravage-E03"),
        ("suspected", "SI-ravage-E05"),
    ]
    failure = tests["si-2"].find("failure")
    assert failure is not None
    assert failure.get("type") == "wrong outcome"
    rule = SI.clauses["SI-ravage-E05"]
    message = str(failure.get("message"))
    assert message.startswith(f"SI-ravage-E05 ({rule.title}): {rule.text} ")
    assert "lands.A2.blight: 0 came, 1 is demanded" in message
    assert "\n" not in message
    assert "the rule      SI-ravage-E05" in str(failure.text)
    lines = str(failure.text).splitlines()
    assert lines[:2] == ["  si-2: a case", f"    suspected     SI-ravage-E05: {rule.text}"]
    error = tests["si-5"].find("error")
    assert error is not None
    assert error.get("type") == "crashed"
    assert tests["si-5"].findtext("system-err") == "Traceback\nboom"
    for case_, message in (
        ("si-4", "no dice"),
        ("si-6", "known failure: wrong outcome; https://example.org"),
    ):
        skipped = tests[case_].find("skipped")
        assert skipped is not None
        assert skipped.get("message") == message


def sorted_by_section(verdicts: Sequence[Verdict]) -> list[Verdict]:
    return sorted(verdicts, key=lambda v: v.case.tests != ("SI-ravage-E05",))


def test_a_suspect_of_another_section_is_named_in_the_junit_xml() -> None:
    blamed = Difference("lands.A2.blight", 1, 0, "SI-build-E01")
    tests = in_junit(run(Verdict(case("si-2"), Kind.WRONG_OUTCOME, differences=(blamed,))))
    failure = tests["si-2"].find("failure")
    assert failure is not None
    assert str(failure.get("message")).startswith("SI-build-E01 (")
    assert f"suspected     SI-build-E01: {SI.clauses['SI-build-E01'].text}" in str(failure.text)
    assert tests["si-2"].get("classname") == "spirit_island.ravage"


@pytest.mark.parametrize("kind", Kind)
def test_every_verdict_has_its_place_in_the_junit_xml(kind: Kind) -> None:
    (test,) = in_junit(run(Verdict(case("si-1"), kind, "why"))).values()
    tags = {child.tag for child in test} - {"properties"}
    verdict = Verdict(case("si-1"), kind)
    assert verdict.failed == bool(tags & {"failure", "error"})
    assert (kind in (Kind.SKIPPED, Kind.KNOWN_FAILURE)) == ("skipped" in tags)


def test_what_xml_cant_hold_is_left_out() -> None:
    root = ElementTree.fromstring(as_junit(run(VERDICTS[4])))
    assert_junit(root)
    (test,) = root.iter("testcase")
    name = str(test.get("name"))
    assert name == 'si-5: a < b & "c" [31m   🌊 ]]>'.replace("   ", "    ")


def test_quietly_one_line_and_the_ids_of_what_failed() -> None:
    assert [line for line, _ in quietly(run(*VERDICTS))] == [
        "Spirit Island: 2 passed, 1 passed in part, 1 wrong outcome, 1 skipped, 1 crashed, "
        "1 known failure",
        "si-2",
        "si-5",
    ]
    assert [line for line, _ in quietly(run(VERDICTS[0], complete=False))] == [
        "Spirit Island: 1 passed; stopped before its end"
    ]
    assert [line for line, _ in quietly(run())] == ["Spirit Island: nothing played"]


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


PLACES = {"here": {"adjacent": ["there"]}, "there": {}}
READING = {"readings": {"SI-Q47": "after_the_effect"}}


def test_a_failing_case_is_told_with_its_map_and_the_rules_that_it_is_played_by() -> None:
    failing = msgspec.structs.replace(VERDICTS[1], case=case("si-2", places=PLACES, rules=READING))
    lines = told(run(failing)).splitlines()
    start = next(n for n, line in enumerate(lines) if line.strip().startswith("on the table"))
    assert [line.strip() for line in lines[start : start + 5]] == [
        "on the table  places here: adjacent [there]",
        "places there: nothing",
        "lands A2: city 1, presence River 1",
        "players: 1",
        "rules         SI-Q47 = after_the_effect",
    ]
    (verdict,) = json.loads(as_json(run(failing)))["verdicts"]
    assert (verdict["places"], verdict["rules"]) == (PLACES, READING)
    assert "rules  " not in told(run(VERDICTS[1])), "by the printed rules nothing is said of them"


def test_the_rules_of_a_case_are_told_in_words() -> None:
    rules = {"hit_on": 4, **READING, "amendments": ["errata"]}
    words = "SI-Q47 = after_the_effect, hit_on = 4, amendments = [errata]"
    assert rules_in_words(case("si-1", rules=rules)) == words


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


def test_a_value_is_told_in_words() -> None:
    assert short({"city": 1, "presence": {"River": 1}}) == "city 1, presence River 1"
    assert short([{"strength": 2, "wounds": 1}, {"strength": 3}, {}]) == (
        "[(strength 2, wounds 1), strength 3, nothing]"
    )
    assert short([True, None, ""]) == '[yes, gone, ""]'
