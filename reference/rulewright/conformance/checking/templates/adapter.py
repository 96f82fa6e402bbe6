"""An adapter: it lets rulewright play its cases of @title@ on your engine. Fill it in.

The harness starts this program and writes one request per line to its stdin. We answer each with
one line on stdout, all of it JSON. A case is played in four steps, marked below with STEP:

    1. load     put the case's position on your engine's table
    2. play     carry out the case's operation
    3. answer   answer what your engine asks with the case's answers
    4. save     write down the whole position that comes of it

It is prepared for one operation. Until step 2 is filled in, every case is skipped. What should have
come out is not your concern: the harness knows it. All operations, what they take and ask, and all
fields of a position: `rulewright operations @game@`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]

# The reply to `hello`: who you are, and what you can do. Cases that need more aren't sent.
HELLO: Json = {
    "reply": "hello",
    "protocol": 1,
    "name": "my engine",
    "version": "0.1",
    "language": "Python",
    "games": ["@name@"],
    # What your engine can do. Add operations one by one; the others are skipped until then.
    "operations": ["@operation@"],
    # @map@
    # All fields that `load` reads or `save` writes: dotted paths, `*` for any name. "*" alone is
    # every field: name yours once your engine's own table stands in the place of the position.
    "fields": ["*"],
}

# The operations that there are, to be added above and to OPERATIONS below:
# @operations@


class Skip(Exception):
    """The case needs what the engine doesn't have. Say what; never guess."""


class Refused(Exception):
    """The engine says that this can't be done."""


class NotOffered(Exception):
    """The case chooses what the engine doesn't offer."""


class Asks(Exception):
    """The engine asks what the case doesn't answer."""


class Table:
    """What stands on the table. Put your engine's own game in the place of the plain position."""

    def __init__(self, position: Json, places: Json | None) -> None:
        self.position = position
        self.places = places  # the map of the case, if it brings one


def load(position: Json, places: Json | None) -> Table:
    """STEP 1: put the case's position on the table.

    Positions are sparse: a field that is left out has its default: 0, "", false, nothing.
    """
    return Table(position, places)


def play_operation(table: Table, given: Json, answers: Answers) -> None:
    """STEP 2: let your engine do it.

    @says@

    If your engine refuses, raise Refused; if it asks something, see step 3.
    @inputs@
    """
    raise Skip("@short@ is not written yet: fill in step 2 of the adapter")


# What the engine can do, as `operations` says: the inputs of a case differ from one to the other.
OPERATIONS: dict[str, Callable[[Table, Json, Answers], None]] = {
    "@operation@": play_operation,
}


class Answers:
    """STEP 3: the players and chance, as the engine sees them. They answer what the case says.

    Its answers are by key (what is asked) and subject (about what), each a list of successive
    answers: {"retreat": {"here": ["there"]}, "dice": {"here": [[5, 6]]}}.
    """

    def __init__(self, answers: dict[str, dict[str, list[Any]]]) -> None:
        self.left = {
            (key, subject): list(successive)
            for key, subjects in answers.items()
            for subject, successive in subjects.items()
        }

    def roll(self, key: str, subject: str, dice: int) -> Any:
        """Let your engine call this wherever it would roll dice."""
        left = self.left.get((key, subject))
        if not left:
            raise Asks({"key": key, "subject": subject, "dice": dice})
        return left.pop(0)

    def choose(self, key: str, subject: str, options: list[str]) -> Any:
        """Let your engine call this wherever it would ask its player to choose."""
        left = self.left.get((key, subject))
        if not left:
            raise Asks({"key": key, "subject": subject, "options": options})
        answer = left.pop(0)
        if answer not in options:
            raise NotOffered(f"{key} ({subject}): {answer!r} is none of {', '.join(options)}")
        return answer


def save(table: Table) -> Json:
    """STEP 4: write down the whole position that is on the table, also what didn't change."""
    return table.position


def play(case: Json) -> Json:
    """Play one case and return the reply, without its `seq`. Each way it can go has its own."""
    where = "adapter"  # whose fault it is if something breaks
    try:
        if case["operation"] not in OPERATIONS:
            raise Skip(f"{case['operation']} is not known here")
        if case["rules"]:
            raise Skip("only the printed rules are known here")
        table = load(case["position"], case.get("places"))
        where = "engine"
        OPERATIONS[case["operation"]](table, case["inputs"], Answers(case["answers"]))
        where = "adapter"
        return {"reply": "outcome", "position": save(table)}
    except Skip as why:
        return {"reply": "skipped", "why": str(why)}
    except Refused as why:
        return {"reply": "illegal", "how": "refused", "why": str(why)}
    except NotOffered as why:
        return {"reply": "illegal", "how": "not offered", "why": str(why)}
    except Asks as ask:
        return {"reply": "asks", "asks": list(ask.args)}
    except Exception as why:  # a bug is told as one: it never counts as "illegal"
        return {"reply": "error", "where": where, "why": repr(why)}


def main() -> None:
    """Answer requests until `bye`."""
    # stdout belongs to the protocol. Keep it for the replies, and let all else that prints, in
    # Python or below it, write to stderr. The harness shows that when something fails.
    protocol = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["request"] == "bye":
            break  # to end with exit code 0
        if request["request"] == "hello":
            reply = HELLO
        else:
            # Many cases are in flight at once: `seq` tells to which of them a reply belongs.
            reply = {"seq": request["seq"], **play(request)}
        # One line, and flushed, or the harness waits for it.
        print(json.dumps(reply), file=protocol, flush=True)


if __name__ == "__main__":
    main()
