"""Growth: what a Spirit does at the beginning of a turn, by the icons of its board."""

from __future__ import annotations

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.core.frozen import replace, with_entry
from rulewright.spirit_island.components import Game, GrowthAction, island, oceans
from rulewright.spirit_island.gaining_powers import gain_power
from rulewright.spirit_island.position import (
    Place,
    Position,
    count,
    has_invaders,
    land_of,
    with_land,
    with_spirit,
)
from rulewright.spirit_island.presence_tracks import TRACKS, board_of, covered, take_leftmost
from rulewright.spirit_island.reclaim import reclaim_all, reclaim_one
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.special_rules import (
    at_home_at_sea,
    move_presence,
    regenerate,
    regenerates,
)
from rulewright.spirit_island.targets import distances

DESTROYED = "destroyed"
"""Where presence comes from that a Spirit takes back from what was destroyed."""


def grow(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Choose Growth options and carry out all that they show (Spirit phase; Growth).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit that grows.

    Returns:
        The position after it.
    """
    board = board_of(game, spirit)
    left = dict(enumerate(board.growth, 1))
    actions = list(board.growth_always)
    for _ in range(board.growth_picks):
        cite("SI-spirit-phase-S02")
        names = offer(f"option {n}" for n in left)
        chosen = yield from Choose("growth", spirit, names)
        actions.extend(left.pop(int(chosen.removeprefix("option "))))
    if board.growth_picks > 1 or board.growth_always:
        cite("SI-spirit-phase-X01")

    cite("SI-spirit-phase-S03")
    waiting = dict(enumerate(actions, 1))
    while waiting:
        names = offer(f"{n}: {action.do}" for n, action in waiting.items())
        chosen = yield from Choose("growth_action", spirit, names)
        action = waiting.pop(int(chosen.partition(":")[0]))
        position = yield from _act(game, position, spirit, action)
    return position


def _act(game: Game, position: Position, spirit: str, action: GrowthAction) -> Play[Position]:
    """Carry out one icon of a Growth option (Growth)."""
    match action.do:
        case "add_presence":
            return (yield from _add_presence(game, position, spirit, action))
        case "gain_energy":
            cite("SI-growth-E02")
            energy = position.spirits[spirit].energy + action.n
            return with_spirit(position, spirit, energy=energy)
        case "gain_power_card":
            cite("SI-growth-E03")
            return (yield from gain_power(game, position, spirit))
        case "reclaim_all":
            cite("SI-growth-E04")
            return reclaim_all(position, spirit)
        case "reclaim_one":
            return (yield from reclaim_one(position, spirit))
        case "extra_card_play_this_turn":
            more = position.spirits[spirit].more_plays + action.n
            return with_spirit(position, spirit, more_plays=more)
        case "gather_presence_into_each_ocean":
            return (yield from _gather_into_oceans(game, position, spirit))
        case "push_presence_from_each_ocean":
            return (yield from _push_from_oceans(game, position, spirit))


def _gather_into_oceans(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Gather one presence into each Ocean out of a coastal land beside it."""
    for water, place in oceans(game, position).items():
        lands = offer(name for name in place.adjacent if _stands(position, spirit, name))
        if not lands.allowed:
            continue
        land = yield from Choose("presence_from", f"{spirit} {water}", lands)
        position = move_presence(position, spirit, land, water)
    return position


def _push_from_oceans(game: Game, position: Position, spirit: str) -> Play[Position]:
    """Push one presence out of each Ocean into a coastal land beside it."""
    for water, place in oceans(game, position).items():
        if _stands(position, spirit, water):
            land = yield from Choose("presence_to", f"{spirit} {water}", offer(place.adjacent))
            position = move_presence(position, spirit, water, land)
    return position


def _add_presence(
    game: Game, position: Position, spirit: str, action: GrowthAction
) -> Play[Position]:
    """Add one presence from a track, or move one that is on the island instead (Growth)."""
    cite("SI-growth-E01", "SI-growth-D01")
    sources = presence_sources(game, position, spirit)
    lands = lands_for_presence(game, position, spirit, action)
    if not sources.allowed or not lands.allowed:
        cite("SI-power-principles-S01")
        return position
    cite("SI-presence-tracks-P01")
    source = yield from Choose("presence_from", spirit, sources)
    moved = source not in (*TRACKS, DESTROYED)
    if moved and reading(game.rules, "SI-Q30") == "any_land":
        lands = offer(homes(game, position, spirit))
    land = yield from Choose("presence_to", spirit, lands)
    return place_presence(position, spirit, source, land)


def presence_sources(game: Game, position: Position, spirit: str) -> Options:
    """Return where a presence can be taken from: the two tracks, or a land (Growth)."""
    cite("SI-growth-P01")
    tracks: list[str] = [track for track in TRACKS if covered(game, position, spirit, track)]
    if regenerates(game, position, spirit):
        tracks.append(DESTROYED)
    lands = [name for name in homes(game, position, spirit) if _stands(position, spirit, name)]
    return offer((*tracks, *lands))


def homes(game: Game, position: Position, spirit: str) -> dict[str, Place]:
    """Return the lands in which a Spirit's presence may stand.

    Presence of Ocean's Hungry Grasp stands in Oceans and coastal lands only, that of all others
    never in an Ocean.
    """
    lands = island(game, position)
    if not at_home_at_sea(game, spirit):
        return dict(lands)
    water = oceans(game, position)
    shores = {shore: name for name, place in water.items() for shore in place.adjacent}
    coast = {
        name: replace(place, adjacent=(*place.adjacent, shores[name]))
        for name, place in lands.items()
        if place.coastal and name in shores
    }
    return {**coast, **water}


def _stands(position: Position, spirit: str, land: str) -> bool:
    return land_of(position, land).presence.get(spirit, 0) > 0


def lands_for_presence(
    game: Game, position: Position, spirit: str, action: GrowthAction
) -> Options:
    """Return the lands in which a Growth icon lets a presence be added."""
    places = homes(game, position, spirit)
    own = [name for name in places if _stands(position, spirit, name)]
    away = distances(game, position, own)
    water = oceans(game, position)

    def fits(name: str) -> bool:
        here, place = land_of(position, name), places[name]
        holds = not action.holding or any(
            has_invaders(here) if what == "invaders" else count(here, what) > 0
            for what in action.holding
        )
        return (
            (not action.terrain or place.terrain in action.terrain)
            and (not action.coastal or (place.coastal and name not in water))
            and (not action.ocean or name in water)
            and holds
        )

    return offer(
        places,
        (
            "SI-growth-D01",
            lambda name: action.anywhere or away.get(name, action.range + 1) <= action.range,
        ),
        ("SI-growth-E01", fits),
    )


def place_presence(position: Position, spirit: str, source: str, land: str) -> Position:
    """Put one presence of a Spirit into a land, off a track or out of another land."""
    if source in TRACKS:
        position = take_leftmost(position, spirit, source)
    elif source == DESTROYED:
        position = regenerate(position, spirit)
    else:
        position = _with_presence(position, spirit, source, -1)
    return _with_presence(position, spirit, land, 1)


def _with_presence(position: Position, spirit: str, land: str, more: int) -> Position:
    presence = land_of(position, land).presence
    there = presence.get(spirit, 0) + more
    return with_land(position, land, presence=with_entry(presence, spirit, there))
