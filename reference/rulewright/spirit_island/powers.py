"""Powers: what they target, at which range, and how one is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, require
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game, PrintedPower, seen_by_powers
from rulewright.spirit_island.damage import has_rule
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
    reached,
    reaches,
)
from rulewright.spirit_island.position import Position, Repeat, land_of, with_spirit
from rulewright.spirit_island.power_list import POWERS
from rulewright.spirit_island.presence_tracks import any_spaces
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.special_rules import swift
from rulewright.spirit_island.targets import fits, lands_in_range, spirits_to_target
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


# Using a power


def usable(
    game: Game, position: Position, phase: Literal["fast", "slow"]
) -> Iterator[tuple[str, str]]:
    """Give the powers that can be used now: Spirit and power (Fast and Slow Power phase).

    Args:
        game: rules and components.
        position: the position.
        phase: the Power phase.

    Yields:
        Cards in play and innate powers of that speed that haven't been used this turn, have a
        target and, if they are innate, the elements for a threshold.
    """
    for spirit, there in position.spirits.items():
        innate = game.components.spirits[spirit].innate
        for power in (*there.in_play, *(one.name for one in innate)):
            card = game.components.powers[power]
            if power not in POWERS:
                continue
            if power in there.used and not leaves_to_repeat(position, spirit, card):
                continue
            speed = card.speed == phase
            if not speed and not (phase == "fast" and may_be_fast(game, position, spirit, power)):
                continue
            if can_be_used(game, position, spirit, card):
                yield spirit, power


def can_be_used(game: Game, position: Position, spirit: str, card: PrintedPower) -> bool:
    """Tell whether a power has a target and, if it is innate, reaches a threshold."""
    has = elements_of(game, position, spirit)
    met = [n for n, one in enumerate(card.thresholds) if reaches(has, one.needs)]
    waiting = any_spaces(game, position, spirit) > position.spirits[spirit].any_chosen
    does = any(POWERS[card.name].thresholds[n].effects for n in met)
    if card.deck == "innate" and not does and not waiting:
        return False
    if card.target != "land":
        return bool(spirits_to_target(position, spirit, card).allowed)
    reach = sum(POWERS[card.name].thresholds[n].reach for n in met)
    more = position.spirits[spirit].more_range + reach
    return bool(lands_in_range(game, position, spirit, card, more).allowed)


def may_be_fast(game: Game, position: Position, spirit: str, power: str) -> bool:
    """Tell whether a slow power may be used as if it were fast now."""
    there = position.spirits[spirit]
    if there.may_hasten > 0 or swift(game, position, spirit):
        return True
    if power in there.used:  # repeated
        return power in there.hastened and reading(game.rules, "SI-Q08") == "speed_when_used"
    return _fast_by_itself(game, position, spirit, power)


def _fast_by_itself(game: Game, position: Position, spirit: str, power: str) -> bool:
    """Tell whether a threshold of the power lets it be used as if it were fast."""
    thresholds = game.components.powers[power].thresholds
    has = elements_of(game, position, spirit)
    return any(
        does.fast and reaches(has, printed_one.needs)
        for does, printed_one in zip(POWERS[power].thresholds, thresholds, strict=True)
    )


def _hasten(game: Game, position: Position, spirit: str, power: str) -> Position:
    """Note that a slow power is used as if it were fast, and by whose leave."""
    cite("SI-power-principles-R10")
    there = position.spirits[spirit]
    if power in there.used or _fast_by_itself(game, position, spirit, power):
        return position
    if swift(game, position, spirit):
        return with_spirit(position, spirit, hastened=(*there.hastened, power))
    return with_spirit(position, spirit, may_hasten=there.may_hasten - 1)


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
    _available(game, position, spirit, card)
    again = power in position.spirits[spirit].used
    if phase == "fast" and card.speed == "slow":
        position = _hasten(game, position, spirit, power)
    if again:
        position = yield from _by_leave(game, position, spirit, card)
    position = yield from choose_any_elements(game, position, spirit)
    innate = card.deck == "innate"
    triggered = yield from reached(game, position, spirit, power, card.thresholds, int(innate))
    if innate:
        require(
            any(POWERS[power].thresholds[n].effects for n in triggered),
            "SI-innate-powers-P01",
            f"{spirit} has not the elements for any threshold of {power}",
        )

    if not again:
        used = (*position.spirits[spirit].used, power)
        position = with_spirit(position, spirit, used=used)
    at = Acting(game, position, spirit, power, repeated=again)
    at = yield from target(at, card, triggered)
    at = yield from carry_out(at, POWERS[power], triggered)
    return judge(game, at.position, "power or card", at_end=True)


def leaves_to_repeat(position: Position, spirit: str, card: PrintedPower) -> dict[str, Repeat]:
    """Return the permissions by which a Power card can be used once more (Repeat)."""
    there = position.spirits[spirit]
    fitting: dict[str, Repeat] = {}
    if card.deck == "innate":
        return fitting
    for repeat in there.repeats:
        if card.cost <= repeat.most_cost and (not repeat.pays or card.cost <= there.energy):
            name = "for its cost" if repeat.pays else f"up to cost {repeat.most_cost}"
            fitting[name] = repeat
    return fitting


def _by_leave(game: Game, position: Position, spirit: str, card: PrintedPower) -> Play[Position]:
    """Use up a permission to repeat a power that was used this turn (Repeat).

    Raises:
        Illegal: there is none.
    """
    fitting = leaves_to_repeat(position, spirit, card)
    if card.deck == "innate":
        clause = "SI-power-principles-R09"
    else:
        clause = "SI-power-principles-R08" if card.cost else "SI-power-principles-L01"
    require(bool(fitting), clause, f"{spirit} has used {card.name} this turn already")
    cite("SI-repeat-R01", "SI-repeat-R03", "SI-repeat-E02", "SI-repeat-R05", "SI-repeat-E03")
    chosen = yield from Choose("repeat_by", spirit, offer(fitting))
    there = position.spirits[spirit]
    repeats = list(there.repeats)
    repeats.remove(fitting[chosen])
    cost = card.cost if fitting[chosen].pays else 0
    return with_spirit(position, spirit, repeats=tuple(repeats), energy=there.energy - cost)


def _available(game: Game, position: Position, spirit: str, card: PrintedPower) -> None:
    """Refuse a card that wasn't played this turn, and an innate power of another Spirit."""
    if card.deck == "innate":
        require(
            card.spirit == spirit,
            "SI-spirits-R01",
            f"{card.name} is an innate power of {card.spirit}, not of {spirit}",
        )
        cite("SI-innate-powers-X01")
        return
    require(
        card.name in position.spirits[spirit].in_play,
        "SI-fast-phase-S01" if card.speed == "fast" else "SI-slow-phase-S01",
        f"{spirit} hasn't played {card.name} this turn",
    )


def target(at: Acting, card: PrintedPower, triggered: tuple[int, ...]) -> Play[Acting]:
    """Let the user choose the target of a power: one land or one Spirit.

    Raises:
        Illegal: there is none.
    """
    cite("SI-powers-R05")
    if card.target != "land":
        spirits = spirits_to_target(at.position, at.spirit, card)
        require(
            bool(spirits.allowed),
            "SI-fast-phase-P02",
            f"{at.power} has no Spirit to target: skip it",
        )
        other = yield from Choose("target", at.power, spirits)
        return msgspec.structs.replace(at, other=other)

    thresholds = POWERS[at.power].thresholds
    more = at.position.spirits[at.spirit].more_range
    more += sum(thresholds[n].reach for n in triggered if thresholds[n].reach)
    lands = lands_in_range(at.game, at.position, at.spirit, card, more)
    far = _for_energy(at, card)
    require(
        bool(lands.allowed or far),
        "SI-fast-phase-P02",
        f"{at.power} has no land to target within its range: skip it",
    )
    if far:
        left_out = {name: c for name, c in lands.excluded.items() if name not in far}
        there = (*lands.allowed, *(name for name in far if name not in lands.allowed))
        lands, near = Options(there, left_out), lands.allowed
        land = yield from Choose("target", at.power, lands)
        if land not in near:
            energy = at.position.spirits[at.spirit].energy - 1
            at = now(at, with_spirit(at.position, at.spirit, energy=energy))
        return msgspec.structs.replace(at, land=land)
    land = yield from Choose("target", at.power, lands)
    return msgspec.structs.replace(at, land=land)


def _for_energy(at: Acting, card: PrintedPower) -> list[str]:
    """Return the lands that Shadows of the Dahan lets a power reach for 1 Energy."""
    if not has_rule(at.game, at.spirit, "Shadows of the Dahan"):
        return []
    if not at.position.spirits[at.spirit].energy:
        return []
    return [
        name
        for name in seen_by_powers(at.game, at.position)
        if land_of(at.position, name).dahan and fits(at.game, at.position, card, name)
    ]


def carry_out(at: Acting, power: Power, triggered: tuple[int, ...]) -> Play[Acting]:
    """Carry out the effects of a power on its target (Powers; Elements).

    Args:
        at: the power with its target.
        power: its effects.
        triggered: the thresholds that are triggered.

    Returns:
        The power with what it has done.
    """
    cite("SI-powers-R06", "SI-power-principles-R01")
    levels = _levels(at, power, triggered)
    effects = added_up([effect for level in levels for effect in level], at)
    base = len(levels[0]) if levels else 0
    if base > 1 and reading(at.game.rules, "SI-Q02") == "free_base":
        effects = yield from _in_order(at, effects, base)
    if reading(at.game.rules, "SI-Q03") == "may_choose":
        return (yield from _as_wanted(at, effects))
    cite("SI-elements-R02")
    return (yield from in_turn(effects, at))


def _levels(at: Acting, power: Power, triggered: tuple[int, ...]) -> list[tuple[Effect, ...]]:
    """Return the effects level by level: the base, then each threshold from top to bottom."""
    cite("SI-elements-S01")
    levels: list[tuple[Effect, ...]] = [power.effects]
    for n in triggered:
        threshold = power.thresholds[n]
        if threshold.mode == "first":
            levels.insert(0, threshold.effects)
        elif threshold.mode == "before_last":
            *before, last = power.effects
            levels[0] = (*before, *threshold.effects, last)
        elif threshold.mode == "instead":
            cite("SI-elements-X01")
            above = 0 if reading(at.game.rules, "SI-Q32") == "base_effect" else -1
            levels[above] = threshold.effects
        elif threshold.mode == "may_instead":
            base = Way("base", Level(levels[-1]))
            levels[-1] = (Either(base, Way(f"threshold {n + 1}", Level(threshold.effects))),)
        else:
            levels.append(threshold.effects)
    return [*levels, power.last]


def _in_order(at: Acting, effects: tuple[Effect, ...], base: int) -> Play[tuple[Effect, ...]]:
    """Let the user put the base effects in another order than the printed one (SI-Q02)."""
    left = list(range(min(base, len(effects))))
    rest = effects[len(left) :]
    order: list[int] = []
    while len(left) > 1:
        cite("SI-powers-S01")
        names = offer(f"effect {n + 1}" for n in left)
        chosen = yield from Choose("next_effect", at.power, names, optional=True)
        if not chosen:
            break
        n = int(chosen.removeprefix("effect ")) - 1
        left.remove(n)
        order.append(n)
    return (*(effects[n] for n in (*order, *left)), *rest)


def _as_wanted(at: Acting, effects: tuple[Effect, ...]) -> Play[Acting]:
    """Let the user leave out effects (SI-Q03)."""
    cite("SI-power-principles-P04")
    for n, effect in enumerate(effects):
        left = yield from Choose("leave_effect", at.power, offer((f"effect {n + 1}",)), True)
        if not left:
            at = yield from in_turn((effect,), at)
    return at
