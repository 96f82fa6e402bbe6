"""Mutants: breaks the rules of a game one by one and sees whether a case notices.

The mutations are mutmut's; a call that only cites is left alone. The run is our own: a mutant is
the code of one function, put in its place in a forked process, in which cases are played until one
notices it, and taken back. For what stands outside of functions, such as the table of what each
card does, modules are imported anew there. The cases that test a clause of its section come first
(for an entry of a table those that name it), then all others that run its function: a rule stands
in one section, but what shows it may stand in another, and what any case notices no implementation
gets past the harness. What mypy rejects is no rule at all and doesn't count, nor does another text
of a message.

A survivor is a missing case, unless the list of reasons says why no case can notice it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec

from rulewright.conformance.cases import Case
from rulewright.conformance.data import data_folder
from rulewright.conformance.proving.mutating import (
    Mutant,
    citing_modules,
    importers_of,
    module_of,
    mutants_of,
    rule_modules,
    source_of,
)
from rulewright.conformance.proving.noticing import Timed, time_cases
from rulewright.core.clauses import BadData, read_toml
from rulewright.core.operations import Rulebook

Fate = Literal["killed", "survived", "reasoned away", "ill-typed", "message"]


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why no case can notice a mutant, or several.

    Attributes:
        function: the function with its module in front.
        reason: why.
        old: the changed lines as they are; without them it speaks of the whole function, which no
            play of a case may run then.
        new: the same lines as they become; without them it speaks of all changes of these lines.
    """

    function: str
    reason: str
    old: str | None = None
    new: str | None = None

    def fits(self, mutant: Mutant) -> bool:
        """Tell whether it speaks of a mutant."""
        if self.function != mutant.name:
            return False
        same = self.old is None or self.old.strip("\n") == mutant.old
        return same and (self.new is None or self.new.strip("\n") == mutant.new)

    @property
    def module(self) -> str:
        """The module of which it speaks."""
        return self.function.partition(".")[0]

    @property
    def told(self) -> str:
        """Of what it speaks."""
        lines = (repr(line) for line in (self.old, self.new) if line is not None)
        return f"{self.function} {' to '.join(lines)}".strip()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mutant: tuple[Reason, ...] = ()


class Tried(msgspec.Struct, frozen=True):
    """What came of one mutant.

    Attributes:
        mutant: the mutant.
        fate: what came of it.
        reason: why no case can notice it.
    """

    mutant: Mutant
    fate: Fate
    reason: str = ""

    @property
    def failed(self) -> bool:
        """Whether it is a missing case."""
        return self.fate == "survived"


class Plan(msgspec.Struct, frozen=True):
    """What is to be broken, and what may notice it.

    Attributes:
        book: the game.
        modules: the rule modules by name.
        mutants: the mutants that are tried.
        cases: the cases, the quickest first.
        reasons: the reasons that concern these mutants.
        chapters: rule module -> the section that it cites most, or if it cites none, a module that
            imports it; what cites nothing counts for it.
    """

    book: Rulebook
    modules: Mapping[str, ModuleType]
    mutants: tuple[Mutant, ...]
    cases: tuple[Timed, ...]
    reasons: tuple[Reason, ...]
    chapters: Mapping[str, str]

    def sections(self, mutant: Mutant) -> set[str]:
        """Return the sections of the rulebook for which a mutant counts."""
        named = {self.book.clauses[clause].section for clause in mutant.clauses}
        return named or {self.chapters[mutant.module]}


class Trial(msgspec.Struct, frozen=True):
    """What came of all mutants.

    Attributes:
        plan: what was to be broken.
        tried: the mutants that were tried, in the order of the plan.
        idle: the reasons that no survivor needs, each with why.
        complete: whether all were tried.
        seconds: how long it took.
    """

    plan: Plan
    tried: tuple[Tried, ...]
    idle: tuple[tuple[Reason, str], ...]
    complete: bool
    seconds: float


# What is to be broken


def reasons_of(book: Rulebook) -> tuple[Reason, ...]:
    """Read the reasons why no case can notice some mutants of a game.

    Raises:
        BadData: this is no checkout of the project, or the file is wrong.
    """
    file = checkout() / "tests" / "mutants" / f"{book.name}.toml"
    if not file.exists():
        return ()
    loaded: _File = read_toml(file, _File)
    told = Counter(reason.told for reason in loaded.mutant)
    for name, times in told.items():
        if times > 1:
            raise BadData(f"{file}: {name} stands there twice")
    for reason in loaded.mutant:
        if not reason.reason.strip() or (reason.old is None and reason.new is not None):
            raise BadData(f"{file}: {reason.told} needs a reason, and `old` if it has `new`")
    return loaded.mutant


def checkout() -> Path:
    """Return the folder of the checkout.

    Raises:
        BadData: this is none, but an installed package.
    """
    features = data_folder("features")
    if not (features / "conftest.py").exists():
        raise BadData("only a checkout of the project has what mutants need: clone it")
    return features.parent


def plan(
    book: Rulebook,
    cases: Iterable[Case],
    reasons: Sequence[Reason],
    sections: Sequence[str] = (),
    modules: Sequence[str] = (),
) -> Plan:
    """Make the mutants of a game.

    Args:
        book: the game.
        cases: its cases.
        reasons: why no case can notice some mutants.
        sections: only paragraphs that a clause of these sections heads; all if none is given.
        modules: only these rule modules; all if none is given.

    Returns:
        What is to be tried.

    Raises:
        BadData: an unknown module; a reason fits no mutant, or speaks of a whole function that
            cases run; nothing can be broken; a case fails by the rules as they are.
    """
    known = rule_modules(book)
    for name in modules:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
            raise BadData(f"there is no rule module {name!r}: {hint}")
    names = [name for name in known if not modules or name in modules]
    imported = {name for name, importers in importers_of(book).items() if importers}
    every = tuple(
        mutant
        for name in names
        for mutant in mutants_of(name, source_of(book, name))
        if name in imported or not mutant.is_read_once  # the others describe operations
    )
    ours = tuple(r for r in reasons if not modules or r.module in modules)
    _check_reasons(ours, every)

    loaded = {name: module_of(book, name) for name in names}
    timed = tuple(sorted(time_cases(book, cases, loaded), key=lambda one: one.seconds))
    run = {f"{module}.{function}" for one in timed for module, function in one.runs}
    for reason in ours:
        if reason.old is None and reason.function in run:
            raise BadData(f"{reason.told}: cases run it: give a reason for each of its lines")

    whole = Plan(book, loaded, every, timed, ours, _chapters(book))
    if not sections:
        return whole
    wanted = set(sections)
    chosen = tuple(mutant for mutant in every if whole.sections(mutant) & wanted)
    if not chosen:
        raise BadData(f"no paragraph carries out a clause of {', '.join(sections)}: none can break")
    needed = tuple(reason for reason in ours if any(map(reason.fits, chosen)))
    return msgspec.structs.replace(whole, mutants=chosen, reasons=needed)


def _check_reasons(reasons: Iterable[Reason], mutants: Sequence[Mutant]) -> None:
    """Refuse a reason that fits no mutant."""
    for reason in reasons:
        if not any(map(reason.fits, mutants)):
            raise BadData(
                f"{reason.told}: there is no such mutant any more: take it off the list of reasons"
            )


def _chapters(book: Rulebook) -> dict[str, str]:
    """Tell for each rule module which section it cites most; if none, what imports it does."""
    cited = citing_modules(book)
    chapters = {module: counts.most_common(1)[0][0] for module, counts in cited.items()}
    importers = importers_of(book)
    while missing := [module for module in rule_modules(book) if module not in chapters]:
        for module in missing:
            near = next((other for other in importers[module] if other in chapters), None)
            if near is not None:
                chapters[module] = chapters[near]
    return chapters
