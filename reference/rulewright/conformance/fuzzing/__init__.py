"""Fuzzing: drawn plays, put to an implementation until one differs."""
