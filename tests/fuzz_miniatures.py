"""Fuzz each miniature and tell how soon it is found, and where the broken clause ranks.

`python -m tests.fuzz_miniatures [PLAYS [PROCESSES]]`: a row for each, then the sums. It takes some
minutes, so no test does it; docs/fuzzing.md has what came of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from tests.miniatures import MINIATURES, Broken

from rulewright.conformance import fuzz_causes
from rulewright.conformance.fuzz import Task, fuzz_with
from rulewright.conformance.fuzz_causes import Cause
from rulewright.conformance.fuzz_play import Player
from rulewright.conformance.implementations import Results
from rulewright.conformance.protocol import Crashed, PlayCase
from rulewright.conformance.runner import Session
from rulewright.spirit_island.operations import GAME

PLAYS = 20_000
NO_RANK = 99


class Row(NamedTuple):
    """What came of fuzzing one miniature.

    Attributes:
        name: what it does wrong.
        breaks: the clause that it breaks.
        first: the number of the first play that failed; -1 if none did.
        failed: how many plays failed.
        causes: how many causes were told.
        findings: how many findings.
        rank: the place of the broken clause among the suspects of the first cause; 99 if it isn't
            named.
        alone: the same without what the committed cases say by failing.
    """

    name: str
    breaks: str
    first: int
    failed: int
    causes: int
    findings: int
    rank: int
    alone: int


class Crashing(Broken):
    """A miniature whose own errors are crashes."""

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        """Play cases one by one."""
        for request in requests:
            try:
                yield from super().exchange([request])
            except Exception as error:
                yield request.seq, Crashed(type(error).__name__)


def fuzzed(number: int, plays: int) -> Row:
    """Fuzz one miniature."""
    miniature, implementation = MINIATURES[number], Crashing()
    implementation.miniature = miniature
    player = Player(GAME, lambda: Session(GAME, implementation, implementation.start()))
    found = fuzz_with(player, Task(GAME.name, miniature.name, plays=plays))
    groups = found.tally.groups.values()
    alone = fuzz_causes.put_down(player, [f for c in found.causes for f in c.findings], found.tally)
    return Row(
        miniature.name,
        miniature.breaks,
        min((failures.kept[0].number for failures in groups), default=-1),
        sum(failures.count for failures in groups),
        len(found.causes),
        sum(len(cause.findings) for cause in found.causes),
        rank(found.causes, miniature.breaks),
        rank(alone, miniature.breaks),
    )


def rank(causes: Iterable[Cause], breaks: str) -> int:
    """Return the place of a clause among the suspects of the first cause."""
    for cause in causes:
        for place, suspect in enumerate(cause.suspects, 1):
            if root(suspect.clause) == root(breaks):
                return place
        break
    return NO_RANK


def root(clause: str) -> str:
    """Return the clause that a clause repeats, or itself."""
    while GAME.clauses[clause].same_as:
        clause = GAME.clauses[clause].same_as
    return clause


def main(plays: int = PLAYS, processes: int = 1) -> None:
    """Fuzz all miniatures and print what came of it."""
    with ProcessPoolExecutor(processes) as pool:
        rows = []
        for row in pool.map(fuzzed, range(len(MINIATURES)), [plays] * len(MINIATURES)):
            rows.append(row)
            print(*row, sep=" | ", flush=True)
    found = [row for row in rows if row.failed]
    print(f"{len(found)} of {len(rows)} found within {plays:,} plays")
    for what in ("rank", "alone"):
        ranks = [getattr(row, what) for row in found]
        print(f"{what}: first {ranks.count(1)}, among three {sum(r <= 3 for r in ranks)}")
    for within in (100, 1000, 10_000):
        print(f"{sum(row.first < within for row in found)} found within {within:,} plays")
    print(
        f"{sum(row.causes for row in found)} causes, {sum(row.findings for row in found)} findings"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
