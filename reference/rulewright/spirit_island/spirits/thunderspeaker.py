"""Thunderspeaker. Its special rules are `special_rules.follow` and `sworn_to_victory`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Play
from rulewright.spirit_island.effects import (
    CITY,
    DAHAN,
    EXPLORER,
    TOWN,
    Acting,
    Damage,
    Defend,
    Destroy,
    Effect,
    Either,
    Gather,
    Holds,
    MakeFear,
    Per,
    Power,
    Product,
    Push,
    Threshold,
    Way,
    now,
)
from rulewright.spirit_island.position import INVADERS, with_land


class StrikeTogether(Effect, frozen=True):
    """In a ravage of this turn the Dahan of the target land strike as the Invaders do."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Mark the land."""
        yield from ()
        return now(at, with_land(at.position, at.land, dahan_strike_with=True))


THUNDERSPEAKER: Mapping[str, Power] = {
    "Gather the Warriors": Power(
        thresholds=(
            Threshold(fast=True),
            Threshold(
                (
                    Gather(Per("air"), DAHAN, up_to=True),
                    Push(Per("sun"), DAHAN, up_to=True),
                )
            ),
        )
    ),
    "Lead the Furious Assault": Power(
        thresholds=(
            Threshold(fast=True),
            Threshold((Destroy(Per("dahan", every=2), TOWN),)),
            Threshold((Destroy(Per("dahan", every=3), CITY),)),
        )
    ),
    "Manifestation of Power and Glory": Power(
        (MakeFear(1), Damage(Product(Per("dahan"), Per("your presence"))))
    ),
    "Words of Warning": Power((Defend(3), StrikeTogether())),
    "Sudden Ambush": Power((Gather(1, DAHAN, up_to=True), Destroy(Per("dahan"), EXPLORER))),
    "Voice of Thunder": Power(
        (
            Either(
                Way("push", Push(4, DAHAN, up_to=True)),
                Way("fear", MakeFear(2), condition=Holds(INVADERS)),
            ),
        )
    ),
}
"""What its powers do."""
