"""Raiders of Scythia: one module per chapter of the rulebook, in its order."""
