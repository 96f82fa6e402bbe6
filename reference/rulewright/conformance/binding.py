"""Binding: symbolic places of a case get names of places that an implementation has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rulewright.conformance.cases import Case
from rulewright.core.operations import Rulebook


class Map(msgspec.Struct, frozen=True):
    """One map on which an implementation can play.

    Attributes:
        overlay: what a position on this map holds (the boards in play, say).
        places: its places by name.
        own: whether it is the implementation's own map, which the reference must be given.
    """

    overlay: Mapping[str, Any]
    places: Mapping[str, Any]
    own: bool = False


def bindings(rulebook: Rulebook, case: Case, maps: Sequence[Map]) -> Iterator[tuple[Case, Map]]:
    """Give the ways in which the symbolic places of a case can be bound.

    Args:
        rulebook: the game.
        case: a case with symbolic places.
        maps: the maps that the implementation has.

    Yields:
        The case with real places, and the map on which they lie. What it expects is renamed
        only: the caller asks the reference whether it still holds there.
    """
    for on in maps:
        if any(
            key in ("players",) and case.position.get(key, 1) != value
            for key, value in on.overlay.items()
        ):
            continue
        for names in _assignments(rulebook, case, on, {}, list(case.places)):
            bound = rename(msgspec.to_builtins(case), names)
            bound["places"] = {}
            bound["position"] = {**bound.get("position", {}), **on.overlay}
            yield msgspec.convert(bound, Case), on


def _assignments(
    rulebook: Rulebook, case: Case, on: Map, names: dict[str, str], left: list[str]
) -> Iterator[dict[str, str]]:
    if not left:
        yield dict(names)
        return
    name, rest = left[0], left[1:]
    for place in on.places:
        if place in names.values() or not rulebook.binds(case.places[name], on.places[place]):
            continue
        if _neighbours_fit(case, on, names, name, place):
            names[name] = place
            yield from _assignments(rulebook, case, on, names, rest)
            del names[name]


def _neighbours_fit(case: Case, on: Map, names: Mapping[str, str], name: str, place: str) -> bool:
    adjacent = on.places[place].adjacent
    for other, other_place in names.items():
        touches = other in case.places[name].get("adjacent", ()) or name in case.places[other].get(
            "adjacent", ()
        )
        apart = case.places[name].get("apart") or case.places[other].get("apart")
        if touches and other_place not in adjacent:
            return False
        if apart and other_place in adjacent:
            return False
    return True


def rename(value: Any, names: Mapping[str, str]) -> Any:
    """Return plain JSON in which every symbolic name, as a key or a text, is replaced.

    Dotted paths are renamed step by step.
    """
    if isinstance(value, str):
        if value in names:
            return names[value]
        return (
            ".".join(names.get(step, step) for step in value.split(".")) if "." in value else value
        )
    if isinstance(value, Mapping):
        return {rename(key, names): rename(item, names) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [rename(item, names) for item in value]
    return value
