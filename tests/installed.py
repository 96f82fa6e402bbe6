"""What tests need besides Python: they are passed over where it is missing, but never in CI."""

from __future__ import annotations

import os
import shutil

import pytest


def needs(*programs: str) -> None:
    """Skip the test if a program isn't installed; in CI (CI=true) that is a failure."""
    missing = [program for program in programs if shutil.which(program) is None]
    if not missing:
        return
    why = f"{', '.join(missing)} can't be found: install it, or this isn't tested"
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI must test everything, but {why}", pytrace=False)
    pytest.skip(why)
