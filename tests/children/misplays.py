"""The reference as a child, with one rule broken: removed blight doesn't return to the Blight card.

The folder that it is given gets a file `played` once many cases are played.
"""

import sys
from pathlib import Path

import msgspec

from rulewright.conformance.checking.implementations import greeting_of, play_request
from rulewright.conformance.protocol import Outcome, PlayCase
from rulewright.core.games import rulebook

MANY = 300

folder = Path(sys.argv[1])
book = rulebook("spirit-island")
seen = 0

for line in sys.stdin.buffer:
    message = msgspec.json.decode(line)
    if message["request"] == "bye":
        break
    if message["request"] == "hello":
        reply = greeting_of(book)
    else:
        request = msgspec.convert(message, PlayCase)
        reply = play_request(book, request)
        if request.operation == "spirit_island.remove_blight" and isinstance(reply, Outcome):
            reply.position["blight_card"] = request.position.get("blight_card", {})
        seen += 1
        if seen == MANY:
            (folder / "played").touch()
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()
