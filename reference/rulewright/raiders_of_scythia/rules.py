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


class Rules(Frozen, frozen=True):
    """The rules in force.

    Attributes:
        edition: the rulebook.
        most_players: how many may play (ROS-overview-D01).
        few_players: up to how many players some raid spaces are not used (ROS-setup-X01).
        more_heroes_than_players: how many more pairs are revealed (ROS-setup-U21).
        silver_at_start: the silver with which a player begins (ROS-setup-U15).
        provisions_at_start: the provisions with which a player begins (ROS-setup-U15).
        cards_dealt: the crew cards that a player is dealt (ROS-setup-U29).
        cards_kept: those that the player keeps of them (ROS-setup-U29).
        animals_shown: the animal cards beside the main board (ROS-setup-U20).
        crew_spaces: the spaces of a player board (ROS-barracks-L02).
        most_eagles: the eagles that a player may have (ROS-stables-L01).
        most_horses: the horses that a player may have (ROS-stables-L01).
        eagle_silver: what an eagle costs (ROS-stables-P01).
        horse_equipment: what a horse costs (ROS-stables-P02).
        same_name: of how many crew of one name one may be removed (ROS-barracks-R02).
        healing_kumis: what healing costs (ROS-barracks-P02).
        wounds_healed: the wounds that it removes (ROS-barracks-P02).
        silver_for_blue: the Silversmith's silver for a blue worker (ROS-silversmith-E02).
        silver_for_others: the same for a grey or red one (ROS-silversmith-E03).
        farm_provisions: the Farm's provisions for a blue or grey worker (ROS-farm-E02).
        farm_provisions_for_red: the same for a red one (ROS-farm-E03).
        farm_wagons_for_red: the wagons it may give instead (ROS-farm-E03).
        tent_livestock: what the Chief's Tent takes (ROS-chiefs-tent-P01).
        tent_provisions: the provisions that it gives for it (ROS-chiefs-tent-P01).
        tent_kumis: the kumis that it gives for it (ROS-chiefs-tent-P01).
        meeting_cards: the cards of the Meeting Tent (ROS-meeting-tent-P01).
        meeting_cards_with_kumis: its cards beside kumis (ROS-meeting-tent-P02).
        meeting_kumis: that kumis (ROS-meeting-tent-P02).
        market_cards_for_silver: what the Market takes for silver (ROS-market-P01).
        market_silver: that silver (ROS-market-P01).
        market_cards_for_plunder: what it takes for a wagon or equipment (ROS-market-P02).
        market_plunder: how many of them it gives (ROS-market-P02).
        strength_of_kumis: the strength of one kumis in a raid (ROS-raid-E02).
        eagle_doubles: how many times an ability counts that an eagle doubles (ROS-stables-Z01).
        last_wound: the wounds that a crew member of strength 0 dies from (ROS-wounds-E02).
        silver_limit: the silver at the end of a turn (ROS-silversmith-L01).
        provisions_limit: the provisions at the end of a turn (ROS-farm-L01).
        kumis_limit: the kumis at the end of a turn (ROS-meeting-tent-L02).
        hand_limit: the cards in hand at the end of a turn (ROS-meeting-tent-L01).
        opponent_gain: the provisions that some AI crew gain more of (ROS-solo-ai-crew-E01).
        opponent_gain_with_ability: how many they gain then (ROS-solo-ai-crew-E01).
        raid_spaces_left: how many raid spaces bring the end (ROS-game-end-T01).
        quests_left: how many quests bring the end (ROS-game-end-T02).
        gold_vp: the VP of each gold (ROS-scoring-V04).
        equipment_vp: the VP of each equipment (ROS-scoring-V05).
        wagon_vp: the VP of each wagon (ROS-scoring-V06).
        livestock_pair: how much livestock makes a pair (ROS-scoring-V07).
        livestock_pair_vp: the VP of each pair of livestock (ROS-scoring-V07).
        readings: the chosen reading of each question, where it isn't the default.
    """

    edition: str = "Korean rulebook"
    most_players: Number = 4
    few_players: Number = 3
    more_heroes_than_players: Number = 1
    silver_at_start: Number = 3
    provisions_at_start: Number = 1
    cards_dealt: Number = 5
    cards_kept: Number = 3
    animals_shown: Number = 3
    crew_spaces: Number = 5
    most_eagles: Number = 5
    most_horses: Number = 5
    eagle_silver: Number = 2
    horse_equipment: Number = 1
    same_name: Number = 2
    healing_kumis: Number = 1
    wounds_healed: Number = 2
    silver_for_blue: Number = 3
    silver_for_others: Number = 2
    farm_provisions: Number = 2
    farm_provisions_for_red: Number = 3
    farm_wagons_for_red: Number = 1
    tent_livestock: Number = 1
    tent_provisions: Number = 2
    tent_kumis: Number = 1
    meeting_cards: Number = 2
    meeting_cards_with_kumis: Number = 1
    meeting_kumis: Number = 1
    market_cards_for_silver: Number = 1
    market_silver: Number = 2
    market_cards_for_plunder: Number = 2
    market_plunder: Number = 1
    strength_of_kumis: Number = 1
    eagle_doubles: Number = 2
    last_wound: Number = 1
    silver_limit: Number = 8
    provisions_limit: Number = 8
    kumis_limit: Number = 8
    hand_limit: Number = 8
    opponent_gain: Number = 2
    opponent_gain_with_ability: Number = 3
    raid_spaces_left: Number = 2
    quests_left: Number = 2
    gold_vp: Number = 2
    equipment_vp: Number = 1
    wagon_vp: Number = 1
    livestock_pair: Number = 2
    livestock_pair_vp: Number = 1
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
