"""Positions and operations drawn for a search: what can stand on the table, and what is done there.

Everything is read off one byte string. A string of zeros draws the smallest position, the first
operation and its first inputs, so that what is found shrinks well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from rulewright.core.drivers import Source
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.operations import Impossible, Situation
from rulewright.spirit_island.adversary_situations import (
    ADVERSARY_ACTS,
    ON_BOARDS,
    some_act,
    some_extras,
)
from rulewright.spirit_island.build import lands_to_build
from rulewright.spirit_island.components import OCEAN_SPIRIT, Components, Game, island
from rulewright.spirit_island.explore import lands_to_explore
from rulewright.spirit_island.position import (
    PIECES,
    BlightCard,
    Fear,
    InvaderCards,
    Land,
    Place,
    Position,
    PowerDecks,
    Spirit,
    land_of,
    presence_on_island,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.ravage import lands_to_ravage
from rulewright.spirit_island.rules import Rules, reading
from rulewright.spirit_island.victory import victory_met

TERRAINS = ("wetland", "jungle", "mountain", "sands")
NAMES = ("here", "there", "yonder", "beyond")
SMALL_MAPS: Mapping[str, tuple[tuple[int, ...], ...]] = {
    "pair": ((1,), (0,)),
    "line": ((1,), (0, 2), (1,)),
    "triangle": ((1, 2), (0, 2), (0, 1)),
    "alone": ((), (2,), (1,)),
    "star": ((1, 2, 3), (0,), (0,), (0,)),
}
"""Small maps of our own: for each land, its neighbours."""

SPIRITS = ("River", "Lightning")

SET_UP = (
    "set_up",
    "set_up_invader_board",
    "build_invader_deck",
    "set_up_island",
    "first_explore",
)
"""What is done before the first turn."""

STEPS = (
    "ravage",
    "build",
    "explore",
    "reveal_card",
    "blighted_island",
    "fear_effects",
    "advance_cards",
    "time_passes",
    "invader_phase",
)
"""What needs no input."""

EFFECTS = (
    "ravage_land",
    "add_blight",
    "deal_damage",
    "build_land",
    "explore_land",
    "destroy",
    "remove",
    "replace",
    "generate_fear",
    "remove_blight",
)
"""What happens in one land, or is told how much."""


SPIRIT_STEPS = (
    "spirit_phase",
    "fast_phase",
    "end_fast_phase",
    "slow_phase",
    "end_slow_phase",
    "turn",
)
"""What the Spirits do together; it needs their boards and an island board."""

SPIRIT_ACTS = (
    "grow",
    "gain_energy",
    "play_cards",
    "gain_power",
    "trade_drowned",
    "bonus_growth",
    "use_fast_power",
    "use_slow_power",
)
"""What one Spirit does."""

LARGE = frozenset({"turn", "spirit_phase", "fast_phase", "slow_phase"})

WITH_SPIRITS = frozenset({*SPIRIT_STEPS, *SPIRIT_ACTS, "set_up_spirits", "set_up_heart"})

NEEDS_BOARDS = frozenset({*WITH_SPIRITS, *ON_BOARDS})

RARE = frozenset({*ADVERSARY_ACTS, "thematic_boards"})
"""Where any of them is among the operations, the others are drawn with all that is rare as well."""

DRAWN = frozenset({*SET_UP, *STEPS, *EFFECTS, "fear_card", "score", *WITH_SPIRITS, *ADVERSARY_ACTS})
"""All operations for which there are situations."""


class Table(NamedTuple):
    """A position that was drawn, with its game and its lands as a case describes them."""

    game: Game
    position: Position
    places: Mapping[str, Mapping[str, Any]]


def some_situation(
    source: Source,
    rules: Rules,
    components: Components,
    boards: Sequence[str] = (),
    among: Sequence[str] = (*EFFECTS, *STEPS, "fear_card", *SET_UP),
    table: Table | None = None,
) -> Situation:
    """Draw a position that can stand on the table and an operation in it.

    Args:
        source: what is drawn from.
        rules: the rules in force.
        components: the box.
        boards: the boards to play on; none for small maps whose lands are symbolic. What needs
            island boards is played on any of them then.
        among: the operations to draw from, without the name of the game. If any belongs to an
            Adversary or a Scenario, the others are drawn with these too.
        table: a table that was drawn before, to be used again; of the same rules and box.

    Returns:
        The situation. Its operation may be refused. The Spirits are those of the box, with their
        cards, if it is on island boards and any of the operations needs that.

    Raises:
        Impossible: there are no situations for the operation, or none on this table.
    """
    rare = not RARE.isdisjoint(among)
    name = source.one_of(among)
    if name in LARGE and source.below(8):  # they take long, and are made of others
        name = source.one_of(among)
    if name in RARE and source.below(2):
        name = source.one_of(among)
    if name in (*SET_UP, "thematic_boards"):
        position, inputs, places = _some_set_up(source, name, components, boards, rare=rare)
        return Situation(f"spirit_island.{name}", position, inputs, places, table)
    if name not in DRAWN:
        raise Impossible(f"there are no situations for spirit_island.{name}")
    if name in NEEDS_BOARDS:
        boards = boards or tuple(components.boards)
        if table is not None and not table.position.boards:
            raise Impossible("it isn't on island boards")
    if name in WITH_SPIRITS and table is not None:
        if not set(table.position.spirits) <= set(components.spirits):
            raise Impossible("its Spirits aren't those of the box")
    if table is None:
        maps = tuple(SMALL_MAPS)
        if boards:  # not every engine can lay two of them
            maps = (*boards, *boards, *boards, *map("".join, combinations(boards, 2)))
        game, position = some_table(source, rules, components, maps)
        if boards and not WITH_SPIRITS.isdisjoint(among):
            position = with_printed_spirits(source, components, position)
        if rare:
            position = some_extras(source, game, position)
        table = Table(game, position, described(game.places or {}))
    position, inputs = some_inputs(source, table.game, table.position, name)
    return Situation(f"spirit_island.{name}", position, inputs, table.places, table)


def _some_set_up(
    source: Source, name: str, components: Components, boards: Sequence[str], *, rare: bool
) -> tuple[Position, dict[str, Any], Mapping[str, Mapping[str, Any]]]:
    """Draw the position, the inputs and the symbolic lands of a step of the set-up."""
    players = 1 + source.below(len(components.boards) + 1)
    position = Position()
    inputs: dict[str, Any] = {}
    places: Mapping[str, Mapping[str, Any]] = {}
    if name in ("set_up", "set_up_invader_board"):
        inputs = {"players": players, "blight_card": not source.below(2)}
        if name == "set_up" and source.once_in(2):
            inputs["spirits"] = some_names(source, components.spirits, players)
            inputs["bonus"] = source.once_in(6)
            if source.once_in(2):
                adversary = source.one_of(tuple(components.adversaries))
                position = Position(adversary=adversary, adversary_level=source.below(7))
            if source.once_in(3):
                scenario = source.one_of(tuple(components.scenarios))
                position = replace(position, scenario=scenario)
            if rare:
                inputs["progression"] = some_progressions(source, components, inputs["spirits"])
                inputs["first_explore_skipped"] = source.once_in(6)
    elif name == "thematic_boards":
        inputs = {"players": source.one_of((1, 2, 3, 1, 2, 3, 0, 5))}
    elif name == "set_up_island":
        position = Position(players=min(players, len(components.boards)))
    elif name == "first_explore":
        game, position = some_table(source, Rules(), components, boards or tuple(components.boards))
        deck = tuple(some_cards(source, components, 3))
        position = replace(position, invaders=InvaderCards(deck=deck))
        places = described(game.places or {})
        if rare:
            inputs["skipped"] = source.once_in(8)
    return position, inputs, places


def described(places: Mapping[str, Place]) -> dict[str, dict[str, Any]]:
    """Describe the lands of a small map as a case does."""
    return {
        name: {
            "terrain": place.terrain,
            "coastal": place.coastal,
            "adjacent": list(place.adjacent),
        }
        for name, place in places.items()
    }


# Positions


def small_map(name: str, terrains: Sequence[Any], coasts: Sequence[bool]) -> Mapping[str, Place]:
    """Return a small map of our own: the terrain of each land, and whether it is on the coast."""
    return frozen_map(
        {
            NAMES[land]: Place(terrains[land], coasts[land], tuple(NAMES[n] for n in near))
            for land, near in enumerate(SMALL_MAPS[name])
        }
    )


def some_map(
    source: Source, rules: Rules, components: Components, maps: Sequence[str]
) -> tuple[Game, int, tuple[str, ...]]:
    """Draw a map: a small one, or boards by their letters; with it the number of players."""
    name = source.one_of(maps)
    if name not in SMALL_MAPS:
        return Game(rules, components), len(name), tuple(name)
    terrains, coasts = [], []
    for _ in SMALL_MAPS[name]:
        terrains.append(source.one_of(TERRAINS[:2]))
        coasts.append(source.once_in(3))
    players = 1 + source.below(4)
    return Game(rules, components, small_map(name, terrains, coasts)), players, ()


def some_pieces(source: Source, rules: Rules) -> dict[str, Any]:
    """Draw what stands in one land, apart from presence: the fields of a `Land`."""
    land: dict[str, Any] = {}
    for kind, most in (("explorer", 2), ("town", 3), ("city", 2), ("dahan", 3)):
        land[kind] = source.below(most + 1)
    land["blight"] = source.below(3)
    if source.once_in(3):
        land["defend"] = source.below(16)
    special = source.below(24)
    if special >= 18:
        change = ("no_ravage", "no_build", "no_build_city", "no_explore")
        extra = source.below(3)
        if special >= 22:
            land["extra_damage"] = extra
            land["extra_health"] = {"dahan": extra, "town": 1}
        else:
            land[change[special - 18]] = True
    if source.once_in(3):
        damage = {}
        for kind in PIECES:
            lasts = getattr(rules, f"{kind}_health") + land.get("extra_health", {}).get(kind, 0)
            hits = [source.below(lasts) for _ in range(land[kind])]
            damage[kind] = tuple(sorted((hit for hit in hits if hit), reverse=True))
        land["damage"] = damage
    return land


def some_fear(source: Source, rules: Rules, components: Components, players: int) -> Fear:
    """Draw the Fear side of the board as some play can have left it."""
    names = tuple(components.fear_cards)
    turn = source.below(len(names))
    cards = [*names[turn:], *names[:turn]][: rules.fear_cards]
    gone = source.below(rules.fear_cards)
    second = "Terror Level I" if reading(rules, "SI-Q01") == "one" else "Terror Level II"
    above = {rules.fear_stack: second, 2 * rules.fear_stack: "Terror Level III"}
    deck: list[str] = []
    level = 1
    for place, card in enumerate(cards):
        if place in above:
            taken = place < gone or (place == gone and reading(rules, "SI-Q27") == "as_exposed")
            if taken:
                level = {"I": 1, "II": 2, "III": 3}[above[place].split()[-1]]
            else:
                deck.append(above[place])
        if place >= gone:
            deck.append(card)
    whole = rules.fear_per_player * players
    generated = source.below(whole)
    earned = cards[:gone][: source.below(3)]
    return Fear(
        pool=whole - generated,
        generated=generated,
        deck=tuple(deck),
        earned=tuple(earned),
        discard=tuple(card for card in cards[:gone] if card not in earned),
        terror_level=level,
    )


def some_spirits(
    source: Source, names: Sequence[str], players: int
) -> tuple[dict[str, Spirit], dict[str, dict[str, int]]]:
    """Draw one Spirit or two in either order, and their presence by land; one for one player."""
    order: tuple[str, ...] = SPIRITS if source.once_in(2) else SPIRITS[::-1]
    order = order[: 1 + min(source.below(2), players - 1)]
    spirits: dict[str, Spirit] = {}
    presence: dict[str, dict[str, int]] = {}
    for spirit in order:
        hand = ("a card", "another card")[: source.below(3)]
        in_play = ("a third card",)[: source.below(2)]
        elements = {"fire": len(in_play)}
        spirits[spirit] = Spirit(energy=1, hand=hand, in_play=in_play, elements=elements)
        for _ in range(1 + source.below(2)):
            there = presence.setdefault(source.one_of(names), {})
            there[spirit] = there.get(spirit, 0) + 1 + source.below(2)
    return spirits, presence


def some_names(source: Source, names: Iterable[str], number: int) -> tuple[str, ...]:
    """Draw different names."""
    left = list(names)
    return tuple(left.pop(source.below(len(left))) for _ in range(min(number, len(left))))


def some_progressions(
    source: Source, components: Components, spirits: Sequence[str]
) -> tuple[str, ...]:
    """Draw Spirits that use their Power Progression card, now and then one that has none."""
    some = (spirit for spirit in spirits if spirit in components.progressions or source.once_in(8))
    return tuple(spirit for spirit in some if source.once_in(4))


def with_printed_spirits(source: Source, components: Components, position: Position) -> Position:
    """Put Spirits of the box in the place of those of a position, with cards and tracks."""
    names = some_names(source, components.spirits, len(position.spirits))
    called = dict(zip(position.spirits, names, strict=True))
    left = {"minor": list(components.minor_powers), "major": list(components.major_powers)}
    spirits: dict[str, Spirit] = {}
    for old, name in called.items():
        printed = components.spirits[name]
        cards = [power.name for power in printed.unique]
        for deck, most in (("minor", 3), ("major", 2)):
            for _ in range(source.below(most)):
                cards.append(left[deck].pop(source.below(len(left[deck]))))
        piles: dict[str, list[str]] = {"hand": [], "in_play": [], "discard": []}
        for card in cards:
            piles[source.one_of(("hand", "in_play", "in_play", "discard"))].append(card)
        shown: Counter[str] = Counter()
        for card in piles["in_play"]:
            shown.update(components.powers[card].elements)
        there = presence_on_island(position, old)
        first = sum(first.presence for first in printed.set_up)
        tracks = (len(printed.energy_track) - 1, len(printed.plays_track) - 1)
        gone = min(max(there - first, 0), sum(tracks))
        of_energy = min(source.below(gone + 1), tracks[0])
        spirits[name] = Spirit(
            board=position.boards[len(spirits) % len(position.boards)],
            energy=source.below(10),
            energy_track=of_energy,
            plays_track=min(gone - of_energy, tracks[1]),
            destroyed_presence=max(first - there, 0),
            hand=tuple(piles["hand"]),
            in_play=tuple(piles["in_play"]),
            discard=tuple(piles["discard"]),
            plays_used=len(piles["in_play"]),
            elements=shown,
        )
    lands = {
        land: replace(there, presence={called[old]: n for old, n in there.presence.items()})
        for land, there in position.lands.items()
    }
    decks = PowerDecks(minor=tuple(sorted(left["minor"])), major=tuple(sorted(left["major"])))
    return replace(position, spirits=spirits, lands=lands, powers=decks)


def some_cards(source: Source, components: Components, number: int) -> list[str]:
    """Draw Invader cards."""
    cards = list(components.invader_cards)
    return [cards.pop(source.below(len(cards))) for _ in range(number)]


def some_table(
    source: Source, rules: Rules, components: Components, maps: Sequence[str]
) -> tuple[Game, Position]:
    """Draw a position that can stand on the table and in which the game goes on."""
    game, players, boards = some_map(source, rules, components, maps)
    names = tuple(island(game, Position(players=players, boards=boards)))
    pieces: dict[str, dict[str, Any]] = {}
    for name in names:
        if len(names) <= len(NAMES) or source.once_in(2):
            pieces[name] = some_pieces(source, rules)
    spirits, presence = some_spirits(source, names, players)
    for name, there in presence.items():
        pieces.setdefault(name, {})["presence"] = there

    fear = some_fear(source, rules, components, players)
    card = source.one_of(("", *components.blight_cards))
    blighted = bool(card) and source.once_in(3)
    least = 1 if reading(rules, "SI-Q26") == "last_leaves" else 0
    tokens = least + source.below(6)

    ravage, build, *deck = some_cards(source, components, 4)
    empty = source.below(8)
    invaders = InvaderCards(
        deck=tuple(deck[: empty if empty < 2 else 2]) if empty < 3 else tuple(deck),
        ravage="" if empty == 6 else ravage,
        build="" if empty == 7 else build,
        skipped=(("ravage",), ("build",), ("explore",))[empty - 3] if 3 <= empty < 6 else (),
    )
    blight_card = BlightCard(card, "blighted" if blighted else "healthy", tokens)
    position = Position(
        players=players,
        boards=boards,
        lands={name: Land(**land) for name, land in pieces.items()},
        spirits=spirits,
        fear=fear,
        blight_card=blight_card,
        invaders=invaders,
    )
    if victory_met(game, position):
        city = land_of(position, names[0]).city
        position = with_land(position, names[0], city=city + 1)
    return game, position


# Operations


def some_inputs(
    source: Source, game: Game, position: Position, operation: str
) -> tuple[Position, dict[str, Any]]:
    """Draw the inputs of an operation; return them with the position in which it is carried out."""
    if operation in (*STEPS, *SPIRIT_STEPS, "fear_card"):
        return position, {}
    if operation in (*ADVERSARY_ACTS, "score"):
        return some_act(source, game, position, operation)
    if operation == "set_up_spirits":
        bare = {name: replace(land, presence={}) for name, land in position.lands.items()}
        number = max(position.players - source.once_in(8), 1)
        names = some_names(source, game.components.spirits, number)
        return replace(position, spirits={}, lands=bare), {"spirits": names}
    if operation in SPIRIT_ACTS:
        spirit = source.one_of(tuple(position.spirits))
        if operation == "trade_drowned" and OCEAN_SPIRIT in position.spirits:
            spirit = OCEAN_SPIRIT
            position = with_spirit(position, spirit, drowned_health=source.below(8))
        if not operation.startswith("use_"):
            return position, {"spirit": spirit}
        innate = [power.name for power in game.components.spirits[spirit].innate]
        cards = position.spirits[spirit]
        powers = (*cards.in_play, *cards.in_play, *innate, *cards.hand)
        return position, {"spirit": spirit, "power": source.one_of(powers)}
    if operation == "generate_fear":
        return position, {"fear": source.below(12)}

    if operation == "explore_land" and position.invaders.deck:
        card, *deck = position.invaders.deck
        invaders = replace(position.invaders, explore=card, deck=tuple(deck))
        position = replace(position, invaders=invaders)
    lands = tuple(island(game, position))
    ready = {
        "ravage_land": lands_to_ravage,
        "build_land": lands_to_build,
        "explore_land": lands_to_explore,
    }
    if operation in ready:
        lands = ready[operation](game, position) or lands
    inputs: dict[str, Any] = {"land": source.one_of(lands)}
    if operation == "deal_damage":
        inputs["damage"] = source.below(8)
    elif operation in ("destroy", "remove"):
        inputs["pieces"] = {}
        for kind in PIECES:
            inputs["pieces"][kind] = source.below(4)
        presence = land_of(position, inputs["land"]).presence
        if operation == "destroy" and presence:
            spirit = source.one_of(tuple(presence))
            inputs["presence"] = {spirit: source.below(presence[spirit] + 2)}
    elif operation == "replace":
        inputs["piece"] = source.one_of(("city", "town", "explorer"))
        inputs["by"] = source.one_of(("explorer", "town", "city"))
    return position, inputs
