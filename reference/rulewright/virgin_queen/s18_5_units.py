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
    NAVAL_UNITS,
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

PROTESTANTS: Final = ("england", "dutch", "huguenot", "scotland")
"""The nations in the list of Protestant units."""
CATHOLICS: Final = ("spain", "france", "ireland", "portugal", "venice")
"""Those in the list of Catholic units."""
REGULARS_ONLY: Final = ("scotland", "ireland")
"""Those of which only regulars are listed, no naval units."""


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
    return sum(getattr(fleet, kind) for kind in NAVAL_UNITS)


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
        listed = _listed_as(game, position, nation)
        if _religion_of(listed) != religion:
            continue
        if force and (regulars := _regulars(force)):
            land[nation] = regulars
        if listed not in REGULARS_ONLY and fleet != NO_FLEET:
            fleets[nation] = fleet
    return Units(frozen_map(land), frozen_map(fleets))


def _listed_as(game: Game, position: Position, nation: Nation) -> Nation:
    """Return the nation by whose line in the lists the units of a nation go (VQ-Q03, VQ-Q91)."""
    if nation in MINOR_POWERS and reading(game.rules, "VQ-Q03") == "as_the_ally":
        major = position.active.get(nation)
        if major is not None:
            return DUTCH if major == PROTESTANT else major
    if nation == "papacy" and reading(game.rules, "VQ-Q91") == "papal_units_catholic":
        return "venice"
    return nation


def _religion_of(nation: Nation) -> Religion | None:
    """Return the religion of the units of a nation by the lists; None for those of neither."""
    cite(
        *{
            "england": ("VQ-18.5-D02",),
            "dutch": ("VQ-18.5-D03",),
            "huguenot": ("VQ-18.5-D04",),
            "scotland": ("VQ-18.5-D05",),
            "spain": ("VQ-18.5-D06",),
            "france": ("VQ-18.5-D07",),
            "ireland": ("VQ-18.5-D08",),
            "portugal": ("VQ-18.5-D09",),
            "venice": ("VQ-18.5-D10",),
            "ottoman": ("VQ-18.5-D12",),
            "hre": ("VQ-18.5-D13",),
        }.get(nation, ())
    )
    if nation in PROTESTANTS:
        return "protestant"
    return "catholic" if nation in CATHOLICS else None


def _regulars(force: Force) -> Force | None:
    """Return the regulars of a force, Walloons and Knights among them; None if it has none."""
    if force.mercenaries:
        cite("VQ-18.5-D14", "VQ-5.3-E03")
    if force.walloons:
        cite("VQ-18.5-D11")
    regulars = Force(regulars=force.regulars, walloons=force.walloons, knights=force.knights)
    return regulars if regulars != Force() else None
