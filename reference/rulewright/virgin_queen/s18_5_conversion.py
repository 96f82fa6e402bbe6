"""Conversion attempts, Protestant and Catholic, of one action or event (18.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final, Literal

from rulewright.core.asks import Choose, ChooseSome, Play, Roll, Tally
from rulewright.core.citing import Options, cite, offer, permits
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    Conversion,
    MajorPower,
    Position,
    Religion,
    StruggleZone,
    space_of,
    with_space,
)
from rulewright.virgin_queen.rules import Rules, reading
from rulewright.virgin_queen.s02_3_religious_influence import (
    of_religion,
    other_religion,
    spaces_in,
    with_religion,
)
from rulewright.virgin_queen.s02_game_map import is_zone, place_of, ports
from rulewright.virgin_queen.s18_1_basic_principles import (
    LAST_SPACE,
    isnt_the_last,
    require_converter,
    require_something_to_convert,
    stops,
)
from rulewright.virgin_queen.s18_5_units import units_of_religion
from rulewright.virgin_queen.s25_1_religious_victory import is_whole, judged

BELGIC_CONFESSION = "Belgic Confession"
ICONOCLASTIC_FURY = "Iconoclastic Fury"
FIRST_IS_SIX: Final[dict[Religion, tuple[str, ...]]] = {
    "protestant": ("Calvinist Zeal", BELGIC_CONFESSION, "Huguenot Lent"),
    "catholic": (
        "Council of Troubles",
        "Index of Prohibited Books",
        "Tridentine Catechism",
        "English Recusants",
    ),
}
"""The events whose first die isn't rolled but set to 6."""
KNOWN: Final[dict[str, Religion]] = {
    ICONOCLASTIC_FURY: "protestant",
    **{event: religion for religion, events in FIRST_IS_SIX.items() for event in events},
}
"""The events that these procedures name, and the religion to which they convert."""


def told(to: Religion, protestant: str, catholic: str) -> str:
    """Return the clause of one of the two procedures, which are told one after the other."""
    return protestant if to == "protestant" else catholic


def protestant_conversion(
    game: Game,
    position: Position,
    power: MajorPower,
    zones: tuple[StruggleZone, ...],
    attempts: int,
    event: str = "",
) -> Play[Position]:
    """Attempt Protestant conversions (18.5).

    Args:
        game: rules and components.
        position: the position.
        power: the power that attempts them.
        zones: the religious struggle zones that are the target.
        attempts: how many.
        event: the event that brings them; "" for an action.

    Returns:
        The position after all steps.

    Raises:
        Illegal: the power may not, or no space of the zones could be flipped.
    """
    position = yield from roll_conversion(
        game, position, "protestant", power, zones, attempts, event
    )
    return (yield from _all_steps(game, position))


def catholic_conversion(
    game: Game,
    position: Position,
    power: MajorPower,
    zones: tuple[StruggleZone, ...],
    attempts: int,
    event: str = "",
) -> Play[Position]:
    """Attempt Catholic conversions (18.5); as `protestant_conversion`, by its own procedure."""
    position = yield from roll_conversion(game, position, "catholic", power, zones, attempts, event)
    return (yield from _all_steps(game, position))


def _all_steps(game: Game, position: Position) -> Play[Position]:
    """Carry out the steps after the dice, until the game ends or all are done."""
    position = yield from cancel_conversion_unrest(game, position)
    for step in (convert_base_areas, convert_remaining, place_conversion_unrest):
        position = yield from step(game, position)
        if position.conversion is None:
            return position
    return position


def roll_conversion(
    game: Game,
    position: Position,
    religion: Religion,
    power: MajorPower,
    zones: tuple[StruggleZone, ...],
    attempts: int,
    event: str = "",
) -> Play[Position]:
    """Roll the dice of conversion attempts, and see what they are (18.5).

    These are steps 1 to 4 of a Protestant, 1 to 3 of a Catholic conversion attempt, up to the
    choice whether an unrest marker is cancelled.

    Args:
        game: rules and components.
        position: the position.
        religion: the religion to which spaces are converted.
        power: the power that attempts it.
        zones: the religious struggle zones that are the target.
        attempts: how many.
        event: the event that brings them; "" for an action.

    Returns:
        The position with the conversion under way.

    Raises:
        Illegal: the power may not, or no space of the zones could be flipped.
        Impossible: there are no attempts, others are under way, a zone is named twice, or the event
            brings attempts of the other religion.
    """
    if position.conversion is not None:
        raise Impossible("conversion: other conversion attempts are under way")
    if not zones or attempts < 1:
        raise Impossible("conversion attempts need a religious struggle zone and a die")
    if len({*zones}) < len(zones):
        raise Impossible("zones: a religious struggle zone is there twice")
    if KNOWN.get(event, religion) != religion:
        raise Impossible(f"event: {event} brings {KNOWN[event]} conversion attempts")
    if event:
        cite(told(religion, "VQ-18.1-P01", "VQ-18.1-P02"))
    else:
        require_converter(power, religion)
    require_something_to_convert(game, position, zones, religion)

    cite(told(religion, "VQ-18.1-D02", "VQ-18.1-D03"))
    cite(told(religion, "VQ-18.5-D16", "VQ-18.5-D17"), told(religion, "VQ-18.5-S01", "VQ-18.5-S11"))
    first_is_set = event in FIRST_IS_SIX[religion]
    if first_is_set:
        cite(told(religion, "VQ-18.5-X01", "VQ-18.5-X03"))
    kinds = tuple(_kind(game.rules, event, face) for face in FACES)
    weights = {"miss": 0, "minor": 1, "major": attempts + 1, "unrest": (attempts + 1) ** 2}
    results = Tally("results", tuple(weights[kind] for kind in kinds))
    dice = yield from Roll("conversion_dice", power, attempts - first_is_set, reads=results)

    came = Counter(kinds[die - 1] for die in dice)
    if first_is_set:
        came["major"] += 1
    if came["miss"]:
        cite(told(religion, "VQ-18.5-S04", "VQ-18.5-S12"))

    return replace(
        position,
        conversion=Conversion(
            to=religion,
            power=power,
            zones=zones,
            event=event,
            unrest=tuple(name for name, space in position.spaces.items() if space.unrest),
            major=came["major"],
            minor=came["minor"],
            markers=_markers(religion, event, came["unrest"]),
        ),
    )


FACES: Final = range(1, 7)
MODIFIED: Final = {BELGIC_CONFESSION: {3: 4}, ICONOCLASTIC_FURY: {5: 6}}
"""What two events make of a face (VQ-18.5-S02, S03)."""


def _kind(rules: Rules, event: str, face: int) -> Literal["unrest", "miss", "minor", "major"]:
    """Return what a die is that shows a face, as the event may modify it (18.5)."""
    if event == BELGIC_CONFESSION:
        cite("VQ-18.5-S02")
    if event == ICONOCLASTIC_FURY:
        cite("VQ-18.5-S03")
    shows = MODIFIED.get(event, {}).get(face, face)

    if shows == rules.unrest_on:
        return "unrest"
    if shows >= rules.major_from:
        return "major"
    return "minor" if shows >= rules.minor_from else "miss"


def _markers(to: Religion, event: str, ones: int) -> int:
    """Return how many unrest markers are taken for so many 1s (18.5)."""
    if not ones:
        return 0
    if event == ICONOCLASTIC_FURY:
        cite("VQ-18.5-X02")
        return ones
    cite(told(to, "VQ-18.5-S05", "VQ-18.5-S13"))
    return 1


def under_way(position: Position) -> Conversion:
    """Return the conversion attempts under way.

    Raises:
        Impossible: there are none.
    """
    if position.conversion is None:
        raise Impossible("conversion: no conversion attempts are under way")
    return position.conversion


def cancel_conversion_unrest(game: Game, position: Position) -> Play[Position]:
    """Let the converting power cancel unrest markers by changing a 6 into a 5 (18.5).

    Args:
        game: rules and components.
        position: the position with the conversion under way, after the dice.

    Returns:
        The position with the markers, major and minor conversions that are left.
    """
    conversion = under_way(position)
    most = min(conversion.markers, conversion.major)
    if conversion.markers:
        permits(bool(most), told(conversion.to, "VQ-18.5-P01", "VQ-18.5-P06"))
    if reading(game.rules, "VQ-Q53") == "one_marker_only":
        most = min(most, 1)
    for _ in range(most):
        if not (yield from Choose("cancel_unrest", conversion.power, offer(("yes",)), True)):
            break
        conversion = replace(
            conversion,
            major=conversion.major - 1,
            minor=conversion.minor + 1,
            markers=conversion.markers - 1,
        )
    return replace(position, conversion=conversion)


def convert_base_areas(game: Game, position: Position) -> Play[Position]:
    """Flip base areas with some of the major conversions; the others are kept (18.5).

    Args:
        game: rules and components.
        position: the position with the conversion under way.

    Returns:
        The position with the base areas flipped.
    """
    conversion = under_way(position)
    to = conversion.to
    before = of_religion(game, position, conversion.to)
    for _ in range(conversion.major):
        cite(told(to, "VQ-18.5-S07", "VQ-18.5-S15"))
        options = _options(game, position, before, "base")
        space = yield from Choose("base_area", conversion.power, options, optional=True)
        if not space:
            cite(told(to, "VQ-18.5-P02", "VQ-18.5-P07"))
            break
        cite(told(to, "VQ-18.5-P03", "VQ-18.5-P08"))
        position = _flip(game, position, space, "major")
        if position.conversion is None:
            break
    return position


def convert_remaining(game: Game, position: Position) -> Play[Position]:
    """Convert spaces with the kept major conversions and with the minor ones (18.5).

    Args:
        game: rules and components.
        position: the position with the conversion under way.

    Returns:
        The position with the spaces flipped, and without conversions left.
    """
    conversion = under_way(position)
    to = conversion.to
    before = of_religion(game, position, conversion.to)
    may_leave = reading(game.rules, "VQ-Q350") == "may_be_left"
    uses: tuple[Literal["major", "minor"], ...] = ("major", "minor")
    for use in uses:
        for _ in range(getattr(conversion, use)):
            if use == "major":
                cite(told(to, "VQ-18.5-S09", "VQ-18.5-S17"))
            else:
                cite(told(to, "VQ-18.5-S08", "VQ-18.5-S16"))
            options = _options(game, position, before, use)
            if not options.allowed:
                stops(options.excluded.values())
                break
            space = yield from Choose(f"{use}_conversion", conversion.power, options, may_leave)
            if not space:
                break
            position = _flip(game, position, space, use)
            if position.conversion is None:
                return position
    return replace(position, conversion=replace(under_way(position), major=0, minor=0))


def _options(
    game: Game, position: Position, before: Iterable[str], use: Literal["base", "major", "minor"]
) -> Options:
    """Return the spaces that can be converted now.

    Args:
        game: rules and components.
        position: the position with the conversion under way.
        before: the spaces of the new religion when the step began.
        use: for what: a base area or a minor conversion satisfies all three conditions, a major
            one the first two.

    Returns:
        The spaces of the other religion, each left out by the first clause that bars it.
    """
    conversion = under_way(position)
    to, at_start = conversion.to, frozenset(before)
    within = spaces_in(game, conversion.zones)
    candidates = of_religion(game, position, other_religion(to))
    new = frozenset(of_religion(game, position, to))
    beside = {name: _linked(game, name) & new for name in candidates}
    calm = {name: _calm(game, conversion, name, beside[name]) for name in candidates}
    then = {name: _calm(game, conversion, name, beside[name] & at_start) for name in candidates}
    options = offer(
        candidates,
        (told(to, "VQ-18.5-R02", "VQ-18.5-R11"), lambda name: name in within),
        (told(to, "VQ-18.5-R03", "VQ-18.5-R12"), lambda name: bool(beside[name])),
        (told(to, "VQ-18.5-R04", "VQ-18.5-R13"), lambda name: bool(calm[name])),
        (told(to, "VQ-18.5-R05", "VQ-18.5-R14"), lambda name: bool(then[name])),
        *(
            ()
            if use == "major"
            else ((told(to, "VQ-18.5-R06", "VQ-18.5-R15"), partial(_no_unit_bars, game, position)),)
        ),
        ("VQ-18.1-R03", lambda name: isnt_the_last(game, position, name)),
    )
    for name in candidates:
        permits(
            options.excluded.get(name, LAST_SPACE) == LAST_SPACE,
            {
                "base": told(to, "VQ-18.5-R01", "VQ-18.5-R10"),
                "minor": told(to, "VQ-18.5-R07", "VQ-18.5-R16"),
                "major": told(to, "VQ-18.5-R08", "VQ-18.5-R17"),
            }[use],
        )
    return options


def _linked(game: Game, name: str) -> frozenset[str]:
    """Return the spaces next to a space, or with a port on the same sea zone (18.5).

    Passes and inland waterways count as any connection (2.5).
    """
    place = place_of(game, name)
    if place.waterways:
        cite("VQ-2.5-X01")
    linked = {other for other in place.adjacent if not is_zone(game, other)}
    for zone in ports(game, name):
        linked |= {other for other in place_of(game, zone).adjacent if not is_zone(game, other)}
    return frozenset(linked - {name})


def _calm(game: Game, conversion: Conversion, name: str, beside: frozenset[str]) -> frozenset[str]:
    """Return those of the linked spaces that were not in unrest when the action began (VQ-Q149)."""
    calm = beside - set(conversion.unrest)
    if reading(game.rules, "VQ-Q149") == "barred":
        adjacent = beside & set(place_of(game, name).adjacent)
        if adjacent and not adjacent & calm:
            return frozenset()
    return calm


def _no_unit_bars(game: Game, position: Position, name: str) -> bool:
    """Tell whether no unit of the other religion is in a space, nor a Jesuit who would bar it."""
    to = under_way(position).to
    if to == "protestant" and space_of(position, name).jesuit:
        return False
    return not units_of_religion(game, position, name, other_religion(to)).number


def _flip(game: Game, position: Position, name: str, kind: str) -> Position:
    """Convert a space with one conversion; the game may end with it (25.1, VQ-Q351)."""
    conversion = under_way(position)
    position = with_religion(game, position, name, conversion.to)
    left = getattr(conversion, kind) - 1
    conversion = replace(conversion, converted=(*conversion.converted, name), **{kind: left})
    position = replace(position, conversion=conversion)
    if reading(game.rules, "VQ-Q351") == "at_once":
        return _judged(game, position)
    return position


def _judged(game: Game, position: Position) -> Position:
    """Return the position, with nothing under way any more if a religious victory ended it."""
    if not is_whole(game):
        return position
    position = judged(game, position)
    return replace(position, conversion=None) if position.winner else position


def place_conversion_unrest(game: Game, position: Position) -> Play[Position]:
    """Place the unrest markers on converted spaces, which ends the conversion (18.5).

    Args:
        game: rules and components.
        position: the position with the conversion under way.

    Returns:
        The position with the converted spaces in unrest that the converting power chose.
    """
    conversion = under_way(position)
    to = conversion.to
    number = min(conversion.markers, len(conversion.converted))
    if conversion.markers:
        cite("VQ-12.4-E01", told(to, "VQ-18.5-S10", "VQ-18.5-S18"))
    if number < conversion.markers:
        cite(told(to, "VQ-18.5-E01", "VQ-18.5-E02"))
    options = offer(
        spaces_in(game, conversion.zones),
        (told(to, "VQ-18.5-R09", "VQ-18.5-R18"), lambda name: name in conversion.converted),
    )
    for name in (
        yield from ChooseSome("conversion_unrest", conversion.power, options, number, number)
    ):
        if space_of(position, name).unrest:
            cite(told(to, "VQ-18.5-P05", "VQ-18.5-P10"))
        position = with_space(position, name, unrest=True)
    return _judged(game, replace(position, conversion=None))
