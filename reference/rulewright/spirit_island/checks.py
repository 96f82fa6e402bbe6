"""What can stand on the table: positions that can't are refused with where and what."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from rulewright.core.operations import Impossible
from rulewright.spirit_island.adversaries import extra_build_space, rules_against
from rulewright.spirit_island.components import Game, island, oceans
from rulewright.spirit_island.fear import DIVIDERS, FIRST_DIVIDER
from rulewright.spirit_island.fear_lasting import LASTING
from rulewright.spirit_island.position import (
    ELEMENTS,
    PIECES,
    Insurrection,
    Position,
    count,
    damages,
)
from rulewright.spirit_island.presence_tracks import TRACKS, covered, spaces
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import rises


def check(game: Game, position: Position) -> None:
    """Refuse a position that can't stand on the table.

    Args:
        game: rules and components.
        position: the position.

    Raises:
        Impossible: says where and what.
    """
    _check_choices(game, position)
    places = island(game, position)
    rules = rules_against(game, position)
    for name, land in position.lands.items():
        where = f"lands.{name}"
        if name not in places and name not in oceans(game, position):
            raise Impossible(f"{where}: there is no such land on the island")
        for kind, damaged in land.damage.items():
            if kind not in PIECES:
                raise Impossible(f"{where}.damage: {kind!r} is no piece")
            if len(damaged) > count(land, kind):
                raise Impossible(
                    f"{where}.damage.{kind}: {len(damaged)} are damaged, {count(land, kind)} stand "
                    "there"
                )
            lasts = getattr(rules, f"{kind}_health") + land.extra_health.get(kind, 0)
            if damages(land, kind)[0] >= lasts:
                raise Impossible(
                    f"{where}.damage.{kind}: a {kind} with {damaged[0]} damage is destroyed "
                    f"(health {lasts})"
                )
        for kind in land.extra_health:
            if kind not in PIECES:
                raise Impossible(f"{where}.extra_health: {kind!r} is no piece")
        for spirit in land.presence:
            if spirit not in position.spirits:
                raise Impossible(f"{where}.presence: {spirit} is not among the spirits")
    _check_spirits(game, position)
    _check_tracks(game, position)
    _check_powers(game, position)
    _check_cards(game, position)


def _check_spirits(game: Game, position: Position) -> None:
    """Refuse an element that there isn't, and a board or a power that a Spirit can't have."""
    for name, there in position.spirits.items():
        for element in there.elements:
            if element not in ELEMENTS:
                raise Impossible(_unknown(f"spirits.{name}.elements", "element", element, ELEMENTS))
        if name not in game.components.spirits:
            continue
        if there.board and position.boards and there.board not in position.boards:
            raise Impossible(
                f"spirits.{name}.board: board {there.board} doesn't lie on the table, only "
                f"{', '.join(position.boards)}"
            )
        for power in there.used:
            if power not in game.components.powers:
                raise Impossible(_unknown_power(game, f"spirits.{name}.used", "power", power))


def _check_powers(game: Game, position: Position) -> None:
    """Refuse a Power card that isn't in the box, or is there more often than in the box."""
    seen: set[str] = set()
    for where, cards in _piles(game, position):
        for card in cards:
            printed = game.components.powers.get(card)
            if printed is None:
                raise Impossible(_unknown_power(game, where, "Power card", card))
            if printed.deck == "innate":
                raise Impossible(f"{where}: {card} is an innate power, there is no card of it")
            if card in seen:
                raise Impossible(f"{where}: {card} is there twice, and once in the box")
            seen.add(card)


def _piles(game: Game, position: Position) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give the piles of Power cards: those of Spirits of the box, and those beside the island."""
    for name, there in position.spirits.items():
        if name in game.components.spirits:
            for pile in ("hand", "in_play", "discard", "forgotten", "set_aside"):
                yield f"spirits.{name}.{pile}", getattr(there, pile)
    for pile in ("minor", "major", "minor_discard", "major_discard"):
        yield f"powers.{pile}", getattr(position.powers, pile)


def _unknown_power(game: Game, field: str, what: str, name: str) -> str:
    near = difflib.get_close_matches(name, game.components.powers, 1)
    return f"{field}: there is no {what} {name!r} in the box" + (
        f": did you mean {near[0]}?" if near else ""
    )


def _check_tracks(game: Game, position: Position) -> None:
    """Refuse a presence track with more spaces uncovered than presence stood on it."""
    for name in position.spirits:
        if name not in game.components.spirits:
            continue
        for track in TRACKS:
            left = covered(game, position, name, track)
            if left < 0:
                most = len(spaces(game, name, track)) - 1
                raise Impossible(
                    f"spirits.{name}.{track}_track: {most - left} spaces can't be uncovered, the "
                    f"track has {most} that presence covers"
                )


def _check_choices(game: Game, position: Position) -> None:
    """Refuse an Adversary, a level of it or a Scenario that isn't in the box."""
    adversaries = game.components.adversaries
    if position.adversary and position.adversary not in adversaries:
        raise Impossible(_unknown("adversary", "Adversary", position.adversary, adversaries))
    if position.adversary_level and not position.adversary:
        raise Impossible(f"adversary_level: level {position.adversary_level} of no Adversary")
    if position.adversary:
        highest = adversaries[position.adversary].level[-1].level
        if position.adversary_level > highest:
            raise Impossible(
                f"adversary_level: {position.adversary} has levels up to {highest}, there is no "
                f"level {position.adversary_level}"
            )
    scenarios = game.components.scenarios
    if position.scenario and position.scenario not in scenarios:
        raise Impossible(_unknown("scenario", "Scenario", position.scenario, scenarios))
    if position.insurrection != Insurrection() and not rises(game, position):
        raise Impossible("insurrection: something follows only in the Dahan Insurrection")
    if position.invaders.extra_build and extra_build_space(game, position) is None:
        raise Impossible(
            f"invaders.extra_build: {position.invaders.extra_build} lies on an extra Build space, "
            "and there is none: the Kingdom of England has it from level 3"
        )


def _unknown(field: str, what: str, name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"only {', '.join(known)}"
    return f"{field}: there is no {what} {name!r} in the box: {hint}"


def _check_cards(game: Game, position: Position) -> None:
    invaders = position.invaders
    on_board = [invaders.explore, invaders.build, invaders.ravage, invaders.extra_build]
    cards = [*invaders.deck, *(card for card in on_board if card), *invaders.discard]
    repeated = len(set(cards)) < len(cards)
    for card in cards:
        if card not in game.components.invader_cards:
            raise Impossible(f"invaders: there is no Invader card {card!r}")
        if repeated and cards.count(card) > 1:
            raise Impossible(f"invaders: the card {card} is there {cards.count(card)} times")
    fear = position.fear
    markers = rules_against(game, position).fear_per_player * position.players
    if fear.pool + fear.generated not in (0, markers):
        raise Impossible(
            f"fear: {fear.pool} markers in the pool and {fear.generated} generated make "
            f"{fear.pool + fear.generated}, there are {markers} (or none, if Fear is left out)"
        )
    if fear.generated == markers:
        raise Impossible("fear.generated: all markers are there, so a Fear card was earned already")
    fears = [*fear.deck, *fear.earned, *fear.discard]
    repeated = len(set(fears)) < len(fears)
    for card in fears:
        if card not in game.components.fear_cards and card not in DIVIDERS:
            raise Impossible(f"fear: there is no Fear card {card!r}")
        if repeated and fears.count(card) > 1:
            raise Impossible(f"fear: {card} is there {fears.count(card)} times")
    for card in (*fear.earned, *fear.discard):
        if card in DIVIDERS:
            raise Impossible(f"fear: {card} is a divider: it lies in the deck or on the board")
    if fear.deck and fear.deck[0] in DIVIDERS and reading(game.rules, "SI-Q27") == "as_exposed":
        raise Impossible(f"fear.deck: {fear.deck[0]} lies on top, so it was taken already (SI-Q27)")
    for used in fear.at_work:
        lasts = (used.card, used.level) in LASTING and used.level <= fear.terror_level
        if not lasts or reading(game.rules, "SI-Q64") != "when_acting":
            raise Impossible(
                f"fear.at_work: {used.card!r} used at level {used.level} isn't at work: a card is "
                "noted there only by the reading when_acting of SI-Q64, and only if its effect at "
                f"this level, not above {fear.terror_level}, lasts for the turn"
            )
    for card in fear.deck:
        if DIVIDERS.get(card, fear.terror_level + 1) <= fear.terror_level and card != FIRST_DIVIDER:
            raise Impossible(
                f"fear.deck: {card} was taken already, the level is {fear.terror_level}"
            )
    blight = position.blight_card
    if blight.card and blight.card not in game.components.blight_cards:
        raise Impossible(f"blight_card.card: there is no Blight card {blight.card!r}")
    if blight.side == "blighted" and not blight.card:
        raise Impossible("blight_card.side: without a Blight card there is no blighted side")
