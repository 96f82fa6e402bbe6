"""Writes so many lines to stdout that are no replies: before hello, and before case 5."""

import sys

from talk import outcome, requests, say, write

many = int(sys.argv[1])
write(b'Engine 2.0\n\n{"level": "info"}\n')
for seq in requests():
    if seq == 5:
        write(b"thinking\n" * many)
    say(outcome(seq))
