"""What is told of CI: every command on the page is typed in, and the hook is one."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import yaml

from rulewright import cli

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
FAULTY = shlex.join([sys.executable, str(ROOT / "docs" / "adapters" / "python" / "faulty.py")])
MAY_END_WITH = {"check": {1}, "compare": {0}, "report": {0}, "badge": {0}}


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def commands(text: str) -> list[str]:
    return re.findall(r"^(?: *(?:- )?run: )?(rulewright .*)$", text, re.MULTILINE)


def type_in(command: str, folder: Path) -> str:
    """Type a command in, with an adapter in Python for the one in JavaScript."""
    words = shlex.split(command)
    words = [FAULTY if word == "node my-adapter.mjs" else word for word in words]
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode in MAY_END_WITH[words[1]], f"{command}\n{done.stdout}{done.stderr}"
    assert done.stderr == ""
    return done.stdout


def test_every_command_on_the_page_works(tmp_path: Path) -> None:
    (known,) = blocks("toml")
    (tmp_path / "known.toml").write_text(known, encoding="utf-8")
    every = commands("".join(blocks("sh")))
    assert {shlex.split(command)[1] for command in every} == set(MAY_END_WITH)
    told = {command: type_in(command, tmp_path) for command in every}
    assert "1 known failure\n" in next(out for c, out in told.items() if "known.toml" in c)
    assert "Spirit Island: 3 rules suspected\n" in told.values()
    assert {"rules.xml", "rules.json", "rules.html", "badge.svg", "badge.json"} <= {
        file.name for file in tmp_path.iterdir()
    }


def test_the_workflow_is_one_and_its_commands_work(tmp_path: Path) -> None:
    workflow, _ = map(yaml.safe_load, blocks("yaml"))
    assert set(workflow) == {"name", True, "permissions", "jobs"}  # YAML takes `on` for true
    assert set(workflow[True]) == {"push", "pull_request"}
    (job,) = workflow["jobs"].values()
    for step in job["steps"]:
        assert ("uses" in step) != ("run" in step)
    (tmp_path / "rules").mkdir()
    check, compare = commands(blocks("yaml")[0])
    type_in(check, tmp_path)
    now = tmp_path / "rules" / "now.jsonl"
    (tmp_path / "rules" / "base.jsonl").write_bytes(now.read_bytes())
    assert type_in(compare, tmp_path).endswith("\nNothing got worse.\n")


def test_the_hook_runs_what_exists(tmp_path: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert hook.keys() >= {"id", "name", "entry", "language"}
    assert hook["language"] == "python"
    assert hook["pass_filenames"] is False  # check would take them for games
    assert hook["stages"] == ["pre-push", "manual"]
    # Before this version the stage was called push, and the hook would be refused.
    assert hook["minimum_pre_commit_version"] == "3.2.0"
    _, config = map(yaml.safe_load, blocks("yaml"))
    (used,) = config["repos"][0]["hooks"]
    assert used["id"] == hook["id"]
    out = type_in(f"{hook['entry']} {shlex.join(used['args'])}", tmp_path)
    assert out.startswith("Spirit Island: ")


def test_the_exit_codes_are_those_of_the_program() -> None:
    assert (cli.FAILED, cli.COULD_NOT_RUN) == (1, 2)
    for command, codes in MAY_END_WITH.items():
        (row,) = re.findall(rf"^\|[^|]*`{command}`.*$", PAGE, re.MULTILINE)
        told = [cell.strip() != "–" for cell in row.strip("|").split("|")[1:]]
        assert all(told[code] for code in codes)


def test_every_option_that_is_named_exists() -> None:
    of_precommit = {"--hook-type", "--hook-stage"}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", PAGE)) - of_precommit
    known: set[str] = set()
    for command in MAY_END_WITH:
        done = subprocess.run(
            [sys.executable, "-m", "rulewright", command, "--help"],
            env={**os.environ, "COLUMNS": "200"},
            capture_output=True,
            text=True,
            check=True,
        )
        known |= set(re.findall(r"--[a-z][a-z-]*", done.stdout))
    assert named
    assert named <= known
