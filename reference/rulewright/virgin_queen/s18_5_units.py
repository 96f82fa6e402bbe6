"""Units and religion: which units are Protestant, which Catholic (18.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from rulewright.core.citing import cite
from rulewright.core.frozen import frozen_map
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    DUTCH,
    MINOR_POWERS,
    NATIONS,
    NO_FLEET,
    PROTESTANT,
    Fleet,
    Force,
    Forces,
    Nation,
    Position,
    Religion,
    land_units,
    plus,
    space_of,
)
from rulewright.virgin_queen.rules import reading


class Listed(NamedTuple):
    """What a line of the lists says of the units of a nation.

    Attributes:
        religion: their religion.
        naval: whether naval units are named besides regulars.
        clause: the clause of the line.
    """

    religion: Religion
    naval: bool
    clause: str


LISTS: Final[Mapping[Nation, Listed]] = {
    "england": Listed("protestant", True, "VQ-18.5-D02"),
    "dutch": Listed("protestant", True, "VQ-18.5-D03"),
    "huguenot": Listed("protestant", True, "VQ-18.5-D04"),
    "scotland": Listed("protestant", False, "VQ-18.5-D05"),
    "spain": Listed("catholic", True, "VQ-18.5-D06"),
    "france": Listed("catholic", True, "VQ-18.5-D07"),
    "ireland": Listed("catholic", False, "VQ-18.5-D08"),
    "portugal": Listed("catholic", True, "VQ-18.5-D09"),
    "venice": Listed("catholic", True, "VQ-18.5-D10"),
}
"""The lists of Protestant and of Catholic units."""
NEITHER: Final[Mapping[Nation, str]] = {"ottoman": "VQ-18.5-D12", "hre": "VQ-18.5-D13"}
"""Those of neither religion, each with its clause."""


class Units(NamedTuple):
    """Land units and naval units of one religion in a space."""

    land: Forces
    fleets: Mapping[Nation, Fleet]

    @property
    def number(self) -> int:
        """How many there are, each naval counter one."""
        return land_units(self.land) + sum(map(ships, self.fleets.values()))


def ships(fleet: Fleet) -> int:
    """Return how many naval units a fleet has."""
    return fleet.galleys + fleet.corsairs + fleet.galleons + fleet.race_built + fleet.armada


def units_of_religion(
    game: Game,
    position: Position,
    name: str,
    religion: Religion,
    nations: Iterable[Nation] = NATIONS,
) -> Units:
    """Return the units of a religion in a space, besieged ones included (18.5).

    Args:
        game: rules and components.
        position: the position.
        name: the space.
        religion: the religion.
        nations: only units of these nations are looked for.

    Returns:
        The regulars and the naval units of the nations in that list. Mercenaries and cavalry have
        no religion, nor have leaders.
    """
    space = space_of(position, name)
    land, fleets = {}, {}
    there = plus(space.units, space.inside)
    for nation in nations:
        force, fleet = there.get(nation), space.fleets.get(nation, NO_FLEET)
        if not force and fleet == NO_FLEET:
            continue
        line = _line(game, position, nation)
        if line is None:
            continue
        cite(line.clause)
        if line.religion != religion:
            continue
        if force and (regulars := _regulars(force)):
            land[nation] = regulars
        if line.naval and fleet != NO_FLEET:
            fleets[nation] = fleet
    return Units(frozen_map(land), frozen_map(fleets))


def _line(game: Game, position: Position, nation: Nation) -> Listed | None:
    """Return the line of the lists for a nation; None if it is neither's (VQ-Q03, VQ-Q91)."""
    ally: Nation = nation
    if nation in MINOR_POWERS and reading(game.rules, "VQ-Q03") == "as_the_ally":
        major = position.active.get(nation)
        ally = nation if major is None else DUTCH if major == PROTESTANT else major
    if ally == nation == "papacy" and reading(game.rules, "VQ-Q91") == "papal_units_catholic":
        return Listed("catholic", True, "VQ-18.5-D10")
    if ally in NEITHER:
        cite(NEITHER[ally])
    return LISTS.get(ally)


def _regulars(force: Force) -> Force | None:
    """Return the regulars of a force, Walloons and Knights among them; None if it has none."""
    if force.mercenaries:
        cite("VQ-18.5-D14", "VQ-5.3-E03")
    if force.walloons:
        cite("VQ-18.5-D11")
    regulars = Force(regulars=force.regulars, walloons=force.walloons, knights=force.knights)
    return regulars if regulars != Force() else None
