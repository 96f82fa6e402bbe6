"""Checking an implementation: plans, transports, the runner, journals."""
