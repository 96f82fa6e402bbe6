"""Steps of the chapters on the village: work and its buildings, the terms on cards."""
