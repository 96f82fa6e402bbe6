"""What is shown on a terminal: colours and a progress bar only where they are wanted."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

CHILD = Path(__file__).parent / "children" / "right.py"
HELLO = {"games": ["spirit_island"], "operations": ["spirit_island.fear_effects"]}
COLOUR = re.compile(rb"\x1b\[[\d;]*\b(?:3[0-7]|9[0-7]|38;)[\d;]*m")
ESCAPE = b"\x1b"
MOVES = re.compile(rb"\x1b\[(?:\?25|[\d;]*[ABCDGHJK])")


def on_terminal(
    folder: Path, *arguments: str, stderr_only: bool = False, **environment: str
) -> bytes:
    """Run a check on a terminal and return all that was written to it."""
    cases = folder / "cases.jsonl"
    expect = [{"outcome": {"fear": {"pool": 1}}}, *[{"outcome": {}}] * 3]
    cases.write_text(
        "".join(
            json.dumps(
                {
                    "id": f"si-x-{number}",
                    "title": "no Fear card is earned",
                    "operation": "spirit_island.fear_effects",
                    "tests": ["SI-ravage-E05"],
                    "expect": one,
                }
            )
            + "\n"
            for number, one in enumerate(expect)
        )
    )
    engine = shlex.join([sys.executable, "-S", str(CHILD)])
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "rulewright", "check", "spirit-island"),
            *("-i", engine, "--cases", str(cases), *arguments),
        ],
        stdin=theirs,
        stdout=subprocess.DEVNULL if stderr_only else theirs,
        stderr=theirs,
        env={
            **{k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR")},
            "TERM": "xterm-256color",
            "HELLO": json.dumps(HELLO),
            **environment,
        },
    )
    os.close(theirs)
    seen = b""
    try:
        while chunk := os.read(ours, 65536):
            seen += chunk
    except OSError:  # the other side of the terminal was closed
        pass
    os.close(ours)
    assert process.wait() == 1
    return seen


def test_colours_and_progress_on_a_terminal(tmp_path: Path) -> None:
    seen = on_terminal(tmp_path)
    assert COLOUR.search(seen)
    assert MOVES.search(seen)
    assert b"playing" in seen
    assert b"Suspected: SI-" in seen


def test_no_colour(tmp_path: Path) -> None:
    seen = on_terminal(tmp_path, NO_COLOR="1")
    assert not COLOUR.search(seen)
    assert b"Suspected: SI-" in seen


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_a_terminal_that_cant_do_anything(tmp_path: Path, term: str) -> None:
    seen = on_terminal(tmp_path, TERM=term)
    assert ESCAPE not in seen
    assert b"playing" not in seen
    assert b"Suspected: SI-" in seen


def test_quietly_on_a_terminal(tmp_path: Path) -> None:
    seen = on_terminal(tmp_path, "--quiet")
    assert b"playing" not in seen
    plain = re.sub(rb"\x1b\[[\d;]*m", b"", seen)
    assert plain == b"Spirit Island: 3 passed, 1 wrong outcome\r\nsi-x-0\r\n"


def test_progress_goes_to_stderr_only(tmp_path: Path) -> None:
    seen = on_terminal(tmp_path, stderr_only=True)
    assert b"playing" in seen
    assert b"Suspected" not in seen


def test_nothing_of_it_in_a_file(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with out.open("wb") as file:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "rulewright", "check", "spirit-island"),
                *("-i", "reference", "--section", "ravage"),
            ],
            stdout=file,
            stderr=subprocess.STDOUT,
            env={**os.environ, "TERM": "xterm-256color"},
            check=False,
        )
    assert done.returncode == 0
    assert ESCAPE not in out.read_bytes()
    assert b"playing" not in out.read_bytes()
