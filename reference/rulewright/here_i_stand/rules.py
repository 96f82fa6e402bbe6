"""The rules in force: the numbers that the fragment fixes, under names, and the chosen readings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from rulewright.core.frozen import EMPTY, Frozen
from rulewright.core.questions import Question, check_readings, load_questions

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Face = Annotated[int, msgspec.Meta(ge=0, le=7)]


class Rules(Frozen, frozen=True):
    """The rules in force.

    Attributes:
        edition: the rulebook.
        papal_actions_to: the highest roll on which the Papacy acts (HIS-mary-impulses-E01).
        burning_to: the highest CP for which it only burns books (HIS-mary-impulses-E03).
        debate_at: the CP for which it only holds a debate (HIS-mary-impulses-E04).
        chateau_from: the roll from which a chateau is built (HIS-france-chateaux-E01).
        most_chateaux: the VP that chateaux give at most (HIS-france-chateaux-L01).
        unrest_cities: the cities in unrest when a ruler is excommunicated
            (HIS-excommunication-ruler-S02).
        cards_fewer: the cards that a power gets less then (HIS-excommunication-ruler-E01).
        defender_dice: the dice that the defender adds (HIS-sack-of-rome-procedure-E01).
        st_peters_loss: the CP that St. Peter's loses (HIS-sack-of-rome-procedure-E05).
        cards_drawn: the cards drawn from the Papacy (HIS-sack-of-rome-procedure-E06).
        league_cities: the Protestant cities of the League (HIS-protestants-general-T01).
        league_turn: the turn from which it may form (HIS-schmalkaldic-league-T01).
        league_winter: the turn in whose winter it forms (HIS-schmalkaldic-league-T02).
        foreign_war_cost: the CP of an attempt (HIS-foreign-wars-battle-S01).
        foreign_war_leaders: the leaders that may be sent (HIS-foreign-wars-setup-P02).
        winter_regulars: the regulars of winter (HIS-foreign-wars-battle-X04).
        readings: the chosen reading of each question, where it isn't the default.
    """

    edition: str = "Russian fragment"
    papal_actions_to: Face = 3
    burning_to: Number = 2
    debate_at: Number = 3
    chateau_from: Face = 3
    most_chateaux: Number = 6
    unrest_cities: Number = 2
    cards_fewer: Number = 1
    defender_dice: Number = 1
    st_peters_loss: Number = 5
    cards_drawn: Number = 2
    league_cities: Number = 12
    league_turn: Number = 2
    league_winter: Number = 4
    foreign_war_cost: Number = 1
    foreign_war_leaders: Number = 1
    winter_regulars: Number = 1
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
