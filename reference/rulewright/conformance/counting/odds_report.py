"""Odds for people: in the terminal, as JSON, and drawn as bars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any
from xml.etree.ElementTree import Element

import msgspec

from rulewright.conformance.counting.odds import Chances, Result, as_text, in_words
from rulewright.conformance.reports import DIM, RULE, Line
from rulewright.core.frozen import plain
from rulewright.core.markup import as_xml, element
from rulewright.core.odds import NEVER, Named, Range

SHOWN, DRAWN = 40, 60
"""More results than this aren't listed in the terminal, or drawn."""

WIDTH = 24
"""The width of a whole bar, in characters."""

BESIDE = 44
"""A result that is told in more characters than this gets a line of its own."""

SOLID, PARTS, SHADE = "█", " ▏▎▍▌▋▊▉", "░"


def told(chances: Chances, *, blocks: bool = True) -> Iterator[Line]:
    """Tell odds in lines for the terminal.

    Args:
        chances: the odds.
        blocks: whether bars may be made of block characters; otherwise of `#` and `.`.

    Yields:
        Lines, each with its style.
    """
    yield title(chances), RULE
    for line in _remarks(chances):
        yield f"  {line}", DIM
    common = set(chances.common)
    shown = [
        (result.told(common), _figures(chances, range_), range_)
        for result, range_ in chances.rows[:SHOWN]
    ]
    widths = [max(len(row[1][n]) for row in shown) for n in range(len(shown[0][1]))]
    beside = max(len(row[0]) for row in shown)
    for words, numbers, range_ in shown:
        columns = "  ".join(text.rjust(wide) for text, wide in zip(numbers, widths, strict=True))
        line = f"{columns}  {bar(range_, blocks=blocks)}".rstrip()
        if beside <= BESIDE:
            yield f"  {words.ljust(beside)}  {line}", ""
        else:
            yield f"  {words}", ""
            yield f"      {line}", ""
    if len(chances.rows) > SHOWN:
        yield f"  … and {_rest(chances, SHOWN)} (--json has them all)", DIM


def title(chances: Chances) -> str:
    """Say what is played: the operation and its inputs."""
    laid = chances.laid
    inputs = ", ".join(f"{name} {in_words(as_text(plain(v)))}" for name, v in laid.inputs.items())
    return f"{laid.operation.name}{f' ({inputs})' if inputs else ''}: what can come of it"


def _remarks(chances: Chances) -> Iterator[str]:
    """Say what was fixed, what was left to chance and choice, and how a range is meant."""
    odds = chances.odds
    for key, subject, answer in chances.fixed:
        yield f"given: {key}{f' ({subject})' if subject is not None else ''} = {as_text(answer)}"
    if odds.chances:
        yield f"by chance: {_named(odds.chances)}"
    fixed = {(key, subject) for key, subject, _ in chances.fixed}
    always = {key for key, subject, _ in chances.fixed if subject is None}
    decided = [
        (key, subject)
        for key, subject in sorted(odds.asked)
        if key not in always and (key, subject) not in {*fixed, *odds.chances, *odds.chosen}
    ]
    if decided:
        yield f"the first option is chosen: {_named(decided)}"
    if odds.chosen:
        yield f"by choice: {_named(odds.chosen)}"
        yield (
            "each row: the least and the greatest probability, whatever is chosen"
            if chances.spread
            else "it makes no difference: each row holds whatever is chosen"
        )
    yield f"{_count(odds.ways, 'way')} to go, {_count(len(chances.rows), 'result')}"
    if chances.common:
        yield f"in every result: {Result(chances.common).told()}"
    for note in chances.notes:
        yield f"Note: {note}"


def _named(asks: Iterable[Named]) -> str:
    names = [f"{key} ({subject})" for key, subject in asks]
    more = f" and {len(names) - 8} more" if len(names) > 8 else ""
    return ", ".join(names[:8]) + more


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _rest(chances: Chances, shown: int) -> str:
    """Say what isn't shown."""
    left = chances.rows[shown:]
    if chances.spread:
        return _count(len(left), "more result")
    together = sum((range_.least for _, range_ in left), NEVER)
    return f"{_count(len(left), 'more result')}, together {percent(together)}"


def _figures(chances: Chances, range_: Range) -> tuple[str, ...]:
    least = (str(range_.least), percent(range_.least))
    if not chances.spread:
        return least
    if range_.least == range_.greatest:
        return (*least, "", "", "")
    return (*least, "to", str(range_.greatest), percent(range_.greatest))


def percent(part: Fraction) -> str:
    """Write a probability in per cent: never 0 if it is possible, never 100 if it isn't certain."""
    if 0 < part < Fraction(1, 20_000):
        return "<0.01 %"
    if Fraction(19_999, 20_000) < part < 1:
        return ">99.99 %"
    return f"{float(part) * 100:.2f} %"


def bar(range_: Range, *, blocks: bool = True) -> str:
    """Draw a probability as a bar: solid up to the least, shaded up to the greatest.

    Args:
        range_: the probability.
        blocks: whether block characters may be used; otherwise `#` and `.`.

    Returns:
        The bar; whatever is possible gets at least a sliver.
    """
    if not blocks:
        least = _at_least_one(range_.least, WIDTH)
        return "#" * least + "." * (_at_least_one(range_.greatest, WIDTH) - least)
    whole, eighths = divmod(_at_least_one(range_.least, 8 * WIDTH), 8)
    solid = SOLID * whole + (PARTS[eighths] if eighths else "")
    return solid + SHADE * (_at_least_one(range_.greatest, WIDTH) - len(solid))


def _at_least_one(part: Fraction, of: int) -> int:
    return max(round(part * of), 1) if part else 0


def as_json(chances: Chances) -> bytes:
    """Return odds as JSON: exact fractions as texts, and per cent as numbers."""
    laid = chances.laid
    odds = chances.odds
    return _pretty(
        {
            "operation": laid.operation.name,
            "inputs": plain(dict(laid.inputs)),
            "choose": chances.by,
            "given": [
                {"key": key, **({} if subject is None else {"subject": subject}), "answer": answer}
                for key, subject, answer in chances.fixed
            ],
            "by_chance": [{"key": key, "subject": subject} for key, subject in odds.chances],
            "by_choice": [{"key": key, "subject": subject} for key, subject in odds.chosen],
            "ways": odds.ways,
            "results": [
                {
                    **result.plain,
                    "least": str(range_.least),
                    "greatest": str(range_.greatest),
                    "least_percent": float(range_.least * 100),
                    "greatest_percent": float(range_.greatest * 100),
                }
                for result, range_ in chances.rows
            ],
            "notes": chances.notes,
        }
    )


def _pretty(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


# Drawing it

STYLE = """\
.ground{fill:#fff}.ink{fill:#1b1b1b}.dim{fill:#5a5a5a}.bar{fill:#00564c}.span{fill:#4aa398}
.axis{stroke:#b5b5b5}
@media (prefers-color-scheme:dark){.ground{fill:#1e2129}.ink{fill:#ececec}.dim{fill:#b0b3ba}
.bar{fill:#7fe3d8}.span{fill:#3a7a72}.axis{stroke:#555a66}}"""
ROW, CHARACTER, LONGEST, CHART, MARGIN = 26, 7.2, 60, 360, 16


def as_svg(chances: Chances) -> bytes:
    """Draw odds as a picture that needs nothing else and can be read aloud."""
    rows = chances.rows[:DRAWN]
    common = set(chances.common)
    labels = [_short(result.told(common)) for result, _ in rows]
    figures = [_figure(chances, range_) for _, range_ in rows]
    left = MARGIN + CHARACTER * max(map(len, labels)) + 10
    heading = title(chances)
    remarks = [_short(line, 110) for line in _remarks(chances)]
    if len(chances.rows) > DRAWN:
        remarks.append(f"not drawn: {_rest(chances, DRAWN)}")
    wanted = left + CHART + 10 + CHARACTER * max(map(len, figures)) + MARGIN
    width = max(wanted, 2 * MARGIN + CHARACTER * max(map(len, (heading, *remarks))))
    top = 42 + 18 * len(remarks) + 12
    bottom = top + ROW * len(rows)
    quarters = [left + CHART * n / 4 for n in range(5)]
    svg = element(
        "svg",
        element("title", heading, id="title"),
        element("desc", "; ".join(_aloud(chances, *row) for row in rows), id="desc"),
        element("style", STYLE),
        element("rect", class_="ground", width="100%", height="100%"),
        _text(heading, MARGIN, 28, "ink", font_size=16, font_weight="bold"),
        (_text(line, MARGIN, 50 + 18 * n, "dim") for n, line in enumerate(remarks)),
        (
            element("line", class_="axis", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=top, y2=bottom)
            for x in quarters
        ),
        (
            _text(f"{25 * n} %", x, bottom + 16, "dim", text_anchor="middle", font_size=11)
            for n, x in enumerate(quarters)
        ),
        (
            _bar(result, range_, label, figure, left, top + ROW * n)
            for n, ((result, range_), label, figure) in enumerate(
                zip(rows, labels, figures, strict=True)
            )
        ),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        aria_labelledby="title desc",
        viewBox=f"0 0 {width:.0f} {bottom + 28}",
        width=f"{width:.0f}",
        height=bottom + 28,
        font_family="system-ui, sans-serif",
        font_size=13,
    )
    return as_xml(svg).encode()


def _bar(
    result: Result, range_: Range, label: str, figure: str, left: float, top: float
) -> Element:
    """Draw one row: the result, its bar and its figures."""
    least, greatest = (float(part) * CHART for part in (range_.least, range_.greatest))
    bars = [
        element(
            "rect",
            class_=kind,
            x=f"{left + start:.1f}",
            y=top + 4,
            width=f"{wide:.2f}",
            height=ROW - 8,
        )
        for kind, start, wide in (("bar", 0.0, least), ("span", least, greatest - least))
        if wide > 0
    ]
    return element(
        "g",
        element("title", f"{result.told()}: {figure}"),
        _text(label, left - 10, top + 17, "ink", text_anchor="end"),
        bars,
        _text(figure, left + CHART + 10, top + 17, "ink"),
    )


def _text(words: str, x: float, y: float, kind: str, **more: object) -> Element:
    return element("text", words, class_=kind, x=f"{x:.1f}", y=y, **more)


def _figure(chances: Chances, range_: Range) -> str:
    """Write the figures of one row: a fraction too, where it is short enough to be read."""
    parts = dict.fromkeys((range_.least, range_.greatest))
    return " to ".join(
        f"{part} = {percent(part)}" if len(str(part)) <= 15 else percent(part) for part in parts
    )


def _aloud(chances: Chances, result: Result, range_: Range) -> str:
    return f"{result.told()}: {_figure(chances, range_)}"


def _short(words: str, longest: int = LONGEST) -> str:
    return words if len(words) <= longest else f"{words[: longest - 1]}…"
