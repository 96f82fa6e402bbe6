"""Taking wounds (Taking wounds)."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Divide, Division, Part, Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.raiders_of_scythia.components import Game, crew_card, known
from rulewright.raiders_of_scythia.effects import FewerWounds, RaidGain
from rulewright.raiders_of_scythia.position import (
    CREW_SPACES,
    CrewMember,
    CrewSpace,
    Player,
    Position,
    with_player,
    with_supply,
)
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.strength import Active, times
from rulewright.raiders_of_scythia.supplies import gain, numbered


def distribute(
    game: Game, position: Position, active: tuple[Active, ...], wounds: int
) -> Play[Position]:
    """Let the active player take wounds in a raid and distribute them (Taking wounds).

    Asks `wounds` about the player: on which crew members they are put.

    Args:
        game: rules and components.
        position: the position.
        active: the abilities that act in this raid.
        wounds: the wounds of the dice and of the strength row.

    Returns:
        The position after the wounds, the deaths and what they bring.

    Raises:
        Illegal: more wounds on a crew member than it can take; or wounds that none can take, by
            a reading of ROS-Q20.
    """
    for one in active:
        if isinstance(one.ability, FewerWounds) and wounds:
            cite("ROS-raid-example-Z11")
            wounds = max(wounds - one.ability.wounds * one.times, 0)
    if not wounds:
        return position

    room = room_of(game, position)
    able = sum(room.values())
    if reading(game.rules, "ROS-Q20") == "raid_refused":
        why = f"{wounds} wounds are taken, the crew of {position.active} can take {able}"
        require(wounds <= able, "ROS-wounds-S01", why)
    cite("ROS-wounds-S01")
    wounds = min(wounds, able)
    in_supply = position.supply.get("wound", 0)
    if not permits(wounds <= in_supply, "ROS-components-L03"):
        wounds = in_supply

    cite("ROS-wounds-P01")
    division = yield from _divide(game, position, room, wounds)
    for space, name in _names(position.players[position.active]).items():
        taken = sum(division.get(name, ()))
        if taken:
            position = yield from _wound(game, position, active, space, taken)
    return position


def room_of(game: Game, position: Position) -> Mapping[CrewSpace, int]:
    """Return how many more wounds each crew member of the active player can take, the last too."""
    crew = position.players[position.active].crew
    room: dict[CrewSpace, int] = {}
    for space in CREW_SPACES:
        if space in crew:
            permits(not crew[space].wounds, "ROS-wounds-R02")
            room[space] = _strength_left(game, position, crew[space]) + game.rules.last_wound
    return room


def _strength_left(game: Game, position: Position, member: CrewMember) -> int:
    printed = known(crew_card(game, position, member.name).strength, f"crew.{member.name}.strength")
    return printed - member.wounds


def _names(player: Player) -> Mapping[CrewSpace, str]:
    """Name the crew from the left; a second one of a name is `Brawler (2)`."""
    spaces = [space for space in CREW_SPACES if space in player.crew]
    names = numbered(player.crew[space].name for space in spaces)
    return {space: names[place] for place, space in enumerate(spaces)}


def _divide(
    game: Game, position: Position, room: Mapping[CrewSpace, int], wounds: int
) -> Play[Division]:
    """Distribute wounds over the crew: none on the hero or on an animal, none on the dead."""
    player = position.players[position.active]
    crew = tuple(
        Part(name, 1, room[space], "ROS-card-terms-R02") for space, name in _names(player).items()
    )
    division = yield from Divide("wounds", position.active, wounds, (*crew, *_no_crew(player)))
    permits(True, "ROS-wounds-R01", "ROS-card-terms-R02")  # a division that broke them is refused
    return division


def _no_crew(player: Player) -> tuple[Part, ...]:
    """Return what can take no wounds though it lies on the board: the hero and the animals."""
    hero = (player.hero,) if player.hero else ()
    animals = [f"eagle {space}" for space in player.eagles]
    animals += [f"horse {space}" for space in player.horses]
    return tuple(Part(name, 1, 0, "ROS-wounds-R01") for name in (*hero, *animals))


def _wound(
    game: Game, position: Position, active: tuple[Active, ...], space: CrewSpace, taken: int
) -> Play[Position]:
    """Put wounds on one crew member; it dies if it can't hold them (Taking wounds)."""
    who = position.active
    member = position.players[who].crew[space]
    left = _strength_left(game, position, member)
    dies = not permits(taken <= left, "ROS-wounds-L01")
    position = with_supply(position, "wound", -taken)
    wounded = CrewMember(member.name, member.wounds + taken)
    crew = with_entry(position.players[who].crew, space, wounded)
    position = with_player(position, who, crew=crew)

    for one in active:
        if one.space == space and isinstance(one.ability, RaidGain):
            number = _times_gained(game, one.ability.when, taken, dies)
            if number:
                items = times(one.ability.items, number * one.times)
                position = yield from gain(game, position, who, items)

    if permits(dies, "ROS-wounds-R03"):
        cite("ROS-wounds-E02", "ROS-wounds-S02", "ROS-wounds-S03")
        position = discard_member(position, who, space)
    return position


def _times_gained(game: Game, when: str, taken: int, dies: bool) -> int:
    """Return how often a crew member gains what it gains by its wounds (Taking wounds)."""
    if when == "if_killed":
        if dies:
            cite("ROS-raid-example-Z14")
        return int(dies)
    if when == "if_wounded":
        cite("ROS-card-terms-D02")
        permits(taken <= 1, "ROS-card-terms-R01")  # further wounds bring no more of it
        wounded_before = taken > game.rules.last_wound and reading(game.rules, "ROS-Q21") == "both"
        if dies and not wounded_before:
            cite("ROS-wounds-E03")
            return 0
        cite("ROS-wounds-Z02")
        return 1
    if when == "for_each_wound":
        if dies and reading(game.rules, "ROS-Q61") == "survivors_only":
            return 0
        return taken
    return 0


def discard_member(position: Position, who: str, space: CrewSpace) -> Position:
    """Discard a crew member: its wounds return to the main supply (Taking wounds).

    Args:
        position: the position.
        who: the player whose crew member it is.
        space: its space of the board.

    Returns:
        The position with its card on the crew discard pile.
    """
    crew = position.players[who].crew
    member = crew[space]
    cite("ROS-wounds-S04")
    position = with_supply(position, "wound", member.wounds)
    left = frozen_map({other: its for other, its in crew.items() if other != space})
    position = with_player(position, who, crew=left)
    return replace(position, crew_discard=(*position.crew_discard, member.name))
