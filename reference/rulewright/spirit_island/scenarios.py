"""Scenarios: which one is used, and the numbers that it changes (Scenarios)."""

from __future__ import annotations

from rulewright.core.citing import cite, permits, require
from rulewright.core.frozen import replace, with_entry
from rulewright.spirit_island.components import Game, PrintedPower, PrintedScenario
from rulewright.spirit_island.position import Position, land_of, on_island
from rulewright.spirit_island.rules import reading

BLITZ = "Blitz"
HEART = "Guard the Isle's Heart"
RITUALS = "Rituals of Terror"
INSURRECTION = "Dahan Insurrection"


def printed_scenario(game: Game, position: Position) -> PrintedScenario | None:
    """Return the Scenario; None if none is used (Scenarios)."""
    if not position.scenario:
        return None
    return game.components.scenarios[position.scenario]


def choose_scenario(game: Game, position: Position, players: int) -> None:
    """Take the Scenario before the game is set up (Scenarios).

    Args:
        game: rules and components.
        position: the position with the Scenario that was chosen.
        players: the number of players.

    Raises:
        Illegal: what the Scenario changes for that many players is unknown.
    """
    card = printed_scenario(game, position)
    if card is None:
        return
    cite("SI-scenarios-P01", "SI-scenarios-P02")
    require(
        not card.inner_land or players <= card.inner_land_players,
        "SI-scenarios-E02",
        f"the Inner Lands of {position.scenario} for {players} players are known from a picture "
        f"only: play it with 1 or {card.inner_land_players}",
    )


# Blitz


def healthy_per_player(game: Game, position: Position) -> int:
    """Return the blight per player on the healthy side of the Blight card (Setup; Scenarios)."""
    card = printed_scenario(game, position)
    return game.components.healthy_per_player + (card.healthy_per_player if card else 0)


def blighted_per_player(game: Game, position: Position) -> int:
    """Return the blight per player on the blighted side of the Blight card (Blight; Scenarios)."""
    card = printed_scenario(game, position)
    flipped = game.components.blight_cards[position.blight_card.card]
    return flipped.blighted_per_player + (card.blighted_per_player if card else 0)


def cost_of(game: Game, position: Position, power: str) -> int:
    """Return the Energy that a Power card costs now.

    Args:
        game: rules and components.
        position: the position.
        power: the card.

    Returns:
        Its cost; below zero if it pays Energy back (SI-Q82).
    """
    card: PrintedPower = game.components.powers[power]
    scenario = printed_scenario(game, position)
    if scenario is None or not scenario.fast_card_discount or card.speed != "fast":
        return card.cost
    cite("SI-scenarios-E02")
    cost = card.cost - scenario.fast_card_discount
    return cost if reading(game.rules, "SI-Q82") == "pays_back" else max(cost, 0)


# Guard the Isle's Heart


def inner_lands(game: Game, position: Position) -> tuple[str, ...]:
    """Return the Inner Land of each board; none if the Scenario has none."""
    card = printed_scenario(game, position)
    if card is None or not card.inner_land:
        return ()
    return tuple(f"{board}{card.inner_land}" for board in position.boards)


def heart_is_lost(game: Game, position: Position) -> bool:
    """Tell whether a Town or City stands in an Inner Land after the first turn."""
    lands = inner_lands(game, position)
    if not lands or not position.first_turn_over:
        return False
    cite("SI-scenarios-E02")
    return any(land_of(position, land).town or land_of(position, land).city for land in lands)


# Rituals of Terror


def has_rituals(game: Game, position: Position) -> bool:
    """Tell whether only the Ritual of Terror raises the Terror Level and uses Fear cards."""
    card = printed_scenario(game, position)
    return card is not None and card.ritual is not None


def undivided_fear_deck(game: Game, position: Position) -> bool:
    """Tell whether all Fear cards are the Fear deck, without dividers (Scenarios).

    Where an Adversary divides the Fear deck as well, the Scenario's rule is followed.
    """
    undivided = has_rituals(game, position)
    if position.adversary and position.scenario:
        permits(not undivided, "SI-scenarios-R01")
    if undivided:
        cite("SI-scenarios-E02")
    return undivided


# Dahan Insurrection


def rises(game: Game, position: Position) -> bool:
    """Tell whether the Dahan Insurrection is played."""
    card = printed_scenario(game, position)
    return card is not None and card.insurrection is not None


def note_moved(game: Game, position: Position, kind: str, start: str, to: str) -> Position:
    """Note that an effect has moved a piece: moved Dahan raid when it is over.

    Of like Dahan in the land that it leaves, one that hasn't moved yet is taken to go.
    """
    if kind != "dahan" or not rises(game, position):
        return position
    moved = position.insurrection.moved
    stayed = land_of(position, start).dahan
    moved = with_entry(moved, start, min(moved.get(start, 0), stayed))
    moved = with_entry(moved, to, moved.get(to, 0) + 1)
    return replace(position, insurrection=replace(position.insurrection, moved=moved))


def note_destroyed(
    game: Game, position: Position, land: str, kind: str, number: int = 1
) -> Position:
    """Note that an effect has destroyed pieces: Towns and Cities are answered when it is over."""
    if kind not in ("town", "city") or not number or not rises(game, position):
        return position
    noted = position.insurrection
    if kind == "town":
        towns = with_entry(noted.towns, land, noted.towns.get(land, 0) + number)
        return replace(position, insurrection=replace(noted, towns=towns))
    cities = with_entry(noted.cities, land, noted.cities.get(land, 0) + number)
    return replace(position, insurrection=replace(noted, cities=cities))


def note_rising(game: Game, position: Position) -> Position:
    """Note that the last Fear card was earned: the Dahan rise when the effect is over."""
    if not rises(game, position):
        return position
    return replace(position, insurrection=replace(position.insurrection, rises=True))


def held_lands(position: Position) -> int:
    """Return in how many lands Towns and Cities outnumber the Dahan."""
    return sum(land.town + land.city > land.dahan for land in position.lands.values())


def too_few_dahan(game: Game, position: Position) -> bool:
    """Tell whether the Dahan Insurrection has failed for want of Dahan."""
    card = printed_scenario(game, position)
    if card is None or card.insurrection is None:
        return False
    cite("SI-scenarios-E02")
    needed = card.insurrection.dahan_per_player * position.players
    return on_island(position, "dahan") < needed
