"""What holds of every step of every play, whoever plays it.

Each function tells what is wrong in a sentence, and nothing if all is well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.core.operations import Invariant
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.excommunication import FRENCH_KINGS, RULING_REFORMERS
from rulewright.here_i_stand.position import (
    HAPSBURG,
    LAND_UNITS,
    LEAGUE,
    PAPACY,
    PROTESTANT,
    Force,
    Position,
    at_war,
    force_of,
    size,
    space_of,
    without,
)

BRINGS_UNITS = tuple(
    f"here_i_stand.{name}"
    for name in (
        "build_troops",
        "change_religion",
        "gain_control",
        "league_in_winter",
        "schmalkaldic_league",
        "winter_regular",
    )
)
"""The operations that bring land units onto the map, or take them off it for good."""


EXCOMMUNICATES = ("here_i_stand.excommunicate_reformer", "here_i_stand.excommunicate_ruler")


def _chateaux(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    most = game.rules.most_chateaux
    if after.chateaux > most:
        return f"the chateaux marker stands at {after.chateaux}, {most} is the most"
    gained = after.vp.get("france", 0) - before.vp.get("france", 0)
    if gained not in (0, 1):
        return f"France gains {gained} VP"
    if gained and before.chateaux >= most:
        return f"France gains a VP for a chateau, and had {before.chateaux} already"
    return ""


def _excommunicated(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if len(set(after.excommunicated)) != len(after.excommunicated):
        return f"somebody is excommunicated twice: {', '.join(after.excommunicated)}"
    if all(king in after.excommunicated for king in FRENCH_KINGS):
        return "both French kings are excommunicated"
    named = inputs.get("reformer") or before.rulers.get(inputs.get("power", ""), "")
    if operation in EXCOMMUNICATES and named in before.excommunicated:
        return f"{named} is excommunicated, and was already"
    people = [RULING_REFORMERS.get(name, name) for name in after.excommunicated]
    if len(set(people)) != len(people):
        return f"somebody is excommunicated under two names: {', '.join(after.excommunicated)}"
    gone = set(before.excommunicated) - set(after.excommunicated)
    return f"the marker of {', '.join(sorted(gone))} is gone" if gone else ""


def _league(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if after.happened.count(LEAGUE) > 1:
        return "the League has formed twice"
    if LEAGUE in before.happened and LEAGUE not in after.happened:
        return "the League is gone"
    if LEAGUE in after.happened:
        for enemy in (HAPSBURG, PAPACY):
            began = LEAGUE not in before.happened or at_war(before, PROTESTANT, enemy)
            if began and not at_war(after, PROTESTANT, enemy):
                return f"the Protestants are no longer at war with {enemy}"
    if operation == "here_i_stand.league_in_winter" and after.turn >= game.rules.league_winter:
        if LEAGUE not in after.happened:
            return f"it is the winter of turn {after.turn}, and the League hasn't formed"
    if after.turn > game.rules.league_winter and LEAGUE not in after.happened:
        return f"it is turn {after.turn}, and the League hasn't formed"
    if LEAGUE in before.happened and operation == "here_i_stand.schmalkaldic_league":
        return "the League forms, and had formed already"
    return ""


def _foreign_wars(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    for card, war in after.foreign_wars.items():
        needed = game.components.foreign_wars[card].needed
        if size(war.units) > needed:
            return f"{card} holds {size(war.units)} land units and demands {needed}"
        if not any(map(size, war.foreign.values())):
            return f"{card} is in play without a foreign army"
    return ""


def _land_units(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in BRINGS_UNITS:
        return ""
    had, has_now = _all_units(before), _all_units(after)
    for owner in sorted({*had, *has_now}):
        if had.get(owner, 0) != has_now.get(owner, 0):
            return f"{owner} had {had.get(owner, 0)} land units and has {has_now.get(owner, 0)}"
    return ""


def _all_units(position: Position) -> dict[str, int]:
    """Count the land units of each owner, wherever they are."""
    found: dict[str, int] = {}

    def add(owner: str, force: Force) -> None:
        found[owner] = found.get(owner, 0) + size(force)

    for space in position.spaces.values():
        for owner, force in space.units.items():
            add(owner, force)
    for owner, force in (*position.force_pool.items(), *position.minors.items()):
        add(owner, force)
    add("independent", position.independents)
    for card, war in position.foreign_wars.items():
        add("england" if card == "Revolt in Ireland" else "ottoman", war.units)
        for owner, force in war.foreign.items():
            add(owner, force)
    return {owner: number for owner, number in found.items() if number}


def _sacked(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation != "here_i_stand.sack_of_rome":
        return ""
    loses = max(before.st_peters - game.rules.st_peters_loss, 0)
    if after.st_peters < 0:
        return f"St. Peter's has {after.st_peters} CP"
    if after.st_peters not in (before.st_peters, loses):
        return f"St. Peter's had {before.st_peters} CP and has {after.st_peters}"
    owner, space = inputs["owner"], inputs["space"]
    had = force_of(space_of(before, space), owner)
    left = force_of(space_of(after, space), owner)
    if any(getattr(left, kind) > getattr(had, kind) for kind in LAND_UNITS):
        return f"the stack in {space} has grown"
    lost = without(had, left)
    apart = abs(lost.mercenaries - lost.regulars)
    spared = left.regulars if lost.mercenaries > lost.regulars else left.mercenaries
    if not had.cavalry and apart > 1 and spared:
        return f"{lost.mercenaries} mercenaries and {lost.regulars} regulars are lost"
    return ""


INVARIANTS: tuple[Invariant, ...] = (
    Invariant(
        "chateaux",
        "France gains at most 6 VP for chateaux, one at a time.",
        ("HIS-france-chateaux-L01", "HIS-france-chateaux-E01"),
        _chateaux,
    ),
    Invariant(
        "excommunicated",
        "Nobody is excommunicated twice, nor under two names, and only one French king.",
        ("HIS-excommunication-general-R03", "HIS-excommunication-general-L01"),
        _excommunicated,
    ),
    Invariant(
        "league",
        "The Schmalkaldic League forms once, by the end of turn 4, and its wars last.",
        ("HIS-schmalkaldic-league-T02", "HIS-schmalkaldic-league-R01"),
        _league,
    ),
    Invariant(
        "foreign wars",
        "A foreign war card never holds more land units than it demands.",
        ("HIS-foreign-wars-battle-L01", "HIS-foreign-wars-battle-E02"),
        _foreign_wars,
    ),
    Invariant(
        "land units",
        "No land unit is lost but into the force pool.",
        ("HIS-sack-of-rome-procedure-S04", "HIS-foreign-wars-battle-S02"),
        _land_units,
    ),
    Invariant(
        "sack of Rome",
        "The stack's losses are divided equally, and St. Peter's never falls below 0.",
        ("HIS-sack-of-rome-procedure-R03", "HIS-sack-of-rome-procedure-L01"),
        _sacked,
    ),
)
