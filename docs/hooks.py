"""What the site has besides the pages of this folder: those made from the games' tables, schemas.

mkdocs calls these functions by their names while it builds the site.
"""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from rulewright.conformance.cases import load_cases
from rulewright.conformance.data import data_folder, vector_files
from rulewright.conformance.reporting.reference_docs import pages, slug
from rulewright.core.games import names, rulebook
from rulewright.core.operations import Rulebook

BOOKS = [rulebook(name) for name in names()]


def on_config(config: MkDocsConfig) -> None:
    """List the sections of each rulebook below Rules, and the example adapters."""
    folder = Path(config.docs_dir)
    adapters = sorted(folder.glob("adapters/**/README.md"))
    below = {
        "Rules": [{book.title: rules(book)} for book in BOOKS],
        "Example adapters": [page.relative_to(folder).as_posix() for page in adapters],
    }
    config.nav = [
        {name: below.get(name, items) for name, items in tab.items()} for tab in config.nav or []
    ]


def rules(book: Rulebook) -> list[str | dict[str, str]]:
    """Return the pages on the rules of a game, in the order of the rulebook."""
    game = slug(book)
    return [
        {"All sections": f"rules/{game}/index.md"},
        {"Questions": f"questions/{game}.md"},
        *(f"rules/{game}/{section.name}.md" for section in book.sections),
    ]


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the pages made from the games' tables, and the schemas."""
    for book in BOOKS:
        for name, page in pages(book, load_cases(vector_files(book.name))).items():
            there = files.get_file_from_path(name)
            if there is not None:  # a page that is kept here for those who read without the site
                files.remove(there)
            files.append(File.generated(config, name, content=page))
    for schema in data_folder("schemas").glob("*.json"):
        name = f"schemas/{schema.name}"
        files.append(File.generated(config, name, abs_src_path=str(schema)))


def on_page_markdown(markdown: str, **_: object) -> str:
    """Let links to the schemas lead into the site, where they lie beside the pages."""
    return markdown.replace("](../schemas/", "](schemas/")
