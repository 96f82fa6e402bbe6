"""Operations: the agenda of a turn, played to its end."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rulewright.conformance.cases import load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import lay
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Played, drive, seeded
from rulewright.core.frozen import canonical
from rulewright.core.games import rulebook, rulebook_of
from rulewright.core.operations import Impossible, Rulebook
from rulewright.spirit_island.operations import begin_turn

SI = rulebook("spirit-island")


def set_up(book: Rulebook, seed: int) -> tuple[Any, Any]:
    """Set the game up by chance and put a turn on the agenda."""
    game = book.game(book.rules(), book.components(), None)
    operation = book.operations["spirit_island.set_up"]
    done = drive(operation.run(game, book.position(), players=2), seeded(Random(seed)))
    assert isinstance(done, Played)
    begun = drive(begin_turn(game, done.result), seeded(Random(seed)))
    assert isinstance(begun, Played)
    return game, begun.result


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_comes_to_its_end(seed: int) -> None:
    game, position = set_up(SI, seed)
    random = Random(seed)
    played: list[str] = []
    while due := SI.open_operations(game, position):
        chosen = random.choice(due)
        run = SI.operations[chosen.operation].run
        done = drive(run(game, position, **chosen.inputs), seeded(random))
        assert isinstance(done, Played)
        position = SI.tick(game, position, chosen, done.result)
        played.append(chosen.operation.removeprefix("spirit_island."))
        assert len(played) < 100
    order = ["ravage_land", "build_land", "reveal_card", "explore_land", "advance_cards"]
    steps = [step for step in dict.fromkeys(played) if step in order]
    assert steps == [step for step in order if step in played]
    assert played[-1] == "time_passes"
    assert position.agenda == ()
    assert position.invaders.build  # the card that was explored has advanced


def test_each_land_is_done_once() -> None:
    game, position = set_up(SI, 1)
    done_in: list[Any] = []
    while due := SI.open_operations(game, position):
        lands = [one.inputs["land"] for one in due if "land" in one.inputs]
        assert len(set(lands)) == len(lands)
        chosen = due[-1]
        if "land" in chosen.inputs:
            done_in.append((chosen.operation, chosen.inputs["land"]))
        done = drive(
            SI.operations[chosen.operation].run(game, position, **chosen.inputs),
            seeded(Random(1)),
        )
        assert isinstance(done, Played)
        position = SI.tick(game, position, chosen, done.result)
    assert len(set(done_in)) == len(done_in)
    assert done_in


def test_nothing_is_due_without_an_agenda_or_after_the_end() -> None:
    game, position = set_up(SI, 0)
    assert SI.open_operations(game, type(position)()) == ()
    over = type(position)(agenda=position.agenda, result="defeat", result_by="blight")
    assert SI.open_operations(game, over) == ()


def test_operations_say_what_they_need_and_leave_the_position_alone() -> None:
    for case in load_cases(vector_files("spirit_island"))[::10]:
        laid = lay(SI, case)
        before = canonical(laid.position)
        laid.play()
        assert canonical(laid.position) == before
    for name, operation in SI.operations.items():
        assert operation.name == name
        assert operation.says.endswith((".", ")"))
        assert operation.section in {section.name for section in SI.sections}
        assert all(rung in SI.operations and rung != name for rung in operation.rungs)
        assert len({given.name for given in operation.inputs}) == len(operation.inputs)


def test_games_are_found_by_name_and_prefix() -> None:
    assert rulebook("spirit_island") is rulebook("spirit-island") is rulebook_of("SI-Q15")
    with pytest.raises(BadData, match=r"no game 'spirit-iland': did you mean spirit-island\?"):
        rulebook("spirit-iland")
    with pytest.raises(BadData, match="'ZZ-Q1' belongs to no game"):
        rulebook_of("ZZ-Q1")


@pytest.mark.parametrize(
    ("operation", "inputs"),
    [
        ("grow", {}),
        ("gain_energy", {}),
        ("play_cards", {}),
        ("gain_power", {}),
        ("use_fast_power", {"power": "Flash Floods"}),
        ("use_slow_power", {"power": "Wash Away"}),
    ],
)
def test_a_spirit_that_isnt_in_play_is_named(operation: str, inputs: dict[str, str]) -> None:
    game = SI.game(SI.rules(), SI.components(), None)
    position = SI.position(boards=("A",))
    run = SI.operations[f"spirit_island.{operation}"].run
    with pytest.raises(Impossible, match="'River' isn't in play"):
        drive(run(game, position, spirit="River", **inputs), seeded(Random(0)))


@pytest.mark.parametrize(("track", "most"), [("energy", 5), ("plays", 6)])
def test_no_more_spaces_are_uncovered_than_a_track_has(track: str, most: int) -> None:
    game = SI.game(SI.rules(), SI.components(), None)
    for uncovered in (most, most + 1):
        spirits = {"Thunderspeaker": {f"{track}_track": uncovered}}
        position = msgspec.convert({"boards": ["A"], "spirits": spirits}, SI.position)
        if uncovered == most:
            SI.check(game, position)
        else:
            with pytest.raises(Impossible, match=rf"{track}_track: {uncovered} spaces can't be"):
                SI.check(game, position)


def test_each_spirit_takes_its_own_next_step() -> None:
    game = SI.game(SI.rules(), SI.components(), None)
    spirits = ("River Surges in Sunlight", "Vital Strength of the Earth")
    setting = SI.operations["spirit_island.set_up"].run
    done = drive(setting(game, SI.position(), players=2, spirits=spirits), seeded(Random(3)))
    assert isinstance(done, Played)
    begun = drive(begin_turn(game, done.result), seeded(Random(3)))
    assert isinstance(begun, Played)
    position = begun.result
    for step in ("grow", "gain_energy", "play_cards"):
        due = SI.open_operations(game, position)
        names = [(one.operation, one.inputs["spirit"]) for one in due]
        assert names == [(f"spirit_island.{step}", spirits[0]), ("spirit_island.grow", spirits[1])]
        run = SI.operations[due[0].operation].run
        played = drive(run(game, position, **due[0].inputs), seeded(Random(3)))
        assert isinstance(played, Played)
        position = SI.tick(game, position, due[0], played.result)
    left = SI.open_operations(game, position)
    assert [(one.operation, one.inputs["spirit"]) for one in left] == [
        ("spirit_island.grow", spirits[1])
    ]
