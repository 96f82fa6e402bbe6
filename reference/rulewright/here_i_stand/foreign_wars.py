"""Foreign war cards: troops are sent off the map, and fight there."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.here_i_stand.cities import controller, home_cities, place_of
from rulewright.here_i_stand.components import Game, PrintedForeignWar
from rulewright.here_i_stand.field_battle import best_battle, choose_losses, dice_of, roll_hits
from rulewright.here_i_stand.position import (
    INDEPENDENT,
    NO_FORCE,
    Force,
    Forces,
    ForeignWar,
    MajorPower,
    Owner,
    Position,
    allied,
    at_war,
    force_of,
    has,
    size,
    space_of,
    together,
    with_space,
    without,
)
from rulewright.here_i_stand.protestants import require_may_build
from rulewright.here_i_stand.rules import reading

# Sending the troops


def foreign_war(
    game: Game,
    position: Position,
    card: str,
    units: Mapping[str, Force],
    leader: str = "",
) -> Play[Position]:
    """Play a foreign war card.

    Args:
        game: rules and components.
        position: the position.
        card: the card.
        units: the land units that the power sends, by the city in which they stand.
        leader: the leader that it sends; "" for none.

    Returns:
        The position with the units on the card.

    Raises:
        Illegal: the units may not be chosen so.
    """
    printed = _printed(game, card)
    if card in position.foreign_wars:
        raise Impossible(f"foreign_wars.{card}: it is in play already")
    cite("HIS-foreign-wars-setup-D01", "HIS-foreign-wars-setup-E01")
    cite("HIS-foreign-wars-setup-S01")
    position = _onto_the_board(position, card)
    power = printed.power

    for city in units:
        place_of(game, city)
        require(
            not space_of(position, city).besieged,
            "HIS-foreign-wars-setup-X01",
            f"{city} is besieged",
        )
    if len(units) > 1:
        cite("HIS-foreign-wars-setup-P01")
    sent = NO_FORCE
    for force in units.values():
        sent = together(sent, force)
    available = sum(
        size(force_of(there, power)) for there in position.spaces.values() if not there.besieged
    )
    needed = printed.needed
    if available < needed:
        all_there_are = reading(game.rules, "HIS-Q28") == "as_many_as_there_are"
        needed = available if all_there_are else 0
    require(
        size(sent) == needed,
        "HIS-foreign-wars-setup-S02",
        f"{card} demands {needed} land units, {size(sent)} are chosen",
    )
    for city, force in units.items():
        position = _off_the_map(position, city, power, force)
    if leader:
        cite("HIS-foreign-wars-setup-P02")
        position = _leader_off_the_map(game, position, power, leader)

    cite("HIS-foreign-wars-setup-D02")
    position, foreign = yield from _foreign_army(position, printed)
    war = ForeignWar(sent, (leader,) if leader else (), foreign)
    return replace(position, foreign_wars=with_entry(position.foreign_wars, card, war))


def _printed(game: Game, card: str) -> PrintedForeignWar:
    if card not in game.components.foreign_wars:
        raise Impossible(f"{card!r} is no foreign war card")
    return game.components.foreign_wars[card]


def _onto_the_board(position: Position, card: str) -> Position:
    """Take the card out of the hand from which it is played, if the position knows that hand."""
    for pile in ("discard", "removed"):
        if card in getattr(position, pile):
            raise Impossible(f"{pile}: {card} is there, and can't be played")
    hands = position.hands
    for power, hand in position.hands.items():
        hands = with_entry(hands, power, tuple(other for other in hand if other != card))
    return replace(position, hands=hands)


def _off_the_map(position: Position, city: str, power: Owner, force: Force) -> Position:
    there = space_of(position, city)
    stack = force_of(there, power)
    if not has(stack, force):
        raise Impossible(f"spaces.{city}.units.{power}: there are fewer land units")
    return with_space(position, city, units=with_entry(there.units, power, without(stack, force)))


def _leader_off_the_map(game: Game, position: Position, power: MajorPower, leader: str) -> Position:
    for city, there in position.spaces.items():
        if leader in there.leaders and game.components.leaders[leader].power == power:
            left = tuple(name for name in there.leaders if name != leader)
            return with_space(position, city, leaders=left)
    raise Impossible(f"{leader!r} is no leader of {power} on the map")


def _foreign_army(position: Position, printed: PrintedForeignWar) -> Play[tuple[Position, Forces]]:
    """Represent the foreign army by independent units, and units of minor powers if need be."""
    cite("HIS-foreign-wars-setup-S03")
    number = min(printed.foreign, size(position.independents))
    own = yield from choose_losses(INDEPENDENT, position.independents, number)
    position = replace(position, independents=without(position.independents, own))
    foreign: dict[Owner, Force] = {INDEPENDENT: own}
    while (short := printed.foreign - sum(map(size, foreign.values()))) > 0:
        cite("HIS-foreign-wars-setup-X02")
        minors = [owner for owner, force in position.minors.items() if size(force)]
        if not minors:
            raise Impossible(f"{printed.card}: {short} units are lacking for the foreign army")
        chosen = yield from Choose("foreign_units", printed.card, offer(minors))
        minor = next(owner for owner in minors if owner == chosen)
        force = position.minors[minor]
        taken = yield from choose_losses(minor, force, min(short, size(force)))
        position = replace(
            position, minors=with_entry(position.minors, minor, without(force, taken))
        )
        foreign[minor] = taken
    return position, frozen_map(foreign)


# Fighting and ending the war


def fight_foreign_war(game: Game, position: Position, card: str) -> Play[Position]:
    """Fight a foreign war.

    Args:
        game: rules and components.
        position: the position; it is the impulse of the power that the war has struck.
        card: the card.

    Returns:
        The position after the attempt.

    Raises:
        Illegal: there is no CP left, or by a reading it was fought in this impulse.
    """
    war = _war(position, card)
    power = _printed(game, card).power
    impulse = position.impulse
    if impulse.power != power:
        raise Impossible(f"impulse.power: it isn't the impulse of {power}")
    require(
        impulse.cp >= game.rules.foreign_war_cost,
        "HIS-foreign-wars-battle-S01",
        f"an attempt costs {game.rules.foreign_war_cost} CP, {power} has {impulse.cp}",
    )
    cp = impulse.cp - game.rules.foreign_war_cost
    position = replace(position, impulse=replace(impulse, cp=cp))
    cite("HIS-foreign-wars-battle-S03")
    if reading(game.rules, "HIS-Q29") == "once":
        require(not war.fought, "HIS-foreign-wars-battle-S03", f"{card} was fought in this impulse")

    cite("HIS-foreign-wars-battle-E01", "HIS-foreign-wars-battle-X01")
    army = sum(map(size, war.foreign.values()))
    own_dice = dice_of(game, size(war.units), best_battle(game, war.leaders))
    hits = yield from roll_hits(game, "power_dice", card, own_dice)
    foreign_hits = yield from roll_hits(game, "foreign_dice", card, dice_of(game, army, 0))

    cite("HIS-foreign-wars-battle-X02")
    lost = yield from choose_losses(power, war.units, foreign_hits)
    position = _to_pool(position, power, lost)
    position, foreign = _foreign_losses(position, war.foreign, hits)
    war = replace(war, units=without(war.units, lost), foreign=foreign, fought=True)
    if not permits(not foreign, "HIS-foreign-wars-battle-R03"):
        wars = with_entry(position.foreign_wars, card, war)
        return replace(position, foreign_wars=wars)

    cite("HIS-foreign-wars-battle-E02")
    return (yield from _war_over(game, position, card, war))


def _war(position: Position, card: str) -> ForeignWar:
    if card not in position.foreign_wars:
        raise Impossible(f"foreign_wars.{card}: it isn't in play")
    return position.foreign_wars[card]


def _to_pool(position: Position, owner: Owner, lost: Force) -> Position:
    pool = together(position.force_pool.get(owner, NO_FORCE), lost)
    return replace(position, force_pool=with_entry(position.force_pool, owner, pool))


def _foreign_losses(position: Position, foreign: Forces, hits: int) -> tuple[Position, Forces]:
    """Take the losses of the foreign army: units that stand for it have no difference."""
    left: dict[Owner, Force] = {}
    for owner, force in foreign.items():
        kept = force
        for kind in ("regulars", "mercenaries", "cavalry"):
            gone = min(hits, getattr(kept, kind))
            kept = replace(kept, **{kind: getattr(kept, kind) - gone})
            hits -= gone
        left[owner] = kept
        lost = without(force, kept)
        if owner == INDEPENDENT:
            position = replace(position, independents=together(position.independents, lost))
        else:
            minors = together(position.minors.get(owner, NO_FORCE), lost)
            position = replace(position, minors=with_entry(position.minors, owner, minors))
    return position, frozen_map(left)


def _war_over(game: Game, position: Position, card: str, war: ForeignWar) -> Play[Position]:
    """End a foreign war: what is left of the power's units goes home."""
    wars = frozen_map({name: w for name, w in position.foreign_wars.items() if name != card})
    position = replace(position, foreign_wars=wars, discard=(*position.discard, card))
    power = _printed(game, card).power
    leaders = war.leaders
    if reading(game.rules, "HIS-Q31") == "stays_off_the_map":
        leaders = ()
    if not size(war.units) and reading(game.rules, "HIS-Q32") == "lost":
        leaders = ()
    if not size(war.units) and not leaders:
        return position

    home = yield from _home(game, position, power)
    there = space_of(position, home)
    units = with_entry(there.units, power, together(force_of(there, power), war.units))
    return with_space(position, home, units=units, leaders=(*there.leaders, *leaders))


def capitals(game: Game, power: MajorPower) -> tuple[str, ...]:
    """Return the capitals of a power: two of the Hapsburgs, none on a map without any."""
    return tuple(name for name in home_cities(game, power) if place_of(game, name).capital)


def _home(game: Game, position: Position, power: MajorPower) -> Play[str]:
    """Return the capital, or a friendly home key city if an enemy has occupied the capital."""
    cities = home_cities(game, power)
    for capital in capitals(game, power):
        if not at_war(position, power, controller(game, position, capital)):
            cite("HIS-foreign-wars-battle-S02")
            return capital

    cite("HIS-foreign-wars-battle-X03")
    allies_too = reading(game.rules, "HIS-Q41") == "of_allies_too"

    def friendly(city: str) -> bool:
        whose = controller(game, position, city)
        return whose == power or (allies_too and allied(position, power, whose))

    keys = offer(
        (name for name in cities if place_of(game, name).kind == "key"),
        ("HIS-foreign-wars-battle-X03", friendly),
    )
    if not keys.allowed:
        raise Impossible(f"{power} has no friendly home key city to return to")
    return (yield from Choose("return_to", power, keys))


# New units during a foreign war


def build_troops(
    game: Game, position: Position, power: MajorPower, units: Force, space: str = "", card: str = ""
) -> Play[Position]:
    """Place new land units; what they cost, and where they may be built, is outside the fragment.

    Args:
        game: rules and components.
        position: the position.
        power: the power.
        units: the new land units.
        space: where they are placed; "" if they go to a foreign war card.
        card: the foreign war card on which they are placed.

    Returns:
        The position with the new units.

    Raises:
        Illegal: they must go to the card, or may not.
    """
    require_may_build(position, power)
    if bool(space) == bool(card):
        raise Impossible("new units go to a space or to a foreign war card: name one of them")
    if card:
        return _onto_card(game, position, power, units, card)

    place_of(game, space)
    for name, war in position.foreign_wars.items():
        printed = _printed(game, name)
        theirs = printed.power == power
        binding = units
        if reading(game.rules, "HIS-Q30") == "regulars_only":
            binding = Force(regulars=units.regulars)
        restored = size(war.units) >= printed.needed
        if theirs:
            permits(restored, "HIS-foreign-wars-battle-R01")
        require(
            restored or not theirs or not size(binding),
            "HIS-foreign-wars-battle-R02",
            f"{name} has {size(war.units)} of {printed.needed} land units: new ones go there",
        )
    there = space_of(position, space)
    more = with_entry(there.units, power, together(force_of(there, power), units))
    return with_space(position, space, units=more)
    yield


def _onto_card(
    game: Game, position: Position, power: MajorPower, units: Force, card: str
) -> Position:
    """Place new units on a foreign war card."""
    war = _war(position, card)
    printed = _printed(game, card)
    if printed.power != power:
        raise Impossible(f"foreign_wars.{card}: it isn't a war of {power}")
    together_now = together(war.units, units)
    require(
        size(together_now) <= printed.needed,
        "HIS-foreign-wars-battle-L01",
        f"{card} takes {printed.needed} land units, {size(together_now)} would be on it",
    )
    wars = with_entry(position.foreign_wars, card, replace(war, units=together_now))
    return replace(position, foreign_wars=wars)


def winter_regular(game: Game, position: Position, power: MajorPower) -> Play[Position]:
    """Place the regular of the winter phase in the capital, foreign war or not.

    Args:
        game: rules and components.
        position: the position in winter.
        power: the power.

    Returns:
        The position with the regular in its capital.
    """
    if position.phase != "winter":
        raise Impossible("phase: it isn't winter")
    if not capitals(game, power):
        raise Impossible(f"{power} has no capital on this map")
    capital = yield from Choose("winter_capital", power, offer(capitals(game, power)))
    cite("HIS-foreign-wars-battle-X04")
    there = space_of(position, capital)
    more = Force(regulars=game.rules.winter_regulars)
    units = with_entry(there.units, power, together(force_of(there, power), more))
    return with_space(position, capital, units=units)


def return_from_foreign_war(game: Game, position: Position, card: str) -> Play[Position]:
    """Return home from a foreign war before it is over: that is never allowed.

    Raises:
        Illegal: independent units are left on the card.
    """
    war = _war(position, card)
    require(
        not war.foreign,
        "HIS-foreign-wars-battle-R03",
        f"{card}: units return home only when all foreign units are destroyed",
    )
    return (yield from _war_over(game, position, card, war))
