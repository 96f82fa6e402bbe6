"""How the readings of a question part in a case: told in words, and drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from textwrap import wrap
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring, register_namespace

import msgspec

from rulewright.conformance.cases import Case, Result
from rulewright.conformance.reference import Laid, lay
from rulewright.conformance.reports import DIM, GOOD, RULE, Line, laid_out, rules_in_words, short
from rulewright.conformance.searching.witness import parting_paths
from rulewright.core.frozen import Frozen, leaves, merged
from rulewright.core.markup import as_xml, element
from rulewright.core.operations import Impossible, Rulebook

SVG = "http://www.w3.org/2000/svg"
GAP, CAPTION, LETTER = 24, 22, 7.5
"""Between two drawings, above each of them, and about how wide a letter of a caption is."""

NARROWEST, LINE = 36, 18
"""Below a drawing at least so many letters have room in a line, and so high is one."""

register_namespace("", SVG)


def parting_words(case: Case) -> Iterator[Line]:
    """Tell a case by reading: what is on the table, what is done, what comes of it by each reading.

    Args:
        case: the case.

    Yields:
        Lines for the terminal.
    """
    for line in words_before(case):
        yield f"    {line}", ""
    alike, apart = parted_changes(case)
    for name, came in apart.items():
        yield f"    {name}:", RULE
        for line in came:
            yield f"      {line}", GOOD
    if alike:
        yield "    and by each of them:", DIM
    for line in alike:
        yield f"      {line}", DIM


def words_before(case: Case) -> Iterator[str]:
    """Tell what is on the table, what is done, and what is answered.

    Args:
        case: the case.

    Yields:
        Lines, each with what it tells in front.
    """
    for index, line in enumerate(laid_out(case)):
        yield f"{'on the table' if index == 0 else '':13} {line}"
    if case.rules:
        yield f"{'rules':13} {rules_in_words(case)}"
    yield f"{'done':13} {_done(case)}"
    for key, subjects in case.answers.items():
        for subject, given in subjects.items():
            for answer in given:
                said = "declined" if answer is None else short(answer)
                yield f"{'answered':13} {key.replace('_', ' ')} ({subject}): {said}"


def _done(case: Case) -> str:
    inputs = ", ".join(f"{name} {short(value)}" for name, value in case.inputs.items())
    name = case.operation.split(".", 1)[-1].replace("_", " ")
    return f"{name}: {inputs}" if inputs else name


def parted_changes(case: Case) -> tuple[list[str], dict[str, list[str]]]:
    """Part what comes of a case into what is alike by every reading, and what is not.

    Args:
        case: a case by reading.

    Returns:
        What changes alike by every reading, and reading -> what is otherwise by another one.
    """
    by_reading = case.expect.by_reading
    assert by_reading is not None
    came = {name: _came(result) for name, result in by_reading.readings.items()}
    alike = [
        line for line in next(iter(came.values())) if all(line in one for one in came.values())
    ]
    apart = {
        name: [line for line in lines if line not in alike] or [NOTHING]
        for name, lines in came.items()
    }
    return alike, apart


NOTHING = "nothing else changes"


def _came(result: Result) -> list[str]:
    """Tell what comes of a case, one line for each change."""
    if result.illegal is not None:
        return [f"it is refused ({result.illegal.clause})"]
    changes = leaves(result.outcome or {})
    return [f"{path} = {short(value) or 'there'}" for path, value in changes.items()]


# Drawn


def drawings(rulebook: Rulebook, case: Case) -> dict[str, str]:
    """Draw a case by reading: what is on the table, and what comes of it by each reading.

    Args:
        rulebook: the game.
        case: the case.

    Returns:
        Caption -> SVG; nothing that can't be drawn. What differs by reading is marked, and all
        that changes if one of them refuses the play.
    """
    by_reading = case.expect.by_reading
    assert by_reading is not None
    laid = lay(rulebook, case)
    results = by_reading.readings.values()
    paths = parting_paths(by_reading.readings)
    if any(result.illegal is not None for result in results):
        paths |= {path for result in results for path in leaves(result.outcome or {})}
    places = {value for value in case.inputs.values() if isinstance(value, str)}
    drawn = {"on the table": _drawn(laid, laid.position, places | paths)}
    for name, result in by_reading.readings.items():
        if result.outcome is not None:
            whole: Mapping[str, Any] = merged(case.position, result.outcome)
            position = msgspec.convert(whole, rulebook.position)
            drawn[name] = _drawn(laid, position, places | paths)
    return {caption: svg for caption, svg in drawn.items() if svg}


def _drawn(laid: Laid, position: Frozen, marked: set[str]) -> str:
    with suppress(Impossible):
        return laid.rulebook.draw(laid.game, position, frozenset(marked))
    return ""


def as_svg(rulebook: Rulebook, case: Case) -> str:
    """Draw a case by reading in one picture, side by side.

    Below each drawing stands what comes of it by that reading alone, for not all of that is drawn;
    a reading that refuses the play has only that.

    Args:
        rulebook: the game.
        case: the case.

    Returns:
        An SVG; "" if there is nothing to draw.
    """
    drawn = drawings(rulebook, case)
    if not drawn:
        return ""
    _, apart = parted_changes(case)
    left, height = 0.0, 0.0
    parts: list[Element] = []
    for caption in dict.fromkeys((*drawn, *apart)):
        panel = _panel(caption, drawn.get(caption, ""), apart.get(caption, ()), left)
        parts.extend(panel.parts)
        height = max(height, panel.height)
        left += panel.width + GAP
    width = left - GAP
    return as_xml(
        element(
            f"{{{SVG}}}svg",
            element(f"{{{SVG}}}title", f"{case.id}: {case.title}"),
            parts,
            viewBox=f"0 0 {width:g} {height:g}",
            width=f"{width:g}",
            height=f"{height:g}",
            font_family="system-ui, sans-serif",
            font_size="14",
        )
    )


class _Panel(NamedTuple):
    """One of the panels of a picture, with its size."""

    parts: list[Element]
    width: float
    height: float


def _panel(caption: str, svg: str, words: Sequence[str], left: float) -> _Panel:
    """Put a caption above a drawing, if there is one, and words below it."""
    parts = [_text(caption, left, 15)]
    width, height = len(caption) * LETTER, float(CAPTION)
    if svg:
        drawn = fromstring(svg)
        drawn.set("x", f"{left:g}")
        drawn.set("y", f"{CAPTION}")
        parts.append(drawn)
        width = max(width, float(drawn.get("width", "0")))
        height += float(drawn.get("height", "0"))
    wide = max(NARROWEST, int(width / LETTER))
    lines = [line for one in words for line in wrap(one, wide, subsequent_indent="  ")]
    for line in lines:
        height += LINE
        parts.append(_text(line, left, height - 4))
    return _Panel(parts, max([width, *(len(line) * LETTER for line in lines)]), height)


def _text(words: str, x: float, y: float) -> Element:
    return element(f"{{{SVG}}}text", words, x=f"{x:g}", y=f"{y:g}")
