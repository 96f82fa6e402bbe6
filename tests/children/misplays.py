"""The reference as a child, misplaying as it is told: `misplays.py FAULT FOLDER`.

The folder gets a file `played` once the first case is played.
"""

import os
import sys
from pathlib import Path

import msgspec

from rulewright.conformance.implementations import greeting_of, play_request
from rulewright.conformance.protocol import Outcome, PlayCase
from rulewright.core.games import rulebook

fault, folder = sys.argv[1], Path(sys.argv[2])
book = rulebook("spirit-island")
write, flush = sys.stdout.buffer.write, sys.stdout.buffer.flush
seen = 0

for line in sys.stdin.buffer:
    message = msgspec.json.decode(line)
    if message["request"] == "bye":
        break
    if message["request"] == "hello":
        reply = greeting_of(book)
    else:
        request = msgspec.convert(message, PlayCase)
        seen += 1
        removes = request.operation == "spirit_island.remove_blight"
        if removes and fault == "crashes":
            os._exit(7)
        if fault == "crashes_always":
            os._exit(7)
        reply = play_request(book, request)
        if removes and isinstance(reply, Outcome) and (fault != "flaky" or seen % 2):
            reply.position["blight_card"] = request.position["blight_card"]
        (folder / "played").touch()
    write(msgspec.json.encode(reply) + b"\n")
    flush()
