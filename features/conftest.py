"""How scenarios become cases: each one is played when it ends, and filled by the reference.

pytest features                                   play the scenarios by the reference
pytest features --implementation "node engine.mjs"  play them by any implementation
rulewright fill [--check]                         write or check tests/vectors
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from features.table import Table, collected, finish, only_implementation

pytest_plugins: list[str] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rulewright")
    group.addoption("--implementation", help="play the scenarios by this implementation")
    group.addoption("--fill", choices=("write", "check"), help="write or check tests/vectors")


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
        problems = collected.write() if mode == "write" else collected.check()
        for problem in problems:
            print(problem)
        if problems:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session", autouse=True)
def _close_implementation() -> Iterator[None]:
    yield
    only_implementation.close()
