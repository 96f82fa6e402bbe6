"""Special rules of Spirits that reach into the rules for all."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import cite, offer
from rulewright.core.frozen import with_entry
from rulewright.spirit_island.components import OCEAN_SPIRIT, Game, island, oceans, seen_by_powers
from rulewright.spirit_island.damage import (
    destroy_presence,
    fear_for,
    has_rule,
    is_sacred_site,
    take_one,
)
from rulewright.spirit_island.elements import elements_of
from rulewright.spirit_island.fear import generate_fear
from rulewright.spirit_island.fear_lasting import fear_defends
from rulewright.spirit_island.gather_and_push import push_one
from rulewright.spirit_island.position import (
    PIECES,
    Position,
    labelled,
    land_of,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.scenarios import note_destroyed

# Lightning's Swift Strike: Swiftness of Lightning


def swift(game: Game, position: Position, spirit: str) -> bool:
    """Tell whether a Spirit can use one more slow power as if it were fast, for its Air."""
    if not has_rule(game, spirit, "Swiftness of Lightning"):
        return False
    air = elements_of(game, position, spirit).get("air", 0)
    return len(position.spirits[spirit].hastened) < air


# Vital Strength of the Earth: Earth's Vitality


def defend_of(game: Game, position: Position, land: str) -> int:
    """Return how much a land defends: effects of this turn, and sacred sites that defend.

    Fear cards of this turn count too where they are at work (SI-Q64).
    """
    here = land_of(position, land)
    sites = sum(
        is_sacred_site(game, position, land, spirit)
        for spirit in here.presence
        if has_rule(game, spirit, "Earth's Vitality")
    )
    return here.defend + fear_defends(game, position, land) + sites * EARTH_DEFENDS


EARTH_DEFENDS = 3
"""What a sacred site of Vital Strength of the Earth defends."""


# Thunderspeaker: Ally of the Dahan, Sworn to Victory


def follow(game: Game, position: Position, piece: str, start: str, to: str) -> Play[Position]:
    """Let presence follow a Dahan that has moved out of its land."""
    if not piece.startswith("dahan"):
        return position
    for spirit in land_of(position, start).presence:
        if has_rule(game, spirit, "Ally of the Dahan"):
            # Pushed, gathered or in another way: it has moved.
            cite("SI-glossary-D40")
            gone = yield from Choose("follow", spirit, offer((to,)), optional=True)
            if gone:
                position = move_presence(position, spirit, start, to)
    return position


def move_presence(position: Position, spirit: str, start: str, to: str) -> Position:
    """Move one presence of a Spirit from a land to another."""
    for land, more in ((start, -1), (to, 1)):
        presence = land_of(position, land).presence
        there = presence.get(spirit, 0) + more
        position = with_land(position, land, presence=with_entry(presence, spirit, there))
    return position


def sworn_to_victory(game: Game, position: Position, land: str, dahan: int) -> Play[Position]:
    """Destroy presence near a land for each Dahan that a ravage has destroyed there."""
    near = (land, *island(game, position)[land].adjacent)
    for spirit in position.spirits:
        if not has_rule(game, spirit, "Sworn to Victory"):
            continue
        for _ in range(dahan):
            lands = offer(
                near,
                (
                    "SI-presence-and-sacred-sites-R01",
                    lambda name: land_of(position, name).presence.get(spirit, 0) > 0,  # noqa: B023  # asked at once
                ),
            )
            if not lands.allowed:
                break
            where = yield from Choose("destroy_presence", spirit, lands)
            position = destroy_presence(position, spirit, where)
    return position


# A Spread of Rampant Green: Choke the Land with Green, Steady Regeneration


def choked(game: Game, position: Position, land: str, action: str) -> Play[Position | None]:
    """Let presence be destroyed to stop a Ravage or a Build in a land.

    Args:
        game: rules and components.
        position: the position.
        land: the land.
        action: `ravage` or `build`.

    Returns:
        The position with the presence destroyed; None if nobody stops it.
    """
    for spirit in land_of(position, land).presence:
        rule = has_rule(game, spirit, "Choke the Land with Green")
        if rule and is_sacred_site(game, position, land, spirit):
            stopped = yield from Choose(
                "choke", f"{action} {land}", offer((spirit,)), optional=True
            )
            if stopped:
                return destroy_presence(position, spirit, land)
    return None


def regenerates(game: Game, position: Position, spirit: str) -> bool:
    """Tell whether a Spirit may add destroyed presence through Growth now."""
    there = position.spirits[spirit]
    if not there.destroyed_presence or not has_rule(game, spirit, "Steady Regeneration"):
        return False
    return there.energy >= _regeneration_cost(position)


def regenerate(position: Position, spirit: str) -> Position:
    """Take one destroyed presence back to be added, and pay for it on a Blighted Island."""
    cite("SI-presence-tracks-R03")
    there = position.spirits[spirit]
    return with_spirit(
        position,
        spirit,
        destroyed_presence=there.destroyed_presence - 1,
        energy=there.energy - _regeneration_cost(position),
    )


def _regeneration_cost(position: Position) -> int:
    return 1 if position.blight_card.side == "blighted" else 0


# Ocean's Hungry Grasp: Ocean in Play, Drowning


def at_home_at_sea(game: Game, spirit: str) -> bool:
    """Tell whether a Spirit's presence belongs into Oceans and never into inland lands."""
    return has_rule(game, spirit, "Ocean in Play")


def may_be_in(game: Game, position: Position, spirit: str, land: str) -> bool:
    """Tell whether a power may add presence of a Spirit to a land: Ocean's never goes inland."""
    return not at_home_at_sea(game, spirit) or seen_by_powers(game, position)[land].coastal


def drown_if_at_sea(game: Game, position: Position, piece: str, land: str) -> Position:
    """Drown a piece that has moved into an Ocean: it is destroyed, and its health is kept.

    One that was destroyed as it arrived, and so has no label there, doesn't drown.
    """
    if not piece or land not in oceans(game, position):
        return position
    return drown(game, position, land, piece)


def drown(game: Game, position: Position, land: str, piece: str) -> Position:
    """Destroy a piece by drowning; the health of Invaders goes to the board of the Ocean."""
    kind = labelled(land_of(position, land), PIECES)[piece][0]
    position = take_one(position, land, piece)
    if kind != "dahan":
        health: int = getattr(game.rules, f"{kind}_health")
        kept = position.spirits[OCEAN_SPIRIT].drowned_health + health
        position = with_spirit(position, OCEAN_SPIRIT, drowned_health=kept)
    position = note_destroyed(game, position, land, kind)
    return generate_fear(game, position, fear_for(game.rules, kind))


def land_ashore(
    game: Game, position: Position, spirit: str, piece: str, land: str
) -> Play[tuple[Position, str]]:
    """Let a Dahan that has entered an Ocean be put into a coastal land instead (Tidal Boon).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit that may put it ashore; "" for none.
        piece: the piece that has been pushed, by its label there; "" if it was destroyed.
        land: the land that it has entered.

    Returns:
        The position after it, and the land in which the piece stands then.
    """
    if not spirit or not piece.startswith("dahan") or land not in oceans(game, position):
        return position, land
    coast = [name for name, place in island(game, position).items() if place.coastal]
    to = yield from Choose("ashore", spirit, offer(coast), optional=True)
    if not to:
        return position, land
    position, _ = push_one(game, position, piece, land, to)
    return position, to
