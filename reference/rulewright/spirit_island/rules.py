"""The rules in force: the numbers that the rulebook fixes, under names, and the chosen readings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from rulewright.core.clauses import BadData
from rulewright.core.frozen import EMPTY, Frozen
from rulewright.core.operations import Amendment
from rulewright.core.questions import Question, check_readings, load_questions

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Health = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Rules(Frozen, frozen=True):
    """The rules in force.

    Attributes:
        edition: the rulebook.
        fear_per_player: Fear markers per player (SI-setup-invader-board-U02).
        fear_cards: Fear cards in the Fear deck (SI-setup-invader-board-U03).
        fear_stack: Fear cards between two dividers (SI-setup-invader-board-U04, U05).
        stage_1_cards: Stage I cards in the Invader deck (SI-setup-invader-deck-U04).
        stage_2_cards: Stage II cards in the Invader deck (SI-setup-invader-deck-U03).
        stage_3_cards: Stage III cards in the Invader deck (SI-setup-invader-deck-U02).
        most_players: the most players (SI-overview-D01).
        explorer_health: health of an Explorer (SI-glossary-D62).
        town_health: health of a Town (SI-damage-marking-D03).
        city_health: health of a City (SI-damage-marking-D02).
        dahan_health: health of a Dahan (SI-damage-marking-D04).
        explorer_damage: damage of an Explorer in a ravage (SI-ravage-E01).
        town_damage: damage of a Town in a ravage (SI-ravage-E02).
        city_damage: damage of a City in a ravage (SI-ravage-E03).
        dahan_damage: damage of a Dahan that fights back (SI-ravage-S06).
        damage_per_dahan: damage that destroys one Dahan in a ravage (SI-ravage-E07).
        blight_at: damage to a land that blights it (SI-ravage-E05).
        fear_for_town: Fear for a destroyed Town (SI-fear-and-terror-E03).
        fear_for_city: Fear for a destroyed City (SI-fear-and-terror-E04).
        powers_drawn: Power cards that are drawn when one is gained (SI-gaining-powers-S01).
        sacred_site: presence of one Spirit that makes a sacred site
            (SI-presence-and-sacred-sites-D03).
        readings: the chosen reading of each question, where it isn't the default.
        amendments: the amendments in force.
    """

    edition: str = "base game, Korean edition"
    fear_per_player: Number = 4
    fear_cards: Number = 9
    fear_stack: Number = 3
    stage_1_cards: Number = 3
    stage_2_cards: Number = 4
    stage_3_cards: Number = 5
    most_players: Number = 4
    explorer_health: Health = 1
    town_health: Health = 2
    city_health: Health = 3
    dahan_health: Health = 2
    explorer_damage: Number = 1
    town_damage: Number = 2
    city_damage: Number = 3
    dahan_damage: Number = 2
    damage_per_dahan: Health = 2
    blight_at: Number = 2
    fear_for_town: Number = 1
    fear_for_city: Number = 2
    powers_drawn: Number = 4
    sacred_site: Number = 2
    readings: Mapping[str, str] = EMPTY
    amendments: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a reading that isn't one, an amendment that nobody made, and a contradiction.

        Raises:
            BadData: an unknown question, reading or amendment, an amendment that is there twice, or
                numbers that can't be together.
        """
        super().__post_init__()
        if 2 * self.fear_stack > self.fear_cards:
            raise BadData(
                f"rules: two stacks of fear_stack = {self.fear_stack} don't fit into a Fear deck "
                f"of fear_cards = {self.fear_cards}"
            )
        check_readings(_questions(), self.readings)

        for number, amendment in enumerate(self.amendments):
            if amendment not in AMENDMENTS:
                raise BadData(
                    f"rules: there is no amendment {amendment!r}, only {', '.join(AMENDMENTS)}"
                )
            if amendment in self.amendments[:number]:
                raise BadData(f"rules: the amendment {amendment} is there twice")


AMENDMENTS: Mapping[str, Amendment] = {
    "blight_errata_2021": Amendment(
        "blight_errata_2021",
        "The Blight card begins with 1 blight token more, whatever the number of players.",
        "published errata of January 2021; the rulebook at hand is older",
        ("SI-setup-invader-board-U09", "SI-first-game-S03"),
    )
}
"""The amendments that can be put in force. The code of each stands where it acts."""


@cache
def _questions() -> Mapping[str, Question]:
    return load_questions(Path(__file__).parent / "questions.toml")


def reading(rules: Rules, question: str) -> str:
    """Return the reading of a question that is in force."""
    return rules.readings.get(question) or _questions()[question].default
