"""Positions and operations of the religious struggle and of espionage that are drawn.

Maps are small symbolic ones in one religious struggle zone, or a few connected spaces of one on the
Europe Map. The first space is of the religion to which spaces are converted, mostly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from rulewright.core.drivers import Source
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    DUTCH,
    HUGUENOT,
    MAJOR_POWERS,
    PROTESTANT,
    STRUGGLE_ZONES,
    Place,
    Position,
)
from rulewright.virgin_queen.s02_game_map import is_fortified, is_zone
from rulewright.virgin_queen.s18_5_conversion import FIRST_IS_SIX, ICONOCLASTIC_FURY
from rulewright.virgin_queen.s19_espionage import ELIZABETH
from rulewright.virgin_queen.s19_tables import example_table
from rulewright.virgin_queen.s20_10_catholic_league import REIMS
from rulewright.virgin_queen.s20_10_duke_of_guise import GUISE
from rulewright.virgin_queen.s23_6_protestant import HALVES
from rulewright.virgin_queen.situation_shapes import COMMANDS, NAMES, RANKS, SHAPES
from rulewright.virgin_queen.units_in_the_box import LAND, NAVAL

HOMES: Final[Mapping[str, str]] = {
    "netherlands": "spain",
    "france": "france",
    "england": "england",
    "scotland": "scotland",
}
"""The power whose home spaces most spaces of a religious struggle zone are."""
CONVERSIONS: Final = ("protestant_conversion", "catholic_conversion", "roll_conversion")
STEPS: Final = (
    "cancel_conversion_unrest",
    "convert_base_areas",
    "convert_remaining",
    "place_conversion_unrest",
)
LEAGUE: Final = ("check_catholic_league", "form_catholic_league")
IN_ENGLAND: Final = (
    "english_catholic_rebellion",
    "conversions_and_rebellion",
    "rebellion_in_england",
    "plant_jesuit",
)


class Scene(NamedTuple):
    """Who acts, where, and to which religion spaces are converted.

    Attributes:
        name: the operation, without the name of the game.
        mover: whose impulse it is.
        zone: the religious struggle zone.
        to: the religion.
    """

    name: str
    mover: str
    zone: str
    to: str


_ACTORS: Final[Mapping[str, tuple[tuple[str, str, str], ...]]] = {
    "preach_sermon": (
        (PROTESTANT, "france", "protestant"),
        (PROTESTANT, "netherlands", "protestant"),
        (PROTESTANT, "scotland", "protestant"),
        ("spain", "england", "catholic"),
    ),
    "suppress_heresy": (
        ("france", "france", "catholic"),
        ("france", "scotland", "catholic"),
        ("spain", "netherlands", "catholic"),
        ("england", "england", "protestant"),
    ),
    "rebellion": (
        (PROTESTANT, "france", "protestant"),
        (PROTESTANT, "netherlands", "protestant"),
    ),
    "protestant_conversion": (
        (PROTESTANT, "france", "protestant"),
        ("england", "england", "protestant"),
        (PROTESTANT, "netherlands", "protestant"),
    ),
    "catholic_conversion": (
        ("france", "france", "catholic"),
        ("spain", "england", "catholic"),
        ("spain", "netherlands", "catholic"),
    ),
    **dict.fromkeys(LEAGUE, ((PROTESTANT, "france", "catholic"),)),
    "guise_goes_in_winter": (("spain", "france", "catholic"),),
    "capital_falls": (("france", "france", "catholic"), ("spain", "netherlands", "catholic")),
    **dict.fromkeys(IN_ENGLAND, (("spain", "england", "catholic"),)),
}
"""Who does it where, by the operation, and of which religion the first space is."""
_ANYBODY: Final = (
    (PROTESTANT, "france", "protestant"),
    ("spain", "netherlands", "catholic"),
    ("england", "england", "protestant"),
    ("france", "scotland", "catholic"),
    ("spain", "england", "catholic"),
)


def some_scene(source: Source, name: str) -> Scene:
    """Draw who acts and where."""
    return Scene(name, *source.one_of(_ACTORS.get(name, _ANYBODY)))


# Maps


def some_spaces(source: Source, scene: Scene) -> dict[str, dict[str, Any]]:
    """Draw a small map in a religious struggle zone, with a sea zone beside some of its spaces."""
    links = SHAPES[source.one_of(tuple(SHAPES))]
    names = [*NAMES[: 1 + max(max(link) for link in links)]]
    if scene.name in LEAGUE:
        names[0] = REIMS
    places: dict[str, dict[str, Any]] = {}
    for name in names:
        kind = source.one_of(("unfortified", "unfortified", "key", "fortress"))
        place: dict[str, Any] = {"kind": "unfortified" if name == REIMS else kind}
        place |= {"home": HOMES[scene.zone], "zone": scene.zone, "adjacent": []}
        if scene.zone in HALVES and source.once_in(3):
            place["upper"] = HALVES[scene.zone]
        place["protestant"] = source.once_in(5)
        place["capital"] = kind == "key" and not place.get("upper") and source.once_in(3)
        if len(places) > 1 and source.once_in(10):
            place["zone"] = source.one_of(("", *STRUGGLE_ZONES))
            place["protestant"] &= bool(place["zone"])  # no other space has a religion (2.3)
        places[name] = place
    pairs = [(names[one], names[other]) for one, other in links]
    if source.once_in(3):
        places["sea"] = {"kind": "sea zone", "waters": "atlantic", "adjacent": []}
        pairs += [(names[0], "sea"), (names[-1], "sea")]
    for one, other in pairs:
        places[one]["adjacent"].append(other)
        places[other]["adjacent"].append(one)
    for place in places.values():
        place["adjacent"].sort()
    return places


def spaces_of_europe(source: Source, europe: Mapping[str, Place], scene: Scene) -> tuple[str, ...]:
    """Draw a few connected spaces of a religious struggle zone of the Europe Map."""
    within = [name for name, place in europe.items() if place.zone == scene.zone]
    first = REIMS if scene.name in LEAGUE else source.one_of(within)
    found = [first]
    for here in found:
        beside = [other for other in europe[here].adjacent if other in within]
        found += [other for other in beside if other not in found]
        if len(found) >= len(NAMES):
            break
    return tuple(found[: len(NAMES)])


# Positions


def some_struggle(source: Source, game: Game, names: Sequence[str], scene: Scene) -> Position:
    """Draw what stands in some spaces of a religious struggle zone, and the markers of espionage.

    Args:
        source: what is drawn from.
        game: rules, components and map.
        names: the spaces.
        scene: who acts, where, and to which religion.

    Returns:
        The position. Whether it can stand on the table isn't looked at.
    """
    draw = _Draw(source, game, scene)
    table: dict[str, Any] = {"leaders": draw.leaders, "turn": 3 + source.below(4)}
    if scene.name == "receive_espionage_markers":
        table["turn"] = game.rules.espionage_from
    elif source.once_in(10):
        table["turn"] = 2
    table |= draw.relations()
    table["spaces"] = {name: draw.space(name, n) for n, name in enumerate(names)}
    if len(game.map) > len(NAMES) + 1 and not source.once_in(3):
        others = [n for n, p in game.map.items() if p.zone and n not in names][::4]
        table["spaces"] |= {name: {"religion": "protestant"} for name in others}
    table["impulse"] = {"power": scene.mover, "cp": 6 - source.below(5)}
    if source.once_in(2):
        table["impulse"]["cp"] = 6
    if scene.mover == PROTESTANT and source.once_in(10):
        table["impulse"]["rebelled"] = [scene.zone] if scene.zone in HALVES else ["france"]
    table["force_pool"] = {
        nation: {"regulars": 1 + source.below(6)}
        for nation in (HUGUENOT, DUTCH, "spain")
        if not source.once_in(3)
    }
    table |= draw.capitals(names)
    if scene.name != "receive_espionage_markers":
        table["espionage"] = draw.markers()
    table["england"] = draw.queens()
    if scene.name in STEPS:
        table["conversion"] = draw.conversion(table["spaces"])
    if scene.name == "guise_goes_in_winter" or scene.name in LEAGUE:
        draw.leaders[GUISE] = {"nation": "spain", "battle": 1, "command": 6}
        if scene.name not in LEAGUE:
            table["spaces"][names[0]].setdefault("leaders", []).append(GUISE)
    if scene.name == "check_catholic_league" and source.once_in(8):
        table["catholic_league"] = 3
    return msgspec.convert(table, Position)


class _Draw:
    """Draws the parts of one position."""

    def __init__(self, source: Source, game: Game, scene: Scene) -> None:
        self._source = source
        self._game = game
        self._scene = scene
        self._wars: list[list[str]] = []
        self.leaders: dict[str, dict[str, Any]] = {}

    def relations(self) -> dict[str, Any]:
        """Draw wars, alliances, and whose ally Scotland is."""
        source = self._source
        pairs = (["spain", PROTESTANT], ["france", PROTESTANT], ["spain", "england"])
        self._wars = [pair for pair in pairs if source.once_in(2)]
        able = (["france", PROTESTANT], ["spain", "france"], ["spain", "england"])
        alliances = [pair for pair in able if pair not in self._wars]
        chosen = [source.one_of(alliances)] if alliances and source.once_in(5) else []
        relations: dict[str, Any] = {"wars": self._wars, "alliances": chosen}
        if source.once_in(2):
            ally = source.one_of(("england", PROTESTANT, "france"))
            relations["active"] = {"scotland": ally}
        return relations

    def space(self, name: str, number: int) -> dict[str, Any]:
        """Draw what stands in a space, and of which religion it is."""
        source, scene, place = self._source, self._scene, self._game.map[name]
        space: dict[str, Any] = {}
        rising = scene.name == "rebellion" or scene.name in IN_ENGLAND
        mine = (number == 0) != source.once_in(2 if rising and number else 8)
        religion = scene.to if mine else ("catholic", "protestant")[scene.to == "catholic"]
        if place.zone and (religion == "protestant") != place.protestant:
            space["religion"] = religion
        if source.once_in(5) or (scene.name == "check_catholic_league" and not source.once_in(3)):
            space["control"] = source.one_of((PROTESTANT, "spain", "england", "france"))
        if source.once_in(6):
            space["unrest"] = True
        if place.kind == "unfortified" and source.once_in(8):
            space["fortress"] = True
        if place.zone == "england" and source.once_in(4):
            space["jesuit"] = True
        owner = space.get("control") or place.home
        who = source.one_of(("", owner, owner, "", scene.mover, "venice", "spain"))
        if who and who not in ("scotland", "ireland", "") and not source.once_in(8):
            space |= self.stack(who)
        elif who:
            space["units"] = {self.nation(who): {"regulars": 1}}
        if place.kind in ("key", "fortress") and source.once_in(10):
            space |= self.siege(owner)
        if any(is_zone(self._game, other) for other in place.adjacent) and source.once_in(3):
            nation = self.nation(source.one_of(("spain", "france", "england", PROTESTANT)))
            space["fleets"] = {nation: {source.one_of(NAVAL[nation].kinds): 1}}
        return space

    def nation(self, power: str) -> Any:
        """Return a nation of a power."""
        return self._source.one_of((HUGUENOT, DUTCH)) if power == PROTESTANT else power

    def stack(self, power: str) -> dict[str, Any]:
        """Draw a few land units of a power, and sometimes an army leader."""
        source, nation = self._source, self.nation(power)
        kinds = LAND[nation]
        units = {source.one_of(kinds[:2]): 1 + source.below(3)}
        if source.once_in(3):
            units.setdefault(kinds[0], 1)
        return {"units": {nation: units}, "leaders": self.leader(nation)}

    def leader(self, nation: str) -> list[str]:
        """Draw an army leader of a nation for the space, or one who is off the map, or none."""
        source = self._source
        if nation not in (*MAJOR_POWERS, DUTCH, HUGUENOT) or not source.once_in(2):
            return []
        left = [rank for rank in RANKS if f"{rank} of {nation}" not in self.leaders]
        if not left:
            return []
        name = f"{left[0]} of {nation}"
        self.leaders[name] = {"nation": nation, "battle": source.below(3)}
        self.leaders[name]["command"] = source.one_of(COMMANDS)
        return [] if source.once_in(4) else [name]

    def siege(self, owner: str) -> dict[str, Any]:
        """Draw a siege of a space by a power that is at war with its owner."""
        enemies = [one for pair in self._wars if owner in pair for one in pair if one != owner]
        if not enemies:
            return {}
        besieger, holder = enemies[0], self.nation(owner)
        units = {self.nation(besieger): {"regulars": 2 + self._source.below(3)}}
        return {
            "units": units,
            "leaders": [],
            "inside": {holder: {"regulars": 1}},
            "siege": {besieger: "standing"},
        }

    def capitals(self, names: Sequence[str]) -> dict[str, Any]:
        """Draw where the Protestant has its capital in the zone, if it has one."""
        source, half = self._source, HALVES.get(self._scene.zone)
        able = [n for n in names if is_fortified(self._game, Position(), n)]
        if half is None:
            return {}
        if able and (self._scene.name == "capital_falls" or source.once_in(4)):
            return {"capitals": {half: source.one_of(able)}}
        return {"capitals_lost": [half]} if source.once_in(5) else {}

    def markers(self) -> dict[str, Any]:
        """Draw where the Informants and the other markers of espionage lie."""
        source, mover = self._source, self._scene.mover
        informants: dict[str, int] = dict.fromkeys(MAJOR_POWERS, 2)
        cards: dict[str, dict[str, list[str]]] = {"spying": {}, "neutralised": {}}
        for owner in ("spain", "england", "france", mover, mover):
            on = source.one_of([power for power in MAJOR_POWERS if power != owner])
            card = source.one_of(("", "spying", "spying", "neutralised"))
            if card and informants[owner] and owner not in cards[card].get(on, ()):
                informants[owner] -= 1
                cards[card].setdefault(on, []).append(owner)
        used = [power for power in (mover, "hre") if source.once_in(8)]
        return {"informants": informants, **cards, "used": used, "jesuits": 2 - source.below(3)}

    def queens(self) -> dict[str, Any]:
        """Draw what has become of Elizabeth and of Mary Queen of Scots."""
        source, name = self._source, self._scene.name
        mary = source.one_of(("captured", "captured", "", "executed"))
        if name == "scottish_lords_rebel":
            return {"mary": ""}
        if name == "execute_mary":
            held = mary if source.once_in(4) else "captured"
            return {"mary": held, "may_execute": not source.once_in(4)}
        if source.once_in(5) and name != "elizabeth_dies":
            return {"elizabeth_dead": True, "mary": "executed" if mary else ""}
        return {"mary": mary, "elizabeth_to_marry": source.once_in(2)}

    def conversion(self, spaces: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        """Draw conversion attempts under way: at their unrest, or before it."""
        source, scene = self._source, self._scene
        conversion: dict[str, Any] = {"to": scene.to, "power": scene.mover, "zones": [scene.zone]}
        conversion["unrest"] = [name for name, space in spaces.items() if space.get("unrest")]
        conversion["markers"] = source.one_of((1, 0, 2))
        if scene.name != "place_conversion_unrest":
            return conversion | {"major": 1 + source.below(2), "minor": 1 + source.below(2)}
        there = [name for name in spaces if self._game.map[name].zone == scene.zone]
        of = {name: self.religion(name, spaces[name]) for name in there}
        return conversion | {"converted": [name for name in there if of[name] == scene.to]}

    def religion(self, name: str, space: Mapping[str, Any]) -> str:
        """Return of which religion a space is."""
        printed = "protestant" if self._game.map[name].protestant else "catholic"
        return str(space.get("religion") or printed)


# Inputs


def _zone(game: Game, position: Position) -> str:
    """Return the religious struggle zone that the position is about.

    Raises:
        Impossible: there is none.
    """
    zones = [game.map[name].zone for name in position.spaces if game.map[name].zone]
    if not zones or not position.impulse.power:
        raise Impossible("it isn't about a religious struggle zone")
    return zones[0]


def _zones(source: Source, game: Game, position: Position) -> dict[str, Any]:
    zone = _zone(game, position)
    if source.once_in(10):
        zone = source.one_of(STRUGGLE_ZONES)
    return {"zones": [zone]}


def _to(religion: str) -> Callable[[Source, Game, Position], dict[str, Any]]:
    """Draw attempts to convert to a religion, by an action or by an event."""

    def inputs(source: Source, game: Game, position: Position) -> dict[str, Any]:
        able = (PROTESTANT, "england") if religion == "protestant" else ("spain", "france")
        drawn = _zones(source, game, position) | {"power": source.one_of(able)}
        drawn["attempts"] = 1 + source.below(5)
        if source.once_in(2):
            known = FIRST_IS_SIX[religion]  # type: ignore[index]  # it is a religion
            if religion == "protestant":
                known = (*known, ICONOCLASTIC_FURY)
            drawn |= {"event": source.one_of((*known, "an event"))}
            drawn["power"] = source.one_of((*able, "hre"))
        return drawn

    return inputs


def _rolled(source: Source, game: Game, position: Position) -> dict[str, Any]:
    religion = source.one_of(("protestant", "catholic"))
    return _to(religion)(source, game, position) | {"religion": religion}


def _rebels(source: Source, game: Game, position: Position) -> dict[str, Any]:
    zone = _zone(game, position)
    able = [name for name in position.spaces if game.map[name].zone == zone]
    return {"space": source.one_of(able[:4]), "cp": 2 + source.below(4)}


def _somewhere(source: Source, game: Game, position: Position) -> dict[str, Any]:
    able = [name for name in position.spaces if not is_zone(game, name)]
    if not able:
        raise Impossible("nothing stands anywhere")
    return {"space": source.one_of(able)}


def _winter(source: Source, game: Game, position: Position) -> dict[str, Any]:
    if not any(GUISE in space.leaders for space in position.spaces.values()):
        raise Impossible("the Duke of Guise isn't there")
    return _somewhere(source, game, position)


def _league(source: Source, game: Game, position: Position) -> dict[str, Any]:
    if REIMS not in game.map:
        raise Impossible("there is no Reims")
    return {}


def _fallen(source: Source, game: Game, position: Position) -> dict[str, Any]:
    able = [name for half, name in position.capitals.items() if half in (HUGUENOT, DUTCH)]
    inputs = {"space": source.one_of(able)} if able else _somewhere(source, game, position)
    return inputs | ({"negotiated": True} if source.once_in(3) else {})


def _keys(source: Source, game: Game, position: Position) -> dict[str, Any]:
    powers = [power for power in MAJOR_POWERS if power != PROTESTANT]
    inputs: dict[str, Any] = {"auto_win": {source.one_of(powers): 1 + source.below(3)}}
    return inputs | ({"before": [source.one_of(powers)]} if source.once_in(3) else {})


def _tables(source: Source) -> dict[str, Any]:
    """Draw an espionage table: the example, or one with more or fewer dice."""
    table = msgspec.to_builtins(example_table())
    for column in ("assassination", "rebellion"):
        if source.once_in(3):
            table[column] |= {"defence": source.below(4), "succeeds_from": 1 + source.below(3)}
    if source.once_in(4):
        table["gain_intelligence"]["base"] = source.below(5)
    return {"tables": table}


def _other(source: Source, position: Position) -> str:
    mover = position.impulse.power
    if not mover:
        raise Impossible("it is nobody's impulse")
    return source.one_of([power for power in MAJOR_POWERS if power != mover])


def _intelligence(source: Source, game: Game, position: Position) -> dict[str, Any]:
    inputs = {"target": _other(source, position)} | _tables(source)
    return inputs | ({"modifiers": ["Walsingham"]} if source.once_in(3) else {})


def _informant(source: Source, game: Game, position: Position) -> dict[str, Any]:
    return {"target": _other(source, position)}


def _victim(source: Source, game: Game, position: Position) -> dict[str, Any]:
    mover = position.impulse.power
    own = (HUGUENOT, DUTCH) if mover == PROTESTANT else (mover,)
    names = [name for name, leader in position.leaders.items() if leader.nation not in own]
    if mover != "england" and (not names or source.once_in(3)):
        names = [ELIZABETH]
    if not names:
        raise Impossible("there is no leader but those of the mover")
    inputs = {"leader": source.one_of(names), "cp": 2 + source.below(3)} | _tables(source)
    return inputs | ({"defence_modifiers": ["Walsingham"]} if source.once_in(4) else {})


def _rising(source: Source, game: Game, position: Position) -> dict[str, Any]:
    inputs = {"cp": 3 + source.below(3)} | _tables(source)
    return inputs | ({"defence_modifiers": ["Walsingham"]} if source.once_in(6) else {})


def _nothing(source: Source, game: Game, position: Position) -> dict[str, Any]:
    return {}


def _step(source: Source, game: Game, position: Position) -> dict[str, Any]:
    if position.conversion is None:
        raise Impossible("no conversion attempts are under way")
    return {}


def _scots(source: Source, game: Game, position: Position) -> dict[str, Any]:
    if position.england.mary:
        raise Impossible("Mary doesn't live in Scotland")
    return {}


def _alive(source: Source, game: Game, position: Position) -> dict[str, Any]:
    if position.england.elizabeth_dead:
        raise Impossible("Elizabeth is dead")
    return {}


def _third_turn(source: Source, game: Game, position: Position) -> dict[str, Any]:
    if position.turn != game.rules.espionage_from:
        raise Impossible("the markers of espionage come in another turn")
    if position.espionage.spying or position.espionage.neutralised:
        raise Impossible("Informants are in play already")
    return {}


STRUGGLE_INPUTS: Final[Mapping[str, Callable[[Source, Game, Position], dict[str, Any]]]] = {
    "preach_sermon": _zones,
    "suppress_heresy": _zones,
    "protestant_conversion": _to("protestant"),
    "catholic_conversion": _to("catholic"),
    "roll_conversion": _rolled,
    **dict.fromkeys(STEPS, _step),
    "rebellion": _rebels,
    **dict.fromkeys(LEAGUE, _league),
    "guise_goes_in_winter": _winter,
    "capital_falls": _fallen,
    "military_victory": _keys,
    "religious_victory": _nothing,
    "receive_espionage_markers": _third_turn,
    "gain_intelligence": _intelligence,
    "plant_informant": _informant,
    "plant_jesuit": _somewhere,
    "assassinate": _victim,
    "english_catholic_rebellion": _rising,
    "conversions_and_rebellion": _nothing,
    "rebellion_in_england": _nothing,
    "espionage_reset": _nothing,
    "excommunicate_elizabeth": _nothing,
    "scottish_lords_rebel": _scots,
    "execute_mary": _nothing,
    "elizabeth_dies": _alive,
}
"""How the inputs of each operation are drawn."""
