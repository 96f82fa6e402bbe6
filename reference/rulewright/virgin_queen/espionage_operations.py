"""The operations on espionage and on England's queens (19, 9.5, 20.8, 23.3)."""

from __future__ import annotations

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.virgin_queen.inputs import FURTHER_LOSS, SPACE
from rulewright.virgin_queen.position import MajorPower
from rulewright.virgin_queen.religion_operations import CP, DICE, DISPLACING, STEPS
from rulewright.virgin_queen.s09_5_england_and_spain import excommunicate_elizabeth
from rulewright.virgin_queen.s19_4_english_catholic_rebellion import (
    conversions_and_rebellion,
    english_catholic_rebellion,
    rebellion_in_england,
)
from rulewright.virgin_queen.s19_espionage import (
    assassinate,
    gain_intelligence,
    plant_informant,
    plant_jesuit,
    receive_espionage_markers,
)
from rulewright.virgin_queen.s19_tables import EspionageTable
from rulewright.virgin_queen.s20_8_espionage_reset import espionage_reset
from rulewright.virgin_queen.s23_3_england import (
    elizabeth_dies,
    execute_mary,
    scottish_lords_rebel,
)

TARGET = Input("target", MajorPower, "the power against which it is done")
LEADER = Input("leader", str, "the army leader by name, or `Elizabeth I`")
TABLES = Input("tables", EspionageTable, "the espionage table, which the rulebook's text lacks")
MODIFIERS = Input(
    "modifiers",
    tuple[str, ...],
    "the lines of the table that hold for the active power, apart from Informant and Mary",
    required=False,
)
DEFENCE = Input(
    "defence_modifiers",
    tuple[str, ...],
    "the lines of the table that hold for the defender",
    required=False,
)

EXECUTE = AskDoc("execute_mary", "england", "one option", "whether Mary is executed (VQ-Q284)")
OPPOSED = (
    AskDoc("espionage_attack", "the power", "dice", "the dice of the active power"),
    AskDoc("espionage_defence", "the power", "dice", "the dice of the defender"),
)
RISING = (
    AskDoc("rebellion_target", "the power", "one option", "the target (VQ-Q208)"),
    AskDoc("rebellion_dice", "the space", "dice", "the dice against the English units"),
    AskDoc("rebellion_losses", "england", "a division", "its Protestant units"),
    FURTHER_LOSS,
    *DISPLACING,
    AskDoc("rebel_space", "the space", "one option", "an adjacent space that is taken"),
    EXECUTE,
)

ESPIONAGE_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "virgin_queen.receive_espionage_markers",
        "19",
        receive_espionage_markers,
        "Every power receives its markers of espionage.",
    ),
    Operation(
        "virgin_queen.gain_intelligence",
        "19.1",
        gain_intelligence,
        "The active power gains intelligence.",
        (TARGET, TABLES, MODIFIERS),
        (
            AskDoc("intelligence_dice", "the power", "dice", "two, and what the table adds"),
            AskDoc("intelligence", "the power", "one option", "what a hit is used for, if at all"),
        ),
    ),
    Operation(
        "virgin_queen.plant_informant",
        "19.2",
        plant_informant,
        "The active power plants an Informant on another power.",
        (TARGET,),
        (AskDoc("informant_from", "the power", "one option", "where the Informant is taken"),),
    ),
    Operation(
        "virgin_queen.plant_jesuit",
        "19.2",
        plant_jesuit,
        "Spain puts a Jesuit into a space of England.",
        (SPACE,),
    ),
    Operation(
        "virgin_queen.assassinate",
        "19.3",
        assassinate,
        "The active power tries to assassinate an army leader or Elizabeth I.",
        (LEADER, CP, TABLES, MODIFIERS, DEFENCE),
        (*OPPOSED, EXECUTE),
    ),
    Operation(
        "virgin_queen.english_catholic_rebellion",
        "19.4",
        english_catholic_rebellion,
        "Spain tries to raise the Catholics of England.",
        (CP, TABLES, MODIFIERS, DEFENCE),
        (*OPPOSED, DICE, *STEPS, *RISING),
    ),
    Operation(
        "virgin_queen.conversions_and_rebellion",
        "19.4",
        conversions_and_rebellion,
        "Spain makes six Catholic conversion attempts in England and rebels there.",
        (),
        (DICE, *STEPS, *RISING),
        ("virgin_queen.english_catholic_rebellion",),
    ),
    Operation(
        "virgin_queen.rebellion_in_england",
        "19.4",
        rebellion_in_england,
        "Spain rebels in England.",
        (),
        RISING,
        ("virgin_queen.conversions_and_rebellion",),
    ),
    Operation(
        "virgin_queen.espionage_reset",
        "20.8",
        espionage_reset,
        "The markers of espionage are put back in winter.",
    ),
    Operation(
        "virgin_queen.excommunicate_elizabeth",
        "9.5",
        excommunicate_elizabeth,
        "Elizabeth is excommunicated.",
    ),
    Operation(
        "virgin_queen.scottish_lords_rebel",
        "23.3",
        scottish_lords_rebel,
        "Mary is captured by England, if Scotland has become its ally.",
    ),
    Operation(
        "virgin_queen.execute_mary",
        "23.3",
        execute_mary,
        "England executes Mary.",
    ),
    Operation(
        "virgin_queen.elizabeth_dies",
        "23.3",
        elizabeth_dies,
        "Elizabeth dies.",
    ),
)
"""The operations of section 19, and of 9.5, 20.8 and 23.3 as far as they are carried out."""
