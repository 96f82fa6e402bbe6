"""Replies with much, and writes it without reading on."""

from talk import outcome, requests, say

for seq in requests():
    say(outcome(seq, filler="x" * 100_000))
