"""The Minor Powers: what each card does. What is printed in its corners is among the components."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import (
    BUILDING,
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_OR_TOWN,
    TOWN,
    AddBlight,
    Damage,
    DamageEach,
    Defend,
    Destroy,
    Either,
    Gather,
    Holds,
    If,
    InTerrain,
    MakeFear,
    Per,
    Plus,
    Power,
    Push,
    RemoveBlight,
    Threshold,
    Way,
)

MINOR_POWERS: Mapping[str, Power] = {
    "Call to Bloodshed": Power(
        (
            Either(
                (
                    Way("damage", (Damage(Per("dahan")),)),
                    Way("gather", (Gather(3, DAHAN, up_to=True),)),
                )
            ),
        )
    ),
    "Dark and Tangled Woods": Power(
        (MakeFear(2), If(InTerrain(("mountain", "jungle")), (Defend(3),)))
    ),
    "Devouring Ants": Power(
        (
            MakeFear(1),
            Damage(1),
            Destroy(1, DAHAN),
            If(InTerrain(("jungle", "sands")), (Plus(Damage(1)),)),
        )
    ),
    "Drought": Power(
        (Destroy(3, TOWN), DamageEach(1, BUILDING), AddBlight()),
        (Threshold((Destroy(1, CITY),)),),
    ),
    "Land of Haunts and Embers": Power(
        (
            MakeFear(2),
            Push(2, EXPLORER_OR_TOWN, up_to=True),
            If(
                Holds(("blight",)),
                (Plus(MakeFear(2)), Plus(Push(2, EXPLORER_OR_TOWN, up_to=True))),
            ),
            AddBlight(),
        )
    ),
    "Nature's Resilience": Power((Defend(6),), (Threshold((RemoveBlight(),), mode="may_instead"),)),
    "Rouse the Trees and Stones": Power((Damage(2), Push(1, EXPLORER))),
    "Sap the Strength of Multitudes": Power((Defend(5),), (Threshold(reach=1),)),
}
