"""The example adapters: each plays all cases, and the faulty one is suspected of what it breaks."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.installed import needs

from rulewright.conformance.blame import explained
from rulewright.conformance.cases import load_cases
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.data import vector_files
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.games import rulebook

ADAPTERS = Path(__file__).parent.parent / "docs" / "adapters"
SI = rulebook("spirit-island")
CASES = load_cases(vector_files(SI.name))
LEAST = 500
"""How many cases each adapter must pass."""

PYTHON = [sys.executable, str(ADAPTERS / "python" / "adapter.py")]
FAULTY = [sys.executable, str(ADAPTERS / "python" / "faulty.py")]
JAVASCRIPT = ["node", str(ADAPTERS / "javascript" / "adapter.mjs")]


@pytest.fixture(scope="module")
def java(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Compile the adapter in Java, and return the command that runs it."""
    needs("javac", "java")
    classes = str(tmp_path_factory.mktemp("java"))
    sources = map(str, sorted((ADAPTERS / "java").glob("*.java")))
    done = subprocess.run(
        ["javac", "-Xlint:all,-serial", "-Werror", "-d", classes, *sources],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return ["java", "-XX:TieredStopAtLevel=1", "-cp", classes, "Adapter"]


def play(command: Sequence[str]) -> tuple[Session, list[Verdict]]:
    session = Session.open(SI, shlex.join(command), timeout=30)
    try:
        return session, session.play(CASES)
    finally:
        session.close()


def follows_the_rulebook(command: Sequence[str], language: str) -> None:
    session, verdicts = play(command)
    failed = "\n".join(verdict.told() for verdict in verdicts if verdict.failed)
    assert not failed, failed
    assert session.greeting.language == language
    passed = sum(verdict.kind is Kind.PASSED for verdict in verdicts)
    assert passed >= LEAST, f"only {passed} of {len(CASES)} cases pass"
    silent = [v.case.id for v in verdicts if v.kind is Kind.SKIPPED and not v.why]
    assert not silent
    assert not session.implementation.warnings


def test_the_adapter_in_python_follows_the_rulebook() -> None:
    follows_the_rulebook(PYTHON, "Python")


def test_the_adapter_in_javascript_follows_the_rulebook() -> None:
    needs("node")
    follows_the_rulebook(JAVASCRIPT, "JavaScript")


def test_the_adapter_in_java_follows_the_rulebook(java: list[str]) -> None:
    follows_the_rulebook(java, "Java")


def test_just_the_rules_that_the_faulty_one_breaks_are_suspected() -> None:
    _, verdicts = play(FAULTY)
    broken = {"SI-defend-E02", "SI-invader-actions-R03", "SI-blight-effects-E04"}
    assert {suspect.clause for suspect in explained(verdicts)} == broken
    right = sum(verdict.kind is Kind.PASSED for verdict in verdicts)
    assert right >= LEAST - 50, "all else is right"


@pytest.mark.parametrize("loop", ["javascript/adapter.mjs", "java/Adapter.java"])
def test_a_loop_to_copy_is_short(loop: str) -> None:
    assert len((ADAPTERS / loop).read_text(encoding="utf-8").splitlines()) < 60


SOURCES = sorted(file for file in ADAPTERS.rglob("*.*") if file.suffix in (".py", ".mjs", ".java"))


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(ADAPTERS).as_posix())
def test_no_adapter_uses_rulewright(file: Path) -> None:
    """An example must run where only its own language is installed."""
    loads = re.compile(r"^\s*(?:import|from|export)\b.*|\b(?:require|import)\s*\(.*", re.MULTILINE)
    loaded = loads.findall(file.read_text(encoding="utf-8"))
    assert not [line for line in loaded if "rulewright" in line]


def test_every_language_is_played() -> None:
    """A new folder needs a test here."""
    folders = {folder.name for folder in ADAPTERS.iterdir() if folder.is_dir()}
    assert folders == {"python", "javascript", "java"}
    assert {file.parent.name for file in SOURCES} == folders
