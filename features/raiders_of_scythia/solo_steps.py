"""Steps of the chapters on the solo game."""
