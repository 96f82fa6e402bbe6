"""Growth: what a Spirit does at the beginning of a turn, by the icons of its board."""

from __future__ import annotations

from math import inf

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.core.frozen import with_entry
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
from rulewright.spirit_island.presence_tracks import (
    TRACKS,
    board_of,
    covered,
    reclaim_spaces,
    take_leftmost,
)
from rulewright.spirit_island.reclaim import reclaim_all, reclaim_for_space, reclaim_one
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.special_rules import (
    at_home_at_sea,
    move_presence,
    regenerate,
    regenerates,
)
from rulewright.spirit_island.targets import away_from_home, distances

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
            return reclaim_all(position, spirit)
        case "reclaim_one":
            return (yield from reclaim_one(position, spirit, optional=False))
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
    """Add one presence, or move one that is on the island instead (Growth)."""
    cite("SI-growth-E01", "SI-growth-D01")
    lands = lands_for_presence(game, position, spirit, action)
    return (yield from put_presence(game, position, spirit, lands, growing=True))


def put_presence(
    game: Game, position: Position, spirit: str, lands: Options, *, growing: bool = False
) -> Play[Position]:
    """Put one presence of a Spirit into one of some lands (Presence tracks; Growth).

    Args:
        game: rules and components.
        position: the position.
        spirit: the Spirit.
        lands: the lands in which the icon or the power lets it add presence.
        growing: whether it does so by Growth.

    Returns:
        The position with a presence off a track, or with one moved that was on the island; as it
        is if there is none or nowhere to put it.
    """
    sources = presence_sources(game, position, spirit, lands, growing=growing)
    if not lands.allowed or not sources.allowed:
        cite("SI-power-principles-S01")
        return position

    cite("SI-presence-tracks-P01")
    source = yield from Choose("presence_from", spirit, sources)
    if source not in (*TRACKS, DESTROYED):
        cite("SI-growth-P01")
        lands = lands_to_move_to(game, position, spirit, lands, source)
    land = yield from Choose("presence_to", spirit, lands)
    if away_from_home(position, spirit, land):
        cite("SI-setup-players-P01")
    moved = place_presence(game, position, spirit, source, land)

    spaces = reclaim_spaces(game, moved, spirit)
    if spaces:
        cite("SI-presence-tracks-T01", "SI-glossary-T01")
    uncovered_now = spaces > reclaim_spaces(game, position, spirit)
    if uncovered_now and reading(game.rules, "SI-Q31") == "at_once":
        moved = yield from reclaim_for_space(moved, spirit)
    return moved


def presence_sources(
    game: Game, position: Position, spirit: str, lands: Options, *, growing: bool
) -> Options:
    """Return where a presence can be taken from: the two tracks, or a land (Growth)."""
    again = growing and regenerates(game, position, spirit)
    destroyed = (DESTROYED,) if position.spirits[spirit].destroyed_presence else ()
    own = lands_with_presence(game, position, spirit)

    def can_go(name: str) -> bool:
        return bool(lands_to_move_to(game, position, spirit, lands, name).allowed)

    return offer(
        (*TRACKS, *destroyed, *own),
        # There are no more presence tokens of a Spirit than its tracks held.
        (
            "SI-components-L01",
            lambda source: source not in TRACKS or covered(game, position, spirit, source) > 0,
        ),
        ("SI-presence-tracks-R03", lambda source: source != DESTROYED or again),
        ("SI-growth-P01", lambda source: source not in own or can_go(source)),
    )


def lands_to_move_to(
    game: Game, position: Position, spirit: str, lands: Options, source: str
) -> Options:
    """Return the lands into which a presence can be moved instead of one being added (SI-Q30)."""
    if reading(game.rules, "SI-Q30") == "any_land":
        lands = offer(homes(game, position, spirit))
    there = offer(lands.allowed, ("SI-growth-P01", lambda name: name != source))
    return Options(there.allowed, {**lands.excluded, **there.excluded})


def homes(game: Game, position: Position, spirit: str) -> dict[str, Place]:
    """Return the lands in which a Spirit's presence may stand.

    Presence of Ocean's Hungry Grasp stands in Oceans and coastal lands only, that of all others
    never in an Ocean.
    """
    lands = island(game, position)
    if not at_home_at_sea(game, spirit):
        return dict(lands)
    water = oceans(game, position)
    shores = {shore for place in water.values() for shore in place.adjacent}
    coast = {name: place for name, place in lands.items() if name in shores}
    return {**coast, **water}


def lands_with_presence(game: Game, position: Position, spirit: str) -> list[str]:
    """Return the lands with presence of a Spirit, those where it belongs first.

    A power may have put presence of another Spirit into an Ocean, or that of Ocean's Hungry Grasp
    into an inland land.
    """
    places = dict.fromkeys((*homes(game, position, spirit), *position.lands))
    return [name for name in places if _stands(position, spirit, name)]


def _stands(position: Position, spirit: str, land: str) -> bool:
    return land_of(position, land).presence.get(spirit, 0) > 0


def lands_for_presence(
    game: Game, position: Position, spirit: str, action: GrowthAction
) -> Options:
    """Return the lands in which a Growth icon lets a presence be added."""
    places = homes(game, position, spirit)
    away = distances(game, position, lands_with_presence(game, position, spirit))
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

    if at_home_at_sea(game, spirit):
        home = offer(
            {**island(game, position), **places}, ("SI-spirits-R01", lambda name: name in places)
        )
    else:
        home = offer(places)
    near = offer(
        home.allowed,
        (
            "SI-growth-D01",
            lambda name: action.anywhere or away.get(name, inf) <= action.range,
        ),
        ("SI-growth-E01", fits),
    )
    return Options(near.allowed, {**home.excluded, **near.excluded})


def place_presence(game: Game, position: Position, spirit: str, source: str, land: str) -> Position:
    """Put one presence of a Spirit into a land, off a track or out of another land."""
    if source in TRACKS:
        position = take_leftmost(game, position, spirit, source)
    elif source == DESTROYED:
        position = regenerate(position, spirit)
    else:
        position = _with_presence(position, spirit, source, -1)
    return _with_presence(position, spirit, land, 1)


def _with_presence(position: Position, spirit: str, land: str, more: int) -> Position:
    presence = land_of(position, land).presence
    there = presence.get(spirit, 0) + more
    return with_land(position, land, presence=with_entry(presence, spirit, there))
