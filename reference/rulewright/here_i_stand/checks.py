"""What can stand on the table: a position that can't is refused, with where and what."""

from __future__ import annotations

from rulewright.core.operations import Impossible
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.excommunication import FRENCH_KINGS, RULING_REFORMERS, ZONES
from rulewright.here_i_stand.position import (
    ENGLAND,
    INDEPENDENT,
    LEAGUE,
    MINOR_POWERS,
    PROTESTANT,
    Card,
    Position,
    at_war,
    size,
)
from rulewright.here_i_stand.society_of_jesus import SOCIETY_OF_JESUS


def check(game: Game, position: Position) -> None:
    """Refuse a position that can't stand on the table.

    Raises:
        Impossible: says where and what.
    """
    places: dict[str, str] = {}
    for name, space in position.spaces.items():
        where = f"spaces.{name}"
        if name not in game.map:
            raise Impossible(f"{where}: the map has no such space")
        if space.university and SOCIETY_OF_JESUS not in position.happened:
            raise Impossible(f"{where}: a Jesuit university before the event {SOCIETY_OF_JESUS}")
        for leader in space.leaders:
            if leader not in game.components.leaders:
                raise Impossible(f"{where}.leaders: there is no leader {leader!r}")
            if leader in places:
                raise Impossible(f"{where}.leaders: {leader} is in {places[leader]} too")
            places[leader] = name
    for card, war in position.foreign_wars.items():
        where = f"foreign_wars.{card}"
        if card not in game.components.foreign_wars:
            raise Impossible(f"{where}: it is no foreign war card")
        needed = game.components.foreign_wars[card].needed
        if size(war.units) > needed:
            raise Impossible(f"{where}: more than {needed} land units are on it")
        if not any(map(size, war.foreign.values())):
            raise Impossible(f"{where}: there is no foreign army")
        for owner in war.foreign:
            if owner != INDEPENDENT and owner not in MINOR_POWERS:
                raise Impossible(f"{where}.foreign: {owner} is no minor power")
        if len(war.leaders) > game.rules.foreign_war_leaders:
            raise Impossible(f"{where}.leaders: more than one leader")
        for leader in war.leaders:
            if leader not in game.components.leaders:
                raise Impossible(f"{where}.leaders: there is no leader {leader!r}")
            power = game.components.foreign_wars[card].power
            if game.components.leaders[leader].power != power:
                raise Impossible(f"{where}.leaders: {leader} is no leader of {power}")
            if leader in places:
                raise Impossible(f"{where}.leaders: {leader} is in {places[leader]} too")
            places[leader] = card
    for power, name in position.rulers.items():
        ruler = game.components.rulers.get(name)
        if ruler is None or ruler.power != power:
            raise Impossible(f"rulers.{power}: {name} is no ruler of {power}")
    _check_powers(game, position)
    _check_cards(game, position)
    _check_reformers(game, position)
    if position.chateaux > game.rules.most_chateaux:
        raise Impossible(f"chateaux: more than {game.rules.most_chateaux} VP")
    if all(king in position.excommunicated for king in FRENCH_KINGS):
        raise Impossible("excommunicated: both French kings")
    for electorate in position.electorates:
        if electorate not in game.map or not game.map[electorate].electorate:
            raise Impossible(f"electorates: {electorate} is no electorate")
    if position.impulse.cp and not position.impulse.power:
        raise Impossible("impulse.cp: it is nobody's impulse")
    if position.impulse.special and position.impulse.power != ENGLAND:
        raise Impossible("impulse.special: only an English impulse follows Mary's procedure")


def _check_powers(game: Game, position: Position) -> None:
    """Refuse wars, alliances and a League that can't be."""
    league = LEAGUE in position.happened
    for name in ("wars", "alliances"):
        pairs = getattr(position, name)
        for one, other in pairs:
            if one == other:
                raise Impossible(f"{name}: {one} and itself")
            if pairs.count((one, other)) > 1:
                raise Impossible(f"{name}: {one} and {other} are named twice")
    for one, other in position.alliances:
        if at_war(position, one, other):
            raise Impossible(f"alliances: {one} and {other} are at war")
    for one, other in position.wars:
        if PROTESTANT in (one, other) and not league:
            raise Impossible(f"wars: {one} and {other} are at war before the event {LEAGUE}")
    if position.turn > game.rules.league_winter and not league:
        raise Impossible(
            f"turn: it is {position.turn}, and the event {LEAGUE} happens by the winter of turn "
            f"{game.rules.league_winter}"
        )
    for owner in position.minors:
        if owner not in MINOR_POWERS:
            raise Impossible(f"minors.{owner}: it is no minor power")


def _check_cards(game: Game, position: Position) -> None:
    """Refuse cards that don't exist, or are in two places."""
    piles = {f"hands.{power}": cards for power, cards in position.hands.items()}
    piles |= {"discard": position.discard, "removed": position.removed}
    piles |= {"foreign_wars": tuple(position.foreign_wars)}
    found: dict[str, str] = {}
    for where, cards in piles.items():
        for card in cards:
            _known(game, position, where, card)
            if card in found:
                raise Impossible(f"{where}: {card} is in {found[card]} too")
            found[card] = where
    if position.impulse.card:
        _known(game, position, "impulse.card", position.impulse.card)
    for event in position.happened:
        if _known(game, position, "happened", event).kind != "mandatory":
            raise Impossible(f"happened: {event} is no mandatory event")
        if position.happened.count(event) > 1:
            raise Impossible(f"happened: {event} is named twice")


def _known(game: Game, position: Position, where: str, name: str) -> Card:
    card = position.cards.get(name) or game.components.cards.get(name)
    if card is None:
        raise Impossible(f"{where}: there is no card {name!r}")
    return card


def _check_reformers(game: Game, position: Position) -> None:
    """Refuse reformers that there aren't, and who is excommunicated twice."""
    for name, space in position.reformers.items():
        if name not in ZONES:
            raise Impossible(f"reformers: {name!r} is no reformer, only {', '.join(ZONES)}")
        if space not in game.map:
            raise Impossible(f"reformers.{name}: the map has no {space!r}")
    for name in position.reformers_out:
        if name not in ZONES:
            raise Impossible(f"reformers_out: {name!r} is no reformer, only {', '.join(ZONES)}")
    for name, debater in position.debaters.items():
        if debater.out != (name in position.reformers_out):
            raise Impossible(f"debaters.{name}.out: reformers_out says otherwise")
    for name in position.reformers_out:
        if name not in position.debaters:
            raise Impossible(f"reformers_out: {name} is, and his debater isn't out")
    people = [RULING_REFORMERS.get(name, name) for name in position.excommunicated]
    for name, person in zip(position.excommunicated, people, strict=True):
        if name not in ZONES and name not in game.components.rulers:
            raise Impossible(f"excommunicated: {name!r} is neither a reformer nor a ruler")
        if people.count(person) > 1:
            raise Impossible(f"excommunicated: {name} is twice")
