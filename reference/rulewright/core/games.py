"""The small table of games: each game registers its rulebook as an entry point."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import entry_points

from rulewright.core.clauses import BadData
from rulewright.core.operations import Rulebook

GROUP = "rulewright.games"


@cache
def names() -> tuple[str, ...]:
    """Return the import names of all registered games."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def rulebook(name: str) -> Rulebook:
    """Return the rulebook of a game by its name (`spirit-island` or `spirit_island`).

    Raises:
        BadData: no such game.
    """
    wanted = name.replace("-", "_")
    for point in entry_points(group=GROUP):
        if point.name == wanted:
            found: Rulebook = point.load()
            return found
    near = difflib.get_close_matches(wanted, names(), 1)
    hint = f": did you mean {near[0].replace('_', '-')}?" if near else ""
    raise BadData(f"there is no game {name!r}{hint} (games: {', '.join(names()) or 'none'})")


def rulebook_of(clause_or_question: str) -> Rulebook:
    """Return the rulebook to which a clause or question id belongs.

    Raises:
        BadData: no game has this prefix.
    """
    prefix = clause_or_question.split("-", 1)[0]
    for name in names():
        if rulebook(name).prefix == prefix:
            return rulebook(name)
    wanted = clause_or_question.lower()
    ids = (id_ for name in names() for id_ in (*rulebook(name).questions, *rulebook(name).clauses))
    meant = next((id_ for id_ in ids if id_.lower() == wanted), None)
    hint = f": did you mean {meant}?" if meant else ": ids begin with a game's prefix"
    if wanted.replace("-", "_") in names():
        raise BadData(
            f"{clause_or_question!r} is a game, not a clause or question: "
            f"say --game {wanted.replace('_', '-')}"
        )
    raise BadData(f"{clause_or_question!r} belongs to no game{hint}")
