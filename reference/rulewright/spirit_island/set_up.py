"""Setting up the game: the Invader board, the island, the Invaders' first action."""

from __future__ import annotations

from rulewright.core.asks import Draw, Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.explore import explore
from rulewright.spirit_island.position import BlightCard, Fear, Position, PowerDecks, with_land
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.setup_players import set_up_spirits


def set_up(
    game: Game,
    position: Position,
    players: int,
    blight_card: bool = True,
    spirits: tuple[str, ...] = (),
    progression: bool = False,
) -> Play[Position]:
    """Set up the game (Setup).

    Args:
        game: rules and components.
        position: an empty table.
        players: the number of players.
        blight_card: whether a Blight card is used.
        spirits: the Spirits that the players take; without them the table is set up alone.
        progression: whether the Spirits use the Power Progression cards.

    Returns:
        The position before the first turn.

    Raises:
        Illegal: the game isn't made for that many players.
    """
    cite("SI-setup-general-U02")
    position = yield from set_up_invader_board(game, position, players, blight_card)

    position = yield from set_up_island(game, position)

    if spirits:
        position = yield from set_up_spirits(game, position, spirits, progression)

    position = yield from first_explore(game, position)
    return position


def set_up_invader_board(
    game: Game, position: Position, players: int, blight_card: bool = True
) -> Play[Position]:
    """Set up the Invader board (Setup, Invader board, steps 2 to 5).

    Args:
        game: rules and components.
        position: an empty table.
        players: the number of players.
        blight_card: whether a Blight card is used.

    Returns:
        The position with Fear Pool, Fear deck, Invader deck and Blight card.

    Raises:
        Illegal: the game isn't made for that many players.
    """
    require(
        1 <= players <= game.rules.most_players,
        "SI-overview-D01",
        f"{players} players: the game is for 1 to {game.rules.most_players}",
    )
    position = replace(position, players=players)

    cite("SI-setup-invader-board-U02")
    fear = Fear(pool=game.rules.fear_per_player * players)

    cite("SI-setup-invader-board-U03")
    cards = yield from Draw(
        "fear_cards", "fear deck", game.components.fear_cards, game.rules.fear_cards
    )

    cite("SI-setup-invader-board-U04")
    third = len(cards) - game.rules.fear_stack
    lowest = ("Terror Level III", *cards[third:])

    cite("SI-setup-invader-board-U05")
    second = third - game.rules.fear_stack
    divider = "Terror Level I" if reading(game.rules, "SI-Q01") == "one" else "Terror Level II"
    middle = (divider, *cards[second:third])
    cite("SI-setup-invader-board-U06", "SI-fear-and-terror-D01")
    fear = replace(fear, deck=(*cards[:second], *middle, *lowest))
    position = replace(position, fear=fear)

    cite("SI-setup-invader-board-U07")
    position = yield from build_invader_deck(game, position)

    if not blight_card:
        cite("SI-first-game-S03")
        tokens = game.components.no_card_per_player * players
        tokens += _more_blight(game)
        return replace(position, blight_card=BlightCard(tokens=tokens))
    cite("SI-setup-invader-board-U08")
    names = tuple(game.components.blight_cards)
    (card,) = yield from Draw("blight_card", "invader board", names, 1)

    cite("SI-setup-invader-board-U09")
    tokens = game.components.healthy_per_player * players
    tokens += _more_blight(game)
    return replace(position, blight_card=BlightCard(card=card, tokens=tokens))


def _more_blight(game: Game) -> int:
    """Return the blight that the errata of 2021 add at the start (an amendment, off by default).

    They add 1 once, not per player, to the healthy side of the Blight card and to the blight space.
    """
    return 1 if "blight_errata_2021" in game.rules.amendments else 0


def build_invader_deck(game: Game, position: Position) -> Play[Position]:
    """Build the Invader deck (Building the Invader deck).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position with the deck, the top card first.
    """
    cite("SI-setup-invader-deck-U01", "SI-setup-invader-deck-U07")

    cite("SI-setup-invader-deck-U02")
    deck = yield from _shuffled_stage(game, 3, game.rules.stage_3_cards)

    cite("SI-setup-invader-deck-U03")
    stage_2 = yield from _shuffled_stage(game, 2, game.rules.stage_2_cards)
    deck = (*stage_2, *deck)

    cite("SI-setup-invader-deck-U04")
    stage_1 = yield from _shuffled_stage(game, 1, game.rules.stage_1_cards)
    deck = (*stage_1, *deck)

    return replace(position, invaders=replace(position.invaders, deck=deck))


def _shuffled_stage(game: Game, stage: int, cards: int) -> Play[tuple[str, ...]]:
    pool = tuple(card.id for card in game.components.invader_cards.values() if card.stage == stage)
    return (yield from Draw("invader_cards", f"stage {stage}", pool, cards))


def set_up_island(game: Game, position: Position) -> Play[Position]:
    """Lay the island boards and place what their icons show (Setup, Island and supplies).

    Args:
        game: rules and components.
        position: the position with its number of players.

    Returns:
        The position with the island.
    """
    cite("SI-setup-island-U01", "SI-setup-island-U02", "SI-boards-and-lands-D02")
    letters = tuple(game.components.boards)
    boards = yield from Draw("boards", "island", letters, position.players)
    position = replace(position, boards=boards)

    cite("SI-setup-island-U03", "SI-dahan-U01", "SI-boards-and-lands-D03")
    for letter in boards:
        for number, icons in game.components.boards[letter].lands.items():
            # Blight of the island is never taken off the Blight card.
            permits(icons.blight == 0, "SI-setup-island-R01")
            position = with_land(
                position,
                f"{letter}{number}",
                explorer=icons.explorer,
                town=icons.town,
                city=icons.city,
                dahan=icons.dahan,
                blight=icons.blight,
            )

    cite("SI-setup-island-U04")
    powers = PowerDecks(
        tuple(sorted(game.components.minor_powers)), tuple(sorted(game.components.major_powers))
    )
    return replace(position, powers=powers)


def first_explore(game: Game, position: Position) -> Play[Position]:
    """Let the Invaders take their first action (The Invaders' first action).

    Args:
        game: rules and components.
        position: the position with island and Invader deck.

    Returns:
        The position after the first explore, with its card on the Build space.
    """
    cite("SI-setup-first-explore-U01", "SI-setup-first-explore-U02")
    position = yield from explore(game, position)

    cite("SI-setup-first-explore-U03")
    invaders = position.invaders
    return replace(position, invaders=replace(invaders, explore="", build=invaders.explore))
