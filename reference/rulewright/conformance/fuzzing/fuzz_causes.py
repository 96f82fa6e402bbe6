"""Causes: plays that failed while fuzzing become a few findings, each with its smallest case."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from functools import cache
from itertools import count
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Expect, load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.filling import Unfit, fill
from rulewright.conformance.fuzzing.fuzz_blame import (
    NO_RULE,
    Failing,
    Suspect,
    explained,
    known,
    root_of,
)
from rulewright.conformance.fuzzing.fuzz_play import Player
from rulewright.conformance.fuzzing.fuzz_tally import NO_REPLY, PASSES, SURE, Failed, Tally
from rulewright.conformance.searching.shrinking import shrink
from rulewright.conformance.sizes import size
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.citing import Citation
from rulewright.core.clauses import BadData
from rulewright.core.operations import Impossible

MOST_SHRUNK = 40
"""No more plays than this are shrunk; what is left is listed as it was found."""

EACH = 3
"""So many plays that fail alike are shrunk, if they aren't too many; the smallest is told."""

PATIENCE = 60
"""While one play is shrunk, so many others may get no reply; a hang counts as several."""

_SILENCE = {**dict.fromkeys(NO_REPLY, 1), Kind.TIMED_OUT.value: 10}

TESTED = 2
"""So many of them are those that the case is said to test."""


class Finding(msgspec.Struct, frozen=True):
    """One way in which a cause shows: plays with the same verdict.

    Attributes:
        case: the smallest case that shows it.
        kind: the verdict on it, in words.
        wrong: what comes out wrong: paths with `*` for names, or words where there are none.
        verdict: the verdict on the case.
        cited: the clauses that the reference meets in it.
        near: in how many cases that are a step smaller and pass each clause is met, and how.
        plays: how many plays failed so, as far as can be told.
        first: the number of the first of them.
        operations: the operations in which they failed.
        shrunk: whether the case is the smallest; otherwise it is as it was found.
        fit: whether `check` sees the same when it runs the case.
    """

    case: Case
    kind: str
    wrong: tuple[str, ...]
    verdict: Verdict
    cited: tuple[Citation, ...]
    near: Counter[Citation]
    plays: int
    first: int
    operations: tuple[str, ...]
    shrunk: bool
    fit: bool = False


class Cause(msgspec.Struct, frozen=True):
    """Why plays failed, as far as can be told: a rule that is suspected to be broken.

    Attributes:
        suspects: the clauses that are suspected, the most suspect first; none if what failed says
            nothing of a rule.
        findings: the ways in which it shows, that with the smallest case first.
        reads: an open question and its other reading, if that explains all of it: then the
            suspects matter only if that reading isn't meant.
    """

    suspects: tuple[Suspect, ...]
    findings: tuple[Finding, ...]
    reads: tuple[str, str] | None = None


def causes(
    player: Player,
    tally: Tally,
    found: list[list[Finding]],
    on_step: Callable[[int, int], None] = lambda *_: None,
) -> list[Cause]:
    """Find out why plays failed.

    The plays are put down to suspected clauses. Of the plays that are put down to one clause, are
    of one operation, have the same verdict and the same fields wrong, the smallest are shrunk. The
    smallest cases, which meet few clauses, are put down to clauses anew.

    Args:
        player: the implementation, to play the cases that are tried.
        tally: what came of the plays.
        found: an empty list; to it are added the findings of plays that fail alike, once these are
            shrunk.
        on_step: told how many plays have been shrunk, of how many.

    Returns:
        The causes, that of the most plays first; the same for the same tally.
    """
    if not tally.groups:
        return []
    committed = _committed(player.rulebook.name)
    groups = list(_groups(player, tally, committed))
    each = min(EACH, max(1, MOST_SHRUNK // len(groups)))
    always, hiding = _always_failing(tally), tally.always_wrong()
    for number, (plays, others) in enumerate(groups):
        on_step(number, len(groups))
        shrinks = number < MOST_SHRUNK and plays[0].kind != Kind.NOT_DETERMINISTIC
        few = 1 if plays[0].kind in NO_REPLY else each  # it may take long
        findings: list[Finding] = []
        left = list(plays)
        while left:
            some = [_finding(left, smallest) for smallest in _smallest(left)[:few]]
            if shrinks:
                tried: Tried = {}
                hides = hiding.get(plays[0].operation, frozenset())
                some = [shrink_finding(player, one, others, tried, hides) for one in some]
            least = min(some, key=lambda finding: size(finding.case))
            its = always.intersection(least.cited if least.kind not in NO_RULE else ())
            other = [one for one in left if its and its.isdisjoint(one.cited)]
            those = [one for one in left if one not in other]
            findings.append(msgspec.structs.replace(least, plays=_count(those or left)))
            left, others = other if those and shrinks else [], others | its
        found.append(findings)
    on_step(len(groups), len(groups))
    every = [finding for findings in found for finding in findings]
    return put_down(player, every, tally, _tried(player, tally, every, committed))


def _always_failing(tally: Tally) -> frozenset[Citation]:
    """Return what is met by plays that failed, by at least some, and by none that passed."""
    failed: Counter[Citation] = Counter()
    for failures in tally.groups.values():
        failed.update(failures.cited)
    return frozenset(
        citation
        for citation, plays in failed.items()
        if plays >= SURE and not tally.passed.get(citation)
    )


def as_found(player: Player, tally: Tally, shrunk: Sequence[Sequence[Finding]] = ()) -> list[Cause]:
    """Put plays down to causes without the implementation.

    Args:
        player: the implementation; it isn't asked anything.
        tally: what came of the plays.
        shrunk: the findings of the first plays, if these were shrunk already; the others stay as
            they are.
    """
    groups = list(_groups(player, tally, _committed(player.rulebook.name)))[len(shrunk) :]
    found = [_finding(plays, _smallest(plays)[0]) for plays, _ in groups]
    return put_down(player, [*(one for some in shrunk for one in some), *found], tally)


def case_of(number: int, failed: Failed) -> Case:
    """Return a play that failed as a case that `check` can run, as it was found.

    Args:
        number: the number in the id of the case.
        failed: the play.
    """
    finding = _finding([_failing(failed, failed.case, 1)], failed)
    return msgspec.structs.replace(
        failed.case, id=f"fuzz-{number}", title=title(finding), readings=()
    )


@cache
def _committed(game: str) -> tuple[Case, ...]:
    """Return the committed cases of a game, if there are any."""
    try:
        return tuple(load_cases(vector_files(game)))
    except BadData:
        return ()


def _tried(
    player: Player, tally: Tally, found: Iterable[Finding], committed: Sequence[Case]
) -> Sequence[Verdict]:
    """Play the committed cases that test what is met by findings.

    None is played if that may take long because replies don't come.
    """
    if any(group.kind in NO_REPLY for group in tally.groups):
        return ()
    book = player.rulebook
    met = {root_of(book, citation.clause) for finding in found for citation in finding.cited}
    return player.session.play(
        case for case in committed if any(root_of(book, clause) in met for clause in case.tests)
    )


def _groups(
    player: Player, tally: Tally, committed: Sequence[Case]
) -> Iterator[tuple[list[Failing], frozenset[Citation]]]:
    """Put plays down to clauses; give those of one clause that fail alike together.

    With each group come the clauses to which others are put down, and which it doesn't meet.
    """
    hiding = tally.always_wrong()
    every = [
        _failing(
            _beside(failed, hiding.get(group.operation, frozenset())),
            failed.case,
            failures.count / len(failures.kept),
        )
        for group, failures in tally.groups.items()
        for failed in failures.kept
    ]
    every.sort(key=lambda one: one.what.number)
    knows = known(player.rulebook, tally.passed, committed)
    others: set[Citation] = set()
    for suspected, plays in explained(player.rulebook, every, knows):
        alike: dict[tuple[str, str], list[Failing]] = defaultdict(list)
        for one in plays:
            alike[one.kind, one.what.case.operation].append(one)
        for (_, operation), some in alike.items():
            for group in _by_what_is_wrong(some, operation in hiding):
                yield group, frozenset(others.difference(*(one.cited for one in group)))
        first = {suspect.clause for suspect in suspected[:1]}
        others.update(met for one in plays for met in one.cited if met.clause in first)


def _beside(failed: Failed, hides: Set[str]) -> Failed:
    """Return a play with what is wrong beside that which always is, if anything is."""
    beside = tuple(field for field in failed.wrong if field not in hides)
    return msgspec.structs.replace(failed, wrong=beside) if beside and hides else failed


def _by_what_is_wrong(plays: Sequence[Failing], hidden: bool) -> Iterator[list[Failing]]:
    """Part plays: to that with the fewest fields wrong go those with the same and more wrong.

    Args:
        plays: plays of one operation with the same verdict.
        hidden: whether what is wrong is what something hid that always is: then it is as it were
            one part of what came out wrong, and whatever shares a field with it goes to it.
    """
    left = sorted(plays, key=lambda one: (len(one.wrong), one.wrong))
    while left:
        least = left[0].wrong
        yield [one for one in left if _shows_in(least, one.wrong, hidden)]
        left = [one for one in left if not _shows_in(least, one.wrong, hidden)]


def _shows_in(least: Collection[str], wrong: Collection[str], hidden: bool) -> bool:
    """Tell whether what is wrong in one play shows in another one, too."""
    if hidden:
        return not set(map(_stem, least)).isdisjoint(map(_stem, wrong))
    return {*least} <= {*wrong}


def _stem(path: str) -> str:
    """Return of a path what it is about, without the kinds of pieces: `spaces.*.units`."""
    return ".".join(path.split(".")[:3])


def _failing(what: Failed | Finding, case: Case, plays: float) -> Failing:
    refusal = case.expect.illegal
    accepted = refusal is not None and what.kind == Kind.ACCEPTED_ILLEGAL
    return Failing(
        what=what,
        operation=case.operation,
        kind=what.kind,
        wrong=what.wrong,
        refuses=refusal.clause if refusal is not None and accepted else "",
        cited=frozenset(what.cited),
        plays=plays,
        near=what.near if isinstance(what, Finding) else Counter(),
    )


def _smallest(plays: Sequence[Failing]) -> list[Failed]:
    """Return plays with the smallest case first; those in symbolic places come before others."""
    return sorted(
        (one.what for one in plays), key=lambda failed: (not failed.case.places, size(failed.case))
    )


def _finding(plays: Sequence[Failing], shown: Failed) -> Finding:
    """Return what some plays come to, with the case of one of them."""
    return Finding(
        case=shown.case,
        kind=shown.kind,
        wrong=shown.wrong,
        verdict=shown.verdict,
        cited=shown.cited,
        near=Counter(),
        plays=_count(plays),
        first=min(one.what.number for one in plays),
        operations=tuple(dict.fromkeys(one.what.case.operation for one in plays)),
        shrunk=False,
    )


def _count(plays: Iterable[Failing]) -> int:
    """Tell for how many plays some stand."""
    return round(sum(one.plays for one in plays))


def put_down(
    player: Player, findings: Sequence[Finding], tally: Tally, verdicts: Sequence[Verdict] = ()
) -> list[Cause]:
    """Put findings down to the clauses that they make suspect.

    Args:
        player: the implementation.
        findings: the findings.
        tally: what came of the plays.
        verdicts: the verdicts on committed cases, if they were played.

    Returns:
        The causes, that of the most plays first.
    """
    always, hiding = _always_failing(tally), tally.always_wrong()
    failing = [_failing(finding, finding.case, finding.plays) for finding in findings]
    knows = known(player.rulebook, tally.passed, _committed(player.rulebook.name), verdicts)
    found: list[Cause] = []
    for part in _parts(failing, hiding):
        by_clause: dict[Any, tuple[tuple[Suspect, ...], list[Failing]]] = {}
        for suspects, those in explained(player.rulebook, part, knows):
            # What another first suspect may explain, too, isn't told as a cause of its own.
            may = () if any(one.refuses for one in those) else suspects
            key: Any = suspects[0].clause if suspects else len(by_clause)
            key = next((s.clause for s in may if s.clause in by_clause), key)
            by_clause.setdefault(key, (suspects, []))[1].extend(those)
        for suspects, those in by_clause.values():
            some = _distinct((one.what for one in those), always, hiding)
            found.append(Cause(suspects, tuple(some)))
    return sorted(found, key=lambda cause: -sum(finding.plays for finding in cause.findings))


def _parts(failing: Iterable[Failing], hiding: Collection[str]) -> Iterator[list[Failing]]:
    """Part what failed where something always fails: clauses that all of it meets explain nothing.

    Args:
        failing: what failed.
        hiding: the operations in whose outcomes something is always wrong.

    Yields:
        What is of other operations together; of each of these by what is wrong besides.
    """
    others: list[Failing] = []
    hidden: dict[tuple[str, str], list[Failing]] = defaultdict(list)
    for one in failing:
        (hidden[one.operation, one.kind] if one.operation in hiding else others).append(one)
    yield others
    for those in hidden.values():
        yield from _by_what_is_wrong(those, True)


def _distinct(
    findings: Iterable[Finding], always: frozenset[Citation], hiding: Collection[str]
) -> list[Finding]:
    """Put findings of one cause together that show alike, the smallest first.

    They do if their verdict is the same, and all that is wrong in one is wrong in the other (in an
    operation in which something is always wrong, some of it); but not if the smaller meets
    something that always fails, and the other doesn't meet it.
    """
    distinct: list[Finding] = []
    for finding in sorted(findings, key=lambda finding: size(finding.case)):
        for number, other in enumerate(distinct):
            hidden = other.case.operation in hiding
            its = always.intersection(other.cited if other.kind not in NO_RULE else ())
            alike = finding.kind == other.kind and (
                _shows_in(finding.wrong, other.wrong, hidden)
                or _shows_in(other.wrong, finding.wrong, hidden)
            )
            if alike and not (its and its.isdisjoint(finding.cited)):
                distinct[number] = msgspec.structs.replace(
                    other,
                    plays=other.plays + finding.plays,
                    first=min(other.first, finding.first),
                    operations=tuple(dict.fromkeys((*other.operations, *finding.operations))),
                )
                break
        else:
            distinct.append(finding)
    return distinct


# Shrinking


Tried = dict[tuple[str, bool, bool], Failed | None]
"""What came of cases: of their JSON, if the game must be under way in them, or may be over."""


def shrink_finding(
    player: Player,
    found: Finding,
    others: Set[Citation],
    tried: Tried,
    hides: Set[str] = frozenset(),
) -> Finding:
    """Shrink a case as long as it fails alike: the same verdict, and one field wrong in common.

    Args:
        player: the implementation.
        found: the finding.
        others: what it must not come to meet, because other findings are put down to it.
        tried: what came of cases that were tried before; it is added to.
        hides: what is wrong in every outcome of the operation, and counts only if nothing else is.

    Returns:
        The finding with the smallest case; marked as not shrunk if too many others got no reply.
    """
    best = found
    silent = 0
    begun, over = player.begun(found.case), player.over(found.case)

    def meets(case: Case) -> Case | None:
        nonlocal best, silent
        key = size(case)[-1], begun, over
        if key not in tried:
            if silent >= PATIENCE:
                return None
            tried[key] = came = player.play_case(case, begun=begun, over=over)
            silent += _SILENCE.get(came.kind, 0) if came is not None else 0
        now = tried[key]
        if now is None:
            return None
        now = _beside(now, hides)
        if now.kind in PASSES:
            best.near.update(now.cited)
        if not _alike(found, now) or not others.isdisjoint(now.cited):
            return None
        if size(now.case) < size(best.case):
            best = msgspec.structs.replace(
                found,
                case=now.case,
                wrong=now.wrong,
                verdict=now.verdict,
                cited=now.cited,
                near=Counter(),
            )
        return now.case

    shrink(found.case, meets, player.names)
    return msgspec.structs.replace(best, shrunk=silent < PATIENCE)


def _alike(one: Finding, other: Failed) -> bool:
    same = one.wrong == other.wrong or not set(one.wrong).isdisjoint(other.wrong)
    return one.kind == other.kind and same


# Cases


def as_cases(player: Player, found: Iterable[Cause], *, tried: bool = True) -> list[Cause]:
    """Make the cases of findings such that `check` can run them.

    Args:
        player: the implementation.
        found: the causes.
        tried: whether each case is tried on the implementation.

    Returns:
        The causes, with cases that have ids and titles and are filled; those last that another
        reading of an open question explains.
    """
    numbers = count(1)
    broken: list[Cause] = []
    read: dict[tuple[str, str], Cause] = {}
    for cause in found:
        filled = [
            _as_case(player, next(numbers), finding, cause.suspects, tried)
            for finding in cause.findings
        ]
        left = tuple(finding for finding in filled if not finding.verdict.agrees_with)
        if left:
            broken.append(msgspec.structs.replace(cause, findings=left))
        for finding in filled:
            for reads in [*finding.verdict.agrees_with.items()][:1]:
                before = read.get(reads, Cause(cause.suspects, (), reads))
                read[reads] = msgspec.structs.replace(before, findings=(*before.findings, finding))
    return [*broken, *read.values()]


def _as_case(
    player: Player, number: int, finding: Finding, suspects: Sequence[Suspect], tried: bool
) -> Finding:
    met = {citation.clause for citation in finding.cited}
    refusal = finding.case.expect.illegal
    case = msgspec.structs.replace(
        finding.case,
        id=f"fuzz-{number}",
        title=title(finding),
        tests=tuple(s.clause for s in suspects if s.clause in met)[:TESTED],
        readings=(),
        expect=Expect(illegal=refusal) if refusal is not None else Expect(outcome={}),
    )
    readings = dict(player.greeting.readings)
    for rules in ({}, {"readings": readings})[: 2 if readings else 1]:
        try:
            filled = fill(player.rulebook, msgspec.structs.replace(case, rules=rules))
        except (Unfit, BadData, Impossible):
            continue
        if not tried:
            return msgspec.structs.replace(finding, case=filled)
        came = player.put(filled)
        if came is not None and came.kind == finding.kind:
            return msgspec.structs.replace(finding, case=filled, verdict=came.verdict, fit=True)
    case = msgspec.structs.replace(case, expect=finding.case.expect)
    return msgspec.structs.replace(finding, case=case)


def title(finding: Finding) -> str:
    """Return a title for the case of a finding."""
    done = finding.case.operation.split(".", 1)[-1].replace("_", " ")
    if finding.kind == Kind.WRONG_OUTCOME:
        fields = ", ".join(finding.wrong)
        return f"{done}: {fields} come{'s' * (len(finding.wrong) == 1)} out wrong"
    return f"{done}: {finding.kind}"
