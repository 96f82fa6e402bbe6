"""The Scenario Guard the Isle's Heart: its set-up. Its loss condition stands in `scenarios`."""

from __future__ import annotations

from typing import Literal

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.spirit_island.components import Game, island
from rulewright.spirit_island.gaining_powers import draw_powers, take_into_hand
from rulewright.spirit_island.growth import place_presence
from rulewright.spirit_island.position import Position, land_of, with_land
from rulewright.spirit_island.presence_tracks import TRACKS, covered
from rulewright.spirit_island.scenarios import inner_lands
from rulewright.spirit_island.special_rules import at_home_at_sea
from rulewright.spirit_island.targets import distances

EXTRA_CARDS: tuple[Literal["minor", "major"], ...] = ("minor", "major")
"""The decks from which each Spirit draws one more starting card."""


def set_up_heart(game: Game, position: Position) -> Play[Position]:
    """Change the set-up as the Scenario says, after all else (Guard the Isle's Heart).

    Args:
        game: rules and components.
        position: the position after all other set-up.

    Returns:
        The position without Towns, with an Explorer and presence in each Inner Land and two more
        cards for each Spirit; as it is without this Scenario.
    """
    inner = inner_lands(game, position)
    if not inner:
        return position
    cite("SI-scenarios-E02", "SI-setup-general-U02")
    for land in position.lands:
        position = with_land(position, land, town=0)

    for land in inner:
        position = with_land(position, land, explorer=land_of(position, land).explorer + 1)
    for spirit, there in position.spirits.items():
        land = next(name for name in inner if name.startswith(there.board))
        position = yield from _guard(game, position, spirit, land)

    for spirit in position.spirits:
        for deck in EXTRA_CARDS:
            position, cards = yield from draw_powers(game, position, spirit, deck, 1)
            for card in cards:
                position = take_into_hand(position, spirit, card)
    return position


def _guard(game: Game, position: Position, spirit: str, inner: str) -> Play[Position]:
    """Put one presence of a Spirit into an Inner Land, or into the nearest land that it may be in.

    Presence comes off a track, as always when it is added.
    """
    land = yield from Choose("guard", spirit, _nearest_legal(game, position, spirit, inner))
    tracks = offer(track for track in TRACKS if covered(game, position, spirit, track))
    cite("SI-presence-tracks-P01")
    track = yield from Choose("presence_from", spirit, tracks)
    return place_presence(game, position, spirit, track, land)


def _nearest_legal(game: Game, position: Position, spirit: str, inner: str) -> Options:
    """Return the lands of a board nearest to its Inner Land in which a Spirit may be."""
    places = island(game, position)
    away = distances(game, position, (inner,))
    board = [name for name in places if name.startswith(inner[:-1])]
    legal = [name for name in board if places[name].coastal or not at_home_at_sea(game, spirit)]
    nearest = min(away[name] for name in legal)
    return offer(
        board,
        ("SI-spirits-R01", lambda name: name in legal),
        ("SI-scenarios-E02", lambda name: away[name] == nearest),
    )
