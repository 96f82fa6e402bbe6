"""Clauses: the normative sentences of a rulebook, loaded from TOML and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

Kind = Literal[
    "definition",
    "effect",
    "restriction",
    "procedure-step",
    "permission",
    "setup",
    "exception",
    "example",
    "timing",
    "limit",
    "scoring",
]
KINDS: tuple[str, ...] = get_args(Kind)
ID = re.compile(r"[A-Z]{2,3}-[A-Za-z0-9.-]+-[A-Z]\d{2}")


class BadData(Exception):
    """A data file of the project or of a user is wrong; the message says where and what."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One normative sentence of a rulebook.

    Attributes:
        id: never changes and is never used again.
        kind: what sort of sentence it is.
        text: what it says, in our words.
        source: the snippet by which it is found in the rulebook.
        section: the section in which it stands.
        title: the title of that section.
        same_as: the clauses that together say all of this already.
        informative: why no play can observe it.
    """

    id: str
    kind: Kind
    text: str
    source: str
    section: str = ""
    title: str = ""
    same_as: tuple[str, ...] = ()
    informative: str = ""


class Section(msgspec.Struct, frozen=True):
    """One section of a rulebook.

    Attributes:
        name: its name or number.
        title: its title.
        done: whether it is carried out without a gap.
        clauses: its clauses in the order of the rulebook.
    """

    name: str
    title: str
    done: bool
    clauses: tuple[Clause, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: str
    title: str
    done: bool = False
    clause: tuple[Clause, ...] = ()


def read_toml(file: Path, kind: type[Any] | None = None) -> Any:
    """Read a TOML file, strictly, as `kind` (as plain data if it isn't given).

    Raises:
        BadData: the file isn't TOML, or not what is wanted; names the file, the line or the field.
    """
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
        return plain if kind is None else msgspec.convert(plain, kind)
    except OSError as error:
        raise BadData(f"{file}: can't be read: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: not TOML: {error}") from None
    except RecursionError:
        raise BadData(f"{file}: its lists are too deep one in another to be read") from None
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}{_entry(plain, str(error))}") from None


def _entry(plain: Mapping[str, Any], error: str) -> str:
    """Name the id of the entry in which a validation error lies."""
    place = re.search(r"\$\.(\w+)\[(\d+)\]", error)
    if not place:
        return ""
    entries = plain.get(place[1])
    if not isinstance(entries, list) or int(place[2]) >= len(entries):
        return ""
    entry = entries[int(place[2])]
    name = entry.get("id") or entry.get("case") if isinstance(entry, dict) else None
    return f" (in {name})" if name else ""


@cache
def load_sections(folder: Path) -> tuple[Section, ...]:
    """Load all clauses of a game, one file per section, in the order of the file names.

    A process reads them once: to read them as TOML takes long.

    Raises:
        BadData: a duplicate id, a `same_as` that leads nowhere, a clause without text or source.
    """
    sections: list[Section] = []
    seen: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=_in_order):
        if not file.name.endswith(".toml"):
            continue
        loaded: _File = read_toml(file, _File)
        for clause in loaded.clause:
            if not ID.fullmatch(clause.id):
                raise BadData(f"{file}: {clause.id!r} is not a clause id")
            if clause.id in seen:
                raise BadData(f"{file}: {clause.id} stands in {seen[clause.id]} too")
            seen[clause.id] = file.name
            if not clause.text.strip() or not clause.source.strip():
                raise BadData(f"{file}: {clause.id} needs a text and a source")
            if clause.same_as and clause.informative:
                raise BadData(f"{file}: {clause.id} is both same_as and informative: choose one")
        sections.append(
            Section(
                loaded.section,
                loaded.title,
                loaded.done,
                tuple(
                    msgspec.structs.replace(c, section=loaded.section, title=loaded.title)
                    for c in loaded.clause
                ),
            )
        )
    _check_same_as(sections, seen)
    return tuple(sections)


def _in_order(file: Path) -> list[tuple[int, str]]:
    """Order file names as the rulebook does its sections: 20_2 comes before 20_10."""
    return [(int(n or 0), word) for n, word in re.findall(r"(\d*)(\D*)", file.name)]


def _check_same_as(sections: list[Section], seen: Mapping[str, str]) -> None:
    every = {clause.id: clause for section in sections for clause in section.clauses}
    for clause in every.values():
        reached: list[str] = []
        left = list(clause.same_as)
        while left:
            other = left.pop()
            if other not in every:
                raise BadData(f"{seen[clause.id]}: {clause.id} is same_as {other}: no such")
            if other == clause.id:
                raise BadData(f"{seen[clause.id]}: {clause.id} is same_as itself in the end")
            if other not in reached:
                reached.append(other)
                left.extend(every[other].same_as)


@cache
def clauses_of(folder: Path) -> Mapping[str, Clause]:
    """Return the clauses of a game by id, in the order of the rulebook."""
    return {c.id: c for section in load_sections(folder) for c in section.clauses}
