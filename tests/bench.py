"""Measure the figures that the documentation gives: `make bench`.

    make bench                                 measure all of it
    make bench WRITE=1                         and write it into docs/benchmarks.md
    .venv/bin/python tests/bench.py jobs tree  only these

Every figure stands beside another of the same run, since machines differ and drift: beside a bare
Python or a bare pipe, or beside a tool of the same kind. Those tools (bowtie, python-chess, behave)
are installed into a throwaway environment, build/bench/venv, when they are first needed. Each
figure is the median of several runs.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import NamedTuple

import msgspec

from rulewright.conformance.cases import Case, Expect, load_cases
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.checking.running import run_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import lay
from rulewright.core.asks import Choose, Play
from rulewright.core.citing import offer
from rulewright.core.drivers import exhaustive
from rulewright.core.games import rulebook

ROOT = Path(__file__).parent.parent
CHILD = Path(__file__).parent / "children" / "trivial.py"
PAGE = ROOT / "docs" / "benchmarks.md"
FOLDER = ROOT / "build" / "bench"
VENV = FOLDER / "venv"
BOWTIE, SUITE = "bowtie-json-schema==2024.10.2", "jsonschema==4.23.0"
OTHERS = (BOWTIE, "chess==1.11.2", "behave==1.3.3", f"msgspec=={msgspec.__version__}")
COMPILED = {"PYTHONPYCACHEPREFIX": str(FOLDER / "pycache"), "PYTHONDONTWRITEBYTECODE": ""}
"""Every program, ours and others', finds its modules compiled, as an installer leaves them.

Otherwise a source tree is compiled anew at each start where the environment forbids Python to keep
what it compiled, while the other tools, installed by pip, are not.
"""
RUNS = 5
COPIES = 25
"""How often each case stands in a large run: over 20,000 cases in all."""

SI = rulebook("spirit-island")
CASES = load_cases(vector_files(SI.name))


class Row(NamedTuple):
    """One figure, beside another of the same run."""

    what: str
    figure: str
    beside: str
    ratio: str
    wanted: str
    command: str


def seconds(*runs: Callable[[], object], times: int = RUNS) -> list[float]:
    """Return the median times of some things, after a run of each that isn't counted.

    They take turns, so that what else the machine does falls on all alike.
    """
    taken: list[list[float]] = [[] for _ in runs]
    for turn in range(times + 1):
        for run, its in zip(runs, taken, strict=True):
            begun = time.perf_counter()
            run()
            if turn:
                its.append(time.perf_counter() - begun)
    return [statistics.median(its) for its in taken]


def command(*words: str | Path, may_fail: bool = False, **environment: str) -> Callable[[], object]:
    """Return what runs a command and overlooks what it prints."""

    def run() -> None:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=ROOT,
            env={**os.environ, **COMPILED, **environment},
            capture_output=True,
        )
        if done.returncode not in ((0, 1) if may_fail else (0,)):
            sys.exit(f"{words}: exit code {done.returncode}\n{done.stderr.decode()[-2000:]}")

    return run


HELP = command(sys.executable, "-m", "rulewright", "--help")


def needed(ratio: float, least: float = 0, most: float = float("inf")) -> str:
    """Say what ratio is wanted, and whether this one is it."""
    wanted = f"at least {least:g}" if least else f"at most {most:.3g}"
    return f"{wanted}: {'reached' if least <= ratio <= most else 'missed'}"


# Beside a bare Python, a bare pipe, the bare engine


def bare() -> Iterator[Row]:
    """Measure what the harness adds to what can't be avoided."""
    ours, python = seconds(HELP, command(sys.executable, "-c", "pass"))
    yield Row(
        "start-up",
        f"{ours:.3f} s",
        f"a bare Python: {python:.3f} s",
        f"{ours / python:.1f}",
        "",
        "rulewright --help",
    )
    session = Session.open(SI, "reference")
    many = CASES * max(1, 4000 // len(CASES))
    laid = [lay(SI, case) for case in many]
    taken, alone = seconds(
        lambda: session.play(many), lambda: [one.play(listen=False) for one in laid]
    )
    yield Row(
        "the reference, in the same process",
        rate(len(many), taken),
        f"the engine alone: {rate(len(many), alone, 'plays')}",
        f"{taken / alone:.2f} of its time",
        "",
        "python tests/bench.py bare",
    )
    session = Session.open(SI, f"{sys.executable} {CHILD}")
    cases = [case for case in CASES if case.operation in session.greeting.operations]
    many = cases * max(1, 40_000 // len(cases))
    taken, pipe = seconds(lambda: session.play(many), lambda: bare_pipe(len(many)))
    session.close()
    yield Row(
        "JSON Lines, trivial adapter, cases planned before",
        rate(len(many), taken),
        f"a bare pipe to the same child, 64 in flight: {rate(len(many), pipe, 'lines')}",
        f"{taken / pipe:.2f} of its time",
        "",
        "python tests/bench.py bare",
    )


def rate(many: int, taken: float, what: str = "cases") -> str:
    return f"{many / taken:,.0f} {what}/s"


def bare_pipe(lines: int, window: int = 64) -> None:
    """Send lines to the trivial adapter and read its replies, with no harness between."""
    with subprocess.Popen(
        [sys.executable, str(CHILD)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        sent = 0
        while sent < lines:
            batch = min(window, lines - sent)
            for _ in range(batch):
                sent += 1
                child.stdin.write(b'{"request":"case","seq":%d}\n' % sent)
            child.stdin.flush()
            for _ in range(batch):
                child.stdout.readline()
        child.stdin.write(b'{"request":"bye"}\n')
        child.stdin.close()


# Beside bowtie


def bowtie() -> Iterator[Row]:
    """Measure `check` over JSON Lines beside bowtie, each on its own suite.

    Bowtie speaks to containers, or to an object in its own process; here it is the latter, with no
    pipe between. Ours is a child process all the same.
    """
    program, suite = others() / "bowtie", suite_of_json_schema()
    ours, theirs = seconds(HELP, command(program, "--help"))
    yield Row(
        "start-up",
        f"{ours:.3f} s",
        f"bowtie: {theirs:.2f} s",
        f"{ours / theirs:.3f}",
        needed(ours / theirs, most=1 / 8),
        "`rulewright --help`, `bowtie --help`",
    )
    operations = " ".join(name.split(".")[1] for name in SI.operations)
    pairs = (
        (
            "an implementation that answers without looking",
            f"{sys.executable} {CHILD} {operations}",
            "direct:null",
        ),
        (
            "a real implementation",
            f"{sys.executable} -m rulewright serve spirit-island",
            "direct:python-jsonschema",
        ),
    )
    large, theirs_large = large_run(), large_run_of_bowtie(suite)
    for what, engine, direct in pairs:
        check = (sys.executable, "-m", "rulewright", "check", SI.name, "--no-journal", "-i", engine)
        small, small_theirs, more, more_theirs = seconds(
            command(*check, may_fail=True),
            command(program, "suite", "-i", direct, suite, may_fail=True),
            command(*check, "--cases", large, may_fail=True),
            command(program, "run", "-i", direct, theirs_large, may_fail=True),
            times=3,
        )
        count, count_theirs = len(CASES), cases_in(theirs_large) // COPIES
        faster = (count / small) / (count_theirs / small_theirs)
        shown = "trivial.py" if "null" in direct else "rulewright serve spirit-island"
        yield Row(
            f"its own suite, {what}",
            f"{rate(count, small)} ({count} in {small:.2f} s)",
            f"bowtie: {rate(count_theirs, small_theirs)} ({count_theirs} in {small_theirs:.2f} s)",
            f"{faster:.1f}",
            needed(faster, least=10),
            f"`rulewright check spirit-island -i '{shown}'`, "
            f"`bowtie suite -i {direct} tests/draft2020-12`",
        )
        further = count * (COPIES - 1) / (more - small)
        further_theirs = count_theirs * (COPIES - 1) / (more_theirs - small_theirs)
        yield Row(
            "each further case, start-up aside",
            f"{further:,.0f} cases/s",
            f"bowtie: {further_theirs:,.0f} cases/s",
            f"{further / further_theirs:.1f}",
            "",
            f"the same on {COPIES} copies: `--cases`, `bowtie run`",
        )


def others() -> Path:
    """Return the folder of the other tools' programs; install them if they aren't there."""
    ready = VENV / "ready"
    if not ready.exists() or ready.read_text() != " ".join(OTHERS):
        print(f"Installing {', '.join(OTHERS)} into {VENV.relative_to(ROOT)} (once)")
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
        pip = [VENV / "bin" / "python", "-m", "pip", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", *OTHERS], check=True)
        ready.write_text(" ".join(OTHERS))
    return VENV / "bin"


def suite_of_json_schema() -> Path:
    """Return the official suite of JSON Schema, on which bowtie runs; jsonschema's sdist has it."""
    suite = FOLDER / SUITE.replace("==", "-") / "json" / "tests" / "draft2020-12"
    if not suite.exists():
        pip = [others() / "python", "-m", "pip", "-qq", "--disable-pip-version-check"]
        options = ["--no-deps", "--no-binary", "jsonschema", "--dest", FOLDER]
        subprocess.run([*pip, "download", *options, SUITE], check=True)
        with tarfile.open(FOLDER / f"{SUITE.replace('==', '-')}.tar.gz") as sdist:
            sdist.extractall(FOLDER, filter="data")
    return suite


def large_run() -> Path:
    """Write every case several times, each with an id of its own."""
    file = FOLDER / "many.jsonl"
    FOLDER.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(case) + b"\n" for case in copied(CASES, COPIES)))
    return file


def copied(cases: list[Case], copies: int) -> list[Case]:
    return [
        msgspec.structs.replace(case, id=f"{case.id}-{copy}")
        for copy in range(copies)
        for case in cases
    ]


def large_run_of_bowtie(suite: Path) -> Path:
    """Write every case of bowtie's suite as often, in its own format, as its suite sends them."""
    told = subprocess.run(
        [others() / "bowtie", "suite", "-i", "direct:null", suite], capture_output=True, check=False
    )
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    file = FOLDER / "many-of-bowtie.jsonl"
    with file.open("w", encoding="utf-8") as out:
        for copy in range(COPIES):
            for case in (line["case"] for line in lines if "case" in line):
                named = {**case, "description": f"{case['description']} {copy}"}
                out.write(json.dumps(named) + "\n")
    return file


def cases_in(file: Path) -> int:
    return file.read_bytes().count(b"\n")


# Several processes


def jobs() -> Iterator[Row]:
    """Measure two processes beside one, on a large run by the reference."""
    cases = copied(CASES, COPIES)

    def play(jobs: int) -> Callable[[], object]:
        return lambda: run_cases(SI, "reference", cases, {}, jobs, 10.0, lambda _: None)

    one, two = seconds(play(1), play(2))
    yield Row(
        f"--jobs 2, the reference, {len(cases):,} cases",
        rate(len(cases), two),
        f"--jobs 1: {rate(len(cases), one)}",
        f"{one / two:.2f}",
        needed(one / two, least=1.7),
        "python tests/bench.py jobs",
    )


# Every way a play can go


PERFT = """
import chess, time
def perft(board, depth):
    if depth == 0:
        return 1
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes
begun = time.perf_counter()
nodes = perft(chess.Board(), 3)
print(nodes / (time.perf_counter() - begun))
"""


def tree() -> Iterator[Row]:
    """Measure how fast every way of a play is found, beside the moves of chess (perft).

    Ends are counted, as perft does. Perft takes a move back; here each way is played from the
    start, since a play can't be copied.
    """
    python = others() / "python"
    perft = statistics.median(
        float(subprocess.check_output([python, "-c", PERFT])) for _ in range(RUNS)
    )
    plays = (
        ("four choices among eight, and nothing else", four_choices),
        ("blight that spreads five times", lay(SI, spreading_blight()).start),
    )
    for what, start in plays:
        count = sum(1 for _ in exhaustive(start))
        (taken,) = seconds(lambda start=start: sum(1 for _ in exhaustive(start)))
        nodes = count / taken
        yield Row(
            f"every way of {what} ({count:,} ends)",
            f"{nodes:,.0f} nodes/s",
            f"python-chess, perft 3: {perft:,.0f} nodes/s",
            f"{nodes / perft:.2f}",
            "",
            "python tests/bench.py tree",
        )


def four_choices() -> Play[int]:
    """Choose four times, as a play of no game: what the driver itself costs."""
    chosen = 0
    for turn in range(4):
        answer = yield from Choose("way", f"turn {turn}", offer("abcdefgh"))
        chosen += answer == "a"
    return chosen


def spreading_blight() -> Case:
    """Return a case in which blight spreads over a board until its tokens are used up."""
    blighted = {f"A{n}": {"blight": 1} for n in range(1, 9)}
    return Case(
        id="bench",
        title="blight spreads five times, wherever it may",
        operation="spirit_island.add_blight",
        expect=Expect(outcome={}),
        position={
            "boards": ["A"],
            "lands": {
                **blighted,
                "A1": {"blight": 1, "city": 1},
                "A8": {"blight": 1, "presence": {"River": 20}},
            },
            "spirits": {"River": {}},
            "fear": {"pool": 4, "deck": ["Isolation"]},
            "blight_card": {"card": "Downward Spiral", "side": "blighted", "tokens": 6},
        },
        inputs={"land": "A5"},
    )


# Scenarios

FEATURE = "Feature: Many\n\n  Background:\n    Given a game under way\n\n"
SCENARIO = """  @SI-build-E01 @case:si-bench-{0}
  Scenario: scenario {0}
    Given a mountain with 1 town
    When the Invaders build in here
    Then here then holds 1 town and 1 city

"""
ENGINE = """
import msgspec
from rulewright.core.drivers import scripted
from rulewright.spirit_island.operations import GAME
from rulewright.spirit_island.position import Position

def put():
    return {
        "boards": ["A"],
        "lands": {"A6": {"town": 1}, "A2": {"city": 1, "presence": {"Ocean": 1}}},
        "spirits": {"Ocean": {}},
        "fear": {"pool": 4, "deck": ["Isolation", "Retreat!"]},
        "blight_card": {"card": "Downward Spiral", "tokens": 5},
        "invaders": {"build": "1-mountain"},
    }

def build(plain):
    position = msgspec.convert(plain, Position)
    game = GAME.game(GAME.rules(), GAME.components(), None)
    run = GAME.operations["spirit_island.build_land"].run
    return scripted(run(game, position, land="A6"), {}).result

def check(after):
    assert (after.lands["A6"].town, after.lands["A6"].city) == (1, 1)
"""
TEST = """
def test_scenario_{0}():
    check(build(put()))
"""
STEPS = """
from behave import given, when, then

@given("a game under way")
def _(context):
    context.put = put()

@given("a mountain with 1 town")
def _(context):
    context.put["lands"]["A6"] = {"town": 1}

@when("the Invaders build in here")
def _(context):
    context.after = build(context.put)

@then("here then holds 1 town and 1 city")
def _(context):
    check(context.after)
"""
FEW, MANY = 50, 250


def scenarios() -> Iterator[Row]:
    """Measure what one more scenario costs, beside a plain test and a scenario of behave."""
    pytest = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull)
    paths = {"PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "reference")))}

    ways = (
        (our_scenarios, (*pytest, "--import-mode=importlib")),
        (plain_tests, pytest),
        (scenarios_of_behave, (others() / "behave", "--format", "progress", "--no-summary")),
    )
    taken = seconds(
        *(command(*words, write(n), **paths) for write, words in ways for n in (FEW, MANY)),
        times=3,
    )
    ours, plain, theirs = (
        (many - few) / (MANY - FEW) * 1000
        for few, many in zip(taken[::2], taken[1::2], strict=True)
    )
    for name, other in (("plain pytest", plain), ("behave", theirs)):
        yield Row(
            "one more scenario, played and made a case",
            f"{ours:.2f} ms",
            f"{name}: {other:.2f} ms",
            f"{ours / other:.1f}",
            "",
            "python tests/bench.py scenarios",
        )


def our_scenarios(many: int) -> Path:
    """Write scenarios in a folder of their own, with the steps of the real ones."""
    folder = FOLDER / f"ours-{many}"
    game = folder / "spirit_island"
    game.mkdir(parents=True, exist_ok=True)
    (folder / "conftest.py").write_text("from features.conftest import *\n")
    (game / "conftest.py").write_text("from features.spirit_island.conftest import *\n")
    feature = FEATURE + "".join(SCENARIO.format(f"{n:04}") for n in range(many))
    (game / "many.feature").write_text(feature)
    (game / "test_many.py").write_text("from pytest_bdd import scenarios\n\nscenarios('.')\n")
    return folder


def plain_tests(many: int) -> Path:
    file = FOLDER / f"test_plain_{many}.py"
    file.write_text(ENGINE + "".join(TEST.format(n) for n in range(many)))
    return file


def scenarios_of_behave(many: int) -> Path:
    folder = FOLDER / f"behave-{many}"
    (folder / "steps").mkdir(parents=True, exist_ok=True)
    (folder / "steps" / "steps.py").write_text(ENGINE + STEPS)
    feature = FEATURE + "".join(SCENARIO.format(f"{n:04}") for n in range(many))
    (folder / "many.feature").write_text(feature)
    return folder


# Games


def games() -> Iterator[Row]:
    """Measure whole seeded games, as tests/bench_games.py does by itself."""
    sys.path.append(str(ROOT))  # a script sees its own folder only
    from tests.bench_games import whole_games

    for columns in whole_games():
        yield Row(*columns)


def search() -> Iterator[Row]:
    """Measure odds, impact and fuzzing, as tests/bench_search.py does by itself."""
    sys.path.append(str(ROOT))
    from tests import bench_search

    parts = (bench_search.odds, bench_search.battles, bench_search.impact, bench_search.fuzzing)
    for part in parts:
        for columns in part():
            yield Row(*columns)


# Telling it

SECTIONS: dict[str, tuple[str, Callable[[], Iterator[Row]]]] = {
    "bare": ("Beside what can't be avoided", bare),
    "bowtie": (f"Beside bowtie ({BOWTIE.split('==')[1]})", bowtie),
    "jobs": ("Several processes", jobs),
    "tree": ("Every way a play can go", tree),
    "scenarios": ("Scenarios", scenarios),
    "games": ("Whole games", games),
    "search": ("Odds, impact and fuzzing", search),
}
HEAD = "| what | figure | beside | ratio | wanted | command |\n|---|---|---|---|---|---|\n"


def machine() -> str:
    """Name the machine and the Python."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(": ")[2] if names else model
    return (
        f"{platform.machine()} ({model}), {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}"
    )


def load() -> str:
    """Say how busy the machine was in the last minute: more than its cores is too much."""
    return f"{os.getloadavg()[0]:.1f}"


def told(row: Row) -> str:
    wanted = f" [wanted {row.wanted}]" if row.wanted else ""
    return f"  {row.what}: {row.figure}\n    {row.beside}; ratio {row.ratio}{wanted}"


def as_markdown(row: Row) -> str:
    shown = row.command if "`" in row.command else f"`{row.command}`"
    return "| " + " | ".join((*row[:-1], shown)).replace("|  |", "| |") + " |\n"


def page(on: str, measured: dict[str, list[Row]]) -> str:
    """Return the page with all that was measured."""
    tables = [
        f"## {SECTIONS[name][0]}\n\n{HEAD}{''.join(map(as_markdown, rows))}"
        for name, rows in measured.items()
    ]
    return (
        "# Benchmarks\n\n"
        "Written by `make bench WRITE=1`; don't edit it. Every figure stands beside another of the "
        "same run, since machines differ and drift: trust the ratios. Each is the median of "
        "several runs, which take turns with those they stand beside. Modules are compiled before "
        "the first run that counts.\n\n"
        f"{date.today().isoformat()}, {on}.\n\n" + "\n".join(tables)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="measure, beside others of the same run")
    parser.add_argument("only", nargs="*", choices=[[], *SECTIONS], help="only these")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    options = parser.parse_args()
    if options.write and options.only:
        parser.error("the page holds all sections: leave off their names, or --write")
    on, before = machine(), load()
    print(f"{on}; load {before}")
    measured: dict[str, list[Row]] = {}
    for name in options.only or SECTIONS:
        print(f"\n{SECTIONS[name][0]}")
        measured[name] = []
        for row in SECTIONS[name][1]():
            print(told(row), flush=True)
            measured[name].append(row)
    if options.write:
        on += f"; load before {before}, after {load()}"
        PAGE.write_text(page(on, measured), encoding="utf-8")
        print(f"\nwrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
