"""The Chief's Tent: provisions and kumis for livestock, and quests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, require
from rulewright.core.frozen import replace, with_entry
from rulewright.raiders_of_scythia.components import Game, crew_card, known, quest_tile
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.game_end import note_end
from rulewright.raiders_of_scythia.position import (
    Pair,
    Player,
    Position,
    active_player,
    with_player,
    with_settlement,
)
from rulewright.raiders_of_scythia.printed import Colour
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.supplies import can_pay, discard, gain, pay


class Lies(NamedTuple):
    """A quest on the main board.

    Attributes:
        quest: which it is.
        settlement: the settlement on which it lies; "" for the village.
        space: the space there.
        face_up: whether it lies face up.
    """

    quest: str
    settlement: str
    space: Pair
    face_up: bool


def chiefs_tent(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Chief's Tent: pay livestock for provisions and kumis, or complete a quest.

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.

    Raises:
        Illegal: with a blue worker.
    """
    who, player, rules = position.active, active_player(position), game.rules
    require(worker != "blue", "ROS-work-R02", "the Chief's Tent accepts only grey or red workers")
    price = Amounts(livestock=rules.tent_livestock)
    quests = _quests(game, position, who)
    against = next(iter(quests.excluded.values()), "ROS-chiefs-tent-P02")
    options = offer(
        ("livestock", "quest"),
        ("ROS-chiefs-tent-P01", lambda used: used != "livestock" or can_pay(player, price)),
        (against, lambda used: used != "quest" or bool(quests.allowed)),
    )
    used = yield from Choose("use_action", who, options, optional=True)
    if used == "livestock":
        cite("ROS-chiefs-tent-P01")
        position = yield from pay(position, who, price)
        gained = Amounts(provisions=rules.tent_provisions, kumis=rules.tent_kumis)
        return (yield from gain(game, position, who, gained))
    if used == "quest":
        cite("ROS-chiefs-tent-P02")
        return (yield from complete_quest(game, position, who))
    return position


def complete_quest(game: Game, position: Position, who: str) -> Play[Position]:
    """Let a player complete 1 quest (Chief's Tent).

    Args:
        game: rules and components.
        position: the position.
        who: the player.

    Returns:
        The position with the quest beside the player's board.
    """
    place = yield from Choose("quest", who, _quests(game, position, who))
    chosen = quests_on_board(position)[place]
    quest = quest_tile(game, position, chosen.quest)

    cite("ROS-chiefs-tent-S01")
    position = yield from pay(position, who, quest.pay)
    position = yield from _discard_for(game, position, who, quest.discard_strength)

    cite("ROS-chiefs-tent-S02", "ROS-chiefs-tent-X01")
    position = _without_quest(position, chosen)
    position = with_player(position, who, quests=(*position.players[who].quests, chosen.quest))
    return note_end(game, position)


def quests_on_board(position: Position) -> Mapping[str, Lies]:
    """Return the quests on the main board, by place (`village, space 1`)."""
    quests = {
        f"village, space {space}": Lies(quest, "", space, True)
        for space, quest in sorted(position.village_quests.items())
    }
    for name, settlement in sorted(position.settlements.items()):
        for space, lies in sorted(settlement.spaces.items()):
            if lies.quest:
                quests[f"{name}, space {space}"] = Lies(lies.quest, name, space, lies.face_up)
    return quests


def _quests(game: Game, position: Position, who: str) -> Options:
    """Offer the quests on the main board that a player can complete."""
    player, quests = position.players[who], quests_on_board(position)
    return offer(
        quests,
        ("ROS-chiefs-tent-R01", lambda place: quests[place].face_up),
        (
            "ROS-chiefs-tent-S01",
            lambda place: _can_pay(game, position, player, quests[place].quest),
        ),
        ("ROS-chiefs-tent-R02", lambda place: _strong(game, position, player, quests[place].quest)),
    )


def _can_pay(game: Game, position: Position, player: Player, quest: str) -> bool:
    """Tell whether a player has the silver and plunder of a quest."""
    return can_pay(player, quest_tile(game, position, quest).pay)


def _strong(game: Game, position: Position, player: Player, quest: str) -> bool:
    """Tell whether the cards in hand have the strength that a quest needs; nothing else helps."""
    needed = quest_tile(game, position, quest).discard_strength
    return not needed or sum(strength(game, position, card) for card in player.hand) >= needed


def strength(game: Game, position: Position, card: str) -> int:
    """Return the strength of a crew card."""
    return known(crew_card(game, position, card).strength, f"crew.{card}.strength")


def _discard_for(game: Game, position: Position, who: str, needed: int) -> Play[Position]:
    """Let a player discard cards, one by one, until they have the strength that is needed.

    More of them may follow (ROS-Q90); none does if it isn't answered.
    """
    if not needed:
        return position
    more = reading(game.rules, "ROS-Q90") == "any_cards"
    while needed > 0 or (more and position.players[who].hand):
        options = offer(dict.fromkeys(position.players[who].hand))
        card = yield from Choose("quest_discard", who, options, optional=needed <= 0)
        if not card:
            break
        position = discard(position, who, (card,))
        needed -= strength(game, position, card)
    return position


def _without_quest(position: Position, chosen: Lies) -> Position:
    """Take a quest off the main board; its place stays empty."""
    if not chosen.settlement:
        left = with_entry(position.village_quests, chosen.space, "")
        return replace(position, village_quests=left)
    settlement = position.settlements[chosen.settlement]
    empty = replace(settlement.spaces[chosen.space], quest="", face_up=False)
    spaces = with_entry(settlement.spaces, chosen.space, empty)
    return with_settlement(position, chosen.settlement, replace(settlement, spaces=spaces))
