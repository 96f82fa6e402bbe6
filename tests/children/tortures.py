"""Misbehaves in the ways and in the phases that it is told; otherwise nothing is wrong with it.

The phases: start, hello, greeted, the id of a case, case (every one), bye.
"""

import json
import os
import signal
import subprocess
import sys
import time

from talk import hello, outcome, say, write

MB = 1024 * 1024
told = list(zip(sys.argv[1::2], sys.argv[2::2], strict=True))
requests = []
position = {}


def hangs():
    time.sleep(60)


def ignores_sigterm():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(60)


def exits():
    os._exit(7)


def exits_well():
    os._exit(0)


def kills_itself():
    os.kill(os.getpid(), signal.SIGKILL)


def half_a_line():
    write(b'{"reply": "outcome", "se')
    os._exit(0)


def not_utf8():
    write(b'{"reply": "skipped", "seq": 1, "why": "d\xe9pass\xe9"}\n')
    time.sleep(60)


def long_line():
    for _ in range(50):
        write(b"x" * MB)
    write(b"\n")


def long_reply():
    write(b'{"reply": "skipped", "seq": %d, "why": "' % requests[-1]["seq"])
    long_line()
    write(b'"}\n')


def stops_itself():
    os.kill(os.getpid(), signal.SIGSTOP)


def large_reply():
    position["boards"] = ["A" * MB]


def deep_reply():
    nested = b'{"lands": ' * 900 + b"{}" + b"}" * 900
    write(b'{"reply": "outcome", "seq": %d, "position": %s}\n' % (requests[-1]["seq"], nested))
    time.sleep(60)


def for_ever(chunk):
    while True:
        write(chunk)


def endless_line():
    for_ever(b"x" * MB)


def endless_lines():
    for_ever(b"still thinking\n" * 10_000)


def endless_blank_lines():
    for_ever(b"\n" * MB)


def endless_replies():
    for_ever(b'{"reply": "outcome", "seq": 1, "position": {}}\n' * 1000)


def many_wrong_replies():
    write(b'{"reply": 1}\n' * 5000)


def banner():
    write(b"Engine 2.0\n" * 30)


def much_on_stderr():
    for _ in range(50):
        sys.stderr.write("y" * MB)


def endless_stderr():
    while True:
        sys.stderr.write("y" * MB)


def leaves_children():
    subprocess.Popen(["/bin/sh", "-c", "sleep 60 & sleep 60"])


def leaves_a_daemon():
    subprocess.Popen(["sleep", "60"], start_new_session=True)


def slow():
    time.sleep(0.7)


def slows_down():
    time.sleep(0.4 * sum(request["request"] == "case" for request in requests))


def closes_stdin():
    os.close(0)


def closes_stdout():
    os.close(1)
    time.sleep(60)


def answers():
    say(outcome(1))


def at(*phases):
    for how, phase in told:
        if phase in phases:
            globals()[how]()


at("start")
for line in sys.stdin.buffer:
    request = json.loads(line)
    requests.append(request)
    if request["request"] == "hello":
        at("hello")
        say(hello())
        at("greeted")
    elif request["request"] == "case":
        at("case", request["id"])
        say(outcome(request["seq"], **position))
    else:
        at("bye")
        break
