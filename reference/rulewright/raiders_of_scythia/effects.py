"""The vocabulary in which cards say what they do: small effects, the same for every card.

A user's own pack states its cards in these words. What they do stands in the chapter that speaks of
them: the actions in `card_terms`, the abilities in raids in `raid` and `wounds`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from rulewright.core.frozen import Frozen

Number = Annotated[int, msgspec.Meta(ge=0, le=100)]
Civilisation = Literal["Cimmeria", "Assyria", "Persia", "Greece"]
CIVILISATIONS: tuple[Civilisation, ...] = get_args(Civilisation)
Item = Literal[
    "silver", "kumis", "provisions", "gold", "equipment", "wagon", "livestock", "vp", "cards"
]
ITEMS: tuple[Item, ...] = get_args(Item)
"""What a player can gain or lose; `cards` are cards in hand (ROS-card-terms-D01)."""


class Amounts(Frozen, frozen=True):
    """So many of each item: what is gained, lost or paid."""

    silver: Number = 0
    kumis: Number = 0
    provisions: Number = 0
    gold: Number = 0
    equipment: Number = 0
    wagon: Number = 0
    livestock: Number = 0
    vp: Number = 0
    cards: Number = 0


class Effect(Frozen, frozen=True, tag_field="effect"):
    """Base of the effects; `effect` names which one it is."""


class Gain(Effect, frozen=True, tag="gain"):
    """Gain items."""

    items: Amounts


class LoseToGain(Effect, frozen=True, tag="lose_to_gain"):
    """Lose this to gain that."""

    lose: Amounts
    gain: Amounts


class TakePlunder(Effect, frozen=True, tag="take_plunder"):
    """Take any 1 plunder from a raid space of a civilisation."""

    civilisation: Civilisation


class RemoveWounds(Effect, frozen=True, tag="remove_wounds"):
    """Remove up to so many wounds from the own crew."""

    wounds: Number


class Hire(Effect, frozen=True, tag="hire"):
    """Hire 1 crew member from the hand for so much silver less."""

    less: Number = 0


class SwapCrew(Effect, frozen=True, tag="swap_crew"):
    """Swap 1 hired crew member with 1 from the hand."""


class SwapEagle(Effect, frozen=True, tag="swap_eagle_for_horse"):
    """Swap 1 of your eagles for an available horse."""


class UseBuilding(Effect, frozen=True, tag="use_any_building"):
    """Use any building's action as if your worker were there."""


class AnotherAction(Effect, frozen=True, tag="another_town_centre_action"):
    """Take another Town Centre action."""


class FromThoseWithMore(Effect, frozen=True, tag="players_with_more"):
    """Each player who has more of an item than you loses some of it; you gain as much."""

    item: Literal["silver", "kumis", "provisions", "gold", "equipment", "wagon", "livestock", "vp"]
    amount: Number = 1


Action: TypeAlias = (
    Gain
    | LoseToGain
    | TakePlunder
    | RemoveWounds
    | Hire
    | SwapCrew
    | SwapEagle
    | UseBuilding
    | AnotherAction
    | FromThoseWithMore
)
"""What a card does in the Town Centre."""


class AddStrength(Effect, frozen=True, tag="strength"):
    """Add strength in a raid (on one civilisation, if it is named)."""

    strength: Number
    civilisation: Literal["", Civilisation] = ""


class FewerWounds(Effect, frozen=True, tag="fewer_wounds"):
    """Take so many wounds fewer in a raid (on one civilisation, if it is named)."""

    wounds: Number
    civilisation: Literal["", Civilisation] = ""


class Reroll(Effect, frozen=True, tag="reroll"):
    """Reroll so many dice, once in a raid (on one civilisation, if it is named)."""

    dice: Number
    civilisation: Literal["", Civilisation] = ""


class RaidGain(Effect, frozen=True, tag="raid_gain"):
    """Gain items in a raid: always, if wounded, if killed, or for each wound gained.

    Attributes:
        items: what is gained.
        when: when it is.
        civilisation: which civilisation must be raided; any if it is "".
    """

    items: Amounts
    when: Literal["raiding", "if_wounded", "if_killed", "for_each_wound"] = "raiding"
    civilisation: Literal["", Civilisation] = ""


Ability: TypeAlias = AddStrength | FewerWounds | Reroll | RaidGain
"""What a crew member does in a raid."""
