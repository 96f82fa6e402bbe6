"""Reports: a run of verdicts in the terminal, as JSON, and as JUnit XML."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec

from rulewright import __version__
from rulewright.conformance.blame import Suspect, explained, suspects
from rulewright.conformance.cases import Case
from rulewright.conformance.filling import pattern
from rulewright.conformance.protocol import Greeting
from rulewright.conformance.verdicts import BLAMES_A_RULE, Kind, Verdict
from rulewright.core.operations import Rulebook


class Run(msgspec.Struct, frozen=True):
    """One run of cases by one implementation.

    Attributes:
        rulebook: the game.
        what: the implementation as it was named on the command line.
        greeting: what it says of itself.
        verdicts: the verdicts.
        warnings: what was odd about it.
        seconds: how long the run took.
        complete: whether all cases were played.
        files: the files of cases that were named on the command line.
        seconds_by_case: how long each case took, by its id.
        harness: name and version of the harness that gave the verdicts.
        own_map: the file of the map that was named on the command line; "" for none.
    """

    rulebook: Rulebook
    what: str
    greeting: Greeting
    verdicts: Sequence[Verdict]
    warnings: Sequence[str] = ()
    seconds: float = 0.0
    complete: bool = True
    files: Sequence[str] = ()
    seconds_by_case: Mapping[str, float] = {}
    harness: str = f"rulewright {__version__}"
    own_map: str = ""

    @property
    def failed(self) -> bool:
        """Whether anything failed."""
        return any(verdict.failed for verdict in self.verdicts)


NO_RULE = frozenset({Kind.CRASHED, Kind.TIMED_OUT, Kind.BROKE_PROTOCOL, Kind.REPORTED_ERROR})
"""Failures that say nothing of a rule: JUnit calls them errors."""

RULE, GOOD, BAD, DIM = "bold", "green", "bold red", "dim"
Line = tuple[str, str]
"""A line of a report and its style."""


def summary(run: Run) -> Iterator[Line]:
    """Tell a run in lines for the terminal.

    Args:
        run: the run.

    Yields:
        Lines, each with its style.
    """
    greeting = run.greeting
    what = " ".join(part for part in (greeting.name, greeting.version) if part)
    language = f" ({greeting.language})" if greeting.language else ""
    yield f"{run.rulebook.title}: {what}{language}", RULE
    counts = Counter(verdict.kind for verdict in run.verdicts)
    for kind in Kind:
        if counts[kind]:
            style = GOOD if kind is Kind.PASSED else BAD if _is_bad(kind) else ""
            yield f"  {counts[kind]:5} {kind.value}", style
    rate = len(run.verdicts) / run.seconds if run.seconds else 0
    many = "1 case" if len(run.verdicts) == 1 else f"{len(run.verdicts)} cases"
    yield f"  {many} in {run.seconds:.2f} s ({rate:,.0f} a second)", DIM
    if not run.complete:
        yield "  The run was stopped before its end: this is what was played until then.", BAD
    if run.verdicts and counts[Kind.SKIPPED] == len(run.verdicts):
        yield "  Note: nothing was played: every case was skipped, so no rule was checked", ""
    for warning in run.warnings:
        yield f"  Note: {warning}", ""
    yield from _skips(run)
    yield from other_readings(run)
    yield from _other_failures(run)
    yield from _everywhere(run)
    yield from _suspects(run)


def quietly(run: Run) -> Iterator[Line]:
    """Tell a run in one line of totals; failures only by their ids."""
    counts = Counter(verdict.kind for verdict in run.verdicts)
    totals = ", ".join(f"{counts[kind]} {kind.value}" for kind in Kind if counts[kind])
    stopped = "" if run.complete else "; stopped before its end"
    yield f"{run.rulebook.title}: {totals or 'nothing played'}{stopped}", BAD if run.failed else ""
    for verdict in run.verdicts:
        if verdict.failed:
            yield verdict.case.id, ""


def _is_bad(kind: Kind) -> bool:
    return kind not in (Kind.PASSED, Kind.PASSED_IN_PART, Kind.SKIPPED, Kind.KNOWN_FAILURE)


def _skips(run: Run) -> Iterator[Line]:
    """Say why cases were skipped, and which were played through larger operations."""
    reasons = Counter(v.why for v in run.verdicts if v.kind is Kind.SKIPPED)
    for why, count in reasons.most_common(SHOWN):
        yield f"  skipped {count}: {why}", DIM
    if len(reasons) > SHOWN:
        yield f"  … and {len(reasons) - SHOWN} more reasons (--json has them all)", DIM
    if run.verdicts and all(verdict.kind is Kind.SKIPPED for verdict in run.verdicts):
        yield "  Nothing was played: name what you lack in hello, as the reasons above say.", BAD
    parts = Counter(v.why for v in run.verdicts if v.kind is Kind.PASSED_IN_PART)
    for why, count in parts.most_common(SHOWN):
        yield f"  in part {count}: {why}", DIM
    rungs = Counter(v.through for v in run.verdicts if v.through)
    for rung, count in rungs.items():
        yield f"  {count} cases were played through {rung}", DIM


SHOWN = 8
"""How many reasons and further cases a summary lists."""


def other_readings(run: Run) -> Iterator[Line]:
    """Tell which open questions an implementation doesn't read by their default.

    Args:
        run: the run.

    Yields:
        A line for each such question, with the readings that were followed.
    """
    followed: dict[str, set[str]] = {}
    for verdict in run.verdicts:
        if verdict.case.expect.by_reading is not None and verdict.reading:
            question = verdict.case.expect.by_reading.question
            followed.setdefault(question, set()).add(verdict.reading)
    for question, readings in sorted(followed.items()):
        default = run.rulebook.questions[question].default
        if readings != {default}:
            yield f"  {question} is read as {' and as '.join(sorted(readings))}", ""


def _suspects(run: Run) -> Iterator[Line]:
    for suspect in explained(run.verdicts):
        clause = run.rulebook.clauses[suspect.clause]
        count = len(suspect.failed)
        yield "", ""
        yield f"Suspected: {clause.id} ({clause.title})", BAD
        yield f"  {clause.text}", RULE
        yield (
            f"  {count} failing case{'s' if count > 1 else ''} "
            f"{'point' if count > 1 else 'points'} here, {suspect.passed} passing "
            f"{'cases meet' if suspect.passed != 1 else 'case meets'} this clause; "
            f"suspicion {suspect.suspicion:.2f}",
            DIM,
        )
        first, *others = by_fit(suspect)
        yield from told(run, first)
        if others:
            ids = ", ".join(verdict.case.id for verdict in others[:SHOWN])
            more = f" and {len(others) - SHOWN} more" if len(others) > SHOWN else ""
            yield f"  also failing: {ids}{more}", DIM
        for other in suspect.next_in_line:
            yield f"  next in line: {other}: {run.rulebook.clauses[other].text}", DIM


def by_fit(suspect: Suspect) -> list[Verdict]:
    """Order the failing cases of a suspect: those that test it first, the smaller first."""
    return sorted(suspect.failed, key=lambda v: suspect.clause not in v.case.tests)


def told(run: Run, verdict: Verdict) -> Iterator[Line]:
    """Tell one failing case: what stood on the table, what was done, what came, what must come."""
    case = verdict.case
    yield f"  {case.id}: {case.title}", ""
    for index, line in enumerate(laid_out(case)):
        yield f"    {'on the table' if index == 0 else '':13} {line}", ""
    if case.rules:
        yield f"    {'rules':13} {rules_in_words(case)}", ""
    inputs = ", ".join(f"{name} {short(value)}" for name, value in case.inputs.items())
    name = case.operation.split(".", 1)[-1].replace("_", " ")
    yield f"    {'done':13} {name}{': ' + inputs if inputs else ''}", ""
    for key, subject, answer in _answers(case):
        yield f"    {'answered':13} {key.replace('_', ' ')} ({subject}): {short(answer)}", ""
    if verdict.through:
        yield f"    {'played as':13} {verdict.through}, since it lacks the smaller operation", DIM
    yield (
        f"    {'verdict':13} {verdict.kind.value}" + (f": {verdict.why}" if verdict.why else ""),
        BAD,
    )
    for difference in verdict.differences:
        clause = f" ({difference.clause})" if difference.clause else ""
        came, demanded = (short(v) or "there" for v in (difference.came, difference.demanded))
        yield f"    {'came out':13} {difference.path} = {came}", BAD
        yield f"    {'demanded':13} {difference.path} = {demanded}{clause}", GOOD
    if case.tests and verdict.kind in BLAMES_A_RULE:
        rules = [c for c in case.tests if c in run.rulebook.clauses]
        for index, clause in enumerate(rules):
            text = run.rulebook.clauses[clause].text
            yield f"    {'the rule' if index == 0 else '':13} {clause}: {text}", ""
    for note in verdict.notes:
        yield f"    {'note':13} {note}", ""
    if verdict.stderr:
        for line in verdict.stderr.splitlines()[-STDERR_LINES:]:
            yield f"    {'stderr':13} {line}", DIM
    yield f"    {'run it again':13} {command(run, case)}", DIM


STDERR_LINES = 5


def command(run: Run, case: Case | None = None) -> str:
    """Return the command line that plays the cases of a run again, or just one of them."""
    game = run.rulebook.name.replace("_", "-")
    what = run.what if " " not in run.what else f'"{run.what}"'
    if '"' in run.what:
        what = shlex.quote(run.what)
    files = "".join(f" --cases {shlex.quote(file)}" for file in run.files)
    if run.own_map:
        files += f" --map {shlex.quote(run.own_map)}"
    one = f" --case {case.id}" if case is not None else ""
    return f"rulewright check {game} --implementation {what}{files}{one}"


def laid_out(case: Case) -> Iterator[str]:
    """Write what a case lays on the table in lines: its places, and its position."""
    return on_table({"places": case.places, **case.position} if case.places else case.position)


def rules_in_words(case: Case) -> str:
    """Write in one line in what the rules of a case differ from the rulebook's: readings first."""
    rules = {**case.rules.get("readings", {}), **case.rules}
    return ", ".join(
        f"{name} = {short(value)}" for name, value in rules.items() if name != "readings"
    )


def on_table(position: Mapping[str, Any]) -> Iterator[str]:
    """Write a position in lines: one for each place, one for each other group of fields."""
    for field, value in position.items():
        if (
            isinstance(value, Mapping)
            and value
            and all(isinstance(item, Mapping) for item in value.values())
        ):
            for name, item in value.items():
                yield f"{field} {name}: {short(item) or 'nothing'}"
        elif isinstance(value, Mapping):
            yield f"{field}: {short(value)}"
        else:
            yield f"{field}: {short(value)}"


def short(value: Any) -> str:
    """Write a value of a position, an input or an answer in words.

    Args:
        value: plain JSON; None is what is gone.

    Returns:
        One line, with no braces or quotes: `city 1, presence River 1`.
    """
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {short(item)}" for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_item, value)) + "]"
    if value is None:
        return "gone"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value) if value != "" else '""'


def _item(value: Any) -> str:
    """Write an item of a list; one of several parts stands in brackets."""
    if isinstance(value, Mapping) and len(value) != 1:
        return f"({short(value)})" if value else "nothing"
    return short(value)


def _answers(case: Case) -> Iterator[tuple[str, str, Any]]:
    for key, subjects in case.answers.items():
        for subject, given in subjects.items():
            for answer in given:
                yield key, subject, answer


def _other_failures(run: Run) -> Iterator[Line]:
    """Tell the failures that blame no rule (crashes, hangs, broken protocol), alike ones once."""
    alike: dict[tuple[Kind, str], list[Verdict]] = {}
    for verdict in run.verdicts:
        if verdict.failed and verdict.kind not in BLAMES_A_RULE:
            alike.setdefault((verdict.kind, verdict.why), []).append(verdict)
    most = sorted(alike.items(), key=lambda item: -len(item[1]))
    for (kind, _), verdicts in most[:SHOWN]:
        yield "", ""
        yield f"{len(verdicts)} {kind.value}: mend this before you look at rules", BAD
        yield from told(run, verdicts[0])
        if len(verdicts) > 1:
            ids = ", ".join(verdict.case.id for verdict in verdicts[1 : SHOWN + 1])
            yield f"  also: {ids}{' …' if len(verdicts) > SHOWN + 1 else ''}", DIM
    for (kind, why), verdicts in most[SHOWN:]:
        yield f"  and {len(verdicts)} {kind.value}: {why}", DIM


def _everywhere(run: Run) -> Iterator[Line]:
    """Tell if one field comes out wrong wherever a case fails: that is rarely a rule's fault."""
    wrong = [
        {_field(run, verdict, difference.path) for difference in verdict.differences}
        for verdict in run.verdicts
        if verdict.kind is Kind.WRONG_OUTCOME
    ]
    if len(wrong) < SHOWN:
        return
    for field in sorted(set.intersection(*wrong)):
        yield "", ""
        yield (
            f"{field} is wrong in all {len(wrong)} wrong outcomes: "
            "does the adapter load it, and give it back?",
            BAD,
        )


def _field(run: Run, verdict: Verdict, path: str) -> str:
    before = msgspec.convert(verdict.case.position, run.rulebook.position)
    return pattern(path, before)


def as_json(run: Run) -> bytes:
    """Return a run as JSON: totals, suspects and every verdict."""
    found = suspects(run.verdicts)
    chosen = {suspect.clause for suspect in explained(run.verdicts)}
    report = {
        "harness": run.harness,
        "game": run.rulebook.name,
        "implementation": msgspec.to_builtins(run.greeting),
        "command": run.what,
        "complete": run.complete,
        "seconds": round(run.seconds, 3),
        "totals": {kind.value: n for kind, n in Counter(v.kind for v in run.verdicts).items()},
        "warnings": list(run.warnings),
        "suspects": [
            {
                "clause": suspect.clause,
                "text": run.rulebook.clauses[suspect.clause].text,
                "suspicion": round(suspect.suspicion, 4),
                "failed": [verdict.case.id for verdict in suspect.failed],
                "passed": suspect.passed,
                "reported": suspect.clause in chosen,
            }
            for suspect in found
        ],
        "verdicts": [
            {
                "case": verdict.case.id,
                "title": verdict.case.title,
                "operation": verdict.case.operation,
                "verdict": verdict.kind.value,
                "why": verdict.why,
                "tests": verdict.case.tests,
                "clauses": verdict.case.clauses,
                "differences": [msgspec.to_builtins(d) for d in verdict.differences],
                "notes": verdict.notes,
                "reading": verdict.reading,
                "through": verdict.through,
                **(
                    {
                        "rules": verdict.case.rules,
                        "places": verdict.case.places,
                        "position": verdict.case.position,
                        "inputs": verdict.case.inputs,
                        "answers": verdict.case.answers,
                        "after": verdict.after,
                        "stderr": verdict.stderr,
                    }
                    if verdict.failed
                    else {}
                ),
            }
            for verdict in run.verdicts
        ],
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


def as_junit(run: Run) -> bytes:
    """Return a run as JUnit XML: a suite for each section of the rulebook, a test for each case."""
    root = ElementTree.Element("testsuites", name=f"rulewright {run.rulebook.title}")
    by_section: dict[tuple[str, str], list[Verdict]] = {}
    for verdict in run.verdicts:
        by_section.setdefault(_section(run, verdict.case), []).append(verdict)
    blamed = {v.case.id: s.clause for s in explained(run.verdicts) for v in s.failed}
    for (section, title), verdicts in by_section.items():
        suite = ElementTree.SubElement(root, "testsuite", name=f"{run.rulebook.title}: {title}")
        _count(suite, run, verdicts)
        properties = {"implementation": run.greeting.name, "version": run.greeting.version}
        _properties(suite, [*properties.items(), ("command", run.what), ("harness", run.harness)])
        for verdict in verdicts:
            test = ElementTree.SubElement(
                suite,
                "testcase",
                classname=f"{run.rulebook.name}.{section}",
                name=_xml_text(f"{verdict.case.id}: {verdict.case.title}"),
                time=f"{run.seconds_by_case.get(verdict.case.id, 0.0):.3f}",
            )
            _test(test, run, verdict, blamed.get(verdict.case.id, ""))
    _count(root, run, run.verdicts)
    root.set("time", f"{run.seconds:.3f}")
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def _section(run: Run, case: Case) -> tuple[str, str]:
    """Return name and title of the section whose rule a case tests."""
    for clause in case.tests:
        if clause in run.rulebook.clauses:
            found = run.rulebook.clauses[clause]
            return found.section, found.title
    return "cases", "other cases"


def _count(suite: ElementTree.Element, run: Run, verdicts: Sequence[Verdict]) -> None:
    """Put the counts of a suite's tests into its attributes."""
    errors = sum(v.kind in NO_RULE for v in verdicts)
    skipped = sum(not v.failed and v.kind in _NOT_HELD_AGAINST for v in verdicts)
    suite.set("tests", str(len(verdicts)))
    suite.set("failures", str(sum(v.failed for v in verdicts) - errors))
    suite.set("errors", str(errors))
    if suite.tag == "testsuite":
        suite.set("skipped", str(skipped))
        seconds = sum(run.seconds_by_case.get(v.case.id, 0.0) for v in verdicts)
        suite.set("time", f"{seconds:.3f}")


_NOT_HELD_AGAINST = frozenset({Kind.SKIPPED, Kind.KNOWN_FAILURE})


def _properties(of: ElementTree.Element, pairs: Sequence[tuple[str, str]]) -> None:
    properties = ElementTree.SubElement(of, "properties")
    for name, value in pairs:
        ElementTree.SubElement(properties, "property", name=name, value=_xml_text(value))


def _test(test: ElementTree.Element, run: Run, verdict: Verdict, blamed: str) -> None:
    """Fill one test: its clauses, and what came of it."""
    case = verdict.case
    clauses = [("tests", clause) for clause in case.tests]
    clauses += [("clauses", " ".join(case.clauses))] if case.clauses else []
    clauses += [("suspected", blamed)] if blamed else []
    if clauses:
        _properties(test, clauses)
    if verdict.kind in _NOT_HELD_AGAINST:
        known = f"{verdict.kind.value}: " if verdict.kind is Kind.KNOWN_FAILURE else ""
        ElementTree.SubElement(test, "skipped", message=_xml_text(known + verdict.why))
    elif verdict.failed:
        came = "; ".join(line.strip() for line in verdict.told().splitlines())
        clause = blamed or next(iter(case.tests), "")
        rule = run.rulebook.clauses.get(clause)
        message = f"{clause} ({rule.title}): {rule.text} {came}" if rule else came
        failure = ElementTree.SubElement(
            test,
            "error" if verdict.kind in NO_RULE else "failure",
            type=verdict.kind.value,
            message=_xml_text(message),
        )
        lines = [line for line, _ in told(run, verdict)]
        if blamed and rule:  # some viewers show this text only, not the message
            lines.insert(1, f"    {'suspected':13} {blamed}: {rule.text}")
        failure.text = _xml_text("\n".join(lines))
        if verdict.stderr:
            ElementTree.SubElement(test, "system-err").text = _xml_text(verdict.stderr)


def _xml_text(text: str) -> str:
    """Leave out what XML can't hold."""
    return "".join(
        c
        for c in text
        if c in "\t\n" or " " <= c <= "\ud7ff" or (c >= "\ue000" and c < "\ufffe") or c > "\uffff"
    )


def write(file: Path, content: bytes) -> None:
    """Write a report whole, or not at all; a link, pipe or device is written through.

    Raises:
        OSError: it can't be written.
    """
    if file.is_symlink() or (file.exists() and not file.is_file()):
        file.write_bytes(content)
        return
    draft = file.with_name(file.name + ".part")
    try:
        draft.write_bytes(content)
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
