"""What is on the table in Here I Stand, as far as the fragment speaks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, TypeAlias, get_args

import msgspec

from rulewright.core.frozen import EMPTY, Frozen, Ordered, replace, with_entry

MANY = 1000
"""More than this of anything is a slip of the pen, and is refused as such."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MANY)]

MajorPower = Literal["ottoman", "hapsburg", "england", "france", "papacy", "protestant"]
MinorPower = Literal["genoa", "hungary", "scotland", "venice"]
Power = Literal[MajorPower, MinorPower]
Owner = Literal[MajorPower, MinorPower, "independent"]
"""To whom units and control markers belong."""
Religion = Literal["catholic", "protestant"]
Language = Literal["german", "english", "french", "italian", "spanish", "other"]

MAJOR_POWERS: tuple[MajorPower, ...] = get_args(MajorPower)
MINOR_POWERS: tuple[MinorPower, ...] = get_args(MinorPower)

OTTOMAN: Final = "ottoman"
HAPSBURG: Final = "hapsburg"
ENGLAND: Final = "england"
FRANCE: Final = "france"
PAPACY: Final = "papacy"
PROTESTANT: Final = "protestant"
INDEPENDENT: Final = "independent"

LEAGUE = "Schmalkaldic League"
SACK_OF_ROME = "Sack of Rome"

LandUnit = Literal["regulars", "mercenaries", "cavalry"]
LAND_UNITS: tuple[LandUnit, ...] = get_args(LandUnit)


class Place(Frozen, frozen=True):
    """One space of the map: what is printed, not what stands there.

    Attributes:
        kind: what it is.
        home: the power whose home city it is; "" if it is independent.
        language: its language zone.
        capital: whether it is a capital.
        electorate: the regulars that the electorate display holds for it; 0 if it is none.
        adjacent: the spaces to which it is connected.
    """

    kind: Literal["key", "fortress", "electorate", "unfortified"] = "unfortified"
    home: Literal["", Power] = ""
    language: Language = "other"
    capital: bool = False
    electorate: Count = 0
    adjacent: tuple[str, ...] = ()


class Force(Frozen, frozen=True):
    """Land units of one owner.

    Attributes:
        regulars: regulars.
        mercenaries: mercenaries.
        cavalry: cavalry.
    """

    vanishing: ClassVar[bool] = True

    regulars: Count = 0
    mercenaries: Count = 0
    cavalry: Count = 0


NO_FORCE = Force()
Forces: TypeAlias = Mapping[Owner, Force]
"""Land units by their owner."""


class Space(Ordered, frozen=True):
    """What stands in one space.

    Attributes:
        control: the power whose control marker lies here; "" where the home power controls it.
        religion: the religion of the space.
        unrest: whether an unrest marker lies here.
        fortress: whether a fortress marker lies here.
        university: whether a Jesuit university is here.
        besieged: whether it is besieged.
        units: the land units.
        naval: the naval units.
        leaders: the army leaders.
    """

    vanishing: ClassVar[bool] = True
    unordered: ClassVar[tuple[str, ...]] = ("leaders",)

    control: Literal["", Owner] = ""
    religion: Religion = "catholic"
    unrest: bool = False
    fortress: bool = False
    university: bool = False
    besieged: bool = False
    units: Forces = EMPTY
    naval: Mapping[Owner, Count] = EMPTY
    leaders: tuple[str, ...] = ()


class Debater(Frozen, frozen=True):
    """A debater.

    Attributes:
        committed: whether he is committed.
        out: whether he is out of play until the end of the turn.
    """

    committed: bool = False
    out: bool = False


class ForeignWar(Ordered, frozen=True):
    """A foreign war card that lies beside the home cities of a power.

    Attributes:
        units: the land units of the power on it.
        leaders: the army leader of the power on it, if one was sent.
        foreign: the land units that stand for the foreign army, by the owner of the counters.
        fought: whether it was fought in this impulse.
    """

    unordered: ClassVar[tuple[str, ...]] = ("leaders",)

    units: Force = NO_FORCE
    leaders: tuple[str, ...] = ()
    foreign: Forces = EMPTY
    fought: bool = False


class Card(Frozen, frozen=True):
    """What is printed on a card, as far as the fragment needs it.

    Attributes:
        cp: its CP.
        kind: what kind of card it is.
    """

    cp: Count = 0
    kind: Literal["home", "mandatory", "event", "combat", "response"] = "event"


class Impulse(Frozen, frozen=True):
    """The impulse of the active power.

    Attributes:
        power: the active power; "" between impulses.
        cp: the CP that it has left.
        card: the card that it shows, before its use is declared.
        special: whether the impulse follows the procedure of Mary I; it is judged as it begins.
        over: whether it is over.
    """

    power: Literal["", MajorPower] = ""
    cp: Count = 0
    card: str = ""
    special: bool = False
    over: bool = False


class Due(Frozen, frozen=True):
    """What follows, and is carried out by rules that are not in the fragment.

    Attributes:
        step: what follows.
        power: who carries it out.
        zone: the language zone of a book burning or a debate.
        card: the card that is played as usual.
        optional: whether the power may leave it out.
    """

    step: Literal["book_burning", "theological_debate", "play_card"]
    power: MajorPower
    zone: Literal["", Language] = ""
    card: str = ""
    optional: bool = False


class Position(Ordered, frozen=True):
    """Everything on the table that the fragment speaks of.

    Attributes:
        turn: the turn.
        phase: the phase of the turn, where a rule asks for it.
        spaces: what stands in each space; an empty Catholic one is left out.
        rulers: the ruler of each major power.
        wars: the pairs of powers that are at war.
        alliances: the pairs of powers that are allied.
        hands: the cards in the hand of each power, home cards among them.
        cards: what is printed on the cards that are spoken of and aren't in the box of this game.
        discard: the discard pile.
        removed: cards that are removed from the deck.
        happened: the mandatory events that have happened.
        debaters: the debaters that are spoken of.
        reformers: where each reformer is.
        excommunicated: the reformers and rulers whose Excommunicated marker is on the Papal card.
        reformers_out: the reformers that are out of play until the end of the turn.
        fewer_cards: the powers that have a -1 card marker for an excommunication.
        dealt: the cards that each power is dealt.
        vp: the victory points of each power that have been gained by the rules at hand.
        chateaux: the place of the chateaux marker: the VP gained for chateaux.
        st_peters: the CP spent on St. Peter's.
        electorates: the electorates whose units are no longer on the electorate display.
        foreign_wars: the foreign wars by the name of their card.
        independents: the independent land units that are available off the map.
        minors: the land units of minor powers that are available off the map.
        force_pool: the land units of major powers that are off the map.
        impulse: the impulse under way.
        agenda: what is due by rules outside the fragment, in order.
    """

    unordered: ClassVar[tuple[str, ...]] = (
        "wars",
        "alliances",
        "happened",
        "excommunicated",
        "reformers_out",
        "fewer_cards",
        "electorates",
    )

    def __post_init__(self) -> None:
        """Write each pair of powers in one order, too."""
        for name in ("wars", "alliances"):
            pairs = getattr(self, name)
            if any(list(pair) != sorted(pair) for pair in pairs):
                ordered = tuple((min(pair), max(pair)) for pair in pairs)
                msgspec.structs.force_setattr(self, name, ordered)
        super().__post_init__()

    turn: Annotated[int, msgspec.Meta(ge=1, le=MANY)] = 1
    phase: Literal["", "action", "winter"] = ""
    spaces: Mapping[str, Space] = EMPTY
    rulers: Mapping[MajorPower, str] = EMPTY
    wars: tuple[tuple[Power, Power], ...] = ()
    alliances: tuple[tuple[Power, Power], ...] = ()
    hands: Mapping[MajorPower, tuple[str, ...]] = EMPTY
    cards: Mapping[str, Card] = EMPTY
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()
    debaters: Mapping[str, Debater] = EMPTY
    reformers: Mapping[str, str] = EMPTY
    excommunicated: tuple[str, ...] = ()
    reformers_out: tuple[str, ...] = ()
    fewer_cards: tuple[MajorPower, ...] = ()
    dealt: Mapping[MajorPower, Count] = EMPTY
    vp: Mapping[MajorPower, Count] = EMPTY
    chateaux: Count = 0
    st_peters: Count = 0
    electorates: tuple[str, ...] = ()
    foreign_wars: Mapping[str, ForeignWar] = EMPTY
    independents: Force = NO_FORCE
    minors: Forces = EMPTY
    force_pool: Forces = EMPTY
    impulse: Impulse = Impulse()
    agenda: tuple[Due, ...] = ()


NO_SPACE = Space()


def space_of(position: Position, name: str) -> Space:
    """Return what stands in a space."""
    return position.spaces.get(name, NO_SPACE)


def with_space(position: Position, name: str, **changes: object) -> Position:
    """Return the position with some fields of one space changed."""
    space = replace(space_of(position, name), **changes)
    return replace(position, spaces=with_entry(position.spaces, name, space))


def force_of(space: Space, owner: Owner) -> Force:
    """Return the land units of one owner in a space."""
    return space.units.get(owner, NO_FORCE)


def size(force: Force) -> int:
    """Return how many land units a force has, of whatever kind."""
    return sum(getattr(force, kind) for kind in LAND_UNITS)


def together(one: Force, other: Force) -> Force:
    """Return the land units of two forces."""
    return Force(**{kind: getattr(one, kind) + getattr(other, kind) for kind in LAND_UNITS})


def without(force: Force, fewer: Force) -> Force:
    """Return a force without some of its land units, of which it must have enough."""
    return Force(**{kind: getattr(force, kind) - getattr(fewer, kind) for kind in LAND_UNITS})


def has(force: Force, wanted: Force) -> bool:
    """Tell whether a force includes these land units."""
    return all(getattr(force, kind) >= getattr(wanted, kind) for kind in LAND_UNITS)


def at_war(position: Position, one: str, other: str) -> bool:
    """Tell whether two powers are at war."""
    pairs: tuple[tuple[str, str], ...] = position.wars
    return (one, other) in pairs or (other, one) in pairs


def allied(position: Position, one: str, other: str) -> bool:
    """Tell whether two powers are allied."""
    pairs: tuple[tuple[str, str], ...] = position.alliances
    return (one, other) in pairs or (other, one) in pairs
