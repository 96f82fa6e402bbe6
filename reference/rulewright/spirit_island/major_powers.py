"""The Major Powers: what each card does. What is printed in its corners is among the components."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

import msgspec

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer, permits
from rulewright.core.frozen import with_entry
from rulewright.spirit_island.adversaries import rules_against
from rulewright.spirit_island.blight import remove_blight
from rulewright.spirit_island.components import seen_by_powers
from rulewright.spirit_island.effects import (
    ALL,
    BUILDING,
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_OR_TOWN,
    TOWN,
    Acting,
    AddBlight,
    AddPresence,
    AllowRepeat,
    Condition,
    Damage,
    DamageEach,
    Defend,
    Destroy,
    Effect,
    Either,
    GainEnergy,
    Gather,
    Holds,
    If,
    InTerrain,
    MakeFear,
    OnAnotherSpirit,
    Per,
    Plus,
    Power,
    Push,
    RemoveBlight,
    Replace,
    SkipActions,
    Threshold,
    UseAgain,
    Way,
    added_up,
    as_many,
    deal_damage,
    defend,
    destroy,
    in_turn,
    now,
    with_more_presence,
)
from rulewright.spirit_island.gaining_powers import gain_power
from rulewright.spirit_island.gather_and_push import destinations, move_one, push_one
from rulewright.spirit_island.growth import homes
from rulewright.spirit_island.position import (
    INVADERS,
    labelled,
    land_of,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.special_rules import drown_if_at_sea, follow
from rulewright.spirit_island.spirit_phase import play_gained
from rulewright.spirit_island.targets import distances

# What only one card does


class ReturnPresence(Effect, frozen=True):
    """The target Spirit returns destroyed presence to one land near your presence."""

    n: int
    range: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for the land, which all that follows speaks of."""
        there = at.position.spirits[at.other]
        n = min(self.n, there.destroyed_presence)
        if not n:
            cite("SI-power-principles-S01")
            return at
        places = seen_by_powers(at.game, at.position)
        own = [name for name in places if at.spirit in land_of(at.position, name).presence]
        away = distances(at.game, at.position, own)
        home = homes(at.game, at.position, at.other)
        lands = offer(
            places,
            ("SI-powers-R02", lambda name: away.get(name, inf) <= self.range),
            ("SI-spirits-R01", lambda name: name in home),
        )
        if not lands.allowed:
            cite("SI-power-principles-S01")
            return at
        land = yield from Choose("presence_to", at.other, lands)
        position = with_more_presence(at.position, at.other, land, n)
        position = with_spirit(position, at.other, destroyed_presence=there.destroyed_presence - n)
        return msgspec.structs.replace(at, position=position, land=land, added=n)


class PresenceAdded(Condition, frozen=True):
    """The power has returned destroyed presence."""

    def met(self, at: Acting) -> bool:
        """Tell whether it has."""
        return at.added > 0


class MutualDamage(Effect, frozen=True):
    """Explorers damage Towns and Cities, and these the Explorers, at the same time."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Let both deal their damage."""
        rules, here = rules_against(at.game, at.position), land_of(at.position, at.land)
        by_explorers = here.explorer * rules.explorer_damage
        by_buildings = here.town * rules.town_damage + here.city * rules.city_damage
        at = yield from deal_damage(at, at.land, by_buildings, EXPLORER)
        return (yield from deal_damage(at, at.land, by_explorers, BUILDING))


class SharePresence(Effect, frozen=True):
    """You and the target Spirit may use powers from each other's presence this turn."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Note it."""
        yield from ()
        position = at.position
        for spirit, other in ((at.spirit, at.other), (at.other, at.spirit)):
            if spirit != other:
                lends = (*position.spirits[spirit].targets_from, other)
                position = with_spirit(position, spirit, targets_from=lends)
        return now(at, position)


class GainPowerAndShare(Effect, frozen=True):
    """The target Spirit gains a Power card; you keep one of those that it passed over."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Let it gain one."""
        position = yield from gain_power(
            at.game, at.position, at.other, rest_to=at.spirit if at.spirit != at.other else ""
        )
        for spirit in dict.fromkeys((at.other, at.spirit)):
            position = yield from play_gained(at.game, at.position, position, spirit)
        return now(at, position)


class GiveCards(Effect, frozen=True):
    """You and the target Spirit may each give the other one card of the hand."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask both."""
        if at.spirit == at.other:
            return at
        position = at.position
        for giver, taker in ((at.spirit, at.other), (at.other, at.spirit)):
            hand = at.position.spirits[giver].hand
            card = yield from Choose("give_card", giver, offer(hand), optional=True)
            if card:
                left = tuple(c for c in position.spirits[giver].hand if c != card)
                position = with_spirit(position, giver, hand=left)
                position = with_spirit(position, taker, hand=(*position.spirits[taker].hand, card))
        return now(at, position)


class DahanHealth(Effect, frozen=True):
    """Dahan in the target land have more health this turn."""

    n: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Add it."""
        yield from ()
        extra = land_of(at.position, at.land).extra_health
        extra = with_entry(extra, "dahan", extra.get("dahan", 0) + self.n)
        return now(at, with_land(at.position, at.land, extra_health=extra))


class NoBlight(Effect, frozen=True):
    """Blight that would be added to the target land this turn stays on its card."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Mark the land."""
        yield from ()
        return now(at, with_land(at.position, at.land, no_blight=True))


class DahanSafe(Effect, frozen=True):
    """Neither damage nor destruction affects the Dahan of the target land this turn."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Mark the land."""
        yield from ()
        return now(at, with_land(at.position, at.land, dahan_safe=("damage", "destroy")))


class RemoveBlightNear(Effect, frozen=True):
    """Remove one blight from the target land or from one next to it."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask from which."""
        near = (at.land, *seen_by_powers(at.game, at.position)[at.land].adjacent)
        lands = offer(
            near, ("SI-removing-blight-S01", lambda name: land_of(at.position, name).blight > 0)
        )
        if not lands.allowed:
            cite("SI-power-principles-S01")
            return at
        land = yield from Choose("remove_blight", at.power, lands)
        return now(at, (yield from remove_blight(at.game, at.position, land)))


class DestroyInAdjacent(Effect, frozen=True):
    """Destroy pieces in every adjacent land."""

    n: int
    kinds: tuple[str, ...]

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Destroy them, land by land."""
        for land in seen_by_powers(at.game, at.position)[at.land].adjacent:
            at = yield from destroy(at, land, self.n, self.kinds)
        return at


class AgainNear(Effect, frozen=True):
    """Carry out effects again in a land next to the target."""

    effects: tuple[Effect, ...]

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for the land."""
        if not permits(not at.repeated, "SI-repeat-R02"):
            return at
        cite("SI-repeat-X01")
        near = offer(seen_by_powers(at.game, at.position)[at.land].adjacent)
        if not near.allowed:
            return at
        land = yield from Choose("repeat_in", at.power, near)
        cite("SI-repeat-E03")
        again = msgspec.structs.replace(at, land=land)
        return (yield from in_turn(added_up(self.effects, again), again))


class PushWithDefend(Effect, frozen=True):
    """Push Dahan; each takes Defend along into its new land."""

    n: int
    each: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Push them, one by one."""
        for _ in range(self.n):
            groups = labelled(land_of(at.position, at.land), DAHAN)
            if not groups:
                break
            piece = yield from Choose("push", at.land, offer(groups), optional=True)
            if not piece:
                break
            places = seen_by_powers(at.game, at.position)
            lands = destinations(at.game, at.position, at.land, places=places)
            if not lands.allowed:
                break
            to = yield from Choose("push_to", at.land, lands)
            position, arrived = push_one(at.game, at.position, piece, at.land, to)
            position = yield from follow(at.game, position, piece, at.land, to)
            position = drown_if_at_sea(at.game, position, arrived, to)
            left = max(land_of(position, at.land).defend - self.each, 0)
            position = with_land(position, at.land, defend=left)
            at = now(at, defend(position, to, self.each))
        return at


class InOtherCoastalLands(Effect, frozen=True):
    """Carry out effects in every other coastal land of the board."""

    effects: tuple[Effect, ...]

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Carry them out, land by land."""
        target, places = at.land, seen_by_powers(at.game, at.position)
        board = target[:1] if at.position.boards else ""
        for land, place in places.items():
            if place.coastal and land != target and land.startswith(board):
                at = msgspec.structs.replace(at, land=land)
                at = yield from in_turn(self.effects, at)
        return msgspec.structs.replace(at, land=target)


class Avenge(Effect, frozen=True):
    """Damage follows what is destroyed in the target land this turn."""

    adjacent_too: bool = False

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Mark the land."""
        yield from ()
        where = ("adjacent",) if self.adjacent_too else ("in it",)
        there = land_of(at.position, at.land).vengeance
        there = there[:-1] if self.adjacent_too else there
        return now(at, with_land(at.position, at.land, vengeance=(*there, *where)))


class DamageWhereEntered(Effect, frozen=True):
    """Deal damage for the Dahan there in every land into which a piece was pushed."""

    times: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Deal it, land by land."""
        for land in dict.fromkeys(at.entered):
            damage = self.times * land_of(at.position, land).dahan
            at = yield from deal_damage(at, land, damage)
        return at


class MoveAnywhere(Effect, frozen=True):
    """Move Dahan from the target land to one land anywhere; that land defends."""

    n: int
    defend: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for the land and for the Dahan."""
        lands = offer(
            seen_by_powers(at.game, at.position),
            ("SI-glossary-D40", lambda name: name != at.land),
        )
        if not lands.allowed:
            cite("SI-power-principles-S01")
            return at
        land = yield from Choose("move_to", at.power, lands)
        for _ in range(self.n):
            groups = labelled(land_of(at.position, at.land), DAHAN)
            if not groups:
                break
            piece = yield from Choose("move", at.land, as_many(offer(groups), True), optional=True)
            if not piece:
                break
            position, arrived = move_one(at.game, at.position, piece, at.land, land)
            position = yield from follow(at.game, position, piece, at.land, land)
            position = drown_if_at_sea(at.game, position, arrived, land)
            at = now(at, position)
        return now(at, defend(at.position, land, self.defend))


_RUST = (
    MakeFear(1),
    Defend(6),
    Either(
        Way("city", Replace(CITY, TOWN), condition=Holds(CITY)),
        Way("town", Replace(TOWN, EXPLORER), condition=Holds(TOWN)),
    ),
)
_THRASHES = (Damage(Per("blight", 2)), Plus(Damage(Per("adjacent blight"))))

# The cards

MAJOR_POWERS: Mapping[str, Power] = {
    "Accelerated Rot": Power(
        (MakeFear(2), Damage(4)), (Threshold((Plus(Damage(5)), RemoveBlight())),)
    ),
    "Blazing Renewal": Power(
        (ReturnPresence(2, range=2), If(PresenceAdded(), (DamageEach(2, BUILDING),))),
        (Threshold((If(PresenceAdded(), (Damage(4),)),)),),
    ),
    "Cleansing Floods": Power((Damage(4), RemoveBlight()), (Threshold((Plus(Damage(10)),)),)),
    "Dissolve the Bonds of Kinship": Power(
        (
            Replace(CITY, ("explorer", "explorer")),
            Replace(TOWN, EXPLORER),
            Replace(DAHAN, EXPLORER),
            Push(ALL, EXPLORER, spread=True),
        ),
        (Threshold((MutualDamage(),), mode="before_last"),),
    ),
    "Entwined Power": Power(
        (SharePresence(), GainPowerAndShare()),
        (
            Threshold(
                (
                    GainEnergy(3),
                    If(OnAnotherSpirit(), (GainEnergy(3, "you"),)),
                    GiveCards(),
                )
            ),
        ),
    ),
    "Indomitable Claim": Power(
        (AddPresence(), Defend(20)),
        (Threshold((If(Holds(INVADERS), (MakeFear(3),)), SkipActions())),),
    ),
    "Infinite Vitality": Power(
        (DahanHealth(4), NoBlight()), (Threshold((DahanSafe(), RemoveBlightNear())),)
    ),
    "Mists of Oblivion": Power(
        (DamageEach(1),),
        (Threshold((Damage(3),)),),
        last=(MakeFear(Per("destroyed building", most=4)),),
    ),
    "Paralyzing Fright": Power((MakeFear(4), SkipActions()), (Threshold((Plus(MakeFear(4)),)),)),
    "Pillar of Living Flame": Power(
        (MakeFear(3), Damage(5), If(InTerrain("jungle", "wetland"), (AddBlight(),))),
        (Threshold((Plus(MakeFear(2)), Plus(Damage(5)))),),
    ),
    "Poisoned Land": Power(
        (MakeFear(1), Damage(7), AddBlight(), Destroy(ALL, DAHAN)),
        (Threshold((MakeFear(Per("blight")), Damage(Per("blight", 4)))),),
    ),
    "Powerstorm": Power(
        (GainEnergy(3), AllowRepeat(1, pays=True)), (Threshold((AllowRepeat(2, pays=True),)),)
    ),
    "Talons of Lightning": Power(
        (MakeFear(3), Damage(5)), (Threshold((DestroyInAdjacent(1, TOWN),), reach=2),)
    ),
    "Terrifying Nightmares": Power(
        (MakeFear(2), Push(4, EXPLORER_OR_TOWN, up_to=True)),
        (Threshold((Plus(MakeFear(4)),)),),
    ),
    "The Jungle Hungers": Power(
        (Destroy(ALL, EXPLORER), Destroy(ALL, TOWN), Destroy(ALL, DAHAN)),
        (
            Threshold(
                (Destroy(ALL, EXPLORER), Destroy(ALL, TOWN), Destroy(1, CITY)), mode="instead"
            ),
        ),
    ),
    "The Land Thrashes in Furious Pain": Power(_THRASHES, (Threshold((AgainNear(_THRASHES),)),)),
    "The Trees and Stones Speak of War": Power(
        (Damage(Per("dahan")), Defend(Per("dahan", 2))), (Threshold((PushWithDefend(2, 2),)),)
    ),
    "Tsunami": Power(
        (MakeFear(2), Damage(8), Destroy(2, DAHAN)),
        (Threshold((InOtherCoastalLands((MakeFear(1), Damage(4), Destroy(1, DAHAN))),)),),
    ),
    "Vengeance of the Dead": Power(
        (MakeFear(3), Avenge()), (Threshold((Avenge(adjacent_too=True),)),)
    ),
    "Vigor of the Breaking Dawn": Power(
        (Damage(Per("dahan", 2)),),
        (Threshold((Push(2, DAHAN, up_to=True), DamageWhereEntered(2))),),
    ),
    "Winds of Rust and Atrophy": Power(_RUST, (Threshold((UseAgain(_RUST),)),)),
    "Wrap in Wings of Sunlight": Power(
        (MoveAnywhere(5, defend=5),),
        (Threshold((Gather(3, DAHAN, up_to=True),), mode="first"),),
    ),
}
"""What each Major Power does."""
