"""What came of mutants: by clause and by section, for the terminal and as JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import msgspec

from rulewright.conformance.proving.mutants import Trial, Tried
from rulewright.conformance.reports import BAD, DIM, GOOD, RULE, Line

WANTED = 95
"""The share of the mutants, in percent, that the cases must notice."""

NO_CLAUSE = "no clause"
"""In place of a clause: the mutant breaks a function that cites none."""


class Count(msgspec.Struct, frozen=True):
    """What came of some mutants.

    Attributes:
        killed: those that a case notices.
        survived: those that are missing cases.
        reasoned: those that no case can notice, by the list of reasons.
    """

    killed: int
    survived: int
    reasoned: int

    @property
    def score(self) -> float:
        """The share that is noticed of what is not reasoned away, in percent, rounded down."""
        counted = self.killed + self.survived
        return 1000 * self.killed // counted / 10 if counted else 100.0


def count(tried: Iterable[Tried]) -> Count:
    """Count what came of some mutants."""
    fates = Counter(one.fate for one in tried)
    return Count(fates["killed"], fates["survived"], fates["reasoned away"])


def by_clause(trial: Trial) -> dict[str, list[Tried]]:
    """Return the mutants under each clause that heads their paragraph, in rulebook order.

    What breaks a function that cites nothing stands at the end, under its module.
    """
    found: dict[str, list[Tried]] = defaultdict(list)
    for one in trial.tried:
        for clause in one.mutant.clauses or (f"{NO_CLAUSE}: {one.mutant.module}",):
            found[clause].append(one)
    order = {clause: number for number, clause in enumerate(trial.plan.book.clauses)}
    return {
        clause: found[clause] for clause in sorted(found, key=lambda c: order.get(c, len(order)))
    }


def by_section(trial: Trial) -> dict[str, list[Tried]]:
    """Return the mutants that count for each section, in rulebook order."""
    found: dict[str, list[Tried]] = defaultdict(list)
    for one in trial.tried:
        for section in trial.plan.sections(one.mutant):
            found[section].append(one)
    return {s.name: found[s.name] for s in trial.plan.book.sections if s.name in found}


def good_enough(trial: Trial) -> bool:
    """Tell whether the cases notice what they must, and the list of reasons holds."""
    return count(trial.tried).score >= WANTED and not trial.idle


def told(trial: Trial, *, quiet: bool) -> Iterator[Line]:
    """Tell a trial in lines for the terminal.

    Args:
        trial: the trial.
        quiet: only the totals, and where something survived.

    Yields:
        Lines, each with its style.
    """
    book = trial.plan.book
    if not quiet:
        modules = ", ".join(dict.fromkeys(mutant.module for mutant in trial.plan.mutants))
        yield f"{book.title}: {len(trial.plan.mutants)} mutants of {modules}", RULE
        yield _row("clause", "killed", "survived", "reasoned", "score"), DIM
        shown: set[int] = set()
        for clause, ours in by_clause(trial).items():
            yield _counts(clause, ours), BAD if count(ours).survived else ""
            for one in ours:
                if one.failed and id(one) not in shown:
                    shown.add(id(one))
                    yield from _diff(one)
        yield "", ""
    yield _row("section", "killed", "survived", "reasoned", "score"), DIM
    for section, ours in by_section(trial).items():
        yield _counts(section, ours), BAD if count(ours).survived else ""
    yield _counts("all", trial.tried), RULE
    yield from _conclusion(trial, quiet=quiet)


def _conclusion(trial: Trial, *, quiet: bool) -> Iterator[Line]:
    if quiet:
        for one in trial.tried:
            if one.failed:
                yield f"survived: {_where(one)}", BAD
    fates = Counter(one.fate for one in trial.tried)
    yield (
        "a mutant counts for each clause that heads its paragraph, and once for all; not counted: "
        f"{fates['ill-typed']} that mypy rejects, {fates['message']} that only change a message",
        DIM,
    )
    for reason, why in trial.idle:
        yield f"{reason.told}: {why}: take it off the list of reasons", BAD
    total = count(trial.tried)
    if not trial.complete:
        played = f"{len(trial.tried)} of {len(trial.plan.mutants)} mutants were tried"
        yield f"stopped: {played}; mypy may still reject some that survived", BAD
    elif not total.survived:
        yield f"100 %: no mutant survives without a reason ({trial.seconds:.0f} s)", GOOD
    else:
        style = GOOD if total.score >= WANTED else BAD
        wanted = f"{total.score:.1f} % are noticed, at least {WANTED} % must be"
        yield f"{total.survived} survive without a reason; {wanted} ({trial.seconds:.0f} s)", style


def _row(name: str, *cells: str) -> str:
    return f"  {name:40}{''.join(f'{cell:>10}' for cell in cells)}"


def _counts(name: str, tried: Iterable[Tried]) -> str:
    total = count(tried)
    numbers = (str(number or "·") for number in (total.killed, total.survived, total.reasoned))
    return _row(name, *numbers, f"{total.score:.1f} %")


def _where(one: Tried) -> str:
    return f"{one.mutant.module}.py:{one.mutant.line} {one.mutant.function}"


def _diff(one: Tried) -> Iterator[Line]:
    yield f"    survived: {_where(one)}", ""
    for line in one.mutant.old.splitlines():
        yield f"      - {line}", BAD
    for line in one.mutant.new.splitlines():
        yield f"      + {line}", GOOD


def as_json(trial: Trial) -> bytes:
    """Return a trial as JSON: counts by clause and section, and each mutant that isn't killed."""
    return msgspec.json.encode(
        {
            "game": trial.plan.book.name,
            "complete": trial.complete,
            "modules": list(trial.plan.modules),
            "mutants": len(trial.plan.mutants),
            "all": _plain(trial.tried),
            "sections": {name: _plain(ours) for name, ours in by_section(trial).items()},
            "clauses": {name: _plain(ours) for name, ours in by_clause(trial).items()},
            "alive": [
                {
                    "function": one.mutant.name,
                    "line": one.mutant.line,
                    "clauses": one.mutant.clauses,
                    "old": one.mutant.old,
                    "new": one.mutant.new,
                    "fate": one.fate,
                    "reason": one.reason,
                }
                for one in trial.tried
                if one.fate != "killed"
            ],
            "idle_reasons": [f"{reason.told}: {why}" for reason, why in trial.idle],
            "seconds": round(trial.seconds, 1),
        }
    )


def _plain(tried: Iterable[Tried]) -> dict[str, object]:
    total = count(tried)
    return {**msgspec.structs.asdict(total), "score": total.score}
