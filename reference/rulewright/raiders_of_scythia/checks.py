"""What can stand on the table: a position that can't is refused, with where and what."""

from __future__ import annotations

from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import (
    Game,
    ai_crew_card,
    animal_card,
    crew_card,
    hero_card,
    printed_settlement,
    quest_tile,
    strategy_card,
)
from rulewright.raiders_of_scythia.position import (
    NO_OPPONENT,
    OPPONENT,
    PLUNDER,
    SUPPLIED,
    Position,
)
from rulewright.raiders_of_scythia.printed import FOR_GREY_AND_RED


def check(game: Game, position: Position) -> None:
    """Refuse a position that can't stand on the table.

    Raises:
        Impossible: says where and what.
    """
    for name, player in position.players.items():
        where = f"players.{name}"
        if player.hero:
            hero_card(game, position, player.hero)
        for card in (*player.hand, *(member.name for member in player.crew.values())):
            crew_card(game, position, card)
        for space, member in player.crew.items():
            strength = crew_card(game, position, member.name).strength
            if strength is not None and member.wounds > strength:
                raise Impossible(
                    f"{where}.crew.{space}: {member.wounds} wounds are on a strength of {strength}"
                )
        for card in (*player.eagles.values(), *player.horses.values()):
            animal_card(game, position, card)
        for quest in player.quests:
            quest_tile(game, position, quest)
    seats = (*position.players, *((OPPONENT,) if position.opponent.crew else ()))
    for name in position.order:
        if name not in position.players:
            raise Impossible(f"order: there is no player {name!r}")
    for name in position.last_turns:
        if name not in seats:
            raise Impossible(f"last_turns: there is no player {name!r}")
    if position.active and position.active not in seats:
        raise Impossible(f"active: there is no player {position.active!r}")
    _opponent(game, position)
    for building, worker in position.village.items():
        if worker == "blue" and building in FOR_GREY_AND_RED:
            raise Impossible(
                f"village.{building}: a blue worker may not be placed there (ROS-work-R02)"
            )
    for name, settlement in position.settlements.items():
        printed = printed_settlement(game, position, name)
        for space, lies in settlement.spaces.items():
            where = f"settlements.{name}.spaces.{space}"
            if lies.quest:
                quest_tile(game, position, lies.quest)
            if printed.civilisation == "Greece" and lies.quest:
                raise Impossible(f"{where}: Greece has no quests (ROS-setup-D01)")
    for quest in position.village_quests.values():
        quest_tile(game, position, quest)
    for card in {*position.crew_deck, *position.crew_discard}:
        crew_card(game, position, card)
    beside = position.animals.values()
    for card in {*beside, *position.animal_deck, *position.animal_discard}:
        animal_card(game, position, card)
    _counted(game, position)


def _opponent(game: Game, position: Position) -> None:
    """Refuse an opponent with components that there are not."""
    opponent = position.opponent
    if opponent.crew:
        ai_crew_card(game, position, opponent.crew)
    elif opponent != NO_OPPONENT:
        raise Impossible("opponent.crew: it has no AI crew card")
    for card in opponent.horses:
        animal_card(game, position, card)
    for quest in opponent.quests:
        quest_tile(game, position, quest)
    for card in (*position.strategy_deck, *position.strategy_discard):
        strategy_card(game, position, card)


def _counted(game: Game, position: Position) -> None:
    """Refuse more pieces than the box holds (Components)."""
    for kind in SUPPLIED:
        there = position.supply.get(kind, 0)
        if kind == "wound":
            crews = (player.crew.values() for player in position.players.values())
            there += sum(member.wounds for crew in crews for member in crew)
        else:
            there += sum(getattr(player, kind) for player in position.players.values())
        if kind == "provisions":
            there += position.opponent.provisions
        if kind in PLUNDER:
            spaces = (place.spaces.values() for place in position.settlements.values())
            there += sum(lies.plunder.get(kind, 0) for some in spaces for lies in some)
        most = getattr(game.components.counts, kind)
        if there > most:
            raise Impossible(f"supply.{kind}: {there} are on the table, the box has {most}")
