"""Mutating: the ways in which a rule module can be broken, by mutmut's operators."""

from __future__ import annotations

import ast
import importlib
import textwrap
import warnings
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from types import FunctionType, ModuleType
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
from rulewright.core.clauses import ID
from rulewright.core.operations import Rulebook


class Mutant(NamedTuple):
    """One way to break a function.

    Attributes:
        module: the rule module.
        function: its function; a method with its class in front (`Land.__post_init__`).
        clauses: those that head the paragraph in which it breaks something; where nothing was cited
            yet, those of the paragraph to which it leads; none if the function cites nothing.
        line: where it breaks something.
        old: the changed lines as they are.
        new: the same lines as they become.
        only_message: whether only the text of a message changes.
        code: the function with the change; a method in a class of the same name.
    """

    module: str
    function: str
    clauses: tuple[str, ...]
    line: int
    old: str
    new: str
    only_message: bool
    code: str

    @property
    def name(self) -> str:
        """The function with its module in front, as a reason names it."""
        return f"{self.module}.{self.function}"


def rule_modules(book: Rulebook) -> list[str]:
    """Return the modules of a game that cite its clauses, by name."""
    places = cited_in(book.folder)
    files = {place.file for clause in places if clause in book.clauses for place in places[clause]}
    return sorted(file.removesuffix(".py") for file in files)


def source_of(book: Rulebook, module: str) -> str:
    """Read the source of a module of a game."""
    return (book.folder / f"{module}.py").read_text(encoding="utf-8")


def module_of(book: Rulebook, name: str) -> ModuleType:
    """Import a module of a game: it lies where the game's rules lie."""
    package = book.rules.__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}")


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Give all mutants of a rule module, apart from those of calls that only cite.

    Args:
        module: its name.
        source: its text.

    Yields:
        The mutants, as they stand in the text.
    """
    wrapper = MetadataWrapper(cst.parse_module(source))
    visitor = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
    tree = wrapper.visit(visitor)
    where = wrapper.resolve(PositionProvider)
    exactly = wrapper.resolve(WhitespaceInclusivePositionProvider)
    functions = {
        node: _Function(name, source, where[node], *_mentions(tree, node, where))
        for name, node in _functions(tree.body)
    }
    for mutation in visitor.mutations:
        node = mutation.contained_by_top_level_function
        if not isinstance(node, cst.FunctionDef):
            continue
        function, at = functions[node], where[mutation.original_node]
        clauses = _under(function.mentions, at)
        if clauses is None:
            continue
        if isinstance(mutation.original_node, cst.BaseStatement):
            broken = deep_replace(node, mutation.original_node, mutation.mutated_node)
            assert isinstance(broken, cst.FunctionDef)
            code = tree.code_for_node(broken.with_changes(leading_lines=()))
            text = textwrap.indent(code.strip("\n"), function.margin)
        else:
            changed = tree.code_for_node(mutation.mutated_node)
            text = function.with_text(exactly[mutation.original_node], changed)
        first, old, new = _changed_lines(function.text, text)
        says = any(_holds(message, at) for message in function.messages)
        only_message = says and _without_messages(function.text) == _without_messages(text)
        yield Mutant(
            module,
            function.name,
            clauses,
            function.first + first,
            old,
            new,
            only_message,
            function.in_its_class(text),
        )


def unbroken(module: str, source: str) -> Iterator[Mutant]:
    """Give the functions of a module as they are: no case may notice them."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and not node.decorator_list:
            code = ast.get_source_segment(source, node) or ""
            yield Mutant(module, node.name, (), node.lineno, "", "", False, code)


def put_in_place(mutant: Mutant, module: ModuleType) -> None:
    """Let a function of a module do what the mutant does, wherever it was imported."""
    names = dict(vars(module))
    exec(compile(mutant.code, module.__file__ or "", "exec"), names)
    function, broken = _found(vars(module), mutant.function), _found(names, mutant.function)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a mutant may be no generator any more
        function.__code__ = broken.__code__
    function.__defaults__, function.__kwdefaults__ = broken.__defaults__, broken.__kwdefaults__


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


class _Function:
    """A function in the text of its module, by whole lines."""

    def __init__(
        self,
        name: str,
        source: str,
        at: CodeRange,
        mentions: Sequence[_Mention],
        messages: Sequence[CodeRange],
    ) -> None:
        self.name = name
        self.mentions = mentions
        self.messages = messages
        self.first = at.start.line
        self._lines = source.splitlines()[at.start.line - 1 : at.end.line]
        self.text = "\n".join(self._lines)
        self.margin = " " * at.start.column

    def with_text(self, at: CodeRange, text: str) -> str:
        """Return the function with another text at one place."""
        start, end = at.start.line - self.first, at.end.line - self.first
        before = self._lines[start][: at.start.column]
        after = self._lines[end][at.end.column :]
        return "\n".join([*self._lines[:start], f"{before}{text}{after}", *self._lines[end + 1 :]])

    def in_its_class(self, text: str) -> str:
        """Put a method's text into a class of its own, so that it can be compiled."""
        holder, _, method = self.name.partition(".")
        return f"class {holder}:\n{text}" if method else text


def _functions(body: Sequence[cst.CSTNode], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Give the functions of a module and the methods of its classes, by name."""
    for node in body:
        if isinstance(node, cst.FunctionDef):
            yield f"{prefix}{node.name.value}", node
        elif isinstance(node, cst.ClassDef) and not prefix:
            yield from _functions(node.body.body, f"{node.name.value}.")


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
    return ast.dump(_Blank().visit(ast.parse(textwrap.dedent(function))))
