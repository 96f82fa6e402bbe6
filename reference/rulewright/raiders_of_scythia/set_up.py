"""Setting up the game, in the order of its 17 steps.

The decks are made of the components of the position's box; of those of the pack, where the box has
none of a kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rulewright.core.asks import Choose, ChooseSome, Draw, Play
from rulewright.core.citing import Options, cite, permits, require
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import (
    Game,
    animal_card,
    crew_card,
    known,
    printed_settlement,
    quest_tile,
)
from rulewright.raiders_of_scythia.effects import Amounts
from rulewright.raiders_of_scythia.position import (
    GOODS,
    OPPONENT,
    PAIR,
    PLUNDER,
    CrewMember,
    Pair,
    Player,
    Position,
    RaidSpace,
    Settlement,
    Supplied,
    with_player,
)
from rulewright.raiders_of_scythia.printed import Building, Colour, PrintedSpace
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.solo_setup import other_pair, set_up_opponent
from rulewright.raiders_of_scythia.supplies import (
    card_of,
    discard,
    draw_cards,
    gain,
    numbered,
    without,
)

WOUND: Supplied = "wound"
NO_QUESTS = "Greece"
"""The civilisation that has no quests (ROS-setup-D01)."""
LOWER_RIGHT = ("Assyria 3", "Persia 3", "Greece 3")
"""The settlements at the lower right of the main board (ROS-Q35)."""
FIRST_COLOUR: Colour = "blue"
"""The colour of the workers in the village and of the players' own (ROS-setup-U12, U16)."""
FIRST_WORKERS: tuple[Building, ...] = ("Town Centre", "Meeting Tent", "Market")
"""The buildings with a worker at the start (ROS-setup-U12)."""


def set_up(
    game: Game, position: Position, players: tuple[str, ...], opponent: str = ""
) -> Play[Position]:
    """Set up the game (Setup).

    Args:
        game: rules and components.
        position: an empty table; only the box may be given.
        players: the players, clockwise.
        opponent: the AI crew card of the opponent of a solo game.

    Returns:
        The position before the first turn.

    Raises:
        Illegal: the game isn't made for that many players, it has an opponent and is no solo game,
            or there is more of something than the box holds.
    """
    require(
        1 <= len(players) <= game.rules.most_players,
        "ROS-overview-D01",
        f"{len(players)} players: the game is for 1 to {game.rules.most_players}",
    )
    if len({*players, OPPONENT}) <= len(players):
        raise Impossible(
            f"players: {', '.join(players)}: two of them have one name, or the opponent's"
        )

    position = yield from _lay_quests(game, position, len(players))
    position = yield from _lay_plunder(game, position)
    position = _place_workers(game, position)
    position = yield from _equip_players(game, position, players)
    position = _shuffle_decks(game, position)

    require(
        not opponent or len(players) == 1,
        "ROS-setup-U19",
        f"{opponent} is an AI crew card: these are used in a solo game only",
    )
    position = yield from _reveal_animals(game, position)
    position, pairs = yield from _reveal_pairs(game, position, len(players))
    position, pairs = yield from _choose_pairs(game, position, players, pairs)
    if not opponent:
        return (yield from _deal_hands(game, position, pairs))
    position = yield from _deal_hands(game, position, other_pair(game, pairs))
    return (yield from set_up_opponent(game, position, opponent))


def _lay_quests(game: Game, position: Position, players: int) -> Play[Position]:
    """Lay quests into the village and on raid spaces (Setup, steps 2 and 3)."""
    cite("ROS-setup-U02")
    quests = _deck(
        position.box.quests or game.components.box.quests,
        lambda name: quest_tile(game, position, name).copies,
        "quests",
    )
    drawn = yield from _draw("quests", "village", quests, len(PAIR))
    quests = without(quests, drawn)
    position = replace(position, village_quests=frozen_map(dict(zip(PAIR, drawn, strict=True))))

    settlements: dict[str, Settlement] = {}
    for name in settlements_of(game, position):
        printed = printed_settlement(game, position, name)
        used: list[Pair] = [
            space
            for space, its in zip(PAIR, printed.spaces, strict=False)
            if permits(_is_used(game, name, space, its, players), "ROS-setup-X01")
        ]
        lying: tuple[str, ...] = ("",) * len(used)
        if permits(printed.civilisation != NO_QUESTS, "ROS-setup-D01"):
            cite("ROS-setup-U03", "ROS-setup-X02")
            lying = yield from _draw("quests", name, quests, len(used))
            quests = without(quests, lying)
        spaces = zip(used, (RaidSpace(quest=quest) for quest in lying), strict=True)
        settlements[name] = Settlement(spaces=frozen_map(dict(spaces)))

    cite("ROS-setup-U04")
    return replace(position, settlements=frozen_map(settlements))


def _is_used(game: Game, name: str, space: Pair, its: PrintedSpace, players: int) -> bool:
    """Tell whether a raid space is used with so many players (ROS-Q35)."""
    if reading(game.rules, "ROS-Q35") == "right_settlements":
        return players > game.rules.few_players or name not in LOWER_RIGHT
    return players >= known(its.players, f"settlements.{name}.spaces.{space}.players")


def _lay_plunder(game: Game, position: Position) -> Play[Position]:
    """Lay plunder from the bag on raid spaces, the rest beside the board (Setup, steps 4 and 5)."""
    cite("ROS-setup-U05")
    counts = game.components.counts
    bag: tuple[str, ...] = tuple(kind for kind in PLUNDER for _ in range(getattr(counts, kind)))

    settlements: dict[str, Settlement] = {}
    for name, settlement in position.settlements.items():
        printed = printed_settlement(game, position, name)
        spaces: dict[Pair, RaidSpace] = {}
        for space, lies in settlement.spaces.items():
            cite("ROS-setup-U06", "ROS-setup-X03")
            cite("ROS-setup-U07" if lies.quest else "ROS-setup-U08")
            where = f"settlements.{name}.spaces.{space}.plunder"
            pieces = known(printed.spaces[PAIR.index(space)].plunder, where)
            require(
                pieces <= len(bag),
                "ROS-components-L02",
                f"{where}: {pieces} pieces are to be drawn, {len(bag)} are in the bag",
            )
            drawn = yield from Draw("plunder", f"{name}, space {space}", bag, pieces)
            bag = without(bag, drawn)
            lying = {kind: drawn.count(kind) for kind in PLUNDER}
            spaces[space] = replace(lies, plunder=frozen_map(lying))
        settlements[name] = replace(settlement, spaces=frozen_map(spaces))

    cite("ROS-setup-U09")
    supply: dict[Supplied, int] = {}
    for kind in PLUNDER:
        supply[kind] = bag.count(kind)

    cite("ROS-setup-U10", "ROS-components-L01", "ROS-components-L02", "ROS-components-L03")
    for good in (*GOODS, WOUND):
        supply[good] = getattr(counts, good)
    return replace(position, settlements=frozen_map(settlements), supply=frozen_map(supply))


def _place_workers(game: Game, position: Position) -> Position:
    """Place workers on raid spaces and in the village (Setup, steps 6 and 7)."""
    settlements: dict[str, Settlement] = {}
    for name, settlement in position.settlements.items():
        printed = printed_settlement(game, position, name)
        spaces: dict[Pair, RaidSpace] = {}
        for space, lies in settlement.spaces.items():
            cite("ROS-setup-U11")
            where = f"settlements.{name}.spaces.{space}.worker"
            colour = known(printed.spaces[PAIR.index(space)].worker, where)
            spaces[space] = replace(lies, worker=colour)
        settlements[name] = replace(settlement, spaces=frozen_map(spaces))

    cite("ROS-setup-U12")
    village = frozen_map(dict.fromkeys(FIRST_WORKERS, FIRST_COLOUR))
    return replace(position, settlements=frozen_map(settlements), village=village)


def _equip_players(game: Game, position: Position, players: tuple[str, ...]) -> Play[Position]:
    """Give the players board, marker, silver, provisions and worker (Setup, steps 8 and 9)."""
    cite("ROS-setup-U13", "ROS-setup-U14")
    there = frozen_map({name: Player() for name in players})
    position = replace(position, players=there)

    cite("ROS-setup-U15")
    items = Amounts(silver=game.rules.silver_at_start, provisions=game.rules.provisions_at_start)
    for name in players:
        position = yield from gain(game, position, name, items)

    cite("ROS-setup-U16", "ROS-setup-U17")
    for name in players:
        position = with_player(position, name, worker=FIRST_COLOUR)
    return position


def _shuffle_decks(game: Game, position: Position) -> Position:
    """Shuffle crew and animal cards into decks (Setup, step 10)."""
    box, counts = game.components.box, game.components.counts
    cite("ROS-setup-U18")
    crew = _deck(
        position.box.crew or box.crew, lambda name: crew_card(game, position, name).copies, "crew"
    )
    require(
        len(crew) <= counts.crew,
        "ROS-components-L06",
        f"there are {len(crew)} crew cards, {counts.crew} are in the box",
    )
    animals = _deck(
        position.box.animals or box.animals,
        lambda name: animal_card(game, position, name).copies,
        "animals",
    )

    return replace(position, crew_deck=crew, animal_deck=animals)


def _reveal_animals(game: Game, position: Position) -> Play[Position]:
    """Reveal the animal cards beside the main board (Setup, step 11)."""
    cite("ROS-setup-U20")
    shown = game.rules.animals_shown
    drawn = yield from _draw("animals", "main board", position.animal_deck, shown)
    animals = frozen_map({str(place): name for place, name in enumerate(drawn, 1)})
    deck = without(position.animal_deck, drawn)
    return replace(position, animals=animals, animal_deck=deck)


def _reveal_pairs(
    game: Game, position: Position, players: int
) -> Play[tuple[Position, dict[str, str]]]:
    """Reveal pairs of a hero and a crew card (Setup, steps 12 and 13)."""
    cite("ROS-setup-U21")
    heroes = tuple(sorted(position.box.heroes or game.components.box.heroes))
    most = game.components.counts.heroes
    require(
        len(heroes) <= most,
        "ROS-components-L05",
        f"there are {len(heroes)} hero cards, {most} are in the box",
    )
    pairs = players + game.rules.more_heroes_than_players
    revealed = yield from _draw("heroes", "table", heroes, pairs)

    cite("ROS-setup-U22")
    beside = yield from _draw("crew", "table", position.crew_deck, pairs)
    position = replace(position, crew_deck=without(position.crew_deck, beside))
    return position, dict(zip(revealed, beside, strict=True))


def _choose_pairs(
    game: Game, position: Position, players: tuple[str, ...], pairs: dict[str, str]
) -> Play[tuple[Position, dict[str, str]]]:
    """Let each player choose a pair, the starting player last (Setup, steps 14 and 15)."""
    cite("ROS-setup-U23")
    (first,) = yield from Draw("starting_player", "table", players, 1)
    start = players.index(first)
    order = (*players[start:], *players[:start])
    position = replace(position, order=order, active=first)

    cite("ROS-setup-U24")
    for name in reversed(order):
        hero = yield from Choose("pair", name, Options(tuple(pairs), {}))

        cite("ROS-setup-U25")
        position = with_player(position, name, hero=hero)

        cite("ROS-setup-U26")
        right_of_hero = "2" if reading(game.rules, "ROS-Q12") == "one_of_five" else "1"
        crew = frozen_map({right_of_hero: CrewMember(pairs[hero])})
        position = with_player(position, name, crew=crew)
        pairs = {other: card for other, card in pairs.items() if other != hero}
    return position, pairs


def _deal_hands(game: Game, position: Position, left: Mapping[str, str]) -> Play[Position]:
    """Put the unchosen cards away and deal the hands (Setup, steps 16 and 17)."""
    cite("ROS-setup-U27", "ROS-setup-U28")
    position = replace(position, crew_discard=tuple(left.values()))

    cite("ROS-setup-U29")
    rules = game.rules
    for name in position.order:
        _has_enough("crew", position.crew_deck, rules.cards_dealt)
        position = yield from draw_cards(game, position, name, rules.cards_dealt)
        dealt = numbered(position.players[name].hand)
        kept = yield from ChooseSome(
            "keep", name, Options(dealt, {}), rules.cards_kept, rules.cards_kept
        )
        rest = (card_of(option) for option in dealt if option not in kept)
        position = discard(position, name, rest)
    return position


def settlements_of(game: Game, position: Position) -> tuple[str, ...]:
    """Return the settlements of the box."""
    return tuple(sorted(position.box.settlements or game.components.box.settlements))


def _deck(
    names: Iterable[str] | Mapping[str, object], copies: Callable[[str], int | None], kind: str
) -> tuple[str, ...]:
    """Return all cards of a kind, each as often as there are copies of it."""
    deck: list[str] = []
    for name in sorted(names):
        deck.extend([name] * known(copies(name), f"{kind}.{name}.copies"))
    return tuple(deck)


def _draw(key: str, subject: str, pool: tuple[str, ...], count: int) -> Play[tuple[str, ...]]:
    """Draw cards or quests of the box.

    Raises:
        Impossible: the box has too few.
    """
    _has_enough(key, pool, count)
    return (yield from Draw(key, subject, pool, count))


def _has_enough(kind: str, pool: tuple[str, ...], count: int) -> None:
    if len(pool) < count:
        raise Impossible(f"box.{kind}: {count} are to be drawn, of {len(pool)}")
