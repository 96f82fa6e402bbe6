"""The Spirits: their Unique Powers and innate powers, one module each."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.spirit_island.effects import Power
from rulewright.spirit_island.spirits.a_spread_of_rampant_green import GREEN
from rulewright.spirit_island.spirits.bringer_of_dreams_and_nightmares import BRINGER
from rulewright.spirit_island.spirits.lightnings_swift_strike import LIGHTNING
from rulewright.spirit_island.spirits.oceans_hungry_grasp import OCEAN
from rulewright.spirit_island.spirits.river_surges_in_sunlight import RIVER
from rulewright.spirit_island.spirits.shadows_flicker_like_flame import SHADOWS
from rulewright.spirit_island.spirits.thunderspeaker import THUNDERSPEAKER
from rulewright.spirit_island.spirits.vital_strength_of_the_earth import EARTH

SPIRIT_POWERS: Mapping[str, Power] = {
    **LIGHTNING,
    **RIVER,
    **SHADOWS,
    **EARTH,
    **THUNDERSPEAKER,
    **OCEAN,
    **GREEN,
    **BRINGER,
}
"""What the Unique Powers and the innate powers of all Spirits do."""
