"""The raid in its six steps (Raid)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import EMPTY, frozen_map, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import Game, known, printed_settlement
from rulewright.raiders_of_scythia.dice import roll_dice
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.game_end import note_end
from rulewright.raiders_of_scythia.position import (
    PAIR,
    Pair,
    Player,
    Position,
    Settlement,
    active_player,
    whose_turn,
    with_player,
    with_settlement,
)
from rulewright.raiders_of_scythia.printed import BUILDINGS, COLOURS, Colour
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.strength import (
    active_abilities,
    rewards,
    strength_of,
    vp_and_wounds,
)
from rulewright.raiders_of_scythia.supplies import gain, pay
from rulewright.raiders_of_scythia.wounds import distribute

BEYOND_THE_BRACKET = "Greece"
"""The civilisation that the sentence on the three conditions doesn't name (ROS-Q02)."""
RAID_SPACE = "raid space"


class Needs(NamedTuple):
    """What a raid needs: a worker of one of these colours, crew, provisions and wagons."""

    workers: tuple[Colour, ...]
    crew: int
    provisions: int
    wagons: int


def raid(game: Game, position: Position, settlement: str) -> Play[Position]:
    """Raid a settlement with the active player (Raid, steps 1 to 6).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement that is raided.

    Returns:
        The position after the raid.

    Raises:
        Illegal: a condition isn't met, no space is left, or it isn't the time to raid.
        Impossible: there is no such settlement on the table, or something on it isn't known.
    """
    needs = meet_conditions(game, position, settlement)
    cite("ROS-raid-R05")

    cite("ROS-raid-S01")
    worker = active_player(position).worker
    spaces = worker_spaces(game, position, settlement)
    why = f"{settlement}: no worker space is left on which a worker may be placed"
    require(bool(spaces.allowed), "ROS-raid-R09", why)
    side = _side((yield from Choose("worker_space", position.active, spaces)))
    position = _worker_placed(position, settlement, side)
    target: Literal["", Pair] = ""
    if reading(game.rules, "ROS-Q26") == "other_spaces":
        target = yield from _choose_raid_space(game, position, settlement)

    cite("ROS-raid-S02")
    position = yield from pay(position, position.active, _price(needs))

    position, kumis = yield from _pay_kumis(game, position, "before")

    cite("ROS-raid-S03")
    active = active_abilities(game, position, settlement)
    shown = yield from roll_dice(game, position, settlement, active, target)
    position, kumis_then = yield from _pay_kumis(game, position, "after")
    strength = strength_of(game, position, kumis + kumis_then, shown.strength, active)
    vp, more_wounds = vp_and_wounds(game, position, settlement, strength)
    position = yield from gain(game, position, position.active, Amounts(vp=vp))
    position = yield from rewards(game, position, active)
    position = yield from distribute(game, position, active, shown.wounds + more_wounds)

    takes_place = vp > 0 or reading(game.rules, "ROS-Q23") == "takes_place"
    if not permits(takes_place, "ROS-strength-R01"):
        return note_end(game, _worker_back(position, settlement, side, worker))

    space = target or (yield from _choose_raid_space(game, position, settlement))
    position = yield from _take_plunder(position, settlement, space)
    cite("ROS-raid-T01")
    return note_end(game, position)


def meet_conditions(game: Game, position: Position, settlement: str) -> Needs:
    """Require that the active player may raid a settlement and meets its three conditions (Raid).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement.

    Returns:
        What the raid needs.

    Raises:
        Illegal: the turn is used otherwise, a condition isn't met, or no space is left.
        Impossible: there is no such settlement on the table, or nobody who could raid it.
    """
    player, there = active_player(position), _laid_out(position, settlement)
    if not player.worker:
        raise Impossible(
            f"players.{position.active}.worker: a turn begins with 1 worker (ROS-turn-R03)"
        )
    due = not position.placed and position.agenda[:1] in ((), ("turn",))
    require(due, "ROS-turn-R01", f"{position.active} works in this turn: a turn is work or a raid")

    cite("ROS-raid-Z01")
    needs = needs_of(game, position, settlement)
    require(
        player.worker in needs.workers,
        "ROS-raid-R01",
        f"{settlement} takes a {' or '.join(needs.workers)} worker, not a {player.worker} one",
    )
    crew = crew_for_raids(game, player)
    why = f"{settlement} needs {needs.crew} crew, {position.active} has {crew}"
    require(crew >= needs.crew, "ROS-raid-R01", why)
    why = (
        f"{settlement} needs {needs.provisions} provisions and {needs.wagons} wagons, "
        f"{position.active} has {player.provisions} and {player.wagon}"
    )
    enough = player.provisions >= needs.provisions and player.wagon >= needs.wagons
    require(enough, "ROS-raid-R01", why)

    left = any(_remains(there, space) for space in PAIR)
    require(left, "ROS-raid-S04", f"{settlement}: both of its raid spaces have been raided")
    return needs


def crew_for_raids(game: Game, player: Player) -> int:
    """Return how many crew a player has for what a raid needs (ROS-Q13)."""
    hero = bool(player.hero) and reading(game.rules, "ROS-Q13") == "yes"
    return len(player.crew) + hero


def _laid_out(position: Position, settlement: str) -> Settlement:
    if settlement not in position.settlements:
        others = f", only {', '.join(position.settlements)}" if position.settlements else ""
        raise Impossible(f"settlements: {settlement} is not on the table{others}")
    return position.settlements[settlement]


def needs_of(game: Game, position: Position, settlement: str) -> Needs:
    """Return what a raid on a settlement needs (Raid, conditions 1 to 3).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement.

    Returns:
        What is printed; nothing for Greece by a reading of ROS-Q02.
    """
    printed = printed_settlement(game, position, settlement)
    bracket = reading(game.rules, "ROS-Q02") == "three_civilisations"
    if bracket and printed.civilisation == BEYOND_THE_BRACKET:
        return Needs(COLOURS, 0, 0, 0)
    return Needs(
        known(printed.workers, f"settlements.{settlement}.workers"),
        known(printed.crew, f"settlements.{settlement}.crew"),
        known(printed.provisions, f"settlements.{settlement}.provisions"),
        known(printed.wagons, f"settlements.{settlement}.wagons"),
    )


def _price(needs: Needs) -> Amounts:
    return Amounts(provisions=needs.provisions, wagon=needs.wagons)


def worker_spaces(game: Game, position: Position, settlement: str) -> Options:
    """Return the worker spaces of a settlement on which a worker may be placed (Raid, step 1).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement.

    Returns:
        The empty ones; by a reading of ROS-Q14 those beside a raid space that remains.
    """
    there = position.settlements[settlement]

    def empty(space: str) -> bool:
        return permits(space not in there.workers, "ROS-raid-R06")

    def beside_a_raid_space(space: str) -> bool:
        apart = reading(game.rules, "ROS-Q14") == "apart"
        return apart or _remains(there, space)

    return offer(PAIR, ("ROS-raid-R09", empty), ("ROS-raid-S04", beside_a_raid_space))


def _side(space: str) -> Pair:
    """Return a space by its place from the left."""
    return "1" if space == "1" else "2"


def _remains(there: Settlement, space: str) -> bool:
    """Tell whether a raid space is used in this game and has not been raided."""
    return any(side == space and not lies.raided for side, lies in there.spaces.items())


def _worker_placed(position: Position, settlement: str, side: Pair) -> Position:
    """Place the active player's worker on a worker space, where it stays (Raid, step 1)."""
    there = position.settlements[settlement]
    colour = active_player(position).worker
    assert colour
    there = replace(there, workers=with_entry(there.workers, side, colour))
    return with_player(with_settlement(position, settlement, there), position.active, worker="")


def _worker_back(
    position: Position, settlement: str, side: Pair, worker: Literal["", Colour]
) -> Position:
    """Take the worker of a raid that fails back from its space (a reading of ROS-Q23)."""
    there = position.settlements[settlement]
    left = frozen_map({space: colour for space, colour in there.workers.items() if space != side})
    position = with_settlement(position, settlement, replace(there, workers=left))
    return with_player(position, position.active, worker=worker)


def _pay_kumis(
    game: Game, position: Position, when: Literal["before", "after"]
) -> Play[tuple[Position, int]]:
    """Let the active player pay kumis before or after the roll (ROS-Q25).

    Asks `kumis` about the player; none is paid if it isn't answered.
    """
    if reading(game.rules, "ROS-Q25") != when:
        return position, 0
    there = active_player(position).kumis
    amounts = map(str, range(1, game.components.counts.kumis + 1))
    options = offer(amounts, ("ROS-raid-P02", lambda amount: int(amount) <= there))
    chosen = yield from Choose("kumis", position.active, options, optional=True)
    paid = int(chosen or 0)
    position = yield from pay(position, position.active, Amounts(kumis=paid))
    return position, paid


def _choose_raid_space(game: Game, position: Position, settlement: str) -> Play[Pair]:
    """Choose a remaining raid space of a settlement; asks `raid_space` about the player."""
    there = position.settlements[settlement]

    def remains(space: str) -> bool:
        return _remains(there, space)

    def beside_the_worker(space: str) -> bool:
        return reading(game.rules, "ROS-Q14") == "apart" or space in there.workers

    used = [space for space in PAIR if space in there.spaces]
    spaces = offer(used, ("ROS-raid-S04", remains), ("ROS-raid-example-Z03", beside_the_worker))
    return _side((yield from Choose("raid_space", position.active, spaces)))


def plunder(game: Game, position: Position, settlement: str) -> Play[Position]:
    """Plunder a raid space of a settlement with the active player (Raid, steps 5 and 6).

    Args:
        game: rules and components.
        position: the position; the active player's worker has been placed.
        settlement: the settlement that is raided.

    Returns:
        The position with the plunder and the new worker in the player's supply.

    Raises:
        Illegal: the player has a worker still, or no raid space is left.
        Impossible: there is no such settlement on the table.
    """
    whose_turn(position)
    there = _laid_out(position, settlement)
    left = any(_remains(there, space) for space in PAIR)
    require(left, "ROS-raid-S04", f"{settlement}: both of its raid spaces have been raided")
    target = yield from _choose_raid_space(game, position, settlement)
    position = yield from _take_plunder(position, settlement, target)
    return note_end(game, position)


def _take_plunder(position: Position, settlement: str, space: Pair) -> Play[Position]:
    """Take the plunder and the new worker of a raid space; turn its quest up."""
    there = position.settlements[settlement]
    lies = there.spaces[space]
    if not lies.worker:
        raise Impossible(
            f"settlements.{settlement}.spaces.{space}.worker: a worker stands on each raid space "
            "that has not been raided (ROS-setup-U11)"
        )

    cite("ROS-raid-S04")
    player = active_player(position)
    why = f"{position.active} has a worker still, and can't take another"
    require(not player.worker, "ROS-turn-R03", why)
    more = {kind: getattr(player, kind) + number for kind, number in lies.plunder.items()}
    yield from _choose_new_worker(position, settlement)
    position = with_player(position, position.active, **more, worker=lies.worker)
    after = replace(lies, worker="", plunder=EMPTY, raided=True)

    if lies.quest:
        cite("ROS-raid-S05")
        after = replace(after, face_up=True)
    spaces = with_entry(there.spaces, space, after)
    return with_settlement(position, settlement, replace(there, spaces=spaces))


def _choose_new_worker(position: Position, settlement: str) -> Play[str]:
    """Take the new worker from the raid space; asks `new_worker`, which has no other answer."""
    placed = [f"worker space {side}" for side in position.settlements[settlement].workers]
    village = [building for building in BUILDINGS if building in position.village]
    places = offer(
        (RAID_SPACE, *placed, *village),
        ("ROS-raid-R06", lambda place: place not in placed),
        ("ROS-raid-R07", lambda place: place not in village),
    )
    return (yield from Choose("new_worker", position.active, places))


def compare_strength(
    game: Game, position: Position, settlement: str, strength: int
) -> Play[Position]:
    """Give the active player what a raid of this strength obtains: VP or wounds (Strength).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement that is raided.
        strength: the total strength.

    Returns:
        The position after it.
    """
    whose_turn(position)
    active = active_abilities(game, position, settlement)
    vp, wounds = vp_and_wounds(game, position, settlement, strength)
    position = yield from gain(game, position, position.active, Amounts(vp=vp))
    return (yield from distribute(game, position, active, wounds))


def take_wounds(game: Game, position: Position, settlement: str, wounds: int) -> Play[Position]:
    """Let the active player take the wounds of a raid on a settlement (Taking wounds).

    Args:
        game: rules and components.
        position: the position.
        settlement: the settlement that is raided.
        wounds: the wounds of the dice and of the strength row.

    Returns:
        The position after it.
    """
    whose_turn(position)
    active = active_abilities(game, position, settlement)
    return (yield from distribute(game, position, active, wounds))
