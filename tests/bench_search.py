"""What odds, impact, fuzzing cost: functions for tests/bench.py, or `python tests/bench_search.py`.

Each gives the columns of a row: what, figure, beside, ratio, wanted, command.
"""

from __future__ import annotations

import shlex
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rulewright.conformance.checking.planning import Planner
from rulewright.conformance.fuzzing.fuzz import Task
from rulewright.conformance.fuzzing.fuzz_draw import Drawer
from rulewright.core.asks import Play, Roll, Tally
from rulewright.core.drivers import Ending, Played, drive, exhaustive, scripted, seeded
from rulewright.core.games import rulebook
from rulewright.core.odds import odds_of
from rulewright.virgin_queen.s14_field_battle import Side, fight

RUNS = 5
WANTED = 1.0
"""Seconds for 12 dice against 10, at the most."""

IMPACT_WANTED = 5.0
"""Seconds for the impact of a change over all cases, without drawing plays, at the most."""

BATTLES, BATTLES_WANTED = 2000, 20_000
"""How many field battles are fought by seeds for a figure, and how many a second, at the least."""

FUZZ_WANTED = 3000, 1500
"""Plays a second: by the reference in the same process, by a child in Python; at least."""

HITS = Tally("hits", (0, 0, 0, 0, 1, 1))

Columns = tuple[str, str, str, str, str, str]


def field_battle(attackers: int, defenders: int, reads: Tally | None) -> Play[bool]:
    """Roll two hands of dice; the attacker wins with more hits."""
    attack = yield from Roll("attacker_dice", "battle", attackers, reads=reads)
    defence = yield from Roll("defender_dice", "battle", defenders, reads=reads)
    return sum(face >= 5 for face in attack) > sum(face >= 5 for face in defence)


def won(ending: Ending[bool]) -> bool:
    assert isinstance(ending, Played)
    return ending.result


def seconds(*runs: Callable[[], object]) -> list[float]:
    """Return the median times of some things, which take turns."""
    taken: list[list[float]] = [[] for _ in runs]
    for turn in range(RUNS + 1):
        for run, its in zip(runs, taken, strict=True):
            begun = time.perf_counter()
            run()
            if turn:
                its.append(time.perf_counter() - begun)
    return [statistics.median(its) for its in taken]


def odds() -> Iterator[Columns]:
    """Measure the odds of a battle of 12 against 10 dice, beside 3 against 2 rolled out in full."""
    told, whole = seconds(
        lambda: odds_of(lambda: field_battle(12, 10, HITS), won),
        lambda: odds_of(lambda: field_battle(3, 2, None), won),
    )
    yield (
        f"odds of 12 against 10 dice, told by their hits ({13 * 11} ways)",
        f"{told:.4f} s",
        f"3 against 2 dice, every throw ({6**5:,} ways): {whole:.3f} s",
        f"{told / whole:.3f}",
        f"at most {WANTED:g} s: {'reached' if told <= WANTED else 'missed'}",
        "python tests/bench_search.py",
    )
    ours, branches = seconds(
        lambda: odds_of(lambda: field_battle(3, 2, None), won),
        lambda: sum(1 for _ in exhaustive(lambda: field_battle(3, 2, None))),
    )
    yield (
        f"odds of 3 against 2 dice, every throw ({6**5:,} ways)",
        f"{6**5 / ours:,.0f} ways/s",
        f"the same, only played (exhaustive): {6**5 / branches:,.0f} ways/s",
        f"{ours / branches:.2f} of its time",
        "",
        "python tests/bench_search.py",
    )


def battles() -> Iterator[Columns]:
    """Measure field battles of Virgin Queen by seeds: until it is decided, and all that follows."""
    book = rulebook("virgin-queen")
    places = {"here": {"adjacent": ["there"]}, "there": {"home": "hre"}}
    leader = {"nation": "ottoman", "battle": 2, "command": 10}
    units = {"ottoman": {"regulars": 10}}
    position = {
        "spaces": {"there": {"units": {"hre": {"regulars": 9}}}},
        "leaders": {"Leader": leader},
        "wars": [["hre", "ottoman"]],
        "impulse": {"power": "ottoman"},
        "move": {"origin": "here", "target": "there", "units": units, "leaders": ["Leader"]},
    }
    game = book.game(book.rules(), book.components(), book.symbolic(places, position, None))
    table = msgspec.convert(position, book.position)
    run = book.operations["virgin_queen.field_battle"].run
    attacker = Side(("ottoman",), table.move.units, ("Leader",))
    defender = Side(("hre",), table.spaces["there"].units, ())
    answer = seeded(Random(1))

    def repeat(start: Callable[[], Play[Any]]) -> None:
        for _ in range(BATTLES):
            drive(start(), answer, listen=False)

    bare, whole = seconds(
        lambda: repeat(lambda: fight(game, table, "there", attacker, defender, 12)),
        lambda: repeat(lambda: run(game, table)),
    )
    rate = BATTLES / bare
    yield (
        "field battles of 12 against 10 dice by seeds: dice, hits, who is left (14, steps 2 to 8)",
        f"{rate:,.0f} battles/s",
        f"`virgin_queen.field_battle`, with losses, captives, retreat: {BATTLES / whole:,.0f}/s",
        f"{bare / whole:.3f} of its time",
        f"at least {BATTLES_WANTED:,}: {'reached' if rate >= BATTLES_WANTED else 'missed'}",
        "python tests/bench_search.py",
    )


def impact() -> Iterator[Columns]:
    """Measure the impact of a change over all cases as a whole command, beside a check of them."""

    def command(*words: str) -> None:
        script = "from rulewright.cli import main; main()"
        done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True)
        assert done.returncode in (0, 1), done.stderr

    asked = ("impact", "spirit-island", "--set", "dahan_damage=3", "--no-search")
    check = ("check", "spirit-island", "--implementation", "reference", "--no-journal")
    told, beside = seconds(lambda: command(*asked), lambda: command(*check))
    yield (
        f"`rulewright {' '.join(asked)}`: each case by both rules, the whole command",
        f"{told:.2f} s",
        f"a check of the same cases by the reference: {beside:.2f} s",
        f"{told / beside:.2f}",
        f"at most {IMPACT_WANTED:g} s: {'reached' if told <= IMPACT_WANTED else 'missed'}",
        "python tests/bench_search.py",
    )


def fuzzing() -> Iterator[Columns]:
    """Measure fuzzing: the reference in this process, and the example adapter as a child."""
    adapter = Path(__file__).parent.parent / "docs" / "adapters" / "python" / "adapter.py"
    child = shlex.join([sys.executable, str(adapter)])
    players = [Task("spirit_island", what).player() for what in ("reference", child)]
    chunks = range(8)
    ours = players[0]
    drawer = Drawer(ours.rulebook, Planner(ours.rulebook, ours.greeting), 0)
    drawn = [play for chunk in chunks for play in drawer.chunk(chunk)]
    operations = ours.rulebook.operations

    def engine() -> None:
        for play in drawn:
            run, at = operations[play.operation].run, play.table
            answers: Any = play.answers
            scripted(run(at.game, at.position, **play.inputs), answers, listen=False)

    try:
        alone, *taken = seconds(
            engine, *(lambda p=p: [p.chunk(n) for n in chunks] for p in players)
        )
    finally:
        for player in players:
            player.close()
    beside = f"the engine alone, on the same plays: {len(drawn) / alone:,.0f} plays/s"
    for what, took, wanted in zip(
        ("the reference, in the same process", "`docs/adapters/python/adapter.py`, JSON Lines"),
        taken,
        FUZZ_WANTED,
        strict=True,
    ):
        rate = len(drawn) / took
        yield (
            f"fuzzing {what}",
            f"{rate:,.0f} plays/s",
            beside,
            f"{took / alone:.1f} of its time",
            f"at least {wanted:,}: {'reached' if rate >= wanted else 'missed'}",
            "python tests/bench_search.py",
        )


if __name__ == "__main__":
    for columns in (*odds(), *battles(), *impact(), *fuzzing()):
        print("\n  ".join(part for part in columns if part))
