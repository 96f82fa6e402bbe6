"""Setting up the game: the Invader board, the island, the Invaders' first action.

What an Adversary and a Scenario change in it stands where they act.
"""

from __future__ import annotations

from rulewright.core.asks import Draw, Play
from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace
from rulewright.spirit_island.adversaries import (
    deck_order,
    fear_division,
    in_force,
    rules_against,
)
from rulewright.spirit_island.adversary_sweden import add_blight_in_set_up, royal_backing
from rulewright.spirit_island.components import AdversaryLevel, Game
from rulewright.spirit_island.explore import explore, reveal_card
from rulewright.spirit_island.handicap import bonus_growth
from rulewright.spirit_island.isles_heart import set_up_heart
from rulewright.spirit_island.position import (
    BlightCard,
    Fear,
    Position,
    PowerDecks,
    land_of,
    with_land,
)
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import (
    choose_scenario,
    healthy_per_player,
    undivided_fear_deck,
)
from rulewright.spirit_island.setup_players import set_up_spirits


def set_up(
    game: Game,
    position: Position,
    players: int,
    blight_card: bool = True,
    spirits: tuple[str, ...] = (),
    progression: tuple[str, ...] = (),
    bonus: bool = False,
    first_explore_skipped: bool = False,
) -> Play[Position]:
    """Set up the game (Setup).

    Args:
        game: rules and components.
        position: an empty table; at most the Adversary, its level and the Scenario are chosen.
        players: the number of players.
        blight_card: whether a Blight card is used.
        spirits: the Spirits that the players take; without them the table is set up alone.
        progression: those of them that use their Power Progression card.
        bonus: whether each Spirit grows once before the game, to make it easier.
        first_explore_skipped: whether the first explore is skipped, to make it easier.

    Returns:
        The position before the first turn.

    Raises:
        Illegal: the game, or its Scenario, isn't made for that many players.
    """
    cite("SI-setup-general-U02")
    position = yield from set_up_invader_board(game, position, players, blight_card)
    if players == 1:
        cite("SI-solo-S01")

    position = yield from set_up_island(game, position)
    position = yield from set_up_adversary(game, position)

    if spirits:
        position = yield from set_up_spirits(game, position, spirits, progression)

    backing = reading(game.rules, "SI-Q81")
    if backing == "before_first_explore":
        position = yield from royal_backing(game, position)
    position = yield from first_explore(game, position, first_explore_skipped)
    if backing == "after_first_explore":
        position = yield from royal_backing(game, position)
    position = yield from set_up_heart(game, position)

    if bonus and first_explore_skipped:
        cite("SI-difficulty-handicap-P03")
    for spirit in spirits if bonus else ():
        position = yield from bonus_growth(game, position, spirit)
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
    choose_scenario(game, position, players)
    if position.adversary:
        cite("SI-adversaries-P01")
    position = replace(position, players=players)

    cite("SI-setup-invader-board-U02")
    fear = Fear(pool=rules_against(game, position).fear_per_player * players)

    cite("SI-setup-invader-board-U03")
    fear = replace(fear, deck=(yield from _fear_deck(game, position)))
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
    tokens = healthy_per_player(game, position) * players
    tokens += _more_blight(game)
    return replace(position, blight_card=BlightCard(card=card, tokens=tokens))


def _fear_deck(game: Game, position: Position) -> Play[tuple[str, ...]]:
    """Draw the Fear cards and put the dividers between them (Setup, Invader board, step 3)."""
    every = game.components.fear_cards
    if undivided_fear_deck(game, position):
        return (yield from Draw("fear_cards", "fear deck", every, len(every)))
    stacks = fear_division(game, position)
    cards = yield from Draw("fear_cards", "fear deck", every, sum(stacks))

    cite("SI-setup-invader-board-U04")
    third = len(cards) - stacks[2]
    lowest = ("Terror Level III", *cards[third:])

    cite("SI-setup-invader-board-U05")
    second = third - stacks[1]
    divider = "Terror Level I" if reading(game.rules, "SI-Q01") == "one" else "Terror Level II"
    middle = (divider, *cards[second:third])
    cite("SI-setup-invader-board-U06", "SI-fear-and-terror-D01")
    return (*cards[:second], *middle, *lowest)


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
    order = deck_order(game, position)
    stacks: dict[str, list[str]] = {}

    cite("SI-setup-invader-deck-U02")
    stacks["3"] = yield from _shuffled_stage(game, 3, order.count("3"))

    cite("SI-setup-invader-deck-U03")
    stacks["2"] = yield from _shuffled_stage(game, 2, order.count("2"))

    cite("SI-setup-invader-deck-U04")
    stacks["1"] = yield from _shuffled_stage(game, 1, order.count("1"))

    # Stage I over II over III, unless an Adversary changes the order.
    deck = tuple(stacks[stage].pop(0) for stage in order)
    return replace(position, invaders=replace(position.invaders, deck=deck))


def _shuffled_stage(game: Game, stage: int, cards: int) -> Play[list[str]]:
    pool = tuple(card.id for card in game.components.invader_cards.values() if card.stage == stage)
    return list((yield from Draw("invader_cards", f"stage {stage}", pool, cards)))


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


def set_up_adversary(game: Game, position: Position) -> Play[Position]:
    """Place what the Adversary adds to the island boards (Setup; Adversaries).

    Args:
        game: rules and components.
        position: the position with the island.

    Returns:
        The position with it; as it is without an Adversary.
    """
    yield from ()
    for level in in_force(game, position):
        for board in position.boards:
            position = _set_up_level(position, level, board)
    return position


def _set_up_level(position: Position, level: AdversaryLevel, board: str) -> Position:
    """Place what one level of the Adversary adds to one island board."""
    if level.blight_moves:
        start, to = (f"{board}{number}" for number in level.blight_moves)
        blight = land_of(position, start).blight + land_of(position, to).blight
        position = with_land(position, start, blight=0)
        position = with_land(position, to, blight=blight)
    for added in level.set_up:
        cite("SI-setup-general-U02")
        land = f"{board}{added.land}"
        here = land_of(position, land)
        position = with_land(
            position, land, town=here.town + added.town, city=here.city + added.city
        )
        position = add_blight_in_set_up(position, land, added.blight)
    return position


def first_explore(game: Game, position: Position, skipped: bool = False) -> Play[Position]:
    """Let the Invaders take their first action (The Invaders' first action).

    Args:
        game: rules and components.
        position: the position with island and Invader deck.
        skipped: whether the explore is skipped, to make the game easier.

    Returns:
        The position after the first explore, with its card on the Build space.
    """
    if skipped:
        cite("SI-difficulty-handicap-P02")
        if reading(game.rules, "SI-Q35") == "nothing_happens":
            return position
        position = yield from reveal_card(game, position)
    else:
        cite("SI-setup-first-explore-U01", "SI-setup-first-explore-U02")
        position = yield from explore(game, position)

    cite("SI-setup-first-explore-U03")
    invaders = position.invaders
    return replace(position, invaders=replace(invaders, explore="", build=invaders.explore))
