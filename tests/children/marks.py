"""Makes a file that says that it has come to case 5, and hangs."""

import sys
import tempfile
import time

from talk import outcome, requests, say

for seq in requests():
    if seq == 5:
        tempfile.mkstemp(dir=sys.argv[1])
        time.sleep(60)
    say(outcome(seq))
