"""Positions, rules and operations of Spirit Island, drawn from one byte string each.

A position is drawn by a procedure that asks, as the rules do, so that one string and one driver
(`core.drivers.drawn`) serve the position, the choice of an operation and the answers in it. A
string of zeros draws the smallest position and the first options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec
from hypothesis import (
    HealthCheck,
    Phase,
    currently_in_test_context,
    find,
    given,
    note,
    settings,
)
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from rulewright.core.asks import Ask, Choose, ChooseSome, Divide, Draw, Play, Roll
from rulewright.core.drivers import Asked, Ending, Open, Played, drawn, drive
from rulewright.core.frozen import canonical, frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island import fear_cards, operations
from rulewright.spirit_island.components import Components, Game, island, load
from rulewright.spirit_island.explore import lands_to_explore
from rulewright.spirit_island.position import (
    PIECES,
    BlightCard,
    Fear,
    InvaderCards,
    Land,
    Place,
    Position,
    Spirit,
    land_of,
    with_land,
)
from rulewright.spirit_island.ravage import lands_to_ravage
from rulewright.spirit_island.rules import Rules, reading
from rulewright.spirit_island.victory import victory_met

SIZE = 320
PLAYS = st.binary(min_size=SIZE, max_size=SIZE)
"""One play: its position, its operation and its answers."""

TERRAINS = ("wetland", "jungle", "mountain", "sands")
NAMES = ("here", "there", "yonder", "beyond")
SMALL_MAPS: Mapping[str, tuple[tuple[int, ...], ...]] = {
    "pair": ((1,), (0,)),
    "line": ((1,), (0, 2), (1,)),
    "triangle": ((1, 2), (0, 2), (0, 1)),
    "alone": ((), (2,), (1,)),
    "star": ((1, 2, 3), (0,), (0,), (0,)),
}
"""Small maps of our own: for each land, its neighbours."""

MAPS = (*SMALL_MAPS, "A", "AB")
SPIRITS = ("River", "Lightning")


class Table(NamedTuple):
    """What is on the table, and the rest of the string, which answers."""

    game: Game
    position: Position
    answer: Callable[[Ask], Any]


def property_test(examples: int) -> Callable[[Callable[[bytes], None]], Callable[[], None]]:
    """Make a pytest test of a property of byte strings; the same strings in every run."""

    def test_of(of: Callable[[bytes], None]) -> Callable[[], None]:
        def test(data: bytes) -> None:
            of(data)

        test.__doc__ = of.__doc__
        return settings(
            max_examples=examples,
            phases=[Phase.generate, Phase.shrink],
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )(given(data=PLAYS)(test))

    return test_of


def rejects(of: Callable[[bytes], None], *, within: int = 3000) -> bool:
    """Tell whether a property fails for some string: whether it rejects the engine as it is now."""

    def fails(data: bytes) -> bool:
        try:
            of(data)
        except AssertionError:
            return True
        return False

    try:
        find(
            PLAYS,
            fails,
            settings=settings(
                max_examples=within,
                phases=[Phase.generate],
                derandomize=True,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
    except NoSuchExample:
        return False
    return True


# Drawing


def below(n: int) -> Play[int]:
    """Draw a number from 0 to n - 1."""
    if n <= 1:
        return 0
    (face,) = yield from Roll("below", "", 1, die=n)
    return face - 1


def once_in(n: int) -> Play[bool]:
    """Draw yes once in n times."""
    return (yield from below(n)) == n - 1


def one_of(options: tuple[Any, ...]) -> Play[Any]:
    """Draw one of some options."""
    return options[(yield from below(len(options)))]


@cache
def implemented() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the questions whose readings are carried out, each with its default first."""
    return tuple(
        (question.id, tuple(sorted(question.readings, key=lambda name: name != question.default)))
        for question in operations.GAME.questions.values()
        if question.implemented
    )


def some_rules(fixed: Mapping[str, str]) -> Play[Rules]:
    """Draw a reading of each question, the default more often than not."""
    readings = {}
    for question, names in implemented():
        drawn_name = (yield from below(2 * len(names))) % (2 * len(names))
        if 0 < drawn_name < len(names):
            readings[question] = names[drawn_name]
    return Rules(readings={**readings, **fixed})


def small_map(name: str, terrains: tuple[str, ...], coasts: tuple[bool, ...]) -> Mapping[str, Any]:
    """Return a small map of our own."""
    return frozen_map(
        {
            NAMES[land]: Place(terrains[land], coasts[land], tuple(NAMES[n] for n in near))
            for land, near in enumerate(SMALL_MAPS[name])
        }
    )


def some_map(rules: Rules, maps: tuple[str, ...]) -> Play[tuple[Game, int, tuple[str, ...]]]:
    """Draw a map: a small one, one board or two."""
    name = yield from one_of(maps)
    if name not in SMALL_MAPS:
        return Game(rules, load()), len(name), tuple(name)
    terrains, coasts = [], []
    for _ in SMALL_MAPS[name]:
        terrains.append((yield from one_of(TERRAINS[:2])))
        coasts.append((yield from once_in(3)))
    players = 1 + (yield from below(4))
    places = small_map(name, tuple(terrains), tuple(coasts))
    return Game(rules, load(), places), players, ()


def some_land(rules: Rules) -> Play[Land]:
    """Draw what stands in one land."""
    counts = {}
    for kind, most in (("explorer", 2), ("town", 3), ("city", 2), ("dahan", 3)):
        counts[kind] = yield from below(most + 1)
    land = Land(**counts, blight=(yield from below(3)))
    if (yield from once_in(3)):
        land = replace(land, defend=(yield from below(16)))
    special = yield from below(24)
    if special >= 18:
        change = ("no_ravage", "no_build", "no_build_city", "no_explore")
        extra = yield from below(3)
        if special >= 22:
            land = replace(land, extra_damage=extra, extra_health={"dahan": extra, "town": 1})
        else:
            land = replace(land, **{change[special - 18]: True})
    if (yield from once_in(3)):
        damage = {}
        for kind in PIECES:
            lasts = getattr(rules, f"{kind}_health") + land.extra_health.get(kind, 0)
            hits = []
            for _ in range(counts[kind]):
                hits.append((yield from below(lasts)))
            damage[kind] = tuple(sorted((hit for hit in hits if hit), reverse=True))
        land = replace(land, damage=damage)
    return land


def some_fear(rules: Rules, components: Components, players: int) -> Play[Fear]:
    """Draw the Fear side of the board as some play can have left it."""
    names = components.fear_cards
    known = tuple(name for name in names if name in fear_cards.FEAR_CARDS)
    turn = yield from below(len(names))
    cards = [*names[turn:], *names[:turn]][: rules.fear_cards]
    gone = yield from below(rules.fear_cards)
    second = "Terror Level I" if reading(rules, "SI-Q01") == "one" else "Terror Level II"
    above = {rules.fear_stack: second, 2 * rules.fear_stack: "Terror Level III"}
    deck: list[str] = []
    level = 1
    for place, card in enumerate(cards):
        if place in above:
            taken = place < gone or (place == gone and reading(rules, "SI-Q27") == "as_exposed")
            if taken:
                level = {"I": 1, "II": 2, "III": 3}[above[place].split()[-1]]
            else:
                deck.append(above[place])
        if place >= gone:
            deck.append(card)
    whole = rules.fear_per_player * players
    generated = yield from below(whole)
    waiting = yield from below(3)
    earned = [card for card in cards[:gone] if card in known][:waiting]
    return Fear(
        pool=whole - generated,
        generated=generated,
        deck=tuple(deck),
        earned=tuple(earned),
        discard=tuple(card for card in cards[:gone] if card not in earned),
        terror_level=level,
    )


def some_spirits(position: Position, names: tuple[str, ...]) -> Play[Position]:
    """Draw one Spirit or two with presence on the island, in either order."""
    order = SPIRITS if (yield from once_in(2)) else SPIRITS[::-1]
    order = order[: 1 + (yield from below(2))]
    spirits = {}
    for spirit in order:
        hand = ("a card", "another card")[: (yield from below(3))]
        in_play = ("a third card",)[: (yield from below(2))]
        spirits[spirit] = Spirit(energy=1, hand=hand, in_play=in_play)
        for _ in range(1 + (yield from below(2))):
            name = yield from one_of(names)
            number = 1 + (yield from below(2))
            presence = land_of(position, name).presence
            position = with_land(
                position, name, presence={**presence, spirit: presence.get(spirit, 0) + number}
            )
    return replace(position, spirits=frozen_map(spirits))


def some_table(
    maps: tuple[str, ...] = MAPS, fixed: Mapping[str, str] | None = None
) -> Play[tuple[Game, Position]]:
    """Draw a position that can stand on the table and in which the game goes on."""
    rules = yield from some_rules(fixed or {})
    game, players, boards = yield from some_map(rules, maps)
    position = Position(players=players, boards=boards)
    names = tuple(island(game, position))
    for name in names:
        if len(names) > 4 and not (yield from once_in(2)):
            continue
        land = yield from some_land(rules)
        position = with_land(position, name, **msgspec.structs.asdict(land))
    position = yield from some_spirits(position, names)

    position = replace(position, fear=(yield from some_fear(rules, game.components, players)))
    card = yield from one_of(("", *game.components.blight_cards))
    side = "blighted" if card and (yield from once_in(3)) else "healthy"
    least = 1 if reading(rules, "SI-Q26") == "last_leaves" else 0
    tokens = least + (yield from below(6))
    position = replace(position, blight_card=BlightCard(card, side, tokens))

    cards = list(game.components.invader_cards)
    dealt = []
    for _ in range(4):
        dealt.append(cards.pop((yield from below(len(cards)))))
    ravage, build, *deck = dealt
    empty = yield from below(8)
    invaders = InvaderCards(
        deck=tuple(deck[: empty if empty < 2 else 2]) if empty < 3 else tuple(deck),
        ravage="" if empty == 6 else ravage,
        build="" if empty == 7 else build,
        skipped=(("ravage",), ("build",), ("explore",))[empty - 3] if 3 <= empty < 6 else (),
    )
    position = replace(position, invaders=invaders)
    if victory_met(game, position):
        city = land_of(position, names[0]).city
        position = with_land(position, names[0], city=city + 1)
    return game, position


def table(
    data: bytes, maps: tuple[str, ...] = MAPS, fixed: Mapping[str, str] | None = None
) -> Table:
    """Draw a table from a byte string."""
    answer = drawn(data)
    ending = drive(some_table(maps, fixed), answer, listen=False)
    assert isinstance(ending, Played)
    game, position = ending.result
    return Table(game, position, answer)


# Operations


class Move(NamedTuple):
    """An operation with its inputs, and the position in which it is carried out."""

    operation: str
    inputs: Mapping[str, Any]
    position: Position


STEPS = (
    "ravage",
    "build",
    "explore",
    "reveal_card",
    "blighted_island",
    "fear_effects",
    "advance_cards",
    "time_passes",
    "invader_phase",
)
EFFECTS = (
    "ravage_land",
    "add_blight",
    "deal_damage",
    "build_land",
    "explore_land",
    "destroy",
    "remove",
    "replace",
    "generate_fear",
    "remove_blight",
)


def some_move(
    game: Game, position: Position, among: tuple[str, ...] = (*EFFECTS, *STEPS)
) -> Play[Move]:
    """Draw an operation with its inputs. It may be refused."""
    name = yield from one_of(among)
    if name in STEPS:
        return Move(name, {}, position)
    if name == "generate_fear":
        return Move(name, {"fear": (yield from below(12))}, position)

    if name == "explore_land" and position.invaders.deck:
        card, *deck = position.invaders.deck
        invaders = replace(position.invaders, explore=card, deck=tuple(deck))
        position = replace(position, invaders=invaders)
    lands = tuple(island(game, position))
    ready = {"ravage_land": lands_to_ravage, "explore_land": lands_to_explore}
    if name in ready:
        lands = ready[name](game, position) or lands
    elif name == "build_land":
        lands = operations.lands_to_build(game, position) or lands
    inputs: dict[str, Any] = {"land": (yield from one_of(lands))}
    if name == "deal_damage":
        inputs["damage"] = yield from below(8)
    elif name in ("destroy", "remove"):
        inputs["pieces"] = {}
        for kind in PIECES:
            inputs["pieces"][kind] = yield from below(4)
        presence = land_of(position, inputs["land"]).presence
        if name == "destroy" and presence:
            spirit = yield from one_of(tuple(presence))
            inputs["presence"] = {spirit: (yield from below(presence[spirit] + 2))}
    elif name == "replace":
        inputs["piece"] = yield from one_of(("city", "town", "explorer"))
        inputs["by"] = yield from one_of(("explorer", "town", "city"))
    return Move(name, inputs, position)


def begin(game: Game, move: Move) -> Play[Position]:
    """Begin an operation by its name, as whoever asks for it does."""
    run = operations.OPERATIONS[f"spirit_island.{move.operation}"].run
    return run(game, move.position, **move.inputs)


class Done(NamedTuple):
    """An operation that was carried out."""

    game: Game
    move: Move
    before: Position
    after: Position
    asked: tuple[Asked, ...]


def carry_out(
    data: bytes,
    among: tuple[str, ...] = (*EFFECTS, *STEPS),
    maps: tuple[str, ...] = MAPS,
    fixed: Mapping[str, str] | None = None,
) -> Done | None:
    """Draw a table and an operation and carry it out; None if the rules refuse it."""
    at = table(data, maps, fixed)
    move = draw(some_move(at.game, at.position, among), at.answer)
    if currently_in_test_context():
        note(f"{move.operation} {dict(move.inputs)} {canonical(move.position).decode()}")
        note(f"map {dict(island(at.game, move.position))} {dict(at.game.rules.readings)}")
    ending = finish(begin(at.game, move), at.answer)
    if not isinstance(ending, Played):
        assert not isinstance(ending, Open)
        return None
    return Done(at.game, move, move.position, ending.result, ending.asked)


def draw(play: Play[Any], answer: Callable[[Ask], Any]) -> Any:
    """Drive a procedure that only draws."""
    ending = drive(play, answer, listen=False)
    assert isinstance(ending, Played)
    return ending.result


def finish(play: Play[Any], answer: Callable[[Ask], Any]) -> Ending[Any] | None:
    """Drive an operation; None where the engine says that it doesn't carry out a card."""
    try:
        return drive(play, answer, listen=False)
    except Impossible:
        return None


def options(ask: Ask) -> int:
    """Return how many options an ask has, as far as it matters: 0, 1 or more."""
    if isinstance(ask, Choose):
        return len(ask.options.allowed) + ask.optional
    if isinstance(ask, ChooseSome):
        return 0 if ask.least > len(ask.options.allowed) else 1 + len(ask.options.allowed)
    if isinstance(ask, Divide):
        room = sum(part.pieces * part.most for part in ask.parts)
        return 0 if room < ask.amount else 1 + (room > ask.amount)
    if isinstance(ask, Draw):
        return len(set(ask.pool)) if 0 < ask.count <= len(ask.pool) else 0
    return ask.die if ask.dice else 0


@contextmanager
def swapped(where: Any, name: str, by: Any) -> Iterator[None]:
    """Put another function in the place of one of a module for a while."""
    real = getattr(where, name)
    setattr(where, name, by)
    try:
        yield
    finally:
        setattr(where, name, real)


@contextmanager
def swapped_operation(name: str, run: Callable[..., Play[Position]]) -> Iterator[None]:
    """Put another procedure in the place of an operation for a while."""
    table_of_operations: Any = operations.OPERATIONS
    full = f"spirit_island.{name}"
    real = table_of_operations[full]
    table_of_operations[full] = msgspec.structs.replace(real, run=run)
    try:
        yield
    finally:
        table_of_operations[full] = real


def blight_on_island(position: Position) -> int:
    """Count the blight on the island."""
    return sum(land.blight for land in position.lands.values())
