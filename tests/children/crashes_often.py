"""A child that crashes at most cases and skips the others."""

import json
import os
import sys
from zlib import crc32

HELLO = {
    "reply": "hello",
    "protocol": 1,
    "name": "crashes often",
    "version": "1",
    "language": "Python",
    "games": ["spirit_island"],
    "operations": ["spirit_island.remove_blight"],
    "map": "given",
}

for line in sys.stdin:
    request = json.loads(line)
    if request["request"] == "bye":
        break
    reply = HELLO
    if request["request"] != "hello":
        if crc32(request["id"].encode()) % 8 < 5:
            os._exit(3)
        reply = {"reply": "skipped", "seq": request["seq"], "why": "it is that lucky"}
    print(json.dumps(reply), flush=True)
