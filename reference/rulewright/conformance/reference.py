"""The reference as the harness sees it: a case is laid on the table and played by the engine."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rulewright.conformance.cases import Case, Result
from rulewright.core.asks import Answers, Play
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Ending, scripted
from rulewright.core.frozen import Frozen, frozen_map, merged, replace
from rulewright.core.operations import Impossible, Operation, Rulebook


class Laid(msgspec.Struct, frozen=True):
    """A case on the table, ready to be played.

    Attributes:
        rulebook: the game.
        game: rules, components and map, as the game's procedures get them.
        operation: what is done.
        position: what is on the table.
        inputs: the operation's inputs.
        answers: key -> subject -> the successive answers.
        spare: whether answers may be left over, because another reading asks for them.
    """

    rulebook: Rulebook
    game: Any
    operation: Operation
    position: Frozen
    inputs: Mapping[str, Any]
    answers: Answers
    spare: bool = False

    def start(self) -> Play[Any]:
        """Return the play of the operation, not yet started."""
        return self.operation.run(self.game, self.position, **self.inputs)

    def play(self, *, listen: bool = True) -> Ending[Any]:
        """Play the case.

        Raises:
            AnswerError: an answer doesn't fit.
            Impossible: the engine can't carry this out.
        """
        return scripted(self.start(), self.answers, listen=listen, spare=self.spare)


def lay(rulebook: Rulebook, case: Case, *, places: Mapping[str, Any] | None = None) -> Laid:
    """Lay a case on the table.

    Args:
        rulebook: the game.
        case: the case.
        places: the map; by default the boards of the position, or the case's symbolic places.

    Returns:
        The case, ready to be played.

    Raises:
        BadData: an unknown operation, input, rule, reading or field, or one of a wrong type.
        Impossible: the position can't stand on the table.
    """
    operation = find_operation(rulebook, case.operation)
    where = case.id
    rules = _convert(case.rules, rulebook.rules, f"{where}: rules")
    if case.components not in ("", rulebook.pack):
        raise BadData(
            f"{where}: components: there is no pack {case.components!r}, only {rulebook.pack}"
        )
    components = rulebook.components()
    position = _convert(case.position, rulebook.position, f"{where}: position")
    if places is None and case.places:
        _check_places(rulebook, case)
        places = rulebook.symbolic(case.places, case.position, components)
    game = rulebook.game(rules, components, places)
    try:
        rulebook.check(game, position)
    except Impossible as impossible:
        raise Impossible(f"{where}: position.{impossible}") from None
    inputs = _inputs(operation, case, game, position, rulebook)
    answers: Any = case.answers
    spare = case.expect.by_reading is not None
    return Laid(rulebook, game, operation, position, inputs, answers, spare)


def read_map(rulebook: Rulebook, file: Path) -> Mapping[str, Any]:
    """Read a map of one's own.

    Args:
        rulebook: the game.
        file: the file of the map.

    Returns:
        Its places, as the game's procedures get them.

    Raises:
        BadData: the game takes no such map, or it can't be read or played on.
    """
    if rulebook.own_maps is None:
        raise BadData(f"{file}: {rulebook.title} takes no map of one's own")
    return frozen_map(rulebook.own_maps.read(file))


def check_case(rulebook: Rulebook, case: Case) -> None:
    """Refuse a case that can't be played or judged, whatever the implementation does.

    Raises:
        BadData: it names what doesn't exist, or expects what no position can hold.
        Impossible: its position can't stand on the table.
    """
    lay(rulebook, case)
    expect = case.expect
    for name in case.readings:
        if name not in rulebook.questions:
            raise BadData(f"{case.id}: readings: there is no question {name}")
    results = [Result(outcome=expect.outcome), *(expect.any_of or ())]
    if expect.by_reading is not None:
        question = rulebook.questions.get(expect.by_reading.question)
        if question is None:
            raise BadData(f"{case.id}: expect: there is no question {expect.by_reading.question}")
        for name in expect.by_reading.readings:
            if name not in question.readings:
                raise BadData(
                    f"{case.id}: expect: {question.id} has no reading {name!r}, "
                    f"only {', '.join(question.readings)}"
                )
        results.extend(expect.by_reading.readings.values())
    for result in results:
        if result.outcome is not None:
            whole = merged(case.position, result.outcome)
            _convert(whole, rulebook.position, f"{case.id}: expect: outcome")


def _check_places(rulebook: Rulebook, case: Case) -> None:
    """Refuse a description of a symbolic place that says what no place can be."""
    kinds = _place_fields(rulebook.place)
    for name, wanted in case.places.items():
        try:
            msgspec.convert(wanted, _description(rulebook.place))
            continue
        except msgspec.ValidationError:
            pass  # what is wrong is told below, with the field's full name
        if not isinstance(wanted, Mapping):
            raise BadData(f"{case.id}: places.{name}: an object is wanted, {wanted!r} is given")
        for key, value in wanted.items():
            where = f"{case.id}: places.{name}.{key}"
            if key not in kinds:
                raise BadData(f"{where}: a place is described by {', '.join(kinds)} only")
            _convert(value, kinds[key], where)


@cache
def _place_fields(place: type[Frozen]) -> dict[str, Any]:
    """Return what a symbolic place may be described by, with the types."""
    return {**{field.name: field.type for field in msgspec.structs.fields(place)}, "apart": bool}


@cache
def _description(place: type[Frozen]) -> type[msgspec.Struct]:
    """Return the type of a whole description, which is checked faster than field by field."""
    fields = [(name, kind, None) for name, kind in _place_fields(place).items()]
    return msgspec.defstruct("Description", fields, forbid_unknown_fields=True)


def find_operation(rulebook: Rulebook, name: str) -> Operation:
    """Return an operation by its full name.

    Raises:
        BadData: no such operation.
    """
    if name not in rulebook.operations:
        import difflib

        near = difflib.get_close_matches(name, rulebook.operations, 1)
        hint = f": did you mean {near[0]}?" if near else ""
        raise BadData(f"there is no operation {name!r}{hint}")
    return rulebook.operations[name]


def with_reading(laid: Laid, question: str, name: str) -> Laid:
    """Return the same case under another reading of one question.

    Readings may ask different things, so answers that this one doesn't ask for are left alone.
    """
    readings = frozen_map({**laid.game.rules.readings, question: name})
    game = replace_rules(laid.game, replace(laid.game.rules, readings=readings))
    return msgspec.structs.replace(laid, game=game, spare=True)


def replace_rules(game: Any, rules: Frozen) -> Any:
    """Return the game with other rules."""
    return msgspec.structs.replace(game, rules=rules)


def _inputs(
    operation: Operation, case: Case, game: Any, position: Frozen, rulebook: Rulebook
) -> dict[str, Any]:
    where = f"{case.id}: inputs"
    wanted = {given.name: given for given in operation.inputs}
    for name in case.inputs:
        if name not in wanted:
            raise BadData(f"{where}: {operation.name} takes no {name!r}")
    inputs: dict[str, Any] = {}
    for name, given in wanted.items():
        if name not in case.inputs:
            if given.required:
                raise BadData(f"{where}: {operation.name} needs {name!r} ({given.says})")
            continue
        inputs[name] = _convert(case.inputs[name], given.kind, f"{where}.{name}")
        if given.place and inputs[name] not in rulebook.places(game, position):
            raise Impossible(f"{where}.{name}: there is no place {inputs[name]!r} on the map")
    return inputs


def _convert(value: Any, kind: Any, where: str) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{where}: {_located(value, kind, str(error))}") from None
    except BadData as error:
        raise BadData(f"{where}: {error}") from None


def _located(value: Any, kind: Any, told: str) -> str:
    """Put names into the path of an error, which leaves those of a mapping open: `spaces[...]`."""
    said, at, path = told.rpartition("`$")
    steps: list[Any] = []
    here = value
    for name, number, any_key in re.findall(r"\.(\w+)|\[(\d+)\]|(\[\.\.\.\])", path):
        try:
            if any_key:
                step: Any = next(key for key in here if _fails(value, kind, steps, key) == told)
            else:
                step = name or int(number)
            here = here[step]
        except (StopIteration, LookupError, TypeError):
            return told
        steps.append(step)
    return f"{said}`{'.'.join(map(str, steps))}`" if at and "[...]" in path else told


def _fails(value: Any, kind: Any, steps: Sequence[Any], key: str) -> str:
    """Return what is wrong with a value if a mapping in it has one of its keys only."""

    def narrowed(item: Any, left: Sequence[Any]) -> Any:
        if not left:
            return {key: item[key]}
        if isinstance(item, Mapping):
            return {**item, left[0]: narrowed(item[left[0]], left[1:])}
        return [narrowed(one, left[1:]) if at == left[0] else one for at, one in enumerate(item)]

    try:
        msgspec.convert(narrowed(value, steps), kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""
