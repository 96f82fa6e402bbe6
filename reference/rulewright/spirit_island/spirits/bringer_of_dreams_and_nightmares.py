"""Bringer of Dreams and Nightmares. Its special rule is `effects.dream`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import offer
from rulewright.spirit_island.effects import (
    BUILDING,
    DAHAN,
    Acting,
    Damage,
    Effect,
    Either,
    Gather,
    Holds,
    MakeFear,
    Per,
    Plus,
    Power,
    Push,
    Threshold,
    Way,
    now,
)
from rulewright.spirit_island.elements import elements_of, gain_elements
from rulewright.spirit_island.gaining_powers import gain_power
from rulewright.spirit_island.position import ELEMENTS, INVADERS, land_of, with_land, with_spirit
from rulewright.spirit_island.scenarios import cost_of
from rulewright.spirit_island.spirit_phase import pay_and_lay_down


class RevealFearCard(Effect, frozen=True):
    """Reveal a Fear card. What the players have seen shows in no position."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Leave everything as it is."""
        yield from ()
        return at


class GainElementItHas(Effect, frozen=True):
    """The target Spirit gains an element of a kind that it has."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for it."""
        has = elements_of(at.game, at.position, at.other)
        options = offer(
            ELEMENTS, ("SI-power-principles-R01", lambda element: has.get(element, 0) > 0)
        )
        if not options.allowed:
            return at
        element = yield from Choose("element", at.other, options)
        return now(at, gain_elements(at.position, at.other, (element,)))


class DreamOfAMajorPower(Effect, frozen=True):
    """Gain a Major Power; who forgets this card for it may play it at once."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Gain it."""
        before = at.position.spirits[at.spirit]
        position = yield from gain_power(at.game, at.position, at.spirit, "major")
        after = position.spirits[at.spirit]
        if at.power in (*after.hand, *after.in_play, *after.discard):
            return now(at, position)
        energy = after.energy + land_of(position, at.land).dahan
        position = with_spirit(position, at.spirit, energy=energy)
        gained = [card for card in after.hand if card not in before.hand]
        payable = offer(
            gained,
            (
                "SI-energy-and-plays-R01",
                lambda card: cost_of(at.game, position, card) <= energy,
            ),
        )
        card = yield from Choose("play", at.spirit, payable, optional=True)
        if card:
            position = pay_and_lay_down(at.game, position, at.spirit, card)
        return now(at, position)


class DefendForFear(Effect, frozen=True):
    """Fear that powers generate in the target land this turn makes as much Defend."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Mark the land."""
        yield from ()
        return now(at, with_land(at.position, at.land, defend_for_fear=True))


BRINGER: Mapping[str, Power] = {
    "Spirits May Yet Dream": Power(
        thresholds=(Threshold((RevealFearCard(),)), Threshold((GainElementItHas(),)))
    ),
    "Night Terrors": Power(
        thresholds=(
            Threshold((MakeFear(1),)),
            Threshold((Plus(MakeFear(1)),)),
            Threshold((Plus(MakeFear(1)),)),
        )
    ),
    "Predatory Nightmares": Power((Damage(2), Push(2, DAHAN, up_to=True))),
    "Dread Apparitions": Power((DefendForFear(), MakeFear(1))),
    "Call on Midnight's Dream": Power(
        (
            Either(
                Way("major power", DreamOfAMajorPower(), condition=Holds(DAHAN)),
                Way("fear", MakeFear(2), condition=Holds(INVADERS)),
            ),
        )
    ),
    "Dreams of the Dahan": Power(
        (
            Either(
                Way("gather", Gather(2, DAHAN, up_to=True)),
                Way("fear", MakeFear(Per("dahan", most=3)), condition=Holds(BUILDING)),
            ),
        )
    ),
}
"""What its powers do."""
