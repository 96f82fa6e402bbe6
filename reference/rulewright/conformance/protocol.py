"""The protocol: every message between the harness and an implementation, as a type.

JSON Lines over stdin and stdout: one message per line. The harness writes requests, the
implementation writes replies. `schemas/protocol.json` is made from these types.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

PROTOCOL = 1
"""The version of the protocol that this harness speaks."""

Handling = Literal["injected", "reported", "own", "hidden"]
"""How an implementation comes by an answer: the case's, or its own: reported, kept or hidden."""


class Hello(msgspec.Struct, tag_field="request", tag="hello", frozen=True):
    """The first request.

    Attributes:
        protocol: the version of the protocol.
        harness: name and version of the harness.
    """

    protocol: int
    harness: str


class PlayCase(msgspec.Struct, tag_field="request", tag="case", frozen=True, omit_defaults=True):
    """Play one case.

    Attributes:
        seq: a number that the reply repeats.
        id: the case's id, for logs; nothing may depend on it.
        operation: what to do.
        rules: where the rules differ from the rulebook's; {} nearly always.
        components: the pack of components.
        position: what is on the table.
        inputs: the operation's inputs.
        answers: what to answer: key -> subject -> the successive answers.
        places: the map, for implementations that take one.
    """

    seq: int
    id: str
    operation: str
    rules: Mapping[str, Any]
    components: str
    position: Mapping[str, Any]
    inputs: Mapping[str, Any]
    answers: Mapping[str, Mapping[str, list[Any]]]
    places: Mapping[str, Any] | None = None


class Bye(msgspec.Struct, tag_field="request", tag="bye", frozen=True):
    """The last request: end with exit code 0."""


Request: TypeAlias = Hello | PlayCase | Bye


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ask as an implementation sees it.

    Attributes:
        key: what is asked.
        subject: about what.
        options: what may be chosen, if it can tell.
        dice: how many dice, if dice are rolled.
        amount: how much is divided, if it is a division.
    """

    key: str
    subject: str
    options: list[str] | None = None
    dice: int | None = None
    amount: int | None = None


class Greeting(
    msgspec.Struct, tag_field="reply", tag="hello", frozen=True, forbid_unknown_fields=True
):
    """The reply to `hello`: what the implementation is and can.

    Attributes:
        protocol: the version of the protocol that it speaks.
        name: its name.
        version: its version.
        language: the language it is written in.
        url: where it lives.
        games: the games it plays.
        operations: the operations it has.
        positions: whether it can load any position or only play from set-up.
        components: the boards or maps of the box that it has.
        map: its own map, `"given"` if it takes the map of each case, or nothing.
        fields: the fields of a position that it reports: dotted paths, `*` for any name.
        chance: per key of a roll or draw, how it comes to the answer (default `injected`).
        choices: per key of a choice, likewise.
        readings: the readings that it follows, as far as it knows.
        amendments: the amendments of the rules that it can put in force.
    """

    protocol: int
    name: str
    version: str
    games: tuple[str, ...]
    operations: tuple[str, ...]
    language: str = ""
    url: str = ""
    positions: Literal["any", "played"] = "any"
    components: tuple[str, ...] = ()
    map: Mapping[str, Any] | Literal["given"] | None = None
    fields: tuple[str, ...] = ("*",)
    chance: Mapping[str, Handling] = {}
    choices: Mapping[str, Handling] = {}
    readings: Mapping[str, str] = {}
    amendments: tuple[str, ...] = ()


class Outcome(
    msgspec.Struct, tag_field="reply", tag="outcome", frozen=True, forbid_unknown_fields=True
):
    """The case was played to its end.

    Attributes:
        seq: the number of the request.
        position: the whole resulting position; defaults may be left out.
        asked: what was asked on the way, if it can tell.
        answered: the answers that the implementation found itself (`reported`).
    """

    seq: int
    position: Mapping[str, Any]
    asked: list[Asked] | None = None
    answered: Mapping[str, Mapping[str, list[Any]]] | None = None


class Illegal(
    msgspec.Struct, tag_field="reply", tag="illegal", frozen=True, forbid_unknown_fields=True
):
    """The play isn't legal.

    Attributes:
        seq: the number of the request.
        how: whether it was refused, or never offered in the first place.
        why: the reason, for people.
    """

    seq: int
    how: Literal["refused", "not offered"]
    why: str = ""


class Asks(msgspec.Struct, tag_field="reply", tag="asks", frozen=True, forbid_unknown_fields=True):
    """The answers ran out: these asks are open.

    Attributes:
        seq: the number of the request.
        asks: the open asks.
    """

    seq: int
    asks: list[Asked]


class Skipped(
    msgspec.Struct, tag_field="reply", tag="skipped", frozen=True, forbid_unknown_fields=True
):
    """The implementation can't play this case.

    Attributes:
        seq: the number of the request.
        why: what it lacks.
    """

    seq: int
    why: str


class Error(
    msgspec.Struct, tag_field="reply", tag="error", frozen=True, forbid_unknown_fields=True
):
    """Something went wrong inside the engine or the adapter.

    Attributes:
        seq: the number of the request.
        where: whose fault it is.
        why: what happened.
    """

    seq: int
    where: Literal["engine", "adapter"]
    why: str


Reply: TypeAlias = Outcome | Illegal | Asks | Skipped | Error
"""A reply to a case."""


# What the harness itself notes where no reply came.


class Crashed(msgspec.Struct, frozen=True):
    """The process ended before it replied.

    Attributes:
        why: how it ended.
        stderr: the last of what it wrote to stderr.
    """

    why: str
    stderr: str = ""


class TimedOut(msgspec.Struct, frozen=True):
    """No reply came in time.

    Attributes:
        seconds: how long the harness waited.
        stderr: the last of what it wrote to stderr.
    """

    seconds: float
    stderr: str = ""


class Broke(msgspec.Struct, frozen=True):
    """The process wrote something that the protocol doesn't allow.

    Attributes:
        why: what was wrong.
        stderr: the last of what it wrote to stderr.
    """

    why: str
    stderr: str = ""


Failure: TypeAlias = Crashed | TimedOut | Broke
