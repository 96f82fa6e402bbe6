"""The documentation: its examples are messages, its sessions run, its pages are up to date."""

from __future__ import annotations

import doctest
import html
import inspect
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.checking.implementations import greeting_of
from rulewright.conformance.checking.planning import Planner
from rulewright.conformance.checking.runner import check_greeting
from rulewright.conformance.coverage import Covered, cover
from rulewright.conformance.data import vector_files
from rulewright.conformance.fuzzing.fuzz_draw import Drawer
from rulewright.conformance.known import KnownFailure
from rulewright.conformance.protocol import Bye, Greeting, Hello, PlayCase, Reply
from rulewright.conformance.reporting.reference_docs import SHOWN, operations_markdown, pages, slug
from rulewright.core.drivers import Refused
from rulewright.core.games import names, rulebook
from rulewright.core.operations import Rulebook
from rulewright.raiders_of_scythia.effects import ITEMS, Ability, Action
from rulewright.raiders_of_scythia.printed import (
    AICrew,
    Animal,
    Box,
    Crew,
    DiceRolled,
    Eagle,
    Face,
    Hero,
    Horse,
    PrintedSettlement,
    PrintedSpace,
    Quest,
    Row,
    Strategy,
)
from rulewright.spirit_island import ravage
from rulewright.spirit_island.components import load

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "writing-an-adapter.md").read_text(encoding="utf-8")
ENGINE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
OWN_COMPONENTS = (ROOT / "docs" / "own-components.md").read_text(encoding="utf-8")
RAIDERS = (ROOT / "docs" / "raiders-of-scythia.md").read_text(encoding="utf-8")
TEN_MINUTES = (ROOT / "docs" / "ten-minutes.md").read_text(encoding="utf-8")
BOOKS = [rulebook(name) for name in names()]
CASES = {book.name: load_cases(vector_files(book.name)) for book in BOOKS}
KINDS_OF_COMPONENTS = {
    "crew": [Crew],
    "heroes": [Hero],
    "animals": [Animal, Eagle, Horse],
    "quests": [Quest],
    "settlements": [PrintedSettlement, Row, PrintedSpace],
    "rolls": [DiceRolled],
    "dice": [Face],
    "strategies": [Strategy],
    "ai_crew": [AICrew],
}
MADE = {name: page for book in BOOKS for name, page in pages(book, CASES[book.name]).items()}
"""The pages that aren't kept here: they are made when the site is built."""


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def messages(page: str) -> list[bytes]:
    """Return the JSON objects of a page's examples, one or more in each block."""
    found = []
    for block in blocks(page, "json"):
        starts = [m.start() for m in re.finditer(r'^\{"', block, re.MULTILINE)]
        found.extend(
            block[start:end].encode()
            for start, end in zip(starts, [*starts[1:], None], strict=True)
        )
    return found


@pytest.mark.parametrize("message", messages(PROTOCOL) + messages(GUIDE))
def test_an_example_is_a_message(message: bytes) -> None:
    plain = msgspec.json.decode(message)
    if "request" in plain:
        assert msgspec.json.decode(message, type=Hello | PlayCase | Bye)
    elif plain["reply"] == "hello":
        assert msgspec.json.decode(message, type=Greeting)
    else:
        assert msgspec.json.decode(message, type=Reply)


def test_there_is_an_example_of_every_message() -> None:
    kinds = set(re.findall(r'\{"(request|reply)": "(\w+)"', PROTOCOL))
    replies = {
        ("reply", kind) for kind in ("hello", "outcome", "illegal", "asks", "skipped", "error")
    }
    assert kinds == {("request", kind) for kind in ("hello", "case", "bye")} | replies


def test_the_map_as_json_is_that_of_the_file(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "own-map.md").read_text(encoding="utf-8")
    (file,) = blocks(page, "toml")
    (tmp_path / "map.toml").write_text(file, encoding="utf-8")
    book = rulebook("virgin-queen")
    assert book.own_maps is not None
    plain, _ = blocks(page, "json")
    read = msgspec.json.decode(plain, type=dict[str, book.place])  # type: ignore[name-defined]  # known as it runs
    assert read == book.own_maps.read(tmp_path / "map.toml")
    told = msgspec.structs.replace(greeting_of(book), map=msgspec.json.decode(plain))
    check_greeting(book, told)
    fields = {field.name for field in msgspec.structs.fields(book.place)}
    assert all(f"`{field}`" in page for field in fields)


def test_the_request_with_a_map_is_one_that_is_sent() -> None:
    page = (ROOT / "docs" / "own-map.md").read_text(encoding="utf-8")
    _, block = blocks(page, "json")
    request = msgspec.json.decode(block, type=PlayCase)
    book = rulebook("virgin-queen")
    (case,) = (one for one in CASES[book.name] if one.id == request.id)
    sent = Planner(book, greeting_of(book)).plan(case).request
    assert msgspec.structs.replace(sent, seq=request.seq) == request
    assert case.expect.illegal is not None


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_as_many_drawn_plays_are_illegal_as_is_told(book: Rulebook) -> None:
    page = (ROOT / "docs" / "fuzzing.md").read_text(encoding="utf-8")
    (told,) = re.findall(rf"^\| {book.title} \| \d+ \| (\d+) % \|$", page, re.MULTILINE)
    drawer = Drawer(book, Planner(book, greeting_of(book)), 0)
    plays = [play for number in range(8) for play in drawer.chunk(number)]
    illegal = sum(isinstance(play.ending, Refused) for play in plays)
    assert abs(100 * illegal / len(plays) - int(told)) < 8


def test_only_the_few_words_are_kept_by_which_a_sentence_is_found() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (most,) = re.findall(r"\((\d+) characters at the most\)", readme)
    longest = max(len(clause.source) for book in BOOKS for clause in book.clauses.values())
    assert longest == int(most)


def test_what_the_commands_write_is_ignored() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    pages_ = [page.read_text(encoding="utf-8") for page in PAGES]
    written = {name for page in pages_ for name in re.findall(r"--save ([\w.-]+\.jsonl)", page)}
    saved = {name for page in pages_ for name in re.findall(r"Save this as `([\w.-]+)`", page)}
    assert {"case.jsonl", "table.json"} <= written | saved
    for name in {*written, *saved, "fuzz-findings.jsonl"}:
        assert f"/{name}" in ignored


def test_the_list_of_known_failures_is_one() -> None:
    (block,) = blocks(GUIDE, "toml")
    (failure,) = tomllib.loads(block)["failure"]
    assert msgspec.convert(failure, KnownFailure)


@pytest.mark.parametrize("name", names())
def test_the_operations_are_up_to_date(name: str) -> None:
    game = rulebook(name)
    page = ROOT / "docs" / "operations" / f"{slug(game)}.md"
    wanted = operations_markdown(game, CASES[game.name])
    assert page.read_text(encoding="utf-8") == wanted, (
        f"run `rulewright operations {slug(game)} > docs/operations/{slug(game)}.md`"
    )


def test_types_are_told_to_people_who_do_not_read_python() -> None:
    wanted = operations_markdown(rulebook("raiders-of-scythia"), [])
    assert "typing." not in wanted
    assert "Annotated" not in wanted
    assert "| `cost` | number |" in wanted  # nothing where no source shows it
    assert "| `ability` | list of AddStrength or FewerWounds or Reroll or RaidGain |" in wanted
    assert "| `effect` | `swap_eagle_for_horse` |" in wanted  # by its name in a case


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?://|#)([^)#]+)", page.read_text(encoding="utf-8")):
        there = page.parent / link
        made = os.path.relpath(there, ROOT / "docs").replace(os.sep, "/") in MADE
        assert made or there.exists(), f"{page.name}: {link} leads nowhere"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_exist(page: Path) -> None:
    from rulewright.cli import app

    commands = {command.name or command.callback.__name__ for command in app.registered_commands}
    commands |= {group.name for group in app.registered_groups}
    for line in "\n".join(blocks(page.read_text(encoding="utf-8"), "sh")).splitlines():
        words = line.split()
        if words[:1] == ["rulewright"] and not words[1].startswith("-"):
            assert words[1] in commands, line
    for target in re.findall(r"^make (\w+)", page.read_text(encoding="utf-8"), re.MULTILINE):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), target


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_clauses_cases_and_questions_that_are_named_exist(book: Rulebook) -> None:
    known = {*book.clauses, *book.questions, *(case.id for case in CASES[book.name])}
    clause = rf"\b{book.prefix}-(?:Q\d+|[a-z0-9.-]+-[A-Z]\d\d)\b"
    case = rf"\b{book.prefix.lower()}-[a-z-]+-\d{{4}}\b"
    for page in PAGES:
        for name in re.findall(f"{clause}|{case}", page.read_text(encoding="utf-8")):
            assert name in known, f"{page.name} names {name}"


def test_what_is_left_out_of_spirit_island_is_told() -> None:
    page = (ROOT / "docs" / "spirit-island.md").read_text(encoding="utf-8")
    left_out = page[page.index("## Left out") : page.index("## Readings")]
    scenarios = [scenario for scenario in load().scenarios.values() if scenario.unverified]
    assert len(scenarios) == 3
    for scenario in scenarios:
        assert f"| {scenario.name} |" in left_out
    game = rulebook("spirit-island")
    assert f"Each of its {len(game.clauses)} clauses" in page
    waiting = {
        question.id
        for question in game.questions.values()
        if question.reading and not question.implemented
    }
    assert set(re.findall(r"SI-Q\d\d", page[page.index("## Readings") :])) == waiting


@pytest.mark.parametrize("name", ["virgin-queen", "here-i-stand", "raiders-of-scythia"])
def test_every_operation_is_told_as_covered(name: str) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    covered = page[page.index("## Covered") :].split("\n## ", 2)[0]
    rows = "".join(line for line in covered.splitlines() if line.startswith("| "))
    operations = {operation.split(".")[1] for operation in rulebook(name).operations}
    assert set(re.findall(r"`([a-z_]+)`", rows)) == operations


def test_the_number_of_virgin_queens_clauses_is_told() -> None:
    page = (ROOT / "docs" / "virgin-queen.md").read_text(encoding="utf-8")
    assert f"All its {len(rulebook('virgin-queen').clauses):,} clauses" in page


def test_the_fields_of_a_rulebook_are_told() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = page[page.index("## The fields of a Rulebook") :]
    told = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)))
    assert sorted(told) == sorted(Rulebook.__struct_fields__)


def test_the_sessions_of_the_page_on_the_engine_run() -> None:
    session = doctest.DocTestParser().get_doctest(
        "\n".join(blocks(ENGINE, "pycon")), {}, "engine.md", "docs/engine.md", 0
    )
    told: list[str] = []
    doctest.DocTestRunner().run(session, out=told.append)
    assert len(session.examples) > 20
    assert not told, "".join(told)


def test_the_procedure_on_the_page_on_the_engine_is_the_engines() -> None:
    (procedure,) = blocks(ENGINE, "python")
    assert procedure == inspect.getsource(ravage._attack_land)


def in_order(page: str) -> Iterator[tuple[str, str]]:
    """Give the blocks of a page with their languages."""
    yield from re.findall(r"```(\w+)\n(.*?)```", page, re.DOTALL)


def run(line: str, folder: Path) -> tuple[int, str]:
    """Run a command of ours as it is typed in, wherever it is installed."""
    words = shlex.split(line)
    assert words[0] == "rulewright", line
    words = [word.replace("python my_adapter", f"{sys.executable} my_adapter") for word in words]
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, capture_output=True, text=True, timeout=60
    )
    return done.returncode, done.stdout.replace(sys.executable, "python") + done.stderr


def test_ten_minutes_work_as_they_are_typed_in(tmp_path: Path) -> None:
    adapter = tmp_path / "my_adapter.py"
    code, told, checks = -1, "", []
    for language, block in in_order(TEN_MINUTES):
        if language == "python" and not adapter.exists():
            adapter.write_text(block)
        elif language == "python":
            before = adapter.read_text()
            start, end = before.index("def play"), before.index("for line")
            adapter.write_text(f"{before[:start]}{block}\n\n{before[end:]}")
        elif language == "diff":
            (old,), (new,) = (re.findall(rf"^\{sign}(.*)", block, re.MULTILINE) for sign in "-+")
            assert adapter.read_text().count(old) == 1
            adapter.write_text(adapter.read_text().replace(old, new))
        elif language == "sh":
            for line in block.splitlines():
                if not line.startswith(("python3 -m venv", ". ", "pip install .")):
                    code, told = run(line, tmp_path)
                    checks.append(code)
        else:
            assert language == "text"
            for line in block.splitlines():
                for part in line.split("…"):
                    assert part in told, f"{part!r} isn't in:\n{told}"
    # reference, nothing written yet, a rule wrong, its clause, its case, mended
    assert checks == [0, 0, 1, 0, 0, 0]
    assert "failing" not in told


def test_own_components_work_as_they_are_typed_in(tmp_path: Path) -> None:
    pack = tmp_path / "my-pack.toml"
    told, codes = "", []
    for language, block in in_order(OWN_COMPONENTS):
        if language == "toml":
            pack.write_text(pack.read_text() + block if pack.exists() else block)
        elif language == "diff":
            (old,), (new,) = (re.findall(rf"^\{sign}(.*)", block, re.MULTILINE) for sign in "-+")
            assert pack.read_text().count(old) == 1
            pack.write_text(pack.read_text().replace(old, new))
        elif language == "sh":
            code, told = run(block.strip(), tmp_path)
            codes.append(code)
        else:
            assert language == "text"
            for line in block.splitlines():
                assert line == "…" or f"{line}\n" in told, f"{line!r} isn't in:\n{told}"
    # misspelt, mended, rows that don't rise, mended, too small to be played with
    assert codes == [1, 0, 1, 0, 2]


def test_the_page_on_own_components_tells_every_field_and_effect() -> None:
    for table in ("The kinds", "What cards do"):
        assert f"\n## {table}\n" in OWN_COMPONENTS
    kinds = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", OWN_COMPONENTS, re.MULTILINE))
    assert sorted(kinds) == sorted(Box.__struct_fields__)
    told = {kind: set(re.findall(r"[a-z_]+", text)) for kind, text in kinds.items()}
    for kind, its in KINDS_OF_COMPONENTS.items():
        fields = {field for one in its for field in one.__struct_fields__}
        assert fields <= told[kind], kind
    effects = re.findall(r'^\| `\{ effect = "(\w+)"(.*?) \}`', OWN_COMPONENTS, re.MULTILINE)
    assert {name: re.findall(r"\w+", fields) for name, fields in effects} == {
        effect.__struct_config__.tag: list(effect.__struct_fields__)
        for effect in (*get_args(Action), *get_args(Ability))
    }
    for item in ITEMS:
        assert f"`{item}`" in OWN_COMPONENTS


def test_the_games_and_odds_of_raiders_of_scythia_are_as_told(tmp_path: Path) -> None:
    told, typed = "", 0
    for language, block in in_order(RAIDERS):
        if language == "sh":
            for line in block.splitlines():
                words = line.partition("  #")[0].replace('"python my_adapter.py"', "reference")
                searches = words.startswith("rulewright impact")
                code, told = run(f"{words} --no-search" if searches else words, tmp_path)
                assert code == searches, told  # 1: something changes
                typed += 1
        elif language == "text":
            for line in block.splitlines():
                assert f"{line}\n" in told, f"{line!r} isn't in:\n{told}"
    assert typed == 12


def test_the_page_on_raiders_of_scythia_names_every_operation_and_the_clauses() -> None:
    game = rulebook("raiders-of-scythia")
    told = set(re.findall(r"`(\w+)`", RAIDERS))
    assert {name.partition(".")[2] for name in game.operations} <= told
    assert f"Of its {len(game.clauses)} clauses" in RAIDERS
    states = Counter(one.state for one in cover(game, CASES[game.name]).values())
    counted = " ".join(RAIDERS.split())
    assert f"{states['exercised']} are carried out, each with a case" in counted
    assert f"{states['same as']} repeat another clause" in counted
    assert f"and {states['informative']} are introductions" in counted


def entry(page: str, name: str) -> str:
    """Return what a page says of one clause or question."""
    _, _, rest = page.partition(f"\n## {name} {{ #{name} }}\n")
    return rest.split("\n## ", 1)[0]


def covered_clauses() -> Iterator[tuple[Rulebook, Covered, dict[str, Case]]]:
    for book in BOOKS:
        by_id = {case.id: case for case in CASES[book.name]}
        for covered in cover(book, CASES[book.name]).values():
            yield book, covered, by_id


def test_the_rules_tell_every_clause() -> None:
    for book, covered, by_id in covered_clauses():
        clause = covered.clause
        page = MADE[f"rules/{slug(book)}/{clause.section}.md"]
        told = html.unescape(entry(page, clause.id))
        assert f"> {clause.text}\n" in told, clause.id
        assert f"*{clause.kind}* · **{covered.state}**" in told, clause.id
        assert clause.informative in told
        for other in clause.same_as:
            assert f"says the same as [{other}](" in told
        for place in covered.places:
            assert f"carried out by `{place.function}` in `{book.name}/{place.file}`" in told
        for question in book.questions.values():
            assert (f"question [{question.id}](" in told) == (clause.id in question.clauses)

        shown = re.findall(r"^- (tested|met) by `(.*?)`", told, re.MULTILINE)
        assert tuple(case for _, case in shown) == covered.cases[:SHOWN]
        assert shown == sorted(shown, key=lambda one: one[0] != "tested")
        assert all((how == "tested") == (clause.id in by_id[case].tests) for how, case in shown)
        more = re.findall(r"^- and (\d+) more", told, re.MULTILINE)
        assert sum(map(int, more)) == len(covered.cases) - len(shown)


def test_the_questions_tell_readings_and_what_parts_them() -> None:
    for book in BOOKS:
        page = MADE[f"questions/{slug(book)}.md"]
        for question in book.questions.values():
            told = html.unescape(entry(page, question.id))
            assert question.question in told
            for reading in question.reading:
                default = " (the default)" if reading.name == question.default else ""
                assert f"| `{reading.name}`{default} | {reading.speaks_for} |" in told
            assert question.why in told
            assert ("doesn't carry out" in told) == (
                bool(question.reading) and not question.implemented
            )
        for case in CASES[book.name]:
            if case.expect.by_reading is not None:
                assert f"`{case.id}`" in entry(page, case.expect.by_reading.question)


def test_the_made_pages_are_what_the_command_writes(tmp_path: Path) -> None:
    code, told = run(f"rulewright docs {shlex.quote(str(tmp_path))}", tmp_path)
    assert code == 0, told
    written = {
        file.relative_to(tmp_path).as_posix(): file.read_text(encoding="utf-8")
        for file in tmp_path.rglob("*.md")
    }
    assert written == MADE


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site as `make docs` does. Not with --quiet: it lets warnings pass."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_clause_and_question_has_an_anchor(site: Path) -> None:
    for book in BOOKS:
        game = slug(book)
        for section in book.sections:
            page = (site / f"rules/{game}/{section.name}.html").read_text(encoding="utf-8")
            ids = re.findall(r'<h2 id="([^"]+)"', page)
            assert ids == [clause.id for clause in section.clauses], section.name
        page = (site / f"questions/{game}.html").read_text(encoding="utf-8")
        assert set(book.questions) <= set(re.findall(r'<h2 id="([^"]+)"', page))


def test_every_page_can_be_reached(site: Path) -> None:
    listed = set()
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r'<a href="([^"#:]+\.html)', text):
            listed.add((page.parent / link).resolve())
    every = {page.resolve() for page in site.rglob("*.html") if page.name != "404.html"}
    assert every <= listed | {(site / "index.html").resolve()}


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|link|img|iframe)\b[^>]*?(?:src|href)="([^"]*)"', text)
        assert loaded
        elsewhere = [url for url in loaded if re.match(r"\w+:|//", url)]
        assert not elsewhere, page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\W*https?:", style.read_text(encoding="utf-8"))


def test_the_search_works_without_a_server(site: Path) -> None:
    index = (site / "search" / "search_index.js").read_text(encoding="utf-8")
    assert "rules/spirit-island/ravage.html#SI-ravage-E05" in index
    assert (site / "assets" / "iframe-worker.js").exists()
    assert "iframe-worker.js" in (site / "index.html").read_text(encoding="utf-8")
