"""Setting up the players: Spirits, their cards and their first presence."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, require
from rulewright.core.frozen import frozen_map, replace, with_entry
from rulewright.spirit_island.components import FirstPresence, Game, island, oceans
from rulewright.spirit_island.position import Position, Spirit, count, land_of, with_land
from rulewright.spirit_island.presence_tracks import board_of, covered


def set_up_spirits(
    game: Game, position: Position, spirits: tuple[str, ...], progression: bool = False
) -> Play[Position]:
    """Set up the Spirits that the players have chosen (Setup, Players).

    Args:
        game: rules and components.
        position: the position with the island.
        spirits: the Spirits, one for each player.
        progression: whether they use the Power Progression cards.

    Returns:
        The position with them.

    Raises:
        Illegal: a Spirit is chosen twice, or there are more or fewer of them than players.
    """
    require(
        len(spirits) == position.players == len(set(spirits)),
        "SI-setup-players-U02",
        f"{position.players} players take a Spirit each, all different: {', '.join(spirits)}",
    )
    boards = position.boards
    for spirit in spirits:
        cite("SI-setup-players-U04")
        letter = yield from Choose("start_board", spirit, offer(boards))
        boards = tuple(other for other in boards if other != letter)
        position = yield from set_up_spirit(game, position, spirit, letter, progression)
    return position


def set_up_spirit(
    game: Game, position: Position, spirit: str, board: str, progression: bool = False
) -> Play[Position]:
    """Set up one Spirit on its island board (Setup, Players; Your first game).

    Args:
        game: rules and components.
        position: the position with the island.
        spirit: the Spirit.
        board: the letter of its board.
        progression: whether it uses its Power Progression card.

    Returns:
        The position with the Spirit, its cards and its first presence.
    """
    printed = board_of(game, spirit)
    cite("SI-setup-players-U01", "SI-setup-players-U02")
    hand = tuple(card.name for card in printed.unique)
    there = Spirit(board=board, energy=printed.energy, hand=hand)
    position = replace(position, spirits=frozen_map({**position.spirits, spirit: there}))
    if progression and spirit in game.components.progressions:
        position = _set_aside(position, spirit, game.components.progressions[spirit])

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
    assert covered(game, position, spirit, "energy") > 0
    return position


def _set_aside(position: Position, spirit: str, cards: tuple[str, ...]) -> Position:
    """Take the cards of a Power Progression out of the decks (Your first game)."""
    cite("SI-first-game-S01")
    powers = position.powers
    powers = replace(
        powers,
        minor=tuple(card for card in powers.minor if card not in cards),
        major=tuple(card for card in powers.major if card not in cards),
    )
    there = replace(position.spirits[spirit], set_aside=cards)
    spirits = with_entry(position.spirits, spirit, there)
    return replace(position, powers=powers, spirits=spirits)


def _first_lands(
    game: Game, position: Position, board: str, first: FirstPresence, chosen: list[str]
) -> Options:
    """Return the lands of a board in which a first presence can go."""
    clause = "SI-setup-players-U05"
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
    return offer(places, (clause, lambda name: name in lands))
