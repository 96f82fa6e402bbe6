"""Ocean's Hungry Grasp. Its special rules are `components.seen_by_powers` and `special_rules`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, require
from rulewright.spirit_island.components import Game, oceans
from rulewright.spirit_island.damage import has_rule
from rulewright.spirit_island.effects import (
    BUILDING,
    CITY,
    DAHAN,
    EXPLORER,
    TOWN,
    Acting,
    Condition,
    Defend,
    Effect,
    GainEnergy,
    Gather,
    If,
    MakeFear,
    Plus,
    Power,
    PushFrom,
    Threshold,
    now,
)
from rulewright.spirit_island.position import Position, labelled, land_of, with_spirit
from rulewright.spirit_island.special_rules import drown


class Drown(Effect, frozen=True):
    """Drown pieces of the target land."""

    n: int
    kinds: tuple[str, ...]

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Drown them, as many as there are."""
        for _ in range(self.n):
            groups = labelled(land_of(at.position, at.land), self.kinds)
            if not groups:
                cite("SI-power-principles-S01")
                break
            piece = yield from Choose("destroy", at.land, offer(groups))
            at = now(at, drown(at.game, at.position, at.land, piece))
        return at


class IsOcean(Condition, frozen=True):
    """The target is an Ocean."""

    def met(self, at: Acting) -> bool:
        """Tell whether it is."""
        return at.land in oceans(at.game, at.position)


class Ashore(Effect, frozen=True):
    """Dahan that enter your Ocean by this power may be put into a coastal land."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Note it."""
        yield from ()
        return msgspec.structs.replace(at, ashore=at.spirit)


def trade_drowned(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Trade health of drowned Invaders for 1 Energy (the special rule Drowning).

    Args:
        game: rules and components.
        position: the position.
        spirit: Ocean's Hungry Grasp.

    Returns:
        The position after the trade.

    Raises:
        Illegal: it is another Spirit, or there is not as much health as there are players.
    """
    yield from ()
    require(has_rule(game, spirit, "Drowning"), "SI-spirits-R01", f"{spirit} drowns nobody")
    there = position.spirits[spirit]
    require(
        there.drowned_health >= position.players,
        "SI-spirits-R01",
        f"{spirit} has {there.drowned_health} health of drowned Invaders, "
        f"1 Energy takes {position.players}",
    )
    left = there.drowned_health - position.players
    return with_spirit(position, spirit, drowned_health=left, energy=there.energy + 1)


OCEAN: Mapping[str, Power] = {
    "Pound Ships to Splinters": Power(
        thresholds=(
            Threshold((MakeFear(1),)),
            Threshold((Plus(MakeFear(1)),)),
            Threshold((Plus(MakeFear(2)),)),
        )
    ),
    "Ocean Breaks the Shore": Power(
        thresholds=(
            Threshold((Drown(1, TOWN),)),
            Threshold((Drown(1, CITY),), mode="may_instead"),
            Threshold((Drown(1, BUILDING),)),
        )
    ),
    "Call of the Deeps": Power(
        (Gather(1, EXPLORER), If(IsOcean(), (Gather(1, EXPLORER, up_to=True),)))
    ),
    "Grasping Tide": Power((MakeFear(2), Defend(4))),
    "Swallow the Land-Dwellers": Power((Drown(1, EXPLORER), Drown(1, TOWN), Drown(1, DAHAN))),
    "Tidal Boon": Power((GainEnergy(2), Ashore(), PushFrom((1, TOWN), (2, DAHAN), up_to=True))),
}
"""What its powers do."""
