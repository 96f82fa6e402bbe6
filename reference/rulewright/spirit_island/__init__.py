"""Spirit Island, base game: one module per chapter of the rulebook."""
