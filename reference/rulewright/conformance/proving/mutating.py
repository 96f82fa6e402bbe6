"""Mutating: the ways in which a rule module can be broken, by mutmut's operators.

Broken are functions, and what stands outside of them: tables, and the defaults of fields. Types are
left alone, and so is what only cites.
"""

from __future__ import annotations

import ast
import importlib
import sys
import textwrap
import warnings
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.machinery import SourceFileLoader
from itertools import takewhile
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import (
    CodeRange,
    MetadataWrapper,
    PositionProvider,
    WhitespaceInclusivePositionProvider,
)
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

from rulewright.conformance.coverage import cited_in
from rulewright.core import games
from rulewright.core.clauses import ID
from rulewright.core.operations import Rulebook


class Mutant(NamedTuple):
    """One way to break a function, or a statement that stands outside of functions.

    Attributes:
        module: the rule module.
        function: its function; a method with its class in front (`Land.__post_init__`), and so has
            the default of a field (`Per.times`). What stands outside of functions has its name; an
            entry of a table with its key (`MINOR_POWERS["Drought"]`).
        clauses: those that head the paragraph in which it breaks something; where nothing was cited
            yet, those of the paragraph to which it leads; none if the function cites nothing.
        line: where it breaks something.
        old: the changed lines as they are.
        new: the same lines as they become.
        only_message: whether only the text of a message changes.
        text: the function or statement with the change, as it stands in the module.
        first: the first line of the module that `text` stands for.
        last: the last one.
        is_read_once: whether it is carried out when the module is imported, and never again.
        word: the key of the entry that is changed; cases that say it are likely to notice.
    """

    module: str
    function: str
    clauses: tuple[str, ...]
    line: int
    old: str
    new: str
    only_message: bool
    text: str
    first: int
    last: int
    is_read_once: bool = False
    word: str = ""

    @property
    def name(self) -> str:
        """The function with its module in front, as a reason names it."""
        return f"{self.module}.{self.function}"

    @property
    def is_method(self) -> bool:
        """Whether it breaks a method."""
        return not self.is_read_once and "." in self.function

    @property
    def code(self) -> str:
        """The function with the change; a method in a class of the same name."""
        holder = self.function.partition(".")[0]
        return f"class {holder}:\n{self.text}" if self.is_method else self.text

    def whole(self, source: str) -> str:
        """Return the text of its module with the change."""
        lines = source.splitlines()
        return "\n".join([*lines[: self.first - 1], self.text, *lines[self.last :], ""])


def rule_modules(book: Rulebook) -> list[str]:
    """Return the modules of a game that carry out its rules, by name.

    They are those that cite its clauses, and what these import. The module that registers the game
    is imported by no other and imports them all, so what it imports doesn't count.
    """
    importers = importers_of(book)
    found: set[str] = set()
    waiting = [*citing_modules(book)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            if importers[name]:
                waiting += [other for other, by in importers.items() if name in by]
    return sorted(found)


def citing_modules(book: Rulebook) -> Mapping[str, Counter[str]]:
    """Return the modules of a game that cite its clauses; how often which section, for each."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for clause, places in _cited_in(book.folder).items():
        if clause in book.clauses:
            for place in places:
                found[place.file.removesuffix(".py")][book.clauses[clause].section] += 1
    return found


def importers_of(book: Rulebook) -> Mapping[str, Sequence[str]]:
    """Return the modules of a game by name, each with those that import it."""
    return _importers(book.folder, _package(book))


@cache
def _importers(folder: Path, package: str) -> dict[str, list[str]]:
    files = _files(folder)
    importers: dict[str, list[str]] = {name: [] for name in files}
    for importer, file in files.items():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
                importers[(node.module or "").rpartition(".")[2]].append(importer)
    return importers


_cited_in = cache(cited_in)


def source_of(book: Rulebook, module: str) -> str:
    """Read the source of a module of a game."""
    return _files(book.folder)[module].read_text(encoding="utf-8")


def module_of(book: Rulebook, name: str) -> ModuleType:
    """Import a module of a game: it lies where the game's rules lie."""
    parts = _files(book.folder)[name].relative_to(book.folder).with_suffix("").parts
    return importlib.import_module(".".join((_package(book), *parts)).removesuffix(".__init__"))


def _package(book: Rulebook) -> str:
    return book.rules.__module__.rpartition(".")[0]


@cache
def _files(folder: Path) -> dict[str, Path]:
    """Return the files of a game's modules by name; a package has the name of its folder."""
    files = sorted(folder.glob("**/*.py"))
    return {file.parent.name if file.stem == "__init__" else file.stem: file for file in files}


def mutants_of(module: str, source: str, only: Collection[str] = ()) -> Iterator[Mutant]:
    """Give all mutants of a rule module, apart from those of calls that only cite.

    Args:
        module: its name.
        source: its text.
        only: only the functions, classes and statements of the module with these names; all
            if none is given.

    Yields:
        The mutants, as they stand in the text.
    """
    source = _with_only(only, source) if only else source
    wrapper = MetadataWrapper(cst.parse_module(source))
    visitor = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
    tree = wrapper.visit(visitor)
    where = wrapper.resolve(PositionProvider)
    exactly = wrapper.resolve(WhitespaceInclusivePositionProvider)
    functions = {
        node: _Function(name, source, where[node], node, *_mentions(tree, node, where))
        for name, node in _functions(tree.body)
    }
    statements = [
        (where[node], _Statement(name, source, where[node], node))
        for name, node in _statements(tree.body)
    ]
    for mutation in visitor.mutations:
        node, at = mutation.contained_by_top_level_function, where[mutation.original_node]
        place: _Function | _Statement | None
        if isinstance(node, cst.FunctionDef):
            place = functions[node]
            clauses = _under(place.mentions, at)
        else:
            place = next((one for lines, one in statements if _holds(lines, at)), None)
            clauses = ()
        if place is None or clauses is None:
            continue
        if isinstance(mutation.original_node, cst.BaseStatement):
            broken = deep_replace(place.node, mutation.original_node, mutation.mutated_node)
            assert isinstance(broken, cst.FunctionDef | cst.SimpleStatementLine)
            code = tree.code_for_node(broken.with_changes(leading_lines=()))
            text = textwrap.indent(code.strip("\n"), place.margin)
        else:
            changed = tree.code_for_node(mutation.mutated_node)
            text = place.with_text(exactly[mutation.original_node], changed)
        first, old, new = _changed_lines(place.text, text)
        says = any(_holds(message, at) for message in place.messages)
        only_message = says and _without_messages(place.text) == _without_messages(text)
        name, word = place.named(at.start.line)
        yield Mutant(
            module,
            name,
            clauses,
            place.first + first,
            old,
            new,
            only_message,
            text,
            place.first,
            place.last,
            isinstance(place, _Statement),
            word,
        )


def unbroken(module: str, source: str) -> Iterator[Mutant]:
    """Give the functions of a module as they are, and its text: no case may notice them."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and not node.decorator_list:
            code, last = ast.get_source_segment(source, node) or "", node.end_lineno or 0
            yield Mutant(module, node.name, (), node.lineno, "", "", False, code, node.lineno, last)
    lines = source.splitlines()
    yield Mutant(module, "", (), 1, "", "", False, source, 1, len(lines), is_read_once=True)


@contextmanager
def put_in_place(mutant: Mutant, module: ModuleType) -> Iterator[None]:
    """Let a function of a module do what the mutant does, wherever it was imported."""
    names = dict(vars(module))
    exec(compile(mutant.code, module.__file__ or "", "exec"), names)
    function, broken = _found(vars(module), mutant.function), _found(names, mutant.function)
    whole = function.__code__, function.__defaults__, function.__kwdefaults__
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a mutant may be no generator any more
        function.__code__ = broken.__code__
        function.__defaults__, function.__kwdefaults__ = broken.__defaults__, broken.__kwdefaults__
        try:
            yield
        finally:
            function.__code__, function.__defaults__, function.__kwdefaults__ = whole


@contextmanager
def imported_with(mutant: Mutant, book: Rulebook) -> Iterator[Rulebook]:
    """Import a module anew with what a mutant changes outside of functions, and all that import it.

    Yields:
        The rulebook of the game, which is another object than the one that was given.
    """
    target = module_of(book, mutant.module).__name__
    text = mutant.whole(source_of(book, mutant.module))
    get_code = SourceFileLoader.get_code

    def broken(loader: Any, name: str) -> CodeType | None:
        return compile(text, loader.path, "exec") if name == target else get_code(loader, name)

    concerned = concerned_by(mutant.module, book)
    whole = {name: sys.modules.pop(name) for name in concerned if name in sys.modules}
    games.rulebook.cache_clear()
    SourceFileLoader.get_code = broken  # type: ignore[assignment, method-assign]
    try:
        yield games.rulebook(book.name)
    finally:
        SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
        sys.modules.update(whole)
        games.rulebook.cache_clear()


def concerned_by(module: str, book: Rulebook) -> set[str]:
    """Return the full names of a module and of all that import it, directly or not."""
    importers = importers_of(book)
    concerned, waiting = set[str](), [module]
    while waiting:
        name = waiting.pop()
        full = module_of(book, name).__name__
        if full not in concerned:
            concerned.add(full)
            waiting += importers[name]
    return concerned


def _found(names: Mapping[str, Any], function: str) -> FunctionType:
    holder, _, method = function.partition(".")
    found = vars(names[holder])[method] if method else names[holder]
    found = getattr(found, "__func__", found)
    assert isinstance(found, FunctionType)
    return found


# The text of a function


class _Mention(NamedTuple):
    """Where a function names clauses: a call, or a rule that is handed to `offer`."""

    by: str
    at: CodeRange
    clauses: tuple[str, ...]


class _Lines:
    """Part of the text of a module, by whole lines."""

    def __init__(self, name: str, source: str, at: CodeRange) -> None:
        self.name = name
        self.first, self.last = at.start.line, at.end.line
        self.lines = source.splitlines()[at.start.line - 1 : at.end.line]
        self.text = "\n".join(self.lines)
        self.margin = " " * at.start.column
        self.mentions: Sequence[_Mention] = ()
        self.messages: Sequence[CodeRange] = ()

    def with_text(self, at: CodeRange, text: str) -> str:
        """Return the lines with another text at one place."""
        start, end = at.start.line - self.first, at.end.line - self.first
        before = self.lines[start][: at.start.column]
        after = self.lines[end][at.end.column :]
        return "\n".join([*self.lines[:start], f"{before}{text}{after}", *self.lines[end + 1 :]])

    def named(self, line: int) -> tuple[str, str]:
        """Return the name of what stands in a line, and the key of the entry if it is a table."""
        return self.name, ""


class _Function(_Lines):
    """A function in the text of its module, and where it names clauses and says messages."""

    def __init__(
        self,
        name: str,
        source: str,
        at: CodeRange,
        node: cst.FunctionDef,
        mentions: Sequence[_Mention],
        messages: Sequence[CodeRange],
    ) -> None:
        super().__init__(name, source, at)
        self.node, self.mentions, self.messages = node, mentions, messages


class _Statement(_Lines):
    """A statement outside of functions in the text of its module."""

    def __init__(
        self, name: str, source: str, at: CodeRange, node: cst.SimpleStatementLine
    ) -> None:
        super().__init__(name, source, at)
        self.node = node
        (self._statement,) = ast.parse(textwrap.dedent(self.text)).body

    def named(self, line: int) -> tuple[str, str]:
        """Return the name of what stands in a line, and the key of the entry if it is a table."""
        value = getattr(self._statement, "value", None)
        if isinstance(value, ast.Dict):
            keys = [
                str(key.value)
                for key in value.keys
                if isinstance(key, ast.Constant) and key.lineno <= line - self.first + 1
            ]
            if keys and line > self.first:
                return f'{self.name}["{keys[-1]}"]', keys[-1]
        return self.name, ""


def _with_only(names: Collection[str], source: str) -> str:
    """Empty all lines of a module but those of some names; the others stay where they are."""
    lines = source.splitlines()
    kept: set[int] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            called = {ast.unparse(target) for target in targets}
        else:
            called = {getattr(node, "name", "")}
        if called & {name.partition(".")[0].partition("[")[0] for name in names}:
            kept.update(range(node.lineno - 1, node.end_lineno or 0))
    return "\n".join(line if n in kept else "" for n, line in enumerate(lines)) + "\n"


def _functions(body: Sequence[cst.CSTNode], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Give the functions of a module and the methods of its classes, by name."""
    for node in body:
        if isinstance(node, cst.FunctionDef):
            yield f"{prefix}{node.name.value}", node
        elif isinstance(node, cst.ClassDef) and not prefix:
            yield from _functions(node.body.body, f"{node.name.value}.")


def _statements(
    body: Sequence[cst.CSTNode], prefix: str = ""
) -> Iterator[tuple[str, cst.SimpleStatementLine]]:
    """Give the statements outside of functions that name a value, but no type, by that name."""
    for node in body:
        if isinstance(node, cst.ClassDef) and not prefix:
            yield from _statements(node.body.body, f"{node.name.value}.")
        elif isinstance(node, cst.SimpleStatementLine):
            match node.body[0]:
                case cst.Assign(targets=[cst.AssignTarget(target=target)], value=value):
                    is_type = isinstance(value, cst.Subscript)
                case cst.AnnAssign(
                    target=target, annotation=annotation, value=cst.BaseExpression()
                ):
                    kind = annotation.annotation
                    is_type = isinstance(kind, cst.Name) and kind.value == "TypeAlias"
                case _:
                    continue
            names = cst.Module([]).code_for_node(target)
            if not is_type and names != "__all__":
                yield f"{prefix}{names}", node


def _mentions(
    tree: cst.Module, function: cst.FunctionDef, where: Mapping[Any, Any]
) -> tuple[list[_Mention], list[CodeRange]]:
    """Find where a function names clauses, and its calls that take a message."""
    mentions: list[_Mention] = []
    messages: list[CodeRange] = []

    class Visitor(cst.CSTVisitor):
        def visit_Call(self, node: cst.Call) -> None:
            by = tree.code_for_node(node.func)
            if by in ("cite", "permits", "require"):
                mentions.append(_Mention(by, where[node], _named(tree.code_for_node(node))))
            if by in _MESSAGES:
                messages.append(where[node])

        def visit_Tuple(self, node: cst.Tuple) -> None:
            found = _named(tree.code_for_node(node.elements[0])) if node.elements else ()
            if found:
                mentions.append(_Mention("rule", where[node], found[:1]))

    function.visit(Visitor())
    return [mention for mention in mentions if mention.clauses], messages


def _named(code: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ID.findall(code)))


def _under(mentions: Sequence[_Mention], at: CodeRange) -> tuple[str, ...] | None:
    """Return the clauses under which a place of a function stands; None if it only cites."""
    around = [mention for mention in mentions if _holds(mention.at, at)]
    if around:
        return None if around[-1].by == "cite" else around[-1].clauses
    before = [mention for mention in mentions if _point(mention.at.end) <= _point(at.start)]
    if before:
        return max(before, key=lambda mention: _point(mention.at.end)).clauses
    return min(mentions, key=lambda mention: _point(mention.at.start)).clauses if mentions else ()


def _point(position: Any) -> tuple[int, int]:
    return position.line, position.column


def _holds(outer: CodeRange, inner: CodeRange) -> bool:
    return _point(outer.start) <= _point(inner.start) and _point(inner.end) <= _point(outer.end)


def _changed_lines(before: str, after: str) -> tuple[int, str, str]:
    """Return how many lines come first, and those that differ: as they were and as they are."""
    old = [line.strip() for line in before.splitlines()]
    new = [line.strip() for line in after.splitlines()]
    first = _same(old, new)
    old, new = old[first:], new[first:]
    last = _same(old[::-1], new[::-1])
    return first, "\n".join(old[: len(old) - last]), "\n".join(new[: len(new) - last])


def _same(some: Sequence[str], others: Sequence[str]) -> int:
    pairs = zip(some, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


_MESSAGES = {"require": 2, "Impossible": 0, "BadData": 0}
"""A call -> which of its arguments is the text of a message."""


class _Blank(ast.NodeTransformer):
    """Blanks out the texts of messages."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        message = _MESSAGES.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if message is not None and len(node.args) == message + 1:
            node.args[message] = ast.Constant("")
        return node


def _without_messages(function: str) -> str:
    method = function[:1].isspace()
    return ast.dump(_Blank().visit(ast.parse(f"if True:\n{function}" if method else function)))
