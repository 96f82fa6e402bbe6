"""Hidden chance: an implementation rolls and draws itself, and only how often tells if it is fair.

One case is played many times. The reference plays every way that chance can go, which gives the
exact probability of each outcome; an exact binomial test holds each count against it. The
probability that a fair implementation is called unfair anywhere is at most the one stated, since
it is divided by the number of outcomes of all cases (Bonferroni), half for either side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil, sqrt
from statistics import NormalDist
from typing import Any

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.checking.planning import Unplayable
from rulewright.conformance.fuzzing.fuzz_play import SILENT, Player
from rulewright.conformance.protocol import Illegal, Outcome
from rulewright.conformance.reference import Laid
from rulewright.conformance.searching.searching import first_answer
from rulewright.core.asks import AnswerError, Ask
from rulewright.core.clauses import BadData
from rulewright.core.drivers import (
    Open,
    Played,
    Script,
    Unanswered,
    answers_of,
    drive,
    every_answer,
)
from rulewright.core.frozen import canonical, difference, leaves

ERROR = 1e-6
"""With what probability a fair implementation may be called unfair, unless another is wanted."""

TOO_OFTEN = Fraction(5, 4)
"""An outcome that comes so many times as often as it should is to be found …"""

POWER = 0.99
"""… with this probability."""

MOST_PLAYS = 20_000
"""No case is played more often."""

MOST_WAYS = 1000
"""Chance that can go more ways isn't tested."""

FAILED = b"!"
"""What stands before that which came instead of an outcome."""

DRAWN = 20
"""Of so many drawn cases of an operation that with the fewest outcomes is played."""


class Way(msgspec.Struct, frozen=True):
    """One outcome of a case, and how likely it is.

    Attributes:
        shows: the outcome, as far as it is reported; what equal outcomes share.
        odds: its exact probability.
        answers: one of the ways in which chance brings it about: key -> subject -> answers.
    """

    shows: bytes
    odds: Fraction
    answers: Mapping[str, Mapping[str, list[Any]]]


class Trial(msgspec.Struct, frozen=True):
    """A case that is played many times.

    Attributes:
        case: the case, with answers to all that isn't hidden.
        keys: the keys of the hidden chance that it asks for.
        ways: its outcomes.
    """

    case: Case
    keys: tuple[str, ...]
    ways: tuple[Way, ...]


class Unfair(msgspec.Struct, frozen=True):
    """An outcome that came too often or too seldom, or that can't come at all.

    Attributes:
        answers: a way in which chance brings it about; none if it can't come.
        came: how often it came.
        expected: how often it must come on average.
        why: what is wrong, in a sentence.
    """

    answers: Mapping[str, Mapping[str, list[Any]]]
    came: int
    expected: float
    why: str


class Tested(msgspec.Struct, frozen=True):
    """What came of testing the hidden chance of one operation.

    Attributes:
        operation: the operation.
        keys: the keys whose chance is hidden.
        case: the case that was played; None if none was.
        plays: how often it was played.
        outcomes: how many outcomes it has.
        power: with what probability an outcome that comes a quarter too often is found.
        unfair: what is wrong.
        untested: why it wasn't tested; "" if it was.
    """

    operation: str
    keys: tuple[str, ...]
    case: Case | None = None
    plays: int = 0
    outcomes: int = 0
    power: float = 0.0
    unfair: tuple[Unfair, ...] = ()
    untested: str = ""


def check_chance(
    player: Player,
    error: float = ERROR,
    on_step: Callable[[int, int], None] = lambda *_: None,
) -> list[Tested]:
    """Test the chance that an implementation hides.

    Args:
        player: the implementation.
        error: with what probability a fair implementation may be called unfair.
        on_step: told how many plays there were, of how many.

    Returns:
        What came of it, for each operation that may ask for such chance; nothing if no chance is
        hidden.
    """
    hidden = {key for key, how in player.greeting.chance.items() if how == "hidden"}
    trials: list[Trial] = []
    tested: list[Tested] = []
    for operation in player.wanted:
        asks = player.rulebook.operations[operation].asks
        keys = tuple(dict.fromkeys(ask.key for ask in asks if ask.key in hidden))
        if keys:
            found, untested = find_trials(player, operation, keys)
            trials.extend(found)
            tested.extend(Tested(operation, (key,), untested=why) for key, why in untested.items())
    outcomes = sum(len(trial.ways) for trial in trials)
    plays = [how_often(trial, error, outcomes) for trial in trials]
    done = 0
    for trial, often in zip(trials, plays, strict=True):
        seen: Counter[bytes] = Counter()
        failed = 0
        for shows in _repeat(player, trial, often):
            seen[shows] += 1
            done += 1
            on_step(done, sum(plays))
            failed += shows.startswith(FAILED)
            if failed == SILENT:
                break
        tested.append(judged(trial, seen, error, outcomes))
    return tested


# Which case, and how it can come out


def find_trials(
    player: Player, operation: str, keys: Sequence[str]
) -> tuple[list[Trial], dict[str, str]]:
    """Find cases of an operation by which its hidden chance can be tested.

    Args:
        player: the implementation.
        operation: the operation.
        keys: the keys of the hidden chance that it may ask for.

    Returns:
        For each key, of some drawn cases that ask for it, that with the fewest outcomes; and for
        each key that no case can test, why.
    """
    handling = {**player.greeting.chance, **player.greeting.choices}
    for ask in player.rulebook.operations[operation].asks:
        if ask.key not in keys and handling.get(ask.key, "injected") != "injected":
            return [], dict.fromkeys(keys, f"it answers {ask.key} itself as well")
    untested = dict.fromkeys(keys, "no drawn case asks for it")
    best: dict[str, Trial] = {}
    for play in player.drawn(operation, DRAWN):
        case = player.as_case(play)
        asked = {key for key in keys if key in case.answers}
        try:
            trial = _trial(player, player.lay(case), case, keys)
        except (Unsuitable, AnswerError) as error:
            untested.update(dict.fromkeys(asked, str(error)))
            continue
        for key in trial.keys if len(trial.ways) > 1 else ():
            if key not in best or len(trial.ways) < len(best[key].ways):
                best[key] = trial
    trials: list[Trial] = []
    for key, trial in best.items():
        try:
            there = _trial(player, player.laid(trial.case), trial.case, keys)
        except (Unplayable, Unsuitable, AnswerError) as error:
            untested[key] = str(error)
            continue
        untested.pop(key)
        if there not in trials:
            trials.append(there)
    return trials, untested


def _trial(player: Player, laid: Laid, case: Case, keys: Sequence[str]) -> Trial:
    """Make a trial of a case.

    Raises:
        Unsuitable: its chance can't be tested.
    """
    ways, others = every_way(player, laid, keys, case.answers)
    asked = {key for way in ways for key in way.answers}
    case = msgspec.structs.replace(case, answers=others)
    return Trial(case, tuple(key for key in keys if key in asked), tuple(ways))


class Unsuitable(Exception):
    """The chance of a case can't be tested; the message says why."""


Answered = Mapping[str, Mapping[str, list[Any]]]


def every_way(
    player: Player, laid: Laid, keys: Sequence[str], answers: Answered
) -> tuple[list[Way], Answered]:
    """Play every way that hidden chance can go.

    Args:
        player: the implementation, which tells what it reports.
        laid: the case, as the reference plays it.
        keys: the keys of the hidden chance.
        answers: answers to all else; what they leave open gets the first answer there is.

    Returns:
        The outcomes with their probabilities, and the answers to all that isn't hidden.

    Raises:
        Unsuitable: there are too many ways, or what else is asked depends on chance so that one
            set of answers can't serve.
    """
    fixed = {key: given for key, given in answers.items() if key not in keys}
    odds: dict[bytes, Fraction] = {}
    first: dict[bytes, Answered] = {}
    others: dict[str, dict[str, list[Any]]] = {}
    paths: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    ends = 0
    while paths:
        path, weight = paths.pop()
        ending = drive(laid.start(), _along(path, keys, fixed), listen=False)
        if isinstance(ending, Open) and ending.ask.key in keys:
            for way, share in every_answer(ending.ask):
                paths.append(((*path, way), weight * share))
                if ends + len(paths) > MOST_WAYS:
                    raise Unsuitable(f"chance can go more than {MOST_WAYS:,} ways")
            continue
        if isinstance(ending, Open):
            raise Unsuitable(f"{ending.ask.key} ({ending.ask.subject}) has no answer")
        ends += 1
        chance = answers_of(one for one in ending.asked if one.ask.key in keys)
        _unite(others, answers_of(one for one in ending.asked if one.ask.key not in keys))
        after = ending.result if isinstance(ending, Played) else None
        shows = shown(player, laid.position, after)
        odds[shows] = odds.get(shows, Fraction(0)) + weight
        first.setdefault(shows, chance)
    return [Way(shows, odds[shows], first[shows]) for shows in sorted(odds)], others


def _along(path: Sequence[Any], keys: Sequence[str], fixed: Answered) -> Callable[[Ask], Any]:
    script = Script(fixed)  # type: ignore[arg-type]  # lists as well as tuples
    steps = iter(path)

    def answer(ask: Ask) -> Any:
        if ask.key not in keys:
            return script(ask) if script.answers(ask) else first_answer(ask)
        for step in steps:
            return step
        raise Unanswered

    return answer


def _unite(answers: dict[str, dict[str, list[Any]]], more: Answered) -> None:
    """Add answers to others; refuse those that contradict them."""
    for key, subjects in more.items():
        for subject, given in subjects.items():
            there = answers.setdefault(key, {}).setdefault(subject, [])
            if there[: len(given)] != given[: len(there)]:
                raise Unsuitable(f"what is answered to {key} ({subject}) depends on chance")
            there.extend(given[len(there) :])


def shown(player: Player, before: Any, after: Any) -> bytes:
    """Boil down an outcome to what the implementation reports; None stands for a refusal."""
    if after is None:
        return b"refused"
    changed = leaves(difference(before, after))
    return canonical({path: value for path, value in changed.items() if player.reports(path)})


# How often


def how_often(trial: Trial, error: float, outcomes: int) -> int:
    """Choose how often a case is played: so that its least likely outcome is tested well."""
    odds = float(min(way.odds for way in trial.ways))
    wrong = min(odds * float(TOO_OFTEN), (1 + odds) / 2)
    far = NormalDist().inv_cdf(1 - _each(error, outcomes)) * sqrt(odds * (1 - odds))
    sure = NormalDist().inv_cdf(POWER) * sqrt(wrong * (1 - wrong))
    return max(100, min(MOST_PLAYS, ceil(1.1 * ((far + sure) / (wrong - odds)) ** 2)))


def _each(error: float, outcomes: int) -> float:
    """Return the error probability of one side of one test."""
    return error / (2 * outcomes)


def bounds(plays: int, odds: Fraction, each: float) -> tuple[int, int]:
    """Return the least and the greatest count that are not too unlikely.

    Args:
        plays: how many plays there are.
        odds: the probability of the outcome.
        each: how likely counts below the least may be together, and those above the greatest.

    Returns:
        The bounds, both of them allowed.
    """
    limit = Fraction(each) * odds.denominator**plays
    return _least(plays, odds, limit), plays - _least(plays, 1 - odds, limit)


def _least(plays: int, odds: Fraction, limit: Fraction) -> int:
    """Return the least count that, with all below it, is more likely than the limit."""
    below = 0
    for count, weight in enumerate(_weights(plays, odds)):
        below += weight
        if below > limit:
            return count
    return plays


def _weights(plays: int, odds: Fraction) -> Iterator[int]:
    """Give how likely each count is, from 0 on, as a multiple of `1 / odds.denominator**plays`."""
    hit, miss = odds.numerator, odds.denominator - odds.numerator
    if miss == 0:
        yield from (*(0,) * plays, hit**plays)
        return
    weight = miss**plays
    for count in range(plays + 1):
        yield weight
        weight = weight * (plays - count) * hit // ((count + 1) * miss)


def power(trial: Trial, plays: int, error: float, outcomes: int) -> float:
    """Return how likely it is found that the least likely outcome comes a quarter too often."""
    odds = min(way.odds for way in trial.ways)
    wrong = min(odds * TOO_OFTEN, Fraction(1))
    least, most = bounds(plays, odds, _each(error, outcomes))
    whole = wrong.denominator**plays
    inside = sum(
        weight for count, weight in enumerate(_weights(plays, wrong)) if least <= count <= most
    )
    return float(1 - Fraction(inside, whole))


# Playing and judging


def _repeat(player: Player, trial: Trial, plays: int) -> Iterator[bytes]:
    """Play a case many times; give what each play shows, or what happened instead in words."""
    before = player.laid(trial.case).position
    for came in player.repeat(trial.case, plays):
        if isinstance(came, Illegal):
            yield shown(player, before, None)
        elif isinstance(came, Outcome):
            try:
                yield shown(player, before, player.look.position(came))
            except (msgspec.ValidationError, BadData) as error:
                yield FAILED + f"the position that came is not one: {error}".encode()
        else:
            yield FAILED + f"{type(came).__name__}: {getattr(came, 'why', '')}".encode()


def judged(trial: Trial, seen: Mapping[bytes, int], error: float, outcomes: int) -> Tested:
    """Hold counts against the exact distribution.

    Args:
        trial: what was played.
        seen: how often each outcome came.
        error: with what probability a fair implementation may be called unfair, over all cases.
        outcomes: how many outcomes all cases have together.
    """
    plays = sum(seen.values())
    each = _each(error, outcomes)
    unfair: list[Unfair] = []
    for way in trial.ways:
        came = seen.get(way.shows, 0)
        least, most = bounds(plays, way.odds, each)
        if not least <= came <= most:
            often = "too often" if came > most else "too seldom"
            expected = float(way.odds * plays)
            why = (
                f"{often}: {came:,} times of {plays:,}, on average it is {expected:,.1f}; "
                f"{least:,} to {most:,} could be chance"
            )
            unfair.append(Unfair(way.answers, came, expected, why))
    known = {way.shows for way in trial.ways}
    for shows, came in seen.items():
        if shows not in known:
            text = shows.removeprefix(FAILED).decode(errors="replace")
            what = text if shows.startswith(FAILED) else f"an outcome that can't come: {text}"
            unfair.append(Unfair({}, came, 0.0, f"{what} ({came:,} times of {plays:,})"))
    return Tested(
        trial.case.operation,
        trial.keys,
        trial.case,
        plays,
        len(trial.ways),
        power(trial, plays, error, outcomes),
        tuple(unfair),
    )
