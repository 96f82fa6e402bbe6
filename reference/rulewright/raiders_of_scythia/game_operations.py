"""The operations of the chapters on the game as a whole: set-up, the end of a turn, scoring."""

from __future__ import annotations

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.raiders_of_scythia.scoring import score
from rulewright.raiders_of_scythia.set_up import set_up
from rulewright.raiders_of_scythia.turn import end_turn

PLAYER = "the player"

DISCARD = AskDoc("discard", PLAYER, "some options", "the cards that are discarded from the hand")

SET_UP_ASKS = (
    AskDoc(
        "quests",
        "`village` or the settlement",
        "names drawn",
        "the quests on its spaces, from the left",
    ),
    AskDoc(
        "plunder",
        "the raid space, as in `Assyria 1, space 2`",
        "names drawn",
        "the plunder from the bag: `gold`, `equipment`, `wagon`, `livestock`",
    ),
    AskDoc("animals", "`main board`", "names drawn", "the animal cards beside it, from the left"),
    AskDoc("heroes", "`table`", "names drawn", "the heroes that are revealed"),
    AskDoc("crew", "`table`", "names drawn", "the crew cards beside them, in the same order"),
    AskDoc("starting_player", "`table`", "names drawn", "the starting player"),
    AskDoc("pair", PLAYER, "one option", "the pair that is chosen, by its hero"),
    AskDoc("cards", PLAYER, "names drawn", "the crew cards that are dealt"),
    AskDoc("keep", PLAYER, "some options", "the cards that are kept in hand"),
)

OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "raiders_of_scythia.set_up",
        "setup",
        set_up,
        "Set up the game.",
        (
            Input("players", tuple[str, ...], "the players, clockwise"),
            Input(
                "opponent",
                str,
                "the AI crew card of the opponent, in a solo game",
                required=False,
            ),
        ),
        SET_UP_ASKS,
    ),
    Operation(
        "raiders_of_scythia.end_turn",
        "turn",
        end_turn,
        "End the turn of the active player: keep to the limits, and hand the turn on.",
        (),
        (DISCARD,),
    ),
    Operation(
        "raiders_of_scythia.score",
        "scoring",
        score,
        "Score the game after the last turn of all, and name the winners.",
    ),
)
