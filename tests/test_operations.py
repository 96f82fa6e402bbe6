"""Operations: the agenda of a turn, played to its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rulewright.conformance.cases import load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import lay
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Played, drive, seeded
from rulewright.core.frozen import canonical
from rulewright.core.games import rulebook, rulebook_of
from rulewright.core.operations import Rulebook
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
