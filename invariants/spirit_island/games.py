"""Whole seeded games: who plays what, and what must hold after every step.

    python -m invariants.spirit_island.games 10000

plays the games 0 to 9999 and stops at the first that breaks something. Who plays what, and all that
happens then, follows from the number of the game alone.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec
from invariants.spirit_island import literal

from rulewright.conformance.playing import Step, play_game
from rulewright.core.asks import Ask, Choose, ChooseSome
from rulewright.core.drivers import Played, Refused, drive, every_choice, seeded
from rulewright.core.frozen import replace
from rulewright.core.operations import OpenOperation
from rulewright.spirit_island.components import Components, Game, island, load
from rulewright.spirit_island.invariants import presence
from rulewright.spirit_island.operations import GAME
from rulewright.spirit_island.position import Position
from rulewright.spirit_island.rules import Rules

Answer = Callable[[Ask], Any]


class Broken(AssertionError):
    """Something that must hold doesn't."""


# Who plays what


class Lineup(NamedTuple):
    """Who plays what in one game.

    Attributes:
        seed: the number of the game; equal seeds give equal games.
        spirits: the Spirits.
        adversary: the Adversary; "" for none.
        level: its level.
        scenario: the Scenario; "" for none.
        progression: the Spirits that use their Power Progression card.
        inputs: what else the set-up is told.
        numbers: numbers of the rules that are changed, so that other games come about.
        readings: questions that aren't read by their default.
    """

    seed: int
    spirits: tuple[str, ...]
    adversary: str = ""
    level: int = 0
    scenario: str = ""
    progression: tuple[str, ...] = ()
    inputs: Mapping[str, bool] = {}
    numbers: Mapping[str, int] = {}
    readings: Mapping[str, str] = {}

    @property
    def command(self) -> str:
        """The command that plays the game again."""
        words = ["rulewright", "play", "spirit-island", "--spirits", ", ".join(self.spirits)]
        if self.adversary:
            words += ["--adversary", f"{self.adversary}:{self.level}"]
        if self.scenario:
            words += ["--scenario", self.scenario]
        if self.progression:
            words += ["--progression", ", ".join(self.progression)]
        for name, value in self.inputs.items():
            words += ["--input", f"{name}={str(value).lower()}"]
        for name, number in self.numbers.items():
            words += ["--set", f"{name}={number}"]
        for question, name in self.readings.items():
            words += ["--reading", f"{question}={name}"]
        return shlex.join([*words, "--seed", str(self.seed)])


KINDS: tuple[Mapping[str, int], ...] = (
    *({},) * 4,
    {"blight_at": 1000},
    {
        "blight_at": 1000,
        "fear_per_player": 1,
        "city_health": 1,
        "town_health": 1,
        "dahan_damage": 6,
    },
)
"""Numbers of the rules. By those of the rulebook play by chance is soon lost to blight; by the
others the land is never blighted, so that games last, and Fear or the Dahan win some of them."""


def lineup(seed: int) -> Lineup:
    """Draw who plays what from the number of the game.

    Adversaries with their levels, Scenarios and numbers of players take turns, so that every
    combination of two comes up early; the rest is drawn.
    """
    box, random = load(), Random(f"who plays what in game {seed}")
    against = [("", 0)]
    against += [(name, one.level) for name, card in box.adversaries.items() for one in card.level]
    adversary, level = against[seed % len(against)]
    scenarios = ["", *box.scenarios]
    scenario = scenarios[seed // 2 % len(scenarios)] if seed % 2 else ""
    printed = box.scenarios.get(scenario)
    most = printed.inner_land_players if printed and printed.inner_land else 4
    players = 1 + (seed // 4 + seed) % most
    spirits = tuple(random.sample(list(box.spirits), players))
    progression = tuple(
        spirit for spirit in spirits if spirit in box.progressions and random.random() < 0.5
    )
    inputs = {"blight_card": False} if random.random() < 0.2 else {}
    inputs |= {"bonus": True} if random.random() < 0.2 else {}
    inputs |= {"first_explore_skipped": True} if random.random() < 0.2 else {}
    readings = some_readings(random) if random.random() < 0.3 else {}
    return Lineup(
        seed,
        spirits,
        adversary,
        level,
        scenario,
        progression,
        inputs,
        KINDS[random.randrange(len(KINDS))],
        readings,
    )


def some_readings(random: Random) -> dict[str, str]:
    """Draw readings that aren't the default, of about a fourth of the questions."""
    return {
        question.id: random.choice([name for name in question.readings if name != question.default])
        for question in GAME.questions.values()
        if question.implemented and random.random() < 0.25
    }


# What must hold after every step


class Watch:
    """What is remembered of a game, and held against each step.

    The invariants that speak of one step are those of the game itself
    (`rulewright.spirit_island.invariants`); here stands what speaks of more than that.
    """

    def __init__(self, who: Lineup, game: Game) -> None:
        """Begin with an empty table."""
        self.who = who
        self.game = game
        self.random = Random(who.seed)
        self.turn = 0
        self.terror = 1
        self.fear = 0
        self.used: Counter[tuple[str, str]] = Counter()
        self.chosen: dict[str, Counter[str]] = defaultdict(Counter)

    def look(self, step: Step) -> None:
        """Hold everything against a step.

        Raises:
            Broken: something doesn't hold.
        """
        if step.turn != self.turn:
            self.turn = step.turn
            self.used.clear()
        for wrong in self._wrong(step):
            raise Broken(wrong)

    def _wrong(self, step: Step) -> Iterator[str]:
        before, after, due = step.before, step.after, step.operation
        for invariant in GAME.invariants:
            if broken := invariant.broken(self.game, before, due.operation, due.inputs, after):
                yield f"{invariant.name}: {broken}"
        if not step.turn:  # from then on it is conserved, step by step
            yield from self._whole_presence(after)
        yield from self._terror_and_fear(after)
        yield from self._used_once(step)
        yield from self._elements(step)
        yield from self._income(step)
        if not self.who.readings:
            yield from self._literal(step)
        if step.turn and not before.result:
            yield from self._legal(step)

    def _whole_presence(self, after: Position) -> Iterator[str]:
        """A Spirit has as much presence as belongs to it, on tracks, island and destroyed."""
        for spirit in after.spirits:
            whole = literal.spirit_boards()[spirit]["presence"]
            there = presence(self.game, after, spirit)
            if there != whole:
                yield f"{spirit} has {there} presence in all, {whole} belong to it"

    def _terror_and_fear(self, after: Position) -> Iterator[str]:
        """The Terror Level never falls, nor does all the Fear that was ever generated."""
        fear = after.fear
        markers = fear.pool + fear.generated
        ever = markers * (len(fear.earned) + len(fear.discard)) + fear.generated
        if fear.terror_level < self.terror:
            yield f"the Terror Level falls from {self.terror} to {fear.terror_level}"
        if ever < self.fear:
            yield f"{self.fear} Fear had been generated, and only {ever} are accounted for"
        self.terror, self.fear = fear.terror_level, ever

    def _used_once(self, step: Step) -> Iterator[str]:
        """No power is used twice in a turn but by the leave of a repeat."""
        due = step.operation
        if not due.operation.endswith(("use_fast_power", "use_slow_power")):
            return
        power = due.inputs["spirit"], due.inputs["power"]
        if not any(one.ask.key == "repeat_by" for one in step.asked):
            self.used[power] += 1
        if self.used[power] > 1:
            yield f"{power[0]} uses {power[1]} a second time this turn without a repeat"

    def _elements(self, step: Step) -> Iterator[str]:
        """Elements come only from cards in play, tracks and choices of this turn."""
        if "SI-Q09" in self.who.readings:  # then what the tracks show is gained, and vanishes
            return
        due, after = step.operation, step.after
        if due.operation.endswith(".time_passes"):
            self.chosen.clear()
        for one in step.asked:
            if one.ask.key in ("any_element", "element") and one.answer:
                self.chosen[one.ask.subject][one.answer] += 1
            elif one.ask.key == "elements":
                for spirit in dict.fromkeys((one.ask.subject, due.inputs["spirit"])):
                    self.chosen[spirit].update(one.answer)
        for spirit, there in after.spirits.items():
            wanted = Counter(self.chosen[spirit])
            for card in there.in_play:
                wanted.update(literal.powers()[card].get("elements", ()))
            if dict(there.elements) != dict(wanted):
                yield (
                    f"{spirit} has the elements {dict(there.elements)}; its cards in play and its "
                    f"choices make {dict(wanted)}"
                )

    def _income(self, step: Step) -> Iterator[str]:
        """A Spirit gains as much Energy as the highest number of its track shows."""
        if not step.operation.operation.endswith(".gain_energy"):
            return
        spirit = step.operation.inputs["spirit"]
        gained = step.after.spirits[spirit].energy - step.before.spirits[spirit].energy
        shown = literal.highest(msgspec.to_builtins(step.before), spirit, "energy")
        if gained != shown:
            yield f"{spirit} gains {gained} Energy, its track shows {shown}"

    def _literal(self, step: Step) -> Iterator[str]:
        """Every choice that is offered, and no other, follows from the text."""
        due, before = step.operation, step.before
        name = due.operation.rpartition(".")[2]
        if name == "score":
            came, wanted = step.after.score.points, literal.points(msgspec.to_builtins(before))
            if came != wanted:
                yield f"the score is {came}, by the text {wanted}"
        if name in ("ravage_land", "build_land", "explore_land"):
            yield from self._invaders(before, name)
        if name not in LOOKED_AT:
            return
        table, places = msgspec.to_builtins(before), map_of(self.game, before)
        asked = [
            literal.Asked(
                one.ask.key, one.ask.subject, frozenset(one.ask.options.allowed), one.answer
            )
            for one in step.asked
            if isinstance(one.ask, Choose)
        ]
        yield from literal.wrong_options(table, places, due.operation, due.inputs, asked)
        if phase := phase_of(name):
            offered = {
                (one.inputs["spirit"], one.inputs["power"])
                for one in GAME.open_operations(self.game, before)
                if one.operation.endswith(f".use_{phase}_power")
            }
            derived = literal.usable(table, places, phase)
            if offered != derived:
                more, fewer = sorted(offered - derived), sorted(derived - offered)
                yield (
                    f"{phase} powers that can be used: {sorted(offered)}; by the text {more} too "
                    f"much and {fewer} too little"
                )

    def _invaders(self, before: Position, name: str) -> Iterator[str]:
        """An Invader action is due in each land that the text gives, and in no other."""
        action = name.removesuffix("_land")
        due = next(one for one in before.agenda if one.step == action)
        if due.lands:  # lands noted when the action began (SI-Q80)
            return
        table, places = msgspec.to_builtins(before), map_of(self.game, before)
        derived = literal.due_lands(table, places, action) - set(due.done)
        offered = {
            one.inputs["land"]
            for one in GAME.open_operations(self.game, before)
            if one.operation.endswith(f".{name}")
        }
        if offered != derived:
            more, fewer = sorted(offered - derived), sorted(derived - offered)
            yield f"{action} is due in {more} too much and in {fewer} too little"

    def _legal(self, step: Step) -> Iterator[str]:
        """What is offered or due can be carried out; what isn't is refused."""
        before, due = step.before, step.operation
        real = [n for n, one in enumerate(step.asked) if not one.forced]
        if real and self.random.random() < SAMPLE:
            yield from self._other_answers(step, self.random.choice(real))
        if self.random.random() < SAMPLE:
            due_now = GAME.open_operations(self.game, before)
            yield from self._carried_out(before, self.random.choice(due_now), ())
            if phase := phase_of(due.operation):
                yield from self._closed(before, phase, due_now)

    def _carried_out(
        self, before: Position, due: OpenOperation, answers: tuple[Any, ...]
    ) -> Iterator[str]:
        ending = self._play(before, due, answers)
        if not isinstance(ending, Played):
            yield f"{due.operation} {dict(due.inputs)} {answers} is offered, and fails: {ending}"

    def _play(self, before: Position, due: OpenOperation, answers: tuple[Any, ...]) -> Any:
        run = GAME.operations[due.operation].run
        return drive(
            run(self.game, before, **due.inputs), _after(answers, self.random), listen=False
        )

    def _other_answers(self, step: Step, number: int) -> Iterator[str]:
        ask = step.asked[number].ask
        path = tuple(one.answer for one in step.asked[:number] if not one.forced)
        if not isinstance(ask, (Choose, ChooseSome)):
            return
        for choice in islice(every_choice(ask), 6):
            yield from self._carried_out(step.before, step.operation, (*path, choice))
        for choice, clause in islice(ask.options.excluded.items(), 3):
            if isinstance(ask, Choose):
                ending = self._play(step.before, step.operation, (*path, choice))
                if not isinstance(ending, Refused) or ending.clause != clause:
                    yield f"{ask.key} ({ask.subject}): {choice} isn't refused by {clause}: {ending}"

    def _closed(
        self, before: Position, phase: str, due_now: Sequence[OpenOperation]
    ) -> Iterator[str]:
        """A power that can't be used now is refused."""
        offered = {
            (one.inputs["spirit"], one.inputs["power"]) for one in due_now if "power" in one.inputs
        }
        for spirit, there in before.spirits.items():
            innate = (one["name"] for one in literal.spirit_boards()[spirit]["innate"])
            for power in (*there.in_play, *there.hand, *there.discard, *innate):
                if (spirit, power) in offered:
                    continue
                inputs = {"spirit": spirit, "power": power}
                due = OpenOperation(f"spirit_island.use_{phase}_power", inputs)
                ending = self._play(before, due, ())
                if not isinstance(ending, Refused):
                    yield f"{power} of {spirit} isn't due in the {phase} phase, and isn't refused"


SAMPLE = 0.1
"""The part of the steps in which other ways to go on are tried."""

LOOKED_AT = (
    "grow",
    "play_cards",
    "use_fast_power",
    "use_slow_power",
    "end_fast_phase",
    "end_slow_phase",
)


def phase_of(operation: str) -> str:
    """Return the Power phase in which an operation is carried out; "" for none."""
    return next((phase for phase in ("fast", "slow") if f"_{phase}_" in operation), "")


def _after(answers: tuple[Any, ...], random: Random) -> Answer:
    """Answer in the order given, then by chance."""
    left, chance = iter(answers), seeded(random)

    def answer(ask: Ask) -> Any:
        for given in left:
            declined = given == "" and isinstance(ask, Choose) and ask.optional
            return None if declined else given
        return chance(ask)

    return answer


def map_of(game: Game, position: Position) -> literal.Map:
    """Return the lands of the island as the literal derivation takes them."""
    return {
        name: literal.Land(place.terrain, place.coastal, frozenset(place.adjacent))
        for name, place in island(game, position).items()
    }


# Playing


class Ended(NamedTuple):
    """How a game ended, in which turn, after how many steps."""

    how: str
    turn: int
    steps: int


MOST_TURNS = 20
"""No Invader deck lasts longer."""


def begin(who: Lineup) -> tuple[Game, Iterator[Step]]:
    """Begin a game; its steps are played as they are asked for."""
    box: Components = load()
    game = Game(Rules(**who.numbers, readings=who.readings), box)
    position = replace(
        Position(), adversary=who.adversary, adversary_level=who.level, scenario=who.scenario
    )
    inputs = {
        "players": len(who.spirits),
        "spirits": who.spirits,
        "progression": who.progression,
        **who.inputs,
    }
    return game, play_game(GAME, game, position, inputs, who.seed)


def play(who: Lineup) -> Ended:
    """Play a game to its end and hold everything against it.

    Raises:
        Broken: something doesn't hold; names the game and how it is played again.
    """
    number = 0
    try:
        game, steps = begin(who)
        watch = Watch(who, game)
        for step in steps:
            number += 1
            watch.look(step)
            if step.turn > MOST_TURNS:
                raise Broken(f"it is still going on in turn {step.turn}")
    except Exception as error:
        where = f"game {who.seed}, step {number}"
        raise Broken(f"{where}: {type(error).__name__}: {error}\n  {who.command}") from error
    return Ended(GAME.over(game, step.after), step.turn, number)


def told(ends: Iterable[Ended], seconds: float) -> str:
    """Tell in a few lines how games have ended."""
    ends = list(ends)
    how = Counter(one.how for one in ends)
    steps, turns = sum(one.steps for one in ends), max(one.turn for one in ends)
    counted = ", ".join(f"{n} {name}" for name, n in how.most_common())
    return (
        f"{len(ends)} games in {seconds:.0f} s ({len(ends) / seconds:.1f} a second), "
        f"{steps} steps, up to turn {turns}: {counted}"
    )


def main() -> None:
    """Play games from the command line."""
    parser = argparse.ArgumentParser(description="play whole seeded games, and hold all invariants")
    parser.add_argument("games", type=int, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    given = parser.parse_args()
    if given.games < 1 or given.first < 0:
        parser.error("play at least 1 game, and none before game 0")
    from rich.console import Console
    from rich.progress import Progress

    begun, ends = time.monotonic(), list[Ended]()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=given.games)
        for seed in range(given.first, given.first + given.games):
            try:
                ends.append(play(lineup(seed)))
            except Broken as broken:
                sys.exit(f"{broken}\nplay on from it: --first {seed}")
            except KeyboardInterrupt:
                sys.exit(f"stopped; play on: --first {seed}")
            rate = len(ends) / (time.monotonic() - begun)
            bar.update(task, advance=1, description=f"playing, {rate:.1f} games/s")
            if not bar.console.is_terminal and len(ends) % 500 == 0:
                print(told(ends, time.monotonic() - begun), flush=True)
    if ends:
        print(told(ends, time.monotonic() - begun))


if __name__ == "__main__":
    main()
