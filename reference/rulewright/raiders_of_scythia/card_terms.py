"""Card terms: what the words on cards mean, and the actions of cards in the Town Centre."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.core.asks import Choose, ChooseSome, Play
from rulewright.core.citing import Options, cite, offer, permits
from rulewright.core.frozen import replace, with_entry
from rulewright.raiders_of_scythia.barracks import (
    can_hire,
    hire,
    remove_wounds,
    wounds_of,
)
from rulewright.raiders_of_scythia.components import Game, printed_settlement
from rulewright.raiders_of_scythia.effects import (
    ITEMS,
    Action,
    Amounts,
    AnotherAction,
    FromThoseWithMore,
    Gain,
    Hire,
    LoseToGain,
    RemoveWounds,
    SwapCrew,
    SwapEagle,
    TakePlunder,
    UseBuilding,
)
from rulewright.raiders_of_scythia.position import (
    CREW_SPACES,
    PLUNDER,
    CrewMember,
    Pair,
    Plunder,
    Position,
    crew_space,
    with_player,
    with_settlement,
    with_supply,
)
from rulewright.raiders_of_scythia.printed import BUILDINGS, FOR_GREY_AND_RED, Colour
from rulewright.raiders_of_scythia.rules import reading
from rulewright.raiders_of_scythia.stables import (
    ANIMAL_PLACES,
    animal_place,
    animals_left,
    put_animal,
    without_animal,
)
from rulewright.raiders_of_scythia.supplies import (
    PIECES,
    can_pay,
    card_of,
    gain,
    numbered,
    pay,
    without,
)

Actions = tuple[Action, ...]
"""What is carried out together, in this order."""
Alternatives = tuple[Actions, ...]
"""What a card can do: one of these is carried out."""
RETURNED = "the returned one"
"""The eagle of a swap, where it may be taken as the horse itself."""


def carry_out(
    game: Game, position: Position, who: str, action: Action, worker: Colour
) -> Play[Position]:
    """Carry out an action that is printed on a card (Card terms).

    Args:
        game: rules and components.
        position: the position.
        who: the player.
        action: the action.
        worker: the colour of the worker with which the Town Centre is used.

    Returns:
        The position after it; the same one if the action can't be carried out.
    """
    if isinstance(action, AnotherAction):
        return (yield from _another_action(game, position, worker))
    if not can_do(game, position, who, action, worker):
        return position
    match action:
        case Gain(items):
            if items.cards:
                cite("ROS-card-terms-D01")
            return (yield from gain(game, position, who, items))
        case LoseToGain():
            return (yield from _lose_to_gain(game, position, who, action))
        case TakePlunder():
            return (yield from _take_plunder(game, position, who, action))
        case RemoveWounds(wounds):
            return (yield from _remove_wounds(position, who, wounds))
        case Hire(less):
            return (yield from hire(game, position, who, less))
        case SwapCrew():
            return (yield from _swap_crew(position, who))
        case SwapEagle():
            return (yield from _swap_eagle(game, position, who))
        case UseBuilding():
            return (yield from _use_building(game, position, who, worker))
        case FromThoseWithMore():
            return _from_those_with_more(position, who, action)


# What a card says


def act(
    game: Game, position: Position, who: str, alternatives: Alternatives, worker: Colour
) -> Play[Position]:
    """Carry out what a card says: the one of its alternatives that the player chooses.

    Args:
        game: rules and components.
        position: the position.
        who: the player.
        alternatives: what the card can do.
        worker: the colour of the worker with which the Town Centre is used.

    Returns:
        The position after it.
    """
    chosen = alternatives[0]
    if len(alternatives) > 1:
        named = {told(action): (action,) for (action,) in alternatives}
        options = offer(
            named,
            ("ROS-card-terms-R06", lambda name: _can_lose(position, who, named[name])),
            ("ROS-town-centre-S01", lambda name: _does(game, position, who, named[name], worker)),
        )
        chosen = named[(yield from Choose("card_action", who, options))]
    for action in chosen:
        position = yield from carry_out(game, position, who, action, worker)
    return position


def can_lose(position: Position, who: str, alternatives: Alternatives) -> bool:
    """Tell whether a player has what a card says is lost, by one of its alternatives."""
    return any(_can_lose(position, who, actions) for actions in alternatives)


def _can_lose(position: Position, who: str, actions: Actions) -> bool:
    trades = [action for action in actions if isinstance(action, LoseToGain)]
    if len(trades) < len(actions):
        return True
    return not trades or any(can_pay(position.players[who], trade.lose) for trade in trades)


def does_something(
    game: Game, position: Position, who: str, alternatives: Alternatives, worker: Colour
) -> bool:
    """Tell whether one of the alternatives of a card can be carried out."""
    return any(_does(game, position, who, actions, worker) for actions in alternatives)


def _does(game: Game, position: Position, who: str, actions: Actions, worker: Colour) -> bool:
    if reading(game.rules, "ROS-Q43") == "only_lose_to_gain":
        return True
    return any(can_do(game, position, who, action, worker) for action in actions)


def can_do(game: Game, position: Position, who: str, action: Action, worker: Colour) -> bool:
    """Tell whether an action can be carried out at all."""
    player = position.players[who]
    match action:
        case Gain(items):
            return _is_there(position, items)
        case LoseToGain(lose):
            return can_pay(player, lose)
        case TakePlunder():
            return bool(_plunder(game, position, action))
        case RemoveWounds():
            return wounds_of(player) > 0
        case Hire(less):
            return can_hire(game, position, who, less)
        case SwapCrew():
            return bool(player.crew and player.hand)
        case SwapEagle():
            return _can_swap_eagle(game, position, who)
        case UseBuilding():
            return True
        case AnotherAction():
            return _can_take_another(game, position, who, worker)
        case FromThoseWithMore():
            return bool(_with_more(position, who, action))


def _is_there(position: Position, items: Amounts) -> bool:
    """Tell whether there is anything of what is gained."""
    cards = position.crew_deck or position.crew_discard
    pieces = (kind for kind in PIECES if position.supply.get(kind))
    return bool(items.vp or (items.cards and cards) or any(getattr(items, kind) for kind in pieces))


def told(action: Action) -> str:
    """Tell an action in the words of cards."""
    match action:
        case Gain(items):
            return f"gain {_amounts(items)}"
        case LoseToGain(lose, gained):
            return f"lose {_amounts(lose)} to gain {_amounts(gained)}"
        case TakePlunder(civilisation):
            return f"take plunder of {civilisation}"
        case RemoveWounds(wounds):
            return f"remove {wounds} wounds"
        case Hire(less):
            return f"hire for {less} silver less" if less else "hire"
        case SwapCrew():
            return "swap crew"
        case SwapEagle():
            return "swap an eagle for a horse"
        case UseBuilding():
            return "use any building"
        case AnotherAction():
            return "another Town Centre action"
        case FromThoseWithMore(item, amount):
            return f"{amount} {item} from those with more"


def _amounts(items: Amounts) -> str:
    named = ((getattr(items, kind), kind) for kind in ITEMS)
    return " and ".join(f"{number} {kind}" for number, kind in named if number)


# The terms


def _lose_to_gain(game: Game, position: Position, who: str, trade: LoseToGain) -> Play[Position]:
    """Let a player lose this to gain that."""
    cite("ROS-card-terms-D06", "ROS-card-terms-R06")
    if trade.lose.cards or trade.gain.cards:
        cite("ROS-card-terms-D01")
    position = yield from pay(position, who, trade.lose)
    return (yield from gain(game, position, who, trade.gain))


def _plunder(
    game: Game, position: Position, action: TakePlunder
) -> Mapping[str, tuple[Plunder, str, Pair]]:
    """Return the plunder on the raid spaces of a civilisation, by what it is and where."""
    return {
        f"{kind} on {name}, space {pair}": (kind, name, pair)
        for name, settlement in sorted(position.settlements.items())
        if printed_settlement(game, position, name).civilisation == action.civilisation
        for pair, lies in sorted(settlement.spaces.items())
        for kind in PLUNDER
        if lies.plunder.get(kind)
    }


def _take_plunder(game: Game, position: Position, who: str, action: TakePlunder) -> Play[Position]:
    """Let a player take any 1 plunder from a raid space of a civilisation."""
    plunder = _plunder(game, position, action)
    chosen = yield from Choose("take_plunder", who, Options(tuple(plunder), {}))
    kind, name, pair = plunder[chosen]
    settlement = position.settlements[name]
    lies = settlement.spaces[pair]
    left = with_entry(lies.plunder, kind, lies.plunder[kind] - 1)
    spaces = with_entry(settlement.spaces, pair, replace(lies, plunder=left))
    position = with_settlement(position, name, replace(settlement, spaces=spaces))
    return with_player(position, who, **{kind: getattr(position.players[who], kind) + 1})


def _remove_wounds(position: Position, who: str, most: int) -> Play[Position]:
    """Let a player remove wounds from any of the own crew."""
    cite("ROS-card-terms-D04", "ROS-wounds-R03")
    crew = position.players[who].crew
    wounded = (space for space in CREW_SPACES if space in crew)
    wounds = numbered(space for space in wounded for _ in range(crew[space].wounds))
    most = min(most, len(wounds))
    removed = yield from ChooseSome("remove_wounds", who, Options(wounds, {}), min(1, most), most)
    for wound in removed:
        position = remove_wounds(position, who, crew_space(card_of(wound)), 1)
    return position


def _swap_crew(position: Position, who: str) -> Play[Position]:
    """Let a player swap 1 hired crew member with 1 from the hand; the wounds on it are returned."""
    player = position.players[who]
    spaces = tuple(space for space in CREW_SPACES if space in player.crew)
    space = crew_space((yield from Choose("swap_crew", who, Options(spaces, {}))))
    hand = tuple(dict.fromkeys(player.hand))
    card = yield from Choose("swap_card", who, Options(hand, {}))
    out = player.crew[space]
    position = with_supply(position, "wound", out.wounds)
    crew = with_entry(player.crew, space, CrewMember(card))
    return with_player(position, who, crew=crew, hand=(*without(player.hand, (card,)), out.name))


def _can_swap_eagle(game: Game, position: Position, who: str) -> bool:
    if not position.players[who].eagles:
        return False
    if reading(game.rules, "ROS-Q50") == "no_horse_either" and not animals_left(game, position):
        return False
    return bool(position.animals) or reading(game.rules, "ROS-Q29") == "any_of_four"


def _swap_eagle(game: Game, position: Position, who: str) -> Play[Position]:
    """Let a player swap 1 of the own eagles for an available horse."""
    cite("ROS-card-terms-S01")
    eagles = position.players[who].eagles
    spaces = tuple(space for space in CREW_SPACES if space in eagles)
    space = crew_space((yield from Choose("swap_eagle", who, Options(spaces, {}))))
    returned = eagles[space]
    position = without_animal(position, who, "eagle", space)

    cite("ROS-card-terms-S02", "ROS-card-terms-P01")
    any_of_four = reading(game.rules, "ROS-Q29") == "any_of_four"
    options = offer(
        (*ANIMAL_PLACES, RETURNED),
        ("ROS-stables-R01", lambda place: place == RETURNED or place in position.animals),
        ("ROS-card-terms-S02", lambda place: place != RETURNED or any_of_four),
    )
    chosen = yield from Choose("animal", who, options)
    if chosen == RETURNED:
        return (yield from put_animal(game, position, who, returned, "horse"))
    place = animal_place(chosen)
    card = position.animals[place]
    position = replace(position, animals=with_entry(position.animals, place, returned))
    return (yield from put_animal(game, position, who, card, "horse"))


def _another_action(game: Game, position: Position, worker: Colour) -> Play[Position]:
    """Let a player take any of the three Town Centre actions."""
    from rulewright.raiders_of_scythia.town_centre import town_centre  # it needs this chapter

    cite("ROS-card-terms-E01")
    return (yield from town_centre(game, position, worker))


def _can_take_another(game: Game, position: Position, who: str, worker: Colour) -> bool:
    from rulewright.raiders_of_scythia.town_centre import possible  # it needs this chapter

    return possible(game, position, who, worker)


def _use_building(game: Game, position: Position, who: str, worker: Colour) -> Play[Position]:
    """Let a player use any building's action as if the own worker were there."""
    from rulewright.raiders_of_scythia.work import use_action  # one of them needs this chapter

    options = offer(
        BUILDINGS,
        (
            "ROS-card-terms-R04",
            lambda building: worker != "blue" or building not in FOR_GREY_AND_RED,
        ),
    )
    chosen = yield from Choose("building", who, options)
    building = next(one for one in BUILDINGS if one == chosen)
    if building == position.opponent.blocked:
        cite("ROS-solo-blocked-buildings-P01")
    return (yield from use_action(game, position, building, worker))


def _with_more(position: Position, who: str, action: FromThoseWithMore) -> tuple[str, ...]:
    """Return the other players who have more of an item than a player."""
    own = getattr(position.players[who], action.item)
    others = (name for name in position.players if name != who)
    return tuple(
        name
        for name in others
        if permits(getattr(position.players[name], action.item) > own, "ROS-card-terms-R05")
    )


def _from_those_with_more(position: Position, who: str, action: FromThoseWithMore) -> Position:
    """Let each player who has more than a player lose some to that player; a tie is not more."""
    item = action.item
    for name in _with_more(position, who, action):
        there = getattr(position.players[name], item)
        lost = min(action.amount, there)
        position = with_player(position, name, **{item: there - lost})
        own = getattr(position.players[who], item)
        position = with_player(position, who, **{item: own + lost})
    return position
