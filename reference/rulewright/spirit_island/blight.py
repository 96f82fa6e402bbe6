"""Blight: the Blight card, the loss of presence, the cascade; removing blight."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game, seen_by_powers
from rulewright.spirit_island.damage import destroy_presence
from rulewright.spirit_island.forgetting import forget
from rulewright.spirit_island.position import Place, Position, land_of, on_island, with_land
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import blighted_per_player
from rulewright.spirit_island.victory import Cause, judge, note_defeat


def place_blight(
    game: Game, position: Position, name: str, cause: Cause, *, alone: bool = False
) -> Play[Position]:
    """Place blight in a land with all that follows from it (Blight; Blight effects).

    Args:
        game: rules and components.
        position: the position.
        name: the land.
        cause: what brought the blight about.
        alone: whether an effect says that it neither destroys presence nor cascades.

    Returns:
        The position after the blight, the loss of presence, the cascade and the Blight card.
    """
    tokens = position.blight_card.tokens
    blight = on_island(position, "blight")
    credit = _tokens_when_flipped(game, position) if _waits(game, position) else 0
    position = yield from _blight(game, position, name, cause, credit, alone=alone)

    if _waits(game, position) and not position.result:
        taken = tokens - position.blight_card.tokens
        position = yield from _flipped(game, position, _follow_card(game, position))
        position = _take_due(game, position, on_island(position, "blight") - blight - taken)
        position = judge(game, position, cause, at_end=False)
    return position


def _flipped(game: Game, before: Position, after: Position) -> Play[Position]:
    """Follow the Blighted side at the flip too, if the card was flipped just now (SI-Q52)."""
    if after.blight_card.side == before.blight_card.side:
        return after
    if reading(game.rules, "SI-Q52") == "also_at_flip":
        return (yield from follow_blighted_side(game, after))
    return after


def _waits(game: Game, position: Position) -> bool:
    """Tell whether the card, still healthy, is flipped only after the cascade (SI-Q51)."""
    card = position.blight_card
    if reading(game.rules, "SI-Q26") != "last_leaves" or not card.card or card.side == "blighted":
        return False
    return reading(game.rules, "SI-Q51") == "after_the_cascade"


def _tokens_when_flipped(game: Game, position: Position) -> int:
    return blighted_per_player(game, position) * position.players


def _blight(
    game: Game, position: Position, name: str, cause: Cause, credit: int, *, alone: bool = False
) -> Play[Position]:
    if reading(game.rules, "SI-Q26") == "when_needed" and position.blight_card.tokens == 0:
        position = yield from _flipped(game, position, _run_out(game, position))
        position = judge(game, position, cause, at_end=False)
    card = position.blight_card
    if position.result or position.defeat_noted or land_of(position, name).no_blight:
        return position
    if card.tokens == 0 and not credit:
        if _waits(game, position) or card.side == "blighted":
            return position
        raise Impossible("blight_card.tokens: there is no blight on it that could be placed")
    if card.tokens == 0:
        credit -= 1

    if card.card:
        cite("SI-blight-S01")
    else:
        cite("SI-blight-X01")
    card = replace(card, tokens=max(card.tokens - 1, 0))
    had_blight = land_of(position, name).blight > 0
    position = replace(position, blight_card=card)
    position = with_land(position, name, blight=land_of(position, name).blight + 1)

    if not _waits(game, position):
        position = yield from _flipped(game, position, _follow_card(game, position))
        position = judge(game, position, cause, at_end=False)
        if position.result:
            return position

    if alone:
        return position
    places = seen_by_powers(game, position)
    if reading(game.rules, "SI-Q16") == "cascade_first":
        position = yield from _cascade(game, position, places, name, had_blight, cause, credit)
        if position.result:
            return position
        return _lose_presence(game, position, name, cause)

    position = _lose_presence(game, position, name, cause)
    if position.result:
        return position
    if reading(game.rules, "SI-Q83") == "does_not" and name not in seen_by_powers(game, position):
        return position
    return (yield from _cascade(game, position, places, name, had_blight, cause, credit))


def _cascade(
    game: Game,
    position: Position,
    places: Mapping[str, Place],
    name: str,
    had_blight: bool,
    cause: Cause,
    credit: int,
) -> Play[Position]:
    """Let blight cascade out of a land; the lands are those there were when it was blighted."""
    if not permits(had_blight, "SI-blight-effects-E01"):
        return position
    none_is_left = not position.blight_card.tokens and not credit
    if none_is_left and reading(game.rules, "SI-Q26") == "last_leaves":
        return position

    cite("SI-blight-effects-P01", "SI-boards-and-lands-D04")
    adjacent = places[name].adjacent
    if not adjacent:
        return position
    candidates = (*places, "ocean") if places[name].coastal else tuple(places)
    clear = [other for other in adjacent if not land_of(position, other).blight]
    options = offer(
        candidates,
        ("SI-boards-and-lands-R02", lambda other: other in places),
        ("SI-blight-effects-E01", lambda other: other in adjacent),
    )
    if reading(game.rules, "SI-Q15") == "unblighted_if_possible" and clear:
        picked = offer(options.allowed, ("SI-ravage-example-Z08", lambda other: other in clear))
        options = Options(picked.allowed, {**options.excluded, **picked.excluded})
    chosen = yield from Choose("cascade", name, options)

    if land_of(position, chosen).blight:
        cite("SI-blight-effects-E02")
    return (yield from _blight(game, position, chosen, cause, credit))


def _lose_presence(game: Game, position: Position, name: str, cause: Cause) -> Position:
    for spirit in land_of(position, name).presence:
        cite("SI-blight-effects-E04")
        position = destroy_presence(position, spirit, name)
    return judge(game, position, cause, at_end=False)


def _follow_card(game: Game, position: Position) -> Position:
    """Follow the Blight card if its tokens have just run out (Blight)."""
    if reading(game.rules, "SI-Q26") != "last_leaves" or position.blight_card.tokens:
        return position
    return _run_out(game, position)


def _take_due(game: Game, position: Position, due: int) -> Position:
    """Take from the flipped card what a cascade placed after the tokens ran out (SI-Q51)."""
    if not due:
        return position
    tokens = max(position.blight_card.tokens - due, 0)
    position = replace(position, blight_card=replace(position.blight_card, tokens=tokens))
    return _follow_card(game, position)


def _run_out(game: Game, position: Position) -> Position:
    cite("SI-blight-E01")
    card = position.blight_card
    if card.card and card.side == "healthy":
        cite("SI-blight-E02", "SI-play-tips-X01", "SI-glossary-D51")
        tokens = _tokens_when_flipped(game, position)
        return replace(position, blight_card=replace(card, side="blighted", tokens=tokens))

    if card.card:
        cite("SI-blight-E03")
    return note_defeat(position, "blight")


def follow_blighted_side(game: Game, position: Position) -> Play[Position]:
    """Carry out what the Blighted Island side of the Blight card says, for each Spirit.

    Args:
        game: rules and components.
        position: the position with the card on its Blighted side.

    Returns:
        The position after it.
    """
    effect = game.components.blight_cards[position.blight_card.card].effect
    one_by_one = reading(game.rules, "SI-Q67") == "one_by_one"
    left = tuple(position.spirits)
    while left and not position.result:
        spirit = left[0]
        if one_by_one:
            spirit = yield from Choose("next_spirit", "Blighted Island", offer(left))
        left = tuple(other for other in left if other != spirit)
        if effect == "forget_or_destroy_presence":
            position = yield from _forget_or_destroy_presence(game, position, spirit)
        else:
            position = yield from _destroy_one_presence(position, spirit)
        if one_by_one:
            position = judge(game, position, "power or card", at_end=False)
    return judge(game, position, "power or card", at_end=False)


def _forget_or_destroy_presence(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Carry out "Memory Fades to Dust" for one Spirit."""
    cards = position.spirits[spirit]
    powers = (*cards.hand, *cards.in_play, *cards.discard)
    ways = ("forget", "destroy presence") if powers else ("destroy presence",)
    way = yield from Choose("forget_or_destroy", spirit, offer(ways))
    if way == "destroy presence":
        return (yield from _destroy_one_presence(position, spirit))

    cite("SI-forgetting-P01")
    power = yield from Choose("forget", spirit, offer(powers))
    return forget(game, position, spirit, power)


def _destroy_one_presence(position: Position, spirit: str) -> Play[Position]:
    """Destroy one presence of a Spirit, on the island, where its player wants."""
    cite("SI-presence-and-sacred-sites-R01")
    lands = offer(
        position.lands,
        (
            "SI-presence-and-sacred-sites-D02",
            lambda name: spirit in land_of(position, name).presence,
        ),
    )
    if not lands.allowed:
        return position
    land = yield from Choose("destroy_presence", spirit, lands)
    return destroy_presence(position, spirit, land)


# Operations


def add_blight(game: Game, position: Position, land: str) -> Play[Position]:
    """Add blight to a land, as a power or another effect does (Blight).

    Args:
        game: rules and components.
        position: the position.
        land: the land.

    Returns:
        The position after the blight and all that follows from it.
    """
    position = yield from place_blight(game, position, land, "power or card")

    return judge(game, position, "power or card", at_end=True)


def remove_blight(game: Game, position: Position, land: str) -> Play[Position]:
    """Remove a blight token from a land (Removing blight).

    Args:
        game: rules and components.
        position: the position.
        land: the land.

    Returns:
        The position with the token back on the Blight card.

    Raises:
        Illegal: there is no blight in the land.
    """
    yield from ()
    here = land_of(position, land)
    require(here.blight > 0, "SI-removing-blight-S01", f"there is no blight in {land} to remove")

    position = with_land(position, land, blight=here.blight - 1)
    card = position.blight_card
    if not card.card and reading(game.rules, "SI-Q53") == "box":
        return position
    position = replace(position, blight_card=replace(card, tokens=card.tokens + 1))

    permits(card.side == "healthy", "SI-blight-R01")
    return position
