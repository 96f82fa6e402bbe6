"""What holds of every step of every play, whoever plays it: counts that are conserved.

Each function tells what is wrong in a sentence, and nothing if all is well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from rulewright.core.operations import Impossible, Invariant
from rulewright.spirit_island.checks import check
from rulewright.spirit_island.components import OCEAN_SPIRIT, Game, island
from rulewright.spirit_island.fear import DIVIDERS
from rulewright.spirit_island.position import (
    Fear,
    InvaderCards,
    Position,
    Spirit,
    land_of,
    presence_on_island,
)
from rulewright.spirit_island.presence_tracks import TRACKS, covered
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import blighted_per_player, has_rituals

SETS_UP = tuple(
    f"spirit_island.{name}"
    for name in (
        "set_up",
        "set_up_invader_board",
        "set_up_island",
        "build_invader_deck",
        "set_up_adversary",
        "set_up_spirits",
    )
)
"""The operations that bring pieces onto the table."""


def blight_on_island(position: Position) -> int:
    """Count the blight on the island."""
    return sum(land.blight for land in position.lands.values())


def _blight(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in SETS_UP:
        return ""
    brought = 0
    if before.blight_card.card != after.blight_card.card:
        return f"the Blight card {before.blight_card.card} became {after.blight_card.card}"
    if before.blight_card.side != after.blight_card.side:
        if after.blight_card.side == "healthy":
            return "the Blight card is turned back to its healthy side"
        brought = blighted_per_player(game, before) * before.players
    due = before.blight_card.tokens + blight_on_island(before) + brought
    there = after.blight_card.tokens + blight_on_island(after)
    boxed = not before.blight_card.card and reading(game.rules, "SI-Q53") == "box"
    if boxed and operation == "spirit_island.remove_blight":
        due -= 1
    elif boxed and there < due:  # a power or a card has removed some
        return ""
    if due <= there <= due + _owed(game, before, after):
        return ""
    return f"{there} blight on island and Blight card, there must be {due}"


def _owed(game: Game, before: Position, after: Position) -> int:
    """Return how much blight the card can owe that wasn't flipped before the game ended (SI-Q51).

    A cascade that is finished first places it before it is on the card.
    """
    card = before.blight_card
    waits = card.side == after.blight_card.side == "healthy" and card.card
    if not waits or not after.result or reading(game.rules, "SI-Q51") == "flip_at_once":
        return 0
    return blighted_per_player(game, before) * before.players


def _presence(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in SETS_UP:
        return ""
    if set(before.spirits) != set(after.spirits):
        return "another Spirit is in play"
    for name in before.spirits:
        whole, now = presence(game, before, name), presence(game, after, name)
        if whole != now:
            return f"{name} has {now} presence in all, there must be {whole}"
    return ""


def presence(game: Game, position: Position, spirit: str) -> int:
    """Count a Spirit's presence: on the island, on its tracks, and destroyed."""
    there = presence_on_island(position, spirit) + position.spirits[spirit].destroyed_presence
    if spirit not in game.components.spirits:
        return there
    return there + sum(covered(game, position, spirit, track) for track in TRACKS)


def fear_cards(fear: Fear) -> list[str]:
    """Return the Fear cards, used, earned and to come, without the dividers."""
    return [card for card in (*fear.discard, *fear.earned, *fear.deck) if card not in DIVIDERS]


def _fear(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in SETS_UP:
        return ""
    was, now = before.fear, after.fear
    if was.pool + was.generated != now.pool + now.generated:
        return f"{now.pool + now.generated} Fear markers, there must be {was.pool + was.generated}"
    if fear_cards(was) != fear_cards(now):
        return "the Fear cards aren't the same, or in another order"
    return ""


def _terror_level(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    was, now = before.fear, after.fear
    dividers = [card for card in was.deck if card in DIVIDERS]
    left = [card for card in now.deck if card in DIVIDERS]
    if operation in SETS_UP or has_rituals(game, before):
        return ""
    if dividers[len(dividers) - len(left) :] != left:
        return f"the dividers {dividers} became {left}"
    taken = dividers[: len(dividers) - len(left)]
    level = DIVIDERS[taken[-1]] if taken else was.terror_level
    if level != now.terror_level:
        return f"the Terror Level is {now.terror_level}, by the dividers it is {level}"
    return ""


def _power_cards(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in SETS_UP:
        return ""
    return _same("Power", power_cards(before), power_cards(after))


def power_cards(position: Position) -> Counter[str]:
    """Count the Power cards: those of the Spirits, wherever they have them, and of the decks."""
    powers = position.powers
    cards = Counter((*powers.minor, *powers.major, *powers.minor_discard, *powers.major_discard))
    for there in position.spirits.values():
        cards.update(
            (*there.hand, *there.in_play, *there.discard, *there.forgotten, *there.set_aside)
        )
    return cards


def _invader_cards(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in SETS_UP:
        return ""
    return _same("Invader", invader_cards(before.invaders), invader_cards(after.invaders))


def invader_cards(invaders: InvaderCards) -> Counter[str]:
    """Count the Invader cards: in the deck, on the Invader board, discarded."""
    on_board = (invaders.explore, invaders.build, invaders.ravage, invaders.extra_build)
    cards = (*invaders.deck, *on_board, *invaders.discard)
    return Counter(card for card in cards if card)


def _same(kind: str, was: Counter[str], now: Counter[str]) -> str:
    """Tell which cards are gone or have come."""
    gone, come = sorted((was - now).elements()), sorted((now - was).elements())
    if not gone and not come:
        return ""
    lost = f"the {kind} cards {', '.join(gone)} are gone" if gone else ""
    found = f"the {kind} cards {', '.join(come)} come from nowhere" if come else ""
    return ", and ".join(part for part in (lost, found) if part)


def _at_home(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if OCEAN_SPIRIT not in after.spirits or game.places is not None:
        return ""
    # Of its powers one says that presence goes there nevertheless.
    there = before.spirits.get(OCEAN_SPIRIT, Spirit())
    held = (*there.hand, *there.in_play, *after.spirits[OCEAN_SPIRIT].in_play)
    if inputs.get("power", CLAIM if CLAIM in held else "") == CLAIM:
        return ""
    places = island(game, after)
    for name, land in after.lands.items():
        inland = name in places and not places[name].coastal
        was = land_of(before, name).presence.get(OCEAN_SPIRIT, 0)
        if inland and land.presence.get(OCEAN_SPIRIT, 0) > was:
            return f"presence of {OCEAN_SPIRIT} has come into {name}, an inland land"
    return ""


CLAIM = "Indomitable Claim"
"""The power that adds presence even where it may not be."""


def _used_once(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    for name, there in after.spirits.items():
        for power, times in Counter(there.used).items():
            if times > max(1, before.spirits.get(name, Spirit()).used.count(power)):
                return f"{name} has used {power} {times} times this turn"
    return ""


def _counts(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    try:
        read = msgspec.json.decode(msgspec.json.encode(after), type=Position)
    except msgspec.ValidationError as error:
        return str(error)
    return "" if read == after else "written as JSON and read again it is another position"


def _possible(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation == "spirit_island.thematic_boards":
        return ""  # their lands are in no pack
    try:
        check(game, after)
    except Impossible as impossible:
        return str(impossible)
    return ""


INVARIANTS = (
    Invariant(
        "blight-conserved",
        "Blight on the Blight card and on the island stays the same, but for what a flip brings.",
        ("SI-blight-S01", "SI-blight-X01", "SI-blight-R01", "SI-removing-blight-S01"),
        _blight,
    ),
    Invariant(
        "presence-conserved",
        "A Spirit's presence on the island, on its tracks and destroyed adds up to the same.",
        ("SI-presence-and-sacred-sites-R01", "SI-blight-effects-E04"),
        _presence,
    ),
    Invariant(
        "presence-at-home",
        "Presence of Ocean's Hungry Grasp comes into an inland land by Indomitable Claim only.",
        ("SI-spirits-R01",),
        _at_home,
    ),
    Invariant(
        "power-cards-conserved",
        "Power cards are in a hand, in play, discarded, forgotten, set aside or in their deck.",
        ("SI-gaining-powers-S04", "SI-forgetting-P01", "SI-time-passes-S02"),
        _power_cards,
    ),
    Invariant(
        "power-used-once",
        "A power is marked as used once in a turn.",
        ("SI-power-principles-L01", "SI-power-principles-R09"),
        _used_once,
    ),
    Invariant(
        "invader-cards-conserved",
        "Invader cards are in the deck, on the Invader board or discarded.",
        ("SI-advance-cards-S01",),
        _invader_cards,
    ),
    Invariant(
        "fear-conserved",
        "Fear markers and Fear cards are conserved, the cards in their order.",
        ("SI-fear-and-terror-S01", "SI-fear-and-terror-S02"),
        _fear,
    ),
    Invariant(
        "terror-level",
        "The Terror Level is that of the divider taken last, and never falls.",
        ("SI-fear-and-terror-S04", "SI-fear-and-terror-S05"),
        _terror_level,
    ),
    Invariant(
        "counts",
        "No count is below zero, and a position is the same when it is written and read.",
        ("SI-energy-and-plays-R01",),
        _counts,
    ),
    Invariant(
        "possible",
        "What stands on the table after a step can stand there.",
        ("SI-damage-marking-E01", "SI-presence-and-sacred-sites-R01"),
        _possible,
    ),
)
"""The invariants that speak of one step."""
