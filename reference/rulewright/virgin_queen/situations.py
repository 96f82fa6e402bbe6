"""Positions and operations that are drawn: what searches and properties play.

Everything is read off one byte string; a string of zeros draws little. Maps are small symbolic
ones, or a corner of the Europe Map. Leaders have made-up names and ratings. A step of a move is
reached as in a game: the move is declared, and its agenda carried out up to that step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import shake_128
from typing import Any, Literal, NamedTuple

import msgspec

from rulewright.core.drivers import Played, Source, drawn, drive
from rulewright.core.frozen import frozen_map, plain
from rulewright.core.operations import Impossible, OpenOperation, Operation, Situation
from rulewright.virgin_queen.checks import check
from rulewright.virgin_queen.components import Components, Game
from rulewright.virgin_queen.naval_situations import (
    NAVAL_INPUTS,
    OCEANS,
    add_captains,
    add_patrols,
    add_ships,
    some_oceans,
)
from rulewright.virgin_queen.position import (
    DUTCH,
    HUGUENOT,
    INDEPENDENT,
    MAJOR_POWERS,
    MANY,
    MINOR_POWERS,
    PROTESTANT,
    Due,
    Force,
    MajorPower,
    Place,
    Position,
    space_of,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_game_map import (
    controller,
    friendly_space,
    is_enemy,
    is_fortified,
    is_zone,
    leaders_of,
    nations_of,
    ports,
    power_of,
    units_of,
)
from rulewright.virgin_queen.s05_military_units import formation_limit
from rulewright.virgin_queen.s13_land_movement import declare_move
from rulewright.virgin_queen.s23_7_foreign_war import WAR_WITH_POLAND
from rulewright.virgin_queen.situation_shapes import COMMANDS, NAMES, RANKS, SHAPES, ZONES
from rulewright.virgin_queen.struggle_situations import (
    STRUGGLE_INPUTS,
    some_scene,
    some_spaces,
    some_struggle,
    spaces_of_europe,
)
from rulewright.virgin_queen.units_in_the_box import LAND, NAVAL

POWERS: tuple[MajorPower, ...] = ("spain", "ottoman", "france", PROTESTANT, "england", "hre")
MOST_STEPS = 16
"""More steps than a move has before the one that is sought."""
Scene = Literal["", "siege", "few", "control", "deployment", "naval", "captains"]
"""What is drawn more often than by chance.

A siege in the first or second space; few of the mover before few of the enemy in a fortress; an
unfortified space beside one of the mover; the mover in its capital; naval units of the mover;
captains, and ports of England, too.
"""
ATTEMPTS = 6
"""How often a situation is drawn from one string."""
MOST_STRINGS, LENGTH = 200, 512
"""How many other strings are tried then, and how long they are."""

Engine = tuple[
    Mapping[str, Operation],
    Callable[[Game, Position], tuple[OpenOperation, ...]],
    Callable[[Game, Position, OpenOperation, Position], Position],
]
"""The operations by name, what is open, and how the agenda goes on."""


class Table(NamedTuple):
    """A position that was drawn, with its game and its places as a case describes them."""

    game: Game
    position: Position
    places: Mapping[str, Mapping[str, Any]]


class Cast(NamedTuple):
    """The powers that play a part: whose impulse it is, its enemy, a third one, and a minor one."""

    mover: MajorPower
    enemy: MajorPower
    third: MajorPower
    minor: Any


def some_situation(
    source: Source,
    rules: Rules,
    components: Components,
    boards: Sequence[str] = (),
    among: Sequence[str] = (),
    table: Table | None = None,
    *,
    engine: Engine,
) -> Situation:
    """Draw a position that can stand on the table and an operation in it.

    Args:
        source: what is drawn from.
        rules: the rules in force.
        components: the box.
        boards: `europe` for a corner of the Europe Map; none for small symbolic maps.
        among: the operations to draw from, without the name of the game; all if none is given.
        table: a table that was drawn before, to be used again; of the same rules and box.
        engine: what carries out the agenda.

    Returns:
        The situation. Its operation may be refused. If none comes of the string, it is one that
        comes of another string.

    Raises:
        Impossible: there are no situations for the operation, or none by these rules.
    """
    name = source.one_of(among or DRAWN)
    if name not in _INPUTS:
        raise Impossible(f"there are no situations for virgin_queen.{name}")
    if name == "place_interceptors" and reading(rules, "VQ-Q14") != "after_all_attempts":
        raise Impossible("formations that have intercepted are placed at once by these rules")
    for further in _sources(source, name):
        try:
            at = table or _some_table_for(further, rules, components, boards, name)
            position = at.position
            if name in STEPS_OF_A_MOVE:
                position = _at_step(further, at, STEPS_OF_A_MOVE[name], name, engine)
            operation = engine[0][f"virgin_queen.{name}"]
            inputs = _typed(operation, _INPUTS[name](further, at.game, position))
        except Impossible:
            table = None
            continue
        return Situation(operation.name, position, inputs, at.places, at)
    raise Impossible(f"no move comes to virgin_queen.{name}")


def _sources(source: Source, name: str) -> Iterator[Source]:
    """Give what a situation is drawn from: the string, several times; then others, always equal."""
    yield from (source for _ in range(ATTEMPTS))
    for number in range(MOST_STRINGS):
        yield Source(shake_128(f"{name} {number}".encode()).digest(LENGTH))


def _at_step(
    source: Source, table: Table, steps: Sequence[str], name: str, engine: Engine
) -> Position:
    """Declare a move and carry out its agenda up to a step.

    Raises:
        Impossible: it doesn't come.
    """
    game, position = table.game, table.position
    operations, open_operations, tick = engine
    inputs = _formation(source, game, position)
    given = _typed(operations["virgin_queen.declare_move"], inputs)
    declared = drive(declare_move(game, position, **given), drawn(source), listen=False)
    if not isinstance(declared, Played):
        raise Impossible("the move is refused")
    position = declared.result
    for _ in range(MOST_STEPS):
        due = open_operations(game, position)
        if not due:
            break
        step = due[0].operation.removeprefix("virgin_queen.")
        if step == name or (step in steps and name not in steps):
            return position
        play = operations[due[0].operation].run(game, position, **due[0].inputs)
        done = drive(play, drawn(source), listen=False)
        if not isinstance(done, Played):
            break
        position = tick(game, position, due[0], done.result)
    raise Impossible("the move doesn't come to it")


def _typed(operation: Operation, inputs: Mapping[str, Any]) -> dict[str, Any]:
    kinds = {one.name: one.kind for one in operation.inputs}
    return {name: msgspec.convert(value, kinds[name]) for name, value in inputs.items()}


# Maps


def _some_table_for(
    source: Source, rules: Rules, components: Components, boards: Sequence[str], name: str
) -> Table:
    """Draw a table of the religious struggle or of the war on land, as an operation needs one."""
    if name not in STRUGGLE_INPUTS:
        return some_table(source, rules, components, boards, SCENES.get(name, ""))
    scene = some_scene(source, name)
    places: Mapping[str, Mapping[str, Any]] = {}
    if boards:
        game = Game(rules, components)
        names = spaces_of_europe(source, components.europe, scene)
    else:
        places = some_spaces(source, scene)
        game = Game(rules, components, frozen_map(msgspec.convert(places, dict[str, Place])))
        names = tuple(name for name in places if not is_zone(game, name))
    position = some_struggle(source, game, names, scene)
    check(game, position)
    return Table(game, position, places)


def some_table(
    source: Source,
    rules: Rules,
    components: Components,
    boards: Sequence[str] = (),
    scene: Scene = "",
) -> Table:
    """Draw a map and a position on it.

    Args:
        source: what is drawn from.
        rules: the rules in force.
        components: the box.
        boards: `europe` for a corner of the Europe Map.
        scene: what is drawn more often than by chance.

    Raises:
        Impossible: the position that was drawn can't stand on the table.
    """
    cast = _some_cast(source, scene)
    if boards:
        game = Game(rules, components)
        names, zones = _corner(source, components.europe, cast, scene)
        places: Mapping[str, Mapping[str, Any]] = {}
    else:
        plain_places = _some_places(source, cast, scene)
        places = plain_places
        game = Game(rules, components, frozen_map(msgspec.convert(places, dict[str, Place])))
        names = tuple(name for name in NAMES if name in places)
        zones = tuple(name for name in ZONES if name in places)
    position = _some_position(source, game, cast, names, zones, scene)
    check(game, position)
    return Table(game, position, places)


def _some_cast(source: Source, scene: Scene) -> Cast:
    mover = source.one_of(POWERS)
    if scene == "captains" and not source.once_in(3):
        mover = "england"
    enemy = source.one_of([power for power in POWERS if power != mover])
    third = source.one_of([power for power in POWERS if power not in (mover, enemy)])
    return Cast(mover, enemy, third, source.one_of(("venice", "papacy", "portugal", "scotland")))


def _some_places(source: Source, cast: Cast, scene: Scene) -> dict[str, dict[str, Any]]:
    """Draw a small map: spaces with their homes and fortifications, a pass, a port, a waterway."""
    links = SHAPES[source.one_of(tuple(SHAPES))]
    names = NAMES[: 1 + max(max(link) for link in links)]
    places: dict[str, dict[str, Any]] = {}
    for name in names:
        own = (cast.mover, cast.mover, cast.mover, cast.enemy, cast.third)
        others = (cast.enemy, cast.enemy, "", cast.third, cast.minor, cast.mover)
        home = source.one_of(own if name == NAMES[0] else others)
        kind = source.one_of(("unfortified", "key", "fortress"))
        if scene in ("siege", "few") and name in NAMES[:2] and kind == "unfortified":
            kind = "fortress"
        if scene == "few" and name == NAMES[1]:
            home = cast.enemy
        if scene in ("captains", "siege", "control") and name == NAMES[0] and not source.once_in(4):
            home, kind = cast.mover, "key"
        if scene in ("siege", "control") and name == NAMES[1] and not source.once_in(4):
            home = cast.enemy
        if scene == "control" and name == NAMES[1]:
            kind = "unfortified"
        if scene == "deployment" and (name == NAMES[0] or not source.once_in(3)):
            home = cast.mover
            kind = "key" if name == NAMES[0] else kind
        place: dict[str, Any] = {"kind": kind, "adjacent": [], "passes": [], "waterways": []}
        if home == PROTESTANT:
            place |= {"home": source.one_of(("spain", "france"))}
            place["upper"] = DUTCH if place["home"] == "spain" else HUGUENOT
        elif home:
            place["home"] = home
            place["capital"] = kind == "key" and source.once_in(3)
            if scene == "deployment" and name == NAMES[0]:
                place["capital"] = True
        places[name] = place

    def connect(one: str, other: str, field: str = "adjacent") -> None:
        for name, to in ((one, other), (other, one)):
            for each in {field, "adjacent"}:
                if to not in places[name][each]:
                    places[name][each].append(to)

    port = source.below(4) % 3
    if scene in ("naval", "captains"):
        port = max(port, 1)
        places |= some_oceans()
    for zone in ZONES[:port]:
        places[zone] = {"kind": "sea zone", "waters": "mediterranean", "adjacent": []}
        places[zone] |= {"passes": [], "waterways": []}
        connect("there", zone)
        if scene in ("naval", "captains", "deployment") and zone == ZONES[0]:
            connect("here", zone)
        if source.once_in(2):
            connect(names[-1], zone)
    if port == 2:
        connect(*ZONES)
    for link in links:
        one, other = (names[end] for end in link)
        field = source.one_of(("adjacent", "adjacent", "adjacent", "passes", "waterways"))
        seas = [any(zone in places[end]["adjacent"] for zone in ZONES) for end in (one, other)]
        if field == "waterways" and sum(seas) != 1:
            field = "adjacent"
        connect(one, other, field)
    for place in places.values():
        for field in ("adjacent", "passes", "waterways"):
            if links_there := place.pop(field, ()):
                place[field] = sorted(links_there)
    return places


def _corner(
    source: Source, europe: Mapping[str, Place], cast: Cast, scene: Scene
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Draw a space of the Europe Map: a neighbour, itself, its other neighbours; and its seas."""

    def beside(name: str, *, seas: bool = False) -> list[str]:
        return [n for n in europe[name].adjacent if (europe[n].kind == "sea zone") == seas]

    able = [n for n, place in europe.items() if place.kind != "sea zone" and len(beside(n)) > 1]
    if scene in ("naval", "captains"):
        near = [name for name in able if beside(name, seas=True)]
        able = [name for name in near if europe[name].home == cast.mover] or near
    if scene in ("siege", "few", "control"):
        open_ones = [name for name in able if europe[name].kind == "unfortified"]
        able = open_ones if scene == "control" else [n for n in able if n not in open_ones]
        homes = {n: [o for o in beside(n) if europe[o].home == cast.mover] for n in able}
        near = [name for name in able if homes[name] and europe[name].home != cast.mover]
        able = [name for name in near if europe[name].home == cast.enemy] or near or able
    capitals = [n for n, place in europe.items() if place.capital and place.home == cast.mover]
    if scene == "deployment" and capitals:
        origin = source.one_of(capitals)
        target, *others = beside(origin)
    else:
        target = able[source.below(len(able))]
        others = beside(target)
        mine = [name for name in others if europe[name].home == cast.mover]
        beside_home = mine and scene in ("siege", "few", "control")
        origin = source.one_of(mine if beside_home else others)
        others.remove(origin)
    return (origin, target, *others[:2]), tuple(beside(target, seas=True))


# Positions


def _some_position(
    source: Source,
    game: Game,
    cast: Cast,
    names: Sequence[str],
    zones: Sequence[str],
    scene: Scene,
) -> Position:
    table: dict[str, Any] = {"spaces": {}, "leaders": {}}
    table |= _some_relations(source, cast)
    impulse: dict[str, Any] = {"power": cast.mover, "cp": 1 + source.below(4)}
    table["impulse"] = impulse
    draw = _Draw(source, game, cast, table)
    where = 1 - source.below(5) // 4 if scene == "siege" else -1
    for number, name in enumerate(names):
        if scene == "few" and number < 2:
            who = (cast.mover, cast.enemy)[number]
            table["spaces"][name] = draw.few(who)
            continue
        calm = scene in ("siege", "control") and number == 0 and not source.once_in(4)
        besieged = number == where or (source.once_in(5) and not calm)
        table["spaces"][name] = draw.space(name, number, besieged=besieged, calm=calm)
    for zone in zones:
        if fleets := draw.fleets(zone):
            table["spaces"][zone] = {"fleets": fleets}
    if source.once_in(3):
        table["force_pool"] = {draw.nation(cast.mover): {"regulars": 1 + source.below(4)}}
    if source.once_in(3):
        table["foreign_wars"] = {cast.mover: draw.foreign_war()}
    if source.once_in(2):
        owner = source.one_of((cast.enemy, cast.enemy, cast.mover))
        table["bonuses"] = {owner: [source.one_of(("telescope", "ravelin"))]}
    for mark in ("beaten", "intercepted", "assaulted"):
        impulse[mark] = [name for name in table["leaders"] if source.once_in(12)]
    if scene == "deployment":
        _prepare_deployment(source, cast, names[0], table)
        if source.once_in(3):
            able = [nation for nation in (cast.enemy, cast.third) if nation in NAVAL]
            add_ships(source, game, table, able, (*names, *zones))
    if scene in ("naval", "captains"):
        mine = (DUTCH, HUGUENOT) if cast.mover == PROTESTANT else (cast.mover,)
        nations = dict.fromkeys((*mine, *table["active"], cast.enemy))
        able = [nation for nation in nations if nation in NAVAL]
        add_ships(source, game, table, able, (*names, *zones))
        oceans = OCEANS[0] in game.map
        if oceans:
            add_patrols(source, table)
        if scene == "captains":
            add_captains(source, table, dict.fromkeys((cast.mover, "england")), oceans)
    return msgspec.convert(table, Position)


def _prepare_deployment(source: Source, cast: Cast, origin: str, table: dict[str, Any]) -> None:
    """Make a space the capital of the Protestant, and let others have deployed, sometimes."""
    if cast.mover == PROTESTANT:
        table["capitals"] = {source.one_of((DUTCH, HUGUENOT)): origin}
    if source.once_in(4):
        table["deployed"] = [source.one_of((cast.enemy, cast.third, cast.mover))]


def _some_relations(source: Source, cast: Cast) -> dict[str, Any]:
    """Draw wars, alliances and active minor powers."""
    wars: list[list[str]] = []
    alliances: list[list[str]] = []
    if not source.once_in(6):
        wars.append([cast.mover, cast.enemy])
    part = source.below(6)
    if part in (1, 2) and {cast.enemy, cast.third} != {"spain", PROTESTANT}:
        alliances.append([cast.enemy, cast.third])
    if part in (2, 3):
        wars.append([cast.mover, cast.third])
    if part == 4 and {cast.mover, cast.third} != {"spain", PROTESTANT}:
        alliances.append([cast.mover, cast.third])
        if source.once_in(2):
            wars.append([cast.enemy, cast.third])
    active: dict[str, str] = {}
    if source.once_in(3):
        active[cast.minor] = source.one_of((cast.enemy, cast.mover, cast.third))
    elif source.once_in(2):
        wars.append([cast.mover, cast.minor])
    return {"wars": wars, "alliances": alliances, "active": active}


class _Draw:
    """Draws what stands in the spaces of one position."""

    def __init__(self, source: Source, game: Game, cast: Cast, table: dict[str, Any]) -> None:
        self._source = source
        self._game = game
        self._cast = cast
        self._table = table

    def nation(self, power: str) -> str:
        """Return a nation of a power."""
        return self._source.one_of((DUTCH, HUGUENOT)) if power == PROTESTANT else power

    def force(self, nation: Any, most: int = 6) -> dict[str, int]:
        """Draw a few land units of a nation."""
        source = self._source
        first, *others = LAND[nation]
        force = {first: 1 + source.below(most)}
        if others and most > 1 and source.once_in(2):
            other = source.one_of(others)
            number = source.below(3)
            force = {first: min(force[first], most - number), other: number}
        return {kind: number for kind, number in force.items() if number > 0}

    def leader(self, nation: str) -> list[str]:
        """Draw an army leader of a nation, if it has one left; sometimes two or three."""
        source = self._source
        if nation not in (*MAJOR_POWERS, DUTCH, HUGUENOT) or not source.once_in(2):
            return []
        names = [f"{rank} of {nation}" for rank in RANKS]
        left = [name for name in names if name not in self._table["leaders"]]
        chosen = left[: source.one_of((1, 1, 2, 3))]
        for name in chosen:
            commands = COMMANDS if len(chosen) < 3 else COMMANDS[-2:]  # the third is one too many
            ratings = {"battle": source.below(3), "command": source.one_of(commands)}
            self._table["leaders"][name] = {"nation": nation, **ratings}
        return chosen

    def few(self, who: str) -> dict[str, Any]:
        """Draw 1 to 4 units of a power and perhaps a leader."""
        nation = self.nation(who)
        return {"units": {nation: self.force(nation, 4)}, "leaders": self.leader(nation)}

    def space(self, name: str, number: int, *, besieged: bool, calm: bool) -> dict[str, Any]:
        """Draw what stands in a space; the mover is in the first one, most often.

        A calm one is in the hand of its home power, and there is no unrest.
        """
        source, cast = self._source, self._cast
        place = self._game.map[name]
        space: dict[str, Any] = {}
        markers = place.home not in self._table["active"] and not calm
        if markers and source.once_in(5):
            space["control"] = source.one_of((cast.enemy, cast.mover, cast.third))
        if source.once_in(8) and not calm:
            space["unrest"] = True
        if place.kind == "unfortified" and source.once_in(10):
            space["fortress"] = True
        fortified = place.kind in ("key", "fortress") or "fortress" in space
        some = ("", cast.enemy, cast.third, INDEPENDENT, cast.minor, cast.mover, cast.enemy)
        who = cast.mover if number == 0 else source.one_of(some)
        if who == cast.minor and who not in self._table["active"] and place.home != who:
            who = ""  # units of an inactive minor power don't leave its home spaces (24.1)
        if besieged and fortified:
            who = cast.mover if not source.once_in(3) else who
            return space | self.siege(name, who or cast.mover, space.get("control", ""))
        units: dict[str, Any] = {}
        leaders: list[str] = []
        if who:
            nation = self.nation(who)
            units[nation] = self.force(nation, 9 if source.once_in(3) else 5)
            leaders += self.leader(nation)
            other = source.one_of((cast.third, cast.mover, cast.enemy))
            if source.once_in(4) and not self.at_war(who, other):
                guest = self.nation(other)
                units.setdefault(guest, self.force(guest, 3))
                leaders += self.leader(guest)
            holder = self.holder(name, space.get("control", ""))
            powers = dict.fromkeys(self.of(nation) for nation in units)
            if fortified:
                enemies = [p for p in powers if p in MAJOR_POWERS and self.at_war(p, holder)]
                space["siege"] = dict.fromkeys(enemies, "standing")
        elif source.once_in(6):
            leaders = self.leader(self.nation(source.one_of((cast.enemy, cast.third))))
        for mark in ("beaten", "intercepted", "assaulted"):
            if units and source.once_in(10):
                nation = source.one_of(tuple(units))
                kind = source.one_of(tuple(units[nation]))
                space[mark] = {nation: {kind: 1 + source.below(units[nation][kind])}}
        if fleets := self.fleets(name):
            space["fleets"] = fleets
        return space | {"units": units, "leaders": leaders}

    def of(self, nation: str) -> str:
        """Return the power of a nation."""
        return PROTESTANT if nation in (DUTCH, HUGUENOT) else self.commander(nation)

    def commander(self, power: str) -> str:
        """Return the major power of an active minor power, or the power itself."""
        return str(self._table["active"].get(power, power))

    def at_war(self, one: str, other: str) -> bool:
        """Tell whether two powers are at war, as it was drawn."""
        pair = sorted((self.commander(one), self.commander(other)))
        return pair in [sorted(war) for war in self._table["wars"]]

    def holder(self, name: str, control: str) -> str:
        """Return who controls a space."""
        return self.commander(control or self._game.map[name].home or INDEPENDENT)

    def siege(self, name: str, who: str, control: str) -> dict[str, Any]:
        """Draw a siege: few inside, more outside."""
        source, cast = self._source, self._cast
        owner = self.holder(name, control)
        some = [who, cast.mover, cast.enemy, cast.third]
        able = [p for p in some if p in MAJOR_POWERS and p != owner]
        able = [p for p in able if owner == INDEPENDENT or self.at_war(p, owner)]
        if not able:
            return {}
        besieger = able[0]
        holder = self.nation(owner)
        inside: dict[str, Any] = {}
        number = source.below(4)
        if number:
            inside = {holder: self.force(holder, number)}
        nation = self.nation(besieger)
        more = sum(map(sum, (force.values() for force in inside.values())))
        outside = {nation: {"regulars": more + 1 + source.below(5)}}
        if source.once_in(3):
            kind: str = source.one_of(LAND[nation])  # type: ignore[index]  # it is a nation
            outside[nation][kind] = more + 1 + source.below(5)
        since = source.one_of(("standing", "standing", "new", "between"))
        space: dict[str, Any] = {"units": outside, "leaders": self.leader(nation)}
        space |= {"inside": inside, "siege": {besieger: since}}
        if inside:
            space["leaders_inside"] = self.leader(holder)
        if source.once_in(5):
            ally = self.nation(cast.third)
            fits = cast.third not in (owner, besieger) and not self.at_war(cast.third, besieger)
            if fits and self.at_war(cast.third, owner):
                outside[ally] = {"regulars": more + 1 + source.below(5)}
                space["siege"][cast.third] = since
        if fleets := self.fleets(name):
            space["fleets"] = fleets
        if source.once_in(8):
            space["assault_made"] = True
        return space

    def fleets(self, name: str) -> dict[str, Any]:
        """Draw one or two naval units in a port or sea zone, seldom."""
        source, cast = self._source, self._cast
        place = self._game.map[name]
        seas = [other for other in place.adjacent if self._game.map[other].kind == "sea zone"]
        if place.kind != "sea zone" and not seas:
            return {}
        if not source.once_in(3):
            return {}
        power = source.one_of((cast.mover, cast.enemy, cast.third))
        if power == "hre":
            return {}
        nation: Any = self.nation(power)
        kind = source.one_of(NAVAL[nation].kinds)
        return {nation: {kind: 1}}

    def foreign_war(self) -> dict[str, Any]:
        """Draw a foreign war of the mover."""
        source, cast = self._source, self._cast
        nation = self.nation(cast.mover)
        war: dict[str, Any] = {"card": WAR_WITH_POLAND if cast.mover == "hre" else "a foreign war"}
        war["units"] = {nation: self.force(nation, 5)}
        war["leaders"] = self.leader(nation)[:1]
        for name in [n for n in self._table["leaders"] if n.endswith(f" of {nation}")]:
            stands = [space.get("leaders", ()) for space in self._table["spaces"].values()]
            stands += [space.get("leaders_inside", ()) for space in self._table["spaces"].values()]
            if name not in war["leaders"] and not any(name in there for there in stands):
                del self._table["leaders"][name]
        war["foreign"] = 1 + source.below(5)
        war["played_by"] = source.one_of((cast.enemy, cast.third))
        war["winner_marker"] = source.once_in(3)
        return war


# Inputs


def _mover(position: Position) -> str:
    return position.impulse.power


def _spaces(game: Game, position: Position) -> tuple[str, ...]:
    """Return the spaces in which something stands, in the order in which they were drawn."""
    return tuple(name for name in position.spaces if not is_zone(game, name)) or tuple(game.map)[:1]


def _nothing(source: Source, game: Game, position: Position) -> dict[str, Any]:
    return {}


def _some_of(
    source: Source, units: Mapping[Any, Force], most: int = MANY
) -> dict[str, dict[str, int]]:
    """Draw some of some land units: as many as are allowed, most often."""
    chosen: dict[str, dict[str, int]] = {}
    fewer = source.once_in(3)
    for nation, force in units.items():
        kinds: dict[str, int] = {}
        for kind, there in plain(force).items():
            number = min(there, most)
            number = source.below(number + 1) if fewer else number
            most -= number
            if number:
                kinds[kind] = number
        if kinds:
            chosen[nation] = kinds
    return chosen


def _stack_in(
    source: Source, game: Game, position: Position, name: str, power: str
) -> dict[str, Any]:
    """Draw units and leaders of a power in a space."""
    space = space_of(position, name)
    leaders = leaders_of(position, space.leaders, power)
    if source.once_in(4):
        leaders = leaders[:1]
    commands = [position.leaders[leader].command for leader in leaders]
    most = MANY if source.once_in(6) else formation_limit(game.rules, commands)
    units = _some_of(source, units_of(position, space, power), most)
    return {"units": units, "leaders": list(leaders)}


def _formation(source: Source, game: Game, position: Position) -> dict[str, Any]:
    """Draw a move of a formation of the mover.

    Raises:
        Impossible: it stands nowhere.
    """
    mover = _mover(position)
    origins = [
        name
        for name, space in position.spaces.items()
        if units_of(position, space, mover) or leaders_of(position, space.leaders, mover)
    ]
    origins = [name for name in origins if not is_zone(game, name)]
    if not origins:
        raise Impossible("the mover stands nowhere")
    origin = origins[0] if not source.once_in(4) else source.one_of(origins)
    beside = [other for other in game.map[origin].adjacent if not is_zone(game, other)]
    occupied = [other for other in beside if other in position.spaces]
    enemies = [
        other
        for other in occupied
        if is_enemy(position, controller(game, position, other), mover)
        or friendly_space(game, position, other, mover)
    ]
    target = source.one_of(occupied or beside if source.once_in(3) else enemies or beside)
    inputs = {"origin": origin, "target": target} | _stack_in(source, game, position, origin, mover)
    if INDEPENDENT in space_of(position, target).units:
        inputs["attack"] = not source.once_in(3)
    return inputs


def _in_space(source: Source, game: Game, position: Position) -> dict[str, Any]:
    return {"space": source.one_of(_spaces(game, position))}


def _to_control(source: Source, game: Game, position: Position) -> dict[str, Any]:
    mover = _mover(position)

    def able(name: str) -> bool:
        owner = controller(game, position, name)
        hostile = owner == INDEPENDENT or is_enemy(position, owner, mover)
        return hostile and not is_fortified(game, position, name)

    every = list(_spaces(game, position))
    beside = [other for name in every for other in game.map[name].adjacent]
    every += [name for name in dict.fromkeys(beside) if not is_zone(game, name)]
    chosen = every if source.once_in(6) else [*filter(able, every)]
    if not chosen:
        raise Impossible("the enemy has no unfortified space there")
    return {"space": source.one_of(chosen)}


def _in_unrest(source: Source, game: Game, position: Position) -> dict[str, Any]:
    able = [name for name, space in position.spaces.items() if space.unrest]
    if not able and not source.once_in(4):
        raise Impossible("there is no unrest")
    return {"space": source.one_of(able or _spaces(game, position))}


def _unrest(source: Source, game: Game, position: Position) -> dict[str, Any]:
    return _in_space(source, game, position) | {"event": "an event"}


def _displaced(source: Source, game: Game, position: Position) -> dict[str, Any]:
    quiet = [name for name in _spaces(game, position) if name not in _besieged(position)]
    if not quiet:
        raise Impossible("every space is besieged")
    name = source.one_of(quiet)
    powers = [power_of(position, nation) for nation in space_of(position, name).units]
    able = [power for power in powers if power != INDEPENDENT]
    return {"space": name, "power": source.one_of(able or MAJOR_POWERS)}


def _together(source: Source, game: Game, position: Position) -> dict[str, Any]:
    """Draw an unfortified space, best one of two powers, and one of the powers there."""
    there = {
        name: sorted({power_of(position, nation) for nation in space_of(position, name).units})
        for name in _spaces(game, position)
        if not is_fortified(game, position, name)
    }
    able = {name: powers for name, powers in there.items() if set(powers) - {INDEPENDENT}}
    if not able:
        raise Impossible("no power is in an unfortified space")
    name = source.one_of([name for name in able if len(able[name]) > 1] or list(able))
    powers = [power for power in able[name] if power != INDEPENDENT]
    return {"space": name, "power": source.one_of(powers)}


def _new_units(source: Source, game: Game, position: Position) -> dict[str, Any]:
    nation = next(iter(position.force_pool), "spain")
    return _in_space(source, game, position) | {"units": {nation: {"regulars": 1}}}


def _new_ships(source: Source, game: Game, position: Position) -> dict[str, Any]:
    nation = source.one_of(tuple(NAVAL))
    kind = source.one_of(NAVAL[nation].kinds)
    seas = [name for name in game.map if is_zone(game, name)]
    near = [name for name in _spaces(game, position) if ports(game, name)]
    if not seas:
        raise Impossible("there is no sea zone")
    return {"space": source.one_of([*seas, *near]), "fleets": {nation: {kind: 1 + source.below(3)}}}


def _allies(source: Source, game: Game, position: Position) -> dict[str, Any]:
    one = source.one_of(POWERS)
    return {"one": one, "other": source.one_of([power for power in POWERS if power != one])}


def _peacemakers(source: Source, game: Game, position: Position) -> dict[str, Any]:
    wars = [war for war in position.wars if set(war) <= set(MAJOR_POWERS)]
    if not wars:
        raise Impossible("no two major powers are at war")
    one, other = source.one_of(wars)
    return {"one": one, "other": other}


def _deployed(source: Source, game: Game, position: Position) -> dict[str, Any]:
    """Draw a formation of the mover in the first space, its capital, and where it is deployed.

    Raises:
        Impossible: the mover has nobody there.
    """
    mover = _mover(position)
    origin, *others = _spaces(game, position)
    stack = _stack_in(source, game, position, origin, mover)
    if not stack["units"] and not stack["leaders"]:
        raise Impossible("nobody is there to be deployed")
    able = [name for name in others if friendly_space(game, position, name, mover)]
    beside = [name for name in game.map[origin].adjacent if not is_zone(game, name)]
    targets = beside if source.once_in(6) or not able else able
    return {"power": mover, "origin": origin, "target": source.one_of(targets), **stack}


def _declaration_of_war(source: Source, game: Game, position: Position) -> dict[str, Any]:
    power = source.one_of(POWERS)
    on = source.one_of([other for other in (*POWERS, *MINOR_POWERS) if other != power])
    cost = 1 + source.below(4)
    inputs = {"power": power, "on": on, "cp": cost + source.below(3) - source.below(2)}
    return inputs if {power, on} == {"england", "spain"} else inputs | {"cost": cost}


def _dying(source: Source, game: Game, position: Position) -> dict[str, Any]:
    if not position.leaders:
        raise Impossible("no leader is in the game")
    return {"leader": source.one_of(tuple(position.leaders))}


def _due_power(source: Source, game: Game, position: Position) -> dict[str, Any]:
    """Take the power whose step is due."""
    return {"power": position.agenda[0].power if position.agenda else _mover(position)}


def _interceptor(source: Source, game: Game, position: Position) -> dict[str, Any]:
    due = [one for one in position.agenda if one.step == "intercept"]
    power = source.one_of(due).power if due else source.one_of(MAJOR_POWERS)
    move = position.move
    target = move.target if move else _spaces(game, position)[0]
    beside = [name for name in game.map[target].adjacent if name in position.spaces]
    mine = [name for name in beside if units_of(position, space_of(position, name), power)]
    origin = source.one_of(mine or beside or [target])
    return {"power": power, "origin": origin} | _stack_in(source, game, position, origin, power)


def _avoider(source: Source, game: Game, position: Position) -> dict[str, Any]:
    due = [one for one in position.agenda if one.step == "avoid_battle"]
    power = source.one_of(due).power if due else source.one_of(MAJOR_POWERS)
    here = position.move.target if position.move else _spaces(game, position)[0]
    beside = game.map[here].adjacent
    able = [n for n in beside if not is_zone(game, n) and friendly_space(game, position, n, power)]
    target = source.one_of(beside if source.once_in(3) else able or beside)
    return {"power": power, "target": target} | _stack_in(source, game, position, here, power)


def _withdrawing(source: Source, game: Game, position: Position) -> dict[str, Any]:
    due = [one for one in position.agenda if one.step == "withdraw"]
    return {"power": source.one_of(due).power if due else source.one_of(MAJOR_POWERS)}


def _retreating(source: Source, game: Game, position: Position) -> dict[str, Any]:
    due: Due = position.agenda[0]
    return {"power": due.power, "space": due.space} | ({"after": due.after} if due.after else {})


def _checked(source: Source, game: Game, position: Position) -> dict[str, Any]:
    name = source.one_of(_besieged(position) or _spaces(game, position))
    besiegers: tuple[str, ...] = tuple(space_of(position, name).siege) or (_mover(position),)
    power = source.one_of(besiegers)
    after = source.one_of(("move", "battle", "assault", "siege", "withdrawal"))
    if power != _mover(position) and after == "withdrawal":
        after = "move"
    return {"space": name, "power": power, "after": after}


def _besieged(position: Position) -> tuple[str, ...]:
    return tuple(name for name, space in position.spaces.items() if space.siege)


def _breaking(source: Source, game: Game, position: Position) -> dict[str, Any]:
    name = source.one_of(_besieged(position) or _spaces(game, position))
    besiegers: tuple[str, ...] = tuple(space_of(position, name).siege) or (_mover(position),)
    return {"space": name, "power": source.one_of(besiegers)}


def _assault(source: Source, game: Game, position: Position) -> dict[str, Any]:
    mover = _mover(position)
    mine = [name for name in _besieged(position) if mover in space_of(position, name).siege]
    if not mine and not source.once_in(6):
        raise Impossible("the mover besieges nothing")
    name = source.one_of(mine or _spaces(game, position))
    return {"space": name} | _stack_in(source, game, position, name, mover)


def _moving_on(source: Source, game: Game, position: Position) -> dict[str, Any]:
    return {"space": position.agenda[0].space}


def _to_war(source: Source, game: Game, position: Position) -> dict[str, Any]:
    power = _mover(position)
    units: dict[str, Any] = {}
    for name, space in position.spaces.items():
        mine = {n: f for n, f in space.units.items() if n in nations_of(position, power)}
        if mine:
            units[name] = _some_of(source, mine)
    inputs = {"power": power, "card": "a foreign war", "foreign": 1 + source.below(6)}
    played_by = source.one_of([other for other in MAJOR_POWERS if other != power])
    inputs |= {"played_by": played_by, "units": units}
    leaders = [name for name, one in position.leaders.items() if one.nation == power]
    if leaders and not source.once_in(3):
        inputs["leader"] = source.one_of(leaders)
    return inputs


_INPUTS: Mapping[str, Callable[[Source, Game, Position], dict[str, Any]]] = {
    "move": _formation,
    "declare_move": _formation,
    "field_battle": _nothing,
    "resolve_interceptions": _due_power,
    "intercept": _interceptor,
    "resolve_avoid_battle": _due_power,
    "avoid_battle": _avoider,
    "resolve_withdrawal": _due_power,
    "withdraw": _withdrawing,
    "arrive": _nothing,
    "retreat": _retreating,
    "relief_battle": _nothing,
    "assault": _assault,
    "siege_check": _checked,
    "break_siege": _breaking,
    "control_unfortified_space": _to_control,
    "remove_unrest": _in_unrest,
    "place_unrest": _unrest,
    "displace": _displaced,
    "leave_as_war_begins": _displaced,
    "battle_as_war_begins": _together,
    "add_land_units": _new_units,
    "add_naval_units": _new_ships,
    "ally": _allies,
    "declare_war": _declaration_of_war,
    "leader_dies": _dying,
    "place_interceptors": _nothing,
    "move_on": _moving_on,
    "go_to_foreign_war": _to_war,
    "foreign_war_combat": _nothing,
    "polish_royal_election": _nothing,
    "make_peace": _peacemakers,
    "deploy_formation": _deployed,
    **NAVAL_INPUTS,
    **STRUGGLE_INPUTS,
}
"""How the inputs of each operation are drawn."""

DRAWN = tuple(_INPUTS)
"""The operations for which there are situations."""

SCENES: Mapping[str, Scene] = {
    **dict.fromkeys(("assault", "siege_check", "break_siege"), "siege"),
    **dict.fromkeys(("move_on", "withdraw"), "few"),
    "control_unfortified_space": "control",
    "deploy_formation": "deployment",
    **dict.fromkeys(NAVAL_INPUTS, "captains"),
    "naval_move": "naval",
}
"""What is drawn more often for an operation that seldom comes."""

STEPS_OF_A_MOVE: Mapping[str, tuple[str, ...]] = {
    "field_battle": ("field_battle",),
    "relief_battle": ("relief_battle",),
    "resolve_interceptions": ("resolve_interceptions",),
    "intercept": ("resolve_interceptions",),
    "place_interceptors": ("place_interceptors",),
    "resolve_avoid_battle": ("resolve_avoid_battle",),
    "avoid_battle": ("resolve_avoid_battle",),
    "resolve_withdrawal": ("resolve_withdrawal",),
    "withdraw": ("resolve_withdrawal",),
    "arrive": ("arrive",),
    "retreat": ("retreat",),
    "move_on": ("move_on",),
}
"""The steps of a move, and at which step of its agenda each operation is carried out."""
