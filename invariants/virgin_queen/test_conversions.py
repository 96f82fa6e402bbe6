"""Conversion attempts: the last space of each religion stays; what is converted may be converted.

The conditions are derived anew from the rulebook's words, apart from the engine's own functions.
"""

from __future__ import annotations

from collections.abc import Mapping

from invariants.spirit_island.strategies import property_test, rejects, swapped
from invariants.virgin_queen.religious_tables import ZONES, Done, carried_out

from rulewright.virgin_queen import s18_5_conversion
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import Conversion, Force, Position, space_of
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_3_religious_influence import with_religion

CONVERSIONS = (
    "protestant_conversion",
    "catholic_conversion",
    "preach_sermon",
    "suppress_heresy",
)


def faiths(game: Game, position: Position) -> Mapping[str, str]:
    """Return the religion of each space: its marker's, else the printed one."""
    printed = {True: "protestant", False: "catholic"}
    return {
        name: space_of(position, name).religion or printed[place.protestant]
        for name, place in game.map.items()
        if place.kind != "sea zone"
    }


def to_which(done: Done) -> str:
    """Return the religion to which an operation converts."""
    if done.operation in ("preach_sermon", "suppress_heresy"):
        power = done.before.impulse.power
        return "protestant" if power in ("protestant", "england") else "catholic"
    return done.operation.removesuffix("_conversion")


# The last space


def the_last_space_stays(data: bytes) -> None:
    """A zone with spaces of both religions has spaces of both after any conversion attempts.

    VQ-18.1-R03, VQ-18.1-S01, VQ-18.1-D04, under every reading.
    """
    done = carried_out(data, *CONVERSIONS)
    if done is None:
        return
    before, after = faiths(done.game, done.before), faiths(done.game, done.after)
    for zone in ZONES:
        inside = [name for name, place in done.game.map.items() if place.zone == zone]
        assert {before[name] for name in inside} <= {after[name] for name in inside}


test_the_last_space_stays = property_test(600)(the_last_space_stays)


def judged_at_the_start(game: Game, position: Position, name: str) -> bool:
    """Wrong engine: the last space is looked for as the map was before these attempts."""
    conversion = position.conversion
    assert isinstance(conversion, Conversion)
    for other in conversion.converted:
        old = "catholic" if conversion.to == "protestant" else "protestant"
        position = with_religion(game, position, other, old)  # type: ignore[arg-type]
    return REAL(game, position, name)


REAL = s18_5_conversion.isnt_the_last


def test_the_last_space_stays_rejects_wrong_engine() -> None:
    """Wrong engines: the test is made at the start; spaces in unrest don't count."""

    def without_unrest(game: Game, position: Position, name: str) -> bool:
        zone, faith = game.map[name].zone, faiths(game, position)
        rest = [
            other
            for other, place in game.map.items()
            if place.zone == zone and other != name and not space_of(position, other).unrest
        ]
        return any(faith[other] == faith[name] for other in rest) or space_of(position, name).unrest

    with swapped(s18_5_conversion, "isnt_the_last", judged_at_the_start):
        assert rejects(the_last_space_stays)
    with swapped(s18_5_conversion, "isnt_the_last", without_unrest):
        assert rejects(the_last_space_stays)


# What is converted


def every_converted_space_may_be(data: bytes) -> None:
    """Only spaces of the target change, only to the new religion, and each met its conditions.

    VQ-18.5-R02 to R08, R11 to R17; at most as many as there are attempts (S01, S11).
    """
    done = carried_out(data, *CONVERSIONS)
    if done is None:
        return
    to, before = to_which(done), faiths(done.game, done.before)
    after = faiths(done.game, done.after)
    changed = {name for name in before if before[name] != after[name]}
    base, major = set(done.answers("base_area")), set(done.answers("major_conversion"))
    minor = set(done.answers("minor_conversion"))
    assert changed == base | major | minor
    assert len(changed) <= done.inputs.get("attempts", 5)

    at_start = {name for name in before if before[name] == to}
    for name in changed:
        assert after[name] == to
        assert done.game.map[name].zone in done.inputs["zones"]
        assert _is_linked(done, name, at_start if name in base else at_start | base)
        if name not in major:
            assert not _is_barred(done, name, to)


def _is_linked(done: Done, name: str, sources: set[str]) -> bool:
    """Tell whether a space is next to, or one sea zone from, one of the sources in no unrest."""
    places = done.game.map
    able = {other for other in sources if not space_of(done.before, other).unrest}
    if able & set(places[name].adjacent):
        return True
    zones = [zone for zone in places[name].adjacent if places[zone].kind == "sea zone"]
    return any(other in able for zone in zones for other in places[zone].adjacent)


PROTESTANTS = ("england", "dutch", "huguenot", "scotland")
CATHOLICS = ("spain", "france", "ireland", "portugal", "venice")


def _is_barred(done: Done, name: str, to: str) -> bool:
    """Tell whether units of the other religion or a Jesuit are in a space."""
    space = space_of(done.before, name)
    if to == "protestant" and space.jesuit:
        return True
    rules = done.game.rules
    for nation in {*space.units, *space.fleets}:
        owner: str = nation
        if reading(rules, "VQ-Q03") == "as_the_ally":
            owner = done.before.active.get(nation, nation)  # type: ignore[call-overload]
        catholic = owner in CATHOLICS or (
            owner == "papacy" and reading(rules, "VQ-Q91") == "papal_units_catholic"
        )
        if not (catholic if to == "protestant" else owner in PROTESTANTS):
            continue
        if nation in space.fleets and owner not in ("scotland", "ireland"):
            return True
        if space.units.get(nation, Force()).regulars:
            return True
    return False


test_every_converted_space_may_be = property_test(600)(every_converted_space_may_be)


def test_every_converted_space_may_be_rejects_wrong_engine() -> None:
    """Wrong engines: a chain within a step; from spaces in unrest; whatever units are there."""
    real = s18_5_conversion.of_religion

    def chain(game: Game, position: Position, religion: str) -> tuple[str, ...]:
        return real(game, position, religion)  # type: ignore[arg-type]

    def with_all(game: Game, position: Position, before: object, use: str) -> object:
        now = chain(game, position, s18_5_conversion.under_way(position).to)
        return REAL_OPTIONS(game, position, now, use)  # type: ignore[arg-type]

    def any_unrest(*args: object) -> object:
        return args[-1]

    def no_bar(*_: object) -> bool:
        return True

    with swapped(s18_5_conversion, "_options", with_all):
        assert rejects(every_converted_space_may_be)
    with swapped(s18_5_conversion, "_calm", any_unrest):
        assert rejects(every_converted_space_may_be)
    with swapped(s18_5_conversion, "_no_unit_bars", no_bar):
        assert rejects(every_converted_space_may_be)


REAL_OPTIONS = s18_5_conversion._options

# Unrest


def unrest_comes_to_converted_spaces_only(data: bytes) -> None:
    """Unrest is added on converted spaces only, no more than the 1s, and none is taken off.

    VQ-18.5-S05, X02, R09, E01, S13, R18, E02.
    """
    done = carried_out(data, *CONVERSIONS)
    if done is None:
        return
    before, after = faiths(done.game, done.before), faiths(done.game, done.after)
    there = {name for name in before if space_of(done.before, name).unrest}
    then = {name for name in before if space_of(done.after, name).unrest}
    assert there <= then
    assert all(before[name] != after[name] for name in then - there)
    ones = sum(dice.count(1) for dice in done.answers("conversion_dice"))
    several = done.inputs.get("event") == "Iconoclastic Fury"
    assert len(then - there) <= (ones if several else min(ones, 1))


test_unrest_comes_to_converted_spaces_only = property_test(600)(
    unrest_comes_to_converted_spaces_only
)


def test_unrest_comes_to_converted_spaces_only_rejects_wrong_engine() -> None:
    """Wrong engine: a marker for each 1, whatever brought the attempts."""

    def each(to: str, event: str, ones: int) -> int:
        return ones

    with swapped(s18_5_conversion, "_markers", each):
        assert rejects(unrest_comes_to_converted_spaces_only)


# Religion and control


def conversions_change_nothing_else(data: bytes) -> None:
    """Conversion attempts change no control, no units, no wars, and leave nothing under way.

    VQ-18.1-D01.
    """
    done = carried_out(data, *CONVERSIONS)
    if done is None:
        return
    assert done.after.conversion is None
    for name in done.game.map:
        before, after = space_of(done.before, name), space_of(done.after, name)
        for field in ("control", "units", "inside", "fleets", "leaders", "jesuit", "siege"):
            assert getattr(before, field) == getattr(after, field)
    for field in ("wars", "alliances", "capitals", "force_pool", "leaders"):
        assert getattr(done.before, field) == getattr(done.after, field)


test_conversions_change_nothing_else = property_test(300)(conversions_change_nothing_else)


def test_conversions_change_nothing_else_rejects_wrong_engine() -> None:
    """Wrong engine: with its religion a space changes its control."""
    real = s18_5_conversion.with_religion

    def and_control(game: Game, position: Position, name: str, religion: str) -> Position:
        position = real(game, position, name, religion)  # type: ignore[arg-type]
        return s18_5_conversion.with_space(position, name, control="protestant")

    with swapped(s18_5_conversion, "with_religion", and_control):
        assert rejects(conversions_change_nothing_else)
