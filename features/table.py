"""The table on which a scenario lays its pieces, and the case that it becomes."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

from rulewright.conformance.cases import (
    Ask,
    ByReading,
    Case,
    Expect,
    MustRefuse,
    Result,
    read_cases,
    write_cases,
)
from rulewright.conformance.filling import Unfit, fill, value_at
from rulewright.conformance.reference import lay, with_reading
from rulewright.conformance.searching.witness import WITNESSES, filled
from rulewright.core.asks import AnswerError
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Open, Played, Refused, exhaustive
from rulewright.core.games import names, rulebook
from rulewright.core.operations import Impossible

ROOT = Path(__file__).parent
VECTORS = ROOT.parent / "tests" / "vectors"


class Table:
    """What a scenario has said so far.

    Givens and Whens only set up and answer; the scenario is played at its first Then.
    """

    def __init__(self) -> None:
        self.failed = False
        self.position: dict[str, Any] = {}
        self.places: dict[str, dict[str, Any]] = {}
        self.inputs: dict[str, Any] = {}
        self.answers: dict[str, dict[str, list[Any]]] = {}
        self.rules: dict[str, Any] = {}
        self.operation = ""
        self.because: dict[str, str] = {}
        self.synthetic = False
        self.about_the_end = False
        self.question = ""
        self.reading = ""
        self.any_of: list[dict[str, Any]] | None = None
        self.results: list[Any] = []
        self.stated: dict[str, dict[str, Any]] = {"": {}}
        self.refusals: dict[str, str] = {}
        self.asked: Ask | None = None
        self._endings: dict[str, Any] = {}
        self._laid: Any = None

    def begin(self, feature: Any, scenario: Any, example: dict[str, str]) -> None:
        """Take ids and title from the scenario."""
        self.file = Path(feature.filename)
        self.game = rulebook(self.file.parent.name)
        assert self.game.name in names()
        self.title = scenario.name
        own = set(scenario.tags)
        rule = set(scenario.rule.tags) if scenario.rule else set()
        self.synthetic = "synthetic" in own | rule
        self.about_the_end = "the_end" in own | rule
        clause = re.compile(rf"{self.game.prefix}-.+-[A-Z]\d\d$")
        self.tests = sorted(t for t in own if clause.match(t)) or sorted(
            t for t in rule if clause.match(t)
        )
        ids = [tag.removeprefix("case:") for tag in own if tag.startswith("case:")]
        ids += [example["case"]] if "case" in example else []
        assert len(ids) == 1, f"scenario {self.title!r} needs one @case:id or a column `case`"
        (self.id,) = ids
        if "case" in example:
            self.title = f"{self.title} ({', '.join(v for k, v in example.items() if k != 'case')})"

    # Givens and Whens

    def put(self, path: str, value: Any) -> None:
        """Set a field of the position by its dotted path."""
        *steps, last = path.split(".")
        at = self.position
        for step in steps:
            at = at.setdefault(step, {})
        at[last] = value

    def given(self, path: str, default: Any = 0) -> Any:
        """Return what the position holds at a dotted path."""
        at: Any = self.position
        for step in path.split("."):
            if not isinstance(at, dict) or step not in at:
                return default
            at = at[step]
        return at

    def place(self, name: str, **needs: Any) -> None:
        """Describe a symbolic place: what it must be."""
        self.places.setdefault(name, {}).update(needs)

    def answer(self, key: str, subject: str, answer: Any) -> None:
        """Answer an ask; answers to the same ask are taken in turn."""
        self.answers.setdefault(key, {}).setdefault(subject, []).append(answer)

    def do(self, operation: str, **inputs: Any) -> None:
        """Name the operation that is played."""
        assert not self.operation, f"{self.operation} is done already: one operation a scenario"
        self.operation = f"{self.game.name}.{operation}"
        self.inputs = inputs

    # Thens

    def state(self, path: str, value: Any, because: str = "") -> None:
        """State what the resulting position holds at a dotted path."""
        if self.results:
            self.comes_to(path, (value,))
            return
        if self.any_of is not None:
            self.any_of[-1][path] = value
            return
        self.stated.setdefault(self.reading, {})[path] = value
        if because:
            self.because[path] = because
        ending = self._ending()
        assert isinstance(ending, Played), f"{path}: {_told(ending)}"
        now = value_at(ending.result, path)
        assert now == value or not (now or value), (
            f"{path} is stated as {value!r}, the reference says {now!r}"
        )

    def refused(self, clause: str) -> None:
        """State that the play is refused by a clause."""
        self.refusals[self.reading] = clause
        self.stated.pop(self.reading, None)
        ending = self._ending()
        assert isinstance(ending, Refused), f"it should be refused by {clause}: {_told(ending)}"
        assert ending.clause == clause, f"it is refused by {ending.clause}: {ending.why}"

    def asks(self, key: str, subject: str, *options: str) -> None:
        """State what is asked, and what may be chosen."""
        self.asked = Ask(key, subject, options)
        assert isinstance(self._ending(), Open), _told(self._ending())

    def read_as(self, question: str, reading: str) -> None:
        """Say under which reading of a question the next Thens hold."""
        self.question, self.reading = question, reading
        self.stated.pop("", None)
        self.stated.setdefault(reading, {})

    def one_of(self) -> None:
        """Begin one of several results that are allowed."""
        self.any_of = [*(self.any_of or []), {}]

    def comes_to(self, path: str, values: Collection[Any]) -> None:
        """State all that a field comes to if whatever isn't answered is left open.

        What is stated after this must hold in all those results.
        """
        assert isinstance(self._ending(), Played), _told(self._ending())
        if not self.results:
            laid = self._laid
            branches = exhaustive(laid.start, laid.answers)
            self.results = [branch.ending.result for branch in branches]
        found = [value_at(result, path) for result in self.results]
        assert all(value in values for value in found), f"{path} comes to {found}"
        assert all(value in found for value in values), f"{path} never comes to all of {values}"
        changed = [value for value in values if value != self.given(path)]
        if self.any_of is None:
            self.any_of = [{path: value} for value in changed] or [{}]
        elif changed:
            for stated in self.any_of:
                stated[path] = changed[0]

    def _ending(self) -> Any:
        if self.reading not in self._endings:
            if self._laid is None:
                self._laid = lay(self.game, self._case(Expect()))
            laid = self._laid
            if self.question:
                laid = with_reading(laid, self.question, self.reading)
            try:
                self._endings[self.reading] = laid.play()
            except AnswerError as error:
                raise AssertionError(str(error)) from None
        return self._endings[self.reading]

    # The case

    def case(self) -> Case:
        """Return the case with its stated values only."""
        results = {
            name: Result(illegal=MustRefuse(self.refusals[name]))
            if name in self.refusals
            else Result(outcome=_nested(self.stated[name]))
            for name in {**self.stated, **self.refusals}
        }
        paths = tuple(dict.fromkeys(path for stated in self.stated.values() for path in stated))
        if self.asked:
            return self._case(Expect(ask=self.asked))
        if self.any_of is not None:
            options = tuple(Result(outcome=_nested(stated)) for stated in self.any_of)
            return self._case(Expect(any_of=options, stated=tuple(self.any_of[0])))
        if self.question:
            return self._case(Expect(by_reading=ByReading(self.question, results), stated=paths))
        result = results[""]
        assert paths or result.illegal, f"{self.id}: the scenario asserts nothing"
        return self._case(Expect(outcome=result.outcome, illegal=result.illegal, stated=paths))

    def _case(self, expect: Expect) -> Case:
        assert self.operation, "nothing is done: the scenario needs a When"
        return Case(
            id=self.id,
            title=self.title,
            feature=f"{self.file.parent.name}/{self.file.name}",
            operation=self.operation,
            tests=tuple(self.tests),
            rules=self.rules,
            places=self.places,
            position=json.loads(json.dumps(self.position)),
            inputs=self.inputs,
            answers=self.answers,
            because=self.because,
            reach="synthetic" if self.synthetic else "",
            expect=expect,
        )


def _told(ending: Any) -> str:
    if isinstance(ending, Refused):
        return f"the reference refuses it: {ending.why} ({ending.clause})"
    if isinstance(ending, Open):
        return f"the reference asks {ending.ask.key} ({ending.ask.subject}), which isn't answered"
    return "the reference plays it"


def _nested(flat: dict[str, Any]) -> dict[str, Any]:
    nested: dict[str, Any] = {}
    for path, value in flat.items():
        *steps, last = path.split(".")
        at = nested
        for step in steps:
            at = at.setdefault(step, {})
        at[last] = value
    return nested


class Collected:
    """The filled cases of this session, by vector file."""

    def __init__(self) -> None:
        self.files: dict[Path, dict[str, Case]] = {}

    def add(self, table: Table, case: Case) -> None:
        file = VECTORS / table.game.name / f"{table.file.stem}.jsonl"
        for cases in self.files.values():
            assert case.id not in cases, f"the case id {case.id} is used twice"
        self.files.setdefault(file, {})[case.id] = case

    def write(self, only: Collection[str] = ()) -> list[str]:
        """Write the cases, or those of some feature files only."""
        problems = self._refill_witnesses() if not only else []
        files = self._wanted(only)
        for file, cases in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(write_cases(file, cases.values()))
        for stale in self._stale(only):
            stale.unlink()
        print(f"\n{sum(map(len, files.values()))} cases in {len(files)} files")
        return problems

    def check(self, only: Collection[str] = ()) -> list[str]:
        """Tell where the cases, or those of some feature files, differ from what is there."""
        problems = self._refill_witnesses() if not only else []
        problems.extend(f"{stale}: no feature makes this file" for stale in self._stale(only))
        for file, cases in self._wanted(only).items():
            there = file.read_bytes().splitlines() if file.exists() else []
            wanted = write_cases(file, cases.values()).splitlines()
            for line in set(wanted) ^ set(there):
                id_ = msgspec.json.decode(line)["id"]
                problems.append(f"{file.name}: {id_} differs from what the reference fills in")
        if problems:
            problems = sorted(set(problems))
            problems.append("run `rulewright fill` and read the difference before you commit it")
        return problems

    def _refill_witnesses(self) -> list[str]:
        """Fill the witnesses anew, which no feature makes; those that are none stay as they are."""
        problems: list[str] = []
        for game in {file.parent for file in self.files}:
            file = game / WITNESSES
            for case in read_cases(file) if file.exists() else ():
                try:
                    refilled = filled(rulebook(game.name), case)
                except (Unfit, BadData, Impossible) as error:
                    problems.append(f"{WITNESSES}: {case.id} is no witness any more: {error}")
                    refilled = case
                self.files.setdefault(file, {})[case.id] = refilled
        return problems

    def _wanted(self, only: Collection[str]) -> dict[Path, dict[str, Case]]:
        return {file: of for file, of in self.files.items() if not only or file.stem in only}

    def _stale(self, only: Collection[str]) -> list[Path]:
        if only:
            return []
        games = {file.parent for file in self.files}
        return [f for game in games for f in game.glob("*.jsonl") if f not in self.files]


class OnlyImplementation:
    """The implementation that the scenarios are played by, started once."""

    def __init__(self) -> None:
        self.session: Any = None

    def play(self, command: str, table: Table, case: Case) -> None:
        from rulewright.conformance.checking.runner import Session

        if self.session is None:
            self.session = Session.open(table.game, command)
        verdict = self.session.play_one(case)
        assert not verdict.failed, verdict.told()

    def close(self) -> None:
        if self.session is not None:
            self.session.close()


collected = Collected()
only_implementation = OnlyImplementation()


def finish(table: Table, command: str | None) -> None:
    """Fill the case of a scenario that has been read to its end, and play it."""
    case = fill(table.game, table.case(), about_the_end=table.about_the_end)
    collected.add(table, case)
    if command:
        only_implementation.play(command, table, case)
