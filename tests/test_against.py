"""Two versions of the cases: what a change of the code changed in what is expected."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from rulewright import cli
from rulewright.conformance import data
from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.changing.against import against, cites_otherwise
from rulewright.conformance.changing.effects import (
    Added,
    Affected,
    BecomesIllegal,
    BecomesLegal,
    Effect,
    ExpectsOther,
    Leaf,
    OffersOther,
    OtherRefusal,
    OutcomeChanged,
    PutOtherwise,
    Removed,
)
from rulewright.conformance.changing.versions import cases_of
from rulewright.conformance.data import vector_files
from rulewright.core.clauses import BadData
from rulewright.core.games import rulebook

SI = rulebook("spirit-island")
FILES = vector_files(SI.name)
CASES = {case.id: case for case in load_cases(FILES, SI.clauses)}


def case(id_: str, **fields: Any) -> Case:
    """Return a committed case with other fields."""
    plain = {**msgspec.to_builtins(CASES[id_]), **fields}
    return msgspec.convert(plain, Case)


def became(before: Case | None, after: Case | None) -> list[Affected]:
    """Return what became of one case."""
    then, now = ({} if one is None else {one.id: one} for one in (before, after))
    (held,) = against(SI, then, now)
    return list(held.affected)


def effects(before: Case, after: Case) -> tuple[Effect, ...]:
    (one,) = became(before, after)
    return one.effects


CITY, ASKED, REFUSED = "si-ravage-0036", "si-ravage-0090", "si-damage-0078"


def test_equal_versions_differ_in_nothing() -> None:
    assert [one for one in against(SI, CASES, CASES) if one.affected] == []
    assert cites_otherwise(CASES, CASES) == []


def test_added_and_removed() -> None:
    (one,) = became(None, CASES[CITY])
    assert (one.effects, one.clauses) == ((Added(),), CASES[CITY].tests)
    assert (one.before, one.after and one.after.outcome) == (None, CASES[CITY].expect.outcome)
    (one,) = became(CASES[CITY], None)
    assert (one.effects, one.case) == ((Removed(),), CASES[CITY])


def test_another_outcome_is_told_field_by_field() -> None:
    before = CASES[CITY]
    outcome: Mapping[str, Any] = before.expect.outcome or {}
    here = {"city": 0, **{k: v for k, v in outcome["lands"]["here"].items() if k != "damage"}}
    changed = {**outcome, "lands": {"here": {**here, "damage": {"dahan": [1]}}}}
    after = case(CITY, expect={"outcome": changed})
    # What stood there before and isn't named is unchanged: the City.
    assert effects(before, after) == (
        OutcomeChanged(
            (Leaf("lands.here.city", 1, 0), Leaf("lands.here.damage.city", [2], [])),
        ),
    )


def test_an_outcome_that_says_the_same_in_other_words_is_no_change() -> None:
    outcome = {**(CASES[CITY].expect.outcome or {}), "result": ""}
    assert became(CASES[CITY], case(CITY, expect={"outcome": outcome})) == []


def test_refusals() -> None:
    played, refused = CASES[CITY], case(CITY, expect={"illegal": {"clause": "SI-ravage-R01"}})
    assert effects(played, refused) == (BecomesIllegal("SI-ravage-R01"),)
    (legal,) = effects(refused, played)
    assert isinstance(legal, BecomesLegal)
    assert legal.clause == "SI-ravage-R01"
    assert Leaf("lands.here.dahan", 2, 1) in legal.changes
    other = case(CITY, expect={"illegal": {"clause": "SI-ravage-R02"}})
    assert effects(refused, other) == (OtherRefusal("SI-ravage-R01", "SI-ravage-R02"),)
    (one,) = became(refused, other)
    assert one.clauses == ("SI-ravage-R01", "SI-ravage-R02")


def test_what_is_offered() -> None:
    ask = {"key": "fight_back", "subject": "here", "options": ["town"]}
    assert effects(CASES[ASKED], case(ASKED, expect={"ask": ask})) == (
        OffersOther("fight_back", "here", "explorer, town", "town"),
    )
    turned = {**ask, "options": ["explorer", "town"]}
    assert became(CASES[ASKED], case(ASKED, expect={"ask": turned})) == []
    (other,) = effects(CASES[ASKED], case(ASKED, expect={"ask": {**ask, "subject": "there"}}))
    assert isinstance(other, ExpectsOther)
    assert other.after == "fight_back (there) offers town"


def test_each_reading_is_compared_by_itself() -> None:
    before = next(one for one in CASES.values() if one.expect.by_reading is not None)
    by_reading = before.expect.by_reading
    assert by_reading is not None
    first = next(iter(by_reading.readings))
    readings = msgspec.to_builtins(by_reading.readings)
    readings[first] = {"illegal": {"clause": "SI-ravage-R01"}}
    expect = {"by_reading": {"question": by_reading.question, "readings": readings}}
    (one,) = became(before, case(before.id, expect=expect))
    assert one.reading == f"{by_reading.question} {first}"
    assert one.effects == (BecomesIllegal("SI-ravage-R01"),)
    del readings[first]
    expect = {"by_reading": {"question": by_reading.question, "readings": readings}}
    (one,) = became(before, case(before.id, expect=expect))
    (gone,) = one.effects
    assert isinstance(gone, ExpectsOther)
    assert gone.after == "nothing"


def test_asked_differently() -> None:
    answers = {"fight_back": {"here": [{"city": [2]}]}}
    position = {**CASES[CITY].position, "players": 2}
    (put,) = effects(CASES[CITY], case(CITY, answers=answers, position=position))
    assert put == PutOtherwise(
        (
            Leaf("position.players", "", 2),
            Leaf("answers.fight_back.here", "", [{"city": [2]}]),
        )
    )
    # Another position brings another outcome: only what the outcomes say is held together.
    lands = {**position["lands"], "here": {"city": 2, "dahan": 2}}
    outcome = {**(CASES[CITY].expect.outcome or {}), "result": "victory"}
    after = case(CITY, position={**position, "lands": lands}, expect={"outcome": outcome})
    _, changed = effects(CASES[CITY], after)
    assert changed == OutcomeChanged((Leaf("result", "", "victory"),))


def test_a_change_belongs_to_the_clauses_that_one_version_only_meets() -> None:
    before = CASES[CITY]
    left = [clause for clause in before.clauses if clause != "SI-ravage-E08"]
    expect = {"outcome": {**(before.expect.outcome or {}), "result": "victory"}}
    after = case(CITY, clauses=left, expect=expect)
    assert "SI-ravage-E08" in before.clauses
    (one,) = became(before, after)
    assert one.clauses == ("SI-ravage-E08",)
    # If both meet the same, it belongs to what is under test.
    (one,) = became(before, case(CITY, expect=expect))
    assert one.clauses == before.tests
    # Citations alone are no change of what is expected.
    assert became(before, case(CITY, clauses=left)) == []
    assert cites_otherwise({CITY: before}, {CITY: case(CITY, clauses=left)}) == [CITY]


# Versions


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(
        ["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a checkout with two revisions: `first` (a tag) with two cases, then with all."""
    root = tmp_path / "checkout"
    vectors = root / "tests" / "vectors" / SI.name
    vectors.mkdir(parents=True)
    lines = {file.name: file.read_bytes() for file in FILES}
    ravage = lines["ravage.jsonl"].splitlines(keepends=True)
    old = [json.loads(line) for line in ravage if json.loads(line)["id"] in (CITY, ASKED)]
    for one in old:  # an older version had fewer fields
        for field in ("clauses", "refused", "needs", "readings", "feature", "components"):
            one.pop(field, None)
    old[0]["expect"]["outcome"]["lands"]["here"]["dahan"] = 0
    git(tmp_path, "init", "--quiet", str(root))
    (vectors / "ravage.jsonl").write_text("".join(json.dumps(one) + "\n" for one in old))
    (vectors / "README").write_text("no cases")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "-m", "first")
    git(root, "tag", "first")
    (vectors / "ravage.jsonl").write_bytes(b"".join(ravage))
    git(root, "commit", "--quiet", "-a", "-m", "second")
    monkeypatch.setattr(data, "_REPOSITORY", root)
    monkeypatch.setattr(data, "_PACKAGE", root / "nowhere")
    return root


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


AGAINST = ("impact", "spirit-island", "--against")


def test_a_revision_of_the_checkout(checkout: Path, rulewright: Any, tmp_path: Path) -> None:
    commit = git(checkout, "rev-parse", "first")
    for name, called in (("first", f"first ({commit[:10]})"), (commit[:12], commit[:12])):
        told = rulewright(*AGAINST, name, "--json", tmp_path / "out.json")
        assert (told.code, told.err) == (1, "")
        assert f"the cases of {called} become those that are here" in told.out
        report = json.loads((tmp_path / "out.json").read_bytes())
        (changed,) = (one for one in report["effects"] if one["case"] == CITY)
        assert changed["effects"] == [
            {
                "effect": "another outcome",
                "changes": [
                    {"path": "lands.here.dahan", "before": 0, "after": 1},
                ],
            }
        ]
        assert report["totals"]["added"] == report["cases"] - 2
        assert "look again" in told.out
    told = rulewright(*AGAINST, "first", "--case", CITY)
    assert told.code == 1
    assert "lands.here.dahan 0 → 1" in told.out
    assert rulewright(*AGAINST, "HEAD").code == 0
    assert "Nothing changes in " in rulewright(*AGAINST, "HEAD").out


def test_a_folder(checkout: Path, rulewright: Any, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    (folder / "any.jsonl").write_bytes(msgspec.json.encode(CASES[CITY]))
    html = tmp_path / "out.html"
    told = rulewright(*AGAINST, folder, "--section", "ravage", "--html", html)
    assert told.code == 1
    assert " added" in told.out
    assert "another outcome" not in told.out
    assert CITY not in html.read_text(encoding="utf-8")
    assert ASKED in html.read_text(encoding="utf-8")


def test_what_an_old_version_says_becomes_no_markup(
    checkout: Path, rulewright: Any, tmp_path: Path
) -> None:
    evil = "</script><img src=x onerror=alert(1)>\x1b[2J"
    folder = tmp_path / "old"
    folder.mkdir()
    one = case(CITY, id=evil, title=evil, tests=[evil], position={evil: {evil: evil}})
    (folder / "any.jsonl").write_bytes(msgspec.json.encode(one))
    html = tmp_path / "out.html"
    told = rulewright(*AGAINST, folder, "--html", html)
    assert told.code == 1
    assert "\x1b" not in told.out
    tags: list[str] = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, _: tags.append(tag)  # type: ignore[method-assign]
    parser.feed(html.read_text(encoding="utf-8"))
    assert "img" not in tags
    assert tags.count("script") == 1
    assert "&lt;img" in html.read_text(encoding="utf-8")
    assert rulewright(*AGAINST, folder, "--section", "ravage").code == 1


@pytest.mark.parametrize(
    ("version", "says"),
    [
        ("frist", "there is no such folder, and git knows no such revision: did you mean first?"),
        ("--all", "git knows no such revision"),
        ("first:tests", "git knows no such revision"),
    ],
)
def test_a_revision_that_git_doesnt_know(checkout: Path, version: str, says: str) -> None:
    with pytest.raises(BadData) as refused:
        cases_of(SI, version)
    assert f"--against {version}: " in str(refused.value)
    assert says in str(refused.value)


def test_a_revision_without_cases(checkout: Path) -> None:
    git(checkout, "rm", "--quiet", "--cached", f"tests/vectors/{SI.name}/ravage.jsonl")
    git(checkout, "commit", "--quiet", "-m", "none")
    with pytest.raises(BadData, match="there are no case files"):
        cases_of(SI, "HEAD")


def test_outside_of_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    (tmp_path / "here" / "tests" / "vectors" / SI.name).mkdir(parents=True)
    monkeypatch.setattr(data, "_REPOSITORY", tmp_path / "here")
    monkeypatch.setattr(data, "_PACKAGE", tmp_path / "nowhere")
    with pytest.raises(BadData, match=r"is in no git checkout.*name a folder of case files"):
        cases_of(SI, "HEAD")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadData, match="for a revision git must be installed"):
        cases_of(SI, "HEAD")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"{", "any.jsonl:1: "),
        (b'{"id": "x"}', "any.jsonl:1 (x): "),
        (b"\xff", "any.jsonl:1: "),
        (b"", "there are no case files"),
    ],
)
def test_a_file_that_cant_be_read(
    checkout: Path, rulewright: Any, tmp_path: Path, content: bytes, says: str
) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    (folder / "any.jsonl").write_bytes(content)
    told = rulewright(*AGAINST, folder)
    assert (told.code, told.out) == (2, "")
    assert says in told.err
    (checkout / f"tests/vectors/{SI.name}/any.jsonl").write_bytes(content)
    git(checkout, "add", ".")
    git(checkout, "commit", "--quiet", "-m", "torn")
    (checkout / f"tests/vectors/{SI.name}/any.jsonl").unlink()
    if content:
        told = rulewright(*AGAINST, "HEAD")
        assert told.code == 2
        assert f"HEAD:{says}" in told.err


def test_an_id_that_stands_there_twice(tmp_path: Path) -> None:
    line = msgspec.json.encode(CASES[CITY]) + b"\n"
    (tmp_path / "a.jsonl").write_bytes(line)
    (tmp_path / "b.jsonl").write_bytes(line)
    with pytest.raises(BadData, match=r"b\.jsonl:1: the case si-ravage-0036 stands .* twice"):
        cases_of(SI, str(tmp_path))
