"""Situations of the religious struggle and of espionage: every operation is drawn, mostly legal."""

from __future__ import annotations

from hashlib import shake_128

import pytest

from rulewright.core.drivers import Played, Source, drawn, drive
from rulewright.core.games import rulebook
from rulewright.virgin_queen.rules import Rules
from rulewright.virgin_queen.situations import DRAWN
from rulewright.virgin_queen.struggle_situations import STRUGGLE_INPUTS

VQ = rulebook("virgin-queen")
TRIES, LENGTH = 40, 400


def legal(name: str, boards: tuple[str, ...]) -> int:
    """Return how many of the situations that are drawn for an operation can be carried out."""
    carried_out = 0
    for number in range(TRIES):
        source = Source(shake_128(f"{name} {number}".encode()).digest(LENGTH))
        situation = VQ.situations(source, Rules(), VQ.components(), boards, (name,))
        run = VQ.operations[situation.operation].run
        play = run(situation.table.game, situation.position, **situation.inputs)
        carried_out += isinstance(drive(play, drawn(source), listen=False), Played)
    return carried_out


@pytest.mark.parametrize("boards", [(), ("europe",)], ids=["symbolic", "europe"])
@pytest.mark.parametrize("name", STRUGGLE_INPUTS)
def test_every_operation_is_drawn_and_often_legal(name: str, boards: tuple[str, ...]) -> None:
    assert name in DRAWN
    assert legal(name, boards) > TRIES / 4
