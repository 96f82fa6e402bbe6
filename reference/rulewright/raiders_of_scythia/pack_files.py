"""Packs of components that users bring: all that is wrong or missing in a file is listed."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from rulewright.core.clauses import BadData, read_toml
from rulewright.core.packs import PackReport
from rulewright.raiders_of_scythia.components import Components, Pack, load
from rulewright.raiders_of_scythia.effects import (
    CIVILISATIONS,
    Action,
    Amounts,
    Gain,
    LoseToGain,
    RaidGain,
)
from rulewright.raiders_of_scythia.pack_entries import PROVENANCE, Entries, one_of, read_entries
from rulewright.raiders_of_scythia.position import PAIR, PLUNDER
from rulewright.raiders_of_scythia.printed import (
    DIE_COLOURS,
    Animal,
    Box,
    Crew,
    PrintedSettlement,
    Quest,
)
from rulewright.raiders_of_scythia.rules import Rules

NO_QUESTS: Final = "Greece"
"""The civilisation without quests (ROS-setup-D01)."""
SOLO: Final = ("Trader", "Lookout", "Huntsman", "Outrider")
"""The AI crew that the rulebook names (ROS-solo-setup-D01)."""
QUEST_PAYS: Final = ("silver", *PLUNDER)
"""What a quest is paid with (ROS-chiefs-tent-S01)."""
CALLED: Final[Mapping[str, tuple[str, str]]] = {
    "crew": ("crew card", "crew cards"),
    "heroes": ("hero", "heroes"),
    "animals": ("animal card", "animal cards"),
    "quests": ("quest", "quests"),
    "settlements": ("settlement", "settlements"),
    "rolls": ("civilisation with its dice", "civilisations with their dice"),
    "dice": ("die", "dice"),
    "strategies": ("strategy card", "strategy cards"),
    "ai_crew": ("AI crew card", "AI crew cards"),
}
"""What one and several of a kind are called."""


def look(file: Path) -> PackReport:
    """Look through the file of a pack of components.

    Args:
        file: the file.

    Returns:
        How much is in the pack, all that is wrong with it, and what it lacks.

    Raises:
        BadData: the file can't be read, or isn't TOML.
    """
    read = read_entries(read_toml(file))
    box = load()
    problems = (*read.problems, *_problems(read.box, box))
    return PackReport(_summary(read), problems, tuple(_notes(read, box)))


def read_pack(file: Path) -> Pack:
    """Read a pack of components that is to be played with.

    Args:
        file: the file.

    Returns:
        The pack.

    Raises:
        BadData: it can't be read, or has problems; names the first of them.
    """
    problems = look(file).problems
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise BadData(
            f"{file}: {problems[0]}{more}: `rulewright components validate` lists what is wrong"
        )
    read = read_entries(read_toml(file))
    return Pack(read.title, read.box, read.provenance, read.source)


def _summary(read: Entries) -> str:
    there = []
    for kind, (one, several) in CALLED.items():
        entries = getattr(read.box, kind)
        cards = _copies(entries) if kind in ("crew", "animals", "quests") else len(entries)
        if entries:
            told = f"{cards} {one if cards == 1 else several}"
            if cards != len(entries):
                told += f" of {len(entries)} name{'s' if len(entries) > 1 else ''}"
            there.append(told)
    counted = Counter(read.provenance.values())
    said = ", ".join(f"{counted[one]} {one}" for one in PROVENANCE if counted[one])
    return f"{', '.join(there)}; {said}" if there else "nothing that can be read"


# The whole


def _problems(sound: Box, box: Components) -> Iterator[str]:
    """Tell what is wrong among entries each of which can be read."""
    for name, settlement in sound.settlements.items():
        wrong = _wrong_settlement(name, settlement, box)
        yield from (f"settlements {name}: {each}" for each in wrong)
    for name, card in sound.crew.items():
        yield from (f"crew {name}: {each}" for each in _wrong_crew(card))
    for name, hero in sound.heroes.items():
        yield from (f"heroes {name}: {each}" for each in _wrong_actions(hero.action, hero.either))
    for name, quest in sound.quests.items():
        yield from (f"quests {name}: {each}" for each in _wrong_quest(quest))
    for name, strategy in sound.strategies.items():
        row = sum(
            len(one.spaces)
            for one in sound.settlements.values()
            if one.civilisation == strategy.civilisation
        )
        if row and strategy.target > row:
            yield (
                f"strategies {name}: its target is raid space {strategy.target}, "
                f"{strategy.civilisation} has {row}"
            )
    for kind, there, most in _counted(sound, box):
        if there > most:
            yield f"{kind}: {there} are in the pack, the box has {most} (ROS-components)"
    pieces = sum(space.plunder or 0 for one in sound.settlements.values() for space in one.spaces)
    bag = sum(getattr(box.counts, kind) for kind in PLUNDER)
    if pieces > bag:
        yield f"settlements: {pieces} pieces of plunder are to be laid out, the box has {bag}"


def _counted(sound: Box, box: Components) -> list[tuple[str, int, int]]:
    """Return how many of each kind of card are in the pack, and how many in the box."""
    counts = box.counts
    return [
        ("crew", _copies(sound.crew), counts.crew),
        ("heroes", len(sound.heroes), counts.heroes),
        ("animals", _copies(sound.animals), counts.animals),
        ("quests", _copies(sound.quests), counts.quests),
        ("strategies", len(sound.strategies), counts.strategies),
    ]


def _copies(cards: Mapping[str, Crew] | Mapping[str, Animal] | Mapping[str, Quest]) -> int:
    """Return how many cards there are; of each at least the one that is described."""
    return sum(1 if card.copies is None else card.copies for card in cards.values())


def _wrong_settlement(name: str, settlement: PrintedSettlement, box: Components) -> Iterator[str]:
    in_the_box = [
        one
        for one, printed in box.box.settlements.items()
        if printed.civilisation == settlement.civilisation
    ]
    if name not in in_the_box:
        yield (
            "its name is its civilisation and its place from the left: it may be "
            f"{one_of(in_the_box)}"
        )
    if len(settlement.spaces) > len(PAIR):
        yield f"spaces: {len(settlement.spaces)} raid spaces are more than {len(PAIR)}"
    most = Rules().most_players
    for number, space in enumerate(settlement.spaces, 1):
        if space.players is not None and not 1 <= space.players <= most:
            yield (
                f"spaces: {number}: players is {space.players}: the game is for 1 to {most} "
                "(ROS-overview-D01)"
            )
    if settlement.rows == ():
        yield "rows: there is none: leave the field out if they aren't known"
    workers = settlement.workers
    if workers is not None and (not workers or len(set(workers)) < len(workers)):
        yield f"workers: {list(workers)}: each colour that may raid is wanted, once"
    rows = settlement.rows or ()
    for number, row in enumerate(rows, 1):
        where = f"rows: {number}"
        if not row.vp and not row.wounds:
            yield f"{where}: it gives neither VP nor wounds"
        if row.vp and row.wounds:
            yield f"{where}: it gives VP and wounds at once"
    for number, (lower, upper) in enumerate(itertools.pairwise(rows), 2):
        where = f"rows: {number}"
        if upper.strength == lower.strength:
            yield f"{where}: it begins at strength {upper.strength}, as the one before"
        elif upper.strength < lower.strength:
            yield (
                f"{where}: it begins at strength {upper.strength}, the one before at "
                f"{lower.strength}: the lowest stands first"
            )
        if upper.vp < lower.vp:
            yield f"{where}: it gives {upper.vp} VP, less than the one before ({lower.vp})"
        elif upper.wounds > lower.wounds:
            yield f"{where}: it gives {upper.wounds} wounds, more than the one before"


def _wrong_crew(card: Crew) -> Iterator[str]:
    yield from _wrong_actions(card.action, card.either)
    for number, ability in enumerate(card.ability or (), 1):
        if isinstance(ability, RaidGain) and ability.items == Amounts():
            yield f"ability: {number}: it gains nothing"
    if card.copies == 0:
        yield "copies is 0: leave the card out"


def _wrong_actions(action: Sequence[Action] | None, either: Sequence[Action]) -> Iterator[str]:
    if action and either:
        yield "either: it stands instead of action: give one of the two"
    if len(either) == 1:
        yield "either: one alternative alone is no choice: give it as action"
    for where, effects in (("action", action or ()), ("either", either)):
        for number, effect in enumerate(effects, 1):
            if isinstance(effect, Gain) and effect.items == Amounts():
                yield f"{where}: {number}: it gains nothing"
            if isinstance(effect, LoseToGain) and Amounts() in (effect.lose, effect.gain):
                yield f"{where}: {number}: it loses or gains nothing"


def _wrong_quest(quest: Quest) -> Iterator[str]:
    paid = {kind for kind in Amounts.__struct_fields__ if getattr(quest.pay, kind)}
    if paid and quest.discard_strength:
        yield "discard_strength: it stands instead of pay: give one of the two"
    if not paid and not quest.discard_strength:
        yield "pay: it asks for nothing: say what is paid, or the strength that is discarded"
    for kind in sorted(paid - set(QUEST_PAYS)):
        yield f"pay: {kind}: quests are paid with silver and plunder (ROS-chiefs-tent-S01)"


def _notes(read: Entries, box: Components) -> Iterator[str]:
    """Tell what the pack lacks, and what isn't known."""
    sound, made_up = read.box, sum(one == "sample" for one in read.provenance.values())
    if made_up:
        yield f"made up as a sample, not printed: {made_up} of the entries"
    for kind, there, most in _counted(sound, box):
        if there < most:
            yield f"{kind}: {there} of the {most} in the box"
    for civilisation in CIVILISATIONS:
        if not any(one.civilisation == civilisation for one in sound.settlements.values()):
            yield f"settlements: none of {civilisation}"
        if civilisation not in sound.rolls:
            yield f"rolls: the dice of {civilisation} are missing"
    yield from (f"dice: the {one} die is missing" for one in DIE_COLOURS if one not in sound.dice)
    yield from (f"ai_crew: {name} is missing" for name in SOLO if name not in sound.ai_crew)
    spaces = len(PAIR) + sum(
        len(one.spaces) for one in sound.settlements.values() if one.civilisation != NO_QUESTS
    )
    if _copies(sound.quests) < spaces:
        yield f"quests: {_copies(sound.quests)} for {spaces} spaces: too few to set up a game"
    for kind in CALLED:
        for name, entry in getattr(sound, kind).items():
            missing = ", ".join(unknown(entry))
            if missing:
                yield f"{kind} {name}: not known: {missing}"


def unknown(entry: Any) -> Iterator[str]:
    """Give the fields of an entry that say nothing of what is printed."""
    if not isinstance(entry, msgspec.Struct):
        return
    for name in entry.__struct_fields__:
        value = getattr(entry, name)
        if value is None and not (name == "action" and getattr(entry, "either", None)):
            yield name
        elif name == "spaces":
            if not value:
                yield name
            for number, space in enumerate(value, 1):
                yield from (f"spaces {number} {each}" for each in unknown(space))
