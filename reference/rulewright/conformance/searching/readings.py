"""Fingerprints: which reading of each open question an implementation follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

import msgspec

from rulewright.conformance.cases import ByReading, Case, Expect, Result
from rulewright.conformance.checking.judging import Judge
from rulewright.conformance.checking.planning import Planned, Planner, Unplayable, every_result
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.protocol import Greeting, PlayCase
from rulewright.conformance.reports import BAD, DIM, GOOD, RULE, Line
from rulewright.conformance.searching.witness import parted, turns_on
from rulewright.conformance.verdicts import BLAMES_A_RULE, Kind, Verdict
from rulewright.core.operations import Rulebook
from rulewright.core.questions import Question

AGREES = frozenset({Kind.PASSED, Kind.PASSED_IN_PART})


class Found(StrEnum):
    """What the plays tell of a question."""

    FOLLOWED = "followed"
    SEVERAL = "several"
    MIXED = "mixed"
    NEITHER = "neither"
    NOT_SEEN = "not seen"


CONTRADICTORY = frozenset({Found.MIXED, Found.NEITHER})
"""What is found where no reading agrees with every play."""


class Reads(msgspec.Struct, frozen=True):
    """How an implementation reads one question.

    Attributes:
        question: the question.
        found: what its plays tell: it follows one reading, or several agree with all of them; some
            plays agree with one and some with another; none agrees with any; nothing was seen.
        readings: the readings that agree with every play.
        said: the reading that it states in hello, if it does.
        agreed: case -> the readings that agree with its play, for each case that was played.
        unseen: why other cases say nothing -> how many they are.
    """

    question: Question
    found: Found
    readings: tuple[str, ...] = ()
    said: str = ""
    agreed: Mapping[str, tuple[str, ...]] = {}
    unseen: Mapping[str, int] = {}

    @property
    def contradicts(self) -> bool:
        """Whether its plays contradict what it says."""
        if not self.said or self.found is Found.NOT_SEEN:
            return False
        return self.said not in self.readings


class _Asked(msgspec.Struct, frozen=True):
    """A case put to find how one question is read.

    Attributes:
        case: the case, by reading of the question.
        others: the other questions on which it turns.
    """

    case: Case
    others: tuple[str, ...]


def fingerprint(
    session: Session, cases: Sequence[Case], on_play: Callable[[], None] = lambda: None
) -> list[Reads]:
    """Find which reading of each question an implementation follows.

    Every case that turns on a question is played, and its outcome held against each reading. What
    the implementation says of that question is left aside. A case that turns on other questions
    too is judged by how these are read: as was found, else as it says, else by default. By default
    it is only guessed: such a case is left out where it would gainsay the others.

    Args:
        session: the implementation, started.
        cases: the cases.
        on_play: called after each question.

    Returns:
        How it reads each question whose readings are carried out, in the order of the rulebook.
    """
    rulebook = session.rulebook
    questions = [
        question
        for question in rulebook.questions.values()
        if question.implemented and not question.alike
    ]
    asked = {question.id: tuple(_cases_about(rulebook, question, cases)) for question in questions}
    settled, contrary = _settled(session, asked)
    known = {*session.greeting.readings, *settled}
    every: list[Reads] = []
    for question in questions:
        clear = [one for one in asked[question.id] if contrary.isdisjoint(one.others)]
        reads = _play(session, question, clear, settled)
        unclear = len(asked[question.id]) - len(clear)
        if unclear:
            reads = msgspec.structs.replace(reads, unseen={**reads.unseen, CONTRARY: unclear})
        guessed = {one.case.id for one in clear if not known.issuperset(one.others)}
        every.append(_without_guesses(reads, guessed))
        on_play()
    return every


CONTRARY = "they turn on another question too, of which it follows no one reading"
GUESSED = "they turn on another question too, and how it reads that isn't known"


def _settled(
    session: Session, asked: Mapping[str, Sequence[_Asked]]
) -> tuple[Mapping[str, str], set[str]]:
    """Find what can be found step by step: first where nothing else matters, then what follows.

    Args:
        session: the implementation.
        asked: question -> the cases put to find how it is read.

    Returns:
        The questions of which it follows one reading, with that; and those of which it follows none
        or several in turn.
    """
    settled: dict[str, str] = {}
    contrary: set[str] = set()
    played: dict[str, int] = {}
    found_more = True
    while found_more:
        found_more = False
        for id_, some in asked.items():
            clear = [one for one in some if settled.keys() >= {*one.others}]
            if id_ in settled or id_ in contrary or len(clear) == played.get(id_, 0):
                continue
            played[id_] = len(clear)
            reads = _play(session, session.rulebook.questions[id_], clear, settled)
            if reads.found is Found.FOLLOWED:
                settled[id_] = reads.readings[0]
                found_more = True
            elif reads.found in CONTRADICTORY:
                contrary.add(id_)
    return settled, contrary


def _without_guesses(reads: Reads, guessed: Collection[str]) -> Reads:
    """Leave cases out that were judged by a guess, if only they gainsay the others."""
    sure = {case: names for case, names in reads.agreed.items() if case not in guessed}
    left_out = len(reads.agreed) - len(sure)
    found, readings = _found(reads.question, list(sure.values()))
    if not left_out or reads.found not in CONTRADICTORY or found in CONTRADICTORY:
        return reads
    unseen = {**reads.unseen, GUESSED: left_out}
    return msgspec.structs.replace(
        reads, found=found, readings=readings, agreed=sure, unseen=unseen
    )


def _cases_about(rulebook: Rulebook, question: Question, cases: Iterable[Case]) -> Iterator[_Asked]:
    """Put each case that turns on a question as one by its readings.

    A case that fixes the reading may be of a position to which no other reading leads.
    """
    for case in cases:
        fixed = case.rules.get("readings", {})
        if not turns_on(case, question) or question.id in fixed:
            continue
        put = parted(rulebook, case, question, goes_on="by none")
        if put is None:
            continue
        about = case.expect.by_reading
        others = {*case.readings, *([about.question] if about else ())} - {question.id, *fixed}
        in_order = tuple(sorted(others))
        yield _Asked(msgspec.structs.replace(put, readings=in_order, tests=case.tests), in_order)


def _play(
    session: Session, question: Question, asked: Sequence[_Asked], settled: Mapping[str, str]
) -> Reads:
    """Play the cases that turn on a question, and hold each outcome against every reading."""
    said = session.greeting.readings.get(question.id, "")
    believed = {**session.greeting.readings, **settled}
    believed.pop(question.id, None)
    greeting: Greeting = msgspec.structs.replace(session.greeting, readings=believed)
    planner = Planner(session.rulebook, greeting)
    judge = Judge(session.rulebook, planner)
    unseen: Counter[str] = Counter()
    agreed: dict[str, tuple[str, ...]] = {}
    in_flight: dict[int, Planned] = {}

    def requests() -> Iterator[PlayCase]:
        for seq, one in enumerate(asked, 1):
            try:
                in_flight[seq] = planner.plan(one.case)
            except Unplayable as lack:
                unseen[str(lack)] += 1
            else:
                yield msgspec.structs.replace(in_flight[seq].request, seq=seq)

    for seq, came in session.implementation.exchange(requests()):
        planned = in_flight.pop(seq)
        verdicts = {
            name: judge(put, came) for name, put in _by_each(planner, planned, question).items()
        }
        agrees = tuple(name for name, verdict in verdicts.items() if verdict.kind in AGREES)
        others = [one for one in verdicts.values() if one.kind not in AGREES | BLAMES_A_RULE]
        if agrees or not others:
            agreed[planned.case.id] = agrees
        else:
            unseen[_why(others[0])] += 1
    in_turn = {one.case.id: agreed[one.case.id] for one in asked if one.case.id in agreed}
    found, readings = _found(question, list(in_turn.values()))
    return Reads(question, found, readings, said, in_turn, unseen)


def _why(verdict: Verdict) -> str:
    return f"{verdict.kind.value}: {verdict.why}" if verdict.why else verdict.kind.value


def _by_each(planner: Planner, planned: Planned, question: Question) -> dict[str, Planned]:
    """Demand what each reading demands, one by one."""
    by_reading = planned.case.expect.by_reading
    if by_reading is not None:
        demands = {
            name: Expect(by_reading=ByReading(question.id, {name: result}))
            for name, result in by_reading.readings.items()
        }
    else:  # it answers for itself, so that any of several results may come out
        each = dict.fromkeys(question.readings, Result())
        put = msgspec.structs.replace(
            planned.case, expect=Expect(by_reading=ByReading(question.id, each))
        )
        fixed = planned.request.answers
        demands = {
            name: Expect(any_of=tuple(every_result(laid, fixed)))
            for name, laid in planner.variants(put, planned.places).items()
        }
    return {
        name: msgspec.structs.replace(
            planned, case=msgspec.structs.replace(planned.case, expect=demand)
        )
        for name, demand in demands.items()
    }


def _found(question: Question, agreed: Sequence[tuple[str, ...]]) -> tuple[Found, tuple[str, ...]]:
    """Tell what the plays say together, and the readings that agree with each of them."""
    if not agreed:
        return Found.NOT_SEEN, ()
    with_all = tuple(name for name in question.readings if all(name in one for one in agreed))
    if len(with_all) == 1:
        return Found.FOLLOWED, with_all
    if with_all:
        return Found.SEVERAL, with_all
    return (Found.MIXED if any(agreed) else Found.NEITHER), ()


# Told


def readings_words(session: Session, every: Sequence[Reads]) -> Iterator[Line]:
    """Tell which readings an implementation follows, as a table.

    Args:
        session: the implementation.
        every: how it reads each question.

    Yields:
        Lines for the terminal.
    """
    greeting = session.greeting
    what = " ".join(part for part in (greeting.name, greeting.version) if part)
    yield f"{session.rulebook.title}: how {what} reads what the rulebook leaves open", RULE
    widest = max((len(_reading(reads)) for reads in every), default=0)
    yield f"  {'question':9} {'reading':{widest}}  cases", DIM
    for reads in every:
        style = BAD if reads.contradicts else GOOD if reads.found is Found.FOLLOWED else ""
        notes = "; ".join(_notes(reads))
        row = f"  {reads.question.id:9} {_reading(reads):{widest}}  {len(reads.agreed):5}"
        yield f"{row}  {notes}".rstrip(), style
        if reads.found in CONTRADICTORY:
            yield from _sides(reads)
    counts = Counter(reads.found for reads in every)
    told = ", ".join(f"{counts[found]} {found.value}" for found in Found if counts[found])
    yield f"  {len(every)} questions: {told or 'none'}", DIM


def _reading(reads: Reads) -> str:
    if reads.found in (Found.FOLLOWED, Found.SEVERAL):
        return " or ".join(reads.readings)
    return reads.found.value


def _notes(reads: Reads) -> Iterator[str]:
    if reads.found is Found.FOLLOWED:
        default = reads.question.default
        yield "the default" if reads.readings == (default,) else f"the default is {default}"
    if reads.said:
        yield f"but it says {reads.said}" if reads.contradicts else f"it says {reads.said}"
    if reads.found is Found.NOT_SEEN:
        yield next(iter(reads.unseen), "no case turns on it")
    elif left_out := sum(reads.unseen.get(why, 0) for why in (CONTRARY, GUESSED)):
        cases = "case is" if left_out == 1 else "cases are"
        yield f"{left_out} {cases} left out: they turn on another question too"


SHOWN = 6


def _sides(reads: Reads) -> Iterator[Line]:
    """Say which cases agree with what."""
    sides: dict[tuple[str, ...], list[str]] = {}
    for case, readings in reads.agreed.items():
        sides.setdefault(readings, []).append(case)
    for readings, cases in sides.items():
        more = f" and {len(cases) - SHOWN} more" if len(cases) > SHOWN else ""
        what = " or ".join(readings) or "no reading"
        yield f"    {what}: {', '.join(cases[:SHOWN])}{more}", DIM


def readings_as_json(session: Session, every: Sequence[Reads]) -> bytes:
    """Return which readings an implementation follows as JSON."""
    report = {
        "game": session.rulebook.name,
        "implementation": msgspec.to_builtins(session.greeting),
        "questions": [
            {
                "question": reads.question.id,
                "found": reads.found.value,
                "readings": reads.readings,
                "default": reads.question.default,
                "said": reads.said,
                "contradicts": reads.contradicts,
                "cases": reads.agreed,
                "unseen": reads.unseen,
            }
            for reads in every
        ],
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=1)
