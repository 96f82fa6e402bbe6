"""Questions: loaded strictly; every error names the file and the id."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.core.clauses import BadData
from rulewright.core.questions import load_questions

OPEN = """
[[question]]
id = "XX-Q1"
kind = "open"
clauses = ["XX-ravage-S01"]
question = "Which?"
default = "this"
[[question.reading]]
name = "this"
for = "the text"
[[question.reading]]
name = "that"
for = "the example"
"""


def test_a_question_and_its_readings(tmp_path: Path) -> None:
    file = tmp_path / "questions.toml"
    missing = OPEN.split("default")[0].replace("Q1", "Q2").replace('"open"', '"missing"')
    file.write_text(OPEN + missing, encoding="utf-8")
    first, second = load_questions(file).values()
    assert first.readings == ("this", "that")
    assert first.reading[1].speaks_for == "the example"
    assert not first.implemented
    assert (second.kind, second.readings, second.default) == ("missing", (), "")


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (OPEN + OPEN, "XX-Q1 stands there twice"),
        (OPEN.rsplit("[[", 1)[0], "XX-Q1 is open and needs two readings or more"),
        (OPEN.replace('default = "this"', 'default = "those"'), "the default 'those' is none of"),
        (OPEN.replace('default = "this"', ""), "the default '' is none of its readings"),
        (OPEN.replace('"that"', '"this"'), "XX-Q1 has two readings of one name"),
        (OPEN.replace('"open"', '"opened"'), "Invalid enum value 'opened'"),
        (OPEN.replace('for = "the text"', ""), "missing required field `for`"),
        (OPEN.replace("[[question.reading]]", "[[question.readings]]"), "unknown field `readings`"),
        (OPEN.replace('question = "Which?"', ""), "missing required field `question`"),
    ],
)
def test_a_wrong_question_is_named(content: str, what: str, tmp_path: Path) -> None:
    file = tmp_path / "questions.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_questions(file)
    told = str(caught.value)
    assert str(file) in told
    assert "XX-Q1" in told
    assert what in told
