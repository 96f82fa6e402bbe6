"""Steps of the chapters on the game as a whole: set-up, turn, end, scoring."""
