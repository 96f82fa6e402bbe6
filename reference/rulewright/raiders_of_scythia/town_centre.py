"""The Town Centre: a card is played, or the ability of a hero or an eagle is used."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.core.frozen import replace
from rulewright.raiders_of_scythia.card_terms import (
    Alternatives,
    act,
    can_lose,
    does_something,
)
from rulewright.raiders_of_scythia.components import (
    Game,
    animal_card,
    crew_card,
    hero_card,
    known,
)
from rulewright.raiders_of_scythia.position import CREW_SPACES, Position, crew_space, whose_turn
from rulewright.raiders_of_scythia.printed import Colour, Crew, Hero
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.supplies import discard

HERO = "hero"
"""How the hero stands among those that were used in this turn; eagles by their space."""


def town_centre(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Use the Town Centre: play 1 card, or use the hero's or an eagle's ability (Town Centre).

    Args:
        game: rules and components.
        position: the position.
        worker: the colour of the worker that was placed there or taken from there.

    Returns:
        The position after it.
    """
    cite("ROS-town-centre-P01")
    who = whose_turn(position)
    cards = _cards(game, position, who, worker)
    hero = _hero(game, position, who, worker)
    eagles = _eagles(game, position, who, worker)
    ways = _ways({"card": cards, HERO: hero, "eagle": eagles})
    used = yield from Choose("use_action", who, ways, optional=True)

    if used == "card":
        cite("ROS-town-centre-S01")
        card = yield from Choose("play", who, cards)
        position = discard(position, who, (card,))
        says = _of_crew(game, position, card)
        return (yield from act(game, position, who, says, worker))

    if used == HERO:
        cite("ROS-town-centre-S02")
        says = _of_hero(game, position, position.players[who].hero)
        position = replace(position, used=(*position.used, HERO))
        return (yield from act(game, position, who, says, worker))

    if used == "eagle":
        cite("ROS-town-centre-S03")
        space = crew_space((yield from Choose("eagle", who, eagles)))
        says = _of_crew(game, position, position.players[who].crew[space].name)
        position = replace(position, used=(*position.used, space))
        return (yield from act(game, position, who, says, worker))

    return position


def possible(game: Game, position: Position, who: str, worker: Colour) -> bool:
    """Tell whether a player can do any of the three."""
    return any(find(game, position, who, worker).allowed for find in (_hero, _eagles, _cards))


def _ways(found: Mapping[str, Options]) -> Options:
    """Return which of the three a player can do, and which clause is against the others."""
    allowed = tuple(way for way, options in found.items() if options.allowed)
    against = {
        way: next(iter(options.excluded.values()), "ROS-town-centre-P01")
        for way, options in found.items()
        if way not in allowed
    }
    return Options(allowed, against)


def _cards(game: Game, position: Position, who: str, worker: Colour) -> Options:
    """Return the cards in hand that can be played."""
    hand = dict.fromkeys(position.players[who].hand)
    played = {card: discard(position, who, (card,)) for card in hand}

    def loses(card: str) -> bool:
        return can_lose(played[card], who, _of_crew(game, position, card))

    def does(card: str) -> bool:
        says = _of_crew(game, position, card)
        return does_something(game, played[card], who, says, worker)

    return offer(
        hand,
        ("ROS-card-terms-R06", loses),
        ("ROS-town-centre-S01", does),
    )


def _hero(game: Game, position: Position, who: str, worker: Colour) -> Options:
    """Return the hero, if its ability can be used."""

    def loses(hero: str) -> bool:
        return can_lose(position, who, _of_hero(game, position, hero))

    def does(hero: str) -> bool:
        used = replace(position, used=(*position.used, HERO))
        says = _of_hero(game, position, hero)
        return does_something(game, used, who, says, worker)

    hero = position.players[who].hero
    return offer(
        (hero,) if hero else (),
        ("ROS-card-terms-R03", lambda _: HERO not in position.used),
        ("ROS-card-terms-R06", loses),
        ("ROS-town-centre-S02", does),
    )


def _eagles(game: Game, position: Position, who: str, worker: Colour) -> Options:
    """Return the spaces of the eagles whose ability can be used."""
    player = position.players[who]

    def allows(space: str) -> bool:
        eagle = animal_card(game, position, player.eagles[crew_space(space)]).eagle
        return eagle.town_centre or reading(game.rules, "ROS-Q28") == "every_eagle"

    def says(space: str) -> Alternatives:
        return _of_crew(game, position, player.crew[crew_space(space)].name)

    def does(space: str) -> bool:
        used = replace(position, used=(*position.used, space))
        return does_something(game, used, who, says(space), worker)

    return offer(
        (space for space in CREW_SPACES if space in player.eagles),
        ("ROS-town-centre-S03", lambda space: space in player.crew),
        ("ROS-stables-E03", allows),
        ("ROS-card-terms-R03", lambda space: space not in position.used),
        ("ROS-card-terms-R06", lambda space: can_lose(position, who, says(space))),
        ("ROS-town-centre-S03", does),
    )


def _of_crew(game: Game, position: Position, name: str) -> Alternatives:
    """Return what a crew card does in the Town Centre."""
    return _alternatives(crew_card(game, position, name), f"crew.{name}.action")


def _of_hero(game: Game, position: Position, name: str) -> Alternatives:
    """Return what a hero card does in the Town Centre."""
    return _alternatives(hero_card(game, position, name), f"heroes.{name}.action")


def _alternatives(card: Crew | Hero, where: str) -> Alternatives:
    if card.either:
        return tuple((action,) for action in card.either)
    return (known(card.action, where),)
