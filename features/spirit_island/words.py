"""The words that the steps of all chapters share: lands, pieces, cards."""

from __future__ import annotations

import re

from features.table import Table

from rulewright.spirit_island.components import load

TERRAINS = "jungle|mountain|sands|wetland"
LAND = r"(?P<land>[A-D]\d|here|there|yonder|beyond|far)"
FEAR_PER_PLAYER = 4
NUMBERS = {"no": 0, "one": 1, "two": 2, "three": 3, "a": 1, "an": 1}
SINGULAR = {
    "explorers": "explorer",
    "towns": "town",
    "cities": "city",
    "dahan": "dahan",
    "blights": "blight",
}
PIECE = re.compile(
    r"(?P<n>\d+|no|one|two|three|an?) "
    r"(?P<kind>explorers?|towns?|city|cities|dahan|blight|presence)"
    r"(?: of (?P<spirit>[A-Z]\w+))?"
    r"(?: with (?P<damage>\d) damage(?: each)?)?"
)
ACTIONS = {"build": "build", "build a City": "build_city", "explore": "explore"}
ASKED = {
    "in which land to act": "fear_land",
    "which piece to take": "fear_piece",
    "into which land to push": "fear_push",
    "out of which land to gather": "fear_gather",
}
FEAR_CARDS = (
    "Fear of the Unseen, Scapegoats, Emigration Accelerates, Dahan on their Guard, "
    "Tall Tales of Savagery, Retreat!, Dahan Raid, Dahan Enheartened, Avoid the Dahan"
)
CARD = r"(?:Stage II )?(?:Jungle|Mountain|Sands|Wetland|Coastal)(?: and [A-Z][a-z]+)?"
TO = {
    "ravaging": "no_ravage",
    "building": "no_build",
    "building a City": "no_build_city",
    "exploring": "no_explore",
}


def number(text: str) -> int:
    return NUMBERS[text] if text in NUMBERS else int(text)


def pieces(text: str) -> list[tuple[int, str, str, int]]:
    """Read `1 city, 2 towns with 1 damage and 1 presence of River`."""
    found = []
    rest = text
    for match in PIECE.finditer(text):
        kind = SINGULAR.get(match["kind"], match["kind"])
        damage = int(match["damage"] or 0)
        found.append((number(match["n"]), kind, match["spirit"] or "", damage))
        rest = rest.replace(match[0], "", 1)
    assert not rest.replace(",", "").replace("and", "").strip(), f"what is {rest.strip()!r}?"
    return found


def lay(table: Table, land: str, text: str) -> None:
    """Put pieces into a land."""
    for n, kind, spirit, damage in pieces(text):
        if kind == "presence":
            table.put(f"lands.{land}.presence.{spirit}", n)
            if not table.given(f"spirits.{spirit}", None):
                table.put(f"spirits.{spirit}", {})
            continue
        table.put(f"lands.{land}.{kind}", table.given(f"lands.{land}.{kind}") + n)
        if damage:
            damaged = [*table.given(f"lands.{land}.damage.{kind}", []), *[damage] * n]
            table.put(f"lands.{land}.damage.{kind}", sorted(damaged, reverse=True))


def terrain_of(table: Table, land: str) -> str:
    if land in table.places:
        return str(table.places[land]["terrain"])
    return load().boards[land[0]].lands[land[1:]].terrain


def card_for(table: Table, space: str, land: str) -> None:
    """Put the Stage I card of a land's terrain on an action space, unless a card is there."""
    if table.given(f"invaders.{space}", None) is None:
        table.put(f"invaders.{space}", f"1-{terrain_of(table, land)}")


def boards_and_cards(table: Table) -> None:
    table.put("fear", {"pool": 4, "deck": ["Isolation", "Retreat!"]})
    table.put("blight_card", {"card": "Downward Spiral", "tokens": 5})


def describe(table: Table, land: str, terrain: str, coast: str | None) -> None:
    table.place(land, terrain=terrain)
    if coast:
        table.place(land, coastal=True)


def division(text: str) -> dict[str, list[int]]:
    """Read `2 damage to the town and 1 to the city with 1 damage`."""
    divided: dict[str, list[int]] = {}
    part = r"(\d+)(?: damage)? to (?:the |an? |each of (\d+) )?(\w+)(?: with (\d) damage)?"
    for amount, pieces_hit, kind, damage in re.findall(part, text):
        kind = SINGULAR.get(kind, kind)
        label = f"{kind} ({damage} damage)" if damage else kind
        divided.setdefault(label, []).extend([int(amount)] * int(pieces_hit or 1))
    assert divided, f"what is {text!r}?"
    return divided


def names(text: str) -> list[str]:
    """Read `Isolation, Terror Level II and Retreat!`; `none` is no card."""
    return [] if text == "none" else re.split(r", | and ", text)


def piece_label(text: str) -> str:
    """Read `town with 1 damage` as the name of a piece."""
    kind, _, damage = text.partition(" with ")
    return f"{kind} ({damage})" if damage else kind


def listed(text: str) -> list[str]:
    """Read `A, B and C` or `A, B or C`."""
    return [name for name in re.split(r", | and | or ", text) if name]


def invader_card(text: str) -> str:
    """Read an Invader card: `Jungle`, `Stage II Jungle`, `Coastal` or `Jungle and Sands`."""
    if " and " in text:
        return "3-" + "-".join(text.lower().split(" and "))
    if text == "Coastal" or text.startswith("Stage II "):
        return f"2-{text.removeprefix('Stage II ').lower()}"
    return f"1-{text.lower()}"


def invader_cards(text: str) -> list[str]:
    return [invader_card(card) for card in text.split(", ")]


def lands_on_the_boards(table: Table) -> list[str]:
    return [f"{board}{number}" for board in table.position["boards"] for number in range(1, 9)]
