"""The rules in force: the numbers that the rulebook fixes, under names, and the chosen readings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from rulewright.core.frozen import EMPTY, Frozen
from rulewright.core.questions import Question, check_readings, load_questions

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Face = Annotated[int, msgspec.Meta(ge=1, le=7)]


class Rules(Frozen, frozen=True):
    """The rules in force.

    Attributes:
        edition: the rulebook.
        formation_without_leader: land units of a formation without a leader (VQ-5.1-L01).
        leaders_that_count: leaders whose command ratings a formation adds up (VQ-5.1-L03).
        in_fortification: land units that a fortification holds at most (VQ-2.1-L01).
        control_cost: CP of the Control Unfortified Space action (VQ-12.2-P01).
        move_cost: CP of a move (VQ-13.1-S04).
        pass_cost: CP of a move over a pass (VQ-13.1-S04).
        interception_dice: dice of an interception attempt (VQ-13.2-S04).
        interception_target: the result from which an interception succeeds (VQ-13.2-S05).
        avoid_battle_dice: dice of an attempt to avoid battle (VQ-13.3-S07).
        avoid_battle_target: the result from which it succeeds (VQ-13.3-S08).
        cavalry_modifier: what Ottoman cavalry adds or takes off (VQ-13.2-E01, E02).
        telescope_modifier: what the Telescope adds (VQ-13.2-E03).
        withdrawing: units that may withdraw into a fortification (VQ-13.4-R03).
        deployed_by_sea: land units of a deployment over a sea zone at most (VQ-10-L03).
        hit_on: the face from which a die is a hit (VQ-14-S07, VQ-15.1-S10).
        defender_dice: dice that the defender adds in a field battle (VQ-14-S06).
        assault_cost: CP of the Assault/Foreign War action (VQ-15.1-P01).
        units_per_die: units for each die of an assault on a defended space (VQ-15.1-S05).
        fortification_dice: dice that the defender of an assault adds (VQ-15.1-S09).
        ravelin_dice: dice that it adds instead with the Ravelin (VQ-15.1-S09).
        armada_per_ship: strength of the Armada for each unit of a blockade (VQ-23.2-E17).
        foreign_war_least: land units that must be sent to a foreign war (VQ-23.7-L02).
        foreign_war_most: land units that may be there (VQ-23.7-L01, L02).
        foreign_war_vp: the independents at the start for which it is worth VP (VQ-23.7-V01).
        war_winner_vp: the VP of such a war (VQ-23.7-V01).
        morisco_reach: spaces from Granada within which Moriscos stay (VQ-23.1-R02).
        sermon_cost: CP of the Preach Sermon action (VQ-18.2-P01).
        heresy_cost: CP of the Suppress Heresy action (VQ-18.3-P01).
        attempts: conversion attempts of either action (VQ-18.2-E01, VQ-18.3-E01).
        unrest_on: the face of a conversion attempt that brings unrest (VQ-18.5-S05).
        minor_from: the face from which one is a minor conversion (VQ-18.5-S04, S08).
        major_from: the face from which one is a major conversion (VQ-18.5-S07).
        rebellion_least: CP of a rebellion at least (VQ-18.4-P01).
        rebellion_most: CP of a rebellion at most (VQ-18.4-P01).
        home_dice: dice that a rebellion in a home space adds (VQ-18.5-S21).
        rebellion_hit_on: the face from which a die of a rebellion is a hit (VQ-18.5-S22).
        cp_per_regular: CP of a rebellion for each regular placed (VQ-18.5-S26).
        league_from: the first turn in which the Catholic League can form (VQ-20.10-T01).
        league_until: the last turn in which it can (VQ-20.10-T01).
        league_keys: French keys of the Protestant with which it forms at once (VQ-20.10-E01).
        league_spaces: French home spaces with which it doesn't form (VQ-20.10-E02).
        league_sum: the sum from which it forms (VQ-20.10-E03).
        league_others: the spaces that it takes besides Reims (VQ-20.10-S02).
        league_share: the part of the French units that it takes (VQ-20.10-S04).
        league_regulars: the regulars that it has at least (VQ-20.10-X01).
        league_war_turns: turns after it forms in which its wars aren't ended (VQ-20.10-R01).
        protestant_keys: keys outside the Netherlands with which the Protestant wins (VQ-23.6-E02).
        protestant_victory: Protestant spaces with which the Protestant wins (VQ-25.1-V02).
        catholic_victory: Protestant spaces with which a Catholic power wins (VQ-25.1-V03).
        french_victory: those of them in two zones with which it is France (VQ-25.1-V04).
        war_cost: CP of a war between England and Spain at the start of the game (VQ-9.5-U01).
        bull_lowers: by how much the excommunication of Elizabeth lowers them (VQ-9.5-E01).
        capture_lowers: by how much the capture of Mary lowers them (VQ-9.5-E02).
        execution_lowers: by how much her execution lowers them (VQ-9.5-E03).
        war_cost_least: the CP that it costs at least (VQ-9.5-L01).
        landing_cost: the cost up to which Spain may land in Ireland and Scotland (VQ-9.5-P01).
        execution_vp: the VP that England loses by the execution of Mary (VQ-23.3-V01).
        orphan_admin: the Admin rating of England without Elizabeth (VQ-23.3-E11).
        espionage_from: the first turn in which there is espionage (VQ-19-T01).
        informants: the Informants of each power (VQ-19-U01).
        intelligence_cost: CP of the Gain Intelligence action (VQ-19.1-P01).
        intelligence_dice: its dice before anything is added (VQ-19.1-S01).
        spy_hit_on: the face from which a die is a hit (VQ-19.1-S02, VQ-19.3-S03, VQ-19.4-S03, S04).
        operative_cost: CP of the Plant Operative action (VQ-19.2-P01).
        assassination_least: CP of an assassination at least (VQ-19.3-P01).
        assassination_most: CP of an assassination at most (VQ-19.3-P01).
        assassination_vp: the VP of an assassination (VQ-19.3-V01).
        catholic_rising_least: CP of an English Catholic Rebellion at least (VQ-19.4-P01).
        catholic_rising_most: CP of an English Catholic Rebellion at most (VQ-19.4-P01).
        rising_attempts: its conversion attempts (VQ-19.4-S06).
        rising_dice: the dice of its rebellion (VQ-19.4-S08).
        rising_cp: the CP of its rebellion by name (VQ-19.4-S05).
        rising_hit_on: the face from which one is a hit (VQ-19.4-S09).
        rising_spaces: the spaces that it gains at most (VQ-19.4-L01).
        rising_regulars: the regulars that it adds (VQ-19.4-S13).
        rising_victory: the hits more than those of England with which Spain wins (VQ-25.1-V06).
        naval_move_cost: CP of the Naval Move action (VQ-16.1-P01).
        captain_rating: the battle rating of the captains of whom 10 speaks (VQ-Q106).
        readings: the chosen reading of each question, where it isn't the default.
    """

    edition: str = "Korean edition"
    formation_without_leader: Number = 4
    leaders_that_count: Number = 2
    in_fortification: Number = 4
    control_cost: Number = 1
    move_cost: Number = 1
    pass_cost: Number = 2
    interception_dice: Number = 2
    interception_target: Number = 9
    avoid_battle_dice: Number = 2
    avoid_battle_target: Number = 9
    cavalry_modifier: Number = 1
    telescope_modifier: Number = 1
    withdrawing: Number = 4
    deployed_by_sea: Number = 5
    hit_on: Face = 5
    defender_dice: Number = 1
    assault_cost: Number = 1
    units_per_die: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 2
    fortification_dice: Number = 1
    ravelin_dice: Number = 2
    armada_per_ship: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 2
    foreign_war_least: Number = 3
    foreign_war_most: Number = 8
    foreign_war_vp: Number = 5
    war_winner_vp: Number = 1
    morisco_reach: Number = 2
    sermon_cost: Number = 2
    heresy_cost: Number = 2
    attempts: Number = 5
    unrest_on: Face = 1
    minor_from: Face = 4
    major_from: Face = 6
    rebellion_least: Number = 2
    rebellion_most: Number = 5
    home_dice: Number = 1
    rebellion_hit_on: Face = 5
    cp_per_regular: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 2
    league_from: Number = 3
    league_until: Number = 6
    league_keys: Number = 3
    league_spaces: Number = 5
    league_sum: Number = 12
    league_others: Number = 2
    league_share: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 3
    league_regulars: Number = 4
    league_war_turns: Number = 1
    protestant_keys: Number = 5
    protestant_victory: Number = 50
    catholic_victory: Number = 9
    french_victory: Number = 3
    war_cost: Number = 5
    bull_lowers: Number = 2
    capture_lowers: Number = 2
    execution_lowers: Number = 3
    war_cost_least: Number = 1
    landing_cost: Number = 3
    execution_vp: Number = 1
    orphan_admin: Number = 1
    espionage_from: Number = 3
    informants: Number = 2
    intelligence_cost: Number = 2
    intelligence_dice: Number = 2
    spy_hit_on: Face = 5
    operative_cost: Number = 2
    assassination_least: Number = 2
    assassination_most: Number = 4
    assassination_vp: Number = 1
    catholic_rising_least: Number = 3
    catholic_rising_most: Number = 5
    rising_attempts: Number = 6
    rising_dice: Number = 5
    rising_cp: Number = 4
    rising_hit_on: Face = 5
    rising_spaces: Number = 4
    rising_regulars: Number = 2
    rising_victory: Number = 4
    naval_move_cost: Number = 1
    captain_rating: Number = 1
    readings: Mapping[str, str] = EMPTY

    def __post_init__(self) -> None:
        """Refuse a reading that isn't one.

        Raises:
            BadData: an unknown question or reading.
        """
        super().__post_init__()
        check_readings(_questions(), self.readings)


@cache
def _questions() -> Mapping[str, Question]:
    return load_questions(Path(__file__).parent / "questions.toml")


def reading(rules: Rules, question: str) -> str:
    """Return the reading of a question that is in force."""
    return rules.readings.get(question) or _questions()[question].default
