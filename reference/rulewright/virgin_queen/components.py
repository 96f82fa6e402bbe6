"""The components of the box: the Europe Map, loaded from TOML with its provenance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from rulewright.core.clauses import BadData, read_toml
from rulewright.core.frozen import frozen_map
from rulewright.virgin_queen.position import Place
from rulewright.virgin_queen.rules import Rules

Provenance = Literal["printed", "reconstructed"]
Connected = Literal["connection", "pass", "waterway"]


class MapEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a map file may say of itself.

    Attributes:
        provenance: `printed` if the rulebook or a named public source states all of the entry, else
            `reconstructed`.
        source: where it is from, but for what `printed` names.
        printed: of a reconstructed entry, those fields that are stated nevertheless, each with
            where.
    """

    provenance: Provenance = "reconstructed"
    source: str = ""
    printed: Mapping[str, str] = {}


class MapSpace(MapEntry, frozen=True, forbid_unknown_fields=True):
    """One space as a map file describes it.

    Attributes:
        name: its name.
        kind: a key, a fortress or an unfortified space.
        capital: whether it is drawn as a capital.
        home: the power whose home space it is; "" if it is independent.
        upper: the upper home of a split home space.
        zone: its religious struggle zone.
        protestant: whether its symbol is that of a Protestant space.
        ports: the sea zones to which it has a port.
        at: where it is drawn: to the right, and down.
    """

    name: str
    kind: Literal["key", "fortress", "unfortified"]
    capital: bool = False
    home: str = ""
    upper: str = ""
    zone: str = ""
    protestant: bool = False
    ports: tuple[str, ...] = ()
    at: tuple[float, float] | None = None


class MapLink(MapEntry, frozen=True, forbid_unknown_fields=True):
    """A connection of two spaces.

    Attributes:
        between: the two spaces.
        kind: a connection, a pass or an inland waterway.
    """

    between: tuple[str, str]
    kind: Connected = "connection"


class MapZone(MapEntry, frozen=True, forbid_unknown_fields=True):
    """A sea zone.

    Attributes:
        name: its name.
        waters: to which group it belongs.
        borders: the sea zones on which it borders.
        at: where it is drawn: to the right, and down.
    """

    name: str
    waters: Literal["mediterranean", "atlantic"]
    borders: tuple[str, ...] = ()
    at: tuple[float, float] | None = None


class MapGap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is known to be on the printed map, and isn't known further.

    Attributes:
        what: what is missing.
        source: where it is said that there is such a thing.
    """

    what: str
    source: str


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as it is written in a file.

    Attributes:
        title: what map it is.
        space: its spaces.
        link: its connections.
        zone: its sea zones.
        missing: what it lacks or guesses at of the printed map.
    """

    title: str
    space: tuple[MapSpace, ...]
    link: tuple[MapLink, ...] = ()
    zone: tuple[MapZone, ...] = ()
    missing: tuple[MapGap, ...] = ()


class Layout(msgspec.Struct, frozen=True):
    """How a map is drawn.

    Attributes:
        at: where each of its places lies, as far as its file says so: to the right, and down.
    """

    at: Mapping[str, tuple[float, float]] = {}


class Components(msgspec.Struct, frozen=True):
    """What is in the box.

    Attributes:
        europe: the spaces and sea zones of the Europe Map by name.
        layout: where they are drawn.
    """

    europe: Mapping[str, Place]
    layout: Layout = Layout()

    @property
    def boards(self) -> tuple[str, ...]:
        """The maps by the names under which an implementation says that it has them."""
        return ("europe",)


class Game(msgspec.Struct, frozen=True):
    """What stays the same during a play: the rules, the box, and the map.

    Attributes:
        rules: the rules in force.
        components: the box.
        places: the spaces and sea zones of a map of one's own; None for the Europe Map of the box.
    """

    rules: Rules
    components: Components
    places: Mapping[str, Place] | None = None

    @property
    def map(self) -> Mapping[str, Place]:
        """The spaces and sea zones that are played on."""
        return self.components.europe if self.places is None else self.places


@cache
def load(file: Path | None = None) -> Components:
    """Load the components of the box, or those with a map of one's own.

    Args:
        file: the file of the map; without it, the reconstruction of the Europe Map is taken.

    Raises:
        BadData: the file is wrong; names the file and what is wrong in it.
    """
    file = file or europe_file()
    read: MapFile = read_toml(file, MapFile)
    return Components(places_of(read, str(file)), layout_of(read))


def europe_file() -> Path:
    """Return the file of the Europe Map of the box."""
    return Path(__file__).parent / "components" / "europe.toml"


def layout_of(read: MapFile) -> Layout:
    """Return where the places of a map are drawn, as far as its file says so."""
    drawn: tuple[MapSpace | MapZone, ...] = (*read.space, *read.zone)
    return Layout(frozen_map({one.name: one.at for one in drawn if one.at is not None}))


def places_of(read: MapFile, where: str = "the map") -> Mapping[str, Place]:
    """Return the places of a map by name, each connection in both directions.

    Args:
        read: the map as it is written in a file.
        where: the file, for messages.

    Raises:
        BadData: a place is there twice, or a connection leads nowhere.
    """
    facts: dict[str, dict[str, Any]] = {}
    for zone in read.zone:
        _new(facts, zone.name, where).update(kind="sea zone", waters=zone.waters)
    for space in read.space:
        _new(facts, space.name, where).update(
            {field: getattr(space, field) for field in PLACE_FIELDS}
        )
    for zone in read.zone:
        for other in zone.borders:
            _connect(facts, zone.name, other, "", where)
    for space in read.space:
        for port in space.ports:
            _connect(facts, space.name, port, "", where)
    for link in read.link:
        _connect(facts, *link.between, LINK_FIELDS[link.kind], where)
    try:
        return frozen_map(
            {
                name: msgspec.convert(
                    {
                        field: sorted(value) if isinstance(value, set) else value
                        for field, value in one.items()
                    },
                    Place,
                )
                for name, one in facts.items()
            }
        )
    except msgspec.ValidationError as error:
        raise BadData(f"{where}: {error}") from None


PLACE_FIELDS = ("kind", "capital", "home", "upper", "zone", "protestant")
"""What a place takes from the space of a map file as it stands there."""
LINK_FIELDS = {"connection": "", "pass": "passes", "waterway": "waterways"}
"""By the kind of a connection, the field of a place that names it besides `adjacent`."""


def _new(facts: dict[str, dict[str, Any]], name: str, where: str) -> dict[str, Any]:
    if name in facts:
        raise BadData(f"{where}: {name} is there twice")
    facts[name] = {}
    return facts[name]


def _connect(
    facts: dict[str, dict[str, Any]], one: str, other: str, field: str, where: str
) -> None:
    for name in (one, other):
        if name not in facts:
            raise BadData(f"{where}: {one} - {other}: there is no {name}")
    for name, to in ((one, other), (other, one)):
        for each in filter(None, ("adjacent", field)):
            facts[name].setdefault(each, set()).add(to)
