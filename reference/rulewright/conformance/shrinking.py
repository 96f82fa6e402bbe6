"""Shrinking: a case is made smaller, as long as it meets a condition.

Every step is taken on what the case says itself. Most steps take something away. Others put one
name for another of its kind, or move pieces from one field to another of its kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.sizes import size
from rulewright.core.frozen import Frozen
from rulewright.core.operations import Rulebook

Meets = Callable[[Case], Case | None]
"""Gives the case back, with all its answers, if it meets a condition."""


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

Step: TypeAlias = Callable[[Case], Iterator[Case]]

PLACE_NAMES = ("here", "there", "yonder", "beyond")
"""What the symbolic places of a case are called."""

FEW, MOST_TRIED = 8, 10_000
"""What few names are, and how many cases are tried at the most to find one that is smaller."""


def shrink(case: Case, meets: Meets, names: Names = NONE) -> Case:
    """Shrink a case until no single step makes it smaller.

    Args:
        case: a case that meets the condition.
        meets: the condition; what it gives back takes the place of the case.
        names: the names that may be put for each other; none are if it isn't given.

    Returns:
        The smallest case on the way; each single step that makes it smaller breaks the condition.
    """
    steps = _steps(names)
    shrunk = True
    while shrunk:
        shrunk = False
        for step in steps:
            smaller = _take(case, step, meets)
            shrunk = shrunk or smaller is not case
            case = smaller
    return case


def shrink_further(case: Case, meets: Meets, names: Names = NONE, most: int = MOST_TRIED) -> Case:
    """Shrink a case, and look whether one or two changes lead to where it can be shrunk further.

    A change doesn't make a case smaller by itself: a name is put for another, a number is raised,
    pieces are put elsewhere.

    Args:
        case: a case that meets the condition.
        meets: the condition; what it gives back takes the place of the case.
        names: the names that may be put for each other.
        most: how many cases are held against the condition at the most, to find one smaller case.

    Returns:
        The smallest case on the way.
    """
    passed: set[str] = set()
    once = _Once(meets)
    smaller: Case | None = case
    while smaller is not None:
        case = shrink(smaller, once, names)
        once.tried = 0
        smaller = _beyond(case, once, names, passed, most)
    return case


class _Once:
    """A condition against which no case is held again that failed it, and how many were."""

    def __init__(self, meets: Meets) -> None:
        self._meets = meets
        self._failed: set[str] = set()
        self.tried = 0

    def __call__(self, case: Case) -> Case | None:
        text = size(case)[-1]
        if text in self._failed:
            return None
        self.tried += 1
        found = self._meets(case)
        if found is None:
            self._failed.add(text)
        return found


def _beyond(case: Case, once: _Once, names: Names, passed: set[str], most: int) -> Case | None:
    """Return a smaller case beyond one or two changes; none is gone through twice."""
    for way in _changes_and_pairs(case, names):
        if once.tried >= most:
            return None
        found = _unless_passed(way, passed) and once(way)
        while found:
            if size(found) < size(case):
                return found
            steps = smaller_cases(found, names)
            found = next((kept for step in steps if (kept := _smaller(found, step, once))), None)
            found = found and _unless_passed(found, passed)
    return None


def _unless_passed(case: Case, passed: set[str]) -> Case | None:
    """Return a case that is gone through for the first time."""
    text = size(case)[-1]
    if text in passed:
        return None
    passed.add(text)
    return case


def _changes_and_pairs(case: Case, names: Names) -> Iterator[Case]:
    """Give every case to which a change leads, then those to which two lead.

    Only the first change may put one of many names for another, as those of cards are.
    """
    few = Names(tuple(kind for kind in names.kinds if len(kind) <= FEW), names.flags)
    yield from _changes(case, names)
    for changed in _changes(case, names):
        yield from _changes(changed, few)


def _changes(case: Case, names: Names) -> Iterator[Case]:
    yield from _retold(case, names)
    yield from _flagged(case, names)
    yield from _exchanged(case, names, smaller=False)
    yield from _moved(case, names)
    yield from _carried(case)
    yield from _raised(case, names)


def smaller_cases(case: Case, names: Names = NONE) -> Iterator[Case]:
    """Give every case to which a single step leads and that is smaller.

    Args:
        case: the case.
        names: the names that may be put for each other.

    Yields:
        The smaller cases; whether they can be played is not known.
    """
    for step in _steps(names):
        for smaller in step(case):
            if size(smaller) < size(case):
                yield smaller


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


# Taking steps


def _take(case: Case, step: Step, meets: Meets) -> Case:
    """Take one kind of step as often as it makes a case smaller, in one sweep."""
    number = 0
    ways = step(case)
    while (way := next(ways, None)) is not None:
        found = _smaller(case, way, meets)
        if found is None:
            number += 1
        else:
            case, ways = found, islice(step(found), number, None)
    return case


def _smaller(case: Case, way: Case, meets: Meets) -> Case | None:
    if size(way) >= size(case):
        return None
    found = meets(way)
    return found if found is not None and size(found) < size(case) else None


def _steps(names: Names) -> tuple[Step, ...]:
    return (
        _without_a_place,
        _without_a_name,
        _simpler_rules,
        _simpler_position,
        _simpler_places,
        _simpler_inputs,
        _simpler_answers,
        lambda case: _retold(case, names),
        lambda case: _moved(case, names),
        _carried,
        lambda case: _exchanged(case, names, smaller=True),
    )


# Steps that take something away


def _without_a_place(case: Case) -> Iterator[Case]:
    for name in case.places:
        places = {
            other: _without_neighbour(place, name)
            for other, place in case.places.items()
            if other != name
        }
        position = _without_key(case.position, name)
        answers = _without_key(case.answers, name)
        yield msgspec.structs.replace(case, places=places, position=position, answers=answers)


def _without_neighbour(place: Mapping[str, Any], name: str) -> dict[str, Any]:
    if name not in place.get("adjacent", ()):
        return dict(place)
    return {**place, "adjacent": [other for other in place["adjacent"] if other != name]}


def _without_a_name(case: Case) -> Iterator[Case]:
    """Take a name out wherever it stands in the position."""
    for name in dict.fromkeys(_keys(case.position)):
        yield msgspec.structs.replace(case, position=_without_key(case.position, name))


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield key
            yield from _keys(item)


def _without_key(value: Any, name: str) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_key(item, name) for key, item in value.items() if key != name}
    return value


def _simpler_position(case: Case) -> Iterator[Case]:
    for position in _simpler(case.position):
        yield msgspec.structs.replace(case, position=position)


def _simpler_places(case: Case) -> Iterator[Case]:
    for places in _simpler(case.places):
        if places.keys() == case.places.keys():
            yield msgspec.structs.replace(case, places=places)


def _simpler_inputs(case: Case) -> Iterator[Case]:
    for inputs in _simpler(case.inputs):
        yield msgspec.structs.replace(case, inputs=inputs)


def _simpler_answers(case: Case) -> Iterator[Case]:
    for answers in _simpler(case.answers):
        yield msgspec.structs.replace(case, answers=answers)


def _simpler_rules(case: Case) -> Iterator[Case]:
    for rules in _simpler(case.rules):
        yield msgspec.structs.replace(case, rules=rules)


def _simpler(value: Any) -> Iterator[Any]:
    """Give simpler values of the same kind: entries taken out, then numbers made smaller."""
    if isinstance(value, Mapping):
        for gone in (*((key,) for key in value), *combinations(value, 2)):
            yield {key: item for key, item in value.items() if key not in gone}
        for key, item in value.items():
            for simpler in _simpler(item):
                yield {**value, key: simpler}
    elif isinstance(value, (list, tuple)):
        for at in range(len(value)):
            yield [*value[:at], *value[at + 1 :]]
        for at, item in enumerate(value):
            for simpler in _simpler(item):
                yield [*value[:at], simpler, *value[at + 1 :]]
    elif type(value) is int and value > 1:
        yield from dict.fromkeys((1, value // 2, value - 1))


# Changes


def in_order(value: Any) -> Any:
    """Return a case, or plain JSON, with its entries in the order in which they are written."""
    if isinstance(value, Case):
        said = [value.rules, value.places, value.position, value.inputs, value.answers]
        rules, places, position, inputs, answers = in_order(said)
        return msgspec.structs.replace(
            value, rules=rules, places=places, position=position, inputs=inputs, answers=answers
        )
    return msgspec.json.decode(msgspec.json.encode(value, order="sorted"))


def with_usual_places(case: Case) -> Case:
    """Return a case whose symbolic places have the usual names, as far as these reach."""
    free = [name for name in PLACE_NAMES if name not in case.places]
    for name in [name for name in case.places if name not in PLACE_NAMES]:
        if free:
            case = _with_exchange(case, _text(case), name, free.pop(0))
    return case


def _exchanged(case: Case, names: Names, *, smaller: bool) -> Iterator[Case]:
    """Exchange two names of one kind wherever they stand.

    Args:
        case: the case.
        names: the names.
        smaller: whether only a shorter or earlier name is put for one that is there.
    """
    text = _text(case)
    for kind in names.kinds:
        in_order = sorted(kind, key=lambda name: (len(name), name))
        there = [name for name in in_order if _finds(name).search(text)]
        for name in there:
            for other in in_order:
                if other == name or (other in there and other > name):
                    continue
                if smaller and (len(other), other) > (len(name), name) and other not in there:
                    continue
                yield _with_exchange(case, text, name, other)


def _text(case: Case) -> str:
    said = [case.places, case.position, case.inputs, case.answers]
    return msgspec.json.encode(said, order="sorted").decode()


def _finds(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def _with_exchange(case: Case, text: str, name: str, other: str) -> Case:
    either = re.compile(rf"(?<!\w)(?:{re.escape(name)}|{re.escape(other)})(?!\w)")
    exchanged = either.sub(lambda found: other if found[0] == name else name, text)
    places, position, inputs, answers = msgspec.json.decode(exchanged)
    return msgspec.structs.replace(
        case, places=places, position=position, inputs=inputs, answers=answers
    )


def _moved(case: Case, names: Names) -> Iterator[Case]:
    """Move one, all, or all but one of what a field counts to another field of its kind."""
    for position in _moves(case.position, names):
        yield msgspec.structs.replace(case, position=position)


def _moves(value: Any, names: Names) -> Iterator[Any]:
    if not isinstance(value, Mapping):
        return
    for key, item in value.items():
        if type(item) is int:
            kinds = (kind for kind in names.kinds if key in kind)
            for other in dict.fromkeys(name for kind in kinds for name in kind if name != key):
                for number in {n: 1 for n in (item, item - 1, 1) if 0 < n <= item}:
                    moved = {**value, key: item - number, other: value.get(other, 0) + number}
                    yield {name: n for name, n in moved.items() if name != key or n}
        for inner in _moves(item, names):
            yield {**value, key: inner}


def _retold(case: Case, names: Names) -> Iterator[Case]:
    """Put another name that stands in the case for one that an input or an answer says."""
    text = _text(case)
    there = [[name for name in kind if _finds(name).search(text)] for kind in names.kinds]
    for inputs in _put_for(case.inputs, there):
        yield msgspec.structs.replace(case, inputs=inputs)
    for answers in _put_for(case.answers, there):
        yield msgspec.structs.replace(case, answers=answers)


def _put_for(value: Any, kinds: Sequence[Sequence[str]]) -> Iterator[Any]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            for put in _put_for(item, kinds):
                yield {**value, key: put}
    elif isinstance(value, (list, tuple)):
        for at, item in enumerate(value):
            for put in _put_for(item, kinds):
                yield [*value[:at], put, *value[at + 1 :]]
    elif isinstance(value, str):
        same = (kind for kind in kinds if value in kind)
        yield from dict.fromkeys(name for kind in same for name in kind if name != value)


def _carried(case: Case) -> Iterator[Case]:
    """Carry what one part of the position holds over to another one of its kind."""
    for position in _carries(case.position):
        yield msgspec.structs.replace(case, position=position)


def _carries(value: Any) -> Iterator[Any]:
    if not isinstance(value, Mapping):
        return
    parts = {name: part for name, part in value.items() if isinstance(part, Mapping)}
    for name, part in parts.items():
        for key, item in part.items():
            left = {other: kept for other, kept in part.items() if other != key}
            for other, there in parts.items():
                both = type(item) is int and type(there.get(key, 0)) is int
                if other != name and (both or key not in there):
                    put = there.get(key, 0) + item if both else item
                    yield {**value, name: left, other: {**there, key: put}}
        for inner in _carries(part):
            yield {**value, name: inner}


def _raised(case: Case, names: Names) -> Iterator[Case]:
    """Raise one number by 1, or count 1 of what isn't counted yet."""
    for position in _raises(case.position, names):
        yield msgspec.structs.replace(case, position=position)


def _raises(value: Any, names: Names) -> Iterator[Any]:
    if isinstance(value, Mapping):
        counted = [key for key, item in value.items() if type(item) is int]
        kinds = [kind for kind in names.kinds if any(key in kind for key in counted)]
        for name in dict.fromkeys([*counted, *(name for kind in kinds for name in kind)]):
            yield {**value, name: value.get(name, 0) + 1}
        for key, item in value.items():
            for raised in _raises(item, names):
                yield {**value, key: raised}


def _flagged(case: Case, names: Names) -> Iterator[Case]:
    """Say of a place, or of what stands there, what is yes or no: yes."""
    for places in _flags(case.places, names):
        yield msgspec.structs.replace(case, places=places)
    for field, parts in case.position.items():
        for flagged in _flags(parts, names):
            yield msgspec.structs.replace(case, position={**case.position, field: flagged})


def _flags(parts: Any, names: Names) -> Iterator[Any]:
    if isinstance(parts, Mapping):
        for name, part in parts.items():
            if isinstance(part, Mapping):
                for flag in names.flags:
                    if flag not in part:
                        yield {**parts, name: {**part, flag: True}}
