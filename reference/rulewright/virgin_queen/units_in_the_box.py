"""Which units there are of each nation, as sections 5.3 and 5.4 fix them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rulewright.virgin_queen.position import (
    DUTCH,
    HUGUENOT,
    INDEPENDENT,
    MINOR_POWERS,
    LandUnit,
    Nation,
    NavalUnit,
)

_MAJOR: tuple[LandUnit, ...] = ("regulars", "mercenaries")

LAND: Mapping[Nation, tuple[LandUnit, ...]] = {
    "ottoman": ("regulars", "cavalry", "moriscos"),
    "spain": (*_MAJOR, "walloons", "knights"),
    "england": _MAJOR,
    "france": _MAJOR,
    "hre": _MAJOR,
    HUGUENOT: _MAJOR,
    DUTCH: _MAJOR,
    **dict.fromkeys(MINOR_POWERS, ("regulars",)),
    INDEPENDENT: ("regulars",),
}
"""The kinds of land units that each nation has (VQ-5.3-D05, D07, D09, 17.2-D01, 23.1-E06)."""


class Counters(NamedTuple):
    """The naval units of a nation.

    Attributes:
        number: how many counters there are, whichever side of them lies up.
        kinds: what is printed on their sides.
        clause: the clause that says so.
    """

    number: int
    kinds: tuple[NavalUnit, ...]
    clause: str


NAVAL: Mapping[Nation, Counters] = {
    "ottoman": Counters(9, ("galleys", "corsairs"), "VQ-5.4-L01"),
    "spain": Counters(7, ("galleys", "galleons"), "VQ-5.4-L02"),
    "england": Counters(6, ("galleons", "race_built"), "VQ-5.4-L03"),
    "france": Counters(4, ("galleys", "galleons"), "VQ-5.4-L04"),
    "hre": Counters(1, ("galleys",), "VQ-5.4-L05"),
    DUTCH: Counters(2, ("galleons",), "VQ-5.4-L06"),
    HUGUENOT: Counters(2, ("galleons",), "VQ-5.4-L07"),
    "papacy": Counters(1, ("galleys",), "VQ-5.4-L08"),
    "portugal": Counters(2, ("galleons",), "VQ-5.4-L09"),
    "venice": Counters(4, ("galleys",), "VQ-5.4-L10"),
}
"""The naval units of each nation; the Armada is besides (VQ-5.4-D07)."""

ARMADAS, WALLOONS = 1, 3
"""How many Armadas and Walloon counters there are (VQ-5.4-D07, VQ-17.2-D01)."""

SHARED_CAPTAINS = ("de Sores", "le Clerc")
"""The captains whom France and the Protestant can both use (VQ-5.2-P02)."""
