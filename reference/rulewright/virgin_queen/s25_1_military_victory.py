"""Military victories: the keys that a power controls (25.1, 23.6)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rulewright.core.asks import Play
from rulewright.core.citing import cite, permits
from rulewright.core.frozen import EMPTY, replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    MAJOR_POWERS,
    PROTESTANT,
    MajorPower,
    Position,
    space_of,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_game_map import controller
from rulewright.virgin_queen.s23_6_protestant import is_counted_key


def military_victory(
    game: Game,
    position: Position,
    auto_win: Mapping[MajorPower, int] = EMPTY,
    before: tuple[MajorPower, ...] = (),
) -> Play[Position]:
    """Look whether a power has won a military victory (25.1).

    Args:
        game: rules and components.
        position: the position.
        auto_win: how many keys reveal Auto Win, by power. It is printed on the power cards and not
            in the text; the Protestant's number is (23.6).
        before: the powers that had so many when the Action Phase began (VQ-Q273).

    Returns:
        The position, with the winner if there is one.

    Raises:
        Impossible: a number is given for the Protestant.
    """
    if PROTESTANT in auto_win:
        raise Impossible(f"auto_win.{PROTESTANT}: the text tells it")
    return judged(game, position, auto_win, before)
    yield


def judged(
    game: Game,
    position: Position,
    auto_win: Mapping[MajorPower, int] = EMPTY,
    before: Collection[str] = (),
) -> Position:
    """Return the position with the winner of a military victory, if there is one (25.1).

    Args:
        game: rules and components.
        position: the position.
        auto_win: how many keys reveal Auto Win, by power, apart from the Protestant.
        before: the powers that had so many already.
    """
    if position.winner or not permits(bool(position.impulse.power), "VQ-25.1-R02"):
        return position
    gained = reading(game.rules, "VQ-Q273") == "only_when_gained_in_action_phase"
    for power in MAJOR_POWERS:
        if has_enough_keys(game, position, power, auto_win) and not (gained and power in before):
            cite("VQ-25.1-V01")
            return replace(position, winner=power, won_by="military victory")
    return position


def has_enough_keys(
    game: Game, position: Position, power: MajorPower, auto_win: Mapping[MajorPower, int] = EMPTY
) -> bool:
    """Tell whether a power controls keys enough to reveal Auto Win, apart from those in unrest."""
    if power == PROTESTANT:
        return permits(keys(game, position, power) >= game.rules.protestant_keys, "VQ-23.6-E02")
    if power not in auto_win:
        return False
    return permits(keys(game, position, power) >= auto_win[power], "VQ-25.1-V01")


def keys(game: Game, position: Position, power: MajorPower) -> int:
    """Return how many keys count for a military victory of a power (25.1, 23.6)."""
    return sum(
        permits(not space_of(position, name).unrest, "VQ-25.1-R01")
        for name, place in game.map.items()
        if place.kind == "key" and _is_on_the_track(game, position, name, power)
    )


def _is_on_the_track(game: Game, position: Position, name: str, power: MajorPower) -> bool:
    """Tell whether the square marker of a key is taken from the track that shows Auto Win."""
    if power == PROTESTANT:
        return is_counted_key(game, position, name)
    return controller(game, position, name) == power


def after_new_keys(game: Game, earlier: Position, position: Position) -> Position:
    """Look for a military victory of the Protestant after it has gained keys (23.6, 25.1).

    That of another power can't be seen by the position: its number is printed on its power card.

    Args:
        game: rules and components.
        earlier: the position before.
        position: the position after it.
    """
    before = (PROTESTANT,) if has_enough_keys(game, earlier, PROTESTANT) else ()
    return judged(game, position, before=before)
