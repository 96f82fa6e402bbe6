"""Citing: how a procedure says which clause a paragraph carries out, and how it refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Literal, NamedTuple

How = Literal["carried out", "allowed", "refused"]


class Citation(NamedTuple):
    """One clause that a play met, and what the clause did there."""

    clause: str
    how: How


_listener: ContextVar[list[Citation] | None] = ContextVar("citations", default=None)


@contextmanager
def listening() -> Iterator[list[Citation]]:
    """Collect the citations made inside the block, in order."""
    heard: list[Citation] = []
    token = _listener.set(heard)
    try:
        yield heard
    finally:
        _listener.reset(token)


class Illegal(Exception):
    """A play that the rulebook doesn't allow.

    Attributes:
        clause: the id of the clause that it breaks.
        why: what is wrong, in words for a player.
    """

    def __init__(self, clause: str, why: str) -> None:
        """Name the clause and the reason."""
        super().__init__(f"{why} ({clause})")
        self.clause = clause
        self.why = why

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, str]]:
        """Pickle with both arguments."""
        return type(self), (self.clause, self.why)


def cite(*clauses: str) -> None:
    """Say that the paragraph below carries out these clauses. Costs next to nothing unheard."""
    heard = _listener.get()
    if heard is not None:
        heard.extend(_citations(clauses, "carried out"))


def permits(condition: bool, *clauses: str) -> bool:
    """Ask a restriction whether it lets something through; return the condition.

    For a restriction that makes nothing illegal but keeps an effect from happening.
    """
    heard = _listener.get()
    if heard is not None:
        heard.extend(_citations(clauses, "allowed" if condition else "refused"))
    return condition


@cache
def _citations(clauses: tuple[str, ...], how: How) -> tuple[Citation, ...]:
    return tuple(Citation(clause, how) for clause in clauses)


def require(condition: bool, clause: str, why: str) -> None:
    """Refuse the play unless the condition holds.

    Raises:
        Illegal: with the clause and the reason.
    """
    if not permits(condition, clause):
        raise Illegal(clause, why)


class Options(NamedTuple):
    """The candidates of a choice: those that may be chosen, and why the others may not."""

    allowed: tuple[str, ...]
    excluded: dict[str, str]


def offer(candidates: Iterable[str], *rules: tuple[str, Callable[[str], bool]]) -> Options:
    """Build the options of a choice and remember which clause left each candidate out.

    Args:
        candidates: all that could be thought of, in a fixed order.
        rules: pairs of a clause and a test that a candidate must pass.

    Returns:
        The options; a candidate is excluded by the first clause whose test it fails.
    """
    allowed: list[str] = []
    excluded: dict[str, str] = {}
    for candidate in candidates:
        for clause, passes in rules:
            if not permits(passes(candidate), clause):
                excluded[candidate] = clause
                break
        else:
            allowed.append(candidate)
    return Options(tuple(allowed), excluded)
