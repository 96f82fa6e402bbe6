"""How likely a rebellion is to succeed: every way it can go against the binomial distribution."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

from invariants.spirit_island.strategies import swapped

from rulewright.core.asks import Tally
from rulewright.core.drivers import Played, exhaustive
from rulewright.core.frozen import frozen_map
from rulewright.virgin_queen import s18_5_rebellion
from rulewright.virgin_queen.components import Game, load
from rulewright.virgin_queen.position import Force, Place, Position, Space
from rulewright.virgin_queen.rules import Rules


def success(cp: int, units: int, *, at_home: bool) -> Fraction:
    """Return how likely all French regulars are eliminated, summed over every way it can go."""
    place = Place(home="france", upper="huguenot" if at_home else "", zone="france")
    game = Game(Rules(), load(), frozen_map({"here": place}))
    position = Position(
        spaces={"here": Space(religion="protestant", units={"france": Force(regulars=units)})}
    )
    total = Fraction(0)
    for branch in exhaustive(lambda: s18_5_rebellion.resolve(game, position, "here", cp)):
        assert isinstance(branch.ending, Played)
        total += branch.weight * branch.ending.result[1]
    return total


def odds_agree() -> None:
    """Compare them with the binomial distribution: 2 to 5 CP, 1 to 6 regulars, at home or not."""
    for cp, units, at_home in product(range(2, 6), range(1, 7), (False, True)):
        dice, hit = cp + at_home, Fraction(1, 3)
        wanted = sum(
            comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
            for hits in range(units, dice + 1)
        )
        assert success(cp, units, at_home=at_home) == wanted


def test_odds_of_a_rebellion() -> None:
    """A 5 or 6 is a hit (VQ-18.5-S22), a die for each CP, one more at home (S21)."""
    odds_agree()


def test_odds_of_a_rebellion_reject_wrong_engines() -> None:
    """Wrong engines: only a 6 is told as a hit; two dice more at home."""

    def sixes(name: str, faces: tuple[int, ...]) -> Tally:
        return Tally(name, (0, 0, 0, 0, 0, 1))

    def two_more(rules: Rules, cp: int, *, at_home: bool) -> int:
        return cp + 2 * at_home

    for name, by in (("Tally", sixes), ("rebellion_dice", two_more)):
        failed = False
        with swapped(s18_5_rebellion, name, by):
            try:
                odds_agree()
            except AssertionError:
                failed = True
        assert failed, name
