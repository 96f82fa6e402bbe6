"""Replies to four cases at a time, the last first."""

from talk import outcome, requests, say

held = []
for seq in requests():
    held.append(seq)
    if len(held) == 4:
        while held:
            say(outcome(held.pop()))
