"""The words that the steps of all chapters share: who, which pieces, which cards."""

from __future__ import annotations

import re

WHO = r"Purple|Green|Orange|White"
"""The players of the scenarios; the rulebook's own examples play Purple."""
CARD = r"[A-Z][\w']*(?: [\w']+)*(?: \(\d\))?"
BUILDING = r"Stables|Barracks|Silversmith|Farm|Chief's Tent|Town Centre|Meeting Tent|Market"
SETTLEMENT = r"(?:Cimmeria|Assyria|Persia|Greece) [123]"
COLOUR = r"blue|grey|red"

_PIECES = {
    "silver": "silver",
    "kumis": "kumis",
    "provision": "provisions",
    "provisions": "provisions",
    "gold": "gold",
    "equipment": "equipment",
    "wagon": "wagon",
    "wagons": "wagon",
    "livestock": "livestock",
    "wound": "wound",
    "wounds": "wound",
    "VP": "vp",
    "card": "cards",
    "cards": "cards",
}


def listed(text: str) -> list[str]:
    """Split `a, b and c`."""
    return re.split(r", | and ", text)


def pieces(text: str) -> dict[str, int]:
    """Read `3 silver, 1 provision and no gold`."""
    found: dict[str, int] = {}
    for part in listed(text):
        number, _, what = part.partition(" ")
        found[_PIECES[what]] = 0 if number == "no" else int(number)
    return found
