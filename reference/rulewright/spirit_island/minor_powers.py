"""The Minor Powers: what each card does. What is printed in its corners is among the components."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import (
    ALL,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_OR_TOWN,
    TOWN,
    AddBlight,
    Damage,
    DamageEach,
    DamageOneEach,
    Defend,
    DefendWherePresent,
    Destroy,
    Either,
    GainElements,
    GainEnergy,
    GainPower,
    Gather,
    Holds,
    If,
    InTerrain,
    KeepCards,
    Lacks,
    MakeFear,
    MoreRange,
    OnAnotherSpirit,
    Per,
    Plus,
    Power,
    Push,
    RemoveBlight,
    Replace,
    Threshold,
    Way,
    YourPresence,
    YourSacredSites,
)
from rulewright.spirit_island.position import INVADERS

MINOR_POWERS: Mapping[str, Power] = {
    "Call of the Dahan Ways": Power(
        (Replace(EXPLORER, DAHAN),),
        (Threshold((Replace(TOWN, DAHAN),), mode="may_instead"),),
    ),
    "Call to Bloodshed": Power(
        (
            Either(
                Way("damage", Damage(Per("dahan"))),
                Way("gather", Gather(3, DAHAN, up_to=True)),
            ),
        )
    ),
    "Call to Isolation": Power(
        (
            Either(
                Way("push invaders", Push(Per("dahan"), EXPLORER_OR_TOWN)),
                Way("push dahan", Push(1, DAHAN)),
            ),
        )
    ),
    "Call to Migrate": Power((Gather(3, DAHAN, up_to=True), Push(3, DAHAN, up_to=True))),
    "Call to Tend": Power(
        (
            Either(
                Way("remove blight", RemoveBlight()),
                Way("push", Push(3, DAHAN, up_to=True)),
            ),
        )
    ),
    "Dark and Tangled Woods": Power(
        (MakeFear(2), If(InTerrain("mountain", "jungle"), (Defend(3),)))
    ),
    "Delusions of Danger": Power(
        (Either(Way("push", Push(1, EXPLORER)), Way("fear", MakeFear(2))),)
    ),
    "Devouring Ants": Power(
        (
            MakeFear(1),
            Damage(1),
            Destroy(1, DAHAN),
            If(InTerrain("jungle", "sands"), (Plus(Damage(1)),)),
        )
    ),
    "Drift Down into Slumber": Power(
        (If(InTerrain("jungle", "sands"), (Defend(4),), otherwise=(Defend(1),)),)
    ),
    "Drought": Power(
        (Destroy(3, TOWN), DamageEach(1, BUILDING), AddBlight()),
        (Threshold((Destroy(1, CITY),)),),
    ),
    "Elemental Boon": Power((GainElements(3),)),
    "Encompassing Ward": Power((DefendWherePresent(2),)),
    "Enticing Splendor": Power(
        (
            Either(
                Way("gather invaders", Gather(1, EXPLORER_OR_TOWN)),
                Way("gather dahan", Gather(2, DAHAN, up_to=True)),
            ),
        )
    ),
    "Entrancing Apparitions": Power(
        (Defend(2), If(Lacks(INVADERS), (Gather(2, EXPLORER, up_to=True),)))
    ),
    "Gift of Constancy": Power(
        (
            GainEnergy(2),
            KeepCards(1),
            If(OnAnotherSpirit(), (KeepCards(1, "you"),)),
        )
    ),
    "Gift of Living Energy": Power(
        (
            GainEnergy(1),
            If(OnAnotherSpirit(), (Plus(GainEnergy(1)),)),
            If(YourSacredSites(2), (Plus(GainEnergy(1)),)),
        )
    ),
    "Gift of Power": Power((GainPower("minor"),)),
    "Gnawing Rootbiters": Power((Push(2, TOWN, up_to=True),)),
    "Land of Haunts and Embers": Power(
        (
            MakeFear(2),
            Push(2, EXPLORER_OR_TOWN, up_to=True),
            If(
                Holds(BLIGHT),
                (Plus(MakeFear(2)), Plus(Push(2, EXPLORER_OR_TOWN, up_to=True))),
            ),
            AddBlight(),
        )
    ),
    "Lure of the Unknown": Power((Gather(1, EXPLORER_OR_TOWN),)),
    "Nature's Resilience": Power((Defend(6),), (Threshold((RemoveBlight(),), mode="may_instead"),)),
    "Pull Beneath the Hungry Earth": Power(
        (
            If(YourPresence(), (MakeFear(1), Damage(1))),
            If(InTerrain("sands", "wetland"), (Damage(1),)),
        )
    ),
    "Purifying Flame": Power(
        (
            Either(
                Way("damage", Damage(Per("blight"))),
                Way(
                    "remove blight",
                    RemoveBlight(),
                    condition=InTerrain("mountain", "sands"),
                ),
            ),
        )
    ),
    "Quicken the Earth's Struggles": Power(
        (Either(Way("damage", DamageEach(1, BUILDING)), Way("defend", Defend(10))),)
    ),
    "Rain of Blood": Power((MakeFear(2), If(Holds(BUILDING, 2), (Plus(MakeFear(1)),)))),
    "Reaching Grasp": Power((MoreRange(2),)),
    "Rouse the Trees and Stones": Power((Damage(2), Push(1, EXPLORER))),
    "Sap the Strength of Multitudes": Power((Defend(5),), (Threshold(reach=1),)),
    "Savage Mawbeasts": Power(
        (If(InTerrain("jungle", "wetland"), (MakeFear(1), Damage(1))),),
        (Threshold((Damage(1),)),),
    ),
    "Shadows of the Burning Forest": Power(
        (MakeFear(2), If(InTerrain("mountain", "jungle"), (Push(1, EXPLORER), Push(1, TOWN))))
    ),
    "Song of Sanctity": Power(
        (If(Holds(EXPLORER), (Push(ALL, EXPLORER),), otherwise=(RemoveBlight(),)),)
    ),
    "Steam Vents": Power(
        (Destroy(1, EXPLORER),), (Threshold((Destroy(1, TOWN),), mode="may_instead"),)
    ),
    "Uncanny Melting": Power(
        (
            If(Holds(INVADERS), (MakeFear(1),)),
            If(InTerrain("sands", "wetland"), (RemoveBlight(),)),
        )
    ),
    "Veil the Night's Hunt": Power(
        (
            Either(
                Way("damage", DamageOneEach(Per("dahan"))),
                Way("push", Push(3, DAHAN, up_to=True)),
            ),
        )
    ),
    "Visions of Fiery Doom": Power(
        (MakeFear(1), Push(1, EXPLORER_OR_TOWN)), (Threshold((Plus(MakeFear(1)),)),)
    ),
    "Voracious Growth": Power(
        (Either(Way("damage", Damage(2)), Way("remove blight", RemoveBlight())),)
    ),
}
"""What each Minor Power does."""
