"""The final scoring: additional VP, the winner, and who wins a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rulewright.core.asks import Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import (
    Game,
    animal_card,
    crew_card,
    known,
    quest_tile,
)
from rulewright.raiders_of_scythia.position import OPPONENT, Player, Position, with_player
from rulewright.raiders_of_scythia.rules import Rules, reading
from rulewright.raiders_of_scythia.solo_scoring import opponent_belongings, score_opponent


class Standing(msgspec.Struct, frozen=True):
    """What decides who wins.

    Attributes:
        vp: the score.
        collected: how many quests, crew and animals.
        goods: how much silver, provisions and kumis.
    """

    vp: int
    collected: tuple[int, ...]
    goods: tuple[int, ...]


def score(game: Game, position: Position) -> Play[Position]:
    """Score the game when it has ended, and name the winners (Final scoring).

    Args:
        game: rules and components.
        position: the position after the last turn.

    Returns:
        The position with the final VP and the winners.

    Raises:
        Impossible: there are no players.
        Illegal: it has been scored, or somebody still has a turn.
    """
    yield from ()
    if not position.order:
        raise Impossible("order: there is nobody to be scored")
    require(
        not (position.active or position.result),
        "ROS-game-end-S02",
        "the game is scored once, after the last turn of all",
    )
    standings: dict[str, Standing] = {}
    for name in position.order:
        player = position.players[name]
        vp = player.vp + additional_vp(game, position, player)
        position = with_player(position, name, vp=vp)
        standings[name] = standing(position.players[name])
    if position.opponent.crew:
        position = yield from score_opponent(game, position)
        standings[OPPONENT] = standing_of_opponent(game, position)
    return replace(position, result=winners(game.rules, standings))


def additional_vp(game: Game, position: Position, player: Player) -> int:
    """Return the VP that a player is given when the game has ended (Final scoring)."""
    cite("ROS-scoring-V01")
    cards = [member.name for member in player.crew.values()]
    if reading(game.rules, "ROS-Q33") == "hand_too":
        cards.extend(player.hand)
    vp = sum(known(crew_card(game, position, card).vp, f"crew.{card}.vp") for card in cards)

    cite("ROS-scoring-V02")
    assigned_only = reading(game.rules, "ROS-Q34") == "assigned_only"
    for space, card in player.eagles.items():
        if space in player.crew or not assigned_only:
            vp += animal_card(game, position, card).eagle.vp
    for space, card in player.horses.items():
        if space in player.crew or not assigned_only:
            vp += animal_card(game, position, card).horse.vp

    cite("ROS-scoring-V03")
    vp += sum(quest_tile(game, position, quest).vp for quest in player.quests)

    cite("ROS-scoring-V04")
    vp += player.gold * game.rules.gold_vp
    cite("ROS-scoring-V05")
    vp += player.equipment * game.rules.equipment_vp
    cite("ROS-scoring-V06")
    vp += player.wagon * game.rules.wagon_vp
    cite("ROS-scoring-V07")
    return vp + pairs(game.rules, player.livestock) * game.rules.livestock_pair_vp


def pairs(rules: Rules, livestock: int) -> int:
    """Return how many pairs so much livestock makes (ROS-Q09)."""
    odd = livestock % rules.livestock_pair
    whole = livestock // rules.livestock_pair
    return whole + 1 if odd and reading(rules, "ROS-Q09") == "rounded_up" else whole


def standing(player: Player) -> Standing:
    """Return what decides for a player who wins."""
    animals = len(player.eagles) + len(player.horses)
    return Standing(
        vp=player.vp,
        collected=(len(player.quests), len(player.crew), animals),
        goods=(player.silver, player.provisions, player.kumis),
    )


def standing_of_opponent(game: Game, position: Position) -> Standing:
    """Return what decides for the opponent of a solo game whether it wins."""
    has = opponent_belongings(game, position)
    return Standing(
        vp=position.opponent.vp,
        collected=(has.quests, has.crew, has.animals),
        goods=(has.silver, has.provisions, has.kumis),
    )


def winners(rules: Rules, standings: Mapping[str, Standing]) -> tuple[str, ...]:
    """Return who wins: one, or those who share the victory (Final scoring).

    Args:
        rules: the rules in force.
        standings: what each one has reached, in the order of the players.

    Returns:
        The winners.
    """
    cite("ROS-scoring-D01")
    best = _best({name: (its.vp,) for name, its in standings.items()})
    if len(best) > 1:
        cite("ROS-scoring-V08")
        apart = reading(rules, "ROS-Q10") == "one_after_another"
        best = _best({name: _compared(standings[name].collected, apart) for name in best})
    if len(best) > 1:
        cite("ROS-scoring-V09")
        apart = reading(rules, "ROS-Q11") == "one_after_another"
        best = _best({name: _compared(standings[name].goods, apart) for name in best})
    if len(best) > 1:
        cite("ROS-scoring-V10")
    return best


def _compared(counts: Sequence[int], apart: bool) -> tuple[int, ...]:
    """Return what is compared: one sum, or one count after the other."""
    return tuple(counts) if apart else (sum(counts),)


def _best(values: Mapping[str, tuple[int, ...]]) -> tuple[str, ...]:
    most = max(values.values())
    return tuple(name for name, value in values.items() if value == most)
