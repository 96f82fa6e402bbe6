"""Writes garbage: all the time, or where the reply to case 5 should be."""

import sys

from talk import outcome, requests, say, write

kinds = {
    "broken": b'{"reply": "outcome", "seq": 5, "position": {"a": NaN}}\n',
    "nameless": b'{"reply": "outcome", "position": {}}\n',
    "unknown field": b'{"reply": "outcome", "seq": 5, "position": {}, "colour": 1}\n',
    "wrong type": b'{"reply": "skipped", "seq": "5", "why": ""}\n',
    "unknown reply": b'{"reply": "hello", "seq": 5}\n',
    "not UTF-8": b'{"reply": "skipped", "seq": 5, "why": "d\xe9pass\xe9"}\n',
    "stray, not UTF-8": b"d\xe9pass\xe9\n",
    "twice": b'{"reply": "outcome", "seq": 5, "position": {}}\n' * 2,
    "unknown seq": b'{"reply": "outcome", "seq": 1000, "position": {}}\n',
    "long": b'{"reply": "skipped", "seq": 5, "why": "' + b"x" * (8 * 1024 * 1024) + b'"}\n',
}
kind = sys.argv[1]
if kind == "hello":
    for _ in range(200):
        write(b"\x00\x01\x02garbage\n")
for seq in requests():
    if seq == 5:
        write(kinds[kind])
    else:
        say(outcome(seq))
