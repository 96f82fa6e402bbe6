"""The espionage table, which is printed and not in the text: an input of the operations of 19."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from rulewright.core.clauses import read_toml
from rulewright.core.frozen import EMPTY, Frozen
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.position import Count

INFORMANT = "informant"
"""The line of the table for an Informant that spies on the target."""
MARY_CAPTURED = "mary captured"
"""The line of the table for Mary Queen of Scots, captured in England."""
SEEN_BY_THE_RULES = (INFORMANT, MARY_CAPTURED)

Intelligence = Literal["neutralise informant", "neutralise jesuit", "other"]


class Column(Frozen, frozen=True):
    """One column of the espionage table.

    Attributes:
        base: dice that are always rolled.
        by_cp: dice for the least CP that the action may cost, for one more, and so on.
        added: dice that the active power adds, by line.
        defence: dice that the defender always rolls.
        defence_added: dice that the defender adds, by line.
        succeeds_from: how many hits more than the defender's bring the result.
        intelligence: what a hit allows.
    """

    base: Count = 0
    by_cp: tuple[Count, ...] = ()
    added: Mapping[str, Count] = EMPTY
    defence: Count = 0
    defence_added: Mapping[str, Count] = EMPTY
    succeeds_from: Count = 1
    intelligence: tuple[Intelligence, ...] = ()


class EspionageTable(Frozen, frozen=True):
    """The espionage table, as far as the text needs it.

    Attributes:
        gain_intelligence: the column of Gain Intelligence.
        assassination: the column of Assassination.
        rebellion: the column of the English Catholic Rebellion.
    """

    gain_intelligence: Column = Column()
    assassination: Column = Column()
    rebellion: Column = Column()


class EspionageFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An espionage table as it is written in a file.

    Attributes:
        title: what it is.
        provenance: `printed`, or `reconstructed` if it is made up.
        source: where it is from.
        table: the table.
    """

    title: str
    provenance: Literal["printed", "reconstructed"]
    source: str
    table: EspionageTable


def example_table() -> EspionageTable:
    """Return the example of a table that comes with the package; it is not the printed one."""
    file = Path(__file__).parent / "components" / "espionage.toml"
    read: EspionageFile = read_toml(file, EspionageFile)
    return read.table


def added_dice(lines: Mapping[str, int], holding: Collection[str], given: Collection[str]) -> int:
    """Return the dice that a power adds by the lines of a column.

    Args:
        lines: the dice by line.
        holding: the lines that hold by the position.
        given: further lines that hold, by what is printed there.

    Raises:
        Impossible: the column has no such line, or the position decides whether it holds.
    """
    for line in given:
        if line not in lines:
            raise Impossible(f"modifiers: the column has no line {line!r}")
        if line in SEEN_BY_THE_RULES:
            raise Impossible(f"modifiers: the position tells whether {line!r} holds")
    return sum(number for line, number in lines.items() if line in {*holding, *given})


def dice_for_cp(column: Column, cp: int, least: int) -> int:
    """Return the dice that a column gives for the CP spent.

    Raises:
        Impossible: it doesn't say.
    """
    if not 0 <= cp - least < len(column.by_cp):
        raise Impossible(f"tables: the column doesn't say how many dice {cp} CP are")
    return column.by_cp[cp - least]
