"""The command line: every command, its exit codes, and what bad input is told."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from rulewright import __version__, cli
from rulewright.conformance.data import data_folder, vector_files
from rulewright.core.games import names, rulebook

ROOT = Path(__file__).parent.parent
CHILDREN = Path(__file__).parent / "children"
ADAPTERS = ROOT / "docs" / "adapters" / "python"
SI = rulebook("spirit-island")
RUN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
RUN += "from rulewright.cli import main; main()"


class Told(NamedTuple):
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


@pytest.fixture
def child(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the command of a child that says that it plays Spirit Island."""
    told = {"games": ["spirit_island"], "operations": list(SI.operations)}
    monkeypatch.setenv("HELLO", json.dumps(told))

    def command(name: str, *arguments: object) -> str:
        words = [sys.executable, "-S", CHILDREN / f"{name}.py", *arguments]
        return shlex.join(map(str, words))

    return command


def case(id_: str = "si-x-0001", **fields: Any) -> dict[str, Any]:
    """A case in which nothing happens: the children do it right."""
    usual: dict[str, Any] = {
        "id": id_,
        "title": "no Fear card is earned",
        "operation": "spirit_island.fear_effects",
        "tests": ["SI-ravage-E05"],
        "expect": {"outcome": {}},
    }
    return {**usual, **fields}


def cases_file(folder: Path, *cases: Any) -> Path:
    file = folder / "cases.jsonl"
    lines = [one if isinstance(one, str) else json.dumps(one) for one in cases]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


@pytest.fixture
def eight(tmp_path: Path) -> Path:
    return cases_file(tmp_path, *(case(f"si-x-{n}") for n in range(1, 9)))


def gave_up(told: Told, *what: str) -> None:
    """Assert that it could not run, and says why on stderr, in a message."""
    assert told.code == 2
    assert told.err.startswith("rulewright: ")
    for part in what:
        assert part in told.err


# Each command.


def test_version_and_help(rulewright: Any) -> None:
    assert rulewright("--version") == (0, f"{__version__}\n", "")
    told = rulewright("--help")
    assert told.code == 0
    for command in cli.app.registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__.replace("_", "-")
        assert name in told.out
        assert rulewright(name, "--help").code == 0
    assert rulewright().code == 2  # nothing is asked: the help, and no success
    assert "No such command 'chek'" in rulewright("chek").err
    assert rulewright("check", "spirit-island").code == 2


def test_check_passes(rulewright: Any, child: Any, eight: Path) -> None:
    told = rulewright("check", "spirit-island", "-i", "reference", "--cases", eight)
    assert (told.code, told.err) == (0, "")
    assert "8 passed" in told.out
    told = rulewright("check", "spirit_island", "-i", child("right"), "--cases", eight)
    assert (told.code, told.err) == (0, "")
    assert "8 passed" in told.out


def test_check_fails(rulewright: Any, tmp_path: Path) -> None:
    engine = shlex.join([sys.executable, str(ADAPTERS / "faulty.py")])
    out, xml = tmp_path / "out.json", tmp_path / "out.xml"
    told = rulewright(
        *("check", "spirit-island", "-i", engine, "--section", "ravage"),
        *("--json", out, "--junit", xml),
    )
    assert (told.code, told.err) == (1, "")
    assert "Suspected: SI-" in told.out
    report = json.loads(out.read_bytes())
    suites = ElementTree.fromstring(xml.read_bytes())
    assert report["totals"]["wrong outcome"]
    assert len(list(suites.iter("testcase"))) == sum(report["totals"].values())
    ravage = {c.id for s in SI.sections if s.name == "ravage" for c in s.clauses}
    assert all(ravage.intersection(verdict["tests"]) for verdict in report["verdicts"])


def test_check_of_a_python_object(
    rulewright: Any, eight: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_engine.py").write_text(
        "class Adapter:\n"
        "    def hello(self):\n"
        "        return {'protocol': self.protocol, 'name': 'mine', 'version': '1',\n"
        "                'games': ['spirit_island'],\n"
        "                'operations': ['spirit_island.fear_effects']}\n"
        "    protocol = 1\n"
        "    def case(self, request):\n"
        "        return self.play(request['id'])\n"
        "    def play(self, id): return {'reply': 'outcome', 'position': {}}\n"
        "class Raises(Adapter):\n"
        "    def play(self, id): raise ValueError('no such dice')\n"
        "class Leaves(Adapter):\n"
        "    def play(self, id): raise SystemExit(0)\n"
        "class Silent(Adapter):\n"
        "    def play(self, id): return None\n"
        "class Old(Adapter):\n"
        "    protocol = 0\n"
        "right, raises, leaves, silent, old = Adapter(), Raises(), Leaves(), Silent(), Old()\n",
        encoding="utf-8",
    )
    (tmp_path / "leaves_at_once.py").write_text("raise SystemExit(0)", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    def check(what: str) -> Told:
        told: Told = rulewright("check", "spirit-island", "-i", what, "--cases", eight)
        return told

    assert check("python:my_engine:right").code == 0
    for name, kind, why in (
        ("raises", "8 crashed", "case() raised ValueError: no such dice"),
        ("leaves", "8 crashed", "case() raised SystemExit: 0"),
        ("silent", "8 broke the protocol", "case() gave no reply"),
    ):
        told = check(f"python:my_engine:{name}")
        assert told.code == 1
        assert kind in told.out
        assert why in told.out
    gave_up(check("python:my_engine:old"), "mine speaks protocol 0, this harness 1")
    gave_up(check("python:my_engine:none"), "can't be imported: AttributeError")
    gave_up(check("python:no_engine:x"), "ModuleNotFoundError", "run from the folder in which")
    gave_up(check("python:leaves_at_once:x"), "can't be imported: SystemExit")
    gave_up(check("python:my_engine"), "write python:module:object")
    gave_up(check("python:json:dumps"), "has no method hello()")


def test_check_with_several_processes(rulewright: Any, child: Any, eight: Path) -> None:
    for engine in ("reference", child("right")):
        told = rulewright("check", "spirit-island", "-i", engine, "--cases", eight, "-j", "2")
        assert (told.code, told.err) == (0, "")
        assert "8 passed" in told.out


def test_known_failures(rulewright: Any, tmp_path: Path) -> None:
    wrong = case(expect={"outcome": {"fear": {"pool": 1}}})
    file = cases_file(tmp_path, wrong, case("si-x-0002"))
    known = tmp_path / "known.toml"
    check = ("check", "spirit-island", "-i", "reference", "--cases", file)
    assert rulewright(*check).code == 1
    known.write_text('[[failure]]\ncase = "si-x-0001"\nurl = "https://x.org/1"', encoding="utf-8")
    told = rulewright(*check, "--known-failures", known)
    assert told.code == 0
    assert "1 known failure" in told.out
    known.write_text('[[failure]]\ncase = "si-x-0002"\nurl = "https://x.org/1"', encoding="utf-8")
    told = rulewright(*check, "--known-failures", known)
    assert told.code == 1
    assert "1 known failure now passes" in told.out
    for content in ("[[failure", '[[failure]]\ncase = "si-x-0003"\nurl = "https://x.org"'):
        known.write_text(content, encoding="utf-8")
        gave_up(rulewright(*check, "--known-failures", known), str(known))
    gave_up(rulewright(*check, "--known-failures", tmp_path / "none"), "can't be read: No such")


def test_rule(rulewright: Any) -> None:
    told = rulewright("rule", "SI-ravage-E05")
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("SI-ravage-E05  effect, Spirit Island: Ravage\n")
    assert SI.clauses["SI-ravage-E05"].text in told.out
    assert "carried out by" in told.out
    assert "tested by si-" in told.out
    found = rulewright("rule", "blight cascade", "--game", "spirit-island")
    assert "SI-" in found.out.splitlines()[0]
    assert re.search(r"\d+ clauses$", found.out.strip())
    gave_up(rulewright("rule", "SI-ravag-E05"), "did you mean SI-ravage-E05?")
    gave_up(rulewright("rule", "xylophone"), "no clause is called 'xylophone'")
    gave_up(rulewright("rule", "blight", "--game", "spirit-ilsand"), "did you mean spirit-island?")


def test_questions(rulewright: Any) -> None:
    told = rulewright("questions")
    assert (told.code, told.err) == (0, "")
    assert all(question in told.out for question in SI.questions)
    one = rulewright("questions", "SI-Q15")
    assert all(reading in one.out for reading in SI.questions["SI-Q15"].readings)
    assert "(the default)" in one.out
    assert "shows how they part" in one.out
    gave_up(rulewright("questions", "SI-Q155"), "no question 'SI-Q155' about Spirit Island")
    gave_up(rulewright("questions", "ZZ-Q1"), "belongs to no game")
    gave_up(rulewright("questions", "here-i-stand"), "not a clause or question: say --game here-i-")
    only = rulewright("questions", "--game", "spirit-island").out
    assert only in told.out
    assert "HIS-Q01" not in only


def test_coverage(rulewright: Any) -> None:
    told = rulewright("coverage", "spirit-island", "--section", "ravage")
    assert told.code in (0, 1)
    assert "ravage" in told.out
    plain = rulewright("coverage", "spirit-island", "--json")
    report = json.loads(plain.out.splitlines()[0])
    assert {row["section"] for row in report["sections"]} == {s.name for s in SI.sections}
    done = {s.name for s in SI.sections if s.done}
    gaps = [
        c.id for s in SI.sections if s.name in done for c in s.clauses if c.id in report["gaps"]
    ]
    assert plain.code == (1 if gaps else 0)
    gave_up(rulewright("coverage", "spirit-island", "--section", "ravag"), "mean ravage?")
    gave_up(rulewright("coverage", "chess"), "there is no game 'chess'")


def test_explain(rulewright: Any) -> None:
    id_ = json.loads(vector_files("spirit_island")[0].read_bytes().splitlines()[0])["id"]
    told = rulewright("explain", "spirit-island", "--case", id_)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(f"{id_}: ")
    assert "carried out SI-" in told.out
    witness = next(
        json.loads(line)
        for file in vector_files("spirit_island")
        for line in file.read_bytes().splitlines()
        if b'"by_reading"' in line and b'"answers"' in line
    )
    told = rulewright("explain", "spirit-island", "--case", witness["id"])
    assert (told.code, told.err) == (0, "")
    for reading in witness["expect"]["by_reading"]["readings"]:
        assert f" read as {reading}:\n" in told.out
    gave_up(rulewright("explain", "spirit-island", "--case", id_[:-1]), f"did you mean {id_[:-1]}")


def test_explain_takes_the_cases_of_a_file(rulewright: Any, tmp_path: Path) -> None:
    line = vector_files("spirit_island")[0].read_bytes().splitlines()[0]
    case = {**json.loads(line), "id": "fuzz-1"}
    (tmp_path / "found.jsonl").write_text(json.dumps(case), encoding="utf-8")
    file = ("--cases", tmp_path / "found.jsonl")
    told = rulewright("explain", "spirit-island", *file, "--case", "fuzz-1")
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("fuzz-1: ")
    gave_up(rulewright("explain", "spirit-island", *file, "--case", "fuzz-2"), "mean fuzz-1?")


def test_explain_tells_the_map_the_rules_and_each_clause_once(rulewright: Any) -> None:
    told = rulewright("explain", "virgin-queen", "--case", "vq-loc-0059")
    assert "  places home: home france, kind key\n" in told.out
    assert "  rules: VQ-Q285 = not_even_the_target\n" in told.out
    lines = [line for line in told.out.splitlines() if " VQ-12.2-P01: " in line]
    assert [line.split()[0] for line in lines] == ["allowed"]


def test_sections_are_counted_in_the_order_of_the_rulebook(rulewright: Any) -> None:
    told = rulewright("coverage", "virgin-queen", "--json")
    sections = [one["section"] for one in json.loads(told.out)["sections"]]
    assert sections.index("20") < sections.index("20.2") < sections.index("20.10")
    assert sections.index("20.10") < sections.index("21")


def test_operations(rulewright: Any) -> None:
    told = rulewright("operations", "spirit-island")
    assert (told.code, told.err) == (0, "")
    assert all(name in told.out for name in SI.operations)


def test_schemas(rulewright: Any, tmp_path: Path) -> None:
    told = rulewright("schemas", tmp_path / "new" / "schemas")
    assert (told.code, told.err) == (0, "")
    written = sorted((tmp_path / "new" / "schemas").iterdir())
    assert sorted(told.out.splitlines()) == [str(file) for file in written]
    assert len(written) == 3 + 2 * len(names())
    for file in written:
        assert json.loads(file.read_bytes())["$schema"].startswith("https://json-schema.org/")
    (tmp_path / "file").write_text("", encoding="utf-8")
    gave_up(rulewright("schemas", tmp_path / "file"), "File exists")


def test_fill(rulewright: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, len(ran) - 1)

    monkeypatch.setattr("rulewright.conformance.refill.subprocess.run", run)
    assert rulewright("fill").code == 0
    assert rulewright("fill", "--check").code == 1
    assert "--fill=write" in ran[0]
    assert "--fill=check" in ran[1]
    monkeypatch.setattr(
        "rulewright.conformance.refill.data_folder", lambda what: data_folder("schemas")
    )
    gave_up(rulewright("fill"), "only a checkout of the project", "clone it")


def test_serve() -> None:
    requests = [
        {"request": "hello", "protocol": 1, "harness": "x"},
        {
            "request": "case",
            "seq": 7,
            "rules": {},
            "components": "",
            "position": {},
            "answers": {},
            "id": "x",
            "operation": "spirit_island.fear_effects",
            "inputs": {},
        },
        {
            "request": "case",
            "seq": 8,
            "rules": {},
            "components": "",
            "position": {},
            "answers": {},
            "id": "x",
            "operation": "spirit_island.generate_fear",
            "inputs": {"fear": "0"},
        },
    ]
    lines = "".join(json.dumps(request) + "\n" for request in requests)

    def serve(game: str, lines: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "rulewright", "serve", game]
        return subprocess.run(command, input=lines, capture_output=True, text=True, check=False)

    done = serve("spirit-island", lines + '\n{"request": "bye"}\n')
    assert (done.returncode, done.stderr) == (0, "")
    hello, outcome, error = map(json.loads, done.stdout.splitlines())
    assert hello["games"] == ["spirit_island"]
    assert (outcome["reply"], outcome["seq"], outcome["position"]) == ("outcome", 7, {})
    assert (error["reply"], error["where"]) == ("error", "adapter")
    assert "inputs.fear" in error["why"]
    for line in ("garbage\n", '{"request": "sing"}\n', '{"request": "case", "seq": 1}\n'):
        wrong = serve("spirit-island", line)
        assert wrong.returncode == 2
        assert wrong.stderr.startswith("rulewright: not a request: ")


# Implementations that are wrong.


@pytest.mark.parametrize(
    ("implementation", "what"),
    [
        ("no-such-engine", "there is no program no-such-engine on the PATH"),
        ("./no/such/engine --fast", "there is no file ./no/such/engine"),
        (str(ROOT / "pyproject.toml"), "may not be executed"),
        (str(ROOT), "is a directory"),
        ("", "the command is empty"),
        ("'", "can't be split into words"),
    ],
)
def test_an_adapter_that_cant_be_run(rulewright: Any, implementation: str, what: str) -> None:
    gave_up(rulewright("check", "spirit-island", "-i", implementation), what, "Next: ")


@pytest.mark.parametrize(
    ("engine", "what"),
    [
        (("exits_at_once",), ("exited with code 1 before it answered hello", "no engine found")),
        (("hangs", "hello"), ("didn't answer hello within 0.4 s", "flush stdout")),
        (("garbage", "hello"), ("more than 100 lines that are not replies",)),
        (("hello", '{"protocol": 2}'), ("it speaks protocol 2, and this harness speaks",)),
        (("hello", '{"games": ["chess"]}'), ("wrong plays chess, not spirit_island",)),
        (("hello", '{"operations": ["spirit_island.x"]}'), ("doesn't exist: spirit_island.x",)),
        (("hello", '{"readings": {"SI-Q15": "x"}}'), ("names no reading: SI-Q15 = 'x'",)),
        (("hello", '{"fields": 3}'), ("hello was due",)),
        (
            ("hello", '{"map": {"a": {"terrain": "jungle", "adjacent": ["b"]}, "b": 1}}'),
            ("its map is wrong at b",),
        ),
        (
            (
                "hello",
                '{"map": {"a": {"terrain": "sands"}, '
                '"b": {"terrain": "sands", "adjacent": ["a"]}}}',
            ),
            ("its map is wrong: b touches a one way only",),
        ),
    ],
)
def test_an_adapter_that_cant_be_started(
    rulewright: Any, child: Any, eight: Path, engine: tuple[str, ...], what: tuple[str, ...]
) -> None:
    check = ("check", "spirit-island", "-i", child(*engine), "--cases", eight)
    gave_up(rulewright(*check, "--timeout", "0.4" if engine[0] == "hangs" else "5"), *what)


@pytest.mark.parametrize(
    ("engine", "code", "what"),
    [
        (("crashes", "code"), 1, "first crashed, then passed"),
        (("crashes", "signal"), 1, "first crashed, then passed"),
        (("crashes_always",), 1, "8 crashed"),
        (("hangs", "5"), 1, "first timed out, then passed"),
        (("half_line", "exits"), 1, "first crashed, then passed"),
        (("half_line", "waits"), 1, "end each reply with a newline"),
        (("deaf",), 1, "1 timed out"),
        (("garbage", "broken"), 1, "first broke the protocol, then passed"),
        (("garbage", "nameless"), 1, "first broke the protocol, then passed"),
        (("garbage", "not UTF-8"), 1, "first broke the protocol, then passed"),
        (("garbage", "twice"), 1, "first broke the protocol, then passed"),
        (("garbage", "unknown seq"), 1, "first broke the protocol, then passed"),
        (("banners", "30"), 0, "writes lines that are not replies to stdout"),
        (("out_of_order",), 0, "8 passed"),
        (("one_shot",), 0, "it exited with code 0"),
        (("floods_stderr",), 1, "first crashed, then passed"),
    ],
)
def test_an_adapter_that_is_wrong_in_the_run(
    rulewright: Any, child: Any, eight: Path, engine: tuple[str, ...], code: int, what: str
) -> None:
    timeout = "0.6" if engine[0] in ("hangs", "deaf", "half_line") else "5"
    few = ("--case", "si-x-1") if engine == ("deaf",) else ()
    told = rulewright(
        *("check", "spirit-island", "-i", child(*engine), "--cases", eight),
        *("--timeout", timeout, *few),
    )
    assert (told.code, told.err) == (code, "")
    assert what in told.out
    assert f"{'1 case' if few else '8 cases'} in" in told.out


# Input that is wrong.


def test_names_that_do_not_exist(rulewright: Any) -> None:
    check = ("check", "spirit-island", "-i", "reference")
    id_ = json.loads(vector_files("spirit_island")[0].read_bytes().splitlines()[0])["id"]
    for arguments, what in (
        (("check", "spirit-iland", "-i", "reference"), "did you mean spirit-island?"),
        ((*check, "--section", "ravag"), "no section 'ravag': did you mean ravage?"),
        ((*check, "--operation", "ravage_lnd"), "did you mean spirit_island.ravage_land?"),
        ((*check, "--case", f"{id_}x"), f"no case '{id_}x': did you mean {id_}?"),
        ((*check, "--section", "story"), "no case is left: take off --section"),
        (("serve", "spirit-iland"), "did you mean spirit-island?"),
        (("operations", "spirit-iland"), "did you mean spirit-island?"),
        (("explain", "spirit-iland", "--case", "x"), "did you mean spirit-island?"),
    ):
        gave_up(rulewright(*arguments), what)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("garbage", "cases.jsonl:1: JSON is malformed"),
        ('{"id": "si-x-0001", "tit', "cases.jsonl:1 (si-x-0001): Input data was truncated"),
        (case(tests=["SI-ravage-E99"]), "cases.jsonl:1 (si-x-0001): tests: there is no clause SI-"),
        (case(operation="spirit_island.ravage_lnd"), "did you mean spirit_island.ravage_land?"),
        (case(expect={}), "expect must hold exactly one of"),
        (case(position={"lands": {"A1": {"town": -1}}}), "si-x-0001: position: Expected `int` >="),
        (case(position={"lands": {"Z9": {"town": 1}}}), "position.lands.Z9: there is no such land"),
        (case(position={"boards": ["Z"]}), "there is no board Z, only A, B, C, D"),
        (case(inputs={"land": "A1"}), "takes no 'land'"),
        (case(components="spirit_island/none"), "there is no pack 'spirit_island/none'"),
        (case(expect={"outcome": {"lands": {"A1": {"twon": 1}}}}), "si-x-0001: expect: outcome"),
        ("", "cases.jsonl: there are no cases"),
    ],
)
def test_a_wrong_case_is_no_failure_of_the_implementation(
    rulewright: Any, child: Any, tmp_path: Path, line: Any, what: str
) -> None:
    file = cases_file(tmp_path, line)
    for engine in ("reference", child("right")):
        gave_up(rulewright("check", "spirit-island", "-i", engine, "--cases", file), what)


def test_cases_that_stand_there_twice(rulewright: Any, tmp_path: Path) -> None:
    check = ("check", "spirit-island", "-i", "reference", "--cases")
    gave_up(rulewright(*check, cases_file(tmp_path, case(), case())), "cases.jsonl:2: the case id")
    gave_up(rulewright(*check, tmp_path / "none.jsonl"), "none.jsonl: can't be read: No such file")


def test_an_answer_that_was_not_offered(rulewright: Any, tmp_path: Path) -> None:
    line = next(
        line
        for line in (data_folder("vectors") / "spirit_island" / "blight.jsonl").open("rb")
        if b'"cascade"' in line and b'"outcome"' in line
    )
    plain = json.loads(line)
    ((subject, given),) = plain["answers"]["cascade"].items()
    plain["answers"]["cascade"] = {subject: ["nowhere", *given[1:]]}
    file = cases_file(tmp_path, plain)
    told = rulewright("check", "spirit-island", "-i", "reference", "--cases", file)
    assert told.code == 1
    assert "1 refused a legal play" in told.out
    assert f"cascade ({subject}): 'nowhere' was not offered, only " in told.out


def test_a_report_that_cant_be_written(rulewright: Any, eight: Path, tmp_path: Path) -> None:
    check = ("check", "spirit-island", "-i", "reference", "--cases", eight)
    for option in ("--json", "--junit"):
        told = rulewright(*check, option, tmp_path / "missing" / "out")
        gave_up(told, f"there is no folder {tmp_path / 'missing'}")
        assert told.out == ""  # nothing was played for nothing
        gave_up(rulewright(*check, option, tmp_path), "can't be written: ")


def test_options_that_are_wrong(rulewright: Any) -> None:
    check = ("check", "spirit-island", "-i", "reference")
    for wrong in (("--timeout", "0"), ("--timeout", "soon"), ("--jobs", "0"), ("--colour", "red")):
        told = rulewright(*check, *wrong)
        assert told.code == 2
        assert wrong[0] in told.err


def test_options_out_of_every_range(rulewright: Any) -> None:
    check = ("check", "spirit-island", "-i", "reference")
    fuzz = ("fuzz", "spirit-island", "-i", "reference")
    perft = ("perft", "spirit-island", "--depth", "1")
    readings = ("readings", "spirit-island", "-i", "reference")
    for command, option in (
        (check, "--timeout"),
        (fuzz, "--timeout"),
        (fuzz, "--error"),
        (fuzz, "--minutes"),
        (perft, "--timeout"),
        (readings, "--timeout"),
    ):
        for value in ("nan", "inf"):
            told = rulewright(*command, option, value)
            assert (told.code, told.out) == (2, "")
            assert option in told.err
    for command in (check, fuzz, ("mutants", "spirit-island")):
        told = rulewright(*command, "--jobs", "65")
        assert told.code == 2
        assert "'--jobs'" in told.err


def test_positions_that_cant_be_counted(rulewright: Any) -> None:
    many = '{"players": 99999999999999999999999}'
    odds = ("odds", "spirit-island", "set_up_island", "--position")
    gave_up(rulewright(*odds, many), "players")
    gave_up(rulewright(*odds, '{"players": 1001}'), "1000", "players")
    perft = ("perft", "spirit-island", "--depth", "1", "--position", "{}", "--input", "players=1")
    gave_up(rulewright(*perft), "--input players=1: there is no set-up: leave --position off")


def test_ids_in_the_wrong_case(rulewright: Any) -> None:
    gave_up(rulewright("questions", "si-q15"), "did you mean SI-Q15?")
    gave_up(rulewright("witness", "si-q15"), "did you mean SI-Q15?")


def test_a_question_named_twice_is_told_once(rulewright: Any) -> None:
    told = rulewright("witness", "SI-Q15", "SI-Q15", "--tries", "0", "--quiet")
    assert told.out.count("SI-Q15:") == 1


def test_a_folder_is_no_file_to_write(rulewright: Any, tmp_path: Path) -> None:
    told = rulewright("mutants", "spirit-island", "--json", tmp_path)
    gave_up(told, "can't be written: it is a folder")
    assert told.out == ""


def test_nothing_checked_is_told_on_stderr(
    rulewright: Any, child: Any, eight: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {"games": ["spirit_island"], "operations": ["spirit_island.build_land"]}
    monkeypatch.setenv("HELLO", json.dumps(told))
    told = rulewright("check", "spirit-island", "-i", child("right"), "--cases", eight, "--quiet")
    assert told.code == 0
    assert told.err == (
        "rulewright: nothing was checked: every case was skipped; it has spirit_island.build_land\n"
    )


# Stopping.


@pytest.mark.parametrize(("jobs", "played"), [(1, 4), (2, 8)])
def test_ctrl_c_keeps_the_report_so_far(child: Any, tmp_path: Path, jobs: int, played: int) -> None:
    wrong = {"outcome": {"fear": {"pool": 1}}}
    cases = [case(f"si-x-{n}", **({"expect": wrong} if n < 3 else {})) for n in range(1, 15)]
    file, out, marks = cases_file(tmp_path, *cases), tmp_path / "out.json", tmp_path / "marks"
    marks.mkdir()
    process = subprocess.Popen(
        [
            *(sys.executable, "-c", RUN, "check", "spirit-island", "-i", child("marks", marks)),
            *("--cases", str(file), "--json", str(out), "-j", str(jobs), "--timeout", "60"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        for _ in range(400):
            if len(list(marks.iterdir())) == jobs:
                break
            time.sleep(0.05)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        told, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert (process.returncode, err) == (2, "")
    assert "The run was stopped before its end" in told
    report = json.loads(out.read_bytes())
    assert report["complete"] is False
    assert report["totals"] == {"wrong outcome": 2, "passed": played - 2}


def test_ctrl_c_before_anything_was_played(child: Any, eight: Path) -> None:
    process = subprocess.Popen(
        [
            *(sys.executable, "-c", RUN, "check", "spirit-island", "-i", child("hangs", "hello")),
            *("--cases", str(eight), "--timeout", "60"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        for _ in range(400):
            if not children.exists() or children.read_text().strip():
                break
            time.sleep(0.05)
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 2
    assert (out, err) == ("", "rulewright: stopped before anything was played\n")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("command", ["serve", "readings"])
def test_a_request_to_end_is_told(child: Any, number: int, command: str) -> None:
    words = ["-i", child("hangs", "hello"), "--timeout", "60"] if command == "readings" else []
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, command, "spirit-island", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        if command == "serve":  # it runs once it has said hello
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write('{"request": "hello", "protocol": 1, "harness": "x"}\n')
            process.stdin.flush()
            assert process.stdout.readline()
        else:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            for _ in range(400):
                if not children.exists() or children.read_text().strip():
                    break
                time.sleep(0.05)
            time.sleep(0.2)
        process.send_signal(number)
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert (process.returncode, err) == (2, "rulewright: stopped\n")


def test_json_into_a_closed_pipe_has_exit_code_2() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", "coverage", "spirit-island", "--json"],
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (2, b"")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("rule", "the"), 0),
        (("questions",), 0),
        (("check", "spirit-island", "-i", "reference", "--section", "ravage"), 0),
        (("operations", "spirit-island"), None),
    ],
)
def test_a_reader_who_leaves_is_no_error(arguments: tuple[str, ...], code: int | None) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "rulewright", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.read(1)
    process.stdout.close()
    assert process.stderr is not None
    err = process.stderr.read()
    process.stderr.close()
    process.wait()
    assert err == b""
    assert code is None or process.returncode == code


def test_a_terminal_that_cant_show_it_gets_escapes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", "rule", "SI-ravage-E05"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"the wording of the edition, by which it is found: \u" in done.stdout
