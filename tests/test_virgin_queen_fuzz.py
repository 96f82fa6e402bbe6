"""Fuzzing of Virgin Queen: the reference agrees with itself, and wrong engines are found.

A wrong engine is the reference with one function replaced while it plays, or by another reading
than the one that is in force.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from rulewright.conformance.checking.implementations import Reference, Results
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.fuzzing.fuzz import Fuzzed, Task, fuzz_with
from rulewright.conformance.fuzzing.fuzz_play import Player
from rulewright.conformance.protocol import PlayCase
from rulewright.core.drivers import Source
from rulewright.core.frozen import replace
from rulewright.core.games import rulebook
from rulewright.virgin_queen import (
    s09_diplomacy,
    s10_spring_deployment,
    s12_control_and_unrest,
    s13_land_movement,
    s14_field_battle,
    s15_siege,
    s16_1_naval_movement,
)
from rulewright.virgin_queen.position import Position

VQ = rulebook("virgin-queen")


class Wrong(Reference):
    """The reference with some functions replaced, or by other readings, while it plays."""

    def __init__(
        self,
        functions: Mapping[tuple[Any, str], Any] | None = None,
        readings: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(VQ)
        self._functions = functions or {}
        self._readings = readings or {}

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        for request in requests:
            rules = {**request.rules}
            if self._readings:
                rules["readings"] = {**rules.get("readings", {}), **self._readings}
            asked = msgspec.structs.replace(request, rules=rules)
            with ExitStack() as wrong:
                for (module, name), other in self._functions.items():
                    wrong.enter_context(patch.object(module, name, other))
                played = list(super().exchange([asked]))
            yield from played


def fuzzed(implementation: Wrong, operation: str = "", plays: int = 128, seed: int = 0) -> Fuzzed:
    """Fuzz an implementation, with plays of one operation or of all."""

    def session() -> Session:
        return Session(VQ, implementation, implementation.start())

    names = (f"virgin_queen.{operation}",) if operation else ()
    player = Player(VQ, session, seed, names)
    return fuzz_with(player, Task(VQ.name, "this", seed=seed, plays=plays, operations=names))


@pytest.mark.parametrize("seed", [0, 1])
def test_the_reference_agrees_with_itself(seed: int) -> None:
    assert not fuzzed(Wrong(), plays=320, seed=seed).causes


# Wrong engines


def _yes(*anything: Any, **more: Any) -> bool:
    return True


def _no(*anything: Any) -> bool:
    return False


def _nothing(*anything: Any, **more: Any) -> None:
    return None


def _unpaid(position: Position, cost: int, clause: str) -> Position:
    return position


def _one_more(rules: Any, units: int, rating: int) -> int:
    return units + rating


def _no_dice_of_its_own(rules: Any, units: int, rating: int, *, ravelin: bool) -> int:
    return units + rating


def _idle(position: Position, *anything: Any) -> Position:
    return replace(position)


WRONG_ENGINES: tuple[tuple[Any, str, Any, str], ...] = (
    (s09_diplomacy, "at_war", _no, "ally"),
    (s10_spring_deployment, "over_pass", _no, "deploy_formation"),
    (s12_control_and_unrest, "has_loc", _yes, "control_unfortified_space"),
    (s13_land_movement, "pay", _unpaid, "declare_move"),
    (s13_land_movement, "_require_fresh", _nothing, "declare_move"),
    (s13_land_movement, "_barred_withdrawal", _nothing, "withdraw"),
    (s14_field_battle, "defender_dice", _one_more, "field_battle"),
    (s15_siege, "fortification_dice", _no_dice_of_its_own, "assault"),
    (s15_siege, "_marked", _idle, "assault"),
    (s16_1_naval_movement, "_require_open", _nothing, "naval_move"),
    (s16_1_naval_movement, "pay", _unpaid, "naval_move"),
)
"""A function, what is put in its place, and an operation that shows it."""


@pytest.mark.parametrize(("module", "name", "wrong", "operation"), WRONG_ENGINES)
def test_a_wrong_engine_is_found(module: Any, name: str, wrong: Any, operation: str) -> None:
    found = fuzzed(Wrong({(module, name): wrong}), operation)
    assert found.causes, f"{module.__name__}.{name} may be broken, and fuzzing finds nothing"


READINGS = {
    "VQ-Q46": ("enemy", "field_battle"),
    "VQ-Q510": ("any_friendly_space", "deploy_formation"),
    "VQ-Q106": ("rating_1_only", "captain_as_leader"),
}


@pytest.mark.parametrize("question", READINGS)
def test_another_reading_is_found(question: str) -> None:
    reading, operation = READINGS[question]
    assert VQ.questions[question].default != reading
    found = fuzzed(Wrong(readings={question: reading}), operation)
    assert found.causes, f"{question} may be read as {reading}, and fuzzing finds nothing"


# No string breaks the drawing


@pytest.mark.parametrize("boards", [(), ("europe",)], ids=["symbolic", "europe"])
def test_any_string_comes_to_a_situation(boards: tuple[str, ...]) -> None:
    """Strings of any length, empty ones and those of equal bytes too."""
    for byte in (0, 1, 127, 255):
        for length in (0, 1, 7, 300):
            source = Source(bytes([byte]) * length)
            found = VQ.situations(source, VQ.rules(), VQ.components(), boards, among=("move",))
            VQ.check(found.table.game, found.table.position)
