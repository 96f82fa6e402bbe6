"""The adapter around the engine with three of its rules played wrong, to see them found."""

from adapter import HELLO, main
from invaders import Game


class FaultyGame(Game):
    def damage_to_dahan(self, land):
        """Wrong: Defend lowers the damage to the land only, not that to the Dahan."""
        return self.invaders_damage(land)

    def is_source(self, land):
        """Wrong: the Invaders explore from Explorers too."""
        return land.has_invaders()

    def blight_destroys_presence(self, land, cascades):
        """Wrong: blight that spreads from a neighbour destroys no presence."""
        if not cascades:
            super().blight_destroys_presence(land, cascades)


if __name__ == "__main__":
    main(FaultyGame, {**HELLO, "name": "faulty.py"})
