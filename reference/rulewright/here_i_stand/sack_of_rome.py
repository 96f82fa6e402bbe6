"""The Sack of Rome: when the event may be played, and its six steps."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.asks import Choose, Draw, Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.core.operations import Impossible
from rulewright.here_i_stand.cities import place_of
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.field_battle import (
    CombatCard,
    best_battle,
    choose_losses,
    dice_of,
    roll_hits,
)
from rulewright.here_i_stand.mary import card_of, require_not_for_cp_only, require_revealed
from rulewright.here_i_stand.position import (
    MAJOR_POWERS,
    NO_FORCE,
    PAPACY,
    SACK_OF_ROME,
    Force,
    MajorPower,
    Owner,
    Position,
    force_of,
    size,
    space_of,
    together,
    with_space,
    without,
)
from rulewright.here_i_stand.rules import reading

ROME = "Rome"


# When it may be played


def require_stack(
    game: Game, position: Position, space: str, owner: Owner
) -> tuple[Force, tuple[str, ...]]:
    """Refuse a stack that may not sack Rome; return its land units and leaders.

    Raises:
        Illegal: it isn't in the Italian zone, is Papal, or has too few mercenaries.
    """
    if owner not in MAJOR_POWERS:
        raise Impossible(f"owner: {owner} has no hand into which it could draw cards")
    there = space_of(position, space)
    stack = force_of(there, owner)
    regulars = force_of(space_of(position, ROME), PAPACY).regulars
    fits = (
        place_of(game, space).language == "italian"
        and owner != PAPACY
        and stack.mercenaries > regulars
    )
    require(
        fits,
        "HIS-sack-of-rome-conditions-R01",
        f"a stack in the Italian zone that isn't Papal, with more than {regulars} mercenaries, is "
        f"needed; {owner} has {stack.mercenaries} in {space}",
    )
    require(
        _can_come_from(game, space),
        "HIS-sack-of-rome-conditions-R01",
        "the stack stands in Rome already: it must come from another city",
    )
    if reading(game.rules, "HIS-Q16") == "most_mercenaries":
        most = max(
            force.mercenaries
            for name, other in position.spaces.items()
            if place_of(game, name).language == "italian" and _can_come_from(game, name)
            for who, force in other.units.items()
            if who in MAJOR_POWERS and who != PAPACY
        )
        require(
            stack.mercenaries == most,
            "HIS-sack-of-rome-conditions-R01",
            f"another stack has more mercenaries: {most}",
        )
    leaders = tuple(name for name in there.leaders if game.components.leaders[name].power == owner)
    return stack, leaders


def _can_come_from(game: Game, space: str) -> bool:
    """Tell whether a stack in a space can be placed in Rome: it stands elsewhere (HIS-Q43)."""
    return space != ROME or reading(game.rules, "HIS-Q43") == "from_rome_too"


# The procedure


def sack_of_rome(
    game: Game,
    position: Position,
    player: MajorPower,
    space: str,
    owner: Owner,
    cards: Sequence[CombatCard] = (),
) -> Play[Position]:
    """Play the event Sack of Rome.

    Args:
        game: rules and components.
        position: the position.
        player: the power that plays the event.
        space: the city in which the stack stands.
        owner: the owner of the stack.
        cards: the combat and response cards that are played in the battle.

    Returns:
        The position after the event.

    Raises:
        Illegal: there is no such stack, or a combat card may not be played.
    """
    place_of(game, ROME)
    _require_in_play(position, player)
    stack, leaders = require_stack(game, position, space, owner)
    cite("HIS-sack-of-rome-conditions-P01", "HIS-sack-of-rome-conditions-P02")
    cite("HIS-sack-of-rome-conditions-X01", "HIS-sack-of-rome-conditions-X02")
    require_revealed(game, position, player, SACK_OF_ROME)
    position = _out_of_hand(position, player)

    cite("HIS-sack-of-rome-procedure-S01")
    attackers = stack
    rome = space_of(position, ROME)
    defenders = force_of(rome, PAPACY)
    papal_leaders = [name for name in rome.leaders if game.components.leaders[name].power == PAPACY]

    cite("HIS-sack-of-rome-procedure-S03", "HIS-sack-of-rome-procedure-E01")
    permits(size(defenders) == defenders.regulars, "HIS-sack-of-rome-procedure-R01")
    attack_dice = dice_of(game, size(attackers), best_battle(game, leaders))
    defence_dice = dice_of(game, defenders.regulars, best_battle(game, papal_leaders))
    defence_dice += game.rules.defender_dice
    for card in cards:
        _require_card(game, position, card, owner)
        position = _discarded(position, card)
        attack_dice += card.attacker_dice
        defence_dice += card.defender_dice
    attack = yield from roll_hits(game, "attacker_dice", owner, attack_dice)
    defence = yield from roll_hits(game, "defender_dice", PAPACY, defence_dice)
    papacy_wins = defence >= attack

    cite("HIS-sack-of-rome-procedure-S04")
    position = _papal_losses(position, attack)
    lost = yield from _attacker_losses(game, owner, attackers, defence)
    position = _lose(position, space, owner, stack, lost)

    cite("HIS-sack-of-rome-procedure-S05")

    if papacy_wins:
        cite("HIS-sack-of-rome-procedure-E03", "HIS-sack-of-rome-procedure-E04")
        return replace(position, discard=(*position.discard, SACK_OF_ROME))

    cite("HIS-sack-of-rome-procedure-E05")
    left = position.st_peters - game.rules.st_peters_loss
    if not permits(left >= 0, "HIS-sack-of-rome-procedure-L01"):
        left = 0
    position = replace(position, st_peters=left)

    wiped_out = lost == stack
    if not wiped_out or reading(game.rules, "HIS-Q18") == "draws":
        position = yield from _draw_cards(game, position, owner)

    cite("HIS-sack-of-rome-procedure-E08")
    return replace(position, removed=(*position.removed, SACK_OF_ROME))


def _require_in_play(position: Position, player: MajorPower) -> None:
    """See that the card isn't where it can't be played from: a pile, or another hand."""
    for pile in ("discard", "removed"):
        if SACK_OF_ROME in getattr(position, pile):
            raise Impossible(f"{pile}: {SACK_OF_ROME} is there, and can't be played")
    for power, hand in position.hands.items():
        if SACK_OF_ROME in hand and power != player:
            raise Impossible(f"hands.{power}: {SACK_OF_ROME} is there, not in that of {player}")


def _out_of_hand(position: Position, player: MajorPower) -> Position:
    """Take the card out of the hand from which it is played, if the position knows that hand."""
    hand = tuple(card for card in position.hands.get(player, ()) if card != SACK_OF_ROME)
    return replace(position, hands=with_entry(position.hands, player, hand))


def _require_card(game: Game, position: Position, card: CombatCard, owner: Owner) -> None:
    """See that a card may be played in this battle: combat cards by the two sides only."""
    kind = card_of(game, position, card.name).kind
    if kind not in ("combat", "response"):
        raise Impossible(f"cards: {card.name} is neither a combat nor a response card")
    if card.name not in position.hands.get(card.power, ()):
        raise Impossible(f"hands.{card.power}: there is no {card.name!r}")
    require_not_for_cp_only(game, position, card.power, card.name)
    if kind == "response":
        cite("HIS-sack-of-rome-procedure-P02")
        return
    require(
        card.power in (owner, PAPACY),
        "HIS-sack-of-rome-procedure-P01",
        f"{card.name} is a combat card, and {card.power} is no side of the battle",
    )


def _discarded(position: Position, card: CombatCard) -> Position:
    """Take a card that was played out of the hand, onto the discard pile."""
    hand = tuple(name for name in position.hands[card.power] if name != card.name)
    hands = with_entry(position.hands, card.power, hand)
    return replace(position, hands=hands, discard=(*position.discard, card.name))


def _papal_losses(position: Position, losses: int) -> Position:
    """Take the Papal losses: regulars first, then mercenaries."""
    defenders = force_of(space_of(position, ROME), PAPACY)
    regulars = min(losses, defenders.regulars)
    cite("HIS-sack-of-rome-procedure-R02")
    mercenaries = min(losses - regulars, defenders.mercenaries)
    if losses > regulars:
        cite("HIS-sack-of-rome-procedure-E02")
    lost = Force(regulars=regulars, mercenaries=mercenaries)
    return _lose(position, ROME, PAPACY, defenders, lost)


def _attacker_losses(game: Game, owner: Owner, stack: Force, losses: int) -> Play[Force]:
    """Divide the attacker's losses as equally as possible between mercenaries and regulars.

    Cavalry is lost when both are gone, or its owner chooses (HIS-Q40).
    """
    if stack.cavalry and reading(game.rules, "HIS-Q40") == "owner_chooses":
        return (yield from choose_losses(owner, stack, losses))
    losses = min(losses, size(stack))
    cavalry = max(losses - stack.regulars - stack.mercenaries, 0)
    losses -= cavalry
    cite("HIS-sack-of-rome-procedure-R03")
    least = losses // 2
    regulars = min(least, stack.regulars)
    mercenaries = min(least, stack.mercenaries)
    left = losses - regulars - mercenaries
    while left:
        room = {
            "mercenaries": stack.mercenaries - mercenaries,
            "regulars": stack.regulars - regulars,
        }
        kinds = [kind for kind, number in room.items() if number]
        kind = kinds[0]
        if reading(game.rules, "HIS-Q17") == "owner_chooses":
            kind = yield from Choose("odd_loss", owner, offer(kinds))
        mercenaries += kind == "mercenaries"
        regulars += kind == "regulars"
        left -= 1
    return Force(regulars=regulars, mercenaries=mercenaries, cavalry=cavalry)


def _lose(position: Position, space: str, owner: Owner, force: Force, lost: Force) -> Position:
    """Take lost land units off the map, into the force pool of their owner."""
    units = with_entry(space_of(position, space).units, owner, without(force, lost))
    position = with_space(position, space, units=units)
    pool = together(position.force_pool.get(owner, NO_FORCE), lost)
    return replace(position, force_pool=with_entry(position.force_pool, owner, pool))


def _draw_cards(game: Game, position: Position, owner: Owner) -> Play[Position]:
    """Let the owner of the stack draw cards from the Papacy, keep one and discard the other."""
    hand = position.hands.get(PAPACY, ())
    cite("HIS-sack-of-rome-procedure-X02")
    pool = tuple(name for name in hand if card_of(game, position, name).kind != "home")
    if not pool:
        return position

    cite("HIS-sack-of-rome-procedure-E06")
    number = min(game.rules.cards_drawn, len(pool))
    drawn = yield from Draw("sacked_cards", owner, pool, number)
    if number == 1:
        cite("HIS-sack-of-rome-procedure-X03")
        kept = drawn[0]
    else:
        cite("HIS-sack-of-rome-procedure-E07")
        kept = yield from Choose("keep_card", owner, offer(drawn))
    left = list(hand)
    for name in drawn:
        left.remove(name)
    discarded = list(drawn)
    discarded.remove(kept)
    hands = with_entry(position.hands, PAPACY, tuple(left))
    power = next(power for power in MAJOR_POWERS if power == owner)
    hands = with_entry(hands, power, (*hands.get(power, ()), kept))
    return replace(position, hands=hands, discard=(*position.discard, *discarded))
