"""The guide to unclear rules does what it says: its commands are typed in, its output is seen."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parent.parent / "docs" / "unclear-rules.md").read_text(encoding="utf-8")


def run(line: str, folder: Path) -> str:
    """Run a command of ours as it is typed in, wherever it is installed."""
    words = shlex.split(line)
    assert words[0] == "rulewright", line
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_commands_work_as_they_are_typed_in(tmp_path: Path) -> None:
    told, typed = "", 0
    for language, block in re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL):
        if language == "sh":
            (line,) = block.splitlines()
            told, typed = run(line, tmp_path), typed + 1
        elif language == "text":
            at = 0
            for line in block.splitlines():
                for part in line.split("…"):
                    found = told.find(part, at)
                    assert found >= 0, f"{part!r} isn't in, or not in its place in:\n{told}"
                    at = found + len(part)
    assert typed == 7
    assert (tmp_path / "q15.svg").read_text(encoding="utf-8").startswith("<svg")
