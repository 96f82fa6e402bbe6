"""Perft: counts worked out by hand, and the first operation in which an implementation parts."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.miniatures import Broken, Miniature
from tests.miniatures.invader_actions import (
    a_city_replaces_a_town,
    the_ravage_card_is_not_discarded,
)

from rulewright import cli
from rulewright.conformance.cases import Case, Expect, load_cases
from rulewright.conformance.checking.implementations import Results, greeting_of
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.counting import perft
from rulewright.conformance.counting.odds import table
from rulewright.conformance.counting.perft import Beside, Parted, Ply, plies, start
from rulewright.conformance.protocol import PlayCase
from rulewright.conformance.reference import Laid
from rulewright.core.asks import Choose, Play, Roll, Tally
from rulewright.core.citing import offer, require
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Played
from rulewright.core.frozen import Frozen, replace
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible, OpenOperation, Operation, Rulebook

SI = rulebook("spirit-island")
FAULTY = Path(__file__).parent.parent / "docs" / "adapters" / "python" / "faulty.py"


def counts(ply: Ply) -> tuple[int, ...]:
    """Operations, decisions, chances, plays, ways, positions, terminal."""
    return (
        ply.operations,
        ply.decisions,
        ply.chances,
        ply.plays,
        ply.ways,
        ply.positions,
        ply.terminal,
    )


# A tiny game: each turn a coin is flipped and a card is picked, in any order. Heads is a point,
# and so is the card c. Who has two points has won.


class Tiny(Frozen, frozen=True):
    agenda: tuple[str, ...] = ()
    score: int = 0


def flip(game: Any, position: Tiny) -> Play[Tiny]:
    (coin,) = yield from Roll("coin", "table", 1, die=2)
    return replace(position, score=position.score + (coin == 2))


def pick(game: Any, position: Tiny) -> Play[Tiny]:
    card = yield from Choose("card", "table", offer("abc"))
    return replace(position, score=position.score + (card == "c"))


def due(game: Any, position: Tiny) -> tuple[OpenOperation, ...]:
    if position.score >= 2:
        return ()
    return tuple(OpenOperation(f"tiny.{name}", {}) for name in position.agenda)


def begin_turn(game: Any, position: Tiny) -> Play[Tiny]:
    yield from ()
    return replace(position, agenda=("flip", "pick"))


def tick(game: Any, position: Tiny, operation: OpenOperation, after: Tiny) -> Tiny:
    done = operation.operation.removeprefix("tiny.")
    return replace(after, agenda=tuple(name for name in after.agenda if name != done))


def tiny(**runs: Any) -> Laid:
    """The tiny game before its first turn, with some operations carried out otherwise."""
    ways = {"flip": flip, "pick": pick, **runs}
    table = {f"tiny.{name}": Operation(f"tiny.{name}", "", run, "") for name, run in ways.items()}
    book: Rulebook = msgspec.structs.replace(
        SI,
        name="tiny",
        position=Tiny,
        operations=table,
        open_operations=due,
        begin_turn=begin_turn,
        tick=tick,
    )
    return Laid(book, None, table["tiny.flip"], Tiny(), {}, {})


def test_a_tiny_game_is_counted_as_by_hand() -> None:
    first, second, third = (ply for ply, _ in plies(tiny(), 3))
    # Two operations are due (a decision), the flip forks by chance, the pick by choice: 2 + 3 ways
    # to 4 positions: flipped with 0 or 1, picked with 0 (a or b) or 1 (c).
    assert counts(first) == (2, 2, 1, 5, 5, 4, 0)
    assert (first.mass, first.ended) == (1, 0)
    # The other of the two from each: 2 picks and 2 flips, 3 + 3 + 2 + 2 plays; in all 2 orders of
    # 2 x 3 ways; with 0, 1 or 2 points.
    assert counts(second) == (4, 2, 2, 10, 12, 3, 1)
    assert second.ended == Fraction(1, 2) * Fraction(1, 3)  # heads and c
    assert second.mass == Fraction(5, 6)
    # 10 of the 12 ways go on, with 5 each. From 1 point a head or a c wins: 2 ends beside the 4
    # positions of the first ply.
    assert counts(third) == (4, 4, 2, 10, 50, 6, 2)
    assert third.ended == Fraction(1, 2) * (Fraction(1, 4) + Fraction(1, 6))
    assert third.mass == Fraction(5, 8)


def test_all_probability_goes_somewhere() -> None:
    ended = Fraction(0)
    for ply, carried in plies(tiny(), 12):
        ended += ply.ended
        assert ply.mass + ended == 1
        assert sum((one.mass for one in carried), Fraction(0)) == ply.mass + ply.ended
        assert ply.plays == len(carried)


def test_chance_has_its_own_weights_and_choices_are_all_alike() -> None:
    def two_dice(game: Any, position: Tiny) -> Play[Tiny]:
        dice = yield from Roll("dice", "table", 2, reads=Tally("hits", (0, 0, 0, 0, 1, 1)))
        return replace(position, score=sum(face >= 5 for face in dice))

    first = next(ply for ply, _ in plies(tiny(flip=two_dice), 1))
    assert first.plays == 3 + 3
    assert first.ended == Fraction(1, 2) * Fraction(1, 9)  # the dice first, and both hit


def test_plies_end_when_play_ends() -> None:
    def loses(game: Any, position: Tiny) -> Play[Tiny]:
        yield from ()
        return replace(position, score=2)

    counted = [ply for ply, _ in plies(tiny(flip=loses, pick=loses), 9)]
    assert len(counted) == 1
    assert (counted[0].terminal, counted[0].mass, counted[0].ended) == (2, 0, 1)


def test_what_is_refused_ends_there() -> None:
    def refuses(game: Any, position: Tiny) -> Play[Tiny]:
        (coin,) = yield from Roll("coin", "table", 1, die=2)
        require(coin == 1, "XX-1-R01", "heads are forbidden")
        return position

    first = next(ply for ply, _ in plies(tiny(flip=refuses), 1))
    assert (first.positions, first.terminal) == (4, 1)
    assert first.ended == Fraction(1, 4)


def test_what_cant_be_carried_out_is_told_with_its_place() -> None:
    def cannot(game: Any, position: Tiny) -> Play[Tiny]:
        yield from ()
        raise Impossible("no such card")

    with pytest.raises(Impossible, match=r"ply 1: tiny.pick: no such card"):
        list(plies(tiny(pick=cannot), 2))


def test_a_limit_is_told_with_counts_and_with_what_to_do() -> None:
    assert len(list(plies(tiny(), 2, limit=10))) == 2
    counted = plies(tiny(), 2, limit=9)
    next(counted)  # 5 ways are within the limit
    with pytest.raises(BadData) as caught:
        next(counted)
    said = str(caught.value)
    assert said.startswith("ply 2: operations go in more than 9 ways: after 3 of 4 positions and 8")
    assert "where coin (table) has 2 answers; count to --depth 1, begin further on" in said
    with pytest.raises(BadData, match=r"3 answers; begin further on with --position"):
        next(plies(tiny(), 2, limit=4))
    with pytest.raises(BadData, match="ply 1: operations go in more than 2 ways"):
        next(plies(tiny(), 2, limit=2))


# Spirit Island

TABLE = {
    "boards": ["A"],
    "lands": {"A5": {"town": 1, "city": 1, "dahan": 2, "defend": 2}},
    "fear": {"pool": 4, "deck": ["Isolation", "Retreat!"]},
    "blight_card": {"card": "Downward Spiral", "tokens": 5},
    "invaders": {"ravage": "1-wetland"},
}


def laid(position: Any = None, **inputs: str) -> tuple[Laid, Case]:
    content = None if position is None else json.dumps(position).encode()
    case = table(SI, "table", content, None)
    return start(SI, case, inputs), case


def test_a_ravage_in_one_land_is_counted_as_by_hand() -> None:
    blighted, ravage, reveal = (ply for ply, _ in plies(laid(TABLE)[0], 9))
    assert counts(blighted) == (1, 0, 0, 1, 1, 1, 0)
    # 2 + 3 damage less Defend 2 leave one damaged Dahan. It deals 2 damage: both to the City, one
    # to each, or both to the Town, which is destroyed.
    assert counts(ravage) == (1, 1, 0, 3, 3, 3, 0)
    # There is no Invader deck: with the card that can't be revealed the game is lost.
    assert counts(reveal) == (3, 0, 0, 3, 3, 3, 3)
    assert [ply.ended for ply in (blighted, ravage, reveal)] == [0, 0, 1]


def test_orders_in_which_lands_are_ravaged_are_merged() -> None:
    both = {**TABLE, "lands": {**TABLE["lands"], "A2": {"city": 1}}}  # type: ignore[dict-item]
    _, first, second, reveal = (ply for ply, _ in plies(laid(both)[0], 9))
    # A2 or A5 first (a decision); in A5 the Dahan choose among three, in A2 nobody does.
    assert counts(first) == (2, 2, 0, 4, 4, 4, 0)
    assert (second.operations, second.plays, second.ways) == (1 + 3, 3 + 3, 6)
    # Both orders lead to the same three tables.
    assert counts(reveal) == (second.positions, 0, 0, second.positions, 6, 3, 3)


@pytest.mark.parametrize(
    ("name", "inputs", "said"),
    [
        ("here-i-stand", {}, "Here I Stand is not set up here\nNext: begin with a position"),
        ("virgin-queen", {}, "Virgin Queen is not set up here\nNext: begin with a position"),
        ("raiders-of-scythia", {}, "set_up needs 'players'"),
        (
            "raiders-of-scythia",
            {"players": '["Red", "Blue"]'},
            "the set-up can't be carried out: box.quests.",
        ),
    ],
)
def test_a_game_that_can_not_be_set_up_is_told(
    name: str, inputs: dict[str, str], said: str
) -> None:
    with pytest.raises(BadData, match=said):
        start(rulebook(name), Case("", "", "", Expect()), inputs)


def test_the_game_is_set_up_with_first_answers_and_the_fewest_players() -> None:
    whole, _ = laid()
    assert (whole.position.players, whole.position.boards) == (1, ("A",))  # type: ignore[attr-defined]
    two, _ = laid(players="2")
    assert two.position.boards == ("A", "B")  # type: ignore[attr-defined]
    with pytest.raises(BadData, match=r"the set-up is refused: 5 players: .*SI-overview-D01"):
        laid(players="5")
    with pytest.raises(BadData, match="--input players: there is no set-up: leave --position off"):
        laid(TABLE, players="1")


def test_turns_follow_one_another() -> None:
    names = [
        dict.fromkeys(one.due.operation.removeprefix("spirit_island.") for one in carried)
        for _, carried in plies(laid()[0], 9)
    ]
    assert [" ".join(some) for some in names] == [
        "blighted_island",
        "build_land",  # jungle: A3 with its Explorer, A8 with its Town
        "build_land",
        "reveal_card",
        "explore_land",  # mountain: A1 on the coast, A6 beside A8
        "explore_land",
        "advance_cards",
        "time_passes",
        "blighted_island",
    ]


# Beside an implementation


@pytest.fixture
def broken() -> Iterator[Broken]:
    implementation = Broken()
    yield implementation
    implementation.miniature = None


def played(
    implementation: Broken, depth: int, position: Any = None, **greeting: Any
) -> tuple[Beside, Parted | None, int]:
    """Let an implementation play; return how it parts, and how many plies were counted."""
    told = msgspec.structs.replace(greeting_of(SI), **greeting)
    begin, case = laid(position)
    beside = Beside(Session(SI, implementation, told), begin, case)
    for ply, carried in plies(begin, depth):
        parted = beside.play(ply, carried)
        if parted is not None:
            return beside, parted, ply.number
    return beside, None, depth


def test_a_right_implementation_does_not_part(broken: Broken) -> None:
    beside, parted, _ = played(broken, 12)
    assert parted is None
    # 1 each for blighted island, reveal, advance, time passes; 2 each for 2 lands in either order
    first_turn = [1, 2, 2, 2, 2, 2, 2, 1]
    assert beside.compared == sum(first_turn) + sum(
        ply.plays for ply, _ in plies(laid()[0], 12) if ply.number > len(first_turn)
    )
    assert not beside.skipped
    assert not beside.unsure


@pytest.mark.parametrize(
    ("miniature", "ply", "operation", "inputs", "apart"),
    [
        # A8 has a Town: it gets a City. It is built on first in one of two orders.
        (a_city_replaces_a_town, 2, "build_land", {"land": "A8"}, "1/2"),
        # The first turn has no card to discard, the second has.
        (the_ravage_card_is_not_discarded, 17, "advance_cards", {}, "1"),
    ],
)
def test_a_fault_is_found_in_the_first_ply_that_shows_it(
    broken: Broken, miniature: Miniature, ply: int, operation: str, inputs: Any, apart: str
) -> None:
    broken.miniature = miniature
    _, parted, _ = played(broken, 20)
    assert parted is not None
    assert parted.ply == ply
    assert parted.due == OpenOperation(f"spirit_island.{operation}", inputs)
    assert parted.apart == Fraction(apart)
    words = perft.in_words(parted.due)
    assert parted.wrong.keys() == {words}
    assert miniature.breaks in parted.case.clauses

    session = Session(SI, broken, greeting_of(SI))
    assert session.play_one(parted.case).failed
    broken.miniature = None
    assert not session.play_one(parted.case).failed


class Crossed(Broken):
    """Where the Town is meant it deals the damage to the City, and the other way round."""

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        other = {"town": "city", "city": "town"}
        for request in requests:
            crossed = {
                key: {
                    land: [{other[name]: dealt for name, dealt in one.items()} for one in given]
                    for land, given in subjects.items()
                }
                for key, subjects in request.answers.items()
            }
            yield from super().exchange([msgspec.structs.replace(request, answers=crossed)])


def test_how_much_lies_elsewhere_is_told_of_the_distribution() -> None:
    _, parted, _ = played(Crossed(), 3, TABLE)
    assert parted is not None
    # Of three ways two have changed places: each table is still as probable as it should be.
    assert parted.wrong == {"spirit_island.ravage_land (land A5)": 2}
    assert parted.apart == 0


def test_only_the_ways_that_come_out_otherwise_are_counted(broken: Broken) -> None:
    broken.miniature = a_city_replaces_a_town
    _, parted, _ = played(broken, 3)
    assert parted is not None
    assert parted.wrong == {"spirit_island.build_land (land A8)": 1}
    assert parted.of == {
        "spirit_island.build_land (land A3)": 1,
        "spirit_island.build_land (land A8)": 1,
    }


def test_the_smallest_case_is_shown_without_what_is_due(broken: Broken) -> None:
    broken.miniature = a_city_replaces_a_town
    towns = {"A3": {"town": 3}, "A8": {"town": 2}}
    built = {**TABLE, "lands": towns, "invaders": {"build": "1-jungle"}}
    _, parted, _ = played(broken, 9, built)
    assert parted is not None
    assert parted.due.inputs == {"land": "A3"}  # both hold both lands: the first in order
    assert "agenda" not in parted.case.position
    assert parted.wrong == {
        "spirit_island.build_land (land A3)": 1,
        "spirit_island.build_land (land A8)": 1,
    }
    assert parted.apart == 1


def test_what_turns_on_the_agenda_keeps_it() -> None:
    """A made-up operation that does nothing unless something else is due."""

    def hurried(game: Any, position: Any) -> Play[Any]:
        yield from ()
        return replace(position, adversary="late") if position.agenda else position

    whole, case = laid(TABLE)
    name = "spirit_island.blighted_island"
    operation = msgspec.structs.replace(SI.operations[name], run=hurried)
    book = msgspec.structs.replace(SI, operations={**SI.operations, name: operation})
    whole = msgspec.structs.replace(whole, rulebook=book)
    for change, kept in ((hurried, True), (SI.operations[name].run, False)):
        msgspec.structs.force_setattr(operation, "run", change)
        ((ply, carried),) = list(plies(whole, 1))
        beside = Beside(Session(SI, Broken(), greeting_of(SI)), whole, case)
        made = beside._as_case(ply, carried[0])
        assert ("agenda" in made.position) is kept


def test_what_it_does_not_have_is_skipped_and_told(broken: Broken) -> None:
    beside, parted, _ = played(broken, 4, operations=("spirit_island.reveal_card",))
    assert parted is None
    assert beside.compared == 2  # the card is revealed on two tables: they differ in what was done
    assert sum(beside.skipped.values()) == 5
    assert all("doesn't have the operation" in why for why in beside.skipped)
    lines = [line for line, _ in perft.told(beside, None)]
    assert any(line.startswith("  skipped 4: it doesn't have") for line in lines)


def test_fields_that_it_does_not_report_are_not_held_against_it(broken: Broken) -> None:
    broken.miniature = a_city_replaces_a_town
    fields = ("lands.*.city", "boards", "invaders", "lands.*.explorer", "result")
    _, parted, _ = played(broken, 3, fields=fields)
    assert parted is None  # the Town that is gone isn't among them

    beside, parted, _ = played(broken, 3, fields=("lands.*.town",))
    assert parted is None
    assert beside.unsure == 2  # the Town is missed, but the case turns on boards and cards too
    assert any("2 ways came out otherwise" in line for line, _ in perft.told(beside, None))


def test_symbolic_places_are_counted_too(broken: Broken) -> None:
    case = next(c for c in load_cases_of("ravage") if c.id == "si-ravage-0001")
    begin = start(SI, case, {})
    beside = Beside(Session(SI, broken, greeting_of(SI)), begin, case)
    for ply, carried in plies(begin, 2):
        assert beside.play(ply, carried) is None
    assert beside.compared == 4
    assert any("here" in one.due.inputs.values() for one in carried)


def load_cases_of(section: str) -> list[Case]:
    from rulewright.conformance.data import data_folder

    return load_cases([data_folder("vectors") / "spirit_island" / f"{section}.jsonl"])


def test_a_trusting_comparison_would_not_pass() -> None:
    """The reference's ways are what is compared: another result of the same play fails."""
    begin, case = laid(TABLE)
    ply, carried = list(plies(begin, 2))[1]
    other = carried[0].ending
    assert isinstance(other, Played)
    wrong = msgspec.structs.replace(other, result=replace(other.result, players=3))
    beside = Beside(Session(SI, Broken(), greeting_of(SI)), begin, case)
    tampered = msgspec.structs.replace(carried[0], ending=wrong)
    with pytest.raises(BadData, match="ply 2: perft-2-1: players is stated as 3"):
        beside.play(ply, [tampered])


# The command


class Told(msgspec.Struct):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command line in this process; an unexpected exception fails the test."""

    def run(*arguments: object) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


PERFT = ("perft", "spirit-island", "--position", json.dumps(TABLE))


def test_plies_are_printed_as_they_are_counted(rulewright: Any) -> None:
    told = rulewright(*PERFT, "--depth", 3)
    assert (told.code, told.err) == (0, "")
    heads, *rows = told.out.splitlines()
    assert heads.split() == [
        "ply", "due", "decisions", "chances", "plays", "ways", "positions", "terminal",
        "goes", "on", "ended",
    ]  # fmt: skip
    assert rows[1].split() == ["2", "1", "1", "0", "3", "3", "3", "0", "100.00", "%", "0.00", "%"]
    assert rows[2].endswith("  0.00 % 100.00 %")
    assert len(heads) <= 80
    assert {len(row) for row in rows} == {len(heads)}
    limited = rulewright(*PERFT, "--depth", 3, "--limit", 2)
    assert limited.code == 2
    assert limited.out.splitlines() == [heads, rows[0]]  # what was counted is kept
    assert "fight_back (A5) has 3 answers; count to --depth 1" in limited.err


def test_a_position_in_which_nothing_is_due_is_told_so(rulewright: Any) -> None:
    told = rulewright("perft", "virgin-queen", "--case", "vq-field-battle-0003", "--depth", "2")
    assert told.code == 0
    assert "Nothing is due in this position" in told.out


def test_json_has_exact_masses(rulewright: Any) -> None:
    whole = json.loads(rulewright("perft", "spirit-island", "--depth", 2, "--json").out)
    assert [ply["plays"] for ply in whole["plies"]] == [1, 2]
    assert whole["plies"][1]["mass"] == "1"
    assert "parted" not in whole
    beside = rulewright(*PERFT, "--depth", 2, "--json", "-i", "reference")
    assert json.loads(beside.out)["parted"] is None
    assert json.loads(beside.out)["compared"] == 4


def test_a_fault_is_saved_as_a_case_that_check_plays(rulewright: Any, tmp_path: Path) -> None:
    command = shlex.join([sys.executable, str(FAULTY)])
    file = tmp_path / "case.jsonl"
    told = rulewright(*PERFT, "--depth", 3, "-i", command, "--save", file)
    assert told.code == 1
    # Defend doesn't protect the Dahan: both are dead, and nobody fights back.
    assert "Ply 2 comes out otherwise." in told.out
    assert "spirit_island.ravage_land (land A5): 3 of 3 ways" in told.out
    assert "lands.A5.dahan: 0 came, 1 is demanded" in told.out
    (again,) = [line for line in told.out.splitlines() if line.startswith("run it again: ")]
    words = shlex.split(again.removeprefix("run it again: rulewright"))
    assert words == ["check", "spirit-island", "--implementation", command, "--cases", str(file)]
    checked = rulewright(*words)
    assert checked.code == 1
    assert "1 wrong outcome" in checked.out
    assert rulewright("check", "spirit-island", "-i", "reference", "--cases", file).code == 0

    whole = json.loads(rulewright(*PERFT, "--depth", 3, "-i", command, "--json").out)
    assert whole["parted"]["ply"] == 2
    assert whole["parted"]["apart"] == "1"
    assert msgspec.convert(whole["parted"]["case"], Case) == load_cases([file])[0]
    assert "keep it with --save FILE" in rulewright(*PERFT, "--depth", 3, "-i", command).out


MODULE = """
class Adapter:
    def hello(self):
        return {"protocol": 1, "name": "few", "version": "1", "games": ["spirit_island"],
                "operations": ["spirit_island.deal_damage"], "components": ["A"]}

    def case(self, request):
        raise AssertionError("it has none of these operations")

adapter = Adapter()
"""


def test_nothing_to_compare_is_no_success(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plays_few.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    told = rulewright(*PERFT, "--depth", 2, "-i", "python:plays_few:adapter")
    assert told.code == 2
    assert "nothing was compared" in told.err
    assert "skipped 3: it doesn't have the operation spirit_island.ravage_land" in told.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--save", "x.jsonl"), "--save keeps the case in which an implementation parts: name it"),
        (("--position", "{"), "--position: this isn't JSON"),
        (("--position", '{"boards": ["Z"]}'), "--position: "),
        (("--case", "si-ravage-9999"), "there is no case 'si-ravage-9999'"),
        (("--input", "player=2"), "takes no 'player': did you mean players?"),
        (("-i", "python:nowhere:x"), "can't be imported"),
        (("--set", "fear_card=1"), "did you mean fear_cards?"),
    ],
)
def test_bad_input_is_told(rulewright: Any, words: Any, said: str) -> None:
    told = rulewright("perft", "spirit-island", "--depth", 1, *words)
    assert told.code == 2
    assert told.err.startswith("rulewright: ")
    assert said in told.err


def test_depth_is_needed(rulewright: Any) -> None:
    assert rulewright("perft", "spirit-island").code == 2
    assert rulewright("perft", "spirit-island", "--depth", 0).code == 2
