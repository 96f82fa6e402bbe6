"""Presence tracks: what their uncovered spaces show, and taking presence from them."""

from __future__ import annotations

from typing import Literal

from rulewright.core.citing import cite, permits
from rulewright.core.frozen import EMPTY, FrozenMap, frozen_map
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game, PrintedSpirit, TrackSpace
from rulewright.spirit_island.position import Position, with_spirit

Track = Literal["energy", "plays"]
TRACKS: tuple[Track, ...] = ("energy", "plays")


def board_of(game: Game, spirit: str) -> PrintedSpirit:
    """Return the board of a Spirit.

    Raises:
        Impossible: there is no such Spirit in the box.
    """
    if spirit not in game.components.spirits:
        raise Impossible(
            f"spirits.{spirit}: there is no such Spirit in the box, only "
            f"{', '.join(game.components.spirits)}"
        )
    return game.components.spirits[spirit]


def spaces(game: Game, spirit: str, track: Track) -> tuple[TrackSpace, ...]:
    """Return all spaces of a track, the leftmost first (Presence tracks)."""
    cite("SI-presence-tracks-D01")
    board = board_of(game, spirit)
    if track == "energy":
        cite("SI-presence-tracks-D02")
        return board.energy_track
    cite("SI-presence-tracks-D03")
    return board.plays_track


def uncovered(game: Game, position: Position, spirit: str, track: Track) -> tuple[TrackSpace, ...]:
    """Return the spaces of a track on which no presence stands any more (Presence tracks)."""
    taken: int = getattr(position.spirits[spirit], f"{track}_track")
    return spaces(game, spirit, track)[: 1 + taken]


def highest(game: Game, position: Position, spirit: str, track: Track) -> int:
    """Return the highest number that a track shows; its numbers aren't added up."""
    there = uncovered(game, position, spirit, track)
    numbers = [space.number for space in there if space.number is not None]
    highest_number = max(numbers)
    for number in numbers:
        permits(number == highest_number, "SI-presence-tracks-R02")
    return highest_number


def covered(game: Game, position: Position, spirit: str, track: Track) -> int:
    """Return how much presence still stands on a track."""
    taken: int = getattr(position.spirits[spirit], f"{track}_track")
    return len(spaces(game, spirit, track)) - 1 - taken


def take_leftmost(game: Game, position: Position, spirit: str, track: Track) -> Position:
    """Take the leftmost presence off a track (Presence tracks)."""
    taken: int = getattr(position.spirits[spirit], f"{track}_track")
    leftmost = 1 + taken
    for space in range(leftmost, len(spaces(game, spirit, track))):
        permits(space == leftmost, "SI-presence-tracks-R01")
    return with_spirit(position, spirit, **{f"{track}_track": leftmost})


def track_elements(game: Game, position: Position, spirit: str) -> FrozenMap[str, int]:
    """Return the elements that the tracks show, without those of choice (Presence tracks)."""
    if spirit not in game.components.spirits:
        return EMPTY
    shown: dict[str, int] = {}
    for track in TRACKS:
        for space in uncovered(game, position, spirit, track):
            if space.element and space.element != "any":
                cite("SI-presence-tracks-E03")
                shown[space.element] = shown.get(space.element, 0) + 1
    return frozen_map(shown)


def any_spaces(game: Game, position: Position, spirit: str) -> int:
    """Return how many uncovered spaces give an element of choice (Presence tracks)."""
    if spirit not in game.components.spirits:
        return 0
    return sum(
        space.element == "any"
        for track in TRACKS
        for space in uncovered(game, position, spirit, track)
    )


def reclaim_spaces(game: Game, position: Position, spirit: str) -> int:
    """Return how many uncovered spaces let the Spirit reclaim one card each turn."""
    return sum(
        space.reclaim_one for track in TRACKS for space in uncovered(game, position, spirit, track)
    )
