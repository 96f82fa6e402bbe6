"""The components of the box: boards, layouts and cards, loaded from TOML with their provenance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Literal

import msgspec

from rulewright.core.citing import cite
from rulewright.core.clauses import BadData, read_toml
from rulewright.core.frozen import frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island.position import Element, Place, Position, Terrain
from rulewright.spirit_island.rules import Rules, reading

Provenance = Literal["printed", "reconstructed"]


class PrintedLand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One land as it is printed on its board, with its set-up icons."""

    terrain: Terrain
    coastal: bool = False
    adjacent: tuple[int, ...] = ()
    explorer: int = 0
    town: int = 0
    city: int = 0
    dahan: int = 0
    blight: int = 0


class Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board: its lands counter-clockwise, and where they meet, in 13ths."""

    lands: tuple[int, ...]
    breaks: tuple[int, ...]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One island board."""

    provenance: Provenance
    source: tuple[str, ...]
    lands: Mapping[str, PrintedLand]
    edges: Mapping[str, Edge]
    corners: Mapping[str, int]
    unverified: bool = False
    notes: tuple[str, ...] = ()


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the boards lie for one number of players.

    Attributes:
        players: the number of players and of boards.
        joins: (place, side, place, side): two sides that touch.
        meetings: corners that meet in one point, each as (place, corner).
        corner_only: pairs of corners that touch only in a point, and only by the strict reading.
    """

    players: int
    joins: tuple[tuple[int, str, int, str], ...] = ()
    meetings: tuple[tuple[tuple[int, int], ...], ...] = ()
    corner_only: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    slots: int = 0
    provenance: Provenance = "printed"
    source: tuple[str, ...] = ()
    unverified: bool = False
    notes: tuple[str, ...] = ()


class InvaderCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Invader card: the land types on it, and whether it has the Escalation flag."""

    id: str
    stage: int
    terrains: tuple[Terrain, ...] = ()
    coastal: bool = False
    escalation: bool = False


class PrintedBlightCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Blight card: blight per player on its Blighted side, and what that side does."""

    name: str
    blighted_per_player: int
    effect: Literal["destroy_presence", "forget_or_destroy_presence"]


class PrintedThreshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One elemental threshold of a power: what it needs, and what it does in short."""

    needs: Mapping[str, int]
    says: str


class PrintedPower(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"holding": "with"}
):
    """What is printed on a Power card or beside an innate power, apart from its effects.

    Attributes:
        name: its name.
        speed: when it is used.
        says: what it does, in short; the effects stand in code.
        cost: the Energy that the card costs; 0 for an innate power.
        elements: the elements that the card brings.
        range: how far from the Spirit's presence it reaches; None if it targets a Spirit.
        from_sacred_site: whether the range counts from sacred sites only.
        from_terrain: the terrain of the land from which it is used, if only one will do.
        target: what it targets.
        terrain: the terrains that its target may have; none for any.
        coastal: whether its target must be coastal.
        holding: what must be in its target; "" for nothing.
        without: what must not be in its target.
        thresholds: its elemental thresholds, from top to bottom.
        note: on what the sources say.
        deck: where it belongs.
        spirit: the Spirit whose power it is, if it is unique or innate.
    """

    name: str
    speed: Literal["fast", "slow"]
    says: str = ""
    cost: int = 0
    elements: tuple[Element, ...] = ()
    range: int | None = None
    from_sacred_site: bool = False
    from_terrain: Literal["", "jungle", "mountain", "sands", "wetland"] = ""
    target: Literal["land", "any spirit", "another spirit"] = "land"
    terrain: tuple[Terrain, ...] = ()
    coastal: bool = False
    holding: Literal["", "dahan", "invaders", "blight"] = ""
    without: Literal["", "dahan", "invaders", "blight"] = ""
    thresholds: tuple[PrintedThreshold, ...] = ()
    note: str = ""
    deck: Literal["minor", "major", "unique", "innate"] = "minor"
    spirit: str = ""


class TrackSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space of a presence track: a number, an element ("any" for one of choice), or reclaim."""

    number: int | None = None
    element: Literal["", "any"] | Element = ""
    reclaim_one: bool = False


class GrowthAction(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"holding": "with"}
):
    """One icon of a Growth option.

    Attributes:
        do: what is done.
        n: how many or how much.
        range: how far from the Spirit's presence a presence may be added.
        anywhere: whether it may be added at any distance.
        terrain: the terrains in which it may be added; none for any.
        ocean: whether it must be added in an Ocean.
        coastal: whether it must be added in a coastal land.
        holding: what must be in the land; one of them will do.
    """

    do: Literal[
        "add_presence",
        "gain_energy",
        "gain_power_card",
        "reclaim_all",
        "reclaim_one",
        "extra_card_play_this_turn",
        "gather_presence_into_each_ocean",
        "push_presence_from_each_ocean",
    ]
    n: int = 1
    range: int = 0
    anywhere: bool = False
    terrain: tuple[Terrain, ...] = ()
    ocean: bool = False
    coastal: bool = False
    holding: tuple[str, ...] = ()


class FirstPresence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a Spirit begins: how much presence in which land of its board."""

    presence: int
    terrain: Literal["", "jungle", "mountain", "sands", "wetland"] = ""
    number: int = 0
    ocean: bool = False
    coastal: bool = False
    without: Literal["", "dahan"] = ""
    pick: Literal["", "highest number", "most dahan", "player"] = ""


class SpecialRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule of a Spirit: its name, and what it says in short."""

    name: str
    says: str
    note: str = ""


class PrintedSpirit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Spirit board.

    Attributes:
        name: the Spirit.
        complexity: how hard it is to play.
        set_up: where its first presence goes.
        presence: its presence tokens.
        energy: the Energy with which it begins.
        growth: its Growth options.
        growth_picks: how many of them it chooses each turn.
        growth_always: what it does besides, whatever it chooses.
        energy_track: the upper track, the uncovered space first.
        plays_track: the lower track.
        special_rule: its special rules.
        innate: its innate powers.
        unique: its Unique Powers.
    """

    name: str
    complexity: Literal["low", "moderate", "high"]
    set_up_says: str
    set_up: tuple[FirstPresence, ...]
    presence: int
    energy: int
    growth: tuple[tuple[GrowthAction, ...], ...]
    energy_track: tuple[TrackSpace, ...]
    plays_track: tuple[TrackSpace, ...]
    special_rule: tuple[SpecialRule, ...]
    innate: tuple[PrintedPower, ...]
    unique: tuple[PrintedPower, ...]
    growth_picks: int = 1
    growth_always: tuple[GrowthAction, ...] = ()
    note: str = ""


class AddedPieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an Adversary adds in set-up to one land of each board: the land's number, the pieces."""

    land: int
    town: int = 0
    city: int = 0
    blight: int = 0


class AdversaryLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level of an Adversary; level 0 is the base level.

    Attributes:
        level: the level.
        difficulty: its difficulty rating.
        fear_cards: the Fear cards of Terror Level I, II and III.
        name: its name.
        says: what it changes, in short.
        set_up: what it adds in set-up to lands of each board.
        blight_moves: the land whose blight is put into another in set-up, and that other.
        invader_deck: the stages of the Invader deck, the top first; "" if it changes nothing.
        builds_beside: Towns and Cities in adjacent lands that let a land without Invaders be built
            in; 0 if it changes nothing.
        extra_build: whether there is an extra Build space.
        extra_build_until: the stage of the card that takes that space away; 0 if it stays.
        more_health: what it adds to the health of a kind of piece.
        damage: the damage of a kind of piece.
        more_fear_per_player: Fear markers per player that it adds.
        repeats_extra_build: whether the extra Build is done twice if no Fear card was resolved.
        more_blight_at: damage to a land by which a ravage adds one blight more; 0 for never.
        discards_first_card: whether an Invader card is discarded in set-up, and Towns added by it.
        town_beside_blight: whether a Town follows the blight of a ravage.
        note: on what the sources say.
    """

    level: int
    difficulty: int
    fear_cards: tuple[int, int, int]
    name: str = ""
    says: str = ""
    set_up: tuple[AddedPieces, ...] = ()
    blight_moves: tuple[int, ...] = ()
    invader_deck: str = ""
    builds_beside: int = 0
    extra_build: bool = False
    extra_build_until: int = 0
    more_health: Mapping[str, int] = {}
    damage: Mapping[str, int] = {}
    more_fear_per_player: int = 0
    repeats_extra_build: bool = False
    more_blight_at: int = 0
    discards_first_card: bool = False
    town_beside_blight: bool = False
    note: str = ""


class PrintedAdversary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Adversary.

    Attributes:
        name: its name.
        escalation: the name of its Escalation.
        escalation_says: what that does, in short.
        level: its levels, the base level first.
        loss: the name of its loss condition; "" if it has none.
        loss_says: what that asks, in short.
        capital: Towns and Cities in one land with which the Invaders win; 0 for never.
    """

    name: str
    escalation: str
    escalation_says: str
    level: tuple[AdversaryLevel, ...]
    loss: str = ""
    loss_says: str = ""
    capital: int = 0


class PrintedRitual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Ritual of Terror takes: Dahan in the land, Energy, presence destroyed there."""

    dahan_per_player: int
    energy: int
    presence: int


class PrintedInsurrection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Dahan Insurrection: the damage of a raiding Dahan, and the fewest Dahan per player."""

    raid_damage: int
    dahan_per_player: int


class PrintedScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Scenario.

    Attributes:
        name: its name.
        provenance: whether it is known as printed.
        difficulty: its difficulty rating.
        says: what it changes, in short.
        unverified: what no source tells, and what is done about it.
        healthy_per_player: blight per player that it adds to the healthy side of the Blight card.
        blighted_per_player: the same for the blighted side.
        fast_card_discount: Energy by which fast Power cards are cheaper.
        inner_land: the number of the Inner Land of each board; 0 if there is none.
        inner_land_players: the most players for whom the Inner Lands are known.
        ritual: what the Ritual of Terror takes, if there is one.
        insurrection: the numbers of the Dahan Insurrection, if there is one.
    """

    name: str
    provenance: Provenance
    difficulty: int
    says: tuple[str, ...]
    unverified: tuple[str, ...] = ()
    healthy_per_player: int = 0
    blighted_per_player: int = 0
    fast_card_discount: int = 0
    inner_land: int = 0
    inner_land_players: int = 0
    ritual: PrintedRitual | None = None
    insurrection: PrintedInsurrection | None = None


class Components(msgspec.Struct, frozen=True):
    """Everything in the box that this engine needs.

    Attributes:
        boards: island boards by letter.
        layouts: layouts by number of players.
        invader_cards: Invader cards by id.
        blight_cards: Blight cards by name.
        healthy_per_player: blight per player on the Healthy side.
        no_card_per_player: blight per player on the blight space, without a Blight card.
        fear_cards: the names of the Fear cards.
        minor_powers: the names of the Minor Power cards.
        major_powers: the names of the Major Power cards.
        must_be_gone: Terror Level -> the kinds of piece that must be gone to win.
        powers: all Power cards and innate powers by name.
        spirits: Spirit boards by name.
        progressions: Spirit -> the Power cards of its Power Progression, in their order.
        adversaries: Adversaries by name.
        scenarios: Scenarios by name.
    """

    boards: Mapping[str, Board]
    layouts: Mapping[int, Layout]
    invader_cards: Mapping[str, InvaderCard]
    blight_cards: Mapping[str, PrintedBlightCard]
    healthy_per_player: int
    no_card_per_player: int
    fear_cards: tuple[str, ...]
    minor_powers: tuple[str, ...]
    major_powers: tuple[str, ...]
    must_be_gone: Mapping[int, tuple[str, ...]]
    powers: Mapping[str, PrintedPower]
    spirits: Mapping[str, PrintedSpirit]
    progressions: Mapping[str, tuple[str, ...]]
    adversaries: Mapping[str, PrintedAdversary]
    scenarios: Mapping[str, PrintedScenario]


class Game(msgspec.Struct, frozen=True):
    """What stays the same during a play: the rules, the box, and the map if it isn't the boards'.

    Attributes:
        rules: the rules in force.
        components: the box.
        places: the lands of a map of one's own; None for the boards named in the position.
    """

    rules: Rules
    components: Components
    places: Mapping[str, Place] | None = None


class _Layouts(msgspec.Struct, forbid_unknown_fields=True):
    layout: tuple[Layout, ...]


@cache
def load(folder: Path | None = None) -> Components:
    """Load the components of the base game, or those in a folder of the same shape.

    Raises:
        BadData: a file is wrong; names the file and what is wrong in it.
    """
    folder = folder or Path(__file__).parent / "components"
    boards: dict[str, Board] = read_toml(folder / "boards.toml", dict[str, Board])
    for letter, board in boards.items():
        _check_board(f"{folder / 'boards.toml'}: board {letter}", board)
    layouts: _Layouts = read_toml(folder / "layouts.toml", _Layouts)
    invaders: dict[str, Any] = read_toml(folder / "invader_cards.toml")
    blight: dict[str, Any] = read_toml(folder / "blight_cards.toml")
    fear: dict[str, Any] = read_toml(folder / "fear_cards.toml")
    levels: dict[str, Any] = read_toml(folder / "terror_levels.toml")
    minor = _powers(folder / "minor_powers.toml", "minor")
    major = _powers(folder / "major_powers.toml", "major")
    spirits = _spirits(folder / "spirits.toml")
    own = [power for spirit in spirits for power in (*spirit.unique, *spirit.innate)]
    progressions: dict[str, Any] = read_toml(folder / "progressions.toml")
    adversaries = _entries(folder / "adversaries.toml", "adversary", PrintedAdversary)
    scenarios = _entries(folder / "scenarios.toml", "scenario", PrintedScenario)
    cards = [_facts(card, InvaderCard, folder) for card in invaders["card"]]
    blights = [_facts(card, PrintedBlightCard, folder) for card in blight["card"]]
    return Components(
        boards=boards,
        layouts={layout.players: layout for layout in layouts.layout},
        invader_cards={card.id: card for card in cards},
        blight_cards={card.name: card for card in blights},
        healthy_per_player=blight["healthy_per_player"],
        no_card_per_player=blight["no_card_per_player"],
        fear_cards=tuple(card["name"] for card in fear["card"]),
        minor_powers=tuple(power.name for power in minor),
        major_powers=tuple(power.name for power in major),
        must_be_gone={level["level"]: tuple(level["gone"]) for level in levels["level"]},
        powers={power.name: power for power in (*minor, *major, *own)},
        spirits={spirit.name: spirit for spirit in spirits},
        progressions={
            entry["spirit"]: tuple(entry["cards"]) for entry in progressions["progression"]
        },
        adversaries={adversary.name: adversary for adversary in adversaries},
        scenarios={scenario.name: scenario for scenario in scenarios},
    )


def _powers(file: Path, deck: Literal["minor", "major"]) -> list[PrintedPower]:
    cards: dict[str, Any] = read_toml(file)
    return [_printed({**card, "deck": deck}, PrintedPower, file) for card in cards["card"]]


def _spirits(file: Path) -> list[PrintedSpirit]:
    entries: dict[str, Any] = read_toml(file)
    return [
        _printed(
            {
                **entry,
                "innate": [
                    {**power, "deck": "innate", "spirit": entry["name"]}
                    for power in entry["innate"]
                ],
                "unique": [
                    {**power, "deck": "unique", "spirit": entry["name"]}
                    for power in entry["unique"]
                ],
            },
            PrintedSpirit,
            file,
        )
        for entry in entries["spirit"]
    ]


def _entries(file: Path, key: str, kind: Any) -> list[Any]:
    entries: dict[str, Any] = read_toml(file)
    return [_printed(entry, kind, file) for entry in entries[key]]


def _printed(entry: Mapping[str, Any], kind: Any, file: Path) -> Any:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {entry.get('name')}: {error}") from None


def _facts(entry: Mapping[str, Any], kind: Any, folder: Path) -> Any:
    """Read the fields of one card that the rules use; notes and sources stay in the file."""
    wanted = {name: entry[name] for name in kind.__struct_fields__ if name in entry}
    try:
        return msgspec.convert(wanted, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{folder}: {entry.get('id') or entry.get('name')}: {error}") from None


def _check_board(where: str, board: Board) -> None:
    for number, land in board.lands.items():
        for other in land.adjacent:
            if str(other) not in board.lands:
                raise BadData(f"{where}: land {number} touches {other}: there is no such land")
            if int(number) not in board.lands[str(other)].adjacent:
                raise BadData(
                    f"{where}: land {number} is adjacent to {other}, but not {other} to it"
                )


def island(game: Game, position: Position) -> Mapping[str, Place]:
    """Return the lands of the island by name.

    Raises:
        Impossible: a board that isn't in the box, or a layout that doesn't exist.
    """
    if game.places is not None:
        return game.places
    if len(position.boards) > 1:
        cite("SI-setup-island-U02", "SI-glossary-D41")
    adjacent = reading(game.rules, "SI-Q55") == "adjacent"
    return _island(_Box(game.components), position.boards, adjacent)


OCEAN_SPIRIT = "Ocean's Hungry Grasp"


def oceans(game: Game, position: Position) -> Mapping[str, Place]:
    """Return the Oceans by name, `A0` on board A; none without Ocean's Hungry Grasp."""
    if OCEAN_SPIRIT not in position.spirits:
        return {}
    return _oceans(_Box(game.components), position.boards)


@cache
def _oceans(box: _Box, letters: tuple[str, ...]) -> Mapping[str, Place]:
    return frozen_map(
        {
            f"{letter}0": Place(
                "wetland",
                True,
                tuple(
                    f"{letter}{number}"
                    for number, land in box.components.boards[letter].lands.items()
                    if land.coastal
                ),
            )
            for letter in letters
        }
    )


def seen_by_powers(game: Game, position: Position) -> Mapping[str, Place]:
    """Return the lands as powers see them: with the Oceans in which Ocean's Hungry Grasp is.

    On a board with its presence the Ocean is a coastal wetland for powers and for blight.
    """
    lands = island(game, position)
    water = oceans(game, position)
    if not water:
        return lands
    boards = {
        name[0] for name, land in position.lands.items() if land.presence.get(OCEAN_SPIRIT, 0)
    }
    there = {name: place for name, place in water.items() if name[0] in boards}
    shores = {shore: name for name, place in there.items() for shore in place.adjacent}
    return {
        **{
            name: (
                replace(place, adjacent=(*place.adjacent, shores[name]))
                if name in shores
                else place
            )
            for name, place in lands.items()
        },
        **there,
    }


class _Box:
    """Components as a cache key: there are few of them, and they never change."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def __hash__(self) -> int:
        return id(self.components)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Box) and other.components is self.components


@cache
def _island(box: _Box, letters: tuple[str, ...], corners_touch: bool) -> Mapping[str, Place]:
    boards = box.components.boards
    for letter in letters:
        if letter not in boards:
            raise Impossible(f"boards: there is no board {letter}, only {', '.join(boards)}")
    if len(set(letters)) != len(letters):
        raise Impossible(f"boards: a board lies there twice: {', '.join(letters)}")
    if letters and len(letters) not in box.components.layouts:
        raise Impossible(f"boards: there is no layout for {len(letters)} boards")
    touching: dict[str, set[str]] = {
        f"{letter}{number}": {f"{letter}{other}" for other in land.adjacent}
        for letter in letters
        for number, land in boards[letter].lands.items()
    }
    if letters:
        layout = box.components.layouts[len(letters)]
        for one, other in _contacts(box.components, letters, layout, corners_touch):
            touching[one].add(other)
            touching[other].add(one)
    return frozen_map(
        {
            f"{letter}{number}": Place(
                land.terrain, land.coastal, tuple(sorted(touching[f"{letter}{number}"]))
            )
            for letter in letters
            for number, land in boards[letter].lands.items()
        }
    )


EDGE_LENGTH = 13
"""The unit in which breaks are given: a side is 13 long."""


def _contacts(
    components: Components, letters: tuple[str, ...], layout: Layout, corners_touch: bool
) -> list[tuple[str, str]]:
    """Return the pairs of lands that touch across boards."""
    pairs: list[tuple[str, str]] = []
    for slot, side, other_slot, other_side in layout.joins:
        one, other = letters[slot - 1], letters[other_slot - 1]
        for land, start, end in _stretches(components.boards[one].edges[side]):
            for met, near, far in _stretches(components.boards[other].edges[other_side]):
                if start < EDGE_LENGTH - near and EDGE_LENGTH - far < end:
                    pairs.append((f"{one}{land}", f"{other}{met}"))
    points = [*layout.meetings, *(layout.corner_only if corners_touch else ())]
    strict = {frozenset(pair) for pair in layout.corner_only}
    for point in points:
        for first, second in combinations(point, 2):
            if frozenset((first, second)) in strict and not corners_touch:
                continue
            named = [
                f"{letters[slot - 1]}{components.boards[letters[slot - 1]].corners[str(corner)]}"
                for slot, corner in (first, second)
            ]
            pairs.append((named[0], named[1]))
    return pairs


def _stretches(edge: Edge) -> list[tuple[int, int, int]]:
    """Return each land of a side with where its stretch begins and ends."""
    borders = [0, *edge.breaks, EDGE_LENGTH]
    return [
        (land, start, end)
        for land, start, end in zip(edge.lands, borders, borders[1:], strict=False)
    ]


def matches(card: InvaderCard, place: Place) -> bool:
    """Tell whether an Invader card shows the type of a land: terrain, or being coastal."""
    cite("SI-glossary-D47")
    return place.terrain in card.terrains or (card.coastal and place.coastal)


def card_on(game: Game, name: str) -> InvaderCard:
    """Return an Invader card by its id."""
    return game.components.invader_cards[name]
