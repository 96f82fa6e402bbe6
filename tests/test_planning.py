"""Planning: a case is put as one implementation can play it, or it is said what is lacking."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.checking.implementations import (
    Reference,
    Results,
    greeting_of,
    play_request,
)
from rulewright.conformance.checking.planning import Planned, Planner, Unplayable
from rulewright.conformance.checking.processes import CantStart
from rulewright.conformance.checking.runner import Session, check_greeting
from rulewright.conformance.data import vector_files
from rulewright.conformance.protocol import Asks, Greeting, Illegal, Outcome, PlayCase
from rulewright.conformance.reference import lay
from rulewright.conformance.verdicts import Kind
from rulewright.core.drivers import scripted
from rulewright.core.games import rulebook

SI = rulebook("spirit-island")
ALL = [
    case
    for case in load_cases(vector_files("spirit_island"), SI.clauses)
    if not case.position.get("adversary")
    and SI.components().spirits.keys().isdisjoint(case.position.get("spirits", {}))
]
"""The cases without an Adversary and without Spirits on boards, which need many fields."""
FULL = greeting_of(SI)
OWN_MAP = {
    "coast": {"terrain": "wetland", "coastal": True, "adjacent": ["hill", "dune"]},
    "hill": {"terrain": "mountain", "coastal": False, "adjacent": ["coast", "wood"]},
    "dune": {"terrain": "sands", "coastal": True, "adjacent": ["coast"]},
    "wood": {"terrain": "jungle", "coastal": False, "adjacent": ["hill", "moor", "crag"]},
    "moor": {"terrain": "mountain", "coastal": False, "adjacent": ["wood"]},
    "crag": {"terrain": "mountain", "coastal": True, "adjacent": ["wood"]},
}


def greeting(**fields: Any) -> Greeting:
    return msgspec.structs.replace(FULL, **fields)


def plan(case: Case, **fields: Any) -> Planned:
    return Planner(SI, greeting(**fields)).plan(case)


def lacking(case: Case, **fields: Any) -> str:
    with pytest.raises(Unplayable) as caught:
        plan(case, **fields)
    return str(caught.value)


def first(operation: str, *, kind: str = "outcome", **has: str) -> Case:
    return next(
        case
        for case in ALL
        if case.operation == f"spirit_island.{operation}"
        and case.expect.kind == kind
        and all(value in getattr(case, field) for field, value in has.items())
    )


BUILD = first("build_land", tests="SI-build-E01")


def test_one_that_has_everything_gets_each_case_as_it_is() -> None:
    planner = Planner(SI, FULL)
    for case in ALL:
        planned = planner.plan(case)
        assert planned.case is case
        assert planned.request.answers == case.answers
        assert set(planned.request.places or {}) == set(case.places)
        assert planner.plan(case) is planned


# What is skipped.


def test_a_field_that_the_case_needs() -> None:
    told = lacking(BUILD, fields=("lands.*.city", "boards"))
    assert told == ("it doesn't report invaders.build, lands.*.town, which this case needs")
    assert plan(BUILD, fields=("lands.*", "invaders.build"))
    assert plan(BUILD, fields=("lands.*.town", "invaders"))


def test_an_operation_and_all_larger_ones() -> None:
    told = lacking(BUILD, operations=("spirit_island.ravage",))
    assert told == (
        "it doesn't have the operation spirit_island.build_land, "
        "nor a larger one in which the outcome is the same"
    )
    refused = next(case for case in ALL if case.expect.illegal is not None)
    told = lacking(refused, operations=())
    assert told.endswith("and this case can't be played through a larger one")


def test_a_board() -> None:
    on_board_b = next(
        case
        for case in ALL
        if case.position.get("boards") == ("B",) or case.position.get("boards") == ["B"]
    )
    assert plan(on_board_b, map=None, components=("A", "B"))
    assert lacking(on_board_b, map=None, components=("A",)) == "it doesn't have board B"
    symbolic = next(case for case in ALL if case.places)
    told = lacking(symbolic, map=None, components=())
    assert told == "it has no map with such places as this case needs"


def test_a_skipped_case_is_a_verdict_that_tells_why() -> None:
    blind = greeting(fields=("lands.*.city",))
    implementation = Reference(SI)
    verdict = Session(SI, implementation, blind).play_one(BUILD)
    assert verdict.kind is Kind.SKIPPED
    assert verdict.why.startswith("it doesn't report ")


# Readings.


def by_reading(question: str) -> Case:
    return next(
        case
        for case in ALL
        if case.expect.by_reading is not None and case.expect.by_reading.question == question
    )


def test_a_reading_that_it_follows_is_all_that_is_demanded() -> None:
    case = by_reading("SI-Q15")
    assert case.expect.by_reading is not None
    for name, result in case.expect.by_reading.readings.items():
        planned = plan(case, readings={"SI-Q15": name})
        assert planned.case.expect.outcome == result.outcome
        assert planned.case.expect.illegal == result.illegal
    assert plan(case, readings={"SI-Q12": "x"}).case is case  # that question isn't touched


def test_a_reading_changes_the_cases_that_it_touches() -> None:
    changed = 0
    for case in (case for case in ALL if not case.rules):
        for question in case.readings:
            default = SI.questions[question].default
            as_it_is = plan(case, readings={question: default}).case.expect
            for name in SI.questions[question].readings:
                with suppress(Unplayable):
                    expect = plan(case, readings={question: name}).case.expect
                    changed += expect != as_it_is
    assert changed > 10


# The ladder.


class Deaf(Reference):
    """Plays by the readings that it was made with, whatever the rules of a case say."""

    def __init__(self, **readings: str) -> None:
        super().__init__(SI)
        self._readings = {name.replace("_", "-"): reading for name, reading in readings.items()}

    def exchange(self, requests: Any) -> Results:
        for request in requests:
            rules = {"readings": self._readings} if self._readings else {}
            yield request.seq, play_request(SI, msgspec.structs.replace(request, rules=rules))


OTHERWISE = [
    case
    for case in ALL
    if case.readings and {*case.rules.get("readings", ())} & {*case.readings} and not case.places
]
"""Cases whose rules name a reading other than the default, by which they'd come out otherwise."""


@pytest.mark.parametrize("case", OTHERWISE, ids=lambda case: case.id)
def test_who_reads_a_question_otherwise_than_the_rules_of_a_case_lacks_that_reading(
    case: Case,
) -> None:
    """It says nothing of it in hello, so it is expected to read as the reference does."""
    verdict = Session(SI, Deaf(), FULL).play_one(case)
    assert verdict.kind is Kind.SKIPPED, verdict.told()
    (question, reading), *_ = case.rules["readings"].items()
    default = SI.questions[question].default
    assert f"it plays by {question} = {default}" in verdict.why
    assert f"this case is by {question} = {reading}" in verdict.why


def test_who_says_that_it_follows_the_reading_of_a_case_must_follow_it() -> None:
    for case in OTHERWISE:
        says = greeting(readings=case.rules["readings"])
        assert Session(SI, Deaf(), says).play_one(case).failed
        assert Session(SI, Reference(SI), says).play_one(case).kind is Kind.PASSED


class Breaks(Reference):
    """Plays by no reading at all."""

    def exchange(self, requests: Any) -> Results:
        for request in requests:
            yield request.seq, Outcome(request.seq, {**request.position, "players": 4})


def test_who_follows_no_reading_of_a_case_fails_it() -> None:
    assert OTHERWISE
    for case in OTHERWISE:
        assert Session(SI, Breaks(SI), FULL).play_one(case).failed


def test_a_land_is_played_through_the_step_and_the_step_through_the_phase() -> None:
    step = plan(BUILD, operations=("spirit_island.build", "spirit_island.invader_phase"))
    assert step.through == step.request.operation == "spirit_island.build"
    assert step.request.inputs == {}
    phase = plan(BUILD, operations=("spirit_island.invader_phase",))
    assert phase.through == phase.request.operation == "spirit_island.invader_phase"
    built = BUILD.expect.outcome["lands"]  # type: ignore[index]
    for planned in (step, phase):
        outcome = planned.case.expect.outcome
        assert outcome is not None
        assert {name: outcome["lands"][name] for name in built} == built


@pytest.mark.parametrize(
    "operations", [("invader_phase",), ("ravage", "build", "explore"), ("fear_effects",)]
)
def test_what_is_played_through_larger_operations_passes(operations: tuple[str, ...]) -> None:
    few = greeting(operations=tuple(f"spirit_island.{name}" for name in operations))
    cases = [case for case in ALL if case.operation not in few.operations]
    verdicts = Session(SI, Reference(SI), few).play(cases)
    kinds = Counter(verdict.kind for verdict in verdicts)
    assert set(kinds) == {Kind.PASSED, Kind.SKIPPED}
    through = {v.through for v in verdicts if v.kind is Kind.PASSED}
    assert through == set(few.operations)


def test_conversions_are_played_through_the_action_that_makes_them() -> None:
    """The attempts that the action makes besides miss; those of an event are no action's."""
    book = rulebook("virgin_queen")
    larger = ("preach_sermon", "suppress_heresy", "conversions_and_rebellion")
    names = tuple(f"virgin_queen.{name}" for name in larger)
    few = msgspec.structs.replace(greeting_of(book), operations=names)
    cases = [
        case
        for case in load_cases(vector_files("virgin_queen"), book.clauses)
        if case.operation not in names and set(names) & set(book.operations[case.operation].rungs)
    ]
    verdicts = Session(book, Reference(book), few).play(cases)
    assert {verdict.kind for verdict in verdicts} == {Kind.PASSED, Kind.SKIPPED}
    passed = [verdict for verdict in verdicts if verdict.kind is Kind.PASSED]
    assert {verdict.through for verdict in passed} == set(names)
    events = {case.id for case in cases if case.inputs.get("event")}
    assert events
    assert events.isdisjoint(verdict.case.id for verdict in passed)
    (dice,) = {
        len(dice)
        for verdict in passed
        for given in verdict.case.answers.get("conversion_dice", {}).values()
        for dice in given
    }
    assert dice == book.rules().attempts


def test_the_reference_must_confirm_the_outcome_there() -> None:
    few = ("spirit_island.invader_phase",)
    refused = set()
    for case in ALL:
        if case.expect.outcome is None or not case.operation.endswith("_land"):
            continue
        laid = lay(SI, case)
        if not SI.lift(laid.game, case.operation, laid.position, laid.inputs):
            continue
        try:
            plan(case, operations=few)
        except Unplayable as lack:
            refused.add(str(lack).removeprefix(f"it doesn't have the operation {case.operation}"))
    assert refused == {", nor a larger one in which the outcome is the same"}


# The map.


def test_a_map_is_given_to_those_who_take_one() -> None:
    case = next(case for case in ALL if case.places)
    planned = plan(case, map="given")
    assert set(planned.request.places or {}) == set(case.places)
    assert planned.case is case
    on_board = next(case for case in ALL if not case.places and case.position.get("boards"))
    assert plan(on_board, map="given").request.places is None


@pytest.mark.parametrize("boards", [("A",), ("D",)])
def test_symbolic_places_are_bound_to_boards(boards: tuple[str, ...]) -> None:
    session = Session(SI, Reference(SI), greeting(map=None, components=boards))
    cases = [case for case in ALL if case.places][::4]
    verdicts = session.play(cases)
    kinds = Counter(verdict.kind for verdict in verdicts)
    assert set(kinds) <= {Kind.PASSED, Kind.SKIPPED}
    assert kinds[Kind.PASSED] > 0.8 * len(cases)
    for verdict in verdicts:
        if verdict.kind is Kind.PASSED:
            assert verdict.case.places == {}
            assert verdict.case.position["boards"] == list(boards)
            assert not {"here", "there"} & set(verdict.case.position.get("lands", ()))


class OnItsOwnMap(Reference):
    """The reference on a map that only it knows."""

    def start(self) -> Greeting:
        return greeting(map=OWN_MAP, components=())

    def exchange(self, requests: Any) -> Results:
        places = {name: msgspec.convert(place, SI.place) for name, place in OWN_MAP.items()}
        for request in requests:
            case = msgspec.convert(
                {
                    "id": request.id,
                    "title": "",
                    "operation": request.operation,
                    "rules": request.rules,
                    "position": request.position,
                    "inputs": request.inputs,
                    "answers": request.answers,
                    "expect": {},
                },
                Case,
            )
            laid = lay(SI, case, places=places)
            reply = play_request_on(laid, request)
            yield request.seq, reply


def play_request_on(laid: Any, request: PlayCase) -> Any:
    ending = scripted(laid.start(), laid.answers, spare=True)
    if hasattr(ending, "result"):
        return Outcome(request.seq, msgspec.to_builtins(ending.result))
    if hasattr(ending, "clause"):
        return Illegal(request.seq, "refused", ending.why)
    from rulewright.conformance.checking.implementations import asked

    return Asks(request.seq, [asked(ending.ask)])


def test_symbolic_places_are_bound_to_its_own_map() -> None:
    implementation = OnItsOwnMap(SI)
    check_greeting(SI, implementation.start())
    session = Session(SI, implementation, implementation.start())
    cases = [case for case in ALL if case.places][::4]
    verdicts = session.play(cases)
    kinds = Counter(verdict.kind for verdict in verdicts)
    assert set(kinds) <= {Kind.PASSED, Kind.SKIPPED}
    assert kinds[Kind.PASSED] > 0.6 * len(cases)
    for verdict in verdicts:
        if verdict.kind is Kind.PASSED:
            assert set(verdict.case.position.get("lands", ())) <= set(OWN_MAP)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"map": {"a": {"terrain": "swamp"}}}, "map is wrong at a: Invalid enum value 'swamp'"),
        ({"map": {"a": {"terrain": "jungle", "adjacent": ["b"]}, "b": "?"}}, "map is wrong at b"),
        ({"map": {"a": {"terrain": "jungle", "adjacent": ["b"]}}}, "a touches b, not on it"),
        (
            {"map": {"a": {"terrain": "jungle", "adjacent": ["b"]}, "b": {"terrain": "sands"}}},
            "a touches b one way only",
        ),
        ({"games": ("chess",)}, "plays chess, not spirit_island"),
        ({"games": ()}, "plays no game, not spirit_island"),
        ({"operations": ("spirit_island.bild",)}, "doesn't exist: spirit_island.bild"),
        ({"components": ("A", "b")}, "doesn't exist: b (Spirit Island has A, B, C, D)"),
        ({"components": ("A", "B1")}, "doesn't exist: B1: did you mean B?"),
        ({"components": ("A", "A")}, "names a board twice: A, A"),
        ({"readings": {"SI-Q15": "x"}}, "names no reading: SI-Q15 = 'x'"),
        ({"readings": {"SI-Q999": "x"}}, "names no reading: SI-Q999 = 'x'"),
    ],
)
def test_a_greeting_that_names_what_does_not_exist(fields: dict[str, Any], what: str) -> None:
    with pytest.raises(CantStart) as caught:
        check_greeting(SI, greeting(**fields))
    assert what in str(caught.value)


def test_other_games_of_an_implementation_are_its_business() -> None:
    check_greeting(
        SI,
        greeting(
            games=("chess", "spirit_island"),
            operations=("chess.castle",),
            components=("A", "chessboard"),
            readings={"CH-Q1": "x"},
        ),
    )


def test_a_component_of_another_game_that_it_plays() -> None:
    games = ("virgin_queen", "spirit_island")
    several = greeting(games=games, components=("A", "europe"), amendments=())
    check_greeting(SI, several)
    check_greeting(rulebook("virgin_queen"), several)
    for book in (SI, rulebook("virgin_queen")):
        with pytest.raises(CantStart, match="exist: europa: did you mean europe"):
            check_greeting(book, msgspec.structs.replace(several, components=("A", "europa")))


def test_a_component_of_a_game_without_any() -> None:
    book = rulebook("raiders_of_scythia")
    with pytest.raises(CantStart, match="Raiders of Scythia has none: leave `components` out"):
        check_greeting(book, msgspec.structs.replace(greeting_of(book), components=("map",)))


# Answers.

CASCADE = next(
    c for c in ALL if "cascade" in c.answers and c.expect.outcome is not None and not c.readings
)


def test_answers_that_it_finds_itself_are_not_sent() -> None:
    for how in ("own", "hidden", "reported"):
        planned = plan(CASCADE, choices={"cascade": how})
        assert "cascade" not in planned.request.answers
    injected = plan(CASCADE, choices={"cascade": "injected"})
    assert injected.request.answers == CASCADE.answers


def test_its_own_choices_pass_if_some_legal_choice_explains_the_outcome() -> None:
    planned = plan(CASCADE, choices={"cascade": "own"})
    assert planned.case.expect.kind == "any_of"
    outcomes = [result.outcome for result in planned.case.expect.any_of or ()]
    assert CASCADE.expect.outcome in outcomes
    assert len(outcomes) >= 1

    class Chooses(Reference):
        """Chooses as the case would, without being told."""

        def exchange(self, requests: Any) -> Results:
            for request in requests:
                told = msgspec.structs.replace(request, answers=CASCADE.answers)
                yield request.seq, play_request(SI, told)

    own = Session(SI, Chooses(SI), greeting(choices={"cascade": "own"}))
    assert own.play_one(CASCADE).kind is Kind.PASSED


class Reports(Reference):
    """Chooses for itself, and tells what."""

    def __init__(self, answers: Any, played: Any) -> None:
        super().__init__(SI)
        self._answers, self._played = answers, played

    def exchange(self, requests: Any) -> Results:
        for request in requests:
            played = play_request(SI, msgspec.structs.replace(request, answers=self._played))
            assert isinstance(played, Outcome)
            yield request.seq, msgspec.structs.replace(played, answered=self._answers)


def test_reported_answers_are_followed_by_the_reference() -> None:
    ((subject, (chosen, *_)),) = CASCADE.answers["cascade"].items()
    itself = greeting(choices={"cascade": "reported"})
    right = Reports({"cascade": {subject: [chosen]}}, CASCADE.answers)
    wrong = Reports({"cascade": {subject: ["nowhere"]}}, CASCADE.answers)
    others = {key: given for key, given in CASCADE.answers.items() if key != "cascade"}
    assert len(CASCADE.answers["cascade"][subject]) == 1, others
    assert Session(SI, right, itself).play_one(CASCADE).kind is Kind.PASSED
    verdict = Session(SI, wrong, itself).play_one(CASCADE)
    assert verdict.kind is Kind.ACCEPTED_ILLEGAL
    assert verdict.why == "what it reports as its own answers isn't legal"


def test_like_pieces_are_sent_in_another_order_only_if_there_are_any() -> None:
    assert plan(BUILD).permuted is None
    land = {"city": 2, "damage": {"city": [2, 1]}}
    position = {**BUILD.position, "lands": {**BUILD.position["lands"], "here": land}}
    damaged = msgspec.structs.replace(
        BUILD, position=position, answers={"damage": {"here": [{"city": [2, 1]}]}}
    )
    planned = plan(damaged)
    assert planned.permuted is not None
    assert planned.permuted.position["lands"]["here"]["damage"] == {"city": [1, 2]}
    assert planned.permuted.answers == {"damage": {"here": [{"city": [1, 2]}]}}
    assert msgspec.convert(planned.permuted.position, SI.position) == msgspec.convert(
        planned.request.position, SI.position
    )
