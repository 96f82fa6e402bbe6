"""Counting every way that a play can go: odds and perft."""
