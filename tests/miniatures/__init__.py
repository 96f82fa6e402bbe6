"""Implementations with one rule broken each: the reference, made wrong on purpose."""

from __future__ import annotations

from tests.miniatures import blight, damage, fear, invader_actions, ravage, set_up, victory
from tests.miniatures.miniature import Broken, Miniature, watched

MINIATURES = tuple(
    value
    for module in (ravage, blight, invader_actions, damage, fear, victory, set_up)
    for value in vars(module).values()
    if isinstance(value, Miniature)
)

__all__ = ["MINIATURES", "Broken", "Miniature", "watched"]
