"""JSON Schemas of messages, cases, positions and rules, made from the types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.protocol import (
    Asks,
    Bye,
    Error,
    Greeting,
    Hello,
    Illegal,
    Outcome,
    PlayCase,
    Skipped,
)
from rulewright.core.games import names, rulebook

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, bytes]:
    """Return every published schema: file name -> content."""
    files: dict[str, Any] = {
        "case.json": Case,
        "request.json": Hello | PlayCase | Bye,
        "reply.json": Greeting | Outcome | Illegal | Asks | Skipped | Error,
    }
    for name in names():
        game = rulebook(name)
        files[f"{name}.position.json"] = game.position
        files[f"{name}.rules.json"] = game.rules
    return {name: _schema(kind) for name, kind in files.items()}


def _schema(kind: Any) -> bytes:
    plain: Mapping[str, Any] = {"$schema": DRAFT, **msgspec.json.schema(kind)}
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"
