"""Damage, destroy, remove, replace, and the Fear that destruction makes; Defend."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Choose, Divide, Division, Part, Play
from rulewright.core.citing import Options, cite, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.spirit_island.adversaries import rules_against
from rulewright.spirit_island.components import Game, seen_by_powers
from rulewright.spirit_island.fear import generate_fear
from rulewright.spirit_island.position import (
    INVADERS,
    PIECES,
    Land,
    Position,
    count,
    damages,
    labelled,
    land_of,
    with_damages,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.rules import Rules, reading
from rulewright.spirit_island.scenarios import note_destroyed
from rulewright.spirit_island.victory import judge


def health(rules: Rules, land: Land, kind: str) -> int:
    """Return the health of a kind of piece in a land (Marking damage; "+")."""
    if kind == "city":
        cite("SI-damage-marking-D02")
        base = rules.city_health
    elif kind == "town":
        cite("SI-damage-marking-D03")
        base = rules.town_health
    elif kind == "explorer":
        cite("SI-glossary-D62")
        base = rules.explorer_health
    else:
        cite("SI-damage-marking-D04")
        base = rules.dahan_health

    extra = land.extra_health.get(kind, 0)
    if extra:
        cite("SI-plus-stacking-E02")
    return base + extra


def fear_for(rules: Rules, kind: str) -> int:
    """Return the Fear that destroying one piece generates (Fear and terror)."""
    cite("SI-fear-and-terror-E02")
    if kind == "town":
        cite("SI-fear-and-terror-E03", "SI-damage-destroy-remove-replace-T03")
        return rules.fear_for_town
    if kind == "city":
        cite("SI-fear-and-terror-E04", "SI-damage-destroy-remove-replace-T03")
        return rules.fear_for_city
    return 0


def damage_invaders(
    game: Game,
    position: Position,
    name: str,
    amount: int,
    key: str,
    to: tuple[str, ...] | None = None,
) -> Play[Position]:
    """Deal damage to the Invaders of a land, divided as desired (Damage, destroy, remove).

    Args:
        game: rules and components.
        position: the position.
        name: the land.
        amount: the damage.
        key: the key of the ask by which the damage is divided.
        to: the kinds of Invader that can be damaged; all if it isn't given.

    Returns:
        The position with the damage marked, and with destroyed Invaders gone.
    """
    land = land_of(position, name)
    groups = labelled(land, to or INVADERS)
    rules = rules_against(game, position)
    left = {
        group: health(rules, land, kind) - damage for group, (kind, damage, _) in groups.items()
    }
    if reading(game.rules, "SI-Q54") == "no_waste":
        whole = sum(left[group] * groups[group][2] for group in groups)
        most = left
        limited_by = "SI-power-principles-R03" if amount <= whole else ""
        amount = min(amount, whole)
    else:
        most = dict.fromkeys(groups, amount)
        limited_by = ""

    cite("SI-damage-destroy-remove-replace-P01")
    parts = tuple(Part(group, groups[group][2], most[group], limited_by) for group in groups)
    division = yield from Divide(key, name, amount, parts)

    return mark_damage(game, position, name, division)


def mark_damage(game: Game, position: Position, name: str, division: Division) -> Position:
    """Mark divided damage on Invaders and destroy those whose health it reaches."""
    land = land_of(position, name)
    groups = labelled(land, INVADERS)
    if any(damage for _, damage, _ in groups.values()):
        cite("SI-damage-destroy-remove-replace-P02")
    fear = 0
    rules = rules_against(game, position)
    for kind in INVADERS:
        pieces = list(damages(land, kind))
        for group, hits in division.items():
            if groups[group][0] != kind:
                continue
            for hit in hits:
                pieces.remove(groups[group][1])
                pieces.append(groups[group][1] + hit)

        standing = tuple(
            damage
            for damage in pieces
            if not permits(
                damage >= health(rules, land, kind),
                "SI-damage-marking-E01",
                "SI-glossary-E05",
                "SI-invaders-R02",
                "SI-damage-destroy-remove-replace-T01",
            )
        )
        fear += (len(pieces) - len(standing)) * fear_for(game.rules, kind)
        position = _put(position, name, with_damages(land_of(position, name), kind, standing))
        position = note_destroyed(game, position, name, kind, len(pieces) - len(standing))
    return generate_fear(game, position, fear)


def _put(position: Position, name: str, land: Land) -> Position:
    return replace(position, lands=with_entry(position.lands, name, land))


def destroy_presence(position: Position, spirit: str, name: str, amount: int = 1) -> Position:
    """Destroy presence of a Spirit in a land; it is out of the game (Presence tracks)."""
    cite("SI-presence-tracks-R03")
    presence = land_of(position, name).presence
    position = with_land(
        position, name, presence=with_entry(presence, spirit, presence.get(spirit, 0) - amount)
    )
    destroyed = position.spirits[spirit].destroyed_presence
    return with_spirit(position, spirit, destroyed_presence=destroyed + amount)


# Operations: what powers, Fear cards and other effects do.


def deal_damage(game: Game, position: Position, land: str, damage: int) -> Play[Position]:
    """Deal damage in a land, as a power or another effect does (Damage, destroy, remove).

    Args:
        game: rules and components.
        position: the position.
        land: the target land.
        damage: the damage.

    Returns:
        The position after the damage.
    """
    cite("SI-damage-destroy-remove-replace-D01", "SI-boards-and-lands-R01")
    position = yield from damage_invaders(game, position, land, damage, "damage")

    return judge(game, position, "power or card", at_end=True)


def destroy(
    game: Game,
    position: Position,
    land: str,
    pieces: Mapping[str, int] | None = None,
    presence: Mapping[str, int] | None = None,
) -> Play[Position]:
    """Destroy pieces in a land outright, whatever their health (Damage, destroy, remove).

    Args:
        game: rules and components.
        position: the position.
        land: the target land.
        pieces: how many of each kind are destroyed.
        presence: how much presence of each Spirit is destroyed at the same time.

    Returns:
        The position without them, with the Fear that this makes. If there are fewer, as many as
        there are are destroyed.
    """
    fear = 0
    for kind, number in (pieces or {}).items():
        cite("SI-invaders-X01", "SI-damage-destroy-remove-replace-E03")
        position, taken = yield from _take(position, land, kind, number)
        cite("SI-damage-destroy-remove-replace-E06")
        fear += taken * fear_for(game.rules, kind)
        position = note_destroyed(game, position, land, kind, taken)

    for spirit, number in (presence or {}).items():
        cite("SI-presence-and-sacred-sites-P01")
        there = land_of(position, land).presence.get(spirit, 0)
        permits(there >= number, "SI-presence-and-sacred-sites-R01")
        if there:
            position = destroy_presence(position, spirit, land, min(number, there))

    position = generate_fear(game, position, fear)
    return judge(game, position, "power or card", at_end=True)


def remove(game: Game, position: Position, land: str, pieces: Mapping[str, int]) -> Play[Position]:
    """Remove pieces from a land to the supply; it makes no Fear (Damage, destroy, remove).

    Args:
        game: rules and components.
        position: the position.
        land: the target land.
        pieces: how many of each kind are removed.

    Returns:
        The position without them.
    """
    for kind, number in pieces.items():
        cite("SI-damage-destroy-remove-replace-E01")
        position, _ = yield from _take(position, land, kind, number)

    cite("SI-damage-destroy-remove-replace-X01")
    return judge(game, position, "power or card", at_end=True)


def _take(position: Position, name: str, kind: str, number: int) -> Play[tuple[Position, int]]:
    """Take pieces of a kind off a land, as many as there are; the players choose which."""
    land = land_of(position, name)
    if number >= count(land, kind):
        return _put(position, name, with_damages(land, kind, ())), count(land, kind)

    for _ in range(number):
        groups = labelled(land_of(position, name), (kind,))
        which = yield from Choose("piece", name, Options(tuple(groups), {}))
        position = take_one(position, name, which)
    return position, number


def take_one(position: Position, name: str, piece: str) -> Position:
    """Take one piece off a land; the piece is named by its label."""
    land = land_of(position, name)
    kind, damage, _ = labelled(land, PIECES)[piece]
    pieces = list(damages(land, kind))
    pieces.remove(damage)
    return _put(position, name, with_damages(land, kind, tuple(pieces)))


def replace_piece(game: Game, position: Position, land: str, piece: str, by: str) -> Play[Position]:
    """Replace an Invader by another (Damage, destroy, remove).

    Args:
        game: rules and components.
        position: the position.
        land: the target land.
        piece: the kind that is replaced.
        by: the kind that is placed instead.

    Returns:
        The position with the replacement.

    Raises:
        Illegal: no such piece stands there.
    """
    here = land_of(position, land)
    require(
        count(here, piece) > 0,
        "SI-damage-destroy-remove-replace-S01",
        f"there is no {piece} in {land} to replace",
    )

    groups = labelled(here, (piece,))
    which = yield from Choose("piece", land, Options(tuple(groups), {}))
    position = replace_one(game, position, land, which, by)
    return judge(game, position, "power or card", at_end=True)


def replace_one(game: Game, position: Position, land: str, piece: str, by: str) -> Position:
    """Replace one piece, named by its label, by another kind (Damage, destroy, remove)."""
    cite("SI-damage-destroy-remove-replace-S01", "SI-damage-destroy-remove-replace-X01")
    damage = labelled(land_of(position, land), PIECES)[piece][1]
    position = take_one(position, land, piece)
    here = land_of(position, land)

    cite("SI-damage-destroy-remove-replace-E02")
    fear = 0
    lasts = health(rules_against(game, position), here, by)
    deadly = damage >= lasts
    how = reading(game.rules, "SI-Q34")
    if deadly and how == "stays":
        damage = lasts - 1
    if not deadly or how == "stays":
        here = with_damages(here, by, (*damages(here, by), damage))
    else:
        position = note_destroyed(game, position, land, by)
        fear = fear_for(game.rules, by) if how == "destroyed_with_fear" else 0

    return generate_fear(game, _put(position, land, here), fear)


def fear_effect(game: Game, position: Position, fear: int) -> Play[Position]:
    """Generate Fear by a power with the Fear icon, or by another effect (Fear and terror).

    Args:
        game: rules and components.
        position: the position.
        fear: how much Fear.

    Returns:
        The position after it.
    """
    yield from ()
    cite("SI-fear-and-terror-E01")
    position = generate_fear(game, position, fear)

    return judge(game, position, "power or card", at_end=True)


def is_sacred_site(game: Game, position: Position, name: str, spirit: str) -> bool:
    """Tell whether a land is a sacred site of a Spirit (Presence and sacred sites).

    The special rule of River Surges in Sunlight makes one presence in a wetland a sacred site.
    """
    cite("SI-presence-and-sacred-sites-D03", "SI-presence-and-sacred-sites-P02")
    presence = land_of(position, name).presence.get(spirit, 0)
    if presence and has_rule(game, spirit, "River's Domain"):
        place = seen_by_powers(game, position).get(name)
        if place is not None and place.terrain == "wetland":
            return True
    return presence >= game.rules.sacred_site


def has_rule(game: Game, spirit: str, rule: str) -> bool:
    """Tell whether a special rule stands on the board of a Spirit (Spirits)."""
    board = game.components.spirits.get(spirit)
    there = board is not None and any(special.name == rule for special in board.special_rule)
    return permits(there, "SI-spirits-R01")
