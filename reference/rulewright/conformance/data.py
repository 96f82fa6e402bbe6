"""Where vectors, features and schemas lie: in the repository, or in the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from rulewright.core.clauses import BadData

_PACKAGE = Path(__file__).parent.parent
_REPOSITORY = _PACKAGE.parent.parent
_IN_REPOSITORY = {"vectors": "tests/vectors", "features": "features", "schemas": "schemas"}


def data_folder(what: Literal["vectors", "features", "schemas"]) -> Path:
    """Return the folder of vectors, features or schemas.

    Raises:
        BadData: it is in neither place; the installation is incomplete.
    """
    installed = _PACKAGE / "_data" / what
    in_repository = _REPOSITORY / _IN_REPOSITORY[what]
    for folder in (installed, in_repository):
        if folder.is_dir():
            return folder
    raise BadData(f"the {what} are neither in {installed} nor in {in_repository}: install again")


def vector_files(game: str) -> list[Path]:
    """Return the case files of a game, sorted by name.

    Raises:
        BadData: there are none.
    """
    files = sorted((data_folder("vectors") / game).glob("*.jsonl"))
    if not files:
        raise BadData(f"{data_folder('vectors') / game}: there are no cases")
    return files
