"""New adapters: each starts, skips every case, and plays once its second step is filled in."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.installed import needs

from rulewright import cli
from rulewright.conformance.cases import load_cases
from rulewright.conformance.checking.new_adapter import LANGUAGES, TEMPLATES, new_adapter
from rulewright.conformance.data import vector_files
from rulewright.core.clauses import BadData
from rulewright.core.games import names, rulebook

SI = rulebook("spirit-island")
NOT_WRITTEN = "building in one land is not written yet: fill in step 2 of the adapter"
CASES = [
    case
    for case in load_cases(vector_files(SI.name))
    if case.operation == "spirit_island.build_land"
]
"""Cases of the operation that the templates are prepared for."""
PLAIN = sum(case.id.startswith("si-build-") and not case.rules for case in CASES)
"""How many of them no Power, Adversary or Scenario has a part in: a lower bound of what is sent."""


def sent(told: str) -> int:
    """Return how many cases a new adapter skips itself: those that it has all fields for."""
    (number,) = re.findall(rf"skipped (\d+): {NOT_WRITTEN}", told)
    assert PLAIN <= int(number) < len(CASES)
    return int(number)


class Told(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def rulewright(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Any:
    """Run the command line in this process; an unexpected exception fails the test."""

    def run(*arguments: object) -> Told:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return Told(left.value.code or 0, out, err)  # type: ignore[arg-type]

    return run


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    needs(LANGUAGES[request.param].run)
    name: str = request.param
    return name


def typed_in(told: Told) -> list[str]:
    """Return the words of the command that a new adapter is to be checked with."""
    (line,) = re.findall(r"^    rulewright (.*)$", told.out, re.MULTILINE)
    return shlex.split(line)


def test_a_new_adapter_says_hello_and_skips_every_case(
    rulewright: Any, language: str, tmp_path: Path
) -> None:
    folder = tmp_path / "my engine's" / "adapter"
    written = rulewright("new-adapter", "--language", language, folder)
    assert written.code == 0
    assert [file.name for file in folder.iterdir()] == [LANGUAGES[language].file]
    assert written.out.startswith(f"{folder / LANGUAGES[language].file}: written.")

    told = rulewright(*typed_in(written))
    assert told.code == 0, told.err
    assert f"{len(CASES)} skipped" in told.out
    assert "Note: nothing was played" in told.out
    assert sent(told.out)
    assert "passed" not in told.out


def test_a_new_adapter_skips_every_case_of_the_game(
    rulewright: Any, language: str, tmp_path: Path
) -> None:
    command = typed_in(rulewright("new-adapter", "-l", language, tmp_path))
    without = command[: command.index("--operation")]
    told = rulewright(*without, "--json", tmp_path / "run.json")
    run = json.loads((tmp_path / "run.json").read_bytes())
    assert told.code == 0
    assert {verdict["verdict"] for verdict in run["verdicts"]} == {"skipped"}
    assert all(verdict["why"] for verdict in run["verdicts"])


STEP_TWO = {
    "python": """
    terrain = dict(zip("12345678", "mwjswmsj"))[land[1]]
    halves = table.build_card.split("-")[1:]
    coastal = "coastal" in halves and land in ("A1", "A2", "A3")
    if terrain not in [half[0] for half in halves if half != "coastal"] and not coastal:
        raise Refused("the card doesn't show it")
    print("printed by the engine")
    os.write(1, b"written below Python\\n")
    there = table.lands.setdefault(land, {})
    if "build" in table.skipped or there.get("no_build") or not any(map(there.get, PIECES)):
        return
    if there["town"] <= there["city"]:
        there["town"] += 1
    elif not there["no_build_city"]:
        there["city"] += 1
""",
    "javascript": """
  const halves = table.buildCard.split("-").slice(1);
  const coastal = halves.includes("coastal") && ["A1", "A2", "A3"].includes(land);
  const terrain = "?mwjswmsj"[land[1]];
  if (!halves.some((half) => half !== "coastal" && half[0] === terrain) && !coastal) {
    throw new Refused("the card doesn't show it");
  }
  console.log("printed by the engine");
  process.stdout.write("written by the engine\\n");
  const there = table.lands.get(land) ?? {};
  if (table.skipped.includes("build") || there.no_build) return;
  if (!(there.explorer || there.town || there.city)) return;
  if (there.town <= there.city) there.town++;
  else if (!there.no_build_city) there.city++;
""",
    "java": """
        List<String> halves = List.of(table.buildCard.split("-"));
        boolean shown = halves.contains("coastal") && List.of("A1", "A2", "A3").contains(land);
        char terrain = "?mwjswmsj".charAt(land.charAt(1) - '0');
        for (String half : halves) {
            shown |= !half.equals("coastal") && !half.isEmpty() && half.charAt(0) == terrain;
        }
        if (!shown) throw new Refused("the card doesn't show it");
        System.out.println("printed by the engine");
        Land there = table.lands.getOrDefault(land, new Land());
        if (table.skipped.contains("build") || there.noBuild) return;
        if (there.explorer + there.town + there.city == 0) return;
        if (there.town <= there.city) there.town++;
        else if (!there.noBuildCity) there.city++;
""",
}
"""Build in one land, in each language; it prints, which must not disturb the protocol."""


def fill_in(file: Path, code: str) -> None:
    """Put code in the place of step 2."""
    text = file.read_text(encoding="utf-8")
    stub = re.compile(rf"^ *(?:raise|throw new) Skip\(\"{NOT_WRITTEN}\"\);?\n", re.MULTILINE)
    filled, count = stub.subn(lambda _: code.lstrip("\n"), text)
    assert count == 1
    file.write_text(filled, encoding="utf-8")


def test_a_new_adapter_plays_once_step_two_is_filled_in(
    rulewright: Any, language: str, tmp_path: Path
) -> None:
    command = typed_in(rulewright("new-adapter", "-l", language, tmp_path))
    before = rulewright(*command)
    fill_in(tmp_path / LANGUAGES[language].file, STEP_TWO[language])
    told = rulewright(*command)
    assert told.code == 0, told.out + told.err
    assert f"{sent(before.out)} passed\n" in told.out
    assert "nothing was played" not in told.out
    assert "Note:" not in told.out, "a line of its own got into stdout"


QUESTION = {
    "python": 'answers.choose("colour", land, ["red", "blue"]); raise Refused("asked enough")',
    "javascript": 'answers.choose("colour", land, ["red", "blue"]); '
    'throw new Refused("asked enough");',
    "java": 'answers.choose("colour", land, List.of("red", "blue")); '
    'throw new Refused("asked enough");',
}
BUG = {
    "python": "[][0]",
    "javascript": "undefined.bug",
    "java": "List.of().get(0);",
}


def spoken_to(language: str, folder: Path, *requests: Any) -> tuple[list[Any], int]:
    """Send requests to an adapter and return its replies and exit code."""
    sent = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        [LANGUAGES[language].run, LANGUAGES[language].file],
        cwd=folder,
        input=sent.encode(),
        capture_output=True,
        timeout=60,
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


def a_case(seq: int, **fields: Any) -> dict[str, Any]:
    usual = {
        "request": "case",
        "seq": seq,
        "operation": "spirit_island.build_land",
        "rules": {},
        "position": {},
        "inputs": {"land": "Añ\u2028"},
        "answers": {},
    }
    return {**usual, **fields}


def test_each_way_a_case_can_go_has_its_reply(language: str, tmp_path: Path) -> None:
    new_adapter(SI, language, tmp_path)
    fill_in(tmp_path / LANGUAGES[language].file, f"    {QUESTION[language]}\n")
    replies, code = spoken_to(
        language,
        tmp_path,
        {"request": "hello", "protocol": 1, "harness": "test"},
        a_case(1),
        a_case(2, answers={"colour": {"Añ\u2028": ["blue"]}}),
        a_case(3, answers={"colour": {"Añ\u2028": ['gr"een']}}),
        a_case(4, operation="spirit_island.ravage_land"),
        a_case(5, position={"boards": ["A", "B"]}),
        a_case(6, rules={"readings": {"SI-Q23": "terrain_only"}}),
        {"request": "bye"},
        a_case(7),
    )
    assert code == 0
    assert replies[0]["operations"] == ["spirit_island.build_land"]
    assert [reply["seq"] for reply in replies[1:]] == [1, 2, 3, 4, 5, 6]
    ask = {"key": "colour", "subject": "Añ\u2028", "options": ["red", "blue"]}
    assert replies[1] == {"seq": 1, "reply": "asks", "asks": [ask]}
    illegal = [(reply["reply"], reply.get("how")) for reply in replies[2:4]]
    assert illegal == [("illegal", "refused"), ("illegal", "not offered")]
    assert 'gr"een' in replies[3]["why"]
    assert [reply["reply"] for reply in replies[4:]] == ["skipped"] * 3


def test_a_bug_is_told_as_one(language: str, tmp_path: Path) -> None:
    new_adapter(SI, language, tmp_path)
    fill_in(tmp_path / LANGUAGES[language].file, f"    {BUG[language]}\n")
    (bug, bad), code = spoken_to(
        language, tmp_path, a_case(1), a_case(2, position={"lands": None}), {"request": "bye"}
    )
    assert (bug["reply"], bug["where"]) == ("error", "engine")
    assert (bad["reply"], bad["where"]) == ("error", "adapter")
    assert code == 0


def test_the_end_of_its_input_ends_it_too(language: str, tmp_path: Path) -> None:
    new_adapter(SI, language, tmp_path)
    assert spoken_to(language, tmp_path) == ([], 0)


def test_every_language_has_its_template_for_every_game_that_has_any() -> None:
    for game in TEMPLATES.iterdir():
        if game.is_dir() and game.name != "__pycache__":
            files = {file.name for file in game.iterdir() if file.is_file()}
            assert files == {language.file for language in LANGUAGES.values()}


@pytest.mark.parametrize("name", [name for name in names() if name != SI.name])
def test_a_beginning_for_every_game_in_python(rulewright: Any, tmp_path: Path, name: str) -> None:
    needs(LANGUAGES["python"].run)
    game = name.replace("_", "-")
    written = rulewright("new-adapter", "--game", game, "--language", "python", tmp_path)
    assert written.code == 0, written.err
    text = (tmp_path / "adapter.py").read_text(encoding="utf-8")
    assert not re.search(r"@\w+@", text)
    assert all(f"#   {operation}\n" in text for operation in rulebook(name).operations)
    command = typed_in(written)
    assert command[:2] == ["check", game]
    told = rulewright(*command)
    assert told.code == 0, told.err
    assert "is not written yet: fill in step 2 of the adapter" in told.out
    assert "passed" not in told.out


def test_a_beginning_plays_once_step_two_is_filled_in(rulewright: Any, tmp_path: Path) -> None:
    needs(LANGUAGES["python"].run)
    command = typed_in(
        rulewright("new-adapter", "--game", "virgin-queen", "-l", "python", tmp_path)
    )
    file = tmp_path / "adapter.py"
    stub = re.compile(r"^    raise Skip\(.* is not written yet.*\n", re.MULTILINE)
    peace = """
    pair = {given["one"], given["other"]}
    before = table.position.get("wars", [])
    table.position["wars"] = [war for war in before if set(war) != pair]
    if table.position["wars"] == before:
        raise Refused("they are not at war")
"""
    text, count = stub.subn(peace.lstrip("\n"), file.read_text(encoding="utf-8"))
    assert count == 1
    file.write_text(text, encoding="utf-8")
    told = rulewright(*command)
    assert " passed\n" in told.out
    assert "error" not in told.out


def test_a_game_is_no_folder(
    rulewright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = rulewright("new-adapter", "--language", "python", "virgin-queen")
    assert (told.code, told.err) == (
        2,
        "rulewright: virgin-queen is a game, and a folder is wanted: say --game virgin-queen, or "
        "call the folder otherwise\n",
    )
    assert not list(tmp_path.iterdir())
    same = ("--game", "virgin-queen", "virgin-queen")
    assert rulewright("new-adapter", "--language", "python", *same).code == 0


def test_a_language_that_only_some_games_have(rulewright: Any, tmp_path: Path) -> None:
    told = rulewright("new-adapter", "-l", "java", "--game", "virgin-queen", tmp_path)
    assert told.code == 2
    assert "no starting point for Virgin Queen in java (for: spirit_island)" in told.err
    assert "or look at --language python --game virgin-queen" in told.err
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(rulewright: Any, tmp_path: Path) -> None:
    mine = tmp_path / "adapter.py"
    mine.write_text("my work", encoding="utf-8")
    told = rulewright("new-adapter", "--language", "python", tmp_path)
    assert told.code == 2
    assert told.err == (
        f"rulewright: {mine} is there already: name another folder, or move it away\n"
    )
    assert mine.read_text(encoding="utf-8") == "my work"


@pytest.mark.parametrize(
    ("given", "hint"),
    [("pyhton", ": did you mean python?"), ("Java", ": did you mean java?"), ("cobol", "")],
)
def test_an_unknown_language_is_refused(
    rulewright: Any, tmp_path: Path, given: str, hint: str
) -> None:
    told = rulewright("new-adapter", "--language", given, tmp_path)
    assert told.code == 2
    assert told.err == (
        f"rulewright: there is no starting point in '{given}'{hint} "
        "(languages: python, javascript, java)\n"
    )
    assert not list(tmp_path.iterdir())


def test_an_unknown_game_is_refused(rulewright: Any, tmp_path: Path) -> None:
    told = rulewright("new-adapter", "-l", "java", "--game", "spirit-iland", tmp_path)
    assert told.code == 2
    assert "did you mean spirit-island?" in told.err


def test_a_game_without_a_starting_point_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "checkers").mkdir()
    monkeypatch.setattr("rulewright.conformance.checking.new_adapter.TEMPLATES", tmp_path)
    with pytest.raises(BadData, match=r"for Spirit Island in java \(for: checkers\)"):
        new_adapter(SI, "java", tmp_path)


def test_a_file_is_no_folder(rulewright: Any, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = rulewright("new-adapter", "-l", "java", tmp_path / "file")
    assert (told.code, told.err) == (2, f"rulewright: {tmp_path}/file is a file: name a folder\n")
    told = rulewright("new-adapter", "-l", "java", tmp_path / "file" / "below")
    assert told.code == 2
    assert told.err.endswith("Adapter.java: can't be written: Not a directory\n")


def test_a_folder_that_cant_be_written_to_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o555)
    before = os.geteuid()
    try:
        if before == 0:
            os.seteuid(65534)  # root may write anywhere
        with pytest.raises(BadData, match=r"Adapter\.java: can't be written: Permission denied"):
            new_adapter(SI, "java", folder)
    finally:
        os.seteuid(before)
    assert not list(folder.iterdir())
