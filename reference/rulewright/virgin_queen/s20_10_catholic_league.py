"""Formation of the Catholic League (20.10)."""

from __future__ import annotations

from typing import Final

from rulewright.core.asks import ChooseSome, Divide, Part, Play, Roll
from rulewright.core.citing import cite, offer, permits, require
from rulewright.core.frozen import EMPTY, frozen_map, replace
from rulewright.core.operations import Impossible
from rulewright.virgin_queen.components import Game
from rulewright.virgin_queen.position import (
    NO_FORCE,
    PROTESTANT,
    Due,
    Force,
    Forces,
    LandUnit,
    Position,
    followed_by,
    lost,
    plus,
    space_of,
    with_space,
    without_land,
)
from rulewright.virgin_queen.rules import reading
from rulewright.virgin_queen.s02_3_religious_influence import religion_of, with_religion
from rulewright.virgin_queen.s02_game_map import (
    at_war,
    controller,
    is_fortified,
    nations_of,
    place_of,
    with_control,
)
from rulewright.virgin_queen.s05_3_land_units import laid_out
from rulewright.virgin_queen.s05_military_units import in_pool, is_somewhere, out_of_pool
from rulewright.virgin_queen.s09_4_wars import begin_war
from rulewright.virgin_queen.s18_1_basic_principles import may_flip
from rulewright.virgin_queen.s18_5_rebellion import displace_all
from rulewright.virgin_queen.s20_10_duke_of_guise import GUISE
from rulewright.virgin_queen.s23_6_protestant import is_counted_key, without_capital

REIMS: Final = "Reims"


def check_catholic_league(game: Game, position: Position) -> Play[Position]:
    """See at the end of winter whether the Catholic League forms, and form it (20.10).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position, with the League if it has formed.

    Raises:
        Illegal: it isn't checked in this turn, or the League is there.
    """
    rules = game.rules
    require(
        rules.league_from <= position.turn <= rules.league_until,
        "VQ-20.10-T01",
        f"turn {position.turn}: the League is checked in turns "
        f"{rules.league_from} to {rules.league_until}",
    )
    require(not position.catholic_league, "VQ-20.10-T02", "the Catholic League has formed")

    cite("VQ-20.10-D01")
    spaces = len(french_home_spaces(game, position))
    if french_keys(game, position) >= rules.league_keys:
        cite("VQ-20.10-E01")
        return (yield from form_catholic_league(game, position))
    if spaces <= rules.league_spaces:
        cite("VQ-20.10-E02")
        return position

    cite("VQ-20.10-S01")
    (die,) = yield from Roll("catholic_league", "france", 1)
    if die + spaces < rules.league_sum:
        return position
    cite("VQ-20.10-E03")
    return (yield from form_catholic_league(game, position))


def french_home_spaces(game: Game, position: Position) -> tuple[str, ...]:
    """Return the French home spaces that the Protestant controls, those in unrest too (20.10)."""
    return tuple(
        name
        for name, place in game.map.items()
        if place.home == "france" and controller(game, position, name) == PROTESTANT
    )


def french_keys(game: Game, position: Position) -> int:
    """Return how many keys of France the Protestant controls (20.10, VQ-Q231)."""
    if reading(game.rules, "VQ-Q231") == "keys_of_the_track":
        return sum(is_counted_key(game, position, name) for name in game.map)
    home = french_home_spaces(game, position)
    return sum(place_of(game, name).kind == "key" for name in home)


def form_catholic_league(game: Game, position: Position) -> Play[Position]:
    """Form the Catholic League (20.10).

    Args:
        game: rules and components.
        position: the position, in which the Duke of Guise is one of the leaders and in no space.

    Returns:
        The position with the spaces, units and wars of the League. Sieges in which France has fewer
        units than before are due to be checked.

    Raises:
        Impossible: the map has no Reims, the game no Duke of Guise, or he is somewhere already.
    """
    place_of(game, REIMS)
    if GUISE not in position.leaders:
        raise Impossible(f"leaders: there is no {GUISE}")
    if is_somewhere(position, GUISE):
        raise Impossible(f"leaders.{GUISE}: he is somewhere before the League forms")
    position = yield from _take_spaces(game, position)
    before = position
    position, regulars = yield from _reduce_french(game, position, "regulars")
    position, mercenaries = yield from _reduce_french(game, position, "mercenaries")
    if reading(game.rules, "VQ-Q460") != "battles_and_events_only":
        position = yield from laid_out(before, position)
    if thinned := _thinned_besiegers(before, position):
        cite("VQ-15.3-E03")
    position = _place_league(game, position, regulars, mercenaries)

    cite("VQ-20.10-E05")
    for enemy in ("france", PROTESTANT):
        if not at_war(position, "spain", enemy):
            position = begin_war(game, position, "spain", enemy)
    position = replace(position, catholic_league=position.turn)
    return followed_by(position, *(Due("siege_check", "france", name) for name in thinned))


def _take_spaces(game: Game, position: Position) -> Play[Position]:
    """Let Spain choose two spaces besides Reims, and take the three (20.10, step 1)."""
    cite("VQ-20.10-S02", "VQ-20.10-S03")
    in_france = (name for name, place in game.map.items() if place.home == "france")

    def will_do(name: str) -> bool:
        ours = controller(game, position, name) == "france"
        return (
            name != REIMS
            and not is_fortified(game, position, name)
            and not place_of(game, name).upper
            and (ours or reading(game.rules, "VQ-Q230") == "any")
        )

    options = offer(in_france, ("VQ-20.10-S02", will_do))
    number = min(game.rules.league_others, len(options.allowed))
    others = yield from ChooseSome("league_spaces", "spain", options, number, number)

    built = space_of(position, REIMS).fortress
    for name in (REIMS, *others):
        if name != REIMS or not built or permits(_by_other_rules(game), "VQ-12.3-R01"):
            marker = with_control(game, position, name, "spain")
            position = without_capital(with_space(position, name, control=marker), name)
        bound = reading(game.rules, "VQ-Q354") == "bound"
        is_catholic = religion_of(game, position, name) == "catholic"
        if is_catholic or not bound or may_flip(game, position, name):
            position = with_religion(game, position, name, "catholic")

    if built:
        cite("VQ-20.10-E04")
    displaced: tuple[str, ...] = (REIMS,) if built else ()
    if reading(game.rules, "VQ-Q69") == "all_three_spaces":
        displaced = (REIMS, *others)
    for name in displaced:
        own = nations_of(position, "spain")
        position = yield from displace_all(game, position, name, own)
        position = with_space(position, name, siege=EMPTY)
    return position


def _by_other_rules(game: Game) -> bool:
    """Tell whether a fortified space changes control by more than 12.3 lists (VQ-Q17)."""
    return reading(game.rules, "VQ-Q17") == "not_complete"


def _reduce_french(game: Game, position: Position, kind: LandUnit) -> Play[tuple[Position, int]]:
    """Let France remove a third of its regulars or mercenaries from the map (20.10, step 2)."""
    cite(*(("VQ-20.10-S04", "VQ-20.10-S05") if kind == "regulars" else ("VQ-20.10-S06",)))
    there: dict[str, int] = {}
    for name, space in position.spaces.items():
        forces = plus(space.units, space.inside)
        if number := getattr(forces.get("france", NO_FORCE), kind):
            there[name] = number
    number = -(-sum(there.values()) // game.rules.league_share)
    parts = tuple(Part(name, 1, most) for name, most in there.items())
    removed = yield from Divide(f"league_{kind}", "france", number, parts)
    for name, amounts in removed.items():
        gone: Forces = frozen_map({"france": Force(**{kind: sum(amounts)})})
        position = lost(without_land(position, name, gone, ()), gone)
    return position, number


def _thinned_besiegers(before: Position, position: Position) -> tuple[str, ...]:
    """Return the spaces that France besieges with fewer units than before (15.3)."""
    return tuple(
        name
        for name, space in position.spaces.items()
        if "france" in space.siege and space.units != space_of(before, name).units
    )


def _place_league(game: Game, position: Position, regulars: int, mercenaries: int) -> Position:
    """Place the units, the fortress and the leader of the League in Reims (20.10, step 3)."""
    cite("VQ-20.10-S07", "VQ-20.10-S08")
    if regulars < game.rules.league_regulars:
        cite("VQ-20.10-X01")
        regulars = game.rules.league_regulars
    wanted = Force(regulars=regulars, mercenaries=mercenaries)
    placed: Forces = frozen_map({"spain": in_pool(position, "spain", wanted)})
    position = out_of_pool(position, placed)
    if reading(game.rules, "VQ-Q232") == "exactly_as_told":
        placed = frozen_map({"spain": wanted})
    there = space_of(position, REIMS)
    return with_space(
        position,
        REIMS,
        units=plus(there.units, placed),
        leaders=(*there.leaders, GUISE),
        fortress=True,
    )
