"""The strength rows of the settlements leave no gap and no overlap, and each can apply.

Proved by z3 of the rows that public sources show, read as stretches of strength: one begins where
its number says and ends below the next. The engine's own lookup is tied to that model for every
strength up to 99, beyond any row.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest
import z3
from invariants.raiders_of_scythia.raids import swapped
from invariants.spirit_island.logic import Plain, Symbolic, proved

from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia import strength as strength_of_raids
from rulewright.raiders_of_scythia.components import Game, load
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.printed import Box, PrintedSettlement, Row
from rulewright.raiders_of_scythia.rules import Rules

GAME = Game(Rules(), load())
KNOWN = {name: its for name, its in GAME.components.box.settlements.items() if its.rows}
HIGHEST = 99
STRENGTH = z3.Int("strength")
SETTLEMENTS = pytest.mark.parametrize("name", sorted(KNOWN))


class Stretch(NamedTuple):
    """The strengths for which a row holds: from one, to below another (None: without end)."""

    least: int
    below: int | None


def stretches(rows: tuple[Row, ...]) -> tuple[Stretch, ...]:
    """Read rows as stretches of strength, each up to the next row."""
    begins = [row.strength for row in rows]
    return tuple(map(Stretch, begins, [*begins[1:], None]))


def inside(logic: Any, stretch: Stretch, strength: Any) -> Any:
    """A strength lies in a stretch."""
    if stretch.below is None:
        return strength >= stretch.least
    return logic.both(strength >= stretch.least, strength < stretch.below)


def no_gap(table: tuple[Stretch, ...]) -> bool:
    """Tell whether z3 proves that each strength from the lowest row on lies in a stretch."""
    lies = z3.Or(*(inside(Symbolic, stretch, STRENGTH) for stretch in table))
    return proved(min(stretch.least for stretch in table) <= STRENGTH, lies)


def no_overlap(table: tuple[Stretch, ...]) -> bool:
    """Tell whether z3 proves that no strength lies in two stretches."""
    held = [z3.If(inside(Symbolic, stretch, STRENGTH), 1, 0) for stretch in table]
    return proved(STRENGTH >= 0, z3.Sum(held) <= 1)


def each_applies(table: tuple[Stretch, ...]) -> bool:
    """Tell whether z3 finds for every row a strength that lies in its stretch."""
    return all(not proved(STRENGTH >= 0, z3.Not(inside(Symbolic, one, STRENGTH))) for one in table)


def test_rows_are_known_of_some_settlements() -> None:
    assert len(KNOWN) >= 3
    assert {KNOWN[name].civilisation for name in KNOWN} == {"Assyria", "Greece"}


@SETTLEMENTS
def test_rows_leave_no_gap_and_no_overlap(name: str) -> None:
    table = stretches(KNOWN[name].rows or ())
    assert no_gap(table)
    assert no_overlap(table)
    assert each_applies(table)


@SETTLEMENTS
def test_more_strength_never_brings_less(name: str) -> None:
    """From row to row VP rise and wounds fall: no stronger raid brings fewer VP or more wounds."""
    rows = KNOWN[name].rows or ()
    table = stretches(rows)
    more = z3.Int("more")

    def brought(strength: Any, kind: str) -> Any:
        parts = [
            z3.If(inside(Symbolic, stretch, strength), getattr(row, kind), 0)
            for stretch, row in zip(table, rows, strict=True)
        ]
        return z3.Sum(parts)

    given = z3.And(rows[0].strength <= STRENGTH, more >= STRENGTH)
    assert proved(given, brought(more, "vp") >= brought(STRENGTH, "vp"))
    assert proved(given, brought(more, "wounds") <= brought(STRENGTH, "wounds"))


def test_z3_refutes_wrong_tables() -> None:
    """Wrong tables: the example's numbers word by word (a gap), two rows at 16, rows that fall."""
    gap = (Stretch(2, 10), Stretch(14, 15), Stretch(16, None))
    assert not no_gap(gap)
    assert no_overlap(gap)
    overlap = (Stretch(2, 10), Stretch(10, 17), Stretch(16, None))
    assert no_gap(overlap)
    assert not no_overlap(overlap)
    falling = stretches((Row(16, vp=4), Row(10, vp=2)))
    assert not each_applies(falling)


def lookup_agrees() -> None:
    """Compare the engine's lookup with the stretches, for every known settlement and strength."""
    for name, settlement in KNOWN.items():
        rows = settlement.rows or ()
        table = stretches(rows)
        for strength in range(HIGHEST + 1):
            held = [
                row
                for stretch, row in zip(table, rows, strict=True)
                if inside(Plain, stretch, strength)
            ]
            assert len(held) <= 1
            found = strength_of_raids.row_reached(rows, strength)
            assert [found] == (held or [None]), (name, strength)
            vp, wounds = strength_of_raids.vp_and_wounds(GAME, Position(), name, strength)
            below = (0, rows[0].wounds)  # below every row its wounds are taken all the same
            assert (vp, wounds) == ((held[0].vp, held[0].wounds) if held else below)


def test_the_engine_looks_up_the_rows_of_the_model() -> None:
    """The tie, for strengths of 0 to 99; no row begins above 98."""
    assert max(row.strength for its in KNOWN.values() for row in its.rows or ()) < HIGHEST
    lookup_agrees()


def test_the_tie_rejects_wrong_lookups() -> None:
    """Wrong engines: a row is reached above its strength only; the lowest one holds below too."""

    def above(rows: tuple[Row, ...], strength: int) -> Row | None:
        return next((row for row in reversed(rows) if strength > row.strength), None)

    def lowest(rows: tuple[Row, ...], strength: int) -> Row | None:
        return next((row for row in reversed(rows) if strength >= row.strength), rows[0])

    for wrong in (above, lowest):
        with swapped(strength_of_raids, "row_reached", wrong), pytest.raises(AssertionError):
            lookup_agrees()


@pytest.mark.parametrize("rows", [(Row(10), Row(10, vp=2)), (Row(16, vp=4), Row(10, vp=2))])
def test_rows_that_do_not_rise_are_refused(rows: tuple[Row, ...]) -> None:
    printed = PrintedSettlement("Persia", rows=rows)
    position = msgspec.structs.replace(Position(), box=Box(settlements={"Persia 2": printed}))
    with pytest.raises(Impossible, match="each begins higher"):
        strength_of_raids.rows_of(GAME, position, "Persia 2")
