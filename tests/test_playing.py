"""Whole games on the command line: how they are told, as cases, and what bad input is told."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright import cli
from rulewright.conformance.playing import MOST, WIDE, Step, Stuck, as_case, few, play_game, told
from rulewright.core.asks import Choose
from rulewright.core.citing import Options
from rulewright.core.drivers import Asked
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.games import rulebook
from rulewright.core.operations import OpenOperation
from rulewright.raiders_of_scythia import position as raiders
from rulewright.spirit_island.position import Fear, InvaderCards, Land, Position, Spirit

SI = rulebook("spirit-island")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run `rulewright play spirit-island`; return its exit code and what it printed."""

    def run(*arguments: object, command: str = "play") -> tuple[int, str, str]:
        words = ["rulewright", command, "spirit-island", *map(str, arguments)]
        monkeypatch.setattr(sys, "argv", words)
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return left.value.code or 0, out, err  # type: ignore[return-value]

    return run


# A game


def test_equal_seeds_give_equal_games(play: Any) -> None:
    games = [play("--spirits", "River, Earth", "--seed", seed)[1] for seed in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


def test_a_game_is_told_turn_by_turn_in_short_lines(play: Any) -> None:
    code, out, _ = play(
        "--spirits", "River, lightning", "--adversary", "england:3", "--scenario", "rituals"
    )
    assert code == 0
    lines = out.splitlines()
    turns = [line for line in lines if not line.startswith(" ")]
    assert turns[0] == "Set-up"
    assert turns[1:-1] == [f"Turn {n}" for n in range(1, len(turns) - 1)]
    assert turns[-1].startswith(("defeat (", "victory ("))
    assert all(len(line) <= 2 * WIDE for line in lines)
    assert "_" not in out
    assert "agenda" not in out


def test_the_options_choose_the_game(play: Any, tmp_path: Path) -> None:
    """The cases of a trace hold what was chosen; the reference passes them all."""
    trace = tmp_path / "game.jsonl"
    chosen = (
        *("--spirits", "earth", "--adversary", "sweden:2", "--scenario", "blitz"),
        *("--progression", "earth", "--input", "blight_card=false"),
        *("--set", "dahan_damage=3", "--reading", "SI-Q05=next_phase"),
        *("--amend", "blight_errata_2021", "--seed", "2", "--trace", trace),
    )
    code, out, _ = play(*chosen)
    assert code == 0
    first, *cases = trace.read_text(encoding="utf-8").splitlines()
    assert out.splitlines()[-1].endswith(f"{1 + len(cases)} steps")
    for part in (
        '"adversary":"Kingdom of Sweden","adversary_level":2',
        '"scenario":"Blitz"',
        '"progression":["Vital Strength of the Earth"]',
        '"blight_card":false',
        '"dahan_damage":3',
        '"SI-Q05":"next_phase"',
        '"amendments":["blight_errata_2021"]',
    ):
        assert part in first
    code, out, _ = play(
        *("--implementation", "reference", "--no-journal", "--cases", trace), command="check"
    )
    assert code == 0
    assert f"{1 + len(cases)} passed" in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--spirits=Rivr", "there is no Spirit 'Rivr': did you mean River Surges in Sunlight?"),
        ("--spirits=Xyzzy", "there is no Spirit 'Xyzzy', only Lightning's Swift Strike, River"),
        ("--spirits=S", "may be Lightning's Swift Strike or River Surges in Sunlight or"),
        ("--spirits=River,Earth,river", "River Surges in Sunlight is named twice"),
        ("--spirits=River,Earth,Ocean,Green,Shadows", "5 Spirits: there are boards for 1 to 4"),
        ("--spirits=", "0 Spirits: there are boards for 1 to 4"),
        ("--players=2", "--players: spirit-island doesn't begin with it; its options: --spirits"),
        ("--adversary=engand:2", "no Adversary 'engand': did you mean Kingdom of England?"),
        ("--adversary=england:7", "no level '7' of the Kingdom of England, only 0, 1, 2"),
        ("--adversary=england:high", "no level 'high' of the Kingdom of England"),
        ("--adversary=:3", "level 3 of no Adversary: write it as in england:3"),
        ("--scenario=blits", "there is no Scenario 'blits': did you mean Blitz?"),
        ("--progression=Ocean", "Ocean's Hungry Grasp doesn't play"),
        ("--spirits=Ocean --progression=Ocean", "has no Power Progression card, only Lightning"),
        ("--spirits=River,Earth,Ocean --scenario=heart", "the set-up is refused: the Inner Lands"),
        ("--input=boni=true", "takes no 'boni': did you mean bonus?"),
        ("--input=players=3", "--input players: it follows from the other options"),
        ("--input=bonus", "--input bonus: write NAME=VALUE"),
        ("--input=bonus=perhaps", "inputs.bonus: Expected `bool`"),
        ("--set=blight_att=3", "did you mean blight_at?"),
        ("--reading=SI-Q05=never", "SI-Q05"),
        ("--amend=errata", "no such amendment"),
        ("--seed=-1", "-1 is not in the range"),
        ("--seed=x", "'x' is not a valid int"),
        ("--trace=/nowhere/game.jsonl", "there is no folder /nowhere"),
    ],
)
def test_bad_input_is_refused_with_the_next_step(play: Any, options: str, said: str) -> None:
    words = options.split(" ")
    if not any(word.startswith("--spirits") for word in words):
        words.append("--spirits=River")
    code, out, err = play(*words)
    assert code == 2
    assert not out
    assert said in " ".join(err.replace("│", " ").split())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--players=5", "the set-up is refused: 5 players: the game is for 1 to 4"),
        ("--players=0", "the set-up is refused: 0 players"),
        ("--players=two", "--players two: a number is wanted"),
        ("--players=1", "--players 1: a game of one is a solo game: write --solo"),
        ("", "--players: how many play? write --players 2, or --solo and an AI crew card"),
        ("--players=2 --solo=trader", "--players 2: a solo game has one player"),
        ("--solo=raider", "--solo raider: there is no such AI crew card, only Trader, Lookout"),
        ("--solo=o", "it may be Lookout or Outrider: write more of it"),
        ("--spirits=River", "--spirits: raiders-of-scythia doesn't begin with it; its options:"),
        ("--players=2 --components=/nowhere/pack.toml", "/nowhere/pack.toml"),
        ("--players=2 --input=opponent=Trader", "the set-up is refused: Trader is an AI crew card"),
    ],
)
def test_bad_options_of_raiders_of_scythia_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: str, said: str
) -> None:
    words = ["rulewright", "play", "raiders-of-scythia", *options.split()]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as left:
        cli.main()
    out, err = capsys.readouterr()
    assert left.value.code == 2
    assert not out
    assert said in " ".join(err.replace("│", " ").split())


def test_a_pack_without_a_kind_makes_no_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(
        'title = "a pack"\n[heroes."Ann"]\nprovenance = "sample"\nsource = "none"\n',
        encoding="utf-8",
    )
    words = [
        "rulewright",
        "play",
        "raiders-of-scythia",
        "--players",
        "2",
        "--components",
        str(pack),
    ]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 2
    assert "pack.toml: crew: there are none" in " ".join(capsys.readouterr().err.split())


def test_a_step_that_its_answers_dont_tell_is_no_case() -> None:
    """What is written into a trace plays the game that was played."""
    game = SI.game(SI.rules(), SI.components(), None)
    position, inputs = SI.begin_game(SI.components(), {"spirits": "River"})
    first, second, *_ = play_game(SI, game, position, inputs, 1)
    assert as_case(SI, game, second, 2, "game").id == "game-0002"
    for wrong in (
        msgspec.structs.replace(second, after=first.after),
        msgspec.structs.replace(second, after=replace(second.after, result="victory")),
    ):
        with pytest.raises(Stuck, match="game-0002: its answers, once"):
            as_case(SI, game, wrong, 2, "game")


def test_a_trace_that_cant_be_written_is_told(play: Any) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no full disk to offer")
    code, _, err = play("--spirits", "River", "--trace", full)
    assert code == 2
    assert "/dev/full: can't be written" in err


# Telling steps


def step(before: Position, after: Position, name: str = "do_it", **inputs: Any) -> Step:
    asked = inputs.pop("asked", ())
    return Step(1, OpenOperation(f"spirit_island.{name}", inputs), before, after, asked)


def lines(*steps: Step) -> list[str]:
    heading, *rest = [text for text, _ in told(steps)]
    assert heading == "Turn 1"
    return rest


EMPTY = Position(spirits={"Ann": Spirit(hand=("A", "B"), energy=2, elements={"sun": 1})})


def test_one_change_without_a_decision_takes_one_line() -> None:
    built = replace(EMPTY, lands={"A1": Land(town=1)})
    assert lines(step(EMPTY, built, "build_land", land="A1")) == ["  build land A1: town 0 → 1"]
    revealed = replace(EMPTY, invaders=InvaderCards(explore="1-jungle"))
    assert lines(step(EMPTY, revealed, "reveal")) == ["  reveal: invaders explore 1-jungle"]


def test_what_does_nothing_and_speaks_of_nothing_is_left_out() -> None:
    assert lines(step(EMPTY, EMPTY, "blighted_island")) == []
    assert lines(step(EMPTY, EMPTY, "ravage_land", land="A1")) == [
        "  ravage land A1: nothing changes"
    ]


def test_the_agenda_is_not_told() -> None:
    due = replace(EMPTY, agenda=({"step": "ravage"},))
    assert lines(step(EMPTY, due, "go_on")) == []


def test_cards_are_told_by_what_comes_and_goes() -> None:
    ann = replace(EMPTY.spirits["Ann"], hand=("B",), discard=("A",), energy=0)
    after = replace(EMPTY, spirits=frozen_map({"Ann": ann}))
    assert lines(step(EMPTY, after, "play", spirit="Ann")) == [
        "  play Ann: energy 2 → 0; hand −A; discard +A"
    ]
    turned = replace(EMPTY.spirits["Ann"], hand=("B", "A"))
    after = replace(EMPTY, spirits=frozen_map({"Ann": turned}))
    assert lines(step(EMPTY, after, "play", spirit="Ann")) == ["  play Ann: hand in another order"]


def test_of_many_cards_the_first_are_told() -> None:
    names = tuple("ABCDEFG")
    after = replace(EMPTY, fear=Fear(deck=names))
    assert lines(step(EMPTY, after, "deal")) == ["  deal: fear deck +A, +B, +C, +D, +E, +2 more"]
    assert few(names) == "A, B, C, D, E and 2 more"
    assert few(names[:MOST]) == "A, B, C, D, E"


def test_what_is_over_is_told_together() -> None:
    ann = Spirit(energy=2)
    after = replace(EMPTY, spirits=frozen_map({"Ann": ann}))
    assert lines(step(EMPTY, after, "end")) == ["  end: Ann no more hand, elements"]


def test_what_has_no_fields_is_told_together_and_parts_in_brackets() -> None:
    ros = msgspec.convert(
        {"village": {"Farm": "blue"}, "supply": {"silver": 3, "kumis": 2}}, raiders.Position
    )
    after = replace(ros, village={"Market": "red"}, supply={"silver": 1, "kumis": 3})
    assert lines(step(ros, after, "work")) == [  # type: ignore[arg-type]
        "  work",
        "    village: Farm blue → nothing, Market red",
        "    supply: silver 3 → 1, kumis 2 → 3",
    ]
    space = {"worker": "red", "plunder": {"gold": 1}}
    before = msgspec.convert({"settlements": {"Greece 1": {"spaces": {"1": space}}}}, type(ros))
    raided = {"settlements": {"Greece 1": {"spaces": {"1": {"raided": True}}}}}
    after = msgspec.convert(raided, type(ros))
    assert lines(step(before, after, "raid", settlement="Greece 1")) == [  # type: ignore[arg-type]
        "  raid Greece 1: spaces 1 (worker red → nothing; raided no → yes; no more plunder)"
    ]


def test_the_winners_of_raiders_of_scythia_are_told() -> None:
    ros = rulebook("raiders-of-scythia")
    game = ros.game(ros.rules(), ros.components(), None)
    for result, said in (
        ((), ""),
        (("Red",), "won by Red"),
        (("Red", "Blue"), "won by Red and Blue"),
        (("opponent",), "won by the opponent"),
    ):
        assert ros.over(game, raiders.Position(result=result)) == said


def test_answers_are_told_with_what_they_are_about() -> None:
    ask = Choose("push_to", "A1", Options(("A2", "A3"), {}))
    asked = (
        Asked(ask, "A2"),
        Asked(ask, "A3", forced=True),
        Asked(Choose("may", "Ann", ask.options, optional=True), ""),
        Asked(Choose("choose", "Bob", ask.options), "A3"),
    )
    assert lines(step(EMPTY, EMPTY, "push", land="A1", asked=asked)) == [
        "  push A1",
        "    push to: A2; choose (Bob): A3",
    ]
