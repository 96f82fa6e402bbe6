"""Setting up the players: Spirits, their cards and their first presence."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, require
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.spirit_island.components import FirstPresence, Game, island, oceans
from rulewright.spirit_island.position import (
    Position,
    Spirit,
    count,
    land_of,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.presence_tracks import board_of
from rulewright.spirit_island.rules import reading


def set_up_spirits(
    game: Game, position: Position, spirits: tuple[str, ...], progression: tuple[str, ...] = ()
) -> Play[Position]:
    """Set up the Spirits that the players have chosen (Setup, Players).

    Args:
        game: rules and components.
        position: the position with the island.
        spirits: the Spirits, one for each player.
        progression: those of them that use their Power Progression card.

    Returns:
        The position with them.

    Raises:
        Illegal: a Spirit is chosen twice, there are more or fewer of them than players, or one has
            no Power Progression card.
    """
    require(
        len(spirits) == position.players == len(set(spirits)),
        "SI-setup-players-U02",
        f"{position.players} players take a Spirit each, all different: {', '.join(spirits)}",
    )
    for spirit in progression:
        require(
            spirit in spirits and spirit in game.components.progressions,
            "SI-first-game-S01",
            f"there is no Power Progression card for {spirit}"
            if spirit in spirits
            else f"{spirit} isn't played",
        )
    taken: list[str] = []
    for spirit in spirits:
        boards = offer(
            position.boards, ("SI-setup-players-U04", lambda letter: letter not in taken)
        )
        letter = yield from Choose("start_board", spirit, boards)
        taken.append(letter)
        position = yield from set_up_spirit(game, position, spirit, letter)
        if spirit in progression:
            position = _set_aside(position, spirit, game.components.progressions[spirit])
    return position


def set_up_spirit(game: Game, position: Position, spirit: str, board: str) -> Play[Position]:
    """Set up one Spirit on its island board (Setup, Players).

    Args:
        game: rules and components.
        position: the position with the island.
        spirit: the Spirit.
        board: the letter of its board.

    Returns:
        The position with the Spirit, its cards and its first presence.
    """
    printed = board_of(game, spirit)
    cite("SI-setup-players-U01", "SI-setup-players-U02")
    hand = tuple(card.name for card in printed.unique)
    if reading(game.rules, "SI-Q57") == "as_board_says_only":
        # No Spirit board says where they go: they stay beside it.
        hand = ()
    there = Spirit(board=board, energy=printed.energy, hand=hand)
    position = replace(position, spirits=frozen_map({**position.spirits, spirit: there}))

    cite("SI-setup-players-U05", "SI-setup-players-U06")
    chosen: list[str] = []
    for first in printed.set_up:
        lands = _first_lands(game, position, board, first, chosen)
        land = yield from Choose("first_presence", spirit, lands)
        chosen.append(land)
        presence = land_of(position, land).presence
        there_now = presence.get(spirit, 0) + first.presence
        position = with_land(position, land, presence=with_entry(presence, spirit, there_now))

    cite("SI-setup-players-U08", "SI-setup-players-U09")
    return position


def _set_aside(position: Position, spirit: str, cards: tuple[str, ...]) -> Position:
    """Take the cards of a Power Progression out of the decks (Your first game)."""
    cite("SI-first-game-S01")
    powers = replace(
        position.powers,
        minor=tuple(card for card in position.powers.minor if card not in cards),
        major=tuple(card for card in position.powers.major if card not in cards),
    )
    position = replace(position, powers=powers)
    return with_spirit(position, spirit, progression=True, set_aside=cards)


def _first_lands(
    game: Game, position: Position, board: str, first: FirstPresence, chosen: list[str]
) -> Options:
    """Return the lands of a board in which a first presence can go."""
    places = {**island(game, position), **oceans(game, position)}
    lands = [
        name
        for name, place in places.items()
        if name.startswith(board)
        and (name in oceans(game, position)) == first.ocean
        and first.terrain in ("", place.terrain)
        and (not first.coastal or place.coastal)
        and (not first.number or name == f"{board}{first.number}")
        and (first.without != "dahan" or not land_of(position, name).dahan)
    ]
    if first.pick == "highest number":
        lands = lands[-1:]
    elif first.pick == "most dahan":
        left = [name for name in lands if name not in chosen]
        most = max(count(land_of(position, name), "dahan") for name in left)
        lands = [name for name in left if count(land_of(position, name), "dahan") == most]
    return offer(places, ("SI-setup-players-U05", lambda name: name in lands))
