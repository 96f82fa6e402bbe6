"""What Adversaries, Scenarios, solo play and scoring add that can be asked for by name."""

from __future__ import annotations

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.spirit_island.adversary_england import extra_build, extra_build_land
from rulewright.spirit_island.adversary_sweden import royal_backing
from rulewright.spirit_island.explore import escalation
from rulewright.spirit_island.handicap import bonus_growth
from rulewright.spirit_island.insurrection import follow_up
from rulewright.spirit_island.isles_heart import set_up_heart
from rulewright.spirit_island.position import Count
from rulewright.spirit_island.rituals import perform_ritual
from rulewright.spirit_island.scoring import score
from rulewright.spirit_island.set_up import set_up_adversary
from rulewright.spirit_island.spirit_operations import GROWTH_ASKS
from rulewright.spirit_island.thematic_boards import thematic_boards

LAND = Input("land", str, "the land", place=True)
CHOKE = AskDoc(
    "choke",
    "`build` and the land",
    "one option",
    "whether A Spread of Rampant Green stops it by destroying its presence",
)
NEXT_LAND = AskDoc("next_land", "`build`", "one option", "the land that is built in next (SI-Q80)")
BOARD = "the board, or `island` on a map of one's own"

ESCALATION_ASKS = (
    AskDoc("land_rush", BOARD, "one option", "the land that gets a Town (Prussia)"),
    AskDoc("building_boom", BOARD, "one option", "the land that is built in (England)"),
    CHOKE,
)
SWAY = AskDoc("sway", "the land", "one option", "the Dahan that is replaced, where they differ")
MINING_RUSH = AskDoc(
    "mining_rush", "the ravaged land", "one option", "the adjacent land that gets a Town (Sweden)"
)
ROYAL_BACKING = AskDoc(
    "royal_backing", "the board", "one option", "the land that gets a Town (Sweden)"
)
GUARD_ASKS = (
    AskDoc("guard", "the Spirit", "one option", "the land in which it guards the Isle's Heart"),
    AskDoc("presence_from", "the Spirit", "one option", "the track that the presence comes from"),
    AskDoc("power_cards", "the Spirit", "names drawn", "its extra starting card"),
)
FOLLOW_UP_ASKS = (
    AskDoc("rise", "the land", "a division", "the damage of the Dahan that rise"),
    AskDoc("raid", "the land", "a division", "the damage of the Dahan that were moved there"),
    AskDoc(
        "response",
        "the land of what was destroyed",
        "one option",
        "the land with Dahan that gets an Invader",
    ),
)

ADVERSARY_OPERATIONS = (
    Operation(
        "set_up_adversary",
        "adversaries",
        set_up_adversary,
        "Place what the Adversary adds to the island boards.",
    ),
    Operation(
        "escalation",
        "invader-actions",
        escalation,
        "Apply the Adversary's Escalation effect.",
        (),
        ESCALATION_ASKS,
    ),
    Operation(
        "extra_build",
        "adversary-england",
        extra_build,
        "Build in every land that the card on the extra Build space shows.",
        (),
        (NEXT_LAND, CHOKE),
        ("invader_phase",),
    ),
    Operation(
        "extra_build_land",
        "adversary-england",
        extra_build_land,
        "Build in one land by the card on the extra Build space.",
        (LAND,),
        (CHOKE,),
        ("extra_build", "invader_phase"),
    ),
    Operation(
        "royal_backing",
        "adversary-sweden",
        royal_backing,
        "Discard the top Invader card in set-up, and add a Town by it on each board.",
        (),
        (ROYAL_BACKING,),
    ),
    Operation(
        "set_up_heart",
        "scenarios",
        set_up_heart,
        "Change the set-up for Guard the Isle's Heart, after all else.",
        (),
        GUARD_ASKS,
    ),
    Operation(
        "perform_ritual",
        "scenarios",
        perform_ritual,
        "Perform the Ritual of Terror in a land.",
        (LAND,),
        (
            AskDoc("ritual_energy", "`ritual`", "a division", "the Energy over the Spirits"),
            AskDoc("ritual_presence", "the land", "a division", "the presence that is destroyed"),
            AskDoc("push", "the land", "one option", "the Dahan that is pushed next"),
            AskDoc("push_to", "the land", "one option", "the land into which it is pushed"),
        ),
    ),
    Operation(
        "follow_up",
        "scenarios",
        follow_up,
        "Carry out what follows an effect in the Dahan Insurrection.",
        (),
        FOLLOW_UP_ASKS,
    ),
    Operation(
        "bonus_growth",
        "difficulty-handicap",
        bonus_growth,
        "Let a Spirit grow once more, after set-up and before the game.",
        (Input("spirit", str, "the Spirit"),),
        GROWTH_ASKS,
    ),
    Operation("score", "scoring", score, "Compute the score of a game that is over."),
    Operation(
        "thematic_boards",
        "thematic-boards",
        thematic_boards,
        "Take the thematic boards for a number of players.",
        (Input("players", Count, "the number of players"),),
    ),
)
"""What the chapters after that on solo play do."""
