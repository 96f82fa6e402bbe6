"""Starts another process, tells its number on stderr, and forgets about it."""

import subprocess
import sys

from talk import outcome, requests, say

sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
print(sleeper.pid, file=sys.stderr, flush=True)
for seq in requests():
    if seq == 5:
        sys.exit(1)
    say(outcome(seq))
