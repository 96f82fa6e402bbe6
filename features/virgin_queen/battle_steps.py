"""Steps of the scenarios on field battles and sieges."""

from __future__ import annotations
