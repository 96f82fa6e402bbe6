"""Exits after the first case, without a word, as if that were all."""

from talk import outcome, requests, say

for seq in requests():
    say(outcome(seq))
    break
