"""Badges: what they say of a run, and that the picture can be read, aloud too."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from rulewright import cli
from rulewright.conformance.cases import Case
from rulewright.conformance.checking.implementations import greeting_of
from rulewright.conformance.reporting.badge import COLORS, Badge, as_endpoint, as_svg, badge_of
from rulewright.conformance.reports import Run
from rulewright.conformance.verdicts import Kind, Verdict
from rulewright.core.games import rulebook

SI = rulebook("spirit-island")
SVG = "{http://www.w3.org/2000/svg}"


def run(*kinds: Kind, complete: bool = True) -> Run:
    clauses = ["SI-ravage-E05", "SI-build-E01", "SI-explore-E01"]
    verdicts = [
        Verdict(
            msgspec.convert(
                {
                    "id": f"si-{number}",
                    "title": f"case {number}",
                    "operation": "spirit_island.ravage_land",
                    "tests": [clauses[number % 3]],
                    "expect": {"outcome": {}},
                },
                Case,
            ),
            kind,
        )
        for number, kind in enumerate(kinds)
    ]
    return Run(SI, "x", greeting_of(SI), verdicts, complete=complete)


P, W = Kind.PASSED, Kind.WRONG_OUTCOME


@pytest.mark.parametrize(
    ("of", "message", "color"),
    [
        (run(P, P, Kind.PASSED_IN_PART), "3/3", "brightgreen"),
        (run(P, Kind.SKIPPED), "1/2", "yellow"),
        (run(P, Kind.KNOWN_FAILURE), "1/2", "yellow"),
        (run(P, P, W), "1 rule suspected", "red"),
        (run(W, W, P), "2 rules suspected", "red"),
        (run(W, W, P, complete=False), "2 rules suspected", "red"),
        (run(P, Kind.CRASHED, Kind.TIMED_OUT), "2 failures", "red"),
        (run(P, Kind.KNOWN_FAILURE_PASSES), "1 failure", "red"),
        (run(P, P, complete=False), "not finished", "lightgrey"),
        (run(), "0/0", "yellow"),
    ],
)
def test_a_badge_says_how_it_went(of: Run, message: str, color: str) -> None:
    assert badge_of(of) == Badge("Spirit Island", message, color)


def test_the_endpoint_is_what_badge_services_read() -> None:
    assert json.loads(as_endpoint(Badge("Spirit Island", "519/519", "brightgreen"))) == {
        "schemaVersion": 1,
        "label": "Spirit Island",
        "message": "519/519",
        "color": "brightgreen",
    }


def test_the_picture_is_read_aloud_by_its_title() -> None:
    svg = ElementTree.fromstring(as_svg(Badge('<Risk & "Co">', "1/2", "yellow")))
    assert svg.get("role") == "img"
    title = svg.find(f"{SVG}title")
    assert title is not None
    assert svg.get("aria-labelledby") == title.get("id")
    assert title.text == '<Risk & "Co">: 1/2'
    assert [text.text for text in svg.iter(f"{SVG}text")] == ['<Risk & "Co">', "1/2"]
    left, right = (rect for rect in svg.iter(f"{SVG}rect") if rect.get("fill"))
    assert int(str(left.get("width"))) + int(str(right.get("width"))) == int(str(svg.get("width")))


def test_white_letters_can_be_read_on_every_colour() -> None:
    def luminance(color: str) -> float:
        parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return sum(c * w for c, w in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))

    for color in COLORS.values():
        assert 1.05 / (luminance(color) + 0.05) >= 4.5, color


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def rulewright(*arguments: object) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["rulewright", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        return (left.value.code or 0, *capsys.readouterr())

    log, svg, endpoint = (tmp_path / name for name in ("run.jsonl", "b.svg", "b.json"))
    rulewright(
        *("check", "spirit-island", "-i", "reference", "--section", "ravage", "--journal", log)
    )
    code, out, err = rulewright("badge", log, "--svg", svg, "--json", endpoint)
    assert (code, err) == (0, "")
    message = json.loads(endpoint.read_bytes())["message"]
    passed, of = map(int, message.split("/"))
    assert passed == of > 0
    assert out == f"Spirit Island: {message}\n"
    assert f'<title id="title">Spirit Island: {message}</title>' in svg.read_text()
    code, _, err = rulewright("badge", log, "--svg", tmp_path / "none" / "b.svg")
    assert code == 2
    assert "there is no folder" in err
