"""Powers: what they target, at which range, and how one is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import (
    Game,
    PrintedPower,
    PrintedThreshold,
)
from rulewright.spirit_island.effects import (
    Acting,
    Effect,
    Either,
    Level,
    Power,
    Way,
    added_up,
    in_turn,
    now,
)
from rulewright.spirit_island.elements import (
    choose_any_elements,
    elements_of,
    lacking,
    reached,
    reaches,
)
from rulewright.spirit_island.position import (
    PIECES,
    Position,
    Repeat,
    count,
    in_play,
    with_spirit,
)
from rulewright.spirit_island.power_list import POWERS
from rulewright.spirit_island.presence_tracks import any_spaces
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import cost_of
from rulewright.spirit_island.special_rules import swift
from rulewright.spirit_island.spirit_phase import plays_left
from rulewright.spirit_island.targets import (
    away_from_home,
    lands_to_target,
    pay_for_distance,
    repeated,
    spirits_to_target,
)
from rulewright.spirit_island.victory import judge


def printed(game: Game, power: str) -> PrintedPower:
    """Return what is printed on a power.

    Raises:
        Impossible: there is no such power in the box, or its effects aren't carried out.
    """
    if power not in game.components.powers:
        raise Impossible(f"there is no power {power!r} in the box")
    if power not in POWERS:
        raise Impossible(f"what the power {power!r} does isn't carried out")
    return game.components.powers[power]


# When a power can be used


def usable(
    game: Game, position: Position, phase: Literal["fast", "slow"]
) -> Iterator[tuple[str, str]]:
    """Give the powers that can be used now: Spirit and power (Fast and Slow Power phase).

    Args:
        game: rules and components.
        position: the position.
        phase: the Power phase.

    Yields:
        Cards in play and innate powers whose time it is, which have a target and, if they are
        innate, the elements for a threshold.
    """
    for spirit, there in position.spirits.items():
        board = game.components.spirits.get(spirit)
        innate = (one.name for one in board.innate) if board else ()
        for power in (*there.in_play, *innate):
            card = game.components.powers[power]
            if power not in POWERS or not in_time(game, position, spirit, card, phase):
                continue
            if can_be_used(game, position, spirit, card):
                yield spirit, power


def in_time(
    game: Game, position: Position, spirit: str, card: PrintedPower, phase: Literal["fast", "slow"]
) -> bool:
    """Tell whether a power can be used, or repeated, in a Power phase by its speed."""
    there = position.spirits[spirit]
    if card.name in there.used:
        if not leaves_to_repeat(game, position, spirit, card):
            return False
        if keeps_its_speed(game, position, spirit, card.name):
            return phase == "fast"
    if card.speed == phase:
        return True
    return phase == "fast" and may_be_fast(game, position, spirit, card.name)


def keeps_its_speed(game: Game, position: Position, spirit: str, power: str) -> bool:
    """Tell whether a slow power that was used as if it were fast is so in its repeat (SI-Q08)."""
    if power not in position.spirits[spirit].used_fast:
        return False
    cite("SI-repeat-E02")
    return reading(game.rules, "SI-Q08") == "speed_when_used"


def may_be_fast(game: Game, position: Position, spirit: str, power: str) -> bool:
    """Tell whether a slow power may be used as if it were fast now."""
    if position.spirits[spirit].may_hasten > 0 or swift(game, position, spirit):
        return True
    return _fast_by_itself(game, position, spirit, power)


def _fast_by_itself(game: Game, position: Position, spirit: str, power: str) -> bool:
    """Tell whether a threshold of the power lets it be used as if it were fast."""
    thresholds = game.components.powers[power].thresholds
    has = elements_of(game, position, spirit)
    return any(
        does.fast and reaches(has, printed_one.needs)
        for does, printed_one in zip(POWERS[power].thresholds, thresholds, strict=True)
    )


def can_be_used(game: Game, position: Position, spirit: str, card: PrintedPower) -> bool:
    """Tell whether a power has a target and, if it is innate, reaches a threshold."""
    has = elements_of(game, position, spirit)
    if card.deck == "innate" and not triggers(game, position, spirit, card):
        left = any_spaces(game, position, spirit) - position.spirits[spirit].any_chosen
        waits = reading(game.rules, "SI-Q58") == "when_first_needed"
        if not waits or lacking(has, _doing_something(card)) > left:
            return False
    if card.target != "land":
        return bool(spirits_to_target(position, spirit, card).allowed)
    met = [n for n, one in enumerate(card.thresholds) if reaches(has, one.needs)]
    reach = sum(POWERS[card.name].thresholds[n].reach for n in met)
    more = position.spirits[spirit].more_range + reach
    return bool(lands_to_target(game, position, spirit, card, more)[0].allowed)


def triggers(game: Game, position: Position, spirit: str, card: PrintedPower) -> bool:
    """Tell whether a Spirit has the elements for a threshold that does something."""
    has = elements_of(game, position, spirit)
    return any(reaches(has, threshold.needs) for threshold in _doing_something(card))


def _doing_something(card: PrintedPower) -> tuple[PrintedThreshold, ...]:
    """Return the thresholds of a power that have effects."""
    does = POWERS[card.name].thresholds
    return tuple(one for one, there in zip(card.thresholds, does, strict=True) if there.effects)


def left_to_trigger(
    game: Game, position: Position, phase: Literal["fast", "slow"]
) -> Iterator[tuple[str, str]]:
    """Give the innate powers that must be used before a Power phase ends (SI-Q10)."""
    if reading(game.rules, "SI-Q10") == "optional":
        return
    for spirit, power in usable(game, position, phase):
        card = game.components.powers[power]
        speed = card.speed == phase
        if card.deck == "innate" and speed and triggers(game, position, spirit, card):
            yield spirit, power


# Using a power


def use_power(
    game: Game, position: Position, spirit: str, power: str, phase: Literal["fast", "slow"]
) -> Play[Position]:
    """Use a power on a target of its user's choice (Powers; Basic principles of powers).

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses it.
        power: its name.
        phase: the Power phase in which it is used.

    Returns:
        The position after all its effects, with the power marked as used.

    Raises:
        Illegal: it isn't there to be used, was used this turn already, or has no target.
    """
    card = printed(game, power)
    innate = card.deck == "innate"
    again = power in in_play(position, spirit).used
    _available(game, position, spirit, card)
    if innate:
        require(
            not again,
            "SI-power-principles-R09",
            f"{spirit} has used {power} this turn already, whatever elements it has",
        )
    if not permits(not again, "SI-power-principles-L01"):
        position = yield from _by_leave(game, position, spirit, card, phase)
    if phase == "fast" and card.speed == "slow":
        position = _made_fast(game, position, spirit, power)
    if reading(game.rules, "SI-Q58") == "when_first_needed":
        wanted = _doing_something(card) if innate else ()
        position = yield from choose_any_elements(
            game, position, spirit, optional=True, wanted=wanted
        )
    triggered = yield from _triggered(game, position, spirit, card)

    if not again:
        used = (*position.spirits[spirit].used, power)
        position = with_spirit(position, spirit, used=used)
    at = Acting(game, position, spirit, power, repeated=again)
    at = yield from target(at, card, triggered)
    at = yield from carry_out(at, POWERS[power], triggered)
    # A card stays in play until the turn ends.
    permits(innate, "SI-play-tips-R01")
    return judge(game, at.position, "power or card", at_end=True)


def _available(game: Game, position: Position, spirit: str, card: PrintedPower) -> None:
    """Refuse a card that wasn't played this turn, and an innate power of another Spirit."""
    if card.deck == "innate":
        require(
            card.spirit == spirit,
            "SI-spirits-R01",
            f"{card.name} is an innate power of {card.spirit}, not of {spirit}",
        )
        # No card has to be played for it, and nothing is paid.
        cite("SI-innate-powers-X01", "SI-powers-E02")
        return
    there, powers = position.spirits[spirit], position.powers
    forgotten = (*there.forgotten, *powers.minor_discard, *powers.major_discard)
    require(
        card.name in there.in_play or card.name not in forgotten,
        "SI-forgetting-R01",
        f"{spirit} has forgotten {card.name}",
    )
    require(
        card.name in there.in_play,
        "SI-fast-phase-S01" if card.speed == "fast" else "SI-slow-phase-S01",
        f"{spirit} hasn't played {card.name} this turn",
    )


def _made_fast(game: Game, position: Position, spirit: str, power: str) -> Position:
    """Note that a slow power is used as if it were fast, and by whose leave."""
    # Card or innate, it is a power.
    cite("SI-glossary-D12")
    there = position.spirits[spirit]
    if power in there.used and keeps_its_speed(game, position, spirit, power):
        return position
    cite("SI-power-principles-R10")
    position = with_spirit(position, spirit, used_fast=(*there.used_fast, power))
    if _fast_by_itself(game, position, spirit, power):
        return position
    if swift(game, position, spirit):
        return with_spirit(position, spirit, hastened=(*there.hastened, power))
    return with_spirit(position, spirit, may_hasten=there.may_hasten - 1)


def _triggered(
    game: Game, position: Position, spirit: str, card: PrintedPower
) -> Play[tuple[int, ...]]:
    """Return the thresholds that are triggered; an innate power needs one (Elements)."""
    does = POWERS[card.name].thresholds
    if card.deck != "innate":
        return (yield from reached(game, position, spirit, card.name, card.thresholds))
    there = permits(triggers(game, position, spirit, card), "SI-powers-R01")
    require(
        there,
        "SI-innate-powers-P01",
        f"{spirit} has not the elements for any threshold of {card.name}",
    )
    needed = tuple(n for n, threshold in enumerate(does) if threshold.effects)
    return (yield from reached(game, position, spirit, card.name, card.thresholds, needed))


# Repeating a power


def leaves_to_repeat(
    game: Game, position: Position, spirit: str, card: PrintedPower
) -> dict[str, Repeat]:
    """Return the permissions by which a Power card can be used once more (Repeat)."""
    there = position.spirits[spirit]
    fitting: dict[str, Repeat] = {}
    if card.deck == "innate":
        return fitting
    for repeat in there.repeats:
        payable = not repeat.pays or cost_of(game, position, card.name) <= there.energy
        if card.cost <= repeat.most_cost and payable:
            name = "for its cost" if repeat.pays else f"up to cost {repeat.most_cost}"
            fitting[name] = repeat
    return fitting


def _by_leave(
    game: Game, position: Position, spirit: str, card: PrintedPower, phase: Literal["fast", "slow"]
) -> Play[Position]:
    """Use up a permission to repeat a power that was used this turn (Repeat).

    Raises:
        Illegal: there is none, or it isn't the time for it.
    """
    there = position.spirits[spirit]
    fitting = leaves_to_repeat(game, position, spirit, card)
    used = f"{spirit} has used {card.name} this turn already"
    if 0 < cost_of(game, position, card.name) <= there.energy:
        require(bool(fitting), "SI-power-principles-R08", f"{used}; it can't pay for it again")
    require(bool(fitting), "SI-power-principles-L01", used)
    require(
        in_time(game, position, spirit, card, phase),
        "SI-repeat-R03",
        f"the repeat of {card.name} has the speed with which it was used",
    )

    # No elements are gained, and no card play is used.
    permits(not card.elements, "SI-repeat-R01")
    permits(plays_left(game, position, spirit) > 0, "SI-repeat-R05")
    cite("SI-repeat-E03")
    chosen = yield from Choose("repeat_by", spirit, offer(fitting))
    repeats = list(there.repeats)
    repeats.remove(fitting[chosen])
    cost = cost_of(game, position, card.name) if fitting[chosen].pays else 0
    return with_spirit(position, spirit, repeats=tuple(repeats), energy=there.energy - cost)


# The target


def target(at: Acting, card: PrintedPower, triggered: tuple[int, ...]) -> Play[Acting]:
    """Let the user choose the target of a power: one land or one Spirit.

    Raises:
        Illegal: there is none.
    """
    if card.target != "land":
        cite("SI-powers-X01")
        spirits = spirits_to_target(at.position, at.spirit, card)
        spirits = repeated(spirits) if at.repeated else spirits
        require(
            bool(spirits.allowed),
            "SI-fast-phase-P02",
            f"{at.power} has no Spirit to target: skip it",
        )
        _only_one(card, spirits)
        other = yield from Choose("target", at.power, spirits)
        return msgspec.structs.replace(at, other=other)

    thresholds = POWERS[at.power].thresholds
    more = at.position.spirits[at.spirit].more_range
    more += sum(thresholds[n].reach for n in triggered if thresholds[n].reach)
    if at.repeated and more:
        cite("SI-repeat-E02")
    lands, near = lands_to_target(at.game, at.position, at.spirit, card, more)
    lands = repeated(lands) if at.repeated else lands
    require(
        bool(lands.allowed),
        "SI-fast-phase-P02",
        f"{at.power} has no land to target within its range: skip it",
    )
    _only_one(card, lands)
    land = yield from Choose("target", at.power, lands)
    if away_from_home(at.position, at.spirit, land):
        cite("SI-setup-players-P01")
    if land not in near:
        at = now(at, pay_for_distance(at.position, at.spirit))
    return msgspec.structs.replace(at, land=land)


def _only_one(card: PrintedPower, targets: Options) -> None:
    """Take one target of several that the power could have (Powers)."""
    only = permits(len(targets.allowed) == 1, "SI-powers-R05")
    if card.deck == "innate":
        permits(only, "SI-innate-powers-R01")


# The effects


def carry_out(at: Acting, power: Power, triggered: tuple[int, ...]) -> Play[Acting]:
    """Carry out the effects of a power on its target (Powers; Elements).

    Args:
        at: the power with its target.
        power: its effects.
        triggered: the thresholds that are triggered.

    Returns:
        The power with what it has done.
    """
    _only_here(at)
    first, base, others = _levels(at, power, triggered)

    cite("SI-elements-S01")
    effects = added_up((*first, *base, *others, *power.last), at)
    begins = len(added_up(first, at))
    ends = len(added_up((*first, *base), at))
    free = reading(at.game.rules, "SI-Q02") == "free_base"
    at = yield from _play_out(at, effects, 0, begins, free=False)
    at = yield from _play_out(at, effects, begins, ends, free=free)
    return (yield from _play_out(at, effects, ends, len(effects), free=False))


def _only_here(at: Acting) -> None:
    """Leave alone what stands in other lands than the target (Powers)."""
    elsewhere = any(
        name != at.land and any(count(land, kind) for kind in (*PIECES, "blight"))
        for name, land in at.position.lands.items()
    )
    permits(not elsewhere, "SI-powers-R06")


Effects: TypeAlias = tuple[Effect, ...]


def _levels(
    at: Acting, power: Power, triggered: tuple[int, ...]
) -> tuple[Effects, Effects, Effects]:
    """Return the effects that come first, the base effects, and those of the thresholds.

    A threshold with "instead" replaces the level above it (SI-Q32).
    """
    first: Effects = ()
    base = power.effects
    added: list[Effects] = []
    for n in triggered:
        threshold = power.thresholds[n]
        of_base = not added or reading(at.game.rules, "SI-Q32") == "base_effect"
        above = base if of_base else added[-1]
        if threshold.mode == "also":
            added.append(threshold.effects)
            continue
        if threshold.mode == "first":
            first = (*first, *threshold.effects)
            continue
        if threshold.mode == "before_last":
            *before, last = base
            base = (*before, Level((*threshold.effects, last)))
            continue
        cite("SI-elements-X01")
        level: Effects = threshold.effects
        if threshold.mode == "may_instead":
            way = Way(f"threshold {n + 1}", Level(threshold.effects))
            level = (Either(Way("base", Level(above)), way),)
        if of_base:
            base = level
        else:
            added[-1] = level
    return first, base, tuple(effect for level in added for effect in level)


def _play_out(
    at: Acting, effects: Sequence[Effect], begins: int, ends: int, *, free: bool
) -> Play[Acting]:
    """Play effects, in the order that the user chooses if it is free (SI-Q02)."""
    left = list(range(begins, ends))
    whole = reading(at.game.rules, "SI-Q03") == "all_possible"
    while left and not at.position.result:
        n = left[0]
        if free and len(left) > 1:
            cite("SI-powers-S01")
            names = offer(f"effect {one + 1}" for one in left)
            chosen = yield from Choose("next_effect", at.power, names, optional=True)
            free = bool(chosen)
            n = int(chosen.removeprefix("effect ")) - 1 if chosen else n
        left.remove(n)
        if whole:
            cite("SI-power-principles-R01", "SI-elements-R02")
        else:
            cite("SI-power-principles-P04")
            name = offer((f"effect {n + 1}",))
            if (yield from Choose("leave_effect", at.power, name, optional=True)):
                continue
        at = yield from in_turn((effects[n],), at)
    return at
