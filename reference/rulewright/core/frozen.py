"""Frozen values: structs and mappings that can't be altered in place, and their canonical JSON."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, NoReturn, TypeVar, get_origin

import msgspec

K = TypeVar("K")
V = TypeVar("V")
F = TypeVar("F", bound="Frozen")


class FrozenMap(dict[K, V]):
    """A mapping that refuses every change and can be hashed.

    It is a `dict` so that msgspec encodes it and lookups cost what they cost in a dict.
    """

    __slots__ = ("_hash",)
    _hash: int

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a position is frozen: make a new one with with_entry()")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]  # dict is unhashable, this one is not
        """Hash the entries, whatever their order."""
        try:
            return self._hash
        except AttributeError:
            object.__setattr__(self, "_hash", hash(frozenset(self.items())))
            return self._hash

    def __reduce__(self) -> tuple[Any, tuple[dict[K, V]]]:
        """Pickle as a plain dict, since an unpickled mapping may not be filled entry by entry."""
        return frozen_map, (dict(self),)


EMPTY: FrozenMap[Any, Any] = FrozenMap()
"""The one empty mapping; a field that holds it is left out of JSON."""


class Unordered(tuple[Any, ...]):
    """A list without an order of its own, sorted once and for all."""

    __slots__ = ()


class Frozen(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of every value that a position is made of.

    Mappings in its fields are frozen as well. Entries that say nothing (0, "", an empty list, a
    `vanishing` struct with only defaults) are dropped, and lists in `unordered` fields, which have
    no order of their own, are sorted, so that equal positions have equal JSON.
    """

    vanishing: ClassVar[bool] = False
    unordered: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        """Freeze the mappings among the fields, and leave one object for each default.

        A field is left out of JSON if it holds the very object that is its default.
        """
        for name, default in _compound(type(self)):
            given = getattr(self, name)
            if given is not default:
                value = _settled(given, default)
                if value is not given:
                    msgspec.structs.force_setattr(self, name, value)
        for name in self.unordered:
            given = getattr(self, name)
            if given and type(given) is not Unordered:
                msgspec.structs.force_setattr(self, name, Unordered(sorted(given)))


def _settled(given: Any, default: Any) -> Any:
    """Return a mapping frozen, and the very object that is the default for what equals it."""
    value = _freeze(given) if type(given) is dict else given
    return default if value == default else value


class Ordered(Frozen, frozen=True):
    """A value whose lists have no order of their own: they are written in one order."""

    unordered: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        """Sort those lists."""
        super().__post_init__()
        for name in self.unordered:
            value = getattr(self, name)
            if len(value) > 1 and list(value) != sorted(value):
                msgspec.structs.force_setattr(self, name, tuple(sorted(value)))


@cache
def _compound(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """Return the fields whose default may be equalled by another object, with that default."""
    return tuple(
        (field.name, field.default)
        for field in msgspec.structs.fields(kind)
        if get_origin(field.type) in (Mapping, dict)
        or isinstance(field.default, Frozen)
        or (isinstance(field.default, str) and field.default)
    )


@cache
def _defaults(kind: Any) -> dict[str, Any]:
    """Return the same by name."""
    return dict(_compound(kind))


def _freeze(entries: Mapping[K, V]) -> FrozenMap[K, V]:
    kept = {key: value for key, value in entries.items() if not says_nothing(value)}
    return FrozenMap(kept) if kept else EMPTY


def with_entry(entries: Mapping[K, V], key: K, value: V) -> FrozenMap[K, V]:
    """Return a frozen copy in which `key` has `value`; a value that says nothing takes it out."""
    if type(entries) is not FrozenMap:
        return _freeze({**entries, key: value})
    if not says_nothing(value):  # all the others say something: they are frozen already
        return FrozenMap({**entries, key: value})
    kept = {other: its for other, its in entries.items() if other != key}
    return FrozenMap(kept) if kept else EMPTY


def frozen_map(entries: Mapping[K, V]) -> FrozenMap[K, V]:
    """Freeze a mapping and drop the entries that say nothing; what is frozen stays as it is."""
    return entries if type(entries) is FrozenMap else _freeze(entries)


def says_nothing(value: object) -> bool:
    """Tell whether an entry with this value is the same as no entry."""
    if isinstance(value, Frozen):
        return value.vanishing and value == _default(type(value))
    return not value


def _lasts(value: object) -> bool:
    """Tell whether an entry with this value says something even if it holds only defaults."""
    return isinstance(value, Frozen) and not value.vanishing


@cache
def _default(kind: type[Any]) -> Any:
    return kind()


def _must_say_something(value: object) -> bool:
    """Tell whether a struct has a field without a default, so that none stands for no entry."""
    return isinstance(value, msgspec.Struct) and any(
        field.required for field in msgspec.structs.fields(value)
    )


def absent(other: object) -> Any:
    """Return what a missing entry stands for, told by the value that the other side has.

    It is None for a struct that must say something.
    """
    if isinstance(other, msgspec.Struct):
        return None if _must_say_something(other) else _default(type(other))
    return type(other)()


def replace(value: F, **changes: Any) -> F:
    """Return a copy of a frozen struct with some fields changed.

    Only what is changed is frozen and sorted: all the rest has been.
    """
    kind: Any = type(value)
    if kind.__post_init__ is not Frozen.__post_init__:
        return msgspec.structs.replace(value, **changes)
    changed: F = value.__copy__()  # type: ignore[attr-defined]  # msgspec has it untyped
    defaults = _defaults(kind)
    for name, given in changes.items():
        if name in defaults:
            given = _settled(given, defaults[name])
        elif name in kind.unordered and given and type(given) is not Unordered:
            given = Unordered(sorted(given))
        msgspec.structs.force_setattr(changed, name, given)
    return changed


def canonical(value: object) -> bytes:
    """Encode a value as canonical JSON: defaults left out, keys sorted, no white space."""
    return msgspec.json.encode(value, order="sorted")


def difference(before: object, after: object) -> Any:
    """Tell what changed from one position to another (DESIGN: an outcome is what changed).

    Args:
        before: a frozen struct or mapping.
        after: one of the same kind.

    Returns:
        Nested plain mappings that hold the new value of each leaf that differs; lists are leaves,
        and an entry that is gone is None. Empty if nothing changed.
    """
    changes: dict[str, Any] = {}
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(before, msgspec.Struct):
        pairs = [(n, getattr(before, n), getattr(after, n)) for n in before.__struct_fields__]
    elif isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in [*before, *(k for k in after if k not in before)]:
            if key not in after and _lasts(before[key]):
                changes[key] = None
                continue
            if key not in before and _lasts(after[key]):
                if _must_say_something(after[key]):
                    changes[key] = plain(after[key])
                    continue
                changes[key] = {}  # it is new, even if it holds nothing but defaults
            old = before[key] if key in before else absent(after[key])
            pairs.append((key, old, after[key] if key in after else absent(before[key])))
    else:
        raise TypeError(f"no difference between {type(before).__name__} values")
    for name, old, new in pairs:
        if old == new:
            continue
        if new is None:
            changes[name] = None
        elif isinstance(old, (Frozen, Mapping)):
            changes[name] = difference(old, new)
        else:
            changes[name] = plain(new)
    return changes


def plain(value: object) -> Any:
    """Return a value as plain JSON: dicts, lists, texts and numbers only."""
    if isinstance(value, (str, int)):
        return value
    return msgspec.json.decode(msgspec.json.encode(value))


def merged(value: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Lay an outcome over the plain JSON of a position.

    Args:
        value: plain mappings, as `msgspec.to_builtins` gives them.
        changes: an outcome as `difference` gives it.

    Returns:
        The plain JSON of the resulting position.
    """
    result = dict(value)
    for key, new in changes.items():
        if isinstance(new, dict):
            result[key] = merged(result.get(key) or {}, new)
        elif new is None or new == "":  # no text: so says a field by its default, or no entry
            result.pop(key, None)
        else:
            result[key] = new
    return result


def leaves(changes: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Flatten an outcome into dotted paths: `{"lands.A2.blight": 1}`."""
    flat: dict[str, Any] = {}
    for key, value in changes.items():
        path = f"{prefix}{key}"
        if isinstance(value, dict):
            flat.update(leaves(value, path + "."))
        else:
            flat[path] = value
    return flat
