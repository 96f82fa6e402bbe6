"""Beginning a whole game as it is named on the command line: how many play, against whom."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulewright.core.clauses import BadData
from rulewright.raiders_of_scythia.components import Components, Game, Pack, laid_box, sample
from rulewright.raiders_of_scythia.pack_files import read_pack, unknown
from rulewright.raiders_of_scythia.position import Position
from rulewright.raiders_of_scythia.printed import DIE_COLOURS, Box
from rulewright.raiders_of_scythia.rules import Rules

OPTIONS = ("players", "solo", "components")
"""The options that begin a game."""


def begin_game(
    components: Components, options: Mapping[str, str]
) -> tuple[Position, Mapping[str, Any]]:
    """Turn the options of the command line into what the set-up needs.

    Args:
        components: the box.
        options: each "" or missing if it isn't given. `players`: how many. `solo`: a part of the
            name of an AI crew card, for a game of one. `components`: the file of a pack; the sample
            pack if it isn't given.

    Returns:
        The empty position with the components of the pack, and the inputs of the set-up.

    Raises:
        BadData: no number of players, or one that doesn't go with the opponent; an unknown AI crew
            card; a pack that can't be read or that lacks what a whole game needs.
    """
    file = options.get("components", "")
    pack = read_pack(Path(file)) if file else sample()
    wanted, solo = options.get("players", ""), options.get("solo", "")
    box = _complete(components, pack, file or "the sample pack", bool(solo))

    if not wanted and not solo:
        raise BadData("--players: how many play? write --players 2, or --solo and an AI crew card")
    number = wanted or "1"
    if not number.isdecimal():
        raise BadData(f"--players {number}: a number is wanted")
    if number == "1" and not solo:
        raise BadData("--players 1: a game of one is a solo game: write --solo and an AI crew card")
    if number != "1" and solo:
        raise BadData(f"--players {number}: a solo game has one player: leave it out")
    players = tuple(f"Player {n}" for n in range(1, int(number) + 1))

    inputs: dict[str, Any] = {"players": players}
    if solo:
        known = dict.fromkeys((*components.box.ai_crew, *box.ai_crew))
        inputs["opponent"] = _named(solo, tuple(known))
    return Position(box=box), inputs


def _complete(components: Components, pack: Pack, where: str, solo: bool) -> Box:
    """Return the components of a pack with which a whole game can be played.

    Raises:
        BadData: it lacks a kind of component, a die, or something of a component.
    """
    kinds = ("crew", "heroes", "animals", "quests", "settlements")
    needed = (*kinds, "strategies") if solo else kinds
    for kind in needed:
        if not getattr(pack.box, kind):
            game = "solo game" if kind not in kinds else "whole game"
            raise BadData(f"{where}: {kind}: there are none, and a {game} needs them")
    laid = laid_box(Game(Rules(), components), Position(box=pack.box))
    for kind in needed:
        for name in getattr(pack.box, kind):
            for field in unknown(getattr(laid, kind)[name]):
                raise BadData(
                    f"{where}: {kind} {name}: not known: {field}: a whole game needs it, "
                    "so write it into the pack"
                )
    for colour in DIE_COLOURS:
        if colour not in laid.dice:
            raise BadData(f"{where}: dice: the {colour} die is missing, and a whole game needs it")
    for name, settlement in pack.box.settlements.items():
        whose = settlement.civilisation
        if whose not in laid.rolls or any(unknown(laid.rolls[whose])):
            raise BadData(f"{where}: rolls: the dice of {whose} are missing, and {name} needs them")
    return pack.box


def _named(written: str, names: tuple[str, ...]) -> str:
    """Return the one AI crew card that was written, whole or in part."""
    fitting = [name for name in names if written.strip().lower() in name.lower()]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise BadData(f"--solo {written}: it may be {' or '.join(fitting)}: write more of it")
    raise BadData(f"--solo {written}: there is no such AI crew card, only {', '.join(names)}")
