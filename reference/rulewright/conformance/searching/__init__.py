"""Searching for small cases: witnesses, and which readings an implementation follows."""
