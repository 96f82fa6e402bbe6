"""Steps of the scenarios on control, unrest and displacement."""

from __future__ import annotations
