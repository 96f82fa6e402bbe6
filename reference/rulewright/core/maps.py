"""Maps of one's own: files with spaces and connections, checked before they are used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec


class MapReport(msgspec.Struct, frozen=True):
    """What was found in the file of a map.

    Attributes:
        summary: how much there is on the map.
        problems: everything for which it can't be played on, each with where and what.
        notes: what can be played on, but differs from what the rulebook counts, or isn't known.
        missing: the spaces that the rulebook names and the map doesn't have, each with a clause.
    """

    summary: str
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


class OwnMaps(msgspec.Struct, frozen=True):
    """What a game can do with maps that users bring.

    Attributes:
        look: (file) -> what is in it and what is wrong with it; raises `BadData` if it can't be
            read at all.
        read: (file) -> its places by name; raises `BadData` if it can't be played on.
        draw: (file) -> an SVG of it; raises `BadData` if it can't be read.
    """

    look: Callable[[Path], MapReport]
    read: Callable[[Path], Mapping[str, Any]]
    draw: Callable[[Path], str]
