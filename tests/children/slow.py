"""Takes 0.05 s for each case, and longer for case 3."""

import time

from talk import outcome, requests, say

for seq in requests():
    time.sleep(0.45 if seq == 3 else 0.05)
    say(outcome(seq))
