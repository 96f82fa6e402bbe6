"""Explore."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.core.asks import Play
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import replace
from rulewright.spirit_island.adversaries import ENGLAND, PRUSSIA, SWEDEN
from rulewright.spirit_island.adversary_england import building_boom
from rulewright.spirit_island.adversary_prussia import land_rush
from rulewright.spirit_island.adversary_sweden import sway, swayed_by_the_invaders
from rulewright.spirit_island.components import Game, card_on, island, matches
from rulewright.spirit_island.fear_lasting import forbidden
from rulewright.spirit_island.position import Place, Position, land_of, with_land
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.victory import judge, note_defeat


def explore(game: Game, position: Position) -> Play[Position]:
    """Reveal the top Invader card and explore the lands that it shows (Explore).

    Explorers open no further lands, so the order of the lands changes nothing.

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the card on the Explore space and the new Explorers.
    """
    position = yield from reveal_card(game, position)
    if position.result:
        return position

    if position.invaders.escalation_due:
        position = yield from escalation(game, position)

    for land in lands_to_explore(game, position):
        if position.result:
            break
        position = yield from explore_land(game, position, land)
    return position


def reveal_card(game: Game, position: Position) -> Play[Position]:
    """Reveal the top card of the Invader deck (Explore).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the card on the Explore space; lost if the deck has run out.

    Raises:
        Illegal: a card lies on the Explore space already.
    """
    yield from ()
    invaders = position.invaders
    require(
        not invaders.explore,
        "SI-explore-S01",
        f"{invaders.explore} lies on the Explore space: it moves to Build first",
    )
    if not permits(bool(invaders.deck), "SI-victory-and-defeat-E04"):
        return judge(game, note_defeat(position, "time"), "invader action", at_end=True)

    cite("SI-explore-S01")
    card = invaders.deck[0]
    escalates = False
    if card_on(game, card).escalation:
        cite("SI-invader-actions-E03", "SI-glossary-D54")
        escalates = bool(position.adversary)
    return replace(
        position,
        invaders=replace(invaders, deck=invaders.deck[1:], explore=card, escalation_due=escalates),
    )


def escalation(game: Game, position: Position) -> Play[Position]:
    """Apply the Adversary's Escalation effect (Invader actions; Adversaries).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after it.

    Raises:
        Illegal: no Escalation is due.
    """
    invaders = position.invaders
    require(
        invaders.escalation_due,
        "SI-invader-actions-E03",
        "no Escalation is due: no Invader card with the flag has been revealed",
    )
    cite("SI-adversaries-D02")
    position = replace(position, invaders=replace(invaders, escalation_due=False))
    return (yield from ESCALATIONS[position.adversary](game, position))


ESCALATIONS: Mapping[str, Callable[[Game, Position], Play[Position]]] = {
    PRUSSIA: land_rush,
    ENGLAND: building_boom,
    SWEDEN: swayed_by_the_invaders,
}
"""What each Adversary's Escalation does."""


def lands_to_explore(game: Game, position: Position) -> tuple[str, ...]:
    """Return the lands that the Invaders explore (Explore)."""
    if not position.invaders.explore:
        return ()
    places = island(game, position)
    cite("SI-explore-E01")
    if position.boards:
        cite("SI-boards-and-lands-D03")
    return offer(
        places,
        ("SI-invader-actions-R01", lambda name: _shown(game, position, places[name])),
        ("SI-invader-actions-R03", lambda name: _is_reached(game, position, name)),
    ).allowed


def _shown(game: Game, position: Position, place: Place) -> bool:
    """Tell whether the card on the Explore space shows a land (SI-Q23)."""
    card = card_on(game, position.invaders.explore)
    if reading(game.rules, "SI-Q23") == "terrain_only":
        return place.terrain in card.terrains
    return matches(card, place)


def _is_reached(game: Game, position: Position, name: str) -> bool:
    """Tell whether the Invaders can reach a land from a source (Explore)."""
    places = island(game, position)
    here = land_of(position, name)
    if here.town or here.city:
        cite("SI-explore-E03", "SI-invaders-E01")
        return True

    for other in places[name].adjacent:
        if land_of(position, other).town or land_of(position, other).city:
            cite("SI-explore-E04", "SI-invaders-E01", "SI-boards-and-lands-D04")
            return True
        if reading(game.rules, "SI-Q24") == "coast" and places[other].coastal:
            cite("SI-explore-E04", "SI-boards-and-lands-D06")
            return True
    if places[name].coastal:
        cite("SI-explore-E04", "SI-boards-and-lands-D05", "SI-boards-and-lands-D06")
        return True

    cite("SI-boards-and-lands-D07", "SI-boards-and-lands-X01")
    return False


def explore_land(game: Game, position: Position, land: str) -> Play[Position]:
    """Explore one land (Explore).

    Args:
        game: rules and components.
        position: the position.
        land: the land.

    Returns:
        The position with one Explorer more, if the Invaders can reach the land.

    Raises:
        Illegal: no card is revealed, it doesn't show this type of land, or an Escalation is due.
    """
    card = position.invaders.explore
    require(bool(card), "SI-invader-actions-X01", "there is no card on the Explore space")
    require(
        not position.invaders.escalation_due,
        "SI-invader-actions-E03",
        f"the Escalation of {position.adversary} comes before the explore",
    )
    cite("SI-explore-E01")
    if len(card_on(game, card).terrains) > 1:
        cite("SI-invader-actions-E02")
    require(
        _shown(game, position, island(game, position)[land]),
        "SI-invader-actions-R01",
        f"the card on the Explore space ({card}) doesn't show the type of {land}",
    )
    here = land_of(position, land)
    cite("SI-explore-S03")
    if not permits(_is_reached(game, position, land), "SI-invader-actions-R03"):
        return position
    if not permits(
        not forbidden(game, position, land, "no_explore")
        and "explore" not in position.invaders.skipped,
        "SI-power-principles-T01",
    ):
        return position

    cite("SI-glossary-D11", "SI-invaders-X02")
    permits(_sources(game, position, land) == 1, "SI-explore-L01")
    permits(not _explorers_around(game, position, land), "SI-explore-R01")
    position = with_land(position, land, explorer=here.explorer + 1)
    return (yield from sway(game, position, land))


def _sources(game: Game, position: Position, land: str) -> int:
    """Count what the Invaders could come from: each of them alone would bring one Explorer."""
    place = island(game, position)[land]
    lands = [land_of(position, name) for name in (land, *place.adjacent)]
    return sum(near.town + near.city for near in lands) + place.coastal


def _explorers_around(game: Game, position: Position, land: str) -> int:
    """Count the Explorers in adjacent lands: they stay where they are."""
    adjacent = island(game, position)[land].adjacent
    return sum(land_of(position, name).explorer for name in adjacent)
