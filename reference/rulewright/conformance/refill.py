"""Filling all cases from the features: runs them by pytest, which collects the cases."""

from __future__ import annotations

import subprocess
import sys

from rulewright.conformance.data import data_folder
from rulewright.core.clauses import BadData


def refill(*, check: bool) -> int:
    """Fill tests/vectors from the features, or check that a fill would change nothing.

    Args:
        check: only check.

    Returns:
        0 if all is well, 1 if a scenario fails or a case differs.

    Raises:
        BadData: this is no checkout of the project, or pytest isn't installed.
    """
    features = data_folder("features")
    if not (features / "conftest.py").exists():
        raise BadData("only a checkout of the project has the steps of the features: clone it")
    try:
        import pytest  # noqa: F401  # only to see that it is there
    except ImportError:
        raise BadData("filling needs pytest: pip install 'rulewright[dev]'") from None
    how = "check" if check else "write"
    command = [sys.executable, "-m", "pytest", str(features), "-q", f"--fill={how}", "--no-header"]
    return 1 if subprocess.run(command, cwd=features.parent, check=False).returncode else 0
