"""Vital Strength of the Earth. Its special rule is `special_rules.defend_of`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import (
    DAHAN,
    EXPLORER,
    AllowRepeat,
    Damage,
    Defend,
    Gather,
    Holds,
    If,
    MakeFear,
    Plus,
    Power,
    RemoveBlight,
    SkipActions,
    Threshold,
)

EARTH: Mapping[str, Power] = {
    "Gift of Strength": Power(
        thresholds=(
            Threshold((AllowRepeat(1, most_cost=1),)),
            Threshold((AllowRepeat(1, most_cost=3),), mode="instead"),
            Threshold((AllowRepeat(1, most_cost=6),), mode="instead"),
        )
    ),
    "Guard the Healing Land": Power((RemoveBlight(), Defend(4))),
    "A Year of Perfect Stillness": Power((SkipActions(),)),
    "Rituals of Destruction": Power(
        (Damage(2), If(Holds(DAHAN, 3), (Plus(Damage(3)), MakeFear(2))))
    ),
    "Draw of the Fruitful Earth": Power(
        (Gather(2, EXPLORER, up_to=True), Gather(2, DAHAN, up_to=True))
    ),
}
"""What its powers do."""
