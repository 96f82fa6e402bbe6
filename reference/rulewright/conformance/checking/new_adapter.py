"""New adapters: a starting point that already says hello, and skips every case until filled in."""

from __future__ import annotations

import difflib
import os
import re
import shlex
from collections.abc import Mapping
from pathlib import Path

import msgspec

from rulewright.core.clauses import BadData
from rulewright.core.games import names
from rulewright.core.operations import Rulebook

TEMPLATES = Path(__file__).parent / "templates"
"""A folder for some games: what is written as it stands, one file for each language. Beside these
folders lies a file for any other game, in which names of the game are put.
"""


class Language(msgspec.Struct, frozen=True):
    """A language that an adapter can be begun in.

    Attributes:
        file: the name of the file.
        run: what runs it.
    """

    file: str
    run: str


LANGUAGES: Mapping[str, Language] = {
    "python": Language("adapter.py", "python" if os.name == "nt" else "python3"),
    "javascript": Language("adapter.mjs", "node"),
    "java": Language("Adapter.java", "java"),
}


def new_adapter(book: Rulebook, language: str, folder: Path) -> list[str]:
    """Write a starting point for an adapter.

    Args:
        book: the game.
        language: the language, as in LANGUAGES.
        folder: where to write it; it is made if it isn't there.

    Returns:
        Lines for the user: what was written, and what to type next.

    Raises:
        BadData: there is no such language or none for this game, the folder is called like another
            game, the file is there already, or it can't be written.
    """
    begun = _language(language)
    other = str(folder).replace("-", "_")
    if other in names() and other != book.name and not folder.is_dir():
        raise BadData(
            f"{folder} is a game, and a folder is wanted: say --game {other.replace('_', '-')}, or "
            "call the folder otherwise"
        )
    text = _text(book, language).encode()
    file = folder / begun.file
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with file.open("xb") as new:
            new.write(text)
    except FileExistsError:
        if not folder.is_dir():
            raise BadData(f"{folder} is a file: name a folder") from None
        raise BadData(f"{file} is there already: name another folder, or move it away") from None
    except OSError as error:
        raise BadData(f"{file}: can't be written: {error.strerror or error}") from None
    return [
        f"{file}: written. It says hello, and skips every case until its four steps are filled in.",
        "Check it, now and as you go on:",
        "",
        f"    {_check(book, shlex.join([begun.run, str(file)]), text.decode())}",
    ]


def _text(book: Rulebook, language: str) -> str:
    """Return what a new adapter of a game says in a language."""
    begun = LANGUAGES[language]
    template = TEMPLATES / book.name / begun.file
    if template.is_file():
        return template.read_text(encoding="utf-8")
    template = TEMPLATES / begun.file
    if template.is_file():
        return _filled(book, template.read_text(encoding="utf-8"))
    games = ", ".join(sorted(at.name for at in TEMPLATES.iterdir() if at.is_dir()))
    there = [name for name, one in LANGUAGES.items() if (TEMPLATES / one.file).is_file()]
    next_step = "begin with that of docs/ten-minutes.md"
    if there:
        next_step += f", or look at --language {there[0]} --game {book.name.replace('_', '-')}"
    raise BadData(
        f"there is no starting point for {book.title} in {language} (for: {games}): the loop "
        f"is the same for every game, {next_step}"
    )


def _filled(book: Rulebook, text: str) -> str:
    """Put the names of a game into the template for any game: @words@, and lines of their own."""
    first = next(one for name, one in book.operations.items() if name != book.set_up)
    inputs = [
        f"    {one.name}: {one.says}{'' if one.required else ' (may be left out)'}"
        for one in first.inputs
    ]
    has_map = bool(book.boards(book.components()))
    lines = {
        "    # @map@": [
            "    # The map: the small one that each case brings as `places`. docs/own-map.md tells",
            "    # how to send your own instead.",
            '    "map": "given",',
        ]
        if has_map
        else [],
        "# @operations@": [f"#   {name}" for name in book.operations],
        "    @inputs@": ["", "    Inputs:", *(f"    {line}" for line in inputs)] if inputs else [],
    }
    words = {
        "@title@": book.title,
        "@game@": book.name.replace("_", "-"),
        "@name@": book.name,
        "@operation@": first.name,
        "@short@": first.name.split(".", 1)[1].replace("_", " "),
        "@says@": first.says,
    }
    told: list[str] = []
    for line in text.splitlines():
        told.extend(lines.get(line, [line]))
    whole = "\n".join(told) + "\n"
    for mark, word in words.items():
        whole = whole.replace(mark, word)
    return whole


def _check(book: Rulebook, implementation: str, text: str) -> str:
    """Return the command line that checks a new adapter in the operation it is prepared for."""
    plain = not set(implementation) & set("'\"\\$`!")
    quoted = f'"{implementation}"' if plain else shlex.quote(implementation)
    prepared = re.search(rf'"{book.name}\.(\w+)"', text)
    only = f" --operation {prepared[1]}" if prepared else ""
    return f"rulewright check {book.name.replace('_', '-')} --implementation {quoted}{only}"


def _language(name: str) -> Language:
    language = LANGUAGES.get(name)
    if language is None:
        near = difflib.get_close_matches(name.lower(), LANGUAGES, 1)
        hint = f": did you mean {near[0]}?" if near else ""
        raise BadData(
            f"there is no starting point in {name!r}{hint} (languages: {', '.join(LANGUAGES)})"
        )
    return language
