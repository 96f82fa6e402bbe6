"""Operations: rules that can be asked for by name, and the agenda on which whole games run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from rulewright.core.asks import Play
from rulewright.core.clauses import Clause, Section, clauses_of, load_sections
from rulewright.core.frozen import Frozen
from rulewright.core.maps import OwnMaps
from rulewright.core.packs import OwnPacks
from rulewright.core.questions import Question, load_questions


class Input(msgspec.Struct, frozen=True):
    """One input of an operation: its name, Python type, and what it means.

    Attributes:
        name: as in a case's `inputs`.
        kind: the type that the value is checked against.
        says: what it means.
        place: whether it names a place of the position.
        required: whether a case must give it.
    """

    name: str
    kind: Any
    says: str
    place: bool = False
    required: bool = True


class AskDoc(msgspec.Struct, frozen=True):
    """One ask of an operation, for its documentation and for adapters.

    Attributes:
        key: the key of the ask.
        subject: what the subject names.
        answer: `dice`, `names drawn`, `one option`, `some options` or `a division`.
        says: what is decided.
    """

    key: str
    subject: str
    answer: Literal["dice", "names drawn", "one option", "some options", "a division"]
    says: str


class Operation(msgspec.Struct, frozen=True):
    """A procedure that can be asked for by name: one step that a player would name.

    Attributes:
        name: with the game in front (`spirit_island.ravage_land`).
        section: the section of the rulebook in which it stands.
        run: the procedure: (game, position, **inputs) -> play of the new position.
        inputs: what must be given.
        asks: what it may ask.
        says: what it does, in the rulebook's words.
        rungs: larger operations through which it can be played, the next larger first.
    """

    name: str
    section: str
    run: Callable[..., Play[Any]]
    says: str
    inputs: tuple[Input, ...] = ()
    asks: tuple[AskDoc, ...] = ()
    rungs: tuple[str, ...] = ()


class OpenOperation(msgspec.Struct, frozen=True):
    """An operation that is due now, with its inputs."""

    operation: str
    inputs: Mapping[str, Any]


class Impossible(Exception):
    """A position that can't stand on the table; the message says where and what."""


class Lifted(msgspec.Struct, frozen=True):
    """A case of a small operation, put as a case of a larger one.

    Attributes:
        operation: the larger one.
        position: its position.
        inputs: its inputs.
        dice: key -> dice that it rolls besides those of the small one, and behind them.
    """

    operation: str
    position: Any
    inputs: Mapping[str, Any]
    dice: Mapping[str, Sequence[int]] = {}


class Situation(msgspec.Struct, frozen=True):
    """A position drawn for a search, and the operation that is carried out in it.

    Attributes:
        operation: its full name; it may be refused.
        position: what is on the table.
        inputs: the operation's inputs.
        places: the symbolic places of the position as a case describes them; none if it names
            real ones.
        table: what can be handed back to draw another operation in the same position.
    """

    operation: str
    position: Any
    inputs: Mapping[str, Any]
    places: Mapping[str, Mapping[str, Any]] = {}
    table: Any = None


class Invariant(msgspec.Struct, frozen=True):
    """What holds of every step of every play.

    Attributes:
        name: a short name, by which reports call it.
        says: what holds, in a sentence.
        clauses: the clauses from which it follows.
        broken: (game, before, operation, inputs, after) -> what is wrong, in a sentence; "" if it
            holds.
    """

    name: str
    says: str
    clauses: tuple[str, ...]
    broken: Callable[[Any, Any, str, Mapping[str, Any], Any], str]


class Amendment(msgspec.Struct, frozen=True):
    """A change of the rules that is not in the rulebook. It stands in code where it acts.

    Attributes:
        name: how the rules name it.
        says: what it changes.
        source: who made it, and where it stands.
        clauses: the clauses that it changes.
    """

    name: str
    says: str
    source: str
    clauses: tuple[str, ...]


def _under_way(game: Any, position: Any) -> bool:
    """Take every game to be under way."""
    return True


def _nothing(game: Any, position: Any) -> str:
    """Miss nothing."""
    return ""


def _no_boards(components: Any) -> Sequence[str]:
    """Have no board and no map in the box."""
    return ()


class Rulebook(msgspec.Struct, frozen=True):
    """Everything that the harness needs to know of a game. Each game makes one.

    Attributes:
        name: the import name (`spirit_island`).
        title: the title of the game.
        prefix: of its clause and question ids (`SI`).
        folder: where its clauses and questions lie.
        position: the type of its positions.
        rules: the type of its rules; every field has a default.
        place: the type of a place on its map.
        operations: by name.
        open_operations: (game, position) -> what is due now.
        game: (rules, components, places or None) -> what procedures get as `game`.
        check: (game, position) -> raises `Impossible`.
        lift: (game, operation, position, inputs) -> the same case on larger operations.
        pack: the name of its pack of components.
        components: () -> its components.
        places: (game, position) -> the places of the map in play by name.
        symbolic: (places of a case, plain position, components) -> the small map of the case.
        maps: (components, boards that an implementation has) -> the maps on which it can play,
            each as the fields that a position on it holds, and its places by name.
        tick: (game, position, open operation, position after it) -> the latter with its agenda.
        binds: (what a place must be, a place) -> whether it can stand for it.
        stands_in: (what a place must be, name of a place, the place) -> what a position must hold
            so that it can stand for it all the same (a control marker, say); None if it can't.
        over: (game, position) -> how the game has ended or would end if judged; "" if it goes on.
        begun: (game, position) -> whether the game is under way; before that it is set up.
        lacks: (game, position) -> what is missing on the table, so that something that a rule may
            demand can't be done at all (no card is left to be drawn); "" if nothing is.
        draw: (game, position, what to mark: names of places and dotted paths of fields) -> an SVG
            of the places that matter; "" if there are none.
        box: (components) -> Markdown that lists names, boards and cards for writers of adapters.
        set_up: the operation that begins a game, carried out on an empty position.
        begin_game: (components, options of the command line by name) -> the position on which a
            game is set up, and the inputs of its set-up; raises BadData.
        begin_turn: (game, position) -> play of the position with a turn on its agenda.
        situations: (source, rules, components, boards to play on, operations without the name of
            the game, table of an earlier situation) -> a situation; without boards on small
            symbolic maps, without a table in a position of its own; raises `Impossible` if there
            are no situations for the operation, or none on this table.
        invariants: what holds of every step of every play.
        amendments: the changes of the rules that can be put in force, by name.
        links: the fields of a place that name others: the first names all that it touches, each
            other one those of them that it touches in a certain way.
        own_maps: what can be done with maps that users bring as files; None if there are none.
        own_packs: what can be done with packs of components that users bring as files; None if
            there are none.
        score: the operation that scores a game that is over; "" if there is none.
        boards: (components) -> what `components` of a greeting may name: the boards or maps that
            are in the box; nothing if the game has no map.
        begins_with: the options of the command line that `begin_game` knows, by name.
    """

    name: str
    title: str
    prefix: str
    folder: Path
    position: type[Frozen]
    rules: type[Frozen]
    place: type[Frozen]
    operations: Mapping[str, Operation]
    open_operations: Callable[[Any, Any], tuple[OpenOperation, ...]]
    game: Callable[..., Any]
    check: Callable[[Any, Any], None]
    lift: Callable[..., tuple[Lifted, ...]]
    pack: str
    components: Callable[[], Any]
    places: Callable[[Any, Any], Mapping[str, Any]]
    symbolic: Callable[..., Mapping[str, Any]]
    maps: Callable[..., Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]]
    tick: Callable[..., Any]
    binds: Callable[..., bool]
    over: Callable[[Any, Any], str]
    draw: Callable[[Any, Any, frozenset[str]], str]
    box: Callable[[Any], str]
    set_up: str
    begin_game: Callable[[Any, Mapping[str, str]], tuple[Any, Mapping[str, Any]]]
    begin_turn: Callable[[Any, Any], Play[Any]]
    situations: Callable[..., Situation]
    invariants: tuple[Invariant, ...] = ()
    amendments: Mapping[str, Amendment] = {}
    begun: Callable[[Any, Any], bool] = _under_way
    lacks: Callable[[Any, Any], str] = _nothing
    links: tuple[str, ...] = ("adjacent",)
    stands_in: Callable[..., Mapping[str, Any] | None] | None = None
    own_maps: OwnMaps | None = None
    own_packs: OwnPacks | None = None
    score: str = ""
    boards: Callable[[Any], Sequence[str]] = _no_boards
    begins_with: tuple[str, ...] = ()

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the rulebook with their clauses."""
        return load_sections(self.folder / "clauses")

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """The clauses by id."""
        return clauses_of(self.folder / "clauses")

    @property
    def questions(self) -> Mapping[str, Question]:
        """The questions by id."""
        return load_questions(self.folder / "questions.toml")
