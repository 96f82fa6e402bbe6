"""What whole seeded games cost, and where their time goes; also `python tests/bench_games.py`.

Each function gives the columns of rows for tests/bench.py: what, figure, beside, ratio, wanted,
command.
"""

from __future__ import annotations

import cProfile
import pstats
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from rulewright.conformance.playing import Step, play_game
from rulewright.core.drivers import drive
from rulewright.core.frozen import canonical
from rulewright.core.games import rulebook

GAMES = 56
"""Each pair of Spirits plays twice."""

WANTED = 20
"""Whole 2-Spirit games a second on one core, at least."""

RUNS = 3
COMMAND = "python tests/bench_games.py"
SI = rulebook("spirit-island")
BOX = SI.components()
PAIRS = list(combinations(BOX.spirits, 2))
ROS = rulebook("raiders-of-scythia")
ROS_WANTED = 100
"""Whole 2-player games of Raiders of Scythia a second on one core, at least."""

Columns = tuple[str, str, str, str, str, str]


def games(game: Any) -> Iterator[Step]:
    """Play games of all pairs of Spirits, without Adversary and Scenario."""
    for seed in range(GAMES):
        pair = ", ".join(PAIRS[seed % len(PAIRS)])
        position, inputs = SI.begin_game(BOX, {"spirits": pair})
        yield from play_game(SI, game, position, inputs, seed)


def played(game: Any) -> None:
    for _ in games(game):
        pass


def raiders() -> int:
    """Play games of two players of Raiders of Scythia; return how many steps they take."""
    game, steps = ROS.game(ROS.rules(), ROS.components()), 0
    for seed in range(GAMES):
        position, inputs = ROS.begin_game(ROS.components(), {"players": "2"})
        steps += sum(1 for _ in play_game(ROS, game, position, inputs, seed))
    return steps


def again(game: Any, steps: list[Step]) -> None:
    """Carry out the same operations with the same answers, without asking what is due."""
    for step in steps:
        answers = iter([one.answer for one in step.asked if not one.forced])
        run = SI.operations[step.operation.operation].run(
            game, step.before, **step.operation.inputs
        )
        drive(run, lambda _, left=answers: next(left) or None, listen=False)


def seconds(*runs: Callable[[], object]) -> list[float]:
    """Return the median times of some things, which take turns, in seconds of the processor."""
    taken: list[list[float]] = [[] for _ in runs]
    for turn in range(RUNS + 1):
        for run, its in zip(runs, taken, strict=True):
            begun = time.process_time()
            run()
            if turn:
                its.append(time.process_time() - begun)
    return [statistics.median(its) for its in taken]


def shares(game: Any) -> dict[str, float]:
    """Return the shares of the time of games, from a profile: of functions by themselves."""
    profile = cProfile.Profile()
    profile.runcall(played, game)
    stats: Any = pstats.Stats(profile)
    of = {"freezing and copying": 0.0, "options and citations": 0.0, "JSON": 0.0}
    for (file, _, name), (_, _, own, _, _) in stats.stats.items():
        if Path(file).name == "frozen.py" or "_core.replace" in name:
            of["freezing and copying"] += own
        elif Path(file).name == "citing.py" or "ContextVar" in name:
            of["options and citations"] += own
        elif "json" in name:
            of["JSON"] += own
    return {what: own / stats.total_tt for what, own in of.items()}


def whole_games() -> Iterator[Columns]:
    """Measure whole games of two Spirits, beside the same operations alone."""
    game = SI.game(SI.rules(), BOX, None)
    lasting = SI.game(SI.rules(blight_at=1000), BOX, None)
    steps, more = list(games(game)), list(games(lasting))
    whole, alone, long, written = seconds(
        lambda: played(game),
        lambda: again(game, steps),
        lambda: played(lasting),
        lambda: [canonical(step.after) for step in steps],
    )
    rate = GAMES / whole
    yield (
        f"whole seeded 2-Spirit games ({len(steps) / GAMES:.0f} steps each)",
        f"{rate:.1f} games/s",
        f"the same operations, without asking what is due: {GAMES / alone:.1f} games/s",
        f"{whole / alone:.2f} of its time",
        f"at least {WANTED}: {'reached' if rate >= WANTED else 'missed'}",
        COMMAND,
    )
    yield (
        f"the same, in lands that are never blighted ({len(more) / GAMES:.0f} steps each)",
        f"{GAMES / long:.1f} games/s",
        f"the games above: {rate:.1f} games/s",
        f"{long / whole:.2f} of their time",
        "",
        COMMAND,
    )
    told = ", ".join(f"{what} {share:.0%}" for what, share in shares(game).items())
    yield (
        "where the time of these games goes: what is due",
        f"{1 - alone / whole:.0%}",
        f"by a profile, of functions by themselves: {told}",
        "",
        "",
        COMMAND,
    )
    yield (
        "each position of them written as JSON besides",
        f"{written / len(steps) * 1e6:.0f} µs each",
        f"a step: {whole / len(steps) * 1e6:.0f} µs",
        f"{written / whole:.2f} of its time",
        "",
        COMMAND,
    )
    (others,), taken = seconds(raiders), raiders()
    rate = GAMES / others
    yield (
        f"whole seeded 2-player games of Raiders of Scythia ({taken / GAMES:.0f} steps each)",
        f"{rate:.1f} games/s",
        f"a step: {others / taken * 1e6:.0f} µs",
        f"{others / taken / (whole / len(steps)):.2f} of a step of the games above",
        f"at least {ROS_WANTED}: {'reached' if rate >= ROS_WANTED else 'missed'}",
        COMMAND,
    )


if __name__ == "__main__":
    for columns in whole_games():
        print("\n  ".join(part for part in columns if part))
