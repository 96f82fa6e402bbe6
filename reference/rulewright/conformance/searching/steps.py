"""Steps by which a case becomes smaller, and changes that lead to where it can.

Every step is taken on what the case says itself: its places, position, inputs, answers and rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise, permutations
from typing import Any, TypeAlias

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.names import PLACE_NAMES, Names

Step: TypeAlias = Callable[[Case], Iterator[Case]]

FEW = 8
"""As many names of a kind are few."""


def steps(names: Names) -> tuple[Step, ...]:
    """Return all kinds of steps; what they lead to may be smaller, or able to stand, or not.

    Args:
        names: the names that may be put for each other.

    Returns:
        Functions that give every case to which one step leads.
    """
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
        _lowered_together,
    )


def changes_and_pairs(case: Case, names: Names) -> Iterator[Case]:
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
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _keys(item)


def _without_key(value: Any, name: str) -> Any:
    if isinstance(value, dict):
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
    if isinstance(value, dict):
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

    A name that isn't there may be one of the first few. Of those that are there, each is exchanged
    with the one that follows it: that is enough to put them in order.

    Args:
        case: the case.
        names: the names.
        smaller: whether only a shorter or earlier name is put for one that is there.
    """
    text = _text(case)
    for kind in names.kinds:
        in_order = sorted(kind, key=_order)
        there = [name for name in in_order if _stands_in(name, text)]
        absent = [name for name in in_order if name not in there][:FEW]
        following = dict(pairwise(sorted(there)))
        for name in there:
            for other in absent:
                if not smaller or _order(other) < _order(name):
                    yield _with_exchange(case, text, name, other)
            if name in following:
                yield _with_exchange(case, text, name, following[name])


def _order(name: str) -> tuple[int, str]:
    """Order names: the shorter first, then the earlier."""
    return len(name), name


def _text(case: Case) -> str:
    said = [case.places, case.position, case.inputs, case.answers]
    return msgspec.json.encode(said, order="sorted").decode()


def _stands_in(name: str, text: str) -> bool:
    """Tell whether a name stands in a text as a whole word; most don't stand there at all."""
    return name in text and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def _with_exchange(case: Case, text: str, name: str, other: str) -> Case:
    either = re.compile(rf"(?<!\w)(?:{re.escape(name)}|{re.escape(other)})(?!\w)")
    exchanged = either.sub(lambda found: other if found[0] == name else name, text)
    places, position, inputs, answers = msgspec.json.decode(exchanged)
    if name in case.places:
        # what a place is, as a "sea zone" or a power's "home", names no place: its links do
        exchange = {name: other, other: name}
        places = {
            exchange.get(place, place): {
                field: [exchange.get(to, to) for to in value] if isinstance(value, list) else value
                for field, value in fields.items()
            }
            for place, fields in msgspec.to_builtins(case.places).items()
        }
    return msgspec.structs.replace(
        case, places=places, position=position, inputs=inputs, answers=answers
    )


def _moved(case: Case, names: Names) -> Iterator[Case]:
    """Move one, all, or all but one of what a field counts to another field of its kind."""
    for position in _moves(case.position, names):
        yield msgspec.structs.replace(case, position=position)


def _moves(value: Any, names: Names) -> Iterator[Any]:
    if not isinstance(value, dict):
        return
    for key, item in value.items():
        if type(item) is int:
            kinds = (kind for kind in names.kinds if key in kind)
            for other in dict.fromkeys(name for kind in kinds for name in kind if name != key):
                if type(value.get(other, 0)) is not int:
                    continue
                for number in {n: 1 for n in (item, item - 1, 1) if 0 < n <= item}:
                    moved = {**value, key: item - number, other: value.get(other, 0) + number}
                    yield {name: n for name, n in moved.items() if name != key or n}
        for inner in _moves(item, names):
            yield {**value, key: inner}


def _retold(case: Case, names: Names) -> Iterator[Case]:
    """Put another name that stands in the case for one that an input or an answer says."""
    text = _text(case)
    there = [[name for name in kind if _stands_in(name, text)] for kind in names.kinds]
    for inputs in _put_for(case.inputs, there):
        yield msgspec.structs.replace(case, inputs=inputs)
    for answers in _put_for(case.answers, there):
        yield msgspec.structs.replace(case, answers=answers)


def _put_for(value: Any, kinds: Sequence[Sequence[str]]) -> Iterator[Any]:
    if isinstance(value, dict):
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
    """Carry what one part of the position holds, or all of it, over to another of its kind."""
    for field, parts in case.position.items():
        if isinstance(parts, dict) and all(isinstance(part, dict) for part in parts.values()):
            free = set(case.places) - set(parts) if set(case.places) & set(parts) else set()
            for carried in _carries({**{name: {} for name in sorted(free)}, **parts}):
                kept = {
                    name: part for name, part in carried.items() if part or not parts.get(name, 1)
                }
                yield msgspec.structs.replace(case, position={**case.position, field: kept})


def _carries(parts: Mapping[str, Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    for name, part in parts.items():
        for keys in dict.fromkeys([tuple(part), *((key,) for key in part)]):
            left = {key: item for key, item in part.items() if key not in keys}
            for other, there in parts.items():
                if other != name and keys:
                    carried = {key: _both(there.get(key), part[key]) for key in keys}
                    yield {**parts, name: left, other: {**there, **carried}}


def _both(there: Any, item: Any) -> Any:
    """Put two numbers, or what stands by name, together."""
    if type(there) is int and type(item) is int:
        return there + item
    return {**there, **item} if isinstance(there, dict) and isinstance(item, dict) else item


def _lowered_together(case: Case) -> Iterator[Case]:
    """Lower two numbers of the position at once, as the players and the markers for each."""
    paths = list(_numbers(case.position, ()))
    for (one, number), (other, of) in permutations(paths, 2):
        if number > 1:
            gone = _with(_with(case.position, one, None), other, max(of // number, 1))
            yield msgspec.structs.replace(case, position=gone)
            less = _with(_with(case.position, one, number - 1), other, max(of - 1, 1))
            yield msgspec.structs.replace(case, position=less)


def _numbers(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _numbers(item, (*path, key))
    elif type(value) is int:
        yield path, value


def _with(value: Any, path: tuple[str, ...], number: int | None) -> Any:
    """Return plain JSON with another number at a path; None takes it out."""
    first, *rest = path
    if rest:
        return {**value, first: _with(value[first], tuple(rest), number)}
    if number is None:
        return {key: item for key, item in value.items() if key != first}
    return {**value, first: number}


def _raised(case: Case, names: Names) -> Iterator[Case]:
    """Raise one number by 1, or count 1 of what isn't counted yet."""
    for position in _raises(case.position, names):
        yield msgspec.structs.replace(case, position=position)


def _raises(value: Any, names: Names) -> Iterator[Any]:
    if isinstance(value, dict):
        counted = [key for key, item in value.items() if type(item) is int]
        kinds = [kind for kind in names.kinds if any(key in kind for key in counted)]
        for name in dict.fromkeys([*counted, *(name for kind in kinds for name in kind)]):
            if type(value.get(name, 0)) is int:
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
    if isinstance(parts, dict):
        for name, part in parts.items():
            if isinstance(part, dict):
                for flag in names.flags:
                    if flag not in part:
                        yield {**parts, name: {**part, flag: True}}
