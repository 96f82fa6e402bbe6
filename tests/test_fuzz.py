"""Fuzzing: what is drawn, what is found, and that it is the same again."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.miniatures import MINIATURES, Broken

from rulewright.cli.fuzzing import Watcher
from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.checking import processes
from rulewright.conformance.checking.implementations import (
    Reference,
    Results,
    greeting_of,
    play_request,
)
from rulewright.conformance.checking.planning import Planner, Unplayable
from rulewright.conformance.checking.processes import CantStart
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.data import vector_files
from rulewright.conformance.fuzzing import fuzz_draw
from rulewright.conformance.fuzzing.fuzz import Fuzzed, Nobody, Task, fuzz, fuzz_with
from rulewright.conformance.fuzzing.fuzz_blame import Failing, Known, explained
from rulewright.conformance.fuzzing.fuzz_causes import Cause, Finding
from rulewright.conformance.fuzzing.fuzz_draw import CHUNK, SEQUENCE, Drawer, Play
from rulewright.conformance.fuzzing.fuzz_look import turned_round
from rulewright.conformance.fuzzing.fuzz_play import SILENT, Player
from rulewright.conformance.fuzzing.fuzz_report import as_case_file, as_json, summary
from rulewright.conformance.fuzzing.fuzz_tally import INVARIANT, REFERENCE, pattern_of
from rulewright.conformance.protocol import (
    Crashed,
    Greeting,
    Illegal,
    Outcome,
    PlayCase,
    Reply,
    Skipped,
    TimedOut,
)
from rulewright.conformance.reference import lay
from rulewright.conformance.sizes import size
from rulewright.conformance.verdicts import Kind
from rulewright.core.asks import Choose, ChooseSome, Divide, Part
from rulewright.core.citing import Citation, offer
from rulewright.core.drivers import Played, Refused
from rulewright.core.frozen import plain
from rulewright.core.games import rulebook
from rulewright.core.operations import Invariant, Rulebook

SI = rulebook("spirit-island")
ROS = rulebook("raiders-of-scythia")
CHILDREN = Path(__file__).parent / "children"
ADAPTERS = Path(__file__).parent.parent / "docs" / "adapters" / "python"
ADAPTER = shlex.join([sys.executable, str(ADAPTERS / "adapter.py")])
FAULTY = shlex.join([sys.executable, str(ADAPTERS / "faulty.py")])
REMOVE = "spirit_island.remove_blight"
SECONDS = 120
"""How long a run may take on a machine that has much else to do."""


class Misplays(Reference):
    """The reference, with a way of its own to play some requests, and another greeting."""

    def __init__(
        self,
        how: Callable[[PlayCase, Reply], Any] = lambda _, reply: reply,
        book: Rulebook = SI,
        **greeting: Any,
    ) -> None:
        super().__init__(book)
        self._how = how
        self._more = greeting

    def start(self) -> Greeting:
        return msgspec.structs.replace(super().start(), **self._more)

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        for request in requests:
            yield request.seq, self._how(request, play_request(SI, request))


def player_of(implementation: Reference, book: Rulebook = SI, **more: Any) -> Player:
    def session() -> Session:
        return Session(book, implementation, implementation.start())

    return Player(book, session, **more)


def fuzzed(implementation: Reference, plays: int = 640, book: Rulebook = SI, **more: Any) -> Fuzzed:
    player = player_of(implementation, book, **more)
    return fuzz_with(player, Task(book.name, "this", plays=plays))


def findings(of: Fuzzed) -> list[Finding]:
    return [finding for cause in of.causes for finding in cause.findings]


def only(of: Fuzzed) -> tuple[Cause, Finding]:
    (cause,) = of.causes
    (finding,) = cause.findings
    return cause, finding


# Drawing


def drawer(seed: int = 0, only: tuple[str, ...] = (), **greeting: Any) -> Drawer:
    told = msgspec.structs.replace(greeting_of(SI), **greeting)
    return Drawer(SI, Planner(SI, told), seed, only)


def key(play: Play) -> bytes:
    case = play.as_case(SI, ())
    return msgspec.json.encode((case.operation, case.position, case.inputs, case.answers))


def test_a_play_depends_on_seed_and_number_only() -> None:
    in_order = [key(play) for chunk in range(5) for play in drawer().chunk(chunk)]
    backwards = [[key(play) for play in drawer().chunk(chunk)] for chunk in (4, 3, 2, 1, 0)]
    assert in_order == [key for chunk in reversed(backwards) for key in chunk]
    assert len(set(in_order)) > 0.8 * 5 * CHUNK
    assert [key(play) for play in drawer(1).chunk(0)] != in_order[:CHUNK]


def test_fewer_plays_of_a_chunk_are_its_first() -> None:
    for chunk in (0, SEQUENCE - 1):
        whole = [key(play) for play in drawer().chunk(chunk)]
        assert [key(play) for play in drawer().chunk(chunk, 10)] == whole[:10]
        assert len(whole) == CHUNK


def test_every_operation_and_most_clauses_are_played() -> None:
    plays = [play for chunk in range(60) for play in drawer().chunk(chunk)]
    assert {play.operation for play in plays} == set(SI.operations)
    carried_out = {play.operation for play in plays if isinstance(play.ending, Played)}
    assert carried_out == set(SI.operations)
    met = {citation.clause for play in plays for citation in play.ending.cited}
    tested = {clause for case in load_cases(vector_files(SI.name)) for clause in case.tests}
    assert len(tested & met) > 0.8 * len(tested)


def test_positions_can_stand_and_the_game_goes_on_in_them() -> None:
    for chunk in range(8):
        for play in drawer().chunk(chunk):
            laid = lay(SI, play.as_case(SI, ()))
            is_scored = play.operation.endswith(".score")  # once the game is over
            assert is_scored or not SI.over(laid.game, laid.position)


def test_in_some_chunks_a_game_is_played() -> None:
    plays = list(drawer().chunk(SEQUENCE - 1)) + list(drawer().chunk(2 * SEQUENCE - 1))
    followed = 0
    for one, other in pairwise(plays):
        ending, after = one.ending, other.table.position
        if isinstance(ending, Played) and after.agenda:  # type: ignore[attr-defined]
            without = msgspec.structs.replace(after, agenda=())
            followed += msgspec.structs.replace(ending.result, agenda=()) == without
    assert followed > 0.7 * len(plays)
    assert any(play.operation == SI.set_up for play in plays)
    turns = [play.operation for play in plays if play.operation.endswith("time_passes")]
    assert len(turns) > 2


def test_only_what_the_implementation_has_is_played() -> None:
    operations = ("spirit_island.ravage", "spirit_island.set_up", "spirit_island.first_explore")
    less = drawer(only=operations, map=None, components=("B",))
    plays = [play for chunk in range(SEQUENCE) for play in less.chunk(chunk)]
    assert {play.operation for play in plays} == set(operations)
    assert not any(play.table.places for play in plays)
    boards = {play.table.position.boards for play in plays}  # type: ignore[attr-defined]
    assert boards == {(), ("B",)}  # a set-up begins without boards …
    for play in plays:
        if isinstance(play.ending, Played):
            assert play.ending.result.boards == ("B",)  # … and lays those that there are


def test_what_is_not_reported_is_left_out_of_positions() -> None:
    fields = [f for f in _fields() if not f.startswith(("lands.*.defend", "agenda", "powers"))]
    less = drawer(fields=tuple(fields))
    plays = [play for chunk in range(SEQUENCE) for play in less.chunk(chunk)]
    assert not any("defend" in land for play in plays for land in _lands(play))
    assert not any("agenda" in play.table.before for play in plays)
    there = [play for chunk in range(SEQUENCE) for play in drawer().chunk(chunk)]
    assert any("defend" in land for play in there for land in _lands(play))
    assert any("agenda" in play.table.before for play in there)


def _fields() -> list[str]:
    lands = msgspec.structs.fields(SI.position.__annotations__ and _land())
    others = [f.name for f in msgspec.structs.fields(SI.position) if f.name != "lands"]
    return [*others, *(f"lands.*.{field.name}" for field in lands)]


def _land() -> Any:
    from rulewright.spirit_island.position import Land

    return Land


def _lands(play: Play) -> list[Mapping[str, Any]]:
    return list(play.table.before.get("lands", {}).values())


def test_some_plays_are_given_what_a_clause_leaves_out() -> None:
    plays = [play for chunk in range(16) for play in drawer().chunk(chunk)]
    wrong = [
        play
        for play in plays
        if isinstance(play.ending, Refused)
        and play.ending.asked
        and not _fits(play.ending.asked[-1])
    ]
    assert 5 < len(wrong) < len(plays) / 10
    for play in wrong:
        laid = lay(SI, play.as_case(SI, ()))
        ending = laid.play()  # the answer that is refused stands in the case
        assert isinstance(ending, Refused)
        assert isinstance(play.ending, Refused)
        assert ending.clause == play.ending.clause


def _fits(asked: Any) -> bool:
    try:
        asked.ask.check(asked.answer)
    except Exception:
        return False
    return True


def test_what_a_clause_leaves_out() -> None:
    options = offer("abc", ("X-1", lambda name: name != "b"))
    assert fuzz_draw.excluded(Choose("key", "subject", options)) == ["b"]
    some = ChooseSome("key", "subject", options, least=2, most=2)
    assert fuzz_draw.excluded(some) == [("b", "a")]
    parts = (Part("town", 1, 2, "X-2"), Part("city", 1, 3), Part("weak", 1, 1, "X-3"))
    assert fuzz_draw.excluded(Divide("key", "subject", 2, parts)) == [{"weak": (2,)}]


@pytest.mark.parametrize(
    ("greeting", "why"),
    [
        ({"positions": "played"}, "can't be fuzzed: it can't load positions"),
        ({"map": None, "components": ()}, "can't be fuzzed: it has no map"),
        ({"operations": ()}, "can't be fuzzed: it has no operation of Spirit Island"),
    ],
)
def test_what_can_not_be_fuzzed(greeting: dict[str, Any], why: str) -> None:
    with pytest.raises(CantStart, match=re.escape(why)):
        drawer(**greeting)


def test_a_game_without_a_map_needs_none() -> None:
    told = msgspec.structs.replace(greeting_of(ROS), components=(), map=None)
    chunks = map(Drawer(ROS, Planner(ROS, told), 0).chunk, range(2 * SEQUENCE))
    drawn = {play.operation for chunk in chunks for play in chunk}
    assert ROS.set_up in drawn  # a game begins so
    assert len(drawn) > 1


def test_an_operation_that_it_lacks_is_refused_with_those_that_it_has() -> None:
    has = ("spirit_island.ravage", "spirit_island.turn")
    why = (
        "rulewright reference doesn't have spirit_island.build\n"
        "Next: choose among those that it has: spirit_island.ravage, spirit_island.turn"
    )
    with pytest.raises(CantStart, match=re.escape(why)):
        drawer(0, ("spirit_island.ravage", "spirit_island.build"), operations=has)


# Right implementations


def test_the_reference_agrees_with_itself() -> None:
    found = fuzzed(Reference(SI), 640)
    assert (found.tally.plays, found.failed, found.tally.groups) == (640, False, {})
    assert not found.tally.skipped
    assert found.tally.clauses > 160


def test_nothing_is_found_in_the_example_adapter() -> None:
    found = fuzz(Task(SI.name, ADAPTER, plays=512, timeout=60))
    assert not found.failed, "\n".join(text for text, _ in summary(found, None))
    assert found.tally.skipped.total() < 100


def test_other_readings_are_put_in_force_if_hello_names_them() -> None:
    readings = {"SI-Q53": "box"}

    def boxed(request: PlayCase, reply: Reply) -> Reply:
        return play_request(SI, msgspec.structs.replace(request, rules={"readings": readings}))

    assert not fuzzed(Misplays(boxed, readings=readings)).failed
    found = fuzzed(Misplays(boxed), 320, operations=(REMOVE, "spirit_island.ravage"))
    cause, finding = only(found)
    assert finding.case.operation == REMOVE
    assert any("SI-Q53 read as box" in note for note in finding.verdict.notes)
    assert cause.reads == ("SI-Q53", "box")
    told = "\n".join(line for line, _ in summary(found, None))
    assert "SI-Q53 is read as box: an open question; no rule need be broken" in told
    assert "Suspected: " not in told
    assert "suspected if that isn't meant: SI-removing-blight-S01: " in told
    (plain_cause,) = json.loads(as_json(found))["causes"]
    assert plain_cause["reads"] == {"SI-Q53": "box"}


def test_its_own_readings_stand_in_the_case_where_they_must() -> None:
    readings = {"SI-Q53": "box"}

    def never_removed(request: PlayCase, reply: Reply) -> Reply:
        if request.operation == REMOVE and isinstance(reply, Outcome):
            return Outcome(request.seq, request.position)
        rules = {"readings": readings}
        return play_request(SI, msgspec.structs.replace(request, rules=rules))

    implementation = Misplays(never_removed, readings=readings)
    _, finding = only(fuzzed(implementation, 320, operations=(REMOVE, "spirit_island.ravage")))
    assert finding.fit
    assert finding.kind == Kind.WRONG_OUTCOME


def test_a_play_that_failed_and_that_it_lacks_something_for_is_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lacks(self: Planner, case: Case) -> Any:
        raise Unplayable("it has no such map")

    monkeypatch.setattr(Planner, "plan", lacks)
    found = fuzzed(Misplays(box), 320)
    assert not found.failed
    assert set(found.tally.skipped) == {"it has no such map"}


def test_an_own_map_is_bound() -> None:
    (_, board), *_ = SI.maps(SI.components(), ["A"])
    places = {
        f"the {name}": {**plain(place), "adjacent": [f"the {other}" for other in place.adjacent]}
        for name, place in board.items()
    }

    def on_its_map(request: PlayCase, reply: Reply) -> Reply:
        if request.position.get("boards"):
            return reply
        return play_request(SI, msgspec.structs.replace(request, places=places))

    right = fuzzed(Misplays(on_its_map, map=places, components=()), 320)
    assert not right.failed
    assert right.tally.skipped.total() < right.tally.plays / 2


def test_every_command_to_run_again_names_the_map() -> None:
    file = Path("some folder") / "my-map.toml"
    player = player_of(Misplays(box))
    found = fuzz_with(player, Task(SI.name, 'node "my adapter.mjs"', plays=320, own_map=file))
    lines = [line for line, _ in summary(found, Path("found.jsonl"))]
    commands = [line[line.index("rulewright") :] for line in lines if "rulewright check" in line]
    every = (
        "rulewright check spirit-island --implementation 'node \"my adapter.mjs\"' "
        "--cases found.jsonl --map 'some folder/my-map.toml'"
    )
    assert commands == [f"{every} --case fuzz-1", every]


# Wrong implementations


def box(request: PlayCase, reply: Reply) -> Reply:
    """Put removed blight back into the box."""
    if request.operation == REMOVE and isinstance(reply, Outcome):
        position = {**reply.position, "blight_card": request.position.get("blight_card", {})}
        return Outcome(reply.seq, position)
    return reply


def test_a_difference_shrinks_to_the_smallest_case() -> None:
    cause, finding = only(fuzzed(Misplays(box)))
    assert cause.suspects[0].clause == "SI-removing-blight-S01"
    assert (finding.kind, finding.wrong) == (Kind.WRONG_OUTCOME, ("blight_card.tokens",))
    assert finding.shrunk
    assert finding.fit
    case = finding.case
    # A token to remove, and an Invader: without any the game would be won.
    assert case.position == {"lands": {"here": {"blight": 1, "city": 1}}}
    assert case.places == {"here": {}}
    assert (case.inputs, case.answers) == ({"land": "here"}, {})
    assert case.expect.outcome == {"blight_card": {"tokens": 1}, "lands": {"here": {"blight": 0}}}
    assert case.id == "fuzz-1"
    assert case.title == "remove blight: blight_card.tokens comes out wrong"
    assert "SI-removing-blight-S01" in case.tests


def test_plays_that_fail_for_one_cause_are_one_finding() -> None:
    found = fuzzed(Misplays(box), 640)
    _, finding = only(found)
    failures = sum(failures.count for failures in found.tally.groups.values())
    assert finding.plays == failures > 5
    first = min(failures.kept[0].number for failures in found.tally.groups.values())
    assert finding.first == first


def test_two_faults_are_two_causes() -> None:
    def two(request: PlayCase, reply: Reply) -> Reply:
        if request.operation.endswith(".generate_fear") and isinstance(reply, Outcome):
            return Outcome(reply.seq, request.position)
        return box(request, reply)

    names = ("remove_blight", "generate_fear", "ravage_land", "time_passes")
    operations = tuple(f"spirit_island.{name}" for name in names)
    found = fuzzed(Misplays(two), 256, operations=operations)
    firsts = {cause.suspects[0].clause.rsplit("-", 1)[0] for cause in found.causes}
    assert firsts == {"SI-removing-blight", "SI-fear-and-terror"}


def test_accepting_what_is_not_offered_is_found() -> None:
    def lenient(request: PlayCase, reply: Reply) -> Reply:
        return Outcome(request.seq, request.position) if isinstance(reply, Illegal) else reply

    operations = tuple(
        f"spirit_island.{name}" for name in ("add_blight", "remove_blight", "ravage")
    )
    found = fuzzed(Misplays(lenient), 640, operations=operations)
    assert {finding.kind for finding in findings(found)} == {Kind.ACCEPTED_ILLEGAL}
    clauses = {cause.suspects[0].clause for cause in found.causes}
    refused = {f.case.expect.illegal.clause for f in findings(found) if f.case.expect.illegal}
    assert clauses == refused
    assert "SI-blight-effects-E01" in clauses  # blight spreads to an adjacent land
    assert "SI-removing-blight-S01" in clauses  # there must be blight to remove


def test_two_faults_that_show_in_the_same_field_are_told_apart() -> None:
    build = "spirit_island.build_land"

    def two(request: PlayCase, reply: Reply) -> Reply:
        """Build two Cities where it should be one, and one where a power forbids it."""
        if request.operation != build or not isinstance(reply, Outcome):
            return reply
        land = request.inputs["land"]
        before = request.position.get("lands", {}).get(land, {})
        after = dict(reply.position.get("lands", {}).get(land, {}))
        if before.get("no_build") or after.get("city", 0) > before.get("city", 0):
            after["city"] = after.get("city", 0) + 1
        return Outcome(
            reply.seq,
            {**reply.position, "lands": {**reply.position.get("lands", {}), land: after}},
        )

    found = fuzzed(Misplays(two), 640, operations=(build,))
    assert {finding.wrong for finding in findings(found)} == {("lands.*.city",)}
    cases = [finding.case.position["lands"] for finding in findings(found)]
    assert {"here": {"town": 1}} in cases
    assert {"here": {"city": 1, "no_build": True}} in cases
    (group,) = found.tally.groups.values()  # at first they looked alike
    assert sum(finding.plays for finding in findings(found)) == group.count


def test_what_always_comes_out_wrong_hides_nothing_else() -> None:
    build = "spirit_island.build_land"

    def two(request: PlayCase, reply: Reply) -> Reply:
        """Make Fear whenever it builds, and build a City too many."""
        if request.operation != build or not isinstance(reply, Outcome):
            return reply
        fear = dict(reply.position.get("fear", {}))
        fear["generated"] = fear.get("generated", 0) + 1
        position = {**reply.position, "fear": fear}
        land = request.inputs["land"]
        before = request.position.get("lands", {}).get(land, {})
        after = dict(reply.position.get("lands", {}).get(land, {}))
        if after.get("city", 0) > before.get("city", 0):
            after["city"] += 1
            position["lands"] = {**reply.position.get("lands", {}), land: after}
        return Outcome(reply.seq, position)

    found = fuzzed(Misplays(two), 640, operations=(build, REMOVE))
    assert found.tally.always_wrong() == {build: {"fear.generated"}}
    by_field = {finding.wrong: finding for finding in findings(found)}
    assert set(by_field) == {("fear.generated",), ("lands.*.city",)}
    assert len(found.causes) == 2
    assert by_field["lands.*.city",].case.position["lands"] == {"here": {"town": 1}}
    wrong = {difference.path for difference in by_field["fear.generated",].verdict.differences}
    assert wrong == {"fear.generated"}
    told = [line for line, _ in summary(found, None)]
    assert any("fear.generated: wrong in every outcome of build land" in line for line in told)


def test_a_clause_that_all_meet_hides_nothing_in_an_operation_of_its_own() -> None:
    every, *own = (Citation(clause, "carried out") for clause in list(SI.clauses)[:4])
    one = Failing("one", "a", Kind.WRONG_OUTCOME.value, ("x",), "", frozenset({every}), 5)
    two = Failing("two", "b", Kind.WRONG_OUTCOME.value, ("x",), "", frozenset({every, *own}), 5)
    knows = Known({every: 4}, {}, {}, {}, 0)
    told = [
        (first[0].clause, [failing.what for failing in explains])
        for first, explains in explained(SI, [one, two], knows)
    ]
    assert told[0] == (every.clause, ["one"])
    assert told[1][0] in {citation.clause for citation in own}
    assert told[1][1] == ["two"]


def test_an_operation_that_is_mostly_skipped_is_told() -> None:
    def skips(request: PlayCase, reply: Reply) -> Reply:
        return Skipped(request.seq, "not yet") if request.operation == REMOVE else reply

    found = fuzzed(Misplays(skips), 320, operations=(REMOVE, "spirit_island.build_land"))
    lines = [line for line, _ in summary(found, None) if "hardly played" in line]
    number = found.tally.operations[REMOVE]
    assert lines == [f"  hardly played: remove blight: 0 of {number} plays, the others are skipped"]


def test_a_part_that_may_be_missing_has_fields() -> None:
    position = rulebook("virgin-queen").position
    path = ("move", "marks", "beaten", "hre", "regulars")
    assert pattern_of(position, path) == "move.marks.*.*.regulars"


def test_what_follows_the_end_of_a_game_is_shrunk_too() -> None:
    def doubled(request: PlayCase, reply: Reply) -> Reply:
        if not request.operation.endswith(".score") or not isinstance(reply, Outcome):
            return reply
        score = reply.position.get("score", {})
        more = {**score, "points": score.get("points", 0) + 1}
        return Outcome(reply.seq, {**reply.position, "score": more})

    _, finding = only(fuzzed(Misplays(doubled), operations=("spirit_island.score",)))
    assert finding.shrunk
    assert finding.wrong == ("score.points",)
    assert set(finding.case.position) <= {"adversary", "scenario", "lands", "result", "players"}


NAMES = [
    "defend protects only the land",
    "blight does not cascade",
    "a cascade destroys no presence",
    "as many towns as cities build a city",
    "a spirit without presence plays on",
    "used cards go back to the hand",
    "only one fear card is used",
    "3 blight per player",
]


@pytest.mark.parametrize("name", [m.name for m in MINIATURES if m.name in NAMES])
def test_a_miniature_is_found_and_its_rule_suspected(name: str) -> None:
    (miniature,) = (one for one in MINIATURES if one.name == name)
    implementation = Broken()
    implementation.miniature = miniature
    found = fuzzed(implementation, 1280)
    assert found.causes
    suspects = [suspect.clause for suspect in found.causes[0].suspects]
    assert miniature.breaks in suspects
    assert all(finding.fit for finding in findings(found))


def test_check_runs_the_cases_that_are_written(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    operations = ("ravage_land", "explore", "add_blight")
    only = [word for name in operations for word in ("--operation", name)]
    run = command("fuzz", "spirit-island", "-i", FAULTY, "--plays", 640, "--save", file, *only)
    assert run.returncode == 1, run.stdout + run.stderr
    assert f"The cases are in {file}" in run.stdout
    cases = load_cases([file], SI.clauses)
    assert len(cases) >= 3
    titles = "\n".join(case.title for case in cases)
    assert "lands.*.dahan, lands.*.damage.* come out wrong" in titles  # Defend
    assert "lands.*.explorer comes out wrong" in titles  # Explorers as sources
    assert "lands.*.presence.*" in titles  # spreading blight and presence
    check = ("check", "spirit-island", "--cases", file, "--no-journal", "-q")
    faulty = command(*check, "-i", FAULTY)
    assert faulty.returncode == 1
    assert all(f"\n{case.id}\n" in faulty.stdout for case in cases)
    assert command(*check, "-i", ADAPTER).returncode == 0


def test_the_same_is_found_by_one_process_and_two(tmp_path: Path) -> None:
    task = Task(SI.name, misplays(tmp_path), plays=300, timeout=60)
    told = [fuzz(msgspec.structs.replace(task, jobs=jobs)) for jobs in (1, 2)]
    files = [as_case_file(one) for one in told]
    assert files[0] == files[1]
    assert b"fuzz-1" in files[0]
    reports = [json.loads(as_json(one)) for one in told]
    for report in reports:
        report.pop("seconds")
    assert reports[0] == reports[1]


def test_a_run_by_time_tells_how_to_repeat_it(tmp_path: Path) -> None:
    told = fuzz(Task(SI.name, "reference", seed=3, seconds=0.5))
    assert told.tally.plays % CHUNK == 0
    lines = [text for text, _ in summary(told, None)]
    assert f"  The same again: --seed 3 --plays {told.tally.plays}" in lines


# Invariants


def test_an_invariant_is_held_against_what_is_not_compared() -> None:
    fields = [f for f in _fields() if f != "blight_card"]

    def without_card(request: PlayCase, reply: Reply) -> Reply:
        if not isinstance(reply, Outcome):
            return reply
        return Outcome(reply.seq, {k: v for k, v in reply.position.items() if k != "blight_card"})

    def creates_blight(request: PlayCase, reply: Reply) -> Reply:
        if request.operation != REMOVE or not isinstance(reply, Outcome):
            return without_card(request, reply)
        card = request.position.get("blight_card", {})
        tokens = {**card, "tokens": card.get("tokens", 0) + 5}
        return Outcome(reply.seq, {**reply.position, "blight_card": tokens})

    def echoes(request: PlayCase, reply: Reply) -> Reply:
        if not isinstance(reply, Outcome):
            return reply
        card = request.position.get("blight_card", {})
        return Outcome(reply.seq, {**reply.position, "blight_card": card})

    names = ("remove_blight", "add_blight", "ravage_land", "generate_fear", "time_passes")
    operations = tuple(f"spirit_island.{name}" for name in names)
    for how in (without_card, echoes):
        right = fuzzed(Misplays(how, fields=tuple(fields)), 256, operations=operations)
        assert not right.failed
    wrong = Misplays(creates_blight, fields=tuple(fields))
    _, finding = only(fuzzed(wrong, 256, operations=operations))
    assert (finding.kind, finding.wrong) == (INVARIANT, ("blight-conserved",))
    assert finding.case.operation == REMOVE
    assert any("breaks the invariant blight-conserved" in note for note in finding.verdict.notes)


def test_an_invariant_that_the_reference_breaks_is_its_own_fault() -> None:
    def never(game: Any, before: Any, operation: str, inputs: Any, after: Any) -> str:
        return "blight was removed" if operation == REMOVE else ""

    wrong = Invariant("nothing-removed", "No blight is removed.", ("SI-blight-S01",), never)
    book = msgspec.structs.replace(SI, invariants=(wrong,))
    found = fuzzed(Reference(book), 256, book, operations=(REMOVE,))
    _, finding = only(found)
    assert (finding.kind, finding.wrong) == (REFERENCE, ("nothing-removed",))
    told = [text for text, _ in summary(found, None)]
    assert "The reference itself is wrong here (nothing-removed)" in told


def test_a_wrong_outcome_tells_the_invariant_that_it_breaks() -> None:
    _, finding = only(fuzzed(Misplays(box)))
    assert any("blight-conserved: 0 blight on island" in note for note in finding.verdict.notes)


# What says nothing of a rule


def test_one_that_is_not_deterministic() -> None:
    seen: set[str] = set()

    def flaky(request: PlayCase, reply: Reply) -> Reply:
        first = request.id not in seen
        seen.add(request.id)
        return box(request, reply) if first else reply

    found = fuzzed(Misplays(flaky))
    assert [finding.kind for finding in findings(found)] == [Kind.NOT_DETERMINISTIC]
    assert not findings(found)[0].shrunk
    told = [text for text, _ in summary(found, None)]
    assert "Not deterministic: the same case came out in two ways" in told


@pytest.mark.parametrize(
    "nonsense",
    [
        {"fear": {"pool": -3}},
        {"boards": ["Q"], "lands": {"Q1": {"town": 10**9}}, "players": 1},
        {"spirits": {"Nobody": {"energy": 5, "hand": ["no card"]}}, "scenario": "none"},
    ],
)
def test_nonsense_in_place_of_a_refusal(nonsense: dict[str, Any]) -> None:
    def refuses_nothing(request: PlayCase, reply: Reply) -> Reply:
        return Outcome(request.seq, nonsense) if isinstance(reply, Illegal) else reply

    found = fuzzed(Misplays(refuses_nothing), 64, operations=(REMOVE,))
    assert {finding.kind for finding in findings(found)} == {Kind.ACCEPTED_ILLEGAL}


def test_a_crash_is_shrunk_too() -> None:
    def crashes(request: PlayCase, reply: Reply) -> Any:
        return Crashed("it fell") if request.operation == REMOVE else reply

    cause, finding = only(fuzzed(Misplays(crashes)))
    assert not cause.suspects
    assert (finding.kind, finding.shrunk, finding.fit) == (Kind.CRASHED, True, True)
    assert finding.case.position == {"lands": {"here": {"city": 1}}}


def test_a_hang_is_waited_for_a_few_times_only() -> None:
    hangs = 0

    def hang(request: PlayCase, reply: Reply) -> Any:
        nonlocal hangs
        hangs += request.operation == REMOVE
        return TimedOut(10) if request.operation == REMOVE else reply

    found = fuzzed(Misplays(hang))
    _, finding = only(found)
    assert finding.kind == Kind.TIMED_OUT
    assert not finding.shrunk  # not wholly
    kept = [failed.case for group in found.tally.groups.values() for failed in group.kept]
    assert size(finding.case) < min(map(size, kept))
    assert hangs <= finding.plays + 6 + 1  # none is played twice


def test_one_that_always_crashes_is_given_up() -> None:
    found = fuzzed(Misplays(lambda *_: Crashed("it fell")), 10 * CHUNK)
    assert found.tally.plays == SILENT
    assert found.tally.ended == f"{SILENT} plays one after the other got no reply: it fell"
    _, finding = only(found)
    assert finding.plays == SILENT


def test_one_that_crashes_often_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it crashes: only many plays in a row without a reply end a run."""
    monkeypatch.setattr(processes, "RESTARTS", 5)
    line = shlex.join([sys.executable, str(CHILDREN / "crashes_often.py")])
    player = Task(SI.name, line, timeout=60).player()
    try:
        tally = player.chunk(0, 24)
    finally:
        player.close()
    assert (tally.plays, tally.ended) == (24, "")
    (group,) = tally.groups
    assert group.kind == Kind.CRASHED
    assert 10 < tally.groups[group].count < 24
    assert not any("restarts" in warning for warning in tally.warnings)


def test_what_an_unfinished_chunk_showed_is_kept() -> None:
    def stopped(request: PlayCase, reply: Reply) -> Reply:
        if request.seq == CHUNK + 40:
            raise KeyboardInterrupt
        return box(request, reply)

    cases = []

    class Listener(Nobody):
        def found(self, case: Case) -> None:
            cases.append(case)

    player = player_of(Misplays(stopped), operations=(REMOVE,))
    found = fuzz_with(player, Task(SI.name, "this", plays=640), Listener())
    assert not found.complete
    assert CHUNK < found.tally.plays <= CHUNK + 40
    assert found.tally.numbers == found.tally.plays
    (group,) = found.tally.groups.values()
    assert any(failed.number > CHUNK for failed in group.kept) or group.count > len(group.kept)
    (case,) = cases  # told as soon as it is found
    assert case.id == "fuzz-1"
    assert case.operation == REMOVE


def test_what_is_shrunk_already_is_kept() -> None:
    told: list[int] = []

    class Stops(Nobody):
        def shrinking(self, done: int, of: int) -> None:
            told.append(of)
            if done == 1:
                raise KeyboardInterrupt

    def two(request: PlayCase, reply: Reply) -> Reply:
        if request.operation.endswith(".generate_fear") and isinstance(reply, Outcome):
            return Outcome(reply.seq, request.position)
        return box(request, reply)

    operations = (REMOVE, "spirit_island.generate_fear")
    player = player_of(Misplays(two), operations=operations)
    found = fuzz_with(player, Task(SI.name, "this", plays=128), Stops())
    assert told[0] >= 2
    assert sorted(finding.shrunk for finding in findings(found))[-1:] == [True]
    assert not all(finding.shrunk for finding in findings(found))
    lines = [text for text, _ in summary(found, None)]
    why = "Stopped before the end: the cases below are as they were found, not all of them shrunk."
    assert f"  {why}" in lines


def test_names_have_no_order() -> None:
    """Where the answers fit only one order of names, a difference is nobody's fault."""

    def sorts(request: PlayCase, reply: Reply) -> Reply:
        position, inputs = (
            msgspec.json.decode(msgspec.json.encode(value, order="sorted"))
            for value in (request.position, request.inputs)
        )
        sorted_one = msgspec.structs.replace(request, position=position, inputs=inputs)
        return play_request(SI, sorted_one)

    operations = ("spirit_island.remove", "spirit_island.destroy")
    found = fuzzed(Misplays(sorts), 640, operations=operations)
    assert not found.failed
    why = "the order of names, which means nothing, decides what is answered"
    assert found.tally.skipped[why] > 0


def test_turned_round_is_the_same_case() -> None:
    for play in drawer().chunk(0):
        laid = lay(SI, play.as_case(SI, ()))
        turned = turned_round(laid)
        assert turned.position == laid.position
        assert turned.inputs == laid.inputs
        assert list(turned.position.lands) == list(laid.position.lands)[::-1]  # type: ignore[attr-defined]


# The command


def command(*arguments: object, **more: Any) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "rulewright", *map(str, arguments)]
    usual: dict[str, Any] = {"capture_output": True, "text": True, "timeout": SECONDS}
    return subprocess.run(line, check=False, **{**usual, **more})


def misplays(folder: Path) -> str:
    return shlex.join([sys.executable, str(CHILDREN / "misplays.py"), str(folder)])


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--operation", "ravage_lnd"), "did you mean spirit_island.ravage_land?"),
        (("--plays", "5", "--minutes", "1"), "--plays doesn't go with --minutes"),
        (("--plays", "0"), "0 is not in the range x>=1"),
        (("--minutes", "0"), "0.0 is not in the range x>=0.001"),
        (("--save", "/nowhere/x.jsonl"), "there is no folder /nowhere"),
        (("--json", "/nowhere/x.json"), "there is no folder /nowhere"),
    ],
)
def test_bad_input(more: tuple[str, ...], says: str) -> None:
    run = command("fuzz", "spirit-island", "-i", "reference", *more)
    assert (run.returncode, run.stdout) == (2, "")
    assert says in run.stderr


def test_one_play(tmp_path: Path) -> None:
    arguments = ("--plays", 1, "--seed", -3)
    run = command("fuzz", "spirit-island", "-i", "reference", *arguments, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "  1 play, seed -3, in " in run.stdout


def test_nothing_found(tmp_path: Path) -> None:
    run = command("fuzz", "spirit-island", "-i", "reference", "--plays", 100, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "  100 plays, seed 0, in " in run.stdout
    assert run.stdout.endswith("Nothing was found.\n")
    assert list(tmp_path.iterdir()) == []


def test_what_is_found_is_written_at_once(tmp_path: Path) -> None:
    class Writes(Nobody):
        def __init__(self, file: Path) -> None:
            self.found = Watcher(1, 0.0, True, file).found  # type: ignore[method-assign]

    file, full = tmp_path / "found.jsonl", tmp_path / "full"
    file.write_text("what an earlier run has left")
    full.symlink_to("/dev/full")
    operations = (REMOVE, "spirit_island.generate_fear")
    for where in (file, full):  # what can't be written is told at the end

        def two(request: PlayCase, reply: Reply) -> Reply:
            if request.seq == CHUNK + 1:
                raise KeyboardInterrupt
            return Outcome(reply.seq, request.position) if isinstance(reply, Outcome) else reply

        player = player_of(Misplays(two), operations=operations)
        found = fuzz_with(player, Task(SI.name, "this", plays=128), Writes(where))
        assert found.causes
    cases = load_cases([file], SI.clauses)
    assert [case.id for case in cases] == [f"fuzz-{n}" for n in range(1, len(cases) + 1)]
    assert {case.operation for case in cases} == set(operations)
    checked = Session(SI, Reference(SI), greeting_of(SI)).play(cases)
    assert not any(verdict.failed for verdict in checked)


@pytest.mark.parametrize("option", ["--save", "--json"])
def test_a_full_disk(tmp_path: Path, option: str) -> None:
    full = tmp_path / "full"
    full.symlink_to("/dev/full")
    other = {"--save": "--json", "--json": "--save"}[option]
    kept = tmp_path / "kept"
    what = misplays(tmp_path)
    arguments = ("--plays", 150, option, full, other, kept, "--timeout", 60)
    run = command("fuzz", "spirit-island", "-i", what, *arguments)
    assert run.returncode == 2
    assert run.stderr == f"rulewright: {full}: can't be written: No space left on device\n"
    assert "SI-Q53 is read as box" in run.stdout  # what was found is still told
    assert b"fuzz-1" in kept.read_bytes()
    assert full.is_symlink()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_run_that_is_stopped_keeps_what_was_found(tmp_path: Path, name: str, jobs: int) -> None:
    file, mark = tmp_path / "found.jsonl", f"FUZZED_IN={tmp_path}"
    line = [sys.executable, str(CHILDREN / "harness.py"), str(tmp_path / "watch.json"), "fuzz"]
    arguments = ["--minutes", 5, "--jobs", jobs, "--save", file, "--timeout", 60]
    process = subprocess.Popen(
        [*line, "spirit-island", "-i", misplays(tmp_path), *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "FUZZED_IN": str(tmp_path)},
    )
    until(lambda: (tmp_path / "played").exists())
    begun = time.monotonic()
    for _ in range(3):  # whoever is impatient loses nothing
        process.send_signal(signal.Signals[name])
    out, err = process.communicate(timeout=SECONDS)
    assert time.monotonic() - begun < 30
    assert (process.returncode, err) == (1, ""), out + err
    assert "Stopped before the end: the cases below are as they were found, not shrunk." in out
    assert load_cases([file], SI.clauses)
    until(lambda: not running(mark))


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def running(mark: str) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append(process.name)
        except OSError:
            continue
    return found
