"""What the Fear cards do, by name. A card that isn't listed isn't carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from rulewright.core.asks import Choose, Play
from rulewright.core.citing import Options, cite, offer
from rulewright.spirit_island.adversaries import rules_against
from rulewright.spirit_island.components import Game, island
from rulewright.spirit_island.damage import (
    damage_invaders,
    fear_for,
    health,
    is_sacred_site,
    replace_one,
    take_one,
)
from rulewright.spirit_island.fear import generate_fear
from rulewright.spirit_island.fear_conditions import (
    CONDITIONS,
    Condition,
    Rule,
    any_land,
    buildings,
    coastal,
    inland,
    lands_that_meet,
    near_more_buildings,
    with_building,
    with_city,
    with_dahan,
    with_invaders,
    with_one_invader,
    with_presence,
    with_sacred_site,
    with_two_dahan,
    with_two_invaders_at_most,
    without_city,
)
from rulewright.spirit_island.fear_lasting import for_the_turn
from rulewright.spirit_island.gather_and_push import (
    destinations,
    gather_one,
    holds,
    push_one,
    sources,
)
from rulewright.spirit_island.position import (
    INVADERS,
    Position,
    count,
    has_invaders,
    labelled,
    land_of,
    on_island,
    with_spirit,
)
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import note_destroyed
from rulewright.spirit_island.special_rules import follow
from rulewright.spirit_island.victory import judge

FearEffect: TypeAlias = Callable[[Game, Position, int], Play[Position]]
"""(game, position, Terror Level) -> the play of the card's effect at that level."""

Instruction: TypeAlias = Callable[[Position, str], Play[Position]]
"""(position, player) -> the play of what one player does."""

InstructionThere: TypeAlias = Callable[[Position, str, str], Play[Position]]
"""(position, player, land) -> the play of what one player does in the land that they chose."""

Kinds: TypeAlias = tuple[str, ...]

EXPLORER: Kinds = ("explorer",)
TOWN: Kinds = ("town",)
CITY: Kinds = ("city",)
DAHAN: Kinds = ("dahan",)
EXPLORER_OR_TOWN: Kinds = ("explorer", "town")


# The cards


def fear_of_the_unseen(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Fear of the Unseen"."""
    match level:
        case 1:
            removals = [Removal(EXPLORER_OR_TOWN, with_sacred_site)]
        case 2:
            removals = [Removal(EXPLORER_OR_TOWN, with_presence)]
        case _:
            removals = [Removal(EXPLORER_OR_TOWN, with_presence), Removal(CITY, with_sacred_site)]
    return (yield from _each_player_removes(game, position, *removals))


def scapegoats(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Scapegoats".

    The Fear depends on the number of destroyed Towns only, so nobody is asked for an order.
    """
    for name in island(game, position):
        here = land_of(position, name)
        towns = 0
        match level:
            case 1:
                explorers = here.town
            case 2:
                explorers = here.town + 2 * here.city
            case _:
                explorers = here.explorer if here.town or here.city else 0
                towns = here.city
        position = yield from _destroy(game, position, name, "explorer", explorers)
        position = yield from _destroy(game, position, name, "town", towns)
    return position


def emigration_accelerates(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Emigration Accelerates"."""
    match level:
        case 1:
            removal = Removal(EXPLORER, coastal)
        case 2:
            removal = Removal(EXPLORER_OR_TOWN, coastal)
        case _:
            removal = Removal(EXPLORER_OR_TOWN, any_land)
    return (yield from _each_player_removes(game, position, removal))


def dahan_on_their_guard(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Dahan on their Guard"."""
    yield from ()
    return for_the_turn(game, position, "Dahan on their Guard", level)


def tall_tales_of_savagery(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Tall Tales of Savagery"."""
    match level:
        case 1:
            removals = [Removal(EXPLORER, with_dahan)]
        case 2:
            removals = [Removal(EXPLORER, with_dahan, 2), Removal(TOWN, with_dahan)]
        case _:
            return (yield from _remove_wherever_dahan_are(game, position))
    return (yield from _each_player_removes(game, position, *removals))


def _remove_wherever_dahan_are(game: Game, position: Position) -> Play[Position]:
    """Remove 2 Explorers or 1 Town from lands with Dahan, then 1 City from those with 2 or more."""
    for name in lands_that_meet(game, position, with_dahan).allowed:
        position = yield from _remove_explorers_or_town(position, name)

    for name in lands_that_meet(game, position, with_two_dahan).allowed:
        position = yield from _remove(position, name, CITY, 1, name)
    return position


def _remove_explorers_or_town(position: Position, name: str) -> Play[Position]:
    """Remove 2 Explorers or 1 Town from a land."""
    kinds = offer(
        EXPLORER_OR_TOWN,
        ("SI-power-principles-R03", lambda kind: holds(position, name, (kind,))),
    )
    if not kinds.allowed:
        return position
    kind = yield from Choose("fear_way", name, kinds)
    number = 2 if kind == "explorer" else 1
    return (yield from _remove(position, name, (kind,), number, name))


def retreat(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Retreat!"."""
    match level:
        case 1:
            kinds, where, most = EXPLORER, inland, 2
        case 2:
            kinds, where, most = EXPLORER_OR_TOWN, inland, 3
        case _:
            kinds, where = EXPLORER_OR_TOWN, any_land
            most = sum(on_island(position, kind) for kind in kinds)

    def push_some(position: Position, player: str) -> Play[Position]:
        land = yield from Choose(
            "fear_land", player, _lands_to_push(game, position, where, kinds), optional=True
        )
        if not land:
            return position
        for _ in range(most):
            cite("SI-power-principles-P01", "SI-gather-and-push-P01")
            pieces = offer(labelled(land_of(position, land), kinds))
            piece = yield from Choose("fear_piece", player, pieces, optional=True)
            if not piece:
                break
            position = yield from _push(game, position, player, land, piece)
        return position

    return (yield from _each_player(game, position, push_some))


def dahan_raid(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Dahan Raid"."""

    def raid(position: Position, player: str, land: str) -> Play[Position]:
        match level:
            case 1:
                damage = 1
            case 2:
                damage = land_of(position, land).dahan
            case _:
                damage = 2 * land_of(position, land).dahan
        return (yield from damage_invaders(game, position, land, damage, "damage"))

    return (yield from _each_player_elsewhere(game, position, with_dahan, raid))


def dahan_enheartened(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Dahan Enheartened"."""

    def push_or_gather(position: Position, player: str) -> Play[Position]:
        lands = {
            "push": _lands_to_push(game, position, with_invaders, DAHAN),
            "gather": _lands_to_gather(game, position, with_invaders, DAHAN),
        }
        way, land = yield from _way_and_land(player, lands, optional=True)
        if way == "push":
            piece = yield from _piece(position, player, land, DAHAN)
            return (yield from _push(game, position, player, land, piece))
        if way == "gather":
            start = yield from _start(game, position, player, land, DAHAN)
            return (yield from _gather(game, position, player, land, DAHAN, start))
        return position

    def gather_and_strike(position: Position, player: str, land: str) -> Play[Position]:
        for _ in range(2):
            cite("SI-power-principles-P01")
            start = yield from _start(game, position, player, land, DAHAN, optional=True)
            if not start:
                break
            position = yield from _gather(game, position, player, land, DAHAN, start)

        damage = land_of(position, land).dahan
        if level == 2:
            damage = min(damage, 1)
        return (yield from damage_invaders(game, position, land, damage, "damage"))

    match level:
        case 1:
            return (yield from _each_player(game, position, push_or_gather))
        case _:
            return (yield from _each_player_elsewhere(game, position, any_land, gather_and_strike))


def avoid_the_dahan(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Avoid the Dahan"."""
    yield from ()
    return for_the_turn(game, position, "Avoid the Dahan", level)


def seek_safety(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Seek Safety"."""

    def push_to_more(position: Position, player: str) -> Play[Position]:
        lands = _lands_to_push(game, position, near_more_buildings, EXPLORER)
        land = yield from Choose("fear_land", player, lands, optional=True)
        if not land:
            return position
        more = (CONDITIONS, lambda to: buildings(position, to) > buildings(position, land))
        piece = yield from _piece(position, player, land, EXPLORER)
        return (yield from _push(game, position, player, land, piece, more))

    def gather_to_strength(position: Position, player: str) -> Play[Position]:
        lands = {
            "explorer": _lands_to_gather(game, position, with_building, EXPLORER),
            "town": _lands_to_gather(game, position, with_city, TOWN),
        }
        kind, land = yield from _way_and_land(player, lands, optional=True)
        if not kind:
            return position
        start = yield from _start(game, position, player, land, (kind,))
        return (yield from _gather(game, position, player, land, (kind,), start))

    def remove_some(position: Position, player: str) -> Play[Position]:
        lands = lands_that_meet(
            game,
            position,
            without_city,
            ("SI-damage-destroy-remove-replace-E01", _standing(position, INVADERS)),
        )
        land = yield from Choose("fear_land", player, lands, optional=True)
        if not land:
            return position
        return (yield from _remove_health(game, position, player, land, 3))

    match level:
        case 1:
            return (yield from _each_player(game, position, push_to_more))
        case 2:
            return (yield from _each_player(game, position, gather_to_strength))
        case _:
            return (yield from _each_player(game, position, remove_some))


def wary_of_the_interior(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Wary of the Interior"."""
    match level:
        case 1:
            removal = Removal(EXPLORER, inland)
        case 2:
            removal = Removal(EXPLORER_OR_TOWN, inland)
        case _:
            removal = Removal(EXPLORER_OR_TOWN, any_land)
    return (yield from _each_player_removes(game, position, removal))


def belief_takes_root(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Belief Takes Root"."""

    def remove_some(position: Position, player: str, land: str) -> Play[Position]:
        presence = sum(land_of(position, land).presence.values())
        return (yield from _remove_health(game, position, player, land, 2 * presence))

    match level:
        case 1:
            return for_the_turn(game, position, "Belief Takes Root", level)
        case 2:
            position = for_the_turn(game, position, "Belief Takes Root", level)
            return _energy_for_besieged_sites(game, position)
        case _:
            return (yield from _each_player_elsewhere(game, position, any_land, remove_some))


def _energy_for_besieged_sites(game: Game, position: Position) -> Position:
    """Give each Spirit 1 Energy for each of its sacred sites with Invaders."""
    for name, spirit in position.spirits.items():
        sites = sum(
            has_invaders(land) and is_sacred_site(game, position, there, name)
            for there, land in position.lands.items()
        )
        position = with_spirit(position, name, energy=spirit.energy + sites)
    return position


def isolation(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Isolation"."""
    match level:
        case 1:
            removal = Removal(EXPLORER_OR_TOWN, with_one_invader)
        case 2:
            removal = Removal(EXPLORER_OR_TOWN, with_two_invaders_at_most)
        case _:
            removal = Removal(INVADERS, with_two_invaders_at_most)
    return (yield from _each_player_removes(game, position, removal))


def overseas_trade_seems_safer(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Overseas Trade Seems Safer"."""
    yield from ()
    return for_the_turn(game, position, "Overseas Trade Seems Safer", level)


def trade_suffers(game: Game, position: Position, level: int) -> Play[Position]:
    """Carry out "Trade Suffers"."""
    match level:
        case 1:
            return for_the_turn(game, position, "Trade Suffers", level)
        case 2:
            smaller = {"town": "explorer"}
        case _:
            smaller = {"city": "town", "town": "explorer"}

    def replace_by_smaller(position: Position, player: str) -> Play[Position]:
        lands = {
            kind: lands_that_meet(
                game,
                position,
                coastal,
                ("SI-damage-destroy-remove-replace-S01", _standing(position, (kind,))),
            )
            for kind in smaller
        }
        kind, land = yield from _way_and_land(player, lands, optional=True)
        if not kind:
            return position
        piece = yield from _piece(position, player, land, (kind,))
        return replace_one(game, position, land, piece, smaller[kind])

    return (yield from _each_player(game, position, replace_by_smaller))


FEAR_CARDS: Mapping[str, FearEffect] = {
    "Fear of the Unseen": fear_of_the_unseen,
    "Scapegoats": scapegoats,
    "Emigration Accelerates": emigration_accelerates,
    "Dahan on their Guard": dahan_on_their_guard,
    "Tall Tales of Savagery": tall_tales_of_savagery,
    "Retreat!": retreat,
    "Dahan Raid": dahan_raid,
    "Dahan Enheartened": dahan_enheartened,
    "Avoid the Dahan": avoid_the_dahan,
    "Seek Safety": seek_safety,
    "Wary of the Interior": wary_of_the_interior,
    "Belief Takes Root": belief_takes_root,
    "Isolation": isolation,
    "Overseas Trade Seems Safer": overseas_trade_seems_safer,
    "Trade Suffers": trade_suffers,
}


# Who acts, and where


def _each_player(game: Game, position: Position, instruction: Instruction) -> Play[Position]:
    """Let each player carry out an instruction, one after the other (Invader phase, 2)."""
    for number in range(1, position.players + 1):
        cite("SI-invader-phase-fear-S05")
        position = yield from instruction(position, f"player {number}")
        position = judge(game, position, "power or card", at_end=False)
        if position.result:
            break
    return position


def _each_player_elsewhere(
    game: Game, position: Position, where: Condition, act: InstructionThere
) -> Play[Position]:
    """Let each player choose a land that no player before chose, and act there."""
    chosen: list[str] = []

    def choose_and_act(position: Position, player: str) -> Play[Position]:
        lands = lands_that_meet(
            game, position, where, (CONDITIONS, lambda name: name not in chosen)
        )
        if not lands.allowed:
            return position
        land = yield from Choose("fear_land", player, lands)
        chosen.append(land)
        return (yield from act(position, player, land))

    return (yield from _each_player(game, position, choose_and_act))


def _standing(position: Position, kinds: Kinds) -> Callable[[str], bool]:
    """Return the test whether a land holds a piece of some kinds."""
    return lambda name: holds(position, name, kinds)


def _way_and_land(
    player: str, lands: Mapping[str, Options], *, optional: bool = False
) -> Play[tuple[str, str]]:
    """Ask which of a card's alternatives a player takes, and in which land.

    Args:
        player: the player.
        lands: the lands for each alternative.
        optional: whether the player may do nothing.

    Returns:
        The alternative and the land; both "" if the player does nothing or can't do anything.
    """
    ways = offer(lands, (CONDITIONS, lambda way: bool(lands[way].allowed)))
    if not ways.allowed:
        return "", ""
    way, single = ways.allowed[0], len(lands) == 1
    if not single:
        way = yield from Choose("fear_way", player, ways, optional)
    if not way:
        return "", ""
    land = yield from Choose("fear_land", player, lands[way], optional and single)
    return (way, land) if land else ("", "")


def _piece(position: Position, player: str, land: str, kinds: Kinds) -> Play[str]:
    """Ask which piece in a land is meant, where they differ."""
    return (
        yield from Choose("fear_piece", player, offer(labelled(land_of(position, land), kinds)))
    )


# What happens there


class Removal(NamedTuple):
    """What a player removes, and from which lands."""

    kinds: Kinds
    where: Condition
    number: int = 1


def _each_player_removes(game: Game, position: Position, *alternatives: Removal) -> Play[Position]:
    """Let each player remove Invaders from one land, by one of the alternatives."""
    removals = {" or ".join(removal.kinds): removal for removal in alternatives}

    def remove(position: Position, player: str) -> Play[Position]:
        lands = {
            way: lands_that_meet(
                game,
                position,
                removal.where,
                ("SI-power-principles-R03", _standing(position, removal.kinds)),
            )
            for way, removal in removals.items()
        }
        way, land = yield from _way_and_land(player, lands)
        if not way:
            return position
        removal = removals[way]
        return (yield from _remove(position, land, removal.kinds, removal.number, player))

    return (yield from _each_player(game, position, remove))


def _remove(
    position: Position, land: str, kinds: Kinds, number: int, subject: str
) -> Play[Position]:
    """Remove Invaders from a land, as many as there are (Damage, destroy, remove)."""
    cite("SI-damage-destroy-remove-replace-E01", "SI-damage-destroy-remove-replace-X01")
    return (yield from _take(position, land, kinds, number, subject))


def _remove_health(
    game: Game, position: Position, player: str, land: str, most: int
) -> Play[Position]:
    """Let a player remove Invaders from a land whose health is not above `most` together."""
    rules = rules_against(game, position)

    def worth(piece: str) -> int:
        """Return the health of a piece: the whole, or what damage has left of it (SI-Q65)."""
        kind, damage, _ = groups[piece]
        whole = health(rules, land_of(position, land), kind)
        return whole - damage if reading(game.rules, "SI-Q65") == "health_left" else whole

    def fits(piece: str) -> bool:
        return worth(piece) <= most

    while True:
        groups = labelled(land_of(position, land), INVADERS)
        pieces = offer(groups, ("SI-power-principles-P01", fits))
        piece = yield from Choose("fear_piece", player, pieces, optional=True)
        if not piece:
            return position
        cite("SI-damage-destroy-remove-replace-E01", "SI-damage-destroy-remove-replace-X01")
        most -= worth(piece)
        position = take_one(position, land, piece)


def _destroy(game: Game, position: Position, land: str, kind: str, number: int) -> Play[Position]:
    """Destroy Invaders of a kind in a land, as many as there are (Damage, destroy, remove)."""
    number = min(number, count(land_of(position, land), kind))
    if not number:
        return position
    cite("SI-invaders-X01", "SI-damage-destroy-remove-replace-E03")
    position = yield from _take(position, land, (kind,), number, land)
    position = note_destroyed(game, position, land, kind, number)
    return generate_fear(game, position, number * fear_for(game.rules, kind))


def _take(position: Position, land: str, kinds: Kinds, number: int, subject: str) -> Play[Position]:
    """Take pieces off a land, as many as there are; ask which only where some stay."""
    there = sum(count(land_of(position, land), kind) for kind in kinds)
    for _ in range(min(number, there)):
        groups = labelled(land_of(position, land), kinds)
        piece = next(iter(groups))
        if number < there:
            piece = yield from Choose("fear_piece", subject, offer(groups))
        position = take_one(position, land, piece)
    return position


def _lands_to_push(game: Game, position: Position, where: Condition, kinds: Kinds) -> Options:
    """Return the lands out of which a card lets pieces be pushed."""
    places = island(game, position)
    return lands_that_meet(
        game,
        position,
        where,
        ("SI-gather-and-push-E02", _standing(position, kinds)),
        ("SI-gather-and-push-R05", lambda name: bool(places[name].adjacent)),
    )


def _lands_to_gather(game: Game, position: Position, where: Condition, kinds: Kinds) -> Options:
    """Return the lands into which a card lets pieces be gathered."""
    return lands_that_meet(
        game,
        position,
        where,
        (
            "SI-gather-and-push-E01",
            lambda name: bool(sources(game, position, name, kinds).allowed),
        ),
    )


def _push(
    game: Game, position: Position, player: str, land: str, piece: str, *rules: Rule
) -> Play[Position]:
    """Push one piece out of a land to where the player wants (Gather and push)."""
    to = yield from Choose("fear_push", player, destinations(game, position, land, *rules))
    position, _ = push_one(game, position, piece, land, to)
    return (yield from follow(game, position, piece, land, to))


def _start(
    game: Game,
    position: Position,
    player: str,
    land: str,
    kinds: Kinds,
    *,
    optional: bool = False,
) -> Play[str]:
    """Ask out of which adjacent land a piece is gathered (Gather and push)."""
    starts = sources(game, position, land, kinds)
    return (yield from Choose("fear_gather", player, starts, optional))


def _gather(
    game: Game, position: Position, player: str, land: str, kinds: Kinds, start: str
) -> Play[Position]:
    """Gather one piece of some kinds out of `start` into a land (Gather and push)."""
    piece = yield from _piece(position, player, start, kinds)
    position, _ = gather_one(game, position, piece, start, land)
    return (yield from follow(game, position, piece, start, land))
