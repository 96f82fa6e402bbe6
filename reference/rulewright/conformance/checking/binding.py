"""Binding: symbolic places of a case get names of places that an implementation has."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, TypeAlias

import msgspec

from rulewright.conformance.cases import Case
from rulewright.core.frozen import leaves, merged
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

    First those in which every place is what the case says; then, if the game knows of such, those
    in which something lies in a place that makes it so.

    Args:
        rulebook: the game.
        case: a case with symbolic places.
        maps: the maps that the implementation has.

    Yields:
        The case with real places, and the map on which they lie. What it expects is renamed
        only: the caller asks the reference whether it still holds there.
    """
    for fit in (None, rulebook.stands_in) if rulebook.stands_in is not None else (None,):
        for on in maps:
            if any(
                key in ("players",) and case.position.get(key, 1) != value
                for key, value in on.overlay.items()
            ):
                continue
            yield from ((bound, on) for bound in _bound(rulebook, case, on, fit))


Fits: TypeAlias = Callable[[Mapping[str, Any], str, Any], Mapping[str, Any] | None]
"""(what a place must be, name of a place, the place) -> what a position must hold so that it can
stand for it; None if it can't."""


def _bound(rulebook: Rulebook, case: Case, on: Map, fit: Fits | None) -> Iterator[Case]:
    """Give the ways in which a case can be put on one map.

    Args:
        rulebook: the game.
        case: the case.
        on: the map.
        fit: what makes a place fit; None for the ways in which every place fits by itself. With
            it, these aren't given again.
    """
    exact = {
        name: {p for p, facts in on.places.items() if rulebook.binds(wanted, facts)}
        for name, wanted in case.places.items()
    }
    candidates: dict[str, dict[str, Mapping[str, Any]]] = {}
    for name, wanted in case.places.items():
        found: dict[str, Mapping[str, Any] | None] = {
            place: {} if place in exact[name] else fit and fit(wanted, place, facts)
            for place, facts in on.places.items()
        }
        fitting = [(place, needs) for place, needs in found.items() if needs is not None]
        candidates[name] = dict(sorted(fitting, key=lambda one: len(leaves(one[1]))))
    if not _enough(candidates):
        return
    order = _connected_first(rulebook.links, case)
    for names in _assignments(rulebook.links, case, on, candidates, {}, order):
        if fit is not None and all(place in exact[name] for name, place in names.items()):
            continue
        told = msgspec.to_builtins(case)
        bound = rename(told, names)
        bound["answers"] = rename(told.get("answers", {}), names, between=" ")
        if case.expect.ask is not None:
            bound["expect"]["ask"] = rename(told["expect"]["ask"], names, between=" ")
        bound["places"] = {}
        position = {**bound.get("position", {}), **on.overlay}
        for name, place in names.items():
            position = merged(candidates[name][place], position)
        bound["position"] = position
        yield msgspec.convert(bound, Case)


def _enough(candidates: Mapping[str, Iterable[str]]) -> bool:
    """Tell whether each place of a case can have one of its candidates for itself.

    Without this, a case with more places of a kind than the map has would be searched through in
    every order of them.
    """
    taken: dict[str, str] = {}

    def seat(name: str, asked: set[str]) -> bool:
        for place in candidates[name]:
            if place not in asked:
                asked.add(place)
                if place not in taken or seat(taken[place], asked):
                    taken[place] = name
                    return True
        return False

    return all(seat(name, set()) for name in candidates)


def _connected_first(links: Sequence[str], case: Case) -> list[str]:
    """Order the places of a case so that each comes soon after one that it touches."""
    left, order = list(case.places), list[str]()
    while left:
        touching = (name for name in left if any(_said(links, case, name, one) for one in order))
        name = next(touching, left[0])
        left.remove(name)
        order.append(name)
    return order


def _assignments(
    links: Sequence[str],
    case: Case,
    on: Map,
    candidates: Mapping[str, Mapping[str, Any]],
    names: Mapping[str, str],
    left: Sequence[str],
) -> Iterator[dict[str, str]]:
    """Give the ways in which places can be put for those of a case that are left.

    Of two ways one after the other differ in as many places as can be: what fails for one place
    will fail with most others beside it.
    """
    if not left:
        yield {name: names[name] for name in case.places}
        return
    name, rest = left[0], left[1:]
    near = next((names[other] for other in names if _said(links, case, name, other)), None)
    places: Iterable[str] = candidates[name]
    if near is not None:
        touched = {*getattr(on.places[near], links[0])}
        places = [place for place in places if place in touched]
    ways = deque(
        _assignments(links, case, on, candidates, {**names, name: place}, rest)
        for place in places
        if place not in names.values() and _neighbours_fit(links, case, on, names, name, place)
    )
    while ways:
        way = ways.popleft()
        for found in islice(way, 1):
            yield found
            ways.append(way)


def _said(links: Sequence[str], case: Case, one: str, other: str) -> set[str]:
    """Return the ways in which a case says that two of its places touch."""
    wanted = case.places
    return {
        link
        for link in links
        if other in wanted[one].get(link, ()) or one in wanted[other].get(link, ())
    }


def _neighbours_fit(
    links: Sequence[str], case: Case, on: Map, names: Mapping[str, str], name: str, place: str
) -> bool:
    """Tell whether a place touches those that are bound already as its case says, and no others.

    Places that the case connects must be connected in the same ways and in no further one: what
    is a plain connection there mustn't be a pass here. Of other places nothing is demanded, unless
    one of them is said to lie apart.
    """
    wanted, there = case.places, on.places[place]
    for other, other_place in names.items():
        said = _said(links, case, name, other)
        if said:
            said.add(links[0])
            if said != {link for link in links if other_place in getattr(there, link)}:
                return False
        apart = wanted[name].get("apart") or wanted[other].get("apart")
        if apart and other_place in getattr(there, links[0]):
            return False
    return True


def rename(value: Any, names: Mapping[str, str], *, between: str = ".") -> Any:
    """Return plain JSON in which every symbolic name, as a key or a text, is replaced.

    Args:
        value: plain JSON.
        names: the symbolic names, each with what is put for it.
        between: what divides texts of which each part may be a name: dotted paths are renamed step
            by step, and subjects of asks (`here france regulars`) word by word.
    """
    if isinstance(value, str):
        if value in names:
            return names[value]
        parts = value.split(between)
        return between.join(names.get(part, part) for part in parts) if len(parts) > 1 else value
    if isinstance(value, Mapping):
        return {
            rename(key, names, between=between): rename(item, names, between=between)
            for key, item in value.items()
        }
    if isinstance(value, (list, tuple)):
        return [rename(item, names, between=between) for item in value]
    return value
