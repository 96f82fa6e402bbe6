"""The Spirits: their Unique Powers, innate powers and special rules, one module each."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import Power

SPIRIT_POWERS: Mapping[str, Power] = {}
"""What the Unique Powers and the innate powers of all Spirits do."""
