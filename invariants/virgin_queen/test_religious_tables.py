"""What is drawn reaches every operation on religion, and far enough into it to show something."""

from __future__ import annotations

from random import Random

from invariants.spirit_island.strategies import SIZE
from invariants.virgin_queen.religious_tables import Done, carried_out
from invariants.virgin_queen.test_conversions import CONVERSIONS, faiths

from rulewright.virgin_queen.s02_game_map import at_war


def drawn_from(operation: str, number: int) -> list[Done]:
    """Carry out an operation by so many random strings; return what wasn't refused."""
    random = Random(7)
    plays = (carried_out(random.randbytes(SIZE), operation) for _ in range(number))
    return [done for done in plays if done is not None]


def test_conversions_flip_spaces() -> None:
    """Of 100 random strings at least 8 flip a space, by each operation."""
    for operation in CONVERSIONS:
        done = drawn_from(operation, 100)
        flips = [one for one in done if faiths(one.game, one.before) != faiths(one.game, one.after)]
        assert len(flips) >= 8, operation


def test_rebellions_succeed_and_fail() -> None:
    """Of 200 random strings at least 20 rebellions succeed and 3 fail."""
    done = drawn_from("rebellion", 200)
    wars = [
        at_war(one.after, "protestant", "france") or at_war(one.after, "protestant", "spain")
        for one in done
    ]
    assert sum(wars) >= 20
    assert len(wars) - sum(wars) >= 3


def test_leagues_form() -> None:
    """Of 20 random strings at least 8 form the Catholic League and change a religion."""
    done = drawn_from("form_catholic_league", 20)
    assert sum(faiths(one.game, one.before) != faiths(one.game, one.after) for one in done) >= 8
