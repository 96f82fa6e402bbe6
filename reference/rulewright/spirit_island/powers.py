"""Powers: what they target, at which range, and how one is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game, PrintedPower, island
from rulewright.spirit_island.damage import is_sacred_site
from rulewright.spirit_island.effects import Acting, Effect, Either, Power, Way, added_up, in_turn
from rulewright.spirit_island.elements import (
    choose_any_elements,
    elements_of,
    reached,
    reaches,
)
from rulewright.spirit_island.position import Position, count, has_invaders, land_of, with_spirit
from rulewright.spirit_island.power_list import POWERS
from rulewright.spirit_island.presence_tracks import any_spaces
from rulewright.spirit_island.rules import reading
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


# Range and target


def distances(game: Game, position: Position, starts: Iterable[str]) -> dict[str, int]:
    """Return how many steps each land is away from the nearest of some lands."""
    places = island(game, position)
    away = dict.fromkeys((name for name in starts if name in places), 0)
    front = list(away)
    while front:
        reached_now: list[str] = []
        for name in front:
            for near in places[name].adjacent:
                if near not in away:
                    away[near] = away[name] + 1
                    reached_now.append(near)
        front = reached_now
    return away


def origins(game: Game, position: Position, spirit: str, power: PrintedPower) -> list[str]:
    """Return the lands from which a Spirit may use a power (Powers).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.
        power: what is printed on the power.

    Returns:
        Lands with its presence, or that of a Spirit with which it shares its presence this turn;
        where the power says so only sacred sites, or only lands of one terrain.
    """
    lands = []
    for owner in (spirit, *position.spirits[spirit].targets_from):
        for name, place in island(game, position).items():
            if not land_of(position, name).presence.get(owner, 0):
                continue
            site = not power.from_sacred_site or is_sacred_site(game, position, name, owner)
            terrain = power.from_terrain in ("", place.terrain)
            if permits(site and terrain, "SI-powers-R04"):
                lands.append(name)
    return lands


def lands_in_range(
    game: Game, position: Position, spirit: str, power: PrintedPower, more: int = 0
) -> Options:
    """Return the lands that a power can target (Powers; Basic principles of powers).

    Args:
        game: rules and components.
        position: the position.
        spirit: who uses it.
        power: what is printed on it.
        more: what is added to its range.

    Returns:
        The lands, with the clause that leaves each of the others out.
    """
    reach = (power.range or 0) + more
    clause = "SI-powers-R03" if reach == 0 else "SI-powers-R02"
    away = distances(game, position, origins(game, position, spirit, power))
    return offer(
        island(game, position),
        (clause, lambda name: away.get(name, reach + 1) <= reach),
        ("SI-power-principles-R02", lambda name: fits(game, position, power, name)),
    )


def fits(game: Game, position: Position, power: PrintedPower, land: str) -> bool:
    """Tell whether a land is what the target field of a power asks for."""
    place, here = island(game, position)[land], land_of(position, land)

    def has(what: str) -> bool:
        return has_invaders(here) if what == "invaders" else count(here, what) > 0

    return (
        (not power.terrain or place.terrain in power.terrain)
        and (not power.coastal or place.coastal)
        and (not power.holding or has(power.holding))
        and (not power.without or not has(power.without))
    )


def spirits_to_target(position: Position, spirit: str, power: PrintedPower) -> Options:
    """Return the Spirits that a power can target (Powers; Solo)."""
    cite("SI-powers-X01")
    alone = len(position.spirits) == 1
    if alone and power.target == "another spirit":
        cite("SI-solo-X01")
    return offer(
        position.spirits,
        (
            "SI-power-principles-R02",
            lambda name: alone or power.target == "any spirit" or name != spirit,
        ),
    )


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
            if power not in POWERS or power in there.used:
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
    if card.deck == "innate" and not met and not waiting:
        return False
    if card.target != "land":
        return bool(spirits_to_target(position, spirit, card).allowed)
    reach = sum(POWERS[card.name].thresholds[n].reach for n in met)
    more = position.spirits[spirit].more_range + reach
    return bool(lands_in_range(game, position, spirit, card, more).allowed)


def may_be_fast(game: Game, position: Position, spirit: str, power: str) -> bool:
    """Tell whether a slow power may be used as if it were fast now."""
    return position.spirits[spirit].may_hasten > 0


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
    require(
        power not in position.spirits[spirit].used,
        "SI-power-principles-R09" if card.deck == "innate" else "SI-power-principles-L01",
        f"{spirit} has used {power} this turn already",
    )
    position = yield from choose_any_elements(game, position, spirit)
    triggered = yield from reached(game, position, spirit, power, card.thresholds)
    if card.deck == "innate":
        require(
            bool(triggered),
            "SI-innate-powers-P01",
            f"{spirit} has not the elements for any threshold of {power}",
        )

    used = (*position.spirits[spirit].used, power)
    position = with_spirit(position, spirit, used=used)
    if phase == "fast" and card.speed == "slow":
        cite("SI-power-principles-R10")
        may_hasten = position.spirits[spirit].may_hasten - 1
        position = with_spirit(position, spirit, may_hasten=may_hasten)
    at = yield from target(Acting(game, position, spirit, power), card, triggered)
    at = yield from carry_out(at, POWERS[power], triggered)
    return judge(game, at.position, "power or card", at_end=True)


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
    require(
        bool(lands.allowed),
        "SI-fast-phase-P02",
        f"{at.power} has no land to target within its range: skip it",
    )
    land = yield from Choose("target", at.power, lands)
    return msgspec.structs.replace(at, land=land)


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
        elif threshold.mode == "instead":
            cite("SI-elements-X01")
            above = 0 if reading(at.game.rules, "SI-Q32") == "base_effect" else -1
            levels[above] = threshold.effects
        elif threshold.mode == "may_instead":
            ways = (Way("base", levels[-1]), Way(f"threshold {n + 1}", threshold.effects))
            levels[-1] = (Either(ways),)
        else:
            levels.append(threshold.effects)
    return levels


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
