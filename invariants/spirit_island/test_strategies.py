"""The positions that the properties draw are legal and alive, and reach every operation."""

from __future__ import annotations

from collections import Counter
from random import Random

from invariants.spirit_island.strategies import (
    EFFECTS,
    SIZE,
    STEPS,
    carry_out,
    property_test,
    table,
)

from rulewright.spirit_island import operations
from rulewright.spirit_island.victory import judge


def alive(data: bytes) -> None:
    """A drawn position can stand on the table, and the game goes on in it."""
    at = table(data)
    operations.check(at.game, at.position)
    assert not judge(at.game, at.position, "power or card", at_end=True).result


test_alive = property_test(200)(alive)


def test_every_operation_is_carried_out() -> None:
    """Random strings reach each operation, plays with choices, victories and defeats."""
    random = Random(1)
    seen: Counter[str] = Counter()
    for _ in range(1500):
        done = carry_out(random.randbytes(SIZE))
        if done is None:
            continue
        seen[done.move.operation] += 1
        seen[done.after.result] += 1
        seen.update({one.ask.key for one in done.asked})
    asks = {"cascade", "fight_back", "dahan_hit", "damage", "piece", "next_land", "strike"}
    assert not ({*EFFECTS, *STEPS} | asks | {"victory", "defeat"}) - set(seen)
