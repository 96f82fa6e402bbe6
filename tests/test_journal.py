"""Journals: nothing that has fallen is lost or counted twice, however a run ends."""

from __future__ import annotations

import json
import os
import resource
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from rulewright import cli
from rulewright.conformance.checking import journal as journals
from rulewright.conformance.checking.journal import Kept, about, as_run, open_journal, read_journal
from rulewright.conformance.reports import as_json
from rulewright.core.clauses import BadData
from rulewright.core.games import rulebook

CHILDREN = Path(__file__).parent / "children"
SI = rulebook("spirit-island")
RUN = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from rulewright.cli import main; main()"
)
WRONG = {"outcome": {"fear": {"pool": 1}}}
CHECK = ("check", "spirit-island")


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command line in this process."""

    def run(*arguments: object) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


@pytest.fixture(autouse=True)
def greets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the children say that they play Spirit Island."""
    greeting = {"games": ["spirit_island"], "operations": list(SI.operations)}
    monkeypatch.setenv("HELLO", json.dumps(greeting))


def child(name: str, *arguments: object) -> str:
    return shlex.join(map(str, [sys.executable, "-S", CHILDREN / f"{name}.py", *arguments]))


def case(number: int, **fields: Any) -> dict[str, Any]:
    """A case in which nothing happens: the children do it right."""
    return {
        "id": f"si-x-{number}",
        "title": "no Fear card is earned",
        "operation": "spirit_island.fear_effects",
        "tests": ["SI-ravage-E05"],
        "expect": {"outcome": {}},
        **fields,
    }


def cases_file(folder: Path, *cases: dict[str, Any]) -> Path:
    file = folder / "cases.jsonl"
    file.write_text("".join(json.dumps(one) + "\n" for one in cases), encoding="utf-8")
    return file


@pytest.fixture
def fourteen(tmp_path: Path) -> Path:
    """Fourteen cases; the children fail the first two."""
    wrong = [case(n, expect=WRONG) for n in (1, 2)]
    return cases_file(tmp_path, *wrong, *(case(n) for n in range(3, 15)))


def settled(file: Path) -> list[str]:
    return list(read_journal(file).settled)


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


def verdicts(report: Path) -> list[tuple[str, str]]:
    return [(v["case"], v["verdict"]) for v in json.loads(report.read_bytes())["verdicts"]]


ALL_RIGHT = [("si-x-1", "wrong outcome"), ("si-x-2", "wrong outcome")]
ALL_RIGHT += [(f"si-x-{n}", "passed") for n in range(3, 15)]


class Stopping:
    """A run by a child that hangs at its fifth case, and what it leaves behind."""

    def __init__(self, folder: Path, cases: Path, jobs: int, *more: object) -> None:
        self.folder = folder
        folder.mkdir()
        self.arguments = [
            *(*CHECK, "-i", child("stops_once", folder), "--cases", cases, "-j", jobs),
            *("--timeout", "60", *more),
        ]
        self.jobs = jobs

    def start(self) -> subprocess.Popen[str]:
        """Start it, and wait until all its children hang."""
        process = subprocess.Popen(
            [sys.executable, "-c", RUN, *map(str, self.arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        until(lambda: len(self.hanging()) == self.jobs)
        return process

    def hanging(self) -> list[int]:
        return [int(mark.stem) for mark in self.folder.glob("*.hangs")]

    def played(self) -> list[str]:
        return (self.folder / "played").read_text().split()

    def go(self) -> None:
        (self.folder / "go").touch()
        (self.folder / "played").unlink()


def until(true: Any, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


def lives(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.fixture
def stopping(tmp_path: Path, fourteen: Path) -> Iterator[Any]:
    """Make runs that stop in the middle, and end the children that they leave."""
    made: list[Stopping] = []

    def make(jobs: int, *more: object) -> Stopping:
        made.append(Stopping(tmp_path / f"child{len(made)}", fourteen, jobs, *more))
        return made[-1]

    yield make
    for pid in [pid for one in made for pid in one.hanging() if lives(pid)]:
        os.kill(pid, signal.SIGKILL)


# A run that ends before its time.


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_is_gone_on_with(
    rulewright: Any, stopping: Any, tmp_path: Path, jobs: int
) -> None:
    file, report = tmp_path / "run.jsonl", tmp_path / "report.json"
    run = stopping(jobs, "--journal", file)
    process = run.start()
    until(lambda: len(read_journal(file).fallen) == 4 * jobs)
    process.kill()
    process.communicate()
    if jobs > 1:  # the processes that play notice it, and end what they started
        until(lambda: not any(map(lives, run.hanging())))
    kept = read_journal(file)
    assert len(kept.fallen) == 4 * jobs
    assert {case for case, fallen in kept.fallen.items() if not fallen.settled} == {
        "si-x-1",
        "si-x-2",
    }

    so_far = rulewright("report", file)
    assert so_far.code == 0
    assert "2 wrong outcome" in so_far.out
    assert "The run was stopped before its end" in so_far.out

    run.go()
    told = rulewright(*run.arguments, "--resume", "--json", report)
    assert (told.code, told.err) == (1, "")
    assert verdicts(report) == ALL_RIGHT
    assert not set(run.played()) & set(kept.settled)
    assert {*run.played(), *kept.settled} == {case for case, _ in ALL_RIGHT}
    assert read_journal(file).header == kept.header
    assert len(settled(file)) == 14


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_tells_how_to_go_on(
    rulewright: Any, stopping: Any, tmp_path: Path, jobs: int, state: Path
) -> None:
    report = tmp_path / "report.json"
    run = stopping(jobs, "--json", report)
    process = run.start()
    (file,) = state.iterdir()
    until(lambda: len(read_journal(file).fallen) == 4 * jobs)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (2, "")
    assert len(verdicts(report)) == 4 * jobs
    assert not any(map(lives, run.hanging()))
    told = out.splitlines()[-1]
    assert told.startswith("go on with: rulewright check spirit-island -i ")

    run.go()
    before = settled(file)
    again = rulewright(*shlex.split(told.removeprefix("go on with: "))[1:])
    assert (again.code, again.err) == (1, "")
    assert "go on with" not in again.out
    assert verdicts(report) == ALL_RIGHT
    assert not set(run.played()) & set(before)


def test_a_second_ctrl_c_ends_what_doesnt_listen(tmp_path: Path, fourteen: Path) -> None:
    (tmp_path / "stubborn.py").write_text(
        "import os, pathlib, time\n"
        "class Adapter:\n"
        "    def hello(self):\n"
        "        return {'protocol': 1, 'name': 'x', 'version': '1', 'games': ['spirit_island'],\n"
        "                'operations': ['spirit_island.fear_effects']}\n"
        "    def case(self, request):\n"
        "        pathlib.Path(f'hangs-{os.getpid()}').touch()\n"
        "        while True:\n"
        "            try: time.sleep(60)\n"
        "            except BaseException: pass\n"
        "adapter = Adapter()\n",
        encoding="utf-8",
    )
    command = [*CHECK, "-i", "python:stubborn:adapter", "--cases", fourteen, "-j", 2]
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, *map(str, command)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        until(lambda: len(list(tmp_path.glob("hangs-*"))) == 2)
        process.send_signal(signal.SIGINT)
        time.sleep(0.3)
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert (process.returncode, err) == (2, "")
    assert "stopped before its end" in out


def test_a_process_that_ends_by_itself(
    rulewright: Any, fourteen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaving.py").write_text(
        "import os, time\n"
        "class Adapter:\n"
        "    def hello(self):\n"
        "        return {'protocol': 1, 'name': 'x', 'version': '1', 'games': ['spirit_island'],\n"
        "                'operations': ['spirit_island.fear_effects']}\n"
        "    def case(self, request):\n"
        "        if request['id'] == 'si-x-9':\n"
        "            time.sleep(0.5)\n"
        "            os._exit(3)\n"
        "        return {'reply': 'outcome', 'position': {}}\n"
        "adapter = Adapter()\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "run.jsonl"
    command = [*CHECK, "-i", "python:leaving:adapter", "--cases", fourteen, "--journal", file]
    told = rulewright(*command, "-j", 2)
    assert told.code == 2
    assert "a process of --jobs ended unexpectedly" in told.err
    assert f"go on with: {shlex.join(map(str, ['rulewright', *command, '-j', 2]))} --resume" in (
        told.err
    )
    assert {"si-x-3", "si-x-5", "si-x-7"} <= set(read_journal(file).fallen)


def test_a_torn_line_is_dropped(rulewright: Any, fourteen: Path, tmp_path: Path) -> None:
    file, report = tmp_path / "run.jsonl", tmp_path / "report.json"
    command = [*CHECK, "-i", child("right"), "--cases", fourteen, "--journal", file]
    rulewright(*command)
    whole = file.read_bytes()
    starts = [0, *(i + 1 for i, byte in enumerate(whole) if byte == ord("\n"))]
    kept = [len(_settled_in(file, whole[:end])) for end in starts]
    assert kept[-1] == 14
    for start, end, count in zip(starts, starts[1:], kept, strict=False):
        for cut in {start, start + 1, (start + end) // 2, end - 1}:
            assert len(_settled_in(file, whole[:cut])) == count, cut
    for cut in (0, 5, starts[1] - 1, starts[1], starts[6] + 40, starts[-1] - 1):
        file.write_bytes(whole[:cut])
        told = rulewright(*command, "--resume", "--json", report)
        assert (told.code, told.err) == (1, "")
        assert verdicts(report) == ALL_RIGHT
        seen = [line["verdict"]["case"]["id"] for line in lines(file) if line["line"] == "verdict"]
        firsts = [line for line in lines(file) if line["line"] == "verdict" and not line["settled"]]
        assert len(seen) - len(firsts) == 14
        assert lines(file)[0]["line"] == "journal"


def _settled_in(file: Path, content: bytes) -> Sequence[str]:
    part = file.with_name("part.jsonl")
    part.write_bytes(content)
    return settled(part)


def test_a_finished_run_has_nothing_left_to_play(
    rulewright: Any, stopping: Any, tmp_path: Path
) -> None:
    report = tmp_path / "report.json"
    run = stopping(1)
    (run.folder / "go").touch()
    first = rulewright(*run.arguments, "--json", report)
    before = json.loads(report.read_bytes())
    (run.folder / "played").unlink()
    again = rulewright(*run.arguments, "--json", report, "--resume")
    assert (again.code, again.err) == (1, "")
    assert again.out.replace("--resume", "") == first.out
    assert json.loads(report.read_bytes()) == before
    assert not (run.folder / "played").exists()


# What stands in a journal, and what is made of it.


def test_a_report_made_later_is_the_same(rulewright: Any, fourteen: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text('[[failure]]\ncase = "si-x-2"\nurl = "https://x.org/1"', encoding="utf-8")
    file = tmp_path / "run.jsonl"
    reports = {
        name: [tmp_path / f"{when}.{name}" for when in ("now", "later")]
        for name in ("json", "junit", "html")
    }
    for jobs in (1, 3):
        told = rulewright(
            *(*CHECK, "-i", child("banners", 5), "--cases", fourteen, "--journal", file),
            *("--known-failures", known, "-j", jobs),
            *(word for name, (now, _) in reports.items() for word in (f"--{name}", now)),
        )
        assert told.code == 1
        later = rulewright(
            *("report", file),
            *(word for name, (_, late) in reports.items() for word in (f"--{name}", late)),
        )
        assert (later.code, later.err) == (0, "")
        assert later.out == told.out
        assert "1 known failure" in told.out
        assert "not replies to stdout" in told.out
        for now, late in reports.values():
            assert late.read_bytes() == now.read_bytes()


def test_all_cases_of_the_game_survive_the_journal(tmp_path: Path) -> None:
    faulty = CHILDREN.parent.parent / "docs" / "adapters" / "python" / "faulty.py"
    file, report = tmp_path / "run.jsonl", tmp_path / "report.json"
    command = [*CHECK, "-i", shlex.join([sys.executable, str(faulty)]), "--journal", file, "-q"]
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", *map(str, command), "--json", report], check=False
    )
    assert done.returncode == 1
    assert as_json(as_run(file)) == report.read_bytes()


def test_the_header_says_what_is_played_and_no_time(
    rulewright: Any, fourteen: Path, tmp_path: Path
) -> None:
    file = tmp_path / "run.jsonl"
    engine = child("right")
    command = [*CHECK, "-i", engine, "--cases", fourteen, "--journal", file]
    headers = []
    for _ in range(2):
        rulewright(*command, "--section", "ravage")
        headers.append(file.read_bytes().splitlines()[0])
    assert headers[0] == headers[1]
    header = json.loads(headers[0])
    assert header["format"] == 1
    assert header["greeting"]["name"] == "wrong"
    plays = header["about"]
    assert (plays["game"], plays["implementation"], plays["total"]) == (
        *("spirit_island", engine),
        14,
    )
    assert plays["options"] == {"section": ["ravage"], "cases": [str(fourteen)]}


def test_verdicts_are_written_as_they_fall(rulewright: Any, fourteen: Path, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    rulewright(*CHECK, "-i", child("slow"), "--cases", fourteen, "--journal", file)
    at = [line["at"] for line in lines(file)[1:]]
    assert at == sorted(at)
    assert at[-1] - at[0] > 0.3
    of_three = [line for line in lines(file) if line.get("number") == 2]
    assert of_three[0]["seconds"] > 0.3


# Whom a journal belongs to.


def other(rulewright: Any, file: Path, command: list[Any], *what: str) -> None:
    """Assert that a journal is refused, and left as it is."""
    before = file.read_bytes()
    told = rulewright(*command, "--resume")
    assert told.code == 2, told
    assert told.err.startswith("rulewright: ")
    for part in (*what, "take off --resume"):
        assert part in told.err
    assert file.read_bytes() == before


def test_the_journal_of_another_run_is_refused(
    rulewright: Any, fourteen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, known = tmp_path / "run.jsonl", tmp_path / "known.toml"
    known.write_text('[[failure]]\ncase = "si-x-2"\nurl = "https://x.org/1"', encoding="utf-8")
    engine = ("-i", child("right"))
    rest = ("--cases", fourteen, "--journal", file)
    rulewright(*CHECK, *engine, *rest)
    whole = file.read_bytes()
    other(rulewright, file, [*CHECK, "-i", child("slow"), *rest], "of another implementation (")
    other(rulewright, file, [*CHECK, *engine, *rest, "--case", "si-x-1"], "of other cases (14")
    other(rulewright, file, [*CHECK, *engine, *rest, "--known-failures", known], "known failures")
    file.write_bytes(whole.replace(b"rulewright 0.", b"rulewright 99.", 1))
    other(rulewright, file, [*CHECK, *engine, *rest], "another version of the harness", "99.")

    file.write_bytes(whole.splitlines(keepends=True)[0])  # only the header was written
    greeting = {"games": ["spirit_island"], "operations": list(SI.operations), "version": "2"}
    monkeypatch.setenv("HELLO", json.dumps(greeting))
    other(rulewright, file, [*CHECK, *engine, *rest], "is the journal of wrong 1, and now wrong 2")
    cases_file(tmp_path, *(case(n) for n in range(1, 15)))
    other(rulewright, file, [*CHECK, *engine, *rest], "the cases have changed")


def test_what_is_no_journal(rulewright: Any, fourteen: Path, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    command = [*CHECK, "-i", child("right"), "--cases", fourteen, "--journal", file]
    rulewright(*command)
    whole = file.read_bytes().splitlines(keepends=True)
    for content, what in (
        (b"dear diary", "notes.txt: this is not a journal"),
        (b"{}\n", "notes.txt: this is not a journal"),
        (b"\xff\xfe\x00", "notes.txt: this is not a journal"),
        (whole[0].replace(b'"format":1', b'"format":2') + whole[1], "its format is 2, and this"),
        (b"".join([*whole[:3], b"{]\n", *whole[3:]]), "notes.txt:4: this is no line of a journal"),
        (b"".join([*whole[:3], b"\xff\n", *whole[3:]]), "notes.txt:4: this is no line of"),
        (b"".join([*whole, *whole]), f"notes.txt:{len(whole) + 1}: two runs have written here"),
        (whole[0].replace(b'"name"', b'"game"'), "notes.txt:1: this is no line of a journal"),
    ):
        file.write_bytes(content)
        for arguments in ([*command, "--resume"], ["report", file], ["badge", file]):
            told = rulewright(*arguments)
            assert told.code == 2
            assert what in told.err
        assert file.read_bytes() == content
    for mine in (b"dear diary", b"{}\n"):  # a slip of the pen costs nobody a file
        file.write_bytes(mine)
        told = rulewright(*command)
        assert told.code == 2
        assert "this is not a journal, so it isn't written over" in told.err
        assert file.read_bytes() == mine
    file.write_bytes(b"")
    assert "nothing had been played" in rulewright("report", file).err
    assert rulewright(*command).code == 1
    assert "can't be read: No such file" in rulewright("report", tmp_path / "none").err


def test_a_journal_of_a_version_with_other_clauses(
    rulewright: Any, fourteen: Path, tmp_path: Path
) -> None:
    file = tmp_path / "run.jsonl"
    rulewright(*CHECK, "-i", child("right"), "--cases", fourteen, "--journal", file)
    later = file.read_bytes().replace(b"SI-ravage-E05", b"SI-ravage-E99")
    file.write_bytes(later.replace(b"rulewright 0.", b"rulewright 99.", 1))
    told = rulewright("report", file)
    assert told.code == 2
    assert "si-x-1 names SI-ravage-E99, which Spirit Island doesn't have here" in told.err
    assert "the version that wrote it (rulewright 99." in told.err


def test_options_that_dont_go_together(rulewright: Any, fourteen: Path, tmp_path: Path) -> None:
    command = [*CHECK, "-i", child("right"), "--cases", fourteen]
    for more in (["--resume"], ["--journal", tmp_path / "run.jsonl"]):
        told = rulewright(*command, "--no-journal", *more)
        assert (told.code, told.out) == (2, "")
        assert "--no-journal goes neither with" in told.err
    told = rulewright(*command, "--resume")
    assert told.code == 2
    assert "there is no journal of these cases by this implementation (" in told.err
    told = rulewright(*command, "--resume", "--journal", tmp_path / "none.jsonl")
    assert "none.jsonl" in told.err
    assert not (tmp_path / "none.jsonl").exists()


# Where it stands.


def test_one_journal_for_each_command(
    rulewright: Any, fourteen: Path, state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [*CHECK, "-i", child("right"), "--cases", fourteen]
    told = rulewright(*command)
    assert (told.code, told.err) == (1, "")
    assert str(state) not in told.out  # it says nothing as long as nobody needs it
    rulewright(*command)
    (only,) = state.iterdir()
    assert only.name.startswith("spirit_island-")
    rulewright(*command, "--case", "si-x-1")  # running one again loses nothing of the others
    assert len(list(state.iterdir())) == 2
    assert len(settled(only)) == 14
    monkeypatch.chdir(tmp_path)  # the same command line may mean another engine elsewhere
    rulewright(*command)
    assert len(list(state.iterdir())) == 3
    rulewright(*command, "--no-journal", "--section", "ravage")
    assert len(list(state.iterdir())) == 3
    for number in range(30):
        (state / f"old-{number}.jsonl").touch()
        os.utime(state / f"old-{number}.jsonl", (number, number))
    rulewright(*command, "--case", "si-x-2")
    left = {file.name for file in state.iterdir()}
    assert len(left) == journals.KEPT + 1
    assert only.name in left
    assert "old-0.jsonl" not in left


def test_one_that_cant_start_leaves_the_journal_of_the_run_before(
    rulewright: Any, fourteen: Path, tmp_path: Path, state: Path
) -> None:
    file = tmp_path / "run.jsonl"
    rest = ("--cases", fourteen, "--journal", file)
    rulewright(*CHECK, "-i", child("right"), *rest)
    before = file.read_bytes()
    told = rulewright(*CHECK, "-i", child("exits_at_once"), *rest)
    assert told.code == 2
    assert "go on with" not in told.err
    assert file.read_bytes() == before
    assert rulewright(*CHECK, "-i", child("exits_at_once"), "--cases", fourteen).code == 2
    assert list(state.iterdir()) == []


def test_where_no_journal_can_be_written_the_run_goes_on(
    rulewright: Any, fourteen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [*CHECK, "-i", child("right"), "--cases", fourteen]
    no_folder = tmp_path / "no-folder"
    no_folder.touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(no_folder))
    told = rulewright(*command)
    assert told.code == 1
    assert "12 passed" in told.out
    (note,) = told.err.splitlines()
    assert note.startswith(f"rulewright: no journal is kept: {no_folder}")
    assert note.endswith("can't be written: Not a directory")

    monkeypatch.setenv("XDG_STATE_HOME", "/sys")  # where not even root may make a folder
    told = rulewright(*command)
    assert told.code == 1
    assert told.err.startswith("rulewright: no journal is kept: /sys/rulewright: can't be written")

    def read_only(path: Any, *_: object, **__: object) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path))
        patch.setattr(journals.os, "open", read_only)
        told = rulewright(*command)
        assert told.code == 1
        assert told.err.count("\n") == 1
        assert told.err.endswith("can't be written: Permission denied\n")
        told = rulewright(*command, "--journal", tmp_path / "run.jsonl")
    assert (told.code, told.out) == (2, "")
    assert "run.jsonl: the journal can't be written: Permission denied" in told.err

    monkeypatch.delenv("XDG_STATE_HOME")

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(journals.Path, "home", no_home)
    told = rulewright(*command)
    assert told.code == 1
    assert "no journal is kept: the folder of your state: can't be written: Could not" in told.err


def test_a_named_journal_that_cant_be_written(
    rulewright: Any, fourteen: Path, tmp_path: Path
) -> None:
    command = [*CHECK, "-i", child("right"), "--cases", fourteen, "--journal"]
    for file, why in (
        (tmp_path, "can't be written: it is a folder, name a file"),
        (tmp_path / "none" / "run.jsonl", f"there is no folder {tmp_path / 'none'}"),
        (Path("/dev/full"), "/dev/full: can't be written: No space left on device"),
    ):
        told = rulewright(*command, file)
        assert (told.code, told.out) == (2, "")
        assert why in told.err
    assert rulewright(*command, "/dev/null").code == 1


def test_a_disk_that_fills_in_the_middle(rulewright: Any, fourteen: Path, tmp_path: Path) -> None:
    file, report = tmp_path / "run.jsonl", tmp_path / "report.json"
    command = [*CHECK, "-i", child("right"), "--cases", fourteen, "--journal", file]
    rulewright(*command)
    size = file.stat().st_size * 2 // 3
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", *map(str, command)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "14 cases in" in done.stdout
    assert (
        done.stderr == f"rulewright: no journal is kept: {file}: can't be written: File too large\n"
    )
    assert file.read_bytes().endswith(b"\n")
    assert 0 < len(settled(file)) < 14
    assert rulewright(*command, "--resume", "--json", report).err == ""
    assert verdicts(report) == ALL_RIGHT


def test_two_runs_dont_write_into_one_journal(
    stopping: Any, tmp_path: Path, fourteen: Path
) -> None:
    file = tmp_path / "run.jsonl"
    run = stopping(1, "--journal", file)
    process = run.start()
    try:
        until(lambda: len(read_journal(file).fallen) == 4)
        before = file.read_bytes()
        for more in ([], ["--resume"]):
            second = subprocess.run(
                [sys.executable, "-m", "rulewright", *map(str, [*run.arguments, *more])],
                capture_output=True,
                text=True,
                check=False,
            )
            assert second.returncode == 2
            assert second.stderr == (
                f"rulewright: {file}: the journal can't be written: another run is writing it\n"
            )
            assert file.read_bytes() == before
    finally:
        process.kill()
        process.communicate()


def test_a_journal_is_opened_for_what_is_played(tmp_path: Path) -> None:
    plays = about(SI, "reference", [], {}, {"section": None, "case": ["a"]})
    assert plays.options == {"case": ("a",)}
    with pytest.raises(BadData, match="there is no journal"):
        open_journal(plays, tmp_path / "none", resume=True)
    log = open_journal(plays, tmp_path / "run.jsonl")
    assert log.kept == Kept()
    assert not log.written
    log.end((), 1.0)  # nothing was begun
    log.close()
    assert (tmp_path / "run.jsonl").read_bytes() == b""
    assert msgspec.json.decode(msgspec.json.encode(plays), type=type(plays)) == plays
