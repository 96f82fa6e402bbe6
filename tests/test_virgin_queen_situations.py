"""Situations: every operation of Virgin Queen is drawn, and often legal."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import shake_128

import pytest

from rulewright.core.drivers import Played, Source, drawn, drive
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.rules import Rules
from rulewright.virgin_queen.situations import DRAWN

VQ = rulebook("virgin-queen")
TRIES, LENGTH = 40, 400
NAMES = tuple(name.partition(".")[2] for name in VQ.operations)
NOT_DRAWN: Mapping[str, str] = {}
"""Operations for which there are no situations, and why."""
READINGS = {"place_interceptors": {"VQ-Q14": "after_all_attempts"}}
"""The readings by which an operation is due, where it isn't by the default."""
SELDOM = {
    **dict.fromkeys(
        ("move", "declare_move", "assault", "captain_as_leader", "deploy_formation"), 5
    ),
    **dict.fromkeys(("withdraw", "avoid_battle", "control_unfortified_space"), 1),
}
"""How many of the tries are legal at least, of operations that are refused most often."""
NOT_ON_BOARDS = {"place_captain": "the Europe Map that was reconstructed has no Ocean zones"}
"""Operations that are always refused on the Europe Map, and why."""


def legal(name: str, boards: tuple[str, ...]) -> int:
    """Return how many of the situations that are drawn for an operation can be carried out."""
    carried_out = 0
    rules = Rules(readings=READINGS.get(name, {}))
    for number in range(TRIES):
        source = Source(shake_128(f"{name} {number}".encode()).digest(LENGTH))
        situation = VQ.situations(source, rules, VQ.components(), boards, (name,))
        run = VQ.operations[situation.operation].run
        try:
            play = run(situation.table.game, situation.position, **situation.inputs)
            carried_out += isinstance(drive(play, drawn(source), listen=False), Played)
        except Impossible:
            continue
    return carried_out


def test_no_operation_is_left_out() -> None:
    """A new operation needs situations, or a reason."""
    assert {*NAMES} == {*DRAWN, *NOT_DRAWN}
    assert not {*DRAWN} & {*NOT_DRAWN}


@pytest.mark.parametrize("boards", [(), ("europe",)], ids=["symbolic", "europe"])
@pytest.mark.parametrize("name", DRAWN)
def test_every_operation_is_drawn_and_often_legal(name: str, boards: tuple[str, ...]) -> None:
    if boards and name in NOT_ON_BOARDS:
        assert legal(name, boards) == 0
    else:
        assert legal(name, boards) >= SELDOM.get(name, TRIES // 4)
