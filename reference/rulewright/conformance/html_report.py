"""The HTML report: one file that needs nothing else, for people to look at and pass around."""

from __future__ import annotations

import base64
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.etree.ElementTree import Element, fromstring

from rulewright import __version__
from rulewright.conformance.blame import Suspect, explained
from rulewright.conformance.cases import Case
from rulewright.conformance.planning import Planner
from rulewright.conformance.reports import Run, _readings, _short, by_fit, command, on_table
from rulewright.conformance.sight import NOTHING, Sight, changes, sight
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.clauses import BadData, Clause
from rulewright.core.frozen import Frozen
from rulewright.core.markup import as_html as written
from rulewright.core.markup import element
from rulewright.core.operations import Impossible
from rulewright.core.questions import Question

MOST_DRAWN = 24
"""How many cases get a drawing, the suspects' smallest first: so the file stays small."""

LONGEST, SHORT = 2000, 100
"""How much is shown of one text that an implementation sent: in a drawn case, and in others."""

GOOD, BAD, KNOWN, QUIET = "good", "bad", "known", "quiet"
COLUMNS = {GOOD: "passed", BAD: "failed", KNOWN: "known to fail", QUIET: "skipped"}


def as_html(run: Run) -> bytes:
    """Return a run as an HTML page.

    Args:
        run: the run.

    Returns:
        The page: it holds its own style and script, and asks the network for nothing.
    """
    style, script = (_beside(f"report.{kind}") for kind in ("css", "js"))
    policy = f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; "
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=policy + POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        element("title", f"{_name(run)}: {run.rulebook.title}, clause by clause"),
        element("style", style),
    )
    body = element("body", _Page(run).parts(), element("script", script))
    page = written(element("html", head, body, lang="en"))
    return f"<!DOCTYPE html>\n{page}\n".encode()


POLICY = "base-uri 'none'; form-action 'none'"


def _beside(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _name(run: Run) -> str:
    return f"{run.greeting.name} {run.greeting.version}".strip()


def _sort_of(kind: Kind) -> str:
    """Return to which of the four sorts a verdict belongs."""
    if kind in (Kind.PASSED, Kind.PASSED_IN_PART):
        return GOOD
    return {Kind.SKIPPED: QUIET, Kind.KNOWN_FAILURE: KNOWN}.get(kind, BAD)


class _Page:
    """The page of one run."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._planner = Planner(run.rulebook, run.greeting)
        self._suspects = explained(run.verdicts)
        shown = {verdict.case.id for suspect in self._suspects for verdict in suspect.failed}
        failed = [v for v in run.verdicts if v.failed and v.case.id not in shown]
        self._others = failed
        first = [by_fit(suspect)[0] for suspect in self._suspects]
        rest = [v for suspect in self._suspects for v in by_fit(suspect)[1:]]
        self._drawn = {v.case.id for v in [*first, *failed, *rest][:MOST_DRAWN]}

    def parts(self) -> Iterator[Element]:
        """Give the parts of the page."""
        yield element("a", "Skip to the findings", href="#findings", class_="skip")
        yield self._header()
        sections = [
            self._suspected(),
            self._other_failures(),
            self._chapters(),
            self._known(),
            self._questions(),
            self._not_judged(),
        ]
        there = [section for section in sections if section is not None]
        links = (
            element("li", element("a", str(section[0].text), href=f"#{section.get('id')}"))
            for section in there
        )
        label = element("label", "Show only what contains ", for_="filter")
        field = element("input", id="filter", type="search", autocomplete="off")
        found = element("output", for_="filter", aria_live="polite")
        yield element(
            "nav",
            element("ul", links),
            element("p", label, field, " ", found, class_="filter", hidden=True),
            aria_label="Contents",
        )
        yield element("main", there, id="findings")
        yield element(
            "footer",
            element(
                "p", f"Made by rulewright {__version__}. This file asks the network for nothing."
            ),
        )

    def _header(self) -> Element:
        run, greeting = self._run, self._run.greeting
        counts = Counter(verdict.kind for verdict in run.verdicts)
        failed = sum(verdict.failed for verdict in run.verdicts)
        judged = len(run.verdicts) - counts[Kind.SKIPPED]
        told = f"{failed} of {judged} judged cases fail." if failed else "No judged case fails"
        if not failed:
            known = counts[Kind.KNOWN_FAILURE]
            told += f", but for {known} that are known to." if known else f": all {judged} pass."
        if self._suspects:
            number = len(self._suspects)
            told += f" {number} clause{'s are' if number > 1 else ' is'} suspected."
        made = f"written in {greeting.language}" if greeting.language else ""
        name: list[Element] = []
        if greeting.url.startswith(("https://", "http://")):
            name = [element("a", greeting.url, href=greeting.url, rel="noreferrer")]
        notes = [*run.warnings, *(line.strip() for line, _ in _readings(run))]
        if not run.complete:
            notes.insert(
                0, "The run was stopped before its end: this is what was played until then."
            )
        return element(
            "header",
            element("p", f"{run.rulebook.title}, clause by clause", class_="over"),
            element("h1", _name(run)),
            element("p", made, " " if name else "", name, class_="under"),
            element(
                "p",
                told if judged else "No case was judged.",
                class_=f"told {BAD if failed else GOOD}",
            ),
            _bar(counts, len(run.verdicts)),
            element(
                "ul",
                (
                    element(
                        "li",
                        element("b", str(counts[kind])),
                        f" {kind.value}",
                        class_=_sort_of(kind),
                    )
                    for kind in Kind
                    if counts[kind]
                ),
                class_="totals",
            ),
            element(
                "p",
                f"{len(run.verdicts)} cases in {run.seconds:.2f} s, by ",
                element("code", run.what),
            ),
            element("ul", (element("li", note) for note in notes), class_="notes") if notes else [],
        )

    def _suspected(self) -> Element | None:
        if not self._suspects:
            return None
        return _section("suspected", "Suspected clauses", map(self._suspect, self._suspects))

    def _suspect(self, suspect: Suspect) -> Element:
        clause = self._run.rulebook.clauses[suspect.clause]
        first, *others = by_fit(suspect)
        counts = (
            f"{_many(len(suspect.failed), 'failing case points', 'failing cases point')} here, "
            f"{_many(suspect.passed, 'passing case meets', 'passing cases meet')} this clause; "
            f"suspicion {suspect.suspicion:.2f} of 1."
        )
        return element(
            "section",
            element("h3", element("code", clause.id), f" {clause.title}"),
            element("blockquote", element("p", clause.text)),
            element("p", counts, class_="dim"),
            self._case(first, opened=True, suspect=clause.id),
            [
                self._folded(
                    f"{_many(len(others), 'other failing case', 'other failing cases')}", others
                )
            ]
            if others
            else [],
            id=f"suspect-{clause.id}",
            class_="suspect",
        )

    def _folded(self, title: str, verdicts: Sequence[Verdict]) -> Element:
        return element(
            "details", element("summary", title), map(self._case, verdicts), class_="group"
        )

    def _other_failures(self) -> Element | None:
        by_kind = _grouped((verdict.kind.value, verdict) for verdict in self._others)
        if not by_kind:
            return None
        inside = [
            part
            for kind, verdicts in by_kind.items()
            for part in (
                element("h3", f"{len(verdicts)} {kind}"),
                self._case(verdicts[0], opened=True),
                *(
                    [self._folded(f"{len(verdicts) - 1} more", verdicts[1:])]
                    if verdicts[1:]
                    else []
                ),
            )
        ]
        return _section("others", "Failures that blame no clause", inside)

    def _known(self) -> Element | None:
        known = [v for v in self._run.verdicts if v.kind is Kind.KNOWN_FAILURE]
        if not known:
            return None
        title = _many(
            len(known), "case that is listed as failing", "cases that are listed as failing"
        )
        return _section("known", "Known failures", [self._folded(title, known)])

    def _questions(self) -> Element | None:
        told = [v for v in self._run.verdicts if v.failed or v.kind is Kind.KNOWN_FAILURE]
        near = {id_ for v in told for id_ in _question_ids(self._run, v.case)}
        found = [_question(q) for q in self._run.rulebook.questions.values() if q.id in near]
        return _section("questions", "Questions nearby", found) if found else None

    def _not_judged(self) -> Element | None:
        """List why cases were skipped or compared only in part, folded."""
        kinds = (Kind.SKIPPED, Kind.PASSED_IN_PART)
        by_why = _grouped(
            (f"{v.kind.value}: {v.why}", v) for v in self._run.verdicts if v.kind in kinds
        )
        if not by_why:
            return None
        inside = [
            element(
                "details",
                element("summary", element("b", str(len(verdicts))), f" {why}"),
                element("p", ", ".join(verdict.case.id for verdict in verdicts)),
            )
            for why, verdicts in sorted(by_why.items(), key=lambda item: -len(item[1]))
        ]
        return _section("skipped", "Skipped, or compared in part", inside)

    def _chapters(self) -> Element | None:
        by_clause = _grouped((id_, v) for v in self._run.verdicts for id_ in v.case.tests)
        chapters = [
            self._chapter(section.title, clauses, by_clause)
            for section in self._run.rulebook.sections
            if (clauses := [clause for clause in section.clauses if clause.id in by_clause])
        ]
        return _section("chapters", "Every clause under test", chapters) if chapters else None

    def _chapter(
        self, title: str, clauses: Sequence[Clause], by_clause: Mapping[str, list[Verdict]]
    ) -> Element:
        every = {v.case.id: v for clause in clauses for v in by_clause[clause.id]}
        sorts = Counter(_sort_of(v.kind) for v in every.values())
        there = [sort for sort in COLUMNS if sorts[sort]]
        said = ", ".join(f"{sorts[sort]} {COLUMNS[sort]}" for sort in there)
        heads = ["Clause", *(COLUMNS[sort].capitalize() for sort in there)]
        heads.extend(["Failing cases"] if {BAD, KNOWN} & {*there} else [])
        rows = (_clause_row(clause, by_clause[clause.id], there) for clause in clauses)
        return element(
            "details",
            element(
                "summary",
                element("h3", title),
                " ",
                element("span", said, class_=BAD if sorts[BAD] else "dim"),
            ),
            _table(f"{title}: cases that test each clause", heads, rows),
            open=bool(sorts[BAD]),
            class_="chapter",
        )

    def _case(self, verdict: Verdict, opened: bool = False, suspect: str = "") -> Element:
        """Tell one failing case, below the clause that is suspected if there is one."""
        run, case = self._run, verdict.case
        drawn = case.id in self._drawn
        seen = sight(self._planner, verdict)
        title = element("h4", element("code", case.id), f" {case.title}")
        kind = element("span", verdict.kind.value, class_="verdict")
        copy = element(
            "button",
            "Copy",
            type="button",
            hidden=True,
            aria_label=f"Copy the command for {case.id}",
        )
        return element(
            "details",
            element("summary", title, " ", kind),
            _facts(run, verdict),
            element("div", _panels(run, verdict, seen, drawn), class_="panels"),
            _changes(verdict, seen),
            _rules(run, case, suspect),
            (
                element(
                    "p",
                    "A question nearby: ",
                    element("a", f"{id_}: {run.rulebook.questions[id_].question}", href=f"#{id_}"),
                )
                for id_ in _question_ids(run, case)
            ),
            element("ul", (element("li", note) for note in verdict.notes), class_="notes")
            if verdict.notes
            else [],
            _fold(
                "The last that it wrote to stderr", verdict.stderr[-(LONGEST if drawn else SHORT) :]
            ),
            _fold("The whole position", "\n".join(on_table(case.position))),
            element("p", element("code", command(run, case)), " ", copy, class_="command"),
            id=case.id,
            class_="case",
            open=opened,
        )


def _panels(run: Run, verdict: Verdict, seen: Sight | None, draws: bool) -> Iterator[Element]:
    """Give what was on the table, what the rule demands, and what came out."""
    differing = {d.path for d in verdict.differences}

    def figure(
        title: str, position: Frozen | None, marked: Iterable[str], text: str
    ) -> Iterator[Element]:
        svg = ""
        if draws and seen is not None and position is not None:
            with suppress(Impossible, BadData):
                svg = run.rulebook.draw(seen.game, position, seen.places.union(marked))
        if svg or text:
            said = [element("p", text)] if text else []
            yield element("figure", element("figcaption", title), _svg(svg), said)

    before, demanded, came = (seen.before, seen.demanded, seen.came) if seen else (None,) * 3
    yield from figure("On the table", before, (), "")
    yield from figure("What the rule demands", demanded, differing, _demand(run, verdict.case))
    what = _cut(f"{verdict.kind.value}: {verdict.why}" if verdict.why or came is None else "")
    if verdict.after is not None and came is None:
        what += " " + _cut(json.dumps(verdict.after, ensure_ascii=False, default=str))
    yield from figure("What came out", came, differing, what)


def _svg(drawn: str) -> list[Element]:
    """Take a drawing into the page; HTML knows SVG without its namespace."""
    if not drawn:
        return []
    svg = fromstring(drawn)
    for part in svg.iter():
        part.tag = part.tag.rpartition("}")[2]
    return [svg]


def _demand(run: Run, case: Case) -> str:
    """Say what is demanded besides a position."""
    expect = case.expect
    if expect.ask is not None:
        options = ", ".join(expect.ask.options)
        return f"{expect.ask.key} ({expect.ask.subject}) must be asked, and offer just: {options}"
    if expect.illegal is not None:
        clause = run.rulebook.clauses[expect.illegal.clause]
        return f"The play must be refused, by {clause.id}: {clause.text}"
    if expect.by_reading is not None:
        return (
            f"What follows from one reading of {expect.by_reading.question}; this one is nearest."
        )
    if expect.any_of is not None:
        return f"One of {len(expect.any_of)} results that are allowed; this one is nearest."
    return ""


def _changes(verdict: Verdict, seen: Sight | None) -> list[Element]:
    """List every field that changes, or should, with those that differ marked."""
    found = changes(verdict, seen)
    if not found:
        return []
    heads = ["Field", "On the table", "Demanded", "Came out"]
    heads.extend(["Clause"] if any(change.clause for change in found) else [])
    rows = [
        element(
            "tr",
            element("th", element("code", change.path), scope="row"),
            element("td", _value(change.before)),
            element("td", element("strong", _value(change.demanded))),
            element("td", element("mark", _value(change.came)), " differs")
            if change.differs
            else element("td", _value(change.came)),
            [element("td", element("code", change.clause))] if "Clause" in heads else [],
            class_="differs" if change.differs else None,
        )
        for change in found
    ]
    return [_table("What changes", heads, rows)]


def _value(value: Any) -> str:
    return "there" if value == {} else _cut(_short(value)) if value != NOTHING else ""


def _table(caption: str, heads: Sequence[str], rows: Iterable[Element]) -> Element:
    """Make a table that can be scrolled sideways, by keys too."""
    table = element(
        "table",
        element("caption", caption, class_="unseen"),
        element("thead", element("tr", (element("th", head, scope="col") for head in heads))),
        element("tbody", rows),
    )
    return element("div", table, class_="wide", tabindex="0", role="region", aria_label=caption)


def _facts(run: Run, verdict: Verdict) -> Element:
    """Tell what was asked, and what was answered."""
    case = verdict.case
    operation = run.rulebook.operations[case.operation]
    inputs = ", ".join(f"{name} {_short(value)}" for name, value in case.inputs.items())
    name = operation.name.split(".", 1)[-1].replace("_", " ")
    done = element("dd", element("b", name), f" {inputs}", element("small", f" {operation.says}"))
    facts = [element("dt", "Done"), done]
    says = {ask.key: ask.says for ask in operation.asks}
    for key, subjects in case.answers.items():
        for subject, given in subjects.items():
            answers = "; ".join(map(_short, given))
            asked = element("b", f"{key.replace('_', ' ')} ({subject})")
            facts.append(element("dt", "Asked and answered"))
            meant = element("small", f" {says.get(key, '')}")
            facts.append(element("dd", asked, f" {_cut(answers)}", meant))
    if verdict.through:
        facts.append(element("dt", "Played as"))
        facts.append(element("dd", f"{verdict.through}, since it lacks the smaller operation"))
    return element("dl", facts)


def _rules(run: Run, case: Case, but: str) -> list[Element]:
    """Quote the clauses that a case tests."""
    clauses = [run.rulebook.clauses[id_] for id_ in case.tests if id_ != but]
    return [
        element("blockquote", element("p", element("code", c.id), f" {c.text}")) for c in clauses
    ]


def _question_ids(run: Run, case: Case) -> list[str]:
    """Return the open questions whose readings would change what comes of a case."""
    by_reading = [case.expect.by_reading.question] if case.expect.by_reading else []
    return [
        id_ for id_ in dict.fromkeys((*case.readings, *by_reading)) if id_ in run.rulebook.questions
    ]


def _question(question: Question) -> Element:
    default = element("small", "the default")
    readings = (
        element(
            "li",
            element("b", reading.name),
            f": {reading.speaks_for}",
            [default] if reading.name == question.default else [],
        )
        for reading in question.reading
    )
    title = element("h3", element("code", question.id), f" {question.question}")
    return element("div", title, element("ul", readings), id=question.id)


def _fold(title: str, text: str) -> list[Element]:
    if not text:
        return []
    return [element("details", element("summary", title), element("pre", _cut(text)))]


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} … ({len(text)} characters)"


def _clause_row(clause: Clause, verdicts: Sequence[Verdict], there: Sequence[str]) -> Element:
    sorts = Counter(_sort_of(verdict.kind) for verdict in verdicts)
    links = [
        part
        for v in verdicts
        if _sort_of(v.kind) in (BAD, KNOWN)
        for part in (element("a", v.case.id, href=f"#{quote(v.case.id)}"), element("wbr"))
    ]
    return element(
        "tr",
        element("th", element("code", clause.id), f" {clause.text}", scope="row"),
        (element("td", str(sorts[sort] or ""), class_=sort) for sort in there),
        [element("td", links)] if {BAD, KNOWN} & {*there} else [],
    )


def _bar(counts: Mapping[Kind, int], total: int) -> Element:
    """Draw the shares of the verdicts as one bar."""
    rects: list[Element] = []
    left = 0
    for kind in sorted(counts, key=lambda kind: ([*COLUMNS].index(_sort_of(kind)), kind.value)):
        what = element("title", f"{counts[kind]} {kind.value}")
        rects.append(
            element("rect", what, x=left, width=counts[kind], height=1, class_=_sort_of(kind))
        )
        left += counts[kind]
    said = ", ".join(f"{counts[kind]} {kind.value}" for kind in Kind if counts[kind])
    svg = element(
        "svg", rects, viewBox=f"0 0 {max(total, 1)} 1", preserveAspectRatio="none", role="img"
    )
    svg.set("aria-label", said or "no verdicts")
    svg.set("class", "bar")
    return svg


def _section(id_: str, title: str, inside: Iterable[Element]) -> Element:
    heading = element("h2", title, id=f"{id_}-title")
    return element("section", heading, inside, id=id_, aria_labelledby=f"{id_}-title")


def _grouped(pairs: Iterable[tuple[str, Verdict]]) -> dict[str, list[Verdict]]:
    groups: dict[str, list[Verdict]] = {}
    for key, verdict in pairs:
        groups.setdefault(key, []).append(verdict)
    return groups


def _many(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"
