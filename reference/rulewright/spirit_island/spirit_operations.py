"""What the Spirits do that can be asked for by name."""

from __future__ import annotations

from rulewright.core.operations import AskDoc, Input, Operation
from rulewright.spirit_island.fast_phase import end_fast_phase, fast_phase, use_fast_power
from rulewright.spirit_island.gaining_powers import gain_power
from rulewright.spirit_island.setup_players import set_up_spirits
from rulewright.spirit_island.slow_phase import end_slow_phase, slow_phase, use_slow_power
from rulewright.spirit_island.spirit_phase import (
    gain_energy,
    play_cards,
    spirit_grows,
    spirit_phase,
)
from rulewright.spirit_island.spirits.oceans_hungry_grasp import trade_drowned

SPIRIT = Input("spirit", str, "the Spirit")
POWER = Input("power", str, "the power, a card in play or an innate power")


def _ask(key: str, subject: str, answer: str, says: str) -> AskDoc:
    return AskDoc(key, subject, answer, says)  # type: ignore[arg-type]  # one of the literals


THE_SPIRIT, THE_POWER, THE_LAND = "the Spirit", "the power", "the land"

GAIN_ASKS = (
    _ask("power_deck", THE_SPIRIT, "one option", "`minor` or `major`"),
    _ask("power_cards", THE_SPIRIT, "names drawn", "the Power cards that are drawn"),
    _ask("power_cards_anew", THE_SPIRIT, "names drawn", "all that are drawn anew (SI-Q36)"),
    _ask("keep_power", THE_SPIRIT, "one option", "the card that it keeps"),
    _ask("forget", THE_SPIRIT, "one option", "the Power card that it forgets"),
)
GROWTH_ASKS = (
    _ask("growth", THE_SPIRIT, "one option", "the Growth option, `option 1` the first"),
    _ask("growth_action", THE_SPIRIT, "one option", "what of the option is done next"),
    _ask("presence_from", THE_SPIRIT, "one option", "the track, or the land, it comes from"),
    _ask("presence_to", THE_SPIRIT, "one option", "the land that it goes to"),
    _ask("reclaim", THE_SPIRIT, "one option", "the card that is reclaimed"),
    *GAIN_ASKS,
)
ANY_ELEMENT = _ask("any_element", THE_SPIRIT, "one option", "the element of an `any` space")
PLAY = _ask("play", THE_SPIRIT, "one option", "the card that it plays next")
NEXT_SPIRIT = _ask(
    "next_spirit", "`spirit phase`", "one option", "the Spirit that takes its next step"
)
NEXT_POWER = _ask(
    "next_power", "`fast` or `slow`", "one option", "Spirit and power, as `Spirit: power`"
)
POWER_ASKS = (
    ANY_ELEMENT,
    _ask("without_threshold", THE_POWER, "one option", "reached thresholds that are left out"),
    _ask("target", THE_POWER, "one option", "the target land or Spirit"),
    _ask("next_effect", THE_POWER, "one option", "the base effect that comes next (SI-Q02)"),
    _ask("leave_effect", THE_POWER, "one option", "an effect that is left out (SI-Q03)"),
    _ask("way", THE_POWER, "one option", "which of several ways the power is used in"),
    _ask("may", THE_POWER, "one option", "whether what is optional is done"),
    _ask("damage", THE_LAND, "a division", "the damage over the Invaders"),
    _ask("damage_one_each", THE_LAND, "a division", "1 damage each over the Invaders"),
    _ask("destroy", THE_LAND, "one option", "the piece that is destroyed"),
    _ask("replace", THE_LAND, "one option", "the piece that is replaced"),
    _ask("gather", THE_LAND, "one option", "the land out of which a piece is gathered"),
    _ask("gather_piece", "the land it leaves", "one option", "the piece, where they differ"),
    _ask("push", THE_LAND, "one option", "the piece that is pushed"),
    _ask("push_to", THE_LAND, "one option", "the land into which it is pushed"),
    _ask("cascade", "the land it spreads from", "one option", "the land it spreads to"),
    _ask("elements", THE_SPIRIT, "some options", "the elements that it chooses, all different"),
    _ask("presence_from", THE_SPIRIT, "one option", "the track, or the land, it comes from"),
    _ask("presence_to", THE_SPIRIT, "one option", "the land that it goes to"),
    _ask("remove_blight", THE_POWER, "one option", "the land out of which blight is removed"),
    _ask("move_to", THE_POWER, "one option", "the land to which Dahan move, anywhere"),
    _ask("move", THE_LAND, "one option", "the Dahan that moves there"),
    _ask("repeat_by", THE_SPIRIT, "one option", "the permission by which a card is repeated"),
    _ask("repeat_in", THE_POWER, "one option", "the adjacent land in which it is done again"),
    _ask("give_card", THE_SPIRIT, "one option", "the card of its hand that it gives away"),
    _ask("avenge_in", THE_LAND, "a division", "the damage that avenges, over lands"),
    *GAIN_ASKS,
)

SET_UP_SPIRITS_ASKS = (
    _ask("start_board", THE_SPIRIT, "one option", "the board on which it begins"),
    _ask("first_presence", THE_SPIRIT, "one option", "where its first presence goes"),
)

SPIRIT_OPERATIONS = (
    Operation(
        "set_up_spirits",
        "setup-players",
        set_up_spirits,
        "Set up the Spirits that the players have chosen.",
        (
            Input("spirits", tuple[str, ...], "the Spirits, one for each player"),
            Input(
                "progression",
                tuple[str, ...],
                "those that use their Power Progression card",
                required=False,
            ),
        ),
        SET_UP_SPIRITS_ASKS,
    ),
    Operation(
        "spirit_phase",
        "spirit-phase",
        spirit_phase,
        "Carry out the whole Spirit phase.",
        (),
        (NEXT_SPIRIT, *GROWTH_ASKS, ANY_ELEMENT, PLAY),
    ),
    Operation("grow", "growth", spirit_grows, "Let a Spirit grow.", (SPIRIT,), GROWTH_ASKS),
    Operation(
        "gain_energy",
        "spirit-phase",
        gain_energy,
        "Let a Spirit gain Energy.",
        (SPIRIT,),
        (
            ANY_ELEMENT,
            _ask("reclaim", THE_SPIRIT, "one option", "the card that is reclaimed"),
        ),
    ),
    Operation(
        "play_cards",
        "spirit-phase",
        play_cards,
        "Choose the Power cards of this turn and pay for them.",
        (SPIRIT,),
        (PLAY,),
    ),
    Operation(
        "fast_phase",
        "fast-phase",
        fast_phase,
        "Carry out the whole Fast Power phase, as far as powers are used in it.",
        (),
        (NEXT_POWER, *POWER_ASKS),
    ),
    Operation(
        "use_fast_power",
        "fast-phase",
        use_fast_power,
        "Use a fast power.",
        (SPIRIT, POWER),
        POWER_ASKS,
    ),
    Operation("end_fast_phase", "fast-phase", end_fast_phase, "End the Fast Power phase."),
    Operation(
        "slow_phase",
        "slow-phase",
        slow_phase,
        "Carry out the whole Slow Power phase, as far as powers are used in it.",
        (),
        (NEXT_POWER, *POWER_ASKS),
    ),
    Operation(
        "use_slow_power",
        "slow-phase",
        use_slow_power,
        "Use a slow power.",
        (SPIRIT, POWER),
        POWER_ASKS,
    ),
    Operation("end_slow_phase", "slow-phase", end_slow_phase, "End the Slow Power phase."),
    Operation(
        "trade_drowned",
        "spirits",
        trade_drowned,
        "Trade health of drowned Invaders for 1 Energy.",
        (SPIRIT,),
    ),
    Operation(
        "gain_power",
        "gaining-powers",
        gain_power,
        "Let a Spirit gain a Power card.",
        (SPIRIT,),
        GAIN_ASKS,
    ),
)
"""What the Spirits do."""
