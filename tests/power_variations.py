"""Change each number, target and threshold of each power in turn and see whether a case notices.

    python tests/power_variations.py                       all powers
    python tests/power_variations.py "Drought" "Tsunami"   only these

A variation that no case notices is a missing case.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.planning import Unplayable, derived
from rulewright.conformance.reference import Laid, lay
from rulewright.core.asks import AnswerError
from rulewright.core.frozen import merged
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible
from rulewright.spirit_island import power_list
from rulewright.spirit_island.components import PrintedPower
from rulewright.spirit_island.effects import Power, Threshold

GAME = rulebook("spirit_island")
USES = ("spirit_island.use_fast_power", "spirit_island.use_slow_power")
KINDS = ("explorer", "town", "city", "dahan")


def cases_of(cases: list[Case]) -> dict[str, list[tuple[Case, Laid]]]:
    """Lay the cases in which a power is used, by power."""
    found: dict[str, list[tuple[Case, Laid]]] = {}
    for case in cases:
        if case.operation in USES:
            found.setdefault(str(case.inputs["power"]), []).append((case, lay(GAME, case)))
    return found


def notices(case: Case, laid: Laid) -> bool:
    """Tell whether a case comes out otherwise than it expects."""
    try:
        there = derived(case, laid)
    except (AnswerError, Impossible, Unplayable, LookupError, ArithmeticError):
        return True
    mine, theirs = case.expect, there
    if mine.outcome is not None and theirs.outcome is not None:
        return merged(case.position, mine.outcome) != merged(case.position, theirs.outcome)
    if mine.ask is not None and theirs.ask is not None:
        return sorted(mine.ask.options) != sorted(theirs.ask.options)
    return mine.illegal != theirs.illegal or mine.by_reading != theirs.by_reading


# Variations


def of_value(value: Any) -> Iterator[tuple[str, Any]]:
    """Give the variations of a value: what is changed, and the changed value."""
    if isinstance(value, bool):
        yield f"{value} -> {not value}", not value
    elif isinstance(value, int):
        if value < 100:
            yield f"{value} -> {value + 1}", value + 1
        if value > 0:
            less = value - 1 if value < 100 else 1
            yield f"{value} -> {less}", less
    elif isinstance(value, str):
        if value in KINDS:
            other = KINDS[(KINDS.index(value) + 1) % len(KINDS)]
            yield f"{value} -> {other}", other
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            if isinstance(item, msgspec.Struct):
                yield f"without {type(item).__name__}", (*value[:n], *value[n + 1 :])
            for what, changed in of_value(item):
                yield what, (*value[:n], changed, *value[n + 1 :])
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            for what, changed in of_value(getattr(value, name)):
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
        if threshold.effects:
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
    for what, card in of_printed(GAME.components().powers[name]):
        if not any(notices(case, _with(one, card)) for case, one in laid):
            yield what


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
    laid = cases_of(load_cases(vector_files("spirit_island")))
    left = 0
    for name in names or list(power_list.POWERS):
        found = list(survivors(name, laid.get(name, [])))
        left += len(found)
        if found:
            print(f"{name} ({len(laid.get(name, []))} cases): {len(found)} unnoticed")
            for what in found:
                print(f"  {what}")
    print(f"{left} variations that no case notices")
    return min(left, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
