"""Fear and terror."""

from __future__ import annotations

from rulewright.core.citing import cite, permits
from rulewright.core.frozen import replace
from rulewright.core.operations import Impossible
from rulewright.spirit_island.components import Game
from rulewright.spirit_island.position import Fear, Position
from rulewright.spirit_island.rules import reading
from rulewright.spirit_island.scenarios import note_rising
from rulewright.spirit_island.victory import judge, victory_met

DIVIDERS = {"Terror Level I": 1, "Terror Level II": 2, "Terror Level III": 3}
"""The dividers in the Fear deck and the level that each brings (the first by SI-Q01 only)."""

FIRST_DIVIDER = "Terror Level I"


def generate_fear(game: Game, position: Position, amount: int) -> Position:
    """Generate Fear and earn Fear cards (Fear and terror).

    Args:
        game: rules and components.
        position: the position.
        amount: how much Fear is generated.

    Returns:
        The position with the markers moved and the cards earned; won, if a new Terror Level or the
        last Fear card wins.

    Raises:
        Impossible: there are no Fear markers or no Fear cards on the table.
    """
    for left in reversed(range(amount)):
        fear = position.fear
        if not fear.deck and (fear.earned or fear.discard):
            break
        if fear.pool == 0 or not fear.deck:
            raise Impossible("fear: without Fear markers and Fear cards no Fear can be generated")
        cite("SI-fear-and-terror-S01")
        fear = replace(fear, pool=fear.pool - 1, generated=fear.generated + 1)
        position = replace(position, fear=fear)

        if permits(fear.pool == 0, "SI-fear-and-terror-S02"):
            position = replace(position, fear=_earn_fear_card(game, fear))
            if not position.fear.deck:
                position = note_rising(game, position)
            if victory_met(game, position):
                position = judge(game, position, "power or card", at_end=False)
            if position.result:
                break
            if left:
                cite("SI-fear-and-terror-S05")
    return position


def _earn_fear_card(game: Game, fear: Fear) -> Fear:
    if reading(game.rules, "SI-Q27") == "when_drawn":
        fear = _take_divider(fear)

    fear = replace(fear, deck=fear.deck[1:], earned=(*fear.earned, fear.deck[0]))

    # It waits there, face down.
    cite("SI-fear-and-terror-T01")

    if reading(game.rules, "SI-Q27") == "as_exposed":
        fear = _take_divider(fear)

    cite("SI-fear-and-terror-S04")
    return replace(fear, pool=fear.pool + fear.generated, generated=0)


def _take_divider(fear: Fear) -> Fear:
    shows = bool(fear.deck) and fear.deck[0] in DIVIDERS
    if permits(shows, "SI-fear-and-terror-S03"):
        cite("SI-fear-and-terror-T03", "SI-glossary-X01")
        fear = replace(fear, deck=fear.deck[1:], terror_level=DIVIDERS[fear.deck[0]])
    return fear
