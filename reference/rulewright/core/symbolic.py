"""Symbolic maps: the small maps of cases whose places may be any that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.core.operations import Impossible

APART = "apart"
"""Says of a place that it touches no other one of the case; of no account on the small map."""


def connected(
    wanted: Mapping[str, Mapping[str, Any]], links: Sequence[str] = ("adjacent",)
) -> dict[str, dict[str, Any]]:
    """Put every connection of a symbolic map in both directions.

    Args:
        wanted: what each place must be; a connection need be said of one of two places only.
        links: the fields of a place that name others. The first names all that it touches, each
            further one those that it touches in a certain way.

    Returns:
        The places by name, their connections in the order of the names.

    Raises:
        Impossible: a place is connected to one that isn't described.
    """
    touching: dict[str, dict[str, set[str]]] = {
        name: {field: set() for field in links} for name in wanted
    }
    for name, place in wanted.items():
        for field in links:
            for other in place.get(field, ()):
                if other not in wanted:
                    raise Impossible(
                        f"places.{name}: is adjacent to {other}, which isn't described"
                    )
                for one, to in ((name, other), (other, name)):
                    touching[one][field].add(to)
                    touching[one][links[0]].add(to)
    return {
        name: {field: value for field, value in place.items() if field != APART}
        | {field: tuple(sorted(to)) for field, to in touching[name].items()}
        for name, place in wanted.items()
    }


def fits(wanted: Mapping[str, Any], place: object, links: Sequence[str] = ("adjacent",)) -> bool:
    """Tell whether a place is all that a symbolic one must be, its connections apart."""
    return all(
        getattr(place, field) == value
        for field, value in wanted.items()
        if field not in (*links, APART)
    )
