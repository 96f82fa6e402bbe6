"""What is on the table in Virgin Queen: the position, and small helpers to read and change it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, ClassVar, Final, Literal, TypeAlias, get_args

import msgspec

from rulewright.core.frozen import EMPTY, Frozen, Ordered, frozen_map, replace, with_entry

MANY = 1000
"""More than this of anything is a slip of the pen, and is refused as such."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MANY)]

MajorPower = Literal["ottoman", "spain", "england", "france", "hre", "protestant"]
MinorPower = Literal["ireland", "papacy", "portugal", "scotland", "venice"]
Nation = Literal[
    "ottoman",
    "spain",
    "england",
    "france",
    "hre",
    "huguenot",
    "dutch",
    "ireland",
    "papacy",
    "portugal",
    "scotland",
    "venice",
    "independent",
]
"""To whom counters belong: the Protestant has those of the Huguenots and those of the Dutch."""

Power = Literal[MajorPower, MinorPower]
Owner = Literal[Power, "independent"]

MAJOR_POWERS: tuple[MajorPower, ...] = get_args(MajorPower)
"""The major powers in impulse order."""
MINOR_POWERS: tuple[MinorPower, ...] = get_args(MinorPower)
POWERS: tuple[str, ...] = (*MAJOR_POWERS, *MINOR_POWERS)
NATIONS: tuple[Nation, ...] = get_args(Nation)
INDEPENDENT: Final = "independent"
PROTESTANT: Final = "protestant"
HUGUENOT: Final = "huguenot"
DUTCH: Final = "dutch"

StruggleZone = Literal["netherlands", "france", "england", "scotland"]
STRUGGLE_ZONES: tuple[StruggleZone, ...] = get_args(StruggleZone)
"""The religious struggle zones."""
Religion = Literal["catholic", "protestant"]

LandUnit = Literal["regulars", "mercenaries", "cavalry", "walloons", "knights", "moriscos"]
LAND_UNITS: tuple[LandUnit, ...] = get_args(LandUnit)
NavalUnit = Literal["galleys", "corsairs", "galleons", "race_built", "armada", "patrols"]
NAVAL_UNITS: tuple[NavalUnit, ...] = get_args(NavalUnit)


class Place(Frozen, frozen=True):
    """One space or sea zone of the Europe Map, or one Ocean zone of the World Map, as printed.

    Attributes:
        kind: what it is.
        capital: whether it is drawn as a capital.
        home: the power whose home space it is, of a split one the lower; "" if it is independent.
        upper: the upper home of a split home space: `huguenot` or `dutch`.
        zone: the religious struggle zone in which it lies; "" for none.
        protestant: whether its symbol is that of a Protestant space.
        waters: of a sea zone, to which group it belongs.
        adjacent: what it is connected to: spaces by a connection, a port and its sea zones, sea
            zones that border on one another, Ocean zones that do or that a passage connects.
        passes: those adjacent spaces to which the connection is a pass.
        waterways: those adjacent spaces to which the connection is an inland waterway.
    """

    kind: Literal["key", "fortress", "unfortified", "sea zone", "ocean zone"] = "unfortified"
    capital: bool = False
    home: Literal["", Power] = ""
    upper: Literal["", "huguenot", "dutch"] = ""
    zone: Literal["", "netherlands", "france", "england", "scotland"] = ""
    protestant: bool = False
    waters: Literal["", "mediterranean", "atlantic"] = ""
    adjacent: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()
    waterways: tuple[str, ...] = ()


class Force(Frozen, frozen=True):
    """Land units of one nation.

    Attributes:
        regulars: regulars that are none of the special ones below.
        mercenaries: mercenaries.
        cavalry: cavalry, which only the Ottoman has.
        walloons: Walloon regulars, which only Spain has.
        knights: the Knights of St. John, which only Spain has.
        moriscos: Moriscos, which only the Ottoman has.
    """

    vanishing: ClassVar[bool] = True

    regulars: Count = 0
    mercenaries: Count = 0
    cavalry: Count = 0
    walloons: Count = 0
    knights: Count = 0
    moriscos: Count = 0


Forces: TypeAlias = Mapping[Nation, Force]
"""Land units by the nation whose counters they are."""


class Fleet(Frozen, frozen=True):
    """Naval units of one nation.

    Attributes:
        galleys: galleys.
        corsairs: corsairs.
        galleons: galleons.
        race_built: race-built galleons.
        armada: the Spanish Armada.
        patrols: Spanish patrols, in an Ocean zone.
    """

    vanishing: ClassVar[bool] = True

    galleys: Count = 0
    corsairs: Count = 0
    galleons: Count = 0
    race_built: Count = 0
    armada: Count = 0
    patrols: Count = 0


class Counters(Frozen, frozen=True):
    """The counters that there are of a nation's regulars, mercenaries and cavalry (5.3).

    Attributes:
        ones: counters that stand for 1 unit.
        twos: counters that stand for 2.
        fours: counters that stand for 4.
        sixes: counters that stand for 6.
    """

    ones: Count = 0
    twos: Count = 0
    fours: Count = 0
    sixes: Count = 0


class Leader(Frozen, frozen=True):
    """An army leader or a naval leader: what is printed on the counter.

    Attributes:
        nation: whose leader it is.
        battle: the battle rating.
        command: the command rating of an army leader.
        naval: whether it is a naval leader.
        default: whether it is a Default army leader, who has no name.
    """

    nation: Nation
    battle: Count = 0
    command: Count = 0
    naval: bool = False
    default: bool = False


class Captain(Ordered, frozen=True):
    """A sea captain, and what has become of him (5.2).

    Attributes:
        powers: the powers that can use him: one, or France and the Protestant.
        power: the power for which he is in play; "" while he is in the force pool.
        at: the Ocean zone in which he is; "" if he is on no World Map.
        damaged: whether his damaged side lies up.
        battle: his battle rating as a naval leader.
    """

    unordered: ClassVar[tuple[str, ...]] = ("powers",)

    powers: tuple[MajorPower, ...]
    power: Literal["", MajorPower] = ""
    at: str = ""
    damaged: bool = False
    battle: Count = 0


class Space(Ordered, frozen=True):
    """What stands in one space, in one sea zone or in one Ocean zone.

    Like units have no names: what some of them did in this impulse is kept as a number of them.

    Attributes:
        control: the power whose control marker lies here; "" for none.
        religion: the side of the control marker, where the religion isn't the printed one.
        unrest: whether an unrest marker lies here.
        fortress: whether a fortress was built here.
        units: the land units, apart from the besieged ones.
        leaders: army leaders and naval leaders, apart from the besieged ones.
        inside: the besieged land units inside the fortification.
        leaders_inside: the besieged army leaders.
        siege: the powers that besiege it: since this impulse (`new`), since an impulse of another
            power after their own last one (`between`), or longer (`standing`).
        fleets: the naval units.
        beaten: how many of the units here lost a field battle in this impulse.
        intercepted: how many of them attempted an interception in this impulse.
        assaulted: how many of them took part in an assault in this impulse.
        assault_made: whether an assault was made on this space in this impulse.
        jesuit: whether a Jesuit is here.
    """

    vanishing: ClassVar[bool] = True
    unordered: ClassVar[tuple[str, ...]] = ("leaders", "leaders_inside")

    control: Literal["", Power] = ""
    religion: Literal["", "catholic", "protestant"] = ""
    unrest: bool = False
    fortress: bool = False
    units: Forces = EMPTY
    leaders: tuple[str, ...] = ()
    inside: Forces = EMPTY
    leaders_inside: tuple[str, ...] = ()
    siege: Mapping[MajorPower, Literal["new", "between", "standing"]] = EMPTY
    fleets: Mapping[Nation, Fleet] = EMPTY
    beaten: Forces = EMPTY
    intercepted: Forces = EMPTY
    assaulted: Forces = EMPTY
    assault_made: bool = False
    jesuit: bool = False


class Stack(Ordered, frozen=True):
    """Land units and leaders of one power that are in no space for a moment.

    Attributes:
        units: the land units.
        leaders: the army leaders.
        marks: by `beaten`, `intercepted` or `assaulted` (as in a space), how many of the units did
            that in this impulse.
    """

    unordered: ClassVar[tuple[str, ...]] = ("leaders",)

    units: Forces = EMPTY
    leaders: tuple[str, ...] = ()
    marks: Mapping[str, Forces] = EMPTY


class Move(Ordered, frozen=True):
    """A land move under way: a formation that has left one space and not yet arrived in another.

    Attributes:
        origin: the space that it left.
        target: the space that it moves to.
        units: its land units.
        leaders: its army leaders.
        marks: by `beaten`, `intercepted` or `assaulted` (as in a space), how many of its units did
            that in this impulse.
        attack: whether it attacks an independent target, its independents if there are any.
        tried: the spaces from which an interception of it was attempted, with the powers that did.
        intercepted_by: the power that intercepted it; "" for none.
        waiting: the formations that intercepted it and aren't placed yet (VQ-Q14).
        left_besieged: the nations that it was besieging when it left (13.2).
        besieged_before: the powers whose units were besieged in the target when the move began.
        avoiders: the powers that attempted to avoid battle.
        avoided: whether one of these attempts succeeded.
        withdrawn: whether defenders withdrew into the fortification of the target.
        fought: whether it won a field battle in the target.
    """

    unordered: ClassVar[tuple[str, ...]] = ("leaders", "tried", "left_besieged", "besieged_before")

    origin: str
    target: str
    units: Forces = EMPTY
    leaders: tuple[str, ...] = ()
    marks: Mapping[str, Forces] = EMPTY
    attack: bool = False
    tried: tuple[tuple[str, Power], ...] = ()
    intercepted_by: Literal["", Power] = ""
    waiting: tuple[Stack, ...] = ()
    left_besieged: tuple[Nation, ...] = ()
    besieged_before: tuple[str, ...] = ()
    avoiders: tuple[Power, ...] = ()
    avoided: bool = False
    withdrawn: bool = False
    fought: bool = False


class Impulse(Ordered, frozen=True):
    """The impulse of the active power.

    Attributes:
        power: the active power; "" between impulses.
        cp: the CP that it has left.
        beaten: leaders that lost a field battle in this impulse.
        intercepted: leaders that attempted an interception in this impulse.
        assaulted: leaders that took part in an assault in this impulse.
        passed: fortified spaces from which a formation moved on after the enemy there had
            withdrawn into the fortification.
        lingering: fortified spaces from which a formation that is too weak for a siege has to
            retreat before the impulse ends (VQ-Q300).
        came_from: for a fortified space into whose fortification the enemy has withdrawn before a
            formation, the space from which this formation came.
        foreign_war_fought: whether the Foreign War combat of this impulse has been fought.
        rebelled: the religious struggle zones in which a rebellion was attempted.
    """

    unordered: ClassVar[tuple[str, ...]] = ("beaten", "intercepted", "assaulted", "rebelled")

    power: Literal["", MajorPower] = ""
    cp: Count = 0
    beaten: tuple[str, ...] = ()
    intercepted: tuple[str, ...] = ()
    assaulted: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    lingering: tuple[str, ...] = ()
    came_from: Mapping[str, str] = EMPTY
    foreign_war_fought: bool = False
    rebelled: tuple[StruggleZone, ...] = ()


class Due(Frozen, frozen=True):
    """One entry of the agenda: a step that follows, and whose it is.

    Attributes:
        step: the step.
        power: the power whose step it is, if it is one power's.
        space: the space in which it is due, if it isn't where the move under way goes.
        after: what it follows, where the rules tell it apart; `siege` is a siege that was broken.
    """

    step: Literal[
        "intercept",
        "place_interceptors",
        "avoid_battle",
        "withdraw",
        "field_battle",
        "arrive",
        "retreat",
        "siege_check",
        "move_on",
        "displace",
        "battle_as_war_begins",
        "leave_as_war_begins",
    ]
    power: Literal["", Power, "independent"] = ""
    space: str = ""
    after: Literal["", "withdrawal", "battle", "assault", "move", "siege"] = ""


class ForeignWar(Ordered, frozen=True):
    """A Foreign War card that lies beside a power card.

    Attributes:
        card: its name.
        units: the land units of the power on it.
        leaders: the army leaders of the power on it.
        foreign: the independent land units on it.
        played_by: the power that played the event.
        winner_marker: whether the War Winner marker lies on it.
    """

    unordered: ClassVar[tuple[str, ...]] = ("leaders",)

    card: str = ""
    units: Forces = EMPTY
    leaders: tuple[str, ...] = ()
    foreign: Count = 0
    played_by: Literal["", MajorPower] = ""
    winner_marker: bool = False


class Conversion(Ordered, frozen=True):
    """Conversion attempts under way: all those of one action or event (18.5).

    Attributes:
        to: the religion to which spaces are converted.
        power: the power that attempts them.
        zones: the religious struggle zones in which it does.
        event: the event that brought them; "" for an action.
        unrest: the spaces that were in unrest when the action or event began.
        major: the major conversions that are left: the dice that show 6.
        minor: the minor conversions that are left: those that show 4 or 5.
        markers: the unrest markers that were taken.
        converted: the spaces that were converted.
    """

    unordered: ClassVar[tuple[str, ...]] = ("zones", "unrest", "converted")

    to: Religion
    power: MajorPower
    zones: tuple[StruggleZone, ...]
    event: str = ""
    unrest: tuple[str, ...] = ()
    major: Count = 0
    minor: Count = 0
    markers: Count = 0
    converted: tuple[str, ...] = ()


class Espionage(Ordered, frozen=True):
    """The markers of espionage (19).

    Attributes:
        informants: the Informants in the force pool of each power.
        spying: the powers whose Informants spy on a power, by the power on whose card they lie.
        neutralised: the powers whose neutralised Informants lie on the card of a power.
        used: the powers whose Assassination Used marker is on the turn track.
        cipher_keys: the powers that have their Cipher Key.
        jesuits: the Jesuits on the Spanish power card.
        walsingham: the box in which Walsingham lies; "" for Unused.
        vp: the victory points of each power for assassinations.
    """

    unordered: ClassVar[tuple[str, ...]] = ("used", "cipher_keys")

    informants: Mapping[MajorPower, Count] = EMPTY
    spying: Mapping[MajorPower, tuple[MajorPower, ...]] = EMPTY
    neutralised: Mapping[MajorPower, tuple[MajorPower, ...]] = EMPTY
    used: tuple[MajorPower, ...] = ()
    cipher_keys: tuple[MajorPower, ...] = ()
    jesuits: Count = 0
    walsingham: str = ""
    vp: Mapping[MajorPower, Count] = EMPTY

    def __post_init__(self) -> None:
        """Write the Informants on each card in one order."""
        super().__post_init__()
        for name in ("spying", "neutralised"):
            cards = getattr(self, name)
            if any(list(owners) != sorted(owners) for owners in cards.values()):
                ordered = {power: tuple(sorted(owners)) for power, owners in cards.items()}
                msgspec.structs.force_setattr(self, name, frozen_map(ordered))


class England(Frozen, frozen=True):
    """What has become of Elizabeth and of Mary Queen of Scots (9.5, 23.3).

    Attributes:
        elizabeth_dead: whether Elizabeth is dead.
        elizabeth_to_marry: whether Elizabeth is in the marriage pool.
        excommunicated: whether Elizabeth is excommunicated.
        mary: what has become of Mary; "" as long as she lives in Scotland.
        may_execute: whether something has happened after which England may execute her.
        died_with_elizabeth: whether Mary was executed because Elizabeth died (VQ-Q403).
    """

    elizabeth_dead: bool = False
    elizabeth_to_marry: bool = False
    excommunicated: bool = False
    mary: Literal["", "captured", "executed"] = ""
    may_execute: bool = False
    died_with_elizabeth: bool = False


class Position(Ordered, frozen=True):
    """Everything on the table that the sections carried out so far speak of.

    Attributes:
        spaces: what stands in each space and sea zone; an empty one is left out.
        leaders: all army leaders and naval leaders in the game, wherever they are.
        captured: the captured leaders, and the power that holds each.
        wars: the pairs of powers that are at war.
        alliances: the pairs of major powers that are allied.
        active: the active minor powers, each with the major power to which it is allied.
        capitals: capitals that aren't those drawn on the map, by nation.
        bonuses: the science bonuses of each power.
        force_pool: land units off the map, which can be built.
        turn_track: naval units that can be rebuilt next turn.
        leaders_next_turn: leaders on the turn track, who return next turn.
        default_leaders: the nations whose Default leader is on the turn track.
        foreign_wars: the foreign war of each power that has one.
        armada_strength: the strength that the counter of the Spanish Armada shows.
        wars_won: the victory points of each power for foreign wars that have ended.
        impulse: the impulse under way.
        move: the land move under way, if there is one.
        agenda: what is due, in order.
        turn: the turn.
        conversion: the conversion attempts under way, if there are any.
        capitals_lost: the halves of the Protestant whose capital marker is on the turn track.
        catholic_league: the turn in which the Catholic League formed; 0 before.
        winner: the power that has won; "" for none.
        won_by: its victory.
        espionage: the markers of espionage.
        deployed: the powers that have deployed a formation in this Spring Deployment.
        england: what has become of Elizabeth and of Mary Queen of Scots.
        captains: the sea captains in the game, wherever they are; one who serves as a naval leader
            on the Europe Map is among the leaders too.
        counters: the counters of land units that a nation has in all, on the map and off it; a
            nation of which nothing is said never lacks one.
    """

    unordered: ClassVar[tuple[str, ...]] = (
        "wars",
        "alliances",
        "leaders_next_turn",
        "default_leaders",
        "deployed",
        "capitals_lost",
    )

    spaces: Mapping[str, Space] = EMPTY
    leaders: Mapping[str, Leader] = EMPTY
    captured: Mapping[str, MajorPower] = EMPTY
    wars: tuple[tuple[Power, Power], ...] = ()
    alliances: tuple[tuple[MajorPower, MajorPower], ...] = ()
    active: Mapping[MinorPower, MajorPower] = EMPTY
    capitals: Mapping[Nation, str] = EMPTY
    bonuses: Mapping[MajorPower, tuple[str, ...]] = EMPTY
    force_pool: Forces = EMPTY
    turn_track: Mapping[Nation, Fleet] = EMPTY
    leaders_next_turn: tuple[str, ...] = ()
    default_leaders: tuple[Nation, ...] = ()
    foreign_wars: Mapping[MajorPower, ForeignWar] = EMPTY
    armada_strength: Count = 0
    wars_won: Mapping[MajorPower, Count] = EMPTY
    impulse: Impulse = Impulse()
    move: Move | None = None
    agenda: tuple[Due, ...] = ()
    turn: Count = 0
    conversion: Conversion | None = None
    capitals_lost: tuple[Literal["huguenot", "dutch"], ...] = ()
    catholic_league: Count = 0
    winner: Literal["", MajorPower] = ""
    won_by: Literal["", "military victory", "religious victory", "Catholic Rebellion victory"] = ""
    espionage: Espionage = Espionage()
    deployed: tuple[MajorPower, ...] = ()
    england: England = England()
    captains: Mapping[str, Captain] = EMPTY
    counters: Mapping[Nation, Counters] = EMPTY


NO_SPACE = Space()
NO_FORCE = Force()
NO_FLEET = Fleet()


def space_of(position: Position, name: str) -> Space:
    """Return what stands in a space."""
    return position.spaces.get(name, NO_SPACE)


def with_space(position: Position, name: str, **changes: object) -> Position:
    """Return the position with some fields of one space changed."""
    space = replace(space_of(position, name), **changes)
    return replace(position, spaces=with_entry(position.spaces, name, space))


def without_land(position: Position, name: str, units: Forces, leaders: Sequence[str]) -> Position:
    """Return the position without some land units and leaders of a space, besieged or not.

    Units that are not besieged go first; what they did in this impulse goes with them.
    """
    space = space_of(position, name)
    outside = at_most(units, space.units)
    left = minus(space.units, outside)
    return with_space(
        position,
        name,
        units=left,
        inside=minus(space.inside, minus(units, outside)),
        beaten=at_most(space.beaten, left),
        intercepted=at_most(space.intercepted, left),
        assaulted=at_most(space.assaulted, left),
        leaders=tuple(leader for leader in space.leaders if leader not in leaders),
        leaders_inside=tuple(leader for leader in space.leaders_inside if leader not in leaders),
    )


def without_ships(position: Position, name: str, nation: Nation, ships: Fleet) -> Position:
    """Return the position without some naval units of a nation in a space; they must be there."""
    space = space_of(position, name)
    there = space.fleets[nation]
    left = Fleet(**{kind: getattr(there, kind) - getattr(ships, kind) for kind in NAVAL_UNITS})
    return with_space(position, name, fleets=with_entry(space.fleets, nation, left))


def without_fleet(
    position: Position, name: str, nation: Nation, leaders: Sequence[str]
) -> Position:
    """Return the position without a nation's naval units and some naval leaders of a space."""
    space = space_of(position, name)
    left = tuple(leader for leader in space.leaders if leader not in leaders)
    return with_space(
        position, name, fleets=with_entry(space.fleets, nation, NO_FLEET), leaders=left
    )


def with_fleet(
    position: Position, name: str, nation: Nation, fleet: Fleet, leaders: Sequence[str]
) -> Position:
    """Return the position with more naval units of a nation and some naval leaders in a space."""
    space = space_of(position, name)
    fleets = with_entry(space.fleets, nation, _together(space.fleets.get(nation, NO_FLEET), fleet))
    return with_space(position, name, fleets=fleets, leaders=(*space.leaders, *leaders))


def to_turn_track(
    position: Position, nation: Nation, fleet: Fleet, leaders: Sequence[str]
) -> Position:
    """Return the position with eliminated naval units and leaders on the next turn's box."""
    track = position.turn_track
    together = _together(track.get(nation, NO_FLEET), fleet)
    return replace(
        position,
        turn_track=with_entry(track, nation, together),
        leaders_next_turn=(*position.leaders_next_turn, *leaders),
    )


def _together(one: Fleet, other: Fleet) -> Fleet:
    return Fleet(**{kind: getattr(one, kind) + getattr(other, kind) for kind in NAVAL_UNITS})


def with_war(position: Position, one: Power, other: Power) -> Position:
    """Return the position with two powers at war that were not, and that are no allies any more."""
    pair = sorted((one, other), key=POWERS.index)
    alliances = tuple(allies for allies in position.alliances if {*allies} != {one, other})
    wars = (*position.wars, (pair[0], pair[1]))
    return replace(position, wars=wars, alliances=alliances)


def followed_by(position: Position, *due: Due) -> Position:
    """Put steps on the agenda, in order, before all that is there.

    The step under way stays on the agenda behind them until it is ticked off.
    """
    return replace(position, agenda=(*due, *position.agenda))


def size(force: Force) -> int:
    """Return how many land units a force has, of whatever kind."""
    return sum(_numbers(force))


def _numbers(force: Force) -> tuple[int, ...]:
    """Return how many land units a force has of each kind, in the order of `LAND_UNITS`."""
    return msgspec.structs.astuple(force)


def land_units(forces: Forces) -> int:
    """Return how many land units there are, of whatever nation and kind."""
    return sum(map(size, forces.values()))


def plus(forces: Forces, more: Forces) -> Forces:
    """Return two collections of land units together."""
    if not more or not forces:
        return frozen_map(forces or more)
    return frozen_map(
        {
            nation: _each(forces.get(nation, NO_FORCE), more.get(nation, NO_FORCE), 1)
            for nation in _in_order({*forces, *more})
        }
    )


def minus(forces: Forces, fewer: Forces) -> Forces:
    """Return land units without some of them.

    Raises:
        ValueError: there are not so many (ask `holds` before).
    """
    if not fewer:
        return frozen_map(forces)
    return frozen_map(
        {
            nation: _each(forces.get(nation, NO_FORCE), fewer.get(nation, NO_FORCE), -1)
            for nation in _in_order({*forces, *fewer})
        }
    )


def holds(forces: Forces, wanted: Forces) -> bool:
    """Tell whether these land units include those wanted."""
    return all(
        getattr(forces.get(nation, NO_FORCE), kind) >= getattr(force, kind)
        for nation, force in wanted.items()
        for kind in LAND_UNITS
    )


def at_most(forces: Forces, limit: Forces) -> Forces:
    """Return so many of some land units as there are within a limit, kind by kind."""
    return frozen_map(
        {
            nation: Force(*map(min, _numbers(force), _numbers(limit[nation])))
            for nation, force in forces.items()
            if nation in limit
        }
    )


def of_nations(forces: Forces, nations: Iterable[Nation]) -> Forces:
    """Return the land units of some nations only."""
    wanted = set(nations)
    if wanted.issuperset(forces):
        return frozen_map(forces)
    return frozen_map({nation: force for nation, force in forces.items() if nation in wanted})


def go_inside(position: Position, name: str, units: Forces, leaders: Collection[str]) -> Position:
    """Put land units and leaders of a space into its fortification."""
    space = space_of(position, name)
    return with_space(
        position,
        name,
        units=minus(space.units, units),
        inside=plus(space.inside, units),
        leaders=tuple(leader for leader in space.leaders if leader not in leaders),
        leaders_inside=(*space.leaders_inside, *leaders),
    )


def lost(position: Position, units: Forces) -> Position:
    """Return the position with eliminated land units off the map, where they can be built."""
    return replace(position, force_pool=plus(position.force_pool, units))


def lose_inside(position: Position, name: str, units: Forces) -> Position:
    """Return the position with eliminated land units out of the fortification of a space.

    Those that lost a battle go first.
    """
    space = space_of(position, name)
    inside = minus(space.inside, units)
    beaten = minus(space.beaten, at_most(units, space.beaten))
    return lost(with_space(position, name, inside=inside, beaten=beaten), units)


def lose_under_way(position: Position, move: Move, units: Forces) -> Position:
    """Return the position with eliminated land units off the formation, and their marks too."""
    left = minus(move.units, units)
    marks = frozen_map({mark: at_most(left, forces) for mark, forces in move.marks.items()})
    return lost(replace(position, move=replace(move, units=left, marks=marks)), units)


MARKS = ("beaten", "intercepted", "assaulted")
"""The numbers of a space that tell what some of its like units did in this impulse."""
Marks: TypeAlias = Mapping[str, Forces]
"""Of some land units that leave a space, how many did what (`MARKS`)."""


def marked_among(there: Forces, marked: Forces, going: Forces, *, marked_first: bool) -> Forces:
    """Tell how many of the land units that go are marked; like units can't be told apart.

    Args:
        there: the land units of the space.
        marked: how many of them are marked.
        going: those that go.
        marked_first: whether the marked ones go first, or the others.

    Returns:
        How many marked ones go.
    """
    if marked_first:
        return at_most(going, marked)
    unmarked = minus(there, at_most(marked, there))
    return minus(going, at_most(going, unmarked))


def take_out(
    position: Position,
    name: str,
    units: Forces,
    leaders: Collection[str] = (),
    *,
    marked_first: bool = False,
) -> tuple[Position, Marks]:
    """Take land units and leaders off a space, apart from the besieged ones.

    Like units have no names. Those that did nothing in this impulse go first, unless being marked
    is an advantage to their owner (`marked_first`).

    Args:
        position: the position.
        name: the space.
        units: the land units; they must be there.
        leaders: the leaders; they must be there.
        marked_first: whether the marked ones go first.

    Returns:
        The position without them, and how many of them were marked.
    """
    space = space_of(position, name)
    marks: dict[str, Forces] = {
        mark: marked_among(space.units, marked, units, marked_first=marked_first)
        for mark in MARKS
        if (marked := getattr(space, mark))
    }
    changes = {mark: minus(getattr(space, mark), going) for mark, going in marks.items()}
    left = tuple(leader for leader in space.leaders if leader not in leaders)
    position = with_space(position, name, units=minus(space.units, units), leaders=left, **changes)
    return position, frozen_map(marks)


def put_in(
    position: Position,
    name: str,
    units: Forces,
    leaders: Collection[str] = (),
    marks: Marks = EMPTY,
) -> Position:
    """Put land units and leaders into a space, outside its fortification.

    Args:
        position: the position.
        name: the space.
        units: the land units.
        leaders: the leaders.
        marks: how many of the units are marked, as `take_out` tells.

    Returns:
        The position with them in the space.
    """
    space = space_of(position, name)
    changes = {mark: plus(getattr(space, mark), forces) for mark, forces in marks.items()}
    there = (*space.leaders, *leaders)
    return with_space(position, name, units=plus(space.units, units), leaders=there, **changes)


def _each(force: Force, other: Force, sign: int) -> Force:
    pairs = zip(_numbers(force), _numbers(other), strict=True)
    numbers = [number + sign * another for number, another in pairs]
    if min(numbers) < 0:
        short = next(kind for kind, number in zip(LAND_UNITS, numbers, strict=True) if number < 0)
        raise ValueError(f"there are not so many {short}")
    return Force(*numbers)


def _in_order(nations: set[Nation]) -> Iterable[Nation]:
    return (nation for nation in NATIONS if nation in nations)
