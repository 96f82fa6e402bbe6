"""An ordinary field battle, as far as the fragment needs one.

Its rules are outside the fragment. What the fragment relies on is a contract: each land unit rolls
a die, the best leader adds his battle rating, a card may add dice, and each hit costs the other
side one land unit. The numbers are those of the reference card (components/combat.toml).
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.asks import Divide, Part, Play, Roll, Tally
from rulewright.core.frozen import Frozen
from rulewright.here_i_stand.components import Game
from rulewright.here_i_stand.position import LAND_UNITS, Force, MajorPower, size


class CombatCard(Frozen, frozen=True):
    """A combat or response card that is played in a battle, and what it adds.

    Attributes:
        name: its name.
        power: who plays it.
        attacker_dice: the dice that it adds to the attacker.
        defender_dice: the dice that it adds to the defender.
    """

    name: str
    power: MajorPower
    attacker_dice: int = 0
    defender_dice: int = 0


def best_battle(game: Game, leaders: Sequence[str]) -> int:
    """Return the highest battle rating among some leaders; 0 without a leader."""
    return max((game.components.leaders[name].battle for name in leaders), default=0)


def dice_of(game: Game, units: int, battle: int) -> int:
    """Return the dice of one side: one for each land unit, and the best battle rating."""
    return units * game.components.combat.dice_per_unit + battle


def roll_hits(game: Game, key: str, subject: str, dice: int) -> Play[int]:
    """Roll the dice of one side and count its hits."""
    hit_on = game.components.combat.hit_on
    reads = Tally("hits", tuple(int(face >= hit_on) for face in range(1, 7)))
    faces = yield from Roll(key, subject, dice, reads=reads)
    return sum(face >= hit_on for face in faces)


def choose_losses(subject: str, force: Force, losses: int) -> Play[Force]:
    """Let the owner of a force choose the land units that it loses.

    Args:
        subject: whose losses.
        force: the land units.
        losses: how many are lost; all of them if there are no more.

    Returns:
        The land units that are lost.
    """
    if losses >= size(force):
        return force
    parts = tuple(
        Part(kind, 1, getattr(force, kind)) for kind in LAND_UNITS if getattr(force, kind)
    )
    division = yield from Divide("losses", subject, losses, parts)
    return Force(**{kind: sum(division.get(kind, ())) for kind in LAND_UNITS})
