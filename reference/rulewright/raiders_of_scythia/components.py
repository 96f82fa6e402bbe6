"""The components of the box, loaded from packs in TOML with their provenance.

A pack is one file. Each of its entries says whether it is printed (on a component that a public
source shows), reconstructed, or made up as a sample, and from where.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rulewright.core.clauses import BadData, read_toml
from rulewright.core.frozen import Frozen
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.effects import Civilisation
from rulewright.raiders_of_scythia.pack_entries import Provenance, read_entries
from rulewright.raiders_of_scythia.position import Place, Position
from rulewright.raiders_of_scythia.printed import (
    AICrew,
    Animal,
    Box,
    Crew,
    DiceRolled,
    DieColour,
    Face,
    Hero,
    PrintedSettlement,
    Quest,
    Strategy,
)
from rulewright.raiders_of_scythia.rules import Rules

T = TypeVar("T")
F = TypeVar("F", bound=Frozen)


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each component are in the box (Components).

    Attributes:
        source: from where that is.
        silver: silver.
        kumis: kumis.
        provisions: provisions.
        gold: gold.
        equipment: equipment.
        wagon: wagons.
        livestock: livestock.
        wound: wound tokens.
        blue: blue workers.
        heroes: hero cards.
        crew: crew cards.
        animals: animal cards.
        quests: quests.
        strategies: AI strategy cards.
        ai_crew: AI crew cards.
    """

    source: tuple[str, ...]
    silver: int
    kumis: int
    provisions: int
    gold: int
    equipment: int
    wagon: int
    livestock: int
    wound: int
    blue: int
    heroes: int
    crew: int
    animals: int
    quests: int
    strategies: int
    ai_crew: int


class Pack(msgspec.Struct, frozen=True):
    """A pack of components.

    Attributes:
        title: what it is.
        box: the components.
        provenance: the provenance of each entry by its kind and name (`crew.Brawler`).
        source: from where each entry is.
    """

    title: str
    box: Box
    provenance: Mapping[str, Provenance]
    source: Mapping[str, str]


class Components(msgspec.Struct, frozen=True):
    """What is in the box.

    Attributes:
        box: the components that public sources show.
        counts: how many of each there are.
    """

    box: Box
    counts: Counts


class Game(msgspec.Struct, frozen=True):
    """What does not change in a game: the rules and the box.

    Attributes:
        rules: the rules in force.
        components: the box.
        places: without meaning here: the game has no map.
    """

    rules: Rules
    components: Components
    places: Mapping[str, Place] | None = None


@cache
def load() -> Components:
    """Load the components that public sources show."""
    folder = Path(__file__).parent / "components"
    counts: Counts = read_toml(folder / "counts.toml", Counts)
    return Components(read_pack(folder / "printed.toml").box, counts)


@cache
def sample() -> Pack:
    """Load the sample pack: made up, not the printed components, so that games can be played."""
    return read_pack(Path(__file__).parent / "components" / "sample.toml")


def read_pack(file: Path) -> Pack:
    """Read a pack of components.

    Args:
        file: a TOML file: `title`, then a table for each component (`[crew."Brawler"]`) with its
            `provenance`, its `source` and its fields.

    Returns:
        The pack.

    Raises:
        BadData: it can't be read, or an entry is wrong; says where and what.
    """
    read = read_entries(read_toml(file))
    if read.problems:
        raise BadData(f"{file}: {read.problems[0]}")
    return Pack(read.title, read.box, read.provenance, read.source)


def _component(own: Mapping[Any, F], pack: Mapping[Any, F], kind: str, name: str) -> F:
    stated, public = own.get(name), pack.get(name)
    if stated is None and public is None:
        raise Impossible(f"{kind}: there is no {name!r} in the pack or in the position's box")
    if stated is None or public is None:
        found = public if stated is None else stated
        assert found is not None
        return found
    laid: F = _laid_over(public, stated)
    return laid


@cache
def _laid_over(public: Any, stated: Any) -> Any:
    """Return what public sources show of a component, with what a position's box says of it."""
    default = {field.name: field.default for field in msgspec.structs.fields(type(public))}
    said = {name: value for name in default if (value := getattr(stated, name)) != default[name]}
    return msgspec.structs.replace(public, **said)


def known(value: T | None, where: str) -> T:
    """Return what is printed there.

    Raises:
        Impossible: no public source shows it, and the position's box doesn't say it.
    """
    if value is None:
        raise Impossible(f"box.{where}: no public source shows it: state it in the position's box")
    return value


def crew_card(game: Game, position: Position, name: str) -> Crew:
    """Return a crew card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(position.box.crew, game.components.box.crew, "crew", name)


def hero_card(game: Game, position: Position, name: str) -> Hero:
    """Return a hero card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(position.box.heroes, game.components.box.heroes, "heroes", name)


def animal_card(game: Game, position: Position, name: str) -> Animal:
    """Return an animal card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(position.box.animals, game.components.box.animals, "animals", name)


def quest_tile(game: Game, position: Position, name: str) -> Quest:
    """Return a quest.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(position.box.quests, game.components.box.quests, "quests", name)


def printed_settlement(game: Game, position: Position, name: str) -> PrintedSettlement:
    """Return a settlement as it is printed.

    Raises:
        Impossible: there is none of this name.
    """
    pack = game.components.box.settlements
    return _component(position.box.settlements, pack, "settlements", name)


def dice_rolled(game: Game, position: Position, civilisation: Civilisation) -> DiceRolled:
    """Return the red and white dice of a civilisation.

    Raises:
        Impossible: they are not known.
    """
    return _component(position.box.rolls, game.components.box.rolls, "rolls", civilisation)


def faces(game: Game, position: Position, colour: DieColour) -> tuple[Face, ...]:
    """Return the faces of a die.

    Raises:
        Impossible: they are not known.
    """
    own, pack = position.box.dice, game.components.box.dice
    if colour not in own and colour not in pack:
        raise Impossible(f"dice: no public source shows the {colour} die: state it in the box")
    return own[colour] if colour in own else pack[colour]


def strategy_card(game: Game, position: Position, name: str) -> Strategy:
    """Return an AI strategy card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(position.box.strategies, game.components.box.strategies, "strategies", name)


def ai_crew_card(game: Game, position: Position, name: str) -> AICrew:
    """Return an AI crew card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(position.box.ai_crew, game.components.box.ai_crew, "ai_crew", name)
