"""Fingerprints: which reading of each question an implementation follows is found by its plays."""

from __future__ import annotations

from collections.abc import Iterable
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
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.data import vector_files
from rulewright.conformance.protocol import Crashed, Greeting, Outcome, PlayCase, Skipped
from rulewright.conformance.searching.readings import (
    CONTRARY,
    GUESSED,
    Found,
    Reads,
    fingerprint,
    readings_as_json,
    readings_words,
)
from rulewright.conformance.searching.witness import turns_on
from rulewright.core.games import rulebook

SI = rulebook("spirit-island")
ALL = load_cases(vector_files(SI.name), SI.clauses)
IMPLEMENTED = [q for q in SI.questions.values() if q.implemented and not q.alike]
READINGS = [(question.id, name) for question in IMPLEMENTED for name in question.readings]


class Follows(Reference):
    """The reference by other readings, of which it tells nobody."""

    def __init__(self, **readings: str) -> None:
        super().__init__(SI)
        self.readings = {f"SI-{name}": reading for name, reading in readings.items()}

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        for request in requests:
            yield request.seq, self.play(request)

    def play(self, request: PlayCase) -> Any:
        readings = {**self.readings, **request.rules.get("readings", {})}
        rules = {**request.rules, "readings": readings} if readings else request.rules
        return play_request(SI, msgspec.structs.replace(request, rules=rules))


def session(implementation: Reference, **fields: Any) -> Session:
    greeting: Greeting = msgspec.structs.replace(greeting_of(SI), **fields)
    return Session(SI, implementation, greeting)


def about(*questions: str) -> list[Case]:
    return [case for case in ALL if any(turns_on(case, SI.questions[q]) for q in questions)]


def reads(question: str, implementation: Reference, *also: str, **fields: Any) -> Reads:
    """Fingerprint an implementation by the cases about a question and others."""
    every = fingerprint(session(implementation, **fields), about(question, *also))
    return next(one for one in every if one.question.id == question)


def test_the_reference_follows_every_default() -> None:
    every = fingerprint(session(Reference(SI)), ALL)
    assert [one.question for one in every] == IMPLEMENTED
    for one in every:
        assert one.found is Found.FOLLOWED, one
        assert one.readings == (one.question.default,)
        assert one.agreed


@pytest.mark.parametrize(("question", "name"), READINGS)
def test_each_reading_that_is_followed_is_found(question: str, name: str) -> None:
    found = reads(question, Follows(**{question.removeprefix("SI-"): name}))
    assert found.found is Found.FOLLOWED, found
    assert found.readings == (name,)
    assert not found.unseen


class Wavers(Follows):
    """Follows one reading in some cases, and the default in others."""

    def play(self, request: PlayCase) -> Any:
        if request.id.endswith(("0", "2", "4", "6", "8")):
            return super().play(request)
        return play_request(SI, request)


def test_who_follows_now_one_and_now_another_is_mixed() -> None:
    found = reads("SI-Q18", Wavers(Q18="divided"))
    assert found.found is Found.MIXED
    assert found.readings == ()
    for case, agrees in found.agreed.items():
        even = case[-1] in "02468"
        assert agrees == (("divided",) if even else ("full_to_both",)), case
    told = "\n".join(text for text, _ in readings_words(session(Wavers()), [found]))
    assert "SI-Q18    mixed" in told
    assert "\n    divided: " in told
    assert "\n    full_to_both: " in told


class Wrong(Follows):
    """Gives back what follows from no reading."""

    def play(self, request: PlayCase) -> Any:
        lands = {name: {"city": 7} for name in request.position.get("lands", {})}
        return Outcome(request.seq, {**request.position, "lands": lands})


def test_who_follows_none_follows_neither() -> None:
    found = reads("SI-Q15", Wrong())
    assert found.found is Found.NEITHER
    assert set(found.agreed.values()) == {()}
    told = "\n".join(text for text, _ in readings_words(session(Wrong()), [found]))
    assert "SI-Q15    neither" in told
    assert "no reading: si-" in told


def test_what_is_not_played_is_not_seen_and_told_why() -> None:
    found = reads("SI-Q53", Follows(), operations=("spirit_island.ravage",))
    assert found.found is Found.NOT_SEEN
    assert found.agreed == {}
    (why,) = found.unseen
    assert why.startswith("it doesn't have the operation spirit_island.remove_blight")
    told = "\n".join(text for text, _ in readings_words(session(Follows()), [found]))
    assert why in told


class Fails(Follows):
    """Skips some cases and crashes in the others."""

    def play(self, request: PlayCase) -> Any:
        if request.id == "si-witness-q53":
            return Skipped(request.seq, "tired")
        return Crashed("it died", "")


def test_what_is_skipped_or_crashes_says_nothing() -> None:
    found = reads("SI-Q53", Fails())
    assert found.found is Found.NOT_SEEN
    assert found.unseen == {"skipped: tired": 1, "crashed: it died": 1}


def test_what_it_says_does_not_hide_what_it_does() -> None:
    says = {"SI-Q15": "unblighted_if_possible"}
    liar = reads("SI-Q15", Follows(), readings=says)
    assert liar.readings == ("any_adjacent",)
    assert liar.said == "unblighted_if_possible"
    assert liar.contradicts
    told = "\n".join(text for text, _ in readings_words(session(Follows()), [liar]))
    assert "but it says unblighted_if_possible" in told
    honest = reads("SI-Q15", Follows(Q15="unblighted_if_possible"), readings=says)
    assert honest.readings == ("unblighted_if_possible",)
    assert not honest.contradicts


def test_a_case_that_turns_on_two_questions_is_judged_by_how_the_other_is_read() -> None:
    """If defeat is judged after the effect (SI-Q47), it doesn't matter what comes first (SI-Q17).

    By the default of SI-Q47, which it doesn't say that it leaves, its plays would agree with none.
    """
    late = Follows(Q47="after_the_effect")
    both = about("SI-Q17")
    assert all({"SI-Q47", "SI-Q17"} & {*case.readings} for case in both)
    found = reads("SI-Q17", late, "SI-Q47")
    assert found.found is Found.SEVERAL
    assert found.readings == ("blight_then_dahan", "dahan_then_blight")
    assert len(found.agreed) > 3
    assert reads("SI-Q47", late, "SI-Q17").readings == ("after_the_effect",)


def test_a_case_that_turns_on_a_question_without_one_reading_says_nothing() -> None:
    about_both = {case.id for case in about("SI-Q17")}

    class Neither(Follows):
        def play(self, request: PlayCase) -> Any:
            return super().play(request) if request.id in about_both else Wrong().play(request)

    found = reads("SI-Q17", Neither(), "SI-Q47")
    assert found.found is Found.NOT_SEEN
    (why,) = found.unseen
    assert why == "they turn on another question too, of which it follows no one reading"


VQ = rulebook("virgin-queen")


def test_what_turns_on_two_questions_is_judged_by_the_other_once_that_is_found() -> None:
    """Whoever counts no besieged units (VQ-Q148) agrees with no reading of Q147 by the default.

    No case turns on Q148 alone, so it is found only after Q147.
    """

    class Besieged(Reference):
        def __init__(self) -> None:
            super().__init__(VQ)

        def exchange(self, requests: Iterable[PlayCase]) -> Results:
            for request in requests:
                readings = {"VQ-Q148": "they_do_not", **request.rules.get("readings", {})}
                rules = {**request.rules, "readings": readings}
                put = msgspec.structs.replace(request, rules=rules)
                yield request.seq, play_request(VQ, put)

    names = ("VQ-Q147", "VQ-Q148")
    every = load_cases(vector_files(VQ.name), VQ.clauses)
    both = [c for c in every if any(turns_on(c, VQ.questions[name]) for name in names)]
    found = {
        one.question.id: one
        for one in fingerprint(Session(VQ, Besieged(), greeting_of(VQ)), both)
        if one.question.id in names
    }
    assert found["VQ-Q147"].readings == (VQ.questions["VQ-Q147"].default,)
    assert "vq-witness-q148" in found["VQ-Q147"].agreed
    assert found["VQ-Q148"].readings == ("they_do_not",)


def test_a_case_that_is_judged_by_a_guess_makes_nothing_mixed() -> None:
    """How it reads SI-Q47 isn't seen: so the cases on that and on SI-Q17 are left out, and told."""
    late = Follows(Q47="after_the_effect")
    every = fingerprint(session(late), about("SI-Q17"))
    found = next(one for one in every if one.question.id == "SI-Q17")
    assert found.found is Found.NOT_SEEN
    assert [*found.unseen] == [GUESSED]
    told = "\n".join(text for text, _ in readings_words(session(late), [found]))
    assert GUESSED in told


def test_cases_that_are_left_out_are_told_beside_what_is_followed() -> None:
    question = SI.questions["SI-Q17"]
    seen = Reads(question, Found.FOLLOWED, question.readings[:1], unseen={GUESSED: 2, CONTRARY: 1})
    told = "\n".join(text for text, _ in readings_words(session(Follows()), [seen]))
    assert "3 cases are left out: they turn on another question too" in told


def test_readings_that_differ_only_in_what_is_not_reported_all_agree() -> None:
    """Whether what is destroyed makes Fear shows in the Fear alone."""
    fields = ("lands", "spirits", "blight_card", "invaders", "result", "result_by")
    found = reads("SI-Q34", Follows(), fields=fields)
    assert found.found is Found.SEVERAL
    assert found.readings == ("destroyed_with_fear", "destroyed_without_fear")
    told = "\n".join(text for text, _ in readings_words(session(Follows()), [found]))
    assert "destroyed_with_fear or destroyed_without_fear" in told


class Chooses(Follows):
    """Chooses for itself where blight cascades to: where the case would let it."""

    def play(self, request: PlayCase) -> Any:
        case = next(case for case in about("SI-Q15") if case.id == request.id)
        assert "cascade" not in request.answers
        return super().play(msgspec.structs.replace(request, answers=case.answers))


def test_who_chooses_for_itself_is_held_against_all_that_a_reading_allows() -> None:
    found = reads("SI-Q15", Chooses(), choices={"cascade": "own"})
    for case in ("si-witness-q15", "si-blight-0100"):
        assert found.agreed[case] == ("any_adjacent",)


def test_a_case_that_fixes_the_reading_is_left_aside() -> None:
    fixed = [case for case in ALL if "SI-Q54" in case.rules.get("readings", {})]
    assert fixed
    found = reads("SI-Q54", Follows())
    assert not {case.id for case in fixed} & set(found.agreed)


def test_all_of_it_as_json() -> None:
    one = session(Follows(), readings={"SI-Q15": "unblighted_if_possible"})
    told = msgspec.json.decode(readings_as_json(one, fingerprint(one, about("SI-Q15"))))
    assert told["game"] == "spirit_island"
    assert told["implementation"]["name"]
    by_id = {question["question"]: question for question in told["questions"]}
    assert list(by_id) == [question.id for question in IMPLEMENTED]
    cascade = by_id["SI-Q15"]
    assert (cascade["found"], cascade["readings"]) == ("followed", ["any_adjacent"])
    assert cascade["default"] == "any_adjacent"
    assert cascade["said"] == "unblighted_if_possible"
    assert cascade["contradicts"] is True
    assert cascade["cases"]["si-blight-0100"] == ["any_adjacent"]
    assert by_id["SI-Q53"]["found"] == "not seen"
