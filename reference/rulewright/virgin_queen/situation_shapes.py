"""Small symbolic maps and made-up leaders, of which situations are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NAMES: Final = ("here", "there", "yonder", "beyond")
SHAPES: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "line": ((0, 1), (1, 2)),
    "triangle": ((0, 1), (1, 2), (0, 2)),
    "star": ((0, 1), (1, 2), (1, 3)),
    "ring": ((0, 1), (1, 2), (2, 3), (0, 3)),
}
"""Small maps of our own: the connections of their spaces. The mover stands in the first, mostly."""
ZONES: Final = ("sea", "ocean")

RANKS: Final = ("General", "Marshal", "Captain", "Colonel")
COMMANDS: Final = (6, 4, 8, 2, 1)
