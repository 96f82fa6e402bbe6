"""Lightning's Swift Strike. Its special rule is `special_rules.swift`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import (
    BUILDING,
    CITY,
    DAHAN,
    TOWN,
    DamageEach,
    Destroy,
    EnteredLandWith,
    If,
    MakeFear,
    MayHasten,
    Power,
    Push,
    Threshold,
)

LIGHTNING: Mapping[str, Power] = {
    "Thundering Destruction": Power(
        thresholds=(
            Threshold((Destroy(1, TOWN),)),
            Threshold((Destroy(1, CITY),), mode="may_instead"),
            Threshold((Destroy(1, BUILDING),)),
            Threshold((Destroy(1, BUILDING),)),
        )
    ),
    "Shatter Homesteads": Power((MakeFear(1), Destroy(1, TOWN))),
    "Raging Storm": Power((DamageEach(1),)),
    "Lightning's Boon": Power((MayHasten(2),)),
    "Harbingers of the Lightning": Power(
        (Push(2, DAHAN, up_to=True), If(EnteredLandWith(BUILDING), (MakeFear(1),)))
    ),
}
"""What its powers do."""
