"""How the scenarios of Virgin Queen name powers, spaces and units."""

from __future__ import annotations

import re

from features.table import Table

NAMES = {
    "the Ottoman": "ottoman",
    "Spain": "spain",
    "England": "england",
    "France": "france",
    "the HRE": "hre",
    "the Protestant": "protestant",
    "the Huguenots": "huguenot",
    "the Dutch": "dutch",
    "Ireland": "ireland",
    "the Papacy": "papacy",
    "Portugal": "portugal",
    "Scotland": "scotland",
    "Venice": "venice",
    "the independents": "independent",
}
WHO = "|".join(NAMES)
SPACE = (
    r"(?P<space>here|there|yonder|beyond|far|home|court|refuge|haven|sea|ocean|[A-Z]\w+(?: \w+)?)"
)
KINDS = {
    "regular": "regulars",
    "mercenary": "mercenaries",
    "walloon": "walloons",
    "knight": "knights",
    "morisco": "moriscos",
}
UNITS = re.compile(
    rf"(?P<n>\d+|no) (?P<kind>regulars?|mercenar(?:y|ies)|cavalry|walloons?|knights?|moriscos?)"
    rf"(?: of (?P<nation>{WHO}))"
)


def named(text: str) -> str:
    """Read `the Ottoman` as the power's or nation's name in a position."""
    return NAMES[text]


def listed(text: str) -> list[str]:
    """Read `here, there and yonder`."""
    return re.split(r", | and ", text)


def force(text: str) -> tuple[dict[str, dict[str, int]], list[str]]:
    """Read `4 regulars of France, 1 cavalry of the Ottoman and Schwendi`: units and leaders."""
    forces: dict[str, dict[str, int]] = {}
    rest = text
    for match in UNITS.finditer(text):
        kind = KINDS.get(match["kind"], match["kind"])
        number = 0 if match["n"] == "no" else int(match["n"])
        kinds = forces.setdefault(named(match["nation"]), {})
        kinds[kind] = kinds.get(kind, 0) + number
        rest = rest.replace(match[0], "", 1)
    leaders = [name for name in re.split(r",| and ", rest) if name.strip()]
    for name in leaders:
        assert re.fullmatch(r"\s*[A-Z]\w*\s*", name), f"what is {name.strip()!r}?"
    return forces, [name.strip() for name in leaders]


def lay(table: Table, path: str, text: str, units: str, leaders: str) -> None:
    """Put units and leaders into a space."""
    forces, names = force(text)
    for nation, kinds in forces.items():
        for kind, number in kinds.items():
            where = f"{path}.{units}.{nation}.{kind}"
            table.put(where, table.given(where) + number)
    if names:
        where = f"{path}.{leaders}"
        table.put(where, sorted([*table.given(where, []), *names]))
