"""What powers do: a small vocabulary of effects, from which the cards are put together.

An effect is a value; `carry_out` plays it. Whatever is asked is asked about the land in which it
happens, or about the Spirit that decides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from rulewright.core.asks import Choose, ChooseSome, Divide, Part, Play
from rulewright.core.citing import Options, cite, offer, permits
from rulewright.core.frozen import EMPTY, frozen_map, with_entry
from rulewright.spirit_island.adversaries import rules_against
from rulewright.spirit_island.blight import place_blight, remove_blight
from rulewright.spirit_island.components import Game, seen_by_powers
from rulewright.spirit_island.damage import (
    damage_invaders,
    fear_for,
    has_rule,
    health,
    is_sacred_site,
    mark_damage,
    replace_one,
    take_one,
)
from rulewright.spirit_island.elements import elements_of, gain_elements
from rulewright.spirit_island.fear import generate_fear
from rulewright.spirit_island.gaining_powers import gain_power
from rulewright.spirit_island.gather_and_push import destinations, gather_one, push_one, sources
from rulewright.spirit_island.growth import put_presence
from rulewright.spirit_island.position import (
    ELEMENTS,
    INVADERS,
    Position,
    Repeat,
    count,
    labelled,
    land_of,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.scenarios import note_destroyed
from rulewright.spirit_island.special_rules import drown_if_at_sea, follow, land_ashore
from rulewright.spirit_island.spirit_phase import play_gained
from rulewright.spirit_island.targets import lands_to_target, pay_for_distance, repeated
from rulewright.spirit_island.vengeance import avenge
from rulewright.spirit_island.victory import judge

Kinds: TypeAlias = tuple[str, ...]
Who = Literal["you", "target"]

EXPLORER: Kinds = ("explorer",)
TOWN: Kinds = ("town",)
CITY: Kinds = ("city",)
DAHAN: Kinds = ("dahan",)
EXPLORER_OR_TOWN: Kinds = ("explorer", "town")
BUILDING: Kinds = ("town", "city")
BLIGHT: Kinds = ("blight",)
ALL = 1000
"""As many as there are."""


class Acting(msgspec.Struct, frozen=True):
    """A power that is being used: who uses it on what, and what it has done so far.

    Attributes:
        game: rules and components.
        position: the position.
        spirit: the Spirit whose power it is.
        power: the name of the power.
        land: the target land; "" if a Spirit is the target.
        other: the target Spirit; "" if a land is the target.
        destroyed: how many pieces of each kind it has destroyed.
        entered: the land that each piece has entered which it moved.
        added: how much destroyed presence it has returned.
        dreamt: of what stays in its land, how many pieces it has destroyed in a dream, by land and
            label.
        repeated: whether it is used again by the leave of a repeat.
        ashore: the Spirit that may put Dahan ashore which enter its Ocean; "" for none.
        avenged: of the Towns, Cities and Dahan it has destroyed, how many have been avenged.
    """

    game: Game
    position: Position
    spirit: str
    power: str
    land: str = ""
    other: str = ""
    destroyed: Mapping[str, int] = EMPTY
    entered: tuple[str, ...] = ()
    added: int = 0
    dreamt: Mapping[str, int] = EMPTY
    repeated: bool = False
    ashore: str = ""
    avenged: int = 0

    @property
    def who(self) -> dict[Who, str]:
        """The Spirits that an effect can speak of."""
        return {"you": self.spirit, "target": self.other}


def now(at: Acting, position: Position) -> Acting:
    """Return the power at work on another position."""
    return msgspec.structs.replace(at, position=position)


class Effect(msgspec.Struct, frozen=True):
    """One effect of a power."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Play the effect; return the power with what it has done."""
        raise NotImplementedError


# Numbers and conditions


class Per(msgspec.Struct, frozen=True):
    """A number that is counted when the effect is carried out.

    Attributes:
        thing: what is counted: a kind of piece, `blight`, `your presence` in the target land,
            `adjacent blight`, `destroyed building`, `cards played by target`, or an element of the
            Spirit has.
        times: how much each of them counts.
        every: how many of them count as one.
        most: the number is never above this.
    """

    thing: str
    times: int = 1
    every: int = 1
    most: int = ALL


class Product(msgspec.Struct, frozen=True):
    """The product of two counted numbers."""

    one: Per
    other: Per


class Sum(msgspec.Struct, frozen=True):
    """A number to which a "+" has been added."""

    one: Number
    more: Number


Number: TypeAlias = int | Per | Product | Sum


def number(n: Number, at: Acting) -> int:
    """Return a number as it is now."""
    if isinstance(n, Per):
        return min(n.times * (_counted(n.thing, at) // n.every), n.most)
    if isinstance(n, Product):
        return number(n.one, at) * number(n.other, at)
    if isinstance(n, Sum):
        cite("SI-plus-stacking-E01")
        return number(n.one, at) + number(n.more, at)
    return n


def _counted(thing: str, at: Acting) -> int:
    here = land_of(at.position, at.land)
    if thing in ELEMENTS:
        return elements_of(at.game, at.position, at.spirit).get(thing, 0)
    if thing == "your presence":
        return here.presence.get(at.spirit, 0)
    if thing == "adjacent blight":
        near = seen_by_powers(at.game, at.position)[at.land].adjacent
        return sum(land_of(at.position, other).blight for other in near)
    if thing == "destroyed building":
        return at.destroyed.get("town", 0) + at.destroyed.get("city", 0)
    if thing == "destroyed invader":
        return sum(at.destroyed.get(kind, 0) for kind in INVADERS)
    if thing == "cards played by target":
        return len(at.position.spirits[at.other].in_play)
    return count(here, thing)


class Condition(msgspec.Struct, frozen=True):
    """What an effect asks of the target land or Spirit."""

    def met(self, at: Acting) -> bool:
        """Tell whether it is met now."""
        raise NotImplementedError


class InTerrain(Condition, frozen=True):
    """The target land has one of two terrains."""

    one: str
    other: str = ""

    def met(self, at: Acting) -> bool:
        """Tell whether it has."""
        return seen_by_powers(at.game, at.position)[at.land].terrain in (self.one, self.other)


class IsCoastal(Condition, frozen=True):
    """The target land is coastal."""

    def met(self, at: Acting) -> bool:
        """Tell whether it is."""
        return seen_by_powers(at.game, at.position)[at.land].coastal


class Holds(Condition, frozen=True):
    """At least so many pieces of some kinds are in the target land; `blight` counts as a kind."""

    kinds: Kinds
    least: int = 1

    def met(self, at: Acting) -> bool:
        """Tell whether they are."""
        here = land_of(at.position, at.land)
        return sum(count(here, kind) for kind in self.kinds) >= self.least


class Lacks(Condition, frozen=True):
    """No piece of these kinds is in the target land."""

    kinds: Kinds

    def met(self, at: Acting) -> bool:
        """Tell whether there is none."""
        return not Holds(self.kinds).met(at)


class YourSacredSites(Condition, frozen=True):
    """The Spirit has at least so many sacred sites on the island."""

    least: int

    def met(self, at: Acting) -> bool:
        """Tell whether it has."""
        lands = seen_by_powers(at.game, at.position)
        sites = sum(is_sacred_site(at.game, at.position, land, at.spirit) for land in lands)
        return sites >= self.least


class YourPresence(Condition, frozen=True):
    """Presence of the Spirit is in the target land."""

    def met(self, at: Acting) -> bool:
        """Tell whether it is."""
        return land_of(at.position, at.land).presence.get(at.spirit, 0) > 0


class OnAnotherSpirit(Condition, frozen=True):
    """The target Spirit is another one (Solo)."""

    def met(self, at: Acting) -> bool:
        """Tell whether it is."""
        return permits(at.other != at.spirit, "SI-solo-R01")


class Both(Condition, frozen=True):
    """Two conditions are met."""

    one: Condition
    other: Condition

    def met(self, at: Acting) -> bool:
        """Tell whether they are."""
        return self.one.met(at) and self.other.met(at)


class EnteredLandWith(Condition, frozen=True):
    """A piece that the power moved has entered a land with pieces of some kinds."""

    kinds: Kinds

    def met(self, at: Acting) -> bool:
        """Tell whether one has."""
        return any(
            count(land_of(at.position, land), kind) for land in at.entered for kind in self.kinds
        )


class Outnumber(Condition, frozen=True):
    """The Dahan outnumber the Invaders of the target land."""

    def met(self, at: Acting) -> bool:
        """Tell whether they do."""
        here = land_of(at.position, at.land)
        return here.dahan > sum(count(here, kind) for kind in INVADERS)


# Putting effects together


class If(Effect, frozen=True):
    """Effects under a condition, and those that happen if it isn't met."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Play one or the other."""
        return (yield from in_turn(self.then if self.condition.met(at) else self.otherwise, at))


class Way(msgspec.Struct, frozen=True):
    """One of several ways in which a power can be used.

    Attributes:
        name: how the ask calls it.
        effect: its effect.
        then: an effect after it.
        condition: what the target must be for this way.
    """

    name: str
    effect: Effect
    then: Effect | None = None
    condition: Condition | None = None

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Its effects in their order."""
        return (self.effect,) if self.then is None else (self.effect, self.then)


class Either(Effect, frozen=True):
    """One of two ways, which the user chooses."""

    one: Way
    other: Way

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for the way and play it."""
        ways = {way.name: way for way in (self.one, self.other)}

        def fits(name: str) -> bool:
            condition = ways[name].condition
            return condition is None or condition.met(at)

        names = offer(ways, ("SI-power-principles-R01", fits))
        if not names.allowed:
            cite("SI-power-principles-S01")
            return at
        chosen = yield from Choose("way", at.power, names)
        return (yield from in_turn(ways[chosen].effects, at))


class Level(Effect, frozen=True):
    """All effects of one level of a power, taken as one."""

    effects: tuple[Effect, ...]

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Play them in their order."""
        return (yield from in_turn(self.effects, at))


class Plus(Effect, frozen=True):
    """An effect with a "+": its number is added to that of the same effect before it."""

    effect: Effect

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Play it by itself, where there is nothing before it."""
        return (yield from self.effect.carry_out(at))


def in_turn(effects: Sequence[Effect], at: Acting) -> Play[Acting]:
    """Play effects one after the other, until the game has ended."""
    for effect in effects:
        if at.position.result:
            break
        before = at.position
        at = yield from effect.carry_out(at)
        gone = destroyed(at)
        position = yield from avenge(at.game, before, at.position, gone - at.avenged)
        position = judge(at.game, position, "power or card", at_end=False)
        at = msgspec.structs.replace(at, position=position, avenged=gone)
    return at


def destroyed(at: Acting) -> int:
    """Return how many Towns, Cities and Dahan a power has destroyed."""
    return sum(at.destroyed.get(kind, 0) for kind in ("town", "city", "dahan"))


def as_many(options: Options, up_to: bool) -> Options:
    """Let an effect stop before its number is reached only if it says "up to" (Powers)."""
    if up_to:
        cite("SI-power-principles-P01", "SI-glossary-D01")
        return options
    cite("SI-power-principles-R03")
    return Options(options.allowed, {**options.excluded, "": "SI-power-principles-R03"})


def added_up(effects: Sequence[Effect], at: Acting) -> tuple[Effect, ...]:
    """Add each "+" to the same effect before it ("+").

    Args:
        effects: effects from top to bottom; conditions over a "+" are judged now.
        at: the power.

    Returns:
        The effects with the sums in them.
    """
    flat: list[Effect] = []
    for effect in effects:
        if isinstance(effect, If) and any(isinstance(then, Plus) for then in effect.then):
            flat.extend(effect.then if effect.condition.met(at) else effect.otherwise)
        else:
            flat.append(effect)
    result: list[Effect] = []
    for effect in flat:
        before = [n for n, one in enumerate(result) if _adds_to(effect, one)]
        if before and isinstance(effect, Plus):
            one, more = result[before[-1]], effect.effect
            total = Sum(one.n, more.n)  # type: ignore[attr-defined]  # `_adds_to` saw to it
            result[before[-1]] = msgspec.structs.replace(one, n=total)
        else:
            result.append(effect)
    return tuple(result)


def _adds_to(effect: Effect, one: Effect) -> bool:
    """Tell whether an effect is a "+" to another: the same but for the number."""
    if not isinstance(effect, Plus) or type(effect.effect) is not type(one):
        return False
    return msgspec.structs.replace(one, n=0) == msgspec.structs.replace(effect.effect, n=0)


# Fear, damage, destruction


class MakeFear(Effect, frozen=True):
    """Generate Fear."""

    n: Number

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Generate it."""
        yield from ()
        cite("SI-fear-and-terror-E01")
        return frighten(at, number(self.n, at))


def frighten(at: Acting, fear: int) -> Acting:
    """Let a power generate Fear; in a land where that defends, it defends."""
    position = generate_fear(at.game, at.position, fear)
    if at.land and land_of(position, at.land).defend_for_fear:
        defend = land_of(position, at.land).defend
        position = with_land(position, at.land, defend=defend + fear)
    return now(at, position)


class Damage(Effect, frozen=True):
    """Deal damage to Invaders of the target land, divided as the user wants."""

    n: Number
    to: Kinds = INVADERS

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Deal it."""
        return (yield from deal_damage(at, at.land, number(self.n, at), self.to))


def deal_damage(at: Acting, land: str, damage: int, to: Kinds = INVADERS) -> Play[Acting]:
    """Let a power deal damage in a land (Damage, destroy, remove)."""
    if not any(count(land_of(at.position, land), kind) for kind in to):
        return at
    cite("SI-damage-destroy-remove-replace-D01")
    if dreams(at):
        return (yield from _dream_of_damage(at, land, damage, to))
    position = yield from damage_invaders(at.game, at.position, land, damage, "damage", to)
    return _destroying(at, land, position)


def _destroying(at: Acting, land: str, position: Position) -> Acting:
    """Note which pieces of a land a power has destroyed."""
    before, after = land_of(at.position, land), land_of(position, land)
    destroyed = dict(at.destroyed)
    for kind in (*INVADERS, "dahan"):
        gone = count(before, kind) - count(after, kind)
        destroyed[kind] = destroyed.get(kind, 0) + gone
    return msgspec.structs.replace(at, position=position, destroyed=frozen_map(destroyed))


class DamageEach(Effect, frozen=True):
    """Deal damage to each Invader of some kinds in the target land."""

    n: Number
    to: Kinds = INVADERS

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Deal it."""
        return (yield from damage_each(at, at.land, number(self.n, at), self.to))


def damage_each(at: Acting, land: str, damage: int, to: Kinds = INVADERS) -> Play[Acting]:
    """Let a power deal the same damage to each Invader of some kinds in a land."""
    if not damage:
        return at
    groups = labelled(land_of(at.position, land), to)
    hits = {group: (damage,) * pieces for group, (_, _, pieces) in groups.items()}
    cite("SI-damage-destroy-remove-replace-D01")
    if dreams(at):
        return (yield from _dream_of_hits(at, land, hits))
    return _destroying(at, land, mark_damage(at.game, at.position, land, hits))


class Destroy(Effect, frozen=True):
    """Destroy pieces in the target land."""

    n: Number
    kinds: Kinds
    up_to: bool = False

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Destroy them, as many as there are."""
        return (yield from destroy(at, at.land, number(self.n, at), self.kinds, self.up_to))


def destroy(at: Acting, land: str, n: int, kinds: Kinds, up_to: bool = False) -> Play[Acting]:
    """Let a power destroy pieces in a land, whatever their health (Damage, destroy, remove)."""
    if dreams(at):
        return (yield from _dream_of_destruction(at, land, n, kinds, up_to))
    position, fear = at.position, 0
    for _ in range(n):
        here = land_of(position, land)
        if "destroy" in here.dahan_safe:
            kinds = tuple(kind for kind in kinds if kind != "dahan")
        groups = labelled(here, kinds)
        if not groups:
            cite("SI-power-principles-S01")
            break
        piece = yield from Choose("destroy", land, as_many(offer(groups), up_to), up_to)
        if not piece:
            break
        cite("SI-damage-destroy-remove-replace-E03", "SI-damage-destroy-remove-replace-E06")
        fear += fear_for(at.game.rules, groups[piece][0])
        position = take_one(position, land, piece)
        position = note_destroyed(at.game, position, land, groups[piece][0])
    return _destroying(at, land, generate_fear(at.game, position, fear))


class FearFor(Effect, frozen=True):
    """Carry out an effect, and generate 1 Fear for each Invader that it destroys."""

    effect: Effect

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Carry it out and count."""
        before = _counted("destroyed invader", at)
        at = yield from self.effect.carry_out(at)
        return frighten(at, _counted("destroyed invader", at) - before)


# Bringer of Dreams and Nightmares: To Dream a Thousand Deaths

DREAM_FEAR = {"explorer": 0, "town": 2, "city": 5}
"""The Fear for an Invader that is destroyed in a dream."""


def dreams(at: Acting) -> bool:
    """Tell whether the powers of this Spirit destroy in dreams only."""
    return has_rule(at.game, at.spirit, "To Dream a Thousand Deaths")


def dream(at: Acting, land: str, kind: str, piece: str) -> Play[Acting]:
    """Let one Invader dream its death: Fear, and it flees unless it is a City.

    Args:
        at: the power.
        land: the land in which it stands.
        kind: what it is.
        piece: its label.

    Returns:
        The power with the Invader pushed, or remembered, since each counts once for a power.
    """
    at = frighten(at, DREAM_FEAR[kind])
    if kind == "city":
        dreamt = with_entry(at.dreamt, f"{land} {piece}", _dreamt(at, land, piece) + 1)
        return msgspec.structs.replace(at, dreamt=dreamt)
    places = seen_by_powers(at.game, at.position)
    options = destinations(at.game, at.position, land, places=places)
    if not options.allowed:
        return at
    to = yield from Choose("push_to", land, options)
    position, arrived = push_one(at.game, at.position, piece, land, to)
    return _entering(now(at, drown_if_at_sea(at.game, position, arrived, to)), to)


def _dream_of_damage(at: Acting, land: str, damage: int, to: Kinds) -> Play[Acting]:
    here = land_of(at.position, land)
    groups = labelled(here, to)
    left = {
        group: health(rules_against(at.game, at.position), here, kind) - marked
        for group, (kind, marked, _) in groups.items()
    }
    damage = min(damage, sum(left[group] * groups[group][2] for group in groups))
    parts = tuple(
        Part(group, groups[group][2], left[group], "SI-power-principles-R03") for group in groups
    )
    division = yield from Divide("damage", land, damage, parts)
    return (yield from _dream_of_hits(at, land, division))


def _dream_of_hits(at: Acting, land: str, hits: Mapping[str, tuple[int, ...]]) -> Play[Acting]:
    here = land_of(at.position, land)
    groups = labelled(here, INVADERS)
    rules = rules_against(at.game, at.position)
    for group, points in hits.items():
        kind, marked, pieces = groups[group]
        deadly = sum(point + marked >= health(rules, here, kind) for point in points)
        for _ in range(min(deadly, pieces - _dreamt(at, land, group))):
            at = yield from dream(at, land, kind, group)
    return at


def _dream_of_destruction(at: Acting, land: str, n: int, kinds: Kinds, up_to: bool) -> Play[Acting]:
    for _ in range(n):
        groups = {
            group: kind
            for group, (kind, _, pieces) in labelled(land_of(at.position, land), kinds).items()
            if kind != "dahan" and pieces > _dreamt(at, land, group)
        }
        if not groups:
            break
        piece = yield from Choose("destroy", land, offer(groups), up_to)
        if not piece:
            break
        at = yield from dream(at, land, groups[piece], piece)
    return at


def _dreamt(at: Acting, land: str, piece: str) -> int:
    return at.dreamt.get(f"{land} {piece}", 0)


class Replace(Effect, frozen=True):
    """Replace a piece of one of some kinds in the target land by others."""

    kinds: Kinds
    by: Kinds

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Replace it, if there is one."""
        groups = labelled(land_of(at.position, at.land), self.kinds)
        if not groups:
            cite("SI-power-principles-S01")
            return at
        piece = yield from Choose("replace", at.land, offer(groups))
        position = replace_one(at.game, at.position, at.land, piece, self.by[0])
        for kind in self.by[1:]:
            position = add_piece(position, at.land, kind)
        return now(at, position)


def add_piece(position: Position, land: str, kind: str) -> Position:
    """Add a piece of a kind to a land."""
    return with_land(position, land, **{kind: count(land_of(position, land), kind) + 1})


class Add(Effect, frozen=True):
    """Add a piece of a kind to the target land."""

    kind: str

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Add it."""
        yield from ()
        return now(at, add_piece(at.position, at.land, self.kind))


class DamageOneEach(Effect, frozen=True):
    """Deal 1 damage each to so many different Invaders of the target land."""

    n: Number

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Deal it to one Invader after the other; none is hit twice."""
        groups = labelled(land_of(at.position, at.land), INVADERS)
        whole = sum(pieces for _, _, pieces in groups.values())
        cite("SI-damage-destroy-remove-replace-D01", "SI-power-principles-R03")
        amount = min(number(self.n, at), whole)
        parts = tuple(
            Part(group, pieces, 1, "SI-power-principles-R01")
            for group, (_, _, pieces) in groups.items()
        )
        hits = yield from Divide("damage_one_each", at.land, amount, parts)
        if dreams(at):
            return (yield from _dream_of_hits(at, at.land, hits))
        position = mark_damage(at.game, at.position, at.land, hits)
        return _destroying(at, at.land, position)


# Gather and push


class Gather(Effect, frozen=True):
    """Gather pieces into the target land."""

    n: Number
    kinds: Kinds
    up_to: bool = False

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Gather them, one by one."""
        return (yield from gather(at, at.land, number(self.n, at), self.kinds, self.up_to))


def gather(at: Acting, land: str, n: int, kinds: Kinds, up_to: bool) -> Play[Acting]:
    """Gather pieces into a land, as many as there are (Gather and push)."""
    permits(not at.position.spirits[at.spirit].more_range, "SI-gather-and-push-R02")
    for _ in range(n):
        places = seen_by_powers(at.game, at.position)
        starts = sources(at.game, at.position, land, kinds, places)
        if not starts.allowed:
            cite("SI-power-principles-S01")
            break
        start = yield from Choose("gather", land, as_many(starts, up_to), up_to)
        if not start:
            break
        pieces = offer(labelled(land_of(at.position, start), kinds))
        piece = yield from Choose("gather_piece", start, pieces)
        position, arrived = gather_one(at.game, at.position, piece, start, land)
        position = yield from follow(at.game, position, piece, start, land)
        position = drown_if_at_sea(at.game, position, arrived, land)
        at = _entering(now(at, position), land)
    return at


class Push(Effect, frozen=True):
    """Push pieces out of the target land; `spread`: into as many different lands as possible."""

    n: Number
    kinds: Kinds
    up_to: bool = False
    spread: bool = False

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Push them, one by one."""
        n = number(self.n, at)
        return (yield from push(at, at.land, n, self.kinds, self.up_to, self.spread))


def push(
    at: Acting, land: str, n: int, kinds: Kinds, up_to: bool, spread: bool = False
) -> Play[Acting]:
    """Push pieces out of a land, as many as there are (Gather and push)."""
    begun = len(at.entered)
    permits(not at.position.spirits[at.spirit].more_range, "SI-gather-and-push-R04")
    for _ in range(n):
        cite("SI-gather-and-push-P01")
        groups = labelled(land_of(at.position, land), kinds)
        if not groups:
            cite("SI-power-principles-S01")
            break
        piece = yield from Choose("push", land, as_many(offer(groups), up_to), up_to)
        if not piece:
            break
        places = seen_by_powers(at.game, at.position)
        near = set(places[land].adjacent)
        missing = near - set(at.entered[begun:]) if spread else near
        wanted = (missing or near).__contains__
        rule = ("SI-power-principles-R01", wanted)
        options = destinations(at.game, at.position, land, rule, places=places)
        if not options.allowed:
            break
        to = yield from Choose("push_to", land, options)
        position, arrived = push_one(at.game, at.position, piece, land, to)
        position = yield from follow(at.game, position, piece, land, to)
        position, to = yield from land_ashore(at.game, position, at.ashore, arrived, to)
        position = drown_if_at_sea(at.game, position, arrived, to)
        at = _entering(now(at, position), to)
    return at


class PushFrom(Effect, frozen=True):
    """The target Spirit may push pieces out of one of its lands."""

    one: tuple[int, Kinds]
    other: tuple[int, Kinds]
    up_to: bool = False

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for the land, and push them."""
        lands = offer(
            seen_by_powers(at.game, at.position),
            (
                "SI-power-principles-R02",
                lambda name: at.other in land_of(at.position, name).presence,
            ),
        )
        land = yield from Choose("push_from", at.other, lands, optional=True)
        if not land:
            return at
        for n, kinds in (self.one, self.other):
            at = yield from push(at, land, n, kinds, self.up_to)
        return at


def _entering(at: Acting, land: str) -> Acting:
    return msgspec.structs.replace(at, entered=(*at.entered, land))


# Defend, blight


class Defend(Effect, frozen=True):
    """Defend the target land this turn."""

    n: Number

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Defend it."""
        yield from ()
        return now(at, defend(at.position, at.land, number(self.n, at)))


def defend(position: Position, land: str, n: int) -> Position:
    """Let a land defend this turn; Defend adds up (Defend)."""
    cite("SI-defend-E03")
    return with_land(position, land, defend=land_of(position, land).defend + n)


class AddBlight(Effect, frozen=True):
    """Add one blight to the target land."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Add it, with all that follows."""
        return now(at, (yield from place_blight(at.game, at.position, at.land, "power or card")))


class RemoveBlight(Effect, frozen=True):
    """Remove one blight from the target land."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Remove it, if there is one."""
        if not land_of(at.position, at.land).blight:
            cite("SI-power-principles-S01")
            return at
        return now(at, (yield from remove_blight(at.game, at.position, at.land)))


class SkipActions(Effect, frozen=True):
    """The Invaders take no actions in the target land this turn."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Mark the land."""
        yield from ()
        skipped = dict.fromkeys(("no_ravage", "no_build", "no_explore"), True)
        return now(at, with_land(at.position, at.land, **skipped))


# What a Spirit gains


class GainEnergy(Effect, frozen=True):
    """A Spirit gains Energy."""

    n: Number
    who: Who = "target"

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Give it."""
        yield from ()
        spirit = at.who[self.who]
        energy = at.position.spirits[spirit].energy + number(self.n, at)
        return now(at, with_spirit(at.position, spirit, energy=energy))


class GainElements(Effect, frozen=True):
    """The target Spirit gains different elements of its choice; you the same, if it is another."""

    n: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for them and give them."""
        elements = yield from ChooseSome("elements", at.other, offer(ELEMENTS), self.n, self.n)
        position = gain_elements(at.position, at.other, elements)
        if OnAnotherSpirit().met(at):
            position = gain_elements(position, at.spirit, elements)
        return now(at, position)


class GainPower(Effect, frozen=True):
    """A Spirit gains a Power card."""

    deck: Literal["minor", "major"] | None = None
    who: Who = "target"

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Let it gain one."""
        spirit = at.who[self.who]
        position = yield from gain_power(at.game, at.position, spirit, self.deck)
        return now(at, (yield from play_gained(at.game, at.position, position, spirit)))


class KeepCards(Effect, frozen=True):
    """A Spirit may take back cards in play, instead of discarding them, when Time Passes."""

    n: int
    who: Who = "target"

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Note it."""
        yield from ()
        spirit = at.who[self.who]
        may_keep = at.position.spirits[spirit].may_keep + self.n
        return now(at, with_spirit(at.position, spirit, may_keep=may_keep))


class MoreRange(Effect, frozen=True):
    """All powers of the target Spirit reach farther this turn."""

    n: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Note it."""
        yield from ()
        more = at.position.spirits[at.other].more_range + self.n
        return now(at, with_spirit(at.position, at.other, more_range=more))


class DefendWherePresent(Effect, frozen=True):
    """Every land with presence of the target Spirit defends this turn."""

    n: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Let them defend."""
        yield from ()
        position = at.position
        for land in seen_by_powers(at.game, position):
            if land_of(position, land).presence.get(at.other):
                position = defend(position, land, self.n)
        return now(at, position)


class AllowRepeat(Effect, frozen=True):
    """The target Spirit may repeat Power cards this turn (Repeat)."""

    times: int
    most_cost: int = ALL
    pays: bool = False

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Note it; a repeated power gives no leave to repeat (Repeat)."""
        yield from ()
        if not permits(not at.repeated, "SI-repeat-R02"):
            return at
        repeat = Repeat(self.most_cost, self.pays)
        repeats = (*at.position.spirits[at.other].repeats, *(repeat,) * self.times)
        return now(at, with_spirit(at.position, at.other, repeats=repeats))


class MayHasten(Effect, frozen=True):
    """The target Spirit may use slow powers as if they were fast this turn."""

    n: int

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Note it."""
        yield from ()
        more = at.position.spirits[at.other].may_hasten + self.n
        return now(at, with_spirit(at.position, at.other, may_hasten=more))


class UseAgain(Effect, frozen=True):
    """Use the power again on any target that it may have."""

    effects: tuple[Effect, ...]

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Ask for the target and carry the effects out there."""
        if not permits(not at.repeated, "SI-repeat-R02"):
            return at
        cite("SI-repeat-P01")
        card = at.game.components.powers[at.power]
        more = at.position.spirits[at.spirit].more_range
        lands, near = lands_to_target(at.game, at.position, at.spirit, card, more)
        lands = repeated(lands)
        if not lands.allowed:
            return at
        land = yield from Choose("target", at.power, lands)
        if land not in near:
            at = now(at, pay_for_distance(at.position, at.spirit))
        cite("SI-repeat-E03")
        again = msgspec.structs.replace(at, land=land, dreamt=EMPTY)
        return (yield from in_turn(self.effects, again))


# Presence


class AddPresence(Effect, frozen=True):
    """The Spirit adds one presence from its tracks to the target land."""

    def carry_out(self, at: Acting) -> Play[Acting]:
        """Add it, if there is one."""
        return (yield from add_presence(at, at.spirit, offer((at.land,))))


def add_presence(at: Acting, spirit: str, lands: Options) -> Play[Acting]:
    """Let a power add one presence of a Spirit to one of some lands (Presence tracks)."""
    return now(at, (yield from put_presence(at.game, at.position, spirit, lands)))


def with_more_presence(position: Position, spirit: str, land: str, more: int) -> Position:
    """Return the position with more or less presence of a Spirit in a land."""
    presence = land_of(position, land).presence
    there = presence.get(spirit, 0) + more
    return with_land(position, land, presence=with_entry(presence, spirit, there))


# A power


class Threshold(msgspec.Struct, frozen=True):
    """What one elemental threshold of a power does.

    Attributes:
        effects: its effects.
        mode: `also`: besides; `instead`: in place of the level above (SI-Q32); `may_instead`: the
            user chooses one of the two; `first`: before all others; `before_last`: before the last
            base effect.
        reach: what it adds to the range of the power.
        fast: whether it lets the power be used as if it were fast.
    """

    effects: tuple[Effect, ...] = ()
    mode: Literal["also", "instead", "may_instead", "first", "before_last"] = "also"
    reach: int = 0
    fast: bool = False


class Power(msgspec.Struct, frozen=True):
    """What a power does.

    Attributes:
        effects: its base effects, from top to bottom.
        thresholds: one entry for each of its thresholds, from top to bottom.
        last: what comes after all of them, since it counts what they did.
    """

    effects: tuple[Effect, ...] = ()
    thresholds: tuple[Threshold, ...] = ()
    last: tuple[Effect, ...] = ()


__all__ = ["Options", "health", "permits"]
