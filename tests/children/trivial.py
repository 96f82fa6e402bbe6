"""The least an adapter can do: it answers every case at once, without looking at it."""

import re
import sys

OPERATIONS = sys.argv[1:] or (
    "ravage_land",
    "build_land",
    "explore_land",
    "deal_damage",
    "add_blight",
)
HELLO = (
    '{"reply":"hello","protocol":1,"name":"trivial","version":"1","games":["spirit_island"],'
    '"map":"given","components":["A","B","C","D"],"operations":["'
    + '","'.join(f"spirit_island.{name}" for name in OPERATIONS)
    + '"]}\n'
).encode()
SEQ = re.compile(rb'"seq":(\d+)')


def main() -> None:
    write, flush = sys.stdout.buffer.write, sys.stdout.buffer.flush
    for line in sys.stdin.buffer:
        if line.startswith(b'{"request":"case"'):
            write(b'{"reply":"skipped","seq":%s,"why":"trivial"}\n' % SEQ.search(line)[1])
        elif b'"hello"' in line:
            write(HELLO)
        else:
            break
        flush()


if __name__ == "__main__":
    main()
