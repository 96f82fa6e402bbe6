"""Changes of the rules: numbers, readings and amendments, as they are stated and put in force."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from rulewright.conformance.reference import Laid, replace_rules
from rulewright.conformance.reporting.reference_docs import attributes_of
from rulewright.core.clauses import BadData
from rulewright.core.frozen import Frozen, frozen_map, replace
from rulewright.core.operations import Rulebook


class Change(msgspec.Struct, frozen=True):
    """A change of the rules, held against those of the rulebook.

    Attributes:
        numbers: the names of numbers, with what they become.
        readings: questions, with the readings that are put in force.
        amendments: the amendments that are put in force.
    """

    numbers: Mapping[str, int] = {}
    readings: Mapping[str, str] = {}
    amendments: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything changes."""
        return bool(self.numbers or self.readings or self.amendments)


# Stating a change


def change_from(
    rulebook: Rulebook,
    numbers: Iterable[str] = (),
    readings: Iterable[str] = (),
    amendments: Iterable[str] = (),
) -> Change:
    """Read a change as it is given on the command line.

    Args:
        rulebook: the game.
        numbers: `NUMBER=VALUE` each.
        readings: `QUESTION=READING` each.
        amendments: names of amendments.

    Returns:
        The change; with it the rules hold together.

    Raises:
        BadData: an unknown name, a value that it can't have, something that is given twice, or
            rules that contradict one another.
    """
    named = _pairs("set", "NUMBER=VALUE, as in dahan_damage=3", numbers)
    read = _pairs("reading", "QUESTION=READING", readings)
    change = Change(
        {name: _number(rulebook, name, value) for name, value in named},
        {question: _reading(rulebook, question, name) for question, name in read},
        tuple(_amendment(rulebook, name) for name in amendments),
    )
    _once("set", [name for name, _ in named])
    _once("reading", [question for question, _ in read])
    _once("amend", change.amendments)
    in_force(change, rulebook.rules())
    return change


def numbers_of(rulebook: Rulebook) -> dict[str, Any]:
    """Return the numbers that the rules of a game fix: their names and types."""
    fields = msgspec.structs.fields(rulebook.rules)
    return {field.name: field.type for field in fields if type(field.default) is int}


def _pairs(option: str, wanted: str, given: Iterable[str]) -> list[tuple[str, str]]:
    pairs = [text.partition("=") for text in given]
    for name, equals, value in pairs:
        if not (name.strip() and equals and value.strip()):
            raise BadData(f"--{option} {name}{equals}{value}: {wanted} is wanted")
    return [(name.strip(), value.strip()) for name, _, value in pairs]


def _once(option: str, names: Sequence[str]) -> None:
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadData(f"--{option} {name} is given twice: take one off")


def _number(rulebook: Rulebook, name: str, value: str) -> int:
    kinds = numbers_of(rulebook)
    if name not in kinds:
        raise BadData(
            f"--set {name}: the rules of {rulebook.title} have no such number{near(name, kinds)} "
            f"(numbers: {', '.join(kinds)})"
        )
    try:
        whole = value if re.fullmatch("-?[0-9]+", value) else None  # not 1e1, which is 10.0
        found: int = msgspec.convert(whole, kinds[name], strict=False)
    except msgspec.ValidationError as error:
        wanted = str(error).partition(",")[0].replace("Expected `int`", "a whole number")
        raise BadData(f"--set {name}={value}: {wanted} is wanted") from None
    return found


def _reading(rulebook: Rulebook, question: str, name: str) -> str:
    where = f"--reading {question}={name}"
    if question not in rulebook.questions:
        hint = near(question, rulebook.questions)
        raise BadData(f"{where}: there is no question {question!r} about {rulebook.title}{hint}")
    found = rulebook.questions[question]
    if not found.readings:
        raise BadData(f"{where}: {question} has no readings: {found.question}")
    if name not in found.readings:
        there = ", ".join(found.readings)
        hint = near(name, found.readings)
        raise BadData(f"{where}: {question} has no reading {name!r}{hint} (readings: {there})")
    if not found.implemented:
        raise BadData(f"{where}: the engine doesn't carry out the readings of {question} yet")
    return name


def _amendment(rulebook: Rulebook, name: str) -> str:
    if name not in rulebook.amendments:
        there = ", ".join(rulebook.amendments) or "none"
        hint = near(name, rulebook.amendments)
        raise BadData(
            f"--amend {name}: {rulebook.title} has no such amendment{hint} (amendments: {there})"
        )
    return name


def near(name: str, names: Iterable[str]) -> str:
    """Return a hint at the name that was meant, if one is near, in whatever case it is written."""
    spelled = {known.casefold(): known for known in names}
    found = get_close_matches(name.casefold(), spelled, 1)
    return f": did you mean {spelled[found[0]]}?" if found else ""


# Putting it in force


def in_force(change: Change, rules: Frozen) -> Frozen:
    """Return the rules with a change in force.

    Args:
        change: the change.
        rules: the rules without it.

    Returns:
        The changed rules.

    Raises:
        BadData: they contradict one another.
    """
    before: Any = rules
    readings = frozen_map({**before.readings, **change.readings})
    changed = replace(rules, **change.numbers, readings=readings)
    if not change.amendments:  # not every game has some
        return changed
    more = [name for name in change.amendments if name not in before.amendments]
    return replace(changed, amendments=(*before.amendments, *more))


def left_for(change: Change, rules: Mapping[str, Any]) -> Change:
    """Return what is left of a change for a case whose own rules fix part of it already.

    Args:
        change: the change.
        rules: the rules of the case, plain: where they differ from the rulebook's.

    Returns:
        The change without the numbers, readings and amendments that the case names itself.
    """
    readings, amendments = rules.get("readings", {}), rules.get("amendments", ())
    return Change(
        {name: value for name, value in change.numbers.items() if name not in rules},
        {name: value for name, value in change.readings.items() if name not in readings},
        tuple(name for name in change.amendments if name not in amendments),
    )


def under(laid: Laid, change: Change) -> Laid:
    """Lay the same case under changed rules.

    Args:
        laid: the case, under its own rules.
        change: the change; what the case says itself must be left out of it (`left_for`).

    Returns:
        The case under the changed rules. Answers that nobody asks for any more may be left over.

    Raises:
        Impossible: the position can't stand on the table by these rules.
        BadData: with what the case says itself the rules contradict one another.
    """
    game = replace_rules(laid.game, in_force(change, laid.game.rules))
    laid.rulebook.check(game, laid.position)
    return msgspec.structs.replace(laid, game=game, spare=True)


def as_rules(change: Change) -> dict[str, Any]:
    """Write a change as the rules of a case that is played under it."""
    rules: dict[str, Any] = dict(change.numbers)
    if change.readings:
        rules["readings"] = dict(change.readings)
    if change.amendments:
        rules["amendments"] = list(change.amendments)
    return rules


# Telling it


def told_change(rulebook: Rulebook, change: Change) -> Iterator[str]:
    """Tell a change in lines: each of its parts, and what it was before."""
    usual: Any = rulebook.rules()
    says = attributes_of(rulebook.rules)
    for name, value in change.numbers.items():
        now = getattr(usual, name)
        instead = f"not {now}" if value != now else "as in the rulebook"
        yield f"{name} is {value}, {instead}: {says.get(name, '')}".rstrip(".: ")
    for question, name in change.readings.items():
        found = rulebook.questions[question]
        default = found.default
        other = "as by default" if name == default else f"not as {default}"
        yield f"{question} is read as {name}, {other}: {found.question}"
    for name in change.amendments:
        amendment = rulebook.amendments[name]
        yield f"{name}: {amendment.says} ({amendment.source})"


def without_effect(rulebook: Rulebook, change: Change) -> Iterator[str]:
    """Tell which parts of a change put in force what is in force already."""
    usual: Any = rulebook.rules()
    for name, value in change.numbers.items():
        if value == getattr(usual, name):
            yield f"{name} is {value} in the rulebook already"
    for question, name in change.readings.items():
        if name == rulebook.questions[question].default:
            yield f"{question} is read as {name} by default already"


def clauses_named(rulebook: Rulebook, change: Change) -> tuple[str, ...]:
    """Return the clauses that a change names itself.

    Those are the clauses of its amendments, those that its questions are about, and those in
    which the rulebook fixes its numbers, as the docstring of the rules says.
    """
    says = attributes_of(rulebook.rules)
    named = [
        *(clause for name in change.numbers for clause in _ids(says.get(name, ""))),
        *(c for question in change.readings for c in rulebook.questions[question].clauses),
        *(clause for name in change.amendments for clause in rulebook.amendments[name].clauses),
    ]
    return tuple(dict.fromkeys(clause for clause in named if clause in rulebook.clauses))


def _ids(text: str) -> Iterator[str]:
    """Give the clauses in a text; one after a comma may be short."""
    for stem, first, more in _SEVERAL.findall(text):
        yield from (f"{stem}{last}" for last in (first, *more.split(", ")[1:]))


_SEVERAL = re.compile(r"\b([A-Z]{2,3}-[a-z0-9.-]+-)([A-Z]\d\d)((?:, [A-Z]\d\d)*)")
