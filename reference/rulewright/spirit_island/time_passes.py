"""Time Passes: the end of a turn."""

from __future__ import annotations

from rulewright.core.asks import ChooseSome, Play
from rulewright.core.citing import cite, offer, permits
from rulewright.core.frozen import EMPTY, replace
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Position, with_land, with_spirit
from rulewright.spirit_island.scenarios import inner_lands
from rulewright.spirit_island.spirit_phase import plays_left
from rulewright.spirit_island.victory import judge_buildings


def time_passes(game: Game, position: Position) -> Play[Position]:
    """Discard used cards, heal all damage, end what lasts a turn (Time Passes).

    Args:
        game: rules and components.
        position: the position.

    Returns:
        The position as the next turn finds it.
    """
    for name, spirit in position.spirits.items():
        kept = yield from _kept(position, name)
        cite("SI-time-passes-S02", "SI-play-tips-R01")
        used = tuple(card for card in spirit.in_play if card not in kept)
        position = with_spirit(
            position,
            name,
            in_play=(),
            hand=(*spirit.hand, *kept),
            discard=(*spirit.discard, *used),
        )

        cite("SI-time-passes-T01", "SI-powers-T02", "SI-innate-powers-T02")
        if spirit.any_chosen:
            cite("SI-presence-tracks-R04")
        position = with_spirit(position, name, elements=EMPTY, any_chosen=0)

        if spirit.energy:
            cite("SI-energy-and-plays-E02")
        if spirit.used:
            cite("SI-power-principles-L01")
        if spirit.reclaimed:
            cite("SI-presence-tracks-E02")
        permits(not plays_left(game, position, name), "SI-energy-and-plays-R04")
        position = with_spirit(
            position,
            name,
            used=(),
            reclaimed=0,
            more_plays=0,
            plays_used=0,
            used_fast=(),
            hastened=(),
            may_hasten=0,
            more_range=0,
            may_keep=0,
            repeats=(),
            targets_from=(),
        )

    for name in position.lands:
        cite("SI-time-passes-T02")
        position = with_land(position, name, damage=EMPTY)

    cite("SI-time-passes-S04")
    for name in position.lands:
        cite("SI-power-principles-T01", "SI-defend-T01", "SI-fear-and-terror-T02")
        lasting = with_land(
            position,
            name,
            defend=0,
            no_ravage=False,
            no_build=False,
            no_build_city=False,
            no_explore=False,
            extra_damage=0,
            extra_health=EMPTY,
            no_blight=False,
            dahan_safe=(),
            dahan_strike_with=False,
            defend_for_fear=False,
            vengeance=(),
        )
        permits(lasting == position, "SI-power-principles-R07")
        position = lasting
    position = replace(
        position,
        invaders=replace(position.invaders, skipped=()),
        fear=replace(position.fear, at_work=()),
    )
    if inner_lands(game, position):
        position = replace(position, first_turn_over=True)
        position = judge_buildings(game, position, "power or card", at_end=True)
    return position


def _kept(position: Position, spirit: str) -> Play[tuple[str, ...]]:
    """Let a Spirit take cards in play back into its hand, as far as an effect lets it."""
    there = position.spirits[spirit]
    return (yield from ChooseSome("keep_cards", spirit, offer(there.in_play), 0, there.may_keep))
