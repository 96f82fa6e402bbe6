"""Stays when it is told bye, and doesn't let itself be terminated."""

import signal
import time

from talk import outcome, requests, say

signal.signal(signal.SIGTERM, signal.SIG_IGN)
for seq in requests():
    say(outcome(seq))
time.sleep(60)
