"""The Kingdom of Sweden: its Escalation, its mines, its set-up.

The damage of its Towns and Cities stands in `adversaries`.
"""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, permits
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island.adversaries import buildings, in_force
from rulewright.spirit_island.blight import place_blight
from rulewright.spirit_island.components import Game, card_on, island, matches
from rulewright.spirit_island.damage import replace_one
from rulewright.spirit_island.position import (
    INVADERS,
    Position,
    count,
    labelled,
    land_of,
    with_land,
)
from rulewright.spirit_island.victory import judge, judge_buildings


def swayed_by_the_invaders(game: Game, position: Position) -> Play[Position]:
    """Apply the Escalation: in this phase each explored land is looked at (Swayed by the Invaders).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the Escalation at work until the Invader cards advance.
    """
    yield from ()
    cite("SI-invader-actions-X02", "SI-invader-actions-E04")
    return replace(position, invaders=replace(position.invaders, sways=True))


def sway(game: Game, position: Position, land: str) -> Play[Position]:
    """Let the Invaders win over a Dahan of a land that they have just explored.

    Args:
        game: rules and components.
        position: the position after the explore of the land.
        land: the land.

    Returns:
        The position with 1 Dahan replaced by 1 Town, if the Escalation is at work and the Invaders
        of the land are at least as many as its Dahan.
    """
    here = land_of(position, land)
    if not position.invaders.sways or not here.dahan:
        return position
    cite("SI-invader-actions-X02", "SI-invader-actions-E04")
    if _invaders(position, land) < here.dahan:
        return position
    piece = yield from Choose("sway", land, offer(labelled(here, ("dahan",))))
    position = replace_one(game, position, land, piece, "town")
    return judge(game, position, "invader action", at_end=True)


# Ravage: Heavy Mining, Mining Rush


def mine(
    game: Game, before: Position, position: Position, land: str, damage: int
) -> Play[Position]:
    """Let mines follow the damage that a ravage has done to a land.

    Args:
        game: rules and components.
        before: the position before the damage.
        position: the position after it and after what its blight brought about.
        land: the land.
        damage: the damage to the land.

    Returns:
        The position with one blight more for much damage (level 1), and with a Town beside the
        blight (level 5).
    """
    levels = in_force(game, position)
    for level in levels:
        if level.more_blight_at and damage >= level.more_blight_at and not position.result:
            cite("SI-adversaries-E02")
            position = yield from place_blight(game, position, land, "invader action", alone=True)

    blighted = land_of(position, land).blight > land_of(before, land).blight
    if any(level.town_beside_blight for level in levels) and blighted and not position.result:
        cite("SI-adversaries-E02")
        near = island(game, position)[land].adjacent
        lands = offer(near, ("SI-adversaries-E02", lambda name: not buildings(position, name)))
        if lands.allowed:
            where = yield from Choose("mining_rush", land, lands)
            position = with_land(position, where, town=land_of(position, where).town + 1)
            position = judge_buildings(game, position, "invader action", at_end=False)
    return position


# Set-up


def royal_backing(game: Game, position: Position) -> Play[Position]:
    """Discard the top Invader card, and add a Town by it on each board (Royal Backing).

    Args:
        game: rules and components.
        position: the position with all other Invaders.

    Returns:
        The position with the card discarded and the Towns; as it is below level 4.

    Raises:
        Impossible: there is no Invader deck.
    """
    if not any(level.discards_first_card for level in in_force(game, position)):
        return position
    cite("SI-setup-general-U02")
    invaders = position.invaders
    if not invaders.deck:
        raise Impossible("invaders.deck: there is no card to discard for the Royal Backing")
    card, *deck = invaders.deck
    discard = (*invaders.discard, card)
    position = replace(position, invaders=replace(invaders, deck=tuple(deck), discard=discard))

    places = island(game, position)
    for board in position.boards:
        there = [name for name in places if name.startswith(board)]
        shown = [name for name in there if matches(card_on(game, card), places[name])]
        land = yield from Choose("royal_backing", board, _emptiest(position, shown))
        position = with_land(position, land, town=land_of(position, land).town + 1)
    return position


def _emptiest(position: Position, lands: list[str]) -> Options:
    """Return the lands with the fewest Invaders."""
    fewest = min(_invaders(position, land) for land in lands)
    return offer(lands, ("SI-setup-general-U02", lambda name: _invaders(position, name) == fewest))


def _invaders(position: Position, land: str) -> int:
    return sum(count(land_of(position, land), kind) for kind in INVADERS)


def add_blight_in_set_up(position: Position, land: str, blight: int) -> Position:
    """Add blight from the box in set-up (Adversary: Kingdom of Sweden)."""
    if not permits(blight > 0, "SI-adversary-sweden-U01"):
        return position
    # Nothing follows from it.
    cite("SI-adversary-sweden-X01", "SI-adversary-sweden-X02")
    return with_land(position, land, blight=land_of(position, land).blight + blight)
