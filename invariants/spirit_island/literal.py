"""What may be chosen in a game, derived once more: slowly, literally, from the printed facts only.

Nothing here uses the engine. Positions and cards are plain JSON and TOML, as an adapter sees them;
only the map (which lands touch) is taken from the pack. Each function stands under the sentences
that it carries out, in the order in which a player would follow them. It knows the default reading
of every question.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

COMPONENTS = Path(__file__).parents[2] / "reference" / "rulewright" / "spirit_island" / "components"

OCEAN, RIVER, SHADOWS = (
    "Ocean's Hungry Grasp",
    "River Surges in Sunlight",
    "Shadows Flicker Like Flame",
)
LIGHTNING, GREEN = "Lightning's Swift Strike", "A Spread of Rampant Green"

FARTHER = {"Talons of Lightning": (2,), "Sap the Strength of Multitudes": (1,)}
"""Thresholds that add to the range of their power, from top to bottom."""

MAY_BE_FAST = {"Gather the Warriors": 0, "Lead the Furious Assault": 0}
"""Innate powers with a threshold that only lets them be used as if they were fast: its number."""

Plain = Mapping[str, Any]


class Land(NamedTuple):
    """What is printed on a land, and the lands that touch it."""

    terrain: str
    coastal: bool
    adjacent: frozenset[str]


Map = Mapping[str, Land]


# The box


@cache
def spirit_boards() -> dict[str, Plain]:
    """Return the Spirit boards by name."""
    return {board["name"]: board for board in _toml("spirits")["spirit"]}


@cache
def powers() -> dict[str, Plain]:
    """Return all Power cards and innate powers by name."""
    found: dict[str, Plain] = {}
    for deck in ("minor", "major"):
        found |= {card["name"]: card for card in _toml(f"{deck}_powers")["card"]}
    for board in spirit_boards().values():
        found |= {card["name"]: card for card in board["unique"]}
        found |= {power["name"]: {**power, "innate": True} for power in board["innate"]}
    return found


@cache
def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((COMPONENTS / f"{name}.toml").read_text(encoding="utf-8"))


# The table


def here(table: Plain, land: str) -> Plain:
    """Return what stands in a land."""
    found: Plain = table.get("lands", {}).get(land, {})
    return found


def presence(table: Plain, spirit: str, land: str) -> int:
    """Return how much presence a Spirit has in a land."""
    there: int = here(table, land).get("presence", {}).get(spirit, 0)
    return there


def holds(table: Plain, land: str, what: str) -> bool:
    """Tell whether something stands in a land; Invaders are Explorers, Towns and Cities."""
    kinds = ("explorer", "town", "city") if what == "invaders" else (what,)
    return any(here(table, land).get(kind, 0) for kind in kinds)


def lands_for_powers(table: Plain, places: Map) -> Map:
    """Return the lands as powers see them.

    Ocean in Play: on boards with at least one presence of Ocean's Hungry Grasp, the Ocean is a
    coastal wetland for powers.
    """
    seen = dict(places)
    if OCEAN in table["spirits"]:
        for board in table["boards"]:
            on_board = (f"{board}0", *(name for name in places if name[0] == board))
            if any(presence(table, OCEAN, name) for name in on_board):
                seen = _with_ocean(seen, board)
    return seen


def _with_ocean(lands: Map, board: str) -> dict[str, Land]:
    water = f"{board}0"
    shore = frozenset(name for name in lands if name[0] == board and lands[name].coastal)
    with_it = {
        name: land._replace(adjacent=land.adjacent | {water}) if name in shore else land
        for name, land in lands.items()
    }
    return {**with_it, water: Land("wetland", True, shore)}


def within(lands: Map, starts: Iterable[str], steps: int) -> set[str]:
    """Return the lands at most so many steps away from one of some lands."""
    reached = set(starts) & set(lands)
    for _ in range(steps):
        reached = reached.union(*(lands[name].adjacent for name in reached)) & set(lands)
    return reached


def sacred_site(table: Plain, lands: Map, spirit: str, land: str) -> bool:
    """Tell whether a land is a sacred site: 2 presence of one Spirit.

    River's Domain: in wetlands one presence is enough.
    """
    there = presence(table, spirit, land)
    if spirit == RIVER and lands[land].terrain == "wetland":
        return there >= 1
    return there >= 2


# What a Spirit has


def uncovered(table: Plain, spirit: str, track: str) -> list[Plain]:
    """Return the spaces of a track that no presence covers: the first, and one for each taken."""
    taken = table["spirits"][spirit].get(f"{track}_track", 0)
    spaces: list[Plain] = spirit_boards()[spirit][f"{track}_track"]
    return spaces[: taken + 1]


def highest(table: Plain, spirit: str, track: str) -> int:
    """Return the highest number that is uncovered; numbers aren't added up."""
    return max(space["number"] for space in uncovered(table, spirit, track) if "number" in space)


def elements(table: Plain, spirit: str) -> dict[str, int]:
    """Return the elements of a Spirit: those gained this turn, and those of its tracks."""
    has = dict(table["spirits"][spirit].get("elements", {}))
    for track in ("energy", "plays"):
        for space in uncovered(table, spirit, track):
            if space.get("element", "any") != "any":
                has[space["element"]] = has.get(space["element"], 0) + 1
    return has


def any_left(table: Plain, spirit: str) -> int:
    """Return how many "any" elements a Spirit has yet to choose this turn."""
    spaces = [*uncovered(table, spirit, "energy"), *uncovered(table, spirit, "plays")]
    shown = sum(space.get("element") == "any" for space in spaces)
    chosen: int = table["spirits"][spirit].get("any_chosen", 0)
    return shown - chosen


def lacks(has: Mapping[str, int], needs: Mapping[str, int]) -> int:
    """Return how many elements are lacking for a threshold."""
    return sum(max(0, number - has.get(element, 0)) for element, number in needs.items())


def cost(table: Plain, card: str) -> int:
    """Return what a card costs. Blitz: fast cards cost 1 less, never below 0."""
    printed: int = powers()[card].get("cost", 0)
    if table.get("scenario") == "Blitz" and powers()[card]["speed"] == "fast":
        return max(0, printed - 1)
    return printed


# Powers: their targets


def targets(
    table: Plain, places: Map, spirit: str, power: str, reached: Iterable[int], energy: int
) -> set[str]:
    """Return what a power can target.

    Args:
        table: the position.
        places: the lands of the map.
        spirit: who uses it.
        power: its name.
        reached: the numbers of its thresholds that are triggered.
        energy: the Energy that its user has left.

    Returns:
        Lands, or Spirits if it targets a Spirit.
    """
    card = powers()[power]
    everybody = set(table["spirits"])
    if card.get("target", "land") == "any spirit":
        return everybody
    if card.get("target", "land") == "another spirit":
        # Solo: who is alone targets itself.
        return everybody - {spirit} or {spirit}

    lands = lands_for_powers(table, places)
    # Range is counted from lands with presence of the Spirit, some powers count from sacred sites
    # or from one terrain only.
    user = table["spirits"][spirit]
    starts = {
        land
        for owner in (spirit, *user.get("targets_from", ()))
        for land in lands
        if presence(table, owner, land)
        and (not card.get("from_sacred_site") or sacred_site(table, lands, owner, land))
        and card.get("from_terrain", lands[land].terrain) == lands[land].terrain
    }
    farther = sum(FARTHER[power][n] for n in reached if n < len(FARTHER.get(power, ())))
    near = within(lands, starts, card["range"] + user.get("more_range", 0) + farther)
    # Shadows of the Dahan: for 1 Energy a land with Dahan at any distance.
    if spirit == SHADOWS and energy >= 1:
        near |= {land for land in lands if holds(table, land, "dahan")}
    return {land for land in near if _fits(table, lands, card, land)}


def _fits(table: Plain, lands: Map, card: Plain, land: str) -> bool:
    """Tell whether a land is what the target field shows: the only restrictions on targeting."""
    if card.get("terrain") and lands[land].terrain not in card["terrain"]:
        return False
    if card.get("coastal") and not lands[land].coastal:
        return False
    if card.get("with") and not holds(table, land, card["with"]):
        return False
    return not (card.get("without") and holds(table, land, card["without"]))


# Powers: which can be used now


def usable(table: Plain, places: Map, phase: str) -> set[tuple[str, str]]:
    """Return the powers that can be used in a Power phase now: Spirit and power."""
    return {
        (spirit, power)
        for spirit in table["spirits"]
        for power in (
            *table["spirits"][spirit].get("in_play", ()),
            *(innate["name"] for innate in spirit_boards()[spirit]["innate"]),
        )
        if _its_time(table, spirit, power, phase) and _has_target(table, places, spirit, power)
    }


def _its_time(table: Plain, spirit: str, power: str, phase: str) -> bool:
    card, user = powers()[power], table["spirits"][spirit]
    has = elements(table, spirit)
    if card.get("innate"):
        # Once a turn, whatever elements the Spirit has; one threshold must be reached.
        does = [
            threshold["needs"]
            for n, threshold in enumerate(card["thresholds"])
            if n != MAY_BE_FAST.get(power)
        ]
        if power in user.get("used", ()):
            return False
        if min(lacks(has, needs) for needs in does) > any_left(table, spirit):
            return False
    elif power in user.get("used", ()):
        # Once a turn, but for a leave to repeat it, with the speed that it had (SI-Q08).
        if not any(_leave(table, spirit, power, leave) for leave in user.get("repeats", ())):
            return False
        if power in user.get("used_fast", ()):
            return phase == "fast"
    if card["speed"] == phase:
        return True
    if phase == "slow":
        return False
    # A slow power as if it were fast: by an effect, for Air (Swiftness of Lightning), by a
    # threshold of its own.
    if user.get("may_hasten", 0):
        return True
    if spirit == LIGHTNING and len(user.get("hastened", ())) < has.get("air", 0):
        return True
    own = MAY_BE_FAST.get(power)
    return own is not None and lacks(has, card["thresholds"][own]["needs"]) == 0


def _leave(table: Plain, spirit: str, power: str, leave: Plain) -> bool:
    if powers()[power].get("cost", 0) > leave.get("most_cost", 1000):
        return False
    return not leave.get("pays") or cost(table, power) <= table["spirits"][spirit].get("energy", 0)


def _has_target(table: Plain, places: Map, spirit: str, power: str) -> bool:
    has = elements(table, spirit)
    reached = [
        n
        for n, threshold in enumerate(powers()[power].get("thresholds", ()))
        if not lacks(has, threshold["needs"])
    ]
    energy = table["spirits"][spirit].get("energy", 0)
    return bool(targets(table, places, spirit, power, reached, energy))


# Playing cards


def playable(table: Plain, spirit: str, hand: Iterable[str], energy: int, used: int) -> set[str]:
    """Return the cards that a Spirit can play: it has a card play left and the Energy."""
    plays = highest(table, spirit, "plays") + table["spirits"][spirit].get("more_plays", 0)
    if used >= plays:
        return set()
    return {card for card in hand if cost(table, card) <= energy}


# Growth


class Growing:
    """A Spirit that grows, followed by what is asked and answered.

    It tells of each ask which options there must be.
    """

    def __init__(self, table: Plain, places: Map, spirit: str) -> None:
        """Take the position in which it begins."""
        self._board = spirit_boards()[spirit]
        self._spirit = spirit
        self._table = table
        self._places = places
        there = table["spirits"][spirit]
        self._lands = {
            name: number for name in table["lands"] if (number := presence(table, spirit, name))
        }
        self._left = {
            track: len(self._board[f"{track}_track"]) - 1 - there.get(f"{track}_track", 0)
            for track in ("energy", "plays")
        }
        self._destroyed = there.get("destroyed_presence", 0)
        self._energy = there.get("energy", 0)
        self._picked: list[str] = []
        self._waiting: dict[str, Plain] = {}
        self._now: Plain = {}
        self._source = ""
        self._to_place = False

    def expected(self, key: str, subject: str) -> set[str] | None:
        """Return the options that an ask must have; None if it isn't about presence or Growth."""
        if key == "growth":
            options = {f"option {n}" for n in range(1, 1 + len(self._board["growth"]))}
            return options - set(self._picked)
        if key == "growth_action":
            return set(self._actions())
        if key == "presence_from" and subject == self._spirit:
            return self._sources()
        if key == "presence_to" and subject == self._spirit:
            return self._goals(self._source)
        if key == "presence_from":  # gather one presence into each Ocean
            return self._lands.keys() & self._shore(subject)
        if key == "presence_to":
            return self._shore(subject)
        return None

    def answered(self, key: str, subject: str, answer: Any) -> None:
        """Follow an answer."""
        if key == "growth":
            self._picked.append(answer)
        elif key == "growth_action":
            self._now = self._actions()[answer]
            self._waiting.pop(answer)
            self._to_place = self._now["do"] == "add_presence"
            if self._now["do"] == "gain_energy":
                self._energy += self._now.get("n", 1)
        elif key == "presence_from":
            self._source = answer
            if subject != self._spirit:
                self._move(answer, subject.rpartition(" ")[2])
        elif key == "presence_to":
            water = subject.rpartition(" ")[2] if subject != self._spirit else ""
            self._move(water or self._source, answer)

    def left_out(self) -> str:
        """Tell what should have been asked for the last icon; "" if nothing."""
        if self._to_place and self._sources() and self._wanted():
            return f"{self._now} could be carried out and was not"
        return ""

    def unfinished(self) -> str:
        """Tell what the chosen options show that has not been carried out; "" if nothing."""
        if len(self._picked) < self._board.get("growth_picks", 1):
            return "no Growth option was chosen"
        return ", ".join(self._actions()) or self.left_out()

    def _actions(self) -> dict[str, Plain]:
        """Return what is still to be done: exactly the icons of the options, in any order."""
        picks = self._board.get("growth_picks", 1)
        if not self._waiting and len(self._picked) == picks and not self._now:
            icons = list(self._board.get("growth_always", ()))
            for option in self._picked:
                icons.extend(self._board["growth"][int(option.split()[1]) - 1])
            self._waiting = {f"{n}: {icon['do']}": icon for n, icon in enumerate(icons, 1)}
        return self._waiting

    def _homes(self) -> dict[str, Land]:
        """Return where its presence may stand. Ocean in Play: Oceans and coastal lands only."""
        if self._spirit != OCEAN:
            return dict(self._places)
        sea: Map = self._places
        for board in self._table["boards"]:
            sea = _with_ocean(sea, board)
        return {name: land for name, land in sea.items() if land.coastal}

    def _wanted(self) -> set[str]:
        """Return the lands in which the icon lets presence be added."""
        icon, homes = self._now, self._homes()
        table = {**self._table, "lands": self._with_own()}
        lands = lands_for_powers(table, self._places)
        # At most so many steps away from its own presence on the island.
        near = set(homes)
        if not icon.get("anywhere"):
            near = within(lands, self._lands, icon.get("range", 0))

        def fits(name: str) -> bool:
            if name not in homes:
                return False
            if icon.get("terrain") and homes[name].terrain not in icon["terrain"]:
                return False
            if icon.get("ocean") and not name.endswith("0"):
                return False
            if icon.get("coastal") and (not homes[name].coastal or name.endswith("0")):
                return False
            asked = icon.get("with", ())
            return not asked or any(holds(self._table, name, what) for what in asked)

        return set(filter(fits, near))

    def _with_own(self) -> dict[str, Plain]:
        """Return the lands with the presence that it has by now."""
        lands = {name: dict(land) for name, land in self._table["lands"].items()}
        for land in lands.values():
            land["presence"] = dict(land.get("presence", {}))
            land["presence"].pop(self._spirit, None)
        for name, number in self._lands.items():
            lands.setdefault(name, {}).setdefault("presence", {})[self._spirit] = number
        return lands

    def _sources(self) -> set[str]:
        """Return where a presence can come from.

        Off one of the tracks, or one on the island is moved to a land that the icon allows.
        Steady Regeneration: or a destroyed one, on a Blighted Island for 1 Energy.
        """
        sources = {track for track, left in self._left.items() if left}
        pays = self._table.get("blight_card", {}).get("side") == "blighted"
        if self._spirit == GREEN and self._destroyed and self._energy >= pays:
            sources.add("destroyed")
        return sources | {name for name in self._lands if self._goals(name)}

    def _goals(self, source: str) -> set[str]:
        return self._wanted() - {source}

    def _shore(self, subject: str) -> set[str]:
        board = subject.rpartition(" ")[2][0]
        return {name for name, land in self._places.items() if name[0] == board and land.coastal}

    def _move(self, source: str, to: str) -> None:
        self._to_place = False
        if source in self._left:
            self._left[source] -= 1
        elif source == "destroyed":
            self._destroyed -= 1
            self._energy -= self._table.get("blight_card", {}).get("side") == "blighted"
        else:
            self._lands[source] -= 1
        self._lands[to] = self._lands.get(to, 0) + 1
        self._lands = {name: number for name, number in self._lands.items() if number}


# Invader actions


def due_lands(table: Plain, places: Map, action: str) -> set[str]:
    """Return the lands in which an Invader action takes place.

    Each action takes place only in the land types that its card shows: ravage and build where
    Invaders are, explore where a Town, a City or the ocean is in the land or next to it.

    Args:
        table: the position.
        places: the lands of the map.
        action: `ravage`, `build` or `explore`.

    Returns:
        Lands. Those of a ravage that is skipped aren't among them.
    """
    invaders = table.get("invaders", {})
    card = next(one for one in _toml("invader_cards")["card"] if one["id"] == invaders[action])
    shown = {
        name
        for name, land in places.items()
        if land.terrain in card["terrains"] or (card["coastal"] and land.coastal)
    }
    if action == "explore":
        settled = {name for name in places if _buildings(table, name)}
        return {
            name
            for name in shown
            if name in settled or places[name].adjacent & settled or places[name].coastal
        }
    if action == "ravage" and "ravage" in invaders.get("skipped", ()):
        return set()
    return {
        name
        for name in shown
        if holds(table, name, "invaders") or (action == "build" and _beside(table, places, name))
        if action != "ravage" or not here(table, name).get("no_ravage")
    }


def _buildings(table: Plain, land: str) -> int:
    return sum(here(table, land).get(kind, 0) for kind in ("town", "city"))


def _beside(table: Plain, places: Map, land: str) -> bool:
    """England, level 1: also where 2 or more Towns and Cities are in adjacent lands."""
    if table.get("adversary") != "Kingdom of England" or not table.get("adversary_level", 0):
        return False
    return sum(_buildings(table, other) for other in places[land].adjacent) >= 2


# Scoring


def points(table: Plain) -> int:
    """Return the points of a game that is over.

    Victory: 5 x difficulty, 10, and 2 for each card left in the Invader deck. Defeat: 2 x
    difficulty, and 1 for each card no longer in it. Then 1 for each X living Dahan, less 1 for
    each X blight on the island, X being the number of players.
    """
    difficulty = 0
    for adversary in _toml("adversaries")["adversary"]:
        if adversary["name"] == table.get("adversary"):
            difficulty += adversary["level"][table.get("adversary_level", 0)]["difficulty"]
    for scenario in _toml("scenarios")["scenario"]:
        if scenario["name"] == table.get("scenario"):
            difficulty += scenario["difficulty"]
    invaders = table.get("invaders", {})
    face_up = [invaders.get(space) for space in ("explore", "build", "ravage", "extra_build")]
    if table["result"] == "victory":
        total = 5 * difficulty + 10 + 2 * len(invaders.get("deck", ()))
    else:
        total = 2 * difficulty + len(invaders.get("discard", ())) + sum(map(bool, face_up))
    lands = table["lands"].values()
    dahan, blight = (sum(land.get(kind, 0) for land in lands) for kind in ("dahan", "blight"))
    players: int = table.get("players", 1)
    return int(total + dahan // players - blight // players)


# One step of a game


class Asked(NamedTuple):
    """An ask with its options and its answer, as a trace has them."""

    key: str
    subject: str
    options: frozenset[str]
    answer: Any


def wrong_options(
    table: Plain, places: Map, operation: str, inputs: Plain, asked: Iterable[Asked]
) -> Iterator[str]:
    """Tell of each ask of a step whose options differ from those derived here.

    Args:
        table: the position in which the operation was carried out.
        places: the lands of the map.
        operation: its name.
        inputs: its inputs.
        asked: what it asked.

    Yields:
        A sentence for each difference.
    """
    name = operation.rpartition(".")[2]
    find: Callable[[Plain, Map, Plain, Iterable[Asked]], Iterator[str]] | None
    find = {
        "grow": _growing,
        "play_cards": _playing,
        "use_fast_power": _using,
        "use_slow_power": _using,
    }.get(name)
    if find is not None:
        what = f"{name} {' '.join(map(str, inputs.values()))}"
        yield from (f"{what}: {wrong}" for wrong in find(table, places, inputs, asked))


def _differs(ask: Asked, expected: set[str]) -> Iterator[str]:
    if ask.options != expected:
        more, fewer = sorted(ask.options - expected), sorted(expected - ask.options)
        yield (
            f"{ask.key} ({ask.subject}) offers {', '.join(sorted(ask.options)) or 'nothing'}; by "
            f"the text {', '.join(more) or 'nothing'} too much and {', '.join(fewer) or 'nothing'} "
            "too little"
        )


def _growing(table: Plain, places: Map, inputs: Plain, asked: Iterable[Asked]) -> Iterator[str]:
    growing = Growing(table, places, inputs["spirit"])
    for ask in asked:
        if ask.key == "growth_action" and growing.left_out():
            yield growing.left_out()
        expected = growing.expected(ask.key, ask.subject)
        if expected is not None:
            yield from _differs(ask, expected)
            growing.answered(ask.key, ask.subject, ask.answer)
    if growing.unfinished():
        yield f"not carried out: {growing.unfinished()}"


def _playing(table: Plain, places: Map, inputs: Plain, asked: Iterable[Asked]) -> Iterator[str]:
    spirit = inputs["spirit"]
    there = table["spirits"][spirit]
    hand, energy = list(there.get("hand", ())), there.get("energy", 0)
    used, declined = there.get("plays_used", 0), False
    for ask in asked:
        if ask.key == "play":
            yield from _differs(ask, playable(table, spirit, hand, energy, used))
            declined = not ask.answer
            if ask.answer:
                hand.remove(ask.answer)
                energy -= cost(table, ask.answer)
                used += 1
    missed = playable(table, spirit, hand, energy, used)
    if missed and not declined:
        yield f"nobody was asked whether to play {', '.join(sorted(missed))}"


def _using(table: Plain, places: Map, inputs: Plain, asked: Iterable[Asked]) -> Iterator[str]:
    """Look at the first target that a power asks for; its effects may ask for another."""
    spirit, power = inputs["spirit"], inputs["power"]
    has, energy = elements(table, spirit), table["spirits"][spirit].get("energy", 0)
    without: set[int] = set()
    for ask in asked:
        if ask.key == "any_element" and ask.answer:
            has[ask.answer] = has.get(ask.answer, 0) + 1
        elif ask.key == "without_threshold" and ask.answer:
            without = {int(name.split()[1]) - 1 for name in ask.answer.split(", ")}
        elif ask.key == "repeat_by" and ask.answer == "for its cost":
            energy -= cost(table, power)
        elif ask.key == "target":
            reached = [
                n
                for n, threshold in enumerate(powers()[power].get("thresholds", ()))
                if not lacks(has, threshold["needs"]) and n not in without
            ]
            yield from _differs(ask, targets(table, places, spirit, power, reached, energy))
            return
    yield "no target was asked for"
