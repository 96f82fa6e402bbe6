"""Comparing two runs: what got worse, what got better, and what can't be told."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rulewright import cli
from rulewright.conformance.checking.compare import (
    SHOWN,
    Comparison,
    Side,
    State,
    Told,
    as_json,
    compare,
    state,
    told,
)
from rulewright.conformance.checking.compare import _Implementation as Implementation
from rulewright.conformance.checking.compare import _Suspect as Suspect
from rulewright.conformance.verdicts import Kind
from rulewright.core.clauses import BadData

ADAPTERS = Path(__file__).parent.parent / "docs" / "adapters" / "python"


class Ended(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> Ended:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        return Ended(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


def side(complete: bool = True, suspects: tuple[str, ...] = (), **verdicts: Kind) -> Side:
    return Side(
        "rulewright 0",
        "spirit_island",
        Implementation("mine", "1"),
        complete,
        tuple(Told(name, f"title of {name}", kind, "why") for name, kind in verdicts.items()),
        tuple(Suspect(clause, f"text of {clause}", clause != "x") for clause in suspects),
    )


def text(found: Comparison) -> str:
    return "\n".join(line for line, _ in told(found))


P, PART, S = Kind.PASSED, Kind.PASSED_IN_PART, Kind.SKIPPED
W, C = Kind.WRONG_OUTCOME, Kind.CRASHED
KF, KP = Kind.KNOWN_FAILURE, Kind.KNOWN_FAILURE_PASSES


@pytest.mark.parametrize(
    ("before", "after", "where", "worse"),
    [
        (P, P, None, False),
        (W, W, None, False),
        (P, W, "newly_failing", True),
        (PART, C, "newly_failing", True),
        (S, W, "newly_failing", True),
        (P, KF, "newly_failing", True),
        (KP, W, "newly_failing", True),
        (P, S, "no_longer_played", True),
        (W, S, "other_verdict", False),
        (W, P, "newly_passing", False),
        (KF, KP, "newly_passing", False),
        (S, PART, "newly_passing", False),
        (W, C, "other_verdict", False),
        (W, KF, "other_verdict", False),
        (P, PART, "other_verdict", False),
        (None, W, "new", False),
        (None, P, "new", False),
        (W, None, "vanished", False),
    ],
)
def test_a_change_has_its_kind(
    before: Kind | None, after: Kind | None, where: str | None, worse: bool
) -> None:
    then = side(**({"a": before} if before else {}), other=P)
    now = side(**({"a": after} if after else {}), other=P)
    found = compare(then, now)
    kinds = (
        *("newly_failing", "no_longer_played", "newly_passing", "other_verdict"),
        *("new", "vanished"),
    )
    assert [kind for kind in kinds if getattr(found, kind)] == ([where] if where else [])
    if where is not None:
        (change,) = getattr(found, where)
        assert (change.case, change.before, change.after) == ("a", before, after)
        assert change.title == "title of a"
    assert found.worse is worse
    assert ("It got worse: 1 " in text(found)) is worse
    assert ("Nothing got worse." in text(found)) is not worse


def test_every_verdict_has_a_state() -> None:
    assert {kind for kind in Kind if state(kind) is State.PASSES} == {P, PART, KP}
    assert {kind for kind in Kind if state(kind) is State.SKIPPED} == {S}


def test_suspects_come_and_go() -> None:
    found = compare(side(suspects=("a", "b", "x"), c=W), side(suspects=("b", "c"), c=W))
    assert found.newly_suspected == {"c": "text of c"}
    assert found.still_suspected == {"b": "text of b"}
    assert found.no_longer_suspected == {"a": "text of a"}
    assert not found.worse
    lines = text(found).splitlines()
    for title, line in (
        ("Newly suspected: 1", "  c: text of c"),
        ("Still suspected: 1", "  b: text of b"),
        ("No longer suspected: 1", "  a: text of a"),
    ):
        assert lines[lines.index(title) + 1] == line


def test_a_comparison_tells_what_happened() -> None:
    found = compare(side(a=P, b=P, c=W), side(a=W, b=S, c=P, d=P, e=W))
    assert text(found).splitlines() == [
        "before: mine 1, 3 cases, rulewright 0",
        "after:  mine 1, 5 cases, rulewright 0",
        "",
        "Newly failing: 1",
        "  a: title of a",
        "    passed -> wrong outcome: why",
        "",
        "Passed, and skipped now: 1",
        "  b: title of b",
        "    passed -> skipped: why",
        "",
        "Newly passing: 1",
        "  c: title of c",
        "    wrong outcome -> passed: why",
        "",
        "New cases: 2",
        "  e: title of e",  # what fails comes first
        "    wrong outcome: why",
        "  d: title of d",
        "    passed: why",
        "",
        "It got worse: 1 newly failing, 1 no longer played.",
    ]
    many = compare(side(), side(**{f"c{n}": P for n in range(SHOWN + 3)}))
    assert "  … and 3 more (--json has them all)" in text(many)


def test_a_run_that_was_stopped_cant_be_judged() -> None:
    stopped = compare(side(a=P, b=P), side(complete=False, a=P))
    assert "Not played any more: 1" in text(stopped)
    assert "stopped before its end" in text(stopped)
    assert "Nothing got worse as far as it was played: finish the later run" in text(stopped)
    assert "It got worse" in text(compare(side(a=P, b=P), side(complete=False, a=W)))
    other = Side("", "chess", Implementation("", ""), True, (), ())
    with pytest.raises(BadData, match="one run is of spirit_island, the other of chess"):
        compare(side(), other)


def test_the_json_holds_all() -> None:
    ((line, _),) = as_json(compare(side(a=P, b=P), side(suspects=("s",), a=W, c=S)))
    plain = json.loads(line)
    assert plain["worse"] is True
    assert plain["newly_failing"] == [
        {
            "case": "a",
            "title": "title of a",
            "before": "passed",
            "after": "wrong outcome",
            "why": "why",
        }
    ]
    assert [change["case"] for change in plain["new"]] == ["c"]
    assert [change["case"] for change in plain["vanished"]] == ["b"]
    assert plain["newly_suspected"] == {"s": "text of s"}
    assert plain["after"] == {
        "implementation": {"name": "mine", "version": "1"},
        "harness": "rulewright 0",
        "complete": True,
        "passes": 0,
        "fails": 1,
        "skipped": 1,
    }


def test_runs_are_compared_by_journal_or_report(rulewright: Any, tmp_path: Path) -> None:
    files = {}
    for name in ("adapter", "faulty"):
        engine = shlex.join([sys.executable, str(ADAPTERS / f"{name}.py")])
        files[name] = [tmp_path / f"{name}.{kind}" for kind in ("jsonl", "json")]
        log, report = files[name]
        rulewright(
            *("check", "spirit-island", "-i", engine, "--section", "defend"),
            *("--section", "ravage", "--journal", log, "--json", report, "-q"),
        )
    outs = set()
    for right in files["adapter"]:
        for faulty in files["faulty"]:
            worse = rulewright("compare", right, faulty)
            assert (worse.code, worse.err) == (1, "")
            outs.add(worse.out)
            better = rulewright("compare", faulty, right)
            assert better.code == 0
            assert "No longer suspected: " in better.out
            same = rulewright("compare", right, right, "--json")
            assert same.code == 0
            assert json.loads(same.out)["worse"] is False
    (out,) = outs  # whichever file tells it
    assert "\nNewly failing: " in out
    assert "\nNewly suspected: 1\n  SI-defend-E02: " in out
    # A journal of which the end is missing.
    log, report = files["adapter"]
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-5]))
    stopped = rulewright("compare", report, log)
    assert (stopped.code, stopped.err) == (2, "")
    assert rulewright("compare", log, report).code == 0


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "nothing had been played when this was written"),
        (b"hello", "neither a journal nor what --json wrote"),
        (b"\xff\xff", "neither a journal nor what --json wrote"),
        (b'{"game": "x"}', "missing required field"),
        (b'{"line":"verdict"}', "this is not a journal"),
        (None, "can't be read: No such file"),
    ],
)
def test_what_cant_be_compared(
    rulewright: Any, tmp_path: Path, content: bytes | None, what: str
) -> None:
    file = tmp_path / "x.json"
    if content is not None:
        file.write_bytes(content)
    ended = rulewright("compare", file, file)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"rulewright: {file}: ")
    assert what in ended.err
