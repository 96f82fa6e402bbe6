"""Implementations: whatever can play a case. A child process, a Python object, the reference."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

import msgspec

from rulewright import __version__
from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.checking.processes import CantStart, Child
from rulewright.conformance.protocol import (
    PROTOCOL,
    Asked,
    Asks,
    Broke,
    Crashed,
    Error,
    Failure,
    Greeting,
    Illegal,
    Outcome,
    PlayCase,
    Reply,
    Skipped,
)
from rulewright.conformance.reference import lay
from rulewright.core.asks import AnswerError, Choose, ChooseSome, Divide, Draw, Roll
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Open, Played, Refused
from rulewright.core.operations import Impossible, Rulebook

Results: TypeAlias = Iterator[tuple[int, Reply | Failure]]


class Implementation(Protocol):
    """Whatever can play cases."""

    warnings: list[str]

    def start(self) -> Greeting:
        """Start it and return its greeting.

        Raises:
            CantStart: says why, and what to do.
        """

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        """Play cases; give one result per case, in any order."""

    def close(self) -> None:
        """End it."""


def open_implementation(
    what: str, rulebook: Rulebook, timeout: float, restarts: int | None = None
) -> Implementation:
    """Return the implementation that a command line names.

    Args:
        what: `reference`, `python:module:object`, or the command of a child process.
        rulebook: the game.
        timeout: seconds to wait for a reply.
        restarts: how often a child that crashes is started anew; a usual number for None.

    Returns:
        The implementation, not yet started.

    Raises:
        CantStart: a Python object that can't be imported.
    """
    if what == "reference":
        return Reference(rulebook)
    if what.startswith("python:"):
        return InProcess(what)
    return ChildProcess(what, timeout, restarts)


class ChildProcess:
    """A child process that speaks JSON Lines."""

    def __init__(self, command: str, timeout: float, restarts: int | None = None) -> None:
        """Name the command; nothing is started yet."""
        harness = f"rulewright {__version__}"
        self._child = Child(command, timeout=timeout, restarts=restarts, harness=harness)
        self.warnings = self._child.warnings

    def start(self) -> Greeting:
        """Start the process and return its greeting."""
        return self._child.start()

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        """Play cases, many of them in flight at once."""
        encode = msgspec.json.Encoder().encode
        return self._child.exchange((request.seq, encode(request)) for request in requests)

    def close(self) -> None:
        """End the process and all that it started."""
        self._child.close()


class InProcess:
    """A Python object with `hello()` and `case(request)`, both giving plain dicts."""

    def __init__(self, what: str) -> None:
        """Import the object that `python:module:object` names.

        Raises:
            CantStart: it can't be imported, or lacks a method.
        """
        self.warnings: list[str] = []
        parts = what.split(":")
        if len(parts) != 3 or not parts[1] or not parts[2]:
            raise CantStart(f"{what!r}: write python:module:object, as in python:my_engine:adapter")
        sys.path.insert(0, "")
        try:
            self._object = getattr(importlib.import_module(parts[1]), parts[2])
        except (Exception, SystemExit) as error:
            raise CantStart(
                f"{what!r} can't be imported: {type(error).__name__}: {error}; "
                "run from the folder in which the module lies, or install it"
            ) from None
        for method in ("hello", "case"):
            if not callable(getattr(self._object, method, None)):
                raise CantStart(f"{what!r} has no method {method}()")

    def start(self) -> Greeting:
        """Return the object's greeting."""
        try:
            greeting = msgspec.convert({"reply": "hello", **self._object.hello()}, Greeting)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise CantStart(f"hello() gave no greeting: {_named(error)}") from None
        if greeting.protocol != PROTOCOL:
            raise CantStart(
                f"{greeting.name} speaks protocol {greeting.protocol}, this harness {PROTOCOL}"
            )
        return greeting

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        """Play cases one by one."""
        for request in requests:
            yield request.seq, self._play(request)

    def _play(self, request: PlayCase) -> Reply | Failure:
        try:
            came = self._object.case(msgspec.to_builtins(request))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return Crashed(f"case() raised {_named(error)}")
        try:
            line = msgspec.json.encode({"seq": request.seq, **came})
            reply: Reply = msgspec.json.decode(line, type=Reply)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return Broke(f"case() gave no reply: {_named(error)}")
        if reply.seq != request.seq:
            return Broke(f"case() replied to case {reply.seq}, not to {request.seq}")
        return reply

    def close(self) -> None:
        """Nothing to end."""


def _named(error: BaseException) -> str:
    """Name an error, even one that can't be written down."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__


class Native(Outcome, frozen=True, tag="native"):
    """An outcome of the reference in this process: the position needn't become JSON."""

    native: Any = None


class Reference:
    """The reference itself."""

    def __init__(self, rulebook: Rulebook) -> None:
        """Name the game."""
        self.warnings: list[str] = []
        self._rulebook = rulebook

    def start(self) -> Greeting:
        """Say that it has everything."""
        return greeting_of(self._rulebook)

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        """Play cases one by one."""
        for request in requests:
            yield request.seq, play_request(self._rulebook, request, native=True)

    def close(self) -> None:
        """Nothing to end."""


def greeting_of(rulebook: Rulebook) -> Greeting:
    """Return the greeting of the reference for a game."""
    return Greeting(
        protocol=PROTOCOL,
        name="rulewright reference",
        version=__version__,
        language="Python",
        games=(rulebook.name,),
        operations=tuple(rulebook.operations),
        components=tuple(getattr(rulebook.components(), "boards", ())),
        map="given",
        amendments=tuple(rulebook.amendments),
    )


def play_request(rulebook: Rulebook, request: PlayCase, *, native: bool = False) -> Reply:
    """Let the reference play a request.

    Args:
        rulebook: the game.
        request: the request.
        native: whether the position may stay a value of the game's own type.

    Returns:
        Its reply; whatever is wrong with the request is an `Error` of the engine.
    """
    case = Case(
        id=request.id,
        title="",
        operation=request.operation,
        expect=Expect(),
        rules=request.rules,
        components=request.components,
        places=request.places or {},
        position=request.position,
        inputs=request.inputs,
        answers=request.answers,
    )
    try:
        laid = msgspec.structs.replace(lay(rulebook, case), spare=True)
        ending = laid.play(listen=False)
    except AnswerError as error:
        return Illegal(request.seq, "not offered", str(error))
    except (BadData, Impossible) as error:
        return Error(request.seq, "adapter", str(error))
    if isinstance(ending, Refused):
        return Illegal(request.seq, "refused", f"{ending.why} ({ending.clause})")
    if isinstance(ending, Open):
        return Asks(request.seq, [asked(ending.ask)])
    if native:
        return Native(request.seq, {}, native=ending.result)
    return Outcome(
        request.seq,
        msgspec.to_builtins(ending.result),
        asked=[asked(one.ask) for one in ending.asked if not one.forced],
    )


def asked(ask: Roll | Draw | Choose | ChooseSome | Divide) -> Asked:
    """Describe an ask as the protocol does."""
    if isinstance(ask, Roll):
        return Asked(ask.key, ask.subject, dice=ask.dice)
    if isinstance(ask, Draw):
        return Asked(ask.key, ask.subject, sorted(set(ask.pool)))
    if isinstance(ask, Divide):
        labels = [part.name for part in ask.parts if part.most]
        return Asked(ask.key, ask.subject, labels, amount=ask.amount)
    return Asked(ask.key, ask.subject, list(ask.options.allowed))


def serve(rulebook: Rulebook, lines: Iterable[bytes]) -> Iterator[bytes]:
    """Speak the protocol for the reference: a reply line for each request line.

    Args:
        rulebook: the game.
        lines: the request lines.

    Yields:
        Reply lines, each with its newline.

    Raises:
        BadData: a line is no request.
    """
    encode = msgspec.json.Encoder().encode
    decode = msgspec.json.Decoder(dict[str, Any]).decode
    for line in lines:
        if not line.strip():
            continue
        try:
            message: Mapping[str, Any] = decode(line)
            kind = message.get("request")
            if kind == "bye":
                return
            if kind == "hello":
                yield encode(greeting_of(rulebook)) + b"\n"
                continue
            request = msgspec.convert(message, PlayCase)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadData(f"not a request: {error}: {line[:80]!r}") from None
        yield encode(play_request(rulebook, request)) + b"\n"


__all__ = [
    "CantStart",
    "ChildProcess",
    "Implementation",
    "InProcess",
    "Native",
    "Played",
    "Reference",
    "Skipped",
    "asked",
    "greeting_of",
    "open_implementation",
    "play_request",
    "serve",
]
