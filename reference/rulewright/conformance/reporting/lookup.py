"""Looking things up: a clause, a question, how the reference plays a case."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches

from rulewright.conformance.cases import Case, load_cases
from rulewright.conformance.coverage import Covered, cover
from rulewright.conformance.data import vector_files
from rulewright.conformance.reference import Laid, lay, with_reading
from rulewright.conformance.reports import (
    BAD,
    DIM,
    GOOD,
    RULE,
    Line,
    laid_out,
    rules_in_words,
    short,
)
from rulewright.conformance.searching.parting import as_svg, parting_words
from rulewright.conformance.searching.witness import is_witness
from rulewright.core.citing import Citation
from rulewright.core.clauses import BadData, Clause
from rulewright.core.drivers import Open, Played, Refused, described
from rulewright.core.frozen import difference, leaves, plain
from rulewright.core.games import names, rulebook, rulebook_of
from rulewright.core.operations import Rulebook
from rulewright.core.questions import Question

SHOWN = 12


def look_up(wanted: str, game: str | None) -> Iterator[Line]:
    """Tell a clause by its id, or list the clauses that hold some words.

    Args:
        wanted: a clause id, or words.
        game: the game to search; all if it isn't given.

    Yields:
        Lines for the terminal.

    Raises:
        BadData: nothing is found.
    """
    books = [rulebook(game)] if game else [rulebook(name) for name in names()]
    for book in books:
        if wanted in book.clauses:
            yield from _tell(book, book.clauses[wanted])
            return
    found = [
        (book, clause)
        for book in books
        for clause in book.clauses.values()
        if all(word in _words(clause) for word in wanted.lower().split())
    ]
    if not found:
        near = _near(wanted, (name for book in books for name in book.clauses))
        raise BadData(f"no clause is called {wanted!r} or holds these words{near}")
    for _, clause in found:
        yield f"{clause.id:40} {clause.text}", ""
    yield f"{len(found)} clauses", DIM


def _near(wanted: str, names: Iterable[str]) -> str:
    near = get_close_matches(wanted, list(names), 1, 0.8)
    return f": did you mean {near[0]}?" if near else ""


def _words(clause: Clause) -> str:
    return f"{clause.id} {clause.title} {clause.text}".lower()


def _tell(book: Rulebook, clause: Clause) -> Iterator[Line]:
    cases = load_cases(vector_files(book.name), book.clauses)
    covered = cover(book, cases)[clause.id]
    yield f"{clause.id}  {clause.kind}, {book.title}: {clause.title}", RULE
    yield f"  {clause.text}", ""
    yield f"  the wording of the edition, by which it is found: {clause.source}", DIM
    for other in clause.same_as:
        yield f"  says the same as {other}: {book.clauses[other].text}", ""
    if clause.informative:
        yield f"  no play can observe it: {clause.informative}", ""
    for place in covered.places:
        where = f"{book.folder.name}/{place.file}:{place.line}"
        yield f"  carried out by {place.function} ({where})", ""
    yield from _cases(covered, {case.id: case for case in cases})
    for question in book.questions.values():
        if clause.id in question.clauses:
            yield f"  {question.id} ({question.kind}): {question.question}", ""


def _cases(covered: Covered, by_id: Mapping[str, Case]) -> Iterator[Line]:
    operations = dict.fromkeys(by_id[name].operation for name in covered.cases)
    if operations:
        yield f"  met by the operations {', '.join(operations)}", ""
    for name in covered.cases[:SHOWN]:
        tests = covered.clause.id in by_id[name].tests
        yield f"  {'tested by' if tests else 'met by   '} {name}: {by_id[name].title}", ""
    if len(covered.cases) > SHOWN:
        yield f"  and {len(covered.cases) - SHOWN} more cases", DIM
    if covered.missing:
        yield f"  a gap: {covered.missing}", BAD


def list_questions(wanted: str | None, game: str | None) -> Iterator[Line]:
    """List the questions of the rulebooks, or tell one.

    Args:
        wanted: a question id.
        game: the game; all if it isn't given.

    Yields:
        Lines for the terminal.

    Raises:
        BadData: there is no such question.
    """
    if wanted is not None:
        yield from _tell_question(*_question(wanted, game))
        return
    for book in [rulebook(game)] if game else [rulebook(name) for name in names()]:
        yield book.title, RULE
        for question in book.questions.values():
            done = "" if question.implemented or not question.reading else " (not implemented)"
            yield f"  {question.id:7} {question.kind:9} {question.question}{done}", ""


def _tell_question(book: Rulebook, question: Question) -> Iterator[Line]:
    yield f"{question.id}  {question.kind}, {book.title}", RULE
    yield f"  {question.question}", ""
    for clause in question.clauses:
        yield f"  {clause}: {book.clauses[clause].text}", DIM
    for reading in question.reading:
        default = " (the default)" if reading.name == question.default else ""
        yield f"  {reading.name}{default}: {reading.speaks_for}", ""
    if question.why:
        yield f"  {'Why' if question.default else 'What is missing'}: {question.why}", ""
    if question.reading and not question.implemented:
        yield "  The engine doesn't carry out these readings yet.", BAD
        return
    about = _about(book, question)
    witness = next((case for case in about if is_witness(case)), None)
    if witness is not None:
        yield f"  {witness.id} is the smallest case in which they part:", ""
        yield from parting_words(witness)
    elif question.reading:
        yield (
            f"  No smallest case is known in which they part: rulewright witness {question.id}",
            "",
        )
    for case in about:
        if case is not witness:
            yield f"  {case.id} shows how they part: {case.title}", ""


def _about(book: Rulebook, question: Question) -> list[Case]:
    """Return the cases by reading of a question."""
    cases = load_cases(vector_files(book.name), book.clauses)
    by_reading = ((case, case.expect.by_reading) for case in cases)
    return [case for case, about in by_reading if about and about.question == question.id]


def draw_question(wanted: str, game: str | None) -> str:
    """Draw the smallest case in which the readings of a question part.

    Args:
        wanted: a question id.
        game: the game; that of the question if it isn't given.

    Returns:
        An SVG: what is on the table, and what comes of it by each reading.

    Raises:
        BadData: there is no such question, or nothing to draw.
    """
    book, question = _question(wanted, game)
    witness = next((case for case in _about(book, question) if is_witness(case)), None)
    drawn = as_svg(book, witness) if witness is not None else ""
    if not drawn:
        what = "no smallest case is known" if witness is None else f"{witness.id} has no land"
        raise BadData(f"{question.id}: there is nothing to draw: {what}")
    return drawn


def _question(wanted: str, game: str | None) -> tuple[Rulebook, Question]:
    """Find a question and its rulebook.

    Raises:
        BadData: there is no such question.
    """
    book = rulebook(game) if game else rulebook_of(wanted)
    if wanted not in book.questions:
        near = _near(wanted, book.questions)
        raise BadData(f"there is no question {wanted!r} about {book.title}{near}")
    return book, book.questions[wanted]


def narrate(book: Rulebook, case: Case) -> Iterator[Line]:
    """Tell how the reference plays a case.

    Args:
        book: the game.
        case: the case.

    Yields:
        Lines for the terminal.
    """
    laid = lay(book, case)
    yield f"{case.id}: {case.title}", RULE
    for line in laid_out(case):
        yield f"  {line}", ""
    if case.rules:
        yield f"  rules: {rules_in_words(case)}", ""
    yield f"  {': '.join(filter(None, [case.operation, short(case.inputs)]))}", ""
    by_reading = case.expect.by_reading
    if by_reading is None:
        yield from _played(book, laid)
        return
    for reading in by_reading.readings:
        yield f"  {by_reading.question} read as {reading}:", RULE
        yield from _played(book, with_reading(laid, by_reading.question, reading))


def _once(cited: Iterable[Citation]) -> Iterator[Citation]:
    """Give what a play meets, each once; of a clause that lets through or refuses only that."""
    every = dict.fromkeys(cited)
    decide = {citation.clause for citation in every if citation.how != "carried out"}
    return (one for one in every if one.how != "carried out" or one.clause not in decide)


def _played(book: Rulebook, laid: Laid) -> Iterator[Line]:
    ending = laid.play()
    for asked in ending.asked:
        if asked.forced:
            continue
        ask = described(asked.ask)
        yield f"  asked {ask['key']} ({ask['subject']}): {short(plain(asked.answer))}", ""
    for citation in _once(ending.cited):
        text = book.clauses[citation.clause].text
        yield f"  {citation.how:11} {citation.clause}: {text}", DIM
    if isinstance(ending, Played):
        for path, value in leaves(difference(laid.position, ending.result)).items():
            yield f"  {path} = {short(value)}", GOOD
    elif isinstance(ending, Refused):
        yield f"  refused: {ending.why} ({ending.clause})", BAD
    elif isinstance(ending, Open):
        yield f"  asks {short(described(ending.ask))}", GOOD
