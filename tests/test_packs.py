"""Packs of components that users bring: each problem once, files that can't be read, the box."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rulewright import cli
from rulewright.core.clauses import BadData
from rulewright.core.games import names, rulebook
from rulewright.core.packs import OwnPacks
from rulewright.raiders_of_scythia.components import load, sample
from rulewright.raiders_of_scythia.pack_files import read_pack

ROS = rulebook("raiders-of-scythia")
assert ROS.own_packs is not None
PACKS: OwnPacks = ROS.own_packs
PRINTED = ROS.folder / "components" / "printed.toml"

SOUND = """
title = "A pack"

[crew."Runner"]
provenance = "sample"
source = "made up"
cost = 1
strength = 1
vp = 0
ability = [{ effect = "strength", strength = 1, civilisation = "Persia" }]
action = [{ effect = "gain", items = { silver = 2 } }]
copies = 2

[quests."a wagon"]
provenance = "sample"
source = "made up"
vp = 2
pay = { wagon = 1 }
copies = 1

[settlements."Assyria 1"]
provenance = "sample"
source = "made up"
civilisation = "Assyria"
workers = ["grey", "red"]
crew = 2
provisions = 1
wagons = 0
rows = [{ strength = 2, wounds = 2 }, { strength = 4, wounds = 1 }, { strength = 6, vp = 2 }]
spaces = [{ worker = "grey", plunder = 2, players = 1 }]

[dice.red]
provenance = "sample"
source = "made up"
faces = [{ strength = 1 }, { wounds = 1 }, { strength = 2, wounds = 1 }, {}]
"""
"""A small pack with nothing wrong. Each test below adds to it, or alters it at one place."""

SAID = 'provenance = "sample"\nsource = "made up"\n'
STRATEGY = 'civilisation = "Assyria"\nprovisions = 1\nstrength = 1\nvp = 1\n'


def written(folder: Path, text: str) -> Path:
    file = folder / "pack.toml"
    file.write_text(text, encoding="utf-8")
    return file


def altered(old: str, new: str) -> str:
    assert SOUND.count(old) == 1, old
    return SOUND.replace(old, new)


def more(name: str, fields: str) -> str:
    return f"{SOUND}\n[{name}]\n{SAID}{fields}\n"


def test_a_sound_pack_has_no_problem(tmp_path: Path) -> None:
    report = PACKS.look(written(tmp_path, SOUND))
    assert report.problems == ()
    assert report.summary == "2 crew cards of 1 name, 1 quest, 1 settlement, 1 die; 4 sample"
    pack = read_pack(tmp_path / "pack.toml")
    assert pack.title == "A pack"
    assert pack.box.crew["Runner"].cost == 1
    assert pack.provenance["crew.Runner"] == "sample"
    assert pack.source["dice.red"] == "made up"
    assert [face.wounds for face in pack.box.dice["red"]] == [0, 1, 1, 0]


WRONG: list[tuple[str, str]] = [
    # The file, kinds and names
    ("title: the pack has no title", altered('title = "A pack"', 'title = " "')),
    (
        "crw: there is no such kind of component: did you mean crew?",
        more('crw."Runner"', ""),
    ),
    (
        'heroes: tables by name are wanted, as [heroes."…"]',
        SOUND.replace('title = "A pack"', 'title = "A pack"\nheroes = 3'),
    ),
    (
        "crew runner: Runner is there already, and differs in capital letters only",
        more('crew."runner"', ""),
    ),
    (
        "crew St. Runner: its name has a dot, which divides the paths of fields: leave it out",
        more('crew."St. Runner"', ""),
    ),
    (
        "crew  Rider: its name is ' Rider': it may be neither empty nor have blanks around it",
        more('crew." Rider"', ""),
    ),
    (
        "crew Rider (2): its name ends in a number in brackets, by which cards of one name are "
        "told apart",
        more('crew."Rider (2)"', ""),
    ),
    ("dice blue: it may be red, white or yellow", more("dice.blue", "faces = [{}]")),
    (
        "rolls Asyria: it may be Cimmeria, Assyria, Persia or Greece: did you mean Assyria?",
        more("rolls.Asyria", "red = 1"),
    ),
    # Where it is from
    (
        "crew Rider: provenance is 'guess': it may be printed, reconstructed or sample",
        SOUND + '[crew."Rider"]\nprovenance = "guess"\nsource = "x"\n',
    ),
    (
        "crew Rider: provenance is missing: it may be printed, reconstructed or sample",
        SOUND + '[crew."Rider"]\nsource = "x"\n',
    ),
    (
        "crew Rider: source is missing: say from where it is",
        SOUND + '[crew."Rider"]\nprovenance = "sample"\nsource = " "\n',
    ),
    # Fields
    (
        "crew Runner: there is no field 'strenght': did you mean strength?",
        altered("strength = 1\nvp", "strenght = 1\nvp"),
    ),
    ("crew Runner: cost is 'one': expected `int`, got `str`", altered("cost = 1", 'cost = "one"')),
    (
        "settlements Assyria 1: spaces: 1: plunder is 200: expected `int` <= 100",
        altered("plunder = 2,", "plunder = 200,"),
    ),
    (
        "settlements Assyria 1: workers: 2 is 'rad': it may be blue, grey or red: did you mean "
        "red?",
        altered('"grey", "red"', '"grey", "rad"'),
    ),
    ("settlements Assyria 1: workers: a list is wanted", altered('["grey", "red"]', '"grey"')),
    ("quests a wagon: pay: a table is wanted", altered("pay = { wagon = 1 }", "pay = 1")),
    ("quests a wagon: vp is missing", altered("vp = 2\npay", "pay")),
    (
        "dice red: faces: 2: there is no field 'wound': did you mean wounds?",
        altered("{ wounds = 1 },", "{ wound = 1 },"),
    ),
    ("dice white: faces is missing", more("dice.white", "")),
    (
        "dice white: there is no field 'face': did you mean faces?",
        more("dice.white", "faces = [{}]\nface = 1"),
    ),
    ("heroes Koa: a table is wanted", SOUND + '[heroes]\n"Koa" = 1\n'),
    # Effects
    (
        "crew Runner: ability: 1: there is no effect 'strenth': did you mean strength?",
        altered('effect = "strength"', 'effect = "strenth"'),
    ),
    (
        "crew Runner: ability: 1: hire is an effect of actions: here it may be fewer_wounds, "
        "raid_gain, reroll or strength",
        altered(
            '{ effect = "strength", strength = 1, civilisation = "Persia" }', '{ effect = "hire" }'
        ),
    ),
    (
        "heroes Koa: action: 2: reroll is an effect of abilities in raids: here it may be "
        "another_town_centre_action, gain, hire, lose_to_gain, players_with_more, remove_wounds, "
        "swap_crew, swap_eagle_for_horse, take_plunder or use_any_building",
        more('heroes."Koa"', 'action = [{ effect = "hire" }, { effect = "reroll", dice = 1 }]'),
    ),
    (
        'crew Runner: action: 1: a table with the name of an effect is wanted, as { effect = "…" }',
        altered('{ effect = "gain", items = { silver = 2 } }', "{ items = { silver = 2 } }"),
    ),
    (
        "crew Runner: action: 1: gain: items: there is no field 'slver': did you mean silver?",
        altered("{ silver = 2 }", "{ slver = 2 }"),
    ),
    (
        "crew Runner: action: 1: gain: items is missing",
        altered('"gain", items = { silver = 2 }', '"gain"'),
    ),
    (
        "crew Runner: ability: 1: strength: civilisation is 'Prussia': it may be Cimmeria, "
        "Assyria, Persia or Greece: did you mean Persia?",
        altered('"Persia"', '"Prussia"'),
    ),
    ("crew Runner: action: 1: it gains nothing", altered("{ silver = 2 }", "{}")),
    (
        "crew Runner: ability: 1: it gains nothing",
        altered(
            'effect = "strength", strength = 1, civilisation = "Persia"',
            'effect = "raid_gain", items = {}',
        ),
    ),
    (
        "heroes Koa: action: 1: it loses or gains nothing",
        more(
            'heroes."Koa"', 'action = [{ effect = "lose_to_gain", lose = {}, gain = { vp = 1 } }]'
        ),
    ),
    (
        "heroes Koa: either: it stands instead of action: give one of the two",
        more(
            'heroes."Koa"',
            'action = [{ effect = "hire" }]\neither = [{ effect = "hire" }, '
            '{ effect = "swap_crew" }]',
        ),
    ),
    (
        "heroes Koa: either: one alternative alone is no choice: give it as action",
        more('heroes."Koa"', 'either = [{ effect = "hire" }]'),
    ),
    # Settlements
    (
        "settlements Assyria: its name is its civilisation and its place from the left: it may be "
        "Assyria 1, Assyria 2 or Assyria 3",
        altered('settlements."Assyria 1"', 'settlements."Assyria"'),
    ),
    (
        "settlements Persia 1: its name is its civilisation and its place from the left: it may be "
        "Assyria 1, Assyria 2 or Assyria 3",
        altered('settlements."Assyria 1"', 'settlements."Persia 1"'),
    ),
    (
        "settlements Assyria 4: its name is its civilisation and its place from the left: it may "
        "be Assyria 1, Assyria 2 or Assyria 3",
        altered('settlements."Assyria 1"', 'settlements."Assyria 4"'),
    ),
    (
        "settlements Assyria 1: spaces: 1: players is 5: the game is for 1 to 4 (ROS-overview-D01)",
        altered("players = 1", "players = 5"),
    ),
    (
        "settlements Assyria 1: spaces: 1: players is 0: the game is for 1 to 4 (ROS-overview-D01)",
        altered("players = 1", "players = 0"),
    ),
    (
        "settlements Assyria 1: rows: there is none: leave the field out if they aren't known",
        altered(
            "[{ strength = 2, wounds = 2 }, { strength = 4, wounds = 1 }, "
            "{ strength = 6, vp = 2 }]",
            "[]",
        ),
    ),
    (
        "settlements Assyria 1: spaces: 3 raid spaces are more than 2",
        altered("spaces = [", "spaces = [{}, {}, "),
    ),
    (
        "settlements Assyria 1: workers: []: each colour that may raid is wanted, once",
        altered('["grey", "red"]', "[]"),
    ),
    (
        "settlements Assyria 1: workers: ['red', 'red']: each colour that may raid is wanted, once",
        altered('["grey", "red"]', '["red", "red"]'),
    ),
    (
        "settlements Assyria 1: rows: 2: it begins at strength 2, as the one before",
        altered("strength = 4, wounds", "strength = 2, wounds"),
    ),
    (
        "settlements Assyria 1: rows: 3: it begins at strength 3, the one before at 4: the lowest "
        "stands first",
        altered("strength = 6, vp", "strength = 3, vp"),
    ),
    (
        "settlements Assyria 1: rows: 4: it gives 1 VP, less than the one before (2)",
        altered("vp = 2 }]\nspaces", "vp = 2 }, { strength = 8, vp = 1 }]\nspaces"),
    ),
    (
        "settlements Assyria 1: rows: 2: it gives 3 wounds, more than the one before",
        altered("strength = 4, wounds = 1", "strength = 4, wounds = 3"),
    ),
    (
        "settlements Assyria 1: rows: 2: it gives neither VP nor wounds",
        altered("strength = 4, wounds = 1", "strength = 4"),
    ),
    (
        "settlements Assyria 1: rows: 3: it gives VP and wounds at once",
        altered("strength = 6, vp = 2", "strength = 6, vp = 2, wounds = 1"),
    ),
    # Quests, dice, strategies
    (
        "quests a wagon: discard_strength: it stands instead of pay: give one of the two",
        altered("pay = { wagon = 1 }", "pay = { wagon = 1 }\ndiscard_strength = 4"),
    ),
    (
        "quests a wagon: pay: it asks for nothing: say what is paid, or the strength that is "
        "discarded",
        altered("pay = { wagon = 1 }\n", ""),
    ),
    (
        "quests a wagon: pay: kumis: quests are paid with silver and plunder (ROS-chiefs-tent-S01)",
        altered("{ wagon = 1 }", "{ kumis = 1 }"),
    ),
    ("dice white: faces: a die has at least one", more("dice.white", "faces = []")),
    (
        "strategies raid: its target is raid space 2, Assyria has 1",
        more('strategies."raid"', f"target = 2\n{STRATEGY}"),
    ),
    (
        "strategies raid: target is 0: expected `int` >= 1",
        more('strategies."raid"', f"target = 0\n{STRATEGY}"),
    ),
    # Counts
    ("crew Runner: copies is 0: leave the card out", altered("copies = 2", "copies = 0")),
    (
        "crew: 77 are in the pack, the box has 76 (ROS-components)",
        altered("copies = 2", "copies = 77"),
    ),
    (
        "quests: 27 are in the pack, the box has 26 (ROS-components)",
        altered("copies = 1", "copies = 27"),
    ),
    (
        "heroes: 9 are in the pack, the box has 8 (ROS-components)",
        SOUND + "".join(f'[heroes."{name}"]\n{SAID}\n' for name in "ABCDEFGHI"),
    ),
    (
        "settlements: 81 pieces of plunder are to be laid out, the box has 80",
        altered("plunder = 2,", "plunder = 81,"),
    ),
]


@pytest.mark.parametrize(("problem", "text"), WRONG, ids=[problem[:70] for problem, _ in WRONG])
def test_each_problem_is_told_once_and_nothing_else(
    tmp_path: Path, problem: str, text: str
) -> None:
    assert PACKS.look(written(tmp_path, text)).problems == (problem,)


def test_the_last_that_is_allowed_is_no_problem(tmp_path: Path) -> None:
    for text in (
        altered("copies = 2", "copies = 76"),
        altered("copies = 1", "copies = 26"),
        altered("plunder = 2,", "plunder = 80,"),
        altered("spaces = [", "spaces = [{}, "),
        altered("players = 1", "players = 4"),
        altered('settlements."Assyria 1"', 'settlements."Assyria 3"'),
        more('strategies."raid"', f"target = 1\n{STRATEGY}"),
        altered("{ wagon = 1 }", "{ silver = 1, gold = 1 }"),
        altered("vp = 2 }]\nspaces", "vp = 2 }, { strength = 8, vp = 2 }]\nspaces"),
        SOUND + "".join(f'[heroes."{name}"]\n{SAID}\n' for name in "ABCDEFGH"),
    ):
        try:
            assert PACKS.look(written(tmp_path, text)).problems == ()
        except BadData as error:
            pytest.fail(str(error))


def test_several_problems_are_told_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = altered("cost = 1", 'cost = "one"').replace("wagon = 1", "wagn = 1")
    assert PACKS.look(written(tmp_path, text)).problems == (
        "crew Runner: cost is 'one': expected `int`, got `str`",
        "quests a wagon: pay: there is no field 'wagn': did you mean wagon?",
    )


def test_a_pack_that_is_used_is_refused_with_where_and_what(tmp_path: Path) -> None:
    text = altered('effect = "gain"', 'effect = "gian"')
    said = r"pack.toml: crew Runner: action: 1: there is no effect 'gian': .* lists what is wrong"
    with pytest.raises(BadData, match=said):
        read_pack(written(tmp_path, text))
    text = text.replace("cost = 1", "cost = 'one'")
    with pytest.raises(BadData, match=r"crew Runner: cost is 'one': .* \(and 1 more\): `rulewr"):
        read_pack(written(tmp_path, text))


def test_what_is_missing_is_noted(tmp_path: Path) -> None:
    notes = PACKS.look(written(tmp_path, SOUND)).notes
    for note in (
        "made up as a sample, not printed: 4 of the entries",
        "crew: 2 of the 76 in the box",
        "heroes: 0 of the 8 in the box",
        "settlements: none of Persia",
        "rolls: the dice of Greece are missing",
        "dice: the white die is missing",
        "ai_crew: Outrider is missing",
        "quests: 1 for 3 spaces: too few to set up a game",
    ):
        assert note in notes
    assert "dice: the red die is missing" not in notes
    assert not [note for note in notes if "not known" in note]
    text = altered("cost = 1\n", "").replace("players = 1 ", "")
    (space, cost) = sorted(
        note
        for note in PACKS.look(written(tmp_path, text.replace("plunder = 2,", "plunder = 2"))).notes
        if "not known" in note
    )[::-1]
    assert cost == "crew Runner: not known: cost"
    assert space == "settlements Assyria 1: not known: spaces 1 players"


def test_raid_spaces_that_are_not_there_are_not_known(tmp_path: Path) -> None:
    for text in (
        altered('spaces = [{ worker = "grey", plunder = 2, players = 1 }]\n', ""),
        altered('[{ worker = "grey", plunder = 2, players = 1 }]', "[]"),
    ):
        told = PACKS.look(written(tmp_path, text))
        assert told.problems == ()
        assert "settlements Assyria 1: not known: spaces" in told.notes


def test_a_card_that_says_one_of_several_needs_no_other_action(tmp_path: Path) -> None:
    either = '[{ effect = "hire" }, { effect = "swap_crew" }]'
    text = more('heroes."Koa"', f"either = {either}") + f'[heroes."Nobody"]\n{SAID}'
    notes = PACKS.look(written(tmp_path, text)).notes
    assert "heroes Nobody: not known: action" in notes
    assert not [note for note in notes if "Koa" in note]


def test_the_packs_of_the_box_are_sound() -> None:
    for file in (ROS.folder / "components").glob("*.toml"):
        if file.name != "counts.toml":
            assert PACKS.look(file).problems == (), file.name
    assert "crew: 12 of the 76 in the box" in PACKS.look(PRINTED).notes
    assert load().box == read_pack(PRINTED).box
    assert sample() == read_pack(PRINTED.with_name("sample.toml"))


# The command


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command line in this process."""

    def run(*arguments: object) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "can't be read: No such file or directory"),
        (b"\xff\xfe\x00", "not TOML"),
        (b"title = ", "not TOML"),
        (b"x = " + b"[" * 5000, "its lists are too deep"),
        (b'[crew."A"]\n[crew."A"]', "not TOML: Cannot declare"),
    ],
)
def test_a_file_that_cant_be_read(
    rulewright: Any, tmp_path: Path, content: bytes | None, told: str
) -> None:
    file = tmp_path / "pack.toml"
    if content is not None:
        file.write_bytes(content)
    for more_words in ((), ("--json",)):
        code, out, err = rulewright("components", "validate", file, *more_words)
        assert (code, out) == (2, "")
        assert err.startswith(f"rulewright: {file}: ")
        assert told in err


def test_validate_tells_everything(rulewright: Any, tmp_path: Path) -> None:
    told = rulewright("components", "validate", written(tmp_path, SOUND))
    assert (told.code, told.err) == (0, "")
    first, *_, last = told.out.splitlines()
    assert first.endswith(
        "pack.toml: 2 crew cards of 1 name, 1 quest, 1 settlement, 1 die; 4 sample"
    )
    assert last == "no problem"
    assert "  note: crew: 2 of the 76 in the box" in told.out

    text = altered("cost = 1", 'cost = "one"').replace("wagon = 1", "wagn = 1")
    told = rulewright(
        "components", "validate", written(tmp_path, text), "--game", "raiders-of-scythia"
    )
    assert told.code == 1
    assert "  crew Runner: cost is 'one': expected `int`, got `str`" in told.out
    assert told.out.splitlines()[-1] == "2 problems"
    told = rulewright("components", "validate", written(tmp_path, altered("cost = 1", "cost = []")))
    assert told.out.splitlines()[-1] == "1 problem"


def test_validate_as_json(rulewright: Any, tmp_path: Path) -> None:
    file = written(tmp_path, altered("cost = 1", 'cost = "one"'))
    code, out, _ = rulewright("components", "validate", file, "--json")
    told = json.loads(out)
    assert code == 1
    assert list(told) == ["file", "summary", "problems", "notes"]
    assert told["file"] == str(file)
    assert told["problems"] == ["crew Runner: cost is 'one': expected `int`, got `str`"]
    code, out, _ = rulewright("components", "validate", written(tmp_path, SOUND), "--json")
    assert (code, json.loads(out)["problems"]) == (0, [])


def test_a_game_without_packs_says_so(rulewright: Any, tmp_path: Path) -> None:
    file = written(tmp_path, SOUND)
    told = rulewright("components", "validate", file, "--game", "spirit-island")
    assert told.code == 2
    assert "Spirit Island takes no components of one's own" in told.err
    assert [name for name in names() if rulebook(name).own_packs] == ["raiders_of_scythia"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            r"(?m)(\[crew.\"Sample Rider\"\]\n.*\n.*\n)cost = .*\n",
            r"\1",
            "crew Sample Rider: not known: cost: a whole game needs it, so write it into the pack",
        ),
        (
            r"(\[settlements.\"Greece 3\"\]\n(?:.*\n){7})rows = .*\n",
            r"\1",
            "settlements Greece 3: not known: rows: a whole game needs it",
        ),
        (
            r"\[dice.\"red\"\]\n(?:.+\n)+",
            "",
            "dice: the red die is missing, and a whole game needs it",
        ),
        (
            r"\[rolls.\"Persia\"\]\n(?:.+\n)+",
            "",
            "rolls: the dice of Persia are missing, and Persia 1 needs them",
        ),
    ],
)
def test_a_pack_in_which_something_is_not_known_makes_no_game(
    rulewright: Any, tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = PRINTED.with_name("sample.toml").read_text(encoding="utf-8")
    without, count = re.subn(old, new, text)
    assert count == 1
    file = written(tmp_path, without)
    told = rulewright("play", "raiders-of-scythia", "--players", "2", "--components", file)
    assert told.code == 2
    assert f"pack.toml: {said}" in told.err.replace("\n", " ")


def test_what_public_sources_show_need_not_stand_in_the_pack(tmp_path: Path) -> None:
    text = PRINTED.with_name("sample.toml").read_text(encoding="utf-8")
    brawler, count = re.subn(r"(\[crew.\"Brawler\"\]\n.*\n.*\n)cost = .*\n", r"\1", text)
    assert count == 1
    file = written(tmp_path, brawler)
    assert "crew Brawler: not known: cost" in PACKS.look(file).notes
    position, _ = ROS.begin_game(ROS.components(), {"players": "2", "components": str(file)})
    assert position.box.crew["Brawler"].cost is None


def test_a_solo_game_needs_strategy_cards(rulewright: Any, tmp_path: Path) -> None:
    text = PRINTED.with_name("sample.toml").read_text(encoding="utf-8")
    entries = [f"[{one}" for one in text.split("\n[")]
    kept = [one for one in entries if not one.startswith("[strategies.")]
    assert len(entries) - len(kept) == 14
    file = written(tmp_path, "\n".join(kept).removeprefix("["))
    told = rulewright("play", "raiders-of-scythia", "--solo", "Lookout", "--components", file)
    assert told.code == 2
    assert "strategies: there are none, and a solo game needs them" in told.err
