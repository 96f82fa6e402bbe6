"""Mutants: what is broken, who notices it, and what is told of those that nobody notices."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from rulewright import cli
from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.data import data_folder
from rulewright.conformance.proving import mutants, trying
from rulewright.conformance.proving.mutants import Plan, Reason, Trial, plan, reasons_of
from rulewright.conformance.proving.mutants_report import (
    Count,
    as_json,
    by_clause,
    by_section,
    count,
    good_enough,
    told,
)
from rulewright.conformance.proving.mutating import (
    Mutant,
    mutants_of,
    put_in_place,
    rule_modules,
    source_of,
)
from rulewright.conformance.proving.noticing import notices, time_cases
from rulewright.conformance.proving.trying import carry_out
from rulewright.core.clauses import BadData
from rulewright.core.games import names, rulebook

SI = rulebook("spirit-island")
SOURCE = '''"""A module."""


def pay(rules, position):
    """Pay."""
    # What it costs.
    cost = rules.cost + 1

    cite("SI-ravage-S01", "SI-ravage-S02")
    owned = position.owned
    require(
        owned > cost,
        "SI-ravage-R02",
        "there is " + "too little",
    )
    return offer(owned, ("SI-ravage-X02", lambda one: one > 3))


def double(number):
    return number * 2


PRICES = {
    "axe": Price(3, of="wood"),
    "bread": Price(1, of="rye"),
}
Goods = tuple[str, ...]


class Land(Base):
    """A land."""

    rooms: int = 4

    def size(self):
        if self.rooms < 0:
            raise BadData(
                f"{self.rooms} rooms are "
                "too few"
            )
        return super().size() + 1
'''


def cases_of(feature: str) -> list[Case]:
    return load_cases([data_folder("vectors") / SI.name / f"{feature}.jsonl"], SI.clauses)


ADVANCE = [
    case
    for feature in ("advance_cards", "adversaries")
    for case in cases_of(feature)
    if case.operation == "spirit_island.advance_cards"
]
NOTHING_TO_DISCARD = [case for case in ADVANCE if case.id == "si-advance-cards-0003"]


def planned(cases: Sequence[Case] = ADVANCE, *reasons: Reason) -> Plan:
    return plan(SI, cases, reasons, modules=["advance_cards"])


def tried(cases: Sequence[Case] = ADVANCE, *reasons: Reason) -> Trial:
    return carry_out(planned(cases, *reasons), 2, lambda _: None)


@pytest.fixture(scope="module")
def one_case() -> Trial:
    """Play a single case, in which nothing lies on the Ravage space and on the Explore space."""
    return tried(NOTHING_TO_DISCARD)


@pytest.fixture
def without_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every mutant be a rule: asking mypy takes seconds."""
    monkeypatch.setattr(trying, "_ill_typed", lambda *_: set())


def text(trial: Trial, *, quiet: bool = False) -> str:
    return "\n".join(line for line, _ in told(trial, quiet=quiet))


# Making them


def made() -> list[Mutant]:
    return list(mutants_of("market", SOURCE))


def changes(function: str) -> dict[tuple[str, str], tuple[str, ...]]:
    return {(m.old, m.new): m.clauses for m in made() if m.function == function}


def test_a_mutant_stands_under_the_clauses_that_head_its_paragraph() -> None:
    pays = changes("pay")
    both = ("SI-ravage-S01", "SI-ravage-S02")
    assert pays["owned = position.owned", "owned = None"] == both
    assert pays["owned > cost,", "owned >= cost,"] == ("SI-ravage-R02",)
    assert pays[
        'return offer(owned, ("SI-ravage-X02", lambda one: one > 3))',
        'return offer(owned, ("SI-ravage-X02", lambda one: one >= 3))',
    ] == ("SI-ravage-X02",)
    leads_to = pays["cost = rules.cost + 1", "cost = rules.cost - 1"]
    assert leads_to == both, "nothing was cited before: it is the paragraph that follows"
    assert changes("double") == {
        ("return number * 2", "return number / 2"): (),
        ("return number * 2", "return number * 3"): (),
    }


def test_what_only_cites_is_left_alone() -> None:
    assert not [m for m in made() if "cite(" in m.old]


def test_another_text_of_a_message_is_no_broken_rule() -> None:
    messages = {m.new for m in made() if m.only_message}
    assert '"there is " - "too little",' in messages
    assert '"XXthere is XX" + "too little",' in messages
    assert '"XXtoo fewXX"' in messages, "in a method too"
    assert "owned >= cost," not in messages
    assert '"si-ravage-r02",' not in messages


def test_a_mutant_tells_its_line() -> None:
    lines = SOURCE.splitlines()
    for mutant in made():
        assert mutant.old.splitlines()[0] == lines[mutant.line - 1].strip()


def test_a_method_is_put_in_its_class() -> None:
    module = ModuleType("market")
    module.__file__ = "market.py"
    vars(module)["Base"] = type("Base", (), {"size": lambda _: 5})
    vars(module)["Price"] = lambda *_, **__: None
    exec(compile(SOURCE, "market.py", "exec"), vars(module))
    land = module.Land()
    assert land.size() == 6
    (less,) = [m for m in made() if m.function == "Land.size" and "- 1" in m.new]
    with put_in_place(less, module):
        assert land.size() == 4
    assert land.size() == 6


def test_what_stands_outside_of_functions_is_broken_too_but_no_type() -> None:
    outside = {(m.function, m.old, m.new) for m in made() if m.is_read_once}
    axe, field = '"axe": Price(3, of="wood"),', "rooms: int = 4"
    assert ('PRICES["axe"]', axe, '"axe": Price(4, of="wood"),') in outside
    assert ('PRICES["axe"]', axe, '"axe": Price(3, ),') in outside
    assert ("Land.rooms", field, "rooms: int = 5") in outside
    assert {function for function, _, _ in outside} == {
        "PRICES",
        'PRICES["axe"]',
        'PRICES["bread"]',
        "Land.rooms",
    }
    assert {m.word for m in made() if m.function == 'PRICES["bread"]'} == {"bread"}


def test_the_whole_module_can_be_written_with_the_change() -> None:
    lines = [line.strip() for line in SOURCE.splitlines()]
    for mutant in made():
        whole = mutant.whole(SOURCE)
        compile(whole, "market.py", "exec")
        changed = [line.strip() for line in whole.splitlines()]
        before = lines[: mutant.line - 1]
        behind = lines[mutant.line - 1 + len(mutant.old.splitlines()) :]
        assert changed == [*before, *mutant.new.splitlines(), *behind]


def test_only_what_is_asked_for_is_broken_in_the_same_way() -> None:
    some = list(mutants_of("market", SOURCE, ["double", "Land.size", 'PRICES["axe"]']))
    assert some == [m for m in made() if not m.function.startswith("pay")]


def test_what_cites_clauses_and_what_that_imports_are_rule_modules() -> None:
    found = rule_modules(SI)
    assert {"ravage", "blight", "fear_cards"} <= set(found)
    assert {"rules", "vengeance", "minor_powers", "lightnings_swift_strike"} <= set(found)
    assert not {"drawing", "box", "situations", "spirit_operations"} & set(found)


# Noticing


def test_a_case_notices_another_outcome_and_other_clauses() -> None:
    case = ADVANCE[0]
    assert not notices(SI, case)
    other = msgspec.structs.replace(case.expect, outcome={"players": 2})
    assert notices(SI, msgspec.structs.replace(case, expect=other))
    assert notices(SI, msgspec.structs.replace(case, clauses=case.clauses[1:]))


def test_a_case_notices_that_a_limit_let_something_through() -> None:
    case = next(case for case in cases_of("build") if case.refused)
    assert not notices(SI, case)
    assert notices(SI, msgspec.structs.replace(case, refused=()))


def test_what_is_computed_once_counts_for_each_case() -> None:
    boards = [case for case in cases_of("island") if case.position.get("boards") == ["A", "B"]]
    components = mutants.module_of(SI, "components")
    timed = list(time_cases(SI, boards[:3], {"components": components}))
    assert len(timed) == 3
    assert all(("components", "_contacts") in one.runs for one in timed)


def test_a_case_that_fails_already_is_told() -> None:
    wrong = msgspec.structs.replace(ADVANCE[0], clauses=())
    with pytest.raises(BadData, match=rf"{wrong.id} .* run `rulewright fill`"):
        planned([wrong])


# Trying


def test_the_cases_notice_every_broken_rule_of_a_small_module() -> None:
    seen: list[str] = []
    trial = carry_out(planned(), 2, lambda one: seen.append(one.fate))
    total = count(trial.tried)
    assert (total.killed, total.survived, total.reasoned) == (len(seen), 0, 0)
    assert set(seen) == {"killed"}
    assert len(seen) >= 15
    assert good_enough(trial)
    assert "100 %: no mutant survives without a reason" in text(trial)


def test_where_cases_are_missing_broken_rules_survive(one_case: Trial) -> None:
    lost = "(*invaders.discard, invaders.ravage)"
    assert {(one.mutant.old, one.mutant.new) for one in one_case.tried if one.failed} == {
        (
            f"invaders = replace(invaders, discard={lost})",
            "invaders = replace(invaders, discard=None)",
        ),
        (f"invaders = replace(invaders, discard={lost})", "invaders = replace(invaders, )"),
        (
            'invaders = replace(invaders, explore="", build=build, ravage=ravage)',
            "invaders = replace(invaders, build=build, ravage=ravage)",
        ),
        ("invaders = replace(invaders, sways=False)", "invaders = replace(invaders, )"),
        (FORGETS, "return replace(position, invaders=invaders, )"),
        (FORGETS, "return replace(position, invaders=invaders, fear=replace(position.fear, ))"),
    }
    assert not good_enough(one_case)


def test_what_mypy_rejects_is_no_rule(one_case: Trial) -> None:
    rejected = {(o.mutant.old, o.mutant.new) for o in one_case.tried if o.fate == "ill-typed"}
    assert ("invaders = onto_extra_build(game, position)", "invaders = None") in rejected


def test_mypy_is_asked_about_methods_and_tables_too() -> None:
    effects = mutants_of("effects", source_of(SI, "effects"), ["Plus"])
    powers = mutants_of("lightnings_swift_strike", source_of(SI, "lightnings_swift_strike"))
    changed = "return (yield from self.effect.carry_out(None))"
    fear = "Power((MakeFear({}), Destroy(1, TOWN))),"
    asked = {
        n: m
        for n, m in enumerate((*effects, *powers))
        if m.new.endswith((changed, *map(fear.format, ("None", 2))))
    }
    rejected = trying._ill_typed(SI, asked)
    assert len(asked) == 3
    assert [mutant.new[-30:] for number, mutant in asked.items() if number not in rejected] == [
        fear.format(2)[-30:]
    ]


def test_results_are_told_by_clause_with_the_change(one_case: Trial) -> None:
    clauses = {name: count(ours) for name, ours in by_clause(one_case).items()}
    assert list(clauses) == [f"SI-advance-cards-S0{n}" for n in range(1, 5)]
    assert [total.survived for total in clauses.values()] == [2, 2, 0, 4]
    first, second = clauses["SI-advance-cards-S01"], clauses["SI-advance-cards-S02"]
    assert first == second, "one paragraph carries out both"
    assert list(by_section(one_case)) == ["advance-cards"]

    whole = text(one_case)
    assert whole.count("survived: advance_cards.py:") == 6
    assert "      + invaders = replace(invaders, build=build, ravage=ravage)" in whole
    assert "6 survive without a reason" in whole
    few = text(one_case, quiet=True)
    assert "SI-advance-cards-S04" not in few
    assert few.count("survived: advance_cards.py:") == 6
    plain = json.loads(as_json(one_case))
    assert plain["clauses"]["SI-advance-cards-S04"]["survived"] == 4
    assert plain["all"]["survived"] == 6
    fates = [one["fate"] for one in plain["alive"]]
    assert (fates.count("survived"), set(fates)) == (6, {"ill-typed", "survived"})


@pytest.mark.parametrize(
    ("killed", "survived", "score"),
    [(19, 1, 95.0), (0, 0, 100.0), (5055, 1, 99.9), (949, 51, 94.9)],
)
def test_a_score_is_rounded_down(killed: int, survived: int, score: float) -> None:
    assert Count(killed, survived, 7).score == score


def test_an_unbroken_function_that_is_noticed_stops_the_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trying, "notices", lambda *_: True)
    with pytest.raises(BadData, match="advance_cards is noticed though it is not broken"):
        tried()


def test_a_process_that_is_killed_notices_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "notices", lambda *_: os.kill(os.getpid(), signal.SIGKILL))
    with pytest.raises(RuntimeError, match="ended"):
        tried()


def test_an_interrupted_run_keeps_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    seen: list[object] = []
    pids: list[int] = []
    fork = trying._fork

    def remembered(*given: Any) -> tuple[int, int]:
        pid, told = fork(*given)
        pids.append(pid)
        return pid, told

    monkeypatch.setattr(trying, "_fork", remembered)
    monkeypatch.setattr(trying, "AT_ONCE", 2)

    def press(one: object) -> None:
        seen.append(one)
        if len(seen) == 3:
            signal.raise_signal(signal.SIGINT)

    try:
        trial = carry_out(planned(), 2, press)
    finally:
        signal.signal(signal.SIGINT, before)
    assert not trial.complete
    assert len(trial.tried) == 3
    assert f"stopped: 3 of {len(trial.plan.mutants)} mutants were tried" in text(trial)
    assert len(pids) > 3
    for pid in pids:
        with pytest.raises(ChildProcessError):  # it is gone, and nobody waits for it any more
            os.waitpid(pid, os.WNOHANG)


def test_a_mutant_that_never_ends_is_noticed_and_the_others_are_tried(
    monkeypatch: pytest.MonkeyPatch, without_mypy: None
) -> None:
    whole = planned()
    some = dict(enumerate(whole.mutants[:5]))
    endless = "def advance_cards(game, position):\n    while True:\n        pass\n    yield\n"
    some[2] = some[2]._replace(text=endless)
    quick = [one._replace(seconds=-0.09) for one in whole.cases]  # 0.2 s for each
    left: dict[int, bool] = {}
    trying._play_all(msgspec.structs.replace(whole, cases=quick), some, 1, left.__setitem__)
    assert left == dict.fromkeys(range(5), False)


def test_what_leaves_traces_is_left_to_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = planned()
    some = dict(enumerate(whole.mutants[:5]))
    pids: set[int] = set()
    fork = trying._fork

    def counted(*given: Any) -> tuple[int, int]:
        pid, told = fork(*given)
        pids.add(pid)
        return pid, told

    monkeypatch.setattr(trying, "_fork", counted)
    monkeypatch.setattr(trying, "notices", lambda *_: True)
    left: dict[int, bool] = {}
    trying._play_all(whole, some, 1, left.__setitem__)
    assert left == dict.fromkeys(range(5), False)
    assert len(pids) == 5


# Sections


def test_a_section_is_broken_where_its_clauses_are_carried_out() -> None:
    chosen = plan(SI, ADVANCE, (), sections=["glossary"], modules=["position", "advance_cards"])
    assert chosen.mutants
    assert {m.function for m in chosen.mutants} == {"has_invaders"}


def test_what_cites_nothing_counts_for_the_section_that_its_module_cites_most() -> None:
    chosen = plan(SI, ADVANCE, (), modules=["time_passes", "blight"])
    (waits, *_) = [m for m in chosen.mutants if m.function == "_waits"]
    assert waits.clauses == ()
    assert chosen.sections(waits) == {"blight"}


def test_the_cases_of_the_section_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = planned(cases_of("advance_cards"))
    of_another = msgspec.structs.replace(ADVANCE[0], id="another", tests=("SI-ravage-E05",))
    another = chosen.cases[0]._replace(case=of_another)
    cases = (another, *chosen.cases)
    played: list[str] = []
    monkeypatch.setattr(trying, "notices", lambda _, case: played.append(case.id))
    assert trying._noticed_by(chosen, chosen.mutants[0], cases) is None
    assert played == [*(one.case.id for one in chosen.cases), "another"]


# Tables


def test_a_table_that_is_broken_is_noticed_by_those_who_read_it(without_mypy: None) -> None:
    whole = plan(SI, cases_of("spirits_low"), (), modules=["lightnings_swift_strike"])
    storm, boon = (f'LIGHTNING["{power}"]' for power in ("Raging Storm", "Lightning's Boon"))
    chosen = [m for m in whole.mutants if "2),)" in m.new and m.function == storm]
    assert [m.old for m in chosen] == ['"Raging Storm": Power((DamageEach(1),)),']
    more = [m for m in whole.mutants if "3),)" in m.new and m.function == boon]
    assert len(more) == 1
    broken = msgspec.structs.replace(whole, mutants=(*chosen, *more))
    assert count(carry_out(broken, 1, lambda _: None).tried).killed == 2
    of_one = tuple(one for one in whole.cases if "Raging Storm" in one.said)
    few = msgspec.structs.replace(broken, cases=of_one)
    fates = [one.fate for one in carry_out(few, 1, lambda _: None).tried]
    assert fates == ["killed", "survived"]
    assert rulebook(SI.name) is SI, "only the processes that play it have it anew"


def test_the_cases_that_say_the_word_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = plan(SI, cases_of("spirits_low"), (), modules=["lightnings_swift_strike"])
    storm = next(m for m in whole.mutants if m.word == "Raging Storm")
    played: list[bool] = []
    says = {one.case.id: "Raging Storm" in one.said for one in whole.cases}
    monkeypatch.setattr(trying, "notices", lambda _, case: played.append(says[case.id]))
    assert trying._noticed_by(whole, storm, whole.cases) is None
    assert played[0]
    assert not any(played[played.index(False) :])


# Reasons

FORGETS = "return replace(position, invaders=invaders, fear=replace(position.fear, resolved=False))"
STAYS_RESOLVED = Reason(
    "advance_cards.advance_cards",
    "for this test",
    FORGETS,
    "return replace(position, invaders=invaders, )",
)


def test_a_reason_speaks_of_one_change_or_of_all_of_a_line(without_mypy: None) -> None:
    trial = tried(NOTHING_TO_DISCARD, STAYS_RESOLVED)
    (away,) = [one for one in trial.tried if one.fate == "reasoned away"]
    assert (away.mutant.new, away.reason) == (STAYS_RESOLVED.new, STAYS_RESOLVED.reason)
    line = msgspec.structs.replace(STAYS_RESOLVED, new=None)
    trial = tried(NOTHING_TO_DISCARD, line)
    assert count(trial.tried).reasoned == 2
    assert not trial.idle


def test_a_reason_that_fits_no_mutant_is_refused() -> None:
    for wrong in ({"new": "invaders=None"}, {"old": "gone"}, {"function": "advance_cards.gone"}):
        with pytest.raises(BadData, match=r"advance_cards\.\w+ .*: there is no such mutant"):
            planned(ADVANCE, msgspec.structs.replace(STAYS_RESOLVED, **wrong))


def test_a_reason_whose_mutant_is_noticed_is_told() -> None:
    trial = tried(ADVANCE, STAYS_RESOLVED)
    assert count(trial.tried).survived == 0
    assert not good_enough(trial)
    assert "a case notices it: take it off the list of reasons" in text(trial)


def test_a_reason_for_what_mypy_rejects_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    rejected = msgspec.structs.replace(
        STAYS_RESOLVED, old="invaders = onto_extra_build(game, position)", new="invaders = None"
    )
    monkeypatch.setattr(
        trying, "_ill_typed", lambda _, mutants: {n for n in mutants if rejected.fits(mutants[n])}
    )
    assert "mypy rejects it: take it off" in text(tried(NOTHING_TO_DISCARD, rejected))


def test_a_whole_function_has_a_reason_only_if_no_case_runs_it(without_mypy: None) -> None:
    whole = Reason("advance_cards.advance_cards", "for this test")
    with pytest.raises(BadData, match="cases run it"):
        planned(ADVANCE, whole)
    total = count(carry_out(planned([], whole), 2, lambda _: None).tried)
    assert (total.killed, total.survived) == (0, 0)
    assert total.reasoned > 0


@pytest.mark.parametrize("game", names())
def test_the_reasons_that_are_kept_fit_the_rules(game: str) -> None:
    book = rulebook(game)
    kept = reasons_of(book)
    assert {reason.module for reason in kept} <= set(rule_modules(book))
    for module in {reason.module for reason in kept}:
        ours = [reason for reason in kept if reason.module == module]
        names = [reason.function.partition(".")[2] for reason in ours]
        made = list(mutants_of(module, source_of(book, module), names))
        assert not [reason.told for reason in ours if not any(map(reason.fits, made))]


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ('function = "a.b"\nreason = "so"\n', "stands there twice"),
        ('function = "a.b"\nreason = " "\n', "needs a reason"),
        ('function = "a.b"\nreason = "so"\nnew = "x"\n', "`old` if it has `new`"),
        ('function = "a.b"\nreason = "so"\nwhy = "x"\n', "unknown field `why`"),
    ],
)
def test_a_list_of_reasons_that_is_wrong_is_refused(
    entries: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "checkout", lambda: tmp_path)
    file = tmp_path / "tests" / "mutants" / f"{SI.name}.toml"
    assert reasons_of(SI) == ()
    file.parent.mkdir(parents=True)
    twice = 2 if "twice" in why else 1
    file.write_text(f"[[mutant]]\n{entries}" * twice, encoding="utf-8")
    with pytest.raises(BadData, match=why):
        reasons_of(SI)


def test_only_a_checkout_has_reasons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "data_folder", lambda _: tmp_path)
    with pytest.raises(BadData, match="only a checkout"):
        reasons_of(SI)


# The command


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command with few cases; return its exit code, stdout and stderr."""

    def run(cases: Sequence[Case], *arguments: object) -> tuple[object, str, str]:
        monkeypatch.setattr("rulewright.cli.proving.load_from", lambda *_: list(cases))
        words = ["rulewright", "mutants", "spirit-island", *map(str, arguments)]
        monkeypatch.setattr(sys, "argv", words)
        with pytest.raises(SystemExit) as left:
            cli.main()
        return left.value.code or 0, *capsys.readouterr()

    return run


def test_the_command_ends_with_0_if_enough_is_noticed(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mutants.json"
    code, out, err = run(ADVANCE, "--module", "advance_cards", "--json", file, "--quiet")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].startswith("100 %")
    assert json.loads(file.read_bytes())["all"]["survived"] == 0


def test_the_command_ends_with_1_if_too_little_is_noticed(run: Any, without_mypy: None) -> None:
    code, out, _ = run(NOTHING_TO_DISCARD, "--module", "advance_cards", "--jobs", 1)
    assert code == 1
    assert "at least 95 % must be" in out


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("--section", "advnce-cards"), "did you mean advance-cards?"),
        (("--module", "blght"), "did you mean blight?"),
        (("--module", "zzz"), "there are a_spread_of_rampant_green, advance_cards"),
        (("--module", "advance_cards", "--section", "ravage"), "none can break"),
        (("--json", "nowhere/x.json"), "there is no folder nowhere"),
    ],
)
def test_what_cant_be_run_is_told(run: Any, arguments: Sequence[str], hint: str) -> None:
    code, _, err = run([], *arguments)
    assert code == 2
    assert hint in err


def test_without_mutmut_the_command_says_what_to_install() -> None:
    start = "import sys; sys.modules['mutmut'] = None; from rulewright.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", start, "mutants", "spirit-island"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "pip install 'rulewright[dev]'" in done.stderr
    assert "Traceback" not in done.stderr
