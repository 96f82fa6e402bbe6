"""A game of three operations, on which searches are tested: what is smallest in it is known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, require
from rulewright.core.drivers import Source
from rulewright.core.frozen import EMPTY, Frozen, frozen_map, replace
from rulewright.core.operations import Impossible, Input, Operation, Rulebook, Situation

CLAUSES = """
section = "piles"
title = "Piles"

[[clause]]
id = "TY-piles-E01"
kind = "effect"
text = "A pile that is doubled gets as many stones again."
source = "…"

[[clause]]
id = "TY-piles-R01"
kind = "restriction"
text = "Nobody takes more than a pile holds."
source = "…"
"""

QUESTION = """
[[question]]
id = "TY-Q{number}"
kind = "open"
clauses = ["TY-piles-E01"]
question = "{question}"
default = "{readings[0]}"
implemented = true
"""

READINGS = {
    "TY-Q1": ("What is doubling?", ("twice", "two_more")),
    "TY-Q2": ("Does it matter who asks?", ("no", "not_at_all")),
    "TY-Q3": ("May more be taken than there is?", ("never", "all_of_it", "one_stays")),
    "TY-Q4": ("Which pile is asked for first?", ("first", "last")),
    "TY-Q5": ("Is it over when nothing is left?", ("over", "goes_on")),
}


class Pile(Frozen, frozen=True):
    """One pile: its stones, and its pebbles."""

    vanishing: ClassVar[bool] = True

    stones: int = 0
    pebbles: int = 0


class Position(Frozen, frozen=True):
    """All piles, and who has won."""

    piles: Mapping[str, Pile] = EMPTY
    note: str = ""


class Rules(Frozen, frozen=True):
    """The chosen readings."""

    readings: Mapping[str, str] = EMPTY


class Game(msgspec.Struct, frozen=True):
    """The rules in force."""

    rules: Rules


def reads(game: Game, question: str) -> str:
    return game.rules.readings.get(question) or READINGS[question][1][0]


def stones(position: Position, pile: str) -> int:
    return position.piles[pile].stones if pile in position.piles else 0


def with_stones(position: Position, pile: str, number: int) -> Position:
    there = position.piles.get(pile, Pile())
    piles = {**position.piles, pile: replace(there, stones=number)}
    return replace(position, piles=frozen_map(piles))


def double(game: Game, position: Position, pile: str) -> Play[Position]:
    cite("TY-piles-E01")
    there = stones(position, pile)
    twice = reads(game, "TY-Q1") == "twice"
    if over(game, position):
        position = replace(position, note="over")
    yield from ()
    return with_stones(position, pile, 2 * there if twice else there + 2)


def take(game: Game, position: Position, pile: str, number: int) -> Play[Position]:
    there = stones(position, pile)
    how = reads(game, "TY-Q3")
    if how == "never":
        require(number <= there, "TY-piles-R01", f"{there} are there, {number} are taken")
    yield from ()
    left = max(there - number, 0)
    return with_stones(position, pile, max(left, 1) if how == "one_stays" else left)


def name(game: Game, position: Position) -> Play[Position]:
    cite("TY-piles-E01")
    piles = sorted(position.piles, reverse=reads(game, "TY-Q4") == "last")
    chosen = yield from Choose("pile", "anybody", offer(piles[:2]))
    return replace(position, note=chosen)


def check(game: Game, position: Position) -> None:
    for pile, there in position.piles.items():
        if there.stones > 9:
            raise Impossible(f"piles.{pile}: there are only 9 stones")


def over(game: Game, position: Position) -> str:
    left = any(pile.stones for pile in position.piles.values())
    return "" if left or reads(game, "TY-Q5") == "goes_on" else "nothing is left"


def situation(
    source: Source, rules: Rules, components: Any, boards: Any = (), **_: Any
) -> Situation:
    operation = source.one_of(("double", "take", "name"))
    piles = {
        pile: {"stones": source.below(10), "pebbles": source.below(4)}
        for pile in ("a", "b", "c")[: 1 + source.below(3)]
    }
    inputs: dict[str, Any] = {} if operation == "name" else {"pile": source.one_of(tuple(piles))}
    if operation == "take":
        inputs["number"] = source.below(12)
    position = msgspec.convert({"piles": piles, "note": "x"}, Position)
    return Situation(f"toy.{operation}", position, inputs)


def maps(*_: Any) -> Iterator[Any]:
    yield {}, {}


def toy(folder: Path) -> Rulebook:
    """Write the toy's clauses and questions into a folder, and return its rulebook."""
    (folder / "clauses").mkdir()
    (folder / "clauses" / "01_piles.toml").write_text(CLAUSES, encoding="utf-8")
    told = []
    for number, (question, readings) in enumerate(READINGS.values(), 1):
        told.append(QUESTION.format(number=number, question=question, readings=readings))
        told.extend(f'[[question.reading]]\nname = "{r}"\nfor = "it"\n' for r in readings)
    (folder / "questions.toml").write_text("".join(told), encoding="utf-8")
    pile = Input("pile", str, "the pile")
    operations = (
        Operation("toy.double", "piles", double, "Double a pile.", (pile,)),
        Operation("toy.take", "piles", take, "Take.", (pile, Input("number", int, "how many"))),
        Operation("toy.name", "piles", name, "Name a pile."),
    )
    return Rulebook(
        name="toy",
        title="Toy",
        prefix="TY",
        folder=folder,
        position=Position,
        rules=Rules,
        place=Pile,
        operations={operation.name: operation for operation in operations},
        open_operations=lambda *_: (),
        game=lambda rules, components, places: Game(rules),
        check=check,
        lift=lambda *_: (),
        pack="toy/box",
        components=lambda: None,
        places=lambda *_: {},
        symbolic=lambda *_: {},
        maps=maps,
        tick=lambda *_: None,
        binds=lambda *_: True,
        over=over,
        draw=lambda *_: "",
        box=lambda _: "",
        set_up="toy.double",
        begin_game=lambda *_: (None, {}),
        begin_turn=lambda *_: iter(()),  # type: ignore[arg-type, return-value]  # never played
        situations=situation,
    )
