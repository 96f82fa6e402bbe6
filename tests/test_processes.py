"""The transport to child processes, against children that are wrong in every way."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from rulewright.conformance.checking import processes
from rulewright.conformance.checking.processes import CantStart, Child
from rulewright.conformance.protocol import Broke, Crashed, Outcome, TimedOut

CHILDREN = Path(__file__).parent / "children"


def command(child: str, *arguments: str) -> str:
    return shlex.join([sys.executable, "-S", str(CHILDREN / f"{child}.py"), *arguments])


def cases(count: int, filler: str = "") -> list[tuple[int, bytes]]:
    return [(n, request(n, filler)) for n in range(1, count + 1)]


def request(seq: int, filler: str = "") -> bytes:
    return json.dumps({"request": "case", "seq": seq, "filler": filler}).encode()


@contextlib.contextmanager
def started(child: str, *arguments: str, timeout: float = 5.0, window: int = 64) -> Iterator[Child]:
    one = Child(command(child, *arguments), timeout=timeout, window=window)
    try:
        one.start()
        yield one
    finally:
        one.close()


def failures(results: Mapping[int, object]) -> dict[int, object]:
    return {seq: result for seq, result in results.items() if not isinstance(result, Outcome)}


def gone(pid: int) -> bool:
    """Whether a process has ended (whoever inherited it may not have collected it yet)."""
    stat = Path(f"/proc/{pid}/stat")
    for _ in range(100):
        try:
            os.kill(pid, 0)
            if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.02)
    return False


# A right one.


def test_each_request_gets_its_reply() -> None:
    with started("right") as child:
        results = dict(child.exchange(cases(1000)))
        again = dict(child.exchange(cases(10)))
    assert list(results) == list(range(1, 1001))
    assert failures(results) == {}
    assert results[7] == Outcome(7, {})
    assert len(again) == 10
    assert child.warnings == []


def test_the_greeting_is_returned() -> None:
    child = Child(command("hello", '{"name": "an engine", "games": ["go"]}'))
    try:
        greeting = child.start()
    finally:
        child.close()
    assert (greeting.name, greeting.games) == ("an engine", ("go",))


def test_requests_are_taken_only_as_they_are_needed() -> None:
    taken = 0

    def endless() -> Iterator[tuple[int, bytes]]:
        nonlocal taken
        while True:
            taken += 1
            yield taken, request(taken)

    with started("right", window=8) as child:
        results = child.exchange(endless())
        for number, (seq, _) in enumerate(results, 1):
            assert seq == number
            assert taken <= number + 2 * 8
            if number == 100:
                break


def test_no_requests_no_results() -> None:
    with started("right") as child:
        assert list(child.exchange([])) == []


def test_replies_may_come_in_another_order() -> None:
    with started("out_of_order") as child:
        results = list(child.exchange(cases(8)))
    assert [seq for seq, _ in results] == [4, 3, 2, 1, 8, 7, 6, 5]
    assert failures(dict(results)) == {}
    assert child.warnings == []


def test_much_both_ways_locks_nothing_up() -> None:
    with started("large") as child:
        results = dict(child.exchange(cases(200, filler="y" * 100_000)))
    assert len(results) == 200
    assert failures(results) == {}


def test_a_slow_caller_is_not_the_childs_fault() -> None:
    with started("right", timeout=0.4, window=1) as child:
        results = {}
        for seq, result in child.exchange(cases(2)):
            time.sleep(0.45)
            results[seq] = result
    assert len(results) == 2
    assert failures(results) == {}
    assert child.warnings == []


def test_each_request_has_its_own_time() -> None:
    with started("slow", timeout=0.7) as child:
        results = dict(child.exchange(cases(12)))
    assert failures(results) == {}
    assert len(child.warnings) == 1
    assert child.warnings[0].startswith("its reply to request 3 took 0.")


# Those that can't be started.


def cant_start(command: str, timeout: float = 5.0) -> str:
    child = Child(command, timeout=timeout)
    with pytest.raises(CantStart) as caught:
        child.start()
    child.close()
    message = str(caught.value)
    assert message.startswith(f"`{command}` can't be used: ")
    assert "\nNext: " in message
    return message


def test_program_not_found() -> None:
    message = cant_start("no-such-program --fast")
    assert "there is no program no-such-program on the PATH" in message
    assert "sh -c" in message


def test_file_not_found() -> None:
    assert "there is no file ./no/such.sh (looked for from /" in cant_start("./no/such.sh")


def test_empty_and_unclosed_commands() -> None:
    assert "the command is empty" in cant_start("")
    assert "No closing quotation" in cant_start("engine 'half")


def test_not_executable(tmp_path: Path) -> None:
    file = tmp_path / "engine"
    file.write_text("#!/bin/sh\n")
    assert f"{file} may not be executed" in cant_start(str(file))
    assert f"chmod +x {file}" in cant_start(str(file))
    assert f"{tmp_path} is a directory" in cant_start(str(tmp_path))


def test_interpreter_missing_or_not_named(tmp_path: Path) -> None:
    file = tmp_path / "engine"
    file.write_text("#!/no/such/interpreter\n")
    file.chmod(0o755)
    assert "the interpreter that its first line names is not" in cant_start(str(file))
    file.write_text("print('hello')\n")
    assert f"name its interpreter (as in: python3 {file})" in cant_start(str(file))


def test_exits_at_once() -> None:
    message = cant_start(command("exits_at_once"))
    assert "it exited with code 1 before it answered hello" in message
    assert "no engine found in /opt" in message


def test_hangs_at_hello() -> None:
    message = cant_start(command("hangs", "hello"), timeout=0.5)
    assert "it didn't answer hello within 0.5 s" in message
    assert "flush stdout" in message


def test_garbage_at_hello() -> None:
    message = cant_start(command("garbage", "hello"))
    assert "more than 100 lines that are not replies to stdout" in message
    assert r"'\x00\x01\x02garbage'" in message


@pytest.mark.parametrize("hello", ['{"protocol": 2}', '{"protocol": 2, "new": {}}'])
def test_another_version_of_the_protocol(hello: str) -> None:
    message = cant_start(command("hello", hello))
    assert "it speaks protocol 2, and this harness speaks protocol 1" in message


def test_a_wrong_hello_names_the_field() -> None:
    assert "`array`, got `str` - at `$.games`" in cant_start(command("hello", '{"games": "go"}'))
    assert "Invalid value 'hi'" in cant_start(command("hello", '{"reply": "hi"}'))


# Those that crash or hang.


@pytest.mark.parametrize("window", [1, 64])
@pytest.mark.parametrize(
    ("child", "why"),
    [
        ("crashes code", "it exited with code 3"),
        ("crashes signal", "it was killed by signal 11 (SIGSEGV)"),
        ("crashes_buffered", "it exited with code 1"),
        ("half_line exits", "it exited with code 0 in the middle of a line "),
    ],
)
def test_a_crash_is_blamed_on_its_case_alone(child: str, why: str, window: int) -> None:
    with started(*child.split(), window=window) as one:
        results = dict(one.exchange(cases(20)))
    assert len(results) == 20
    [(seq, failure)] = failures(results).items()
    assert seq == 5
    assert isinstance(failure, Crashed)
    assert failure.why.startswith(why)
    assert one.warnings == []
    if child == "crashes code":
        assert failure.stderr == "case 5 is too much"


def test_a_crash_that_needs_the_case_before_is_blamed_on_none() -> None:
    with started("crashes", "loaded") as child:
        results = dict(child.exchange(cases(20)))
    assert len(results) == 20
    assert failures(results) == {}
    [warning] = child.warnings
    assert warning.startswith(
        "it crashed only under load: with requests 5 to 20 under way, it exited with code 3"
    )


def test_one_that_exits_after_each_case_still_gets_its_replies_taken() -> None:
    with started("one_shot") as child:
        results = dict(child.exchange(cases(3)))
    assert len(results) == 3
    assert failures(results) == {}
    assert "it exited with code 0" in child.warnings[0]


def test_it_is_given_up_after_20_restarts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "RESTARTS", 20)
    with started("crashes_always", window=2) as child:
        results = dict(child.exchange(cases(40)))
    assert len(results) == 40
    whys = [result.why for result in results.values() if isinstance(result, Crashed)]
    blamed = whys.index("gave up after 20 restarts")
    assert set(whys[:blamed]) == {"it exited with code 9"}
    assert blamed >= 10
    assert whys[blamed:] == ["gave up after 20 restarts"] * (40 - blamed)
    assert child.warnings == ["gave up after 20 restarts; the last time it exited with code 9"]


def test_one_that_cant_be_started_again(tmp_path: Path) -> None:
    with started("restarts_once", str(tmp_path / "mark"), window=1) as child:
        results = dict(child.exchange(cases(3)))
    first, second, third = results.values()
    assert isinstance(first, Crashed)
    assert isinstance(second, Crashed)
    assert second.why.startswith("it couldn't be started again: ")
    assert "the licence is used up" in second.why
    assert third == second


def test_a_hang_is_blamed_on_its_case_alone() -> None:
    with started("hangs", "5", timeout=0.5) as child:
        results = dict(child.exchange(cases(20)))
    assert len(results) == 20
    assert failures(results) == {5: TimedOut(0.5)}
    assert child.warnings == []


def test_a_line_without_its_end_counts_as_a_hang() -> None:
    with started("half_line", "waits", timeout=0.5) as child:
        results = dict(child.exchange([(5, request(5))]))
    assert results == {5: TimedOut(0.5)}
    [warning] = child.warnings
    assert "request 5" in warning
    assert "end each reply with a newline" in warning


def test_one_that_reads_no_more_hangs() -> None:
    with started("deaf", timeout=0.5) as child:
        assert dict(child.exchange(cases(1, filler="x" * 1_000_000))) == {1: TimedOut(0.5)}


def test_stderr_may_be_flooded() -> None:
    with started("floods_stderr") as child:
        results = dict(child.exchange(cases(6)))
    [(seq, failure)] = failures(results).items()
    assert seq == 5
    assert isinstance(failure, Crashed)
    assert failure.stderr.endswith("y\ncase 5 is the end")
    assert len(failure.stderr) <= 4096


# Those that break the protocol.


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("broken", "JSON is malformed"),
        ("nameless", "missing required field `seq`"),
        ("unknown field", "unknown field `colour`"),
        ("wrong type", "Expected `int`, got `str` - at `$.seq`"),
        ("unknown reply", "Invalid value 'hello' - at `$.reply`"),
        ("not UTF-8", "is not UTF-8 (byte 0xe9 at 40)"),
        ("stray, not UTF-8", "is not UTF-8 (byte 0xe9 at 1)"),
        ("unknown seq", "replied to request 1000, which was never sent"),
        ("long", "a line longer than 8 MiB: '{"),
    ],
)
def test_a_broken_reply_is_blamed_on_its_case_alone(kind: str, why: str) -> None:
    with started("garbage", kind) as child:
        results = dict(child.exchange(cases(20)))
    assert len(results) == 20
    [(seq, failure)] = failures(results).items()
    assert seq == 5
    assert isinstance(failure, Broke)
    assert why in failure.why
    assert child.warnings == []


def test_a_second_reply_breaks_the_next_request_under_way() -> None:
    with started("garbage", "twice") as child:
        results = dict(child.exchange(cases(20)))
    assert len(results) == 20
    [(seq, failure)] = failures(results).items()
    assert seq == 6
    assert isinstance(failure, Broke)
    assert failure.why.startswith("it replied to request 5 a second time")


def test_a_second_reply_to_the_last_request_is_a_warning() -> None:
    with started("garbage", "twice") as child:
        results = dict(child.exchange(cases(5)))
        assert failures(results) == {}
        assert "it replied to request 5 a second time" in child.warnings[0]
        assert len(dict(child.exchange(cases(4)))) == 4


def test_some_lines_that_are_no_replies_are_overlooked() -> None:
    with started("banners", "98") as child:
        results = dict(child.exchange(cases(20)))
    assert len(results) == 20
    assert failures(results) == {}
    [warning] = child.warnings
    assert "the first 'Engine 2.0'" in warning


def test_too_many_lines_that_are_no_replies() -> None:
    with started("banners", "99") as child:
        results = dict(child.exchange(cases(20)))
    [(seq, failure)] = failures(results).items()
    assert seq == 5
    assert isinstance(failure, Broke)
    assert "more than 100 lines that are not replies" in failure.why


# The end.


def test_close_leaves_nothing_behind() -> None:
    child = Child(command("launcher"))
    child.start()
    run = child._run
    assert run is not None
    assert len(dict(child.exchange(cases(3)))) == 3
    pids = [run.process.pid, int(run.stderr())]
    child.close()
    child.close()
    assert run.process.returncode == 0
    assert all(gone(pid) for pid in pids)
    with pytest.raises(ChildProcessError):
        os.waitpid(pids[0], os.WNOHANG)
    assert child.warnings == []


def test_a_crash_leaves_nothing_behind() -> None:
    with started("launcher", timeout=0.5) as child:
        [(_, failure)] = failures(dict(child.exchange([(5, request(5))]))).items()
    assert isinstance(failure, Crashed)  # although its stdout was still open
    assert gone(int(failure.stderr))


def test_no_pipe_stays_open() -> None:
    fds = Path("/dev/fd")
    before = len(list(fds.iterdir()))
    with started("crashes", "code") as child:
        list(child.exchange(cases(20)))
    assert len(list(fds.iterdir())) == before


def test_one_that_stays_is_killed() -> None:
    before = time.monotonic()
    with started("sleeps_on", timeout=0.5) as child:
        assert len(dict(child.exchange(cases(3)))) == 3
        run = child._run
        assert run is not None
    assert time.monotonic() - before < 3
    assert gone(run.process.pid)
    assert child.warnings == ["it didn't end when it was told bye and had to be stopped"]


def test_an_exchange_left_in_the_middle_spoils_nothing() -> None:
    with started("right") as child:
        for _ in child.exchange(cases(100)):
            break
        assert list(dict(child.exchange(cases(20)))) == list(range(1, 21))
    assert child.warnings == []


def test_nothing_is_sent_after_close() -> None:
    with started("right", window=4) as child:
        results = child.exchange(cases(20))
        next(results)
        child.close()
        rest = dict(results)
    assert len(rest) == 19
    assert list(rest.values())[-1] == Crashed("the child was closed")
    assert child._run is None


def test_ctrl_c_ends_it_at_once() -> None:
    script = """
import signal, sys
from rulewright.conformance.checking.processes import Child
signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it is ignored
child = Child(sys.argv[1], timeout=60)
try:
    child.start()
    print(child._run.process.pid, flush=True)
    list(child.exchange([(5, b'{"request": "case", "seq": 5}')]))
finally:
    child.close()
"""
    harness = subprocess.Popen(
        [sys.executable, "-c", script, command("hangs", "5")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert harness.stdout is not None
        pid = int(harness.stdout.readline())
        time.sleep(0.1)
        harness.send_signal(signal.SIGINT)
        _, stderr = harness.communicate(timeout=5)
    finally:
        harness.kill()
    assert "KeyboardInterrupt" in stderr
    assert gone(pid)
