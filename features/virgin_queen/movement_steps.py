"""Steps of the scenarios on land movement."""

from __future__ import annotations
