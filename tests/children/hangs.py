"""Hangs at case 5, or before hello."""

import sys
import time

from talk import outcome, requests, say

if sys.argv[1] == "hello":
    time.sleep(60)
for seq in requests():
    if seq == 5:
        time.sleep(60)
    say(outcome(seq))
