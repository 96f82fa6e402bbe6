"""Packs of components of one's own: files with cards, tiles and boards, checked before use."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec


class PackReport(msgspec.Struct, frozen=True):
    """What was found in the file of a pack of components.

    Attributes:
        summary: how much there is in the pack.
        problems: everything for which it can't be used, each with where and what.
        notes: what can be used, but is missing, or isn't known.
    """

    summary: str
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class OwnPacks(msgspec.Struct, frozen=True):
    """What a game can do with packs of components that users bring.

    Attributes:
        look: (file) -> what is in it and what is wrong with it; raises `BadData` if it can't be
            read at all.
    """

    look: Callable[[Path], PackReport]
