"""The names of a game that may be put into a case: which of them stand for each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case
from rulewright.core.frozen import Frozen
from rulewright.core.operations import Rulebook

PLACE_NAMES = ("here", "there", "yonder", "beyond")
"""What the symbolic places of a case are called."""


class Names(msgspec.Struct, frozen=True):
    """The names of a game that may be put into a case.

    Attributes:
        kinds: of the names of each kind one may stand for another.
        flags: what may be said of a place or of what stands there, as `coastal`.
    """

    kinds: tuple[tuple[str, ...], ...] = ()
    flags: tuple[str, ...] = ()


NONE = Names()
"""No names: a case is shrunk by taking away only."""


def kinds_of_names(rulebook: Rulebook, cases: Iterable[Case] = ()) -> Names:
    """Return the names of a game of which one may stand for another.

    Args:
        rulebook: the game.
        cases: cases whose own names (of real places, sides …) may be put for each other too.

    Returns:
        The symbolic places; the cards, boards … of each kind in the box; the values of each field
        of a position or place that is one of a few words; the counts of each part of a position;
        what stands by name in each field of the cases' positions. And what is yes or no of a part.
    """
    flags: list[str] = []
    box = rulebook.components()
    kinds = [PLACE_NAMES, *(_names_in(getattr(box, name)) for name in _fields_of(box))]
    kinds.extend(_names_of_cases(rulebook, cases))
    seen: list[type[Any]] = []
    waiting: list[Any] = [rulebook.position, rulebook.place]
    while waiting:
        kind = waiting.pop(0)
        waiting.extend(part for part in get_args(kind) if part is not kind)
        if not _is_part(kind) or kind in seen:
            continue
        seen.append(kind)
        fields = msgspec.structs.fields(kind)
        waiting.extend(field.type for field in fields)
        kinds.extend(tuple(get_args(field.type)) for field in fields if _is_word(field.type))
        kinds.append(tuple(field.name for field in fields if is_count(field.type)))
        flags.extend(field.name for field in fields if field.type is bool)
    words = (tuple(name for name in kind if name) for kind in kinds)
    return Names(tuple(kind for kind in words if len(kind) > 1), tuple(flags))


def _names_of_cases(rulebook: Rulebook, cases: Iterable[Case]) -> Iterator[tuple[str, ...]]:
    """Give what stands by name in each field of the positions, as players or places do."""
    by_name = [
        field.name
        for field in msgspec.structs.fields(rulebook.position)
        if get_origin(field.type) is Mapping and _is_part(get_args(field.type)[1])
    ]
    names: dict[str, set[str]] = {name: set() for name in by_name}
    for case in cases:
        for name in by_name:
            names[name].update(set(case.position.get(name, ())) - set(case.places))
    for found in names.values():
        yield tuple(sorted(found))


def _is_part(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Frozen)


def _fields_of(box: Any) -> tuple[str, ...]:
    return box.__struct_fields__ if isinstance(box, msgspec.Struct) else ()


def _names_in(part: Any) -> tuple[str, ...]:
    """Return the names of what lies in one part of the box."""
    names = tuple(part) if isinstance(part, (Mapping, tuple)) else ()
    return names if all(isinstance(name, str) for name in names) else ()


def _is_word(kind: Any) -> bool:
    return get_origin(kind) is Literal and all(isinstance(word, str) for word in get_args(kind))


def is_count(kind: Any) -> bool:
    """Tell whether a field or input of a type counts something."""
    return kind is int or (get_origin(kind) is Annotated and get_args(kind)[0] is int)
