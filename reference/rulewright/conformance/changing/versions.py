"""Versions: the cases of a game as they were, in a folder or in a revision of the checkout."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulewright.conformance.cases import Case, cases_in
from rulewright.conformance.changing.changes import near
from rulewright.conformance.data import data_folder
from rulewright.core.clauses import BadData
from rulewright.core.operations import Rulebook


def cases_of(rulebook: Rulebook, version: str) -> tuple[str, dict[str, Case]]:
    """Read the cases of a version.

    Args:
        rulebook: the game.
        version: a folder that holds case files, or else a revision that git knows.

    Returns:
        How the version is called, and its cases by id.

    Raises:
        BadData: there is no such version, or a file of it can't be read; says which and where.
    """
    folder = Path(version)
    if folder.is_dir():
        return version, _by_id(rulebook, version, _in_folder(folder))
    name, files = _in_revision(rulebook, version)
    return name, _by_id(rulebook, name, files)


def _by_id(rulebook: Rulebook, version: str, files: Iterable[tuple[str, bytes]]) -> dict[str, Case]:
    cases: dict[str, Case] = {}
    for name, content in files:
        for where, case in cases_in(content, name):
            if case.id in cases:
                raise BadData(f"{where}: the case {case.id} stands in this version twice")
            cases[case.id] = case
    if not cases:
        raise BadData(f"--against {version}: there are no case files (*.jsonl) of {rulebook.title}")
    return cases


def _in_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(folder.glob("*.jsonl")):
        try:
            yield str(file), file.read_bytes()
        except OSError as error:
            raise BadData(f"{file}: can't be read: {error.strerror or error}") from None


def _in_revision(rulebook: Rulebook, revision: str) -> tuple[str, list[tuple[str, bytes]]]:
    here = data_folder("vectors") / rulebook.name
    asked = f"--against {revision}"
    inside = _git(here, asked, "ls-files", "--", ".")
    if inside is None or not inside.strip():
        raise BadData(
            f"{asked}: there is no such folder, and {here} is in no git checkout, so there are no "
            "revisions: name a folder of case files"
        )
    wanted = f"{revision}^{{commit}}"
    found = _git(here, asked, "rev-parse", "--verify", "--quiet", "--end-of-options", wanted)
    if found is None:
        refs = _git(here, asked, "for-each-ref", "--format=%(refname:short)") or b""
        hint = near(revision, refs.decode(errors="replace").split())
        raise BadData(f"{asked}: there is no such folder, and git knows no such revision{hint}")
    commit = found.decode().strip()
    listed = _git(here, asked, "ls-tree", "--name-only", "-z", commit, "--", "./") or b""
    names = [name for name in listed.decode(errors="replace").split("\0") if name]
    files: list[tuple[str, bytes]] = []
    for name in names:
        if name.endswith(".jsonl"):
            content = _git(here, asked, "cat-file", "blob", f"{commit}:./{name}")
            if content is None:
                raise BadData(f"{asked}: git can't show {name} of {commit}")
            files.append((f"{revision}:{name}", content))
    called = revision if commit.startswith(revision) else f"{revision} ({commit[:10]})"
    return called, files


def _git(folder: Path, asked: str, *words: str) -> bytes | None:
    """Ask git something in a folder; return None if it can't tell."""
    command = ["git", "-C", str(folder), *words]
    try:
        done = subprocess.run(command, capture_output=True, check=False, stdin=subprocess.DEVNULL)
    except FileNotFoundError:
        raise BadData(
            f"{asked}: there is no such folder, and for a revision git must be installed"
        ) from None
    return done.stdout if done.returncode == 0 else None
