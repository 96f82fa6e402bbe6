"""Exits with code 3 at case 5, or kills itself if it is told to, or only if it saw case 4."""

import os
import signal
import sys

from talk import outcome, requests, say

how = sys.argv[1]
seen = set()
for seq in requests():
    seen.add(seq)
    if seq == 5 and (how != "loaded" or 4 in seen):
        if how == "signal":
            os.kill(os.getpid(), signal.SIGSEGV)
        print("case 5 is too much", file=sys.stderr)
        sys.exit(3)
    say(outcome(seq))
