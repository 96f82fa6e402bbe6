"""The documentation: its examples are messages, its commands exist, its pages are up to date."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from rulewright.conformance.cases import load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.known import KnownFailure
from rulewright.conformance.protocol import Bye, Greeting, Hello, PlayCase, Reply
from rulewright.conformance.reference_docs import operations_markdown
from rulewright.core.games import rulebook

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "writing-an-adapter.md").read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def messages(page: str) -> list[bytes]:
    """Return the JSON objects of a page's examples, one or more in each block."""
    found = []
    for block in blocks(page, "json"):
        starts = [m.start() for m in re.finditer(r'^\{"', block, re.MULTILINE)]
        found.extend(
            block[start:end].encode()
            for start, end in zip(starts, [*starts[1:], None], strict=True)
        )
    return found


@pytest.mark.parametrize("message", messages(PROTOCOL) + messages(GUIDE))
def test_an_example_is_a_message(message: bytes) -> None:
    plain = msgspec.json.decode(message)
    if "request" in plain:
        assert msgspec.json.decode(message, type=Hello | PlayCase | Bye)
    elif plain["reply"] == "hello":
        assert msgspec.json.decode(message, type=Greeting)
    else:
        assert msgspec.json.decode(message, type=Reply)


def test_there_is_an_example_of_every_message() -> None:
    kinds = set(re.findall(r'\{"(request|reply)": "(\w+)"', PROTOCOL))
    replies = {
        ("reply", kind) for kind in ("hello", "outcome", "illegal", "asks", "skipped", "error")
    }
    assert kinds == {("request", kind) for kind in ("hello", "case", "bye")} | replies


def test_the_list_of_known_failures_is_one() -> None:
    (block,) = blocks(GUIDE, "toml")
    (failure,) = tomllib.loads(block)["failure"]
    assert msgspec.convert(failure, KnownFailure)


def test_the_operations_are_up_to_date() -> None:
    game = rulebook("spirit-island")
    page = ROOT / "docs" / "operations" / "spirit-island.md"
    wanted = operations_markdown(game, load_cases(vector_files(game.name)))
    assert page.read_text(encoding="utf-8") == wanted, (
        "run `rulewright operations spirit-island > docs/operations/spirit-island.md`"
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?://|#)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), f"{page.name}: {link} leads nowhere"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_exist(page: Path) -> None:
    from rulewright.cli import app

    commands = {command.name or command.callback.__name__ for command in app.registered_commands}
    for line in "\n".join(blocks(page.read_text(encoding="utf-8"), "sh")).splitlines():
        words = line.split()
        if words[:1] == ["rulewright"] and not words[1].startswith("-"):
            assert words[1] in commands, line
    for target in re.findall(r"^make (\w+)", page.read_text(encoding="utf-8"), re.MULTILINE):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), target


def test_clauses_cases_and_questions_that_are_named_exist() -> None:
    game = rulebook("spirit-island")
    known = {*game.clauses, *game.questions, *(c.id for c in load_cases(vector_files(game.name)))}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name in re.findall(r"\bSI-Q\d\d\b|\bSI-[a-z-]+-[A-Z]\d\d\b|\bsi-[a-z-]+-\d{4}\b", text):
            assert name in known, f"{page.name} names {name}"
