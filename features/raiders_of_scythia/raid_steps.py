"""Steps of the chapters on raids: dice, strength, wounds."""
