"""The two best command ratings, and who is left of a field battle.

First theorem, proved of the model, by induction over the leaders. The model reads the ratings one
after the other and keeps the two highest, `best >= second`, and their number:

    (number, best, second), rating  ->  (number + 1, the two highest of best, second, rating)

What it keeps is right for any number of leaders: every rating that was read is at most `best`, and
at most `second` if it isn't the one kept as `best` (stated for one rating at any place, `other`).
So no pair of leaders has more than `best + second`, and one pair has it: the limit of a formation
is reached by two of its leaders, and the others count for nothing (VQ-5.1-L03).

The tie: `formation_limit` is what the model comes to, exhaustively for 0 to 4 leaders with ratings
0 to 4 and each reading of VQ-Q105, and by Hypothesis for up to 12 leaders with any ratings.

Second theorem, of step 8 of a field battle (VQ-14-S10, VQ-14-X01): for any land units of both
sides, at least one of each, any hits and any dice, somebody survives; nobody gains a unit; and
where both would be wiped out exactly one unit is left, of the side that rolled more dice, or of the
defender. The tie: `what_is_left`, exhaustively for 1 to 4 units, 0 to 5 hits and 0 to 3 dice a
side, and by Hypothesis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

import pytest
import z3
from hypothesis import example, given, settings
from hypothesis import strategies as st
from invariants.spirit_island.logic import Plain, Symbolic, proved

from rulewright.virgin_queen.rules import Rules
from rulewright.virgin_queen.s05_military_units import formation_limit
from rulewright.virgin_queen.s14_field_battle import Fought, what_is_left

# The two best command ratings: the model


class Kept(NamedTuple):
    """How many ratings were read, and the two highest of them."""

    number: Any = 0
    best: Any = 0
    second: Any = 0


def read(logic: Any, kept: Kept, rating: Any) -> Kept:
    """Read one more rating."""
    higher = rating > kept.best
    return Kept(
        kept.number + 1,
        logic.pick(higher, rating, kept.best),
        logic.pick(higher, kept.best, logic.pick(rating > kept.second, rating, kept.second)),
    )


def limit(logic: Any, kept: Kept, alone: Any, never_below: bool) -> Any:
    """Return the limit of a formation, by the readings of VQ-Q105."""
    both = kept.best + kept.second
    if never_below:
        both = logic.pick(both > alone, both, alone)
    return logic.pick(kept.number == 0, alone, both)


Reads = Callable[[Any, Kept, Any], Kept]


def keeps_the_two_best(reads: Reads) -> bool:
    """Tell whether z3 proves the induction step, for any number of leaders.

    `one` and `other` are ratings of two different leaders that were read before: their sum is at
    most that of the two kept. After the next rating that must hold of them, and of each with it.
    """
    kept = Kept(*z3.Ints("number best second"))
    one, other, rating = z3.Ints("one other rating")

    def holds(kept: Kept) -> Any:
        return z3.And(kept.number >= 0, kept.second >= 0, kept.best >= kept.second)

    def covers(kept: Kept, first: Any, last: Any) -> Any:
        return z3.And(
            first <= kept.best, last <= kept.best, first + last <= kept.best + kept.second
        )

    given_ = z3.And(holds(kept), rating >= 0, one >= 0, other >= 0, covers(kept, one, other))
    after = reads(Symbolic, kept, rating)
    then = z3.And(
        holds(after),
        after.number == kept.number + 1,
        covers(after, one, other),
        covers(after, one, rating),
        covers(after, other, rating),
    )
    return proved(given_, then)


def is_reached(reads: Reads) -> bool:
    """Tell whether z3 proves that what is kept are ratings of two of the leaders.

    Each of the two kept is one of the two kept before or the new rating, and not both the same.
    """
    kept = Kept(*z3.Ints("number best second"))
    rating = z3.Int("rating")
    after = reads(Symbolic, kept, rating)
    then = z3.Or(
        z3.And(after.best == kept.best, after.second == kept.second),
        z3.And(after.best == rating, after.second == kept.best),
        z3.And(after.best == kept.best, after.second == rating),
    )
    given_ = z3.And(kept.best >= kept.second, kept.second >= 0, rating >= 0)
    return proved(given_, then)


def test_the_model_keeps_the_two_best_of_any_number_of_leaders() -> None:
    assert keeps_the_two_best(read)


def test_two_leaders_reach_the_limit() -> None:
    assert is_reached(read)


def test_leaders_never_lower_the_limit_under_one_reading() -> None:
    """Proved of the model: by never_below_four, one more leader never makes a formation smaller."""
    kept = Kept(*z3.Ints("number best second"))
    rating, alone = z3.Ints("rating alone")
    given_ = z3.And(
        kept.number >= 0,
        kept.second >= 0,
        kept.best >= kept.second,
        rating >= 0,
        alone >= 0,
        z3.Implies(kept.number == 0, kept.best == 0),
    )
    after = read(Symbolic, kept, rating)

    def grows(never_below: bool) -> Any:
        before = limit(Symbolic, kept, alone, never_below)
        return limit(Symbolic, after, alone, never_below) >= before

    assert proved(given_, grows(True))
    assert not proved(given_, grows(False))  # a leader of command 1 hinders 4 units then


def forgets_the_second(logic: Any, kept: Kept, rating: Any) -> Kept:
    """A wrong model: what was best is forgotten when a better one comes."""
    higher = rating > kept.best
    return Kept(
        kept.number + 1,
        logic.pick(higher, rating, kept.best),
        logic.pick(higher, kept.second, logic.pick(rating > kept.second, rating, kept.second)),
    )


def adds_all(logic: Any, kept: Kept, rating: Any) -> Kept:
    """A wrong model: all ratings are added up."""
    return Kept(kept.number + 1, kept.best + rating, kept.second)


def takes_the_last_two(logic: Any, kept: Kept, rating: Any) -> Kept:
    """A wrong model: the two leaders who were named last count."""
    return Kept(kept.number + 1, rating, kept.best)


@pytest.mark.parametrize("model", [forgets_the_second, adds_all, takes_the_last_two])
def test_z3_refutes_wrong_models_of_the_ratings(model: Reads) -> None:
    assert not (keeps_the_two_best(model) and is_reached(model))


# The two best command ratings: the tie

READINGS = ("his_rating_is_the_limit", "never_below_four")
Limits = Callable[[Rules, Sequence[int]], int]


def tied(limits: Limits, commands: Sequence[int], reading: str) -> bool:
    """Tell whether the engine comes to what the model does, and to the best pair of leaders."""
    rules = Rules(readings={"VQ-Q105": reading})
    alone = rules.formation_without_leader
    never_below = reading == "never_below_four"
    kept = Kept()
    for rating in commands:
        kept = read(Plain, kept, rating)
    pairs = [one + other for one, other in combinations(commands, 2)] or [sum(commands)]
    best = max(pairs) if commands else alone
    best = max(best, alone) if never_below else best
    return bool(limits(rules, commands) == limit(Plain, kept, alone, never_below) == best)


def tied_exhaustively(limits: Limits) -> bool:
    """The tie, exhaustively on its bound."""
    return all(
        tied(limits, commands, reading)
        for reading in READINGS
        for number in range(5)
        for commands in product(range(5), repeat=number)
    )


def test_the_engine_is_the_model_of_the_ratings_exhaustively() -> None:
    assert tied_exhaustively(formation_limit)


@given(st.lists(st.integers(0, 1000), max_size=12), st.sampled_from(READINGS))
@settings(max_examples=300, deadline=None)
def test_the_engine_is_the_model_of_the_ratings(commands: list[int], reading: str) -> None:
    assert tied(formation_limit, commands, reading)


def _first_two(rules: Rules, commands: Sequence[int]) -> int:
    return sum(commands[:2]) if commands else rules.formation_without_leader


def _all(rules: Rules, commands: Sequence[int]) -> int:
    return sum(commands) if commands else rules.formation_without_leader


def _two_different(rules: Rules, commands: Sequence[int]) -> int:
    return sum(sorted(set(commands))[-2:]) if commands else rules.formation_without_leader


@pytest.mark.parametrize("wrong", [_first_two, _all, _two_different])
def test_the_tie_rejects_wrong_engines_of_the_ratings(wrong: Limits) -> None:
    assert not tied_exhaustively(wrong)


# Who is left of a field battle: the model


class Battle(NamedTuple):
    """Step 8 of a field battle: land units, hits and dice of both sides."""

    attackers: Any
    defenders: Any
    attack: Any
    defence: Any
    attack_dice: Any
    defence_dice: Any


class Left(NamedTuple):
    """The land units that are left."""

    attackers: Any
    defenders: Any


def losses(logic: Any, battle: Battle) -> Left:
    """Take the losses: each side as many as the other has hits; somebody keeps one."""

    def rest(units: Any, hits: Any) -> Any:
        return logic.pick(units > hits, units - hits, 0)

    attackers = rest(battle.attackers, battle.defence)
    defenders = rest(battle.defenders, battle.attack)
    nobody = logic.both(attackers == 0, defenders == 0)
    more = battle.attack_dice > battle.defence_dice
    return Left(
        logic.pick(logic.both(nobody, more), 1, attackers),
        logic.pick(logic.both(nobody, logic.no(more)), 1, defenders),
    )


def somebody_survives(logic: Any, battle: Battle, left: Left) -> Any:
    """Somebody is left, nobody has more units than before, and one unit is kept at the most."""
    nobody = logic.both(battle.attackers <= battle.defence, battle.defenders <= battle.attack)
    return logic.both(
        left.attackers + left.defenders >= 1,
        left.attackers >= 0,
        left.defenders >= 0,
        left.attackers <= battle.attackers,
        left.defenders <= battle.defenders,
        logic.either(logic.no(nobody), left.attackers + left.defenders == 1),
        logic.either(nobody, left.attackers + battle.defence >= battle.attackers),
    )


Loses = Callable[[Any, Battle], Left]


def survives(loses: Loses) -> bool:
    """Tell whether z3 proves that somebody survives, for any dice and hits."""
    battle = Battle(*z3.Ints("attackers defenders attack defence attack_dice defence_dice"))
    given_ = z3.And(
        battle.attackers >= 1,
        battle.defenders >= 1,
        *(number >= 0 for number in battle[2:]),
    )
    return proved(given_, somebody_survives(Symbolic, battle, loses(Symbolic, battle)))


def test_somebody_survives_a_field_battle() -> None:
    assert survives(losses)


def both_wiped_out(logic: Any, battle: Battle) -> Left:
    """A wrong model: nobody keeps a unit."""
    return Left(
        logic.pick(battle.attackers > battle.defence, battle.attackers - battle.defence, 0),
        logic.pick(battle.defenders > battle.attack, battle.defenders - battle.attack, 0),
    )


def nobody_on_a_tie(logic: Any, battle: Battle) -> Left:
    """A wrong model: with equal dice nobody keeps a unit."""
    left = losses(logic, battle)
    wiped_out = both_wiped_out(logic, battle)
    tie = battle.attack_dice == battle.defence_dice
    return Left(
        logic.pick(tie, wiped_out.attackers, left.attackers),
        logic.pick(tie, wiped_out.defenders, left.defenders),
    )


def each_keeps_one(logic: Any, battle: Battle) -> Left:
    """A wrong model: each side keeps one."""
    left = both_wiped_out(logic, battle)
    return Left(
        logic.pick(left.attackers == 0, 1, left.attackers),
        logic.pick(left.defenders == 0, 1, left.defenders),
    )


@pytest.mark.parametrize("model", [both_wiped_out, nobody_on_a_tie, each_keeps_one])
def test_z3_refutes_wrong_models_of_the_losses(model: Loses) -> None:
    assert not survives(model)


# Who is left of a field battle: the tie

Steps = Callable[[int, int, int, int, int, int], Fought]


def same(steps: Steps, battle: Battle) -> bool:
    """Tell whether the engine leaves what the model leaves."""
    fought = steps(*battle)
    left = Left(fought.attackers_left, fought.defenders_left)
    return left == losses(Plain, battle) and bool(somebody_survives(Plain, battle, left))


def same_exhaustively(steps: Steps) -> bool:
    """The tie, exhaustively on its bound."""
    units, hits, dice = range(1, 5), range(6), range(4)
    every = product(units, units, hits, hits, dice, dice)
    return all(same(steps, Battle(*numbers)) for numbers in every)


def test_the_engine_is_the_model_of_the_losses_exhaustively() -> None:
    assert same_exhaustively(what_is_left)


@given(st.tuples(*[st.integers(1, 40)] * 2, *[st.integers(0, 60)] * 4))
@example((1, 1, 1, 1, 2, 2))
@settings(max_examples=300, deadline=None)
def test_the_engine_is_the_model_of_the_losses(numbers: tuple[int, ...]) -> None:
    assert same(what_is_left, Battle(*numbers))


def _attacker_keeps_on_a_tie(
    a: int, d: int, attack: int, defence: int, attack_dice: int, defence_dice: int
) -> Fought:
    """A wrong engine: with equal dice the attacker keeps the unit."""
    more = attack_dice + (attack_dice == defence_dice)
    return what_is_left(a, d, attack, defence, more, defence_dice)


def _without_kept(a: int, d: int, attack: int, defence: int, *dice: int) -> Fought:
    """A wrong engine: nobody keeps a unit."""
    return Fought(attack, defence, max(a - defence, 0), max(d - attack, 0))


@pytest.mark.parametrize("wrong", [_attacker_keeps_on_a_tie, _without_kept])
def test_the_tie_rejects_wrong_engines_of_the_losses(wrong: Steps) -> None:
    assert not same_exhaustively(wrong)
