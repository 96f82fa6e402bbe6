"""All powers by name: Minor, Major, Unique and innate."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import Power
from rulewright.spirit_island.major_powers import MAJOR_POWERS
from rulewright.spirit_island.minor_powers import MINOR_POWERS
from rulewright.spirit_island.spirits import SPIRIT_POWERS

POWERS: Mapping[str, Power] = {**MINOR_POWERS, **MAJOR_POWERS, **SPIRIT_POWERS}
"""What each power does."""
