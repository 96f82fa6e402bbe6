"""Schemas: what is published is what is made, and what goes over the wire fits it."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rulewright.conformance.cases import load_cases
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.data import data_folder, vector_files
from rulewright.conformance.protocol import Outcome
from rulewright.conformance.schemas import schemas
from rulewright.core.games import rulebook

ROOT = Path(__file__).parent.parent
RECORDS = Path(__file__).parent / "children" / "records.py"
ADAPTER = ROOT / "docs" / "adapters" / "python" / "adapter.py"


def validator(name: str) -> Draft202012Validator:
    schema = json.loads((data_folder("schemas") / name).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def lines(file: Path) -> Iterator[Any]:
    for line in file.read_bytes().splitlines():
        yield json.loads(line)


def test_the_published_schemas_are_those_that_are_made() -> None:
    published = {file.name: file.read_bytes() for file in data_folder("schemas").glob("*.json")}
    assert published == schemas(), "run: rulewright schemas schemas"


@pytest.mark.parametrize("file", vector_files("spirit_island"), ids=lambda file: file.stem)
def test_every_case_fits(file: Path) -> None:
    cases, positions = validator("case.json"), validator("spirit_island.position.json")
    rules = validator("spirit_island.rules.json")
    for case in lines(file):
        cases.validate(case)
        positions.validate(case.get("position", {}))
        rules.validate(case.get("rules", {}))


@pytest.mark.parametrize(
    ("schema", "wrong"),
    [
        ("case.json", {"id": "x", "title": "", "operation": "", "expect": {}, "colour": "red"}),
        ("case.json", {"id": "x"}),
        ("spirit_island.position.json", {"lands": {"A1": {"town": -1}}}),
        ("spirit_island.position.json", {"lands": {"A1": {"twon": 1}}}),
        ("spirit_island.rules.json", {"town_health": "2"}),
        ("request.json", {"request": "sing"}),
        ("request.json", {"request": "hello", "protocol": "1", "harness": ""}),
        ("reply.json", {"reply": "outcome", "position": {}}),
        ("reply.json", {"reply": "illegal", "seq": 1, "how": "forbidden"}),
        ("reply.json", {"reply": "outcome", "seq": 1, "position": {}, "colour": "red"}),
    ],
)
def test_what_does_not_fit_is_refused(schema: str, wrong: Any) -> None:
    assert not validator(schema).is_valid(wrong)


@pytest.mark.parametrize(
    "engine",
    [[str(ADAPTER)], ["-m", "rulewright", "serve", "spirit-island"]],
    ids=["adapter", "serve"],
)
def test_every_message_of_a_run_fits(engine: list[str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [sys.executable, str(RECORDS), str(log), sys.executable, *engine]
    book = rulebook("spirit-island")
    session = Session.open(book, shlex.join(command))
    try:
        verdicts = session.play(load_cases(vector_files("spirit_island"))[::3])
    finally:
        session.close()
    assert len({verdict.kind for verdict in verdicts}) <= 3
    request, reply = validator("request.json"), validator("reply.json")
    position = validator("spirit_island.position.json")
    seen: set[str] = set()
    for line in log.read_bytes().splitlines():
        message = json.loads(line[2:])
        (request if line.startswith(b">") else reply).validate(message)
        seen.add(message.get("request") or message["reply"])
        if message.get("reply") == Outcome.__struct_config__.tag:
            position.validate(message["position"])
    assert {"hello", "case", "bye", "outcome", "illegal"} <= seen
