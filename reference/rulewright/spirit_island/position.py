"""What is on the table in Spirit Island: the position, and small helpers to read and change it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from rulewright.core.citing import cite
from rulewright.core.frozen import EMPTY, Frozen, replace, with_entry
from rulewright.core.operations import Impossible

MANY = 1000
"""More than this of anything is a slip of the pen, and is refused as such."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MANY)]
Damage = Annotated[int, msgspec.Meta(ge=1)]
TerrorLevel = Annotated[int, msgspec.Meta(ge=1, le=3)]
Terrain = Literal["jungle", "mountain", "sands", "wetland"]
Invader = Literal["explorer", "town", "city"]
Piece = Literal["explorer", "town", "city", "dahan"]

Element = Literal["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]

INVADERS: tuple[Invader, ...] = ("explorer", "town", "city")
PIECES: tuple[Piece, ...] = ("explorer", "town", "city", "dahan")
ELEMENTS: tuple[Element, ...] = (
    "sun",
    "moon",
    "fire",
    "air",
    "water",
    "earth",
    "plant",
    "animal",
)


class Place(Frozen, frozen=True):
    """One land of the map: what is printed, not what stands on it.

    Attributes:
        terrain: its terrain.
        coastal: whether it is adjacent to the ocean.
        adjacent: the lands that touch it.
    """

    terrain: Terrain
    coastal: bool = False
    adjacent: tuple[str, ...] = ()


class Land(Frozen, frozen=True):
    """What stands in one land.

    Attributes:
        explorer: Explorers, damaged or not.
        town: Towns, damaged or not.
        city: Cities, damaged or not.
        dahan: Dahan, damaged or not.
        blight: blight tokens.
        damage: the damage of each damaged piece, by kind, the most damaged first.
        presence: presence tokens by Spirit.
        defend: the sum of the Defend effects of this turn.
        no_ravage: the Invaders don't ravage here this turn.
        no_build: the Invaders don't build here this turn.
        no_build_city: the Invaders build no City here this turn.
        no_explore: the Invaders don't explore here this turn.
        extra_damage: added to the Invaders' damage when they ravage here this turn.
        extra_health: added to the health of each such piece here this turn.
        no_blight: blight that would be added here this turn stays where it is.
        dahan_safe: from what the Dahan here are safe this turn.
        dahan_strike_with: the Dahan here fight back at the same time as the Invaders this turn.
        defend_for_fear: Fear that powers generate here this turn makes as much Defend.
        vengeance: 1 damage follows each piece that an effect destroys here this turn: in this
            land, or in adjacent lands too.
    """

    vanishing: ClassVar[bool] = True

    explorer: Count = 0
    town: Count = 0
    city: Count = 0
    dahan: Count = 0
    blight: Count = 0
    damage: Mapping[str, tuple[Damage, ...]] = EMPTY
    presence: Mapping[str, Count] = EMPTY
    defend: Count = 0
    no_ravage: bool = False
    no_build: bool = False
    no_build_city: bool = False
    no_explore: bool = False
    extra_damage: Count = 0
    extra_health: Mapping[str, Count] = EMPTY
    no_blight: bool = False
    dahan_safe: tuple[Literal["damage", "destroy", "ravage damage"], ...] = ()
    dahan_strike_with: bool = False
    defend_for_fear: bool = False
    vengeance: tuple[Literal["in it", "adjacent"], ...] = ()

    def __post_init__(self) -> None:
        """Write the damaged pieces in one order: like pieces have none of their own."""
        super().__post_init__()
        for kind, damaged in self.damage.items():
            if len(damaged) > 1 and list(damaged) != sorted(damaged, reverse=True):
                ordered = tuple(sorted(damaged, reverse=True))
                sorted_damage = with_entry(self.damage, kind, ordered)
                msgspec.structs.force_setattr(self, "damage", sorted_damage)


class Repeat(Frozen, frozen=True):
    """The permission to repeat one Power card this turn.

    Attributes:
        most_cost: the most that the card may cost.
        pays: whether its cost is paid again.
    """

    most_cost: Count = MANY
    pays: bool = False


class Spirit(Frozen, frozen=True):
    """What belongs to one Spirit, apart from its presence on the island.

    Attributes:
        board: the island board on which it began.
        energy: its Energy.
        energy_track: how many spaces of the upper track have been uncovered.
        plays_track: how many spaces of the lower track have been uncovered.
        hand: Power cards in hand.
        in_play: Power cards used this turn.
        discard: its discard pile.
        forgotten: Unique Powers it forgot, under its board.
        progression: whether it gains its Power cards by its Power Progression card.
        set_aside: the cards of its Power Progression that it has yet to gain, the next first.
        elements: the elements gained this turn.
        destroyed_presence: presence that was destroyed and is out of the game.
        used: the powers that it used this turn.
        any_chosen: how many elements of its choice it has chosen this turn for "any" spaces.
        reclaimed: how often it has reclaimed one card this turn for a space of its tracks.
        more_plays: card plays that it has this turn beyond its track.
        plays_used: the card plays that it has used this turn.
        used_fast: the slow powers that it used as if they were fast this turn.
        hastened: those of them that Swiftness of Lightning made fast.
        may_hasten: how many more slow powers an effect lets it use as if they were fast this turn.
        more_range: what is added to the range of its powers this turn.
        may_keep: cards in play that it may take back when Time Passes instead of discarding them.
        repeats: its permissions to repeat a Power card this turn.
        targets_from: the other Spirits from whose presence it may target this turn.
        drowned_health: the health of the drowned Invaders on its board.
    """

    board: str = ""
    energy: Count = 0
    energy_track: Count = 0
    plays_track: Count = 0
    hand: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    forgotten: tuple[str, ...] = ()
    progression: bool = False
    set_aside: tuple[str, ...] = ()
    elements: Mapping[str, Count] = EMPTY
    destroyed_presence: Count = 0
    used: tuple[str, ...] = ()
    any_chosen: Count = 0
    reclaimed: Count = 0
    more_plays: Count = 0
    plays_used: Count = 0
    used_fast: tuple[str, ...] = ()
    hastened: tuple[str, ...] = ()
    may_hasten: Count = 0
    more_range: Count = 0
    may_keep: Count = 0
    repeats: tuple[Repeat, ...] = ()
    targets_from: tuple[str, ...] = ()
    drowned_health: Count = 0


class AtWork(Frozen, frozen=True):
    """A Fear card whose effect lasts for this turn, wherever its condition is met (SI-Q64).

    Attributes:
        card: its name.
        level: the Terror Level at which it was used.
    """

    card: str
    level: TerrorLevel


class Fear(Frozen, frozen=True):
    """The Fear side of the Invader board.

    Attributes:
        pool: Fear markers in the Fear Pool.
        generated: Fear markers in Generated Fear.
        deck: Fear cards and Terror Level dividers, the top first.
        earned: earned Fear cards, the first earned first.
        discard: Fear cards that were used.
        terror_level: the Terror Level.
        resolved: a Fear card was resolved in this Invader phase; noted only where an Adversary
            asks for it.
        at_work: the Fear cards whose effect lasts for this turn; noted only where their
            conditions are tested when the Invaders act (SI-Q64).
    """

    pool: Count = 0
    generated: Count = 0
    deck: tuple[str, ...] = ()
    earned: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    terror_level: TerrorLevel = 1
    resolved: bool = False
    at_work: tuple[AtWork, ...] = ()


class BlightCard(Frozen, frozen=True):
    """The Blight card, or the blight space of the Invader board if none is used.

    Attributes:
        card: its name; "" if no Blight card is used.
        side: the side that is up.
        tokens: the blight tokens on it.
    """

    card: str = ""
    side: Literal["healthy", "blighted"] = "healthy"
    tokens: Count = 0


class InvaderCards(Frozen, frozen=True):
    """The Invader cards on the Invader board.

    Attributes:
        deck: the Invader deck, the top first.
        explore: the card on the Explore space; "" if it is empty.
        build: the card on the Build space.
        ravage: the card on the Ravage space.
        extra_build: the card on the extra Build space, which the Kingdom of England has.
        extra_build_gone: the extra Build space has been taken away.
        discard: discarded cards.
        skipped: the actions that are skipped as a whole this turn.
        escalation_due: the Escalation of the revealed card has not been applied yet.
        sways: the Escalation of the Kingdom of Sweden is at work on the lands that are explored.
    """

    deck: tuple[str, ...] = ()
    explore: str = ""
    build: str = ""
    ravage: str = ""
    extra_build: str = ""
    extra_build_gone: bool = False
    discard: tuple[str, ...] = ()
    skipped: tuple[Literal["ravage", "build", "explore"], ...] = ()
    escalation_due: bool = False
    sways: bool = False


class PowerDecks(Frozen, frozen=True):
    """The two Power decks beside the island.

    A shuffled deck that nobody has looked into has no order: it is the cards that are in it.

    Attributes:
        minor: Minor Power cards in their deck, in the order of their names.
        major: Major Power cards in their deck, in the order of their names.
        minor_discard: the discard pile of the Minor Powers.
        major_discard: the discard pile of the Major Powers.
    """

    minor: tuple[str, ...] = ()
    major: tuple[str, ...] = ()
    minor_discard: tuple[str, ...] = ()
    major_discard: tuple[str, ...] = ()


class Due(Frozen, frozen=True):
    """One entry of the agenda: a step of the turn, and where it is done already.

    Attributes:
        step: the step.
        done: the lands in which it was carried out; for the Spirit phase, each Spirit once for
            each of its steps.
        cards: for the Fear effects, how many earned cards there were at the start of the turn.
        lands: for a Build that has begun, the lands in which it was to take place (SI-Q80); only
            where an Adversary lets one Build bring about another.
    """

    step: Literal[
        "spirit_phase",
        "fast",
        "blighted_island",
        "fear_effects",
        "extra_build",
        "repeat_extra_build",
        "ravage",
        "build",
        "explore",
        "advance_cards",
        "slow",
        "time_passes",
    ]
    done: tuple[str, ...] = ()
    cards: Count = 0
    lands: tuple[str, ...] = ()


class Insurrection(Frozen, frozen=True):
    """What the Scenario Dahan Insurrection has yet to bring about when an effect is over.

    Attributes:
        moved: the Dahan of each land that the effect has moved there.
        towns: the Towns that it has destroyed in each land.
        cities: the Cities that it has destroyed in each land.
        rises: a Terror Level victory was reached, and the Dahan haven't risen yet.
    """

    moved: Mapping[str, Count] = EMPTY
    towns: Mapping[str, Count] = EMPTY
    cities: Mapping[str, Count] = EMPTY
    rises: bool = False


class Score(Frozen, frozen=True):
    """The score of a game: so many points, and so many parts of a point.

    Attributes:
        points: whole points; below zero if blight outweighs all else.
        parts: what is left of a point, in equal parts (SI-Q39).
        of: how many parts make one point: the number of players; 0 while nothing is scored.
    """

    points: int = 0
    parts: Count = 0
    of: Count = 0


class Position(Frozen, frozen=True):
    """Everything on the table. Rules and components travel beside it.

    Attributes:
        players: the number of players.
        boards: the island boards in play, in the order of the places in the layout.
        lands: what stands in each land; an empty land is left out.
        spirits: the Spirits in play.
        fear: Fear.
        blight_card: the Blight card.
        invaders: the Invader cards.
        powers: the Power decks.
        adversary: the Adversary, if one is used.
        adversary_level: its level; 0 is its base level.
        scenario: the Scenario, if one is used.
        first_turn_over: the first turn is over; noted only where a Scenario asks for it.
        insurrection: what the Scenario Dahan Insurrection has yet to bring about.
        agenda: what is due, in order.
        defeat_noted: a defeat met in the midst of an effect that is judged at its end (SI-Q47).
        result: how the game ended; "" while it goes on.
        result_by: by what it ended.
        score: the score, once it has been computed.
    """

    players: Annotated[int, msgspec.Meta(ge=1, le=MANY)] = 1
    boards: tuple[str, ...] = ()
    lands: Mapping[str, Land] = EMPTY
    spirits: Mapping[str, Spirit] = EMPTY
    fear: Fear = Fear()
    blight_card: BlightCard = BlightCard()
    invaders: InvaderCards = InvaderCards()
    powers: PowerDecks = PowerDecks()
    adversary: str = ""
    adversary_level: Count = 0
    scenario: str = ""
    first_turn_over: bool = False
    insurrection: Insurrection = Insurrection()
    agenda: tuple[Due, ...] = ()
    defeat_noted: str = ""
    result: Literal["", "victory", "defeat"] = ""
    result_by: str = ""
    score: Score = Score()


NO_LAND = Land()


def land_of(position: Position, name: str) -> Land:
    """Return what stands in a land."""
    return position.lands.get(name, NO_LAND)


def with_land(position: Position, name: str, **changes: object) -> Position:
    """Return the position with some fields of one land changed."""
    land = replace(land_of(position, name), **changes)
    return replace(position, lands=with_entry(position.lands, name, land))


def with_spirit(position: Position, name: str, **changes: object) -> Position:
    """Return the position with some fields of one Spirit changed."""
    spirit = replace(position.spirits[name], **changes)
    return replace(position, spirits=with_entry(position.spirits, name, spirit))


def in_play(position: Position, spirit: str) -> Spirit:
    """Return a Spirit.

    Raises:
        Impossible: it isn't in play.
    """
    if spirit not in position.spirits:
        there = ", ".join(position.spirits) or "none"
        raise Impossible(f"the Spirit {spirit!r} isn't in play, there is {there}")
    return position.spirits[spirit]


def count(land: Land, kind: str) -> int:
    """Return how many pieces of a kind stand in a land."""
    number: int = getattr(land, kind)
    return number


def damages(land: Land, kind: str) -> tuple[int, ...]:
    """Return the damage of every piece of a kind in a land, the most damaged first."""
    damaged = land.damage.get(kind, ())
    return (*damaged, *(0,) * (count(land, kind) - len(damaged)))


def with_damages(land: Land, kind: str, pieces: tuple[int, ...]) -> Land:
    """Return the land with exactly these pieces of a kind, each given by its damage."""
    damaged = tuple(sorted((damage for damage in pieces if damage), reverse=True))
    return replace(
        land,
        **{kind: len(pieces)},
        damage=with_entry(land.damage, kind, damaged),
    )


def label(kind: str, damage: int) -> str:
    """Name a piece in an ask: `town`, or `town (1 damage)`."""
    return f"{kind} ({damage} damage)" if damage else kind


def labelled(land: Land, kinds: tuple[str, ...]) -> dict[str, tuple[str, int, int]]:
    """Group the pieces of some kinds by label: label -> kind, damage, number of such pieces."""
    groups: dict[str, tuple[str, int, int]] = {}
    for kind in kinds:
        for damage in damages(land, kind):
            name = label(kind, damage)
            groups[name] = (kind, damage, groups.get(name, (kind, damage, 0))[2] + 1)
    return groups


def has_invaders(land: Land) -> bool:
    """Tell whether a land holds at least one Explorer, Town or City."""
    cite("SI-invaders-D03", "SI-glossary-D49")
    return bool(land.explorer or land.town or land.city)


def on_island(position: Position, kind: str) -> int:
    """Return how many pieces of a kind stand on the island."""
    return sum(count(land, kind) for land in position.lands.values())


def presence_on_island(position: Position, spirit: str) -> int:
    """Return how much presence a Spirit has on the island."""
    return sum(land.presence.get(spirit, 0) for land in position.lands.values())
