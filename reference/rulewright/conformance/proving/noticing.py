"""Noticing: whether a case sees that the rules are not as they should be."""

from __future__ import annotations

import sys
import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.reference import Laid, lay, with_reading
from rulewright.core.citing import Citation
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Ending, Open, Played, Refused, described, exhaustive
from rulewright.core.frozen import canonical, difference
from rulewright.core.operations import Rulebook


class Timed(NamedTuple):
    """A case, the functions of the rule modules that it runs, and how long that takes.

    Attributes:
        case: the case.
        runs: (module, function) of each.
        seconds: how long one play takes.
        said: the case in writing.
    """

    case: Case
    runs: frozenset[tuple[str, str]]
    seconds: float
    said: str


def notices(book: Rulebook, case: Case) -> bool:
    """Tell whether a case sees that the rules are not as they should be.

    It does if it comes out otherwise than it expects, if it meets other clauses than it names, or
    if other ones of them only kept something from happening.

    Args:
        book: the game.
        case: a filled case.
    """
    try:
        expected, came, cited = _played(case, lay(book, case))
    except Exception:  # whatever a broken rule runs into
        return True
    acted = {citation.clause for citation in cited if citation.how != "refused"}
    met = {citation.clause for citation in cited}
    return came != expected or met != set(case.clauses) or met - acted != set(case.refused)


def _played(case: Case, laid: Laid) -> tuple[object, object, set[Citation]]:
    """Play a case; return what it expects, what came, and what was cited."""
    expect = case.expect
    if expect.by_reading is not None:
        question = expect.by_reading.question
        endings = {
            name: with_reading(laid, question, name).play() for name in expect.by_reading.readings
        }
        wanted = {name: _wanted(result) for name, result in expect.by_reading.readings.items()}
        came = {name: _came(laid, ending) for name, ending in endings.items()}
        return wanted, came, _cited(endings.values())
    if expect.any_of is not None:
        branches = [branch.ending for branch in exhaustive(laid.start, laid.answers, listen=True)]
        ways = {_came(laid, ending) for ending in branches}
        return {_wanted(result) for result in expect.any_of}, ways, _cited(branches)
    ending = laid.play()
    if expect.ask is not None:
        ask = (expect.ask.key, expect.ask.subject, sorted(expect.ask.options))
        return ask, _asked(ending), _cited([ending])
    return _wanted(expect), _came(laid, ending), _cited([ending])


def _wanted(result: Any) -> bytes:
    return canonical(result.outcome) if result.illegal is None else result.illegal.clause.encode()


def _came(laid: Laid, ending: Ending[Any]) -> bytes:
    if isinstance(ending, Played):
        return canonical(difference(laid.position, ending.result))
    return ending.clause.encode() if isinstance(ending, Refused) else b"open"


def _asked(ending: Ending[Any]) -> object:
    if not isinstance(ending, Open):
        return None
    ask = described(ending.ask)
    return ask["key"], ask["subject"], sorted(ask["options"])


def _cited(endings: Iterable[Ending[Any]]) -> set[Citation]:
    return {citation for ending in endings for citation in ending.cited}


def time_cases(
    book: Rulebook, cases: Iterable[Case], modules: Mapping[str, ModuleType]
) -> Iterator[Timed]:
    """Play cases by the rules as they are, and note which functions each one runs.

    Args:
        book: the game.
        cases: its cases.
        modules: rule modules by name.

    Yields:
        The cases.

    Raises:
        BadData: a case fails already.
    """
    files = {module.__file__: name for name, module in modules.items()}
    book.components()  # so that no case seems to run what reads them
    for case in cases:
        forget(book)
        codes: set[CodeType] = set()

        def note(frame: FrameType, event: str, _: object, codes: set[CodeType] = codes) -> None:
            if event == "call":
                codes.add(frame.f_code)

        before = sys.getprofile()
        sys.setprofile(note)
        try:
            fails = notices(book, case)
        finally:
            sys.setprofile(before)
        if fails:
            raise BadData(
                f"{case.id} ({case.title}) fails by the rules as they are: run `rulewright fill`"
            )
        runs = frozenset(
            (files[code.co_filename], code.co_qualname.split(".<locals>")[0])
            for code in codes
            if code.co_filename in files
        )
        begun = time.perf_counter()
        notices(book, case)
        seconds = time.perf_counter() - begun
        yield Timed(case, runs, seconds, msgspec.json.encode(case).decode())


def forget(book: Rulebook, modules: Collection[str] = ()) -> None:
    """Empty the caches of a game, so that what a broken rule computes is computed anew.

    The components stay: they are data, and reading them takes long.

    Args:
        book: the game.
        modules: only those of these modules, by full name; of all if none is given.
    """
    package = f"{book.rules.__module__.rpartition('.')[0]}."
    for name in modules or [name for name in sys.modules if name.startswith(package)]:
        for value in list(vars(sys.modules[name]).values()):
            ours = getattr(value, "__module__", "") == name
            if ours and hasattr(value, "cache_clear") and value is not book.components:
                value.cache_clear()
