"""`rulewright witness`, `readings` and `questions --svg`: what they print, write and exit with."""

from __future__ import annotations

import json
import shutil
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import fromstring

import pytest

from rulewright import cli
from rulewright.conformance import data
from rulewright.conformance.cases import load_cases, read_cases, write_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.searching import witness_search
from rulewright.conformance.searching.witness import WITNESSES, still_parts
from rulewright.conformance.searching.witness_search import Witness, find_witness
from rulewright.core.games import rulebook

ROOT = Path(__file__).parent.parent
SI = rulebook("spirit-island")
EVERY = load_cases(vector_files(SI.name), SI.clauses)


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command line in this process; an unexpected exception fails the test."""

    def run(*arguments: object) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


def gave_up(told: Told, what: str) -> None:
    assert told.code == 2
    assert what in told.err
    assert told.err.startswith("rulewright: ")


def folders(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the project's data lie below another folder, with its own cases in it."""
    shutil.copytree(ROOT / "tests" / "vectors", root / "vectors")
    (root / "features").mkdir()
    monkeypatch.setattr(data, "_REPOSITORY", root)
    monkeypatch.setattr(data, "_IN_REPOSITORY", {"vectors": "vectors", "features": "features"})
    return root / "vectors" / SI.name / WITNESSES


def test_a_witness_is_found_told_written_and_drawn(rulewright: Any, tmp_path: Path) -> None:
    files = {"json": tmp_path / "w.json", "svg": tmp_path / "w.svg"}
    options = [part for name, file in files.items() for part in (f"--{name}", file)]
    told = rulewright("witness", "SI-Q21", *options)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("SI-Q21  open, Spirit Island\n")
    assert "step_only:" in told.out
    assert "drawn plays of " in told.out
    assert told.out.endswith("it is the committed one: si-witness-q21\n")
    (found,) = json.loads(files["json"].read_bytes())
    assert found["committed"] == "it is the committed one"
    assert found["witness"]["id"] == "si-witness-q21"
    assert fromstring(files["svg"].read_text(encoding="utf-8")).tag.endswith("svg")


def test_fewer_tries_find_what_is_no_better_and_say_so(rulewright: Any) -> None:
    told = rulewright("witness", "SI-Q53", "--tries", 0, "--quiet")
    assert told.code == 0
    assert told.out in (
        "SI-Q53: it is the committed one\n",
        "SI-Q53: the committed one is smaller\n",
    )


def test_what_is_to_be_committed_is_told_by_the_exit_code_and_written(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = folders(tmp_path, monkeypatch)
    once = cache(lambda question: find_witness(SI, SI.questions[question], EVERY))
    monkeypatch.setattr(witness_search, "find_witness", lambda book, q, *_: once(q.id))
    before = list(read_cases(file))
    file.write_bytes(write_cases(file, [one for one in before if one.id != "si-witness-q53"]))
    told = rulewright("witness", "SI-Q53", "-q")
    assert (told.code, told.out) == (1, "SI-Q53: none is committed\n")
    gave_up(rulewright("witness", "SI-Q53", "--write"), "in a checkout of the project only")
    (tmp_path / "features" / "conftest.py").touch()
    written = rulewright("witness", "SI-Q53", "-q", "--write")
    assert (written.code, written.out) == (0, f"SI-Q53: none is committed\n{file}\n")
    assert list(read_cases(file)) == before
    assert rulewright("witness", "SI-Q53", "-q").code == 0


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("SI-Q99",), "there is no question 'SI-Q99' about Spirit Island: did you mean SI-Q"),
        (("ZZ-Q1",), "belongs to no game"),
        (("SI-Q07",), "the engine doesn't carry out its readings"),
        (("--game", "chess"), "there is no game 'chess'"),
        (("--svg", "x.svg"), "--svg draws one witness: name its question"),
        (("SI-Q21", "--json", "nowhere/w.json"), "there is no folder nowhere"),
    ],
)
def test_bad_input_to_witness(
    rulewright: Any,
    arguments: tuple[str, ...],
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    gave_up(rulewright("witness", *arguments), what)


def test_a_witness_without_a_land_isnt_drawn(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (known,) = (case for case in EVERY if case.id == "si-witness-q01")
    found = Witness(SI.questions["SI-Q01"], still_parts(SI, known), "by each", 1, 0, 1, 1)
    monkeypatch.setattr(witness_search, "find_witness", lambda *_: found)
    gave_up(rulewright("witness", "SI-Q01", "--svg", tmp_path / "x.svg"), "no land to draw")
    assert not list(tmp_path.iterdir())


def test_a_question_is_told_with_its_witness_and_drawn(rulewright: Any, tmp_path: Path) -> None:
    svg = tmp_path / "q.svg"
    told = rulewright("questions", "SI-Q15", "--svg", svg)
    assert (told.code, told.err) == (0, "")
    assert "si-witness-q15 is the smallest case in which they part:" in told.out
    assert "si-blight-0100 shows how they part" in told.out
    assert "si-witness-q15 shows" not in told.out
    assert "it is refused (SI-ravage-example-Z08)" in told.out
    drawn = fromstring(svg.read_text(encoding="utf-8"))
    assert "si-witness-q15" in "".join(drawn.itertext())
    unseen = rulewright("questions", "SI-Q07").out
    assert "doesn't carry out these readings yet" in unseen
    assert "rulewright witness" not in unseen


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("--svg", "x.svg"), "--svg draws how the readings of one question part: name it"),
        (("SI-Q99", "--svg", "x.svg"), "there is no question 'SI-Q99'"),
        (("SI-Q07", "--svg", "x.svg"), "there is nothing to draw: no smallest case is known"),
        (("SI-Q01", "--svg", "x.svg"), "there is nothing to draw: si-witness-q01 has no land"),
        (("SI-Q15", "--svg", "nowhere/x.svg"), "there is no folder nowhere"),
    ],
)
def test_bad_input_to_questions(
    rulewright: Any,
    arguments: tuple[str, ...],
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    gave_up(rulewright("questions", *arguments), what)
    assert not list(tmp_path.iterdir())


def test_a_question_whose_witness_is_not_known_says_how_to_find_it(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = folders(tmp_path, monkeypatch)
    file.unlink()
    told = rulewright("questions", "SI-Q15").out
    assert "No smallest case is known in which they part: rulewright witness SI-Q15" in told


def test_readings_are_told_and_written_and_never_fail(rulewright: Any, tmp_path: Path) -> None:
    file, cases = tmp_path / "r.json", ROOT / "tests" / "vectors" / SI.name / WITNESSES
    told = rulewright(
        "readings", "spirit-island", "-i", "reference", "--cases", cases, "--json", file
    )
    assert (told.code, told.err) == (0, "")
    assert "SI-Q15    any_adjacent" in told.out
    written = json.loads(file.read_bytes())
    count, seen = len(written["questions"]), len(cases.read_bytes().splitlines())
    unseen = f", {count - seen} not seen" if seen < count else ""
    assert told.out.splitlines()[-1] == f"  {count} questions: {seen} followed{unseen}"
    found = [one["found"] for one in written["questions"]]
    assert found.count("followed") == seen
    assert set(found) <= {"followed", "not seen"}


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("chess", "-i", "reference"), "there is no game 'chess'"),
        (("spirit-island", "-i", "python:nowhere:x"), "can't be imported"),
        (("spirit-island", "-i", "no-such-program"), "no-such-program"),
        (("spirit-island", "-i", "reference", "--cases", "none.jsonl"), "none.jsonl"),
        (("spirit-island", "-i", "reference", "--json", "nowhere/r"), "there is no folder nowhere"),
    ],
)
def test_bad_input_to_readings(
    rulewright: Any,
    arguments: tuple[str, ...],
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    gave_up(rulewright("readings", *arguments), what)


def test_readings_takes_a_map_of_ones_own(rulewright: Any, tmp_path: Path) -> None:
    """The reference takes the map of each case, so it says what to do with another."""
    words = ("readings", "virgin-queen", "-i", "reference", "--map", tmp_path / "map.toml")
    gave_up(rulewright(*words), "takes the map of each case: leave out --map")
