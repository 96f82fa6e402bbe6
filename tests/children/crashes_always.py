"""Exits at every case."""

import sys

from talk import requests

for _ in requests():
    sys.exit(9)
