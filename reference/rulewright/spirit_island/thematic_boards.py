"""Thematic boards: which of them are used.

Their lands are in no pack, since no source gives them; nor does the text name the fourth board.
"""

from __future__ import annotations

from rulewright.core.asks import Play
from rulewright.core.citing import cite, require
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position


def thematic_boards(game: Game, position: Position, players: int) -> Play[Position]:
    """Take the thematic boards for a number of players (Thematic boards).

    Args:
        game: rules and components.
        position: an empty table.
        players: the number of players.

    Returns:
        The position with these boards, among which the players choose; nothing stands on them.

    Raises:
        Illegal: the game isn't made for that many players.
        Impossible: there are 4 players, for whom the boards are shown in a picture only.
    """
    yield from ()
    require(
        1 <= players <= game.rules.most_players,
        "SI-overview-D01",
        f"{players} players: the game is for 1 to {game.rules.most_players}",
    )
    cite("SI-thematic-boards-U02")
    if players == 1:
        cite("SI-thematic-boards-U03")
        boards: tuple[str, ...] = ("Northeast",)
    elif players == 2:
        cite("SI-thematic-boards-U04")
        boards = ("West", "East")
    elif players == 3:
        cite("SI-thematic-boards-U05")
        boards = ("West", "East", "Northeast")
    else:
        raise Impossible(
            "players: the thematic boards of 4 players are shown in a picture only, and the text "
            "names 3 of them: play with 1 to 3"
        )
    return replace(position, players=players, boards=boards)
