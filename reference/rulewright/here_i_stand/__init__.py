"""Here I Stand: the part of the rulebook that its fragment covers, one module per chapter."""
