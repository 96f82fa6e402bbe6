"""One case in the HTML report: what was on the table, what the rule demands, what came out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.planning import Planner
from rulewright.conformance.reporting.sight import NOTHING, Sight, changes, sight
from rulewright.conformance.reports import Run, command, laid_out, rules_in_words, short
from rulewright.conformance.verdicts import Verdict
from rulewright.core.clauses import BadData
from rulewright.core.frozen import Frozen
from rulewright.core.markup import element
from rulewright.core.operations import Impossible

DRAWINGS = 750_000
"""How many characters the drawings of one page may have: so the file stays small."""

LARGE = 400
"""A drawing that is wider than this, in pixels, gets more room on paper."""

LONGEST, SHORT = 2000, 100
"""How much is shown of one text that an implementation sent: in a drawn case, and in others."""


class Drawn(NamedTuple):
    """The drawings of one case as SVG, "" where there is none."""

    before: str = ""
    demanded: str = ""
    came: str = ""


class Cases:
    """The cases of a run that are told one by one, the first of them with drawings."""

    def __init__(self, run: Run, order: Sequence[Verdict]) -> None:
        """Draw cases until there are as many drawings as a page may have.

        Args:
            run: the run.
            order: the verdicts on the cases that are told, those to be drawn first first.
        """
        self._run = run
        planner = Planner(run.rulebook, run.greeting)
        self._seen = {verdict.case.id: sight(planner, verdict) for verdict in order}
        self._drawn: dict[str, Drawn] = {}
        left = DRAWINGS
        for verdict in order:
            drawn = _draw(run, verdict, self._seen[verdict.case.id])
            left -= sum(map(len, drawn))
            if left < 0:
                break
            self._drawn[verdict.case.id] = drawn

    def __len__(self) -> int:
        """Return how many cases are told."""
        return len(self._seen)

    @property
    def left_out(self) -> int:
        """How many cases aren't drawn, since the drawings would be too many."""
        return len(self._seen) - len(self._drawn)

    def told(self, verdict: Verdict, opened: bool = False, suspect: str = "") -> Element:
        """Tell one case.

        Args:
            verdict: the verdict on it.
            opened: whether it can be read without a click.
            suspect: the id of the suspected clause below which it stands, which isn't quoted again.

        Returns:
            The element; its id is that of the case.
        """
        run, case = self._run, verdict.case
        seen, drawn = self._seen[case.id], self._drawn.get(case.id)
        title = element("h4", element("code", case.id), f" {case.title}")
        kind = element("span", verdict.kind.value, class_="verdict")
        panels = list(_panels(run, verdict, seen, drawn or Drawn()))
        left_out = "Not drawn, so that this page stays small: the command below draws it."
        return element(
            "details",
            element("summary", title, " ", kind),
            _facts(run, verdict),
            element("div", panels, class_="panels") if panels else [],
            element("p", left_out, class_="dim") if drawn is None else [],
            _changes(verdict, seen),
            _rules(run, case, suspect),
            _questions_nearby(run, case),
            element("ul", (element("li", note) for note in verdict.notes), class_="notes")
            if verdict.notes
            else [],
            _fold(
                "The last that it wrote to stderr",
                verdict.stderr[-(SHORT if drawn is None else LONGEST) :],
            ),
            _fold("The whole position", "\n".join(laid_out(case))),
            _command(
                case, command(run, case) + (f" --html {case.id}.html" if drawn is None else "")
            ),
            id=case.id,
            class_="case",
            open=opened,
        )


def _draw(run: Run, verdict: Verdict, seen: Sight | None) -> Drawn:
    """Draw what can be seen of a case."""
    if seen is None:
        return Drawn()
    differing = {difference.path for difference in verdict.differences}

    def draw(position: Frozen | None, marked: Iterable[str]) -> str:
        if position is None:
            return ""
        with suppress(Impossible, BadData):
            return run.rulebook.draw(seen.game, position, seen.places.union(marked))
        return ""

    return Drawn(draw(seen.before, ()), draw(seen.demanded, differing), draw(seen.came, differing))


def _panels(run: Run, verdict: Verdict, seen: Sight | None, drawn: Drawn) -> Iterator[Element]:
    """Give what was on the table, what the rule demands, and what came out."""
    came = seen.came if seen else None
    what = cut(f"{verdict.kind.value}: {verdict.why}" if verdict.why or came is None else "")
    if verdict.after is not None and came is None:
        what += " " + cut(json.dumps(verdict.after, ensure_ascii=False, default=str))
    for title, drawing, text in (
        ("On the table", drawn.before, ""),
        ("What the rule demands", drawn.demanded, _demand(run, verdict.case)),
        ("What came out", drawn.came, what),
    ):
        if drawing or text:
            svg = [_svg(drawing)] if drawing else []
            large = "large" if svg and int(svg[0].get("width", "")) > LARGE else None
            said = [element("p", text)] if text else []
            yield element("figure", element("figcaption", title), svg, said, class_=large)


def _svg(drawn: str) -> Element:
    """Take a drawing into the page; HTML knows SVG without its namespace."""
    svg = fromstring(drawn)
    for part in svg.iter():
        part.tag = part.tag.rpartition("}")[2]
    return svg


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
            element("th", _path(change.path), scope="row"),
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
    return [table("What changes", heads, rows)]


def _path(path: str) -> Element:
    """Write a dotted path, which may be broken after its dots."""
    first, *others = re.split(r"(?<=\.)", path)
    return element("code", first, *(part for each in others for part in (element("wbr"), each)))


def _value(value: Any) -> str:
    return "there" if value == {} else cut(short(value)) if value != NOTHING else ""


def _facts(run: Run, verdict: Verdict) -> Element:
    """Tell what was asked, and what was answered."""
    case = verdict.case
    operation = run.rulebook.operations[case.operation]
    inputs = ", ".join(f"{name} {short(value)}" for name, value in case.inputs.items())
    name = operation.name.split(".", 1)[-1].replace("_", " ")
    done = element("dd", element("b", name), f" {inputs}", element("small", f" {operation.says}"))
    facts = [element("dt", "Rules"), element("dd", rules_in_words(case))] if case.rules else []
    facts += [element("dt", "Done"), done]
    says = {ask.key: ask.says for ask in operation.asks}
    for key, subjects in case.answers.items():
        for subject, given in subjects.items():
            answers = "; ".join(map(short, given))
            asked = element("b", f"{key.replace('_', ' ')} ({subject})")
            facts.append(element("dt", "Asked and answered"))
            meant = element("small", f" {says.get(key, '')}")
            facts.append(element("dd", asked, f" {cut(answers)}", meant))
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


def question_ids(run: Run, case: Case) -> list[str]:
    """Return the open questions whose readings would change what comes of a case."""
    by_reading = [case.expect.by_reading.question] if case.expect.by_reading else []
    return [
        id_ for id_ in dict.fromkeys((*case.readings, *by_reading)) if id_ in run.rulebook.questions
    ]


def _questions_nearby(run: Run, case: Case) -> Iterator[Element]:
    for id_ in question_ids(run, case):
        link = element("a", f"{id_}: {run.rulebook.questions[id_].question}", href=f"#{id_}")
        yield element("p", "A question nearby: ", link)


def _command(case: Case, line: str) -> Element:
    """Show the command that plays a case, its options and id whole, and a button that copies it."""
    words = re.split(r"(?<=\s)(--(?:case |html )?\S+)", line)
    unbroken = (element("span", word) if word.startswith("--") else word for word in words)
    unseen = element("span", f" the command for {case.id}", class_="unseen")
    copy = element("button", "Copy", unseen, type="button", hidden=True)
    return element("p", element("code", *unbroken), " ", copy, class_="command")


def _fold(title: str, text: str) -> list[Element]:
    if not text:
        return []
    return [element("details", element("summary", title), element("pre", cut(text)))]


def cut(text: str) -> str:
    """Cut a text that an implementation sent if it is enormous, and say how long it was."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} … ({len(text)} characters)"


def table(caption: str, heads: Sequence[str], rows: Iterable[Element]) -> Element:
    """Make a table that can be scrolled sideways, by keys too.

    Args:
        caption: what it shows, for those who don't see it.
        heads: the heads of its columns.
        rows: its rows.

    Returns:
        The table, in an element that can be scrolled.
    """
    made = element(
        "table",
        element("caption", caption, class_="unseen"),
        element("thead", element("tr", (element("th", head, scope="col") for head in heads))),
        element("tbody", rows),
    )
    return element("div", made, class_="wide", tabindex="0", role="region", aria_label=caption)
