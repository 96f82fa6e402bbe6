"""Known failures: an implementer's own list of cases that fail, each with a URL that says why."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from rulewright.core.clauses import BadData, read_toml


class KnownFailure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One case that is known to fail.

    Attributes:
        case: the id of the case.
        url: where the failure is tracked.
        why: a remark.
    """

    case: str
    url: str
    why: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    failure: tuple[KnownFailure, ...] = ()


def load_known_failures(file: Path, cases: Mapping[str, object]) -> dict[str, KnownFailure]:
    """Load a list of known failures.

    Args:
        file: the TOML file, `[[failure]]` tables with `case` and `url`.
        cases: the cases that exist, by id.

    Returns:
        The failures by case id.

    Raises:
        BadData: the file is wrong, a case doesn't exist or stands there twice, a URL is missing.
    """
    loaded: _File = read_toml(file, _File)
    failures: dict[str, KnownFailure] = {}
    for failure in loaded.failure:
        if failure.case not in cases:
            raise BadData(f"{file}: there is no case {failure.case}")
        if failure.case in failures:
            raise BadData(f"{file}: {failure.case} stands there twice")
        if "://" not in failure.url:
            raise BadData(f"{file}: {failure.case} needs the URL at which its failure is tracked")
        failures[failure.case] = failure
    return failures
