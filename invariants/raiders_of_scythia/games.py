"""Whole seeded games: who plays, and what must hold after every step.

    python -m invariants.raiders_of_scythia.games 10000

plays the games 0 to 9999 and stops at the first that breaks something. Who plays, and all that
happens then, follows from the number of the game alone.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from rulewright.conformance.playing import Step, play_game
from rulewright.core.asks import Choose
from rulewright.core.frozen import canonical, frozen_map
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.components import Game, load
from rulewright.raiders_of_scythia.operations import GAME
from rulewright.raiders_of_scythia.position import OPPONENT, Position
from rulewright.raiders_of_scythia.rules import Rules

MOST_STEPS = 20_000
"""More steps than any game of chance has taken. Longest are those in which raids without VP fail
(ROS-Q23)."""
WRITTEN = 50
"""Of so many steps one is written as JSON and read again."""
SOLO = ("Trader", "Lookout", "Huntsman", "Outrider")
MANY_PLAYERS = (2, 3, 4)
NOT_PLAYED = {"ROS-Q20": ("raid_refused",), "ROS-Q08": ("printed_spaces",)}
"""Readings by which chance plays no whole game: a raid is refused when its dice have been rolled;
only quests bring the end, and those that are left may be out of reach (ROS-Q70)."""


class Broken(AssertionError):
    """Something that must hold doesn't."""


class Lineup(NamedTuple):
    """Who plays in one game.

    Attributes:
        seed: the number of the game; equal seeds give equal games.
        players: how many play.
        solo: the AI crew card of the opponent; "" for none.
        readings: questions that aren't read by their default.
    """

    seed: int
    players: int
    solo: str = ""
    readings: Mapping[str, str] = {}

    @property
    def command(self) -> str:
        """The command that plays the game again."""
        words = ["rulewright", "play", "raiders-of-scythia", "--seed", str(self.seed)]
        words += ["--solo", self.solo] if self.solo else ["--players", str(self.players)]
        for question, name in self.readings.items():
            words += ["--reading", f"{question}={name}"]
        return shlex.join(words)


class Ended(NamedTuple):
    """How a game ended: who won, in which turn, after how many steps."""

    how: str
    turn: int
    steps: int


def lineup(seed: int) -> Lineup:
    """Return who plays in the game of a number: every third is a solo game."""
    random = Random(f"lineup {seed}")
    readings: dict[str, str] = {}
    for question in GAME.questions.values():
        names = [
            name
            for name in question.readings
            if name != question.default and name not in NOT_PLAYED.get(question.id, ())
        ]
        if names and random.randrange(8) == 0:
            readings[question.id] = random.choice(names)
    if seed % 3 == 2:
        return Lineup(seed, 1, SOLO[seed // 3 % len(SOLO)], readings)
    return Lineup(seed, random.choice(MANY_PLAYERS), "", readings)


def begin(who: Lineup) -> tuple[Game, Iterator[Step]]:
    """Begin a game: return its rules and box, and its steps as they are played."""
    game = Game(Rules(readings=frozen_map(who.readings)), load())
    options = {"solo": who.solo} if who.solo else {"players": str(who.players)}
    position, inputs = GAME.begin_game(game.components, options)
    return game, play_game(GAME, game, position, inputs, who.seed)


def play(who: Lineup) -> Ended:
    """Play a whole game and hold everything that must hold against each step.

    Raises:
        Broken: something doesn't hold, with the command that plays the game again.
    """
    game, steps = begin(who)
    turns: Counter[str] = Counter()
    step = None
    try:
        for number, step in enumerate(steps, 1):
            wrong = broken(game, step, number, turns)
            if wrong:
                raise Broken(f"step {number}, {step.operation}: {wrong}\n  {who.command}")
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}\n  {who.command}") from error
    assert step is not None
    missed = [name for name in turns if turns[name] != 1]
    if missed or not step.after.result:
        raise Broken(f"last turns: {dict(turns)}, won by {step.after.result}\n  {who.command}")
    return Ended(GAME.over(game, step.after), step.turn, number)


def broken(game: Game, step: Step, number: int, turns: Counter[str]) -> str:
    """Tell what doesn't hold of a step, in a sentence; "" if all does."""
    before, after, operation = step.before, step.after, step.operation
    if number > MOST_STEPS:
        return f"the game goes on after {MOST_STEPS} steps"
    try:
        GAME.check(game, after)
    except Impossible as error:
        return str(error)
    for invariant in GAME.invariants:
        wrong = invariant.broken(game, before, operation.operation, operation.inputs, after)
        if wrong:
            return f"{invariant.name}: {wrong}"
    for one in step.asked:
        if not one.forced and isinstance(one.ask, Choose) and not one.ask.options.allowed:
            return f"{one.ask.key} is asked without an option"
    if number % WRITTEN == 0:
        read = msgspec.json.decode(canonical(after), type=Position)
        if read != after:
            return "written as JSON and read again it is another position"
    if step.turn and operation.operation != "raiders_of_scythia.score":
        wrong = in_the_village(step)
        if wrong:
            return wrong
    for name in ended(step):
        turns[name] += 1
    return ""


def in_the_village(step: Step) -> str:
    """Tell what is wrong with the workers between turns: 3 in the village, 1 with each player."""
    if step.after.agenda:
        return ""
    if len(step.after.village) != 3:
        return f"{len(step.after.village)} workers are in the village between turns"
    without = [name for name, player in step.after.players.items() if not player.worker]
    return f"{', '.join(without)} has no worker between turns" if without else ""


def ended(step: Step) -> Iterator[str]:
    """Give whose last turn a step ended."""
    if step.before.last_turns and len(step.after.last_turns) < len(step.before.last_turns):
        yield step.before.last_turns[0]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play many games; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    wanted = parser.parse_args(arguments)
    begun, found, most, steps = time.monotonic(), Counter[str](), 0, 0
    for seed in range(wanted.first, wanted.first + wanted.games):
        try:
            ending = play(lineup(seed))
        except Broken as wrong:
            print(f"game {seed}: {wrong}")
            return 1
        who = "the opponent" if ending.how == f"won by the {OPPONENT}" else "one player"
        found[who if " and " not in ending.how else "several"] += 1
        most, steps = max(most, ending.steps), steps + ending.steps
    told = ", ".join(f"{count} won by {who}" for who, count in sorted(found.items()))
    taken = time.monotonic() - begun
    print(f"{wanted.games} games in {taken:.0f} s: {told}; {steps} steps, at most {most} in a game")
    return 0


if __name__ == "__main__":
    sys.exit(main())
