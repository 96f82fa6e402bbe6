"""Whole seeded games: all Spirits, Adversaries, Scenarios, numbers of players.

`make games N=10000` plays more of them than the tests do.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from invariants.spirit_island import literal
from invariants.spirit_island.games import (
    KINDS,
    Broken,
    Lineup,
    begin,
    lineup,
    map_of,
    play,
)
from invariants.spirit_island.strategies import swapped, swapped_operation

from rulewright import cli
from rulewright.core.asks import Play
from rulewright.core.citing import Options
from rulewright.core.frozen import replace
from rulewright.spirit_island import (
    advance_cards,
    build,
    explore,
    fear,
    gaining_powers,
    growth,
    operations,
    powers,
    ravage,
    scoring,
    spirit_phase,
    targets,
    time_passes,
)
from rulewright.spirit_island.components import Game, load
from rulewright.spirit_island.elements import elements_of, reaches
from rulewright.spirit_island.position import Fear, Position, with_spirit
from rulewright.spirit_island.presence_tracks import uncovered

GAMES = 80
"""How many whole games the tests play."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_whole_game_holds_every_invariant(seed: int) -> None:
    """A game of this number ends, without an error, and everything holds after every step."""
    ended = play(lineup(seed))
    assert ended.how
    assert ended.turn


def test_the_games_are_of_all_kinds() -> None:
    """The games that are played hold every Adversary and level, Scenario, Spirit and option."""
    box, games = load(), [lineup(seed) for seed in range(GAMES)]
    levels = {(name, one.level) for name, card in box.adversaries.items() for one in card.level}
    assert {(one.adversary, one.level) for one in games} == {("", 0)} | levels
    assert {one.scenario for one in games} == {"", *box.scenarios}
    assert {spirit for one in games for spirit in one.spirits} == set(box.spirits)
    assert {spirit for one in games for spirit in one.progression} == set(box.progressions)
    assert {len(one.spirits) for one in games} == {1, 2, 3, 4}
    assert {name for one in games for name in one.inputs} == {
        "blight_card",
        "bonus",
        "first_explore_skipped",
    }
    assert all(kind in [one.numbers for one in games] for kind in KINDS)
    implemented = {one.id for one in operations.GAME.questions.values() if one.implemented}
    assert {question for one in games for question in one.readings} == implemented


def test_a_game_is_played_again_by_its_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command that is named where something breaks plays the same game."""
    unlike = [
        lambda one: one.adversary and one.scenario and one.progression,
        lambda one: one.inputs and one.numbers,
        lambda one: one.readings and len(one.spirits) == 2,
    ]
    for wanted in unlike:
        who = next(one for one in map(lineup, range(GAMES)) if wanted(one))
        monkeypatch.setattr(sys, "argv", shlex.split(who.command))
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert not left.value.code
        ended = play(who)
        told = capsys.readouterr().out.splitlines()[-1]
        assert told == f"{ended.how}, turn {ended.turn}, {ended.steps} steps"


# Every power in the box, wherever the pieces stand


@settings(
    max_examples=5,
    phases=[Phase.generate],
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(seed=st.integers(0, 10**6))
def test_the_targets_of_every_power(seed: int) -> None:
    """In a game each power of the box, whoever uses it, has the targets that the text gives."""
    assert not list(wrong_targets(lineup(seed)._replace(readings={})))


def wrong_targets(who: Lineup) -> Iterable[str]:
    game, steps = begin(who)
    for number, step in enumerate(steps):
        if number % 16 or not step.turn:
            continue
        position = step.after
        table, places = msgspec.to_builtins(position), map_of(game, position)
        for spirit, there in position.spirits.items():
            for name in literal.powers():
                found = targets_by_the_engine(game, position, spirit, name)
                has = literal.elements(table, spirit)
                reached = [
                    n
                    for n, threshold in enumerate(literal.powers()[name].get("thresholds", ()))
                    if not literal.lacks(has, threshold["needs"])
                ]
                wanted = literal.targets(table, places, spirit, name, reached, there.energy)
                if found != wanted:
                    yield f"{spirit}, {name}: {sorted(found)}, by the text {sorted(wanted)}"


def targets_by_the_engine(game: Game, position: Position, spirit: str, name: str) -> set[str]:
    card, has = game.components.powers[name], elements_of(game, position, spirit)
    if card.target != "land":
        return set(targets.spirits_to_target(position, spirit, card).allowed)
    does = powers.POWERS[name].thresholds
    more = position.spirits[spirit].more_range + sum(
        does[n].reach for n, one in enumerate(card.thresholds) if reaches(has, one.needs)
    )
    return set(targets.lands_to_target(game, position, spirit, card, more)[0].allowed)


# Wrong engines


def a_step_farther(game: Game, position: Position, starts: Iterable[str]) -> dict[str, int]:
    return {land: max(0, steps - 1) for land, steps in distances(game, position, starts).items()}


def added_up(game: Game, position: Position, spirit: str, track: Any) -> int:
    return sum(space.number or 0 for space in uncovered(game, position, spirit, track))


def without(*left_out: str) -> Callable[..., Position]:
    """Return `with_spirit`, which forgets to change some fields."""

    def changed(position: Position, name: str, **changes: Any) -> Position:
        kept = {field: value for field, value in changes.items() if field not in left_out}
        return with_spirit(position, name, **kept)

    return changed


def back_to_one(game: Game, deck: Fear) -> Fear:
    return replace(take_divider(game, deck), terror_level=1)


def off_the_island(game: Game, position: Position, spirit: str, source: str, land: str) -> Position:
    """Put presence into a land and leave it on its track too."""
    return growth._with_presence(position, spirit, land, 1)


def energy_only(*arguments: Any, **named: Any) -> Options:
    options = presence_sources(*arguments, **named)
    return Options(options.allowed[:1], options.excluded)


def lost_card(game: Game, position: Position) -> Play[Position]:
    after = yield from advance_cards.advance_cards(game, position)
    return replace(after, invaders=replace(after.invaders, ravage=""))


def all_in_play(game: Game, position: Position, phase: str) -> Iterable[tuple[str, str]]:
    return [(name, card) for name, there in position.spirits.items() for card in there.in_play]


distances, take_divider = targets.distances, fear._take_divider
presence_sources = growth.presence_sources

WRONG: Mapping[str, Callable[[], AbstractContextManager[None]]] = {
    "powers reach a step farther": lambda: swapped(targets, "distances", a_step_farther),
    "the target field counts for nothing": lambda: swapped(targets, "fits", lambda *_: True),
    "presence is added a step farther": lambda: swapped(growth, "distances", a_step_farther),
    "presence comes from the first source only": lambda: swapped(
        growth, "presence_sources", energy_only
    ),
    "added presence stays on its track": lambda: swapped(growth, "place_presence", off_the_island),
    "the numbers of a track are added up": lambda: swapped(spirit_phase, "highest", added_up),
    "cards cost nothing": lambda: swapped(spirit_phase, "cost_of", lambda *_: 0),
    "one card is played at the most": lambda: swapped(spirit_phase, "plays_left", lambda *_: 1),
    "cards that aren't kept are lost": lambda: swapped(
        gaining_powers, "discard_powers", lambda position, *_: position
    ),
    "a used power isn't marked": lambda: swapped(powers, "with_spirit", without("used")),
    "elements last": lambda: swapped(time_passes, "with_spirit", without("elements")),
    "the Terror Level falls": lambda: swapped(fear, "_take_divider", back_to_one),
    "an Invader card is lost": lambda: swapped_operation("advance_cards", lost_card),
    "a power that wasn't played can be used": lambda: swapped(
        powers, "_available", lambda *_: None
    ),
    "the Invaders ravage where none of them is": lambda: swapped(
        ravage, "has_invaders", lambda _: True
    ),
    "the Invaders explore everywhere": lambda: swapped(explore, "_is_reached", lambda *_: True),
    "the Invaders build everywhere": lambda: swapped(build, "_settled", lambda *_: True),
    "neither Dahan nor blight are scored": lambda: swapped(scoring, "on_island", lambda *_: 0),
    "every card in play is open": lambda: swapped(operations, "usable", all_in_play),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_games_reject_a_wrong_engine(wrong: str) -> None:
    """Each of these engines breaks something in one of the first games."""
    with WRONG[wrong]():
        assert any(breaks(lineup(seed)) for seed in range(20))


def breaks(who: Lineup) -> bool:
    try:
        play(who)
    except Broken:
        return True
    return False
