"""The Scenario Rituals of Terror: the Ritual of Terror."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.asks import Choose, Divide, Part, Play
from rulewright.core.citing import cite, offer, require
from rulewright.core.frozen import replace
from rulewright.spirit_island.components import Game, PrintedRitual, island
from rulewright.spirit_island.damage import destroy_presence
from rulewright.spirit_island.gather_and_push import destinations, push_one
from rulewright.spirit_island.invader_phase import use_earned, use_fear_card
from rulewright.spirit_island.position import Position, labelled, land_of, with_spirit
from rulewright.spirit_island.scenarios import printed_scenario
from rulewright.spirit_island.special_rules import follow
from rulewright.spirit_island.victory import judge


def ritual_of(game: Game, position: Position) -> PrintedRitual | None:
    """Return what the Ritual of Terror takes; None if there is none (Scenarios)."""
    card = printed_scenario(game, position)
    return card.ritual if card is not None else None


def ritual_lands(game: Game, position: Position) -> Iterator[str]:
    """Give the lands in which the Ritual of Terror can be performed now."""
    ritual = ritual_of(game, position)
    if ritual is None:
        return
    for land in island(game, position):
        if not _missing(position, ritual, land):
            yield land


def _missing(position: Position, ritual: PrintedRitual, land: str) -> str:
    """Tell what is missing for the Ritual of Terror in a land; "" if nothing is."""
    here = land_of(position, land)
    away = [spirit for spirit in position.spirits if spirit not in here.presence]
    if away:
        return f"there is no presence of {away[0]} in {land}"
    dahan = ritual.dahan_per_player * position.players
    if here.dahan < dahan:
        return f"there are {here.dahan} Dahan in {land}, {dahan} are needed"
    energy = sum(there.energy for there in position.spirits.values())
    if energy < ritual.energy:
        return f"the Spirits have {energy} Energy together, {ritual.energy} are paid"
    presence = sum(here.presence.values())
    if presence < ritual.presence:
        return f"there is {presence} presence in {land}, {ritual.presence} is destroyed"
    return ""


def perform_ritual(game: Game, position: Position, land: str) -> Play[Position]:
    """Perform the Ritual of Terror in a land (Rituals of Terror).

    Args:
        game: rules and components.
        position: the position, in a Fast or Slow Power phase.
        land: the land.

    Returns:
        The position after what it takes, with the Terror Level raised, all earned Fear cards used
        and the Dahan of the land pushed.

    Raises:
        Illegal: something for it is missing.
    """
    ritual = ritual_of(game, position)
    require(
        ritual is not None,
        "SI-scenarios-E02",
        "the Ritual of Terror belongs to the Scenario Rituals of Terror, which isn't used",
    )
    assert ritual is not None
    missing = _missing(position, ritual, land)
    require(not missing, "SI-scenarios-E02", f"no Ritual of Terror: {missing}")

    position = yield from _pay(position, ritual.energy)
    position = yield from _give_presence(position, land, ritual.presence)
    level = position.fear.terror_level
    if level == max(game.components.must_be_gone):
        cite("SI-victory-and-defeat-E05")
        return replace(position, result="victory", result_by="terror level victory")
    position = replace(position, fear=replace(position.fear, terror_level=level + 1))
    position = judge(game, position, "power or card", at_end=False)

    position = yield from use_earned(game, position, use_fear_card)
    position = yield from _push_dahan(game, position, land)
    return judge(game, position, "power or card", at_end=True)


def _pay(position: Position, energy: int) -> Play[Position]:
    """Let the Spirits pay Energy together."""
    parts = tuple(
        Part(spirit, 1, there.energy) for spirit, there in position.spirits.items() if there.energy
    )
    paid = yield from Divide("ritual_energy", "ritual", energy, parts)
    for spirit, amounts in paid.items():
        left = position.spirits[spirit].energy - sum(amounts)
        position = with_spirit(position, spirit, energy=left)
    return position


def _give_presence(position: Position, land: str, presence: int) -> Play[Position]:
    """Let the Spirits destroy presence in the land together."""
    there = land_of(position, land).presence
    parts = tuple(Part(spirit, 1, number) for spirit, number in there.items())
    given = yield from Divide("ritual_presence", land, presence, parts)
    for spirit, amounts in given.items():
        position = destroy_presence(position, spirit, land, sum(amounts))
    return position


def _push_dahan(game: Game, position: Position, land: str) -> Play[Position]:
    """Push all Dahan out of the land, spread as evenly as can be over all adjacent lands."""
    pushed = dict.fromkeys(island(game, position)[land].adjacent, 0)
    while land_of(position, land).dahan and pushed and not position.result:
        groups = offer(labelled(land_of(position, land), ("dahan",)))
        piece = yield from Choose("push", land, groups)
        fewest = min(pushed.values())
        even = ("SI-scenarios-E02", lambda name: pushed.get(name) == fewest)  # noqa: B023  # asked at once
        to = yield from Choose("push_to", land, destinations(game, position, land, even))
        position, _ = push_one(game, position, piece, land, to)
        position = yield from follow(game, position, piece, land, to)
        pushed[to] += 1
    return position
