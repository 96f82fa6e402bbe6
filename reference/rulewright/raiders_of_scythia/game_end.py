"""The end of the game: what triggers it, and who then has a last turn."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import Game, laid_box
from rulewright.raiders_of_scythia.position import OPPONENT, Position, RaidSpace
from rulewright.raiders_of_scythia.rules import reading


def note_end(game: Game, position: Position) -> Position:
    """Trigger the end of the game if few raid spaces or quests are left (End of the game).

    It is asked after each operation that can take a raid space or a quest from the board. Whether
    it is asked at once or at the end of the turn makes no difference (ROS-Q41): neither comes back.

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position, with the end triggered if it is.
    """
    if position.end_triggered:
        return position
    spaces = raid_spaces_left(game, position)
    if permits(spaces <= game.rules.raid_spaces_left, "ROS-game-end-T01"):
        return replace(position, end_triggered=True)
    quests = quests_left(position)
    if permits(quests <= game.rules.quests_left, "ROS-game-end-T02"):
        return replace(position, end_triggered=True)
    return position


def pass_turn(game: Game, position: Position, name: str) -> Position:
    """Hand the turn on clockwise; after the last turn of all to nobody (End of the game).

    Args:
        game: rules and components.
        position: the position at the end of a turn.
        name: whose turn ends: a player, or the opponent of a solo game.

    Returns:
        The position with the one whose turn is next.

    Raises:
        Impossible: whose turn ends is not among those who take turns.
    """
    seats = position.order
    if position.opponent.crew:
        seats = (*seats, OPPONENT)
    if name not in seats:
        raise Impossible(f"order: {name} takes no turns")
    here = seats.index(name) + 1
    next_seats = (*seats[here:], *seats[:here])
    if not position.end_triggered:
        return replace(position, active=next_seats[0], placed="", used=())

    if position.last_turns:
        cite("ROS-game-end-S02")
        last_turns = position.last_turns[1:]
    else:
        cite("ROS-game-end-S01")
        last_turns = _last_turns(game, next_seats)
    following = last_turns[0] if last_turns else ""
    return replace(position, active=following, last_turns=last_turns, placed="", used=())


def _last_turns(game: Game, next_seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return who has a last turn, in order; the one who triggered the end has the last of all."""
    cite("ROS-game-end-S02")
    if reading(game.rules, "ROS-Q07") == "triggering_turn_is_last":
        next_seats = next_seats[:-1]
    if reading(game.rules, "ROS-Q40") == "no_last_turn":
        next_seats = tuple(name for name in next_seats if name != OPPONENT)
    return next_seats


def raid_spaces_left(game: Game, position: Position) -> int:
    """Count the raid spaces that have not been raided (ROS-Q08)."""
    left = sum(not lies.raided for lies in _spaces(position))
    if reading(game.rules, "ROS-Q08") == "printed_spaces":
        printed = sum(len(its.spaces) for its in laid_box(game, position).settlements.values())
        left += printed - sum(1 for _ in _spaces(position))
    return left


def quests_left(position: Position) -> int:
    """Count the quests on the main board, face up or face down."""
    on_spaces = sum(bool(lies.quest) for lies in _spaces(position))
    return on_spaces + len(position.village_quests)


def _spaces(position: Position) -> Iterator[RaidSpace]:
    for settlement in position.settlements.values():
        yield from settlement.spaces.values()
