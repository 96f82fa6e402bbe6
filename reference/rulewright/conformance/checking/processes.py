"""Child processes: the transport to an implementation that speaks JSON Lines. Knows no game.

One loop in the calling thread serves all pipes of a process. They are non-blocking, so neither a
process that doesn't read nor one that writes too much can lock the harness up.

A process that crashes or hangs while several requests are under way doesn't show which of them did
it. It is started anew and those requests are sent one at a time. Only a request that is the first
and only one of its process is blamed; the others get their replies.
"""

from __future__ import annotations

import errno
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from rulewright import __version__
from rulewright.conformance.protocol import (
    PROTOCOL,
    Broke,
    Bye,
    Crashed,
    Failure,
    Greeting,
    Hello,
    Reply,
    TimedOut,
)

STRAY_LINES = 100
"""How many lines that are no replies one process may write to stdout."""
LONGEST_LINE = 8 * 1024 * 1024
"""How long a line may be, in bytes."""
RESTARTS = 100
"""How often a child is started anew before the harness gives it up."""
STDERR_KEPT = 4096
"""How much of stderr is kept, in bytes."""

_CHUNK = 64 * 1024
_GRACE = 2.0  # seconds to end after `bye`; a process that was told to terminate gets half of it
_TICK = 0.002  # how often a process whose pipes are closed is asked whether it has exited
_EXIT = 1.0  # seconds in which a process that closed its stdout should have ended


class CantStart(Exception):
    """The command can't be used as an implementation; the message is for its author."""


class _Fault(NamedTuple):
    """What is wrong with a line.

    Attributes:
        why: what is wrong.
        seq: the request that the line names, if it can be told.
        lost: whether it can no longer be told which reply belongs to which request.
    """

    why: str
    seq: int | None
    lost: bool


class Child:
    """One implementation as a child process that speaks JSON Lines.

    Attributes:
        command: the command, as a user would type it; it is run without a shell.
        timeout: how many seconds the oldest request may wait for its reply.
        window: how many requests may be under way at a time.
        restarts: how often it is started anew before it is given up; `RESTARTS` if it isn't told.
        warnings: what was tolerated but should be mended.
    """

    def __init__(
        self,
        command: str,
        *,
        timeout: float = 10.0,
        window: int = 64,
        restarts: int | None = None,
        harness: str = f"rulewright {__version__}",
    ) -> None:
        self.command = command
        self.timeout = timeout
        self.window = window
        self.restarts = RESTARTS if restarts is None else restarts
        self.warnings: list[str] = []
        self._harness = harness
        self._run: _Run | None = None
        self._fault = ""  # what the last process did wrong, if that ended it
        self._restarts = 0
        self._given_up = ""  # why no process is started any more
        self._once: set[str] = set()  # the kinds of warnings that were given
        self._read_greeting = msgspec.json.Decoder(Greeting).decode
        self._read_reply: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)

    def start(self) -> Greeting:
        """Start the process, say hello and wait for its reply.

        Raises:
            CantStart: with the command, what happened, the end of stderr and the next step.
        """
        self.close()
        self._given_up = ""
        return self._open()

    def exchange(
        self, requests: Iterable[tuple[int, bytes]]
    ) -> Iterator[tuple[int, Reply | Failure]]:
        """Send requests and yield one result for each, in the order in which replies come.

        One exchange at a time. One that is left in the middle ends the process; the next one
        starts it anew.

        Args:
            requests: pairs of a number, ascending, and the encoded request without its newline;
                taken as they are needed, at most `window` ahead.

        Yields:
            The request's number with the reply, or with what happened instead.
        """
        queue = _Queue(requests, self.window)
        flying = queue.flying
        results: list[tuple[int, Reply | Failure]] = []
        oldest: int | None = None
        waited = 0.0  # how long the oldest has waited; a slow caller's time doesn't count
        decode = self._read_reply.decode
        try:
            while True:
                # Send what may be sent, then let the caller work while the process does.
                self._end_retrial(queue)
                batch = queue.take()
                if batch and self._run is None:
                    oldest = None
                    if not self._reopen():
                        flying.update(batch)
                        break
                run = self._run
                if batch and run is not None:
                    flying.update(batch)
                    run.cases += len(batch)
                    run.send(b"\n".join([line for _, line in batch]))
                yield from results
                results.clear()
                if not flying:
                    return
                run = self._run
                if run is None:  # the caller closed it meanwhile
                    break
                if oldest not in flying:
                    oldest, waited = next(iter(flying)), 0.0

                # Wait.
                before = time.monotonic()
                lines = run.receive(self.timeout - waited)

                # Read the replies; the time counts, so that a flood can't stop the clock.
                lost = ""
                for line in lines:
                    try:
                        reply = decode(line)
                        del flying[reply.seq]
                    except KeyError:
                        fault = queue.unasked(reply.seq)
                    except (ValueError, RecursionError) as error:
                        judged = self._judge(run, line, error)
                        if judged is None:
                            continue
                        fault = judged
                    else:
                        results.append((reply.seq, reply))
                        continue
                    seq = fault.seq if fault.seq in flying else next(iter(flying), None)
                    if seq is None:
                        self._warn(f"when no request was under way, it {fault.why}")
                    else:
                        del flying[seq]
                        results.append((seq, Broke(f"it {fault.why}", run.stderr())))
                    if fault.lost:
                        lost = f"it {fault.why}"
                        break
                waited += time.monotonic() - before

                # See to a process that broke down.
                if lost:
                    self._stop(lost)
                    queue.requeue()
                elif run.ended:
                    results.extend(self._blame(queue, run, self._crash(run)))
                elif oldest in flying and waited >= self.timeout:
                    results.extend(self._blame(queue, run, self._hang(run, oldest)))
                elif oldest not in flying and waited > self.timeout / 2:
                    self._warn(
                        f"its reply to request {oldest} took {waited:.1f} s; after "
                        f"{self.timeout:g} s it would count as hanging: allow it more time",
                        once="slow",
                    )

            # Given up: nothing more is sent.
            yield from results
            for seq, _ in chain(flying.items(), queue.again, queue.fresh):
                yield seq, Crashed(self._given_up)
            flying.clear()
        finally:
            if flying:  # left in the middle: late replies must not meet the next exchange
                self._stop()

    def close(self) -> None:
        """Say bye, wait a little, then end the process and all that it started. Idempotent."""
        self._given_up = self._given_up or "the child was closed"
        run = self._run
        if run is None:
            return
        try:
            run.send(msgspec.json.encode(Bye()))
            run.close_stdin()
            grace = min(_GRACE, self.timeout)
            if not run.wait(grace):
                self._warn("it didn't end when it was told bye and had to be stopped")
                run.terminate()
                run.wait(grace / 2)
            elif run.process.returncode:
                self._warn(f"after bye it {run.ending()}; it should exit with code 0")
        finally:
            self._stop()

    # Starting and stopping.

    def _open(self) -> Greeting:
        """Start a process and greet it."""
        try:
            self._run = run = _Run(self._arguments())
        except (OSError, ValueError) as error:
            raise self._cant_start(*_why_not(self.command, error)) from None
        try:
            return self._greet(run)
        except BaseException:
            self._stop()
            raise

    def _arguments(self) -> list[str]:
        if os.name != "posix":
            raise OSError(0, "child processes need Linux or macOS (on Windows: WSL)")
        try:
            arguments = shlex.split(self.command)
        except ValueError as error:
            raise ValueError(f"the command can't be split into words: {error}") from None
        if not arguments:
            raise ValueError("the command is empty")
        return arguments

    def _greet(self, run: _Run) -> Greeting:
        """Say hello and return the reply to it."""
        run.send(msgspec.json.encode(Hello(PROTOCOL, self._harness)))
        deadline = time.monotonic() + self.timeout
        while not run.ended and (left := deadline - time.monotonic()) > 0:
            lines = run.receive(left)
            for number, line in enumerate(lines, 1):
                greeting = self._greeting(run, line)
                if greeting is not None:
                    run.early = lines[number:]
                    return greeting
        if run.ended or run.process.poll() is not None:
            what = f"it {run.ending()}{run.unfinished()} before it answered hello"
            raise self._cant_start(what, "run the command by hand and see why it ends", run)
        seen = f"; on stdout it wrote {_shown(run.stray)}" if run.stray else ""
        raise self._cant_start(
            f"it didn't answer hello within {self.timeout:g} s{run.unfinished()}{seen}",
            "answer each line on stdin with one line on stdout, and flush stdout after each; "
            "if it only starts slowly, allow it more time",
            run,
        )

    def _greeting(self, run: _Run, line: bytes) -> Greeting | None:
        """Read a reply to hello; None if the line is to be overlooked."""
        spoken: object = None
        try:
            greeting = self._read_greeting(line)
            spoken = greeting.protocol
        except (ValueError, RecursionError) as error:
            fault = self._judge(run, line, error)
            if fault is None:
                return None
            spoken = _fields(line).get("protocol", PROTOCOL)
            if spoken == PROTOCOL:
                raise self._cant_start(
                    f"hello was due, and it {fault.why}",
                    'answer hello with {"reply": "hello", …} as the protocol describes it',
                    run,
                ) from None
        if spoken != PROTOCOL:
            raise self._cant_start(
                f"it speaks protocol {spoken!r}, and this harness speaks protocol {PROTOCOL}",
                "use an adapter and a harness of the same protocol",
                run,
            )
        return greeting

    def _cant_start(self, what: str, next_step: str, run: _Run | None = None) -> CantStart:
        stderr = run.stderr() if run is not None else ""
        said = f"\nThe end of its stderr:\n{stderr}" if stderr else ""
        return CantStart(f"`{self.command}` can't be used: {what}.{said}\nNext: {next_step}.")

    def _reopen(self) -> bool:
        """Start a process in place of one that is gone; False if the child is given up."""
        if self._fault and not self._given_up:
            if self._restarts == self.restarts:
                self._given_up = f"gave up after {self.restarts} restarts"
                self._warn(f"{self._given_up}; the last time {self._fault}")
            self._restarts += 1
        if not self._given_up:
            try:
                self._open()
            except CantStart as error:
                self._given_up = f"it couldn't be started again: {error}"
        return not self._given_up

    def _stop(self, fault: str = "") -> None:
        """End the process, if there is one, and all that it started."""
        run, self._run = self._run, None
        if run is not None:
            self._fault = fault
            run.kill()

    # Judging.

    def _judge(self, run: _Run, line: bytes, error: Exception) -> _Fault | None:
        """Say what is wrong with a line that can't be read as the reply that was due.

        Returns:
            The fault, or None if the line is to be overlooked: no reply, and not one too many.
        """
        if not line.strip():
            return None
        if len(line) > LONGEST_LINE:
            most = f"{LONGEST_LINE // 1024 // 1024} MiB"
            return _Fault(f"wrote a line longer than {most}: {_shown(line)}", None, True)
        fields = _fields(line)
        reply = "reply" in fields
        try:
            line.decode()
        except UnicodeDecodeError as wrong:
            where = f"byte 0x{line[wrong.start]:02x} at {wrong.start}"
            why = f"wrote a line that is not UTF-8 ({where}): {_shown(line)}"
            return _Fault(why, _seq(fields), not reply)
        if reply:
            why = f"wrote a reply that the protocol doesn't allow: {error}: {_shown(line)}"
            return _Fault(why, _seq(fields), False)
        run.strays += 1
        run.stray = run.stray or line
        keep = "keep stdout for replies and log to stderr"
        if run.strays > STRAY_LINES:
            many = f"more than {STRAY_LINES} lines that are not replies"
            why = f"wrote {many} to stdout, the first {_shown(run.stray)}: {keep}"
            return _Fault(why, None, True)
        what = f"it writes lines that are not replies to stdout, the first {_shown(line)}"
        self._warn(f"{what}; up to {STRAY_LINES} are overlooked: {keep}", once="stray")
        return None

    def _crash(self, run: _Run) -> Crashed:
        return Crashed(f"it {run.ending()}{run.unfinished()}", run.stderr())

    def _hang(self, run: _Run, seq: int) -> Crashed | TimedOut:
        if run.process.poll() is not None:  # something that it started holds its stdout open
            return self._crash(run)
        if unfinished := run.unfinished():
            self._warn(
                f"when the time for request {seq} was up it was still{unfinished}: "
                "end each reply with a newline and flush stdout",
                once="unfinished",
            )
        return TimedOut(self.timeout, run.stderr())

    def _blame(
        self, queue: _Queue, run: _Run, failure: Crashed | TimedOut
    ) -> list[tuple[int, Reply | Failure]]:
        """End a process that crashed or hangs; blame its request, or try them one at a time."""
        verb, how = "hung", f"it hung for {self.timeout:g} s"
        if isinstance(failure, Crashed):
            verb, how = "crashed", failure.why
        self._stop(how)
        if not queue.flying:
            self._warn(f"when no request was under way, {how}", once="idle")
            return []
        if run.cases == 1:
            seq = next(iter(queue.flying))
            del queue.flying[seq]
            queue.trying = ""
            return [(seq, failure)]
        if not queue.trying:
            first, last = next(iter(queue.flying)), next(reversed(queue.flying))
            which = f"request {first}" if first == last else f"requests {first} to {last}"
            queue.trying = f"it {verb} only under load: with {which} under way, {how}"
        queue.requeue()
        return []

    def _end_retrial(self, queue: _Queue) -> None:
        """Send many at a time again once all the suspects were tried."""
        if queue.trying and not queue.again and not queue.flying:
            self._warn(
                f"{queue.trying}. When they were sent to a new process, one at a time, all of "
                "them were replied to: look for what is kept from one request to the next"
            )
            queue.trying = ""

    def _warn(self, warning: str, *, once: str = "") -> None:
        """Add a warning; of the kind `once` only the first."""
        if once and once in self._once:
            return
        self._once.add(once)
        self.warnings.append(warning)


class _Queue:
    """The requests of one exchange.

    Attributes:
        fresh: those that were never sent.
        again: those that are to be sent again because their process ended.
        flying: those under way, the oldest first.
        trying: what happened, while the suspects in `again` are sent one at a time.
    """

    def __init__(self, requests: Iterable[tuple[int, bytes]], window: int) -> None:
        self.fresh = iter(requests)
        self.again: deque[tuple[int, bytes]] = deque()
        self.flying: dict[int, bytes] = {}
        self.trying = ""
        self._window = max(1, window)
        self._newest: int | None = None

    def take(self) -> list[tuple[int, bytes]]:
        """Take the requests that may be sent now."""
        if self.trying:
            return [self.again.popleft()] if self.again and not self.flying else []
        room = self._window - len(self.flying)
        batch = [self.again.popleft() for _ in range(min(room, len(self.again)))]
        fresh = list(islice(self.fresh, room - len(batch)))
        if fresh:
            self._newest = fresh[-1][0]
        return batch + fresh

    def requeue(self) -> None:
        """Put those under way back to the front."""
        self.again.extendleft(reversed(self.flying.items()))
        self.flying.clear()

    def unasked(self, seq: int) -> _Fault:
        """Say what is wrong with a reply to a request that isn't under way."""
        if self._newest is None or seq > self._newest:
            why = f"replied to request {seq}, which was never sent"
        else:
            why = f"replied to request {seq} a second time, or too late"
        return _Fault(f"{why}: reply once to each request, with its own seq", None, True)


class _Run:
    """One run of a command, from its start to its end.

    Attributes:
        process: the process; it leads its own session and process group.
        cases: how many cases were sent to it.
        ended: whether its stdout is at its end.
        early: lines that came together with the reply to hello.
        strays: how many lines on stdout were no replies.
        stray: the first of them.
    """

    def __init__(self, arguments: list[str]) -> None:
        self._selector = selectors.DefaultSelector()
        self.process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self.cases = 0
        self.ended = False
        self.early: list[bytes] = []
        self.strays = 0
        self.stray = b""
        self._unsent: deque[memoryview] = deque()
        self._deaf = False  # its stdin is closed, at one end or the other
        self._held: list[bytes] = []  # the line whose end hasn't come yet
        self._held_size = 0
        self._stderr_tail = b""
        self._guard = _guard(self.process.pid)
        pipes = self.process.stdin, self.process.stdout, self.process.stderr
        self._pipes = [pipe for pipe in pipes if pipe is not None]
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in self._pipes)
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def send(self, data: bytes) -> None:
        """Send one or more lines; what the pipe can't take now is sent while receiving."""
        if self._deaf:
            return
        self._unsent.append(memoryview(data + b"\n"))
        if len(self._unsent) == 1:
            self._write()
            if self._unsent:
                self._selector.register(self._stdin, selectors.EVENT_WRITE)

    def receive(self, seconds: float) -> list[bytes]:
        """Wait until something happens on the pipes, at most so long; return the lines come."""
        if self.early:
            lines, self.early = self.early, []
            return lines
        lines = []
        for key, _ in self._selector.select(max(0.0, seconds)):
            if key.fd == self._stdout:
                lines = self._read_lines()
            elif key.fd == self._stderr:
                self._read_stderr()
            else:
                self._write()
                if not self._unsent:
                    self._forget(self._stdin)
        return lines

    def unfinished(self) -> str:
        """Describe the line whose end hasn't come."""
        return f" in the middle of a line ({_shown(b''.join(self._held))})" if self._held else ""

    def stderr(self) -> str:
        """Return the last of what it wrote to stderr."""
        for _ in range(1000):  # a bound, in case it never stops
            if not self._read_stderr():
                break
        return self._stderr_tail.decode(errors="replace").strip()

    def ending(self) -> str:
        """Say how it ended."""
        self.wait(_EXIT)
        code = self.process.returncode
        if code is None:
            return "closed its stdout and went on running"
        if code >= 0:
            return f"exited with code {code}"
        try:
            return f"was killed by signal {-code} ({signal.Signals(-code).name})"
        except ValueError:
            return f"was killed by signal {-code}"

    def wait(self, seconds: float) -> bool:
        """Wait for the process to exit, overlooking what it still writes; say whether it did."""
        deadline = time.monotonic() + seconds
        while self.process.poll() is None:
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            self.receive(min(left, _TICK))
        return True

    def close_stdin(self) -> None:
        """Close its stdin: nothing more comes."""
        self._deaf = True
        self._unsent.clear()
        self._forget(self._stdin)
        self._pipes[0].close()

    def terminate(self) -> None:
        """Ask the process and all that it started to end."""
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process and all that it started, and let go of the pipes."""
        self._signal(signal.SIGKILL)
        self._selector.close()
        for pipe in self._pipes:
            pipe.close()
        self.process.wait()
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()

    def _signal(self, number: signal.Signals) -> None:
        # The group outlives its leader as long as there is anyone in it. macOS refuses with
        # PermissionError where all that is left of it are zombies.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, number)

    def _write(self) -> None:
        try:
            while self._unsent:
                data = self._unsent[0]
                size = os.write(self._stdin, data)
                if size < len(data):
                    self._unsent[0] = data[size:]
                    return
                self._unsent.popleft()
        except BlockingIOError:
            pass
        except OSError:  # it reads no more; its stdout, or the clock, will tell what that means
            self._deaf = True
            self._unsent.clear()

    def _read_lines(self) -> list[bytes]:
        try:
            chunk = os.read(self._stdout, _CHUNK)
        except BlockingIOError:
            return []
        if not chunk:
            self.ended = True
            self._forget(self._stdout)
            return []
        *lines, rest = chunk.split(b"\n")
        if lines and self._held:
            self._held.append(lines[0])
            lines[0] = _cut(b"".join(self._held))
            self._held, self._held_size = [], 0
        if rest:
            self._held.append(rest)
            self._held_size += len(rest)
            if self._held_size > LONGEST_LINE:
                lines.append(_cut(b"".join(self._held)))
                self._held, self._held_size = [], 0
        return lines

    def _read_stderr(self) -> bool:
        """Read some of stderr; say whether there was any."""
        try:
            chunk = os.read(self._stderr, _CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._forget(self._stderr)
            return False
        self._stderr_tail = (self._stderr_tail + chunk)[-STDERR_KEPT:]
        return True

    def _forget(self, pipe: int) -> None:
        with suppress(KeyError):
            self._selector.unregister(pipe)


def _guard(group: int) -> subprocess.Popen[bytes] | None:
    """Start what ends a process group when the harness is gone, even if it was killed.

    The guard waits for the end of a pipe that only the harness holds open.
    """
    script = 'read -r _; kill -s KILL -- "-$1"'
    with suppress(OSError):  # without a shell there is no guard
        return subprocess.Popen(
            ["/bin/sh", "-c", script, "guard", str(group)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    return None


def _why_not(command: str, error: OSError | ValueError) -> tuple[str, str]:
    """Say why a command couldn't be run at all, and what to do."""
    if not isinstance(error, OSError) or not error.errno:
        what = error.strerror if isinstance(error, OSError) else str(error)
        return what or str(error), "give a command that can be run, its words quoted as in a shell"
    program = shlex.split(command)[0]
    name_it = f"name its interpreter (as in: python3 {program})"
    shell = "it is run without a shell: write sh -c '…' if it needs one"
    if isinstance(error, FileNotFoundError):
        if shutil.which(program):
            what = f"{program} is there, but the interpreter that its first line names is not"
            return what, f"install that, or {name_it}"
        if "/" in program:
            what = f"there is no file {program} (looked for from {Path.cwd()})"
            return what, f"give the right path, or build it first; {shell}"
        what = f"there is no program {program} on the PATH"
        return what, f"install it, or give its path (./{program}, say); {shell}"
    if Path(program).is_dir():
        return f"{program} is a directory", "give the program in it"
    if isinstance(error, PermissionError):
        return f"{program} may not be executed", f"chmod +x {program}, or {name_it}"
    if error.errno == errno.ENOEXEC:
        return f"{program} is neither a program nor names its interpreter", name_it
    return f"{program} can't be executed: {error.strerror}", "see to that and try again"


def _fields(line: bytes) -> dict[str, object]:
    """Return the fields of a JSON object; of one with errors, as much as the transport needs.

    A line that was meant as a reply must not pass for a stray line only because it has an error.
    """
    try:
        fields = msgspec.json.decode(line)
        return fields if isinstance(fields, dict) else {}
    except (ValueError, RecursionError):
        pass
    if not re.match(rb'\s*(?:\xef\xbb\xbf)?\s*\{.*"reply"\s*:', line, re.DOTALL):
        return {}
    numbers = set(re.findall(rb'"seq"\s*:\s*(\d{1,18})\b', line))
    seq = {"seq": int(numbers.pop())} if len(numbers) == 1 else {}
    return {"reply": None, **seq}


def _seq(fields: dict[str, object]) -> int | None:
    seq = fields.get("seq")
    if isinstance(seq, str) and re.fullmatch(r"\d{1,18}", seq):
        return int(seq)
    return seq if type(seq) is int else None


def _cut(line: bytes) -> bytes:
    """Cut a line that is too long, and make sure that it can't be read as a reply."""
    return line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE] + b"\xff"


def _shown(line: bytes) -> str:
    """Show the beginning of a line."""
    text = repr(line[:160].decode(errors="replace").rstrip())
    return text if len(line) <= 160 else f"{text[:-1]}…{text[-1]}"
