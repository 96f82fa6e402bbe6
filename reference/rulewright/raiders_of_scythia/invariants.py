"""What holds of every step of every play, whoever plays it.

Each function tells what is wrong in a sentence, and nothing if all is well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.core.operations import Invariant
from rulewright.raiders_of_scythia.components import Game, laid_box
from rulewright.raiders_of_scythia.position import (
    OPPONENT,
    PLUNDER,
    SUPPLIED,
    Player,
    Position,
    RaidSpace,
)
from rulewright.raiders_of_scythia.rules import reading

SET_UP = "raiders_of_scythia.set_up"
SET_UP_OPPONENT = "raiders_of_scythia.set_up_opponent"
"""The operations that bring pieces onto the table."""
SCORE = "raiders_of_scythia.score"
END_TURN = "raiders_of_scythia.end_turn"
OPPONENT_TURN = "raiders_of_scythia.opponent_turn"
RAID = "raiders_of_scythia.raid"
RAIDS = (RAID, "raiders_of_scythia.plunder", "raiders_of_scythia.opponent_raid")
"""The operations that raid if they aren't refused."""
GOLD_VP = 2
PAIR_OF_LIVESTOCK = 2
"""By the text: the rules in force may say something else."""


def _pieces(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    had = pieces_of(before)
    if operation == SET_UP:
        for kind in SUPPLIED:
            had[kind] = getattr(game.components.counts, kind)
    return _told("pieces", had, pieces_of(after))


def pieces_of(position: Position) -> Counter[str]:
    """Count the pieces of each kind, wherever they are."""
    found: Counter[str] = Counter(position.supply)
    for player in position.players.values():
        for kind in SUPPLIED:
            if kind != "wound":
                found[kind] += getattr(player, kind)
        found["wound"] += sum(member.wounds for member in player.crew.values())
    found["provisions"] += position.opponent.provisions
    for lies in _raid_spaces(position):
        for kind in PLUNDER:
            found[kind] += lies.plunder.get(kind, 0)
    return +found


def _cards(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation in (SET_UP, SET_UP_OPPONENT):
        return ""
    for what, found in (("crew", crew_of), ("animals", animals_of), ("quests", quests_of)):
        wrong = _told(what, found(before), found(after))
        if wrong:
            return wrong
    return _told("strategies", _strategies(before), _strategies(after))


def crew_of(position: Position) -> Counter[str]:
    """Count the crew cards by name, wherever they are."""
    found = Counter((*position.crew_deck, *position.crew_discard))
    for player in position.players.values():
        found.update(player.hand)
        found.update(member.name for member in player.crew.values())
    return found


def animals_of(position: Position) -> Counter[str]:
    """Count the animal cards by name, wherever they are."""
    found = Counter((*position.animal_deck, *position.animal_discard))
    found.update(position.animals.values())
    found.update(position.opponent.horses)
    for player in position.players.values():
        found.update(player.eagles.values())
        found.update(player.horses.values())
    return found


def quests_of(position: Position) -> Counter[str]:
    """Count the quests by name, wherever they are."""
    found = Counter(position.village_quests.values())
    found.update(lies.quest for lies in _raid_spaces(position) if lies.quest)
    found.update(position.opponent.quests)
    for player in position.players.values():
        found.update(player.quests)
    return found


def _strategies(position: Position) -> Counter[str]:
    return Counter((*position.strategy_deck, *position.strategy_discard))


def _told(what: str, before: Counter[str], after: Counter[str]) -> str:
    for name in sorted({*before, *after}):
        if before[name] != after[name]:
            return f"{what}: {name}: there were {before[name]} and there are {after[name]}"
    return ""


def _board(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    rules, box = game.rules, laid_box(game, after)
    for name, player in after.players.items():
        for what, there, most in (
            ("crew", len(player.crew), rules.crew_spaces),
            ("eagles", len(player.eagles), rules.most_eagles),
            ("horses", len(player.horses), rules.most_horses),
        ):
            had = before.players[name] if name in before.players else Player()
            if there > max(most, len(getattr(had, what))):
                return f"{name} has {there} {what}, {most} are the most"
        for member in player.crew.values():
            strength = box.crew[member.name].strength
            if strength is not None and member.wounds > strength:
                return f"{name}: {member.wounds} wounds are on {member.name} ({strength})"
    return ""


def _workers(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation == SET_UP:
        return ""
    had, has_now = workers_of(before), workers_of(after)
    gone = had - has_now
    if operation in RAIDS or operation == OPPONENT_TURN:
        removed = reading(game.rules, "ROS-Q37") == "removed" and bool(before.opponent.crew)
        if removed and gone.total() <= 1 and not has_now - had:
            return ""
    wrong = _told("workers", had, has_now)
    if wrong:
        return wrong
    placed = before.placed
    if operation == "raiders_of_scythia.take_worker" and placed and placed not in after.village:
        return f"the worker that was just placed on the {placed} is taken back"
    return ""


def workers_of(position: Position) -> Counter[str]:
    """Count the workers by colour, wherever they are."""
    found: Counter[str] = Counter(position.village.values())
    found.update(player.worker for player in position.players.values() if player.worker)
    found.update(lies.worker for lies in _raid_spaces(position) if lies.worker)
    for settlement in position.settlements.values():
        found.update(settlement.workers.values())
    return found


def _one_raid_space(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation == SET_UP:
        return ""
    raided = _raided(after) - _raided(before)
    least = most = 0
    if operation in RAIDS:
        least = most = 1
        if operation == RAID and reading(game.rules, "ROS-Q23") == "fails":
            least = 0
    elif operation == OPPONENT_TURN:
        most = 1
    if not least <= raided <= most:
        return f"{raided} raid spaces are raided at once"
    return ""


def _raided(position: Position) -> int:
    return sum(lies.raided for lies in _raid_spaces(position))


def _raid_spaces(position: Position) -> Iterator[RaidSpace]:
    for settlement in position.settlements.values():
        yield from settlement.spaces.values()


def _last_turns(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if before.end_triggered and not after.end_triggered:
        return "the end of the game is not triggered any more"
    if operation not in (END_TURN, OPPONENT_TURN):
        same = before.last_turns == after.last_turns
        return "" if same else "who has a last turn changes in mid-turn"
    if before.last_turns:
        same = after.last_turns == before.last_turns[1:]
        return "" if same else "another one has had a last turn than the one whose turn ended"
    if not after.end_triggered:
        return "somebody has a last turn, and the end isn't triggered" if after.last_turns else ""
    wanted = Counter(before.order)
    if before.opponent.crew and reading(game.rules, "ROS-Q40") == "as_a_player":
        wanted[OPPONENT] += 1
    if reading(game.rules, "ROS-Q07") == "triggering_turn_is_last":
        ended = OPPONENT if operation == OPPONENT_TURN else before.active
        wanted -= Counter((ended,))
    if Counter(after.last_turns) != wanted:
        return f"last turns are left to {', '.join(after.last_turns) or 'nobody'}"
    return ""


def _score(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation != SCORE:
        return ""
    box = laid_box(game, before)
    for name, player in before.players.items():
        crew = [box.crew[member.name].vp or 0 for member in player.crew.values()]
        if reading(game.rules, "ROS-Q33") == "hand_too":
            crew += [box.crew[card].vp or 0 for card in player.hand]
        everywhere = reading(game.rules, "ROS-Q34") == "all"
        animals = [
            *(box.animals[one].eagle.vp for at, one in player.eagles.items() if at in player.crew),
            *(box.animals[one].horse.vp for at, one in player.horses.items() if at in player.crew),
        ]
        if everywhere:
            alone = [one for at, one in player.eagles.items() if at not in player.crew]
            animals += [box.animals[one].eagle.vp for one in alone]
            alone = [one for at, one in player.horses.items() if at not in player.crew]
            animals += [box.animals[one].horse.vp for one in alone]
        quests = [box.quests[quest].vp for quest in player.quests]
        plunder = GOLD_VP * player.gold + player.equipment + player.wagon
        plunder += player.livestock // PAIR_OF_LIVESTOCK
        if reading(game.rules, "ROS-Q09") == "rounded_up":
            plunder += player.livestock % PAIR_OF_LIVESTOCK
        wanted = player.vp + sum(crew) + sum(animals) + sum(quests) + plunder
        if not _rules_changed(game) and after.players[name].vp != wanted:
            return f"{name} has {after.players[name].vp} VP, by the text {wanted}"
    scores = {name: player.vp for name, player in after.players.items()}
    if after.opponent.crew:
        scores[OPPONENT] = after.opponent.vp
    most = max(scores[name] for name in (*after.order, *scores.keys() - after.players.keys()))
    if not after.result or any(scores[name] != most for name in after.result):
        return f"{' and '.join(after.result) or 'nobody'} wins, and the most VP are {most}"
    return ""


def _rules_changed(game: Game) -> bool:
    """Tell whether plunder has other VP than the text gives it."""
    rules = game.rules
    vp = (rules.gold_vp, rules.equipment_vp, rules.wagon_vp, rules.livestock_pair_vp)
    return vp != (GOLD_VP, 1, 1, 1) or rules.livestock_pair != PAIR_OF_LIVESTOCK


def _turns(
    game: Game, before: Position, operation: str, inputs: Mapping[str, Any], after: Position
) -> str:
    if operation == OPPONENT_TURN and after.active == OPPONENT:
        return "the turn of the opponent doesn't end"
    if operation == END_TURN:
        name, seats = before.active, before.order
        player = after.players[name]
        for kind in ("silver", "provisions", "kumis"):
            most = getattr(game.rules, f"{kind}_limit")
            if getattr(player, kind) > most:
                return f"{name} ends the turn with {getattr(player, kind)} {kind}"
        if len(player.hand) > game.rules.hand_limit:
            return f"{name} ends the turn with {len(player.hand)} cards"
        if len(seats) > 1 and after.active == name:
            return f"{name} has two turns in a row"
    return ""


INVARIANTS = (
    Invariant(
        "pieces are conserved",
        "Every piece is in the main supply, with a player or the opponent, or on a raid space.",
        ("ROS-components-L01", "ROS-components-L02", "ROS-components-L03"),
        _pieces,
    ),
    Invariant(
        "cards are conserved",
        "No crew card, animal card, quest or strategy card is lost, and none appears.",
        ("ROS-components-L06", "ROS-setup-U28", "ROS-solo-opponent-turn-S05"),
        _cards,
    ),
    Invariant(
        "what a board holds",
        "At most 5 crew, 5 eagles and 5 horses, and no more wounds than strength.",
        ("ROS-barracks-L02", "ROS-stables-L01", "ROS-wounds-L01"),
        _board,
    ),
    Invariant(
        "workers are conserved",
        "No worker is lost, and nobody takes back the one that was just placed.",
        ("ROS-turn-R02", "ROS-turn-R03", "ROS-work-R01"),
        _workers,
    ),
    Invariant(
        "one raid space",
        "A raid removes exactly one raid space, and nothing else removes any.",
        ("ROS-raid-S04", "ROS-solo-raid-S02"),
        _one_raid_space,
    ),
    Invariant(
        "one last turn",
        "After the turn in which the end is triggered everyone has exactly one last turn.",
        ("ROS-game-end-S01", "ROS-game-end-S02"),
        _last_turns,
    ),
    Invariant(
        "the score",
        "The final score is what the text gives for what a player has, and the most VP win.",
        ("ROS-scoring-V01", "ROS-scoring-V04", "ROS-scoring-D01"),
        _score,
    ),
    Invariant(
        "turns end",
        "Every turn ends within the limits, and another one's follows.",
        ("ROS-turn-S01", "ROS-silversmith-L01", "ROS-meeting-tent-L01"),
        _turns,
    ),
)
