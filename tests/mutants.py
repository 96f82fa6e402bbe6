"""Break each rule in turn and see whether a case notices: `make mutants`.

    python tests/mutants.py                  all modules of rules
    python tests/mutants.py ravage blight    only these

The mutations are mutmut's; a line that only cites is left alone. The run is our own: a mutant is
the code of one function, put in its place in a forked process, in which the cases that run this
function are played until one notices. A case notices if the play doesn't come out as it expects, or
cites other clauses. What mypy rejects is no rule at all and doesn't count. A survivor stands under
the clause whose paragraph it breaks. It is a missing case, unless mutants_reasoned.toml says why no
case can notice it.
"""

from __future__ import annotations
import __future__

import argparse
import ast
import contextlib
import difflib
import importlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import warnings
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode
from rich.console import Console

from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import Laid, lay, with_reading
from rulewright.core.clauses import BadData
from rulewright.core.drivers import Ending, Open, Played, Refused, described, exhaustive
from rulewright.core.frozen import canonical, difference
from rulewright.core.games import rulebook

GAME = "spirit_island"
MODULES = (
    "ravage",
    "blight",
    "build",
    "explore",
    "advance_cards",
    "time_passes",
    "set_up",
    "invader_phase",
    "fear",
    "damage",
    "victory",
    "fear_cards",
    "gather_and_push",
)
ROOT = Path(__file__).parent.parent
REASONED = Path(__file__).parent / "mutants_reasoned.toml"
JOBS = os.cpu_count() or 1
CLAUSE = re.compile(r"[A-Z]{2,3}-[a-z0-9.-]+-[A-Z]\d\d")

KILLED, SURVIVED = 0, 1
"""The exit codes of a mutant's process; one that is stopped or crashes is killed as well."""


# Cases


class Laying(NamedTuple):
    """A case on the table, and the functions that its play runs."""

    case: Case
    laid: Laid
    runs: frozenset[tuple[str, str]]
    seconds: float


def notices(case: Case, laid: Laid) -> bool:
    """Tell whether a case sees that the rules are not as they should be."""
    try:
        expected, came, cited = _played(case, laid)
    except Exception:
        return True
    return came != expected or cited != set(case.clauses)


def _played(case: Case, laid: Laid) -> tuple[object, object, set[str]]:
    """Play a case; return what it expects, what came, and the clauses that were cited."""
    expect = case.expect
    if expect.by_reading is not None:
        question = expect.by_reading.question
        endings = {
            name: with_reading(laid, question, name).play() for name in expect.by_reading.readings
        }
        wanted = {name: _wanted(result) for name, result in expect.by_reading.readings.items()}
        came = {name: _came(laid, ending) for name, ending in endings.items()}
        return wanted, came, _cited(endings.values())
    if expect.any_of is not None:
        branches = [branch.ending for branch in exhaustive(laid.start, laid.answers, listen=True)]
        ways = {_came(laid, ending) for ending in branches}
        return {_wanted(result) for result in expect.any_of}, ways, _cited(branches)
    ending = laid.play()
    if expect.ask is not None:
        ask = (expect.ask.key, expect.ask.subject, sorted(expect.ask.options))
        return ask, _asked(ending), _cited([ending])
    return _wanted(expect), _came(laid, ending), _cited([ending])


def _wanted(result: Any) -> bytes:
    return canonical(result.outcome) if result.illegal is None else result.illegal.clause.encode()


def _came(laid: Laid, ending: Ending[Any]) -> bytes:
    if isinstance(ending, Played):
        return canonical(difference(laid.position, ending.result))
    return ending.clause.encode() if isinstance(ending, Refused) else b"open"


def _asked(ending: Ending[Any]) -> object:
    if not isinstance(ending, Open):
        return None
    ask = described(ending.ask)
    return ask["key"], ask["subject"], sorted(ask["options"])


def _cited(endings: Iterable[Ending[Any]]) -> set[str]:
    return {citation.clause for ending in endings for citation in ending.cited}


def lay_all(cases: Iterable[Case], files: Mapping[str, str]) -> Iterator[Laying]:
    """Play all cases by the rules as they are, and note which functions each one runs.

    Args:
        cases: the cases.
        files: the file of each module of rules -> its name.

    Raises:
        SystemExit: a case fails already.
    """
    for case in cases:
        laid = lay(rulebook(GAME), case)
        codes: set[CodeType] = set()

        def note(frame: FrameType, event: str, _: object, codes: set[CodeType] = codes) -> None:
            if event == "call":
                codes.add(frame.f_code)

        sys.setprofile(note)
        fails = notices(case, laid)
        sys.setprofile(None)
        if fails:
            sys.exit(f"{case.id} ({case.title}) fails with the rules as they are: run `make fill`")
        runs = frozenset(
            (files[code.co_filename], code.co_qualname.split(".")[0])
            for code in codes
            if code.co_filename in files
        )
        begun = time.perf_counter()
        notices(case, laid)
        yield Laying(case, laid, runs, time.perf_counter() - begun)


# Mutants


class Mutant(NamedTuple):
    """One way to break a function.

    Attributes:
        module: the module of rules.
        function: its function.
        clause: the clause under whose paragraph it stands.
        old: the changed lines as they are.
        new: the same lines as they become.
        only_message: whether only the text of a message changes.
        code: the function with the change.
    """

    module: str
    function: str
    clause: str
    old: str
    new: str
    only_message: bool
    code: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What an entry of mutants_reasoned.toml names it by."""
        return f"{self.module}.{self.function}", self.old, self.new


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Give all mutants of a module of rules, apart from those of lines that only cite."""
    wrapper = MetadataWrapper(cst.parse_module(source))
    nothing = IgnoredCode(set(), set(), set())
    visitor = MutationVisitor(mutation_operators, nothing)
    tree = wrapper.visit(visitor)
    where = wrapper.resolve(PositionProvider)
    functions = {node.name.value: node for node in tree.body if isinstance(node, cst.FunctionDef)}
    clauses = {name: _clauses(tree, node, where) for name, node in functions.items()}
    for mutation in visitor.mutations:
        function = mutation.contained_by_top_level_function
        if not isinstance(function, cst.FunctionDef):
            continue
        name = function.name.value
        under = _under(clauses[name], where[mutation.original_node])
        if under is None:
            continue
        before = tree.code_for_node(function)
        after = tree.code_for_node(
            deep_replace(function, mutation.original_node, mutation.mutated_node)
        )
        old, new = _changed(before, after)
        only_message = _without_messages(before) == _without_messages(after)
        yield Mutant(module, name, under, old, new, only_message, after.strip("\n"))


def control(name: str, module: ModuleType) -> Mutant:
    """Return a function of a module as it is: no case may notice it."""
    tree = cst.parse_module(Path(module.__file__ or "").read_text(encoding="utf-8"))
    function = next(node for node in tree.body if isinstance(node, cst.FunctionDef))
    return Mutant(name, function.name.value, "", "", "", False, tree.code_for_node(function))


class Mention(NamedTuple):
    """Where a function names clauses: a call, or a rule that is handed to `offer`."""

    by: str
    at: CodeRange
    clauses: str


def _clauses(
    tree: cst.Module, function: cst.FunctionDef, where: Mapping[Any, Any]
) -> list[Mention]:
    mentions: list[Mention] = []

    class Visitor(cst.CSTVisitor):
        def visit_Call(self, node: cst.Call) -> None:
            by = tree.code_for_node(node.func)
            found = CLAUSE.findall(tree.code_for_node(node))
            if found and by in ("cite", "permits", "require"):
                mentions.append(Mention(by, where[node], ", ".join(found)))

        def visit_Tuple(self, node: cst.Tuple) -> None:
            found = CLAUSE.findall(tree.code_for_node(node.elements[0])) if node.elements else None
            if found:
                mentions.append(Mention("rule", where[node], found[0]))

    function.visit(Visitor())
    return mentions


def _under(mentions: Sequence[Mention], at: CodeRange) -> str | None:
    """Return the clauses under which a place of a function stands; None if it only cites."""
    around = [mention for mention in mentions if _holds(mention.at, at)]
    if around:
        return None if around[-1].by == "cite" else around[-1].clauses
    before = [mention for mention in mentions if _point(mention.at.end) <= _point(at.start)]
    if before:
        return max(before, key=lambda mention: _point(mention.at.end)).clauses
    return "before the first clause"


def _point(position: Any) -> tuple[int, int]:
    return position.line, position.column


def _holds(outer: CodeRange, inner: CodeRange) -> bool:
    return _point(outer.start) <= _point(inner.start) and _point(inner.end) <= _point(outer.end)


def _changed(before: str, after: str) -> tuple[str, str]:
    lines = list(difflib.ndiff(before.splitlines(), after.splitlines()))
    old = "\n".join(line[2:].strip() for line in lines if line.startswith("- "))
    new = "\n".join(line[2:].strip() for line in lines if line.startswith("+ "))
    return old, new


class _Blank(ast.NodeTransformer):
    """Blanks out the texts of messages."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        message = {"require": 2, "Impossible": 0}.get(name)
        if message is not None and len(node.args) == message + 1:
            node.args[message] = ast.Constant("")
        return node


def _without_messages(function: str) -> str:
    return ast.dump(_Blank().visit(ast.parse(function)))


# Playing them


def put_in_place(mutant: Mutant, module: ModuleType) -> None:
    """Let a function of a module do what the mutant does, wherever it was imported."""
    flag = __future__.annotations.compiler_flag
    names = dict(vars(module))
    exec(compile(mutant.code, module.__file__ or "", "exec", flag, dont_inherit=True), names)
    function, broken = getattr(module, mutant.function), names[mutant.function]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a mutant may be no generator any more
        function.__code__ = broken.__code__
    function.__defaults__, function.__kwdefaults__ = broken.__defaults__, broken.__kwdefaults__


def play(mutant: Mutant, module: ModuleType, layings: Sequence[Laying]) -> int:
    """Play the cases that run a mutant, until one notices it. Runs in a process of its own."""
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, 5 + 20 * sum(laying.seconds for laying in layings))
    try:
        put_in_place(mutant, module)
    except Exception:
        return KILLED
    return KILLED if any(notices(case, laid) for case, laid, _, _ in layings) else SURVIVED


def survivors(
    mutants: Sequence[Mutant],
    modules: Mapping[str, ModuleType],
    layings: Sequence[Laying],
) -> Iterator[Mutant]:
    """Give the mutants that no case notices.

    Args:
        mutants: the mutants.
        modules: the modules of rules by name.
        layings: all cases; the first that runs a function is played first.

    Yields:
        The survivors, in the order in which they are found.
    """
    running: dict[int, Mutant] = {}
    waiting = list(reversed(mutants))
    by_function: dict[tuple[str, str], list[Laying]] = defaultdict(list)
    for laying in layings:
        for function in laying.runs:
            by_function[function].append(laying)
    for played in range(len(mutants)):
        while waiting and len(running) < JOBS:
            mutant = waiting.pop()
            pid = os.fork()
            if not pid:
                cases = by_function[mutant.module, mutant.function]
                os._exit(play(mutant, modules[mutant.module], cases))
            running[pid] = mutant
        pid, status = os.wait()
        mutant = running.pop(pid)
        if os.waitstatus_to_exitcode(status) == SURVIVED:
            yield mutant
        if sys.stderr.isatty():
            print(f"\r{played + 1} of {len(mutants)} ", end="", file=sys.stderr, flush=True)


def ill_typed(mutants: Iterable[Mutant]) -> Iterator[Mutant]:
    """Give the mutants that mypy rejects. It is run once, on a copy in which they stand together.

    Raises:
        SystemExit: mypy can't be run.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "reference", "rulewright")
        shutil.copytree(ROOT / "reference" / "rulewright", copy)
        shutil.copy(ROOT / "pyproject.toml", folder)
        spans: dict[str, list[tuple[int, int, Mutant]]] = defaultdict(list)
        for number, mutant in enumerate(mutants):
            file = copy / GAME / f"{mutant.module}.py"
            text = file.read_text(encoding="utf-8")
            code = mutant.code.replace(f"def {mutant.function}(", f"def mutant_{number}(", 1)
            file.write_text(f"{text}\n\n{code}\n", encoding="utf-8")
            first = text.count("\n") + 3
            spans[mutant.module].append((first, first + code.count("\n"), mutant))
        command = [sys.executable, "-m", "mypy", "--no-error-summary", "--no-incremental"]
        mypy = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if mypy.returncode not in (0, 1):
        sys.exit(f"mypy can't be run: {mypy.stderr or mypy.stdout}")
    lines = {
        (module, int(line)) for module, line in re.findall(r"(\w+)\.py:(\d+): error", mypy.stdout)
    }
    for module, ours in spans.items():
        for first, last, mutant in ours:
            if any((module, line) in lines for line in range(first, last + 1)):
                yield mutant


# Reasons


class Reason(NamedTuple):
    """Why no case can notice a mutant."""

    function: str
    old: str
    new: str
    reason: str

    @property
    def key(self) -> tuple[str, str, str]:
        """The mutant."""
        return self.function, self.old, self.new


def reasons(file: Path) -> dict[tuple[str, str, str], Reason]:
    """Read the reasons; an entry names the function, the changed line, and what it becomes."""
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    read = (Reason(**{name: text.strip("\n") for name, text in entry.items()}) for entry in entries)
    return {reason.key: reason for reason in read}


# The report


def report(
    out: Console,
    mutants: Sequence[Mutant],
    alive: Sequence[Mutant],
    typed: Sequence[Mutant],
    reasoned: Mapping[tuple[str, str, str], Reason],
    seconds: float,
) -> int:
    """Print what came of the mutants, by clause; return how many survive without a reason."""
    lives = {id(mutant) for mutant in alive}
    rejected = {id(mutant) for mutant in typed}
    by_clause: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_clause[mutant.module, mutant.clause].append(mutant)
    totals: dict[str, Counter[str]] = defaultdict(Counter)
    for (module, clause), ours in by_clause.items():
        left = [m for m in ours if id(m) in lives and m.key not in reasoned]
        total = Counter(
            survived=len(left),
            reasoned=sum(id(m) in lives and m.key in reasoned for m in ours),
            types=sum(id(m) in rejected for m in ours),
            message=sum(m.only_message for m in ours),
        )
        total["killed"] = len(ours) - total.total()
        totals[module] += total
        counts = (
            f"{total['killed']:4} killed {total['survived']:4} survived "
            f"{total['reasoned']:4} reasoned away"
        )
        out.print(f"{counts}   {module}: {clause}", style="red" if left else None)
        for mutant in left:
            out.print(f"      {mutant.module}.{mutant.function}")
            for line in mutant.old.splitlines():
                out.print(f"      - {line}")
            for line in mutant.new.splitlines():
                out.print(f"      + {line}")

    columns = ("killed", "survived", "reasoned", "types", "message")
    out.print(f"\n{'':16}{''.join(f'{column:>9}' for column in columns)}    score")
    for module, total in totals.items():
        counted = total["killed"] + total["survived"]
        score = total["killed"] / counted if counted else 1
        counts = "".join(f"{total[column]:9}" for column in columns)
        out.print(f"{module:16}{counts}{score:9.1%}")
    count = sum(total["survived"] for total in totals.values())
    out.print(f"{len(mutants)} mutants, {count} survive without a reason, {seconds:.0f} s")
    return count


def report_stale(
    out: Console, mutants: Sequence[Mutant], alive: Sequence[Mutant], reasoned: Iterable[Reason]
) -> None:
    """Print the reasons that no survivor needs any more."""
    needed = {mutant.key for mutant in alive}
    there = {mutant.key for mutant in mutants}
    for reason in reasoned:
        if reason.key not in needed:
            why = "a case notices it now" if reason.key in there else "there is no such mutant"
            out.print(
                f"{REASONED.name}: {reason.function}: {reason.old!r} to {reason.new!r}: {why}"
            )


def main() -> int:
    parser = argparse.ArgumentParser(description="Break each rule and see whether a case notices.")
    parser.add_argument("module", nargs="*", help=f"modules of rules: {', '.join(MODULES)}")
    names = parser.parse_args().module or MODULES
    if unknown := [name for name in names if name not in MODULES]:
        parser.error(f"no module of rules: {', '.join(unknown)}; there are {', '.join(MODULES)}")
    begun = time.monotonic()
    out = Console(highlight=False, markup=False, soft_wrap=True)

    modules = {name: importlib.import_module(f"rulewright.{GAME}.{name}") for name in names}
    files = {module.__file__ or "": name for name, module in modules.items()}
    try:
        cases = load_cases(vector_files(GAME), rulebook(GAME).clauses)
    except BadData as error:
        sys.exit(str(error))
    layings = sorted(lay_all(cases, files), key=lambda laying: laying.seconds)

    mutants = [
        mutant
        for name, module in modules.items()
        for mutant in mutants_of(name, Path(module.__file__ or "").read_text(encoding="utf-8"))
    ]
    unbroken = [control(name, module) for name, module in modules.items()]
    if len(list(survivors(unbroken, modules, layings))) < len(unbroken):
        sys.exit("an unbroken function is noticed: the run itself is at fault")
    alive = list(
        survivors([mutant for mutant in mutants if not mutant.only_message], modules, layings)
    )
    typed = list(ill_typed(alive))
    rejected = {id(mutant) for mutant in typed}
    alive = [mutant for mutant in alive if id(mutant) not in rejected]

    reasoned = reasons(REASONED)
    left = report(out, mutants, alive, typed, reasoned, time.monotonic() - begun)
    ours = [reason for reason in reasoned.values() if reason.function.split(".")[0] in modules]
    report_stale(out, mutants, alive, ours)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
