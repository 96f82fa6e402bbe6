"""The components of the box, loaded from packs in TOML with their provenance.

A pack is one file. Each of its entries says whether it is printed (on a component that a public
source shows), reconstructed, or made up as a sample, and from where.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from rulewright.core.clauses import read_toml
from rulewright.core.frozen import Frozen, frozen_map
from rulewright.core.operations import Impossible
from rulewright.raiders_of_scythia.effects import Civilisation
from rulewright.raiders_of_scythia.position import Place, Position
from rulewright.raiders_of_scythia.printed import (
    NO_BOX,
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

Provenance = Literal["printed", "reconstructed", "sample"]
FACES = "faces"
"""The field of a die in a pack that lists its faces."""


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
    return Components(_own_pack(folder / "printed.toml").box, counts)


@cache
def sample() -> Pack:
    """Load the sample pack: made up, not the printed components, so that games can be played."""
    return _own_pack(Path(__file__).parent / "components" / "sample.toml")


def _own_pack(file: Path) -> Pack:
    """Read one of the packs that come with the game; what users bring is read in `pack_files`."""
    plain = read_toml(file)
    title = plain.pop("title")
    provenance: dict[str, Provenance] = {}
    source: dict[str, str] = {}
    box: dict[str, dict[str, Any]] = {}
    for kind, entries in plain.items():
        box[kind] = {}
        for name, entry in entries.items():
            provenance[f"{kind}.{name}"] = entry.pop("provenance")
            source[f"{kind}.{name}"] = entry.pop("source")
            box[kind][name] = entry.get(FACES, entry)
    return Pack(title, msgspec.convert(box, Box), frozen_map(provenance), frozen_map(source))


def laid_box(game: Game, position: Position) -> Box:
    """Return what public sources show, with what the position's box says laid over it.

    All positions of a game hold one box; so the last one is kept.
    """
    own, public = position.box, game.components.box
    if own is NO_BOX:
        return public
    kept = _KEPT[0]
    if kept.own is own and kept.public is public:
        return kept.laid
    laid: dict[str, Any] = {}
    for kind in Box.__struct_fields__:
        stated, shown = getattr(own, kind), getattr(public, kind)
        both = {
            name: _laid_over(shown[name], its) if name in shown and kind != "dice" else its
            for name, its in stated.items()
        }
        laid[kind] = {**shown, **both}
    _KEPT[0] = _Kept(own, public, Box(**laid))
    return _KEPT[0].laid


class _Kept(msgspec.Struct, frozen=True):
    """A position's box, what public sources show, and the former laid over the latter."""

    own: Box
    public: Box
    laid: Box


_KEPT = [_Kept(NO_BOX, NO_BOX, NO_BOX)]


def _component(components: Mapping[Any, F], kind: str, name: str) -> F:
    found = components.get(name)
    if found is None:
        raise Impossible(f"{kind}: there is no {name!r} in the pack or in the position's box")
    return found


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
    return _component(laid_box(game, position).crew, "crew", name)


def hero_card(game: Game, position: Position, name: str) -> Hero:
    """Return a hero card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(laid_box(game, position).heroes, "heroes", name)


def animal_card(game: Game, position: Position, name: str) -> Animal:
    """Return an animal card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(laid_box(game, position).animals, "animals", name)


def quest_tile(game: Game, position: Position, name: str) -> Quest:
    """Return a quest.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(laid_box(game, position).quests, "quests", name)


def printed_settlement(game: Game, position: Position, name: str) -> PrintedSettlement:
    """Return a settlement as it is printed.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(laid_box(game, position).settlements, "settlements", name)


def dice_rolled(game: Game, position: Position, civilisation: Civilisation) -> DiceRolled:
    """Return the red and white dice of a civilisation.

    Raises:
        Impossible: they are not known.
    """
    return _component(laid_box(game, position).rolls, "rolls", civilisation)


def faces(game: Game, position: Position, colour: DieColour) -> tuple[Face, ...]:
    """Return the faces of a die.

    Raises:
        Impossible: they are not known.
    """
    found = laid_box(game, position).dice.get(colour)
    if found is None:
        raise Impossible(f"dice: no public source shows the {colour} die: state it in the box")
    return found


def strategy_card(game: Game, position: Position, name: str) -> Strategy:
    """Return an AI strategy card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(laid_box(game, position).strategies, "strategies", name)


def ai_crew_card(game: Game, position: Position, name: str) -> AICrew:
    """Return an AI crew card.

    Raises:
        Impossible: there is none of this name.
    """
    return _component(laid_box(game, position).ai_crew, "ai_crew", name)
