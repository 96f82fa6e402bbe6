"""Naval units, naval leaders and sea captains that are drawn, and what is done with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rulewright.core.drivers import Source
from rulewright.core.frozen import plain
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import MAJOR_POWERS, Position
from rulewright.virgin_queen.s02_game_map import (
    controller,
    enemy_fleets,
    is_zone,
    leaders_of,
    on_world_map,
    ports,
    power_of,
)
from rulewright.virgin_queen.units_in_the_box import NAVAL, SHARED_CAPTAINS

OCEANS: Final = ("west", "far west")
"""Ocean zones of a World Map of our own."""
ENGLAND, SPAIN = "england", "spain"


# Positions


def add_ships(
    source: Source, game: Game, table: dict[str, Any], nations: Sequence[Any], names: Sequence[str]
) -> None:
    """Put naval units of some nations, and naval leaders of theirs, into ports and sea zones.

    Args:
        source: what is drawn from.
        game: rules, components and map.
        table: the position, written as JSON; it is changed.
        nations: the nations; each has naval units.
        names: the spaces and sea zones.
    """
    left = Counter({nation: NAVAL[nation].number for nation in nations})
    for space in table["spaces"].values():
        for nation, fleet in space.get("fleets", {}).items():
            left[nation] -= sum(fleet.values())
    for name in names:
        if not is_zone(game, name) and not ports(game, name):
            continue
        space = table["spaces"].setdefault(name, {})
        for nation in nations:
            number = 1 + source.below(2)
            if source.once_in(2) or left[nation] < number:
                continue
            left[nation] -= number
            fleet = space.setdefault("fleets", {}).setdefault(nation, {})
            kind = source.one_of(NAVAL[nation].kinds)
            fleet[kind] = fleet.get(kind, 0) + number
            admiral = f"Admiral of {nation}"
            if admiral not in table["leaders"] and source.once_in(2):
                leader = {"nation": nation, "battle": source.below(3), "naval": True}
                table["leaders"][admiral] = leader
                space["leaders"] = [*space.get("leaders", ()), admiral]


def add_captains(source: Source, table: dict[str, Any], powers: Iterable[str], at: bool) -> None:
    """Draw two captains of each of some powers, and one whom France and the Protestant can use.

    The first is in play, if he can be, and the second in the force pool, most often.

    Args:
        source: what is drawn from.
        table: the position, written as JSON; it is changed.
        powers: the powers.
        at: whether there are Ocean zones.
    """
    captains: dict[str, dict[str, Any]] = {
        f"{which} seafarer of {power}": {"powers": [power]}
        for which in ("First", "Second")
        for power in powers
        if power != SPAIN
    }
    captains[source.one_of(SHARED_CAPTAINS)] = {"powers": ["france", "protestant"]}
    for name, captain in captains.items():
        captain["battle"] = (1, 0, 2)[source.below(4) % 3]
        if name.startswith("Second") != source.once_in(5):
            continue
        fleets = [n for n, s in table["spaces"].items() if ENGLAND in s.get("fleets", {})]
        if fleets and captain["powers"] == [ENGLAND] and (not at or source.once_in(2)):
            captain["power"] = ENGLAND
            leader = {"nation": ENGLAND, "battle": captain["battle"], "naval": True}
            table["leaders"][name] = leader
            space = table["spaces"][source.one_of(fleets)]
            space["leaders"] = [*space.get("leaders", ()), name]
        elif at:
            captain |= {"power": source.one_of(captain["powers"]), "at": source.one_of(OCEANS)}
            captain["damaged"] = source.once_in(2)
    table["captains"] = captains


def add_patrols(source: Source, table: dict[str, Any]) -> None:
    """Put a Spanish patrol into an Ocean zone, sometimes."""
    if source.once_in(2):
        table["spaces"][source.one_of(OCEANS)] = {"fleets": {SPAIN: {"patrols": 1}}}


def some_oceans() -> dict[str, dict[str, Any]]:
    """Return two Ocean zones side by side."""
    one, other = OCEANS
    return {
        one: {"kind": "ocean zone", "adjacent": [other]},
        other: {"kind": "ocean zone", "adjacent": [one]},
    }


# Inputs


def _naval_move(source: Source, game: Game, position: Position) -> dict[str, Any]:
    """Draw a naval move of the mover: from one place, or from several.

    Raises:
        Impossible: it has no naval units.
    """
    mover = position.impulse.power
    courses: list[dict[str, Any]] = []
    for origin, space in position.spaces.items():
        mine = [nation for nation in space.fleets if power_of(position, nation) == mover]
        if not mine or (courses and source.once_in(2)):
            continue
        beside = game.map[origin].adjacent
        if not is_zone(game, origin) and not on_world_map(game, origin):
            beside = ports(game, origin)
        open_to = [there for there in beside if _is_open(game, position, there, mover)]
        target = source.one_of(beside if source.once_in(6) else open_to or beside)
        if source.once_in(3):
            mine = [source.one_of(mine)]
        course: dict[str, Any] = {"origin": origin, "target": target}
        course["fleets"] = {nation: plain(space.fleets[nation]) for nation in mine}
        able = leaders_of(position, space.leaders, mover)
        naval = [name for name in able if position.leaders[name].naval]
        courses.append(course | {"leaders": [] if source.once_in(3) else naval})
    if not courses:
        raise Impossible("the mover has no naval units")
    return {"courses": courses}


def _is_open(game: Game, position: Position, there: str, mover: str) -> bool:
    """Tell whether the naval units of a power may come to a place beside them, most often."""
    if is_zone(game, there) or on_world_map(game, there):
        return True
    foes = there in position.spaces and enemy_fleets(position, position.spaces[there], mover)
    return bool(foes) or controller(game, position, there) == mover


def _captain(source: Source, position: Position, wanted: Callable[[str], bool]) -> str:
    """Draw a captain, one that is wanted most often.

    Raises:
        Impossible: there is none.
    """
    if not position.captains:
        raise Impossible("there are no captains")
    able = [name for name in position.captains if wanted(name)]
    return source.one_of(
        tuple(position.captains) if source.once_in(5) else able or [*position.captains]
    )


def _placed(source: Source, game: Game, position: Position) -> dict[str, Any]:
    name = _captain(source, position, lambda one: not position.captains[one].power)
    able = MAJOR_POWERS if source.once_in(6) else position.captains[name].powers
    oceans = [there for there in game.map if on_world_map(game, there)]
    seas = [there for there in game.map if is_zone(game, there)]
    places = [*game.map] if source.once_in(6) else oceans or seas or [*game.map]
    inputs = {"power": source.one_of(able), "captain": name, "space": source.one_of(places)}
    return inputs | ({"damaged": True} if source.once_in(4) else {})


def _leading(source: Source, game: Game, position: Position) -> dict[str, Any]:
    def english(name: str) -> bool:
        captain = position.captains[name]
        return captain.powers == (ENGLAND,) and not captain.power and bool(captain.battle)

    name = _captain(source, position, english)
    near = [there for there in position.spaces if ports(game, there) and not is_zone(game, there)]
    harbours = [
        there
        for there in near
        if ENGLAND in position.spaces[there].fleets and controller(game, position, there) == ENGLAND
    ]
    places = near if source.once_in(5) else harbours or near
    return {"captain": name, "space": source.one_of(places or [*game.map])}


def _returning(source: Source, game: Game, position: Position) -> dict[str, Any]:
    able = [name for name, captain in position.captains.items() if captain.power]
    if not able:
        raise Impossible("no captain is in play")
    return {"captain": source.one_of(able)}


def _bonus(source: Source, game: Game, position: Position) -> dict[str, Any]:
    name = _captain(source, position, lambda one: bool(position.captains[one].power))
    captain = position.captains[name]
    able = MAJOR_POWERS if source.once_in(5) else [captain.power or captain.powers[0]]
    return {"power": source.one_of(able), "captain": name}


NAVAL_INPUTS: Final[Mapping[str, Callable[[Source, Game, Position], dict[str, Any]]]] = {
    "naval_move": _naval_move,
    "place_captain": _placed,
    "captain_as_leader": _leading,
    "captain_returns": _returning,
    "captain_bonus": _bonus,
}
"""How the inputs of each operation are drawn."""
