"""Maps that users bring: a file is read entry by entry, and everything wrong in it is listed."""

from __future__ import annotations

import difflib
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from rulewright.core.clauses import BadData, read_toml
from rulewright.core.maps import MapReport
from rulewright.virgin_queen.components import (
    PLACE_FIELDS,
    MapEntry,
    MapFile,
    MapGap,
    MapLink,
    MapSpace,
    MapZone,
    europe_file,
    places_of,
)
from rulewright.virgin_queen.position import (
    DUTCH,
    HUGUENOT,
    MAJOR_POWERS,
    POWERS,
    PROTESTANT,
    Place,
)
from rulewright.virgin_queen.s02_game_map import (
    ATLANTIC_OCEAN,
    BARBARY_COAST,
    IONIAN_SEA,
    TYRRHENIAN_SEA,
)

SEA_ZONE = "sea zone"
FORTIFIED = ("key", "fortress")
LOWER = {DUTCH: "spain", HUGUENOT: "france"}
"""By the upper home of a split home space its lower one (VQ-2.5-D04, D05)."""
TABLES: Mapping[str, type[MapSpace | MapZone | MapLink | MapGap]] = {
    "space": MapSpace,
    "zone": MapZone,
    "link": MapLink,
    "missing": MapGap,
}
Entry = TypeVar("Entry", bound="MapSpace | MapZone | MapLink")


class Count(NamedTuple):
    """Something that the rulebook counts on the printed map.

    Attributes:
        what: what is counted.
        printed: how many there are by the rulebook.
        clause: the clause that says so.
        here: how many there are on this map.
    """

    what: str
    printed: int
    clause: str
    here: int


# What is done with a file


def look(file: Path) -> MapReport:
    """Look through the file of a map.

    Args:
        file: the file.

    Returns:
        How much is on the map, all that is wrong with it, and what differs from the printed map as
        far as the rulebook tells of that.

    Raises:
        BadData: the file can't be read, or isn't TOML.
    """
    read, problems = _read(file)
    sound = _sound(read, problems)
    places = places_of(sound)
    problems.extend(problem for problem in problems_of(places) if problem not in problems)
    spaces = sum(place.kind != SEA_ZONE for place in places.values())
    summary = (
        f"{_number(spaces, 'space')}, {_number(len(sound.link), 'connection')} and "
        f"{_number(len(places) - spaces, 'sea zone')}; {_provenance(sound)}"
    )
    notes, missing = tuple(_notes(sound, places)), tuple(_missing(places))
    return MapReport(summary, tuple(problems), notes, missing)


def read_places(file: Path) -> Mapping[str, Place]:
    """Read the file of a map that is to be played on.

    Args:
        file: the file.

    Returns:
        Its places by name.

    Raises:
        BadData: it can't be read, or has problems; names the first of them.
    """
    problems = look(file).problems
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise BadData(f"{file}: {problems[0]}{more}: `rulewright map validate` lists what is wrong")
    return places_of(read_toml(file, MapFile), str(file))


def read_sound(file: Path) -> MapFile:
    """Read what is sound in the file of a map, so that it can be drawn while it is being made.

    Raises:
        BadData: the file can't be read, or isn't TOML.
    """
    return _sound(*_read(file))


def _provenance(read: MapFile) -> str:
    entries: tuple[MapEntry, ...] = (*read.space, *read.link, *read.zone)
    printed = sum(entry.provenance == "printed" for entry in entries)
    partly = sum(entry.provenance != "printed" and bool(entry.printed) for entry in entries)
    return f"{printed} of these entries are printed, {partly} in part, the rest is reconstructed"


def called(power: str) -> str:
    """Return what a power or a nation is called."""
    return "HRE" if power == "hre" else power.capitalize()


def _number(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


# Entry by entry


def _read(file: Path) -> tuple[MapFile, list[str]]:
    """Read the entries of a file that can be read; tell of those that can't."""
    plain = read_toml(file)
    problems: list[str] = []
    if not isinstance(plain.get("title"), str) or not plain["title"].strip():
        problems.append("title: the map has no title")
    for name in plain:
        if name != "title" and name not in TABLES:
            problems.append(f"{name}: no such table{_hint(name, TABLES)}")
    entries: dict[str, list[Any]] = {}
    for table, kind in TABLES.items():
        given = plain.get(table, [])
        if not isinstance(given, list):
            problems.append(f"{table}: a list of entries is wanted, each under [[{table}]]")
            given = []
        entries[table] = []
        for number, entry in enumerate(given, 1):
            wrong = dict(_wrong_fields(kind, entry))
            problems.extend(f"{_label(table, number, entry)}: {each}" for each in wrong.values())
            needed = {field.name for field in msgspec.structs.fields(kind) if field.required}
            if isinstance(entry, Mapping) and not needed & {*wrong}:
                sound = {field: value for field, value in entry.items() if field not in wrong}
                entries[table].append(msgspec.convert(sound, kind))
    title = plain.get("title") if isinstance(plain.get("title"), str) else ""
    return MapFile(title or "", **{table: tuple(each) for table, each in entries.items()}), problems


def _label(table: str, number: int, entry: Any) -> str:
    """Name an entry of a file as a user finds it."""
    if isinstance(entry, Mapping):
        between = entry.get("between")
        if isinstance(entry.get("name"), str):
            return f"{table} {entry['name']}"
        if isinstance(between, list) and between:
            return f"{table} {' - '.join(map(str, between))}"
    return f"{table} number {number}"


WANTED = {
    "capital": "true or false",
    "protestant": "true or false",
    "ports": "a list of sea zones",
    "borders": "a list of sea zones",
    "between": "a list of two spaces",
    "at": "two numbers, to the right and down",
    "printed": "a table of fields, each with where it is stated",
}
"""By the name of a field, what stands in it; a text in all others."""


def _wrong_fields(kind: type[Any], entry: Any) -> Iterator[tuple[str, str]]:
    """Give each field of an entry that can't be so, or isn't there, and what is wrong with it."""
    if not isinstance(entry, Mapping):
        yield "", "a table is wanted"
        return
    hints = get_type_hints(kind)
    for field, value in entry.items():
        if field not in hints:
            yield field, f"there is no field {field!r}{_hint(field, hints)}"
        elif get_origin(hints[field]) is Literal and value not in get_args(hints[field]):
            yield field, f"{field} is {value!r}, it may be {_either(get_args(hints[field]))}"
        elif not _is_a(value, hints[field]):
            wanted = WANTED.get(field, "a text in quotes")
            yield field, f"{field} is {value!r}, it must be {wanted}"
    for needed in msgspec.structs.fields(kind):
        if needed.required and needed.name not in entry:
            yield needed.name, f"{needed.name} is missing"


def _is_a(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _either(words: Sequence[Any]) -> str:
    *others, last = (str(word) for word in words)
    return f"{', '.join(others)} or {last}" if others else last


def _hint(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, list(known), 1)
    return f": did you mean {near[0]}?" if near else ""


def _sound(read: MapFile, problems: list[str]) -> MapFile:
    """Return the part of a file from which a map can be made, and tell of the rest."""
    for table, entries in (("space", read.space), ("zone", read.zone)):
        for one in entries:
            problems.extend(f"{table} {one.name}: {each}" for each in _said_of_itself(one))
            if one.at is not None and not all(map(math.isfinite, one.at)):
                problems.append(f"{table} {one.name}: at: {list(one.at)} lies nowhere")
    for link in read.link:
        problems.extend(f"link {_ends(link)}: {each}" for each in _said_of_itself(link))
    zones = tuple(_named_once("zone", read.zone, problems, {}))
    taken = {zone.name: "zone" for zone in zones}
    spaces = tuple(_named_once("space", read.space, problems, taken))
    zone_names, space_names = [zone.name for zone in zones], [space.name for space in spaces]
    spaces = tuple(
        _with_homes_and_ports(space, zone_names, space_names, problems) for space in spaces
    )
    zones = tuple(_with_borders(zone, zone_names, space_names, problems) for zone in zones)
    links = tuple(_links(read.link, space_names, zone_names, problems))
    return msgspec.structs.replace(read, space=spaces, zone=zones, link=links)


def _said_of_itself(entry: MapEntry) -> Iterator[str]:
    """Tell what is wrong with what an entry says of where it is from."""
    fields = {field.name for field in msgspec.structs.fields(type(entry))}
    facts = fields - {field.name for field in msgspec.structs.fields(MapEntry)}
    for name, source in entry.printed.items():
        if name not in facts:
            yield f"printed: there is no field {name!r}{_hint(name, facts)}"
        elif not source.strip():
            yield f"printed: {name} doesn't say where that is stated"
    if entry.provenance == "printed" and not entry.source.strip():
        yield "it is said to be printed, but not where: give its source"


def _named_once(
    table: str, entries: Iterable[Entry], problems: list[str], taken: Mapping[str, str]
) -> Iterator[Entry]:
    seen = dict(taken)
    for entry in entries:
        name = getattr(entry, "name")  # noqa: B009  # links have none, and never come here
        if name in seen:
            problems.append(
                f"{table} {name}: it is there twice"
                if seen[name] == table
                else f"{table} {name}: there is a {seen[name]} of this name"
            )
            continue
        seen[name] = table
        yield entry


def _with_homes_and_ports(
    space: MapSpace, zones: Sequence[str], spaces: Sequence[str], problems: list[str]
) -> MapSpace:
    """Return a space with those of its homes and ports that there are."""
    where = f"space {space.name}"
    kinds = get_type_hints(Place)
    changes: dict[str, Any] = {}
    for field in ("home", "upper", "zone"):
        value, known = getattr(space, field), get_args(kinds[field])
        if field == "home":
            known = ("", *POWERS)
        if value not in known:
            what = {"home": "power", "upper": "upper home", "zone": "religious struggle zone"}[
                field
            ]
            words = [word for word in known if word]
            hint = _hint(value, words) or f": it may be {_either(words)}"
            problems.append(f"{where}: {field}: there is no {what} {value!r}{hint}")
            changes[field] = ""
    ports: list[str] = []
    for port in space.ports:
        if port in ports:
            problems.append(f"{where}: ports: {port} is named twice")
        elif port in zones:
            ports.append(port)
        elif port in spaces:
            problems.append(f"{where}: ports: {port} is a space, no sea zone")
        else:
            problems.append(f"{where}: ports: there is no sea zone {port!r}{_hint(port, zones)}")
    return msgspec.structs.replace(space, ports=tuple(ports), **changes)


def _with_borders(
    zone: MapZone, zones: Sequence[str], spaces: Sequence[str], problems: list[str]
) -> MapZone:
    """Return a sea zone with those of its borders that there are."""
    where = f"zone {zone.name}: borders"
    borders: list[str] = []
    for other in zone.borders:
        if other == zone.name:
            problems.append(f"{where}: it borders on itself")
        elif other in borders:
            problems.append(f"{where}: {other} is named twice")
        elif other in zones:
            borders.append(other)
        elif other in spaces:
            problems.append(f"{where}: {other} is a space: give it a port instead")
        else:
            problems.append(f"{where}: there is no sea zone {other!r}{_hint(other, zones)}")
    return msgspec.structs.replace(zone, borders=tuple(borders))


def _ends(link: MapLink) -> str:
    return " - ".join(link.between)


def _links(
    links: Iterable[MapLink], spaces: Sequence[str], zones: Sequence[str], problems: list[str]
) -> Iterator[MapLink]:
    """Give the connections that lead from one space to another, each once."""
    seen: dict[frozenset[str], str] = {}
    for link in links:
        where, ends = f"link {_ends(link)}", frozenset(link.between)
        wrong = [
            f"{name} is a sea zone: ports and borders lead there"
            if name in zones
            else f"there is no space {name!r}{_hint(name, spaces)}"
            for name in link.between
            if name not in spaces
        ]
        if len(ends) == 1:
            wrong.append("it leads from a space to itself")
        if seen.get(ends) == link.kind:
            wrong.append("it is there twice")
        elif ends in seen:
            wrong.append(f"it is there twice, as a {seen[ends]} and as a {link.kind}")
        problems.extend(f"{where}: {each}" for each in wrong)
        seen.setdefault(ends, link.kind)
        if not wrong:
            yield link


# Place by place


def problems_of(places: Mapping[str, Place]) -> tuple[str, ...]:
    """List what is wrong with the places of a map, whether they come from a file or not.

    Args:
        places: the places by name.

    Returns:
        Each problem, with where and what.
    """
    spaces = [name for name, place in places.items() if place.kind != SEA_ZONE]
    found: list[str] = []
    if not spaces:
        found.append("the map has no space")
    if len(spaces) == len(places):
        found.append("the map has no sea zone")
    for name, place in places.items():
        where = f"{'zone' if place.kind == SEA_ZONE else 'space'} {name}"
        kinds = _wrong_zone if place.kind == SEA_ZONE else _wrong_space
        for each in (*_wrong_name(name), *_wrong_neighbours(places, name), *kinds(places, name)):
            found.append(f"{where}: {each}")
    found.extend(_wrong_powers(places))
    found.extend(_unreachable(places))
    return tuple(dict.fromkeys(found))


def _wrong_name(name: str) -> Iterator[str]:
    if "." in name:
        yield "its name has a dot, which divides the paths of fields: leave it out"
    if name != name.strip() or not name.isprintable():
        yield f"its name is {name!r}: it may be neither empty nor have blanks around it"
    elif not name:
        yield "it has no name"


def _wrong_neighbours(places: Mapping[str, Place], name: str) -> Iterator[str]:
    """Tell of neighbours that there aren't, or to which only one of two places leads."""
    place = places[name]
    for field in ("adjacent", "passes", "waterways"):
        to: tuple[str, ...] = getattr(place, field)
        for other, times in Counter(to).items():
            if other == name:
                yield f"{field}: it leads to itself"
            elif other not in places:
                yield f"{field}: there is no {other!r}{_hint(other, places)}"
            elif name not in getattr(places[other], field):
                yield f"{field}: it leads to {other}, which doesn't lead back"
            if times > 1:
                yield f"{field}: {other} is named twice"
            if field != "adjacent" and other not in place.adjacent:
                yield f"{field}: {other} isn't among the adjacent places"
            if field != "adjacent" and SEA_ZONE in (place.kind, _kind(places, other)):
                yield f"{field}: {name} - {other}: only spaces are connected so"
    for other in {*place.passes} & {*place.waterways}:
        yield f"{name} - {other} is a pass and a waterway too"


def _kind(places: Mapping[str, Place], name: str) -> str:
    return places[name].kind if name in places else ""


def _wrong_zone(places: Mapping[str, Place], name: str) -> Iterator[str]:
    place = places[name]
    if not place.waters:
        yield "waters: it must belong to the mediterranean or to the atlantic sea zones"
    for field in PLACE_FIELDS[1:]:
        if getattr(place, field):
            yield f"{field}: a sea zone has none"
    kinds = [_kind(places, other) for other in place.adjacent]
    if all(kind in ("", SEA_ZONE) for kind in kinds):
        yield "no port leads to it"
    others = any(other.kind == SEA_ZONE for other in places.values() if other is not place)
    if SEA_ZONE not in kinds and others:
        yield "it borders on no other sea zone"
    for (one, other), clause in APART.items():
        if name == one and other in place.adjacent:
            yield f"it borders on {other}, from which it lies apart ({clause})"


APART = {
    (IONIAN_SEA, TYRRHENIAN_SEA): "VQ-2.5-R09",
    (BARBARY_COAST, ATLANTIC_OCEAN): "VQ-2.5-R10",
}
"""The sea zones that no border connects, and what says so."""


def _wrong_space(places: Mapping[str, Place], name: str) -> Iterator[str]:
    place = places[name]
    if place.waters:
        yield "waters: only a sea zone has them"
    if place.upper and not place.home:
        yield f"it is a split home space of {place.upper}, but has no lower home"
    elif place.upper and place.home != LOWER[place.upper]:
        yield (
            f"its upper home is {place.upper}, so its lower one is {LOWER[place.upper]}, not "
            f"{place.home} (VQ-2.5-D04, D05)"
        )
    if place.capital and place.kind != "key":
        what = "a fortress" if place.kind == "fortress" else "an unfortified space"
        yield f"it is a capital, but {what} and no key (VQ-2.1-D05)"
    if place.capital and place.home not in MAJOR_POWERS:
        yield "it is a capital, but of no major power that has it as a home space (VQ-2.1-D05)"
    for other in place.waterways:
        if name < other and other in places:
            ports = [end for end in (name, other) if _has_port(places, end)]
            if len(ports) != 1:
                what = "neither of them" if not ports else "both of them"
                yield (
                    f"the waterway to {other} needs a port at one of its ends, and only there: "
                    f"{what} has one (VQ-2.5-R05)"
                )


def _has_port(places: Mapping[str, Place], name: str) -> bool:
    return any(_kind(places, other) == SEA_ZONE for other in places[name].adjacent)


def _homes(place: Place) -> tuple[str, ...]:
    """Return whose home space it is; the two halves of the Protestant each for itself."""
    return tuple(filter(None, (place.home, place.upper)))


def _wrong_powers(places: Mapping[str, Place]) -> Iterator[str]:
    """Tell of home powers that no line of communication can ever lead to (12.1)."""
    homes = dict.fromkeys(home for place in places.values() for home in _homes(place))
    for power in homes:
        if not any(power in _homes(p) and p.kind in FORTIFIED for p in places.values()):
            why = "none of its home spaces is fortified, so it has no LOC (VQ-12.1-D01)"
            yield f"{called(power)}: {why}"


def _unreachable(places: Mapping[str, Place]) -> Iterator[str]:
    """Tell of places that can't be reached from the others, by whatever way."""
    parts: list[set[str]] = []
    left = set(places)
    while left:
        part: set[str] = set()
        waiting = [min(left)]
        while waiting:
            name = waiting.pop()
            if name not in part:
                part.add(name)
                waiting.extend(other for other in places[name].adjacent if other in places)
        parts.append(part & left)
        left -= part
    parts.sort(key=lambda part: (-len(part), min(part)))
    for part in parts[1:]:
        names = sorted(part)
        told = ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
        yield f"{told}: can't be reached from the rest of the map"


# What the rulebook tells of the printed map


def counts(places: Mapping[str, Place]) -> tuple[Count, ...]:
    """Count on a map what the rulebook counts on the printed one.

    Args:
        places: the places by name.
    """
    every = tuple(places.values())
    free = [p for p in every if p.kind in FORTIFIED and not p.home]

    def zones(*waters: str) -> int:
        return sum(place.kind == SEA_ZONE and place.waters in waters for place in every)

    def split(upper: str) -> int:
        return sum(place.upper == upper for place in every)

    def ends(field: str) -> int:
        return sum(len(getattr(place, field)) for place in every) // 2

    def capitals(power: str) -> int:
        return sum(place.capital and place.home == power for place in every)

    return (
        Count("Mediterranean sea zones", 8, "VQ-2.5-D11", zones("mediterranean")),
        Count("Atlantic sea zones", 5, "VQ-2.5-D12", zones("atlantic")),
        Count("home spaces split between Spain and the Dutch", 7, "VQ-2.5-D04", split(DUTCH)),
        Count(
            "home spaces split between France and the Huguenots", 12, "VQ-2.5-D05", split(HUGUENOT)
        ),
        Count("passes", 17, "VQ-2.5-D07", ends("passes")),
        Count("inland waterways", 2, "VQ-2.5-D08", ends("waterways")),
        Count("independent keys", 2, "VQ-24.7-D01", sum(p.kind == "key" for p in free)),
        Count("independent fortresses", 1, "VQ-24.7-D01", sum(p.kind == "fortress" for p in free)),
        Count("capitals of Spain", 2, "VQ-2.1-D06", capitals("spain")),
        Count("capitals of the HRE", 1, "VQ-2.1-D07", capitals("hre")),
        *(
            Count(f"capitals of {called(power)}", 1, "VQ-2.1-D09", capitals(power))
            for power in ("ottoman", "england", "france")
        ),
        Count("capitals of the Protestant", 0, "VQ-2.1-D08", capitals(PROTESTANT)),
    )


def _notes(read: MapFile, places: Mapping[str, Place]) -> Iterator[str]:
    """Tell in what a map differs from the printed one, as far as the rulebook tells of that."""
    for count in counts(places):
        if count.here != count.printed:
            yield (
                f"{count.what}: {count.here} on this map, {count.printed} on the printed one "
                f"({count.clause})"
            )
    zones = [name for name, place in places.items() if place.kind == SEA_ZONE]
    if len(zones) == 1:
        yield f"zone {zones[0]}: it is the only sea zone, so fleets can't leave it"
    yield from (f"not known: {gap.what} ({gap.source})" for gap in read.missing)


def _missing(places: Mapping[str, Place]) -> Iterator[str]:
    """Give the spaces that the rulebook names and a map doesn't have, each with a clause."""
    for name, clause in _named_by_the_rulebook().items():
        if name not in places:
            yield f"{name} ({clause})"


@cache
def _named_by_the_rulebook() -> Mapping[str, str]:
    """Return the spaces that the rulebook names, each with a clause that does."""
    read: MapFile = read_toml(europe_file(), MapFile)
    return {one.name: one.printed["name"] for one in read.space if "name" in one.printed}
