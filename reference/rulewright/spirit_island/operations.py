"""Everything of Spirit Island that can be asked for by name, and what is due when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from rulewright.core.asks import Play
from rulewright.core.citing import cite
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.operations import (
    AskDoc,
    Input,
    Lifted,
    OpenOperation,
    Operation,
    Rulebook,
)
from rulewright.core.symbolic import connected
from rulewright.spirit_island.advance_cards import advance_cards
from rulewright.spirit_island.adversaries import (
    builds_beside,
    extra_build_space,
    repeats_extra_build,
)
from rulewright.spirit_island.adversary_england import lands_for_extra_build
from rulewright.spirit_island.adversary_operations import (
    ADVERSARY_OPERATIONS,
    ESCALATION_ASKS,
    FOLLOW_UP_ASKS,
    GUARD_ASKS,
    MINING_RUSH,
    ROYAL_BACKING,
    SWAY,
)
from rulewright.spirit_island.begin_game import begin_game
from rulewright.spirit_island.blight import add_blight, remove_blight
from rulewright.spirit_island.box import box_markdown
from rulewright.spirit_island.build import build, build_land, lands_to_build, spreads
from rulewright.spirit_island.checks import check
from rulewright.spirit_island.components import (
    OCEAN_SPIRIT,
    Components,
    Game,
    card_on,
    island,
    load,
    matches,
)
from rulewright.spirit_island.damage import deal_damage, destroy, fear_effect, remove, replace_piece
from rulewright.spirit_island.drawing import draw
from rulewright.spirit_island.explore import explore, explore_land, lands_to_explore, reveal_card
from rulewright.spirit_island.insurrection import something_follows
from rulewright.spirit_island.invader_phase import (
    blighted_island,
    fear_card,
    fear_effects,
    invader_phase,
)
from rulewright.spirit_island.invariants import INVARIANTS
from rulewright.spirit_island.position import (
    INVADERS,
    Count,
    Due,
    Invader,
    Piece,
    Place,
    Position,
)
from rulewright.spirit_island.powers import left_to_trigger, usable
from rulewright.spirit_island.ravage import lands_to_ravage, ravage, ravage_land
from rulewright.spirit_island.rituals import ritual_lands
from rulewright.spirit_island.rules import AMENDMENTS, Rules, reading
from rulewright.spirit_island.scenarios import has_rituals
from rulewright.spirit_island.set_up import (
    build_invader_deck,
    first_explore,
    set_up,
    set_up_invader_board,
    set_up_island,
)
from rulewright.spirit_island.situations import some_situation
from rulewright.spirit_island.spirit_operations import (
    GROWTH_ASKS,
    NEXT_POWER,
    PLAY,
    POWER_ASKS,
    SET_UP_SPIRITS_ASKS,
    SPIRIT_OPERATIONS,
)
from rulewright.spirit_island.spirit_operations import NEXT_SPIRIT as NEXT_TO_ACT
from rulewright.spirit_island.time_passes import time_passes
from rulewright.spirit_island.turn import turn
from rulewright.spirit_island.victory import judge

LAND = Input("land", str, "the land", place=True)
PLAYERS = Input("players", Count, "the number of players")
BLIGHT_CARD = Input("blight_card", bool, "whether a Blight card is used", required=False)

SPIRITS = Input("spirits", tuple[str, ...], "the Spirits, one for each player", required=False)
PROGRESSION = Input(
    "progression",
    tuple[str, ...],
    "the Spirits that use their Power Progression card",
    required=False,
)
BONUS = Input(
    "bonus",
    bool,
    "whether each Spirit grows once before the game, to make it easier",
    required=False,
)
SKIPPED = Input("skipped", bool, "whether the explore is skipped", required=False)
FIRST_EXPLORE_SKIPPED = Input(
    "first_explore_skipped",
    bool,
    "whether the first explore is skipped, to make the game easier",
    required=False,
)

BOARDS = AskDoc("boards", "`island`", "names drawn", "the island boards, in the order of places")
FEAR_DECK = AskDoc("fear_cards", "`fear deck`", "names drawn", "the Fear cards, the top first")
STAGE = AskDoc(
    "invader_cards", "`stage 1`, `stage 2`, `stage 3`", "names drawn", "the cards, the top first"
)
BLIGHT = AskDoc("blight_card", "`invader board`", "names drawn", "the Blight card")
CASCADE = AskDoc("cascade", "the land it spreads from", "one option", "the land it spreads to")
FIGHT_BACK = AskDoc(
    "fight_back", "the land", "a division", "the damage of the Dahan over the Invaders"
)
DAHAN_HIT = AskDoc(
    "dahan_hit", "the land", "one option", "the Dahan that is damaged next, where they differ"
)
STRIKE = AskDoc("strike", "the land", "one option", "the Invader that one Dahan strikes (SI-Q49)")
DAMAGE_SPLIT = AskDoc(
    "damage_split", "the land", "a division", "damage over land and Dahan (SI-Q18)"
)
DEFEND_SPLIT = AskDoc(
    "defend_split", "the land", "a division", "Defend over land and Dahan (SI-Q33)"
)
NEXT_LAND = AskDoc(
    "next_land", "`ravage` or `build`", "one option", "the land that is ravaged or built in next"
)
PIECE = AskDoc("piece", "the land", "one option", "the piece that is taken, where they differ")
PRESENCE = AskDoc("destroy_presence", "the Spirit", "one option", "where its presence is destroyed")
NEXT_SPIRIT = AskDoc(
    "next_spirit", "`Blighted Island`", "one option", "the Spirit whose turn it is (SI-Q67)"
)
FORGET_OR = AskDoc(
    "forget_or_destroy", "the Spirit", "one option", "`forget` or `destroy presence`"
)
FORGET = AskDoc("forget", "the Spirit", "one option", "the Power card that it forgets")

DAMAGE = AskDoc("damage", "the land", "a division", "the damage over the Invaders")
FEAR_WAY = AskDoc(
    "fear_way",
    "`player 1`, `player 2`, … or the land",
    "one option",
    "which of a Fear card's alternatives: the kinds of piece, or `push` or `gather`",
)
FEAR_LAND = AskDoc(
    "fear_land", "`player 1`, `player 2`, …", "one option", "the land in which a player acts"
)
FEAR_PIECE = AskDoc(
    "fear_piece",
    "`player 1`, `player 2`, … or the land",
    "one option",
    "the piece that is taken or moved, where they differ or none need be",
)
FEAR_PUSH = AskDoc(
    "fear_push", "`player 1`, `player 2`, …", "one option", "the land into which it is pushed"
)
FEAR_GATHER = AskDoc(
    "fear_gather", "`player 1`, `player 2`, …", "one option", "the land out of which it is gathered"
)

KEEP_CARDS = AskDoc(
    "keep_cards", "the Spirit", "some options", "cards in play that it takes back into its hand"
)

CHOKE = AskDoc(
    "choke",
    "`ravage` or `build` and the land",
    "one option",
    "whether A Spread of Rampant Green stops it by destroying its presence",
)

RAVAGE_ASKS = (
    CASCADE,
    DAHAN_HIT,
    FIGHT_BACK,
    STRIKE,
    DAMAGE_SPLIT,
    DEFEND_SPLIT,
    CHOKE,
    PRESENCE,
    MINING_RUSH,
)
BLIGHTED_ASKS = (NEXT_SPIRIT, PRESENCE, FORGET_OR, FORGET)
FEAR_ASKS = (FEAR_WAY, FEAR_LAND, FEAR_PIECE, FEAR_PUSH, FEAR_GATHER, DAMAGE)

_TABLE = (
    Operation(
        "set_up",
        "setup-general",
        set_up,
        "Set up the game.",
        (PLAYERS, BLIGHT_CARD, SPIRITS, PROGRESSION, BONUS, FIRST_EXPLORE_SKIPPED),
        (
            FEAR_DECK,
            STAGE,
            BLIGHT,
            BOARDS,
            *SET_UP_SPIRITS_ASKS,
            ROYAL_BACKING,
            *GUARD_ASKS,
            *GROWTH_ASKS,
        ),
    ),
    Operation(
        "set_up_invader_board",
        "setup-invader-board",
        set_up_invader_board,
        "Set up the Invader board.",
        (PLAYERS, BLIGHT_CARD),
        (FEAR_DECK, STAGE, BLIGHT),
        ("set_up",),
    ),
    Operation(
        "build_invader_deck",
        "setup-invader-deck",
        build_invader_deck,
        "Build the Invader deck.",
        (),
        (STAGE,),
    ),
    Operation(
        "set_up_island",
        "setup-island",
        set_up_island,
        "Lay the island boards and place what their icons show.",
        (),
        (BOARDS,),
    ),
    Operation(
        "first_explore",
        "setup-first-explore",
        first_explore,
        "Let the Invaders take their first action.",
        (SKIPPED,),
    ),
    Operation(
        "invader_phase",
        "invader-phase",
        invader_phase,
        "Carry out the whole Invader phase.",
        (),
        (
            *BLIGHTED_ASKS,
            *FEAR_ASKS,
            NEXT_LAND,
            *RAVAGE_ASKS,
            *ESCALATION_ASKS,
            SWAY,
            *FOLLOW_UP_ASKS,
        ),
    ),
    Operation(
        "blighted_island",
        "invader-phase-blighted-island",
        blighted_island,
        "Follow the Blight card if the island is blighted.",
        (),
        BLIGHTED_ASKS,
        ("invader_phase",),
    ),
    Operation(
        "fear_effects",
        "invader-phase-fear",
        fear_effects,
        "Use all earned Fear cards.",
        (),
        (*FEAR_ASKS, *FOLLOW_UP_ASKS),
        ("invader_phase",),
    ),
    Operation(
        "fear_card",
        "invader-phase-fear",
        fear_card,
        "Reveal the Fear card that was earned first and use it.",
        (),
        FEAR_ASKS,
        ("fear_effects", "invader_phase"),
    ),
    Operation(
        "ravage",
        "ravage",
        ravage,
        "Ravage in every land that the card on the Ravage space shows.",
        (),
        (NEXT_LAND, *RAVAGE_ASKS, *FOLLOW_UP_ASKS),
        ("invader_phase",),
    ),
    Operation(
        "ravage_land",
        "ravage",
        ravage_land,
        "Ravage one land.",
        (LAND,),
        RAVAGE_ASKS,
        ("ravage", "invader_phase"),
    ),
    Operation(
        "build",
        "build",
        build,
        "Build in every land that the card on the Build space shows.",
        (),
        (CHOKE, NEXT_LAND),
        ("invader_phase",),
    ),
    Operation(
        "build_land",
        "build",
        build_land,
        "Build in one land.",
        (LAND,),
        (CHOKE,),
        ("build", "invader_phase"),
    ),
    Operation(
        "explore",
        "explore",
        explore,
        "Reveal the top Invader card and explore the lands that it shows.",
        (),
        (*ESCALATION_ASKS, SWAY),
        ("invader_phase",),
    ),
    Operation(
        "reveal_card",
        "explore",
        reveal_card,
        "Reveal the top card of the Invader deck.",
        (),
        (),
        ("explore", "invader_phase"),
    ),
    Operation(
        "explore_land",
        "explore",
        explore_land,
        "Explore one land.",
        (LAND,),
        (SWAY,),
        ("explore", "invader_phase"),
    ),
    Operation(
        "advance_cards",
        "advance-cards",
        advance_cards,
        "Move every Invader card one space to the left.",
        (),
        (),
        ("invader_phase",),
    ),
    Operation("time_passes", "time-passes", time_passes, "End the turn.", (), (KEEP_CARDS,)),
    Operation(
        "turn",
        "turn",
        turn,
        "Play a whole turn.",
        (),
        tuple(
            dict.fromkeys(
                (
                    NEXT_TO_ACT,
                    *GROWTH_ASKS,
                    PLAY,
                    NEXT_POWER,
                    *POWER_ASKS,
                    *BLIGHTED_ASKS,
                    *FEAR_ASKS,
                    NEXT_LAND,
                    *RAVAGE_ASKS,
                    *ESCALATION_ASKS,
                    SWAY,
                    *FOLLOW_UP_ASKS,
                    KEEP_CARDS,
                )
            )
        ),
    ),
    Operation(
        "deal_damage",
        "damage-destroy-remove-replace",
        deal_damage,
        "Deal damage to the Invaders of a land, as a power does.",
        (LAND, Input("damage", Count, "the damage")),
        (DAMAGE,),
    ),
    Operation(
        "destroy",
        "damage-destroy-remove-replace",
        destroy,
        "Destroy pieces and presence in a land, as a power does.",
        (
            LAND,
            Input("pieces", dict[Piece, Count], "how many of each kind", required=False),
            Input("presence", dict[str, Count], "how much of each Spirit", required=False),
        ),
        (PIECE,),
    ),
    Operation(
        "remove",
        "damage-destroy-remove-replace",
        remove,
        "Remove pieces from a land, as a power does.",
        (LAND, Input("pieces", dict[Piece, Count], "how many of each kind")),
        (PIECE,),
    ),
    Operation(
        "replace",
        "damage-destroy-remove-replace",
        replace_piece,
        "Replace an Invader by another, as a power does.",
        (
            LAND,
            Input("piece", Invader, "the kind that is replaced"),
            Input("by", Invader, "the kind that is placed"),
        ),
        (PIECE,),
    ),
    Operation(
        "generate_fear",
        "fear-and-terror",
        fear_effect,
        "Generate Fear, as a power does.",
        (Input("fear", Count, "how much Fear"),),
    ),
    Operation(
        "add_blight",
        "blight",
        add_blight,
        "Add blight to a land, as a power does.",
        (LAND,),
        (CASCADE,),
    ),
    Operation(
        "remove_blight",
        "removing-blight",
        remove_blight,
        "Remove a blight token from a land.",
        (LAND,),
    ),
)

OPERATIONS: Mapping[str, Operation] = {
    f"spirit_island.{operation.name}": msgspec.structs.replace(
        operation,
        name=f"spirit_island.{operation.name}",
        rungs=tuple(f"spirit_island.{rung}" for rung in operation.rungs),
    )
    for operation in (*_TABLE, *SPIRIT_OPERATIONS, *ADVERSARY_OPERATIONS)
}

SPIRIT_TURN = (
    Due("spirit_phase"),
    Due("fast"),
    Due("blighted_island"),
    Due("fear_effects"),
    Due("ravage"),
    Due("build"),
    Due("explore"),
    Due("advance_cards"),
    Due("slow"),
    Due("time_passes"),
)
"""What is due in a turn."""

TURN = (
    Due("blighted_island"),
    Due("fear_effects"),
    Due("ravage"),
    Due("build"),
    Due("explore"),
    Due("advance_cards"),
    Due("time_passes"),
)
"""What is due in a turn on a table without Spirit boards."""


def begin_turn(game: Game, position: Position) -> Play[Position]:
    """Put the steps of a turn on the agenda (Turn).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with its agenda.
    """
    yield from ()
    cite("SI-turn-S01")
    cards = len(position.fear.earned)
    boards = bool(position.spirits) and all(
        spirit in game.components.spirits for spirit in position.spirits
    )
    steps: tuple[Due, ...] = SPIRIT_TURN if boards else TURN
    if extra_build_space(game, position) is not None:
        before_ravage = steps.index(Due("ravage"))
        extra = (Due("extra_build"), Due("repeat_extra_build"))
        steps = (*steps[:before_ravage], *extra, *steps[before_ravage:])
    agenda = (replace(due, cards=cards) if due.step == "fear_effects" else due for due in steps)
    return replace(position, agenda=tuple(agenda))


def open_operations(game: Game, position: Position) -> tuple[OpenOperation, ...]:
    """Return what may be done now: the operations of the first step that still has any.

    Args:
        game: rules and components.
        position: the position with its agenda.

    Returns:
        The open operations; of several, each must be done, in the order that the players choose.
        Empty if the game is over or nothing is due.
    """
    if position.result:
        return ()
    if something_follows(position):
        return (FOLLOW_UP,)
    for due in position.agenda:
        due_now = tuple(_due_now(game, position, due))
        if due_now:
            return due_now
    return ()


def _due_now(game: Game, position: Position, due: Due) -> Iterator[OpenOperation]:
    if due.step == "fear_effects":
        waits = reading(game.rules, "SI-Q05") == "next_phase" and due.cards == 0
        if position.fear.earned and not waits and not has_rituals(game, position):
            yield OpenOperation("spirit_island.fear_card", {})
    elif due.step == "ravage":
        yield from _lands("ravage_land", lands_to_ravage(game, position), due)
    elif due.step == "build":
        lands = due.lands or lands_to_build(game, position)
        yield from _lands("build_land", lands, due)
    elif due.step == "extra_build":
        lands = due.lands or lands_for_extra_build(game, position)
        yield from _lands("extra_build_land", lands, due)
    elif due.step == "repeat_extra_build":
        if repeats_extra_build(game, position):
            lands = due.lands or lands_for_extra_build(game, position)
            yield from _lands("extra_build_land", lands, due)
    elif due.step == "explore":
        if not position.invaders.explore:
            yield OpenOperation("spirit_island.reveal_card", {})
        elif position.invaders.escalation_due:
            yield OpenOperation("spirit_island.escalation", {})
        else:
            yield from _lands("explore_land", lands_to_explore(game, position), due)
    elif due.step == "spirit_phase":
        yield from _trades(position, due)
        for spirit in position.spirits:
            done = due.done.count(spirit)
            if done < len(_SPIRIT_STEPS):
                yield OpenOperation(f"spirit_island.{_SPIRIT_STEPS[done]}", {"spirit": spirit})
    elif due.step in ("fast", "slow"):
        yield from _trades(position, due)
        for spirit, power in usable(game, position, due.step):
            inputs = {"spirit": spirit, "power": power}
            yield OpenOperation(f"spirit_island.use_{due.step}_power", inputs)
        for land in ritual_lands(game, position):
            yield OpenOperation("spirit_island.perform_ritual", {"land": land})
        if not any(left_to_trigger(game, position, due.step)):
            yield OpenOperation(f"spirit_island.end_{due.step}_phase", {})
    else:
        yield OpenOperation(f"spirit_island.{due.step}", {})


def _trades(position: Position, due: Due) -> Iterator[OpenOperation]:
    """Give the trade of drowned Invaders for Energy, where Energy can be of use."""
    spirit = position.spirits.get(OCEAN_SPIRIT)
    if spirit is None:
        return
    pays_cards = due.done.count(OCEAN_SPIRIT) == _SPIRIT_STEPS.index("play_cards")
    if due.step == "spirit_phase" and not pays_cards:
        return
    if spirit.drowned_health >= position.players:
        yield OpenOperation("spirit_island.trade_drowned", {"spirit": OCEAN_SPIRIT})


FOLLOW_UP = OpenOperation("spirit_island.follow_up", {})
"""What comes first where a Scenario lets something follow an effect."""

_SPIRIT_STEPS = ("grow", "gain_energy", "play_cards")
"""What each Spirit does in the Spirit phase, one step after the other."""


_STEP_OF = {
    f"spirit_island.{name}": step
    for step, names in {
        "spirit_phase": _SPIRIT_STEPS,
        "fast": ("use_fast_power", "end_fast_phase"),
        "fear_effects": ("fear_card",),
        "ravage": ("ravage_land",),
        "build": ("build_land",),
        "explore": ("reveal_card", "escalation", "explore_land"),
        "slow": ("use_slow_power", "end_slow_phase"),
        **{name: (name,) for name in ("blighted_island", "advance_cards", "time_passes")},
    }.items()
    for name in names
}
"""The step of each operation that belongs to one only."""


def _lands(operation: str, lands: tuple[str, ...], due: Due) -> Iterator[OpenOperation]:
    for land in lands:
        if land not in due.done:
            yield OpenOperation(f"spirit_island.{operation}", {"land": land})


def tick(game: Game, position: Position, operation: OpenOperation, after: Position) -> Position:
    """Take a finished operation off the agenda.

    Args:
        game: rules and components.
        position: the position in which it was open.
        operation: the operation.
        after: the position that it left.

    Returns:
        `after` with its agenda brought up to date.
    """
    if operation == FOLLOW_UP:
        return after
    agenda = list(after.agenda)
    step = _STEP_OF.get(operation.operation)
    while agenda and agenda[0].step != step:
        if step is None and operation in _due_now(game, position, agenda[0]):
            break
        agenda.pop(0)
    if agenda and operation.operation.endswith(("_power", ".trade_drowned", ".perform_ritual")):
        pass  # another may follow
    elif agenda and agenda[0].step == "spirit_phase":
        agenda[0] = replace(agenda[0], done=(*agenda[0].done, operation.inputs["spirit"]))
    elif agenda and "land" in operation.inputs:
        due = _begun(game, position, agenda[0])
        agenda[0] = replace(due, done=(*due.done, operation.inputs["land"]))
    elif agenda and operation.operation.endswith(".fear_card"):
        agenda[0] = replace(agenda[0], cards=max(agenda[0].cards - 1, 0))
    elif agenda and operation.operation.endswith((".reveal_card", ".escalation")):
        pass
    else:
        agenda = agenda[1:]
    return replace(after, agenda=tuple(agenda))


def _begun(game: Game, position: Position, due: Due) -> Due:
    """Note the lands of a Build that begins, where it could bring about another (SI-Q80)."""
    if due.lands or not builds_beside(game, position) or spreads(game, position):
        return due
    if due.step == "build":
        return replace(due, lands=lands_to_build(game, position))
    if due.step in ("extra_build", "repeat_extra_build"):
        return replace(due, lands=lands_for_extra_build(game, position))
    return due


def lift(
    game: Game, operation: str, position: Position, inputs: Mapping[str, Any]
) -> tuple[Lifted, ...]:
    """Put a case of a small operation as cases of larger ones (the ladder).

    Args:
        game: rules and components.
        operation: the small operation.
        position: its position.
        inputs: its inputs.

    Returns:
        Candidates, those on the next larger operation first. The harness takes the first of which
        the reference says that the outcome of the small operation is part of its outcome.
    """
    lifted: list[Lifted] = []
    cards = position.invaders
    on_board = (cards.explore, cards.build, cards.ravage, cards.extra_build)
    used = {*cards.deck, *on_board, *cards.discard}
    free = [card for card in game.components.invader_cards if card not in used]
    for rung in OPERATIONS[operation].rungs:
        at = position
        if operation.endswith(".explore_land"):
            deck = (cards.explore, *cards.deck)
            at = replace(at, invaders=replace(cards, explore="", deck=deck))
        if rung.endswith(".set_up"):
            lifted.append(Lifted(rung, position, inputs))
        elif rung.endswith(".invader_phase") and not at.invaders.deck:
            lifted.extend(
                Lifted(rung, replace(at, invaders=replace(at.invaders, deck=(card,))), {})
                for card in free
            )
        else:
            lifted.append(Lifted(rung, at, {}))
    return tuple(lifted)


def symbolic(
    wanted: Mapping[str, Mapping[str, Any]], position: Mapping[str, Any], components: Components
) -> Mapping[str, Place]:
    """Make the small map that a case with symbolic lands is played on.

    Args:
        wanted: what each land must be: `terrain`, `coastal`, `adjacent`, `apart`.
        position: the position, plain; a land of free terrain gets one that no card shows.
        components: the box.

    Returns:
        The lands by name, with every adjacency in both directions.

    Raises:
        Impossible: a land is adjacent to one that isn't described.
    """
    invaders = position.get("invaders", {})
    cards = [invaders.get(space, "") for space in ("ravage", "build", "explore")]
    cards.extend(invaders.get("deck", ()))
    shown = {
        terrain
        for card in cards
        if card in components.invader_cards
        for terrain in components.invader_cards[card].terrains
    }
    free = next((t for t in ("sands", "wetland", "jungle", "mountain") if t not in shown), "sands")
    return frozen_map(
        {
            name: Place(
                land.get("terrain", free), bool(land.get("coastal", False)), land["adjacent"]
            )
            for name, land in connected(wanted).items()
        }
    )


def board_names(components: Components) -> tuple[str, ...]:
    """Return what an implementation may name of the box: its boards."""
    return tuple(components.boards)


def maps(
    components: Components, boards: Sequence[str]
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Place]]]:
    """Give the maps that can be laid with some boards, the smallest first.

    Args:
        components: the box.
        boards: the boards that an implementation has.

    Yields:
        What a position on this map holds (its boards), and the lands of the map.
    """
    there = [board for board in boards if board in components.boards]
    for number in range(1, min(len(there), max(components.layouts)) + 1):
        for chosen in combinations(there, number):
            game = Game(Rules(), components)
            places = island(game, Position(players=number, boards=chosen))
            yield {"boards": list(chosen), "players": number}, places


def binds(wanted: Mapping[str, Any], place: Place) -> bool:
    """Tell whether a land can stand for a symbolic one.

    Args:
        wanted: what the symbolic land must be: `terrain`, `coastal`; what isn't named is free.
        place: the land.

    Returns:
        Whether it fits. Neighbours are the harness's business.
    """
    fits: bool = wanted.get("terrain", place.terrain) == place.terrain
    return fits and wanted.get("coastal", place.coastal) is place.coastal


def begun(game: Game, position: Position) -> bool:
    """Tell whether the game is under way: something has been placed on the island."""
    return bool(position.lands)


def lacks(game: Game, position: Position) -> str:
    """Tell what is missing on the table of a game that is under way; "" if nothing is."""
    if not begun(game, position):
        return ""
    if position.boards and len(position.boards) != position.players:
        return "there isn't a board for each player"
    if not position.spirits:
        return "no Spirit plays"
    if not position.fear.pool + position.fear.generated:
        return "there are no Fear markers"
    if not position.fear.deck:
        return "there is no Fear card"
    return "" if position.blight_card.tokens else "there is no blight to be taken"


def over(game: Game, position: Position) -> str:
    """Tell how the game has ended, or would end if it were judged now; "" if it goes on.

    What has not begun has not ended.
    """
    if not begun(game, position):
        return ""
    if position.result:
        return f"{position.result} ({position.result_by})"
    judged = judge(game, position, "power or card", at_end=True)
    return f"{judged.result} ({judged.result_by})" if judged.result else ""


GAME = Rulebook(
    name="spirit_island",
    title="Spirit Island",
    prefix="SI",
    folder=Path(__file__).parent,
    position=Position,
    rules=Rules,
    place=Place,
    operations=OPERATIONS,
    open_operations=open_operations,
    game=Game,
    check=check,
    lift=lift,
    components=load,
    places=island,
    symbolic=symbolic,
    boards=board_names,
    maps=maps,
    tick=tick,
    pack="spirit_island/base",
    binds=binds,
    over=over,
    begun=begun,
    lacks=lacks,
    draw=draw,
    box=box_markdown,
    set_up="spirit_island.set_up",
    score="spirit_island.score",
    begin_game=begin_game,
    begins_with=("spirits", "adversary", "scenario", "progression"),
    begin_turn=begin_turn,
    situations=some_situation,
    invariants=INVARIANTS,
    amendments=AMENDMENTS,
)

__all__ = ["GAME", "INVADERS", "OPERATIONS", "card_on", "load", "matches"]
