"""How the scenarios of Here I Stand name powers, cities and units."""

from __future__ import annotations

import re

NAMES = {
    "the Ottomans": "ottoman",
    "the Hapsburgs": "hapsburg",
    "England": "england",
    "France": "france",
    "the Papacy": "papacy",
    "the Protestants": "protestant",
    "Genoa": "genoa",
    "Hungary": "hungary",
    "Scotland": "scotland",
    "Venice": "venice",
    "the independents": "independent",
}
WHO = "|".join(NAMES)
SPACE = r"(?P<space>[A-Z]\w+(?: [A-Z]\w+)?)"
KINDS = {"regular": "regulars", "mercenary": "mercenaries"}
UNITS = re.compile(
    rf"(?P<n>\d+|no) (?P<kind>regulars?|mercenar(?:y|ies)|cavalry)(?: of (?P<owner>{WHO}))?"
)


def named(text: str) -> str:
    """Read `the Papacy` as the power's name in a position."""
    return NAMES[text]


def listed(text: str) -> list[str]:
    """Read `A, B and C`; `none` is nothing."""
    return [] if text == "none" else re.split(r", | and ", text)


def forces(text: str) -> tuple[dict[str, dict[str, int]], list[str]]:
    """Read `4 mercenaries of France, 1 regular of France and Bourbon`: units and leaders."""
    found: dict[str, dict[str, int]] = {}
    rest = text
    for match in UNITS.finditer(text):
        kind = KINDS.get(match["kind"], match["kind"])
        number = 0 if match["n"] == "no" else int(match["n"])
        kinds = found.setdefault(named(match["owner"]) if match["owner"] else "", {})
        kinds[kind] = kinds.get(kind, 0) + number
        rest = rest.replace(match[0], "", 1)
    leaders = [name.strip() for name in re.split(r",| and ", rest) if name.strip()]
    for name in leaders:
        assert re.fullmatch(r"[A-Z]\w*(?: [\w ]+)?", name), f"what is {name!r}?"
    return found, leaders
