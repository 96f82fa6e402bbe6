"""The last space of each religion in a zone: proved of the model, tied to the engine.

The model is one flip: a space of the old religion may be flipped if its zone has another one now.
Whatever else a flip must satisfy (adjacency, units, dice, the order of choices) only forbids some
flips, so what holds after every flip of the model holds after every flip of a conversion attempt.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import z3
from invariants.spirit_island.logic import Plain, Symbolic, proved
from invariants.spirit_island.strategies import swapped
from invariants.virgin_queen.test_conversions import judged_at_the_start

from rulewright.conformance.cases import load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import lay
from rulewright.core.asks import AnswerError
from rulewright.core.drivers import Played, drawn, drive
from rulewright.core.frozen import frozen_map
from rulewright.core.games import rulebook
from rulewright.virgin_queen import s18_5_conversion
from rulewright.virgin_queen.components import Game, load
from rulewright.virgin_queen.position import Conversion, Place, Position, Space
from rulewright.virgin_queen.rules import Rules

# Any zone, any set of spaces: uninterpreted spaces, zones and religions

SPACE = z3.DeclareSort("Space")
ZONE = z3.DeclareSort("Zone")
zone_of = z3.Function("zone_of", SPACE, ZONE)
is_old = z3.Function("is_old", SPACE, z3.BoolSort())
was_old = z3.Function("was_old", SPACE, z3.BoolSort())
FLIPPED, OTHER, ANY = z3.Consts("flipped other any", SPACE)
SOME_ZONE = z3.Const("some_zone", ZONE)


def has(religion: Any, zone: Any) -> Any:
    """Some space of a zone is of the religion."""
    return z3.Exists([ANY], z3.And(zone_of(ANY) == zone, religion(ANY)))


def another(old: Any) -> Any:
    """The zone of the flipped space has another space of the old religion (VQ-18.1-R03)."""
    return z3.Exists(
        [OTHER], z3.And(OTHER != FLIPPED, zone_of(OTHER) == zone_of(FLIPPED), old(OTHER))
    )


def after(space: Any) -> Any:
    """Which spaces are of the old religion after the flip."""
    return z3.And(is_old(space), space != FLIPPED)


def new(old: Any) -> Any:
    """The spaces that aren't of the old religion."""
    return lambda space: z3.Not(old(space))


def test_a_flip_leaves_both_religions_in_every_zone() -> None:
    """For any spaces and zones: what the rule lets be flipped leaves both religions everywhere."""
    allowed = z3.And(is_old(FLIPPED), another(is_old))
    assert proved(z3.And(allowed, has(is_old, SOME_ZONE)), has(after, SOME_ZONE))
    assert proved(z3.And(allowed, has(new(is_old), SOME_ZONE)), has(new(after), SOME_ZONE))


def test_z3_refutes_the_test_at_the_start() -> None:
    """Wrong model: another one was there when the step began, whatever was flipped since."""
    earlier = z3.ForAll([ANY], z3.Implies(is_old(ANY), was_old(ANY)))
    allowed = z3.And(is_old(FLIPPED), was_old(FLIPPED), another(was_old), earlier)
    assert not proved(z3.And(allowed, has(is_old, SOME_ZONE)), has(after, SOME_ZONE))


# Any number of flips of one zone: counts

OLD, NEW, FLIPS, LEFT = z3.Ints("old new flips left")


def may_flip(logic: Any, left: Any) -> Any:
    """Whether one of so many spaces of the old religion may be flipped."""
    return logic.both(left > 1)


def left_of(logic: Any, old: Any, dice: Any) -> Any:
    """How many spaces of the old religion are left if every conversion is used that can be."""
    return logic.pick(dice < old, old - dice, logic.pick(old > 1, 1, old))


def test_the_number_left_is_never_below_one() -> None:
    """For any numbers of spaces and of conversions at least one space of the old religion stays."""
    given = z3.And(OLD >= 1, FLIPS >= 0)
    left = left_of(Symbolic, OLD, FLIPS)
    assert proved(given, z3.And(left >= 1, left <= OLD))
    step = left_of(Symbolic, OLD, FLIPS + 1)
    one_more = z3.If(may_flip(Symbolic, left), left - 1, left)
    assert proved(given, step == one_more)


def test_z3_refutes_a_wrong_number() -> None:
    """Wrong model: every conversion flips a space as long as there was another at the start."""
    given = z3.And(OLD >= 1, FLIPS >= 0, FLIPS <= OLD)
    assert not proved(given, z3.If(OLD > 1, OLD - FLIPS, OLD) >= 1)


# The tie

NAMES = ("a", "b", "c", "d")


def converted(old: int, fresh: int, dice: int, unrest: int) -> int:
    """Use minor conversions in a zone whose spaces are all connected; return how many stay old."""
    names = NAMES[: old + fresh]
    places = {
        name: Place(
            home="france",
            zone="france",
            adjacent=tuple(other for other in (*names, "abroad") if other != name),
        )
        for name in names
    }
    places["abroad"] = Place(home="spain", protestant=True, adjacent=names)
    spaces = {
        name: Space(religion="protestant" if at >= old else "", unrest=at < unrest)
        for at, name in enumerate(names)
    }
    position = Position(
        spaces=spaces,
        conversion=Conversion("protestant", "protestant", ("france",), minor=dice),
    )
    game = Game(Rules(), load(), frozen_map(places))
    ending = drive(s18_5_conversion.convert_remaining(game, position), drawn(b""), listen=False)
    assert isinstance(ending, Played)
    result: Position = ending.result
    return sum(result.spaces.get(name, Space()).religion != "protestant" for name in names)


def flips_agree() -> None:
    """Compare the model with the engine: 1 to 4 old spaces, 0 to 3 new ones, 0 to 5 dice."""
    for old, fresh, dice, unrest in product(range(1, 5), range(4), range(6), range(3)):
        if old + fresh <= len(NAMES):
            assert converted(old, fresh, dice, unrest) == left_of(Plain, old, dice)


def test_the_engine_flips_as_the_model() -> None:
    """The tie, exhaustively on its bound."""
    flips_agree()


def test_the_tie_rejects_the_test_at_the_start() -> None:
    """Wrong engine: the last space is looked for as the map was before these attempts."""
    failed = False
    with swapped(s18_5_conversion, "isnt_the_last", judged_at_the_start):
        try:
            flips_agree()
        except AssertionError:
            failed = True
    assert failed


# What the game says of itself


def both_religions_in_every_case() -> None:
    """Hold the game's own invariant against every committed case that converts spaces."""
    (invariant,) = (one for one in BOOK.invariants if one.name == "both religions")
    played = 0
    for case in load_cases(vector_files("virgin_queen")):
        if "conver" not in case.operation:
            continue
        laid = lay(BOOK, case)
        try:
            ending = laid.play(listen=False)
        except AnswerError:  # another engine asks for something else
            continue
        if isinstance(ending, Played):
            played += 1
            step = laid.position, case.operation, laid.inputs, ending.result
            assert not invariant.broken(laid.game, *step), case.id
    assert played


BOOK = rulebook("virgin_queen")


def test_both_religions_are_left_in_every_case() -> None:
    """VQ-18.1-R03, VQ-18.1-S01."""
    both_religions_in_every_case()


def test_the_cases_reject_a_flip_of_the_last_space() -> None:
    """Wrong engine: where a step has no other space to flip, it flips the last one too."""

    def never(*_: object) -> bool:
        return True

    failed = False
    with swapped(s18_5_conversion, "isnt_the_last", never):
        try:
            both_religions_in_every_case()
        except AssertionError:
            failed = True
    assert failed


# Regulars of a rebellion

CP, POOL = z3.Ints("cp pool")


def placed(logic: Any, rules: Rules, cp: Any, pool: Any, divided: Any) -> Any:
    """The regulars that a rebellion places (VQ-18.5-S26, S27, D21, L02)."""
    wanted = divided(cp, rules.cp_per_regular)
    return logic.pick(wanted <= pool, wanted, pool)


def test_regulars_never_exceed_the_pool() -> None:
    """For any CP and any pool: no more than the pool has, and no more than one for every 2 CP."""
    number = placed(Symbolic, Rules(), CP, POOL, lambda cp, per: cp / per)
    given = z3.And(CP >= 0, POOL >= 0)
    assert proved(given, z3.And(number >= 0, number <= POOL, 2 * number <= CP))


def test_z3_refutes_rounding_up() -> None:
    """Wrong model: rounded up."""
    number = placed(Symbolic, Rules(), CP, POOL, lambda cp, per: (cp + per - 1) / per)
    assert not proved(z3.And(CP >= 0, POOL >= 0), 2 * number <= CP)
