"""Ravage."""

from __future__ import annotations

from rulewright.core.asks import Choose, Divide, Part, Play
from rulewright.core.citing import Options, cite, offer, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.spirit_island.adversaries import rules_against
from rulewright.spirit_island.adversary_sweden import mine
from rulewright.spirit_island.blight import place_blight
from rulewright.spirit_island.components import Game, card_on, island, matches
from rulewright.spirit_island.damage import damage_invaders, destroy_presence, health, mark_damage
from rulewright.spirit_island.insurrection import follow_up
from rulewright.spirit_island.position import (
    INVADERS,
    Land,
    Position,
    count,
    damages,
    has_invaders,
    labelled,
    land_of,
    with_damages,
)
from rulewright.spirit_island.rules import Rules, reading
from rulewright.spirit_island.special_rules import choked, defend_of, sworn_to_victory
from rulewright.spirit_island.vengeance import avenge
from rulewright.spirit_island.victory import judge


def ravage(game: Game, position: Position) -> Play[Position]:
    """Ravage in every land that the card on the Ravage space shows (Ravage).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position after all ravages.
    """
    if not permits(bool(position.invaders.ravage), "SI-invader-actions-X01"):
        return position

    left = lands_to_ravage(game, position)
    while left and not position.result:
        cite("SI-invader-phase-fear-R03")
        land = yield from Choose("next_land", "ravage", offer(left))
        position = yield from ravage_land(game, position, land)
        position = yield from follow_up(game, position)
        left = tuple(other for other in left if other != land)
    return position


def lands_to_ravage(game: Game, position: Position) -> tuple[str, ...]:
    """Return the lands in which the Invaders ravage (Invader actions; Ravage)."""
    card = position.invaders.ravage
    if not card:
        return ()
    places = island(game, position)
    cite("SI-ravage-S01")
    return offer(
        places,
        ("SI-invader-actions-R01", lambda name: matches(card_on(game, card), places[name])),
        ("SI-invader-actions-R02", lambda name: has_invaders(land_of(position, name))),
        ("SI-ravage-X02", lambda name: not _is_skipped(game, position, name)),
    ).allowed


def _is_skipped(game: Game, position: Position, land: str) -> bool:
    """Tell whether the ravage of a land is skipped, alone or with the whole action (SI-Q21)."""
    alone = reading(game.rules, "SI-Q21") == "land_or_step" and land_of(position, land).no_ravage
    return alone or "ravage" in position.invaders.skipped


def ravage_land(game: Game, position: Position, land: str) -> Play[Position]:
    """Ravage one land (Ravage).

    Args:
        game: rules and components.
        position: the position.
        land: the land.

    Returns:
        The position after the attack on the land and its Dahan and their fight back.

    Raises:
        Illegal: there is no card on the Ravage space, or it doesn't show this type of land.
    """
    card = position.invaders.ravage
    require(bool(card), "SI-invader-actions-X01", "there is no card on the Ravage space")
    cite("SI-ravage-S01")
    if len(card_on(game, card).terrains) > 1:
        cite("SI-invader-actions-E02")
    require(
        matches(card_on(game, card), island(game, position)[land]),
        "SI-invader-actions-R01",
        f"the card on the Ravage space ({card}) doesn't show the type of {land}",
    )
    here = land_of(position, land)
    if not permits(has_invaders(here), "SI-invader-actions-R02"):
        return position

    skipped = _is_skipped(game, position, land)
    if not permits(not skipped, "SI-ravage-X02", "SI-invaders-R01", "SI-dahan-R02"):
        return position

    stopped = yield from choked(game, position, land, "ravage")
    if stopped is not None:
        return judge(game, stopped, "power or card", at_end=True)

    before = position
    cite("SI-ravage-S02", "SI-ravage-E01", "SI-ravage-E02", "SI-ravage-E03")
    rules = rules_against(game, position)
    damage = invaders_damage(rules, here.explorer, here.town, here.city, here.extra_damage)
    if here.no_ravage:
        damage = 0

    to_land, to_dahan = yield from _defended(game, position, land, damage)

    if reading(game.rules, "SI-Q17") == "dahan_then_blight":
        position, hurt = yield from _attack_dahan(game, position, land, to_dahan)
        position = yield from _attack_and_mine(game, position, land, to_land)
    else:
        position = yield from _attack_and_mine(game, position, land, to_land)
        if position.result:
            return position
        position, hurt = yield from _attack_dahan(game, position, land, to_dahan)
    if position.result:
        return position

    left = land_of(position, land).dahan
    permits(left == here.dahan, "SI-ravage-R02")
    strikers = damages(here if here.dahan_strike_with else land_of(position, land), "dahan")
    position = yield from _fight_back(game, position, land, hurt, strikers)

    position = yield from _avenge(game, before, position, land)

    if left < here.dahan and not position.result:
        position = yield from sworn_to_victory(game, position, land, here.dahan - left)
    return judge(game, position, "invader action", at_end=True)


def _avenge(game: Game, before: Position, after: Position, land: str) -> Play[Position]:
    """Let Vengeance of the Dead follow what the ravage has destroyed in a land."""
    was, left = land_of(before, land), land_of(after, land)
    gone = sum(max(count(was, kind) - count(left, kind), 0) for kind in ("town", "city", "dahan"))
    return (yield from avenge(game, before, after, gone))


def invaders_damage(rules: Rules, explorers: int, towns: int, cities: int, extra: int) -> int:
    """Return the damage that the Invaders of a land deal in a ravage."""
    damage = explorers * rules.explorer_damage
    damage += towns * rules.town_damage
    damage += cities * rules.city_damage
    return damage + extra


def _defended(game: Game, position: Position, land: str, damage: int) -> Play[tuple[int, int]]:
    """Tell how much of the damage reaches the land and how much its Dahan (Ravage; Defend)."""
    here = land_of(position, land)
    defends = defend_of(game, position, land)
    parts = (Part("land", 1, damage), *((Part("dahan", 1, damage),) if here.dahan else ()))
    if reading(game.rules, "SI-Q18") == "divided":
        damage = after_defend(damage, defends)
        division = yield from Divide("damage_split", land, damage, parts)
        return sum(division.get("land", ())), sum(division.get("dahan", ()))

    cite("SI-ravage-E04")
    if reading(game.rules, "SI-Q33") == "shared":
        defend = min(defends, len(parts) * damage)
        division = yield from Divide("defend_split", land, defend, parts)
        return damage - sum(division.get("land", ())), damage - sum(division.get("dahan", ()))

    if defends:
        cite("SI-defend-E02", "SI-defend-E03")
    return after_defend(damage, defends), after_defend(damage, defends)


def after_defend(damage: int, defend: int) -> int:
    """Return what Defend leaves of some damage; never less than nothing."""
    return max(damage - defend, 0)


def blights(rules: Rules, damage: int) -> bool:
    """Tell whether some damage to a land blights it."""
    return damage >= rules.blight_at


def _attack_and_mine(game: Game, before: Position, land: str, damage: int) -> Play[Position]:
    """Deal damage to the land, with what an Adversary makes of it (Ravage; Adversaries)."""
    position = yield from _attack_land(game, before, land, damage)
    position = _attack_presence(game, position, land, damage)
    return (yield from mine(game, before, position, land, damage))


def _attack_land(game: Game, position: Position, land: str, damage: int) -> Play[Position]:
    """Deal damage to the land: one blight from 2 damage upward, however much it is (Ravage)."""
    if blights(game.rules, damage):
        cite("SI-ravage-E05", "SI-glossary-E06")
        permits(damage < 2 * game.rules.blight_at, "SI-ravage-L01")
        return (yield from place_blight(game, position, land, "invader action"))

    cite("SI-ravage-E06")
    return position


def _attack_presence(game: Game, position: Position, land: str, damage: int) -> Position:
    """Deal damage to presence: one of each Spirit is destroyed if no blight does so (SI-Q59)."""
    if reading(game.rules, "SI-Q59") == "only_through_blight":
        return position
    if not damage or blights(game.rules, damage):
        return position
    for spirit in land_of(position, land).presence:
        position = destroy_presence(position, spirit, land)
    return judge(game, position, "invader action", at_end=False)


def _attack_dahan(
    game: Game, position: Position, land: str, damage: int
) -> Play[tuple[Position, bool]]:
    """Deal damage to the Dahan: one after the other is destroyed, the rest marked (Ravage)."""
    here = land_of(position, land)
    safe = not {"damage", "ravage damage"}.isdisjoint(here.dahan_safe)
    hurt = damage > 0 and here.dahan > 0 and not safe
    permits(not here.presence, "SI-ravage-R03")
    if not hurt:
        return position, False

    if reading(game.rules, "SI-Q20") == "two_each":
        each = game.rules.damage_per_dahan
        if reading(game.rules, "SI-Q48") == "current_health":
            each = health(game.rules, here, "dahan")
        for _ in range(min(damage // each, here.dahan)):
            cite("SI-ravage-E07")
            which = yield from Choose("dahan_hit", land, _dahan(position, land))
            position = _hit_dahan(position, land, which, None)
            damage -= each

    pieces = land_of(position, land).dahan
    while damage and pieces:
        which = yield from Choose("dahan_hit", land, _dahan(position, land))
        taken = labelled(land_of(position, land), ("dahan",))[which][1]
        lasts = health(game.rules, here, "dahan") - taken
        if reading(game.rules, "SI-Q48") == "always_two":
            lasts = game.rules.damage_per_dahan - min(taken, game.rules.damage_per_dahan - 1)

        if permits(damage >= lasts, "SI-ravage-R01"):
            cite("SI-ravage-E07", "SI-glossary-E05")
            position = _hit_dahan(position, land, which, None)
            damage -= lasts
        else:
            cite("SI-ravage-S05")
            position = _hit_dahan(position, land, which, taken + damage)
            damage = 0
        pieces -= 1
    return position, True


def _dahan(position: Position, land: str) -> Options:
    return offer(labelled(land_of(position, land), ("dahan",)))


def _hit_dahan(position: Position, land: str, which: str, damage: int | None) -> Position:
    """Give one Dahan its new damage, or destroy it if that is None."""
    here = land_of(position, land)
    pieces = list(damages(here, "dahan"))
    pieces.remove(labelled(here, ("dahan",))[which][1])
    if damage is not None:
        pieces.append(damage)
    here = with_damages(here, "dahan", tuple(pieces))
    return replace(position, lands=with_entry(position.lands, land, here))


def _fight_back(
    game: Game, position: Position, land: str, hurt: bool, strikers: tuple[int, ...]
) -> Play[Position]:
    """Let the Dahan fight back: those that survived, or all that an effect lets strike.

    Args:
        game: rules and components.
        position: the position after the attack of the Invaders.
        land: the land.
        hurt: whether the Invaders did damage to the Dahan.
        strikers: the damage that each of the Dahan has taken which fight back.

    Returns:
        The position after it.
    """
    here = land_of(position, land)
    permits(not here.presence, "SI-ravage-R04")
    cite("SI-ravage-S06")
    if not permits(bool(strikers), "SI-boards-and-lands-R01"):
        return position
    attacked = hurt or reading(game.rules, "SI-Q06") == "all_survivors"
    if not permits(attacked, "SI-dahan-R02"):
        return position
    if not hurt or 0 in damages(here, "dahan"):
        cite("SI-ravage-X01")
    if "dahan" in here.damage:
        cite("SI-ravage-E08")

    cite("SI-ravage-P02")
    hits = tuple(_strike(game, here, taken) for taken in strikers)
    if reading(game.rules, "SI-Q49") == "each_strikes_one":
        return (yield from _strike_one_by_one(game, position, land, hits))
    return (yield from damage_invaders(game, position, land, sum(hits), "fight_back"))


def _strike(game: Game, here: Land, taken: int) -> int:
    """Return the damage that one Dahan deals which has taken some (SI-Q19)."""
    if reading(game.rules, "SI-Q19") == "health_left":
        return min(game.rules.dahan_damage, health(game.rules, here, "dahan") - taken)
    return game.rules.dahan_damage


def _strike_one_by_one(
    game: Game, position: Position, land: str, hits: tuple[int, ...]
) -> Play[Position]:
    """Let each Dahan deal its damage to one Invader (SI-Q49)."""
    for hit in hits:
        groups = labelled(land_of(position, land), INVADERS)
        if not groups or position.result:
            break
        target = yield from Choose("strike", land, offer(groups))
        position = mark_damage(game, position, land, {target: (hit,)})
    return position
