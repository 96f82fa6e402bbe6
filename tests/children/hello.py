"""Answers hello with what it is told to."""

import json
import sys

from talk import hello, say

sys.stdin.readline()
say(hello(**json.loads(sys.argv[1])))
sys.stdin.read()
