"""The operations on control, unrest and displacement (12)."""

from __future__ import annotations

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.virgin_queen.inputs import SPACE
from rulewright.virgin_queen.s12_control_and_unrest import (
    control_unfortified_space,
    displace,
    place_unrest,
    remove_unrest,
)

EVENT = Input("event", str, "the name of the event card")
FORMER = Input("power", str, "the power that controlled it")

FLEET_RETREAT = AskDoc(
    "fleet_retreat", "the power", "one option", "the sea zone to which its naval units retreat"
)
DISPLACE_TO = AskDoc(
    "displace_to", "the nation", "one option", "the nearest fortified space, or the capital"
)
DISPLACED_UNITS = AskDoc(
    "displaced_units", "the space", "a division", "the units that go there (VQ-Q154)"
)
DISPLACE_FLEET_TO = AskDoc("displace_fleet_to", "the nation", "one option", "the nearest port")

CONTROL_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.control_unfortified_space",
        "12.2",
        control_unfortified_space,
        "The active power takes control of an unfortified space.",
        (SPACE,),
        (FLEET_RETREAT,),
    ),
    Operation(
        "virgin_queen.place_unrest",
        "12.4",
        place_unrest,
        "An event places an unrest marker in a space.",
        (SPACE, EVENT),
    ),
    Operation(
        "virgin_queen.remove_unrest",
        "12.4",
        remove_unrest,
        "The active power removes the unrest of a space.",
        (SPACE,),
    ),
    Operation(
        "virgin_queen.displace",
        "12.5",
        displace,
        "Units are displaced from a space whose control has changed.",
        (SPACE, FORMER),
        (DISPLACE_TO, DISPLACED_UNITS, DISPLACE_FLEET_TO),
    ),
)
"""The operations of section 12."""
