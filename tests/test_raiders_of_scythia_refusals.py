"""What can't be done in Raiders of Scythia: each refused with where and what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.reference import lay
from rulewright.core.drivers import drawn, drive
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible, Operation

ROS = rulebook("raiders-of-scythia")
INPUTS: Mapping[str, Any] = {
    "building": "Farm",
    "worker": "red",
    "settlement": "Assyria 1",
    "strength": 3,
    "wounds": 0,
}
NOT_A_PLAYERS = ("set_up", "score")
"""Operations of the whole table; those of the opponent have no player either."""


def refused(operation: Operation, position: Mapping[str, Any]) -> str:
    """Return why an operation can't be carried out in a position; "" if it can."""
    inputs = {one.name: INPUTS[one.name] for one in operation.inputs if one.required}
    case = Case("", "", operation.name, Expect(), position=position, inputs=inputs)
    try:
        drive(lay(ROS, case).start(), drawn(b""))
    except Impossible as impossible:
        return str(impossible)
    return ""


def of_a_player() -> list[str]:
    names = [name.removeprefix("raiders_of_scythia.") for name in ROS.operations]
    return [name for name in names if name not in NOT_A_PLAYERS and "opponent" not in name]


@pytest.mark.parametrize("name", of_a_player())
def test_what_only_a_player_can_do_wants_a_player_whose_turn_it_is(name: str) -> None:
    operation = ROS.operations[f"raiders_of_scythia.{name}"]
    nobody = "active: it is nobody's turn: only a player can do this"
    assert refused(operation, {"players": {"Purple": {}}}) == nobody
    solo = {"players": {"Purple": {}}, "opponent": {"crew": "Trader"}, "active": "opponent"}
    assert (
        refused(operation, solo) == "active: it is the opponent's turn: only a player can do this"
    )
    ready = {"players": {"Purple": {}}, "active": "Purple"}
    assert "turn:" not in refused(operation, ready)


def test_a_settlement_that_is_not_there_is_told_with_those_that_are() -> None:
    raid = ROS.operations["raiders_of_scythia.raid"]
    table = {"players": {"Purple": {"worker": "red"}}, "active": "Purple"}
    assert refused(raid, table) == "settlements: Assyria 1 is not on the table"
    others = {"settlements": {"Greece 1": {}, "Persia 2": {}}}
    assert refused(raid, {**table, **others}) == (
        "settlements: Assyria 1 is not on the table, only Greece 1, Persia 2"
    )
