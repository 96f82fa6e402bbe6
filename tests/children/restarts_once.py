"""Crashes at the first case, and can't be started a second time."""

import sys
from pathlib import Path

from talk import requests

mark = Path(sys.argv[1])
if mark.exists():
    sys.exit("the licence is used up")
mark.touch()
for _ in requests():
    sys.exit(1)
