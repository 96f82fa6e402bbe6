"""The bench: what it measures is real, and the page tells what it measured. It measures nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests import bench
from tests.bench import PAGE, SECTIONS, Row, as_markdown, needed, page, seconds

from rulewright.conformance.reference import lay
from rulewright.core.drivers import Played, exhaustive

ROW = Row("start-up", "1 s", "another: 2 s", "0.5", "at most 1: reached", "rulewright --help")


def test_those_that_stand_side_by_side_take_turns() -> None:
    order: list[str] = []
    taken = seconds(lambda: order.append("a"), lambda: order.append("b"), times=2)
    assert "".join(order) == "ababab"
    assert len(taken) == 2
    assert all(one >= 0 for one in taken)


@pytest.mark.parametrize(
    ("ratio", "bounds", "told"),
    [
        (9.9, {"least": 10}, "at least 10: missed"),
        (10.0, {"least": 10}, "at least 10: reached"),
        (0.13, {"most": 1 / 8}, "at most 0.125: missed"),
        (0.125, {"most": 1 / 8}, "at most 0.125: reached"),
    ],
)
def test_a_ratio_that_is_missed_is_told(ratio: float, bounds: dict[str, float], told: str) -> None:
    assert needed(ratio, **bounds) == told


def test_a_command_that_fails_is_no_measurement() -> None:
    fails = "raise SystemExit({})".format
    bench.command(sys.executable, "-c", fails(1), may_fail=True)()
    for code, may_fail in ((1, False), (2, True)):
        with pytest.raises(SystemExit, match=f"exit code {code}"):
            bench.command(sys.executable, "-c", fails(code), may_fail=may_fail)()


def test_a_large_run_is_large_and_each_case_has_an_id_of_its_own() -> None:
    cases = bench.copied(bench.CASES, bench.COPIES)
    assert len({case.id for case in cases}) == len(cases) >= 20_000


def test_the_plays_of_the_tree_go_many_ways_to_their_ends() -> None:
    assert sum(1 for _ in exhaustive(bench.four_choices)) == 8**4
    start = lay(bench.SI, bench.spreading_blight()).start
    endings = [branch.ending for branch in exhaustive(start)]
    assert len(endings) > 500
    assert all(isinstance(ending, Played) for ending in endings)


def test_our_scenario_and_the_plain_test_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "FOLDER", tmp_path)
    for folder in (bench.our_scenarios(2), bench.plain_tests(2)):
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "--import-mode=importlib", folder],
            cwd=bench.ROOT,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert "2 passed" in done.stdout, done.stdout + done.stderr


def test_a_row_of_the_page_has_a_cell_for_each_column() -> None:
    bare = ROW._replace(wanted="")
    for row in (ROW, bare):
        assert as_markdown(row).count("|") == len(Row._fields) + 1
    assert "`rulewright --help`" in as_markdown(ROW)
    told = page("this machine", {"bare": [ROW], "jobs": [bare]})
    assert told.count("| start-up | 1 s | another: 2 s | 0.5 |") == 2
    assert "this machine" in told


def test_the_page_tells_every_section_with_date_machine_and_commands() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert re.findall("^## (.*)$", text, re.MULTILINE) == [title for title, _ in SECTIONS.values()]
    assert re.search(
        r"^20\d\d-\d\d-\d\d, .* cores, .* Python 3\.\d+\.\d+; load", text, re.MULTILINE
    )
    rows = [line for line in text.splitlines() if line.startswith("| ") and "what" not in line[:7]]
    assert len(rows) >= 12
    assert all(line.rstrip(" |").endswith("`") for line in rows)


def test_a_section_that_doesnt_exist_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, bench.__file__, "speed"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "speed" in done.stderr
    assert "bowtie" in done.stderr
