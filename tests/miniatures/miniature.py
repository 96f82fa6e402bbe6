"""What a miniature is: the reference with one rule broken."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from types import ModuleType
from typing import Any, TypeAlias

import msgspec

from rulewright.conformance.checking.implementations import Reference, Results
from rulewright.conformance.protocol import PlayCase
from rulewright.core.frozen import Frozen, replace
from rulewright.spirit_island.components import Components, Game
from rulewright.spirit_island.operations import GAME, OPERATIONS

PACKAGE = "rulewright.spirit_island"
Function: TypeAlias = Callable[..., Any]


class Miniature(msgspec.Struct, frozen=True):
    """An implementation with one rule broken.

    Attributes:
        name: what it does wrong.
        breaks: the clause that it breaks.
        apply: makes the reference wrong while the context lasts.
        instead_of: the functions that it replaces; none if it has numbers or facts wrong.
    """

    name: str
    breaks: str
    apply: Callable[[], AbstractContextManager[None]]
    instead_of: tuple[Function, ...] = ()


def breaks(clause: str, *, instead_of: Function) -> Callable[[Function], Miniature]:
    """Turn a wrong function into the miniature that uses it instead of a right one.

    It may call the right one, under the name by which its module imports it.
    """

    def miniature(wrong: Function) -> Miniature:
        name = wrong.__name__.replace("_", " ")
        return Miniature(name, clause, lambda: replaced(instead_of, wrong), (instead_of,))

    return miniature


def numbers(name: str, clause: str, **wrong: Any) -> Miniature:
    """Make the miniature that has some numbers of the rules wrong."""

    def change(rules: Frozen, components: Components, *places: Any) -> Game:
        return Game(replace(rules, **wrong), components, *places)

    return Miniature(name, clause, lambda: _other_game(change))


def components(name: str, clause: str, **wrong: Any) -> Miniature:
    """Make the miniature that has some facts of the components wrong."""
    box = msgspec.structs.replace(GAME.components(), **wrong)

    def change(rules: Frozen, _: Components, *places: Any) -> Game:
        return Game(rules, box, *places)

    return Miniature(name, clause, lambda: _other_game(change))


@contextmanager
def replaced(right: Function, wrong: Function) -> Iterator[None]:
    """Replace a function in every module of the game that holds it, and in its operation."""
    with ExitStack() as undo:
        for module, name in _holders(right):
            setattr(module, name, wrong)
            undo.callback(setattr, module, name, right)
        for operation in OPERATIONS.values():
            if operation.run is right:
                msgspec.structs.force_setattr(operation, "run", wrong)
                undo.callback(msgspec.structs.force_setattr, operation, "run", right)
        yield


_found: dict[Function, tuple[tuple[ModuleType, str], ...]] = {}


def _holders(function: Function) -> tuple[tuple[ModuleType, str], ...]:
    if function not in _found:
        modules = [module for name, module in sys.modules.items() if name.startswith(PACKAGE)]
        _found[function] = tuple(
            (module, name)
            for module in modules
            for name, value in vars(module).items()
            if value is function
        )
    return _found[function]


@contextmanager
def watched(functions: Iterable[Function], called: set[Function]) -> Iterator[None]:
    """Note which of these functions are called."""

    def watching(right: Function) -> Function:
        def watch(*args: Any, **more: Any) -> Any:
            called.add(right)
            return right(*args, **more)

        return watch

    with ExitStack() as undo:
        for function in functions:
            undo.enter_context(replaced(function, watching(function)))
        yield


@contextmanager
def _other_game(change: Callable[..., Game]) -> Iterator[None]:
    right = GAME.game
    msgspec.structs.force_setattr(GAME, "game", change)
    try:
        yield
    finally:
        msgspec.structs.force_setattr(GAME, "game", right)


class Broken(Reference):
    """The reference as an implementation under test, with one miniature at a time.

    The rule is broken only while the implementation plays: the harness keeps the right rules.
    """

    def __init__(self) -> None:
        super().__init__(GAME)
        self.miniature: Miniature | None = None

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        """Play cases one by one, each with the rule broken."""
        for request in requests:
            with self.miniature.apply() if self.miniature else nullcontext():
                played = list(super().exchange([request]))
            yield from played
