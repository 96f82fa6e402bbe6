"""Notes each case in a file; hangs at its fifth one until it may go on, and says that it does."""

import json
import os
import sys
import time
from pathlib import Path

from talk import hello, outcome, say

folder = Path(sys.argv[1])
count = 0
for line in sys.stdin.buffer:
    request = json.loads(line)
    if request["request"] == "hello":
        say(hello())
    elif request["request"] == "case":
        count += 1
        if count == 5 and not (folder / "go").exists():
            (folder / f"{os.getpid()}.hangs").touch()
            time.sleep(60)
        with (folder / "played").open("a") as played:
            played.write(request["id"] + "\n")
        say(outcome(request["seq"]))
    else:
        break
