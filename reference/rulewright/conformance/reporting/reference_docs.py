"""The pages of the documentation that are made from a game's own tables, as Markdown."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.coverage import STATES, Covered, State, cover
from rulewright.conformance.searching.parting import drawings, parted_changes, words_before
from rulewright.conformance.searching.witness import is_witness
from rulewright.core.clauses import Clause, Section
from rulewright.core.frozen import Frozen
from rulewright.core.operations import Operation, Rulebook
from rulewright.core.questions import Question

SHOWN = 6


def pages(rulebook: Rulebook, cases: Sequence[Case]) -> dict[str, str]:
    """Write all pages of a game that are made from its tables.

    Args:
        rulebook: the game.
        cases: its cases.

    Returns:
        The path of each page in the documentation -> the page, as Markdown.
    """
    game = slug(rulebook)
    covered = cover(rulebook, cases)
    made = {
        f"operations/{game}.md": operations_markdown(rulebook, cases, rules=f"../rules/{game}/"),
        f"questions/{game}.md": questions_markdown(rulebook, cases),
        f"rules/{game}/index.md": rules_markdown(rulebook, covered),
    }
    for section in rulebook.sections:
        page = section_markdown(rulebook, section, covered, cases)
        made[f"rules/{game}/{section.name}.md"] = page
    return made


def slug(rulebook: Rulebook) -> str:
    """Return the name of a game as it stands in commands and paths."""
    return rulebook.name.replace("_", "-")


def rules_markdown(rulebook: Rulebook, covered: Mapping[str, Covered]) -> str:
    """Write the table of a rulebook's sections with the states of their clauses.

    Args:
        rulebook: the game.
        covered: the state of each clause.

    Returns:
        The page.
    """
    lines = [
        f"# {rulebook.title}: the rules",
        "",
        "Every normative sentence of the rulebook, in our own words, in the order of the book.",
        "",
        *(f"- *{state}*: {says}" for state, says in STATE_SAYS.items()),
        "",
        f"| section | clauses | {' | '.join(STATES)} | done |",
        f"|---|{'--:|' * (len(STATES) + 1)}---|",
    ]
    for section in rulebook.sections:
        counts = Counter(covered[clause.id].state for clause in section.clauses)
        name = f"[{_text(section.title)}]({section.name}.md)"
        done = "✓" if section.done else ""
        lines.append(_counted(name, len(section.clauses), counts, done))
    lines.append(
        _counted("**all**", len(covered), Counter(one.state for one in covered.values()), "")
    )
    return _page(lines)


STATE_SAYS: Mapping[State, str] = {
    "exercised": "the engine carries it out and a case meets it. A restriction or limit has "
    "both allowed something and refused something.",
    "one-sided": "a restriction or limit that has only allowed or only refused.",
    "carried out": "the engine carries it out, but no case meets it.",
    "informative": "no play can observe it.",
    "same as": "it repeats another clause.",
    "open": "the engine doesn't carry it out yet.",
}


def _counted(name: str, clauses: int, counts: Mapping[State, int], done: str) -> str:
    cells = (str(counts.get(state) or "·") for state in STATES)
    return f"| {name} | {clauses} | {' | '.join(cells)} | {done} |"


def section_markdown(
    rulebook: Rulebook, section: Section, covered: Mapping[str, Covered], cases: Iterable[Case]
) -> str:
    """Write one section of a rulebook, clause by clause.

    Args:
        rulebook: the game.
        section: the section.
        covered: the state of each clause.
        cases: the game's cases.

    Returns:
        The page; the id of each clause is an anchor.
    """
    by_id = {case.id: case for case in cases}
    lines = [f"# {_text(section.title)}", ""]
    if not section.clauses:
        lines.append("This section holds no clause.")
    for clause in section.clauses:
        lines.extend(_clause(rulebook, covered[clause.id], by_id))
    return _page(lines)


def _clause(rulebook: Rulebook, covered: Covered, by_id: Mapping[str, Case]) -> Iterator[str]:
    clause = covered.clause
    yield f"## {clause.id} {{ #{clause.id} }}"
    yield ""
    yield f"> {_text(clause.text)}"
    yield ""
    missing = f": {covered.missing}" if covered.missing else ""
    yield f"*{clause.kind}* · **{covered.state}**{missing}"
    yield ""
    for other in map(rulebook.clauses.__getitem__, clause.same_as):
        yield f"- says the same as {_clause_link(other)}: {_text(other.text)}"
    if clause.informative:
        yield f"- no play can observe it: {_text(clause.informative)}"
    for file, function in dict.fromkeys((p.file, p.function) for p in covered.places):
        yield f"- carried out by `{function}` in `{rulebook.name}/{file}`"
    for name in covered.cases[:SHOWN]:
        tests = clause.id in by_id[name].tests
        yield f"- {'tested' if tests else 'met'} by `{name}`: {_text(by_id[name].title)}"
    if len(covered.cases) > SHOWN:
        yield f"- and {len(covered.cases) - SHOWN} more cases: `rulewright rule {clause.id}`"
    for other in rulebook.clauses.values():
        if clause.id in other.same_as:
            yield f"- {_clause_link(other)} says the same"
    for question in rulebook.questions.values():
        if clause.id in question.clauses:
            link = f"[{question.id}](../../questions/{slug(rulebook)}.md#{question.id})"
            yield f"- question {link}: {_text(question.question)}"
    yield f"- the wording of the edition, by which it is found: {_text(clause.source)}"
    yield ""


def _clause_link(clause: Clause, rules: str = "") -> str:
    return f"[{clause.id}]({rules}{clause.section}.md#{clause.id})"


def questions_markdown(rulebook: Rulebook, cases: Iterable[Case]) -> str:
    """Write the questions that a rulebook leaves, with their readings and what parts them.

    Args:
        rulebook: the game.
        cases: its cases.

    Returns:
        The page; the id of each question is an anchor.
    """
    by_question: dict[str, list[Case]] = {}
    for case in cases:
        if case.expect.by_reading is not None:
            by_question.setdefault(case.expect.by_reading.question, []).append(case)
    lines = [
        f"# {rulebook.title}: questions",
        "",
        "Where the rulebook is open. `open`: the text allows several readings. `misprint`: the "
        "text as it stands can't be meant. `missing`: the text doesn't say.",
        "",
        "## All questions { data-search-exclude }",
        "",
        "| question | kind | | readings carried out |",
        "|---|---|---|---|",
    ]
    for question in rulebook.questions.values():
        name = f"[{question.id}](#{question.id})"
        lines.append(
            f"| {name} | {question.kind} | {_text(question.question)} | {_carried_out(question)} |"
        )
    lines.append("")
    for question in rulebook.questions.values():
        lines.extend(_question(rulebook, question, by_question.get(question.id, [])))
    return _page(lines)


def _carried_out(question: Question) -> str:
    if not question.reading:
        return ""
    return "all" if question.implemented else "not yet"


def _question(rulebook: Rulebook, question: Question, cases: list[Case]) -> Iterator[str]:
    yield f"## {question.id} {{ #{question.id} }}"
    yield ""
    yield f"> {_text(question.question)}"
    yield ""
    yield f"*{question.kind}*"
    if question.reading and not question.implemented:
        yield "· the engine doesn't carry out these readings yet"
    yield ""
    for name in question.clauses:
        clause = rulebook.clauses[name]
        yield f"- {_clause_link(clause, f'../rules/{slug(rulebook)}/')}: {_text(clause.text)}"
    yield ""
    if question.reading:
        yield "| reading | what speaks for it |"
        yield "|---|---|"
    for reading in question.reading:
        default = " (the default)" if reading.name == question.default else ""
        yield f"| `{reading.name}`{default} | {_text(reading.speaks_for)} |"
    yield ""
    if question.why:
        why = f"Why `{question.default}`" if question.default else "What is missing"
        yield f"{why}: {_text(question.why)}"
        yield ""
    for case in sorted(cases, key=is_witness, reverse=True):
        yield from _parting(rulebook, case)


def _parting(rulebook: Rulebook, case: Case) -> Iterator[str]:
    """Show a case in which the readings come out differently; the smallest one drawn, too."""
    alike, apart = parted_changes(case)
    title = "the smallest case in which they part" if is_witness(case) else case.title
    yield f"`{case.id}`: {_text(title)}"
    yield f"{{ #{case.id} }}"
    yield ""
    if is_witness(case):
        yield from _drawn(rulebook, case)
    yield "```text"
    yield from words_before(case)
    yield "```"
    yield ""
    yield f"| reading | what comes of it{', where they part' if alike else ''} |"
    yield "|---|---|"
    for name, came in apart.items():
        yield f"| `{name}` | {'<br>'.join(f'`{line}`' for line in came)} |"
    yield ""


def _drawn(rulebook: Rulebook, case: Case) -> Iterator[str]:
    """Show a case as drawings side by side: on the table, and as it comes out by each reading."""
    figures = [
        f"<figure><figcaption>{_text(caption)}</figcaption>{svg}</figure>"
        for caption, svg in drawings(rulebook, case).items()
    ]
    if figures:
        yield f'<div class="parting">{"".join(figures)}</div>'
        yield ""


def _text(text: str) -> str:
    """Write a text so that nothing in it is Markdown or HTML."""
    return re.sub(r"[\\`*_{}\[\]<>&|#~^=$]", lambda found: f"&#{ord(found[0])};", text)


def _page(lines: Iterable[str]) -> str:
    return "\n".join(lines).rstrip() + "\n"


def operations_markdown(rulebook: Rulebook, cases: Iterable[Case], rules: str | None = None) -> str:
    """Write the reference of a game for writers of adapters.

    Args:
        rulebook: the game.
        cases: its cases, from which the clauses of each operation are taken.
        rules: where the pages of its rules lie, as seen from here; clauses are links if it is
            given.

    Returns:
        The page: every operation with inputs, asks, larger operations and clauses, then every
        field of a position, then what is in the box.
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
        played = by_operation.get(operation.name, [])
        lines.extend(_operation(rulebook, operation, played, rules))
    lines.extend(["## The position", "", *_position(rulebook)])
    lines.extend(_inputs(rulebook))
    lines.extend(["## The box", "", rulebook.box(rulebook.components())])
    return _page(lines)


def _operation(
    rulebook: Rulebook, operation: Operation, cases: list[Case], rules: str | None
) -> Iterator[str]:
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
    if rules is not None:
        clauses = [_clause_link(rulebook.clauses[clause], rules) for clause in clauses]
    yield ""
    yield '<details markdown="1">'
    yield f"<summary>{len(cases)} cases, {len(clauses)} clauses</summary>"
    yield ""
    yield ", ".join(clauses) or "No case plays it yet."
    yield ""
    yield "</details>"
    yield ""


def _position(rulebook: Rulebook) -> Iterator[str]:
    yield "Fields with their default may be left out. Unknown fields are errors."
    yield ""
    for kind in _all_structs([rulebook.position]):
        yield from _table(kind)


def _inputs(rulebook: Rulebook) -> Iterator[str]:
    """Describe the types that only inputs have; those of the position are described there."""
    known = _all_structs([rulebook.position])
    given = [one.kind for operation in rulebook.operations.values() for one in operation.inputs]
    only_theirs = [kind for kind in _all_structs(given) if kind not in known]
    if only_theirs:
        yield "## What is given as an input"
        yield ""
        yield "Types of inputs that no field of a position has. Defaults may be left out here, too."
        yield ""
    for kind in only_theirs:
        yield from _table(kind)


def _all_structs(kinds: Iterable[Any]) -> list[type[Any]]:
    """Return the structs that some types name, and those that these name, each once."""
    found: list[type[Any]] = []
    waiting = [struct for kind in kinds for struct in _structs(kind)]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found.append(kind)
            for field in msgspec.structs.fields(kind):
                waiting.extend(_structs(field.type))
    return found


def _table(kind: type[Any]) -> Iterator[str]:
    """Describe a struct, field by field."""
    says = attributes_of(kind)
    yield f"### {kind.__name__}"
    yield ""
    yield (inspect.getdoc(kind) or "").split("\n", 1)[0]
    yield ""
    yield "| field | type | default | meaning |"
    yield "|---|---|---|---|"
    tag = kind.__struct_config__.tag
    if tag is not None:
        yield f"| `{kind.__struct_config__.tag_field}` | `{tag}` |  | which one it is |"
    for field in msgspec.structs.fields(kind):
        meaning = says.get(field.name, "").replace("|", "\\|")
        default = "" if field.required else _default(field.default)
        yield f"| `{field.name}` | {_kind(field.type)} | {default} | {meaning} |"
    yield ""


def _default(value: Any) -> str:
    """Write a field's default; nothing for what is empty."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value == 0:
        return "0"
    return f"`{value}`" if isinstance(value, (str, int)) and value else ""


def attributes_of(kind: type[Any]) -> dict[str, str]:
    """Return what the docstring of a struct says of each of its fields, by their names."""
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
    """Name a type for people who don't read Python; that nothing may stand there is not said."""
    origin, parts = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return _kind(parts[0])
    if origin in (Mapping, dict):
        return f"object: {_kind(parts[0])} → {_kind(parts[1])}"
    if origin is tuple:
        return f"list of {_kind(parts[0])}"
    if origin is not None and str(origin) == "typing.Literal":
        return " or ".join(f"`{part}`" if part != "" else '`""`' for part in parts)
    if origin in (Union, UnionType):
        return " or ".join(_kind(part) for part in parts if part is not NoneType)
    if isinstance(kind, type) and issubclass(kind, Frozen):
        return kind.__name__
    return {int: "number", str: "text", bool: "true or false"}.get(kind, str(kind))
