"""Fuzz each miniature and tell how soon it is found, and where the broken clause ranks.

`python -m tests.fuzz_miniatures [PLAYS]`: a row for each, then the sums. It takes some minutes, so
no test does it; docs/fuzzing.md has what came of it. A play that doesn't call what a miniature
replaces can't tell it from the right one: it isn't put to it, and counts as passed.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from tests.miniatures import MINIATURES, Broken, watched

from rulewright.conformance.checking.implementations import Results
from rulewright.conformance.checking.planning import Planner
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.fuzzing.fuzz_causes import Cause, causes, put_down
from rulewright.conformance.fuzzing.fuzz_draw import CHUNK, Drawer, Play
from rulewright.conformance.fuzzing.fuzz_play import Player
from rulewright.conformance.fuzzing.fuzz_tally import Tally
from rulewright.conformance.protocol import Crashed, PlayCase
from rulewright.core.drivers import Refused, scripted
from rulewright.spirit_island.operations import GAME, OPERATIONS

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


def calls(play: Play, called: set[Callable[..., Any]]) -> frozenset[Callable[..., Any]]:
    """Return which of the watched functions a play calls."""
    called.clear()
    answers: Any = play.answers
    run = OPERATIONS[play.operation].run
    scripted(run(play.table.game, play.table.position, **play.inputs), answers, listen=False)
    return frozenset(called)


def tallies(player: Player, broken: Crashing, plays: int) -> dict[str, Tally]:
    """Return what came of the plays, for each miniature by its name."""
    drawer = Drawer(GAME, Planner(GAME, player.greeting), 0)
    functions = {function for miniature in MINIATURES for function in miniature.instead_of}
    called: set[Callable[..., Any]] = set()
    told: dict[str, Tally] = defaultdict(Tally)
    for number in range(plays // CHUNK):
        drawn = list(drawer.chunk(number))
        with watched(functions, called):
            met = [(play, calls(play, called)) for play in drawn]
        for miniature in MINIATURES:
            wrong = miniature.instead_of
            within = [play for play, by in met if not wrong or not by.isdisjoint(wrong)]
            broken.miniature = miniature
            tally = told[miniature.name]
            tally.merge(player.play(within))
            tally.plays += len(drawn) - len(within)
            for play, by in met:
                if wrong and by.isdisjoint(wrong):
                    refused = isinstance(play.ending, Refused)
                    tally.passes(play.operation, set(play.ending.cited), refused=refused)
    return told


def rows(plays: int) -> Iterator[Row]:
    """Fuzz all miniatures."""
    broken = Crashing()
    player = Player(GAME, lambda: Session(GAME, broken, broken.start()))
    told = tallies(player, broken, plays)
    for miniature in MINIATURES:
        broken.miniature = miniature
        tally = told[miniature.name]
        found = causes(player, tally, [])
        findings = [finding for cause in found for finding in cause.findings]
        groups = tally.groups.values()
        yield Row(
            miniature.name,
            miniature.breaks,
            min((failures.kept[0].number for failures in groups), default=-1),
            sum(failures.count for failures in groups),
            len(found),
            len(findings),
            rank(found, miniature.breaks),
            rank(put_down(player, findings, tally), miniature.breaks),
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
        clause = GAME.clauses[clause].same_as[0]
    return clause


def main(plays: int = PLAYS) -> None:
    """Fuzz all miniatures and print what came of it."""
    told = []
    for row in rows(plays):
        told.append(row)
        print(*row, sep=" | ", flush=True)
    found = [row for row in told if row.failed]
    print(f"{len(found)} of {len(told)} found within {plays:,} plays")
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
