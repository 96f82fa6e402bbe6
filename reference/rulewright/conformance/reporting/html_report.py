"""The HTML report: one file that needs nothing else, for people to look at and pass around."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from urllib.parse import quote
from xml.etree.ElementTree import Element

from rulewright import __version__
from rulewright.conformance.blame import Suspect, explained
from rulewright.conformance.reporting.html_case import Cases, question_ids, table
from rulewright.conformance.reporting.page import document
from rulewright.conformance.reports import Run, by_fit, other_readings
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.clauses import Clause
from rulewright.core.markup import element
from rulewright.core.questions import Question

GOOD, BAD, KNOWN, QUIET = "good", "bad", "known", "quiet"
COLUMNS = {GOOD: "passed", BAD: "failed", KNOWN: "known to fail", QUIET: "skipped"}


def as_html(run: Run) -> bytes:
    """Return a run as an HTML page.

    Args:
        run: the run.

    Returns:
        The page: it holds its own style and script, and asks the network for nothing.
    """
    title = f"{_name(run)}: {run.rulebook.title}, clause by clause"
    return document(title, _Page(run).parts())


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
        self._suspects = explained(run.verdicts)
        shown = {verdict.case.id for suspect in self._suspects for verdict in suspect.failed}
        others = [v for v in run.verdicts if v.failed and v.case.id not in shown]
        self._others = _grouped((verdict.kind.value, verdict) for verdict in others)
        self._known = [v for v in run.verdicts if v.kind is Kind.KNOWN_FAILURE]
        groups = (*map(by_fit, self._suspects), *self._others.values())
        by_turns = [v for turn in zip_longest(*groups) for v in turn if v is not None]
        self._cases = Cases(run, [*by_turns, *self._known])

    def parts(self) -> Iterator[Element]:
        """Give the parts of the page."""
        yield element("a", "Skip to the findings", href="#findings", class_="skip")
        yield self._header()
        sections = [
            self._suspected(),
            self._other_failures(),
            self._chapters(),
            self._known_failures(),
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
        notes = list(self._notes())
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
                f"{len(run.verdicts)} case{'s' * (len(run.verdicts) != 1)} ",
                f"in {run.seconds:.2f} s, by ",
                element("code", run.what),
            ),
            element("ul", (element("li", note) for note in notes), class_="notes") if notes else [],
        )

    def _notes(self) -> Iterator[str]:
        """Tell what must be known of the run, and what isn't on the page."""
        if not self._run.complete:
            yield "The run was stopped before its end: this is what was played until then."
        yield from self._run.warnings
        yield from (line.strip() for line, _ in other_readings(self._run))
        if self._cases.left_out:
            drawn = len(self._cases) - self._cases.left_out
            yield (
                f"{drawn} of {len(self._cases)} failing cases are drawn, so that this page stays "
                "small. Each of the others has the command that draws it."
            )

    def _suspected(self) -> Element | None:
        if not self._suspects:
            return None
        told = map(self._suspect, self._suspects)
        contents = [self._contents()] if len(self._suspects) > 1 else []
        return _section("suspected", "Suspected clauses", [*contents, *told])

    def _contents(self) -> Element:
        """List the suspects, to see at a glance what is wrong."""
        clauses = self._run.rulebook.clauses
        return element(
            "ol",
            (
                element(
                    "li",
                    element(
                        "a", element("code", suspect.clause), href=f"#suspect-{suspect.clause}"
                    ),
                    f" {clauses[suspect.clause].text} ",
                    element("span", f"{len(suspect.failed)} failing", class_=BAD),
                )
                for suspect in self._suspects
            ),
            class_="contents",
        )

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
            self._cases.told(first, opened=True, suspect=clause.id),
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
            "details", element("summary", title), map(self._cases.told, verdicts), class_="group"
        )

    def _other_failures(self) -> Element | None:
        if not self._others:
            return None
        inside = [
            part
            for kind, verdicts in self._others.items()
            for part in (
                element("h3", f"{len(verdicts)} {kind}"),
                self._cases.told(verdicts[0], opened=True),
                *(
                    [self._folded(f"{len(verdicts) - 1} more", verdicts[1:])]
                    if verdicts[1:]
                    else []
                ),
            )
        ]
        return _section("others", "Failures that blame no clause", inside)

    def _known_failures(self) -> Element | None:
        if not self._known:
            return None
        listed = ("case that is listed as failing", "cases that are listed as failing")
        folded = self._folded(_many(len(self._known), *listed), self._known)
        return _section("known", "Known failures", [folded])

    def _questions(self) -> Element | None:
        told = [v for v in self._run.verdicts if v.failed or v.kind is Kind.KNOWN_FAILURE]
        near = {id_ for v in told for id_ in question_ids(self._run, v.case)}
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
            table(f"{title}: cases that test each clause", heads, rows),
            open=bool(sorts[BAD]),
            class_="chapter",
        )


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
        [element("td", links, class_="links")] if {BAD, KNOWN} & {*there} else [],
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
