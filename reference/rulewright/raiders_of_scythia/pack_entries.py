"""The entries of a pack of components, read one by one, and what is wrong is told."""

from __future__ import annotations

import difflib
import re
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from rulewright.core.frozen import frozen_map
from rulewright.raiders_of_scythia.components import FACES, Provenance
from rulewright.raiders_of_scythia.effects import Ability, Action, Effect
from rulewright.raiders_of_scythia.printed import Box

PROVENANCE: Final[tuple[Provenance, ...]] = get_args(Provenance)
OF_AN_ENTRY: Final = ("provenance", "source")
NUMBERED: Final = re.compile(r" \(\d+\)$")
"""How the second card of a name is told apart; no name of a card may end so."""


class Entries(msgspec.Struct, frozen=True):
    """What was read of a pack.

    Attributes:
        title: what the pack is.
        box: the components that can be read.
        provenance: the provenance of each by its kind and name (`crew.Brawler`).
        source: from where each is.
        problems: what is wrong, each with where and what.
    """

    title: str
    box: Box
    provenance: Mapping[str, Provenance]
    source: Mapping[str, str]
    problems: tuple[str, ...]


def read_entries(plain: Mapping[str, Any]) -> Entries:
    """Read the entries of a pack that can be read, and tell of those that can't.

    Args:
        plain: the file: `title`, then for each kind of component its entries by name.

    Returns:
        What was read, and what is wrong.
    """
    kinds = _kinds()
    problems: list[str] = []
    title = plain.get("title")
    if not isinstance(title, str) or not title.strip():
        problems.append("title: the pack has no title")
    box: dict[str, Any] = {}
    provenance: dict[str, Provenance] = {}
    source: dict[str, str] = {}
    for kind, entries in plain.items():
        if kind == "title":
            continue
        if kind not in kinds:
            problems.append(f"{kind}: there is no such kind of component{_hint(kind, kinds)}")
            continue
        if not isinstance(entries, Mapping):
            problems.append(f'{kind}: tables by name are wanted, as [{kind}."…"]')
            continue
        box[kind] = {}
        for name, entry in entries.items():
            wrong = [*_wrong_name(kind, name, entries), *_wrong_entry(kind, entry)]
            problems.extend(f"{kind} {name}: {each}" for each in wrong)
            if not wrong:
                box[kind][name] = msgspec.convert(_facts(kind, entry), kinds[kind])
                provenance[f"{kind}.{name}"] = entry["provenance"]
                source[f"{kind}.{name}"] = entry["source"]
    return Entries(
        title if isinstance(title, str) else "",
        Box(**box),
        frozen_map(provenance),
        frozen_map(source),
        tuple(problems),
    )


@cache
def _kinds() -> dict[str, Any]:
    """Return the type of an entry of each kind of component."""
    return {kind: get_args(hint)[1] for kind, hint in _hints(Box).items()}


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in msgspec.structs.fields(kind)}


def _facts(kind: str, entry: Mapping[str, Any]) -> Any:
    facts = {field: value for field, value in entry.items() if field not in OF_AN_ENTRY}
    return facts[FACES] if kind == "dice" else facts


def _wrong_name(kind: str, name: str, others: Iterable[str]) -> Iterator[str]:
    """Tell what is wrong with the name of an entry."""
    if not name.strip() or name != name.strip():
        yield f"its name is {name!r}: it may be neither empty nor have blanks around it"
    if "." in name:
        yield "its name has a dot, which divides the paths of fields: leave it out"
    if NUMBERED.search(name):
        yield "its name ends in a number in brackets, by which cards of one name are told apart"
    for other in others:
        if other == name:
            break
        if other.casefold() == name.casefold():
            yield f"{other} is there already, and differs in capital letters only"
    (keys,) = (get_args(hint)[0] for field, hint in _hints(Box).items() if field == kind)
    if get_origin(keys) is Literal and name not in get_args(keys):
        yield f"it may be {one_of(get_args(keys))}{_hint(name, get_args(keys))}"


def _wrong_entry(kind: str, entry: Any) -> Iterator[str]:
    """Tell what is wrong with an entry: where it is from, and its fields."""
    if not isinstance(entry, Mapping):
        yield "a table is wanted"
        return
    if entry.get("provenance") not in PROVENANCE:
        said = f"is {entry['provenance']!r}" if "provenance" in entry else "is missing"
        yield f"provenance {said}: it may be {one_of(PROVENANCE)}"
    if not isinstance(entry.get("source"), str) or not entry["source"].strip():
        yield "source is missing: say from where it is"
    if kind != "dice":
        facts = {field: value for field, value in entry.items() if field not in OF_AN_ENTRY}
        yield from wrong_value(_kinds()[kind], facts)
        return
    for field in entry:
        if field not in (FACES, *OF_AN_ENTRY):
            yield f"there is no field {field!r}{_hint(field, ('faces', *OF_AN_ENTRY))}"
    if FACES not in entry:
        yield f"{FACES} is missing"
    elif entry[FACES] == []:
        yield f"{FACES}: a die has at least one"
    else:
        yield from (_below(FACES, each) for each in wrong_value(_kinds()[kind], entry[FACES]))


def wrong_value(kind: Any, value: Any) -> Iterator[str]:
    """Tell all that is wrong with a value that should be of a type, each with where.

    Args:
        kind: the type of a field.
        value: plain data.

    Yields:
        What is wrong, in words of the file.
    """
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    several = _alternatives(bare)
    if several and all(_is_effect(one) for one in several):
        yield from _wrong_effect(several, value)
    elif len(several) == 1:
        yield from wrong_value(several[0], value)
    elif isinstance(bare, type) and issubclass(bare, msgspec.Struct):
        yield from _wrong_struct(bare, value)
    elif get_origin(bare) is tuple:
        if not isinstance(value, Sequence) or isinstance(value, str):
            yield "a list is wanted"
            return
        for number, item in enumerate(value, 1):
            yield from (_below(str(number), each) for each in wrong_value(get_args(bare)[0], item))
    elif get_origin(bare) is Literal:
        if value not in get_args(bare):
            words = [word for word in get_args(bare) if word]
            yield f"is {value!r}: it may be {one_of(words)}{_hint(str(value), words)}"
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            yield f"is {value!r}: {str(error)[0].lower()}{str(error)[1:]}"


def _alternatives(kind: Any) -> tuple[Any, ...]:
    """Return the types of a union, without None; nothing if it is none."""
    if get_origin(kind) not in (Union, types.UnionType):
        return ()
    return tuple(one for one in get_args(kind) if one is not type(None))


def _is_effect(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Effect)


def _wrong_struct(kind: type[msgspec.Struct], value: Any) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield "a table is wanted"
        return
    hints = _hints(kind)
    for field, item in value.items():
        if field not in hints:
            yield f"there is no field {field!r}{_hint(field, hints)}"
        else:
            yield from (_below(field, each) for each in wrong_value(hints[field], item))
    for its in msgspec.structs.fields(kind):
        if its.required and its.name not in value:
            yield f"{its.name} is missing"


def _below(where: str, what: str) -> str:
    """Put where something is before what is wrong there."""
    return f"{where} {what}" if what.startswith(("is ", "is:")) else f"{where}: {what}"


def _wrong_effect(kinds: Sequence[type[Effect]], value: Any) -> Iterator[str]:
    """Tell what is wrong with an effect: which one it is, and its fields."""
    if not isinstance(value, Mapping) or "effect" not in value:
        yield 'a table with the name of an effect is wanted, as { effect = "…" }'
        return
    named = {_tag(kind): kind for kind in kinds}
    name = value["effect"]
    if name not in named:
        elsewhere = name in {_tag(kind) for kind in (*get_args(Action), *get_args(Ability))}
        if elsewhere:
            what = "abilities in raids" if kinds[0] in get_args(Action) else "actions"
            yield f"{name} is an effect of {what}: here it may be {one_of(sorted(named))}"
        else:
            yield f"there is no effect {name!r}{_hint(str(name), named)}"
        return
    facts = {field: item for field, item in value.items() if field != "effect"}
    yield from (f"{name}: {each}" for each in _wrong_struct(named[name], facts))


def _tag(kind: type[Effect]) -> str:
    return str(kind.__struct_config__.tag)


def one_of(words: Sequence[Any]) -> str:
    """Write what it may be: `blue, grey or red`."""
    *others, last = (str(word) for word in words)
    return f"{', '.join(others)} or {last}" if others else last


def _hint(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, list(known), 1)
    return f": did you mean {near[0]}?" if near else ""
