"""The components of the box: the Europe Map, loaded from TOML with its provenance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from rulewright.core.clauses import BadData, read_toml
from rulewright.core.frozen import frozen_map, replace
from rulewright.virgin_queen.position import Place
from rulewright.virgin_queen.rules import Rules

Provenance = Literal["printed", "reconstructed"]
Connected = Literal["connection", "pass", "waterway"]


class MapSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
        provenance: `printed` or `reconstructed`.
        source: where that is from.
    """

    name: str
    kind: Literal["key", "fortress", "unfortified"]
    capital: bool = False
    home: str = ""
    upper: str = ""
    zone: str = ""
    protestant: bool = False
    ports: tuple[str, ...] = ()
    provenance: Provenance = "reconstructed"
    source: str = ""


class MapLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A connection of two spaces.

    Attributes:
        between: the two spaces.
        kind: a connection, a pass or an inland waterway.
        provenance: `printed` or `reconstructed`.
        source: where that is from.
    """

    between: tuple[str, str]
    kind: Connected = "connection"
    provenance: Provenance = "reconstructed"
    source: str = ""


class MapZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea zone.

    Attributes:
        name: its name.
        waters: to which group it belongs.
        borders: the sea zones on which it borders.
        provenance: `printed` or `reconstructed`.
        source: where that is from.
    """

    name: str
    waters: Literal["mediterranean", "atlantic"]
    borders: tuple[str, ...] = ()
    provenance: Provenance = "reconstructed"
    source: str = ""


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as it is written in a file.

    Attributes:
        title: what map it is.
        space: its spaces.
        link: its connections.
        zone: its sea zones.
    """

    title: str
    space: tuple[MapSpace, ...]
    link: tuple[MapLink, ...] = ()
    zone: tuple[MapZone, ...] = ()


class Components(msgspec.Struct, frozen=True):
    """What is in the box.

    Attributes:
        europe: the spaces and sea zones of the Europe Map by name.
    """

    europe: Mapping[str, Place]


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
    file = file or Path(__file__).parent / "components" / "europe.toml"
    read: MapFile = read_toml(file, MapFile)
    return Components(europe=places_of(read, str(file)))


def places_of(read: MapFile, where: str = "the map") -> Mapping[str, Place]:
    """Return the places of a map by name, each connection in both directions.

    Args:
        read: the map as it is written in a file.
        where: the file, for messages.

    Raises:
        BadData: a place is there twice, or a connection leads nowhere.
    """
    places: dict[str, Place] = {}
    for zone in read.zone:
        _new(places, zone.name, where)
        places[zone.name] = Place("sea zone", waters=zone.waters)
    for space in read.space:
        _new(places, space.name, where)
        facts = {field: getattr(space, field) for field in ("kind", "capital", "home", "upper")}
        facts |= {"zone": space.zone, "protestant": space.protestant}
        try:
            places[space.name] = msgspec.convert(facts, Place)
        except msgspec.ValidationError as error:
            raise BadData(f"{where}: {space.name}: {error}") from None
    for zone in read.zone:
        for other in zone.borders:
            _connect(places, zone.name, other, "", where)
    for space in read.space:
        for port in space.ports:
            _connect(places, space.name, port, "", where)
    fields = {"connection": "", "pass": "passes", "waterway": "waterways"}
    for link in read.link:
        _connect(places, *link.between, fields[link.kind], where)
    return frozen_map(places)


def _new(places: Mapping[str, Place], name: str, where: str) -> None:
    if name in places:
        raise BadData(f"{where}: {name} is there twice")


def _connect(places: dict[str, Place], one: str, other: str, field: str, where: str) -> None:
    for name in (one, other):
        if name not in places:
            raise BadData(f"{where}: {one} - {other}: there is no {name}")
    for name, to in ((one, other), (other, one)):
        place = places[name]
        changes = {"adjacent": _with(place.adjacent, to)}
        if field:
            changes[field] = _with(getattr(place, field), to)
        places[name] = replace(place, **changes)


def _with(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(sorted({*names, name}))
