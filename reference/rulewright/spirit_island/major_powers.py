"""The Major Powers: what each card does. What is printed in its corners is among the components."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import (
    Damage,
    MakeFear,
    Plus,
    Power,
    RemoveBlight,
    Threshold,
)

MAJOR_POWERS: Mapping[str, Power] = {
    "Accelerated Rot": Power(
        (MakeFear(2), Damage(4)), (Threshold((Plus(Damage(5)), RemoveBlight())),)
    ),
}
