"""The components of the box: map, cards and tables, loaded from TOML with their provenance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from rulewright.core.clauses import BadData, read_toml
from rulewright.core.frozen import frozen_map
from rulewright.here_i_stand.position import Card, Language, MajorPower, Place, Power
from rulewright.here_i_stand.rules import Rules

Provenance = Literal["printed", "reconstructed"]


class MapSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space as the map file describes it; the fields are those of a place."""

    name: str
    kind: Literal["key", "fortress", "electorate", "unfortified"]
    home: str = ""
    language: Language = "other"
    capital: bool = False
    electorate: int = 0
    adjacent: tuple[str, ...] = ()


class _Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    source: tuple[str, ...]
    electorates_source: str
    space: tuple[MapSpace, ...]


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the deck: its name, CP, kind, and whose home card it is."""

    name: str
    cp: int
    kind: Literal["home", "mandatory", "event", "combat", "response"]
    home: str = ""


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    source: tuple[str, ...]
    card: tuple[PrintedCard, ...]


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army leader: what is printed on the counter.

    Attributes:
        name: his name.
        power: whose leader he is.
        battle: the battle rating.
        command: the command rating.
    """

    name: str
    power: Power
    battle: int
    command: int


class _Leaders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    source: tuple[str, ...]
    leader: tuple[Leader, ...]


class Ruler(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruler: the name, and the power that is ruled."""

    name: str
    power: MajorPower


class _Rulers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    source: tuple[str, ...]
    ruler: tuple[Ruler, ...]


class PrintedForeignWar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a foreign war card says.

    Attributes:
        card: its name.
        power: the power that it strikes.
        needed: the number of land units that it demands.
        foreign: the number of foreign units.
    """

    card: str
    power: MajorPower
    needed: int
    foreign: int


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of an ordinary field battle, and the foreign wars.

    Attributes:
        provenance: `printed` or `reconstructed`.
        source: where that is from.
        hit_on: the face from which a die is a hit.
        dice_per_unit: the dice of each land unit.
        foreign_war: the foreign wars.
    """

    provenance: Provenance
    source: str
    hit_on: int
    dice_per_unit: int
    foreign_war: tuple[PrintedForeignWar, ...]


class Components(msgspec.Struct, frozen=True):
    """What is in the box.

    Attributes:
        map: the spaces by name.
        cards: the cards by name.
        leaders: the army leaders by name.
        rulers: the rulers by name.
        combat: the dice of a field battle.
        foreign_wars: the foreign wars by the name of their card.
    """

    map: Mapping[str, Place]
    cards: Mapping[str, Card]
    leaders: Mapping[str, Leader]
    rulers: Mapping[str, Ruler]
    combat: Combat
    foreign_wars: Mapping[str, PrintedForeignWar]


class Game(msgspec.Struct, frozen=True):
    """What stays the same during a play: the rules, the box, and the map.

    Attributes:
        rules: the rules in force.
        components: the box.
        places: the spaces of a map of one's own; None for the map of the box.
    """

    rules: Rules
    components: Components
    places: Mapping[str, Place] | None = None

    @property
    def map(self) -> Mapping[str, Place]:
        """The spaces that are played on."""
        return self.components.map if self.places is None else self.places


@cache
def load(folder: Path | None = None) -> Components:
    """Load the components of the box, or those in a folder of the same shape.

    Raises:
        BadData: a file is wrong; names the file and what is wrong in it.
    """
    folder = folder or Path(__file__).parent / "components"
    file = folder / "map.toml"
    read: _Map = read_toml(file, _Map)
    cards: _Cards = read_toml(folder / "cards.toml", _Cards)
    leaders: _Leaders = read_toml(folder / "leaders.toml", _Leaders)
    rulers: _Rulers = read_toml(folder / "rulers.toml", _Rulers)
    combat: Combat = read_toml(folder / "combat.toml", Combat)
    facts = {space.name: msgspec.structs.asdict(space) for space in read.space}
    for name, fact in facts.items():
        del fact["name"]
        for other in fact["adjacent"]:
            if other not in facts or name not in facts[other]["adjacent"]:
                raise BadData(f"{file}: {name} is connected to {other}, but not the other way")
    try:
        places = msgspec.convert(facts, dict[str, Place])
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}") from None
    return Components(
        map=frozen_map(places),
        cards=frozen_map({card.name: Card(card.cp, card.kind) for card in cards.card}),
        leaders=frozen_map({leader.name: leader for leader in leaders.leader}),
        rulers=frozen_map({ruler.name: ruler for ruler in rulers.ruler}),
        combat=combat,
        foreign_wars=frozen_map({war.card: war for war in combat.foreign_war}),
    )
