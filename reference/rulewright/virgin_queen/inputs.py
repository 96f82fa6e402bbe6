"""Inputs and asks that several operations have."""

from __future__ import annotations

from rulewright.core.operations import AskDoc, Input
from rulewright.virgin_queen.position import Forces

SPACE = Input("space", str, "the space", place=True)
ORIGIN = Input("origin", str, "the space that the formation leaves", place=True)
TARGET = Input("target", str, "the space that it goes to", place=True)
POWER = Input("power", str, "the power")
UNITS = Input("units", Forces, "the land units of the formation, by nation", required=False)
LEADERS = Input("leaders", tuple[str, ...], "its army leaders", required=False)
FURTHER_LOSS = AskDoc(
    "further_loss", "the nation", "one option", "what is lost for want of counters (5.3)"
)
