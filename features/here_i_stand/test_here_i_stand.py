"""Every scenario of Here I Stand is a test."""

from pytest_bdd import scenarios

scenarios(".")
