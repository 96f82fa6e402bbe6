"""Closes its stdin after hello, and stays."""

import os
import time

from talk import hello, say

input()
say(hello())
os.close(0)
time.sleep(60)
