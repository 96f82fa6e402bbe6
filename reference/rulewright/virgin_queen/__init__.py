"""Virgin Queen: one module per numbered section of the rulebook, in its order."""
