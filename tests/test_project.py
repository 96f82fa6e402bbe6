"""What holds of the project as a whole: its data fit its code, and arrows run one way."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.conformance.cases import load_cases
from rulewright.conformance.coverage import cited_in
from rulewright.conformance.data import data_folder, vector_files
from rulewright.conformance.searching.witness import WITNESSES
from rulewright.core.games import names, rulebook
from rulewright.core.questions import Question

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "reference" / "rulewright"
BOOKS = [rulebook(name) for name in names()]
FEATURES = sorted((ROOT / "features").glob("*/*.feature"))
ALLOWED = {"core": {"core"}, "conformance": {"core", "conformance"}}
"""part of the package -> the parts that it may import."""


def parts() -> Iterator[tuple[str, Path]]:
    """Give each module with the part of the package to which it belongs."""
    for file in sorted(PACKAGE.rglob("*.py")):
        part = file.relative_to(PACKAGE).parts[0]
        yield part.removesuffix(".py"), file


def imported(file: Path) -> Iterator[str]:
    """Give the parts of the package that a module imports, wherever it does."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            modules = [node.module or ""]
        for module in modules:
            top, _, rest = module.partition(".")
            if top == "rulewright" and rest:
                yield rest.split(".")[0]


def test_there_are_games_and_features() -> None:
    assert BOOKS
    assert FEATURES


@pytest.mark.parametrize(
    ("part", "file"), [pytest.param(p, f, id=str(f.relative_to(PACKAGE))) for p, f in parts()]
)
def test_arrows_run_one_way(part: str, file: Path) -> None:
    allowed = ALLOWED.get(part, {"core", part} if part in names() else {"core", "conformance"})
    if part in ("cli", "__main__"):
        allowed = {"core", "conformance", "cli"}
    wrong = {other for other in imported(file) if other not in allowed}
    assert not wrong, f"{part} may import {sorted(allowed)} only"


@pytest.mark.parametrize("file", FEATURES, ids=lambda file: file.stem)
def test_no_two_scenarios_of_a_feature_have_one_name(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    titles = re.findall(r"^\s*(?:Scenario|Scenario Outline|Example): *(.*?) *$", text, re.M)
    twice = [title for title, count in Counter(titles).items() if count > 1]
    assert titles
    assert not twice


@pytest.mark.parametrize("file", FEATURES, ids=lambda file: file.stem)
def test_every_scenario_has_its_case(file: Path) -> None:
    tagged = set(re.findall(r"@case:(\S+)", file.read_text(encoding="utf-8")))
    vectors = data_folder("vectors") / file.parent.name / f"{file.stem}.jsonl"
    assert tagged - {case.id for case in load_cases([vectors])} == set(), "run: rulewright fill"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_clause_that_the_engine_cites_exists(book) -> None:  # type: ignore[no-untyped-def]
    cited = cited_in(book.folder)
    texts = {text for text in cited if text.startswith(f"{book.prefix}-")}
    assert len(texts) > 50
    assert texts <= {*book.clauses, *book.questions}


SOURCES = [
    file
    for folder, pattern in (
        ("reference", "**/*.py"),
        ("reference", "**/*.toml"),
        ("features", "**/*.py"),
        ("features", "**/*.feature"),
        ("invariants", "**/*.py"),
        ("docs", "**/*.md"),
        ("docs", "**/*.py"),
        (".", "*.md"),
    )
    for file in sorted((ROOT / folder).glob(pattern))
]


def ids_in(text: str, prefix: str) -> set[str]:
    """Return all ids of clauses and questions that a text names in full."""
    clause = rf"\b{prefix}-(?:[a-z0-9.]+-)+[A-Z]\d+\b"
    question = rf"\b{prefix}-Q\d+\b"
    return set(re.findall(f"{clause}|{question}", text))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_id_that_is_written_anywhere_exists(book) -> None:  # type: ignore[no-untyped-def]
    known = {*book.clauses, *book.questions}
    unknown = {
        f"{file.relative_to(ROOT)}: {id_}"
        for file in SOURCES
        for id_ in ids_in(file.read_text(encoding="utf-8"), book.prefix) - known
    }
    assert not unknown


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_questions_are_about_clauses_that_exist(book) -> None:  # type: ignore[no-untyped-def]
    for question in book.questions.values():
        assert question.id.startswith(f"{book.prefix}-Q")
        assert question.clauses, question.id
        assert set(question.clauses) <= set(book.clauses), question.id


def texts_in(folder: Path) -> set[str]:
    """Return every text in the modules of a folder that isn't a docstring."""
    found: set[str] = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for child in ast.iter_child_nodes(node):
                if (
                    isinstance(child, ast.Constant)
                    and isinstance(child.value, str)
                    and not isinstance(node, ast.Expr)
                ):
                    found.add(child.value)
    return found


IMPLEMENTED = [
    pytest.param(book, question, id=question.id)
    for book in BOOKS
    for question in book.questions.values()
    if question.implemented
]


@pytest.mark.parametrize(("book", "question"), IMPLEMENTED)
def test_every_reading_of_an_implemented_question_is_carried_out(  # type: ignore[no-untyped-def]
    book, question: Question
) -> None:
    texts = texts_in(book.folder)
    if question.alike:
        assert "No position tells the readings apart" in question.why
        assert question.id not in texts
        return
    assert question.id in texts, "the engine never asks for the reading"
    assert len(question.readings) >= 2
    shown = {
        name
        for case in load_cases(vector_files(book.name))
        if case.expect.by_reading is not None and case.expect.by_reading.question == question.id
        for name in case.expect.by_reading.readings
    }
    played = {  # their plays ask for other dice, so that they are cases of their own
        case.rules.get("readings", {}).get(question.id, question.default)
        for case in load_cases(vector_files(book.name))
        if question.id in case.readings or question.id in case.rules.get("readings", {})
    }
    shown |= played
    missing = [name for name in question.readings if name not in texts and name not in shown]
    assert not missing


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_case_is_of_an_operation_and_a_feature_that_exist(book) -> None:  # type: ignore[no-untyped-def]
    for file in vector_files(book.name):
        feature = "" if file.name == WITNESSES else f"{book.name}/{file.stem}.feature"
        assert (ROOT / "features" / feature).exists()
        for case in load_cases([file], book.clauses):
            assert case.feature == feature
            assert case.operation in book.operations
            assert case.tests, case.id
            assert set(case.tests) <= set(case.clauses), case.id
