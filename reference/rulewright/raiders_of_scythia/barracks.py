"""The Barracks: crew is hired, or healed for kumis."""

from __future__ import annotations

from collections import Counter

from rulewright.core.asks import Choose, Divide, Part, Play
from rulewright.core.citing import cite, offer, permits
from rulewright.core.frozen import replace, with_entry
from rulewright.raiders_of_scythia.components import Game, crew_card, known
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import (
    CREW_SPACES,
    CrewMember,
    CrewSpace,
    Player,
    Position,
    active_player,
    crew_space,
    with_player,
    with_supply,
)
from rulewright.raiders_of_scythia.printed import Colour
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.supplies import pay, without


def barracks(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Barracks: hire 1 crew member, or remove wounds for kumis (Barracks).

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.
    """
    who, player, kumis = position.active, active_player(position), game.rules.healing_kumis
    options = offer(
        ("hire", "heal"),
        ("ROS-barracks-P01", lambda wanted: wanted != "hire" or bool(player.hand)),
        ("ROS-barracks-L02", lambda wanted: wanted != "hire" or has_place(game, player)),
        ("ROS-barracks-S01", lambda wanted: wanted != "hire" or can_hire(game, position, who)),
        ("ROS-barracks-P02", lambda wanted: wanted != "heal" or player.kumis >= kumis),
        ("ROS-barracks-P02", lambda wanted: wanted != "heal" or _healable(game, player) > 0),
    )
    used = yield from Choose("use_action", who, options, optional=True)
    if used == "hire":
        cite("ROS-barracks-P01")
        return (yield from hire(game, position, who))
    if used == "heal":
        return (yield from _heal(game, position, who))
    return position


# Healing


def _healable(game: Game, player: Player) -> int:
    """Return how many wounds one use of the Barracks removes."""
    wounds, most = wounds_of(player), game.rules.wounds_healed
    if wounds < most and reading(game.rules, "ROS-Q19") == "exactly_two":
        return 0
    return min(wounds, most)


def wounds_of(player: Player) -> int:
    """Return the wounds of a player's crew."""
    return sum(member.wounds for member in player.crew.values())


def _heal(game: Game, position: Position, who: str) -> Play[Position]:
    """Let a player pay kumis and remove wounds from any of the own crew."""
    cite("ROS-barracks-P02", "ROS-card-terms-D04", "ROS-wounds-R03")
    player = position.players[who]
    position = yield from pay(position, who, Amounts(kumis=game.rules.healing_kumis))
    wounded = (space for space in CREW_SPACES if space in player.crew)
    parts = tuple(
        Part(space, 1, player.crew[space].wounds) for space in wounded if player.crew[space].wounds
    )
    healed = yield from Divide("heal", who, _healable(game, player), parts)
    for space, (wounds,) in healed.items():
        position = remove_wounds(position, who, crew_space(space), wounds)
    return position


def remove_wounds(position: Position, who: str, space: CrewSpace, wounds: int) -> Position:
    """Return wounds of a crew member to the main supply."""
    crew = position.players[who].crew
    member = crew[space]
    healed = replace(member, wounds=member.wounds - wounds)
    position = with_player(position, who, crew=with_entry(crew, space, healed))
    return with_supply(position, "wound", wounds)


# Hiring


def can_hire(game: Game, position: Position, who: str, less: int = 0) -> bool:
    """Tell whether a player has a card that can be paid and a space for it."""
    player = position.players[who]
    paid = any(cost(game, position, card, less) <= player.silver for card in player.hand)
    return paid and has_place(game, player)


def cost(game: Game, position: Position, card: str, less: int) -> int:
    """Return the silver that a crew card costs, so much less."""
    printed = known(crew_card(game, position, card).cost, f"crew.{card}.cost")
    return max(printed - less, 0)


def hire(game: Game, position: Position, who: str, less: int = 0) -> Play[Position]:
    """Let a player hire 1 crew member from the hand (Barracks).

    Args:
        game: rules and components.
        position: the position.
        who: the player.
        less: the silver that it costs less.

    Returns:
        The position with the crew member on the player's board.
    """
    cite("ROS-barracks-S01", "ROS-card-terms-D01", "ROS-card-terms-D05")
    player = position.players[who]
    options = offer(
        dict.fromkeys(player.hand),
        ("ROS-barracks-S01", lambda card: cost(game, position, card, less) <= player.silver),
    )
    card = yield from Choose("hire", who, options)
    paid = Amounts(silver=cost(game, position, card, less))
    position = yield from pay(position, who, paid)
    position = with_player(position, who, hand=without(player.hand, (card,)))

    room = permits(bool(_empty_spaces(game, player)), "ROS-barracks-L02")
    position = yield from _make_room(game, position, who, room)

    cite("ROS-barracks-S02")
    crew = position.players[who].crew
    options = offer(
        crew_spaces(game, player), ("ROS-barracks-R01", lambda space: space not in crew)
    )
    space = crew_space((yield from Choose("crew_space", who, options)))
    return with_player(position, who, crew=with_entry(crew, space, CrewMember(card)))


def crew_spaces(game: Game, player: Player) -> tuple[CrewSpace, ...]:
    """Return the spaces of a player's board on which crew can be."""
    spaces = CREW_SPACES[: game.rules.crew_spaces]
    if player.hero and reading(game.rules, "ROS-Q12") == "one_of_five":
        return spaces[1:]
    return spaces


def has_place(game: Game, player: Player) -> bool:
    """Tell whether there is a space for one more crew member, or room can be made."""
    return bool(_empty_spaces(game, player)) or may_dismiss(game, player)


def _empty_spaces(game: Game, player: Player) -> tuple[CrewSpace, ...]:
    return tuple(space for space in crew_spaces(game, player) if space not in player.crew)


def may_dismiss(game: Game, player: Player) -> bool:
    """Tell whether a player may remove hired crew to make room."""
    if reading(game.rules, "ROS-Q01") == "anyone":
        return bool(player.crew)
    names = Counter(member.name for member in player.crew.values())
    return any(number >= game.rules.same_name for number in names.values())


def _make_room(game: Game, position: Position, who: str, room: bool) -> Play[Position]:
    """Let a player remove a hired crew member to make room (Barracks)."""
    player = position.players[who]
    when_full = reading(game.rules, "ROS-Q52") == "only_when_full"
    options = offer(
        (space for space in crew_spaces(game, player) if space in player.crew),
        ("ROS-barracks-R02", lambda _: may_dismiss(game, player)),
        ("ROS-barracks-P03", lambda _: not (room and when_full)),
    )
    space = yield from Choose("dismiss", who, options, optional=room)
    if not space:
        return position
    cite("ROS-barracks-P03")
    return dismiss(position, who, crew_space(space))


def dismiss(position: Position, who: str, space: CrewSpace) -> Position:
    """Discard a crew member; the wounds on it go back to the main supply (Taking wounds)."""
    cite("ROS-wounds-S04")
    crew = position.players[who].crew
    member = crew[space]
    position = replace(position, crew_discard=(*position.crew_discard, member.name))
    left = {where: other for where, other in crew.items() if where != space}
    position = with_player(position, who, crew=left)
    return with_supply(position, "wound", member.wounds)
