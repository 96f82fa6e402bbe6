"""Reports of fuzzing: in the terminal, as a case file, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rulewright import __version__
from rulewright.conformance.cases import write_cases
from rulewright.conformance.fuzzing.fuzz import Fuzzed
from rulewright.conformance.fuzzing.fuzz_causes import Cause, Finding
from rulewright.conformance.fuzzing.fuzz_tally import INVARIANT, NO_REPLY, REFERENCE
from rulewright.conformance.reports import (
    BAD,
    DIM,
    GOOD,
    RULE,
    SHOWN,
    Line,
    Run,
    command,
    short,
    told,
)
from rulewright.conformance.verdicts import Kind

MANY = 1000
"""Among so many plays every operation should be."""

FEW = 10
"""Less than one in so many plays of an operation is too few to rely on."""

WAYS = 3
"""How many ways in which one cause shows are told in full."""


def summary(fuzzed: Fuzzed, saved: Path | None) -> Iterator[Line]:
    """Tell what came of fuzzing in lines for the terminal.

    Args:
        fuzzed: what came of it.
        saved: the file into which the cases are written, if they are.

    Yields:
        Lines, each with its style.
    """
    greeting, tally = fuzzed.greeting, fuzzed.tally
    what = " ".join(part for part in (greeting.name, greeting.version) if part)
    language = f" ({greeting.language})" if greeting.language else ""
    yield f"{fuzzed.rulebook.title}: {what}{language}", RULE
    yield f"  {totals(fuzzed)}", DIM
    for why, count in tally.skipped.most_common(SHOWN):
        yield f"  skipped {count:,}: {why}", DIM
    if tally.plays and tally.skipped.total() == tally.plays:
        yield "  Nothing was played: every play was skipped, as the reasons above say.", BAD
    never = [name.split(".", 1)[-1] for name in wanted(fuzzed) if name not in tally.operations]
    if never and tally.plays >= MANY:
        yield f"  never drawn: {', '.join(never)}", DIM
    for name in wanted(fuzzed):
        if tally.played[name] < tally.operations[name] / FEW:
            few = f"{tally.played[name]:,} of {_counted(tally.operations[name], 'play')}"
            yield f"  hardly played: {_short(name)}: {few}, the others are skipped", DIM
    for name, fields in tally.always_wrong().items():
        yield (
            f"  {', '.join(sorted(fields))}: wrong in every outcome of {_short(name)}: does the "
            "adapter load it, and give it back? What is wrong besides is told apart below.",
            BAD,
        )
    for warning in tally.warnings:
        yield f"  Note: {warning}", ""
    if tally.ended:
        yield f"  Stopped: {tally.ended}", BAD
    if not fuzzed.complete:
        shrunk = any(finding.shrunk for cause in fuzzed.causes for finding in cause.findings)
        how = "not all of them shrunk" if shrunk else "not shrunk"
        yield f"  Stopped before the end: the cases below are as they were found, {how}.", BAD
    again = repeat(fuzzed)
    if again:
        yield f"  The same again: {again}", DIM
    yield from _chance(fuzzed)
    if not fuzzed.failed:
        yield "Nothing was found.", GOOD
    for cause in fuzzed.causes:
        yield "", ""
        yield from _told(fuzzed, cause, saved)
    if saved is not None and fuzzed.causes:
        yield "", ""
        yield f"The cases are in {saved}; run them all with:", ""
        yield f"  {command(_as_run(fuzzed, saved))}", ""


def _short(operation: str) -> str:
    return operation.split(".", 1)[-1].replace("_", " ")


def totals(fuzzed: Fuzzed) -> str:
    """Tell in one line how much was played and found."""
    tally = fuzzed.tally
    rate = tally.plays / fuzzed.seconds if fuzzed.seconds else 0
    findings = sum(len(cause.findings) for cause in fuzzed.causes)
    return (
        f"{_counted(tally.plays, 'play')}, seed {fuzzed.task.seed}, in {fuzzed.seconds:.1f} s "
        f"({rate:,.0f} a second); {_counted(tally.clauses, 'clause')} exercised; "
        f"{_counted(len(fuzzed.causes), 'cause')}, {_counted(findings, 'finding')}"
    )


def wanted(fuzzed: Fuzzed) -> list[str]:
    """Return the operations that were to be played and that the implementation has."""
    only = fuzzed.task.operations or fuzzed.rulebook.operations
    return [name for name in only if name in fuzzed.greeting.operations]


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' * (number != 1)}"


def repeat(fuzzed: Fuzzed) -> str:
    """Return the options that repeat a run that went by time or was stopped; "" if it is known."""
    task, numbers = fuzzed.task, fuzzed.tally.numbers
    if numbers in (0, task.plays):
        return ""
    return f"--seed {task.seed} --plays {numbers}"


def _told(fuzzed: Fuzzed, cause: Cause, saved: Path | None) -> Iterator[Line]:
    plays = sum(finding.plays for finding in cause.findings)
    first = min(finding.first for finding in cause.findings)
    many = f"{_counted(plays, 'play')} failed for this, the first number {first}"
    kind = cause.findings[0].kind
    if kind == REFERENCE:
        yield f"The reference itself is wrong here ({', '.join(cause.findings[0].wrong)})", BAD
        yield "  The outcome on which both agree breaks an invariant: please report it.", RULE
    elif cause.reads is not None:
        question, reading = cause.reads
        yield f"{question} is read as {reading}: an open question; no rule need be broken", BAD
        yield f"  {fuzzed.rulebook.questions[question].question}", RULE
    elif cause.suspects:
        clause = fuzzed.rulebook.clauses[cause.suspects[0].clause]
        yield f"Suspected: {clause.id} ({clause.title})", BAD
        yield f"  {clause.text}", RULE
        many += f"; suspicion {cause.suspects[0].suspicion:.2f}"
    elif kind == Kind.NOT_DETERMINISTIC:
        yield "Not deterministic: the same case came out in two ways", BAD
    else:
        after = ": mend this before you look at rules" if kind in NO_REPLY else ""
        yield f"{kind.capitalize()}{after}", BAD
    yield f"  {many}", DIM
    for finding in cause.findings[:WAYS]:
        yield from _finding(fuzzed, finding, saved)
    others = cause.findings[WAYS:]
    if others:
        yield f"  also: {', '.join(finding.case.id for finding in others)}", DIM
    for number, suspect in enumerate(cause.suspects):
        text = fuzzed.rulebook.clauses[suspect.clause].text
        if number:
            yield f"  next in line: {suspect.clause}: {text}", DIM
        elif cause.reads is not None:
            yield f"  suspected if that isn't meant: {suspect.clause}: {text}", DIM


def _chance(fuzzed: Fuzzed) -> Iterator[Line]:
    """Tell what came of testing chance that the implementation hides."""
    if not fuzzed.chance:
        return
    yield (
        "  Hidden chance, by exact binomial tests; the probability that a fair implementation is "
        f"called unfair is at most {fuzzed.task.error:g}:",
        "",
    )
    for tested in fuzzed.chance:
        name = tested.operation.split(".", 1)[-1].replace("_", " ")
        what = f"    {', '.join(tested.keys)} of {name}"
        if tested.untested:
            yield f"{what}: not tested: {tested.untested}", DIM
            continue
        yield (
            f"{what}: {'unfair' if tested.unfair else 'nothing against it'} in {tested.plays:,} "
            f"plays of one case with {tested.outcomes} outcomes (if the least likely came a "
            f"quarter too often, it would be found with probability {tested.power:.3f})",
            BAD if tested.unfair else DIM,
        )
        for unfair in tested.unfair:
            answers = ", ".join(
                f"{key} ({subject}) {short(given)}"
                for key, subjects in unfair.answers.items()
                for subject, given in subjects.items()
            )
            yield f"      {answers}{': ' if answers else ''}{unfair.why}", BAD


def _finding(fuzzed: Fuzzed, finding: Finding, saved: Path | None) -> Iterator[Line]:
    """Tell one finding as `check` tells a failing case."""
    run = _as_run(fuzzed, saved)
    case = msgspec.structs.replace(
        finding.verdict.case, id=finding.case.id, title=finding.case.title, tests=()
    )
    lines = list(told(run, msgspec.structs.replace(finding.verdict, case=case)))
    if finding.kind in (INVARIANT, REFERENCE):
        lines.insert(-1, (f"    {'invariant':13} {', '.join(finding.wrong)}", BAD))
    yield from lines if finding.fit and saved is not None else lines[:-1]
    if not finding.shrunk:
        yield f"    {'note':13} as it was found, not shrunk", DIM
    elif not finding.fit:
        yield f"    {'note':13} only fuzz shows it; check does not", DIM


def _as_run(fuzzed: Fuzzed, saved: Path | None) -> Run:
    """Return what is fuzzed as a run of the cases that are saved."""
    files = (str(saved),) if saved is not None else ()
    own_map = str(fuzzed.task.own_map or "")
    return Run(fuzzed.rulebook, fuzzed.task.what, fuzzed.greeting, (), files=files, own_map=own_map)


def quietly(fuzzed: Fuzzed) -> Iterator[Line]:
    """Tell what came of fuzzing in a line of totals, and one for each finding."""
    style = BAD if fuzzed.causes else ""
    yield f"{fuzzed.rulebook.title}: {totals(fuzzed)}", style
    for cause in fuzzed.causes:
        named = f" {cause.suspects[0].clause}" if cause.suspects else ""
        if cause.reads is not None:
            named = f" {cause.reads[0]} read as {cause.reads[1]}"
        for finding in cause.findings:
            yield f"{finding.case.id}{named}: {finding.case.title}", ""


def as_case_file(fuzzed: Fuzzed) -> bytes:
    """Return the cases of all findings, as `check --cases` reads them."""
    return write_cases(Path(), (f.case for cause in fuzzed.causes for f in cause.findings))


def as_json(fuzzed: Fuzzed) -> bytes:
    """Return what came of fuzzing as JSON."""
    task, tally = fuzzed.task, fuzzed.tally
    report = {
        "harness": f"rulewright {__version__}",
        "game": fuzzed.rulebook.name,
        "implementation": msgspec.to_builtins(fuzzed.greeting),
        "command": task.what,
        "seed": task.seed,
        "plays": tally.plays,
        "illegal": tally.illegal,
        "complete": fuzzed.complete,
        "ended": tally.ended,
        "seconds": round(fuzzed.seconds, 3),
        "clauses": tally.clauses,
        "operations": dict(sorted(tally.operations.items())),
        "skipped": dict(tally.skipped.most_common()),
        "warnings": list(tally.warnings),
        "causes": [
            {
                "suspects": [
                    {
                        "clause": suspect.clause,
                        "text": fuzzed.rulebook.clauses[suspect.clause].text,
                        "suspicion": round(suspect.suspicion, 4),
                    }
                    for suspect in cause.suspects
                ],
                "reads": dict([cause.reads]) if cause.reads is not None else {},
                "findings": [_as_json(finding) for finding in cause.findings],
            }
            for cause in fuzzed.causes
        ],
        "chance": {
            "error": fuzzed.task.error,
            "tested": [msgspec.to_builtins(tested) for tested in fuzzed.chance],
        },
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def _as_json(finding: Finding) -> dict[str, Any]:
    return {
        "case": msgspec.to_builtins(finding.case),
        "verdict": finding.kind,
        "why": finding.verdict.why,
        "wrong": list(finding.wrong),
        "differences": msgspec.to_builtins(finding.verdict.differences),
        "notes": list(finding.verdict.notes),
        "plays": finding.plays,
        "first": finding.first,
        "operations": list(finding.operations),
        "shrunk": finding.shrunk,
        "checked": finding.fit,
    }
