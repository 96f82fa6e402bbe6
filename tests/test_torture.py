"""Adapters and machines at their worst: the right verdict, in time, and nothing left behind."""

from __future__ import annotations

import json
import os
import resource
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rulewright.core.games import rulebook

CHILDREN = Path(__file__).parent / "children"
PROC = Path("/proc")
HELLO = {"games": ["spirit_island"], "operations": list(rulebook("spirit-island").operations)}
CHECK = ("check", "spirit-island")
TIMEOUT = 1.0
SECONDS = 20.0
"""How long a run may take that is over in three seconds on a machine with nothing else to do."""
MB = 60
"""How much memory bad behaviour may cost, beside a run in which nothing happens."""

pytestmark = pytest.mark.skipif(
    not (PROC / "self" / "status").exists(), reason="memory and processes are looked up in /proc"
)


@pytest.fixture(autouse=True)
def _hang_up_is_heard() -> Iterator[None]:
    """Don't hand on to the children that a hang-up is ignored, as it is under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


class Torture(NamedTuple):
    """A row of the table: what an adapter does, and what must come of it.

    Attributes:
        how: what it does, and in which phase.
        code: the exit code.
        fails: the numbers of the cases that fail, of three.
        kind: their verdict.
        says: what is printed, among other things.
        only: the one case that is played, if it isn't all three.
    """

    how: str
    code: int
    fails: str = ""
    kind: str = ""
    says: str = ""
    only: str = ""


HUNG, CRASHED, BROKE = "timed out", "crashed", "broke the protocol"
NO_HELLO = "it didn't answer hello within 1 s"
HAD_TO_BE_STOPPED = "it didn't end when it was told bye and had to be stopped"
NO_REPLIES = "more than 100 lines that are not replies to stdout, the first 'still thinking'"
TWICE = "it replied to request 1 a second time, or too late"
TOO_LONG = "wrote a line longer than 8 MiB"
NOT_UTF8 = "wrote a line that is not UTF-8 (byte 0xe9 at 40)"
NOT_A_HELLO = "hello was due, and it wrote a reply that the protocol doesn't allow"
STRAY = "it writes lines that are not replies to stdout, the first 'Engine 2.0'"

NOTHING = Torture("nothing never", 0)
TORTURES = [
    Torture("hangs start", 2, says=NO_HELLO),
    Torture("hangs hello", 2, says=NO_HELLO),
    Torture("hangs greeted", 1, "2", HUNG, "no reply within 1 s", only="2"),
    Torture("hangs si-x-1", 1, "1", HUNG),
    Torture("hangs bye", 0, says=HAD_TO_BE_STOPPED),
    Torture("ignores_sigterm si-x-2", 1, "2", HUNG, only="2"),
    Torture("ignores_sigterm bye", 0, says=HAD_TO_BE_STOPPED),
    Torture("stops_itself hello", 2, says=NO_HELLO),
    Torture("stops_itself si-x-2", 1, "2", HUNG, only="2"),
    Torture("exits start", 2, says="it exited with code 7 before it answered hello"),
    Torture("exits hello", 2, says="it exited with code 7 before it answered hello"),
    Torture("exits greeted", 1, "123", CRASHED, "it exited with code 7"),
    Torture("exits si-x-1", 1, "1", CRASHED, "it exited with code 7"),
    Torture("exits si-x-3", 1, "3", CRASHED, "it exited with code 7"),
    Torture("exits bye", 0, says="after bye it exited with code 7; it should exit with code 0"),
    Torture("exits_well si-x-3", 1, "3", CRASHED, "it exited with code 0"),
    Torture("kills_itself start", 2, says="it was killed by signal 9 (SIGKILL) before it"),
    Torture("kills_itself greeted", 1, "123", CRASHED, "it was killed by signal 9 (SIGKILL)"),
    Torture("kills_itself si-x-1", 1, "1", CRASHED, "it was killed by signal 9 (SIGKILL)"),
    Torture("kills_itself si-x-3", 1, "3", CRASHED, "it was killed by signal 9 (SIGKILL)"),
    Torture("kills_itself bye", 0, says="after bye it was killed by signal 9 (SIGKILL)"),
    Torture("half_a_line hello", 2, says="it exited with code 0 in the middle of a line"),
    Torture("half_a_line si-x-2", 1, "2", CRASHED, "in the middle of a line"),
    Torture("not_utf8 hello", 2, says=NOT_UTF8),
    Torture("not_utf8 si-x-1", 1, "1", BROKE, NOT_UTF8, only="1"),
    Torture("deep_reply si-x-2", 1, "2", BROKE, "its reply is nested too deeply to be read"),
    Torture("long_line start", 2, says=TOO_LONG),
    Torture("long_line si-x-2", 1, "2", BROKE, TOO_LONG),
    Torture("long_line bye", 0),
    Torture("long_reply si-x-2", 1, "2", BROKE, TOO_LONG),
    Torture("endless_line start", 2, says=TOO_LONG),
    Torture("endless_line greeted", 1, "123", BROKE, TOO_LONG),
    Torture("endless_line bye", 0, says=HAD_TO_BE_STOPPED),
    Torture("endless_lines start", 2, says=NO_REPLIES),
    Torture("endless_lines greeted", 1, "123", BROKE, NO_REPLIES),
    Torture("endless_lines si-x-2", 1, "2", BROKE, NO_REPLIES),
    Torture("endless_lines bye", 0, says=HAD_TO_BE_STOPPED),
    Torture("endless_blank_lines start", 2, says=NO_HELLO),
    Torture("endless_blank_lines si-x-2", 1, "2", HUNG, only="2"),
    Torture("endless_blank_lines bye", 0, says=HAD_TO_BE_STOPPED),
    Torture("endless_replies start", 2, says=NOT_A_HELLO),
    Torture("endless_replies si-x-2", 1, "2", BROKE, TWICE),
    Torture("endless_replies bye", 0, says=HAD_TO_BE_STOPPED),
    Torture("many_wrong_replies start", 2, says=NOT_A_HELLO),
    Torture("many_wrong_replies si-x-3", 1, "3", BROKE, "when no request was under way, it wrote"),
    Torture("many_wrong_replies bye", 0),
    Torture("banner start", 0, says=STRAY),
    Torture("much_on_stderr start", 0),
    Torture("much_on_stderr si-x-2", 0),
    Torture("endless_stderr start", 2, says=NO_HELLO),
    Torture("endless_stderr si-x-2", 1, "2", HUNG, only="2"),
    Torture("leaves_children start", 0),
    Torture("leaves_children hello exits hello", 2, says="it exited with code 7 before it"),
    Torture("leaves_children si-x-2 exits si-x-2", 1, "2", CRASHED, "exited with code 7", "2"),
    Torture("leaves_children start ignores_sigterm si-x-2", 1, "2", HUNG, only="2"),
    Torture("leaves_children bye exits bye", 0, says="after bye it exited with code 7"),
    Torture("slow si-x-2", 0, says="after 1 s it would count as hanging"),
    Torture("slows_down case", 0, says="it hung only under load"),
    Torture("closes_stdin si-x-2", 0, says="after bye it exited with code 1"),
    Torture("closes_stdin si-x-1 hangs si-x-1", 1, "1", HUNG, only="1"),
    Torture("closes_stdout hello", 2, says="it closed its stdout and went on running before"),
    Torture("closes_stdout si-x-2", 1, "2", CRASHED, "closed its stdout and went on", only="2"),
    Torture("closes_stdout bye", 0, says=HAD_TO_BE_STOPPED),
    Torture("answers start", 2, says=NOT_A_HELLO),
    Torture("answers si-x-2", 1, "2", BROKE, TWICE),
    Torture("answers bye", 0),
]


class Ended(NamedTuple):
    """How a run ended."""

    code: int
    out: str
    err: str
    seconds: float
    mb: int
    left: bool
    survivors: list[int]
    fails: list[tuple[str, str]]


class Place:
    """A folder with cases, in which the command is run and all it starts can be found again."""

    def __init__(self, folder: Path, many: int = 3) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.cases = folder / "cases.jsonl"
        self.report = folder / "report.json"
        self.watch = folder / "watch.json"
        self.journal = folder / "journal.jsonl"
        one = {
            "title": "no Fear card is earned",
            "operation": "spirit_island.fear_effects",
            "tests": ["SI-ravage-E05"],
            "expect": {"outcome": {}},
        }
        lines = [json.dumps({"id": f"si-x-{n}", **one}) + "\n" for n in range(1, many + 1)]
        self.cases.write_text("".join(lines), encoding="utf-8")

    def start(
        self, how: str, *more: object, timeout: float = TIMEOUT, **options: Any
    ) -> subprocess.Popen[str]:
        """Start a check of an adapter that misbehaves as it is told."""
        engine = [sys.executable, "-S", str(CHILDREN / "tortures.py"), *how.split()]
        arguments = [
            *(sys.executable, CHILDREN / "harness.py", self.watch, *CHECK),
            *("-i", shlex.join(engine), "--cases", self.cases, "--timeout", timeout, *more),
        ]
        usual: dict[str, Any] = {
            "stdout": subprocess.PIPE,
            "stderr": subprocess.PIPE,
            "text": True,
            "env": {**os.environ, "HELLO": json.dumps(HELLO), "TORTURED_IN": str(self.folder)},
        }
        return subprocess.Popen([str(a) for a in arguments], **{**usual, **options})

    def run(self, how: str, *more: object, **options: Any) -> Ended:
        """Run a check to its end."""
        begun = time.monotonic()
        process = self.start(how, "--json", self.report, *more, **options)
        return self.ended(process, begun)

    def ended(self, process: subprocess.Popen[str], begun: float) -> Ended:
        """Wait for the end of a run and look at what it left."""
        try:
            out, err = process.communicate(timeout=SECONDS)
        finally:
            process.kill()
            seconds = time.monotonic() - begun
            survivors = self.survivors()
        watched = json.loads(self.watch.read_text()) if self.watch.exists() else {}
        verdicts = json.loads(self.report.read_bytes())["verdicts"] if self.report.exists() else []
        fails = [(v["case"], v["verdict"]) for v in verdicts if v["verdict"] != "passed"]
        mb, left = watched.get("mb", 0), watched.get("left", False)
        return Ended(process.returncode, out, err, seconds, mb, left, survivors, fails)

    def survivors(self) -> list[int]:
        """End what a run has left running (it has a moment to end) and tell it."""
        end = time.monotonic() + 3
        while (found := self.running()) and time.monotonic() < end:
            time.sleep(0.05)
        for pid in found:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return found

    def running(self) -> list[int]:
        """Find all that was started here, by its environment: even what broke away."""
        mark = f"TORTURED_IN={self.folder}".encode()
        found = []
        for process in PROC.glob("[0-9]*"):
            with suppress(OSError):
                if mark in (process / "environ").read_bytes().split(b"\0"):
                    found.append(int(process.name))
        return found


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path / "here")


@pytest.fixture(scope="module")
def ended(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Future[Ended]]]:
    """Run the table, a few rows at a time: most of them wait most of the time."""
    folder = tmp_path_factory.mktemp("torture")
    chosen = [getattr(item, "callspec", None) for item in request.session.items]
    rows = [one.params["row"] for one in chosen if one is not None and "row" in one.params]

    def run(number: int, row: Torture) -> Ended:
        only = ["--case", f"si-x-{row.only}"] if row.only else []
        return Place(folder / str(number)).run(row.how, "--no-journal", *only)

    with ThreadPoolExecutor(4) as pool:
        numbered = enumerate([NOTHING, *(row for row in rows if isinstance(row, Torture))])
        yield {row.how: pool.submit(run, number, row) for number, row in numbered}


@pytest.mark.parametrize("row", TORTURES, ids=lambda row: row.how.replace(" ", "-"))
def test_an_adapter_at_its_worst(ended: dict[str, Future[Ended]], row: Torture) -> None:
    usual, run = ended[NOTHING.how].result(), ended[row.how].result()
    assert "Traceback" not in run.out + run.err
    assert run.code == row.code, run.out + run.err
    assert run.fails == [(f"si-x-{n}", row.kind) for n in row.fails]
    assert row.says in (run.err if row.code == 2 else run.out)
    if row.code == 2:
        assert run.err.startswith("rulewright: ")
        assert "\nNext: " in run.err
    else:
        assert run.err == ""
    assert run.seconds < SECONDS
    assert not run.left
    assert run.survivors == []
    assert 10 < usual.mb <= run.mb + 5
    assert run.mb < usual.mb + MB


def test_what_breaks_away_is_out_of_reach_but_holds_nothing_up(place: Place) -> None:
    how = "leaves_a_daemon si-x-2 exits si-x-2"
    run = place.run(how, "--no-journal", "--case", "si-x-2", timeout=0.6)
    assert (run.code, run.fails, run.left) == (1, [("si-x-2", CRASHED)], False)
    assert "it exited with code 7" in run.out
    assert len(run.survivors) == 2  # one for each play; only they themselves know of it


@pytest.mark.parametrize("how", ["exits si-x-3", "exits hello", "long_line si-x-3", "hangs si-x-3"])
def test_several_processes_come_to_the_same(tmp_path: Path, how: str) -> None:
    place = Place(tmp_path / "here", 4)
    run = place.run(how, "--no-journal", "--jobs", 2)
    assert "Traceback" not in run.out + run.err
    assert (run.left, run.survivors) == (False, [])
    if how == "exits hello":
        assert run.code == 2
        assert "it exited with code 7 before it answered hello" in run.err
    else:
        kinds = {"exits": CRASHED, "long_line": BROKE, "hangs": HUNG}
        assert (run.code, run.fails) == (1, [("si-x-3", kinds[how.split()[0]])])


# A machine at its worst.


REPORTS = ("--json", "--junit", "--html")


@pytest.mark.parametrize("option", [*REPORTS, "--journal"])
def test_a_full_disk(place: Place, option: str) -> None:
    full = place.folder / "full"
    full.symlink_to("/dev/full")  # a link: whoever runs this as root keeps the device
    begun = time.monotonic()
    run = place.ended(place.start("exits si-x-2", option, full), begun)
    assert (run.code, run.left, run.survivors) == (2, False, [])
    why = f"{full}: can't be written: No space left on device\n"
    assert run.err.endswith(f"rulewright: {why}")
    assert ("1 crashed" in run.out) == (option != "--journal")  # what was found is still told
    assert full.is_symlink()


def test_a_disk_that_is_full_for_one_report_only(place: Place) -> None:
    full, xml = place.folder / "full", place.folder / "out.xml"
    full.symlink_to("/dev/full")
    run = place.ended(place.start("exits si-x-2", "--json", full, "--junit", xml), time.monotonic())
    assert run.code == 2
    assert b"it exited with code 7" in xml.read_bytes()


@pytest.mark.parametrize("option", REPORTS)
def test_a_disk_that_fills_up_leaves_no_torn_report(place: Place, option: str) -> None:
    out = place.folder / "out"
    out.write_text("the report of yesterday")
    process = place.start(
        *("exits si-x-2", option, out, "--no-journal"),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600)),
    )
    run = place.ended(process, time.monotonic())
    assert run.code == 2
    assert run.err == f"rulewright: {out}: can't be written: File too large\n"
    assert out.read_text() == "the report of yesterday"
    assert not out.with_name("out.part").exists()


@pytest.mark.parametrize("option", [*REPORTS, "--journal"])
def test_a_folder_that_is_read_only(place: Place, option: str) -> None:
    file = Path("/sys/out")  # not even root may write there
    run = place.ended(place.start("exits si-x-2", option, file), time.monotonic())
    assert (run.code, run.left, run.survivors) == (2, False, [])
    assert run.err.startswith(f"rulewright: {file}: ")
    assert "can't be written: " in run.err
    assert run.err.count("\n") == 1


def test_no_room_for_what_is_printed(place: Place) -> None:
    with Path("/dev/full").open("wb") as full:
        run = place.ended(place.start("exits si-x-2", stdout=full), time.monotonic())
        assert run.code == 2
        assert run.err == "rulewright: stdout can't be written: No space left on device\n"
        run = place.ended(place.start("exits hello", stderr=full), time.monotonic())
        assert (run.code, run.out) == (2, "")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_reader_who_leaves_after_one_line(place: Place, jobs: int) -> None:
    process = place.start("exits greeted", "--jobs", jobs)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == "Spirit Island: wrong 1\n"
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(SECONDS) == 1
    assert place.survivors() == []


# Stopping.


def until(true: Any) -> None:
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


STUBBORN = "leaves_children start ignores_sigterm si-x-5 ignores_sigterm si-x-6"
"""Two processes come to a stop at the fifth and sixth case, one process at the fifth."""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"])
def test_a_run_that_is_stopped(tmp_path: Path, name: str, jobs: int) -> None:
    number = signal.Signals[name]
    place = Place(tmp_path / "here", 8)
    process = place.start(
        *(STUBBORN, "--jobs", jobs, "--journal", place.journal, "--json", place.report),
        timeout=60,
    )
    until(lambda: place.journal.exists() and place.journal.read_bytes().count(b'"si-x-') >= 4)
    time.sleep(0.1)
    assert len(place.running()) >= 4 * jobs
    begun = time.monotonic()
    process.send_signal(number)
    run = place.ended(process, begun)
    assert run.seconds < 8
    assert (run.left, run.survivors, run.err) == (False, [], "")
    if number is signal.SIGKILL:
        assert (run.code, run.out) == (-number, "")
    else:
        assert run.code == 2
        assert "The run was stopped before its end" in run.out
        assert run.out.splitlines()[-1].startswith("go on with: rulewright check ")
        assert run.fails == []
        assert len(json.loads(place.report.read_bytes())["verdicts"]) == 4


def test_processes_that_nobody_listens_to_end(tmp_path: Path) -> None:
    place = Place(tmp_path / "here", 40)
    process = place.start("large_reply case", "--jobs", 2, timeout=60)
    until(lambda: len(place.running()) >= 5)
    process.send_signal(signal.SIGSTOP)
    time.sleep(1)  # in which the pipes may fill up
    process.kill()
    run = place.ended(process, time.monotonic())
    assert (run.code, run.err, run.survivors) == (-signal.SIGKILL, "", [])


# Many.


def test_memory_stays_flat_over_many_cases() -> None:
    script = """
import re, sys
from pathlib import Path
from rulewright.conformance.checking.processes import Child

def peak():
    return int(re.search(r"VmHWM:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1])

def exchange(many):
    one = b'{"request":"case","seq":%d,"filler":"' + b"x" * 300 + b'"}'
    assert sum(1 for _ in child.exchange((n, one % n) for n in range(many))) == many
    return peak()

child = Child(sys.argv[1], timeout=60)
child.start()
few = exchange(10_000)
many = exchange(100_000)
child.close()
print((many - few) / 1024, child.warnings)
"""
    child = shlex.join([sys.executable, "-S", str(CHILDREN / "trivial.py")])
    command = [sys.executable, "-c", script, child]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    growth, warnings = done.stdout.split(" ", 1)
    assert warnings == "[]\n"
    assert float(growth) < 20
