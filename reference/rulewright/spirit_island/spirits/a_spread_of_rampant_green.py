"""A Spread of Rampant Green. Its special rules are `special_rules.choked` and `regenerates`."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from rulewright.core.asks import Play
from rulewright.core.citing import cite, offer
from rulewright.spirit_island.components import seen_by_powers
from rulewright.spirit_island.effects import (
    BUILDING,
    DAHAN,
    TOWN,
    Acting,
    AddPresence,
    Both,
    Damage,
    DamageEach,
    Defend,
    Effect,
    Either,
    Holds,
    If,
    InTerrain,
    MakeFear,
    Power,
    Push,
    RemoveBlight,
    Threshold,
    UseAgain,
    Way,
    YourPresence,
    add_presence,
)
from rulewright.spirit_island.position import INVADERS, land_of
from rulewright.spirit_island.special_rules import may_be_in
from rulewright.spirit_island.targets import distances


class AddPresenceNear(Effect, frozen=True):
    """The target Spirit adds one presence near its own presence."""

    range: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for the land."""
        places = seen_by_powers(at.game, at.position)
        own = [name for name in places if at.other in land_of(at.position, name).presence]
        away = distances(at.game, at.position, own)
        cite("SI-growth-D01")
        lands = offer(
            places,
            ("SI-growth-D01", lambda name: away.get(name, inf) <= self.range),
            ("SI-spirits-R01", lambda name: may_be_in(at.game, at.position, at.other, name)),
        )
        return (yield from add_presence(at, at.other, lands))


_CREEP = (Damage(1, BUILDING),)

GREEN: Mapping[str, Power] = {
    "Creepers Tear into Mortar": Power(
        thresholds=(
            Threshold(_CREEP),
            Threshold((UseAgain(_CREEP),)),
            Threshold((UseAgain(_CREEP),)),
        )
    ),
    "All-Enveloping Green": Power(
        thresholds=(
            Threshold((Defend(2),)),
            Threshold((Defend(4),), mode="instead"),
            Threshold((RemoveBlight(),)),
        )
    ),
    "Overgrow in a Night": Power(
        (
            Either(
                Way("add presence", AddPresence()),
                Way("fear", MakeFear(3), condition=Both(YourPresence(), Holds(INVADERS))),
            ),
        )
    ),
    "Gift of Proliferation": Power((AddPresenceNear(1),)),
    "Fields Choked with Growth": Power(
        (Either(Way("push town", Push(1, TOWN)), Way("push dahan", Push(3, DAHAN))),)
    ),
    "Stem the Flow of Fresh Water": Power(
        (
            If(
                InTerrain("mountain", "sands"),
                (DamageEach(1, BUILDING),),
                otherwise=(Damage(1, BUILDING),),
            ),
        )
    ),
}
"""What its powers do."""
