"""What can stand on the table: a position that can't is refused, with where and what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.barracks import crew_spaces
from rulewright.raiders_of_scythia.components import (
    Game,
    ai_crew_card,
    animal_card,
    crew_card,
    hero_card,
    laid_box,
    printed_settlement,
    quest_tile,
    strategy_card,
)
from rulewright.raiders_of_scythia.invariants import animals_of, crew_of, quests_of, workers_of
from rulewright.raiders_of_scythia.position import (
    CREW_SPACES,
    NO_OPPONENT,
    OPPONENT,
    PLUNDER,
    SUPPLIED,
    Position,
    RaidSpace,
    Settlement,
)
from rulewright.raiders_of_scythia.printed import FOR_GREY_AND_RED, Animal, Crew, Quest
from rulewright.raiders_of_scythia.raid import BEYOND_THE_BRACKET
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.set_up import FIRST_COLOUR, FIRST_WORKERS, NO_QUESTS
from rulewright.raiders_of_scythia.town_centre import HERO

PLACED_IN_TURN = 1
"""How many workers more than between turns stand in the village in a turn."""


def check(game: Game, position: Position) -> None:
    """Refuse a position that can't stand on the table.

    Raises:
        Impossible: says where and what.
    """
    _players(game, position)
    _seats(game, position)
    _turn(position)
    _opponent(game, position)
    _village(game, position)
    for name, settlement in position.settlements.items():
        _settlement(game, position, name, settlement)
    _piles(game, position)
    _cards(game, position)
    _counted(game, position)


def _players(game: Game, position: Position) -> None:
    """Refuse what can't lie on or beside a player's board."""
    for name, player in position.players.items():
        where = f"players.{name}"
        if player.hero:
            hero_card(game, position, player.hero)
        for card in (*player.hand, *(member.name for member in player.crew.values())):
            crew_card(game, position, card)
        for space, member in player.crew.items():
            if space not in crew_spaces(game, player):
                raise Impossible(f"{where}.crew.{space}: this is no space for crew (ROS-Q12)")
            strength = crew_card(game, position, member.name).strength
            if strength is not None and member.wounds > strength:
                raise Impossible(
                    f"{where}.crew.{space}: {member.wounds} wounds are on a strength of {strength}"
                )
        for card in (*player.eagles.values(), *player.horses.values()):
            animal_card(game, position, card)
        for quest in player.quests:
            quest_tile(game, position, quest)
    twice = _twice(player.hero for player in position.players.values() if player.hero)
    if twice:
        raise Impossible(f"players: two of them have the hero {twice}")


def _twice(names: Iterable[str]) -> str:
    """Return the first name that stands twice; "" if none does."""
    return next((name for name, times in Counter(names).items() if times > 1), "")


def _seats(game: Game, position: Position) -> None:
    """Refuse players and an opponent who can't sit at one table (Setup; Solo play: set-up)."""
    players, most = position.players, game.rules.most_players
    if len(players) > most:
        raise Impossible(f"players: there are {len(players)}, the game is for 1 to {most}")
    if OPPONENT in players:
        raise Impossible(f"players.{OPPONENT}: only the opponent of a solo game is called so")
    if position.opponent.crew and len(players) > 1:
        raise Impossible("opponent.crew: a solo game has one player (ROS-solo-setup-U01)")
    for name in position.order:
        if name not in players:
            raise Impossible(f"order: there is no player {name!r}")
    if _twice(position.order):
        raise Impossible(f"order: {_twice(position.order)} is named twice")
    if position.order:
        for name in players:
            if name not in position.order:
                raise Impossible(f"order: the player {name} is missing")


def _turn(position: Position) -> None:
    """Refuse a moment that can't be: who acts, what is due, what was used (Course of a turn)."""
    active, agenda = position.active, position.agenda
    seats = (*position.players, *((OPPONENT,) if position.opponent.crew else ()))
    for where, names in (("last_turns", position.last_turns), ("result", position.result)):
        for name in names:
            if name not in seats:
                raise Impossible(f"{where}: there is no player {name!r}")
        if _twice(names):
            raise Impossible(f"{where}: {_twice(names)} is named twice")
    if active and active not in seats:
        raise Impossible(f"active: there is no player {active!r}")
    if position.last_turns and not position.end_triggered:
        raise Impossible("last_turns: the end of the game has not been triggered")
    if position.last_turns and active and active != position.last_turns[0]:
        raise Impossible(f"last_turns: the first is that of {active}, whose turn it is")
    if position.result and active:
        raise Impossible(f"result: it is still the turn of {active}")
    for step in agenda[:1]:
        if step == "score" and active:
            raise Impossible(f"agenda: it is scored after the last turn, not in that of {active}")
        if step == "opponent" and active not in ("", OPPONENT):
            raise Impossible(f"agenda: it is the turn of {active}, not of the opponent")
        if step in ("turn", "take", "end_turn") and active not in position.players:
            raise Impossible(f"agenda: {step} is due, and it is the turn of no player")
    if position.placed and position.placed not in position.village:
        raise Impossible(f"placed: no worker is on the {position.placed}")
    for used in position.used:
        if used != HERO and used not in CREW_SPACES:
            raise Impossible(f"used: {used!r} is neither the hero nor the space of an eagle")
    if _twice(position.used):
        raise Impossible(f"used: {_twice(position.used)} is used twice in one turn")


def _village(game: Game, position: Position) -> None:
    """Refuse workers and quests that can't be in the Scythian village (Work)."""
    for building, worker in position.village.items():
        if worker == "blue" and building in FOR_GREY_AND_RED:
            raise Impossible(
                f"village.{building}: a blue worker may not be placed there (ROS-work-R02)"
            )
    between = len(FIRST_WORKERS)
    most = between if position.agenda[:1] == ("turn",) else between + PLACED_IN_TURN
    if len(position.village) > most:
        raise Impossible(
            f"village: {len(position.village)} workers are there, {most} are the most "
            "(ROS-work-D04)"
        )
    blue, in_the_box = workers_of(position)[FIRST_COLOUR], game.components.counts.blue
    if blue > in_the_box:
        raise Impossible(
            f"village: {blue} {FIRST_COLOUR} workers are on the table, the box has {in_the_box}"
        )
    for quest in position.village_quests.values():
        quest_tile(game, position, quest)


def _settlement(game: Game, position: Position, name: str, settlement: Settlement) -> None:
    """Refuse what can't lie on a settlement (Setup, steps 3 to 6; Raid)."""
    printed = printed_settlement(game, position, name)
    for space, lies in settlement.spaces.items():
        where = f"settlements.{name}.spaces.{space}"
        if printed.spaces and int(space) > len(printed.spaces):
            raise Impossible(f"{where}: the settlement has {len(printed.spaces)} raid spaces")
        icon = printed.spaces[int(space) - 1].plunder if printed.spaces else None
        pieces = sum(lies.plunder.values())
        if icon is not None and pieces > icon:
            raise Impossible(f"{where}.plunder: {pieces} pieces lie on an icon of {icon}")
        if lies.quest:
            quest_tile(game, position, lies.quest)
        if printed.civilisation == NO_QUESTS and (lies.quest or lies.face_up):
            raise Impossible(f"{where}: Greece has no quests (ROS-setup-D01)")
        _raid_space(position, where, lies)
    bracket = reading(game.rules, "ROS-Q02") == "three_civilisations"
    any_worker = bracket and printed.civilisation == BEYOND_THE_BRACKET
    for space, worker in settlement.workers.items():
        if printed.workers is not None and worker not in printed.workers and not any_worker:
            raise Impossible(
                f"settlements.{name}.workers.{space}: it takes a {' or '.join(printed.workers)} "
                f"worker, not a {worker} one (ROS-raid-R01)"
            )


def _raid_space(position: Position, where: str, lies: RaidSpace) -> None:
    """Refuse what can't lie on a raid space: a raid takes all and turns the quest up (Raid)."""
    if lies.face_up and not lies.quest:
        raise Impossible(f"{where}.face_up: no quest lies there")
    if lies.raided and any(lies.plunder.values()):
        raise Impossible(f"{where}.plunder: it has been raided (ROS-raid-S04)")
    if lies.raided and lies.worker and not position.opponent.crew:
        raise Impossible(f"{where}.worker: it has been raided (ROS-raid-S04)")
    if lies.quest and lies.raided and not lies.face_up:
        raise Impossible(f"{where}.quest: it is turned up by the raid (ROS-raid-S05)")
    if lies.face_up and not lies.raided:
        raise Impossible(f"{where}.face_up: it is turned up by a raid only (ROS-setup-U03)")


def _piles(game: Game, position: Position) -> None:
    """Refuse cards in piles that there are not."""
    for card in (*position.crew_deck, *position.crew_discard):
        crew_card(game, position, card)
    for card in (*position.animals.values(), *position.animal_deck, *position.animal_discard):
        animal_card(game, position, card)
    strategies = (*position.strategy_deck, *position.strategy_discard)
    for card in strategies:
        strategy_card(game, position, card)
    if _twice(strategies):
        raise Impossible(f"strategy_deck: {_twice(strategies)} is there twice")
    most = game.components.counts.strategies
    if len(strategies) > most:
        raise Impossible(f"strategy_deck: {len(strategies)} are on the table, the box has {most}")


def _cards(game: Game, position: Position) -> None:
    """Refuse more cards or quests than the box holds, of one name or in all (Components)."""
    box, counts = laid_box(game, position), game.components.counts
    there: tuple[tuple[str, Counter[str], Mapping[str, Crew | Animal | Quest], int], ...] = (
        ("crew", crew_of(position), box.crew, counts.crew),
        ("animals", animals_of(position), box.animals, counts.animals),
        ("quests", quests_of(position), box.quests, counts.quests),
    )
    for kind, found, printed, most in there:
        if found.total() > most:
            raise Impossible(f"{kind}: {found.total()} are on the table, the box has {most}")
        for name, number in found.items():
            copies = printed[name].copies
            if copies is not None and number > copies:
                raise Impossible(
                    f"{kind}: {name}: {number} are on the table, there are {copies} of it"
                )


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
