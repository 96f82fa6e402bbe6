"""The command that tells what a change of the rules, or of the code, changes."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from rulewright.cli.shared import (
    COULD_NOT_RUN,
    FAILED,
    Amendments,
    Game,
    Numbers,
    Progress,
    Quiet,
    Readings,
    Section,
    app,
    book_of,
    check_folders,
    choose,
    give_up,
    load_from,
    print_lines,
    unwritten,
)

if TYPE_CHECKING:
    from rulewright.conformance.cases import Case
    from rulewright.conformance.changing.changes import Change
    from rulewright.conformance.changing.impact import Held
    from rulewright.conformance.changing.impact_report import Impact
    from rulewright.conformance.changing.impact_search import Searched
    from rulewright.core.operations import Rulebook


class _Step(NamedTuple):
    """What the progress bar counts."""

    failed: bool


@app.command()
def impact(
    game: Game,
    number: Numbers = None,
    reading: Readings = None,
    amend: Amendments = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--against",
            metavar="REV|DIR",
            help="hold the cases against those of a revision of the checkout, or of a folder",
        ),
    ] = None,
    section: Section = None,
    operation: Annotated[
        list[str] | None, typer.Option("--operation", help="only this operation")
    ] = None,
    case: Annotated[
        list[str] | None, typer.Option("--case", help="only this case, and no search")
    ] = None,
    tries: Annotated[
        int | None,
        typer.Option("--tries", min=1, help="how many plays of each operation to draw"),
    ] = None,
    no_search: Annotated[
        bool, typer.Option("--no-search", help="look at the cases only, draw no plays")
    ] = False,
    json: Annotated[Path | None, typer.Option("--json", help="write it as JSON")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="write it as a page")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="write the plays that were found as cases")
    ] = None,
    quiet: Quiet = False,
) -> None:
    """Tell what a change of the rules changes: outcomes, what is legal, invariants; by clause.

    All cases are played by the rules as they are and by the changed ones. Then plays are drawn, to
    find the smallest that the change affects, for each operation.

    Exit code 0: nothing changes. 1: something does. 2: could not run.
    """
    stated = bool(number or reading or amend)
    if stated == (against is not None):
        give_up(
            "name a change, and just one kind: --set NUMBER=VALUE, --reading QUESTION=READING and "
            "--amend NAME for the rules, or --against REV|DIR for the code"
        )
    if against is not None and (tries is not None or no_search or save is not None):
        give_up("--against compares cases and draws nothing: take off --tries, --no-search, --save")
    if (no_search or case) and (tries is not None or save is not None):
        give_up("with --no-search or --case no plays are drawn: take off --tries and --save")
    check_folders(json, html, save)
    book = book_of(game)
    chosen = {"sections": section, "operations": operation, "ids": case}
    if against is not None:
        found = _versions(book, against, chosen)
    else:
        from rulewright.conformance.changing.changes import change_from

        change = change_from(book, number or (), reading or (), amend or ())
        cases = choose(book, load_from(book, None), **chosen)
        search = () if no_search or case else _operations(book, section, operation)
        found = _impact(book, change, cases, search, tries, quiet)
    _hand_over(found, json, html, save, quiet)


def _operations(
    book: Rulebook, sections: list[str] | None, operations: list[str] | None
) -> list[str]:
    """Return the operations that are chosen: by name, or by the sections in which they stand."""
    full = [name if "." in name else f"{book.name}.{name}" for name in operations or ()]
    return [
        name
        for name, each in book.operations.items()
        if (not full or name in full) and (not sections or each.section in sections)
    ]


def _impact(
    book: Rulebook,
    change: Change,
    cases: Sequence[Case],
    operations: Sequence[str],
    tries: int | None,
    quiet: bool,
) -> Impact:
    """Hold the cases against a change, then search; what was found until Ctrl-C is kept."""
    from rulewright.conformance.changing.changes import told_change
    from rulewright.conformance.changing.impact import hold
    from rulewright.conformance.changing.impact_report import impact_of
    from rulewright.conformance.changing.impact_search import TRIES, search

    held: list[Held] = []
    searched: list[Searched] = []
    complete = False
    notes: list[str] = []
    try:
        with Progress(len(cases), quiet, "affected") as progress:
            for each in cases:
                held.append(hold(book, each, change))
                progress.step(_Step(bool(held[-1].affected)))
        notes.extend(_without_effect(book, change, cases, held))
        affected = [one for each in held for one in each.affected]
        with Progress(len(operations), quiet, "affected") as progress:
            for name in sorted(operations, key=lambda name: -len(book.operations[name].rungs)):
                searched.append(search(book, name, change, affected, tries or TRIES))
                affected += [one for one in [searched[-1].found] if one is not None]
                progress.step(_Step(searched[-1].found is not None))
        complete = True
    except KeyboardInterrupt:
        if not held:
            give_up("stopped before anything was played")
    return impact_of(
        book,
        held,
        list(told_change(book, change)),
        _options(change),
        notes=notes,
        searched=sorted(searched, key=lambda one: operations.index(one.operation)),
        complete=complete,
    )


def _without_effect(
    book: Rulebook, change: Change, cases: Sequence[Case], held: Iterable[Held]
) -> list[str]:
    """Say what of a change is in force already, and which numbers no play of the cases reads."""
    from rulewright.conformance.changing.changes import without_effect
    from rulewright.conformance.changing.impact import read_by

    notes = list(without_effect(book, change))
    if not any(each.affected for each in held):
        for name in change.numbers:
            count = read_by(book, cases, name)
            notes.append(
                f"{count} of the cases read {name}, and come out as before"
                if count
                else f"no play of these cases reads {name}"
            )
    return notes


def _options(change: Change) -> str:
    """Write a change as it is given on the command line."""
    words = [
        *(word for name, n in change.numbers.items() for word in ("--set", f"{name}={n}")),
        *(word for q, name in change.readings.items() for word in ("--reading", f"{q}={name}")),
        *(word for name in change.amendments for word in ("--amend", name)),
    ]
    return shlex.join(words)


def _versions(book: Rulebook, version: str, chosen: dict[str, Any]) -> Impact:
    """Hold the cases against those of another version."""
    from rulewright.conformance.changing.against import against, cites_otherwise
    from rulewright.conformance.changing.impact_report import impact_of
    from rulewright.conformance.changing.versions import cases_of

    after = {case.id: case for case in load_from(book, None)}
    name, before = cases_of(book, version)
    either = [_with_known_tests(book, case) for case in {**before, **after}.values()]
    wanted = {case.id for case in choose(book, either, **chosen)}
    before = {id_: case for id_, case in before.items() if id_ in wanted}
    after = {id_: case for id_, case in after.items() if id_ in wanted}
    held = list(against(book, before, after))
    same = {each.case.id for each in held if not each.affected}
    cites = [id_ for id_ in cites_otherwise(before, after) if id_ in same]
    notes = []
    if cites:
        many = "1 case comes" if len(cites) == 1 else f"{len(cites)} cases come"
        notes.append(f"{many} out the same and only met other clauses: {', '.join(cites[:8])}")
    what = [f"the cases of {name} become those that are here"]
    return impact_of(book, held, what, shlex.join(["--against", version]), notes=notes)


def _with_known_tests(book: Rulebook, case: Case) -> Case:
    """Return a case without the clauses under test that this rulebook doesn't have."""
    import msgspec

    known = tuple(clause for clause in case.tests if clause in book.clauses)
    return msgspec.structs.replace(case, tests=known)


def _hand_over(
    found: Impact, json: Path | None, html: Path | None, save: Path | None, quiet: bool
) -> None:
    """Write the reports that are wanted, and print the summary even if one can't be written."""
    from rulewright.conformance.changing.impact_report import as_json, quietly, summary

    problems: list[str] = []
    if json is not None:
        problems += unwritten(json, as_json(found))
    if html is not None:
        from rulewright.conformance.changing.impact_html import as_html

        problems += unwritten(html, as_html(found))
    last: list[tuple[str, str]] = []
    if save is not None:
        more, last = _save(found, save)
        problems += more
    print_lines([*(quietly(found) if quiet else summary(found)), *last])
    if problems:
        give_up("; ".join(problems))
    if not found.complete:
        raise typer.Exit(COULD_NOT_RUN)
    raise typer.Exit(FAILED if found.changes else 0)


def _save(found: Impact, file: Path) -> tuple[list[str], list[tuple[str, str]]]:
    """Write the plays that were found as cases; return the problems, and what is to be told."""
    from rulewright.conformance.cases import write_cases
    from rulewright.conformance.changing.impact_search import numbered

    cases = numbered(found.searched)
    if not cases:
        return [], [("", ""), (f"{file} isn't written: no play was found to save", "")]
    game = found.rulebook.name.replace("_", "-")
    if problems := unwritten(file, write_cases(file, cases)):
        return problems, []
    many = "1 case" if len(cases) == 1 else f"{len(cases)} cases"
    check = f"rulewright check {game} --implementation … --cases {shlex.quote(str(file))}"
    return [], [("", ""), (f"{many} for the changed rule: {check}", "")]
