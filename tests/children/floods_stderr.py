"""Writes 1 MB to stderr before hello and for each case."""

import sys

from talk import outcome, requests, say

sys.stderr.write("x" * 1_000_000)
for seq in requests():
    sys.stderr.write("y" * 1_000_000 + f"\ncase {seq} is the end\n")
    sys.stderr.flush()
    if seq == 5:
        sys.exit(1)
    say(outcome(seq))
