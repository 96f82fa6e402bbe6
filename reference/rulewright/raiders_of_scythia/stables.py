"""The Stables: eagles for silver, horses for equipment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from rulewright.core.asks import Choose, Draw, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.raiders_of_scythia.components import Game
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import (
    CREW_SPACES,
    CrewSpace,
    Player,
    Position,
    active_player,
    crew_space,
    with_player,
)
from rulewright.raiders_of_scythia.printed import Colour
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.supplies import can_pay, pay, without

AnimalKind = Literal["eagle", "horse"]
"""How an animal card is used: its upper half is an eagle, its lower half a horse."""
AnimalPlace = Literal["1", "2", "3"]
ANIMAL_PLACES: tuple[AnimalPlace, ...] = get_args(AnimalPlace)
"""The places of the animal cards beside the main board, from the left."""


def stables(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Stables: gain an eagle for silver or a horse for equipment (Stables).

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.

    Raises:
        Illegal: with a blue worker.
    """
    who, player = position.active, active_player(position)
    require(worker != "blue", "ROS-work-R02", "the Stables accept only grey or red workers")
    price: dict[str, Amounts] = {
        "eagle": Amounts(silver=game.rules.eagle_silver),
        "horse": Amounts(equipment=game.rules.horse_equipment),
    }
    options = offer(
        ("eagle", "horse"),
        ("ROS-stables-P01", lambda kind: kind != "eagle" or can_pay(player, price[kind])),
        ("ROS-stables-P02", lambda kind: kind != "horse" or can_pay(player, price[kind])),
        ("ROS-stables-X01", lambda _: animals_left(game, position)),
        ("ROS-stables-L01", lambda kind: has_place(game, player, _kind(kind))),
    )
    used = yield from Choose("use_action", who, options, optional=True)
    if not used:
        return position

    position = yield from pay(position, who, price[used])
    return (yield from gain_animal(game, position, who, _kind(used)))


def animals_left(game: Game, position: Position) -> bool:
    """Tell whether an eagle or a horse can still be gained."""
    if not position.animals:
        return False
    if position.animal_deck or position.animal_discard:
        return True
    return reading(game.rules, "ROS-Q18") == "what_lies_there"


def gain_animal(game: Game, position: Position, who: str, kind: AnimalKind) -> Play[Position]:
    """Let a player choose an animal card and use it as an eagle or as a horse (Stables).

    Args:
        game: rules and components.
        position: the position.
        who: the player.
        kind: as which of the two.

    Returns:
        The position with the animal on the player's board.
    """
    options = offer(ANIMAL_PLACES, ("ROS-stables-R01", lambda place: place in position.animals))
    place = animal_place((yield from Choose("animal", who, options)))
    card = position.animals[place]

    position = yield from fill_place(game, position, who, place)
    return (yield from put_animal(game, position, who, card, kind))


def fill_place(game: Game, position: Position, who: str, place: AnimalPlace) -> Play[Position]:
    """Fill the place of an animal card that is taken; asks `next_animal` about who takes it.

    Args:
        game: rules and components.
        position: the position; the card may still lie there.
        who: who takes it.
        place: its place beside the main board.

    Returns:
        The position with the next card there, if there is one.
    """
    cite("ROS-stables-S01")
    position = replace(position, animals=with_entry(position.animals, place, ""))
    if not position.animal_deck:
        position = _shuffled(position)
    if position.animal_deck:
        (shown,) = yield from Draw("next_animal", who, position.animal_deck, 1)
        left = without(position.animal_deck, (shown,))
        animals = with_entry(position.animals, place, shown)
        position = replace(position, animals=animals, animal_deck=left)
    if not position.animal_deck and reading(game.rules, "ROS-Q51") == "at_once":
        position = _shuffled(position)
    return position


def _shuffled(position: Position) -> Position:
    """Shuffle the animal discard pile to form a new deck."""
    cite("ROS-stables-S02")
    return replace(position, animal_deck=position.animal_discard, animal_discard=())


def put_animal(
    game: Game, position: Position, who: str, card: str, kind: AnimalKind
) -> Play[Position]:
    """Let a player place a new animal on the own board (Stables).

    Args:
        game: rules and components.
        position: the position.
        who: the player.
        card: the animal card.
        kind: as what it is used.

    Returns:
        The position with the animal on the board.
    """
    player = position.players[who]
    fewer = permits(_may_have_one_more(game, player, kind), "ROS-stables-L01")
    room = permits(_has_free_space(player, kind), "ROS-stables-R02") and fewer
    gone = yield from Choose("remove_animal", who, _removable(game, player, kind), optional=room)
    if gone:
        cite("ROS-stables-X02")
        old, below = gone.split(" ")
        space = crew_space(below)
        discarded = _animals(player, _kind(old))[space]
        position = without_animal(position, who, _kind(old), space)
        position = replace(position, animal_discard=(*position.animal_discard, discarded))
    else:
        cite("ROS-stables-R02")
        taken = _animals(player, kind)
        options = offer(CREW_SPACES, ("ROS-stables-R04", lambda space: space not in taken))
        space = crew_space((yield from Choose("animal_space", who, options)))

    if space not in player.crew:
        cite("ROS-stables-P03")
    player = position.players[who]
    if kind == "eagle":
        cite("ROS-stables-S03")
        return with_player(position, who, eagles=with_entry(player.eagles, space, card))
    cite("ROS-stables-S04")
    return with_player(position, who, horses=with_entry(player.horses, space, card))


def without_animal(position: Position, who: str, kind: AnimalKind, space: CrewSpace) -> Position:
    """Take an animal off a player's board; an eagle that comes there later is another eagle."""
    player = position.players[who]
    if kind == "horse":
        return with_player(position, who, horses=with_entry(player.horses, space, ""))
    used = tuple(one for one in position.used if one != space)
    position = replace(position, used=used)
    return with_player(position, who, eagles=with_entry(player.eagles, space, ""))


def has_place(game: Game, player: Player, kind: AnimalKind) -> bool:
    """Tell whether there is a place for a new animal, or one can be made."""
    room = _may_have_one_more(game, player, kind) and _has_free_space(player, kind)
    return room or bool(_removable(game, player, kind).allowed)


def _may_have_one_more(game: Game, player: Player, kind: AnimalKind) -> bool:
    if reading(game.rules, "ROS-Q15") == "five_in_all":
        return len(player.eagles) + len(player.horses) < game.rules.most_eagles
    most = game.rules.most_eagles if kind == "eagle" else game.rules.most_horses
    return len(_animals(player, kind)) < most


def _has_free_space(player: Player, kind: AnimalKind) -> bool:
    return len(_animals(player, kind)) < len(CREW_SPACES)


def _removable(game: Game, player: Player, kind: AnimalKind) -> Options:
    """Offer the animals whose place a new one may take: `eagle 1`."""
    other: AnimalKind = "horse" if kind == "eagle" else "eagle"
    own, theirs = _animals(player, kind), _animals(player, other)
    any_kind = reading(game.rules, "ROS-Q16") == "any_kind"
    same = [f"{kind} {space}" for space in CREW_SPACES if space in own]
    taken = [f"{other} {space}" for space in CREW_SPACES if space in own]
    return offer(
        (*same, *(f"{other} {space}" for space in CREW_SPACES if space in theirs)),
        ("ROS-stables-X02", lambda animal: animal in same or any_kind),
        ("ROS-stables-R04", lambda animal: animal not in taken),
    )


def _animals(player: Player, kind: AnimalKind) -> Mapping[CrewSpace, str]:
    return player.eagles if kind == "eagle" else player.horses


def animal_place(text: str) -> AnimalPlace:
    """Return the place beside the main board that is called so."""
    return next(place for place in ANIMAL_PLACES if place == text)


def _kind(name: str) -> AnimalKind:
    return "eagle" if name == "eagle" else "horse"
