"""Excommunication of reformers and of rulers, by the Papal Bull."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import ChooseSome, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.here_i_stand.cities import controller, home_cities
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.mary import card_of, not_fought_yet, protestant_england
from rulewright.here_i_stand.position import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    LEAGUE,
    MAJOR_POWERS,
    OTTOMAN,
    PAPACY,
    SACK_OF_ROME,
    Debater,
    Due,
    Language,
    MajorPower,
    Position,
    allied,
    at_war,
    space_of,
    with_space,
)
from rulewright.here_i_stand.rules import reading

ZONES: Mapping[str, Language] = {
    "Luther": "german",
    "Zwingli": "german",
    "Calvin": "french",
    "Cranmer": "english",
}
"""The language zone of each reformer."""
HENRY = "Henry VIII"
HEIRS = ("Edward VI", "Mary I", "Elizabeth I")
FRENCH_KINGS = ("Francis I", "Henry II")
LUTHER = "Luther"
RULING_REFORMERS: Mapping[str, str] = {"Martin Luther": "Luther", "John Calvin": "Calvin"}
"""The reformers that are rulers as well, by their names as rulers."""


# Excommunicating a reformer


def excommunicate_reformer(game: Game, position: Position, reformer: str) -> Play[Position]:
    """Excommunicate a reformer by the Papal Bull.

    Args:
        game: rules and components.
        position: the position.
        reformer: the reformer.

    Returns:
        The position with reformer and debater out of play, and with the debate that the Papacy may
        initiate due.

    Raises:
        Illegal: he has been excommunicated before, or isn't in play.
    """
    if reformer not in ZONES:
        raise Impossible(f"{reformer!r} is no reformer, only {', '.join(ZONES)}")

    cite("HIS-excommunication-general-P01", "HIS-excommunication-general-P02")
    if reading(game.rules, "HIS-Q09") == "in_play_only":
        require(
            reformer in position.reformers,
            "HIS-excommunication-general-P02",
            f"{reformer} isn't in play",
        )
    position = _mark_excommunicated(position, reformer)

    cite("HIS-excommunication-reformer-E01", "HIS-excommunication-reformer-E02")
    debaters = with_entry(position.debaters, reformer, Debater(committed=True, out=True))
    out = (*position.reformers_out, reformer)
    position = replace(position, debaters=debaters, reformers_out=out)

    cite("HIS-excommunication-reformer-P01", "HIS-excommunication-reformer-D01")
    if reading(game.rules, "HIS-Q11") == "a_normal_action":
        return position
    debate = Due("theological_debate", PAPACY, ZONES[reformer], optional=True)
    return replace(position, agenda=(*position.agenda, debate))
    yield


def _mark_excommunicated(position: Position, name: str) -> Position:
    """Put the Excommunicated marker in its box; nobody is excommunicated twice."""
    person = RULING_REFORMERS.get(name, name)
    require(
        all(RULING_REFORMERS.get(other, other) != person for other in position.excommunicated),
        "HIS-excommunication-general-R03",
        f"{name} has been excommunicated already",
    )
    cite("HIS-excommunication-general-S01")
    return replace(position, excommunicated=(*position.excommunicated, name))


def play_event_of_debater(
    game: Game, position: Position, power: MajorPower, card: str, debater: str
) -> Play[Position]:
    """Play an event that needs an uncommitted debater; the rest of it is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        power: who plays it.
        card: the card.
        debater: the debater that must be uncommitted.

    Returns:
        The position with the event due.

    Raises:
        Illegal: the debater is committed.
    """
    card_of(game, position, card)
    require(
        not position.debaters.get(debater, Debater()).committed,
        "HIS-excommunication-reformer-R01",
        f"{debater} is committed, and {card} needs him uncommitted",
    )
    return replace(position, agenda=(*position.agenda, Due("play_card", power, card=card)))
    yield


def bring_luther_into_debate(game: Game, position: Position) -> Play[Position]:
    """Bring Luther into a theological debate by the card Here I Stand.

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the debate due. An excommunicated Luther is off the map after it, as he
        was before.
    """
    if position.debaters.get(LUTHER, Debater()).out:
        cite("HIS-excommunication-reformer-X01", "HIS-excommunication-reformer-E03")
    debate = Due("theological_debate", "protestant", ZONES[LUTHER], card="Here I Stand")
    return replace(position, agenda=(*position.agenda, debate))
    yield


def begin_turn(game: Game, position: Position) -> Play[Position]:
    """Begin a turn: reformers whose excommunication was of the last turn come back.

    Args:
        game: rules and components.
        position: the position at the end of a turn.

    Returns:
        The position at the start of the next. A discarded Sack of Rome is in the deck again.

    Raises:
        Illegal: it is the end of turn 4, and the Schmalkaldic League hasn't formed.
    """
    require(
        position.turn < game.rules.league_winter or LEAGUE in position.happened,
        "HIS-schmalkaldic-league-T02",
        f"{LEAGUE} is activated in the winter of turn {game.rules.league_winter}, and hasn't been",
    )
    if SACK_OF_ROME in position.discard:
        cite("HIS-sack-of-rome-procedure-E04")
        left = tuple(card for card in position.discard if card != SACK_OF_ROME)
        position = replace(position, discard=left)
    position = replace(position, foreign_wars=not_fought_yet(game, position, *MAJOR_POWERS))
    committed = reading(game.rules, "HIS-Q10") == "committed"
    for name in position.reformers_out:
        cite("HIS-excommunication-reformer-T01")
        debaters = with_entry(position.debaters, name, Debater(committed=committed))
        position = replace(position, debaters=debaters)
    return replace(position, turn=position.turn + 1, phase="", reformers_out=())
    yield


# Excommunicating a ruler


def excommunicate_ruler(game: Game, position: Position, power: MajorPower) -> Play[Position]:
    """Excommunicate the ruler of a power by the Papal Bull.

    Args:
        game: rules and components.
        position: the position.
        power: the power.

    Returns:
        The position with the ruler excommunicated, the -1 card marker and the unrest.

    Raises:
        Illegal: there are no grounds, or he can't be excommunicated.
    """
    if power == PAPACY:
        raise Impossible("power: the Papacy excommunicates rulers of other powers")
    if power not in position.rulers:
        raise Impossible(f"rulers.{power}: nobody")
    ruler = position.rulers[power]

    cite("HIS-excommunication-general-P01")
    require(
        ruler not in HEIRS,
        "HIS-excommunication-general-R02",
        f"{ruler} is an heir of {HENRY}",
    )
    if reading(game.rules, "HIS-Q35") == "christian_rulers":
        require(
            power in (ENGLAND, FRANCE, HAPSBURG),
            "HIS-excommunication-general-D01",
            f"the Papal power card has no box for {ruler}",
        )
    require(
        has_grounds(game, position, power),
        "HIS-excommunication-general-R01",
        f"there are no grounds to excommunicate {ruler}",
    )
    other_king = [king for king in FRENCH_KINGS if king != ruler]
    if ruler in FRENCH_KINGS:
        require(
            other_king[0] not in position.excommunicated,
            "HIS-excommunication-general-L01",
            f"{other_king[0]} has been excommunicated, and only one French king can be",
        )

    cities = _cities_for_unrest(game, position, power)
    wanted = game.rules.unrest_cities
    if reading(game.rules, "HIS-Q13") == "not_excommunicated":
        require(
            len(cities.allowed) >= wanted,
            "HIS-excommunication-ruler-S02",
            f"there are only {len(cities.allowed)} cities for the unrest",
        )
    position = _mark_excommunicated(position, ruler)

    cite("HIS-excommunication-ruler-S01")
    fewer = tuple(dict.fromkeys((*position.fewer_cards, power)))
    position = replace(position, fewer_cards=fewer)

    cite("HIS-excommunication-ruler-S02")
    number = min(wanted, len(cities.allowed))
    chosen = yield from ChooseSome("unrest", power, cities, number, number)
    for city in chosen:
        position = with_space(position, city, unrest=True)
    return position


def has_grounds(game: Game, position: Position, power: MajorPower) -> bool:
    """Tell whether the Papacy has grounds to excommunicate the ruler of a power."""
    if at_war(position, power, PAPACY):
        cite("HIS-excommunication-general-D01")
        return True

    if allied(position, power, OTTOMAN):
        cite("HIS-excommunication-general-D02")
        return True

    if position.rulers.get(power) == HENRY and protestant_england(game, position):
        cite("HIS-excommunication-general-D03")
        return True

    cite("HIS-excommunication-general-X01")
    return False


def _cities_for_unrest(game: Game, position: Position, power: MajorPower) -> Options:
    """Offer the unoccupied Catholic home cities of a power (HIS-Q14, HIS-Q15)."""
    occupied_by = reading(game.rules, "HIS-Q15")

    def unoccupied(city: str) -> bool:
        there = space_of(position, city)
        if occupied_by == "home_controlled":
            return controller(game, position, city) == power
        if occupied_by == "no_units":
            return not there.units
        return not (there.units or there.naval or there.leaders)

    def calm(city: str) -> bool:
        may_be = reading(game.rules, "HIS-Q14") == "may_be_chosen"
        return may_be or not space_of(position, city).unrest

    def catholic(city: str) -> bool:
        return space_of(position, city).religion == "catholic"

    rule = "HIS-excommunication-ruler-S02"
    return offer(home_cities(game, power), (rule, catholic), (rule, unoccupied), (rule, calm))


def deal_cards(game: Game, position: Position, power: MajorPower, cards: int) -> Play[Position]:
    """Tell how many cards a power is dealt.

    Args:
        game: rules and components.
        position: the position.
        power: the power.
        cards: the cards that it would be dealt by rules outside the fragment.

    Returns:
        The position with the number of cards that it is dealt.
    """
    if permits(power in position.fewer_cards, "HIS-excommunication-ruler-E01"):
        cards = max(cards - game.rules.cards_fewer, 0)
    return replace(position, dealt=with_entry(position.dealt, power, cards))
    yield


# How the excommunication of a ruler ends


def give_card_to_papacy(
    game: Game, position: Position, power: MajorPower, card: str
) -> Play[Position]:
    """Give a card to the Papacy, so that the -1 card marker is taken off.

    Args:
        game: rules and components.
        position: the position.
        power: the power whose ruler is excommunicated.
        card: the card.

    Returns:
        The position with the card in the Papal hand and without the marker.
    """
    _require_marker(position, power)
    hand = position.hands.get(power, ())
    if card not in hand:
        raise Impossible(f"hands.{power}: there is no {card!r}")
    cite("HIS-excommunication-ruler-T01")
    hands = with_entry(position.hands, power, tuple(other for other in hand if other != card))
    hands = with_entry(hands, PAPACY, (*hands.get(PAPACY, ()), card))
    return without_marker(replace(position, hands=hands), power)
    yield


def lift_excommunication(game: Game, position: Position, power: MajorPower) -> Play[Position]:
    """Lift an excommunication by the will of the Papacy: the -1 card marker is taken off."""
    _require_marker(position, power)
    cite("HIS-excommunication-ruler-T01")
    return without_marker(position, power)
    yield


def new_ruler(game: Game, position: Position, power: MajorPower, ruler: str) -> Play[Position]:
    """Give a power a new ruler; what else that brings is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        power: the power.
        ruler: its new ruler.

    Returns:
        The position with the new ruler. The -1 card marker stays, or goes (HIS-Q12).
    """
    known = game.components.rulers.get(ruler)
    if known is None or known.power != power:
        raise Impossible(f"ruler: {ruler!r} is no ruler of {power}")
    cite("HIS-excommunication-ruler-T01")
    position = replace(position, rulers=with_entry(position.rulers, power, ruler))
    if reading(game.rules, "HIS-Q12") == "goes":
        return without_marker(position, power)
    return position
    yield


def _require_marker(position: Position, power: str) -> None:
    if power not in position.fewer_cards:
        raise Impossible(f"fewer_cards: {power} has no -1 card marker")


def without_marker(position: Position, power: str) -> Position:
    """Take the -1 card marker off a power card."""
    left = tuple(other for other in position.fewer_cards if other != power)
    return replace(position, fewer_cards=left)
