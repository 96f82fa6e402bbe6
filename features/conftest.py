"""How scenarios become cases: each one is played when it ends, and filled by the reference.

pytest features                                   play the scenarios by the reference
pytest features --implementation "node engine.mjs"  play them by any implementation
rulewright fill [--check]                         write or check tests/vectors
pytest features --only growth --fill write        write the cases of one feature file only
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from features.table import Table, collected, finish, only_implementation
from pytest_bdd.scenario import make_python_name

pytest_plugins: list[str] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rulewright")
    group.addoption("--implementation", help="play the scenarios by this implementation")
    group.addoption("--fill", choices=("write", "check"), help="write or check tests/vectors")
    group.addoption("--only", action="append", help="only the scenarios of this feature file")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the scenarios of the feature files that are asked for, and namesakes of them."""
    wanted = config.getoption("--only")
    if wanted:
        names = {name for file in wanted for name in _scenarios_of(file)}
        left = [item for item in items if names & _scenario_names(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in left])
        items[:] = left


def pytest_configure(config: pytest.Config) -> None:
    """Refuse two scenarios of one title in a feature: the second would hide the first."""
    for feature in sorted(Path(__file__).parent.glob("*/*.feature")):
        for title, times in Counter(_titles(feature)).items():
            if times > 1:
                raise pytest.UsageError(f"{feature}: {times} scenarios are called {title!r}")


def _scenarios_of(file: str) -> Iterator[str]:
    for feature in Path(__file__).parent.glob(f"*/{file}.feature"):
        yield from map(make_python_name, _titles(feature))


def _titles(feature: Path) -> list[str]:
    text = feature.read_text(encoding="utf-8")
    titles = re.findall(r"^ *Scenario(?: Outline)?: (.+)$", text, re.MULTILINE)
    return [title.strip() for title in titles]


def _scenario_names(item: pytest.Item) -> set[str]:
    """Return the names that the scenario of a test can have: a second one of a name is numbered."""
    name = item.name.partition("[")[0].removeprefix("test_")
    return {name, re.sub(r"_\d+$", "", name)}


def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """Keep tags from becoming marks: they are ids of cases, clauses and questions."""
    return True


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Table:
    return Table()


@pytest.hookimpl
def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    example = request.getfixturevalue("_pytest_bdd_example")
    request.getfixturevalue("table").begin(feature, scenario, example)


@pytest.hookimpl
def pytest_bdd_step_error(request: pytest.FixtureRequest, exception: BaseException) -> None:
    request.getfixturevalue("table").failed = True


@pytest.hookimpl
def pytest_bdd_step_func_lookup_error(
    request: pytest.FixtureRequest, exception: BaseException
) -> None:
    request.getfixturevalue("table").failed = True


@pytest.hookimpl
def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    table: Table = request.getfixturevalue("table")
    if not table.failed:
        finish(table, request.config.getoption("--implementation"))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    mode = session.config.getoption("--fill", None)
    if mode and exitstatus == pytest.ExitCode.OK:
        only = session.config.getoption("--only") or ()
        problems = collected.write(only) if mode == "write" else collected.check(only)
        for problem in problems:
            print(problem)
        if problems:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session", autouse=True)
def _close_implementation() -> Iterator[None]:
    yield
    only_implementation.close()
