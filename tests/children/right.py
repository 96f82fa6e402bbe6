"""Nothing is wrong with it."""

from talk import outcome, requests, say

for seq in requests():
    say(outcome(seq))
