"""Change each number on each power and Spirit board in turn and see whether a case notices.

    python tests/power_variations.py                                 all powers, all Spirit boards
    python tests/power_variations.py "Drought" "Thunderspeaker"      only these

Of a power: what it does, its range, target, thresholds, cost, elements and speed. Of a Spirit
board: its set-up, Growth options, tracks and special rules. A variation that no case notices is a
missing case.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Result, load_cases
from rulewright.conformance.checking.planning import Unplayable, derived
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import Laid, lay
from rulewright.core.asks import AnswerError
from rulewright.core.frozen import merged
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.spirit_island import power_list
from rulewright.spirit_island.components import (
    FirstPresence,
    GrowthAction,
    PrintedPower,
    PrintedSpirit,
    TrackSpace,
)
from rulewright.spirit_island.effects import Acting, Condition, If, Power, Push, Threshold
from rulewright.spirit_island.major_powers import PresenceAdded
from rulewright.spirit_island.position import ELEMENTS

GAME = rulebook("spirit_island")
USES = ("spirit_island.use_fast_power", "spirit_island.use_slow_power")
KINDS = ("explorer", "town", "city", "dahan")
WORDS = {
    "terrain": ("jungle", "mountain", "sands", "wetland"),
    "pick": ("highest number", "most dahan", "player"),
    "element": ELEMENTS,
}
"""What a word on a Spirit board can be, by the field."""
Found = dict[str, list[tuple[Case, Laid]]]


class Always(Condition, frozen=True):
    """What any target is."""

    def met(self, at: Acting) -> bool:
        return True


def can_show(value: msgspec.Struct, name: str) -> bool:
    """Tell whether a change of a field can show in a play at all."""
    if isinstance(value, Push):
        # A single piece goes into one land: there is nothing to spread.
        return not (name == "spread" and value.n == 1)
    if isinstance(value, GrowthAction):
        # Where presence may be added is asked by no other icon.
        if name == "n":
            return value.do in ("gain_energy", "extra_card_play_this_turn")
        return value.do == "add_presence" and not (name == "range" and value.anywhere)
    if isinstance(value, TrackSpace | FirstPresence):
        # What isn't printed there isn't changed.
        return bool(getattr(value, name)) or name == "number"
    return True


def cases_of(cases: list[Case]) -> Found:
    """Lay the cases in which a power is used or a card laid down, by power."""
    found: Found = {}
    for case in cases:
        if case.operation in USES:
            found.setdefault(str(case.inputs["power"]), []).append((case, lay(GAME, case)))
        if case.operation == "spirit_island.play_cards":
            for card in case.answers.get("play", {}).get(case.inputs["spirit"], ()):
                found.setdefault(card, []).append((case, lay(GAME, case)))
    return found


def cases_with(cases: list[Case], spirits: set[str]) -> Found:
    """Lay the cases in which some Spirits are played, by Spirit, those about it alone first."""
    found: Found = {}
    for case in cases:
        played = {case.inputs.get("spirit"), *case.inputs.get("spirits", ())}
        there = played | set(case.position.get("spirits", {}))
        for spirit in there & spirits:
            at = found.setdefault(spirit, [])
            at.insert(0 if spirit in played else len(at), (case, lay(GAME, case)))
    return found


def notices(case: Case, laid: Laid) -> bool:
    """Tell whether a case comes out otherwise than it expects."""
    try:
        there = derived(case, laid)
    except (AnswerError, Impossible, Unplayable, LookupError, ArithmeticError, ValueError):
        return True
    mine, theirs = case.expect, there
    if mine.any_of is not None and theirs.any_of is not None:
        return _encoded(mine.any_of) != _encoded(theirs.any_of)
    if mine.outcome is not None and theirs.outcome is not None:
        return merged(case.position, mine.outcome) != merged(case.position, theirs.outcome)
    if mine.ask is not None and theirs.ask is not None:
        return sorted(mine.ask.options) != sorted(theirs.ask.options)
    if (mine.ask is None) != (theirs.ask is None):
        return True
    return mine.illegal != theirs.illegal or mine.by_reading != theirs.by_reading


def _encoded(results: tuple[Result, ...]) -> set[bytes]:
    return {msgspec.json.encode(result, order="deterministic") for result in results}


# Variations


def of_value(value: Any, field: str = "") -> Iterator[tuple[str, Any]]:
    """Give the variations of the value of a field: what is changed, and the changed value."""
    if isinstance(value, bool):
        yield f"{value} -> {not value}", not value
    elif isinstance(value, int):
        if value < 100:
            yield f"{value} -> {value + 1}", value + 1
        if value > 0:
            less = value - 1 if value < 100 else 1
            yield f"{value} -> {less}", less
    elif isinstance(value, str):
        words = WORDS.get(field, KINDS)
        if value in words:
            other = words[(words.index(value) + 1) % len(words)]
            yield f"{value} -> {other}", other
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            if isinstance(item, msgspec.Struct):
                yield f"without {type(item).__name__}", (*value[:n], *value[n + 1 :])
            for what, changed in of_value(item, field):
                which = f"{n + 1}, {what}" if isinstance(item, tuple) else what
                yield which, (*value[:n], changed, *value[n + 1 :])
    elif isinstance(value, msgspec.Struct):
        # Where no presence has come back, there is no land for what follows.
        if isinstance(value, If) and not isinstance(value.condition, PresenceAdded):
            yield "If: always", msgspec.structs.replace(value, condition=Always())
        for name in filter(partial(can_show, value), value.__struct_fields__):
            for what, changed in of_value(getattr(value, name), name):
                yield (
                    f"{type(value).__name__}.{name}: {what}",
                    msgspec.structs.replace(value, **{name: changed}),
                )


def of_power(power: Power) -> Iterator[tuple[str, Power]]:
    """Give the variations of what a power does."""
    for what, changed in of_value(power.effects):
        yield what, msgspec.structs.replace(power, effects=changed)
    for what, changed in of_value(power.last):
        yield what, msgspec.structs.replace(power, last=changed)
    for n, threshold in enumerate(power.thresholds):
        for name in ("effects", "reach", "fast"):
            if name in ("reach", "fast") and not getattr(threshold, name):
                continue
            for what, changed in of_value(getattr(threshold, name)):
                one = msgspec.structs.replace(threshold, **{name: changed})
                yield f"threshold {n + 1}: {what}", _with_threshold(power, n, one)
        mode = "also" if threshold.mode != "also" else "instead"
        above = power.effects or any(one.effects for one in power.thresholds[:n])
        # One effect with none above it takes no effect's place.
        if threshold.effects and (above or len(threshold.effects) > 1):
            one = msgspec.structs.replace(threshold, mode=mode)
            yield f"threshold {n + 1}: mode {mode}", _with_threshold(power, n, one)


def _with_threshold(power: Power, n: int, one: Threshold) -> Power:
    thresholds = (*power.thresholds[:n], one, *power.thresholds[n + 1 :])
    return msgspec.structs.replace(power, thresholds=thresholds)


def of_printed(card: PrintedPower) -> Iterator[tuple[str, PrintedPower]]:
    """Give the variations of what is printed on a power."""
    if card.range is not None:
        for n in (card.range - 1, card.range + 1):
            if n >= 0:
                yield f"range {n}", msgspec.structs.replace(card, range=n)
        site = not card.from_sacred_site
        yield f"from sacred site: {site}", msgspec.structs.replace(card, from_sacred_site=site)
    if card.from_terrain:
        yield "from any terrain", msgspec.structs.replace(card, from_terrain="")
    for name, empty in (("terrain", ()), ("coastal", False), ("holding", ""), ("without", "")):
        if getattr(card, name):
            yield f"target without {name}", msgspec.structs.replace(card, **{name: empty})
    if card.target != "land":
        other = "any spirit" if card.target == "another spirit" else "another spirit"
        yield f"target {other}", msgspec.structs.replace(card, target=other)
    for n, threshold in enumerate(card.thresholds):
        for element, number in threshold.needs.items():
            for changed in (number - 1, number + 1):
                one = msgspec.structs.replace(
                    threshold, needs={**threshold.needs, element: changed}
                )
                varied = (*card.thresholds[:n], one, *card.thresholds[n + 1 :])
                yield (
                    f"threshold {n + 1} at {changed} {element}",
                    msgspec.structs.replace(card, thresholds=varied),
                )


def of_card(card: PrintedPower) -> Iterator[tuple[str, PrintedPower]]:
    """Give the variations of the speed of a power, and of what a card costs and brings."""
    speed = "slow" if card.speed == "fast" else "fast"
    yield speed, msgspec.structs.replace(card, speed=speed)
    if card.deck == "innate":
        return
    for cost in (card.cost - 1, card.cost + 1):
        if cost >= 0:
            yield f"cost {cost}", msgspec.structs.replace(card, cost=cost)
    for element in ELEMENTS:
        other = tuple(one for one in card.elements if one != element)
        if element not in card.elements:
            other = (*card.elements, element)
        what = f"{'with' if element in other else 'without'} {element}"
        yield what, msgspec.structs.replace(card, elements=other)


def of_board(board: PrintedSpirit) -> Iterator[tuple[str, PrintedSpirit]]:
    """Give the variations of a Spirit board.

    The number of its presence tokens isn't changed: the rules read off the tracks how many there
    are.
    """
    for name in ("set_up", "energy", "growth", "growth_picks", "growth_always"):
        for what, changed in of_value(getattr(board, name), name):
            yield f"{name}: {what}", msgspec.structs.replace(board, **{name: changed})
    for name in ("energy_track", "plays_track"):
        for what, track in of_track(getattr(board, name)):
            yield f"{name}: {what}", msgspec.structs.replace(board, **{name: track})
    for n, rule in enumerate(board.special_rule):
        others = (*board.special_rule[:n], *board.special_rule[n + 1 :])
        yield f"without {rule.name}", msgspec.structs.replace(board, special_rule=others)


Track = tuple[TrackSpace, ...]


def of_track(track: Track) -> Iterator[tuple[str, Track]]:
    """Give the variations of a presence track."""
    for n, space in enumerate(track):
        yield f"without space {n + 1}", (*track[:n], *track[n + 1 :])
        highest = max((one.number or 0 for one in track[:n]), default=-1)
        for what, changed in of_value(space):
            # Only the highest number counts: below one before it, none can be told from another.
            if changed.number is None or max(changed.number, space.number or 0) > highest:
                yield f"space {n + 1}, {what}", (*track[:n], changed, *track[n + 1 :])


def survivors(name: str, laid: list[tuple[Case, Laid]]) -> Iterator[str]:
    """Give the variations of one power that no case notices."""
    powers: Any = power_list.POWERS
    real = powers[name]
    for what, varied in of_power(real):
        powers[name] = varied
        try:
            if not any(notices(case, one) for case, one in laid):
                yield what
        finally:
            powers[name] = real
    printed = GAME.components().powers[name]
    for what, card in (*of_printed(printed), *of_card(printed)):
        if not any(notices(case, _with(one, card)) for case, one in laid):
            yield what


def survivors_of_board(name: str, laid: list[tuple[Case, Laid]]) -> Iterator[str]:
    """Give the variations of one Spirit board that no case notices."""
    for what, board in of_board(GAME.components().spirits[name]):
        if not any(notices(case, _with_board(one, board)) for case, one in laid):
            yield what


def _with_board(laid: Laid, board: PrintedSpirit) -> Laid:
    components = laid.game.components
    spirits = {**components.spirits, board.name: board}
    changed = msgspec.structs.replace(components, spirits=spirits)
    return msgspec.structs.replace(
        laid, game=msgspec.structs.replace(laid.game, components=changed)
    )


def _with(laid: Laid, card: PrintedPower) -> Laid:
    components = laid.game.components
    powers = {**components.powers, card.name: card}
    changed = msgspec.structs.replace(components, powers=powers)
    if card.deck == "innate":
        board = components.spirits[card.spirit]
        innate = tuple(card if one.name == card.name else one for one in board.innate)
        spirits = {**components.spirits, card.spirit: msgspec.structs.replace(board, innate=innate)}
        changed = msgspec.structs.replace(changed, spirits=spirits)
    game = msgspec.structs.replace(laid.game, components=changed)
    return msgspec.structs.replace(laid, game=game)


def main(names: list[str]) -> int:
    """Print what no case notices; return how much that is."""
    cases = load_cases(vector_files("spirit_island"))
    boards = GAME.components().spirits
    wanted = names or [*power_list.POWERS, *boards]
    using = cases_of(cases)
    playing = cases_with(cases, {*boards} & {*wanted})
    left = 0
    for name in wanted:
        laid = (playing if name in boards else using).get(name, [])
        found = list((survivors_of_board if name in boards else survivors)(name, laid))
        left += len(found)
        if found:
            print(f"{name} ({len(laid)} cases): {len(found)} unnoticed", flush=True)
            for what in found:
                print(f"  {what}")
    print(f"{left} variations that no case notices")
    return min(left, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
