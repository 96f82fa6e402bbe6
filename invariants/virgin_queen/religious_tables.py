"""Positions of the religious struggle, drawn from one byte string each, and what is done in them.

Maps: random ones of 4 to 9 spaces in one or two zones, with spaces outside, and two sea zones;
one string in eight plays on the reconstructed Europe Map, laid out from a seed. Every reading of
the questions on religion is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from hypothesis import currently_in_test_context, note

from rulewright.core.drivers import Asked, Open, Played, Source, drawn, drive
from rulewright.core.frozen import canonical, frozen_map
from rulewright.core.operations import Impossible
from rulewright.virgin_queen import operations
from rulewright.virgin_queen.components import Game, load
from rulewright.virgin_queen.position import (
    Fleet,
    Force,
    Impulse,
    Leader,
    MajorPower,
    Nation,
    Place,
    Position,
    Space,
    StruggleZone,
)
from rulewright.virgin_queen.rules import Rules
from rulewright.virgin_queen.s02_3_religious_influence import religion_of
from rulewright.virgin_queen.s02_game_map import controller

READINGS: Mapping[str, tuple[str, ...]] = {
    question: operations.GAME.questions[question].readings
    for question in (
        "VQ-Q01",
        "VQ-Q02",
        "VQ-Q03",
        "VQ-Q53",
        "VQ-Q69",
        "VQ-Q91",
        "VQ-Q149",
        "VQ-Q204",
        "VQ-Q205",
        "VQ-Q206",
        "VQ-Q230",
        "VQ-Q232",
        "VQ-Q350",
        "VQ-Q351",
        "VQ-Q352",
        "VQ-Q353",
        "VQ-Q354",
        "VQ-Q20",
        "VQ-Q21",
        "VQ-Q208",
        "VQ-Q209",
        "VQ-Q280",
        "VQ-Q281",
        "VQ-Q401",
    )
}
"""The questions whose readings are drawn."""
NATIONS: tuple[Nation, ...] = (
    "france",
    "spain",
    "england",
    "huguenot",
    "dutch",
    "scotland",
    "portugal",
    "venice",
    "papacy",
    "hre",
    "ottoman",
)
ZONES: tuple[StruggleZone, ...] = ("france", "netherlands", "england", "scotland")
EVENTS = (
    "",
    "Huguenot Lent",
    "Belgic Confession",
    "Iconoclastic Fury",
    "Council of Troubles",
)


class Done(NamedTuple):
    """An operation that was carried out.

    Attributes:
        game: rules and map.
        before: the position before it.
        operation: its name, without the game.
        inputs: its inputs.
        after: the position after it.
        asked: what was asked and answered.
    """

    game: Game
    before: Position
    operation: str
    inputs: Mapping[str, Any]
    after: Position
    asked: tuple[Asked, ...]

    def answers(self, key: str) -> list[Any]:
        """Return the answers to an ask, forced ones too, without what was declined."""
        return [one.answer for one in self.asked if one.ask.key == key and one.answer]


def carried_out(data: bytes, *among: str) -> Done | None:
    """Draw a position and one of some operations and carry it out; None if it is refused.

    Args:
        data: the string.
        among: the operations, without the name of the game.
    """
    source = Source(data)
    operation = source.one_of(among)
    game = _some_game(source, whole=operation == "form_catholic_league")
    whole = game.places is None
    laid = Source(Random(source.below(1 << 16)).randbytes(4000)) if whole else source
    before = _some_position(laid, game, operation)
    inputs = _some_inputs(source, game, before, operation)
    if currently_in_test_context():
        note(f"{operation} {inputs} {canonical(before).decode()}")
        note(f"map {dict(game.map)} {dict(game.rules.readings)}")
    play = operations.OPERATIONS[f"virgin_queen.{operation}"].run(game, before, **inputs)
    try:
        ending = drive(play, drawn(source))
    except Impossible:
        return None
    if not isinstance(ending, Played):
        assert not isinstance(ending, Open)
        return None
    return Done(game, before, operation, inputs, ending.result, ending.asked)


def _some_game(source: Source, *, whole: bool) -> Game:
    readings = {question: source.one_of(names) for question, names in READINGS.items()}
    rules = Rules(readings=readings)
    if source.once_in(8) or whole:
        return Game(rules, load())
    return Game(rules, load(), _some_map(source))


def _some_map(source: Source) -> Mapping[str, Place]:
    """Draw a map of one or two zones."""
    names = [f"s{n}" for n in range(4 + source.below(6))]
    first = source.one_of((*ZONES, "france", "netherlands"))
    second = source.one_of(ZONES)
    links: dict[str, set[str]] = {name: set() for name in (*names, "north", "south")}
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            if not source.below(3):
                links[one].add(other)
                links[other].add(one)
        for zone in ("north", "south"):
            if source.once_in(4):
                links[one].add(zone)
                links[zone].add(one)
    places: dict[str, Place] = {
        zone: Place(kind="sea zone", adjacent=tuple(sorted(links[zone])))
        for zone in ("north", "south")
    }
    for name in names:
        zone = source.one_of((first, first, second, ""))
        home = {"france": "france", "netherlands": "spain"}.get(zone, zone) or "spain"
        upper = {"france": "huguenot", "netherlands": "dutch"}.get(zone, "")
        places[name] = Place(
            kind=source.one_of(("unfortified", "unfortified", "fortress", "key")),
            home=home,  # type: ignore[arg-type]  # a power
            upper=upper if source.once_in(3) else "",  # type: ignore[arg-type]  # a half
            zone=zone,  # type: ignore[arg-type]  # a zone or none
            protestant=source.once_in(3),
            adjacent=tuple(sorted(links[name])),
        )
    return frozen_map(places)


def _some_position(source: Source, game: Game, operation: str) -> Position:
    """Draw what stands on the map; on the Europe Map most spaces hold nothing."""
    whole = game.places is None
    spaces: dict[str, Space] = {}
    for name, place in game.map.items():
        if place.kind == "sea zone" or (whole and not place.zone and source.below(4)):
            continue
        spaces[name] = Space(
            religion=source.one_of(("", "protestant", "catholic", "")),
            unrest=source.once_in(5),
            control=source.one_of(("", "", "", "protestant", "spain", "france")),
            units=_some_units(source, _usual(place, operation)),
            fleets=_some_fleets(source) if source.once_in(6) else {},
            jesuit=source.once_in(8),
        )
    power: MajorPower = "protestant"
    if operation == "preach_sermon":
        power = source.one_of(("protestant", "spain"))
    if operation == "rebellion_in_england":
        power = "spain"
    if operation == "suppress_heresy":
        power = source.one_of(("england", "spain", "france"))
    return Position(
        spaces=spaces,
        leaders={
            "Coligny": Leader("huguenot", 1, 6),
            "William": Leader("dutch", 1, 6),
            "Guise": Leader("france", 1, 6),
            "Duke of Guise": Leader("spain", 1, 6),
        },
        active={"scotland": "france"} if source.once_in(3) else {},
        force_pool={
            "huguenot": Force(regulars=source.below(4)),
            "dutch": Force(regulars=source.below(4)),
            "spain": Force(regulars=source.below(9), mercenaries=source.below(9)),
        },
        turn=4,
        impulse=Impulse(power=power, cp=6 - source.below(4)),
    )


def _usual(place: Place, operation: str) -> Nation:
    """Return the nation whose units are in a space most often."""
    if operation == "rebellion_in_england" and place.home == "england":
        return "england"
    return "france" if place.home == "france" else "spain"


def _some_units(source: Source, usual: Nation) -> Mapping[Nation, Force]:
    if source.below(2):
        return {}
    return {
        source.one_of((usual, usual, usual, *NATIONS)): Force(
            regulars=source.below(3), mercenaries=source.below(3)
        )
        for _ in range(1 + source.below(2))
    }


def _some_fleets(source: Source) -> Mapping[Nation, Fleet]:
    return {source.one_of(NATIONS): Fleet(galleys=1 + source.below(2))}


def _some_inputs(
    source: Source, game: Game, position: Position, operation: str
) -> Mapping[str, Any]:
    there = sorted({place.zone for place in game.map.values() if place.zone}) or ["france"]
    if operation in ("preach_sermon", "suppress_heresy"):
        return {"zones": (source.one_of(there),)}
    if operation in ("form_catholic_league", "rebellion_in_england"):
        return {}
    if operation == "rebellion":
        targets = [
            name
            for name, place in game.map.items()
            if religion_of(game, position, name) == "protestant"
            and controller(game, position, name)
            == {"france": "france", "netherlands": "spain"}.get(place.zone)
        ]
        return {"space": source.one_of(targets or list(game.map)), "cp": 2 + source.below(4)}
    zones = {source.one_of(there), source.one_of(there)}
    return {
        "power": source.one_of(("protestant", "england", "spain", "france")),
        "zones": tuple(sorted(zones)),
        "attempts": 1 + source.below(8),
        "event": source.one_of(EVENTS if source.below(3) else EVENTS[1:]),
    }
