"""The operations on religion: conversions, rebellions, the League, victories (18, 20.10)."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.virgin_queen.inputs import FURTHER_LOSS, SPACE
from rulewright.virgin_queen.position import Count, MajorPower, Religion, StruggleZone
from rulewright.virgin_queen.s18_2_preach_sermon import preach_sermon
from rulewright.virgin_queen.s18_3_suppress_heresy import suppress_heresy
from rulewright.virgin_queen.s18_5_conversion import (
    cancel_conversion_unrest,
    catholic_conversion,
    convert_base_areas,
    convert_remaining,
    place_conversion_unrest,
    protestant_conversion,
    roll_conversion,
)
from rulewright.virgin_queen.s18_5_rebellion import rebellion
from rulewright.virgin_queen.s20_10_catholic_league import (
    check_catholic_league,
    form_catholic_league,
)
from rulewright.virgin_queen.s20_10_duke_of_guise import guise_goes_in_winter
from rulewright.virgin_queen.s23_6_protestant import capital_falls
from rulewright.virgin_queen.s25_1_military_victory import military_victory
from rulewright.virgin_queen.s25_1_religious_victory import religious_victory

ZONES = Input("zones", tuple[StruggleZone, ...], "the religious struggle zones in which it is made")
CONVERTER = Input("power", MajorPower, "the power that attempts the conversions")
ATTEMPTS = Input("attempts", Count, "how many conversion attempts there are")
EVENT = Input("event", str, "the event that brings them, if it is no action", required=False)
RELIGION = Input("religion", Religion, "the religion to which spaces are converted")
CP = Input("cp", int, "the CP spent")
NEGOTIATED = Input("negotiated", bool, "whether it was given away by negotiation", required=False)

AUTO_WIN = Input(
    "auto_win",
    Mapping[MajorPower, Count],
    "how many keys reveal Auto Win, by power, as printed on the power cards; the Protestant's"
    " number is in the text",
    required=False,
)
BEFORE = Input(
    "before",
    tuple[MajorPower, ...],
    "the powers that had so many when the Action Phase began (VQ-Q273)",
    required=False,
)

DICE = AskDoc("conversion_dice", "the power", "dice", "a die for each attempt that isn't set to 6")
CANCEL = AskDoc(
    "cancel_unrest", "the power", "one option", "whether a 6 becomes a 5 to cancel an unrest marker"
)
BASE_AREA = AskDoc(
    "base_area", "the power", "one option", "a space that a 6 flips now; none keeps the 6s"
)
MAJOR = AskDoc("major_conversion", "the power", "one option", "a space that a kept 6 flips")
MINOR = AskDoc("minor_conversion", "the power", "one option", "a space that a 4 or 5 flips")
UNREST = AskDoc(
    "conversion_unrest", "the power", "some options", "the converted spaces that get unrest"
)
STEPS = (CANCEL, BASE_AREA, MAJOR, MINOR, UNREST)
DISPLACE_TO = AskDoc(
    "displace_to", "the nation", "one option", "the nearest fortified space, or the capital"
)
DISPLACED_UNITS = AskDoc(
    "displaced_units", "the space", "a division", "the units that go there (VQ-Q154)"
)
DISPLACE_FLEET_TO = AskDoc("displace_fleet_to", "the nation", "one option", "the nearest port")
DISPLACING = (DISPLACE_TO, DISPLACED_UNITS, DISPLACE_FLEET_TO)
LEAGUE = (
    AskDoc("league_spaces", "spain", "some options", "two spaces besides Reims"),
    *DISPLACING,
    AskDoc("league_regulars", "france", "a division", "where France removes regulars"),
    AskDoc("league_mercenaries", "france", "a division", "where France removes mercenaries"),
    FURTHER_LOSS,
)

RELIGION_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.preach_sermon",
        "18.2",
        preach_sermon,
        "The active power preaches a sermon.",
        (ZONES,),
        (DICE, *STEPS),
    ),
    Operation(
        "virgin_queen.suppress_heresy",
        "18.3",
        suppress_heresy,
        "The active power suppresses heresy.",
        (ZONES,),
        (DICE, *STEPS),
    ),
    Operation(
        "virgin_queen.protestant_conversion",
        "18.5",
        protestant_conversion,
        "A power attempts Protestant conversions.",
        (CONVERTER, ZONES, ATTEMPTS, EVENT),
        (DICE, *STEPS),
        ("virgin_queen.preach_sermon", "virgin_queen.suppress_heresy"),
    ),
    Operation(
        "virgin_queen.catholic_conversion",
        "18.5",
        catholic_conversion,
        "A power attempts Catholic conversions.",
        (CONVERTER, ZONES, ATTEMPTS, EVENT),
        (DICE, *STEPS),
        ("virgin_queen.preach_sermon", "virgin_queen.suppress_heresy"),
    ),
    Operation(
        "virgin_queen.roll_conversion",
        "18.5",
        roll_conversion,
        "The dice of conversion attempts are rolled, and their unrest marker is taken.",
        (RELIGION, CONVERTER, ZONES, ATTEMPTS, EVENT),
        (DICE,),
    ),
    Operation(
        "virgin_queen.cancel_conversion_unrest",
        "18.5",
        cancel_conversion_unrest,
        "The converting power cancels unrest markers by changing 6s into 5s.",
        (),
        (CANCEL,),
    ),
    Operation(
        "virgin_queen.convert_base_areas",
        "18.5",
        convert_base_areas,
        "Major conversions flip base areas, or are kept.",
        (),
        (BASE_AREA,),
    ),
    Operation(
        "virgin_queen.convert_remaining",
        "18.5",
        convert_remaining,
        "The kept major conversions and the minor ones flip spaces.",
        (),
        (MAJOR, MINOR),
    ),
    Operation(
        "virgin_queen.place_conversion_unrest",
        "18.5",
        place_conversion_unrest,
        "The unrest markers are placed on converted spaces.",
        (),
        (UNREST,),
    ),
    Operation(
        "virgin_queen.rebellion",
        "18.5",
        rebellion,
        "The Protestant rebels in France or the Netherlands.",
        (SPACE, CP),
        (
            AskDoc("rebellion_dice", "the space", "dice", "a die for each CP, one more at home"),
            AskDoc("rebellion_losses", "the power", "a division", "its Catholic units"),
            FURTHER_LOSS,
            *DISPLACING,
            AskDoc("rebel_space", "the space", "one option", "an adjacent space that is taken"),
            AskDoc("rebel_regulars", "the half", "one option", "where a regular comes (VQ-Q205)"),
            AskDoc("capital", "the half", "one option", "where the capital comes, if anywhere"),
            AskDoc("rebel_leaders", "the space", "some options", "the leaders who come in"),
        ),
    ),
    Operation(
        "virgin_queen.check_catholic_league",
        "20.10",
        check_catholic_league,
        "It is checked at the end of winter whether the Catholic League forms.",
        (),
        (AskDoc("catholic_league", "france", "dice", "the die that is added"), *LEAGUE),
    ),
    Operation(
        "virgin_queen.form_catholic_league",
        "20.10",
        form_catholic_league,
        "The Catholic League forms.",
        (),
        LEAGUE,
        ("virgin_queen.check_catholic_league",),
    ),
    Operation(
        "virgin_queen.guise_goes_in_winter",
        "20.10",
        guise_goes_in_winter,
        "The Duke of Guise goes where the rules of winter send him, or out of the game.",
        (SPACE,),
    ),
    Operation(
        "virgin_queen.capital_falls",
        "23.6",
        capital_falls,
        "A Protestant capital that another major power occupies goes to the turn track.",
        (SPACE, NEGOTIATED),
    ),
    Operation(
        "virgin_queen.military_victory",
        "25.1",
        military_victory,
        "It is judged whether a power has won a military victory.",
        (AUTO_WIN, BEFORE),
    ),
    Operation(
        "virgin_queen.religious_victory",
        "25.1",
        religious_victory,
        "It is judged whether a power has won a religious victory.",
    ),
)
"""The operations of section 18, and of 20.10, 23.6 and 25.1 as far as they need religion."""
