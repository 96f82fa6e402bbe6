"""What holds of every play: its end, its asks, its answers, its positions as data, the agenda."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import count, islice
from random import Random
from typing import Any

import msgspec
from invariants.spirit_island.strategies import (
    Done,
    begin,
    carry_out,
    draw,
    options,
    property_test,
    rejects,
    some_move,
    swapped,
    swapped_operation,
    table,
)

from rulewright.core import drivers
from rulewright.core.asks import AnswerError, Ask, Choose, ChooseSome, Divide, Play
from rulewright.core.citing import Illegal, Options, offer, require
from rulewright.core.drivers import Played, Refused, drive, every_choice, exhaustive, scripted
from rulewright.core.frozen import FrozenMap, canonical, frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island import blight, damage, invader_phase, operations, set_up, victory
from rulewright.spirit_island.components import Game, island
from rulewright.spirit_island.position import Position, land_of
from rulewright.spirit_island.rules import Rules, reading


def watched(play: Play[Any], look: Callable[[Ask], None]) -> Play[Any]:
    """Play and look at every ask, also at those with one answer only."""
    try:
        ask = next(play)
        while True:
            look(ask)
            answer = yield ask
            ask = play.send(answer)
    except StopIteration as stop:
        return stop.value


def replayed(asked: Iterable[drivers.Asked]) -> Callable[[Ask], Any]:
    """Answer by key and subject what was answered before; `None` where nothing is left."""
    left: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for one in asked:
        if not one.forced:
            left[one.ask.key, one.ask.subject].append(one.answer)

    def answer(ask: Ask) -> Any:
        answers = left[ask.key, ask.subject]
        given = answers.pop(0) if answers else None
        return None if given == "" else given

    return answer


def again(done: Done, position: Position) -> Any:
    """Carry out an operation again with the answers that were given, from another position."""
    play = begin(done.game, done.move._replace(position=position))
    return result_of(play, replayed(done.asked))


def result_of(play: Play[Any], answer: Callable[[Ask], Any]) -> Any:
    """Return the result of a play, or how it failed."""
    try:
        ending = drive(play, answer, listen=False)
    except AnswerError as error:
        return error
    return ending.result if isinstance(ending, Played) else ending


# The end


def the_end_is_final(data: bytes) -> None:
    """Once the game is won or lost nothing changes any more, and nothing is due.

    SI-victory-and-defeat-T01, E02, E03, E04, E05.
    """
    ends: list[Position] = []

    def ended(*arguments: Any) -> Position:
        ends.append(real(*arguments))
        return ends[-1]

    real = victory._ended
    with swapped(victory, "_ended", ended):
        done = carry_out(data)
    if done is None or not done.after.result:
        return
    assert [done.after] == ends
    due = replace(done.after, agenda=operations.TURN)
    assert operations.open_operations(done.game, due) == ()


test_the_end_is_final = property_test(400)(the_end_is_final)


def test_the_end_is_final_rejects_wrong_engine() -> None:
    """Wrong engines: the cards advance after the end; something is still due."""

    def goes_on(game: Game, position: Position) -> Play[Position]:
        for step in (invader_phase.ravage, invader_phase.build, invader_phase.explore):
            position = yield from step(game, position)
        return replace(position, invaders=replace(position.invaders, build=""))

    def still_due(game: Game, position: Position) -> Any:
        return real(game, replace(position, result="", result_by=""))

    with swapped_operation("invader_phase", goes_on):
        assert rejects(the_end_is_final)
    real = operations.open_operations
    with swapped(operations, "open_operations", still_due):
        assert rejects(the_end_is_final)


# Answers and positions as data


def same_answers_same_outcome(data: bytes) -> None:
    """The same operation with the same answers has the same outcome: nothing is left to chance."""
    done = carry_out(data)
    if done is not None:
        assert again(done, done.move.position) == done.after


test_same_answers_same_outcome = property_test(400)(same_answers_same_outcome)


def test_same_answers_same_outcome_rejects_wrong_engine() -> None:
    """Wrong engine: the Fear for a Town depends on how often it was asked for."""
    calls = count()

    def moody(rules: Rules, kind: str) -> int:
        return next(calls) % 2

    with swapped(damage, "fear_for", moody):
        assert rejects(same_answers_same_outcome)


def answers_can_be_written_down(data: bytes) -> None:
    """The answers of a play, written down as those of a case, play the same again."""
    done = carry_out(data)
    if done is None:
        return
    answers = drivers.answers_of(done.asked)
    try:
        ending = scripted(begin(done.game, done.move), answers, listen=False)
    except AnswerError as error:
        raise AssertionError(f"{answers}: {error}") from error
    assert isinstance(ending, Played)
    assert ending.result == done.after


test_answers_can_be_written_down = property_test(400)(answers_can_be_written_down)


def test_answers_can_be_written_down_rejects_wrong_engine() -> None:
    """Wrong driver: only the last answer about a land is written down."""

    def last_only(asked: Iterable[drivers.Asked]) -> Any:
        written: dict[str, dict[str, list[Any]]] = {}
        for one in asked:
            written.setdefault(one.ask.key, {})[one.ask.subject] = [one.answer]
        return written

    with swapped(drivers, "answers_of", last_only):
        assert rejects(answers_can_be_written_down)


def positions_survive_json(data: bytes) -> None:
    """A position that is written and read again is the same, in JSON, in value and as a key."""
    done = carry_out(data)
    if done is None:
        return
    read = msgspec.json.decode(canonical(done.after), type=Position)
    assert read == done.after
    assert hash(read) == hash(done.after)
    assert canonical(read) == canonical(done.after)


test_positions_survive_json = property_test(400)(positions_survive_json)


def test_positions_survive_json_rejects_wrong_engine() -> None:
    """Wrong engine: presence that is gone stays there as 0."""

    def kept(entries: Any, key: Any, value: Any) -> FrozenMap[Any, Any]:
        return FrozenMap({**entries, key: value})

    with swapped(damage, "with_entry", kept):
        assert rejects(positions_survive_json)


def identical_pieces_have_no_order(data: bytes) -> None:
    """The order of lands and of like pieces in what is written down changes nothing.

    SI-damage-destroy-remove-replace-P01, SI-ravage-P02.
    """
    done = carry_out(data)
    if done is None:
        return
    lands = frozen_map(dict(reversed(done.move.position.lands.items())))
    turned = [
        drivers.Asked(one.ask, _turned(one.answer) if isinstance(one.ask, Divide) else one.answer)
        for one in done.asked
        if not one.forced
    ]
    other = done._replace(asked=tuple(turned))
    assert again(other, replace(done.move.position, lands=lands)) == done.after


def _turned(division: Any) -> Any:
    return {name: amounts[::-1] for name, amounts in reversed(division.items())}


test_identical_pieces_have_no_order = property_test(400)(identical_pieces_have_no_order)


def test_identical_pieces_have_no_order_rejects_wrong_engine() -> None:
    """Wrong engine: presence is destroyed in the first land that is written down."""

    def first(position: Position, spirit: str) -> Play[Position]:
        yield from ()
        for name, land in position.lands.items():
            if spirit in land.presence:
                return damage.destroy_presence(position, spirit, name)
        return position

    with swapped(blight, "_destroy_one_presence", first):
        assert rejects(identical_pieces_have_no_order)


def equal_positions_equal_outcomes(data: bytes) -> None:
    """A position that is written with its Spirits in another order is the same position.

    SI-invader-phase-blighted-island-S01.
    """
    done = carry_out(data)
    if done is None:
        return
    spirits = frozen_map(dict(reversed(done.move.position.spirits.items())))
    same = replace(done.move.position, spirits=spirits)
    assert same == done.move.position
    assert again(done, same) == done.after


test_equal_positions_equal_outcomes = property_test(400)(equal_positions_equal_outcomes)


def test_equal_positions_equal_outcomes_rejects_wrong_engine() -> None:
    """Wrong engine: blight destroys the presence of the first Spirit only."""

    def one(game: Game, position: Position, name: str, cause: Any) -> Position:
        for spirit in position.spirits:
            if spirit in land_of(position, name).presence:
                return damage.destroy_presence(position, spirit, name)
        return position

    with swapped(blight, "_lose_presence", one):
        assert rejects(equal_positions_equal_outcomes)


# Asks


def every_ask_has_an_option(data: bytes) -> None:
    """No procedure asks where there is nothing to choose."""
    at = table(data)
    move = some_move(at)

    def look(ask: Ask) -> None:
        if ask.forced() is None:
            assert options(ask) > 1

    try:
        drive(watched(begin(at.game, move), look), at.answer, listen=False)
    except Impossible:
        return


test_every_ask_has_an_option = property_test(400)(every_ask_has_an_option)


def test_every_ask_has_an_option_rejects_wrong_engine() -> None:
    """Wrong engine: a cascade may go only to lands that already have blight."""

    def blighted_only(candidates: Any, *rules: Any) -> Options:
        return Options((), {})

    with swapped(blight, "offer", blighted_only):
        assert rejects(every_ask_has_an_option)


def every_choice_offered_is_legal(data: bytes) -> None:
    """Each option that is offered can be chosen and carried through; each excluded one is refused.

    A cascade offers the adjacent lands and no others (SI-blight-effects-E01, P01, SI-Q15).
    """
    at = table(data)
    move = some_move(at)
    given: list[Any] = []

    def answer(ask: Ask) -> Any:
        if len(given) <= 6:
            _try_each(at.game, move, tuple(given), ask)
        given.append(at.answer(ask))
        return given[-1]

    try:
        drive(begin(at.game, move), answer, listen=False)
    except Impossible:
        return


def _try_each(game: Game, move: Any, path: tuple[Any, ...], ask: Ask) -> None:
    if not isinstance(ask, (Choose, ChooseSome, Divide)):
        return
    for choice in islice(every_choice(ask), 12):
        ending = _with(game, move, (*path, choice))
        assert isinstance(ending, Played), f"{choice} was offered and is refused: {ending}"
    if isinstance(ask, Choose):
        for choice, clause in ask.options.excluded.items():
            ending = _with(game, move, (*path, choice))
            assert isinstance(ending, Refused)
            assert ending.clause == clause
    if ask.key == "cascade" and isinstance(ask, Choose):
        adjacent = island(game, move.position)[ask.subject].adjacent
        assert set(ask.options.allowed) <= set(adjacent)
        assert set(adjacent) <= {*ask.options.allowed, *ask.options.excluded}
        if reading(game.rules, "SI-Q15") == "any_adjacent":
            assert set(ask.options.allowed) == set(adjacent)


def _with(game: Game, move: Any, path: tuple[Any, ...]) -> Any:
    """Carry out a move with some answers, and with the first option from there on."""
    steps = iter(path)
    first = drivers.drawn(b"")

    def answer(ask: Ask) -> Any:
        for step in steps:
            return step
        return first(ask)

    try:
        return drive(begin(game, move), answer, listen=False)
    except AnswerError as error:
        return error


test_every_choice_offered_is_legal = property_test(300)(every_choice_offered_is_legal)


def test_every_choice_offered_is_legal_rejects_wrong_engine() -> None:
    """Wrong engines: an option is refused after it was offered; a land isn't offered."""

    def refuses(game: Game, position: Position, land: str) -> Play[Position]:
        near = island(game, position)[land].adjacent
        if near:
            chosen = yield from Choose("cascade", land, offer(near))
            clear = not land_of(position, chosen).blight
            require(clear, "SI-ravage-example-Z08", f"there is blight in {chosen}")
        return position

    def not_all(candidates: Any, *rules: Any) -> Options:
        return offer(tuple(candidates)[:2], *rules)

    with swapped_operation("add_blight", refuses):
        assert rejects(every_choice_offered_is_legal)
    with swapped(blight, "offer", not_all):
        assert rejects(every_choice_offered_is_legal)


# Drivers


def drivers_answer_legally(data: bytes) -> None:
    """What `drawn` and `seeded` answer passes the check of the ask."""
    at = table(data)
    move = some_move(at)
    rest = drivers.drawn(data[::-1])
    for answer in (rest, drivers.seeded(Random(data))):

        def checked(ask: Ask, answer: Callable[[Ask], Any] = answer) -> Any:
            given = answer(ask)
            try:
                ask.check(given)
            except (AnswerError, Illegal) as error:
                raise AssertionError(f"{given} to {ask}: {error}") from error
            return given

        try:
            drive(begin(at.game, move), checked, listen=False)
        except Impossible:
            return


test_drivers_answer_legally = property_test(400)(drivers_answer_legally)


def test_drivers_answer_legally_rejects_wrong_engine() -> None:
    """Wrong driver: it puts all of a division on the first piece, whatever that can take."""

    def all_on_one(ask: Divide, below: Callable[[int], int]) -> Any:
        return {ask.parts[0].name: (ask.amount,)}

    with swapped(drivers, "_drawn_division", all_on_one):
        assert rejects(drivers_answer_legally)


def weights_add_up_to_one(data: bytes) -> None:
    """The weights of all ways that share their choices add up to 1.

    A small Invader deck is built by chance (SI-setup-invader-deck-U02 to U04), then blight is added
    with its choices.
    """
    at = table(data, maps=("pair", "line", "triangle"))
    move = some_move(at, ("add_blight",))
    stages = [data[-1] % 2, data[-2] % 2, data[-3] % 2]
    small = dict(zip(("stage_1_cards", "stage_2_cards", "stage_3_cards"), stages, strict=True))
    game = replace_rules(at.game, small)
    tokens = min(at.position.blight_card.tokens, 2)
    card = replace(at.position.blight_card, tokens=tokens, side="healthy", card="")
    start = replace(move.position, blight_card=card)

    def play() -> Play[Position]:
        position = yield from set_up.build_invader_deck(game, start)
        return (yield from blight.add_blight(game, position, move.inputs["land"]))

    sums: dict[Any, Fraction] = defaultdict(Fraction)
    for branch in exhaustive(play, limit=3000):
        choices = [one for one in branch.ending.asked if isinstance(one.ask, Choose)]
        sums[str([(one.ask.subject, one.answer) for one in choices])] += branch.weight
    assert set(sums.values()) == {Fraction(1)}


def replace_rules(game: Game, changes: dict[str, Any]) -> Game:
    """Return the game with some numbers of its rules changed."""
    return msgspec.structs.replace(game, rules=replace(game.rules, **changes))


test_weights_add_up_to_one = property_test(60)(weights_add_up_to_one)


def test_weights_add_up_to_one_rejects_wrong_engine() -> None:
    """Wrong driver: every deal has the weight of one card."""

    def unweighed(ask: Any) -> Any:
        return [(way, Fraction(1, 2)) for way, _ in real(ask)]

    real = drivers._draws
    with swapped(drivers, "_draws", unweighed):
        assert rejects(weights_add_up_to_one, within=200)


# The agenda


def a_turn_by_its_steps_is_the_whole_turn(data: bytes) -> None:
    """A turn by its agenda comes out as the whole Invader phase and Time Passes do.

    SI-invader-phase-S01, SI-invader-actions-D01, SI-invader-phase-fear-R03.
    """
    _turn(data, "same_step")


def a_turn_by_its_steps_with_fear_for_later(data: bytes) -> None:
    """The same where Fear cards earned in the step wait for the next phase.

    SI-fear-and-terror-T01, SI-Q05 next_phase.
    """
    _turn(data, "next_phase")


def _turn(data: bytes, earned_in_the_step: str) -> None:
    at = table(data, fixed={"SI-Q05": earned_in_the_step})
    game, start = at.game, at.position
    try:
        by_steps, asked, order = _by_agenda(game, start, at.answer)
    except Impossible:
        return
    answer = replayed(asked)
    whole = result_of(
        _whole(game, start), lambda ask: order.pop(0) if ask.key == "next_land" else answer(ask)
    )
    assert replace(by_steps, agenda=()) == whole


def _by_agenda(
    game: Game, position: Position, answer: Callable[[Ask], Any]
) -> tuple[Position, list[drivers.Asked], list[str]]:
    (position,) = [draw(operations.begin_turn(game, position), answer)]
    asked: list[drivers.Asked] = []
    order: list[str] = []
    for _ in range(200):
        open_now = operations.open_operations(game, position)
        if not open_now:
            return position, asked, order
        names = tuple(str(place) for place in range(len(open_now)))
        chosen = open_now[0]
        if len(names) > 1:
            chosen = open_now[int(answer(Choose("open", "", offer(names))))]
        run = operations.OPERATIONS[chosen.operation].run
        ending = drive(run(game, position, **chosen.inputs), answer, listen=False)
        assert isinstance(ending, Played)
        if chosen.operation.endswith(".ravage_land"):
            order.append(chosen.inputs["land"])
        asked.extend(ending.asked)
        position = operations.tick(game, position, chosen, ending.result)
    raise AssertionError("the turn doesn't end")


def _whole(game: Game, start: Position) -> Play[Position]:
    position = yield from operations.invader_phase(game, start)
    if position.result:
        return position
    return (yield from operations.time_passes(game, position))


test_a_turn_by_its_steps_is_the_whole_turn = property_test(300)(
    a_turn_by_its_steps_is_the_whole_turn
)


test_a_turn_by_its_steps_with_fear_for_later = property_test(300)(
    a_turn_by_its_steps_with_fear_for_later
)


def test_a_turn_by_its_steps_is_the_whole_turn_rejects_wrong_engine() -> None:
    """Wrong engine: the agenda has Build before Ravage."""
    blighted, fear, ravage, build, *rest = operations.TURN
    with swapped(operations, "TURN", (blighted, fear, build, ravage, *rest)):
        assert rejects(a_turn_by_its_steps_is_the_whole_turn)
        assert rejects(a_turn_by_its_steps_with_fear_for_later)
