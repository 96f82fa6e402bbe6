"""Ends in the middle of its reply to case 5, or leaves off the end of the line and waits."""

import sys

from talk import outcome, requests, say, write

for seq in requests():
    if seq == 5:
        write(b'{"reply": "outcome", "se')
        if sys.argv[1] == "exits":
            sys.exit(0)
    else:
        say(outcome(seq))
