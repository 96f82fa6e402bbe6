"""What conversion attempts may see of their dice is told by one number: exhaustively."""

from __future__ import annotations

from itertools import combinations_with_replacement

from invariants.spirit_island.strategies import swapped
from invariants.virgin_queen.religious_tables import EVENTS

from rulewright.core.asks import Roll, Tally
from rulewright.core.drivers import Played, scripted
from rulewright.core.frozen import frozen_map
from rulewright.virgin_queen import s18_5_conversion
from rulewright.virgin_queen.components import Game, load
from rulewright.virgin_queen.position import Conversion, Place, Position
from rulewright.virgin_queen.rules import Rules

PLACES = {name: Place(home="france", zone="france") for name in ("here", "there")}
PLACES["far"] = Place(home="france", zone="france", protestant=True)
PLACES["yonder"] = Place(home="france", zone="france", protestant=True)
GAME = Game(Rules(), load(), frozen_map(PLACES))


def rolled(to: str, event: str, attempts: int, dice: tuple[int, ...]) -> tuple[int, Conversion]:
    """Roll the dice of conversion attempts; return what they count, and what came of them."""
    power = "protestant" if to == "protestant" else "spain"
    play = s18_5_conversion.roll_conversion(
        GAME,
        Position(),
        to,  # type: ignore[arg-type]  # a religion
        power,  # type: ignore[arg-type]  # a power
        ("france",),
        attempts,
        event,
    )
    ending = scripted(play, {"conversion_dice": {power: (dice,)}})
    assert isinstance(ending, Played)
    (one,) = ending.asked
    assert isinstance(one.ask, Roll)
    assert one.ask.reads is not None
    conversion = ending.result.conversion
    assert conversion is not None
    return sum(one.ask.reads.faces[die - 1] for die in dice), conversion


def alike_dice_come_to_the_same() -> None:
    """Dice that count alike come to the same: 1 to 6 attempts, either religion, each event."""
    for to in ("protestant", "catholic"):
        for event in EVENTS:
            if s18_5_conversion.KNOWN.get(event, to) != to:
                continue  # it brings attempts of the other religion
            for attempts in range(1, 7):
                first = event in s18_5_conversion.FIRST_IS_SIX[to]  # type: ignore[index]
                seen: dict[int, Conversion] = {}
                for dice in combinations_with_replacement(range(1, 7), attempts - first):
                    if not dice:
                        continue
                    total, conversion = rolled(to, event, attempts, dice)
                    assert seen.setdefault(total, conversion) == conversion


def test_alike_dice_come_to_the_same() -> None:
    """Exhaustively on its bound."""
    alike_dice_come_to_the_same()


def test_alike_dice_reject_wrong_tallies() -> None:
    """Wrong engines: a 6 counts as a 4; a miss as a 4; one 6 as much as two 4s; a 1 as a 6."""

    def swaps(wrong: dict[int, int]) -> bool:
        def tally(name: str, faces: tuple[int, ...]) -> Tally:
            weights = sorted(set(faces))
            return Tally(name, tuple(wrong.get(weights.index(f), f) for f in faces))

        with swapped(s18_5_conversion, "Tally", tally):
            try:
                alike_dice_come_to_the_same()
            except AssertionError:
                return True
        return False

    assert swaps({2: 1})
    assert swaps({0: 1})
    assert swaps({2: 2})
    assert swaps({3: 2})
