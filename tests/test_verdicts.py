"""Verdicts: every expectation beside every reply, and what two plays together mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, get_args

import msgspec
import pytest

from rulewright.conformance.cases import Case, Expect, load_cases
from rulewright.conformance.checking.implementations import Native, Reference, Results, greeting_of
from rulewright.conformance.checking.planning import Planner
from rulewright.conformance.checking.runner import Session, mark_known
from rulewright.conformance.data import vector_files
from rulewright.conformance.known import KnownFailure
from rulewright.conformance.protocol import (
    Asked,
    Asks,
    Broke,
    Crashed,
    Error,
    Failure,
    Greeting,
    Illegal,
    Outcome,
    PlayCase,
    Reply,
    Skipped,
    TimedOut,
)
from rulewright.conformance.verdicts import BLAMES_A_RULE, HARMLESS, Kind, Verdict, table
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook

SI = rulebook("spirit-island")
FULL = greeting_of(SI)
DOWN = {"clause": "SI-ravage-E05"}
BUILT = {"outcome": {"lands": {"A1": {"city": 1}}}}

EXPECT: Mapping[str, Mapping[str, Any]] = {
    "outcome": BUILT,
    "illegal": {"illegal": DOWN},
    "ask": {"ask": {"key": "cascade", "subject": "A1", "options": ["A2", "A3"]}},
    "any_of": {"any_of": [BUILT, {"outcome": {"lands": {"A1": {"town": 2}}}}]},
    "by_reading": {
        "by_reading": {
            "question": "SI-Q15",
            "readings": {"any_adjacent": BUILT, "unblighted_if_possible": {"illegal": DOWN}},
        }
    },
}
POSITION = {"boards": ["A"], "lands": {"A1": {"town": 1}}}


def case(expect: Mapping[str, Any], **fields: Any) -> Case:
    usual = {
        "id": "si-x-0001",
        "title": "a case",
        "operation": "spirit_island.build_land",
        "tests": ["SI-build-E01"],
        "position": POSITION,
        "inputs": {"land": "A1"},
        "expect": expect,
    }
    return msgspec.convert({**usual, **fields}, Case)


class Fake:
    """An implementation that gives the replies that it is told to, the last one for ever."""

    def __init__(self, *replies: Reply | Failure | Callable[[PlayCase], Reply]) -> None:
        self.warnings: list[str] = []
        self.requests: list[PlayCase] = []
        self._replies = list(replies)

    def start(self) -> Greeting:
        return FULL

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        for request in requests:
            self.requests.append(request)
            reply = self._replies.pop(0) if len(self._replies) > 1 else self._replies[0]
            if callable(reply):
                reply = reply(request)
            yield request.seq, reply

    def close(self) -> None:
        pass


def play(
    one: Case,
    *replies: Reply | Failure | Callable[[PlayCase], Reply],
    greeting: Greeting = FULL,
) -> Verdict:
    return Session(SI, Fake(*replies), greeting).play_one(one)


def outcome(**lands: Any) -> Outcome:
    return Outcome(1, {**POSITION, "lands": {"A1": {"town": 1, **lands}}})


RIGHT, WRONG = outcome(city=1), outcome(explorer=1)
REFUSED, NOT_OFFERED = Illegal(1, "refused", "no"), Illegal(1, "not offered", "no")
ASK = Asks(1, [Asked("cascade", "A1", ["A3", "A2"])])

# expectation -> reply -> verdict; where the contents decide, one row for each way.
CELLS: Mapping[str, list[tuple[Reply | Failure, Kind]]] = {
    "outcome": [
        (RIGHT, Kind.PASSED),
        (WRONG, Kind.WRONG_OUTCOME),
        (Outcome(1, POSITION), Kind.WRONG_OUTCOME),
        (Outcome(1, {"lands": {"A1": {"town": "1"}}}), Kind.BROKE_PROTOCOL),
        (Outcome(1, {"colour": "red"}), Kind.BROKE_PROTOCOL),
        (REFUSED, Kind.REFUSED_LEGAL),
        (NOT_OFFERED, Kind.REFUSED_LEGAL),
        (ASK, Kind.ASKED_FOR_MORE),
    ],
    "illegal": [
        (RIGHT, Kind.ACCEPTED_ILLEGAL),
        (REFUSED, Kind.PASSED),
        (NOT_OFFERED, Kind.PASSED),
        (ASK, Kind.ASKED_FOR_MORE),
    ],
    "ask": [
        (RIGHT, Kind.DID_NOT_ASK),
        (REFUSED, Kind.REFUSED_LEGAL),
        (ASK, Kind.PASSED),
        (Asks(1, [Asked("x", "y"), Asked("cascade", "A1", ["A2", "A3"])]), Kind.PASSED),
        (Asks(1, [Asked("cascade", "A1")]), Kind.PASSED_IN_PART),
        (Asks(1, [Asked("cascade", "A1", [])]), Kind.OFFERED_NOTHING),
        (Asks(1, [Asked("cascade", "A1", ["A2"])]), Kind.WRONG_OPTIONS),
        (Asks(1, [Asked("cascade", "A2", ["A2", "A3"])]), Kind.DID_NOT_ASK),
        (Asks(1, []), Kind.DID_NOT_ASK),
    ],
    "any_of": [
        (RIGHT, Kind.PASSED),
        (outcome(town=2), Kind.PASSED),
        (WRONG, Kind.WRONG_OUTCOME),
        (REFUSED, Kind.REFUSED_LEGAL),
        (ASK, Kind.ASKED_FOR_MORE),
    ],
    "by_reading": [
        (RIGHT, Kind.PASSED),
        (WRONG, Kind.WRONG_OUTCOME),
        (REFUSED, Kind.PASSED),
        (ASK, Kind.ASKED_FOR_MORE),
    ],
}
ALWAYS: list[tuple[Reply | Failure, Kind]] = [
    (Skipped(1, "no dice"), Kind.SKIPPED),
    (Error(1, "engine", "a bug"), Kind.REPORTED_ERROR),
    (Error(1, "adapter", "a bug"), Kind.REPORTED_ERROR),
    (Crashed("it exited with code 3"), Kind.CRASHED),
    (TimedOut(0.5), Kind.TIMED_OUT),
    (Broke("it wrote garbage"), Kind.BROKE_PROTOCOL),
]


@pytest.mark.parametrize(
    ("expected", "reply", "kind"),
    [
        pytest.param(expected, reply, kind, id=f"{expected}-{n}-{type(reply).__name__}")
        for expected, cells in CELLS.items()
        for n, (reply, kind) in enumerate([*cells, *ALWAYS])
    ],
)
def test_each_cell_of_the_table(expected: str, reply: Reply | Failure, kind: Kind) -> None:
    one = case(EXPECT[expected])
    assert one.expect.kind == expected
    verdict = play(one, reply)
    assert verdict.kind is kind
    assert verdict.failed == (kind not in HARMLESS)
    assert verdict.told().startswith(f"si-x-0001: {kind.value}")


def test_no_expectation_and_no_reply_is_without_a_cell() -> None:
    expectations = {name for name in Expect.__struct_fields__ if name != "stated"}
    replies = {*get_args(Reply), *get_args(Failure)}
    cells = table(lambda *_: None, lambda *_: None)  # type: ignore[arg-type,return-value]
    assert set(cells) == set(CELLS) == set(EXPECT) == expectations
    for expected, row in cells.items():
        assert set(row) == replies
        tried = {type(reply) for reply, _ in [*CELLS[expected], *ALWAYS]}
        assert tried == replies


def test_every_verdict_is_accounted_for() -> None:
    from_the_table = {kind for cells in CELLS.values() for _, kind in [*cells, *ALWAYS]}
    later = {Kind.NOT_DETERMINISTIC, Kind.KNOWN_FAILURE, Kind.KNOWN_FAILURE_PASSES}
    assert from_the_table | later == set(Kind)
    assert not BLAMES_A_RULE & HARMLESS
    assert {Kind.PASSED, Kind.PASSED_IN_PART, Kind.SKIPPED, Kind.KNOWN_FAILURE} == HARMLESS


def test_an_illegal_play_may_be_expected_of_any_of_or_a_reading() -> None:
    only_illegal = {"any_of": [{"illegal": DOWN}]}
    assert play(case(only_illegal), REFUSED).kind is Kind.PASSED
    accepted = play(case(only_illegal), RIGHT)
    assert accepted.kind is Kind.ACCEPTED_ILLEGAL
    assert accepted.why == "it must be refused (SI-ravage-E05)"


def test_a_wrong_outcome_says_what_came_and_what_is_demanded() -> None:
    because = {"lands.A1.city": "SI-build-E01"}
    verdict = play(case(BUILT, because=because), WRONG)
    told = {(d.path, d.demanded, d.came, d.clause) for d in verdict.differences}
    assert told == {("lands.A1.city", 1, 0, "SI-build-E01"), ("lands.A1.explorer", 0, 1, "")}
    assert "lands.A1.city: 0 came, 1 is demanded (SI-build-E01)" in verdict.told()
    assert verdict.after == WRONG.position


def test_what_the_case_does_not_name_must_be_unchanged() -> None:
    position = {**POSITION, "lands": {"A1": {"town": 1, "city": 1}}, "fear": {"pool": 1}}
    verdict = play(case(BUILT), Outcome(1, position))
    assert verdict.kind is Kind.WRONG_OUTCOME
    assert [d.path for d in verdict.differences] == ["fear.pool"]


def test_a_spirit_may_not_vanish() -> None:
    there = {**POSITION, "spirits": {"River": {}}}
    verdict = play(case(BUILT, position=there), RIGHT)
    assert [d.path for d in verdict.differences] == ["spirits.River"]
    came = play(case(BUILT), Outcome(1, {**RIGHT.position, "spirits": {"River": {}}}))
    assert [d.path for d in came.differences] == ["spirits.River"]


def why(expect: Mapping[str, Any], *asks: Asked, **fields: Any) -> str:
    """Return what is said of one that asks instead."""
    verdict = play(case(expect, **fields), Asks(1, [*asks]))
    assert verdict.kind is Kind.ASKED_FOR_MORE
    return verdict.why


def test_who_asks_where_the_play_must_be_refused_is_told_so() -> None:
    told = why(EXPECT["illegal"], Asked("cascade", "A1"))
    assert told == "it must be refused (SI-ravage-E05); it asks cascade (A1)"


def test_who_asks_for_another_number_of_dice_is_told_how_many_are_due() -> None:
    answers = {"dice": {"A1": [[1, 2, 3, 4, 5]]}, "die": {"A1": [[6]]}}
    two, none = Asked("dice", "A1", dice=2), Asked("die", "A1", dice=0)
    assert why(BUILT, two, answers=answers) == "dice (A1): it asks for 2 dice, 5 are due"
    assert why(BUILT, two, none, answers=answers).endswith(
        "; die (A1): it asks for 0 dice, 1 is due"
    )
    other = "it asks dice (A1), which the rules don't ask here"
    assert why(BUILT, Asked("dice", "A1", dice=5), answers=answers) == other
    assert why(BUILT, Asked("dice", "A1", dice=2)) == other
    assert why(BUILT, Asked("dice", "A1"), answers=answers) == other


def test_stderr_is_kept_with_a_crash() -> None:
    assert play(case(BUILT), Crashed("it crashed", "a trace")).stderr == "a trace"


def test_fields_that_are_not_reported_are_not_compared() -> None:
    blind = msgspec.structs.replace(FULL, fields=("lands.*.town", "boards"))
    verdict = play(case(BUILT), WRONG, greeting=blind)
    assert verdict.kind is Kind.PASSED_IN_PART
    assert verdict.why == "not compared, since it doesn't report them: lands.*.city"
    assert play(case(BUILT), outcome(town=2), greeting=blind).kind is Kind.WRONG_OUTCOME
    same = case({"outcome": {"lands": {"A1": {"town": 2}}}})
    assert play(same, outcome(town=2), greeting=blind).kind is Kind.PASSED


def test_the_reading_that_is_followed_is_told() -> None:
    one = case(EXPECT["by_reading"])
    assert play(one, RIGHT).reading == "any_adjacent"
    assert play(one, REFUSED).reading == "unblighted_if_possible"


# Two plays of one case.


def test_a_failure_that_does_not_come_again_is_not_deterministic() -> None:
    for first, second in ((WRONG, RIGHT), (WRONG, outcome(town=2)), (Crashed("x"), RIGHT)):
        verdict = play(case(BUILT), first, second)
        assert verdict.kind is Kind.NOT_DETERMINISTIC
        assert verdict.why.startswith("first ")
        assert verdict.failed
    assert play(case(BUILT), WRONG, WRONG).kind is Kind.WRONG_OUTCOME


DAMAGED = {
    "position": {
        "boards": ["A"],
        "lands": {"A1": {"city": 2, "town": 3, "damage": {"city": [2, 1]}}},
    },
    "expect": {"outcome": {"lands": {"A1": {"city": 3}}}},
}


def builds(request: PlayCase) -> Outcome:
    land = request.position["lands"]["A1"]
    return Outcome(request.seq, {"boards": ["A"], "lands": {"A1": {**land, "city": 3}}})


def test_like_pieces_are_tried_in_another_order() -> None:
    one = case(**DAMAGED)
    fake = Fake(builds)
    verdict = Session(SI, fake, FULL).play_one(one)
    assert verdict.kind is Kind.PASSED
    orders = [r.position["lands"]["A1"]["damage"]["city"] for r in fake.requests]
    assert orders == [[2, 1], [1, 2]]


def test_a_difference_by_the_order_of_like_pieces_is_reported() -> None:
    def by_order(request: PlayCase) -> Reply:
        if request.position["lands"]["A1"]["damage"]["city"] == [2, 1]:
            return builds(request)
        return Outcome(request.seq, request.position)

    verdict = Session(SI, Fake(by_order), FULL).play_one(case(**DAMAGED))
    assert verdict.kind is Kind.WRONG_OUTCOME
    assert "only when like pieces are listed in another order" in verdict.notes


def test_a_passed_case_without_damaged_pieces_is_played_once() -> None:
    fake = Fake(RIGHT)
    Session(SI, fake, FULL).play_one(case(BUILT))
    assert len(fake.requests) == 1


def test_verdicts_come_in_the_order_of_the_cases() -> None:
    class Backwards(Fake):
        def exchange(self, requests: Iterable[PlayCase]) -> Iterator[tuple[int, Reply | Failure]]:
            yield from reversed(list(super().exchange(requests)))

    cases = [case(BUILT, id=f"si-x-{n}") for n in range(5)]
    told: list[Verdict] = []
    verdicts = Session(SI, Backwards(RIGHT), FULL).play(cases, lambda v, _: told.append(v))
    assert [v.case.id for v in verdicts] == [c.id for c in cases]
    assert [v.case.id for v in told] == [c.id for c in reversed(cases)]


def test_an_interrupted_play_tells_what_has_fallen_failures_too() -> None:
    def interrupt(_: PlayCase) -> Reply:
        raise KeyboardInterrupt

    cases = [case(BUILT, id=f"si-x-{n}") for n in range(3)]
    told: list[tuple[str, Kind, bool]] = []
    with pytest.raises(KeyboardInterrupt):
        Session(SI, Fake(WRONG, RIGHT, interrupt), FULL).play(
            cases, lambda v, settled: told.append((v.case.id, v.kind, settled))
        )
    assert told == [("si-x-0", Kind.WRONG_OUTCOME, False), ("si-x-1", Kind.PASSED, True)]


def test_what_a_second_play_must_settle_is_told_twice() -> None:
    told: list[tuple[Kind, bool]] = []
    Session(SI, Fake(WRONG, RIGHT), FULL).play(
        [case(BUILT)], lambda v, settled: told.append((v.kind, settled))
    )
    assert told == [(Kind.WRONG_OUTCOME, False), (Kind.NOT_DETERMINISTIC, True)]


# Known failures.


def test_known_failures_must_keep_failing() -> None:
    known = {"si-x-0001": KnownFailure("si-x-0001", "https://example.org/1")}
    (failing,) = mark_known([play(case(BUILT), WRONG)], known)
    assert (failing.kind, failing.failed) == (Kind.KNOWN_FAILURE, False)
    assert failing.why == "wrong outcome; https://example.org/1"
    (passing,) = mark_known([play(case(BUILT), RIGHT)], known)
    assert (passing.kind, passing.failed) == (Kind.KNOWN_FAILURE_PASSES, True)
    assert "take it off the list" in passing.why
    (skipped,) = mark_known([play(case(BUILT), Skipped(1, "no"))], known)
    assert skipped.kind is Kind.SKIPPED
    (other,) = mark_known([play(case(BUILT, id="si-x-0002"), WRONG)], known)
    assert other.kind is Kind.WRONG_OUTCOME


def test_the_reference_in_this_process_needs_no_json() -> None:
    (one, *_) = load_cases(vector_files("spirit_island")[:1])
    fake = Reference(SI)
    ((_, reply),) = fake.exchange([Planner(SI, FULL).plan(one).request])
    assert type(reply) is Native
    assert Session(SI, fake, FULL).play_one(one).kind is Kind.PASSED


class OtherReading(Reference):
    """The reference by another reading of one question, of which it tells nobody."""

    def __init__(self, book: Rulebook, question: str, reading: str) -> None:
        super().__init__(book)
        self._readings = {question: reading}

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        rules = {"readings": self._readings}
        return super().exchange(msgspec.structs.replace(one, rules=rules) for one in requests)


@pytest.mark.parametrize(
    ("question", "played", "kind"),
    [
        ("VQ-Q148", "they_do_not", Kind.ACCEPTED_ILLEGAL),
        ("VQ-Q501", "not_without_units", Kind.REFUSED_LEGAL),
    ],
)
def test_an_illegal_or_refused_play_that_another_reading_explains(
    question: str, played: str, kind: Kind
) -> None:
    book = rulebook("virgin_queen")
    cases = {one.id: one for one in load_cases(vector_files(book.name))}
    case = cases[f"vq-witness-{question[3:].lower()}"]
    assert case.expect.by_reading is not None
    readings = case.expect.by_reading.readings
    (demanded,) = set(readings) - {played}
    expect = Expect(outcome=readings[demanded].outcome, illegal=readings[demanded].illegal)
    one_way = msgspec.structs.replace(
        case, expect=expect, readings=(question,), rules={"readings": {question: demanded}}
    )
    implementation = OtherReading(book, question, played)
    verdict = Session(book, implementation, implementation.start()).play_one(one_way)
    assert verdict.kind is kind
    assert verdict.agrees_with == {question: played}
    assert any(f"{question} read as {played}" in note for note in verdict.notes)
