"""What can stand on the table: positions that can't are refused with where and what."""

from __future__ import annotations

from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game, island, oceans
from rulewright.spirit_island.fear import DIVIDERS, FIRST_DIVIDER
from rulewright.spirit_island.position import PIECES, Position, count, damages
from rulewright.spirit_island.rules import reading


def check(game: Game, position: Position) -> None:
    """Refuse a position that can't stand on the table.

    Args:
        game: rules and components.
        position: the position.

    Raises:
        Impossible: says where and what.
    """
    places = island(game, position)
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
            lasts = getattr(game.rules, f"{kind}_health") + land.extra_health.get(kind, 0)
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
    _check_cards(game, position)


def _check_cards(game: Game, position: Position) -> None:
    invaders = position.invaders
    on_board = [invaders.explore, invaders.build, invaders.ravage]
    cards = [*invaders.deck, *(card for card in on_board if card), *invaders.discard]
    for card in cards:
        if card not in game.components.invader_cards:
            raise Impossible(f"invaders: there is no Invader card {card!r}")
        if cards.count(card) > 1:
            raise Impossible(f"invaders: the card {card} is there {cards.count(card)} times")
    fear = position.fear
    markers = game.rules.fear_per_player * position.players
    if fear.pool + fear.generated not in (0, markers):
        raise Impossible(
            f"fear: {fear.pool} markers in the pool and {fear.generated} generated make "
            f"{fear.pool + fear.generated}, there are {markers} (or none, if Fear is left out)"
        )
    if fear.generated == markers:
        raise Impossible("fear.generated: all markers are there, so a Fear card was earned already")
    fears = [*fear.deck, *fear.earned, *fear.discard]
    for card in fears:
        if card not in game.components.fear_cards and card not in DIVIDERS:
            raise Impossible(f"fear: there is no Fear card {card!r}")
        if fears.count(card) > 1:
            raise Impossible(f"fear: {card} is there {fears.count(card)} times")
    for card in (*fear.earned, *fear.discard):
        if card in DIVIDERS:
            raise Impossible(f"fear: {card} is a divider: it lies in the deck or on the board")
    if fear.deck and fear.deck[0] in DIVIDERS and reading(game.rules, "SI-Q27") == "as_exposed":
        raise Impossible(f"fear.deck: {fear.deck[0]} lies on top, so it was taken already (SI-Q27)")
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
