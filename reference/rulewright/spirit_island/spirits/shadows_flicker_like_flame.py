"""Shadows Flicker Like Flame. Its special rule stands in `targets`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Play
from rulewright.spirit_island.effects import (
    CITY,
    DAHAN,
    EXPLORER,
    TOWN,
    Acting,
    Both,
    Damage,
    Destroy,
    Effect,
    Either,
    FearFor,
    Gather,
    Holds,
    If,
    MakeFear,
    Outnumber,
    Power,
    PushFrom,
    Replace,
    Threshold,
    Way,
    now,
)
from rulewright.spirit_island.position import INVADERS, land_of, with_land


class SafeFromRavage(Effect, frozen=True):
    """Ravages deal no damage to the Dahan of the target land this turn."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Mark the land."""
        yield from ()
        safe = (*land_of(at.position, at.land).dahan_safe, "ravage damage")
        return now(at, with_land(at.position, at.land, dahan_safe=safe))


SHADOWS: Mapping[str, Power] = {
    "Darkness Swallows the Unwary": Power(
        thresholds=(
            Threshold((Gather(1, EXPLORER),)),
            Threshold((FearFor(Destroy(2, EXPLORER, up_to=True)),)),
            Threshold((FearFor(Damage(3)),)),
        )
    ),
    "Concealing Shadows": Power((MakeFear(1), SafeFromRavage())),
    "Favors Called Due": Power(
        (
            Gather(4, DAHAN, up_to=True),
            If(Both(Holds(INVADERS), Outnumber()), (MakeFear(3),)),
        )
    ),
    "Mantle of Dread": Power((MakeFear(2), PushFrom((1, EXPLORER), (1, TOWN)))),
    "Crops Wither and Fade": Power(
        (
            MakeFear(2),
            Either(Way("town", Replace(TOWN, EXPLORER)), Way("city", Replace(CITY, TOWN))),
        )
    ),
}
"""What its powers do."""
