"""Clauses: loaded strictly; every error names the file and the id."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.core.clauses import BadData, clauses_of, load_sections, read_toml

HEAD = 'section = "ravage"\ntitle = "Ravage"\n'


def clause(id_: str = "XX-ravage-S01", *more: str, text: str = "Invaders ravage.") -> str:
    lines = ["[[clause]]", f'id = "{id_}"', 'kind = "effect"', f'text = "{text}"', 'source = "x"']
    return "\n".join([*lines, *more]) + "\n"


def wrong(folder: Path, *contents: str) -> str:
    for number, content in enumerate(contents, 1):
        (folder / f"{number:02}_a.toml").write_text(content, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_sections(folder)
    return str(caught.value)


def test_sections_come_in_the_order_of_their_files(tmp_path: Path) -> None:
    (tmp_path / "02_build.toml").write_text(
        HEAD.replace("avage", "uild").replace("r", "b", 1) + clause("XX-build-S01"),
        encoding="utf-8",
    )
    (tmp_path / "01_ravage.toml").write_text(HEAD + "done = true\n" + clause(), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no clauses", encoding="utf-8")
    first, second = load_sections(tmp_path)
    assert (first.name, first.title, first.done) == ("ravage", "Ravage", True)
    assert not second.done
    assert first.clauses[0].section == "ravage"
    assert list(clauses_of(tmp_path)) == ["XX-ravage-S01", "XX-build-S01"]


@pytest.mark.parametrize("id_", ["VQ-13.2-R04", "SI-ravage-E05", "SI-setup-island-U02"])
def test_ids_that_are_ids(id_: str, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HEAD + clause(id_), encoding="utf-8")
    assert list(clauses_of(tmp_path)) == [id_]


@pytest.mark.parametrize("id_", ["ravage-E05", "SI-ravage-E5", "SI-ravage-e05", "SI-E05", "", "SI"])
def test_ids_that_are_none(id_: str, tmp_path: Path) -> None:
    told = wrong(tmp_path, HEAD + clause(id_))
    assert "01_a.toml" in told
    assert f"{id_!r} is not a clause id" in told


def test_an_id_stands_there_once(tmp_path: Path) -> None:
    told = wrong(tmp_path, HEAD + clause(), HEAD + clause())
    assert "02_a.toml" in told
    assert "XX-ravage-S01 stands in 01_a.toml too" in told


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (clause(text=" "), "XX-ravage-S01 needs a text and a source"),
        (
            clause().replace('source = "x"', 'source = ""'),
            "XX-ravage-S01 needs a text and a source",
        ),
        (clause("XX-ravage-S01", 'colour = "red"'), "unknown field `colour`"),
        (clause().replace("effect", "effects"), "Invalid enum value 'effects'"),
        (clause().replace('text = "Invaders ravage."\n', ""), "missing required field `text`"),
        (clause().replace('"x"', "7"), "Expected `str`, got `int`"),
        (
            clause("XX-ravage-S01", 'same_as = ["XX-ravage-S01"]', 'informative = "a tip"'),
            "XX-ravage-S01 is both same_as and informative: choose one",
        ),
        (
            clause("XX-ravage-S01", 'same_as = ["XX-ravage-S09"]'),
            "XX-ravage-S01 is same_as XX-ravage-S09: no such",
        ),
        (
            clause("XX-ravage-S01", 'same_as = ["XX-ravage-S02"]')
            + clause("XX-ravage-S02", 'same_as = ["XX-ravage-S01"]'),
            "XX-ravage-S01 is same_as itself in the end",
        ),
    ],
)
def test_a_wrong_clause_is_named(content: str, what: str, tmp_path: Path) -> None:
    told = wrong(tmp_path, HEAD + content)
    assert "01_a.toml" in told
    assert "XX-ravage-S01" in told
    assert what in told


def test_a_wrong_file_is_named(tmp_path: Path) -> None:
    assert "01_a.toml: not TOML: " in (told := wrong(tmp_path, HEAD + "[[clause\n"))
    assert "line 3" in told
    (tmp_path / "01_a.toml").write_bytes(b"section = '\xff'")
    with pytest.raises(BadData, match=r"01_a\.toml: not TOML"):
        load_sections(tmp_path)
    assert "missing required field `section`" in wrong(tmp_path, 'title = "Ravage"')
    with pytest.raises(BadData, match=r"none\.toml: can't be read: No such file"):
        read_toml(tmp_path / "none.toml")
