"""An impact as a page: what a change changes, with the lands drawn before and after."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import zip_longest
from typing import NamedTuple
from urllib.parse import quote
from xml.etree.ElementTree import Element

import msgspec

from rulewright.conformance.cases import Case, Result
from rulewright.conformance.changing.effect_words import told_effect, value_in_words
from rulewright.conformance.changing.effects import (
    Affected,
    AsksMore,
    BecomesLegal,
    Leaf,
    OutcomeChanged,
    PutOtherwise,
    kind_of,
)
from rulewright.conformance.changing.impact_clauses import by_clause
from rulewright.conformance.changing.impact_report import (
    Impact,
    cases_by_clause,
    command,
    many_cases,
    notes,
    sentence,
    text_of,
    totals,
    words,
)
from rulewright.conformance.reference import lay
from rulewright.conformance.reporting.html_case import DRAWINGS, cut, table
from rulewright.conformance.reporting.page import command_line, dotted, figure, page, section
from rulewright.conformance.reports import on_table, rules_in_words, short
from rulewright.core.clauses import BadData
from rulewright.core.frozen import merged
from rulewright.core.markup import element
from rulewright.core.operations import Impossible


def as_html(impact: Impact) -> bytes:
    """Return an impact as an HTML page.

    Args:
        impact: the impact.

    Returns:
        The page: it holds its own style and script, and asks the network for nothing.
    """
    title = f"{impact.rulebook.title}: what a change changes"
    return page(title, _header(impact), _Page(impact).sections())


def _header(impact: Impact) -> Element:
    said = list(notes(impact))
    return element(
        "header",
        element("p", f"{impact.rulebook.title}: what changes if", class_="over"),
        (element("h1", line) for line in impact.what[:1]),
        (element("p", f"and {line}", class_="under") for line in impact.what[1:]),
        element("p", sentence(impact), class_=f"told {'bad' if impact.changes else 'good'}"),
        element(
            "ul",
            (
                element("li", element("b", str(count)), f" {kind}")
                for kind, count in totals(impact).items()
            ),
            class_="totals",
        ),
        element("ul", (element("li", note) for note in said), class_="notes") if said else [],
        element("p", element("code", _whole_command(impact)), class_="dim"),
    )


def _whole_command(impact: Impact) -> str:
    return f"rulewright impact {impact.rulebook.name.replace('_', '-')} {impact.options}"


class _Drawn(NamedTuple):
    """The drawings of a case as SVG, "" where there is none."""

    given: str = ""
    before: str = ""
    after: str = ""


class _Page:
    """The page of one impact."""

    def __init__(self, impact: Impact) -> None:
        self._impact = impact
        self._filed = by_clause(impact.affected, impact.suspicions)
        self._first: dict[str, str] = {}
        for one in impact.affected:
            self._first.setdefault(one.case.id, _anchor(one))
        found = [one.found for one in impact.searched if one.found is not None]
        by_turns = [one for turn in zip_longest(*self._filed.values()) for one in turn if one]
        self._drawn: dict[str, _Drawn] = {}
        left = DRAWINGS
        for one in (*found, *by_turns):
            drawn = _draw(impact, one)
            left -= sum(map(len, drawn))
            if left < 0:
                break
            self._drawn[_anchor(one)] = drawn

    def sections(self) -> Iterator[Element]:
        """Give the sections of the page."""
        if self._filed:
            yield section("changes", "What changes", self._changes())
        if self._impact.searched:
            yield section("beyond", "Beyond the cases", self._beyond())
        if self._filed:
            yield section("chapters", "Every clause that is touched", [self._clauses()])

    def _changes(self) -> Iterator[Element]:
        for clause, (first, *others) in self._filed.items():
            many = f"{many_cases([first, *others])} affected."
            title = (
                self._impact.rulebook.clauses[clause].title if text_of(self._impact, clause) else ""
            )
            text = text_of(self._impact, clause)
            folded = element(
                "details",
                element("summary", f"{len(others)} more"),
                (self._told(one) for one in others),
                class_="group",
            )
            yield element(
                "section",
                element("h3", element("code", clause or "No clause"), f" {title} "),
                element("blockquote", element("p", text)) if text else [],
                element("p", many, class_="dim"),
                self._told(first, opened=True),
                [folded] if others else [],
                class_="suspect",
            )

    def _beyond(self) -> Iterator[Element]:
        nothing: list[str] = []
        for one in self._impact.searched:
            if one.found is None:
                nothing.append(f"{words(one)} ({one.drawn})")
                continue
            yield element("h3", words(one))
            many = (
                f"{one.differ} of {one.drawn} drawn plays are affected; this is the smallest found."
            )
            yield element("p", many, class_="dim")
            yield self._told(one.found, opened=True)
        if nothing:
            told = f"Nothing was found in these, with so many plays: {', '.join(nothing)}."
            yield element("p", told)

    def _clauses(self) -> Element:
        rows = []
        for clause, cases in cases_by_clause(self._impact).items():
            links = [
                part
                for name in cases
                for part in (
                    element("a", name, href=f"#{quote(self._first[name])}"),
                    element("wbr"),
                )
            ]
            rows.append(
                element(
                    "tr",
                    element(
                        "th",
                        element("code", clause),
                        f" {text_of(self._impact, clause)}",
                        scope="row",
                    ),
                    element("td", str(len(cases))),
                    element("td", links, class_="links"),
                )
            )
        made = table("The affected cases of each clause", ["Clause", "Affected", "Cases"], rows)
        return element("div", made, class_="chapter")

    def _link(self, name: str) -> Element:
        return element("a", name, href=f"#{quote(self._first[name])}")

    def _told(self, one: Affected, opened: bool = False) -> Element:
        """Tell one affected case."""
        case = one.case
        drawn = self._drawn.get(_anchor(one))
        kinds = ", ".join(dict.fromkeys(kind_of(effect) for effect in one.effects))
        name = f"{case.id}{f', {one.reading}' if one.reading else ''}" or words_of(case)
        again = [command_line(case.id, command(self._impact, case))] if case.id else []
        return element(
            "details",
            element(
                "summary",
                element("h4", element("code", name), f" {case.title}"),
                " ",
                element("span", kinds, class_="verdict"),
            ),
            self._facts(case),
            element("div", _panels(self._impact, one, drawn or _Drawn()), class_="panels"),
            element("p", "Not drawn, so that this page stays small.", class_="dim")
            if drawn is None
            else [],
            _table(one),
            _other_effects(self._impact, one),
            element(
                "details",
                element("summary", "The whole position and its map"),
                element("pre", cut("\n".join(on_table({"map": case.places, **case.position})))),
            ),
            again,
            id=_anchor(one),
            class_="case",
            open=opened,
        )

    def _facts(self, case: Case) -> Element:
        operation = self._impact.rulebook.operations.get(case.operation)
        inputs = ", ".join(f"{name} {short(value)}" for name, value in case.inputs.items())
        says = operation.says if operation else ""
        facts = [element("dt", "Rules"), element("dd", rules_in_words(case))] if case.rules else []
        facts += [
            element("dt", "Done"),
            element("dd", element("b", words_of(case)), f" {inputs}", element("small", f" {says}")),
        ]
        for key, subjects in case.answers.items():
            for subject, given in subjects.items():
                asked = element("b", f"{key.replace('_', ' ')} ({subject})")
                facts.append(element("dt", "Asked and answered"))
                facts.append(element("dd", asked, f" {cut('; '.join(map(short, given)))}"))
        return element("dl", facts)


def _anchor(one: Affected) -> str:
    """Return the id of a case on the page: it may be there by several readings."""
    if not one.case.id:
        return f"found-{one.case.operation}"
    return f"{one.case.id}-{one.reading.replace(' ', '-')}" if one.reading else one.case.id


def words_of(case: Case) -> str:
    """Write the operation of a case in words."""
    return case.operation.split(".", 1)[-1].replace("_", " ")


def _leaves(one: Affected) -> tuple[Leaf, ...]:
    """Return the fields that come out otherwise, or are put otherwise."""
    kinds = (OutcomeChanged, BecomesLegal, PutOtherwise)
    return tuple(
        leaf for effect in one.effects if isinstance(effect, kinds) for leaf in effect.changes
    )


def _first_way(one: Affected) -> tuple[Leaf, ...]:
    """Return the fields that come out otherwise by the first way to go on, if it asks more."""
    asks = (effect for effect in one.effects if isinstance(effect, AsksMore))
    return tuple(leaf for effect in asks for leaf in effect.results[0].changes)


def _draw(impact: Impact, one: Affected) -> _Drawn:
    """Draw the position that is given, what comes of it, and what comes of it under the change."""
    book, case = impact.rulebook, one.case
    with suppress(BadData, Impossible, msgspec.ValidationError):
        laid = lay(book, case)
        there = book.places(laid.game, laid.position)
        given = {str(laid.inputs.get(each.name)) for each in laid.operation.inputs if each.place}
        marked = {name for name in given if name in there}
        changed = {leaf.path for leaf in (*_leaves(one), *_first_way(one))}

        def drawn(result: Result | None) -> str:
            if result is None or result.outcome is None:
                return ""
            came = msgspec.convert(merged(case.position, result.outcome), book.position)
            return book.draw(laid.game, came, frozenset(marked | changed))

        return _Drawn(
            book.draw(laid.game, laid.position, frozenset(marked)),
            drawn(one.before),
            drawn(one.after),
        )
    return _Drawn()


def _panels(impact: Impact, one: Affected, drawn: _Drawn) -> Iterator[Element]:
    yield from figure("On the table", drawn.given)
    yield from figure("Before", drawn.before, _refused(impact, one.before))
    asks = any(isinstance(effect, AsksMore) for effect in one.effects)
    title = "Under the change, by the first way to go on" if asks else "Under the change"
    yield from figure(title, drawn.after, _refused(impact, one.after))


def _refused(impact: Impact, result: Result | None) -> str:
    if result is None or result.illegal is None:
        return ""
    clause = result.illegal.clause
    return f"The play is refused, by {clause}: {text_of(impact, clause)}"


def _table(one: Affected) -> list[Element]:
    """List the fields that come out otherwise."""
    rows = [
        element(
            "tr",
            element("th", dotted(leaf.path), scope="row"),
            element("td", cut(value_in_words(leaf.before))),
            element("td", element("strong", cut(value_in_words(leaf.after)))),
            class_="differs",
        )
        for leaf in _leaves(one)
    ]
    return (
        [table("What is different", ["Field", "Before", "Under the change"], rows)] if rows else []
    )


def _other_effects(impact: Impact, one: Affected) -> list[Element]:
    """Tell the effects that aren't fields of a position."""
    effects = [e for e in one.effects if not isinstance(e, (OutcomeChanged, PutOtherwise))]
    facts = [
        part
        for effect in effects
        for heading, text in (("", kind_of(effect)), *told_effect(effect, impact.rulebook.clauses))
        for part in (element("dt", heading or "Effect"), element("dd", cut(text)))
    ]
    return [element("dl", facts)] if facts else []
