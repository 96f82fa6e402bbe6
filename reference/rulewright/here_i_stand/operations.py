"""Everything of the fragment of Here I Stand that can be asked for by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rulewright.core.asks import Play
from rulewright.core.clauses import BadData
from rulewright.core.frozen import frozen_map
from rulewright.core.operations import (
    AskDoc,
    Input,
    Lifted,
    OpenOperation,
    Operation,
    Rulebook,
)
from rulewright.core.symbolic import connected, fits
from rulewright.here_i_stand.chateaux import patron_of_the_arts
from rulewright.here_i_stand.checks import check
from rulewright.here_i_stand.components import Components, Game, load
from rulewright.here_i_stand.excommunication import (
    begin_turn,
    bring_luther_into_debate,
    deal_cards,
    excommunicate_reformer,
    excommunicate_ruler,
    give_card_to_papacy,
    lift_excommunication,
    new_ruler,
    play_event_of_debater,
)
from rulewright.here_i_stand.field_battle import CombatCard
from rulewright.here_i_stand.foreign_wars import (
    build_troops,
    fight_foreign_war,
    foreign_war,
    return_from_foreign_war,
    winter_regular,
)
from rulewright.here_i_stand.invariants import INVARIANTS
from rulewright.here_i_stand.mary import begin_english_impulse, play_as_event, reveal_card
from rulewright.here_i_stand.position import (
    Count,
    Force,
    Forces,
    MajorPower,
    Owner,
    Place,
    Position,
    Religion,
)
from rulewright.here_i_stand.protestants import change_religion, declare_war, move_troops
from rulewright.here_i_stand.rules import Rules
from rulewright.here_i_stand.sack_of_rome import sack_of_rome
from rulewright.here_i_stand.schmalkaldic_league import (
    end_war,
    gain_control,
    league_in_winter,
    schmalkaldic_league,
)
from rulewright.here_i_stand.situations import some_situation
from rulewright.here_i_stand.society_of_jesus import found_jesuit_university

POWER = Input("power", MajorPower, "the power")
CARD = Input("card", str, "the name of the card")
SPACE = Input("space", str, "the space", place=True)

MARY_ROLL = AskDoc("mary", "`england`", "dice", "the die of an English impulse under Mary I")
CHATEAUX = AskDoc("chateaux", "`france`", "dice", "the die for a chateau")
UNREST = AskDoc("unrest", "the power", "some options", "the cities that come into unrest")
ATTACKER_DICE = AskDoc("attacker_dice", "the owner of the stack", "dice", "the dice of the stack")
DEFENDER_DICE = AskDoc("defender_dice", "`papacy`", "dice", "the dice of the Papacy")
ODD_LOSS = AskDoc("odd_loss", "the owner", "one option", "the kind that takes the odd loss")
SACKED = AskDoc("sacked_cards", "the owner", "names drawn", "the cards drawn from the Papacy")
KEEP = AskDoc("keep_card", "the owner", "one option", "the card that the owner keeps")
LEAGUE_LEADER = AskDoc(
    "league_leader", "the leader", "one option", "the nearest Protestant stack, if several are"
)
LEAGUE_TROOPS = AskDoc(
    "league_troops", "the electorate", "one option", "the nearest Protestant electorate"
)
POWER_DICE = AskDoc("power_dice", "the card", "dice", "the dice of the power")
FOREIGN_DICE = AskDoc("foreign_dice", "the card", "dice", "the dice of the foreign army")
LOSSES = AskDoc("losses", "the owner", "a division", "the land units that are lost")
FOREIGN_UNITS = AskDoc(
    "foreign_units", "the card", "one option", "the minor power whose units stand for the army"
)
WINTER_CAPITAL = AskDoc(
    "winter_capital", "the power", "one option", "the capital, where it has two"
)
RETURN_TO = AskDoc("return_to", "the power", "one option", "the home key city to return to")


def _operation(
    name: str,
    section: str,
    run: Any,
    says: str,
    inputs: tuple[Input, ...] = (),
    asks: tuple[AskDoc, ...] = (),
) -> Operation:
    return Operation(f"here_i_stand.{name}", section, run, says, inputs, asks)


LEAGUE_ASKS = (LEAGUE_LEADER, LEAGUE_TROOPS)

OPERATIONS: Mapping[str, Operation] = {
    operation.name: operation
    for operation in (
        _operation(
            "begin_english_impulse",
            "mary-impulses",
            begin_english_impulse,
            "An English impulse begins: it is seen whether it follows Mary's procedure.",
        ),
        _operation(
            "reveal_card",
            "mary-impulses",
            reveal_card,
            "England reveals the card of its impulse, without declaring its use.",
            (CARD,),
            (MARY_ROLL,),
        ),
        _operation(
            "play_as_event",
            "mary-impulses",
            play_as_event,
            "A power plays a card for its event.",
            (POWER, CARD),
        ),
        _operation(
            "patron_of_the_arts",
            "france-chateaux",
            patron_of_the_arts,
            "France plays Patron of the Arts as an event.",
            (),
            (CHATEAUX,),
        ),
        _operation(
            "found_jesuit_university",
            "society-of-jesus",
            found_jesuit_university,
            "The Papacy founds a Jesuit university.",
            (SPACE,),
        ),
        _operation(
            "excommunicate_reformer",
            "excommunication-reformer",
            excommunicate_reformer,
            "The Papacy excommunicates a reformer by the Papal Bull.",
            (Input("reformer", str, "the reformer"),),
        ),
        _operation(
            "play_event_of_debater",
            "excommunication-reformer",
            play_event_of_debater,
            "A power plays an event that needs an uncommitted debater.",
            (POWER, CARD, Input("debater", str, "the debater")),
        ),
        _operation(
            "bring_luther_into_debate",
            "excommunication-reformer",
            bring_luther_into_debate,
            "Luther is brought into a debate by the card Here I Stand.",
        ),
        _operation(
            "begin_turn",
            "excommunication-reformer",
            begin_turn,
            "A turn begins: excommunicated reformers return.",
        ),
        _operation(
            "excommunicate_ruler",
            "excommunication-ruler",
            excommunicate_ruler,
            "The Papacy excommunicates the ruler of a power by the Papal Bull.",
            (POWER,),
            (UNREST,),
        ),
        _operation(
            "deal_cards",
            "excommunication-ruler",
            deal_cards,
            "A power is dealt its cards.",
            (POWER, Input("cards", Count, "the cards that it would be dealt otherwise")),
        ),
        _operation(
            "give_card_to_papacy",
            "excommunication-ruler",
            give_card_to_papacy,
            "An excommunicated ruler's power gives a card to the Papacy.",
            (POWER, CARD),
        ),
        _operation(
            "lift_excommunication",
            "excommunication-ruler",
            lift_excommunication,
            "The Papacy lifts the excommunication of a ruler.",
            (POWER,),
        ),
        _operation(
            "new_ruler",
            "mary-rulers",
            new_ruler,
            "A power has a new ruler.",
            (POWER, Input("ruler", str, "the ruler")),
        ),
        _operation(
            "sack_of_rome",
            "sack-of-rome-procedure",
            sack_of_rome,
            "The event Sack of Rome is played.",
            (
                Input("player", MajorPower, "the power that plays the event"),
                Input("space", str, "the city in which the stack stands", place=True),
                Input("owner", Owner, "the owner of the stack"),
                Input(
                    "cards",
                    tuple[CombatCard, ...],
                    "the combat and response cards played in the battle",
                    required=False,
                ),
            ),
            (ATTACKER_DICE, DEFENDER_DICE, ODD_LOSS, LOSSES, SACKED, KEEP),
        ),
        _operation(
            "declare_war",
            "protestants-before-league",
            declare_war,
            "A power declares war on another.",
            (POWER, Input("on", MajorPower, "the power on which it declares war")),
        ),
        _operation(
            "move_troops",
            "protestants-before-league",
            move_troops,
            "Troops move or retreat.",
            (
                POWER,
                Input("origin", str, "where they stand", place=True),
                Input("target", str, "where they go to", place=True),
                Input("units", Forces, "the land units, by owner"),
                Input("leaders", tuple[str, ...], "the leaders", required=False),
            ),
        ),
        _operation(
            "change_religion",
            "protestants-before-league",
            change_religion,
            "The religion of a space changes.",
            (SPACE, Input("religion", Religion, "its new religion")),
        ),
        _operation(
            "schmalkaldic_league",
            "schmalkaldic-league",
            schmalkaldic_league,
            "The mandatory event Schmalkaldic League is played.",
            (),
            LEAGUE_ASKS,
        ),
        _operation(
            "league_in_winter",
            "schmalkaldic-league",
            league_in_winter,
            "Winter: the Schmalkaldic League forms by itself if it is time.",
            (),
            LEAGUE_ASKS,
        ),
        _operation(
            "end_war",
            "schmalkaldic-league",
            end_war,
            "Two powers end their war.",
            (POWER, Input("enemy", MajorPower, "its enemy")),
        ),
        _operation(
            "gain_control",
            "schmalkaldic-league",
            gain_control,
            "A power gains control of a space.",
            (SPACE, POWER, Input("by_siege", bool, "whether it gains it by a siege")),
        ),
        _operation(
            "foreign_war",
            "foreign-wars-setup",
            foreign_war,
            "A foreign war card is played.",
            (
                CARD,
                Input("units", Mapping[str, Force], "the land units sent, by city"),
                Input("leader", str, "the leader sent", required=False),
            ),
            (FOREIGN_UNITS, LOSSES),
        ),
        _operation(
            "fight_foreign_war",
            "foreign-wars-battle",
            fight_foreign_war,
            "A power fights its foreign war.",
            (CARD,),
            (POWER_DICE, FOREIGN_DICE, LOSSES, RETURN_TO),
        ),
        _operation(
            "build_troops",
            "foreign-wars-battle",
            build_troops,
            "A power places new land units.",
            (
                POWER,
                Input("units", Force, "the new land units"),
                Input("space", str, "where they are placed", place=True, required=False),
                Input("card", str, "the foreign war card that takes them", required=False),
            ),
        ),
        _operation(
            "winter_regular",
            "foreign-wars-battle",
            winter_regular,
            "A power places the regular of the winter phase.",
            (POWER,),
            (WINTER_CAPITAL,),
        ),
        _operation(
            "return_from_foreign_war",
            "foreign-wars-battle",
            return_from_foreign_war,
            "Units return from a foreign war.",
            (CARD,),
            (RETURN_TO,),
        ),
    )
}


def open_operations(game: Game, position: Position) -> tuple[OpenOperation, ...]:
    """Return nothing: what follows here is carried out by rules outside the fragment."""
    return ()


def tick(game: Game, position: Position, operation: OpenOperation, after: Position) -> Position:
    """Leave the agenda as it is: nothing of it is carried out here."""
    return after


def lift(
    game: Game, operation: str, position: Position, inputs: Mapping[str, Any]
) -> tuple[Lifted, ...]:
    """Give no larger operations: there are none."""
    return ()


def places(game: Game, position: Position) -> Mapping[str, Place]:
    """Return the spaces of the map in play by name."""
    return game.map


def symbolic(
    wanted: Mapping[str, Mapping[str, Any]], position: Mapping[str, Any], components: Components
) -> Mapping[str, Place]:
    """Make the small map that a case with symbolic spaces is played on.

    Args:
        wanted: what each space must be: the fields of a place; `adjacent` need be said of one of
            two spaces only.
        position: the position, plain.
        components: the box.

    Returns:
        The spaces by name, with every connection in both directions.

    Raises:
        Impossible: a space is connected to one that isn't described.
    """
    return frozen_map(msgspec.convert(connected(wanted), dict[str, Place]))


PRINTED_MAP = "map"
"""What the map of the box is called in `hello`."""


def board_names(components: Components) -> tuple[str, ...]:
    """Return what an implementation may name of the box: the printed map."""
    return (PRINTED_MAP,)


def maps(
    components: Components, boards: Sequence[str]
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Place]]]:
    """Give the maps that an implementation can have by the names of the box: the printed one."""
    if PRINTED_MAP in boards:
        yield {}, components.map


def binds(wanted: Mapping[str, Any], place: Place) -> bool:
    """Tell whether a space can stand for a symbolic one, its connections apart."""
    return fits(wanted, place)


def over(game: Game, position: Position) -> str:
    """Tell how the game has ended; "" since victory is outside the fragment."""
    return ""


def no_drawing(game: Game, position: Position, marked: frozenset[str]) -> str:
    """Draw nothing."""
    return ""


def box(components: Components) -> str:
    """Return Markdown that lists spaces and cards for writers of adapters."""
    spaces = ", ".join(components.map)
    cards = ", ".join(components.cards)
    return f"Spaces: {spaces}.\n\nCards: {cards}.\n"


def begin_game(
    components: Components, options: Mapping[str, str]
) -> tuple[Position, Mapping[str, Any]]:
    """Refuse to begin a game: the fragment has no set-up.

    Raises:
        BadData: always.
    """
    raise BadData(
        "here-i-stand: the fragment of its rulebook has no set-up and no sequence of play"
    )


def no_turn(game: Game, position: Position) -> Play[Position]:
    """Put nothing on the agenda: the sequence of play is outside the fragment."""
    return position
    yield


GAME = Rulebook(
    name="here_i_stand",
    title="Here I Stand",
    prefix="HIS",
    folder=Path(__file__).parent,
    position=Position,
    rules=Rules,
    place=Place,
    operations=OPERATIONS,
    open_operations=open_operations,
    game=Game,
    check=check,
    lift=lift,
    components=load,
    places=places,
    symbolic=symbolic,
    boards=board_names,
    maps=maps,
    tick=tick,
    pack="here_i_stand/map",
    binds=binds,
    over=over,
    draw=no_drawing,
    box=box,
    set_up="",
    begin_game=begin_game,
    begin_turn=no_turn,
    situations=some_situation,
    invariants=INVARIANTS,
)
