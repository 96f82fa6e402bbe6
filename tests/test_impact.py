"""What a change of the rules changes: the numbers are worked out by hand, from the rulebook."""

from __future__ import annotations

import inspect
import json
import re
import shlex
import sys
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from tests.browser import Browser, needs_chromium

from rulewright import cli
from rulewright.cli.shared import choose
from rulewright.conformance.cases import Case, Expect, Result, load_cases
from rulewright.conformance.changing import impact as impact_module
from rulewright.conformance.changing.again import WAYS
from rulewright.conformance.changing.changes import (
    Change,
    as_rules,
    change_from,
    clauses_named,
    in_force,
    left_for,
    numbers_of,
    told_change,
)
from rulewright.conformance.changing.effect_words import line_of
from rulewright.conformance.changing.effects import (
    KINDS,
    Affected,
    AsksLess,
    AsksMore,
    BecomesIllegal,
    BecomesLegal,
    CantBePlayed,
    Effect,
    InvariantBroken,
    Leaf,
    OffersOther,
    OtherRefusal,
    OutcomeChanged,
    kind_of,
)
from rulewright.conformance.changing.impact import Held, compared, hold, read_by
from rulewright.conformance.changing.impact_clauses import by_clause, suspicion
from rulewright.conformance.changing.impact_search import numbered, search
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import check_case, lay, with_reading
from rulewright.core.asks import AnswerError
from rulewright.core.clauses import BadData
from rulewright.core.games import rulebook
from rulewright.core.operations import Rulebook
from rulewright.core.questions import Question
from rulewright.spirit_island import set_up
from rulewright.spirit_island.position import Position, with_land

SI = rulebook("spirit-island")
CASES = load_cases(vector_files(SI.name), SI.clauses)
BY_ID = {case.id: case for case in CASES}


def change(*given: str) -> Change:
    """Read a change as it would be given on the command line, without the options' names."""
    readings = [text for text in given if text.startswith("SI-")]
    numbers = [text for text in given if "=" in text and text not in readings]
    names = [text for text in given if "=" not in text]
    return change_from(SI, numbers, readings, names)


def all_cases(case: Case) -> bool:
    """Choose all cases."""
    return True


@cache
def held(*given: str, among: Callable[[Case], bool] = all_cases) -> tuple[Held, ...]:
    """Hold cases against a change."""
    return tuple(hold(SI, case, change(*given)) for case in CASES if among(case))


def affected(*given: str, among: Callable[[Case], bool] = all_cases) -> dict[str, list[Affected]]:
    """Return what a change does to cases: by id, the affected ones only."""
    return {one.case.id: list(one.affected) for one in held(*given, among=among) if one.affected}


def effects(id_: str, *given: str) -> tuple[Effect, ...]:
    (one,) = hold(SI, BY_ID[id_], change(*given)).affected
    return one.effects


# Stating a change


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ((["dahan_damge=3"],), "--set dahan_damge: the rules of Spirit Island have no such number"),
        ((["dahan_damge=3"],), ": did you mean dahan_damage?"),
        ((["edition=2"],), "--set edition: the rules of Spirit Island have no such number"),
        ((["readings=2"],), "--set readings: the rules of Spirit Island have no such number"),
        ((["dahan_damage"],), "--set dahan_damage: NUMBER=VALUE, as in dahan_damage=3 is wanted"),
        ((["dahan_damage="],), "NUMBER=VALUE"),
        ((["=3"],), "NUMBER=VALUE"),
        ((["dahan_damage=many"],), "--set dahan_damage=many: a whole number is wanted"),
        ((["dahan_damage=2.5"],), "a whole number is wanted"),
        ((["dahan_damage=1e1"],), "--set dahan_damage=1e1: a whole number is wanted"),
        ((["dahan_damage=-1"],), "a whole number >= 0 is wanted"),
        ((["dahan_damage=1001"],), "a whole number <= 1000 is wanted"),
        ((["dahan_damage=" + "9" * 5000],), "is wanted"),
        ((["dahan_health=0"],), "--set dahan_health=0: a whole number >= 1 is wanted"),
        ((["damage_per_dahan=0"],), "a whole number >= 1 is wanted"),
        ((["blight_at=3", "blight_at=3"],), "--set blight_at is given twice: take one off"),
        ((["fear_stack=5"],), "two stacks of fear_stack = 5 don't fit into a Fear deck of"),
        ((["fear_cards=5"],), "don't fit into a Fear deck of fear_cards = 5"),
        (([], ["SI-Q15"]), "QUESTION=READING is wanted"),
        (([], ["si-q15=any_adjacent"]), "no question 'si-q15' about Spirit Island: did you mean"),
        (([], ["SI-Q99=x"]), "there is no question 'SI-Q99'"),
        (([], ["SI-Q15=any"]), "SI-Q15 has no reading 'any'"),
        (([], ["SI-Q15=any"]), "(readings: any_adjacent, unblighted_if_possible)"),
        (([], ["SI-Q28=x"]), "SI-Q28 has no readings: How much Fear"),
        (([], ["SI-Q07=all_boards"]), "the engine doesn't carry out the readings of SI-Q07 yet"),
        (([], ["SI-Q15=any_adjacent", "SI-Q15=unblighted_if_possible"]), "SI-Q15 is given twice"),
        (([], [], ["blight_errata"]), "no such amendment: did you mean blight_errata_2021?"),
        (([], [], ["blight_errata_2021"] * 2), "--amend blight_errata_2021 is given twice"),
    ],
)
def test_a_change_that_cant_be_is_refused(given: tuple[Any, ...], says: str) -> None:
    with pytest.raises(BadData) as refused:
        change_from(SI, *given)
    assert says in str(refused.value)


def test_numbers_that_go_together_are_taken_together() -> None:
    assert change("fear_stack=5", "fear_cards=10").numbers == {"fear_stack": 5, "fear_cards": 10}


def test_a_change_names_the_clauses_that_it_changes() -> None:
    for number in numbers_of(SI):
        assert clauses_named(SI, Change({number: 1})), number
    assert clauses_named(SI, change("dahan_damage=3")) == ("SI-ravage-S06",)
    assert clauses_named(SI, change("fear_stack=2")) == (
        "SI-setup-invader-board-U04",
        "SI-setup-invader-board-U05",
    )
    assert "SI-blight-effects-P01" in clauses_named(SI, change("SI-Q15=unblighted_if_possible"))
    assert clauses_named(SI, change("blight_errata_2021"))[0] == "SI-setup-invader-board-U09"
    (said,) = told_change(SI, change("dahan_damage=3"))
    assert said == "dahan_damage is 3, not 2: damage of a Dahan that fights back (SI-ravage-S06)"


def test_a_case_keeps_what_its_own_rules_say() -> None:
    both = change("blight_at=3", "SI-Q15=unblighted_if_possible", "blight_errata_2021")
    assert left_for(both, {}) == both
    left = left_for(both, {"blight_at": 2, "amendments": ["blight_errata_2021"]})
    assert left == change("SI-Q15=unblighted_if_possible")
    assert not left_for(change("blight_at=3"), {"blight_at": 4})
    assert not left_for(change("SI-Q15=any_adjacent"), {"readings": {"SI-Q15": "any_adjacent"}})


def test_what_is_in_force_besides_stays_in_force() -> None:
    before: Any = in_force(change("blight_at=3", "SI-Q15=unblighted_if_possible"), SI.rules())
    after: Any = in_force(change("dahan_damage=3", "blight_errata_2021"), before)
    assert (after.blight_at, after.dahan_damage, after.town_damage) == (3, 3, 2)
    assert after.readings == {"SI-Q15": "unblighted_if_possible"}
    assert after.amendments == ("blight_errata_2021",)
    assert msgspec.convert(as_rules(change("dahan_damage=3", "blight_errata_2021")), SI.rules)


# What changes


RAVAGE = "spirit_island.ravage_land"


def is_ravage(case: Case) -> bool:
    """Tell whether it is a ravage of one land."""
    return case.operation == RAVAGE


def damage_to_land(case: Case) -> int:
    """Work out the damage of a ravage from the rulebook: 1, 2 and 3, less the defence.

    Against Sweden a Town deals 3 and a City 5 from level 3 on. A sacred site of Vital Strength of
    the Earth defends its land by 3.
    """
    land = case.position.get("lands", {}).get(case.inputs["land"], {})
    each = {"explorer": 1, "town": 2, "city": 3, "extra_damage": 1, "defend": -1}
    sweden = case.position.get("adversary") == "Kingdom of Sweden"
    if sweden and case.position.get("adversary_level", 0) >= 3:
        each |= {"town": 3, "city": 5}
    vital = land.get("presence", {}).get("Vital Strength of the Earth", 0)
    return sum(n * land.get(kind, 0) for kind, n in each.items()) - (3 if vital >= 2 else 0)


def test_a_land_that_is_blighted_by_3_is_spared_by_2_exactly() -> None:
    ravages = [
        case
        for case in CASES
        if is_ravage(case)
        and case.expect.outcome is not None
        and not case.rules
        and not case.position["lands"].get(case.inputs["land"], {}).get("no_ravage")
    ]
    spared = {case.id for case in ravages if damage_to_land(case) == 2}
    assert len(spared) > 20
    assert len(ravages) > len(spared) + 20
    changed = affected("blight_at=3", among=is_ravage)
    assert {case.id for case in ravages if case.id in changed} == spared
    for id_ in spared:
        (one,) = changed[id_]
        (outcome,) = (e for e in one.effects if isinstance(e, OutcomeChanged))
        path = f"lands.{one.case.inputs['land']}.blight"
        (blight,) = (leaf for leaf in outcome.changes if leaf.path == path)
        assert blight.before == blight.after + 1
        assert "SI-ravage-E05" in one.clauses


def test_a_dahan_that_deals_3_destroys_a_city() -> None:
    # A City deals 3 damage to two Dahan: one is destroyed, the other strikes back. A City has
    # health 3 and makes 2 Fear.
    (changed,) = effects("si-ravage-0036", "dahan_damage=3")
    assert changed == OutcomeChanged(
        (
            Leaf("lands.here.city", 1, 0),
            Leaf("lands.here.damage.city", [2], []),
            Leaf("fear.pool", 4, 2),
            Leaf("fear.generated", 0, 2),
        )
    )


def test_all_options_of_an_ask_that_the_case_doesnt_answer_are_played() -> None:
    # One Dahan is left against two Explorers, and its 2 damage was put on one each. 3 can be
    # put on one Explorer, or as 2 and 1 on both.
    (asks,) = effects("si-ravage-0084", "dahan_damage=3")
    assert isinstance(asks, AsksMore)
    assert (asks.key, asks.subject) == ("fight_back", "here")
    assert asks.unfit == "fight_back (here): 3 is divided, 2 is given"
    assert not asks.more
    assert asks.ways == 2
    one_left, none_left = asks.results
    assert one_left.changes == (Leaf("lands.here.explorer", 0, 1),)
    assert none_left.changes == ()


BOARD = ("spirit_island.set_up", "spirit_island.set_up_invader_board")
DECK = (*BOARD, "spirit_island.build_invader_deck")


def some(case: Case) -> bool:
    """Choose all that is set up, and of the rest every seventh case by its number."""
    number = int(re.sub(r"\D", "", case.id))
    return case.operation in (*DECK, "spirit_island.thematic_boards") or number % 7 == 0


def set_up_by(operations: tuple[str, ...]) -> Iterator[Case]:
    """Give the set-ups that aren't refused."""
    for case in CASES:
        if case.operation in operations and case.expect.illegal is None:
            yield case


def has_an_own_deck(case: Case) -> bool:
    """Tell whether the Adversary says itself which cards its Invader deck has.

    Brandenburg-Prussia does from level 2 on.
    """
    at = case.position.get("adversary_level", 0)
    return case.position.get("adversary") == "Kingdom of Brandenburg-Prussia" and at >= 2


def test_where_an_ask_is_new_each_of_its_options_is_a_way() -> None:
    # There are 5 Invader cards of stage II. With 4 the deck lacks one; now one is drawn.
    decks = {case.id for case in set_up_by(DECK) if not has_an_own_deck(case)}
    assert len(decks) < sum(1 for _ in set_up_by(DECK))
    assert set(affected("stage_2_cards=1", among=some)) == decks
    for one in (
        each for every in affected("stage_2_cards=1", among=some).values() for each in every
    ):
        (asks,) = (effect for effect in one.effects if isinstance(effect, AsksMore))
        assert (asks.ways, len(asks.results), asks.more) == (5, 5, False)
    # All 5 in any order are 120 decks: too many to be played, so just the first is.
    assert WAYS < 120
    assert set(affected("stage_2_cards=5", among=some)) == decks
    for one in (
        each for every in affected("stage_2_cards=5", among=some).values() for each in every
    ):
        (asks,) = (effect for effect in one.effects if isinstance(effect, AsksMore))
        assert (asks.ways, asks.more) == (1, True)
        assert "in more ways than can be played; 1 way was" in line_of(one)


def test_a_play_becomes_illegal_and_legal() -> None:
    set_ups = [case for case in CASES if "players" in case.inputs and "set_up" in case.operation]
    thematic = [case for case in CASES if case.operation == "spirit_island.thematic_boards"]
    for case in (*set_ups, *thematic):
        fewer = [
            e
            for one in affected("most_players=2", among=some).get(case.id, [])
            for e in one.effects
        ]
        many = case.inputs["players"]
        if many not in (3, 4):
            assert fewer == []
            continue
        (effect,) = fewer
        if case.expect.illegal is None:
            assert isinstance(effect, BecomesIllegal)
        else:  # the Scenario is for fewer
            assert isinstance(effect, OtherRefusal)
            assert effect.before == case.expect.illegal.clause
        clause = effect.clause if isinstance(effect, BecomesIllegal) else effect.after
        assert clause == "SI-overview-D01"
        assert effect.why == f"{many} players: the game is for 1 to 2"
    five = {case.id for case in (*set_ups, *thematic) if case.inputs["players"] == 5}
    assert five
    assert set(affected("most_players=5", among=some)) == five
    for one in (each for id_ in five for each in affected("most_players=5", among=some)[id_]):
        assert one.before == Result(illegal=BY_ID[one.case.id].expect.illegal)
        if one.case in thematic:  # no rulebook says where the boards of 5 lie
            assert any(isinstance(effect, CantBePlayed) for effect in one.effects)
        else:
            assert any(isinstance(effect, AsksMore) for effect in one.effects)
            assert "SI-overview-D01" in one.clauses


def test_an_answer_that_a_clause_refused_is_taken_again() -> None:
    # By SI-Q54 no_waste an Invader takes no more than destroys it. The City has 2 damage of 3, and
    # 2 more were refused; of 5 they are not too many.
    (legal,) = effects("si-damage-0078", "city_health=5")
    assert isinstance(legal, BecomesLegal)
    assert legal.clause == "SI-power-principles-R03"
    assert Leaf("lands.here.damage.city", [2], [4]) in legal.changes


def test_an_option_that_is_left_out_makes_the_play_illegal_or_is_no_longer_asked() -> None:
    given = "SI-Q15=unblighted_if_possible"
    (illegal,) = effects("si-blight-0055", given)
    assert isinstance(illegal, BecomesIllegal)
    assert illegal.clause == "SI-ravage-example-Z08"
    # "there" lies between "here", which has blight, and "yonder", which has none.
    (less,) = effects("si-blight-0050", given)
    assert less == AsksLess("cascade", "there", "here, yonder")


def test_other_answers_may_be_given() -> None:
    # The case is about who can be struck: one Dahan strikes back.
    (other,) = effects("si-ravage-0090", "dahan_damage=3")
    assert isinstance(other, OffersOther)
    assert (other.before[:7], other.after[:7]) == ("2 over ", "3 over ")


def test_a_position_that_cant_stand_any_more() -> None:
    # Four markers for one player are on the table.
    (one,) = hold(SI, BY_ID["si-ravage-0036"], change("fear_per_player=5")).affected
    (cant,) = one.effects
    assert isinstance(cant, CantBePlayed)
    assert "there are 5" in cant.why
    assert one.clauses == ("SI-setup-invader-board-U02",)


def test_what_nobody_can_answer_cant_be_played() -> None:
    # The box has 15 Fear cards. An Adversary says itself how many are taken, and for the Rituals
    # of Terror all are.
    drawn = affected("fear_cards=16", among=some)
    assert set(drawn) == {
        case.id
        for case in set_up_by(BOARD)
        if not case.position.get("adversary")
        and case.position.get("scenario") != "Rituals of Terror"
    }
    for one in (each for every in drawn.values() for each in every):
        (cant,) = one.effects
        assert isinstance(cant, CantBePlayed)
        assert cant.why.startswith("nobody can answer fear_cards (fear deck): 16 drawn from ")


def test_a_case_of_readings_is_played_by_each_unless_the_change_fixes_it() -> None:
    # Two Dahan against a City and a Town, pooled or one by one.
    case = BY_ID["si-ravage-0144"]
    assert case.expect.by_reading is not None
    assert case.expect.by_reading.question == "SI-Q49"
    by_each = [one.reading for one in affected("dahan_damage=3")[case.id]]
    assert by_each == [f"SI-Q49 {name}" for name in case.expect.by_reading.readings]
    (one,) = hold(SI, case, change("SI-Q49=each_strikes_one")).affected
    assert one.reading == ""
    assert one.before == case.expect.by_reading.readings["pooled"]


def test_an_amendment_is_put_in_force_but_where_the_case_says_so_itself() -> None:
    amended = [case for case in CASES if "amendments" in case.rules]
    looked_at = held("blight_errata_2021", among=some)
    assert [one.case for one in looked_at if not one.tried] == amended
    assert len(amended) == 3
    changed = affected("blight_errata_2021", among=some)
    assert set(changed) == {case.id for case in set_up_by(BOARD) if case not in amended}
    for one in (each for every in changed.values() for each in every):
        (outcome,) = one.effects
        assert isinstance(outcome, OutcomeChanged)
        (tokens,) = outcome.changes
        assert tokens.path == "blight_card.tokens"
        assert tokens.after == tokens.before + 1


def test_nothing_changes_where_nothing_is_changed() -> None:
    same = held("explorer_damage=1")  # as in the rulebook
    assert affected("explorer_damage=1") == {}
    for one in same:
        assert one.tried == ("explorer_damage" not in one.case.rules), one.case.id
        assert not one.tried or one.met == set(one.case.clauses), one.case.id
    for case in CASES[::10]:
        if case.expect.any_of is None:
            assert compared(lay(SI, case), case, Change())[1] is None, case.id
    asking = [case for case in CASES if case.expect.ask is not None]
    assert not any(hold(SI, case, change("SI-Q15=any_adjacent")).affected for case in asking)


def test_what_is_refused_for_declining_is_refused_again() -> None:
    # "The Spirit forgets a Power card" can't be declined, and declining isn't an answer that
    # doesn't fit: the clause refuses it, with the change and without.
    for id_ in ("si-gaining-powers-0041", "si-power-principles-0050"):
        case = BY_ID[id_]
        assert case.expect.illegal is not None
        assert [""] in [given for named in case.answers.values() for given in named.values()]
        assert hold(SI, case, change("blight_at=3")).affected == ()


def test_a_case_that_permits_several_results_is_played_in_every_way() -> None:
    # A Dahan strikes a Town and a City, and the case leaves open how. Only if it destroys the Town
    # is there Fear for it; a City of health 2 can be destroyed instead, for 2 Fear.
    known = BY_ID["si-ravage-0036"]
    lands = {**known.position["lands"], "here": {"city": 1, "town": 1, "dahan": 1, "defend": 5}}
    case = msgspec.structs.replace(
        known,
        position={**known.position, "lands": lands},
        answers={},
        expect=Expect(any_of=(Result(outcome={}),)),
    )
    one = hold(SI, case, change("fear_for_town=2"))
    assert {"SI-fear-and-terror-E03"} <= one.met
    (fear,) = (effect for each in one.affected for effect in each.effects)
    assert fear == OutcomeChanged((Leaf("fear.pool", 3, 2), Leaf("fear.generated", 1, 2)))
    (city,) = hold(SI, case, change("city_health=2")).affected
    (destroyed,) = (effect for effect in city.effects if isinstance(effect, OutcomeChanged))
    assert destroyed == OutcomeChanged(
        (
            Leaf("lands.here.city", 1, 0),
            Leaf("lands.here.damage.city", [2], []),
            Leaf("fear.pool", 4, 2),
            Leaf("fear.generated", 0, 2),
        )
    )


def test_a_number_that_no_play_reads_is_told_from_one_that_makes_no_difference() -> None:
    plain = [case for case in CASES if not case.rules and case.expect.by_reading is None]
    assert read_by(SI, plain, "damage_per_dahan") == 0  # only SI-Q48 always_two uses it
    by_q48 = [case for case in CASES if "SI-Q48" in case.readings or case not in plain]
    assert read_by(SI, by_q48, "damage_per_dahan") > 0
    assert not any(hold(SI, case, change("damage_per_dahan=3")).affected for case in plain[::9])
    assert read_by(SI, [BY_ID["si-ravage-0036"]], "dahan_damage") == 1
    assert read_by(SI, [BY_ID["si-set-up-0002"]], "dahan_damage") == 0


# Invariants


def leaky() -> Rulebook:
    """Return Spirit Island with an engine that makes blight out of nothing if 3 damage blights."""
    name = "spirit_island.add_blight"
    right = SI.operations[name]

    def add_blight(game: Any, position: Position, land: str) -> Iterator[Any]:
        position = yield from right.run(game, position, land=land)
        if game.rules.blight_at == 3:
            blight = position.lands[land].blight
            position = with_land(position, land, blight=blight + 1)
        return position

    wrong = msgspec.structs.replace(right, run=add_blight)
    return msgspec.structs.replace(SI, operations={**SI.operations, name: wrong})


def test_an_invariant_that_breaks_under_the_change_is_told() -> None:
    (one,) = hold(leaky(), BY_ID["si-blight-0050"], change("blight_at=3")).affected
    changed, broken = one.effects
    assert isinstance(changed, OutcomeChanged)
    assert isinstance(broken, InvariantBroken)
    assert broken.name == "blight-conserved"
    # Two blight lie there and five tokens on the card: 7 in all, and the leak makes it 8.
    assert broken.why == "8 blight on island and Blight card, there must be 7"
    invariant = next(each for each in SI.invariants if each.name == broken.name)
    assert set(invariant.clauses) <= set(one.clauses)
    assert hold(SI, BY_ID["si-blight-0050"], change("blight_at=3")).affected == ()
    # One that is broken anyway is not the change's doing.
    (one,) = hold(leaky(), BY_ID["si-blight-0050"], change("blight_at=3")).affected
    always = msgspec.structs.replace(invariant, broken=lambda *_: "always")
    book = msgspec.structs.replace(leaky(), invariants=(always,))
    (one,) = hold(book, BY_ID["si-blight-0050"], change("blight_at=3")).affected
    assert not any(isinstance(effect, InvariantBroken) for effect in one.effects)


def test_no_invariant_breaks_by_any_reading() -> None:
    for question in SI.questions.values():
        if not question.implemented:
            continue
        for case in CASES:
            # A case that says itself how the question is read keeps that.
            if question.id not in case.readings or question.id in case.rules.get("readings", {}):
                continue
            told: list[Effect] = []
            for name in set(question.readings) - {question.default}:
                one = hold(SI, case, change(f"{question.id}={name}"))
                told += [effect for each in one.affected for effect in each.effects]
            assert not any(isinstance(effect, InvariantBroken) for effect in told)
            # It turns on the question: only an answer to what has one answer can't be given now.
            assert told or not fits_every_reading(case, question), (case.id, question.id)


def fits_every_reading(case: Case, question: Question) -> bool:
    """Tell whether the answers of a case fit by every reading of a question."""
    try:
        for name in question.readings:
            with_reading(lay(SI, case), question.id, name).play()
    except AnswerError:
        return False
    return True


# By clause


def test_each_affected_case_is_filed_once_under_a_clause_that_it_belongs_to() -> None:
    looked_at = held("blight_errata_2021", among=some)
    every = [one for each in looked_at for one in each.affected]
    suspicions = suspicion(looked_at)
    filed = by_clause(every, suspicions)
    assert sorted(one.case.id for cases in filed.values() for one in cases) == sorted(
        one.case.id for one in every
    )
    assert next(iter(filed)) == "SI-setup-invader-board-U09"
    for clause, cases in filed.items():
        assert all(clause in one.clauses for one in cases)
        tests = [clause in one.case.tests for one in cases]
        assert tests == sorted(tests, reverse=True), "those that test it come first"
    assert all(0 < value <= 1 for value in suspicions.values())
    assert max(suspicions, key=lambda c: suspicions[c]) == "SI-setup-invader-board-U09"


def test_what_the_clauses_dont_tell_belongs_to_those_under_test() -> None:
    # SI-damage-destroy-remove-replace-D01 isn't met; with a change that names nothing that is met
    # and with the same citations, what the case tests is left.
    case = BY_ID["si-ravage-0084"]
    (one,) = hold(SI, case, change("dahan_damage=3")).affected
    assert one.clauses[0] == "SI-ravage-S06"
    named = impact_module.clauses_named
    try:
        impact_module.clauses_named = lambda *_: ()  # type: ignore[assignment]
        case = BY_ID["si-ravage-0090"]
        (one,) = hold(SI, case, change("dahan_damage=3")).affected
    finally:
        impact_module.clauses_named = named
    assert one.clauses == case.tests


def test_a_field_belongs_to_the_clause_that_the_case_names_for_it() -> None:
    because = {"lands.here.city": "SI-damage-marking-D02", "lands.here.dahan": "SI-ravage-E04"}
    case = msgspec.structs.replace(BY_ID["si-ravage-0036"], because=because)
    (one,) = hold(SI, case, change("dahan_damage=3")).affected
    assert "SI-damage-marking-D02" in one.clauses, "the City comes out otherwise"
    assert "SI-ravage-E04" not in one.clauses, "the Dahan don't"


# Beyond the cases


def test_the_smallest_play_that_is_found() -> None:
    # A Dahan that is left strikes back. 3 instead of 2 damage matter least to a City; it must be
    # defended against, for it would destroy the Dahan.
    found = search(SI, "spirit_island.ravage_land", change("dahan_damage=3"), tries=150)
    assert found.found is not None
    assert found.differ > 0
    assert found.drawn > 100
    case = found.found.case
    (land,) = case.position["lands"].values()
    assert land == {"city": 1, "dahan": 1, "defend": 2}
    assert case.answers == {}
    assert any(isinstance(effect, OutcomeChanged) for effect in found.found.effects)
    assert search(SI, "spirit_island.ravage_land", change("dahan_damage=3"), tries=150) == found


def test_a_play_of_a_smaller_operation_is_put_as_one_of_a_larger() -> None:
    known = hold(SI, BY_ID["si-ravage-0036"], change("dahan_damage=3")).affected
    found = search(SI, "spirit_island.ravage", change("dahan_damage=3"), known, tries=1)
    assert found.found is not None
    assert (found.found.case.operation, found.found.case.inputs) == ("spirit_island.ravage", {})
    assert sum(land.get("city", 0) for land in found.found.case.position["lands"].values()) == 1


def test_what_is_found_can_be_saved_and_played_under_the_change() -> None:
    given = change("blight_at=3", "blight_errata_2021")
    names = ("ravage_land", "set_up_invader_board", "build_land")
    searched = [search(SI, f"spirit_island.{name}", given, tries=60) for name in names]
    assert [one.found is not None for one in searched] == [True, True, False]
    saved = numbered(searched)
    assert [case.id for case in saved] == ["impact-0001", "impact-0002"]
    for case in saved:
        check_case(SI, case)
        assert case.rules == {"blight_at": 3, "amendments": ["blight_errata_2021"]}
        assert case.expect.outcome is not None
        assert set(case.tests) <= set(case.clauses)
        assert not hold(SI, case, given).tried
    (on_board,) = saved[1].tests
    assert on_board in clauses_named(SI, given)


def test_where_nothing_is_found_it_is_told_what_was_searched() -> None:
    found = search(SI, "spirit_island.build_land", change("dahan_damage=3"), tries=40)
    assert (found.found, found.saved, found.differ) == (None, None, 0)
    assert found.drawn > 20


# The command


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


IMPACT = ("impact", "spirit-island")
CITY = ("--case", "si-ravage-0036")


def test_the_command_tells_a_case_before_and_after(rulewright: Any) -> None:
    told = rulewright(*IMPACT, "--set", "dahan_damage=3", *CITY)
    assert (told.code, told.err) == (1, "")
    lines = told.out.splitlines()
    assert lines[0] == "Spirit Island: what changes if"
    assert "1 of 1 case is affected." in lines
    assert "SI-ravage-S06 (Ravage): 1 case" in lines
    assert f"  {SI.clauses['SI-ravage-S06'].text}" in lines
    assert "    comes out     lands.here.city 1 → 0" in lines
    command = next(line.split(None, 2)[2] for line in lines if "look again" in line)
    assert rulewright(*shlex.split(command)[1:]) == told


def test_nothing_changes_and_why(rulewright: Any) -> None:
    told = rulewright(*IMPACT, "--set", "dahan_damage=2", *CITY)
    assert (told.code, told.err) == (0, "")
    assert "Nothing changes in 1 case." in told.out
    assert "Note: dahan_damage is 2 in the rulebook already" in told.out
    assert "Note: 1 of the cases read dahan_damage, and come out as before" in told.out
    told = rulewright(*IMPACT, "--set", "stage_1_cards=2", *CITY)
    assert told.code == 0
    assert "Note: no play of these cases reads stage_1_cards" in told.out
    told = rulewright(*IMPACT, "--reading", "SI-Q15=any_adjacent", *CITY)
    assert told.code == 0
    assert "Note: SI-Q15 is read as any_adjacent by default already" in told.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "name a change, and just one kind"),
        (("--set", "blight_at=3", "--against", "HEAD"), "name a change, and just one kind"),
        (("--against", "HEAD", "--tries", "3"), "take off --tries, --no-search, --save"),
        (("--set", "blight_at=3", "--no-search", "--save", "x"), "take off --tries and --save"),
        (("--set", "blight_at=3", *CITY, "--tries", "3"), "take off --tries and --save"),
        (("--set", "blight_at=3", "--tries", "0"), "--tries"),
        (("--set", "blihgt_at=3"), "did you mean blight_at?"),
        (("--set", "fear_stack=9"), "two stacks of fear_stack = 9 don't fit"),
        (("--set", "blight_at=3", "--case", "si-ravage-036"), ": did you mean si-ravage-0"),
        (("--set", "blight_at=3", "--section", "ravge"), "did you mean ravage?"),
        (("--set", "blight_at=3", "--operation", "ravage_lnd"), "did you mean"),
        (("--set", "blight_at=3", "--json", "/no/such/folder/x"), "there is no folder"),
        (("--set", "blight_at=3", "--json", "x", "--html", "./x"), "two reports can't be written"),
    ],
)
def test_bad_input_is_told(rulewright: Any, arguments: tuple[str, ...], says: str) -> None:
    told = rulewright(*IMPACT, *arguments)
    assert told.code == 2
    assert says in told.err
    assert told.out == ""


def test_the_reports_hold_everything(rulewright: Any, tmp_path: Path) -> None:
    json_, html, save = (tmp_path / f"out.{kind}" for kind in ("json", "html", "jsonl"))
    told = rulewright(
        *(*IMPACT, "--set", "dahan_damage=3", "--operation", "ravage_land", "--tries", 60),
        *("--json", json_, "--html", html, "--save", save),
    )
    assert (told.code, told.err) == (1, "")
    report = json.loads(json_.read_bytes())
    wanted = {id_ for id_ in affected("dahan_damage=3") if BY_ID[id_].operation == RAVAGE}
    assert {one["case"] for one in report["effects"]} == wanted
    assert report["affected"] == len(wanted)
    assert report["complete"] is True
    kinds = {effect["effect"] for one in report["effects"] for effect in one["effects"]}
    assert kinds == set(report["totals"]) <= set(KINDS)
    (own,) = (one for one in report["clauses"] if one["clause"] == "SI-ravage-S06")
    assert set(own["cases"]) == wanted
    (searched,) = report["searched"]
    assert searched["operation"] == RAVAGE
    assert searched["smallest"]["position"]["lands"]
    page = html.read_text(encoding="utf-8")
    for id_ in wanted:
        assert f'href="#{id_}' in page
        assert f">{id_}" in page
    assert page.count("<svg") >= 3 * len(wanted)
    assert "Beyond the cases: the smallest play" in told.out
    command = f"rulewright check spirit-island --implementation … --cases {save}"
    assert f"1 case for the changed rule: {command}" in told.out
    checked = rulewright("check", "spirit-island", "-i", "reference", "--cases", save)
    assert checked.code == 0
    assert "1 passed" in checked.out


def test_the_totals_only(rulewright: Any) -> None:
    told = rulewright(*IMPACT, "--set", "blight_at=3", "--section", "build", "--no-search", "-q")
    assert told.out.splitlines()[0].startswith("Nothing changes in ")
    told = rulewright(*IMPACT, "--set", "dahan_damage=3", *CITY, "--quiet")
    assert told.out.splitlines() == [
        "1 of 1 case is affected. (1 another outcome)",
        "si-ravage-0036",
    ]


def test_nothing_is_written_where_nothing_was_found(rulewright: Any, tmp_path: Path) -> None:
    save = tmp_path / "found.jsonl"
    told = rulewright(
        *(*IMPACT, "--set", "dahan_damage=3", "--operation", "build_land"),
        *("--tries", 5, "--save", save),
    )
    assert told.code == 0
    assert f"{save} isn't written: no play was found to save" in told.out
    assert not save.exists()


def test_a_section_chooses_the_operations_that_are_searched(
    rulewright: Any, tmp_path: Path
) -> None:
    out = tmp_path / "out.json"
    told = rulewright(
        *(*IMPACT, "--set", "dahan_damage=3", "--section", "build"), *("--tries", 2, "--json", out)
    )
    assert told.code == 0
    searched = {one["operation"] for one in json.loads(out.read_bytes())["searched"]}
    assert searched == {name for name, op in SI.operations.items() if op.section == "build"}


def test_what_was_found_until_it_is_stopped_is_kept(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.json"
    played = []

    def until(*arguments: Any) -> Any:
        if len(played) == 40:
            raise KeyboardInterrupt
        played.append(hold(*arguments))
        return played[-1]

    monkeypatch.setattr(impact_module, "hold", until)
    order = [case.id for case in CASES if case.operation == RAVAGE]
    arguments = ("--set", "blight_at=3", "--operation", "ravage_land", "--json", out)
    told = rulewright(*IMPACT, *arguments)
    assert told.code == 2
    assert "stopped before its end" in told.out
    report = json.loads(out.read_bytes())
    assert (report["complete"], report["cases"]) == (False, 40)
    found = list(dict.fromkeys(one["case"] for one in report["effects"]))
    assert found == [id_ for id_ in order[:40] if id_ in affected("blight_at=3", among=is_ravage)]
    played.extend([None] * 40)
    monkeypatch.setattr(impact_module, "hold", lambda *_: until() if 0 else _stop())
    assert "stopped before anything was played" in rulewright(*IMPACT, *arguments).err


def _stop() -> None:
    raise KeyboardInterrupt


def test_a_search_that_is_stopped_keeps_what_was_found(
    rulewright: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulewright.conformance.changing import impact_search

    done: list[str] = []

    def until(book: Any, name: str, *more: Any) -> Any:
        if done:
            raise KeyboardInterrupt
        done.append(name)
        return search(book, name, *more)

    monkeypatch.setattr(impact_search, "search", until)
    told = rulewright(*IMPACT, "--set", "dahan_damage=3", "--section", "ravage", "--tries", 40)
    assert told.code == 2
    assert done == [RAVAGE]
    assert "ravage land, " in told.out
    assert "31 of" in told.out or "SI-ravage-S06 (Ravage): " in told.out


@pytest.mark.parametrize("option", ["--json", "--html", "--save"])
def test_a_full_disk_keeps_the_summary(rulewright: Any, tmp_path: Path, option: str) -> None:
    full = tmp_path / "full"
    full.symlink_to("/dev/full")
    arguments = ("--set", "dahan_damage=3", "--operation", "ravage_land", "--tries", 20)
    told = rulewright(*IMPACT, *arguments, option, full)
    assert told.code == 2
    assert told.err == f"rulewright: {full}: can't be written: No space left on device\n"
    assert "SI-ravage-S06 (Ravage)" in told.out
    assert "for the changed rule" not in told.out


# The page


def test_the_page_is_whole(rulewright: Any, tmp_path: Path) -> None:
    file = tmp_path / "out.html"
    arguments = ("--reading", "SI-Q15=unblighted_if_possible", "--set", "dahan_damage=3")
    sections = ("--section", "ravage", "--section", "blight-effects")
    rulewright(*IMPACT, *arguments, *sections, "--no-search", "--html", file)
    page = file.read_text(encoding="utf-8")
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    links = re.findall(r'href="([^"]+)"', page)
    assert {link for link in links if not link.startswith("#")} == set()
    assert {link[1:] for link in links} <= set(ids)
    headings = [int(level) for level in re.findall(r"<h([1-6])", page)]
    assert headings[0] == 1
    assert headings.count(1) == 1
    assert all(later <= earlier + 1 for earlier, later in pairwise(headings))
    assert page.count("<svg") == page.count('role="img"')
    assert "default-src 'none'" in page
    chosen = choose(SI, CASES, sections=sections[1::2], operations=None, ids=None)
    both = [hold(SI, case, change(*arguments[1::2])) for case in chosen]
    shown = {one.case.id for one in both if one.affected and one.case.expect.by_reading is None}
    assert len(shown) > 30
    assert {id_ for id_ in ids if id_ in BY_ID} >= shown


@needs_chromium
def test_a_browser_shows_and_filters_the_page(rulewright: Any, tmp_path: Path) -> None:
    file = tmp_path / "out.html"
    arguments = ("--set", "dahan_damage=3", "--operation", "ravage_land", "--tries", 60)
    rulewright(*IMPACT, *arguments, "--html", file)
    with Browser(file.read_bytes(), tmp_path) as browser:
        assert browser.problems == []
        browser.show(390, 800)
        assert browser.tell("document.documentElement.scrollWidth") <= 390
        there = "[...document.querySelectorAll('.case')].filter(part => !part.hidden)"
        assert browser.tell(f"{there}.length") > 10
        field = "document.getElementById('filter')"
        browser.tell(f"{field}.value = 'si-ravage-0036'; {field}.dispatchEvent(new Event('input'))")
        assert browser.tell(f"{there}.map(part => part.id)") == ["si-ravage-0036"]
        assert browser.tell(f"{there}[0].closest('.group').open") is True
        assert browser.problems == []


@pytest.mark.parametrize(
    ("kind", "id_", "given", "says"),
    [
        ("another outcome", "si-ravage-0036", "dahan_damage=3", "lands.here.city 1 → 0"),
        ("asks more", "si-ravage-0084", "dahan_damage=3", "asks fight back (here), goes on in 2"),
        (
            "becomes illegal",
            "si-set-up-0004",
            "most_players=2",
            "becomes illegal (SI-overview-D01)",
        ),
        ("becomes legal", "si-damage-0078", "city_health=5", "legal (SI-power-principles-R03)"),
        ("refused by another clause", "si-scenarios-0012", "most_players=2", "another clause"),
        ("can't be played", "si-ravage-0036", "fear_per_player=5", "can't be played: "),
        (
            "no longer asks",
            "si-blight-0050",
            "SI-Q15=unblighted_if_possible",
            "no longer asks: cascade (there)",
        ),
        (
            "offers other answers",
            "si-ravage-0090",
            "dahan_damage=3",
            "offers other answers: fight back",
        ),
    ],
)
def test_every_kind_of_effect_is_told_in_words(kind: str, id_: str, given: str, says: str) -> None:
    (one,) = hold(SI, BY_ID[id_], change(given)).affected
    assert kind in {kind_of(effect) for effect in one.effects}
    assert says in line_of(one)


# The documentation

ROOT = Path(__file__).parent.parent


def test_the_page_on_changing_a_rule_works_as_it_is_typed_in(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs" / "changing-a-rule.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    codes: list[int] = []
    told = ""
    for language, block in re.findall(r"```(sh|text)\n(.*?)```", page, re.DOTALL):
        if language == "sh":
            (line,) = block.splitlines()
            code, out, err = rulewright(*shlex.split(line)[1:])
            codes.append(code)
            told = out + err
            continue
        for line in block.splitlines():
            for part in line.split("…"):
                assert part.rstrip() in told, f"{part!r} isn't in:\n{told}"
    # two that can't be, two questions, the search, its case, the errata; what git says may be any
    assert codes[:-1] == [2, 2, 1, 1, 1, 0, 1]
    assert (tmp_path / "dahan-3.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_the_amendment_on_the_page_is_the_engines() -> None:
    page = (ROOT / "docs" / "changing-a-rule.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert textwrap.dedent(code).strip() == inspect.getsource(set_up._more_blight).strip()


def test_every_kind_of_effect_of_a_rule_is_explained() -> None:
    page = (ROOT / "docs" / "changing-a-rule.md").read_text(encoding="utf-8")
    table = page[page.index("## 7.") :]
    of_code = ("added", "removed", "asked differently", "expects something else")
    for kind in KINDS:
        assert kind in of_code or re.search(rf"^\| .*{kind}", table, re.MULTILINE), kind
