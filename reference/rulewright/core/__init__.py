"""What every executable rulebook is made of. Knows no game."""
