"""Exits before it says hello."""

import sys

sys.exit("no engine found in /opt")
