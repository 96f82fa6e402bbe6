"""What can stand on the table: a position that can't is refused, with where and what."""

from __future__ import annotations

from rulewright.core.operations import Impossible
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.excommunication import FRENCH_KINGS
from rulewright.here_i_stand.position import Position, at_war, size
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
    if position.chateaux > game.rules.most_chateaux:
        raise Impossible(f"chateaux: more than {game.rules.most_chateaux} VP")
    if all(king in position.excommunicated for king in FRENCH_KINGS):
        raise Impossible("excommunicated: both French kings")
    for one, other in position.alliances:
        if at_war(position, one, other):
            raise Impossible(f"alliances: {one} and {other} are at war")
    for electorate in position.electorates:
        if electorate not in game.map or not game.map[electorate].electorate:
            raise Impossible(f"electorates: {electorate} is no electorate")
    if position.impulse.cp and not position.impulse.power:
        raise Impossible("impulse.cp: it is nobody's impulse")
    for power, cards in position.hands.items():
        for card in cards:
            if card not in game.components.cards and card not in position.cards:
                raise Impossible(f"hands.{power}: there is no card {card!r}")
