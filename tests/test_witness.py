"""Witnesses: the smallest case that parts the readings of a question, found, filled and kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import msgspec
import pytest
from features.table import Collected
from tests.toy import toy

from rulewright.conformance.cases import Case, Expect, load_cases, read_cases, write_cases
from rulewright.conformance.data import data_folder, vector_files
from rulewright.conformance.filling import Unfit
from rulewright.conformance.searching.parting import as_svg, drawings, parted_changes, parting_words
from rulewright.conformance.searching.shrinking import kinds_of_names, smaller_cases
from rulewright.conformance.searching.witness import (
    WITNESSES,
    GoesOn,
    filled,
    is_witness,
    order,
    parted,
    still_parts,
    under_way,
    witness_id,
)
from rulewright.conformance.searching.witness_report import (
    Beside,
    beside_committed,
    questions_of,
    with_witnesses,
    witness_words,
    witnesses_as_json,
)
from rulewright.conformance.searching.witness_search import Witness, find_witness
from rulewright.core.clauses import BadData
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook

SI = rulebook("spirit-island")
ALL = load_cases(vector_files(SI.name), SI.clauses)
IMPLEMENTED = [
    question for question in SI.questions.values() if question.implemented and not question.alike
]
COMMITTED = {
    case.expect.by_reading.question: case
    for case in ALL
    if case.expect.by_reading is not None and is_witness(case)
}
QUICK = ("SI-Q21", "SI-Q33", "SI-Q53")
"""Questions whose witness is found again in the tests."""

GOES_ON: dict[str, GoesOn] = {"SI-Q29": "by one", "SI-Q39": "by none"}
"""Questions that no position parts in which the game goes on by every reading.

By SI-Q29 a Spirit may have lost all presence and none of it by destruction; no operation that is
carried out takes presence away otherwise, so its readings part only where one holds it for lost.
SI-Q39 is about the score, which is counted when the game is over.
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return toy(tmp_path)


def found(book: Rulebook, question: str, tries: int = 300) -> Witness:
    return find_witness(book, book.questions[question], (), tries)


def smallest(book: Rulebook, question: str) -> Case:
    case = found(book, question).case
    assert case is not None
    return case


def case(**fields: Any) -> Case:
    usual: dict[str, Any] = {"id": "x", "title": "", "operation": "toy.double", "expect": {}}
    return msgspec.convert({**usual, **fields}, Case)


def piles(**stones: int) -> dict[str, Any]:
    return {"piles": {name: {"stones": number} for name, number in stones.items()}}


def outcomes(one: Case) -> dict[str, Any]:
    assert one.expect.by_reading is not None
    readings = one.expect.by_reading.readings
    return {
        name: r.outcome if r.illegal is None else r.illegal.clause for name, r in readings.items()
    }


# A game whose smallest witnesses are known


def test_the_smallest_witness_is_found(book: Rulebook) -> None:
    """One stone doubled makes two, or three; with no stone at all the game would be over."""
    witness = smallest(book, "TY-Q1")
    assert witness.operation == "toy.double"
    assert witness.position == piles(a=1)
    assert witness.inputs == {"pile": "a"}
    assert witness.answers == {}
    assert outcomes(witness) == {
        "twice": {"piles": {"a": {"stones": 2}}},
        "two_more": {"piles": {"a": {"stones": 3}}},
    }


def test_more_readings_that_part_are_better_than_fewer_refusals(book: Rulebook) -> None:
    """All three part if more is taken than there is, though one reading refuses it."""
    witness = smallest(book, "TY-Q3")
    assert witness.position == piles(a=1)
    assert witness.inputs == {"number": 1, "pile": "b"}
    assert outcomes(witness) == {
        "never": "TY-piles-R01",
        "all_of_it": {},
        "one_stays": {"piles": {"b": {"stones": 1}}},
    }


def test_the_same_search_finds_the_same(book: Rulebook) -> None:
    assert found(book, "TY-Q3") == found(book, "TY-Q3")
    assert found(book, "TY-Q3", 10).plays == 10


def test_readings_that_never_part_are_said_to_with_what_was_searched(book: Rulebook) -> None:
    never = found(book, "TY-Q2", 40)
    assert never.case is None
    assert (never.plays, never.operations, never.parted) == (40, 3, 0)
    told = beside_committed(book, never, ())
    assert told.beside is Beside.NONE
    assert told.good
    words = "\n".join(text for text, _ in witness_words(book, told))
    assert "never part in 0 committed cases that turn on it and 40 drawn plays of 3" in words


def test_what_needs_different_answers_to_one_ask_is_given_up(book: Rulebook) -> None:
    """With three piles each reading offers another first, so that one answer can't serve both."""
    question = book.questions["TY-Q4"]
    three = case(operation="toy.name", position=piles(a=1, b=1, c=1))
    assert parted(book, three, question) is None
    both = msgspec.structs.replace(three, answers={"pile": {"anybody": ["b"]}})
    assert parted(book, both, question) is None  # it comes out alike
    assert found(book, "TY-Q4", 100).case is None


def test_a_game_that_is_over_by_one_reading_is_the_last_resort(book: Rulebook) -> None:
    question = book.questions["TY-Q5"]
    nothing = case(position=piles(), inputs={"pile": "a"})
    assert parted(book, nothing, question) is None
    assert parted(book, nothing, question, goes_on="by one") is not None
    witness = found(book, "TY-Q5", 100)
    assert witness.goes_on == "by one"
    assert witness.case is not None
    assert witness.case.position == {}
    assert filled(book, witness.case).reach == "synthetic"


def test_what_stands_by_no_reading_or_comes_out_alike_parts_nothing(book: Rulebook) -> None:
    question = book.questions["TY-Q1"]
    assert parted(book, case(position=piles(a=1), inputs={"pile": "a"}), question)
    for position, inputs in (
        (piles(a=2), {"pile": "a"}),  # two doubled are two more
        (piles(a=10), {"pile": "a"}),  # ten can't stand there
        (piles(a=1), {}),  # the input is missing
        ({"pile": 1}, {"pile": "a"}),  # no such field
    ):
        assert parted(book, case(position=position, inputs=inputs), question) is None


def test_the_rules_of_a_witness_do_not_fix_its_question(book: Rulebook) -> None:
    fixed = {"readings": {"TY-Q1": "two_more", "TY-Q3": "one_stays"}}
    one = case(position=piles(a=1), inputs={"pile": "a"}, rules=fixed)
    put = parted(book, one, book.questions["TY-Q1"])
    assert put is not None
    assert put.rules == {"readings": {"TY-Q3": "one_stays"}}
    assert len(outcomes(put)) == 2


def test_a_witness_is_filled_as_it_is_committed(book: Rulebook) -> None:
    whole = filled(book, smallest(book, "TY-Q1"))
    assert whole.id == witness_id("TY-Q1") == "ty-witness-q1"
    assert whole.title == "TY-Q1: What is doubling?"
    assert whole.tests == ("TY-piles-E01",)
    assert whole.clauses == ("TY-piles-E01",)
    assert whole.reach == ""
    assert whole.expect.stated == ("piles.a.stones",)
    assert whole.components == "toy/box"
    assert is_witness(whole)
    assert filled(book, whole) == whole


def test_the_clause_that_parts_is_tested_if_the_play_meets_none_of_the_question(
    book: Rulebook,
) -> None:
    """Taking meets only the restriction, and only by the reading that refuses."""
    assert filled(book, smallest(book, "TY-Q3")).tests == ("TY-piles-R01",)


def test_a_wrong_witness_is_refused(book: Rulebook) -> None:
    whole = filled(book, smallest(book, "TY-Q1"))
    alike = msgspec.structs.replace(whole, position=piles(a=2))
    with pytest.raises(Unfit, match="ty-witness-q1: all readings of TY-Q1 come out alike"):
        filled(book, alike)
    assert still_parts(book, alike) is None
    assert still_parts(book, whole) is not None


def test_what_is_found_is_put_beside_what_is_committed(book: Rulebook) -> None:
    witness = found(book, "TY-Q1")
    assert witness.case is not None
    whole = filled(book, witness.case)
    larger = filled(book, msgspec.structs.replace(whole, position=piles(a=3)))
    alike = msgspec.structs.replace(whole, position=piles(a=2))
    worse = msgspec.structs.replace(witness, case=larger)

    def beside(one: Witness, *committed: Case) -> Beside:
        return beside_committed(book, one, committed).beside

    assert beside(witness) is Beside.NEW
    assert beside(witness, whole) is Beside.SAME
    assert beside(witness, larger) is Beside.BETTER
    assert beside(worse, whole) is Beside.WORSE
    assert beside(witness, alike) is Beside.STALE
    assert beside_committed(book, worse, [whole]).best == whole
    assert beside_committed(book, witness, [larger]).best == whole


def test_those_found_are_written_beside_those_that_were_not_searched(
    book: Rulebook, tmp_path: Path
) -> None:
    one, other = (beside_committed(book, found(book, name), ()) for name in ("TY-Q1", "TY-Q3"))
    file = tmp_path / WITNESSES
    file.write_bytes(with_witnesses(file, [one]))
    file.write_bytes(
        with_witnesses(file, [other, beside_committed(book, found(book, "TY-Q2"), ())])
    )
    assert [case.id for case in read_cases(file)] == ["ty-witness-q1", "ty-witness-q3"]


def test_what_was_found_and_searched_as_json(book: Rulebook) -> None:
    every = [beside_committed(book, found(book, name, 50), ()) for name in ("TY-Q1", "TY-Q2")]
    told = msgspec.json.decode(witnesses_as_json(every))
    assert [one["question"] for one in told] == ["TY-Q1", "TY-Q2"]
    assert told[0]["witness"]["id"] == "ty-witness-q1"
    assert told[0]["searched"]["plays"] == 50
    assert told[0]["searched"]["parted"] > 0
    assert told[1]["witness"] is None


@pytest.mark.parametrize(
    ("wanted", "what"),
    [
        ("SI-Q99", "there is no question 'SI-Q99' about Spirit Island: did you mean SI-Q"),
        ("x", "there is no question 'x' about Spirit Island"),
        ("SI-Q07", "SI-Q07: no play can part its readings: the engine doesn't carry out its"),
        ("SI-Q04", "SI-Q04: no position tells its readings apart: "),
        ("SI-Q28", "SI-Q28: no play can part its readings: it has none"),
    ],
)
def test_a_question_that_nothing_can_part_is_refused(wanted: str, what: str) -> None:
    with pytest.raises(BadData) as caught:
        questions_of(SI, [wanted])
    assert what in str(caught.value)


def test_all_questions_whose_readings_are_carried_out_are_searched_if_none_is_named() -> None:
    assert questions_of(SI, ()) == IMPLEMENTED
    assert [question.id for question in questions_of(SI, ["SI-Q15"])] == ["SI-Q15"]


# The committed witnesses


def test_every_question_has_its_witness() -> None:
    assert list(COMMITTED) == sorted(question.id for question in IMPLEMENTED)
    for question in IMPLEMENTED:
        about = COMMITTED[question.id].expect.by_reading
        assert about is not None
        assert set(about.readings) == set(question.readings)


@pytest.mark.parametrize("question", COMMITTED)
def test_a_committed_witness_parts_and_is_filled(question: str) -> None:
    witness = COMMITTED[question]
    assert filled(SI, witness) == witness
    alive = parted(SI, witness, SI.questions[question])
    assert (alive is None) == (question in GOES_ON) == (witness.reach == "synthetic")
    assert len(witness.tests) == 1


@pytest.mark.parametrize("question", COMMITTED)
def test_no_step_makes_a_committed_witness_smaller(question: str) -> None:
    """Each single step breaks it, makes readings alike, or leads out of a game under way."""
    witness = still_parts(SI, COMMITTED[question])
    assert witness is not None
    worth = order(SI, witness)[0]
    begun = under_way(SI, witness)
    for smaller in smaller_cases(witness, kinds_of_names(SI)):
        kept = parted(SI, smaller, SI.questions[question], goes_on=GOES_ON.get(question, "by each"))
        if kept is not None and order(SI, kept)[0] <= worth and under_way(SI, kept) is begun:
            assert order(SI, kept) >= order(SI, witness), kept


@pytest.mark.parametrize(
    "without",
    [
        {"spirits": {}, "lands": {"here": {"city": 1, "dahan": 1, "no_ravage": True}}},
        {"fear": {"deck": ["Retreat!"]}},
        {"fear": {"pool": 4}},
        {"blight_card": {}},
    ],
)
def test_nothing_may_be_missing_on_the_table(without: dict[str, Any]) -> None:
    """Else a wrong implementation may be unable to go wrong: it can't make Fear without markers."""
    witness, question = COMMITTED["SI-Q21"], SI.questions["SI-Q21"]
    lacking = msgspec.structs.replace(witness, position={**witness.position, **without})
    assert parted(SI, witness, question) is not None
    assert parted(SI, lacking, question) is None
    assert parted(SI, lacking, question, goes_on="by one") is not None


@pytest.mark.parametrize("question", COMMITTED)
def test_no_case_of_a_scenario_is_smaller_than_the_witness(question: str) -> None:
    witness = still_parts(SI, COMMITTED[question])
    assert witness is not None
    for one in ALL:
        about = one.expect.by_reading
        if about is not None and about.question == question and not is_witness(one):
            put = parted(SI, one, SI.questions[question], goes_on=GOES_ON.get(question, "by each"))
            assert put is None or order(SI, witness) <= order(SI, put), one.id


@pytest.mark.parametrize("question", QUICK)
def test_a_witness_is_found_again(question: str) -> None:
    witness = find_witness(SI, SI.questions[question], ALL)
    told = beside_committed(SI, witness, ALL)
    assert told.beside is Beside.SAME, told.case


# Kept by `rulewright fill`


def collected(folder: Path, *witnesses: Case) -> Collected:
    """Collect as if one feature made one case, beside a file of witnesses."""
    game = folder / SI.name
    game.mkdir(exist_ok=True)
    (game / WITNESSES).write_bytes(write_cases(game / WITNESSES, witnesses))
    other = next(case for case in ALL if case.feature)
    kept = Collected()
    kept.files[game / "other.jsonl"] = {other.id: other}
    (game / "other.jsonl").write_bytes(write_cases(game, [other]))
    return kept


def test_witnesses_are_filled_anew_with_the_features(tmp_path: Path) -> None:
    witness = COMMITTED["SI-Q15"]
    assert collected(tmp_path, witness).check() == []
    old = msgspec.structs.replace(witness, clauses=(), needs=(), title="old")
    (differs, hint) = collected(tmp_path, old).check()
    assert differs == f"{WITNESSES}: {witness.id} differs from what the reference fills in"
    assert "rulewright fill" in hint
    assert collected(tmp_path, old).write() == []
    assert list(read_cases(tmp_path / SI.name / WITNESSES)) == [witness]


def test_a_witness_that_is_none_any_more_is_told_and_kept(tmp_path: Path) -> None:
    witness = COMMITTED["SI-Q53"]
    position = {**witness.position, "blight_card": {"card": "Downward Spiral", "tokens": 5}}
    alike = msgspec.structs.replace(witness, position=position)
    for problems in (collected(tmp_path, alike).check(), collected(tmp_path, alike).write()):
        assert problems[0].startswith(f"{WITNESSES}: {witness.id} is no witness any more: ")
        assert "come out alike" in problems[0]
    assert list(read_cases(tmp_path / SI.name / WITNESSES)) == [alike]


# In words, and drawn


def test_a_witness_is_told_in_words() -> None:
    told = "\n".join(text for text, _ in parting_words(COMMITTED["SI-Q21"]))
    for part in (
        "on the table  places here: ",
        "no_ravage yes",
        "done          ravage land: land here",
        "land_or_step:\n      nothing else changes",
        "step_only:\n      lands.here.damage.city = [2]",
    ):
        assert part in told


def test_what_is_alike_by_every_reading_is_told_once() -> None:
    results = {
        "one": {"outcome": {"a": {"b": 1, "c": 2}}},
        "two": {"outcome": {"a": {"b": 1}, "d": None}},
        "three": {"illegal": {"clause": "SI-ravage-E05"}},
    }
    by_reading = {"question": "SI-Q34", "readings": {name: results[name] for name in results}}
    expect = msgspec.convert({"by_reading": by_reading}, Expect)
    one = msgspec.structs.replace(COMMITTED["SI-Q34"], expect=expect)
    alike, apart = parted_changes(one)
    assert alike == []
    assert apart == {
        "one": ["a.b = 1", "a.c = 2"],
        "two": ["a.b = 1", "d = gone"],
        "three": ["it is refused (SI-ravage-E05)"],
    }
    del results["three"]
    by_reading = {"question": "SI-Q34", "readings": results}
    expect = msgspec.convert({"by_reading": by_reading}, Expect)
    alike, apart = parted_changes(msgspec.structs.replace(one, expect=expect))
    assert alike == ["a.b = 1"]
    assert apart == {"one": ["a.c = 2"], "two": ["d = gone"]}


def test_a_witness_is_drawn_before_and_after_by_each_reading() -> None:
    witness = COMMITTED["SI-Q21"]
    drawn = drawings(SI, witness)
    assert list(drawn) == ["on the table", "land_or_step", "step_only"]
    assert "1 city" in drawn["on the table"]
    assert drawn["step_only"] != drawn["land_or_step"]
    whole = fromstring(as_svg(SI, witness))
    svg = "{http://www.w3.org/2000/svg}"
    assert whole.tag == f"{svg}svg"
    inner = whole.findall(f"{svg}svg")
    assert len(inner) == 3
    left = [float(part.get("x", "")) for part in inner]
    widths = [float(part.get("width", "")) for part in inner]
    assert all(x + w <= y for x, w, y in zip(left, widths, left[1:], strict=False))
    assert left[-1] + widths[-1] <= float(whole.get("width", ""))
    captions = [text.text for text in whole.findall(f"{svg}text")]
    below = [f"{line}" for lines in parted_changes(witness)[1].values() for line in lines]
    assert [one for one in captions if one in drawn] == list(drawn)
    assert "".join(one for one in captions if one not in drawn).replace(" ", "") == (
        "".join(below).replace(" ", "")
    )
    bottom = max(float(text.get("y", "")) for text in whole.findall(f"{svg}text"))
    assert bottom < float(whole.get("height", ""))


def test_a_reading_that_refuses_is_not_drawn_and_set_up_has_no_land() -> None:
    assert list(drawings(SI, COMMITTED["SI-Q15"])) == ["on the table", "any_adjacent"]
    assert "it is refused (SI-" in as_svg(SI, COMMITTED["SI-Q15"])
    assert as_svg(SI, COMMITTED["SI-Q01"]) == ""


def test_the_file_of_witnesses_is_where_cases_are() -> None:
    assert (data_folder("vectors") / SI.name / WITNESSES) in vector_files(SI.name)
