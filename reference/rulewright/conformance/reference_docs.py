"""The reference of a game for writers of adapters: operations, asks, fields of a position."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case
from rulewright.core.frozen import Frozen
from rulewright.core.operations import Operation, Rulebook


def operations_markdown(rulebook: Rulebook, cases: Iterable[Case]) -> str:
    """Write the reference of a game as Markdown.

    Args:
        rulebook: the game.
        cases: its cases, from which the clauses of each operation are taken.

    Returns:
        The page: every operation with inputs, asks, larger operations and clauses, then every
        field of a position.
    """
    by_operation: dict[str, list[Case]] = {}
    for case in cases:
        by_operation.setdefault(case.operation, []).append(case)
    lines = [
        f"# {rulebook.title}: operations and position",
        "",
        "Made by `rulewright operations` from the engine's own tables; don't edit it.",
        "",
        "Every operation takes a position and gives the resulting position. A decision that has "
        "only one answer is not asked.",
        "",
        "## Operations",
        "",
    ]
    for operation in rulebook.operations.values():
        lines.extend(_operation(rulebook, operation, by_operation.get(operation.name, [])))
    lines.extend(["## The position", "", *_position(rulebook)])
    return "\n".join(lines).rstrip() + "\n"


def _operation(rulebook: Rulebook, operation: Operation, cases: list[Case]) -> Iterator[str]:
    yield f"### `{operation.name}`"
    yield ""
    section = next(s for s in rulebook.sections if s.name == operation.section)
    yield f"{operation.says} (Section {section.name}: {section.title}.)"
    yield ""
    for given in operation.inputs:
        optional = "" if given.required else ", may be left out"
        yield f"- input `{given.name}` ({_kind(given.kind)}{optional}): {given.says}"
    for ask in operation.asks:
        yield f"- asks `{ask.key}`, subject: {ask.subject}; answer: {ask.answer}: {ask.says}"
    if operation.rungs:
        rungs = ", ".join(f"`{rung}`" for rung in operation.rungs)
        yield f"- can be played through: {rungs}"
    clauses = sorted({clause for case in cases for clause in case.clauses})
    yield f"- {len(cases)} cases; clauses: {', '.join(clauses) or 'none yet'}"
    yield ""


def _position(rulebook: Rulebook) -> Iterator[str]:
    yield "Fields with their default may be left out. Unknown fields are errors."
    yield ""
    seen: list[type[Any]] = []
    waiting: list[type[Any]] = [rulebook.position]
    while waiting:
        kind = waiting.pop(0)
        if kind in seen:
            continue
        seen.append(kind)
        says = _attributes(kind)
        yield f"### {kind.__name__}"
        yield ""
        yield (inspect.getdoc(kind) or "").split("\n", 1)[0]
        yield ""
        yield "| field | type | meaning |"
        yield "|---|---|---|"
        for field in msgspec.structs.fields(kind):
            waiting.extend(_structs(field.type))
            meaning = says.get(field.name, "").replace("|", "\\|")
            yield f"| `{field.name}` | {_kind(field.type)} | {meaning} |"
        yield ""


def _attributes(kind: type[Any]) -> dict[str, str]:
    """Read the Attributes section of a docstring."""
    doc = inspect.getdoc(kind) or ""
    _, _, attributes = doc.partition("Attributes:\n")
    entries = re.split(r"\n    (?=\w+: )", "\n" + attributes.split("\n\n")[0])
    found: dict[str, str] = {}
    for entry in entries:
        name, _, says = entry.partition(": ")
        found[name.strip()] = " ".join(says.split())
    return found


def _structs(kind: Any) -> Iterator[type[Any]]:
    if isinstance(kind, type) and issubclass(kind, Frozen):
        yield kind
    for part in get_args(kind):
        yield from _structs(part)


def _kind(kind: Any) -> str:
    """Name a type for people who don't read Python."""
    origin, parts = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return _kind(parts[0])
    if origin in (Mapping, dict):
        return f"object: {_kind(parts[0])} → {_kind(parts[1])}"
    if origin is tuple:
        return f"list of {_kind(parts[0])}"
    if origin is not None and str(origin) == "typing.Literal":
        return " or ".join(f"`{part}`" if part != "" else '`""`' for part in parts)
    if isinstance(kind, type) and issubclass(kind, Frozen):
        return kind.__name__
    return {int: "number", str: "text", bool: "true or false"}.get(kind, str(kind))
