"""River Surges in Sunlight. Its special rule stands in `damage.is_sacred_site`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import (
    DAHAN,
    EXPLORER_OR_TOWN,
    Add,
    Damage,
    DamageEach,
    GainEnergy,
    Gather,
    Holds,
    If,
    IsCoastal,
    OnAnotherSpirit,
    Per,
    Plus,
    Power,
    Push,
    Threshold,
)

RIVER: Mapping[str, Power] = {
    "Massive Flooding": Power(
        thresholds=(
            Threshold((Push(1, EXPLORER_OR_TOWN),)),
            Threshold((Damage(2), Push(3, EXPLORER_OR_TOWN, up_to=True)), mode="instead"),
            Threshold((DamageEach(2),), mode="instead"),
        )
    ),
    "Flash Floods": Power((Damage(1), If(IsCoastal(), (Plus(Damage(1)),)))),
    "Wash Away": Power((Push(3, EXPLORER_OR_TOWN, up_to=True),)),
    "Boon of Vigor": Power(
        (
            If(
                OnAnotherSpirit(),
                (GainEnergy(Per("cards played by target")),),
                otherwise=(GainEnergy(1),),
            ),
        )
    ),
    "River's Bounty": Power(
        (
            Gather(2, DAHAN, up_to=True),
            If(Holds(DAHAN, 2), (Add("dahan"), GainEnergy(1, "you"))),
        )
    ),
}
"""What its powers do."""
