"""Passes every line between the harness and a command on, and writes both sides to a file."""

import subprocess
import sys
from pathlib import Path

log, *command = sys.argv[1:]
with (
    Path(log).open("wb") as file,
    subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine,
):
    for line in sys.stdin.buffer:
        engine.stdin.write(line)
        engine.stdin.flush()
        file.write(b"> " + line)
        reply = engine.stdout.readline()
        if reply:
            file.write(b"< " + reply)
            sys.stdout.buffer.write(reply)
            sys.stdout.buffer.flush()
