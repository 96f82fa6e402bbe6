"""Chance: hidden chance is held against the exact distribution, reported chance against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rulewright.conformance.cases import Case, Expect
from rulewright.conformance.checking.implementations import Reference, Results, asked
from rulewright.conformance.checking.runner import Session
from rulewright.conformance.fuzzing.chance import (
    MOST_PLAYS,
    Trial,
    Unsuitable,
    Way,
    bounds,
    check_chance,
    every_way,
    how_often,
    judged,
    power,
)
from rulewright.conformance.fuzzing.fuzz import Fuzzed, Task, fuzz_with
from rulewright.conformance.fuzzing.fuzz_play import Player
from rulewright.conformance.fuzzing.fuzz_report import summary
from rulewright.conformance.protocol import Asks, Error, Greeting, Illegal, Outcome, PlayCase, Reply
from rulewright.conformance.reference import lay
from rulewright.conformance.verdicts import Kind
from rulewright.core.asks import AnswerError, Ask, Choose, Draw, Roll
from rulewright.core.citing import offer
from rulewright.core.drivers import Open, Played, Refused, Script, answers_of, drive, seeded
from rulewright.core.games import rulebook
from rulewright.core.operations import Impossible, Operation

SI = rulebook("spirit-island")
ISLAND, BOARD, SET_UP = (
    f"spirit_island.{name}" for name in ("set_up_island", "set_up_invader_board", "set_up")
)


class Draws(Reference):
    """The reference with chance of its own, which may be biased towards what comes first."""

    def __init__(self, *keys: str, how: str = "hidden", bias: float = 0.0, **more: Any) -> None:
        super().__init__(SI)
        self.keys = keys
        self.how = how
        self.bias = bias
        self.random = Random(1)
        self.more = more

    def start(self) -> Greeting:
        told = {"chance": dict.fromkeys(self.keys, self.how), **self.more}
        return msgspec.structs.replace(super().start(), **told)

    def exchange(self, requests: Iterable[PlayCase]) -> Results:
        for request in requests:
            yield request.seq, self.play(request)

    def play(self, request: PlayCase) -> Reply:
        case = Case(
            id=request.id,
            title="",
            operation=request.operation,
            expect=Expect(),
            places=request.places or {},
            position=request.position,
            inputs=request.inputs,
            rules=request.rules,
        )
        laid = lay(SI, case)
        try:
            ending = drive(laid.start(), Given(request.answers, self), listen=False)
        except (AnswerError, Impossible) as error:
            return Error(request.seq, "engine", str(error))
        if isinstance(ending, Open):
            return Asks(request.seq, [asked(ending.ask)])
        if isinstance(ending, Refused):
            return Illegal(request.seq, "refused", ending.why)
        own = answers_of(one for one in ending.asked if one.ask.key in self.keys)
        return self.outcome(request, ending, own)

    def chance(self, ask: Ask) -> Any:
        if isinstance(ask, Draw) and self.random.random() < self.bias:
            return ask.pool[: ask.count]
        return seeded(self.random)(ask)

    def outcome(self, request: PlayCase, ending: Played[Any], own: Mapping[str, Any]) -> Reply:
        position = msgspec.to_builtins(ending.result)
        return Outcome(request.seq, position, answered=own if self.how == "reported" else None)


class Given(Script):
    """A case's answers; some keys are answered by chance."""

    def __init__(self, answers: Any, draws: Draws) -> None:
        super().__init__(answers)
        self.draws = draws

    def answers(self, ask: Ask) -> bool:
        return ask.key not in self.draws.keys and super().answers(ask)

    def __call__(self, ask: Ask) -> Any:
        return self.draws.chance(ask) if ask.key in self.draws.keys else super().__call__(ask)


def player_of(implementation: Reference, *operations: str) -> Player:
    def session() -> Session:
        return Session(SI, implementation, implementation.start())

    return Player(SI, session, operations=operations)


# Hidden chance


def test_fair_chance() -> None:
    tested = check_chance(player_of(Draws("boards", "blight_card")), error=0.01)
    found = {(one.operation, one.keys): one for one in tested}
    assert found[ISLAND, ("boards",)].outcomes == 4
    assert found[BOARD, ("blight_card",)].outcomes == 2
    assert found[SET_UP, ("boards",)].outcomes == 4
    assert found[SET_UP, ("blight_card", "boards")].outcomes == 8
    assert len(found) == 4
    for one in tested:
        assert not one.untested
        assert not one.unfair
        assert one.power > 0.99
        assert one.plays < MOST_PLAYS


def test_unfair_chance() -> None:
    """Of four boards the first comes in 0.9 / 4 + 0.1 = 32.5 % of all plays."""
    (tested,) = check_chance(player_of(Draws("boards", bias=0.1), ISLAND))
    most = max(tested.unfair, key=lambda unfair: unfair.came)
    assert most.answers == {"boards": {"island": [["A"]]}}
    assert most.why.startswith("too often: ")
    assert most.expected == tested.plays / 4
    assert most.came > 1.2 * most.expected


def test_what_can_not_come_is_found_at_once() -> None:
    class Never(Draws):
        def outcome(self, request: PlayCase, ending: Played[Any], own: Any) -> Reply:
            reply = super().outcome(request, ending, own)
            assert isinstance(reply, Outcome)
            if reply.seq % 1000 == 17:
                reply.position["players"] = 3
            return reply

    (tested,) = check_chance(player_of(Never("boards"), ISLAND))
    assert len(tested.unfair) >= 1
    assert all(unfair.came < 10 and unfair.expected == 0 for unfair in tested.unfair)
    assert all("an outcome that can't come" in unfair.why for unfair in tested.unfair)


def test_a_refusal_can_not_come_either() -> None:
    class Refuses(Draws):
        def outcome(self, request: PlayCase, ending: Played[Any], own: Any) -> Reply:
            if request.seq % 1000 == 17:
                return Illegal(request.seq, "refused", "not today")
            return super().outcome(request, ending, own)

    (tested,) = check_chance(player_of(Refuses("boards"), ISLAND))
    assert [unfair.why.split(" (")[0] for unfair in tested.unfair] == [
        "an outcome that can't come: refused"
    ]


def test_what_can_not_be_tested_says_why() -> None:
    (deck,) = check_chance(player_of(Draws("fear_cards"), BOARD))
    assert deck.untested == "chance can go more than 1,000 ways"
    mixed = Draws("blight_card", chance={"blight_card": "hidden", "fear_cards": "own"})
    (told,) = check_chance(player_of(mixed, BOARD))
    assert told.untested == "it answers fear_cards itself as well"


def test_no_hidden_chance_no_test() -> None:
    assert check_chance(player_of(Reference(SI))) == []


def test_fuzz_tests_hidden_chance_and_tells_it() -> None:
    def told(bias: float) -> tuple[Fuzzed, str]:
        player = player_of(Draws("boards", bias=bias), ISLAND)
        found = fuzz_with(player, Task(SI.name, "this", plays=20))
        return found, "\n".join(text for text, _ in summary(found, None))

    fair, text = told(0.0)
    assert not fair.failed
    assert "called unfair is at most 1e-06:" in text
    assert "boards of set up island: nothing against it in 3," in text
    assert text.endswith("Nothing was found.")
    unfair, text = told(0.1)
    assert unfair.failed
    assert not unfair.causes  # each outcome by itself is right
    assert "boards of set up island: unfair in 3," in text
    assert "boards (island) [[A]]: too often: " in text


# The exact distribution


ALL: Any = SimpleNamespace(reports=lambda path: True)
NONE: Any = SimpleNamespace(reports=lambda path: False)


def sum_of_dice(_: Any) -> Iterator[Any]:
    dice = yield from Roll("dice", "all", 2)
    return msgspec.convert({"fear": {"generated": sum(dice)}}, SI.position)


def choice_after_a_die(_: Any) -> Iterator[Any]:
    (die,) = yield from Roll("dice", "all", 1)
    options = ("1", "2") if die > 3 else ("2", "3")
    chosen = yield from Choose("way", "all", offer(options))
    return msgspec.convert({"fear": {"generated": int(chosen)}}, SI.position)


def same_choice_after_a_die(_: Any) -> Iterator[Any]:
    (die,) = yield from Roll("dice", "all", 1)
    chosen = yield from Choose("way", "all", offer(("10", "20")))
    return msgspec.convert({"fear": {"generated": die + int(chosen)}}, SI.position)


def ways_of(procedure: Any, player: Any = ALL, answers: Any = None) -> tuple[list[Way], Any]:
    started = lay(SI, Case(id="x", title="", operation=ISLAND, expect=Expect()))
    run = Operation("x", "", lambda game, position: procedure(position), "")
    there = msgspec.structs.replace(started, operation=run)
    return every_way(player, there, ("dice",), answers or {})


def test_every_way_has_its_exact_probability() -> None:
    ways, others = ways_of(sum_of_dice)
    odds = {way.shows: way.odds for way in ways}
    assert odds[b'{"fear.generated":2}'] == Fraction(1, 36)
    assert odds[b'{"fear.generated":7}'] == Fraction(6, 36)
    assert (len(odds), sum(odds.values())) == (11, 1)
    assert others == {}
    by_hand = {way.shows: way.answers for way in ways}
    assert by_hand[b'{"fear.generated":2}'] == {"dice": {"all": [[1, 1]]}}


def test_what_is_not_reported_is_not_told_apart() -> None:
    ways, _ = ways_of(sum_of_dice, NONE)
    assert [(way.shows, way.odds) for way in ways] == [(b"{}", Fraction(1))]


def test_choices_are_fixed_for_all_ways() -> None:
    ways, others = ways_of(same_choice_after_a_die, answers={"way": {"all": ["20"]}})
    assert others == {"way": {"all": ["20"]}}
    assert {way.shows for way in ways} == {b'{"fear.generated":%d}' % (20 + n) for n in range(1, 7)}
    with pytest.raises(Unsuitable, match=r"what is answered to way \(all\) depends on chance"):
        ways_of(choice_after_a_die)


# The test


def trial(*odds: Fraction) -> Trial:
    case = Case(id="x", title="", operation=ISLAND, expect=Expect())
    ways = tuple(Way(b"%d" % n, share, {}) for n, share in enumerate(odds))
    return Trial(case, ("dice",), ways)


HALF, SIXTH = Fraction(1, 2), Fraction(1, 6)


def test_bounds_by_hand() -> None:
    """Ten throws of a coin: none at all has 1/1024, at most one 11/1024, at most two 56/1024."""
    assert bounds(10, HALF, 0.9 / 1024) == (0, 10)
    assert bounds(10, HALF, 1.1 / 1024) == (1, 9)
    assert bounds(10, HALF, 12 / 1024) == (2, 8)
    assert bounds(10, HALF, 57 / 1024) == (3, 7)
    # Two dice: no six has 25/36, two sixes have 1/36.
    assert bounds(2, SIXTH, 0.03) == (0, 1)
    assert bounds(2, SIXTH, 0.02) == (0, 2)
    assert bounds(3, Fraction(1), 0.01) == (3, 3)


def test_power_by_hand() -> None:
    """A coin that shows heads with 5/8 instead of 1/2, ten throws, 2 to 8 heads allowed."""
    share = {n: Fraction(5, 8) ** n * Fraction(3, 8) ** (10 - n) for n in range(11)}
    outside = share[0] + 10 * share[1] + 10 * share[9] + share[10]
    # An error of 48/1024 is 12/1024 for each side of each of two outcomes.
    found = power(trial(HALF, HALF), 10, 48 / 1024, 2)
    assert found == pytest.approx(float(outside))


def test_a_fair_coin_is_seldom_called_unfair() -> None:
    """The stated error is an upper bound, and not a needlessly low one."""
    error, plays, runs, random = 0.2, 200, 2000, Random(2)
    called = 0
    for _ in range(runs):
        heads = sum(random.random() < 0.5 for _ in range(plays))
        seen = {b"0": heads, b"1": plays - heads}
        called += bool(judged(trial(HALF, HALF), seen, error, 2).unfair)
    assert 0.02 < called / runs < error


def test_bonferroni_makes_bounds_wider() -> None:
    seen = Counter({b"0": 62, b"1": 38})
    assert judged(trial(HALF, HALF), seen, 0.1, 2).unfair
    assert not judged(trial(HALF, HALF), seen, 0.1, 200).unfair


def test_the_number_of_plays_grows_with_what_is_asked() -> None:
    die = trial(*(SIXTH,) * 6)
    usual = how_often(die, 1e-6, 6)
    assert 4000 < usual < 7000
    assert power(die, usual, 1e-6, 6) > 0.99
    assert power(die, usual // 2, 1e-6, 6) < 0.9
    assert how_often(die, 1e-12, 6) > usual
    assert how_often(trial(Fraction(1, 10_000), Fraction(9999, 10_000)), 1e-6, 2) == MOST_PLAYS


# Reported chance


class Misreports(Draws):
    """Says that it drew another board than it lays."""

    def outcome(self, request: PlayCase, ending: Played[Any], own: Mapping[str, Any]) -> Reply:
        told = {**own}
        if "boards" in told:
            first, *rest = told["boards"]["island"][0]
            told["boards"] = {"island": [["D" if first == "A" else "A", *rest[:0]]]}
        return super().outcome(request, ending, told)


def test_reported_chance_is_computed_from_what_is_reported() -> None:
    right = fuzz_with(
        player_of(Draws("boards", "fear_cards", how="reported")), Task(SI.name, "this", plays=256)
    )
    assert not right.failed
    assert right.tally.operations[ISLAND] > 3
    assert right.tally.skipped.total() < 10
    assert not right.chance  # its distribution isn't tested


def test_a_wrong_outcome_of_reported_chance_is_found() -> None:
    one_board = player_of(Misreports("boards", how="reported"), ISLAND)
    found = fuzz_with(one_board, Task(SI.name, "this", plays=32))
    kinds = {finding.kind for cause in found.causes for finding in cause.findings}
    assert Kind.WRONG_OUTCOME in kinds
    (finding,) = (f for c in found.causes for f in c.findings if f.kind == Kind.WRONG_OUTCOME)
    assert "boards" in finding.wrong
